package mat_test

import (
	"fmt"
	"log"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat"
)

// matrix returns a square matrix of whole numbers.
func matrix(n int, elements ...int) *mat.Dense[limb.DD] {
	data := make([]limb.DD, len(elements))
	for i, a := range elements {
		data[i] = limb.NewDD(a)
	}
	return mat.NewDense(len(elements)/n, n, data)
}

// The digits of a solution that are sure, of equations that make it lose ten: each element has a
// bound of its error, which is below one of the last place that is printed.
func ExampleSolveRefined() {
	const n = 8
	a, b := mat.NewDense[limb.DD](n, n, nil), mat.NewDense[limb.DD](n, 1, nil)
	for i := range n {
		for j := range n {
			a.Set(i, j, limb.NewDD(1).DivFloat(float64(i+j+1)))
		}
		b.Set(i, 0, limb.NewDD(1))
	}
	s, err := mat.SolveRefined(a, b, 1e-15)
	if err != nil {
		log.Fatal(err)
	}
	for i := range n {
		x, bound := s.X.At(i, 0), s.Bounds.At(i, 0)
		sure := -bound.Log10().Ceil() // places behind the point
		fmt.Printf("%.*f\n", int(sure), x)
	}
	// Output:
	// -7.99999999999999999999998
	// 503.9999999999999999999991
	// -7559.9999999999999999999873
	// 46199.999999999999999999930
	// -138599.99999999999999999981
	// 216215.99999999999999999973
	// -168167.99999999999999999980
	// 51479.999999999999999999944
}

func ExampleDense_Mul() {
	a, c := matrix(2, 1, 2, 3, 4), new(mat.Dense[limb.DD])
	c.Mul(a, a)
	fmt.Println(c)
	// Output:
	// 7 10
	// 15 22
}

func ExampleMulExact() {
	a, b, c := mat.NewDense(1, 3, []limb.F64{1e20, 1, -1e20}), mat.NewDense(3, 1, []limb.F64{1, 1, 1}), new(mat.Dense[limb.F64])
	if err := mat.MulExact(c, a, b); err != nil {
		log.Fatal(err)
	}
	fmt.Println(c.At(0, 0))
	// Output:
	// 1
}

func ExampleLU() {
	var f mat.LU[limb.DD]
	if err := f.Factorize(matrix(2, 1, 2, 3, 4)); err != nil {
		log.Fatal(err)
	}
	x, err := f.SolveVec([]limb.DD{limb.NewDD(5), limb.NewDD(6)})
	fmt.Printf("%.2f %v %.2f\n", x, err, f.Det())
	// Output:
	// [-4.00 4.50] <nil> -2.00
}

func ExampleCholesky() {
	var f mat.Cholesky[limb.DD]
	if err := f.Factorize(matrix(2, 2, 1, 1, 2)); err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.30f\n", f.L().At(0, 0))
	// Output:
	// 1.414213562373095048801688724210
}

func ExampleQR() {
	var f mat.QR[limb.DD]
	if err := f.Factorize(matrix(2, 3, 0, 4, 5)); err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.20f\n", f.R().At(0, 0).Abs())
	// Output:
	// 5.00000000000000000000
}

func ExampleSVD() {
	var f mat.SVD[limb.DD]
	if err := f.Factorize(matrix(2, 3, 0, 4, 5)); err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.25f\n", f.Values())
	// Output:
	// [6.7082039324993690892275210 2.2360679774997896964091737]
}

func ExampleEigenSym() {
	var f mat.EigenSym[limb.DD]
	if err := f.Factorize(matrix(2, 2, 1, 1, 3)); err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.25f\n", f.Values())
	// Output:
	// [1.3819660112501051517954132 3.6180339887498948482045868]
}

func ExampleDet() {
	d, err := mat.Det(matrix(3, 2, 0, 1, 1, 3, 2, 1, 1, 4))
	fmt.Printf("%.3f %v\n", d, err)
	// Output:
	// 18.000 <nil>
}

func ExampleDense_Inverse() {
	m := new(mat.Dense[limb.DD])
	if err := m.Inverse(matrix(2, 1, 2, 3, 4)); err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.2f\n", m)
	// Output:
	// -2.00 1.00
	// 1.50 -0.50
}
