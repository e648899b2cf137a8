package export

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/operand"
)

//go:embed prelude.rs
var preludeRS string

var rust = &Language{
	Name:     "rust",
	Title:    "Rust",
	Ext:      ".rs",
	Start:    "rustc -O --test FILE -o selftest && ./selftest",
	StandIns: []string{"f64.prodErrSplit"},
	Printer:  printerRS,
	Prelude: func(f *File) string {
		if !uses(f.Program, ir.ProdErr, ir.F64) { // and there is no f64_prod_err_split_
			return preludeRS
		}
		return preludeRS + `
#[inline]
fn prod_err64(a: f64, b: f64, p: f64) -> f64 {
	if FMA { a.mul_add(b, -p) } else { f64_prod_err_split_(a, b, p) }
}
`
	},
	SelfTest: selfTestRS,
	Domain:   operand.Wide,
}

var printerRS = &dialect.Language{
	Types: map[ir.Type]string{ir.Bool: "bool", ir.I32: "i32", ir.F32: "f32", ir.F64: "f64"},
	Words: wordsRS,
	Reserved: `as break const continue crate else enum extern false fn for if impl in let loop match mod move mut pub ref
		return self static struct super trait true type unsafe use where while async await dyn abstract become box do final
		macro override priv typeof unsized virtual yield try gen i`,
	Name: func(kind dialect.Kind, name string) string {
		switch kind {
		case dialect.Table:
			return strings.ToUpper(snake(name))
		case dialect.Type:
			return name
		}
		return snakeOf(kind, name)
	},
	Local: snake,
	Number: func(x float64, t ir.Type) string {
		if t == ir.Bool {
			return fmt.Sprint(x != 0)
		}
		if s := dialect.Decimal(x, t); !strings.HasPrefix(s, "-") {
			return s
		} else {
			return "(" + s + ")"
		}
	},
	Let:    "let %[2]s: %[1]s = %[3]s;",
	Repeat: "let mut %[2]s: %[1]s = %[3]s;\n\twhile %[4]s { %[2]s = %[5]s; }",
	Param:  "%[2]s: %[1]s",
	Unread: "let _ = %s;",
	Head:   "#[inline]\npub fn %[2]s(%[3]s) -> %[1]s {",
	Unless: "if !%s { return %s; }",
	Struct: func(name string, fields []dialect.Field) string {
		var s strings.Builder
		fmt.Fprintf(&s, "#[derive(Clone, Copy, Debug)]\npub struct %s {\n", name)
		for _, f := range fields {
			fmt.Fprintf(&s, "\tpub %s: %s,\n", f.Name, f.Type)
		}
		return s.String() + "}\n"
	},
	Make: func(name string, fields []dialect.Field, values []string) string {
		var list []string
		for i, f := range fields {
			list = append(list, f.Name+": "+values[i])
		}
		return name + " { " + strings.Join(list, ", ") + " }"
	},
	Table: func(name, typ string, numbers []string) string {
		return fmt.Sprintf("static %s: [%s; %d] = [\n%s];\n", name, typ, len(numbers), columns(numbers))
	},
}

const wordsRS = `
	add        f32,f64   (%s + %s)
	sub        f32,f64   (%s - %s)
	mul        f32,f64   (%s * %s)
	div        f32,f64   (%s / %s)
	neg        f32,f64   (-%s)
	proderr    f32       prod_err32(%s, %s, %s)
	proderr    f64       prod_err64(%s, %s, %s)
	abs        f32       f32::abs(%s)
	abs        f64       f64::abs(%s)
	sqrt       f32       f32::sqrt(%s)
	sqrt       f64       f64::sqrt(%s)
	copysign   f32       f32::copysign(%s, %s)
	copysign   f64       f64::copysign(%s, %s)
	trunc      f32       f32::trunc(%s)
	trunc      f64       f64::trunc(%s)
	floor      f32       f32::floor(%s)
	floor      f64       f64::floor(%s)
	splitter   f32       4097.0
	splitter   f64       134217729.0
	finite     f32       f32::is_finite(%s)
	finite     f64       f64::is_finite(%s)
	signbit    f32       f32::is_sign_negative(%s)
	signbit    f64       f64::is_sign_negative(%s)
	exponent   f32       ((f32::to_bits(%s) >> 23 & 0xff) as i32 - 127)
	exponent   f64       ((f64::to_bits(%s) >> 52 & 0x7ff) as i32 - 1023)
	pow2       f32       f32::from_bits((i32::wrapping_add(%s, 127) as u32) << 23)
	pow2       f64       f64::from_bits((i32::wrapping_add(%s, 1023) as u64) << 52)
	chop       f32       f32::from_bits(f32::to_bits(%s) & u32::MAX << {k})
	chop       f64       f64::from_bits(f64::to_bits(%s) & u64::MAX << {k})
	toint      f32,f64   (%s as i32)
	tofloat    f32       (%s as f32)
	tofloat    f64       (%s as f64)
	lt         f32,f64,i32   (%s < %s)
	le         f32,f64,i32   (%s <= %s)
	eq         f32,f64,i32   (%s == %s)
	ne         f32,f64,i32   (%s != %s)
	and        bool,i32  (%s & %s)
	or         bool,i32  (%s | %s)
	xor        bool,i32  (%s ^ %s)
	not        bool      (!%s)
	select     f32,f64,i32,bool  (if %s { %s } else { %s })
	add        i32       i32::wrapping_add(%s, %s)
	sub        i32       i32::wrapping_sub(%s, %s)
	mul        i32       i32::wrapping_mul(%s, %s)
	neg        i32       i32::wrapping_neg(%s)
	shl        i32       (%s << {k})
	shr        i32       (%s >> {k})
	index      i32       (%s) as usize
`

// wordsOfRS are the words of the self-test.
var wordsOfRS = bits{float32: "f32::from_bits(%s as u32)", float64: "f64::from_bits(%s)", int32: "%s as i32",
	same32: "same32(%s, %s as u32)", same64: "same64(%s, %s)", same: "%s as i32 == %s as i32"}

// selfTestRS prints a test for each function.
func selfTestRS(f *File, cases []Case) string {
	var s strings.Builder
	s.WriteString(`// The self-test: operands, and the bits that must come out. Every NaN is the same.
#[cfg(test)]
mod selftest {
	use super::*;

	fn same32(x: f32, w: u32) -> bool { x.to_bits() == w || x.is_nan() && f32::from_bits(w).is_nan() }
	fn same64(x: f64, w: u64) -> bool { x.to_bits() == w || x.is_nan() && f64::from_bits(w).is_nan() }
`)
	l := printerRS
	for _, c := range cases {
		name := l.Name(dialect.Func, c.IR.Name)
		upper := strings.ToUpper(name)
		fmt.Fprintf(&s, "\n\t#[rustfmt::skip]\n\tstatic %s_ROWS: [[u64; %d]; %d] = [\n%s\t];\n\n", upper, len(c.In)+len(c.Out), c.In[0].Len(), rows(c, "[", "]", ""))
		fmt.Fprintf(&s, "\t#[test]\n\tfn %s_selftest() {\n\t\tfor (i, w) in %s_ROWS.iter().enumerate() {\n\t\t\tlet r = %s(%s);\n\t\t\tassert!(%s, \"%s differs in row {}\", i);\n\t\t}\n\t}\n",
			name, upper, name, strings.Join(wordsOfRS.arguments(l, c, "w[%d]"), ", "), strings.Join(wordsOfRS.comparisons(l, c, "r", "w[%d]"), " && "), name)
	}
	return s.String() + "}\n"
}
