package mandelbrot_test

import (
	"context"
	"fmt"
	"log"

	"github.com/limbfp/limb/mandelbrot"
)

// The whole set, in 31 digits.
func ExampleCount() {
	re, im, err := mandelbrot.ParseCenter("-0.5+0i")
	if err != nil {
		log.Fatal(err)
	}
	way, err := mandelbrot.ParseWay("DD")
	if err != nil {
		log.Fatal(err)
	}
	view := mandelbrot.View{Re: re, Im: im, Width: 3, W: 60, H: 40, Limit: 200}
	counts, err := mandelbrot.Count(context.Background(), nil, view, way, nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%d of %d points are in the set\n", counts.Inside(), view.W*view.H)
	// Output:
	// 612 of 2400 points are in the set
}
