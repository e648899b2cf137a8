package limb_test

import (
	"fmt"

	"github.com/limbfp/limb"
)

// The sum of many small numbers: a machine number stands still when it has
// grown large, a pair goes on.
func Example() {
	var single float32
	var pair limb.DF
	for range 20_000_000 {
		single += 1
		pair = pair.AddFloat(1)
	}
	fmt.Printf("float32 %.0f\n", single)
	fmt.Printf("DF      %.0f\n", pair.Float64())
	// Output:
	// float32 16777216
	// DF      20000000
}

// A sum that cancels: 10^20 has no room for the 1, and a pair has.
func ExamplePair_Add() {
	a, b, c := 1e20, 1.0, -1e20
	fmt.Println("float64", a+b+c)

	x := limb.FromFloat(a).AddFloat(b).AddFloat(c)
	fmt.Println("DD     ", x.Float64())
	// Output:
	// float64 0
	// DD      1
}

// A product of numbers next to 1, of which a machine number sees only the 1.
func ExamplePair_Mul() {
	x := limb.FromFloat(1.0).AddFloat(1e-20)
	square := x.Mul(x)
	fmt.Println(square.AddFloat(-1).Float64())
	// Output:
	// 2e-20
}

func ExampleTwoSum() {
	s, e := limb.TwoSum[float32](16777216, 1)
	fmt.Println(s, e)
	// Output:
	// 1.6777216e+07 1
}

// One tenth, rounded to each type. The text is the shortest that is read as the
// same number.
func ExampleParseAs() {
	x, err := limb.ParseAs[limb.DD]("0.1")
	fmt.Println(x)
	fmt.Printf("%.40f\n", x)
	if err != nil {
		fmt.Println(err)
	}

	df, _ := limb.ParseAs[limb.DF]("0.1")
	qd, _ := limb.ParseAs[limb.QD]("0.1")
	fmt.Printf("%.20f\n%.70f\n", df, qd)

	_, err = limb.ParseAs[limb.DD]("0.1.2")
	fmt.Println(err)
	// Output:
	// 0.1
	// 0.0999999999999999999999999999999996918512
	// 0.09999999999999997780
	// 0.0999999999999999999999999999999999999999999999999999999999999999990504
	// parsing "0.1.2" as a DD: invalid syntax at byte 3: want the end
}
