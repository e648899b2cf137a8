package x86

import (
	"fmt"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Products of 16 bits
//
// A function that adds the products of both halves of two words to a third is known by what it computes. There are instructions
// for it: one of VNNI, which a processor with AVX-512 has or has not, and two of AVX2.

// halves is such a function: the operands are 0, 1 and 2.
const halves = "add(add(0,mul(shr16(shl16(1)),shr16(shl16(2)))),mul(shr16(1),shr16(2)))"

// addsHalves reports whether f is one.
func addsHalves(f *ir.Func) bool {
	if f.Code != nil || len(f.Results) != 1 || len(f.Params) != 3 || len(f.Body) > 16 {
		return false
	}
	names := map[ir.Op]string{ir.Add: "add", ir.Mul: "mul", ir.Shl: "shl", ir.Shr: "shr"}
	texts := map[*ir.Value]string{}
	for i, v := range f.Params {
		texts[v] = fmt.Sprint(i)
	}
	for _, v := range f.Body {
		switch {
		case texts[v] != "":
		case v.Type != ir.I32 || names[v.Op] == "":
			return false
		case len(v.Args) == 1:
			texts[v] = fmt.Sprintf("%s%d(%s)", names[v.Op], v.Bits, texts[v.Args[0]])
		default:
			texts[v] = fmt.Sprintf("%s(%s,%s)", names[v.Op], texts[v.Args[0]], texts[v.Args[1]])
		}
	}
	return texts[f.Results[0]] == halves
}

// pairs returns the result of such a function, nil for others.
func (s *selector) pairs(f *ir.Func, args []operand) (o operand) {
	w := s.width(ir.I32)
	if s.isa.neon || s.limb != ir.F32 || !addsHalves(f) {
		return nil
	}
	for i := range s.copies {
		c, a, b := args[0][i].v, args[1][i].v, args[2][i].v
		r := &inst{op: "VPDPWSSD", imm: -1, args: []*value{a, b, c}, tied: true}
		if !s.isa.masks {
			r = &inst{op: "VPADDD", imm: -1, args: []*value{s.op("VPMADDWD", w, a, b), c}}
		}
		o = append(o, flag{v: s.add(r, w)})
	}
	return o
}

// usesVNNI reports whether f, or what it calls, has such a function.
func usesVNNI(f *ir.Func) bool {
	return slices.ContainsFunc(f.Body, func(v *ir.Value) bool { return v.Op == ir.Call && (addsHalves(v.Callee) || usesVNNI(v.Callee)) })
}
