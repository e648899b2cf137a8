package mandelbrot

import (
	"image"
	"image/color"
	"math"
	"slices"
	"sort"
)

// shades are the colours of a picture, from the points that leave first to those that leave
// last.
var shades = []color.RGBA{
	{0x08, 0x0c, 0x26, 255}, {0x1c, 0x45, 0x82, 255}, {0x5f, 0xae, 0xd1, 255}, {0xf6, 0xf1, 0xdd, 255},
	{0xec, 0xa5, 0x38, 255}, {0x9e, 0x2c, 0x33, 255}, {0x2c, 0x0a, 0x28, 255},
}

// shade returns the colour at t, from 0 to 1.
func shade(t float64) color.RGBA {
	t *= float64(len(shades) - 1)
	i := min(int(t), len(shades)-2)
	mix := func(a, b uint8) uint8 { return uint8(float64(a) + (t-float64(i))*(float64(b)-float64(a)) + 0.5) }
	a, b := shades[i], shades[i+1]
	return color.RGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 255}
}

// ranks returns for each pixel which part of those that leave do so before it, from 0 to 1,
// and -1 for points of the set: so any picture has all shades.
func (c *Counts) ranks() []float64 {
	r := make([]float64, len(c.Turns))
	var sorted []float64
	for i := range r {
		if r[i] = c.smooth(i); !math.IsInf(r[i], 1) {
			sorted = append(sorted, r[i])
		}
	}
	slices.Sort(sorted)
	for i, s := range r {
		if r[i] = -1; !math.IsInf(s, 1) {
			r[i] = float64(sort.SearchFloat64s(sorted, s)) / float64(len(sorted))
		}
	}
	return r
}

// Image returns the picture: points of the set are black.
func (c *Counts) Image() *image.RGBA {
	ranks := c.ranks()
	return c.paint(func(i int) color.RGBA {
		if ranks[i] < 0 {
			return color.RGBA{A: 255}
		}
		return shade(ranks[i])
	})
}

// Difference returns the picture in pale grey, with the pixels in red whose counts are others
// in d. Pictures of different sizes panic.
func (c *Counts) Difference(d *Counts) *image.RGBA {
	c.alike(d)
	ranks := c.ranks()
	return c.paint(func(i int) color.RGBA {
		if c.Turns[i] != d.Turns[i] {
			return color.RGBA{0xd0, 0x10, 0x20, 255}
		}
		grey := uint8(250 - 60*max(ranks[i], 0))
		return color.RGBA{grey, grey, grey, 255}
	})
}

func (c *Counts) paint(at func(i int) color.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, c.View.W, c.View.H))
	for i := range c.Turns {
		m.SetRGBA(i%c.View.W, i/c.View.W, at(i))
	}
	return m
}
