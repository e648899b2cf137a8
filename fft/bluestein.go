package fft

import (
	"context"
	"math/bits"

	"github.com/limbfp/limb"
)

// # Other lengths
//
// Since jk = (j² + k² - (k-j)²)/2, a transform is a convolution with the chirp
// c_j = e^(πij²/n) between two multiplications with its conjugate ([Blu70]). It is
// done by transforms of a length m ≥ 2n-1 without large prime factors.

type bluestein[C limb.ComplexNumber] struct {
	n     int
	inner *Plan[C]
	chirp []C
	wave  []C // the conjugate of the chirp's transform, divided by m
}

func newBluestein[C limb.ComplexNumber](ctx context.Context, n int, o options) *bluestein[C] {
	b := &bluestein[C]{n: n, chirp: make([]C, n)}
	b.inner = newPlan[C](ctx, Length(2*n-1), o)
	fill := b.inner.kind.fill(2 * n)
	if !o.direct {
		fill = newRoots[C](ctx, 2*n).fill
	}
	fill(b.chirp, func(j int) int { return j * j % (2 * n) })
	m := b.inner.n
	b.wave = make([]C, m)
	copy(b.wave, b.chirp)
	for j := 1; j < n; j++ {
		b.wave[m-j] = b.chirp[j]
	}
	if ctx.Err() != nil {
		return b
	}
	b.inner.one(1, b.wave, b.wave, true)
	for i, z := range b.wave {
		b.wave[i] = b.inner.kind.conj(z)
	}
	b.inner.kind.divide(b.wave, m)
	return b
}

// transform sets dst to the transform of src.
func (b *bluestein[C]) transform(sign int, dst, src []C, spread bool) {
	y, z := b.inner.memory.get(), b.inner.memory.get()
	b.inner.kind.product(sign, y[:b.n], src, b.chirp)
	clear(y[b.n:])
	b.inner.one(sign, z, y, spread)
	b.inner.kind.product(sign, z, z, b.wave)
	b.inner.one(-sign, y, z, spread)
	b.inner.kind.product(sign, dst, y[:b.n], b.chirp)
	b.inner.memory.put(y)
	b.inner.memory.put(z)
}

// Length returns the least length from n on, at least 1, that has no prime factors
// above 7: a quick one, for what may be padded with zeros. It panics where n is above
// 2^61, or 2^29 where an int has 32 bits: no transform is as long.
func Length(n int) int {
	const most = 1 << (bits.UintSize - 3) // 7 times that is a uint
	if n > most {
		panic("fft: no transform is as long")
	}
	least, best := uint(max(n, 1)), uint(1)
	for best < least {
		best *= 2
	}
	for a := uint(1); a < best; a *= 7 {
		for b := a; b < best; b *= 5 {
			for c := b; c < best; c *= 3 {
				d := c
				for d < least {
					d *= 2
				}
				best = min(best, d)
			}
		}
	}
	return int(best)
}
