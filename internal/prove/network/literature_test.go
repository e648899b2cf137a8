package network

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/internal/check/testenv"
)

// add3 is that network of [ZA25], as its authors' prover has it.
const add3 = `x0 x1 x2
y0 y1 y2
TwoSum x0 y0
TwoSum x1 y1
TwoSum x2 y2
FastTwoSum x0 x1
Add y0 y2
TwoSum y1 x2
FastTwoSum x0 y1
TwoSum y0 x1
Add x1 x2
TwoSum x1 y1
TwoSum y0 x1
FastTwoSum x0 y0
Add x1 y1
FastTwoSum y0 x1
FastTwoSum x0 y0
FastTwoSum y0 x1
return x0 y0 x1`

// drawn is a network of a name: one that is written here, or a function.
func drawn(t *testing.T, name string) *Network {
	text, ok := map[string]string{"add3": add3, "late": late, "lossy": lossy, "early": early}[name]
	if !ok {
		return must(t, name)
	}
	n, err := parse(name, 53, text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// parse reads a network as papers draw them. Wires have names, those of the operands first, an
// operand in a line of its own: "x0 x1 x2". A step names two wires and leaves its results on them,
// "TwoSum x0 y0", "FastTwoSum a b", "Add a b", which leaves the sum on a and nothing on b; "TwoProd x0 y0 p e"
// and "Mul x0 y0 p" begin new ones. The last line begins with "return".
func parse(name string, p int, text string) (*Network, error) {
	n := &Network{Name: name, P: p}
	at := map[string]wire{}
	steps := map[string]struct {
		kind
		words int
	}{"TwoSum": {sum, 3}, "FastTwoSum": {fast, 3}, "Add": {sum, 3}, "TwoProd": {product, 5}, "Mul": {product, 4}}
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		step, known := steps[words[0]]
		for i, w := range words {
			if _, ok := at[w]; known && i > 0 && i < 3 && !ok || words[0] == "return" && i > 0 && !ok {
				return nil, fmt.Errorf("network: %s: %q: there is no wire %s", name, strings.TrimSpace(line), w)
			}
		}
		switch {
		case words[0] == "return":
			for _, w := range words[1:] {
				n.results = append(n.results, at[w])
			}
			return n, nil
		case !known && len(n.gates) > 0 || known && len(words) != step.words:
			return nil, fmt.Errorf("network: %s: %q is no step", name, strings.TrimSpace(line))
		case !known:
			var limbs []wire
			for _, w := range words {
				at[w] = n.wire()
				limbs = append(limbs, at[w])
			}
			n.inputs = append(n.inputs, limbs)
		default:
			r := n.gate(step.kind, at[words[1]], at[words[2]], strings.Join(words[1:], " "))
			out := words[1:3]
			if step.kind == product {
				out = words[3:]
			}
			for i, w := range out {
				at[w] = r[i]
			}
			if words[0] == "Add" {
				delete(at, words[2])
			}
		}
	}
	return nil, fmt.Errorf("network: %s: no line begins with return", name)
}

// TestAdd3: a sum of three limbs, as a paper draws it, has the operations that are stated, and a
// normal form; without one of its last steps it has none.
func TestAdd3(t *testing.T) {
	n := drawn(t, "add3")
	if n.Flops() != 63 {
		t.Errorf("add3 has %d flops, and 63 are stated", n.Flops())
	}
	if _, err := parse("add3", 53, strings.Replace(add3, "TwoSum x1 y1", "TwoSum x1 y9", 1)); err == nil || !strings.Contains(err.Error(), "there is no wire y9") {
		t.Errorf("a step with a wire that there is not: %v", err)
	}
	for _, n := range []*Network{n, n.without(len(n.gates) - 1)} {
		p := solved(t, n)
		if whole := n.Name == "add3"; p.Normal != whole {
			t.Errorf("%s: the normal form is proved: %v", n.Name, p.Normal)
		}
	}
}

// solved is what z3 proves, in minutes.
func solved(t *testing.T, n *Network) *Proof {
	t.Helper()
	if !testenv.Full() {
		t.Skip("LIMB_FULL asks for it: minutes of a solver")
	}
	z3, err := exec.LookPath("z3")
	if err != nil {
		testenv.Skip(t, "z3", err.Error())
	}
	p, err := n.Prove(t.Context(), z3, 10*time.Minute, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
