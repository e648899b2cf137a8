package fft

import (
	"math/bits"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/blocks"
	"github.com/limbfp/limb/fft/internal/scheme"
)

// # Columns
//
// A matrix of n rows is transformed column by column, all columns at once: the
// columns are what a vector's lanes hold, so that every length goes at full width.
// It is Stockham's algorithm ([VL92]), decimating in frequency. Before a pass, n = l·s: the
// sequences still to be transformed have length l, and there are s of them, side by
// side. A butterfly of radix r = l/m takes the elements p, p+m, p+2m … of a sequence,
// and its result k, turned by w_l^pk, is element p of one of r new sequences of
// length m. These come to lie so that the results are in order at the end.

// columns is a transform of matrices of n rows.
type columns[C limb.ComplexNumber] struct {
	n      int
	passes []scheme.Pass
	turns  [][]C // for each pass but the last w_l^pk, for k = 1 … r-1 of each p
	across []C   // those of the first pass, by k and then by p, where single columns are transformed (see alone); else nil
}

// factor returns the radices of a length, the largest last, which is not turned, or
// nil where there are other prime factors.
//
// A radix of 16 is none of them. Two steps of radix 4 in the registers of a graphics processor's thread would be one: ptxas
// makes 2855 instructions of it for CDF on sm_90, 44.6 for a number and a factor of 2, where radix 8 has 1167 and 48.6. But
// a thread has 128 registers then in place of 80, and of CDD 240 in place of 128, so that one group is on a multiprocessor
// and not two. The passes over memory are as many, since a group's room says how many there are.
func factor(n int) (radices []int) {
	for _, r := range []int{7, 5, 3} {
		for n%r == 0 {
			radices = append(radices, r)
			n /= r
		}
	}
	twos := bits.TrailingZeros(uint(n))
	n >>= twos
	for twos > 4 || twos == 3 {
		radices = append(radices, 8)
		twos -= 3
	}
	for ; twos > 1; twos -= 2 {
		radices = append(radices, 4)
	}
	if twos == 1 {
		radices = append(radices, 2)
	}
	if n > 1 {
		return nil
	}
	slices.Sort(radices)
	return radices
}

// newColumns returns the transform of n rows, n being a product of radices, without
// its turns.
func newColumns[C limb.ComplexNumber](n int) *columns[C] {
	c := &columns[C]{n: n}
	l, s := n, 1
	for _, r := range factor(n) {
		c.passes = append(c.passes, scheme.Pass{Radix: r, M: l / r, S: s})
		l, s = l/r, s*r
	}
	return c
}

// turnsBy returns the turns of all passes, from the roots of unity of a multiple of
// the length.
func (c *columns[C]) turnsBy(order int, fill filler[C]) (list [][]C) {
	for _, p := range c.passes {
		if p.M > 1 {
			w := make([]C, p.M*(p.Radix-1))
			fill(w, p.Angles(order).At)
			list = append(list, w)
		}
	}
	return list
}

// A view is a matrix in a slice: element i of row j is x[at + j·row + i].
type view[C limb.ComplexNumber] struct {
	x       []C
	at, row int
}

// transform sets the q columns of to to the transforms of those of from. Where these
// are the same memory, they lie alike; to may be in work. From column low on the results go up
// one row, the first ones to the end. Both parts of work have room for n·q elements; the second one
// is needed by more than two passes, and by alone. The last pass reads the first one, where there are several.
func (c *columns[C]) transform(k *kind[C], sign int, q, low int, from, to view[C], turns [][]C, work [2][]C) {
	if c.n == 1 {
		copy(to.x[to.at:to.at+q], from.x[from.at:from.at+q])
		return
	}
	for i, t := range c.passes {
		r, m, s := t.Radix, t.M, t.S
		if s*q == 1 && m > 1 && c.across != nil {
			to, other := work[len(c.passes)%2], work[(len(c.passes)+1)%2]
			c.alone(k, sign, from, to, other)
			from = view[C]{to, 0, 1}
			continue
		}
		p := pass[C]{radix: r, outer: m, Pass: blocks.Pass[C]{From: from.x, Run: s * q, Sign: sign, SrcStep: s * q}}
		if s == 1 {
			p.SrcStep = from.row
		}
		if m > 1 {
			p.To, p.DstStep, p.W, p.TurnStep = work[(len(c.passes)-i)%2], r*s*q, turns[i], r-1
			p.Src, p.SrcBy, p.DstBy = from.at, m*p.SrcStep, s*q
			k.run(p)
			from = view[C]{p.To, 0, q}
			continue
		}
		// The last pass has results of all sequences, row by row.
		p.SrcStep = q
		p.To, p.DstStep = to.x, to.row
		p.SrcBy, p.DstBy = s*from.row, s*to.row
		up := low
		if low > 0 && q <= k.columns { // together, and then up: vectors stay full
			low = q
		}
		if low > 0 {
			p.outer, p.Run = s, low
			p.Src, p.Dst, p.First = from.at, to.at, to.at
			if to.row == q && low == q {
				p.outer, p.Run = 1, s*q
			}
			k.run(p)
		}
		if low < q {
			p.outer, p.Run = 1, q-low
			p.Src, p.Dst = from.at+low, to.at+low-to.row
			p.First = p.Dst + c.n*to.row
			k.run(p)
			p.outer = s - 1
			p.Src += p.SrcStep
			p.Dst += p.DstStep
			p.First = p.Dst
			k.run(p)
		}
		if up < low {
			c.raise(to, up, q)
		}
	}
}

// raise moves columns low to q-1 of a block, which are 32 at most, up one row, and their first row to the end.
func (c *columns[C]) raise(x view[C], low, q int) {
	var first [32]C
	n := copy(first[:], x.x[x.at+low:x.at+q])
	for i := 1; i < c.n; i++ {
		copy(x.x[x.at+(i-1)*x.row+low:][:n], x.x[x.at+i*x.row+low:])
	}
	copy(x.x[x.at+(c.n-1)*x.row+low:], first[:n])
}

// alone is the first pass of one column, whose blocks have one butterfly each and would leave the other lanes empty. So the
// butterflies of all blocks go side by side, their results are turned in a pass of their own, and then put where
// the pass would have: a transposition. The operations on each number are the same.
func (c *columns[C]) alone(k *kind[C], sign int, from view[C], to, work []C) {
	r, m := c.passes[0].Radix, c.passes[0].M
	k.run(pass[C]{radix: r, outer: 1, Pass: blocks.Pass[C]{From: from.x, To: work, Run: m, Sign: sign, Src: from.at, SrcBy: m, DstBy: m}})
	k.run(pass[C]{radix: 1, outer: 1, Pass: blocks.Pass[C]{From: work, To: work, W: c.across, Run: (r - 1) * m, Sign: sign, Src: m, First: m}})
	transpose(to, work, r, m)
}

// acrossOf returns the turns of the first pass as alone has them.
func (c *columns[C]) acrossOf() []C {
	if len(c.turns) == 0 {
		return nil
	}
	p := c.passes[0]
	list := make([]C, (p.Radix-1)*p.M)
	transpose(list, c.turns[0], p.M, p.Radix-1)
	return list
}
