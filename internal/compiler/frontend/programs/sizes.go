package programs

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// A Size is a type without a value, whose length says how many numbers Windows makes one of.
type Size interface{ Two | Five }

// The sizes.
type (
	Two  [2]struct{}
	Five [5]struct{}
)

// Windows sets dst to the differences of two neighbours of src, or to the sums of five.
//
//limb:kernel
func Windows[S Size, N limb.Real[N]](g kernel.Group, dst, src []N) {
	var size S
	const items = 4
	memory := kernel.Shared[N](g, items*len(size))
	first := g.Index() * items
	g.Each(items*len(size), func(i int) { memory[i] = src[first*len(size)+i] })
	g.Each(items, func(i int) {
		var x [5]N
		for k := range len(size) {
			x[k] = memory[i*len(size)+k]
		}
		switch len(size) {
		case 2:
			x[0] = x[0].Sub(x[1])
		default:
			for k := 1; k < len(size); k++ {
				x[0] = x[0].Add(x[k])
			}
		}
		dst[first+i] = x[0]
	})
}

// Twice has memory of the group in two calls of one function, and in a loop.
//
//limb:kernel
func Twice(g kernel.Group, x []float32) {
	turned[Two](g, x[:8])
	turned[Five](g, x[8:])
	for range 2 {
		memory := kernel.Shared[float32](g, 2)
		g.Each(2, func(i int) { memory[i] = x[i] + 1 })
		g.Each(2, func(i int) { x[1-i] = memory[i] })
	}
}

func turned[S Size](g kernel.Group, x []float32) {
	var size S
	memory := kernel.Shared[float32](g, len(size))
	g.Each(len(size), func(i int) { memory[i] = x[i] })
	g.Each(len(size), func(i int) { x[i] = memory[len(size)-1-i] })
}

// A Way says which of two numbers comes first, by a method.
type Way interface {
	Up | Down
	first(a, b float64) bool
}

// The ways.
type (
	Up   struct{}
	Down struct{}
)

func (Up) first(a, b float64) bool   { return a < b }
func (Down) first(a, b float64) bool { return a > b }

// Sort2 puts two neighbours in order.
//
//limb:kernel
func Sort2[O Way](i int, x []float64) {
	var by O
	a, b := x[2*i], x[2*i+1]
	if by.first(b, a) {
		x[2*i], x[2*i+1] = b, a
	}
}
