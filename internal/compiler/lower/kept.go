//go:build !page

package lower

import (
	"fmt"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Numbers of an item's own
//
// A group's items have numbers that stay from phase to phase, arrays that are ir.Kept. Where each
// item has a thread for itself, that is the same one in all phases, and the numbers stay with it:
// those whose indices are all constant are variables, so that a compiler for the device has them in
// registers, and others are an array of the thread. Where a thread has several items, one after the
// other, the numbers are an array of the group: number k of item i is k·items + i, so that those of
// neighbours lie side by side, as lanes have them. An index is outside of the item's numbers where it
// is outside of the whole.

// Kept returns the program of kernels with all that they call, and the kernels in it, as so many
// threads run a group of theirs. A processor is one thread.
func Kept(p *ir.Program, kernels []*ir.Func, threads int) (*ir.Program, []*ir.Func) {
	isKept := func(m *ir.Memory) bool { return m.Space == ir.Kept }
	if !slices.ContainsFunc(kernels, func(f *ir.Func) bool { return slices.ContainsFunc(f.Memory, isKept) }) {
		return p, kernels
	}
	q, err := replace(func(*body, *ir.Value) *ir.Value { return nil })(p.Reach(kernels...))
	if err != nil {
		panic(err)
	}
	for _, f := range q.Funcs {
		if slices.ContainsFunc(f.Memory, isKept) {
			place := &keptPlaces{f: f, vars: map[*ir.Memory][]*ir.Var{}, shared: map[*ir.Memory]*ir.Memory{}}
			place.choose(threads)
			place.rewrite()
		}
	}
	var list []*ir.Func
	for _, f := range kernels {
		list = append(list, q.Lookup(f.Name))
	}
	return q, list
}

// keptPlaces is where the numbers of a kernel's items are.
type keptPlaces struct {
	f      *ir.Func
	vars   map[*ir.Memory][]*ir.Var  // one for each number
	shared map[*ir.Memory]*ir.Memory // the array of the group
	item   *ir.Value                 // of the phase at hand
	body   []*ir.Value               // all values so far
}

// choose gives each array its place.
func (k *keptPlaces) choose(threads int) {
	varies := map[*ir.Memory]bool{}
	use := func(m *ir.Memory, index *ir.Value) { varies[m] = varies[m] || index.Op != ir.Const }
	for _, v := range k.f.Body {
		if v.Op == ir.Load {
			use(v.Memory, v.Args[0])
		}
	}
	ir.Walk(k.f.Code, func(s ir.Stmt) {
		if s, ok := s.(*ir.Store); ok {
			use(s.Memory, s.Index)
		}
	})
	var stay []*ir.Memory
	for _, m := range k.f.Memory {
		switch {
		case m.Space != ir.Kept:
		case m.Items > threads:
			n := &ir.Memory{Name: m.Name, Type: m.Type, Elem: ir.Group{Type: m.Type.String(), N: 1}, Space: ir.Shared, Len: m.Len * m.Elem.N * m.Items}
			k.shared[m], m = n, n
		case !varies[m]:
			for i := range m.Len {
				for limb := range m.Elem.N {
					name := fmt.Sprintf("%s_%d", m.Name, i)
					if m.Elem.N > 1 {
						name += fmt.Sprintf("_%d", limb)
					}
					v := &ir.Var{Name: name, Type: m.Value()}
					k.f.Vars, k.vars[m] = append(k.f.Vars, v), append(k.vars[m], v)
				}
			}
			continue
		}
		stay = append(stay, m)
	}
	k.f.Memory = stay
}

// rewrite has all statements use the places.
func (k *keptPlaces) rewrite() {
	k.body = slices.Clone(k.f.Params)
	k.f.Code = k.code(k.f.Code)
	k.f.Body = k.body
	k.f.Sweep()
}

func (k *keptPlaces) code(list []ir.Stmt) (out []ir.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Do:
			mark := len(k.body)
			for _, v := range s.Values {
				if v.Op == ir.Load {
					k.load(v)
				}
				k.body = append(k.body, v)
			}
			s.Values = slices.Clone(k.body[mark:])
			for i, m := range s.New {
				if n := k.shared[m]; n != nil {
					s.New[i] = n
				}
			}
			s.New = slices.DeleteFunc(s.New, func(m *ir.Memory) bool { return k.vars[m] != nil })
		case *ir.Store:
			if vars := k.vars[s.Memory]; vars != nil {
				out = append(out, &ir.Set{Var: vars[k.number(s.Memory, s.Index, s.Limb)], Value: s.Value})
				continue
			}
			if n := k.shared[s.Memory]; n != nil {
				mark := len(k.body)
				at := k.place(s.Memory, s.Index, s.Limb)
				if made := k.body[mark:]; len(made) > 0 {
					out = append(out, &ir.Do{Values: slices.Clone(made)})
				}
				s.Memory, s.Index, s.Limb = n, at, 0
			}
		case *ir.If:
			s.Then, s.Else = k.code(s.Then), k.code(s.Else)
		case *ir.Loop:
			s.Body, s.Post = k.code(s.Body), k.code(s.Post)
		case *ir.Each:
			k.item = s.Item
			k.body = append(k.body, s.Item)
			s.Body = k.code(s.Body)
			if u := s.Unit; u != nil && len(u.Arrays) > 0 && k.vars[u.Arrays[0]] != nil {
				u.Own, u.Arrays = k.vars[u.Arrays[0]], u.Arrays[1:]
			} else {
				s.Unit = nil
			}
		}
		out = append(out, s)
	}
	return out
}

// load has a Load read its place.
func (k *keptPlaces) load(v *ir.Value) {
	m := v.Memory
	if vars := k.vars[m]; vars != nil {
		v.Op, v.Var = ir.Get, vars[k.number(m, v.Args[0], v.Limb)]
		v.Memory, v.Args, v.Limb = nil, nil, 0
	} else if n := k.shared[m]; n != nil {
		v.Args = []*ir.Value{k.place(m, v.Args[0], v.Limb)}
		v.Memory, v.Limb = n, 0
	}
}

// number is the number of a scalar whose index is constant.
func (k *keptPlaces) number(m *ir.Memory, index *ir.Value, limb int) int {
	return int(index.Const)*m.Elem.N + limb
}

// place returns where in the group's array a scalar of the item is.
func (k *keptPlaces) place(m *ir.Memory, index *ir.Value, limb int) *ir.Value {
	add := func(v *ir.Value) *ir.Value {
		k.body = append(k.body, v)
		return v
	}
	constant := func(n int) *ir.Value { return add(&ir.Value{Op: ir.Const, Type: ir.I32, Const: float64(n)}) }
	plus := func(x *ir.Value, n int) *ir.Value {
		if n == 0 {
			return x
		}
		return add(&ir.Value{Op: ir.Add, Type: ir.I32, Args: []*ir.Value{x, constant(n)}})
	}
	if index.Op == ir.Const {
		return plus(k.item, k.number(m, index, limb)*m.Items)
	}
	row := add(&ir.Value{Op: ir.Mul, Type: ir.I32, Args: []*ir.Value{index, constant(m.Elem.N * m.Items)}})
	return plus(add(&ir.Value{Op: ir.Add, Type: ir.I32, Args: []*ir.Value{row, k.item}}), limb*m.Items)
}
