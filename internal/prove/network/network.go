package network

import (
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// A Gate has two wires in and two out.
type Gate struct {
	Kind Kind
	X, Y wire
	S, E wire // the result and its rounding error
	Text string
}

// Kind is what a gate does.
type Kind int

const (
	Sum      Kind = iota // TwoSum, or a sum whose error no wire has
	Fast                 // FastTwoSum: the sum if its condition holds
	Product              // TwoProd, or a product whose error no wire has
	Double               // S = X + X
	Negative             // S = -X
)

// A Network is a list of gates.
type Network struct {
	Name    string
	P       int // bits of a number
	Wires   int
	Inputs  [][]wire // the limbs of the operands
	Gates   []Gate
	Results []wire
	product bool
}

// From returns the network that a function of the IR is.
func From(f *ir.Func) (*Network, error) {
	n := &Network{Name: f.Go, P: 53}
	if f.Limb == ir.F32 {
		n.P = 24
	}
	at := 0
	var args []wire
	for _, g := range f.In {
		var list []wire
		for range g.N {
			list = append(list, n.wire())
			at++
		}
		n.Inputs = append(n.Inputs, list)
		args = append(args, list...)
	}
	results, err := n.expand(f, args)
	if err != nil {
		return nil, err
	}
	n.Results = results
	return n, nil
}

func (n *Network) wire() wire { n.Wires++; return wire(n.Wires - 1) }

func (n *Network) add(k Kind, x, y wire, text string) Gate {
	g := Gate{Kind: k, X: x, Y: y, S: n.wire(), E: n.wire(), Text: text}
	n.Gates = append(n.Gates, g)
	return g
}

func base(name string) string {
	name = name[strings.LastIndexByte(name, '.')+1:]
	return name[strings.LastIndexByte(name, '_')+1:]
}

func (n *Network) expand(f *ir.Func, args []wire) ([]wire, error) {
	values := map[*ir.Value][]wire{}
	for i, v := range f.Params {
		values[v] = args[i : i+1]
	}
	for _, v := range f.Body[len(f.Params):] {
		var a []wire
		for _, x := range v.Args {
			a = append(a, values[x]...)
		}
		text := f.Go + " " + v.Pos
		one := func(k Kind, x, y wire) {
			g := n.add(k, x, y, text)
			values[v] = []wire{g.S, g.E}
		}
		switch v.Op {
		case ir.Call:
			switch name := base(v.Callee.Name); {
			case name == "TwoSum":
				one(Sum, a[0], a[1])
			case name == "TwoDiff":
				g := n.add(Negative, a[1], a[1], text)
				one(Sum, a[0], g.S)
			case name == "FastTwoSum":
				one(Fast, a[0], a[1])
			case name == "TwoProd":
				one(Product, a[0], a[1])
			case name == "TwoSqr":
				one(Product, a[0], a[0])
			case strings.HasPrefix(name, "finish"):
				values[v] = a[1:]
			default:
				r, err := n.expand(v.Callee, a)
				if err != nil {
					return nil, err
				}
				values[v] = r
			}
		case ir.Result:
			values[v] = values[v.Args[0]][v.Nth:][:1]
		case ir.Add:
			if a[0] == a[1] {
				one(Double, a[0], a[0])
			} else {
				one(Sum, a[0], a[1])
			}
			values[v] = values[v][:1]
		case ir.Sub:
			g := n.add(Negative, a[1], a[1], text)
			one(Sum, a[0], g.S)
			values[v] = values[v][:1]
		case ir.Mul:
			one(Product, a[0], a[1])
			values[v] = values[v][:1]
		case ir.Neg:
			one(Negative, a[0], a[0])
			values[v] = values[v][:1]
		default:
			return nil, fmt.Errorf("%s: %v is no gate", f.Go, v.Op)
		}
	}
	var r []wire
	for _, v := range f.Results {
		r = append(r, values[v][0])
	}
	return r, nil
}
