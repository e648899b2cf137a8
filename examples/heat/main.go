// Command heat lets a bar cool down on a device, in DF and in float32.
package main

import (
	"flag"
	"fmt"
	"io"
	"log"
	"math"
	"os"
	"strings"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
)

//go:generate go run github.com/limbfp/limb/cmd/limb build

// cool is a step of the heat equation: each element takes on what its neighbours have more
// than it, times k. The ends stay as they are.
//
//limb:kernel
func cool(i int, dst, src []limb.DF, k limb.DF) {
	if i == 0 || i == len(src)-1 {
		dst[i] = src[i]
		return
	}
	dst[i] = src[i].Add(k.Mul(src[i-1].Sub(src[i].Add(src[i])).Add(src[i+1])))
}

// cool32 is cool in float32.
//
//limb:kernel
func cool32(i int, dst, src []float32, k float32) {
	if i == 0 || i == len(src)-1 {
		dst[i] = src[i]
		return
	}
	dst[i] = src[i] + float32(k*(src[i-1]-float32(2*src[i])+src[i+1]))
}

// The bar has so many elements, and cools for so many steps.
const (
	elements = 513
	steps    = 60000
	k        = 0.25
)

// bar returns half a wave, whose shape stays as it cools.
func bar[N any](of func(float64) N) []N {
	x := make([]N, elements)
	for i := range x {
		x[i] = of(math.Sin(math.Pi * float64(i) / (elements - 1)))
	}
	x[elements-1] = of(0)
	return x
}

// left is how much of the wave is left after all steps: 1 - 4k sin²(π/2n) of it after each.
func left() float64 {
	s := math.Sin(math.Pi / 2 / (elements - 1))
	return math.Exp(steps * math.Log1p(-4*k*s*s))
}

// cooled runs steps on a device: step from one array to the other, and back.
func cooled[T any](d *device.Device, x []T, step func(dst, src *device.Array[T]) error) ([]T, error) {
	a, err := device.NewArray[T](d, len(x))
	if err != nil {
		return nil, err
	}
	defer a.Free()
	b, err := device.NewArray[T](d, len(x))
	if err != nil {
		return nil, err
	}
	defer b.Free()
	if err := a.Upload(x); err != nil {
		return nil, err
	}
	for range steps {
		if err := step(b, a); err != nil {
			return nil, err
		}
		a, b = b, a
	}
	end := make([]T, len(x))
	return end, a.Download(end)
}

// both returns what is left in the middle of the bar in DF and in float32.
func both(d *device.Device) (df, f32 []float64, err error) {
	x, err := cooled(d, bar(limb.NewDF[float64]), func(dst, src *device.Array[limb.DF]) error {
		return Cool.Run(d, elements, dst, src, limb.NewDF(k))
	})
	if err != nil {
		return nil, nil, err
	}
	y, err := cooled(d, bar(func(a float64) float32 { return float32(a) }), func(dst, src *device.Array[float32]) error {
		return Cool32.Run(d, elements, dst, src, k)
	})
	if err != nil {
		return nil, nil, err
	}
	for i := range x {
		df, f32 = append(df, x[i].Float64()), append(f32, float64(y[i]))
	}
	return df, f32, nil
}

// worst is the largest error, as a part of what the bar has lost in its middle.
func worst(x []float64) (w float64) {
	for i, a := range bar(func(a float64) float64 { return a }) {
		w = max(w, math.Abs(x[i]-a*left())/(1-left()))
	}
	return w
}

// draw writes the bar before and after, a row for each twentieth of its heat.
func draw(w io.Writer, x []float64) {
	const columns, rows = 64, 14
	for row := rows; row > 0; row-- {
		var line strings.Builder
		for c := range columns {
			i := (2*c + 1) * (elements - 1) / (2 * columns)
			switch at := (float64(row) - 0.5) / rows; {
			case x[i] >= at:
				line.WriteByte('#')
			case math.Sin(math.Pi*float64(i)/(elements-1)) >= at:
				line.WriteByte('.')
			default:
				line.WriteByte(' ')
			}
		}
		fmt.Fprintln(w, strings.TrimRight(line.String(), " "))
	}
}

func run(w io.Writer, name string) error {
	d, err := device.Open(name)
	if err != nil {
		return err
	}
	defer d.Close()
	df, f32, err := both(d)
	if err != nil {
		return err
	}
	draw(w, df)
	fmt.Fprintf(w, "\na bar of %d elements before (.) and after %d steps (#), on %s\n", elements, steps, d.Info().Name)
	fmt.Fprintf(w, "left in its middle: %.9f in DF, %.9f in float32, %.9f in truth\n", df[elements/2], f32[elements/2], left())
	fmt.Fprintf(w, "the largest error, of what it has lost: %.1g in DF, %.1g in float32\n", worst(df), worst(f32))
	return nil
}

func main() {
	name := flag.String("device", "cpu", "the `name` of a device, as limb devices lists them; \"\" is the best")
	flag.Parse()
	if err := run(os.Stdout, *name); err != nil {
		log.Fatal(err)
	}
}
