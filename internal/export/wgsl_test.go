package export

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/check/webgpu"
	"github.com/limbfp/limb/internal/run/kernels"
)

// A source is a text with a self-test of so many functions, for selftest.mjs.
type source struct {
	Code   string   `json:"code"`
	N      int      `json:"n"`
	Tables []uint32 `json:"tables,omitempty"`

	Unbound bool `json:"unbound,omitempty"` // limb_zero is no buffer, but the word behind the results
}

func writeWGSL(t *testing.T, rows int, functions ...string) source {
	t.Helper()
	text, err := Write(File{Language: wgsl, Functions: functions, Version: "test", Rows: rows})
	if err != nil {
		t.Fatal(err)
	}
	return source{Code: text, N: len(functions)}
}

// TestWGSL: functions in Dawn have the bits of plain Go, those of float64 on integers. What ends
// SwiftShader's compiler is left out and counted.
func TestWGSL(t *testing.T) {
	testenv.Long(t, "drivers build each text; TestC has the same functions")
	some := map[string]source{}
	count, rows := 0, 0
	run := func() {
		if len(some) == 0 {
			return
		}
		var results map[string][]int
		webgpu.Script(t, "selftest.mjs", some, &results, "0")
		for name := range some {
			r := results[name]
			if len(r) != 2 || r[0] == 0 || r[1] != 0 {
				t.Errorf("%s: of %d rows %d differ", name, r[0], r[1:])
			}
			rows += r[0]
		}
		count += len(some)
		t.Logf("%d functions, %d rows", count, rows)
		clear(some)
	}
	left := 0
	for i, f := range bySize() {
		if list := asked(); len(list) > 0 {
			if !slices.Contains(list, f.Name) {
				continue
			}
		} else if f.Name != "DD.Add" && f.Name != "DD.Mul" && (f.Limb() != kernels.F32 || !testenv.Full() && (f.Ops > 400 || i%testenv.Size(80, 40, 1) != 0)) {
			continue
		}
		if f.Ops > swiftShaderMost {
			left++
			continue
		}
		some[f.Name] = writeWGSL(t, testenv.Size(64, 128, 512), f.Name)
		if len(some) == 16 || f.Ops > 1000 {
			run()
		}
	}
	run()
	t.Logf("%d functions are left out", left)
}

// TestWGSLSubnormal: tables hold subnormal numbers as decimals, without a call of a function, which
// a table may not have, nor bitcast in Firefox's compiler. That of DF.I0 has one.
func TestWGSLSubnormal(t *testing.T) {
	tables := regexp.MustCompile(`= array<f32, \d+>\([^;]*;`).FindAllString(writeWGSL(t, 0, "DF.I0").Code, -1)
	if text := strings.Join(tables, ""); strings.Contains(text, "FLOAT(") || strings.Contains(text, "bitcast") || !regexp.MustCompile(`e-(39|4\d)f`).MatchString(text) {
		t.Error("there is a call in a table, or no subnormal number")
	}
}

// TestWGSLControl: a text whose rounded results are not hidden, a wrong operation and a zero that
// is none are noticed.
func TestWGSLControl(t *testing.T) {
	testenv.Long(t, "a browser compiles for seconds; TestWGSL has the texts")
	exp := writeWGSL(t, 256, "DF.Exp", "DF.Add")
	replaced := func(s source, old, with string) source {
		text := strings.Replace(s.Code, old, with, 1)
		if text == s.Code {
			t.Errorf("there is no %s", old)
		}
		return source{Code: text, N: s.N}
	}
	var results map[string][]int
	webgpu.Script(t, "selftest.mjs", map[string]source{
		"right": exp,
		"plain": replaced(exp, "{ return bitcast<f32>(limb_hidden(bitcast<u32>(x))); }", "{ return x; }"),
		"wrong": replaced(exp, "RN(b - v)", "RN(b + v)"),
		"carry": replaced(writeWGSL(t, 64, "f64.TwoProd"), "let x = (a >> 16u) * (b & 65535u) + (low >> 16u);", "let x = (a >> 16u) * (b & 65535u);"),
	}, &results, "0")
	if r := results["carry"]; r[1] == 0 {
		t.Errorf("a product that loses a carry goes unnoticed: %v", r)
	}
	if r := results["right"]; r[0] != 512 || r[1] != 0 || r[2] != 0 {
		t.Errorf("the text as it is: %v", r)
	}
	if r := results["plain"]; r[1] == 0 {
		t.Errorf("a compiler that is not hindered goes unnoticed: %v", r)
	}
	if r := results["wrong"]; r[2] == 0 {
		t.Errorf("a sum for a difference goes unnoticed: %v", r)
	}
	webgpu.Script(t, "selftest.mjs", map[string]source{"one": exp}, &results, "1")
	if r := results["one"]; r[1] == 0 || r[2] == 0 {
		t.Errorf("a zero that is 1 goes unnoticed: %v", r)
	}
}

// TestWGSLTables: tables in a buffer give the same bits, and others give others.
func TestWGSLTables(t *testing.T) {
	testenv.Long(t, "drivers build each text; TestC has the same functions")
	f := File{Language: wgsl, Functions: []string{"DF.Exp"}, Version: "test", Rows: 64, Buffer: true}
	text, err := Write(f)
	if err != nil {
		t.Fatal(err)
	}
	words, err := Tables(f)
	if err != nil {
		t.Fatal(err)
	}
	moved := append(slices.Clone(words[1:]), words[0])
	var results map[string][]int
	webgpu.Script(t, "selftest.mjs", map[string]source{"right": {Code: text, N: 1, Tables: words}, "wrong": {Code: text, N: 1, Tables: moved}}, &results, "0")
	if r := results["right"]; !slices.Equal(r, []int{64, 0}) {
		t.Errorf("tables in a buffer: %v", r)
	}
	if r := results["wrong"]; r[1] == 0 {
		t.Errorf("tables that are moved by a word go unnoticed: %v", r)
	}
}

// TestWGSLPage runs the page of docs/export-wgsl.md, as it stands there, with the text that its first
// step gives.
func TestWGSLPage(t *testing.T) {
	testenv.Long(t, "starts a browser twice")
	doc, err := os.ReadFile("../../docs/export-wgsl.md")
	if err != nil {
		t.Fatal(err)
	}
	page := regexp.MustCompile("(?s)```html\n(.*?)```").FindSubmatch(doc)
	functions := regexp.MustCompile(`--func (\S+)`).FindSubmatch(doc)
	if page == nil || functions == nil {
		t.Fatal("docs/export-wgsl.md has no page, or no call of limb export")
	}
	for _, where := range []webgpu.Where{webgpu.Chromium, webgpu.Firefox} {
		t.Run(string(where), func(t *testing.T) {
			if where == webgpu.Firefox && !testenv.Full() {
				t.Skip("with LIMB_FULL")
			}
			code := writeWGSL(t, 256, strings.Split(string(functions[1]), ",")...).Code
			for _, c := range []struct{ code, want string }{
				{code, "Of 512 rows, 0 of DF.Add and 0 of DF.Mul differ."},
				{strings.Replace(code, "RN(b - v)", "RN(b + v)", 1), `Of 512 rows, [1-9]\d* of DF.Add and \d+ of DF.Mul differ.`},
			} {
				mux := http.NewServeMux()
				mux.HandleFunc("/index.html", func(w http.ResponseWriter, _ *http.Request) {
					w.Header().Set("Content-Type", "text/html")
					fmt.Fprintf(w, "%s\n<script>new MutationObserver(() => fetch('done', { method: 'POST', body: JSON.stringify(verdict.textContent) })).observe(verdict, { childList: true })</script>", page[1])
				})
				mux.HandleFunc("/limb.wgsl", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, c.code) })
				var verdict string
				if err := json.Unmarshal(webgpu.Visit(t, where, mux), &verdict); err != nil || !regexp.MustCompile("^"+c.want+"$").MatchString(verdict) {
					t.Errorf("the page says %q (%v), and should %s", verdict, err, c.want)
				}
			}
		})
	}
	if lines := slices.Collect(strings.Lines(string(page[1]))); len(lines) > 33 {
		t.Errorf("the page has %d lines", len(lines))
	}
}
