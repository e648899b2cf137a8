package fft

import (
	"context"
	"fmt"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/blocks"
	"github.com/limbfp/limb/internal/run/cause"
)

// # Real numbers
//
// The elements with even and those with odd numbers are the real and imaginary parts
// of n/2 complex numbers; of the transform of these Untangle makes both halves of the
// real one's. Where n is odd, the imaginary parts are 0.

// RealPlan is a transform of one length of real numbers, which [NewReal] makes: R and C
// are limb.DF and limb.CDF, DD and CDD, QF and CQF, or QD and CQD. It does not change:
// several goroutines may use it at once.
type RealPlan[C ComplexOf[R], R limb.RealNumber] struct {
	source
	n     int
	plan  *Plan[C]     // of n/2 numbers, or n where that is odd
	turns []C          // e^(2πik/n), k ≤ n/4
	short [2]*short[C] // and back, or nil
	room  memory[C]    // for a block of Untangle: two rows of operands, two of results, and turns where there are no others
}

// NewReal returns a transform of n real numbers, the parts of a C: NewReal[limb.CDD](n) is one of
// DD. It returns an error for the lengths that [New] refuses.
func NewReal[C ComplexOf[R], R limb.RealNumber](n int, o ...Option) (*RealPlan[C, R], error) {
	return NewRealContext[C](context.Background(), n, o...)
}

// NewRealContext is NewReal until ctx is done, as [NewContext].
func NewRealContext[C ComplexOf[R], R limb.RealNumber](ctx context.Context, n int, o ...Option) (*RealPlan[C, R], error) {
	m := n
	if n%2 == 0 && n > 0 {
		m = n / 2
	}
	if n < 1 || n > most {
		return nil, fmt.Errorf("fft: length %d: a transform has 1 to %d elements", n, most)
	}
	plan, err := NewContext[C](ctx, m, o...)
	if err != nil {
		return nil, err
	}
	p := &RealPlan[C, R]{n: n, plan: plan}
	p.source = sourceOf(p.scheme)
	p.room.n = 5 * block
	if n%2 == 0 && !plan.direct {
		p.turns = make([]C, m/2+1)
		newRoots[C](ctx, n).fill(p.turns, func(i int) int { return i })
		for i, sign := range []int{1, -1} {
			if s := newShort(plan, p.turns, sign); s != nil {
				p.short[i], p.room.n = s, max(p.room.n, s.size)
			}
		}
	}
	if err := cause.Of(ctx); err != nil {
		return nil, fmt.Errorf("fft: tables of length %d: %w", n, err)
	}
	return p, nil
}

// Len returns the length n, the number of real numbers.
func (p *RealPlan[C, R]) Len() int { return p.n }

// batch checks the lengths, and returns the number of transforms.
func (p *RealPlan[C, R]) batch(reals, complexes int) int {
	if p.n == 0 {
		panic(zeroPlan)
	}
	b := reals / p.n
	if reals != b*p.n || complexes != b*(p.n/2+1) {
		lengths(fmt.Sprintf("%d real numbers and %d complex ones, or the same multiple of both", p.n, p.n/2+1), reals, complexes)
	}
	return b
}

// Forward sets dst to the first n/2 + 1 elements of the transform of the n numbers in
// src; the others are their conjugates, in the opposite order. The first of them is
// real, and for an even n the last one too: their imaginary parts are 0. For m transforms
// src holds m·n numbers and dst m·(n/2 + 1), one transform after the other.
func (p *RealPlan[C, R]) Forward(dst []C, src []R) {
	m := p.n/2 + 1
	for i := range p.batch(len(src), len(dst)) {
		p.forward(dst[i*m:][:m], src[i*p.n:][:p.n])
	}
}

// Inverse sets dst to the n numbers that have the n/2 + 1 elements of src as the first
// part of their transform, times n. Of those that are real in a transform of real
// numbers, the imaginary parts are not looked at. For m transforms src holds m·(n/2 + 1)
// elements and dst m·n, one transform after the other. src does not change.
func (p *RealPlan[C, R]) Inverse(dst []R, src []C) {
	m := p.n/2 + 1
	for i := range p.batch(len(dst), len(src)) {
		p.inverse(dst[i*p.n:][:p.n], src[i*m:][:m])
	}
}

func (p *RealPlan[C, R]) forward(dst []C, src []R) {
	if p.n%2 == 1 {
		z := p.plan.memory.get()
		var zero R
		for i, x := range src {
			*parts[R](&z[i]) = [2]R{x, zero}
		}
		p.plan.Forward(z, z)
		copy(dst, z)
		parts[R](&dst[0])[1] = zero
		p.plan.memory.put(z)
		return
	}
	m := p.n / 2
	if s := p.short[0]; s != nil && p.plan.kind.laned() {
		room := p.room.get()
		copy(room, asComplex[R, C](src))
		s.run(room)
		dst[0], dst[m] = p.plan.kind.ends(room[s.first])
		copy(dst[1:], room[s.at:][:m/2])
		for k := 1; k < m/2; k++ {
			dst[m-k] = room[s.at+s.by+k-1]
		}
		p.room.put(room)
		return
	}
	p.plan.Forward(dst[:m], asComplex[R, C](src))
	dst[0], dst[m] = p.plan.kind.ends(dst[0])
	p.untangle(1, dst, dst)
}

func (p *RealPlan[C, R]) inverse(dst []R, src []C) {
	if p.n%2 == 1 {
		z := p.plan.memory.get()
		var zero R
		copy(z, src)
		parts[R](&z[0])[1] = zero
		for k := 1; k < len(src); k++ {
			z[p.n-k] = p.plan.kind.conj(z[k])
		}
		p.plan.Inverse(z, z)
		for i := range dst {
			dst[i] = parts[R](&z[i])[0]
		}
		p.plan.memory.put(z)
		return
	}
	z := asComplex[R, C](dst)
	m := p.n / 2
	first, last := src[0], src[m]
	parts[R](&first)[1] = parts[R](&last)[0]
	first, last = p.plan.kind.ends(first)
	parts[R](&first)[1] = parts[R](&last)[0]
	if s := p.short[1]; s != nil && p.plan.kind.laned() {
		room := p.room.get()
		copy(room, src)
		room[0] = first
		s.run(room)
		copy(z, room[s.at:][:m/2])
		copy(z[m/2:], room[s.at+s.by:])
		p.room.put(room)
		return
	}
	z[0] = first
	p.untangle(-1, z, src)
	p.plan.Inverse(z, z)
}

// block is how many pairs of elements are untangled at a time.
const block = 64

// untangle does k and n/2-k, for all k but 0.
func (p *RealPlan[C, R]) untangle(sign int, dst, src []C) {
	m := p.n / 2
	x := p.room.get()
	for k := 1; 2*k <= m; k += block {
		b := min(block, m/2+1-k)
		copy(x, src[k:k+b])
		reverse(x[block:][:b], src[m-k-b+1:])
		t := pass[C]{radix: 0, outer: 1, Pass: blocks.Pass[C]{To: x, From: x, W: p.turns, Run: b, Sign: sign, SrcBy: block, First: 2 * block, Dst: 2 * block, DstBy: block, Turn: k}}
		if p.turns == nil {
			t.W, t.Turn = x[4*block:][:b], 0
			p.plan.kind.fill(p.n)(t.W, func(i int) int { return k + i })
		}
		p.plan.kind.run(t)
		reverse(dst[m-k-b+1:][:b], x[3*block:])
		copy(dst[k:], x[2*block:][:b])
	}
	p.room.put(x)
}

// reverse sets dst to the first elements of src in the opposite order, four at a time: those of CDF take half as long so.
func reverse[C any](dst, src []C) {
	n := len(dst)
	for ; n >= 4; n -= 4 {
		x, y := (*[4]C)(src), (*[4]C)(dst[n-4:])
		y[3], y[2], y[1], y[0] = x[0], x[1], x[2], x[3]
		src = src[4:]
	}
	for i := range n {
		dst[n-1-i] = src[i]
	}
}

// asComplex returns the numbers of x two by two.
func asComplex[R limb.RealNumber, C limb.ComplexNumber](x []R) []C {
	return unsafe.Slice((*C)(unsafe.Pointer(unsafe.SliceData(x))), len(x)/2)
}
