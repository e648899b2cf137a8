package mandelbrot

import (
	"context"
	"fmt"
	"math"

	"github.com/limbfp/limb/device"
)

// Counts are the counts of a picture, row by row from its upper left corner.
type Counts struct {
	View  View
	Turns []int32   // how many turns stay inside: View.Limit is a point of the set
	Last  []float64 // |z|² where a pixel leaves
}

// Count computes the counts of v on a device, or where d is nil on the processor. Progress,
// unless nil, is called now and then with how much is done, from 0 to 1. When ctx is done
// Count returns its error.
func Count(ctx context.Context, d *device.Device, v View, w Way, progress func(done float64)) (*Counts, error) {
	if err := v.check(); err != nil {
		return nil, err
	}
	if progress == nil {
		progress = func(float64) {}
	}
	return v.frame().count(ctx, d, w, progress)
}

// A frame is what of a view is counted: all columns and rows of its pixels, or some.
type frame struct {
	view          View
	columns, rows []float64 // how far they are from the centre
}

// frame returns all of a view.
func (v View) frame() *frame { return v.lattice(v.W, v.H) }

// lattice returns w columns and h rows of a view, with the same distances between them.
func (v View) lattice(w, h int) *frame {
	f := &frame{view: v}
	for i := range w {
		f.columns = append(f.columns, v.column((2*i+1)*v.W/(2*w)))
	}
	for j := range h {
		f.rows = append(f.rows, v.row((2*j+1)*v.H/(2*h)))
	}
	return f
}

func (f *frame) count(ctx context.Context, d *device.Device, w Way, progress func(float64)) (*Counts, error) {
	a := w.arithmetic()
	if a == nil {
		return nil, fmt.Errorf("mandelbrot: unknown type %q", w.Type)
	}
	v := f.view
	v.W, v.H = len(f.columns), len(f.rows)
	c := &Counts{v, make([]int32, v.W*v.H), make([]float64, v.W*v.H)}
	if err := counts(ctx, d, f, c, a.kind, w.Perturb, progress); err != nil {
		return nil, fmt.Errorf("mandelbrot: %w", err)
	}
	return c, nil
}

// Inside returns the number of pixels that count as points of the set.
func (c *Counts) Inside() (n int) {
	for _, t := range c.Turns {
		if int(t) == c.View.Limit {
			n++
		}
	}
	return n
}

// Differ returns the number of pixels whose counts differ. Pictures of different sizes panic.
func (c *Counts) Differ(d *Counts) (n int) {
	c.alike(d)
	for i, t := range c.Turns {
		if t != d.Turns[i] {
			n++
		}
	}
	return n
}

// alike panics where d has another size.
func (c *Counts) alike(d *Counts) {
	if c.View.W != d.View.W || c.View.H != d.View.H {
		panic("mandelbrot: pictures of different sizes")
	}
}

// smooth returns the count of a pixel and what lies between it and the next one: it changes
// steadily from pixel to pixel. In the set it is +Inf.
func (c *Counts) smooth(i int) float64 {
	if int(c.Turns[i]) == c.View.Limit {
		return math.Inf(1)
	}
	return float64(c.Turns[i]) - math.Log2(max(1, math.Log2(c.Last[i])))
}
