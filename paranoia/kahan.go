package paranoia

import (
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/limbfp/limb/fp"
)

// # The classical findings
//
// The questions are those of Kahan's Paranoia ([Kar85]), and so are the four
// grades of what is wrong. Where it finds out how an operation rounds from a few operands, a
// thousand are compared with the exact results here.

// Grade says how bad a finding is: a larger one is worse.
type Grade uint8

const (
	Fine    Grade = iota // as it should be
	Unknown              // it cannot be told: neither good nor bad
	Flaw                 // numbers are less good than they could be
	Defect               // an error larger than it need be
	Serious              // what programs rely on does not hold
	Failure              // arithmetic goes wrong
)

// String returns the word for the grade, such as "serious defect".
func (g Grade) String() string {
	return [...]string{"", "cannot tell", "flaw", "defect", "serious defect", "failure"}[g]
}

// MarshalText writes the grade as String does.
func (g Grade) MarshalText() ([]byte, error) { return []byte(g.String()), nil }

// Finding is a question to an arithmetic, its answer in words, and how bad that is.
type Finding struct {
	Question string `json:"question"`
	Grade    Grade  `json:"grade"`
	Answer   string `json:"answer"`
}

// calculator does single operations, and keeps the first error.
type calculator struct {
	u        Unit
	err      error
	findings []Finding
}

func (c *calculator) do(op Op, x ...float64) float64 {
	columns := make([][]float64, len(x))
	for i := range x {
		columns[i] = x[i : i+1]
	}
	r := []float64{math.NaN()}
	if err := c.u.Apply(op, r, columns...); err != nil && c.err == nil {
		c.err = fmt.Errorf("%v: %w", op, err)
	}
	return r[0]
}

func (c *calculator) add(a, b float64) float64 { return c.do(Add, a, b) }
func (c *calculator) sub(a, b float64) float64 { return c.do(Sub, a, b) }
func (c *calculator) mul(a, b float64) float64 { return c.do(Mul, a, b) }
func (c *calculator) div(a, b float64) float64 { return c.do(Div, a, b) }

func (c *calculator) find(question string, g Grade, format string, args ...any) {
	c.findings = append(c.findings, Finding{question, g, fmt.Sprintf(format, args...)})
}

// Findings asks u the questions of Kahan's Paranoia ([Kar85]): its radix, its guard digits,
// how it rounds, what it does at the ends of its range. u needs sums, differences, products
// and quotients. An error comes from u; the findings until then come with it.
func Findings(u Unit) ([]Finding, error) {
	c := &calculator{u: u}
	for _, ask := range []func(*calculator){
		(*calculator).smallIntegers, (*calculator).radix, (*calculator).guards, (*calculator).sticky,
		(*calculator).rounding, (*calculator).identities, (*calculator).underflow, (*calculator).overflow,
	} {
		if ask(c); c.err != nil {
			return c.findings, c.err
		}
	}
	return c.findings, nil
}

// Worst returns the worst grade in the list, [Fine] for an empty one.
func Worst(list []Finding) (worst Grade) {
	for _, f := range list {
		worst = max(worst, f.Grade)
	}
	return worst
}

func (c *calculator) smallIntegers() {
	for a := range 20 {
		for b := range 20 {
			x, y := float64(a), float64(b)
			for _, r := range [][2]float64{{c.add(x, y), x + y}, {c.sub(x, y), x - y}, {c.mul(x, y), float64(x * y)}} {
				if r[0] != r[1] {
					c.find("small integers", Failure, "of %d and %d: %v, not %v", a, b, r[0], r[1])
					return
				}
			}
		}
	}
	c.find("small integers", Fine, "exact")
}

// radix is Malcolm's: beyond radix^p a sum with 1 is lost, and the least power
// of two that is not lost there is the radix.
func (c *calculator) radix() {
	w := 1.0
	for range 200 {
		w = c.add(w, w)
		if z := c.sub(c.add(w, 1), w); z != 1 {
			break
		}
	}
	radix := 0.0
	for y := 1.0; radix == 0 && y < 1<<20; y = c.add(y, y) {
		radix = c.sub(c.add(w, y), w)
	}
	g := Fine
	if radix != 2 {
		g = Flaw
	}
	c.find("radix", g, "%v", radix)
	p := 0
	for w = 1; p < 200 && c.sub(c.add(w, 1), w) == 1; p++ {
		w = c.mul(w, 2)
	}
	g = Fine
	if p != c.u.Format().Prec {
		g = Defect
	}
	c.find("precision", g, "%d bits", p)
}

// near returns 1 - u, 1 + 2u and some other significands.
func (c *calculator) near() []float64 {
	u := c.u.Format().Epsilon() / 2
	return []float64{1 - u, 1 + 2*u, 1 + 4*u, 1.5 - 2*u, 1.5, 1.5 + 2*u, 2 - 2*u}
}

func (c *calculator) guards() {
	u := c.u.Format().Epsilon() / 2
	missing := func(what string, g Grade, effect string, holds bool) {
		if holds {
			g, effect = Fine, "yes"
		} else {
			effect = "no: " + effect
		}
		c.find("guard digit of "+what, g, "%s", effect)
	}
	product, quotient := true, true
	for _, x := range c.near() {
		product = product && c.mul(1, x) == x && c.mul(x, 1) == x
		quotient = quotient && c.div(x, 1) == x
	}
	missing("products", Serious, "1·x differs from x", product)
	missing("quotients", Defect, "x/1 differs from x", quotient)
	missing("differences", Serious, "1 - (1-u) is not u, and cancellation is obscured",
		c.sub(1, 1-u) == u && c.sub(1-u, 1) == -u && c.sub(1+2*u, 1) == 2*u && c.add(1, u-1) == u)
}

// sticky asks for a bit far below the last place, above which lie zeros.
func (c *calculator) sticky() {
	f := c.u.Format()
	u := f.Epsilon() / 2
	up := c.add(1, u+u*f.Epsilon()) > 1              // above a tie
	down := c.sub(1, math.Ldexp(1, -3*f.Prec/2)) < 1 // the exact difference, truncated
	if up || down {
		c.find("sticky bit", Fine, "yes")
		return
	}
	c.find("sticky bit", Flaw, "no: what is shifted out of a sum is forgotten")
}

// rounding compares each operation with the exact results, rounded in each way.
func (c *calculator) rounding() {
	f := c.u.Format()
	s := newSource(f, 1)
	for _, op := range Ops {
		x := make([][]float64, op.Arity())
		for k := range x {
			x[k] = make([]float64, 1024)
		}
		s.operands(op, x)
		r := make([]float64, len(x[0]))
		if err := c.u.Apply(op, r, x...); errors.Is(err, ErrLacks) {
			continue
		} else if err != nil {
			c.err = err
			return
		}
		nearest, chopped, worst := true, true, 0.0
		for i := range r {
			row := make([]float64, len(x))
			for k := range row {
				row[k] = x[k][i]
			}
			hi, lo := exact(op, row)
			nearest = nearest && r[i] == toNearest(f, hi, lo)
			chopped = chopped && r[i] == towardZero(f, hi, lo)
			worst = max(worst, math.Abs(ulps(f, op, row, r[i])))
		}
		question := "rounding of " + op.String()
		switch {
		case nearest:
			c.find(question, Fine, "to nearest, ties to even")
		case chopped:
			c.find(question, Fine, "truncated")
		case op == FMA && worst > 2:
			c.find(question, Fine, "not fused: rounded twice")
		case worst < 1:
			c.find(question, Flaw, "neither to nearest nor truncated: up to %.2f ulp", worst)
		default:
			c.find(question, Defect, "neither to nearest nor truncated: up to %.2f ulp", worst)
		}
	}
}

// towardZero returns hi + lo truncated to f, and toNearest rounded.
func towardZero(f fp.Format, hi, lo float64) float64 {
	x := below(hi, lo)
	u := f.ULP(x)
	return math.Trunc(x/u) * u
}

func toNearest(f fp.Format, hi, lo float64) float64 {
	down := towardZero(f, hi, lo)
	u := math.Copysign(f.ULP(below(hi, lo)), hi)
	switch d := ((hi - down) + lo) / u; {
	case d > 0.5, d == 0.5 && math.Mod(down/u, 2) != 0:
		return down + u
	}
	return down
}

func (c *calculator) identities() {
	var wrong []string
	g := Fine
	fail := func(grade Grade, what string) {
		g = max(g, grade)
		if len(wrong) == 0 || wrong[len(wrong)-1] != what {
			wrong = append(wrong, what)
		}
	}
	for _, x := range c.near() {
		if c.sub(x, x) != 0 {
			fail(Failure, "x-x is not 0")
		}
		if c.mul(0, x) != 0 || c.mul(x, 0) != 0 {
			fail(Failure, "0·x is not 0")
		}
		if c.add(x, 0) != x || c.sub(x, 0) != x {
			fail(Failure, "x+0 is not x")
		}
	}
	for _, x := range c.near() {
		for _, y := range c.near() {
			if c.add(x, y) != c.add(y, x) {
				fail(Defect, "x+y differs from y+x")
			}
			if c.mul(x, y) != c.mul(y, x) {
				fail(Defect, "x·y differs from y·x")
			}
			if c.sub(x, y) != -c.sub(y, x) {
				fail(Defect, "x-y differs from -(y-x)")
			}
		}
	}
	for _, x := range c.near() {
		if c.div(x, x) != 1 {
			fail(Defect, "x/x is not 1")
		}
	}
	for n := range 20 {
		if x := float64(3 * (n + 1)); c.div(x, 3) != float64(n+1) {
			fail(Defect, "3n/3 is not n")
		}
	}
	if g == Fine {
		c.find("identities", Fine, "x+0, 1·x, x-x, x/x and 3n/3 as they should be, sums and products commute")
		return
	}
	c.find("identities", g, "%s", strings.Join(wrong, "; "))
}

// underflow halves 1 until nothing is left, and takes differences near there.
func (c *calculator) underflow() {
	f := c.u.Format()
	least, x := 1.0, 1.0
	for range 2200 {
		if x = c.mul(x, 0.5); x == 0 || !(x < least) {
			break
		}
		least = x
	}
	c.find("least positive number", Fine, "2^%d", math.Ilogb(least))
	tiny := f.MinNormal()
	if least < tiny {
		c.find("underflow", Fine, "gradual")
	} else {
		c.find("underflow", Flaw, "abrupt: results below 2^%d are 0", math.Ilogb(least))
	}
	ulp := f.Epsilon()
	for _, e := range []float64{1, tiny, 2 * tiny, 1 / tiny / 4} {
		for _, x := range c.near()[1:] {
			y := x + ulp
			if !(y < 2) || c.sub(y*e, x*e) != 0 {
				continue
			}
			g := Failure
			if e == tiny || e == 2*tiny {
				g = Serious
			}
			c.find("x-y = 0 only when x = y", g, "no: %v - %v is 0", Exact(y*e), Exact(x*e))
			return
		}
	}
	c.find("x-y = 0 only when x = y", Fine, "yes")
}

// overflow doubles the largest significand until it grows no more.
func (c *calculator) overflow() {
	f := c.u.Format()
	most := 2 - f.Epsilon()
	x := most
	for range 2200 {
		if x = c.add(x, x); !(x > most) || math.IsInf(x, 0) {
			break
		}
		most = x
	}
	switch {
	case math.IsInf(x, 1):
		c.find("overflow", Fine, "above %v, to infinity", Exact(most))
	case x == most:
		c.find("overflow", Flaw, "above %v, which is the result there", Exact(most))
	default:
		c.find("overflow", Failure, "above %v: %v", Exact(most), Exact(x))
	}
	zero := c.div(1, 0)
	g := Fine
	if !math.IsInf(zero, 1) && zero != most {
		g = Failure
	}
	c.find("1/0", g, "%v", Exact(zero))
}
