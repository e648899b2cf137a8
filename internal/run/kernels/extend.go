package kernels

import (
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// Extend adds to the library what an encoded program has and the library lacks, for a program that
// is made without some functions and fetches them when they are asked for, as the page does. What
// both have, by name, is the library's. Nobody may use the library meanwhile.
func Extend(encoded []byte) error {
	more, err := ir.Decode(encoded)
	if err != nil {
		return err
	}
	extend(Program(), more)
	library().Grown()
	return nil
}

// extend returns the functions that p got from another program, which is used up.
func extend(p, more *ir.Program) (added []*ir.Func) {
	tables, funcs := map[*ir.Table]*ir.Table{}, map[*ir.Func]*ir.Func{}
	for _, t := range more.Tables {
		if i := slices.IndexFunc(p.Tables, func(old *ir.Table) bool { return old.Name == t.Name }); i >= 0 {
			tables[t] = p.Tables[i]
		} else {
			tables[t], p.Tables = t, append(p.Tables, t)
		}
	}
	for _, f := range more.Funcs { // callees before callers
		if old := p.Lookup(f.Name); old != nil {
			funcs[f] = old
			continue
		}
		for _, v := range f.Body {
			v.Callee, v.Table = funcs[v.Callee], tables[v.Table]
		}
		funcs[f], added, p.Funcs = f, append(added, f), append(p.Funcs, f)
	}
	return added
}
