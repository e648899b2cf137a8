package lower

import (
	"slices"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
)

// loops are the loops of the functions of a program that were straight-line.
func loops(p *ir.Program) (n int) {
	for _, f := range p.Funcs {
		ir.Walk(f.Code, func(s ir.Stmt) {
			if l, ok := s.(*ir.Loop); ok && len(l.Post) > 0 {
				n++
			}
		})
	}
	return n
}

// spoil changes the constant of the first loop's end, of the program that is rerolled, and says whether there is one.
func spoil(p *ir.Program) bool {
	for _, f := range p.Funcs {
		for _, v := range f.Body {
			if f.Code != nil && v.Op == ir.Eq && v.Args[0].Op == ir.Get && v.Args[0].Var.Name == "turn" {
				v.Args[1].Const--
				return true
			}
		}
	}
	return false
}

// TestReroll: functions that call others in loops have the bits that they have without: arms, functions with loops of
// their own and the longest ones. One that calls once too seldom is noticed.
func TestReroll(t *testing.T) {
	testenv.Long(t, "the longest functions, twice")
	old := load(t)
	names := []string{"DF.Exp", "DF.Pow", "DD.Sin", "DD.Erf", "DF.Yn", "DD.Jn", "QF.Mul", "QF.Div", "QD.Sqrt", "QF.Exp", "QD.FastRemainder", "QF.Jn", "QD.Beta", "CQF.Log", "CDF.Pow", "QD.EllipticK", "DD.Gamma"}
	if testenv.Full() {
		names = nil
		for _, f := range kernels.Funcs() {
			names = append(names, f.Name)
		}
	}
	changed, wrong := 0, 0
	for _, name := range names {
		f := old.Lookup(name)
		for _, called := range []int{2, 30, Called} {
			p, list, err := Reroll(old, 0, called, f)
			if err == nil {
				err = ir.Verify(p)
			}
			if err != nil {
				t.Fatal(err)
			}
			n := loops(p) - loops(old.Reach(f))
			if n > 0 && called > 2 && list[0].Ops() >= f.Ops() {
				t.Errorf("%s: %d loops, and %d operations of %d", name, n, list[0].Ops(), f.Ops())
			}
			changed += n
			differs := func() error {
				var a ir.Arith = ir.IEEE32
				if f.Limb == ir.F64 {
					a = ir.IEEE64
				}
				l, err := newLowered(old, p, name, a)
				if err != nil {
					t.Fatal(err)
				}
				in := operand.Make(1, max(5, testenv.Size(1e4, 1e5, 1e6)/(f.Ops()+1000)), kernelOf(t, name).In, operand.Wide)
				args := make([]float64, len(in))
				for row := range in[0].Len() {
					for j := range in {
						args[j] = in[j].At(row)
					}
					if err := l.differ(args); err != nil {
						return err
					}
				}
				return nil
			}
			if err := differs(); err != nil {
				t.Errorf("%s, called %d: %v", name, called, err)
			}
			if called == 2 && spoil(p) && differs() != nil {
				wrong++
			}
		}
	}
	if changed < 100 || wrong < 5 {
		t.Errorf("there are %d loops, and %d wrong ones are noticed", changed, wrong)
	}
}

func kernelOf(t *testing.T, name string) kernels.Func {
	list := kernels.Funcs()
	i := slices.IndexFunc(list, func(f kernels.Func) bool { return f.Name == name })
	if i < 0 {
		t.Fatalf("no function %s", name)
	}
	return list[i]
}

// TestLong: a kernel that is not long stays as it is.
func TestLong(t *testing.T) {
	p := load(t)
	f := p.Lookup("QF.Exp")
	if q, list, err := Reroll(p, f.Ops(), 2, f); q != p || list[0] != f || err != nil {
		t.Errorf("a function of %d operations is another one: %v", f.Ops(), err)
	}
	if q, _, err := Reroll(p, f.Ops()-1, 2, f); q == p || err != nil {
		t.Errorf("a function of %d operations is the same: %v", f.Ops(), err)
	}
}
