package fp_test

import (
	"fmt"

	"github.com/limbfp/limb/fp"
)

func ExampleHalfOf() {
	h := fp.HalfOf(0.1)
	fmt.Println(h.Float32(), uint16(h))
	// Output:
	// 0.099975586 11878
}

// A Half is what is stored; what is computed with is the float32 that it stands for.
func ExampleHalf() {
	x := []fp.Half{fp.HalfOf(1), fp.HalfOf(65504), fp.HalfOf(1e6)}
	for _, h := range x {
		fmt.Println(h.Float32())
	}
	// Output:
	// 1
	// 65504
	// +Inf
}

func ExampleBF16() {
	fmt.Println(fp.BF16Of(3.14159).Float32())
	// Output:
	// 3.140625
}

// Ties go to the even one.
func ExampleBF16Of() {
	fmt.Println(fp.BF16Of(1+0x1p-8).Float32(), fp.BF16Of(1+0x3p-8).Float32())
	// Output:
	// 1 1.015625
}

// The arithmetic of a graphics processor of 2005: products are cut.
func ExampleLookupModel() {
	m, ok := fp.LookupModel("r300")
	fmt.Println(m.Name, ok)
	_, ok = fp.LookupModel("r9000")
	fmt.Println(ok)
	// Output:
	// r300 true
	// false
}

// A quotient in each mode.
func ExampleMode() {
	for _, m := range fp.Modes() {
		fmt.Println(m, fp.Div(1.0, 3, m))
	}
	// Output:
	// to nearest even 0.3333333333333333
	// to zero 0.3333333333333333
	// up 0.33333333333333337
	// down 0.3333333333333333
	// to nearest away 0.3333333333333333
}
