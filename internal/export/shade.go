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
// their place. Two have float64; where it is missing, or a device has none, a float64 is a vector
// of two words, and its operations are made of integers. A promise to compute sums and products as they are written is what each has
// in a form of its own: `precise` before a variable, which is why every operation that rounds
// has one, or a pragma. Where a driver does not keep it, the lowering switch of the text hides
// each rounded result: RN in the text is where that happens.
//
// What looks at a float's bits is made of integers: NaN tests, signs, exponents.

// shade is what the three differ in.
type shade struct {
	asWords      asWords
	words        string // in place of those of all, and tables
	pair         string // the type of two words
	suffix       string // of a float
	suffix64     string // of a double
	reserved     string
	let, rounded string
	head         string
	maker        func(name string, fields []dialect.Field) string // of a struct, where it has no constructor
	frame        frame
	construct    string // the format of one: its name and its values
	table        string // the format of a table: type, name, length, numbers
}

// printer returns the printer of a language.
func (d shade) printer() *dialect.Language {
	return &dialect.Language{
		Types:    map[ir.Type]string{ir.Bool: "bool", ir.I32: "int", ir.U32: "uint", ir.F32: "float", ir.F64: "double", ir.U64: d.pair},
		Words:    wordsShade + d.words,
		Reserved: shadeReserved + d.reserved,
		Name:     func(_ dialect.Kind, name string) string { return name },
		Number:   d.number,
		Let:      d.let,
		Rounded:  d.rounded,
		Repeat:   "%[1]s %[2]s = %[3]s;\n\twhile (%[4]s) %[2]s = %[5]s;",
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
			form := d.construct
			if name == d.pair {
				form = "%s(%s)"
			}
			return fmt.Sprintf(form, name, strings.Join(values, ", "))
		},
		Table: func(name, typ string, numbers []string) string {
			var rows []string
			for row := range slices.Chunk(numbers, 5) {
				for i, x := range row {
					row[i] = lines.Bare(inTable(x, d.suffix))
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
	case t == ir.Bool:
		return fmt.Sprint(x != 0) // GLSL takes no number for it
	case t == ir.U32:
		return fmt.Sprintf("%#xu", uint32(x))
	case t == ir.I32 && int32(x) == math.MinInt32:
		return "(-2147483647 - 1)"
	case !t.Float():
		return dialect.Decimal(x, t)
	case t == ir.F32 && (x-x != 0 || x != 0 && math.Abs(x) < 0x1p-126 || x == 0 && math.Signbit(x)):
		return fmt.Sprintf("FLOAT(%#xu)", math.Float32bits(float32(x)))
	case t == ir.F64 && (x-x != 0 || x != 0 && math.Abs(x) < 0x1p-1022 || x == 0 && math.Signbit(x)):
		w := math.Float64bits(x)
		return fmt.Sprintf("FLOAT64(%s(%#xu, %#xu))", d.pair, uint32(w), uint32(w>>32))
	}
	s, suffix := dialect.Decimal(x, t), d.suffix64
	if t == ir.F32 {
		suffix = d.suffix
		if reread(s) != x {
			s = dialect.Decimal(x, ir.F64)
		}
	}
	if s += suffix; x < 0 {
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
	div        f32,f64   @quotient(%s, %s)
	sqrt       f32,f64   @root(%s)
	proderr    f32,f64   @prodErrSplit(%s, %s, %s)
	zero       f32   ZERO
	neg        f32,f64   (-%s)
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
	toint      f32,f64   int(%s)
	tofloat    f32   float(%s)
	lt         f32,f64,i32,u32   (%s < %s)
	le         f32,f64,i32,u32   (%s <= %s)
	eq         f32,f64,i32,u32   (%s == %s)
	ne         f32,f64,i32,u32   (%s != %s)
	and        bool      (%s && %s)
	or         bool      (%s || %s)
	xor        bool      (%s != %s)
	not        bool      (!%s)
	select     f32,f64,i32,u32,bool  (%s ? %s : %s)
	add        i32,u32   (%s + %s)
	sub        i32,u32   (%s - %s)
	mul        i32,u32   (%s * %s)
	neg        i32       (-%s)
	and        i32,u32   (%s & %s)
	or         i32,u32   (%s | %s)
	xor        i32,u32   (%s ^ %s)
	shl        i32,u32   (%s << {k})
	shr        i32,u32   (%s >> {k})
	shlby      u32       (%s << %s)
	shrby      u32       (%s >> %s)
	mulhi      u32       limb_mul_hi(%s, %s)
	bitcast    i32       uint(%s)
	bitcast    u32       int(%s)
`

// wordsDouble are those of the two that have float64: RN64, ZERO64, BITS64, FLOAT64, IS_FINITE64
// and IS_NAN64 are of the preludes.
const wordsDouble = `
	add        f64   RN64(%s + %s)
	sub        f64   RN64(%s - %s)
	subself    f64   RN64(%s - RN64(%s))
	mul        f64   RN64(%s * %s)
	zero       f64   ZERO64
	abs        f64   limb_masked64(%s, 0xffffffffu, 0x7fffffffu)
	copysign   f64   limb_copysign64(%s, %s)
	trunc      f64   limb_trunc64(%s)
	floor      f64   limb_floor64(%s)
	finite     f64   IS_FINITE64(%s)
	signbit    f64   (BITS64(%s).y >= 0x80000000u)
	eqself     f64   (!IS_NAN64(%[1]s))
	neself     f64   IS_NAN64(%[1]s)
	exponent   f64   (int(BITS64(%s).y >> 20 & 2047u) - 1023)
	chop       f64   limb_chop64(%s, {k}u)
	tofloat    f64   double(%s)
	lookup     f32   AT(%s, %s)
	lookup     f64   AT64(%s, %s)
	lookup     u32   AT_WORD(%s, %s)
`

// integersShade is what float64 made of integers calls, and what makes one of a float and back; @
// stands for what is before a function, and for the type of two words.
const integersShade = `
// Numbers of float64 are pairs of words here, the lower one first, and computed with as integers.
// As an array of double in memory is one of such pairs, so is one of DD one of four words each.
@uint limb_mul_hi(uint a, uint b)
{
	uint low = (a & 65535u) * (b & 65535u);
	uint x = (a >> 16) * (b & 65535u) + (low >> 16);
	uint y = (a & 65535u) * (b >> 16) + (x & 65535u);
	return (a >> 16) * (b >> 16) + (x >> 16) + (y >> 16);
}

// limb_widen returns x, and limb_narrow the float that is nearest to a number. Both take what is
// below 2^-126 for 0.
@PAIR limb_widen(float x)
{
	uint w = BITS(x);
	uint m = w & 0x7fffffffu;
	uint high = m < 0x00800000u ? 0u : (m >> 3) + (m < 0x7f800000u ? 0x38000000u : 0x70000000u);
	return PAIR(m < 0x00800000u ? 0u : m << 29, (w ^ m) | high);
}

@float limb_narrow(PAIR w)
{
	uint m = w.y & 0x7fffffffu;
	uint rest = w.x << 3;
	uint q = ((m - 0x38000000u) << 3) | (w.x >> 29);
	q += (rest | (q & 1u)) > 0x80000000u ? 1u : 0u;
	q = m < 0x38100000u ? 0u : m < 0x47f00000u ? q : m + uint(w.x != 0u) > 0x7ff00000u ? 0x7fc00000u : 0x7f800000u;
	return FLOAT(q | (w.y ^ m));
}
`

// Words of all three that a variable may not be named, and those of the preludes.
const shadeReserved = `made LIMB_NAN RN ZERO BITS FLOAT IS_FINITE IS_NAN AT RN64 ZERO64 BITS64 FLOAT64 IS_FINITE64 IS_NAN64 AT64 AT_WORD abs trunc floor bool int uint float double half void const in out inout struct if else for while do
	switch case default return break continue true false discard static uniform buffer shared sampler precise
	sample texture input output `

// selfTested is what a file with a self-test begins with: that can try the lowering switch. One
// with a zero of the caller's begins with that, which is not 0 as long as it is not set; private
// declares it.
func (f *File) selfTested(version, private string) string {
	var s string
	if f.Rows > 0 {
		s = version
	}
	switch f.Zero {
	case "":
	case PrivateZero:
		return s + "// Set limb_zero where main begins, to a word that is 0: one of a buffer, which a compiler does\n// not know, and no constant. As long as it is not set every result is NaN.\n" +
			private + "limb_zero = 1u;\n#define LIMB_ZERO limb_zero\n\n"
	default:
		return s + "#define LIMB_ZERO " + f.Zero + "\n\n"
	}
	if f.Rows == 0 {
		return ""
	}
	return s + private + "limb_zero;\n" + "#ifdef LIMB_HIDE // the self-test, with the lowering switch on\n#define LIMB_ZERO limb_zero\n#endif\n\n"
}

// parts are the parts of a prelude that the functions call for: for doubles, for float64 made
// of integers, which inline stands before, and for tables, where they may be in a buffer.
func (f *File) parts(doubles, inline, table string) string {
	var s strings.Builder
	switch {
	case !f.Uses(ir.F64):
	case f.floor():
		s.WriteString(strings.NewReplacer("@", inline, "PAIR", f.Language.Printer.Types[ir.U64]).Replace(integersShade))
	default:
		s.WriteString("\n" + doubles)
	}
	if len(f.Program.Tables) == 0 || table == "" {
		return s.String()
	}
	s.WriteString(`
// Tables are constants. Where a driver takes long over them (Mesa's lavapipe: half a minute),
// define LIMB_TABLES as an array of uint in a buffer, with the words that limb export --tables
// writes.
#ifdef LIMB_TABLES
`)
	at := 0
	for _, t := range f.Program.Tables {
		fmt.Fprintf(&s, table, t.Name, at)
		at += wordsOf(t)
	}
	fmt.Fprintf(&s, `#define AT_WORD(table, i) LIMB_TABLES[table + (i)]
#define AT(table, i) FLOAT(LIMB_TABLES[table + (i)])
#define AT64(table, i) FLOAT64(%[1]s(LIMB_TABLES[table + 2 * (i)], LIMB_TABLES[table + 2 * (i) + 1]))
#else
%[2]s#endif
`, f.Language.Printer.Types[ir.U64], constantTables)
	return s.String()
}

// constantTables are the words that read tables which are constants.
const constantTables = `#define AT_WORD(table, i) table[i]
#define AT(table, i) table[i]
#define AT64(table, i) table[i]
`

// standIns are the functions that texts for shaders have in place of errors of products, quotients and roots,
// which their languages do not promise.
var standIns = []string{"f32.prodErrSplit", "f64.prodErrSplit", "f32.quotient", "f64.quotient", "f32.root", "f64.root"}

// undefined takes the words of a prelude back.
func (f *File) undefined() string {
	var s strings.Builder
	words := "LIMB_NAN RN ZERO BITS FLOAT IS_FINITE IS_NAN AT"
	if f.Uses(ir.F64) {
		words += " RN64 ZERO64 BITS64 FLOAT64 IS_FINITE64 IS_NAN64 AT64 AT_WORD"
	}
	for w := range strings.FieldsSeq(words) {
		s.WriteString("#undef " + w + "\n")
	}
	return s.String()
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
