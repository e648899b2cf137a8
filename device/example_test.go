package device_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp/interval"
	"github.com/limbfp/limb/fp/intervals"
)

// Sums on the best device of the machine: the bits are those of plain Go.
func Example() {
	d, err := device.Open("") // or a name that limb devices lists
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()

	values := []limb.DF{limb.NewDF(0.1), limb.NewDF(16777216)}
	x, err := device.NewArray[limb.DF](d, len(values))
	if err != nil {
		log.Fatal(err)
	}
	if err := x.Upload(values); err != nil {
		log.Fatal(err)
	}
	if err := device.Add(x, x, x); err != nil { // x = x + x
		log.Fatal(err)
	}
	if err := x.Download(values); err != nil {
		log.Fatal(err)
	}
	fmt.Println(values[0].Float32(), values[1].AddFloat(1).Float64())
	// Output:
	// 0.2 3.3554433e+07
}

// Elements of a program's own: any struct whose numbers are of one machine type.
func ExampleNewArray() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	type Body struct {
		Mass     limb.DF
		Pos, Vel [3]limb.DF
	}
	bodies, err := device.NewArray[Body](d, 1000)
	if err != nil {
		log.Fatal(err)
	}
	if err := bodies.Fill(Body{Mass: limb.NewDF(2)}); err != nil {
		log.Fatal(err)
	}
	last := make([]Body, 1)
	if err := bodies.Slice(999, 1000).Download(last); err != nil {
		log.Fatal(err)
	}
	fmt.Println(last[0].Mass)

	_, err = device.NewArray[struct {
		Mass limb.DF
		Name string
	}](d, 1)
	fmt.Println(errors.Is(err, device.ErrType))
	// Output:
	// 2
	// true
}

// The first half of an array is added to the second one.
func ExampleArray_Slice() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	x, err := device.NewArray[limb.DD](d, 6)
	if err != nil {
		log.Fatal(err)
	}
	if err := device.UploadFloats(x, []float64{1, 2, 3, 40, 50, 60}); err != nil {
		log.Fatal(err)
	}
	half := x.Slice(3, 6)
	if err := device.Add(half, half, x.Slice(0, 3)); err != nil {
		log.Fatal(err)
	}
	got := make([]float64, 6)
	if err := device.DownloadFloats(got, x); err != nil {
		log.Fatal(err)
	}
	fmt.Println(got)
	// Output: [1 2 3 41 52 63]
}

// Numbers are kept aside on the device.
func ExampleCopy() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	var list [2]*device.Array[limb.QF]
	for i := range list {
		if list[i], err = device.NewArray[limb.QF](d, 4); err != nil {
			log.Fatal(err)
		}
	}
	x, before := list[0], list[1]
	if err := x.Fill(limb.NewQF(2)); err != nil {
		log.Fatal(err)
	}
	if err := device.Copy(before, x); err != nil {
		log.Fatal(err)
	}
	if err := device.Sqrt(x, x); err != nil {
		log.Fatal(err)
	}
	for _, y := range list {
		sum, err := device.Sum(y)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(sum.Float32())
	}
	// Output:
	// 5.656854
	// 8
}

// A kernel that limb build has compiled, here one of package intervals, twice as one piece of
// work: y is added to x, and added again.
func ExampleDevice_Load() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	var list [2]*device.Array[interval.Interval[float64]]
	for i, value := range []interval.Interval[float64]{interval.Of(1., 2), interval.Of(0.5, 0.75)} {
		if list[i], err = device.NewArray[interval.Interval[float64]](d, 4); err != nil {
			log.Fatal(err)
		}
		if err := list[i].Fill(value); err != nil {
			log.Fatal(err)
		}
	}
	x, y := list[0], list[1]
	add, err := d.Load(intervals.AddF64.Code())
	if err != nil {
		log.Fatal(err)
	}
	if err := d.Submit(add.With(4, x, x, y), add.With(4, x, x, y)); err != nil {
		log.Fatal(err)
	}
	got := make([]interval.Interval[float64], 4)
	if err := x.Download(got); err != nil {
		log.Fatal(err)
	}
	fmt.Println(got[3].Lo, got[3].Hi)
	// Output: 2 3.5
}

// Work with a deadline, which is over here before it begins.
func ExampleDevice_SubmitContext() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	x, err := device.NewArray[interval.Interval[float64]](d, 4)
	if err != nil {
		log.Fatal(err)
	}
	add, err := d.Load(intervals.AddF64.Code())
	if err != nil {
		log.Fatal(err)
	}
	list := []device.Launch{add.With(4, x, x, x), add.With(4, x, x, x)}
	ctx, cancel := context.WithTimeout(context.Background(), 0)
	defer cancel()
	if err := d.SubmitContext(ctx, list...); errors.Is(err, context.DeadlineExceeded) {
		fmt.Println(err) // which launch was not begun
	}
	// Output: cpu: submit: launch 1 of 2: not begun: context deadline exceeded
}

// A pipeline of batches that somebody ends: Σ log(1 + 1/k) is log(n + 1).
func Example_pipeline() {
	d, err := device.Open("cpu")
	if err != nil {
		log.Fatal(err)
	}
	defer d.Close()
	const n = 1000
	x, err := device.NewArray[limb.DD](d, n)
	if err != nil {
		log.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	batch, total := make([]limb.DD, n), limb.DD{}
	for i := 0; err == nil; i++ {
		for k := range batch {
			batch[k] = limb.NewDD(n*i + k + 1).Recip()
		}
		if err = x.UploadContext(ctx, batch); err != nil {
			break
		}
		if err = device.Log1p(x, x); err != nil {
			break
		}
		var sum limb.DD
		if sum, err = device.SumContext(ctx, x); err == nil {
			total = total.Add(sum)
		}
		if i == 2 {
			cancel()
		}
	}
	fmt.Println("ended by its context:", errors.Is(err, context.Canceled))
	fmt.Printf("%.25f\n%.25f\n", total, limb.NewDD(3*n+1).Log())
	// Output:
	// ended by its context: true
	// 8.0067008454403671146424067
	// 8.0067008454403671146424067
}
