package functions

import (
	"fmt"
	"go/ast"
	"slices"
	"strings"

	"github.com/limbfp/limb/gen/instances"
)

// Methods is the file of limb calc with the methods of numbers, by their names.
const Methods = "cmd/limb/internal/calc/zmethods.go"

// methods returns the text of the file. They are those of pairs, and of complex ones, that have numbers, ints and
// bools alone.
func (p *files) methods() string {
	var names []string
	p.each(func(d *ast.FuncDecl) {
		if d.Recv == nil || !d.Name.IsExported() || d.Type.Results == nil || !slices.Contains([]string{"Pair", "ComplexPair"}, instances.Receiver(d)) {
			return
		}
		numbers := true
		for _, f := range slices.Concat(d.Type.Params.List, d.Type.Results.List) {
			t := p.text(f.Type)
			numbers = numbers && (t == p.text(d.Recv.List[0].Type) || slices.Contains(strings.Fields("Pair[T] T float32 float64 int bool"), t))
		}
		if numbers {
			names = append(names, d.Name.Name)
		}
	})
	text := "// Code generated from the methods of package limb by gen; DO NOT EDIT.\n\npackage calc\n\nimport \"reflect\"\n\n" +
		"// methods are the methods of numbers: each of a number, or none where its type has not got it. Their names are\n" +
		"// constants: where a program asks for a method by a variable, the linker keeps all methods of all types.\n" +
		"var methods = map[string]func(reflect.Value) reflect.Value{\n"
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		text += fmt.Sprintf("%q: func(x reflect.Value) reflect.Value { return x.MethodByName(%[1]q) },\n", name)
	}
	return text + "}\n"
}
