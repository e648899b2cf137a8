package export

import (
	_ "embed"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/operand"
)

//go:embed prelude.metal
var preludeMSL string

var msl = &Language{
	Name:     "msl",
	Title:    "Metal Shading Language",
	Ext:      ".metal",
	Start:    "xcrun metal -c FILE",
	Single:   true,
	ASCII:    true,
	StandIns: standIns,
	Printer:  shadeMSL.printer(),
	Prelude: func(f *File) string {
		zero := ""
		if f.Zero != "" {
			zero = "#define LIMB_ZERO " + f.Zero + "\n\n"
		}
		return zero + preludeMSL + f.parts("", "static inline ", "")
	},
	Close:    (*File).undefined,
	SelfTest: func(f *File, cases []Case) string { return shadeMSL.selfTest(f.Language, cases) },
	Domain:   operand.Flushed,
}

var shadeMSL = shade{
	asWords: asWords{
		from: map[ir.Type]string{ir.F32: "as_type<float>(%s)", ir.I32: "int(%s)", ir.U32: "%s", ir.Bool: "(%s != 0u)"},
		to:   map[ir.Type]string{ir.F32: "as_type<uint>(%s)", ir.I32: "uint(%s)", ir.U32: "%s", ir.Bool: "uint(%s)"},
	},
	pair: "uint2", suffix: "f",
	reserved: `constant device thread threadgroup kernel vertex fragment metal char short long unsigned signed class new delete this template
		operator private public protected namespace using try catch throw and or not xor asm inline auto extern register volatile
		union enum typedef sizeof goto friend mutable typename virtual explicit uchar ushort ulong size_t ptrdiff_t array vec`,
	frame: frame{
		inline: "static inline ",
		open:   "kernel void limb_selftest(device uint *limb_result [[buffer(0)]])\n{\n",
	},
	let: "const %s %s = %s;", head: "static inline %s %s(%s)\n{", construct: "%s{%s}",
	table: "constant %s %s[%d] = {\n%s\n};\n",

	// An int that overflows means nothing in C++.
	words: `
	abs        f32   metal::fabs(%s)
	trunc      f32   metal::trunc(%s)
	floor      f32   metal::floor(%s)
	splitter   f32   4097.0f
	add        i32   int(uint(%s) + uint(%s))
	sub        i32   int(uint(%s) - uint(%s))
	mul        i32   int(uint(%s) * uint(%s))
	neg        i32   int(0u - uint(%s))
	shl        i32   int(uint(%s) << {k})
	clz        u32   metal::clz(%s)
`,
}
