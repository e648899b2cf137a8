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

// RaceInHelper has a race in the second call of a function.
//
//limb:kernel
func RaceInHelper(g kernel.Group, dst []float32) {
	around(g, dst[8*g.Index():], 0)
	around(g, dst[8*g.Index():], 1)
}

func around(g kernel.Group, dst []float32, by int) {
	var t [8]float32
	g.Each(8, func(i int) { t[i] = dst[i] })
	g.Each(8, func(i int) {
		t[i] += 1
		dst[i] = t[(i+by)%8]
	})
}

// StaleInHelper reads what an earlier call has left.
//
//limb:kernel
func StaleInHelper(g kernel.Group, dst []float32, n int) {
	half(g, dst, 8)
	half(g, dst, 4*n)
}

// StaleInLoop reads what an earlier turn has left.
//
//limb:kernel
func StaleInLoop(g kernel.Group, dst []float32, n int) {
	for m := 8; m > 0; m -= 4 * n {
		half(g, dst, m)
	}
}

func half(g kernel.Group, dst []float32, n int) {
	var t [8]float32
	g.Each(n, func(i int) { t[i] = dst[i] })
	g.Each(1, func(int) { dst[0] = t[0] })
	g.Each(1, func(int) { dst[4] = t[4] })
}

// StaleOwn reads what an earlier turn has left, in an array of the item.
//
//limb:kernel
func StaleOwn(i int, dst []int32, n int) {
	for k := range n {
		var t [4]int32
		for j := range 4 - k {
			t[j] = int32(j)
		}
		dst[i] += t[3]
	}
}

// StaleCalled reads what an earlier call of a function with a loop has left.
//
//limb:kernel
func StaleCalled(i int, dst []int32, n int) {
	for k := range n {
		dst[i] += filled(4 - k)
	}
}

func filled(n int) int32 {
	var t [4]int32
	for j := range n {
		t[j] = int32(j)
	}
	return t[3]
}

// TableOutside reads a table at an index that it has not.
//
//limb:kernel
func TableOutside(i int, dst []int32, k int32) { dst[i] = codes[k] }

// RowOutside reads behind the end of a row, where the next row is.
//
//limb:kernel
func RowOutside(i int, dst []int32, k, j int32) { dst[i] = square[k][j] }

// OwnRowOutside does so in an array of its own.
//
//limb:kernel
func OwnRowOutside(i int, dst []int32, k, j int32) {
	var t [4][4]int32
	for k := range 4 {
		for j := range 4 {
			t[k][j] = 1
		}
	}
	dst[i] = t[k][j]
}
