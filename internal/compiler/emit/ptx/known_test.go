package ptx_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

// TestFoldable: an operation whose operands are all known on some path is found, and no other.
func TestFoldable(t *testing.T) {
	for text, want := range map[string][]int{
		// two constants, as they are and in registers
		"\tadd.rn.f32 %f32_1, 0f3EDF6BD0, 0fC15B7FB8;":                                 {1},
		"\tmov.f32 %f32_1, 0f3EDF6BD0;\n\tadd.rn.f32 %f32_2, %f32_1, 0fC15B7FB8; // s": {2},
		// the first turn of a loop, which is behind the sum
		"$L1:\n\tadd.rn.f64 %f64_2, %f64_1, 0d3FF0000000000000;\n\tmov.f64 %f64_1, 0d3FF0000000000000;\n\tmov.f64 %f64_1, %f64_3;\n\tbra $L1;": {2},
		// a choice of a constant
		"\tselp.f32 %f32_1, 0f3EDF6BD0, %f32_9, %pred_1;\n\tmul.rn.f32 %f32_2, %f32_1, %f32_1;": {2},
		// a float of a counter
		"\tmov.s32 %s32_1, 0;\n\tadd.s32 %s32_2, %s32_1, 1;\n\tcvt.rn.f32.s32 %f32_1, %s32_2;": {3},
		// an array of the kernel's own
		"\tst.local.f32 [%u64_1], 0f3EDF6BD0;\n\tld.local.f32 %f32_1, [%u64_2];\n\tsqrt.rn.f32 %f32_2, %f32_1;": {3},
		// bits
		"\tor.b32 %u32_1, 0x3edf6bd0, 0x1;\n\tmov.b32 %f32_1, %u32_1;\n\tfma.rn.f32 %f32_2, %f32_1, %f32_1, 0f3EDF6BD0;": {3},
		// what is read, given, or rounded from that is not known
		"\tld.global.f32 %f32_1, [%u64_1];\n\tadd.rn.f32 %f32_2, %f32_1, 0f3EDF6BD0;\n\tadd.rn.f32 %f32_3, %f32_2, 0f3EDF6BD0;": nil,
		"\tld.param.f32 %f32_1, [k_1];\n\tmul.rn.f32 %f32_2, %f32_1, %f32_1;":                                                   nil,
		"\tst.volatile.shared.f32 [%u64_1], %f32_9;\n\tld.volatile.shared.f32 %f32_1, [%u64_1];\n\tsqrt.rn.f32 %f32_2, %f32_1;": nil,
		// a sum with a zero, and a product with one, are exact, and known
		"\tselp.f32 %f32_1, 0f00000000, %f32_9, %pred_1;\n\tadd.rn.f32 %f32_2, %f32_1, %f32_1;":                                                        nil,
		"\tmov.f32 %f32_1, 0f80000000;\n\tsub.rn.f32 %f32_2, 0f3EDF6BD0, %f32_1;\n\tadd.rn.f32 %f32_3, %f32_2, 0fC15B7FB8;":                            {3},
		"\tmul.rn.f32 %f32_1, 0f00000000, 0f3EDF6BD0;\n\tfma.rn.f32 %f32_2, 0fC15B7FB8, %f32_1, 0f3EDF6BD0;\n\tadd.rn.f32 %f32_3, %f32_2, 0fC15B7FB8;": {3},
		"\tfma.rn.f32 %f32_1, 0fC15B7FB8, 0f3EDF6BD0, 0f00000000;":                                                                                     {1},
		// another constant on another path
		"\tmov.f32 %f32_1, 0f00000000;\n\tmov.f32 %f32_1, 0f3EDF6BD0;\n\tadd.rn.f32 %f32_2, %f32_1, 0fC15B7FB8;": {3},
		// what does not round
		"\tadd.s32 %s32_1, 1, 2;\n\tcvt.rmi.f32.f32 %f32_1, 0f3EDF6BD0;": nil,
	} {
		if got := ptx.Foldable(text); !slices.Equal(got, want) {
			t.Errorf("%s\nlines %v, want %v", text, got, want)
		}
	}
}

// hiding are the lines that give an operation an operand that is not known.
var hiding = regexp.MustCompile(`xor\.(b\d+) (%u\d+_\d+), (\S+), (%u\d+_\d+);`)

// TestKnown: no text has an operation that NVIDIA's assembler might compute: of functions,
// programs and random programs with sums of constants. Without what hides operands many have.
func TestKnown(t *testing.T) {
	testenv.Long(t, "functions through an interpreter of PTX")
	texts, planted := 0, 0
	check := func(name, text string) {
		texts++
		if lines := ptx.Foldable(text); len(lines) > 0 {
			t.Errorf("%s: line %d may be computed: %s", name, lines[0], strings.Split(text, "\n")[lines[0]-1])
		}
		if strings.Contains(text, ", 31;\n") {
			bare := hiding.ReplaceAllString(text, "or.$1 $2, $3, $3;")
			if len(ptx.Foldable(bare)) > 0 {
				planted++
			}
		}
	}
	for i, f := range kernels.Funcs() {
		if !testenv.Full() && (f.Ops > 1500 || i%testenv.Size(16, 8, 1) > 0 && f.Name != "CDF.Div") {
			continue
		}
		p, names, err := kernels.Maps(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		check(f.Name, ptx.Text(p, ptx.Options{Group: 128}, p.Lookup(names[0])))
	}
	for seed := range uint64(testenv.Size(1, 2, 40)) {
		for _, limb := range []ir.Type{ir.F32, ir.F64} {
			p, cases, err := random.New(seed+5000, 30, limb)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range cases {
				check(fmt.Sprint(c.Kernel), ptx.Text(p, ptx.Options{Group: 16}, c.Kernel))
			}
		}
	}
	t.Logf("%d texts, %d with operands that are hidden", texts, planted)
	if planted < 5 {
		t.Errorf("in %d texts alone an operand that is not hidden is noticed", planted)
	}
}

// TestFolded: a text has the results of operations on constants, with ties to even, and none of
// the operations.
func TestFolded(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 3))
	for _, limb := range []ir.Type{ir.F32, ir.F64} {
		arith, ties := ir.IEEE(limb), 0
		for range 200 {
			a, b := random.Tie(r, limb)
			f := &ir.Func{Name: "f", Go: "f", Limb: limb, In: []ir.Group{{Name: "x", Type: limb.String(), N: 1}}, Out: []ir.Group{{Name: "r", Type: limb.String(), N: 1}}}
			add := func(op ir.Op, args ...*ir.Value) *ir.Value {
				v := &ir.Value{Op: op, Type: limb, Args: args, ID: len(f.Body)}
				f.Body = append(f.Body, v)
				return v
			}
			x, c, d := add(ir.Param), add(ir.Const), add(ir.Const)
			x.Name, c.Const, d.Const = "x", a, b
			f.Params, f.Results = []*ir.Value{x}, []*ir.Value{add(ir.Add, c, d)}
			text := ptx.Text(&ir.Program{Funcs: []*ir.Func{f}}, ptx.Options{Group: 32}, f)
			want := fmt.Sprintf("0f%08X", math.Float32bits(float32(arith.Add(a, b))))
			if limb == ir.F64 {
				want = fmt.Sprintf("0d%016X", math.Float64bits(arith.Add(a, b)))
			}
			if !strings.Contains(text, want) || strings.Contains(text, "add.rn") {
				t.Fatalf("%x + %x: there is no %s, or a sum\n%s", a, b, want, text)
			}
			if s := arith.Add(a, b); arith.Sub(s, a) != b {
				ties++
			}
		}
		if ties < 150 {
			t.Errorf("%d of 200 sums are ties", ties)
		}
	}
}
