package ondevice

import (
	_ "embed"
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/kernels"
)

//go:embed passes.cl
var passes string

// maker writes the macros in front of passes.cl for a type.
type maker struct {
	typ  kernels.Type
	text strings.Builder
	uses []string // functions
}

func newMaker(t kernels.Type) *maker {
	m := &maker{typ: t}
	limb := "float"
	if t.Elem() == kernels.F64 {
		limb = "double"
	}
	m.define("T", limb)
	m.define("LIMBS", fmt.Sprint(t.Planes()))
	m.define("NUMBER(x)", "T x[LIMBS]")
	m.define("PLANES(q, a)", m.each(", ", "q a##%d"))
	m.define("LOAD(x, a, i)", m.each("; ", "(x)[%d] = a##%[1]d[i]"))
	m.define("STORE(a, i, x)", m.each("; ", "a##%d[i] = (x)[%[1]d]"))
	// Local memory has plane after plane, of step numbers.
	m.define("GET(x, a, i)", m.each("; ", "(x)[%d] = a[%[1]d * step + i]"))
	m.define("PUT(a, i, x)", m.each("; ", "a[%d * step + i] = (x)[%[1]d]"))
	return m
}

// each writes a form for each limb.
func (m *maker) each(separator, form string) string {
	var list []string
	for l := range m.typ.Planes() {
		list = append(list, fmt.Sprintf(form, l))
	}
	return strings.Join(list, separator)
}

func (m *maker) define(macro, text string) { fmt.Fprintf(&m.text, "#define %s %s\n", macro, text) }

// call writes a call: its first result is returned, the others through pointers.
func (m *maker) call(function string, results, operands []string) string {
	m.uses = append(m.uses, function)
	for _, r := range results[1:] {
		operands = append(operands, "&"+r)
	}
	return fmt.Sprintf("%s = %s(%s)", results[0], strings.ReplaceAll(function, ".", "_"), strings.Join(operands, ", "))
}

// limbs lists the limbs of a number.
func (m *maker) limbs(x string) (list []string) {
	for l := range m.typ.Planes() {
		list = append(list, fmt.Sprintf("(%s)[%d]", x, l))
	}
	return list
}

// turn defines TURN.
func (m *maker) turn() {
	x := m.limbs("x")
	m.define("TURN(x, w, s)", m.call(m.typ.String()+".Turn", x, append(append(x[:len(x):len(x)], m.limbs("w")...), "s")))
}

// butterfly defines the butterfly of a radix, which is nothing for 1.
func (m *maker) butterfly(name string, radix int) {
	var x []string
	for j := range radix {
		x = append(x, m.limbs(fmt.Sprintf("(x)[%d]", j))...)
	}
	text := ""
	if radix > 1 {
		text = m.call(fmt.Sprintf("%s.Butterfly%d", m.typ, radix), x, append(x[:len(x):len(x)], "s"))
	}
	m.define(name+"(x, s)", text)
}

// results defines the macro that takes each result but the first.
func (m *maker) results(name string, radix int) {
	text := ""
	for k := 1; k < radix; k++ {
		text += fmt.Sprintf(" M(%d)", k)
	}
	m.define(name+"(M)", text)
}

func (m *maker) program() string { return m.text.String() + passes }

// passText is the kernel pass.
func passText(t kernels.Type, radix int, turned bool) (functions []string, text string) {
	m := newMaker(t)
	m.define("RADIX", fmt.Sprint(radix))
	m.butterfly("BUTTERFLY", radix)
	m.results("EACH_RESULT", radix)
	if turned {
		m.define("TURNED", "")
		m.turn()
	}
	if m.uses == nil { // a copy
		m.uses = []string{t.String() + ".Conj"}
	}
	return m.uses, m.program()
}

// turnText is the kernels turn and product.
func turnText(t kernels.Type) (functions []string, text string) {
	m := newMaker(t)
	m.define("TURNING", "")
	m.turn()
	return m.uses, m.program()
}

// unitText is the kernel unit.
func unitText(t kernels.Type) (functions []string, text string) {
	m := newMaker(t)
	name := t.Elem().String() + ".Unit"
	if t.Limbs() == 4 {
		name += "Quad"
	}
	m.define("UNIT(x, j, n)", m.call(name, m.limbs("x"), []string{"j", "n"}))
	return m.uses, m.program()
}

// columnsText is the kernel columns for passes of some kinds, with room for so many
// numbers, twice.
func columnsText(t kernels.Type, kinds []kind, numbers int) (functions []string, program string) {
	m := newMaker(t)
	m.turn()
	text := ""
	m.define("LOCAL", fmt.Sprintf("(%d * LIMBS)", numbers))
	for i, k := range kinds {
		b := fmt.Sprintf("BUTTERFLY%d", i)
		m.butterfly(b, k.radix)
		before, get, turn, put := "", "", "", ""
		for j := range k.radix {
			get += fmt.Sprintf("GET(x[%[1]d], a, (%[1]d * m + o) * run + i); ", j)
			put += fmt.Sprintf("PUT(b, (o * %[2]d + %[1]d) * run + i, x[%[1]d]); ", j, k.radix)
			if j > 0 && k.turned {
				before += fmt.Sprintf("NUMBER(r%[1]d); LOAD(r%[1]d, w, at + o * %[2]d + %[3]d); ", j, k.radix-1, j-1)
				turn += fmt.Sprintf("TURN(x[%[1]d], r%[1]d, s); ", j)
			}
		}
		text += fmt.Sprintf("if (which == %d) FOR(o, m, i, 0, run, %s, T x[%d][LIMBS]; %s%s(x, s); %s%s) ", i, before, k.radix, get, b, turn, put)
	}
	m.define("PASSES", text)
	return m.uses, m.program()
}
