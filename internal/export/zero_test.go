package export

import (
	"math"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/check/webgpu"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// # The zero that hides results
//
// Where something else than 0 is in its place, as in a binding that a program uses for another
// buffer, every result is NaN: never a number with fewer digits.

// words that other buffers have where the zero is looked for: 1, the float 1, -0.
var notZero = []string{"1", "1065353216", "2147483648"}

// zeroed are functions for these tests, whose results are numbers.
var zeroed = []string{"DF.Add", "DF.Mul", "f32.TwoSum"}

// written returns a text with a self-test, and changes of it: old and new texts in turns.
func written(t *testing.T, f File, change ...string) string {
	t.Helper()
	f.Version = "test"
	text, err := Write(f)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(change); i += 2 {
		if !strings.Contains(text, change[i]) {
			t.Fatalf("there is no %s", change[i])
		}
		text = strings.ReplaceAll(text, change[i], change[i+1])
	}
	return text
}

// TestWGSLZero: in Dawn a zero that is none makes NaN of every result, in a binding and in a
// variable, which is one as long as it is not set; a zero of the caller's is as good as the text's.
func TestWGSLZero(t *testing.T) {
	testenv.Long(t, "a browser compiles for seconds; TestWGSL has the texts")
	// A result that is NaN passes in place of the right one, with the zeros that follow it, and nothing else does.
	const differ, onlyNaN = "return a != b && !((a & 0x7fffffffu) > 0x7f800000u && (b & 0x7fffffffu) > 0x7f800000u);", "return (a & 0x7fffffffu) != 0u && !((a & 0x7fffffffu) > 0x7f800000u);"
	const set, nan = "limb_zero = atomicLoad(", " | select(0u, 0x7ff80000u, limb_zero.x != 0u)"
	n := len(zeroed)
	bound := File{Language: wgsl, Functions: zeroed, Rows: 64}
	private := bound
	private.Zero = PrivateZero
	named := bound
	named.Zero = "frame.zero"
	frame := "struct Frame { scale: f32, zero: u32, a: u32, b: u32 }\n@group(0) @binding(999) var<uniform> frame: Frame;\n"
	run := func(word string, texts map[string]source) (results map[string][]int) {
		webgpu.Script(t, "selftest.mjs", texts, &results, word)
		return results
	}
	for name, r := range run("0", map[string]source{
		"private": {Code: written(t, private), N: n, Unbound: true},
		"named":   {Code: frame + written(t, named), N: n},
	}) {
		for i, bad := range r[1:] {
			if bad != 0 || r[0] != 64*n {
				t.Errorf("%s: of %d rows %d of %s differ", name, r[0], bad, zeroed[i])
			}
		}
	}
	for _, word := range notZero {
		texts := map[string]source{
			"bound":   {Code: written(t, bound, differ, onlyNaN), N: n},
			"private": {Code: written(t, private, differ, onlyNaN), N: n, Unbound: true},
			"named":   {Code: frame + written(t, named, differ, onlyNaN), N: n},
			"old":     {Code: written(t, bound, differ, onlyNaN, nan, ""), N: n},
		}
		if word == notZero[0] {
			texts["unset"] = source{Code: written(t, private, differ, onlyNaN, set, "let nothing = atomicLoad("), N: n, Unbound: true}
		}
		for name, r := range run(word, texts) {
			numbers := 0
			for i, some := range r[1:] {
				if numbers += some; some != 0 && name != "old" {
					t.Errorf("%s, %s in the place of 0: %d rows of %s have a result that is no NaN", name, word, some, zeroed[i])
				}
			}
			if name == "old" && numbers == 0 && word == "1" { // others may leave none by chance
				t.Errorf("%s: a text that makes no NaN goes unnoticed", word)
			}
		}
	}
}

// nans returns n results of f, all of them NaN, whose parts behind the first are 0.
func nans(f kernels.Func, n int) []plane.Plane {
	list := plane.List(f.Out, n)
	for i := range n {
		list[0].Set(i, math.NaN())
	}
	return list
}

// ordinary returns operands of f that are finite and not 0: of others a function may know its
// result without rounding anything, as of 1/Inf.
func ordinary(f kernels.Func, n int) []plane.Plane {
	in := operand.Make(7, n, f.In, operand.Flushed)
	for i := range n {
		for j, k := 0, 0; k < len(f.In); k++ {
			if x := in[j].At(i); x-x != 0 || x == 0 {
				in[j].Set(i, 1)
			}
			if f.Name == "DF.Sqrt" {
				in[j].Set(i, math.Abs(in[j].At(i)))
			}
			j += f.In[k].Type.Planes()
		}
	}
	return in
}

// TestShaderZero: so it is in GLSL and HLSL, on both drivers, and in the self-test of a text whose
// zero is a variable.
func TestShaderZero(t *testing.T) {
	testenv.Long(t, "drivers build two dozen shaders; TestMSLZero and TestOpenCLZero have other languages")
	const n = 1 << 10
	for _, v := range vulkans {
		d := devicetest.OpenDriver(t, v.word, v.platform)
		for _, s := range shaders {
			for _, name := range []string{"DF.Mul", "DF.Div", "DD.Mul"} {
				f, _ := kernels.Lookup(name)
				if f.Limb() == kernels.F64 && !v.doubles {
					continue
				}
				for _, word := range []string{"zero + 1u", "zero + 0x3f800000u"}[:testenv.Size(1, 1, 2)] {
					text := strings.Replace(s.program(t, f, n, true, false), "#define LIMB_ZERO zero\n", "#define LIMB_ZERO "+word+"\n", 1)
					in := ordinary(f, n)
					operands := planeWords(in)
					words := append(operands, make([]uint32, len(planeWords(plane.List(f.Out, n))))...)
					launch(t, d, glslang(t, text, s.flags...), n/64, words, []uint32{0})
					if err := operand.Differ(f, in, nans(f, n), planesOf(f, words[len(operands):], n), 1); err != nil {
						t.Errorf("%s on %s, the zero is %s: %v", s.Name, v.word, word, err)
					}
				}
			}
			private := File{Language: s.Language, Functions: []string{"DF.Mul"}, Rows: 64, Zero: PrivateZero}
			for _, c := range []struct {
				text string
				bad  uint32
			}{{vague(written(t, private)), 0}, {written(t, private, "limb_zero = limb_result[0];", ""), 64}} {
				result := make([]uint32, 4)
				launch(t, d, glslang(t, c.text, s.flags...), 1, result)
				if result[1] != 64 || result[2] != c.bad {
					t.Errorf("%s on %s: of %d rows %d differ, want %d", s.Name, v.word, result[1], result[2], c.bad)
				}
			}
			named := s.before + written(t, File{Language: s.Language, Functions: []string{"DF.Mul"}, Zero: "zero"}) + s.main + "}\n"
			glslang(t, named, s.flags...) // it compiles: the name is the caller's
		}
	}
}

// TestMSLZero: and in Metal's language, as a compiler of C++ takes it.
func TestMSLZero(t *testing.T) {
	testenv.Long(t, "a compiler of C++ takes seconds; TestC has the same functions")
	const n = 256
	f, _ := kernels.Lookup("DF.Mul")
	s := shader{Language: msl, shade: &shadeMSL}
	file := File{Language: msl, Functions: []string{f.Name}, Version: "test", Zero: "view.zero"}
	list, err := file.load()
	if err != nil {
		t.Fatal(err)
	}
	text := "#include <cstdint>\nstatic struct { volatile uint32_t zero; } view;\n" + written(t, file)
	in := ordinary(f, n)
	for word, want := range map[string][]plane.Plane{"0u": nil, "1u": nans(f, n)} {
		if want == nil {
			if want, err = cpu.Run(f, in); err != nil {
				t.Fatal(err)
			}
		}
		got := onProcessor(t, text, n, "\tview.zero = "+word+";\n"+s.call(list[0].Text, n), planeWords(in), len(planeWords(want)), "-O2", "-ffp-contract=off")
		if err := operand.Differ(f, in, want, planesOf(f, got, n), 1); err != nil {
			t.Errorf("%s: %v", word, err)
		}
	}
}

// TestOpenCLZero: and in OpenCL C.
func TestOpenCLZero(t *testing.T) {
	d := devicetest.Open(t, "pocl", devicetest.PoCL)
	var list []Case
	for _, name := range []string{"DF.Mul", "DF.Sqrt", "DD.Add"} {
		file := File{Language: openCL, Functions: []string{name}}
		cases, err := file.load()
		if err != nil {
			t.Fatal(err)
		}
		c := cases[0]
		c.In = ordinary(c.Func, 256)
		c.Out = nans(c.Func, 256)
		list = append(list, c)
	}
	runCL(t, d, "#define LIMB_ZERO (get_global_size(0) > 0)\n", list, 1)
}

// TestZeroRefused: a zero that a language cannot have, or that is no name, is refused.
func TestZeroRefused(t *testing.T) {
	for _, c := range []struct {
		f    File
		want string
	}{
		{File{Language: c, Zero: PrivateZero}, "alone"},
		{File{Language: rust, Zero: "zero"}, "alone"},
		{File{Language: msl, Zero: PrivateZero}, "no variables"},
		{File{Language: wgsl, Zero: "a b"}, "neither"},
		{File{Language: wgsl, Zero: "0u"}, "neither"},
		{File{Language: glsl, Zero: "view.zero", Rows: 1}, "take private"},
	} {
		c.f.Functions = []string{"DF.Add"}
		if _, err := Write(c.f); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s, %q: %v, want %s", c.f.Language.Name, c.f.Zero, err, c.want)
		}
	}
}
