package ir_test

import (
	"math"
	mathbits "math/bits"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// words says what the operations on words are in Go, at both widths.
var words = map[ir.Op]struct {
	u32 func(a, b uint32) uint32
	u64 func(a, b uint64) uint64
}{
	ir.Add: {func(a, b uint32) uint32 { return a + b }, func(a, b uint64) uint64 { return a + b }},
	ir.Sub: {func(a, b uint32) uint32 { return a - b }, func(a, b uint64) uint64 { return a - b }},
	ir.Mul: {func(a, b uint32) uint32 { return a * b }, func(a, b uint64) uint64 { return a * b }},
	ir.And: {func(a, b uint32) uint32 { return a & b }, func(a, b uint64) uint64 { return a & b }},
	ir.Or:  {func(a, b uint32) uint32 { return a | b }, func(a, b uint64) uint64 { return a | b }},
	ir.Xor: {func(a, b uint32) uint32 { return a ^ b }, func(a, b uint64) uint64 { return a ^ b }},
	ir.Shl: {func(a, _ uint32) uint32 { return a << shift }, func(a, _ uint64) uint64 { return a << (shift + 32) }},
	ir.Shr: {func(a, _ uint32) uint32 { return a >> shift }, func(a, _ uint64) uint64 { return a >> (shift + 32) }},
	ir.ShlBy: {func(a, b uint32) uint32 { return a << (b % 32) },
		func(a, b uint64) uint64 { return a << (b % 64) }},
	ir.ShrBy: {func(a, b uint32) uint32 { return a >> (b % 32) },
		func(a, b uint64) uint64 { return a >> (b % 64) }},
	ir.Clz: {func(a, _ uint32) uint32 { return uint32(mathbits.LeadingZeros32(a)) },
		func(a, _ uint64) uint64 { return uint64(mathbits.LeadingZeros64(a)) }},
	ir.MulHi: {func(a, b uint32) uint32 { hi, _ := mathbits.Mul32(a, b); return hi },
		func(a, b uint64) uint64 { hi, _ := mathbits.Mul64(a, b); return hi }},
	ir.ToWide:  {},
	ir.ToLow:   {},
	ir.Bitcast: {},
	ir.Lt:      {func(a, b uint32) uint32 { return bit(a < b) }, func(a, b uint64) uint64 { return uint64(bit(a < b)) }},
	ir.Le:      {func(a, b uint32) uint32 { return bit(a <= b) }, func(a, b uint64) uint64 { return uint64(bit(a <= b)) }},
	ir.Eq:      {func(a, b uint32) uint32 { return bit(a == b) }, func(a, b uint64) uint64 { return uint64(bit(a == b)) }},
	ir.Ne:      {func(a, b uint32) uint32 { return bit(a != b) }, func(a, b uint64) uint64 { return uint64(bit(a != b)) }},
}

const shift = 7

func bit(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

// operation returns a verified function of one operation, which is read from its
// printed form.
func operation(t *testing.T, head, value, result string) (*ir.Program, *ir.Func) {
	t.Helper()
	p, err := ir.Parse(head + "\n  " + value + "\n  return " + result + "\n")
	if err != nil {
		t.Fatal(err)
	}
	if err := ir.Verify(p); err != nil {
		t.Fatal(err)
	}
	f := p.Funcs[0]
	if !strings.Contains(f.String(), value+"\n") {
		t.Fatalf("%s is printed as\n%s", value, f)
	}
	return p, f
}

func run1(t *testing.T, p *ir.Program, f *ir.Func, a ir.Arith, args ...float64) float64 {
	t.Helper()
	in, err := ir.NewInterp(p, f, a)
	if err != nil {
		t.Fatal(err)
	}
	var r [1]float64
	in.Run(r[:], args)
	return r[0]
}

// TestWords runs each operation on words, and folds it, beside Go.
func TestWords(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for op, want := range words {
		for _, typ := range []ir.Type{ir.U32, ir.U64} {
			if want.u32 == nil {
				continue
			}
			unary, index, gives := op == ir.Clz, "", typ
			if op == ir.Shl || op == ir.Shr {
				unary, index = true, " 7"
				if typ == ir.U64 {
					index = " 39"
				}
			}
			if op == ir.Lt || op == ir.Le || op == ir.Eq || op == ir.Ne {
				gives = ir.Bool
			}
			operands, w := " %0.a %1.b", typ.String()
			if unary {
				operands = " %0.a"
			}
			p, f := operation(t, "f64_F(a "+w+", b "+w+") (r "+gives.String()+")", "%2.r = "+op.String()+" "+gives.String()+operands+index, "%2.r")
			for range testenv.Size(200, 2000, 2000) {
				a, b := r.Uint64()>>r.UintN(64), r.Uint64()>>r.UintN(64)
				switch {
				case op == ir.ShlBy || op == ir.ShrBy:
					b %= map[ir.Type]uint64{ir.U32: 32, ir.U64: 64}[typ]
				case r.IntN(4) == 0:
					b = a
				case r.IntN(8) == 0:
					a = 0
				}
				exact := want.u64(a, b)
				if typ == ir.U32 {
					exact = uint64(want.u32(uint32(a), uint32(b)))
				}
				args := []float64{ir.FromWord(typ, a), ir.FromWord(typ, b)}
				got := run1(t, p, f, ir.IEEE32, args...)
				v := *f.Body[2]
				v.Args = nil
				for i := range f.Body[2].Args {
					v.Args = append(v.Args, &ir.Value{Op: ir.Const, Type: typ, Const: args[i]})
				}
				folded, ok := ir.Fold(&v)
				if math.Float64bits(folded) != math.Float64bits(got) || !ok {
					t.Fatalf("%s %s %#x %#x is folded to %v", op, typ, a, b, folded)
				}
				if gives == ir.Bool && got != float64(exact) || gives != ir.Bool && ir.ToWord(typ, got) != exact {
					t.Fatalf("%s %s %#x %#x = %#x, in Go %#x", op, typ, a, b, ir.ToWord(typ, got), exact)
				}
			}
		}
	}
}

// TestWordWidths goes between the widths, int32, and the bits of floats: in binary32,
// binary64, and a format of 3 bits whose encodings have 6.
func TestWordWidths(t *testing.T) {
	toy := nearest(t, fp.Format{Bits: 6, Prec: 3, Emin: -2, Emax: 3})
	for _, c := range []struct {
		value, from, to string
		arith           ir.Arith
		arg, want       float64
	}{
		{"towide u64", "u32", "u64", toy, math.MaxUint32, ir.FromWord(ir.U64, math.MaxUint32)},
		{"tolow u32", "u64", "u32", toy, ir.FromWord(ir.U64, 0x123456789), 0x23456789},
		{"bitcast i32", "u32", "i32", toy, 0x80000000, math.MinInt32},
		{"bitcast u32", "i32", "u32", toy, -1, math.MaxUint32},
		{"bitcast u32", "f32", "u32", ir.IEEE32, -1.5, 0xbfc00000},
		{"bitcast f32", "u32", "f32", ir.IEEE32, 1, 0x1p-149},
		{"bitcast u64", "f64", "u64", ir.IEEE64, -1.5, ir.FromWord(ir.U64, 0xbff8000000000000)},
		{"bitcast f64", "u64", "f64", ir.IEEE64, ir.FromWord(ir.U64, 1), 0x1p-1074},
		{"bitcast u32", "f32", "u32", toy, -1.25, 1<<5 | 3<<2 | 1},
		{"bitcast f32", "u32", "f32", toy, 7 << 2, math.Inf(1)},
		{"bitcast u32", "f32", "u32", toy, math.NaN(), 7<<2 | 2},
		{"bitcast u64", "f64", "u64", toy, 0x3p-4, ir.FromWord(ir.U64, 3)},
	} {
		name := "f32_F"
		if c.from == "f64" || c.to == "f64" {
			name = "f64_F"
		}
		p, f := operation(t, name+"(a "+c.from+") (r "+c.to+")", "%1.r = "+c.value+" %0.a", "%1.r")
		if got := run1(t, p, f, c.arith, c.arg); math.Float64bits(got) != math.Float64bits(c.want) {
			t.Errorf("%s of %x is %x, want %x", c.value, c.arg, got, c.want)
		}
	}
}

// TestBitcastNeedsBits asks for the bits of numbers that have none.
func TestBitcastNeedsBits(t *testing.T) {
	p, f := operation(t, "f32_F(a f32) (r u32)", "%1.r = bitcast u32 %0.a", "%1.r")
	_, err := ir.NewInterp(p, f, nearest(t, ir.Format{Prec: 3, Emin: -2, Emax: 3}))
	if err == nil || !strings.Contains(err.Error(), "f32_F: %1.r: numbers of 3 bits") {
		t.Errorf("err = %v", err)
	}
}

// TestFarShift shifts by more than the width: the interpreter must not give what Go does,
// so that code which rests on it fails in tests.
func TestFarShift(t *testing.T) {
	for _, op := range []string{"shlby", "shrby"} {
		p, f := operation(t, "f32_F(a u32, b u32) (r u32)", "%2.r = "+op+" u32 %0.a %1.b", "%2.r")
		if run1(t, p, f, ir.IEEE32, 5, 32) == 0 {
			t.Errorf("%s by 32 gives 0", op)
		}
	}
}

// TestVerifyWords: what is no operation on words.
func TestVerifyWords(t *testing.T) {
	for _, c := range []struct{ head, value, want string }{
		{"f32_F(a u32) (r f64)", "%1.r = bitcast f64 %0.a", "type f64 in a function of f32"},
		{"f64_F(a u32) (r f64)", "%1.r = bitcast f64 %0.a", "no bitcast goes from u32 to f64"},
		{"f32_F(a u32) (r u32)", "%1.r = bitcast u32 %0.a", "no bitcast goes from u32 to u32"},
		{"f32_F(a bool) (r u32)", "%1.r = bitcast u32 %0.a", "no bitcast goes from bool to u32"},
		{"f32_F(a u64) (r i32)", "%1.r = bitcast i32 %0.a", "no bitcast goes from u64 to i32"},
		{"f32_F(a u32) (r u32)", "%1.r = towide u32 %0.a", "towide does not give u32"},
		{"f32_F(a u64) (r u64)", "%1.r = tolow u64 %0.a", "tolow does not give u64"},
		{"f32_F(a u32) (r u32)", "%1.r = shl u32 %0.a 32", "shift by 32"},
		{"f32_F(a i32) (r i32)", "%1.r = clz i32 %0.a", "clz does not give i32"},
		{"f32_F(a u32) (r u32)", "%1.r = neg u32 %0.a", "neg does not give u32"},
		{"f32_F(a u32) (r u32)", "%1.r = div u32 %0.a %0.a", "div does not give u32"},
		{"f32_F(a u32, b u64) (r u32)", "%2.r = shlby u32 %0.a %1.b", "operand 1 of shlby is u64"},
	} {
		p, err := ir.Parse(c.head + "\n  " + c.value + "\n  return " + strings.Fields(c.value)[0] + "\n")
		if err != nil {
			t.Fatal(err)
		}
		if err := ir.Verify(p); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.value, err, c.want)
		}
	}
	for _, good := range []string{"%1.r = shl u64 %0.a 63", "%1.r = select u64 %0.a"} {
		p, err := ir.Parse("f32_F(a u64) (r u64)\n  " + good + "\n  return %1.r\n")
		if err != nil {
			t.Fatal(err)
		}
		if err := ir.Verify(p); (err == nil) != strings.Contains(good, "shl") {
			t.Errorf("%s: %v", good, err)
		}
	}
}
