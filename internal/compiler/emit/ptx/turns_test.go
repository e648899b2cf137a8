package ptx_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/check/onptx"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/kernels"
)

// TestTwice: of a loop with an even number of turns two are printed, of others one, and either has the bits of the
// interpreter, left early or not. One turn too many is noticed.
func TestTwice(t *testing.T) {
	x, c := make([]limb.DF, 20), numbers[limb.DF](20)
	for i := range x {
		x[i] = limb.NewDF(1 + float64(i+1)/99)
	}
	for _, turns := range []int{0, 1, 2, 3, 8, 9, 64} {
		for leave := range 3 { // 0 for a loop that is not left
			name := fmt.Sprintf("%d turns, left after %d", turns, leave)
			p := compiled.Program(t, "internal/measure/horner")
			f := p.Lookup("horner_Horner_DF_map")
			for _, g := range p.Reach(f).Funcs {
				ir.Walk(g.Code, func(s ir.Stmt) {
					l, ok := s.(*ir.Loop)
					if !ok {
						return
					}
					test := l.Body[1].(*ir.If).Cond.Args[0]
					test.Args[1].Const = float64(turns)
					if leave > 0 {
						at := &ir.Value{Op: ir.Const, Type: ir.I32, Const: float64(leave - 1)}
						is := &ir.Value{Op: ir.Eq, Type: ir.Bool, Args: []*ir.Value{test.Args[0], at}}
						l.Body = append(l.Body, &ir.Do{Values: []*ir.Value{at, is}}, &ir.If{Cond: is, Then: []ir.Stmt{&ir.Break{}}})
					}
				})
			}
			in, err := launch.Kernel(p, f.Go)
			want := make([]limb.DF, len(x))
			if err == nil {
				err = launch.Run(in, len(x), ir.Forwards, want, x, c)
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for _, planted := range []bool{false, true} {
				text := ""
				list, err := onptx.Changed(p, lower.Ladder[0], func(s string) string {
					if text = s; planted {
						text = strings.Replace(s, fmt.Sprintf(", %d;\n\t@!%%pred", turns), fmt.Sprintf(", %d;\n\t@!%%pred", turns+1), 1)
					}
					return text
				}, f)
				got := make([]limb.DF, len(x))
				if err == nil {
					err = launch.Run(list[0], len(x), nil, got, x, c)
				}
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				noticed := planted && (leave == 0 || turns < leave)
				if slices.Equal(got, want) == noticed {
					t.Errorf("%s, one more %v: %v, want %v", name, planted, got[1], want[1])
				}
				twice := strings.Count(text, "// DF.Mul without a test\n") == 2
				if twice != (turns > 0 && turns%2 == 0) {
					t.Errorf("%s: printed twice: %v", name, twice)
				}
			}
		}
	}
}

// TestLong: long kernels call in loops, and have the bits of plain Go.
func TestLong(t *testing.T) {
	for _, name := range []string{"QF.Yn", "QD.Beta"} {
		f, ok := kernels.Lookup(name)
		if !ok {
			t.Fatalf("no function %s", name)
		}
		p, names, err := kernels.Maps(name)
		if err != nil {
			t.Fatal(err)
		}
		k := p.Lookup(names[0])
		text := ptx.Text(p, ptx.Options{Group: 32}, k)
		if !strings.Contains(text, "volatile") || len(text) > 2e6 {
			t.Errorf("%s: no loop, in %d bytes", name, len(text))
		}
		if err := differ(f, lower.Ladder[0], 20); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
