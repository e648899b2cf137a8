package driver

import (
	"bytes"
	"fmt"
	"sync/atomic"
	"testing"

	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/workers"
)

// A host is a device in the memory of a test, whose copies are made as late as they may be.
type host struct {
	memory []byte
	slots  [][]byte
	queued [3][]func() // by slot
	used   [3]bool     // a slot whose copies were not waited for
	faults int
	moved  atomic.Int64 // bytes, by Move
	copied int          // and by the device
}

func (h *host) ring() *Ring {
	return &Ring{
		Slots: h.slots,
		Begin: func(slot int, c *Copy, pieces []Piece, marked bool) error {
			if h.used[slot] {
				h.faults++
			}
			h.used[slot] = true
			for _, p := range pieces {
				part, at := h.slots[slot][p.Slot:][:p.Bytes], h.memory[p.Buffer:][:p.Bytes]
				h.copied += p.Bytes
				h.queued[slot] = append(h.queued[slot], func() {
					if c.Write {
						copy(at, part)
					} else {
						copy(part, at)
					}
				})
			}
			return nil
		},
		End: func(slot int) error { h.end(slot); return nil },
		Sync: func() error {
			for i := range h.queued {
				h.end(i)
			}
			return nil
		},
	}
}

func (h *host) end(slot int) {
	for _, f := range h.queued[slot] {
		f()
	}
	h.queued[slot], h.used[slot] = nil, false
}

// TestRing: numbers come to the planes of an array, or of a part of one, and back, each byte moved once by
// the host and once by the device; what lies beside is as before, and no slot is used again before its copies
// are made. An End that does not wait is noticed.
func TestRing(t *testing.T) {
	defer workers.Set(workers.Set(3))
	const size, stride, at = 8, 8 * 1000, 16
	for _, planted := range []bool{false, true} {
		faults := 0
		for _, planes := range []int{1, 2, 3, 8} {
			for _, n := range []int{0, 1, 7, 8, 9, 64, 500, 998} {
				for _, whole := range []bool{false, true} {
					h := &host{memory: make([]byte, planes*stride), slots: [][]byte{make([]byte, 1<<10), make([]byte, 1<<10), make([]byte, 1<<10)}}
					plane.Poison(h.memory)
					ring := h.ring()
					if planted {
						ring.End = func(int) error { return nil }
					}
					src, got := make([]byte, n*planes*size), make([]byte, n*planes*size)
					for i := range src {
						src[i] = byte(i*7 + i>>8)
					}
					of := func(p []byte, write bool) Copy {
						way := plane.FromRows
						if write {
							way = plane.ToRows
						}
						return Copy{Write: write, At: at, N: n, Size: size, Rows: planes, Stride: stride, Whole: whole, Move: func(memory []byte, stride, lo, hi int) {
							h.moved.Add(int64((hi - lo) * planes * size))
							plane.Turn(memory, stride, p[lo*planes*size:hi*planes*size], size, planes, way)
						}}
					}
					if err := ring.Copy([]Copy{of(src, true), of(got, false)}); err != nil {
						t.Fatal(err)
					}
					want := make([]byte, len(h.memory))
					plane.Poison(want)
					for i := range n {
						for j := range planes {
							copy(want[at+j*stride+i*size:][:size], src[(i*planes+j)*size:])
						}
					}
					if !bytes.Equal(got, src) || !bytes.Equal(h.memory, want) {
						faults++
						if !planted {
							t.Errorf("%s: other bytes", fmt.Sprint(planes, n, whole))
						}
					}
					if m := int(h.moved.Load()); m != 2*len(src) || h.copied != 2*len(src) {
						t.Errorf("%s: %d bytes moved, %d copied, want %d", fmt.Sprint(planes, n, whole), m, h.copied, 2*len(src))
					}
					faults += h.faults
				}
			}
		}
		if (faults > 0) != planted {
			t.Errorf("%d faults, planted: %v", faults, planted)
		}
	}
}

// TestWhole: an array that a slot has room for is one piece, with what lies between its planes; a part of an
// array, and a large one, is a piece for each of them.
func TestWhole(t *testing.T) {
	for _, c := range []struct {
		n, slot int
		whole   bool
		parts   int
		pieces  int
	}{{10, 1 << 12, true, 1, 1}, {10, 1 << 12, false, 1, 2}, {10, 200, true, 2, 2}, {20, 256, true, 3, 2}} {
		list := Parts([]Copy{{N: c.n, Size: 8, Rows: 2, Stride: 192, Whole: c.whole}}, c.slot)
		if len(list) != c.parts || len(list[0].Pieces(nil)) != c.pieces {
			t.Errorf("%+v: %d parts, %d pieces", c, len(list), len(list[0].Pieces(nil)))
		}
	}
}
