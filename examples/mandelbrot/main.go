// Command mandelbrot draws one place of the Mandelbrot set in five types, further and further
// in: each dissolves where its digits end.
package main

import (
	"context"
	"flag"
	"fmt"
	"image"
	"image/color/palette"
	"image/draw"
	"image/png"
	"io"
	"log"
	"os"

	"github.com/limbfp/limb/mandelbrot"
)

// place is near points of the set, however far one goes in, that leave after some hundred turns.
const place = "-0.20370473608136999958829735695615240842147766231213174415571870169026672707752808200991112335377025297823355423" +
	"+1.09941663179773164181923944335214245669163789309991059853587859631886515716844431133108710581758815948551880912i"

// columns are widths, of the first of which a type holds all pixels, times so much.
var columns = []float64{1.0 / (1 << 6), 1.0 / (1 << 12), 1.0 / (1 << 14), 1.0 / (1 << 15), 1.0 / (1 << 16)}

// A panel is a picture in a type, with the pixels whose counts are wrong.
type panel struct {
	counts *mandelbrot.Counts
	wrong  int
}

// panels computes the pictures of a type, whose pixels are W × H.
func panels(ctx context.Context, typ string, w, h int) (list []panel, err error) {
	v := mandelbrot.View{Width: 1, W: w, H: h, Limit: 2000}
	if v.Re, v.Im, err = mandelbrot.ParseCenter(place); err != nil {
		return nil, err
	}
	way := mandelbrot.Way{Type: typ}
	for way.Resolves(v) {
		v.Width /= 2
	}
	first := v.Width * 2
	for _, c := range columns {
		v.Width = first * c
		counts, err := mandelbrot.Count(ctx, nil, v, way, nil)
		if err != nil {
			return nil, err
		}
		truth, err := mandelbrot.Count(ctx, nil, v, mandelbrot.Way{Type: "DD", Perturb: true}, nil)
		if err != nil {
			return nil, err
		}
		list = append(list, panel{counts, counts.Differ(truth)})
	}
	return list, nil
}

// types are all but the last, QD, which is for deeper places.
var types = mandelbrot.Types()[:5]

// run prints for each type which part of the counts is wrong, and returns the pictures side
// by side.
func run(ctx context.Context, w io.Writer, width, height int) (*image.Paletted, error) {
	const gap = 3
	m := image.NewPaletted(image.Rect(0, 0, len(columns)*(width+gap)-gap, len(types)*(height+gap)-gap), palette.Plan9)
	draw.Draw(m, m.Rect, image.White, image.Point{}, draw.Src)
	fmt.Fprintln(w, "wrong counts, and the width of the view")
	for row, typ := range types {
		list, err := panels(ctx, typ, width, height)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(w, "%-8s", typ)
		for column, p := range list {
			at := image.Rect(0, 0, width, height).Add(image.Pt(column*(width+gap), row*(height+gap)))
			draw.FloydSteinberg.Draw(m, at, p.counts.Image(), image.Point{})
			fmt.Fprintf(w, " %5.1f %% %-8.1g", 100*float64(p.wrong)/float64(width*height), p.counts.View.Width)
		}
		fmt.Fprintln(w)
	}
	return m, nil
}

func main() {
	out := flag.String("out", "dissolve.png", "the `file` of the picture")
	width := flag.Int("width", 144, "`pixels` of a panel")
	flag.Parse()
	m, err := run(context.Background(), os.Stdout, *width, *width*2/3)
	if err != nil {
		log.Fatal(err)
	}
	f, err := os.Create(*out)
	if err != nil {
		log.Fatal(err)
	}
	if err := png.Encode(f, m); err != nil {
		log.Fatal(err)
	}
	if err := f.Close(); err != nil {
		log.Fatal(err)
	}
	fmt.Println("the picture is in", *out)
}
