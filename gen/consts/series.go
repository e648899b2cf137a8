package main

import (
	"fmt"
	"log"
	"math/big"
	"slices"
	"strings"
)

// # Series
//
// A series is a polynomial, or one for each of many rows, whose table is ragged, as those of
// MultiFloats.jl are: a term c_k·r^k of a small r needs the fewer limbs the larger k is. Its
// schedule says how many coefficients have 1, 2, 3 … limbs, and they stand in the order in which
// Horner's scheme takes them, the last one first. What reads them is written here, and once: it
// begins with machine numbers, goes on with pairs, and so on, and ends with what the type needs.
// Its steps are those of series.go in the root package.
//
// The functions are text, since Go has no cheap way to pass a table on to a function, and are as
// long as what the kernels of a processor call, and do not expand: two series that are one body
// are one function.

// schedule says how many coefficients have 1, 2, … limbs, from the last one on.
type schedule []int

func (s schedule) terms() (n int) {
	for _, c := range s {
		n += c
	}
	return n
}

// row returns the numbers of a row, whose coefficients come from the first one on.
func (s schedule) row(list []*big.Float, p int) (row []float64) {
	at := s.terms()
	for n, count := range s {
		for range count {
			at--
			row = append(row, limbs(list[at], n+1, p)...)
		}
	}
	return row
}

// rising is row, from the first coefficient on.
func (s schedule) rising(list []*big.Float, p int) (row []float64) {
	k := 0
	for n := len(s); n > 0; n-- {
		for range s[n-1] {
			row = append(row, limbs(list[k], n, p)...)
			k++
		}
	}
	return row
}

// numbers is the length of a row.
func (s schedule) numbers() (n int) {
	for k, count := range s {
		n += (k + 1) * count
	}
	return n
}

// series describes a table of polynomials: one schedule for each width.
type series struct {
	name   string           // of the table
	counts map[int]schedule // for 32 and 64 bits
	rows   bool             // one polynomial for each row, of number j
	rising bool             // a row begins with the first coefficient
	// How it is evaluated: whether the machine numbers go by Estrin's scheme, which is shorter to
	// wait for; and up to how many limbs the steps are those for coefficients that may be small
	// beside the terms that follow.
	estrin bool
	safe   map[int]int
	// How a step with a limb more begins: with the terms so far, and zeros for what they have not
	// (lift); or, for pairs, with their sum with a coefficient, which is exact. Four limbs may
	// begin with a product of three (widen).
	lift  bool
	widen map[int]bool
	given bool        // whether x2 and x3, first limbs of the variable, are there
	batch map[int]int // so many steps with so many limbs are one function
}

func (s *series) print(w *tables, doc string, coefficients func(p, degree int) [][]*big.Float) {
	numbers := func(p int) (rows [][]float64) {
		n := s.counts[bits(p)]
		for _, list := range coefficients(p, n.terms()-1) {
			if s.rising {
				rows = append(rows, n.rising(list, p))
				continue
			}
			rows = append(rows, n.row(list, p))
			for s.rows && len(rows[len(rows)-1])%4 != 0 { // as they are read
				rows[len(rows)-1] = append(rows[len(rows)-1], 0)
			}
		}
		return rows
	}
	if !s.rising {
		doc += ", the last one first"
	}
	if s.rows {
		w.rows(s.name, doc, numbers)
	} else {
		w.list(s.name, doc, func(p int) []float64 { return numbers(p)[0] })
	}
}

// evaluation is that of a series at a width: the lines so far, and where it is in the table.
type evaluation struct {
	*series
	bits  int
	left  schedule
	at    int
	x     string // the variable, and its limbs
	has   int
	less  int // 1 for triples, which read the series of quads with a limb less
	lines []string
}

func (s *series) begin(bits int, x string, has int) *evaluation {
	return &evaluation{series: s, bits: bits, left: slices.Clone(s.counts[bits]), x: x, has: has}
}

// beginLess is begin for triples: each coefficient has a limb less than in the table, and those of one limb are left out.
func (s *series) beginLess(bits int, x string, has int) *evaluation {
	e := s.begin(bits, x, has)
	e.less, e.at, e.left = 1, e.left[0], e.left[1:]
	return e
}

// made returns a number made of limbs.
func (e *evaluation) made(list []string) string {
	if e.less > 0 && len(list) == 4 {
		return madeOf(list, typesOfTriples)
	}
	return made(list)
}

func (e *evaluation) line(format string, args ...any) {
	e.lines = append(e.lines, fmt.Sprintf(format, args...))
}

// variable returns the first n limbs of the variable.
func (e *evaluation) variable(n int) string {
	if n == e.has {
		return e.x
	}
	names := []string{"X0", "X1", "X2", "X3"}
	if e.has == 2 {
		names = []string{"Hi"}
	}
	var list []string
	for _, name := range names[:n] {
		list = append(list, e.x+"."+name)
	}
	return e.made(list)
}

// local is variable, in a variable of its own where that is not a name, for several steps.
func (e *evaluation) local(n int) string {
	v := e.variable(n)
	if n == 3 && e.less > 0 && e.has == 3 {
		v = made([]string{e.x + ".X0", e.x + ".X1", e.x + ".X2"}) // a triple, of a Triple
	}
	if v == e.x {
		return v
	}
	name := fmt.Sprintf("%s%d", e.x, n)
	if !e.given {
		e.line("%s := %s", name, v)
	}
	return name
}

// next returns the next coefficient, of n limbs; in a loop over k, the one of a turn of that many numbers.
func (e *evaluation) next(n, turn int) string { return e.made(e.limbs(n, turn)) }

// limbs returns the limbs of the next coefficient.
func (e *evaluation) limbs(n, turn int) (list []string) {
	for l := range n {
		at, sign := e.at, "+"
		if e.rising {
			at, sign = e.counts[e.bits].numbers()-(e.at-l)-n-e.less+l, "-"
		}
		i := fmt.Sprint(at)
		if turn > 0 {
			i = strings.Replace(fmt.Sprintf("%s%s%d*k", i, sign, turn), sign+"1*k", sign+"k", 1)
		}
		if e.rows {
			i = "j][" + strings.TrimPrefix(i, "0+")
		}
		list = append(list, fmt.Sprintf("T(%s[%s])", variable(e.name, e.bits), i))
		e.at++
	}
	e.at += e.less
	return list
}

// take returns how many coefficients of n limbs are left, and takes them.
func (e *evaluation) take(n int) int {
	if n > len(e.left) {
		return 0
	}
	c := e.left[n-1]
	e.left[n-1] = 0
	return c
}

// repeat writes count steps: in a loop over k for series with rows.
func (e *evaluation) repeat(count, numbers, limbs int, step func(turn int)) {
	switch {
	case count > 1 && e.rows:
		numbers += numbers / max(limbs, 1) * e.less
		e.line("for k := range %d {", count)
		step(numbers)
		e.line("}")
		e.at += (count - 1) * numbers
	default:
		for range count {
			step(0)
		}
	}
}

// steps writes steps of Horner's scheme with n limbs: v = c + r·v.
func (e *evaluation) steps(v, r string, n, count int) {
	name := "fastHorner"
	if n+e.less <= e.safe[e.bits] {
		name = "horner"
	}
	m := max(e.batch[n], 1)
	if e.less > 0 {
		m = 1
		if n == 3 && e.rows && name == "horner" {
			m = 5
		}
	}
	e.repeat(count%m, n, n, func(turn int) { e.line("%s = %s.%s(%s, %s)", v, v, name, r, e.next(n, turn)) })
	if m == 1 && count > 0 {
		e.repeat(count, n, n, func(turn int) { e.line("%s = %s.%s(%s, %s)", v, v, name, r, e.next(n, turn)) })
		return
	}
	e.repeat(count/m, m*n, n, func(turn int) {
		var list []string
		for range m {
			list = append(list, e.next(n, turn))
		}
		e.line("%s = %s.%s%d(%s,\n%s)", v, v, name, m, r, strings.Join(list, ",\n"))
	})
}

// ones writes the part in machine numbers, but for the last count of them, and returns its name.
func (e *evaluation) ones(without int) string {
	r, n := e.variable(1), e.take(1)-without
	if e.estrin && n > 3 {
		c := make([]string, n)
		for k := n - 1; k >= 0; k-- {
			c[k] = e.next(1, 0)
		}
		e.line("s := T(%s * %s)", r, r)
		e.line("t := %s + T(%s*%s)", c[0], r, c[1])
		e.line("q := %s + T(%s*%s)", c[2], r, c[3])
		if n > 4 {
			e.line("q = q + T(s*%s)", c[4])
		}
		e.line("t = t + T(s*q)")
		return "t"
	}
	e.line("t := %s", e.next(1, 0))
	e.repeat(n-1, 1, 1, func(turn int) { e.line("t = %s + T(%s*t)", e.next(1, turn), r) })
	return "t"
}

// sum is what adds a coefficient to a term exactly.
func (e *evaluation) sum() string {
	if e.safe[e.bits] > 1 {
		return "TwoSum"
	}
	return "FastTwoSum"
}

// twos writes the part in pairs, after the machine number t, and returns its name.
func (e *evaluation) twos(t string) string {
	n, r1 := e.take(2), e.variable(1)
	if e.lift {
		r := e.local(2)
		e.line("h := Pair[T]{Hi: %s}", t)
		e.steps("h", r, 2, n)
		return "h"
	}
	if n == 0 { // a machine number, exact
		e.line("a, b := %s(%s, T(%s*%s))", e.sum(), e.next(1, 0), r1, t)
		e.line("h := Pair[T]{a, b}")
		return "h"
	}
	c := e.limbs(2, 0)
	e.line("a, b := %s(%s, T(%s*%s))", e.sum(), c[0], r1, t)
	e.line("h := Pair[T]{a, b + %s}", c[1])
	if n > 1 {
		e.steps("h", e.local(2), 2, n-1)
	}
	return "h"
}

// threes writes the part in three limbs.
func (e *evaluation) threes(h string) string {
	e.line("g := tripleOf(%s)", h)
	e.steps("g", e.local(3), 3, e.take(3))
	return "g"
}

// fours writes the part in four limbs.
func (e *evaluation) fours(g string) string {
	n := e.take(4)
	if e.widen[e.bits] {
		e.line("f := %s.fastHornerWiden(%s, %s)", g, e.variable3(), e.next(4, 0))
		n--
	} else {
		e.line("f := Quad[T]{%s.X0, %s.X1, %s.X2, 0}", g, g, g)
	}
	if n > 0 {
		e.steps("f", e.local(4), 4, n)
	}
	return "f"
}

// variable3 is the name of the variable's three limbs, which threes made.
func (e *evaluation) variable3() string { return e.x + "3" }

// fives writes count steps in five limbs.
func (e *evaluation) fives(y string, count int) {
	n := 5 - e.less
	e.left[n-1] -= count
	e.repeat(count, n, n, func(turn int) { e.line("%s = %s.addLoose(%s.mul(%s))", y, e.next(n, turn), y, e.x) })
}

// skip goes on to the coefficients after those of up to n limbs, or after so many of n limbs.
func (e *evaluation) skip(n int, counts ...int) {
	if counts != nil {
		e.at += n * counts[0]
		e.left[n-1] -= counts[0]
		return
	}
	for k := 1; k <= n; k++ {
		e.at += k * e.take(k)
	}
}

// all evaluates the series to so many limbs, and returns the name or the expression of the result.
func (e *evaluation) all(limbs int) string {
	only := len(e.left) == 1
	without := 0
	if only && limbs == 2 {
		without = 1
	}
	v := e.ones(without)
	if limbs == 1 {
		return v
	}
	v = e.twos(v)
	if limbs == 2 {
		return v
	}
	// erf: the first coefficient alone has a limb more than the type.
	if limbs == 3 && e.less == 0 && e.tail(3) {
		return fmt.Sprintf("%s.addTail(%s.mulLoose(%s))", e.next(3, 0), v, e.variable(2))
	}
	v = e.threes(v)
	if limbs == 3 && e.less > 0 {
		return fmt.Sprintf("Triple[T]{%s.X0, %[1]s.X1, %[1]s.X2}", v)
	}
	if limbs == 3 {
		return v
	}
	if e.less > 0 {
		if e.tail(4) {
			e.line("g = g.mulLoose(%s)", e.variable3())
			return fmt.Sprintf("%s.addTriple(Triple[T]{g.X0, g.X1, g.X2})", e.next(4, 0))
		}
		e.line("y := quartet[T]{%s.X0, %[1]s.X1, %[1]s.X2, 0}", v)
		e.fives("y", e.left[3])
		return "y"
	}
	v = e.fours(v)
	if limbs == 4 {
		return v
	}
	if e.tail(5) {
		return fmt.Sprintf("%s.addQuad(%s.mulLoose(%s))", e.next(5, 0), v, e.variable(4))
	}
	e.line("y := quintOf(%s)", v)
	e.fives("y", e.left[4])
	return "y"
}

// done sees that all coefficients are read.
func (e *evaluation) done() {
	if n := e.counts[e.bits].numbers(); e.at != n {
		log.Fatalf("%s reads %d numbers of %d", variable(e.name, e.bits), e.at, n)
	}
}

// tail reports whether the variable has a limb less than the coefficient that is left.
func (e *evaluation) tail(n int) bool { return e.has < n }

// function is a reader, of which only body differs by the width.
type function struct {
	doc, signature string
	before         []string // statements
	body           func(bits int) []string
}

// functions are readers, one after the other.
type functions []function

func (list functions) text() string {
	var s []string
	for _, f := range list {
		s = append(s, f.text())
	}
	return strings.Join(s, "\n")
}

func (f function) text() string {
	lines := []string{"// " + f.doc + ".", "func " + f.signature + " {"}
	lines = append(append(lines, f.before...), "if is32[T]() {")
	lines = append(append(lines, f.body(32)...), "}")
	return strings.Join(append(append(lines, f.body(64)...), "}"), "\n") + "\n"
}

// value returns the function of a variable with so many limbs that evaluates a series to some limbs;
// for one with rows, that of row j. The result stands in a statement for %s. One of quads has another
// behind it, for triples, of the same words.
func (s *series) value(doc, signature, x string, has, limbs int, result string, before ...string) functions {
	body := func(begin func(bits int, x string, has int) *evaluation, has, limbs int) func(bits int) []string {
		return func(bits int) []string {
			e := begin(bits, x, has)
			v := e.all(limbs)
			e.done()
			return append(e.lines, fmt.Sprintf(result, v))
		}
	}
	list := functions{{doc, signature, before, body(s.begin, has, limbs)}}
	if limbs > 3 {
		list = append(list, function{ofTriples.Replace(doc), ofTriples.Replace(signature), less(before), body(s.beginLess, has-1, limbs-1)})
	}
	return list
}

// ofTriples changes what a function for quads says of these into what one for triples does.
var ofTriples = strings.NewReplacer("Quad", "Triple", "quint", "quartet", "r.X2, r.X3", "r.X2", "z.X2 + z.X3", "z.X2")

func less(before []string) (list []string) {
	for _, s := range before {
		list = append(list, ofTriples.Replace(s))
	}
	return list
}

// both are the schedules for float32 and float64.
func both(single, double schedule) map[int]schedule { return map[int]schedule{32: single, 64: double} }

// allSafe is for series whose coefficients may be next to 0.
var allSafe = map[int]int{32: 5, 64: 5}

// powers returns the coefficients of one polynomial, by a formula.
func powers(degree int, c func(k int) *big.Float) [][]*big.Float {
	list := make([]*big.Float, degree+1)
	for k := range list {
		list[k] = c(k)
	}
	return [][]*big.Float{list}
}
