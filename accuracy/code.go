package accuracy

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # What a function computes
//
// Judging all operands takes days, and its numbers are those of one list of operations. So a row has
// a fingerprint of that list, which says whether the function is still the one that was judged. It
// has the operations that the results need, on which operands, their constants and tables; it has no
// names, and no order of statements or of the two operands of a sum or product. Calls are expanded,
// so that it does not matter which helper an operation stands in, and integers that are known are
// computed, so that an element of a table is its number however its index is written. So it is where
// the index hangs on a few bits of an integer alone: such a one has a list of values.

// fingerprint returns that of functions, in 16 digits.
func fingerprint(list ...*ir.Func) string {
	sum := sha256.New()
	for _, f := range list {
		for _, r := range new(computed).function(f, unknown(f)) {
			sum.Write(r.digest[:])
		}
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

// computed makes the outcomes of functions; tables has the digests of their tables.
type computed struct{ tables map[*ir.Table]digest }

type digest [sha256.Size]byte

// An outcome is what a value comes to.
type outcome struct {
	digest
	known bool // a constant: an integer or a bool, where its type is one
	value float64
	list  []float64 // of an integer: what it is for each value of the bits that it hangs on
	bits  digest    // these bits
	more  []outcome // results of a call after its first
}

// unknown returns outcomes for the parameters of f.
func unknown(f *ir.Func) (list []outcome) {
	for i, p := range f.Params {
		list = append(list, outcome{digest: digested("parameter "+p.Type.String(), i)})
	}
	return list
}

// digested returns the digest of some words and outcomes.
func digested(what string, words ...any) digest {
	text := []byte(what)
	for _, w := range words {
		switch w := w.(type) {
		case int:
			text = binary.LittleEndian.AppendUint64(text, uint64(w))
		case float64:
			text = binary.LittleEndian.AppendUint64(text, math.Float64bits(w))
		case digest:
			text = append(text, w[:]...)
		default:
			panic(fmt.Sprintf("a word %T", w))
		}
	}
	return sha256.Sum256(text)
}

// theNumber returns the outcome of a number.
func theNumber(t ir.Type, x float64) outcome {
	return outcome{digest: digested("constant "+t.String(), x), known: true, value: x}
}

// function returns what the results of f come to.
func (c *computed) function(f *ir.Func, params []outcome) (list []outcome) {
	if f = f.Straight(); f.Code != nil {
		panic(f.Name + " is a program")
	}
	at := map[*ir.Value]outcome{}
	for i, p := range f.Params {
		at[p] = params[i]
	}
	for _, v := range f.Body[len(f.Params):] {
		var args []outcome
		for _, a := range v.Args {
			args = append(args, at[a])
		}
		at[v] = c.value(v, args)
	}
	for _, r := range f.Results {
		list = append(list, at[r])
	}
	return list
}

// value returns what v comes to.
func (c *computed) value(v *ir.Value, args []outcome) outcome {
	switch v.Op {
	case ir.Const:
		return theNumber(v.Type, v.Const)
	case ir.Result:
		return append([]outcome{args[0]}, args[0].more...)[v.Nth]
	case ir.Call:
		results := c.call(v, args)
		first := results[0]
		first.more = results[1:]
		return first
	case ir.Select:
		if args[0].known {
			return args[2-int(args[0].value)]
		}
	case ir.Lookup:
		if args[0].known {
			return theNumber(v.Type, v.Table.Data[int(args[0].value)])
		}
		if list := args[0].list; list != nil {
			words := []any{args[0].bits}
			for _, i := range list {
				words = append(words, v.Table.Data[int(i)])
			}
			return outcome{digest: digested("one of "+v.Type.String(), words...)}
		}
	case ir.Mul:
		for i, a := range args {
			if a.known && a.value == 1 {
				return args[1-i]
			}
		}
	}
	if x, ok := known(v, args); ok {
		return theNumber(v.Type, x)
	}
	if v.Type == ir.I32 && v.Op == ir.Add { // of 0
		for i, a := range args {
			if a.known && a.value == 0 {
				return args[1-i]
			}
		}
	}
	list, bits := listed(v, args)
	if v.Op == ir.And && v.Type == ir.I32 && list == nil {
		for i, mask := range args {
			if mask.known && few(mask.value) {
				bits = digested("bits", args[1-i].digest, mask.value)
				for k := range int(mask.value) + 1 {
					list = append(list, float64(k))
				}
			}
		}
	}
	switch v.Op {
	case ir.Add, ir.Mul, ir.And, ir.Or, ir.Xor, ir.Eq, ir.Ne, ir.ProdErr, ir.FMA:
		if bytes.Compare(args[0].digest[:], args[1].digest[:]) > 0 {
			args[0], args[1] = args[1], args[0]
		}
	}
	words := []any{v.Bits}
	if v.Op == ir.Lookup {
		words = append(words, c.table(v.Table))
	}
	for _, a := range args {
		words = append(words, a.digest)
	}
	all := outcome{digest: digested(fmt.Sprintf("%v %s %s", v.Op, v.Type, v.Native), words...)}
	if all.list, all.bits = list, bits; list != nil {
		words = []any{bits}
		for _, x := range list {
			words = append(words, x)
		}
		all.digest = digested("one of "+v.Type.String(), words...)
	}
	return all
}

// few reports whether a mask has a few low bits, and no others.
func few(mask float64) bool { return mask > 0 && mask < 256 && int(mask)&(int(mask)+1) == 0 }

// listed returns the values of an operation on integers of which each is known, or hangs on the same
// bits, and these; nil where they are not.
func listed(v *ir.Value, args []outcome) (list []float64, bits digest) {
	n := 0
	for _, a := range args {
		switch {
		case a.known || n > 0 && a.list != nil && a.bits == bits:
		case n == 0 && a.list != nil:
			n, bits = len(a.list), a.bits
		default:
			return nil, bits
		}
	}
	for i := range n {
		var one []outcome
		for _, a := range args {
			if !a.known {
				a.known, a.value = true, a.list[i]
			}
			one = append(one, a)
		}
		x, ok := known(v, one)
		if !ok {
			return nil, bits
		}
		list = append(list, x)
	}
	return list, bits
}

// call returns the results of a call: those of the function's operations, or, of a loop, of as
// many turns as it takes.
func (c *computed) call(v *ir.Value, args []outcome) []outcome {
	if !v.Turns {
		return c.function(v.Callee, args)
	}
	var words []any
	turn := c.function(v.Callee, unknown(v.Callee))
	for _, r := range append(turn, args...) {
		words = append(words, r.digest)
	}
	for k := range turn {
		turn[k] = outcome{digest: digested("turns", append(words, k)...)}
	}
	return turn
}

// known computes an operation on integers or bools that are known, where it gives one.
func known(v *ir.Value, args []outcome) (float64, bool) {
	isInteger := func(t ir.Type) bool { return t == ir.I32 || t == ir.Bool }
	w := *v
	w.Args = nil
	for i, a := range args {
		t := v.Args[i].Type
		if !a.known || !isInteger(t) {
			return 0, false
		}
		w.Args = append(w.Args, &ir.Value{Op: ir.Const, Type: t, Const: a.value})
	}
	if !isInteger(v.Type) {
		return 0, false
	}
	return ir.Fold(&w)
}

// table returns the digest of a table's numbers.
func (c *computed) table(t *ir.Table) digest {
	d, ok := c.tables[t]
	if !ok {
		var words []any
		for _, x := range t.Data {
			words = append(words, x)
		}
		d = digested("table "+t.Type.String(), words...)
		if c.tables == nil {
			c.tables = map[*ir.Table]digest{}
		}
		c.tables[t] = d
	}
	return d
}
