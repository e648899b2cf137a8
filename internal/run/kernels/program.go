package kernels

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/limbfp/limb/internal/compiler/ir"
)

//go:embed zlimb.ir
var encoded []byte

// library is what is encoded, of which a program needs a part.
var library = sync.OnceValue(func() *ir.Library {
	l, err := ir.Open(encoded)
	if err != nil { // a test decodes it
		panic(err)
	}
	return l
})

// Program returns the library: every compiled function, in the order of the source,
// callees before callers. It is shared, and nobody changes it. Who needs a few functions asks for
// them, with IR, Module or Maps.
func Program() *ir.Program {
	p, err := library().Program()
	if err != nil { // as above
		panic(err)
	}
	return p
}

// IR returns a function of the library: "DF.Add", "f32.prodErrSplit".
func IR(name string) (*ir.Func, error) {
	f, err := library().Lookup(name)
	if f == nil && err == nil {
		err = fmt.Errorf("unknown function %q", name)
	}
	return f, err
}

// Names returns the names of all functions, in order, those that are no kernels themselves
// among them.
func Names() (list []string) {
	for _, f := range Program().Funcs {
		if !f.Slices {
			list = append(list, f.Go)
		}
	}
	slices.Sort(list)
	return list
}

// Maps returns the map kernels of the named functions, with all that they need, as a program,
// and the names of the kernels in it.
func Maps(names ...string) (p *ir.Program, maps []string, err error) {
	if p, err = Module(names...); err != nil {
		return nil, nil, err
	}
	for _, name := range names {
		f, err := IR(name)
		if err != nil {
			return nil, nil, err
		}
		k := ir.Map(f)
		p.Funcs, maps = append(p.Funcs, k), append(maps, k.Name)
	}
	return p, maps, nil
}

// standIns are the functions that may take the place of operations.
var standIns = []string{"prodErrScaled", "prodErrSplit", "quotient", "root", "whole", "wholeBelow"}

// Module returns the named functions with all that they need, as a program.
func Module(names ...string) (*ir.Program, error) {
	var list []*ir.Func
	for _, name := range names {
		f, err := IR(name)
		if err != nil {
			return nil, err
		}
		list = append(list, f)
	}
	return part(func(keep func(*ir.Func) bool) ([]*ir.Func, error) { return library().Some(keep) }, list)
}

// Part returns functions of p with all that they call, and what may take the place of
// operations in them, as a program: functions of sums and products, and of integers.
func Part(p *ir.Program, list ...*ir.Func) *ir.Program {
	q, _ := part(func(keep func(*ir.Func) bool) (some []*ir.Func, _ error) {
		for _, f := range p.Funcs {
			if keep(f) {
				some = append(some, f)
			}
		}
		return some, nil
	}, list)
	return q
}

// part makes a program of functions of another one, of which some returns those that are kept.
func part(some func(keep func(f *ir.Func) bool) ([]*ir.Func, error), list []*ir.Func) (*ir.Program, error) {
	var limbs []ir.Type // of which there are values: a function that is written for types may have both
	for _, f := range (&ir.Program{}).Reach(list...).Funcs {
		for _, t := range []ir.Type{ir.F32, ir.F64} {
			of := func(v *ir.Value) bool { return v.Type == t }
			if !slices.Contains(limbs, t) && (f.Limb == t || f.Mixed && slices.ContainsFunc(f.Body, of)) {
				limbs = append(limbs, t)
			}
		}
	}
	if len(limbs) == 2 && limbs[0] > limbs[1] {
		slices.Reverse(limbs)
	}
	var all []*ir.Func
	add := func(keep func(f *ir.Func) bool) error {
		more, err := some(keep)
		all = append(all, more...)
		return err
	}
	for _, limb := range limbs {
		for _, name := range standIns {
			name = limb.String() + "." + name
			if err := add(func(f *ir.Func) bool { return f.Go == name }); err != nil {
				return nil, err
			}
		}
		word := limb.Word().String() + "_"
		if err := add(func(f *ir.Func) bool { return f.Inline && strings.HasPrefix(f.Name, word) }); err != nil {
			return nil, err
		}
	}
	return (&ir.Program{}).Reach(append(all, list...)...), nil
}

// target returns the name of a function as device text has it.
func target(name string) string { return strings.ReplaceAll(name, ".", "_") }
