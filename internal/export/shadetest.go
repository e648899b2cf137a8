package export

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// kernel is what the self-tests of shaders differ in.
type kernel struct {
	open   string // the kernel, up to its statements; limb_result is an array of words
	inline string // before a function
}

// selfTest prints a kernel that compares functions with the bits of plain Go. One thread goes
// through all rows: from a row on that it is told, so that a compiler cannot compute them.
func (d *shade) selfTest(l *Language, cases []Case) string {
	var s, list, body strings.Builder
	for k, c := range cases {
		name, n := c.IR.Name, c.In[0].Len()
		fmt.Fprintf(&list, "//   %d to %d  %s\n", 3*k+1, 3*k+3, name)
		var fields []dialect.Field
		for j := range len(c.In) + len(c.Out) {
			fields = append(fields, dialect.Field{Type: "uint", Name: "w" + strconv.Itoa(j)})
		}
		fmt.Fprintf(&s, "%s\n%s%s_row %s_at(uint i)\n{\n\t%s_row w = %s;\n", l.Printer.Struct(name+"_row", fields), d.kernel.inline, name, name, name,
			l.Printer.Make(name+"_row", fields, slices.Repeat([]string{"0u"}, len(fields))))
		for i := range n {
			var words []string
			for _, p := range slices.Concat(c.In, c.Out) {
				words = append(words, fmt.Sprintf("%#08xu", word(p, i)))
			}
			fmt.Fprintf(&s, "\tif (i == %du) w = %s;\n", i, l.Printer.Make(name+"_row", fields, words))
		}
		s.WriteString("\treturn w;\n}\n")
		var args []string
		j := 0
		for _, g := range c.IR.In {
			var values []string
			for range g.N {
				values = append(values, d.fromWord(c.IR.Params[j].Type, "w."+fields[j].Name))
				j++
			}
			args = append(args, l.Printer.Build(g, values))
		}
		var same []string
		for i, part := range l.Printer.Parts(c.IR, "r") {
			same = append(same, fmt.Sprintf("limb_differ(%s, w.%s)", d.toWord(c.IR.Results[i].Type, part), fields[j+i].Name))
		}
		typ, _ := l.Printer.ResultType(c.IR)
		fmt.Fprintf(&s, "\n%[1]sbool %[2]s_differs(uint i)\n{\n\t%[2]s_row w = %[2]s_at(i);\n\t%[3]s r = %[2]s(%[4]s);\n\treturn %[5]s;\n}\n\n", d.kernel.inline, name, typ, strings.Join(args, ", "), strings.Join(same, " || "))
		fmt.Fprintf(&body, "\n\trows = 0u; bad = 0u; first = 0u;\n\tfor (uint i = limb_result[0]; i < %du; i++) {\n\t\tif (%s_differs(i)) {\n\t\t\tif (bad == 0u) first = i;\n\t\t\tbad++;\n\t\t}\n\t\trows++;\n\t}\n", n, name)
		fmt.Fprintf(&body, "\tlimb_result[%d] = rows;\n\tlimb_result[%d] = bad;\n\tlimb_result[%d] = first;\n", 3*k+1, 3*k+2, 3*k+3)
	}
	return `// The self-test compares the functions with the bits that they must give. Its kernel is run by
// one thread, on a buffer of ` + fmt.Sprint(3*len(cases)+1) + ` words. Before it word 0 is 0; after it three words for each
// function say how many rows were compared, how many of them differ, and the first that does:
//
` + list.String() + `//
// All operands and results are well above the subnormal numbers, which many devices take for 0.

` + d.kernel.inline + `bool limb_differ(uint a, uint b)
{
	return a != b && !((a & 0x7fffffffu) > 0x7f800000u && (b & 0x7fffffffu) > 0x7f800000u);
}

` + s.String() + d.kernel.open + "\tuint rows, bad, first;\n" + body.String() + "}\n\n"
}

// fromWord prints the scalar that a word has, and toWord the word of a scalar.
func (d *shade) fromWord(t ir.Type, word string) string {
	switch t {
	case ir.F32:
		return d.float + "(" + word + ")"
	case ir.Bool:
		return "(" + word + " != 0u)"
	}
	return "int(" + word + ")"
}

func (d *shade) toWord(t ir.Type, scalar string) string {
	if t == ir.F32 {
		return d.bits + "(" + scalar + ")"
	}
	return "uint(" + scalar + ")"
}
