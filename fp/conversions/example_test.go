package conversions_test

import (
	"fmt"
	"log"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp/conversions"
)

// A tenth as a float32 below it, on a device.
func Example() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	x, err := device.NewArray[float64](d, 1)
	if err != nil {
		log.Fatal(err)
	}
	z, err := device.NewArray[float32](d, 1)
	if err != nil {
		log.Fatal(err)
	}
	if err := x.Fill(0.1); err != nil {
		log.Fatal(err)
	}
	if err := conversions.DoubleDown.Run(d, z, x); err != nil {
		log.Fatal(err)
	}
	below := make([]float32, 1)
	if err := z.Download(below); err != nil {
		log.Fatal(err)
	}
	fmt.Println(below[0], float64(below[0]) < 0.1)
	// Output:
	// 0.099999994 true
}
