// Package frontend compiles the Go source of the algorithms to the IR.
//
// What it takes is a subset of Go: generic functions over one limb type, of
// straight-line code. Loops of constant length are unrolled, an if becomes a
// select (both arms are computed), and a condition that is constant, such as
// is32[T](), leaves one arm. Everything else in the package is host code and is
// left alone, except that no product of floats may stand unrounded anywhere:
// Go is free to fuse it with a sum.
//
// An error reads file:line:col: what is wrong: what to write instead.
package frontend

import (
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"github.com/limbfp/limb/internal/ir"
)

// Load compiles the package in dir, the root of the module, and after it the
// packages in the folders extra, named relative to dir, which may import it.
// Every kernel function is there at both limb widths, callees before callers.
//
// All errors are returned, joined, in the order of the source.
func Load(dir string, extra ...string) (*ir.Program, error) {
	c := &compiler{
		fset:    token.NewFileSet(),
		info:    newInfo(),
		decls:   map[*types.Func]*ast.FuncDecl{},
		comment: map[string]map[int]*ast.CommentGroup{},
		arrays:  map[types.Object]*ast.CompositeLit{},
		funcs:   map[instance]*ir.Func{},
		tables:  map[string]*ir.Table{},
		alias:   map[string]string{},
		prog:    &ir.Program{},
	}
	module, err := modulePath(dir)
	if err != nil {
		return nil, err
	}
	imp := &moduleImporter{std: importer.ForCompiler(c.fset, "source", nil), local: map[string]*types.Package{}}
	var all []*ast.FuncDecl
	for i, sub := range append([]string{"."}, extra...) {
		path := module
		if i > 0 {
			path += "/" + filepath.ToSlash(sub)
		}
		files, err := c.parse(filepath.Join(dir, sub))
		if err != nil {
			return nil, err
		}
		conf := types.Config{Importer: imp, Error: func(err error) { c.typeError(err) }}
		pkg, _ := conf.Check(path, c.fset, files, c.info)
		if len(c.errs) > 0 {
			return nil, c.err()
		}
		imp.local[path] = pkg
		if i == 0 {
			c.root = pkg
			c.findAliases()
		}
		for _, f := range files {
			c.checkProducts(f)
			all = append(all, c.collect(f)...)
		}
	}
	for _, limb := range []ir.Type{ir.F32, ir.F64} {
		for _, d := range all {
			if fn := c.info.Defs[d.Name].(*types.Func); c.isKernel(d, fn) {
				c.instantiate(instance{fn, limb}, d.Name.Pos())
			}
		}
	}
	if len(c.errs) > 0 {
		return nil, c.err()
	}
	if err := ir.Verify(c.prog); err != nil {
		return nil, err
	}
	return c.prog, nil
}

// instance is a generic function at one limb width.
type instance struct {
	fn   *types.Func
	limb ir.Type
}

type compiler struct {
	fset    *token.FileSet
	info    *types.Info
	root    *types.Package
	decls   map[*types.Func]*ast.FuncDecl
	comment map[string]map[int]*ast.CommentGroup // by file and by the line where it ends
	arrays  map[types.Object]*ast.CompositeLit   // package-level constant arrays
	funcs   map[instance]*ir.Func                // nil while being compiled
	tables  map[string]*ir.Table
	alias   map[string]string // "Pair/f32" → "DF"
	prog    *ir.Program
	errs    []located
}

type located struct {
	pos token.Position
	msg string
}

// errorf records what is wrong at pos and what to write instead.
func (c *compiler) errorf(pos token.Pos, format string, args ...any) {
	c.errs = append(c.errs, located{c.fset.Position(pos), fmt.Sprintf(format, args...)})
}

func (c *compiler) typeError(err error) {
	var te types.Error
	if errors.As(err, &te) {
		c.errorf(te.Pos, "%s", te.Msg)
		return
	}
	c.errs = append(c.errs, located{msg: err.Error()})
}

func (c *compiler) err() error {
	sort.SliceStable(c.errs, func(i, j int) bool {
		a, b := c.errs[i].pos, c.errs[j].pos
		if a.Filename != b.Filename {
			return a.Filename < b.Filename
		}
		return a.Offset < b.Offset
	})
	var list []error
	seen := map[string]bool{}
	for _, e := range c.errs {
		s := shortPos(e.pos) + ": " + e.msg
		if !seen[s] {
			seen[s] = true
			list = append(list, errors.New(s))
		}
	}
	return errors.Join(list...)
}

func shortPos(p token.Position) string {
	return fmt.Sprintf("%s:%d:%d", filepath.Base(p.Filename), p.Line, p.Column)
}

func (c *compiler) pos(p token.Pos) string { return shortPos(c.fset.Position(p)) }

func (c *compiler) parse(dir string) ([]*ast.File, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("reading the source: %w", err)
	}
	var files []*ast.File
	for _, e := range entries {
		name := e.Name()
		if e.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(c.fset, filepath.Join(dir, name), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no Go source in %s", dir)
	}
	return files, nil
}

// collect notes the functions, constant arrays and comments of a file.
func (c *compiler) collect(f *ast.File) []*ast.FuncDecl {
	lines := map[int]*ast.CommentGroup{}
	for _, g := range f.Comments {
		lines[c.fset.Position(g.End()).Line] = g
	}
	c.comment[c.fset.Position(f.Pos()).Filename] = lines
	var funcs []*ast.FuncDecl
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			c.decls[c.info.Defs[d.Name].(*types.Func)] = d
			funcs = append(funcs, d)
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if v, ok := s.(*ast.ValueSpec); ok && d.Tok == token.VAR && len(v.Names) == len(v.Values) {
					for i, n := range v.Names {
						if lit, ok := v.Values[i].(*ast.CompositeLit); ok {
							c.arrays[c.info.Defs[n]] = lit
						}
					}
				}
			}
		}
	}
	return funcs
}

func directive(d *ast.FuncDecl, name string) bool {
	if d.Doc == nil {
		return false
	}
	for _, l := range d.Doc.List {
		if l.Text == "//limb:"+name {
			return true
		}
	}
	return false
}

// isKernel reports whether d is kernel code: generic over one Float, with a
// signature of limbs, structs of limbs, bool and int32.
func (c *compiler) isKernel(d *ast.FuncDecl, fn *types.Func) bool {
	if directive(d, "host") || directive(d, "primitive") || d.Body == nil {
		return false
	}
	sig := fn.Signature()
	params := sig.TypeParams()
	if sig.Recv() != nil {
		params = sig.RecvTypeParams()
	}
	if params.Len() != 1 || !c.isFloat(params.At(0).Constraint()) || sig.Results().Len() == 0 {
		return false
	}
	for _, v := range signature(sig) {
		if _, ok := c.layout(v.Type(), ir.F32); !ok {
			return false
		}
	}
	return true
}

// signature lists receiver, parameters and results.
func signature(sig *types.Signature) []*types.Var {
	vars := inputs(sig)
	for i := range sig.Results().Len() {
		vars = append(vars, sig.Results().At(i))
	}
	return vars
}

func inputs(sig *types.Signature) (vars []*types.Var) {
	if sig.Recv() != nil {
		vars = append(vars, sig.Recv())
	}
	for i := range sig.Params().Len() {
		vars = append(vars, sig.Params().At(i))
	}
	return vars
}

func (c *compiler) isFloat(t types.Type) bool {
	n, ok := t.(*types.Named)
	return ok && n.Obj().Name() == "Float" && n.Obj().Pkg() == c.root
}

// findAliases reads the short names of the number types: type DF = Pair[float32].
func (c *compiler) findAliases() {
	for _, name := range c.root.Scope().Names() {
		o, ok := c.root.Scope().Lookup(name).(*types.TypeName)
		if !ok || !o.IsAlias() {
			continue
		}
		n, ok := types.Unalias(o.Type()).(*types.Named)
		if !ok || n.TypeArgs().Len() != 1 {
			continue
		}
		if b, ok := n.TypeArgs().At(0).(*types.Basic); ok {
			switch b.Kind() {
			case types.Float32:
				c.alias[n.Obj().Name()+"/f32"] = name
			case types.Float64:
				c.alias[n.Obj().Name()+"/f64"] = name
			}
		}
	}
}

// leaf is one scalar of a type: its path of field names and its IR type.
type leaf struct {
	path string
	typ  ir.Type
}

// layout takes a type apart into scalars.
func (c *compiler) layout(t types.Type, limb ir.Type) ([]leaf, bool) {
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		return []leaf{{"", limb}}, c.isFloat(t.Constraint())
	case *types.Basic:
		switch t.Kind() {
		case types.Bool, types.UntypedBool:
			return []leaf{{"", ir.Bool}}, true
		case types.Int, types.Int32, types.UntypedInt, types.UntypedRune:
			return []leaf{{"", ir.I32}}, true
		case types.UntypedFloat:
			return []leaf{{"", limb}}, true
		}
	case *types.Named:
		s, ok := t.Underlying().(*types.Struct)
		if !ok || t.TypeArgs().Len() != 1 {
			return nil, false
		}
		if _, ok := types.Unalias(t.TypeArgs().At(0)).(*types.TypeParam); !ok {
			return nil, false
		}
		var leaves []leaf
		for i := range s.NumFields() {
			sub, ok := c.layout(s.Field(i).Type(), limb)
			if !ok {
				return nil, false
			}
			for _, l := range sub {
				leaves = append(leaves, leaf{join(s.Field(i).Name(), l.path), l.typ})
			}
		}
		return leaves, true
	}
	return nil, false
}

func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "_" + b
}

// group describes a parameter or result of a signature.
func (c *compiler) group(name string, t types.Type, limb ir.Type) ir.Group {
	leaves, _ := c.layout(t, limb)
	g := ir.Group{Name: name, N: len(leaves)}
	if n, ok := types.Unalias(t).(*types.Named); ok {
		g.Type = c.alias[n.Obj().Name()+"/"+limb.String()]
		if g.Type == "" {
			g.Type = n.Obj().Name() + "_" + limb.String()
		}
		for _, l := range leaves {
			g.Fields = append(g.Fields, l.path)
		}
		return g
	}
	g.Type = leaves[0].typ.String()
	return g
}

// name returns the catalogue name of an instance: after its number type where
// it has one, else after the limb.
func (c *compiler) name(in instance) string {
	for _, v := range inputs(in.fn.Signature()) {
		if g := c.group("", v.Type(), in.limb); g.Fields != nil {
			return g.Type + "." + in.fn.Name()
		}
	}
	return in.limb.String() + "." + in.fn.Name()
}

// instantiate returns the IR of a function at a width, compiling it on demand.
func (c *compiler) instantiate(in instance, use token.Pos) *ir.Func {
	f, seen := c.funcs[in]
	if seen {
		if f == nil {
			c.errorf(use, "recursive call of %s: write straight-line code", in.fn.Name())
		}
		return f
	}
	c.funcs[in] = nil
	d := c.decls[in.fn]
	name := c.name(in)
	f = &ir.Func{
		Name:   strings.ReplaceAll(name, ".", "_"),
		Go:     name,
		Limb:   in.limb,
		Export: d.Name.IsExported(),
		Pos:    c.pos(d.Pos()),
	}
	if d.Doc != nil {
		f.Doc = d.Doc.Text()
	}
	if old := c.prog.Lookup(f.Name); old != nil {
		c.errorf(d.Pos(), "two functions are named %s: rename one", name)
	}
	b := &builder{compiler: c, f: f, limb: in.limb, env: map[types.Object][]*ir.Value{}}
	b.compile(d, in.fn.Signature())
	c.prog.Funcs = append(c.prog.Funcs, f)
	c.funcs[in] = f
	return f
}

// checkProducts finds every product of floats that is not rounded at once.
func (c *compiler) checkProducts(f *ast.File) {
	var stack []ast.Node
	ast.Inspect(f, func(n ast.Node) bool {
		if n == nil {
			stack = stack[:len(stack)-1]
			return true
		}
		stack = append(stack, n)
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if n.Op == token.MUL && c.isProduct(n) && !c.rounded(stack) {
				c.errorf(n.OpPos, "product must be rounded: write %s(%s*%s)", c.typeName(n), c.text(n.X), c.text(n.Y))
			}
		case *ast.AssignStmt:
			if n.Tok == token.MUL_ASSIGN && isFloating(c.info.TypeOf(n.Lhs[0])) {
				x, y := c.text(n.Lhs[0]), c.text(n.Rhs[0])
				c.errorf(n.TokPos, "product must be rounded: write %s = %s(%s*%s)", x, c.typeName(n.Lhs[0]), x, y)
			}
		}
		return true
	})
}

func (c *compiler) isProduct(e ast.Expr) bool {
	tv := c.info.Types[e]
	return tv.Value == nil && isFloating(tv.Type)
}

func isFloating(t types.Type) bool {
	if t == nil {
		return false
	}
	if p, ok := types.Unalias(t).(*types.TypeParam); ok {
		u, ok := p.Constraint().Underlying().(*types.Interface)
		return ok && u.NumEmbeddeds() > 0
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsFloat != 0
}

// rounded reports whether the innermost node of the stack stands directly in a
// conversion to its own type.
func (c *compiler) rounded(stack []ast.Node) bool {
	i := len(stack) - 1
	e := stack[i].(ast.Expr)
	for i--; i >= 0; i-- {
		switch p := stack[i].(type) {
		case *ast.ParenExpr:
			continue
		case *ast.CallExpr:
			return c.info.Types[p.Fun].IsType() && types.Identical(c.info.TypeOf(p), c.info.TypeOf(e))
		}
		return false
	}
	return false
}

func (c *compiler) typeName(e ast.Expr) string {
	return types.TypeString(c.info.TypeOf(e), func(*types.Package) string { return "" })
}

func (c *compiler) text(e ast.Expr) string { return types.ExprString(e) }

func newInfo() *types.Info {
	return &types.Info{
		Types:      map[ast.Expr]types.TypeAndValue{},
		Defs:       map[*ast.Ident]types.Object{},
		Uses:       map[*ast.Ident]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{},
	}
}

// moduleImporter resolves the module's own packages to what is being compiled.
type moduleImporter struct {
	std   types.Importer
	local map[string]*types.Package
}

func (m *moduleImporter) Import(path string) (*types.Package, error) {
	if p := m.local[path]; p != nil {
		return p, nil
	}
	return m.std.Import(path)
}

func modulePath(dir string) (string, error) {
	data, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("no go.mod in %s: name the root of the module", dir)
	} else if err != nil {
		return "", err
	}
	for line := range strings.Lines(string(data)) {
		if path, ok := strings.CutPrefix(line, "module "); ok {
			return strings.TrimSpace(path), nil
		}
	}
	return "", fmt.Errorf("no module line in %s", filepath.Join(dir, "go.mod"))
}
