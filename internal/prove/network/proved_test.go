package network

import (
	"fmt"
	"math"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/kernels"
)

// A row of testdata/proved.txt.
type row struct {
	name  string
	flops int
	bound float64 // +Inf where only the normal form is proved, and operands refute the bound
}

func rows(t *testing.T) (list []row) {
	t.Helper()
	text, err := os.ReadFile("testdata/proved.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		var r row
		var bound string
		if _, err := fmt.Sscan(line, &r.name, &r.flops, &bound); err != nil {
			t.Fatal(err)
		}
		if r.bound = math.Inf(1); bound != "-" {
			if r.bound, err = strconv.ParseFloat(bound, 64); err != nil {
				t.Fatal(err)
			}
		}
		list = append(list, r)
	}
	return list
}

// TestProved proves what testdata/proved.txt has: those of DD, and with LIMB_FULL all. A sum without
// its last step has no normal form that could be proved, and a FastTwoSum in the wrong order no bound.
func TestProved(t *testing.T) {
	testenv.Long(t, "a minute of a solver")
	z3, err := exec.LookPath("z3")
	if err != nil {
		testenv.Skip(t, "z3", err.Error())
	}
	prove := func(n *Network) *Proof {
		t.Helper()
		p, err := n.Prove(t.Context(), z3, 10*time.Minute, nil)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for _, r := range rows(t) {
		if !strings.HasPrefix(r.name, "DD.") && !testenv.Full() {
			continue
		}
		n := must(t, r.name)
		p := prove(n)
		if n.Flops() != r.flops || !p.Normal || !(p.Bound <= r.bound*(1+1e-5)) || p.Bound < r.bound {
			t.Errorf("%s: %d flops, %+v; stated are %d and %g", r.name, n.Flops(), p, r.flops, r.bound)
		}
	}
	n := must(t, "DD.AddFloat")
	if p := prove(n.without(len(n.gates) - 1)); p.Normal {
		t.Error("AddFloat without its last FastTwoSum is proved to have a normal form")
	}
	n.gates[0].kind = fast
	n.gates[0].exact = n.wire()
	if p := prove(n); len(p.Loose) == 0 && p.Proved() {
		t.Error("AddFloat is proved with a FastTwoSum of any two numbers")
	}
}

// TestStated: doc comments and docs/numbers.md say what is proved, and no more. A normal form without a
// bound is in docs/numbers.md alone.
func TestStated(t *testing.T) {
	text, err := os.ReadFile("../../../docs/numbers.md")
	if err != nil {
		t.Fatal(err)
	}
	list := rows(t)
	for _, f := range kernels.Program().Funcs {
		doc := strings.Join(strings.Fields(f.Doc), " ")
		i := slices.IndexFunc(list, func(r row) bool { return r.name == f.Go })
		bounded := i >= 0 && !math.IsInf(list[i].bound, 1)
		if !bounded && strings.Contains(doc, "limb prove --networks") {
			t.Errorf("the comment of %s says that it is proved, and testdata/proved.txt has no bound", f.Go)
		}
		if i < 0 {
			continue
		}
		r, bound := list[i], "refuted"
		if bounded {
			bound = strconv.FormatFloat(r.bound, 'g', -1, 64) + must(t, r.name).Unit()
		}
		says := "`limb prove --networks` proves the normal form, and ≤ " + bound + "."
		if strings.Contains(doc, "Error: ≤ "+bound+"|") {
			says = "`limb prove --networks` proves it, and the normal form."
		}
		if bounded && !strings.Contains(doc, says) {
			t.Errorf("the comment of %s does not say: %s", r.name, says)
		}
		if line := fmt.Sprintf("| %s | %d | %s |", r.name, r.flops, bound); !strings.Contains(string(text), line) {
			t.Errorf("docs/numbers.md does not say: %s", line)
		}
	}
}
