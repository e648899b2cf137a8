package export

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
)

// frame is what the self-tests of shaders differ in.
type frame struct {
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
		in := len(halves(c.In, 0))
		var fields []dialect.Field
		for j := range in + len(halves(c.Out, 0)) {
			fields = append(fields, dialect.Field{Type: "uint", Name: "w" + strconv.Itoa(j)})
		}
		fmt.Fprintf(&s, "%s\n%s%s_row %s_at(uint i)\n{\n\t%s_row w = %s;\n", l.Printer.Struct(name+"_row", fields), d.frame.inline, name, name, name,
			l.Printer.Make(name+"_row", fields, slices.Repeat([]string{"0u"}, len(fields))))
		for i := range n {
			var words []string
			for _, w := range append(halves(c.In, i), halves(c.Out, i)...) {
				words = append(words, fmt.Sprintf("%#08xu", w))
			}
			fmt.Fprintf(&s, "\tif (i == %du) w = %s;\n", i, l.Printer.Make(name+"_row", fields, words))
		}
		s.WriteString("\treturn w;\n}\n")
		args := d.asWords.arguments(l.Printer, c.Text, func(k int) string { return "w." + fields[k].Name })
		differ := d.asWords.differ(l.Printer, c, "r", func(k int) string { return "w." + fields[in+k].Name })
		typ, _ := l.Printer.ResultType(c.Text)
		fmt.Fprintf(&s, "\n%[1]sbool %[2]s_differs(uint i)\n{\n\t%[2]s_row w = %[2]s_at(i);\n\t%[3]s r = %[2]s(%[4]s);\n\treturn %[5]s;\n}\n\n", d.frame.inline, name, typ, strings.Join(args, ", "), strings.Join(differ, " || "))
		fmt.Fprintf(&body, "\n\trows = 0u; bad = 0u; first = 0u;\n\tfor (uint i = limb_result[0]; i < %du; i++) {\n\t\tif (%s_differs(i)) {\n\t\t\tif (bad == 0u) first = i;\n\t\t\tbad++;\n\t\t}\n\t\trows++;\n\t}\n", n, name)
		fmt.Fprintf(&body, "\tlimb_result[%d] = rows;\n\tlimb_result[%d] = bad;\n\tlimb_result[%d] = first;\n", 3*k+1, 3*k+2, 3*k+3)
	}
	return `// The self-test compares the functions with the bits that they must give. Its kernel is run by
// one thread, on a buffer of ` + fmt.Sprint(3*len(cases)+1) + ` words. Before it word 0 is 0; after it three words for each
// function say how many rows were compared, how many of them differ, and the first that does:
//
` + list.String() + `//
// All operands and results are well above the subnormal numbers, which many devices take for 0.

` + differShade(d.frame.inline) + `
` + d.frame.inline + `bool limb_differ64(uint a, uint high_a, uint b, uint high_b)
{
	bool nans = (high_a & 0x7fffffffu) + uint(a != 0u) > 0x7ff00000u && (high_b & 0x7fffffffu) + uint(b != 0u) > 0x7ff00000u;
	return !nans && (a != b || high_a != high_b);
}

` + s.String() + d.frame.open + "\tuint rows, bad, first;\n" + body.String() + "}\n\n"
}

// differShade prints what compares words of float32; every NaN counts as the same.
func differShade(inline string) string {
	return inline + `bool limb_differ(uint a, uint b)
{
	return a != b && !((a & 0x7fffffffu) > 0x7f800000u && (b & 0x7fffffffu) > 0x7f800000u);
}
`
}
