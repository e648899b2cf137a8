package fp_test

import (
	"fmt"

	"github.com/limbfp/limb/fp"
)

func ExampleFormat() {
	for _, f := range []fp.Format{fp.Binary16(), fp.BFloat16(), fp.E4M3(), fp.ATI24()} {
		b := f.Encode(1. / 3)
		fmt.Printf("%-8v %#x %v %v\n", f, b, f.Decode(b), f.Max())
	}
	// Output:
	// binary16 0x3555 0.333251953125 65504
	// bfloat16 0x3eab 0.333984375 3.3895313892515355e+38
	// e4m3     0x2b 0.34375 448
	// ati24    0x3d5555 0.3333320617675781 3.6893206672442393e+19
}

// The G70 drops what two guard bits do not hold: a difference may come out
// three quarters of a unit too large.
func ExampleModel() {
	ieee, _ := fp.LookupModel("ieee")
	g70, _ := fp.LookupModel("g70")
	a, b := 0x1.8p+25, 0x1.000002p+00
	fmt.Printf("%x\n%x\n", ieee.Sub(a, b), g70.Sub(a, b))
	// Output:
	// 0x1.8p+25
	// 0x1.7ffffep+25
}
