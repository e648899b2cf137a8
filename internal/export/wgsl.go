package export

import (
	_ "embed"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/check/operand"
	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
)

//go:embed prelude.wgsl
var preludeWGSL string

var wgsl = &Language{
	Name:     "wgsl",
	Title:    "WGSL",
	Ext:      ".wgsl",
	Start:    "paste it into a shader, and bind 16 bytes of zeros to limb_zero",
	Single:   true,
	StandIns: []string{"f32.prodErrSplit", "f32.quotient", "f32.root"},
	Printer:  printerWGSL,
	Prelude:  func(*File) string { return preludeWGSL },
	SelfTest: selfTestWGSL,
	Domain:   operand.Flushed,
}

var printerWGSL = &dialect.Language{
	Types: map[ir.Type]string{ir.Bool: "bool", ir.I32: "i32", ir.U32: "u32", ir.F32: "f32"},
	Words: wordsShade + wordsWGSL,
	Reserved: `alias break case const const_assert continue continuing default diagnostic discard else enable false fn for if let loop
		override requires return struct switch true var while NULL Self abstract active alignas alignof as asm async attribute auto await
		become cast catch class common compile concept constexpr crate debugger delete demote do enum explicit export extends extern
		external filter final finally friend from get goto handle highp impl implements import inline instanceof layout lowp macro match
		mediump meta mod module move mut mutable namespace new nil noexcept noinline null of operator partial pass patch precise precision
		priv protected pub public readonly ref register require resource restrict self set shared sizeof smooth snorm static std subroutine
		super target template this throw trait try typename typeof union unless unorm unsafe use using varying virtual volatile wgsl where
		with yield writeonly array atomic bitcast bool f16 f32 i32 u32 vec2 vec3 vec4 ptr trunc floor select RN ZERO BITS FLOAT IS_NAN IS_FINITE`,
	Name:   func(_ dialect.Kind, name string) string { return name },
	Number: numberWGSL,
	Let:    "let %[2]s: %[1]s = %[3]s;",
	Param:  "%[2]s: %[1]s",
	Head:   "fn %[2]s(%[3]s) -> %[1]s {",
	Unless: "if (!%s) { return %s; }",
	Struct: func(name string, fields []dialect.Field) string {
		var list []string
		for _, f := range fields {
			list = append(list, f.Name+": "+f.Type)
		}
		return "struct " + name + " { " + strings.Join(list, ", ") + " }\n"
	},
	Make: func(name string, _ []dialect.Field, values []string) string {
		return name + "(" + strings.Join(values, ", ") + ")"
	},
	Table: func(name, typ string, numbers []string) string {
		return fmt.Sprintf("const %s = array<%s, %d>(\n%s);\n", name, typ, len(numbers), rowsOf(numbers))
	},
}

// rowsOf prints numbers, some in a line.
func rowsOf(numbers []string) string {
	var s strings.Builder
	for row := range slices.Chunk(numbers, 8) {
		s.WriteString("\t" + strings.Join(row, ", ") + ",\n")
	}
	return s.String()
}

// numberWGSL prints a constant. What a constant of WGSL may not be, or a device may flush, is
// made of bits with a zero that the compiler does not know.
func numberWGSL(x float64, t ir.Type) string {
	bits := math.Float32bits(float32(x))
	switch {
	case t == ir.Bool:
		return fmt.Sprint(x != 0)
	case t == ir.U32:
		return fmt.Sprintf("%#xu", uint32(x))
	case t == ir.I32 && x == math.MinInt32:
		return "i32(-2147483648)"
	case t == ir.I32:
		return fmt.Sprintf("%di", int(x))
	case bits>>23&0xff == 0xff || bits>>23&0xff == 0 && bits != 0:
		return fmt.Sprintf("FLOAT(%#xu)", bits)
	}
	s := strings.TrimSuffix(dialect.Decimal(x, t), ".0") + "f"
	if x < 0 {
		s = "(" + s + ")"
	}
	return s
}

// wordsWGSL differ from those of other shaders.
const wordsWGSL = `
	zero       f32   ZERO()
	neg        f32   FLOAT(BITS(%s) ^ 0x80000000u)
	abs        f32   FLOAT(BITS(%s) & 0x7fffffffu)
	splitter   f32   4097f
	exponent   f32   (i32((BITS(%s) >> 23u) & 255u) - 127i)
	pow2       f32   FLOAT(u32(%s + 127i) << 23u)
	chop       f32   FLOAT((BITS(%s) >> {k}u) << {k}u)
	toint      f32   i32(%s)
	tofloat    f32   f32(%s)
	ne         f32       (!(%s == %s))
	and        bool      (%s & %s)
	or         bool      (%s | %s)
	select     f32,i32,u32,bool  select(%[3]s, %[2]s, %[1]s)
	neg        i32       (0i - %s)
	shl        i32,u32   (%s << {k}u)
	shr        i32,u32   (%s >> {k}u)
`

// selfTestWGSL prints a kernel that counts rows which differ.
func selfTestWGSL(f *File, cases []Case) string {
	var s, calls strings.Builder
	fmt.Fprintf(&s, `// The self-test: run limb_selftest in one work-group, with %d bytes of zeros at limb_wrong. Then
// limb_wrong[0] is the number of rows that were compared, and behind it stands for each
// function how many of its rows differ from what they must be:
//
`, 4*(len(cases)+1))
	for i, c := range cases {
		fmt.Fprintf(&s, "//   %d  %s\n", i+1, c.IR.Name)
	}
	fmt.Fprintf(&s, `//
// All operands and results are well above the subnormal numbers, which many devices take for 0.
@group(0) @binding(1) var<storage, read_write> limb_wrong: array<atomic<u32>, %d>;

fn limb_same(a: u32, b: u32) -> bool {
	return a == b || ((a & 0x7fffffffu) > 0x7f800000u && (b & 0x7fffffffu) > 0x7f800000u);
}

`, len(cases)+1)
	for k, c := range cases {
		name, n, width := c.IR.Name, c.In[0].Len(), len(c.In)+len(c.Out)
		var numbers []string
		for i := range n {
			in, out := c.Words(i)
			for _, w := range append(in, out...) {
				numbers = append(numbers, fmt.Sprintf("%#xu", uint32(w)))
			}
		}
		fmt.Fprintf(&s, "const %s_rows = array<u32, %d>(\n%s);\n\n", name, len(numbers), rowsOf(numbers))
		at := func(j int) string { return fmt.Sprintf("%s_rows[i + %du]", name, j) }
		var args, same []string
		j := 0
		for _, g := range c.IR.In {
			var values []string
			for range g.N {
				values = append(values, fromWordWGSL(c.IR.Params[j].Type, at(j)))
				j++
			}
			args = append(args, printerWGSL.Build(g, values))
		}
		for i, part := range printerWGSL.Parts(c.IR, "r") {
			switch c.IR.Results[i].Type {
			case ir.F32:
				part = "BITS(" + part + ")"
			default:
				part = "u32(" + part + ")"
			}
			same = append(same, fmt.Sprintf("limb_same(%s, %s)", part, at(j+i)))
		}
		fmt.Fprintf(&s, "fn %s_row(i: u32) -> bool {\n\tlet r = %s(%s);\n\treturn %s;\n}\n\n", name, name, strings.Join(args, ", "), strings.Join(same, " && "))
		fmt.Fprintf(&calls, "\tfor (var i = thread; i < %du; i += 64u) {\n\t\tatomicAdd(&limb_wrong[0], 1u);\n\t\tif (!%s_row(%du * i)) { atomicAdd(&limb_wrong[%d], 1u); }\n\t}\n", n, name, width, k+1)
	}
	return s.String() + "@compute @workgroup_size(64)\nfn limb_selftest(@builtin(local_invocation_index) thread: u32) {\n" + calls.String() + "}\n"
}

// fromWordWGSL prints the number that a word of the self-test has.
func fromWordWGSL(t ir.Type, word string) string {
	switch t {
	case ir.F32:
		return "FLOAT(" + word + ")"
	case ir.Bool:
		return "(" + word + " != 0u)"
	}
	return "i32(" + word + ")"
}
