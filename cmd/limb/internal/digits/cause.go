package digits

import (
	"cmp"
	"fmt"
	"go/constant"
	"go/token"
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
	Values     []string `json:"values,omitempty"`        // of the operands, where most is lost at once
	Lines      []int    `json:"operand_lines,omitempty"` // where they are computed, 0 of what is computed here or given
	Divided    string   `json:"divided,omitempty"`       // of a quotient of small numbers the division
	Lost       float64  `json:"digits_lost"`             // on the worst input
	Times      int      `json:"times,omitempty"`         // that the operation is on the trail there
	Inputs     int      `json:"inputs"`                  // on which it is to blame
	Origin     string   `json:"origin,omitempty"`        // where the error began
	OriginLine int      `json:"origin_line,omitempty"`
	Says       string   `json:"says"`
	Advice     string   `json:"advice,omitempty"`

	seen int // the last input that counted
}

// blame follows the error of a result and blames what has lost a digit of it, and a fair part of what is lost.
func (a *analysis) blame(r *run, out int32) {
	t := r.trail(out)
	type tally struct {
		gain  float64
		kinds map[Kind]float64
		times int
		at    int32 // where most is lost at once
		most  float64
		apart float64 // of the operands of a sum, at the most
		by    int32   // the division after the cancellation, -1 where none is
	}
	sites := map[int32]*tally{}
	for i, s := range t.steps {
		n := r.ops[s.node]
		if n.op == opLeaf {
			continue
		}
		x := sites[n.at]
		if x == nil {
			x = &tally{kinds: map[Kind]float64{}, at: s.node, most: -1, by: -1}
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
			kind := r.kind(s.node)
			if kind == Cancellation {
				if by := r.quotient(t, i); by >= 0 {
					kind, x.by = Quotient, by
				}
			}
			x.kinds[kind] += s.gain
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
				c.Lines = append(c.Lines, a.lineOf(r, v, p))
			}
		}
		if c.Kind == Quotient {
			m := r.ops[x.by]
			q := a.sites[m.at]
			c.Divided = fmt.Sprintf("which is divided by %s (%s)", q.args[1], short(r.v[m.b]))
			if r.source(x.by) == m.b {
				c.Divided = fmt.Sprintf("which divides %s (%s)", q.args[0], short(r.v[m.a]))
			}
			if q := a.place(m.at); q != p {
				c.Divided += fmt.Sprintf(" in line %d", q.line)
			}
		}
		a.origin(r, t, c, at)
		c.Says = a.says(r, c, n, x.at)
		c.Advice = a.advice(r, c, x.at)
		a.add(at, c)
	}
}

// lineOf is the line on which a node is computed, 0 where it is a constant, given, or computed in this place.
func (a *analysis) lineOf(r *run, z int32, here place) int {
	for r.ops[z].op == opNeg && a.place(r.ops[z].at) == here {
		z = r.ops[z].a
	}
	if n := r.ops[z]; n.op != opLeaf {
		if p := a.place(n.at); p != here && p.file == here.file {
			return p.line
		}
	}
	return 0
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
		c.Origin = "the constant " + exactText(a.constant[t.origin].exact) + ", which float64 rounds"
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
			s.text, d.says, digits17(r.v[d.a]), digits17(r.v[d.b]), !d.says, d.right[0], d.right[1])
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
	if d.b >= 0 && r.overflowed && !(finite(r.v[d.a]) && finite(r.v[d.b])) {
		c.Advice = "scale the numbers by a power of two: they leave the range of float64"
	}
	a.add(d.at, c)
}

func digits17(x float64) string { return fmt.Sprintf("%.17g", x) }

// says is the sentence of a cause.
func (a *analysis) says(r *run, c *Cause, n node, z int32) string {
	var b strings.Builder
	times := ""
	if c.Times > 1 {
		times = fmt.Sprintf(", in %d turns of the loop", c.Times)
	}
	lost := fmt.Sprintf("%.1f digits are lost%s", c.Lost, times)
	op := func(i int) string {
		switch {
		case i >= len(c.Operands) || c.Operands[i] == c.Values[i]:
			return c.Values[i]
		case c.Lines[i] > 0:
			return fmt.Sprintf("%s (%s, of line %d)", c.Operands[i], c.Values[i], c.Lines[i])
		}
		return fmt.Sprintf("%s (%s)", c.Operands[i], c.Values[i])
	}
	switch c.Kind {
	case Cancellation, Quotient:
		form := "%s: %s less %s leaves %s"
		if n.op == opAdd || n.op == opSum {
			form = "%s: %s and %s leave %s"
		}
		fmt.Fprintf(&b, form, c.Kind, op(0), op(1), short(r.v[z]))
		if c.Kind == Quotient {
			b.WriteString(", " + c.Divided)
		}
		b.WriteString(": " + lost)
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

// advice says what to do about an operation, by what its operands are, wherever they are computed.
func (a *analysis) advice(r *run, c *Cause, z int32) string {
	n := r.ops[z]
	switch c.Kind {
	case Call:
		if m := r.ops[n.a]; strings.HasPrefix(c.Expression, "math.Log(") && m.op == opAdd {
			args := a.sites[m.at].args
			switch {
			case a.is(m.a, 1):
				return "math.Log1p(" + args[1] + ") takes what is added to 1, with all of its digits"
			case a.is(m.b, 1):
				return "math.Log1p(" + args[0] + ") takes what is added to 1, with all of its digits"
			}
		}
		return "compute the argument with more digits, as in DD, or reduce it before it is rounded"
	case Cancellation, Quotient:
		if s := a.formula(r, n); s != "" {
			return s
		}
		if c.Kind == Quotient {
			return "take the limit of the quotient, by a formula or a series, where both are small; a derivative from differences needs a larger step, about 1e-5 of x for (f(x+h) - f(x-h)) / (2*h)"
		}
		rounded, long := a.rounded(r, c, z)
		for i, v := range []int32{n.a, n.b} {
			if m := r.ops[v]; m.op != opLeaf && m.at != n.at && c.Lines[i] > 0 {
				return fmt.Sprintf("put what %s is, %s in line %d, into the difference and simplify it, or compute %s in DD", c.Operands[i], a.sites[m.at].text, c.Lines[i], cmp.Or(rounded, c.Operands[i]))
			}
		}
		if long {
			return fmt.Sprintf("compute %s in DD, or write the difference in another way before it is rounded", rounded)
		}
		return "write the difference in another way before it is rounded, or compute its operands in DD"
	case Absorption:
		if n.op == opSum || n.op == opSumSub {
			return "add the small ones first, or keep what falls off: a compensated sum, or vec.ExactSum"
		}
		return "keep both parts apart until the large one is subtracted"
	case Underflow, Overflow:
		switch {
		case r.called(z) == "Exp":
			return "subtract the largest of the exponents from all, or keep logarithms"
		case n.op == opMul && n.a == n.b:
			return "math.Hypot is the root of a sum of squares in the whole range; otherwise scale the numbers by a power of two"
		}
		return "scale the numbers by a power of two"
	}
	return ""
}

// is reports whether a node is a constant of the source with this value.
func (a *analysis) is(z int32, n int64) bool {
	return int(z) < len(a.constant) && constant.Compare(a.constant[z].exact, token.EQL, constant.MakeInt64(n))
}

// called is the name of the function of package math that a node is a result of.
func (r *run) called(z int32) string {
	if o := r.ops[z].op; o >= opFunction {
		return functions[o-opFunction].name
	}
	return ""
}

// formula returns how a difference of such operands is had without the cancellation, "" where none is known.
func (a *analysis) formula(r *run, n node) string {
	x, y := r.ops[n.a], r.ops[n.b]
	fx, fy := r.called(n.a), r.called(n.b)
	arg := func(n node, i int) string { return a.sites[n.at].args[i] }
	less := n.op == opSub || n.op == opSumSub
	rounded := true // what is lost are the operands' own roundings
	for _, m := range []node{x, y} {
		for i, v := range []int32{m.a, m.b, m.c} {
			rounded = rounded && (i >= m.op.args() || r.off(v) == 0)
		}
	}
	products := less && rounded && x.op == opMul && y.op == opMul
	switch {
	case less && fx == "Exp" && a.is(n.b, 1):
		return "math.Expm1(" + arg(x, 0) + ") is this difference with all digits"
	case less && fy == "Exp" && a.is(n.a, 1):
		return "-math.Expm1(" + arg(y, 0) + ") is this difference with all digits"
	case less && fy == "Cos" && a.is(n.a, 1):
		return fmt.Sprintf("1 - cos(x) is 2·sin²(x/2): s := math.Sin((%s) / 2); 2 * s * s", arg(y, 0))
	case less && fx == "Cosh" && a.is(n.b, 1):
		return fmt.Sprintf("cosh(x) - 1 is 2·sinh²(x/2): s := math.Sinh((%s) / 2); 2 * s * s", arg(x, 0))
	case fx == "Sqrt" && fy == "Sqrt":
		return "multiply by the sum: √p - √q is (p - q) / (√p + √q)"
	case fx == "Sqrt" || fy == "Sqrt":
		return "multiply by the sum: √p - q is (p - q²) / (√p + q). Of a quadratic equation, compute the root without cancellation and get the other from the product of both, c/a"
	case less && rounded && fx == "Log" && fy == "Log":
		return fmt.Sprintf("log p - log q is log1p((p - q) / q), with p = %s and q = %s", arg(x, 0), arg(y, 0))
	case less && rounded && fx == "Exp" && fy == "Exp":
		return fmt.Sprintf("exp p - exp q is exp(q) expm1(p - q), with p = %s and q = %s", arg(x, 0), arg(y, 0))
	case less && rounded && fx == "Sin" && fy == "Sin":
		return fmt.Sprintf("sin p - sin q is 2 cos((p+q)/2) sin((p-q)/2), with p = %s and q = %s", arg(x, 0), arg(y, 0))
	case less && r.total(n.a) && r.totals(n.b, map[float64]bool{}):
		return "of a variance, subtract the mean from each number first, and sum the squares of what is left"
	case products && x.a == x.b && y.a == y.b:
		return fmt.Sprintf("the difference of squares is (%s - %[2]s) * (%[1]s + %[2]s)", arg(x, 0), arg(y, 0))
	case products:
		return fmt.Sprintf("with fused operations: w := %[3]s * %[4]s; math.FMA(%[1]s, %[2]s, -w) - math.FMA(%[3]s, %[4]s, -w)", arg(x, 0), arg(x, 1), arg(y, 0), arg(y, 1))
	case n.op == opSum || n.op == opSumSub:
		return "terms of both signs cancel: sum terms of one sign, or take a formula without the cancellation"
	}
	return ""
}

// rounded names the operands that a difference is computed of with too few digits, and reports whether that with the
// larger error is among them. It alone in DD would not help where the other has lost more than may be lost, too.
func (a *analysis) rounded(r *run, c *Cause, z int32) (names string, source bool) {
	n := r.ops[z]
	var list []string
	for i, v := range []int32{n.a, n.b} {
		if r.ops[v].op == opLeaf {
			continue
		}
		if v == r.source(z) || math.Abs(r.off(v)) > math.Pow(10, -a.Want)*math.Abs(r.s[z].X0) {
			list = append(list, c.Operands[i])
			source = source || v == r.source(z)
		}
	}
	return strings.Join(list, " and "), source
}

// total reports whether a node is a sum over a loop, or its quotient.
func (r *run) total(z int32) bool {
	n := r.ops[z]
	return n.op == opSum || n.op == opDiv && r.ops[n.a].op == opSum
}

// totals reports whether a product has a sum over a loop twice, or the mean: m*m, n*m*m, s*s/n or s*m. seen has the sums that
// were met.
func (r *run) totals(z int32, seen map[float64]bool) bool {
	n := r.ops[z]
	if r.total(z) {
		if n.op == opDiv {
			z = n.a
		}
		again := seen[r.v[z]]
		seen[r.v[z]] = true
		return again
	}
	switch n.op {
	case opMul:
		a := r.totals(n.a, seen)
		return r.totals(n.b, seen) || a
	case opDiv:
		return r.totals(n.a, seen)
	}
	return false
}
