package steps

import (
	"fmt"
	"math"
	"slices"

	"github.com/limbfp/limb/fft/internal/scheme"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/source/passes"
)

// Plan adds transforms of x.
func (b *Builder[C]) Plan(s *scheme.Plan[C], sign, batch int, x *Array) *Array {
	switch {
	case s.Inner != nil:
		m := s.Inner.N
		chirp := table(b.tables, key{s, "chirp"}, b.Complex(), s.Chirp)
		wave := table(b.tables, key{s, "wave"}, b.Complex(), s.Wave)
		x = b.product(x, chirp, s.N, s.N, m, sign, batch)
		x = b.Plan(s.Inner, sign, batch, x)
		x = b.product(x, wave, m, m, m, sign, batch)
		x = b.Plan(s.Inner, -sign, batch, x)
		return b.product(x, chirp, s.N, m, s.N, sign, batch)
	case s.First == nil:
		return b.columns(s.Second, sign, batch, 1, 1, s.N, nil, x)
	}
	if y := b.long(s, nil, sign, batch, x); y != nil {
		return y
	}
	x = b.columns(s.First, sign, batch, s.Second.N, s.Second.N, s.N, b.across(s), x)
	return b.columns(s.Second, sign, batch, s.First.N, s.Low(), s.N, nil, x)
}

// across returns what the matrix is turned by between its columns.
func (b *Builder[C]) across(s *scheme.Plan[C]) *Array {
	if s.Turns != nil {
		return table(b.tables, s, b.Complex(), s.Turns)
	}
	n := s.First.N / 2 * s.Second.N
	return b.rootsOf(s, n, func(w *Array) { b.unit(w, 0, n, s.Angles()) })
}

// product adds products by w of live of each from numbers, which become to numbers.
func (b *Builder[C]) product(x, w *Array, live, from, to, sign, batch int) *Array {
	y := b.array(b.Complex(), to*batch)
	b.do("Product", b.groups(batch, to), y, x, w, live, from, to, b.way.PerGroup, sign)
	return y
}

// columns adds the transform of matrices of q columns. The results of those from low on go
// up one row; where turns is not nil, the matrices are turned and transposed at last.
// order is that of the roots of unity.
func (b *Builder[C]) columns(c *scheme.Columns[C], sign, batch, q, low, order int, turns, x *Array) *Array {
	if c.N == 1 && turns == nil {
		return x
	}
	w := b.turns(order, c)
	if w.Array == nil { // which no step reads
		w.Array = x
	}
	if turns == nil && low == q && q > 1 {
		if y := b.axis(c, sign, batch, q, w, x); y != nil {
			return y
		}
	}
	if y := b.inLocal(c, sign, batch, q, low, w, turns, x); y != nil {
		return y
	}
	for i, p := range c.Passes {
		y := b.array(b.Complex(), x.Len)
		if p.M > 1 {
			b.sized("Pass", radices[p.Radix], b.groups(batch*p.M, p.S*q), y, x, w.Array, p.M, p.S*q, b.way.PerGroup, w.at[i], sign)
		} else if low < q { // row by row
			b.sized("Last", radices[p.Radix], b.groups(batch*p.S, q), y, x, p.S, q, b.way.PerGroup, low, sign)
		} else {
			b.sized("Last", radices[p.Radix], b.groups(batch, p.S*q), y, x, 1, p.S*q, b.way.PerGroup, p.S*q, sign)
		}
		x = y
	}
	if turns == nil {
		return x
	}
	y := b.array(b.Complex(), x.Len)
	b.do("Turn", batch*passes.Tiles(c.N, q), y, x, turns, c.N, q, sign)
	return y
}

// turns are those of all passes, in an array, and where in it those of each begin.
type turns struct {
	*Array
	at []int
}

// turns returns the turns of all passes of columns, one after the other; a nil array where there are none.
func (b *Builder[C]) turns(order int, list ...*scheme.Columns[C]) turns {
	var all []C
	var steps []scheme.Pass
	var at []int
	n := 0
	for _, c := range list {
		for i, p := range c.Passes {
			steps, at = append(steps, p), append(at, n)
			if p.M > 1 {
				n += p.M * (p.Radix - 1)
				if c.Turns != nil {
					all = append(all, c.Turns[i]...)
				}
			}
		}
	}
	of := key{list[0], fmt.Sprint("turns of ", len(list))}
	switch {
	case n == 0:
		return turns{nil, at}
	case all != nil:
		return turns{table(b.tables, of, b.Complex(), all), at}
	}
	return turns{b.rootsOf(of, n, func(w *Array) {
		for i, p := range steps {
			if p.M > 1 {
				b.unit(w, at[i], p.M*(p.Radix-1), p.Angles(order))
			}
		}
	}), at}
}

// inLocal adds the transform of columns of pairs in the memory of groups, where there is room.
func (b *Builder[C]) inLocal(c *scheme.Columns[C], sign, batch, q, low int, w turns, turns, x *Array) *Array {
	shape, matrices := passes.Plain, batch
	switch {
	case q == 1 && turns == nil: // transforms of a batch
		shape, q, low, matrices = passes.Rows, batch, math.MaxInt32, 1
	case turns != nil:
		shape = passes.Turned
	}
	rooms := b.way.Rooms
	if typeof.Of[C]().Limbs() > 2 {
		rooms = nil
	}
	if k := slices.IndexFunc(rooms, func(room int) bool { return room/c.N*2 >= min(b.way.Lanes, q) }); k > 0 {
		rooms = rooms[k:]
	}
	for _, room := range rooms {
		width := min(room/c.N, b.way.Width, q)
		if width < 1 {
			continue
		}
		var list []int32
		for i, p := range c.Passes {
			list = append(list, int32(p.Radix), int32(p.M), int32(p.S), int32(w.at[i]))
		}
		if turns == nil {
			turns = w.Array
		}
		y := b.array(b.Complex(), x.Len)
		b.sized("Columns", fmt.Sprint("Room", room), matrices*((q+width-1)/width), y, x, w.Array, turns,
			table(b.tables, key{c, "passes"}, "i32", list), shape, c.N, q, width, low, sign)
		return y
	}
	return nil
}

// transpose adds dst = the transposes of matrices src.
func (b *Builder[C]) transpose(dst, src *Array, batch, rows, columns int) {
	b.list.Steps = append(b.list.Steps, Step{"passes.Transpose[" + src.Elem + "]", batch * passes.Tiles(rows, columns), []any{dst, src, rows, columns}})
}

// transposed returns the transposes of matrices.
func (b *Builder[C]) transposed(x *Array, batch, rows, columns int) *Array {
	if rows == 1 || columns == 1 {
		return x
	}
	y := b.array(x.Elem, x.Len)
	b.transpose(y, x, batch, rows, columns)
	return y
}

// Grid adds transforms of arrays.
func (b *Builder[C]) Grid(s *scheme.Grid[C], sign, batch int, x *Array) *Array {
	for _, a := range s.Axes {
		matrices := batch * a.Outer
		if a.Columns != nil {
			x = b.columns(a.Columns, sign, matrices, a.Inner, a.Inner, a.Columns.N, nil, x)
			continue
		}
		x = b.transposed(x, matrices, a.Plan.N, a.Inner)
		x = b.Plan(a.Plan, sign, matrices*a.Inner, x)
		x = b.transposed(x, matrices, a.Inner, a.Plan.N)
	}
	return x
}

// FromReal adds transforms of real numbers, to n/2+1 complex ones each.
func (b *Builder[C]) FromReal(s *scheme.Real[C], batch int, x *Array) *Array {
	n, m := s.N, s.Plan.N
	if y := b.inPairs(s, 1, batch, x); y != nil {
		return y
	}
	z := b.array(b.Complex(), batch*m)
	b.parts("Pack", batch*m, z, x, n)
	z = b.Plan(s.Plan, 1, batch, z)
	y := b.array(b.Complex(), batch*(n/2+1))
	if n%2 == 1 {
		b.parts("Half", y.Len, y, z, n)
		return y
	}
	b.untangle(s, 1, batch, y, z)
	return y
}

// ToReal adds the transforms back.
func (b *Builder[C]) ToReal(s *scheme.Real[C], batch int, x *Array) *Array {
	n, m := s.N, s.Plan.N
	if y := b.inPairs(s, -1, batch, x); y != nil {
		return y
	}
	z := b.array(b.Complex(), batch*m)
	if n%2 == 1 {
		b.parts("Whole", z.Len, z, x, n)
	} else {
		b.untangle(s, -1, batch, z, x)
	}
	z = b.Plan(s.Plan, -1, batch, z)
	y := b.array(b.Real(), batch*n)
	b.parts("Unpack", batch*m, y, z, n)
	return y
}

// inPairs adds transforms of real numbers that stretches read two by two, whose halves they make, and the other way round; or
// returns nil where there are none.
func (b *Builder[C]) inPairs(s *scheme.Real[C], sign, batch int, x *Array) *Array {
	if s.N%2 == 1 || s.Plan.First == nil {
		return nil
	}
	return b.long(s.Plan, s, sign, batch, x)
}

// untangle adds the step that makes the halves of transforms, or what has them.
func (b *Builder[C]) untangle(s *scheme.Real[C], sign, batch int, dst, src *Array) {
	m, w := s.N/2, src
	if m > 1 { // else there are no turns
		w = b.halves(s)
	}
	b.parts("Untangle", b.groups(batch, m/2+1), dst, src, w, m, b.way.PerGroup, sign)
}

// halves returns what the halves are turned by.
func (b *Builder[C]) halves(s *scheme.Real[C]) *Array {
	if s.Turns != nil {
		return table(b.tables, s, b.Complex(), s.Turns)
	}
	n := s.N/4 + 1
	return b.rootsOf(s, n, func(w *Array) { b.unit(w, 0, n, s.Angles()) })
}

// FromRealGrid adds transforms of arrays of real numbers.
func (b *Builder[C]) FromRealGrid(s *scheme.RealGrid[C], batch int, x *Array) *Array {
	n, matrices := s.Rows.N, batch*s.Outer
	x = b.transposed(x, matrices, n, s.Inner)
	x = b.FromReal(s.Rows, matrices*s.Inner, x)
	x = b.transposed(x, matrices, s.Inner, n/2+1)
	return b.Grid(s.Grid, 1, batch, x)
}

// ToRealGrid adds the transforms back.
func (b *Builder[C]) ToRealGrid(s *scheme.RealGrid[C], batch int, x *Array) *Array {
	n, matrices := s.Rows.N, batch*s.Outer
	x = b.Grid(s.Grid, -1, batch, x)
	x = b.transposed(x, matrices, n/2+1, s.Inner)
	x = b.ToReal(s.Rows, matrices*s.Inner, x)
	return b.transposed(x, matrices, s.Inner, n)
}

// Convolve adds cyclic convolutions of x and y for sign -1; for 1 correlations of y and x. over is 1/n of the plan's n, as a
// part of a number.
func (b *Builder[C]) Convolve(s *scheme.Plan[C], sign, batch int, x, y *Array, over any) *Array {
	x, y = b.Plan(s, 1, batch, x), b.Plan(s, 1, batch, y)
	x = b.product(x, y, x.Len, x.Len, x.Len, sign, 1)
	return b.over(b.Plan(s, -1, batch, x), over)
}

// ConvolveReal is Convolve of real numbers.
func (b *Builder[C]) ConvolveReal(s *scheme.Real[C], sign, batch int, x, y *Array, over any) *Array {
	x, y = b.FromReal(s, batch, x), b.FromReal(s, batch, y)
	x = b.product(x, y, x.Len, x.Len, x.Len, sign, 1)
	return b.ToReal(s, batch, b.over(x, over))
}

// over adds products with 1/n.
func (b *Builder[C]) over(x *Array, over any) *Array {
	y := b.array(b.Complex(), x.Len)
	b.parts("Scale", x.Len, y, x, over)
	return y
}
