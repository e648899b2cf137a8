package lower

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// wide returns functions of words of 64 bits, one for each operation and constant operand, and
// a table and a variable, as a program.
func wide() *ir.Program {
	p := &ir.Program{Tables: []*ir.Table{{Name: "table", Type: ir.U64}}}
	for i := range uint64(8) {
		p.Tables[0].Data = append(p.Tables[0].Data, ir.FromWord(ir.U64, i*0x123456789abcdef1))
	}
	define := func(name string, result ir.Type, body func(add func(op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value, x, y *ir.Value) *ir.Value) {
		f := &ir.Func{Name: name, Go: name, Limb: ir.F64, Out: []ir.Group{{Name: "r", Type: result.String(), N: 1}}}
		add := func(op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value {
			v := &ir.Value{Op: op, Type: t, Args: args, ID: len(f.Body)}
			f.Body = append(f.Body, v)
			return v
		}
		for _, n := range []string{"x", "y"} {
			f.In = append(f.In, ir.Group{Name: n, Type: "u64", N: 1})
			v := add(ir.Param, ir.U64)
			v.Name, f.Params = n, append(f.Params, v)
		}
		f.Results = []*ir.Value{body(add, f.Params[0], f.Params[1])}
		p.Funcs = append(p.Funcs, f)
	}
	type adder = func(op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value
	constant := func(add adder, w uint64) *ir.Value {
		c := add(ir.Const, ir.U64)
		c.Const = ir.FromWord(ir.U64, w)
		return c
	}
	for _, op := range []ir.Op{ir.Add, ir.Sub, ir.Mul, ir.MulHi, ir.And, ir.Or, ir.Xor, ir.ShlBy, ir.ShrBy, ir.Lt, ir.Le, ir.Eq, ir.Ne} {
		t := ir.U64
		if op >= ir.Lt && op <= ir.Ne {
			t = ir.Bool
		}
		count := func(add adder, y *ir.Value) *ir.Value { // a shift is by less than 64
			if op != ir.ShlBy && op != ir.ShrBy {
				return y
			}
			return add(ir.And, ir.U64, y, constant(add, 63))
		}
		define(op.String(), t, func(add adder, x, y *ir.Value) *ir.Value { return add(op, t, x, count(add, y)) })
		define(op.String()+"_same", t, func(add adder, x, y *ir.Value) *ir.Value { return add(op, t, x, count(add, x)) })
		for i, w := range corners {
			if op == ir.ShlBy || op == ir.ShrBy {
				w &= 63
			}
			define(fmt.Sprint(op, "_", i), t, func(add adder, x, y *ir.Value) *ir.Value { return add(op, t, x, constant(add, w)) })
			define(fmt.Sprint(i, "_", op), t, func(add adder, x, y *ir.Value) *ir.Value { return add(op, t, constant(add, w), count(add, y)) })
		}
	}
	for n := range 64 {
		for _, op := range []ir.Op{ir.Shl, ir.Shr} {
			define(fmt.Sprint(op, "_", n), ir.U64, func(add adder, x, y *ir.Value) *ir.Value {
				v := add(op, ir.U64, x)
				v.Bits = n
				return v
			})
		}
	}
	define("clz", ir.U64, func(add adder, x, y *ir.Value) *ir.Value { return add(ir.Clz, ir.U64, x) })
	define("clz_added", ir.U64, func(add adder, x, y *ir.Value) *ir.Value {
		return add(ir.Add, ir.U64, add(ir.Clz, ir.U64, x), y)
	})
	define("tolow", ir.U32, func(add adder, x, y *ir.Value) *ir.Value { return add(ir.ToLow, ir.U32, x) })
	define("towide", ir.U64, func(add adder, x, y *ir.Value) *ir.Value {
		return add(ir.ToWide, ir.U64, add(ir.ToLow, ir.U32, x))
	})
	define("opaque", ir.U64, func(add adder, x, y *ir.Value) *ir.Value { return add(ir.Opaque, ir.U64, x) })
	define("select", ir.U64, func(add adder, x, y *ir.Value) *ir.Value {
		return add(ir.Select, ir.U64, add(ir.Lt, ir.Bool, x, y), x, y)
	})
	define("lookup", ir.U64, func(add adder, x, y *ir.Value) *ir.Value {
		low := add(ir.Bitcast, ir.I32, add(ir.ToLow, ir.U32, add(ir.And, ir.U64, x, constant(add, 7))))
		v := add(ir.Lookup, ir.U64, low)
		v.Table = p.Tables[0]
		return v
	})
	define("calls", ir.U64, func(add adder, x, y *ir.Value) *ir.Value {
		one, other := add(ir.Call, ir.U64, y, x), add(ir.Call, ir.Bool, x, y)
		one.Callee, other.Callee = p.Lookup("sub"), p.Lookup("lt")
		return add(ir.Select, ir.U64, other, one, x)
	})
	return p
}

// corners are words at which carries and shifts begin and end.
var corners = []uint64{0, 1, 2, 31, 32, 33, 63, 1<<31 - 1, 1 << 31, 1<<32 - 1, 1 << 32, 1<<32 + 1, 1<<63 - 1, 1 << 63, 1<<64 - 1<<32, 1<<64 - 1, 0x8000000080000000}

// operations compares the functions of wide with what a pass makes of them.
func operations(pass Pass) error {
	p := wide()
	if err := ir.Verify(p); err != nil {
		return err
	}
	q, err := Rung{Name: "pairs", Passes: []Pass{pass}}.Lower(p)
	if err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(1, 2))
	list := corners[:len(corners):len(corners)]
	for range testenv.Size(2, 20, 200) {
		list = append(list, r.Uint64(), r.Uint64()>>r.IntN(64), ^(r.Uint64() >> r.IntN(64)))
	}
	for _, f := range p.Funcs {
		g := q.Lookup(f.Name)
		before, err := ir.NewInterp(p, f, ir.IEEE64)
		if err != nil {
			return err
		}
		after, err := ir.NewInterp(q, g, ir.IEEE64)
		if err != nil {
			return err
		}
		want, got := make([]float64, 1), make([]float64, len(g.Results))
		for _, x := range list {
			for _, y := range list {
				before.Run(want, []float64{ir.FromWord(ir.U64, x), ir.FromWord(ir.U64, y)})
				after.Run(got, []float64{ir.FromWord(ir.U32, x), ir.FromWord(ir.U32, x>>32), ir.FromWord(ir.U32, y), ir.FromWord(ir.U32, y>>32)})
				w, v := ir.ToWord(f.Results[0].Type, want[0]), ir.ToWord(ir.U32, got[0])
				if len(got) > 1 {
					v |= ir.ToWord(ir.U32, got[1]) << 32
				}
				if v != w {
					return fmt.Errorf("%s of %#x and %#x is %#x in halves, not %#x", f.Name, x, y, v, w)
				}
			}
		}
	}
	return nil
}

// TestPairs tries each operation on words at which it may go wrong.
func TestPairs(t *testing.T) {
	if err := operations(Pairs); err != nil {
		t.Error(err)
	}
	q, err := Rung{Name: "floor pairs", Passes: []Pass{Floor, Pairs}}.Lower(load(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range q.Funcs {
		for _, v := range f.Body {
			if v.Type == ir.U64 || v.Type.Float() {
				t.Errorf("%s: %s is of type %s", f.Name, v.Ref(), v.Type)
			}
		}
	}
	for _, table := range q.Tables {
		if table.Type == ir.U64 {
			t.Errorf("%s is a table of words of 64 bits", table.Name)
		}
	}
}

// TestPairsFails changes one operation of what the pass gives: each is noticed.
func TestPairsFails(t *testing.T) {
	known := func(v *ir.Value, c float64) bool {
		return len(v.Args) > 1 && v.Args[1].Op == ir.Const && v.Args[1].Const == c
	}
	for name, wrong := range map[string]func(op string, v *ir.Value) bool{
		"no carry":                    func(op string, v *ir.Value) bool { return op == "add" && v.Op == ir.Select },
		"a borrow of equal words":     func(op string, v *ir.Value) bool { return op == "sub" && v.Op == ir.Lt },
		"a product of halves is lost": func(op string, v *ir.Value) bool { return op == "mulhi" && v.Op == ir.MulHi },
		"a shift by 32":               func(op string, v *ir.Value) bool { return op == "shlby" && v.Op == ir.Xor && known(v, 31) },
		"a shift that is not masked":  func(op string, v *ir.Value) bool { return op == "shrby" && v.Op == ir.And && known(v, 31) },
		"what comes across is lost":   func(op string, v *ir.Value) bool { return op == "shrby" && v.Op == ir.Or },
		"zeros of one half":           func(op string, v *ir.Value) bool { return op == "clz" && v.Op == ir.Add },
		"the other half of an entry":  func(op string, v *ir.Value) bool { return op == "lookup" && v.Op == ir.Add },
		"an order of upper halves":    func(op string, v *ir.Value) bool { return op == "le" && v.Op == ir.Or },
		"equal lower halves":          func(op string, v *ir.Value) bool { return op == "eq" && v.Op == ir.And },
	} {
		tried := 0
		pass := func(p *ir.Program) (*ir.Program, error) {
			q, err := Pairs(p)
			if err != nil {
				return nil, err
			}
			for _, f := range q.Funcs {
				for _, v := range f.Body {
					if op, _, _ := strings.Cut(f.Name, "_"); !wrong(op, v) {
						continue
					}
					tried++
					switch {
					case v.Op == ir.Lt:
						v.Op = ir.Le
					case v.Op == ir.Select:
						v.Args[1] = v.Args[2]
					default: // its first operand
						v.Op, v.Args = ir.Opaque, v.Args[:1]
					}
				}
			}
			return q, nil
		}
		if err := operations(pass); err == nil || tried == 0 {
			t.Errorf("%s: not noticed, at %d places", name, tried)
		}
	}
}
