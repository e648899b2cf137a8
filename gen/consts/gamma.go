package main

import (
	"bytes"
	"fmt"
	"math"
	"math/big"
	"sync"
)

func init() { generators["gamma"] = gammaConstants }

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

// gammaPlace returns how far y is between 1 and 12, in rows, as the functions do, but for the
// rounding of float32: nearly log2 y.
func gammaPlace(y float64) float64 {
	f, e := math.Frexp(y)
	f = 2*f - 1
	return (float64(e-1) + f*(1.34375-f*0.34375)) * 4.171875
}

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

func gammaConstants(w *bytes.Buffer) {
	for _, s := range []struct {
		name   string
		p      int   // bits of a limb
		counts []int // how many coefficients have 1, 2, … limbs, from the last one on
	}{
		{"gammaShort", 24, []int{3, 7, 3}},
		{"gammaLong", 24, []int{1, 6, 6, 7, 4}},
		{"gammaShort", 53, []int{8, 14, 4}},
		{"gammaLong", 53, []int{2, 14, 14, 15, 4}},
	} {
		bits := map[int]int{24: 32, 53: 64}[s.p]
		degree := -1
		for _, n := range s.counts {
			degree += n
		}
		var centres []float64
		const common = 2*(gammaRows+1) + expintRows + zetaRows
		rows := make([][]float64, common)
		if s.name == "gammaLong" {
			rows = make([][]float64, common+moreRows+gammaOwnRows)
		}
		for j := range rows {
			lo, hi := gammaInterval(j%(gammaRows+1), 1, 12)
			var f func(y *big.Float) *big.Float
			switch j {
			default:
				f = func(y *big.Float) *big.Float { return quotient(logGamma(y), sum(y, number(-2))) }
				if k := j - common; k >= 0 && k < moreRows {
					lo, hi, f = moreRow(k)
				} else if k >= moreRows {
					_, lo, hi = gammaOwnRow(k - moreRows)
					f = gamma
				} else if k := j - 2*(gammaRows+1); k >= expintRows {
					lo, hi, f = zetaRow(k - expintRows)
				} else if k >= 0 {
					lo, hi, f = expintRow(k)
				} else if j > gammaRows {
					f = func(y *big.Float) *big.Float { return quotient(digamma(y), new(big.Float).Sub(y, digammaZero())) }
				}
			case gammaRows, 2*gammaRows + 1:
				lo, hi = 0, 1/143.99
				f = func(v *big.Float) *big.Float {
					y := quotient(number(1), root(v))
					if j == gammaRows {
						return product(y, binet(y))
					}
					d := sum(quotient(number(-0.5), y), logBig(y))
					return quotient(d.Sub(d, digamma(y)), v)
				}
			}
			centre := limbs(number((lo+hi)/2), 1, 8)[0]
			if k := j - common - moreRows; k >= 0 {
				centre, _, _ = gammaOwnRow(k)
			}
			list := interpolate(f, centre, lo, hi, degree)
			if j >= common+moreRows { // factorials come out exactly
				list[0] = gamma(number(centre))
			}
			if k := j - 2*(gammaRows+1) - expintRows; k >= 0 && j < common {
				checkZeta(fmt.Sprintf("%s%d, row %d", s.name, bits, j), k, centre, list, s.counts, s.p)
				if s.name == "gammaLong" {
					for i, c := range list {
						c.SetMantExp(c, zetaUnit*i)
					}
				}
			}
			centres = append(centres, centre)
			at := degree
			for n, count := range s.counts {
				for range count {
					rows[j] = append(rows[j], limbs(list[at], n+1, s.p)...)
					at--
				}
			}
			for len(rows[j])%4 != 0 { // as they are read
				rows[j] = append(rows[j], 0)
			}
		}
		fmt.Fprintf(w, "\n// %s%d has the coefficients of a polynomial for each row, the last first: so many have 1,\n// 2 … limbs: %v.\nvar %s%d = [%d][%d]float%d{\n",
			s.name, bits, s.counts, s.name, bits, len(rows), len(rows[0]), bits)
		for _, row := range rows {
			fmt.Fprintf(w, "{%s},\n", literal(row...))
		}
		fmt.Fprint(w, "}\n")
		if s.name == "gammaLong" {
			fmt.Fprintf(w, "\n// gammaMore%d has the middles of the rows of ln Γ that quads have besides.\nvar gammaMore%d = [%d]float%d{%s}\n", bits, bits, moreRows, bits, literal(centres[common:common+moreRows]...))
		}
		if s.name == "gammaShort" {
			fmt.Fprintf(w, "\n// digammaZero%d is the zero of ψ in five limbs.\nvar digammaZero%d = [...]float%d{%s}\n", bits, bits, bits, literal(limbs(digammaZero(), 5, s.p)...))
			fmt.Fprintf(w, "\n// gammaCentre%d has the middles of the rows.\nvar gammaCentre%d = [%d]float%d{%s}\n", bits, bits, len(centres), bits, literal(centres...))
			c := product(number(0.5), sum(logBig(product(number(2), piByMachin())), number(-1)))
			fmt.Fprintf(w, "\n// stirling%d is (ln 2π - 1)/2 in five limbs.\nvar stirling%d = [...]float%d{%s}\n", bits, bits, bits, literal(limbs(c, 5, s.p)...))
		}
	}
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

// bernoulli are B(2k)/(2k(2k-1)).
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
	const halvings = 12
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
