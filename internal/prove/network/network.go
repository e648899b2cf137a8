// Package network takes functions of the IR as accumulation networks, lists of sums with their
// errors, and proves what such a network promises, in the manner of [ZA25]: of each wire no more is
// known than whether it is 0, its sign, and exponents of some of its bits; what a sum does to these
// are lemmas, and a solver is asked whether they allow a result that is not in normal form, or an
// error above a bound. A proof is one for all operands in full precision, but for overflow and
// underflow. Where the solver has an answer that the lemmas allow, the question is open: no numbers
// need have these exponents. Those of small formats are tried one by one, and refute.
package network

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

// A wire is the number of one.
type wire int

// A kind is what a gate does.
type kind int

const (
	sum      kind = iota // s + e = x + y, s rounded: TwoSum, or a sum whose e nothing reads
	fast                 // the same by FastTwoSum, which loses a part of e where its condition fails
	product              // s + e = xy: TwoProd, or a product whose e nothing reads
	double               // s = x + x
	negative             // s = -x
)

// A gate makes two wires of two. true is e as a TwoSum would have it.
type gate struct {
	kind
	x, y, s, e, exact wire
	text              string // the variables that it is assigned to
}

// A Network is a list of gates.
type Network struct {
	Name    string
	P       int      // the bits of a limb
	inputs  [][]wire // the limbs of the operands
	wires   int
	gates   []gate
	results []wire
}

// Names are those of the functions that are networks, but for complex ones.
func Names() (names []string) {
	for _, f := range kernels.Program().Funcs {
		if t, name, _ := strings.Cut(f.Go, "."); f.Export && slices.Contains(strings.Fields("DF DD QF QD TF TD"), t) && slices.Contains(operations, name) {
			names = append(names, f.Go)
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(a[:1], b[:1]) })
	return names
}

var operations = []string{"Add", "Sub", "AddFloat", "SubFloat", "Mul", "MulFloat", "Sqr"}

// Lookup returns the function of that name.
func Lookup(name string) (*ir.Func, error) {
	for _, n := range Names() {
		if strings.EqualFold(n, name) {
			return kernels.IR(n)
		}
	}
	return nil, fmt.Errorf("network: %s is none: there are %s", name, strings.Join(Names(), ", "))
}

// Unit is u^n of n limbs.
func (n *Network) Unit() string { return "u" + string([]rune("⁰¹²³⁴")[len(n.results)]) }

// Of returns the network that a function is. A function with other operations than sums, products
// and signs is none.
func Of(f *ir.Func) (*Network, error) {
	n := &Network{Name: f.Go, P: 53}
	if f.Limb == ir.F32 {
		n.P = 24
	}
	var args []wire
	for _, g := range f.In {
		var limbs []wire
		for range g.N {
			limbs = append(limbs, n.wire())
		}
		n.inputs = append(n.inputs, limbs)
		args = append(args, limbs...)
	}
	var err error
	n.results, err = n.expand(f, args)
	return n, err
}

func (n *Network) wire() wire { n.wires++; return wire(n.wires - 1) }

func (n *Network) gate(k kind, x, y wire, text string) []wire {
	g := gate{kind: k, x: x, y: y, s: n.wire(), e: n.wire(), text: text}
	if g.exact = g.e; k == fast {
		g.exact = n.wire()
	}
	n.gates = append(n.gates, g)
	return []wire{g.s, g.e}
}

// called are the functions whose call is a gate.
var called = map[string]kind{"TwoSum": sum, "FastTwoSum": fast, "TwoProd": product, "TwoSqr": product}

// expand adds the gates of f and returns its results.
func (n *Network) expand(f *ir.Func, args []wire) ([]wire, error) {
	if f.Code != nil {
		return nil, fmt.Errorf("network: %s has loops or branches, which no network has", f.Go)
	}
	of := map[*ir.Value][]wire{}
	for i, v := range f.Params {
		of[v] = args[i : i+1]
	}
	for _, v := range f.Body[len(f.Params):] {
		var a []wire
		for _, x := range v.Args {
			a = append(a, of[x][0])
		}
		text := assigned(f, v)
		switch v.Op {
		case ir.Result:
			of[v] = of[v.Args[0]][v.Nth:][:1]
		case ir.Add:
			if a[0] == a[1] {
				of[v] = n.gate(double, a[0], a[0], text)
			} else {
				of[v] = n.gate(sum, a[0], a[1], text)
			}
		case ir.Sub:
			of[v] = n.gate(sum, a[0], n.gate(negative, a[1], a[1], text)[0], text)
		case ir.Mul:
			of[v] = n.gate(product, a[0], a[1], text)
		case ir.Neg:
			of[v] = n.gate(negative, a[0], a[0], text)
		case ir.Call:
			name := v.Callee.Name[strings.LastIndexByte(v.Callee.Name, '_')+1:]
			k, ok := called[name]
			switch {
			case ok:
				of[v] = n.gate(k, a[0], a[len(a)-1], name+" "+text)
			case name == "TwoDiff":
				of[v] = n.gate(sum, a[0], n.gate(negative, a[1], a[1], text)[0], name+" "+text)
			case strings.HasPrefix(name, "finish"): // changes what is infinite, NaN or 0
				of[v] = a[1:]
			default:
				r, err := n.expand(v.Callee, a)
				if err != nil {
					return nil, err
				}
				of[v] = r
			}
		default:
			return nil, fmt.Errorf("network: %s: %s: %v is no sum, product or sign", f.Go, v.Pos, v.Op)
		}
	}
	var r []wire
	for _, v := range f.Results {
		r = append(r, of[v][0])
	}
	return r, nil
}

// assigned returns the names of what is made of v.
func assigned(f *ir.Func, v *ir.Value) string {
	names := []string{v.Name}
	if v.Op == ir.Call {
		names = make([]string, len(v.Callee.Results))
		for _, r := range f.Body {
			if r.Op == ir.Result && r.Args[0] == v {
				names[r.Nth] = r.Name
			}
		}
	}
	text := strings.Trim(strings.Join(names, ", "), ", ")
	if text == "" { // a part of an expression
		text = map[ir.Op]string{ir.Mul: "a product", ir.Add: "a sum", ir.Sub: "a difference"}[v.Op]
	}
	return text
}

// A loss is a gate whose error is missing in the results, or that of a FastTwoSum, of which a part
// may be missing.
type loss struct {
	gate
	times int // how often it is missing
	part  bool
}

// losses follows how often each wire is in the sum of the results. The sum of the limbs is that of
// the operands, or their product, but for the losses and the products that are left out; an error
// says which limb or product is in it too often or too seldom.
func (n *Network) losses() (lost []loss, without [][2]int, err error) {
	times := make([]int, n.wires)
	for _, r := range n.results {
		times[r]++
	}
	products := map[[2]wire]int{}
	for _, g := range slices.Backward(n.gates) {
		t := times[g.s]
		switch g.kind {
		case negative:
			times[g.x] -= t
			continue
		case double:
			times[g.x] += 2 * t
			continue
		case product:
			products[[2]wire{g.x, g.y}] += t
		default:
			times[g.x] += t
			times[g.y] += t
		}
		switch d := t - times[g.e]; {
		case d != 0 && g.kind == fast && times[g.e] != 0:
			return nil, nil, fmt.Errorf("network: %s: the error of %s is %d times in the result, and its sum %d", n.Name, g.text, times[g.e], t)
		case d != 0:
			lost = append(lost, loss{g, max(d, -d), false})
		case g.kind == fast && t != 0:
			lost = append(lost, loss{g, max(t, -t), true})
		}
	}
	slices.Reverse(lost)
	if len(products) == 0 {
		for k, limbs := range n.inputs {
			for i, w := range limbs {
				if t := times[w]; t != 1 && !(k == 1 && t == times[limbs[0]] && t == -1) {
					return nil, nil, fmt.Errorf("network: %s: limb %d of operand %d is %d times in the result", n.Name, i, k, t)
				}
			}
		}
		return lost, nil, nil
	}
	x, y := n.inputs[0], n.inputs[len(n.inputs)-1]
	for i, a := range x {
		for j, b := range y {
			t, want := products[[2]wire{a, b}], 1
			if len(n.inputs) == 1 {
				if j < i {
					continue
				}
				if j > i {
					want = 2
				}
			}
			switch {
			case t == 0 && i+j >= len(n.results):
				for range want {
					without = append(without, [2]int{i, j})
				}
			case t != want:
				return nil, nil, fmt.Errorf("network: %s: the product of limbs %d and %d is %d times in the result", n.Name, i, j, t)
			}
		}
	}
	return lost, without, nil
}

// Flops is how many sums and products the network has, with a fused multiply-add for errors of products.
func (n *Network) Flops() (flops int) {
	for _, g := range n.gates {
		whole := n.read(g.e)
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

// read reports whether a gate or the result reads a wire.
func (n *Network) read(w wire) bool {
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
