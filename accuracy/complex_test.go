package accuracy

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// point is a point of the complex plane, exact or nearly.
type point struct{ re, im *big.Float }

// complexPrec is how many bits exact values have. The search next to points has more.
var complexPrec = 1100

func number() *big.Float { return new(big.Float).SetPrec(uint(complexPrec)) }

func (x point) add(y point) point {
	return point{number().Add(x.re, y.re), number().Add(x.im, y.im)}
}

func (x point) neg() point { return point{number().Neg(x.re), number().Neg(x.im)} }

func (x point) mul(y point) point {
	ac, bd := number().Mul(x.re, y.re), number().Mul(x.im, y.im)
	ad, bc := number().Mul(x.re, y.im), number().Mul(x.im, y.re)
	return point{ac.Sub(ac, bd), ad.Add(ad, bc)}
}

// norm returns |x|.
func (x point) norm() *big.Float {
	s := number().Mul(x.re, x.re)
	return s.Sqrt(s.Add(s, number().Mul(x.im, x.im)))
}

func (x point) div(y point) point {
	d := number().Mul(y.norm(), y.norm())
	n := x.mul(point{y.re, number().Neg(y.im)})
	return point{n.re.Quo(n.re, d), n.im.Quo(n.im, d)}
}

func (x point) sqrt() point {
	s := number().Add(x.norm(), number().Abs(x.re))
	s.Sqrt(s.Quo(s, big.NewFloat(2)))
	t := number().Quo(x.im, s)
	t.Quo(t, big.NewFloat(2))
	if x.re.Sign() >= 0 {
		return point{s, t}
	}
	if x.im.Signbit() {
		s.Neg(s)
	}
	return point{t.Abs(t), s}
}

// call returns a function of MPFR.
func call(f mpfr.Func, x, y *big.Float) *big.Float {
	z, a, b := mpfr.New(complexPrec), mpfr.New(complexPrec), mpfr.New(complexPrec)
	a.SetBig(x)
	if y != nil {
		b.SetBig(y)
	}
	f(z, a, b)
	return z.Big()
}

func (x point) exp() point {
	e := call(mpfr.Exp, x.re, nil)
	return point{number().Mul(e, call(mpfr.Cos, x.im, nil)), number().Mul(e, call(mpfr.Sin, x.im, nil))}
}

func (x point) log() point {
	return point{call(mpfr.Log, x.norm(), nil), call(mpfr.Atan2, x.im, x.re)}
}

// complexNumber is what the types have in common.
type complexNumber[C any] interface {
	Add(C) C
	Sub(C) C
	Mul(C) C
	Div(C) C
	Sqrt() C
	Log() C
}

// exponential is a complex number with powers.
type exponential[C any] interface {
	Exp() C
	Pow(C) C
}

func TestComplex(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	t.Run("CDF", func(t *testing.T) { testComplex2[float32](t, 24) })
	t.Run("CDD", func(t *testing.T) { testComplex2[float64](t, 53) })
	t.Run("CQF", func(t *testing.T) { testComplex4[float32](t, 24) })
	t.Run("CQD", func(t *testing.T) { testComplex4[float64](t, 53) })
	t.Run("CTF", func(t *testing.T) { testComplex3[float32](t, 24) })
	t.Run("CTD", func(t *testing.T) { testComplex3[float64](t, 53) })
}

func pairOfBig[T limb.Float](v *big.Float) (x limb.Pair[T]) {
	x.UnmarshalText([]byte(v.Text('p', 0)))
	return x
}

func quadOfBig[T limb.Float](v *big.Float) (x limb.Quad[T]) {
	x.UnmarshalText([]byte(v.Text('p', 0)))
	return x
}

// testComplex2 is testComplex for complex numbers of pairs.
func testComplex2[T limb.Float](t *testing.T, p int) {
	testComplex(t, p, 2, func(a, b *big.Float) limb.ComplexPair[T] {
		return limb.ComplexPair[T]{Re: pairOfBig[T](a), Im: pairOfBig[T](b)}
	},
		func(x limb.ComplexPair[T]) point { return point{x.Re.Big(), x.Im.Big()} },
		func(x limb.ComplexPair[T]) (re, im *big.Float) { return x.Abs().Big(), x.Phase().Big() })
}

// testComplex3 is testComplex for complex numbers of triples.
func testComplex3[T limb.Float](t *testing.T, p int) {
	part := func(v *big.Float) (x limb.Triple[T]) { x.UnmarshalText([]byte(v.Text('p', 0))); return x }
	testComplex(t, p, 3, func(a, b *big.Float) limb.ComplexTriple[T] {
		return limb.ComplexTriple[T]{Re: part(a), Im: part(b)}
	},
		func(x limb.ComplexTriple[T]) point { return point{x.Re.Big(), x.Im.Big()} },
		func(x limb.ComplexTriple[T]) (re, im *big.Float) { return x.Abs().Big(), x.Phase().Big() })
}

// testComplex4 is testComplex for complex numbers of quads.
func testComplex4[T limb.Float](t *testing.T, p int) {
	testComplex(t, p, 4, func(a, b *big.Float) limb.ComplexQuad[T] {
		return limb.ComplexQuad[T]{Re: quadOfBig[T](a), Im: quadOfBig[T](b)}
	},
		func(x limb.ComplexQuad[T]) point { return point{x.Re.Big(), x.Im.Big()} },
		func(x limb.ComplexQuad[T]) (re, im *big.Float) { return x.Abs().Big(), x.Phase().Big() })
}

// testComplex measures the errors of the operations in units of u^n|z|.
func testComplex[C complexNumber[C]](t *testing.T, p, n int, of func(re, im *big.Float) C, exact func(C) point, polar func(C) (abs, phase *big.Float)) {
	r := rand.New(rand.NewPCG(8, 9))
	unit := math.Ldexp(1, p*n)
	random := func(e int) *big.Float {
		v := number()
		for k := range 6 {
			v.Add(v, new(big.Float).SetMantExp(big.NewFloat(r.Float64()), -52*k))
		}
		v.SetMantExp(v, e)
		if r.IntN(2) == 0 {
			v.Neg(v)
		}
		return v
	}
	one := big.NewFloat(1)
	draw := func(span int) C {
		switch r.IntN(8) {
		case 0: // near 1
			a := number().Add(one, random(-r.IntN(p*n/2)))
			return of(a, random(-r.IntN(p*n/2)))
		case 1: // near the circle
			s, c := math.Sincos(r.Float64() * 7)
			b := number().Add(big.NewFloat(s), random(-p-r.IntN(p)))
			a := number().Mul(b, b)
			a = number().Sqrt(a.Abs(a.Sub(one, a)))
			if c < 0 {
				a.Neg(a)
			}
			if r.IntN(2) == 0 {
				a, b = b, a
			}
			return of(a, b)
		case 2: // near an axis
			e := r.IntN(2*span+1) - span
			a, b := random(e), random(e-r.IntN(p))
			if r.IntN(2) == 0 {
				a, b = b, a
			}
			return of(a, b)
		case 3:
			e := r.IntN(2*span+1) - span
			return of(random(e), random(e))
		}
		return of(random(r.IntN(2*span+1)-span), random(r.IntN(2*span+1)-span))
	}
	// drawEnd draws from the whole range, often from its ends.
	least := -126 - 23
	if p == 53 {
		least = -1022 - 52
	}
	drawEnd := func() C {
		var parts [2]*big.Float
		e := 0
		for k := range parts {
			switch r.IntN(6) {
			case 0: // among the least
				e = least + r.IntN(8)
			case 1: // numbers whose last limb is among the least
				e = least + r.IntN((n+1)*p)
			case 2: // among the largest: the absolute value stays in the domain
				e = -least - 2*p + 22 - r.IntN(8) + p - 23
			case 3: // as the other part, or a limb or two from it
				e = max(e+r.IntN(4*p)-2*p, least)
			default:
				e = least + r.IntN(-2*least-2*p)
			}
			parts[k] = random(min(e, -least-p-4))
			if r.IntN(16) == 0 {
				parts[k] = number()
			}
		}
		if i := r.IntN(2); i == 1 {
			parts[0], parts[1] = parts[1], parts[0]
		}
		return of(parts[0], parts[1])
	}
	worst := map[string]float64{}
	at := map[string][2]C{}
	// Errors up to lost do not count.
	lost := number()
	note := func(name string, x, y C, got, want point, scale float64) {
		if got.re == nil || got.im == nil || got.re.IsInf() || got.im.IsInf() {
			t.Errorf("%s(%v, %v) = %v, want %v", name, x, y, got, want)
			return
		}
		d := got.add(want.neg()).norm()
		if d.Sub(d, lost); d.Sign() < 0 {
			d.SetInt64(0)
		}
		w := want.norm()
		if w.Sign() == 0 {
			if d.Sign() != 0 {
				t.Errorf("%s(%v, %v) is not 0", name, x, y)
			}
			return
		}
		e, _ := d.Quo(d, w).Float64()
		e *= unit / scale
		if e > worst[name] {
			worst[name] = e
			at[name] = [2]C{x, y}
		}
	}
	only := func(v *big.Float) point { return point{v, new(big.Float)} }
	for range testenv.Size(60, 600, 4000) {
		x, y := draw(10), draw(10)
		a, b := exact(x), exact(y)
		note("Add", x, y, exact(x.Add(y)), a.add(b), 1)
		note("Sub", x, y, exact(x.Sub(y)), a.add(b.neg()), 1)
		note("Mul", x, y, exact(x.Mul(y)), a.mul(b), 1)
		note("Div", x, y, exact(x.Div(y)), a.div(b), 1)
		note("Sqrt", x, y, exact(x.Sqrt()), a.sqrt(), 1)
		abs, phase := polar(x)
		note("Abs", x, y, only(abs), only(a.norm()), 1)
		note("Phase", x, y, only(phase), only(call(mpfr.Atan2, a.im, a.re)), 1)
		l := a.log()
		note("Log", x, y, exact(x.Log()), l, 1)
		y = draw(3)
		b = exact(y)
		z, ok := any(y).(exponential[C])
		if !ok {
			continue
		}
		note("Exp", x, y, exact(z.Exp()), b.exp(), 1)
		x = draw(2)
		w := b.mul(exact(x).log())
		size, _ := w.norm().Float64()
		if size < 60 {
			note("Pow", x, y, exact(any(x).(exponential[C]).Pow(y)), w.exp(), 16+8*size)
		}
	}
	// At the ends of the range results may be off by a few of the least subnormal
	// number beside the bounds.
	lost.SetMantExp(big.NewFloat(4), least)
	top := number().SetMantExp(big.NewFloat(1), -least-p-1) // of DF 2^124
	inside := func(z point) bool { return z.norm().Cmp(top) < 0 }
	for range testenv.Size(200, 2000, 5000) {
		x, y := drawEnd(), drawEnd()
		a, b := exact(x), exact(y)
		if b.norm().Sign() == 0 || a.norm().Sign() == 0 {
			continue
		}
		if z := a.div(b); inside(z) {
			note("Div", x, y, exact(x.Div(y)), z, 1)
		}
		note("Sqrt", x, y, exact(x.Sqrt()), a.sqrt(), 1)
		abs, phase := polar(x)
		note("Abs", x, y, only(abs), only(a.norm()), 1)
		note("Phase", x, y, only(phase), only(call(mpfr.Atan2, a.im, a.re)), 1)
		note("Log", x, y, exact(x.Log()), a.log(), 1)
	}
	// Products right above the least one of the domain.
	lost.SetInt64(0)
	bottom := least + n*p + n + 1
	for range testenv.Size(200, 2000, 5000) {
		e := bottom/2 + r.IntN(7) - 3
		x := of(random(e-r.IntN(2)*r.IntN(2*p)), random(e-r.IntN(2)*r.IntN(2*p)))
		e = bottom + 2 - e
		y := of(random(e-r.IntN(2)*r.IntN(2*p)), random(e-r.IntN(2)*r.IntN(2*p)))
		if z := exact(x).mul(exact(y)); z.norm().Cmp(number().SetMantExp(one, bottom)) >= 0 {
			note("Mul", x, y, exact(x.Mul(y)), z, 1)
		}
	}
	bounds := map[string]float64{"Add": 2, "Sub": 2, "Mul": 10, "Div": 4, "Sqrt": 3, "Abs": 2, "Phase": 2, "Log": 3, "Exp": 10, "Pow": 1}
	if n == 4 {
		bounds = map[string]float64{"Add": 1, "Sub": 1, "Mul": 13, "Div": 16, "Sqrt": 12, "Abs": 8, "Phase": 16, "Log": 16, "Exp": 16, "Pow": 1}
	}
	for name, e := range worst {
		t.Logf("%s: %.3g at %v", name, e, at[name])
		if e > bounds[name] {
			t.Errorf("%s: %g at %v, more than %g", name, e, at[name], bounds[name])
		}
	}
}
