package interval_test

import (
	"fmt"
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp/interval"
)

// Rump's polynomial, in which 37 digits cancel: the intervals say so, and four
// limbs have enough of them.
func Example() {
	fmt.Printf("float64: %.3g\n", rump[float64](func(a float64) float64 { return a }).Width())
	fmt.Printf("DD:      %.3g\n", rump[limb.DD](limb.NewDD[float64]).Width().Hi)
	qd := rump[limb.QD](limb.NewQD[float64])
	fmt.Println("QD:     ", qd.Lo.Float64(), qd.Hi.Float64())
	// Output:
	// float64: 1.06e+22
	// DD:      6.55e+04
	// QD:      -0.8273960599468214 -0.8273960599468214
}

// rump returns 333.75b⁶ + a²(11a²b² - b⁶ - 121b⁴ - 2) + 5.5b⁸ + a/(2b) for a =
// 77617, b = 33096.
func rump[T interval.End](number func(float64) T) interval.Interval[T] {
	n := func(a float64) interval.Interval[T] { return interval.Point(number(a)) }
	a, b := n(77617), n(33096)
	a2, b2 := a.Mul(a), b.Mul(b)
	b4 := b2.Mul(b2)
	b6, b8 := b4.Mul(b2), b4.Mul(b4)
	inner := n(11).Mul(a2).Mul(b2).Sub(b6).Sub(n(121).Mul(b4)).Sub(n(2))
	return n(333.75).Mul(b6).Add(a2.Mul(inner)).Add(n(5.5).Mul(b8)).Add(a.Div(b.Add(b)))
}

func ExampleInterval_Div() {
	x := interval.Of(1.0, 2.0)
	fmt.Println(x.Div(interval.Of(0.0, 4.0)))
	fmt.Println(x.Div(interval.Of(-4.0, 4.0)))
	fmt.Println(x.Div(interval.Point(0.0)).IsEmpty(), interval.Of(math.Inf(1), 0).IsEmpty())
	// Output:
	// {0.25 +Inf}
	// {-Inf +Inf}
	// true true
}
