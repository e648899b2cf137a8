package outside

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	. "github.com/limbfp/limb"
)

type modder[N any, T Float] interface {
	comparable
	Mod(N) N
	Remainder(N) N
	Remquo(N) (N, int)
	FastMod(N) N
	FastRemainder(N) N
	FastRemquo(N) (N, int)
	Neg() N
	Mul(N) N
	Ldexp(int) N
}

// integerOf returns |v|·2^-e as an integer.
func integerOf(v *big.Float, e int) *big.Int {
	w := new(big.Float).SetMantExp(v, -e)
	n, acc := w.Abs(w).Int(nil)
	if acc != big.Exact {
		panic("not an integer")
	}
	return n
}

// bigMod returns the exact remainders of |x|/|y| for both roundings of the
// quotient, and the quotient.
func bigMod(x, y *big.Float) (mod, rem *big.Float, n, m *big.Int) {
	e := -1200
	a, b := integerOf(x, e), integerOf(y, e)
	n, r := new(big.Int).QuoRem(a, b, new(big.Int))
	s := new(big.Int).Lsh(r, 1)
	m = new(big.Int).Set(n)
	t := new(big.Int).Set(r)
	if c := s.Cmp(b); c > 0 || c == 0 && n.Bit(0) == 1 {
		m.Add(m, big.NewInt(1))
		t.Sub(t, b)
	}
	back := func(i *big.Int) *big.Float {
		f := new(big.Float).SetPrec(8000).SetInt(i)
		return f.SetMantExp(f, e)
	}
	return back(r), back(t), n, m
}

func TestMod(t *testing.T) {
	t.Run("DF", func(t *testing.T) {
		testMod(t, operands[float32].pairOver, 2, func(a float32) DF { return DF{Hi: a} }, func(x DF) float64 { return float64(x.Hi) })
	})
	t.Run("DD", func(t *testing.T) {
		testMod(t, operands[float64].pairOver, 2, func(a float64) DD { return DD{Hi: a} }, func(x DD) float64 { return float64(x.Hi) })
	})
	t.Run("QF", func(t *testing.T) {
		testMod(t, operands[float32].quadOver, 4, func(a float32) QF { return QF{X0: a} }, func(x QF) float64 { return float64(x.X0) })
	})
	t.Run("QD", func(t *testing.T) {
		testMod(t, operands[float64].quadOver, 4, func(a float64) QD { return QD{X0: a} }, func(x QD) float64 { return float64(x.X0) })
	})
}

// over draws limbs whose first has an exponent in [lo, hi].
func (r operands[T]) over(n, lo, hi int) []T {
	p := 53
	if is32[T]() {
		p = 24
	}
	x := make([]T, n)
	e := lo + r.IntN(hi-lo+1)
	for k := range x {
		x[k] = r.limb(e)
		if r.IntN(12) == 0 && k > 0 {
			x[k] = 0
		}
		if x[k] == 0 {
			break
		}
		e = int(exponent(x[k])) - p - 1
		for r.IntN(2) == 0 {
			e--
		}
	}
	return x
}

func (r operands[T]) pairOver(lo, hi int) Pair[T] {
	x := r.over(2, lo, hi)
	a, b := TwoSum(x[0], x[1])
	return Pair[T]{Hi: a, Lo: b}
}

func (r operands[T]) quadOver(lo, hi int) Quad[T] {
	x := r.over(4, lo, hi)
	a, b, c, d := renorm(x[0], x[1], x[2], x[3])
	return Quad[T]{X0: a, X1: b, X2: c, X3: d}
}

func testMod[N modder[N, T], T Float](t *testing.T, draw func(r operands[T], lo, hi int) N, limbs int, of func(T) N, lead func(N) float64) {
	r := operands[T]{rand.New(rand.NewPCG(3, 4))}
	p, least, most := 53, -1074, 1023
	if is32[T]() {
		p, least, most = 24, -149, 127
	}
	top := func() N { // up to the largest number
		for {
			if x := draw(r, most-1, most); x.Ldexp(0) == x && math.Abs(lead(x)) <= math.Ldexp(2-math.Ldexp(1, 2-p), most) {
				return x
			}
		}
	}
	nans := 0
	for k := range 20000 {
		var x, y N
		switch k % 4 {
		case 0: // any ratio
			x, y = draw(r, least, most), draw(r, least, most)
		case 1: // a few digits
			y = draw(r, -8, 8)
			x = draw(r, -8, 100)
		case 2: // near a multiple, or one
			y = draw(r, -4, 4)
			x = draw(r, 0, 3).Mul(y)
		case 3: // small quotients, halves of multiples, integers
			y = draw(r, -2, 10)
			x = y.Ldexp(r.IntN(12) - 4)
			if k%8 == 3 {
				x, y = top(), top()
			}
		}
		a, b := exactOf(x), exactOf(y)
		mod, rem, _, m := bigMod(a, b)
		if a.Sign() < 0 {
			mod.Neg(mod)
			rem.Neg(rem)
		}
		check := func(name string, z N, want *big.Float) {
			t.Helper()
			if z != z {
				if k%4 != 2 { // a product may have bits that are too far down
					nans++
				}
				return
			}
			v := exactOf(z)
			d := new(big.Float).Sub(v, want)
			if d.Sign() == 0 && isNormal(z) {
				return
			}
			unit := want.MantExp(nil) - limbs*p
			if d.Sign() != 0 && unit > least && d.MantExp(nil) <= unit && want.MinPrec() > uint(limbs*p) && isNormal(z) {
				return
			}
			t.Errorf("%s(%v, %v) = %v, want %.50g, off by %.3g", name, x, y, z, want, d)
		}
		check("mod", x.FastMod(y), mod)
		check("remainder", x.FastRemainder(y), rem)
		z, q := x.FastRemquo(y)
		check("remquo", z, rem)
		want := new(big.Int).And(m, big.NewInt(1<<24-1)).Int64()
		if a.Sign()*b.Sign() < 0 {
			want = -want
		}
		if z == z && int64(q) != want {
			t.Errorf("remquo(%v, %v): quotient %d, want %d", x, y, q, want)
		}
	}
	if nans > 0 {
		t.Errorf("%d operands are said to be too sparse", nans)
	}

	// The special cases of C and Go.
	inf, nan, minusZero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, a := range []float64{0, minusZero, 5, -5, inf, -inf, nan} {
		for _, b := range []float64{0, minusZero, 3, -3, inf, -inf, nan} {
			same := func(name string, got N, want float64) {
				t.Helper()
				if g := lead(got); math.Float64bits(g) != math.Float64bits(want) && !(g != g && want != want) {
					t.Errorf("%s(%v, %v) = %v, want %v", name, a, b, got, want)
				}
			}
			x, y := of(T(a)), of(T(b))
			same("mod", x.Mod(y), math.Mod(a, b))
			same("mod", x.FastMod(y), math.Mod(a, b))
			same("remainder", x.Remainder(y), math.Remainder(a, b))
			same("remainder", x.FastRemainder(y), math.Remainder(a, b))
			r, q := x.Remquo(y)
			same("remquo", r, math.Remainder(a, b))
			fast, n := x.FastRemquo(y)
			same("remquo", fast, math.Remainder(a, b))
			want := int(math.RoundToEven(a / b))
			if m := math.Remainder(a, b); m != m || math.IsInf(b, 0) {
				want = 0
			}
			if q != want || n != want {
				t.Errorf("remquo(%v, %v): quotients %d and %d, want %d", a, b, q, n, want)
			}
		}
	}
}

// TestModSparse: where limbs are far apart, the result of FastMod is right or NaN, and that
// of Mod is right.
func TestModSparse(t *testing.T) {
	r := operands[float64]{rand.New(rand.NewPCG(5, 6))}
	sparse := func(n int) []float64 {
		x := make([]float64, n)
		e := r.IntN(1400) - 700
		for k := range x {
			x[k] = r.limb(e)
			e -= 54 + r.IntN(200)
		}
		return x
	}
	nans := 0
	check := func(x, y, z, exact *big.Float, limbs int) {
		t.Helper()
		mod, _, _, _ := bigMod(x, y)
		if x.Sign() < 0 {
			mod.Neg(mod)
		}
		if exact == nil {
			t.Errorf("%.50g mod %.50g is NaN", x, y)
			return
		}
		for _, got := range []*big.Float{z, exact} {
			if got == nil {
				nans++
				continue
			}
			d := new(big.Float).Sub(got, mod)
			if d.Sign() != 0 && d.MantExp(nil) > max(mod.MantExp(nil)-limbs*53, -1074) {
				t.Errorf("%.50g mod %.50g = %.50g, want %.50g", x, y, got, mod)
			}
		}
	}
	for range 2000 {
		a, b := sparse(4), sparse(4)
		x, y := DD{Hi: a[0], Lo: a[1]}, DD{Hi: b[0], Lo: b[1]}
		check(exactOf(x), exactOf(y), orNil(x.FastMod(y)), orNil(x.Mod(y)), 2)
		v, w := QD{X0: a[0], X1: a[1], X2: a[2], X3: a[3]}, QD{X0: b[0], X1: b[1], X2: b[2], X3: b[3]}
		check(exactOf(v), exactOf(w), orNil(v.FastMod(w)), orNil(v.Mod(w)), 4)
	}
	if nans == 0 || nans > 3600 {
		t.Errorf("%d results are NaN", nans)
	}
}

// TestModTies: near ties, and multiples, of a y whose last bit is the least subnormal
// number, remainders are right for every operand, and those of FastMod and its kin right or NaN.
func TestModTies(t *testing.T) {
	t.Run("DF", func(t *testing.T) {
		testModTies[DF, float32](t, FromBig[DF], DF.Mod, DF.Remainder, DF.Remquo, 24, -149, 127)
	})
	t.Run("DD", func(t *testing.T) {
		testModTies[DD, float64](t, FromBig[DD], DD.Mod, DD.Remainder, DD.Remquo, 53, -1074, 1023)
	})
	t.Run("QF", func(t *testing.T) {
		testModTies[QF, float32](t, FromBig[QF], QF.Mod, QF.Remainder, QF.Remquo, 24, -149, 127)
	})
	t.Run("QD", func(t *testing.T) {
		testModTies[QD, float64](t, FromBig[QD], QD.Mod, QD.Remainder, QD.Remquo, 53, -1074, 1023)
	})
}

func testModTies[N modder[N, T], T Float](t *testing.T, of func(*big.Float) N, modOf, remainderOf func(x, y N) N, remquoOf func(x, y N) (N, int), p, least, most int) {
	r := rand.New(rand.NewPCG(7, 8))
	number := func(n int64, e int) *big.Float {
		f := new(big.Float).SetPrec(4000).SetInt64(n)
		return f.SetMantExp(f, e)
	}
	var tested, answered int
	for range 4000 {
		// y = odd·2^e ± few·2^least, x = (n/2)y ± few·2^least
		e := least + 2*p + r.IntN(most-least-3*p)
		if r.IntN(4) == 0 {
			e = most - 4 - r.IntN(3)
		}
		y := number(1+2*r.Int64N(4), e)
		y.Add(y, number(r.Int64N(9)-4, least))
		x := new(big.Float).Mul(y, number(r.Int64N(16), -1))
		x.Add(x, number(r.Int64N(5)-2, least))
		a, b := of(x), of(y)
		x, y = orNil(a), orNil(b)
		if x == nil || y == nil || x.IsInf() || y.IsInf() || x.Sign() <= 0 {
			continue
		}
		mod, rem, _, m := bigMod(x, y)
		quo := int(new(big.Int).And(m, big.NewInt(1<<24-1)).Int64())
		tested++
		check := func(name string, z N, q int, want *big.Float, wantQuo int, all bool) {
			v := orNil(z)
			if v == nil && !all {
				return
			}
			answered++
			if v == nil || v.Cmp(orNil(of(want))) != 0 || q != wantQuo {
				t.Errorf("%s(%.60g, %.60g) = %.60g and %d, want %.60g and %d", name, x, y, v, q, want, wantQuo)
			}
		}
		z, q := remquoOf(a, b)
		check("Remquo", z, q, rem, quo, true)
		check("Remainder", remainderOf(a, b), 0, rem, 0, true)
		check("Mod", modOf(a, b), 0, mod, 0, true)
		z, q = a.FastRemquo(b)
		check("FastRemquo", z, q, rem, quo, false)
		check("FastRemainder", a.FastRemainder(b), 0, rem, 0, false)
		check("FastMod", a.FastMod(b), 0, mod, 0, false)
	}
	if tested < 2000 || answered < 4*tested {
		t.Errorf("%d pairs of operands, %d results", tested, answered)
	}
}
