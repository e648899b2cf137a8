package programs

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// What follows are programs that are wrong, each in one way. The interpreter says so.

// Race writes an element that the next item reads.
//
//limb:kernel
func Race(i int, x []limb.DF) {
	if i > 0 {
		x[i] = x[i-1].Add(x[i])
	}
}

// MissingPhase reads what another item of the same phase writes.
//
//limb:kernel
func MissingPhase(g kernel.Group, dst, src []float32) {
	var t [16]float32
	g.Each(16, func(i int) { t[i] = 0 })
	g.Each(16, func(i int) {
		t[i] = src[i]
		dst[i] = t[15-i]
	})
}

// GroupRace has two groups write one element.
//
//limb:kernel
func GroupRace(g kernel.Group, dst []float32) {
	g.Each(4, func(i int) { dst[g.Index()*3+i] = 1 })
}

// Outside reads behind the end.
//
//limb:kernel
func Outside(i int, dst, src []int32) { dst[i] = src[i+1] }

// Unwritten reads an element of its own array that nothing has written.
//
//limb:kernel
func Unwritten(i int, dst []int32) {
	var t [4]int32
	t[i%4] = 1
	dst[i] = t[(i+1)%4]
}

// Endless has a loop that does not end.
//
//limb:kernel
func Endless(i int, dst []int32) {
	n := int32(1)
	for n > 0 {
		n = 3 - n
	}
	dst[i] = n
}
