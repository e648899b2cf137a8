package device_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/kernel/launch"
	"github.com/limbfp/limb/vec"
)

// opened returns the processor as a device, and an array on it.
func opened(x ...limb.DD) (*device.Device, *device.Array[limb.DD]) {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	a, err := device.NewArray[limb.DD](d, len(x))
	if err == nil {
		err = a.Upload(x)
	}
	if err != nil {
		log.Fatal(err)
	}
	return d, a
}

// "" is the best device that passes its test, and a name one that limb devices lists.
func ExampleOpen() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	fmt.Println(d.Info().Name, d.Traits().Float64.Exact)
	_, err = device.Open("abacus")
	fmt.Println(errors.Is(err, device.ErrUnknown))
	// Output:
	// cpu true
	// true
}

// What is queued is done before Close, which says whether some of it has failed.
func ExampleDevice_Close() {
	d, x := opened(limb.NewDD(2))
	if err := device.Sqrt(x, x); err != nil {
		log.Fatal(err)
	}
	fmt.Println(d.Close())
	fmt.Println(errors.Is(x.Fill(limb.NewDD(1)), device.ErrClosed))
	// Output:
	// <nil>
	// true
}

func ExampleExp() {
	d, x := opened(limb.NewDD(0), limb.NewDD(1))
	defer d.Close()
	if err := device.Exp(x, x); err != nil {
		log.Fatal(err)
	}
	y := make([]limb.DD, x.Len())
	if err := x.Download(y); err != nil {
		log.Fatal(err)
	}
	fmt.Println(y[0], y[1])
	// Output:
	// 1 2.71828182845904523536028747135266
}

// A function by a name that is known when the program runs.
func ExampleDevice_Map() {
	d, x := opened(limb.NewDD(2))
	defer d.Close()
	if err := d.Map("DD.Sqrt", x, x); err != nil {
		log.Fatal(err)
	}
	y := make([]limb.DD, 1)
	if err := x.Download(y); err != nil {
		log.Fatal(err)
	}
	fmt.Println(y[0])
	fmt.Println(errors.Is(d.Map("DD.Root", x, x), device.ErrFunction))
	// Output:
	// 1.4142135623730950488016887242097
	// true
}

// Upload and Download take slices of the array's length.
func ExampleArray_Upload() {
	d, x := opened(limb.NewDD(1), limb.NewDD(2))
	defer d.Close()
	fmt.Println(x.Upload([]limb.DD{limb.NewDD(3), limb.NewDD(4)}))
	fmt.Println(errors.Is(x.Upload(make([]limb.DD, 3)), device.ErrLength))
	// Output:
	// <nil>
	// true
}

func ExampleArray_Download() {
	d, x := opened(limb.NewDD(1), limb.NewDD(2))
	defer d.Close()
	part := make([]limb.DD, 1)
	if err := x.Slice(1, 2).Download(part); err != nil { // waits for what was queued
		log.Fatal(err)
	}
	fmt.Println(part[0])
	// Output:
	// 2
}

func ExampleArray_Fill() {
	d, x := opened(make([]limb.DD, 1000)...)
	defer d.Close()
	if err := x.Fill(limb.NewDD(0.5)); err != nil {
		log.Fatal(err)
	}
	fmt.Println(device.Sum(x))
	// Output:
	// 500 <nil>
}

// The garbage collector does not free arrays.
func ExampleArray_Free() {
	d, x := opened(limb.NewDD(1))
	defer d.Close()
	x.Free()
	fmt.Println(errors.Is(x.Fill(limb.NewDD(2)), device.ErrFreed))
	// Output:
	// true
}

// Launches of one kernel with other arguments, as one piece of work.
func ExampleKernel_With() {
	d, x := opened(limb.NewDD(1), limb.NewDD(2))
	defer d.Close()
	k, err := d.Load(&launch.Code{Name: "twice", Slices: func(_ context.Context, _ int, args []any) error {
		x := args[0].([]limb.DD)
		vec.Add(x, x, x)
		return nil
	}}) // or the Code() of a kernel that limb build has compiled
	if err != nil {
		log.Fatal(err)
	}
	if err := d.Submit(k.With(1, x), k.With(1, x.Slice(0, 1))); err != nil {
		log.Fatal(err)
	}
	y := make([]limb.DD, 2)
	if err := x.Download(y); err != nil {
		log.Fatal(err)
	}
	fmt.Println(y)
	// Output:
	// [4 4]
}
