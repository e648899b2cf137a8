package vec_test

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/vec"
)

// A sum of two slices of different types.
func ExampleAccumulate() {
	var a vec.Accumulator
	vec.Accumulate(&a, []float64{1e300, 1})
	vec.Accumulate(&a, []limb.DD{limb.NewDD(-1e300), limb.MustParse[limb.DD]("0.5")})
	fmt.Println(a.Float64())
	// Output:
	// 1.5
}

// The sum of parts is that of the whole, wherever it is cut.
func ExampleAccumulator_Merge() {
	var all vec.Accumulator
	for _, part := range [][]float64{{1e100, 1}, {2, -1e100}} {
		var a vec.Accumulator
		a.AddSlice(part)
		all.Merge(&a)
	}
	fmt.Println(all.Float64())
	// Output:
	// 3
}

func ExampleArgMax() {
	x := []limb.DD{limb.NewDD(2), limb.NewDD(2).NextUp(), limb.NewDD(1)}
	fmt.Println(vec.ArgMax(x))
	// Output:
	// 1
}
