package lower

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// inHope returns a function, its twin that tests, and a program that has both.
func inHope(t *testing.T, p *ir.Program, name string) (q *ir.Program, f, g *ir.Func) {
	t.Helper()
	f = p.Lookup(name)
	if f == nil {
		t.Fatalf("no function %s", name)
	}
	h := &hope{twins: map[twin]*ir.Func{}, known: map[*ir.Func]*hopes{}}
	if h.about(f).mends == 0 {
		t.Fatalf("%s mends nothing", name)
	}
	g = h.twin(twin{f, true})
	q = &ir.Program{Funcs: append(slices.Clone(p.Reach(f).Funcs), h.made...), Tables: p.Tables}
	if err := ir.Verify(q); err != nil {
		t.Fatal(err)
	}
	return q, f, g
}

// unlike returns operands for which an operation on pairs is not forgiving: see late.go. They are all that there are
// of a format.
func unlike(t *testing.T, p *ir.Program, name string, format fp.Format) error {
	p, f, g := inHope(t, p, name)
	a, err := ir.Nearest(format)
	if err != nil {
		return err
	}
	mended, err := ir.NewInterp(p, f, a)
	if err != nil {
		return err
	}
	hoped, err := ir.NewInterp(p, g, a)
	if err != nil {
		return err
	}
	var pairs []int // the operands with two limbs, by their leading ones
	at := 0
	for _, g := range f.In {
		if g.N == 2 {
			pairs = append(pairs, at)
		}
		at += g.N
	}
	finite := func(x float64) bool { return x-x == 0 }
	want, got, others := make([]float64, 2), make([]float64, 3), make([]float64, at+1)
	run := func(args []float64) error {
		hoped.Run(got, append(args, 1))
		good := got[2] != 0
		switch {
		case good && !(finite(got[0]) && got[0] != 0):
			return fmt.Errorf("%s%v: %v passes the test", name, args, got[:2])
		case same(got[0], want[0]) && same(got[1], want[1]) || !finite(got[0]):
			return nil
		case !good && got[0] == 0 && got[1] == 0 && want[0] == 0 && want[1] == 0:
			return nil
		}
		return fmt.Errorf("%s%v: %v in hope, %v mended (%v)", name, args, got[:2], want, good)
	}
	// All zeros like those of the operands.
	var zeros func(args []float64, rest []int) error
	zeros = func(args []float64, rest []int) error {
		if len(rest) == 0 {
			return run(args)
		}
		at, rest := rest[0], rest[1:]
		if args[at] != 0 || args[at+1] != 0 {
			return zeros(args, rest)
		}
		for signs := range 4 {
			args[at], args[at+1] = math.Copysign(0, 1-2*float64(signs&1)), math.Copysign(0, 1-float64(signs&2))
			if err := zeros(args, rest); err != nil {
				return err
			}
		}
		return nil
	}
	n, every := 0, 1
	if len(f.Params) > 3 {
		every = testenv.Size(997, 13, 1)
	}
	return operands(f, format, func(args []float64) error {
		if n++; n%every != 0 && !slices.ContainsFunc(pairs, func(at int) bool { return args[at] == 0 }) {
			return nil
		}
		mended.Run(want, args)
		if err := run(args); err != nil {
			return err
		}
		others := append(others[:0], args...)
		if err := zeros(others, pairs); err != nil {
			return err
		}
		// And what is not finite, for an operand that is 1 here.
		for _, at := range pairs {
			if args[at] != 1 || args[at+1] != 0 || math.Signbit(args[at+1]) {
				continue
			}
			copy(others, args)
			for hi := range uint64(1) << format.Bits {
				if others[at] = format.Decode(hi); finite(others[at]) {
					continue
				}
				for lo := range uint64(1) << format.Bits {
					others[at+1] = format.Decode(lo)
					if hoped.Run(got, append(others, 1)); finite(got[0]) || got[2] != 0 {
						return fmt.Errorf("%s%v: %v", name, others, got)
					}
				}
			}
		}
		return nil
	})
}

// TestForgiving: the operations that go without a test are forgiving, and one that is not is noticed.
func TestForgiving(t *testing.T) {
	p := load(t)
	format := binary(3, 3)
	for name := range forgiving {
		if typ, name, _ := strings.Cut(name, "."); typ == "DF" {
			if err := unlike(t, p, "DF."+name, format); err != nil {
				t.Error(err)
			}
		}
	}
	if err := unlike(t, p, "DF.Max", format); err == nil {
		t.Error("DF.Max is forgiving")
	}
}

// TestLateSmall: a chain of sums and products that mends at its end has the bits of one that mends on its way: for operands
// of a small format, and for special ones of machine numbers, with tests of bits too. One whose test lets zeros pass has not.
func TestLateSmall(t *testing.T) {
	old := compiled.Program(t, "internal/measure/horner")
	special := func(least, most float64) (list []float64) {
		for _, x := range []float64{0, 1, 0.1, 1.5, least, math.Sqrt(least), math.Sqrt(most), most, math.Inf(1), math.NaN()} {
			list = append(list, x, -x)
		}
		return list
	}
	const name = "horner_Horner_DF"
	differ := func(pass Pass, name string, a ir.Arith, all func(f *ir.Func, try func(args []float64) error) error) error {
		q, err := pass(old)
		if err == nil {
			err = ir.Verify(q)
		}
		if err != nil {
			t.Fatal(err)
		}
		l, err := newLowered(old, q, name, a)
		if err != nil {
			t.Fatal(err)
		}
		return all(l.f, l.differ)
	}
	format := binary(3, 3)
	a, err := ir.Nearest(format)
	if err != nil {
		t.Fatal(err)
	}
	small := func(f *ir.Func, try func(args []float64) error) error {
		n, every := 0, testenv.Size(997, 101, 3)
		return operands(f, format, func(args []float64) error {
			if n++; n%every != 0 {
				return nil
			}
			return try(args)
		})
	}
	if err := differ(Late, name, a, small); err != nil {
		t.Error(err)
	}
	zeros := func(p *ir.Program) (*ir.Program, error) {
		q, err := Late(p)
		if err == nil {
			for _, v := range append(q.Lookup("DF_Add_late").Body, q.Lookup("DD_Add_late").Body...) {
				if v.Op == ir.Lt {
					v.Op = ir.Le
				}
			}
		}
		return q, err
	}
	for typ, arith := range map[string]ir.Arith{"DF": ir.IEEE32, "DD": ir.IEEE64} {
		list := special(0x1p-149, math.MaxFloat32)
		if typ == "DD" {
			list = special(0x1p-1074, math.MaxFloat64)
		}
		specials := func(_ *ir.Func, try func(args []float64) error) error {
			for _, x := range list {
				for _, c := range list {
					if typ == "DF" {
						x, c = float64(float32(x)), float64(float32(c))
					}
					if err := try([]float64{x, 0, c, 0}); err != nil {
						return err
					}
				}
			}
			return nil
		}
		for _, pass := range []Pass{Late, LateByBits} {
			if err := differ(pass, "horner_Horner_"+typ, arith, specials); err != nil {
				t.Error(err)
			}
		}
		if err := differ(zeros, "horner_Horner_"+typ, arith, specials); err == nil {
			t.Errorf("%s: a test that lets zeros pass makes no difference", typ)
		}
	}
}
