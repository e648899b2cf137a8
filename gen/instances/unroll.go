package instances

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/token"
	"reflect"
	"strconv"
	"strings"
)

// hasArrays reports whether a function has arrays of its own.
func hasArrays(d *ast.FuncDecl) (found bool) {
	ast.Inspect(d.Body, func(n ast.Node) bool {
		a, ok := n.(*ast.ArrayType)
		found = found || ok && a.Len != nil
		return !found
	})
	return found
}

// an unroller prints the body of a function. A loop over a constant or an array
// becomes what it does in each turn, an element of an array a variable, as a_1_2 for a[1][2],
// and an if whose condition is known one of its arms.
type unroller struct {
	*source
	known  map[string]int    // constants, and indices of the turn at hand
	arrays map[string]*array // of the function
	read   map[string]bool   // elements that are
}

type array struct {
	dims []int
	elem string // the type
}

// refused is why a function cannot be unrolled.
type refused struct{ error }

// fail gives up, and says what is in the way.
func (u *unroller) fail(n ast.Node, what string, args ...any) {
	panic(refused{fmt.Errorf("%s: it has arrays, and is unrolled for Go: %s", u.position(n.Pos()), fmt.Sprintf(what, args...))})
}

// unroll prints the body of a function.
func (src *source) unroll(d *ast.FuncDecl) (text string, err error) {
	defer func() {
		if e := recover(); e != nil {
			why, ok := e.(refused)
			if !ok {
				panic(e)
			}
			err = why.error
		}
	}()
	u := &unroller{source: src, read: map[string]bool{}}
	for range 2 { // Go has no variables that nothing reads: the first time finds those that something does
		u.known, u.arrays = map[string]int{}, map[string]*array{}
		text = "{\n" + u.list(d.Body.List) + "}\n"
	}
	return text, nil
}

// list prints statements, up to one that returns.
func (u *unroller) list(list []ast.Stmt) string {
	var s strings.Builder
	for _, l := range list {
		arm, folded := u.arm(l)
		if !folded {
			s.WriteString(u.stmt(l))
			continue
		}
		s.WriteString(u.block(arm))
		if n := len(arm); n > 0 {
			if _, ok := arm[n-1].(*ast.ReturnStmt); ok {
				break
			}
		}
	}
	return s.String()
}

// block prints statements, in braces where they declare something.
func (u *unroller) block(list []ast.Stmt) string {
	text := u.list(list)
	for _, l := range list {
		a, ok := l.(*ast.AssignStmt)
		if _, decl := l.(*ast.DeclStmt); decl || ok && a.Tok == token.DEFINE {
			return "{\n" + text + "}\n"
		}
	}
	return text
}

// arm returns what is left of an if whose condition is known.
func (u *unroller) arm(s ast.Stmt) (list []ast.Stmt, folded bool) {
	i, ok := s.(*ast.IfStmt)
	if !ok || i.Init != nil {
		return nil, false
	}
	switch is, ok := u.bool(i.Cond); {
	case !ok:
		return nil, false
	case is:
		return i.Body.List, true
	case i.Else == nil:
		return nil, true
	}
	if b, ok := i.Else.(*ast.BlockStmt); ok {
		return b.List, true
	}
	return []ast.Stmt{i.Else}, true
}

func (u *unroller) stmt(s ast.Stmt) string {
	switch s := s.(type) {
	case *ast.DeclStmt:
		return u.decl(s.Decl.(*ast.GenDecl))
	case *ast.AssignStmt:
		return u.assign(s)
	case *ast.ReturnStmt:
		return "return " + u.exprs(s.Results) + "\n"
	case *ast.ExprStmt:
		return u.expr(s.X) + "\n"
	case *ast.BlockStmt:
		return "{\n" + u.list(s.List) + "}\n"
	case *ast.RangeStmt:
		return u.loop(s)
	case *ast.IfStmt:
		if s.Init != nil {
			u.fail(s, "write the assignment of this if before it")
		}
		text := "if " + u.expr(s.Cond) + "{\n" + u.list(s.Body.List) + "}"
		if s.Else != nil {
			text += " else " + u.stmt(s.Else)
		}
		return text + "\n"
	}
	u.fail(s, "write assignments, ifs and loops over constants and arrays")
	return ""
}

// decl prints a declaration. Constants that are integers are known, and need none.
func (u *unroller) decl(d *ast.GenDecl) string {
	var s strings.Builder
	for _, spec := range d.Specs {
		v, ok := spec.(*ast.ValueSpec)
		if !ok {
			u.fail(d, "declare types elsewhere")
		}
		for i, name := range v.Names {
			if a, ok := v.Type.(*ast.ArrayType); ok && d.Tok == token.VAR && v.Values == nil {
				s.WriteString(u.declare(name.Name, a))
				continue
			}
			if d.Tok == token.CONST && i < len(v.Values) {
				if n, ok := u.int(v.Values[i]); ok {
					u.known[name.Name] = n
					continue
				}
			}
			s.WriteString(d.Tok.String() + " " + name.Name)
			if v.Type != nil {
				s.WriteString(" " + u.expr(v.Type))
			}
			if i < len(v.Values) {
				s.WriteString(" = " + u.expr(v.Values[i]))
			}
			s.WriteString("\n")
		}
	}
	return s.String()
}

// declare prints the elements of an array that are read as variables.
func (u *unroller) declare(name string, t *ast.ArrayType) string {
	a := &array{}
	var elem ast.Expr = t
	for {
		t, ok := elem.(*ast.ArrayType)
		if !ok {
			break
		}
		n, ok := u.int(t.Len)
		if !ok {
			u.fail(t, "the length of %s must be a constant of the function", name)
		}
		a.dims, elem = append(a.dims, n), t.Elt
	}
	a.elem = u.expr(elem)
	u.arrays[name] = a
	var read []string
	for _, e := range a.elements(name) {
		if u.read[e] {
			read = append(read, e)
		}
	}
	if read == nil {
		return ""
	}
	return "var " + strings.Join(read, ", ") + " " + a.elem + "\n"
}

// elements names all elements, in order.
func (a *array) elements(name string) []string {
	list := []string{name}
	for _, n := range a.dims {
		var next []string
		for _, e := range list {
			for i := range n {
				next = append(next, e+"_"+strconv.Itoa(i))
			}
		}
		list = next
	}
	return list
}

// assign prints an assignment: of an array, element by element.
func (u *unroller) assign(s *ast.AssignStmt) string {
	if lit, ok := s.Rhs[0].(*ast.CompositeLit); ok {
		if t, ok := lit.Type.(*ast.ArrayType); ok && t.Len != nil {
			name, ok := s.Lhs[0].(*ast.Ident)
			if _, ofArrays := t.Elt.(*ast.ArrayType); !ok || len(s.Lhs) != 1 || s.Tok != token.DEFINE || ofArrays {
				u.fail(s, "write a literal of an array behind := of one variable, with numbers in it")
			}
			text := u.declare(name.Name, t)
			for i, e := range lit.Elts {
				if _, ok := e.(*ast.KeyValueExpr); ok {
					u.fail(e, "write the elements without their indices")
				}
				if value, to := u.expr(e), name.Name+"_"+strconv.Itoa(i); u.read[to] {
					text += to + " = " + value + "\n"
				}
			}
			return text
		}
	}
	var to []string
	needed := false
	for _, l := range s.Lhs {
		name := u.place(l)
		needed = needed || name != "_"
		to = append(to, name)
	}
	from := u.exprs(s.Rhs)
	if !needed {
		return ""
	}
	return strings.Join(to, ", ") + " " + s.Tok.String() + " " + from + "\n"
}

// place prints what is assigned to.
func (u *unroller) place(e ast.Expr) string {
	if name, ok := u.element(e); ok {
		if !u.read[name] {
			return "_"
		}
		return name
	}
	return u.expr(e)
}

// loop prints the turns of a loop.
func (u *unroller) loop(s *ast.RangeStmt) string {
	var name string // of the array
	n, ok := u.int(s.X)
	if !ok {
		x, is := s.X.(*ast.Ident)
		if !is || u.arrays[x.Name] == nil || len(u.arrays[x.Name].dims) != 1 {
			u.fail(s, "a loop over %s has no constant number of turns: write a constant, or an array of numbers", u.text(s.X))
		}
		name, n = x.Name, u.arrays[x.Name].dims[0]
	}
	var text strings.Builder
	key := "_"
	if k, ok := s.Key.(*ast.Ident); ok {
		key = k.Name
	}
	if _, ok := u.known[key]; ok {
		u.fail(s, "%s is a constant or an index here already: write another name", key)
	}
	defer delete(u.known, key)
	for i := range n {
		u.known[key] = i
		if s.Value == nil {
			text.WriteString(u.block(s.Body.List))
			continue
		}
		elem := name + "_" + strconv.Itoa(i)
		u.read[elem] = true
		fmt.Fprintf(&text, "{\n%s := %s\n%s}\n", u.text(s.Value), elem, u.list(s.Body.List))
	}
	return text.String()
}

// element names the variable of an element.
func (u *unroller) element(e ast.Expr) (name string, ok bool) {
	var indices []ast.Expr
	for {
		i, ok := e.(*ast.IndexExpr)
		if !ok {
			break
		}
		e, indices = i.X, append([]ast.Expr{i.Index}, indices...)
	}
	x, ok := e.(*ast.Ident)
	if !ok || u.arrays[x.Name] == nil {
		return "", false
	}
	name = x.Name
	dims := u.arrays[x.Name].dims
	if len(indices) != len(dims) {
		u.fail(e, "write elements of %s, and not the whole", name)
	}
	for k, i := range indices {
		n, ok := u.int(i)
		if !ok || n < 0 || n >= dims[k] {
			u.fail(i, "the index %s of %s must be a constant below %d in each turn", u.text(i), name, dims[k])
		}
		name += "_" + strconv.Itoa(n)
	}
	return name, true
}

// int returns the value of an integer that is known.
func (u *unroller) int(e ast.Expr) (n int, ok bool) {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return u.int(e.X)
	case *ast.BasicLit:
		v, err := strconv.ParseInt(e.Value, 0, 32)
		return int(v), err == nil && e.Kind == token.INT
	case *ast.Ident:
		n, ok = u.known[e.Name]
		return n, ok
	case *ast.CallExpr:
		if f, ok := e.Fun.(*ast.Ident); ok && f.Name == "len" {
			if x, ok := e.Args[0].(*ast.Ident); ok && u.arrays[x.Name] != nil {
				return u.arrays[x.Name].dims[0], true
			}
		}
	case *ast.BinaryExpr:
		x, known := u.int(e.X)
		y, also := u.int(e.Y)
		if !known || !also {
			return 0, false
		}
		switch e.Op {
		case token.ADD:
			return x + y, true
		case token.SUB:
			return x - y, true
		case token.MUL:
			return x * y, true
		case token.QUO:
			if y != 0 {
				return x / y, true
			}
		}
	}
	return 0, false
}

// bool returns the value of a condition that is known.
func (u *unroller) bool(e ast.Expr) (is, ok bool) {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return u.bool(e.X)
	case *ast.UnaryExpr:
		is, ok = u.bool(e.X)
		return !is, ok && e.Op == token.NOT
	case *ast.BinaryExpr:
		x, known := u.int(e.X)
		y, also := u.int(e.Y)
		if !known || !also {
			return false, false
		}
		switch e.Op {
		case token.EQL:
			return x == y, true
		case token.NEQ:
			return x != y, true
		case token.LSS:
			return x < y, true
		case token.LEQ:
			return x <= y, true
		case token.GTR:
			return x > y, true
		case token.GEQ:
			return x >= y, true
		}
	}
	return false, false
}

func (u *unroller) exprs(list []ast.Expr) string {
	var parts []string
	for _, e := range list {
		parts = append(parts, u.expr(e))
	}
	return strings.Join(parts, ", ")
}

// expr prints an expression with what is known in the place of its names.
func (u *unroller) expr(e ast.Expr) string {
	return u.text(u.replaced(reflect.ValueOf(e)).Interface().(ast.Expr))
}

// text prints an expression.
func (u *unroller) text(e ast.Expr) string {
	var s bytes.Buffer
	if err := format.Node(&s, token.NewFileSet(), e); err != nil {
		u.fail(e, "%v", err)
	}
	return s.String()
}

// replaced copies a part of an expression, with what is known in the place of names.
func (u *unroller) replaced(v reflect.Value) reflect.Value {
	if !v.IsValid() || v.Kind() == reflect.Pointer && v.IsNil() {
		return v
	}
	switch n := v.Interface().(type) {
	case *ast.Ident:
		if k, ok := u.known[n.Name]; ok {
			return reflect.ValueOf(&ast.BasicLit{Kind: token.INT, Value: strconv.Itoa(k)})
		}
		u.element(n) // which an array is not
		return reflect.ValueOf(ast.NewIdent(n.Name))
	case *ast.IndexExpr:
		if name, ok := u.element(n); ok {
			u.read[name] = true
			return reflect.ValueOf(ast.NewIdent(name))
		}
	case *ast.CallExpr:
		if k, ok := u.int(n); ok {
			return reflect.ValueOf(&ast.BasicLit{Kind: token.INT, Value: strconv.Itoa(k)})
		}
	case *ast.SelectorExpr:
		return reflect.ValueOf(&ast.SelectorExpr{X: u.replaced(reflect.ValueOf(n.X)).Interface().(ast.Expr), Sel: ast.NewIdent(n.Sel.Name)})
	case *ast.KeyValueExpr:
		if key, ok := n.Key.(*ast.Ident); ok {
			return reflect.ValueOf(&ast.KeyValueExpr{Key: ast.NewIdent(key.Name), Value: u.replaced(reflect.ValueOf(n.Value)).Interface().(ast.Expr)})
		}
	case token.Pos:
		return reflect.Zero(v.Type())
	}
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return v
		}
		return u.replaced(v.Elem())
	case reflect.Pointer:
		c := reflect.New(v.Type().Elem())
		c.Elem().Set(u.replaced(v.Elem()))
		return c
	case reflect.Slice:
		c := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		for i := range v.Len() {
			c.Index(i).Set(u.replaced(v.Index(i)))
		}
		return c
	case reflect.Struct:
		c := reflect.New(v.Type()).Elem()
		for i := range v.NumField() {
			if f := u.replaced(v.Field(i)); f.IsValid() {
				c.Field(i).Set(f)
			}
		}
		return c
	}
	return v
}
