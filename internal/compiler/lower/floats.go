package lower

import (
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// Scaled finds the error of a product by a fused multiply-add that is right for what is far from
// subnormal numbers.
func Scaled(p *ir.Program) (*ir.Program, error) { return prodErr("prodErrScaled")(p) }

// Split finds it without one.
func Split(p *ir.Program) (*ir.Program, error) { return prodErr("prodErrSplit")(p) }

// prodErr calls a function in the place of the error of a product, but where that is made of one.
func prodErr(name string) Pass {
	call := instead(ir.ProdErr, name)
	return replace(func(b *body, v *ir.Value) *ir.Value {
		_, f, _ := strings.Cut(b.f.Name, "_")
		switch {
		case v.Op == ir.FMA:
			panic(noFMA(b, v))
		case f == "prodErrScaled", f == "prodErrSmall":
			return nil
		}
		return call(b, v)
	})
}

// noFMA is the fault of a program with a fused multiply-add where a device has none.
func noFMA(b *body, v *ir.Value) fault {
	return fault{fmt.Errorf("%s: %s has a fused multiply-add, which this device does not have or does not round once: run it on another one, or write TwoProd and sums", v.Pos, b.f.Name)}
}

// Divide makes quotients of sums and products.
func Divide(p *ir.Program) (*ir.Program, error) { return replace(instead(ir.Div, "quotient"))(p) }

// Root makes roots of them.
func Root(p *ir.Program) (*ir.Program, error) { return replace(instead(ir.Sqrt, "root"))(p) }

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
