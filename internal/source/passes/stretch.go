package passes

import (
	"math/bits"

	"github.com/limbfp/limb"
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
// Within a group the results of a butterfly take the places of its operands, so that each number has one
// place. Row K of the results is then in another one: the digits of K, in the radices of the steps, stand
// there in the opposite order.
//
// The last steps of the first columns, the turns, and the first steps of the second columns are one
// stretch, with no transposition between: a lane is a matrix of P rows, of the first columns, and of some
// heads, the operands of the second ones. Its columns are transformed, its elements turned, and its rows
// transformed.
//
// A transform that fits into a group's memory is one stretch, whole: its lanes are transforms of the batch, each a
// matrix of its own.
//
// Of transforms of real numbers, two by two the parts of complex ones, the first stretch reads the real ones, or the last
// one writes them. A whole one has the halves too: it takes them apart before it writes them, or joins what it reads. Else these are of
// a stretch with opposite lanes.

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
	Entire // 1 where lanes are transforms: those of a matrix of one row each, and Low is a number of rows
	Reals  // FromReals or ToReals where the numbers that are read, or written, are real
	Header // how many these are: where each row of results is, and each head, and the steps follow
)

// A step is these integers: its radix, or Turning; how many transforms, of StepM butterflies of as many numbers
// side by side in each lane; where in W its turns begin. Those of butterfly o are number o·Far, plus the
// number of the group's block, or of the lane, where these say so by 1.
const (
	StepRadix = iota
	StepBatch
	StepM
	StepRun
	StepTurns
	StepFar
	StepBlock
	StepLane
	StepSize

	Turning = 1
)

// What Reals says.
const (
	FromReals = 1 + iota
	ToReals
)

// A Choice of radices is a type whose length is the number of them: a kernel that has fewer is built sooner, which butterflies
// of quads are worth, and one of powers of two, for groups with such a number of lanes, divides by bits.
type Choice interface{ Powers | All }

// The choices.
type (
	Powers [3]struct{} // 2, 4 and 8
	All    [6]struct{}
)

// Halves are of transforms of real numbers: these, and what turns the halves of their transforms, by W[k] as Untangle does.
type Halves[C, R any] struct {
	Reals []R
	W     []C
}

// Stretch does some steps of transforms, as the integers of t.Passes say. It is for devices with threads for items.
//
//limb:kernel device
func Stretch[M Wide, A Choice, C Halved[C, R, T], R Part[R], T limb.Float](g kernel.Group, dst, src []C, r Halves[C, R], t Tables[C], sign int) {
	var room M
	memory := kernel.Shared[C](g, len(room))
	s, l := T(sign), t.Passes
	lanes, most := int(l[Lanes]), int(l[Most])
	pieces := (lanes + most - 1) / most
	first := g.Index() % pieces * most
	block := g.Index() / pieces % int(l[Count])
	base := g.Index() / pieces / int(l[Count]) * int(l[Size])
	n := min(most, lanes-first)
	rows, heads := int(l[Heights]), int(l[Heads])
	all := rows * heads
	reals, entire := int(l[Reals]), l[Entire] == 1
	from, row, head, lane := base+block*int(l[FromBlock])+first*int(l[FromLane]), int(l[FromRow]), int(l[FromHead]), int(l[FromLane])
	number := base / all // of the first transform, where they are entire
	if entire && reals == ToReals {
		g.Each(n, func(i int) { memory[i] = joined(src, (number+i)*(all+1), all) })
		g.Each2(n, all/2, func(i, k int) {
			at := (number + i) * (all + 1)
			p, q := src[at+k+1].Untangle(src[at+all-k-1], r.W[k+1], s)
			memory[(all-k-1)*n+i] = q
			memory[(k+1)*n+i] = p
		})
	} else if lane == 1 {
		g.Each(all*n, func(x int) {
			k, i := over[A](x, n)
			p, h := over[A](k, heads)
			memory[x] = read(src, r.Reals, from+p*row+h*head+i, reals)
		})
	} else {
		g.Each(n*all, func(x int) {
			i, k := over[A](x, all)
			memory[k*n+i] = read(src, r.Reals, from+k*row+i*lane, reals)
		})
	}
	for p := Header + rows + heads; p < len(l); p += StepSize {
		if l[p+StepRadix] == Turning {
			high, spread, wide, column := int(l[First]), int(l[Spread]), int(l[Second]), 1-int(l[Entire])
			g.Each(all*n, func(x int) {
				k, i := over[A](x, n)
				p, h := over[A](k, heads)
				if c := p*spread + block; c > 0 {
					at, r := turnOf(c, high, s)
					x := (int(l[Header+p])*heads+h)*n + i
					memory[x] = memory[x].Turn(t.V[at*wide+h*head+column*(first+i)], r)
				}
			})
		} else {
			b := local{int(l[p+StepBatch]), int(l[p+StepM]), int(l[p+StepRun]), n, int(l[p+StepTurns]), int(l[p+StepFar]), int(l[p+StepBlock])*block + int(l[p+StepLane])*first, int(l[p+StepLane])}
			step[A, Aside](g, int(l[p+StepRadix]), memory[:all*n], t.W, b, mirror{}, s)
		}
	}
	up, down, apart, low, size := int(l[ToBlock]), int(l[ToRow]), int(l[ToHead]), int(l[Low]), int(l[Size])
	if entire && reals == FromReals {
		g.Each(n, func(i int) {
			at := (number + i) * (all + 1)
			var zero R
			z := memory[place[A](l, 0, low)*n+i]
			re, im := z.Parts()
			dst[at] = z.Of(re.Add(im), zero)
			dst[at+all] = z.Of(re.Sub(im), zero)
		})
		g.Each2(n, all/2, func(i, k int) {
			at := (number + i) * (all + 1)
			p, q := memory[place[A](l, k+1, low)*n+i].Untangle(memory[place[A](l, all-k-1, low)*n+i], r.W[k+1], s)
			dst[at+all-k-1] = q
			dst[at+k+1] = p
		})
		return
	}
	if entire { // in the order of the results
		g.Each(n*all, func(x int) {
			i, at := over[A](x, all)
			write(dst, r.Reals, base+first*all+x, reals, memory[place[A](l, at, low)*n+i])
		})
		return
	}
	g.Each(all*n, func(x int) {
		k, i := over[A](x, n)
		p, h := over[A](k, heads)
		at := block*up + p*down + h*apart + first + i
		if first+i >= low {
			at -= up
			if at < 0 {
				at += size
			}
		}
		write(dst, r.Reals, base+at, reals, memory[(int(l[Header+p])*heads+int(l[Header+rows+h]))*n+i])
	})
}

// read returns number at of src, or of two real ones.
func read[C Parted[C, R], R any](src []C, pairs []R, at, reals int) C {
	if reals == FromReals {
		var z C
		return z.Of(pairs[2*at], pairs[2*at+1])
	}
	return src[at]
}

// write sets number at of dst, or of two real ones.
func write[C Parted[C, R], R any](dst []C, pairs []R, at, reals int, z C) {
	if reals == ToReals {
		pairs[2*at], pairs[2*at+1] = z.Parts()
	} else {
		dst[at] = z
	}
}

// place returns where in a group's memory element at of an entire transform is, in parts of its lanes.
func place[A Choice](l []int32, at, low int) int {
	rows, heads := int(l[Heights]), int(l[Heads])
	h, k := over[A](at, rows)
	if k >= low {
		h++
		if h == heads {
			h = 0
		}
	}
	return int(l[Header+k])*heads + int(l[Header+rows+h])
}

// local is a step in a group's memory: batch transforms of count butterflies of run numbers side by side, each in n
// lanes. The turns of butterfly o are those of number o·far + more, plus the lane where lane is 1.
type local struct{ batch, count, run, n, turns, far, more, lane int }

// step is a step of a radix in a group's memory.
func step[A Choice, B Beside, C Number[C, T], T limb.Float](g kernel.Group, radix int, memory, w []C, b local, m mirror, s T) {
	var radices A
	switch radix {
	case 2:
		inside[Two, A, B](g, memory, w, b, m, s)
	case 4:
		inside[Four, A, B](g, memory, w, b, m, s)
	case 8:
		inside[Eight, A, B](g, memory, w, b, m, s)
	}
	if len(radices) == len(All{}) {
		switch radix {
		case 3:
			inside[Three, A, B](g, memory, w, b, m, s)
		case 5:
			inside[Five, A, B](g, memory, w, b, m, s)
		case 7:
			inside[Seven, A, B](g, memory, w, b, m, s)
		}
	}
}

// inside is step for a radix. Where there are turns is the same for all items. A row of items is the lanes of one
// butterfly.
func inside[R Radix, A Choice, B Beside, C Number[C, T], T limb.Float](g kernel.Group, memory, w []C, b local, m mirror, s T) {
	var r R
	var beside B
	turns := len(r) - 1
	if b.count*b.far == 1 {
		turns = 0
	}
	g.Each(b.batch*b.count*b.run*b.n, func(item int) {
		row, lane := over[A](item, b.n)
		_, in := over[A](row, b.count*b.run) // of its transform
		o, _ := over[A](in, b.run)
		x := (row+(row-in)*(len(r)-1))*b.n + lane
		k := o*b.far + b.more + b.lane*lane
		if len(beside) == len(Opposite{}) {
			block, _ := laneOf[A](m, lane)
			k = o*b.far + b.more*block
		}
		step := b.count * b.run * b.n
		Step[R](memory, memory, w[b.turns+turns*k:][:turns], Operands{x, step}, Results{x, x, step}, s)
	})
}

// over returns x/n and x%n, for x ≥ 0: by bits where all radices are powers of two, and n is one, as numbers of rows, heads and
// lanes are then, since graphics processors have no instruction that divides.
func over[A Choice](x, n int) (quotient, rest int) {
	var choice A
	if len(choice) == len(Powers{}) {
		return int(uint32(x) >> uint32(31-bits.LeadingZeros32(uint32(n)))), x & (n - 1)
	}
	return x / n, x % n
}
