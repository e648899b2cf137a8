package export

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/dialect"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/operand"
)

//go:embed prelude.glsl
var preludeGLSL string

//go:embed doubles.glsl
var doubles string // of GLSL and, with a few words exchanged, of HLSL

const beforeDoublesGLSL = `#if defined(GL_ES) || __VERSION__ < 400 && !defined(GL_ARB_gpu_shader_fp64)
#error limb: this version of GLSL has no double: limb export --floor makes it of integers
#endif
#define BITS64(x) unpackDouble2x32(x)
#define FLOAT64(w) packDouble2x32(w)

`

var glsl = &Language{
	Name:     "glsl",
	Title:    "GLSL",
	Ext:      ".glsl",
	Start:    "glslangValidator -V -S comp FILE",
	ASCII:    true,
	StandIns: standIns,
	Printer:  printerGLSL,
	Buffered: printerGLSL,
	Prelude: func(f *File) string {
		return f.selfTested("#version 450\n\n", "uint ") + preludeGLSL + f.parts(beforeDoublesGLSL+doubles, "", "const int %s = %d;\n")
	},
	Close:    (*File).undefined,
	SelfTest: func(f *File, cases []Case) string { return shadeGLSL.selfTest(f.Language, cases) },
	Domain:   operand.Flushed,
}

var printerGLSL = shadeGLSL.printer()

var shadeGLSL = shade{
	asWords: asWords{
		from: map[ir.Type]string{ir.F32: "uintBitsToFloat(%s)", ir.F64: "packDouble2x32(uvec2(%s, %s))", ir.I32: "int(%s)", ir.U32: "%s", ir.Bool: "(%s != 0u)"},
		to:   map[ir.Type]string{ir.F32: "floatBitsToUint(%s)", ir.F64: "unpackDouble2x32(%s)", ir.I32: "uint(%s)", ir.U32: "%s", ir.Bool: "uint(%s)"},
	},
	words: wordsDouble + `
	splitter   f64   134217729.0lf
	pow2       f64   FLOAT64(uvec2(0u, uint(%s + 1023) << 20))
	clz        u32   uint(31 - findMSB(%s))
`,
	pair: "uvec2", suffix64: "lf",
	reserved: `attribute varying coherent volatile restrict readonly writeonly layout centroid flat smooth noperspective patch subroutine
			invariant lowp mediump highp precision common partition active asm class union enum typedef template this resource goto inline
			noinline public extern external interface long short fixed unsigned superp filter sizeof cast namespace using`,
	frame: frame{
		open: `layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer LimbResult { uint limb_result[]; };

void main()
{
	limb_zero = limb_result[0];
`,
	},
	let: "%s %s = %s;", rounded: "precise %s %s = %s;", head: "%s %s(%s)\n{", construct: "make_%s(%s)", maker: maker,
	table: "#ifndef LIMB_TABLES\nconst %[1]s %[2]s[%[3]d] = %[1]s[](\n%[4]s\n);\n#endif\n",
}

// rowsGLSL are the rows of a function's self-test in WebGL2, which has no arrays that a page writes: a texture.
const rowsGLSL = "uniform highp usampler2D limb_rows;\n"

// differsGLSL prints the function that says whether a function differs in row i, for WebGL2.
func differsGLSL(l *dialect.Language, c Case) string {
	name, in := c.IR.Name, len(halves(c.In, 0))
	at := func(j int) string { return fmt.Sprintf("texelFetch(limb_rows, ivec2(%d, i), 0).x", j) }
	args := shadeGLSL.asWords.arguments(l, c.Text, at)
	differ := shadeGLSL.asWords.differ(l, c, "r", func(k int) string { return at(in + k) })
	typ, _ := l.ResultType(c.Text)
	return fmt.Sprintf("bool %s_differs(int i)\n{\n\t%s r = %s(%s);\n\treturn %s;\n}\n", name, typ, name, strings.Join(args, ", "), strings.Join(differ, " || "))
}
