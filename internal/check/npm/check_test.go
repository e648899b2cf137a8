package npm

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/check/webgpu"
)

// sayVerdicts runs check where all is well, and where something is not.
const sayVerdicts = `import { check, wgsl } from 'limb';
import { DF_Add, DF_Mul, DF_Exp, DD_Add, DF_Mat4_Mul } from 'limb/wgsl';
const open = async () => (await navigator.gpu.requestAdapter()).requestDevice();
const said = async f => { try { return await f(); } catch (e) { return { text: e.message }; } };
const device = await open(), lost = await open();
lost.destroy();
const going = await open(), last = check(going, [DF_Exp]);
going.destroy();
const wrong = { ...DF_Add, text: DF_Add.text.replace('RN(b + d)', 'RN(b - d)') };
const plain = Object.assign(await open(), { createShaderModule({ code }) {
  const text = code.replace(/(fn RN\(x: f32\) -> f32 \{ return ).*\}/, '$1x; }');
  return Object.getPrototypeOf(this).createShaderModule.call(this, { code: text == code ? '' : text });
} });
const planted = { ...DF_Mul, rows: btoa(String.fromCharCode(...Uint8Array.from(atob(DF_Mul.rows), (c, i) => c.charCodeAt(0) ^ (i == 20)))) };
print({
  late: await check(device, [DF_Exp], { limit: 0 }), // first: what is left then runs on, and ends before node
  right: await check(device, [DF_Add, DF_Mul, DF_Exp]),
  elsewhere: await check(device, [DF_Add, DF_Mat4_Mul, DF_Add], { group: 2, binding: 7 }),
  wrong: await check(device, [DF_Mul, wrong]),
  plain: await check(plain, [DF_Exp]),
  planted: await check(device, [planted]),
  broken: await check(device, [{ ...DF_Mul, text: 'fn DF_Mul(' }]),
  group: await said(() => check(device, [DF_Add], { group: 9 })),
  binding: await said(() => check(device, [DF_Add], { binding: 0 })),
  lost: await check(lost, [DF_Add]),
  going: await last,
  none: await check(null, [DF_Add]),
});
`

type verdict struct {
	OK     bool
	Rows   int
	Differ map[string]int
	Text   string
}

// TestCheck: in Dawn on SwiftShader, whose compiler takes sums apart, check has no row that differs, and notices
// a wrong function, a wrong bit, and results that are not hidden.
func TestCheck(t *testing.T) {
	testenv.Long(t, "a browser's compiler takes seconds; TestText has the self-test")
	var got map[string]verdict
	script(t, project(t), sayVerdicts, nil, &got, []string{})
	for _, c := range []struct {
		name string
		rows int
	}{{"right", 192}, {"elsewhere", 128}} {
		v := got[c.name]
		differ := 0
		for _, n := range v.Differ {
			differ += n
		}
		if !v.OK || v.Rows != c.rows || differ != 0 {
			t.Errorf("%s: %+v, want %d rows and none that differs", c.name, v, c.rows)
		}
	}
	for _, name := range []string{"wrong", "planted", "plain"} {
		if v := got[name]; v.OK || !strings.Contains(v.Text, "Do not use") {
			t.Errorf("%s: %+v", name, v)
		}
	}
	if v := got["wrong"]; v.Differ["DF_Mul"] != 0 || v.Differ["DF_Add"] == 0 {
		t.Errorf("another function than the wrong one is blamed: %+v", v)
	}
	if v := got["planted"]; v.Differ["DF_Mul"] != 1 {
		t.Errorf("one wrong bit makes %+v", v)
	}
	for name, want := range map[string]string{
		"broken": "does not run the self-test: line ", "group": "group 9: this device has", "binding": "binding 0: check takes 1 to", "late": "not through after 0 s",
		"lost": "The device is lost (destroyed", "going": "The device is lost (destroyed", "none": "There is no GPUDevice",
	} {
		if v := got[name]; v.OK || !strings.Contains(v.Text, want) {
			t.Errorf("%s: %+v, want %s", name, v, want)
		}
	}
}

// TestMatrix: a matrix times a vector has the bits that Go's DF gives, in the order that the text has; in WGSL
// it is run, and in GLSL for WebGL2 it compiles.
func TestMatrix(t *testing.T) {
	testenv.Long(t, "a browser's compiler takes seconds")
	r := rand.New(rand.NewPCG(3, 4))
	in := make([]float64, 20) // a matrix by columns, and a vector
	for i := range in {
		in[i] = (2*r.Float64() - 1) * []float64{1, 1e7}[i/12%2]
	}
	var got struct {
		Words []float32
		GLSL  string
	}
	script(t, project(t), `import { wgsl, glsl, split } from 'limb';
import { DF_Mat4_Mul } from 'limb/wgsl';
import { DF_Mat4_Mul as ofGLSL } from 'limb/glsl';
const list = input(), m = split(list.slice(0, 16), 'planes'), v = split(list.slice(16));
const device = await (await navigator.gpu.requestAdapter()).requestDevice();
const code = wgsl([DF_Mat4_Mul], { zero: 'zero.x', code: `+"`"+`
@group(0) @binding(0) var<uniform> m: DF_Mat4;
@group(0) @binding(1) var<storage, read_write> v: DF_Vec4;
@group(0) @binding(2) var<uniform> zero: vec4<u32>;
@compute @workgroup_size(1) fn main() { v = DF_Mat4_Mul(m, v); }
`+"`"+` });
const buffer = (usage, numbers) => { const b = device.createBuffer({ size: 4 * numbers.length, usage: usage | GPUBufferUsage.COPY_DST | GPUBufferUsage.COPY_SRC }); device.queue.writeBuffer(b, 0, numbers); return b; };
const buffers = [buffer(GPUBufferUsage.UNIFORM, Float32Array.of(...m.hi, ...m.lo)), buffer(GPUBufferUsage.STORAGE, v), buffer(GPUBufferUsage.UNIFORM, new Float32Array(4))];
const pipeline = device.createComputePipeline({ layout: 'auto', compute: { module: device.createShaderModule({ code }) } });
const encoder = device.createCommandEncoder(), pass = encoder.beginComputePass();
pass.setPipeline(pipeline);
pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries: buffers.map((buffer, binding) => ({ binding, resource: { buffer } })) }));
pass.dispatchWorkgroups(1);
pass.end();
const read = device.createBuffer({ size: 32, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST });
encoder.copyBufferToBuffer(buffers[1], 0, read, 0, 32);
device.queue.submit([encoder.finish()]);
await read.mapAsync(GPUMapMode.READ);
print({ words: [...new Float32Array(read.getMappedRange())], glsl: glsl([ofGLSL]) });
`, in, &got, []string{})
	at := func(i int) limb.DF { return limb.NewDF(in[i]) }
	for i := range 4 {
		product := func(k int) limb.DF { return at(i + 4*k).Mul(at(16 + k)) }
		want := product(0).Add(product(1)).Add(product(2).Add(product(3)))
		if x := (limb.DF{Hi: got.Words[2*i], Lo: got.Words[2*i+1]}); x != want || want.Lo == 0 {
			t.Errorf("row %d is %v, want %v", i, x, want)
		}
	}
	glslang := testenv.Found(t, "glslang", "glslangValidator")
	for text, right := range map[string]bool{got.GLSL: true, strings.Replace(got.GLSL, "DF_Vec4(DF_Mat4_row", "DF_Vec5(DF_Mat4_row", 1): false} {
		file := filepath.Join(t.TempDir(), "a.frag")
		const main = "uniform DF_Mat4 m;\nuniform DF_Vec4 v;\nout highp vec4 colour;\nvoid main() { colour = vec4(DF_Mat4_Mul(m, v).x.hi); }\n"
		if err := os.WriteFile(file, []byte("#version 300 es\n"+text+main), 0o666); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command(glslang, file).CombinedOutput(); (err == nil) != right {
			t.Errorf("a text that is right (%v): %v\n%s", right, err, out)
		}
	}
}

// TestNoWebGPU: where there is none, check says so.
func TestNoWebGPU(t *testing.T) {
	var v verdict
	script(t, project(t), "import { check } from 'limb';\nprint(await check(undefined, []));\n", nil, &v, nil)
	if v.OK || !strings.Contains(v.Text, "There is no WebGPU here") {
		t.Errorf("%+v", v)
	}
}

// TestSize: arithmetic, Exp, Log, Sin and Cos of DF, with the self-test of all, are no more than 60 kB, bundled and
// compressed; and what is not asked for is not there.
func TestSize(t *testing.T) {
	at := project(t)
	esbuild, err := filepath.Abs("node_modules/.bin/esbuild")
	if err == nil {
		_, err = os.Stat(esbuild)
	}
	if err != nil {
		testenv.Skip(t, "esbuild", err.Error()+": npm ci in internal/check/npm installs it")
	}
	bundle := func(names string) []byte {
		c := exec.Command(esbuild, "--bundle", "--minify", "--format=esm", "--loader=js")
		c.Dir = at
		c.Stdin = strings.NewReader("export { wgsl, check, split, join, multiply } from 'limb';\nexport { " + names + " } from 'limb/wgsl';\n")
		var errs strings.Builder
		c.Stderr = &errs
		out, err := c.Output()
		if err != nil {
			t.Fatalf("%v: %s", err, errs.String())
		}
		return out
	}
	size := func(text []byte) int {
		var b bytes.Buffer
		z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression) // an error is of the level
		z.Write(text)
		z.Close()
		return b.Len()
	}
	text := bundle("DF_Add, DF_Sub, DF_Mul, DF_Div, DF_Sqrt, DF_Neg, DF_Less, DF_Exp, DF_Log, DF_Sin, DF_Cos")
	n := size(text)
	t.Logf("%d bytes compressed, %d of them text", n, len(text))
	if n > 60_000 {
		t.Errorf("the bundle has %d bytes compressed, and may have 60000", n)
	}
	little := bundle("DF_Add")
	if bytes.Contains(little, []byte("fn DF_Exp(")) || bytes.Contains(little, []byte("fn DF_Mul(")) || !bytes.Contains(little, []byte("fn DF_Add(")) || !bytes.Contains(text, []byte("fn DF_Exp(")) {
		t.Error("the bundle of DF_Add has other functions, or has it not")
	}
	t.Logf("with DF_Add alone %d bytes compressed", size(little))
}

// TestTypes: the declarations are taken by TypeScript's compiler, which refuses wrong uses of them.
func TestTypes(t *testing.T) {
	tsc, err := filepath.Abs("node_modules/typescript/bin/tsc")
	if err == nil {
		_, err = os.Stat(tsc)
	}
	if err != nil {
		testenv.Skip(t, "typescript", err.Error()+": npm ci in internal/check/npm installs it")
	}
	testenv.Long(t, "TypeScript's compiler takes seconds")
	at := project(t)
	compile := func(name, text string) (string, error) {
		file := filepath.Join(at, name)
		// What a page with @webgpu/types has.
		const gpu = "declare global { interface GPUDevice { readonly lost: Promise<unknown> } }\n"
		if err := os.WriteFile(file, []byte(gpu+text), 0o666); err != nil {
			t.Fatal(err)
		}
		c := exec.Command(testenv.Found(t, "node", "node"), tsc, "--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--skipLibCheck", "false", file)
		c.Dir = at
		out, err := c.CombinedOutput()
		return string(out), err
	}
	if out, err := compile("right.mts", `import { wgsl, glsl, check, split, join, splitQF, joinQF, residue, multiply, selftest, type Verdict } from "limb";
import { DF_Add, DD_Add } from "limb/wgsl";
import { DF_Mul } from "limb/glsl";
import { DF_Exp } from "limb/wgsl/df.js";
export async function use(device: GPUDevice | null, gl: WebGL2RenderingContext): Promise<string> {
	const v: Verdict = await check(device, [DF_Add, DD_Add], { group: 1 });
	const w: Verdict = await check(gl, [DF_Mul]);
	const x: Float32Array = split([1, 2]), p = split(new Float64Array(2), "planes");
	const y: number = join(split(0.1)), z: Float64Array = join(p), q: number = joinQF(Array(4) as [number, number, number, number]);
	return wgsl([DF_Exp], { zero: "view.zero", code: "" }) + glsl([DF_Mul]) + selftest([DF_Add]) + v.text + w.ok + x + y + z + q + splitQF(["0.1", 2]) + residue([1]) + multiply(z, z);
}
`); err != nil {
		t.Errorf("%v: %s", err, out)
	}
	out, err := compile("wrong.mts", `import { DF_Ad } from "limb/wgsl";
import { wgsl, check, split } from "limb";
split("0.1");
check({}, []);
wgsl(["DF_Add"]);
export { DF_Ad };
`)
	for _, line := range []int{2, 4, 5, 6} {
		if !strings.Contains(out, fmt.Sprintf("wrong.mts(%d,", line)) {
			t.Errorf("line %d is taken (%v): %s", line, err, out)
		}
	}
}

// TestInstall: npm takes the archive in an empty folder, and what it has put there is found by name.
func TestInstall(t *testing.T) {
	npm := testenv.Found(t, "npm", "npm")
	archives, err := filepath.Glob(filepath.Join(project(t), "dist", "limb-*.tgz"))
	if err != nil || len(archives) != 1 {
		t.Fatalf("there are the archives %q (%v)", archives, err)
	}
	empty := t.TempDir()
	c := exec.Command(npm, "install", "--offline", "--no-audit", "--no-fund", archives[0])
	c.Dir = empty
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	var text string
	script(t, empty, "import { wgsl } from 'limb';\nimport { DF_Add } from 'limb/wgsl';\nprint(wgsl([DF_Add]));\n", nil, &text, nil)
	if !strings.Contains(text, "fn DF_Add(") {
		t.Errorf("it has no DF_Add: %s", text)
	}
}

// TestWebGL2: check in a page's WebGL2, where all is well, and where something is not.
func TestWebGL2(t *testing.T) {
	if !testenv.Full() {
		t.Skip("left to LIMB_FULL: starts a browser; the functions of its text are those of limb export's self-test")
	}
	mux := http.NewServeMux()
	mux.Handle("/node_modules/limb/", http.FileServer(http.Dir(project(t))))
	mux.HandleFunc("/index.html", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.Write([]byte(`<!DOCTYPE html><script type="module">
import { check } from './node_modules/limb/limb.js';
import { DF_Add, DF_Mul, DF_Exp, DF_Less, DF_Mat4_Mul } from './node_modules/limb/glsl/df.js';
let said;
try {
	const open = () => new OffscreenCanvas(1, 1).getContext('webgl2');
	const gl = open(), lost = open();
	lost.getExtension('WEBGL_lose_context').loseContext();
	const change = (f, from, to) => { const text = f.text.replace(from, to); if (text == f.text) throw new Error('nothing to change in ' + text); return { ...f, text }; };
	const planted = { ...DF_Mul, rows: btoa(String.fromCharCode(...Uint8Array.from(atob(DF_Mul.rows), (c, i) => c.charCodeAt(0) ^ (i == 20)))) };
	said = {
		right: await check(gl, [DF_Add, DF_Mul, DF_Exp, DF_Less, DF_Mat4_Mul]),
		wrong: await check(gl, [DF_Mul, change(DF_Add, 'x.hi', 'y.hi')]),
		planted: await check(gl, [planted]),
		broken: await check(gl, [{ ...DF_Mul, text: 'DF DF_Mul(' }]),
		lost: await check(lost, [DF_Add]),
		old: await check(new OffscreenCanvas(1, 1).getContext('webgl'), [DF_Add]),
		none: await check(null, [DF_Add]),
		errors: { text: String(gl.getError()) },
	};
} catch (e) { said = { right: { text: e.message } }; }
fetch('done', { method: 'POST', body: JSON.stringify(said) });
</script>`))
	})
	var got map[string]verdict
	if err := json.Unmarshal(webgpu.Visit(t, webgpu.Chromium, mux), &got); err != nil {
		t.Fatal(err)
	}
	if v := got["right"]; !v.OK || v.Rows != 256 || !strings.HasPrefix(v.Text, "All bits are right") {
		t.Errorf("%+v", v)
	}
	if v := got["wrong"]; v.OK || v.Differ["DF_Mul"] != 0 || v.Differ["DF_Add"] == 0 {
		t.Errorf("a wrong function: %+v", v)
	}
	if v := got["planted"]; v.OK || v.Differ["DF_Mul"] != 1 {
		t.Errorf("one wrong bit: %+v", v)
	}
	for name, want := range map[string]string{"broken": "does not run the self-test: DF_Mul: ERROR", "lost": "The context is lost", "old": "a context of WebGL 1", "none": "There is no WebGL2 here"} {
		if v := got[name]; v.OK || !strings.Contains(v.Text, want) {
			t.Errorf("%s: %+v, want %s", name, v, want)
		}
	}
	if got["errors"].Text != "0" {
		t.Errorf("WebGL has the error %s", got["errors"].Text)
	}
}

// TestExample runs the examples of npm/examples in Chromium, and looks at what they draw: each has an event for that.
func TestExample(t *testing.T) {
	if !testenv.Full() {
		t.Skip("left to LIMB_FULL: starts a browser twice; TestCheck and TestMatrix run texts in Dawn")
	}
	for _, c := range []struct {
		page string
		most int                    // columns that float32 can tell apart
		df   func(columns int) bool // whether those of DF are as they should be
	}{
		// A pixel is 2^-37, and the steps of float32 are 2^-24 and 2^-27.
		{"webgpu.html", 2, func(n int) bool { return n > 300 }},
		// Of 21 columns of points float32 knows those that are a metre apart.
		{"three.html", 1, func(n int) bool { return n == 21 }},
		{"mandelbrot.html", 2, func(n int) bool { return n > 300 }},
	} {
		t.Run(c.page, func(t *testing.T) {
			if _, err := os.Stat("node_modules/three"); err != nil && c.page != "webgpu.html" {
				testenv.Skip(t, "three", err.Error()+": npm ci in internal/check/npm installs it")
			}
			mux := http.NewServeMux()
			mux.Handle("/node_modules/limb/", http.FileServer(http.Dir(project(t))))
			mux.Handle("/node_modules/three/", http.FileServer(http.Dir(".")))
			mux.HandleFunc("/index.html", func(w http.ResponseWriter, _ *http.Request) {
				page, err := os.ReadFile("../../../npm/examples/" + c.page)
				if err != nil {
					t.Error(err)
				}
				w.Header().Set("Content-Type", "text/html")
				w.Write(page)
				w.Write([]byte("<script>addEventListener('drawn', e => fetch('done', { method: 'POST', body: JSON.stringify(e.detail) }))</script>"))
			})
			var got struct {
				Text, Error string
				DF, Float32 int
			}
			if err := json.Unmarshal(webgpu.Visit(t, webgpu.Chromium, mux), &got); err != nil {
				t.Fatal(err)
			}
			if got.Error != "" || !strings.HasPrefix(got.Text, "All bits are right") {
				t.Errorf("the example says %q %s", got.Text, got.Error)
			}
			if !c.df(got.DF) || got.Float32 < 1 || got.Float32 > c.most {
				t.Errorf("DF has %d different columns, and float32 %d", got.DF, got.Float32)
			}
		})
	}
}
