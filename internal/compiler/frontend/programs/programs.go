// Package programs has kernels as users write them, for the tests of the compiler, of the
// interpreter and of devices.
package programs

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Heat is a step of the heat equation.
//
//limb:kernel
func Heat(i int, dst, src []limb.DF, k limb.DF) {
	if i == 0 || i == len(src)-1 {
		dst[i] = src[i]
		return
	}
	dst[i] = src[i].Add(k.Mul(src[i-1].Sub(src[i].Add(src[i])).Add(src[i+1])))
}

// TileSize is the width of the tiles of Transpose.
const TileSize = 8

// Transpose sets dst to the transpose of src, a matrix of so many rows and columns, tile by
// tile. The tiles of a row of tiles are groups one after the other.
//
//limb:kernel
func Transpose(g kernel.Group, dst, src []limb.QF, rows, columns int32) {
	var tile [TileSize * TileSize]limb.QF
	across := (columns + TileSize - 1) / TileSize
	r0, c0 := int32(g.Index())/across*TileSize, int32(g.Index())%across*TileSize
	g.Each(TileSize*TileSize, func(i int) {
		r, c := r0+int32(i)/TileSize, c0+int32(i)%TileSize
		if r < rows && c < columns {
			tile[i] = src[r*columns+c]
		}
	})
	g.Each(TileSize*TileSize, func(i int) {
		c, r := c0+int32(i)/TileSize, r0+int32(i)%TileSize
		if r < rows && c < columns {
			dst[c*rows+r] = tile[i%TileSize*TileSize+i/TileSize]
		}
	})
}

// Table sets dst to products of rows and columns.
//
//limb:kernel
func Table(g kernel.Group, dst []int32, rows, columns int) {
	g.Each2(rows, columns, func(r, c int) { dst[r*columns+c] = int32(r * c) })
}

// DotBlock is the number of products that a group of Dot adds.
const DotBlock = 128

// Dot adds the products of a block, halving it again and again, to sums[g].
//
//limb:kernel
func Dot[N limb.Real[N]](g kernel.Group, sums, x, y []N) {
	var part [DotBlock / 2]N
	first := g.Index() * DotBlock
	n := min(DotBlock, len(x)-first)
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

// Escape counts the turns of z² + c that stay inside.
//
//limb:kernel
func Escape[T limb.Float](c limb.ComplexPair[T], limit int) (n int) {
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

// Mended has operations at the end of which there may be something to mend, zeros, infinities and NaN,
// where elements go on or leave.
//
//limb:kernel
func Mended(i int, out []limb.CDF, x []limb.DF, n int) {
	s, z := x[i], limb.CDF{Re: x[i], Im: limb.DF{Hi: 1}}
	for k := 0; k < n; k++ {
		y := x[(i+k)%len(x)]
		s = s.Add(y)
		if s.Hi != s.Hi {
			break
		}
		if y.Hi > 1 {
			s = s.Add(y)
			if s.Hi != s.Hi {
				continue
			}
		}
		if s.Hi == 0 {
			s = y.Mul(y)
			if s.Hi > 100 {
				s = s.Sub(y)
				break
			}
		} else if s.Hi < 0 {
			s = s.Div(y)
		}
		z = z.Mul(limb.CDF{Re: s, Im: y})
	}
	out[i] = z.Add(limb.CDF{Re: s, Im: s.Neg()})
}

// Mixed has one of each construct.
//
//limb:kernel
func Mixed(i int, out []int32, floats []float64, x []limb.DD, n int) {
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
		if floats[j] > 1 && x[j].Less(limb.DD{Hi: 100}) {
			count++
		} else {
			count += 2
			for last[k] > 0.5 {
				last[k] = float64(last[k]*0.5) - 0.125
				count += 3
			}
		}
	}
	if count > 20 {
		out[i] = -count
		return
	}
	s := limb.DD{}
	for _, v := range x[:n/2] {
		s = s.Add(v)
	}
	halves := [2]limb.DD{s, s.Neg()}
	if count%2 == 1 {
		halves[0], halves[1] = halves[1], halves[0]
	}
	total := 0.0
	for j := range halves {
		if !halves[j].IsNaN() {
			total += halves[j].Hi
		}
		floats2(floats[n:], i, total)
	}
	out[i] = count
}

// floats2 is compiled in place: it writes to a slice.
func floats2(dst []float64, i int, v float64) {
	dst[i] = v + float64(i)
}

// Masks has a phase of a masked number of items, which have an array each, and masks in an
// index.
//
//limb:kernel
func Masks(g kernel.Group, dst []int32, n int) {
	g.Each(n&7, func(j int) {
		var own [4]int32
		for k := range 4 {
			own[k] = int32(j * k)
		}
		own[(j+g.Index())&3] = -1
		dst[8*(g.Index()&3)+(j&7)] = own[j&3] + 100*own[(j+1)&3]
	})
}
