package accuracy

import (
	"math"
	"math/big"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// Next to its branch points, zeros and poles a complex function is asked at operands
// whose parts are a point's and something of another size, down to the domain's end: the
// limbs of a part are far apart then, and the two parts of very different size.

// smallest is the exponent of the least normal limb.
func (f complexFormat) smallest() int {
	if f.p == 24 {
		return -126
	}
	return -1022
}

// beside returns a point's coordinate and an offset, a number of few bits or of many.
func beside(r *rand.Rand, f complexFormat, v *big.Float) *big.Float {
	off := drawNumber(r, 0)
	switch r.IntN(4) {
	case 0:
		off.SetFloat64(float64(1 - 2*r.IntN(2)))
	case 1: // two bits
		off.SetFloat64(float64(1-2*r.IntN(2)) * (1 + math.Ldexp(1, -r.IntN(52))))
	case 2:
		off.SetPrec(uint(f.p)).SetPrec(uint(complexPrec))
	}
	e := -r.IntN(4)
	switch r.IntN(4) {
	case 0:
		e = -r.IntN(-f.smallest())
	case 1, 2:
		e = -r.IntN(2 * f.n * f.p)
	}
	off.SetMantExp(off, max(e, f.smallest()))
	if v.Sign() != 0 && r.IntN(4) == 0 {
		off.SetInt64(0)
	}
	return off.Add(off, v)
}

// besidePoint draws an operand next to a point: 0, ±1, ±i, on the circle, where sin and
// cos are 0.
func besidePoint(r *rand.Rand, f complexFormat) (re, im *big.Float) {
	re, im = number(), number()
	switch r.IntN(6) {
	case 0:
	case 1, 2:
		re.SetInt64(int64(1 - 2*r.IntN(2)))
	case 3:
		re.Mul(call(mpfr.Acos, big.NewFloat(-1), nil), big.NewFloat(0.5*float64(r.IntN(9)-4)))
	case 4:
		n := [][2]float64{{3, 4}, {5, 12}, {8, 15}, {7, 24}}[r.IntN(4)]
		h := big.NewFloat(math.Hypot(n[0], n[1]))
		re.Quo(re.SetFloat64(n[0]), h)
		im.Quo(im.SetFloat64(n[1]), h)
	case 5:
		re.SetMantExp(big.NewFloat(1), r.IntN(40)-20)
	}
	if r.IntN(2) == 0 {
		re, im = im, re
	}
	return beside(r, f, re), beside(r, f, im)
}

// eachPart says that an error is stated of each part: then that of the worse part counts.
func eachPart(statement string) bool { return strings.Contains(statement, "of each part") }

// farPoint draws an operand so large that sums and squares of its parts overflow, up to
// the largest number. One part may be of any size.
func farPoint(r *rand.Rand, f complexFormat) (re, im *big.Float) {
	top := 2 - f.smallest()
	draw := func() *big.Float { return drawNumber(r, top-r.IntN(3)-r.IntN(2)*r.IntN(top/2)) }
	re, im = draw(), draw()
	if r.IntN(4) == 0 {
		im = drawNumber(r, r.IntN(2*top)-top)
	}
	if r.IntN(2) == 0 {
		re, im = im, re
	}
	return re, im
}

// points measures the functions that match at operands that are drawn, and holds them
// against what is stated.
func (c complexType[C, N]) points(t *testing.T, n int, wanted *regexp.Regexp, least int, draw func(r *rand.Rand, f complexFormat) (re, im *big.Float)) {
	t.Helper()
	defer func(bits int) { complexPrec = bits }(complexPrec)
	complexPrec = 2*-c.smallest() + 3*c.n*c.p
	methods, stated := complexMethods(c.of), c.stated(t)
	for k := range complexFunctions {
		fn := &complexFunctions[k]
		label := c.name + "." + fn.name
		if !wanted.MatchString(label) {
			continue
		}
		statement := stated[fn.name]
		bound := boundIn(t, label, statement)
		r := rand.New(rand.NewPCG(3, uint64(k)))
		worst, over, counted := 0.0, 0, 0
		var at C
		for range n {
			a, b := draw(r, c.complexFormat)
			x := c.of(limb.FromBig[N](a), limb.FromBig[N](b))
			e, ok := c.pointError(t, fn, methods[fn.name], x, eachPart(statement), least)
			if !ok {
				continue
			}
			counted++
			if e > bound {
				over++
			}
			if e > worst {
				worst, at = e, x
			}
		}
		t.Logf("%-12s %9.4g of %g, %d of %d over, %x", label, worst, bound, over, counted, at)
		if over > 0 {
			t.Errorf("%s(%x): the error is %g, more than the stated %q; so are those of %d of %d operands", label, at, worst, statement, over, counted)
		}
		if counted < n/20 {
			t.Errorf("%s: only %d of %d operands are in the domain", label, counted, n)
		}
	}
}

// pointError is error with the domain that is stated, in parts where that is so.
func (c complexType[C, N]) pointError(t *testing.T, fn *complexFunction, method func(C) C, x C, parts bool, least int) (e float64, ok bool) {
	at := c.exact(x)
	if at.re.Sign() == 0 || at.im.Sign() == 0 || fn.fits != nil && !fn.fits(at, c.complexFormat) {
		return 0, false
	}
	// Sinh and its kin have the domain of Sinh and SinCos of the parts.
	inner := map[string]func() [3]*big.Float{
		"Sinh": func() [3]*big.Float { return [3]*big.Float{at.re, at.imaginary(mpfr.Sin), at.imaginary(mpfr.Cos)} },
		"Sin":  func() [3]*big.Float { return [3]*big.Float{at.im, at.only(mpfr.Sin), at.only(mpfr.Cos)} },
	}
	inner["Cosh"], inner["Cos"] = inner["Sinh"], inner["Sin"]
	if values := inner[fn.name]; values != nil {
		for _, v := range values() {
			if v.MantExp(nil) <= least {
				return 0, false
			}
		}
	}
	want := fn.want(at)
	size := want.norm()
	if e := size.MantExp(nil); e <= least || e > -least {
		return 0, false
	}
	got := c.exact(method(x))
	if got.re == nil || got.im == nil || got.re.IsInf() || got.im.IsInf() {
		t.Errorf("%s.%s(%x) is not finite", c.name, fn.name, x)
		return 0, false
	}
	relative := func(d, size *big.Float) float64 {
		switch {
		case size.Sign() == 0 && d.Sign() != 0:
			return math.Inf(1)
		case size.Sign() == 0 || size.MantExp(nil) <= least:
			return 0
		}
		e, _ := number().Quo(d.Abs(d), size).Float64()
		return math.Ldexp(e, c.n*c.p)
	}
	d := got.add(want.neg())
	if parts {
		return max(relative(d.re, number().Abs(want.re)), relative(d.im, number().Abs(want.im))), true
	}
	return relative(d.norm(), size), true
}

func TestComplexPoints(t *testing.T) {
	testenv.Long(t, "functions of complex numbers by MPFR")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	all := regexp.MustCompile("")
	n := testenv.Size(60, 150, 1500)
	t.Run("CDF", func(t *testing.T) { complexDF.points(t, n, all, -101, besidePoint) })
	t.Run("CQF", func(t *testing.T) { complexQF.points(t, n, all, -53, besidePoint) })
	t.Run("CDD", func(t *testing.T) { complexDD.points(t, n, all, -968, besidePoint) })
	t.Run("CQD", func(t *testing.T) { complexQD.points(t, n, all, -862, besidePoint) })
	t.Run("CTF", func(t *testing.T) { complexTF.points(t, n, all, -77, besidePoint) })
	t.Run("CTD", func(t *testing.T) { complexTD.points(t, n, all, -915, besidePoint) })
}

// TestComplexFar: functions with the domain of all finite numbers, up to the largest.
func TestComplexFar(t *testing.T) {
	testenv.Long(t, "functions of complex numbers by MPFR")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	wanted := regexp.MustCompile(`\.(Sqrt|Log|Phase|Asin|Acos|Asinh|Acosh|Atan|Atanh)$`)
	n := testenv.Size(60, 150, 1500)
	t.Run("CDF", func(t *testing.T) { complexDF.points(t, n, wanted, -101, farPoint) })
	t.Run("CQF", func(t *testing.T) { complexQF.points(t, n, wanted, -53, farPoint) })
	t.Run("CDD", func(t *testing.T) { complexDD.points(t, n, wanted, -968, farPoint) })
	t.Run("CQD", func(t *testing.T) { complexQD.points(t, n, wanted, -862, farPoint) })
	t.Run("CTF", func(t *testing.T) { complexTF.points(t, n, wanted, -77, farPoint) })
	t.Run("CTD", func(t *testing.T) { complexTD.points(t, n, wanted, -915, farPoint) })
}
