// Package accuracy measures the errors of the operations of package limb against
// exact arithmetic: over random vectors, adversarial ones, and a hill climb. A vector is
// the operands of one call.
//
//	op, ok := accuracy.Lookup[float32]("DF.Add")
//	r := accuracy.Measure(op, accuracy.Adversarial(), 1<<20, 1, nil)
//	fmt.Println(r.Max, r.Worst)
//
// An error of a result r is relative to the exact value v (|r - v|/|v|, or to
// |x| + |y| where [Op.Absolute] says so) and is counted in units of u^n for a result of n
// limbs, where u is 2^-24 for float32 and 2^-53 for float64: u² = 2^-48 for a DF,
// 2^-106 for a DD.
//
// Operands and results lie in planes: a slice for each limb of each operand, in order, and
// one for each limb of the result, all of one length. Element i of all of them is vector i.
//
// Every vector is screened: its error is found in float64, through exact
// expansions, to within a factor of 1 ± 2^-45; the value of a function such as exp
// comes from GNU MPFR, a library that is loaded where the machine has it ([Reference]).
// The worst vector of each block of [Block] is then judged again
// with big.Float, or with MPFR at a precision far above, so that the maximum of a
// [Result] is the exact error of the operands that stand beside it, rounded
// once, and no other vector of the run exceeds it by more than that factor.
//
// Everything is deterministic: vector i depends on the seed, the operation's
// domain, the distribution and i alone, not on the number of processors, and
// only IEEE operations are used. Functions may be called from several goroutines; those
// that take an [Op] panic where it is the zero value.
package accuracy

import (
	"math"
	"math/big"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/types"
)

// Batch runs an operation on planes: it sets out, one slice for each limb of the result,
// from in, one for each limb of each operand in order, all of one length. It may be called
// from several goroutines at once.
type Batch[T limb.Float] func(out, in [][]T)

// Op is an operation with its exact value, which [Ops], [Functions], [Lookup] and
// [ThallOp] make.
type Op[T limb.Float] struct {
	Name     string // as device.Device.Map has it: "f32.TwoSum", "DF.Add"; for one of several results with its name: "DF.SinCos.cos"
	In       []int  // the number of limbs of each operand; an integer is one limb
	Out      int    // the number of limbs of the result
	Domain   Domain
	Go       Batch[T] // the operation in plain Go
	Absolute bool     // measure relative to |x| + |y| instead of the exact value
	Ulps     bool     // measure in units in the last place of the exact value, of n times the bits of a limb, instead of u^n relative to it
	Note     string   // how this reading of the operation differs from the plain one, see Readings

	ofXY  float64 // measure relative to the exact value and this times |xy|
	lost  float64 // errors up to so many of the least subnormal number do not count
	ints  []bool  // the operands that are integers, each as one limb
	value value

	// A function has these instead of value.
	reference func(z *mpfr.Float, x []*mpfr.Float)
	spans     []span // one for each operand
	near      []near[T]
	apart     []near[T]                   // instead of near for Apart, where there are some
	over      func(x [][]float64) float64 // errors are relative to this where it is larger than the value
	fits      func(x [][]float64) bool    // the operands are in the domain, as far as not said otherwise
	ranged    bool                        // a power: few of its operands are in range by chance
	whole     bool                        // the reference needs all bits there are
	slow      bool                        // and takes long
}

// span is where the operands of a function are drawn from.
type span struct {
	lo, hi     float64 // uniform ones
	emin, emax int     // exponents of the others
	positive   bool
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
	Top     int  // operands and value are below 2^Top (128, 1024: they are finite); of a function such as exp only the value
	Bottom  int  // if not 0: the value is 0, or at least 2^Bottom
	Least   int  // if not 0: operands are 0, or at least 2^Least
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

// productSum is xy + z.
var productSum = value{
	exact: func(x []*big.Float) *big.Float { return exact().Add(product.exact(x[:2]), x[2]) },
	terms: func(t []float64, x [][]float64) ([]float64, bool) {
		t, ok := product.terms(t, x[:2])
		for _, a := range x[2] {
			t = append(t, a)
			ok = ok && math.Abs(a) < huge
		}
		return t, ok
	},
}

// Within (tiny, huge) TwoProd is exact, and sums of a few dozen numbers do not
// overflow.
const tiny, huge = 0x1p-960, 0x1p1000

// exact returns a zero wide enough for every sum and product of float64 pairs.
func exact() *big.Float { return new(big.Float).SetPrec(4500) }

// Ops returns the operations of package limb on T, and on numbers of two, three and four limbs
// of T, whose exact value is a sum of products, such as "f32.TwoSum" and "DF.Mul".
func Ops[T limb.Float]() []Op[T] {
	limit, split, prod, bottom := 128, 115, -102, -126
	if precision[T]() == 53 {
		limit, split, prod, bottom = 1024, 996, -969, -1022
	}
	all := Domain{Top: limit}
	var ops []Op[T]
	add := func(limbs int, name string, d Domain, v value) {
		if f, ok := kernels.Lookup(prefix[T](limbs) + name); ok {
			op := catalogued[T](f, 0, len(f.Out))
			op.Domain, op.value = d, v
			ops = append(ops, op)
		}
	}
	twoSum, prods := Domain{Top: limit, Open: true}, Domain{Top: limit, Bottom: prod}
	add(1, "TwoSum", twoSum, sum(1, 1))
	add(1, "FastTwoSum", Domain{Top: limit, Ordered: true}, sum(1, 1))
	add(1, "TwoDiff", twoSum, sum(1, -1))
	add(1, "Split", Domain{Top: split}, sum(1))
	add(1, "TwoProd", prods, product)
	add(1, "TwoSqr", prods, product)
	for _, n := range several {
		sums := Domain{Top: limit - 2}
		muls, fused := Domain{Top: limit - 2, Bottom: prod}, Domain{Top: limit - 2, Bottom: bottom + 2*precision[T]()}
		if n > 2 {
			muls.Bottom = bottom + (n-1)*precision[T]() + 4
			fused = muls
		}
		add(n, "Add", sums, sum(1, 1))
		add(n, "SloppyAdd", sums, sum(1, 1))
		add(n, "Sub", sums, sum(1, -1))
		add(n, "AddFloat", sums, sum(1, 1))
		add(n, "SubFloat", sums, sum(1, -1))
		add(n, "Mul", muls, product)
		add(n, "MulFloat", muls, product)
		add(n, "Sqr", muls, product)
		add(n, "MulAdd", fused, productSum)
		add(n, "Neg", all, sum(-1))
		add(n, "Abs", all, magnitude)
	}
	return ops
}

// several are the numbers of limbs of the types, in their order.
var several = func() (list []int) {
	for _, shape := range types.Shapes {
		list = append(list, shape.Formats[0].Limbs)
	}
	return list
}()

// prefix returns what the names of the catalogue begin with, for numbers of so
// many limbs: "DF.".
func prefix[T limb.Float](limbs int) string {
	elem := types.F32
	if precision[T]() == 53 {
		elem = types.F64
	}
	for _, t := range slices.Concat(types.All()[:types.Reals], types.Floats) {
		if t.Elem() == elem && t.Limbs() == limbs {
			return t.String() + "."
		}
	}
	panic("no type has so many limbs")
}

// catalogued returns the operation that gives the results lo to hi of a
// function of the catalogue, as one.
func catalogued[T limb.Float](f kernels.Func, lo, hi int) Op[T] {
	op := Op[T]{Name: f.Name}
	for _, p := range f.In {
		op.In = append(op.In, p.Type.Planes())
		op.ints = append(op.ints, p.Type.Elem() == kernels.I32)
	}
	first := 0
	for k, p := range f.Out {
		switch {
		case k < lo:
			first += p.Type.Planes()
		case k < hi:
			op.Out += p.Type.Planes()
		}
	}
	op.Go = func(out, in [][]T) {
		var planes []plane.Plane
		for k, p := range f.In {
			for range op.In[k] {
				x := plane.New(p.Type.Elem(), len(in[0]))
				fill(x, in[len(planes)])
				planes = append(planes, x)
			}
		}
		results, err := cpu.Run(f, planes)
		if err != nil {
			panic(err) // it is a function of the catalogue
		}
		for k := range out {
			take(out[k], results[first+k])
		}
	}
	return op
}

// fill copies numbers into a plane, and take from one; those of a plane of
// integers are converted.
func fill[T limb.Float](p plane.Plane, x []T) {
	switch x := any(x).(type) {
	case []float32:
		if p.Elem == kernels.F32 {
			copy(p.F32(), x)
			return
		}
	case []float64:
		if p.Elem == kernels.F64 {
			copy(p.F64(), x)
			return
		}
	}
	for i, a := range x {
		p.Set(i, float64(a))
	}
}

func take[T limb.Float](x []T, p plane.Plane) {
	switch x := any(x).(type) {
	case []float32:
		if p.Elem == kernels.F32 {
			copy(x, p.F32())
			return
		}
	case []float64:
		if p.Elem == kernels.F64 {
			copy(x, p.F64())
			return
		}
	}
	for i := range x {
		x[i] = T(p.At(i))
	}
}

// Lookup finds the operation called name among [Ops] and [Functions] of T.
func Lookup[T limb.Float](name string) (Op[T], bool) {
	for _, op := range append(Ops[T](), Functions[T]()...) {
		if op.Name == name {
			return op, true
		}
	}
	return Op[T]{}, false
}

// Everywhere returns op on all operands that it has a value for, where errors up to
// so many of the least subnormal number do not count: what a bound leaves where last
// bits underflow. The value of a function overflows as that of the machine does.
func (op Op[T]) Everywhere(lost float64) Op[T] {
	op.Domain.Bottom, op.Domain.Least, op.lost = 0, 0, lost
	op.spans = slices.Clone(op.spans)
	for k := range op.spans {
		if !op.ints[k] {
			op.spans[k].emin = exponent(least[T]()) + precision[T]() - 1
		}
	}
	return op
}

// least returns the least subnormal number.
func least[T limb.Float]() float64 {
	if precision[T]() == 53 {
		return 0x1p-1074
	}
	return 0x1p-149
}

// precision returns the number of significand bits of T.
func precision[T limb.Float]() int {
	if T(1<<24)+1 == T(1<<24) {
		return 24
	}
	return 53
}
