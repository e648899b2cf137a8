// A program whose size TestSizes knows.
package main

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
)

func main() {
	d, err := device.Open("")
	if err != nil {
		panic(err)
	}
	defer d.Close()
	x, err := device.NewArray[limb.DD](d, 10)
	if err == nil {
		err = d.Map("DD.Exp", x, x)
	}
	fmt.Println(err)
}
