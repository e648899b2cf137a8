package interval_test

import (
	"fmt"

	"github.com/limbfp/limb/fp/interval"
)

// A length that was measured to a millimetre, and its square.
func ExampleOf() {
	x := interval.Of(1.999, 2.001)
	y := x.Mul(x)
	fmt.Println(y.Contains(4), y.Contains(4.1))
	// Output:
	// true false
}

func ExampleInterval_Width() {
	x := interval.Of(1.0, 1.5)
	fmt.Println(x.Width(), x.Sub(x).Width())
	// Output:
	// 0.5 1
}

// A root that lies in the interval, whatever was rounded.
func ExampleInterval_Contains() {
	x := interval.Point(2.0).Sqrt()
	fmt.Println(x.Contains(1.4142135623730951), x.Contains(1.5), x.Mul(x).Contains(2))
	// Output:
	// true false true
}
