package mat_test

import (
	"fmt"
	"log"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat"
)

// Twelve of Hilbert's equations, whose solution is 1 in each element: in float64 some elements have
// no digit right, in DD all have sixteen.
func Example() {
	const n = 12
	a, ones := mat.NewDense[limb.DD](n, n, nil), mat.NewDense[limb.DD](n, 1, nil)
	for i := range n {
		ones.Set(i, 0, limb.NewDD(1))
		for j := range n {
			a.Set(i, j, limb.NewDD(1).DivFloat(float64(i+j+1)))
		}
	}
	b := new(mat.Dense[limb.DD])
	b.Mul(a, ones)
	s, err := mat.SolveRefined(a, b, 1e-10)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.*e: %d digits are sure, condition %.0e\n", s.Digits(11, 0)-1, s.X.At(11, 0), s.Digits(11, 0), s.Cond)
	// Output:
	// 9.99999999999999999519776695437e-01: 30 digits are sure, condition 4e+16
}

// The roots of Wilkinson's polynomial (x - 1)(x - 2)…(x - 8), from its coefficients.
func ExampleRoots() {
	c := []limb.CDD{{Re: limb.NewDD(1)}}
	for k := 1; k <= 8; k++ {
		next := make([]limb.CDD, len(c)+1)
		for i, x := range c {
			next[i+1] = next[i+1].Add(x)
			next[i] = next[i].Sub(x.MulReal(limb.NewDD(k)))
		}
		c = next
	}
	roots, _, err := mat.Roots(c)
	if err != nil {
		log.Fatal(err)
	}
	sum := limb.DD{}
	for _, x := range roots {
		sum = sum.Add(x.Re)
	}
	fmt.Printf("%d roots, their sum %.20f\n", len(roots), sum)
	// Output:
	// 8 roots, their sum 36.00000000000000000000
}

// The stationary point of x² + 4xy + y² - 2x - 10y is a saddle: of the eigenvalues one has either sign.
func ExampleLDL() {
	a := mat.NewDense(2, 2, []limb.DD{limb.NewDD(2), limb.NewDD(4), limb.NewDD(4), limb.NewDD(2)})
	b := mat.NewDense(2, 1, []limb.DD{limb.NewDD(2), limb.NewDD(10)})
	var f mat.LDL[limb.DD]
	if err := f.Factorize(a); err != nil {
		log.Fatal(err)
	}
	x := new(mat.Dense[limb.DD])
	if err := f.SolveTo(x, b); err != nil {
		log.Fatal(err)
	}
	positive, negative, _ := f.Inertia()
	fmt.Printf("(%.3f, %.3f), %d up and %d down\n", x.At(0, 0), x.At(1, 0), positive, negative)
	// Output:
	// (3.000, -1.000), 1 up and 1 down
}

// A chain of three states and how often each is visited: the left eigenvector for the eigenvalue 1.
func ExampleEigen() {
	m := mat.NewDense[limb.CDD](3, 3, nil)
	for i, row := range [][]float64{{0.5, 0.5, 0}, {0.25, 0.5, 0.25}, {0, 0.5, 0.5}} {
		for j, x := range row {
			m.Set(i, j, limb.CDD{Re: limb.NewDD(x)})
		}
	}
	var f mat.Eigen[limb.CDD, limb.DD]
	if err := f.Factorize(m); err != nil {
		log.Fatal(err)
	}
	for k, value := range f.Values() {
		if value.Re.Greater(limb.NewDD(0.99)) {
			w := f.LeftVectors()
			sum := w.At(0, k).Add(w.At(1, k)).Add(w.At(2, k))
			fmt.Printf("%.20f %.20f\n", w.At(0, k).Div(sum).Re, w.At(1, k).Div(sum).Re)
		}
	}
	// Output:
	// 0.25000000000000000000 0.50000000000000000000
}

// A polynomial of degree 12 through noisy points: in float64 the matrix of powers leaves six digits.
func ExampleLeastSquaresRefined() {
	a, b := mat.NewDense[limb.DD](40, 13, nil), mat.NewDense[limb.DD](40, 1, nil)
	for i := range 40 {
		x := limb.NewDD(i).DivFloat(39)
		for k := range 13 {
			a.Set(i, k, x.PowInt(k))
		}
		b.Set(i, 0, x.Exp().AddFloat(1e-6*float64(i%3-1)))
	}
	s, err := mat.LeastSquaresRefined(a, b, 1e-15)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.15f, by %s, the condition is %.0e\n", s.X.At(0, 0), s.Method, s.Cond)
	// Output:
	// 0.999998944331638, by refinement, the condition is 3e+09
}

// A sparse system by conjugate gradients.
func ExampleConjugateGradients() {
	const n = 50
	var list []mat.Triplet[limb.DD]
	for i := range n {
		list = append(list, mat.Triplet[limb.DD]{Row: i, Col: i, Value: limb.NewDD(2)})
		if i > 0 {
			list = append(list,
				mat.Triplet[limb.DD]{Row: i, Col: i - 1, Value: limb.NewDD(-1)},
				mat.Triplet[limb.DD]{Row: i - 1, Col: i, Value: limb.NewDD(-1)})
		}
	}
	a, err := mat.NewCSR(n, n, list)
	if err != nil {
		log.Fatal(err)
	}
	b := make([]limb.DD, n)
	b[0] = limb.NewDD(n + 1)
	apply := func(dst, x []limb.DD) error {
		a.MulVec(dst, x)
		return nil
	}
	x, steps, err := mat.ConjugateGradients(apply, b, 1e-28, 2*n)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.20f after %d steps\n", x[n/2], steps)
	// Output:
	// 25.00000000000000000000 after 50 steps
}
