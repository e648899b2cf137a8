package export

import (
	"fmt"
	"math"
	"strings"
	"unicode"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
)

// word returns the bits of a machine number.
func word(p plane.Plane, i int) uint64 {
	switch p.Elem {
	case kernels.F32:
		return uint64(math.Float32bits(p.F32()[i]))
	case kernels.F64:
		return math.Float64bits(p.F64()[i])
	}
	return uint64(uint32(p.I32()[i]))
}

// halves returns words of 32 bits: of a number of 64 bits two, the lower one first.
func halves(planes []plane.Plane, i int) (list []uint32) {
	for _, p := range planes {
		w := word(p, i)
		if list = append(list, uint32(w)); p.Elem == kernels.F64 {
			list = append(list, uint32(w>>32))
		}
	}
	return list
}

// wordsOf returns how many words of 32 bits a table has.
func wordsOf(t *ir.Table) int {
	if t.Type.Word() == ir.U64 {
		return 2 * len(t.Data)
	}
	return len(t.Data)
}

// Tables returns the words of 32 bits of all tables of a text, in the order of the text: what a
// buffer holds that they are read from. A float64 is two words, the lower one first.
func Tables(f File) (words []uint32, err error) {
	if _, err := f.load(); err != nil {
		return nil, err
	}
	for _, t := range f.Program.Tables {
		for _, x := range t.Data {
			switch w := ir.ToWord(t.Type.Word(), x); {
			case t.Type == ir.F32:
				words = append(words, math.Float32bits(float32(x)))
			case t.Type == ir.F64:
				w = math.Float64bits(x)
				words = append(words, uint32(w), uint32(w>>32))
			default:
				words = append(words, uint32(w))
			}
		}
	}
	return words, nil
}

// asWords says how shaders write a scalar that is made of words of 32 bits, two of them if it is
// a double, and the words of a scalar: of a double a vector of two.
type asWords struct{ from, to map[ir.Type]string }

// arguments prints the operands of a function, made of the words k, k+1, …
func (a asWords) arguments(l *dialect.Language, f *ir.Func, word func(k int) string) (args []string) {
	params, k := f.Params, 0
	for _, g := range f.In {
		var values []string
		for _, v := range params[:g.N] {
			list := []any{word(k)}
			if k++; v.Type == ir.F64 {
				list = append(list, word(k))
				k++
			}
			values = append(values, fmt.Sprintf(a.from[v.Type], list...))
		}
		params = params[g.N:]
		args = append(args, l.Build(g, values))
	}
	return args
}

// results prints the words of the result of a function that stands in a variable.
func (a asWords) results(l *dialect.Language, f *ir.Func, variable string) (words []string) {
	for i, part := range l.Parts(f, variable) {
		t := f.Results[i].Type
		if w := fmt.Sprintf(a.to[t], part); t == ir.F64 {
			words = append(words, w+".x", w+".y")
		} else {
			words = append(words, w)
		}
	}
	return words
}

// differ prints whether the results of a function in a variable have other bits than the words k,
// k+1, …, one condition for each. Every NaN is the same.
func (a asWords) differ(l *dialect.Language, c Case, variable string, word func(k int) string) (list []string) {
	got := a.results(l, c.Text, variable)
	at := 0
	for _, r := range c.IR.Results {
		switch r.Type {
		case ir.F32:
			list = append(list, fmt.Sprintf("limb_differ(%s, %s)", got[at], word(at)))
		case ir.F64:
			list = append(list, fmt.Sprintf("limb_differ64(%s, %s, %s, %s)", got[at], got[at+1], word(at), word(at+1)))
			at++
		default:
			list = append(list, fmt.Sprintf("%s != %s", got[at], word(at)))
		}
		at++
	}
	return list
}

// snake writes a name as C and Rust have them: dd_mul_float for DD_MulFloat.
func snake(name string) string {
	var parts []string
	for part := range strings.SplitSeq(strings.ReplaceAll(name, "NaN", "Nan"), "_") {
		if strings.ToUpper(part) == part { // DD, CQF
			parts = append(parts, strings.ToLower(part))
			continue
		}
		var s strings.Builder
		for i, r := range part {
			if unicode.IsUpper(r) && i > 0 && !unicode.IsUpper(rune(part[i-1])) {
				s.WriteByte('_')
			}
			s.WriteRune(unicode.ToLower(r))
		}
		parts = append(parts, s.String())
	}
	return strings.Join(parts, "_")
}

// snakeOf is snake with a _ behind functions that users do not call: some differ from others
// in the case of a letter alone, QD_pair from QD_Pair.
func snakeOf(kind dialect.Kind, name string) string {
	last := name[strings.LastIndexByte(name, '_')+1:]
	if name = snake(name); kind == dialect.Func && unicode.IsLower(rune(last[0])) {
		name += "_"
	}
	return name
}

// inTable prints a number of a table as a decimal, which is a subnormal one where it is printed
// by its bits: there no function is called, neither in GLSL nor, in Firefox, in WGSL.
func inTable(number, suffix string) string {
	var bits uint32
	if n, _ := fmt.Sscanf(number, "FLOAT(%vu)", &bits); n == 0 {
		return number
	}
	x := float64(math.Float32frombits(bits))
	s := dialect.Decimal(x, ir.F32)
	if reread(s) != x {
		s = dialect.Decimal(x, ir.F64)
	}
	if s += suffix; x < 0 {
		s = "(" + s + ")"
	}
	return s
}

// columns prints numbers, each with a comma behind it, in lines of some width.
func columns(numbers []string) string {
	var s strings.Builder
	line := "\t"
	for i, x := range numbers {
		if line += x + ","; len(line) > 88 || i == len(numbers)-1 {
			s.WriteString(line + "\n")
			line = "\t"
		} else {
			line += " "
		}
	}
	return s.String()
}

// rows prints the rows of a case as lists of hexadecimal words in brackets, a row a line.
func rows(c Case, before, after, suffix string) string {
	var s strings.Builder
	for i := range c.In[0].Len() {
		in, out := c.Words(i)
		s.WriteString("\t" + before)
		for j, w := range append(in, out...) {
			if j > 0 {
				s.WriteString(", ")
			}
			fmt.Fprintf(&s, "%#x%s", w, suffix)
		}
		s.WriteString(after + ",\n")
	}
	return s.String()
}
