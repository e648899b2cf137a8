package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
)

var (
	add       = op{name: "Add", make: func() byKind { return of(simd.Add) }}
	sub       = op{name: "Sub", make: func() byKind { return of(simd.Sub) }}
	mul       = op{name: "Mul", make: func() byKind { return of(simd.Mul) }}
	div       = op{name: "Div", make: func() byKind { return of(simd.Div) }}
	neg       = op{name: "Neg", make: func() byKind { return of(simd.Neg) }}
	abs       = op{name: "Abs", make: func() byKind { return of(simd.Abs) }}
	sqr       = op{name: "Sqr", make: func() byKind { return of(simd.Sqr) }}
	recip     = op{name: "Recip", make: func() byKind { return of(simd.Recip) }}
	canon     = op{name: "Canon", make: func() byKind { return of(simd.Canon) }}
	mulAdd    = op{name: "MulAdd", make: func() byKind { return of(simd.MulAdd) }}
	sloppyAdd = op{name: "SloppyAdd", make: func() byKind { return of(simd.SloppyAdd) }}
	addFloat  = op{name: "AddFloat", make: func() byKind { return of(simd.AddFloat) }}
	subFloat  = op{name: "SubFloat", make: func() byKind { return of(simd.SubFloat) }}
	mulFloat  = op{name: "MulFloat", make: func() byKind { return of(simd.MulFloat) }}
	less      = op{name: "Less", make: func() byKind { return of(simd.Less) }}
	equal     = op{name: "Equal", make: func() byKind { return of(simd.Equal) }}
	divFloat  = op{name: "DivFloat", make: func() byKind { return of(simd.DivFloat) }}
)

// Add sets dst[i] = x[i] + y[i].
func Add[N AnyNumber](dst, x, y []N) { run3(add.of(kindOf[N]()), dst, x, y) }

// Sub sets dst[i] = x[i] - y[i].
func Sub[N AnyNumber](dst, x, y []N) { run3(sub.of(kindOf[N]()), dst, x, y) }

// Mul sets dst[i] = x[i]·y[i].
func Mul[N AnyNumber](dst, x, y []N) { run3(mul.of(kindOf[N]()), dst, x, y) }

// Div sets dst[i] = x[i]/y[i].
func Div[N AnyNumber](dst, x, y []N) { run3(div.of(kindOf[N]()), dst, x, y) }

// Neg sets dst[i] = -x[i].
func Neg[N AnyNumber](dst, x []N) { run2(neg.of(kindOf[N]()), dst, x) }

// Abs sets dst[i] = |x[i]|.
func Abs[N AnyOf[R], R limb.RealNumber](dst []R, x []N) { run2(abs.of(kindOf[N]()), dst, x) }

// Sqr sets dst[i] = x[i]².
func Sqr[N AnyNumber](dst, x []N) { run2(sqr.of(kindOf[N]()), dst, x) }

// Recip sets dst[i] = 1/x[i].
func Recip[N AnyNumber](dst, x []N) { run2(recip.of(kindOf[N]()), dst, x) }

// Canon sets dst[i] = x[i] in canonical form: see [limb.Pair.Canon].
func Canon[N limb.RealNumber](dst, x []N) { run2(canon.of(kindOf[N]()), dst, x) }

// MulAdd sets dst[i] = x[i]·y[i] + z[i].
func MulAdd[N limb.RealNumber](dst, x, y, z []N) { run4(mulAdd.of(kindOf[N]()), dst, x, y, z) }

// SloppyAdd sets dst[i] = x[i] + y[i], with no bound of the relative error where that
// cancels: see [limb.Pair.SloppyAdd].
func SloppyAdd[T limb.Float](dst, x, y []limb.Pair[T]) {
	run3(sloppyAdd.of(kindOf[limb.Pair[T]]()), dst, x, y)
}

// AddFloat sets dst[i] = x[i] + a[i].
func AddFloat[N Of[T], T limb.Float](dst, x []N, a []T) { run3(addFloat.of(kindOf[N]()), dst, x, a) }

// SubFloat sets dst[i] = x[i] - a[i].
func SubFloat[N Of[T], T limb.Float](dst, x []N, a []T) { run3(subFloat.of(kindOf[N]()), dst, x, a) }

// MulFloat sets dst[i] = x[i]·a[i].
func MulFloat[N Of[T] | limb.ComplexPair[T] | limb.ComplexQuad[T], T limb.Float](dst, x []N, a []T) {
	run3(mulFloat.of(kindOf[N]()), dst, x, a)
}

// DivFloat sets dst[i] = x[i]/a[i].
func DivFloat[N Of[T], T limb.Float](dst, x []N, a []T) { run3(divFloat.of(kindOf[N]()), dst, x, a) }

// Less sets dst[i] to whether x[i] < y[i].
func Less[N limb.RealNumber](dst []bool, x, y []N) { run3(less.of(kindOf[N]()), dst, x, y) }

// Equal sets dst[i] to whether x[i] = y[i].
func Equal[N AnyNumber](dst []bool, x, y []N) { run3(equal.of(kindOf[N]()), dst, x, y) }
