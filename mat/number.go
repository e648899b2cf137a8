package mat

import (
	"math"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/mat/internal/tile"
)

// Number is a type of elements: a real type of package limb, or a complex one.
type Number[N any] interface {
	limb.Number

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
// Error: pairs ≤ 3u²|c| + 12u²|ab|, and 5u²|ab| where c = 0; triples ≤ 2u³|c| + 11u³|ab|; quads
// ≤ 2.5u⁴|c| + 10.6u⁴|ab|; machine numbers u|c + ab|. A part of a complex number takes two steps, first with the real part of a.
// Special: of pairs with an infinite or NaN operand NaN.
func Step[N Number[N]](c, a, b N) N { return stepOf[N]()(c, a, b) }

// stepOf returns Step for a type.
func stepOf[N Number[N]]() func(c, a, b N) N { return partsOf[N]().step }

//limb:twin
func stepQuad[T limb.Float](c, a, b limb.Quad[T]) limb.Quad[T] { return a.MulAdd(b, c) }

func stepComplexPair[T limb.Float](c, a, b limb.ComplexPair[T]) limb.ComplexPair[T] {
	s := tile.Short[T]{}
	return limb.ComplexPair[T]{
		Re: s.Step(s.Step(c.Re, a.Re, b.Re), a.Im.Neg(), b.Im),
		Im: s.Step(s.Step(c.Im, a.Re, b.Im), a.Im, b.Re),
	}
}

//limb:twin
func stepComplexQuad[T limb.Float](c, a, b limb.ComplexQuad[T]) limb.ComplexQuad[T] {
	return limb.ComplexQuad[T]{
		Re: a.Im.Neg().MulAdd(b.Im, a.Re.MulAdd(b.Re, c.Re)),
		Im: a.Im.MulAdd(b.Re, a.Re.MulAdd(b.Im, c.Im)),
	}
}

// typeOf returns the type of N as the list of types has it.
func typeOf[N Number[N]]() types.Type { return typeof.Of[N]() }

// limbAt returns limb k of x; those of an imaginary part come last.
func limbAt[N Number[N]](x *N, k int) float64 {
	if typeOf[N]().Elem() == types.F32 {
		return float64(unsafe.Slice((*float32)(unsafe.Pointer(x)), k+1)[k])
	}
	return unsafe.Slice((*float64)(unsafe.Pointer(x)), k+1)[k]
}

// setLimb sets limb k of x.
func setLimb[N Number[N]](x *N, k int, a float64) {
	if typeOf[N]().Elem() == types.F32 {
		unsafe.Slice((*float32)(unsafe.Pointer(x)), k+1)[k] = float32(a)
	} else {
		unsafe.Slice((*float64)(unsafe.Pointer(x)), k+1)[k] = a
	}
}

// size returns |x|, or |re| + |im|, of the leading limbs: what pivots are chosen by, and what is
// infinite or NaN where x is.
func size[N Number[N]](x N) float64 {
	t := typeOf[N]()
	s := math.Abs(limbAt(&x, 0))
	if t.Complex() {
		s += math.Abs(limbAt(&x, t.Limbs()))
	}
	return s
}

// sizes sets dst to the sizes of the elements of x.
func sizes[N Number[N]](dst []float64, x []N) {
	if x, ok := any(x).([]limb.DD); ok { // the types that matter most, without a call for each element
		for i, v := range x {
			dst[i] = math.Abs(v.Hi)
		}
		return
	}
	if x, ok := any(x).([]limb.F64); ok {
		for i, v := range x {
			dst[i] = math.Abs(float64(v))
		}
		return
	}
	for i, v := range x {
		dst[i] = size(v)
	}
}

// number returns an integer below 2^24, or a number that float32 holds, as a real one.
func number[N Number[N]](a float64) (x N) {
	setLimb(&x, 0, a)
	return x
}

// one returns 1.
func one[N Number[N]]() N { return number[N](1) }

// unit returns ε of the type.
func unit[N Number[N]]() float64 {
	t := typeOf[N]()
	if t.Elem() == types.F32 {
		return math.Ldexp(1, -24*t.Limbs())
	}
	return math.Ldexp(1, -53*t.Limbs())
}

// conj returns the conjugate of x, which is x for a real number.
func conj[N Number[N]](x N) N {
	if t := typeOf[N](); t.Complex() {
		for k := range t.Limbs() {
			setLimb(&x, t.Limbs()+k, -limbAt(&x, t.Limbs()+k))
		}
	}
	return x
}

// realOf returns x without its imaginary part.
func realOf[N Number[N]](x N) N {
	if t := typeOf[N](); t.Complex() {
		for k := range t.Limbs() {
			setLimb(&x, t.Limbs()+k, 0)
		}
	}
	return x
}

// negative reports whether the real part of x is below 0.
func negative[N Number[N]](x N) bool { return math.Signbit(limbAt(&x, 0)) }

// direction returns about x/|x|, of leading limbs, and 1 where x is 0.
func direction[N Number[N]](x N) (d N) {
	t := typeOf[N]()
	if !t.Complex() {
		setLimb(&d, 0, math.Copysign(1, limbAt(&x, 0)))
		return d
	}
	re, im := limbAt(&x, 0), limbAt(&x, t.Limbs())
	most := math.Max(math.Abs(re), math.Abs(im))
	if most == 0 {
		return one[N]()
	}
	re, im = re/most, im/most
	r := math.Sqrt(float64(re*re) + float64(im*im))
	setLimb(&d, 0, re/r)
	setLimb(&d, t.Limbs(), im/r)
	return d
}
