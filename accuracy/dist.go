package accuracy

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strconv"

	"github.com/limbfp/limb"
)

// Dist is a distribution of operands inside the domain of an operation. Every
// limb is uniform in ±½ulp of the one before, unless the distribution says
// otherwise.
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
	closeBy
	ends
	apart
)

// Uniform draws numbers uniform in (-1, 1), or in the interval that suits a
// function.
func Uniform() Dist { return Dist{Name: "uniform"} }

// Exp draws random significands and signs, and binary exponents uniform from -n to n.
func Exp(n int) Dist { return Dist{Name: "exp±" + strconv.Itoa(n), kind: exponents, exp: max(n, 0)} }

// Full draws random significands and signs, and exponents uniform over the
// whole domain, subnormal numbers included.
func Full() Dist { return Dist{Name: "full", kind: exponents, exp: 1 << 20} }

// Adversarial draws what rounding finds hard: significands of all ones, of few
// bits, of the form 1^i 0^j 1^k; second limbs that are 0, ties, next to ties,
// or far below the first; operands that nearly cancel, that are far apart, and
// that lie at the edges of the domain.
func Adversarial() Dist { return Dist{Name: "adversarial", kind: adversarial} }

// Near draws operands of a function near its zeros and poles, the ends of its
// domain, the places where its algorithm takes another way, and those whose value is
// near a machine number. It is for operations of [Functions].
func Near() Dist { return Dist{Name: "near", kind: closeBy} }

// Ends draws numbers at the ends of the range: first limbs that are among the
// largest or the least, and numbers of all sizes, also those that [Near] draws,
// whose last limbs are a few of the least subnormal numbers.
func Ends() Dist { return Dist{Name: "ends", kind: ends} }

// Apart draws numbers whose limbs are far apart, down to the least number there is, mostly with
// first limbs that [Near] draws.
func Apart() Dist { return Dist{Name: "apart", kind: apart} }

// Dists returns the distributions that [Search] takes for operations of [Ops].
func Dists() []Dist { return []Dist{Uniform(), Exp(10), Exp(30), Full(), Adversarial()} }

// Dists returns the distributions that [Search] takes for op.
func (op *Op[T]) Dists() []Dist {
	if op.reference != nil {
		return []Dist{Uniform(), Full(), Adversarial(), Near(), Apart()}
	}
	return Dists()
}

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
	pcg   rand.PCG
	op    *Op[T]
	d     Dist
	p     int // precision
	emin  int // the least normal exponent
	spans []span
	near  []near[T]
	x     vector // the vector drawn
	t     []float64
}

func newGenerator[T limb.Float](op *Op[T], d Dist, seed, stream uint64) *generator[T] {
	g := &generator[T]{pcg: *rand.NewPCG(seed^uint64(d.exp)<<40, stream), op: op, d: d, p: precision[T](), emin: -126, x: op.vector()}
	if g.p == 53 {
		g.emin = -1022
	}
	g.spans, g.near = op.spans, op.near
	if d.kind == apart && op.apart != nil {
		g.near, g.spans = op.apart, slices.Clone(op.spans)
		for k := range g.spans {
			g.spans[k].positive = false
		}
	}
	if g.spans == nil {
		for range op.In {
			g.spans = append(g.spans, span{lo: -1, hi: 1, emin: g.emin - g.p + 1, emax: op.Domain.Top - 1})
		}
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
		if (g.d.kind == closeBy || g.d.kind == ends && g.below(2) == 0 || g.d.kind == apart && g.below(8) > 0) && len(g.near) > 0 && g.near[g.below(len(g.near))](g) {
			for k, x := range g.x.operands {
				if g.op.ints[k] {
					continue
				}
				switch g.d.kind {
				case ends:
					g.leastTail(x)
				case apart:
					if len(g.x.operands) == 1 || g.below(3) > 0 {
						g.spread(x)
					}
				}
				g.normalise(x)
			}
		} else {
			for k, x := range g.x.operands {
				g.operand(x, k)
			}
			if g.op.ranged && g.d.kind != uniform && g.below(4) > 0 {
				g.within(g.x.operands[0], g.x.operands[1])
			}
		}
		if g.accept() {
			return
		}
	}
}

// operand draws operand k by the distribution; those of a distribution near
// something that has nothing near are adversarial.
func (g *generator[T]) operand(x []float64, k int) {
	s := g.spans[k]
	switch {
	case g.op.ints[k]:
		g.integer(x, s)
	case g.d.kind == uniform:
		half := (s.hi - s.lo) / 2
		x[0] = g.round(s.lo + half + float64(half*ldexp(float64(int64(g.pcg.Uint64())), -63)))
		g.tail(x)
	case g.d.kind == exponents:
		lo, hi := max(-g.d.exp, s.emin), min(g.d.exp, s.emax)
		x[0] = g.float(g.between(min(lo, hi), hi), g.pcg.Uint64())
		g.tail(x)
	case g.d.kind == ends:
		g.end(x, k)
	case g.d.kind == apart:
		g.hard(x, k)
		g.spread(x)
		g.normalise(x)
	default:
		g.hard(x, k)
	}
}

// integer draws an integer within a span.
func (g *generator[T]) integer(x []float64, s span) {
	n := int(s.hi)
	switch {
	case g.d.kind != uniform:
		n = min(n, 1<<g.below(bits.Len(uint(n))+1))
	case g.op.ranged: // a power
		n = 32
	}
	x[0] = float64(g.between(max(-n, int(s.lo)), n))
}

// accept brings the vector into the form that the operation and the
// distribution ask for, and reports whether it lies in the domain. (Zero
// products are exact, and are not drawn where the domain has a bottom. The
// value of a function is known to its referee only.)
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
	if g.op.reference != nil {
		limit = math.Ldexp(1, 1-g.emin+1)
	}
	for k, x := range g.x.operands {
		s := g.spans[k]
		if g.op.ints[k] {
			x[0] = max(min(x[0], s.hi), s.lo)
			continue
		}
		if (d.SameSign || s.positive) && x[0] < 0 {
			for k := range x {
				x[k] = -x[k]
			}
		}
		if g.op.reference != nil && len(x) > 1 && math.IsInf(g.round(x[0]+x[1]), 0) && !(len(x) > 2 && float64(x[1]*x[2]) < 0) {
			return false // the next number after the largest, or one above it
		}
		if !(math.Abs(x[0]) < limit) || d.Least != 0 && x[0] != 0 && math.Abs(x[0]) < math.Ldexp(1, d.Least) {
			return false
		}
	}
	if g.op.reference != nil {
		return g.op.fits == nil || g.op.fits(g.x.operands)
	}
	g.t, _ = g.op.value.terms(g.t[:0], g.x.operands)
	v := math.Abs(g.round(estimate(g.t)))
	return v < limit && (d.Bottom == 0 || v >= math.Ldexp(1, d.Bottom))
}

// end draws operand k at the ends of the range.
func (g *generator[T]) end(x []float64, k int) {
	s := g.spans[k]
	switch g.below(4) {
	case 0: // among the largest
		x[0] = g.float(s.emax-g.below(3), g.pattern())
	case 1: // among the least, and those whose last limb is one
		x[0] = g.float(s.emin-g.below(g.p)+g.below((len(x)+1)*g.p), g.pattern())
	case 2:
		x[0] = g.float(g.between(s.emin, s.emax), g.pattern())
	default:
		g.hard(x, k)
		g.leastTail(x)
		return
	}
	g.hardTail(x)
	g.leastTail(x)
}

// leastTail makes a limb after the first a few of the least subnormal numbers
// more, or all that is left, mostly.
func (g *generator[T]) leastTail(x []float64) {
	k := g.below(len(x))
	if k == 0 || x[k-1] == 0 {
		return
	}
	least := ldexp(float64(g.between(-9, 9)), g.emin-g.p+1)
	if g.below(2) == 0 {
		x[k] = 0
	}
	x[k] = g.round(x[k] + least)
	clear(x[k+1:])
	g.normalise(x)
}

// hard draws operand k for the adversarial distribution.
func (g *generator[T]) hard(x []float64, k int) {
	s := g.spans[k]
	e := g.between(max(min(-10, s.emax), s.emin), min(10, s.emax))
	switch g.below(16) {
	case 0:
		e = s.emax - g.below(3)
	case 1:
		e = s.emin + 1 - g.below(g.p)
	case 2:
		e = g.between(s.emin-1, s.emax)
	case 3: // the largest number
		x[0] = g.float(s.emax, math.MaxUint64)
		g.hardTail(x)
		return
	}
	if k == 2 && g.below(2) == 0 { // a product and a sum that cancel
		a, b := g.x.operands[0], g.x.operands[1]
		p, e := limb.TwoProd(a[0], b[0])
		x[0] = -g.bump(g.round(p))
		g.hardTail(x)
		if g.below(2) == 0 {
			x[1] = -g.bump(g.round(p + x[0] + (e + (a[0]*b[1] + a[1]*b[0]))))
			g.normalise(x)
		}
		return
	}
	if k > 0 {
		y := g.x.operands[0]
		first := g.exponent(y[0])
		switch g.below(8) {
		case 0, 1: // a gap between the operands
			e = first + g.between(-len(y)*g.p-3, len(y)*g.p+3)
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

// hardTail draws the limbs after the first for the adversarial distribution;
// those after a 0 are 0.
func (g *generator[T]) hardTail(x []float64) {
	for k := 1; k < len(x); k++ {
		e := g.exponent(x[k-1]) - g.p // of ½ulp
		switch g.below(8) {
		case 0:
			clear(x[k:])
			return
		case 1: // a tie
			x[k] = g.float(e, 0)
		case 2: // next to a tie
			x[k] = g.float(e-1, math.MaxUint64)
		case 3, 4:
			x[k] = g.float(e-1, g.pattern())
		case 5, 6: // a gap between the limbs
			x[k] = g.float(e-1-g.below(2*g.p), g.pattern())
		default:
			g.tail(x[k-1 : k+1])
		}
		if x[k] == 0 {
			clear(x[k:])
			return
		}
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

// tail draws each limb after the first uniform in ±½ulp of the one before.
func (g *generator[T]) tail(x []float64) {
	for k := 1; k < len(x); k++ {
		fraction := int64(g.pcg.Uint64()) >> (63 - g.p) // in ±2^p
		x[k] = g.round(ldexp(float64(fraction), g.exponent(x[k-1])-2*g.p))
		if x[k] == 0 {
			clear(x[k:])
			return
		}
	}
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

// normalise makes every limb at most ½ulp of the one before, and 0 where that
// is, and keeps the sum as far as the limbs hold it.
func (g *generator[T]) normalise(x []float64) {
	for k := 1; k < len(x); k++ {
		if x[k] != 0 && math.Abs(x[k]) > math.Ldexp(1, g.exponent(x[k-1])-g.p) || x[k-1] == 0 && x[k] != 0 {
			var e []float64
			for _, a := range x {
				e = grow(e, a)
			}
			for k := range x {
				x[k] = g.round(estimate(e))
				e = grow(e, -x[k])
			}
			return
		}
	}
}

// change alters one limb of an operand in a small way, for the hill climb.
func (g *generator[T]) change(n int) {
	x := g.x.operands[n]
	if g.op.ints[n] {
		switch g.below(4) {
		case 0:
			x[0] = -x[0]
		case 1:
			x[0] = math.Trunc(ldexp(x[0], g.between(-1, 1)))
		default:
			x[0] += float64(g.between(-2, 2))
		}
		return
	}
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
