package network

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/limbfp/limb/internal/run/kernels"
)

// Digits proves that Div and Sqrt of three limbs of t, "f32" or "f64", are in normal form, and that no
// FastTwoSum of theirs loses anything. They have four digits: q0, q1 of the rest x - q0·y, and so on,
// each q = RN(r0·RN(1/y0)) of the first limb r0 of a rest r, or for a root of x the digits RN(√x0) and
// RN(r0·RN(1/2q0)), with y = 2q0 + q1 from the second rest on. renormTriple adds them.
//
// The solver proves of remainderTriple, the first rest r, that
//   - |r2| < 8u²|x0|;
//   - r2 is 0, or r0 is 0, or |r2| < |r0|/2; and
//   - r2 is 0, or r0 is 0, or |r2| < 16u|r0|, or |r2| < 32u³|x0|.
//
// What it needs of the digit is that the first step, x0 - RN(q·y0), is exact and at most 4u|x0|: q·y0
// is within (2u + u²)|x0| of x0, that of √x0 too. |r1| ≤ u|r0| is the last step of all rests.
//
// So much for z3; from it follows how far apart digits are. The exact x - q0·y is below
// (2.1 + 1 + 1)u|x0|, since the limbs behind x0 and y0 are below u of these; so |q1| < 8u|q0|. The next
// rest, r - q1·y, is below 2.1u|r0| for q1 itself, u|r0| for what is behind y0, and |r1| + |r2|, so that
// |q2| < 22u|q1|; but where r2 is not below 16u|r0|, r0 itself is below 2u²·2^e for x0 from 2^e on, so
// that |q1| < 8u²|q0|, and |q2| < (1/2 + 8u)|q1|, which is |r2| < |r0|/2 and a few u more. Where r0 is 0, so are
// r1 and q1, and |q2| < 9u²|q0|. The second rest ends in a TwoSum of its two limbs, and so |q3| < 8u|q2|; where its first is 0, both
// are, and q2 and q3.
//
// Given this of its operands, the solver proves of renormTriple that FastTwoSums are in order and
// limbs in normal form. What it rounds, limb prove --steps has in the bound.
func Digits(ctx context.Context, z3 string, each time.Duration, t string) error {
	rest, err := named(map[string]string{"f32": "TF", "f64": "TD"}[t] + ".remainderTriple")
	if err != nil {
		return err
	}
	renorm, err := named(t + ".renormTriple")
	if err != nil {
		return err
	}
	session := func() *session { return &session{ctx: ctx, z3: z3, each: each} }
	if err := rest.rest(session()); err != nil {
		return err
	}
	return renorm.digits(session())
}

// named is the network of the function of that name, which need be no kernel.
func named(name string) (*Network, error) {
	f, err := kernels.IR(name)
	if err != nil {
		return nil, err
	}
	return Of(f)
}

// rest proves the statements about the rest.
func (n *Network) rest(s *session) error {
	x, q, y := n.inputs[0], n.inputs[1][0], n.inputs[2]
	n.declare(s)
	n.operand(s, x)
	n.operand(s, y)
	s.assert(number(n.P, q))
	s.one(x[0])
	s.one(y[0])
	first, ok := n.difference(x[0], q, y[0])
	if !ok {
		return fmt.Errorf("network: %s: no gate is x0 - q·y0", n.Name)
	}
	s.assert(first.e.zero(), small(first.s, x[0], 2-n.P))
	n.follow(s, func() {})
	r := n.results
	for _, f := range []formula{
		small(r[2], x[0], 2-2*n.P),
		either(r[0].zero(), small(r[2], r[0], -2)),
		either(r[0].zero(), small(r[2], r[0], 3-n.P), small(r[2], x[0], 4-3*n.P)),
	} {
		if !s.follows(f) {
			return errors.Join(fmt.Errorf("network: %s: its last limb may be too large beside the first", n.Name), s.err)
		}
	}
	return nil
}

// difference is the gate of x - qy, where qy is rounded.
func (n *Network) difference(x, q, y wire) (gate, bool) {
	of := map[wire]gate{}
	for _, g := range n.gates {
		of[g.s] = g
		if g.kind != sum || g.x != x {
			continue
		}
		if m := of[g.y]; m.kind == negative && m.s == g.y {
			if p := of[m.x]; p.kind == product && p.s == m.x && p.x == q && p.y == y {
				return g, true
			}
		}
	}
	return gate{}, false
}

// digits proves what renormTriple makes of digits.
func (n *Network) digits(s *session) error {
	n.declare(s)
	q := slices.Concat(n.inputs...)
	s.one(q[0])
	s.assert(digitsApart(n.P, q)...)
	loose := n.follow(s, func() {})
	for _, g := range n.gates {
		if loose[g.exact] {
			return errors.Join(fmt.Errorf("network: %s: FastTwoSum %s may be out of order", n.Name, g.text), s.err)
		}
	}
	if open := n.overlaps(s, func() {}); len(open) > 0 {
		return errors.Join(fmt.Errorf("network: %s: %s", n.Name, strings.Join(open, ", ")), s.err)
	}
	return nil
}

// digitsApart is what is known of the four digits q. One below (1/2 + 8u) times another has a smaller
// exponent, or no second bit near the first.
func digitsApart(p int, q []wire) []formula {
	return []formula{
		number(p, q[0]), number(p, q[1]), number(p, q[2]), number(p, q[3]),
		small(q[1], q[0], 3-p),
		either(q[1].zero(), small(q[2], q[1], 5-p), all(small(q[1], q[0], 3-2*p), either(small(q[2], q[1], -1), all(small(q[2], q[1], 0), is(q[2].h(), q[2].e(), -1))))),
		small(q[2], q[0], 8-2*p),
		small(q[3], q[2], 4-p),
	}
}

// small is that x is 0, or that its first bit is at most 2^k times that of y.
func small(x, y wire, k int) formula {
	return either(x.zero(), all(y.some(), atMost(x.e(), y.e(), k)))
}
