package accuracy

import (
	"math"
	"math/big"
	"sync"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// A near draws operands near something, and says false where it has none.
type near[T limb.Float] func(g *generator[T]) bool

// nears returns a near by its name.
func nears[T limb.Float](name string) near[T] {
	switch name {
	case "one": // ±1, which is also a zero, a pole or an end of some functions
		return func(g *generator[T]) bool {
			g.beside(g.x.operands[0], big.NewFloat(float64(1-2*g.below(2))))
			return true
		}
	case "dyadic": // numbers of few bits: the boundaries of tables
		return func(g *generator[T]) bool {
			x, s := g.x.operands[0], g.spans[0]
			v := 1 + ldexp(float64(g.below(1<<9)), -9)
			if k := g.below(9); g.below(4) > 0 {
				v = 1 + ldexp(float64(g.below(1<<k)), -k)
			}
			e := min(max(-12, s.emin)+g.below(24), s.emax)
			g.beside(x, big.NewFloat(ldexp(v*float64(1-2*g.below(2)), e)))
			return true
		}
	case "eighths":
		return eighths[T](1)
	case "eighthsOfNormal":
		return eighths[T](2)
	case "zerosOfJ0":
		return zeros[T](zerosOfJ0)
	case "zerosOfJ1":
		return zeros[T](zerosOfJ1)
	case "zerosOfY0":
		return zeros[T](zerosOfY0)
	case "zerosOfY1":
		return zeros[T](zerosOfY1)
	case "zerosOfAi":
		return zeros[T](zerosOfAiry[0])
	case "zerosOfBi":
		return zeros[T](zerosOfAiry[1])
	case "zerosOfAiPrime":
		return zeros[T](zerosOfAiry[2])
	case "zerosOfBiPrime":
		return zeros[T](zerosOfAiry[3])
	case "seamsOfBesselJY":
		return seamsOfBesselJY[T]
	case "seamsOfBesselNu":
		return seamsOfBesselNu[T]
	case "seamsOfAiry":
		return seamsOfAiry[T]
	case "eighthsOfPi": // the seams of Bessel functions that oscillate
		return func(g *generator[T]) bool {
			v := big.NewFloat(float64(1+g.below(160)) / 8).SetPrec(600)
			g.beside(g.x.operands[0], v.Mul(v, pi()))
			return true
		}
	case "order": // zeros, turns and seams are near the order, and beyond
		return func(g *generator[T]) bool { return g.nearOrder(100) }
	case "largeOrder":
		return func(g *generator[T]) bool { return g.nearOrder(1000) }
	case "quarters": // those of Bessel functions that grow, nearly 2^(k/4)
		return func(g *generator[T]) bool {
			v := math.Exp2(2+float64(g.below(17))/4) * (1 + ldexp(float64(g.below(1<<8)-1<<7), -13))
			g.beside(g.x.operands[0], big.NewFloat(v*float64(1-2*g.below(2))).SetPrec(600))
			return true
		}
	case "ln2":
		return multiples[T](ln2)
	case "log2":
		return multiples[T](lg2)
	case "turn":
		return multiples[T](pi)
	case "far":
		return far[T]
	case "branch": // -1/e, where W ends
		return func(g *generator[T]) bool {
			v := new(big.Float).Neg(recipE())
			g.beside(g.x.operands[0], v)
			return true
		}
	case "zeroOfEi":
		return func(g *generator[T]) bool {
			g.beside(g.x.operands[0], zeroOfEi())
			return true
		}
	case "rowsOfEi": // c/(|x| + c) is k/n of that at -3/2 or 5/2: the seams of Ei
		return func(g *generator[T]) bool {
			c, n, end := 3.0, 22, -1.5
			if g.below(2) == 0 {
				c, n, end = 10, 20, 2.5
			}
			v := new(big.Float).SetPrec(600).SetFloat64((c + math.Abs(end)) * float64(n))
			v.Quo(v, big.NewFloat(float64(1+g.below(n))))
			if v.Sub(v, big.NewFloat(c)); end < 0 {
				v.Neg(v)
			}
			g.beside(g.x.operands[0], v)
			return true
		}
	case "poles": // 0, -1, -2, …, those of Γ
		return func(g *generator[T]) bool {
			g.beside(g.x.operands[0], big.NewFloat(float64(-g.below(1<<g.below(7)))))
			return true
		}
	case "rowsOfGamma": // where one polynomial of Γ, ln Γ or ψ ends and the next one begins, as it is and moved by 1
		return func(g *generator[T]) bool {
			v := 0.5 + float64(g.below(370))/16
			if g.below(2) == 0 {
				v = math.Exp2(float64(g.below(20)-3)/4.171875) * (1 + ldexp(float64(g.below(1<<8)-1<<7), -14))
			}
			if g.below(2) == 0 {
				v = 1 - v
			}
			g.beside(g.x.operands[0], big.NewFloat(v))
			return true
		}
	case "zerosOfDigamma": // between the poles
		return zeros[T](zerosOfDigamma)
	case "zerosOfLogGamma":
		return zeros[T](zerosOfLogGamma)
	case "evens": // -2, -4, …, the zeros of ζ
		return func(g *generator[T]) bool {
			g.beside(g.x.operands[0], big.NewFloat(float64(-2-2*g.below(30))))
			return true
		}
	case "seamsOfZeta":
		return func(g *generator[T]) bool {
			k := float64(1 + g.below(18))
			v := new(big.Float).SetPrec(600).SetFloat64(51*k - 23.375)
			v.Quo(v, big.NewFloat(23.375-k))
			if g.below(4) == 0 { // reflected
				v.Sub(big.NewFloat(1), v)
			}
			g.beside(g.x.operands[0], v)
			return true
		}
	case "seamsOfGammaInc":
		return seamsOfGammaInc[T]
	case "seamsOfGammaInv":
		return seamsOfGammaInv[T]
	case "seamsOfBetaInv":
		return seamsOfBetaInv[T]
	case "seamsOfBetaInc":
		return seamsOfBetaInc[T]
	case "seamsOfBeta":
		return seamsOfBeta[T]
	case "zerosOfLogBeta":
		return zerosOfLogBeta[T]
	case "ratio":
		return ratio[T]
	case "power":
		return power2[T]
	}
	panic("accuracy: nothing is near " + name)
}

// nearOrder draws an order up to the highest one, and x in the scale of it.
func (g *generator[T]) nearOrder(highest int) bool {
	n := g.between(-highest, highest)
	g.x.operands[1][0] = float64(n)
	v := math.Max(1, math.Abs(float64(n)))
	switch g.below(4) {
	case 0: // next to it
	case 1: // from where J and Y are at the ends of the range
		v *= math.Exp2(-8 * math.Abs(g.unit()))
	case 2: // around the transition
		v += math.Cbrt(v) * 4 * g.unit()
	default:
		v += v * 2 * math.Abs(g.unit())
	}
	if g.below(2) == 0 {
		v = -v
	}
	g.beside(g.x.operands[0], big.NewFloat(v).SetPrec(600))
	return true
}

// unit is a number between -1 and 1.
func (g *generator[T]) unit() float64 { return ldexp(float64(int64(g.pcg.Uint64())), -63) }

// eighths are the numbers y√n where (y - 3.75)/(y + 3.75) is a multiple of ⅛: the seams of
// error functions.
func eighths[T limb.Float](n float64) near[T] {
	root := new(big.Float).SetPrec(600).Sqrt(big.NewFloat(n).SetPrec(600))
	return func(g *generator[T]) bool {
		j := float64(1 + g.below(15))
		v := new(big.Float).SetPrec(600).Quo(big.NewFloat(3.75*j), big.NewFloat(16-j))
		if v.Mul(v, root); g.below(2) == 0 {
			v.Neg(v)
		}
		g.beside(g.x.operands[0], v)
		return true
	}
}

// seamsOfBeta draws operands where the way to ln Γ(x) or to the difference of two such changes:
// x or x + y near 1½ or 12, and y/x small.
func seamsOfBeta[T limb.Float](g *generator[T]) bool {
	x, y := g.x.operands[0], g.x.operands[1]
	seam := []float64{1, 1.5, 2, 12}[g.below(4)]
	switch g.below(3) {
	case 0: // x + y
		g.beside(x, big.NewFloat(seam*float64(1+g.below(15))/16))
		g.beside(y, new(big.Float).SetPrec(600).Sub(big.NewFloat(seam), value600(x)))
	case 1: // x
		g.beside(x, big.NewFloat(seam))
		g.beside(y, big.NewFloat(seam*ldexp(1+float64(g.below(8))/8, -g.below(12))))
	default: // y/x
		g.beside(y, big.NewFloat(ldexp(1+float64(g.below(16))/16, 4-g.below(12))))
		g.beside(x, big.NewFloat(ldexp(y[0], 10+g.below(8))))
	}
	if g.below(2) == 0 {
		for k := range x {
			x[k], y[k] = y[k], x[k]
		}
	}
	return true
}

// zerosOfLogBeta draws operands of which B is nearly 1: y for an x, by halving an interval.
func zerosOfLogBeta[T limb.Float](g *generator[T]) bool {
	x, y := g.x.operands[0], g.x.operands[1]
	a := ldexp(1+float64(g.below(64))/64, 8-g.below(16))
	ln := func(a float64) float64 { l, _ := math.Lgamma(a); return l }
	lo, hi := -40.0, 40.0 // log2 y
	for range 60 {
		mid := (lo + hi) / 2
		if b := math.Exp2(mid); ln(a)+ln(b)-ln(a+b) > 0 {
			lo = mid
		} else {
			hi = mid
		}
	}
	g.beside(x, big.NewFloat(a))
	g.beside(y, big.NewFloat(math.Exp2(lo)))
	return true
}

// The first zeros of Bessel functions, for all formats.
var zerosOfJ0, zerosOfJ1, zerosOfY0, zerosOfY1 = firstZeros(mpfr.J0), firstZeros(mpfr.J1), firstZeros(mpfr.Y0), firstZeros(mpfr.Y1)

// Zeros of ψ and ln |Γ| at negative numbers.
var (
	zerosOfDigamma = sync.OnceValue(func() (list []*big.Float) {
		for k := range 10 { // between two poles ψ grows from -∞ to ∞
			list = append(list, zeroBetween(mpfr.Digamma, float64(-k-1), float64(-k)))
		}
		return list
	})
	zerosOfLogGamma = sync.OnceValue(func() (list []*big.Float) {
		for k, v := range zerosOfDigamma() { // and ln |Γ| falls to where ψ is 0, below 0 from the third interval on
			if a, _ := v.Float64(); k >= 2 {
				list = append(list, zeroBetween(mpfr.Lgamma, a, float64(-k-1)), zeroBetween(mpfr.Lgamma, a, float64(-k)))
			}
		}
		return list
	})
)

// zeroBetween returns where f changes from negative numbers next to x to positive ones next to y, to
// 600 bits: by halves, then by the secant's method.
func zeroBetween(f mpfr.Func, x, y float64) *big.Float {
	z := mpfr.New(120)
	for range 48 {
		mid := x/2 + y/2
		if f(z, small(mid), nil); z.Sign() < 0 {
			x = mid
		} else {
			y = mid
		}
	}
	return secant(f, small(x), small(y))
}

func firstZeros(f mpfr.Func) func() []*big.Float {
	return sync.OnceValue(func() []*big.Float { return zerosOf(f, 20) })
}

// zeros are those of a list. Where the limbs of x are far apart, its distance from a zero has more limbs
// than the type.
func zeros[T limb.Float](list func() []*big.Float) near[T] {
	return func(g *generator[T]) bool {
		zeros := list()
		x := g.x.operands[0]
		if g.beside(x, zeros[g.below(len(zeros))]); g.below(2) == 0 {
			g.part(x)
		}
		return true
	}
}

// spread puts the limbs of x from some limb on anywhere below those before them, down to the least
// number there is, half of them within a few limbs: what is near a place that the first limbs have
// is as near to it as a number of the type can be, and its distance has bits where x has none.
func (g *generator[T]) spread(x []float64) {
	if len(x) == 1 || x[0] == 0 {
		return
	}
	least := g.emin - g.p + 1
	for k := 1 + g.below(len(x)-1); k < len(x); k++ {
		top := g.exponent(x[k-1]) - g.p - 1
		if x[k-1] == 0 || top < least {
			clear(x[k:])
			return
		}
		bottom := least
		if g.below(2) == 0 {
			bottom = max(least, top-(len(x)+1)*g.p)
		}
		x[k] = g.float(g.between(bottom, top), g.pattern())
		switch g.below(4) {
		case 0:
			clear(x[k+1:])
			return
		case 1:
			g.hardTail(x[k:])
			return
		}
	}
}

// part moves the limbs of x away from those before them, from some limb on.
func (g *generator[T]) part(x []float64) {
	down := g.below(2 * g.p)
	for k := 1 + g.below(len(x)-1); k < len(x); k++ {
		if x[k] == 0 || g.exponent(x[k])-down < g.emin {
			clear(x[k:])
			return
		}
		x[k] = ldexp(x[k], -down)
	}
}

// zerosOf returns the first n positive numbers where f changes its sign, to 600 bits: between
// quarters, by the secant's method.
func zerosOf(f mpfr.Func, n int) (list []*big.Float) {
	sign := func(a float64) int { z := mpfr.New(60); f(z, small(a), nil); return z.Sign() }
	for a := 0.25; len(list) < n; a += 0.25 {
		if sign(a) != sign(a+0.25) {
			list = append(list, secant(f, small(a), small(a+0.25)))
		}
	}
	return list
}

// secant returns the zero of f near x and y, to 600 bits.
func secant(f mpfr.Func, x, y *mpfr.Float) *big.Float {
	at := func(x *mpfr.Float) *mpfr.Float { z := mpfr.New(700); f(z, x, nil); return z }
	fx, fy := at(x), at(y)
	for range 20 {
		d, e := mpfr.New(700), mpfr.New(700)
		mpfr.Sub(d, y, x)
		mpfr.Sub(e, fy, fx)
		if d.Sign() == 0 || e.Sign() == 0 || math.Abs(d.Float64()) < 0x1p-500 {
			break // the next step is below 2^-800
		}
		mpfr.Mul(d, d, fy)
		mpfr.Div(d, d, e)
		z := mpfr.New(700)
		mpfr.Sub(z, y, d)
		x, fx, y, fy = y, fy, z, at(z)
	}
	return y.Big()
}

// multiples of a constant by m/2^k: where an argument is reduced.
func multiples[T limb.Float](constant func() *big.Float) near[T] {
	return func(g *generator[T]) bool {
		x, s := g.x.operands[0], g.spans[0]
		k := g.below(9)
		m := g.pcg.Uint64() >> (63 - g.below(min(k+s.emax+1, 62)))
		v := new(big.Float).SetPrec(600).SetUint64(m)
		v.SetMantExp(v.Mul(v, constant()), -k)
		if g.below(2) == 0 {
			v.Neg(v)
		}
		g.beside(x, v)
		return true
	}
}

// ratio draws two operands of a simple ratio, or nearly so: angles at the
// boundaries of tables, quotients that are nearly machine numbers, or integers,
// or halves of integers.
func ratio[T limb.Float](g *generator[T]) bool {
	x, y := g.x.operands[0], g.x.operands[1]
	g.hard(y, 0)
	v := new(big.Float).SetPrec(600)
	switch k := g.below(9); g.below(4) {
	case 0: // a small integer, or its half
		v.SetMantExp(v.SetInt64(int64(g.below(2<<k))), -g.below(2))
	case 1: // a machine number
		v.SetFloat64(g.float(g.between(-10, 2*g.p), g.pattern()))
	default: // m/2^k
		v.SetMantExp(v.SetInt64(1+int64(g.below(4<<k))), -k)
	}
	g.beside(x, v.Mul(v, value600(y)))
	if g.below(2) == 0 && len(x) == len(y) && !g.op.ints[1] {
		for k := range x {
			x[k], y[k] = y[k], x[k]
		}
	}
	return true
}

// power2 draws bases near 1 and powers at the ends of the range.
func power2[T limb.Float](g *generator[T]) bool {
	x, y := g.x.operands[0], g.x.operands[1]
	switch g.below(4) {
	case 0:
		g.beside(x, big.NewFloat(1))
	case 1:
		g.beside(x, big.NewFloat(1+ldexp(float64(g.below(1<<9)), -8)))
	default:
		g.operand(x, 0)
	}
	switch g.below(4) {
	case 0: // an integer, or its half
		clear(y)
		y[0] = ldexp(float64(g.between(-64, 64)), -g.below(2))
		if g.op.ints[1] {
			y[0] = math.Trunc(y[0])
		}
	default:
		g.within(x, y)
	}
	return true
}

// within draws y so that x^y is in the range, often at its ends.
func (g *generator[T]) within(x, y []float64) {
	log := math.Log2(math.Abs(x[0]))
	if a := math.Abs(x[0]); 0.5 < a && a < 2 && len(x) > 1 {
		log = math.Log1p((a-1)+math.Copysign(x[1], x[0]*x[1])) / math.Ln2
	}
	t := ldexp(float64(int64(g.pcg.Uint64())), -63)
	if g.below(4) == 0 {
		t = math.Copysign(1-ldexp(math.Abs(t), -g.below(12)), t)
	}
	v := t * float64(2-g.emin) / log
	if !(math.Abs(v) < math.Ldexp(1, 60)) {
		v = t
	}
	if g.op.ints[1] {
		y[0] = math.Trunc(v)
		return
	}
	y[0] = g.round(v)
	g.hardTail(y)
}

// inverse draws operands whose value is nearly a number of few limbs: f of it.
func inverse[T limb.Float](f mpfr.Func) near[T] {
	var pool = sync.Pool{New: func() any { return &[2]*mpfr.Float{mpfr.New(64), mpfr.New(600)} }}
	return func(g *generator[T]) bool {
		w := pool.Get().(*[2]*mpfr.Float)
		defer pool.Put(w)
		x := g.x.operands[0]
		e := g.between(-12, 12)
		if g.below(4) == 0 {
			e = g.between(g.op.Domain.Bottom, g.op.Domain.Top-1)
		}
		x[0] = g.float(e, g.pattern())
		if g.d.kind == ends && g.below(2) == 0 { // next to where it overflows
			x[0] = g.float(1-g.emin-g.below(2), math.MaxUint64)
		}
		clear(x[1:])
		if g.below(2) == 0 {
			g.hardTail(x)
		}
		w[0].SetLimbs(x...)
		if f(w[1], w[0], nil); w[1].IsNaN() || w[1].IsInf() || w[1].Sign() == 0 {
			return false
		}
		g.limbs(x, w[1].Big())
		return true
	}
}

// far draws arguments of p, 2p, … bits that lie very near multiples of π/2.
func far[T limb.Float](g *generator[T]) bool {
	list := multiplesOfHalfPi(g.p, len(g.x.operands[0]))
	x := g.x.operands[0]
	copy(x, list[g.below(len(list))])
	if g.below(2) == 0 {
		for k := range x {
			x[k] = -x[k]
		}
	}
	if g.below(2) == 0 {
		g.change(0)
		g.normalise(x)
	}
	return true
}

// halfPi keeps the lists of multiplesOfHalfPi.
var halfPi sync.Map

// multiplesOfHalfPi returns the numbers m·2^e of p, 2p, … bits, up to n limbs
// of p bits, that are nearest to a multiple of π/2 for their e: m are the
// denominators of the convergents of 2^e/(π/2).
func multiplesOfHalfPi(p, n int) [][]float64 {
	type key struct{ p, n int }
	if list, ok := halfPi.Load(key{p, n}); ok {
		return list.([][]float64)
	}
	emax := 127
	if p == 53 {
		emax = 1023
	}
	var list [][]float64
	two := big.NewFloat(2).SetPrec(4000)
	inverse := new(big.Float).SetPrec(4000).Quo(two, pi())
	for limbs := 1; limbs <= n; limbs *= 2 {
		bits := limbs * p
		scale := 2*bits + 16
		for e := -bits; e <= emax-bits; e++ {
			// The fraction of 2^e/(π/2), as a/b with b = 2^scale.
			v, _ := new(big.Float).SetMantExp(inverse, e+scale).Int(nil)
			b := new(big.Int).Lsh(big.NewInt(1), uint(scale))
			a := v.Mod(v, b)
			m0, m1 := big.NewInt(0), big.NewInt(1) // denominators
			q, r := new(big.Int), new(big.Int)
			for a.Sign() != 0 {
				q.QuoRem(b, a, r)
				m := new(big.Int).Mul(q, m1)
				if m.Add(m, m0); m.BitLen() > bits {
					break
				}
				m0, m1 = m1, m
				b.Set(a)
				a.Set(r)
			}
			for _, m := range []*big.Int{m0, m1} {
				if m.BitLen() > bits-8 {
					x := new(big.Float).SetInt(m)
					list = append(list, limbsOf(x.SetMantExp(x, e), p, n))
				}
			}
		}
	}
	halfPi.Store(key{p, n}, list)
	return list
}

// beside sets x to v, cut off after some limb, or moved a little.
func (g *generator[T]) beside(x []float64, v *big.Float) {
	switch g.below(4) {
	case 0: // of fewer limbs
		k := 1 + g.below(len(x))
		g.limbs(x[:k], v)
		clear(x[k:])
	case 1, 2: // moved by 2^-j
		j := g.below(len(x)*g.p + g.p)
		if v.Sign() == 0 {
			break
		}
		d := new(big.Float).SetPrec(600).SetFloat64(g.float(-j, g.pattern()))
		d.Mul(d, v)
		g.limbs(x, d.Add(d, v))
	default:
		g.limbs(x, v)
		if k := g.below(len(x)); g.below(2) == 0 && x[k] != 0 {
			x[k] = g.bump(x[k])
		}
	}
	for i, s := range g.spans {
		if y := g.x.operands[i]; s.positive && y[0] < 0 {
			for k := range y {
				y[k] = -y[k]
			}
		}
	}
}

// limbs sets x to v, limb by limb rounded to nearest.
func (g *generator[T]) limbs(x []float64, v *big.Float) { copy(x, limbsOf(v, g.p, len(x))) }

func limbsOf(v *big.Float, p, n int) []float64 {
	x := make([]float64, n)
	rest := new(big.Float).SetPrec(max(v.Prec(), 600)).Set(v)
	for k := range x {
		if p == 24 {
			a, _ := rest.Float32()
			x[k] = float64(a)
		} else {
			x[k], _ = rest.Float64()
		}
		if x[k] == 0 || math.IsInf(x[k], 0) {
			break
		}
		rest.Sub(rest, big.NewFloat(x[k]))
	}
	return x
}

// value600 is the sum of limbs, to 600 bits.
func value600(x []float64) *big.Float {
	v := new(big.Float).SetPrec(600)
	for _, a := range x {
		if a-a == 0 {
			v.Add(v, big.NewFloat(a))
		}
	}
	return v
}

// Constants, to more bits than the exponents of float64 ask for.
var (
	pi  = constant(func(z *mpfr.Float) { mpfr.Acos(z, small(-1), nil) })
	ln2 = constant(func(z *mpfr.Float) { mpfr.Log(z, small(2), nil) })
	lg2 = constant(func(z *mpfr.Float) { mpfr.Log10(z, small(2), nil) })
)

// zeroOfEi is where Ei is 0, by Newton's method.
var zeroOfEi = constant(func(z *mpfr.Float) {
	z.SetLimbs(0.37250741078136663446)
	for range 7 {
		y, d, e := mpfr.New(4000), mpfr.New(4000), mpfr.New(4000)
		mpfr.Eint(d, z, nil)
		mpfr.Exp(e, z, nil)
		mpfr.Mul(d, d, z)
		mpfr.Div(d, d, e)
		mpfr.Sub(y, z, d)
		*z = *y
	}
})

var recipE = constant(func(z *mpfr.Float) { mpfr.Exp(z, small(-1), nil) })

func constant(f func(z *mpfr.Float)) func() *big.Float {
	return sync.OnceValue(func() *big.Float {
		z := mpfr.New(4000)
		f(z)
		return z.Big()
	})
}

func small(a float64) *mpfr.Float {
	x := mpfr.New(64)
	x.SetLimbs(a)
	return x
}
