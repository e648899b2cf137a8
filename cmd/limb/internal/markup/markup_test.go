package markup

import (
	"errors"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// hostile are texts that try to leave where they stand.
var hostile = []string{
	`<script>alert(1)</script>`, `</p><img src=x onerror=alert(1)>`, `" onclick="alert(1)`, `' onclick='alert(1)`, `">`, `&lt;&#34;&amp;`, `<!--`,
	`</style><b>`, "%s %d %!", "\xff<b>\"",
}

// read returns what a parser finds in an element p with an attribute title: both texts, and how many elements there are.
func read(page string) (text, title string, elements int) {
	z := html.NewTokenizer(strings.NewReader(page))
	for z.Next() != html.ErrorToken {
		switch token := z.Token(); token.Type {
		case html.TextToken:
			text += token.Data
		case html.StartTagToken, html.SelfClosingTagToken, html.CommentToken:
			elements++
			for _, a := range token.Attr {
				if a.Key == "title" {
					title = a.Val
				} else {
					elements++
				}
			}
		}
	}
	return text, title, elements
}

// TestHostile: a parser reads each text as it was given, and no element and no attribute more. The control writes them
// as they are.
func TestHostile(t *testing.T) {
	const elements = `<p title="%s">%s</p>`
	for _, x := range hostile {
		var w, plain Writer
		w.Put(elements, x, errors.New(x))
		if text, title, n := read(w.text.String()); text != x || title != x || n != 1 {
			t.Errorf("%q is written as %s: a parser reads %q, and %q in the attribute, in %d elements and attributes", x, w.text.String(), text, title, n)
		}
		plain.Put(elements, Text(x), Text(x))
		if text, title, n := read(plain.text.String()); text == x && title == x && n == 1 && strings.ContainsAny(x, `<>&"`) {
			t.Errorf("%q is no hostile text: it is read as it is", x)
		}
	}
}

// TestPut: what is no string is written as fmt prints it; Some leaves out what is empty.
func TestPut(t *testing.T) {
	var w Writer
	w.Put("<i>%v</i>%s", 12, Text("<br>"))
	w.Some("<b>%s</b>", "")
	w.Some("<b>%s</b>", "<")
	if got, want := w.text.String(), "<i>12</i><br><b>&lt;</b>"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
