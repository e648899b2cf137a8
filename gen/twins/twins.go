// Package twins writes the functions of four limbs that are those of two but for names.
//
// A function of the root package that is marked //limb:twin is written once, for pairs:
// the same for quads is its twin, in a file ztwins_NAME.go. Names change as the table of
// words says, and so do those in comments; a function that has no such word in its name
// gets a 4 at its end. A list of all limbs, as in Pair[T]{T(x.Hi * f), T(x.Lo * f)},
// becomes one of as many as the twin has.
//
// What a paragraph of the comment says of pairs alone has another text for quads:
//
//	// Error: ≤ 2u²|x+y|, in each part.
//	//
//	//limb:twin Error: ≤ 1.01u⁴|x+y|, in each part.
//
// The text replaces the paragraph that begins with its first word. Of a type that is
// marked all methods have a twin that the other type has not by itself: F32 is that of F64.
//
// Only the syntax is read: twins that are stale or missing are no obstacle.
package twins

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/scanner"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/once"
)

// Pattern is that of the files with twins.
const Pattern = "ztwins_*.go"

const directive = "//limb:twin"

// names are what changes: parts of names, and the names of limbs, which become X0, X1 …
type names struct {
	words *strings.Replacer
	limbs []string
}

var (
	four   = &names{strings.NewReplacer("Pair", "Quad", "pair", "quad", "Triple", "Quint", "triple", "quint"), []string{"Hi", "Lo"}}
	single = &names{strings.NewReplacer("F64", "F32"), nil}
	bounds = strings.NewReplacer("u²", "u⁴", "u³", "u⁵")
)

// source is the root package: its functions and methods, the types of which each method
// has a twin, and the names that change in the function at hand.
type source struct {
	*names
	fset               *token.FileSet
	functions, methods map[string]bool
	whole              map[string]bool
}

// Files returns the files with twins of the package in dir, by name.
func Files(dir string) (map[string][]byte, error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	src := &source{four, token.NewFileSet(), map[string]bool{}, map[string]bool{}, map[string]bool{}}
	texts, files := map[string][]byte{}, map[string]*ast.File{}
	for _, name := range names {
		base := filepath.Base(name)
		if written, _ := path.Match(Pattern, base); written || strings.HasSuffix(base, "_test.go") {
			continue
		}
		if texts[base], err = os.ReadFile(name); err != nil {
			return nil, err
		}
		if files[base], err = parser.ParseFile(src.fset, base, texts[base], parser.ParseComments|parser.SkipObjectResolution); err != nil {
			return nil, err
		}
		for _, d := range files[base].Decls {
			src.declare(d)
		}
	}
	out := map[string][]byte{}
	for base, f := range files {
		text, err := src.file(base, f, texts[base])
		if err != nil {
			return nil, err
		}
		if text != nil {
			out["ztwins_"+base] = text
		}
	}
	return out, nil
}

func (src *source) declare(d ast.Decl) {
	switch d := d.(type) {
	case *ast.GenDecl:
		if _, ok := marked(d.Doc); ok && d.Tok == token.TYPE {
			src.whole[d.Specs[0].(*ast.TypeSpec).Name.Name] = true
		}
	case *ast.FuncDecl:
		name := d.Name.Name
		if d.Recv != nil {
			src.methods[name] = true
			src.methods[Receiver(d)+"."+name] = true
			break
		}
		src.functions[name] = true
		if _, ok := marked(d.Doc); ok && four.words.Replace(name) == name && !strings.HasSuffix(name, "3") {
			src.functions[name+"4"] = true
		}
	}
}

// Receiver is the name of the type that a method is of.
func Receiver(d *ast.FuncDecl) (name string) {
	ast.Inspect(d.Recv.List[0].Type, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && name == "" {
			name = id.Name
		}
		return name == ""
	})
	return name
}

// Parse reads the package in dir, without its tests and the file of a name: what is generated
// from the others.
func Parse(fset *token.FileSet, dir, without string) (files []*ast.File, err error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		if filepath.Base(name) == without || strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	return files, nil
}

// marked reports whether there is a twin, and the paragraphs that it has for itself.
func marked(doc *ast.CommentGroup) (own []string, ok bool) {
	if doc == nil {
		return nil, false
	}
	for _, c := range doc.List {
		if text, cut := strings.CutPrefix(c.Text, directive); cut {
			ok = true
			if text != "" {
				own = append(own, strings.TrimSpace(text))
			}
		}
	}
	return own, ok
}

// twin is marked for a function, which may be so by its type.
func (src *source) twin(d *ast.FuncDecl) (own []string, ok bool) {
	if d.Recv != nil && src.whole[Receiver(d)] {
		return nil, !src.methods[single.words.Replace(Receiver(d))+"."+d.Name.Name]
	}
	return marked(d.Doc)
}

// file prints the twins of a file, nil where there are none.
func (src *source) file(base string, f *ast.File, text []byte) ([]byte, error) {
	var twins bytes.Buffer
	packages := map[string]bool{} // that are named
	for _, d := range f.Decls {
		if d, ok := d.(*ast.FuncDecl); ok {
			if own, ok := src.twin(d); ok {
				src.names = four
				if d.Recv != nil && src.whole[Receiver(d)] {
					src.names = single
				}
				doc, err := src.doc(d, own)
				if err != nil {
					return nil, err
				}
				fmt.Fprintf(&twins, "\n%s%s\n", doc, src.code(d, text))
				ast.Inspect(d, func(n ast.Node) bool {
					if s, ok := n.(*ast.SelectorExpr); ok {
						if x, ok := s.X.(*ast.Ident); ok {
							packages[x.Name] = true
						}
					}
					return true
				})
			}
		}
	}
	if twins.Len() == 0 {
		return nil, nil
	}
	var s bytes.Buffer
	fmt.Fprintf(&s, "// Code generated from %s by gen; DO NOT EDIT.\n\npackage %s\n", base, f.Name.Name)
	for _, i := range f.Imports {
		name, err := strconv.Unquote(i.Path.Value)
		if err != nil {
			return nil, err
		}
		if packages[path.Base(name)] {
			fmt.Fprintf(&s, "\nimport %q\n", name)
		}
	}
	s.Write(twins.Bytes())
	return format.Source(s.Bytes())
}

// name returns what a name in the code becomes. member is set after a point.
func (src *source) name(n string, member bool) string {
	have := src.functions
	if member {
		have = src.methods
	}
	if k := slices.Index(src.limbs, n); k >= 0 {
		return limb(k)
	}
	if f, ok := strings.CutSuffix(n, once.Suffix); ok && !member && src.functions[f] {
		return src.name(f, false) + once.Suffix
	}
	if w := src.words.Replace(n); w != n {
		return w
	}
	if w, ok := strings.CutSuffix(n, "3"); ok && have[n] && !token.IsExported(n) {
		return w + "5"
	}
	if !member && have[n] && have[n+"4"] {
		return n + "4"
	}
	return n
}

func limb(k int) string { return fmt.Sprintf("X%d", k) }

// code prints a function without its comment.
func (src *source) code(d *ast.FuncDecl, text []byte) string {
	tokens := src.tokens(string(text[src.offset(d.Pos()):src.offset(d.End())]), src.offset(d.Pos()))
	more := src.more(d, tokens)
	var s strings.Builder
	end := src.offset(d.Pos())
	for i, t := range tokens {
		s.Write(text[end:t.start]) // blanks
		end = t.end
		switch {
		case t.tok == token.IDENT:
			member := i > 0 && tokens[i-1].tok == token.PERIOD || d.Recv != nil && t.start == src.offset(d.Name.Pos())
			called := i+1 < len(tokens) && slices.Contains([]token.Token{token.LPAREN, token.LBRACK}, tokens[i+1].tok)
			if name := src.name(t.text, member); called || name != t.text+"4" {
				s.WriteString(name)
			} else { // a variable that is named like a function
				s.WriteString(t.text)
			}
		case t.tok == token.COMMENT:
			s.WriteString(src.comment(t.text))
		default:
			s.WriteString(t.text)
		}
		s.WriteString(more[t.end])
	}
	return s.String()
}

func (src *source) offset(p token.Pos) int { return src.fset.Position(p).Offset }

type tok struct {
	tok        token.Token
	text       string
	start, end int
}

func (src *source) tokens(text string, at int) (list []tok) {
	var s scanner.Scanner
	file := token.NewFileSet().AddFile("", -1, len(text))
	s.Init(file, []byte(text), nil, scanner.ScanComments)
	for {
		p, t, lit := s.Scan()
		if t == token.EOF {
			return list
		}
		if t == token.SEMICOLON && lit == "\n" {
			continue
		}
		if lit == "" {
			lit = t.String()
		}
		n := file.Offset(p)
		list = append(list, tok{t, lit, at + n, at + n + len(lit)})
	}
}

// more returns what is to be inserted, by offset: the limbs that a list of all of a
// number's has in the twin alone. Such lists stand in literals, and in calls of
// functions that have a twin.
func (src *source) more(d *ast.FuncDecl, tokens []tok) map[int]string {
	within := func(e ast.Expr) (list []tok) {
		for _, t := range tokens {
			if t.start >= src.offset(e.Pos()) && t.end <= src.offset(e.End()) {
				list = append(list, t)
			}
		}
		return list
	}
	out := map[int]string{}
	grow := func(list []ast.Expr) {
		for i, n := 0, 1; i < len(list); i, n = i+n, 1 {
			x := within(list[i])
			for i+n < len(list) && src.next(x, within(list[i+n]), n) {
				n++
			}
			if n == 2 || n == 3 {
				y := within(list[i+1])
				out[src.offset(list[i+n-1].End())] = ", " + src.step(x, y, n) + ", " + src.step(x, y, n+1)
			}
		}
	}
	ast.Inspect(d, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			grow(n.Elts)
		case *ast.CallExpr:
			if f, ok := n.Fun.(*ast.Ident); ok && src.name(f.Name, false) != f.Name {
				grow(n.Args)
			}
		}
		return true
	})
	return out
}

// index returns which limb a token names, as the field of a number or the index of an
// array of constants.
func (src *source) index(list []tok, i int) (k int, ok bool) {
	t := list[i]
	switch {
	case t.tok == token.INT && i > 0 && list[i-1].tok == token.LBRACK:
		k, err := strconv.Atoi(t.text)
		return k, err == nil
	case t.tok != token.IDENT || i == 0 || list[i-1].tok != token.PERIOD:
		return 0, false
	case slices.Contains(src.limbs, t.text):
		return slices.Index(src.limbs, t.text), true
	case len(t.text) == 2 && t.text[0] == 'X' && '0' <= t.text[1] && t.text[1] <= '9':
		return int(t.text[1] - '0'), true
	}
	return 0, false
}

// next reports whether y is what x is, n limbs on.
func (src *source) next(x, y []tok, n int) bool {
	differ := false
	for i := range x {
		if len(x) != len(y) || x[i].tok != y[i].tok {
			return false
		}
		if x[i].text != y[i].text {
			j, ok := src.index(x, i)
			k, also := src.index(y, i)
			if !ok || !also || k != j+n {
				return false
			}
			differ = true
		}
	}
	return differ
}

// step prints x, n limbs on, where y is the next one.
func (src *source) step(x, y []tok, n int) string {
	var s strings.Builder
	for i, t := range x {
		text := t.text
		k, _ := src.index(x, i)
		switch differ := text != y[i].text; {
		case differ && t.tok == token.INT:
			text = strconv.Itoa(k + n)
		case differ:
			text = limb(k + n)
		case t.tok == token.IDENT:
			text = src.name(text, i > 0 && x[i-1].tok == token.PERIOD)
		}
		s.WriteString(text)
	}
	return s.String()
}

// comment changes the words of a comment.
func (src *source) comment(text string) string {
	return letters.ReplaceAllStringFunc(bounds.Replace(src.words.Replace(text)), func(word string) string {
		if k := slices.Index(src.limbs, word); k >= 0 {
			return limb(k)
		}
		return word
	})
}

var letters = regexp.MustCompile("[A-Za-z]+")

// doc prints the comment of a twin, with own in place of the paragraphs that begin as
// these do.
func (src *source) doc(d *ast.FuncDecl, own []string) (string, error) {
	if d.Doc == nil {
		return "", nil
	}
	var paragraphs []string
	var others string // directives
	begins := true
	for _, c := range d.Doc.List {
		switch {
		case strings.HasPrefix(c.Text, directive), c.Text == "//limb:function": // that is for all types
		case strings.HasPrefix(c.Text, "//limb:"):
			others += c.Text + "\n"
		case c.Text == "//":
			begins = true
			paragraphs = append(paragraphs, "//\n")
		case begins || slices.Contains(labels, first(c.Text)):
			begins = false
			paragraphs = append(paragraphs, c.Text+"\n")
		default:
			paragraphs[len(paragraphs)-1] += c.Text + "\n"
		}
	}
	name := d.Name.Name
	for i, p := range paragraphs {
		p = src.comment(p)
		if rest, ok := strings.CutPrefix(p, "// "+src.comment(name)+" "); ok && i == 0 {
			p = "// " + src.name(name, d.Recv != nil) + " " + rest
		}
		paragraphs[i] = p
	}
	for _, text := range own {
		word, _, _ := strings.Cut(text, " ")
		i := slices.IndexFunc(paragraphs, func(p string) bool { return strings.HasPrefix(p, "// "+word+" ") })
		switch {
		case i >= 0:
			paragraphs[i] = wrap(text)
		case slices.Contains(labels, word):
			i = slices.IndexFunc(paragraphs, func(p string) bool { return slices.Index(labels, first(p)) > slices.Index(labels, word) })
			if i < 0 {
				i = len(paragraphs)
			}
			paragraphs = slices.Insert(paragraphs, i, wrap(text))
		default:
			return "", fmt.Errorf("%s: the comment of %s has no paragraph that begins with %q, as its twin's has", src.fset.Position(d.Pos()), name, word)
		}
	}
	s := strings.TrimSuffix(strings.Join(paragraphs, ""), "//\n")
	if s != "" && others != "" {
		s += "//\n"
	}
	return s + others, nil
}

// labels begin the parts of a contract, in their order.
var labels = []string{"Error:", "Domain:", "Special:", "Cost:"}

// first returns the first word of a line of a comment.
func first(line string) string {
	word, _, _ := strings.Cut(strings.TrimPrefix(line, "// "), " ")
	return word
}

// wrap prints a paragraph of a comment.
func wrap(text string) string {
	const width = 88
	var s strings.Builder
	n := 0
	for _, w := range strings.Fields(text) {
		size := len([]rune(w)) + 1
		if n > 0 && n+size > width {
			s.WriteString("\n")
			n = 0
		}
		if n == 0 {
			s.WriteString("//")
			n = 2
		}
		s.WriteString(" " + w)
		n += size
	}
	return s.String() + "\n"
}
