package export

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

const pocl = "Portable Computing Language"

// kernelCL prints a kernel that runs a function on planes.
func kernelCL(c Case) string {
	l := printerCL
	var params, args, sets []string
	add := func(constant string, name string, t ir.Type) {
		params = append(params, fmt.Sprintf("global %s%s *%s", constant, l.Types[t], name))
	}
	j := 0
	for _, g := range c.IR.In {
		var values []string
		for range g.N {
			add("const ", fmt.Sprintf("w%d", j), c.IR.Params[j].Type)
			values = append(values, fmt.Sprintf("w%d[i]", j))
			j++
		}
		args = append(args, l.Build(g, values))
	}
	typ, _ := l.ResultType(c.IR)
	for k, part := range l.Parts(c.IR, "v") {
		add("", fmt.Sprintf("r%d", k), c.IR.Results[k].Type)
		sets = append(sets, fmt.Sprintf("r%d[i] = %s;", k, part))
	}
	return fmt.Sprintf("kernel void run_%s(uint n, %s)\n{\n\tFOR_EACH(i, n) {\n\t\tconst %s v = %s(%s);\n\t\t%s\n\t}\n}\n", c.IR.Name,
		strings.Join(params, ", "), typ, l.Name(dialect.Func, c.IR.Name), strings.Join(args, ", "), strings.Join(sets, "\n\t\t"))
}

// upload makes an array of a plane.
func upload(t *testing.T, d *device.Device, p plane.Plane) device.Operand {
	t.Helper()
	switch p.Elem {
	case kernels.F32:
		return devicetest.Array(t, d, p.F32())
	case kernels.F64:
		return devicetest.Array(t, d, p.F64())
	}
	return devicetest.Array(t, d, p.I32())
}

// runCL runs cases on a device, and returns how many functions differ.
func runCL(t *testing.T, d *device.Device, definitions string, list []Case, shown int) (bad int) {
	t.Helper()
	var names, kernels []string
	for _, c := range list {
		names, kernels = append(names, c.Func.Name), append(kernels, "run_"+c.IR.Name)
	}
	source := definitions + text(t, openCL, 0, names...)
	for _, c := range list {
		source += kernelCL(c)
	}
	ks, err := d.Compile(source, kernels...)
	if err != nil {
		t.Fatal(err)
	}
	for k, c := range list {
		var args []device.Operand
		for _, p := range c.In {
			args = append(args, upload(t, d, p))
		}
		got := plane.List(c.Func.Out, c.In[0].Len())
		for _, p := range got {
			plane.Poison(p.Bytes())
			args = append(args, upload(t, d, p))
		}
		if err := ks[k].Run(args...); err != nil {
			t.Fatal(err)
		}
		for i, p := range got {
			switch a := args[len(c.In)+i].(type) {
			case *device.Array[float32]:
				err = a.Download(p.F32())
			case *device.Array[float64]:
				err = a.Download(p.F64())
			case *device.Array[int32]:
				err = a.Download(p.I32())
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if err := operand.Differ(c.Func, c.In, c.Out, got, shown); err != nil {
			bad++
			if shown > 0 {
				t.Error(err)
			}
		}
	}
	return bad
}

// TestOpenCL: what PoCL makes of the text has the bits of plain Go: on its own terms with each
// lowering, and with a compiler that is told to be careless with those that are for it; there
// the text without its guard is noticed.
func TestOpenCL(t *testing.T) {
	testenv.Long(t, "PoCL builds each text; TestC has the same functions")
	n := testenv.Size(1<<10, 1<<12, 1<<14)
	few := cases(t, strings.Fields("f64.TwoProd DF.Less DD.Div QF.Mul DF.Exp")[:testenv.Size(4, 4, 5)], n, operand.Narrow) // the self-test has the last
	list := few
	if testenv.Full() {
		list = cases(t, sampled(), n, operand.Narrow)
	}
	for _, c := range []struct {
		options, definitions string
		wrong                int // functions that differ, at least
	}{
		{"", "#define LIMB_LOWERING 0\n", 0},
		{"", "", 0},
		{"-cl-fast-relaxed-math", "", 0},
		{"-cl-fast-relaxed-math", "#define LIMB_LOWERING 2\n", 0},
		{"-cl-fast-relaxed-math", "#define LIMB_LOWERING 0\n#define LIMB_NO_GUARD\n", 3},
	} {
		t.Run(c.options+" "+strings.TrimSpace(c.definitions), func(t *testing.T) {
			if c.wrong == 0 && c.options+c.definitions != "" {
				testenv.Large(t, "PoCL builds all texts once more; on its own terms, and without the guard, it has them in every run")
			}
			t.Setenv("LIMB_TEST_OPENCL_OPTIONS", c.options)
			d := devicetest.Open(t, "pocl", pocl)
			if c.wrong > 0 {
				if bad := runCL(t, d, c.definitions, few, 0); bad < c.wrong {
					t.Errorf("%d of %d functions differ", bad, len(few))
				}
				return
			}
			bad, done := 0, 0
			for some := range slices.Chunk(list, 8) {
				bad += runCL(t, d, c.definitions, some, 2)
				done += len(some)
				t.Logf("%d functions, the last %s, %d rows of each: %d differ", done, some[len(some)-1].Func.Name, n, bad)
			}
		})
	}
}

// TestOpenCLSelfTest: the self-test passes, and fails where a row has another result, and where
// a careless compiler has the text without its lowering.
func TestOpenCLSelfTest(t *testing.T) {
	testenv.Long(t, "PoCL builds four texts with their rows")
	names := []string{"DF.Add", "DD.Mul", "DF.Exp"}
	small := names[:2] // PoCL builds the exponential for long
	if testenv.Full() {
		small = names
	}
	source, less := text(t, openCL, 64, names...), text(t, openCL, 64, small...)
	at := strings.Index(less, "limb_dd_mul_rows")
	for _, c := range []struct {
		what, options, source string
		names                 []string
		good                  func(sum int32) bool
	}{
		{"as it is", "", source, names, func(sum int32) bool { return sum == 0 }},
		{"careless", "-cl-fast-relaxed-math", source, names, func(sum int32) bool { return sum == 0 }},
		{"a wrong row", "", less[:at] + strings.Replace(less[at:], "0x4", "0x5", 1), small, func(sum int32) bool { return sum == 1 }},
		{"no lowering", "-cl-fast-relaxed-math", "#define LIMB_LOWERING 0\n" + less, small, func(sum int32) bool { return sum > 10 }},
	} {
		t.Run(c.what, func(t *testing.T) {
			if c.what == "careless" {
				testenv.Large(t, "PoCL builds the exponential once more; without the lowering it is careless too")
			}
			t.Setenv("LIMB_TEST_OPENCL_OPTIONS", c.options)
			d := devicetest.Open(t, "pocl", pocl)
			kernel := strings.Replace(c.source, "limb_selftest(__global int *bad)", "limb_selftest(uint items, __global int *bad)", 1)
			kernel = strings.Replace(kernel, "const int i = (int)get_global_id(0);", "FOR_EACH(i, 64) {", 1)
			kernel = strings.Replace(kernel, "if (i >= 64) return;", "", 1) + "}\n"
			ks, err := d.Compile(kernel, "limb_selftest")
			if err != nil {
				t.Fatal(err)
			}
			bad := make([]int32, 64*len(c.names))
			for i := range bad {
				bad[i] = 100
			}
			a := devicetest.Array(t, d, bad)
			if err := ks[0].Run(a); err != nil {
				t.Fatal(err)
			}
			if err := a.Download(bad); err != nil {
				t.Fatal(err)
			}
			var sum int32
			for _, b := range bad {
				sum += b
			}
			if !c.good(sum) {
				t.Errorf("%d rows differ", sum)
			}
		})
	}
}
