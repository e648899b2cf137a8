package export

import (
	_ "embed"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/operand"
)

//go:embed prelude.wgsl
var preludeWGSL string

var wgsl = &Language{
	Name:     "wgsl",
	Title:    "WGSL",
	Ext:      ".wgsl",
	Start:    "paste it into a shader, and bind 16 bytes of zeros to limb_zero (--zero has other ways)",
	Single:   true,
	StandIns: standIns,
	Printer:  printerWGSL,
	Prelude: func(f *File) string {
		s := f.zeroWGSL().Replace(preludeWGSL)
		if f.Uses(ir.F64) {
			s += integersWGSL
		}
		if f.Buffer {
			s += "\n// Tables are in a buffer, with the words that limb export --tables writes.\n@group(0) @binding(997) var<storage, read> limb_tables: array<u32>;\n"
			at := 0
			for _, t := range f.Program.Tables {
				s += fmt.Sprintf("const %s = %di;\n", t.Name, at)
				at += wordsOf(t)
			}
		}
		return s
	},
	Buffered: func() *dialect.Language {
		l := *printerWGSL
		l.Words += "\n\tlookup f32 FLOAT(limb_tables[%s + %s])\n\tlookup u32 limb_tables[%s + %s]\n"
		return &l
	}(),
	SelfTest: selfTestWGSL,
	Domain:   operand.Flushed,
}

var printerWGSL = &dialect.Language{
	Types: map[ir.Type]string{ir.Bool: "bool", ir.I32: "i32", ir.U32: "u32", ir.F32: "f32", ir.U64: "vec2<u32>"},
	Words: wordsShade + wordsWGSL,
	Reserved: `alias break case const const_assert continue continuing default diagnostic discard else enable false fn for if let loop
		override requires return struct switch true var while NULL Self abstract active alignas alignof as asm async attribute auto await
		become cast catch class common compile concept constexpr crate debugger delete demote do enum explicit export extends extern
		external filter final finally friend from get goto handle highp impl implements import inline instanceof layout lowp macro match
		mediump meta mod module move mut mutable namespace new nil noexcept noinline null of operator partial pass patch precise precision
		priv protected pub public readonly ref register require resource restrict self set shared sizeof smooth snorm static std subroutine
		super target template this throw trait try typename typeof union unless unorm unsafe use using varying virtual volatile wgsl where
		with yield writeonly array atomic bitcast bool f16 f32 i32 u32 vec2 vec3 vec4 ptr trunc floor select RN ZERO BITS FLOAT IS_NAN IS_FINITE limb_hidden`,
	Name:   func(_ dialect.Kind, name string) string { return name },
	Number: numberWGSL,
	Let:    "let %[2]s: %[1]s = %[3]s;",
	Repeat: "var %[2]s: %[1]s = %[3]s;\n\twhile (%[4]s) { %[2]s = %[5]s; }",
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
		for i, x := range numbers {
			numbers[i] = inTable(x, "f")
		}
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
	clz        u32       countLeadingZeros(%s)
	bitcast    i32       u32(%s)
	bitcast    u32       i32(%s)
`

// integersWGSL is what float64 made of integers calls.
const integersWGSL = `
// Numbers of float64 are pairs of words here, the lower one first, and computed with as integers.
// As an array of float64 in memory is one of such pairs, so is one of DD one of four words each.
fn limb_mul_hi(a: u32, b: u32) -> u32 {
	let low = (a & 65535u) * (b & 65535u);
	let x = (a >> 16u) * (b & 65535u) + (low >> 16u);
	let y = (a & 65535u) * (b >> 16u) + (x & 65535u);
	return (a >> 16u) * (b >> 16u) + (x >> 16u) + (y >> 16u);
}

// limb_widen returns x, and limb_narrow the f32 that is nearest to a number. Both take what is
// below 2^-126 for 0.
fn limb_widen(x: f32) -> vec2<u32> {
	let w = BITS(x);
	let m = w & 0x7fffffffu;
	let high = (m >> 3u) + select(0x70000000u, 0x38000000u, m < 0x7f800000u);
	return vec2<u32>(select(m << 29u, 0u, m < 0x00800000u), (w ^ m) | select(high, 0u, m < 0x00800000u));
}

fn limb_narrow(w: vec2<u32>) -> f32 {
	let m = w.y & 0x7fffffffu;
	let rest = w.x << 3u;
	let cut = ((m - 0x38000000u) << 3u) | (w.x >> 29u);
	let q = cut + select(0u, 1u, (rest | (cut & 1u)) > 0x80000000u);
	let special = select(0x7f800000u, 0x7fc00000u, m + u32(w.x != 0u) > 0x7ff00000u);
	return FLOAT((w.y ^ m) | select(select(special, q, m < 0x47f00000u), 0u, m < 0x38100000u));
}
`

var wordsOfWGSL = asWords{
	from: map[ir.Type]string{ir.F32: "FLOAT(%s)", ir.I32: "i32(%s)", ir.U32: "%s", ir.Bool: "(%s != 0u)"},
	to:   map[ir.Type]string{ir.F32: "BITS(%s)", ir.I32: "u32(%s)", ir.U32: "%s", ir.Bool: "u32(%s)"},
}

// differsWGSL prints the function that says whether a function differs in the row that begins at word i.
func differsWGSL(l *dialect.Language, c Case) string {
	name, in := c.IR.Name, len(halves(c.In, 0))
	at := func(j int) string { return fmt.Sprintf("%s_rows[i + %du]", name, j) }
	args := wordsOfWGSL.arguments(l, c.Text, at)
	differ := wordsOfWGSL.differ(l, c, "r", func(k int) string { return at(in + k) })
	return fmt.Sprintf("fn %s_differs(i: u32) -> bool {\n\tlet r = %s(%s);\n\treturn %s;\n}\n", name, name, strings.Join(args, ", "), strings.Join(differ, " || "))
}

// zeroWGSL fills in where the zero of the prelude is.
func (f *File) zeroWGSL() *strings.Replacer {
	about, declared, word := `// limb_zero, a uniform of 16 bytes that must hold zeros. Its binding is one that hardly anything
// uses; change it to what your layout has, or ask limb export for --zero.`, "@group(0) @binding(999) var<uniform> limb_zero: vec4<u32>;", "limb_zero.x"
	switch f.Zero {
	case "":
	case PrivateZero:
		about = `// limb_zero, which each entry point sets at its start, to a word that is 0: one of a buffer, which
// a compiler does not know, and no constant. As long as it is not set it is not 0.`
		declared, word = "var<private> limb_zero: u32 = 1u;", "limb_zero"
	default:
		about, declared, word = "// "+f.Zero+", a u32 of your program: one of a buffer, and no constant.", "", f.Zero
	}
	if declared != "" {
		declared += "\n"
	}
	return strings.NewReplacer("@about", about, "@declared\n", declared, "@word", word)
}

// differWGSL compares words of numbers; every NaN counts as the same.
const differWGSL = `fn limb_differ(a: u32, b: u32) -> bool {
	return a != b && !((a & 0x7fffffffu) > 0x7f800000u && (b & 0x7fffffffu) > 0x7f800000u);
}
fn limb_differ64(a: u32, high_a: u32, b: u32, high_b: u32) -> bool {
	let nans = (high_a & 0x7fffffffu) + u32(a != 0u) > 0x7ff00000u && (high_b & 0x7fffffffu) + u32(b != 0u) > 0x7ff00000u;
	return !nans && (a != b || high_a != high_b);
}
`

// selfTestWGSL prints a kernel that counts rows which differ.
func selfTestWGSL(f *File, cases []Case) string {
	var s, calls strings.Builder
	words, first := len(cases)+1, "thread + limb_zero.y; // so that an automatic layout has limb_zero, whatever the functions need"
	switch f.Zero {
	case "":
	case PrivateZero: // the last word stays 0, which the compiler does not know
		words, first = words+1, fmt.Sprintf("thread;\n\tlimb_zero = atomicLoad(&limb_wrong[%d]);", words)
	default:
		first = "thread;"
	}
	fmt.Fprintf(&s, `// The self-test: run limb_selftest in one work-group, with %d bytes of zeros at limb_wrong. Then
// limb_wrong[0] is the number of rows that were compared, and behind it stands for each
// function how many of its rows differ from what they must be:
//
`, 4*words)
	for i, c := range cases {
		fmt.Fprintf(&s, "//   %d  %s\n", i+1, c.IR.Name)
	}
	fmt.Fprintf(&s, `//
// All operands and results are well above the subnormal numbers, which many devices take for 0.
@group(0) @binding(998) var<storage, read_write> limb_wrong: array<atomic<u32>, %d>;

%s
`, words, differWGSL)
	for k, c := range cases {
		name, n := c.IR.Name, c.In[0].Len()
		var numbers []string
		for i := range n {
			for _, w := range append(halves(c.In, i), halves(c.Out, i)...) {
				numbers = append(numbers, fmt.Sprintf("%#xu", w))
			}
		}
		fmt.Fprintf(&s, "const %s_rows = array<u32, %d>(\n%s);\n\n", name, len(numbers), rowsOf(numbers))
		s.WriteString(differsWGSL(f.printer(), c) + "\n")
		fmt.Fprintf(&calls, "\tfor (var i = first; i < %du; i += 64u) {\n\t\tatomicAdd(&limb_wrong[0], 1u);\n\t\tif (%s_differs(%du * i)) { atomicAdd(&limb_wrong[%d], 1u); }\n\t}\n", n, name, len(numbers)/n, k+1)
	}
	return s.String() + "@compute @workgroup_size(64)\nfn limb_selftest(@builtin(local_invocation_index) thread: u32) {\n" +
		"\tlet first = " + first + "\n" + calls.String() + "}\n"
}
