package vec

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
)

// # Questions
//
// Their answers are bools, and those of a kernel 0 or 1 as an int32.

var (
	lessEqual    = op{name: "LessEqual", make: func() byKind { return of(simd.LessEqual).with(map21(limb.F32.LessEqual), map21(limb.F64.LessEqual)) }}
	greater      = op{name: "Greater", make: func() byKind { return of(simd.Greater).with(map21(limb.F32.Greater), map21(limb.F64.Greater)) }}
	greaterEqual = op{name: "GreaterEqual", make: func() byKind {
		return of(simd.GreaterEqual).with(map21(limb.F32.GreaterEqual), map21(limb.F64.GreaterEqual))
	}}
	equalFloat        = op{name: "EqualFloat", make: func() byKind { return of(simd.EqualFloat).with(equal.of(f32), equal.of(f64)) }}
	lessFloat         = op{name: "LessFloat", make: func() byKind { return of(simd.LessFloat).with(less.of(f32), less.of(f64)) }}
	lessEqualFloat    = op{name: "LessEqualFloat", make: func() byKind { return of(simd.LessEqualFloat).with(lessEqual.of(f32), lessEqual.of(f64)) }}
	greaterFloat      = op{name: "GreaterFloat", make: func() byKind { return of(simd.GreaterFloat).with(greater.of(f32), greater.of(f64)) }}
	greaterEqualFloat = op{name: "GreaterEqualFloat", make: func() byKind { return of(simd.GreaterEqualFloat).with(greaterEqual.of(f32), greaterEqual.of(f64)) }}
	isNaN             = op{name: "IsNaN", make: func() byKind { return of(simd.IsNaN).with(map11(limb.F32.IsNaN), map11(limb.F64.IsNaN)) }}
	isInf             = op{name: "IsInf", make: func() byKind { return of(simd.IsInf).with(map11(limb.F32.IsInf), map11(limb.F64.IsInf)) }}
	isZero            = op{name: "IsZero", make: func() byKind { return of(simd.IsZero).with(map11(limb.F32.IsZero), map11(limb.F64.IsZero)) }}
	isInt             = op{name: "IsInt", make: func() byKind { return of(simd.IsInt).with(map11(limb.F32.IsInt), map11(limb.F64.IsInt)) }}
	signbit           = op{name: "Signbit", make: func() byKind { return of(simd.Signbit).with(map11(limb.F32.Signbit), map11(limb.F64.Signbit)) }}
	sign              = op{name: "Sign", make: func() byKind { return of(simd.Sign).with(map11(onlyOut(limb.F32.Sign)), map11(onlyOut(limb.F64.Sign))) }}
)

// LessEqual sets dst[i] to whether x[i] ≤ y[i].
func LessEqual[N limb.RealNumber](dst []bool, x, y []N) { run3(lessEqual.of(kindOf[N]()), dst, x, y) }

// Greater sets dst[i] to whether x[i] > y[i].
func Greater[N limb.RealNumber](dst []bool, x, y []N) { run3(greater.of(kindOf[N]()), dst, x, y) }

// GreaterEqual sets dst[i] to whether x[i] ≥ y[i].
func GreaterEqual[N limb.RealNumber](dst []bool, x, y []N) {
	run3(greaterEqual.of(kindOf[N]()), dst, x, y)
}

// EqualFloat sets dst[i] to whether x[i] = a[i].
func EqualFloat[N limb.RealOf[N, T], T limb.Float](dst []bool, x []N, a []T) {
	run3(equalFloat.of(kindOf[N]()), dst, x, a)
}

// LessFloat sets dst[i] to whether x[i] < a[i].
func LessFloat[N limb.RealOf[N, T], T limb.Float](dst []bool, x []N, a []T) {
	run3(lessFloat.of(kindOf[N]()), dst, x, a)
}

// LessEqualFloat sets dst[i] to whether x[i] ≤ a[i].
func LessEqualFloat[N limb.RealOf[N, T], T limb.Float](dst []bool, x []N, a []T) {
	run3(lessEqualFloat.of(kindOf[N]()), dst, x, a)
}

// GreaterFloat sets dst[i] to whether x[i] > a[i].
func GreaterFloat[N limb.RealOf[N, T], T limb.Float](dst []bool, x []N, a []T) {
	run3(greaterFloat.of(kindOf[N]()), dst, x, a)
}

// GreaterEqualFloat sets dst[i] to whether x[i] ≥ a[i].
func GreaterEqualFloat[N limb.RealOf[N, T], T limb.Float](dst []bool, x []N, a []T) {
	run3(greaterEqualFloat.of(kindOf[N]()), dst, x, a)
}

// IsNaN sets dst[i] to whether x[i] is NaN.
func IsNaN[N limb.Number](dst []bool, x []N) { run2(isNaN.of(kindOf[N]()), dst, x) }

// IsInf sets dst[i] to whether x[i] is infinite.
func IsInf[N limb.Number](dst []bool, x []N) { run2(isInf.of(kindOf[N]()), dst, x) }

// IsZero sets dst[i] to whether x[i] is 0.
func IsZero[N limb.Number](dst []bool, x []N) { run2(isZero.of(kindOf[N]()), dst, x) }

// IsInt sets dst[i] to whether x[i] is an integer.
func IsInt[N limb.RealNumber](dst []bool, x []N) { run2(isInt.of(kindOf[N]()), dst, x) }

// Signbit sets dst[i] to whether x[i] has its sign bit set.
func Signbit[N limb.RealNumber](dst []bool, x []N) { run2(signbit.of(kindOf[N]()), dst, x) }

// Sign sets dst[i] to -1, 0 or +1 as x[i] is below, at or above 0, and to 0 for NaN.
func Sign[N limb.RealNumber](dst []int32, x []N) { run2(sign.of(kindOf[N]()), dst, x) }

// answered calls the kernel of a question.
func answered(k *simd.Routine, n int, p args) {
	var buffer [512]int32 // a grain
	dst := view[bool](p[0], n)
	p[0] = unsafe.Pointer(&buffer)
	k.Slices(n, p[:k.Arrays()]...)
	for i, v := range buffer[:n] {
		dst[i] = v != 0
	}
}
