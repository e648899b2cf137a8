package kernel_test

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

const tile, most = 64, 16 // elements of a group, and weights at most

// load brings n elements of x to the group's memory, the first from x[at], with 0 behind the end.
func load(g kernel.Group, to, x []limb.DD, at, n int) {
	g.Each(n, func(i int) {
		var v limb.DD
		if at+i < len(x) {
			v = x[at+i]
		}
		to[i] = v
	})
}

// smooth sets elements of dst to sums of those of x from there on, with weights.
//
//limb:kernel
func smooth(g kernel.Group, dst, x, weights []limb.DD) {
	var part [tile + most]limb.DD
	var w [most]limb.DD
	first := g.Index() * tile
	load(g, part[:], x, first, tile+len(weights))
	load(g, w[:], weights, 0, len(weights))
	g.Each(min(tile, len(dst)-first), func(i int) {
		var sum limb.DD
		for k := range len(weights) {
			sum = sum.Add(part[i+k].Mul(w[k]))
		}
		dst[first+i] = sum
	})
}

// A function may have phases, and be called several times.
func ExampleGroup_Each() {
	x, weights := make([]limb.DD, 100), make([]limb.DD, 3)
	for i := range x {
		x[i] = limb.NewDD(float64(i * i))
	}
	for k, w := range []float64{1, -2, 1} { // the second difference of squares is 2
		weights[k] = limb.NewDD(w)
	}
	dst := make([]limb.DD, len(x)-2)
	kernel.Groups((len(dst)+tile-1)/tile, func(g kernel.Group) { smooth(g, dst, x, weights) })
	fmt.Println(dst[0], dst[len(dst)-1])

	// Output:
	// 2 2
}
