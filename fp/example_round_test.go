package fp_test

import (
	"fmt"

	"github.com/limbfp/limb/fp"
)

func ExampleDiv() {
	for _, m := range fp.Modes() {
		fmt.Printf("%-15v %.9g %.9g\n", m, fp.Div(float32(1), 3, m), fp.Div(float32(-1), 3, m))
	}
	// Output:
	// to nearest even 0.333333343 -0.333333343
	// to zero         0.333333313 -0.333333313
	// up              0.333333343 -0.333333313
	// down            0.333333313 -0.333333343
	// to nearest away 0.333333343 -0.333333343
}

func ExampleToInteger() {
	fmt.Println(fp.ToInteger[int32](2.5, fp.ToNearestEven), fp.ToInteger[int32](2.5, fp.ToNearestAway))
	fmt.Println(fp.ToInteger[uint32](-1.5, fp.Down), fp.ToInteger[int64](1e30, fp.ToZero))
	// Output:
	// 2 3
	// 0 9223372036854775807
}
