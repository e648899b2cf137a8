package spirv

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

const sizeHead = `# The longest functions of a module, as drivers compile them: operations of the IR with every function put wherever it is
# called, without and with calls in loops, loops, and words of the module. On the rung scaled root order.
# go test ./internal/compiler/emit/spirv -run TestSizes -write
`

// TestSizes: what a driver compiles of the longest functions is in testdata/sizes.txt, and none is longer than the limit.
func TestSizes(t *testing.T) {
	testenv.Long(t, "it prints the longest functions")
	const shown, limit = 20, 125000 // PoCL takes as long for BesselJ, the longest, as for BesselK
	r, err := lower.Named("scaled root order")
	if err != nil {
		t.Fatal(err)
	}
	p, list := maps(t)
	if p, err = r.Lower(p); err != nil {
		t.Fatal(err)
	}
	for i, f := range list {
		list[i] = p.Lookup(f.Name)
	}
	slices.SortStableFunc(list, func(f, g *ir.Func) int { return cmp.Compare(g.Ops(), f.Ops()) })
	if list[0].Ops() <= limit {
		t.Errorf("%s has %d operations without loops, and the limit is no limit", list[0].Go, list[0].Ops())
	}
	text := new(strings.Builder)
	text.WriteString(sizeHead)
	for _, f := range list[:shown] {
		q, funcs, err := lower.Reroll(p, lower.Long, lower.Called, f)
		if err != nil {
			t.Fatal(err)
		}
		b, err := Module(q, all, funcs...)
		if err != nil {
			t.Fatal(err)
		}
		if s, ok := validate(t, b); !ok {
			t.Errorf("%s: %s", f.Go, s)
		}
		count := func(name string) (n int) {
			for _, i := range b.list {
				if i.name == name {
					n++
				}
			}
			return n
		}
		if n := funcs[0].Ops(); n > limit {
			t.Errorf("%s has %d operations, and at most %d are compiled in some seconds: call its functions in fewer places", f.Go, n, limit)
		}
		fmt.Fprintln(text, strings.TrimPrefix(f.Go, "map "), f.Ops(), funcs[0].Ops(), count("LoopMerge"), len(b.Code)/4)
	}
	testenv.Golden(t, "sizes", ".txt", text.String(), *write)
}
