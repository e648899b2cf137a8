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

// Program returns the library: every compiled function, in the order of the source,
// callees before callers. It is shared, and nobody changes it.
var Program = sync.OnceValue(func() *ir.Program {
	p, err := ir.Decode(encoded)
	if err != nil { // a test decodes it
		panic(err)
	}
	return p
})

var byName = sync.OnceValue(func() map[string]*ir.Func {
	m := map[string]*ir.Func{}
	for _, f := range Program().Funcs {
		m[f.Go] = f
	}
	return m
})

// IR returns a function of the library: "DF.Add", "f32.prodErrSplit".
func IR(name string) (*ir.Func, error) {
	if f := byName()[name]; f != nil {
		return f, nil
	}
	return nil, fmt.Errorf("unknown function %q", name)
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
		k := ir.Map(byName()[name])
		p.Funcs, maps = append(p.Funcs, k), append(maps, k.Name)
	}
	return p, maps, nil
}

// standIns are the functions that may take the place of operations.
var standIns = []string{"prodErrSplit", "quotient", "root"}

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
	return Part(Program(), list...), nil
}

// Part returns functions of p with all that they call, and what may take the place of
// operations in them, as a program: functions of sums and products, and of integers.
func Part(p *ir.Program, list ...*ir.Func) *ir.Program {
	var limbs []ir.Type
	for _, f := range list {
		if !slices.Contains(limbs, f.Limb) {
			limbs = append(limbs, f.Limb)
		}
	}
	var others []*ir.Func
	for _, limb := range limbs {
		for _, name := range standIns {
			others = append(others, p.Lookup(limb.String()+"."+name))
		}
		for _, f := range p.Funcs {
			if f.Inline && strings.HasPrefix(f.Name, limb.Word().String()+"_") {
				others = append(others, f)
			}
		}
	}
	return p.Reach(append(others, list...)...)
}

// target returns the name of a function as device text has it.
func target(name string) string { return strings.ReplaceAll(name, ".", "_") }

// Compiled is a kernel that the compiler has read: its intermediate form, for devices, and
// its Go, for the device cpu.
type Compiled struct {
	Program *ir.Program // nil for a function of Go that the device cpu alone runs
	Name    string      // in Program

	// Compared says that its user compares what it computes before first use, together with
	// that of other kernels.
	Compared bool

	// Go runs it for the items, or groups, 0 … n-1, on Go's slices and scalars, in the
	// order of its parameters.
	Go func(n int, args []any)
}
