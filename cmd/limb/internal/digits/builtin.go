package digits

import (
	"fmt"
	"go/ast"
	"go/types"
	"math"

	"github.com/limbfp/limb"
)

// builtin compiles a call of one of Go's own functions.
func (c *compiler) builtin(e *ast.CallExpr, name string) func(*frame) []val {
	single := func(x expr) func(*frame) []val { return func(f *frame) []val { return []val{x(f)} } }
	switch name {
	case "len", "cap":
		t := c.typeOf(e.Args[0])
		if _, ok := t.Underlying().(*types.Slice); !ok {
			if p, ok := t.Underlying().(*types.Pointer); ok {
				t = p.Elem()
			}
			if a, ok := t.Underlying().(*types.Array); ok {
				return single(func(*frame) val { return val{n: a.Len()} })
			}
			c.sorry(e, text(e)+" is not supported by limb digits")
		}
		x := c.expr(e.Args[0])
		return single(func(f *frame) val {
			s, _ := x(f).p.(slice)
			if name == "cap" {
				return val{n: int64(s.c)}
			}
			return val{n: int64(s.n)}
		})
	case "make":
		t := c.typeOf(e)
		s, ok := t.Underlying().(*types.Slice)
		if !ok {
			c.allowed(e, t)
			c.sorry(e, text(e)+" is not supported by limb digits")
		}
		args := c.args(e.Args[1:])
		return single(func(f *frame) val {
			in := args(f)
			n, room := in[0].n, in[len(in)-1].n
			if n < 0 || room < n || room > int64(f.limit) {
				f.fail(e.Pos(), "%s of %d elements", text(e), room)
			}
			return val{p: slice{f.elements(s.Elem(), int(room)), 0, int(n), int(room)}}
		})
	case "new":
		t := c.typeOf(e.Args[0])
		return single(func(f *frame) val { v := f.zero(t); return val{p: &v} })
	case "append":
		args := c.args(e.Args)
		spread := e.Ellipsis.IsValid()
		of := c.typeOf(e).Underlying().(*types.Slice).Elem()
		return single(func(f *frame) val {
			in := args(f)
			s, _ := in[0].p.(slice)
			more := in[1:]
			if spread {
				x, _ := in[1].p.(slice)
				more = nil
				for i := range x.n {
					more = append(more, copied(x.of.e[x.lo+i]))
				}
			}
			if n := s.n + len(more); n > s.c {
				a := f.elements(of, max(n, 2*s.n))
				for i := range s.n {
					a.e[i] = s.of.e[s.lo+i]
				}
				s = slice{a, 0, s.n, len(a.e)}
			}
			for i, x := range more {
				s.of.e[s.lo+s.n+i] = x
			}
			if len(more) > 0 {
				s.n += len(more)
			}
			return val{p: s}
		})
	case "copy":
		args := c.args(e.Args)
		return single(func(f *frame) val {
			in := args(f)
			x, _ := in[0].p.(slice)
			y, _ := in[1].p.(slice)
			n := min(x.n, y.n)
			if n > 0 {
				copy(x.of.e[x.lo:x.lo+n], y.of.e[y.lo:y.lo+n])
			}
			return val{n: int64(n)}
		})
	case "min", "max":
		args := c.args(e.Args)
		if isFloat(c.typeOf(e)) {
			o := lookup(map[string]string{"min": "Min", "max": "Max"}[name])
			at := c.site(e, text(e), o, e.Args...)
			return single(func(f *frame) val {
				in := args(f)
				a := in[0].n
				for _, x := range in[1:] {
					a = f.float(o, at, a, x.n, 0)
				}
				return val{n: a}
			})
		}
		return single(func(f *frame) val {
			in := args(f)
			a := in[0].n
			for _, x := range in[1:] {
				if (x.n < a) == (name == "min") {
					a = x.n
				}
			}
			return val{n: a}
		})
	case "panic":
		x := c.expr(e.Args[0])
		return func(f *frame) []val {
			f.fail(e.Pos(), "panic: %v", panicText(x(f)))
			return nil
		}
	}
	c.sorry(e, name+" is not supported by limb digits")
	return nil
}

func panicText(v val) string {
	if s, ok := v.p.(string); ok {
		return s
	}
	return fmt.Sprint(v.n)
}

// special compiles the functions of package math that are no operation on floats alone.
func (c *compiler) special(e *ast.CallExpr, name string) func(*frame) []val {
	args := c.args(e.Args)
	number := func(v func(f *frame, in []val) float64) func(*frame) []val {
		return func(f *frame) []val {
			x := v(f, args(f))
			return []val{{n: f.leaf(x, limb.NewQD(x))}}
		}
	}
	// A test of a float is a comparison: float64 and the shadow may differ.
	is := func(test func(x float64, in []val) bool) func(*frame) []val {
		at := c.site(e, text(e), opLeaf, e.Args[0])
		return func(f *frame) []val {
			in := args(f)
			a := in[0].n
			return []val{truth(f.decide(at, a, a, test(f.v[a], in), func(x, _ limb.QD) bool { return test(x.X0, in) }))}
		}
	}
	switch name {
	case "Inf":
		return number(func(_ *frame, in []val) float64 { return math.Inf(int(in[0].n)) })
	case "NaN":
		return number(func(*frame, []val) float64 { return math.NaN() })
	case "IsNaN":
		return is(func(x float64, _ []val) bool { return x != x })
	case "IsInf":
		return is(func(x float64, in []val) bool { return math.IsInf(x, int(in[1].n)) })
	case "Signbit":
		return is(func(x float64, _ []val) bool { return math.Signbit(x) })
	case "Sincos":
		sin, cos := c.site(e, text(e), lookup("Sin"), e.Args...), c.site(e, text(e), lookup("Cos"), e.Args...)
		return func(f *frame) []val {
			a := args(f)[0].n
			return []val{{n: f.float(lookup("Sin"), sin, a, 0, 0)}, {n: f.float(lookup("Cos"), cos, a, 0, 0)}}
		}
	case "Modf":
		trunc, rest := c.site(e, text(e), lookup("Trunc"), e.Args...), c.site(e, text(e), opSub, e.Args[0], e)
		return func(f *frame) []val {
			a := args(f)[0].n
			w := f.float(lookup("Trunc"), trunc, a, 0, 0)
			return []val{{n: w}, {n: f.float(opSub, rest, a, w, 0)}}
		}
	case "Ldexp":
		at := c.site(e, text(e), opMul, e.Args...)
		return func(f *frame) []val {
			in := args(f)
			p := math.Ldexp(1, int(max(-1074, min(1023, in[1].n))))
			return []val{{n: f.float(opMul, at, in[0].n, f.leaf(p, limb.NewQD(p)), 0)}}
		}
	case "Pow10":
		return func(f *frame) []val {
			n := args(f)[0].n
			return []val{{n: f.leaf(math.Pow10(int(n)), limb.NewQD(10).PowInt(int(n)))}}
		}
	}
	c.sorry(e, "math."+name+" is not supported by limb digits")
	return nil
}
