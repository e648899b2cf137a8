package steps

import (
	"fmt"
	"slices"

	"github.com/limbfp/limb/fft/internal/scheme"
	"github.com/limbfp/limb/internal/source/passes"
)

// # Long transforms
//
// Where a group has no room for as many columns as make whole pieces of memory, a transform of two
// columns is a list of stretches (package passes), the fewest for which there is room: of the first
// columns alone; of their last steps, the turns, and the first steps of the second columns; and of the
// last steps of these, which leave the results where they belong.

// A stretch is some steps of the first columns, and some of the second.
type stretch struct {
	role
	first, second part
}

// A part of the steps of columns is those from number at on.
type part struct {
	at    int
	steps []scheme.Pass
}

type role int

const (
	upper  role = iota // of the first columns alone, and not their last steps
	middle             // with the turns
	lower              // the last one
)

// rows is how many a group has of them.
func (p part) rows() int {
	n := 1
	for _, p := range p.steps {
		n *= p.Radix
	}
	return n
}

// rows is the largest number of rows of stretches.
func rows(list []stretch) (most int) {
	for _, s := range list {
		most = max(most, s.first.rows()*s.second.rows())
	}
	return most
}

// stretches cuts steps into as few stretches as can be, of up to most rows, and of such into ones with few
// rows; nil where a radix is larger.
func stretches(first, second []scheme.Pass, most int) (best []stretch) {
	for i := range len(first) + 1 {
		var upper []stretch
		for at := 0; at < i; {
			p := part{at, first[at:i]}
			for len(p.steps) > 1 && p.rows() > most {
				p.steps = p.steps[:len(p.steps)-1]
			}
			upper = append(upper, stretch{first: p})
			at += len(p.steps)
		}
		for j := range second {
			list := append(slices.Clip(upper), stretch{middle, part{i, first[i:]}, part{0, second[:j]}}, stretch{lower, part{}, part{j, second[j:]}})
			if rows(list) <= most && (best == nil || len(list) < len(best) || len(list) == len(best) && rows(list) < rows(best)) {
				best = list
			}
		}
	}
	return best
}

// wide reports whether groups have room for so many columns of n numbers that they read half of whole pieces
// of memory.
func (b *Builder[C]) wide(n int) bool {
	return len(b.way.Rooms) == 0 || slices.Max(b.way.Rooms)/n*2 >= b.way.Lanes
}

// long adds transforms as stretches, or returns nil where whole columns are as good, or there is no room.
func (b *Builder[C]) long(s *scheme.Plan[C], sign, batch int, x, turns *Array) *Array {
	if b.way.Lanes == 0 || b.wide(s.First.N) && b.wide(s.Second.N) {
		return nil
	}
	var list []stretch
	room := 0
	for _, r := range passes.LongRooms {
		if !slices.Contains(b.way.Rooms, r) {
			continue
		}
		if l := stretches(s.First.Passes, s.Second.Passes, r/b.way.Lanes); l != nil && (list == nil || len(l) < len(list)) {
			list, room = l, r
		}
	}
	if list == nil {
		return nil
	}
	w := b.turns(s.N, s.First, s.Second)
	for k, t := range list {
		l, groups := layout(s, t, w.at, room, b.way.Width)
		y := b.array(b.Complex(), x.Len)
		b.sized("Stretch", fmt.Sprint("Room", room), batch*groups, y, x, w.Array, turns, table(b.tables, key{s, fmt.Sprint("stretch ", k)}, "i32", l), sign)
		x = y
	}
	return x
}

// layout returns the integers of a stretch, and how many groups a matrix has. at are the places of the turns of
// all steps, those of the first columns first.
func layout[C any](s *scheme.Plan[C], t stretch, at []int, room, width int) (l []int32, groups int) {
	n1, n2 := s.First.N, s.Second.N
	rows, heads := t.first.rows(), t.second.rows()
	var of [passes.Header]int
	of[passes.Size], of[passes.FromLane], of[passes.Low] = s.N, 1, s.N
	second := at[len(s.First.Passes):]
	var list [][passes.StepSize]int
	switch t.role {
	case upper:
		run := t.first.steps[0].S * n2
		far := s.N / (rows * run)
		of[passes.Count], of[passes.Lanes] = far, run
		of[passes.FromBlock], of[passes.FromRow] = run, far*run
		of[passes.ToBlock], of[passes.ToRow] = rows*run, run
		list = t.first.inGroup(at, 1, 1, passes.StepBlock)
	case middle:
		count, run := n1/rows, n2/heads
		of[passes.Count], of[passes.Lanes] = count, run
		of[passes.FromBlock], of[passes.FromRow], of[passes.FromHead] = n2, count*n2, run
		of[passes.ToBlock], of[passes.ToRow], of[passes.ToHead] = n2, count*n2, run
		of[passes.First], of[passes.Spread], of[passes.Second] = n1, count, n2
		list = append(t.first.inGroup(at, 1, heads, passes.StepBlock), [passes.StepSize]int{passes.StepRadix: passes.Turning})
		list = append(list, t.second.inGroup(second, rows, 1, passes.StepLane)...)
	case lower: // the lanes are rows of the matrix
		rows, heads = heads, 1
		count := n2 / rows
		of[passes.Count], of[passes.Lanes], of[passes.Low] = count, n1, s.Low()
		of[passes.FromBlock], of[passes.FromRow], of[passes.FromLane] = rows, 1, n2
		of[passes.ToBlock], of[passes.ToRow] = n1, count*n1
		list = t.second.inGroup(second, 1, 1, passes.StepLane)
	}
	of[passes.Heights], of[passes.Heads] = rows, heads
	of[passes.Most] = min(room/(rows*heads), width, of[passes.Lanes])
	for _, x := range of {
		l = append(l, int32(x))
	}
	for _, e := range list {
		for _, x := range e {
			l = append(l, int32(x))
		}
	}
	return l, of[passes.Count] * ((of[passes.Lanes] + of[passes.Most] - 1) / of[passes.Most])
}

// inGroup returns steps as a group does them. at are the places of the turns of all steps of the columns. heads are
// the numbers of a row and lane, and by is what the turns go by.
func (p part) inGroup(at []int, batch, heads, by int) (list [][passes.StepSize]int) {
	for i, s := range p.steps {
		far := p.steps[len(p.steps)-1].M
		e := [passes.StepSize]int{passes.StepRadix: s.Radix, passes.StepBatch: batch, passes.StepM: s.M / far, passes.StepS: s.S / p.steps[0].S * heads, passes.StepTurns: at[p.at+i], passes.StepFar: far}
		if far > 1 {
			e[by] = 1
		}
		list = append(list, e)
	}
	return list
}
