// Package scheme says what a transform does, to those that do it: package fft on the
// processor, and fft/fftdevice elsewhere.
package scheme

// Plan is a transform of N elements, of one of three forms.
//
// Where Inner is set it is a convolution, by transforms of Inner: the elements are
// multiplied by the conjugates of Chirp, padded with zeros, transformed, multiplied by
// the conjugates of Wave, transformed back, and multiplied by the conjugates of Chirp.
// The inverse has Chirp and Wave themselves, and opposite transforms.
//
// Where First is nil, the elements are one column, which Second transforms.
//
// Else they are a matrix of n1 = First.N rows and n2 = Second.N columns. First
// transforms the columns; element c of row k is turned, as Turn says; the matrix is
// transposed; Second transforms its columns, and the results of the columns from Low on
// go up one row, the first row to the end.
type Plan[C any] struct {
	N             int
	First, Second *Columns[C]
	Turns         []C // nil where they are computed while the transform runs

	Inner       *Plan[C]
	Chirp, Wave []C
}

// Low returns the first of the lower rows, which are turned the other way.
func (p *Plan[C]) Low() int { return (p.First.N + 1) / 2 }

// Angles returns those of Turns.
func (p *Plan[C]) Angles() Angles {
	return Angles{Order: p.N, Width: p.Second.N, Row: 1, Step: 1}
}

// Real is a transform of N real numbers, batches of which are packed for Plan: two by two
// where N is even, and then Untangle turns by Turns. These are nil where they are computed.
type Real[C any] struct {
	N     int
	Plan  *Plan[C]
	Turns []C // e^(2πik/N), k ≤ N/4
}

// Angles returns those of Turns.
func (r *Real[C]) Angles() Angles { return Angles{Order: r.N, Width: r.N, Row: 1, Step: 1} }

// Grid is a transform of arrays of Size elements along some axes, one after the other.
type Grid[C any] struct {
	Size int
	Axes []Axis[C]
}

// Axis is a transform of the columns of Outer matrices, which have Inner columns: by
// Columns side by side, or where that is nil each by Plan.
type Axis[C any] struct {
	Outer, Inner int
	Columns      *Columns[C]
	Plan         *Plan[C]
}

// RealGrid is a transform of arrays of real numbers: of the columns of Outer matrices,
// which have Inner columns, and of what becomes of them by Grid.
type RealGrid[C any] struct {
	Outer, Inner int
	Rows         *Real[C]
	Grid         *Grid[C]
}

// Columns is a transform of the columns of a matrix of N rows.
type Columns[C any] struct {
	N      int
	Passes []Pass
	Turns  [][]C // of each pass but the last; nil where they are computed
}

// A Pass is M·S butterflies in each column. Operand j of butterfly (o, i), o < M and
// i < S, is row (jM + o)S + i, and result k is row (oR + k)S + i for the radix R. The
// results k > 0 are turned by element o(R-1) + k-1 of a table, but not in the last
// pass, where M = 1.
type Pass struct{ Radix, M, S int }

// Angles returns those of the turns, as multiples of 1/order of a turn.
func (p Pass) Angles(order int) Angles {
	return Angles{Order: order, Width: p.Radix - 1, Column: 1, Step: order / (p.Radix * p.M)}
}

// Angles says which roots of unity a table has: element i is e^(2πij/Order), where
// j = (i/Width + Row)(i%Width + Column)·Step.
type Angles struct{ Order, Width, Row, Column, Step int }

// At returns j for element i.
func (a Angles) At(i int) int { return (i/a.Width + a.Row) * (i%a.Width + a.Column) * a.Step }

// A Source is in each plan of package fft, and knows its scheme. It has no exported method:
// who has a plan sees nothing of it, and only Of asks it.
type Source struct{ scheme func() any }

// From returns a Source. f returns a *Plan[C], *Real[C], *Grid[C] or *RealGrid[C].
func From(f func() any) Source { return Source{f} }

func (s Source) source() any { return s.scheme() }

// Of returns what a plan of package fft does: a Plan[C] for an *fft.Plan[C], and so on, for
// those that do it elsewhere.
func Of[S any](plan interface{ source() any }) *S { return plan.source().(*S) }
