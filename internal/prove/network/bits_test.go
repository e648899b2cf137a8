package network

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// vector is the question whether x + y = s + e breaks one of the formulas of wires 0 to 3, for numbers
// of p bits whose last ones are d places apart, in bit vectors: the operands are any that there are, and their exponents what
// their bits say. x is above 0; less is that y is below it, and over that |y| > |x| besides.
func vector(p, d int, less, over bool, formulas []formula) string {
	var b strings.Builder
	w := p + d + 6 // two more at each end
	number := func(n, w int) string { return fmt.Sprintf("(_ bv%d %d)", n&(1<<min(w, 62)-1), w) }
	let := func(name string, w int, is string) {
		fmt.Fprintf(&b, "(declare-const %s (_ BitVec %d))(assert (= %s %s))\n", name, w, name, is)
	}
	one := func(bit string) string {
		return fmt.Sprintf("(bvshl %s ((_ zero_extend %d) %s))", number(1, w), w-places, bit)
	}
	// An exponent is the place of a bit; that of none is any that is not large.
	first := func(name, of string) {
		fmt.Fprintf(&b, "(declare-const %s (_ BitVec %d))(assert (and (bvsle %[1]s %[3]s) (bvsle (bvneg %[3]s) %[1]s)))\n", name, places, number(w, places))
		text := name
		for i := range w {
			text = fmt.Sprintf("(ite (= ((_ extract %d %d) %s) #b1) %s %s)", i, i, of, number(i, places), text)
		}
		fmt.Fprintf(&b, "(assert (= %s %s))\n", name, text)
	}
	b.WriteString("(set-logic QF_BV)\n")
	for _, v := range []string{"mx", "my"} {
		fmt.Fprintf(&b, "(declare-const %s (_ BitVec %d))(assert (= ((_ extract %d %d) %s) #b1))\n", v, p, p-1, p-1, v)
	}
	let("n0", w, fmt.Sprintf("(bvshl ((_ zero_extend %d) mx) %s)", w-p, number(d+2, w)))
	let("n1", w, fmt.Sprintf("(bvshl ((_ zero_extend %d) my) %s)", w-p, number(2, w)))
	switch {
	case over:
		b.WriteString("(assert (bvult n0 n1))\n")
		let("exact", w, "(bvsub n1 n0)")
	case less:
		b.WriteString("(assert (bvuge n0 n1))\n")
		let("exact", w, "(bvsub n0 n1)")
	default:
		let("exact", w, "(bvadd n0 n1)")
	}
	// Rounded to p bits, to the nearest, ties to even.
	first("top", "exact")
	let("ulp", w, fmt.Sprintf("(ite (and (not (= exact %s)) (bvuge top %s)) %s %s)", number(0, w), number(p, places), one(fmt.Sprintf("(bvsub top %s)", number(p-1, places))), number(1, w)))
	let("low", w, fmt.Sprintf("(bvand exact (bvsub ulp %s))", number(1, w)))
	let("down", w, "(bvsub exact low)")
	let("half", w, fmt.Sprintf("(bvlshr ulp %s)", number(1, w)))
	fmt.Fprintf(&b, "(declare-const up Bool)(assert (= up (or (bvugt low half) (and (= low half) (not (= half %[1]s)) (not (= (bvand down ulp) %[1]s))))))\n", number(0, w))
	let("n2", w, "(ite up (bvadd down ulp) down)")
	let("n3", w, "(ite up (bvsub ulp low) low)")
	fmt.Fprintf(&b, "(declare-const s0 Bool)(declare-const s1 Bool)(declare-const s2 Bool)(declare-const s3 Bool)\n(assert (and (not s0) (= s1 %v) (= s2 %v) (= s3 %s)))\n",
		less, over, map[bool]string{false: "up", true: "(not up)"}[over])
	for i := range 4 {
		n := fmt.Sprintf("n%d", i)
		fmt.Fprintf(&b, "(declare-const z%d Bool)(assert (= z%d (= %s %s)))\n", i, i, n, number(0, w))
		first(fmt.Sprintf("e%d", i), n)
		let(fmt.Sprintf("t%d", i), w, one(fmt.Sprintf("e%d", i)))
		let(fmt.Sprintf("l%d", i), w, fmt.Sprintf("(bvand %s (bvneg %s))", n, n))
		first(fmt.Sprintf("f%d", i), fmt.Sprintf("l%d", i))
		first(fmt.Sprintf("g%d", i), fmt.Sprintf("(bvxor %s t%d)", n, i))
		first(fmt.Sprintf("h%d", i), fmt.Sprintf("(bvxor %s (bvsub (bvshl t%d %s) %s))", n, i, number(1, w), number(1, w)))
	}
	fmt.Fprintf(&b, "(assert (not %s))\n(check-sat)\n", vectors(all(formulas...)))
	return b.String()
}

// places is how many bits an exponent has: a sum of two and a constant fits.
const places = 10

// vectors is the text of a formula whose exponents are vectors.
func vectors(x formula) string {
	switch {
	case x.op == "bit":
		return x.a.String()
	case x.op == "<=":
		return fmt.Sprintf("(bvsle %v (bvadd %v (_ bv%d %d)))", x.a, x.b, x.k&(1<<places-1), places)
	case len(x.kids) == 0:
		return map[string]string{"and": "true", "or": "false"}[x.op]
	}
	text := "(" + x.op
	for _, k := range x.kids {
		text += " " + vectors(k)
	}
	return text + ")"
}

// apart is the question whether x + y = x + y, where y is too small to count, breaks one of the formulas.
func apart(p int, formulas []formula) string {
	s := &session{}
	for w := range wire(4) {
		fmt.Fprintf(&s.text, "(declare-const z%[1]d Bool)(declare-const s%[1]d Bool)(declare-const e%[1]d Int)(declare-const f%[1]d Int)(declare-const g%[1]d Int)(declare-const h%[1]d Int)\n", w)
		s.assert(number(p, w))
	}
	s.assert(wire(0).some(), wire(1).some(), atMost(wire(1).e(), wire(0).e(), -p-2), equal(2, 0), equal(3, 1), not(all(formulas...)))
	return s.text.String() + "(check-sat)\n"
}

// TestBits has a solver prove the lemmas on sums: for all operands of 8 bits, with LIMB_FULL of 24 and 53, as far
// apart as matters, and for those beyond, where s is x and e is y. Those that were found with a bound that is
// two more are refuted, each at some distance.
func TestBits(t *testing.T) {
	testenv.Long(t, "minutes of a solver")
	z3, err := exec.LookPath("z3")
	if err != nil {
		testenv.Skip(t, "z3", err.Error())
	}
	proved := func(question string) bool {
		t.Helper()
		cmd := exec.CommandContext(t.Context(), z3, "-in", "-smt2")
		cmd.Stdin = strings.NewReader(question)
		out, err := cmd.Output()
		switch answer := strings.TrimSpace(string(out)); answer {
		case "unsat":
			return true
		case "sat":
			return false
		default:
			t.Fatalf("z3 answers %q: %v", answer, err)
			return false
		}
	}
	bits := []int{8}
	if testenv.Full() {
		bits = append(bits, 24, 53)
	}
	for _, p := range bits {
		lemmas := twoSum(p, 0, 1, 2, 3)
		if !proved(apart(p, lemmas)) {
			t.Errorf("p = %d: a lemma does not hold where s is x", p)
		}
		for d := range p + 3 {
			for _, sign := range []struct{ less, over bool }{{false, false}, {true, false}, {true, true}} {
				if sign.over && d > 0 || proved(vector(p, d, sign.less, sign.over, lemmas)) {
					continue
				}
				for _, f := range lemmas {
					if !proved(vector(p, d, sign.less, sign.over, []formula{f})) {
						t.Errorf("p = %d, operands %d places apart: %v", p, d, f)
					}
				}
			}
		}
	}
	for i, f := range found(8, 0, 1, 2, 3) {
		wrong := when(all(wire(0).some(), wire(1).some()), loosened(f))
		refuted := false
		for d := 0; d <= 10 && !refuted; d++ {
			refuted = !proved(vector(8, d, false, false, []formula{wrong})) || !proved(vector(8, d, true, false, []formula{wrong}))
		}
		if !refuted {
			t.Errorf("what was found, %d, with its first bound two more, is proved: %v", i, wrong)
		}
	}
}

// loosened is f with its first inequality weaker by two.
func loosened(f formula) formula {
	done := false
	var change func(f formula) formula
	change = func(f formula) formula {
		if f.op == "<=" && !done {
			done = true
			f.k += 2
			return f
		}
		f.kids = slices.Clone(f.kids)
		for i := range f.kids {
			f.kids[i] = change(f.kids[i])
		}
		return f
	}
	return change(f)
}
