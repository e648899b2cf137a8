package intervals_test

import (
	"fmt"
	"log"

	"github.com/limbfp/limb/fp/interval"
	"github.com/limbfp/limb/fp/intervals"
)

// Products of intervals, over all cores.
func Example() {
	x := []interval.Interval[float64]{interval.Of(1.0, 2.0), interval.Of(-1.0, 3.0)}
	z := make([]interval.Interval[float64], len(x))
	if err := intervals.MulF64.Slices(z, x, x); err != nil {
		log.Fatal(err)
	}
	fmt.Println(z[0].Lo, z[0].Hi, z[1].Lo, z[1].Hi)
	// Output:
	// 1 4 -3 9
}
