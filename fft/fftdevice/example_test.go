package fftdevice_test

import (
	"fmt"
	"log"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft/fftdevice"
)

// A square wave of four numbers, transformed on the processor: "opencl:0" would be the
// first OpenCL device, and "" the best there is.
func ExampleNew() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	p, err := fftdevice.New[limb.CDD](d, 4)
	if err != nil {
		log.Fatal(err)
	}
	defer p.Close()

	one := limb.DD{Hi: 1}
	x := []limb.CDD{{Re: one}, {Re: one}, {Re: one.Neg()}, {Re: one.Neg()}}
	if err := p.ForwardSlice(x, x); err != nil {
		log.Fatal(err)
	}
	for _, z := range x {
		fmt.Printf("%g %g\n", z.Re.Hi, z.Im.Hi)
	}
	// Output:
	// 0 0
	// 2 -2
	// 0 0
	// 2 2
}
