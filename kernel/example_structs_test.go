package kernel_test

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Matrix is a matrix in rows.
type Matrix struct {
	Data []limb.DD
	Cols int
}

func (m Matrix) at(r, c int) limb.DD { return m.Data[r*m.Cols+c] }

// turn sets an element of dst to that of the transpose of src.
//
//limb:kernel
func turn(i int, dst, src Matrix) {
	dst.Data[i] = src.at(i%dst.Cols, i/dst.Cols)
}

// A parameter that is a struct with a slice and an integer, which has a method.
func ExampleItems_structs() {
	src := Matrix{Cols: 3}
	for i := range 6 {
		src.Data = append(src.Data, limb.NewDD(float64(i)))
	}
	dst := Matrix{make([]limb.DD, 6), 2}
	kernel.Items(len(dst.Data), func(i int) { turn(i, dst, src) })
	fmt.Println(dst.Data)
	// Output: [0 3 1 4 2 5]
}
