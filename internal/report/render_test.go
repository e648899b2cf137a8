package report

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

var update = flag.Bool("update", false, "write the golden files")

// golden compares got with a file of testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range max(len(gotLines), len(wantLines)) {
		if g, w := at(gotLines, i), at(wantLines, i); g != w {
			t.Fatalf("%s:%d:\n got %q\nwant %q\n(go test ./internal/report -update writes the file)", path, i+1, g, w)
		}
	}
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(no line)"
}

func TestText(t *testing.T) {
	var b bytes.Buffer
	sample().Text(&b, Style{})
	golden(t, "report.txt", b.String())
	if strings.Contains(b.String(), "\x1b") {
		t.Error("escape sequences in plain text")
	}
	var coloured bytes.Buffer
	sample().Text(&coloured, Style{Colour: true})
	if !strings.Contains(coloured.String(), "\x1b[31;1m✗ refused\x1b[0m") {
		t.Error("what is wrong is not red on a terminal")
	}
}

func TestJSON(t *testing.T) {
	var b bytes.Buffer
	if err := WriteJSON(&b, sample()); err != nil {
		t.Fatal(err)
	}
	golden(t, "report.json", b.String())
	var tree any
	if err := json.Unmarshal(b.Bytes(), &tree); err != nil {
		t.Fatal(err)
	}
	golden(t, "keys.txt", strings.Join(keys("", tree), "\n")+"\n")
}

// keys lists the paths of a JSON tree, each once, in order of the alphabet.
func keys(path string, tree any) []string {
	found := map[string]bool{}
	var walk func(path string, tree any)
	walk = func(path string, tree any) {
		switch x := tree.(type) {
		case map[string]any:
			for k, v := range x {
				walk(path+"."+k, v)
			}
		case []any:
			for _, v := range x {
				walk(path+"[]", v)
			}
		default:
			found[strings.TrimPrefix(path, ".")] = true
		}
	}
	walk(path, tree)
	var list []string
	for k := range found {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}

func TestPage(t *testing.T) {
	var b bytes.Buffer
	if err := sample().HTML(&b); err != nil {
		t.Fatal(err)
	}
	for _, fault := range faults(b.String()) {
		t.Error(fault)
	}
	for _, want := range []string{
		"prefers-color-scheme: dark", "Example &lt;GPU&gt;", "2 results differ from plain Go", "flushed to zero",
		"3083.74", "-33.7", "opencl:1: float32 arithmetic is not exact", "elements</text>", "u²</text>",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if got, want := strings.Count(b.String(), "<figure>"), 6+4; got != want {
		t.Errorf("%d plots, want %d: histograms of 6 operations, and times of 4 machines", got, want)
	}
}

// TestPageFaults is the negative control of TestPage.
func TestPageFaults(t *testing.T) {
	for _, bad := range []string{
		`<p><b>x</p></b>`, `<p>x`, `<script>x</script>`, `<link rel="stylesheet">`, `<img alt="">`,
		`<a href="https://example.org">x</a>`, `<p style="background: url(x.png)">x</p>`, `<style>@import "x.css";</style>`,
	} {
		if faults(bad) == nil {
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
