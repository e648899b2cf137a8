package instances

import (
	"fmt"
	"go/ast"
	"go/scanner"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/once"
)

// names are what changes from the first row to another: parts of names, and the names of limbs.
type names struct {
	*source
	words, bounds *strings.Replacer
	from, to      row
	own           []string // paragraphs of the comment
	texts         bool     // of strings too
}

func (src *source) names(from, to row) *names {
	return &names{source: src, words: from.words(to), bounds: from.bounds(to), from: from, to: to}
}

// counts reports whether a name ends with the number of limbs of the wider type, as sqrt3 does, or, of another
// row than the first, of the type: that of a function which has the type in its signature. It returns the name
// with the number of the other row.
func (src *names) counts(name string) (other string, ok bool) {
	for more := range 2 {
		n := strconv.Itoa(len(src.from.limbs) + more)
		typ := src.from.name
		if more == 1 {
			typ = src.from.wide
		}
		if strings.HasSuffix(name, n) && src.signed[name+" "+typ] && (more == 1 || len(src.from.limbs) > 2) {
			return strings.TrimSuffix(name, n) + strconv.Itoa(len(src.to.limbs)+more), true
		}
	}
	return name, false
}

// twins prints all twins.
func (src *source) twins() (string, error) {
	var s strings.Builder
	for _, f := range src.files {
		var here strings.Builder
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok {
				list, err := src.rows(d)
				if err != nil {
					return "", err
				}
				for _, n := range list {
					text, err := n.twin(d, src.texts[f])
					if err != nil {
						return "", err
					}
					here.WriteString(text)
					if err := src.uses(f, d); err != nil {
						return "", err
					}
				}
			}
		}
		if here.Len() > 0 {
			fmt.Fprintf(&s, "\n// From %s.\n%s", filepath.Base(src.fset.Position(f.Pos()).Filename), here.String())
		}
	}
	return s.String(), nil
}

// origin returns which row a function is written for: the second one where its receiver is of that, or its
// signature or its name.
func (src *source) origin(d *ast.FuncDecl) int {
	second := src.table[1]
	is := func(name string) bool {
		return strings.Contains(name, second.name) || strings.Contains(name, lower(second.name)) || strings.Contains(name, second.wide)
	}
	if d.Recv != nil {
		if is(Receiver(d)) {
			return 1
		}
		return 0
	}
	found := is(d.Name.Name)
	for _, part := range []*ast.FieldList{d.Type.Params, d.Type.Results} {
		if part != nil {
			ast.Inspect(part, func(n ast.Node) bool {
				id, ok := n.(*ast.Ident)
				found = found || ok && is(id.Name)
				return true
			})
		}
	}
	if found {
		return 1
	}
	return 0
}

// others are the rows that have the twin of a function: those behind the one that it is written for.
func (src *source) others(d *ast.FuncDecl) []row { return src.table[src.origin(d)+1:] }

// rows returns what changes in each twin of a function.
func (src *source) rows(d *ast.FuncDecl) (list []*names, err error) {
	all, ok := marked(d.Doc)
	if d.Recv != nil && src.whole[Receiver(d)] && src.origin(d) > 0 {
		ok = true
	} else if d.Recv != nil && src.whole[Receiver(d)] {
		from := widths[len(widths)-1].number
		for _, w := range widths[:len(widths)-1] {
			words := strings.NewReplacer(from, w.number)
			if !src.methods[words.Replace(Receiver(d))+"."+d.Name.Name] {
				list = append(list, &names{source: src, words: words, bounds: strings.NewReplacer()})
			}
		}
		return list, nil
	}
	if !ok {
		return nil, nil
	}
	for _, to := range src.others(d) {
		n := src.names(src.table[src.origin(d)], to)
		n.own = src.paragraphs(src.origin(d), all, to)
		list = append(list, n)
	}
	return list, nil
}

// twin prints a twin.
func (src *names) twin(d *ast.FuncDecl, text []byte) (string, error) {
	doc, err := src.doc(d)
	if err != nil {
		return "", err
	}
	code, err := src.code(d, text)
	return "\n" + doc + code + "\n", err
}

// name returns what a name in the code becomes. member is set after a point.
func (src *names) name(n string, member bool) string {
	have := src.functions
	if member {
		have = src.methods
	}
	if k := slices.Index(src.from.limbs, n); k >= 0 {
		return src.to.limb(k)
	}
	if f, ok := strings.CutSuffix(n, once.Suffix); ok && !member && src.functions[f] {
		return src.name(f, false) + once.Suffix
	}
	if w := src.words.Replace(n); w != n {
		return w
	}
	if other, ok := src.counts(n); ok && have[n] {
		return other
	}
	if !member && have[n] && slices.ContainsFunc(src.table[1:], func(r row) bool { return have[n+r.suffix] }) {
		return n + src.to.suffix // which Go asks for where the row lacks it
	}
	return n
}

// code prints a function without its comment.
func (src *names) code(d *ast.FuncDecl, text []byte) (string, error) {
	tokens := tokensOf(string(text[src.offset(d.Pos()):src.offset(d.End())]), src.offset(d.Pos()))
	more, without := src.more(d, tokens)
	var s strings.Builder
	end := src.offset(d.Pos())
	for i, t := range tokens {
		if until, ok := without[end]; ok {
			end = until
		}
		if t.start < end {
			continue
		}
		s.Write(text[end:t.start]) // blanks
		end = t.end
		switch {
		case t.tok == token.IDENT:
			member := i > 0 && tokens[i-1].tok == token.PERIOD || d.Recv != nil && t.start == src.offset(d.Name.Pos())
			called := i+1 < len(tokens) && slices.Contains([]token.Token{token.LPAREN, token.LBRACK}, tokens[i+1].tok)
			if name := src.name(t.text, member); called || name != t.text+src.to.suffix {
				s.WriteString(name)
			} else { // a variable that is named like a function
				s.WriteString(t.text)
			}
		case t.tok == token.COMMENT:
			s.WriteString(src.comment(t.text))
		case t.tok == token.STRING && src.texts:
			s.WriteString(src.words.Replace(t.text))
		case isCount(tokens[:i+1]):
			if t.text != strconv.Itoa(len(src.from.limbs)) {
				return "", fmt.Errorf("%s: limbs is %s in %s, and a %s has %d: write const limbs = %[5]d", src.position(d.Pos()), t.text, d.Name.Name, src.from.name, len(src.from.limbs))
			}
			s.WriteString(strconv.Itoa(len(src.to.limbs)))
		default:
			s.WriteString(t.text)
		}
		s.WriteString(more[t.end])
	}
	return s.String(), nil
}

// isCount reports whether the last token is N of const limbs = N.
func isCount(tokens []tok) bool {
	n := len(tokens)
	return n >= 4 && tokens[n-4].tok == token.CONST && tokens[n-3].text == "limbs" && tokens[n-2].tok == token.ASSIGN && tokens[n-1].tok == token.INT
}

type tok struct {
	tok        token.Token
	text       string
	start, end int
}

func tokensOf(text string, at int) (list []tok) {
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
// number's has in the twin alone; and, by where it begins, where ends what the twin has not. Such lists
// stand in literals, and in calls of functions that have a twin.
func (src *names) more(d *ast.FuncDecl, tokens []tok) (out map[int]string, without map[int]int) {
	within := func(e ast.Expr) (list []tok) {
		for _, t := range tokens {
			if t.start >= src.offset(e.Pos()) && t.end <= src.offset(e.End()) {
				list = append(list, t)
			}
		}
		return list
	}
	out, without = map[int]string{}, map[int]int{}
	grow := func(list []ast.Expr) {
		for i, n := 0, 1; i < len(list); i, n = i+n, 1 {
			x := within(list[i])
			for i+n < len(list) && src.next(x, within(list[i+n]), n) {
				n++
			}
			if few := len(src.from.limbs); n != few && n != few+1 || n < 2 {
				continue
			}
			if less := len(src.from.limbs) - len(src.to.limbs); less > 0 {
				without[src.offset(list[i+n-1-less].End())] = src.offset(list[i+n-1].End())
				continue
			}
			y, more := within(list[i+1]), ""
			for k := range len(src.to.limbs) - len(src.from.limbs) {
				more += ", " + src.step(x, y, n+k)
			}
			out[src.offset(list[i+n-1].End())] = more
		}
	}
	ast.Inspect(d, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			before := len(without)
			grow(n.Elts)
			if last := len(n.Elts) - 1; last > 0 && len(without) == before && src.all(n, last+1) {
				without[src.offset(n.Elts[last-1].End())] = src.offset(n.Elts[last].End())
			}
		case *ast.CallExpr:
			if f, ok := n.Fun.(*ast.Ident); ok && src.name(f.Name, false) != f.Name {
				grow(n.Args)
			}
		}
		return true
	})
	return out, without
}

// all reports whether a literal is one of all limbs of a number that has fewer in the twin.
func (src *names) all(n *ast.CompositeLit, elements int) bool {
	if _, keyed := n.Elts[0].(*ast.KeyValueExpr); keyed || len(src.to.limbs) >= len(src.from.limbs) {
		return false
	}
	t, ok := n.Type.(*ast.IndexExpr)
	if !ok {
		return false
	}
	id, ok := t.X.(*ast.Ident)
	limbs := len(src.from.limbs)
	return ok && (id.Name == src.from.name && elements == limbs || id.Name == src.from.wide && elements == limbs+1)
}

// index returns which limb a token names, as the field of a number, the key in a literal, or the index of an
// array of constants.
func (src *names) index(list []tok, i int) (k int, ok bool) {
	t := list[i]
	switch {
	case t.tok == token.INT && i > 0 && list[i-1].tok == token.LBRACK:
		k, err := strconv.Atoi(t.text)
		return k, err == nil
	case t.tok != token.IDENT || i > 0 && list[i-1].tok != token.PERIOD || i == 0 && (len(list) < 2 || list[1].tok != token.COLON):
		return 0, false
	case slices.Contains(src.from.limbs, t.text):
		return slices.Index(src.from.limbs, t.text), true
	case len(t.text) == 2 && t.text[0] == 'X' && '0' <= t.text[1] && t.text[1] <= '9':
		return int(t.text[1] - '0'), true
	}
	return 0, false
}

// next reports whether y is what x is, n limbs on.
func (src *names) next(x, y []tok, n int) bool {
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
func (src *names) step(x, y []tok, n int) string {
	var s strings.Builder
	for i, t := range x {
		text := t.text
		k, _ := src.index(x, i)
		switch differ := text != y[i].text; {
		case differ && t.tok == token.INT:
			text = strconv.Itoa(k + n)
		case differ:
			text = src.to.limb(k + n)
		case t.tok == token.IDENT:
			text = src.name(text, i > 0 && x[i-1].tok == token.PERIOD)
		}
		s.WriteString(text)
	}
	return s.String()
}
