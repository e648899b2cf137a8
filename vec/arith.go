package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/simd"
)

var (
	add = op{name: "Add", make: func() byKind {
		return binary(simd.Add, arithmetic, limb.DF.Add, limb.DD.Add, limb.QF.Add, limb.QD.Add).
			join(complexBinary(simd.Add, arithmetic, limb.CDF.Add, limb.CDD.Add, limb.CQF.Add, limb.CQD.Add))
	}}
	sub = op{name: "Sub", make: func() byKind {
		return binary(simd.Sub, arithmetic, limb.DF.Sub, limb.DD.Sub, limb.QF.Sub, limb.QD.Sub).
			join(complexBinary(simd.Sub, arithmetic, limb.CDF.Sub, limb.CDD.Sub, limb.CQF.Sub, limb.CQD.Sub))
	}}
	mul = op{name: "Mul", make: func() byKind {
		return binary(simd.Mul, arithmetic, limb.DF.Mul, limb.DD.Mul, limb.QF.Mul, limb.QD.Mul).
			join(complexBinary(simd.Mul, products, limb.CDF.Mul, limb.CDD.Mul, limb.CQF.Mul, limb.CQD.Mul))
	}}
	div = op{name: "Div", make: func() byKind {
		return binary(simd.Div, arithmetic, limb.DF.Div, limb.DD.Div, limb.QF.Div, limb.QD.Div).
			join(complexBinary(simd.Div, functions, limb.CDF.Div, limb.CDD.Div, limb.CQF.Div, limb.CQD.Div))
	}}
	neg = op{name: "Neg", make: func() byKind {
		return unary(simd.Neg, arithmetic, limb.DF.Neg, limb.DD.Neg, limb.QF.Neg, limb.QD.Neg).
			join(complexUnary(simd.Neg, arithmetic, limb.CDF.Neg, limb.CDD.Neg, limb.CQF.Neg, limb.CQD.Neg))
	}}
	abs = op{name: "Abs", make: func() byKind {
		return unary(simd.Abs, arithmetic, limb.DF.Abs, limb.DD.Abs, limb.QF.Abs, limb.QD.Abs).
			join(listed(simd.Abs, elementary, byKind{cdf: map11(limb.CDF.Abs), cdd: map11(limb.CDD.Abs), cqf: map11(limb.CQF.Abs), cqd: map11(limb.CQD.Abs)}))
	}}
	sqr = op{name: "Sqr", make: func() byKind {
		return unary(simd.Sqr, arithmetic, limb.DF.Sqr, limb.DD.Sqr, limb.QF.Sqr, limb.QD.Sqr).
			join(complexUnary(simd.Sqr, elementary, limb.CDF.Sqr, limb.CDD.Sqr, limb.CQF.Sqr, limb.CQD.Sqr))
	}}
	recip = op{name: "Recip", make: func() byKind {
		return unary(simd.Recip, arithmetic, limb.DF.Recip, limb.DD.Recip, limb.QF.Recip, limb.QD.Recip).
			join(complexUnary(simd.Recip, functions, limb.CDF.Recip, limb.CDD.Recip, limb.CQF.Recip, limb.CQD.Recip))
	}}
	sqrt = op{name: "Sqrt", make: func() byKind {
		return unary(simd.Sqrt, arithmetic, limb.DF.Sqrt, limb.DD.Sqrt, limb.QF.Sqrt, limb.QD.Sqrt).
			join(complexUnary(simd.Sqrt, elementary, limb.CDF.Sqrt, limb.CDD.Sqrt, limb.CQF.Sqrt, limb.CQD.Sqrt))
	}}
	canon = op{name: "Canon", make: func() byKind {
		return unary(simd.Canon, arithmetic, limb.DF.Canon, limb.DD.Canon, limb.QF.Canon, limb.QD.Canon)
	}}
	mulAdd = op{name: "MulAdd", make: func() byKind {
		return listed(simd.MulAdd, arithmetic, byKind{map31(limb.DF.MulAdd), map31(limb.DD.MulAdd), map31(limb.QF.MulAdd), map31(limb.QD.MulAdd)})
	}}
	sloppyAdd = op{name: "SloppyAdd", make: func() byKind {
		return listed(simd.SloppyAdd, arithmetic, byKind{df: map21(limb.DF.SloppyAdd), dd: map21(limb.DD.SloppyAdd)})
	}}
	addFloat = op{name: "AddFloat", make: func() byKind {
		return listed(simd.AddFloat, arithmetic, byKind{map21(limb.DF.AddFloat), map21(limb.DD.AddFloat), map21(limb.QF.AddFloat), map21(limb.QD.AddFloat)})
	}}
	subFloat = op{name: "SubFloat", make: func() byKind {
		return listed(simd.SubFloat, arithmetic, byKind{map21(limb.DF.SubFloat), map21(limb.DD.SubFloat), map21(limb.QF.SubFloat), map21(limb.QD.SubFloat)})
	}}
	mulFloat = op{name: "MulFloat", make: func() byKind {
		return listed(simd.MulFloat, arithmetic, byKind{map21(limb.DF.MulFloat), map21(limb.DD.MulFloat), map21(limb.QF.MulFloat), map21(limb.QD.MulFloat)}).
			join(listed(simd.MulFloat, arithmetic, byKind{cdf: map21(limb.CDF.MulFloat), cdd: map21(limb.CDD.MulFloat), cqf: map21(limb.CQF.MulFloat), cqd: map21(limb.CQD.MulFloat)}))
	}}
	less = op{name: "Less", make: func() byKind {
		return listed(simd.Less, arithmetic, byKind{asked2(limb.DF.Less), asked2(limb.DD.Less), asked2(limb.QF.Less), asked2(limb.QD.Less)})
	}}
	equal = op{name: "Equal", make: func() byKind {
		return listed(simd.Equal, arithmetic, byKind{asked2(limb.DF.Equal), asked2(limb.DD.Equal), asked2(limb.QF.Equal), asked2(limb.QD.Equal)}).
			join(listed(simd.Equal, arithmetic, byKind{cdf: asked2(limb.CDF.Equal), cdd: asked2(limb.CDD.Equal), cqf: asked2(limb.CQF.Equal), cqd: asked2(limb.CQD.Equal)}))
	}}
	divFloat = op{name: "DivFloat", make: func() byKind {
		return listed(simd.DivFloat, arithmetic, byKind{map21(limb.DF.DivFloat), map21(limb.DD.DivFloat), map21(limb.QF.DivFloat), map21(limb.QD.DivFloat)})
	}}
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
func Abs[N AnyOf[R], R Number](dst []R, x []N) { run2(abs.of(kindOf[N]()), dst, x) }

// Sqr sets dst[i] = x[i]².
func Sqr[N AnyNumber](dst, x []N) { run2(sqr.of(kindOf[N]()), dst, x) }

// Recip sets dst[i] = 1/x[i].
func Recip[N AnyNumber](dst, x []N) { run2(recip.of(kindOf[N]()), dst, x) }

// Sqrt sets dst[i] = √x[i].
func Sqrt[N AnyNumber](dst, x []N) { run2(sqrt.of(kindOf[N]()), dst, x) }

// Canon sets dst[i] = x[i] in canonical form: see [limb.Pair.Canon].
func Canon[N Number](dst, x []N) { run2(canon.of(kindOf[N]()), dst, x) }

// MulAdd sets dst[i] = x[i]·y[i] + z[i].
func MulAdd[N Number](dst, x, y, z []N) { run4(mulAdd.of(kindOf[N]()), dst, x, y, z) }

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
func Less[N Number](dst []bool, x, y []N) { run3(less.of(kindOf[N]()), dst, x, y) }

// Equal sets dst[i] to whether x[i] = y[i].
func Equal[N AnyNumber](dst []bool, x, y []N) { run3(equal.of(kindOf[N]()), dst, x, y) }
