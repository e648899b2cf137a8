package main

import (
	"bytes"
	"cmp"
	"fmt"
	"math/big"
	"strings"
)

// widths are the two machine types, by the bits of their significands.
var widths = []int{24, 53}

// bits is the size of the machine type whose significand has p bits.
func bits(p int) int { return map[int]int{24: 32, 53: 64}[p] }

// variable is the name of a table at a width: name32, or name32of4 for "name#of4".
func variable(name string, bits int) string {
	if !strings.Contains(name, "#") {
		name += "#"
	}
	return strings.Replace(name, "#", fmt.Sprint(bits), 1)
}

// tables is the text of tables. Each is a variable of either width.
type tables struct{ bytes.Buffer }

// list prints a table that is a list of numbers.
func (w *tables) list(name, doc string, numbers func(p int) []float64) {
	for _, p := range widths {
		list := numbers(p)
		if list != nil {
			fmt.Fprintf(w, "\n// %[1]s %[3]s.\nvar %[1]s = [%[4]d]float%[2]d{%[5]s}\n", variable(name, bits(p)), bits(p), doc, len(list), literal(list...))
		}
	}
}

// constant prints a table that is the limbs of one number.
func (w *tables) constant(name, what string, x *big.Float, n int) {
	words := map[int]string{1: "one limb", 2: "two limbs", 3: "three limbs", 4: "four limbs", 5: "five limbs", 6: "six limbs", 9: "nine limbs"}
	w.list(name, fmt.Sprintf("is %s in %s", what, words[n]), func(p int) []float64 { return limbs(x, n, p) })
}

// rows prints a table of rows.
func (w *tables) rows(name, doc string, numbers func(p int) [][]float64) {
	for _, p := range widths {
		rows := numbers(p)
		fmt.Fprintf(w, "\n// %[1]s %[3]s.\nvar %[1]s = [%[4]d][%[5]d]float%[2]d{\n", variable(name, bits(p)), bits(p), doc, len(rows), len(rows[0]))
		for j, row := range rows {
			fmt.Fprintf(w, "{%s}, // %d\n", literal(row...), j)
		}
		fmt.Fprint(w, "}\n")
	}
}

// reader prints functions of the root that read a table or evaluate a series. Their bodies for the
// two widths differ by the tables, and by the counts of coefficients.
type reader interface{ text() string }

// entry reads limbs from a table, at a row where it is of rows: name3 returns three of them, for
// pairs, and name5 five.
type entry struct {
	name, doc string // the functions, and "returns …"
	table     string
	limbs     []int  // what they return, one function each
	from      int    // where the limbs begin
	row       string // of a table of rows, in terms of j
	places    bool   // the index within the row, or the list, is a parameter i
	index     string // i, or what is made of it
	before    string // a statement
}

// types are the types of so many limbs.
var types = map[int]string{1: "T", 2: "Pair[T]", 3: "triple[T]", 4: "Quad[T]", 5: "quint[T]"}

// typesOfTriples are those of three limbs as a number, and of four in which its functions work.
var typesOfTriples = map[int]string{3: "Triple[T]", 4: "quartet[T]"}

// made returns a number made of limbs.
func made(limbs []string) string { return madeOf(limbs, types) }

func madeOf(limbs []string, types map[int]string) string {
	if len(limbs) == 1 {
		return limbs[0]
	}
	return types[len(limbs)] + "{" + strings.Join(limbs, ", ") + "}"
}

func (e entry) text() (s string) {
	for _, n := range e.limbs {
		s += e.of(n, types)
		if typesOfTriples[n-1] != "" && (len(e.limbs) > 1 || strings.HasSuffix(e.name, "5")) { // what quads have, triples have with a limb less
			s += e.of(n-1, typesOfTriples)
		}
	}
	return s[1:]
}

// of returns the function that returns n limbs.
func (e entry) of(n int, types map[int]string) string {
	{
		name, parameters := strings.TrimSuffix(e.name, "5"), ""
		if n > 1 && (len(e.limbs) > 1 || name != e.name) {
			name += fmt.Sprint(n)
		}
		switch {
		case e.row != "" && e.places:
			parameters = "j, i int32"
		case e.row != "":
			parameters = "j int32"
		case e.places:
			parameters = "i int32"
		}
		return fmt.Sprintf("\n// %s %s.\nfunc %s[T Float](%s) %s {\n%sif is32[T]() {\nreturn %s\n}\nreturn %s\n}\n",
			name, e.doc, name, parameters, types[n], e.before, e.value(n, 32, types), e.value(n, 64, types))
	}
}

// value returns the expression for n limbs at a width.
func (e entry) value(n, bits int, types map[int]string) string {
	at := variable(e.table, bits)
	if e.row != "" {
		at += "[" + e.row + "]"
	}
	var list []string
	for k := range n {
		if e.places {
			list = append(list, fmt.Sprintf("T(%s[%s])", at, cmp.Or(e.index, "i")))
		} else {
			list = append(list, fmt.Sprintf("T(%s[%d])", at, e.from+k))
		}
	}
	return madeOf(list, types)
}

// parts reads a constant of many limbs for [addLong]: name returns it as a pair and three limbs
// more, and nameQuad as a quad and five.
type parts struct{ name, doc, table string }

func (c parts) text() (s string) {
	for _, of := range []struct {
		limbs  int
		suffix string
		types  map[int]string
	}{{2, "", types}, {3, "Triple", typesOfTriples}, {4, "Quad", types}} {
		name, n := c.name+of.suffix, of.limbs
		values := func(bits int) string {
			e := entry{table: c.table}
			lead := e.value(n, bits, of.types)
			e.from = n
			return lead + ", " + e.value(n+1, bits, of.types)
		}
		s += fmt.Sprintf("\n// %s %s.\nfunc %s[T Float]() (%s, %s) {\nif is32[T]() {\nreturn %s\n}\nreturn %s\n}\n",
			name, c.doc, name, of.types[n], of.types[n+1], values(32), values(64))
	}
	return s[1:]
}

// named are numbers that a family counts on, here and in the root.
type named []struct {
	name  string
	value any
	doc   string
}

func (list named) text() string {
	s := "const (\n"
	for _, c := range list {
		s += fmt.Sprintf("%s = %v // %s\n", c.name, c.value, c.doc)
	}
	return s + ")\n"
}
