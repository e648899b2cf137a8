// Package mandelbrot draws the Mandelbrot set in each of limb's types, on any device: the
// points c for which z² + c, from z = 0 on, stays near 0.
//
// A picture is made of counts: how many turns of z² + c stay inside, for each pixel. They
// are the same on every processor and device. Each turn rounds, and errors grow with the
// picture: so it dissolves where pixels are nearer to each other than a type has digits, at
// a width of 10^-13 in float64 and of 10^-29 in a [limb.DD]. Beyond that the distances of
// pixels from one orbit are computed instead, which is called perturbation: to widths of
// 10^-280, in each of the types, and in less time than a QD.
package mandelbrot

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"strings"
)

// View is what a picture shows. Its pixels are squares; the imaginary part grows upward.
type View struct {
	Re, Im *big.Float // its centre
	Width  float64    // from the left edge to the right one
	W, H   int        // its pixels
	Limit  int        // turns after which a point counts as one of the set
}

// ErrView is in the chain of errors of a View that cannot be drawn.
var ErrView = errors.New("mandelbrot: no such view")

// The bounds of a View.
const (
	MaxPixels = 1 << 28
	MaxLimit  = 1 << 30
	MinWidth  = 1e-280
)

func (v View) check() error {
	far := big.NewFloat(64)
	switch {
	case v.Re == nil || v.Im == nil:
		return fmt.Errorf("%w: it has no centre", ErrView)
	case new(big.Float).Abs(v.Re).Cmp(far) > 0 || new(big.Float).Abs(v.Im).Cmp(far) > 0:
		return fmt.Errorf("%w: its centre is beyond 64", ErrView)
	case !(v.Width >= MinWidth && v.Width <= 64):
		return fmt.Errorf("%w: its width is %v: it must be from %v to 64", ErrView, v.Width, MinWidth)
	case v.W < 1 || v.H < 1 || v.W > MaxPixels || v.H > MaxPixels/v.W:
		return fmt.Errorf("%w: its size is %d × %d: it must be at least 1 × 1, and at most 2^28 pixels", ErrView, v.W, v.H)
	case v.Limit < 1 || v.Limit > MaxLimit:
		return fmt.Errorf("%w: its limit is %d turns: it must be from 1 to 2^30", ErrView, v.Limit)
	}
	return nil
}

// ParseCenter reads a centre, such as -0.75+0.1i, with all of its digits.
func ParseCenter(s string) (re, im *big.Float, err error) {
	text, ok := strings.CutSuffix(s, "i")
	cut := max(strings.LastIndex(text, "+"), strings.LastIndex(text, "-"))
	for cut > 0 && strings.ContainsRune("eE", rune(text[cut-1])) { // the sign of an exponent
		cut = max(strings.LastIndex(text[:cut], "+"), strings.LastIndex(text[:cut], "-"))
	}
	if ok && cut > 0 {
		prec := uint(64 + 4*len(s))
		var err1, err2 error
		re, _, err1 = big.ParseFloat(text[:cut], 10, prec, big.ToNearestEven)
		im, _, err2 = big.ParseFloat(text[cut:], 10, prec, big.ToNearestEven)
		if err1 == nil && err2 == nil && !re.IsInf() && !im.IsInf() {
			return re, im, nil
		}
	}
	return nil, nil, fmt.Errorf("%w: the centre %q: write it as -0.75+0.1i", ErrView, s)
}

// bits is the precision of math/big for v: more than a QD has, and enough to tell pixels
// apart after all that turns round.
func (v View) bits() uint { return uint(320 + max(0, -math.Log2(v.Width/float64(v.W)))) }

// column and row return the distance of a pixel from the centre.
func (v View) column(i int) float64 { return float64(2*i-v.W+1) * (v.Width / float64(2*v.W)) }
func (v View) row(j int) float64    { return float64(v.H-1-2*j) * (v.Width / float64(2*v.W)) }
