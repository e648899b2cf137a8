package matdevice

import (
	"fmt"
	"math"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

func partOf[N Number[N]](m *mat.Dense[N]) products.Part[N] {
	return products.Part[N]{Data: m.Data, Row: m.Stride, Col: 1}
}

// solves compares small systems, by one kernel, with package mat.
func solves[N Number[N]](run runner, n int) error {
	a, b := random[N](2*n, n), random[N](2*n, 2)
	want := mat.NewDense[N](2*n, 2, nil)
	for i := range 2 {
		if err := want.Slice(i*n, (i+1)*n, 0, 2).Solve(a.Slice(i*n, (i+1)*n, 0, n), b.Slice(i*n, (i+1)*n, 0, 2)); err != nil {
			return err
		}
	}
	status := make([]int32, 6)
	if err := run("SolveMany"+arithmeticOf[N]().kind, 2, partOf(a), partOf(b), make([]int32, 2*n), status, products.Many{Rows: n, Cols: 2}); err != nil {
		return err
	}
	if status[0] != products.Fine || status[3] != products.Fine {
		return fmt.Errorf("the status is %d", status)
	}
	return differ(b, want)
}

// updates compares c - ab with plain loops, in a group's memory and in registers. A complex chain has one block here.
func updates[N Number[N]](run runner, s [3]int) error {
	shared, own, _ := ways[N]()
	a, b := operands[N]("cancelling", s)
	for _, by := range append(own, shared) {
		by = updating(by)
		c := random[N](s[0], s[2])
		want := c.Clone()
		for i := range s[0] {
			for j := range s[2] {
				for k := range s[1] {
					want.Set(i, j, mat.Step(want.At(i, j), a.At(i, k).Neg(), b.At(k, j)))
				}
			}
		}
		if err := run(by.kernel, by.tiles(s[0], s[2]), partOf(c), partOf(a), partOf(b), products.Shape{Rows: s[0], Cols: s[2], Depth: s[1]}); err != nil {
			return fmt.Errorf("%s: %w", by.kernel, err)
		}
		if err := differ(c, want); err != nil {
			return fmt.Errorf("%s: %w", by.kernel, err)
		}
	}
	return nil
}

// factors compares the lower triangle, and a reflection, with package mat.
func factors[N Number[N]](run runner, n int) error {
	a := definite[N]("random", n)
	var want mat.Cholesky[N]
	if err := want.Factorize(a); err != nil {
		return err
	}
	kind := arithmeticOf[N]().kind
	if err := run("FactorLower"+kind, 1, partOf(a), make([]int32, 3), products.Panel{Rows: n, Cols: n}); err != nil {
		return err
	}
	l := want.L()
	for i := range n {
		clear(a.Row(i)[i+1:])
	}
	if err := differ(a, l); err != nil {
		return err
	}
	for _, rows := range []int{3, 5, 300} { // what is left of complex columns has either sign
		column := random[N](rows, 1)
		var qr mat.QR[N]
		if err := qr.Factorize(column); err != nil {
			return err
		}
		if err := run("Reflect"+kind, 1, partOf(column), partOf(random[N](1, 1)), partOf(random[N](rows, 1)), rows); err != nil {
			return err
		}
		if err := differ(column.Slice(0, 1, 0, 1), qr.R()); err != nil {
			return err
		}
	}
	return nil
}

// TestSystemKernels runs kernels of systems in the interpreter, which knows races and what was not written, and as texts for CUDA.
func TestSystemKernels(t *testing.T) {
	for name, run := range map[string]runner{"the interpreter": interpreted(program(), ir.Forwards), "backwards": interpreted(program(), ir.Backwards), "PTX": onPTX} {
		if name != "PTX" && testing.Short() {
			continue
		}
		for _, err := range []error{
			solves[limb.DF](run, 5), solves[limb.CDF](run, 4), updates[limb.DF](run, [3]int{34, 9, 33}), factors[limb.DF](run, 7), factors[limb.CDF](run, 6), factors[limb.CDD](run, 6),
		} {
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}

// TestSystemsPlanted: each phase of a small system that is missing is noticed.
func TestSystemsPlanted(t *testing.T) {
	testenv.Long(t, "the control of TestSystemKernels")
	const name = "SolveMany[pairs,DF]"
	phases := 0
	planted := func(n int) error {
		p, err := ir.Decode([]byte(products.Program))
		if err != nil {
			t.Fatal(err)
		}
		f := p.Lookup("products." + name)
		phases = 0
		f.Code = withoutPhase(f.Code, &n, &phases)
		return solves[limb.DF](interpreted(p, ir.Forwards), 5)
	}
	if err := planted(0); err != nil {
		t.Fatal(err)
	}
	missed := 0
	for n := 1; n == 1 || n <= phases; n++ {
		if planted(n) == nil {
			missed++
		}
	}
	// What a system of one strip that has a solution does not need: its status, what is beside and below the strip, and what complex
	// numbers alone have.
	if phases != 13 || missed != 6 {
		t.Errorf("%d phases, %d of which nobody misses", phases, missed)
	}
}

// withoutPhase returns statements without phase n, and counts phases.
func withoutPhase(list []ir.Stmt, n, phases *int) (rest []ir.Stmt) {
	for _, s := range list {
		switch x := s.(type) {
		case *ir.Each:
			*phases++
			if *n--; *n == 0 {
				continue
			}
		case *ir.Loop:
			x.Body = withoutPhase(x.Body, n, phases)
		case *ir.If:
			x.Then, x.Else = withoutPhase(x.Then, n, phases), withoutPhase(x.Else, n, phases)
		}
		rest = append(rest, s)
	}
	return rest
}

// TestSizes: sums of sizes of complex numbers that differ in float64 alone choose the pivot that package mat chooses.
func TestSizes(t *testing.T) {
	z := func(re, im float32) limb.CDF { return limb.CDF{Re: limb.DF{Hi: re}, Im: limb.DF{Hi: im}} }
	for _, c := range [][2]limb.CDF{
		{z(1, 0x1p-30), z(1, 0x1.8p-30)}, {z(1, 0x1p-53), z(1, 0)}, {z(1, 0x1p-53), z(1, 0x1p-54)}, {z(1, 0x1.8p-53), z(1, 0x1p-53)}, {z(1, 0x1.8p-52), z(1, 0x1p-51)},
		{z(0x1p127, 0x1p127), z(0x1.8p127, 0x1p126)}, {z(0x1p127, 0x1p127), z(0x1p127, 0x1.000002p127)}, {z(1-0x1p-24, 0x1p-25), z(1, -0x1p-60)}, {z(0x1p-149, 0x1p-149), z(0x1p-148, 0)},
	} {
		for _, swap := range []bool{false, true} {
			x, y := c[0], c[1]
			if swap {
				x, y = y, x
			}
			size := func(z limb.CDF) float64 { return math.Abs(float64(z.Re.Hi)) + math.Abs(float64(z.Im.Hi)) }
			swaps, m := make([]int32, 1), mat.NewDense(2, 1, []limb.CDF{x, y})
			if err := interpreted(program(), ir.Forwards)("Factor[complexPairs,CDF]", 1, partOf(m), swaps, make([]int32, 3), products.Panel{Rows: 2, Cols: 1}); err != nil {
				t.Fatal(err)
			}
			if want := size(y) > size(x); (swaps[0] == 1) != want {
				t.Errorf("of %v and %v row %d is the pivot", x, y, swaps[0])
			}
		}
	}
}
