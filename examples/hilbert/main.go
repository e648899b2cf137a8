// Command hilbert solves Hilbert's equations by elimination, and counts the digits that are
// right.
package main

import (
	"fmt"
	"io"
	"math"
	"os"

	"github.com/limbfp/limb"
)

// solve returns x with Ax = b, by elimination with the largest pivot of each column. A and b
// are overwritten.
func solve[N limb.Real[N]](a [][]N, b []N) []N {
	n := len(b)
	for k := range n {
		p := k
		for i := k + 1; i < n; i++ {
			if a[i][k].Abs().Greater(a[p][k].Abs()) {
				p = i
			}
		}
		a[k], a[p], b[k], b[p] = a[p], a[k], b[p], b[k]
		for i := k + 1; i < n; i++ {
			f := a[i][k].Div(a[k][k])
			for j := k + 1; j < n; j++ {
				a[i][j] = a[i][j].Sub(f.Mul(a[k][j]))
			}
			b[i] = b[i].Sub(f.Mul(b[k]))
		}
	}
	for i := n - 1; i >= 0; i-- {
		for j := i + 1; j < n; j++ {
			b[i] = b[i].Sub(a[i][j].Mul(b[j]))
		}
		b[i] = b[i].Div(a[i][i])
	}
	return b
}

// digits solves the equations with the matrix 1/(i+j+1), whose right sides are its row sums,
// so that each unknown is 1, and returns the decimal digits that are right in all of them.
func digits[N limb.Real[N]](n int) float64 {
	a, b := make([][]N, n), make([]N, n)
	one := limb.From[N](1)
	for i := range a {
		a[i] = make([]N, n)
		for j := range a[i] {
			a[i][j] = one.Div(limb.From[N](i + j + 1))
			b[i] = b[i].Add(a[i][j])
		}
	}
	worst := 0.0
	for _, x := range solve(a, b) {
		worst = max(worst, x.Sub(one).Abs().Float64())
	}
	return max(0, -math.Log10(worst))
}

func run(w io.Writer) {
	fmt.Fprintln(w, "digits that are right in the solution of Hilbert's equations")
	fmt.Fprintln(w, " n  float64   DD   QD")
	for n := 2; n <= 42; n += 4 {
		fmt.Fprintf(w, "%2d  %7.0f  %3.0f  %3.0f\n", n, digits[limb.F64](n), digits[limb.DD](n), digits[limb.QD](n))
	}
}

func main() { run(os.Stdout) }
