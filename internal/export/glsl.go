package export

import (
	_ "embed"

	"github.com/limbfp/limb/internal/check/operand"
)

//go:embed prelude.glsl
var preludeGLSL string

var glsl = &Language{
	Name:     "glsl",
	Title:    "GLSL",
	Ext:      ".glsl",
	Start:    "glslangValidator -V -S comp FILE",
	Single:   true,
	ASCII:    true,
	StandIns: []string{"f32.prodErrSplit", "f32.quotient", "f32.root"},
	Printer:  shadeGLSL.printer(),
	Prelude: func(f *File) string {
		return f.selfTested("#version 450\n\nuint limb_zero;\n") + preludeGLSL + offsets(f, "const int %s = %d;\n")
	},
	Close:    func(f *File) string { return undefined },
	SelfTest: func(f *File, cases []Case) string { return shadeGLSL.selfTest(f.Language, cases) },
	Domain:   operand.Flushed,
}

var shadeGLSL = shade{
	bits: "floatBitsToUint", float: "uintBitsToFloat",
	reserved: `attribute varying coherent volatile restrict readonly writeonly layout centroid flat smooth noperspective patch subroutine
			invariant lowp mediump highp precision common partition active asm class union enum typedef template this resource goto inline
			noinline public extern external interface long short fixed unsigned superp filter sizeof cast namespace using`,
	kernel: kernel{
		open: `layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer LimbResult { uint limb_result[]; };

void main()
{
	limb_zero = limb_result[0];
`,
	},
	let: "%s %s = %s;", letFloat: "precise %s %s = %s;", head: "%s %s(%s)\n{", construct: "%s(%s)",
	table: "#ifndef LIMB_TABLES\nconst %[1]s %[2]s[%[3]d] = %[1]s[](\n%[4]s\n);\n#endif\n",
}
