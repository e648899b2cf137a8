package house

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Texts for users, and words of docs/glossary.md that mean nothing else in them.
var (
	glossed = regexp.MustCompile(`\b(limbs|lowerings?|self-tests?|[Tt]widdles?|split product)\b`)
	others  = []string{"architecture.md", "bibliography.md", "glossary.md", "json.md", "papers.md"}
)

// prose is a line without code, and without the texts and targets of links.
var prose = regexp.MustCompile("`[^`]*`|\\[[^]]*\\]\\([^)]*\\)|<[^>]*>")

// unexplained returns the words of a page whose first use is no link to the glossary.
func unexplained(text string) (list []string) {
	seen := map[string]bool{}
	link := regexp.MustCompile(`\[([^]]*)\]\([^)]*glossary\.md\)`)
	fence := false
	for i, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			fence = !fence
		}
		if fence || strings.HasPrefix(line, "#") {
			continue
		}
		stem := func(w string) string { return strings.TrimSuffix(strings.ToLower(w), "s") }
		links := map[string]int{}
		for _, m := range link.FindAllStringSubmatchIndex(line, -1) {
			for _, w := range glossed.FindAllString(line[m[2]:m[3]], -1) {
				links[stem(w)] = m[0]
			}
		}
		blank := prose.ReplaceAllStringFunc(line, func(s string) string { return strings.Repeat("_", len(s)) })
		for _, m := range glossed.FindAllStringIndex(blank, -1) {
			w := stem(blank[m[0]:m[1]])
			if at, linked := links[w]; !seen[w] && !(linked && at < m[0]) {
				list = append(list, fmt.Sprintf("line %d: %s", i+1, w))
			}
			seen[w] = true
		}
		for w := range links {
			seen[w] = true
		}
	}
	return list
}

// TestGlossary: a word of the glossary is a link to it where a page has it first.
func TestGlossary(t *testing.T) {
	pages, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil || len(pages) < 10 {
		t.Fatal(pages, err)
	}
	pages = append(pages, filepath.Join(root, "README.md"), filepath.Join(root, "python", "README.md"), filepath.Join(root, "npm", "README.md"))
	for _, page := range pages {
		if slices.Contains(others, filepath.Base(page)) {
			continue
		}
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range unexplained(string(text)) {
			t.Errorf("%s, %s is no link to docs/glossary.md, where it stands first", page, word)
		}
	}
	for text, want := range map[string]string{
		"Its limbs of limb.":                          "[line 1: limb]",
		"[limbs](glossary.md), and limbs":             "[]",
		"limbs, and [limbs](glossary.md)":             "[line 1: limb]",
		"# limbs\n\n`limb calc` has\n```\nlimbs\n```": "[]",
		"a lowering of [limbs](../docs/glossary.md)":  "[line 1: lowering]",
	} {
		if got := fmt.Sprint(unexplained(text)); got != want {
			t.Errorf("of %q are unexplained %s, want %s", text, got, want)
		}
	}
}
