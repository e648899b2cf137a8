package lower

import (
	"fmt"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// Split finds the error of a product without a fused multiply-add.
func Split(p *ir.Program) (*ir.Program, error) {
	split := instead(ir.ProdErr, "prodErrSplit")
	return replace(func(b *body, v *ir.Value) *ir.Value {
		if v.Op == ir.FMA {
			panic(noFMA(b, v))
		}
		return split(b, v)
	})(p)
}

// noFMA is the fault of a program with a fused multiply-add where a device has none.
func noFMA(b *body, v *ir.Value) fault {
	return fault{fmt.Errorf("%s: %s has a fused multiply-add, which this device does not have or does not round once: run it on another one, or write TwoProd and sums", v.Pos, b.f.Name)}
}

// Divide makes quotients and roots of sums and products.
func Divide(p *ir.Program) (*ir.Program, error) {
	p, err := replace(instead(ir.Div, "quotient"))(p)
	if err != nil {
		return nil, err
	}
	return replace(instead(ir.Sqrt, "root"))(p)
}

// Trunc makes whole numbers of sums.
func Trunc(p *ir.Program) (*ir.Program, error) {
	p, err := replace(instead(ir.Trunc, "whole"))(p)
	if err != nil {
		return nil, err
	}
	return replace(instead(ir.Floor, "wholeBelow"))(p)
}

// instead calls a function of the root in the place of an operation. Its operands are
// those of the operation.
func instead(op ir.Op, name string) func(b *body, v *ir.Value) *ir.Value {
	return func(b *body, v *ir.Value) *ir.Value {
		if v.Op != op {
			return nil
		}
		return b.call(b.named(v.Type.String()+"_"+name), b.operands(v)...)
	}
}

// Barrier puts each rounded result through a place that no compiler sees through.
func Barrier(p *ir.Program) (*ir.Program, error) {
	return replace(func(b *body, v *ir.Value) *ir.Value {
		if !rounds(v) {
			return nil
		}
		w := b.keep(v)
		w.Name, w.Comment = "", ""
		return b.add(ir.Opaque, w.Type, w)
	})(p)
}

// rounds reports whether v is an operation of floats that rounds.
func rounds(v *ir.Value) bool {
	if !v.Type.Float() {
		return false
	}
	switch v.Op {
	case ir.Add, ir.Sub, ir.Mul, ir.Div, ir.Sqrt, ir.ProdErr, ir.FMA:
		return true
	}
	return false
}
