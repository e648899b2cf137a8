// Package accuracy measures the errors of the library's operations against
// exact arithmetic: over random vectors, adversarial ones, and a hill climb.
//
// An error is relative to the exact value (|r - v|/|v|, or to |x| + |y| where
// [Op.Absolute] says so) and is counted in units of u^n for a result of n
// limbs: u² = 2^-48 for a DF, 2^-106 for a DD.
//
// Every vector is screened: its error is found in float64, through exact
// expansions, to within a factor of 1 ± 2^-45. The worst vector of each block
// of [Block] is then judged again with big.Float, so that the maximum of a
// [Result] is the exact error of the operands that stand beside it, rounded
// once, and no other vector of the run exceeds it by more than that factor.
//
// Everything is deterministic: vector i depends on the seed, the operation's
// domain, the distribution and i alone, not on the number of processors, and
// only IEEE operations are used.
package accuracy

import (
	"math"
	"math/big"

	"github.com/limbfp/limb"
)

// Batch runs an operation on planes: one slice for each limb of each operand,
// in order, and one for each limb of the result, all of one length. The device
// kernels have the same signature.
type Batch[T limb.Float] func(out, in [][]T)

// Op is an operation with its exact value.
type Op[T limb.Float] struct {
	Name     string // the catalogue's: "f32.TwoSum", "DF.Add"
	In       []int  // the number of limbs of each operand
	Out      int    // the number of limbs of the result
	Domain   Domain
	Go       Batch[T] // the operation in plain Go
	Absolute bool     // measure relative to |x| + |y| instead of the exact value
	Note     string   // how this reading of the operation differs from the plain one

	value value
}

// vector holds the limbs of the operands: all of them, and by operand.
type vector struct {
	limbs    []float64
	operands [][]float64
}

func (op *Op[T]) vector() vector {
	limbs := 0
	for _, n := range op.In {
		limbs += n
	}
	v := vector{limbs: make([]float64, limbs)}
	for at, k := 0, 0; k < len(op.In); k++ {
		v.operands = append(v.operands, v.limbs[at:at+op.In[k]])
		at += op.In[k]
	}
	return v
}

// Domain is where an operation's bound holds, as its doc comment states it.
type Domain struct {
	Top     int  // operands and value are below 2^Top; at the format's own limit: finite
	Bottom  int  // if not 0: the value is 0, or at least 2^Bottom
	Ordered bool // |a| ≥ |b| or a = 0
	Open    bool // |b| is below the largest finite number

	SameSign bool // no two operands have opposite signs
}

// value is what an operation computes from its operands, twice: in exact
// arithmetic, and as float64 terms, whose sum is exact where ok.
type value struct {
	exact func(x []*big.Float) *big.Float
	terms func(t []float64, x [][]float64) (terms []float64, ok bool)
}

// sum is the sum of the operands, each times its sign, ±1.
func sum(sign ...float64) value {
	return value{
		exact: func(x []*big.Float) *big.Float {
			v := exact()
			for k, s := range sign {
				v.Add(v, exact().Mul(x[k], big.NewFloat(s)))
			}
			return v
		},
		terms: func(t []float64, x [][]float64) ([]float64, bool) {
			ok := true
			for k, s := range sign {
				for _, a := range x[k] {
					t = append(t, float64(s*a))
					ok = ok && math.Abs(a) < huge
				}
			}
			return t, ok
		},
	}
}

// magnitude is |x|.
var magnitude = value{
	exact: func(x []*big.Float) *big.Float { return exact().Abs(x[0]) },
	terms: func(t []float64, x [][]float64) ([]float64, bool) {
		return sum(math.Copysign(1, x[0][0])).terms(t, x)
	},
}

// product is the product of the first and the last operand: for one operand,
// its square.
var product = value{
	exact: func(x []*big.Float) *big.Float { return exact().Mul(x[0], x[len(x)-1]) },
	terms: func(t []float64, x [][]float64) ([]float64, bool) {
		ok := true
		for _, a := range x[0] {
			for _, b := range x[len(x)-1] {
				p, e := limb.TwoProd(a, b)
				if e != 0 { // never so for float32
					t = append(t, e)
				}
				t = append(t, p)
				ok = ok && (a == 0 || b == 0 || tiny < math.Abs(p) && math.Abs(p) < huge)
			}
		}
		return t, ok
	},
}

// Within (tiny, huge) TwoProd is exact, and sums of a few dozen numbers do not
// overflow.
const tiny, huge = 0x1p-960, 0x1p1000

// exact returns a zero wide enough for every sum and product of float64 pairs.
func exact() *big.Float { return new(big.Float).SetPrec(4500) }

// Ops returns the operations on T and on pairs of T.
func Ops[T limb.Float]() []Op[T] {
	type pair = limb.Pair[T]
	scalar, double := "f32.", "DF."
	limit, split, prod, mul := 128, 115, -102, -78
	if precision[T]() == 53 {
		scalar, double = "f64.", "DD."
		limit, split, prod, mul = 1024, 996, -969, -916
	}
	all, sums, twoSum := Domain{Top: limit}, Domain{Top: limit - 2}, Domain{Top: limit, Open: true}
	prods, muls := Domain{Top: limit, Bottom: prod}, Domain{Top: limit - 2, Bottom: mul}
	a, ab, x, xa, xy := []int{1}, []int{1, 1}, []int{2}, []int{2, 1}, []int{2, 2}
	var ops []Op[T]
	add := func(name string, in []int, d Domain, v value, f func(x, y pair) pair) {
		ops = append(ops, Op[T]{Name: name, In: in, Out: 2, Domain: d, Go: batch(in, f), value: v})
	}
	floats := func(f func(a, b T) (T, T)) func(x, y pair) pair {
		return func(x, y pair) pair {
			hi, lo := f(x.Hi, y.Hi)
			return pair{Hi: hi, Lo: lo}
		}
	}
	add(scalar+"TwoSum", ab, twoSum, sum(1, 1), floats(limb.TwoSum[T]))
	add(scalar+"FastTwoSum", ab, Domain{Top: limit, Ordered: true}, sum(1, 1), floats(limb.FastTwoSum[T]))
	add(scalar+"TwoDiff", ab, twoSum, sum(1, -1), floats(limb.TwoDiff[T]))
	add(scalar+"Split", a, Domain{Top: split}, sum(1), floats(func(a, _ T) (T, T) { return limb.Split(a) }))
	add(scalar+"TwoProd", ab, prods, product, floats(limb.TwoProd[T]))
	add(scalar+"TwoSqr", a, prods, product, floats(func(a, _ T) (T, T) { return limb.TwoSqr(a) }))
	add(double+"Add", xy, sums, sum(1, 1), pair.Add)
	add(double+"SloppyAdd", xy, sums, sum(1, 1), pair.SloppyAdd)
	add(double+"Sub", xy, sums, sum(1, -1), pair.Sub)
	add(double+"AddFloat", xa, sums, sum(1, 1), func(x, a pair) pair { return x.AddFloat(a.Hi) })
	add(double+"Mul", xy, muls, product, pair.Mul)
	add(double+"MulFloat", xa, muls, product, func(x, a pair) pair { return x.MulFloat(a.Hi) })
	add(double+"Neg", x, all, sum(-1), func(x, _ pair) pair { return x.Neg() })
	add(double+"Abs", x, all, magnitude, func(x, _ pair) pair { return x.Abs() })
	return ops
}

// batch runs f over planes; where an operand has one limb, or is missing, the
// rest of the pair is 0.
func batch[T limb.Float](in []int, f func(x, y limb.Pair[T]) limb.Pair[T]) Batch[T] {
	return func(out, planes [][]T) {
		for i := range out[0] {
			var v [2]limb.Pair[T]
			k := 0
			for n, limbs := range in {
				v[n].Hi = planes[k][i]
				if limbs > 1 {
					v[n].Lo = planes[k+1][i]
				}
				k += limbs
			}
			z := f(v[0], v[1])
			out[0][i], out[1][i] = z.Hi, z.Lo
		}
	}
}

// Lookup finds the operation called name among those on T.
func Lookup[T limb.Float](name string) (Op[T], bool) {
	for _, op := range Ops[T]() {
		if op.Name == name {
			return op, true
		}
	}
	return Op[T]{}, false
}

// precision returns the number of significand bits of T.
func precision[T limb.Float]() int {
	if T(1<<24)+1 == T(1<<24) {
		return 24
	}
	return 53
}
