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
			}
		}
	}
	switch s := s.(type) {
	case *ast.AssignStmt:
		for _, l := range s.Lhs {
			if s.Tok == token.DEFINE || !b.isProgram() { // else it keeps the value that it had
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
// that stands for limbs is that of the number before it.
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
			for _, n := range c.numbers {
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
		c.errorf(c.decls[fn].Name.Pos(), "%s is for none of limb's types of numbers: write a constraint that some of them satisfy", fn.Name())
	}
}

// typeName names type arguments: "DF", "CDD,DD". The limb of the number before it goes
// without saying.
func (c *compiler) typeName(args []types.Type) string {
	var names []string
	var limb types.Type
	for _, a := range args {
		if limb != nil && types.Identical(a, limb) {
			continue
		}
		name := types.TypeString(a, types.RelativeTo(c.root))
		limb = nil
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
	isProgram := slices.Contains([]string{"kernel", "loop"}, c.directive(d))
	b := c.compileOnce(*f, in, fn, subst, isProgram)
	if mayLoop && !isProgram && (b.stops > 0 || needsProgram(b.f)) {
		b = c.compileOnce(*f, in, fn, subst, true)
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
var targetName = strings.NewReplacer(".", "_", "[", "_", "]", "", ",", "_")

// unique returns a name that no function and no table has: step.add and step_add are one name
// in a target, and packages have tables of one name.
func (c *compiler) unique(name string) string {
	for c.names[name] {
		name += "_"
	}
	c.names[name] = true
	return name
}

// compileOnce compiles a function, as a program or straight-line, in place of f. A program
// begins anew when it finds that an array has to be in memory.
func (c *compiler) compileOnce(f ir.Func, in instance, fn *types.Func, subst map[*types.TypeParam]types.Type, program bool) (b *builder) {
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
		b.arraysInMemory, b.sliced = arrays, sliced
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
			if program {
				b.try(func() { b.compileProgram(d, fn) })
			} else {
				b.compile(d, fn)
			}
		}()
	}
	return b
}

func (b *builder) compile(d *ast.FuncDecl, fn *types.Func) {
	for i, v := range operands(fn) {
		g := b.group(unnamed(v.Name(), i), b.resolve(v.Type()), b.limb)
		if b.env[v] = []*ir.Value{}; g.N == 0 {
			continue // says which method is meant, no more
		}
		b.f.In = append(b.f.In, g)
		for _, l := range b.layout(v.Type(), b.limb) {
			p := b.emit(d.Name, ir.Param, l.typ)
			p.Name = join(g.Name, l.path)
			b.env[v] = append(b.env[v], p)
		}
		b.f.Params = append(b.f.Params, b.env[v]...)
	}
	for r := range fn.Signature().Results().Variables() {
		b.f.Out = append(b.f.Out, b.group(r.Name(), b.resolve(r.Type()), b.limb))
		if r.Name() != "" {
			b.named = append(b.named, r)
			b.env[r] = b.zero(d.Name, r.Type())
		}
	}
	exits, falls := b.block(b.body(d, false))
	if falls && b.stops == 0 {
		b.try(func() { b.fail(d, "the end is reached without a return: return a value there") })
	}
	if b.stops > 0 {
		return
	}
	last := len(exits) - 1
	b.f.Results = exits[last].vals
	for _, x := range slices.Backward(exits[:last]) {
		b.f.Results = b.selects(d.Name, x.cond, x.vals, b.f.Results)
	}
	b.sweep()
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

// block compiles statements: the ways out of them, and whether control may also
// come to their end.
func (b *builder) block(list []ast.Stmt) (exits []exit, falls bool) {
	for _, s := range list {
		if !b.try(func() { b.step(s) }) {
			return exits, true
		}
		var out []exit
		falls, mark, end := true, len(b.f.Body), s.End()
		switch s := s.(type) {
		case *ast.ReturnStmt:
			var vals []*ir.Value
			b.try(func() { vals = b.returned(s) })
			out, falls = []exit{{nil, vals}}, false
		case *ast.IfStmt:
			out, falls = b.ifStmt(s)
			end = s.Body.Lbrace
		case *ast.BlockStmt:
			out, falls = b.block(s.List)
		case *ast.ForStmt:
			out, falls = b.forStmt(s)
			end = s.Body.Lbrace
		case *ast.RangeStmt:
			out, falls = b.rangeStmt(s)
			end = s.Body.Lbrace
		default:
			if !b.try(func() { b.simple(s) }) {
				b.lose(s)
			}
		}
		b.annotate(s, end, mark)
		exits = append(exits, out...)
		if !falls {
			return exits, false
		}
	}
	return exits, true
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

// ifStmt compiles both arms and selects: the variables where both go on, and
// the results, at the end, where one returns.
func (b *builder) ifStmt(s *ast.IfStmt) (exits []exit, falls bool) {
	mark := len(b.f.Body)
	var cond *ir.Value // nil after an error
	b.try(func() {
		if s.Init != nil {
			b.simple(s.Init)
		}
		cond = b.scalar(s.Cond)
	})
	var other []ast.Stmt
	if s.Else != nil {
		other = []ast.Stmt{s.Else}
	}
	if cond != nil && cond.Op == ir.Const {
		if cond.Const != 0 {
			return b.block(s.Body.List)
		}
		return b.block(other)
	}
	b.annotate(s, s.Body.Lbrace, mark)

	outer := b.env
	b.env = cloneEnv(outer)
	exits1, falls1 := b.block(s.Body.List)
	env1 := b.env
	b.env = cloneEnv(outer)
	exits2, falls2 := b.block(other)
	env2 := b.env

	if cond == nil {
		b.env = outer
		maps.DeleteFunc(b.env, func(o types.Object, v []*ir.Value) bool {
			return !slices.Equal(v, env1[o]) || !slices.Equal(v, env2[o])
		})
		return append(exits1, exits2...), falls1 || falls2
	}
	for _, x := range exits1 {
		exits = append(exits, exit{b.and(s, cond, x.cond), x.vals})
	}
	for _, x := range exits2 {
		if falls1 { // else the exits of the first arm have taken all of cond
			x.cond = b.and(s, b.not(s, cond), x.cond)
		}
		exits = append(exits, x)
	}
	switch {
	case !falls1:
		b.env = env2
	case !falls2:
		b.env = env1
	default:
		b.env = outer
		for _, o := range inOrder(outer) {
			x, y := env1[o], env2[o]
			if x == nil || y == nil { // after an error
				delete(b.env, o)
			} else if !slices.Equal(x, y) {
				b.env[o] = b.name(o.Name(), o.Type(), b.selects(s, cond, x, y))
			}
		}
	}
	return exits, falls1 || falls2
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

// forStmt unrolls a loop whose condition is constant in each turn.
func (b *builder) forStmt(s *ast.ForStmt) (exits []exit, falls bool) {
	ok := b.try(func() {
		if s.Init != nil {
			b.simple(s.Init)
		}
	})
	for ok {
		more := s.Cond == nil
		ok = b.try(func() {
			if s.Cond != nil {
				c := b.scalar(s.Cond)
				if c.Op != ir.Const {
					b.fail(s.Cond, "the loop ends on data: write a constant number of turns")
				}
				more = c.Const != 0
			}
			if more {
				b.step(s)
			}
		})
		if !ok || !more {
			break
		}
		stops := b.stops
		out, falls := b.block(s.Body.List)
		exits = append(exits, out...)
		if !falls {
			return exits, false
		}
		ok = b.stops == stops && b.try(func() {
			if s.Post != nil {
				b.simple(s.Post)
			}
		})
	}
	return exits, true
}

// rangeStmt unrolls a loop over a constant number or a constant array.
func (b *builder) rangeStmt(s *ast.RangeStmt) (exits []exit, falls bool) {
	turns := 0
	var a *array
	ok := b.try(func() {
		if _, isArray := b.info.TypeOf(s.X).Underlying().(*types.Array); isArray {
			var o types.Object
			if o, a = b.array(s.X); len(a.dims) > 1 && s.Value != nil {
				b.fail(s.Value, "%s has rows: range over its index", o.Name())
			}
			turns = a.dims[0]
		} else if n := b.scalar(s.X); n.Op == ir.Const && n.Type == ir.I32 {
			turns = int(n.Const)
		} else {
			b.fail(s.X, "the loop ends on data: write a constant number of turns")
		}
	})
	for i := 0; ok && i < turns; i++ {
		ok = b.try(func() {
			b.step(s)
			if s.Key != nil {
				b.store(s.Key, []*ir.Value{b.int(s.Key, i)})
			}
			if s.Value == nil {
				return
			}
			if id, ok := s.Value.(*ast.Ident); ok && s.Tok == token.DEFINE {
				b.turns[b.info.Defs[id]] = a.data[i]
			} else {
				b.fail(s.Value, "range into a variable: write :=")
			}
		})
		stops := b.stops
		out, falls := b.block(s.Body.List)
		exits = append(exits, out...)
		if !falls {
			return exits, false
		}
		ok = ok && b.stops == stops
	}
	return exits, true
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
		if b.isProgram() {
			b.settable(s.X)
		}
		x := b.scalar(s.X)
		if x.Type.Float() {
			b.fail(s, "%s on a float: write %s %c= 1", s.Tok, text(s.X), s.Tok.String()[0])
		}
		b.store(s.X, []*ir.Value{b.binary(s, op, x, b.whole(s, x.Type, 1), b.info.TypeOf(s.X))})
	case *ast.DeclStmt:
		b.declare(s.Decl.(*ast.GenDecl))
	case *ast.EmptyStmt:
	case *ast.ExprStmt:
		b.fail(s, "a call for its effect: kernel code has none, assign the results")
	case *ast.BranchStmt:
		b.fail(s, "%s is not for kernels: write if and else around what it skips", s.Tok)
	default:
		b.fail(s, "%s", b.noStatement(s))
	}
}

func (b *builder) assign(s *ast.AssignStmt) {
	if b.isProgram() {
		b.assignProgram(s)
		return
	}
	for _, l := range s.Lhs {
		b.assignable(l)
	}
	vals := b.assignedValues(s)
	var sizes []int
	for i, l := range s.Lhs {
		t := b.info.TypeOf(l)
		if id, isIdent := l.(*ast.Ident); isIdent && id.Name == "_" {
			if t = b.info.TypeOf(s.Rhs[0]); len(s.Rhs) == len(s.Lhs) {
				t = b.info.TypeOf(s.Rhs[i])
			} else {
				t = t.(*types.Tuple).At(i).Type()
			}
		}
		sizes = append(sizes, len(b.mustLayout(l, t)))
	}
	for i, l := range s.Lhs {
		b.store(l, vals[:sizes[i]:sizes[i]])
		vals = vals[sizes[i]:]
	}
}

// assignable fails where l is no local variable and no field of one.
func (b *builder) assignable(l ast.Expr) {
	switch l := ast.Unparen(l).(type) {
	case *ast.Ident:
		if o := b.info.ObjectOf(l); o != nil && o.Pkg() != nil && o.Parent() == o.Pkg().Scope() {
			b.fail(l, "%s is a package variable: return the value instead", l.Name)
		}
	case *ast.SelectorExpr:
		b.field(l)
		b.assignable(l.X)
	default:
		b.fail(l, "assignment to %s: assign to a variable or its field", text(l))
	}
}

// store makes l stand for vals.
func (b *builder) store(l ast.Expr, vals []*ir.Value) {
	if b.isProgram() {
		b.put(l, b.target(l), vals)
		return
	}
	b.assignable(l)
	switch l := ast.Unparen(l).(type) {
	case *ast.Ident:
		if o := b.info.ObjectOf(l); l.Name != "_" {
			b.env[o] = b.name(l.Name, o.Type(), vals)
		}
	case *ast.SelectorExpr:
		i, n := b.field(l)
		whole := slices.Clone(b.expr(l.X))
		copy(whole[i:i+n], b.name(strings.ReplaceAll(text(l), ".", "_"), b.info.TypeOf(l), vals))
		b.store(l.X, whole)
	}
}

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
			b.fail(s, "a type inside a function: declare it at package level")
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
				if b.isProgram() && b.declareArray(n, o) {
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
		if !b.isProgram() || !b.isSlice(e) { // which is no value, but a view
			vals = append(vals, b.expr(e)...)
		}
	}
	return vals
}
