package network

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math"
	"os/exec"
	"slices"
	"strings"
	"time"

	"github.com/limbfp/limb/internal/run/cause"
)

// A Proof is what is proved of a network.
type Proof struct {
	Bound  float64  // of the error, in units of u^n of n limbs, relative to the result; +Inf where none is proved
	Losses []Loss   // what the bound is the sum of
	Normal bool     // each limb of the result is at most half an ulp of the one before
	Loose  []string // FastTwoSums whose condition is not proved: what they may lose is counted
	Open   []string // what is not proved
	Took   time.Duration
}

// Loss is what one gate may lose, in the units of the bound.
type Loss struct {
	Gate  string
	Units float64
}

// Proved reports whether there is a bound, and the normal form.
func (p *Proof) Proved() bool { return p.Normal && !math.IsInf(p.Bound, 1) }

// A session is what z3 is told. Each question goes to a process of its own: that takes z3 a tenth of
// the time that it takes for one question after the other.
type session struct {
	ctx  context.Context
	z3   string
	each time.Duration
	text bytes.Buffer
	err  error
}

func (s *session) assert(list ...formula) {
	for _, f := range list {
		fmt.Fprintf(&s.text, "(assert %v)\n", f)
	}
}

// one asserts that the first bit of w is 1.
func (s *session) one(w wire) {
	fmt.Fprintf(&s.text, "(assert (and (not %v) (= %v 0)))", w.zero(), w.e())
}

// ask asks what there is against f, and the rest of its answer for more.
func (s *session) ask(f formula, more string) (string, error) {
	cmd := exec.CommandContext(s.ctx, s.z3, "-in", "-smt2", "smt.arith.solver=2", fmt.Sprintf("-t:%d", s.each.Milliseconds()))
	cmd.Stdin = io.MultiReader(bytes.NewReader(s.text.Bytes()), strings.NewReader(fmt.Sprintf("(assert (not %v))\n(check-sat)\n%s", f, more)))
	out, err := cmd.Output()
	return strings.TrimSpace(string(out)), err
}

// follows asks whether f follows from what is asserted.
func (s *session) follows(f formula) bool {
	if s.err != nil {
		return false
	}
	switch answer, err := s.ask(f, ""); {
	case s.ctx.Err() != nil:
		s.err = cause.Of(s.ctx)
	case answer == "unsat":
		return true
	case answer != "sat" && answer != "unknown" && answer != "timeout":
		s.err = fmt.Errorf("network: %s answers %q: %v", s.z3, answer, err)
	}
	return false
}

// Prove asks the solver of that path, which is z3, and gives it so long for a question; progress,
// unless it is nil, is told how much is done.
func (n *Network) Prove(ctx context.Context, z3 string, each time.Duration, progress func(done float64)) (*Proof, error) {
	start := time.Now()
	lost, without, err := n.losses()
	if err != nil {
		return nil, err
	}
	steps := len(n.results) + len(lost)
	for _, g := range n.gates {
		if g.kind == fast {
			steps++
		}
	}
	done := 0
	step := func() {
		if done++; progress != nil {
			progress(min(float64(done)/float64(steps), 1))
		}
	}
	s := &session{ctx: ctx, z3: z3, each: each}
	p := &Proof{}
	loose := n.assume(s, step)
	p.Open = n.overlaps(s, step)
	p.Normal = len(p.Open) == 0
	for _, l := range lost {
		step()
		if l.part && !loose[l.exact] {
			continue
		}
		units := n.units(s, l)
		if units == 0 {
			continue
		}
		text := l.text
		if l.part {
			p.Loose = append(p.Loose, l.text)
			text += ", out of order"
		}
		if math.IsInf(units, 1) {
			p.Open = append(p.Open, "no bound of what is lost: "+text)
		}
		p.Losses = append(p.Losses, Loss{text, units})
		p.Bound += units
	}
	for _, ij := range without {
		units := math.Ldexp(1, -n.P*(ij[0]+ij[1]-len(n.results)))
		p.Bound += units
		if units == 1 {
			p.Losses = append(p.Losses, Loss{fmt.Sprintf("without the product of limbs %d and %d", ij[0], ij[1]), 1})
		}
	}
	// The sum of the limbs is at least (1 - 2u)·2^e, where e is the exponent of the first one.
	p.Bound *= 1 + math.Ldexp(4, -n.P)
	p.Took = time.Since(start)
	return p, s.err
}

// assume asserts what operands are and what gates do, and returns the FastTwoSums whose condition
// does not follow, by their wires.
func (n *Network) assume(s *session, step func()) map[wire]bool {
	n.declare(s)
	products := slices.ContainsFunc(n.gates, func(g gate) bool { return g.kind == product })
	for _, limbs := range n.inputs {
		n.operand(s, limbs)
		if products { // a power of two changes nothing, and a zero makes all zeros
			s.one(limbs[0])
		}
	}
	return n.follow(s, step)
}

// declare names what is known of each wire.
func (n *Network) declare(s *session) {
	for w := range wire(n.wires) {
		fmt.Fprintf(&s.text, "(declare-const z%[1]d Bool)(declare-const s%[1]d Bool)", w)
		for _, v := range []variable{w.e(), w.f(), w.g(), w.h()} {
			fmt.Fprintf(&s.text, "(declare-const %v Int)", v)
		}
	}
}

// operand asserts that limbs are those of a number in normal form.
func (n *Network) operand(s *session, limbs []wire) {
	s.assert(number(n.P, limbs[0]))
	for i, w := range limbs[1:] {
		s.assert(number(n.P, w), half(n.P, limbs[i], w))
	}
}

// follow asserts what gates do, and returns the FastTwoSums whose condition does not follow, by their
// wires.
func (n *Network) follow(s *session, step func()) map[wire]bool {
	loose := map[wire]bool{}
	for _, g := range n.gates {
		switch g.kind {
		case product:
			s.assert(twoProd(n.P, g.x, g.y, g.s, g.e)...)
			continue
		case double:
			s.assert(scaled(g.x, g.s, 1, false), g.e.zero())
			continue
		case negative:
			s.assert(scaled(g.x, g.s, 0, true), g.e.zero())
			continue
		case fast:
			inOrder := ordered(n.P, g.x, g.y)
			switch {
			case s.follows(inOrder):
				s.assert(inOrder, equal(g.e, g.exact))
			default:
				loose[g.exact] = true
				s.assert(unordered(n.P, g.x, g.y, g.e, g.exact)...)
			}
			step()
		}
		s.assert(twoSum(n.P, g.x, g.y, g.s, g.exact)...)
	}
	return loose
}

// overlaps returns which limbs of the result are not proved to be in normal form, and asserts that of the others.
func (n *Network) overlaps(s *session, step func()) (open []string) {
	for i, r := range n.results[1:] {
		if apart := half(n.P, n.results[i], r); s.follows(apart) {
			s.assert(apart)
		} else {
			open = append(open, fmt.Sprintf("limb %d may be above half an ulp of limb %d", i+1, i))
		}
		step()
	}
	return open
}

// units returns the least power of two that is not below what is lost, in units of u^n; 0 where
// nothing is.
func (n *Network) units(s *session, l loss) float64 {
	if s.follows(n.nothing(l)) {
		return 0
	}
	k, ok := power(func(k int) bool { return s.follows(n.within(l, k)) })
	if !ok {
		return math.Inf(1)
	}
	return math.Ldexp(float64(l.times), k)
}

// nothing is that nothing is lost.
func (n *Network) nothing(l loss) formula {
	if l.part { // see unordered
		return either(l.exact.zero(), ordered(n.P, l.x, l.y))
	}
	return l.exact.zero()
}

// within is that no more than 2^k units are lost: that is at most half an ulp of the sum, 2^(e-p), and
// below 2^(e'+1), where e' is its own exponent; a unit is 2^(e"-np), where e" is the exponent of the
// first limb.
func (n *Network) within(l loss, k int) formula {
	first := n.results[0]
	return either(n.nothing(l), all(first.some(), either(
		atMost(l.s.e(), first.e(), k-(len(n.results)-1)*n.P),
		atMost(l.exact.e(), first.e(), k-len(n.results)*n.P-1))))
}

// power returns the least k from -20 to 8 for which it is within 2^k; false where there is none. What
// is within a power is within those above it.
func power(within func(k int) bool) (k int, ok bool) {
	low, high := -21, 8 // it is not within 2^low, as far as is asked, and within 2^high
	if within(0) {
		high = 0
	} else {
		low = 0
	}
	for high-low > 1 {
		if k := (low + high) >> 1; within(k) { // between them, below 0 too
			high = k
		} else {
			low = k
		}
	}
	return high, high < 8 || within(8)
}
