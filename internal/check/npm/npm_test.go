// Package npm tests the package for npm, in npm/: as people have it, unpacked from its archive.
package npm

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/check/webgpu"
	"github.com/limbfp/limb/internal/export"
	"github.com/limbfp/limb/internal/run/kernels"
)

// functions are what most tests have of the package, which is made in two seconds so.
var functions = []string{"DF.Add", "DF.Sub", "DF.Mul", "DF.Div", "DF.Sqrt", "DF.Neg", "DF.Sqr", "DF.MulFloat", "DF.Less", "DF.Exp", "DF.Log", "DF.Sin", "DF.Cos", "DD.Add"}

var dir string // where packages are made

func TestMain(m *testing.M) {
	var err error
	if dir, err = os.MkdirTemp("", "limb-npm-"); err != nil {
		panic(err)
	}
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

// small makes a package with some functions, and returns the folder that it is unpacked into.
var small = sync.OnceValues(func() (string, error) { return made("small", "-func", strings.Join(functions, ",")) })

// made makes a package and unpacks it as npm does, in the folder node_modules/limb of a project.
func made(project string, flags ...string) (string, error) {
	dist := filepath.Join(dir, project, "dist")
	at := filepath.Join(dir, project, "node_modules", "limb")
	if err := os.MkdirAll(at, 0o777); err != nil {
		return "", err
	}
	if err := os.MkdirAll(dist, 0o777); err != nil {
		return "", err
	}
	c := exec.Command("go", slices.Concat([]string{"run", "./npm/make"}, flags, []string{dist})...)
	c.Dir = "../../.."
	if out, err := c.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w: %s", err, out)
	}
	archives, err := filepath.Glob(filepath.Join(dist, "limb-*.tgz"))
	if err != nil || len(archives) != 1 {
		return "", fmt.Errorf("there are the archives %q (%v)", archives, err)
	}
	if out, err := exec.Command("tar", "-xzf", archives[0], "-C", at, "--strip-components=1").CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w: %s", err, out)
	}
	return filepath.Join(dir, project), nil
}

func project(t *testing.T) string {
	t.Helper()
	at, err := small()
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// script runs a script of modules in a project, in node or, where env is not nil, in node with Dawn. What it
// prints is decoded.
func script(t *testing.T, at, text string, in, out any, env []string) {
	t.Helper()
	name := filepath.Join(at, strings.ReplaceAll(t.Name(), "/", "_")+".mjs")
	const read = "import { readFileSync } from 'node:fs';\nconst input = () => JSON.parse(readFileSync(0, 'utf8'));\nconst print = x => process.stdout.write(JSON.stringify(x), () => process.exit(0));\n"
	if err := os.WriteFile(name, []byte(read+text), 0o666); err != nil {
		t.Fatal(err)
	}
	var cmd *exec.Cmd
	if env != nil {
		cmd = webgpu.Node(t, env, name)
	} else {
		cmd = exec.Command(testenv.Found(t, "node", "node"), name)
	}
	value, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	var errs strings.Builder
	cmd.Stdin, cmd.Stderr = bytes.NewReader(value), &errs
	answer, err := cmd.Output()
	if err == nil {
		err = json.Unmarshal(answer, out)
	}
	if err != nil {
		t.Fatalf("%v\n%s\n%.1000s", err, errs.String(), answer)
	}
}

// TestNumbers: split has the limbs of limb.NewDF and says what is left, exactly; join gives the number nearest
// to them.
func TestNumbers(t *testing.T) {
	var list []float64
	r := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		list = append(list, math.Ldexp(2*r.Float64()-1, r.IntN(200)-100))
	}
	for _, m := range []float64{1, 1 + 0x1p-24, 1 + 0x1p-24 + 0x1p-48, 1 + 0x1p-23 + 0x1p-24 - 0x1p-52, 1 + 0x1p-48, 1 + 0x1p-49, 1 - 0x1p-53, 1 + 0x1p-52, 0x1p-149, 0x1.8p-149, 0x1p-160, 0x1.fffffep127, 1e7 + 0.01} {
		list = append(list, m, -m)
	}
	var got struct{ Numbers, Pairs, Hi, Lo, Rest, Joined, Planes []float64 }
	script(t, project(t), `import { split, join, residue } from 'limb';
const list = input(), pairs = split(list), planes = split(Float64Array.from(list), 'planes');
print({ numbers: list.map(x => split(x)).flatMap(x => [x.hi, x.lo, x.rest, join(x)]), pairs: [...pairs], hi: [...planes.hi], lo: [...planes.lo], rest: [...residue(list)], joined: [...join(pairs)], planes: [...join(planes)] });
`, list, &got, nil)
	whole := 0
	for i, x := range list {
		want := limb.NewDF(x)
		hi, lo := float64(want.Hi), float64(want.Lo)
		rest, nearest := x-hi-lo, hi+lo
		if rest == 0 {
			whole++
		}
		for _, c := range []struct {
			name string
			got  []float64
			want []float64
		}{
			{"split", got.Numbers[4*i : 4*i+4], []float64{hi, lo, rest, nearest}}, {"interleaved", got.Pairs[2*i : 2*i+2], []float64{hi, lo}},
			{"planes", []float64{got.Hi[i], got.Lo[i]}, []float64{hi, lo}}, {"residue", got.Rest[i : i+1], []float64{rest}},
			{"join", []float64{got.Joined[i], got.Planes[i]}, []float64{nearest, nearest}},
		} {
			if !slices.Equal(c.got, c.want) {
				t.Fatalf("%s of %x: %x, want %x", c.name, x, c.got, c.want)
			}
		}
	}
	if whole < 10 || whole > len(list)-500 {
		t.Errorf("%d of %d numbers fit, and both kinds should be there", whole, len(list))
	}
	var words []string
	script(t, project(t), `import { split, join, multiply, wgsl, glsl, selftest, check } from 'limb';
import { DF_Add } from 'limb/wgsl';
import { DF_Add as OfGLSL } from 'limb/glsl';
const said = f => { try { return JSON.stringify(f()) ?? 'undefined'; } catch (e) { return e.message; } };
const later = async p => { try { return JSON.stringify(await p); } catch (e) { return e.message; } };
const turn = Float64Array.of(0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1), move = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1e7, 2, 3, 1);
print([
  said(() => Object.values(split(Infinity)).map(String)), said(() => Object.values(split(NaN)).map(String)), said(() => String(join(split(-Infinity)))), said(() => split(1e39)), said(() => split('1')), said(() => split([1, null])), said(() => split([1], 'rows')),
  said(() => join([1, 2, 3])), said(() => join({ hi: [1], lo: [] })), said(() => multiply([1], [2])), said(() => [...multiply(turn, move)]),
  said(() => wgsl([undefined])), said(() => wgsl([DF_Add], { zero: '0u' })), said(() => glsl([DF_Add], { zero: 'a b' })), said(() => wgsl([DF_Add], { binding: -1 })),
  said(() => wgsl([DF_Add], { binding: 3, code: '@group(0) @binding(3) var<uniform> view: View;' })), said(() => wgsl([DF_Add], { group: 1, binding: 3, code: '@binding(3) @group(0) var t: texture_2d<f32>; // @group(1) @binding(3) var' }).length > 0),
  said(() => wgsl(DF_Add)), said(() => glsl([DF_Add])), said(() => wgsl([OfGLSL])),
  said(() => wgsl([DF_Add], { bindings: 3 })), said(() => glsl([OfGLSL], { code: '' })), said(() => selftest([DF_Add], { limit: 1 })),
  said(() => wgsl([DF_Add], { code: 5 })), said(() => wgsl([DF_Add], { code: null })), said(() => wgsl([DF_Add], null)), said(() => wgsl([DF_Add], 5)), said(() => selftest('x')), await later(check({ limits: {}, createShaderModule() {} }, 'x')), await later(check(null, 'x')),
]);
`, nil, &words, nil)
	for i, want := range []string{
		`["Infinity","0","0"]`, `["NaN","0","0"]`, `"-Infinity"`, "1e+39 is beyond float32", "and not string", "and not an object", "no layout", "pairs", "1 and 0", "16 numbers", "[0,1,0,0,-1,0,0,0,0,0,1,0,-2,10000000,3,1]",
		"function 0 is undefined", "neither", "neither", "binding is -1", "binding 3 of group 0 is taken, by @group(0) @binding(3) var<uniform> view: View", "true",
		"the functions are an array, as [DF_Add]", "function 0 is not of glsl: import it", "function 0 is not of wgsl: import it",
		"there is no option bindings: there are group, binding, zero, code", "there is no option code", "there is no option limit",
		"code is a text, your shader, and not a number", "code is a text, your shader, and not an object", "the options are an object", "and not 5", "the functions are an array", "the functions are an array", "the functions are an array",
	} {
		if !strings.Contains(words[i], want) {
			t.Errorf("case %d says %s, and should say %s", i, words[i], want)
		}
	}
}

// TestLimbs: splitTF and splitQF have the limbs of limb.NewTF, limb.NewQF and limb.ParseAs.
func TestLimbs(t *testing.T) {
	testLimbs(t, "TF", "three", "NaN,0,0", limb.NewTF[float64], func(x limb.TF) []float32 { return []float32{x.X0, x.X1, x.X2} })
	testLimbs(t, "QF", "four", "NaN,0,0,0", limb.NewQF[float64], func(x limb.QF) []float32 { return []float32{x.X0, x.X1, x.X2, x.X3} })
}

func testLimbs[N limb.RealOf[N, float32]](t *testing.T, name, count, nan string, of func(float64) N, limbs func(N) []float32) {
	var texts []string
	var want []N
	r := rand.New(rand.NewPCG(3, 4))
	for i := range 1000 {
		x := math.Ldexp(2*r.Float64()-1, r.IntN(200)-100)
		if i%4 == 0 {
			x = math.Ldexp(math.Ldexp(1, 24)+float64(2*r.IntN(9)+1)+math.Ldexp(1, -r.IntN(28)), r.IntN(100)-150)
		}
		texts, want = append(texts, fmt.Sprintf("%x", x)), append(want, of(x))
	}
	const numbers = 1000
	for range 1000 {
		texts = append(texts, fmt.Sprintf("%d.%018d%018de%d", r.IntN(2000)-1000, r.Int64N(1e18), r.Int64N(1e18), r.IntN(60)-35))
	}
	texts = append(texts, "16777217.00000000000000000000000001", "16777217", "16777218.99999999999999999999999999999999999999999", "0.1", "-.5", "3.", "3.4e38", "1e-999", "0", "7e-46")
	for _, text := range texts[numbers:] {
		x, err := limb.ParseAs[N](text)
		if err != nil && !errors.Is(err, strconv.ErrRange) { // an infinity
			t.Fatalf("%s: %v", text, err)
		}
		want = append(want, x)
	}
	type in struct {
		Numbers []float64
		Texts   []string
	}
	give := in{Texts: texts[numbers:]}
	for _, text := range texts[:numbers] {
		x, err := strconv.ParseFloat(text, 64)
		if err != nil {
			t.Fatal(err)
		}
		give.Numbers = append(give.Numbers, x)
	}
	var got struct {
		Limbs  []string
		Joined []float64
		Wrong  []string
	}
	script(t, project(t), `import { split`+name+` as split, join`+name+` as join } from 'limb';
const { Numbers, Texts } = input(), all = split([...Numbers, ...Texts]), said = f => { try { return String(f()); } catch (e) { return e.message; } };
print({ limbs: [...all].map(String), joined: Numbers.map(x => join(split(x))), wrong: [said(() => split('0x1')), said(() => split('')), said(() => split([null])), said(() => join([1, 2])), said(() => split(NaN)), said(() => join(split(-Infinity))), said(() => split('1e39')), said(() => split('-1e999')), said(() => split([1, 1e300]))] });
`, give, &got, nil)
	for i, x := range want {
		for k, limb := range limbs(x) {
			text := got.Limbs[len(limbs(x))*i+k]
			v, err := strconv.ParseFloat(strings.ReplaceAll(text, "Infinity", "inf"), 64)
			if err != nil || float32(v) != limb {
				t.Fatalf("%s: limb %d of %s is %s, want %v", name, k, texts[i], text, limb)
			}
		}
	}
	for i, x := range got.Joined {
		if x != want[i].Float64() {
			t.Errorf("join%s of %v is %v", name, want[i], x)
		}
	}
	for i, want := range []string{`"0x1"`, `""`, "not object", count, nan, "-Infinity", "1e39 is beyond float32", "-1e999 is beyond float32", "1e+300 is beyond float32"} {
		if !strings.Contains(got.Wrong[i], want) {
			t.Errorf("case %d says %s, and should say %s", i, got.Wrong[i], want)
		}
	}
}

// blocks are the declarations of a text without comments, in order: what stands at the left margin begins one.
func blocks(text string) (list []string) {
	for line := range strings.Lines(export.Bare(text)) {
		switch {
		case strings.TrimSpace(line) == "":
		case strings.HasPrefix(line, "\t") || strings.HasPrefix(line, "}") || strings.HasPrefix(line, ")") || strings.HasPrefix(line, "{"):
			list[len(list)-1] += line
		default:
			list = append(list, line)
		}
	}
	slices.Sort(list)
	return list
}

// TestText: what wgsl, glsl and selftest return is what limb export writes, no declaration more and none less. The
// rows of the self-test stand in one line.
func TestText(t *testing.T) {
	sets := [][]string{{"DF.Add"}, {"DF.Mul", "DF.Exp"}, {"DF.Less"}, {"DD.Add", "DF.Sqrt"}, functions}
	var got []struct{ WGSL, Private, Named, GLSL, GLSLPrivate, Test string }
	script(t, project(t), `import { wgsl, glsl, selftest } from 'limb';
import * as W from 'limb/wgsl';
import * as G from 'limb/glsl';
print(input().map(names => {
  const w = names.map(n => W[n]), g = names.map(n => G[n]).filter(g => g);
  return { wgsl: wgsl(w), private: wgsl(w, { zero: 'private' }), named: wgsl(w, { zero: 'view.zero' }), glsl: glsl(g, { zero: 'view.zero' }), glslPrivate: glsl(g, { zero: 'private' }), test: selftest(w) };
}));
`, named(sets), &got, nil)
	write := func(lang, zero string, rows int, set []string) string {
		l, err := export.Named(lang)
		if err != nil {
			t.Fatal(err)
		}
		text, err := export.Write(export.File{Language: l, Functions: set, Zero: zero, Rows: rows})
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	same := func(what, got, want string) {
		t.Helper()
		a, b := blocks(got), blocks(want)
		for i := range min(len(a), len(b)) {
			if a[i] != b[i] {
				t.Errorf("%s: the package has\n%s\nand limb export\n%s", what, a[i], b[i])
				return
			}
		}
		if len(a) != len(b) {
			t.Errorf("%s: %d declarations, and %d of limb export", what, len(a), len(b))
		}
	}
	for i, set := range sets {
		single := slices.DeleteFunc(slices.Clone(set), func(name string) bool {
			f, _ := kernels.Lookup(name)
			return f.Limb() == kernels.F64
		})
		what := strings.Join(set, ",")
		same("wgsl "+what, got[i].WGSL, write("wgsl", "", 0, set))
		same("private "+what, got[i].Private, write("wgsl", export.PrivateZero, 0, set))
		same("named "+what, got[i].Named, write("wgsl", "view.zero", 0, set))
		// Tables may be in a buffer in a text of limb export.
		offsets := func(s string) string {
			if a := strings.Index(s, "#ifdef LIMB_TABLES\n"); a >= 0 {
				z := strings.Index(s[a:], "#else\n")
				e := strings.Index(s[a+z:], "#endif\n")
				return s[:a] + s[a+z+len("#else\n"):a+z+e] + s[a+z+e+len("#endif\n"):]
			}
			return s
		}
		if slices.Contains(single, "DF.Exp") { // a text without tables has no words to read them
			same("glsl "+what, got[i].GLSL, offsets(write("glsl", "view.zero", 0, single)))
			same("private glsl "+what, got[i].GLSLPrivate, offsets(write("glsl", export.PrivateZero, 0, single)))
		}
		if len(set) == 1 { // rows depend on the place in the list
			joined := func(s string) string {
				at := strings.Index(s, "_rows = ")
				head, tail := s[:at], s[at:]
				rows, rest, _ := strings.Cut(tail, ");\n")
				return head + strings.Join(strings.Fields(rows), "") + ");\n" + rest
			}
			want := joined(write("wgsl", "", 64, set))
			want = strings.NewReplacer(",);", ");", " // so that an automatic layout has limb_zero, whatever the functions need", "").Replace(want)
			same("selftest "+what, joined(got[i].Test), want)
		}
	}
	if !slices.Equal(blocks("fn a() {\n\tb\n}\nfn c() {\n}\n"), []string{"fn a() {\n\tb\n}\n", "fn c() {\n}\n"}) {
		t.Error("declarations are not told apart")
	}
}

// named writes names as the package does.
func named(sets [][]string) (list [][]string) {
	for _, set := range sets {
		var names []string
		for _, name := range set {
			names = append(names, strings.ReplaceAll(name, ".", "_"))
		}
		list = append(list, names)
	}
	return list
}

// loaded returns the files that a browser loads for a module of the package, and how long they are.
func loaded(t *testing.T, at, module string) (files []string, size int) {
	t.Helper()
	files = []string{module}
	for i := 0; i < len(files); i++ {
		text, err := os.ReadFile(filepath.Join(at, "node_modules", "limb", filepath.FromSlash(files[i])))
		if err != nil {
			t.Fatal(err)
		}
		size += len(text)
		for _, m := range from.FindAllStringSubmatch(string(text), -1) {
			if name := path.Join(path.Dir(files[i]), m[1]); !slices.Contains(files, name) {
				files = append(files, name)
			}
		}
	}
	slices.Sort(files)
	return files, size
}

var from = regexp.MustCompile(`(?m)^(?:import|export) .* from "(\./[^"]*)";$`)

// TestFiles: the file of a type loads what that type needs, and no other types; the index has all. No link of the README
// leads out of the package.
func TestFiles(t *testing.T) {
	at := project(t)
	if files, _ := loaded(t, at, "wgsl/df.js"); !slices.Equal(files, []string{"wgsl/df.js"}) {
		t.Errorf("df.js loads %v", files)
	}
	if files, _ := loaded(t, at, "wgsl/index.js"); !slices.Contains(files, "wgsl/dd.js") {
		t.Errorf("the index loads %v alone", files)
	}
	text, err := os.ReadFile(filepath.Join(at, "node_modules", "limb", "README.md"))
	if err != nil || bytes.Contains(text, []byte("](..")) || !bytes.Contains(text, []byte("with a self-test of the visitor's device")) {
		t.Errorf("README.md (%v) has links out of the package, or lacks the words of one: %.300s", err, text)
	}
}

// TestWhole: the package as make npm writes it has the whole catalogue in WGSL, and in GLSL what is of float32; each
// function finds what it needs, some of each type compile, and check() takes the functions.
func TestWhole(t *testing.T) {
	if !testenv.Full() {
		t.Skip("left to LIMB_FULL: makes the whole package, which takes half a minute; the others have a part of it")
	}
	at, err := made("whole")
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		WGSL, GLSL []string
		Wrong      map[string]string
	}
	script(t, at, `import { wgsl, glsl, selftest } from 'limb';
import * as W from 'limb/wgsl';
import * as G from 'limb/glsl';
const device = await (await navigator.gpu.requestAdapter()).requestDevice(), wrong = {};
for (const [i, f] of Object.values(W).entries()) {
  const code = f.rows ? selftest([f]) : wgsl([f]);
  if (i % 40) continue;
  const { messages } = await device.createShaderModule({ code }).getCompilationInfo();
  const bad = messages.find(m => m.type == 'error');
  if (bad) wrong[f.name] = bad.message;
}
for (const f of Object.values(G)) glsl([f]);
print({ wgsl: Object.keys(W), glsl: Object.keys(G), wrong });
`, nil, &got, []string{})
	var all, single []string
	for _, f := range export.Functions() {
		name := strings.ReplaceAll(f.Name, ".", "_")
		if all = append(all, name); f.Limb() != kernels.F64 {
			single = append(single, name)
		}
	}
	for _, c := range []struct{ got, want []string }{{got.WGSL, append(all, "DF_Mat4_Mul")}, {got.GLSL, append(single, "DF_Mat4_Mul")}} {
		slices.Sort(c.got)
		slices.Sort(c.want)
		if !slices.Equal(c.got, c.want) {
			t.Errorf("the package has %d functions, and the catalogue %d", len(c.got), len(c.want))
		}
	}
	if len(got.Wrong) > 0 {
		t.Errorf("Tint does not take %v", got.Wrong)
	}
	for _, module := range []string{"wgsl/df.js", "wgsl/qf.js", "wgsl/dd.js", "wgsl/index.js"} {
		files, size := loaded(t, at, module)
		t.Logf("%s loads %d bytes, of %v", module, size, files)
	}
}
