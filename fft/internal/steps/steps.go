// Package steps lists the kernels of package passes that make a transform: which one, for
// how many items, with which arguments. Package fftdevice runs such lists.
package steps

import (
	"fmt"
	"math"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/scheme"
	"github.com/limbfp/limb/internal/run/typeof"
)

// # Lists
//
// A list is made for a scheme, a sign and a batch. Each step goes from some arrays to
// another one, and what stands between two steps lies in memory that later steps use again.
// Several steps may write one array; the result of the list is written by the last ones,
// which read the operand only where there is but one step: then it may be the operand.

// A List is a transform as kernels, one after the other.
type List struct {
	Steps []Step
	Work  []*Array // memory between steps
}

// A Step is a kernel for N items or groups. Args are those of the kernel after the item: an
// *Array, an int, or a number.
type Step struct {
	Kernel string
	N      int
	Args   []any
}

// An Array is one of the caller's, a table, or memory.
type Array struct {
	Elem string // of the elements: CDF, DF, i32
	Len  int
	Data any    // of a table: a slice
	Work *Array // the memory that it lies in, where it stands between two steps
}

// Tables are the tables of a plan, by what they are the tables of: those of one scheme are
// made once.
type Tables map[any]*Array

// key is for a part of a scheme with several tables.
type key struct {
	of    any
	table string
}

// Way says how a device goes through arrays.
type Way struct {
	PerGroup int   // the most elements of a row that a group has
	Rooms    []int // those of passes.Rooms that have room in a group's memory, the preferred one first; none, and of quads: passes alone
	Long     []int // those of passes.WideRooms that have room for stretches, in order; none: there are none
	Width    int   // the most columns in a group's memory
	Lanes    int   // columns that make whole pieces of memory, as many as stretches have
}

// Builder makes lists for complex numbers C. Its methods add steps that take arrays, of a
// batch of numbers, matrices and so on, and return the array of the results.
type Builder[C limb.ComplexNumber] struct {
	list   List
	way    Way
	tables Tables
	roots  map[any]*Array // those that a step computes
	most   int            // elements of the longest array
}

// New returns a builder of a list.
func New[C limb.ComplexNumber](w Way, t Tables) *Builder[C] {
	return &Builder[C]{way: w, tables: t, roots: map[any]*Array{}}
}

// Complex and Real name the type of the numbers and that of their parts.
func (b *Builder[C]) Complex() string { return typeof.Of[C]().String() }
func (b *Builder[C]) Real() string    { return typeof.Of[C]().Real().String() }

// Finish returns the list, which leaves the result in dst.
func (b *Builder[C]) Finish(dst, result *Array) (List, error) {
	if b.most > math.MaxInt32 {
		return List{}, fmt.Errorf("%d elements at once, and kernels count to %d: make the batch smaller", b.most, math.MaxInt32)
	}
	if result.Work == nil { // the operand itself
		b.transpose(dst, result, 1, 1, result.Len)
	}
	last := map[*Array]int{}
	for i, s := range b.list.Steps {
		for k, a := range s.Args {
			if a == any(result) && result.Work != nil {
				s.Args[k] = dst
			} else if x, ok := a.(*Array); ok && x.Work != nil {
				last[x] = i
			}
		}
	}
	var free []*Array
	for i, s := range b.list.Steps {
		for _, a := range s.Args {
			if x, ok := a.(*Array); ok && x.Work == unplaced {
				x.Work = b.memory(&free, x)
			}
		}
		for _, a := range s.Args {
			if x, ok := a.(*Array); ok && x.Work != nil && last[x] == i {
				if !slices.Contains(free, x.Work) {
					free = append(free, x.Work)
				}
			}
		}
	}
	return b.list, nil
}

// unplaced is the memory of arrays that Finish is to find some for.
var unplaced = new(Array)

// memory takes memory for x out of free, or adds some to the list.
func (b *Builder[C]) memory(free *[]*Array, x *Array) (w *Array) {
	if k := slices.IndexFunc(*free, func(w *Array) bool { return w.Elem == x.Elem }); k >= 0 {
		w = (*free)[k]
		*free = slices.Delete(*free, k, k+1)
	} else {
		w = &Array{Elem: x.Elem}
		b.list.Work = append(b.list.Work, w)
	}
	w.Len = max(w.Len, x.Len)
	return w
}

// array returns a new array between steps.
func (b *Builder[C]) array(elem string, n int) *Array {
	b.most = max(b.most, n)
	return &Array{Elem: elem, Len: n, Work: unplaced}
}

// table returns a table of the plan.
func table[E any](t Tables, key any, elem string, data []E) *Array {
	if t[key] == nil {
		t[key] = &Array{Elem: elem, Len: len(data), Data: data}
	}
	return t[key]
}

// rootsOf returns an array of n roots of unity that steps compute, once for the list.
func (b *Builder[C]) rootsOf(key any, n int, compute func(w *Array)) *Array {
	if b.roots[key] == nil {
		b.roots[key] = b.array(b.Complex(), n)
		compute(b.roots[key])
	}
	return b.roots[key]
}

// unit adds the step that computes n roots of unity, from element at on.
func (b *Builder[C]) unit(w *Array, at, n int, a scheme.Angles) {
	b.parts("Roots", n, w, a.Order, a.Width, a.Row, a.Column, a.Step, at)
}

// groups returns how many groups rows of run elements take.
func (b *Builder[C]) groups(rows, run int) int {
	return rows * ((run + b.way.PerGroup - 1) / b.way.PerGroup)
}

// do adds a step of a kernel for complex numbers.
func (b *Builder[C]) do(kernel string, n int, args ...any) {
	b.list.Steps = append(b.list.Steps, Step{fmt.Sprintf("passes.%s[%s]", kernel, b.Complex()), n, args})
}

// radices are the types of package passes.
var radices = map[int]string{2: "Two", 3: "Three", 4: "Four", 5: "Five", 7: "Seven", 8: "Eight"}

// sized adds a step of a kernel for complex numbers and a type that says a size.
func (b *Builder[C]) sized(kernel, size string, n int, args ...any) {
	b.list.Steps = append(b.list.Steps, Step{fmt.Sprintf("passes.%s[%s,%s]", kernel, size, b.Complex()), n, args})
}

// parts adds a step of a kernel for complex numbers and their parts.
func (b *Builder[C]) parts(kernel string, n int, args ...any) {
	b.list.Steps = append(b.list.Steps, Step{fmt.Sprintf("passes.%s[%s,%s]", kernel, b.Complex(), b.Real()), n, args})
}
