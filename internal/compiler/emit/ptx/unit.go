package ptx

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Matrix units
//
// A phase that is known as tile8 adds the product of two matrices of bytes to 8 × 8 sums of each thread. From
// 7.5 on a warp has an instruction for that, mma, whose operands are registers of all its threads: with g = lane/4 and t = lane%4, of
// each eight rows of A and eight columns of B a thread has the word t of row or column g, and of their sums those of row g, in the columns 2t
// and 2t + 1. From 8.0 on it takes 16 rows, and 8 words.

const (
	units    = 75 // the compute capability, times ten, from which on there is mma of bytes,
	deep     = 80 // and that from which on it takes 16 rows
	warpHigh = 64 // rows of a warp
	warpWide = 32 // and its columns
)

// isUnit reports whether a phase is known, and warps have all of the tile.
func (o Options) isUnit(e *ir.Each) bool {
	u, rows, cols := e.Tiles(o.Group)
	return u != nil && o.SM >= units && u.Numbers[0]%8 == 0 && cols == 4*warpWide && rows%warpHigh == 0
}

// unit prints such a phase.
func (p *printer) unit(s *scope, u *ir.Unit) {
	words, pitch := u.Numbers[0], u.Numbers[1]
	op := func(name string, args ...string) string { return p.op(ir.I32, name, args...) }
	item := op("mov.u32", "%tid.x")
	place := op("and.b32", op("shr.s32", item, "2"), "7")
	word := op("and.b32", item, "3")
	begin := func(m *ir.Memory, block string, size int) string { // the address of a thread's first word
		row := op("mad.lo.s32", block, strconv.Itoa(size), place)
		return p.op(ir.U64, "mad.wide.s32", op("mad.lo.s32", row, strconv.Itoa(pitch), word), "4", s.arrays[m].planes[0])
	}
	x := begin(u.Arrays[0], op("shr.s32", item, "7"), warpHigh)
	y := begin(u.Arrays[1], op("and.b32", op("shr.s32", item, "5"), "3"), warpWide)
	load := func(base string, row, k int) string {
		return op("ld.shared.s32", fmt.Sprintf("[%s+%d]", base, 4*(8*row*pitch+k)))
	}
	list := func(r ...string) string { return "{" + strings.Join(r, ", ") + "}" }
	sum := func(row, col int) string { return s.vars[u.Own[8*row+col]] }
	for k := 0; k < words; k += 8 {
		var a [8][2]string
		var b [4][2]string
		for h := range 2 {
			for r := range a {
				a[r][h] = load(x, r, k+4*h)
			}
			for r := range b {
				b[r][h] = load(y, r, k+4*h)
			}
		}
		for q := range b {
			for r := range a {
				high, low := list(sum(r, 2*q), sum(r, 2*q+1)), ""
				switch {
				case p.SM < deep:
					for h := range 2 {
						p.line("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 %s, %s, %s, %s", high, list(a[r][h]), list(b[q][h]), high)
					}
				case r%2 == 0:
					low = list(sum(r, 2*q), sum(r, 2*q+1), sum(r+1, 2*q), sum(r+1, 2*q+1))
					p.line("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 %s, %s, %s, %s", low, list(a[r][0], a[r+1][0], a[r][1], a[r+1][1]), list(b[q][:]...), low)
				}
			}
		}
	}
	p.line("bar.sync 0")
}
