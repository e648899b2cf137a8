package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// TestDigitsText: a block of docs/digits.md after that of a call is what the call prints. Package math has other last
// bits on other processors.
func TestDigitsText(t *testing.T) {
	text, err := os.ReadFile("../../docs/digits.md")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir("../..")
	t.Setenv("COLUMNS", "100")
	worst, compared := map[string]float64{}, 0
	var got string
	for i, block := range strings.Split(string(text), "```") {
		if i%2 == 0 {
			continue
		}
		if want, ok := strings.CutPrefix(block, "text\n"); ok {
			if compared++; got != want {
				t.Errorf("docs/digits.md has\n%s\nand the command prints\n%s", want, got)
			}
			continue
		}
		for _, args := range commands(block) {
			if strings.Contains(args[1], ":mean2") && !testenv.Full() {
				t.Log("mean2 of a million takes seconds: with LIMB_FULL alone")
				continue
			}
			var stdout, stderr bytes.Buffer
			if code := run(args, &stdout, &stderr); code != 0 {
				t.Fatalf("%v ends with %d: %s", args, code, &stderr)
			}
			got = stdout.String()
			var name string
			var x float64
			line, _, _ := strings.Cut(got, " of 16 digits are left")
			if name, _, _ = strings.Cut(line, " "); name != "" {
				fmt.Sscan(line[strings.LastIndex(line, " ")+1:], &x)
				worst[name] = x
			}
		}
	}
	if compared < 4 {
		t.Errorf("%d outputs are compared, want 4", compared)
	}
	rows := 0
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(line, "|")
		if len(cells) != 6 || !strings.Contains(cells[1], "`") {
			continue
		}
		rows++
		var before, after float64
		if _, err := fmt.Sscanf(strings.TrimSpace(cells[4]), "%g, %g", &before, &after); err != nil {
			t.Errorf("%s: %v", line, err)
		}
		name := strings.Trim(cells[1], " `")
		if x, ok := worst[name]; !ok || x != before {
			t.Errorf("%s has %g digits in docs/digits.md, and %g", name, before, x)
		}
		if x, ok := worst[name+"2"]; x != after && (ok || name != "mean") {
			t.Errorf("%s2 has %g digits in docs/digits.md, and %g", name, after, x)
		}
	}
	if rows != 4 {
		t.Errorf("the table of docs/digits.md has %d rows, want 4", rows)
	}
}

// TestDigitsForms: --json has what the text says, and the page of --html each line of the source, each cause, and
// nothing from elsewhere.
func TestDigitsForms(t *testing.T) {
	source, err := os.ReadFile("../../testdata/stats.go")
	if err != nil {
		t.Fatal(err)
	}
	page := filepath.Join(t.TempDir(), "page.html")
	var stdout, stderr bytes.Buffer
	if code := run([]string{"digits", "../../testdata/stats.go:variance2", "xs=1e9..1000000001:100", "--n", "8", "--json", "--html", page}, &stdout, &stderr); code != 0 {
		t.Fatalf("limb digits ends with %d: %s", code, &stderr)
	}
	var r struct {
		Kind, Function, Enough string
		Inputs                 int
		Worst                  float64 `json:"digits_worst"`
		Lines                  []struct {
			Line  int
			Worst float64 `json:"digits_worst"`
		}
		Causes []struct {
			Cause, Expression, Says, Advice string
			Line                            int
			Lost                            float64 `json:"digits_lost"`
		}
		Types []struct{ Name string }
	}
	if err := json.Unmarshal(stdout.Bytes(), &r); err != nil {
		t.Fatal(err)
	}
	if r.Kind != "digits" || r.Function != "variance2" || r.Inputs != 8 || r.Worst < 9 || r.Worst > 14 || len(r.Lines) != 4 || len(r.Causes) != 1 || len(r.Types) != 6 || r.Enough == "" {
		t.Errorf("--json says %+v", r)
	}
	if c := r.Causes[0]; c.Cause != "cancellation" || c.Expression != "x - m" || c.Lost < 2 || c.Advice == "" {
		t.Errorf("--json blames %+v", c)
	}
	html, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(source), "\n")
	rows := strings.Count(string(html), "<pre>")
	for n, line := range lines {
		if n+1 < 34 || n+1 > 40 {
			continue
		}
		want := strings.NewReplacer("\t", "    ", "<", "&lt;").Replace(line)
		if !strings.Contains(string(html), fmt.Sprintf("%d</td><td><pre>%s</pre>", n+1, want)) {
			t.Errorf("the page has no line %d, %s", n+1, want)
		}
	}
	if rows != 14 || strings.Count(string(html), `class="blamed"`) != 1 || !strings.Contains(string(html), `class="blamed"><td class="left bad"><span>`) {
		t.Errorf("the page has %d lines of source, and marks %d", rows, strings.Count(string(html), `class="blamed"`))
	}
	for _, outside := range []string{"http:", "https:", "<script", "src=", "url("} {
		if strings.Contains(string(html), outside) {
			t.Errorf("the page has %q", outside)
		}
	}
}
