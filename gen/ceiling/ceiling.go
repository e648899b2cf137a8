// Package ceiling writes the assembly of internal/measure/ceiling: loops that do nothing
// but add, or multiply and add, as fast as a core can.
package ceiling

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/pass"
	"github.com/mmcloughlin/avo/printer"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/measure/ceiling"
)

// Files returns the generated files by their names in the module.
func Files() (map[string][]byte, error) {
	c := build.NewContext()
	c.ConstraintExpr("!purego")
	for _, level := range []struct {
		letter string
		size   reg.Spec
		chains int
	}{{"Y", reg.S256, 15}, {"Z", reg.S512, 30}} {
		loop(c, "add"+level.letter, level.size, level.chains, 0)
		loop(c, "fma"+level.letter, level.size, 0, level.chains)
		loop(c, "both"+level.letter, level.size, level.chains*4/15, level.chains*11/15)
		stream(c, "copy"+level.letter, level.size)
	}
	file, err := c.Result()
	if err == nil {
		err = pass.Compile.Execute(file)
	}
	if err != nil {
		return nil, fmt.Errorf("ceiling: %w", err)
	}
	cfg := printer.Config{Name: "gen/ceiling", Pkg: "ceiling"}
	files := map[string][]byte{}
	for name, p := range map[string]printer.Printer{
		"internal/measure/ceiling/zceiling_amd64.s":  printer.NewGoAsm(cfg),
		"internal/measure/ceiling/zceiling_amd64.go": printer.NewStubs(cfg),
	} {
		if files[name], err = p.Print(file); err != nil {
			return nil, fmt.Errorf("ceiling: %w", err)
		}
	}
	files["internal/measure/ceiling/zceiling_arm64.s"] = neon()
	return files, nil
}

func vector(i int, size reg.Spec) reg.VecPhysical {
	return reg.Vector.Lookup(reg.Index(i), size).(reg.VecPhysical)
}

// loop writes a loop of n turns over so many chains of sums and of products,
// each in a register: more than any processor needs to hide its latencies, and
// with AVX2 no more than its sixteen registers. Every number is normal, with
// bits all over its significand.
func loop(c *build.Context, name string, size reg.Spec, sums, products int) {
	c.Function(name)
	c.Attributes(attr.NOSPLIT)
	c.SignatureExpr("func(n int)")
	c.Doc(fmt.Sprintf("%s runs n turns of %d instructions of each kind.", name, ceiling.Steps))
	n := c.Load(c.Param("n"), c.GP64())
	bits := c.GP64()
	c.MOVQ(operand.U64(0x3f50624dd2f1a9fc), bits) // 0.001
	unit := vector(sums+products, size)
	c.MOVQ(bits, vector(0, size).AsX())
	for i := sums + products; i >= 0; i-- {
		c.VBROADCASTSD(vector(0, size).AsX(), vector(i, size))
	}
	c.Label("turn")
	for i := range ceiling.Steps {
		if products > 0 {
			c.VFMADD231PD(unit, unit, vector(i%products, size))
		}
		if sums > 0 {
			x := vector(products+i%sums, size)
			c.VADDPD(unit, x, x)
		}
	}
	c.DECQ(n)
	c.JNZ(operand.LabelRef("turn"))
	c.VZEROUPPER()
	c.RET()
}

// block is how many vectors a copy loads before it stores them.
const block = 4

// stream writes a copy of n blocks of vectors.
func stream(c *build.Context, name string, size reg.Spec) {
	c.Function(name)
	c.Attributes(attr.NOSPLIT)
	c.Pragma("noescape")
	c.SignatureExpr("func(dst, src *byte, n int)")
	c.Doc(fmt.Sprintf("%s copies n blocks of %d vectors.", name, block))
	dst, src, n := c.Load(c.Param("dst"), c.GP64()), c.Load(c.Param("src"), c.GP64()), c.Load(c.Param("n"), c.GP64())
	bytes := int(size.Size())
	c.Label("turn")
	for i := range block {
		c.VMOVUPD(operand.Mem{Base: src, Disp: i * bytes}, vector(i, size))
	}
	for i := range block {
		c.VMOVUPD(vector(i, size), operand.Mem{Base: dst, Disp: i * bytes})
	}
	c.ADDQ(operand.U32(block*bytes), src)
	c.ADDQ(operand.U32(block*bytes), dst)
	c.DECQ(n)
	c.JNZ(operand.LabelRef("turn"))
	c.VZEROUPPER()
	c.RET()
}
