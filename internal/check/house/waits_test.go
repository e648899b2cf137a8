package house

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// waiting are the methods of interfaces that wait for a device: what calls one waits too, and what
// calls that.
var waiting = map[string][]string{
	module + "/internal/run/driver.Device": {"Wait", "Copy", "Time", "Build"},
	module + "/internal/run/driver.Texts":  {"BuildText"},
	module + "/internal/run/driver.Buffer": {"Read", "Write"},
	module + "/kernel/launch.Device":       {"RunKernel"},
}

// contextless are functions that wait and take no context, and queueing those that wait at a first use alone: what calls
// these waits no more than they do. Each has its reason.
var (
	contextless = map[string]string{
		"device.Device.Close": "gives back what work that is queued needs: there is no half of it",
	}
	queueing = map[string]string{
		"device.Device.Map": "the first call of a function compares it",
		"device.mapped":     "the same, of typed maps",
		"device.fixed":      "the same, of those with one number for all elements",
		"device.Copy":       "the first copy of a kind of elements is compared",
		"device.Array.Fill": "the first fill of a kind of elements is compared",
	}
)

// calls are the functions that each function of some files names, those within it too.
func calls(files []*ast.File, info *types.Info) map[*types.Func][]*types.Func {
	list := map[*types.Func][]*types.Func{}
	for _, file := range files {
		for _, d := range file.Decls {
			d, ok := d.(*ast.FuncDecl)
			if !ok || d.Body == nil {
				continue
			}
			f := info.Defs[d.Name].(*types.Func)
			ast.Inspect(d.Body, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok {
					if g, ok := info.Uses[id].(*types.Func); ok {
						list[f] = append(list[f], g.Origin())
					}
				}
				return true
			})
		}
	}
	return list
}

// title names a function by its package, the type that it is a method of, and its name.
func title(f *types.Func) string {
	name := f.Name()
	if of := receiver(f); of != nil {
		name = of.Name() + "." + name
	}
	return strings.TrimPrefix(f.Pkg().Path(), module+"/") + "." + name
}

// receiver is the type that a function is a method of, nil for none.
func receiver(f *types.Func) *types.TypeName {
	r := f.Signature().Recv()
	if r == nil {
		return nil
	}
	t := r.Type()
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	if n, ok := types.Unalias(t).(*types.Named); ok {
		return n.Obj()
	}
	return nil
}

// waits returns the functions that wait, by what each names, and the titles of those that are queueing.
func waits(named map[*types.Func][]*types.Func) (found map[*types.Func]bool, queues map[string]bool) {
	callers := map[*types.Func][]*types.Func{}
	for f, list := range named {
		for _, g := range list {
			callers[g] = append(callers[g], f)
		}
	}
	found, queues = map[*types.Func]bool{}, map[string]bool{}
	var add func(f *types.Func)
	add = func(f *types.Func) {
		if name := title(f); queueing[name] != "" {
			queues[name] = true
		} else if !found[f] {
			found[f] = true
			for _, g := range callers[f] {
				add(g)
			}
		}
	}
	for g := range callers {
		if of := receiver(g); of != nil && of.Pkg() != nil && slices.Contains(waiting[of.Pkg().Path()+"."+of.Name()], g.Name()) {
			add(g)
		}
	}
	return found, queues
}

// seen reports whether users of a package can call a function.
func seen(f *types.Func) bool {
	of := receiver(f)
	if !f.Exported() || of == nil || of.Exported() {
		return f.Exported()
	}
	scope := f.Pkg().Scope() // of a launcher, a variable of a type that is not exported
	return slices.ContainsFunc(scope.Names(), func(name string) bool {
		v, ok := scope.Lookup(name).(*types.Var)
		if !ok || !v.Exported() {
			return false
		}
		n, ok := types.Unalias(v.Type()).(*types.Named)
		return ok && n.Obj() == of
	})
}

// takesContext reports whether the first parameter of a function is a context.
func takesContext(f *types.Func) bool {
	list := f.Signature().Params()
	return list.Len() > 0 && types.TypeString(list.At(0).Type(), nil) == "context.Context"
}

// uninterrupted returns what is wrong with those of some functions that wait: X is to be XContext with
// context.Background(), and nothing else.
func uninterrupted(found map[*types.Func]bool, named map[*types.Func][]*types.Func, of func(f *types.Func) bool) (list []string) {
	byTitle := map[string]*types.Func{}
	for f := range named {
		byTitle[title(f)] = f
	}
	for f := range found {
		if !of(f) || !seen(f) || takesContext(f) {
			continue
		}
		name := title(f)
		g := byTitle[name+"Context"]
		switch {
		case g == nil || !takesContext(g):
			list = append(list, fmt.Sprintf("%s waits for a device, and there is no %sContext", name, f.Name()))
		case len(named[f]) != 2 || !slices.Contains(named[f], g):
			list = append(list, fmt.Sprintf("%s waits for a device, and is not %s with context.Background()", name, g.Name()))
		}
	}
	slices.Sort(list)
	return list
}

// causeless returns where the error of a context is taken, and not only asked for: package cause has the one with the cause of
// the end.
func causeless(fset *token.FileSet, files []*ast.File, info *types.Info) (list []string) {
	for _, file := range files {
		asked := map[ast.Expr]bool{}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BinaryExpr:
				if n.Op == token.EQL || n.Op == token.NEQ {
					asked[ast.Unparen(n.X)], asked[ast.Unparen(n.Y)] = true, true
				}
			case *ast.CallExpr:
				of, ok := n.Fun.(*ast.SelectorExpr)
				if !ok || asked[n] {
					break
				}
				f, ok := info.Uses[of.Sel].(*types.Func)
				if ok && f.FullName() == "(context.Context).Err" {
					at := fset.Position(n.Pos())
					if !strings.HasSuffix(at.Filename, "_test.go") && !strings.HasSuffix(at.Filename, "internal/run/cause/cause.go") {
						list = append(list, fmt.Sprintf("%s:%d: the error of a context without its cause: write cause.Of(ctx), of package internal/run/cause", at.Filename, at.Line))
					}
				}
			}
			return true
		})
	}
	return list
}

// TestWaits: what waits for a device, and users may call, has a form with a context, and errors of contexts have their causes.
func TestWaits(t *testing.T) {
	testenv.Long(t, "reads all packages and their bodies")
	b, errs := here()
	info := b.info
	for _, err := range errs {
		t.Error(err)
	}
	named := calls(b.bodies, info)
	found, queues := waits(named)
	for name, why := range queueing {
		if !queues[name] {
			t.Errorf("%s needs no reason: %s", name, why)
		}
	}
	public := func(f *types.Func) bool {
		return f.Pkg().Name() != "main" && strings.HasPrefix(f.Pkg().Path(), module) && !isInternal(f.Pkg().Path())
	}
	list := uninterrupted(found, named, public)
	for name, why := range contextless {
		i := slices.IndexFunc(list, func(s string) bool { return strings.HasPrefix(s, name+" waits") })
		if i < 0 {
			t.Errorf("%s needs no reason: %s", name, why)
			continue
		}
		list = slices.Delete(list, i, i+1)
	}
	for _, s := range list {
		t.Error(s)
	}
	with := 0
	for f := range found {
		if public(f) && seen(f) && takesContext(f) {
			with++
		}
	}
	if with < 60 {
		t.Errorf("%d functions with a context wait for a device: others are not seen", with)
	}

	for _, s := range causeless(fset, b.bodies, info) {
		t.Error(s)
	}

	const planted = `
func Bare(d *device.Device) error { return d.Wait() }
func Deep(d *device.Device) { func() { own(d) }() }
func own(d *device.Device) { Bare(d) }
func Fine(d *device.Device) error { return FineContext(context.Background(), d) }
func FineContext(ctx context.Context, d *device.Device) error { return d.WaitContext(ctx) }
func Apart(d *device.Device) error { return d.Wait() }
func ApartContext(ctx context.Context, d *device.Device) error { return d.WaitContext(ctx) }
func Generic[T any](x *device.Array[T]) { x.Download(nil) }
func Quick(d *device.Device) string { return d.Info().Name }
var Launcher launcher
type launcher struct{}
func (launcher) Run(d launch.Device) { d.RunKernel(nil, nil, 0) }
type hidden struct{}
func (hidden) Run(d launch.Device) { d.RunKernel(nil, nil, 0) }
func causeless(ctx context.Context) error { return ctx.Err() }
func alsoCauseless(ctx context.Context) (err error) { if err = ctx.Err(); err != nil { return err }; return nil }
func asked(ctx context.Context) bool { return nil == ctx.Err() && (ctx.Err()) != nil }
`
	f, err := parser.ParseFile(fset, "planted.go", "package planted\n\nimport (\n\"context\"\n\""+module+"/device\"\n\""+module+"/kernel/launch\"\n)\n"+planted, 0)
	if err != nil {
		t.Fatal(err)
	}
	pkg, errs := b.types("planted", []*ast.File{f}, nil, "", false)
	maps.Copy(named, calls([]*ast.File{f}, info))
	found, _ = waits(named)
	list = uninterrupted(found, named, func(f *types.Func) bool { return f.Pkg() == pkg })
	want := []string{
		"planted.Apart waits for a device, and is not ApartContext with context.Background()",
		"planted.Bare waits for a device, and there is no BareContext",
		"planted.Deep waits for a device, and there is no DeepContext",
		"planted.Generic waits for a device, and there is no GenericContext",
		"planted.launcher.Run waits for a device, and there is no RunContext",
	}
	if !slices.Equal(list, want) || errs != nil {
		t.Errorf("planted:\n%s\nwant\n%s\n%v", strings.Join(list, "\n"), strings.Join(want, "\n"), errs)
	}
	if list := causeless(fset, []*ast.File{f}, info); len(list) != 2 || !strings.Contains(list[0], "planted.go:") {
		t.Errorf("planted: %d errors of contexts without a cause, want 2: %q", len(list), list)
	}
}
