// A program whose size TestSizes knows.
package main

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft/fftdevice"
)

func main() {
	d, err := device.Open("")
	if err != nil {
		panic(err)
	}
	defer d.Close()
	p, err := fftdevice.New[limb.CDD](d, 8)
	if err == nil {
		x := make([]limb.CDD, 8)
		err = p.ForwardSlice(x, x)
	}
	fmt.Println(err)
}
