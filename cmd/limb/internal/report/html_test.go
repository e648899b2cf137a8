package report

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"github.com/limbfp/limb/internal/check/testenv"
)

// samplePage is the sample with all that a page may have.
func samplePage() *Report {
	r := sample()
	r.Date, r.System.CPU = "2026-11-22T04:11:00Z", "Example Processor 9000 @ 3.00GHz"
	r.Summary = &Summary{
		Load: "Other work took 1.5 of 2 cores: times are too long.",
		Types: []TypeFacts{
			{"float32", "1 × float32", 24, 6, -38, 38}, {"DF", "2 × float32", 48, 14, -31, 38}, {"QF", "4 × float32", 96, 28, -16, 38},
			{"float64", "1 × float64", 53, 15, -308, 308}, {"DD", "2 × float64", 106, 31, -292.4, 308.6}, {"QD", "4 × float64", 212, 63, -260, 308},
		},
	}
	for i, typ := range []string{"float64", "DF", "DD", "QF", "QD"} {
		for k, where := range []string{"cpu, one core", "opencl:0", "libqd", "MPFR, 106 bits"} {
			s := Speed{Where: where, Type: typ, NS: map[string]Figure{}}
			for n, op := range SpeedOps {
				s.NS[op] = Figure((i+1)*(k+1)) * Figure(n*n+1) / 3
			}
			if where == "libqd" {
				s.NS, s.Missing = nil, "not installed: apt-get install libqd-dev"
			}
			if where == "opencl:0" && (typ == "DD" || typ == "QD") {
				s.NS, s.Missing = nil, "no float64"
			}
			r.Summary.Speeds = append(r.Summary.Speeds, s)
		}
	}
	r.Devices[1].Notes = []string{"a driver of 2019"}
	same := r.Devices[0] // says of everything but its times what cpu says
	same.Name, same.Backend, same.Times = "opencl:2", "opencl", nil
	r.Devices = slices.Insert(r.Devices, 1, same)
	return r
}

// TestPageParts asks of each part what it must say, and that an empty report says
// nothing of it.
func TestPageParts(t *testing.T) {
	write := func(r *Report) string {
		t.Helper()
		var b bytes.Buffer
		if err := r.HTML(&b); err != nil {
			t.Fatal(err)
		}
		for _, fault := range append(faults(b.String()), dangling(b.String())...) {
			t.Error(fault)
		}
		return b.String()
	}
	whole := samplePage()
	whole.FFT, whole.Mat = sampleFFT(), sampleMat()
	page := write(whole)
	for part, want := range map[string]string{
		"date":              "2026-11-22 04:11 UTC",
		"machine":           "Example Processor 9000 @ 3.00GHz, 2 cores",
		"load":              "Other work took 1.5 of 2 cores",
		"headline":          "Exact on cpu and opencl:2; do not rely on opencl:0 and opencl:1",
		"evidence":          "<pre class=\"whole\">float32 arithmetic is not exact",
		"verdict":           "✗ exact: DF QF TF, but results differ from plain Go",
		"types":             "<td>1e-292</td><td>1e308</td>",
		"speeds":            "<th scope=\"row\">MPFR, 106 bits</th><td>4.00</td>",
		"no speed":          "<b>opencl:0 DD QD:</b> no float64",
		"said once, trust":  "<th scope=\"row\">cpu, opencl:2</th>",
		"said once, errors": "<tr><th scope=\"row\">cpu, opencl:2</th><td>exact</td><td>exact</td><td>-88.8</td>",
		"said once, Thall":  "DF go, opencl:0, max",
		"said once, worst":  "<td class=\"words\">cpu opencl:2</td>",
		"findings":          "serious defect",
		"fold":              "<summary>Times on cpu: 10 operations at 6 sizes, and transfers</summary>",
		"plot in words":     "Add 1.00 at 2^12, 61.5 at 2^22",
		"transforms":        "<summary>DF: 5 lengths, on cpu and opencl:0</summary>",
		"escapes":           "Example &lt;GPU&gt;",
		"differing":         "✗ 2 results differ from plain Go",
		"axis":              "elements</text>",
		"histogram":         "u²</text>",
		"native":            "✗ more than promised: exp",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("%s: the page lacks %q", part, want)
		}
	}
	if got, want := strings.Count(page, "<figure>"), 8+4+6+5; got != want {
		t.Errorf("%d plots, want %d: histograms of 8 operations, times of 4 machines, transforms, and linear algebra", got, want)
	}
	if n := strings.Count(page, "<b>libqd:</b> not installed"); n != 1 {
		t.Errorf("what is not installed is there %d times, not once", n)
	}
	if n := strings.Count(page, "28.35"); n != 1 {
		t.Errorf("a time of the Pentium 4 is there %d times, not once", n)
	}
	// Where no device is refused, those that agree are all.
	good := samplePage()
	good.Devices = good.Devices[:2]
	for i := range good.Thall.Lines {
		for k := range good.Thall.Lines[i].Found {
			f := &good.Thall.Lines[i].Found[k]
			f.Where, f.Differing = good.Devices[k].Name, 0
		}
	}
	page = write(good)
	for _, want := range []string{
		"Exact on all 2 devices tested", "<th scope=\"row\">all devices</th><td class=\"words\">exact", "<tr><th scope=\"row\">all devices</th><td>exact</td><td>exact</td><td>-88.8</td>",
		"<td class=\"words\">all devices</td>", "DF everywhere, max",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("two good devices: the page lacks %q", want)
		}
	}
	for _, c := range []struct {
		name     string
		r        *Report
		sections string
	}{
		{"nothing", &Report{}, ""},
		{"no device", &Report{Devices: whole.Devices[4:]}, "verdict"},
		{"first screen", &Report{Devices: whole.Devices[3:4], Summary: whole.Summary}, "verdict types"},
		{"functions", &Report{Thall: whole.Thall}, "contents functions"},
		{"all", whole, "verdict types contents trust arithmetic accuracy functions native times fft mat"},
	} {
		var ids []string
		for _, m := range regexp.MustCompile(`<h2 id="(\w+)"`).FindAllStringSubmatch(write(c.r), -1) {
			ids = append(ids, m[1])
		}
		if got := strings.Join(ids, " "); got != c.sections {
			t.Errorf("%s: headings %q, want %q", c.name, got, c.sections)
		}
	}
}

// dangling lists references within a page that lead nowhere, and names that are
// there twice.
func dangling(page string) []string {
	var list, refs []string
	ids := map[string]bool{}
	z := html.NewTokenizer(strings.NewReader(page))
	for z.Next() != html.ErrorToken {
		for _, a := range z.Token().Attr {
			switch a.Key {
			case "id":
				if ids[a.Val] {
					list = append(list, "twice: id "+a.Val)
				}
				ids[a.Val] = true
			case "href", "aria-labelledby":
				refs = append(refs, strings.TrimPrefix(a.Val, "#"))
			}
		}
	}
	for _, ref := range refs {
		if !ids[ref] {
			list = append(list, "no element for the reference to "+ref)
		}
	}
	return list
}

// TestPageFaults is the negative control of TestPageParts.
func TestPageFaults(t *testing.T) {
	for _, bad := range []string{
		`<p><b>x</p></b>`, `<p>x`, `<script>x</script>`, `<link rel="stylesheet">`, `<img alt="">`,
		`<a href="https://example.org">x</a>`, `<a href="page2.html">x</a>`, `<a href="#x">x</a>`, `<p id="x">x</p><p id="x">x</p>`, `<p style="background: url(x.png)">x</p>`, `<style>@import "x.css";</style>`,
	} {
		if faults(bad) == nil && dangling(bad) == nil {
			t.Errorf("no fault found in %s", bad)
		}
	}
}

// faults lists what keeps a page from standing alone: elements that do not
// close in order, scripts, and references to anything outside.
func faults(page string) []string {
	var list []string
	var open []string
	z := html.NewTokenizer(strings.NewReader(page))
	for {
		kind := z.Next()
		if kind == html.ErrorToken {
			if z.Err() != io.EOF {
				list = append(list, z.Err().Error())
			}
			break
		}
		token := z.Token()
		switch kind {
		case html.StartTagToken, html.SelfClosingTagToken:
			if slices.Contains([]string{"script", "link", "img", "iframe", "object", "image", "use"}, token.Data) {
				list = append(list, "element "+token.Data)
			}
			for _, a := range token.Attr {
				if strings.HasPrefix(a.Key, "xmlns") {
					continue
				}
				if a.Key == "href" && strings.HasPrefix(a.Val, "#") {
					continue // dangling looks for its element
				}
				if a.Key == "src" || strings.HasSuffix(a.Key, "href") || strings.Contains(a.Val, "url(") || strings.Contains(a.Val, "://") {
					list = append(list, fmt.Sprintf("%s %s=%q", token.Data, a.Key, a.Val))
				}
			}
			if kind == html.StartTagToken && token.Data != "meta" {
				open = append(open, token.Data)
			}
		case html.EndTagToken:
			if len(open) == 0 || open[len(open)-1] != token.Data {
				list = append(list, fmt.Sprintf("</%s> within %v", token.Data, open))
				return list
			}
			open = open[:len(open)-1]
		case html.TextToken:
			if strings.Contains(token.Data, "@import") || strings.Contains(token.Data, "url(") {
				list = append(list, "a reference in text")
			}
		}
	}
	if len(open) > 0 {
		list = append(list, fmt.Sprintf("not closed: %v", open))
	}
	return list
}

// TestMerged: what several rows of a group say is said once, under all their names.
func TestMerged(t *testing.T) {
	table := tableOf("", of(prose, "device", ""), of(number, "figure"), of(note, ""))
	line := func(device, typ, cell, note string) {
		table.add(device, typ, cell, note)
	}
	group := func(name string) { table.Rows = append(table.Rows, Row{Group: name}) }
	group("A")
	table.Rows = append(table.Rows, Row{Cells: []string{"paper", "", "1", ""}, Soft: true})
	for _, device := range []string{"x", "y", "z"} {
		line(device, "", "1", "")
	}
	group("B")
	line("x", "", "1", "")
	line("y", "", "2", "")
	line("z", "", "1", "")
	line("bad", "", "2", cross+"why")
	group("C")
	line("x", "", "1", "")
	group("D")
	line("x", "float32", "1", "")
	line("x", "float64", "1", "")
	line("y", "float32", "1", "")
	line("y", "float64", "2", "")
	group("E")
	for _, device := range []string{"x", "y", "z"} {
		line(device, "float32", "1", "")
		line(device, "float64", "1", "")
	}
	for once, want := range map[bool]string{
		true:  "A|paper|all devices|B|x, z|y|bad|C|x|D|x, y float32|y float64|E|all devices",
		false: "A|paper|x|y|z|B|x|y|z|bad|C|x|D|x float32|x float64|y float32|y float64|E|x float32|x float64|y float32|y float64|z float32|z float64",
	} {
		var names []string
		for _, r := range (Block{Table: table, Once: once}).grid(3).Rows {
			names = append(names, r.Group+strings.Join(r.Cells[:min(1, len(r.Cells))], ""))
		}
		if got := strings.Join(names, "|"); got != want {
			t.Errorf("once %v: rows %s, want %s", once, got, want)
		}
	}
}

func TestLogTicks(t *testing.T) {
	for _, c := range []struct {
		lo, hi float64
		want   string
	}{
		{0.8, 70, "1 2 5 10 20 50"},
		{0.8, 9000, "1 10 100 1000"},
		{0.02, 0.9, "0.02 0.05 0.1 0.2 0.5"},
		{3, 2e6, "10 100 1000 10000 1e5 1e6"},
	} {
		var labels []string
		for _, tick := range logTicks(c.lo, c.hi) {
			if tick.Value < c.lo || tick.Value > c.hi {
				t.Errorf("from %v to %v: a mark at %v", c.lo, c.hi, tick.Value)
			}
			if tick.Label != "" {
				labels = append(labels, tick.Label)
			}
		}
		if got := strings.Join(labels, " "); got != c.want {
			t.Errorf("from %v to %v: %s, want %s", c.lo, c.hi, got, c.want)
		}
	}
}

// widths are those of a phone, a window and a screen.
var widths = []int{420, 800, 1400}

// TestScreenshots looks at pages in a browser, in both themes, with all folds closed
// and open. It leaves the pictures in the folder LIMB_SCREENSHOTS, where it is set.
func TestScreenshots(t *testing.T) {
	b := newBrowser(t)
	whole, transforms := samplePage(), sampleFFT()
	whole.FFT, whole.Mat = transforms, sampleMat()
	first := &Report{Date: whole.Date, System: whole.System, Devices: whole.Devices, Summary: whole.Summary}
	for name, r := range map[string]*Report{"report": whole, "first": first, "fft": {Date: whole.Date, System: whole.System, Devices: transforms.Devices, FFT: transforms}} {
		if testing.Short() && r != whole {
			continue
		}
		var text bytes.Buffer
		if err := r.HTML(&text); err != nil {
			t.Fatal(err)
		}
		for _, theme := range []string{"light", "dark"} {
			if theme == "dark" && r != whole && !testenv.Full() { // whole has the parts of the others
				continue
			}
			views := b.look(t, text.String(), theme)
			for _, v := range views {
				for _, fault := range v.faults(theme) {
					t.Errorf("%s, %s, %d px: %s", name, theme, v.Width, fault)
				}
				if v.Verdicts != len(r.deviceLines()) {
					t.Errorf("%s, %s, %d px: %d verdicts on %d devices", name, theme, v.Width, v.Verdicts, len(r.deviceLines()))
				}
			}
			if r == whole || testenv.Full() || os.Getenv("LIMB_SCREENSHOTS") != "" { // the others have the style of whole
				b.shoot(t, text.String(), name, theme, views)
			}
		}
	}
}

// TestScreenshotFaults is the negative control of TestScreenshots.
func TestScreenshotFaults(t *testing.T) {
	b := newBrowser(t)
	var text bytes.Buffer
	if err := samplePage().HTML(&text); err != nil {
		t.Fatal(err)
	}
	planted := `<div style="width:2000px">x</div>
		<div class="wide" aria-label="planted table"><div style="width:2000px">x</div></div>
		<p class="verdict" style="position:absolute;left:-50px">planted verdict</p>
		<p style="color:#888;background:#777">planted text</p>`
	v := b.look(t, strings.Replace(text.String(), "</main>", planted+"</main>", 1), "light")[2]
	got := v.faults("dark")
	want := []string{ // beginnings
		"the frame has 1400 px, dark: false", "the page is wider: 20", `verdicts out of view: ["planted verdict"]`,
		`scrolls: ["planted table"]`, "contrast of 1.",
	}
	if !slices.EqualFunc(got, want, strings.HasPrefix) {
		t.Errorf("found %q, want %q", got, want)
	}
}

// A view is what a browser says of a page in a frame.
type view struct {
	Width, Inner int // of the frame
	Client       int // of it without its scrollbar
	Page, Height int
	Dark         bool
	Verdicts     int
	Hidden       []string // verdicts that are out of view
	Scrolling    []string // tables
	Contrast     float64  // the least of any text
	Faint        string   // that text
}

// faults are what must not be in a theme.
func (v *view) faults(theme string) (list []string) {
	if v.Inner != v.Width || v.Dark != (theme == "dark") {
		list = append(list, fmt.Sprintf("the frame has %d px, dark: %v", v.Inner, v.Dark))
	}
	if v.Page > v.Client {
		list = append(list, fmt.Sprintf("the page is wider: %d px", v.Page))
	}
	if v.Hidden != nil {
		list = append(list, fmt.Sprintf("verdicts out of view: %q", v.Hidden))
	}
	if v.Width >= 1400 && v.Scrolling != nil {
		list = append(list, fmt.Sprintf("scrolls: %q", v.Scrolling))
	}
	if v.Contrast < 4.5 {
		list = append(list, fmt.Sprintf("contrast of %.2f: %q", v.Contrast, v.Faint))
	}
	return list
}

// measuring is a page with the page in a frame of each width, side by side: a window
// can be no narrower than 500 px. The script measures them.
const measuring = `<!DOCTYPE html><meta charset="utf-8"><style>
:root { color-scheme: light dark; overflow: hidden; } body { margin: 0; display: flex; width: max-content; align-items: flex-start; } iframe { border: 0; height: %dpx; }
</style>%s<pre></pre>`

const script = `<script>
const light = c => { const l = c.map(x => (x /= 255) <= .04045 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4); return .2126*l[0] + .7152*l[1] + .0722*l[2] }
const rgba = s => s.match(/[\d.]+/g).map(Number)
function measure(frame) {
  const w = frame.contentWindow, d = w.document
  const v = { Width: frame.width | 0, Inner: w.innerWidth, Client: d.documentElement.clientWidth, Page: d.documentElement.scrollWidth, Height: d.documentElement.scrollHeight,
    Dark: w.matchMedia("(prefers-color-scheme: dark)").matches, Verdicts: 0, Contrast: 21 }
  for (const e of d.querySelectorAll(".verdict")) {
    const r = e.getBoundingClientRect()
    v.Verdicts++
    if (r.width == 0 || r.left < 0 || r.right > v.Client) (v.Hidden ??= []).push(e.textContent)
  }
  for (const e of d.querySelectorAll(".wide")) if (e.scrollWidth > e.clientWidth) (v.Scrolling ??= []).push(e.ariaLabel)
  for (const e of d.body.querySelectorAll("*")) {
    if (![...e.childNodes].some(n => n.nodeType == 3 && n.data.trim())) continue
    let ground = e
    while (ground.parentElement && rgba(w.getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement
    const style = w.getComputedStyle(e), [a, b] = [e.namespaceURI.endsWith("svg") ? style.fill : style.color, w.getComputedStyle(ground).backgroundColor]
      .map(c => light(rgba(c))).sort((x, y) => y - x)
    if ((a + .05) / (b + .05) < v.Contrast) [v.Contrast, v.Faint] = [(a + .05) / (b + .05), e.textContent]
  }
  return v
}
onload = () => {
  const frames = [...document.querySelectorAll("iframe")]
  const views = frames.map(measure)
  for (const f of frames) for (const d of f.contentDocument.querySelectorAll("details")) d.open = true
  const open = frames.map(measure)
  for (const f of frames) for (const d of f.contentDocument.querySelectorAll("details")) d.open = false
  const pre = document.querySelector("pre")
  pre.textContent = JSON.stringify(views.concat(open))
  pre.hidden = true
}
</script>`

// A browser is Chromium, and what it needs.
type browser struct {
	path, profile string
}

func newBrowser(t *testing.T) *browser {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			profile, err := os.MkdirTemp("", "limb-chromium-")
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { os.RemoveAll(profile) })
			return &browser{path, profile}
		}
	}
	testenv.Skip(t, "chromium", "it is not in PATH")
	return nil
}

// run opens the page in frames of a height, which a script measures where path is
// /measure, and returns what the browser prints.
func (b *browser) run(t *testing.T, page, theme, path string, height int, flags ...string) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if r.URL.Path == "/page" {
			fmt.Fprint(w, page)
			return
		}
		frames := ""
		for _, width := range widths {
			frames += fmt.Sprintf(`<iframe src="/page" width="%d" height="%d"></iframe>`, width, height)
		}
		fmt.Fprintf(w, measuring, height, frames)
		if r.URL.Path == "/measure" {
			fmt.Fprint(w, script)
		}
	}))
	defer server.Close()
	scheme := map[string]string{"dark": "0", "light": "1"}[theme]
	args := append([]string{
		"--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run", "--disable-background-networking",
		"--disable-component-update", "--disable-sync", "--user-data-dir=" + b.profile, "--blink-settings=preferredColorScheme=" + scheme,
	}, append(flags, server.URL+path)...)
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, b.path, args...)
	cmd.WaitDelay = time.Minute
	var out, messages bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &messages
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s: %v\n%s", b.path, err, messages.String())
	}
	return out.String()
}

// look measures the page, first with its folds closed, then with them open.
func (b *browser) look(t *testing.T, page, theme string) []view {
	t.Helper()
	out := b.run(t, page, theme, "/measure", 900, "--window-size=3000,1200", "--dump-dom")
	m := regexp.MustCompile(`<pre hidden="">(.*)</pre>`).FindStringSubmatch(out)
	if m == nil {
		t.Fatalf("the browser measured nothing: %s", out)
	}
	var views []view
	if err := json.Unmarshal([]byte(html.UnescapeString(m[1])), &views); err != nil {
		t.Fatal(err)
	}
	return views
}

// shoot takes a picture of each width, as high as the page or nearly so.
func (b *browser) shoot(t *testing.T, page, name, theme string, views []view) {
	t.Helper()
	height, total := 0, 0
	for i, width := range widths {
		height, total = max(height, min(views[i].Height, 15000)), total+width
	}
	path := filepath.Join(t.TempDir(), "page.png")
	b.run(t, page, theme, "/", 20000, fmt.Sprintf("--window-size=%d,%d", total, height+200), "--screenshot="+path)
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	all, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	left := 0
	for i, width := range widths {
		shot := image.NewRGBA(image.Rect(0, 0, width, min(views[i].Height, height)))
		draw.Draw(shot, shot.Bounds(), all, image.Pt(left, 0), draw.Src)
		left += width
		if r, _, _, _ := shot.At(1, shot.Bounds().Max.Y-2).RGBA(); (r < 0x8000) != (theme == "dark") {
			t.Errorf("%s, %s, %d px: the picture's lower left corner has the red %#x", name, theme, width, r)
		}
		if dir := os.Getenv("LIMB_SCREENSHOTS"); dir != "" {
			var b bytes.Buffer
			if err := png.Encode(&b, shot); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s-%s-%d.png", name, theme, width)), b.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}
