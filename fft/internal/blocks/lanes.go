package blocks

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/source/butterfly"
	"github.com/limbfp/limb/kernel"
)

// # Short transforms
//
// A short transform alone leaves most lanes empty where a lane has a butterfly. But what a butterfly does to real parts
// it does to imaginary ones, and to several operands: so a lane has one part of one sum and one difference. Which
// ones is data, a list of steps whose operands are gathered.

// Steps is a list of steps on numbers in Room, from its end on results. In lane i of a step there are numbers x and y. These lie
// side by side from place X[At] and Y[At] on, or are gathered from the places X[At + i] and Y[At + i]; y is then times S[At + i], which is ±1.
type Steps[C, R any, T limb.Float] struct {
	Room        []R
	Whole       []C     // Room, two by two
	W           []C     // factors
	List        []int32 // for each step Kind, vectors of Lanes, At, To, By, Turn
	X, Y        []int32
	S           []T
	Sign, Steps int
}

// The kinds of steps.
const (
	Straight = iota // sets Room[To + i] to x + y, and Room[To + By + i] to x - y
	Last            // likewise to half of these, or these where Sign is -1, and the difference times S[At + i]
	Half            // is Straight, y being gathered
	Cross           // is Straight, both being gathered
	Scaled          // sets Room[To + i] to x + y, times the real part of W[Turn], both being gathered
	Turns           // sets Whole[To + i] to Whole[X[At] + i] turned by W[Turn + i]
	Words    = 6    // of a step in List
	Lanes    = 8    // are done together: a step has a multiple of them
)

// arithmetic is what steps do, with the bits of package butterfly.
type arithmetic[C, R any, T limb.Float] interface {
	Scale(x R, s T) R
	Cross(x, y R) (s, d R)
	Times(x R, c C) R
	Rotate(x, w C, s T) C
}

// PairSteps does a list of steps on pairs.
//
//limb:kernel trusted
func PairSteps[T limb.Float](g kernel.Group, p Steps[butterfly.ComplexPair[T], limb.Pair[T], T]) {
	steps(g, pairs[T]{}, p)
}

// QuadSteps does a list of steps on quads.
//
//limb:kernel trusted
//limb:twin
func QuadSteps[T limb.Float](g kernel.Group, p Steps[butterfly.ComplexQuad[T], limb.Quad[T], T]) {
	steps(g, quads[T]{}, p)
}

func steps[A arithmetic[C, R, T], C, R any, T limb.Float](g kernel.Group, by A, p Steps[C, R, T]) {
	sign := T(p.Sign)
	half := 0.75 - T(0.25*sign)
	for step := 0; step < p.Steps; step++ {
		k := Words * step
		n, at, to, gap, turn := Lanes*int(p.List[k+1]), int(p.List[k+2]), int(p.List[k+3]), int(p.List[k+4]), int(p.List[k+5])
		switch p.List[k] {
		case Straight:
			x, y := int(p.X[at]), int(p.Y[at])
			g.Each(n, func(i int) {
				s, d := by.Cross(p.Room[x+i], p.Room[y+i])
				p.Room[to+i] = s
				p.Room[to+gap+i] = d
			})
		case Last:
			x, y := int(p.X[at]), int(p.Y[at])
			g.Each(n, func(i int) {
				s, d := by.Cross(p.Room[x+i], p.Room[y+i])
				p.Room[to+i] = by.Scale(s, half)
				p.Room[to+gap+i] = by.Scale(d, T(half*p.S[at+i]))
			})
		case Half:
			x := int(p.X[at])
			g.Each(n, func(i int) {
				s, d := by.Cross(p.Room[x+i], by.Scale(p.Room[p.Y[at+i]], p.S[at+i]))
				p.Room[to+i] = s
				p.Room[to+gap+i] = d
			})
		case Cross:
			g.Each(n, func(i int) {
				s, d := by.Cross(p.Room[p.X[at+i]], by.Scale(p.Room[p.Y[at+i]], p.S[at+i]))
				p.Room[to+i] = s
				p.Room[to+gap+i] = d
			})
		case Scaled:
			g.Each(n, func(i int) {
				s, _ := by.Cross(p.Room[p.X[at+i]], by.Scale(p.Room[p.Y[at+i]], p.S[at+i]))
				p.Room[to+i] = by.Times(s, p.W[turn])
			})
		default:
			x := int(p.X[at])
			g.Each(n, func(i int) { p.Whole[to+i] = by.Rotate(p.Whole[x+i], p.W[turn+i], sign) })
		}
	}
}

type pairs[T limb.Float] struct{}

func (pairs[T]) Scale(x limb.Pair[T], s T) limb.Pair[T] {
	return limb.Pair[T]{Hi: T(x.Hi * s), Lo: T(x.Lo * s)}
}

func (pairs[T]) Cross(x, y limb.Pair[T]) (s, d limb.Pair[T]) {
	a, b := butterfly.ComplexPair[T]{Re: x}.Butterfly2(butterfly.ComplexPair[T]{Re: y}, 1)
	return a.Re, b.Re
}

func (pairs[T]) Times(x limb.Pair[T], c butterfly.ComplexPair[T]) limb.Pair[T] {
	return butterfly.ComplexPair[T]{Re: x}.Turn(butterfly.ComplexPair[T]{Re: c.Re}, 1).Re
}

func (pairs[T]) Rotate(x, w butterfly.ComplexPair[T], s T) butterfly.ComplexPair[T] {
	return x.Turn(w, s)
}

type triples[T limb.Float] struct{}

//limb:twin
type quads[T limb.Float] struct{}

func (quads[T]) Scale(x limb.Quad[T], s T) limb.Quad[T] {
	return limb.Quad[T]{X0: T(x.X0 * s), X1: T(x.X1 * s), X2: T(x.X2 * s), X3: T(x.X3 * s)}
}

func (quads[T]) Cross(x, y limb.Quad[T]) (s, d limb.Quad[T]) { return x.Add(y), x.Sub(y) }

func (quads[T]) Times(x limb.Quad[T], c butterfly.ComplexQuad[T]) limb.Quad[T] { return x.Mul(c.Re) }

func (quads[T]) Rotate(x, w butterfly.ComplexQuad[T], s T) butterfly.ComplexQuad[T] {
	return x.Turn(w, s)
}
