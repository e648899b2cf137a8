package integrate_test

import (
	"errors"
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/integrate"
)

// 28 digits of an integral whose integrand is infinite at an end, and an integral that does not exist.
func ExampleTanhSinh() {
	v, estimate, err := integrate.TanhSinh(func(x limb.DD) limb.DD { return x.Log().Div(x.Sqrt()) }, limb.NewDD(0), limb.NewDD(1), 1e-26)
	fmt.Printf("%.27f %v %v\n", v, estimate < 1e-25, err)
	v, _, err = integrate.TanhSinh(limb.DD.Recip, limb.NewDD(0), limb.NewDD(1), 1e-26)
	fmt.Println(v, errors.Is(err, integrate.ErrTolerance))
	// Output:
	// -4.000000000000000000000000000 true <nil>
	// NaN true
}

// The area of a half circle: where x is near 1, 1 - x is what matters, and x does not tell it.
func ExampleTanhSinhEnds() {
	v, _, err := integrate.TanhSinhEnds(func(_, left, right limb.QD) limb.QD { return left.Mul(right).Sqrt() }, limb.NewQD(-1), limb.NewQD(1), 1e-55)
	fmt.Printf("%.50f %v\n", v.Ldexp(1), err)
	// Output:
	// 3.14159265358979323846264338327950288419716939937511 <nil>
}

// A rule of 20 nodes has all digits of a smooth function.
func ExampleLegendre() {
	rule, err := integrate.Legendre[limb.DD](20)
	fmt.Printf("%.30f %v\n", rule.Sum(limb.Exp[limb.DD]), err)
	fmt.Printf("%.30f\n", limb.NewDD(1).Sinh().Ldexp(1))
	// Output:
	// 2.350402387287602913764763701191 <nil>
	// 2.350402387287602913764763701191
}
