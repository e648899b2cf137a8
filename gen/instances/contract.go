package instances

import (
	"fmt"
	"go/ast"
	"regexp"
	"slices"
	"strings"
)

const directive = "//limb:twin"

// marked reports whether there are twins, and the paragraphs that they have for themselves.
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

// paragraphs returns those that the twin of a function has for itself: those of the second row stand behind
// the mark as they are, and those of another one behind its name. What differs in the second row does in
// each.
func (src *source) paragraphs(d *ast.FuncDecl, all []string, to row) (list []string, err error) {
	of := map[string][]string{} // by the row
	for _, text := range all {
		r := src.table[1].name
		for _, x := range src.table[2:] {
			if rest, ok := strings.CutPrefix(text, x.name+" "); ok {
				r, text = x.name, rest
			}
		}
		of[r] = append(of[r], text)
	}
	for _, text := range of[src.table[1].name] {
		word, _, _ := strings.Cut(text, " ")
		if !slices.ContainsFunc(of[to.name], func(s string) bool { return strings.HasPrefix(s, word+" ") }) {
			return nil, fmt.Errorf("%s: %s has a paragraph %q of its own for a %s, and none for a %s: write %s %[5]s %[3]s …", src.position(d.Pos()), d.Name.Name, word, src.table[1].name, to.name, directive)
		}
	}
	return of[to.name], nil
}

// comment changes the words of a comment.
func (src *names) comment(text string) string {
	return letters.ReplaceAllStringFunc(src.bounds.Replace(src.words.Replace(text)), func(word string) string {
		if k := slices.Index(src.from.limbs, word); k >= 0 {
			return src.to.limb(k)
		}
		return word
	})
}

var letters = regexp.MustCompile("[A-Za-z]+")

// doc prints the comment of a twin, with its own paragraphs in place of those that begin as these do.
func (src *names) doc(d *ast.FuncDecl) (string, error) {
	if d.Doc == nil {
		return "", nil
	}
	var paragraphs []string
	var others string // directives
	begins := true
	for _, c := range d.Doc.List {
		switch {
		case strings.HasPrefix(c.Text, directive), strings.HasPrefix(c.Text, each), c.Text == "//limb:function": // that is for all types
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
	for _, text := range src.own {
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
			return "", fmt.Errorf("%s: the comment of %s has no paragraph that begins with %q, as its twin's has", src.position(d.Pos()), name, word)
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
