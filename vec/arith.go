package vec

import (
	"github.com/limbfp/limb"
)

var (
	add = binary("Add", arithmetic, limb.DF.Add, limb.DD.Add, limb.QF.Add, limb.QD.Add).
		join(complexBinary("Add", arithmetic, limb.CDF.Add, limb.CDD.Add, limb.CQF.Add, limb.CQD.Add))
	sub = binary("Sub", arithmetic, limb.DF.Sub, limb.DD.Sub, limb.QF.Sub, limb.QD.Sub).
		join(complexBinary("Sub", arithmetic, limb.CDF.Sub, limb.CDD.Sub, limb.CQF.Sub, limb.CQD.Sub))
	mul = binary("Mul", arithmetic, limb.DF.Mul, limb.DD.Mul, limb.QF.Mul, limb.QD.Mul).
		join(complexBinary("Mul", products, limb.CDF.Mul, limb.CDD.Mul, limb.CQF.Mul, limb.CQD.Mul))
	div = binary("Div", arithmetic, limb.DF.Div, limb.DD.Div, limb.QF.Div, limb.QD.Div).
		join(complexBinary("Div", functions, limb.CDF.Div, limb.CDD.Div, limb.CQF.Div, limb.CQD.Div))
	neg = unary("Neg", arithmetic, limb.DF.Neg, limb.DD.Neg, limb.QF.Neg, limb.QD.Neg).
		join(complexUnary("Neg", arithmetic, limb.CDF.Neg, limb.CDD.Neg, limb.CQF.Neg, limb.CQD.Neg))
	abs = unary("Abs", arithmetic, limb.DF.Abs, limb.DD.Abs, limb.QF.Abs, limb.QD.Abs).
		join(newOp("Abs", "Abs", elementary, op{cdf: map11(limb.CDF.Abs), cdd: map11(limb.CDD.Abs), cqf: map11(limb.CQF.Abs), cqd: map11(limb.CQD.Abs)}))
	sqr = unary("Sqr", arithmetic, limb.DF.Sqr, limb.DD.Sqr, limb.QF.Sqr, limb.QD.Sqr).
		join(complexUnary("Sqr", elementary, limb.CDF.Sqr, limb.CDD.Sqr, limb.CQF.Sqr, limb.CQD.Sqr))
	recip = unary("Recip", arithmetic, limb.DF.Recip, limb.DD.Recip, limb.QF.Recip, limb.QD.Recip).
		join(complexUnary("Recip", functions, limb.CDF.Recip, limb.CDD.Recip, limb.CQF.Recip, limb.CQD.Recip))
	sqrt = unary("Sqrt", arithmetic, limb.DF.Sqrt, limb.DD.Sqrt, limb.QF.Sqrt, limb.QD.Sqrt).
		join(complexUnary("Sqrt", elementary, limb.CDF.Sqrt, limb.CDD.Sqrt, limb.CQF.Sqrt, limb.CQD.Sqrt))
	canon     = unary("Canon", arithmetic, limb.DF.Canon, limb.DD.Canon, limb.QF.Canon, limb.QD.Canon)
	mulAdd    = newOp("MulAdd", "MulAdd", arithmetic, op{map31(limb.DF.MulAdd), map31(limb.DD.MulAdd), map31(limb.QF.MulAdd), map31(limb.QD.MulAdd)})
	sloppyAdd = newOp("SloppyAdd", "SloppyAdd", arithmetic, op{df: map21(limb.DF.SloppyAdd), dd: map21(limb.DD.SloppyAdd)})
	addFloat  = newOp("AddFloat", "AddFloat", arithmetic, op{map21(limb.DF.AddFloat), map21(limb.DD.AddFloat), map21(limb.QF.AddFloat), map21(limb.QD.AddFloat)})
	subFloat  = newOp("SubFloat", "SubFloat", arithmetic, op{map21(limb.DF.SubFloat), map21(limb.DD.SubFloat), map21(limb.QF.SubFloat), map21(limb.QD.SubFloat)})
	mulFloat  = newOp("MulFloat", "MulFloat", arithmetic, op{map21(limb.DF.MulFloat), map21(limb.DD.MulFloat), map21(limb.QF.MulFloat), map21(limb.QD.MulFloat)}).
			join(newOp("MulFloat", "MulFloat", arithmetic, op{cdf: map21(limb.CDF.MulFloat), cdd: map21(limb.CDD.MulFloat), cqf: map21(limb.CQF.MulFloat), cqd: map21(limb.CQD.MulFloat)}))
	less  = newOp("Less", "Less", arithmetic, op{asked2(limb.DF.Less), asked2(limb.DD.Less), asked2(limb.QF.Less), asked2(limb.QD.Less)})
	equal = newOp("Equal", "Equal", arithmetic, op{asked2(limb.DF.Equal), asked2(limb.DD.Equal), asked2(limb.QF.Equal), asked2(limb.QD.Equal)}).
		join(newOp("Equal", "Equal", arithmetic, op{cdf: asked2(limb.CDF.Equal), cdd: asked2(limb.CDD.Equal), cqf: asked2(limb.CQF.Equal), cqd: asked2(limb.CQD.Equal)}))
	divFloat = newOp("DivFloat", "DivFloat", arithmetic, op{map21(limb.DF.DivFloat), map21(limb.DD.DivFloat), map21(limb.QF.DivFloat), map21(limb.QD.DivFloat)})
)

// Add sets dst[i] = x[i] + y[i].
func Add[N AnyNumber](dst, x, y []N) { run3(add[kindOf[N]()], dst, x, y) }

// Sub sets dst[i] = x[i] - y[i].
func Sub[N AnyNumber](dst, x, y []N) { run3(sub[kindOf[N]()], dst, x, y) }

// Mul sets dst[i] = x[i]·y[i].
func Mul[N AnyNumber](dst, x, y []N) { run3(mul[kindOf[N]()], dst, x, y) }

// Div sets dst[i] = x[i]/y[i].
func Div[N AnyNumber](dst, x, y []N) { run3(div[kindOf[N]()], dst, x, y) }

// Neg sets dst[i] = -x[i].
func Neg[N AnyNumber](dst, x []N) { run2(neg[kindOf[N]()], dst, x) }

// Abs sets dst[i] = |x[i]|.
func Abs[N AnyOf[R], R Number](dst []R, x []N) { run2(abs[kindOf[N]()], dst, x) }

// Sqr sets dst[i] = x[i]².
func Sqr[N AnyNumber](dst, x []N) { run2(sqr[kindOf[N]()], dst, x) }

// Recip sets dst[i] = 1/x[i].
func Recip[N AnyNumber](dst, x []N) { run2(recip[kindOf[N]()], dst, x) }

// Sqrt sets dst[i] = √x[i].
func Sqrt[N AnyNumber](dst, x []N) { run2(sqrt[kindOf[N]()], dst, x) }

// Canon sets dst[i] = x[i] in canonical form: see [limb.Pair.Canon].
func Canon[N Number](dst, x []N) { run2(canon[kindOf[N]()], dst, x) }

// MulAdd sets dst[i] = x[i]·y[i] + z[i].
func MulAdd[N Number](dst, x, y, z []N) { run4(mulAdd[kindOf[N]()], dst, x, y, z) }

// SloppyAdd sets dst[i] = x[i] + y[i], with no bound of the relative error where that
// cancels: see [limb.Pair.SloppyAdd].
func SloppyAdd[T limb.Float](dst, x, y []limb.Pair[T]) {
	run3(sloppyAdd[kindOf[limb.Pair[T]]()], dst, x, y)
}

// AddFloat sets dst[i] = x[i] + a[i].
func AddFloat[N Of[T], T limb.Float](dst, x []N, a []T) { run3(addFloat[kindOf[N]()], dst, x, a) }

// SubFloat sets dst[i] = x[i] - a[i].
func SubFloat[N Of[T], T limb.Float](dst, x []N, a []T) { run3(subFloat[kindOf[N]()], dst, x, a) }

// MulFloat sets dst[i] = x[i]·a[i].
func MulFloat[N Of[T] | limb.ComplexPair[T] | limb.ComplexQuad[T], T limb.Float](dst, x []N, a []T) {
	run3(mulFloat[kindOf[N]()], dst, x, a)
}

// DivFloat sets dst[i] = x[i]/a[i].
func DivFloat[N Of[T], T limb.Float](dst, x []N, a []T) { run3(divFloat[kindOf[N]()], dst, x, a) }

// Less sets dst[i] to whether x[i] < y[i].
func Less[N Number](dst []bool, x, y []N) { run3(less[kindOf[N]()], dst, x, y) }

// Equal sets dst[i] to whether x[i] = y[i].
func Equal[N AnyNumber](dst []bool, x, y []N) { run3(equal[kindOf[N]()], dst, x, y) }
