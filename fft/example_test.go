package fft_test

import (
	"fmt"
	"log"
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/vec"
)

// A transform of eight complex numbers of two float64 each.
func Example() {
	x := make([]limb.CDD, 8)
	for j := range x {
		x[j].Re = limb.DD{Hi: float64(j)}
	}
	p, err := fft.New[limb.CDD](len(x))
	if err != nil {
		log.Fatal(err)
	}
	p.Forward(x, x) // in place
	fmt.Printf("X_0 = %.1f\n", x[0].Re)
	fmt.Printf("X_1 = %.1f + %.28fi\n", x[1].Re, x[1].Im)
	p.Inverse(x, x) // 8 times what it was
	fmt.Printf("x_5 = %.1f\n", x[5].Re.Div(limb.DD{Hi: 8}))
	// Output:
	// X_0 = 28.0
	// X_1 = -4.0 + 9.6568542494923801952067548968i
	// x_5 = 5.0
}

// The spectrum of a tone of 20 periods, and of one of 60 that is 10^-25 times as loud: Hann's window
// lets it be seen beside the other, and a DD has room for both.
func ExampleRealPlan_Forward() {
	const n = 256
	x, window := make([]limb.DD, n), make([]limb.DD, n)
	quiet := limb.MustParse[limb.DD]("1e-25")
	for i := range x {
		t := limb.NewDD(i).DivFloat(n)
		x[i] = t.MulFloat(2 * 20).SinPi().Add(t.MulFloat(2 * 60).SinPi().Mul(quiet))
	}
	fft.PeriodicWindow(window, fft.Hann())
	vec.Mul(x, x, window)
	plan, err := fft.NewReal[limb.CDD](n)
	if err != nil {
		log.Fatal(err)
	}
	spectrum, level := make([]limb.CDD, n/2+1), make([]limb.DD, n/2+1)
	plan.Forward(spectrum, x)
	vec.Abs(level, spectrum)
	loud := vec.ArgMax(level)
	for _, k := range []int{loud, 60, 100} {
		fmt.Printf("%3d %.0e\n", k, level[k].Div(level[loud]))
	}
	// Output:
	// 20 1e+00
	//  60 1e-25
	// 100 2e-33
}

// A window of eight numbers for a transform, and one that begins and ends alike, for a filter.
func ExamplePeriodicWindow() {
	w := make([]limb.DD, 8)
	fft.PeriodicWindow(w, fft.Hann())
	fmt.Printf("%.3f\n", w)
	fft.SymmetricWindow(w, fft.Kaiser(8.6))
	fmt.Printf("%.3f\n", w)
	// Output:
	// [0.000 0.146 0.500 0.854 1.000 0.854 0.500 0.146]
	// [0.001 0.091 0.460 0.920 0.920 0.460 0.091 0.001]
}

// Of n real numbers there are n/2+1 coefficients; the others are their conjugates.
func ExampleNewReal() {
	p, err := fft.NewReal[limb.CQF](6)
	if err != nil {
		fmt.Println(err)
		return
	}
	x := make([]limb.QF, 6)
	for j := range x {
		x[j].X0 = float32(j % 2)
	}
	y := make([]limb.CQF, 4)
	p.Forward(y, x)
	for k, c := range y {
		fmt.Printf("%d: %.0f\n", k, c.Re.Abs())
	}
	// Output:
	// 0: 3
	// 1: 0
	// 2: 0
	// 3: 3
}

// A grid of two rows and three columns: one number has the same weight everywhere.
func ExampleNewGrid() {
	g, err := fft.NewGrid[limb.CDD]([]int{2, 3}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	x := make([]limb.CDD, 6)
	x[0].Re = limb.DD{Hi: 7}
	g.Forward(x, x)
	for row := range 2 {
		fmt.Println(x[3*row].Re, x[3*row+1].Re, x[3*row+2].Re)
	}
	// Output:
	// 7 7 7
	// 7 7 7
}

// The coefficients of (1 + 2t + 3t²)(4 + 5t), in a cycle that holds all four.
func ExampleRealPlan_Convolve() {
	p, err := fft.NewReal[limb.CDD](fft.Length(4))
	if err != nil {
		fmt.Println(err)
		return
	}
	x := []limb.DD{{Hi: 1}, {Hi: 2}, {Hi: 3}, {}}
	y := []limb.DD{{Hi: 4}, {Hi: 5}, {}, {}}
	p.Convolve(x, x, y)
	for _, c := range x {
		fmt.Printf("%.0f ", c)
	}
	// Output:
	// 4 13 22 15
}

// The exact product of two integers of a million decimal digits.
//
// Each is a sequence of 125000 numbers of 8 digits, and its product a convolution of
// 2^18 elements, below 125000·10^16 < 2^70.1: a DD holds them, and the error decides
// whether rounding gives the exact ones.
//
// Let ρ bound the relative error of one transform, ‖X̂ - X‖ ≤ ρ‖X‖. In a pass of radix
// 2^k a number is multiplied by a root of unity, wrong by 10u² and by the rounding of
// the root, and goes through k additions, wrong by 2u² each, and for k = 3 a product
// with √½: together less than 16k·u². What separates the real numbers is a pass of
// radix 2 more. So ρ is below 16·19·2^-106 < 2^-97.7. Then the product XY is wrong by
//
//	2ρ‖X‖‖Y‖ + 10u²‖X‖‖Y‖ < 2.1ρ·n‖x‖‖y‖
//
// in the sum of absolute values, by the inequality of Cauchy and Schwarz; an element of
// its inverse, that sum weighted by 1/n, is wrong by 2.1ρ‖x‖‖y‖. The inverse adds
// ρ‖XY‖/√n at most, where ‖XY‖ ≤ ‖X‖‖Y‖ = n‖x‖‖y‖. Together that is
//
//	(2.1 + √n)ρ‖x‖‖y‖ < 2^9.01 · 2^-97.7 · 2^70.1 < 2^-18,
//
// far below ½.
func Example_product() {
	const digits = 1_000_000
	r := rand.New(rand.NewPCG(1, 2))
	random := func() string {
		b := make([]byte, digits)
		for i := range b {
			b[i] = '0' + byte(r.IntN(10))
		}
		return string(b)
	}
	a, b := random(), random()

	product, err := multiply(a, b)
	if err != nil {
		fmt.Println(err)
		return
	}
	x, y := integer(a), integer(b)
	fmt.Println("2000000 digits, as of math/big:", integer(product).Cmp(x.Mul(x, y)) == 0)
	// Output:
	// 2000000 digits, as of math/big: true
}

const (
	perNumber = 8 // digits
	base      = 100_000_000
)

// multiply returns the product of two decimal numbers of up to a million digits, with
// zeros in front.
func multiply(a, b string) (string, error) {
	const n = 1 << 18
	p, err := fft.NewReal[limb.CDD](n)
	if err != nil {
		return "", err
	}
	x, y := sequence(a, n), sequence(b, n)
	p.Convolve(x, x, y)
	groups := make([]string, (len(a)+len(b)+perNumber-1)/perNumber)
	var carry limb.DD
	for k := range groups {
		v := x[k].Add(carry).Round()
		group := limb.Mod(v, limb.DD{Hi: base})
		groups[k] = fmt.Sprintf("%0*d", perNumber, int(group.Hi))
		carry = v.Sub(group).Div(limb.DD{Hi: base}).Round()
	}
	slices.Reverse(groups)
	return strings.Join(groups, ""), nil
}

// sequence returns the digits of a number by eight, the last ones first, in n elements.
func sequence(a string, n int) []limb.DD {
	x := make([]limb.DD, n)
	for k := 0; len(a) > 0; k++ {
		at := max(len(a)-perNumber, 0)
		group, err := strconv.Atoi(a[at:])
		if err != nil {
			panic(err)
		}
		x[k].Hi, a = float64(group), a[:at]
	}
	return x
}

// integer returns a decimal number, half by half: big.Int.SetString takes seconds.
func integer(a string) *big.Int {
	if len(a) < 2000 {
		x, _ := new(big.Int).SetString(a, 10)
		return x
	}
	low := len(a) / 2
	x := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(low)), nil)
	return x.Mul(x, integer(a[:len(a)-low])).Add(x, integer(a[len(a)-low:]))
}

// BenchmarkProduct times the product of the example, and the same by math/big: of
// numbers, without the conversions from and to decimal digits.
func BenchmarkProduct(b *testing.B) {
	a, c := strings.Repeat("1234567890", 100_000), strings.Repeat("9753186420", 100_000)
	b.Run("limb", func(b *testing.B) {
		const n = 1 << 18
		p := must(fft.NewReal[limb.CDD](n))
		x, y, z := sequence(a, n), sequence(c, n), make([]limb.DD, n)
		for b.Loop() {
			p.Convolve(z, x, y)
		}
	})
	b.Run("big", func(b *testing.B) {
		x, y, z := integer(a), integer(c), new(big.Int)
		for b.Loop() {
			z.Mul(x, y)
		}
	})
	b.Run("limb with digits", func(b *testing.B) {
		for b.Loop() {
			if _, err := multiply(a, c); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("big with digits", func(b *testing.B) {
		for b.Loop() {
			x, y := integer(a), integer(c)
			_ = x.Mul(x, y).String()
		}
	})
}

// What follows a transform: the powers of a spectrum, and its largest line.
func Example_spectrum() {
	const n = 64
	x := make([]limb.CDD, n)
	for i := range x {
		x[i].Re = limb.NewDD(2 * float64(5*i%n) / n).CosPi() // a wave, five times
	}
	plan, err := fft.New[limb.CDD](n)
	if err != nil {
		fmt.Println(err)
		return
	}
	plan.Forward(x, x)
	vec.ScaleFloat(x, x, 2.0/n)
	r := make([]limb.DD, n/2)
	vec.Abs(r, x[:n/2])
	i := vec.ArgMax(r)
	fmt.Printf("%d %.10f\n", i, r[i])
	// Output:
	// 5 1.0000000000
}
