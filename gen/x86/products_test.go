package x86

import (
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestHalves: what adds the products of halves is known, and what is like it is not.
func TestHalves(t *testing.T) {
	build := func(shift int, second ir.Op, last int) *ir.Func {
		f := new(ir.Func)
		add := func(op ir.Op, bits int, args ...*ir.Value) *ir.Value {
			v := &ir.Value{Op: op, Type: ir.I32, Bits: bits, Args: args}
			f.Body = append(f.Body, v)
			return v
		}
		for range 3 {
			f.Params = append(f.Params, add(ir.Param, 0))
		}
		c, a, b := f.Params[0], f.Params[1], f.Params[2]
		low := func(x *ir.Value) *ir.Value { return add(ir.Shr, 16, add(ir.Shl, 16, x)) }
		sum := add(ir.Add, 0, c, add(ir.Mul, 0, low(a), low(b)))
		f.Results = []*ir.Value{add(second, 0, sum, add(ir.Mul, 0, add(ir.Shr, shift, a), add(ir.Shr, 16, f.Params[last])))}
		return f
	}
	for i, f := range []*ir.Func{build(16, ir.Add, 2), build(15, ir.Add, 2), build(16, ir.Sub, 2), build(16, ir.Add, 1)} {
		if addsHalves(f) != (i == 0) {
			t.Errorf("function %d adds products of halves: %v", i, addsHalves(f))
		}
	}
}
