package vec

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/simd"
)

// # Questions
//
// Their answers are bools, and those of a kernel 0 or 1 as an int32.

var (
	lessEqual = op{name: "LessEqual", make: func() byKind {
		return listed(simd.LessEqual, arithmetic, byKind{asked2(limb.DF.LessEqual), asked2(limb.DD.LessEqual), asked2(limb.QF.LessEqual), asked2(limb.QD.LessEqual)})
	}}
	greater = op{name: "Greater", make: func() byKind {
		return listed(simd.Greater, arithmetic, byKind{asked2(limb.DF.Greater), asked2(limb.DD.Greater), asked2(limb.QF.Greater), asked2(limb.QD.Greater)})
	}}
	greaterEqual = op{name: "GreaterEqual", make: func() byKind {
		return listed(simd.GreaterEqual, arithmetic, byKind{asked2(limb.DF.GreaterEqual), asked2(limb.DD.GreaterEqual), asked2(limb.QF.GreaterEqual), asked2(limb.QD.GreaterEqual)})
	}}
	equalFloat = op{name: "EqualFloat", make: func() byKind {
		return listed(simd.EqualFloat, arithmetic, byKind{asked2(limb.DF.EqualFloat), asked2(limb.DD.EqualFloat), asked2(limb.QF.EqualFloat), asked2(limb.QD.EqualFloat)})
	}}
	lessFloat = op{name: "LessFloat", make: func() byKind {
		return listed(simd.LessFloat, arithmetic, byKind{asked2(limb.DF.LessFloat), asked2(limb.DD.LessFloat), asked2(limb.QF.LessFloat), asked2(limb.QD.LessFloat)})
	}}
	lessEqualFloat = op{name: "LessEqualFloat", make: func() byKind {
		return listed(simd.LessEqualFloat, arithmetic, byKind{asked2(limb.DF.LessEqualFloat), asked2(limb.DD.LessEqualFloat), asked2(limb.QF.LessEqualFloat), asked2(limb.QD.LessEqualFloat)})
	}}
	greaterFloat = op{name: "GreaterFloat", make: func() byKind {
		return listed(simd.GreaterFloat, arithmetic, byKind{asked2(limb.DF.GreaterFloat), asked2(limb.DD.GreaterFloat), asked2(limb.QF.GreaterFloat), asked2(limb.QD.GreaterFloat)})
	}}
	greaterEqualFloat = op{name: "GreaterEqualFloat", make: func() byKind {
		return listed(simd.GreaterEqualFloat, arithmetic, byKind{asked2(limb.DF.GreaterEqualFloat), asked2(limb.DD.GreaterEqualFloat), asked2(limb.QF.GreaterEqualFloat), asked2(limb.QD.GreaterEqualFloat)})
	}}
	isNaN = op{name: "IsNaN", make: func() byKind {
		return listed(simd.IsNaN, arithmetic, byKind{asked1(limb.DF.IsNaN), asked1(limb.DD.IsNaN), asked1(limb.QF.IsNaN), asked1(limb.QD.IsNaN)}).
			join(listed(simd.IsNaN, arithmetic, byKind{cdf: asked1(limb.CDF.IsNaN), cdd: asked1(limb.CDD.IsNaN), cqf: asked1(limb.CQF.IsNaN), cqd: asked1(limb.CQD.IsNaN)}))
	}}
	isInf = op{name: "IsInf", make: func() byKind {
		return listed(simd.IsInf, arithmetic, byKind{asked1(limb.DF.IsInf), asked1(limb.DD.IsInf), asked1(limb.QF.IsInf), asked1(limb.QD.IsInf)}).
			join(listed(simd.IsInf, arithmetic, byKind{cdf: asked1(limb.CDF.IsInf), cdd: asked1(limb.CDD.IsInf), cqf: asked1(limb.CQF.IsInf), cqd: asked1(limb.CQD.IsInf)}))
	}}
	isZero = op{name: "IsZero", make: func() byKind {
		return listed(simd.IsZero, arithmetic, byKind{asked1(limb.DF.IsZero), asked1(limb.DD.IsZero), asked1(limb.QF.IsZero), asked1(limb.QD.IsZero)}).
			join(listed(simd.IsZero, arithmetic, byKind{cdf: asked1(limb.CDF.IsZero), cdd: asked1(limb.CDD.IsZero), cqf: asked1(limb.CQF.IsZero), cqd: asked1(limb.CQD.IsZero)}))
	}}
	isInt = op{name: "IsInt", make: func() byKind {
		return listed(simd.IsInt, arithmetic, byKind{asked1(limb.DF.IsInt), asked1(limb.DD.IsInt), asked1(limb.QF.IsInt), asked1(limb.QD.IsInt)})
	}}
	signbit = op{name: "Signbit", make: func() byKind {
		return listed(simd.Signbit, arithmetic, byKind{asked1(limb.DF.Signbit), asked1(limb.DD.Signbit), asked1(limb.QF.Signbit), asked1(limb.QD.Signbit)})
	}}
	sign = op{name: "Sign", make: func() byKind {
		return listed(simd.Sign, arithmetic, byKind{map11(int32Of(limb.DF.Sign)), map11(int32Of(limb.DD.Sign)), map11(int32Of(limb.QF.Sign)), map11(int32Of(limb.QD.Sign))})
	}}
)

// LessEqual sets dst[i] to whether x[i] ≤ y[i].
func LessEqual[N Number](dst []bool, x, y []N) { run3(lessEqual.of(kindOf[N]()), dst, x, y) }

// Greater sets dst[i] to whether x[i] > y[i].
func Greater[N Number](dst []bool, x, y []N) { run3(greater.of(kindOf[N]()), dst, x, y) }

// GreaterEqual sets dst[i] to whether x[i] ≥ y[i].
func GreaterEqual[N Number](dst []bool, x, y []N) { run3(greaterEqual.of(kindOf[N]()), dst, x, y) }

// EqualFloat sets dst[i] to whether x[i] = a[i].
func EqualFloat[N Of[T], T limb.Float](dst []bool, x []N, a []T) {
	run3(equalFloat.of(kindOf[N]()), dst, x, a)
}

// LessFloat sets dst[i] to whether x[i] < a[i].
func LessFloat[N Of[T], T limb.Float](dst []bool, x []N, a []T) {
	run3(lessFloat.of(kindOf[N]()), dst, x, a)
}

// LessEqualFloat sets dst[i] to whether x[i] ≤ a[i].
func LessEqualFloat[N Of[T], T limb.Float](dst []bool, x []N, a []T) {
	run3(lessEqualFloat.of(kindOf[N]()), dst, x, a)
}

// GreaterFloat sets dst[i] to whether x[i] > a[i].
func GreaterFloat[N Of[T], T limb.Float](dst []bool, x []N, a []T) {
	run3(greaterFloat.of(kindOf[N]()), dst, x, a)
}

// GreaterEqualFloat sets dst[i] to whether x[i] ≥ a[i].
func GreaterEqualFloat[N Of[T], T limb.Float](dst []bool, x []N, a []T) {
	run3(greaterEqualFloat.of(kindOf[N]()), dst, x, a)
}

// IsNaN sets dst[i] to whether x[i] is NaN.
func IsNaN[N AnyNumber](dst []bool, x []N) { run2(isNaN.of(kindOf[N]()), dst, x) }

// IsInf sets dst[i] to whether x[i] is infinite.
func IsInf[N AnyNumber](dst []bool, x []N) { run2(isInf.of(kindOf[N]()), dst, x) }

// IsZero sets dst[i] to whether x[i] is 0.
func IsZero[N AnyNumber](dst []bool, x []N) { run2(isZero.of(kindOf[N]()), dst, x) }

// IsInt sets dst[i] to whether x[i] is an integer.
func IsInt[N Number](dst []bool, x []N) { run2(isInt.of(kindOf[N]()), dst, x) }

// Signbit sets dst[i] to whether x[i] has its sign bit set.
func Signbit[N Number](dst []bool, x []N) { run2(signbit.of(kindOf[N]()), dst, x) }

// Sign sets dst[i] to -1, 0 or +1 as x[i] is below, at or above 0, and to 0 for NaN.
func Sign[N Number](dst []int32, x []N) { run2(sign.of(kindOf[N]()), dst, x) }

// answers brings what a kernel answers to bools.
func answers(dst unsafe.Pointer, kernel func(buffer unsafe.Pointer), n int) {
	var buffer [512]int32 // a grain
	kernel(unsafe.Pointer(&buffer))
	for i, v := range buffer[:n] {
		*(*bool)(unsafe.Add(dst, i)) = v != 0
	}
}

// asked1 makes a function of a question about a number, asked2 of one about two.
func asked1[X any](f func(X) bool) *function {
	c := map11(f)
	c.mend = func(k *simd.Kernel, n int, p args) {
		answers(p[0], func(buffer unsafe.Pointer) { k.Slices(n, buffer, p[1]) }, n)
	}
	return c
}

func asked2[X, Y any](f func(X, Y) bool) *function {
	c := map21(f)
	c.mend = func(k *simd.Kernel, n int, p args) {
		answers(p[0], func(buffer unsafe.Pointer) { k.Slices(n, buffer, p[1], p[2]) }, n)
	}
	return c
}
