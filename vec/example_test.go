package vec_test

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/vec"
)

// The logarithm of an exponential, and how far it is from the number: the same
// digits on every machine.
func Example() {
	x := make([]limb.DD, 1000)
	for i := range x {
		x[i] = limb.FromFloat(float64(i + 1)).DivFloat(1000)
	}
	y := make([]limb.DD, len(x))
	vec.Exp(y, x)
	vec.Log(y, y) // in place
	vec.Sub(y, y, x)
	fmt.Printf("%.3e\n", vec.Norm2(y).Float64())
	// Output:
	// 6.997e-32
}

// π from the sum of 1/k², and the part of it that was left out.
func ExampleSum() {
	const n = 1 << 16
	x := make([]limb.QD, n)
	for i := range x {
		x[i] = limb.QuadFromFloat(float64(i + 1))
	}
	vec.Sqr(x, x)
	vec.Recip(x, x)
	six := vec.Sum(x).MulFloat(6)
	fmt.Printf("%.10f\n%.10f\n", six.Sqrt(), six.AddFloat(6.0/n-3.0/n/n).Sqrt())
	// Output:
	// 3.1415780826
	// 3.1415926536
}

// A dot product that cancels.
func ExampleDot() {
	x := []limb.DD{limb.FromFloat(1e20), limb.FromFloat(1.0), limb.FromFloat(-1e20)}
	y := []limb.DD{limb.FromFloat(3.0), limb.FromFloat(2.0), limb.FromFloat(3.0)}
	fmt.Println(vec.Dot(x, y))
	// Output:
	// 2
}

// The constant of Scale is of the type of the limbs.
func ExampleScaleFloat() {
	x := []limb.DF{limb.FromFloat[float32](1), limb.FromFloat[float32](2), limb.FromFloat[float32](3)}
	vec.ScaleFloat(x, x, float32(0.5))
	fmt.Println(x)
	// Output:
	// [0.5 1 1.5]
}

// What all functions run on here.
func ExampleLevelOf() {
	for _, name := range vec.Functions() {
		level, _ := vec.LevelOf(name)
		fmt.Println(name, level)
	}
}
