package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// shellWords splits a line as a shell does, as far as its quotes go.
func shellWords(line string) (words []string) {
	quoted, word, inside := false, "", false
	for _, r := range line {
		switch {
		case r == '\'':
			quoted, inside = !quoted, true
		case (r == ' ' || r == '\t') && !quoted:
			if inside {
				words = append(words, word)
			}
			word, inside = "", false
		default:
			word, inside = word+string(r), true
		}
	}
	if inside {
		words = append(words, word)
	}
	return words
}

// commands returns the calls of the command in a text, each as its arguments: lines that
// begin with its name, or have it behind a |, without what two blanks set apart from it.
func commands(text string) (calls [][]string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if _, after, ok := strings.Cut(line, "| "); ok && strings.HasPrefix(line, "echo") {
			line = after
		}
		rest, ok := strings.CutPrefix(line, "go run ./cmd/limb ")
		if !ok {
			rest, ok = strings.CutPrefix(line, "limb ")
		}
		if !ok || strings.HasPrefix(rest, "…") {
			continue
		}
		rest, _, _ = strings.Cut(rest, "  ")
		rest, _, _ = strings.Cut(rest, " #")
		rest, _, _ = strings.Cut(rest, " | ")
		calls = append(calls, shellWords(rest))
	}
	return calls
}

// fenced returns the blocks of a Markdown text that are no Go.
func fenced(markdown string) string {
	var b strings.Builder
	for i, block := range strings.Split(markdown, "```") {
		if i%2 == 1 && !strings.HasPrefix(block, "go\n") {
			b.WriteString(block)
		}
	}
	return b.String()
}

// TestCommands: every call in the texts and in the examples of --help is understood, and
// those that take no time run as they stand, where testdata lies.
func TestCommands(t *testing.T) {
	texts, err := filepath.Glob("../../docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	sources := map[string]string{}
	for _, name := range append(texts, "../../README.md", "../../CONTRIBUTING.md") {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		sources[filepath.Base(name)] = fenced(string(text))
	}
	root := command()
	var examples func(cmd *cobra.Command)
	examples = func(cmd *cobra.Command) {
		sources[cmd.CommandPath()+" --help"] = cmd.Example
		for _, sub := range cmd.Commands() {
			examples(sub)
		}
	}
	examples(root)
	sample, err := filepath.Abs("../../testdata")
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	for name, text := range sources {
		t.Run(strings.ReplaceAll(name, " ", "_"), func(t *testing.T) {
			t.Chdir(t.TempDir())
			if err := os.CopyFS("testdata", os.DirFS(sample)); err != nil {
				t.Fatal(err)
			}
			t.Setenv("LIMB_OPENCL_LIBRARY", "missing.so")
			for _, args := range commands(text) {
				root := command()
				cmd, rest, err := root.Find(args)
				if err == nil {
					err = cmd.ParseFlags(rest)
				}
				if err == nil {
					err = cmd.ValidateArgs(cmd.Flags().Args())
				}
				if err != nil {
					t.Errorf("limb %s: %v", strings.Join(args, " "), err)
					continue
				}
				cheap := slices.Contains([]string{"fft", "solve", "mat", "calc", "show", "export", "digits", "version", "formats"}, strings.TrimPrefix(cmd.CommandPath(), "limb "))
				if name == "digits.md" { // TestDigitsText has run it
					continue
				}
				if !cheap || slices.Contains(args, "--device") || slices.Contains(args, "--exhaustive") {
					continue
				}
				var stderr bytes.Buffer
				if code := run(args, new(bytes.Buffer), &stderr); code != 0 {
					t.Errorf("limb %s ends with %d: %s", strings.Join(args, " "), code, &stderr)
				}
				ran++
			}
		})
	}
	if ran < 20 {
		t.Errorf("%d calls ran, want more", ran)
	}
	if calls := commands("```\n  go run ./cmd/limb fft --in 'a b' # why\necho 1 | limb calc -- '-1'  also\nlimber\n"); len(calls) != 2 || !slices.Equal(calls[0], []string{"fft", "--in", "a b"}) || !slices.Equal(calls[1], []string{"calc", "--", "-1"}) {
		t.Errorf("of two calls come %q", calls)
	}
}
