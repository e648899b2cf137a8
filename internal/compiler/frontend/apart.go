package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"path"
	"reflect"
	"slices"
)

// # Structs with slices and integers
//
// A struct with a slice, an int or a bool in it is a bundle: no element of an array, since an int
// has other sizes elsewhere, and no value that is selected, since a slice is a place. A parameter
// or a variable that is one stands for its fields: body writes m.Row as a variable of its own, and m
// in the place of an operand as all of them, before anything else is made of a function. So what
// comes behind, in the IR and on devices too, knows the fields alone.

// Bundle returns the struct of a bundle, a type with a slice, an int or a bool in it, and nil of
// other types.
func Bundle(t types.Type) *types.Struct {
	if t == nil || isGroup(t) {
		return nil
	}
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return nil
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	for f := range s.Fields() {
		switch u := f.Type().Underlying().(type) {
		case *types.Slice:
			return s
		case *types.Basic:
			if u.Kind() == types.Int || u.Kind() == types.Bool {
				return s
			}
		case *types.Struct:
			if Bundle(f.Type()) != nil {
				return s
			}
		}
	}
	return nil
}

// isGroup reports whether a type is kernel.Group, of whatever module.
func isGroup(t types.Type) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Name() == "Group" && n.Obj().Pkg() != nil && path.Base(n.Obj().Pkg().Path()) == "kernel"
}

// HasSlice reports whether a type is a slice, or a struct with one.
func HasSlice(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Slice:
		return true
	case *types.Struct:
		return slices.ContainsFunc(slices.Collect(u.Fields()), func(f *types.Var) bool { return HasSlice(f.Type()) })
	}
	return false
}

// fieldsOf returns the variables of the fields of a variable that is a bundle.
func (c *compiler) fieldsOf(o types.Object) []*types.Var {
	if list, ok := c.apart[o]; ok {
		return list
	}
	var list []*types.Var
	for f := range Bundle(o.Type()).Fields() {
		name := o.Name()
		if name == "_" {
			name = ""
		}
		list = append(list, types.NewVar(o.Pos(), o.Pkg(), join(name, f.Name()), f.Type()))
	}
	c.apart[o] = list
	return list
}

// apartOf lists what variables stand for: themselves, or their fields.
func (c *compiler) apartOf(vars ...*types.Var) (list []*types.Var) {
	for _, v := range vars {
		if Bundle(v.Type()) == nil {
			list = append(list, v)
		} else {
			list = append(list, c.apartOf(c.fieldsOf(v)...)...)
		}
	}
	return list
}

// takeApart writes the fields of a function's bundles as variables.
func (c *compiler) takeApart(d *ast.FuncDecl) {
	c.replace(reflect.ValueOf(d.Body))
}

// replace goes through a tree from the leaves up.
func (c *compiler) replace(v reflect.Value) {
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return
		}
		c.replace(v.Elem())
		if s, ok := v.Interface().(*ast.SelectorExpr); ok {
			if e := c.fieldVar(s); e != nil {
				v.Set(reflect.ValueOf(e))
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			c.replace(v.Index(i))
		}
	case reflect.Pointer:
		if v.IsNil() {
			return
		}
		for i := range v.Elem().NumField() {
			c.replace(v.Elem().Field(i))
		}
		switch n := v.Interface().(type) {
		case *ast.CallExpr:
			if tv := c.info.Types[n.Fun]; !tv.IsType() {
				n.Args = c.spread(n.Args)
			}
		case *ast.AssignStmt:
			if len(n.Lhs) == len(n.Rhs) {
				n.Lhs, n.Rhs = c.assignApart(n.Lhs, n.Rhs)
			}
		case *ast.ValueSpec:
			var names []*ast.Ident
			for _, id := range n.Names {
				names = append(names, c.define(id)...)
			}
			n.Names, n.Values = names, c.spread(n.Values)
		}
	}
}

// fieldVar returns the variable of a field of a bundle, and nil of other selections.
func (c *compiler) fieldVar(s *ast.SelectorExpr) ast.Expr {
	sel := c.info.Selections[s]
	id, ok := ast.Unparen(s.X).(*ast.Ident)
	if !ok || sel == nil || sel.Kind() != types.FieldVal {
		return nil
	}
	o, ok := c.info.Uses[id].(*types.Var)
	if !ok || o.Pkg() == nil || o.Parent() == o.Pkg().Scope() {
		return nil
	}
	for _, i := range sel.Index() {
		if Bundle(o.Type()) == nil {
			return nil
		}
		o = c.fieldsOf(o)[i]
	}
	return c.use(o, s.Pos(), text(s))
}

// use returns a use of a variable, which errors call name.
func (c *compiler) use(v types.Object, at token.Pos, name string) *ast.Ident {
	id := &ast.Ident{NamePos: at, Name: name}
	c.info.Uses[id] = v
	c.info.Types[id] = types.TypeAndValue{Type: v.Type()}
	return id
}

// define returns what declares the variables that a declared one stands for.
func (c *compiler) define(id *ast.Ident) (list []*ast.Ident) {
	o, ok := c.info.Defs[id].(*types.Var)
	if !ok || Bundle(o.Type()) == nil {
		return []*ast.Ident{id}
	}
	for _, v := range c.apartOf(o) {
		part := &ast.Ident{NamePos: id.Pos(), Name: v.Name()}
		c.info.Defs[part] = v
		list = append(list, part)
	}
	return list
}

// spread writes bundles among expressions as their fields.
func (c *compiler) spread(list []ast.Expr) (all []ast.Expr) {
	for _, e := range list {
		all = append(all, c.spreadOne(e)...)
	}
	return all
}

func (c *compiler) spreadOne(e ast.Expr) (list []ast.Expr) {
	s := Bundle(c.info.TypeOf(e))
	if s == nil {
		return []ast.Expr{e}
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		o, ok := c.info.Uses[x].(*types.Var)
		if !ok || o.Pkg() == nil || o.Parent() == o.Pkg().Scope() {
			break
		}
		for i, v := range c.fieldsOf(o) {
			list = append(list, c.spreadOne(c.use(v, x.Pos(), x.Name+"."+s.Field(i).Name()))...)
		}
		return list
	case *ast.CompositeLit:
		fields := make([]ast.Expr, s.NumFields())
		for i, elt := range x.Elts {
			if kv, ok := elt.(*ast.KeyValueExpr); ok {
				name := kv.Key.(*ast.Ident).Name
				i = slices.IndexFunc(slices.Collect(s.Fields()), func(f *types.Var) bool { return f.Name() == name })
				elt = kv.Value
			}
			fields[i] = elt
		}
		for i, f := range fields {
			if f == nil {
				f = c.zeroField(x, s.Field(i))
			}
			if f == nil {
				return []ast.Expr{e}
			}
			list = append(list, c.spreadOne(f)...)
		}
		return list
	}
	return []ast.Expr{e}
}

// zeroField is what a field has that a literal leaves out; nil for what is to be written.
func (c *compiler) zeroField(at ast.Expr, f *types.Var) ast.Expr {
	tv := types.TypeAndValue{Type: f.Type()}
	var zero ast.Expr = &ast.CompositeLit{Lbrace: at.Pos(), Rbrace: at.Pos()}
	switch u := f.Type().Underlying().(type) {
	case *types.Basic:
		zero = &ast.BasicLit{ValuePos: at.Pos(), Kind: token.INT, Value: "0"}
		if tv.Value = constant.MakeInt64(0); u.Info()&types.IsBoolean != 0 {
			tv.Value = constant.MakeBool(false)
		} else if u.Info()&types.IsInteger == 0 {
			zero = nil
		}
	case *types.Struct, *types.Array:
	default:
		zero = nil
	}
	if zero == nil {
		c.errorf(at.Pos(), "%s leaves out the field %s: write it", text(at), f.Name())
		return nil
	}
	c.info.Types[zero] = tv
	return zero
}

// assignApart writes both sides of an assignment with the fields of bundles.
func (c *compiler) assignApart(lhs, rhs []ast.Expr) (l, r []ast.Expr) {
	for i, e := range rhs {
		parts := c.spreadOne(e)
		if len(parts) == 1 && parts[0] == e {
			l, r = append(l, lhs[i]), append(r, e)
			continue
		}
		r = append(r, parts...)
		id, _ := lhs[i].(*ast.Ident)
		switch {
		case id != nil && id.Name == "_":
			for range parts {
				l = append(l, id)
			}
		case id != nil && c.info.Defs[id] != nil:
			for _, part := range c.define(id) {
				l = append(l, part)
			}
		default:
			l = append(l, c.spreadOne(lhs[i])...)
		}
	}
	return l, r
}
