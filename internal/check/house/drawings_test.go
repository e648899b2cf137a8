package house

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"slices"
	"strings"
	"testing"
)

// # Networks as drawings
//
// A comment draws a network of sums beside its code, as quad.go explains. Both are read here as what comes out of them:
// a sum or an error of two values, a rounded sum of some, or an operand. Signs are not drawn.

// values are those of a drawing and of code, each by one number.
type values map[string]int

func (v values) number(of string) int {
	if _, ok := v[of]; !ok {
		v[of] = len(v) + 1
	}
	return v[of]
}

// step returns the sum and the error of TwoSum, whose operands may be exchanged, or FastTwoSum.
func (v values) step(fast bool, a, b int) (sum, err int) {
	if !fast {
		a, b = min(a, b), max(a, b)
	}
	of := fmt.Sprint(fast, a, b)
	return v.number("sum " + of), v.number("error " + of)
}

// rounded returns the sum of some in any order; one that is added is taken apart.
func (v values) rounded(list ...int) int {
	var leaves []int
	for _, x := range list {
		part := []int{x}
		for of, n := range v {
			if text, ok := strings.CutPrefix(of, "rounded "); ok && n == x {
				part = part[:0]
				for _, word := range strings.Fields(strings.Trim(text, "[]")) {
					fmt.Sscan(word, &x)
					part = append(part, x)
				}
			}
		}
		leaves = append(leaves, part...)
	}
	slices.Sort(leaves)
	return v.number("rounded " + fmt.Sprint(leaves))
}

// drawn returns what a drawing makes of its wires, from left to right: those of the first line that are left in the end.
func (v values) drawn(lines []string) (list []int, err error) {
	wires := map[int]int{}
	for at, name := range columns(lines[0]) {
		wires[at] = v.number(strings.ReplaceAll(name, "_", ""))
	}
	for _, line := range lines[1:] {
		row := []rune(line)
		for i := 0; i < len(row); i++ {
			if !strings.ContainsRune("●○⊕╵", row[i]) {
				continue
			}
			ends := []int{i} // of the bar that begins here
			bars := strings.ContainsRune("●○", row[i])
			for i++; i < len(row) && strings.ContainsRune("─═┄┼╪●○⊕╵", row[i]) && !(bars && len(ends) == 2); i++ {
				if strings.ContainsRune("●○⊕╵", row[i]) {
					ends = append(ends, i)
				}
			}
			i--
			text := string(row[ends[0] : ends[len(ends)-1]+1])
			before, _, ok := strings.Cut(strings.ReplaceAll(text, "⊕", "●"), "●")
			to := ends[0] + len([]rune(before))
			switch {
			case !ok:
				return nil, fmt.Errorf("%q has no sum", text)
			case bars && len(ends) == 2:
				from := ends[0] + ends[1] - to
				wires[to], wires[from] = v.step(strings.Contains(text, "═"), wires[to], wires[from])
			case strings.Count(text, "⊕") == 1:
				var sum []int
				for _, at := range ends {
					sum = append(sum, wires[at])
					delete(wires, at)
				}
				wires[to] = v.rounded(sum...)
			default:
				return nil, fmt.Errorf("%q is no step", text)
			}
		}
	}
	for at := range []rune(strings.Repeat(" ", 200)) {
		if x, ok := wires[at]; ok {
			list = append(list, x)
		}
	}
	return list, nil
}

// columns returns the words of a line by the columns where they begin.
func columns(line string) map[int]string {
	list := map[int]string{}
	for at := 0; at < len(line); at++ {
		if word, _, _ := strings.Cut(line[at:], " "); word != "" {
			list[at] = word
			at += len(word)
		}
	}
	return list
}

// coded returns the operands of what a function ends in, finishQuad's or settle5's, without the one that is not drawn. Of an
// if for a width it takes the other arm.
func (v values) coded(body []ast.Stmt) (list []int) {
	known := map[string]int{}
	var value func(x ast.Expr) int
	value = func(x ast.Expr) int {
		switch x := x.(type) {
		case *ast.ParenExpr:
			return value(x.X)
		case *ast.UnaryExpr:
			return value(x.X)
		case *ast.BinaryExpr:
			return v.rounded(value(x.X), value(x.Y))
		}
		name := types.ExprString(x)
		if n, ok := known[name]; ok {
			return n
		}
		return v.number(map[string]string{"T(k * p.X4)": "nP4"}[name] + strings.ReplaceAll(strings.ReplaceAll(strings.TrimPrefix(name, "T(k * p.X4)"), "x.X", "x"), "y.X", "y"))
	}
	var run func(body []ast.Stmt)
	run = func(body []ast.Stmt) {
		for _, s := range body {
			if branch, ok := s.(*ast.IfStmt); ok {
				if other, ok := branch.Else.(*ast.BlockStmt); ok {
					run(other.List)
				}
				continue
			}
			var call *ast.CallExpr
			assign, _ := s.(*ast.AssignStmt)
			if assign != nil {
				call, _ = assign.Rhs[0].(*ast.CallExpr)
			} else if r, ok := s.(*ast.ReturnStmt); ok {
				call, _ = r.Results[0].(*ast.CallExpr)
			}
			does := ""
			if call != nil {
				does = types.ExprString(call.Fun)
			}
			switch {
			case does == "finishQuad" || does == "settle5":
				list = nil
				for _, x := range call.Args[1:] {
					list = append(list, value(x))
				}
			case assign == nil:
			case does == "TwoSum" || does == "FastTwoSum":
				a, b := v.step(does == "FastTwoSum", value(call.Args[0]), value(call.Args[1]))
				known[types.ExprString(assign.Lhs[0])], known[types.ExprString(assign.Lhs[1])] = a, b
			case does == "TwoProd" || assign.Tok == token.DEFINE && strings.Contains(types.ExprString(assign.Rhs[0]), "T("):
				for _, x := range assign.Lhs { // an operand of the network
					known[types.ExprString(x)] = v.number(types.ExprString(x))
				}
			case len(assign.Rhs) == 1 && len(assign.Lhs) == 1:
				known[types.ExprString(assign.Lhs[0])] = value(assign.Rhs[0])
			}
		}
	}
	run(body)
	return list
}

// TestDrawings: each drawing is what its code does, and one with another step, or without one, is not.
func TestDrawings(t *testing.T) {
	for _, c := range []struct{ file, function, begins string }{
		{"quad.go", "Add", "x0  y0  x1"}, {"quad.go", "Mul", "p00 e00 p01"}, {"trig.go", "trigShortQuad", "x_1 e_0 h_1"},
	} {
		text, err := os.ReadFile("../../../" + c.file)
		if err != nil {
			t.Fatal(err)
		}
		f, err := parser.ParseFile(token.NewFileSet(), c.file, text, 0)
		if err != nil {
			t.Fatal(err)
		}
		_, drawing, _ := strings.Cut(string(text), "//\t"+c.begins)
		lines := []string{}
		for line := range strings.Lines("//\t" + c.begins + drawing) {
			row, ok := strings.CutPrefix(line, "//\t")
			if !ok {
				break
			}
			lines = append(lines, strings.TrimRight(row, "\n"))
		}
		v := values{}
		var code []int
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && d.Name.Name == c.function {
				code = v.coded(d.Body.List)
			}
		}
		right := func(lines []string) bool {
			list, err := v.drawn(lines)
			return err == nil && slices.Equal(list, code)
		}
		if !right(lines) || len(code) != 4 || len(lines) < 8 {
			t.Errorf("%s: the drawing of %s, %d lines, is not what it does:\n%s", c.file, c.function, len(lines), strings.Join(lines, "\n"))
		}
		for i := range lines[1:] {
			for _, other := range []string{"", strings.NewReplacer("●", "○", "○", "●", "⊕", "╵").Replace(lines[i+1])} {
				wrong := slices.Clone(lines)
				if wrong[i+1] = other; right(wrong) {
					t.Errorf("%s: line %d of the drawing of %s may be %q too", c.file, i+1, c.function, other)
				}
			}
		}
	}
}
