// Package lower turns programs of the IR into others that give the same bits on
// devices which compute, or compile, less faithfully. A [Pass] does one thing. The table
// [Operations] has the ways in which each operation can be done, in the order of their price, and
// a [Rung] is a choice of one for each. A backend prints what comes out, and decides nothing.
package lower

import (
	"fmt"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// Pass returns a program in the place of p, which it leaves as it is. Functions keep
// their names.
type Pass func(p *ir.Program) (*ir.Program, error)

// An Operation is what a device may have wrong by itself.
type Operation struct {
	Name string
	Ways []Way // cheapest first: the first is the device's own
}

// A Way is how an operation is done.
type Way struct {
	Words  string // in names of rungs: "split", "floor pairs"; "" for the device's own
	Passes []Pass
	Fused  bool // it needs a fused multiply-add
}

// The operations of the table, as reports name them.
const (
	ProductErrors = "errors of products"
	Quotients     = "quotients"
	Roots         = "roots"
	Wholes        = "whole numbers"
	Comparisons   = "comparisons"
	Sums          = "sums"
)

// Operations is the table of all operations and their ways. Sums come last, and stand for all that
// rounds: a compiler that takes liberties takes them with each operation, and a device whose floats
// are not IEEE 754's has none that is right.
//
//   - scaled: the device's fused multiply-add is right for what is far from subnormal numbers.
//   - split: it has none, and sums and products take its place.
//   - divide, root, trunc: they are made of sums and products.
//   - order: comparisons are of bits, as integers.
//   - hidden: the compiler takes liberties with floats.
//   - barrier: and sees through what is hidden.
//   - floor: floats are not IEEE 754's, or there are none of a width: they are made of integers.
//   - floor pairs: nor are there integers of 64 bits.
var Operations = []Operation{
	{ProductErrors, []Way{{Fused: true}, {Words: "scaled", Passes: []Pass{Scaled}, Fused: true}, {Words: "split", Passes: []Pass{Split}}}},
	{Quotients, []Way{{}, {Words: "divide", Passes: []Pass{Divide}}}},
	{Roots, []Way{{}, {Words: "root", Passes: []Pass{Root}}}},
	{Wholes, []Way{{}, {Words: "trunc", Passes: []Pass{Trunc}}}},
	{Comparisons, []Way{{}, {Words: "order", Passes: []Pass{Order}}}},
	{Sums, []Way{{}, {Words: "hidden", Passes: []Pass{Hidden}}, {Words: "barrier", Passes: []Pass{Barrier}}, {Words: "floor", Passes: []Pass{Floor}}, {Words: "floor pairs", Passes: []Pass{Floor, Pairs}}}},
}

// Without returns the table without a way, by its words: for a device that has no notation for it, or
// never needs it.
func Without(words string) []Operation {
	list := slices.Clone(Operations)
	for i, o := range list {
		list[i].Ways = slices.DeleteFunc(slices.Clone(o.Ways), func(w Way) bool { return w.Words == words })
	}
	return list
}

// Rung is a way for each operation, and lowers programs accordingly.
type Rung struct {
	Name   string // the words of its ways: "split hidden"; "plain" where all are the device's own
	Passes []Pass
	Dots   bool // the target has dot4
}

// Of returns the rung of ways that are in the order of the table. Where floats are made of integers, no
// other operation is left.
func Of(ways ...Way) Rung {
	var words []string
	var r Rung
	for _, w := range ways {
		if w.Has("floor") {
			return Rung{Name: w.Words, Passes: w.Passes}
		}
		if w.Words != "" {
			words = append(words, w.Words)
		}
		r.Passes = append(r.Passes, w.Passes...)
	}
	if r.Name = strings.Join(words, " "); words == nil {
		r.Name = "plain"
	}
	return r
}

// Named returns the rung of a name: words of the table, in any order, or "plain".
func Named(name string) (Rung, error) {
	all := strings.Fields(name)
	var ways []Way
	left := slices.DeleteFunc(slices.Clone(all), func(word string) bool { return word == "plain" })
	for _, o := range Operations {
		best := o.Ways[0]
		for _, w := range o.Ways {
			if words := strings.Fields(w.Words); !slices.ContainsFunc(words, func(word string) bool { return !slices.Contains(all, word) }) {
				best = w
			}
		}
		ways = append(ways, best)
		left = slices.DeleteFunc(left, best.Has)
	}
	if len(left) > 0 {
		return Rung{}, fmt.Errorf("there is no lowering %q: no operation has the way %s, or two are of one operation", name, left[0])
	}
	return Of(ways...), nil
}

// Ladder is what tests go through: each way by itself, the most careful ways of all operations, as they
// are and hidden, and what a device has that does this and that wrong with small numbers alone.
var Ladder = ladder("plain", "scaled", "split", "divide", "root", "trunc", "order", "scaled root order", Careful, "hidden", Careful+" hidden", "barrier", Careful+" barrier", "floor", "floor pairs")

// Careful names the rung on which each operation but a sum is done in the most careful way.
const Careful = "split divide root trunc order"

func ladder(names ...string) (list []Rung) {
	for _, name := range names {
		r, err := Named(name)
		if err != nil {
			panic(err) // a constant of this file
		}
		list = append(list, r)
	}
	return list
}

// Has reports whether a word is in the name of r.
func (r Rung) Has(word string) bool { return slices.Contains(strings.Fields(r.Name), word) }

// Has reports whether a word is one of w's.
func (w Way) Has(word string) bool { return slices.Contains(strings.Fields(w.Words), word) }

// Lower applies the passes, and verifies what they give.
func (r Rung) Lower(p *ir.Program) (_ *ir.Program, err error) {
	if !r.Dots {
		if p, err = dots(p); err != nil {
			return nil, err
		}
	}
	for _, pass := range r.Passes {
		if p, err = pass(p); err != nil {
			return nil, fmt.Errorf("lower: %s: %w", r.Name, err)
		}
	}
	if err := ir.Verify(p); err != nil {
		return nil, fmt.Errorf("lower: %s: %w", r.Name, err)
	}
	return p, nil
}
