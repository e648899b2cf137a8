package kernel_test

import (
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// The items of a group lie in rows of side, and each has patch × patch numbers of the product; a turn
// takes deep columns of a and as many rows of b.
const side, patch, deep = 8, 4, 8

// multiply sets c to ab, where a has rows of depth numbers, and b and c have rows of width.
//
//limb:kernel
func multiply(g kernel.Group, c, a, b []limb.DD, depth, width int) {
	const wide = side * patch
	var left, right [deep * wide]limb.DD                     // what the items share
	sum := kernel.Own2[[patch][patch]limb.DD](g, side, side) // what each of them has of its own
	across := (width + wide - 1) / wide
	row, column := g.Index()/across*wide, g.Index()%across*wide
	rows := len(c) / width
	g.Each2(side, side, func(r, i int) { sum[r][i] = [patch][patch]limb.DD{} })
	for k := 0; k < depth; k += deep {
		g.Each2(deep, wide, func(d, i int) {
			var x, y limb.DD
			if k+d < depth && row+i < rows {
				x = a[(row+i)*depth+k+d]
			}
			if k+d < depth && column+i < width {
				y = b[(k+d)*width+column+i]
			}
			left[d*wide+i], right[d*wide+i] = x, y
		})
		count := min(deep, depth-k)
		g.Each2(side, side, func(r, i int) {
			s := sum[r][i]
			for d := range count {
				for p := range patch {
					x := left[d*wide+p*side+r]
					for q := range patch {
						s[p][q] = s[p][q].Add(x.Mul(right[d*wide+q*side+i]))
					}
				}
			}
			sum[r][i] = s
		})
	}
	g.Each2(side, side, func(r, i int) {
		for p := range patch {
			for q := range patch {
				if y, x := row+p*side+r, column+q*side+i; y < rows && x < width {
					c[y*width+x] = sum[r][i][p][q]
				}
			}
		}
	})
}

// The items of a group have numbers of their own that stay from phase to phase.
func ExampleOwn2() {
	const rows, depth, width = 3, 50, 2
	a, b, c := make([]limb.DD, rows*depth), make([]limb.DD, depth*width), make([]limb.DD, rows*width)
	for i := range a {
		a[i] = limb.NewDD(1).DivFloat(float64(i + 1))
	}
	for i := range b {
		b[i] = limb.NewDD(float64(i % 7))
	}
	kernel.Groups(1, func(g kernel.Group) { multiply(g, c, a, b, depth, width) })
	for i := range rows {
		fmt.Printf("%.28f %.28f\n", c[width*i], c[width*i+1])
	}

	// Output:
	// 10.6682345086963357966329738246 11.5617762292425778536191406954
	// 2.0147333008427953098459221862 2.0253130366403218981297569660
	// 1.1848334725329977377867191401 1.1916085335282249062820268018
}
