package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Words
//
// uint32 and uint64 are words. A function over both, W interface{ uint32 | uint64 },
// is compiled at uint32 where others are at float32. Operations on constants are
// folded, by the interpreter.

// word emits an operation on words, or the constant that it gives.
func (b *builder) word(n ast.Node, op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value {
	return b.folded(n, b.emit(n, op, t, args...))
}

// folded returns v, the last value, or the constant in its place.
func (b *builder) folded(n ast.Node, v *ir.Value) *ir.Value {
	c, ok := ir.Fold(v)
	if !ok {
		return v
	}
	b.f.Body = b.f.Body[:len(b.f.Body)-1]
	return b.number(n, v.Type, c)
}

// short returns what a word of type t is where that has 16 bits: a word whose upper half is 0.
func (b *builder) short(n ast.Node, x *ir.Value, t types.Type) *ir.Value {
	if t == nil || x.Type != ir.U32 || !isShort(b.resolve(t)) {
		return x
	}
	return b.word(n, ir.And, ir.U32, x, b.whole(n, ir.U32, 0xffff))
}

// gives is the type of what op gives on operands of type t.
func (b *builder) gives(op ir.Op, t ir.Type) ir.Type {
	if op == ir.Lt || op == ir.Le || op == ir.Eq || op == ir.Ne {
		return ir.Bool
	}
	return t
}

// less reports whether x < y, both constant.
func (b *builder) less(n ast.Node, x, y *ir.Value) bool {
	c, _ := ir.Fold(&ir.Value{Op: ir.Lt, Type: ir.Bool, Args: []*ir.Value{x, y}})
	return c != 0
}

// shift compiles v << y and v >> y of a word v.
func (b *builder) shift(n ast.Node, op token.Token, v *ir.Value, y ast.Expr) *ir.Value {
	width := map[ir.Type]uint64{ir.U32: 32, ir.U64: 64}[v.Type]
	by := ^uint64(0) // where it is no constant
	var amount *ir.Value
	if c := b.info.Types[y].Value; c != nil {
		by, _ = constant.Uint64Val(constant.ToInt(c))
	} else if amount = b.scalar(y); amount.Op == ir.Const {
		by = uint64(amount.Const)
		if amount.Type.IsWord() {
			by = ir.ToWord(amount.Type, amount.Const)
		}
	} else if amount.Type == v.Type {
		return b.word(n, map[token.Token]ir.Op{token.SHL: ir.ShlBy, token.SHR: ir.ShrBy}[op], v.Type, v, amount)
	} else {
		b.fail(n, "a word is shifted by another type: write %s as the word that is shifted, and see that it is below %d", text(y), width)
	}
	if by >= width {
		b.fail(n, "a word of %d bits is shifted by %d: write less", width, by)
	}
	v = b.emit(n, map[token.Token]ir.Op{token.SHL: ir.Shl, token.SHR: ir.Shr}[op], v.Type, v)
	v.Bits = int(by)
	return b.folded(n, v)
}

// toWidth converts between int32 and words, as Go does.
func (b *builder) toWidth(n ast.Node, x *ir.Value, t ir.Type) *ir.Value {
	switch {
	case x.Op == ir.Bitcast && x.Args[0].Type == t: // and back
		return x.Args[0]
	case x.Type == ir.U32 && t == ir.U64:
		return b.word(n, ir.ToWide, t, x)
	case x.Type == ir.U64 && t == ir.U32:
		return b.word(n, ir.ToLow, t, x)
	case x.Type == ir.U64: // to int32
		return b.word(n, ir.Bitcast, t, b.word(n, ir.ToLow, ir.U32, x))
	case t == ir.U64: // from int32, which keeps its sign
		if x.Op == ir.Bitcast && x.Args[0].Op == ir.ToLow && x.Args[0].Args[0].Op == ir.Clz {
			return x.Args[0].Args[0] // it has none
		}
		w := b.toWidth(n, x, ir.U32)
		sign := b.word(n, ir.Sub, ir.U64, b.whole(n, ir.U64, 0), b.word(n, ir.ToWide, ir.U64, b.folded(n, b.shifted(n, ir.Shr, w, 31))))
		return b.word(n, ir.Or, ir.U64, b.word(n, ir.ToWide, ir.U64, w), b.folded(n, b.shifted(n, ir.Shl, sign, 32)))
	}
	return b.word(n, ir.Bitcast, t, x)
}

// shifted emits a shift by a constant.
func (b *builder) shifted(n ast.Node, op ir.Op, x *ir.Value, bits int) *ir.Value {
	v := b.emit(n, op, x.Type, x)
	v.Bits = bits
	return v
}

// wordCall compiles calls of packages math/bits, and of math for the bits of floats;
// nil for others.
func (b *builder) wordCall(e *ast.CallExpr) []*ir.Value {
	s, ok := ast.Unparen(e.Fun).(*ast.SelectorExpr)
	if !ok {
		return nil
	}
	fn, ok := b.info.Uses[s.Sel].(*types.Func)
	if !ok || fn.Pkg() == nil {
		return nil
	}
	switch fn.FullName() {
	case "math/bits.LeadingZeros32", "math/bits.LeadingZeros64":
		x := b.scalar(e.Args[0])
		return []*ir.Value{b.toWidth(e, b.word(e, ir.Clz, x.Type, x), ir.I32)}
	case "math/bits.Mul32", "math/bits.Mul64":
		x, y := b.scalar(e.Args[0]), b.scalar(e.Args[1])
		return []*ir.Value{b.word(e, ir.MulHi, x.Type, x, y), b.word(e, ir.Mul, x.Type, x, y)}
	case "math.Float32frombits", "math.Float64frombits":
		x := b.scalar(e.Args[0])
		t := map[ir.Type]ir.Type{ir.U32: ir.F32, ir.U64: ir.F64}[x.Type]
		return []*ir.Value{b.emit(e, ir.Bitcast, t, x)}
	case "math.Float32bits", "math.Float64bits":
		t := map[string]ir.Type{"Float32bits": ir.F32, "Float64bits": ir.F64}[fn.Name()]
		arg := ast.Unparen(e.Args[0])
		if c, ok := arg.(*ast.CallExpr); ok && b.info.Types[c.Fun].IsType() && hasFloat(b.info.TypeOf(c.Args[0])) { // float32(a), of a T
			arg = c.Args[0]
		}
		if x := b.scalar(arg); x.Type == t {
			return []*ir.Value{b.emit(e, ir.Bitcast, t.Word(), x)}
		}
		b.fail(e, "%s is of another width: write it in the arm of is32[T]() where T is %s", text(e.Fun), t)
	}
	return nil
}
