// Package lines has what all printers of text write with.
package lines

import (
	"slices"
	"strconv"
	"strings"
)

// Writer writes the statements of one function, for every printer of text.
type Writer struct {
	Body   strings.Builder
	Indent string
	Taken  map[string]int // names, and how often they were asked for
}

// NewWriter returns a writer of a function's body, with words that are no names.
func NewWriter(reserved []string) Writer {
	w := Writer{Indent: "\t", Taken: map[string]int{}}
	for _, r := range reserved {
		w.Taken[r] = 1
	}
	return w
}

// Line writes a line.
func (w *Writer) Line(s string) { w.Body.WriteString(w.Indent + s + "\n") }

// Commented writes a line with a comment, if there is one.
func (w *Writer) Commented(comment, s string) {
	if comment != "" {
		s += " // " + comment
	}
	w.Line(s)
}

// Block writes what inside writes, with a head and in braces.
func (w *Writer) Block(head string, inside func()) {
	w.Line(head + " {")
	w.Indent += "\t"
	inside()
	w.Indent = w.Indent[1:]
	w.Line("}")
}

// Unique returns a name that is not taken, and takes it.
func (w *Writer) Unique(name string) string {
	w.Taken[name]++
	if n := w.Taken[name] - 1; n > 0 {
		return w.Unique(name + "_" + strconv.Itoa(n))
	}
	return name
}

// Array returns a name for an array that is not taken, and takes it with those of its parts and planes.
func (w *Writer) Array(name string, planes int) string {
	parts := []string{"at", "len", "stride"}
	for k := range planes {
		parts = append(parts, strconv.Itoa(k))
	}
	for name = w.Unique(name); slices.ContainsFunc(parts, func(part string) bool { return w.Taken[name+"_"+part] > 0 }); {
		name = w.Unique(name)
	}
	for _, part := range parts {
		w.Taken[name+"_"+part] = 1
	}
	return name
}

// Comment prints a text as lines of comment.
func Comment(text string) string {
	var s strings.Builder
	for line := range strings.Lines(text) {
		s.WriteString(strings.TrimRight("// "+strings.TrimSpace(line), " ") + "\n")
	}
	return s.String()
}

// Bare takes the brackets off an expression that stands alone.
func Bare(s string) string {
	if !strings.HasPrefix(s, "(") || !strings.HasSuffix(s, ")") {
		return s
	}
	depth := 0
	for i, c := range s {
		switch c {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 && i < len(s)-1 {
				return s
			}
		}
	}
	return s[1 : len(s)-1]
}
