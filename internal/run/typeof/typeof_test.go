package typeof_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
)

// aliases reads the numbers of the root package: "DF" of "Pair[float32]".
func aliases(t *testing.T) map[string]string {
	names, err := filepath.Glob("../../../*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	for _, name := range names {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if s, ok := n.(*ast.TypeSpec); ok && s.Assign.IsValid() {
				if x, ok := s.Type.(*ast.IndexExpr); ok {
					found[s.Name.Name] = x.X.(*ast.Ident).Name + "[" + x.Index.(*ast.Ident).Name + "]"
				}
			}
			return true
		})
	}
	return found
}

// TestList: the numbers of the list are those of the root package, and what it says of
// them is so.
func TestList(t *testing.T) {
	have := aliases(t)
	for _, n := range types.All() {
		g := typeof.Go(n)
		if n < types.Numbers {
			if _, alias, _ := strings.Cut(g.String(), "."); have[n.String()] != alias {
				t.Errorf("%v is %s, and %q in the root package", n, g, have[n.String()])
			}
			delete(have, n.String())
		}
		if size := n.Planes() * n.Size(); int(g.Size()) != size && n != types.Bool {
			t.Errorf("%v has %d bytes, and %d in Go", n, size, g.Size())
		}
		if n.Complex() != (n >= types.Reals && n < types.Numbers) || n.Real().Complex() || n.Real().Limbs() != n.Limbs() || n.Real().Elem() != n.Elem() {
			t.Errorf("%v is of two %v", n, n.Real())
		}
		if fields := n.Fields(); fields != nil {
			for i := range n.Real().Planes() {
				if f := typeof.Go(n.Real()).Field(i); f.Name != fields[i] || f.Type != typeof.Go(n.Elem()) {
					t.Errorf("limb %d of %v is %s", i, n, f.Name)
				}
			}
		}
		if back, ok := types.Named(n.String()); back != n || !ok {
			t.Errorf("%q is %v", n, back)
		}
	}
	if len(have) > 0 {
		t.Errorf("the list lacks %v", have)
	}
	if _, ok := types.Named("float32"); ok {
		t.Error("float32 is a name of the list")
	}
}

func TestOf(t *testing.T) {
	for n, of := range []func() types.Type{
		typeof.Of[limb.DF], typeof.Of[limb.DD], typeof.Of[limb.QF], typeof.Of[limb.QD], typeof.Of[limb.TF], typeof.Of[limb.TD],
		typeof.Of[limb.CDF], typeof.Of[limb.CDD], typeof.Of[limb.CQF], typeof.Of[limb.CQD], typeof.Of[limb.CTF], typeof.Of[limb.CTD],
		typeof.Of[float32], typeof.Of[float64], typeof.Of[int32], typeof.Of[bool],
	} {
		if of() != types.Type(n) {
			t.Errorf("type %d is %v", n, of())
		}
	}
}
