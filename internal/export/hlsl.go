package export

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/check/operand"
	"github.com/limbfp/limb/internal/compiler/emit/dialect"
)

//go:embed prelude.hlsl
var preludeHLSL string

var hlsl = &Language{
	Name:     "hlsl",
	Title:    "HLSL",
	Ext:      ".hlsl",
	Start:    "dxc -T cs_6_0 FILE",
	Single:   true,
	ASCII:    true,
	StandIns: []string{"f32.prodErrSplit", "f32.quotient", "f32.root"},
	Printer:  shadeHLSL.printer(),
	Prelude: func(f *File) string {
		return f.selfTested("static uint limb_zero;\n") + preludeHLSL + offsets(f, "static const int %s = %d;\n")
	},
	Close:    func(f *File) string { return undefined },
	SelfTest: func(f *File, cases []Case) string { return shadeHLSL.selfTest(f.Language, cases) },
	Domain:   operand.Flushed,
}

var shadeHLSL = shade{
	bits: "asuint", float: "asfloat",
	reserved: `made vector matrix point line triangle lineadj triangleadj linear centroid nointerpolation noperspective row_major column_major
		packoffset register cbuffer tbuffer groupshared string technique pass unsigned dword typedef namespace inline export extern
		volatile snorm unorm interface class stateblock stateblock_state sampler_state compile compile_fragment asm asm_fragment
		fxgroup technique10 technique11 pixelfragment vertexfragment globallycoherent template this operator enum union using
		min16float min10float min16int min12int min16uint auto catch char const_cast delete dynamic_cast explicit friend goto long
		mutable new private protected public reinterpret_cast short signed sizeof static_cast throw try typename virtual`,
	kernel: kernel{
		open: `RWStructuredBuffer<uint> limb_result : register(u0);

[numthreads(1, 1, 1)]
void main()
{
	limb_zero = limb_result[0];
`,
	},
	let: "%s %s = %s;", letFloat: "precise %s %s = %s;", head: "%s %s(%s)\n{",
	construct: "make_%s(%s)",
	maker: func(name string, fields []dialect.Field) string {
		var params, sets []string
		for _, f := range fields {
			params = append(params, f.Type+" "+f.Name)
			sets = append(sets, fmt.Sprintf("\tmade.%[1]s = %[1]s;\n", f.Name))
		}
		return fmt.Sprintf("\n%[1]s make_%[1]s(%[2]s)\n{\n\t%[1]s made;\n%[3]s\treturn made;\n}\n", name, strings.Join(params, ", "), strings.Join(sets, ""))
	},
	table: "#ifndef LIMB_TABLES\nstatic const %s %s[%d] = {\n%s\n};\n#endif\n",
}
