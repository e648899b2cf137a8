package calc

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/limbfp/limb/cmd/limb/internal/words"
)

// # From text to a tree
//
// Operators bind in this order, the loosest first:
//
//	== != < <= > >=    not in chains
//	+ -
//	* / %
//	- +                in front
//	^                  to the right: 2^3^2 is 2^9, and -2^2 is -4
//
// A parser of Pratt's: an operand, and then operators as long as they bind at least as
// strongly as the one before the operand does.

// A node is a number as it was written, a name, or a call of a method by its name; an
// operator is the call of one.
type node struct {
	kind nodeKind
	at   int
	text string
	args []*node
}

type nodeKind uint8

const (
	number nodeKind = iota
	name
	call
)

// A statement is an expression, or one with a name for its value.
type statement struct {
	name  string
	value *node
}

// The longest text, and how deep it may be nested: far below what a stack holds.
const (
	MaxLength = 1 << 16
	maxDepth  = 1000
)

type operator struct {
	method string
	power  int
}

const (
	comparing = iota + 1
	adding
	multiplying
	signing
	raising
)

var infix = map[string]operator{
	"==": {"Equal", comparing}, "!=": {"Equal", comparing}, "≠": {"Equal", comparing},
	"<": {"Less", comparing}, "<=": {"LessEqual", comparing}, "≤": {"LessEqual", comparing},
	">": {"Greater", comparing}, ">=": {"GreaterEqual", comparing}, "≥": {"GreaterEqual", comparing},
	"+": {"Add", adding}, "-": {"Sub", adding}, "−": {"Sub", adding},
	"*": {"Mul", multiplying}, "×": {"Mul", multiplying}, "·": {"Mul", multiplying},
	"/": {"Div", multiplying}, "÷": {"Div", multiplying}, "%": {"Mod", multiplying},
	"^": {"^", raising},
}

// token is a piece of the text: text is its operator, its name or its number, and "" at
// the end.
type token struct {
	at, end int
	kind    tokenKind
	text    string
}

type tokenKind uint8

const (
	symbol tokenKind = iota
	word
	numeral
)

type parser struct {
	src   string
	tok   token
	depth int
}

// parse returns the statements of a text, or the first error in it.
func parse(src string) (list []statement, err error) {
	p := &parser{src: src}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *Error:
			list, err = nil, r
		default:
			panic(r)
		}
	}()
	if len(src) > MaxLength {
		p.fail(MaxLength, "the text ends here at the latest: it may have %d bytes, and has %d", MaxLength, len(src))
	}
	for p.next(); ; p.next() {
		if p.tok.text != "" && p.tok.text != ";" {
			list = append(list, p.statement())
		}
		switch p.tok.text {
		case "":
			return list, nil
		case ";":
			continue
		}
		p.unexpected()
	}
}

func (p *parser) fail(at int, format string, args ...any) {
	panic(&Error{Reason: fmt.Sprintf(format, args...), Source: p.src, At: at})
}

// unexpected fails at a token that is neither an operator nor the end of an expression.
func (p *parser) unexpected() {
	switch tok := p.tok; {
	case tok.text == ")":
		p.fail(tok.at, "this ) closes nothing")
	case tok.text == ",":
		p.fail(tok.at, "a comma belongs between the operands of a function")
	case tok.text == "=":
		p.fail(tok.at, "only a name can be given a value: compare with ==")
	case tok.text == "!":
		p.fail(tok.at, "there are no factorials")
	case tok.kind != symbol || tok.text == "(":
		p.fail(tok.at, "want an operator before %s: a product is written with *", shorten(tok.text))
	default:
		p.fail(tok.at, "want an operator or the end, not %s", tok.text)
	}
}

func (p *parser) statement() statement {
	var s statement
	if p.tok.kind == word {
		before := *p
		if p.next(); p.tok.text == "=" {
			s.name = before.tok.text
			if isConstant(s.name) || s.name == "ans" {
				p.fail(before.tok.at, "%s has its value: choose another name", s.name)
			}
			p.next()
		} else {
			*p = before
		}
	}
	s.value = p.expression(comparing)
	return s
}

func (p *parser) expression(least int) *node {
	if p.depth++; p.depth > maxDepth {
		p.fail(p.tok.at, "nested more than %d deep: give a part a name first", maxDepth)
	}
	defer func() { p.depth-- }()
	left := p.operand()
	for {
		op, ok := infix[p.tok.text]
		if !ok || p.tok.kind != symbol || op.power < least {
			return left
		}
		at, unequal := p.tok.at, p.tok.text == "!=" || p.tok.text == "≠"
		p.next()
		next := op.power + 1
		if op.power == raising {
			next = raising
		}
		left = &node{call, at, op.method, []*node{left, p.expression(next)}}
		if unequal { // 1 - (x == y)
			left = &node{call, at, "Sub", []*node{{number, at, "1", nil}, left}}
		}
		if again := infix[p.tok.text]; op.power == comparing && again.power == comparing {
			p.fail(p.tok.at, "comparisons do not chain: use parentheses")
		}
	}
}

func (p *parser) operand() *node {
	tok := p.tok
	p.next()
	switch {
	case tok.kind == numeral:
		return &node{kind: number, at: tok.at, text: tok.text}
	case tok.kind == word && p.tok.text == "(":
		return p.function(tok)
	case tok.kind == word:
		return &node{kind: name, at: tok.at, text: tok.text}
	case tok.text == "(":
		x := p.expression(comparing)
		p.close(tok)
		return x
	case tok.text == "-" || tok.text == "−":
		return &node{call, tok.at, "Neg", []*node{p.expression(signing)}}
	case tok.text == "+":
		return p.expression(signing)
	case tok.text == "" || tok.text == ";" || tok.text == ")":
		p.fail(tok.at, "want a number, a name or a function here")
	}
	p.fail(tok.at, "want a number, a name or a function, not %s", tok.text)
	return nil
}

// close reads the ) of an opening parenthesis.
func (p *parser) close(open token) {
	switch p.tok.text {
	case ")":
		p.next()
	case "", ";":
		p.fail(open.at, "this ( is not closed")
	default:
		p.unexpected()
	}
}

func (p *parser) function(tok token) *node {
	f := lookup(tok.text)
	if f == nil {
		if isConstant(tok.text) {
			p.fail(p.tok.at, "%s is a number, and no function: a product is written with *", tok.text)
		}
		if like := words.Nearest(tok.text, Functions()); like != "" {
			p.fail(tok.at, "unknown function %s: did you mean %s?", shorten(tok.text), like)
		}
		p.fail(tok.at, "unknown function %s", shorten(tok.text))
	}
	open := p.tok
	n := &node{kind: call, at: tok.at, text: f.method}
	p.next()
	for p.tok.text != ")" {
		n.args = append(n.args, p.expression(comparing))
		if p.tok.text != "," {
			break
		}
		p.next()
		if p.tok.text == ")" {
			p.fail(p.tok.at, "want another operand after the comma")
		}
	}
	end := p.tok
	p.close(open)
	if len(n.args) != len(f.whole) {
		at := end.at
		if len(n.args) > len(f.whole) {
			at = n.args[len(f.whole)].first()
		}
		p.fail(at, "%s takes %s, but got %d", tok.text, count(len(f.whole), "operand"), len(n.args))
	}
	return n
}

// first returns where the text of a node begins: an operator stands behind an operand.
func (n *node) first() int {
	at := n.at
	for n.kind == call && len(n.args) > 0 {
		n = n.args[0]
		at = min(at, n.at)
	}
	return at
}

func count(n int, what string) string {
	if n == 1 {
		return "one " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// numerals are numbers as far as they go: what a type takes is for its own parser to say.
var numerals = regexp.MustCompile(`^(0[xX][0-9a-fA-F_]*(\.[0-9a-fA-F_]*)?([pP][+-]?[0-9]*)?|[0-9][0-9_]*(\.[0-9_]*)?([eE][+-]?[0-9]*)?|\.[0-9][0-9_]*([eE][+-]?[0-9]*)?)`)

// symbols are the operators of more than one character.
var symbols = []string{"==", "!=", "<=", ">=", "**"}

// next reads the next token. A comment goes from # to the end of its line, and lines end
// statements, as ; does.
func (p *parser) next() {
	at := p.tok.end
	for at < len(p.src) {
		r, size := utf8.DecodeRuneInString(p.src[at:])
		if r == '#' {
			if size = strings.IndexByte(p.src[at:], '\n'); size < 0 {
				size = len(p.src) - at
			}
		} else if r == '\n' || !unicode.IsSpace(r) {
			break
		}
		at += size
	}
	rest := p.src[at:]
	r, size := utf8.DecodeRuneInString(rest)
	p.tok = token{at: at, end: at + size, text: rest[:size]}
	switch {
	case rest == "":
		return
	case r == utf8.RuneError && size == 1:
		p.fail(at, "this byte is no UTF-8: %#x", rest[0])
	case r == '\n':
		p.tok.text = ";"
	case unicode.IsLetter(r) || r == '_':
		p.tok.kind = word
		p.take(rest, strings.IndexFunc(rest, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }))
	case numerals.MatchString(rest):
		p.tok.kind = numeral
		n := len(numerals.FindString(rest))
		if tail, ok := strings.CutPrefix(rest[n:], "i"); ok && !nameBegins(tail) {
			n++
		}
		p.take(rest, n)
		if r, _ := utf8.DecodeRuneInString(p.src[p.tok.end:]); nameBegins(p.src[p.tok.end:]) || r == '.' {
			p.fail(p.tok.end, "%c does not belong into a number: a product is written with *", r)
		}
		p.numeral()
	default:
		if i := slices.IndexFunc(symbols, func(s string) bool { return strings.HasPrefix(rest, s) }); i >= 0 {
			p.take(rest, len(symbols[i]))
		}
		if p.tok.text == "**" {
			p.fail(at, "a power is written with ^")
		}
	}
}

// nameBegins reports whether a text begins with a character of names.
func nameBegins(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_'
}

// take makes the first n bytes of the rest the token, all where n < 0.
func (p *parser) take(rest string, n int) {
	if n < 0 {
		n = len(rest)
	}
	p.tok.text, p.tok.end = rest[:n], p.tok.at+n
}

// numeral lets the parser of the library refuse what is no number, and so the rest of
// the program only has to reckon with numbers that are too large for a type.
func (p *parser) numeral() {
	text, imaginary := strings.CutSuffix(p.tok.text, "i")
	if len(text) > 1 && (text[1] == 'x' || text[1] == 'X') && !strings.ContainsAny(text, "pP") {
		text += "p0" // Go has 0xff as an integer only
		if p.tok.text = text; imaginary {
			p.tok.text += "i"
		}
	}
	if last := text[len(text)-1]; strings.ContainsRune("eEpP+-", rune(last)) {
		p.fail(p.tok.end, "want a digit of the exponent here")
	}
	if err := Types[Reals-1].syntax(text); err != nil {
		p.fail(p.tok.at, "%s is no number: an underscore belongs between digits, and digits behind 0x", shorten(text))
	}
}

// shorten returns the beginning of a long text.
func shorten(s string) string {
	if r := []rune(s); len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return s
}
