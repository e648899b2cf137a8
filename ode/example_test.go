package ode_test

import (
	"fmt"
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/ode"
)

// kepler is the right side of a planet's path: the slopes of x, y and of their slopes.
func kepler[V ode.Number[V]](y []V) []V {
	r2 := y[0].Sqr().Add(y[1].Sqr())
	r3 := r2.Mul(r2.Sqrt())
	return []V{y[2], y[3], y[0].Div(r3).Neg(), y[1].Div(r3).Neg()}
}

// planet begins in its perihelion, on an ellipse of eccentricity 0.6 and period 2π.
func planet[N limb.Real[N]]() []N {
	return []N{limb.From[N](2).Div(limb.From[N](5)), limb.From[N](0), limb.From[N](0), limb.From[N](2)}
}

// One right side in two arithmetics: how far the energy of a planet is off after ten periods.
func ExampleGauss() {
	fmt.Printf("float64  below 10^%.0f\n", drift[limb.F64]())
	fmt.Printf("DD       below 10^%.0f\n", drift[limb.DD]())
	// Output:
	// float64  below 10^-14
	// DD       below 10^-31
}

func drift[N limb.Real[N]]() float64 {
	energy := func(y []N) N {
		return y[2].Sqr().Add(y[3].Sqr()).Ldexp(-1).Sub(y[0].Hypot(y[1]).Recip())
	}
	slopes := func(dy []N, _ N, y []N) { copy(dy, kepler(y)) }
	h := limb.Pi[N]().Div(limb.From[N](50))
	y, err := ode.Gauss(slopes, limb.From[N](0), planet[N](), h, 1000, 14)
	if err != nil {
		panic(err)
	}
	return math.Ceil(math.Log10(energy(y).Sub(energy(planet[N]())).Abs().Float64()))
}

// The planet after ten periods, with 28 digits, and how many steps that took.
func ExampleTaylor() {
	right := func(_ ode.Series[limb.DD], y []ode.Series[limb.DD]) []ode.Series[limb.DD] { return kepler(y) }
	y, steps, err := ode.Taylor(right, limb.NewDD(0), planet[limb.DD](), limb.Pi[limb.DD]().MulFloat(20), 1e-30, 1000)
	fmt.Printf("%.24f %.24f\n%d steps, %v\n", y[0], y[1], steps, err)
	// Output:
	// 0.400000000000000000000000 0.000000000000000000000000
	// 429 steps, <nil>
}
