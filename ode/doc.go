// Package ode has ordinary differential equations y' = f(t, y) in the types of package limb: [Taylor] with steps as long as a tolerance
// lets them be, by Taylor series of any order, [DormandPrince], of order 8, of any function, and [Gauss] with steps of one length that keep
// what Hamiltonian systems keep, such as energy, for as long as one likes. The orders of Taylor and Gauss grow with the digits that are
// asked for.
//
// ε is a unit of the type: 2^-48 (DF), 2^-96 (QF), 2^-106 (DD), 2^-212 (QD).
package ode

import (
	"errors"

	"github.com/limbfp/limb"
)

// ErrStep is an error of a solution that does not go on, for errors.Is: steps become too short, or are too many or too long.
var ErrStep = errors.New("no step")

// Number is what right sides are written with, once for both methods: a type of package limb, or a [Series] of it.
//
//	func pendulum[V ode.Number[V]](y []V) []V { return []V{y[1], y[0].Sin().Neg()} }
type Number[V any] interface {
	Add(V) V
	Sub(V) V
	Mul(V) V
	Div(V) V
	Neg() V
	Sqr() V
	Sqrt() V
	Exp() V
	Log() V
	Sin() V
	Cos() V
}

// unit returns ε.
func unit[N limb.Real[N]]() float64 { return limb.Epsilon[N]().Float64() / 2 }

// largest returns the largest |x|, or a NaN.
func largest[N limb.Real[N]](list []N) (most float64) {
	for _, x := range list {
		most = max(most, x.Abs().Float64())
	}
	return most
}
