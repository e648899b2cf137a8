package kernel_test

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// block is the number of elements that a group of total adds.
const block = 64

// total sets sums[g] to the sum of the block g of x: in each phase the upper half of what is
// left is added to the lower half.
//
//limb:kernel
func total(g kernel.Group, sums, x []limb.DD) {
	var part [block]limb.DD // the group's own memory
	first := g.Index() * block
	g.Each(block, func(i int) {
		var v limb.DD
		if first+i < len(x) {
			v = x[first+i]
		}
		part[i] = v
	})
	for half := block / 2; half > 0; half /= 2 {
		g.Each(half, func(i int) { part[i] = part[i].Add(part[half+i]) })
	}
	g.Each(1, func(int) { sums[g.Index()] = part[0] })
}

// A kernel for groups works in phases, on memory of the group's own.
func ExampleGroups() {
	x := make([]limb.DD, 1000)
	for i := range x {
		x[i] = limb.NewDD(1).DivFloat(float64(i + 1))
	}
	sums := make([]limb.DD, (len(x)+block-1)/block)
	kernel.Groups(len(sums), func(g kernel.Group) { total(g, sums, x) })
	harmonic := limb.DD{}
	for _, s := range sums {
		harmonic = harmonic.Add(s)
	}
	fmt.Printf("%.28f\n", harmonic)

	// Output:
	// 7.4854708605503449126565182043
}
