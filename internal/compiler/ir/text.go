//go:build !page

package ir

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// String prints the function, a value a line:
//
//	f32_TwoSum(a, b f32) (s, e f32)
//	  %2.s = add f32 %0.a %1.b
func (f *Func) String() string {
	var s strings.Builder
	for line := range strings.Lines(f.Doc) {
		s.WriteString(strings.TrimRight("// "+line, "\n ") + "\n")
	}
	fmt.Fprintf(&s, "%s(%s) (%s)%s\n", f.Name, groups(f.In), groups(f.Out), [...]string{"", " items", " groups"}[f.Kind])
	for _, m := range f.Memory {
		if m.Space != Slice {
			fmt.Fprintf(&s, "  %s %s [%d]%s\n", [...]string{Own: "own", Shared: "shared", Kept: fmt.Sprintf("kept %d", m.Items)}[m.Space], m.Ref(), m.Len, m.Elem.Type)
		}
	}
	if f.Code != nil {
		printCode(&s, "  ", f.Code)
	} else {
		printCode(&s, "  ", []Stmt{&Do{Values: f.Body[len(f.Params):]}})
	}
	if len(f.Results) > 0 {
		s.WriteString("  return")
		for _, r := range f.Results {
			if f.Code != nil {
				s.WriteString(" " + r.Var.Ref())
			} else {
				s.WriteString(" " + r.Ref())
			}
		}
		s.WriteString("\n")
	}
	return s.String()
}

// printCode prints statements, what is inside of one indented:
//
//	loop
//	  %7 = lt i32 %6 %0.n
//	  if %8
//	    break
//	post
//	  $0.i = %9
func printCode(s *strings.Builder, indent string, list []Stmt) {
	line := func(words ...string) { s.WriteString(indent + strings.Join(words, " ") + "\n") }
	inner := func(list []Stmt) { printCode(s, indent+"  ", list) }
	for _, stmt := range list {
		switch x := stmt.(type) {
		case *Do:
			for _, m := range x.New {
				line("new", m.Ref())
			}
			for _, v := range x.Values {
				text := fmt.Sprintf("%s%s = %s", indent, v.Ref(), v.describe())
				if v.Comment != "" {
					text = fmt.Sprintf("%-40s // %s", text, v.Comment)
				}
				s.WriteString(text + "\n")
			}
		case *Set:
			line(x.Var.Ref(), "=", x.Value.Ref())
		case *Store:
			line(fmt.Sprintf("%s[%s].%d", x.Memory.Ref(), x.Index.Ref(), x.Limb), "=", x.Value.Ref())
		case *If:
			if x.Rare {
				line("if", x.Cond.Ref(), "rare")
			} else {
				line("if", x.Cond.Ref())
			}
			if inner(x.Then); len(x.Else) > 0 {
				line("else")
				inner(x.Else)
			}
		case *Loop:
			line("loop")
			if inner(x.Body); len(x.Post) > 0 {
				line("post")
				inner(x.Post)
			}
		case *Break:
			line("break")
		case *Continue:
			line("continue")
		case *Return:
			line("return")
		case *Each:
			words := []string{"each", x.Item.Ref(), "of", x.N.Ref()}
			if x.Unit != nil {
				words = append(words, "unit", x.Unit.Name)
			}
			line(words...)
			inner(x.Body)
		}
	}
}

func (v *Value) describe() string {
	s := []string{v.Op.String(), v.Type.String()}
	switch v.Op {
	case Const:
		s = append(s, v.literal())
	case Call:
		s = append(s, v.Callee.Name)
	case Lookup:
		s = append(s, v.Table.Name)
	case Get:
		s = append(s, v.Var.Ref())
	case Load, Len:
		s = append(s, v.Memory.Ref())
	case Native:
		s = append(s, v.Native)
	}
	for _, a := range v.Args {
		s = append(s, a.Ref())
	}
	if n := v.Immediate(); n != nil {
		s = append(s, strconv.Itoa(*n))
	}
	return strings.Join(s, " ")
}

// literal prints a constant: whole numbers in decimal, other floats and large words in hex.
func (v *Value) literal() string {
	switch {
	case v.Type == Bool:
		return strconv.FormatBool(v.Const != 0)
	case v.Type.IsWord() && ToWord(v.Type, v.Const) >= 1<<10:
		return fmt.Sprintf("%#x", ToWord(v.Type, v.Const))
	case v.Type.IsWord():
		return strconv.FormatUint(ToWord(v.Type, v.Const), 10)
	case v.Const == math.Trunc(v.Const) && math.Abs(v.Const) <= 1<<31 && !(v.Const == 0 && math.Signbit(v.Const)):
		return strconv.FormatInt(int64(v.Const), 10)
	}
	return strconv.FormatFloat(v.Const, 'x', -1, 64)
}

func groups(list []Group) string {
	var s []string
	for _, g := range list {
		s = append(s, strings.TrimSpace(g.Name+" "+g.Type))
	}
	return strings.Join(s, ", ")
}
