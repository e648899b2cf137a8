// Package lower turns programs of the IR into others that give the same bits on
// devices which compute, or compile, less faithfully. A [Pass] does one thing; a [Rung]
// is a list of passes, and the [Ladder] has the rungs in the order of their price. A
// backend prints what comes out, and decides nothing.
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

// Rung is a way to lower a program.
type Rung struct {
	Name   string
	Passes []Pass
}

// Ladder lists the rungs, cheapest first. A device takes the first on which its
// arithmetic is exact.
//
//   - plain: a device that is told to be strict, and is.
//   - divide: its division and roots are not correctly rounded.
//   - split: it has no fused multiply-add.
//   - hidden: its compiler takes liberties with floats.
//   - barrier: and sees through what is hidden.
//   - floor: its floats are not IEEE 754's, or it has none of a width.
//   - pairs: nor integers of 64 bits.
var Ladder = ladder()

func ladder() (rungs []Rung) {
	for _, h := range []struct {
		name string
		pass []Pass
	}{{"", nil}, {"hidden", []Pass{Hidden}}, {"barrier", []Pass{Barrier}}} {
		for _, r := range []Rung{{"", nil}, {"divide", []Pass{Divide}}, {"split", []Pass{Split}}, {"split divide", []Pass{Divide, Split}}} {
			name := r.Name
			switch {
			case name == "" && h.name == "":
				name = "plain"
			case name == "":
				name = h.name
			case h.name != "":
				name += " " + h.name
			}
			rungs = append(rungs, Rung{name, append(r.Passes[:len(r.Passes):len(r.Passes)], h.pass...)})
		}
	}
	return append(rungs, Rung{"floor", []Pass{Floor}}, Rung{"floor pairs", []Pass{Floor, Pairs}})
}

// Without returns the ladder without the rungs whose last pass is that: for a device that has no
// words for it, or never needs it.
func Without(last string) []Rung {
	return slices.DeleteFunc(slices.Clone(Ladder), func(r Rung) bool { return strings.HasSuffix(r.Name, last) })
}

// Has reports whether a word is in the name of r: divide, split, hidden, barrier, floor, pairs.
func (r Rung) Has(word string) bool { return slices.Contains(strings.Fields(r.Name), word) }

// Lower applies the passes, and verifies what they give.
func (r Rung) Lower(p *ir.Program) (*ir.Program, error) {
	for _, pass := range r.Passes {
		var err error
		if p, err = pass(p); err != nil {
			return nil, fmt.Errorf("lower: %s: %w", r.Name, err)
		}
	}
	if err := ir.Verify(p); err != nil {
		return nil, fmt.Errorf("lower: %s: %w", r.Name, err)
	}
	return p, nil
}
