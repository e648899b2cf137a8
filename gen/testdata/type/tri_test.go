package tri_test

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/limbfp/limb"
)

const prec = 4300 // of a sum of any two float64

func float() *big.Float { return new(big.Float).SetPrec(prec) }

// operand returns a number whose limbs are as far from one another as they may be: next to one another or at
// any distance, on ties, powers of two, and 0.
func operand[T limb.Float](r *rand.Rand, p, top int) (x limb.Tri[T]) {
	e, tie := r.IntN(2*top)-top, false
	for _, l := range []*T{&x.X0, &x.X1, &x.X2} {
		a := 1 + r.Float64()
		if p == 24 {
			a = float64(float32(a))
		}
		if tie || r.IntN(4) == 0 || a >= 2 {
			a = 1
		}
		*l = T(math.Ldexp(math.Copysign(a, r.Float64()-0.5), e))
		e -= p + 1 // what follows is below half an ulp
		tie = false
		switch r.IntN(5) {
		case 0:
			e -= 1 + r.IntN(p)
		case 1:
			e -= 1 + r.IntN(2*p)
		case 2:
			tie = a != 1 // half an ulp
		}
		if tie {
			e++
		} else if a == 1 {
			e-- // below a power of two an ulp is half as large
		}
	}
	if r.IntN(6) == 0 {
		x.X2 = 0
		if r.IntN(2) == 0 {
			x.X1 = 0
		}
	}
	return x
}

func TestTF(t *testing.T) { arithmetic(t, 24, 20, limb.MustParse[limb.TF]) }
func TestTD(t *testing.T) { arithmetic(t, 53, 200, limb.MustParse[limb.TD]) }

// arithmetic compares operations with those of math/big, on numbers of which some nearly cancel.
func arithmetic[T limb.Float](t *testing.T, p, top int, parse func(string) limb.Tri[T]) {
	r := rand.New(rand.NewPCG(1, 2))
	worst := map[string]float64{}
	u3 := math.Ldexp(1, -3*p)
	off := func(got limb.Tri[T], want, size *big.Float) float64 {
		e := float().Sub(got.Big(), want)
		if e.Sign() == 0 {
			return 0
		} else if size.Sign() == 0 {
			return math.Inf(1)
		}
		units, _ := e.Quo(e.Abs(e), float().Abs(size)).Float64()
		return units / u3
	}
	near := func(name string, got limb.Tri[T], want, size *big.Float, most float64) {
		t.Helper()
		units := off(got, want, size)
		worst[name] = max(worst[name], units)
		if !(units <= most) {
			t.Fatalf("%s: %v is off by %.3g u³, more than %v", name, got, units, most)
		}
		if !got.IsNormalized() {
			t.Fatalf("%s: %#v is not in normal form", name, got)
		}
	}
	const most = 1.01
	noticed := 0
	for i := range 2000 {
		x, y, z := operand[T](r, p, top), operand[T](r, p, top), operand[T](r, p, top)
		if i%3 == 1 { // as far as one, two or three limbs go, they cancel
			y = x.Neg()
			*[]*T{&y.X0, &y.X1, &y.X2}[r.IntN(3)] *= 1 + T(math.Ldexp(1, 1-p))
		}
		a := y.X0
		xb, yb, zb, ab := x.Big(), y.Big(), z.Big(), big.NewFloat(float64(a))
		sum, product := float().Add(xb, yb), float().Mul(xb, yb)
		near("Add", x.Add(y), sum, sum, most)
		near("Sub", x.Sub(y), float().Sub(xb, yb), float().Sub(xb, yb), most)
		near("AddFloat", x.AddFloat(a), float().Add(xb, ab), float().Add(xb, ab), most)
		near("SubFloat", x.SubFloat(a), float().Sub(xb, ab), float().Sub(xb, ab), most)
		near("Mul", x.Mul(y), product, product, most)
		near("MulFloat", x.MulFloat(a), float().Mul(xb, ab), float().Mul(xb, ab), most)
		near("Sqr", x.Sqr(), float().Mul(xb, xb), float().Mul(xb, xb), most)
		quotient := float().Quo(xb, yb)
		near("Div", x.Div(y), quotient, quotient, most)
		near("DivFloat", x.DivFloat(a), float().Quo(xb, ab), float().Quo(xb, ab), most)
		near("Recip", x.Recip(), float().Quo(big.NewFloat(1), xb), float().Quo(big.NewFloat(1), xb), most)
		root := float().Sqrt(float().Abs(xb))
		near("Sqrt", x.Abs().Sqrt(), root, root, most)
		near("Rsqrt", x.Abs().Rsqrt(), float().Quo(big.NewFloat(1), root), float().Quo(big.NewFloat(1), root), most)
		of := float().Add(product, zb)
		bound := float().Add(float().Abs(of), float().Mul(big.NewFloat(8.1*math.Ldexp(1, -p)), float().Abs(product)))
		near("MulAdd", x.MulAdd(y, z), of, bound, most)
		if short := x.Mul(limb.Tri[T]{X0: y.X0, X1: y.X1}); off(short, product, product) > most {
			noticed++
		}
		if x.Mul(y) != y.Mul(x) {
			t.Fatalf("%v · %v does not commute", x, y)
		}

		c := xb.Cmp(yb)
		if x.Less(y) != (c < 0) || x.LessEqual(y) != (c <= 0) || x.Equal(y) != (c == 0) || x.Greater(y) != (c > 0) || x.Cmp(y) != c || x.Sign() != xb.Sign() {
			t.Fatalf("%v and %v are not compared as %d", x, y, c)
		}
		if x.Canon().Big().Cmp(xb) != 0 || !x.Equal(x.Canon()) || x.Sub(x).Sign() != 0 {
			t.Fatalf("%#v is %#v in canonical form", x, x.Canon())
		}

		// Text: every number is read as it was, and digits are those of math/big.
		if back := parse(x.String()); back != x.Canon() {
			t.Fatalf("%v is read as %v", x, back)
		}
		if got, want := x.Text('e', 60), xb.Text('e', 60); got != want {
			t.Fatalf("%s, and not %s", got, want)
		}

		// Conversions round once, and go back.
		if f, _ := xb.Float64(); x.Float64() != f {
			t.Fatalf("%v is %v as a float64, not %v", x, x.Float64(), f)
		}
		if f, _ := xb.Float32(); x.Float32() != f {
			t.Fatalf("%v is %v as a float32, not %v", x, x.Float32(), f)
		}
		for _, same := range []bool{
			x.DD() == limb.FromBig[limb.DD](xb), x.DF() == limb.FromBig[limb.DF](xb),
			x.QD() == limb.FromBig[limb.QD](xb), x.QF() == limb.FromBig[limb.QF](xb),
			x.TD() == x.QD().TD(), x.TF() == x.QD().TF(), x.TF() == x.TD().TF(),
			p == 53 || x.TD().Big().Cmp(xb) == 0,
		} {
			if !same {
				t.Fatalf("%v is not converted as math/big does", x)
			}
		}
		if n := r.Int64(); true {
			b := new(big.Float).SetInt64(n)
			if got, ok := parse(b.Text('f', 0)).Int64(); got != n || !ok {
				t.Fatalf("%d is %d, %v", n, got, ok)
			}
		}
	}
	if noticed == 0 {
		t.Error("products without the last limb of an operand are as good")
	}
	for name, units := range worst {
		t.Logf("%s: %.3f u³", name, units)
	}
}

// TestSpecial: infinities, NaN and zeros, and text that is none.
func TestSpecial(t *testing.T) {
	inf, one := limb.MustParse[limb.TD]("inf"), limb.TriFromFloat(1.0)
	for _, c := range []struct{ got, want string }{
		{inf.Add(one).String(), "+Inf"}, {inf.Sub(inf).String(), "NaN"}, {one.Div(limb.TD{}).String(), "+Inf"},
		{one.Neg().Sqrt().String(), "NaN"}, {limb.TD{}.Neg().String(), "-0"}, {inf.Recip().String(), "0"},
		{inf.TF().String(), "+Inf"}, {inf.Sub(inf).TF().String(), "NaN"}, {limb.TD{}.Neg().TF().String(), "-0"},
		{fmt.Sprintf("%.40g", one.Div(limb.TriFromFloat(3.0))), "0.3333333333333333333333333333333333333333"},
		{fmt.Sprintf("%#v", one), "limb.TD{X0: 0x1p+00, X1: 0x0p+00, X2: 0x0p+00}"},
		{limb.MustParse[limb.TD]("0.1").Text('e', 46), "1.0000000000000000000000000000000000000000000000e-01"},
	} {
		if c.got != c.want {
			t.Errorf("%s, want %s", c.got, c.want)
		}
	}
	if _, err := limb.ParseAs[limb.TF]("1e50"); !errors.Is(err, strconv.ErrRange) {
		t.Errorf("1e50 as a TF: %v", err)
	}
	if _, err := limb.ParseAs[limb.TD]("1,5"); !errors.Is(err, strconv.ErrSyntax) {
		t.Errorf("1,5 as a TD: %v", err)
	}
}
