package build

import (
	"errors"
	"fmt"
	"go/format"
	"go/scanner"
	"go/types"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Launchers
//
// A launcher has the name of its kernel, with a capital letter, and the type arguments behind
// it; where that is the kernel's own name, Kernel follows. Its methods take what the kernel
// takes: a map, which has results, their slices first, and a slice for each parameter that is
// no int.

// writer prints the launchers of a package.
type writer struct {
	*frontend.Compiled
	launchers []*launcher
	imports   map[string]string          // names by path
	arrays    map[*types.TypeName]string // names of structs that have arrays for slices, by the structs
	body      strings.Builder
}

// launcher is what is written of a kernel of a package, with the names that its code has.
type launcher struct {
	frontend.Kernel
	ir       *ir.Func // for items or groups
	sig      *types.Signature
	name     string       // Escape
	lanes    string       // limbLanesEscape
	checks   string       // what is wrong where each check of the assembly fails
	shared   []*ir.Memory // the arrays that a group has in assembly
	elements bool         // a map
	params   []*param
}

// param is a parameter of a launcher, or a field of one that is a struct with slices or integers.
type param struct {
	name   string     // of a field too: m.Data
	typ    types.Type // of a scalar, a struct, or an element
	slice  bool
	memory *ir.Memory
	result bool
	fields []*param
}

// parts lists what the kernel has of a parameter: itself, or its fields.
func (p *param) parts() (list []*param) {
	if p.fields == nil {
		return []*param{p}
	}
	for _, f := range p.fields {
		list = append(list, f.parts()...)
	}
	return list
}

// parts lists those of all parameters.
func (k *launcher) parts() (list []*param) {
	for _, p := range k.params {
		list = append(list, p.parts()...)
	}
	return list
}

// rename gives a parameter, and its fields, another name.
func (p *param) rename(name string) {
	for _, f := range p.fields {
		f.rename(name + strings.TrimPrefix(f.name, p.name))
	}
	p.name = name
}

func exported(name string) string {
	r, n := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(r)) + name[n:]
}

func unexported(name string) string {
	r, n := utf8.DecodeRuneInString(name)
	return string(unicode.ToLower(r)) + name[n:]
}

func newWriter(c *frontend.Compiled) (*writer, error) {
	w := &writer{Compiled: c, imports: map[string]string{}, arrays: map[*types.TypeName]string{}}
	var errs []error // all are said
	taken := map[string]string{}
	for _, k := range c.Kernels {
		fail := func(format string, args ...any) {
			errs = append(errs, &scanner.Error{Pos: k.Pos, Msg: fmt.Sprintf(format, args...)})
		}
		x := &launcher{Kernel: k, ir: k.IR, sig: k.Func.Signature()}
		if len(k.Args) > 0 {
			t, err := types.Instantiate(nil, x.sig, k.Args, false)
			if err != nil {
				return nil, err
			}
			x.sig = t.(*types.Signature)
		}
		_, of, _ := strings.Cut(strings.TrimSuffix(k.IR.Go, "]"), "[")
		x.name = exported(k.Func.Name()) + launcherSuffix(of)
		if x.name == k.Func.Name() {
			x.name += "Kernel"
		}
		x.lanes = "limbLanes" + x.name
		if !unicode.IsUpper(firstRune(x.name)) {
			fail("%s has no capital letter to begin its launcher's name with: give it another name", k.Func.Name())
			continue
		}
		if old := taken[x.name]; old != "" {
			fail("the launcher of %s would be %s, as that of %s: rename one", k.Func.Name(), x.name, old)
			continue
		}
		if o := c.Types.Scope().Lookup(x.name); o != nil {
			fail("the launcher of %s would be %s, which is declared: rename one", k.Func.Name(), x.name)
			continue
		}
		taken[x.name] = k.Func.Name()
		if why := x.takeApart(); why != "" {
			fail("%s", why)
			continue
		}
		w.launchers = append(w.launchers, x)
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	return w, nil
}

func firstRune(s string) rune { r, _ := utf8.DecodeRuneInString(s); return r }

// launcherSuffix makes a part of a name of type arguments: DF of "DF", F32 of "f32".
func launcherSuffix(of string) (s string) {
	for part := range strings.FieldsFuncSeq(of, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		s += exported(part)
	}
	return s
}

// takeApart finds the parameters, or says what is wrong with one.
func (k *launcher) takeApart() (why string) {
	params := k.sig.Params()
	if k.ir.Kind == ir.Once {
		k.elements = true
		k.ir = ir.MapWith(k.ir, func(i int) bool { return isInt(params.At(i).Type()) })
		k.ir.Name = k.IR.Name + "_map"
		k.ir.Go = "map " + k.IR.Go
	}
	list := k.ir.Memory
	next := func() (m *ir.Memory) { m, list = list[0], list[1:]; return m }
	var add func(v *types.Var, name string, result bool) *param
	add = func(v *types.Var, name string, result bool) *param {
		p := &param{name: name, typ: v.Type(), result: result}
		if s := frontend.Bundle(v.Type()); s != nil {
			for f := range s.Fields() {
				if !f.Exported() && f.Pkg() != k.Func.Pkg() {
					why = fmt.Sprintf("the field %s.%s of another package is not exported: pass it by itself", name, f.Name())
				}
				p.fields = append(p.fields, add(f, name+"."+f.Name(), result))
			}
			if k.elements {
				why = fmt.Sprintf("the parameter %s of a map has a field of type int or bool, which has other sizes elsewhere: write int32, or pass it by itself", v.Name())
			}
			return p
		}
		if s, ok := v.Type().Underlying().(*types.Slice); ok {
			p.slice, p.typ, p.memory = true, s.Elem(), next()
		} else if k.elements && (result || !isInt(v.Type())) {
			p.slice, p.memory = true, next()
		}
		if b, ok := p.typ.Underlying().(*types.Basic); ok && b.Info()&types.IsUnsigned != 0 && !(p.slice && b.Kind() == types.Uint16) {
			write := "int32"
			if b.Kind() == types.Uint16 {
				write = "float32, or a slice"
			}
			why = fmt.Sprintf("the parameter %s of a kernel is %s: write %s", v.Name(), p.typ, write)
		}
		return p
	}
	if k.elements {
		for i := range k.sig.Results().Len() {
			v := k.sig.Results().At(i)
			name := v.Name()
			if name == "" || name == "_" {
				if name = "result"; k.sig.Results().Len() > 1 {
					name += fmt.Sprint(i)
				}
			}
			k.params = append(k.params, add(v, name, true))
		}
	}
	for i := range params.Len() {
		v := params.At(i)
		if i == 0 && !k.elements {
			continue
		}
		name := v.Name()
		if name == "" || name == "_" {
			name = fmt.Sprintf("p%d", i)
		}
		k.params = append(k.params, add(v, name, false))
	}
	return why
}

func isInt(t types.Type) bool {
	b, ok := types.Unalias(t).(*types.Basic)
	return ok && b.Kind() == types.Int
}

func isBool(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

// pkg returns the name of an imported package.
func (w *writer) pkg(path, name string) string {
	if old := w.imports[path]; old != "" {
		return old
	}
	for slices.Contains(sortedValues(w.imports), name) || w.Types.Scope().Lookup(name) != nil {
		name += "_"
	}
	w.imports[path] = name
	return name
}

func sortedValues(m map[string]string) (list []string) {
	for _, v := range m {
		list = append(list, v)
	}
	return list
}

// typ prints a type; an element of an array that is a bool or an int is an int32.
func (w *writer) typ(t types.Type, element bool) string {
	if element && (isBool(t) || isInt(t)) {
		return "int32"
	}
	if n, ok := types.Unalias(t).(*types.Named); ok && n.TypeArgs().Len() == 1 && n.Obj().Pkg() != nil {
		scope := n.Obj().Pkg().Scope()
		for _, name := range scope.Names() {
			if o, ok := scope.Lookup(name).(*types.TypeName); ok && o.IsAlias() && types.Identical(o.Type(), n) && o.Exported() {
				if n.Obj().Pkg().Path() == w.Path {
					return name
				}
				return w.pkg(n.Obj().Pkg().Path(), n.Obj().Pkg().Name()) + "." + name
			}
		}
	}
	if n, ok := types.Unalias(t).(*types.Named); ok && n.TypeArgs().Len() > 0 {
		var args []string
		for a := range n.TypeArgs().Types() {
			args = append(args, w.typ(a, false))
		}
		name, _, _ := strings.Cut(types.TypeString(n, w.qualified), "[")
		return name + inBrackets(args)
	}
	return types.TypeString(t, w.qualified)
}

// qualified is the name of a package, in the names of its types.
func (w *writer) qualified(p *types.Package) string {
	if p.Path() == w.Path {
		return ""
	}
	return w.pkg(p.Path(), p.Name())
}

// deviceOnly reports whether a package is one of limb's own whose kernels are all for devices.
func (w *writer) deviceOnly() bool {
	return strings.HasPrefix(w.Path, limbPath+"/") && !slices.ContainsFunc(w.launchers, func(k *launcher) bool { return k.Mark != frontend.Device })
}

// program prints the file of a package without launchers.
func (w *writer) program() []byte {
	return []byte(generated + "\npackage " + w.Types.Name() + "\n\nimport _ \"embed\"\n\n// Program has the kernels, by their names in Go, as a launch.Code takes them.\n//\n//go:embed " + irFile + "\nvar Program string\n")
}

// text prints the file.
func (w *writer) text() ([]byte, error) {
	launched := w.launched()
	if launched {
		w.pkg("context", "context")
		w.pkg(launchPath, "launch")
	}
	for _, k := range w.launchers {
		if k.Mark == frontend.Trusted {
			w.trusted(k)
		} else {
			w.launcher(k)
		}
	}
	var s strings.Builder
	s.WriteString(generated + "\npackage " + w.Types.Name() + "\n\nimport (\n")
	if launched {
		s.WriteString("\t_ \"embed\"\n")
	}
	for _, path := range sortedKeys(w.imports) {
		fmt.Fprintf(&s, "\t%s %q\n", w.imports[path], path)
	}
	s.WriteString(")\n")
	if launched {
		fmt.Fprintf(&s, "\n// An error here means that the file is of another version of limb: run limb build.\nconst _ = %s.Version2\n", w.imports[launchPath])
		fmt.Fprintf(&s, "\n//go:embed %s\nvar limbProgram string\n", irFile)
	}
	s.WriteString(w.body.String())
	text, err := format.Source([]byte(s.String()))
	if err != nil {
		return nil, fmt.Errorf("printing %s: %w", goFile, err)
	}
	return text, nil
}

// launched reports whether package launch runs a kernel of the package: one that is not trusted.
func (w *writer) launched() bool {
	return slices.ContainsFunc(w.launchers, func(k *launcher) bool { return k.Mark != frontend.Trusted })
}

// names gives parameters names that nothing in the generated code has.
func (w *writer) names(k *launcher) (fresh func(string) string) {
	used := map[string]bool{k.Func.Name(): true, k.name: true, k.lanes: true, "limbCode" + k.name: true, "limbPlain" + k.name: true}
	for _, name := range w.imports {
		used[name] = true
	}
	for _, name := range types.Universe.Names() {
		used[name] = true
	}
	fresh = func(name string) string {
		for used[name] || w.Types.Scope().Lookup(name) != nil && !used[name] && isType(w.Types.Scope().Lookup(name)) {
			name += "_"
		}
		used[name] = true
		return name
	}
	for _, p := range k.params {
		p.rename(fresh(p.name))
	}
	return fresh
}

func isType(o types.Object) bool { _, ok := o.(*types.TypeName); return ok }

// launcher prints a launcher.
func (w *writer) launcher(k *launcher) {
	for _, p := range k.params { // so that their packages have names
		w.typ(p.typ, p.slice)
		w.onDevice(p.typ)
	}
	if k.ir.Kind == ir.Groups {
		w.pkg(kernelPath, "kernel")
	}
	launch, context := w.imports[launchPath], w.imports["context"]
	fresh := w.names(k)
	self, call, lo, hi, i, device, ctx, args := fresh("l"), fresh("call"), fresh("lo"), fresh("hi"), fresh("i"), fresh("d"), fresh("ctx"), fresh("args")
	count := ""
	if !k.elements {
		count = fresh(map[ir.Kind]string{ir.Items: "items", ir.Groups: "groups"}[k.ir.Kind])
	}
	typeName, code, plain := unexported(k.name)+"Launcher", "limbCode"+k.name, "limbPlain"+k.name
	s := &w.body
	signature := func(slice func(t string) string) string {
		var list []string
		if count != "" {
			list = append(list, count+" int")
		}
		for _, p := range k.params {
			t := w.typ(p.typ, p.slice)
			if p.slice {
				t = slice(t)
			} else if p.fields != nil && slice("") != "[]" {
				t = w.onDevice(p.typ)
			}
			list = append(list, p.name+" "+t)
		}
		return strings.Join(list, ", ")
	}
	ofGo := signature(func(t string) string { return "[]" + t })
	of := w.of(k)
	over := map[ir.Kind]string{ir.Items: "for so many items", ir.Groups: "for so many groups"}[k.ir.Kind]
	if k.elements {
		over = "for each element of its slices"
	}
	fmt.Fprintf(s, "\n// %s runs %s%s %s: %s.Slices on slices of Go, and %s.Run on\n// arrays of a device. It is a value with the methods\n//\n//\tSlices(%s) error\n//\tRun(d *device.Device, %s) error\n//\tSlicesContext, RunContext: the same with a context before, until that is done\n//\tCode() *launch.Code: the kernel as Load of a device takes it\nvar %s %s\n",
		k.name, k.Func.Name(), of, over, k.name, k.name, ofGo, signature(func(t string) string { return "*device.Array[" + t + "]" }), k.name, typeName)
	fmt.Fprintf(s, "\ntype %s struct{}\n", typeName)
	fmt.Fprintf(s, "\n// Code returns the kernel as Load of a *device.Device takes it.\nfunc (%s) Code() *%s.Code { return &%s }\n", typeName, launch, code)

	// Slices.
	var passed []string
	if count != "" {
		passed = append(passed, count)
	}
	for _, p := range k.params {
		passed = append(passed, p.name)
	}
	n := count
	if n == "" {
		n = "len(" + k.params[0].name + ")"
	}
	names := strings.Join(passed, ", ")
	fmt.Fprintf(s, "\n// Slices runs %s %s, on all cores.\nfunc (%s %s) Slices(%s) error {\nreturn %s.SlicesContext(%s.Background(), %s)\n}\n", k.Func.Name(), over, self, typeName, ofGo, self, context, names)
	fmt.Fprintf(s, "\n// SlicesContext is Slices until %s is done, between pieces of work.\nfunc (%s) SlicesContext(%s %s.Context, %s) error {\n", ctx, typeName, ctx, context, ofGo)
	fmt.Fprintf(s, "%s := %s.New(%s, %q, %s)\n", call, launch, ctx, k.Func.Name(), n)
	for _, p := range k.parts() {
		switch {
		case p.slice:
			what := "Slice"
			if k.elements {
				what = "Elements"
			}
			fmt.Fprintf(s, "%s.%s(%s, %q, %s, %s)\n", launch, what, call, p.name, p.name, w.use(k, p.memory))
		default:
			for _, x := range scalars(p.name, p.typ) {
				fmt.Fprintf(s, "%s.Scalar(%s, %s)\n", launch, call, x)
			}
		}
	}
	for _, m := range k.shared {
		fmt.Fprintf(s, "%s.Shared[%s](%s, %d)\n", launch, element(m), call, m.Len)
	}
	least := 32 // a turn of lanes: two vectors of 16 float32 at AVX-512, and more shorter ones
	if k.ir.Kind == ir.Groups {
		least = 1
	}
	var given []string
	for _, p := range k.parts() {
		given = append(given, p.name)
	}
	lanes := "&" + k.lanes
	if k.Mark == frontend.Device {
		lanes = "nil"
	}
	fmt.Fprintf(s, "return %s.Run(%s, %d, %q, %s, func() []any { return []any{%s} })\n}\n", call, lanes, least, k.checks, plain, strings.Join(given, ", "))

	// Run.
	fmt.Fprintf(s, "\n// Run queues %s on a device, %s: %s is a *device.Device, and arrays are *device.Array.\n", k.Func.Name(), strings.ReplaceAll(over, "slices", "arrays"), device)
	list := []string{ctx, device, "&" + code, fmt.Sprintf("%q", k.Func.Name())}
	if list = append(list, "0"); count != "" {
		list[4] = count
	}
	for _, p := range k.parts() {
		list = append(list, p.name)
	}
	parameters := signature(func(t string) string { return launch + ".Array[" + t + "]" })
	fmt.Fprintf(s, "func (%s %s) Run(%s %s.Device, %s) error {\nreturn %s.RunContext(%s.Background(), %s, %s)\n}\n", self, typeName, device, launch, parameters, self, context, device, names)
	fmt.Fprintf(s, "\n// RunContext is Run until %s is done: with a context that may end it waits for the launch.\n", ctx)
	fmt.Fprintf(s, "func (%s) RunContext(%s %s.Context, %s %s.Device, %s) error {\nreturn %s.Run(%s)\n}\n", typeName, ctx, context, device, launch, parameters, launch, strings.Join(list, ", "))

	// What both run, and the kernel itself.
	list = nil
	var taken []string
	if count != "" {
		list = append(list, count)
	} else {
		count = "_"
	}
	at := 0
	var take func(p *param) string
	take = func(p *param) string {
		t := w.typ(p.typ, p.slice)
		if p.fields != nil {
			var list []string
			for _, f := range p.fields {
				list = append(list, strings.TrimPrefix(f.name, p.name+".")+": "+take(f))
			}
			return t + "{" + strings.Join(list, ", ") + "}"
		}
		if p.slice {
			t = "[]" + t
		}
		at++
		return fmt.Sprintf("%s[%d].(%s)", args, at-1, t)
	}
	for _, p := range k.params {
		x := take(p)
		list = append(list, x)
		taken = append(taken, fmt.Sprintf("%s := %s\n", p.name, x))
	}
	fmt.Fprintf(s, "\nvar %s = %s.Code{\nProgram: &limbProgram,\nName: %q,\nElements: %t,\nSlices: func(%s %s.Context, %s int, %s []any) error {\nreturn %s{}.SlicesContext(%s, %s)\n},\nPlain: %s,\n}\n",
		code, launch, k.ir.Name, k.elements, ctx, context, count, args, typeName, ctx, strings.Join(list, ", "), plain)
	fmt.Fprintf(s, "\n// %s runs %s in plain Go.\nfunc %s(%s, %s int, %s []any) {\n%sfor %s := %s; %s < %s; %s++ {\n%s\n}\n}\n", plain, k.Func.Name(), plain, lo, hi, args, strings.Join(taken, ""), i, lo, i, hi, i, w.inGo(k, of, i, fresh))
	if k.Mark == frontend.Device {
		return
	}
	fmt.Fprintf(s, "\n// %s is defined by zlimb_*.s.\nvar %s %s.Lanes\n", k.lanes, k.lanes, launch)
}

// onDevice prints the type that a struct with slices has on devices: one that has arrays in their
// place, which the file declares once. Other types stay what they are.
func (w *writer) onDevice(t types.Type) string {
	s, launch := frontend.Bundle(t), w.imports[launchPath]
	if s == nil || !frontend.HasSlice(t) {
		return w.typ(t, false)
	}
	n, ok := types.Unalias(t).(*types.Named)
	if ok {
		s = n.Origin().Underlying().(*types.Struct)
	}
	var fields []string
	for f := range s.Fields() {
		of := ""
		if list, ok := f.Type().Underlying().(*types.Slice); ok {
			of = launch + ".Array[" + w.typ(list.Elem(), true) + "]"
		} else {
			of = w.onDevice(f.Type())
		}
		fields = append(fields, f.Name()+" "+of)
	}
	if !ok {
		return "struct{ " + strings.Join(fields, "; ") + " }"
	}
	name := w.arrays[n.Obj()]
	if name == "" {
		own := n.Obj().Name()
		for name = own + "Arrays"; w.Types.Scope().Lookup(name) != nil || slices.Contains(slices.Collect(maps.Values(w.arrays)), name); {
			name += "_"
		}
		w.arrays[n.Obj()] = name
		var params []string
		for p := range n.Origin().TypeParams().TypeParams() {
			params = append(params, p.Obj().Name()+" "+types.TypeString(p.Constraint(), w.qualified))
		}
		fmt.Fprintf(&w.body, "\n// %s is %s with arrays of a device for its slices.\ntype %s%s struct {\n%s\n}\n", name, own, name, inBrackets(params), strings.Join(fields, "\n"))
	}
	var args []string
	for a := range n.TypeArgs().Types() {
		args = append(args, w.typ(a, false))
	}
	return name + inBrackets(args)
}

func inBrackets(list []string) string {
	if list == nil {
		return ""
	}
	return "[" + strings.Join(list, ", ") + "]"
}

// of prints what stands for the type parameters of a kernel, in brackets.
func (w *writer) of(k *launcher) string {
	var list []string
	for _, t := range k.Args {
		list = append(list, w.typ(t, false))
	}
	return inBrackets(list)
}

// use prints what a kernel does with an array.
func (w *writer) use(k *launcher, m *ir.Memory) string {
	var list []string
	if m.Written {
		list = append(list, "launch.Writes")
	}
	if k.ir.Kind != ir.Items || others(k.ir, m) {
		list = append(list, "launch.Others")
	}
	if list == nil {
		return "0"
	}
	return strings.ReplaceAll(strings.Join(list, "|"), "launch.", w.imports[launchPath]+".")
}

// others reports whether items use other elements of an array than that of their own number.
func others(f *ir.Func, m *ir.Memory) bool {
	for _, v := range f.Body {
		if v.Op == ir.Load && v.Memory == m && v.Args[0] != f.Params[0] {
			return true
		}
	}
	found := false
	ir.Walk(f.Code, func(s ir.Stmt) {
		if s, ok := s.(*ir.Store); ok && s.Memory == m && s.Index != f.Params[0] {
			found = true
		}
	})
	return found
}

// scalars are the machine numbers of x.
func scalars(x string, t types.Type) (list []string) {
	switch t := t.Underlying().(type) {
	case *types.Struct:
		for f := range t.Fields() {
			list = append(list, scalars(x+"."+f.Name(), f.Type())...)
		}
	case *types.Array:
		for i := range t.Len() {
			list = append(list, scalars(fmt.Sprintf("%s[%d]", x, i), t.Elem())...)
		}
	default:
		list = append(list, x)
	}
	return list
}

// inGo prints the call of the kernel for item i.
func (w *writer) inGo(k *launcher, of, i string, fresh func(string) string) string {
	var list []string
	if !k.elements {
		first := i
		if k.ir.Kind == ir.Groups {
			first = w.imports[kernelPath] + ".At(" + i + ")"
		}
		list = append(list, first)
	}
	var results []*param
	for _, p := range k.params {
		x := p.name
		switch {
		case p.result:
			results = append(results, p)
			continue
		case k.elements && p.slice && isBool(p.typ):
			x += "[" + i + "] != 0"
		case k.elements && p.slice:
			x += "[" + i + "]"
		}
		list = append(list, x)
	}
	call := k.Func.Name() + of + "(" + strings.Join(list, ", ") + ")"
	if results == nil {
		return call
	}
	var names, sets []string
	for _, p := range results {
		name := fresh("r")
		names = append(names, name)
		switch at := p.name + "[" + i + "]"; {
		case isBool(p.typ):
			sets = append(sets, fmt.Sprintf("if %s = 0; %s {\n%s = 1\n}", at, name, at))
		case isInt(p.typ):
			sets = append(sets, at+" = int32("+name+")")
		default:
			sets = append(sets, at+" = "+name)
		}
	}
	return strings.Join(names, ", ") + " := " + call + "\n" + strings.Join(sets, "\n")
}

// element prints the type of an element of an array of a group.
func element(m *ir.Memory) string {
	return fmt.Sprintf("[%d]%s", m.Elem.N, map[ir.Type]string{ir.F32: "float32", ir.F64: "float64", ir.I32: "int32"}[m.Type])
}

// shared lists the arrays of a kernel's group.
func shared(f *ir.Func) (list []*ir.Memory) {
	for _, m := range f.Memory {
		if m.Space == ir.Shared {
			list = append(list, m)
		}
	}
	return list
}
