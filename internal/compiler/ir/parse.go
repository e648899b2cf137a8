package ir

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/run/types"
)

// Parse reads functions as [Func.String] prints them, callees before callers: functions of
// machine numbers, pairs and quads, without tables.
func Parse(text string) (*Program, error) {
	p := &Program{}
	var f *Func
	var values []*Value
	for i, line := range strings.Split(text, "\n") {
		code, comment, _ := strings.Cut(line, "//")
		words := strings.Fields(code)
		if len(words) == 0 {
			continue
		}
		var err error
		switch {
		case f == nil:
			if f, err = parseHead(code); err == nil {
				values = slices.Clone(f.Params)
				p.Funcs = append(p.Funcs, f)
			}
		case words[0] == "return":
			f.Body = values
			f.Results, err = refs(values, words[1:])
			f = nil
		default:
			var v *Value
			if v, err = p.parseValue(values, words); err == nil {
				v.Comment = strings.TrimSpace(comment)
				values = append(values, v)
			}
		}
		if err != nil {
			return nil, fmt.Errorf("ir: line %d: %w", i+1, err)
		}
	}
	if f != nil {
		return nil, fmt.Errorf("ir: %s has no end", f.Name)
	}
	return p, nil
}

// parseHead reads f32_TwoSum(a f32, b f32) (s f32, e f32).
func parseHead(code string) (*Func, error) {
	name, rest, _ := strings.Cut(code, "(")
	in, out, ok := strings.Cut(rest, ") (")
	typ, method, full := strings.Cut(name, "_")
	if out = strings.TrimSpace(out); !ok || !full || !strings.HasSuffix(out, ")") {
		return nil, fmt.Errorf("%q is no signature", code)
	}
	f := &Func{Name: name, Go: typ + "." + method, Limb: F32}
	if f.Slices = typ == "vec"; f.Slices || strings.HasSuffix(typ, "D") || typ == "f64" {
		f.Limb, f.Mixed = F64, f.Slices
	}
	var err1, err2 error
	f.In, err1 = parseGroups(in, f)
	f.Out, err2 = parseGroups(strings.TrimSuffix(out, ")"), nil)
	if err1 != nil {
		return nil, err1
	}
	return f, err2
}

// parseGroups reads parameters or results. If f is not nil, its Params are appended to.
func parseGroups(text string, f *Func) (groups []Group, err error) {
	for _, part := range strings.Split(text, ",") {
		words := strings.Fields(part)
		if len(words) == 0 {
			continue
		}
		g := Group{Type: words[len(words)-1], N: 1}
		if len(words) > 1 {
			g.Name = words[0]
		}
		names, typ := []string{g.Name}, Type(0)
		if t, ok := types.Named(g.Type); ok && !t.Complex() {
			g.Fields = t.Fields()
		}
		if g.Fields != nil {
			g.N, names = len(g.Fields), nil
			for _, field := range g.Fields {
				names = append(names, g.Name+"_"+field)
			}
			if typ = F32; strings.HasSuffix(g.Type, "D") {
				typ = F64
			}
		} else if typ, err = parseType(g.Type); err != nil {
			return nil, err
		}
		groups = append(groups, g)
		if f == nil {
			continue
		}
		for _, name := range names {
			f.Params = append(f.Params, &Value{Op: Param, Type: typ, Name: name, ID: len(f.Params)})
		}
	}
	return groups, nil
}

func parseType(word string) (Type, error) {
	for t := Bool; t <= U64; t++ {
		if t.String() == word {
			return t, nil
		}
	}
	return 0, fmt.Errorf("the type %q is not known", word)
}

// parseValue reads %2.s = add f32 %0.a %1.b.
func (p *Program) parseValue(values []*Value, w []string) (*Value, error) {
	if len(w) < 4 || w[1] != "=" {
		return nil, fmt.Errorf("%q is no value", strings.Join(w, " "))
	}
	id, name, _ := strings.Cut(strings.TrimPrefix(w[0], "%"), ".")
	if id != strconv.Itoa(len(values)) {
		return nil, fmt.Errorf("value %s stands where %d should", w[0], len(values))
	}
	v := &Value{Op: Op(max(0, slices.Index(opNames[:], w[2]))), Name: name, ID: len(values)}
	var err error
	if v.Type, err = parseType(w[3]); err != nil {
		return nil, err
	}
	args := w[4:]
	if len(args) == 0 && v.Op != Splitter {
		return nil, fmt.Errorf("%s has no operands", w[2])
	}
	switch v.Op {
	case 0, Param, Lookup:
		return nil, fmt.Errorf("the operation %q is not known", w[2])
	case Const:
		switch {
		case args[0] == "true":
			v.Const = 1
		case args[0] == "false":
		case v.Type.IsWord():
			var w uint64
			w, err = strconv.ParseUint(args[0], 0, 64)
			v.Const = FromWord(v.Type, w)
		default:
			v.Const, err = strconv.ParseFloat(args[0], 64)
		}
		return v, err
	case Call:
		if v.Callee = p.Lookup(args[0]); v.Callee == nil {
			return nil, fmt.Errorf("the function %s is not known", args[0])
		}
		args = args[1:]
	case Native:
		v.Native, args = args[0], args[1:]
	case Result, Chop, Shl, Shr:
		if *v.Immediate(), err = strconv.Atoi(args[len(args)-1]); err != nil {
			return nil, err
		}
		args = args[:len(args)-1]
	}
	v.Args, err = refs(values, args)
	return v, err
}

// refs returns the values that are referred to.
func refs(values []*Value, words []string) (list []*Value, err error) {
	for _, w := range words {
		id, _, _ := strings.Cut(strings.TrimPrefix(w, "%"), ".")
		n, err := strconv.Atoi(id)
		if err != nil || n < 0 || n >= len(values) || values[n].Ref() != w {
			return nil, fmt.Errorf("there is no value %s", w)
		}
		list = append(list, values[n])
	}
	return list, nil
}
