package wrong

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Sizes that are no types, or types that say no size.

type none struct{}

func (none) size() int { return 3 }

type sized interface{ size() int }

//limb:kernel
func SizeOfMethods[S sized](i int, dst []int32) {
	var s S
	dst[i] = int32(s.size())
}

//limb:kernel
func SharedOfSome(g kernel.Group, dst []limb.DF, n int) {
	m := kernel.Shared[limb.DF](g, n)
	g.Each(n, func(i int) { m[i] = dst[i] })
}

//limb:kernel
func SharedOfNone(g kernel.Group, dst []limb.DF) {
	m := kernel.Shared[limb.DF](g, 0)
	g.Each(len(dst), func(i int) { m[i] = dst[i] })
}

//limb:kernel
func SharedInPhase(g kernel.Group, dst []limb.DF) {
	g.Each(8, func(i int) {
		m := kernel.Shared[limb.DF](g, 8)
		m[i] = dst[i]
	})
}

//limb:kernel
func NoValue(i int, dst []int32) {
	size := noValue(dst[i])
	dst[i] = int32(len(size))
}

func noValue(int32) (size two) { return size }

type two [2]struct{}
