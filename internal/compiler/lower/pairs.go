package lower

import (
	"fmt"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Words of 64 bits in halves
//
// For devices that have no integers of 64 bits. A word of 64 bits is two of 32, its lower
// half first: among values, in signatures, tables and arrays. The caller's arrays stay as
// they are, and their elements are read and written as two halves, which lie side by side.
//
// Where a half is known, as the upper one of a count of bits is, what follows from it is
// left out here, so that what is counted is what a device has to do.

// halves are what is added to the names of the two.
var halves = []string{"low", "high"}

// Pairs makes pairs of 32-bit words of all words of 64 bits. It comes behind Floor:
// floats of 64 bits are left to no device that lacks such words.
func Pairs(p *ir.Program) (*ir.Program, error) {
	r := &rewriter{old: p, value: pair}
	r.scalar = func(t ir.Type) []ir.Type {
		if t == ir.U64 {
			return []ir.Type{ir.U32, ir.U32}
		}
		return []ir.Type{t}
	}
	r.begin = func(f *ir.Func) {
		if f.Hidden && f.Limb == ir.F64 {
			panic(fault{fmt.Errorf("%s computes with floats of 64 bits, of which nobody makes pairs", f.Name)})
		}
	}
	r.end = func(f *ir.Func) {
		if f.Code != nil {
			f.Sweep()
		} else {
			sweep(f)
		}
	}
	return r.run(nil)
}

// pair appends what stands for v: its two halves, if it is a word of 64 bits.
func pair(b *body, v *ir.Value) []*ir.Value {
	args := b.operands(v) // of a word of 64 bits both halves, one after the other
	wide := v.Type == ir.U64
	from := len(v.Args) > 0 && v.Args[len(v.Args)-1].Type == ir.U64
	switch {
	case v.Op == ir.Call:
		c := b.keep(v)
		if c.Type = c.Callee.Results[0].Type; wide && len(v.Callee.Results) == 1 {
			return []*ir.Value{b.result(c, 0), b.result(c, 1)}
		}
		return []*ir.Value{c}
	case v.Op == ir.Result:
		at := 0
		for _, r := range v.Args[0].Callee.Results[:v.Nth] {
			at += len(b.types(r.Type))
		}
		if !wide {
			return []*ir.Value{b.result(args[0], at)}
		}
		return []*ir.Value{b.result(args[0], at), b.result(args[0], at+1)}
	case v.Op == ir.Bitcast && (wide || from) || v.Op == ir.Native && (wide || from):
		panic(fault{fmt.Errorf("%s has a %s of 64 bits, of which nobody makes pairs", b.f.Name, v.Op)})
	case !wide && !from:
		return []*ir.Value{b.keep(v)}
	}

	switch v.Op {
	case ir.Const:
		w := ir.ToWord(ir.U64, v.Const)
		return []*ir.Value{b.u32(uint32(w)), b.u32(uint32(w >> 32))}
	case ir.Lookup:
		table := b.table(v.Table, func(t *ir.Table) {
			t.Type, t.Data = ir.U32, nil
			for _, x := range v.Table.Data {
				w := ir.ToWord(ir.U64, x)
				t.Data = append(t.Data, ir.FromWord(ir.U32, w), ir.FromWord(ir.U32, w>>32))
			}
		})
		index := b.shift(ir.Shl, args[0], 1)
		var list []*ir.Value
		for _, i := range []*ir.Value{index, b.op(ir.Add, index, b.constant(ir.I32, 1))} {
			c := b.add(ir.Lookup, ir.U32, i)
			c.Table = table
			list = append(list, c)
		}
		return list
	case ir.Get:
		var list []*ir.Value
		for _, x := range b.vars[v.Var] {
			c := b.add(ir.Get, ir.U32)
			c.Var = x
			list = append(list, c)
		}
		return list
	case ir.Load:
		var list []*ir.Value
		for _, at := range b.places(v.Memory, args[0], v.Limb) {
			c := b.add(ir.Load, ir.U32, at.index)
			c.Memory, c.Limb, c.Pos = b.arrays[v.Memory], at.limb, v.Pos
			list = append(list, c)
		}
		return list
	case ir.Opaque:
		return []*ir.Value{b.add(ir.Opaque, ir.U32, args[0]), b.add(ir.Opaque, ir.U32, args[1])}
	case ir.Select:
		return []*ir.Value{b.op(ir.Select, args[0], args[1], args[3]), b.op(ir.Select, args[0], args[2], args[4])}
	case ir.ToWide:
		return []*ir.Value{args[0], b.u32(0)}
	case ir.ToLow:
		return args[:1]
	case ir.Shl:
		low, high := b.shl(args[0], args[1], v.Bits)
		return []*ir.Value{low, high}
	case ir.Shr:
		high, low := b.shr(args[1], args[0], v.Bits)
		return []*ir.Value{low, high}
	case ir.Clz:
		low, high := b.op(ir.Clz, args[0]), b.op(ir.Clz, args[1])
		low = b.op(ir.Add, low, b.u32(32))
		return []*ir.Value{b.op(ir.Select, b.op(ir.Eq, args[1], b.u32(0)), low, high), b.u32(0)}
	}
	low, high := b.halved(v.Op, args[0], args[1], args[2], args[3])
	if high == nil {
		return []*ir.Value{low}
	}
	return []*ir.Value{low, high}
}

// halved appends an operation of two operands: x + 2^32·xh and y + 2^32·yh. The upper half of a
// truth value is nil.
func (b *body) halved(op ir.Op, x, xh, y, yh *ir.Value) (low, high *ir.Value) {
	switch op {
	case ir.And, ir.Or, ir.Xor:
		return b.op(op, x, y), b.op(op, xh, yh)
	case ir.Add:
		low = b.op(ir.Add, x, y)
		return low, b.op(ir.Add, b.op(ir.Add, xh, yh), b.carry(low, y))
	case ir.Sub:
		return b.op(ir.Sub, x, y), b.op(ir.Sub, b.op(ir.Sub, xh, yh), b.carry(x, y))
	case ir.Mul:
		cross := b.op(ir.Add, b.op(ir.Mul, x, yh), b.op(ir.Mul, xh, y))
		return b.op(ir.Mul, x, y), b.op(ir.Add, b.op(ir.MulHi, x, y), cross)
	case ir.MulHi:
		// As on paper, the digits being words: no sum of a product and a digit, or of
		// two in the last one, is more than two digits.
		s, up := b.plus(b.op(ir.Mul, xh, y), b.op(ir.MulHi, xh, y), b.op(ir.MulHi, x, y))
		_, over := b.plus(b.op(ir.Mul, x, yh), b.op(ir.MulHi, x, yh), s)
		low, high = b.plus(b.op(ir.Mul, xh, yh), b.op(ir.MulHi, xh, yh), up)
		return b.plus(low, high, over)
	case ir.ShlBy:
		return b.shlBy(x, xh, y)
	case ir.ShrBy:
		high, low = b.shrBy(xh, x, y)
		return low, high
	case ir.Eq:
		return b.op(ir.And, b.op(ir.Eq, x, y), b.op(ir.Eq, xh, yh)), nil
	case ir.Ne:
		return b.op(ir.Or, b.op(ir.Ne, x, y), b.op(ir.Ne, xh, yh)), nil
	case ir.Lt:
		same := b.op(ir.And, b.op(ir.Eq, xh, yh), b.op(ir.Lt, x, y))
		return b.op(ir.Or, b.op(ir.Lt, xh, yh), same), nil
	case ir.Le:
		same := b.op(ir.And, b.op(ir.Eq, xh, yh), b.op(ir.Le, x, y))
		return b.op(ir.Or, b.op(ir.Lt, xh, yh), same), nil
	}
	panic(fault{fmt.Errorf("%s has %s, of which nobody makes pairs", b.f.Name, op)})
}

// carry returns 1 for x < y, which is the carry of a sum x of y, and the borrow of x - y.
func (b *body) carry(x, y *ir.Value) *ir.Value {
	return b.op(ir.Select, b.op(ir.Lt, x, y), b.u32(1), b.u32(0))
}

// plus returns x + 2^32·xh + y.
func (b *body) plus(x, xh, y *ir.Value) (low, high *ir.Value) {
	return b.halved(ir.Add, x, xh, y, b.u32(0))
}

// shl returns two halves shifted up by n bits. shr is its reflection, and takes and returns the upper
// half first.
func (b *body) shl(x, xh *ir.Value, n int) (low, high *ir.Value) {
	return b.across(ir.Shl, ir.Shr, x, xh, n)
}

func (b *body) shr(xh, x *ir.Value, n int) (high, low *ir.Value) {
	return b.across(ir.Shr, ir.Shl, xh, x, n)
}

// across shifts from one half to the next one by n bits.
func (b *body) across(op, back ir.Op, from, to *ir.Value, n int) (_, _ *ir.Value) {
	switch {
	case n == 0:
		return from, to
	case n >= 32:
		return b.u32(0), b.shift(op, from, n-32)
	}
	return b.shift(op, from, n), b.op(ir.Or, b.shift(op, to, n), b.shift(back, from, 32-n))
}

// shlBy and shrBy are such shifts by n < 64.
func (b *body) shlBy(x, xh, n *ir.Value) (low, high *ir.Value) {
	return b.acrossBy(ir.ShlBy, ir.ShrBy, ir.Shr, x, xh, n)
}

func (b *body) shrBy(xh, x, n *ir.Value) (high, low *ir.Value) {
	return b.acrossBy(ir.ShrBy, ir.ShlBy, ir.Shl, xh, x, n)
}

// acrossBy shifts by n mod 32, and then by a whole word. No shift is by 32, so what comes
// across is shifted by one bit first, and then by 31 - n mod 32.
func (b *body) acrossBy(op, back, one ir.Op, from, to, n *ir.Value) (_, _ *ir.Value) {
	k := b.op(ir.And, n, b.u32(31))
	shifted := b.op(op, from, k)
	cross := b.op(back, b.shift(one, from, 1), b.op(ir.Xor, k, b.u32(31)))
	whole := b.op(ir.Lt, b.u32(31), n)
	return b.op(ir.Select, whole, b.u32(0), shifted), b.op(ir.Select, whole, shifted, b.op(ir.Or, b.op(op, to, k), cross))
}

// result appends a result of a call, unless it is a constant of its callee.
func (b *body) result(c *ir.Value, i int) *ir.Value {
	r := c.Callee.Results[i]
	if r.Op == ir.Const {
		return b.known(r.Type, r.Const)
	} else if len(c.Callee.Results) == 1 {
		return c
	}
	v := b.add(ir.Result, r.Type, c)
	v.Nth = i
	return v
}

func (b *body) u32(w uint32) *ir.Value { return b.constant(ir.U32, uint64(w)) }

// known appends a constant.
func (b *body) known(t ir.Type, c float64) *ir.Value {
	v := b.add(ir.Const, t)
	v.Const = c
	return v
}

// shift appends a shift by n < 32 bits.
func (b *body) shift(op ir.Op, x *ir.Value, n int) *ir.Value {
	if n == 0 {
		return x
	}
	return b.simple(&ir.Value{Op: op, Type: x.Type, Args: []*ir.Value{x}, Bits: n})
}

// op appends an operation on words, or on truth values.
func (b *body) op(op ir.Op, args ...*ir.Value) *ir.Value {
	v := &ir.Value{Op: op, Type: args[len(args)-1].Type, Args: args}
	switch op {
	case ir.Lt, ir.Le, ir.Eq, ir.Ne:
		v.Type = ir.Bool
	}
	return b.simple(v)
}

// simple appends an operation, or returns what it gives where that is known: a constant, or
// an operand.
func (b *body) simple(v *ir.Value) *ir.Value {
	if c, ok := ir.Fold(v); ok {
		return b.known(v.Type, c)
	}
	const neither, zero, ones = -1, 0, 1
	is := func(a *ir.Value) int {
		switch {
		case a.Op != ir.Const:
		case a.Const == 0:
			return zero
		case a.Type == ir.Bool || a.Type == ir.U32 && a.Const == 1<<32-1:
			return ones
		}
		return neither
	}
	args := v.Args
	switch v.Op {
	case ir.And, ir.Or, ir.Xor, ir.Add, ir.Mul, ir.MulHi:
		if args[0].Op == ir.Const { // the constant behind the other operand
			args = []*ir.Value{args[1], args[0]}
		}
	}
	first, last := is(args[0]), is(args[len(args)-1])
	same := len(args) > 1 && args[len(args)-2] == args[len(args)-1]
	switch v.Op {
	case ir.Add, ir.Sub, ir.Or, ir.Xor:
		if last == zero {
			return args[0]
		}
	case ir.And:
		if last == ones {
			return args[0]
		}
	case ir.Shl, ir.Shr, ir.ShlBy, ir.ShrBy:
		if first == zero {
			return args[0]
		}
	case ir.Lt:
		if last == zero || same {
			return b.known(ir.Bool, 0)
		}
	case ir.Eq:
		if same {
			return b.known(ir.Bool, 1)
		}
	case ir.Select:
		switch {
		case same || first == ones:
			return args[1]
		case first == zero:
			return args[2]
		case args[1].Op == ir.Const && args[2].Op == ir.Const && args[1].Const == args[2].Const:
			return args[1]
		}
	}
	switch v.Op {
	case ir.And, ir.Mul, ir.MulHi:
		if last == zero {
			return args[1]
		}
	case ir.Or:
		if last == ones {
			return args[1]
		}
	}
	w := b.add(v.Op, v.Type, slices.Clone(v.Args)...)
	w.Bits = v.Bits
	return w
}
