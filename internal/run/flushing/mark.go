package flushing

import (
	"math"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
)

// # The domain where subnormal numbers are flushed
//
// What an operation loses there is below 2^-126, whatever its result is. A number of N limbs of p
// bits has a last bit of 2^-pN of its size, so that some such losses are below it as long as the
// number is at least 2^(-126+pN), and a quarter of it four times above: that is [Least]. Of most
// functions this need be true of the result alone; of the frail ones, whose result is not small
// where an operand is, of the operands too.
//
// A number between 0 and that is not within the bound. A map over arrays has NaN in its place.

// Least returns the least size of numbers of type t that are within the bound of a function where
// subnormal numbers are flushed, and one unit of u² or u⁴ more; of a complex one its modulus. It is
// 0 for machine numbers, and for float64.
func Least(t kernels.Type) float64 {
	if t.Elem() != kernels.F32 || t.Limbs() < 2 {
		return 0
	}
	return math.Ldexp(1, -126+24*t.Limbs()+2)
}

// frail are the functions whose operands must not be small either: with singularities at 0, or
// quotients of parts of complex numbers.
var frail = strings.Fields(`Log Log2 Log10 Log1p Gamma LogGamma Digamma Beta LogBeta GammaP GammaQ GammaPinv GammaQinv BetaP BetaQ BetaPinv BetaQinv Zeta ExpInt Y0 Y1 Yn BesselJ BesselY LambertW
	NormCDFinv Erfcinv Erfinv Atan2 Pow PowInt Powr EllipticK EllipticE K0 K1 Kn Phase Polar`)

// Frail reports whether f needs operands of at least [Least] too.
func Frail(f kernels.Func) bool {
	typ, name, _ := strings.Cut(f.Name, ".")
	complexes := typ[0] == 'C' && slices.Contains(strings.Fields("Div Recip Sqrt Asin Acos Atan Asinh Acosh Atanh Tan Tanh"), name)
	return complexes || slices.Contains(frail, name)
}

// Marked reports whether a map of f has marks: whether a result is a number of several float32.
func Marked(f kernels.Func) bool {
	return slices.ContainsFunc(f.Out, func(p kernels.Param) bool { return Least(p.Type) > 0 })
}

// Mark returns the function that is f where its results, and the operands of a frail one, are 0 or
// at least [Least], and NaN elsewhere. g is the IR of f.
func Mark(f kernels.Func, g *ir.Func) *ir.Func {
	m := *g
	m.Name, m.Kind, m.Code, m.Vars, m.Memory = g.Name+"_marked", ir.Once, nil, nil, nil
	m.Params, m.Results, m.Body, m.Arm = nil, nil, nil, false
	add := func(v ir.Value) *ir.Value {
		v.ID = len(m.Body)
		m.Body = append(m.Body, &v)
		return &v
	}
	constant := func(x float64) *ir.Value { return add(ir.Value{Op: ir.Const, Type: ir.F32, Const: x}) }
	of := func(op ir.Op, t ir.Type, x, y, z *ir.Value) *ir.Value {
		args := []*ir.Value{x, y, z}
		for args[len(args)-1] == nil {
			args = args[:len(args)-1]
		}
		return add(ir.Value{Op: op, Type: t, Args: args})
	}
	for _, p := range g.Params {
		m.Params = append(m.Params, add(ir.Value{Op: ir.Param, Type: p.Type, Name: p.Name}))
	}
	call := add(ir.Value{Op: ir.Call, Type: g.Results[0].Type, Args: m.Params, Callee: g})
	results := []*ir.Value{call}
	if len(g.Results) > 1 {
		results = nil
		for i, r := range g.Results {
			results = append(results, add(ir.Value{Op: ir.Result, Type: r.Type, Args: []*ir.Value{call}, Nth: i}))
		}
	}
	// small is whether the size of a number, whose largest limb is x, is between 0 and least.
	small := func(x *ir.Value, least float64) *ir.Value {
		zero := of(ir.Eq, ir.Bool, x, constant(0), nil)
		return of(ir.And, ir.Bool, of(ir.Not, ir.Bool, zero, nil, nil), of(ir.Lt, ir.Bool, x, constant(least), nil), nil)
	}
	var operands *ir.Value
	if Frail(f) {
		at := 0
		for _, p := range f.In {
			for k := 0; k < p.Type.Planes() && Least(p.Type) > 0; k += p.Type.Limbs() {
				is := small(of(ir.Abs, ir.F32, m.Params[at+k], nil, nil), Least(p.Type))
				if operands == nil {
					operands = is
				} else {
					operands = of(ir.Or, ir.Bool, operands, is, nil)
				}
			}
			at += p.Type.Planes()
		}
	}
	at := 0
	for _, p := range f.Out {
		n, limbs, least := p.Type.Planes(), p.Type.Limbs(), Least(p.Type)
		if least == 0 {
			m.Results = append(m.Results, results[at:at+n]...)
			at += n
			continue
		}
		size := of(ir.Abs, ir.F32, results[at], nil, nil)
		if n > limbs {
			other := of(ir.Abs, ir.F32, results[at+limbs], nil, nil)
			size = of(ir.Select, ir.F32, of(ir.Lt, ir.Bool, size, other, nil), other, size)
		}
		is := small(size, least)
		if operands != nil {
			is = of(ir.Or, ir.Bool, is, operands, nil)
		}
		word := add(ir.Value{Op: ir.Const, Type: ir.U32, Const: ir.FromWord(ir.U32, 0x7fc00000)})
		nan, zero := of(ir.Bitcast, ir.F32, word, nil, nil), constant(0)
		for k := range n {
			instead := zero
			if k%limbs == 0 {
				instead = nan
			}
			m.Results = append(m.Results, of(ir.Select, ir.F32, is, instead, results[at+k]))
		}
		at += n
	}
	return &m
}

// marks sets results of row i to NaN where [Mark] does.
func marks(f kernels.Func, in []plane.Plane, i int, results []float64) {
	operands := false
	if at := 0; Frail(f) {
		for _, p := range f.In {
			for k := 0; k < p.Type.Planes() && Least(p.Type) > 0; k += p.Type.Limbs() {
				x := math.Abs(in[at+k].At(i))
				operands = operands || x != 0 && x < Least(p.Type)
			}
			at += p.Type.Planes()
		}
	}
	at := 0
	for _, p := range f.Out {
		n, limbs, least := p.Type.Planes(), p.Type.Limbs(), Least(p.Type)
		if size := sizeOf(results[at:at+n], limbs); least > 0 && (operands || size != 0 && size < least) {
			for k := range n {
				if results[at+k] = 0; k%limbs == 0 {
					results[at+k] = math.NaN()
				}
			}
		}
		at += n
	}
}

// Marks puts the marks of a map of f into results that have none, for what runs f as it is and
// flushes them.
func Marks(f kernels.Func, in, out []plane.Plane) {
	row := make([]float64, len(out))
	for i := range out[0].Len() {
		for j, p := range out {
			row[j] = p.At(i)
		}
		marks(f, in, i, row)
		for j, p := range out {
			p.Set(i, row[j])
		}
	}
}

// sizeOf is the larger size of the leading limbs of one number or of two; NaN where that of the first is.
func sizeOf(limbs []float64, n int) float64 {
	size := math.Abs(limbs[0])
	if n < len(limbs) && size < math.Abs(limbs[n]) {
		size = math.Abs(limbs[n])
	}
	return size
}
