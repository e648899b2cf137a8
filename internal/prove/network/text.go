package network

import (
	"fmt"
	"strings"
)

// Parse reads a network as papers draw them. Wires have names, those of the operands first, an
// operand in a line of its own: "x0 x1 x2". A step names two wires and leaves its results on them,
// "TwoSum x0 y0", "FastTwoSum a b", "Add a b", which leaves the sum on a and nothing on b; "TwoProd x0 y0 p e"
// and "Mul x0 y0 p" begin new ones. The last line begins with "return".
func Parse(name string, p int, text string) (*Network, error) {
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

// Flops is how many sums and products the network has, with a fused multiply-add for errors of products.
func (n *Network) Flops() (flops int) {
	for _, g := range n.gates {
		whole := n.reads(g.e)
		switch {
		case g.kind == fast:
			flops += 3
		case g.kind == sum && whole:
			flops += 6
		case g.kind == product && whole:
			flops += 2
		case g.kind != negative:
			flops++
		}
	}
	return flops
}

func (n *Network) reads(w wire) bool {
	for _, g := range n.gates {
		if g.x == w || g.y == w {
			return true
		}
	}
	for _, r := range n.results {
		if r == w {
			return true
		}
	}
	return false
}
