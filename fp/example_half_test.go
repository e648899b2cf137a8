package fp_test

import (
	"fmt"

	"github.com/limbfp/limb/fp"
)

func ExampleToHalf() {
	for _, x := range []float32{1.0 / 3, 65519, 65520, 0x1p-25} {
		h := fp.ToHalf(x, fp.ToNearestEven)
		fmt.Printf("%-11v %04x %v\n", x, uint16(h), h.Float32())
	}
	fmt.Println(fp.ToHalf(65520.0, fp.ToZero).Float32(), fp.ToBF16(65520.0, fp.ToZero).Float32())
	// Output:
	// 0.33333334  3555 0.33325195
	// 65519       7bff 65504
	// 65520       7c00 +Inf
	// 2.9802322e-08 0000 0
	// 65504 65280
}
