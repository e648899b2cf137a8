// Package ceiling measures how fast one core can add, multiply and copy, and
// says how long a function that needs so many of these takes at least.
package ceiling

import "time"

// Rates are what a core does in a nanosecond.
type Rates struct {
	Adds  float64 // vector instructions that add, alone
	FMAs  float64 // fused multiply-adds, alone
	Both  float64 // both, as many of each, together
	Bytes float64 // of a copy, those read and those written
}

// Work is what a function needs for one element.
type Work struct {
	Adds, Muls int // sums; products, and the errors of products
	Lanes      int // elements in a vector
	Bytes      int // of operands and results
}

// What rules a bound.
const (
	ByAdds  = "adds"
	ByMuls  = "products"
	ByBoth  = "both"
	ByBytes = "bytes"
)

// Bound returns the least time for an element, in nanoseconds, and what rules
// it. Sums and products go through pipes of their own, which may share the
// width of the core, while bytes move.
func (r Rates) Bound(w Work) (ns float64, by string) {
	lanes := float64(w.Lanes)
	for _, b := range []struct {
		ns float64
		by string
	}{
		{float64(w.Adds) / lanes / r.Adds, ByAdds},
		{float64(w.Muls) / lanes / r.FMAs, ByMuls},
		{float64(w.Adds+w.Muls) / lanes / r.Both, ByBoth},
		{float64(w.Bytes) / r.Bytes, ByBytes},
	} {
		if b.ns > ns {
			ns, by = b.ns, b.by
		}
	}
	return ns, by
}

// Loops are the loops of one instruction set.
type Loops struct {
	Bytes          int // of a vector
	add, fma, both func(n int)
	copy           func(dst, src *byte, n int)
}

// Steps is how often one turn of a loop has each instruction.
const Steps = 60

// Add, FMA and Both return vector instructions in a nanosecond.
func (l *Loops) Add() float64  { return clock(l.add, Steps) }
func (l *Loops) FMA() float64  { return clock(l.fma, Steps) }
func (l *Loops) Both() float64 { return clock(l.both, 2*Steps) }

// clock takes the rate of a loop. It runs for some microseconds, since it cannot
// be preempted.
func clock(loop func(int), instructions int) float64 {
	const turns = 1000
	start := time.Now()
	loop(turns)
	return float64(turns*instructions) / float64(time.Since(start))
}

// Copy copies src to dst, which are as long.
func (l *Loops) Copy(dst, src []byte) {
	const chunk = 1 << 18
	for len(src) > 0 {
		n := min(len(src), chunk)
		if blocks := n / (4 * l.Bytes); blocks > 0 {
			l.copy(&dst[0], &src[0], blocks)
			n = blocks * 4 * l.Bytes
		} else {
			copy(dst[:n], src[:n])
		}
		dst, src = dst[n:], src[n:]
	}
}
