package digits

import (
	"fmt"
	"go/token"
	"math"

	"github.com/limbfp/limb"
)

// A val is a value of the interpreted language. A float is the number of its node, an integer and a bool are n;
// what has elements or is a reference is p.
type val struct {
	n int64
	p any
}

// What p may be besides nil, an error's text and a func.
type (
	aggregate struct{ e []val } // a struct or an array: assignment copies it
	slice     struct {          // of elements that others may share
		of       *aggregate
		lo, n, c int
	}
	pointer = *val
	closure func(r *run, args []val) []val
)

// copied is a value as an assignment takes it.
func copied(v val) val {
	if a, ok := v.p.(*aggregate); ok {
		b := &aggregate{make([]val, len(a.e))}
		for i, x := range a.e {
			b.e[i] = copied(x)
		}
		v.p = b
	}
	return v
}

// A run is one call of the function: each float of it is a node, with its value in float64 and, as the shadow, in the
// arithmetic of the run. Comparisons go as the float64 say, or as the shadows do.
type run struct {
	program  *program
	in       *arithmetic
	byShadow bool
	tape     bool // the operations are kept, and where comparisons differ

	v       []float64
	s       []limb.QD
	ops     []node   // as long as v, where there is a tape
	differs []differ // in their order

	overflowed bool   // a number is infinite, of finite ones
	lost       []bool // the nodes that are too small

	globals map[any]*val
	steps   int // operations and turns of loops so far
	limit   int
	depth   int
}

// node is how a float came about: by an operation, at a site, of other nodes.
type node struct {
	op      op
	at      int32
	a, b, c int32
}

// differ is a comparison of which float64 and the shadow say different things, or a conversion to an integer.
type differ struct {
	at    int32
	a, b  int32
	says  bool      // what float64 says; of a conversion nothing
	right [2]string // of the first one: the numbers as the shadows have them
}

// A Fault is an error at a place of the source.
type Fault struct {
	At   token.Position
	What string
}

func (f *Fault) Error() string { return fmt.Sprintf("%v: %s", f.At, f.What) }

// fail ends the run with an error at a place.
func (r *run) fail(at token.Pos, format string, args ...any) {
	panic(&Fault{r.program.fset.Position(at), fmt.Sprintf(format, args...)})
}

// step counts an operation or a turn of a loop.
func (r *run) step(at token.Pos) {
	if r.steps++; r.steps > r.limit {
		panic(&tooLong{Fault{r.program.fset.Position(at), fmt.Sprintf("more than %d operations on one input: give it less to do, or raise --limit", r.limit)}})
	}
}

// tooLong is the fault of a run that has not come to an end.
type tooLong struct{ Fault }

// leaf is a float that no operation has made.
func (r *run) leaf(v float64, s limb.QD) int64 {
	return r.push(v, r.in.round(s), node{at: -1})
}

func (r *run) push(v float64, s limb.QD, n node) int64 {
	r.v, r.s = append(r.v, v), append(r.s, s)
	if r.tape {
		r.ops = append(r.ops, n)
	}
	return int64(len(r.v) - 1)
}

// float computes an operation on nodes.
func (r *run) float(o op, at int32, a, b, c int64) int64 {
	r.step(r.program.sites[at].pos)
	return r.push(o.plain(r.v[a], r.v[b], r.v[c]), r.in.do(o, r.s[a], r.s[b], r.s[c]), node{o, at, int32(a), int32(b), int32(c)})
}

// shadow returns a node's number in the arithmetic of the run.
func (r *run) shadow(a int64) limb.QD {
	if r.in.value != nil {
		return r.in.value(r.s[a])
	}
	return r.s[a]
}

// text writes a shadow, also one beyond the range.
func (r *run) text(a int64) string {
	if x := r.shadow(a); finite(x.X0) && x.X0 != 0 || r.in != scaled {
		return x.Text('g', 17)
	}
	return scaledText(r.s[a])
}

// decide returns what a comparison of nodes says.
func (r *run) decide(at int32, a, b int64, plain bool, wide func(x, y limb.QD) bool) bool {
	if !r.tape && !r.byShadow {
		return plain
	}
	x, y := r.shadow(a), r.shadow(b)
	if r.in == scaled {
		x, y = scaledAlike(r.s[a], r.s[b])
	}
	w := wide(x, y)
	if r.tape && w != plain {
		d := differ{at: at, a: int32(a), b: int32(b), says: plain}
		if len(r.differs) == 0 {
			d.right = [2]string{r.text(a), r.text(b)}
		}
		r.differs = append(r.differs, d)
	}
	if r.byShadow {
		return w
	}
	return plain
}

// whole returns a float as an integer.
func (r *run) whole(at int32, a int64) int64 {
	x := r.shadow(a)
	t := x.Trunc()
	w := int64(t.X0) + int64(t.X1)
	if math.Abs(t.X0) < 1<<53 {
		w = int64(t.X0)
	}
	p := int64(r.v[a])
	if r.tape && w != p {
		r.differs = append(r.differs, differ{at: at, a: int32(a), b: -1})
	}
	if r.byShadow {
		return w
	}
	return p
}

// off is by how much the float64 of a node is off its shadow. Next to it the difference of the leading limbs is exact.
func (r *run) off(a int32) float64 { return off(r.v[a], r.s[a]) }

func off(v float64, s limb.QD) float64 {
	if v == s.X0 {
		return -s.X1
	}
	return (v - s.X0) - s.X1
}

// relative is an error in relation to the number, at most 1: 0 where both are the same, and 1 where one alone is a
// finite number.
func relative(v float64, s limb.QD) float64 {
	switch {
	case v != v && s.X0 != s.X0, v == s.X0 && s.X1 == 0:
		return 0
	case math.IsInf(v, 0) || math.IsInf(s.X0, 0) || v != v || s.X0 != s.X0 || s.X0 == 0:
		return 1
	}
	return min(1, math.Abs(off(v, s)/s.X0))
}

// most is the digits of a float64 that is as near as can be.
const most = 15.95 // 53 log10 2

// digitsOf returns the decimal digits that an error leaves.
func digitsOf(relative float64) float64 {
	if relative == 0 {
		return most
	}
	return max(0, min(most, -math.Log10(relative)))
}
