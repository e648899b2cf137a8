package network

import (
	"fmt"
	"strings"
)

// A formula is a statement about wires: that a bit of one is set, that an exponent is not above
// another, and what "and", "or" and "not" make of these. A solver takes its text, and a test its
// value for numbers: so what is given to a solver as a lemma is tried on all numbers of a format.
type formula = *clause

type clause struct {
	op   string // "and", "or", "not"; "bit" for a; "<=" for a ≤ b + k, and with c for a ≤ b + c + k; ">=" so
	kids []formula
	a, b variable
	c    *variable // "<=": a ≤ b + c + k
	k    int
}

// A variable is what a wire has: whether it is zero, its sign, and two exponents.
type variable struct {
	wire int
	of   byte // 'z': it is 0; 's': it is below 0; 'e' and 'f': the exponents of its first and last bits that are 1
}

// The lemmas call these a thousand times: as calls they have a quarter of the code.

//go:noinline
func all(kids ...formula) formula { return &clause{op: "and", kids: kids} }

//go:noinline
func either(kids ...formula) formula { return &clause{op: "or", kids: kids} }

//go:noinline
func not(x formula) formula { return &clause{op: "not", kids: []formula{x}} }

//go:noinline
func when(x formula, then ...formula) formula { return either(not(x), all(then...)) }

// atMost is a ≤ b + k.
//
//go:noinline
func atMost(a, b variable, k int) formula { return &clause{op: "<=", a: a, b: b, k: k} }
func least(a, b variable, k int) formula  { return atMost(b, a, -k) }

//go:noinline
func is(a, b variable, k int) formula    { return all(atMost(a, b, k), least(a, b, k)) }
func below(a, b variable, k int) formula { return atMost(a, b, k-1) }
func above(a, b variable, k int) formula { return least(a, b, k+1) }
func same(a, b variable) formula {
	x, y := &clause{op: "bit", a: a}, &clause{op: "bit", a: b}
	return either(all(x, y), all(not(x), not(y)))
}

func (v variable) String() string { return fmt.Sprintf("%c%d", v.of, v.wire) }

func (x *clause) write(w *strings.Builder) {
	switch x.op {
	case "bit":
		w.WriteString(x.a.String())
	case "<=", ">=":
		left := fmt.Sprintf("(- %v %v)", x.a, x.b)
		if x.c != nil {
			left = fmt.Sprintf("(- %v (+ %v %v))", x.a, x.b, *x.c)
		}
		k := fmt.Sprint(x.k)
		if x.k < 0 {
			k = fmt.Sprintf("(- %d)", -x.k)
		}
		fmt.Fprintf(w, "(%s %s %s)", x.op, left, k)
	default:
		if len(x.kids) == 0 {
			w.WriteString(map[string]string{"and": "true", "or": "false"}[x.op])
			return
		}
		w.WriteString("(" + x.op)
		for _, k := range x.kids {
			w.WriteByte(' ')
			k.write(w)
		}
		w.WriteByte(')')
	}
}

func (x *clause) String() string {
	var w strings.Builder
	x.write(&w)
	return w.String()
}

// holds is the value of x where the wires are what of says.
func (x *clause) holds(of []abstract) bool {
	switch x.op {
	case "bit":
		return of[x.a.wire].bit(x.a.of)
	case "<=":
		return x.difference(of) <= x.k
	case ">=":
		return x.difference(of) >= x.k
	case "not":
		return !x.kids[0].holds(of)
	}
	for _, k := range x.kids {
		if k.holds(of) != (x.op == "and") {
			return x.op == "or"
		}
	}
	return x.op == "and"
}

func (x *clause) difference(of []abstract) int {
	d := of[x.a.wire].exponent(x.a.of) - of[x.b.wire].exponent(x.b.of)
	if x.c != nil {
		d -= of[x.c.wire].exponent(x.c.of)
	}
	return d
}

// total is a = b + c + k.
func total(a, b, c variable, k int) formula {
	return all(&clause{op: "<=", a: a, b: b, c: &c, k: k}, &clause{op: ">=", a: a, b: b, c: &c, k: k})
}

// abstract is what the formulas know of a number.
type abstract struct {
	zero, negative bool
	first, last    int // exponents of its first and last bits that are 1
	second, gap    int // of its second bit that is 1, unless it is a power of two, and of its first 0 after the first 1
}

func (a abstract) bit(of byte) bool {
	if of == 'z' {
		return a.zero
	}
	return a.negative
}

func (a abstract) exponent(of byte) int {
	switch of {
	case 'e':
		return a.first
	case 'g':
		return a.second
	case 'h':
		return a.gap
	}
	return a.last
}
