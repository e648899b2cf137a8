package steps

import (
	"fmt"
	"slices"

	"github.com/limbfp/limb/fft/internal/scheme"
	"github.com/limbfp/limb/internal/source/passes"
)

// # Long transforms
//
// Where groups have threads for items, a transform of two columns is a list of stretches (package passes), the
// fewest for which there is room: of the first columns alone; of their last steps, the turns, and the first
// steps of the second columns; and of the last steps of these, which leave the results where they belong.
//
// Transforms of real numbers have their halves made in the last one forward, and in the first one back, whose groups have
// opposite lanes (package passes), and no heads back, which would have opposite ones too. They have half as many rows, or where this saves
// a launch half as many lanes.

// A stretch is some steps of the first columns, and some of the second.
type stretch struct {
	role
	first, second part
	mirrored      bool // it makes the halves
}

// A part of the steps of columns is those from number at on.
type part struct {
	at    int
	steps []scheme.Pass
}

type role int

const (
	upper  role = iota // of columns alone
	middle             // with the turns
	lower              // the last one
	whole              // all of them
)

// rows is how many a group has of them.
func (p part) rows() int {
	n := 1
	for _, p := range p.steps {
		n *= p.Radix
	}
	return n
}

// cut cuts steps into stretches of the first columns alone, of up to most rows, and head the first one, where no radix is larger.
func cut(steps []scheme.Pass, head, most int) (list []stretch) {
	for at := 0; at < len(steps); head = most {
		p := part{at, steps[at:]}
		for len(p.steps) > 1 && p.rows() > head {
			p.steps = p.steps[:len(p.steps)-1]
		}
		list = append(list, stretch{first: p})
		at += len(p.steps)
	}
	return list
}

// size names the types that a kernel is compiled for: how many numbers groups have, and which radices. l are the integers of
// the stretch.
func (s stretch) size(room int, l []int32) string {
	power := func(n int) bool { return n&(n-1) == 0 }
	most, lanes := int(l[passes.Most]), int(l[passes.Lanes])
	powers := power(most) && power(lanes%most)
	if s.mirrored {
		powers = power(most) && power(lanes*int(l[passes.Count]))
	}
	for _, p := range slices.Concat(s.first.steps, s.second.steps) {
		powers = powers && power(p.Radix)
	}
	if powers {
		return fmt.Sprintf("Room%d,Powers", room)
	}
	return fmt.Sprintf("Room%d,All", room)
}

// rows is the largest number of rows of stretches, and wide the same where opposite lanes are as many as others.
func rows(list []stretch) (rows, wide int) {
	for _, s := range list {
		n := s.first.rows() * s.second.rows()
		rows = max(rows, n)
		if s.mirrored {
			n *= 2
		}
		wide = max(wide, n)
	}
	return rows, wide
}

// stretches cuts steps into as few stretches as can be, of up to most rows, and of such into ones with few
// rows; nil where a radix is larger. half is the sign of a transform of real numbers, or 0.
func stretches(first, second []scheme.Pass, half, most int) (best []stretch) {
	heads := []int{most}
	if half < 0 {
		heads = []int{most, most / 2}
	}
	for i := range len(first) + 1 {
		for _, head := range heads {
			upper := cut(first[:i], head, most)
			for j := range second {
				list := append(slices.Clip(upper), stretch{middle, part{i, first[i:]}, part{0, second[:j]}, false}, stretch{lower, part{}, part{j, second[j:]}, half > 0})
				list[0].mirrored = half < 0
				n, wide := rows(list)
				_, least := rows(best)
				if (half >= 0 || list[0].second.rows() == 1) && n <= most && (best == nil || len(list) < len(best) || len(list) == len(best) && wide < least) {
					best = list
				}
			}
		}
	}
	return best
}

// long adds transforms as stretches, or returns nil where groups have no room for a step. Where real is set these are transforms of
// real numbers: the first stretch reads these and the last one makes the halves, or for the sign -1 the other way round.
func (b *Builder[C]) long(s *scheme.Plan[C], real *scheme.Real[C], sign, batch int, x *Array) *Array {
	if b.entire(s) {
		return b.whole(s, real, sign, batch, x)
	}
	var list []stretch
	room, half := 0, 0
	if real != nil {
		half = sign
	}
	whole := func(l []stretch, room int) bool { // whether opposite lanes too are whole pieces of memory
		_, wide := rows(l)
		return wide <= room/b.way.Lanes
	}
	for _, r := range b.way.Long {
		if l := stretches(s.First.Passes, s.Second.Passes, half, r/b.way.Lanes); l != nil && (list == nil || len(l) < len(list) || len(l) == len(list) && whole(l, r) && !whole(list, room)) {
			list, room = l, r
		}
	}
	if list == nil {
		return nil
	}
	w, v := b.turns(s.N, s.First, s.Second), b.across(s)
	for k, t := range list {
		y := b.array(b.Complex(), batch*s.N)
		switch {
		case half > 0 && t.mirrored:
			y.Len += batch
		case half < 0 && t.role == lower:
			y = b.array(b.Real(), batch*real.N)
		}
		l, groups := layout(s, t, w.at, room, b.way.Width)
		of, all := key{s, fmt.Sprint("stretch ", k, " of ", half)}, operands{y, x, w.Array, v, nil}
		if t.mirrored {
			all.halves = b.halves(real)
			b.mirrored(t.size(room, l), of, l, batch*groups, sign, all)
		} else {
			b.stretch(t.size(room, l), of, l, batch*groups, sign, all)
		}
		x = y
	}
	return x
}

// entire reports whether a group has room for a transform.
func (b *Builder[C]) entire(s *scheme.Plan[C]) bool {
	n := len(b.way.Long)
	return n > 0 && s.First != nil && s.N <= b.way.Long[n-1]
}

// whole adds transforms that a group has room for, as many in each as make equal parts of the batch.
func (b *Builder[C]) whole(s *scheme.Plan[C], real *scheme.Real[C], sign, batch int, x *Array) *Array {
	room := b.way.Long[len(b.way.Long)-1]
	lanes := min(room/s.N, b.way.Width)
	for batch%lanes != 0 {
		lanes--
	}
	w, v := b.turns(s.N, s.First, s.Second), b.across(s)
	y, halves := b.array(b.Complex(), batch*s.N), (*Array)(nil)
	if real != nil {
		halves = b.halves(real)
		y.Len += batch
	}
	if real != nil && sign < 0 {
		y = b.array(b.Real(), batch*real.N)
	}
	t := stretch{whole, part{0, s.First.Passes}, part{0, s.Second.Passes}, false}
	l, _ := layout(s, t, w.at, lanes*s.N, lanes)
	b.stretch(t.size(room, l), key{s, fmt.Sprint("whole ", lanes)}, l, batch/lanes, sign, operands{y, x, w.Array, v, halves})
	return y
}

// operands of a stretch are its results and operands, and what turns the steps, the matrix and the halves.
type operands struct{ y, x, w, v, halves *Array }

// stretch adds a stretch of a size with the integers l, which the key says what they are of, for so many groups. The
// kernel has arrays of complex numbers and one of real ones, and uses those that a.x and a.y are.
func (b *Builder[C]) stretch(size string, of key, l []int32, groups, sign int, a operands) {
	dst, src, reals := a.y, a.x, a.y
	switch b.Real() {
	case a.x.Elem:
		src, reals, l[passes.Reals] = a.v, a.x, passes.FromReals
	case a.y.Elem:
		dst, l[passes.Reals] = a.x, passes.ToReals
	default:
		reals = b.array(b.Real(), 1)
	}
	if a.w == nil { // which no step reads
		a.w = a.v
	}
	if a.halves == nil {
		a.halves = src
	}
	of.table += fmt.Sprint(" for ", l[passes.Reals])
	name := fmt.Sprintf("passes.Stretch[%s,%s,%s]", size, b.Complex(), b.Real())
	b.list.Steps = append(b.list.Steps, Step{name, groups, []any{dst, src, reals, a.halves, a.w, a.v, table(b.tables, of, "i32", l), sign}})
}

// mirrored is stretch for one with opposite lanes, which has complex numbers alone.
func (b *Builder[C]) mirrored(size string, of key, l []int32, groups, sign int, a operands) {
	if a.w == nil { // which no step reads
		a.w = a.v
	}
	name := fmt.Sprintf("passes.Mirrored[%s,%s,%s]", size, b.Complex(), b.Real())
	b.list.Steps = append(b.list.Steps, Step{name, groups, []any{a.y, a.x, a.halves, a.w, a.v, table(b.tables, of, "i32", l), sign}})
}

// axis adds the transform of matrices of q columns as stretches, or returns nil where groups have no room for a step.
func (b *Builder[C]) axis(c *scheme.Columns[C], sign, batch, q int, w turns, x *Array) *Array {
	var list []stretch
	room := 0
	for _, r := range b.way.Long {
		most := r / min(b.way.Lanes, q)
		l := cut(c.Passes, most, most)
		if n, _ := rows(l); n <= most && (list == nil || len(l) < len(list)) {
			list, room = l, r
		}
	}
	if list == nil {
		return nil
	}
	for k, t := range list {
		l, groups := t.layout(c.N*q, q, w.at, room, b.way.Width)
		y := b.array(b.Complex(), x.Len)
		b.stretch(t.size(room, l), key{c, fmt.Sprint("stretch ", k, " of ", q)}, l, batch*groups, sign, operands{y, x, w.Array, w.Array, nil})
		x = y
	}
	return x
}

// layout returns the integers of a stretch of columns alone, and how many groups a matrix has: of size numbers in so many
// columns.
func (s stretch) layout(size, columns int, at []int, room, width int) (l []int32, groups int) {
	p := s.first
	rows, run := p.rows(), p.steps[0].S*columns
	far := size / (rows * run)
	var of [passes.Header]int
	of[passes.Size], of[passes.Low] = size, size
	of[passes.Count], of[passes.Lanes] = far, run
	of[passes.FromBlock], of[passes.FromRow], of[passes.FromLane] = run, far*run, 1
	of[passes.ToBlock], of[passes.ToRow] = rows*run, run
	return s.integers(of, p, part{}, p.inGroup(at, 1, 1, passes.StepBlock), room, width)
}

// layout returns the integers of a stretch of a plan, and how many groups a matrix has. at are the places of the turns of
// all steps, those of the first columns first.
func layout[C any](s *scheme.Plan[C], t stretch, at []int, room, width int) (l []int32, groups int) {
	n1, n2 := s.First.N, s.Second.N
	tall, across := t.first, t.second
	rows, heads := tall.rows(), across.rows()
	var of [passes.Header]int
	of[passes.Size], of[passes.FromLane], of[passes.Low] = s.N, 1, s.N
	second := at[len(s.First.Passes):]
	var list [][passes.StepSize]int
	switch t.role {
	case upper:
		return t.layout(s.N, n2, at, room, width)
	case middle, whole:
		count, run := n1/rows, n2/heads
		of[passes.Count], of[passes.Lanes] = count, run
		of[passes.FromBlock], of[passes.FromRow], of[passes.FromHead] = n2, count*n2, run
		of[passes.ToBlock], of[passes.ToRow], of[passes.ToHead] = n2, count*n2, run
		of[passes.First], of[passes.Spread], of[passes.Second] = n1, count, n2
		if t.role == whole { // the lanes are transforms
			of[passes.Size], of[passes.Lanes], of[passes.Low], of[passes.Entire] = s.N*width, width, s.Low(), 1
			of[passes.FromRow], of[passes.FromLane] = 1, s.N
		}
		list = append(t.first.inGroup(at, 1, heads, passes.StepBlock), [passes.StepSize]int{passes.StepRadix: passes.Turning})
		list = append(list, t.second.inGroup(second, rows, 1, passes.StepLane)...)
	case lower: // the lanes are rows of the matrix
		rows, tall, across = heads, across, tall
		count := n2 / rows
		of[passes.Count], of[passes.Lanes], of[passes.Low] = count, n1, s.Low()
		of[passes.FromBlock], of[passes.FromRow], of[passes.FromLane] = rows, 1, n2
		of[passes.ToBlock], of[passes.ToRow] = n1, count*n1
		list = t.second.inGroup(second, 1, 1, passes.StepLane)
	}
	return t.integers(of, tall, across, list, room, width)
}

// integers returns those of a stretch, and how many groups a matrix has: of rows and heads, whose steps are in list.
func (s stretch) integers(of [passes.Header]int, tall, across part, list [][passes.StepSize]int, room, width int) (l []int32, groups int) {
	rows, heads := tall.rows(), across.rows()
	of[passes.Heights], of[passes.Heads] = rows, heads
	groups, lanes, most := of[passes.Count], of[passes.Lanes], room/(rows*heads)
	of[passes.Most] = min(most, width, lanes)
	if s.mirrored {
		groups, lanes = 1, groups*lanes/2+1
		of[passes.Most] = 2 * min(most/2, width, max(1, lanes-1))
		lanes *= 2
	}
	for _, x := range of {
		l = append(l, int32(x))
	}
	l = append(append(l, tall.places()...), across.places()...)
	for _, e := range list {
		for _, x := range e {
			l = append(l, int32(x))
		}
	}
	return l, groups * ((lanes + of[passes.Most] - 1) / of[passes.Most])
}

// places returns where the rows of the results are in a group's memory.
func (p part) places() (list []int32) {
	list = []int32{0}
	far := p.rows()
	for _, s := range p.steps { // result k of the first step is far from result 0 there, and next to it in the matrix
		far /= s.Radix
		first := list
		for k := 1; k < s.Radix; k++ {
			for _, at := range first {
				list = append(list, at+int32(k*far))
			}
		}
	}
	return list
}

// inGroup returns steps as a group does them, in batches of rows side by side. at are the places of the turns of all steps
// of the columns, and by is what the turns go by.
func (p part) inGroup(at []int, batch, run, by int) (list [][passes.StepSize]int) {
	for i, s := range p.steps {
		far := p.steps[len(p.steps)-1].M
		e := [passes.StepSize]int{passes.StepRadix: s.Radix, passes.StepBatch: batch * (s.S / p.steps[0].S), passes.StepM: s.M / far, passes.StepRun: run, passes.StepTurns: at[p.at+i], passes.StepFar: far}
		if far > 1 {
			e[by] = 1
		}
		list = append(list, e)
	}
	return list
}
