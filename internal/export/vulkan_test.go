package export

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/flushing"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
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
	doubles        bool
}{{"lavapipe", "llvmpipe", operand.Wide, true}, {"swiftshader", "SwiftShader driver", operand.Flushed, false}}

// swiftShaderMost is how many operations a function may have for SwiftShader: the 11513 of
// QF.EllipticK end its compiler, and with it the process.
const swiftShaderMost = 11500

// glslang compiles a compute shader.
func glslang(t testing.TB, text string, flags ...string) []uint32 {
	t.Helper()
	if _, err := exec.LookPath("glslangValidator"); err != nil {
		testenv.Skip(t, "glslang", err.Error())
	}
	in, out := filepath.Join(t.TempDir(), "shader.comp"), filepath.Join(t.TempDir(), "shader.spv")
	with := standIn(text)
	if with != text {
		flags = append(flags[:len(flags):len(flags)], "-Od") // functions stay functions
	}
	if err := os.WriteFile(in, []byte(with), 0o666); err != nil {
		t.Fatal(err)
	}
	log, err := exec.Command("glslangValidator", append(flags, "-V", "--target-env", "vulkan1.1", "-S", "comp", "-e", "main", "-o", out, in)...).CombinedOutput()
	data, _ := os.ReadFile(out)
	if err != nil || len(data) == 0 {
		t.Fatalf("glslangValidator: %v\n%s", err, log)
	}
	words := make([]uint32, len(data)/4)
	binary.Decode(data, binary.LittleEndian, words)
	return bitsOfDouble(t, words)
}

// standIn takes the place of what glslang lacks in HLSL, asuint of a double, in a text.
func standIn(text string) string {
	return strings.Replace(text, "\tuint low, high;\n\tasuint(x, low, high);\n\treturn uint2(low, high);\n", "\treturn uint2(1u, x > 2.0L ? 3u : 4u);\n", 1)
}

// bitsOfDouble makes of the stand-in's function what it stands for: the words of its parameter.
func bitsOfDouble(t testing.TB, module []uint32) []uint32 {
	t.Helper()
	const name, typeFloat, function, parameter, label, functionEnd = 5, 22, 54, 55, 248, 56
	const load, bitcast, returnValue = 61, 124, 254
	var id, double uint32
	out := slices.Clone(module[:5])
	for at := 5; at < len(module); {
		n := int(module[at] >> 16)
		words := module[at : at+n]
		raw, _ := binary.Append(nil, binary.LittleEndian, words[min(n, 2):])
		switch op := words[0] & 0xffff; {
		case op == name && strings.HasPrefix(string(raw), "limb_bits64("):
			id = words[1]
		case op == typeFloat && words[2] == 64:
			double = words[1]
		}
		out = append(out, words...)
		if at += n; words[0]&0xffff != function || words[2] != id || id == 0 {
			continue
		}
		pair, param := words[1], uint32(0)
		for module[at]&0xffff != functionEnd {
			n := int(module[at] >> 16)
			switch op := module[at] & 0xffff; op {
			case parameter, label:
				out = append(out, module[at:at+n]...)
				if op == parameter {
					param = module[at+2]
				}
			}
			at += n
		}
		x := out[3]
		out[3] += 2
		out = append(out, 4<<16|load, double, x, param, 4<<16|bitcast, pair, x+1, x, 2<<16|returnValue, x+1)
	}
	return out
}

// bound returns a module whose buffers are bound as those of limb's kernels are, from the third on.
func bound(module []uint32) []uint32 {
	const decorate, binding = 71, 33
	module = slices.Clone(module)
	for at := 5; at < len(module); at += int(module[at] >> 16) {
		if module[at]&0xffff == decorate && module[at+2] == binding {
			module[at+3] += 2
		}
	}
	return module
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
	code, err := binary.Append(nil, binary.LittleEndian, bound(module))
	check(err)
	k, err := d.(interface {
		BuildModule(code []byte, buffers int) (driver.Kernel, error)
	}).BuildModule(code, len(buffers))
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

// program is the text of a file of one function with a kernel that runs it on n rows of operands, as
// planes of words, with planes of results behind them. A plane of float64 is two, the lower words first.
func (s shader) program(t testing.TB, f kernels.Func, n int, hidden, floor bool) string {
	t.Helper()
	c, text := s.text(t, f, floor)
	var b strings.Builder
	b.WriteString(s.before)
	if hidden {
		b.WriteString("#define LIMB_ZERO zero\n")
	}
	b.WriteString(text + s.main)
	return b.String() + s.call(c.Text, n) + "}\n"
}

// text is a text of one function, and the function as it stands in it.
func (s shader) text(t testing.TB, f kernels.Func, floor bool) (Case, string) {
	t.Helper()
	file := File{Language: s.Language, Functions: []string{f.Name}, Version: "test", Floor: floor}
	text, err := Write(file)
	if err != nil {
		t.Fatal(err)
	}
	list, err := file.load()
	if err != nil {
		t.Fatal(err)
	}
	return list[0], text
}

// call is a call of function g on row i, whose operands are planes of n words; the planes of
// results are behind them.
func (s shader) call(g *ir.Func, n int) string {
	var b strings.Builder
	planes := 0
	args := s.asWords.arguments(s.Printer, g, func(k int) string {
		planes = k + 1
		return fmt.Sprintf("words[%du + i]", k*n)
	})
	typ, _ := s.Printer.ResultType(g)
	fmt.Fprintf(&b, "\t%s r = %s(%s);\n", typ, g.Name, strings.Join(args, ", "))
	for j, w := range s.asWords.results(s.Printer, g, "r") {
		fmt.Fprintf(&b, "\twords[%du + i] = %s;\n", (planes+j)*n, w)
	}
	return b.String()
}

// run runs a module of program on rows of a domain and compares with plain Go.
func (s shader) run(t testing.TB, d driver.Device, module []uint32, f kernels.Func, n int, dom operand.Domain, floor bool) error {
	t.Helper()
	in := operand.Make(7, n, f.In, dom)
	want, err := cpu.Run(f, in)
	if err != nil {
		t.Fatal(err)
	}
	operands := planeWords(in)
	words := append(operands, make([]uint32, len(planeWords(want)))...)
	tables, err := Tables(File{Language: s.Language, Functions: []string{f.Name}, Floor: floor})
	if err != nil {
		t.Fatal(err)
	}
	launch(t, d, module, n/64, words, append(tables, 0))
	got := planesOf(f, words[len(operands):], n)
	if f.Limb() == kernels.F64 {
		return operand.Differ(f, in, want, got, 3)
	}
	return flushing.Differ(dom, "split divide root", f, in, want, got, 3)
}

// vague takes the promise of precise out of a text.
func vague(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, "precise float", "float"), "precise double", "double")
}

// TestShaders compares texts with plain Go: as they are, without precise, but with the zero
// that hides results, and with float64 made of integers. Without either guard they are wrong.
func TestShaders(t *testing.T) {
	testenv.Long(t, "drivers and glslang build each text; TestC has the same functions")
	list := asked()
	if len(list) == 0 {
		switch list = strings.Fields("DF.Add DF.Mul DF.Exp DD.Mul"); {
		case testing.Short():
			list = strings.Fields("DF.Mul")
		case testenv.Full():
			list = append(list, strings.Fields("DF.Sin QF.Mul QF.Exp CDF.Mul DD.Add DD.Exp DD.Floor DD.Trunc DD.Frexp DD.FastRemainder CDD.Mul QD.Mul")...)
		}
	}
	const n = 1 << 14
	for _, v := range vulkans {
		d := devicetest.OpenDriver(t, v.word, v.platform)
		list := list
		if !v.doubles && len(asked()) == 0 && !testenv.Full() { // the same module; without its guards it is asked below
			list = []string{"DF.Mul"}
		}
		for _, s := range shaders {
			for _, name := range list {
				f, _ := kernels.Lookup(name)
				if f.Limb() == kernels.F64 {
					if err := s.run(t, d, glslang(t, s.program(t, f, n, false, true), s.flags...), f, n, operand.Wide, true); err != nil {
						t.Errorf("%s on %s, of integers: %v", s.Name, v.word, err)
					}
					if !v.doubles {
						continue
					}
				}
				for _, hidden := range []bool{false, true} {
					text := s.program(t, f, n, hidden, false)
					if hidden {
						text = vague(text)
					}
					module := glslang(t, text, s.flags...)
					if all, exact := exactness(module); !hidden && (all == 0 || exact < all) {
						t.Errorf("%s in %s: of %d operations %d are exact", name, s.Name, all, exact)
					}
					if err := s.run(t, d, module, f, n, v.domain, false); err != nil {
						t.Errorf("%s on %s, hidden: %v: %v", s.Name, v.word, hidden, err)
					}
				}
			}
			for _, name := range []string{"DD.Mul", "DF.Sin"}[:testenv.Size(1, 2, 2)] {
				f, _ := kernels.Lookup(name)
				if f.Limb() == kernels.F64 && !v.doubles {
					continue
				}
				module := glslang(t, vague(s.program(t, f, n, false, false)), s.flags...)
				if _, exact := exactness(module); exact > 0 {
					t.Errorf("%s: %d operations are exact without precise", s.Name, exact)
				}
				if err := s.run(t, d, module, f, n, v.domain, false); err == nil {
					t.Errorf("%s on %s: nothing of %s differs without precise", s.Name, v.word, name)
				}
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

// TestShaderSelfTests runs the self-tests: they find nothing, and without precise a difference, or
// where an operation of integers loses a carry: on lavapipe, and with LIMB_FULL on SwiftShader too. Tables, which drivers build for half a minute, are left to LIMB_FULL
// but where nothing else shows a difference; TestShaders has DF.Sin.
func TestShaderSelfTests(t *testing.T) {
	testenv.Long(t, "drivers compile the rows of each test; TestShaders has the same functions")
	for _, v := range vulkans[:testenv.Size(1, 1, 2)] {
		d := devicetest.OpenDriver(t, v.word, v.platform)
		list := []string{"DF.Add", "DF.Div"}
		if v.doubles {
			list = append(list, "DD.Mul")
		}
		if testenv.Full() {
			list = append(list, "CDF.Mul", "QF.Mul")
			if !v.doubles {
				list = append(list, "DF.Sin")
			}
		}
		for _, s := range shaders {
			check := func(list []string, text string, passes bool, flags ...string) {
				t.Helper()
				result := make([]uint32, 1+3*len(list))
				launch(t, d, glslang(t, text, append(flags, s.flags...)...), 1, result)
				var bad uint32
				for i := range list {
					if bad += result[2+3*i]; result[1+3*i] != 64 {
						t.Errorf("%s on %s: %d rows of %s", s.Name, v.word, result[1+3*i], list[i])
					}
				}
				if (bad == 0) != passes {
					t.Errorf("%s on %s, %v: %v of %v differ", s.Name, v.word, flags, result, list)
				}
			}
			write := func(list []string, floor bool) string {
				text, err := Write(File{Language: s.Language, Functions: list, Version: "test", Rows: 64, Floor: floor})
				if err != nil {
					t.Fatal(err)
				}
				return text
			}
			text := write(list, false)
			check(list, text, true)
			check(list, vague(text), true, "-DLIMB_HIDE")
			spoilt := list
			if !v.doubles && !testenv.Full() { // SwiftShader leaves sums and quotients as they are
				spoilt = append(slices.Clone(list), "DF.Sin")
			}
			check(spoilt, vague(write(spoilt, false)), false, "-Od") // else glslang leaves SwiftShader nothing to spoil in HLSL
			if !v.doubles {
				continue // SwiftShader takes minutes to compile it
			}
			list := []string{"DD.Mul"}
			text = write(list, true)
			check(list, text, true)
			if wrong := strings.Replace(text, " + (low >> 16);", ";", 1); wrong == text {
				t.Error("there is no carry")
			} else {
				check(list, wrong, false)
			}
		}
	}
}

// TestAllShaders compares all functions on both drivers, those of float64 where there are doubles.
// Mesa takes x + 0 for x in spite of precise, which is wrong for -0: where a function differs, it
// must not with the zero that hides results, as the self-test asks for then. What ends SwiftShader's
// compiler, and with it the process, is left out and counted.
func TestAllShaders(t *testing.T) {
	if !testenv.Full() {
		t.Skip("with LIMB_FULL")
	}
	const n = 1 << 12
	for _, v := range vulkans {
		for _, s := range shaders {
			t.Run(v.word+"/"+s.Name, func(t *testing.T) {
				d := devicetest.OpenDriver(t, v.word, v.platform)
				done, zero, out := 0, 0, 0
				for _, name := range sampled() {
					f, _ := kernels.Lookup(name)
					switch {
					case f.Limb() == kernels.F64 && !v.doubles:
						continue
					case !v.doubles && f.Ops > swiftShaderMost:
						out++
						continue
					}
					if err := s.run(t, d, glslang(t, s.program(t, f, n, false, false), s.flags...), f, n, v.domain, false); err != nil {
						zero++
						t.Logf("%s needs LIMB_ZERO: %v", f.Name, err)
						if err := s.run(t, d, glslang(t, s.program(t, f, n, true, false), s.flags...), f, n, v.domain, false); err != nil {
							t.Error(err)
						}
					}
					done++
					t.Logf("%d functions, the last %s, %d rows of each: %d need LIMB_ZERO, %d left out", done, f.Name, n, zero, out)
				}
			})
		}
	}
}

// TestShaderTexts: texts have no other characters than compilers of shaders take, compile, and are
// exact. LIMB_FULL has those of all functions, over the large of which glslang takes long.
func TestShaderTexts(t *testing.T) {
	testenv.Long(t, "glslang takes each text")
	step := testenv.Size(1024, 192, 1)
	for i, f := range kernels.Funcs() {
		if f.Limb() == kernels.F64 || (i%step != 0 || f.Ops > 500 && !testenv.Full()) && f.Name != "DF.FastRemainder" && f.Name != "TF.Mul" {
			continue
		}
		for _, s := range shaders {
			text := s.program(t, f, 64, false, false)
			ascii(t, s.Name, text)
			flags := s.flags
			if f.Ops > 500 && !testenv.Full() {
				flags = append(flags[:len(flags):len(flags)], "-Od") // functions stay functions: of HLSL glslang makes one, which takes it half a minute
			}
			if all, exact := exactness(glslang(t, text, flags...)); exact < all {
				t.Errorf("%s: of %d operations %d are exact in %s", f.Name, all, exact, s.Name)
			}
		}
		text, err := Write(File{Language: msl, Functions: []string{f.Name}, Version: "test"})
		if err != nil {
			t.Fatal(err)
		}
		ascii(t, msl.Name, text)
	}
}

func ascii(t *testing.T, name, text string) {
	t.Helper()
	if i := strings.IndexFunc(text, func(r rune) bool { return r > 126 }); i >= 0 {
		t.Errorf("%s: not ASCII: %.60q", name, text[max(0, i-20):])
	}
}

// TestTablesOfConstants: a text without a buffer for its tables has them as constants, subnormal
// numbers among them, to the bit. glslang takes most of a minute for QF.ExpInt, and two seconds for DF.Gamma.
func TestTablesOfConstants(t *testing.T) {
	testenv.Long(t, "glslang takes seconds for a function with tables")
	library := kernels.Program()
	names := []string{"DF.Gamma", "QF.I0", "DF.Y1", "QF.ExpInt"}
	for _, name := range names[:testenv.Size(1, 1, len(names))] {
		words := glslang(t, fmt.Sprintf("#version 450\nlayout(local_size_x = 1) in;\n%svoid main() { %s x; x = %s(x); }\n",
			text(t, glsl, 0, name), name[:2], strings.Replace(name, ".", "_", 1)))
		constants := map[uint32]bool{}
		for at := 5; at < len(words); at += int(words[at] >> 16) {
			if words[at] == 4<<16|43 { // OpConstant of one word
				constants[words[at+3]] = true
			}
		}
		subnormal := 0
		i := slices.IndexFunc(library.Funcs, func(f *ir.Func) bool { return f.Go == name })
		for _, table := range library.Reach(library.Funcs[i]).Tables {
			for _, x := range table.Data {
				if x == 0 || math.Abs(x) >= 0x1p-126 {
					continue
				}
				if subnormal++; !constants[math.Float32bits(float32(x))] {
					t.Errorf("%s: %g of %s is no constant of the module", name, x, table.Name)
				}
			}
		}
		if subnormal == 0 {
			t.Errorf("%s has no subnormal numbers", name)
		}
	}
}

// TestNoIntegers: a language that has no words for float64 made of integers says which have.
func TestNoIntegers(t *testing.T) {
	if _, err := Write(File{Language: c, Functions: []string{"DD.Add"}, Floor: true}); err == nil || !strings.Contains(err.Error(), "GLSL") {
		t.Error(err)
	}
	if _, err := Write(File{Language: msl, Functions: []string{"DF.Exp"}, Buffer: true}); err == nil || !strings.Contains(err.Error(), "WGSL") {
		t.Error(err)
	}
}

// TestOldGLSL: a version without precise is refused, unless there is a zero to hide results with.
func TestOldGLSL(t *testing.T) {
	if _, err := exec.LookPath("glslangValidator"); err != nil {
		testenv.Skip(t, "glslang", err.Error())
	}
	text, err := Write(File{Language: glsl, Functions: []string{"DF.Mul"}, Version: "test"})
	if err != nil {
		t.Fatal(err)
	}
	for _, version := range []string{"300 es", "310 es", "330"} {
		for _, zero := range []string{"", "uniform uint zero;\n#define LIMB_ZERO zero\n"} {
			if zero != "" && strings.HasSuffix(version, "es") {
				zero = strings.Replace(zero, "uniform", "uniform highp", 1)
			}
			name := filepath.Join(t.TempDir(), "text.frag")
			program := "#version " + version + "\n" + zero + text + "out vec4 color;\nvoid main() { color = vec4(DF_Mul(DF(1.0, 0.0), DF(2.0, 0.0)).hi); }\n"
			if err := os.WriteFile(name, []byte(program), 0o666); err != nil {
				t.Fatal(err)
			}
			log, err := exec.Command("glslangValidator", name).CombinedOutput()
			if refused := strings.Contains(string(log), "no precise"); refused != (zero == "") || (err == nil) != (zero != "") {
				t.Errorf("%s, zero %q: %v\n%s", version, zero, err, log)
			}
		}
	}
}
