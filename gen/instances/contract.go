package instances

import (
	"fmt"
	"go/ast"
	"regexp"
	"slices"
	"strconv"
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
// the mark as they are, and those of another one behind its name, or are those of the second row in its terms.
func (src *source) paragraphs(origin int, all []string, to row) (list []string) {
	if origin > 0 {
		return all
	}
	second := src.table[1]
	of := map[string][]string{} // by the row
	for _, text := range all {
		r := second.name
		for _, x := range src.table[2:] {
			if rest, ok := strings.CutPrefix(text, x.name+" "); ok {
				r, text = x.name, rest
			}
		}
		of[r] = append(of[r], text)
	}
	list = of[to.name]
	for _, text := range of[second.name] {
		word, _, _ := strings.Cut(text, " ")
		if to.name != second.name && !slices.ContainsFunc(list, func(s string) bool { return strings.HasPrefix(s, word+" ") }) {
			list = append(list, second.terms(text, to))
		}
	}
	return list
}

// exponents are those of powers of two in a contract.
var exponents = regexp.MustCompile(`2\^-(\d+)`)

// counted is a name that ends with a number of limbs.
var counted = regexp.MustCompile(`\b[a-z][A-Za-z0-9]*[a-z]\d\b`)

// terms returns a paragraph in the terms of another row: names, powers of u, and the size from which on a
// number has all of its bits, with what is near it.
func (r row) terms(text string, to row) string {
	text = exponents.ReplaceAllStringFunc(text, func(s string) string {
		n, _ := strconv.Atoi(s[3:])
		for _, f := range r.formats {
			if least := -f.Min - len(r.limbs)*f.P; n >= least-16 && n <= least+2 {
				return "2^-" + strconv.Itoa(n+(len(r.limbs)-len(to.limbs))*f.P)
			}
		}
		return s
	})
	text = counted.ReplaceAllStringFunc(text, func(s string) string {
		if name, ok := strings.CutSuffix(s, strconv.Itoa(len(r.limbs)+1)); ok {
			return name + strconv.Itoa(len(to.limbs)+1)
		}
		return s
	})
	words := []string{r.name, to.name, lower(r.name), lower(to.name), r.wide, to.wide}
	for k, name := range r.short {
		words = append(words, name, to.short[k])
	}
	return r.bounds(to).Replace(strings.NewReplacer(words...).Replace(text))
}

// comment changes the words of a comment.
func (src *names) comment(text string) string {
	if src.from.name == src.table[1].name {
		return src.from.terms(text, src.to)
	}
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
