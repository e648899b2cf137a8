package outside

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	. "github.com/limbfp/limb"
)

// A result that is a number of the type is that number: whole powers, square and
// cube roots, powers of one half and one third.

type powering[N any] interface {
	Pow(N) N
	PowInt(int) N
	Cbrt() N
	Exp10() N
}

func TestExactPowers(t *testing.T) {
	t.Run("DF", func(t *testing.T) { testExactPowers(t, 24, 2, 127, FromBig[DF]) })
	t.Run("DD", func(t *testing.T) { testExactPowers(t, 53, 2, 1023, FromBig[DD]) })
	t.Run("QF", func(t *testing.T) { testExactPowers(t, 24, 4, 127, FromBig[QF]) })
	t.Run("QD", func(t *testing.T) { testExactPowers(t, 53, 4, 1023, FromBig[QD]) })
}

// exactly compares results with what they are, where that is a number of the type.
type exactly[N powering[N]] struct {
	t      *testing.T
	of     func(*big.Float) N
	top    int // exponent of the largest number
	tested map[string]int
	wrong  int
}

func (e *exactly[N]) same(what string, z N, want *big.Float, args ...any) {
	e.t.Helper()
	if want.MantExp(nil) > e.top || exactOf(e.of(want)).Cmp(want) != 0 {
		return
	}
	e.tested[what]++
	if v := exactOf(z); v.Cmp(want) != 0 {
		if e.wrong++; e.wrong <= 5 {
			e.t.Errorf("%s of %v is %.70g, want %.70g", what, args, v, want)
		}
	}
}

func wholeFloat(n *big.Int) *big.Float { return new(big.Float).SetPrec(6000).SetInt(n) }

func power(x *big.Int, n int) *big.Float {
	p := wholeFloat(new(big.Int).Exp(x, big.NewInt(int64(max(n, -n))), nil))
	if n < 0 {
		p.Quo(wholeFloat(big.NewInt(1)), p)
	}
	return p
}

func testExactPowers[N powering[N]](t *testing.T, p, limbs, top int, of func(*big.Float) N) {
	e := &exactly[N]{t: t, of: of, top: top, tested: map[string]int{}}
	number := func(x float64) N { return of(big.NewFloat(x)) }
	one := wholeFloat(big.NewInt(1))
	third := of(one.Quo(one, wholeFloat(big.NewInt(3))))
	step := int64(7)
	if !testing.Short() {
		step = 1
	}
	for i := int64(1); i <= 1000; i += step {
		b := big.NewInt(i)
		x := of(wholeFloat(b))
		for n := -5; n <= 20; n++ {
			if n < 0 && i&(i-1) != 0 {
				continue
			}
			e.same("PowInt", x.PowInt(n), power(b, n), i, n)
			e.same("Pow", x.Pow(number(float64(n))), power(b, n), i, n)
		}
		e.same("Pow ½", of(power(b, 2)).Pow(number(0.5)), wholeFloat(b), i)
		e.same("Pow ⅓", of(power(b, 3)).Pow(third), wholeFloat(b), i)
		e.same("Pow 1½", of(power(b, 2)).Pow(number(1.5)), power(b, 3), i)
	}
	for n := range map[int]int{2 * 24: 21, 2 * 53: 46, 4 * 24: 39, 4 * 53: 92}[p*limbs] {
		e.same("Exp10", number(float64(n)).Exp10(), power(big.NewInt(10), n), n)
	}
	// Numbers of any length, and near 1.
	r := rand.New(rand.NewPCG(1, 2))
	for range 20000 / step {
		bits := 2 + r.IntN(p*limbs/2+2)
		b := new(big.Int)
		for range 4 {
			b.Lsh(b, 64).Or(b, new(big.Int).SetUint64(r.Uint64()))
		}
		b.Rsh(b, uint(256-bits)).SetBit(b, bits-1, 1)
		x := wholeFloat(b)
		if exactOf(of(x)).Cmp(x) != 0 {
			continue
		}
		for n := 2; n*bits < p*limbs+20 && n < 9; n++ {
			e.same("PowInt", of(x).PowInt(n), power(b, n), b, n)
		}
		if cube := power(b, 3); exactOf(of(cube)).Cmp(cube) == 0 {
			e.same("Cbrt", of(cube).Cbrt(), x, b)
			e.same("Cbrt", of(cube.Neg(cube)).Cbrt(), new(big.Float).Neg(x), b)
		}
		if square := power(b, 2); exactOf(of(square)).Cmp(square) == 0 {
			e.same("Pow ½", of(square).Pow(number(0.5)), x, b)
		}
		near := new(big.Float).SetMantExp(x, -2*bits-r.IntN(20))
		near.Add(near, wholeFloat(big.NewInt(1)))
		if y := of(near); exactOf(y).Cmp(near) == 0 {
			w := new(big.Float).SetPrec(6000).Set(near)
			for n := 2; n < 6; n++ {
				w.Mul(w, near)
				e.same("PowInt near 1", y.PowInt(n), w, near, n)
			}
			e.same("Pow 1", y.Pow(number(1)), near, near)
		}
	}
	if e.wrong > 0 {
		t.Errorf("%d wrong of %v", e.wrong, e.tested)
	}
	for what, least := range map[string]int{"PowInt": 6000, "Pow": 6000, "Pow ½": 1000, "Pow ⅓": 1000, "Pow 1½": 1000, "Exp10": 20, "Cbrt": 1000, "PowInt near 1": 100, "Pow 1": 100} {
		if e.tested[what] < least/int(step) {
			t.Errorf("only %d results of %s were numbers of the type", e.tested[what], what)
		}
	}
}

// TestCubes: roots of the longest cubes that numbers hold, where a first digit of the
// root is seldom the root rounded.
func TestCubes(t *testing.T) {
	t.Run("DF", func(t *testing.T) { testCubes(t, 16, 19, FromBig[DF]) })
	t.Run("DD", func(t *testing.T) { testCubes(t, 34, 38, FromBig[DD]) })
	t.Run("QF", func(t *testing.T) { testCubes(t, 32, 36, FromBig[QF]) })
	t.Run("QD", func(t *testing.T) { testCubes(t, 68, 74, FromBig[QD]) })
}

func testCubes[N powering[N]](t *testing.T, least, most int, of func(*big.Float) N) {
	e := &exactly[N]{t: t, of: of, top: math.MaxInt32, tested: map[string]int{}}
	r := rand.New(rand.NewPCG(3, 4))
	n := 60000
	if testing.Short() {
		n = 3000
	}
	for range n {
		bits := least + r.IntN(most-least+1)
		b := new(big.Int).SetUint64(r.Uint64())
		b.Lsh(b, 64).Or(b, new(big.Int).SetUint64(r.Uint64()))
		b.Rsh(b, uint(128-bits)).SetBit(b, bits-1, 1).SetBit(b, 0, 1)
		if cube := power(b, 3); exactOf(of(cube)).Cmp(cube) == 0 {
			e.same("Cbrt", of(cube).Cbrt(), wholeFloat(b), b)
		}
	}
	if e.wrong > 0 || e.tested["Cbrt"] < n/10 {
		t.Errorf("%d wrong of %v", e.wrong, e.tested)
	}
}

// TestExactFarApart: powers and roots that are numbers of the type with limbs far apart,
// which have more bits than the type has digits. What is said to be exact is, and the others
// are within the error bound.
func TestExactFarApart(t *testing.T) {
	t.Run("DF", func(t *testing.T) { testExactFarApart(t, 24, 2, 99999, 99999, FromBig[DF]) })
	t.Run("DD", func(t *testing.T) { testExactFarApart(t, 53, 2, 99999, 99999, FromBig[DD]) })
	t.Run("QF", func(t *testing.T) { testExactFarApart(t, 24, 4, 97, 41, FromBig[QF]) })
	t.Run("QD", func(t *testing.T) { testExactFarApart(t, 53, 4, 213, 90, FromBig[QD]) })
}

// farApart draws a number of few bits here and there.
func farApart(r *rand.Rand, p, limbs int) *big.Float {
	b, at := wholeFloat(new(big.Int)), 0
	for range 1 + r.IntN(limbs) {
		v := wholeFloat(big.NewInt(int64(r.Uint64N(1<<(1+r.IntN(10)))) | 1))
		b.Add(b, v.SetMantExp(v, -at))
		at += 1 + r.IntN(2*p)
	}
	return b
}

// testExactFarApart holds whole powers of up to so many bits and cube roots of up to root
// bits to be exact.
func testExactFarApart[N interface {
	powering[N]
	Sqrt() N
}](t *testing.T, p, limbs, bits, root int, of func(*big.Float) N) {
	e := &exactly[N]{t: t, of: of, top: 120, tested: map[string]int{}}
	half := func(k int) N { return of(big.NewFloat(float64(k) / 2)) }
	isNumber := func(v *big.Float) bool { return v.MantExp(nil) < 120 && exactOf(of(v)).Cmp(v) == 0 }
	near := func(what string, z N, want *big.Float) {
		d := new(big.Float).Sub(exactOf(z), want)
		if d.Sign() != 0 && d.MantExp(nil)-want.MantExp(nil) > 2-limbs*p {
			t.Errorf("%s is %.70g, and not near %.70g", what, exactOf(z), want)
		}
		e.tested["near"]++
	}
	r := rand.New(rand.NewPCG(5, 6))
	n := 4000
	if testing.Short() {
		n = 500
	}
	for range n {
		b := farApart(r, p, limbs)
		w := new(big.Float).SetPrec(6000).Set(b)
		for k := 2; k < 32; k++ {
			if w.Mul(w, b); w.MantExp(nil) >= 120 {
				break
			}
			if !isNumber(w) {
				continue
			}
			if int(w.MinPrec()) <= bits {
				e.same("PowInt", of(b).PowInt(k), w, b, k)
			}
			if k > 7 || !isNumber(new(big.Float).Mul(b, b)) {
				continue
			}
			z := of(new(big.Float).Mul(b, b)).Pow(half(k))
			near("a half power", z, w)
			if int(w.MinPrec()) <= p {
				e.same("a half power", z, w, b, k)
			}
			if k == 3 {
				c := of(w).Cbrt()
				if near("a cube root", c, b); int(b.MinPrec()) <= root {
					e.same("Cbrt", c, b, b)
				}
			}
		}
		if square := new(big.Float).Mul(b, b); isNumber(square) {
			z := of(square).Sqrt()
			if near("a square root", z, b); int(b.MinPrec()) <= p {
				e.same("Sqrt", z, b, b)
			}
		}
	}
	if e.wrong > 0 {
		t.Errorf("%d wrong of %v", e.wrong, e.tested)
	}
	for _, what := range []string{"PowInt", "a half power", "Cbrt", "Sqrt", "near"} {
		if e.tested[what] < n/20 {
			t.Errorf("only %d results of %s were numbers of the type", e.tested[what], what)
		}
	}
}
