package ir_test

import (
	"math"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestOps runs each operation by itself, in binary64, binary32 and a format of
// 5 bits.
func TestOps(t *testing.T) {
	inf, nan, negZero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	table := &ir.Table{Name: "table", Type: ir.F32, Data: []float64{1, 2, 1.03125}}
	toy := nearest(t, ir.Format{Prec: 5, Emin: -6, Emax: 7})
	const b, i, f = ir.Bool, ir.I32, ir.F32
	tests := []struct {
		op        ir.Op
		typ       ir.Type
		immediate int
		a         ir.Arith
		args      []float64
		want      float64
	}{
		{ir.Add, f, 0, toy, []float64{1, 0.03125}, 1},
		{ir.Add, f, 0, ir.IEEE32, []float64{1, 0x1p-23}, 1 + 0x1p-23},
		{ir.Add, f, 0, ir.IEEE32, []float64{1, 0x1p-24}, 1},
		{ir.Add, f, 0, ir.IEEE64, []float64{1, 0x1p-52}, 1 + 0x1p-52},
		{ir.Add, f, 0, ir.IEEE64, []float64{inf, -inf}, nan},
		{ir.Add, i, 0, toy, []float64{math.MaxInt32, 1}, math.MinInt32},
		{ir.Sub, f, 0, toy, []float64{1, 1}, 0},
		{ir.Sub, i, 0, toy, []float64{math.MinInt32, 1}, math.MaxInt32},
		{ir.Mul, f, 0, toy, []float64{248, 2}, inf},
		{ir.Mul, f, 0, toy, []float64{0x1p-6, -0x1p-6}, negZero},
		{ir.Mul, f, 0, toy, []float64{0x1p-6, 0x1p-4}, 0x1p-10},
		{ir.Mul, i, 0, toy, []float64{0x10001, 0x10001}, 0x20001},
		{ir.Div, f, 0, toy, []float64{1, 3}, 21. / 64},
		{ir.Div, f, 0, toy, []float64{-1, 0}, -inf},
		{ir.Neg, f, 0, toy, []float64{0}, negZero},
		{ir.Neg, i, 0, toy, []float64{0}, 0},
		{ir.Neg, i, 0, toy, []float64{math.MinInt32}, math.MinInt32},
		{ir.Abs, f, 0, toy, []float64{negZero}, 0},
		{ir.Abs, f, 0, toy, []float64{-inf}, inf},
		{ir.Sqrt, f, 0, toy, []float64{2}, 23. / 16},
		{ir.Sqrt, f, 0, ir.IEEE64, []float64{2}, math.Sqrt2},
		{ir.Sqrt, f, 0, ir.IEEE32, []float64{-1}, nan},
		{ir.Copysign, f, 0, toy, []float64{3, negZero}, -3},
		{ir.ProdErr, f, 0, toy, []float64{1.0625, 1.0625, 1.125}, 1. / 256},
		{ir.ProdErr, f, 0, ir.IEEE64, []float64{1 + 0x1p-52, 1 + 0x1p-52, 1 + 0x1p-51}, 0x1p-104},
		{ir.FMA, f, 0, toy, []float64{1.0625, 1.0625, -1.125}, 1. / 256},
		{ir.FMA, f, 0, toy, []float64{1.0625, 1.0625, 0x1p-6}, 1.125},
		{ir.FMA, f, 0, toy, []float64{248, 2, -248}, 248},
		{ir.FMA, f, 0, toy, []float64{inf, 0, 1}, nan},
		{ir.FMA, f, 0, toy, []float64{negZero, 1, 0}, 0},
		{ir.FMA, f, 0, ir.IEEE32, []float64{0x1.001p0, 0x1.001p0, 0x1p-100}, 0x1.002002p0}, // between two numbers, and a little
		{ir.FMA, f, 0, ir.IEEE64, []float64{1 + 0x1p-52, 1 + 0x1p-52, -1 - 0x1p-51}, 0x1p-104},
		{ir.Trunc, f, 0, toy, []float64{-1.5}, -1},
		{ir.Trunc, f, 0, toy, []float64{-0.5}, negZero},
		{ir.Floor, f, 0, toy, []float64{-1.5}, -2},
		{ir.Finite, b, 0, toy, []float64{248}, 1},
		{ir.Finite, b, 0, toy, []float64{-inf}, 0},
		{ir.Finite, b, 0, toy, []float64{nan}, 0},
		{ir.Signbit, b, 0, toy, []float64{negZero}, 1},
		{ir.Signbit, b, 0, toy, []float64{inf}, 0},
		{ir.Exponent, i, 0, toy, []float64{-0.75}, -1},
		{ir.Exponent, i, 0, toy, []float64{0x1p-7}, -7},
		{ir.Exponent, i, 0, toy, []float64{0x1p-10}, -7},
		{ir.Exponent, i, 0, toy, []float64{0}, -7},
		{ir.Exponent, i, 0, toy, []float64{nan}, 8},
		{ir.Exponent, i, 0, ir.IEEE32, []float64{0x1p-149}, -127},
		{ir.Exponent, i, 0, ir.IEEE32, []float64{inf}, 128},
		{ir.Exponent, i, 0, ir.IEEE64, []float64{0x1p-1074}, -1023},
		{ir.Pow2, f, 0, toy, []float64{-6}, 0x1p-6},
		{ir.Pow2, f, 0, ir.IEEE64, []float64{-1022}, 0x1p-1022},
		{ir.Chop, f, 2, toy, []float64{-1.9375}, -1.75},
		{ir.Chop, f, 2, toy, []float64{0x7p-10}, 0x4p-10},
		{ir.Chop, f, 2, toy, []float64{-0x3p-10}, negZero},
		{ir.Chop, f, 12, ir.IEEE32, []float64{0x1.ffffffp0}, 0x1.ffep0},
		{ir.Chop, f, 12, ir.IEEE32, []float64{0x1.ffffp-127}, 0x1.ffcp-127},
		{ir.Chop, f, 26, ir.IEEE64, []float64{0x1.fffffffffffffp1023}, 0x1.ffffffcp1023},
		{ir.Chop, f, 1, ir.IEEE64, []float64{0x3p-1074}, 0x2p-1074},
		{ir.Chop, f, 2, toy, []float64{-inf}, -inf},
		{ir.Chop, f, 2, toy, []float64{nan}, nan},
		{ir.ToInt, i, 0, toy, []float64{-248}, -248},
		{ir.ToFloat, f, 0, toy, []float64{33}, 32},
		{ir.ToFloat, f, 0, ir.IEEE32, []float64{math.MaxInt32}, 0x1p31},
		{ir.ToFloat, f, 0, ir.IEEE64, []float64{math.MaxInt32}, math.MaxInt32},
		{ir.Widen, f, 0, toy, []float64{negZero}, negZero},
		{ir.Narrow, f, 0, toy, []float64{33}, 32},
		{ir.Narrow, f, 0, ir.IEEE32, []float64{1 + 0x1p-24}, 1},
		{ir.Narrow, f, 0, ir.IEEE32, []float64{0x1.ffffffp127}, inf},
		{ir.Lt, b, 0, toy, []float64{1, 2}, 1},
		{ir.Lt, b, 0, toy, []float64{1, nan}, 0},
		{ir.Lt, b, 0, toy, []float64{negZero, 0}, 0},
		{ir.Le, b, 0, toy, []float64{0, negZero}, 1},
		{ir.Le, b, 0, toy, []float64{nan, nan}, 0},
		{ir.Eq, b, 0, toy, []float64{0, negZero}, 1},
		{ir.Eq, b, 0, toy, []float64{nan, nan}, 0},
		{ir.Ne, b, 0, toy, []float64{nan, nan}, 1},
		{ir.And, b, 0, toy, []float64{1, 0}, 0},
		{ir.And, i, 0, toy, []float64{-4, 7}, 4},
		{ir.Or, b, 0, toy, []float64{1, 0}, 1},
		{ir.Or, i, 0, toy, []float64{-4, 1}, -3},
		{ir.Xor, b, 0, toy, []float64{1, 1}, 0},
		{ir.Xor, i, 0, toy, []float64{-1, 5}, -6},
		{ir.Not, b, 0, toy, []float64{1}, 0},
		{ir.Not, b, 0, toy, []float64{0}, 1},
		{ir.Shl, i, 31, toy, []float64{3}, math.MinInt32},
		{ir.Shr, i, 1, toy, []float64{-3}, -2},
		{ir.Select, f, 0, toy, []float64{1, 2, 3}, 2},
		{ir.Select, f, 0, toy, []float64{0, 2, negZero}, negZero},
		{ir.Lookup, f, 0, toy, []float64{2}, 1},
		{ir.Lookup, f, 0, ir.IEEE32, []float64{2}, 1.03125},
		{ir.Opaque, f, 0, toy, []float64{negZero}, negZero},
		{ir.Splitter, f, 0, toy, nil, 9},
		{ir.Splitter, f, 0, ir.IEEE32, nil, 4097},
		{ir.Splitter, f, 0, ir.IEEE64, nil, 134217729},
		{ir.Const, f, 0, toy, nil, 3.125},
		{ir.Const, f, 0, ir.IEEE64, nil, 3.1},
	}
	tested := map[ir.Op]bool{ir.Param: true, ir.Call: true, ir.Result: true} // by every function of the library
	for _, c := range tests {
		tested[c.op] = true
		fn := &ir.Func{Name: "op"}
		v := &ir.Value{Op: c.op, Type: c.typ, Table: table, Const: 3.1}
		if n := v.Immediate(); n != nil {
			*n = c.immediate
		}
		for range c.args {
			p := &ir.Value{Op: ir.Param, Type: c.typ}
			fn.Params, v.Args = append(fn.Params, p), append(v.Args, p)
		}
		fn.Body, fn.Results = append(append(fn.Body, fn.Params...), v), []*ir.Value{v}
		in, err := ir.NewInterp(&ir.Program{}, fn, c.a)
		if err != nil {
			t.Fatal(err)
		}
		var got [1]float64
		in.Run(got[:], c.args)
		if !same(got[0], c.want) {
			t.Errorf("%v %v %v (immediate %d) = %v, want %v", c.a.Format(), c.op, c.args, c.immediate, got[0], c.want)
		}
	}
	for op := range words { // in TestWords
		tested[op] = true
	}
	for op := ir.Param; op <= ir.FMA; op++ {
		if op > ir.Opaque && op < ir.FMA { // of programs
			continue
		}
		if !tested[op] {
			t.Errorf("%v is not tested", op)
		}
	}
}
