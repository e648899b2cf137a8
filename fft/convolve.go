package fft

import (
	"fmt"

	"github.com/limbfp/limb/fft/internal/blocks"
)

// # Convolution
//
// A convolution is a product of transforms.

// Convolve sets dst to the cyclic convolution Σ_j x_j·y_(k-j) of x and y, indices
// modulo n, all of the plan's length n. It is divided by n as it should be, unlike
// Inverse. dst may be x or y. For the convolution of sequences that end, pad both with
// zeros to a length that holds the result, such as [Length] of the sum of their lengths.
//
// The error is below 10u²·√log₂n·‖x‖₂·‖y‖₂ for pairs, with u⁴ for quads, in each element,
// u as in the package's Errors.
func (p *Plan[C]) Convolve(dst, x, y []C) { p.multiply(dst, x, y, -1) }

// Correlate sets dst to the cyclic correlation Σ_j x̄_j·y_(j+k) of x and y, where x̄ is
// the conjugate of x. Lengths, padding and error are as in Convolve.
func (p *Plan[C]) Correlate(dst, x, y []C) { p.multiply(dst, y, x, 1) }

// multiply sets dst to the transform of XY for sign -1, and of XȲ for 1, over n.
func (p *Plan[C]) multiply(dst, x, y []C, sign int) {
	if p.n == 0 {
		panic(zeroPlan)
	}
	if len(dst) != p.n || len(x) != p.n || len(y) != p.n {
		lengths(fmt.Sprintf("%d each", p.n), len(dst), len(x), len(y))
	}
	a, b := p.memory.get(), p.memory.get()
	p.Forward(a, x)
	p.Forward(b, y)
	p.kind.product(sign, a, a, b)
	p.Inverse(a, a)
	p.kind.divide(a, p.n)
	copy(dst, a)
	p.memory.put(a)
	p.memory.put(b)
}

// Convolve sets dst to the cyclic convolution Σ_j x_j·y_(k-j) of x and y. Lengths,
// padding and error are as in [Plan.Convolve].
func (p *RealPlan[C, R]) Convolve(dst, x, y []R) { p.multiply(dst, x, y, -1) }

// Correlate sets dst to the cyclic correlation Σ_j x_j·y_(j+k) of x and y. Lengths,
// padding and error are as in [Plan.Convolve].
func (p *RealPlan[C, R]) Correlate(dst, x, y []R) { p.multiply(dst, y, x, 1) }

func (p *RealPlan[C, R]) multiply(dst, x, y []R, sign int) {
	if p.n == 0 {
		panic(zeroPlan)
	}
	if len(dst) != p.n || len(x) != p.n || len(y) != p.n {
		lengths(fmt.Sprintf("%d each", p.n), len(dst), len(x), len(y))
	}
	a, b := make([]C, p.n/2+1), make([]C, p.n/2+1)
	p.Forward(a, x)
	p.Forward(b, y)
	p.plan.kind.product(sign, a, a, b)
	p.plan.kind.divide(a, p.n)
	p.Inverse(dst, a)
}

// product sets dst to the products of x and the conjugates of w, or w for sign -1.
func (k *kind[C]) product(sign int, dst, x, w []C) {
	k.run(pass[C]{radix: 1, outer: 1, Pass: blocks.Pass[C]{To: dst, From: x, W: w, Run: len(dst), Sign: sign}})
}
