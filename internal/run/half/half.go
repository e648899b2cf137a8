// Package half has the conversions of numbers of 16 bits as kernels: for slices of package vec, for
// arrays of devices, and for the command, which tries them all.
package half

import "github.com/limbfp/limb/fp"

//go:generate go run github.com/limbfp/limb/cmd/limb build

// Widen returns the number that h stands for.
//
//limb:kernel
func Widen(h fp.Half) float32 { return h.Float32() }

// Round returns x rounded to nearest.
//
//limb:kernel
func Round(x float32) fp.Half { return fp.HalfOf(x) }

// WidenBF16 is Widen of a bfloat16.
//
//limb:kernel
func WidenBF16(h fp.BF16) float32 { return h.Float32() }

// RoundBF16 is Round to a bfloat16.
//
//limb:kernel
func RoundBF16(x float32) fp.BF16 { return fp.BF16Of(x) }
