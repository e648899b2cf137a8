package passes

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// # Stretches with opposite lanes
//
// Transforms of real numbers, two by two the parts of m complex ones, have their halves made of elements k and m-k
// together (Untangle). In the last stretch forward, and in the first one back, element k is row p of a lane t where
// k = pT + t, for T lanes in all: that is block t/Lanes, or the next one for lanes that go up a row. Element m-k is then in
// lane T-t, and there in row rows-1-p, but row rows-p where t is 0. So a group has some lanes and the opposite ones, half as
// many rows as another one, and no launch is for the halves alone.
//
// Lanes 0 and T/2 are opposite to themselves. A group has each twice, and stores it once.

// Beside says what the lanes of a group are: side by side in a block, or those of a mirror.
type Beside interface{ Aside | Opposite }

// The two.
type (
	Aside    [1]struct{}
	Opposite [2]struct{}
)

// A mirror is the lanes of a group: n from first on, of all, and as many opposite ones. A block has so many lanes, and those
// from low on belong to the next one of count blocks.
type mirror struct{ first, n, all, lanes, low, count int }

// number returns that of lane i of a group.
func (m mirror) number(i int) int {
	t := m.first + i
	if i >= m.n {
		t = m.all - m.first - (i - m.n)
	}
	if t == m.all {
		return 0
	}
	return t
}

// laneOf returns the block of lane i of a group, and which one of the block it is.
func laneOf[A Choice](m mirror, i int) (block, lane int) {
	block, lane = over[A](m.number(i), m.lanes)
	if lane >= m.low {
		block++
	}
	if block == m.count {
		block = 0
	}
	return block, lane
}

// row returns which row of results of lane i becomes row p of rows: the next one where lanes of block 0 go up.
func (m mirror) row(p, i, rows int) int {
	if m.number(i) >= m.all-m.lanes+m.low {
		p++
	}
	if p == rows {
		return 0
	}
	return p
}

// own reports whether lane i of a group is its own opposite one.
func (m mirror) own(i int) bool {
	t := m.number(i)
	return t == 0 || t == m.all-t
}

// pairOf returns the elements that go together in row p of lane i of size numbers: the lower one, which stands in row x of
// lane i, or of the opposite one where that is swapped, and the row y of the other one.
func pairOf(m mirror, p, i, rows int) (k, x, y int, swapped bool) {
	t := m.first + i
	k, x, y = p*m.all+t, p, rows-1-p
	if t == 0 {
		y++
	}
	if y == rows {
		y = 0
	}
	if other := rows*m.all - k; other < k {
		return other, y, x, true
	}
	return k, x, y, false
}

// Mirrored is a [Stretch] of transforms of real numbers that makes their halves too, turned by halves[k] as Untangle does: the last
// one forward, and the first one back.
//
//limb:kernel device
func Mirrored[M Wide, A Choice, C Halved[C, R, T], R Part[R], T limb.Float](g kernel.Group, dst, src, halves []C, t Tables[C], sign int) {
	var room M
	memory := kernel.Shared[C](g, len(room))
	s, l := T(sign), t.Passes
	lanes, rows, half := int(l[Lanes]), int(l[Heights]), int(l[Most])/2
	all := int(l[Count]) * lanes
	pieces := (all/2 + half) / half
	first := g.Index() % pieces * half
	number := g.Index() / pieces
	m := mirror{first, min(half, all/2+1-first), all, lanes, int(l[Low]), int(l[Count])}
	n, wide, size := m.n, 2*m.n, all*rows
	if sign < 0 {
		base := number * (size + 1)
		if first == 0 {
			g.Each(1, func(int) {
				z := joined(src, base, size)
				memory[0] = z
				memory[n] = z
			})
		}
		g.Each(rows*n, func(item int) {
			p, i := over[A](item, n)
			k, x, y, swapped := pairOf(m, p, i, rows)
			if k > 0 {
				near, far := i, n+i
				if swapped {
					near, far = n+i, i
				}
				near += x * wide
				far += y * wide
				z, o := src[base+k].Untangle(src[base+size-k], halves[k], s)
				memory[far] = o
				memory[near] = z
			}
		})
	} else {
		block, row, lane := int(l[FromBlock]), int(l[FromRow]), int(l[FromLane])
		g.Each(wide*rows, func(item int) {
			i, k := over[A](item, rows)
			b, c := laneOf[A](m, i)
			memory[k*wide+i] = src[number*size+b*block+k*row+c*lane]
		})
	}
	for p := Header + rows + 1; p < len(l); p += StepSize {
		if l[p+StepRadix] == Turning {
			high, spread, second := int(l[First]), int(l[Spread]), int(l[Second])
			g.Each(rows*wide, func(item int) {
				k, i := over[A](item, wide)
				b, lane := laneOf[A](m, i)
				if c := k*spread + b; c > 0 {
					at, r := turnOf(c, high, s)
					x := int(l[Header+k])*wide + i
					memory[x] = memory[x].Turn(t.V[at*second+lane], r)
				}
			})
		} else {
			b := local{int(l[p+StepBatch]), int(l[p+StepM]), int(l[p+StepRun]), wide, int(l[p+StepTurns]), int(l[p+StepFar]), int(l[p+StepBlock]), 0}
			step[A, Opposite](g, int(l[p+StepRadix]), memory[:rows*wide], t.W, b, m, s)
		}
	}
	if sign < 0 {
		block, row := int(l[ToBlock]), int(l[ToRow])
		g.Each(rows*wide, func(item int) {
			k, i := over[A](item, wide)
			b, lane := laneOf[A](m, i)
			if i < n || !m.own(i) {
				dst[number*size+b*block+k*row+lane] = memory[int(l[Header+k])*wide+i]
			}
		})
		return
	}
	base := number * (size + 1)
	if first == 0 {
		g.Each(1, func(int) {
			var zero R
			z := memory[int(l[Header])*wide]
			re, im := z.Parts()
			dst[base] = z.Of(re.Add(im), zero)
			dst[base+size] = z.Of(re.Sub(im), zero)
		})
	}
	g.Each(rows*n, func(item int) {
		p, i := over[A](item, n)
		k, x, y, swapped := pairOf(m, p, i, rows)
		if k > 0 && !(swapped && m.own(i)) {
			near, far := i, n+i
			if swapped {
				near, far = n+i, i
			}
			near += int(l[Header+m.row(x, near, rows)]) * wide
			far += int(l[Header+m.row(y, far, rows)]) * wide
			z, o := memory[near].Untangle(memory[far], halves[k], s)
			dst[base+size-k] = o
			dst[base+k] = z
		}
	})
}
