package export

import (
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/flushing"
	"github.com/limbfp/limb/internal/check/operand"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
)

// # Shaders on Vulkan
//
// A text becomes SPIR-V by somebody else's compiler, glslang, and runs on two drivers for
// processors, of which each hides errors that the other one shows: lavapipe regroups what it
// is not told to leave alone, SwiftShader simplifies and flushes subnormal numbers.

// TestMain has the loader find SwiftShader too.
func TestMain(m *testing.M) {
	devicetest.Main(m, "VK_ADD_DRIVER_FILES=/usr/lib/chromium/vk_swiftshader_icd.json")
}

// vulkans are the drivers, by the words of LIMB_TEST_REQUIRE, and the operands for them.
var vulkans = []struct {
	word, platform string
	domain         operand.Domain
}{{"lavapipe", "llvmpipe", operand.Wide}, {"swiftshader", "SwiftShader driver", operand.Flushed}}

// glslang compiles a compute shader.
func glslang(t testing.TB, text string, flags ...string) []uint32 {
	t.Helper()
	if _, err := exec.LookPath("glslangValidator"); err != nil {
		testenv.Skip(t, "glslang", err.Error())
	}
	in, out := filepath.Join(t.TempDir(), "shader.comp"), filepath.Join(t.TempDir(), "shader.spv")
	if err := os.WriteFile(in, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	log, err := exec.Command("glslangValidator", append(flags, "-V", "--target-env", "vulkan1.1", "-S", "comp", "-e", "main", "-o", out, in)...).CombinedOutput()
	data, _ := os.ReadFile(out)
	if err != nil || len(data) == 0 {
		t.Fatalf("glslangValidator: %v\n%s", err, log)
	}
	words := make([]uint32, len(data)/4)
	binary.Decode(data, binary.LittleEndian, words)
	return words
}

// launch runs a module on buffers of words, which it changes.
func launch(t testing.TB, d driver.Device, module []uint32, groups int, buffers ...[]uint32) {
	t.Helper()
	check := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	k, err := d.(interface {
		BuildModule(words []uint32, buffers int) (driver.Kernel, error)
	}).BuildModule(module, len(buffers))
	check(err)
	l := driver.Launch{Kernel: k, N: groups}
	for _, b := range buffers {
		x, err := d.Alloc(4 * len(b))
		check(err)
		defer x.Free()
		raw, _ := binary.Append(nil, binary.LittleEndian, b)
		check(x.Write(0, raw))
		l.Args = append(l.Args, driver.Slice{Buffer: x, Elem: reflect.TypeFor[uint32](), Len: len(b)})
	}
	check(d.Submit([]driver.Launch{l}))
	for i, b := range buffers {
		raw := make([]byte, 4*len(b))
		check(l.Args[i].(driver.Slice).Buffer.Read(0, raw))
		binary.Decode(raw, binary.LittleEndian, b)
	}
}

// shader is a language and a program around its texts.
type shader struct {
	*Language
	*shade
	flags  []string // of glslang
	before string   // declares the buffers words and tables, and the constant zero
	main   string   // the head of the kernel; i is the number of the item
}

var shaders = []shader{
	{glsl, &shadeGLSL, nil, `#version 450
layout(push_constant) uniform Push { uint groups; uint zero; };
layout(std430, binding = 0) buffer Words { uint words[]; };
layout(std430, binding = 1) readonly buffer Tables { uint tables[]; };
#define LIMB_TABLES tables
layout(local_size_x = 64) in;
`, "void main() {\n\tuint i = gl_GlobalInvocationID.x;\n"},
	{hlsl, &shadeHLSL, []string{"-D"}, `[[vk::push_constant]] cbuffer Push { uint groups; uint zero; };
[[vk::binding(0, 0)]] RWStructuredBuffer<uint> words;
[[vk::binding(1, 0)]] StructuredBuffer<uint> tables;
#define LIMB_TABLES tables
`, "[numthreads(64, 1, 1)]\nvoid main(uint3 id : SV_DispatchThreadID)\n{\n\tuint i = id.x;\n"},
}

// program is the text with a kernel that runs function f on n rows of operands, as planes of
// words, with planes of results behind them.
func (s shader) program(t testing.TB, f kernels.Func, n int, hidden bool) string {
	t.Helper()
	text, err := Write(File{Language: s.Language, Functions: []string{f.Name}, Version: "test"})
	if err != nil {
		t.Fatal(err)
	}
	g, _ := kernels.IR(f.Name)
	var b strings.Builder
	b.WriteString(s.before)
	if hidden {
		b.WriteString("#define LIMB_ZERO zero\n")
	}
	b.WriteString(text + s.main)
	return b.String() + s.call(g, n) + "}\n"
}

// call is a call of function g on row i, whose operands are planes of n words; the planes of
// results are behind them.
func (s shader) call(g *ir.Func, n int) string {
	var b strings.Builder
	var args []string
	k := 0
	for _, p := range g.In {
		var values []string
		for range p.N {
			values = append(values, s.fromWord(g.Params[k].Type, fmt.Sprintf("words[%du + i]", k*n)))
			k++
		}
		args = append(args, s.Printer.Build(p, values))
	}
	typ, _ := s.Printer.ResultType(g)
	fmt.Fprintf(&b, "\t%s r = %s(%s);\n", typ, g.Name, strings.Join(args, ", "))
	for j, r := range s.Printer.Parts(g, "r") {
		fmt.Fprintf(&b, "\twords[%du + i] = %s;\n", (k+j)*n, s.toWord(g.Results[j].Type, r))
	}
	return b.String()
}

// run runs a module of program on rows of a domain and compares with plain Go.
func run(t testing.TB, d driver.Device, module []uint32, f kernels.Func, n int, dom operand.Domain) error {
	t.Helper()
	in := operand.Make(7, n, f.In, dom)
	want, err := cpu.Run(f, in)
	if err != nil {
		t.Fatal(err)
	}
	words := append(planeWords(in), make([]uint32, len(want)*n)...)
	g, _ := kernels.IR(f.Name)
	launch(t, d, module, n/64, words, append(tables(needed([]*ir.Func{g}, glsl.StandIns)), 0))
	got := planesOf(f, words[len(in)*n:], n)
	return flushing.Differ(dom, "split divide", f, in, want, got, 3)
}

// vague takes the promise of precise out of a text.
func vague(text string) string { return strings.ReplaceAll(text, "precise float", "float") }

// TestShaders compares texts with plain Go: as they are, and without precise, but with the zero
// that hides results. With neither they are wrong.
func TestShaders(t *testing.T) {
	list := strings.Fields(os.Getenv("LIMB_TEST_FUNCTIONS"))
	if len(list) == 0 {
		list = strings.Fields("DF.Add DF.Mul DF.Exp DF.Sin QF.Mul")
	}
	for _, v := range vulkans {
		d := devicetest.OpenDriver(t, v.word, v.platform)
		for _, s := range shaders {
			for _, name := range list {
				f, _ := kernels.Lookup(name)
				for _, hidden := range []bool{false, true} {
					text := s.program(t, f, 1<<14, hidden)
					if hidden {
						text = vague(text)
					}
					module := glslang(t, text, s.flags...)
					if all, exact := exactness(module); !hidden && (all == 0 || exact < all) {
						t.Errorf("%s in %s: of %d operations %d are exact", name, s.Name, all, exact)
					}
					if err := run(t, d, module, f, 1<<14, v.domain); err != nil {
						t.Errorf("%s on %s, hidden: %v: %v", s.Name, v.word, hidden, err)
					}
				}
			}
			f, _ := kernels.Lookup("DF.Sin")
			module := glslang(t, vague(s.program(t, f, 1<<14, false)), s.flags...)
			if _, exact := exactness(module); exact > 0 {
				t.Errorf("%s: %d operations are exact without precise", s.Name, exact)
			}
			if err := run(t, d, module, f, 1<<14, v.domain); err == nil {
				t.Errorf("%s on %s: nothing differs without precise", s.Name, v.word)
			}
		}
	}
}

// exactness counts the operations of floats in a module, and those that are not to be contracted.
func exactness(module []uint32) (all, exact int) {
	const decorate, noContraction = 71, 42
	operations := map[uint32]bool{129: true, 131: true, 133: true, 136: true, 140: true, 141: true} // OpFAdd … OpFMod
	marked := map[uint32]bool{}
	for at := 5; at < len(module); at += int(module[at] >> 16) {
		switch op := module[at] & 0xffff; {
		case op == decorate && module[at+2] == noContraction:
			marked[module[at+1]] = true
		case operations[op]:
			if all++; marked[module[at+2]] {
				exact++
			}
		}
	}
	return all, exact
}

// TestShaderSelfTests runs the self-tests: they find nothing, and without precise a difference.
// Tables take lavapipe half a minute.
func TestShaderSelfTests(t *testing.T) {
	for _, v := range vulkans {
		d := devicetest.OpenDriver(t, v.word, v.platform)
		list := []string{"DF.Add", "DF.Div"}
		if v.domain == operand.Flushed {
			list = append(list, "DF.Exp")
		}
		if testenv.Full() {
			list = append(list, "CDF.Mul", "QF.Mul")
		}
		for _, s := range shaders {
			text, err := Write(File{Language: s.Language, Functions: list, Version: "test", Rows: 64})
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range []struct {
				text   string
				flags  []string
				passes bool
			}{{text, nil, true}, {vague(text), []string{"-DLIMB_HIDE"}, true}, {vague(text), nil, false}} {
				result := make([]uint32, 1+3*len(list))
				launch(t, d, glslang(t, c.text, append(c.flags, s.flags...)...), 1, result)
				var bad uint32
				for i := range list {
					if bad += result[2+3*i]; result[1+3*i] != 64 {
						t.Errorf("%s on %s: %d rows of %s", s.Name, v.word, result[1+3*i], list[i])
					}
				}
				if (bad == 0) != c.passes {
					t.Errorf("%s on %s, %v: %v of %v differ", s.Name, v.word, c.flags, result, list)
				}
			}
		}
	}
}

// TestShaderTexts: the texts of all functions have no other characters than compilers of shaders take,
// and compile.
func TestShaderTexts(t *testing.T) {
	var all [][]string
	for _, f := range kernels.Funcs() {
		if f.Limb() != kernels.F32 {
			continue
		}
		if n := len(all); n == 0 || len(all[n-1]) == 16 {
			all = append(all, nil)
		}
		all[len(all)-1] = append(all[len(all)-1], f.Name)
	}
	for _, s := range append(shaders, shader{Language: msl}) {
		for _, list := range all {
			text, err := Write(File{Language: s.Language, Functions: list, Version: "test", Rows: 1})
			if err != nil {
				t.Fatal(err)
			}
			if i := strings.IndexFunc(text, func(r rune) bool { return r > 126 }); i >= 0 {
				t.Errorf("%s: not ASCII: %.60q", s.Name, text[max(0, i-20):])
			}
			if s.Language == msl {
				continue
			}
			module := glslang(t, text, s.flags...)
			if all, exact := exactness(module); exact < all {
				t.Errorf("%s: of %d operations %d are exact: %v", s.Name, all, exact, list)
			}
		}
	}
}
