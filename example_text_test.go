package limb_test

import (
	"encoding/json"
	"fmt"

	"github.com/limbfp/limb"
)

// The 0.1 of a float64 is another number than the 0.1 of a DD, and the text
// says so.
func ExamplePair_String() {
	fmt.Println(limb.FromFloat(0.1))
	// Output:
	// 0.1000000000000000055511151231257827021181583404541015625
}

func ExamplePair_Format() {
	x, _ := limb.ParseAs[limb.DD]("-1234.56789012345678901234567890")
	fmt.Printf("%v\n%.3f\n%+.10e\n%12.1f|\n%x\n", x, x, x, x, x)
	// Output:
	// -1234.5678901234567890123456789
	// -1234.568
	// -1.2345678901e+03
	//      -1234.6|
	// -0x1.34a4584fd0fdf8cfdcfa22e6d04p+10
}

// A key of a map is the canonical form: two forms of one number are one key.
func ExamplePair_Canon() {
	x, y := limb.DD{Hi: 1, Lo: 0x1p-53}, limb.DD{Hi: 1 + 0x1p-52, Lo: -0x1p-53}
	fmt.Println(x == y, x.Equal(y), x.Canon() == y.Canon())
	fmt.Printf("%#v\n", y.Canon())
	// Output:
	// false true true
	// limb.DD{Hi: 0x1p+00, Lo: 0x1p-53}
}

// The types go through every package that knows encoding.TextMarshaler.
func ExamplePair_MarshalText() {
	type point struct{ X, Y limb.DD }
	var p point
	if err := json.Unmarshal([]byte(`{"X": "0.1", "Y": "-1e-30"}`), &p); err != nil {
		fmt.Println(err)
	}
	text, _ := json.Marshal(p)
	fmt.Println(string(text))
	// Output:
	// {"X":"0.1","Y":"-1e-30"}
}

// From type to type: wider is exact, narrower is rounded to nearest.
func ExampleQuad_DF() {
	x := limb.NewQD(int64(1234567890123456789)).AddFloat(0.5)
	fmt.Println(x)
	fmt.Println(x.DD())
	fmt.Println(x.DF())
	fmt.Println(x.Float64())
	fmt.Println(x.Int64())
	// Output:
	// 1.2345678901234567895e+18
	// 1.2345678901234567895e+18
	// 1.234567890123457e+18
	// 1.2345678901234568e+18
	// 1234567890123456789 true
}
