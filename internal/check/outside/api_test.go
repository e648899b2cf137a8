package outside

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"testing"

	. "github.com/limbfp/limb"
)

// satisfies is here for the compiler: the types are what they claim to be.
func satisfies[N Real[N]]()                     {}
func satisfiesComplex[C Complex[C, N], N any]() {}

var _ = []func(){
	satisfies[DF], satisfies[DD], satisfies[QF], satisfies[QD], satisfies[F32], satisfies[F64],
	satisfiesComplex[CDF, DF], satisfiesComplex[CDD, DD], satisfiesComplex[CQF, QF], satisfiesComplex[CQD, QD],
}

// forAll runs a test for all types of real numbers.
func forAll(t *testing.T, f32, f64, df, dd, qf, qd func(*testing.T)) {
	t.Run("F32", f32)
	t.Run("F64", f64)
	t.Run("DF", df)
	t.Run("DD", dd)
	t.Run("QF", qf)
	t.Run("QD", qd)
}

// digits are of the constants, from the Online Encyclopedia of Integer Sequences.
var constantDigits = map[string]string{
	"Pi":         "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899",
	"E":          "2.71828182845904523536028747135266249775724709369995957496696762772407663035354759",
	"Ln2":        "0.69314718055994530941723212145817656807550013436025525412068000949339362196969471",
	"Ln10":       "2.30258509299404568401799145468436420760110148862877297603332790096757260967735248",
	"Log2E":      "1.44269504088896340735992468100189213742664595415298593413544940693110921918118507",
	"Log10E":     "0.43429448190325182765112891891660508229439700580366656611445378316586464920887077",
	"Sqrt2":      "1.41421356237309504880168872420969807856967187537694807317667973799073247846210703",
	"Phi":        "1.61803398874989484820458683436563811772030917980576286213544862270526046281890244",
	"EulerGamma": "0.57721566490153286060651209008240243104215933593992359880576723488486772677766467",
}

func TestConstants(t *testing.T) {
	forAll(t, testConstants[F32], testConstants[F64], testConstants[DF], testConstants[DD], testConstants[QF], testConstants[QD])
}

func testConstants[N Real[N]](t *testing.T) {
	for name, got := range map[string]N{
		"Pi": Pi[N](), "E": E[N](), "Ln2": Ln2[N](), "Ln10": Ln10[N](), "Log2E": Log2E[N](), "Log10E": Log10E[N](),
		"Sqrt2": Sqrt2[N](), "Phi": Phi[N](), "EulerGamma": EulerGamma[N](),
	} {
		if want := MustParse[N](constantDigits[name]); got != want {
			t.Errorf("%s is %x, want %x", name, got, want)
		}
	}
}

// TestDigits: a text of so many digits is read and written back, wherever the type has all its bits.
func TestDigits(t *testing.T) {
	digits(t, func(x F32) string { return x.Text('g', 6) }, 6)
	digits(t, func(x F64) string { return x.Text('g', 15) }, 15)
	digits(t, func(x DF) string { return x.Text('g', 14) }, 14)
	digits(t, func(x DD) string { return x.Text('g', 31) }, 31)
	digits(t, func(x QF) string { return x.Text('g', 28) }, 28)
	digits(t, func(x QD) string { return x.Text('g', 63) }, 63)
}

func digits[N Real[N]](t *testing.T, text func(N) string, want int) {
	t.Helper()
	if got := Digits[N](); got != want {
		t.Errorf("a %T has %d digits, want %d", *new(N), got, want)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		s := []byte{byte('1' + r.IntN(9)), '.'}
		for range want - 2 {
			s = append(s, byte('0'+r.IntN(10)))
		}
		s = append(s, byte('1'+r.IntN(9))) // no zero at the end, which %g leaves out
		if got := text(MustParse[N](string(s))); got != string(s) {
			t.Fatalf("%s is read and written as %s", s, got)
		}
	}
}

func TestLimits(t *testing.T) {
	forAll(t, testLimits[F32], testLimits[F64], testLimits[DF], testLimits[DD], testLimits[QF], testLimits[QD])
}

func testLimits[N Real[N]](t *testing.T) {
	one, eps := From[N](1), Epsilon[N]()
	if y := one.NextUp(); y.Sub(one) != eps {
		t.Errorf("after 1 comes 1 + %v, not %v", y.Sub(one), eps)
	}
	most := MaxValue[N]()
	if !most.NextUp().IsInf() || most.IsInf() || most != Inf[N](-1).NextUp().Neg() {
		t.Errorf("%v is not the largest number", most)
	}
	// A product with 1 + ε keeps all bits down to SmallestNormal, and no further.
	keeps := func(x N) bool {
		y := x.NextUp()
		return y.Ldexp(30).Sub(x.Ldexp(30)) == x.Mul(eps).Ldexp(30)
	}
	if x := SmallestNormal[N](); !keeps(x) || keeps(x.Ldexp(-1)) {
		t.Errorf("%v is not the smallest normal number", x)
	}
	if x := Inf[N](1); !x.IsInf() || x.Sign() != 1 || x.Signbit() {
		t.Errorf("+Inf is %v", x)
	}
	if x := Inf[N](-1); !x.IsInf() || x.Sign() != -1 || !x.Signbit() {
		t.Errorf("-Inf is %v", x)
	}
	if x := NaN[N](); !x.IsNaN() || x.Equal(x) || x.Sign() != 0 {
		t.Errorf("NaN is %v", x)
	}
}

func TestPredicates(t *testing.T) {
	forAll(t, testPredicates[F32], testPredicates[F64], testPredicates[DF], testPredicates[DD], testPredicates[QF], testPredicates[QD])
}

func testPredicates[N Real[N]](t *testing.T) {
	values := []float64{math.Inf(-1), -3, -0.5, math.Copysign(0, -1), 0, 0.5, 1, 1024, math.Inf(1), math.NaN()}
	for _, a := range values {
		x := From[N](a)
		check := func(name string, got, want bool) {
			if got != want {
				t.Errorf("%s(%v) = %v", name, x, got)
			}
		}
		check("IsNaN", x.IsNaN(), a != a)
		check("IsInf", x.IsInf(), math.IsInf(a, 0))
		check("IsZero", x.IsZero(), a == 0)
		check("IsInt", x.IsInt(), a == math.Trunc(a) && !math.IsInf(a, 0))
		if a == a {
			check("Signbit", x.Signbit(), math.Signbit(a))
		}
		if want := big.NewFloat(0); a == a && x.Sign() != want.SetFloat64(a).Sign() {
			t.Errorf("Sign(%v) = %d", x, x.Sign())
		}
		for _, b := range values {
			y := From[N](b)
			for name, ok := range map[string]bool{
				"<":  x.Less(y) == (a < b),
				"≤":  x.LessEqual(y) == (a <= b),
				">":  x.Greater(y) == (a > b),
				"≥":  x.GreaterEqual(y) == (a >= b),
				"=":  x.Equal(y) == (a == b),
				"<a": lessFloat(x, b, 0) == (a < b),
				"≤a": lessFloat(x, b, 1) == (a <= b),
				">a": lessFloat(x, b, 2) == (a > b),
				"≥a": lessFloat(x, b, 3) == (a >= b),
				"=a": lessFloat(x, b, 4) == (a == b),
			} {
				if !ok {
					t.Errorf("%v %s %v is wrong", x, name, y)
				}
			}
		}
	}
	// Next to an integer, and beyond where leading limbs are all integers.
	eps := Epsilon[N]()
	big := From[N](1).Div(eps)
	for x, want := range map[N]bool{
		From[N](1).Add(eps): false, From[N](3): true, big.Add(From[N](1)): true, big.Ldexp(-1).Add(From[N](0.5)): false,
	} {
		if x.IsInt() != want {
			t.Errorf("IsInt(%v) = %v", x, !want)
		}
	}
	x := From[N](1)
	if y := x.Add(eps); !x.Less(y) || !x.LessEqual(y) || x.GreaterEqual(y) || y.LessEqual(x) || !y.Greater(x) || lessFloat(y, 1, 1) || !lessFloat(y, 1, 2) {
		t.Errorf("1 and 1 + ε compare wrongly")
	}
}

// compareFloat is the methods that compare with a machine number.
type compareFloat[T Float] interface {
	LessFloat(T) bool
	LessEqualFloat(T) bool
	GreaterFloat(T) bool
	GreaterEqualFloat(T) bool
	EqualFloat(T) bool
}

// lessFloat compares x with a by one of the five comparisons.
func lessFloat(x any, a float64, k int) bool {
	switch x := x.(type) {
	case compareFloat[float32]:
		return []bool{x.LessFloat(float32(a)), x.LessEqualFloat(float32(a)), x.GreaterFloat(float32(a)), x.GreaterEqualFloat(float32(a)), x.EqualFloat(float32(a))}[k]
	case compareFloat[float64]:
		return []bool{x.LessFloat(a), x.LessEqualFloat(a), x.GreaterFloat(a), x.GreaterEqualFloat(a), x.EqualFloat(a)}[k]
	}
	return []bool{From[F64](toFloat64(x)) < F64(a), toFloat64(x) <= a, toFloat64(x) > a, toFloat64(x) >= a, toFloat64(x) == a}[k]
}

func toFloat64(x any) float64 { return x.(interface{ Float64() float64 }).Float64() }

func TestFrom(t *testing.T) {
	forAll(t, testFrom[F32], testFrom[F64], testFrom[DF], testFrom[DD], testFrom[QF], testFrom[QD])
	// The short ways, and what an untyped constant becomes.
	if x := NewDD(int64(1 << 60)); x != (DD{Hi: 1 << 60, Lo: 0}) {
		t.Errorf("NewDD(1<<60) = %x", x)
	}
	if x, y := NewDF(uint64(math.MaxUint64)), NewDF(int64(1<<62+1<<37+1)); x != (DF{Hi: 1 << 64, Lo: -1}) || y != (DF{Hi: 1 << 62, Lo: 1 << 37}) {
		t.Errorf("NewDF(2^64-1) = %x, NewDF(2^62+2^37+1) = %x", x, y)
	}
	if x, y := NewQF(int64(math.MinInt64)), NewQD(int64(math.MaxInt64)); x.BigInt().Int64() != math.MinInt64 || y.BigInt().Int64() != math.MaxInt64 {
		t.Errorf("NewQF, NewQD of the least and the greatest int64: %v, %v", x, y)
	}
	if NewQD(0.1) != (QD{X0: 0.1}) || NewDD(float32(0.1)).Hi != float64(float32(0.1)) {
		t.Error("a float is not taken for what it is")
	}
}

func testFrom[N Real[N]](t *testing.T) {
	check := func(what string, got N, want *big.Float) {
		t.Helper()
		if w := nearest2[N](want); got != w {
			t.Errorf("%s is %x, want %x", what, got, w)
		}
	}
	for _, n := range []int64{0, 1, -1, 3, 1 << 24, 1<<24 + 1, 1<<53 + 1, -1<<53 - 1, math.MaxInt64, math.MinInt64, 0x123456789abcdef1} {
		check(fmt.Sprintf("From(%d)", n), From[N](n), new(big.Float).SetInt64(n))
		check(fmt.Sprintf("From(uint64 %d)", uint64(n)), From[N](uint64(n)), new(big.Float).SetUint64(uint64(n)))
		check(fmt.Sprintf("From(int8 %d)", int8(n)), From[N](int8(n)), new(big.Float).SetInt64(int64(int8(n))))
		check(fmt.Sprintf("From(uint8 %d)", uint8(n)), From[N](uint8(n)), new(big.Float).SetInt64(int64(uint8(n))))
	}
	for _, a := range []float64{0.1, 1e10, -math.Pi, math.Copysign(0, -1), 1e-30} {
		check(fmt.Sprintf("From(%g)", a), From[N](a), big.NewFloat(a))
		check(fmt.Sprintf("From(float32 %g)", a), From[N](float32(a)), big.NewFloat(float64(float32(a))))
	}
	if x := From[N](math.Inf(-1)); !x.IsInf() || x.Sign() > 0 {
		t.Errorf("From(-Inf) = %v", x)
	}
	if x := From[N](math.Copysign(0, -1)); !x.Signbit() {
		t.Error("From(-0) lost its sign")
	}
}

// nearest2 returns v rounded to N by another way than From: as text.
func nearest2[N Real[N]](v *big.Float) N { return MustParse[N](v.Text('p', 0)) }

func TestConvertTypes(t *testing.T) {
	x := MustParse[QD]("-1.23456789012345678901234567890123456789012345678901234567890123456789e-7")
	for _, c := range []struct{ got, want any }{
		{Convert[DD](x), x.DD()}, {Convert[DF](x), x.DF()}, {Convert[QF](x), x.QF()}, {Convert[QD](x), x},
		{Convert[F64](x), F64(x.Float64())}, {Convert[F32](x), F32(x.Float32())},
		{Convert[QD](x.DF()), x.DF().QD()}, {Convert[DF](F64(0.1)), From[DF](0.1)},
	} {
		if c.got != c.want {
			t.Errorf("got %x, want %x", c.got, c.want)
		}
	}
}

func TestParseAs(t *testing.T) {
	for _, s := range []string{"0.1", "-1e300", "0x1.8p-3", "inf", "-Inf", "1e-320", "1e-46", "3.4028235677973366e38", "16777217", "1e400", "x", "", "1e", "0x1"} {
		a, want := strconv.ParseFloat(s, 64)
		x, err := ParseAs[F64](s)
		if float64(x) != a || (err == nil) != (want == nil) || err != nil && !errors.Is(err, want.(*strconv.NumError).Err) {
			t.Errorf("ParseAs[F64](%q) = %v, %v, want %v, %v", s, x, err, a, want)
		}
		a, want = strconv.ParseFloat(s, 32)
		y, err := ParseAs[F32](s)
		if float64(y) != a || (err == nil) != (want == nil) {
			t.Errorf("ParseAs[F32](%q) = %v, %v, want %v, %v", s, y, err, a, want)
		}
	}
	if x, err := ParseAs[DD]("0.1"); err != nil || x.Text('g', -1) != "0.1" {
		t.Errorf("ParseAs[DD](0.1) = %v, %v", x, err)
	}
	defer func() {
		if v := recover(); v != `limb: parsing "1..2" as a QD: invalid syntax at byte 2: want the end` {
			t.Errorf("MustParse says %v", v)
		}
	}()
	MustParse[QD]("1..2")
}

// machine numbers have the functions of the others, to their own precision.
func TestSingle(t *testing.T) {
	for _, a := range []float64{0.3, 0.75, 1.25, 2.5, 7} {
		x, y := F64(a), NewDD(a)
		for name, f := range map[string]struct {
			x F64
			y DD
		}{
			"Sqrt": {x.Sqrt(), y.Sqrt()}, "Rsqrt": {x.Rsqrt(), y.Rsqrt()}, "Cbrt": {x.Cbrt(), y.Cbrt()}, "Rcbrt": {x.Rcbrt(), y.Rcbrt()},
			"Exp": {x.Exp(), y.Exp()}, "Exp2": {x.Exp2(), y.Exp2()}, "Exp10": {x.Exp10(), y.Exp10()}, "Expm1": {x.Expm1(), y.Expm1()},
			"Log": {x.Log(), y.Log()}, "Log2": {x.Log2(), y.Log2()}, "Log10": {x.Log10(), y.Log10()}, "Log1p": {x.Log1p(), y.Log1p()},
			"Sin": {x.Sin(), y.Sin()}, "Cos": {x.Cos(), y.Cos()}, "Tan": {x.Tan(), y.Tan()},
			"SinPi": {x.SinPi(), y.SinPi()}, "CosPi": {x.CosPi(), y.CosPi()}, "TanPi": {x.TanPi(), y.TanPi()},
			"Asin": {(x / 8).Asin(), y.DivFloat(8).Asin()}, "Acos": {(x / 8).Acos(), y.DivFloat(8).Acos()}, "Atan": {x.Atan(), y.Atan()},
			"Sinh": {x.Sinh(), y.Sinh()}, "Cosh": {x.Cosh(), y.Cosh()}, "Tanh": {x.Tanh(), y.Tanh()},
			"Asinh": {x.Asinh(), y.Asinh()}, "Acosh": {(x + 1).Acosh(), y.AddFloat(1).Acosh()}, "Atanh": {(x / 8).Atanh(), y.DivFloat(8).Atanh()},
			"Pow": {x.Pow(1.5), y.Pow(NewDD(1.5))}, "PowInt": {x.PowInt(-3), y.PowInt(-3)}, "Hypot": {x.Hypot(2), y.Hypot(NewDD(2))}, "Atan2": {x.Atan2(2), y.Atan2(NewDD(2))},
			"Floor": {x.Floor(), y.Floor()}, "Ceil": {x.Ceil(), y.Ceil()}, "Round": {x.Round(), y.Round()}, "RoundEven": {x.RoundEven(), y.RoundEven()}, "Trunc": {x.Trunc(), y.Trunc()},
			"Mod": {x.Mod(0.7), y.Mod(NewDD(0.7))}, "Remainder": {x.Remainder(0.7), y.Remainder(NewDD(0.7))}, "MulAdd": {x.MulAdd(3, 0.1), y.MulAdd(NewDD(3), NewDD(0.1))},
			"Dim": {x.Dim(1), y.Dim(NewDD(1))}, "Min": {x.Min(1), y.Min(NewDD(1))}, "Max": {x.Max(1), y.Max(NewDD(1))}, "Logb": {x.Logb(), y.Logb()}, "Ldexp": {x.Ldexp(-3), y.Ldexp(-3)},
		} {
			if !closeTo(float64(f.x), f.y.Float64()) || math.Abs(float64(f.x)-f.y.Float64()) > 4e-16*math.Abs(float64(f.x)) {
				t.Errorf("F64: %s(%v) = %v, and %v as a DD", name, a, f.x, f.y.Float64())
			}
		}
		if r, q := x.Remquo(0.7); float64(r) != math.Remainder(a, 0.7) || q != int(math.RoundToEven(a/0.7)) {
			t.Errorf("F64: Remquo(%v, 0.7) = %v, %v", a, r, q)
		}
	}
	if s := fmt.Sprintf("%v %8.3f %x|%s", F64(0.1), F32(2.5), F64(1), F32(0.1)); s != "0.1    2.500 0x1p+00|0.1" {
		t.Errorf("formatted: %s", s)
	}
}

func TestLargeCounts(t *testing.T) {
	if math.MaxInt == math.MaxInt32 {
		t.Skip("an int has 32 bits")
	}
	large := int64(3_000_000_001) // no int32
	n := int(large)
	testLarge := func(name string, got, want float64) {
		if math.Abs(got/want-1) > 1e-11 {
			t.Errorf("%s = %v, want %v", name, got, want)
		}
	}
	want := math.Exp(float64(n) * math.Log1p(-0x1p-28))
	testLarge("DF", DF{Hi: -1, Lo: 0x1p-28}.PowInt(n).Float64(), -want)
	testLarge("DD", DD{Hi: -1, Lo: 0x1p-28}.PowInt(n).Float64(), -want)
	testLarge("QF", QF{X0: -1, X1: 0x1p-28, X2: 0, X3: 0}.PowInt(n).Float64(), -want)
	testLarge("QD", QD{X0: -1, X1: 0x1p-28, X2: 0, X3: 0}.PowInt(n).Float64(), -want)
	if x := NewDD(3); !x.Ldexp(n).IsInf() || !x.Ldexp(-n).IsZero() || x.Ldexp(n<<1) == x {
		t.Error("Ldexp takes a large n for another one")
	}
}

func TestComplexText(t *testing.T) {
	for _, z := range corners() {
		x := FromComplex[CDD](z)
		for _, layout := range []string{"%v", "%+v", "%g", "%.3f", "%+.2e", "%8.2f", "%-9.1f|", "%x", "%E", "% g", "%08.2f"} {
			if got, want := fmt.Sprintf(layout, x), fmt.Sprintf(layout, z); got != want {
				t.Errorf("%s of %v is %q, want %q", layout, z, got, want)
			}
		}
	}
	x := CDD{Re: MustParse[DD]("0.1"), Im: MustParse[DD]("-2.5e-7")}
	if s := x.String(); s != "(0.1-2.5e-07i)" {
		t.Errorf("String: %s", s)
	}
	if s := fmt.Sprintf("%#v", NewComplexForTest()); s != "limb.CDF{Re: limb.DF{Hi: 0x1p+00, Lo: 0x0p+00}, Im: limb.DF{Hi: 0x1p+01, Lo: 0x0p+00}}" {
		t.Errorf("%%#v: %s", s)
	}
	if s := fmt.Sprintf("%d", NewComplexForTest()); s != "%!d(limb.CDF=(1+2i))" {
		t.Errorf("%%d: %s", s)
	}
	for _, s := range []string{"1", "2i", "1+2i", "(1+2i)", "-1e-3-2.5E+2i", "0x1p-2+0x1.8p+1i", "inf+nani", "+Inf-Infi", "1e+5i", "infinityi", "(3)", "-0-0i", "1+infinityi"} {
		want, err := strconv.ParseComplex(s, 128)
		if err != nil {
			t.Fatalf("%q: %v", s, err)
		}
		got, err := ParseAs[CDD](s)
		if g := got.Complex128(); err != nil || !sameFloat(real(g), real(want)) || !sameFloat(imag(g), imag(want)) {
			t.Errorf("ParseAs[CDD](%q) = %v, %v, want %v", s, got, err, want)
		}
	}
	for _, s := range []string{"", "()", "(1+2i", "1+2i)", "1+2", "1+2i3", "1++2i", "x+2i", "1+xi", "1 + 2i", "((1))", "1e400i", "ii"} {
		if _, err := ParseAs[CQD](s); err == nil {
			t.Errorf("ParseAs[CQD](%q) is no error", s)
		}
	}
	in := map[string]CQD{"z": {Re: MustParse[QD]("1e-50"), Im: NewQD(3)}}
	text, err := json.Marshal(in)
	var out map[string]CQD
	if err2 := json.Unmarshal(text, &out); err != nil || err2 != nil || out["z"] != in["z"] || string(text) != `{"z":"(1e-50+3i)"}` {
		t.Errorf("JSON: %s, %v, %v, %v", text, err, err2, out)
	}
	var y CDF
	if n, err := fmt.Sscan(" (1.5-2i) ", &y); n != 1 || err != nil || y.Complex64() != 1.5-2i {
		t.Errorf("Sscan: %v, %v", y, err)
	}
	if _, err := fmt.Sscan("(1.5-", &y); err == nil {
		t.Error("Sscan of half a number is no error")
	}
}

func NewComplexForTest() CDF { return FromComplex[CDF](1 + 2i) }
