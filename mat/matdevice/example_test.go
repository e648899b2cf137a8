package matdevice_test

import (
	"fmt"
	"log"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice"
)

// A product on the processor: "opencl:0" would be the first OpenCL device, and "" the best there is.
func ExampleDense_Mul() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	hilbert := mat.NewDense[limb.DD](3, 3, nil)
	for i := range 3 {
		for j := range 3 {
			hilbert.Set(i, j, limb.NewDD(1).DivFloat(float64(i+j+1)))
		}
	}
	a, err := matdevice.From(d, hilbert)
	if err != nil {
		log.Fatal(err)
	}
	defer a.Free()
	square := new(matdevice.Dense[limb.DD])
	if err := square.Mul(a, a); err != nil {
		log.Fatal(err)
	}
	defer square.Free()
	c, err := square.Download()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.30f\n", c.At(0, 0))
	// Output:
	// 1.361111111111111111111111111111
}

// The exact product of matrices elsewhere, which needs no float64 on the device.
func ExampleExactProduct() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	tiny := limb.DD{Hi: 0x1p-300}
	a := mat.NewDense(1, 3, []limb.DD{limb.NewDD(1), tiny, limb.NewDD(-1)})
	ones := mat.NewDense(3, 1, []limb.DD{limb.NewDD(1), limb.NewDD(1), limb.NewDD(1)})
	c, err := matdevice.ExactProduct(d, a, ones)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(c.At(0, 0).Equal(tiny))
	// Output:
	// true
}

// A system on the processor, whose factors are used again.
func ExampleLU() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	numbers := func(list ...float64) (x []limb.DD) {
		for _, v := range list {
			x = append(x, limb.NewDD(v))
		}
		return x
	}
	a, err := matdevice.From(d, mat.NewDense(2, 2, numbers(1, 2, 3, 4)))
	if err != nil {
		log.Fatal(err)
	}
	defer a.Free()
	b, err := matdevice.From(d, mat.NewDense(2, 1, numbers(5, 11)))
	if err != nil {
		log.Fatal(err)
	}
	defer b.Free()
	var f matdevice.LU[limb.DD]
	if err := f.Factorize(a); err != nil {
		log.Fatal(err)
	}
	defer f.Free()
	if err := f.SolveTo(b, false, b); err != nil {
		log.Fatal(err)
	}
	x, err := b.Download()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(x.At(0, 0), x.At(1, 0), f.Pivot())
	// Output:
	// 1 2 [1 0]
}
