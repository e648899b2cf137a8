// A program whose size TestSizes knows.
package main

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice"
)

func main() {
	d, err := device.Open("")
	if err != nil {
		panic(err)
	}
	defer d.Close()
	a, err := matdevice.From(d, mat.NewDense[limb.DD](2, 2, nil))
	if err == nil {
		err = new(matdevice.Dense[limb.DD]).Mul(a, a)
	}
	fmt.Println(err)
}
