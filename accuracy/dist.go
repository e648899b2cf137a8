package accuracy

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"strconv"

	"github.com/limbfp/limb"
)

// Dist is a distribution of operands inside the domain of an operation. The
// second limb of a pair is uniform in ±½ulp of the first, unless the
// distribution says otherwise.
type Dist struct {
	Name string
	kind kind
	exp  int
}

type kind int

const (
	uniform kind = iota
	exponents
	adversarial
)

// Uniform draws numbers uniform in (-1, 1).
func Uniform() Dist { return Dist{Name: "uniform"} }

// Exp draws random significands and signs, and exponents uniform in ±n.
func Exp(n int) Dist { return Dist{Name: "exp±" + strconv.Itoa(n), kind: exponents, exp: max(n, 0)} }

// Full draws random significands and signs, and exponents uniform over the
// whole domain, subnormal numbers included.
func Full() Dist { return Dist{Name: "full", kind: exponents, exp: 1 << 20} }

// Adversarial draws what rounding finds hard: significands of all ones, of few
// bits, of the form 1^i 0^j 1^k; second limbs that are 0, ties, next to ties,
// or far below the first; operands that nearly cancel, that are far apart, and
// that lie at the edges of the domain.
func Adversarial() Dist { return Dist{Name: "adversarial", kind: adversarial} }

// Dists returns the distributions of the accuracy table.
func Dists() []Dist { return []Dist{Uniform(), Exp(10), Exp(30), Full(), Adversarial()} }

// draw fills the planes with one block of vectors.
func draw[T limb.Float](op *Op[T], d Dist, in [][]T, seed uint64, block int) {
	g := newGenerator(op, d, seed, uint64(block))
	for i := range in[0] {
		g.next()
		g.store(in, i)
	}
}

// generator draws vectors. Limbs are float64 values of the format of T.
type generator[T limb.Float] struct {
	pcg  rand.PCG
	op   *Op[T]
	d    Dist
	p    int    // precision
	emin int    // the least normal exponent
	x    vector // the vector drawn
	t    []float64
}

func newGenerator[T limb.Float](op *Op[T], d Dist, seed, stream uint64) *generator[T] {
	g := &generator[T]{pcg: *rand.NewPCG(seed^uint64(d.exp)<<40, stream), op: op, d: d, p: precision[T](), emin: -126, x: op.vector()}
	if g.p == 53 {
		g.emin = -1022
	}
	return g
}

// store puts the vector drawn at index i of the planes.
func (g *generator[T]) store(in [][]T, i int) {
	for k := range in {
		in[k][i] = T(g.x.limbs[k])
	}
}

// next draws a vector of the domain.
func (g *generator[T]) next() {
	for {
		for k, x := range g.x.operands {
			switch g.d.kind {
			case uniform:
				x[0] = g.round(ldexp(float64(int64(g.pcg.Uint64())), -63))
				g.tail(x)
			case exponents:
				e := g.between(max(-g.d.exp, g.emin-g.p+1), min(g.d.exp, g.op.Domain.Top-1))
				x[0] = g.float(e, g.pcg.Uint64())
				g.tail(x)
			case adversarial:
				g.hard(x, k)
			}
		}
		if g.accept() {
			return
		}
	}
}

// accept brings the vector into the form that the operation and the
// distribution ask for, and reports whether it lies in the domain. (Zero
// products are exact, and are not drawn where the domain has a bottom.)
func (g *generator[T]) accept() bool {
	d, a := g.op.Domain, g.x.limbs
	last := len(a) - 1
	if d.Ordered && math.Abs(a[0]) < math.Abs(a[last]) {
		a[0], a[last] = a[last], a[0]
	}
	if b := a[last]; d.Open && math.IsInf(g.round(b+ldexp(b, -g.p)), 0) {
		return false
	}
	limit := math.Ldexp(1, d.Top) // +Inf for the limit of float64
	for _, x := range g.x.operands {
		if d.SameSign && x[0] < 0 {
			for k := range x {
				x[k] = -x[k]
			}
		}
		if !(math.Abs(x[0]) < limit) {
			return false
		}
	}
	g.t, _ = g.op.value.terms(g.t[:0], g.x.operands)
	v := math.Abs(g.round(estimate(g.t)))
	return v < limit && (d.Bottom == 0 || v >= math.Ldexp(1, d.Bottom))
}

// hard draws operand k for the adversarial distribution.
func (g *generator[T]) hard(x []float64, k int) {
	e := g.between(-10, 10)
	switch g.below(16) {
	case 0:
		e = g.op.Domain.Top - 1 - g.below(3)
	case 1:
		e = g.emin - g.below(g.p)
	case 2:
		e = g.between(g.emin-g.p, g.op.Domain.Top-1)
	case 3: // the largest number
		x[0] = g.float(g.op.Domain.Top-1, math.MaxUint64)
		g.hardTail(x)
		return
	}
	if k > 0 {
		y := g.x.operands[0]
		first := g.exponent(y[0])
		switch g.below(8) {
		case 0, 1: // a gap between the operands
			e = first + g.between(-2*g.p-3, 2*g.p+3)
		case 2: // a product at the upper edge
			e = g.op.Domain.Top - first - g.below(3)
		case 3: // and at the lower
			e = g.op.Domain.Bottom - first - 1 + g.below(3)
		case 4, 5: // a sum that cancels, as far as the second limb and farther
			x[0] = -g.bump(y[0])
			g.hardTail(x)
			if len(x) == len(y) && g.below(2) == 0 {
				x[len(x)-1] = -g.bump(y[len(x)-1])
				g.normalise(x)
			}
			return
		}
	}
	x[0] = g.float(e, g.pattern())
	g.hardTail(x)
}

// hardTail draws the second limb for the adversarial distribution.
func (g *generator[T]) hardTail(x []float64) {
	if len(x) < 2 {
		return
	}
	e := g.exponent(x[0]) - g.p // of ½ulp
	switch g.below(8) {
	case 0:
		x[1] = 0
	case 1: // a tie
		x[1] = g.float(e, 0)
	case 2: // next to a tie
		x[1] = g.float(e-1, math.MaxUint64)
	case 3, 4:
		x[1] = g.float(e-1, g.pattern())
	case 5, 6: // a gap between the limbs
		x[1] = g.float(e-1-g.below(2*g.p), g.pattern())
	default:
		g.tail(x)
	}
}

// pattern returns a significand, its bits from the top of the word down; the
// first one is implied.
func (g *generator[T]) pattern() uint64 {
	i, j := g.below(g.p), g.below(g.p)
	switch g.below(7) {
	case 0:
		return 0 // a power of two
	case 1:
		return math.MaxUint64
	case 2: // 1^i 0^j 1^k
		return ^(uint64(math.MaxUint64) >> i) | uint64(math.MaxUint64)>>(i+j)
	case 3: // few bits
		return 1<<(63-i) | 1<<(63-j)
	case 4: // all but few
		return ^(1<<(63-i) | 1<<(63-j))
	case 5: // random below i zeros
		return g.pcg.Uint64() >> i
	}
	return g.pcg.Uint64()
}

// tail draws the second limb uniform in ±½ulp of the first.
func (g *generator[T]) tail(x []float64) {
	if len(x) < 2 {
		return
	}
	fraction := int64(g.pcg.Uint64()) >> (63 - g.p) // in ±2^p
	x[1] = g.round(ldexp(float64(fraction), g.exponent(x[0])-2*g.p))
}

// float returns a number with a random sign, exponent e, and the p-1 leading
// bits of pattern after the first.
func (g *generator[T]) float(e int, pattern uint64) float64 {
	sig := 1<<(g.p-1) | pattern>>(65-g.p)
	v := g.round(ldexp(float64(sig), e-g.p+1))
	if g.pcg.Uint64()>>63 == 1 {
		v = -v
	}
	return v
}

// bump moves a by at most two units in the last place.
func (g *generator[T]) bump(a float64) float64 {
	return g.round(a + ldexp(float64(g.between(-2, 2)), g.exponent(a)-g.p+1))
}

// exponent returns ⌊log2|a|⌋, and the least normal exponent for all below.
func (g *generator[T]) exponent(a float64) int {
	return max(int(math.Float64bits(a)>>52&0x7ff)-1023, g.emin)
}

// round returns a rounded to T.
func (g *generator[T]) round(a float64) float64 { return float64(T(a)) }

// below returns a number in [0, n).
func (g *generator[T]) below(n int) int {
	hi, _ := bits.Mul64(g.pcg.Uint64(), uint64(n))
	return int(hi)
}

// between returns a number in [lo, hi].
func (g *generator[T]) between(lo, hi int) int { return lo + g.below(hi-lo+1) }

// ldexp is math.Ldexp, quick where 2^e is a normal number.
func ldexp(a float64, e int) float64 {
	if -1022 <= e && e <= 1023 {
		return float64(a * math.Float64frombits(uint64(e+1023)<<52))
	}
	return math.Ldexp(a, e)
}

// normalise makes |Lo| ≤ ½ulp(Hi).
func (g *generator[T]) normalise(x []float64) {
	if len(x) == 2 && math.Abs(x[1]) > math.Ldexp(1, g.exponent(x[0])-g.p) {
		hi, lo := limb.TwoSum(T(x[0]), T(x[1]))
		x[0], x[1] = float64(hi), float64(lo)
	}
}

// change alters one limb of an operand in a small way, for the hill climb.
func (g *generator[T]) change(x []float64) {
	k := g.below(len(x))
	e := g.exponent(x[k])
	switch g.below(7) {
	case 0, 1: // one bit of the p-1 stored
		x[k] = math.Float64frombits(math.Float64bits(x[k]) ^ 1<<(53-g.p+g.below(g.p-1)))
	case 2:
		x[k] = g.bump(x[k])
	case 3: // the exponent of all limbs from one on
		by := g.between(-1, 1)
		for ; k < len(x); k++ {
			x[k] = g.round(ldexp(x[k], by))
		}
	case 4:
		x[k] = -x[k]
	case 5:
		x[k] = g.float(e, g.pattern())
	case 6:
		g.hardTail(x)
	}
}
