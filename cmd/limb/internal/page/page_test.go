// Package page tests the page in web, in Chromium. It has only tests.
package page

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/mandelbrot"
)

var dist string // the page as make web makes it

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "limb-page-")
	if err == nil {
		cmd := exec.Command("go", "run", "./web/make", dir)
		cmd.Dir = "../../../.."
		var text []byte
		if text, err = cmd.CombinedOutput(); err != nil {
			err = fmt.Errorf("%w: %s", err, text)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	dist = dir
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

// serve serves the page, with something planted at its end.
func serve(t *testing.T, planted string) string {
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/planted" {
			text, err := os.ReadFile(filepath.Join(dist, "index.html"))
			if err != nil {
				t.Error(err)
			}
			w.Header().Set("Content-Type", "text/html")
			w.Write(bytes.Replace(text, []byte("</main>"), []byte(planted+"</main>"), 1))
			return
		}
		http.FileServer(http.Dir(dist)).ServeHTTP(w, r)
	}))
	t.Cleanup(s.Close)
	return s.URL
}

const (
	judged  = `/good|bad/.test(document.getElementById("verdict")?.dataset.state)`
	counted = `document.getElementById("view")?.dataset.hash`
	done    = `document.body?.dataset.done`
	verdict = `document.getElementById("verdict").textContent`
	whole   = "#re=-0.75&im=0&width=3.2&size=160x100"
)

// text returns the text of an element.
func (b *browser) text(id string) string {
	b.t.Helper()
	return eval[string](b, "document.getElementById(%q).textContent", id)
}

// want counts in Go what the command of the page would, in a type, or in that of the command.
func (b *browser) want(typ string) string {
	b.t.Helper()
	flags := map[string]string{}
	words := strings.Fields(b.text("command"))
	for i, w := range words[:len(words)-1] {
		flags[w] = words[i+1]
	}
	var v mandelbrot.View
	var err error
	if v.Re, v.Im, err = mandelbrot.ParseCenter(flags["--center"]); err != nil {
		b.t.Fatal(err)
	}
	for _, f := range []struct {
		flag, format string
		to           []any
	}{{"--width", "%g", []any{&v.Width}}, {"--size", "%dx%d", []any{&v.W, &v.H}}, {"--limit", "%d", []any{&v.Limit}}} {
		if _, err := fmt.Sscanf(flags[f.flag], f.format, f.to...); err != nil {
			b.t.Fatalf("%s: %v", f.flag, err)
		}
	}
	if typ == "" {
		typ = flags["--type"]
	}
	way, err := mandelbrot.ParseWay(typ)
	if err != nil {
		b.t.Fatal(err)
	}
	c, err := mandelbrot.Count(context.Background(), nil, v, way, nil)
	if err != nil {
		b.t.Fatal(err)
	}
	return fmt.Sprintf("%x", c.Hash())
}

// quiet fails the test where the console has errors.
func (b *browser) quiet() {
	b.t.Helper()
	for _, e := range b.errors {
		b.t.Errorf("on the console: %s", e)
	}
}

// TestPage goes through the page on a GPU that the processor plays.
func TestPage(t *testing.T) {
	b := start(t, swiftShader...)
	url := serve(t, `<script>console.error("planted")</script>`)
	b.look(1400, "light")
	begin := time.Now()
	b.open(url + "/" + whole)
	b.until(judged)
	t.Logf("%v to the verdict, of which limb's Go had begun after %.0f ms and took %.0f: %s", time.Since(begin), eval[float64](b, "report.verdict.milliseconds_to_begin"), eval[float64](b, "report.verdict.milliseconds"), eval[string](b, verdict))
	if !strings.HasPrefix(eval[string](b, verdict), "Yes") {
		t.Fatalf("the verdict is %s %s", eval[string](b, verdict), b.text("why"))
	}
	b.until(counted)
	if got, want := b.text("hash"), b.want(""); got != want || !strings.Contains(b.text("state"), "on the GPU") {
		t.Errorf("the counts on the GPU have the hash %s, in Go %s (%s)", got, want, b.text("state"))
	}
	if b.text("hash") == b.want("float32") { // the control: another type has other counts
		t.Error("float32 has the counts of DF")
	}
	b.until(done)
	if plain := b.text("plain"); !strings.Contains(plain, "DF.Exp") || eval[int](b, `report.compiler.length`) != 4 || eval[int](b, `Object.keys(report.speed).length`) != 3 {
		t.Errorf("the report lacks something: %s", eval[string](b, "JSON.stringify(report)"))
	}
	if err := b.keyboard(); err != nil {
		t.Error(err)
	}
	for _, wrong := range b.gestures() {
		t.Error(wrong)
	}
	b.until(counted)
	for _, theme := range []string{"light", "dark"} {
		for _, width := range []int{420, 1400} {
			b.look(width, theme)
			for _, fault := range b.faults() {
				t.Errorf("%s, %d px: %s", theme, width, fault)
			}
			b.shoot(fmt.Sprintf("page-%s-%d", theme, width))
		}
	}
	if err := b.deep("perturb:DF", "perturb:DF", 1e-30); err != nil {
		t.Error(err)
	}
	if testenv.Full() { // SwiftShader takes minutes to compile distances in QF
		if err := b.deep("", "perturb:QF", 1e-40); err != nil {
			t.Error(err)
		}
	}
	b.quiet()
	b.open(url + "/planted" + whole)
	b.until(judged)
	if len(b.errors) != 1 {
		t.Errorf("one planted error on the console, %d noticed", len(b.errors))
	}
}

// contradictions are where the verdict on a device and the functions without limb's care do not go together, and
// nothing says why. Devices are made up, since no driver has all of these faults.
func (b *browser) contradictions(judge string) (wrong []string) {
	b.t.Helper()
	const plain, good, bad = `{fma: true, lowering: "plain", rejected: []}`, `[{function: "DF.Mul", differ: 0}, {function: "DF.Exp", differ: 0}]`, `[{function: "DF.Mul", differ: 0}, {function: "DF.Exp", differ: 9}]`
	const split = `{fma: false, lowering: "split", rejected: ["plain: not fused"]}`
	const trunc = `{fma: false, lowering: "split trunc", rejected: ["plain: not fused", "split: trunc(3) is 2"]}`
	for _, c := range []struct{ device, rows, state, verdict, cause string }{
		{plain, "undefined", "good", "right here as it is written", ""},
		{plain, good, "good", "right here as it is written", ""},
		{plain, bad, "bad", "No: DF.Exp comes out wrong", ""},
		{split, good, "good", "right here as it is written", ""},
		{split, bad, "bad", "No: DF.Exp comes out wrong", ""},
		{trunc, bad, "good", "comes out wrong here", "split: trunc(3) is 2"},
		{trunc, good, "good", "not always right here", "split: trunc(3) is 2"},
	} {
		got := eval[[]string](b, "(%s)(%s, %s)", judge, c.device, c.rows)
		if got[0] != c.state || !strings.Contains(got[1], c.verdict) || !strings.HasSuffix(got[2], c.cause) || (got[2] == "") != (c.cause == "") {
			wrong = append(wrong, fmt.Sprintf("%s, %s: %q", c.device, c.rows, got))
		}
	}
	return wrong
}

// deep goes to a place, of that width, whose distances are below the range of float32, and
// compares their counts on the GPU with those in Go, the distances in DD too: in a type that is
// asked for, or in the one that the page chooses.
func (b *browser) deep(ask, typ string, width float64) error {
	b.t.Helper()
	eval[bool](b, `goto(%g), document.getElementById("type").value = %q, document.getElementById("size").value = "160x100", draw(), true`, width, ask)
	b.until(counted)
	got, state := b.text("hash"), b.text("state")
	if want := b.want(""); got != want || !strings.HasPrefix(state, typ+" on the GPU") {
		return fmt.Errorf("at a width of %g the hash is %s, in Go %s (%s)", width, got, want, state)
	}
	if want := b.want("perturb:DD"); got != want {
		return fmt.Errorf("at a width of %g the hash is %s, of distances in DD %s", width, got, want)
	}
	if got == b.want("DD") { // the control: a DD has too few digits
		return fmt.Errorf("at a width of %g a DD has the counts of distances", width)
	}
	b.t.Logf("a width of %g: %s", width, state)
	return nil
}

// keyboard goes through the page by keys alone.
func (b *browser) keyboard() error {
	b.t.Helper()
	const focused = `document.activeElement.id || document.activeElement.textContent.trim() || document.activeElement.tagName`
	eval[bool](b, `document.body.focus() || document.activeElement.blur() || true`)
	var order []string
	for range 60 {
		b.press("Tab")
		at := eval[string](b, focused)
		if order = append(order, at); at == "view" {
			break
		}
	}
	if want := []string{"To the verdict", "Trust", "Explorer", "Try a function", "copy", "save", "All tests", "view"}; !slices.Equal(order, want) {
		return fmt.Errorf("Tab goes to %q, not to %q", order, want)
	}
	width := eval[float64](b, "view.width")
	b.press("ArrowRight", "ArrowUp", "+")
	b.until(counted)
	if got := eval[float64](b, "view.width"); got != width/2 || !strings.Contains(eval[string](b, "location.hash"), "re=-0.43&im=0.32&") {
		return fmt.Errorf("after →, ↑ and + the width is %v, and the address %s", got, eval[string](b, "location.hash"))
	}
	if got, want := b.text("hash"), b.want(""); got != want {
		return fmt.Errorf("after keys the hash is %s, in Go %s", got, want)
	}
	eval[bool](b, `document.getElementById("function").value = "DF.Mul", operands(), document.getElementById("function").focus(), true`)
	b.press("Tab", "Tab", "Tab", "Enter")
	b.until(`!document.getElementById("equal").hidden && document.getElementById("equal").dataset.state != "wait"`)
	if got := b.text("equal"); got != "Equal bits on the GPU and in Go." || !strings.Contains(b.text("results"), "0.15") {
		return fmt.Errorf("0.1 · 1.5 in DF: %s %s", got, b.text("results"))
	}
	eval[bool](b, `save = (name, text) => { window.saved = name + "\n" + text }, document.getElementById("wgsl").click(), true`)
	b.until(`window.saved`)
	if got := eval[string](b, `window.saved`); !strings.HasPrefix(got, "DF.Mul.wgsl\n// DF.Mul, lowered: ") || !strings.Contains(got, "@compute") {
		return fmt.Errorf("the WGSL of DF.Mul is %.300s", got)
	}
	eval[bool](b, `document.querySelector("#operands input").focus(), true`)
	b.press("1")
	if !eval[bool](b, `document.getElementById("equal").hidden`) || b.text("results") != "" {
		return fmt.Errorf("after another operand the page has the verdict %s of %s", b.text("equal"), b.text("results"))
	}
	eval[bool](b, `document.getElementById("form").requestSubmit(), true`) // for the pictures
	b.until(`!document.getElementById("equal").hidden && document.getElementById("equal").dataset.state != "wait"`)
	return nil
}

// TestWide: a function of float64 limbs has the bits of Go on a GPU without float64, and one that
// takes long can be given up.
func TestWide(t *testing.T) {
	if !testenv.Full() {
		t.Skip("with LIMB_FULL")
	}
	b := start(t, swiftShader...)
	b.look(1400, "light")
	b.open(serve(t, "") + "/" + whole)
	b.until(done)
	try := func(name string) {
		eval[bool](b, `document.getElementById("function").value = %q, operands(), document.getElementById("form").requestSubmit(), true`, name)
	}
	for _, name := range []string{"f64.TwoProd", "DD.Mul", "DD.Add"} {
		try(name)
		b.until(`/good|bad/.test(document.getElementById("equal").dataset.state)`)
		if got := b.text("equal"); got != "Equal bits on the GPU and in Go." {
			t.Errorf("%s: %s %s", name, got, b.text("results"))
		}
	}
	try("QD.Exp")
	b.until(`!document.getElementById("give-up").hidden`)
	eval[bool](b, `document.getElementById("give-up").click(), true`)
	if got := b.text("equal"); !strings.HasPrefix(got, "Given up") || !strings.Contains(b.text("results"), "1.10517") {
		t.Errorf("given up: %s %s", got, b.text("results"))
	}
	b.quiet()
}

// faults are what must not be in a page: text that is faint, what is wider than the window, and
// what takes the focus and has no name.
func (b *browser) faults() []string {
	b.t.Helper()
	return eval[[]string](b, `(() => {
  const list = []
  const light = c => { const l = c.map(x => (x /= 255) <= .04045 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4); return .2126*l[0] + .7152*l[1] + .0722*l[2] }
  const rgba = s => s.match(/[\d.]+/g).map(Number)
  const ground = e => { while (e.parentElement && rgba(getComputedStyle(e).backgroundColor)[3] === 0) e = e.parentElement; return getComputedStyle(e).backgroundColor }
  for (const e of document.body.querySelectorAll("*")) {
    if (e.matches("script, noscript, option, datalist, :disabled") || ![...e.childNodes].some(n => n.nodeType == 3 && n.data.trim())) continue
    const [a, b] = [getComputedStyle(e).color, ground(e)].map(c => light(rgba(c))).sort((x, y) => y - x)
    if ((a + .05) / (b + .05) < 4.5) list.push("contrast of " + ((a + .05) / (b + .05)).toFixed(2) + ": " + e.textContent)
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) list.push("the page is wider: " + document.documentElement.scrollWidth)
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange()
  for (let n; n = words.nextNode();) if (!n.parentElement.closest("script, noscript, option")) for (const m of n.data.matchAll(/\S*\d\S*/g)) {
    range.setStart(n, m.index); range.setEnd(n, m.index + m[0].length)
    if (new Set([...range.getClientRects()].map(r => Math.round(r.top))).size > 1) list.push("a number is broken: " + m[0])
  }
  for (const e of document.querySelectorAll("button, a, input, select, textarea, [tabindex='0']"))
    if (!(e.ariaLabel || e.textContent.trim() || [...e.labels || []].some(l => l.textContent.trim()))) list.push("no name: " + e.outerHTML)
  return list
})()`)
}

// TestFaults is the negative control of what TestPage asks of texts and of the keyboard.
func TestFaults(t *testing.T) {
	b := start(t)
	url := serve(t, `<p style="color:#888;background:#777">faint</p><div style="width:3000px">x</div><p style="width:4em">0.12345678901234567</p><button></button><button tabindex="1">first</button>`)
	b.look(420, "light")
	b.open(url + "/planted" + whole)
	b.until(done)
	got := b.faults()
	if want := []string{"contrast of 1.", "the page is wider: 30", "a number is broken: 0.1234", "no name: <button>"}; !slices.EqualFunc(got, want, strings.HasPrefix) {
		t.Errorf("found %q, want %q", got, want)
	}
	if err := b.keyboard(); err == nil {
		t.Error("an order of the focus that is another one is not noticed")
	}
	eval[bool](b, `move = () => {}, zoom = () => {}, true`)
	if wrong := b.gestures(); len(wrong) != 5 {
		t.Errorf("nothing moves the picture, and that is noticed in %d gestures: %q", len(wrong), wrong)
	}
}

// TestNoGPU: without WebGPU the page says so, and computes the same.
func TestNoGPU(t *testing.T) {
	b := start(t, "--disable-features=WebGPU,WebGPUService", "--disable-blink-features=WebGPU")
	b.look(1400, "light")
	b.open(serve(t, "") + "/" + whole + "&type=QF&compare=float32")
	b.until(judged)
	if got := eval[string](b, verdict); !strings.HasPrefix(got, "There is no WebGPU") && !strings.HasPrefix(got, "No:") {
		t.Errorf("without WebGPU the verdict is %s", got)
	}
	b.until(counted)
	if got, want := b.text("hash"), b.want(""); got != want || !strings.Contains(b.text("state"), "on the processor") {
		t.Errorf("the counts on the processor have the hash %s, in Go %s (%s)", got, want, b.text("state"))
	}
	if wrong := b.contradictions("judge"); wrong != nil {
		t.Errorf("the verdict and its evidence: %s", strings.Join(wrong, "\n"))
	}
	if wrong := b.contradictions(`(a, rows) => judge(a, undefined)`); len(wrong) != 4 { // the control: a verdict that looks at no function
		t.Errorf("a verdict without evidence is noticed %d times: %q", len(wrong), wrong)
	}
	if got := b.text("differ"); strings.HasPrefix(got, "0 of") || !strings.Contains(got, "of 16000, beside float32") {
		t.Errorf("float32 differs from QF in %s", got)
	}
	b.quiet()
}

// budgets are how large the files may be: those that it loads when a function of theirs is asked
// for, and all else.
var budgets = []struct {
	file         string
	gzip, brotli int
}{
	{"special.ir", 1_230_000, 1_060_000},
	{"three.ir", 90_000, 70_000},
	{"threespecial.ir", 1_000_000, 900_000},
	{"", 1_460_000, 1_040_000},
}

// size is what files take, as node compresses them: by brotli, which takes a quarter of a minute,
// or by gzip.
func size(t *testing.T, brotli bool, files ...string) (n int) {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		testenv.Skip(t, "wasm", err.Error())
	}
	with := "gzipSync(text, {level: 9})"
	if brotli {
		with = "brotliCompressSync(text, {params: {[zlib.constants.BROTLI_PARAM_LGWIN]: 24}})"
	}
	out, err := exec.Command(node, append([]string{"-e", `
const zlib = require("zlib")
let sum = 0
for (const file of process.argv.slice(1)) {
  const text = require("fs").readFileSync(file)
  sum += zlib.` + with + `.length
}
console.log(sum)`}, files...)...).Output()
	if err == nil {
		_, err = fmt.Sscan(string(out), &n)
	}
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestSize: the page stays small. The control adds what cannot be compressed.
func TestSize(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(dist, "*"))
	if err != nil || len(files) < 6 {
		t.Fatalf("the page has the files %q (%v)", files, err)
	}
	type check struct {
		name   string
		brotli bool
		files  []string
		most   int
	}
	var checks []check
	for _, b := range budgets {
		of := files
		if b.file != "" {
			of = []string{filepath.Join(dist, b.file)}
			files = slices.DeleteFunc(files, func(f string) bool { return f == of[0] })
		}
		checks = append(checks, check{"gzip", false, of, b.gzip}, check{"brotli", true, of, b.brotli})
	}
	for _, c := range checks {
		if c.brotli && !testenv.Full() {
			continue
		}
		n := size(t, c.brotli, c.files...)
		t.Logf("%d files, %s …: %d bytes by %s", len(c.files), filepath.Base(c.files[0]), n, c.name)
		if n > c.most {
			t.Errorf("%d files, %s …, have %d bytes by %s: the limit is %d", len(c.files), filepath.Base(c.files[0]), n, c.name, c.most)
		}
		noise, text := filepath.Join(t.TempDir(), "noise"), make([]byte, max(0, c.most-n)+1)
		rand.NewChaCha8([32]byte{}).Read(text)
		if err := os.WriteFile(noise, text, 0o666); err != nil {
			t.Fatal(err)
		}
		if more := size(t, c.brotli, noise); n+more <= c.most {
			t.Errorf("%d bytes of noise have %d by %s", len(text), more, c.name)
		}
	}
}

// touch has fingers go along paths, in parts of the picture from its upper left corner.
func (b *browser) touch(paths ...[][2]float64) {
	b.t.Helper()
	points := func(step int) (list []any) {
		for id, path := range paths {
			x, y := b.at(path[step])
			list = append(list, map[string]any{"x": x, "y": y, "id": id})
		}
		return list
	}
	send := func(kind string, list []any) {
		b.browserCall("Input.dispatchTouchEvent", map[string]any{"type": kind, "touchPoints": list}, nil)
	}
	send("touchStart", points(0))
	for step := 1; step < len(paths[0]); step++ {
		send("touchMove", points(step))
	}
	send("touchEnd", []any{})
}

// mouse sends an event of the mouse at a part of the picture.
func (b *browser) mouse(kind string, part [2]float64, more map[string]any) {
	b.t.Helper()
	x, y := b.at(part)
	e := map[string]any{"type": kind, "x": x, "y": y}
	maps.Copy(e, more)
	b.browserCall("Input.dispatchMouseEvent", e, nil)
}

// at returns where in the window a part of the picture is.
func (b *browser) at(part [2]float64) (x, y float64) {
	b.t.Helper()
	r := eval[[]float64](b, `(r => [r.left, r.top, r.width, r.height])(document.getElementById("view").getBoundingClientRect())`)
	return r[0] + part[0]*r[2], r[1] + part[1]*r[3]
}

// place is a view: its centre and its width.
func (b *browser) place() [3]float64 {
	b.t.Helper()
	return eval[[3]float64](b, `[Number(view.re) / 10 ** view.places, Number(view.im) / 10 ** view.places, view.width]`)
}

// gestures drags, turns the wheel and pinches, and returns what does not do what it should.
func (b *browser) gestures() (wrong []string) {
	b.t.Helper()
	left := map[string]any{"button": "left", "buttons": 1, "clickCount": 1}
	for _, c := range []struct {
		name string
		do   func()
		want [3]float64
	}{
		{"a drag by a quarter", func() {
			b.mouse("mousePressed", [2]float64{.5, .5}, left)
			b.mouse("mouseMoved", [2]float64{.4, .5}, left)
			b.mouse("mouseMoved", [2]float64{.25, .5}, left)
			b.mouse("mouseReleased", [2]float64{.25, .5}, left)
		}, [3]float64{-.75 + .8, 0, 3.2}},
		{"the mouse without its button", func() {
			b.mouse("mouseMoved", [2]float64{.4, .5}, nil)
			b.mouse("mouseMoved", [2]float64{.25, .5}, nil)
		}, [3]float64{-.75, 0, 3.2}},
		{"the wheel in the chosen picture", func() {
			eval[bool](b, `document.getElementById("view").focus(), true`)
			b.mouse("mouseWheel", [2]float64{.5, .5}, map[string]any{"deltaX": 0, "deltaY": -100})
		}, [3]float64{-.75, 0, 3.2 / math.Sqrt2}},
		{"one finger", func() { b.touch([][2]float64{{.5, .5}, {.6, .5}, {.75, .5}}) }, [3]float64{-.75 - .8, 0, 3.2}},
		{"two fingers that part", func() {
			b.touch([][2]float64{{.4, .5}, {.35, .5}, {.3, .5}}, [][2]float64{{.6, .5}, {.65, .5}, {.7, .5}})
		}, [3]float64{-.75, 0, 1.6}},
		{"two fingers that go together", func() {
			b.touch([][2]float64{{.4, .5}, {.4, .625}, {.4, .75}}, [][2]float64{{.6, .5}, {.6, .625}, {.6, .75}})
		}, [3]float64{-.75, .5, 3.2}},
		{"at last, since it scrolls the page: the wheel where the picture is not chosen", func() {
			eval[bool](b, `document.activeElement.blur(), true`)
			b.mouse("mouseWheel", [2]float64{.5, .5}, map[string]any{"deltaX": 0, "deltaY": -100})
		}, [3]float64{-.75, 0, 3.2}},
	} {
		eval[bool](b, `home(), document.getElementById("view").scrollIntoView({block: "center", behavior: "instant"}), true`)
		c.do()
		near := func(x, y float64) bool { return math.Abs(x-y) < .02 }
		if got := b.place(); !near(got[0], c.want[0]) || !near(got[1], c.want[1]) || !near(got[2], c.want[2]) {
			wrong = append(wrong, fmt.Sprintf("%s leads to %.3v, and should to %.3v", c.name, got, c.want))
		}
	}
	return wrong
}
