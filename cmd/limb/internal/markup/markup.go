// Package markup writes pages and pictures, element by element. Templates are another way: html/template
// calls methods by name, and then the linker keeps those of all types.
package markup

import (
	"fmt"
	"html"
	"io"
	"strings"
)

// Text is a text in HTML or SVG as it is written, with nothing to escape.
type Text string

// A Writer gathers a page.
type Writer struct{ text strings.Builder }

// Put writes elements: a format of verbs %s and %v, each in the text of an element or in a quoted attribute. Operands of all
// types but Text are escaped.
func (w *Writer) Put(elements string, operands ...any) {
	for i, x := range operands {
		if _, is := x.(Text); !is {
			operands[i] = html.EscapeString(fmt.Sprint(x))
		}
	}
	fmt.Fprintf(&w.text, elements, operands...)
}

// Some writes elements with one operand, unless that is empty.
func (w *Writer) Some(elements, operand string) {
	if operand != "" {
		w.Put(elements, operand)
	}
}

// WriteTo writes the page.
func (w *Writer) WriteTo(to io.Writer) (int64, error) {
	n, err := io.WriteString(to, w.text.String())
	return int64(n), err
}
