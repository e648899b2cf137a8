package vecdevice_test

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/vec/vecdevice"
)

func Example() {
	if err := sums("cpu"); err != nil { // or "", the best there is
		fmt.Println(err)
	}
	// Output:
	// in float32's pairs: 1.000000059604644
	// exactly, and rounded to float32: 1.0000001
}

func sums(name string) error {
	d, err := device.Open(name)
	if err != nil {
		return err
	}
	defer d.Close()
	numbers := []float32{1, 0x1p-24, 0x1p-60}
	x, err := device.NewArray[float32](d, len(numbers))
	if err != nil {
		return err
	}
	if err := x.Upload(numbers); err != nil {
		return err
	}
	sum, err := vecdevice.SumOf[limb.DF](x)
	if err != nil {
		return err
	}
	exact, err := vecdevice.ExactSum(x)
	if err != nil {
		return err
	}
	fmt.Println("in float32's pairs:", sum)
	fmt.Println("exactly, and rounded to float32:", exact)
	return nil
}
