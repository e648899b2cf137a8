package programs

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Sizes of Product: a group has OwnItems × OwnItems items, each of them OwnTile × OwnTile elements
// of the product, and goes over depth in steps of OwnStep.
const (
	OwnItems = 4
	OwnTile  = 2
	OwnStep  = 3
	OwnSide  = OwnItems * OwnTile
)

// Product sets c to ab, which are square, of n rows.
//
//limb:kernel
func Product[N limb.Real[N]](g kernel.Group, c, a, b []N, n int) {
	var left, right [OwnStep * OwnSide]N
	sum := kernel.Own2[[OwnTile][OwnTile]N](g, OwnItems, OwnItems)
	parts := (n + OwnSide - 1) / OwnSide
	row, col := g.Index()/parts*OwnSide, g.Index()%parts*OwnSide
	g.Each2(OwnItems, OwnItems, func(r, i int) { sum[r][i] = [OwnTile][OwnTile]N{} })
	for k := 0; k < n; k += OwnStep {
		g.Each2(OwnStep, OwnSide, func(d, i int) {
			var x, y N
			if k+d < n {
				if row+i < n {
					x = a[(row+i)*n+k+d]
				}
				if col+i < n {
					y = b[(k+d)*n+col+i]
				}
			}
			left[d*OwnSide+i], right[d*OwnSide+i] = x, y
		})
		g.Each2(OwnItems, OwnItems, func(r, i int) {
			s := sum[r][i]
			for d := range min(OwnStep, n-k) {
				for p := range OwnTile {
					for q := range OwnTile {
						s[p][q] = s[p][q].Add(left[d*OwnSide+p*OwnItems+r].Mul(right[d*OwnSide+q*OwnItems+i]))
					}
				}
			}
			sum[r][i] = s
		})
	}
	g.Each2(OwnItems, OwnItems, func(r, i int) {
		for p := range OwnTile {
			for q := range OwnTile {
				if y, x := row+p*OwnItems+r, col+q*OwnItems+i; y < n && x < n {
					c[y*n+x] = sum[r][i][p][q]
				}
			}
		}
	})
}

// OwnWidth is the number of items of a group of Histories.
const OwnWidth = 37

// Histories looks for the greatest number in each column of x, whose rows a group reads one after the
// other, and counts the numbers in seven classes: indices vary.
//
//limb:kernel
func Histories(g kernel.Group, most []limb.DF, at, counts []int32, x []limb.DF) {
	best := kernel.Own[limb.DF](g, OwnWidth)
	place := kernel.Own[int32](g, OwnWidth)
	seen := kernel.Own[[7]int32](g, OwnWidth)
	first := g.Index() * OwnWidth
	rows := len(x) / len(most)
	g.Each(OwnWidth, func(i int) {
		best[i], place[i] = limb.DF{Hi: -1000}, -1
		for k := range 7 {
			seen[i][k] = 0
		}
	})
	for r := range rows {
		g.Each(OwnWidth, func(j int) {
			v := x[r*len(most)+first+j]
			if best[j].Less(v) {
				best[j] = v
				place[j] = int32(r)
			}
			class := int32(0)
			for class < 6 && float32(class) < v.Hi {
				class++
			}
			enter(seen, j, class)
		})
	}
	g.Each(OwnWidth, func(i int) {
		most[first+i] = best[i]
		best[i].Hi = 0
		at[first+i] = place[i]
		for k := range int32(7) {
			counts[(first+i)*7+int(k)] = seen[i][k]
		}
	})
}

// enter adds to what an item has of its own.
func enter(seen [][7]int32, j int, class int32) {
	seen[j][class]++
}

// Unsaid reads what its items have not written.
//
//limb:kernel
func Unsaid(g kernel.Group, x []float32) {
	v := kernel.Own[float32](g, 4)
	g.Each(3, func(i int) { v[i] = 1 })
	g.Each(4, func(i int) { x[i] = v[i] })
}
