package export

import (
	_ "embed"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/operand"
)

//go:embed prelude.hlsl
var preludeHLSL string

var doublesHLSL = strings.NewReplacer("uvec2", "uint2", "0lf", "0L")

const beforeDoublesHLSL = `#define BITS64(x) limb_bits64(x)
#define FLOAT64(w) limb_float64(w)

uint2 limb_bits64(double x)
{
	uint low, high;
	asuint(x, low, high);
	return uint2(low, high);
}

double limb_float64(uint2 w)
{
	return asdouble(w.x, w.y);
}

`

var hlsl = &Language{
	Name:     "hlsl",
	Title:    "HLSL",
	Ext:      ".hlsl",
	Start:    "dxc -T cs_6_0 FILE",
	ASCII:    true,
	StandIns: standIns,
	Printer:  printerHLSL,
	Buffered: printerHLSL,
	Prelude: func(f *File) string {
		return f.selfTested("", "static uint ") + preludeHLSL + f.parts(beforeDoublesHLSL+doublesHLSL.Replace(doubles), "", "static const int %s = %d;\n")
	},
	Close:    (*File).undefined,
	SelfTest: func(f *File, cases []Case) string { return shadeHLSL.selfTest(f.Language, cases) },
	Domain:   operand.Flushed,
}

var printerHLSL = shadeHLSL.printer()

var shadeHLSL = shade{
	asWords: asWords{
		from: map[ir.Type]string{ir.F32: "asfloat(%s)", ir.F64: "asdouble(%s, %s)", ir.I32: "int(%s)", ir.U32: "%s", ir.Bool: "(%s != 0u)"},
		to:   map[ir.Type]string{ir.F32: "asuint(%s)", ir.F64: "limb_bits64(%s)", ir.I32: "uint(%s)", ir.U32: "%s", ir.Bool: "uint(%s)"},
	},
	words: wordsDouble + `
	splitter   f64   134217729.0L
	pow2       f64   asdouble(0u, uint(%s + 1023) << 20)
	clz        u32   (31u - firstbithigh(%s))
`,
	pair: "uint2", suffix64: "L",
	reserved: `vector matrix point line triangle lineadj triangleadj linear centroid nointerpolation noperspective row_major column_major
		packoffset register cbuffer tbuffer groupshared string technique pass unsigned dword typedef namespace inline export extern
		volatile snorm unorm interface class stateblock stateblock_state sampler_state compile compile_fragment asm asm_fragment
		fxgroup technique10 technique11 pixelfragment vertexfragment globallycoherent template this operator enum union using
		min16float min10float min16int min12int min16uint auto catch char const_cast delete dynamic_cast explicit friend goto long
		mutable new private protected public reinterpret_cast short signed sizeof static_cast throw try typename virtual`,
	frame: frame{
		open: `RWStructuredBuffer<uint> limb_result : register(u0);

[numthreads(1, 1, 1)]
void main()
{
	limb_zero = limb_result[0];
`,
	},
	let: "%s %s = %s;", rounded: "precise %s %s = %s;", head: "%s %s(%s)\n{",
	construct: "make_%s(%s)",
	maker:     maker,
	table:     "#ifndef LIMB_TABLES\nstatic const %s %s[%d] = {\n%s\n};\n#endif\n",
}
