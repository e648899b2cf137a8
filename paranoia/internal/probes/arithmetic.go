package probes

import "github.com/limbfp/limb"

// The operations that an arithmetic is measured by.

//limb:kernel device
func Add[T limb.Float](i int, r, a, b []T) { r[i] = a[i] + b[i] }

//limb:kernel device
func Sub[T limb.Float](i int, r, a, b []T) { r[i] = a[i] - b[i] }

//limb:kernel device
func Mul[T limb.Float](i int, r, a, b []T) { r[i] = T(a[i] * b[i]) }

//limb:kernel device
func Div[T limb.Float](i int, r, a, b []T) { r[i] = a[i] / b[i] }

//limb:kernel device
func FMA[T limb.Float](i int, r, a, b, c []T) { r[i] = fma(a[i], b[i], c[i]) }

//limb:kernel device
func Sqrt[T limb.Float](i int, r, a []T) { r[i] = sqrt(a[i]) }

//limb:kernel device
func Rcp[T limb.Float](i int, r, a []T) { r[i] = 1 / a[i] }

//limb:kernel device
func Rsqrt[T limb.Float](i int, r, a []T) { r[i] = rsqrt(a[i]) }
