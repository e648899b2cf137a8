package ir_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Directed rounding, in small formats
//
// The source has four numbers of the format in it: the bits of a significand, the unit of its last
// place, and the ends of the exponents. Here it is compiled with those of a format of few bits, and
// run on all of its numbers.

// shaped returns the files of the root that directed rounding is in, compiled for a format in the place of
// float32, with a text of directed.go in the place of another.
func shaped(t *testing.T, f fp.Format, old, new string) *ir.Program {
	t.Helper()
	dir := t.TempDir()
	replace := func(name, text string, pairs ...string) string {
		for i := 0; i < len(pairs); i += 2 {
			if !strings.Contains(text, pairs[i]) {
				t.Fatalf("%s does not contain %q", name, pairs[i])
			}
			text = strings.ReplaceAll(text, pairs[i], pairs[i+1])
		}
		return text
	}
	for _, base := range []string{"go.mod", "float.go", "eft.go", "standin.go", "directed.go"} {
		source, err := os.ReadFile(filepath.Join("../../..", base))
		if err != nil {
			t.Fatal(err)
		}
		text := string(source)
		switch base {
		case "eft.go":
			text = replace(base, text, "most = 126", fmt.Sprintf("most = %d", f.Emax-1))
		case "directed.go":
			text = replace(base, text, "0x1p-23, -126", fmt.Sprintf("0x1p-%d, %d", f.Prec-1, f.Emin),
				"chop(r, 23)", fmt.Sprintf("chop(r, %d)", f.Prec-1), "far = 54", fmt.Sprintf("far = %d", 2*f.Prec+6), old, new)
		}
		if err := os.WriteFile(filepath.Join(dir, base), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	p, err := frontend.Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// small is the operations on a format, computed in float64, where so few bits leave room for exact
// results: a quotient or a root that is no number of the format is no nearer to one than 2^-20.
type small struct {
	f       fp.Format
	numbers []float64 // finite, in order, without -0
}

func newSmall(f fp.Format) small {
	s := small{f: f}
	for b := range uint64(1) << f.Bits {
		if x := f.Decode(b); x-x == 0 && (x != 0 || b == 0) {
			s.numbers = append(s.numbers, x)
		}
	}
	slices.Sort(s.numbers)
	return s
}

// round rounds x, which is 0 only where it is that.
func (s small) round(x float64, m fp.Mode) float64 {
	if x-x != 0 || x == 0 {
		return x
	}
	i, exact := slices.BinarySearch(s.numbers, x)
	if m == fp.ToZero {
		m = fp.Down
		if x < 0 {
			m = fp.Up
		}
		x = math.Copysign(min(math.Abs(x), s.f.Max()), x) // never infinite
		i, exact = slices.BinarySearch(s.numbers, x)
	}
	r := 0.0
	switch {
	case exact:
		return x
	case m == fp.Down && i == 0:
		return math.Inf(-1)
	case m == fp.Up && i == len(s.numbers):
		return math.Inf(1)
	case m == fp.Down:
		r = s.numbers[i-1]
	default:
		r = s.numbers[i]
	}
	return math.Copysign(r, x*math.Abs(r)+math.Copysign(0x1p-1000, r+x*0x1p-500))
}

func (s small) want(op string, m fp.Mode, x []float64) float64 {
	zero := func(sum bool, z float64) float64 { // the sign of an exact sum of 0 whose terms have two signs
		if z == 0 && sum && m == fp.Down {
			return math.Copysign(0, -1)
		}
		return z
	}
	minus := func(a float64) bool { return math.Signbit(a) }
	switch op {
	case "Add":
		return s.round(zero(minus(x[0]) != minus(x[1]), x[0]+x[1]), m)
	case "Mul":
		return s.round(float64(x[0]*x[1]), m)
	case "FMA":
		p := float64(x[0] * x[1])
		return s.round(zero(minus(p) != minus(x[2]), p+x[2]), m)
	case "Div":
		return s.round(x[0]/x[1], m)
	case "Rcp":
		return s.round(1/x[0], m)
	}
	return s.round(math.Sqrt(x[0]), m)
}

var endings = map[string]fp.Mode{"Down": fp.Down, "Up": fp.Up, "ToZero": fp.ToZero}

// wrong runs every directed operation, with and without a fused multiply-add, on all numbers of the
// format, of triples on each so-manieth one, and returns the errors.
func (s small) wrong(p *ir.Program, every int) (rows int, errs []string) {
	a, err := ir.Nearest(s.f)
	if err != nil {
		return 0, []string{err.Error()}
	}
	all := append(slices.Clone(s.numbers), math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN())
	for op, args := range map[string]int{"Add": 2, "Mul": 2, "Div": 2, "FMA": 3, "Rcp": 1, "Sqrt": 1} {
		for ending, m := range endings {
			for _, arith := range []ir.Arith{a, ir.Unfused{Arith: a}} {
				in, err := ir.NewInterp(p, p.Lookup("f32."+op+ending), arith)
				if err != nil {
					return 0, []string{err.Error()}
				}
				n, step := 1, 1
				for range args {
					n *= len(all)
				}
				if args == 3 {
					step = every
				}
				out, x := make([]float64, 1), make([]float64, args)
				for k := 0; k < n; k += step {
					for i, at := 0, k; i < args; i++ {
						x[i], at = all[at%len(all)], at/len(all)
					}
					if k == 0 && args == 3 { // the product is a tie, and c nearly half a unit
						copy(x, []float64{1.5, 1.5, s.f.Round(0.21875)})
					}
					in.Run(out, x)
					rows++
					if want := s.want(op, m, x); math.Float64bits(out[0]) != math.Float64bits(want) && (out[0] == out[0] || want == want) {
						errs = append(errs, fmt.Sprintf("%v: %s%s of %v is %v, not %v", s.f, op, ending, x, out[0], want))
						break
					}
				}
			}
		}
	}
	return rows, errs
}

// binary returns the format of p bits of significand and w of exponent.
func binary(p, w int) fp.Format {
	bias := 1<<(w-1) - 1
	return fp.Format{Bits: p + w, Prec: p, Emin: 1 - bias, Emax: bias}
}

// TestDirectedSmall rounds down, up and to zero on all operands of small formats.
func TestDirectedSmall(t *testing.T) {
	testenv.Long(t, "all operands of small formats")
	for _, c := range []struct{ p, w, every int }{{2, 5, testenv.Size(37, 5, 1)}, {3, 5, testenv.Size(9973, 503, 1)}, {4, 6, 1999}} {
		if c.p > testenv.Size(2, 3, 4) {
			continue
		}
		s := newSmall(binary(c.p, c.w))
		rows, errs := s.wrong(shaped(t, s.f, "package", "package"), c.every)
		t.Logf("%v: %d rows", s.f, rows)
		for _, e := range errs {
			t.Error(e)
		}
	}
}

// TestDirectedSmallFails: what is a little wrong is noticed.
func TestDirectedSmallFails(t *testing.T) {
	testenv.Long(t, "the control of TestDirectedSmall: compiles a dozen defects")
	s := newSmall(binary(3, 5))
	for _, c := range [][2]string{
		{"if toward {\n\t\tside = -r\n\t\tif power {", "if toward {\n\t\tside = -r\n\t\tif power && false {"},
		{"if s == 0 && (signbit(a) || signbit(b)) {", "if s == 0 && signbit(a) {"},
		{"if r == 0 || r != r {", "if r != r {"},
		{"if d == 0 {\n\t\td = l", "if d == 0 && n > 0 {\n\t\td = l"},
		{"if a == 0 || b == 0 {", "if a == 0 {"},
		{"*copysign(T(1), b)", "*copysign(T(1), a)"},
		{"if abs(a) < abs(b) {", "if a < b {"},
		{"if !finite(r) {", "if r != r {"},
		{"d = h - rescale(r, -n)", "d = l"},
		{"return s, d, r == 0 && (signbit(p) || signbit(z))", "return s, d, r == 0 && signbit(p)"},
		{"l+g, most", "l+(g-g), most"},
	} {
		if _, errs := s.wrong(shaped(t, s.f, c[0], c[1]), 1999); len(errs) == 0 {
			t.Errorf("%q in the place of %q is not noticed", c[1], c[0])
		}
	}
}
