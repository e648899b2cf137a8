package outside

import (
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"go/types"
	"reflect"
	"slices"
	"strings"
	"testing"

	. "github.com/limbfp/limb"
)

// TestFunctions: what is a function of a number is one of the package too, and
// calls the method of its name.
func TestFunctions(t *testing.T) {
	have := map[string]bool{}
	f, err := parser.ParseFile(gotoken.NewFileSet(), "../../../zfunctions.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range f.Decls {
		fn := d.(*ast.FuncDecl)
		have[fn.Name.Name] = true
		if !isMethodCall(fn) {
			t.Errorf("%s does more than to call its method", fn.Name.Name)
		}
	}
	wrong, err := parser.ParseFile(gotoken.NewFileSet(), "", "package p\nfunc Mod(x, y N) N { z := x.Mod(y); return z }\nfunc Pow(x, y N) N { return x.Pow(x) }\nfunc Sin(x N) N { return x.Cos() }", 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range wrong.Decls {
		if fn := d.(*ast.FuncDecl); isMethodCall(fn) {
			t.Errorf("that %s is no call of its method is not noticed", fn.Name.Name)
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

// isMethodCall reports whether all that a function does is to return what its method gives for its
// first parameter and the others, in their order.
func isMethodCall(fn *ast.FuncDecl) bool {
	var names []string
	for _, field := range fn.Type.Params.List {
		for _, n := range field.Names {
			names = append(names, n.Name)
		}
	}
	if len(fn.Body.List) != 1 {
		return false
	}
	r, ok := fn.Body.List[0].(*ast.ReturnStmt)
	if !ok || len(r.Results) != 1 {
		return false
	}
	call := names[0] + "." + fn.Name.Name + "(" + strings.Join(names[1:], ", ") + ")"
	return types.ExprString(r.Results[0]) == call
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
