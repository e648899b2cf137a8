package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/types"
)

var (
	add       = op{name: "Add", make: func() byKind { return of(simd.Add).with(map21(limb.F32.Add), map21(limb.F64.Add)) }}
	sub       = op{name: "Sub", make: func() byKind { return of(simd.Sub).with(map21(limb.F32.Sub), map21(limb.F64.Sub)) }}
	mul       = op{name: "Mul", make: func() byKind { return of(simd.Mul).with(map21(limb.F32.Mul), map21(limb.F64.Mul)) }}
	div       = op{name: "Div", make: func() byKind { return of(simd.Div).with(map21(limb.F32.Div), map21(limb.F64.Div)) }}
	neg       = op{name: "Neg", make: func() byKind { return of(simd.Neg).with(map11(limb.F32.Neg), map11(limb.F64.Neg)) }}
	abs       = op{name: "Abs", make: func() byKind { return of(simd.Abs).with(map11(limb.F32.Abs), map11(limb.F64.Abs)) }}
	sqr       = op{name: "Sqr", make: func() byKind { return of(simd.Sqr).with(map11(limb.F32.Sqr), map11(limb.F64.Sqr)) }}
	recip     = op{name: "Recip", make: func() byKind { return of(simd.Recip).with(map11(limb.F32.Recip), map11(limb.F64.Recip)) }}
	canon     = op{name: "Canon", make: func() byKind { return of(simd.Canon).with(same(types.F32), same(types.F64)) }}
	mulAdd    = op{name: "MulAdd", make: func() byKind { return of(simd.MulAdd).with(map31(limb.F32.MulAdd), map31(limb.F64.MulAdd)) }}
	sloppyAdd = op{name: "SloppyAdd", make: func() byKind { return of(simd.SloppyAdd) }}
	addFloat  = op{name: "AddFloat", make: func() byKind {
		return complexes(of(simd.AddFloat).with(map21(limb.F32.AddFloat), map21(limb.F64.AddFloat)), &addFloatEach)
	}}
	subFloat = op{name: "SubFloat", make: func() byKind {
		return complexes(of(simd.SubFloat).with(map21(limb.F32.SubFloat), map21(limb.F64.SubFloat)), &subFloatEach)
	}}
	mulFloat = op{name: "MulFloat", make: func() byKind { return of(simd.MulFloat).with(map21(limb.F32.MulFloat), map21(limb.F64.MulFloat)) }}
	less     = op{name: "Less", make: func() byKind { return of(simd.Less).with(map21(limb.F32.Less), map21(limb.F64.Less)) }}
	equal    = op{name: "Equal", make: func() byKind { return of(simd.Equal).with(map21(limb.F32.Equal), map21(limb.F64.Equal)) }}
	divFloat = op{name: "DivFloat", make: func() byKind {
		return complexes(of(simd.DivFloat).with(map21(limb.F32.DivFloat), map21(limb.F64.DivFloat)), &divFloatEach)
	}}
)

// Add sets dst[i] = x[i] + y[i].
func Add[N limb.Number](dst, x, y []N) { run3(add.of(kindOf[N]()), dst, x, y) }

// Sub sets dst[i] = x[i] - y[i].
func Sub[N limb.Number](dst, x, y []N) { run3(sub.of(kindOf[N]()), dst, x, y) }

// Mul sets dst[i] = x[i]·y[i].
func Mul[N limb.Number](dst, x, y []N) { run3(mul.of(kindOf[N]()), dst, x, y) }

// Div sets dst[i] = x[i]/y[i].
func Div[N limb.Number](dst, x, y []N) { run3(div.of(kindOf[N]()), dst, x, y) }

// Neg sets dst[i] = -x[i].
func Neg[N limb.Number](dst, x []N) { run2(neg.of(kindOf[N]()), dst, x) }

// Abs sets dst[i] = |x[i]|.
func Abs[N AnyOf[R], R limb.RealNumber](dst []R, x []N) { run2(abs.of(kindOf[N]()), dst, x) }

// Sqr sets dst[i] = x[i]².
func Sqr[N limb.Number](dst, x []N) { run2(sqr.of(kindOf[N]()), dst, x) }

// Recip sets dst[i] = 1/x[i].
func Recip[N limb.Number](dst, x []N) { run2(recip.of(kindOf[N]()), dst, x) }

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
func AddFloat[N limb.ElementaryOf[N, T], T limb.Float](dst, x []N, a []T) {
	run3(addFloat.of(kindOf[N]()), dst, x, a)
}

// SubFloat sets dst[i] = x[i] - a[i].
func SubFloat[N limb.ElementaryOf[N, T], T limb.Float](dst, x []N, a []T) {
	run3(subFloat.of(kindOf[N]()), dst, x, a)
}

// MulFloat sets dst[i] = x[i]·a[i].
func MulFloat[N limb.ElementaryOf[N, T], T limb.Float](dst, x []N, a []T) {
	run3(mulFloat.of(kindOf[N]()), dst, x, a)
}

// DivFloat sets dst[i] = x[i]/a[i].
func DivFloat[N limb.ElementaryOf[N, T], T limb.Float](dst, x []N, a []T) {
	run3(divFloat.of(kindOf[N]()), dst, x, a)
}

// Less sets dst[i] to whether x[i] < y[i].
func Less[N limb.RealNumber](dst []bool, x, y []N) { run3(less.of(kindOf[N]()), dst, x, y) }

// Equal sets dst[i] to whether x[i] = y[i].
func Equal[N limb.Number](dst []bool, x, y []N) { run3(equal.of(kindOf[N]()), dst, x, y) }
