package ptx_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/compiler/ir"
)

var (
	jump   = regexp.MustCompile(`^\tbra (\$L\d+);`)
	access = regexp.MustCompile(`\b(ld|st)\.(shared|local|global)\b`)
)

// innermost returns the loops of a text that have no loop inside.
func innermost(text string) (list []string) {
	at, lines := map[string]int{}, strings.Split(text, "\n")
	last := -1 // where the last loop begins
	for i, line := range lines {
		if label, ok := strings.CutSuffix(line, ":"); ok {
			at[label] = i
		} else if m := jump.FindStringSubmatch(line); m != nil {
			if top, back := at[m[1]]; back {
				if top > last {
					list = append(list, strings.Join(lines[top:i], "\n"))
				}
				last = max(last, top)
			}
		}
	}
	return list
}

// TestOwn: where each item has a thread, what it has of its own at constant indices is in registers.
// A product of matrices reads its operands in the inner loop, writes nothing there, and what it writes
// to the group's memory is operands. With fewer threads than items the sums are in the group's
// memory, and at indices that vary in the thread's.
func TestOwn(t *testing.T) {
	p := must(t, loaded)
	count := func(text string) map[string]int {
		n := map[string]int{}
		for _, m := range access.FindAllString(text, -1) {
			n[m]++
		}
		return n
	}
	const items = programs.OwnItems * programs.OwnItems
	f := p.Lookup("programs.Product[DD]")
	for _, threads := range []int{256, items, items - 1} {
		text := ptx.Text(p, ptx.Options{Group: threads}, f)
		all := count(text)
		// Two limbs of an element of each operand, and of each of the sums: set to 0, and at the end of
		// a phase.
		operands, sums := 2*2, 0
		if threads < items {
			sums = 2 * 2 * programs.OwnTile * programs.OwnTile
		}
		if all["st.shared"] != operands+sums || all["ld.local"]+all["st.local"] > 0 || strings.Contains(text, ".local ") {
			t.Errorf("%d threads: %v, want %d stores to the group's memory, and none to a thread's", threads, all, operands+sums)
		}
		steps := 0
		for _, loop := range innermost(text) {
			if !strings.Contains(loop, "fma.rn.f64") {
				continue
			}
			steps++
			n := count(loop)
			if most := 2 * 2 * programs.OwnTile * programs.OwnTile; n["ld.shared"] == 0 || n["ld.shared"] > most || len(n) != 1 {
				t.Errorf("%d threads: the inner loop has %v, want up to %d loads of operands", threads, n, most)
			}
		}
		if steps != 1 {
			t.Errorf("%d threads: %d inner loops with arithmetic", threads, steps)
		}
	}
	if n := count(ptx.Text(p, ptx.Options{Group: 64}, p.Lookup("programs.Histories"))); n["st.local"] == 0 || n["ld.local"] == 0 || n["st.shared"] > 0 {
		t.Errorf("indices that vary: %v, want memory of the thread", n)
	}
}

// TestConditions: a kernel's parameter that is a condition is a word, since PTX has no parameters in predicates.
func TestConditions(t *testing.T) {
	p := must(t, loaded)
	conditions := 0
	for _, f := range p.Funcs {
		if f.Kind == ir.Once {
			continue
		}
		for _, v := range f.Params {
			if v.Type != ir.Bool {
				continue
			}
			conditions++
			if text := ptx.Text(p, ptx.Options{Group: 128}, f); strings.Contains(text, ".param .pred") || strings.Contains(text, "ld.param.pred") || !strings.Contains(text, "setp.ne.u32") {
				t.Errorf("%s has a parameter that is a predicate", f.Go)
			}
		}
	}
	if conditions == 0 {
		t.Error("no kernel has a condition for a parameter")
	}
}
