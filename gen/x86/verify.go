package x86

import (
	"fmt"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # What must hold of a program before its values get registers
//
// Each value is computed on every way to where it is read. A loop around a return in a body that
// some lanes leave before others keeps those that stay in a mask. Nothing that has a check runs
// where no lane is on. What breaks one of these is an error of this package, and ends limb build.

// verify reports a value that some way to a reader of it does not compute.
func verify(blocks []*block, given func(v *value) bool) error {
	made := map[*value]int{}
	at := map[string]int{}
	for i, b := range blocks {
		if b.label != "" {
			at[b.label] = i
		}
		for _, in := range b.insts {
			for _, v := range in.results() {
				made[v] = i
			}
		}
	}
	from := make([][]int, len(blocks)) // the blocks that each one is come to from
	for i, b := range blocks {
		falls := true
		for _, in := range b.insts {
			for _, to := range in.jumps {
				j, ok := at[to]
				if !ok {
					return fmt.Errorf("a jump to %s, which is nowhere", to)
				}
				if falls {
					from[j] = append(from[j], i)
				}
			}
			falls = falls && !in.always
		}
		if falls && i+1 < len(blocks) {
			from[i+1] = append(from[i+1], i)
		}
	}
	above := dominators(from)
	dominates := func(d, i int) bool {
		for i > d {
			i = above[i]
		}
		return i == d
	}
	for i, b := range blocks {
		if above[i] < 0 && i > 0 {
			continue // never reached
		}
		here := map[*value]bool{}
		for _, v := range b.held {
			here[v] = true
		}
		for _, in := range b.insts {
			for _, v := range in.args {
				j, ok := made[v]
				switch {
				case v.konst != nil || v.listed != 0 || given(v) || here[v]:
				case !ok:
					return fmt.Errorf("a value is read in block %d and computed nowhere", i)
				case j == i:
					return fmt.Errorf("a value is read in block %d before it is computed there", i)
				case !dominates(j, i):
					return fmt.Errorf("a value is read in block %d and computed in block %d, which is not on each way there", i, j)
				}
			}
			for _, v := range in.results() {
				here[v] = true
			}
		}
	}
	return nil
}

// dominators returns for each block the last one before it that is on all ways to it, or -1.
// Ways back go to blocks before, so that those stand in an order in which this is found at once.
func dominators(from [][]int) []int {
	above := make([]int, len(from))
	for i := range above {
		above[i] = -1
		for _, j := range from[i] {
			switch {
			case j >= i || j > 0 && above[j] < 0: // from behind, or from what is never reached
			case above[i] < 0:
				above[i] = j
			default:
				for a := &above[i]; *a != j; {
					if *a > j {
						*a = above[*a]
					} else {
						j = above[j]
					}
				}
			}
		}
	}
	return above
}

// verifyReturns reports a loop around a return that is no loop of masks, in a body that is left by
// some lanes before others.
func verifyReturns(list []ir.Stmt, divergent func(l *ir.Loop) bool) (err error) {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Loop:
			if has[*ir.Return](s.Body) && !divergent(s) {
				return fmt.Errorf("%s: lanes return out of a loop that has no mask", s.Pos)
			}
			err = verifyReturns(s.Body, divergent)
		case *ir.If:
			if err = verifyReturns(s.Then, divergent); err == nil {
				err = verifyReturns(s.Else, divergent)
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// checked notes that a check stands here.
func (p *program) checked() {
	if p.m != nil && !p.some {
		panic("x86: a check where no lane may be on")
	}
}
