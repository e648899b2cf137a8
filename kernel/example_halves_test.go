package kernel_test

import (
	"fmt"

	"github.com/limbfp/limb/fp"
)

// fade multiplies each point of a picture by the weight of its column.
//
//limb:kernel
func fade(i int, picture []fp.Half, weights []fp.BF16, width int) {
	x := picture[i].Float32()
	picture[i] = fp.HalfOf(float32(x * weights[i%width].Float32()))
}

// Numbers of 16 bits in memory.
func Example_halves() {
	picture := []fp.Half{fp.HalfOf(1), fp.HalfOf(0.1), fp.HalfOf(3), fp.HalfOf(65504)}
	weights := []fp.BF16{fp.BF16Of(0.5), fp.BF16Of(2)}
	for i := range picture {
		fade(i, picture, weights, 2)
	}
	for _, p := range picture {
		fmt.Println(p.Float32())
	}
	// Output:
	// 0.5
	// 0.19995117
	// 1.5
	// +Inf
}
