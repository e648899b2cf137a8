package accuracy_test

import (
	"fmt"

	"github.com/limbfp/limb/accuracy"
)

// The largest error of a sum of two DF that is found on some operands that are made to be hard.
func ExampleMeasure() {
	op, ok := accuracy.Lookup[float32]("DF.Add")
	r := accuracy.Measure(op, accuracy.Adversarial(), 1<<16, 1, nil)
	fmt.Printf("%t %.2f u², and at most 3\n", ok, r.Max)
	// Output:
	// true 1.50 u², and at most 3
}
