package main

import (
	"log"
	"math"
	"math/big"
	"sync"
)

func init() {
	families["bessel"] = family{besselTables, append([]reader{
		named{
			{"besselYFirst", besselY, "the first row of Y0"},
			{"besselHankel", besselHigh, "that of Hankel's P0; those of Q0, P1 and Q1 follow"},
			{"besselIFirst", besselI, "that of I0"},
			{"besselZeros", besselZeros, "how many rows about zeros each of J0, J1, Y0 and Y1 has"},
			{"besselScales", besselScales, "how many rows each of I0 and I1 has"},
		},
		entry{name: "besselCentre", doc: "returns the middle of a row", table: "besselCentre", limbs: []int{1}, places: true},
		entry{name: "besselZeroLimb", doc: "returns a limb of a row's zero z, of the eight of z and the five of 1/z", table: "besselZero", row: "j", limbs: []int{1}, places: true},
		entry{name: "twoOverPi", doc: "returns 2/π", table: "twoOverPi", limbs: []int{3, 5}},
	}, besselBands.readers()...)}
}

// The rows of the polynomials of Bessel functions, from their first ones on: J0 and J1 about the
// zeros; Y0 and Y1, of which the first of Y0 is not used; P0, Q0, P1, Q1; I0 and I1.
const (
	besselZeros  = 17 // of J0, J1, Y0 and Y1 each
	besselScales = 18 // of I0 and I1 each
	besselY      = 2 * besselZeros
	besselHigh   = 4 * besselZeros
	besselI      = besselHigh + 4
	besselRows   = besselI + 2*besselScales
)

// besselRow is a row: a function of a variable between two ends, whose polynomial is in the
// distance from the centre.
type besselRow struct {
	f              func(*big.Float) *big.Float
	centre, lo, hi float64
	zero           *big.Float // the function has the factor x - zero
	whole          int        // where it is not 0, f is (F - 1)/x^whole, and F is what is needed
}

var besselBands = newBands("bessel")

func besselTables(w *tables) {
	rows := besselList()
	w.list("besselCentre", "has the centres of the rows", func(int) (list []float64) {
		for _, r := range rows {
			list = append(list, r.centre)
		}
		return list
	})
	w.rows("besselZero", "has the zero z of a row in eight limbs, the last four of float32 times 2^32,\n// then 1/z in five", func(p int) (list [][]float64) {
		for _, r := range rows[:besselHigh] {
			row := make([]float64, 13, 16)
			if r.zero != nil && r.zero.Sign() != 0 {
				row = append(zeroLimbs(r.zero, p), limbs(quotient(number(1), r.zero), 5, p)...)
			}
			list = append(list, append(row, 0, 0, 0))
		}
		return list
	})
	w.constant("twoOverPi", "2/π", quotient(number(2), piByMachin()), 5)
	besselBands.print(w, rows)
}

// zeroLimbs returns z in eight limbs. The last four of float32 are too small for it, and
// multiplied by 2^32.
func zeroLimbs(z *big.Float, p int) []float64 {
	list := limbs(z, 8, p)
	if p == 24 {
		for k := 4; k < 8; k++ {
			if list[k] *= 0x1p32; math.Abs(list[k]) < 0x1p-126 {
				list[k] = 0
			}
		}
	}
	return list
}

// polynomial returns the coefficients of a row.
func (r besselRow) polynomial(degree int) []*big.Float {
	if r.whole > 0 {
		return append([]*big.Float{rounded(number(1)), rounded(number(0))}[:r.whole], interpolate(r.f, r.centre, r.lo, r.hi, degree-r.whole)...)
	}
	return interpolate(r.f, r.centre, r.lo, r.hi, degree)
}

// check sees that a polynomial is as good as it has to be: that its coefficients have enough
// limbs, and that it is the function between the points too.
func (r besselRow) check(name string, list []*big.Float, counts []int, p int) {
	f := func(x float64) *big.Float {
		y := r.f(rounded(number(x)))
		for k := range r.whole {
			if y = product(y, number(x)); k == r.whole-1 {
				y = sum(number(1), y)
			}
		}
		return y
	}
	least := min(math.Abs(mantissa(f(r.lo+(r.hi-r.lo)/64))), math.Abs(mantissa(f(r.hi))))
	n := len(counts) - 1 // of the type: the first coefficients have a limb more
	unit := math.Ldexp(1, -n*p)
	for _, x := range []float64{r.lo + (r.hi-r.lo)/64, r.hi} {
		at, lost := len(list)-1, 0.0
		for limb, count := range counts {
			for range count {
				lost += math.Abs(mantissa(list[at])) * math.Pow(math.Abs(x-r.centre), float64(at)) * math.Ldexp(1, -p*(limb+1)-1)
				at--
			}
		}
		if lost /= math.Abs(mantissa(f(x))); lost > unit {
			log.Fatalf("%s: the limbs of the coefficients lose %g units", name, lost/unit)
		}
	}
	for i := range 7 {
		x := r.lo + (r.hi-r.lo)*(float64(i)+0.37)/7
		y := new(big.Float).SetPrec(some)
		for k := len(list) - 1; k >= 0; k-- {
			y.Add(y.Mul(y, sum(number(x), number(-r.centre))), list[k])
		}
		if d := math.Abs(mantissa(y.Sub(y, f(x)))) / least; d > unit/16 {
			log.Fatalf("%s: the polynomial errs by %g units at %g", name, d/unit, x)
		}
	}
}

// besselList returns the rows.
var besselList = sync.OnceValue(func() []besselRow {
	rows := make([]besselRow, besselRows)
	// Functions that oscillate: a row about each zero, from where x/π + shift is an integer on.
	for n, shift := range map[int]float64{0: 0.75, 1: 0.25, 2: 1.25, 3: 0.75} {
		order, second := n&1, n > 1
		for k := range besselZeros {
			r := besselRow{lo: max((float64(k)-shift)*math.Pi-0x1p-12, 0), hi: (float64(k+1)-shift)*math.Pi + 0x1p-12}
			if n == 2 && k == 0 {
				r.lo, r.hi = 0, 1
			}
			r.centre = limbs(number((r.lo+r.hi)/2), 1, 8)[0]
			switch {
			case n == 0 && k == 0:
				r.centre, r.whole = 0, 2
			case n == 1 && k == 0:
				r.zero = number(0)
			default:
				r.zero = besselZero(order, second, max(k, 1))
			}
			r.f = func(x *big.Float) *big.Float {
				v := besselAt(order, x)
				if r.whole > 0 { // (J0 - 1)/x²
					return quotient(v.firstLess1, product(x, x))
				}
				y := v.first
				if second {
					y = v.entire(order, r.zero)
				}
				return quotient(y, new(big.Float).Sub(x, r.zero))
			}
			rows[besselZeros*n+k] = r
		}
	}
	// P and x·Q of Hankel's, in 2048/x².
	for n := range 4 {
		r := besselRow{lo: 0, hi: 0.84, centre: 0.421875}
		r.f = func(v *big.Float) *big.Float {
			x := root(quotient(number(2048), v))
			p, q := hankel(n>>1, x)
			if n&1 == 0 {
				return p
			}
			return product(q, x)
		}
		rows[besselHigh+n] = r
	}
	// I0 and I1/x in x²/16 below 4, √x·e^-x·I in 8/x above.
	for order := range 2 {
		for k := range besselScales {
			r := besselRow{lo: 0, hi: 1 + 0x1p-12}
			if k > 0 {
				lo, hi := besselInterval(k - 1)
				r.lo, r.hi = 8/hi, 8/lo
				r.centre = limbs(number((r.lo+r.hi)/2), 1, 8)[0]
			}
			if k == besselScales-1 {
				r.lo, r.hi, r.centre = 0, 0.125+0x1p-12, 0.0625
			}
			r.f = func(v *big.Float) *big.Float {
				if k > 0 {
					return besselScaled(order, quotient(number(8), v))
				}
				x := root(product(number(16), v))
				y := besselGrowing(order, x)
				if order == 1 {
					return quotient(y, x)
				}
				return quotient(y.Sub(y, number(1)), v)
			}
			if order+k == 0 {
				r.whole = 1
			}
			rows[besselI+besselScales*order+k] = r
		}
	}
	return rows
})

// besselInterval returns the ends of the row for a quarter of a power of two above 4, as
// the functions find it, and a little more.
func besselInterval(k int) (lo, hi float64) {
	end := func(place float64) float64 {
		lo, hi := 4.0, 64.0
		for range 60 {
			mid := (lo + hi) / 2
			if (nearLog2(mid)-2)*4 < place {
				lo = mid
			} else {
				hi = mid
			}
		}
		return lo
	}
	return end(float64(k)) * (1 - 0x1p-16), end(float64(k+1)) * (1 + 0x1p-16)
}

// besselValue is what is known of J and Y at a place: Y is 2/π·((ln(x/2) + γ)·J + rest), and
// less 2/πx for order 1.
type besselValue struct {
	x, first, firstLess1, rest *big.Float
}

// besselAt returns these by the power series, for x below about 400.
func besselAt(order int, x *big.Float) besselValue {
	x = number(0).Set(x)
	square := product(product(x, x), number(-0.25))
	term, first, rest := number(1), number(0), number(0)
	if order == 1 {
		term = product(x, number(0.5))
	}
	less1 := number(0)
	h := number(0) // the harmonic number of k
	for k := 0; term.Sign() != 0 && (term.MantExp(nil) > -prec+100 || k < 8); k++ {
		first.Add(first, term)
		if k > 0 {
			h.Add(h, quotient(number(1), number(float64(k))))
			less1.Add(less1, term)
		}
		c := number(0).Set(h)
		if order == 1 { // the mean of two
			c.Add(c, quotient(number(0.5), number(float64(k+1))))
		}
		rest.Sub(rest, product(c, term))
		term = quotient(product(term, square), number(float64(k+1)*float64(k+1+order)))
	}
	return besselValue{x, first, less1, rest}
}

// second returns Y.
func (v besselValue) second(order int) *big.Float {
	y := sum(logBig(product(v.x, number(0.5))), number(0))
	y.Add(y, gammaOfEuler())
	y = sum(product(y, v.first), v.rest)
	if order == 1 {
		y.Sub(y, quotient(number(1), v.x))
	}
	return product(y, quotient(number(2), piByMachinOnce()))
}

// entire returns Y - 2/π·(ln(x/z)·J + (x - z)/(xz)), the latter for order 1 alone: an entire
// function, which is 0 where Y is.
func (v besselValue) entire(order int, z *big.Float) *big.Float {
	y := logHalf(z)
	y = sum(product(y, v.first), v.rest)
	if order == 1 {
		y.Sub(y, quotient(number(1), z))
	}
	return product(y, quotient(number(2), piByMachinOnce()))
}

var piByMachinOnce = sync.OnceValue(piByMachin)

var halves = map[string]*big.Float{}

// logHalf returns ln(z/2) + γ.
func logHalf(z *big.Float) *big.Float {
	key := z.Text('x', 30)
	if halves[key] == nil {
		halves[key] = sum(logBig(rounded(product(z, number(0.5)))), number(0))
		halves[key].Add(halves[key], gammaOfEuler())
	}
	return halves[key]
}

// besselZero returns the k-th zero of J or Y above 0, by the secant's method.
func besselZero(order int, second bool, k int) *big.Float {
	f := func(x *big.Float) *big.Float {
		v := besselAt(order, x)
		if second {
			return v.second(order)
		}
		return v.first
	}
	b := float64(k) - 0.25 + float64(order)/2
	g := func(x float64) float64 { return math.Jn(order, x) }
	if second {
		b -= 0.5
		g = func(x float64) float64 { return math.Yn(order, x) }
	}
	b *= math.Pi
	lo, hi := b-0.4, b+0.4
	for range 60 {
		if mid := (lo + hi) / 2; (g(mid) < 0) == (g(lo) < 0) {
			lo = mid
		} else {
			hi = mid
		}
	}
	x, y := rounded(number(lo)), rounded(number(lo*(1+0x1p-40)))
	fx, fy := f(x), f(y)
	for fy.Sign() != 0 && fy.MantExp(nil) > -some+30 {
		d := new(big.Float).Sub(y, x)
		if d.Sign() == 0 {
			break
		}
		d.Quo(d.Mul(d, fy), new(big.Float).Sub(fy, fx))
		x, fx = y, fy
		y = rounded(new(big.Float).Sub(y, d))
		fy = f(y)
	}
	return y
}

// hankel returns P and Q of √(2/πx)·(P cos χ - Q sin χ), which is J, χ = x - (2n + 1)π/4: by
// the asymptotic series, or from J and Y.
func hankel(order int, x *big.Float) (p, q *big.Float) {
	if mantissa(x) > 240 {
		p, q = rounded(number(0)), rounded(number(0))
		term := rounded(number(1))
		for k := 1; term.MantExp(nil) > -some-8; k++ {
			switch k & 3 {
			case 1:
				p.Add(p, term)
			case 2:
				q.Add(q, term)
			case 3:
				p.Sub(p, term)
			case 0:
				q.Sub(q, term)
			}
			odd := float64(2*k - 1)
			term = rounded(quotient(product(term, number(float64(4*order)-odd*odd)), product(x, number(float64(8*k)))))
		}
		return p, q
	}
	v := besselAt(order, x)
	angle := new(big.Float).Sub(x, product(piByMachinOnce(), number(float64(2*order+1)/4)))
	c, s := circular(0, angle), circular(1, angle)
	j, y := v.first, v.second(order)
	p = sum(product(j, c), product(y, s))
	q = new(big.Float).Sub(product(y, c), product(j, s))
	scale := root(product(x, quotient(piByMachinOnce(), number(2))))
	return rounded(product(p, scale)), rounded(product(q, scale))
}

// besselGrowing returns I by its power series.
func besselGrowing(order int, x *big.Float) *big.Float {
	square := product(product(x, x), number(0.25))
	term, total := number(1), number(0)
	if order == 1 {
		term = product(x, number(0.5))
	}
	for k := 0; term.MantExp(nil) > total.MantExp(nil)-some-60; k++ {
		total.Add(total, term)
		term = quotient(product(term, square), number(float64(k+1)*float64(k+1+order)))
	}
	return total
}

// besselScaled returns √x·e^-x·I: by the asymptotic series where e^-2x is nothing.
func besselScaled(order int, x *big.Float) *big.Float {
	if mantissa(x) > 240 {
		total, term := rounded(number(0)), rounded(number(1))
		for k := 1; term.MantExp(nil) > -some-8; k++ {
			total.Add(total, term)
			odd := float64(2*k - 1)
			term = rounded(quotient(product(term, number(odd*odd-float64(4*order))), product(x, number(float64(8*k)))))
		}
		return rounded(quotient(total, root(product(number(2), piByMachinOnce()))))
	}
	e := number(1) // e^x is the 64th power of e^(x/64)
	y, term := product(x, number(1.0/64)), number(1)
	for k := 1; term.MantExp(nil) > -prec/2; k++ {
		term = quotient(product(term, y), number(float64(k)))
		e.Add(e, term)
	}
	for range 6 {
		e = product(e, e)
	}
	return rounded(quotient(product(root(x), besselGrowing(order, x)), e))
}

// gammaOfEuler is γ.
var gammaOfEuler = sync.OnceValue(eulerGamma)
