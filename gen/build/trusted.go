package build

import (
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Trusted kernels
//
// Who calls a kernel of limb's own that is marked so vouches for its indices and divisors, and cuts
// its work into pieces and gives them to cores. Its launcher has nothing to ask then: Part is one call
// of assembly, with the arguments on the stack, and operands may lie where results do.

// trusted prints the launcher of a trusted kernel.
func (w *writer) trusted(k *launcher) {
	for _, p := range k.params { // so that their packages have names
		w.typ(p.typ, p.slice)
	}
	if k.ir.Kind == ir.Groups {
		w.pkg(kernelPath, "kernel")
	}
	simd, of := w.pkg(simdPath, "simd"), w.of(k)
	fresh := w.names(k)
	level, first, last, elements, call, i := fresh("level"), fresh("first"), fresh("last"), fresh("elements"), fresh("call"), fresh("i")
	typeName, s := unexported(k.name)+"Launcher", &w.body
	what := map[ir.Kind]string{ir.Items: "items", ir.Groups: "groups"}[k.ir.Kind]
	var list, slices, numbers []string
	for _, p := range k.params {
		t := w.typ(p.typ, p.slice)
		if p.slice {
			t = "[]" + t
		}
		list = append(list, p.name+" "+t)
	}
	for _, p := range k.parts() {
		if p.slice {
			slices = append(slices, fmt.Sprintf("%s.SliceOf(%s)", simd, p.name))
			continue
		}
		for _, x := range scalars(p.name, p.typ) {
			numbers = append(numbers, fmt.Sprintf("%s.Number(%s)", simd, x))
		}
	}
	for _, m := range k.shared {
		slices = append(slices, fmt.Sprintf("%s.SliceOf(make([]%s, %d))", simd, element(m), m.Len))
	}
	fmt.Fprintf(s, "\n// %s runs %s%s.\nvar %s %s\n\ntype %s struct{}\n", k.name, k.Func.Name(), of, k.name, typeName, typeName)
	fmt.Fprintf(s, "\n// Has reports whether there is assembly for a level.\nfunc (%s) Has(%s %s.Level) bool { return %s.Has(%s) }\n", typeName, level, simd, k.lanes, level)
	fmt.Fprintf(s, "\n// Ops is the number of operations of an element.\nfunc (%s) Ops() int { return %d }\n", typeName, k.IR.Ops())
	fmt.Fprintf(s, "\n// Part runs the %s %s to %s-1, which compute so many elements, at a level, or in plain Go where that has\n// no assembly. Nothing interrupts assembly, and nothing checks its indices.\n", what, first, last)
	fmt.Fprintf(s, "func (%s) Part(%s %s.Level, %s, %s, %s int, %s) {\n", typeName, level, simd, first, last, elements, strings.Join(list, ", "))
	fmt.Fprintf(s, "if %s.Has(%s) {\n%s := %s.Launch{First: %s, Last: %s, Slices: [8]%s.Slice{%s}, Scalars: [16]int{%s}}\n%s.Run(%s, &%s, %s)\nreturn\n}\n",
		k.lanes, level, call, simd, first, last, simd, strings.Join(slices, ", "), strings.Join(numbers, ", "), k.lanes, level, call, elements)
	fmt.Fprintf(s, "for %s := %s; %s < %s; %s++ {\n%s\n}\n}\n", i, first, i, last, i, w.inGo(k, of, i, fresh))
	fmt.Fprintf(s, "\n// %s is defined by zlimb_*.s.\nvar %s %s.Lanes\n", k.lanes, k.lanes, simd)
}
