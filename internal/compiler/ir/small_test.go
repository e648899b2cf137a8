package ir_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Proofs by exhaustion
//
// The algorithms are the same at every precision, and at 3 to 6 bits all their
// operands can be tried. What holds there is no proof for 24 bits, but nearly
// every wrong wiring and every condition that is too weak fails there. The
// float32 functions run with limbs, constants and splitter in the small format;
// exact results are computed in float64, where so few bits leave room for them.
//
// The operands are all that there are in a space, of one of two kinds:
//
//   - A whole format, with both zeros, subnormals and overflow.
//   - A window of exponents. Far from the ends of the range an operation
//     commutes with scaling by powers of two and with the change of all signs,
//     so the first operand has its leading limb in [1, 2), and the exponents of
//     all limbs are in the window, which ends at 0 and leaves room for gaps.

type space struct {
	f      ir.Format
	window int // 0: the whole format
	fused  bool
}

func whole(p, emin, emax int, fused bool) space {
	return space{ir.Format{Prec: p, Emin: emin, Emax: emax}, 0, fused}
}

func window(p int, fused bool) space {
	return space{ir.Format{Prec: p, Emin: -200, Emax: 200}, 3*p + 1, fused}
}

func (s space) String() string {
	name := fmt.Sprintf("p=%d whole %d…%d", s.f.Prec, s.f.Emin, s.f.Emax)
	if s.window > 0 {
		name = fmt.Sprintf("p=%d window %d", s.f.Prec, s.window)
	}
	if !s.fused {
		name += " split"
	}
	return name
}

// pow returns 2^n.
func pow(n int) float64 { return math.Ldexp(1, n) }

// normals returns the positive numbers with exponents emin to emax.
func (s space) normals(emin, emax int) []float64 {
	return numbers(ir.Format{Prec: s.f.Prec, Emin: emin, Emax: emax})[1<<(s.f.Prec-1):]
}

// expansions returns all numbers of n limbs with one of the leading limbs
// given: n is 1, or 2 with |lo| ≤ ½ulp(hi).
func (s space) expansions(n int, leading []float64) (list [][]float64) {
	los := numbers(s.f)
	if s.window > 0 {
		los = append([]float64{0}, s.normals(1-s.window, 0)...)
	}
	for _, hi := range leading {
		list = append(list, append([]float64{hi}, 0)[:n:n])
		for _, lo := range los {
			if n == 2 && hi != 0 && lo != 0 && lo <= pow(max(math.Ilogb(hi), s.f.Emin)-s.f.Prec) {
				list = append(list, []float64{hi, lo}, []float64{hi, -lo})
			}
		}
	}
	return list
}

// operands returns the operands of an operation on numbers of m and n limbs;
// n is 0 where it takes one operand. Where scales is set, the operation commutes
// with the scaling of one operand alone.
func (s space) operands(m, n int, scales bool) (xs, ys [][]float64) {
	x := both(numbers(s.f))
	y := x
	if s.window > 0 {
		x = s.normals(0, 0)
		switch {
		case scales:
			y = x
		case m == n: // and in the other order
			y = both(s.normals(1-s.window, 0))
		default:
			y = both(s.normals(1-s.window, s.window-1))
		}
		y = append(y, 0, math.Copysign(0, -1))
	}
	if n == 0 {
		return s.expansions(m, x), [][]float64{nil}
	}
	return s.expansions(m, x), s.expansions(n, y)
}

// law is what the doc comment of a function says, but for the number in its
// Error line, which is read from there. Operands and results are numbers of one
// or two limbs; x and y below are their values, where not their limbs.
type law struct {
	name     string
	m, n     int                                    // limbs of the operands
	exact    func(x, y float64) float64             // the value of the result
	per      func(x, y float64) float64             // what the error is relative to
	native   func(a ir.Arith, x, y float64) float64 // of leading limbs: the sign of a zero
	domain   func(s space, x, y []float64) bool     // of limbs
	form     func(f ir.Format, hi, lo float64) bool // of the result
	scales   bool                                   // f(±2^k·x, y) = ±2^k·f(x, y)
	commutes bool                                   // bit for bit
}

var laws = []law{
	{name: "f32.TwoSum", m: 1, n: 1, exact: sum, native: ir.Arith.Add, domain: twoSum, form: normalised},
	{name: "f32.TwoDiff", m: 1, n: 1, exact: diff, native: ir.Arith.Sub, domain: twoDiff, form: normalised},
	{name: "f32.FastTwoSum", m: 1, n: 1, exact: sum, native: ir.Arith.Add, domain: fastTwoSum, form: normalised},
	{name: "f32.Split", m: 1, exact: first, domain: split, form: halves},
	{name: "f32.TwoProd", m: 1, n: 1, exact: product, native: ir.Arith.Mul, domain: twoProd, form: normalised, scales: true},
	{name: "f32.TwoSqr", m: 1, exact: func(x, _ float64) float64 { return x * x }, domain: twoSqr, form: normalised},

	{name: "DF.Add", m: 2, n: 2, exact: sum, native: ir.Arith.Add, domain: addends, form: normalised, commutes: true},
	{name: "DF.Sub", m: 2, n: 2, exact: diff, native: ir.Arith.Sub, domain: addends, form: normalised},
	{name: "DF.SloppyAdd", m: 2, n: 2, exact: sum, per: magnitudes, native: ir.Arith.Add, domain: addends, form: normalised},
	{name: "DF.AddFloat", m: 2, n: 1, exact: sum, native: ir.Arith.Add, domain: addends, form: normalised},
	{name: "DF.Mul", m: 2, n: 2, exact: product, native: ir.Arith.Mul, domain: factors, form: normalised, scales: true, commutes: true},
	{name: "DF.MulFloat", m: 2, n: 1, exact: product, native: ir.Arith.Mul, domain: factors, form: normalised, scales: true},
	{name: "DF.Less", m: 2, n: 2, exact: func(x, y float64) float64 { return truth(x < y) }, domain: addends},
	{name: "DF.Equal", m: 2, n: 2, exact: func(x, y float64) float64 { return truth(x == y) }, domain: addends},
}

func first(x, _ float64) float64      { return x }
func sum(x, y float64) float64        { return x + y }
func diff(x, y float64) float64       { return x - y }
func product(x, y float64) float64    { return float64(x * y) }
func magnitudes(x, y float64) float64 { return math.Abs(x) + math.Abs(y) }

func truth(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

func value(x []float64) (v float64) {
	for _, limb := range x {
		v += limb
	}
	return v
}

// The domains are those of the doc comments. Their powers of two are written by
// the parameters of the format: float32 has p = 24, s = ⌈p/2⌉ = 12, emin = -126,
// emax = 127.

func (s space) finite(v float64) bool { return !math.IsInf(s.f.Round(v), 0) }

func (s space) largest() float64 { return pow(s.f.Emax+1) - pow(s.f.Emax-s.f.Prec+1) }

func twoSum(s space, x, y []float64) bool {
	return s.finite(x[0]+y[0]) && math.Abs(y[0]) < s.largest()
}

func twoDiff(s space, x, y []float64) bool {
	return s.finite(x[0]-y[0]) && math.Abs(y[0]) < s.largest()
}

func fastTwoSum(s space, x, y []float64) bool {
	return s.finite(x[0]+y[0]) && (math.Abs(x[0]) >= math.Abs(y[0]) || x[0] == 0)
}

func split(s space, x, _ []float64) bool {
	return math.Abs(x[0]) < pow(s.f.Emax-(s.f.Prec+1)/2)
}

func twoProd(s space, x, y []float64) bool {
	v := math.Abs(x[0] * y[0])
	return s.finite(v) && (v == 0 || v >= pow(s.f.Emin+s.f.Prec))
}

func twoSqr(s space, x, _ []float64) bool { return twoProd(s, x, x) }

func addends(s space, x, y []float64) bool {
	limit := pow(s.f.Emax - 1)
	return math.Abs(value(x)) < limit && math.Abs(value(y)) < limit
}

func factors(s space, x, y []float64) bool {
	v, limit := math.Abs(value(x)*value(y)), pow(s.f.Emax-1)
	return addends(s, x, y) && v < limit && (v == 0 || v >= pow(s.f.Emin+2*s.f.Prec))
}

// normalised: hi is hi + lo rounded, hence |lo| ≤ ½ulp(hi).
func normalised(f ir.Format, hi, lo float64) bool { return hi == f.Round(hi+lo) }

// halves: hi has at most p-s bits and lo at most s-1.
func halves(f ir.Format, hi, lo float64) bool {
	bits := func(a float64) (n int) {
		for a, _ = math.Frexp(a); a != math.Trunc(a); n++ {
			a *= 2
		}
		return n
	}
	s := (f.Prec + 1) / 2
	return bits(hi) <= f.Prec-s && bits(lo) <= s-1
}

// finding is the largest error that a check met, in units of u².
type finding struct {
	tried   int
	err     float64
	x, y, r []float64
}

// bound returns the number of the Error line of a doc comment, in units of u².
func bound(doc string) (float64, error) {
	if strings.Contains(doc, "Error: exact") {
		return 0, nil
	}
	m := regexp.MustCompile(`Error: ≤ ([0-9.]+)u²`).FindStringSubmatch(doc)
	if m == nil {
		return 0, fmt.Errorf("the doc comment has no Error line with a bound in u²: %q", doc)
	}
	return strconv.ParseFloat(m[1], 64)
}

// check tries all operands in s and returns the worst, and an error that shows
// the first operands that break the law.
func (l law) check(p *ir.Program, s space) (finding, error) {
	a, err := ir.Nearest(s.f)
	if err != nil {
		return finding{}, err
	}
	var arith ir.Arith = a
	if !s.fused {
		arith = ir.Unfused{Arith: a}
	}
	fn := p.Lookup(l.name)
	if fn == nil {
		return finding{}, fmt.Errorf("the program has no %s", l.name)
	}
	limit, err := bound(fn.Doc)
	if err != nil {
		return finding{}, err
	}
	in, err := ir.NewInterp(p, fn, arith)
	if err != nil {
		return finding{}, err
	}

	// Two operands are tried in both orders. Where xs are the first of ys, what stands before y
	// among them has been y itself.
	xs, ys := s.operands(l.m, l.n, l.scales)
	symmetric := l.m == l.n && (s.window == 0 || l.scales)
	workers := runtime.GOMAXPROCS(0)
	found, errs := make([]finding, workers), make([]error, workers)
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			r, swapped := make([]float64, 2), make([]float64, 2)
			try := func(x, y, r []float64) {
				var buffer [4]float64
				in.Run(r[:len(fn.Results)], append(append(buffer[:0], x...), y...))
				e := l.err(s, arith, x, y, r)
				found[w].tried++
				if e > found[w].err {
					found[w] = finding{found[w].tried, e, x, y, append([]float64(nil), r...)}
				}
				if !(e <= limit) && errs[w] == nil {
					errs[w] = fmt.Errorf("%v: %s%v%v = %v: error %.3g u², limit %v u²", s, l.name, x, y, r, e, limit)
				}
			}
			for i := w; i < len(ys); i += workers {
				y, from := ys[i], 0
				if symmetric && i < len(xs) {
					from = i
				}
				for j, x := range xs[from:] {
					there := l.domain(s, x, y)
					if there {
						try(x, y, r)
					}
					if l.m != l.n || symmetric && from+j == i || !l.domain(s, y, x) {
						continue
					}
					try(y, x, swapped)
					if there && l.commutes && !(same(r[0], swapped[0]) && same(r[1], swapped[1])) && errs[w] == nil {
						errs[w] = fmt.Errorf("%v: %s%v%v = %v, and %v with the operands swapped", s, l.name, x, y, r, swapped)
					}
				}
			}
		})
	}
	wg.Wait()
	worst := finding{err: -1}
	for w, f := range found {
		tried := worst.tried + f.tried
		if f.err > worst.err {
			worst = f
		}
		worst.tried = tried
		if err == nil {
			err = errs[w]
		}
	}
	return worst, err
}

// err returns the error of the result r in units of u², and +Inf where it is
// not of the right form or a zero of the wrong sign.
func (l law) err(s space, a ir.Arith, x, y, r []float64) float64 {
	vx, vy := value(x), value(y)
	exact := l.exact(vx, vy)
	e := math.Abs(r[0] + r[1] - exact)
	if l.form != nil && !l.form(s.f, r[0], r[1]) {
		return math.Inf(1)
	}
	if exact == 0 && l.native != nil {
		if n := l.native(a, x[0], y[0]); n == 0 && !same(n, r[0]) {
			return math.Inf(1)
		}
	}
	if e == 0 {
		return 0
	}
	per := math.Abs(exact)
	if l.per != nil {
		per = l.per(vx, vy)
	}
	return e / per * pow(2*s.f.Prec)
}

// TestSmall tries every law in every space.
func TestSmall(t *testing.T) {
	testenv.Long(t, "all operands of small formats")
	prog := load(t)
	for _, l := range laws {
		var spaces []space
		if l.m == 1 {
			for p := 3; p <= testenv.Size(4, 4, 6); p++ {
				spaces = append(spaces, whole(p, -10, 10, true), whole(p, -10, 10, false))
			}
		} else {
			spaces = []space{whole(3, -5, 5, true), whole(3, -5, 5, false), window(3, true), window(3, false)}
			if testing.Short() {
				spaces = spaces[2:3]
			}
			if testenv.Full() {
				spaces = append(spaces, window(4, true), window(4, false))
			}
			if testenv.Full() && l.commutes {
				spaces = append(spaces, window(5, true))
			}
		}
		for _, s := range spaces {
			if !s.fused && !multiplies(prog.Lookup(l.name)) {
				continue
			}
			worst, err := l.check(prog, s)
			if err != nil {
				t.Error(err)
				continue
			}
			if worst.err == 0 {
				t.Logf("%s, %v: %d tried, all exact", l.name, s, worst.tried)
			} else {
				t.Logf("%s, %v: %d tried, worst %.4f u²: %v, %v → %v", l.name, s, worst.tried, worst.err, worst.x, worst.y, worst.r)
			}
		}
	}
}

// multiplies reports whether f has a ProdErr, that may be fused or split.
func multiplies(f *ir.Func) bool {
	for _, v := range f.Body {
		if v.Op == ir.ProdErr || v.Op == ir.Call && multiplies(v.Callee) {
			return true
		}
	}
	return false
}

// A defect is a text in the place of another in a file of the library.
type defect struct{ law, file, old, new string }

// plant compiles the library with defects.
func plant(t *testing.T, defects ...defect) *ir.Program {
	t.Helper()
	dir := t.TempDir()
	sources, err := filepath.Glob("../../../*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range append(sources, "../../../go.mod") {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text := testenv.Emptied(string(data)) // arithmetic has no tables
		for _, d := range defects {
			if filepath.Base(name) != d.file {
				continue
			}
			planted := strings.Replace(text, d.old, d.new, 1)
			if planted == text {
				t.Fatalf("%s does not contain %q", d.file, d.old)
			}
			text = planted
		}
		if err := os.WriteFile(filepath.Join(dir, filepath.Base(name)), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	p, err := frontend.Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestSmallFails plants a defect under each law: the check must find it. The library is
// compiled once for defects in functions that do not call one another.
func TestSmallFails(t *testing.T) {
	testenv.Long(t, "the control of TestSmall: compiles the library six times")
	for _, defects := range [][]defect{
		{
			{"f32.TwoSum", "eft.go", "e = (a - (s - v)) + (b - v)", "e = (a - (v - s)) + (b - v)"},
			{"f32.TwoDiff", "eft.go", "- (b + v)", "- (b - v)"},
			{"f32.FastTwoSum", "eft.go", "v := s - a // exact", "v := s - b"},
			{"f32.Split", "eft.go", "hi = c - (c - a)", "hi = c - (a - c)"},
			{"f32.TwoSqr", "eft.go", "return p, prodErr(a, a, p)", "return p, a - p"},
		},
		{
			{"f32.TwoSum", "eft.go", "e = (a - (s - v)) + (b - v)", "e = b - v"}, // FastTwoSum's
			{"f32.TwoProd", "eft.go", "e = e + T(xh*yl)", "e = e + T(xh*xl)"},
		},
		{
			{"DF.Add", "pair.go", "b = b + d", "b = b - d"},
			{"DF.SloppyAdd", "pair.go", "e = e + (x.Lo + y.Lo)", "e = e + x.Lo"},
			{"DF.AddFloat", "pair.go", "FastTwoSum(s, x.Lo+e)", "FastTwoSum(s, x.Lo-e)"},
			{"DF.Mul", "pair.go", "e = e + c", "e, c = e, e+c"}, // Mul22's third line as printed
			{"DF.MulFloat", "pair.go", "T(x.Lo*a)", "T(x.Lo*x.Lo)"},
			{"DF.Less", "pair.go", "less := d.Hi < 0", "less := d.Hi <= 0"},
			{"DF.Equal", "pair.go", "equal := d.Hi == 0", "equal := x.Hi == y.Hi && x.Lo == y.Lo"},
		},
		{
			{"DF.Add", "pair.go", "c, d := TwoSum(x.Lo, y.Lo)", "c, d := FastTwoSum(x.Lo, y.Lo)"}, // commutes no longer
			{"DF.Sub", "pair.go", "c, d := TwoDiff(x.Lo, y.Lo)", "c, d := TwoDiff(x.Lo, -y.Lo)"},
			{"DF.Mul", "pair.go", "c := T(x.Hi*y.Lo) + T(x.Lo*y.Hi)\n\te = e + c", "e = e + T(x.Hi*y.Lo)\n\te = e + T(x.Lo*y.Hi)"}, // Thall's order
		},
		{{"DF.Add", "pair.go", "hi = native", "hi = native + 0"}}, // -0
		{{"DF.Add", "pair.go", "Error: ≤ 2u²|x+y|", "Error: ≤ 1u²|x+y|"}},
	} {
		prog := plant(t, defects...)
		for _, d := range defects {
			i := slices.IndexFunc(laws, func(l law) bool { return l.name == d.law })
			broken := false
			for _, s := range []space{window(3, true), whole(3, -3, 3, true), whole(3, -4, 4, false)} {
				if _, err := laws[i].check(load(t), s); err != nil {
					t.Fatal("without a defect: ", err)
				}
				if _, err := laws[i].check(prog, s); err != nil {
					broken = true
					t.Log(err)
					break
				}
			}
			if !broken {
				t.Errorf("%s: %q in place of %q passes", d.law, d.new, d.old)
			}
		}
	}
}

// TestSloppy holds SloppyAdd to a bound relative to the sum, which it has not:
// where the leading limbs cancel, nothing is left of the result.
func TestSloppy(t *testing.T) {
	for _, l := range laws {
		if l.name != "DF.SloppyAdd" {
			continue
		}
		l.per = nil
		worst, err := l.check(load(t), window(3, true))
		if err == nil {
			t.Error("SloppyAdd has a bound relative to the sum")
		}
		t.Logf("worst %.4g u², u² = 2^-6: %v + %v → %v", worst.err, worst.x, worst.y, worst.r)
	}
}
