package mat

import (
	"math"
	"math/big"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/vec"
)

// parts has what each type of numbers does by other operations. A real number among complex
// ones is one whose imaginary part is 0.
type parts[N Number[N]] struct {
	step   func(c, a, b N) N       // [Step]
	chains func(c, a, b matrix[N]) // adds ab to c, see chains
	divide func(all []N, by N)     // divides all elements

	abs   func(x N) N           // |x|
	sqr   func(x N) N           // |x|²
	conj  func(x N) N           // x, for a real number
	hypot func(x, y N) N        // of real numbers
	scale func(x, a N) N        // ax, for a real a
	ldexp func(x N, e int) N    // x·2^e
	cmp   func(x, y N) int      // of real numbers
	from  func(a float64) (x N) // a, rounded
	big   func(a *big.Float) N  // a, rounded
	log   func(x N, e int) N    // ln(x·2^e), for a real x
}

// partsList has parts for each type.
var partsList map[types.Type]any

func init() { // the functions of a type look for the parts of others
	partsList = map[types.Type]any{
		types.F32: machineParts(func(c, a, b limb.F32) limb.F32 { return limb.F32(limb.FMA(float32(a), float32(b), float32(c))) }, &machineF32),
		types.F64: machineParts(func(c, a, b limb.F64) limb.F64 { return limb.F64(limb.FMA(float64(a), float64(b), float64(c))) }, &machineF64),
	}
	for t := range types.Reals {
		partsList[t], partsList[types.Reals+t] = realEach[t](), complexEach[types.Reals+t]()
	}
}

//limb:each
func realDF() any { return realParts(pairsF32.step, &pairsF32, vec.Div[limb.DF]) }

//limb:each
func complexCDF() any {
	return complexParts(stepComplexPair[float32], func(re, im limb.DF) limb.CDF { return limb.CDF{Re: re, Im: im} }, func(z limb.CDF) (re, im limb.DF) { return z.Re, z.Im })
}

// partsOf returns parts for a type.
func partsOf[N Number[N]]() *parts[N] { return partsList[typeOf[N]()].(*parts[N]) }

// realParts are those of a type of limbs, whose products an engine makes, and whose quotients package vec.
func realParts[N limb.Real[N], T limb.Float](step func(c, a, b N) N, e *engine[N, T], div func(dst, x, y []N)) *parts[N] {
	p := oneByOne(step)
	p.chains = func(c, a, b matrix[N]) { e.add(c.data, a, b.data, c.rows, c.cols, c.row, b.row) }
	p.divide = func(all []N, by N) { // along lanes
		if len(all) <= 8 {
			quotients(all, by)
			return
		}
		same := slices.Repeat([]N{by}, min(256, len(all)))
		for x := range slices.Chunk(all, 256) {
			div(x, x, same[:len(x)])
		}
	}
	return p
}

// machineParts are those of N, which are machine numbers T.
func machineParts[N limb.Real[N], T limb.Float](step func(c, a, b N) N, e *engine[T, T]) *parts[N] {
	p := oneByOne(step)
	p.chains = func(c, a, b matrix[N]) {
		x := matrix[T]{machines[T](a.data), a.rows, a.cols, a.row, a.col}
		e.add(machines[T](c.data), x, machines[T](b.data), c.rows, c.cols, c.row, b.row)
	}
	return p
}

func quotients[N Number[N]](all []N, by N) {
	for j, v := range all {
		all[j] = v.Div(by)
	}
}

func oneByOne[N limb.Real[N]](step func(c, a, b N) N) *parts[N] {
	return &parts[N]{
		step: step, divide: quotients[N],
		abs: N.Abs, sqr: N.Sqr, conj: func(x N) N { return x }, hypot: N.Hypot, scale: N.Mul, ldexp: N.Ldexp, cmp: N.Cmp,
		from: func(a float64) N { return limb.From[N](a) },
		big:  limb.FromBig[N],
		log:  logOf[N],
	}
}

func complexParts[C limb.Complex[C, N], N limb.Real[N]](step func(c, a, b C) C, from func(re, im N) C, split func(C) (re, im N)) *parts[C] {
	re := func(z C) N { x, _ := split(z); return x }
	of := func(x N) C { var zero N; return from(x, zero) }
	return &parts[C]{
		step:   step,
		divide: quotients[C],
		chains: func(c, a, b matrix[C]) { complexChains(c, a, b, split, from) },

		abs:   func(z C) C { return of(z.Abs()) },
		sqr:   func(z C) C { return of(z.AbsSqr()) },
		conj:  C.Conj,
		hypot: func(x, y C) C { return of(re(x).Hypot(re(y))) },
		scale: func(z, a C) C { return z.MulReal(re(a)) },
		ldexp: func(z C, e int) C { return shifted(z, e) },
		cmp:   func(x, y C) int { return re(x).Cmp(re(y)) },
		from:  func(a float64) C { return of(limb.From[N](a)) },
		big:   func(a *big.Float) C { return of(limb.FromBig[N](a)) },
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

// signOf returns x/|x|, and 1 for 0: about as exact as a quotient.
func signOf[N Number[N]](p *parts[N], x N) N {
	if x.IsZero() {
		return one[N]()
	}
	y := []N{x}
	raise(column(y)) // a small |x| has no room for all of its digits
	return y[0].Div(p.abs(y[0]))
}

// inner returns xᴴy, in order.
func inner[N Number[N]](p *parts[N], x, y []N) (s N) {
	step := stepOf[N]()
	for i, v := range x {
		s = step(s, p.conj(v), y[i])
	}
	return s
}
