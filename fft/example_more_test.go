package fft_test

import (
	"fmt"
	"log"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
)

// A plan is made once, for any length, and used as often as one likes.
func ExampleNew() {
	p, err := fft.New[limb.CDD](7)
	if err != nil {
		log.Fatal(err)
	}
	x := make([]limb.CDD, 7)
	x[0].Re = limb.NewDD(1)
	p.Forward(x, x) // one number has the same weight in all frequencies
	fmt.Println(x[3].Re)
	_, err = fft.New[limb.CDD](0)
	fmt.Println(err)
	// Output:
	// 1
	// fft: length 0: a transform has 1 to 268435455 elements
}
