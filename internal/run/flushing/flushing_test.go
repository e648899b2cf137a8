package flushing

import (
	"math"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// flushed returns operands of a function, and its results in plain Go and in an arithmetic that flushes.
func flushed(t *testing.T, name string, rows int) (f kernels.Func, in, want, got []plane.Plane) {
	kernels.All()
	t.Helper()
	f, _ = kernels.Lookup(name)
	in = operand.Make(2, rows, f.In, operand.Flushed)
	want, err := cpu.Run(f, in)
	if err != nil {
		t.Fatal(err)
	}
	flushing, err := Function("split hidden", f)
	if err != nil {
		t.Fatal(err)
	}
	got = plane.List(f.Out, rows)
	for i := range rows {
		var args []float64
		for _, p := range in {
			args = append(args, p.At(i))
		}
		for j, r := range flushing(args) {
			got[j].Set(i, r)
		}
	}
	return f, in, want, got
}

// TestDiffer: the results of an arithmetic that flushes are taken where they differ from
// plain Go's, and nothing else is: not another bit in such a row, nor in any other one.
func TestDiffer(t *testing.T) {
	testenv.Long(t, "TestZeta has such rows of one function")
	const rows = 1 << 13
	for _, name := range []string{"QF.Hypot", "CQF.Exp"} {
		f, in, want, got := flushed(t, name, rows)
		other, same := -1, -1 // rows whose results flushing changes, and does not
		for i := range rows {
			flushes := false
			for j := range got {
				flushes = flushes || !got[j].Same(want[j], i)
			}
			if !operand.Tiny(want, i) {
				if flushes {
					other = i
				} else if x := want[0].At(i); x-x == 0 && x != 0 {
					same = i
				}
			}
		}
		if other < 0 || same < 0 {
			t.Fatalf("%s: flushing changes all rows, or none", name)
		}
		if err := Differ(operand.Flushed, "split", f, in, want, got, 1); err != nil {
			t.Errorf("what flushing explains: %v", err)
		}
		if err := Differ(operand.Narrow, "split", f, in, want, got, 1); err == nil {
			t.Errorf("%s: what flushing explains is taken from a device that does not flush", name)
		}
		for _, i := range []int{other, same} {
			last := len(got)/len(f.Out) - 1
			keep := got[last].At(i)
			got[last].Set(i, float64(math.Nextafter32(float32(keep), 2)))
			if err := Differ(operand.Flushed, "split", f, in, want, got, 1); err == nil {
				t.Errorf("%s: a wrong bit in row %d goes unnoticed", name, i)
			}
			got[last].Set(i, keep)
		}
		if err := Differ(operand.Flushed, "floor", f, in, want, got, 1); err == nil {
			t.Errorf("%s: floats made of integers do not flush", name)
		}
	}
}

// TestZeta: where numbers flush, ζ of quads, which has coefficients of all sizes, is as good as it
// promises.
func TestZeta(t *testing.T) {
	testenv.Long(t, "the zeta function on many operands")
	f, in, want, got := flushed(t, "QF.Zeta", 1<<11)
	if err := Differ(operand.Flushed, "split", f, in, want, got, 1); err != nil {
		t.Error(err)
	}
}

// TestNear: what is not near is taken from nobody.
func TestNear(t *testing.T) {
	f, _ := kernels.Lookup("CDF.Mul")
	in, want, got := plane.List(f.In, 1), plane.List(f.Out, 1), plane.List(f.Out, 1)
	for _, c := range []struct {
		want, got [4]float64
		near      bool
	}{
		{[4]float64{1, 0, 0x1p-30, 0}, [4]float64{1, 0, 0x1p-30, 0x1p-55}, true}, // of the modulus
		{[4]float64{1, 0, 0x1p-30, 0}, [4]float64{1, 0, 0x1p-30, 0x1p-47}, false},
		{[4]float64{math.Inf(1), 0, 0, 0}, [4]float64{1, 0, 0, 0}, false},
		{[4]float64{1, 0, 0, 0}, [4]float64{math.NaN(), 0, 0, 0}, false},
	} {
		for j := range want {
			want[j].Set(0, c.want[j])
			got[j].Set(0, c.got[j])
		}
		if near(f, in, want, got, 0, false) != c.near {
			t.Errorf("near(%v, %v) is %v", c.want, c.got, !c.near)
		}
	}
}

// TestMarked: marks, and nothing else, are taken in place of what flushing spoils: results at the
// edge as they are, which a device had that is said to be exact, are wrong; so are marks of results
// that are within their bounds.
func TestMarked(t *testing.T) {
	for _, name := range []string{"QF.Mul", "QF.Sqr", "DF.Mul", "CQF.Mul"} {
		f, in, want, got := flushed(t, name, 1<<12)
		if err := DifferMarked(operand.Flushed, "split", f, in, want, got, 1); err == nil {
			t.Errorf("%s: results that are not within their bounds go unnoticed", name)
		}
		small := 0
		for i := range want[0].Len() {
			row := make([]float64, len(got))
			for j, p := range got {
				row[j] = p.At(i)
			}
			before := row[0]
			if marks(f, in, i, row); row[0] != row[0] && before == before {
				small++
			}
			for j, p := range got {
				p.Set(i, row[j])
			}
		}
		if err := DifferMarked(operand.Flushed, "split", f, in, want, got, 1); err != nil || small == 0 {
			t.Errorf("%s: with %d marks: %v", name, small, err)
		}
		for i := range want[0].Len() {
			if x := math.Abs(want[0].At(i)); x > 0x1p-20 && x < 0x1p20 && got[0].At(i) == got[0].At(i) {
				got[0].Set(i, math.NaN())
				break
			}
		}
		if err := DifferMarked(operand.Flushed, "split", f, in, want, got, 1); err == nil {
			t.Errorf("%s: a mark without a reason goes unnoticed", name)
		}
	}
}

// TestMark: the function with marks has those of the results, in the interpreter.
func TestMark(t *testing.T) {
	for _, name := range []string{"QF.Mul", "CDF.Mul", "QF.Log", "DF.Frexp", "CQF.Polar"} {
		f, in, _, got := flushed(t, name, 1<<9)
		p, arithmetic, err := Program("split", module(t, name))
		if err != nil {
			t.Fatal(err)
		}
		m := Mark(f, p.Lookup(strings.Replace(name, ".", "_", 1)))
		p.Funcs = append(p.Funcs, m)
		if err := ir.Verify(p); err != nil {
			t.Fatal(err)
		}
		interp, err := ir.NewInterp(p, m, arithmetic)
		if err != nil {
			t.Fatal(err)
		}
		for i := range in[0].Len() {
			var args, row []float64
			for _, p := range in {
				args = append(args, p.At(i))
			}
			for _, p := range got {
				row = append(row, p.At(i))
			}
			marks(f, in, i, row)
			results := make([]float64, len(row))
			interp.Run(results, args)
			for j, x := range row {
				if y := results[j]; math.Float64bits(x) != math.Float64bits(y) && (x == x || y == y) {
					t.Fatalf("%s of %v: %v with marks, and should be %v", name, args, results, row)
				}
			}
		}
	}
}

func module(t *testing.T, name string) *ir.Program {
	t.Helper()
	p, err := kernels.Module(name)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestLeast: down to the least number every function is within a unit of plain Go where numbers
// flush, those of LIMB_FULL all, and the frail ones are not without a limit of their operands.
func TestLeast(t *testing.T) {
	n := 0
	for i, f := range kernels.Funcs() {
		if f.Limb() != kernels.F32 || !Marked(f) || f.Ops > testenv.Size(400, 1200, 1<<30) || !testenv.Full() && i%3 > 0 && !Frail(f) {
			continue
		}
		n++
		f, in, want, got := flushed(t, f.Name, testenv.Size(128, 256, 1<<14))
		if err := Differ(operand.Flushed, "split", f, in, want, got, 1); err != nil {
			t.Error(err)
		}
	}
	t.Logf("%d functions", n)
	f, _ := kernels.Lookup("QF.Log")
	x := []float64{0x1.8p-60, 0x1.234p-85, 0x1.678p-111, 0x1.bcp-136}
	in := plane.List(f.In, 1)
	for j, p := range in {
		p.Set(0, x[j])
	}
	if marks(f, in, 0, x); x[0] == x[0] {
		t.Error("the logarithm of a small number has no mark")
	}
}
