package export

import (
	"fmt"
	"math"
	"strings"
	"unicode"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
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
