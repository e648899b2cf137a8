package export

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/emit/lines"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Shaders
//
// GLSL, HLSL and MSL are one language here, with other words. None of them promises a fused
// multiply-add, a quotient or a root that is rounded correctly, so the library's own take
// their place. A promise to compute sums and products as they are written is what each has
// in a form of its own: `precise` before a variable, which is why every operation that rounds
// has one, or a pragma. Where a driver does not keep it, the lowering switch of the text hides
// each rounded result: RN in the text is where that happens.
//
// What looks at a float's bits is made of integers: NaN tests, signs, exponents.

// shade is what the three differ in.
type shade struct {
	bits, float  string // functions: the bits of a float, and the float of bits
	words        string // in place of those of all
	suffix       string // of a float
	reserved     string
	let, rounded string
	head         string
	maker        func(name string, fields []dialect.Field) string // of a struct, where it has no constructor
	kernel       kernel
	construct    string // the format of one: its name and its values
	table        string // the format of a table: type, name, length, numbers
}

// printer returns the printer of a language.
func (d shade) printer() *dialect.Language {
	return &dialect.Language{
		Types:    map[ir.Type]string{ir.Bool: "bool", ir.I32: "int", ir.U32: "uint", ir.F32: "float", ir.F64: "double"},
		Words:    wordsShade + wordLookup + d.words,
		Reserved: shadeReserved + d.reserved,
		Name:     func(_ dialect.Kind, name string) string { return name },
		Number:   d.number,
		Let:      d.let,
		Rounded:  d.rounded,
		Param:    "%s %s",
		Head:     d.head,
		Unless:   "if (!%s) return %s;",
		Struct: func(name string, fields []dialect.Field) string {
			var s strings.Builder
			s.WriteString("struct " + name + " {\n")
			for _, f := range fields {
				fmt.Fprintf(&s, "\t%s %s;\n", f.Type, f.Name)
			}
			s.WriteString("};\n")
			if d.maker != nil {
				s.WriteString(d.maker(name, fields))
			}
			return s.String()
		},
		Make: func(name string, _ []dialect.Field, values []string) string {
			return fmt.Sprintf(d.construct, name, strings.Join(values, ", "))
		},
		Table: func(name, typ string, numbers []string) string {
			var rows []string
			for row := range slices.Chunk(numbers, 5) {
				for i, x := range row {
					row[i] = lines.Bare(x)
				}
				rows = append(rows, "\t"+strings.Join(row, ", "))
			}
			return fmt.Sprintf(d.table, typ, name, len(numbers), strings.Join(rows, ",\n"))
		},
	}
}

// number prints a constant. A float is the shortest decimal that is that float, also where
// a compiler reads it as a double first; what has none is its bits.
func (d shade) number(x float64, t ir.Type) string {
	switch {
	case t == ir.U32:
		return fmt.Sprintf("%#xu", uint32(x))
	case t == ir.I32 && int32(x) == math.MinInt32:
		return "(-2147483647 - 1)"
	case !t.Float():
		return dialect.Decimal(x, t)
	case t == ir.F32 && (x-x != 0 || x != 0 && math.Abs(x) < 0x1p-126 || x == 0 && math.Signbit(x)):
		return fmt.Sprintf("FLOAT(%#xu)", math.Float32bits(float32(x)))
	}
	s := dialect.Decimal(x, t)
	if t == ir.F32 && reread(s) != x {
		s = dialect.Decimal(x, ir.F64)
	}
	if s += d.suffix; x < 0 {
		s = "(" + s + ")"
	}
	return s
}

// reread returns the float32 of a decimal that is rounded to float64 first.
func reread(s string) float64 {
	var x float64
	fmt.Sscan(s, &x)
	return float64(float32(x))
}

// The words of shaders: RN, ZERO, BITS, FLOAT, IS_FINITE, IS_NAN and AT are of the preludes.
const wordsShade = `
	add        f32   RN(%s + %s)
	sub        f32   RN(%s - %s)
	subself    f32   RN(%s - RN(%s))
	mul        f32   RN(%s * %s)
	div        f32   @quotient(%s, %s)
	sqrt       f32   @root(%s)
	proderr    f32   @prodErrSplit(%s, %s, %s)
	zero       f32   ZERO
	neg        f32   (-%s)
	abs        f32   abs(%s)
	copysign   f32   FLOAT((BITS(%s) & 0x7fffffffu) | (BITS(%s) & 0x80000000u))
	trunc      f32   trunc(%s)
	floor      f32   floor(%s)
	splitter   f32   4097.0
	finite     f32   IS_FINITE(%s)
	signbit    f32   (BITS(%s) >= 0x80000000u)
	eqself     f32   (!IS_NAN(%[1]s))
	neself     f32   IS_NAN(%[1]s)
	exponent   f32   (int(BITS(%s) >> 23 & 255u) - 127)
	pow2       f32   FLOAT(uint(%s + 127) << 23)
	chop       f32   FLOAT(BITS(%s) >> {k} << {k})
	toint      f32   int(%s)
	tofloat    f32   float(%s)
	lt         f32,i32,u32   (%s < %s)
	le         f32,i32,u32   (%s <= %s)
	eq         f32,i32,u32   (%s == %s)
	ne         f32,i32,u32   (%s != %s)
	and        bool      (%s && %s)
	or         bool      (%s || %s)
	xor        bool      (%s != %s)
	not        bool      (!%s)
	select     f32,i32,u32,bool  (%s ? %s : %s)
	add        i32,u32   (%s + %s)
	sub        i32,u32   (%s - %s)
	mul        i32,u32   (%s * %s)
	neg        i32       (-%s)
	and        i32,u32   (%s & %s)
	or         i32,u32   (%s | %s)
	xor        i32,u32   (%s ^ %s)
	shl        i32,u32   (%s << {k})
	shr        i32,u32   (%s >> {k})
`

// wordLookup is that of the three whose tables may lie in a buffer.
const wordLookup = "\tlookup f32 AT(%s, %s)\n"

// Words of all three that a variable may not be named, and those of the preludes.
const shadeReserved = `made RN ZERO BITS FLOAT IS_FINITE IS_NAN AT abs trunc floor bool int uint float double half void const in out inout struct if else for while do
	switch case default return break continue true false discard static uniform buffer shared sampler precise
	sample texture input output `

// selfTested is what a file with a self-test begins with: that can try the lowering switch.
func (f *File) selfTested(zero string) string {
	if f.Rows == 0 {
		return ""
	}
	return zero + "#ifdef LIMB_HIDE // the self-test, with the lowering switch on\n#define LIMB_ZERO limb_zero\n#endif\n\n"
}

// offsets says where each table begins among the words of LIMB_TABLES, and what AT is.
func offsets(f *File, format string) string {
	if len(f.Program.Tables) == 0 {
		return ""
	}
	var s strings.Builder
	s.WriteString(`
// Tables are constants. Where a driver takes long over them (Mesa's lavapipe: half a minute),
// define LIMB_TABLES as an array of uint in a buffer, with the bits of all tables in order.
#ifdef LIMB_TABLES
`)
	at := 0
	for _, t := range f.Program.Tables {
		fmt.Fprintf(&s, format, t.Name, at)
		at += len(t.Data)
	}
	fmt.Fprintf(&s, "#define AT(table, i) FLOAT(LIMB_TABLES[table + (i)])\n#else\n#define AT(table, i) table[i]\n#endif\n")
	return s.String()
}

// undefined takes the words of a prelude back.
const undefined = "#undef RN\n#undef ZERO\n#undef BITS\n#undef FLOAT\n#undef IS_FINITE\n#undef IS_NAN\n#undef AT\n"

// tables returns the words of the tables of p, as LIMB_TABLES has them.
func tables(p *ir.Program) (words []uint32) {
	for _, t := range p.Tables {
		for _, x := range t.Data {
			words = append(words, math.Float32bits(float32(x)))
		}
	}
	return words
}

// maker is a function that makes a struct, the only way in HLSL. In GLSL it is there since
// glslang 12 dies of a constructor in a call whose result, another struct, is precise.
func maker(name string, fields []dialect.Field) string {
	var params, sets []string
	for _, f := range fields {
		params = append(params, f.Type+" "+f.Name)
		sets = append(sets, fmt.Sprintf("\tmade.%[1]s = %[1]s;\n", f.Name))
	}
	return fmt.Sprintf("\n%[1]s make_%[1]s(%[2]s)\n{\n\t%[1]s made;\n%[3]s\treturn made;\n}\n", name, strings.Join(params, ", "), strings.Join(sets, ""))
}
