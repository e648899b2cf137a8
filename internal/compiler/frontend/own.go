package frontend

import (
	"go/ast"
	"go/constant"
	"go/types"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Numbers of an item's own, and of a group
//
// What kernel.Own and kernel.Own2 give is an array of each item, which stays from phase to phase.
// The first indices are the parameters of the phase, and say no more than whose numbers are
// meant: the item's that is at work. The others are indices of its array. What kernel.Shared gives is an
// array of the group, like one that is declared, whose length may be that of a type.

// unsaid is the name of numbers until a variable is declared with them.
const unsaid = "own"

// own is whose the numbers are: the items of a phase, in rows or in one list.
type own struct{ span []int }

// name is what an item calls its numbers.
func (o *own) name(e ast.Expr) string {
	return text(e) + map[int]string{1: "[i]", 2: "[r][i]"}[len(o.span)]
}

// ofKernel returns the name of the function of package kernel that is called, or "".
func (c *compiler) ofKernel(e *ast.CallExpr) string {
	if fn, ok := c.calls(e); ok && fn.Pkg() != nil && fn.Pkg().Path() == c.root.Path()+"/kernel" {
		return fn.Name()
	}
	return ""
}

// constantOr0 returns a number that is constant, and positive, and else 0.
func (b *builder) constantOr0(e ast.Expr) int {
	if b.isConstant(e) {
		if n := b.scalar(e).Const; 0 < n && n < 1<<20 {
			return int(n)
		}
	}
	return 0
}

// sharedNumbers declares what kernel.Shared gives: an array of the group.
func (b *builder) sharedNumbers(e *ast.CallExpr) *view {
	if b.f.Kind != ir.Groups || b.inPhase {
		b.fail(e, "%s stands in a phase: give the group its memory before it", text(e.Fun))
	}
	n := b.constantOr0(e.Args[1])
	if n == 0 {
		b.fail(e.Args[1], "the number of elements is %s: write a constant from 1 to 2^20-1", text(e.Args[1]))
	}
	return b.declareAs(e, &view{elem: b.ownType(e), dims: []int{n}}, ir.Shared)
}

// declareAs gives what a call of package kernel declares its memory. In another turn of a loop, or in
// another call of the function that it stands in, it begins anew.
func (b *builder) declareAs(e *ast.CallExpr, v *view, space ir.Space) *view {
	was := b.owned[e]
	again := was != nil && types.Identical(was.elem, v.elem) && slices.Equal(was.dims, v.dims)
	if again {
		v.memory = was.memory
	} else {
		v.memory = b.newMemory(e, text(e.Fun), v.elem, space, v.size())
		v.memory.Name = unsaid
	}
	if again || b.repeats > 0 {
		b.statement(&ir.Do{New: []*ir.Memory{v.memory}})
	}
	b.owned[e] = v
	return v
}

// ownNumbers declares what a call of kernel.Own gives.
func (b *builder) ownNumbers(e *ast.CallExpr) *view {
	if b.f.Kind != ir.Groups || b.inPhase {
		b.fail(e, "%s stands in a phase: give items their own numbers before it", text(e.Fun))
	}
	o, items := &own{}, 1
	for _, a := range e.Args[1:] {
		n := b.constantOr0(a)
		if n == 0 {
			b.fail(a, "the number of items is %s: write a constant above 0", text(a))
		}
		o.span, items = append(o.span, n), items*n
	}
	if items > 1<<20 {
		b.fail(e, "%d items have numbers of their own: write 2^20 at most", items)
	}
	elem := b.ownType(e)
	v := &view{own: o}
	v.dims, v.elem = b.dimensions(elem)
	if v.size() == 0 || v.size() > maxArray {
		b.fail(e, "an item has %d elements of its own: write 1 to %d", v.size(), maxArray)
	}
	m := b.declareAs(e, v, ir.Kept).memory
	m.Items = max(m.Items, items)
	return v
}

// ownType returns the type of what an item has.
func (b *builder) ownType(e *ast.CallExpr) types.Type {
	t := b.resolve(b.info.TypeOf(e))
	for range len(e.Args) - 1 {
		t = b.resolve(t.(*types.Slice).Elem())
	}
	return t
}

// dimensions returns the lengths of arrays of arrays, and what they are of; one element where
// a type is no array.
func (b *builder) dimensions(t types.Type) (dims []int, elem types.Type) {
	for elem = t; ; {
		a, ok := b.resolve(elem).Underlying().(*types.Array)
		if !ok {
			break
		}
		dims, elem = append(dims, int(min(a.Len(), 1<<20))), a.Elem()
	}
	if dims == nil {
		dims = []int{1}
	}
	return dims, elem
}

// ofItem returns the indices within an item's own numbers. Those before them must be the
// parameters of a phase that has no more items.
func (b *builder) ofItem(e ast.Expr, o *own, index []ast.Expr) []ast.Expr {
	base, _ := indexed(e)
	name := o.name(base)
	each := map[int]string{1: "Each", 2: "Each2"}[len(o.span)]
	switch {
	case !b.inPhase:
		b.fail(e, "%s belongs to an item: use it in a phase", text(base))
	case len(index) < len(o.span):
		b.fail(e, "%s is what all items have: an item uses its own numbers, %s", text(e), name)
	case len(b.items) != len(o.span):
		b.fail(e, "%s is of the items of %s, and this phase has others: write %s", text(base), each, map[int]string{1: "kernel.Own2 for Each2", 2: "kernel.Own for Each"}[len(o.span)])
	}
	for k, x := range index[:len(o.span)] {
		if b.scalar(x) != b.items[k] {
			b.fail(x, "%s may be numbers of another item: an item uses its own, %s, with the parameters of the phase", text(e), name)
		}
	}
	for k, n := range o.span {
		if b.span[k] == 0 || b.span[k] > n || k > 0 && b.span[k] != n {
			b.fail(e, "%s has numbers for %s items, and the phase need not have these: write %s with the same constants", text(base), joined(o.span), each)
		}
	}
	return index[len(o.span):]
}

func joined(span []int) string {
	var list []string
	for _, n := range span {
		list = append(list, constant.MakeInt64(int64(n)).String())
	}
	return strings.Join(list, "×")
}
