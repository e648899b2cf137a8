package webgpu

import "slices"

// An arena says which parts of one buffer are taken, in bytes.
type arena struct{ parts []part } // in order

type part struct{ from, to int }

// align is what parts begin at multiples of: a cache line at least.
const align = 256

// take returns where the first room for so many bytes begins, and where it ends.
func (a *arena) take(bytes int) part {
	bytes = (max(bytes, 1) + align - 1) / align * align
	at := 0
	for i, p := range a.parts {
		if p.from-at >= bytes {
			a.parts = slices.Insert(a.parts, i, part{at, at + bytes})
			return a.parts[i]
		}
		at = p.to
	}
	a.parts = append(a.parts, part{at, at + bytes})
	return a.parts[len(a.parts)-1]
}

// give gives a part back.
func (a *arena) give(p part) {
	a.parts = slices.DeleteFunc(a.parts, func(q part) bool { return q == p })
}

// used returns how many bytes are taken.
func (a *arena) used() (n int) {
	for _, p := range a.parts {
		n += p.to - p.from
	}
	return n
}
