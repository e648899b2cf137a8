package main

import (
	"fmt"
	"math"
	"math/big"
	"sync"
)

func init() {
	inPairs, inQuads := fmt.Sprintf("j = min(j, %d)", gammaCommon-1), fmt.Sprintf("j = min(j, %d)", gammaAll-1)
	families["gamma"] = family{gammaTables, []reader{
		named{
			{"log2Bend", log2Bend, "b of the parabola f + b·f(1-f), nearly log2(1+f)"},
			{"gammaPlaces", gammaPlaces, "how many rows of ln Γ an octave has: 12 is at the end of the last one"},
			{"gammaStirling", gammaRows, "the row of Stirling's series"},
			{"digammaFirst", gammaRows + 1, "the first row of ψ"},
			{"expintFirst", 2 * (gammaRows + 1), "that of Ei"},
			{"expintBelow", expintBelow, "how many rows it has for x below -1.5, but for a halved one"},
			{"expintAbove", expintAbove, "how many for x above 2.5"},
			{"zetaFirst", 2*(gammaRows+1) + expintRows, "the first row of ζ"},
			{"zetaBelow", zetaBelow, "how many of its rows are of ζ(x) - 1/(x-1)"},
			{"zetaLast", zetaRows - 1, "its last row"},
			{"gammaMoreFirst", gammaCommon, "the first row of ln Γ that quads have besides"},
			{"gammaOwnFirst", gammaCommon + moreRows, "their first row of Γ"},
		},
		entry{name: "gammaMiddle", doc: "returns the middle of a row", table: "gammaCentre", limbs: []int{1}, places: true, index: fmt.Sprintf("min(i, %d)", gammaCommon-1)},
		entry{name: "gammaMore", doc: "returns the middle of a row that quads have besides", table: "gammaMore", limbs: []int{1}, places: true},
		entry{name: "digammaZero", doc: "returns the zero", table: "digammaZero", limbs: []int{3, 5}},
		entry{name: "stirlingTerm", doc: "returns (ln 2π - 1)/2", table: "stirling", limbs: []int{3, 5}},
		gammaOfPairs.value("gammaSeries returns the polynomial of row j", "(r triple[T]) gammaSeries(j int32) triple[T]", "r", 3, 3, "return %s", inPairs),
		function{"gammaLead returns the polynomial of row j of float64 without the last four coefficients, which have\n// five limbs", "(r quint[T]) gammaLead(j int32) Quad[T]", []string{inQuads}, gammaLead},
		function{"gammaEnd returns the polynomial of row j of float64, for y without the last three coefficients", "(y quint[T]) gammaEnd(r quint[T], j int32) quint[T]", []string{inQuads}, gammaEnd},
		function{"gammaSeries returns the polynomial of row j", "(r quint[T]) gammaSeries(j int32) quint[T]", []string{inQuads}, gammaSeries},
		function{"gammaSeries returns the polynomial of row j", "(r quartet[T]) gammaSeries(j int32) quartet[T]", []string{inQuads}, gammaOfTriples},
		function{"gammaValue is gammaSeries where one coefficient more of float64 may have four limbs. That costs a\n// fraction of u⁴, since it stands before r³", "(r quint[T]) gammaValue(j int32) quint[T]", []string{inQuads}, gammaValue},
	}}
}

// gammaRows is the number of rows for 1 ≤ y < 12; one more is for all y above. There are as
// many for ln Γ(y), and then for ψ(y), and those of the exponential integral and of ζ after them.
const gammaRows = 15

// Quads have more rows behind these: moreRows for ln Γ(y) from place -4 to 2 and from 14 to 19, and
// gammaOwnRows for Γ(y) itself.
const (
	moreRows     = 11
	gammaOwnRows = 55
)

// moreRow returns what a row of quads for ln Γ(y) is of: relative to y - 1 below place 2.
func moreRow(k int) (lo, hi float64, f func(*big.Float) *big.Float) {
	zero := -1.0
	if k -= 4; k >= 2 {
		k, zero = k+12, -2
	}
	lo, hi = gammaInterval(k, 0.5, 24)
	return lo, hi, func(y *big.Float) *big.Float { return quotient(logGamma(y), sum(y, number(zero))) }
}

// gammaOwnRow returns the middle of a row for Γ(y), and its ends: eight in an octave, and from 8 on one
// for each ½.
func gammaOwnRow(k int) (centre, lo, hi float64) {
	s := 8.0
	for k += 8; s > 2 && k >= 16; k -= 8 {
		s /= 2
	}
	n := float64(k)
	if lo = (n - 0.5) / s; k == 8 && s < 8 { // the row below is half as wide
		lo = (n - 0.25) / s
	}
	return n / s, lo, (n + 0.5) / s
}

// log2Bend is b of the parabola f + b·f(1-f), which is next to log2(1+f) between 0 and 1, where it
// is the same. It finds rows alone, and has few bits so that machine numbers lose none.
const log2Bend = 0.34375

// gammaPlaces is how many rows an octave has: 12 is at the end of row 14, and nothing below it is
// beyond that.
const gammaPlaces = 4.171875

// nearLog2 is nearly log2 y, as the functions have it, but for the rounding of float32.
func nearLog2(y float64) float64 {
	f, e := math.Frexp(y)
	f = 2*f - 1
	return float64(e-1) + f*(1+log2Bend-f*log2Bend)
}

// gammaPlace returns how far y is between 1 and 12, in rows.
func gammaPlace(y float64) float64 { return nearLog2(y) * gammaPlaces }

// gammaInterval returns the ends of row j between two numbers, and a little more.
func gammaInterval(j int, least, most float64) (lo, hi float64) {
	end := func(place float64) float64 {
		lo, hi := least, most
		for range 60 {
			if mid := (lo + hi) / 2; gammaPlace(mid) < place {
				lo = mid
			} else {
				hi = mid
			}
		}
		return lo
	}
	return end(float64(j)) * (1 - 0x1p-18), end(float64(j+1)) * (1 + 0x1p-18)
}

var (
	gammaOfPairs = &series{name: "gammaShort", counts: both(schedule{3, 7, 3}, schedule{8, 14, 4}), rows: true, lift: true, safe: allSafe}
	gammaOfQuads = &series{name: "gammaLong", counts: both(schedule{1, 6, 6, 7, 4}, schedule{2, 14, 14, 15, 4}), rows: true, lift: true, safe: allSafe, batch: map[int]int{4: 2}}
)

// The rows that pairs and quads have, and those that quads have.
const (
	gammaCommon = 2*(gammaRows+1) + expintRows + zetaRows
	gammaAll    = gammaCommon + moreRows + gammaOwnRows
)

// Quads of float64 read their rows in two functions, gammaLead and gammaEnd, between which one
// coefficient has five limbs (gammaSeries), or four (gammaValue).

// gammaLead reads a row up to its coefficients of five limbs.
func gammaLead(bits int) []string {
	if bits == 32 {
		return []string{"return Quad[T]{} // not called"}
	}
	e := gammaOfQuads.begin(bits, "r", 5)
	z := e.fours(e.threes(e.twos(e.ones(0))))
	return append(e.lines, "return "+z)
}

// gammaEnd reads the last three coefficients of a row.
func gammaEnd(bits int) []string {
	if bits == 32 {
		return []string{"return y // not called"}
	}
	e := gammaOfQuads.begin(bits, "r", 5)
	e.skip(4)
	e.skip(5, 1)
	e.fives("y", 3)
	return append(e.lines, "return y")
}

// gammaSeries reads a row.
func gammaSeries(bits int) []string {
	e := gammaOfQuads.begin(bits, "r", 5)
	if bits == 32 {
		y := e.all(5)
		return append(e.lines, "return "+y)
	}
	e.skip(4)
	e.line("y := quintOf(r.gammaLead(j)).mul(r)")
	return append(e.lines, fmt.Sprintf("return %s.addLoose(y).gammaEnd(r, j)", e.next(5, 0)))
}

// gammaOfTriples reads a row for triples.
func gammaOfTriples(bits int) []string {
	e := gammaOfQuads.beginLess(bits, "r", 4)
	y := e.all(4)
	e.done()
	return append(e.lines, "return "+y)
}

// gammaValue reads a row, with one coefficient of five limbs less.
func gammaValue(bits int) []string {
	if bits == 32 {
		return []string{"return r.gammaSeries(j)"}
	}
	e := gammaOfQuads.begin(bits, "r", 5)
	e.skip(4)
	e.line("z := r.gammaLead(j).horner(%s, %s)", e.variable(4), e.next(4, 0))
	return append(e.lines, "return quintOf(z).gammaEnd(r, j)")
}

// gammaRow returns the centre of row j, and its polynomial for a schedule.
func gammaRow(j, p int, counts schedule) (centre float64, list []*big.Float) {
	lo, hi := gammaInterval(j%(gammaRows+1), 1, 12)
	f := func(y *big.Float) *big.Float { return quotient(logGamma(y), sum(y, number(-2))) }
	const below = 2 * (gammaRows + 1)
	switch {
	case j == gammaRows, j == 2*gammaRows+1:
		lo, hi = 0, 1/143.99
		f = func(v *big.Float) *big.Float {
			y := quotient(number(1), root(v))
			if j == gammaRows {
				return product(y, binet(y))
			}
			d := sum(quotient(number(-0.5), y), logBig(y))
			return quotient(d.Sub(d, digamma(y)), v)
		}
	case j >= gammaCommon+moreRows:
		_, lo, hi = gammaOwnRow(j - gammaCommon - moreRows)
		f = gamma
	case j >= gammaCommon:
		lo, hi, f = moreRow(j - gammaCommon)
	case j >= below+expintRows:
		lo, hi, f = zetaRow(j - below - expintRows)
	case j >= below:
		lo, hi, f = expintRow(j - below)
	case j > gammaRows:
		f = func(y *big.Float) *big.Float { return quotient(digamma(y), new(big.Float).Sub(y, digammaZero())) }
	}
	centre = limbs(number((lo+hi)/2), 1, 8)[0]
	if k := j - gammaCommon - moreRows; k >= 0 {
		centre, _, _ = gammaOwnRow(k)
	}
	list = interpolate(f, centre, lo, hi, counts.terms()-1)
	if j >= gammaCommon+moreRows { // factorials come out exactly
		list[0] = gamma(number(centre))
	}
	if k := j - below - expintRows; k >= 0 && j < gammaCommon {
		checkZeta(fmt.Sprintf("%d bits, %d limbs, row %d", p, len(counts), j), k, centre, list, counts, p)
		if len(counts) > 3 { // quads
			for i, c := range list {
				c.SetMantExp(c, zetaUnit*i)
			}
		}
	}
	return centre, list
}

func gammaTables(w *tables) {
	var centres []float64
	rows := func(s *series, n int) func(p, _ int) [][]*big.Float {
		return func(p, _ int) (lists [][]*big.Float) {
			centres = nil
			for j := range n {
				centre, list := gammaRow(j, p, s.counts[bits(p)])
				centres, lists = append(centres, centre), append(lists, list)
			}
			return lists
		}
	}
	gammaOfPairs.print(w, "has the polynomials of pairs", rows(gammaOfPairs, gammaCommon))
	gammaOfQuads.print(w, "has the polynomials of quads", rows(gammaOfQuads, gammaAll))
	w.list("gammaCentre", "has the middles of the rows", func(int) []float64 { return centres[:gammaCommon] })
	w.list("gammaMore", "has the middles of the rows of ln Γ that quads have besides", func(int) []float64 { return centres[gammaCommon:][:moreRows] })
	w.constant("digammaZero", "the zero of ψ", digammaZero(), 5)
	c := product(number(0.5), sum(logBig(product(number(2), piByMachin())), number(-1)))
	w.constant("stirling", "(ln 2π - 1)/2", c, 5)
}

// mantissa returns x as a float64.
func mantissa(x *big.Float) float64 { a, _ := x.Float64(); return a }

// some is the precision of what is computed at many places: more than enough for the limbs of
// a polynomial.
const some = 640

func rounded(x *big.Float) *big.Float { return new(big.Float).SetPrec(some).Set(x) }

func sum(x, y *big.Float) *big.Float { return new(big.Float).SetPrec(prec).Add(x, y) }

func root(x *big.Float) *big.Float { return new(big.Float).SetPrec(x.Prec()).Sqrt(x) }

// interpolate returns the coefficients, in powers of x - centre, of the polynomial that is f
// at the Chebyshev points between lo and hi, by divided differences.
func interpolate(f func(*big.Float) *big.Float, centre, lo, hi float64, degree int) []*big.Float {
	n := degree + 1
	at, value := make([]*big.Float, n), make([]*big.Float, n)
	for i := range at {
		x := (lo+hi)/2 + (hi-lo)/2*math.Cos(math.Pi*(float64(i)+0.5)/float64(n))
		at[i] = rounded(sum(number(x), number(-centre)))
		value[i] = rounded(f(rounded(number(x))))
	}
	for k := 1; k < n; k++ {
		for i := n - 1; i >= k; i-- {
			d := new(big.Float).Sub(value[i], value[i-1])
			value[i] = d.Quo(d, new(big.Float).Sub(at[i], at[i-k]))
		}
	}
	list := make([]*big.Float, n)
	for k := range list {
		list[k] = new(big.Float).SetPrec(some)
	}
	for i := n - 1; i >= 0; i-- { // list = list·(x - at[i]) + value[i]
		for k := n - 1; k >= 0; k-- {
			c := new(big.Float).Mul(list[k], at[i])
			c.Neg(c)
			if k > 0 {
				c.Add(c, list[k-1])
			} else {
				c.Add(c, value[i])
			}
			list[k] = c
		}
	}
	return list
}

// logBig returns ln x: 2^n·2·atanh((r-1)/(r+1)) for r = x^(1/2^n).
func logBig(x *big.Float) *big.Float {
	r, n := new(big.Float).Copy(x), 0
	for ; math.Abs(mantissa(r)-1) > 0x1p-12; n++ {
		r = root(r)
	}
	power := new(big.Float).Quo(sum(r, number(-1)), sum(r, number(1)))
	power.SetPrec(x.Prec())
	square := new(big.Float).Mul(power, power)
	total := new(big.Float).SetPrec(x.Prec())
	for k := int64(1); power.Sign() != 0 && power.MantExp(nil) > -int(x.Prec())-20; k += 2 {
		total.Add(total, new(big.Float).Quo(power, new(big.Float).SetPrec(x.Prec()).SetInt64(k)))
		power.Mul(power, square)
	}
	return total.SetMantExp(total, n+1)
}

// bernoulli are B(2k)/(2k(2k-1)), 119 of them: for y = 100 binet adds 112 terms, and fewer for all above.
var bernoulli = func() []*big.Float {
	const n = 240
	var list []*big.Float
	row := make([]*big.Rat, n) // Akiyama and Tanigawa's triangle
	for m := range n {
		row[m] = big.NewRat(1, int64(m+1))
		for j := m; j > 0; j-- {
			row[j-1].Sub(row[j-1], row[j])
			row[j-1].Mul(row[j-1], big.NewRat(int64(j), 1))
		}
		if m > 0 && m%2 == 0 {
			b := new(big.Rat).Quo(row[0], big.NewRat(int64(m*(m-1)), 1))
			list = append(list, new(big.Float).SetPrec(some).SetRat(b))
		}
	}
	return list
}()

// binet returns ln Γ(y) - (y - ½)·ln y + y - ½·ln 2π: Stirling's series at y + n, and
// what differs from there to y.
func binet(y *big.Float) *big.Float {
	if mantissa(y) > 100 {
		square := new(big.Float).Mul(y, y)
		total, power := new(big.Float).SetPrec(some), new(big.Float).Quo(rounded(number(1)), y)
		for _, b := range bernoulli {
			term := new(big.Float).Mul(b, power)
			if total.Add(total, term); term.MantExp(nil) < total.MantExp(nil)-some-8 {
				break
			}
			power.Quo(power, square)
		}
		return total
	}
	next := logGamma(y)
	half := new(big.Float).Sub(y, rounded(number(0.5)))
	next.Sub(next, half.Mul(half, logBig(y)))
	next.Add(next, y)
	return next.Sub(next, halfLogTwoPi)
}

var halfLogTwoPi = product(number(0.5), logBig(rounded(product(number(2), piByMachin()))))

// logGamma returns ln Γ(y), for y > 0.
func logGamma(y *big.Float) *big.Float {
	z, down := rounded(y), rounded(number(1))
	for mantissa(z) < 101 {
		down.Mul(down, z)
		z.Add(z, number(1))
	}
	total := new(big.Float).Sub(z, rounded(number(0.5)))
	total.Mul(total, logBig(z))
	total.Sub(total, z)
	total.Add(total, halfLogTwoPi)
	total.Add(total, binet(z))
	return total.Sub(total, logBig(down))
}

// gamma returns Γ(y), for y > 0, and exactly for integers.
func gamma(y *big.Float) *big.Float {
	if y.IsInt() {
		total := rounded(number(1))
		for k := 2.0; k < mantissa(y); k++ {
			total.Mul(total, number(k))
		}
		return total
	}
	const halvings = 12 // x becomes so small that a few dozen terms do; each squaring takes a bit of some
	x := logGamma(y)
	x.SetMantExp(x, -halvings)
	total, term := rounded(number(1)), rounded(number(1))
	for k := 1.0; term.Sign() != 0 && term.MantExp(nil) > -some; k++ {
		term.Quo(term.Mul(term, x), number(k))
		total.Add(total, term)
	}
	for range halvings {
		total.Mul(total, total)
	}
	return total
}

// digamma returns ψ(y), for y > 0: the derivative of Stirling's series at y + n, less Σ 1/(y+k).
func digamma(y *big.Float) *big.Float {
	z, down := rounded(y), rounded(number(0))
	for mantissa(z) < 101 {
		down.Add(down, new(big.Float).Quo(rounded(number(1)), z))
		z.Add(z, number(1))
	}
	square := new(big.Float).Mul(z, z)
	total := logBig(z)
	total.Sub(total, new(big.Float).Quo(rounded(number(0.5)), z))
	power := new(big.Float).Quo(rounded(number(1)), square)
	for k, b := range bernoulli {
		term := new(big.Float).Mul(b, power)
		if total.Sub(total, term.Mul(term, rounded(number(float64(2*k+1))))); term.MantExp(nil) < -some-8 {
			break
		}
		power.Quo(power, square)
	}
	return total.Sub(total, down)
}

// digammaZero is where ψ is 0, by the secant's method.
var digammaZero = sync.OnceValue(func() *big.Float {
	x, y := rounded(number(1.46)), rounded(number(1.47))
	fx, fy := digamma(x), digamma(y)
	for fy.Sign() != 0 && fy.MantExp(nil) > -some+40 {
		d := new(big.Float).Sub(y, x)
		d.Quo(d.Mul(d, fy), new(big.Float).Sub(fy, fx))
		x, fx = y, fy
		y = new(big.Float).Sub(y, d)
		fy = digamma(y)
	}
	return y
})
