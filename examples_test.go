package limb_test

import (
	"fmt"
	"math"
	"math/big"
	"strconv"

	"github.com/limbfp/limb"
)

// real is what the examples ask of a number, so that one function runs in
// float64 and in all types of this package.
type real[N any] interface {
	Add(N) N
	Sub(N) N
	Mul(N) N
	Div(N) N
	Sqrt() N
	Float64() float64
	Text(format byte, prec int) string
}

// f64 is float64 with methods.
type f64 float64

func (x f64) Add(y f64) f64               { return x + y }
func (x f64) Sub(y f64) f64               { return x - y }
func (x f64) Mul(y f64) f64               { return f64(x * y) }
func (x f64) Div(y f64) f64               { return x / y }
func (x f64) Sqrt() f64                   { return f64(math.Sqrt(float64(x))) }
func (x f64) Float64() float64            { return float64(x) }
func (x f64) Text(fmt byte, n int) string { return strconv.FormatFloat(float64(x), fmt, n, 64) }

func newF64(n int64) f64 { return f64(n) }

// π by Machin's formula, by the arithmetic-geometric mean of Gauss, and by a
// series for its digits (Bailey, Borwein, Plouffe). Each type is printed to the
// digits that it has.
func Example_pi() {
	pi[f64]("float64", 16, newF64)
	pi("DF", 14, limb.FromInt64[float32])
	pi("DD", 31, limb.FromInt64[float64])
	pi("QF", 28, limb.QuadFromInt64[float32])
	pi("QD", 63, limb.QuadFromInt64[float64])
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

func pi[N real[N]](name string, digits int, of func(int64) N) {
	fmt.Printf("%-8s Machin %s\n", name, machin(of).Text('g', digits))
	fmt.Printf("%-8s Gauss  %s\n", "", gauss(of).Text('g', digits))
	fmt.Printf("%-8s BBP    %s\n", "", bbp(of).Text('g', digits))
}

// machin returns 16 arctan(1/5) - 4 arctan(1/239).
func machin[N real[N]](of func(int64) N) N {
	arctan := func(n int64) N { // of 1/n
		term := of(1).Div(of(n))
		sum := term
		for k := int64(1); k < 100; k++ {
			term = term.Div(of(-n * n))
			sum = sum.Add(term.Div(of(2*k + 1)))
		}
		return sum
	}
	return of(16).Mul(arctan(5)).Sub(of(4).Mul(arctan(239)))
}

// gauss returns (a+b)²/4t, where a and b are the arithmetic and the geometric
// means of 1 and 1/√2, again and again.
func gauss[N real[N]](of func(int64) N) N {
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
func bbp[N real[N]](of func(int64) N) N {
	sum := of(0)
	for k := int64(56); k >= 0; k-- {
		t := of(4).Div(of(8*k + 1)).Sub(of(2).Div(of(8*k + 4))).Sub(of(1).Div(of(8*k + 5))).Sub(of(1).Div(of(8*k + 6)))
		sum = sum.Div(of(16)).Add(t)
	}
	return sum
}

// The Hilbert matrix of order 12, whose condition number is 2·10^16: Gauss's
// elimination for Hx = b, where all of x are 1. In float64 nothing is left.
func Example_hilbert() {
	hilbert[f64]("float64", newF64)
	hilbert("DF", limb.FromInt64[float32])
	hilbert("DD", limb.FromInt64[float64])
	hilbert("QF", limb.QuadFromInt64[float32])
	hilbert("QD", limb.QuadFromInt64[float64])
	// Output:
	// float64  largest error 10^-1
	// DF       largest error 10^3
	// DD       largest error 10^-16
	// QF       largest error 10^-14
	// QD       largest error 10^-49
}

func hilbert[N real[N]](name string, of func(int64) N) {
	const n = 12
	var h [n][n + 1]N
	for i := range n {
		h[i][n] = of(0)
		for j := range n {
			h[i][j] = of(1).Div(of(int64(i + j + 1)))
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
	rump[f64]("float64", newF64)
	rump("DF", limb.FromInt64[float32])
	rump("DD", limb.FromInt64[float64])
	rump("QF", limb.QuadFromInt64[float32])
	rump("QD", limb.QuadFromInt64[float64])
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
func rump[N real[N]](name string, of func(int64) N) {
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
	muller[f64]("float64", newF64)
	muller("DF", limb.FromInt64[float32])
	muller("DD", limb.FromInt64[float64])
	muller("QF", limb.QuadFromInt64[float32])
	muller("QD", limb.QuadFromInt64[float64])
	// Output:
	// step 15      step 30      step 60
	// float64   168.9391677          100          100
	// DF        330.2826138          100          100
	// DD        4.999060072  100.0968885          100
	// QF        4.999060072  100.1465846          100
	// QD        4.999060072  4.999999558  100.0000001
}

func muller[N real[N]](name string, of func(int64) N) {
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
	logistic[f64]("float64", newF64)
	logistic("DF", limb.FromInt64[float32])
	logistic("DD", limb.FromInt64[float64])
	logistic("QF", limb.QuadFromInt64[float32])
	logistic("QD", limb.QuadFromInt64[float64])
	// Output:
	// float64  53
	// DF       48
	// DD       108
	// QF       96
	// QD       214
}

// logistic prints the first step whose x, from 1/10 on, is off by a tenth.
func logistic[N real[N]](name string, of func(int64) N) {
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
