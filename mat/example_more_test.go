package mat_test

import (
	"fmt"
	"log"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat"
)

// Elements stand row by row.
func ExampleNewDense() {
	a := mat.NewDense(2, 3, []limb.DD{
		limb.NewDD(1), limb.NewDD(2), limb.NewDD(3),
		limb.NewDD(4), limb.NewDD(5), limb.NewDD(6),
	})
	fmt.Println(a.At(1, 0))
	zero := mat.NewDense[limb.DD](2, 2, nil)
	zero.Set(0, 1, a.At(0, 2))
	fmt.Println(zero.At(0, 1), zero.At(1, 1))
	// Output:
	// 4
	// 3 0
}

func ExampleDense_At() {
	a := mat.NewDense[limb.DD](2, 2, nil)
	a.Set(0, 0, limb.Pi[limb.DD]())
	fmt.Printf("%.30f\n", a.At(0, 0))
	// Output:
	// 3.141592653589793238462643383280
}

func ExampleDense_Set() {
	a := mat.NewDense[limb.F64](2, 2, nil)
	for i := range 2 {
		a.Set(i, i, 1)
	}
	fmt.Println(a.At(0, 0), a.At(0, 1))
	// Output:
	// 1 0
}

// A matrix that is factorised once, and solved with for each right side.
func ExampleLU_Factorize() {
	a := mat.NewDense(2, 2, []limb.DD{limb.NewDD(2), limb.NewDD(1), limb.NewDD(1), limb.NewDD(3)})
	var lu mat.LU[limb.DD]
	if err := lu.Factorize(a); err != nil {
		log.Fatal(err)
	}
	for _, b := range [][]limb.DD{{limb.NewDD(3), limb.NewDD(4)}, {limb.NewDD(1), limb.NewDD(0)}} {
		var x mat.Dense[limb.DD]
		if err := lu.SolveTo(&x, false, mat.NewDense(2, 1, b)); err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%.3f %.3f\n", x.At(0, 0), x.At(1, 0))
	}
	// Output:
	// 1.000 1.000
	// 0.600 -0.200
}

// A sparse matrix of its elements that are not 0.
func ExampleTriplet() {
	a, err := mat.NewCSR(2, 3, []mat.Triplet[limb.DD]{
		{Row: 0, Col: 2, Value: limb.NewDD(5)},
		{Row: 1, Col: 0, Value: limb.NewDD(7)},
	})
	if err != nil {
		log.Fatal(err)
	}
	one := limb.NewDD(1)
	y := make([]limb.DD, 2)
	a.MulVec(y, []limb.DD{one, one, one})
	fmt.Println(y)
	// Output:
	// [5 7]
}
