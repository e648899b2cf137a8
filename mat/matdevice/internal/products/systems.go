package products

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat/internal/tile"
)

// # Systems
//
// What is no product in a factorisation is of a few columns, or of the rows of a small triangle. Its chains are those of
// package mat: k from first to last. A chain of complex numbers has the products with the real parts of A first, and then those with
// the imaginary ones, for each block of k that package mat takes at once: so the blocks are those of package mat.

// Strip is how many columns of a factorisation are not halved, and leaf how many rows of a triangle, as in package mat.
const (
	Strip = 32
	leaf  = 4
)

// Half is where n rows are parted.
func Half(n int) int {
	if n >= 16 {
		return (n/2 + 7) / 8 * 8
	}
	return (n + 1) / 2
}

// numbers is what systems do with numbers E.
type numbers[E any] interface {
	pairs[float32] | pairs[float64] | triples[float32] | triples[float64] | quads[float32] | quads[float64] |
		complexPairs[float32] | complexPairs[float64] | complexTriples[float32] | complexTriples[float64] | complexQuads[float32] | complexQuads[float64]
	arithmeticOf[E]
}

// arithmeticOf is that of numbers, and of float64.
type arithmeticOf[E any] interface {
	turns() int
	first(c, a, b E) E  // c + ab, or of complex numbers what the real part of a gives
	second(c, a, b E) E // what its imaginary part gives
	opposite(a E) E
	conjugate(a E) E
	plain(a E) E // with 0 for -0
	real(a E) E
	quotient(a, b E) E
	root(a E) E
	shifted(a E, n int) E
	above(a, b E) bool // a is a pivot rather than b, which stands higher in its column
	zero(a E) bool
	finite(a E) bool
	positive(a E) bool
	far(a E) bool      // the size is not about 1 as far as package mat asks, before it scales, or not finite
	leading() bool     // where a sum is not finite, it is what leading limbs give
	rough(c, a, b E) E // c + ab of these
}

// chain returns c - ab for row i of a and column j of b, with the products from k on and before l.
func chain[S arithmeticOf[E], E any](s S, c E, a Part[E], i int, b Part[E], j, k, l int) E {
	for at := k; at < l; at++ {
		c = s.first(c, s.opposite(a.at(i, at)), b.at(at, j))
	}
	if s.turns() == 2 {
		for at := k; at < l; at++ {
			c = s.second(c, s.opposite(a.at(i, at)), b.at(at, j))
		}
	}
	return c
}

// step returns c - ab.
func step[S arithmeticOf[E], E any](s S, c, a, b E) E {
	c = s.first(c, s.opposite(a), b)
	if s.turns() == 2 {
		c = s.second(c, s.opposite(a), b)
	}
	return c
}

func (pairs[T]) turns() int                               { return 1 }
func (pairs[T]) first(c, a, b limb.Pair[T]) limb.Pair[T]  { return tile.Short[T]{}.Step(c, a, b) }
func (pairs[T]) second(c, _, _ limb.Pair[T]) limb.Pair[T] { return c }
func (pairs[T]) opposite(a limb.Pair[T]) limb.Pair[T]     { return a.Neg() }
func (pairs[T]) conjugate(a limb.Pair[T]) limb.Pair[T]    { return a }
func (pairs[T]) real(a limb.Pair[T]) limb.Pair[T]         { return a }
func (pairs[T]) quotient(a, b limb.Pair[T]) limb.Pair[T]  { return a.Div(b) }
func (pairs[T]) root(a limb.Pair[T]) limb.Pair[T]         { return a.Sqrt() }
func (pairs[T]) above(a, b limb.Pair[T]) bool             { return beyond(a.Hi, b.Hi) }
func (pairs[T]) zero(a limb.Pair[T]) bool                 { return a.Hi == 0 }
func (pairs[T]) finite(a limb.Pair[T]) bool               { return a.Hi-a.Hi == 0 }
func (pairs[T]) positive(a limb.Pair[T]) bool             { return a.Hi > 0 && a.Hi-a.Hi == 0 }
func (quads[T]) turns() int                               { return 1 }
func (quads[T]) first(c, a, b limb.Quad[T]) limb.Quad[T]  { return a.MulAdd(b, c) }
func (quads[T]) second(c, _, _ limb.Quad[T]) limb.Quad[T] { return c }
func (quads[T]) opposite(a limb.Quad[T]) limb.Quad[T]     { return a.Neg() }
func (quads[T]) conjugate(a limb.Quad[T]) limb.Quad[T]    { return a }
func (quads[T]) real(a limb.Quad[T]) limb.Quad[T]         { return a }
func (quads[T]) quotient(a, b limb.Quad[T]) limb.Quad[T]  { return a.Div(b) }
func (quads[T]) root(a limb.Quad[T]) limb.Quad[T]         { return a.Sqrt() }
func (quads[T]) above(a, b limb.Quad[T]) bool             { return beyond(a.X0, b.X0) }
func (quads[T]) zero(a limb.Quad[T]) bool                 { return a.X0 == 0 }
func (quads[T]) finite(a limb.Quad[T]) bool               { return a.X0-a.X0 == 0 }
func (quads[T]) positive(a limb.Quad[T]) bool             { return a.X0 > 0 && a.X0-a.X0 == 0 }

func (pairs[T]) shifted(a limb.Pair[T], n int) limb.Pair[T] { return a.Ldexp(n) }
func (quads[T]) shifted(a limb.Quad[T], n int) limb.Quad[T] { return a.Ldexp(n) }

func (complexPairs[T]) shifted(a limb.ComplexPair[T], n int) limb.ComplexPair[T] {
	for n > 100 || n < -100 { // as package mat has it
		by := max(-100, min(100, n))
		a = a.MulReal(limb.Pair[T]{Hi: 1}.Ldexp(by))
		n -= by
	}
	x := a.MulReal(limb.Pair[T]{Hi: 1}.Ldexp(n))
	if n == 0 { // a product has no -0 behind another one
		x = a
	}
	return x
}

func (complexQuads[T]) shifted(a limb.ComplexQuad[T], n int) limb.ComplexQuad[T] {
	for n > 100 || n < -100 { // as package mat has it
		by := max(-100, min(100, n))
		a = a.MulReal(limb.Quad[T]{X0: 1}.Ldexp(by))
		n -= by
	}
	x := a.MulReal(limb.Quad[T]{X0: 1}.Ldexp(n))
	if n == 0 { // a product has no -0 behind another one
		x = a
	}
	return x
}

func (pairs[T]) far(a limb.Pair[T]) bool { return beside(a.Hi, 0, pairsReach[T]()) }
func (quads[T]) far(a limb.Quad[T]) bool { return beside(a.X0, 0, quadsReach[T]()) }
func (complexPairs[T]) far(a limb.ComplexPair[T]) bool {
	return beside(a.Re.Hi, a.Im.Hi, pairsReach[T]())
}
func (complexQuads[T]) far(a limb.ComplexQuad[T]) bool {
	return beside(a.Re.X0, a.Im.X0, quadsReach[T]())
}
func (pairs[T]) leading() bool        { return true }
func (quads[T]) leading() bool        { return false }
func (complexPairs[T]) leading() bool { return false }
func (complexQuads[T]) leading() bool { return false }
func (pairs[T]) rough(c, a, b limb.Pair[T]) limb.Pair[T] {
	return limb.Pair[T]{Hi: c.Hi + T(a.Hi*b.Hi)}
}
func (quads[T]) rough(c, _, _ limb.Quad[T]) limb.Quad[T]                      { return c }
func (complexPairs[T]) rough(c, _, _ limb.ComplexPair[T]) limb.ComplexPair[T] { return c }
func (complexQuads[T]) rough(c, _, _ limb.ComplexQuad[T]) limb.ComplexQuad[T] { return c }

// pairsReach returns a little less than half of what the exponents of pairs may be apart before package mat scales them, as a power of
// two, and triplesReach and quadsReach the same of triples and quads.
func pairsReach[T limb.Float]() T {
	x := T(0x1p36)
	if !narrow[T]() {
		x = T(x * 0x1p36)
		x = T(T(x*x) * T(x*x))
	}
	return x
}

func triplesReach[T limb.Float]() T {
	x := T(0x1p28)
	if !narrow[T]() {
		x = T(T(x*x) * T(x*x))
		x = T(T(x*x) * x)
	}
	return x
}

func quadsReach[T limb.Float]() T {
	x := T(0x1p18)
	if !narrow[T]() {
		x = T(T(x*x) * T(x*x))
		x = T(T(x*x) * T(x*x))
	}
	return x
}

// beside reports whether a size is neither 0 nor between 1/far and far.
func beside[T limb.Float](re, im, far T) bool {
	s := magnitude(re) + magnitude(im)
	return !(s == 0 || s <= far && T(s*far) >= 1)
}

func (pairs[T]) plain(a limb.Pair[T]) limb.Pair[T] {
	if a.Hi == 0 {
		a = limb.Pair[T]{}
	}
	return a
}

func (quads[T]) plain(a limb.Quad[T]) limb.Quad[T] {
	if a.X0 == 0 {
		a = limb.Quad[T]{}
	}
	return a
}

func (complexPairs[T]) turns() int { return 2 }

func (s complexPairs[T]) first(c, a, b limb.ComplexPair[T]) limb.ComplexPair[T] {
	return s.step(c, s.left(a, 0), s.right(b, 0))
}

func (s complexPairs[T]) second(c, a, b limb.ComplexPair[T]) limb.ComplexPair[T] {
	return s.step(c, s.left(a, 1), s.right(b, 1))
}

func (complexPairs[T]) opposite(a limb.ComplexPair[T]) limb.ComplexPair[T]  { return a.Neg() }
func (complexPairs[T]) conjugate(a limb.ComplexPair[T]) limb.ComplexPair[T] { return a.Conj() }

func (complexPairs[T]) real(a limb.ComplexPair[T]) limb.ComplexPair[T] {
	return limb.ComplexPair[T]{Re: a.Re}
}

func (complexPairs[T]) quotient(a, b limb.ComplexPair[T]) limb.ComplexPair[T] { return a.Div(b) }
func (complexPairs[T]) root(a limb.ComplexPair[T]) limb.ComplexPair[T]        { return a.Sqrt() }

func (complexPairs[T]) above(a, b limb.ComplexPair[T]) bool {
	return higher(a.Re.Hi, a.Im.Hi, b.Re.Hi, b.Im.Hi)
}

func (complexPairs[T]) zero(a limb.ComplexPair[T]) bool   { return a.Re.Hi == 0 && a.Im.Hi == 0 }
func (complexPairs[T]) finite(a limb.ComplexPair[T]) bool { return bothFinite(a.Re.Hi, a.Im.Hi) }

func (complexPairs[T]) positive(a limb.ComplexPair[T]) bool {
	return a.Re.Hi > 0 && a.Re.Hi-a.Re.Hi == 0
}

// A complex number is plain where it is not 0: package mat takes it as it is then.
func (s complexPairs[T]) plain(a limb.ComplexPair[T]) limb.ComplexPair[T] {
	if s.zero(a) {
		a = limb.ComplexPair[T]{}
	}
	return a
}

func (complexQuads[T]) turns() int { return 2 }

func (s complexQuads[T]) first(c, a, b limb.ComplexQuad[T]) limb.ComplexQuad[T] {
	return s.step(c, s.left(a, 0), s.right(b, 0))
}

func (s complexQuads[T]) second(c, a, b limb.ComplexQuad[T]) limb.ComplexQuad[T] {
	return s.step(c, s.left(a, 1), s.right(b, 1))
}

func (complexQuads[T]) opposite(a limb.ComplexQuad[T]) limb.ComplexQuad[T]  { return a.Neg() }
func (complexQuads[T]) conjugate(a limb.ComplexQuad[T]) limb.ComplexQuad[T] { return a.Conj() }

func (complexQuads[T]) real(a limb.ComplexQuad[T]) limb.ComplexQuad[T] {
	return limb.ComplexQuad[T]{Re: a.Re}
}

func (complexQuads[T]) quotient(a, b limb.ComplexQuad[T]) limb.ComplexQuad[T] { return a.Div(b) }
func (complexQuads[T]) root(a limb.ComplexQuad[T]) limb.ComplexQuad[T]        { return a.Sqrt() }

func (complexQuads[T]) above(a, b limb.ComplexQuad[T]) bool {
	return higher(a.Re.X0, a.Im.X0, b.Re.X0, b.Im.X0)
}

func (complexQuads[T]) zero(a limb.ComplexQuad[T]) bool   { return a.Re.X0 == 0 && a.Im.X0 == 0 }
func (complexQuads[T]) finite(a limb.ComplexQuad[T]) bool { return bothFinite(a.Re.X0, a.Im.X0) }

func (complexQuads[T]) positive(a limb.ComplexQuad[T]) bool {
	return a.Re.X0 > 0 && a.Re.X0-a.Re.X0 == 0
}

func (s complexQuads[T]) plain(a limb.ComplexQuad[T]) limb.ComplexQuad[T] {
	if s.zero(a) {
		a = limb.ComplexQuad[T]{}
	}
	return a
}

// machine is float64, whose step is one fused multiply-add.
type machine struct{}

func (machine) left(a float64, _ int) float64    { return a }
func (machine) right(b float64, _ int) float64   { return b }
func (machine) step(c, a, b float64) float64     { return tile.Machine[float64]{}.Step(c, a, b) }
func (machine) turns() int                       { return 1 }
func (machine) first(c, a, b float64) float64    { return tile.Machine[float64]{}.Step(c, a, b) }
func (machine) second(c, _, _ float64) float64   { return c }
func (machine) opposite(a float64) float64       { return -a }
func (machine) conjugate(a float64) float64      { return a }
func (machine) real(a float64) float64           { return a }
func (machine) quotient(a, b float64) float64    { return a / b }
func (machine) shifted(a float64, _ int) float64 { return a }
func (machine) root(a float64) float64           { return math.Sqrt(a) }
func (machine) above(a, b float64) bool          { return beyond(a, b) }
func (machine) zero(a float64) bool              { return a == 0 }
func (machine) finite(a float64) bool            { return a-a == 0 }
func (machine) far(a float64) bool               { return a-a != 0 }
func (machine) leading() bool                    { return false }
func (machine) rough(c, _, _ float64) float64    { return c }
func (machine) positive(a float64) bool          { return a > 0 && a-a == 0 }

func (machine) plain(a float64) float64 {
	if a == 0 {
		a = 0
	}
	return a
}

// beyond reports whether |a| is larger than |b|, or NaN where b is not.
func beyond[T limb.Float](a, b T) bool {
	return magnitude(a) > magnitude(b) || a != a && b == b
}

// higher reports whether |re| + |im| of leading limbs is larger for a than for b, or NaN where it is not for b. Package mat computes
// it in float64.
func higher[T limb.Float](aRe, aIm, bRe, bIm T) bool {
	aRe, aIm, bRe, bIm = magnitude(aRe), magnitude(aIm), magnitude(bRe), magnitude(bIm)
	if aRe > 0x1p90 || aIm > 0x1p90 || bRe > 0x1p90 || bIm > 0x1p90 { // whose sum float32 may not hold
		const down = 0x1p-60
		if narrow[T]() {
			aRe, aIm, bRe, bIm = T(aRe*down), T(aIm*down), T(bRe*down), T(bIm*down)
		}
	}
	a, aLow := sizeOf(aRe, aIm)
	b, bLow := sizeOf(bRe, bIm)
	return a > b || a == b && aLow > bLow || a != a && b == b
}

// sizeOf returns the sum of two numbers that are not negative, rounded to float64, as one of two.
func sizeOf[T limb.Float](x, y T) (s, e T) {
	s, e = limb.TwoSum(x, y)
	if narrow[T]() {
		q := T(s * (1<<23 + 1)) // the power of two in s is what Rump's two products leave of it
		unit := T(magnitude(q-T(q*(1-0x1p-24))) * 0x1p-29)
		if magnitude(e) < unit {
			e = (e + unit) - unit
		}
	} else {
		e = 0
	}
	return s, e
}

// narrow reports whether T is float32.
func narrow[T limb.Float]() bool { return T(1<<24)+1 == T(1<<24) }

func magnitude[T limb.Float](a T) T {
	if a < 0 {
		a = -a
	}
	return a
}

// bothFinite reports whether |re| + |im| is finite in float64.
func bothFinite[T limb.Float](re, im T) bool {
	if narrow[T]() {
		return re-re == 0 && im-im == 0
	}
	s := magnitude(re) + magnitude(im)
	return s-s == 0
}
