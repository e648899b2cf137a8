package instances

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/limbfp/limb/internal/exact"
	"github.com/limbfp/limb/internal/run/types"
)

// A row is a generic type of numbers, and all that differs between it and the others. Functions
// are written for the first row.
type row struct {
	name    string   // of the type
	limbs   []string // names of its fields
	wide    string   // the type with one limb more, X0, X1 …, in which its functions work
	suffix  string   // ends the name of a function of this row that has no type's name in it
	short   []string // names of the types with limbs of each width
	formats []*exact.Format
}

// table has the types of package limb.
var table = func() (table []row) {
	for i, s := range types.Shapes {
		r := row{name: s.Name, limbs: s.Formats[0].Names, wide: s.Wide, suffix: s.Name, formats: s.Formats}
		for _, f := range s.Formats {
			r.short = append(r.short, f.Name)
		}
		if i == 0 {
			r.suffix = ""
		}
		table = append(table, r)
	}
	return table
}()

// A width is a machine float: T in the functions.
type width struct{ float, number string }

// widths have machine floats, and the numbers that are one of them. What is written for the last one
// has a twin for the others.
var widths = []width{{"float32", "F32"}, {"float64", "F64"}}

// complexPrefix begins the names of complex types: ComplexPair has two of Pair.
const complexPrefix = "Complex"

// limb is the name of a limb: of those that only the wider type has too.
func (r row) limb(k int) string {
	if k < len(r.limbs) {
		return r.limbs[k]
	}
	return "X" + strconv.Itoa(k)
}

// words replaces the names of one row by those of another.
func (r row) words(to row) *strings.Replacer {
	return strings.NewReplacer(
		r.name, to.name, lower(r.name), lower(to.name),
		r.wide, to.wide, title(r.wide), title(to.wide),
	)
}

// bounds replaces powers of u, as bounds of errors have them: those of one type by those of another.
func (r row) bounds(to row) *strings.Replacer {
	a, b := len(r.limbs), len(to.limbs)
	return strings.NewReplacer("u"+power(a), "u"+power(b), "u"+power(a+1), "u"+power(b+1))
}

// power is a digit written as an exponent.
func power(n int) string { return string([]rune("⁰¹²³⁴⁵⁶⁷⁸⁹")[n]) }

func lower(s string) string { return change(s, unicode.ToLower) }
func title(s string) string { return change(s, unicode.ToUpper) }

// change changes the first letter.
func change(s string, f func(rune) rune) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(f(r)) + s[n:]
}
