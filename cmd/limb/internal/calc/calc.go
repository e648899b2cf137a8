// Package calc is the language of limb calc: expressions that are read once, and
// computed in every type.
package calc

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/mattn/go-runewidth"

	"github.com/limbfp/limb/cmd/limb/internal/words"
)

// An Error is what is wrong with a text, and where.
type Error struct {
	Reason string
	Source string
	At     int // the byte of Source

	// Complex says that this is an error of real types alone: complex numbers may have a value.
	Complex bool
}

// Error returns the reason, the line, and a caret under the character.
func (e *Error) Error() string {
	const before, after = 60, 20 // columns of a long line that are shown
	from := strings.LastIndexByte(e.Source[:e.At], '\n') + 1
	head, tail := printable(e.Source[from:e.At]), e.Source[e.At:]
	tail, _, _ = strings.Cut(tail, "\n")
	if over := runewidth.StringWidth(head) - before; over > 0 {
		head = runewidth.TruncateLeft(head, over+1, "…")
	}
	tail = runewidth.Truncate(printable(tail), after, "…")
	return fmt.Sprintf("%s\n  %s%s\n  %s^", e.Reason, head, tail, strings.Repeat(" ", runewidth.StringWidth(head)))
}

// printable returns text on which a caret can be aligned: each character that has no
// form is a blank.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, " "))
}

// A Result is the value of a statement in one type, or why it has none. Functions such
// as sincos have several numbers as their value.
//
// Notes say where on the way to the value a number was beyond the type's range.
type Result struct {
	Type   *Type
	Values []reflect.Value
	Notes  []string
	Err    *Error
}

// An Outcome is what a statement has come to in each of Types. An assignment has a name.
type Outcome struct {
	Name string
	In   []Result
}

// A Machine computes statements. It keeps the variables.
type Machine struct {
	variables map[string][]Result
}

// New returns a machine without variables.
func New() *Machine { return &Machine{map[string][]Result{}} }

// Names returns the names that a statement may begin with.
func (m *Machine) Names() []string {
	list := append(Functions(), Constants()...)
	for n := range m.variables {
		list = append(list, n)
	}
	return list
}

// Run computes the statements of a text. It calls each with every outcome, until that
// returns an error. Its own errors are of the type *Error.
func (m *Machine) Run(src string, each func(Outcome) error) error {
	list, err := parse(src)
	if err != nil {
		return err
	}
	for _, s := range list {
		o := Outcome{Name: s.name}
		for i := range Types {
			r := Result{Type: &Types[i]}
			v := &evaluation{Machine: m, index: i, src: src}
			r.Values, r.Err = v.value(s.value)
			r.Notes = v.notes
			o.In = append(o.In, r)
		}
		if err := each(o); err != nil {
			return err
		}
		if s.name == "" {
			s.name = "ans"
		}
		m.variables[s.name] = o.In
	}
	return nil
}

// An evaluation is that of a statement in one type.
type evaluation struct {
	*Machine
	index int
	src   string
	notes []string
}

// note adds a note, once.
func (v *evaluation) note(format string, args ...any) {
	if text := fmt.Sprintf(format, args...); !slices.Contains(v.notes, text) {
		v.notes = append(v.notes, text)
	}
}

func (v *evaluation) fail(at int, format string, args ...any) *Error {
	return &Error{Reason: fmt.Sprintf(format, args...), Source: v.src, At: at}
}

// value returns the numbers that a node stands for.
func (v *evaluation) value(n *node) ([]reflect.Value, *Error) {
	t := &Types[v.index]
	switch n.kind {
	case number:
		if t.part == nil && strings.HasSuffix(n.text, "i") {
			return nil, v.imaginary(n)
		}
		x, err := t.read(n.text)
		if err != nil {
			return nil, v.fail(n.at, "%s is beyond the range of a %s", shorten(n.text), t.Name)
		}
		if y := exactly(x); y != nil && y.Sign() == 0 && !isZero(n.text) {
			v.note("%s is too small for a %s, and is 0 there (underflow)", shorten(n.text), t.Name)
		}
		return []reflect.Value{x}, nil
	case name:
		if x, ok := t.constants[n.text]; ok {
			return []reflect.Value{x}, nil
		} else if isConstant(n.text) {
			return nil, v.imaginary(n)
		}
		if r, ok := v.variables[n.text]; !ok {
			return nil, v.unknown(n)
		} else if r[v.index].Err != nil {
			e := v.fail(n.at, "%s has no value as a %s: %s", n.text, t.Name, r[v.index].Err.Reason)
			e.Complex = r[v.index].Err.Complex
			return nil, e
		} else {
			for _, text := range r[v.index].Notes {
				v.note("%s", text)
			}
			return r[v.index].Values, nil
		}
	}
	var args []reflect.Value
	for _, arg := range n.args {
		x, err := v.value(arg)
		if err != nil {
			return nil, err
		}
		if len(x) != 1 {
			return nil, v.fail(arg.at, "these are %d numbers, and here must be one", len(x))
		}
		args = append(args, x[0])
	}
	method := n.text
	if method == "^" {
		method = "Pow"
		if _, ok := whole(args[1]); ok {
			method = "PowInt"
		}
	}
	results, wrong, err := t.call(method, args)
	if err != nil {
		at := n.at
		if wrong > 0 {
			at = n.args[wrong].at
		}
		e := v.fail(at, "%v", err)
		e.Complex = errors.As(err, new(complexError))
		return nil, e
	}
	for _, x := range results {
		if what := beyond(method, args, x); what != "" {
			v.note(what, calling(n.text), t.Name)
		}
	}
	return results, nil
}

func (v *evaluation) imaginary(n *node) *Error {
	e := v.fail(n.at, "%s is no real number, as those of type %s are: take a complex type, such as CDD", shorten(n.text), Types[v.index].Name)
	e.Complex = true
	return e
}

func (v *evaluation) unknown(n *node) *Error {
	if n.text == "ans" {
		return v.fail(n.at, "there is no result yet that ans could be")
	}
	if lookup(n.text) != nil {
		return v.fail(n.at, "%s is a function: its operands belong in parentheses", n.text)
	}
	if like := words.Nearest(n.text, v.Names()); like != "" {
		return v.fail(n.at, "%s has no value: did you mean %s?", shorten(n.text), like)
	}
	return v.fail(n.at, "%s has no value: give it one, as in %s = 2", shorten(n.text), shorten(n.text))
}

// MaxDigits is more than any number has.
const MaxDigits = 3000

// Texts returns the numbers of a result with as many significant digits, rounded once,
// or the fewest that are read as the same number where digits is 0.
func (r *Result) Texts(digits int) (list []string) {
	for _, x := range r.Values {
		var texts []string
		for _, x := range parts(x) {
			text := x.Interface().(interface{ Text(byte, int) string }).Text('e', digits-1)
			texts = append(texts, plain(text, exactly(x)))
		}
		list = append(list, joined(texts))
	}
	return list
}

// joined returns the text of a number whose parts have these: 1-2i, without a part that is 0. It
// is read as the same number, but for the sign of a part that is 0.
func joined(parts []string) string {
	re := parts[0]
	if len(parts) == 1 || parts[1] == "0" || parts[1] == "-0" {
		return re
	}
	im := parts[1] + "i"
	if digits, one := strings.CutSuffix(im, "1i"); one && (digits == "" || digits == "-") {
		im = digits + "i"
	}
	if strings.HasSuffix(parts[1], "Inf") || parts[1] == "NaN" {
		im = strings.ToLower(strings.TrimPrefix(parts[1], "+")) + "*i"
	}
	if strings.HasSuffix(re, "Inf") || re == "NaN" {
		re = strings.ToLower(strings.TrimPrefix(re, "+"))
	}
	switch {
	case re == "0" || re == "-0":
		return im
	case im[0] == '-':
		return re + im
	}
	return re + "+" + im
}

// Text returns Texts as one.
func (r *Result) Text(digits int) string { return strings.Join(r.Texts(digits), ", ") }

// plain returns a text of the form 1.25e+01, for a number, without zeros at the end of a
// fraction, and without an exponent where the digits reach the point. Zeros fill them up
// in whole numbers below 10^21 that have these zeros, and in small fractions.
func plain(text string, x *big.Float) string {
	mantissa, exponent, ok := strings.Cut(text, "e")
	if !ok {
		return text // +Inf, -Inf, NaN
	}
	digits, negative := strings.CutPrefix(mantissa, "-")
	sign := ""
	if negative {
		sign = "-"
	}
	digits = strings.TrimRight(strings.Replace(digits, ".", "", 1), "0")
	e, _ := strconv.Atoi(exponent)
	switch {
	case digits == "":
		return sign + "0"
	case -6 < e && e < 0:
		return sign + "0." + strings.Repeat("0", -e-1) + digits
	case 0 <= e && e < len(digits)-1:
		return sign + digits[:e+1] + "." + digits[e+1:]
	case e == len(digits)-1:
		return sign + digits
	case 0 <= e && e < 21:
		if filled := sign + digits + strings.Repeat("0", e+1-len(digits)); filled == x.Text('f', 0) {
			return filled
		}
	}
	if len(digits) > 1 {
		digits = digits[:1] + "." + digits[1:]
	}
	return fmt.Sprintf("%s%se%+d", sign, digits, e)
}

// A Limb is a machine number of a number.
type Limb struct {
	Name string `json:"name"`
	Hex  string `json:"hex"`
	Text string `json:"decimal"`
}

// Limbs returns the limbs of each number of a result.
func (r *Result) Limbs() (list [][]Limb) {
	for _, x := range r.Values {
		list = append(list, appendLimb(nil, "", x))
	}
	return list
}

func appendLimb(list []Limb, name string, x reflect.Value) []Limb {
	if x.CanFloat() {
		bits := x.Type().Bits()
		return append(list, Limb{name, strconv.FormatFloat(x.Float(), 'x', -1, bits), strconv.FormatFloat(x.Float(), 'g', -1, bits)})
	}
	for i := range x.NumField() {
		field := x.Type().Field(i).Name
		if name != "" {
			field = name + "." + field
		}
		list = appendLimb(list, field, x.Field(i))
	}
	return list
}

// Agree returns how many digits of a result are those of the best real or complex type: all
// where the numbers are equal.
func (o *Outcome) Agree(i int) (digits int, all bool) {
	best := o.In[Reals-1]
	if i >= Reals {
		best = o.In[len(o.In)-1]
	}
	if len(best.Values) != len(o.In[i].Values) {
		return 0, false
	}
	least := math.Inf(1)
	for k, x := range o.In[i].Values {
		least = min(least, agree(parts(x), parts(best.Values[k])))
	}
	return int(min(least, 1000)), math.IsInf(least, 1)
}

// agree returns -log10|x/y - 1|, not less than 0, of the largest parts.
func agree(x, y []reflect.Value) float64 {
	const more = 3000 // bits: more than limbs have from the first to the last
	difference, size := new(big.Float), new(big.Float)
	for i := range x {
		a, b := exactly(x[i]), exactly(y[i])
		switch {
		case a == nil && b == nil, a != nil && b != nil && a.Cmp(b) == 0:
			if b != nil && !b.IsInf() && size.Cmp(b.Abs(b)) < 0 {
				size = b
			}
			continue
		case a == nil || b == nil || a.IsInf() || b.IsInf():
			return 0
		}
		if d := new(big.Float).SetPrec(more).Sub(a, b); difference.Cmp(d.Abs(d)) < 0 {
			difference = d
		}
		if b.Abs(b); size.Cmp(b) < 0 {
			size = b
		}
	}
	switch {
	case difference.Sign() == 0:
		return math.Inf(1)
	case size.Sign() == 0:
		return 0
	}
	mantissa := new(big.Float)
	e := difference.Quo(difference, size).MantExp(mantissa)
	m, _ := mantissa.Float64()
	return max(0, -(math.Log2(m)+float64(e))*math.Log10(2))
}
