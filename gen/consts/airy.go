package main

import (
	"math"
	"math/big"
	"sync"
)

func init() {
	families["airy"] = family{airyTables, append([]reader{
		named{
			{"airyNear", airyNear, "how many rows each function has below 4"},
			{"airyShift", airyShift, "where the second ones begin"},
			{"airyScaled", airyScaled, "the first row above 4"},
			{"airyScales", airyScales, "how many rows each has there"},
			{"airyFar", airyFar, "the row of P far below 0; those of Q, R and S follow"},
		},
		entry{name: "airyCentre", doc: "returns the middle of a row", table: "airyCentre", limbs: []int{1}, places: true},
		entry{name: "airyZeroLimb", doc: "returns a limb of a row's zero z, of eight", table: "airyZero", row: "j", limbs: []int{1}, places: true},
		entry{name: "twoThirds", doc: "returns ⅔", table: "twoThirds", limbs: []int{3, 5}},
	}, airyBands.readers()...)}
}

var airyBands = newBands("airy")

func airyTables(w *tables) {
	rows := airyList()
	w.list("airyCentre", "has the centres of the rows", func(int) (list []float64) {
		for _, r := range rows {
			list = append(list, r.centre)
		}
		return list
	})
	w.rows("airyZero", "has the zero z of a row in eight limbs, the last four of float32 times 2^32, or zeros", func(p int) (list [][]float64) {
		for _, r := range rows[:airyScaled] {
			row := make([]float64, 8)
			if r.zero != nil {
				row = zeroLimbs(r.zero, p)
			}
			list = append(list, row)
		}
		return list
	})
	w.constant("twoThirds", "⅔", quotient(number(2), number(3)), 5)
	airyBands.print(w, rows)
}

// Rows of Ai, Bi, Ai' and Bi': 10 between whole numbers from -6 to 4; 20 below, of ¾π in ζ = ⅔·|x|^(3/2);
// 16 above 4; and those of P, Q, R and S far below.
const (
	airyWhole  = 10
	airyWaves  = 20
	airyShift  = 5.859375 // row k begins where ζ is (k - airyShift)·¾π
	airyNear   = airyWhole + airyWaves
	airyScales = 16
	airyScaled = 4 * airyNear
	airyFar    = airyScaled + 4*airyScales
	airyRows   = airyFar + 4
)

// airyList returns the rows.
func airyList() []besselRow {
	rows := make([]besselRow, airyRows)
	for n := range 4 { // Ai, Bi, Ai', Bi'
		zeros := airyZeros(n)
		for k := range airyNear {
			r := besselRow{lo: float64(k-6) - 0x1p-12, hi: float64(k-5) + 0x1p-12}
			if k >= airyWhole {
				r.lo, r.hi = airyPlace((float64(k+1)-airyShift)*0.75)-0x1p-12, airyPlace((float64(k)-airyShift)*0.75)+0x1p-12
			}
			r.centre = limbs(number((r.lo+r.hi)/2), 1, 8)[0]
			for _, z := range zeros { // in the row, or next to it
				if math.Abs(mantissa(z)-r.centre) < 0.9*(r.hi-r.lo) {
					r.zero = z
				}
			}
			r.f = func(x *big.Float) *big.Float {
				y := airyAt(x)[n]
				if r.zero != nil {
					y = quotient(y, new(big.Float).Sub(x, r.zero))
				}
				return y
			}
			rows[airyNear*n+k] = r
		}
		for k := range airyScales {
			lo, hi := airyInterval(k)
			zeta := func(x float64) float64 { return 2.0 / 3 * math.Pow(x, 1.5) }
			r := besselRow{lo: 8 / zeta(hi), hi: 8 / zeta(lo)}
			if k == airyScales-1 {
				r.lo = 0
			}
			r.centre = limbs(number((r.lo+r.hi)/2), 1, 8)[0]
			r.f = func(v *big.Float) *big.Float { return airyGrowth(n, quotient(number(8), v)) }
			rows[airyScaled+airyScales*n+k] = r
		}
		r := besselRow{lo: 0, hi: 0.69, centre: 0.34375}
		r.f = func(v *big.Float) *big.Float { return airyWave(n, root(quotient(number(2048), v))) }
		rows[airyFar+n] = r
	}
	return rows
}

// airyPlace returns the x below 0 with 2/3·|x|^(3/2) = aπ.
func airyPlace(a float64) float64 { return -math.Pow(1.5*math.Pi*a, 2.0/3) }

// airyInterval returns the ends of the row for a sixth of a power of two above 4, as the functions find it,
// and a little more.
func airyInterval(k int) (lo, hi float64) {
	end := func(place float64) float64 {
		lo, hi := 4.0, 64.0
		for range 60 {
			mid := (lo + hi) / 2
			if (nearLog2(mid)-2)*6 < place {
				lo = mid
			} else {
				hi = mid
			}
		}
		return lo
	}
	return end(float64(k)) * (1 - 0x1p-16), end(float64(k+1)) * (1 + 0x1p-16)
}

// airyZeros returns the first zeros, by the secant's method.
func airyZeros(n int) (list []*big.Float) {
	for k := 1; k <= airyWaves+3; k++ {
		a := float64(k) - 0.25
		if n == 1 || n == 2 { // Bi and Ai'
			a -= 0.5
		}
		b := 0.46 // [OLBC10] (9.9.18), (9.9.19)
		if n > 1 {
			b = -0.65
		}
		start := airyPlace(a) * (1 + b/math.Pow(1.5*math.Pi*a, 2))
		x, y := rounded(number(start)), rounded(number(start*(1+0x1p-20)))
		fx, fy := airyAt(x)[n], airyAt(y)[n]
		for fy.Sign() != 0 && fy.MantExp(nil) > -some+30 {
			d := new(big.Float).Sub(y, x)
			if d.Sign() == 0 {
				break
			}
			d.Quo(d.Mul(d, fy), new(big.Float).Sub(fy, fx))
			x, fx = y, fy
			y = rounded(new(big.Float).Sub(y, d))
			fy = airyAt(y)[n]
		}
		list = append(list, y)
	}
	return list
}

// airyAt returns Ai, Bi, Ai' and Bi' by their power series, for |x| below 51: of f and g, Ai is c·f - d·g.
func airyAt(x *big.Float) [4]*big.Float {
	key := x.Text('p', 0)
	if v, ok := airyKept[key]; ok {
		return v
	}
	x = number(0).Set(x)
	cube := product(product(x, x), x)
	series := func(term *big.Float, a, b float64) *big.Float {
		total := number(0)
		for k := 0.0; term.Sign() != 0 && (term.MantExp(nil) > -prec || k < 8); k++ {
			total.Add(total, term)
			term = quotient(product(term, cube), number((3*k+a)*(3*k+b)))
		}
		return total
	}
	c, d := airyConstants()
	even := func(y *big.Float) *big.Float { return product(y, c) }
	odd := func(y *big.Float) *big.Float { return product(y, d) }
	f, g := even(series(number(1), 2, 3)), odd(series(x, 3, 4))
	f1, g1 := even(series(product(product(x, x), number(0.5)), 3, 5)), odd(series(number(1), 1, 3))
	three := root(number(3))
	airyKept[key] = [4]*big.Float{
		new(big.Float).Sub(f, g), product(three, sum(f, g)),
		new(big.Float).Sub(f1, g1), product(three, sum(f1, g1)),
	}
	return airyKept[key]
}

// airyKept are the values at numbers: rows of the four functions ask for them at the same ones.
var airyKept = map[string][4]*big.Float{}

// airyConstants returns Ai(0) and -Ai'(0): 3^(-2/3)/Γ(2/3) and 3^(-1/3)/Γ(1/3), where Γ(1/3)³ is
// 2^(4/3)·π²/(3^(1/4)·M(1, cos π/12)) and Γ(1/3)·Γ(2/3) is 2π/√3.
var airyConstants = sync.OnceValues(func() (c, d *big.Float) {
	pi, three := piByMachinOnce(), root(number(3))
	a, b := number(1), product(sum(root(number(6)), root(number(2))), number(0.25))
	for range 16 {
		a, b = product(sum(a, b), number(0.5)), root(product(a, b))
	}
	gamma := quotient(product(product(number(2), cubeRoot(number(2))), product(pi, pi)), product(root(three), a))
	// Γ(1/3)³/(√3·8π³) is the cube of c, and cd is 1/(2π√3)
	c = cubeRoot(quotient(gamma, product(three, product(number(8), product(pi, product(pi, pi))))))
	return c, quotient(number(1), product(c, product(number(2), product(pi, three))))
})

// cubeRoot returns ∛x, by Newton's method.
func cubeRoot(x *big.Float) *big.Float {
	y := number(math.Cbrt(mantissa(x)))
	for range 7 {
		d := quotient(x, product(y, y))
		y = quotient(sum(sum(y, y), d), number(3))
	}
	return y
}

// airySum returns Σ ±u(k)/ζ^k, or of v(k) = u(k)·(6k+1)/(1-6k) for derivatives; signs may be 0.
func airySum(zeta *big.Float, derivative bool, sign func(k int) float64) *big.Float {
	total, u := rounded(number(0)), rounded(number(1))
	for k := 0; u.MantExp(nil) > -some-8; k++ {
		at := float64(6 * k)
		term := product(u, number(sign(k)))
		if derivative {
			term = quotient(product(term, number(at+1)), number(1-at))
		}
		total.Add(total, term)
		u = rounded(quotient(product(u, number((at+1)*(at+5))), product(zeta, number(12*(at+6)))))
	}
	return total
}

// airyArgument returns x and x^¼ for ζ.
func airyArgument(zeta *big.Float) (x, fourth *big.Float) {
	r := cubeRoot(product(zeta, number(1.5)))
	return product(r, r), root(r)
}

// airyGrowth returns Ai·e^ζ·x^¼, Bi·e^-ζ·x^¼, Ai'·e^ζ·x^-¼ or Bi'·e^-ζ·x^-¼, for ζ = ⅔·x^(3/2).
func airyGrowth(n int, zeta *big.Float) *big.Float {
	sign := 1.0 // of the exponent that is taken away
	if n&1 == 0 {
		sign = -1
	}
	if mantissa(zeta) > 240 {
		y := quotient(airySum(zeta, n > 1, func(k int) float64 { return math.Pow(sign, float64(k)) }), root(piByMachinOnce()))
		if n&1 == 0 {
			y = product(y, number(0.5-float64(n>>1)))
		}
		return rounded(y)
	}
	x, fourth := airyArgument(zeta)
	y := airyAt(x)[n]
	if n > 1 {
		y = quotient(y, fourth)
	} else {
		y = product(y, fourth)
	}
	e, _ := expSeries(product(zeta, number(-sign)))
	return rounded(product(y, e))
}

// airyWave returns P, ζQ, R or ζS over √2π, for θ = ζ - π/4 and |x|^¼ = a:
//
//	√π·Ai(x) = (P·cos θ + Q·sin θ)/a,	√π·Bi(x) = (Q·cos θ - P·sin θ)/a
//	√π·Ai'(x) = (R·sin θ - S·cos θ)·a,	√π·Bi'(x) = (R·cos θ + S·sin θ)·a
func airyWave(n int, zeta *big.Float) *big.Float {
	var y *big.Float
	if mantissa(zeta) > 240 {
		y = airySum(zeta, n > 1, func(k int) float64 {
			return float64((k+n+1)&1) * float64(1-k&2)
		})
	} else {
		x, a := airyArgument(zeta)
		v := airyAt(new(big.Float).Neg(x))
		angle := new(big.Float).Sub(zeta, product(piByMachinOnce(), number(0.25)))
		c, s := circular(0, angle), circular(1, angle)
		switch n {
		case 0:
			y = new(big.Float).Sub(product(c, v[0]), product(s, v[1]))
		case 1:
			y = sum(product(s, v[0]), product(c, v[1]))
		case 2:
			y = sum(product(s, v[2]), product(c, v[3]))
		case 3:
			y = new(big.Float).Sub(product(s, v[3]), product(c, v[2]))
		}
		if y = product(y, root(piByMachinOnce())); n < 2 {
			y = product(y, a)
		} else {
			y = quotient(y, a)
		}
	}
	if n&1 == 1 {
		y = product(y, zeta)
	}
	return rounded(quotient(y, root(product(number(2), piByMachinOnce()))))
}
