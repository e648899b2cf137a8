package frontend

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// What Go has and programs have not: what an error says of it, and what to write instead.

// typeName is a type as the package that is compiled writes it.
func (b *builder) typeText(t types.Type) string {
	return types.TypeString(t, func(p *types.Package) string {
		if p == b.pkg {
			return ""
		}
		return p.Name()
	})
}

// noType says why a type is not for kernels.
func (b *builder) noType(t types.Type) string {
	if b.isGroup(t) {
		return "a kernel.Group is the first parameter of a kernel, or of a function that one calls: write it there"
	}
	for a, ok := t.Underlying().(*types.Array); ok && b.compiler.layout(a.Elem(), 0) == nil; a, ok = t.Underlying().(*types.Array) {
		t = a.Elem()
	}
	return "type " + b.typeText(t) + " " + b.fault(t)
}

// fault is what is said of a type that is not for kernels, and what to write instead.
func (b *builder) fault(t types.Type) string {
	if both := b.compiler.layout(t, 0); b.limb != 0 && slices.ContainsFunc(both, func(l leaf) bool { return l.typ.Float() }) {
		return "has one width, and the function is for both: write it with T"
	}
	no := "is not for kernels: "
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch info := u.Info(); {
		case info&types.IsString != 0:
			return no + "text stays outside, pass a number that stands for it"
		case info&types.IsComplex != 0:
			return no + "write limb.CDF, limb.CDD, or two floats"
		case u.Kind() == types.UnsafePointer:
			return no + "pass the value, or a slice"
		case info&types.IsInteger != 0 && info&types.IsUnsigned != 0 && !isNamed(t):
			return no + "write int32, or uint32 and uint64 for bits"
		case info&types.IsInteger != 0 && !isNamed(t):
			return no + "write int32"
		}
		return no + "write " + u.Name() + ", which it stands for"
	case *types.Map:
		return no + "write a slice, with an integer for each key"
	case *types.Chan:
		return no + "items wait for nobody, write to a slice and read it in the next phase or launch"
	case *types.Pointer:
		return no + "pass the value, or a slice"
	case *types.Signature:
		return no + "functions are called by their names, declare it in the package"
	case *types.Interface:
		return no + "write a type of numbers, or a type parameter [N limb.Real[N]]"
	case *types.Slice:
		return no + "a slice is a parameter or a part of one, t := s[i:j]; a list of one's own is an array"
	case *types.Array:
		return no + fmt.Sprintf("an array of an item has at most %d elements, write a shorter one or a slice", maxArray)
	case *types.Struct:
		if Bundle(t) != nil {
			return no + "one with a slice or an int is a parameter, or a variable that is declared with one by :=, and no result and no element"
		}
		for f := range u.Fields() {
			field := "has a field " + f.Name() + " of type " + b.typeText(f.Type())
			if b.layout(f.Type(), b.limb) == nil {
				return field + ", which " + b.fault(f.Type())
			} else if t, basic := types.Unalias(f.Type()).(*types.Basic); basic && machine(t) == 0 && t.Kind() != types.Int32 {
				return field + ", and a struct that is an element or a result has machine floats, int32, and structs and arrays of these: write int32"
			}
		}
	}
	return no + "write numbers, machine floats, bool and int32"
}

func isNamed(t types.Type) bool {
	_, ok := types.Unalias(t).(*types.Named)
	return ok
}

// noStatement says why a statement is not for kernels.
func (b *builder) noStatement(s ast.Stmt) string {
	switch s := s.(type) {
	case *ast.GoStmt:
		return "a kernel starts nothing with go, since its items run side by side by themselves: write a phase or another kernel"
	case *ast.DeferStmt:
		return "a kernel has no defer: write the call where it is to happen"
	case *ast.SendStmt, *ast.SelectStmt:
		return "a kernel has no channels, since items wait for nobody: write to a slice, and read it in the next phase or launch"
	case *ast.LabeledStmt:
		return "a kernel has no labels: write break or continue of the innermost loop, and a bool that the outer one asks"
	case *ast.SwitchStmt:
		return "a switch in a kernel has no break and no fallthrough: write if and else, or what the case does once more"
	case *ast.TypeSwitchStmt:
		return "a kernel has no switch over types, since it knows its types: write a kernel for each"
	case *ast.BranchStmt:
		switch s.Tok {
		case token.GOTO:
			return "a kernel has no goto: write a loop or an if"
		case token.FALLTHROUGH:
			return "a kernel has no fallthrough: write what the next case does once more"
		}
		return s.Tok.String() + " leaves an outer loop, and a kernel leaves the innermost one: write one of that, and a bool that the outer one asks"
	}
	return "this statement is not for kernels: write assignments, if, for and return"
}

// noExpr says why an expression is not for kernels.
func (b *builder) noExpr(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.FuncLit:
		return "a kernel has no function within it: declare it in the package, and call it by its name"
	case *ast.StarExpr:
		return text(e) + " is behind a pointer: pass the value, or a slice"
	case *ast.SliceExpr:
		return text(e) + " is a slice: declare a variable of its own, t := " + text(e)
	case *ast.TypeAssertExpr:
		return text(e) + " asks for a type, and a kernel knows its types: write a kernel for each"
	case *ast.UnaryExpr:
		if e.Op == token.ARROW {
			return "a kernel has no channels, since items wait for nobody: write to a slice, and read it in the next phase or launch"
		}
		return text(e) + " is a pointer: pass the value, or a slice"
	}
	return text(e) + " is not for kernels: write sums, products as float64(a*b), quotients, comparisons, fields and calls"
}

var noBuiltins = map[string]string{
	"append":  ", since a slice keeps its length: write elements and count them in a variable",
	"cap":     ": write len",
	"clear":   ": write a loop over the elements",
	"close":   ": write to a slice",
	"complex": ": write limb.CDF{Re: x, Im: y} or limb.CDD{…}",
	"copy":    ": write a loop over the elements",
	"delete":  ": write a slice, with an integer for each key",
	"imag":    ": write limb.CDF or limb.CDD, and the field Im",
	"make":    ": declare an array, var t [8]float64, or pass a slice",
	"new":     ": declare a variable, and pass its value",
	"panic":   ": write a number that says so to a slice",
	"print":   ": write to a slice",
	"println": ": write to a slice",
	"real":    ": write limb.CDF or limb.CDD, and the field Re",
	"recover": ", since nothing panics there: leave it out",
}

// noBuiltin says why a builtin function is not for kernels.
func (b *builder) noBuiltin(name string) string {
	if w := noBuiltins[name]; w != "" {
		return "a kernel has no " + name + w
	}
	return "builtin " + name + " is not for kernels: write kernel code without it"
}

// noView says why an expression is no slice.
func (b *builder) noView(e ast.Expr) string {
	switch x := ast.Unparen(e).(type) {
	case *ast.CompositeLit:
		return "a kernel makes no slice: declare an array, [...]" + b.typeText(b.info.TypeOf(x).Underlying().(*types.Slice).Elem()) + "{…}"
	case *ast.CallExpr:
		if b.info.Types[x.Fun].IsBuiltin() {
			return b.noBuiltin(text(x.Fun))
		}
		return text(x) + " gives a slice, and the slices of a kernel are its parameters: write the slice in its place, s[i:j], or a function that writes to one"
	}
	return text(e) + " is no slice that is known here: slice a parameter, s[i:j], and declare it with :="
}

// noScalar says why an expression of several scalars cannot stand where it does.
func (b *builder) noScalar(e ast.Expr) string {
	t := b.resolve(b.info.TypeOf(e))
	if _, ok := t.Underlying().(*types.Struct); ok {
		if m, _, _ := types.LookupFieldOrMethod(t, false, b.root, "Equal"); m != nil {
			return text(e) + " is a struct: compare with its methods, as " + text(e) + ".Equal(…), or write its fields"
		}
		return text(e) + " is a struct: write its fields"
	}
	return text(e) + " is no single number: write its elements or its fields"
}

// noElement says what elements to have instead.
func (b *builder) noElement(t types.Type) string {
	if basic, ok := b.resolve(t).Underlying().(*types.Basic); ok && basic.Info()&(types.IsInteger|types.IsBoolean) != 0 {
		return "write int32"
	}
	return "write a number, a machine float, int32, or a struct of these"
}

// noRange says why a range is not for kernels.
func (b *builder) noRange(e ast.Expr) string {
	what := text(e)
	switch u := b.resolve(b.info.TypeOf(e)).Underlying().(type) {
	case *types.Basic:
		if u.Info()&types.IsString != 0 {
			what = "text"
		}
	case *types.Map:
		what = "a map"
	case *types.Signature:
		what = "a function"
	case *types.Chan:
		what = "a channel"
	case *types.Pointer:
		what = "a pointer"
	}
	return "a kernel has no range over " + what + ": write one over an int, a slice or an array"
}

// orHost is what else may be done in the root, whose functions are for kernels unless they are marked.
func (b *builder) orHost() string {
	if b.pkg == b.root {
		return ", or mark the caller //limb:host"
	}
	return ""
}

// noCall says why a function without a declaration here is not for kernels.
func (b *builder) noCall(e *ast.CallExpr, fn *types.Func) string {
	name := fn.Name()
	if fn.Pkg() != nil {
		name = fn.Pkg().Name() + "." + name
	}
	if w := instead[fn.FullName()]; w != "" && b.pkg == b.root {
		return name + " is not for kernels: write " + w
	}
	if fn.Pkg() == nil || fn.Pkg().Path() != "math" {
		return name + " is not for kernels, since its package is not compiled: call it outside of them, or write it in this package"
	}
	switch fn.Name() {
	case "Max", "Min":
		return name + " is not for kernels: write a comparison and an if, which say what NaN and -0 give"
	case "NaN", "Inf":
		return name + " is not for kernels: pass the value as a parameter"
	case "IsInf":
		return fmt.Sprintf("%s is not for kernels: write math.Abs(%s) > math.MaxFloat64", name, text(e.Args[0]))
	case "FMA":
		return name + " is not for kernels, since not all devices have it: write limb.TwoProd, or limb.DD"
	}
	if b.hasMethod(fn) {
		var args []string
		for _, a := range e.Args {
			args = append(args, "limb.DD{Hi: "+text(a)+"}")
		}
		return fmt.Sprintf("%s is not for kernels, since its bits differ between machines: write %s.%s(%s).Hi", name, args[0], fn.Name(), strings.Join(args[1:], ", "))
	}
	return name + " is not for kernels, since its bits differ between machines: write a function of limb's numbers"
}

// hasMethod reports whether numbers have a function of package math as a method.
func (b *builder) hasMethod(fn *types.Func) bool {
	sig := fn.Signature()
	for i := range sig.Params().Len() {
		if machine(sig.Params().At(i).Type()) == 0 {
			return false
		}
	}
	pair := b.root.Scope().Lookup("Pair")
	if pair == nil || sig.Params().Len() == 0 || sig.Results().Len() != 1 {
		return false
	}
	o, _, _ := types.LookupFieldOrMethod(pair.Type(), false, b.root, fn.Name())
	m, ok := o.(*types.Func)
	return ok && b.decls[m.Origin()] != nil && b.isKernel(m.Origin()) && m.Signature().Params().Len() == sig.Params().Len()-1
}

// noEffect says why a call cannot stand alone.
func (b *builder) noEffect(call *ast.CallExpr) string {
	fn, ok := b.calls(call)
	switch {
	case b.info.Types[call.Fun].IsBuiltin():
		return b.noBuiltin(text(call.Fun))
	case ok && b.decls[fn.Origin()] == nil:
		return b.noCall(call, fn)
	case ok && fn.Signature().Results().Len() > 0:
		return "the results of " + text(call.Fun) + " are not used: assign them, or leave the call out"
	}
	return text(call.Fun) + " has no effect that is known: call a function of this module that writes to slices, by its name"
}
