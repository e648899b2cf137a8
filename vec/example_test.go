package vec_test

import (
	"encoding/csv"
	"fmt"
	"strconv"
	"strings"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/vec"
)

// The logarithm of an exponential, and how far it is from the number: the same
// digits on every machine.
func Example() {
	x := make([]limb.DD, 1000)
	for i := range x {
		x[i] = limb.NewDD(float64(i + 1)).DivFloat(1000)
	}
	y := make([]limb.DD, len(x))
	vec.Exp(y, x)
	vec.Log(y, y) // in place
	vec.Sub(y, y, x)
	fmt.Printf("%.3e\n", vec.Norm2(y).Float64())
	// Output:
	// 6.997e-32
}

// π from the sum of 1/k², and the part of it that was left out.
func ExampleSum() {
	const n = 1 << 16
	x := make([]limb.QD, n)
	for i := range x {
		x[i] = limb.NewQD(float64(i + 1))
	}
	vec.Sqr(x, x)
	vec.Recip(x, x)
	six := vec.Sum(x).MulFloat(6)
	fmt.Printf("%.10f\n%.10f\n", six.Sqrt(), six.AddFloat(6.0/n-3.0/n/n).Sqrt())
	// Output:
	// 3.1415780826
	// 3.1415926536
}

// A sum that cancels: the machine's digits are gone, those of the pair are not.
func ExampleSumOf() {
	x := []float64{1e16, 3.25, -1e16, 1e8, 2, -1e8, 0.125}
	var plain float64
	for _, a := range x {
		plain += a
	}
	fmt.Println(plain, vec.SumOf[limb.DD](x))
	// Output:
	// 6.125 5.375
}

// The longest of some vectors in the plane, by their lengths.
func ExampleAbs() {
	x := make([]limb.CDD, 64)
	for k := range x {
		x[k].Re, x[k].Im = limb.NewDD(float64(k)).CosPi(), limb.NewDD(float64(5*k%64))
	}
	r := make([]limb.DD, len(x))
	vec.Abs(r, x)
	i := vec.ArgMax(r)
	fmt.Printf("%d %.10f\n", i, r[i])
	// Output:
	// 51 63.0079360081
}

// A dot product that cancels.
func ExampleDot() {
	x := []limb.DD{limb.NewDD(1e20), limb.NewDD(1.0), limb.NewDD(-1e20)}
	y := []limb.DD{limb.NewDD(3.0), limb.NewDD(2.0), limb.NewDD(3.0)}
	fmt.Println(vec.Dot(x, y))
	// Output:
	// 2
}

// A constant is a float64, whatever the limbs are.
func ExampleScaleFloat() {
	x := []limb.DF{limb.NewDF(1), limb.NewDF(2), limb.NewDF(3)}
	vec.ScaleFloat(x, x, 2)
	fmt.Println(x)
	// Output:
	// [2 4 6]
}

// What all functions run on here.
func ExampleLevelOf() {
	for _, name := range vec.Functions() {
		level, _ := vec.LevelOf(name)
		fmt.Println(name, level)
	}
}

// The variance of a column of a file, by the formula (Σx² - (Σx)²/n)/(n-1), which needs one
// pass, and cancels.
func Example_variance() {
	file := "time,level\n0,1000000004\n1,1000000007\n2,1000000013\n3,1000000016\n"
	rows, err := csv.NewReader(strings.NewReader(file)).ReadAll()
	if err != nil {
		fmt.Println(err)
		return
	}
	var x []float64
	sum, squares := 0.0, 0.0
	for _, row := range rows[1:] {
		a, err := strconv.ParseFloat(row[1], 64)
		if err != nil {
			fmt.Println(err)
			return
		}
		x = append(x, a)
		sum, squares = sum+a, squares+float64(a*a)
	}
	n := float64(len(x))
	fmt.Println("float64", (squares-sum*sum/n)/(n-1))

	s, q := vec.SumOf[limb.DD](x), vec.DotOf[limb.DD](x, x)
	fmt.Println("DD     ", q.Sub(s.Sqr().DivFloat(n)).DivFloat(n-1).Float64())
	// Output:
	// float64 -170.66666666666666
	// DD      30
}

// A sum of parts that were added on many machines, without rounding.
func ExampleAccumulator() {
	var a, b vec.Accumulator
	a.Add(1)                                // one number as it comes
	vec.Accumulate(&a, []float64{1e100, 1}) // a slice, or one of limb.DD, …
	vec.Accumulate(&b, []float64{-1e100, 0.5})
	message, err := b.MarshalBinary() // on one machine
	if err != nil {
		panic(err)
	}
	var c vec.Accumulator
	if err := c.UnmarshalBinary(message); err != nil { // on another
		panic(err)
	}
	a.Merge(&c)
	fmt.Println(a.Float64()) // or a.QD(), …
	// Output: 2.5
}
