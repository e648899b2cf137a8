package lower

import (
	"slices"
	"testing"

	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestKept: as many threads as items or more have no array of the group's for what items keep, and no
// array at all where indices are constant; one thread has an array of the group's, with the same
// results. With the places of neighbours exchanged they are others.
func TestKept(t *testing.T) {
	kept := func(f *ir.Func) int {
		return slices.IndexFunc(f.Memory, func(m *ir.Memory) bool { return m.Space == ir.Kept })
	}
	some, constant, noticed := 0, 0, 0
	for seed := range uint64(6) {
		p, cases, err := random.New(seed+300, 40, ir.F64)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cases {
			at := kept(c.Kernel)
			if at < 0 {
				if q, list := Kept(p, []*ir.Func{c.Kernel}, 1); q != p || list[0] != c.Kernel {
					t.Errorf("%s, whose items keep nothing, is another one", c.Kernel.Name)
				}
				continue
			}
			some++
			m := c.Kernel.Memory[at]
			_, list := Kept(p, []*ir.Func{c.Kernel}, m.Items)
			if m.Len == 1 {
				constant++
				if kept(list[0]) >= 0 {
					t.Errorf("%s: with a thread for each item constant indices have an array", c.Kernel.Name)
				}
			}
			shared := func(f *ir.Func) (n int) {
				for _, m := range f.Memory {
					if m.Space == ir.Shared {
						n++
					}
				}
				return n
			}
			if n := shared(list[0]) - shared(c.Kernel); n != 0 {
				t.Errorf("%s: with a thread for each item the group has %d arrays more", c.Kernel.Name, n)
			}
			q, list := Kept(p, []*ir.Func{c.Kernel}, 1)
			if err := ir.Verify(q); err != nil {
				t.Fatal(err)
			}
			if n := shared(list[0]) - shared(c.Kernel); n != 1 || kept(list[0]) >= 0 {
				t.Errorf("%s: with one thread the group has %d arrays more", c.Kernel.Name, n)
			}
			want := c.Arrays()
			launch := func(p *ir.Program, f *ir.Func, to []*ir.Array) error {
				in, err := ir.NewInterp(p, f, ir.IEEE64)
				if err != nil {
					t.Fatal(err)
				}
				return in.Launch(c.N, ir.Backwards, c.Scalars, to)
			}
			if err := launch(p, c.Kernel, want); err != nil {
				t.Fatal(err)
			}
			same := func() bool {
				got := c.Arrays()
				err := launch(q, list[0], got)
				return err == nil && slices.EqualFunc(got, want, func(x, y *ir.Array) bool { return slices.Equal(x.Data, y.Data) })
			}
			if !same() {
				t.Errorf("%s: other results", c.Kernel.Name)
			}
			for _, v := range list[0].Body { // the control: each load from the next item's place
				if v.Op == ir.Load && v.Memory == list[0].Memory[at] {
					if add := v.Args[0]; add.Op == ir.Add && add.Args[1].Op == ir.Const {
						add.Args[1].Const++
					}
				}
			}
			if !same() {
				noticed++
			}
		}
	}
	t.Logf("%d kernels, %d with constant indices, %d noticed", some, constant, noticed)
	if some < 10 || constant < 3 || noticed < 3 {
		t.Errorf("%d kernels keep something, %d at constant indices, and %d exchanges are noticed", some, constant, noticed)
	}
}
