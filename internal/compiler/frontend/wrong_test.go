package frontend

import (
	"flag"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

var writeGolden = flag.Bool("write", false, "write the messages of the compiler to testdata")

const wrong = "internal/compiler/frontend/testdata/wrong"

// TestWrong compiles programs that are no kernels. What is said of them stands in a file;
// nothing is said twice of a line, and something of each.
func TestWrong(t *testing.T) {
	_, err := Load(root, "kernel", wrong)
	list := messages(err)
	var text strings.Builder
	for i, e := range list {
		text.WriteString(strings.TrimPrefix(e.Error(), wrong+"/") + "\n")
		if i > 0 && e.Pos.Filename == list[i-1].Pos.Filename && e.Pos.Line == list[i-1].Pos.Line && !strings.Contains(e.Msg, "type ") {
			t.Errorf("a second message: %v", e)
		}
		if what, instead, ok := strings.Cut(e.Msg, ": "); !ok || what == "" || instead == "" {
			t.Errorf("what is wrong, and what to write instead? %v", e)
		}
		if !isSentence(e.Msg) {
			t.Errorf("no sentence says what is wrong: %v", e)
		}
	}
	testenv.Golden(t, "wrong", ".txt", text.String(), *writeGolden)
	if names := unanswered(t, list); len(names) > 0 {
		t.Errorf("nothing is said of %s", strings.Join(names, ", "))
	}

	// The control: without the messages of one, it is named.
	list = slices.DeleteFunc(list, func(e *scanner.Error) bool { return strings.Contains(e.Msg, "map[int32]int32") })
	if names := unanswered(t, list); !slices.Contains(names, "Map") {
		t.Errorf("that nothing is said of Map is not noticed: %v", names)
	}
}

// verbs are those of the messages of the compiler.
var verbs = regexp.MustCompile(`\b(is|are|has|have|does|must|calls|takes|makes|gives|asks|leaves|returns|sets|stands|starts|stays|marks|ends|unrolls|belongs|rounds|overflows|reads|does|say|may|varies)\b`)

// isSentence reports whether what a message says is wrong has a verb, and whether it asks in so many
// words for something else: any reader, of the library or of a kernel, is told alike.
func isSentence(msg string) bool {
	i := strings.LastIndex(msg, ": ")
	return i > 0 && verbs.MatchString(msg[:i]) && msg[i+2:] != ""
}

// TestSentences: all messages that the tests know, and the control.
func TestSentences(t *testing.T) {
	for _, c := range rejected {
		for line := range strings.Lines(c.want) {
			_, msg, _ := strings.Cut(strings.TrimSpace(line), ": ")
			if what, _, found := strings.Cut(msg, ": "); c.name != "syntax" && what != "undefined" && (!found || !isSentence(msg)) {
				t.Errorf("%s: no sentence says what is wrong: %s", c.name, line)
			}
		}
	}
	for _, msg := range []string{"go in a kernel: write a phase", "recursive call of F: write a loop", "the loop ends on data"} {
		if isSentence(msg) {
			t.Errorf("%q passes for a sentence, and what to write instead", msg)
		}
	}
}

// messages are the errors that Load has joined.
func messages(err error) (list []*scanner.Error) {
	switch e := err.(type) {
	case interface{ Unwrap() []error }:
		for _, err := range e.Unwrap() {
			list = append(list, messages(err)...)
		}
	case *scanner.Error:
		list = append(list, e)
	}
	return list
}

// unanswered lists the functions of the wrong programs that have no message, in themselves
// or in the one behind them, which they call.
func unanswered(t *testing.T, list []*scanner.Error) (names []string) {
	files, err := filepath.Glob(filepath.Join(root, wrong, "*.go"))
	if err != nil || len(files) < 3 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, filepath.Base(name), text, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		said := func(d *ast.FuncDecl) bool {
			from, to := fset.Position(d.Pos()), fset.Position(d.End())
			if d.Doc != nil {
				from = fset.Position(d.Doc.Pos())
			}
			return slices.ContainsFunc(list, func(e *scanner.Error) bool {
				return filepath.Base(e.Pos.Filename) == from.Filename && from.Line <= e.Pos.Line && e.Pos.Line <= to.Line
			})
		}
		var waiting string
		for _, decl := range f.Decls {
			d, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			isKernel := d.Doc != nil && strings.HasPrefix(d.Doc.List[0].Text, "//limb:kernel")
			if isKernel && waiting != "" {
				names = append(names, waiting)
			}
			if isKernel {
				waiting = d.Name.Name
			}
			if said(d) {
				waiting = ""
			}
		}
		if waiting != "" {
			names = append(names, waiting)
		}
	}
	return names
}
