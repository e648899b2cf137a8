package frontend

import (
	"fmt"
	"go/ast"
	"go/types"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// leaf is one scalar of a type: the names of the fields that lead to it, joined
// by _, and what it is.
type leaf struct {
	path string
	typ  ir.Type
}

// machine is the type of float32 and of float64; 0 for other types.
func machine(t types.Type) ir.Type {
	if b, ok := types.Unalias(t).(*types.Basic); ok {
		return map[types.BasicKind]ir.Type{types.Float32: ir.F32, types.Float64: ir.F64}[b.Kind()]
	}
	return 0
}

// layout takes a type apart into scalars; none where it is not for kernels. At no
// limb width machine numbers are for kernels too.
func (c *compiler) layout(t types.Type, limb ir.Type) []leaf {
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		if c.isFloat(t.Constraint()) {
			return []leaf{{"", limb}}
		} else if isWord(t.Constraint()) {
			return []leaf{{"", limb.Word()}}
		}
	case *types.Basic:
		switch t.Kind() {
		case types.Bool, types.UntypedBool:
			return []leaf{{"", ir.Bool}}
		case types.Int, types.Int32, types.UntypedInt, types.UntypedRune:
			return []leaf{{"", ir.I32}}
		case types.Uint16:
			if limb == 0 {
				return []leaf{{"", ir.U32}}
			}
		case types.Uint32:
			return []leaf{{"", ir.U32}}
		case types.Uint64:
			return []leaf{{"", ir.U64}}
		}
		if m := machine(t); limb == 0 && m != 0 {
			return []leaf{{"", m}}
		}
	case *types.Named:
		if isShort(t) {
			return []leaf{{"", ir.U32}}
		}
		if isEmpty(t) {
			return []leaf{}
		}
		s, ok := t.Underlying().(*types.Struct)
		if !ok || t.TypeArgs().Len() > 1 {
			return nil
		}
		return c.fields(s, limb)
	case *types.Struct:
		return c.fields(t, limb)
	case *types.Array:
		return repeated(t.Len(), c.layout(t.Elem(), limb))
	case *types.Tuple:
		var leaves []leaf
		for v := range t.Variables() {
			leaves = append(leaves, c.layout(v.Type(), limb)...)
		}
		return leaves
	}
	return nil
}

// fields is the layout of a struct.
func (c *compiler) fields(s *types.Struct, limb ir.Type) []leaf {
	leaves := []leaf{} // none of a type that only says which methods are meant
	for f := range s.Fields() {
		if isShort(f.Type()) {
			return nil
		}
		if basic, ok := types.Unalias(f.Type()).(*types.Basic); ok && machine(basic) == 0 && basic.Kind() != types.Int32 {
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
}

// isEmpty reports whether a type has a name and no value but one: it is struct{}, or an array of these,
// whose length is all that it says.
func isEmpty(t types.Type) bool {
	if _, named := types.Unalias(t).(*types.Named); !named {
		return false
	}
	u := t.Underlying()
	if a, ok := u.(*types.Array); ok {
		u = a.Elem()
	}
	s, ok := u.(*types.Struct)
	return ok && s.NumFields() == 0
}

// choices lists the types of a constraint that is a choice between empty ones: what has a parameter with
// it is compiled for each.
func choices(constraint types.Type) (list []types.Type) {
	all, ok := constraint.Underlying().(*types.Interface)
	if !ok {
		return nil
	}
	for e := range all.EmbeddedTypes() {
		u, ok := e.(*types.Union)
		if !ok {
			if u = types.NewUnion([]*types.Term{types.NewTerm(false, e)}); !isEmpty(e) {
				list = append(list, choices(e)...)
				continue
			}
		}
		for t := range u.Terms() {
			if isEmpty(t.Type()) && !t.Tilde() {
				list = append(list, t.Type())
			}
		}
	}
	return list
}

// repeated is the layout of an array; none where it is too long to be values.
func repeated(n int64, elem []leaf) (leaves []leaf) {
	if elem == nil || n > 8*maxArray || n*int64(len(elem)) > 8*maxArray {
		return nil
	}
	for i := range n {
		for _, l := range elem {
			leaves = append(leaves, leaf{join(strconv.FormatInt(i, 10), l.path), l.typ})
		}
	}
	return leaves
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

// isWord reports whether a constraint allows uint32 and uint64, no more.
func isWord(constraint types.Type) bool { return types.Identical(constraint.Underlying(), words) }

var words = types.NewInterfaceType(nil, []types.Type{types.NewUnion([]*types.Term{
	types.NewTerm(false, types.Typ[types.Uint32]), types.NewTerm(false, types.Typ[types.Uint64])})})

// ofWords reports whether a function is one for both words: what it has for T is the
// word of the limb's width.
func ofWords(fn *types.Func) bool {
	params := typeParams(fn)
	return params.Len() == 1 && isWord(params.At(0).Constraint())
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
			in := instance{n.Obj(), limbs[n.TypeArgs().At(0)], ""}
			if in.limb != 0 && c.alias[in] == "" { // the first name is the type's own
				c.alias[in] = name
				c.numbers = append(c.numbers, n)
			}
		}
	}
}

// group describes a parameter or result of a signature.
func (c *compiler) group(name string, t types.Type, limb ir.Type) ir.Group {
	leaves := c.layout(t, limb)
	g := ir.Group{Name: name, N: len(leaves)}
	if n, ok := types.Unalias(t).(*types.Named); ok && isShort(t) {
		g.Type = n.Obj().Name()
	} else if n, ok := types.Unalias(t).(*types.Named); ok && (n.TypeArgs().Len() == 0 || len(leaves) == 0) {
		g.Type = n.Obj().Name()
		for _, l := range leaves {
			g.Fields = append(g.Fields, l.path)
		}
	} else if ok {
		if limb == 0 {
			limb = machine(n.TypeArgs().At(0))
		}
		g.Type = c.alias[instance{n.Obj(), limb, ""}]
		if g.Type == "" {
			if leaves[0].typ.IsWord() {
				limb = leaves[0].typ
			}
			g.Type = n.Obj().Name() + "_" + limb.String()
		}
		for _, l := range leaves {
			g.Fields = append(g.Fields, l.path)
		}
	} else if g.Type = leaves[0].typ.String(); !isBasic(t) { // an array, or a struct without a name
		g.Type = fmt.Sprintf("%s_%d", g.Type, len(leaves))
		for _, l := range leaves {
			g.Fields = append(g.Fields, l.path)
		}
	}
	return g
}

// isShort reports whether t is of 16 bits, as fp.Half is: a word in the program whose upper half is 0.
func isShort(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.Uint16
}

// ofShorts reports whether t is an array of such elements, which slices do not have.
func ofShorts(t types.Type) bool {
	a, ok := t.Underlying().(*types.Array)
	return ok && (isShort(a.Elem()) || ofShorts(a.Elem()))
}

func isBasic(t types.Type) bool {
	switch types.Unalias(t).(type) {
	case *types.Basic, *types.TypeParam:
		return true
	}
	return false
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
// the limb, and the function's own; in between is the type of a method without such. At no limb width it begins with the package, or with
// vec, and one for words with the word.
func (c *compiler) catalogueName(fn *types.Func, in instance) string {
	limb := in.limb
	if limb == 0 {
		name := fn.Pkg().Name() + "." + fn.Name()
		if r := fn.Signature().Recv(); r != nil {
			if n, ok := types.Unalias(r.Type()).(*types.Named); ok {
				name = fn.Pkg().Name() + "." + n.Obj().Name() + "." + fn.Name()
			}
		}
		if c.directive(c.decls[fn]) == "slices" {
			name = "vec." + fn.Name()
		}
		if in.args != "" {
			name += "[" + in.args + "]"
		}
		return name
	}
	if ofWords(fn) {
		return limb.Word().String() + "." + fn.Name()
	}
	if c.directive(c.decls[fn]) == "kernel" {
		return fn.Pkg().Name() + "." + fn.Name() + "[" + limb.String() + "]"
	}
	for _, v := range operands(fn) {
		if g := c.group("", v.Type(), limb); g.Fields != nil && !isArray(v.Type()) {
			return g.Type + "." + fn.Name()
		}
	}
	if r := fn.Signature().Recv(); r != nil { // of a type that only says which method is meant
		if n, ok := types.Unalias(r.Type()).(*types.Named); ok {
			return limb.String() + "." + n.Obj().Name() + "." + fn.Name()
		}
	}
	return limb.String() + "." + fn.Name()
}

// isPublic reports whether all operands and results are of types that have a
// name in the catalogue, which words have not.
func (c *compiler) isPublic(fn *types.Func) bool {
	vars := slices.AppendSeq(operands(fn), fn.Signature().Results().Variables())
	return !slices.ContainsFunc(vars, func(v *types.Var) bool {
		if list := c.layout(v.Type(), ir.F32); len(list) == 1 && list[0].typ.IsWord() {
			return true
		}
		n, ok := types.Unalias(v.Type()).(*types.Named)
		return !ok && !isBasic(v.Type()) || ok && c.alias[instance{n.Obj(), ir.F32, ""}] == ""
	})
}

// typeParams are those of a function, or of its receiver.
func typeParams(fn *types.Func) *types.TypeParamList {
	if sig := fn.Signature(); sig.Recv() == nil {
		return sig.TypeParams()
	} else {
		return sig.RecvTypeParams()
	}
}

// isGeneric reports whether a function is one for all limb widths.
func isGeneric(fn *types.Func) bool { return typeParams(fn).Len() > 0 }

// isLimbs reports whether a function is one for both limb widths, or for both words.
func (c *compiler) isLimbs(fn *types.Func) bool {
	p := typeParams(fn)
	return p.Len() == 1 && (c.isFloat(p.At(0).Constraint()) || ofWords(fn))
}

// mayCall reports whether compiled code may call a function: one that is compiled anyway,
// or any of a package of kernels.
func (c *compiler) mayCall(fn *types.Func) bool {
	d := c.decls[fn]
	dir := c.directive(d)
	return dir == "primitive" || dir == "native" || c.isKernel(fn) || fn.Pkg() != c.root && dir == "" && d.Body != nil
}

// isKernel reports whether a function is to be compiled.
func (c *compiler) isKernel(fn *types.Func) bool {
	d, sig, params := c.decls[fn], fn.Signature(), typeParams(fn)
	dir := c.directive(d)
	if dir == "kernel" {
		return true
	}
	if dir == "host" || dir == "primitive" || dir == "native" || dir == "once" || d.Body == nil || sig.Results().Len() == 0 {
		return false
	}
	limb := ir.F32
	switch {
	case params.Len() == 0 && dir == "slices":
		limb = 0
	case params.Len() != 1 || !c.isFloat(params.At(0).Constraint()) && !ofWords(fn):
		return false
	}
	for _, v := range operands(fn) {
		if c.layout(v.Type(), limb) == nil {
			return false
		}
	}
	for v := range sig.Results().Variables() {
		if c.layout(v.Type(), limb) == nil {
			return false
		}
	}
	return true
}

// directive returns "host", "primitive", "native", "pass", "arm", "loop", "turn", "slices", "kernel" or "".
func (c *compiler) directive(d *ast.FuncDecl) string {
	name, _ := c.directives(d)
	return name
}

// directives returns the directive, and the word behind it: a native operation, or what a kernel is for.
func (c *compiler) directives(d *ast.FuncDecl) (name, word string) {
	if d.Doc == nil {
		return "", ""
	}
	for _, l := range d.Doc.List {
		s, ok := strings.CutPrefix(l.Text, "//limb:")
		if !ok || s == "function" || s == "once" || s == "twin" || strings.HasPrefix(s, "twin ") || s == "each" || s == "each numbers" {
			continue
		}
		name, word, _ = strings.Cut(s, " ")
		if name == "kernel" && slices.Contains(kinds, word) {
			if own := c.info.Defs[d.Name].Pkg().Path(); word == Trusted && c.root != nil && !strings.HasPrefix(own, c.root.Path()+"/") {
				c.errorf(l.Pos(), "//limb:%s is for limb's own packages, which vouch for indices: write //limb:kernel", s)
			}
			continue
		}
		if !slices.Contains(marks, name) || (name == "native" || name == "once") != (word != "") {
			write := "//limb:kernel, //limb:host, //limb:primitive, //limb:native NAME, //limb:pass, //limb:arm, //limb:loop, //limb:turn, //limb:slices, //limb:once, //limb:twin, //limb:each or //limb:function"
			if c.info.Defs[d.Name].Pkg() != c.root {
				write = "//limb:kernel"
			}
			if name == "kernel" {
				write = "//limb:kernel, or //limb:kernel device"
			}
			c.errorf(l.Pos(), "//limb:%s is no directive: write %s", s, write)
		}
	}
	return name, word
}

// Device and Trusted are what stands behind the word of a kernel that is for devices alone, of which no
// assembly is made, and of one for processors alone, whose assembly has no checks of indices and divisors:
// who calls it vouches for them.
const (
	Device  = "device"
	Trusted = "trusted"
)

var kinds = []string{"", Device, Trusted}

var marks = []string{"host", "once", "primitive", "native", "pass", "arm", "loop", "turn", "slices", "kernel"}

// mark is a comment that is one, or nearly.
var mark = regexp.MustCompile(`^//\s*(?i:limb)\s*:\s*(\w+)(.*)$`)

// checkMarks finds the marks that mark nothing.
func (c *compiler) checkMarks(f *ast.File) {
	ofFunction := map[*ast.CommentGroup]bool{}
	for _, d := range f.Decls {
		if d, ok := d.(*ast.FuncDecl); ok && d.Doc != nil {
			ofFunction[d.Doc] = true
		}
	}
	for _, g := range f.Comments {
		for _, l := range g.List {
			m := mark.FindStringSubmatch(l.Text)
			if m == nil {
				continue
			}
			name := strings.ToLower(m[1])
			switch exact := strings.HasPrefix(l.Text, "//limb:"+m[1]); {
			case !exact && m[2] == "" && slices.Contains(marks, name), exact && name != m[1] && slices.Contains(marks, name):
				c.errorf(l.Pos(), "%s is a comment like others: write //limb:%s", l.Text, name)
			case exact && !ofFunction[g] && slices.Contains(marks, name):
				c.errorf(l.Pos(), "%s marks no function: write it in the lines right above one", l.Text)
			}
		}
	}
}

// unnamed replaces the name of a parameter that has none.
func unnamed(name string, i int) string {
	if name == "" || name == "_" {
		return fmt.Sprintf("p%d", i)
	}
	return name
}
