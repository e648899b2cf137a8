package products

import "github.com/limbfp/limb/kernel"

// # Matrix units
//
// Graphics processors have units that multiply matrices of bytes, and add the products to integers. A group's tile of C is 128 × 128 sums,
// an item's 8 × 8: those that NVIDIA's units have in a thread. A group's memory has 64 bytes of each row of A and column of B.

const (
	Side    = 128         // of a tile
	deepest = 16          // words of a row that a group has
	pitch   = deepest + 4 // words from row to row: what 32 items read at once lies in 32 banks
	units   = 16 * 16     // items
	lines   = 8           // rows, and columns, of an item
	warp    = 32          // items that have 64 rows and 32 columns of the tile
)

// Triple is how many products of matrices of bytes a group computes for one sum, by moduli that stand together: Σ y·(P/m), where P is the
// product of these moduli, and y the residues. It goes to memory, and is read, in place of three. Of a larger prime P the three products of bytes
// have factors of their own.
const Triple = 3

// MultiplyUnits is MultiplyBytes where sums have at most 2^16 products: it reduces them once, and has sums of three.
// Primes has moduli m, their inverses, each P/m, and for each three of them P and its inverse.
//
//limb:kernel device
func MultiplyUnits(g kernel.Group, c []Whole, a, b []Bytes, by Factors[Whole], s Shape) {
	left, right := kernel.Shared[int32](g, Side*pitch), kernel.Shared[int32](g, Side*pitch)
	sums := kernel.Own[[lines * lines]int32](g, units)
	across := (s.Cols + Side - 1) / Side
	tiles := (s.Rows + Side - 1) / Side * across
	triple := g.Index() / tiles
	i0, j0 := g.Index()%tiles/across*Side, g.Index()%tiles%across*Side
	count := len(by.Factors)
	for t := triple * Triple; t < min((triple+1)*Triple, count); t++ {
		g.Each(units, func(i int) {
			var none [lines * lines]int32
			sums[i] = none
		})
		for k := 0; k < s.Depth; k += deepest {
			g.Each(units, func(i int) { // rows and columns beyond the last one are it again; bytes beyond the last are 0
				for n := range lines {
					row, at := i/deepest+n*units/deepest, i%deepest
					word := a[(t*s.Rows+min(i0+row, s.Rows-1))*s.Depth+min(k+at, s.Depth-1)].V
					if k+at >= s.Depth {
						word = 0
					}
					left[row*pitch+at] = word
				}
				for n := range lines {
					col, at := i%8+i/warp*8+n%2*64, i/8%4+n/2*4
					right[col*pitch+at] = b[(t*s.Depth+min(k+at, s.Depth-1))*s.Cols+min(j0+col, s.Cols-1)].V
				}
			})
			multiplyTile(g, sums, left, right, deepest, pitch)
		}
		g.Each(units, func(i int) {
			m, inverse, weight, factor := by.Primes[t].V, by.Primes[count+t].V, by.Primes[2*count+t].V, by.Factors[t].V
			product, inverseOf := by.Primes[3*count+2*triple].V, by.Primes[3*count+2*triple+1].V
			fresh := by.First != 0 && t == triple*Triple
			for p := range lines {
				row := i0 + rowOf(i, p)
				z, w := (triple*s.Rows+row)*s.Cols, s.Cols
				if row >= s.Rows {
					w = 0
				}
				for q := range lines {
					if col := j0 + colOf(i, q); col < w {
						sum := natural(sums[i][p*lines+q]+m*(inverse>>2), m, inverse) // nearly 2^30 is added
						sum = natural(sum*factor, m, inverse) * weight                // below 2P
						if !fresh {
							sum += c[z+col].V
						}
						c[z+col] = Whole{natural(sum, product, inverseOf)}
					}
				}
			}
		})
	}
}

// multiplyTile adds the product of a tile of A, of rows of so many words, and one of B, of such columns, to sums. It is a phase.
//
//limb:native tile8
func multiplyTile(g kernel.Group, sums [][lines * lines]int32, a, b []int32, deep, pitch int) {
	g.Each(units, func(i int) {
		for k := 0; k < deep; k++ {
			var x, y [lines]int32
			for n := range lines {
				x[n], y[n] = a[rowOf(i, n)*pitch+k], b[colOf(i, n)*pitch+k]
			}
			for p := range lines {
				for q := range lines {
					sums[i][p*lines+q] = dot4(x[p], y[q], sums[i][p*lines+q])
				}
			}
		}
	})
}

// rowOf and colOf return the row of an item's line p in the tile, and the column of its line q.
func rowOf(i, p int) int { return i/(4*warp)*64 + i%warp/4 + 8*p }

func colOf(i, q int) int { return i/warp%4*32 + i%4*2 + q/2*8 + q%2 }
