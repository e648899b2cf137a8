package prove

import (
	"context"
	"flag"
	"math"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

var write = flag.Bool("write", false, "write the golden formula")

func format(t *testing.T, e, p int) fp.Format {
	t.Helper()
	f, err := Format(e, p)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func named(t *testing.T, name string) (Promise, *ir.Func) {
	t.Helper()
	p, err := Lookup(name)
	if err != nil {
		t.Fatal(err)
	}
	f, err := p.Function()
	if err != nil {
		t.Fatal(err)
	}
	return p, f
}

// TestFormula holds a formula to the committed text, and there is one of every promise.
func TestFormula(t *testing.T) {
	for _, p := range Promises {
		_, f := named(t, p.Name)
		text, err := p.Formula(f, format(t, 4, 5))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(text, "(check-sat)") {
			t.Errorf("%s: %s", p.Name, text)
		}
		if p.Name != "TwoSum" {
			continue
		}
		const golden = "testdata/twosum.smt2"
		if *write {
			if err := os.WriteFile(golden, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		if text != string(want) {
			t.Errorf("the formula of TwoSum is not that of %s (-write writes it):\n%s", golden, text)
		}
	}
	if f, err := kernels.IR("DF.Exp"); err != nil {
		t.Fatal(err)
	} else if _, err := (Promise{Name: "Exp"}).Formula(f, format(t, 4, 5)); err == nil {
		t.Error("there is a formula of Exp, which has tables and integers")
	}
}

// TestBounds holds the promises to the doc comments.
func TestBounds(t *testing.T) {
	stated := regexp.MustCompile(`Error: ≤ ([0-9.]+)u²`)
	for _, p := range Promises {
		_, f := named(t, p.Name)
		if p.Bound == 0 {
			if !strings.Contains(f.Doc, "xact") {
				t.Errorf("%s does not say that it is exact: %s", f.Go, f.Doc)
			}
			continue
		}
		m := stated.FindStringSubmatch(strings.Join(strings.Fields(f.Doc), " "))
		if m == nil {
			t.Errorf("%s has no bound: %s", f.Go, f.Doc)
			continue
		}
		if k, err := strconv.ParseFloat(m[1], 64); err != nil || k != p.Bound {
			t.Errorf("%s: the promise is %gu², the doc comment has %q", f.Go, p.Bound, m[0])
		}
	}
}

// TestAllOperands judges what the formulas say of sums and products of machine numbers over all
// normalised operands of a format, one by one.
func TestAllOperands(t *testing.T) {
	f := format(t, 4, 4)
	for _, name := range []string{"TwoSum", "FastTwoSum", "TwoDiff", "TwoProd", "Sterbenz", "Mul12"} {
		p, fn := named(t, name)
		conditional := p.ordered || p.near
		n, broken := 0, 0
		for a := range uint64(1) << f.Bits {
			for b := range uint64(1) << f.Bits {
				x, y := f.Decode(a), f.Decode(b)
				if !(x >= 1 && x < 2) || !(math.Abs(y) < math.Ldexp(1, f.Emax-1)) || p.value == product && !(y >= 1 && y < 2) {
					continue
				}
				_, e, err := p.Error(fn, f, []float64{x, y})
				if err != nil {
					t.Fatal(err)
				}
				if n++; e > 0 {
					broken++
					if !conditional || p.ordered && x >= math.Abs(y) || p.near && y/2 <= x && x <= 2*y {
						t.Errorf("%s(%g, %g) has the error %g", name, x, y, e)
					}
				}
			}
		}
		if n < 50 || conditional != (broken > 0) {
			t.Errorf("%s: %d of %d are broken, out of its condition they are", name, broken, n)
		}
	}
}

// TestHalves: the theorem of the split over all operands of formats of 4 to 11 bits; halves at
// another point break it, though they add up, and there is no formula where the multiplier is
// out of range.
func TestHalves(t *testing.T) {
	p, fn := named(t, "Split")
	for prec := 4; prec <= 11; prec++ {
		f := format(t, 5, prec)
		for n := range 1 << (prec - 1) {
			x := 1 + math.Ldexp(float64(n), 1-prec)
			if r, e, err := p.Error(fn, f, []float64{x}); err != nil || e != 0 {
				t.Errorf("%v: Split(%g) is %v, error %g: %v", f, x, r, e, err)
			}
		}
	}
	f := format(t, 5, 8)
	for _, c := range []struct {
		hi, lo float64
		ok     bool
	}{{1, 0, true}, {1.125, 0x1p-4, true}, {1.125, 0x1.8p-4, false}, {1.125 + 0x1p-4, 0, false}, {2, -0x1p-4, true}, {0, 0x1p-4, false}, {4, 0, false}} {
		if halves(f, []float64{c.hi, c.lo}) != c.ok {
			t.Errorf("%g and %g are halves: %v", c.hi, c.lo, !c.ok)
		}
	}
	for _, name := range []string{"Split", "Mul12"} {
		p, fn := named(t, name)
		if _, err := p.Formula(fn, format(t, 3, 12)); err == nil || !strings.Contains(err.Error(), "out of the range") {
			t.Errorf("%s in e3p12: %v", name, err)
		}
	}
}

// TestProve has promises proved, and refuted where a step is weaker than it should be. What a
// solver has against a promise is tried by Prove.
func TestProve(t *testing.T) {
	if !testenv.Full() {
		t.Skip("LIMB_FULL asks for it: minutes of a solver")
	}
	solver, err := Solver("z3")
	if err != nil {
		testenv.Skip(t, "z3", err.Error())
	}
	f := format(t, 4, 4)
	found := func(p Promise, fn *ir.Func) Finding {
		t.Helper()
		ctx, done := context.WithTimeout(t.Context(), 10*time.Minute)
		defer done()
		got, err := p.Prove(ctx, solver, fn, f)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s as %s: %s in %v", fn.Go, p.Name, got.Verdict, got.Took)
		return got
	}
	for _, name := range []string{"TwoSum", "FastTwoSum", "TwoDiff", "Sterbenz", "Split", "Mul12", "TwoProd", "TwoSqr", "MulFloat", "Sqr"} {
		if got := found(named(t, name)); got.Verdict != Proved {
			t.Errorf("%s is %s by %x, which give %x", name, got.Verdict, got.Operands, got.Results)
		}
	}
	// FastTwoSum is exact for ordered operands alone, and a sum of pairs by few operations is
	// none where they cancel.
	for _, c := range []struct{ promise, function string }{{"TwoSum", "f32.FastTwoSum"}, {"Add", "DF.SloppyAdd"}} {
		p, _ := named(t, c.promise)
		fn, err := kernels.IR(c.function)
		if err != nil {
			t.Fatal(err)
		}
		if got := found(p, fn); got.Verdict != Refuted || !(got.Error > p.Bound) {
			t.Errorf("%s in the place of %s is %s", c.function, c.promise, got.Verdict)
		}
	}
	// A product whose step takes a rounded sum for an exact one.
	p, fn := named(t, "Sqr")
	if got := found(p, weakened(fn)); got.Verdict != Refuted {
		t.Errorf("Sqr without the error of its product is %s", got.Verdict)
	}
	p.Bound = 1
	if got := found(p, fn); got.Verdict != Refuted {
		t.Errorf("Sqr within 1u² is %s", got.Verdict)
	}
}

// weakened is f, whose first call that has an error as its second result has 0 in its place.
func weakened(f *ir.Func) *ir.Func {
	g := *f
	g.Go += " weakened"
	g.Body = slices.Clone(f.Body)
	for i, v := range g.Body {
		if v.Op == ir.Result && v.Nth == 1 {
			zero := *v
			zero.Op, zero.Args, zero.Const = ir.Const, nil, 0
			// Those that use it have the new value.
			for k, u := range g.Body {
				if j := slices.Index(u.Args, v); j >= 0 {
					c := *u
					c.Args = slices.Clone(u.Args)
					c.Args[j] = &zero
					replace(&g, k, u, &c)
				}
			}
			g.Body[i] = &zero
			return &g
		}
	}
	panic("no error to lose")
}

// replace puts a value in the place of another, also as an operand.
func replace(g *ir.Func, k int, old, new *ir.Value) {
	g.Body[k] = new
	for j, u := range g.Body {
		if i := slices.Index(u.Args, old); i >= 0 {
			c := *u
			c.Args = slices.Clone(u.Args)
			c.Args[i] = new
			replace(g, j, u, &c)
		}
	}
	g.Results = slices.Clone(g.Results)
	for j, r := range g.Results {
		if r == old {
			g.Results[j] = new
		}
	}
}
