package house

import (
	"fmt"
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestSentences: every exported name of a package for users has a sentence that can be read alone, as
// documentation sites and editors show it: it begins with the name, has an end, and says what the thing
// does and not whom to ask.
func TestSentences(t *testing.T) {
	names := 0
	for _, p := range forUsers(t) {
		fset := token.NewFileSet()
		files, err := parsed(fset, filepath.Join("../../..", strings.TrimPrefix(p, "limb")))
		if err != nil {
			t.Fatal(err)
		}
		list, n, err := unspoken(fset, files)
		if err != nil || n == 0 {
			t.Fatalf("%s: %d names: %v", p, n, err)
		}
		for _, s := range list {
			t.Errorf("%s: %s", p, s)
		}
		names += n
	}
	if names < 1500 {
		t.Errorf("%d names are read, want more", names)
	}
}

// TestSentencesNotice: sentences that are none are noticed.
func TestSentencesNotice(t *testing.T) {
	for source, want := range map[string]string{
		"func Exp() {}":                                                         "Exp has no comment",
		"// It returns e^x.\nfunc Exp() {}":                                     "Exp: \"It returns e^x.\" does not begin with Exp",
		"// Exp returns e^x\nfunc Exp() {}":                                     "Exp: \"Exp returns e^x\" has no end",
		"// Exp does.\nfunc Exp() {}":                                           "Exp: \"Exp does.\" says nothing",
		"// Exp is as Pair.Exp.\nfunc Exp() {}":                                 "sends the reader elsewhere",
		"// Exp see Pair.Exp.\nfunc Exp() {}":                                   "sends the reader elsewhere",
		"// Exp returns what Log does.\nfunc Exp() {}":                          "sends the reader elsewhere",
		"// Exp does the same.\nfunc Exp() {}":                                  "sends the reader elsewhere",
		"// T is a type.\ntype T int\nfunc (T) String() string { return \"\" }": "T.String has no comment",
		"const (\n\tA = 1\n)":                                                   "A has no comment",
	} {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "p.go", "// Package p is one.\npackage p\n\n"+source, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		list, _, err := unspoken(fset, []*ast.File{f})
		if got := strings.Join(list, "\n"); err != nil || !strings.Contains(got, want) {
			t.Errorf("%s\nis found to be %q, %v, want %q", source, got, err, want)
		}
	}
}

// TestReadme: the table of packages in README.md has every package that is for users.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "\n## Packages")
	table, _, _ = strings.Cut(table, "\n## ")
	missing := func(table string) (list []string) {
		for _, p := range forUsers(t) {
			if !regexp.MustCompile(`[ \[]` + p + `[\],| ]`).MatchString(table) {
				list = append(list, p)
			}
		}
		return list
	}
	if l := missing(table); l != nil {
		t.Errorf("README.md has no line for %s", strings.Join(l, ", "))
	}
	if l := missing(strings.Replace(table, "limb/fp,", "", 1)); len(l) != 1 {
		t.Errorf("a table without limb/fp lacks %v", l)
	}
}

// TestExamples: every package that is for users has an example.
func TestExamples(t *testing.T) {
	without := func(paths []string) (list []string) {
		for _, p := range paths {
			names, err := filepath.Glob(filepath.Join("../../..", strings.TrimPrefix(p, "limb"), "*_test.go"))
			if err != nil {
				t.Fatal(err)
			}
			if !slices.ContainsFunc(names, func(name string) bool {
				text, err := os.ReadFile(name)
				return err == nil && strings.Contains(string(text), "\nfunc Example")
			}) {
				list = append(list, p)
			}
		}
		return list
	}
	generated := "limb/kernel/launch" // what limb build writes calls it, and nobody else
	if l := without(forUsers(t)); !slices.Equal(l, []string{generated}) {
		t.Errorf("packages without an example: %v, want %s alone", l, generated)
	}
	if l := without([]string{"limb/vec", "limb/internal/run/cause"}); len(l) != 1 {
		t.Errorf("a package without an example is not noticed: %v", l)
	}
}

// TestRanges: README.md and the comment of the root package say the same of bits, digits and ranges.
func TestRanges(t *testing.T) {
	said := func(file, row string) map[string]string {
		text, err := os.ReadFile("../../../" + file)
		if err != nil {
			t.Fatal(err)
		}
		list := map[string]string{}
		for _, m := range regexp.MustCompile(row).FindAllStringSubmatch(string(text), -1) {
			list[m[1]] = strings.Join(m[2:], ", ")
		}
		return list
	}
	const numbers = `(\d+)[ |]+(\d+)[ |]+(10\^-\d+ … 10\^\d+)`
	table := said("README.md", `(?m)^\| \x60limb\.(\w+)\x60 \|[^|]*\| `+numbers)
	comment := said("doc.go", `(?m)^//\t(\w\w) +\d × float\d\d +`+numbers)
	if len(table) != 6 || !maps.Equal(table, comment) {
		t.Errorf("README.md has the types\n%v\nand doc.go\n%v", table, comment)
	}
	if table["DD"] == table["QD"] {
		t.Error("DD and QD are found to be the same")
	}
}

// forUsers returns the packages that are for users, as limb/vec: no commands, examples, and internal ones.
func forUsers(t *testing.T) (paths []string) {
	for _, p := range list(t, "./...") {
		path := "limb" + strings.TrimPrefix(p.ImportPath, module)
		if !regexp.MustCompile(`/(internal|examples|web|npm|cmd|gen|tools)(/|$)`).MatchString(path) {
			paths = append(paths, path)
		}
	}
	return paths
}

// parsed returns the files of a package without its tests, whatever they are built for.
func parsed(fset *token.FileSet, dir string) (list []*ast.File, err error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, name, nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		list = append(list, f)
	}
	return list, err
}

// elsewhere matches sentences that name another thing in place of saying what this one is.
var elsewhere = regexp.MustCompile(`^\w+ (is |are |does |returns |sets dst\[i\] )?(see |as |what |the same( as)?)? ?([A-Za-z]+\.)*[A-Z]\w*( does| returns| is)?\.$|^\w+ \w+ the same\.$`)

// unspoken returns what is wrong with the sentences of a package, and how many names it has.
func unspoken(fset *token.FileSet, files []*ast.File) (list []string, n int, err error) {
	p, err := doc.NewFromFiles(fset, files, "p")
	if err != nil {
		return nil, 0, err
	}
	say := func(name, text string) {
		n++
		short := name[strings.LastIndexByte(name, '.')+1:]
		first := p.Synopsis(text)
		switch words := strings.Fields(first); {
		case text == "":
			list = append(list, name+" has no comment")
		case !regexp.MustCompile(`^((A|An|The) )?` + short + `\b`).MatchString(first):
			list = append(list, fmt.Sprintf("%s: %q does not begin with %s", name, first, short))
		case !strings.ContainsAny(text, ".:"):
			list = append(list, fmt.Sprintf("%s: %q has no end", name, first))
		case elsewhere.MatchString(first):
			list = append(list, fmt.Sprintf("%s: %q sends the reader elsewhere: say what it does", name, first))
		case len(words) < 3:
			list = append(list, fmt.Sprintf("%s: %q says nothing", name, first))
		}
	}
	values := func(groups []*doc.Value) {
		for _, v := range groups {
			for _, s := range v.Decl.Specs {
				s := s.(*ast.ValueSpec)
				if n += len(s.Names); s.Names[0].IsExported() && v.Doc+s.Doc.Text()+s.Comment.Text() == "" {
					list = append(list, s.Names[0].Name+" has no comment")
				}
			}
		}
	}
	values(p.Consts)
	values(p.Vars)
	for _, f := range p.Funcs {
		say(f.Name, f.Doc)
	}
	for _, t := range p.Types {
		say(t.Name, t.Doc)
		values(t.Consts)
		values(t.Vars)
		for _, f := range t.Funcs {
			say(f.Name, f.Doc)
		}
		for _, f := range t.Methods {
			say(t.Name+"."+f.Name, f.Doc)
		}
	}
	return list, n, nil
}
