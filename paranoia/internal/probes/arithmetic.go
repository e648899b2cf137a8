package probes

import "github.com/limbfp/limb"

// The operations that an arithmetic is measured by.

//limb:kernel
func Add[T limb.Float](i int, r, a, b []T) { r[i] = a[i] + b[i] }

//limb:kernel
func Sub[T limb.Float](i int, r, a, b []T) { r[i] = a[i] - b[i] }

//limb:kernel
func Mul[T limb.Float](i int, r, a, b []T) { r[i] = T(a[i] * b[i]) }

//limb:kernel
func Div[T limb.Float](i int, r, a, b []T) { r[i] = a[i] / b[i] }

//limb:kernel
func FMA[T limb.Float](i int, r, a, b, c []T) { r[i] = fma(a[i], b[i], c[i]) }

//limb:kernel
func Sqrt[T limb.Float](i int, r, a []T) { r[i] = sqrt(a[i]) }

//limb:kernel
func Rcp[T limb.Float](i int, r, a []T) { r[i] = 1 / a[i] }

//limb:kernel
func Rsqrt[T limb.Float](i int, r, a []T) { r[i] = rsqrt(a[i]) }
