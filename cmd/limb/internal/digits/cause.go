package digits

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"math"
	"slices"
	"strings"
)

// A Cause is an operation that is to blame.
type Cause struct {
	Kind       Kind     `json:"cause"`
	File       string   `json:"file"`
	Line       int      `json:"line"`
	Expression string   `json:"expression"`
	Operands   []string `json:"operands,omitempty"`
	Values     []string `json:"values,omitempty"` // of the operands, where most is lost at once
	Lost       float64  `json:"digits_lost"`      // on the worst input
	Times      int      `json:"times,omitempty"`  // that the operation is on the trail there
	Inputs     int      `json:"inputs"`           // on which it is to blame
	Origin     string   `json:"origin,omitempty"` // where the error began
	OriginLine int      `json:"origin_line,omitempty"`
	Says       string   `json:"says"`
	Advice     string   `json:"advice,omitempty"`

	seen int // the last input that counted
}

// blame follows the error of a result and blames what has lost a digit of it, and a fair part of what is lost.
func (a *analysis) blame(r *run, out int32, worst float64) {
	t := r.trail(out)
	type tally struct {
		gain  float64
		kinds map[Kind]float64
		times int
		at    int32 // where most is lost at once
		most  float64
		apart float64 // of the operands of a sum, at the most
	}
	sites := map[int32]*tally{}
	for _, s := range t.steps {
		n := r.ops[s.node]
		if n.op == opLeaf {
			continue
		}
		x := sites[n.at]
		if x == nil {
			x = &tally{kinds: map[Kind]float64{}, at: s.node, most: -1}
			sites[n.at] = x
		}
		x.times++
		if n.op.args() == 2 {
			if p, q := math.Abs(r.v[n.a]), math.Abs(r.v[n.b]); p > 0 && q > 0 {
				x.apart = max(x.apart, math.Abs(math.Log2(p/q)))
			}
		}
		if s.gain > x.most {
			x.at, x.most = s.node, s.gain
		}
		if s.gain > 0 {
			x.gain += s.gain
			x.kinds[r.kind(s.node)] += s.gain
		}
	}
	largest := 0.0
	for _, x := range sites {
		largest = max(largest, x.gain)
	}
	for at, x := range sites {
		if x.gain < largest && (x.gain < math.Log2(10) || x.gain < 0.15*t.lost) {
			continue
		}
		s := a.sites[at]
		n := r.ops[x.at]
		p := a.place(at)
		c := &Cause{File: p.file, Line: p.line, Expression: s.text, Operands: s.args, Lost: x.gain * math.Log10(2), Times: x.times}
		for k, g := range x.kinds {
			if best := x.kinds[c.Kind]; c.Kind == "" || g > best || g == best && k < c.Kind {
				c.Kind = k
			}
		}
		if c.Kind == Absorption && x.apart < 4 {
			c.Kind = Roundings
		}
		for i, v := range []int32{n.a, n.b, n.c} {
			if i < n.op.args() {
				c.Values = append(c.Values, short(r.v[v]))
			}
		}
		a.origin(r, t, c, at)
		c.Says = a.says(r, c, n, x.at)
		c.Advice = a.advice(c, s)
		a.add(at, c)
	}
}

// add keeps the worst of what an operation is blamed for.
func (a *analysis) add(at int32, c *Cause) {
	i := len(a.results)
	old := a.causes[at]
	if old == nil {
		c.Inputs, c.seen = 1, i
		a.causes[at] = c
		return
	}
	n := old.Inputs
	if old.seen != i {
		n++
	}
	if c.Lost > old.Lost {
		a.causes[at] = c
	}
	a.causes[at].Inputs, a.causes[at].seen = n, i
}

// origin names where the error began.
func (a *analysis) origin(r *run, t trail, c *Cause, at int32) {
	n := r.ops[t.origin]
	switch {
	case n.op == opLeaf && int(t.origin) < len(a.constant):
		c.Origin = "the constant " + exactText(a.constant[t.origin]) + ", which float64 rounds"
	case n.op != opLeaf && n.at != at:
		c.Origin, c.OriginLine = a.sites[n.at].text, a.place(n.at).line
	}
}

func exactText(v constant.Value) string {
	s := v.ExactString()
	if x, _ := constant.Float64Val(v); len(s) > 12 || strings.Contains(s, "/") {
		s = fmt.Sprint(x)
	}
	return s
}

// branch blames the first comparison that goes the other way than in QD.
func (a *analysis) branch(r *run, worst float64) {
	d := r.differs[0]
	s, p := a.sites[d.at], a.place(d.at)
	c := &Cause{Kind: Branch, File: p.file, Line: p.line, Expression: s.text, Operands: s.args, Lost: math.Log10(worst / unit)}
	c.Values = []string{short(r.v[d.a])}
	if d.b < 0 {
		c.Says = fmt.Sprintf("a branch: %s is %v in float64 and %s in QD", s.text, int64(r.v[d.a]), r.s[d.a].Trunc().Text('g', 6))
	} else {
		c.Values = append(c.Values, short(r.v[d.b]))
		c.Says = fmt.Sprintf("a branch goes the other way: %s is %v in float64, of %s and %s, and %v in QD, of %s and %s",
			s.text, d.says, digits17(r.v[d.a]), digits17(r.v[d.b]), !d.says, r.s[d.a].Text('g', 17), r.s[d.b].Text('g', 17))
	}
	for _, z := range []int32{d.a, d.b} { // what has made it so
		if z >= 0 && relative(r.v[z], r.s[z]) > lossy {
			if t := r.trail(z); t.lost > 5 {
				best := t.steps[0]
				for _, s := range t.steps {
					if s.gain > best.gain {
						best = s
					}
				}
				if n := r.ops[best.node]; n.op != opLeaf {
					c.Origin, c.OriginLine = a.sites[n.at].text, a.place(n.at).line
					c.Says += fmt.Sprintf(": %s in line %d has lost their digits", c.Origin, c.OriginLine)
				}
				break
			}
		}
	}
	c.Advice = "compute what is compared with more digits, as in DD, or compare what has no rounding"
	a.add(d.at, c)
}

func digits17(x float64) string { return fmt.Sprintf("%.17g", x) }

// says is the sentence of a cause.
func (a *analysis) says(r *run, c *Cause, n node, z int32) string {
	var b strings.Builder
	times := ""
	if c.Times > 1 {
		times = fmt.Sprintf(", in %d turns", c.Times)
	}
	lost := fmt.Sprintf("%.1f digits are lost%s", c.Lost, times)
	op := func(i int) string {
		if i < len(c.Operands) && c.Operands[i] != c.Values[i] {
			return fmt.Sprintf("%s (%s)", c.Operands[i], c.Values[i])
		}
		return c.Values[i]
	}
	switch c.Kind {
	case Cancellation:
		form := "cancellation: %s less %s leaves %s: %s"
		if n.op == opAdd || n.op == opSum {
			form = "cancellation: %s and %s leave %s: %s"
		}
		fmt.Fprintf(&b, form, op(0), op(1), short(r.v[z]), lost)
	case Absorption:
		small, big := 1, 0
		if math.Abs(r.v[n.a]) < math.Abs(r.v[n.b]) {
			small, big = 0, 1
		}
		fmt.Fprintf(&b, "absorption: %s is so much larger than %s that the last digits of what is added fall off: %s", op(big), op(small), lost)
	case Call:
		name := functions[n.op-opFunction]
		fmt.Fprintf(&b, "an ill-conditioned call: math.%s %s makes an error of %s larger: %s", name.name, name.ill, op(0), lost)
	case Underflow:
		if r.v[z] == 0 {
			fmt.Fprintf(&b, "underflow: %s is too small for float64, which has 0 for it", c.Expression)
			break
		}
		fmt.Fprintf(&b, "underflow: %s is %s, so small that float64 has fewer digits for it: %s", c.Expression, short(r.v[z]), lost)
	case Overflow:
		fmt.Fprintf(&b, "overflow: %s is beyond the range of float64", c.Expression)
	default:
		if n.op >= opFunction && c.Times == 1 {
			fmt.Fprintf(&b, "package math: %s itself is off: %s", c.Expression, lost)
			break
		}
		fmt.Fprintf(&b, "roundings add up in %s: %s", c.Expression, lost)
	}
	switch {
	case c.OriginLine > 0:
		fmt.Fprintf(&b, ". The error begins with the rounding of %s in line %d", c.Origin, c.OriginLine)
	case c.Origin != "":
		fmt.Fprintf(&b, ". The error begins with %s", c.Origin)
	}
	return b.String()
}

// blamed sorts the causes.
func (a *analysis) blamed(r *Report) {
	for _, c := range a.causes {
		r.Causes = append(r.Causes, c)
	}
	slices.SortFunc(r.Causes, func(x, y *Cause) int {
		return cmp.Or(-cmp.Compare(x.Lost, y.Lost), cmp.Compare(x.Line, y.Line), strings.Compare(x.Expression, y.Expression))
	})
}

// advice says what to do about an operation, by its form.
func (a *analysis) advice(c *Cause, s site) string {
	e := func(i int) ast.Expr {
		if i < len(s.expr) {
			return unconverted(&compiler{program: a.program}, s.expr[i])
		}
		return &ast.BadExpr{}
	}
	call := func(x ast.Expr) (string, []ast.Expr) {
		if call, ok := x.(*ast.CallExpr); ok {
			if sel, ok := call.Fun.(*ast.SelectorExpr); ok {
				return sel.Sel.Name, call.Args
			}
		}
		return "", nil
	}
	is := func(x ast.Expr, n int64) bool {
		v := a.info.Types[x].Value
		return v != nil && constant.Compare(constant.ToFloat(v), token.EQL, constant.MakeInt64(n))
	}
	product := func(x ast.Expr) (l, r string, ok bool) {
		b, ok := x.(*ast.BinaryExpr)
		if !ok || b.Op != token.MUL {
			return "", "", false
		}
		return types.ExprString(b.X), types.ExprString(b.Y), true
	}
	f0, args0 := call(e(0))
	f1, args1 := call(e(1))
	l0, r0, p0 := product(e(0))
	l1, r1, p1 := product(e(1))
	switch c.Kind {
	case Call:
		if b, ok := e(0).(*ast.BinaryExpr); ok && strings.Contains(c.Expression, "math.Log(") && b.Op == token.ADD && (is(b.X, 1) || is(b.Y, 1)) {
			x := b.X
			if is(b.X, 1) {
				x = b.Y
			}
			return "math.Log1p(" + types.ExprString(x) + ") takes what is added to 1, with all of its digits"
		}
		return "compute the argument with more digits, as in DD, or reduce it before it is rounded"
	case Cancellation:
		switch {
		case f0 == "Exp" && is(e(1), 1):
			return "math.Expm1(" + types.ExprString(args0[0]) + ") is this difference with all digits"
		case is(e(0), 1) && f1 == "Cos":
			x := types.ExprString(args1[0])
			return fmt.Sprintf("1 - cos(x) is 2·sin²(x/2): s := math.Sin((%s) / 2); 2 * s * s", x)
		case f0 == "Sqrt" && f1 == "Sqrt":
			return "multiply by the sum: √p - √q is (p - q) / (√p + √q)"
		case f0 == "Sqrt" || f1 == "Sqrt":
			return "multiply by the sum: √p - q is (p - q²) / (√p + q). Of a quadratic equation, compute the root without cancellation and get the other from the product of both, c/a"
		case p0 && p1 && l0 == r0 && l1 == r1:
			return fmt.Sprintf("the difference of squares is (%s - %[2]s) * (%[1]s + %[2]s)", l0, l1)
		case p0 && p1:
			return fmt.Sprintf("with fused operations: w := %s * %s; math.FMA(%s, %s, -w) - math.FMA(%s, %s, -w)", l1, r1, l0, r0, l1, r1)
		case s.op == opSum || s.op == opSumSub:
			return "terms of both signs cancel: sum terms of one sign, or take a formula without the cancellation"
		}
		return "write the difference in another way before it is rounded, or compute its operands in DD"
	case Absorption:
		if s.op == opSum || s.op == opSumSub {
			return "add the small ones first, or keep what falls off: a compensated sum, or vec.ExactSum"
		}
		return "keep both parts apart until the large one is subtracted"
	case Underflow, Overflow:
		if strings.HasPrefix(c.Expression, "math.Exp(") {
			return "subtract the largest of the exponents from all, or keep logarithms"
		}
		return "scale the numbers by a power of two"
	}
	return ""
}
