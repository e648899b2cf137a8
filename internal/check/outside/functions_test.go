package outside

import (
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"reflect"
	"slices"
	"testing"

	. "github.com/limbfp/limb"
)

// TestFunctions: what is a function of a number is one of the package too, and
// calls the method of its name.
func TestFunctions(t *testing.T) {
	have := map[string]bool{}
	for _, file := range []string{"../../../zfunctions.go", "../../../mod.go"} {
		f, err := parser.ParseFile(gotoken.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv != nil || !fn.Name.IsExported() {
				continue
			}
			have[fn.Name.Name] = true
			calls := false
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				if s, ok := n.(*ast.SelectorExpr); ok && s.Sel.Name == fn.Name.Name {
					calls = true
				}
				return true
			})
			if !calls {
				t.Errorf("%s does not call its method", fn.Name.Name)
			}
		}
	}
	methods := []string{ // arithmetic, comparison, forms and conversions
		"Add", "Sub", "Mul", "Div", "Neg", "Abs", "Sqr", "Recip", "ScaleB", "SloppyAdd", "MulAdd", "Canon", "DD", "NextAfter", "NextUp", "NextDown",
	}
	number, integer := reflect.TypeFor[DD](), reflect.TypeFor[int32]()
	for m := range methodsOf(number) {
		if !have[m.Name] && !slices.Contains(methods, m.Name) && isFunction(m.Type, number, integer) {
			t.Errorf("the method %s is not a function", m.Name)
		}
	}
	for name := range have {
		for _, n := range []reflect.Type{number, reflect.TypeFor[DF](), reflect.TypeFor[QF](), reflect.TypeFor[QD]()} {
			if _, ok := n.MethodByName(name); !ok {
				t.Errorf("%v has no method %s", n, name)
			}
		}
	}
	// They take all types.
	if z := Sqrt(QF{X0: 4}); z != (QF{X0: 2}) {
		t.Errorf("√4 = %v", z)
	}
	if z := Sqrt(CDD{Re: DD{Hi: -4}}); z != (CDD{Im: DD{Hi: 2}}) {
		t.Errorf("√-4 = %v", z)
	}
	if z := Mod(DF{Hi: 7}, DF{Hi: 4}); z != (DF{Hi: 3}) {
		t.Errorf("7 mod 4 = %v", z)
	}
}

func methodsOf(n reflect.Type) func(func(reflect.Method) bool) {
	return func(yield func(reflect.Method) bool) {
		for k := range n.NumMethod() {
			if !yield(n.Method(k)) {
				return
			}
		}
	}
}

// isFunction reports whether all that a method takes and returns is such numbers
// and integers.
func isFunction(f, number, integer reflect.Type) bool {
	for k := range f.NumIn() {
		if p := f.In(k); p != number && p != integer {
			return false
		}
	}
	for k := range f.NumOut() {
		if p := f.Out(k); p != number && p != integer {
			return false
		}
	}
	return f.NumOut() > 0
}
