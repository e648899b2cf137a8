package passes

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/source/butterfly"
	"github.com/limbfp/limb/kernel"
)

// # Columns in a group's memory
//
// A group takes up to width columns of a matrix through all passes in its own memory. So a
// matrix is read and written once.

// The shapes of a transform of columns: what the groups make of them.
const (
	Plain  = iota // columns: from low on results are stored one row up, row 0 in the last row
	Turned        // columns that are turned by v, as Turn does, and stored as rows
	Rows          // transforms of one column each, which lie one after the other: all of them
)

// A Room is how many numbers a group of [Columns] has, and a Wide one a group of [Stretch]: the length of a type without a value.
type (
	Room interface {
		Room256 | Room512 | Room1024 | Room2048
	}
	Wide interface {
		Room256 | Room512 | Room1024 | Room2048 | Room4096
	}
)

// The rooms.
type (
	Room256  [256]struct{}
	Room512  [512]struct{}
	Room1024 [1024]struct{}
	Room2048 [2048]struct{}
	Room4096 [4096]struct{}
)

// Rooms lists how many numbers a Room holds, and WideRooms a Wide one.
var (
	Rooms     = []int{256, 512, 1024, 2048}
	WideRooms = []int{256, 512, 1024, 2048, 4096}
)

// Matrices are those of a transform of columns, of Rows rows and All columns: what becomes of them,
// how many columns a group has at most, and from which one on results go up a row.
type Matrices struct{ Shape, Rows, All, Width, Low int }

// Tables are those of a transform of columns: the turns of passes, what shape Turned turns by, and
// the passes, of which each is four integers: its radix, M and S as in package scheme, and where
// in W its turns are.
type Tables[C any] struct {
	W, V   []C
	Passes []int32
}

// Paired is a Number of pairs. Of quads drivers take long to build the butterflies of all radices, once with turns and once
// without: theirs are passes, or stretches, which are as few.
type Paired[C any, T limb.Float] interface {
	Number[C, T]
	butterfly.CDF | butterfly.CDD
}

// Columns transforms the columns of matrices, of which Rows·Width have room. The columns lie in the memory
// of a group side by side, once before a pass and once after it.
//
//limb:kernel device
func Columns[M Room, C Paired[C, T], T limb.Float](g kernel.Group, dst, src []C, t Tables[C], of Matrices, sign int) {
	var room M
	memory := kernel.Shared[C](g, 2*len(room))
	s := T(sign)
	blocks := (of.All + of.Width - 1) / of.Width
	first := g.Index() % blocks * of.Width
	base := g.Index() / blocks * of.Rows * of.All
	n := min(of.Width, of.All-first)
	size := of.Rows * n
	if of.Shape == Rows {
		g.Each2(n, of.Rows, func(i, k int) { memory[k*n+i] = src[(first+i)*of.Rows+k] })
	} else {
		g.Each2(of.Rows, n, func(k, i int) { memory[k*n+i] = src[base+k*of.All+first+i] })
	}
	x, y := 0, size
	for p := 0; p < len(t.Passes); p += 4 {
		radix, b := t.Passes[p], inRoom{int(t.Passes[p+1]), int(t.Passes[p+2]) * n, int(t.Passes[p+3])}
		from, to := memory[x:x+size], memory[y:y+size]
		switch radix {
		case 2:
			through[Two](g, to, from, t.W, b, s)
		case 3:
			through[Three](g, to, from, t.W, b, s)
		case 4:
			through[Four](g, to, from, t.W, b, s)
		case 5:
			through[Five](g, to, from, t.W, b, s)
		case 7:
			through[Seven](g, to, from, t.W, b, s)
		default:
			through[Eight](g, to, from, t.W, b, s)
		}
		x, y = y, x
	}
	result := memory[x : x+size]
	if of.Shape == Plain {
		below := max(0, min(n, of.Low-first))
		g.Each2(of.Rows, below, func(k, i int) { dst[base+k*of.All+first+i] = result[k*n+i] })
		g.Each2(of.Rows, n-below, func(k, i int) {
			row := k - 1
			if k == 0 {
				row = of.Rows - 1
			}
			dst[base+row*of.All+first+below+i] = result[k*n+below+i]
		})
	} else {
		if of.Shape == Turned {
			g.Each2(of.Rows-1, n, func(k, i int) {
				row, r := turnOf(k+1, of.Rows, s)
				result[(k+1)*n+i] = result[(k+1)*n+i].Turn(t.V[row*of.All+first+i], r)
			})
		}
		g.Each2(n, of.Rows, func(i, k int) { dst[base+(first+i)*of.Rows+k] = result[k*n+i] })
	}
}

// inRoom are the blocks of a pass: how many, of how many butterflies, and where their turns are.
type inRoom struct{ count, run, turns int }

// through is a pass of a radix in the memory of a group.
func through[R Radix, C Number[C, T], T limb.Float](g kernel.Group, to, from, w []C, b inRoom, s T) {
	var r R
	if b.count == 1 { // the last pass: a choice within a phase would keep it from vectors
		g.Each(b.run, func(i int) { Step[R](to, from, w[:0], Operands{i, b.run}, Results{i, i, b.run}, s) })
	} else {
		g.Each2(b.count, b.run, func(o, i int) {
			y := len(r)*o*b.run + i
			Step[R](to, from, w[b.turns+(len(r)-1)*o:][:len(r)-1], Operands{o*b.run + i, b.count * b.run}, Results{y, y, b.run}, s)
		})
	}
}
