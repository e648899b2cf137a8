package kernels

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// The library stands in two files, so that a program which maps no function with long tables has
// not these: most of its bytes are tables of gamma and Bessel functions.
var (
	//go:embed zlimb.ir
	encoded []byte
	//go:embed ztables.ir
	tables []byte
)

// longest is the length of the longest table in the first file.
const longest = 2048 // numbers

// Long reports whether a table is in the second file.
func Long(t *ir.Table) bool { return len(t.Data) > longest }

// Encode returns both files of a program.
func Encode(p *ir.Program) (functions, tables []byte) {
	var long ir.Program
	for _, t := range p.Tables {
		if Long(t) {
			whole := *t
			long.Tables, t.Data = append(long.Tables, &whole), nil
		}
	}
	functions, tables = ir.Encode(p), ir.Encode(&long)
	fill(p, &long)
	return functions, tables
}

// fill puts the long tables where they are missing.
func fill(p, long *ir.Program) {
	for _, t := range long.Tables {
		if i := slices.IndexFunc(p.Tables, func(short *ir.Table) bool { return short.Name == t.Name }); i >= 0 {
			p.Tables[i].Data = t.Data
		}
	}
}

// library is what is encoded, of which a program needs a part.
var library = sync.OnceValue(func() *ir.Library {
	l, err := ir.Open(encoded)
	if err != nil { // a test decodes it
		panic(err)
	}
	return l
})

var whole sync.Once // a variable with the function itself would link the tables

// Linked is the library as a program has linked it: with its long tables once somebody has asked for [All].
// The functions of this package ask; package device does so for functions by name, and for those with such tables.
type Linked struct{}

// All returns the library with its long tables. A program that calls it has these.
func All() Linked {
	whole.Do(func() {
		long, err := ir.Decode(tables)
		if err != nil { // as above
			panic(err)
		}
		library().Change(func(p *ir.Program) { fill(p, long) })
	})
	return Linked{}
}

// Program is [Program], in which long tables may be empty.
func (Linked) Program() *ir.Program {
	p, err := library().Program()
	if err != nil { // as above
		panic(err)
	}
	return p
}

// IR is [IR].
func (Linked) IR(name string) (*ir.Func, error) {
	f, err := library().Lookup(name)
	if f == nil && err == nil {
		err = fmt.Errorf("unknown function %q", name)
	}
	return f, err
}

// Maps is [Maps].
func (l Linked) Maps(names ...string) (p *ir.Program, maps []string, err error) {
	if p, err = l.Module(names...); err != nil {
		return nil, nil, err
	}
	for _, name := range names {
		f, err := l.IR(name)
		if err != nil {
			return nil, nil, err
		}
		k := ir.Map(f)
		p.Funcs, maps = append(p.Funcs, k), append(maps, k.Name)
	}
	return p, maps, nil
}

// Module is [Module]. A function whose tables are not there is an error.
func (l Linked) Module(names ...string) (*ir.Program, error) {
	var list []*ir.Func
	for _, name := range names {
		f, err := l.IR(name)
		if err != nil {
			return nil, err
		}
		list = append(list, f)
	}
	p, err := part(func(keep func(*ir.Func) bool) ([]*ir.Func, error) { return library().Some(keep) }, list)
	if err != nil {
		return nil, err
	}
	for _, t := range p.Tables {
		if len(t.Data) == 0 {
			return nil, fmt.Errorf("the program has not linked the table %s, which %v need", t.Name, names)
		}
	}
	return p, nil
}

// Program returns the library: every compiled function, in the order of the source,
// callees before callers. It is shared, and nobody changes it. Who needs a few functions asks for
// them, with IR, Module or Maps.
func Program() *ir.Program { return All().Program() }

// IR returns a function of the library: "DF.Add", "f32.prodErrSplit".
func IR(name string) (*ir.Func, error) { return All().IR(name) }

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
func Maps(names ...string) (p *ir.Program, maps []string, err error) { return All().Maps(names...) }

// Module returns the named functions with all that they need, as a program.
func Module(names ...string) (*ir.Program, error) { return All().Module(names...) }

// standIns are the functions that may take the place of operations.
var standIns = []string{"prodErrScaled", "prodErrSplit", "quotient", "root", "whole", "wholeBelow"}

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
