package house

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/types"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// internals returns where the exported names of a package show a type that its users cannot name,
// one of an internal package of the module: in signatures, in fields and methods that are exported,
// in constraints, and behind an alias.
func internals(pkg *types.Package) []string {
	w := shown{pkg: pkg, seen: map[types.Type]bool{}}
	for _, name := range pkg.Scope().Names() {
		if obj := pkg.Scope().Lookup(name); obj.Exported() {
			w.walk(name, obj.Type())
		}
	}
	slices.Sort(w.found)
	return slices.Compact(w.found)
}

type shown struct {
	pkg   *types.Package
	seen  map[types.Type]bool
	found []string
}

// walk goes through what a type shows that users come to by way of at.
func (w *shown) walk(at string, t types.Type) {
	if w.seen[t] {
		return
	}
	w.seen[t] = true
	switch t := t.(type) {
	case *types.Alias:
		w.parameters(at, t.TypeParams())
		w.arguments(at, t.TypeArgs())
		if w.isOurs(at, t, t.Obj()) {
			w.walk(at, t.Rhs())
		}
	case *types.Named:
		w.arguments(at, t.TypeArgs())
		if !w.isOurs(at, t, t.Obj()) {
			return
		}
		w.parameters(at, t.TypeParams())
		w.walk(at, t.Underlying())
		methods := types.NewMethodSet(types.NewPointer(t))
		for i := range methods.Len() {
			if m := methods.At(i).Obj(); m.Exported() {
				w.walk(at+"."+m.Name(), m.Type())
			}
		}
	case interface{ Elem() types.Type }: // a pointer, a slice, an array, a channel, a map
		if m, ok := t.(*types.Map); ok {
			w.walk(at, m.Key())
		}
		w.walk(at, t.Elem())
	case *types.Signature:
		w.parameters(at, t.TypeParams())
		for _, list := range []*types.Tuple{t.Params(), t.Results()} {
			for i := range list.Len() {
				w.walk(at, list.At(i).Type())
			}
		}
	case *types.Struct:
		for i := range t.NumFields() {
			if f := t.Field(i); f.Exported() {
				w.walk(at+"."+f.Name(), f.Type())
			}
		}
	case *types.Interface:
		for i := range t.NumExplicitMethods() {
			if m := t.ExplicitMethod(i); m.Exported() {
				w.walk(at+"."+m.Name(), m.Type())
			}
		}
		for i := range t.NumEmbeddeds() {
			w.walk(at, t.EmbeddedType(i))
		}
	case *types.Union:
		for i := range t.Len() {
			w.walk(at, t.Term(i).Type())
		}
	}
}

// isOurs reports whether a type is the package's own, whose parts users see here: of other
// packages for users the test looks at each, and what is internal is found.
func (w *shown) isOurs(at string, t types.Type, name *types.TypeName) bool {
	if path := name.Pkg(); path != nil && isInternal(path.Path()) {
		w.found = append(w.found, fmt.Sprintf("%s of %s shows %s.%s: show a type that users can name", at, w.pkg.Path(), path.Path(), name.Name()))
		w.seen[t] = false // it is found at each place
	}
	return name.Pkg() == w.pkg
}

func isInternal(path string) bool {
	return strings.HasPrefix(path, module+"/") && strings.Contains(path+"/", "/internal/")
}

func (w *shown) parameters(at string, list *types.TypeParamList) {
	for i := range list.Len() {
		w.walk(at, list.At(i).Constraint())
	}
}

func (w *shown) arguments(at string, list *types.TypeList) {
	for i := range list.Len() {
		w.walk(at, list.At(i))
	}
}

// TestAPI: what users may import shows no type that they may not.
func TestAPI(t *testing.T) {
	testenv.Long(t, "reads all packages and what they import")
	b, errs := here()
	for _, err := range errs {
		t.Error(err)
	}
	public := 0
	for _, path := range b.own {
		pkg := b.packages[path]
		if pkg.Name() == "main" || isInternal(path) || strings.Contains(path, "/internal/") {
			continue
		}
		public++
		for _, f := range internals(pkg) {
			t.Error(f)
		}
	}
	if public < 12 {
		t.Errorf("%d packages for users", public)
	}

	// Each line has one that is noticed, and what stands between them has none.
	const planted = `
type Alias = kernels.Func
type Deep struct { Next map[string]*[2]hidden }
type hidden struct { Program chan kernels.Func; own kernels.Type }
func (hidden) Method() kernels.Type { return 0 }
type Promoted struct { embedded }
type embedded struct{}
func (embedded) Method() kernels.Type { return 0 }
var Variable = kernels.Program
const Constant = kernels.DF
func Generic[T interface { ~[]E }, E interface { Func(kernels.Func) }]() {}
type Union interface { kernels.Func | int }
func Argument(x List[kernels.Type]) {}
type List[T any] []T
func (List[T]) own(kernels.Type) {}
type Fine struct { own kernels.Type; Text string; List[int] }
func own(kernels.Type) {}
`
	f, err := parser.ParseFile(fset, "planted.go", "package planted\n\nimport \""+module+"/internal/run/kernels\"\n"+planted, 0)
	if err != nil {
		t.Fatal(err)
	}
	pkg, errs := b.types("planted", []*ast.File{f}, nil, "", false)
	found := strings.Join(internals(pkg), "\n")
	for _, want := range []string{"Alias of", "Deep.Next.Program of", "Deep.Next.Method of", "Promoted.Method of", "Variable of", "Constant of", "Generic.Func of", "Union of", "Argument of"} {
		if !strings.Contains("\n"+found, "\n"+want) {
			t.Errorf("%s planted is not noticed", want)
		}
	}
	if strings.Contains(found, "Fine") || strings.Contains(found, "own") || errs != nil {
		t.Errorf("found %s (%v)", found, errs)
	}
}
