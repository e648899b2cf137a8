package instances

import (
	"bytes"
	"fmt"
	"go/ast"
	"path/filepath"
	"strings"

	"github.com/limbfp/limb/internal/run/types"
)

// each prints the instances of what is marked //limb:each, and the tables of them.
func (src *source) each() (string, error) {
	var s strings.Builder
	for _, f := range src.files {
		for _, d := range f.Decls {
			d, ok := d.(*ast.FuncDecl)
			if !ok || d.Doc == nil {
				continue
			}
			word, ok := eachOf(d.Doc)
			if !ok {
				continue
			}
			text, err := src.instances(d, word, src.texts[f])
			if err != nil {
				return "", fmt.Errorf("%s: %s is marked %s: %w", src.position(d.Pos()), d.Name.Name, each, err)
			}
			s.WriteString(text)
			if err := src.uses(f, d); err != nil {
				return "", err
			}
		}
	}
	return s.String(), nil
}

const each = "//limb:each"

// eachOf reports whether a function is marked, and the word behind the mark.
func eachOf(doc *ast.CommentGroup) (word string, ok bool) {
	for _, c := range doc.List {
		if c.Text == each || strings.HasPrefix(c.Text, each+" ") {
			return strings.TrimSpace(strings.TrimPrefix(c.Text, each)), true
		}
	}
	return "", false
}

// instances prints a function for each type but the first, which it is written for, and the table.
func (src *source) instances(d *ast.FuncDecl, word string, text []byte) (string, error) {
	name, first := d.Name.Name, types.DF
	from, to := types.DF, types.Reals
	switch complex := strings.Contains(name, types.CDF.String()); {
	case d.Recv != nil || d.Type.TypeParams != nil || !strings.Contains(name, types.DF.String()) || word != "" && (complex || word != "numbers"):
		return "", fmt.Errorf("write func name%v or func name%v, without type parameters, and behind the mark nothing, or of name%[1]v numbers", types.DF, types.CDF)
	case complex:
		first, from, to = types.CDF, types.CDF, types.Numbers
	case word != "":
		to = types.Numbers
	}
	signature := string(bytes.TrimSpace(text[src.offset(d.Type.Params.Pos()):src.offset(d.Body.Lbrace)]))
	list, same := "", true
	var s strings.Builder
	for t := from; t < to; t++ {
		n := src.namesOf(first, t)
		list += fmt.Sprintf("types.%v: %s, ", t, n.words.Replace(name))
		if t == first {
			continue
		}
		same = same && n.words.Replace(signature) == signature
		twin, err := n.twin(d, text)
		if err != nil {
			return "", err
		}
		s.WriteString(twin)
	}
	table, typ := strings.Replace(name, first.String(), "Each", 1), "func"+signature
	if !same {
		typ = "any"
	}
	src.imports["github.com/limbfp/limb/internal/run/types"] = true
	return fmt.Sprintf("\n// %s has %s, of %s, and what it is for each other type.\nvar %[1]s = [types.Numbers]%[4]s{%s}\n",
		table, name, filepath.Base(src.fset.Position(d.Pos()).Filename), typ, strings.TrimSuffix(list, ", ")) + s.String(), nil
}

// namesOf are what changes from one type to another: the type, and the names of their row and width.
func (src *source) namesOf(first, to types.Type) *names {
	row := func(t types.Type) row { return src.table[int(t.Real())/len(widths)] }
	width := widths[int(to.Real())%len(widths)]
	a, b := row(first), row(to)
	words := strings.NewReplacer(
		first.String(), to.String(), title(strings.ToLower(first.String())), title(strings.ToLower(to.String())),
		first.Real().String(), to.Real().String(),
		widths[0].float, width.float, widths[0].number, width.number,
		a.name, b.name, lower(a.name), lower(b.name),
	)
	return &names{source: src, words: words, bounds: a.bounds(b), from: a, to: b, texts: true}
}
