package frontend

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/ir"
)

// leaf is one scalar of a type: the names of the fields that lead to it, joined
// by _, and what it is.
type leaf struct {
	path string
	typ  ir.Type
}

// layout takes a type apart into scalars; none where it is not for kernels.
func (c *compiler) layout(t types.Type, limb ir.Type) []leaf {
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		if c.isFloat(t.Constraint()) {
			return []leaf{{"", limb}}
		}
	case *types.Basic:
		switch t.Kind() {
		case types.Bool, types.UntypedBool:
			return []leaf{{"", ir.Bool}}
		case types.Int, types.Int32, types.UntypedInt, types.UntypedRune:
			return []leaf{{"", ir.I32}}
		}
	case *types.Named:
		s, ok := t.Underlying().(*types.Struct)
		if !ok || t.TypeArgs().Len() != 1 {
			return nil
		}
		var leaves []leaf
		for f := range s.Fields() {
			if _, basic := types.Unalias(f.Type()).(*types.Basic); basic {
				return nil
			}
			sub := c.layout(f.Type(), limb)
			if sub == nil {
				return nil
			}
			for _, l := range sub {
				leaves = append(leaves, leaf{join(f.Name(), l.path), l.typ})
			}
		}
		return leaves
	case *types.Tuple:
		var leaves []leaf
		for v := range t.Variables() {
			leaves = append(leaves, c.layout(v.Type(), limb)...)
		}
		return leaves
	}
	return nil
}

func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "_" + b
}

// isFloat reports whether a constraint allows float32 and float64, no more.
func (c *compiler) isFloat(constraint types.Type) bool {
	float := c.root.Scope().Lookup("Float")
	return float != nil && types.Identical(constraint.Underlying(), float.Type().Underlying())
}

// findAliases reads the short names of the number types: type DF = Pair[float32].
func (c *compiler) findAliases(pkg *types.Package) {
	limbs := map[types.Type]ir.Type{types.Typ[types.Float32]: ir.F32, types.Typ[types.Float64]: ir.F64}
	for _, name := range pkg.Scope().Names() {
		o, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if !ok || !o.IsAlias() {
			continue
		}
		if n, ok := types.Unalias(o.Type()).(*types.Named); ok && n.TypeArgs().Len() == 1 {
			c.alias[instance{n.Obj(), limbs[n.TypeArgs().At(0)]}] = name
		}
	}
}

// group describes a parameter or result of a signature.
func (c *compiler) group(name string, t types.Type, limb ir.Type) ir.Group {
	leaves := c.layout(t, limb)
	g := ir.Group{Name: name, N: len(leaves)}
	if n, ok := types.Unalias(t).(*types.Named); ok {
		g.Type = c.alias[instance{n.Obj(), limb}]
		if g.Type == "" {
			g.Type = n.Obj().Name() + "_" + limb.String()
		}
		for _, l := range leaves {
			g.Fields = append(g.Fields, l.path)
		}
	} else {
		g.Type = leaves[0].typ.String()
	}
	return g
}

// operands lists the receiver and the parameters.
func operands(fn *types.Func) (vars []*types.Var) {
	if r := fn.Signature().Recv(); r != nil {
		vars = append(vars, r)
	}
	for v := range fn.Signature().Params().Variables() {
		vars = append(vars, v)
	}
	return vars
}

// catalogueName is that of the first number type among the operands, else of
// the limb, and the function's own.
func (c *compiler) catalogueName(fn *types.Func, limb ir.Type) string {
	for _, v := range operands(fn) {
		if g := c.group("", v.Type(), limb); g.Fields != nil {
			return g.Type + "." + fn.Name()
		}
	}
	return limb.String() + "." + fn.Name()
}

// isPublic reports whether all operands and results are of types that have a
// name in the catalogue.
func (c *compiler) isPublic(fn *types.Func) bool {
	vars := slices.AppendSeq(operands(fn), fn.Signature().Results().Variables())
	return !slices.ContainsFunc(vars, func(v *types.Var) bool {
		n, ok := types.Unalias(v.Type()).(*types.Named)
		return ok && c.alias[instance{n.Obj(), ir.F32}] == ""
	})
}

// isKernel reports whether a function is to be compiled.
func (c *compiler) isKernel(fn *types.Func) bool {
	d, sig := c.decls[fn], fn.Signature()
	params := sig.TypeParams()
	if sig.Recv() != nil {
		params = sig.RecvTypeParams()
	}
	dir := c.directive(d)
	if dir != "" && dir != "pass" && dir != "arm" || d.Body == nil || params.Len() != 1 || !c.isFloat(params.At(0).Constraint()) || sig.Results().Len() == 0 {
		return false
	}
	for _, v := range operands(fn) {
		if c.layout(v.Type(), ir.F32) == nil {
			return false
		}
	}
	for v := range sig.Results().Variables() {
		if c.layout(v.Type(), ir.F32) == nil {
			return false
		}
	}
	return true
}

// directive returns "host", "primitive", "pass", "arm" or "".
func (c *compiler) directive(d *ast.FuncDecl) (name string) {
	if d.Doc == nil {
		return ""
	}
	for _, l := range d.Doc.List {
		if s, ok := strings.CutPrefix(l.Text, "//limb:"); ok {
			if name = s; !slices.Contains([]string{"host", "primitive", "pass", "arm"}, name) {
				c.errorf(l.Pos(), "unknown directive //limb:%s: write //limb:host, //limb:primitive, //limb:pass or //limb:arm", name)
			}
		}
	}
	return name
}

// unnamed replaces the name of a parameter that has none.
func unnamed(name string, i int) string {
	if name == "" || name == "_" {
		return fmt.Sprintf("p%d", i)
	}
	return name
}
