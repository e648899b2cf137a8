// Package once knows the functions that are compiled once.
//
// Go compiles all methods of a generic type anew in every package that names it: with all
// functions of limb these were six seconds for each package of a user. So a method with a
// long body says
//
//	func (x Pair[T]) Sin() Pair[T] { return sinOnce(x) }
//
//	//limb:once
//	func sin[T Float](x Pair[T]) Pair[T] { … }
//
// and gen writes sinOnce, which calls sin at each width through functions that are not generic:
// the root package has these, and nobody else compiles them.
//
// The compiler of kernels takes sinOnce for sin. Where that is all that a method is, as above,
// the body of sin is the method's.
package once

import (
	"go/ast"
	"strings"
)

// Directive marks a function that is compiled once. With its name it marks what calls it.
const Directive = "//limb:once"

// Suffix ends the name of what calls a function that is compiled once.
const Suffix = "Once"

// Marked reports whether a function is compiled once.
func Marked(d *ast.FuncDecl) bool {
	if d.Doc != nil {
		for _, c := range d.Doc.List {
			if c.Text == Directive {
				return true
			}
		}
	}
	return false
}

// Body returns the name of the function whose body is that of d, a method that hands its
// operands to it; "" for others.
func Body(d *ast.FuncDecl) string {
	if d.Recv == nil || d.Body == nil || len(d.Body.List) != 1 {
		return ""
	}
	r, ok := d.Body.List[0].(*ast.ReturnStmt)
	if !ok || len(r.Results) != 1 {
		return ""
	}
	call, ok := r.Results[0].(*ast.CallExpr)
	if !ok {
		return ""
	}
	f, ok := call.Fun.(*ast.Ident)
	if !ok {
		return ""
	}
	name, ok := strings.CutSuffix(f.Name, Suffix)
	args := call.Args
	for _, field := range append([]*ast.Field{d.Recv.List[0]}, d.Type.Params.List...) {
		for _, p := range field.Names {
			if len(args) == 0 {
				return ""
			}
			if x, is := args[0].(*ast.Ident); !is || x.Name != p.Name {
				return ""
			}
			args = args[1:]
		}
	}
	if !ok || len(args) > 0 {
		return ""
	}
	return name
}
