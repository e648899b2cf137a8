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
	StandIns: []string{"f32.prodErrSplit", "f32.quotient", "f32.root"},
	Shade:    &shadeGLSL,
	Printer:  shadeGLSL.printer(),
	Prelude:  func(f *File) string { return preludeGLSL + offsets(f, "const int %s = %d;\n") },
	Close:    func(f *File) string { return undefined },
	Domain:   operand.Flushed,
}

var shadeGLSL = shade{
	bits: "floatBitsToUint", float: "uintBitsToFloat",
	reserved: `attribute varying coherent volatile restrict readonly writeonly layout centroid flat smooth noperspective patch subroutine
			invariant lowp mediump highp precision common partition active asm class union enum typedef template this resource goto inline
			noinline public extern external interface long short fixed unsigned superp filter sizeof cast namespace using`,
	let: "%s %s = %s;", letFloat: "precise %s %s = %s;", head: "%s %s(%s)\n{", construct: "%s(%s)",
	table: "#ifndef LIMB_TABLES\nconst %[1]s %[2]s[%[3]d] = %[1]s[](\n%[4]s\n);\n#endif\n",
}
