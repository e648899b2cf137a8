package random_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
)

// constants is a program of map kernels that have operations on constants: sums and differences,
// most of them ties, products, quotients, roots and the errors of products. Their operand is
// not used. Of each kernel there are the results, as the processor has them.
func constants(seed uint64, limb ir.Type, kernels, results int, fused bool) (p *ir.Program, names []string, want [][]float64) {
	r := rand.New(rand.NewPCG(seed, 7))
	arith := ir.IEEE(limb)
	p = &ir.Program{}
	for k := range kernels {
		name := fmt.Sprintf("constants%d", k)
		f := &ir.Func{Name: name, Go: name, Limb: limb, In: []ir.Group{{Name: "x", Type: limb.String(), N: 1}}}
		add := func(op ir.Op, args ...*ir.Value) *ir.Value {
			v := &ir.Value{Op: op, Type: limb, Args: args, ID: len(f.Body)}
			f.Body = append(f.Body, v)
			return v
		}
		x := add(ir.Param)
		x.Name = "x"
		f.Params = []*ir.Value{x}
		constant := func(c float64) *ir.Value {
			v := add(ir.Const)
			v.Const = c
			return v
		}
		var list []float64
		for i := range results {
			a, b := random.Tie(r, limb)
			var v *ir.Value
			var y float64
			switch op := i % 8; {
			case op < 2:
				v, y = add(ir.Add, constant(a), constant(b)), arith.Add(a, b)
			case op < 4:
				v, y = add(ir.Sub, constant(a), constant(b)), arith.Sub(a, b)
			case op == 4:
				c, _ := random.Tie(r, limb)
				v, y = add(ir.Mul, constant(a), constant(c)), arith.Mul(a, c)
			case op == 5:
				c, _ := random.Tie(r, limb)
				v, y = add(ir.Div, constant(a), constant(c)), arith.Div(a, c)
			case op == 6:
				v, y = add(ir.Sqrt, constant(math.Abs(a))), arith.Sqrt(math.Abs(a))
			default:
				c, _ := random.Tie(r, limb)
				if y = arith.Mul(a, c); fused {
					v = add(ir.ProdErr, constant(a), constant(c), constant(y))
					y = arith.ProdErr(a, c, y)
				} else { // the sum of a product is not fused
					v, y = add(ir.Add, add(ir.Mul, constant(a), constant(c)), constant(b)), arith.Add(y, b)
				}
			}
			f.Out = append(f.Out, ir.Group{Name: fmt.Sprintf("r%d", i), Type: limb.String(), N: 1})
			f.Results = append(f.Results, v)
			list = append(list, y)
		}
		m := ir.Map(f)
		p.Funcs = append(p.Funcs, f, m)
		names, want = append(names, m.Name), append(want, list)
	}
	return p, names, want
}

// TestConstants: compilers round what they compute themselves as the processor does: PoCL's,
// rusticl's, lavapipe's and SwiftShader's. What NVIDIA's assembler does is in emit/ptx, what
// browsers do in TestBrowser, by programs that have such sums, and what compilers of C do in
// TestCompilersOfC.
func TestConstants(t *testing.T) {
	testenv.Long(t, "four drivers build programs")
	const kernels, results = 8, 8 // a map kernel has at most ten results
	for _, c := range []struct {
		word, platform string
		limbs          []ir.Type
		fused          bool
	}{
		{"pocl", devicetest.PoCL, limbs, true},
		{"rusticl", "rusticl", limbs[:1], true},
		{"lavapipe", "llvmpipe", limbs, false},
		{"swiftshader", "SwiftShader driver", limbs[:1], false},
	} {
		t.Run(c.word, func(t *testing.T) {
			d := devicetest.OpenDriver(t, c.word, c.platform)
			for _, limb := range c.limbs {
				p, names, want := constants(1, limb, kernels, results, c.fused)
				ks, err := d.Build(p, names, lower.Ladder[0])
				if err != nil {
					t.Fatal(err)
				}
				for i, k := range ks {
					got, err := once(d, k, limb, results)
					if err != nil {
						t.Fatal(err)
					}
					for j, y := range want[i] {
						if math.Float64bits(got[j]) != math.Float64bits(y) {
							t.Errorf("%s: %v is %x, and should be %x", limb, p.Lookup(fmt.Sprintf("constants%d", i)).Results[j].Op, got[j], y)
						}
					}
				}
			}
		})
	}
}

// once runs a map kernel on one element, and returns its results.
func once(d driver.Device, k driver.Kernel, limb ir.Type, n int) (got []float64, err error) {
	l := driver.Launch{Kernel: k, N: 1}
	var buffers []driver.Buffer
	for range n + 1 {
		b, err := d.Alloc(16)
		if err != nil {
			return nil, err
		}
		defer b.Free()
		if err := b.Write(0, make([]byte, 16)); err != nil {
			return nil, err
		}
		buffers = append(buffers, b)
		l.Args = append(l.Args, driver.Slice{Buffer: b, Len: 1, Stride: 1})
	}
	if err := d.Submit([]driver.Launch{l}); err != nil {
		return nil, err
	}
	for _, b := range buffers[:n] {
		raw := make([]byte, 8)
		if err := b.Read(0, raw); err != nil {
			return nil, err
		}
		if limb == ir.F32 {
			got = append(got, float64(math.Float32frombits(binary.LittleEndian.Uint32(raw))))
		} else {
			got = append(got, math.Float64frombits(binary.LittleEndian.Uint64(raw)))
		}
	}
	return got, nil
}

// TestCompilersOfC: gcc and clang, of C that is compiled at each level.
func TestCompilersOfC(t *testing.T) {
	testenv.Long(t, "compilers take seconds for their optimizations")
	r := rand.New(rand.NewPCG(3, 7))
	var s strings.Builder
	s.WriteString("#include <stdio.h>\n#include <math.h>\nint main(void) {\n")
	var want []string
	row := func(limb ir.Type, text string, y float64) {
		typ, suffix := "float", "f"
		if limb == ir.F64 {
			typ, suffix = "double", ""
		}
		fmt.Fprintf(&s, "\t{ %s y = %s; printf(\"%%a\\n\", (double)y); }\n", typ, strings.ReplaceAll(text, "@", suffix))
		want = append(want, strconv.FormatFloat(y, 'x', -1, 64))
	}
	for range 100 {
		for _, limb := range limbs {
			a, b := random.Tie(r, limb)
			c, _ := random.Tie(r, limb)
			x := ir.IEEE(limb)
			number := func(v float64) string { return "(" + strconv.FormatFloat(v, 'x', -1, 64) + "@)" }
			row(limb, number(a)+" + "+number(b), x.Add(a, b))
			row(limb, number(a)+" - "+number(b), x.Sub(a, b))
			row(limb, number(a)+" * "+number(c), x.Mul(a, c))
			row(limb, number(a)+" / "+number(c), x.Div(a, c))
			row(limb, "sqrt@("+number(math.Abs(a))+")", x.Sqrt(math.Abs(a)))
			row(limb, "fma@("+number(a)+", "+number(c)+", "+number(b)+")", x.FMA(a, c, b))
		}
	}
	s.WriteString("\treturn 0;\n}\n")
	dir := t.TempDir()
	source, program := filepath.Join(dir, "constants.c"), filepath.Join(dir, "constants")
	if err := os.WriteFile(source, []byte(s.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	for word, names := range map[string][]string{"gcc": {"gcc"}, "clang": testenv.Clang} {
		path := testenv.Found(t, word, names...)
		for _, level := range []string{"-O0", "-O2"} {
			if log, err := exec.Command(path, "-std=c11", "-ffp-contract=off", level, "-o", program, source, "-lm").CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, log)
			}
			out, err := exec.Command(program).Output()
			if err != nil {
				t.Fatal(err)
			}
			for i, line := range strings.Fields(string(out)) {
				x, err := strconv.ParseFloat(line, 64)
				y, _ := strconv.ParseFloat(want[i], 64)
				if err != nil || math.Float64bits(x) != math.Float64bits(y) {
					t.Errorf("%s %s: row %d is %s, and should be %s (%v)", names[0], level, i, line, want[i], err)
				}
			}
		}
	}
}
