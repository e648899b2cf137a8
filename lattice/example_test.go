package lattice_test

import (
	"fmt"
	"math/big"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/lattice"
)

// The polynomial of a number, from 63 digits of it, and a bound for those of a number that has none.
func ExampleRelationOf() {
	powers := func(x limb.QD, n int) []limb.QD {
		list := []limb.QD{limb.NewQD(1)}
		for range n {
			list = append(list, list[len(list)-1].Mul(x))
		}
		return list
	}
	x := limb.NewQD(2).Sqrt().Add(limb.NewQD(3).Cbrt())
	m, below, err := lattice.RelationOf(powers(x, 6))
	fmt.Println(m, below < 37, err)
	_, _, err = lattice.RelationOf(powers(limb.Pi[limb.QD](), 6))
	fmt.Println(err)
	// Output:
	// [1 -36 12 -6 -6 0 1] true <nil>
	// lattice: no relation: none has a norm below 9.66849e+07; 204 bits do not tell longer ones from chance
}

// A short basis of the lattice of two long rows.
func ExampleLLL() {
	basis := [][]*big.Int{{big.NewInt(90), big.NewInt(123)}, {big.NewInt(56), big.NewInt(76)}}
	if err := lattice.LLL(basis); err != nil {
		fmt.Println(err)
	}
	fmt.Println(basis)
	// Output:
	// [[-6 3] [2 7]]
}
