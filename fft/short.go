package fft

import (
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/blocks"
	"github.com/limbfp/limb/fft/internal/scheme"
)

// # Short real transforms
//
// A few real numbers alone are transformed by a list of steps, in one call: see [blocks.Steps]. They are the
// steps of the butterflies, of the turns between them, and of Untangle, in the same order, on the same numbers.

// A part is a place in the room of a list of steps: what stands there, or minus that.
type part struct {
	at    int32
	minus bool
}

// A number is its real and its imaginary part.
type number [2]part

// conj returns the conjugate.
func (z number) conj() number { return number{z[0], {z[1].at, !z[1].minus}} }

// quarter returns -szi.
func (z number) quarter(s int) number {
	return number{{z[1].at, z[1].minus != (s < 0)}, {z[0].at, z[0].minus != (s > 0)}}
}

// numbersAt returns n numbers side by side.
func numbersAt(at int32, n int) (list []number) {
	for range n {
		list = append(list, number{{at: at}, {at: at + 1}})
		at += 2
	}
	return list
}

// A list is a list of steps while it is made.
type list[C limb.ComplexNumber] struct {
	kind  *kind[C]
	sign  int
	by    int32 // between the sums and the differences of a step: as many lanes as a step has at most
	room  int32 // that is in use, but for the results of the last step
	steps []int32
	x, y  []part
	turns []C
}

// step begins a step.
func (l *list[C]) step(kind int32) {
	l.end()
	l.steps = append(l.steps, kind, 0, int32(len(l.x)), l.room, l.by, int32(len(l.turns)))
}

// end fills the last vector of a step. Vectors of a Cross whose operands lie side by side are a step of their own.
func (l *list[C]) end() {
	if len(l.steps) == 0 || l.current()[0] == blocks.Turns {
		return
	}
	s := l.current()
	first := int(s[2])
	for (len(l.x)-first)%blocks.Lanes != 0 {
		n := len(l.x) - 1
		l.x, l.y = append(l.x, part{at: l.x[n].at + 1}), append(l.y, part{at: l.y[n].at + 1})
	}
	if s[1] = int32(len(l.x)-first) / blocks.Lanes; s[0] == blocks.Scaled {
		l.room += blocks.Lanes * s[1]
		return
	}
	l.room += 2 * l.by
	if s[0] == blocks.Last {
		return
	}
	whole := slices.Clone(s)
	l.steps = l.steps[:len(l.steps)-blocks.Words]
	for v := range whole[1] {
		at := v * blocks.Lanes
		kind := kindOfVector(l.x[first:][at:][:blocks.Lanes], l.y[first:][at:][:blocks.Lanes])
		if v > 0 {
			s := l.current()
			x, y := int(s[2]), first+int(at)
			n := s[1] * blocks.Lanes
			if s[0] == kind && (kind == blocks.Cross || l.x[x].at+n == l.x[y].at) && (kind != blocks.Straight || l.y[x].at+n == l.y[y].at) {
				s[1]++
				continue
			}
		}
		l.steps = append(l.steps, kind, 1, whole[2]+at, whole[3]+at, whole[4], whole[5])
	}
}

// kindOfVector is that of the step which a vector of lanes may be in.
func kindOfVector(x, y []part) int32 {
	switch {
	case !together(x):
		return blocks.Cross
	case !together(y):
		return blocks.Half
	}
	return blocks.Straight
}

// current is the last step.
func (l *list[C]) current() []int32 { return l.steps[len(l.steps)-blocks.Words:] }

// together reports whether parts lie side by side.
func together(x []part) bool {
	for i, p := range x {
		if p != (part{at: x[0].at + int32(i)}) {
			return false
		}
	}
	return true
}

// lane appends a lane to a step, and returns where its result is.
func (l *list[C]) lane(x, y part) part {
	s := l.current()
	if x.minus {
		panic("fft: only a second operand has a sign")
	}
	l.x, l.y = append(l.x, x), append(l.y, y)
	return part{at: s[3] + int32(len(l.x)) - s[2] - 1}
}

// cross returns x + y and x - y.
func (l *list[C]) cross(x, y number) (s, d number) {
	for i := range s {
		s[i] = l.lane(x[i], y[i])
		d[i].at = s[i].at + l.by
	}
	return s, d
}

// sum returns x + y, or a product of it.
func (l *list[C]) sum(x, y number) number { return number{l.lane(x[0], y[0]), l.lane(x[1], y[1])} }

// turn returns numbers side by side, each turned by its w.
func (l *list[C]) turn(x []number, w []C) []number {
	l.end()
	n := (len(x) + blocks.Lanes - 1) / blocks.Lanes
	to := l.room
	l.steps = append(l.steps, blocks.Turns, int32(n), int32(len(l.x)), to/2, 0, int32(len(l.turns)))
	l.x, l.y = append(l.x, part{at: x[0][0].at / 2}), append(l.y, part{})
	l.turns = append(append(l.turns, w...), make([]C, n*blocks.Lanes-len(w))...)
	l.room += int32(2 * n * blocks.Lanes)
	return numbersAt(to, len(x))
}

// two, four and eight are the butterflies of so many rows of numbers.
func (l *list[C]) two(x [][]number) [][]number {
	l.step(blocks.Cross)
	s, d := l.crosses(x[0], x[1])
	return [][]number{s, d}
}

func (l *list[C]) four(x [][]number) [][]number {
	l.step(blocks.Cross)
	p, q := l.crosses(x[0], x[2])
	t, u := l.crosses(x[1], x[3])
	l.step(blocks.Cross)
	y0, y2 := l.crosses(p, t)
	y1, y3 := l.crosses(q, l.quarters(u))
	return [][]number{y0, y1, y2, y3}
}

func (l *list[C]) eight(x [][]number) [][]number {
	l.step(blocks.Cross)
	var t, u [4][]number
	for c := range x[0] { // of a column together, as a pass before has left them
		for j := range t {
			s, d := l.cross(x[j][c], x[j+4][c])
			t[j], u[j] = append(t[j], s), append(u[j], d)
		}
	}
	l.step(blocks.Cross)
	p0, q0 := l.crosses(t[0], t[2])
	t0, u0 := l.crosses(t[1], t[3])
	p1, q1 := l.crosses(u[0], l.quarters(u[2]))
	t1, u1 := l.crosses(u[1], u[3])
	l.step(blocks.Scaled)
	l.turns = append(l.turns, l.kind.root(1, 8))
	var v, w []number
	for i := range t1 {
		v = append(v, l.sum(u1[i], t1[i].quarter(l.sign)))
		w = append(w, l.sum(t1[i], u1[i].quarter(l.sign)))
	}
	l.step(blocks.Cross)
	y0, y4 := l.crosses(p0, t0)
	y1, y5 := l.crosses(p1, v)
	y2, y6 := l.crosses(q0, l.quarters(u0))
	y3, y7 := l.crosses(q1, l.quarters(w))
	return [][]number{y0, y1, y2, y3, y4, y5, y6, y7}
}

func (l *list[C]) crosses(x, y []number) (s, d []number) {
	s, d = make([]number, len(x)), make([]number, len(x))
	for i := range x {
		s[i], d[i] = l.cross(x[i], y[i])
	}
	return s, d
}

func (l *list[C]) quarters(x []number) (list []number) {
	for _, z := range x {
		list = append(list, z.quarter(l.sign))
	}
	return list
}

// transform returns the transform of z.
func (l *list[C]) transform(c *columns[C], z []number) []number {
	for n, p := range c.passes {
		x := make([][]number, p.Radix)
		for j := range x {
			x[j] = z[j*p.M*p.S:][:p.M*p.S]
		}
		y := map[int]func([][]number) [][]number{2: l.two, 4: l.four, 8: l.eight}[p.Radix](x)
		if p.M > 1 {
			var w []C
			for k := range p.Radix - 1 {
				for o := range p.M {
					w = append(w, c.turns[n][o*(p.Radix-1)+k])
				}
			}
			turned := l.turn(slices.Concat(y[1:]...), w)
			for k := range p.Radix - 1 {
				y[k+1] = turned[k*p.M:][:p.M]
			}
		}
		z = make([]number, c.n)
		for k := range y {
			for j, t := range y[k] {
				z[(j/p.S*p.Radix+k)*p.S+j%p.S] = t
			}
		}
	}
	return z
}

// untangle returns what Untangle makes of x[k] and x[m-k], for 1 ≤ k ≤ m/2: elements k and m-k.
func (l *list[C]) untangle(x []number, turns []C) (p, q []number) {
	m := len(x)
	l.step(blocks.Cross)
	var e, d []number
	var w []C
	for k := 1; k <= m/2; k++ {
		s, f := l.cross(x[k], x[m-k].conj())
		e, d, w = append(e, s), append(d, f), append(w, turns[k])
		l.kind.octants(&w[k-1], 2) // which makes a quarter of d, and turns it by what stood here
	}
	t := l.turn(d, w)
	l.step(blocks.Last) // the differences times what stands here as the sign of y
	for k := range t {
		s, f := l.cross(e[k], t[k].conj())
		p, q = append(p, s), append(q, f)
	}
	return p, q
}

// A short is a short transform of real numbers, one way.
type short[C limb.ComplexNumber] struct {
	run  func(room []C)
	size int // of the room
	// Where its results begin. These are both transforms of n/2 elements but the first, elements up to
	// n/4 and from there on downwards, or for the inverse all in order. The first is not untangled.
	at, by, first int
}

// newShort returns the transform of 2n real numbers, or the inverse, where there is one.
func newShort[C limb.ComplexNumber](p *Plan[C], turns []C, sign int) *short[C] {
	c := p.second
	if p.first != nil || p.other != nil || c.n < 4 || c.n > shortest || slices.ContainsFunc(c.passes, func(p scheme.Pass) bool { return p.Radix%2 == 1 }) {
		return nil
	}
	l := &list[C]{kind: p.kind, sign: sign, by: int32(max(c.n, blocks.Lanes)), room: int32(2 * c.n)}
	z := numbersAt(0, c.n)
	s := &short[C]{}
	if sign > 0 {
		z = l.transform(c, z)
		s.first = int(z[0][0].at) / 2
		l.untangle(z, turns)
	} else {
		p, q := l.untangle(z, turns)
		for k := range p {
			z[c.n-1-k], z[1+k] = q[k], p[k]
		}
		l.transform(c, z)
	}
	s.at, s.by = int(l.current()[3])/2, int(l.by)/2
	l.end()
	s.size = int(l.room)/2 + blocks.Lanes // and what the last vector of a step reads beyond
	s.run = p.kind.steps(l)
	return s
}

// shortest is the number of complex numbers up to which a list of steps is made.
const shortest = 32
