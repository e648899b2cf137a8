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
	if err := b.Mul(a, ones); err != nil {
		log.Fatal(err)
	}
	s, err := mat.SolveRefined(a, b, 1e-10)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.12f, condition %.0e\n", s.X.At(0, 0), s.Cond)
	// Output:
	// 1.000000000000, condition 4e+16
}

// The roots of Wilkinson's polynomial (x - 1)(x - 2)…(x - 8), from its coefficients.
func ExampleRoots() {
	c := []limb.CDD{{Re: limb.NewDD(1)}}
	for k := 1; k <= 8; k++ {
		next := make([]limb.CDD, len(c)+1)
		for i, x := range c {
			next[i+1] = next[i+1].Add(x)
			next[i] = next[i].Sub(x.Scale(limb.NewDD(k)))
		}
		c = next
	}
	roots, err := mat.Roots(c)
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
	x, steps, err := mat.ConjugateGradients(a.MulVec, b, 1e-28, 2*n)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.20f after %d steps\n", x[n/2], steps)
	// Output:
	// 25.00000000000000000000 after 50 steps
}
