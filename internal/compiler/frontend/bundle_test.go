package frontend_test

import (
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/kernel"
)

// TestBundles: structs with slices and integers are parameters, operands of functions and methods,
// literals, and variables that are assigned to.
func TestBundles(t *testing.T) {
	testenv.Long(t, "programs go through the interpreter in every order")
	type matrix = programs.Matrix[limb.DD]
	const rows, depth, cols = 5, 7, 4
	a, b := random[limb.DD](rows*depth), random[limb.DD](depth*cols)
	for _, s := range []programs.Steps[limb.DD]{
		{Shape: programs.Shape{By: 1}, Scale: limb.DD{Hi: 1.5}},
		{Shape: programs.Shape{First: 3, By: 2}, Scale: limb.DD{Hi: -1}, Twice: true, Bias: [2]int32{9, 2}},
	} {
		want, got := make([]limb.DD, rows*cols), make([]limb.DD, rows*cols)
		of := func(c []limb.DD) (matrix, matrix, matrix, programs.Steps[limb.DD]) {
			return matrix{Data: c, Rows: rows, Cols: cols}, matrix{Data: a, Rows: rows, Cols: depth}, matrix{Data: b, Rows: depth, Cols: cols}, s
		}
		x, y, z, w := of(want)
		kernel.Items(rows*cols, func(i int) { programs.Multiply(i, x, y, z, w) })
		x, y, z, w = of(got)
		for name, order := range launch.Orders {
			if err := launch.Run(program(t, "programs.Multiply[DD]"), rows*cols, order, x, y, z, w); err != nil {
				t.Fatal(name, err)
			}
			sameBits(t, name, got, want)
		}
	}
	m := programs.Matrix[float64]{Data: random[float64](60), Rows: 4, Cols: 15}
	want, got := make([]float64, 4), make([]float64, 4)
	kernel.Groups(4, func(g kernel.Group) { programs.RowSums(g, want, m) })
	if err := launch.Run(program(t, "programs.RowSums"), 4, launch.Orders["shuffled"], got, m); err != nil {
		t.Fatal(err)
	}
	sameBits(t, "sums", got, want)
}
