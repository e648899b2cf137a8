package device_test

import (
	"fmt"
	"log"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
)

// Sums on the best device of the machine: the bits are those of plain Go.
func Example() {
	d, err := device.Open("") // or a name that limb devices lists
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()

	values := []limb.DF{limb.NewDF(0.1), limb.FromFloat[float32](16777216)}
	x, err := device.NewArray[limb.DF](d, len(values))
	if err != nil {
		log.Fatal(err)
	}
	if err := x.Upload(values); err != nil {
		log.Fatal(err)
	}
	if err := d.Map("DF.Add", x, x, x); err != nil { // x = x + x
		log.Fatal(err)
	}
	if err := x.Download(values); err != nil {
		log.Fatal(err)
	}
	fmt.Println(values[0].Float32(), values[1].AddFloat(1).Float64())
	// Output:
	// 0.2 3.3554433e+07
}
