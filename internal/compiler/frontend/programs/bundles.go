package programs

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Matrix is a matrix in rows, a struct with a slice in it.
type Matrix[N any] struct {
	Data       []N
	Rows, Cols int
}

// At returns the element at a row and a column, and none outside.
func (m Matrix[N]) At(r, c int) (x N) {
	if r < m.Rows && c < m.Cols {
		x = m.Data[r*m.Cols+c]
	}
	return x
}

func (m Matrix[N]) set(r, c int, x N) { m.Data[r*m.Cols+c] = x }

// dot is the product of a row and a column: the row is a matrix of its own.
func dot[N limb.Real[N]](a, b Matrix[N], r, c int) (sum N) {
	row := Matrix[N]{Data: a.Data[r*a.Cols:], Cols: a.Cols, Rows: 1}
	for k := range row.Cols {
		sum = sum.Add(row.At(0, k).Mul(b.At(k, c)))
	}
	return sum
}

// Steps are numbers of a kernel, with a struct of integers in the struct, and what chooses.
type Steps[N any] struct {
	Shape Shape
	Scale N
	Twice bool
	Bias  [2]int32
}

// Shape is a struct of integers.
type Shape struct{ First, By int }

func (s Shape) at(i int) int { return s.First + s.By*i }

// Multiply sets an element of c to that of ab, scaled, at the places of a shape.
//
//limb:kernel
func Multiply[N limb.Real[N]](i int, c, a, b Matrix[N], s Steps[N]) {
	at := s.Shape.at(i)
	if at >= c.Rows*c.Cols {
		return
	}
	r := at / c.Cols
	x := dot(a, b, r, at%c.Cols).Mul(s.Scale)
	again := s
	if again.Shape.By++; s.Twice {
		x = x.Add(x)
	}
	for range again.Bias[1] + int32(again.Shape.By-s.Shape.By) {
		x = x.Add(s.Scale)
	}
	c.set(r, at%c.Cols, x)
}

// RowSums sets sums[g] to the sum of row g, by a group whose items have parts of it.
//
//limb:kernel
func RowSums(g kernel.Group, sums []float64, m Matrix[float64]) {
	var part [8]float64
	own := Shape{By: 8}
	own.First = g.Index()
	g.Each(8, func(i int) {
		var s float64
		for c := i; c < m.Cols; c += own.By {
			s += m.At(own.First, c)
		}
		part[i] = s
	})
	g.Each(1, func(int) {
		var s float64
		for _, x := range part {
			s += x
		}
		sums[g.Index()] = s
	})
}
