package limb_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"math/cmplx"

	"github.com/limbfp/limb"
)

// newton returns a zero of f, whose derivative is df, near x.
func newton[N limb.Real[N]](f, df func(x N) N, x N) N {
	for range 50 {
		step := f(x).Div(df(x))
		x = x.Sub(step)
		if step.Abs().LessEqual(x.Abs().Mul(limb.Epsilon[N]())) {
			break
		}
	}
	return x
}

// dottie returns the number that is its own cosine.
func dottie[N limb.Real[N]]() N {
	one := limb.From[N](1)
	return newton(func(x N) N { return x.Sub(x.Cos()) }, func(x N) N { return one.Add(x.Sin()) }, one)
}

// Newton's method, in any type.
func Example_newton() {
	fmt.Println(dottie[limb.F64]())
	fmt.Println(dottie[limb.DD]())
	fmt.Println(dottie[limb.QD]())
	// Output:
	// 0.7390851332151607
	// 0.73908513321516064165531208767387
	// 0.739085133215160641655312087673873404013411758900757464965680635773
}

// The sum of many small numbers: a machine number stands still when it has
// grown large, a pair goes on.
func Example() {
	var single float32
	var pair limb.DF
	for range 20_000_000 {
		single += 1
		pair = pair.AddFloat(1)
	}
	fmt.Printf("float32 %.0f\n", single)
	fmt.Printf("DF      %.0f\n", pair.Float64())
	// Output:
	// float32 16777216
	// DF      20000000
}

// A sum that cancels: 10^20 has no room for the 1, and a pair has.
func ExamplePair_Add() {
	a, b, c := 1e20, 1.0, -1e20
	fmt.Println("float64", a+b+c)

	x := limb.NewDD(a).AddFloat(b).AddFloat(c)
	fmt.Println("DD     ", x.Float64())
	// Output:
	// float64 0
	// DD      1
}

// A product of numbers next to 1, of which a machine number sees only the 1.
func ExamplePair_Mul() {
	x := limb.NewDD(1.0).AddFloat(1e-20)
	square := x.Mul(x)
	fmt.Println(square.AddFloat(-1).Float64())
	// Output:
	// 2e-20
}

func ExampleTwoSum() {
	s, e := limb.TwoSum[float32](16777216, 1)
	fmt.Println(s, e)
	// Output:
	// 1.6777216e+07 1
}

// One tenth, rounded to each type. The text is the shortest that is read as the
// same number.
func ExampleParseAs() {
	x, err := limb.ParseAs[limb.DD]("0.1")
	fmt.Println(x)
	fmt.Printf("%.40f\n", x)
	if err != nil {
		fmt.Println(err)
	}

	df, _ := limb.ParseAs[limb.DF]("0.1")
	qd, _ := limb.ParseAs[limb.QD]("0.1")
	fmt.Printf("%.20f\n%.70f\n", df, qd)

	_, err = limb.ParseAs[limb.DD]("0.1.2")
	fmt.Println(err)
	// Output:
	// 0.1
	// 0.0999999999999999999999999999999996918512
	// 0.09999999999999997780
	// 0.0999999999999999999999999999999999999999999999999999999999999999990504
	// parsing "0.1.2" as a DD: invalid syntax at byte 3: want the end
}

// cosh is the hyperbolic cosine, in any type: 2 is a float32 or a float64, as the limbs of x are.
func cosh[N limb.RealOf[N, T], T limb.Float](x N) N {
	return x.Exp().Add(x.Neg().Exp()).DivFloat(2)
}

// Code for all types that takes machine numbers too.
func ExampleRealOf() {
	fmt.Println(cosh(limb.F64(1)))
	fmt.Println(cosh(limb.NewDD(1)))
	fmt.Println(cosh(limb.NewQF(1).MulFloat(0.5).AddFloat(0.5)))
	// Output:
	// 1.5430806348152437
	// 1.54308063481524377847790562075707
	// 1.54308063481524377847790562075634
}

// The 0.1 of a float64 is another number than the 0.1 of a DD, and the text
// says so.
func ExamplePair_String() {
	fmt.Println(limb.NewDD(0.1))
	// Output:
	// 0.1000000000000000055511151231257827021181583404541015625
}

func ExamplePair_Format() {
	x, _ := limb.ParseAs[limb.DD]("-1234.56789012345678901234567890")
	fmt.Printf("%v\n%.3f\n%+.10e\n%12.1f|\n%x\n", x, x, x, x, x)
	// Output:
	// -1234.5678901234567890123456789
	// -1234.568
	// -1.2345678901e+03
	//      -1234.6|
	// -0x1.34a4584fd0fdf8cfdcfa22e6d04p+10
}

// A key of a map is the canonical form: two forms of one number are one key.
func ExamplePair_Canon() {
	x, y := limb.DD{Hi: 1, Lo: 0x1p-53}, limb.DD{Hi: 1 + 0x1p-52, Lo: -0x1p-53}
	fmt.Println(x == y, x.Equal(y), x.Canon() == y.Canon())
	fmt.Printf("%#v\n", y.Canon())
	// Output:
	// false true true
	// limb.DD{Hi: 0x1p+00, Lo: 0x1p-53}
}

// The types go through every package that knows encoding.TextMarshaler.
func ExamplePair_MarshalText() {
	type point struct{ X, Y limb.DD }
	var p point
	if err := json.Unmarshal([]byte(`{"X": "0.1", "Y": "-1e-30"}`), &p); err != nil {
		fmt.Println(err)
	}
	text, _ := json.Marshal(p)
	fmt.Println(string(text))
	// Output:
	// {"X":"0.1","Y":"-1e-30"}
}

// From type to type: wider is exact, narrower is rounded to nearest.
func ExampleQuad_DF() {
	x := limb.NewQD(int64(1234567890123456789)).AddFloat(0.5)
	fmt.Println(x)
	fmt.Println(x.DD())
	fmt.Println(x.DF())
	fmt.Println(x.Float64())
	fmt.Println(x.Int64())
	// Output:
	// 1.2345678901234567895e+18
	// 1.2345678901234567895e+18
	// 1.234567890123457e+18
	// 1.2345678901234568e+18
	// 1234567890123456789 true
}

// π by Machin's formula, by the arithmetic-geometric mean of Gauss, and by a
// series for its digits (Bailey, Borwein, Plouffe). Each type is printed to the
// digits that it has.
func Example_pi() {
	pi[limb.F64]("float64", 16)
	pi[limb.DF]("DF", 14)
	pi[limb.DD]("DD", 31)
	pi[limb.QF]("QF", 28)
	pi[limb.QD]("QD", 63)
	// Output:
	// float64  Machin 3.141592653589794
	//          Gauss  3.141592653589794
	//          BBP    3.141592653589793
	// DF       Machin 3.1415926535898
	//          Gauss  3.1415926535898
	//          BBP    3.1415926535898
	// DD       Machin 3.14159265358979323846264338328
	//          Gauss  3.141592653589793238462643383279
	//          BBP    3.14159265358979323846264338328
	// QF       Machin 3.141592653589793238462643383
	//          Gauss  3.141592653589793238462643383
	//          BBP    3.141592653589793238462643383
	// QD       Machin 3.14159265358979323846264338327950288419716939937510582097494459
	//          Gauss  3.14159265358979323846264338327950288419716939937510582097494459
	//          BBP    3.14159265358979323846264338327950288419716939937510582097494459
}

func pi[N limb.Real[N]](name string, digits int) {
	fmt.Printf("%-8s Machin %s\n", name, machin[N]().Text('g', digits))
	fmt.Printf("%-8s Gauss  %s\n", "", gauss[N]().Text('g', digits))
	fmt.Printf("%-8s BBP    %s\n", "", bbp[N]().Text('g', digits))
}

// machin returns 16 arctan(1/5) - 4 arctan(1/239).
func machin[N limb.Real[N]]() N {
	of := limb.From[N, int]
	arctan := func(n int) N { // of 1/n
		term := of(1).Div(of(n))
		sum := term
		for k := 1; k < 100; k++ {
			term = term.Div(of(-n * n))
			sum = sum.Add(term.Div(of(2*k + 1)))
		}
		return sum
	}
	return of(16).Mul(arctan(5)).Sub(of(4).Mul(arctan(239)))
}

// gauss returns (a+b)²/4t, where a and b are the arithmetic and the geometric
// means of 1 and 1/√2, again and again.
func gauss[N limb.Real[N]]() N {
	of := limb.From[N, int]
	a, b, t, p := of(1), of(1).Div(of(2).Sqrt()), of(1).Div(of(4)), of(1)
	for range 7 {
		next := a.Add(b).Div(of(2))
		b = a.Mul(b).Sqrt()
		d := a.Sub(next)
		t = t.Sub(p.Mul(d.Mul(d)))
		a, p = next, p.Add(p)
	}
	s := a.Add(b)
	return s.Mul(s).Div(of(4).Mul(t))
}

// bbp returns Σ 16^-k (4/(8k+1) - 2/(8k+4) - 1/(8k+5) - 1/(8k+6)), from the
// small terms to the large.
func bbp[N limb.Real[N]]() N {
	of := limb.From[N, int]
	sum := of(0)
	for k := 56; k >= 0; k-- {
		t := of(4).Div(of(8*k + 1)).Sub(of(2).Div(of(8*k + 4))).Sub(of(1).Div(of(8*k + 5))).Sub(of(1).Div(of(8*k + 6)))
		sum = sum.Div(of(16)).Add(t)
	}
	return sum
}

// The Hilbert matrix of order 12, whose condition number is 2·10^16: Gauss's
// elimination for Hx = b, where all of x are 1. In float64 nothing is left.
func Example_hilbert() {
	hilbert[limb.F64]("float64")
	hilbert[limb.DF]("DF")
	hilbert[limb.DD]("DD")
	hilbert[limb.QF]("QF")
	hilbert[limb.QD]("QD")
	// Output:
	// float64  largest error 10^-1
	// DF       largest error 10^3
	// DD       largest error 10^-16
	// QF       largest error 10^-14
	// QD       largest error 10^-49
}

func hilbert[N limb.Real[N]](name string) {
	of := limb.From[N, int]
	const n = 12
	var h [n][n + 1]N
	for i := range n {
		h[i][n] = of(0)
		for j := range n {
			h[i][j] = of(1).Div(of(i + j + 1))
			h[i][n] = h[i][n].Add(h[i][j])
		}
	}
	for k := range n {
		for i := k + 1; i < n; i++ {
			f := h[i][k].Div(h[k][k])
			for j := k; j <= n; j++ {
				h[i][j] = h[i][j].Sub(f.Mul(h[k][j]))
			}
		}
	}
	worst := 0.0
	for i := n - 1; i >= 0; i-- {
		for j := i + 1; j < n; j++ {
			h[i][n] = h[i][n].Sub(h[i][j].Mul(h[j][n]))
		}
		h[i][n] = h[i][n].Div(h[i][i])
		worst = max(worst, math.Abs(h[i][n].Sub(of(1)).Float64()))
	}
	fmt.Printf("%-8s largest error 10^%.0f\n", name, math.Log10(worst))
}

// Rump's polynomial at (77617, 33096): its terms are of the size of 10^36 and
// cancel. It takes 122 bits to see the sign.
func Example_rump() {
	rump[limb.F64]("float64")
	rump[limb.DF]("DF")
	rump[limb.DD]("DD")
	rump[limb.QF]("QF")
	rump[limb.QD]("QD")
	a, b := big.NewRat(77617, 1), big.NewRat(33096, 1)
	exact, _ := new(big.Rat).Sub(new(big.Rat).Quo(a, new(big.Rat).Add(b, b)), big.NewRat(2, 1)).Float64()
	fmt.Printf("%-8s %.10g\n", "exact", exact)
	// Output:
	// float64  -1.180591621e+21
	// DF       -5.666839779e+22
	// DD       1.17260394
	// QF       8388609.173
	// QD       -0.8273960599
	// exact    -0.8273960599
}

// rump prints 333.75b⁶ + a²(11a²b² - b⁶ - 121b⁴ - 2) + 5.5b⁸ + a/2b.
func rump[N limb.Real[N]](name string) {
	of := limb.From[N, int]
	a, b := of(77617), of(33096)
	a2, b2 := a.Mul(a), b.Mul(b)
	b4 := b2.Mul(b2)
	b6, b8 := b4.Mul(b2), b4.Mul(b4)
	v := of(1335).Div(of(4)).Mul(b6)
	v = v.Add(a2.Mul(of(11).Mul(a2).Mul(b2).Sub(b6).Sub(of(121).Mul(b4)).Sub(of(2))))
	v = v.Add(of(11).Div(of(2)).Mul(b8)).Add(a.Div(b.Add(b)))
	fmt.Printf("%-8s %.10g\n", name, v.Float64())
}

// Muller's recurrence x ← 108 - (815 - 1500/x')/x from 4 and 17/4 goes to 5; the
// smallest error takes it to 100.
func Example_muller() {
	fmt.Printf("%-8s %12s %12s %12s\n", "", "step 15", "step 30", "step 60")
	muller[limb.F64]("float64")
	muller[limb.DF]("DF")
	muller[limb.DD]("DD")
	muller[limb.QF]("QF")
	muller[limb.QD]("QD")
	// Output:
	// step 15      step 30      step 60
	// float64   168.9391677          100          100
	// DF        330.2826138          100          100
	// DD        4.999060072  100.0968885          100
	// QF        4.999060072  100.1465846          100
	// QD        4.999060072  4.999999558  100.0000001
}

func muller[N limb.Real[N]](name string) {
	of := limb.From[N, int]
	fmt.Printf("%-8s", name)
	x, y := of(4), of(17).Div(of(4))
	for k := 2; k <= 60; k++ {
		x, y = y, of(108).Sub(of(815).Sub(of(1500).Div(x)).Div(y))
		if k == 15 || k == 30 || k == 60 {
			fmt.Printf(" %12s", y.Text('g', 10))
		}
	}
	fmt.Println()
}

// The logistic map x ← 4x(1-x) doubles an error at each step: a type holds out
// for as many steps as it has bits.
func Example_logistic() {
	logistic[limb.F64]("float64")
	logistic[limb.DF]("DF")
	logistic[limb.DD]("DD")
	logistic[limb.QF]("QF")
	logistic[limb.QD]("QD")
	// Output:
	// float64  53
	// DF       48
	// DD       108
	// QF       98
	// QD       214
}

// logistic prints the first step whose x, from 1/10 on, is off by a tenth.
func logistic[N limb.Real[N]](name string) {
	of := limb.From[N, int]
	x, one, four := of(1).Div(of(10)), of(1), of(4)
	y := new(big.Float).SetPrec(2000).SetRat(big.NewRat(1, 10))
	for k := 1; ; k++ {
		x = four.Mul(x).Mul(one.Sub(x))
		rest := new(big.Float).SetPrec(2000).Sub(big.NewFloat(1), y)
		y.Mul(big.NewFloat(4), y).Mul(y, rest)
		want, _ := y.Float64()
		if math.Abs(x.Float64()-want) > 0.1 {
			fmt.Printf("%-8s %d\n", name, k)
			return
		}
	}
}

// Wilkinson's polynomial (x-1)(x-2)…(x-20), from its coefficients: Durand and Kerner's
// iteration finds all roots at once, and the last bit of a coefficient moves them far.
// Printed is how far the worst root is from its integer.
func Example_wilkinson() {
	fmt.Println("DF", wilkinson[limb.CDF, limb.DF](func(re, im limb.DF) limb.CDF { return limb.CDF{Re: re, Im: im} }))
	fmt.Println("DD", wilkinson[limb.CDD, limb.DD](func(re, im limb.DD) limb.CDD { return limb.CDD{Re: re, Im: im} }))
	fmt.Println("QD", wilkinson[limb.CQD, limb.QD](func(re, im limb.QD) limb.CQD { return limb.CQD{Re: re, Im: im} }))
	// Output:
	// DF 5e-01
	// DD 6e-21
	// QD 0e+00
}

// wilkinson returns how far the worst root is from an integer.
func wilkinson[C limb.Complex[C, N], N limb.Real[N]](of func(re, im N) C) string {
	const n = 20
	zero := limb.From[N](0)
	c := [n + 1]C{of(limb.From[N](1), zero)} // of x^(n-i)
	for k := 1; k <= n; k++ {
		for i := k; i > 0; i-- {
			c[i] = c[i].Sub(c[i-1].MulReal(limb.From[N](k)))
		}
	}
	var x [n]C
	for i := range x { // on a circle around the middle
		x[i] = of(limb.From[N](10.5), zero).Add(of(zero, limb.From[N](2*i+1).Mul(limb.Pi[N]()).Ldexp(-1).Div(limb.From[N](n/2))).Exp().MulReal(limb.From[N](10)))
	}
	for range 300 {
		for i := range x {
			p, q := c[0], of(limb.From[N](1), zero)
			for _, a := range c[1:] {
				p = p.Mul(x[i]).Add(a)
			}
			for j := range x {
				if j != i {
					q = q.Mul(x[i].Sub(x[j]))
				}
			}
			x[i] = x[i].Sub(p.Div(q))
		}
	}
	worst := 0.0
	for _, x := range x {
		nearest := limb.From[N](math.Round(real(x.Complex128())))
		worst = max(worst, x.Sub(of(nearest, zero)).Abs().Float64())
	}
	return fmt.Sprintf("%.0e", worst)
}

// A row of the Mandelbrot set so deep that float64 sees one point: the counts of
// iterations at points 10^-22 apart, in DD and in complex128.
func Example_mandelbrot() {
	re := limb.MustParse[limb.DD]("-1.7499575386820498345298573")
	im := limb.MustParse[limb.DD]("0.0000000000000000000012345")
	step := limb.MustParse[limb.DD]("1e-22")
	for k := range 5 {
		c := limb.CDD{Re: re.Add(step.MulFloat(float64(k))), Im: im}
		z, n := c, 1
		for ; n < 5000 && z.AbsSqr().LessFloat(4); n++ {
			z = z.Sqr().Add(c)
		}
		w, m := c.Complex128(), 1
		for d := w; m < 5000 && cmplx.Abs(w) < 2; m++ {
			w = w*w + d
		}
		fmt.Println(n, m)
	}
	// Output:
	// 404 846
	// 404 846
	// 404 846
	// 404 846
	// 405 846
}

// The sun, Jupiter and Saturn, ten years there and ten years back in steps of a day. The
// leapfrog is reversible, so that what misses the start is rounding alone.
func Example_nbody() {
	fmt.Printf("float64 %.0e\n", nbody[limb.F64]())
	fmt.Printf("DD      %.0e\n", nbody[limb.DD]())
	// Output:
	// float64 8e-14
	// DD      2e-29
}

// nbody returns how much going there and back again misses the start.
func nbody[N limb.Real[N]]() float64 {
	of := limb.MustParse[N]
	type vector [2]N
	mass := []N{of("39.47841760435743"), of("0.03769367487038949"), of("0.011286326131968767")} // 4π² is the sun
	at := []vector{{of("0"), of("0")}, {of("4.84143144246472"), of("-1.16032004402743")}, {of("8.34336671824458"), of("4.12479856412431")}}
	v := []vector{{of("0"), of("0")}, {of("0.606326392995832"), of("2.81198684491626")}, {of("-1.01077434617879"), of("1.82566237123041")}}
	start := at[1]
	day := limb.From[N](1).Div(of("365.25"))
	run := func(days int, h N) {
		for range days {
			for i := range at {
				for k := range 2 {
					at[i][k] = v[i][k].MulAdd(h.Ldexp(-1), at[i][k])
				}
			}
			for i := range at {
				for j := range at {
					if i == j {
						continue
					}
					dx, dy := at[j][0].Sub(at[i][0]), at[j][1].Sub(at[i][1])
					r := dx.Hypot(dy)
					f := mass[j].Mul(h).Div(r.Sqr().Mul(r))
					v[i][0], v[i][1] = dx.MulAdd(f, v[i][0]), dy.MulAdd(f, v[i][1])
				}
			}
			for i := range at {
				for k := range 2 {
					at[i][k] = v[i][k].MulAdd(h.Ldexp(-1), at[i][k])
				}
			}
		}
	}
	run(3652, day)
	run(3652, day.Neg())
	return at[1][0].Sub(start[0]).Hypot(at[1][1].Sub(start[1])).Float64()
}

// ∫ √x·log x from 0 to 1 is -4/9, whose integrand has no derivative at 0: tanh-sinh
// quadrature, with the nodes and weights computed on the way.
func Example_quadrature() {
	fmt.Println("float64", quadrature[limb.F64]())
	fmt.Println("DD     ", quadrature[limb.DD]())
	fmt.Println("QD     ", quadrature[limb.QD]())
	// Output:
	// float64 6e-17
	// DD      9e-33
	// QD      4e-65
}

func quadrature[N limb.Real[N]]() string {
	f := func(x N) N { return x.Sqrt().Mul(x.Log()) }
	const steps = 64 // to a unit
	sum := limb.From[N](0)
	for k := -5 * steps; k <= 5*steps; k++ {
		t := limb.From[N](k).Div(limb.From[N](steps))
		// x = 1/(1 + e^(π sinh t)), dx/dt = π cosh t·x(1-x)
		e := limb.Pi[N]().Mul(t.Sinh()).Exp()
		x := e.Add(limb.From[N](1)).Recip()
		if w := limb.Pi[N]().Mul(t.Cosh()).Mul(x).Mul(e.Mul(x)); x.Sign() > 0 && w.Sign() > 0 {
			sum = sum.Add(f(x).Mul(w))
		}
	}
	error := sum.Div(limb.From[N](steps)).Add(limb.From[N](4).Div(limb.From[N](9))).Abs()
	return fmt.Sprintf("%.0e", error.Float64())
}

// A Length has the methods of a DD, and its text.
type Length struct{ limb.DD }

// A type of one's own is a struct with a number in it: results of methods are numbers.
func Example_named() {
	x, y := Length{limb.NewDD(3)}, Length{limb.NewDD(4)}
	fmt.Println(Length{x.Hypot(y.DD)}, x.Less(y.DD))
	text, err := json.Marshal(struct{ Height Length }{Length{limb.MustParse[limb.DD]("0.1")}})
	fmt.Println(string(text), err)
	// Output:
	// 5 true
	// {"Height":"0.1"} <nil>
}

// The root of 2 in three float64, to the 47 digits of a TD.
func ExampleTD() {
	x := limb.MustParse[limb.TD]("2").Sqrt()
	fmt.Println(x.Text('g', 47))
	fmt.Println(x.Sqr().Sub(limb.NewTD(2)).Abs().Less(limb.NewTD(1e-46)))
	// Output:
	// 1.4142135623730950488016887242096980785696718754
	// true
}
