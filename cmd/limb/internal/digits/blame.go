package digits

import (
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// # What is to blame
//
// Each float has a value in float64 and a shadow in QD. Their difference is its error. An operation z = f(x, y) has an
// error that is a sum, exactly:
//
//	ẑ - z = [ẑ - f(x̂, ŷ)] + [f(x̂, y) - f(x, y)] + [f(x̂, ŷ) - f(x̂, y)]
//
// its own rounding, and what the errors of x and y make of it. The largest of the three says where the error came from:
// from here, from x or from y. So a trail leads from the result back to a rounding, or to a constant that float64 does
// not hold. What an operation off the trail has lost does not reach the result: a benign cancellation is not on it, as
// that of two inputs without errors, or of a difference that is added to something much larger.
//
// Along the trail the relative error grows from u at its origin to that of the result. Where it grows and falls again,
// as where a cancelled difference is added to something large, nothing is lost: of an operation counts how much it raises
// what no later one lowers. These gains add up to all that is lost.
//
// What has underflowed, or overflowed, has a shadow that has done so too: see leaves. Its error is taken for a bound.
//
// FpDebug [BHH12] computes a shadow beside each number and reports where numbers cancel. Herbgrind [SSPL18] follows
// influences forward from operations with a local error, Herbie [PSWT15] ranks operations by it, and CADNA [JC08] and
// Verificarlo [DdP16] disturb roundings at random. Here the parts of an error are computed instead, one trail for each result.

// Kind is what becomes of digits at an operation.
type Kind string

const (
	Cancellation Kind = "cancellation"
	Quotient     Kind = "quotient of small numbers" // a cancellation, and a division by what is as small
	Absorption   Kind = "absorption"
	Roundings    Kind = "roundings"
	Call         Kind = "ill-conditioned call"
	Underflow    Kind = "underflow"
	Overflow     Kind = "overflow"
	Branch       Kind = "branch"
)

// A step is an operation of a trail.
type step struct {
	node int32
	gain float64 // in bits
}

// A trail leads from the origin of an error to a result.
type trail struct {
	steps  []step
	origin int32
	lost   float64 // bits, all gains
}

// parts returns what an error is made of: the operation's own rounding, and the part of each operand.
func (r *run) parts(z int32) (own float64, of [3]float64) {
	n := r.ops[z]
	in := [3]int32{n.a, n.b, n.c}
	switch n.op {
	case opAdd, opSum, opSub, opSumSub:
		x, y := r.v[n.a], r.v[n.b]
		of[0], of[1] = r.off(n.a), r.off(n.b)
		if n.op == opSub || n.op == opSumSub {
			y, of[1] = -y, -of[1]
		}
		_, e := limb.TwoSum(x, y)
		return -e, of
	case opNeg:
		return 0, [3]float64{-r.off(n.a)}
	}
	args := n.op.args()
	var x [3]limb.QD
	for i := range args {
		x[i] = r.s[in[i]]
	}
	before := r.s[z]
	if r.lostOf(n) >= 0 { // a shadow that is not made of theirs
		before = arithmeticQD.do(n.op, x[0], x[1], x[2])
	}
	for i := range args {
		v := limb.QD{X0: r.v[in[i]]}
		if v == x[i] {
			continue
		}
		x[i] = v
		after := arithmeticQD.do(n.op, x[0], x[1], x[2])
		of[i] = after.Sub(before).X0
		before = after
	}
	return off(r.v[z], before), of
}

const unit = 0x1p-53

// source returns the operand that has given a node most of its error, -1 where it is the node's own.
func (r *run) source(z int32) int32 {
	n := r.ops[z]
	from, most := int32(-1), 0.0
	in := [3]int32{n.a, n.b, n.c}
	if !finite(r.v[z]) { // where the first number is that is none
		for i := range n.op.args() {
			if !finite(r.v[in[i]]) {
				from = in[i]
			}
		}
		for i := range n.op.args() { // or next to a pole, where an operand has no digit left
			if from < 0 && r.err(in[i]) >= 0.5 {
				from = in[i]
			}
		}
	} else {
		own, of := r.parts(z)
		most = math.Abs(own)
		for i := range n.op.args() {
			if e := math.Abs(of[i]); e > most {
				most, from = e, in[i]
			}
		}
	}
	// What is lost has an error that its shadow has not: it is to blame where the parts do not make half of the error.
	if e := r.err(z); e > 4*unit && (from < 0 || finite(r.v[z]) && most < e/2*math.Abs(r.v[z])) {
		if lost := r.lostOf(n); lost >= 0 {
			from = lost
		}
	}
	return from
}

// trail follows the error of a node to where it comes from.
func (r *run) trail(out int32) trail {
	var t trail
	z := out
	for {
		t.steps = append(t.steps, step{node: z})
		n := r.ops[z]
		if n.op == opLeaf {
			break
		}
		from := r.program.follow(r, z)
		if from < 0 {
			break
		}
		z = from
	}
	t.origin = z
	// From the result back: what no later operation lowers.
	level := 1.0
	var levels []float64
	for _, s := range t.steps {
		level = min(level, max(unit, r.err(s.node)))
		levels = append(levels, math.Log2(level/unit))
	}
	for i := range t.steps {
		before := 0.0
		if i+1 < len(levels) {
			before = levels[i+1]
		}
		t.steps[i].gain = levels[i] - before
	}
	t.lost = levels[0]
	return t
}

// quotient returns the division after a cancellation at a step of a trail, -1 where none is: what is left and the other
// operand are small, and their quotient is not.
func (r *run) quotient(t trail, i int) int32 {
	n := r.ops[t.steps[i].node]
	size := max(math.Abs(r.v[n.a]), math.Abs(r.v[n.b]))
	const small = 0x1p-10
	for i--; i >= 0; i-- {
		z := t.steps[i].node
		switch m := r.ops[z]; m.op {
		case opNeg, opMul, opProduct:
		case opDiv:
			x, y := math.Abs(r.s[m.a].X0), math.Abs(r.s[m.b].X0)
			if max(x, y) <= small*max(1, size) && math.Abs(r.s[z].X0) > small*size {
				return z
			}
			return -1
		default:
			return -1
		}
	}
	return -1
}

func finite(x float64) bool { return x-x == 0 }

// kind says what becomes of digits at an operation of a trail.
func (r *run) kind(z int32) Kind {
	n := r.ops[z]
	x, y := r.v[n.a], r.v[n.b]
	switch n.op {
	case opSub, opSumSub:
		y = -y
		fallthrough
	case opAdd, opSum:
		if !finite(r.v[z]) {
			return Overflow
		}
		if x < 0 != (y < 0) && x != 0 && y != 0 {
			return Cancellation
		}
		return Absorption
	case opLeaf, opNeg:
		return Roundings
	}
	if !finite(r.v[z]) {
		return Overflow
	}
	if r.tiny(z) {
		return Underflow
	}
	if n.op >= opFunction && functions[n.op-opFunction].ill != "" {
		if own, of := r.parts(z); math.Abs(own) < max(math.Abs(of[0]), math.Abs(of[1])) {
			return Call
		}
	}
	return Roundings
}

// short writes a number of a sentence.
func short(x float64) string { return fmt.Sprintf("%.4g", x) }
