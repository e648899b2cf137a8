package digits

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"math"
	"math/big"
	"strings"

	"github.com/limbfp/limb"
)

// A frame has the variables of a call. A function literal has those of where it stands, and its own.
type frame struct {
	*run
	vars   []*val
	result []val
	label  string // of a break or continue that has one
}

type (
	expr func(*frame) val
	stmt func(*frame) flow
)

// flow is how a statement ends.
type flow uint8

const (
	next flow = iota
	breaks
	continues
	returns
)

// code is a function of the package, compiled.
type code struct {
	decl    *ast.FuncDecl
	vars    int
	params  []int
	results []int // where they have names
	types   []types.Type
	body    stmt
}

// compiler compiles one function, with the literals in it.
type compiler struct {
	*program
	code  *code
	slots map[types.Object]int
	sig   *types.Signature // of the innermost literal
	named []int
}

// sorry ends compiling with an error at a place.
func (c *compiler) sorry(at ast.Node, what string) {
	panic(&Fault{c.fset.Position(at.Pos()), what})
}

func (c *compiler) slot(obj types.Object) int {
	i, ok := c.slots[obj]
	if !ok {
		i = c.code.vars
		c.slots[obj] = i
		c.code.vars++
	}
	return i
}

// compile returns the code of a function, and compiles what it calls.
func (p *program) compile(obj types.Object) *code {
	if k := p.compiled[obj]; k != nil {
		return k
	}
	d := p.decls[obj]
	k := &code{decl: d}
	p.compiled[obj] = k
	if err := p.foreign(d); err != nil {
		panic(err)
	}
	for i, e := range p.broken {
		if e.Pos >= d.Pos() && e.Pos <= d.End() {
			if i > 0 && strings.HasPrefix(e.Msg, "\tother declaration") { // of what the error before it is about
				panic(&Fault{p.fset.Position(e.Pos), fmt.Sprintf("%s is declared in %s too, which belongs to the same package: give it another name, or put the file in a folder of its own", nameOf(d), p.fset.Position(p.broken[i-1].Pos))})
			}
			panic(&Fault{p.fset.Position(e.Pos), e.Msg})
		}
	}
	c := &compiler{program: p, code: k, slots: map[types.Object]int{}}
	sig := obj.Type().(*types.Signature)
	c.sig = sig
	if r := sig.Recv(); r != nil {
		k.params = append(k.params, c.slot(r))
	}
	for v := range sig.Params().Variables() {
		k.params = append(k.params, c.slot(v))
	}
	for v := range sig.Results().Variables() {
		k.types = append(k.types, v.Type())
		if v.Name() != "" {
			k.results = append(k.results, c.slot(v))
		}
	}
	c.named = k.results
	if sig.Variadic() {
		c.sorry(d, "a function with ... parameters is not supported: give it a slice")
	}
	k.body = c.block(d.Body)
	return k
}

const deepest = 10000 // calls in calls

// call calls a function of the package.
func (r *run) call(k *code, args []val, at token.Pos) []val {
	f := &frame{run: r, vars: make([]*val, k.vars)}
	for i, v := range args {
		f.vars[k.params[i]] = &val{v.n, v.p}
	}
	for i, slot := range k.results {
		v := r.zero(k.types[i])
		f.vars[slot] = &v
	}
	if r.depth++; r.depth > deepest {
		r.fail(at, "calls nest deeper than %d", deepest)
	}
	k.body(f)
	r.depth--
	return f.result
}

// isFloat reports whether a type is float64, or a type parameter that may be.
func isFloat(t types.Type) bool {
	if tp, ok := t.(*types.TypeParam); ok {
		in, _ := tp.Constraint().Underlying().(*types.Interface)
		for i := range in.NumEmbeddeds() {
			if u, ok := in.EmbeddedType(i).(*types.Union); ok {
				for j := range u.Len() {
					if isFloat(u.Term(j).Type()) {
						return true
					}
				}
			} else if isFloat(in.EmbeddedType(i)) {
				return true
			}
		}
		return false
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && (b.Kind() == types.Float64 || b.Kind() == types.UntypedFloat)
}

func basic(t types.Type) types.BasicInfo {
	if b, ok := t.Underlying().(*types.Basic); ok {
		return b.Info()
	}
	return 0
}

// zero is the zero value of a type.
func (r *run) zero(t types.Type) val {
	if isFloat(t) {
		return val{n: 0} // node 0 is the number 0
	}
	switch u := t.Underlying().(type) {
	case *types.Struct:
		a := &aggregate{make([]val, u.NumFields())}
		for i := range a.e {
			a.e[i] = r.zero(u.Field(i).Type())
		}
		return val{p: a}
	case *types.Array:
		a := &aggregate{make([]val, u.Len())}
		for i := range a.e {
			a.e[i] = r.zero(u.Elem())
		}
		return val{p: a}
	}
	return val{}
}

// allowed complains of types that the interpreter does not have.
func (c *compiler) allowed(at ast.Node, t types.Type) {
	if isFloat(t) {
		return
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch {
		case u.Kind() == types.Float32:
			c.sorry(at, "float32 is not supported: digits are counted in float64")
		case u.Info()&types.IsComplex != 0:
			c.sorry(at, "complex numbers are not supported: write real and imaginary part as two float64")
		case u.Kind() == types.Invalid:
			c.sorry(at, "the type of "+c.textOf(at)+" is not known")
		}
	case *types.Map, *types.Chan:
		c.sorry(at, "maps and channels are not supported: there are floats, integers, bools, slices, arrays, structs, pointers and functions")
	}
}

func (c *compiler) textOf(n ast.Node) string {
	if e, ok := n.(ast.Expr); ok {
		return text(e)
	}
	return "this"
}

// wide is a constant as a QD.
func wide(v constant.Value) limb.QD {
	switch x := constant.Val(constant.ToFloat(v)).(type) {
	case *big.Rat:
		return limb.FromRat[limb.QD](x)
	case *big.Float:
		return limb.FromBig[limb.QD](x)
	case *big.Int:
		return limb.FromBigInt[limb.QD](x)
	case int64:
		return limb.NewQD(x)
	}
	return limb.NewQD(math.NaN())
}

// float returns the node of a constant: node 0 is 0, and those of the constants follow.
func (p *program) float(v number) int64 {
	for i, known := range p.constant {
		if known.value == v.value && constant.Compare(known.exact, token.EQL, v.exact) {
			return int64(i)
		}
	}
	p.constant = append(p.constant, v)
	return int64(len(p.constant) - 1)
}

// site adds an operation of the source.
func (c *compiler) site(at ast.Node, whole string, o op, args ...ast.Expr) int32 {
	s := site{pos: at.Pos(), text: whole, op: o, expr: args}
	for _, a := range args {
		s.args = append(s.args, text(a))
	}
	if b, ok := at.(*ast.BinaryExpr); ok {
		s.pos = b.OpPos
	}
	c.sites = append(c.sites, s)
	return int32(len(c.sites) - 1)
}

func (c *compiler) typeOf(e ast.Expr) types.Type {
	if t := c.info.TypeOf(e); t != nil {
		return t
	}
	c.sorry(e, "the type of "+text(e)+" is not known")
	return nil
}

// expr compiles an expression with one value.
func (c *compiler) expr(e ast.Expr) expr {
	tv := c.info.Types[e]
	if tv.Value != nil {
		return c.literal(e, tv)
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return c.expr(e.X)
	case *ast.Ident:
		if e.Name == "nil" {
			return func(*frame) val { return val{} }
		}
		if f, ok := c.info.Uses[e].(*types.Func); ok {
			return c.funcValue(e, f)
		}
		p := c.place(e)
		return func(f *frame) val { return *p(f) }
	case *ast.SelectorExpr:
		if s := c.info.Selections[e]; s != nil && s.Kind() == types.MethodVal {
			c.sorry(e, "a method as a value is not supported: call it, or write func(…) { … }")
		}
		if f, ok := c.info.Uses[e.Sel].(*types.Func); ok {
			return c.funcValue(e, f)
		}
		if s := c.info.Selections[e]; s != nil && !s.Indirect() { // of a value that may have no address
			x := c.expr(e.X)
			path := s.Index()
			return func(f *frame) val {
				v := x(f)
				for _, i := range path {
					v = v.p.(*aggregate).e[i]
				}
				return v
			}
		}
		p := c.place(e)
		return func(f *frame) val { return *p(f) }
	case *ast.IndexExpr:
		if c.info.Types[e.X].IsValue() && basic(c.typeOf(e.X))&types.IsString == 0 {
			if _, ok := c.typeOf(e.X).(*types.Signature); ok {
				return c.expr(e.X)
			}
			p := c.place(e)
			return func(f *frame) val { return *p(f) }
		}
	case *ast.StarExpr:
		p := c.place(e)
		return func(f *frame) val { return *p(f) }
	case *ast.UnaryExpr:
		return c.unary(e)
	case *ast.BinaryExpr:
		return c.binary(e, e.Op, e.X, e.Y, opLeaf)
	case *ast.CallExpr:
		call := c.call(e)
		return func(f *frame) val {
			if out := call(f); len(out) > 0 {
				return out[0]
			}
			return val{}
		}
	case *ast.SliceExpr:
		return c.slicing(e)
	case *ast.CompositeLit:
		return c.composite(e)
	case *ast.FuncLit:
		return c.closure(e)
	}
	c.sorry(e, text(e)+" is not supported by limb digits")
	return nil
}

func (c *compiler) literal(e ast.Expr, tv types.TypeAndValue) expr {
	v := tv.Value
	var x val
	switch {
	case isFloat(tv.Type):
		value, _ := constant.Float64Val(v)
		x.n = c.float(number{value, constant.ToFloat(c.exactly(e))})
	case v.Kind() == constant.Bool:
		if constant.BoolVal(v) {
			x.n = 1
		}
	case v.Kind() == constant.String:
		x.p = constant.StringVal(v)
	default:
		c.allowed(e, tv.Type)
		v = constant.ToInt(v)
		n, ok := constant.Int64Val(v)
		if u, fits := constant.Uint64Val(v); !ok && fits {
			n = int64(u)
		}
		x.n = n
	}
	return func(*frame) val { return x }
}

func (c *compiler) unary(e *ast.UnaryExpr) expr {
	if e.Op == token.AND {
		if lit, ok := ast.Unparen(e.X).(*ast.CompositeLit); ok {
			x := c.expr(lit)
			return func(f *frame) val { v := x(f); return val{p: &v} }
		}
		p := c.place(e.X)
		return func(f *frame) val { return val{p: p(f)} }
	}
	x, t := c.expr(e.X), c.typeOf(e)
	switch {
	case e.Op == token.ADD:
		return x
	case e.Op == token.NOT:
		return func(f *frame) val { return val{n: 1 - x(f).n} }
	case e.Op == token.SUB && isFloat(t):
		at := c.site(e, text(e), opNeg, e.X)
		return func(f *frame) val { return val{n: f.float(opNeg, at, x(f).n, 0, 0)} }
	case e.Op == token.SUB:
		return func(f *frame) val { return val{n: wrap(t, -x(f).n)} }
	case e.Op == token.XOR:
		return func(f *frame) val { return val{n: wrap(t, ^x(f).n)} }
	}
	c.sorry(e, text(e)+" is not supported by limb digits")
	return nil
}

// wrap cuts an integer to the width of its type.
func wrap(t types.Type, n int64) int64 {
	switch t.Underlying().(*types.Basic).Kind() {
	case types.Int8:
		return int64(int8(n))
	case types.Int16:
		return int64(int16(n))
	case types.Int32:
		return int64(int32(n))
	case types.Uint8:
		return int64(uint8(n))
	case types.Uint16:
		return int64(uint16(n))
	case types.Uint32:
		return int64(uint32(n))
	}
	return n
}

var operators = map[token.Token]op{token.ADD: opAdd, token.SUB: opSub, token.MUL: opMul, token.QUO: opDiv}

// within is the right operand of an operator, in parentheses where they are needed: those of s *= x + y stand nowhere.
func within(e ast.Expr, o token.Token) ast.Expr {
	if b, ok := e.(*ast.BinaryExpr); ok && b.Op.Precedence() <= o.Precedence() {
		return &ast.ParenExpr{X: e}
	}
	return e
}

// binary compiles an operator. Of a sum s += x, as says so.
func (c *compiler) binary(at ast.Node, o token.Token, xe, ye ast.Expr, as op) expr {
	x := c.expr(xe)
	if o == token.LAND || o == token.LOR {
		y := c.expr(ye)
		return func(f *frame) val {
			if v := x(f); (v.n != 0) == (o == token.LOR) {
				return v
			}
			return y(f)
		}
	}
	t := c.typeOf(xe)
	if o != token.SHL && o != token.SHR && isFloat(c.typeOf(ye)) {
		t = c.typeOf(ye)
	}
	whole := text(&ast.BinaryExpr{X: xe, Op: o, Y: within(ye, o)})
	if isFloat(t) {
		y := c.expr(ye)
		if kind, ok := operators[o]; ok {
			if as != opLeaf {
				kind = as
			}
			site := c.site(at, whole, kind, xe, ye)
			return func(f *frame) val { a := x(f).n; return val{n: f.float(kind, site, a, y(f).n, 0)} }
		}
		return c.comparison(at, o, x, y, xe, ye, whole)
	}
	return c.integers(at, o, t, x, c.expr(ye))
}

// comparison compiles one of floats.
func (c *compiler) comparison(at ast.Node, o token.Token, x, y expr, xe, ye ast.Expr, whole string) expr {
	plain := map[token.Token]func(a, b float64) bool{
		token.LSS: func(a, b float64) bool { return a < b }, token.LEQ: func(a, b float64) bool { return a <= b },
		token.GTR: func(a, b float64) bool { return a > b }, token.GEQ: func(a, b float64) bool { return a >= b },
		token.EQL: func(a, b float64) bool { return a == b }, token.NEQ: func(a, b float64) bool { return a != b },
	}[o]
	wide := map[token.Token]func(a, b limb.QD) bool{
		token.LSS: limb.QD.Less, token.LEQ: limb.QD.LessEqual, token.GTR: limb.QD.Greater, token.GEQ: limb.QD.GreaterEqual,
		token.EQL: limb.QD.Equal, token.NEQ: func(a, b limb.QD) bool { return !a.Equal(b) },
	}[o]
	site := c.site(at, whole, opLeaf, xe, ye)
	return func(f *frame) val {
		a := x(f).n
		b := y(f).n
		return truth(f.decide(site, a, b, plain(f.v[a], f.v[b]), wide))
	}
}

func truth(is bool) val {
	if is {
		return val{n: 1}
	}
	return val{}
}

// integers compiles an operator on integers, bools and references.
func (c *compiler) integers(at ast.Node, o token.Token, t types.Type, x, y expr) expr {
	info := basic(t)
	if info&types.IsInteger == 0 {
		switch {
		case (o == token.EQL || o == token.NEQ) && info&types.IsString == 0:
			if _, ok := t.Underlying().(*types.Struct); ok {
				c.sorry(at, "comparing structs is not supported: compare their fields")
			}
			return func(f *frame) val { a := x(f); b := y(f); return truth((a.n == b.n && a.p == b.p) == (o == token.EQL)) }
		}
		c.sorry(at, "operators on "+t.String()+" are not supported by limb digits")
	}
	unsigned := info&types.IsUnsigned != 0
	less := func(a, b int64) bool {
		if unsigned {
			return uint64(a) < uint64(b)
		}
		return a < b
	}
	var do func(f *frame, a, b int64) int64
	is := func(b bool) int64 { return truth(b).n }
	switch o {
	case token.ADD:
		do = func(_ *frame, a, b int64) int64 { return a + b }
	case token.SUB:
		do = func(_ *frame, a, b int64) int64 { return a - b }
	case token.MUL:
		do = func(_ *frame, a, b int64) int64 { return a * b }
	case token.QUO, token.REM:
		do = func(f *frame, a, b int64) int64 {
			switch {
			case b == 0:
				f.fail(at.Pos(), "an integer is divided by 0")
			case unsigned && o == token.QUO:
				return int64(uint64(a) / uint64(b))
			case unsigned:
				return int64(uint64(a) % uint64(b))
			case o == token.QUO:
				return a / b
			}
			return a % b
		}
	case token.AND:
		do = func(_ *frame, a, b int64) int64 { return a & b }
	case token.OR:
		do = func(_ *frame, a, b int64) int64 { return a | b }
	case token.XOR:
		do = func(_ *frame, a, b int64) int64 { return a ^ b }
	case token.AND_NOT:
		do = func(_ *frame, a, b int64) int64 { return a &^ b }
	case token.SHL, token.SHR:
		do = func(f *frame, a, b int64) int64 {
			switch {
			case b < 0:
				f.fail(at.Pos(), "a shift by %d", b)
			case o == token.SHL:
				return a << uint64(b)
			case unsigned:
				return int64(uint64(a) >> uint64(b))
			}
			return a >> uint64(b)
		}
	case token.EQL:
		do = func(_ *frame, a, b int64) int64 { return is(a == b) }
	case token.NEQ:
		do = func(_ *frame, a, b int64) int64 { return is(a != b) }
	case token.LSS:
		do = func(_ *frame, a, b int64) int64 { return is(less(a, b)) }
	case token.GTR:
		do = func(_ *frame, a, b int64) int64 { return is(less(b, a)) }
	case token.LEQ:
		do = func(_ *frame, a, b int64) int64 { return is(!less(b, a)) }
	case token.GEQ:
		do = func(_ *frame, a, b int64) int64 { return is(!less(a, b)) }
	}
	return func(f *frame) val { a := x(f).n; return val{n: wrap(t, do(f, a, y(f).n))} }
}
