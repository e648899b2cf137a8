package lower

import (
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// dot4 is the native operation that adds the products of four bytes with signs.
func dot4(v *ir.Value) bool { return v.Op == ir.Native && v.Native == "dot4" }

// dots makes each dot4 of sums and products, for targets without it.
func dots(p *ir.Program) (*ir.Program, error) {
	if !slices.ContainsFunc(p.Funcs, func(f *ir.Func) bool { return slices.ContainsFunc(f.Body, dot4) }) {
		return p, nil
	}
	r := &rewriter{old: p}
	r.value = func(b *body, v *ir.Value) []*ir.Value {
		if !dot4(v) {
			return []*ir.Value{b.keep(v)}
		}
		args := b.operands(v)
		sum := args[2]
		for n := range 4 {
			var bytes [2]*ir.Value
			for i := range bytes { // shifted up, and down with its sign
				bytes[i] = b.shift(ir.Shr, b.shift(ir.Shl, args[i], 24-8*n), 24)
			}
			sum = b.op(ir.Add, sum, b.op(ir.Mul, bytes[0], bytes[1]))
		}
		return []*ir.Value{sum}
	}
	return r.run(nil)
}
