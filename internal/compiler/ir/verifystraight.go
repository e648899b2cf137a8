//go:build !page

package ir

// straight checks that a function of the catalogue, or one that is called as these are, is
// straight-line code, or a loop that has such a form, and divides no integers, not in what it calls
// either: processors' kernels are made of that. It names what is in the way.
func (c *checker) straight(f *Func) {
	fail := func(pos, what string) {
		if c.at = f.Name; pos != "" {
			c.at = pos + ": " + f.Name
		}
		c.fail("%s in a function that has to be straight-line: write a constant number of turns, selects and values", what)
	}
	for _, v := range f.Body {
		if c.divides[f] && (v.Op == Quo || v.Op == Rem || v.Op == Call && c.divides[v.Callee]) {
			fail(v.Pos, "a quotient of integers")
		}
	}
	if f.Straight().Code == nil && len(f.Memory) == 0 {
		return
	}
	for _, m := range f.Memory {
		fail("", "the array "+m.Name)
	}
	Walk(f.Code, func(s Stmt) {
		switch s := s.(type) {
		case *Loop:
			fail(s.Pos, "a loop")
		case *Each:
			fail(s.Pos, "a phase")
		case *Store:
			fail(s.Pos, "a store to "+s.Memory.Name)
		case *If:
			fail(s.Cond.Pos, "a branch")
		}
	})
	c.at = f.Name
}
