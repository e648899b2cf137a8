package export

import (
	_ "embed"
	"fmt"
	"math"
	"strings"

	"github.com/limbfp/limb/internal/check/operand"
	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
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
		return fmt.Sprintf("#elif LIMB_H != %#x\n#error \"limb: two exports in one translation unit: ask limb export for all functions at once\"\n#endif\n", f.ID())
	},
	SelfTest: selfTestC,
	Domain:   operand.Wide,
}

var printerC = &dialect.Language{
	Types: map[ir.Type]string{ir.Bool: "int", ir.I32: "int32_t", ir.F32: "float", ir.F64: "double"},
	Words: wordsC,
	Reserved: `double float int long char short signed unsigned const static inline struct union enum typedef sizeof
		do while for if else switch case default return goto break continue register restrict volatile void auto extern
		class new delete this template operator private public protected namespace using try catch throw bool true false
		and or not xor asm y0 y1 yn j0 j1 jn gamma`,
	Name:  func(_ dialect.Kind, name string) string { return "limb_" + snake(name) },
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
	Param:  "%s %s",
	Head:   "static inline %s %s(%s)\n{",
	Unless: "if (!%s) return %s;",
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
		return fmt.Sprintf("static const %s %s[%d] = {\n\t%s,\n};\n", typ, name, len(numbers), strings.Join(numbers, ",\n\t"))
	},
}

const wordsC = `
	add        f32,f64   (%s + %s)
	sub        f32,f64   (%s - %s)
	mul        f32       limb_f32_mul(%s, %s)
	mul        f64       limb_f64_mul(%s, %s)
	div        f32,f64   (%s / %s)
	neg        f32,f64   (-%s)
	proderr    f32       limb_f32_prod_err(%s, %s, %s)
	proderr    f64       limb_f64_prod_err(%s, %s, %s)
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
	signbit    f32       (limb_f32_bits(%s) >> 31 != 0)
	signbit    f64       (limb_f64_bits(%s) >> 63 != 0)
	exponent   f32       ((int32_t)(limb_f32_bits(%s) >> 23 & 0xff) - 127)
	exponent   f64       ((int32_t)(limb_f64_bits(%s) >> 52 & 0x7ff) - 1023)
	pow2       f32       limb_f32_of((uint32_t)(%s + 127) << 23)
	pow2       f64       limb_f64_of((uint64_t)(%s + 1023) << 52)
	chop       f32       limb_f32_of(limb_f32_bits(%s) & UINT32_MAX << {k})
	chop       f64       limb_f64_of(limb_f64_bits(%s) & UINT64_MAX << {k})
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

// selfTestC prints a function that compares, and a program of it.
func selfTestC(f *File, cases []Case) string {
	var s, calls strings.Builder
	s.WriteString("// The self-test.\n\n#include <stdio.h>\n\n" +
		"static inline int limb_same32(uint32_t a, uint32_t b)\n{\n\treturn a == b || ((a & 0x7fffffffu) > 0x7f800000u && (b & 0x7fffffffu) > 0x7f800000u);\n}\n\n" +
		"static inline int limb_same64(uint64_t a, uint64_t b)\n{\n\tconst uint64_t nan = 0x7ff0000000000000u;\n\treturn a == b || ((a & INT64_MAX) > nan && (b & INT64_MAX) > nan);\n}\n\n")
	for _, c := range cases {
		l := printerC
		name := l.Name(dialect.Func, c.IR.Name)
		fmt.Fprintf(&s, "static const uint64_t %s_rows[%d][%d] = {\n%s};\n\n", name, c.In[0].Len(), len(c.In)+len(c.Out), rows(c, "{", "}", "u"))
		var args []string
		j := 0
		for _, g := range c.IR.In {
			var values []string
			for range g.N {
				values = append(values, fromWord(c.IR.Params[j].Type, fmt.Sprintf("w[%d]", j)))
				j++
			}
			args = append(args, l.Build(g, values))
		}
		typ, _ := l.ResultType(c.IR)
		fmt.Fprintf(&s, "// %s_selftest returns the number of rows that differ.\nstatic inline int %s_selftest(void)\n{\n\tint bad = 0;\n\tfor (int i = 0; i < %d; i++) {\n", name, name, c.In[0].Len())
		fmt.Fprintf(&s, "\t\tconst uint64_t *w = %s_rows[i];\n\t\tconst %s r = %s(%s);\n\t\tbad += !(", name, typ, name, strings.Join(args, ", "))
		for i, part := range l.Parts(c.IR, "r") {
			if i > 0 {
				s.WriteString(" && ")
			}
			switch t := c.IR.Results[i].Type; t {
			case ir.F32:
				fmt.Fprintf(&s, "limb_same32(limb_f32_bits(%s), (uint32_t)w[%d])", part, j+i)
			case ir.F64:
				fmt.Fprintf(&s, "limb_same64(limb_f64_bits(%s), w[%d])", part, j+i)
			default:
				fmt.Fprintf(&s, "%s == (int32_t)w[%d]", part, j+i)
			}
		}
		s.WriteString(");\n\t}\n\treturn bad;\n}\n\n")
		fmt.Fprintf(&calls, "\tbad += n = %s_selftest();\n\tprintf(\"%%-30s %%d of %d rows differ\\n\", \"%s\", n);\n", name, c.In[0].Len(), name)
	}
	fmt.Fprintf(&s, "// limb_selftest compares all functions with the bits that they must give, says what it found,\n// and returns the number of rows that differ.\nstatic inline int limb_selftest(void)\n{\n\tint n, bad = 0;\n%s\treturn bad;\n}\n\n#ifdef LIMB_MAIN\nint main(void) { return limb_selftest() != 0; }\n#endif\n\n", calls.String())
	return s.String()
}

// fromWord prints the machine number that a word of the self-test has.
func fromWord(t ir.Type, word string) string {
	switch t {
	case ir.F32:
		return "limb_f32_of((uint32_t)" + word + ")"
	case ir.F64:
		return "limb_f64_of(" + word + ")"
	}
	return "(int32_t)" + word
}
