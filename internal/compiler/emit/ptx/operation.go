package ptx

import (
	"cmp"
	"math"
	mathbits "math/bits"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// Operations of one instruction: T stands for the type of the result, B for its bits, and
// S for the type of the first operand.
var (
	floats = map[ir.Op]string{
		ir.Add: "add.rn.T", ir.Sub: "sub.rn.T", ir.Mul: "mul.rn.T", ir.Div: "div.rn.T", ir.Sqrt: "sqrt.rn.T", ir.Select: "selp.T",
		ir.Abs:   "abs.T", // which is compared: see lower.BitsBut
		ir.Trunc: "cvt.rzi.T.T", ir.Floor: "cvt.rmi.T.T", ir.ToFloat: "cvt.rn.T.s32", ir.Widen: "cvt.f64.f32", ir.Narrow: "cvt.rn.f32.f64",
	}
	others = map[ir.Op]string{
		ir.Add: "add.T", ir.Sub: "sub.T", ir.Mul: "mul.lo.T", ir.Neg: "neg.T", ir.Quo: "div.T", ir.Rem: "rem.T",
		ir.And: "and.B", ir.Or: "or.B", ir.Xor: "xor.B", ir.Not: "not.B", ir.Shl: "shl.B", ir.Shr: "shr.T", ir.ShlBy: "shl.B", ir.ShrBy: "shr.T",
		ir.Lt: "setp.lt.S", ir.Le: "setp.le.S", ir.Eq: "setp.eq.S", ir.Ne: "setp.ne.S", ir.Select: "selp.T",
		ir.MulHi: "mul.hi.T", ir.ToWide: "cvt.u64.u32", ir.ToLow: "cvt.u32.u64", ir.ToInt: "cvt.rzi.s32.S",
	}
	natives = map[string]string{
		"fma": "fma.rn.T", "sqrt": "sqrt.rn.T", "rsqrt": "rsqrt.approx.T", "fmin": "min.T", "fmax": "max.T", "fabs": "abs.T", "neg": "neg.T",
		"ceil": "cvt.rpi.T.T", "floor": "cvt.rmi.T.T", "trunc": "cvt.rzi.T.T", "rint": "cvt.rni.T.T", "zero": "mov.T",
		"native_recip": "rcp.approx.T", "native_sqrt": "sqrt.approx.T", "native_rsqrt": "rsqrt.approx.T", "native_exp2": "ex2.approx.T", "native_log2": "lg2.approx.T",
		"native_sin": "sin.approx.T", "native_cos": "cos.approx.T", "native_tan": "div.approx.T", "native_tanh": "tanh.approx.T",
		"native_exp": "ex2.approx.T", "native_exp10": "ex2.approx.T", "native_log": "mul.rn.T", "native_log10": "mul.rn.T", "native_powr": "ex2.approx.T",
		"native_divide": "div.approx.T", "native_divide.full": "div.full.T", "native_saturate": "cvt.sat.T.T",
		"isfinite": "testp.finite.S", "isinf": "testp.infinite.S", "isnan": "testp.notanumber.S",
		"toint": "cvt.rzi.T.S", "toint.down": "cvt.rmi.T.S", "tofloat": "cvt.rn.T.S", "tofloat.zero": "cvt.rz.T.S", "toulong": "cvt.rzi.T.S",
		"add_sat": "add.sat.T", "sub_sat": "sub.sat.T", "mul_hi": "mul.hi.T", "shl": "shl.B", "shr": "shr.T", "popcount": "popc.B",
		"rotate": "shf.l.wrap.B", "dot4": "dp4a.T.T", "half.load": "cvt.T.f16", "half.store": "cvt.rn.f16.S", "half.truncate": "cvt.rz.f16.S",
	}
)

// The factors of CUDA's fast functions: __expf is 2^(x·log2 e), __logf is log2 x · ln 2.
var factors = map[string]float64{"native_exp": math.Log2E, "native_exp10": math.Ln10 / math.Ln2, "native_log": math.Ln2, "native_log10": math.Ln2 / math.Ln10}

// HasNative reports whether PTX has the native operation of v. Its quick functions are of 32
// bits alone.
func HasNative(v *ir.Value) bool {
	return natives[v.Native] != "" && !(v.Type == ir.F64 && strings.HasPrefix(v.Native, "native_"))
}

// Rung returns a rung as kernels for a device are lowered on: they mend late, and have dot4 where it has dp4a.
func Rung(r lower.Rung, sm int) lower.Rung {
	r.Dots = sm == 0 || sm >= dots
	return r.Late(lower.Late)
}

// dots is the compute capability, times ten, from which on there is dp4a.
const dots = 61

// combined prints a condition with a comparison that is its second operand, as one instruction.
func (p *printer) combined(s *scope, v *ir.Value, first string) string {
	c := v.Args[1]
	t := c.Args[0].Type
	name := strings.ReplaceAll(others[c.Op], "S", map[ir.Op]string{ir.And: "and", ir.Or: "or"}[v.Op]+"."+types[t])
	if c.Op == ir.Ne && t.Float() { // true of NaN
		name = strings.Replace(name, ".ne.", ".neu.", 1)
	}
	return p.op(ir.Bool, name, s.at[c.Args[0]][0], s.at[c.Args[1]][0], first)
}

// result prints the operation of v on x, and returns its result.
func (p *printer) result(v *ir.Value, x []string) string {
	t, from := v.Type, v.Type
	if len(v.Args) > 0 {
		from = v.Args[0].Type
	}
	if x, ok := folded(v, x); ok {
		return number(x, t)
	}
	name := others[v.Op]
	if t.Float() {
		name = floats[v.Op]
	}
	if v.Op == ir.Quo || v.Op == ir.Rem {
		if n, err := strconv.Atoi(x[1]); err == nil && n > 0 && n&(n-1) == 0 {
			return p.divided(v, x[0], n)
		}
	}
	b := bits(t)
	switch v.Op {
	case ir.Add, ir.Sub, ir.Mul, ir.ProdErr, ir.FMA:
		for i := range x {
			x[i] = cmp.Or(p.minus[x[i]], x[i])
		}
	}
	switch v.Op {
	case ir.Const:
		if t != ir.Bool {
			return number(v.Const, t)
		}
		name, x = "mov.pred", []string{number(v.Const, t)}
	case ir.Neg:
		if t.Float() {
			return p.negative(x[0], t)
		}
	case ir.ProdErr:
		name, x[2] = "fma.rn.T", p.op(t, "neg."+types[t], x[2])
	case ir.FMA:
		name = "fma.rn.T"
	case ir.Ne:
		if from.Float() { // true of NaN
			name = "setp.neu.S"
		}
	case ir.Shl, ir.Shr:
		x = append(x, strconv.Itoa(v.Bits))
	case ir.ShlBy, ir.ShrBy:
		x[1] = p.word(x[1], t, ir.U32)
	case ir.Clz:
		return p.word(p.op(ir.U32, "clz."+b, x[0]), ir.U32, t)
	case ir.Bitcast:
		if name = "mov.B"; from.Float() && x[0][0] != '%' { // a number as its bits
			x[0] = "0x" + x[0][2:]
		}
	case ir.Select:
		if t == ir.Bool {
			other := p.op(t, "and.pred", p.op(t, "not.pred", x[0]), x[2])
			name, x = "or.pred", []string{p.op(t, "and.pred", x[0], x[1]), other}
		} else {
			x = []string{x[1], x[2], x[0]}
		}
	case ir.Lookup:
		name, x = "ld.global.T", []string{p.address(p.op(ir.U64, "mov.u64", v.Table.Name), x[0], 0, t)}
	case ir.Opaque:
		if p.opaque == "" {
			p.opaque = p.register("u64")
		}
		p.line("st.volatile.shared.%s [%s], %s", types[t], p.opaque, p.op(t, "mov."+types[t], x[0]))
		name, x = "ld.volatile.shared.T", []string{"[" + p.opaque + "]"}
	case ir.Native:
		switch name = natives[v.Native]; v.Native {
		case "zero":
			x = []string{number(0, t)}
		case "native_exp", "native_exp10":
			x[0] = p.op(t, "mul.rn."+types[t], x[0], number(factors[v.Native], t))
		case "native_log", "native_log10":
			x = []string{p.op(t, "lg2.approx."+types[t], x[0]), number(factors[v.Native], t)}
		case "native_powr": // __powf is 2^(y·log2 x)
			x = []string{p.op(t, "mul.rn."+types[t], x[1], p.op(t, "lg2.approx."+types[t], x[0]))}
		case "native_tan":
			x = []string{p.op(t, "sin.approx."+types[t], x[0]), p.op(t, "cos.approx."+types[t], x[0])}
		case "rotate":
			x = []string{x[0], x[0], x[1]}
		case "half.load":
			h := p.register("b16")
			p.line("cvt.u16.u32 %s, %s", h, x[0])
			x[0] = h
		case "half.store", "half.truncate":
			h := p.register("b16")
			p.line("%s %s, %s", strings.ReplaceAll(name, "S", types[from]), h, x[0])
			name, x = "cvt.u32.u16", []string{h}
		}
	}
	return p.op(t, strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(name, "T", types[t]), "B", b), "S", types[from]), x...)
}

// divided returns the quotient, or the remainder, of x and a power of two: NVIDIA's assembler (11.8) has twenty instructions
// with a reciprocal for these too. An item's number is never negative; other quotients are rounded to zero.
func (p *printer) divided(v *ir.Value, x string, n int) string {
	up, below := x, strconv.Itoa(n-1)
	if v.Args[0].Op != ir.Item {
		up = p.op(v.Type, "add.s32", x, p.op(v.Type, "and.b32", p.op(v.Type, "shr.s32", x, "31"), below))
	}
	switch {
	case v.Op == ir.Quo:
		return p.op(v.Type, "shr.s32", up, strconv.Itoa(mathbits.TrailingZeros(uint(n))))
	case up == x:
		return p.op(v.Type, "and.b32", x, below)
	}
	return p.op(v.Type, "sub.s32", x, p.op(v.Type, "and.b32", up, strconv.Itoa(-n)))
}

// negative returns -x: by its bits, since neg says nothing of NaN. Operations have neg, which NVIDIA's assembler makes
// a part of them.
func (p *printer) negative(x string, t ir.Type) string {
	sign := ir.FromWord(t.Word(), 1<<(8*t.Bytes()-1))
	if isNumber(x) {
		return number(-value(x), t)
	}
	r := p.op(t, "xor."+bits(t), x, number(sign, t.Word()))
	p.minus[r] = p.op(t, "neg."+types[t], x)
	return r
}
