package frontend

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/build/constraint"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Packages of users
//
// Load reads the library. Kernels in other modules are compiled with what the go command says
// of their packages. All are read from source, each after those that it imports, for a type
// is to be one type; but what is in functions that kernels cannot call does not matter.

// Source is a package whose source is read.
type Source struct {
	Path  string   // by which it is imported
	Files []string // their paths
	Types bool     // kernels call none of its functions: its types matter alone

	Imports map[string]string // the paths of packages that it imports by another one

	// Kernels says that its kernels are asked for. Names that are not defined in it are then
	// no error where Launcher says that they are of code which is made of the kernels; nor are, of
	// any package, those that another one has of it.
	Kernels  bool
	Launcher func(kernel, name string) bool
}

// Kernel is a function marked //limb:kernel, and one that it is compiled to: for a generic
// one there are several.
type Kernel struct {
	Func *types.Func
	Args []types.Type // what stands for its type parameters
	Mark string       // behind the word: "", Device or Trusted
	IR   *ir.Func
	Pos  token.Position
}

// Compiled are the kernels of a package, in the order of their names, and all that may be
// needed of the library for them.
type Compiled struct {
	*Source
	Types   *types.Package
	Program *ir.Program
	Kernels []Kernel
}

// Packages compiles the kernels of packages. One of them is limb's root; what devices may need
// beside what kernels call is in the packages named support. All errors are
// returned, joined, in the order of the source; shown turns the name of a file of a package
// into what errors call it.
func Packages(list []*Source, root string, support []string, shown func(name string) string) ([]*Compiled, error) {
	c := newCompiler()
	var errs []error
	fail := func() error {
		for _, e := range c.sorted() {
			e.Pos.Filename = shown(e.Pos.Filename)
			errs = append(errs, e)
		}
		c.errs = nil
		return errors.Join(errs...)
	}
	kernels := map[*Source][]*types.Func{}
	packages := map[*Source]*types.Package{}
	var help, launched []*types.Func // what kernels may need of the library; the kernels of the packages so far
	for _, s := range list {
		files, err := c.parseFiles(s)
		if err != nil {
			return nil, err
		}
		var undefined []types.Error
		c.others = importing(func(path string) (*types.Package, error) {
			if path == "unsafe" {
				return types.Unsafe, nil
			}
			if p := c.local[cmp.Or(s.Imports[path], path)]; p != nil {
				return p, nil
			}
			return nil, fmt.Errorf("package %s is not among what the go command has found", path)
		})
		for _, f := range files {
			c.takeTables(f)
		}
		conf := types.Config{Importer: c.others, IgnoreFuncBodies: s.Types, FakeImportC: true, Error: func(err error) {
			if te, ok := err.(types.Error); ok && !s.Types && !te.Soft {
				undefined = append(undefined, te)
			}
		}}
		if s.Types {
			c.local[s.Path], _ = conf.Check(s.Path, c.fset, files, nil)
			c.errs = nil // the go command tells them
			continue
		}
		pkg, _ := conf.Check(s.Path, c.fset, files, c.info)
		c.local[s.Path] = pkg
		packages[s] = pkg
		if s.Path == root {
			c.root = pkg
		}
		c.findAliases(pkg)
		var funcs []*types.Func
		for _, f := range files {
			funcs = append(funcs, c.collect(f)...)
			c.checkWrites(f)
		}
		slices.SortFunc(funcs, func(f, g *types.Func) int {
			return cmp.Or(cmp.Compare(f.Name(), g.Name()), cmp.Compare(f.FullName(), g.FullName()))
		})
		var own []*types.Func
		for _, fn := range funcs {
			if c.directive(c.decls[fn]) == "kernel" {
				own = append(own, fn)
			}
			if slices.Contains(support, s.Path) || pkg == c.root && slices.Contains(standIns, fn.Name()) {
				help = append(help, fn)
			}
		}
		marks := c.errs // wrong ones keep nothing from being compiled
		c.errs = nil
		for _, te := range undefined {
			name, missing := strings.CutPrefix(te.Msg, "undefined: ")
			among := own
			if _, of, imported := strings.Cut(name, "."); imported {
				among, name = launched, of
			} else if !s.Kernels {
				among = nil
			}
			if missing && slices.ContainsFunc(among, func(fn *types.Func) bool { return s.Launcher(fn.Name(), name) }) {
				continue
			}
			c.typeError(te)
		}
		launched = append(launched, own...)
		if s.Kernels {
			kernels[s] = own
		}
		broken := len(c.errs) > 0
		if c.errs = append(c.errs, marks...); broken {
			return nil, fail()
		}
	}
	var out []*Compiled
	for _, s := range list {
		if len(kernels[s]) == 0 {
			continue
		}
		c.prog, c.funcs, c.tables, c.active = &ir.Program{}, map[instance]*ir.Func{}, map[tableOf]*ir.Table{}, nil
		c.names = map[string]bool{}
		c.checkReached(kernels[s])
		for _, limb := range []ir.Type{ir.F32, ir.F64} {
			for _, fn := range slices.Concat(help, kernels[s]) {
				if c.isLimbs(fn) {
					c.instantiate(instance{fn, limb, ""}, nil)
				} else if limb == ir.F64 {
					c.instantiateAll(fn)
				}
			}
		}
		if len(c.errs) > 0 {
			fail()
			continue
		}
		if err := ir.Verify(c.prog); err != nil {
			return nil, err
		}
		r := &Compiled{Source: s, Types: packages[s], Program: c.prog}
		for _, fn := range kernels[s] {
			for _, f := range c.prog.Funcs {
				for in, made := range c.funcs {
					if made == f && in.Object == fn {
						_, mark := c.directives(c.decls[fn])
						r.Kernels = append(r.Kernels, Kernel{Func: fn, Args: c.arguments(in), Mark: mark, IR: f, Pos: c.fset.Position(c.decls[fn].Name.Pos())})
					}
				}
			}
		}
		out = append(out, r)
	}
	return out, fail()
}

type importing func(path string) (*types.Package, error)

func (f importing) Import(path string) (*types.Package, error) { return f(path) }

// standIns are functions of the root that may take the place of operations on a device.
var standIns = []string{"prodErrScaled", "prodErrSplit", "quotient", "root", "whole", "wholeBelow"}

// arguments are what stands for the type parameters of an instance.
func (c *compiler) arguments(in instance) (list []types.Type) {
	if in.limb != 0 {
		return []types.Type{types.Typ[map[ir.Type]types.BasicKind{ir.F32: types.Float32, ir.F64: types.Float64}[in.limb]]}
	}
	return c.instances[in]
}

// checkReached checks the products of kernels, and of functions that they reach: in other
// functions of a user's package they may be fused as Go likes.
func (c *compiler) checkReached(kernels []*types.Func) {
	seen := map[*types.Func]bool{}
	var look func(fn *types.Func)
	look = func(fn *types.Func) {
		fn = fn.Origin()
		d := c.decls[fn]
		if d == nil || seen[fn] || fn.Pkg() == c.root {
			return
		}
		seen[fn] = true
		c.checkProducts(d)
		ast.Inspect(d, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				if g, ok := c.info.Uses[id].(*types.Func); ok {
					look(g)
				}
			}
			return true
		})
	}
	for _, fn := range kernels {
		look(fn)
	}
}

// parseFiles reads the files of a package. They are named by its path, whoever reads them.
func (c *compiler) parseFiles(s *Source) ([]*ast.File, error) {
	var files []*ast.File
	for _, name := range s.Files {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, fmt.Errorf("reading the source: %w", err)
		}
		mode := parser.ParseComments | parser.SkipObjectResolution
		if s.Types {
			mode = parser.SkipObjectResolution
		}
		f, err := parser.ParseFile(c.fset, path.Join(s.Path, filepath.Base(name)), text, mode)
		if list := (scanner.ErrorList{}); errors.As(err, &list) {
			c.errs = append(c.errs, list...)
			continue
		} else if err != nil {
			return nil, err
		}
		if s.Kernels && strings.Contains(string(text), "//limb:kernel") {
			for _, g := range f.Comments {
				for _, l := range g.List {
					if g.Pos() < f.Package && constraint.IsGoBuild(l.Text) {
						c.errorf(l.Pos(), "the file has kernels, and is for some machines only: write it without a build constraint, for all of them")
					}
				}
			}
		}
		files = append(files, f)
	}
	return files, nil
}
