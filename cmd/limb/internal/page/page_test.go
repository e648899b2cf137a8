// Package page tests the page in web, in Chromium. It has only tests.
package page

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

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
	t.Logf("%v to the verdict: %s", time.Since(begin), eval[string](b, verdict))
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
	for _, theme := range []string{"light", "dark"} {
		for _, width := range []int{420, 1400} {
			b.look(width, theme)
			for _, fault := range b.faults() {
				t.Errorf("%s, %d px: %s", theme, width, fault)
			}
			b.shoot(fmt.Sprintf("page-%s-%d", theme, width))
		}
	}
	b.quiet()
	b.open(url + "/planted" + whole)
	b.until(judged)
	if len(b.errors) != 1 {
		t.Errorf("one planted error on the console, %d noticed", len(b.errors))
	}
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
	return nil
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
  for (const e of document.querySelectorAll("button, a, input, select, textarea, [tabindex='0']"))
    if (!(e.ariaLabel || e.textContent.trim() || [...e.labels || []].some(l => l.textContent.trim()))) list.push("no name: " + e.outerHTML)
  return list
})()`)
}

// TestFaults is the negative control of what TestPage asks of texts and of the keyboard.
func TestFaults(t *testing.T) {
	b := start(t)
	url := serve(t, `<p style="color:#888;background:#777">faint</p><div style="width:3000px">x</div><button></button><button tabindex="1">first</button>`)
	b.look(420, "light")
	b.open(url + "/planted" + whole)
	b.until(done)
	got := b.faults()
	if want := []string{"contrast of 1.", "the page is wider: 30", "no name: <button>"}; !slices.EqualFunc(got, want, strings.HasPrefix) {
		t.Errorf("found %q, want %q", got, want)
	}
	if err := b.keyboard(); err == nil {
		t.Error("an order of the focus that is another one is not noticed")
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
	if got := b.text("differ"); strings.HasPrefix(got, "0 of") || !strings.Contains(got, "of 16000, beside float32") {
		t.Errorf("float32 differs from QF in %s", got)
	}
	b.quiet()
}

// most is how large the page may be, by gzip.
const most = 1_800_000

// size is what the files of a folder take, by gzip.
func size(t *testing.T, dir string) (n int) {
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		w := gzip.NewWriter(&b)
		w.Write(text)
		w.Close()
		n += b.Len()
	}
	return n
}

// TestSize: the page stays small.
func TestSize(t *testing.T) {
	n := size(t, dist)
	t.Logf("%d bytes", n)
	if n > most || n < most*9/10 { // a limit that is far off notices nothing
		t.Errorf("the page has %d bytes by gzip: the limit is %d, and ought to be less than a tenth above", n, most)
	}
}
