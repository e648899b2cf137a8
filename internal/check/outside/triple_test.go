package outside

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

const widePrec = 4300 // of a sum of any two float64

func wideFloat() *big.Float { return new(big.Float).SetPrec(widePrec) }

// tripleOperand returns a number whose limbs are as far from one another as they may be: next to one another or at
// any distance, on ties, powers of two, and 0.
func tripleOperand[T limb.Float](r *rand.Rand, p, top int) (x limb.Triple[T]) {
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

func TestTripleTF(t *testing.T) { tripleArithmetic(t, 24, 20, limb.MustParse[limb.TF]) }
func TestTripleTD(t *testing.T) { tripleArithmetic(t, 53, 200, limb.MustParse[limb.TD]) }

// tripleArithmetic compares operations with those of math/big, on numbers of which some nearly cancel.
func tripleArithmetic[T limb.Float](t *testing.T, p, top int, parse func(string) limb.Triple[T]) {
	r := rand.New(rand.NewPCG(1, 2))
	worst := map[string]float64{}
	u3 := math.Ldexp(1, -3*p)
	off := func(got limb.Triple[T], want, size *big.Float) float64 {
		e := wideFloat().Sub(got.Big(), want)
		if e.Sign() == 0 {
			return 0
		} else if size.Sign() == 0 {
			return math.Inf(1)
		}
		units, _ := e.Quo(e.Abs(e), wideFloat().Abs(size)).Float64()
		return units / u3
	}
	near := func(name string, got limb.Triple[T], want, size *big.Float, most float64) {
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
	noticed := 0
	for i := range 2000 {
		x, y, z := tripleOperand[T](r, p, top), tripleOperand[T](r, p, top), tripleOperand[T](r, p, top)
		if i%3 == 1 { // as far as one, two or three limbs go, they cancel
			y = x.Neg()
			*[]*T{&y.X0, &y.X1, &y.X2}[r.IntN(3)] *= 1 + T(math.Ldexp(1, 1-p))
		}
		a := y.X0
		xb, yb, zb, ab := x.Big(), y.Big(), z.Big(), big.NewFloat(float64(a))
		sum, product := wideFloat().Add(xb, yb), wideFloat().Mul(xb, yb)
		near("Add", x.Add(y), sum, sum, 2)
		near("Sub", x.Sub(y), wideFloat().Sub(xb, yb), wideFloat().Sub(xb, yb), 2)
		near("AddFloat", x.AddFloat(a), wideFloat().Add(xb, ab), wideFloat().Add(xb, ab), 1)
		near("SubFloat", x.SubFloat(a), wideFloat().Sub(xb, ab), wideFloat().Sub(xb, ab), 2)
		near("Mul", x.Mul(y), product, product, 8)
		near("MulFloat", x.MulFloat(a), wideFloat().Mul(xb, ab), wideFloat().Mul(xb, ab), 4)
		near("Sqr", x.Sqr(), wideFloat().Mul(xb, xb), wideFloat().Mul(xb, xb), 8)
		quotient := wideFloat().Quo(xb, yb)
		near("Div", x.Div(y), quotient, quotient, 2)
		near("DivFloat", x.DivFloat(a), wideFloat().Quo(xb, ab), wideFloat().Quo(xb, ab), 2)
		near("Recip", x.Recip(), wideFloat().Quo(big.NewFloat(1), xb), wideFloat().Quo(big.NewFloat(1), xb), 2)
		root := wideFloat().Sqrt(wideFloat().Abs(xb))
		near("Sqrt", x.Abs().Sqrt(), root, root, 2)
		near("Rsqrt", x.Abs().Rsqrt(), wideFloat().Quo(big.NewFloat(1), root), wideFloat().Quo(big.NewFloat(1), root), 4)
		of := wideFloat().Add(product, zb)
		bound := wideFloat().Add(wideFloat().Abs(of), wideFloat().Mul(big.NewFloat(4.05), wideFloat().Abs(product)))
		near("MulAdd", x.MulAdd(y, z), of, bound, 2)
		if short := x.Mul(limb.Triple[T]{X0: y.X0, X1: y.X1}); off(short, product, product) > 8 {
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

// TestTripleSpecial: infinities, NaN and zeros, and text that is none.
func TestTripleSpecial(t *testing.T) {
	inf, one := limb.MustParse[limb.TD]("inf"), limb.NewTD(1)
	for _, c := range []struct{ got, want string }{
		{inf.Add(one).String(), "+Inf"}, {inf.Sub(inf).String(), "NaN"}, {one.Div(limb.TD{}).String(), "+Inf"},
		{one.Neg().Sqrt().String(), "NaN"}, {limb.TD{}.Neg().String(), "-0"}, {inf.Recip().String(), "0"},
		{inf.TF().String(), "+Inf"}, {inf.Sub(inf).TF().String(), "NaN"}, {limb.TD{}.Neg().TF().String(), "-0"},
		{fmt.Sprintf("%.40g", one.Div(limb.NewTD(3))), "0.3333333333333333333333333333333333333333"},
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

// TestTripleEnds: at zeros, infinities, NaN and what overflows every method has the leading limb that a quad's has.
func TestTripleEnds(t *testing.T) {
	typ, quad := reflect.TypeFor[limb.TD](), reflect.TypeFor[limb.QD]()
	n := 0
	for i := range typ.NumMethod() {
		m := typ.Method(i)
		q, ok := quad.MethodByName(m.Name)
		same := ok && m.Type.NumOut() > 0 && m.Type.Out(0) == typ && m.Name != "Triple" && m.Name != "TD" && !strings.HasPrefix(m.Name, "Next")
		for k := 1; k < m.Type.NumIn(); k++ {
			same = same && m.Type.In(k) == typ
		}
		if !same {
			continue
		}
		n++
		for k := range 200 {
			ends := []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), 1, -1, 1e308, -1e308, 3, -2, 0.5}
			var x, y []reflect.Value
			for range m.Type.NumIn() {
				a := ends[k%len(ends)]
				k = k/len(ends) + 5*(k%len(ends))
				x, y = append(x, reflect.ValueOf(limb.TD{X0: a})), append(y, reflect.ValueOf(limb.QD{X0: a}))
			}
			a, b := m.Func.Call(x)[0].Interface().(limb.TD).X0, q.Func.Call(y)[0].Interface().(limb.QD).X0
			finite := a-a == 0 && b-b == 0 && a != 0 && b != 0
			if finite && math.Abs(a-b) > 0x1p-52*math.Abs(b) || !finite && (math.Signbit(a) != math.Signbit(b) && a == a || a != b && (a == a || b == b)) {
				t.Errorf("%s of %v is %v, of quads %v", m.Name, x, a, b)
			}
		}
	}
	if n < 70 {
		t.Errorf("%d methods are compared", n)
	}
}

// TestTripleExact: powers, factorials, constants and limits are those of math/big, and conversions of machine numbers exact.
func TestTripleExact(t *testing.T) {
	for n := range 69 {
		ten := new(big.Float).SetPrec(400).SetInt(new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(n)), nil))
		if got := limb.NewTD(n).Exp10(); got.Big().Cmp(ten) != 0 {
			t.Errorf("10^%d is %v", n, got)
		}
		if n < 32 {
			if got := limb.NewTF(n).Exp10(); n < 32 && got.Big().Cmp(ten) != 0 {
				t.Errorf("10^%d is %v", n, got)
			}
			if got := limb.NewTD(n - 7).PowInt(11); got.Big().Cmp(new(big.Float).SetInt(new(big.Int).Exp(big.NewInt(int64(n-7)), big.NewInt(11), nil))) != 0 {
				t.Errorf("%d^11 is %v", n-7, got)
			}
			if got := limb.NewTD(n * n * n).Cbrt(); got != limb.NewTD(n) {
				t.Errorf("the cube root of %d³ is %v", n, got)
			}
		}
		if n > 0 && n < 36 {
			if got := limb.NewTD(n).Gamma(); got.Big().Cmp(new(big.Float).SetInt(new(big.Int).MulRange(1, int64(n-1)))) != 0 {
				t.Errorf("%d! is %v", n-1, got)
			}
		}
	}
	pi := "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899"
	for _, c := range []struct{ got, want string }{
		{fmt.Sprintf("%x", limb.Pi[limb.TD]()), fmt.Sprintf("%x", limb.MustParse[limb.TD](pi))},
		{fmt.Sprintf("%x", limb.Pi[limb.TF]()), fmt.Sprintf("%x", limb.MustParse[limb.TF](pi))},
		{limb.Epsilon[limb.TD]().String(), limb.From[limb.TD](0x1p-158).String()}, {limb.Epsilon[limb.TF]().String(), limb.From[limb.TF](0x1p-71).String()},
		{limb.MaxValue[limb.TF]().NextUp().String(), "+Inf"}, {limb.SmallestNormal[limb.TF]().String(), limb.From[limb.TF](0x1p-78).String()},
		{fmt.Sprint(limb.Digits[limb.TF](), limb.Digits[limb.TD]()), "21 47"},
		{limb.From[limb.TF](uint64(math.MaxUint64)).Text('f', 0), "18446744073709551615"},
		{limb.Convert[limb.TD](limb.MustParse[limb.QD](pi)).Text('f', 42), pi[:44]},
		{limb.MustParse[limb.CTD]("1+2i").Mul(limb.MustParse[limb.CTD]("3-1i")).String(), "(5+5i)"},
		{limb.FromComplex[limb.CTF](complex(1, -2)).String(), "(1-2i)"},
	} {
		if c.got != c.want {
			t.Errorf("%s, want %s", c.got, c.want)
		}
	}
}
