package lower

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/frontend"
	"github.com/limbfp/limb/internal/ir"
	"github.com/limbfp/limb/internal/testenv"
)

var root = sync.OnceValues(func() (*ir.Program, error) { return frontend.Load("../..", "internal/floor") })

func load(t testing.TB) *ir.Program {
	t.Helper()
	p, err := root()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func same(a, b float64) bool {
	return math.Float64bits(a) == math.Float64bits(b) || a != a && b != b
}

// binary returns the format of p significand bits and w of exponent.
func binary(p, w int) fp.Format {
	bias := 1<<(w-1) - 1
	return fp.Format{Bits: p + w, Prec: p, Emin: 1 - bias, Emax: bias}
}

// lowered is a function before and after a rung, in an arithmetic.
type lowered struct {
	f, g          *ir.Func
	before, after *ir.Interp
	format        fp.Format
}

func newLowered(old, new *ir.Program, name string, a ir.Arith) (l lowered, err error) {
	l = lowered{f: old.Lookup(name), g: new.Lookup(name), format: a.Format()}
	if l.f == nil || l.g == nil {
		return l, fmt.Errorf("there is no %s", name)
	}
	if l.before, err = ir.NewInterp(old, l.f, a); err != nil {
		return l, err
	}
	l.after, err = ir.NewInterp(new, l.g, a)
	return l, err
}

// differ runs both on the same operands, and says where the results differ.
func (l *lowered) differ(args []float64) error {
	want, got := make([]float64, len(l.f.Results)), make([]float64, len(l.g.Results))
	l.before.Run(want, args)
	var operands []float64
	for i, p := range l.g.Params {
		switch {
		case i >= len(args): // the zero
			operands = append(operands, 0)
		case p.Type.IsWord():
			operands = append(operands, ir.FromWord(p.Type, l.format.Encode(args[i])))
		default:
			operands = append(operands, args[i])
		}
	}
	l.after.Run(got, operands)
	for i, r := range l.g.Results {
		if r.Type.IsWord() {
			w := ir.ToWord(r.Type, got[i])
			if l.format.Bits < 64 && w>>l.format.Bits != 0 {
				return fmt.Errorf("%s%v: result %d is %#x, which is no encoding", l.f.Name, args, i, w)
			}
			got[i] = l.format.Decode(w)
		}
		if !same(got[i], want[i]) {
			return fmt.Errorf("%s%x: result %d is %x lowered, %x before (%v, %v)", l.f.Name, args, i, got, want, got[i], want[i])
		}
	}
	return nil
}

// exact are the functions that are tried with all operands.
var exact = []string{
	"f32.TwoSum", "f32.TwoDiff", "f32.FastTwoSum", "f32.TwoProd", "f32.TwoSqr", "f32.Split",
	"DF.Add", "DF.Sub", "DF.Mul", "DF.MulFloat", "DF.AddFloat", "DF.Less", "DF.Equal", "DF.Neg", "DF.Abs",
}

// operands calls f with all operands of a format, pairs in normal form.
func operands(f *ir.Func, format fp.Format, try func(args []float64) error) error {
	var numbers, half []float64
	for b := range uint64(1) << format.Bits {
		x := format.Decode(b)
		if x != x && len(half) > 0 && half[len(half)-1] != half[len(half)-1] {
			continue // one NaN is enough
		}
		numbers = append(numbers, x)
		half = append(half, x)
	}
	var fill func(args []float64) error
	fill = func(args []float64) error {
		if len(args) == len(f.Params) {
			return try(args)
		}
		low := strings.HasSuffix(f.Params[len(args)].Name, "_Lo")
		for _, x := range numbers {
			if low {
				hi := args[len(args)-1]
				if hi-hi == 0 && hi+x-(hi+x) == 0 && format.Round(hi+x) != hi || hi-hi != 0 && x != 0 {
					continue
				}
			}
			if err := fill(append(args, x)); err != nil {
				return err
			}
		}
		return nil
	}
	return fill(nil)
}

// passes are those of the ladder for a format, but Divide: quotient and root are for 24 and
// 53 bits alone.
func passes(format fp.Format) []Rung {
	of := func(ir.Type) fp.Format { return format }
	return []Rung{
		{"split", []Pass{Split}}, {"barrier", []Pass{Barrier}},
		{"hidden", []Pass{words{of, true}.lower}}, {"floor", []Pass{words{of, false}.lower}},
	}
}

// small tries all operands of the functions in a format.
func small(old *ir.Program, r Rung, format fp.Format) error {
	a, err := ir.Nearest(format)
	if err != nil {
		return err
	}
	p, err := r.Lower(old)
	if err != nil {
		return err
	}
	for _, name := range exact {
		l, err := newLowered(old, p, name, a)
		if err != nil {
			return err
		}
		n, every := 0, 1
		if len(l.f.Params) > 3 {
			every = testenv.Size(103, 11, 1)
		}
		if err := operands(l.f, format, func(args []float64) error {
			if n++; n%every != 0 || slices.ContainsFunc(args, func(x float64) bool { return math.Abs(x) == format.Max() }) {
				return nil
			}
			if strings.HasSuffix(name, "FastTwoSum") && math.Abs(args[0]) < math.Abs(args[1]) && args[0] != 0 {
				return nil
			}
			return l.differ(args)
		}); err != nil {
			return fmt.Errorf("%s: %v: %w", r.Name, format, err)
		}
	}
	return nil
}

// TestSmall tries each pass on all operands of small formats, but the largest number: with
// it a step of TwoSum may overflow, which the floor has not. FastTwoSum has its domain.
func TestSmall(t *testing.T) {
	for _, format := range []fp.Format{binary(3, 3), binary(4, 3), binary(3, 4)} {
		if format.Bits > testenv.Size(6, 6, 7) {
			continue
		}
		for _, r := range passes(format) {
			if err := small(load(t), r, format); err != nil {
				t.Error(err)
			}
		}
	}
}

var _ = rand.New
