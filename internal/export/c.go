package export

import (
	_ "embed"
	"fmt"
	"math"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/operand"
)

//go:embed prelude.h
var preludeC string

var c = &Language{
	Name:     "c",
	Title:    "C99 and C++11",
	Ext:      ".h",
	Start:    "cc -O2 -x c -DLIMB_MAIN FILE -lm && ./a.out",
	StandIns: []string{"f64.prodErrSplit"},
	Printer:  printerC,
	Prelude: func(f *File) string {
		return fmt.Sprintf("#ifndef LIMB_H\n#define LIMB_H %#x\n\n%s", f.ID(), preludeC)
	},
	Close: func(f *File) string {
		return fmt.Sprintf("#if defined(__clang__) && defined(__has_warning)\n#pragma clang diagnostic pop\n#endif\n\n"+onceC, f.ID())
	},
	SelfTest: func(f *File, cases []Case) string {
		return sameC + wordsOfC.rows(printerC, cases) + loopsC(cases)
	},
	Domain: operand.Wide,
}

// onceC ends a text that two of are refused: LIMB_H is the number of the first.
const onceC = "#elif LIMB_H != %#x\n#error \"limb: two exports in one translation unit: ask limb export for all functions at once\"\n#endif\n"

var printerC = &dialect.Language{
	Types: map[ir.Type]string{ir.Bool: "int", ir.I32: "int32_t", ir.F32: "float", ir.F64: "double"},
	Words: wordsC,
	Reserved: `double float int long char short signed unsigned const static inline struct union enum typedef sizeof
		do while for if else switch case default return goto break continue register restrict volatile void auto extern
		class new delete this template operator private public protected namespace using try catch throw bool true false
		and or not xor asm y0 y1 yn j0 j1 jn gamma`,
	Name:  nameC,
	Local: snake,
	Number: func(x float64, t ir.Type) string {
		s := dialect.Decimal(x, t)
		switch {
		case !t.Float() && t == ir.I32 && int32(x) == math.MinInt32:
			return "INT32_MIN"
		case t == ir.F32:
			s += "f"
		}
		if x < 0 || math.Signbit(x) {
			s = "(" + s + ")"
		}
		return s
	},
	Let:    "const %s %s = %s;",
	Repeat: "%[1]s %[2]s = %[3]s;\n\twhile (%[4]s) %[2]s = %[5]s;",
	Param:  "%s %s",
	None:   "void",
	Head:   "static inline %s %s(%s)\n{",
	Unread: "(void)%s;",
	Unless: "if (!%s) return %s;",
	Rarely: "if (LIMB_RARELY(%s)) return %s;",
	Struct: func(name string, fields []dialect.Field) string {
		var s strings.Builder
		s.WriteString("typedef struct {\n")
		for _, f := range fields {
			fmt.Fprintf(&s, "\t%s %s;\n", f.Type, f.Name)
		}
		return s.String() + "} " + name + ";\n"
	},
	Make: func(name string, _ []dialect.Field, values []string) string {
		return "LIMB_MAKE(" + name + "){" + strings.Join(values, ", ") + "}"
	},
	Table: func(name, typ string, numbers []string) string {
		return fmt.Sprintf("static const %s %s[%d] = {\n%s};\n", typ, name, len(numbers), columns(numbers))
	},
}

// nameC returns a name for C.
func nameC(kind dialect.Kind, name string) string { return "limb_" + snakeOf(kind, name) }

const wordsC = `
	add        f32,f64   (%s + %s)
	sub        f32,f64   (%s - %s)
	mul        f32       limb_mul32(%s, %s)
	mul        f64       limb_mul64(%s, %s)
	div        f32,f64   (%s / %s)
	neg        f32,f64   (-%s)
	proderr    f32       limb_prod_err32(%s, %s, %s)
	proderr    f64       limb_prod_err64(%s, %s, %s)
	abs        f32       fabsf(%s)
	abs        f64       fabs(%s)
	sqrt       f32       sqrtf(%s)
	sqrt       f64       sqrt(%s)
	copysign   f32       copysignf(%s, %s)
	copysign   f64       copysign(%s, %s)
	trunc      f32       truncf(%s)
	trunc      f64       trunc(%s)
	floor      f32       floorf(%s)
	floor      f64       floor(%s)
	splitter   f32       4097.0f
	splitter   f64       134217729.0
	finite     f32       (fabsf(%s) <= FLT_MAX)
	finite     f64       (fabs(%s) <= DBL_MAX)
	signbit    f32       (limb_bits32(%s) >> 31 != 0)
	signbit    f64       (limb_bits64(%s) >> 63 != 0)
	exponent   f32       ((int32_t)(limb_bits32(%s) >> 23 & 0xff) - 127)
	exponent   f64       ((int32_t)(limb_bits64(%s) >> 52 & 0x7ff) - 1023)
	pow2       f32       limb_float32((uint32_t)(%s + 127) << 23)
	pow2       f64       limb_float64((uint64_t)(%s + 1023) << 52)
	chop       f32       limb_float32(limb_bits32(%s) & UINT32_MAX << {k})
	chop       f64       limb_float64(limb_bits64(%s) & UINT64_MAX << {k})
	toint      f32,f64   ((int32_t)%s)
	tofloat    f32       ((float)%s)
	tofloat    f64       ((double)%s)
	lt         f32,f64,i32   (%s < %s)
	le         f32,f64,i32   (%s <= %s)
	eq         f32,f64,i32   (%s == %s)
	ne         f32,f64,i32   (%s != %s)
	and        bool,i32  (%s & %s)
	or         bool,i32  (%s | %s)
	xor        bool,i32  (%s ^ %s)
	not        bool      (!%s)
	select     f32,f64,i32,bool  (%s ? %s : %s)
	add        i32       (int32_t)((uint32_t)%s + (uint32_t)%s)
	sub        i32       (int32_t)((uint32_t)%s - (uint32_t)%s)
	mul        i32       (int32_t)((uint32_t)%s * (uint32_t)%s)
	neg        i32       (int32_t)(0u - (uint32_t)%s)
	shl        i32       (int32_t)((uint32_t)%s << {k})
	shr        i32       (%s >> {k})
`

// wordsOfC are the words of the self-test.
var wordsOfC = bits{table: "static const uint64_t", suffix: "u", function: "static inline int", float32: "limb_float32((uint32_t)%s)", float64: "limb_float64(%s)", int32: "(int32_t)%s",
	same32: "limb_same32(limb_bits32(%s), (uint32_t)%s)", same64: "limb_same64(limb_bits64(%s), %s)", same: "%s == (int32_t)%s"}

const sameC = `// The self-test: operands, and the bits that must come out. Every NaN is the same.

#include <stdio.h>

static inline int limb_same32(uint32_t a, uint32_t b)
{
	return a == b || ((a & 0x7fffffffu) > 0x7f800000u && (b & 0x7fffffffu) > 0x7f800000u);
}

static inline int limb_same64(uint64_t a, uint64_t b)
{
	const uint64_t inf = 0x7ff0000000000000u;
	return a == b || ((a & INT64_MAX) > inf && (b & INT64_MAX) > inf);
}

`

// loopsC prints a function that goes through the rows of all functions, and a program of it.
func loopsC(cases []Case) string {
	var s strings.Builder
	s.WriteString("// limb_selftest says in how many rows each function differs, and returns the sum.\n" +
		"static inline int limb_selftest(void)\n{\n\tint i, n, bad = 0;\n")
	for _, c := range cases {
		name := nameC(dialect.Func, c.IR.Name)
		rows := c.In[0].Len()
		fmt.Fprintf(&s, "\tfor (i = n = 0; i < %d; i++) n += %s_differs(i);\n\tprintf(\"%%-30s %%d of %d rows differ\\n\", \"%s\", n);\n\tbad += n;\n", rows, name, rows, name)
	}
	s.WriteString("\treturn bad;\n}\n\n#ifdef LIMB_MAIN\nint main(void) { return limb_selftest() != 0; }\n#endif\n\n")
	return s.String()
}
