// Package probes has the programs of package paranoia's probes, as kernels: r, or r and s, are
// what is asked, and fr and fs its control, the same with the fault written into it. A target
// prints them as they stand here, so that its compiler sees the sums, products and names
// that the questions are about.
package probes

import (
	"math"

	"github.com/limbfp/limb"
)

// fma is ab + c, rounded once.
//
//limb:native fma
func fma[T limb.Float](a, b, c T) T { return own[T]() }

// neg is the operator: limb's own negation is one of bits.
//
//limb:native neg
func neg[T limb.Float](a T) T { return own[T]() }

// zero is the literal: limb's own zeros are hidden from compilers.
//
//limb:native zero
func zero[T limb.Float]() T { return own[T]() }

//limb:native rsqrt
func rsqrt[T limb.Float](a T) T { return own[T]() }

//limb:native fmin
func fmin[T limb.Float](a, b T) T { return own[T]() }

//limb:native fmax
func fmax[T limb.Float](a, b T) T { return own[T]() }

//limb:native isnan
func isnan[T limb.Float](a T) bool { return own[bool]() }

//limb:native floor
func floor[T limb.Float](a T) T { return own[T]() }

//limb:native ceil
func ceil[T limb.Float](a T) T { return own[T]() }

//limb:native trunc
func trunc[T limb.Float](a T) T { return own[T]() }

// rint is the nearest whole number, the even one of two.
//
//limb:native rint
func rint[T limb.Float](a T) T { return own[T]() }

// own stands for an operation of a target's own, which Go has not.
func own[T any]() T { panic("limb: a probe in Go") }

//limb:primitive
func is32[T limb.Float]() bool { return T(1<<24)+1 == T(1<<24) }

//limb:primitive
func sqrt[T limb.Float](a T) T { return T(math.Sqrt(float64(a))) }

//limb:primitive
func abs[T limb.Float](a T) T { return T(math.Abs(float64(a))) }

//limb:primitive
func copysign[T limb.Float](a, s T) T { return T(math.Copysign(float64(a), float64(s))) }

// opaque is a, through a place that no compiler sees through.
//
//limb:primitive
func opaque[T limb.Float](a T) T { return a }
