package main

import (
	"fmt"
	"math/big"
	"slices"
)

// bands are the tables of a family of functions that are polynomials in many rows, by the name of the family.
//
// The polynomials of pairs are one table. Those of quads are four, in the order in which they are read:
// steps that read their coefficients themselves are called where the kernels of a processor are
// written, and are written out once.
type bands struct {
	name                              string
	short, last, threes, fours, first *series
}

// So many lines of threes and of fours are a row's.
var (
	bandThrees = map[int]int{32: 2, 64: 3}
	bandFours  = map[int]int{32: 6, 64: 11}
)

func newBands(name string) *bands {
	return &bands{
		name:   name,
		short:  &series{name: name + "Short", counts: both(schedule{3, 9, 5}, schedule{6, 18, 5}), rows: true, lift: true, safe: allSafe},
		last:   &series{name: name + "LongLast", counts: both(schedule{1, 3}, schedule{3, 9}), rows: true, lift: true, safe: allSafe},
		threes: &series{name: name + "LongThrees", counts: both(schedule{0, 0, 4}, schedule{0, 0, 4}), rows: true, safe: allSafe},
		fours:  &series{name: name + "LongFours", counts: both(schedule{0, 0, 0, 2}, schedule{0, 0, 0, 2}), rows: true, safe: allSafe},
		first:  &series{name: name + "LongFirst", counts: both(schedule{0, 0, 0, 0, 3}, schedule{0, 0, 0, 0, 3}), rows: true, safe: allSafe},
	}
}

// long is the schedule of quads.
func (b *bands) long(bits int) schedule {
	s := append(slices.Clone(b.last.counts[bits]), 4*bandThrees[bits], 2*bandFours[bits])
	return append(s, b.first.counts[bits][4])
}

// readers are the functions that read the tables.
func (b *bands) readers() []reader {
	n := b.name
	return []reader{
		b.short.value(n+"Series returns the polynomial of row j", "(r triple[T]) "+n+"Series(j int32) triple[T]", "r", 3, 3, "return %s"),
		bandSteps(b.threes, n+"Threes are four steps with line j of the coefficients of three limbs", "(h triple[T]) "+n+"Threes(r triple[T], j int32) triple[T]", "h", "r", 3),
		bandSteps(b.fours, n+"Fours are two steps with line j of the coefficients of four limbs", "(h Quad[T]) "+n+"Fours(r Quad[T], j int32) Quad[T]", "h", "r", 4),
		function{n + "Series returns the polynomial of row j", "(r quint[T]) " + n + "Series(j int32) quint[T]", nil, b.ofQuads},
		bandStepsLess(b.threes, n+"Twos are four steps of triples with line j of the coefficients of three limbs, of which they take two", "(h Pair[T]) "+n+"Twos(r Pair[T], j int32) Pair[T]", "h", "r", 2),
		bandStepsLess(b.fours, n+"Last are two steps of triples with line j of the coefficients of four limbs, of which they take three", "(h triple[T]) "+n+"Last(r triple[T], j int32) triple[T]", "h", "r", 3),
		function{n + "Series returns the polynomial of row j", "(r quartet[T]) " + n + "Series(j int32) quartet[T]", nil, b.ofTriples},
	}
}

// bandStepsLess is bandSteps for triples.
func bandStepsLess(s *series, doc, signature, v, r string, n int) function {
	return function{doc, signature, nil, func(bits int) []string {
		e := s.beginLess(bits, r, n)
		e.steps(v, r, n, e.take(n))
		return append(e.lines, "return "+v)
	}}
}

// ofTriples reads a row.
func (b *bands) ofTriples(bits int) []string {
	e := b.last.beginLess(bits, "r", 4)
	e.line("h := Pair[T]{Hi: %s}", e.ones(0))
	e.line("for k := range %d {\nh = h.%sTwos(%s, %[1]d*j+int32(k))\n}", bandThrees[bits], b.name, e.local(2))
	e.line("g := tripleOf(h)")
	e.line("for k := range %d {\ng = g.%sLast(%s, %[1]d*j+int32(k))\n}", bandFours[bits], b.name, e.local(3))
	e.line("y := quartet[T]{g.X0, g.X1, g.X2, 0}")
	f := b.first.beginLess(bits, "r", 4)
	f.fives("y", 3)
	return append(append(e.lines, f.lines...), "return y")
}

// bandSteps reads a line of a table.
func bandSteps(s *series, doc, signature, v, r string, n int) function {
	return function{doc, signature, nil, func(bits int) []string {
		e := s.begin(bits, r, n)
		e.steps(v, r, n, e.take(n))
		return append(e.lines, "return "+v)
	}}
}

// ofQuads reads a row.
func (b *bands) ofQuads(bits int) []string {
	e := b.last.begin(bits, "r", 5)
	e.line("g := tripleOf(%s)", e.twos(e.ones(0)))
	r3, r4 := e.local(3), e.local(4)
	for k := range bandThrees[bits] {
		place := fmt.Sprintf("%d*j", bandThrees[bits])
		if k > 0 {
			place += fmt.Sprintf("+%d", k)
		}
		e.line("g = g.%sThrees(%s, %s)", b.name, r3, place)
	}
	e.line("f := Quad[T]{g.X0, g.X1, g.X2, 0}")
	e.line("for k := range %d {\nf = f.%sFours(%s, %[1]d*j+int32(k))\n}", bandFours[bits], b.name, r4)
	e.line("y := quintOf(f)")
	f := b.first.begin(bits, "r", 5)
	f.fives("y", 3)
	return append(append(e.lines, f.lines...), "return y")
}

// print prints the tables.
func (b *bands) print(w *tables, rows []besselRow) {
	polynomials := func(p int, counts schedule) (lists [][]*big.Float) {
		for j, r := range rows {
			list := r.polynomial(counts.terms() - 1)
			r.check(fmt.Sprintf("%s, %d bits, %d limbs, row %d", b.name, p, len(counts), j), list, counts, p)
			lists = append(lists, list)
		}
		return lists
	}
	b.short.print(w, "has the polynomials of pairs", func(p, _ int) [][]*big.Float { return polynomials(p, b.short.counts[bits(p)]) })
	long := map[int][][]*big.Float{}
	for _, p := range widths {
		long[p] = polynomials(p, b.long(bits(p)))
	}
	// part prints a table whose lines have so many coefficients, which end before others.
	part := func(s *series, doc string, lines, after func(bits int) int) {
		s.print(w, doc, func(p, degree int) (out [][]*big.Float) {
			for _, list := range long[p] {
				end := len(list) - after(bits(p))
				for range lines(bits(p)) {
					out = append(out, list[end-degree-1:end])
					end -= degree + 1
				}
			}
			return out
		})
	}
	one := func(int) int { return 1 }
	upTo := func(n int) func(bits int) int {
		return func(bits int) int { return b.long(bits)[:n].terms() }
	}
	part(b.last, "has the last coefficients of quads for each row", one, upTo(0))
	part(b.threes, "has the coefficients before those, of three limbs, four in a line", func(bits int) int { return bandThrees[bits] }, upTo(2))
	part(b.fours, "has the coefficients before those, of four limbs, two in a line", func(bits int) int { return bandFours[bits] }, upTo(3))
	part(b.first, "has the first three coefficients, of five limbs", one, upTo(4))
}
