package vec

import (
	"unsafe"

	"github.com/limbfp/limb"
)

var (
	add       = binary("Add", arithmetic, limb.DF.Add, limb.DD.Add, limb.QF.Add, limb.QD.Add)
	sub       = binary("Sub", arithmetic, limb.DF.Sub, limb.DD.Sub, limb.QF.Sub, limb.QD.Sub)
	mul       = binary("Mul", arithmetic, limb.DF.Mul, limb.DD.Mul, limb.QF.Mul, limb.QD.Mul)
	div       = binary("Div", arithmetic, limb.DF.Div, limb.DD.Div, limb.QF.Div, limb.QD.Div)
	neg       = unary("Neg", arithmetic, limb.DF.Neg, limb.DD.Neg, limb.QF.Neg, limb.QD.Neg)
	abs       = unary("Abs", arithmetic, limb.DF.Abs, limb.DD.Abs, limb.QF.Abs, limb.QD.Abs)
	sqr       = unary("Sqr", arithmetic, limb.DF.Sqr, limb.DD.Sqr, limb.QF.Sqr, limb.QD.Sqr)
	recip     = unary("Recip", arithmetic, limb.DF.Recip, limb.DD.Recip, limb.QF.Recip, limb.QD.Recip)
	sqrt      = unary("Sqrt", arithmetic, limb.DF.Sqrt, limb.DD.Sqrt, limb.QF.Sqrt, limb.QD.Sqrt)
	canon     = unary("Canon", arithmetic, limb.DF.Canon, limb.DD.Canon, limb.QF.Canon, limb.QD.Canon)
	mulAdd    = newOp("MulAdd", "MulAdd", arithmetic, op{map31(limb.DF.MulAdd), map31(limb.DD.MulAdd), map31(limb.QF.MulAdd), map31(limb.QD.MulAdd)})
	sloppyAdd = newOp("SloppyAdd", "SloppyAdd", arithmetic, op{df: map21(limb.DF.SloppyAdd), dd: map21(limb.DD.SloppyAdd)})
	addFloat  = newOp("AddFloat", "AddFloat", arithmetic, op{map21(limb.DF.AddFloat), map21(limb.DD.AddFloat), map21(limb.QF.AddFloat), map21(limb.QD.AddFloat)})
	subFloat  = newOp("SubFloat", "SubFloat", arithmetic, op{map21(limb.DF.SubFloat), map21(limb.DD.SubFloat), map21(limb.QF.SubFloat), map21(limb.QD.SubFloat)})
	mulFloat  = newOp("MulFloat", "MulFloat", arithmetic, op{map21(limb.DF.MulFloat), map21(limb.DD.MulFloat), map21(limb.QF.MulFloat), map21(limb.QD.MulFloat)})
	less      = newOp("Less", "Less", arithmetic, op{asked2(limb.DF.Less), asked2(limb.DD.Less), asked2(limb.QF.Less), asked2(limb.QD.Less)})
	equal     = newOp("Equal", "Equal", arithmetic, op{asked2(limb.DF.Equal), asked2(limb.DD.Equal), asked2(limb.QF.Equal), asked2(limb.QD.Equal)})
	divFloat  = newOp("DivFloat", "DivFloat", arithmetic, op{map21(limb.DF.DivFloat), map21(limb.DD.DivFloat), map21(limb.QF.DivFloat), map21(limb.QD.DivFloat)})

	scale      = mul.fixing(2)
	scaleFloat = mulFloat.fixing(2)
	axpy       = mulAdd.fixing(2)
)

// Add sets dst[i] = x[i] + y[i].
func Add[N Number](dst, x, y []N) { run3(add[kindOf[N]()], dst, x, y) }

// Sub sets dst[i] = x[i] - y[i].
func Sub[N Number](dst, x, y []N) { run3(sub[kindOf[N]()], dst, x, y) }

// Mul sets dst[i] = x[i]·y[i].
func Mul[N Number](dst, x, y []N) { run3(mul[kindOf[N]()], dst, x, y) }

// Div sets dst[i] = x[i]/y[i].
func Div[N Number](dst, x, y []N) { run3(div[kindOf[N]()], dst, x, y) }

// Neg sets dst[i] = -x[i].
func Neg[N Number](dst, x []N) { run2(neg[kindOf[N]()], dst, x) }

// Abs sets dst[i] = |x[i]|.
func Abs[N Number](dst, x []N) { run2(abs[kindOf[N]()], dst, x) }

// Sqr sets dst[i] = x[i]².
func Sqr[N Number](dst, x []N) { run2(sqr[kindOf[N]()], dst, x) }

// Recip sets dst[i] = 1/x[i].
func Recip[N Number](dst, x []N) { run2(recip[kindOf[N]()], dst, x) }

// Sqrt sets dst[i] = √x[i].
func Sqrt[N Number](dst, x []N) { run2(sqrt[kindOf[N]()], dst, x) }

// Canon sets dst[i] = x[i] in canonical form.
func Canon[N Number](dst, x []N) { run2(canon[kindOf[N]()], dst, x) }

// MulAdd sets dst[i] = x[i]·y[i] + z[i].
func MulAdd[N Number](dst, x, y, z []N) { run4(mulAdd[kindOf[N]()], dst, x, y, z) }

// SloppyAdd sets dst[i] = x[i] + y[i], with no bound of the error where that
// cancels.
func SloppyAdd[T limb.Float](dst, x, y []limb.Pair[T]) {
	run3(sloppyAdd[kindOf[limb.Pair[T]]()], dst, x, y)
}

// AddFloat sets dst[i] = x[i] + a[i].
func AddFloat[N Of[T], T limb.Float](dst, x []N, a []T) { run3(addFloat[kindOf[N]()], dst, x, a) }

// SubFloat sets dst[i] = x[i] - a[i].
func SubFloat[N Of[T], T limb.Float](dst, x []N, a []T) { run3(subFloat[kindOf[N]()], dst, x, a) }

// MulFloat sets dst[i] = x[i]·a[i].
func MulFloat[N Of[T], T limb.Float](dst, x []N, a []T) { run3(mulFloat[kindOf[N]()], dst, x, a) }

// DivFloat sets dst[i] = x[i]/a[i].
func DivFloat[N Of[T], T limb.Float](dst, x []N, a []T) { run3(divFloat[kindOf[N]()], dst, x, a) }

// Scale sets dst[i] = x[i]·a.
func Scale[N Number](dst, x []N, a N) {
	if len(dst) != len(x) {
		panic(lengths)
	}
	f := scale[kindOf[N]()]
	block := fill(f, len(dst), a)
	f.run(len(dst), args{pointer(dst), pointer(x), unsafe.Pointer(block)})
	blocks.Put(block)
}

// ScaleFloat sets dst[i] = x[i]·a.
func ScaleFloat[N Of[T], T limb.Float](dst, x []N, a T) {
	if len(dst) != len(x) {
		panic(lengths)
	}
	f := scaleFloat[kindOf[N]()]
	block := fill(f, len(dst), a)
	f.run(len(dst), args{pointer(dst), pointer(x), unsafe.Pointer(block)})
	blocks.Put(block)
}

// Axpy sets dst[i] = a·x[i] + y[i], as MulAdd does.
func Axpy[N Number](dst []N, a N, x, y []N) {
	if len(dst) != len(x) || len(dst) != len(y) {
		panic(lengths)
	}
	f := axpy[kindOf[N]()]
	block := fill(f, len(dst), a)
	f.run(len(dst), args{pointer(dst), pointer(x), unsafe.Pointer(block), pointer(y)})
	blocks.Put(block)
}

// Less sets dst[i] to whether x[i] < y[i].
func Less[N Number](dst []bool, x, y []N) { run3(less[kindOf[N]()], dst, x, y) }

// Equal sets dst[i] to whether x[i] = y[i].
func Equal[N Number](dst []bool, x, y []N) { run3(equal[kindOf[N]()], dst, x, y) }
