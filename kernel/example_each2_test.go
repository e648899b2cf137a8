package kernel_test

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// outer sets row r of a table to x[r] times each of y. A group has a row of tiles of two columns.
//
//limb:kernel
func outer(g kernel.Group, dst, x, y []limb.DD) {
	first := 2 * g.Index()
	g.Each2(len(x), 2, func(r, c int) { dst[r*len(y)+first+c] = x[r].Mul(y[first+c]) })
}

// Each group has two columns of the table, by its number.
func ExampleGroup_Index() {
	x, y := []limb.DD{limb.NewDD(2), limb.NewDD(3)}, []limb.DD{limb.NewDD(1), limb.NewDD(10), limb.NewDD(100), limb.NewDD(1000)}
	table := make([]limb.DD, 8)
	kernel.Groups(2, func(g kernel.Group) { outer(g, table, x, y) })
	fmt.Println(table)
	// Output:
	// [2 20 200 2000 3 30 300 3000]
}

// The items of a group are those of a rectangle.
func ExampleGroup_Each2() {
	x := []limb.DD{limb.NewDD(2), limb.NewDD(3), limb.NewDD(4)}
	table := make([]limb.DD, 6)
	kernel.Groups(1, func(g kernel.Group) { outer(g, table, x, x[:2]) })
	fmt.Println(table)
	// Output:
	// [4 6 6 9 8 12]
}
