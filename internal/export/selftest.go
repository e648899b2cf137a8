package export

import (
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// bits are the words that a language of C's kind writes the rows of a self-test with.
type bits struct {
	table, suffix, function string // a table of words of 64 bits, a word, a function of a truth value
	float32, float64, int32 string // the number that a word has
	same32, same64, same    string // whether a number has the bits of a word
}

// rows prints for each function its rows, and a function that says whether it differs in row i.
func (b bits) rows(l *dialect.Language, cases []Case) string {
	var s strings.Builder
	for _, c := range cases {
		name := l.Name(dialect.Func, c.IR.Name)
		typ, _ := l.ResultType(c.IR)
		fmt.Fprintf(&s, "%s %s_rows[%d][%d] = {\n%s};\n\n", b.table, name, c.In[0].Len(), len(c.In)+len(c.Out), rows(c, "{", "}", b.suffix))
		fmt.Fprintf(&s, "%s %s_differs(int i)\n{\n\tconst %s r = %s(%s);\n\treturn !(%s);\n}\n\n", b.function, name,
			typ, name, strings.Join(b.arguments(l, c, name+"_rows[i][%d]"), ", "), strings.Join(b.comparisons(l, c, "r", name+"_rows[i][%d]"), " && "))
	}
	return s.String()
}

// arguments prints the operands of a function, made of words.
func (b bits) arguments(l *dialect.Language, c Case, word string) (args []string) {
	j := 0
	for _, g := range c.IR.In {
		var values []string
		for range g.N {
			form := map[ir.Type]string{ir.F32: b.float32, ir.F64: b.float64}[c.IR.Params[j].Type]
			if form == "" {
				form = b.int32
			}
			values = append(values, fmt.Sprintf(form, fmt.Sprintf(word, j)))
			j++
		}
		args = append(args, l.Build(g, values))
	}
	return args
}

// comparisons prints the comparisons of the results in a variable with words.
func (b bits) comparisons(l *dialect.Language, c Case, variable, word string) (list []string) {
	for i, part := range l.Parts(c.IR, variable) {
		form := map[ir.Type]string{ir.F32: b.same32, ir.F64: b.same64}[c.IR.Results[i].Type]
		if form == "" {
			form = b.same
		}
		list = append(list, fmt.Sprintf(form, part, fmt.Sprintf(word, len(c.In)+i)))
	}
	return list
}
