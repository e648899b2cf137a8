package lower

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// bitwise are the operations that Bits and Order make of bits: what they give and take, where a 0 is a float.
var bitwise = []struct {
	op    ir.Op
	gives ir.Type
	takes []ir.Type
}{
	{ir.Neg, 0, []ir.Type{0}}, {ir.Abs, 0, []ir.Type{0}}, {ir.Copysign, 0, []ir.Type{0, 0}}, {ir.Chop, 0, []ir.Type{0}},
	{ir.Finite, ir.Bool, []ir.Type{0}}, {ir.Signbit, ir.Bool, []ir.Type{0}}, {ir.Exponent, ir.I32, []ir.Type{0}}, {ir.Pow2, 0, []ir.Type{ir.I32}},
	{ir.Eq, ir.Bool, []ir.Type{0}}, {ir.Ne, ir.Bool, []ir.Type{0}}, // with itself
	{ir.Lt, ir.Bool, []ir.Type{0, 0}}, {ir.Le, ir.Bool, []ir.Type{0, 0}}, {ir.Eq, ir.Bool, []ir.Type{0, 0}}, {ir.Ne, ir.Bool, []ir.Type{0, 0}},
}

// ofBits compares an operation, with so many bits chopped, before and after a pass, on all operands of a
// list in an arithmetic.
func ofBits(number int, pass Pass, limb ir.Type, a ir.Arith, chop int, operands []float64) (err error) {
	defer func() {
		if x := recover(); x != nil { // words that are no encodings
			err = fmt.Errorf("%v", x)
		}
	}()
	c := bitwise[number]
	typ := func(t ir.Type) ir.Type {
		if t == 0 {
			return limb
		}
		return t
	}
	v := &ir.Value{Op: c.op, Type: typ(c.gives), Name: "r"}
	if c.op == ir.Chop {
		v.Bits = chop
	}
	f := &ir.Func{Name: limb.String() + "_op", Go: limb.String() + ".op", Limb: limb, Out: []ir.Group{{Name: "r", Type: v.Type.String(), N: 1}}, Results: []*ir.Value{v}}
	for i, t := range c.takes {
		p := &ir.Value{Op: ir.Param, Type: typ(t), Name: string(rune('a' + i)), ID: i}
		f.In, f.Params = append(f.In, ir.Group{Name: p.Name, Type: p.Type.String(), N: 1}), append(f.Params, p)
	}
	if v.Args = f.Params; (c.op == ir.Eq || c.op == ir.Ne) && len(c.takes) == 1 {
		v.Args = []*ir.Value{f.Params[0], f.Params[0]}
	}
	v.ID, f.Body = len(f.Params), append(slices.Clone(f.Params), v)
	p := &ir.Program{Funcs: []*ir.Func{f}}
	q, err := Rung{Name: "bits", Passes: []Pass{pass}}.Lower(p)
	if err != nil {
		return err
	}
	for _, w := range q.Funcs[0].Body {
		if w.Op == c.op && (c.op < ir.Lt || c.op > ir.Ne || w.Args[0].Type.Float()) {
			return fmt.Errorf("%s is still there", w.Op)
		}
	}
	l, err := newLowered(p, q, f.Name, a)
	if err != nil {
		return err
	}
	if c.op == ir.Pow2 {
		operands = nil
		for n := l.format.Emin; n <= l.format.Emax; n++ {
			operands = append(operands, float64(n))
		}
	}
	for _, x := range operands {
		if len(c.takes) == 1 {
			if err := l.differ([]float64{x}); err != nil {
				return err
			}
			continue
		}
		for _, y := range operands {
			if err := l.differ([]float64{x, y}); err != nil {
				return err
			}
		}
	}
	return nil
}

// ofBoth is Bits, and then Order, of a format.
func ofBoth(format func(ir.Type) fp.Format) Pass {
	return func(p *ir.Program) (*ir.Program, error) {
		p, err := bits(format, nil, nil)(p)
		if err != nil {
			return nil, err
		}
		return order(format)(p)
	}
}

// TestCompared: what is finite can be told by a comparison, and one that takes infinities for it is noticed.
func TestCompared(t *testing.T) {
	format := binary(3, 3)
	a, err := ir.Nearest(format)
	if err != nil {
		t.Fatal(err)
	}
	var all []float64
	for b := range uint64(1) << format.Bits {
		all = append(all, format.Decode(b))
	}
	number := slices.IndexFunc(bitwise, func(c struct {
		op    ir.Op
		gives ir.Type
		takes []ir.Type
	}) bool {
		return c.op == ir.Finite
	})
	for _, op := range []ir.Op{ir.Lt, ir.Le} {
		pass := func(p *ir.Program) (*ir.Program, error) {
			q, err := bits(func(ir.Type) fp.Format { return format }, nil, map[ir.Type]bool{ir.F32: true})(p)
			for _, v := range q.Funcs[0].Body {
				if v.Op == ir.Lt {
					v.Op = op
				}
			}
			return q, err
		}
		if err := ofBits(number, pass, ir.F32, a, 1, all); (err == nil) != (op == ir.Lt) {
			t.Errorf("by %s: %v", op, err)
		}
	}
}

// TestBits tries each operation on all operands of small formats, and on those that are not ordinary at full
// width; the bits of other formats are noticed, and another chop.
func TestBits(t *testing.T) {
	for number, c := range bitwise {
		for _, format := range []fp.Format{binary(3, 3), binary(4, 3), binary(3, 4), binary(5, 4)}[:testenv.Size(1, 4, 4)] {
			a, err := ir.Nearest(format)
			if err != nil {
				t.Fatal(err)
			}
			var all []float64
			for b := range uint64(1) << format.Bits {
				all = append(all, format.Decode(b))
			}
			of := func(f fp.Format) Pass { return ofBoth(func(ir.Type) fp.Format { return f }) }
			for _, limb := range []ir.Type{ir.F32, ir.F64} {
				if err := ofBits(number, of(format), limb, a, 1, all); err != nil {
					t.Errorf("%s of %v: %v", c.op, format, err)
				}
				wrong := of(binary(format.Prec, format.ExponentBits()-1))
				if c.op == ir.Chop {
					wrong = func(p *ir.Program) (*ir.Program, error) {
						q, err := of(format)(p)
						q.Funcs[0].Body[2].Const = ir.FromWord(limb.Word(), ^uint64(0))
						return q, err
					}
				}
				if err := ofBits(number, wrong, limb, a, 1, all); err == nil {
					t.Errorf("%s of %v: a wrong pass is not noticed", c.op, format)
				}
			}
		}
		rng := rand.New(rand.NewPCG(1, uint64(number)))
		for _, limb := range []ir.Type{ir.F32, ir.F64} {
			f := ieee(limb)
			list := []float64{0, 1, f.Max(), f.MinNormal(), f.MinSubnormal(), f.MaxSubnormal(), math.Inf(1), math.NaN()}
			for _, x := range slices.Clone(list) {
				list = append(list, -x)
			}
			for range testenv.Size(30, 300, 300) {
				list = append(list, f.Decode(rng.Uint64()>>(64-f.Bits)))
			}
			for _, chop := range []int{0, 1, 12, f.Prec - 2} {
				if err := ofBits(number, ofBoth(ieee), limb, ir.IEEE(limb), chop, list); err != nil {
					t.Error(err)
				}
			}
		}
	}
}
