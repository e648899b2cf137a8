package ptx_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/onptx"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// mapped runs the map kernel of a function on planes.
func mapped(p *ir.Program, r lower.Rung, k *ir.Func, f kernels.Func, in []plane.Plane) (out []plane.Plane, err error) {
	list, err := onptx.New(p, r, k)
	if err != nil {
		return nil, err
	}
	return launched(list[0], k, f, in)
}

// launched runs a map kernel on planes.
func launched(on *onptx.Kernel, k *ir.Func, f kernels.Func, in []plane.Plane) (out []plane.Plane, err error) {
	n := in[0].Len()
	out = plane.List(f.Out, n)
	all := append(out[:len(out):len(out)], in...)
	var arrays []*ir.Array
	for _, m := range k.Memory {
		a := &ir.Array{Data: make([]float64, n*m.Elem.N), Scalars: m.Elem.N}
		for i := range a.Data {
			a.Data[i] = all[i%m.Elem.N].At(i / m.Elem.N)
		}
		arrays, all = append(arrays, a), all[m.Elem.N:]
	}
	if err := on.Launch(n, nil, nil, arrays); err != nil {
		return nil, err
	}
	all = out
	for _, a := range arrays {
		if len(all) == 0 {
			break
		}
		for i, x := range a.Data {
			all[i%a.Scalars].Set(i/a.Scalars, x)
		}
		all = all[a.Scalars:]
	}
	return out, nil
}

// differ compares a function on so many rows with plain Go.
func differ(f kernels.Func, r lower.Rung, rows int) error {
	p, names, err := kernels.Maps(f.Name)
	if err != nil {
		return err
	}
	in := operand.Make(11, rows, f.In, operand.Wide)
	want, err := cpu.Run(f, in)
	if err != nil {
		return err
	}
	got, err := mapped(p, r, p.Lookup(names[0]), f, in)
	if err != nil {
		return fmt.Errorf("%s: %w", f.Name, err)
	}
	return operand.Differ(f, in, want, got, 1)
}

// TestFunctions: the map kernels of functions give the bits of plain Go: those of DF and DD,
// their machine numbers and complex ones, and what is short of QF and QD; all where
// LIMB_FULL is set.
func TestFunctions(t *testing.T) {
	n, all := 0, kernels.Funcs()
	for i, f := range all {
		if i%testenv.Size(8, 1, 1) > 0 {
			continue
		}
		if typ, _, _ := strings.Cut(f.Name, "."); strings.Contains(typ, "Q") && f.Ops > testenv.Size(300, 1200, 1<<30) {
			continue
		}
		n++
		if err := differ(f, lower.Ladder[0], testenv.Size(40, 100, 20000)); err != nil {
			t.Error(err)
		}
	}
	t.Logf("%d of %d functions", n, len(all))
	if n < len(all)/testenv.Size(20, 2, 2) {
		t.Errorf("only %d of %d functions", n, len(all))
	}
}

// TestRungs: so do those of a few on every rung, and TestFunctions would see a wrong one.
func TestRungs(t *testing.T) {
	for i, r := range lower.Ladder {
		if i%testenv.Size(9, 1, 1) > 0 {
			continue
		}
		for _, name := range []string{"f32.TwoProd", "DF.Div", "DD.Mul", "DF.Sqrt", "DF.Floor", "DF.PowInt", "QD.Add"} {
			if testing.Short() && r.Has("floor") && name > "DF.E" {
				continue
			}
			f, ok := kernels.Lookup(name)
			if !ok {
				t.Fatalf("no function %s", name)
			}
			if err := differ(f, r, 40); err != nil {
				t.Errorf("%s: %v", r.Name, err)
			}
		}
	}
}
