package kernel_test

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// heat is a step of the heat equation on a rod, whose ends stay as they are.
//
//limb:kernel
func heat(i int, dst, src []limb.DD, k limb.DD) {
	if i == 0 || i == len(src)-1 {
		dst[i] = src[i]
		return
	}
	around := src[i-1].Add(src[i+1])
	dst[i] = src[i].Add(k.Mul(around.Sub(src[i].Add(src[i]))))
}

// A kernel for items runs in plain Go, under a debugger too, and there gives the bits that
// it gives on devices.
func ExampleItems() {
	rod, next := make([]limb.DD, 9), make([]limb.DD, 9)
	rod[4] = limb.NewDD(1)
	third := limb.NewDD(1).DivFloat(3)
	for range 100 {
		kernel.Items(len(rod), func(i int) { heat(i, next, rod, third) })
		rod, next = next, rod
	}
	fmt.Printf("%.30f\n", rod[4])

	// Output:
	// 0.001368166130987852597545961900
}
