// Package frontend compiles the Go source of the algorithms to the IR.
//
// Kernel code is a generic function or method over one limb type whose operands
// and results are limbs, structs of limbs, bool, int32 and int (which is an
// int32 here). It is written in a subset of Go that is a pure function of
// scalars: loops of constant length are unrolled, an if becomes a select (both
// arms are computed), and a condition that is constant, such as is32[T](),
// leaves one arm.
//
// Everything else is host code, and so is a function marked //limb:host. It is
// left alone, except that no product of floats may stand unrounded anywhere: Go
// is free to fuse it with a sum.
//
// A function marked //limb:primitive is one operation of the IR. One marked
// //limb:pass is compiled, but no kernel of its own. One marked //limb:arm is
// the long arm of an if: its first parameter says whether the arm is taken, and the
// next ones are its results where it is not. A target may go around it. One marked //limb:loop
// has a loop that ends on data, as programs have: it repeats a call of one function, marked
// //limb:turn, as long as the first result of that is true. Where its first operand is false, that
// function returns its first operands as they are.
//
// A function marked //limb:native NAME is an operation of a target's own, ir.Native, and its
// body is not compiled.
//
// A function marked //limb:slices is compiled for slices on the processor alone. It
// may stand for no limb in particular: without a type parameter, of float32, float64
// and the number types, and with conversions between the two.
//
// One marked //limb:once is compiled where it is called, by way of what gen writes to call it
// (package once).
//
// A program is marked //limb:kernel; behind the word may stand what it is for (Device, Trusted).
//
// One marked //limb:twin is written once for pairs; gen writes the same for quads beside it.
//
// An error reads file:line:col: what is wrong: what to write instead.
package frontend

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/constant"
	"go/importer"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/once"
)

// Load compiles the package in dir, the root of the module, and after it the
// packages in the folders extra, named relative to dir, which may import it.
// Every kernel function is there at both limb widths, callees before callers.
//
// All errors are returned, joined, in the order of the source.
func Load(dir string, extra ...string) (*ir.Program, error) {
	module, err := modulePath(dir)
	if err != nil {
		return nil, err
	}
	c := newCompiler()
	var kernels []*types.Func
	for _, sub := range append([]string{"."}, extra...) {
		files, err := c.parse(dir, sub)
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			c.takeTables(f)
		}
		conf := types.Config{Importer: c, Error: c.typeError}
		pkgPath := path.Join(module, filepath.ToSlash(sub))
		pkg, _ := conf.Check(pkgPath, c.fset, files, c.info)
		c.local[pkgPath] = pkg
		if c.root == nil {
			c.root = pkg
		}
		c.findAliases(pkg)
		typed := len(c.errs) == 0
		for _, f := range files {
			c.checkProducts(f)
		}
		if !typed {
			return nil, c.err()
		}
		var list []*types.Func
		for _, f := range files {
			list = append(list, c.collect(f)...)
		}
		// By their names: what is moved to another file stays where it is in the program.
		slices.SortFunc(list, func(f, g *types.Func) int {
			return cmp.Or(cmp.Compare(f.Name(), g.Name()), cmp.Compare(f.FullName(), g.FullName()))
		})
		kernels = append(kernels, list...)
		for _, f := range files {
			c.checkWrites(f)
		}
	}
	for _, limb := range []ir.Type{ir.F32, ir.F64} {
		for _, fn := range kernels {
			if c.isLimbs(fn) {
				c.instantiate(instance{fn, limb, ""}, nil)
			} else if limb == ir.F64 {
				c.instantiateAll(fn)
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

func newCompiler() *compiler {
	return &compiler{
		fset: token.NewFileSet(),
		info: &types.Info{
			Types:      map[ast.Expr]types.TypeAndValue{},
			Defs:       map[*ast.Ident]types.Object{},
			Uses:       map[*ast.Ident]types.Object{},
			Selections: map[*ast.SelectorExpr]*types.Selection{},
			Instances:  map[*ast.Ident]types.Instance{},
		},
		local:     map[string]*types.Package{},
		alias:     map[instance]string{},
		decls:     map[*types.Func]*ast.FuncDecl{},
		plain:     map[*ast.FuncDecl]bool{},
		apart:     map[types.Object][]*types.Var{},
		arrays:    map[types.Object]*array{},
		taken:     map[*ast.CompositeLit][]ast.Expr{},
		comments:  map[place]*ast.CommentGroup{},
		funcs:     map[instance]*ir.Func{},
		tables:    map[tableOf]*ir.Table{},
		names:     map[string]bool{},
		prog:      &ir.Program{},
		others:    std,
		instances: map[instance][]types.Type{},
	}
}

// instance is a generic function, or type, at one limb width; a function of concrete
// types is one at none.
type instance struct {
	types.Object
	limb ir.Type
	args string // the type arguments, where they are no limb: "DF"
}

// tableOf is an array as a table of numbers of one type.
type tableOf struct {
	types.Object
	typ ir.Type
}

type compiler struct {
	fset     *token.FileSet
	info     *types.Info
	root     *types.Package
	local    map[string]*types.Package // the module's packages so far
	alias    map[instance]string       // Pair at F32: "DF"
	numbers  []types.Type              // what kernels for all numbers are compiled for
	decls    map[*types.Func]*ast.FuncDecl
	plain    map[*ast.FuncDecl]bool        // whose body is rewritten
	apart    map[types.Object][]*types.Var // the fields of what is taken apart
	arrays   map[types.Object]*array
	taken    map[*ast.CompositeLit][]ast.Expr // the elements of tables
	comments map[place]*ast.CommentGroup
	funcs    map[instance]*ir.Func // nil while it is compiled, and where it is in error
	active   []instance            // being compiled
	tables   map[tableOf]*ir.Table
	names    map[string]bool // of functions and tables
	prog     *ir.Program
	errs     []*scanner.Error

	others    types.Importer            // of packages that are not compiled
	instances map[instance][]types.Type // their type arguments, where they are no limb
}

func (c *compiler) errorf(at token.Pos, format string, args ...any) {
	c.errs = append(c.errs, c.errorAt(at, format, args...))
}

func (c *compiler) errorAt(at token.Pos, format string, args ...any) *scanner.Error {
	return &scanner.Error{Pos: c.fset.Position(at), Msg: fmt.Sprintf(format, args...)}
}

func (c *compiler) typeError(err error) {
	if te, ok := err.(types.Error); ok && !strings.HasPrefix(te.Msg, "\t") { // else it is more of the one before
		c.errorf(te.Pos, "%s", te.Msg)
	}
}

// err joins the errors in the order of the source.
func (c *compiler) err() error {
	var errs []error
	for _, e := range c.sorted() {
		errs = append(errs, e)
	}
	return errors.Join(errs...)
}

// sorted returns the errors in the order of the source. Of those at one place, which show at
// other widths and types too, the first one counts.
func (c *compiler) sorted() []*scanner.Error {
	list := scanner.ErrorList(c.errs)
	list.Sort()
	return slices.CompactFunc(list, func(d, e *scanner.Error) bool { return d.Pos == e.Pos })
}

// parse reads the source. A file for some machines only is an error: what it
// says would hold there alone, and nobody would have looked at its products.
func (c *compiler) parse(dir, sub string) ([]*ast.File, error) {
	entries, err := os.ReadDir(filepath.Join(dir, sub))
	if err != nil {
		return nil, fmt.Errorf("reading the source: %w", err)
	}
	ctxt := build.Context{GOOS: "none", GOARCH: "none", Compiler: "gc", ReleaseTags: build.Default.ReleaseTags}
	var files []*ast.File
	for _, e := range entries {
		name := e.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		full, shown := filepath.Join(dir, sub, name), path.Join(filepath.ToSlash(sub), name)
		text, err := os.ReadFile(full)
		if err != nil {
			return nil, fmt.Errorf("reading the source: %w", err)
		}
		f, err := parser.ParseFile(c.fset, shown, text, parser.ParseComments|parser.SkipObjectResolution)
		if list := (scanner.ErrorList{}); errors.As(err, &list) {
			c.errs = append(c.errs, list...)
			continue
		} else if err != nil {
			return nil, err
		}
		if in, err := ctxt.MatchFile(filepath.Dir(full), name); err != nil {
			return nil, fmt.Errorf("%s:1:1: reading build constraints: %w", shown, err)
		} else if !in {
			return nil, fmt.Errorf("%s:1:1: the file is for some machines only: write it without a build constraint, for all of them", shown)
		}
		files = append(files, f)
	}
	if len(c.errs) > 0 {
		return nil, c.err()
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no Go source in %s: name the folder of a package", filepath.Join(dir, sub))
	}
	return files, nil
}

// std type-checks the standard library from its source, once per process: it
// needs no compiled packages.
type fromSource struct {
	sync.Mutex
	types.Importer
}

var std = &fromSource{Importer: importer.ForCompiler(token.NewFileSet(), "source", nil)}

// Import imports a package.
func (s *fromSource) Import(path string) (*types.Package, error) {
	s.Lock()
	defer s.Unlock()
	return s.Importer.Import(path)
}

// Import resolves the module's own packages to those that are being compiled.
func (c *compiler) Import(path string) (*types.Package, error) {
	if p := c.local[path]; p != nil {
		return p, nil
	}
	return c.others.Import(path)
}

func modulePath(dir string) (string, error) {
	name := filepath.Join(dir, "go.mod")
	text, err := os.ReadFile(name)
	if err != nil {
		return "", fmt.Errorf("reading the root of the module: %w", err)
	}
	for line := range strings.Lines(string(text)) {
		if path, ok := strings.CutPrefix(line, "module "); ok {
			return strings.TrimSpace(path), nil
		}
	}
	return "", fmt.Errorf("%s has no module line", name)
}

// place is where a comment may stand: at the end of a line, or alone before it.
type place struct {
	file  string
	line  int
	alone bool
}

// array is a package-level array of constants.
type array struct {
	doc     string
	data    []constant.Value // row by row, of a table once it is asked for; nil for what is not constant
	table   []ast.Expr
	of      types.BasicKind
	dims    []int
	written token.Pos
}

// collect notes what a file declares, and returns its kernel functions.
func (c *compiler) collect(f *ast.File) (kernels []*types.Func) {
	c.checkMarks(f)
	for _, g := range f.Comments {
		start, end := c.fset.Position(g.Pos()), c.fset.Position(g.End())
		c.comments[place{start.Filename, start.Line, false}] = g
		c.comments[place{start.Filename, end.Line + 1, true}] = g
	}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			fn, ok := c.info.Defs[d.Name].(*types.Func)
			if !ok {
				continue
			}
			c.decls[fn] = d
			if d.Body == nil && c.directive(d) == "kernel" {
				c.errorf(d.Name.Pos(), "%s has no body: write it in Go", fn.Name())
			} else if c.isKernel(fn) && !once.Marked(d) {
				kernels = append(kernels, fn)
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if v, ok := s.(*ast.ValueSpec); ok && d.Tok == token.VAR && len(v.Names) == len(v.Values) {
					for i, n := range v.Names {
						c.collectArray(c.info.Defs[n], v.Values[i], d.Doc.Text()+v.Doc.Text())
					}
				}
			}
		}
	}
	return kernels
}

func (c *compiler) collectArray(o types.Object, e ast.Expr, doc string) {
	lit, ok := e.(*ast.CompositeLit)
	if o == nil || !ok {
		return
	}
	a := &array{doc: doc}
	size, t := 1, o.Type()
	for {
		dim, ok := t.Underlying().(*types.Array)
		if !ok {
			break
		}
		a.dims = append(a.dims, int(dim.Len()))
		if size, t = size*int(min(dim.Len(), 1<<21)), dim.Elem(); size > 1<<20 {
			return
		}
	}
	if b, ok := t.Underlying().(*types.Basic); !ok || a.dims == nil || b.Info()&(types.IsInteger|types.IsFloat) == 0 {
		return
	}
	c.arrays[o] = a
	if a.table, a.of = c.taken[lit], t.Underlying().(*types.Basic).Kind(); a.table != nil {
		return
	}
	a.data = slices.Repeat([]constant.Value{constant.MakeInt64(0)}, size)
	c.fill(a.data, a.dims, lit)
}

func (c *compiler) fill(data []constant.Value, dims []int, lit *ast.CompositeLit) {
	stride := len(data) / max(dims[0], 1)
	k := 0
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			n, _ := constant.Int64Val(c.info.Types[kv.Key].Value)
			k, e = int(n), kv.Value
		}
		if row, ok := e.(*ast.CompositeLit); ok && len(dims) > 1 {
			c.fill(data[k*stride:(k+1)*stride], dims[1:], row)
		} else {
			for i := range stride {
				data[k*stride+i] = c.info.Types[e].Value // nil for a row that is no literal
			}
		}
		k++
	}
}

// checkWrites notes the arrays that are not constant after all: assigned to, or
// their address taken.
func (c *compiler) checkWrites(f *ast.File) {
	written := func(e ast.Expr) {
		if x := variable(e); x != nil {
			if a := c.arrays[c.info.Uses[x]]; a != nil && !a.written.IsValid() {
				a.written = x.Pos()
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, e := range n.Lhs {
				written(e)
			}
		case *ast.IncDecStmt:
			written(n.X)
		case *ast.SliceExpr:
			written(n)
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				written(n.X)
			}
		}
		return true
	})
}

// variable returns the variable that e is, or is a part of, or nil.
func variable(e ast.Expr) *ast.Ident {
	for {
		switch x := ast.Unparen(e).(type) {
		case *ast.SelectorExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.Ident:
			return x
		default:
			return nil
		}
	}
}
