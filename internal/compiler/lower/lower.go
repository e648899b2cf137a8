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
//   - trunc: it cuts off fractions wrongly.
//   - divide: its division and roots are not correctly rounded.
//   - split: it has no fused multiply-add.
//   - hidden: its compiler takes liberties with floats.
//   - barrier: and sees through what is hidden.
//   - floor: its floats are not IEEE 754's, or it has none of a width.
//   - pairs: nor integers of 64 bits.
var Ladder = ladder()

func ladder() (rungs []Rung) {
	for _, seen := range []struct {
		word string
		pass []Pass
	}{{"", nil}, {"hidden", []Pass{Hidden}}, {"barrier", []Pass{Barrier}}} {
		for own := range 1 << 3 { // which operations are a device's own no more
			var words []string
			var passes []Pass
			if own&4 != 0 {
				words = append(words, "split")
			}
			if own&2 != 0 {
				words, passes = append(words, "divide"), append(passes, Divide)
			}
			if own&1 != 0 {
				words, passes = append(words, "trunc"), append(passes, Trunc)
			}
			if own&4 != 0 { // of the products in quotients too
				passes = append(passes, Split)
			}
			if seen.word != "" {
				words, passes = append(words, seen.word), append(passes, seen.pass...)
			}
			if words == nil {
				words = []string{"plain"}
			}
			rungs = append(rungs, Rung{strings.Join(words, " "), passes})
		}
	}
	return append(rungs, Rung{"floor", []Pass{Floor}}, Rung{"floor pairs", []Pass{Floor, Pairs}})
}

// Without returns the ladder without the rungs whose last pass is that: for a device that has no
// words for it, or never needs it.
func Without(last string) []Rung {
	return slices.DeleteFunc(slices.Clone(Ladder), func(r Rung) bool { return strings.HasSuffix(r.Name, last) })
}

// Has reports whether a word is in the name of r: divide, trunc, split, hidden, barrier, floor, pairs.
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
