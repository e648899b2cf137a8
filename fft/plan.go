package fft

import (
	"context"
	"fmt"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/blocks"
	"github.com/limbfp/limb/fft/internal/scheme"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/workers"
)

// # How a transform goes
//
// A length n = n1·n2 is transformed as a matrix of n1 rows and n2 columns: the columns
// are transformed, element (k, c) is turned by w^kc, w = e^(-2πi/n), the matrix is
// transposed, and its columns are transformed again. Blocks of columns go through all
// passes in a cache, and are spread over the cores.
//
// A short transform is one of columns alone; the transforms of a batch are then the
// columns.
//
// The lower half of the rows is turned by the conjugates of what turns the upper half,
// in the opposite order. There a turn is w^(k-n1)c, which lacks a factor w^-n1·c, and
// the results of that column come out one row too late.

// An Option changes how a plan computes.
type Option func(*options)

type options struct{ direct bool }

func chosen(list []Option) (o options) {
	for _, f := range list {
		f(&o)
	}
	return o
}

// Direct has the roots of unity computed while the transform runs, by [limb.RootOfUnity] and
// [limb.RootOfUnityQuad], as in [Tha07]: the plan holds no table. The results have other
// rounding errors, and are a little less accurate. A length with a prime factor above
// 7 then has to be below 2^26.
func Direct() Option { return func(o *options) { o.direct = true } }

// most is the largest length, for which angles are still exact.
const most = 1<<28 - 1

// Plan is a transform of one length of complex numbers, which [New] makes. It does not
// change: several goroutines may use it at once.
type Plan[C limb.ComplexNumber] struct {
	source
	kind          *kind[C]
	n             int
	direct        bool
	first, second *columns[C] // first is nil for a short length
	turns         []C         // row k, from 1 to n1/2, times column c
	other         *bluestein[C]
	memory        memory[C] // of n elements
	cores         int       // that may have a block, which keeps memory within bounds
	scratch       memory[C] // for one block of columns or two
}

// New returns a transform of n numbers. It returns an error where n is below 1 or not
// below 2^28, or too long for the option [Direct].
func New[C limb.ComplexNumber](n int, o ...Option) (*Plan[C], error) {
	return NewContext[C](context.Background(), n, o...)
}

// NewContext is New until ctx is done, between two numbers of its tables. The error is that of ctx, with its cause.
func NewContext[C limb.ComplexNumber](ctx context.Context, n int, o ...Option) (*Plan[C], error) {
	if n < 1 || n > most {
		return nil, fmt.Errorf("fft: length %d: a transform has 1 to %d elements", n, most)
	}
	opt := chosen(o)
	if opt.direct && factor(n) == nil && 2*n > most/2 {
		return nil, fmt.Errorf("fft: length %d has a prime factor above 7, and roots computed directly are exact to length %d then: leave out Direct, or pad to %d", n, most/4, Length(n))
	}
	p := newPlan[C](ctx, n, opt)
	if err := cause.Of(ctx); err != nil {
		return nil, fmt.Errorf("fft: tables of length %d: %w", n, err)
	}
	return p, nil
}

// newPlan makes a plan, whose tables are not whole where ctx is done.
func newPlan[C limb.ComplexNumber](ctx context.Context, n int, o options) *Plan[C] {
	p := &Plan[C]{kind: kindOf[C](), n: n, direct: o.direct}
	p.source = sourceOf(p.scheme)
	p.memory.n = n
	radices := factor(n)
	if radices == nil && n > 1 {
		p.other = newBluestein[C](ctx, n, o)
		return p
	}
	n1 := 1 // the largest divisor up to √n
	for d := 2; d*d <= n; d++ {
		if n%d == 0 {
			n1 = d
		}
	}
	if n <= small || len(radices) == 1 {
		n1 = 1
	}
	n2 := n / n1
	p.second = newColumns[C](n2)
	if n1 > 1 {
		p.first = newColumns[C](n1)
	}
	if !p.direct {
		fill := newRoots[C](ctx, n).fill
		p.second.turns = p.second.turnsBy(n, fill)
		if n1 == 1 {
			p.second.across = p.second.acrossOf()
		}
		if n1 > 1 {
			p.first.turns = p.first.turnsBy(n, fill)
			p.turns = make([]C, n1/2*n2)
			fill(p.turns, p.scheme().Angles().At)
		}
	}
	size := max(n1*min(p.kind.width(n1), n2), n2*min(p.kind.width(n2), n1))
	if n1 == 1 {
		size = n * p.kind.width(n)
	}
	if p.direct || n1 == 1 || len(p.first.passes) > 2 || len(p.second.passes) > 2 {
		size *= 2
	}
	p.scratch.n = size
	p.cores = max(2, 3*n/8/size)
	return p
}

// Len returns the length of one transform.
func (p *Plan[C]) Len() int { return p.n }

const (
	zeroPlan = "fft: a plan or grid that none of the functions New has made"
)

// Forward sets dst to the transforms Σ x_j·e^(-2πijk/n) of src. Both have the plan's
// length or the same multiple of it: so many transforms then stand one after the other.
// src may be dst itself; slices that overlap in part panic.
func (p *Plan[C]) Forward(dst, src []C) { p.each(1, dst, src) }

// Inverse sets dst to the transforms Σ x_j·e^(2πijk/n) of src, with slices as in
// Forward. It does not divide by n.
func (p *Plan[C]) Inverse(dst, src []C) { p.each(-1, dst, src) }

// lengths panics for slices whose lengths are not those of a plan.
func lengths(want string, got ...int) {
	panic(fmt.Sprintf("fft: slices of other lengths than the plan's: they have %v elements, and it wants %s", got, want))
}

// each does all transforms of a batch.
func (p *Plan[C]) each(sign int, dst, src []C) {
	if p.n == 0 {
		panic(zeroPlan)
	}
	if len(dst) != len(src) || len(src)%p.n != 0 {
		lengths(fmt.Sprintf("%d each, or the same multiple of it", p.n), len(dst), len(src))
	}
	if overlap(dst, src) && &dst[0] != &src[0] {
		panic(partly)
	}
	batch := len(src) / p.n
	switch {
	case p.first == nil && p.other == nil:
		p.short(sign, dst, src, batch)
	case batch > 1 && len(src) > spreadFrom && batch >= workers.Count(batch+1):
		workers.Spread(batch, func(i int) { p.one(sign, dst[i*p.n:][:p.n], src[i*p.n:][:p.n], false) })
	default:
		for i := range batch {
			p.one(sign, dst[i*p.n:][:p.n], src[i*p.n:][:p.n], p.n > spreadFrom)
		}
	}
}

const partly = "fft: slices overlap in part: a result may be the operand exactly, or lie apart"

// overlap reports whether two slices have memory in common.
func overlap[A, B any](x []A, y []B) bool {
	if len(x) == 0 || len(y) == 0 {
		return false
	}
	a, b := uintptr(unsafe.Pointer(&x[0])), uintptr(unsafe.Pointer(&y[0]))
	return a < b+uintptr(len(y))*unsafe.Sizeof(y[0]) && b < a+uintptr(len(x))*unsafe.Sizeof(x[0])
}

// small is the length up to which a transform is one of columns alone.
const small = 64

// short does a batch of short transforms.
func (p *Plan[C]) short(sign int, dst, src []C, batch int) {
	n, turns := p.n, p.second.turns
	if p.direct {
		turns = p.second.turnsBy(n, p.kind.fill(n))
	}
	if batch == 1 {
		p.column(sign, dst, src, turns)
		return
	}
	width := p.kind.width(n)
	blocks := (batch + width - 1) / width
	if len(src) > spreadFrom {
		workers.Spread(blocks, func(i int) { p.rows(sign, dst, src, turns, i) })
		return
	}
	for i := range blocks {
		p.rows(sign, dst, src, turns, i)
	}
}

// rows does block i of a batch of short transforms.
func (p *Plan[C]) rows(sign int, dst, src []C, turns [][]C, i int) {
	n, width := p.n, p.kind.width(p.n)
	first := i * width
	q := min(width, len(src)/n-first)
	x, y := src[first*n:][:q*n], dst[first*n:][:q*n]
	if q == 1 {
		p.column(sign, y, x, turns)
		return
	}
	scratch := p.scratch.get()
	a, b := scratch[:n*q], scratch[len(scratch)/2:][:n*q]
	from := a
	if len(p.second.passes)%2 == 0 { // the first pass writes a
		from = b
	}
	transpose(from, x, q, n)
	p.second.transform(p.kind, sign, q, q, view[C]{from, 0, q}, view[C]{a, 0, q}, turns, [2][]C{a, b})
	transpose(y, a, n, q)
	p.scratch.put(scratch)
}

// column does one short transform. One of a single pass needs no scratch.
func (p *Plan[C]) column(sign int, dst, src []C, turns [][]C) {
	var work [2][]C
	var scratch []C
	if len(p.second.passes) > 1 {
		scratch = p.scratch.get()
		work = [2][]C{scratch[:p.n], scratch[len(scratch)/2:][:p.n]}
	}
	p.second.transform(p.kind, sign, 1, 1, view[C]{src, 0, 1}, view[C]{dst, 0, 1}, turns, work)
	if scratch != nil {
		p.scratch.put(scratch)
	}
}

// spreadFrom is the number of elements above which several cores compute.
const spreadFrom = 1 << 13

// one does a transform.
func (p *Plan[C]) one(sign int, dst, src []C, spread bool) {
	if p.other != nil {
		p.other.transform(sign, dst, src, spread)
		return
	}
	if p.first == nil {
		p.short(sign, dst, src, 1)
		return
	}
	turns1, turns2 := p.first.turns, p.second.turns
	if p.direct {
		turns1, turns2 = p.first.turnsBy(p.n, p.kind.fill(p.n)), p.second.turnsBy(p.n, p.kind.fill(p.n))
	}
	middle := dst // of the same shape: columns are taken from it and put back
	if &dst[0] == &src[0] {
		middle = p.memory.get()
		defer p.memory.put(middle)
	}
	p.half(p.first, spread, sign, middle, src, turns1)
	p.half(p.second, spread, sign, dst, middle, turns2)
}

// transpose sets the q rows of dst to the q columns of src, four at a time.
func transpose[C any](dst, src []C, n, q int) {
	i := 0
	for ; i+4 <= q; i += 4 {
		r0, r1, r2, r3 := dst[i*n:][:n], dst[(i+1)*n:][:n], dst[(i+2)*n:][:n], dst[(i+3)*n:][:n]
		for k := range n {
			x := src[k*q+i:][:4]
			r0[k], r1[k], r2[k], r3[k] = x[0], x[1], x[2], x[3]
		}
	}
	for ; i < q; i++ {
		for k := range n {
			dst[i*n+k] = src[k*q+i]
		}
	}
}

// turned sets a to the transforms of the columns c … c+q-1, turned.
func (p *Plan[C]) turned(sign int, c, q int, src []C, turns [][]C, a, b []C) {
	n1, n2 := p.first.n, p.second.n
	p.first.transform(p.kind, sign, q, q, view[C]{src, c, n2}, view[C]{a, 0, q}, turns, [2][]C{a, b})
	w, from, row := p.turns, c, n2
	if p.direct {
		w, from, row = b[:n1/2*q], 0, q
		p.kind.fill(p.n)(w, scheme.Angles{Order: p.n, Width: q, Row: 1, Column: c, Step: 1}.At)
	}
	low := (n1 + 1) / 2
	t := pass[C]{radix: 1, outer: low - 1, Pass: blocks.Pass[C]{To: a, From: a, W: w, Run: q, Sign: sign, Src: q, SrcStep: q, First: q, DstStep: q, Turn: from, TurnStep: row}}
	p.kind.run(t)
	t.Sign, t.outer = -sign, n1-low
	t.Src, t.First = low*q, low*q
	t.Turn, t.TurnStep = (n1-low-1)*row+from, -row
	p.kind.run(t)
}

// half transforms columns, first those of the matrix in src or then those of the other one, in blocks.
func (p *Plan[C]) half(of *columns[C], spread bool, sign int, dst, src []C, turns [][]C) {
	columns, width := p.n/of.n, p.kind.width(of.n)
	n := (columns + width - 1) / width
	if spread && workers.Count(2) > 1 {
		workers.SpreadOn(p.cores, n, func(i int) { p.block(of, sign, dst, src, turns, i) })
		return
	}
	for i := range n {
		p.block(of, sign, dst, src, turns, i)
	}
}

// block does block i of a half.
func (p *Plan[C]) block(of *columns[C], sign int, dst, src []C, turns [][]C, i int) {
	rows, columns, width := of.n, p.n/of.n, p.kind.width(of.n)
	c := i * width
	q := min(width, columns-c)
	scratch := p.scratch.get()
	a, b := scratch[:rows*q], scratch[rows*q:]
	if of == p.first {
		p.turned(sign, c, q, src, turns, a, b)
		transpose(dst[c*rows:], a, rows, q)
	} else {
		low := min(max((columns+1)/2-c, 0), q)
		of.transform(p.kind, sign, q, low, view[C]{src, c, columns}, view[C]{dst, c, columns}, turns, [2][]C{a, b})
	}
	p.scratch.put(scratch)
}
