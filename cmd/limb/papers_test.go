package main

import (
	"bytes"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/check/testenv"
)

// paper is what a table of docs/papers.md has of an item.
type paper struct {
	item, where, state string
	spans              []string // what stands between backticks
}

var span = regexp.MustCompile("`([^`]+)`")

// papers reads the tables of a text.
func papers(text string) (list []paper) {
	for line := range strings.Lines(text) {
		cells := strings.Split(line, "|")
		if !strings.HasPrefix(line, "| ") || len(cells) != 5 || cells[1] == " Item " {
			continue
		}
		p := paper{item: strings.TrimSpace(cells[1]), where: strings.TrimSpace(cells[2]), state: strings.TrimSpace(cells[3])}
		for _, m := range span.FindAllStringSubmatch(line, -1) {
			p.spans = append(p.spans, m[1])
		}
		list = append(list, p)
	}
	return list
}

// wrong says what is wrong with an item: tests has the names of all tests, ran the commands
// that went well, which are not run again.
func (p paper) wrong(tests, ran map[string]bool) string {
	word, reason, _ := strings.Cut(p.state, " ")
	switch word = strings.TrimRight(word, ":;,"); {
	case !slices.Contains([]string{"there", "half", "not", "left"}, word):
		return "has no state"
	case word != "there" && reason == "":
		return "has no reason"
	case word == "there" && p.where == "":
		return "is there, and nowhere"
	}
	for _, s := range p.spans {
		switch {
		case strings.HasPrefix(s, "Test") && !tests[s]:
			return "names " + s + ", which is no test"
		case strings.HasPrefix(s, "limb "):
			args := strings.Fields(s)[1:]
			root := command()
			cmd, rest, err := root.Find(args)
			if err == nil {
				err = cmd.ParseFlags(rest)
			}
			if err == nil {
				err = cmd.ValidateArgs(cmd.Flags().Args())
			}
			if err != nil {
				return s + ": " + err.Error()
			}
			var out, stderr bytes.Buffer
			few := slices.Contains(args, "--n") || cmd.Name() == "formats" && (testenv.Full() || !slices.Contains(args, "--exhaustive"))
			if few && !ran[s] {
				if code := run(args, &out, &stderr); code != 0 || out.Len() == 0 {
					return s + ": " + stderr.String()
				}
				ran[s] = true
			}
		}
	}
	return ""
}

// differs are the figures that differ from the papers', and why, as docs/papers.md has them.
func differs(text string) (list []report.Differing) {
	_, text, _ = strings.Cut(text, "\n## Where figures differ\n")
	for line := range strings.Lines(text) {
		if figure, why, ok := strings.Cut(strings.TrimPrefix(line, "- *"), "*: "); ok {
			list = append(list, report.Differing{Figure: figure, Why: strings.TrimSpace(why)})
		}
	}
	return list
}

// TestPapers: each item of docs/papers.md has a state, tests and commands that there are, and
// its commands run, all numbers of a format with LIMB_FULL alone. An item that names what there is not, is noticed.
func TestPapers(t *testing.T) {
	if testing.Short() {
		t.Skip("slow: runs the commands of the list")
	}
	t.Setenv("LIMB_OPENCL_LIBRARY", "missing.so")
	tests, ran := map[string]bool{}, map[string]bool{}
	name := regexp.MustCompile(`(?m)^func (Test\w+)\(`)
	err := fs.WalkDir(os.DirFS("../.."), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != "." {
			return fs.SkipDir
		}
		if strings.HasSuffix(path, "_test.go") {
			text, err := os.ReadFile("../../" + path)
			if err != nil {
				return err
			}
			for _, m := range name.FindAllSubmatch(text, -1) {
				tests[string(m[1])] = true
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("../../docs/papers.md")
	if err != nil {
		t.Fatal(err)
	}
	list, states := papers(string(text)), map[string]int{}
	for _, p := range list {
		states[strings.TrimRight(strings.Fields(p.state + " -")[0], ":;,")]++
		if w := p.wrong(tests, ran); w != "" {
			t.Errorf("%s %s", p.item, w)
		}
	}
	t.Logf("%d items: %v", len(list), states)
	if len(list) < 80 {
		t.Errorf("%d items, want more", len(list))
	}
	differing := differs(string(text))
	if !slices.Equal(differing, report.Differs) {
		t.Errorf("docs/papers.md says of figures that differ\n%q\nand the report\n%q", differing, report.Differs)
	}
	if slices.Equal(differs(strings.Replace(string(text), "printed 0.12*:", "printed 0.13*:", 1)), report.Differs) {
		t.Error("another figure in docs/papers.md goes unnoticed")
	}
	for _, planted := range []string{"| a | `TestNone` | there |\n", "| a | `limb paranoia find None --n 16` | there |\n", "| a | | there |\n", "| a | b | half |\n",
		"| a | `limb paranoia find TwoSum --n 0` | there |\n", "| a | b | |\n", "| a | `limb paranoia --models 3` | there |\n"} {
		if got := papers(planted); len(got) != 1 || got[0].wrong(tests, ran) == "" {
			t.Errorf("%q is fine", planted)
		}
	}
}
