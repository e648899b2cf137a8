// Package user has kernels as a user's module has them, for the test of package build.
package user

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/kernel"
)

// escape counts the turns of z² + c that stay inside.
//
//limb:kernel
func escape[T limb.Float](c limb.ComplexPair[T], limit int) (n int) {
	z := c
	for n < limit && inside(z) {
		z = z.Mul(z).Add(c)
		n++
	}
	return n
}

func inside[T limb.Float](z limb.ComplexPair[T]) bool {
	return T(z.Re.Hi*z.Re.Hi)+T(z.Im.Hi*z.Im.Hi) < 4
}

// Heat is a step of the heat equation.
//
//limb:kernel
func Heat(i int, dst, src []limb.DD, k limb.DD) { step(i, dst, src, k) }

// step is Heat in any type.
//
//limb:kernel
func step[N limb.Real[N]](i int, dst, src []N, k N) {
	if i == 0 || i == len(src)-1 {
		dst[i] = src[i]
		return
	}
	dst[i] = src[i].Add(k.Mul(src[i-1].Sub(src[i].Add(src[i])).Add(src[i+1])))
}

const block = 128

// dot adds the products of a block, halving it again and again, to sums[g].
//
//limb:kernel
func dot[N limb.Real[N]](g kernel.Group, sums, x, y []N) {
	var part [block / 2]N
	first := g.Index() * block
	n := min(block, len(x)-first)
	half := 1
	for half*2 < n {
		half *= 2
	}
	g.Each(half, func(i int) {
		p := x[first+i].Mul(y[first+i])
		if half+i < n {
			p = p.Add(x[first+half+i].Mul(y[first+half+i]))
		}
		part[i] = p
	})
	for half > 1 {
		half /= 2
		g.Each(half, func(i int) { part[i] = part[i].Add(part[half+i]) })
	}
	g.Each(1, func(i int) { sums[g.Index()] = part[0] })
}

// apart sets dst to the differences of the sums of blocks: a function with phases, variables of their
// items and an array of the group is called twice.
//
//limb:kernel
func apart[N limb.Real[N]](g kernel.Group, dst, x, y []N) {
	var both [2]N
	total(g, both[:1], x)
	total(g, both[1:], y)
	g.Each(1, func(int) { dst[g.Index()] = both[0].Sub(both[1]) })
}

func total[N limb.Real[N]](g kernel.Group, to, x []N) {
	var part [block]N
	first := g.Index() * block
	g.Each(block, func(i int) {
		var v N
		if first+i < len(x) {
			v = x[first+i]
			v = v.Add(v)
		}
		part[i] = v
	})
	for half := block / 2; half > 0; half /= 2 {
		g.Each(half, func(i int) { part[i] = part[i].Add(part[half+i]) })
	}
	g.Each(1, func(int) { to[0] = part[0] })
}

// divide has two results, and operands of each kind. The names of its parameters are those
// that generated code likes to use.
//
//limb:kernel
func divide(call, launch limb.DF, l int32, args bool, items int) (limb.DF, bool) {
	if args {
		return call.Div(launch), launch.Less(call)
	}
	return call.MulFloat(float32(0.5)), l%3 == int32(items)
}

// transpose sets dst to the transpose of src, tile by tile.
//
//limb:kernel
func transpose(g kernel.Group, dst, src []limb.QF, rows, columns int32) {
	const size = 8
	var tile [size * size]limb.QF
	across := (columns + size - 1) / size
	r0, c0 := int32(g.Index())/across*size, int32(g.Index())%across*size
	g.Each(size*size, func(i int) {
		r, c := r0+int32(i)/size, c0+int32(i)%size
		if r < rows && c < columns {
			tile[i] = src[r*columns+c]
		}
	})
	g.Each(size*size, func(i int) {
		c, r := c0+int32(i)/size, r0+int32(i)%size
		if r < rows && c < columns {
			dst[c*rows+r] = tile[i%size*size+i/size]
		}
	})
}

// mixed has one of each construct, and float32 beside float64.
//
//limb:kernel
func mixed(i int, out []int32, floats []float64, x []limb.DF, n int) {
	var count int32
	var last [4]float64
	for j := 0; j < n; j++ {
		if j == i {
			continue
		}
		if floats[j] < 0 {
			break
		}
		k := j % 4
		last[k] = floats[j]
		if floats[j] > 1 && x[j].Less(limb.DF{Hi: 100}) {
			count++
		} else {
			count += 2
			for last[k] > 0.5 {
				last[k] = float64(last[k]*0.5) - 0.125
				count += 3
			}
		}
	}
	out[i] = count
}

// wrong does what is to be an error, which of them kind says.
//
//limb:kernel
func wrong(i int, dst []limb.DD, at []int32, kind, n int) {
	var own [4]limb.DD
	for k := range 4 {
		own[k] = limb.DD{Hi: 1.5}
	}
	x := dst[i]
	if kind == 1 {
		x = x.Add(dst[i+1])
	} else if kind == 2 {
		x = x.Add(dst[i-1])
	} else if kind == 3 {
		x = x.Add(dst[at[i]])
	} else if kind == 4 {
		dst[at[i]] = x
	} else if kind == 5 {
		x = x.Add(dst[n])
	} else if kind == 6 {
		x = x.Add(own[at[i]])
	} else if kind == 7 {
		own[at[i]] = x
	} else if kind == 8 {
		at[i] /= at[i] - 1
	} else if kind == 9 {
		at[i] %= int32(n)
	}
	dst[i] = x.Add(own[i%4])
}

// shift reads side by side, without a branch.
//
//limb:kernel
func shift(i int, dst, src []limb.DD, by int) { dst[i] = src[i+by] }

// sums stores as a group, and at an index of the group's.
//
//limb:kernel
func sums(g kernel.Group, dst []int32, n, to int) {
	var own [8]int32
	g.Each(n, func(i int) { own[i] = int32(i) })
	g.Each(1, func(i int) { dst[to+g.Index()] = own[n-1] })
}

// scale multiplies each row of a matrix by a factor: a phase without branches, in which a
// number is the same for all items.
//
//limb:kernel
func scale(g kernel.Group, dst, src, factors []limb.DD, n int) {
	row := g.Index() * n
	g.Each(n, func(i int) { dst[row+i] = src[row+i].Mul(factors[g.Index()]) })
}

// table sets dst to products of rows and columns, negative where a
// number is less than another one.
//
//limb:kernel
func table(g kernel.Group, dst []int32, src []limb.DF, rows, columns, from int) {
	g.Each2(rows, columns, func(r, c int) { dst[r*columns+c] = int32(r * c) })
	g.Each2(rows, columns, func(r, c int) {
		if src[from+r].Less(src[c]) {
			dst[r*columns+c] = -dst[r*columns+c]
		}
	})
}

// both calls what has no loop, and calls one that has.
//
//limb:kernel
func both(i int, dst []int32, src []float64) { dst[i] = halvings(src[i]) + halvings(src[i]+1) }

func halvings(x float64) int32 { return from(x, 0) }

func from(x float64, n int32) int32 {
	for x > 1 {
		x = float64(x * 0.5)
		n++
	}
	return n
}

// quotients divides integers, -2^31 by -1 too.
//
//limb:kernel
func quotients(i int, q, r, a, b []int32) { q[i], r[i] = a[i]/b[i], a[i]%b[i] }

// least has the constant -2^31 as a word.
//
//limb:kernel
func least(i int, dst, y []int32) { dst[i] = int32(uint64(min(-2147483648, y[i]))) }

// high has a product of float32 beside float64.
//
//limb:kernel
func high(i int, dst []float64, x []limb.DF) { dst[i] = float64(x[i].Mul(x[i]).Hi) }

// rounds has an array of each item's own, in a phase within a loop.
//
//limb:kernel
func rounds(g kernel.Group, dst []int32, n int) {
	for turn := range n {
		g.Each(8, func(i int) {
			var own [4]int32
			for k := range 4 {
				own[k] = int32(i*k + turn)
			}
			dst[g.Index()*8+i] += own[(i+turn)&3]
		})
	}
}

// tint has numbers of 16 bits at indices of all kinds, beside numbers whose lanes have another order.
//
//limb:kernel
func tint(i int, dst, src []fp.Half, colors []fp.BF16, at []int32, x []limb.DF) {
	last := len(src) - 1
	h := src[last-i]
	if h == 0x3c00 {
		dst[last-i] = 0x7bff
		return
	}
	y := x[i].MulFloat(h.Float32()).Hi
	if y > colors[0].Float32() {
		h = fp.HalfOf(float32(y * colors[at[i]].Float32()))
	}
	dst[last-i] = h
}

// means has them in phases: the neighbours in a word are of different items, and of different groups.
//
//limb:kernel
func means(g kernel.Group, dst, src []fp.BF16) {
	var part [17]float32
	first := g.Index() * 17
	g.Each(17, func(i int) { part[i] = src[first+i].Float32() })
	g.Each(17, func(i int) { dst[first+i] = fp.BF16Of(float32((part[i] + part[16-i]) * 0.5)) })
}

// bits computes with words of 16 bits.
//
//limb:kernel
func bits(i int, dst, src []fp.Half, codes []uint16) {
	h := -(src[i]<<3 + fp.Half(i)) ^ 0x8000
	codes[i] = uint16(h*h)>>1 + ^uint16(6)*uint16(uint32(i)<<20>>5)
	dst[i] = ^h
}

// host has a product that Go may fuse: it is no kernel, and reached from none.
func host(a, b, c float64) float64 { return a*b + c }

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

// classes counts the numbers of each column of x by their sizes.
//
//limb:kernel
func classes(g kernel.Group, counts []int32, x []float64, width int, most int32) {
	seen := kernel.Own[[5]int32](g, 37)
	first := g.Index() * 37
	g.Each(37, func(i int) { seen[i] = [5]int32{} })
	for r := range len(x) / width {
		g.Each(37, func(i int) {
			if first+i < width {
				class := int32(0)
				for class < most && float64(class) < x[r*width+first+i] {
					class++
				}
				seen[i][class]++
			}
		})
	}
	g.Each(37, func(i int) {
		for k := range 5 {
			if first+i < width {
				counts[(first+i)*5+k] = seen[i][k]
			}
		}
	})
}

// grid is a matrix in rows: a parameter with a slice and integers in it.
type grid[N any] struct {
	data       []N
	rows, cols int
}

func (m grid[N]) at(r, c int) N { return m.data[r*m.cols+c] }

// Step is a part of a kernel's work, in a struct of structs.
type Step struct {
	From, To int
	Last     struct{ Twice bool }
	Add      [2]int32
}

// product sets rows of c to those of ab.
//
//limb:kernel
func product[N limb.Real[N]](i int, c, a, b grid[N], s Step) {
	r := s.From + i/c.cols
	if r >= s.To {
		return
	}
	var sum N
	for k := range a.cols {
		sum = sum.Add(a.at(r, k).Mul(b.at(k, i%c.cols)))
	}
	if s.Last.Twice {
		sum = sum.Add(sum)
	}
	c.data[r*c.cols+i%c.cols] = sum
}

// Ends is a struct of slices, of a kernel for groups.
type Ends struct {
	Dst, Src []float64
	By       int
}

// spread adds to each element of a block those of others, and a number.
//
//limb:kernel
func spread(g kernel.Group, s Ends, of Step, x struct{ At []int32 }) {
	var part [8]float64
	first := g.Index() * 8
	g.Each(8, func(i int) { part[i] = s.Src[first+i] })
	g.Each(8, func(i int) {
		v := part[(i+s.By)&7] + float64(of.Add[1])
		for range of.To - of.From {
			v = float64(v*0.5) + part[x.At[i]&7]
		}
		s.Dst[first+i] = v
	})
}

// A Width is how many neighbours blur adds.
type Width interface{ Three | Five }

type (
	Three [3]struct{}
	Five  [5]struct{}
)

// blur sets an element of dst to the sum of those of src from there on.
//
//limb:kernel
func blur[W Width](g kernel.Group, dst, src []limb.DD) {
	var width W
	part := kernel.Shared[limb.DD](g, 8+len(width)-1)
	first := g.Index() * 8
	g.Each(8+len(width)-1, func(i int) { part[i] = src[first+i] })
	g.Each(8, func(i int) {
		sum := part[i]
		for k := 1; k < len(width); k++ {
			sum = sum.Add(part[i+k])
		}
		dst[first+i] = sum
	})
}
