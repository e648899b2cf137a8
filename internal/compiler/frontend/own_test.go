package frontend_test

import (
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/kernel"
)

// TestOwn: numbers of an item's own stay from phase to phase, whatever the order of items.
func TestOwn(t *testing.T) {
	for name, order := range launch.Orders {
		for _, n := range []int{1, 7, 8, 13} {
			a, b := random[limb.DD](n*n), random[limb.DD](n*n)
			want, got := make([]limb.DD, n*n), make([]limb.DD, n*n)
			parts := (n + programs.OwnSide - 1) / programs.OwnSide
			kernel.Groups(parts*parts, func(g kernel.Group) { programs.Product(g, want, a, b, n) })
			if err := launch.Run(program(t, "programs.Product[DD]"), parts*parts, order, got, a, b, n); err != nil {
				t.Fatalf("%s Product: %v", name, err)
			}
			sameBits(t, name+" Product", got, want)
			for i := range n {
				for j := range n {
					sum := limb.DD{}
					for k := range n {
						sum = sum.Add(a[i*n+k].Mul(b[k*n+j]))
					}
					if got[i*n+j] != sum {
						t.Fatalf("%s: element %d, %d of a product of order %d is %v, want %v", name, i, j, n, got[i*n+j], sum)
					}
				}
			}
		}
		const n, rows = 2 * programs.OwnWidth, 5
		x := random[limb.DF](n * rows)
		most, at, counts := make([]limb.DF, n), make([]int32, n), make([]int32, 7*n)
		wantMost, wantAt, wantCounts := make([]limb.DF, n), make([]int32, n), make([]int32, 7*n)
		kernel.Groups(2, func(g kernel.Group) { programs.Histories(g, wantMost, wantAt, wantCounts, x) })
		if err := launch.Run(program(t, "programs.Histories"), 2, order, most, at, counts, x); err != nil {
			t.Fatalf("%s Histories: %v", name, err)
		}
		sameBits(t, name+" Histories", most, wantMost)
		sameBits(t, name+" Histories", at, wantAt)
		sameBits(t, name+" Histories", counts, wantCounts)
	}
	err := launch.Run(program(t, "programs.Unsaid"), 1, ir.Forwards, make([]float32, 4))
	if err == nil || !strings.Contains(err.Error(), "v[0] is read and was never written (item 3)") {
		t.Errorf("an item reads what it has not written: %v", err)
	}
}
