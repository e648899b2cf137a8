package ptx

import (
	"bytes"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Two turns in one
//
// The counter of a loop, its comparison and its jump are three or four instructions of each turn, one in ten of a step of
// Horner's scheme. So of a short loop with an even and known number of turns two are printed, and one test.

// short is the most lines that a turn may have which is printed twice.
const short = 96

// twice prints a loop's second turn, which its condition does not stand before, where the loop is as above and its first turn is
// the text from a place on. before are the statements before the loop.
func (p *printer) twice(s *scope, before []ir.Stmt, x *ir.Loop, in loop, from int) {
	if !even(before, x) || bytes.Count(p.text[from:], []byte("\n")) > short {
		return
	}
	in.next = p.newLabel()
	p.statements(s, slices.Delete(slices.Clone(x.Body), 1, 2), in)
	p.label(in.next)
	p.statements(s, x.Post, in)
}

// even reports whether a loop is one over k from a constant on, while k is less than another one, by steps of 1, and has an even
// number of turns, unless it is left within.
func even(before []ir.Stmt, x *ir.Loop) bool {
	if len(x.Body) < 2 || len(x.Post) == 0 {
		return false
	}
	test, ok := x.Body[1].(*ir.If)
	if !ok || len(test.Then) != 1 || len(test.Else) > 0 || test.Cond.Op != ir.Not {
		return false
	}
	if _, ok := test.Then[0].(*ir.Break); !ok {
		return false
	}
	c := test.Cond.Args[0]
	if c.Op != ir.Lt || c.Args[0].Op != ir.Get || c.Args[0].Type != ir.I32 || c.Args[1].Op != ir.Const {
		return false
	}
	k := c.Args[0].Var
	step := sets(x.Post, k)
	if len(step) != 1 || len(sets(x.Body, k)) > 0 {
		return false
	}
	sum := step[0]
	if sum.Op != ir.Add || sum.Args[0].Op != ir.Get || sum.Args[0].Var != k || sum.Args[1].Op != ir.Const || sum.Args[1].Const != 1 {
		return false
	}
	for i := len(before) - 1; i >= 0; i-- {
		if list := sets(before[i:i+1], k); len(list) > 0 {
			set, ok := before[i].(*ir.Set)
			turns := 1
			if ok && set.Value.Op == ir.Const {
				turns = int(c.Args[1].Const - set.Value.Const)
			}
			return turns > 0 && turns%2 == 0
		}
	}
	return false
}

// sets returns what statements set a variable to.
func sets(list []ir.Stmt, k *ir.Var) (values []*ir.Value) {
	ir.Walk(list, func(s ir.Stmt) {
		if s, ok := s.(*ir.Set); ok && s.Var == k {
			values = append(values, s.Value)
		}
	})
	return values
}
