package frontend

import (
	"go/ast"
	"go/constant"
	"go/scanner"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/once"
)

// builder compiles one function at one width by running it on names: a Go
// variable stands for the values that it holds at this point of the code.
type builder struct {
	*compiler
	pkg   *types.Package
	f     *ir.Func
	limb  ir.Type
	env   map[types.Object][]*ir.Value
	turns map[types.Object]constant.Value // elements of constant arrays, in the turn of a loop
	named []*types.Var                    // results that have names
	notes []note
	noted map[*ast.CommentGroup]bool
	steps int // statements that were compiled, and turns of loops
	stops int // statements that were given up
	errs  []*scanner.Error
	lost  map[types.Object]bool // variables of statements that were given up

	subst map[*types.TypeParam]types.Type // what the type parameters are, where they are no limbs
	program
}

// note is a comment, and the values that its statement made.
type note struct {
	text string
	made []*ir.Value
}

// exit is a return: its results, where cond holds and no exit before it was
// taken. A nil cond always holds.
type exit struct {
	cond *ir.Value
	vals []*ir.Value
}

const maxSteps = 1 << 16 // of a function

// stop ends the compilation of a statement, after its error is recorded.
type stop struct{}

// fail gives a statement up. What names a variable of one that was given up is no error of
// its own.
func (b *builder) fail(n ast.Node, format string, args ...any) {
	switch n.(type) {
	case ast.Expr, *ast.AssignStmt, *ast.IncDecStmt:
		b.known(n)
	}
	b.errs = append(b.errs, b.errorAt(n.Pos(), format, args...))
	panic(stop{})
}

// known gives a statement up that names a variable of one that was.
func (b *builder) known(n ast.Node) {
	ast.Inspect(n, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && b.lost[b.info.ObjectOf(id)] {
			panic(stop{})
		}
		return true
	})
}

// lose forgets what a statement declares or assigns to, after its error: what uses it is
// given up without another one.
func (b *builder) lose(s ast.Stmt) {
	add := func(e ast.Expr) {
		if id, ok := e.(*ast.Ident); ok {
			if o := b.info.ObjectOf(id); o != nil {
				b.lost[o] = true
				if v, ok := o.(*types.Var); ok {
					for _, part := range b.apartOf(v) {
						b.lost[part] = true
					}
				}
			}
		}
	}
	switch s := s.(type) {
	case *ast.AssignStmt:
		for _, l := range s.Lhs {
			if s.Tok == token.DEFINE { // else it keeps the value that it had
				add(l)
			}
		}
	case *ast.DeclStmt:
		for _, spec := range s.Decl.(*ast.GenDecl).Specs {
			if v, ok := spec.(*ast.ValueSpec); ok {
				for _, id := range v.Names {
					add(id)
				}
			}
		}
	case *ast.RangeStmt:
		add(s.Key)
		add(s.Value)
	}
}

// try runs f and reports whether it came to its end. Where it did not, the builder is
// where it was before.
func (b *builder) try(f func()) (ok bool) {
	named, subst, active := b.named, b.subst, b.active
	code, inlining, inPhase, loops, repeats := b.code, b.inlining, b.inPhase, b.loops, b.repeats
	defer func() {
		if !ok {
			if r := recover(); r != (stop{}) {
				panic(r)
			}
			b.stops++
			b.named, b.subst, b.active = named, subst, active
			b.code, b.inlining, b.inPhase, b.loops, b.repeats = code, inlining, inPhase, loops, repeats
		}
	}()
	f()
	return true
}

// instantiateAll compiles a function of concrete types, or one that is generic over
// numbers for all numbers of limb, and of the packages so far, that it is for. A parameter
// that stands for limbs is that of the number before it, and one for a choice between empty types
// each of these.
func (c *compiler) instantiateAll(fn *types.Func) {
	params := typeParams(fn)
	if params.Len() == 0 {
		c.instantiate(instance{fn, 0, ""}, nil)
		return
	}
	found := false
	var choose func(args []types.Type)
	choose = func(args []types.Type) {
		i := len(args)
		switch {
		case i < params.Len() && i > 0 && c.isFloat(params.At(i).Constraint()):
			number, ok := args[i-1].(*types.Named)
			if ok && number.TypeArgs().Len() == 1 {
				choose(append(args, number.TypeArgs().At(0)))
			}
		case i < params.Len():
			candidates := choices(params.At(i).Constraint())
			if candidates == nil {
				candidates = c.numbers
			}
			for _, n := range candidates {
				choose(append(args, n))
			}
		default:
			if _, err := types.Instantiate(nil, fn.Signature(), args, true); err != nil {
				return
			}
			found = true
			subst := map[*types.TypeParam]types.Type{}
			for i, t := range args {
				subst[params.At(i)] = t
			}
			in := instance{fn, 0, c.typeName(args)}
			c.instances[in] = slices.Clone(args)
			c.instantiate(in, subst)
		}
	}
	choose(nil)
	if !found {
		c.errorf(c.decls[fn].Name.Pos(), "%s is for none of limb's types of numbers: write a constraint that some of them satisfy, or a choice between empty types", fn.Name())
	}
}

// typeName names type arguments: "DF", "CDD,DD", "Four,CDF". The limb of the number before it goes
// without saying, and so does the package of an empty type.
func (c *compiler) typeName(args []types.Type) string {
	var names []string
	var limb types.Type
	for _, a := range args {
		if limb != nil && types.Identical(a, limb) {
			continue
		}
		name := types.TypeString(a, types.RelativeTo(c.root))
		limb = nil
		if isEmpty(a) {
			name = types.Unalias(a).(*types.Named).Obj().Name()
		}
		if n, ok := types.Unalias(a).(*types.Named); ok && n.TypeArgs().Len() == 1 {
			limb = n.TypeArgs().At(0)
			if s := c.alias[instance{n.Obj(), machine(limb), ""}]; s != "" {
				name = s
			}
		}
		names = append(names, name)
	}
	return strings.Join(names, ",")
}

// instantiate returns a function at a width, or for types, or nil where it is in error.
func (c *compiler) instantiate(in instance, subst map[*types.TypeParam]types.Type) *ir.Func {
	if f, done := c.funcs[in]; done {
		return f
	}
	c.funcs[in] = nil
	fn := in.Object.(*types.Func)
	d, name := c.decls[fn], c.catalogueName(fn, in)
	f := &ir.Func{
		Name:   c.unique(targetName.Replace(name)),
		Go:     name,
		Doc:    d.Doc.Text(),
		Limb:   in.limb,
		Export: fn.Exported() && in.limb != 0 && !ofWords(fn) && c.isPublic(fn) && !slices.Contains([]string{"pass", "slices", "kernel"}, c.directive(d)),
		Pass:   c.directive(d) == "pass",
		Arm:    c.directive(d) == "arm",
		Inline: ofWords(fn),
		Slices: c.directive(d) == "slices",
		Pos:    c.fset.Position(d.Pos()).String(),
	}
	if in.limb == 0 {
		f.Limb, f.Mixed = ir.F64, true
	}
	if old := c.prog.Lookup(name); old != nil {
		c.errorf(d.Name.Pos(), "%s is the name of the function at %s too: rename one", name, old.Pos)
	}
	mayLoop := fn.Pkg() != c.root && !f.Pass && !f.Slices
	c.active = append(c.active, in)
	defer func() { c.active = c.active[:len(c.active)-1] }()
	straight := !slices.Contains([]string{"kernel", "loop"}, c.directive(d))
	b := c.compileOnce(*f, in, fn, subst, straight)
	if mayLoop && straight && (b.stops > 0 || needsProgram(b.f)) {
		b = c.compileOnce(*f, in, fn, subst, false)
	}
	if b.stops > 0 {
		if c.errs = append(c.errs, b.errs...); len(c.errs) == 0 {
			c.errorf(d.Name.Pos(), "%s cannot be compiled, %s", fn.Name(), lostError)
		}
		return nil
	}
	f = b.f
	if in.limb == 0 && !f.Slices {
		f.Limb = ir.F32
		for _, v := range f.Body {
			if v.Type == ir.F64 {
				f.Limb = ir.F64
			}
		}
	}
	if f.Arm && !f.SkipsArm() {
		c.errorf(d.Name.Pos(), "%s is marked //limb:arm, and is none: write if taken { … } and return the parameters after taken, its first one", d.Name.Name)
		return nil
	}
	if c.directive(d) == "turn" && !f.SkipsTurn() {
		c.errorf(d.Name.Pos(), "%s is marked //limb:turn, and is none: write if more { … } and return the first parameters, more among them", d.Name.Name)
		return nil
	}
	if c.directive(d) == "loop" && f.Straight() == f {
		c.errorf(d.Name.Pos(), "%s is marked //limb:loop, and is none: write for more { more, x, … = turn(more, x, …) }, of a function that is marked //limb:turn, and nothing else that ends on data", d.Name.Name)
		return nil
	}
	c.prog.Funcs = append(c.prog.Funcs, f)
	c.funcs[in] = f
	return f
}

// needsProgram reports whether straight-line code does what may only be done where control comes
// to it: it calls a program, other than a turn and its loop, or reads a table at an index that
// may be outside.
func needsProgram(f *ir.Func) bool {
	return slices.ContainsFunc(f.Body, func(v *ir.Value) bool {
		if v.Op != ir.Call || v.Callee.Code == nil {
			return v.Op == ir.Lookup
		}
		loop := false
		ir.Walk(v.Callee.Code, func(s ir.Stmt) {
			_, is := s.(*ir.Loop)
			loop = loop || is
		})
		return !loop || v.Callee.Straight() == v.Callee
	})
}

// lostError is what an error says that hides another one.
const lostError = "and the compiler lost the reason: please report this"

// targetName makes the name of a function one of a target.
var targetName = strings.NewReplacer(".", "_", "[", "_", "]", "", ",", "_", "/", "_", "-", "_", "~", "_", "{", "_", "}", "_", " ", "_", ";", "_")

// unique returns a name that no function and no table has: step.add and step_add are one name
// in a target, and packages have tables of one name.
func (c *compiler) unique(name string) string {
	for c.names[name] {
		name += "_"
	}
	c.names[name] = true
	return name
}

// compileOnce compiles a function, as straight-line code or not, in place of f. It
// begins anew when it finds that an array has to be in memory.
func (c *compiler) compileOnce(f ir.Func, in instance, fn *types.Func, subst map[*types.TypeParam]types.Type, straight bool) (b *builder) {
	d := c.decls[fn]
	if g, ok := fn.Pkg().Scope().Lookup(once.Body(d)).(*types.Func); ok && fn.Pkg() == c.root {
		fn, d = g, c.decls[g]
	}
	arrays, sliced, active := map[types.Object]bool{}, map[types.Object]bool{}, c.active
	for again := true; again; {
		c.active = active
		g := f
		b = &builder{
			compiler: c, pkg: fn.Pkg(), f: &g, limb: in.limb,
			env: map[types.Object][]*ir.Value{}, turns: map[types.Object]constant.Value{},
			noted: map[*ast.CommentGroup]bool{}, lost: map[types.Object]bool{}, subst: subst,
		}
		b.program = program{
			straight: straight, code: &[]ir.Stmt{}, vars: map[types.Object][]*ir.Var{}, views: map[types.Object]*view{},
			declared: map[types.Object]*view{}, below: map[*ir.Value]int{}, spills: map[string]*view{}, owned: map[*ast.CallExpr]*view{},
			written: map[*ir.Memory]bool{}, entered: map[*ast.BlockStmt]bool{}, arraysInMemory: arrays, sliced: sliced,
		}
		again = false
		func() {
			defer func() {
				if r := recover(); r != nil {
					if o, ok := r.(inMemory); ok && (!arrays[o.Object] || o.sliced && !sliced[o.Object]) {
						arrays[o.Object], sliced[o.Object], again = true, o.sliced || sliced[o.Object], true
						return
					}
					panic(r)
				}
			}()
			b.try(func() { b.compile(d, fn) })
		}()
	}
	return b
}

// sweep drops the values that no result needs, and numbers the rest.
func (b *builder) sweep() {
	live := map[*ir.Value]bool{}
	for _, v := range b.f.Params {
		live[v] = true
	}
	for _, v := range b.f.Results {
		live[v] = true
	}
	for _, v := range slices.Backward(b.f.Body) {
		if live[v] {
			for _, a := range v.Args {
				live[a] = true
			}
		}
	}
	b.f.Body = slices.DeleteFunc(b.f.Body, func(v *ir.Value) bool { return !live[v] })
	for i, v := range b.f.Body {
		v.ID = i
	}
	b.comment()
}

// comment puts each comment on the first named value of its statement, or else on the
// last, of those that are still there.
func (b *builder) comment() {
	live := map[*ir.Value]bool{}
	for _, v := range b.f.Body {
		live[v] = true
	}
	for _, n := range b.notes {
		var on *ir.Value
		for _, v := range n.made {
			if live[v] && (on == nil || on.Name == "") {
				on = v
			}
		}
		if on != nil {
			on.Comment = strings.TrimPrefix(on.Comment+"; "+n.text, "; ")
		}
	}
}

// annotate notes the comment before s, and that at the end of the line end, for
// the values made since the body had mark of them.
func (b *builder) annotate(s ast.Stmt, end token.Pos, mark int) {
	first, last := b.fset.Position(s.Pos()), b.fset.Position(end)
	for _, p := range []place{{first.Filename, first.Line, true}, {last.Filename, last.Line, false}} {
		g := b.comments[p]
		if g == nil || mark == len(b.f.Body) ||
			p.alone && b.fset.Position(g.Pos()).Column != first.Column || !p.alone && g.Pos() < end || b.noted[g] {
			continue
		}
		b.noted[g] = true // a loop repeats the statement, not the comment
		b.notes = append(b.notes, note{strings.Join(strings.Fields(g.Text()), " "), slices.Clone(b.f.Body[mark:])})
	}
}

// step counts what loops unroll to.
func (b *builder) step(s ast.Stmt) {
	if b.steps++; b.steps == maxSteps {
		b.fail(s, "the function unrolls to more than %d statements: write shorter loops", maxSteps)
	} else if b.steps > maxSteps {
		panic(stop{})
	}
}

func (b *builder) returned(s *ast.ReturnStmt) (vals []*ir.Value) {
	for _, e := range s.Results {
		vals = append(vals, b.expr(e)...)
	}
	for _, o := range b.named {
		if len(s.Results) == 0 {
			vals = append(vals, b.load(s, o)...)
		}
	}
	return vals
}

type environment = map[types.Object][]*ir.Value

func cloneEnv(e environment) environment { return maps.Clone(e) }

// inOrder returns the variables of an environment in the order of the source.
func inOrder(e environment) []types.Object {
	return slices.SortedFunc(maps.Keys(e), func(x, y types.Object) int { return int(x.Pos() - y.Pos()) })
}

func (b *builder) selects(n ast.Node, cond *ir.Value, x, y []*ir.Value) []*ir.Value {
	out := slices.Clone(x)
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			out[i] = b.emit(n, ir.Select, x[i].Type, cond, x[i], y[i])
		}
	}
	return out
}

var assignOps = map[token.Token]token.Token{
	token.ADD_ASSIGN: token.ADD, token.SUB_ASSIGN: token.SUB, token.MUL_ASSIGN: token.MUL, token.QUO_ASSIGN: token.QUO,
	token.AND_ASSIGN: token.AND, token.OR_ASSIGN: token.OR, token.XOR_ASSIGN: token.XOR, token.AND_NOT_ASSIGN: token.AND_NOT,
	token.SHL_ASSIGN: token.SHL, token.SHR_ASSIGN: token.SHR, token.REM_ASSIGN: token.REM,
}

// simple compiles a statement without blocks.
func (b *builder) simple(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.AssignStmt:
		b.assign(s)
	case *ast.IncDecStmt:
		op := token.ADD
		if s.Tok == token.DEC {
			op = token.SUB
		}
		b.settable(s.X)
		x := b.scalar(s.X)
		if x.Type.Float() {
			b.fail(s, "%s is not for floats: write %s %c= 1", s.Tok, text(s.X), s.Tok.String()[0])
		}
		b.store(s.X, []*ir.Value{b.binary(s, op, x, b.whole(s, x.Type, 1), b.info.TypeOf(s.X))})
	case *ast.DeclStmt:
		b.declare(s.Decl.(*ast.GenDecl))
	case *ast.EmptyStmt:
	default:
		b.fail(s, "%s", b.noStatement(s))
	}
}

func (b *builder) assign(s *ast.AssignStmt) {
	for i, l := range s.Lhs {
		if _, ok := l.(*ast.Ident); !ok {
			b.known(l)
		}
		b.settable(l)
		if b.isSlice(l) && (s.Tok != token.DEFINE || b.info.Defs[l.(*ast.Ident)] == nil) {
			b.view(s.Rhs[min(i, len(s.Rhs)-1)])
			b.fail(l, "%s stays the slice that it is: declare a variable of its own, t := %s, or choose between elements", text(l), text(s.Rhs[i]))
		}
	}
	vals := b.assignedValues(s)
	views := map[types.Object]*view{}
	var targets []target
	for i, l := range s.Lhs {
		t := target{}
		if id, ok := l.(*ast.Ident); ok && id.Name == "_" {
			typ := b.info.TypeOf(s.Rhs[min(i, len(s.Rhs)-1)])
			if tuple, ok := typ.(*types.Tuple); ok {
				typ = tuple.At(i).Type()
			}
			if !isSlice(b.resolve(typ)) {
				t.n = len(b.mustLayout(l, typ))
			}
		} else if o := b.info.Defs[id]; s.Tok == token.DEFINE && o != nil && b.isSlice(l) {
			views[o] = b.view(s.Rhs[min(i, len(s.Rhs)-1)])
		} else if s.Tok == token.DEFINE && o != nil {
			delete(b.vars, o) // of another turn or call
			if _, ok := b.resolve(o.Type()).Underlying().(*types.Array); ok && b.f.Kind == ir.Groups && !b.inPhase {
				b.fail(l, "%s belongs to the group: declare it with var, and set its elements in a phase", id.Name)
			} else if b.declareArray(id, o) {
				t = b.all(id, b.views[o])
			} else {
				t = target{o: o, id: id, n: len(b.mustLayout(l, o.Type()))}
			}
		} else {
			t = b.target(l)
		}
		targets = append(targets, t)
	}
	for o, v := range views {
		if b.views[o] = v; v.memory.Name == unsaid {
			v.memory.Name = o.Name()
		}
	}
	for i, l := range s.Lhs {
		n := targets[i].n
		b.put(l, targets[i], vals[:n:n])
		vals = vals[n:]
	}
}

// store makes l stand for vals.
func (b *builder) store(l ast.Expr, vals []*ir.Value) { b.put(l, b.target(l), vals) }

// name names the values that have no name yet after a variable. Constants stay
// without.
func (b *builder) name(name string, t types.Type, vals []*ir.Value) []*ir.Value {
	for i, l := range b.layout(t, b.limb) {
		if v := vals[i]; v.Name == "" && v.Op != ir.Const {
			v.Name = join(name, l.path)
		}
	}
	return vals
}

func (b *builder) declare(d *ast.GenDecl) {
	for _, s := range d.Specs {
		switch s := s.(type) {
		case *ast.TypeSpec:
			b.fail(s, "a type is declared in a function: declare it at package level")
		case *ast.ValueSpec:
			if d.Tok == token.CONST {
				continue // a constant is used by its value
			}
			var vals []*ir.Value
			for _, e := range s.Values {
				vals = append(vals, b.expr(e)...)
			}
			for _, n := range s.Names {
				o := b.info.Defs[n]
				if b.declareArray(n, o) {
					if s.Values != nil {
						all := b.all(n, b.views[o])
						b.put(n, all, vals[:all.n])
						vals = vals[all.n:]
					}
					continue
				}
				delete(b.vars, o) // of another turn or call
				size := len(b.mustLayout(n, o.Type()))
				if s.Values == nil {
					vals = b.zero(n, o.Type())
				}
				b.store(n, vals[:size:size])
				vals = vals[size:]
			}
		}
	}
}

// assignedValues compiles the right side of an assignment.
func (b *builder) assignedValues(s *ast.AssignStmt) (vals []*ir.Value) {
	if op, ok := assignOps[s.Tok]; ok {
		return []*ir.Value{b.operate(s, op, s.Lhs[0], s.Rhs[0], b.info.TypeOf(s.Lhs[0]))}
	}
	for _, e := range s.Rhs {
		if !b.isSlice(e) { // which is no value, but a view
			vals = append(vals, b.expr(e)...)
		}
	}
	return vals
}
