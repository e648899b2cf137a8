package main

import (
	"fmt"
	"log"
	"math"
	"math/big"
)

func init() {
	families["trig"] = family{trigTables, []reader{
		entry{name: "piWord", doc: "returns a digit of 64/π", table: "piWords", limbs: []int{1}, places: true},
		entry{name: "piStep", doc: "returns π/64", table: "piStep", limbs: []int{3, 5}},
		entry{name: "circle", doc: "returns sin jπ/64", table: "circle", before: "j &= 127\n", row: "j", limbs: []int{3, 5}},
		entry{name: "tangent", doc: "returns tan (j-16)π/64, for 0 ≤ j < 32", table: "tangent", row: "j", limbs: []int{3, 5}},
		function{"trigSeries returns z = r², p = (cos r - 1)/z and q = (sin r - r)/rz", "(r triple[T]) trigSeries() (z, p, q Pair[T])",
			[]string{"e, f := TwoSqr(r.X0)", "d := T(r.X0 * r.X1)", "z = Pair[T]{e, f + (d + d)}"}, several(2, 2, "pq", cosOfPairs, sinOfPairs)},
		function{"trigSeries is that of pairs", "(r quint[T]) trigSeries() (z, p, q Quad[T])",
			[]string{"z = Quad[T]{r.X0, r.X1, r.X2, r.X3}.sqrLoose()", trigLocals}, several(4, 4, "pq", cosOfQuads, sinOfQuads)},
		function{"trigSeries is that of pairs", "(r quartet[T]) trigSeries() (z, p, q Triple[T])",
			less([]string{"z = Quad[T]{r.X0, r.X1, r.X2, r.X3}.sqrLoose()", trigLocals}), several(3, 3, "pq", cosOfQuads, sinOfQuads)},
		tanOfPairs.value("tanSeries returns z·q = (tan r - r)/r", "(r triple[T]) tanSeries() Pair[T]", "z", 2, 2, "return z.mulLoose(%s)",
			"e, f := TwoSqr(r.X0)", "d := T(r.X0 * r.X1)", "z := Pair[T]{e, f + (d + d)}"),
		tanOfQuads.value("tanSeries is that of pairs", "(r quint[T]) tanSeries() Quad[T]", "z", 4, 4, "return z.mulLoose(%s)",
			"z := Quad[T]{r.X0, r.X1, r.X2, r.X3}.sqrLoose()", trigLocals),
	}}
}

var (
	cosOfPairs = &series{name: "cosSeries", counts: both(schedule{1, 2}, schedule{3, 4})}
	sinOfPairs = &series{name: "sinSeries", counts: both(schedule{1, 2}, schedule{3, 3})}
	tanOfPairs = &series{name: "tanSeries", counts: both(schedule{2, 2}, schedule{5, 4})}
	// The cosine begins to have four limbs with a product of three for float32 alone.
	cosOfQuads = &series{name: "cosSeries#of4", counts: both(schedule{1, 2, 1, 2}, schedule{3, 2, 4, 3}), widen: widen32, given: true}
	sinOfQuads = &series{name: "sinSeries#of4", counts: both(schedule{2, 1, 1, 2}, schedule{3, 3, 3, 3}), widen: widenBoth, given: true}
	tanOfQuads = &series{name: "tanSeries#of4", counts: both(schedule{2, 2, 2, 2}, schedule{5, 4, 5, 4}), widen: widenBoth, given: true}
)

var widen32, widenBoth = map[int]bool{32: true}, map[int]bool{32: true, 64: true}

// trigLocals are the first limbs of z.
const trigLocals = "z2, z3 := Pair[T]{z.X0, z.X1}, triple[T]{z.X0, z.X1, z.X2 + z.X3}"

// several evaluates series of z one after the other.
func several(has, limbs int, names string, list ...*series) func(bits int) []string {
	return func(bits int) (lines []string) {
		for i, s := range list {
			e := s.begin(bits, "z", has)
			if limbs == 3 {
				e = s.beginLess(bits, "z", has)
			}
			v := e.all(limbs)
			e.done()
			lines = append(append(append(lines, "{"), e.lines...), fmt.Sprintf("%c = %s", names[i], v), "}")
		}
		return append(lines, "return z, p, q")
	}
}

func trigTables(w *tables) {
	step := quotient(piByMachin(), number(64))
	w.list("piWords", "is 64/π: digits to the base B, behind 23 zeros", func(p int) []float64 { return digits(p, quotient(number(1), step)) })
	w.constant("piStep", "π/64", step, 5)
	w.list("piStepUp", "is 2^48·π/64 in six limbs", func(p int) []float64 {
		if p == 53 {
			return nil
		}
		return limbs(product(step, number(math.Ldexp(1, 48))), 6, p)
	})
	w.rows("circle", "is sin(jπ/64) in five limbs", func(p int) (rows [][]float64) {
		for j := range 128 {
			rows = append(rows, limbs(sine(j, step), 5, p))
		}
		return rows
	})
	w.rows("tangent", "is tan (j-16)π/64 in five limbs", func(p int) (rows [][]float64) {
		for j := -16; j < 16; j++ {
			rows = append(rows, limbs(quotient(sine(j&127, step), sine(j+32, step)), 5, p))
		}
		return rows
	})
	for first, list := range [][]*series{{cosOfPairs, cosOfQuads}, {sinOfPairs, sinOfQuads}} {
		for _, s := range list {
			s.print(w, fmt.Sprintf("is (-1)^k/(2k+%d)! for k from 1 on", first), func(_, degree int) [][]*big.Float {
				return powers(degree, func(k int) *big.Float {
					return quotient(number(float64(2*(k%2)-1)), factorial(2*k+2+first))
				})
			})
		}
	}
	for _, s := range []*series{tanOfPairs, tanOfQuads} {
		s.print(w, "is the series of the tangent: the factors of x^(2k+1) for k from 1 on", func(_, degree int) [][]*big.Float {
			return [][]*big.Float{tangents(degree + 2)[1:]}
		})
	}
}

// digits returns the digits d of 64/π = Σ d_j·B^-j, each at most B/2, as many as the largest
// operands need.
func digits(p int, left *big.Float) []float64 {
	f := map[int]struct {
		base            int // of a digit: B is a power of two
		operands        int // of which digits meet in a sum
		largest, lowest int // exponents of the digits: of an operand's first, of the last of a product
	}{24: {12, 1, 10, 20}, 53: {26, 2, 39, 20}}[p]
	words := make([]float64, 23, 23+f.largest+f.lowest+1)
	unit := math.Ldexp(1, f.base)
	for len(words) < cap(words) {
		d := new(big.Int)
		new(big.Float).Add(left, number(0.5)).Int(d)
		if left.Sign() < 0 {
			new(big.Float).Sub(left, number(0.5)).Int(d)
		}
		a := new(big.Float).SetPrec(prec).SetInt(d)
		left.Sub(left, a)
		left.Mul(left, number(unit))
		x, _ := a.Float64()
		words = append(words, x)
	}
	// The sum of the products in one place, with the carry into it, is exact.
	for i := range len(words) - 2 {
		sum := 0.0
		if p == 24 { // each digit of an operand is at most B/2
			sum = math.Abs(words[i]) + math.Abs(words[i+1]) + math.Abs(words[i+2])
		} else { // the first one at most B
			sum = math.Abs(words[i]) + math.Abs(words[i+1]) + 2*math.Abs(words[i+2])
		}
		if float64(f.operands)*sum*unit/2+8*unit >= math.Ldexp(1, p) {
			log.Fatalf("the sum of products with the digits %g of 64/π is not exact", words[i:i+3])
		}
	}
	return words
}

// tangents returns the first factors of the series of the tangent, by tan' = 1 + tan².
func tangents(n int) []*big.Float {
	c := []*big.Float{number(1)}
	for k := 1; k < n; k++ {
		sum := number(0)
		for i := range k {
			sum.Add(sum, product(c[i], c[k-1-i]))
		}
		c = append(c, quotient(sum, number(float64(2*k+1))))
	}
	return c
}

// sine returns sin jx, where 64x = π, by its series at an angle of at most π/4.
func sine(j int, x *big.Float) *big.Float {
	sign := number(1)
	if j >= 64 {
		sign, j = number(-1), j-64
	}
	if j > 32 {
		j = 64 - j
	}
	first := 1
	if j > 16 {
		first, j = 0, 32-j
	}
	sum := circular(first, product(x, number(float64(j))))
	if sum.Sign() == 0 {
		return sum
	}
	return product(sign, sum)
}

// circular returns cos x (first = 0) or sin x (first = 1).
func circular(first int, x *big.Float) *big.Float {
	square := product(x, x)
	term := number(1)
	if first == 1 {
		term = x
	}
	sum := number(0)
	for n := first; term.Sign() != 0 && term.MantExp(nil) > -prec; n += 2 {
		sum.Add(sum, term)
		term = quotient(product(term, square), number(float64(-(n+1)*(n+2))))
	}
	return sum
}

// piByMachin returns π = 16 atan 1/5 - 4 atan 1/239.
func piByMachin() *big.Float {
	sum := number(0)
	for _, t := range [][2]float64{{16, 5}, {-4, 239}} {
		power := quotient(number(t[0]), number(t[1]))
		for k := 1.0; power.MantExp(nil) > -prec; k += 2 {
			sum.Add(sum, quotient(power, number(k)))
			power = quotient(power, number(-t[1]*t[1]))
		}
	}
	return sum
}
