package export

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// some are functions that together use every operation, both limbs, and results of all kinds.
var some = strings.Fields(`f32.TwoProd f64.TwoProd DF.Add DF.Mul DF.Exp DF.Sin DF.PowInt QF.Mul QF.Sqrt CDF.Mul
	DD.Add DD.Mul DD.Div DD.Sqrt DD.Log DD.SinCos DD.Less DD.FastMod QD.Add QD.Exp CDD.Log`)

// few are those of a short test, which compilers take little time for.
var few = strings.Fields(`f32.TwoProd DF.Add DF.PowInt DD.Mul DD.Div DD.Less CDF.Mul`)

// asked returns the functions that LIMB_TEST_FUNCTIONS names, if it does.
func asked() []string { return strings.Fields(os.Getenv("LIMB_TEST_FUNCTIONS")) }

// sampled returns the functions that are asked for, or some of the catalogue, few in a short test, and all of them
// where LIMB_FULL asks for that, the smallest first.
func sampled() (names []string) {
	if list := asked(); len(list) > 0 {
		return list
	}
	switch {
	case testing.Short():
		return few
	case !testenv.Full():
		return some
	}
	for _, f := range bySize() {
		names = append(names, f.Name)
	}
	return names
}

// bySize returns all functions, the smallest first.
func bySize() []kernels.Func {
	return slices.SortedStableFunc(slices.Values(Functions()), func(f, g kernels.Func) int { return f.Ops - g.Ops })
}

// cases makes n rows for each of the functions.
func cases(t *testing.T, names []string, n int, dom operand.Domain) (list []Case) {
	t.Helper()
	for i, name := range names {
		k, ok := kernels.Lookup(name)
		if !ok {
			t.Fatalf("no function %s", name)
		}
		f, err := kernels.IR(name)
		if err != nil {
			t.Fatal(err)
		}
		c := Case{Func: k, IR: f, In: operand.Make(uint64(i)+1, n, k.In, dom)}
		if c.Out, err = cpu.Run(k, c.In); err != nil {
			t.Fatal(err)
		}
		list = append(list, c)
	}
	return list
}

// text writes functions in a language.
func text(t *testing.T, l *Language, rows int, names ...string) string {
	t.Helper()
	s, err := Write(File{Language: l, Functions: names, Version: "v0.0.0", Rows: rows})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// stream returns the operands of the cases as a harness reads them: words, row by row.
func stream(list []Case) []byte {
	var b []byte
	for _, c := range list {
		for i := range c.In[0].Len() {
			in, _ := c.Words(i)
			for _, w := range in {
				b = binary.LittleEndian.AppendUint64(b, w)
			}
		}
	}
	return b
}

// compare compares what a harness wrote with what plain Go gives, and returns the number of
// rows that differ.
func compare(t *testing.T, list []Case, out []byte, shown int) (bad int) {
	t.Helper()
	for _, c := range list {
		n := c.In[0].Len()
		got := plane.List(c.Func.Out, n)
		if len(out) < 8*n*len(got) {
			t.Fatalf("%s: the results end early", c.Func.Name)
		}
		for i := range n {
			for _, p := range got {
				setWord(p, i, binary.LittleEndian.Uint64(out))
				out = out[8:]
			}
		}
		if err := operand.Differ(c.Func, c.In, c.Out, got, shown); err != nil {
			bad++
			if shown > 0 {
				t.Error(err)
			}
		}
	}
	if len(out) > 0 {
		t.Errorf("%d bytes are left over", len(out))
	}
	return bad
}

func setWord(p plane.Plane, i int, w uint64) {
	switch p.Elem {
	case kernels.F32:
		p.F32()[i] = math.Float32frombits(uint32(w))
	case kernels.F64:
		p.F64()[i] = math.Float64frombits(w)
	default:
		p.I32()[i] = int32(uint32(w))
	}
}

// harness prints a program in C that reads words and writes results.
func harness(l *dialect.Language, list []Case) string {
	var s strings.Builder
	s.WriteString("#include <stdio.h>\n#include <stdlib.h>\n\nint main(void)\n{\n\tuint64_t *w, *r;\n\tint i;\n")
	for _, c := range list {
		n, in, out := c.In[0].Len(), len(c.In), len(c.Out)
		typ, _ := l.ResultType(c.IR)
		fmt.Fprintf(&s, "\tw = (uint64_t *)malloc(%d);\n\tr = (uint64_t *)malloc(%d);\n\tif (fread(w, 8, %d, stdin) != %d) return 1;\n", 8*n*in, 8*n*out, n*in, n*in)
		fmt.Fprintf(&s, "\tfor (i = 0; i < %d; i++, w += %d, r += %d) {\n\t\tconst %s v = %s(%s);\n", n, in, out, typ, l.Name(dialect.Func, c.IR.Name), strings.Join(wordsOfC.arguments(l, c, "w[%d]"), ", "))
		for j, part := range l.Parts(c.IR, "v") {
			switch c.IR.Results[j].Type {
			case ir.F32:
				part = "limb_bits32(" + part + ")"
			case ir.F64:
				part = "limb_bits64(" + part + ")"
			default:
				part = "(uint32_t)" + part
			}
			fmt.Fprintf(&s, "\t\tr[%d] = %s;\n", j, part)
		}
		fmt.Fprintf(&s, "\t}\n\tfwrite(r - %d, 8, %d, stdout);\n\tfree(r - %d);\n\tfree(w - %d);\n", n*out, n*out, n*out, n*in)
	}
	s.WriteString("\treturn 0;\n}\n")
	return s.String()
}

// build compiles a text, and returns the program.
func build(t *testing.T, cc, ext, source string, args ...string) (program string, err error) {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "x"+ext)
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	program = filepath.Join(dir, "x.out")
	args = slices.Concat(args, []string{file, "-o", program})
	if ext != ".rs" {
		args = append(args, "-lm")
	}
	out, err := exec.Command(cc, args...).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%v: %w: %s", args, err, out[:min(len(out), 4000)])
	}
	return program, nil
}

// execute runs a program with an input.
func execute(t *testing.T, program string, in []byte) []byte {
	t.Helper()
	c := exec.Command(program)
	var stderr bytes.Buffer
	c.Stdin, c.Stderr = bytes.NewReader(in), &stderr
	out, err := c.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, stderr.String())
	}
	return out
}

// TestNames: the functions of the catalogue and all that they call have different names in each
// language.
func TestNames(t *testing.T) {
	for _, l := range Languages() {
		if l.Printer == nil {
			continue
		}
		seen := map[string]string{}
		for _, f := range kernels.Program().Funcs {
			if f.Slices || f.Code != nil || f.Inline {
				continue
			}
			name := l.Printer.Name(dialect.Func, f.Name)
			if other := seen[name]; other != "" {
				t.Errorf("%s: %s and %s are both %s", l.Name, f.Name, other, name)
			}
			seen[name] = f.Name
		}
		if len(seen) < 900 {
			t.Errorf("%d functions", len(seen))
		}
	}
}

// TestBools: a function of the special ones is called with a constant for a bool, and languages
// that have bools take no number for it.
func TestBools(t *testing.T) {
	for _, l := range []*Language{glsl, hlsl, msl, wgsl, rust} {
		if text := text(t, l, 0, "DF.Zeta"); !strings.Contains(text, ", t)), false)") {
			t.Errorf("%s: expApart is called with something else than false", l.Name)
		}
	}
}

// TestLicense: the licence in the texts is limb's.
func TestLicense(t *testing.T) {
	want, err := os.ReadFile("../../LICENSE")
	if err != nil {
		t.Fatal(err)
	}
	if license != string(want) {
		t.Error("license.txt is not ../../LICENSE: copy it")
	}
}
