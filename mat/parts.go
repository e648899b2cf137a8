package mat

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
)

// parts has what algorithms for real and for complex matrices do by other operations. A real number among complex
// ones is one whose imaginary part is 0.
type parts[N Number[N]] struct {
	abs   func(x N) N           // |x|
	sqr   func(x N) N           // |x|²
	conj  func(x N) N           // x, for a real number
	hypot func(x, y N) N        // of real numbers
	scale func(x, a N) N        // ax, for a real a
	ldexp func(x N, e int) N    // x·2^e
	cmp   func(x, y N) int      // of real numbers
	from  func(a float64) (x N) // a, rounded
	log   func(x N, e int) N    // ln(x·2^e), for a real x
}

// partsList has parts for each type.
var partsList = map[types.Type]any{
	types.DF: realParts[limb.DF](), types.DD: realParts[limb.DD](), types.QF: realParts[limb.QF](), types.QD: realParts[limb.QD](),
	types.F32: realParts[limb.F32](), types.F64: realParts[limb.F64](),
	types.CDF: complexParts(func(x limb.DF) limb.CDF { return limb.CDF{Re: x} }, func(z limb.CDF) (re, im limb.DF) { return z.Re, z.Im }),
	types.CDD: complexParts(func(x limb.DD) limb.CDD { return limb.CDD{Re: x} }, func(z limb.CDD) (re, im limb.DD) { return z.Re, z.Im }),
	types.CQF: complexParts(func(x limb.QF) limb.CQF { return limb.CQF{Re: x} }, func(z limb.CQF) (re, im limb.QF) { return z.Re, z.Im }),
	types.CQD: complexParts(func(x limb.QD) limb.CQD { return limb.CQD{Re: x} }, func(z limb.CQD) (re, im limb.QD) { return z.Re, z.Im }),
}

// partsOf returns parts for a type.
func partsOf[N Number[N]]() *parts[N] { return partsList[typeOf[N]()].(*parts[N]) }

func realParts[N limb.Real[N]]() *parts[N] {
	return &parts[N]{
		abs: N.Abs, sqr: N.Sqr, conj: func(x N) N { return x }, hypot: N.Hypot, scale: N.Mul, ldexp: N.Ldexp, cmp: N.Cmp,
		from: func(a float64) N { return limb.From[N](a) },
		log:  logOf[N],
	}
}

func complexParts[C limb.Complex[C, N], N limb.Real[N]](of func(N) C, split func(C) (re, im N)) *parts[C] {
	re := func(z C) N { x, _ := split(z); return x }
	return &parts[C]{
		abs:   func(z C) C { return of(z.Abs()) },
		sqr:   func(z C) C { return of(z.AbsSqr()) },
		conj:  C.Conj,
		hypot: func(x, y C) C { return of(re(x).Hypot(re(y))) },
		scale: func(z, a C) C { return z.Scale(re(a)) },
		ldexp: func(z C, e int) C { return shifted(z, e) },
		cmp:   func(x, y C) int { return re(x).Cmp(re(y)) },
		from:  func(a float64) C { return of(limb.From[N](a)) },
		log:   func(x C, e int) C { return of(logOf(re(x), e)) },
	}
}

// logOf returns ln(x·2^e).
func logOf[N limb.Real[N]](x N, e int) N {
	if e == 0 {
		return x.Log()
	}
	return limb.Ln2[N]().MulAdd(limb.From[N](e), x.Log())
}

// exponent returns that of the leading limb of a number that is neither 0 nor infinite.
func exponent[N Number[N]](x N) int { return math.Ilogb(limbAt(&x, 0)) }

// sign returns x/|x|, and 1 for 0: about as exact as a quotient.
func (p *parts[N]) sign(x N) N {
	if x.IsZero() {
		return one[N]()
	}
	y := []N{x}
	raise(column(y)) // a small |x| has no room for all of its digits
	return y[0].Div(p.abs(y[0]))
}

// dot returns xᴴy, in order.
func (p *parts[N]) dot(x, y []N) (s N) {
	step := stepOf[N]()
	for i, v := range x {
		s = step(s, p.conj(v), y[i])
	}
	return s
}
