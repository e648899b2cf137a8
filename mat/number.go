package mat

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat/internal/tile"
)

// Number is a type of elements: a real type of package limb, or a complex one.
type Number[N any] interface {
	limb.DF | limb.DD | limb.QF | limb.QD | limb.F32 | limb.F64 | limb.CDF | limb.CDD | limb.CQF | limb.CQD

	Add(N) N
	Sub(N) N
	Mul(N) N
	Div(N) N
	Neg() N
	Sqrt() N
	Equal(N) bool
	IsNaN() bool
	IsInf() bool
	IsZero() bool
	String() string
}

// Step returns c + ab as the chains of products round it.
//
// Error: pairs ≤ 3u²|c| + 12u²|ab|, and 5u²|ab| where c = 0; quads ≤ 2u⁴|c| + 10u⁴|ab|; machine numbers
// u|ab| + u|c + ab|. A part of a complex number takes two steps, first with the real part of a.
// Special: of pairs with an infinite or NaN operand NaN.
func Step[N Number[N]](c, a, b N) N { return stepOf[N]()(c, a, b) }

// stepOf returns Step for a type.
func stepOf[N Number[N]]() func(c, a, b N) N {
	var f any
	switch any(*new(N)).(type) {
	case limb.DF:
		f = tile.Short[float32]{}.Step
	case limb.DD:
		f = tile.Short[float64]{}.Step
	case limb.QF:
		f = stepQuad[float32]
	case limb.QD:
		f = stepQuad[float64]
	case limb.F32:
		f = func(c, a, b limb.F32) limb.F32 { return c + limb.F32(a*b) }
	case limb.F64:
		f = func(c, a, b limb.F64) limb.F64 { return c + limb.F64(a*b) }
	case limb.CDF:
		f = stepComplexPair[float32]
	case limb.CDD:
		f = stepComplexPair[float64]
	case limb.CQF:
		f = stepComplexQuad[float32]
	case limb.CQD:
		f = stepComplexQuad[float64]
	}
	return f.(func(c, a, b N) N)
}

func stepQuad[T limb.Float](c, a, b limb.Quad[T]) limb.Quad[T] { return a.MulAdd(b, c) }

func stepComplexPair[T limb.Float](c, a, b limb.ComplexPair[T]) limb.ComplexPair[T] {
	s := tile.Short[T]{}
	return limb.ComplexPair[T]{
		Re: s.Step(s.Step(c.Re, a.Re, b.Re), a.Im.Neg(), b.Im),
		Im: s.Step(s.Step(c.Im, a.Re, b.Im), a.Im, b.Re),
	}
}

func stepComplexQuad[T limb.Float](c, a, b limb.ComplexQuad[T]) limb.ComplexQuad[T] {
	return limb.ComplexQuad[T]{
		Re: a.Im.Neg().MulAdd(b.Im, a.Re.MulAdd(b.Re, c.Re)),
		Im: a.Im.MulAdd(b.Re, a.Re.MulAdd(b.Im, c.Im)),
	}
}

// size returns |x|, or |re| + |im|, of the leading limbs: what pivots are chosen by, and what is
// infinite or NaN where x is.
func size[N Number[N]](x N) float64 {
	switch x := any(x).(type) {
	case limb.DF:
		return math.Abs(float64(x.Hi))
	case limb.DD:
		return math.Abs(x.Hi)
	case limb.QF:
		return math.Abs(float64(x.X0))
	case limb.QD:
		return math.Abs(x.X0)
	case limb.F32:
		return math.Abs(float64(x))
	case limb.F64:
		return math.Abs(float64(x))
	case limb.CDF:
		return math.Abs(float64(x.Re.Hi)) + math.Abs(float64(x.Im.Hi))
	case limb.CDD:
		return math.Abs(x.Re.Hi) + math.Abs(x.Im.Hi)
	case limb.CQF:
		return math.Abs(float64(x.Re.X0)) + math.Abs(float64(x.Im.X0))
	case limb.CQD:
		return math.Abs(x.Re.X0) + math.Abs(x.Im.X0)
	}
	return 0
}

// one returns 1.
func one[N Number[N]]() N { return number[N](1) }

// number returns a small number, as a real one.
func number[N Number[N]](a float64) (x N) {
	var y any
	switch any(x).(type) {
	case limb.DF:
		y = limb.NewDF(a)
	case limb.DD:
		y = limb.NewDD(a)
	case limb.QF:
		y = limb.NewQF(a)
	case limb.QD:
		y = limb.NewQD(a)
	case limb.F32:
		y = limb.F32(a)
	case limb.F64:
		y = limb.F64(a)
	case limb.CDF:
		y = limb.CDF{Re: limb.NewDF(a)}
	case limb.CDD:
		y = limb.CDD{Re: limb.NewDD(a)}
	case limb.CQF:
		y = limb.CQF{Re: limb.NewQF(a)}
	case limb.CQD:
		y = limb.CQD{Re: limb.NewQD(a)}
	}
	return y.(N)
}

// unit returns ε of the type.
func unit[N Number[N]]() float64 {
	switch any(*new(N)).(type) {
	case limb.F32:
		return 0x1p-24
	case limb.F64:
		return 0x1p-53
	case limb.DF, limb.CDF:
		return 0x1p-48
	case limb.DD, limb.CDD:
		return 0x1p-106
	case limb.QF, limb.CQF:
		return 0x1p-96
	}
	return 0x1p-212
}

// conj returns the conjugate of x, which is x for a real number.
func conj[N Number[N]](x N) N {
	switch z := any(x).(type) {
	case limb.CDF:
		return any(z.Conj()).(N)
	case limb.CDD:
		return any(z.Conj()).(N)
	case limb.CQF:
		return any(z.Conj()).(N)
	case limb.CQD:
		return any(z.Conj()).(N)
	}
	return x
}

// realOf returns x without its imaginary part.
func realOf[N Number[N]](x N) N {
	switch z := any(x).(type) {
	case limb.CDF:
		return any(limb.CDF{Re: z.Re}).(N)
	case limb.CDD:
		return any(limb.CDD{Re: z.Re}).(N)
	case limb.CQF:
		return any(limb.CQF{Re: z.Re}).(N)
	case limb.CQD:
		return any(limb.CQD{Re: z.Re}).(N)
	}
	return x
}

// negative reports whether the real part of x is below 0.
func negative[N Number[N]](x N) bool {
	var re any = x
	switch z := re.(type) {
	case limb.CDF:
		re = z.Re
	case limb.CDD:
		re = z.Re
	case limb.CQF:
		re = z.Re
	case limb.CQD:
		re = z.Re
	}
	return re.(interface{ Signbit() bool }).Signbit()
}
