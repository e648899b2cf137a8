package fft

import (
	"math"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/workers"
	"github.com/limbfp/limb/vec"
)

// # Windows
//
// A sum of cosines Σ a[k]·cos 2πkx is a polynomial in s = sin²πx, since cos 2πx = 1 - 2s. That of Hann, Hamming and Blackman
// has no negative coefficient, so that nothing cancels where the window is small.

// A Window is a function of 0 ≤ x ≤ 1 by which numbers are multiplied before they are transformed, so that a tone between two
// lines of a spectrum does not leak into all of them. [PeriodicWindow] and [SymmetricWindow] have its values.
type Window struct {
	powers []float64 // of s, in 10^-9
	beta   float64   // Kaiser's, where there are no powers
}

// Hann is ½ - ½cos 2πx: the first side lobe is 31 dB below the main one, and they fall by 18 dB an octave.
func Hann() Window { return Window{powers: []float64{0, 1e9}} }

// Hamming is 0.54 - 0.46cos 2πx: side lobes are 43 dB below, and hardly fall.
func Hamming() Window { return Window{powers: []float64{8e7, 92e7}} }

// Blackman is 0.42 - 0.5cos 2πx + 0.08cos 4πx: the first side lobe is 58 dB below, and they fall by 18 dB an octave.
func Blackman() Window { return Window{powers: []float64{0, 36e7, 64e7}} }

// FlatTop is 0.21557895 - 0.41663158cos 2πx + 0.277263158cos 4πx - 0.083578947cos 6πx + 0.006947368cos 8πx: the height of a tone
// anywhere between two lines is right to 0.01 dB. Side lobes are 88 dB below, and the
// window is negative in part.
func FlatTop() Window {
	return Window{powers: []float64{-421051, -102736834, -682105312, 896000096, 889263104}}
}

// Kaiser is I₀(2β√(x(1-x)))/I₀(β): the larger β, the wider the main lobe and the lower the others, 63 dB below at β = 8.6 and
// 98 dB at 13. A β of 0 is no window, and from 700 on, where I₀ overflows, the values are NaN.
func Kaiser(beta float64) Window { return Window{beta: math.Abs(beta)} }

// PeriodicWindow sets dst[i] to w at i/n, for n = len(dst): the window for a transform of n numbers.
//
// Error: ≤ 40u⁴ for FlatTop in a QD, of the value for Hann, Hamming and Blackman, however small that is, and
// (20 + 8β)u⁴ of the value for Kaiser; in the other types these and a rounding, which is a unit of the type at most. Where last
// limbs underflow it is the least subnormal number. Values that mirror each other have the same bits.
func PeriodicWindow[R limb.RealNumber](dst []R, w Window) { weights(dst, w, len(dst)) }

// SymmetricWindow sets dst[i] to w at i/(n-1): the window for the coefficients of a filter, which begins and ends alike. A window of one
// number is 1. It has the errors of [PeriodicWindow].
func SymmetricWindow[R limb.RealNumber](dst []R, w Window) { weights(dst, w, len(dst)-1) }

// weights sets dst[i] to w at i/n.
func weights[R limb.RealNumber](dst []R, w Window, n int) {
	if len(dst) < 2 {
		vec.Convert(dst, []limb.QD{limb.NewQD(1)}[:len(dst)])
		return
	}
	const block = 1 << 10
	workers.Spread((n/2+block)/block, func(k int) {
		first, end := k*block, min((k+1)*block, n/2+1)
		x := make([]limb.QD, end-first)
		for i := range x {
			x[i] = limb.NewQD(first + i).DivFloat(float64(n))
		}
		w.at(x)
		vec.Convert(dst[first:end], x)
	})
	for i := n/2 + 1; i < len(dst); i++ {
		dst[i] = dst[n-i]
	}
}

// at sets each x ≤ ½ to the window there.
func (w Window) at(x []limb.QD) {
	if w.powers == nil { // √(x(1-x)) is at most ½
		y := make([]limb.QD, len(x))
		vec.Mul(y, x, x)
		vec.Sub(x, x, y)
		vec.Sqrt(x, x)
		vec.ScaleFloat(x, x, 2*w.beta)
		vec.I0(x, x)
		vec.DivScalar(x, x, limb.NewQD(w.beta).I0())
		return
	}
	vec.SinPi(x, x)
	vec.Sqr(x, x)
	sum := make([]limb.QD, len(x))
	for _, c := range slices.Backward(w.powers) {
		vec.Mul(sum, sum, x)
		vec.AddFloatScalar(sum, sum, c)
	}
	vec.DivFloatScalar(x, sum, 1e9)
}
