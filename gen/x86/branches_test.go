package x86

import (
	"testing"

	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// TestBranches: random kernels that have stopped the printer are printed. Two have a long straight function that calls one with branches,
// one a loop between its phases that floats decide on. TestRandom of gen/build has their bits.
func TestBranches(t *testing.T) {
	for _, which := range []struct {
		seed uint64
		n    int
	}{{3, 116}, {10, 76}, {17, 145}} {
		p, cases, err := random.ForLanes(which.seed, which.n+1, ir.F32)
		if err != nil {
			t.Fatal(err)
		}
		p, list := lower.Kept(p, []*ir.Func{cases[which.n].Kernel}, 1)
		for _, isa := range []*ISA{AVX2, AVX512, NEON} {
			if _, err := Assembly(p, []*Entry{{Func: list[0], Name: "lanes"}}, isa); err != nil {
				t.Errorf("kernel %d of seed %d: %v", which.n, which.seed, err)
			}
		}
	}
}
