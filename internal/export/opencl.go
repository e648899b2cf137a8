package export

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/operand"
)

//go:embed prelude.cl
var preludeCL string

var openCL = &Language{
	Name:     "opencl",
	Title:    "OpenCL C 1.2",
	Ext:      ".cl",
	Start:    "build FILE, run limb_selftest with 64 work-items, see that its buffer is 0",
	StandIns: []string{"f32.prodErrSplit", "f64.prodErrSplit", "f32.quotient", "f64.quotient", "f32.root", "f64.root"},
	Printer:  printerCL,
	Prelude: func(f *File) string {
		s := preludeCL
		if f.Uses(ir.F64) {
			s = "#define LIMB_FLOAT64_USED\n#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n\n" + s
		}
		return s
	},
	SelfTest: func(f *File, cases []Case) string {
		b := bits{table: "__constant ulong", suffix: "ul", function: "static inline int",
			float32: "as_float((uint)%s)", float64: "as_double(%s)", int32: "(int)%s",
			same32: "limb_same32(as_uint(%s), (uint)%s)", same64: "limb_same64(as_ulong(%s), %s)", same: "%s == (int)%s"}
		return sameCL + b.rows(printerCL, cases) + kernelOf("__kernel", "__global int *bad", "(int)get_global_id(0)", cases)
	},
	Domain: operand.Flushed,
}

const sameCL = `// The self-test: operands, and the bits that must come out. Every NaN is the same. The operands
// are far from subnormal numbers, which a device may take for 0.

static inline int limb_same32(uint a, uint b)
{
	return a == b || ((a & 0x7fffffffu) > 0x7f800000u && (b & 0x7fffffffu) > 0x7f800000u);
}

static inline int limb_same64(ulong a, ulong b)
{
	const ulong rest = 0x7ffffffffffffffful, inf = 0x7ff0000000000000ul;
	return a == b || ((a & rest) > inf && (b & rest) > inf);
}

`

// kernelOf prints the kernel of a self-test, in which item i takes row i of each function.
func kernelOf(mark, param, item string, cases []Case) string {
	var s strings.Builder
	n := len(cases)
	fmt.Fprintf(&s, "// limb_selftest sets bad[%d*i + k] to 1 where function k differs in row i, else to 0, for the\n// items i = 0 … %d:\n", n, cases[0].In[0].Len()-1)
	for k, c := range cases {
		fmt.Fprintf(&s, "//   %d %s\n", k, c.Func.Name)
	}
	fmt.Fprintf(&s, "%s void limb_selftest(%s)\n{\n\tconst int i = %s;\n\tif (i >= %d) return;\n", mark, param, item, cases[0].In[0].Len())
	for k, c := range cases {
		fmt.Fprintf(&s, "\tbad[%d * i + %d] = %s_differs(i);\n", n, k, nameC(dialect.Func, c.IR.Name))
	}
	s.WriteString("}\n")
	return s.String()
}

var printerCL = func() *dialect.Language {
	l := *printerC
	l.Rarely = ""
	l.Types = map[ir.Type]string{ir.Bool: "int", ir.I32: "int", ir.F32: "float", ir.F64: "double"}
	l.Words = wordsC + wordsCL
	l.Reserved += " kernel global local constant half uchar ushort uint ulong image1d_t sampler_t event_t"
	l.Number = func(x float64, t ir.Type) string {
		return strings.Replace(printerC.Number(x, t), "INT32_MIN", "INT_MIN", 1)
	}
	l.None = "void"
	l.Make = func(name string, _ []dialect.Field, values []string) string {
		return "(" + name + "){" + strings.Join(values, ", ") + "}"
	}
	l.Table = func(name, typ string, numbers []string) string {
		return fmt.Sprintf("__constant %s %s[%d] = {\n%s};\n", typ, name, len(numbers), columns(numbers))
	}
	return &l
}()

// wordsCL differ from C's. What a careless compiler knows of sums it does not know of bits.
const wordsCL = `
	zero       f32       limb_zero32
	zero       f64       limb_zero64
	add        f32       LIMB_RN32(%s + %s)
	add        f64       LIMB_RN64(%s + %s)
	sub        f32       LIMB_RN32(%s - %s)
	sub        f64       LIMB_RN64(%s - %s)
	subself    f32       LIMB_RN32(%s - limb_again32(%s))
	subself    f64       LIMB_RN64(%s - limb_again64(%s))
	mul        f32       LIMB_RN32(%s * %s)
	mul        f64       LIMB_RN64(%s * %s)
	div        f32       LIMB_DIV32(%s, %s)
	div        f64       LIMB_DIV64(%s, %s)
	sqrt       f32       LIMB_SQRT32(%s)
	sqrt       f64       LIMB_SQRT64(%s)
	proderr    f32       LIMB_PROD_ERR32(%s, %s, %s)
	proderr    f64       LIMB_PROD_ERR64(%s, %s, %s)
	neg        f32       limb_neg32(%s)
	neg        f64       limb_neg64(%s)
	abs        f32,f64   fabs(%s)
	copysign   f32,f64   copysign(%s, %s)
	trunc      f32,f64   trunc(%s)
	floor      f32,f64   floor(%s)
	finite     f32       ((as_uint(%s) & 0x7f800000u) != 0x7f800000u)
	finite     f64       ((as_ulong(%s) & 0x7ff0000000000000ul) != 0x7ff0000000000000ul)
	signbit    f32       (as_int(%s) < 0)
	signbit    f64       (as_long(%s) < 0)
	exponent   f32       ((as_int(%s) >> 23 & 0xff) - 127)
	exponent   f64       ((int)(as_long(%s) >> 52 & 0x7ff) - 1023)
	pow2       f32       as_float((uint)(%s + 127) << 23)
	pow2       f64       as_double((ulong)(%s + 1023) << 52)
	chop       f32       as_float(as_uint(%s) & 0xffffffffu << {k})
	chop       f64       as_double(as_ulong(%s) & 0xfffffffffffffffful << {k})
	toint      f32,f64   ((int)%s)
	lt         f32       limb_lt32(%s, %s)
	lt         f64       limb_lt64(%s, %s)
	le         f32       limb_le32(%s, %s)
	le         f64       limb_le64(%s, %s)
	eq         f32       limb_eq32(%s, %s)
	eq         f64       limb_eq64(%s, %s)
	ne         f32       (!limb_eq32(%s, %s))
	ne         f64       (!limb_eq64(%s, %s))
	add        i32       (int)((uint)%s + (uint)%s)
	sub        i32       (int)((uint)%s - (uint)%s)
	mul        i32       (int)((uint)%s * (uint)%s)
	neg        i32       (int)(0u - (uint)%s)
	shl        i32       (int)((uint)%s << {k})
`
