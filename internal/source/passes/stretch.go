package passes

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/source/butterfly"
	"github.com/limbfp/limb/kernel"
)

// # Stretches
//
// A group that has whole columns in its memory has few of them where they are long, and of each row it
// reads a short piece, though a device's memory gives no less than 32 bytes. So a long transform is cut
// into stretches: some steps in a row, which are one pass over memory.
//
// Steps of radices r, r', … in a row are one of radix P = r·r'·…: operand J of block o and butterfly
// i is row (J·M + o)S + i of the matrix, and result K is row (o·P + K)S + i, where S is that of the
// first step and M that of the last one. So a group has the P operands of some butterflies that lie side
// by side, its lanes, and does the steps as those of whole columns of P rows; the turns alone are those
// of the long ones.
//
// The last steps of the first columns, the turns, and the first steps of the second columns are one
// stretch, with no transposition between: a lane is a matrix of P rows, of the first columns, and of some
// heads, the operands of the second ones. Its columns are transformed, its elements turned, and its rows
// transformed.

// A stretch is a table of integers, which these are the places of. Row k and head h of lane i of a block
// are in src at block·FromBlock + k·FromRow + h·FromHead + i·FromLane of the matrix, and in dst at
// block·ToBlock + k·ToRow + h·ToHead + i; but from lane Low on they go up by ToBlock, and the first ones to
// the end.
const (
	Size    = iota // of the matrix
	Count          // of blocks of a matrix
	Lanes          // of a block
	Most           // lanes of a group
	Heights        // rows
	Heads
	FromBlock
	FromRow
	FromHead
	FromLane
	ToBlock
	ToRow
	ToHead
	Low
	First  // rows of the first columns, for turns
	Spread // rows from row to row of those
	Second // columns of the matrix, for turns
	Header // how many these are: the steps follow
)

// A step is these integers: its radix, or Turning; how many transforms there are, one for each row where
// it is of heads; M and S within the group; where in W its turns begin. Those of block o are number o·Far,
// plus the number of the group's block, or of the lane, where these say so by 1.
const (
	StepRadix = iota
	StepBatch
	StepM
	StepS
	StepTurns
	StepFar
	StepBlock
	StepLane
	StepSize

	Turning = 1
)

// LongRoom is how many numbers a group of [Stretch] has: it is for devices with threads for items, whose
// groups have 16 kB at least.
type LongRoom interface{ Room512 | Room1024 }

// LongRooms lists how many numbers they hold.
var LongRooms = []int{512, 1024}

// Pair is a number with two limbs. Transforms of quads, whose butterflies are large, are made of kernels of one
// radix each on such devices.
type Pair[C any, T limb.Float] interface {
	butterfly.CDF | butterfly.CDD
	Number[C, T]
}

// Stretch does some steps of transforms, as the integers of t.Passes say.
//
//limb:kernel device
func Stretch[M LongRoom, C Pair[C, T], T limb.Float](g kernel.Group, dst, src []C, t Tables[C], sign int) {
	var room M
	memory := kernel.Shared[C](g, 2*len(room))
	s, l := T(sign), t.Passes
	lanes, most := int(l[Lanes]), int(l[Most])
	pieces := (lanes + most - 1) / most
	first := g.Index() % pieces * most
	block := g.Index() / pieces % int(l[Count])
	base := g.Index() / pieces / int(l[Count]) * int(l[Size])
	n := min(most, lanes-first)
	rows, heads := int(l[Heights]), int(l[Heads])
	all := rows * heads
	from, row, head, lane := base+block*int(l[FromBlock])+first*int(l[FromLane]), int(l[FromRow]), int(l[FromHead]), int(l[FromLane])
	if lane == 1 {
		g.Each2(all, n, func(k, i int) { memory[k*n+i] = src[from+k/heads*row+k%heads*head+i] })
	} else {
		g.Each2(n, all, func(i, k int) { memory[k*n+i] = src[from+k*row+i*lane] })
	}
	x, y := 0, all*n
	for p := Header; p < len(l); p += StepSize {
		from, to := memory[x:x+all*n], memory[y:y+all*n]
		b := local{int(l[p+StepBatch]), int(l[p+StepM]), int(l[p+StepS]) * n, n, int(l[p+StepTurns]), int(l[p+StepFar]), int(l[p+StepBlock])*block + int(l[p+StepLane])*first, int(l[p+StepLane])}
		switch l[p+StepRadix] {
		case Turning:
			high, spread, wide := int(l[First]), int(l[Spread]), int(l[Second])
			g.Each2(all, n, func(k, i int) {
				z := from[k*n+i]
				if c := k/heads*spread + block; c > 0 {
					at, r := turnOf(c, high, s)
					z = z.Turn(t.V[at*wide+k%heads*head+first+i], r)
				}
				to[k*n+i] = z
			})
		case 2:
			inside[Two](g, to, from, t.W, b, s)
		case 3:
			inside[Three](g, to, from, t.W, b, s)
		case 4:
			inside[Four](g, to, from, t.W, b, s)
		case 5:
			inside[Five](g, to, from, t.W, b, s)
		case 7:
			inside[Seven](g, to, from, t.W, b, s)
		default:
			inside[Eight](g, to, from, t.W, b, s)
		}
		x, y = y, x
	}
	result := memory[x : x+all*n]
	up, down, apart, low, size := int(l[ToBlock]), int(l[ToRow]), int(l[ToHead]), int(l[Low]), int(l[Size])
	g.Each2(all, n, func(k, i int) {
		at := block*up + k/heads*down + k%heads*apart + first + i
		if first+i >= low {
			at -= up
			if at < 0 {
				at += size
			}
		}
		dst[base+at] = result[k*n+i]
	})
}

// local is a step in a group's memory: batch transforms of count blocks of run butterflies, which go through
// n lanes. The turns of block o are those of number o·far + more, plus the lane where lane is 1.
type local struct{ batch, count, run, n, turns, far, more, lane int }

// inside is a step of a radix.
func inside[R Radix, C Number[C, T], T limb.Float](g kernel.Group, to, from, w []C, b local, s T) {
	var r R
	if b.count*b.far == 1 {
		g.Each2(b.batch, b.run, func(a, i int) {
			at := a*len(r)*b.run + i
			Step[R](to, from, w[:0], Operands{at, b.run}, Results{at, at, b.run}, s)
		})
	} else {
		g.Each2(b.batch*b.count, b.run, func(q, i int) {
			o := q % b.count
			at := q / b.count * len(r) * b.count * b.run
			k := o*b.far + b.more + b.lane*(i%b.n)
			y := at + len(r)*o*b.run + i
			Step[R](to, from, w[b.turns+(len(r)-1)*k:][:len(r)-1], Operands{at + o*b.run + i, b.count * b.run}, Results{y, y, b.run}, s)
		})
	}
}
