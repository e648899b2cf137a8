// A program whose size TestSizes knows.
package main

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
)

func main() {
	x := make([]limb.CDD, 8)
	p, err := fft.New[limb.CDD](len(x))
	if err == nil {
		p.Forward(x, x)
	}
	fmt.Println(x[0], err)
}
