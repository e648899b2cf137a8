// Package root tests what package limb promises, from outside of it. What a test has to
// see of its inside stands beside the source. It has only tests.
package outside

import (
	"math"
	"math/big"

	. "github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/exact"
)

// limbs are those of a number of any type.
type limbs = exact.Limbs

// limbsOf returns the limbs of a number of one of the four types.
func limbsOf(x any) limbs {
	switch x := x.(type) {
	case DF:
		return limbs{float64(x.Hi), float64(x.Lo)}
	case DD:
		return limbs{x.Hi, x.Lo}
	case QF:
		return limbs{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)}
	case QD:
		return limbs{x.X0, x.X1, x.X2, x.X3}
	}
	panic("a number of no type with limbs")
}

// exactOf returns the exact value of a number of one of the four types.
func exactOf(x any) *big.Float {
	s := new(big.Float).SetPrec(5000)
	for _, a := range limbsOf(x) {
		s.Add(s, new(big.Float).SetFloat64(a))
	}
	return s
}

// orNil is exactOf, and nil for NaN.
func orNil(x any) *big.Float {
	if math.IsNaN(limbsOf(x)[0]) {
		return nil
	}
	return exactOf(x)
}

// isNormal reports whether the limbs of a number of one of the four types are in normal form.
func isNormal(x any) bool {
	switch x := x.(type) {
	case DF:
		return normal(x.Hi, x.Lo)
	case DD:
		return normal(x.Hi, x.Lo)
	case QF:
		return normal(x.X0, x.X1, x.X2, x.X3)
	case QD:
		return normal(x.X0, x.X1, x.X2, x.X3)
	}
	panic("a number of no type with limbs")
}

// normal reports whether limbs are in normal form.
func normal[T Float](limbs ...T) bool {
	for k, a := range limbs[1:] {
		if before := limbs[k]; before+a != before || before == 0 && a != 0 {
			return false
		}
	}
	return true
}

func is32[T Float]() bool { return T(1<<24)+1 == T(1<<24) }

func finite[T Float](a T) bool { return a-a == 0 }

// exponent returns the n with 2^n ≤ |a| < 2^(n+1), and less than the least of normal numbers
// for those that are none.
func exponent[T Float](a T) int32 {
	if is32[T]() {
		return int32(math.Float32bits(float32(a))>>23&0xff) - 127
	}
	return int32(math.Float64bits(float64(a))>>52&0x7ff) - 1023
}

// pow2 returns 2^n.
func pow2[T Float](n int32) T { return T(math.Ldexp(1, int(n))) }

// renorm makes four limbs of four numbers, each of which is at most a few ulps of the one
// before, or follows a zero.
func renorm[T Float](x0, x1, x2, x3 T) (y0, y1, y2, y3 T) {
	x0, x1 = FastTwoSum(x0, x1)
	x2, x3 = FastTwoSum(x2, x3)
	for range 3 {
		x0, x1 = FastTwoSum(x0, x1)
		x1, x2 = FastTwoSum(x1, x2)
		x2, x3 = FastTwoSum(x2, x3)
	}
	return x0, x1, x2, x3
}

// pairFromBig and quadFromBig are [FromBig] of the type with limbs T.
func pairFromBig[T Float](v *big.Float) Pair[T] {
	if is32[T]() {
		return any(FromBig[DF](v)).(Pair[T])
	}
	return any(FromBig[DD](v)).(Pair[T])
}

func quadFromBig[T Float](v *big.Float) Quad[T] {
	if is32[T]() {
		return any(FromBig[QF](v)).(Quad[T])
	}
	return any(FromBig[QD](v)).(Quad[T])
}

// onLimbs are functions of one of the four types, on its limbs.
type onLimbs struct {
	fromBig             func(*big.Float) limbs
	fromBigInt          func(*big.Int) limbs
	fromRat             func(*big.Rat) limbs
	fromInt64           func(int64) limbs
	fromUint64          func(uint64) limbs
	canon, above, below func(limbs) limbs
	ulp                 func(limbs) float64
}

// onLimbsOf returns the functions of type N, whose limbs are of type T.
func onLimbsOf[T Float, N interface {
	Real[N]
	Canon() N
	NextUp() N
	NextDown() N
	ULP() T
}](f *exact.Format) onLimbs {
	of := func(x limbs) N { return as(f, x).(N) }
	return onLimbs{
		fromBig:    func(v *big.Float) limbs { return limbsOf(FromBig[N](v)) },
		fromBigInt: func(v *big.Int) limbs { return limbsOf(FromBigInt[N](v)) },
		fromRat:    func(v *big.Rat) limbs { return limbsOf(FromRat[N](v)) },
		fromInt64:  func(v int64) limbs { return limbsOf(From[N](v)) },
		fromUint64: func(v uint64) limbs { return limbsOf(From[N](v)) },
		canon:      func(x limbs) limbs { return limbsOf(of(x).Canon()) },
		above:      func(x limbs) limbs { return limbsOf(of(x).NextUp()) },
		below:      func(x limbs) limbs { return limbsOf(of(x).NextDown()) },
		ulp:        func(x limbs) float64 { return float64(of(x).ULP()) },
	}
}

// byFormat are the functions of each type, by its format.
var byFormat = map[*exact.Format]onLimbs{
	exact.DF: onLimbsOf[float32, DF](exact.DF), exact.DD: onLimbsOf[float64, DD](exact.DD),
	exact.QF: onLimbsOf[float32, QF](exact.QF), exact.QD: onLimbsOf[float64, QD](exact.QD),
}
