package tile

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// # The exact product
//
// Its kernels compute with integers, as float64: no operation rounds, but for quotients, and for sums in
// Limbs whose errors are kept.

// Digits is the number of bits of a digit of an operand.
const Digits = 24

// Weights is that of a digit of a result.
const Weights = 25

// Divide takes numbers apart, width of them in a group: x[j]·scale[j] is an integer, the sum of digit p times
// 2^(24p). A row of digits has one of each number; count rows are a group's. A digit is at most 2^25: each limb
// is rounded to multiples of 2^(24p), of which the highest comes first. round[p] is 1.5·2^(52+24p), and
// round[count+p] 2^-(24p). rest has room for 4 rows of each group.
//
//limb:kernel
func Divide(g kernel.Group, digits, rest []float64, x []limb.QD, scale, round []float64, count, width int) {
	z, y, x0 := g.Index()*count*width, g.Index()*4*width, g.Index()*width
	g.Each(width, func(j int) {
		v, s := x[x0+j], scale[j]
		rest[y+j] = float64(v.X0 * s)
		rest[y+width+j] = float64(v.X1 * s)
		rest[y+2*width+j] = float64(v.X2 * s)
		rest[y+3*width+j] = float64(v.X3 * s)
	})
	for p := count - 1; p >= 0; p-- {
		g.Each(width, func(j int) {
			c, unit := round[p], round[count+p]
			r0, r1, r2, r3 := rest[y+j], rest[y+width+j], rest[y+2*width+j], rest[y+3*width+j]
			q0, q1, q2, q3 := (r0+c)-c, (r1+c)-c, (r2+c)-c, (r3+c)-c
			digits[z+p*width+j] = float64(((q0 + q1) + (q2 + q3)) * unit)
			rest[y+j] = r0 - q0
			rest[y+width+j] = r1 - q1
			rest[y+2*width+j] = r2 - q2
			rest[y+3*width+j] = r3 - q3
		})
	}
}

// Modular6 adds AB to C, or to 0 where fresh is not 0, modulo m, and brings sums to remainders of smallest size; where m
// has nothing it leaves them as they are. Blocks are of six rows, and a group has most of them at most. Row i of block n
// goes modulo the odd integer m[n·mBlock+i], below 2^23, and m[n·mBlock+6+i] is its inverse, rounded. A panel of
// C is cPanel behind the one before. Sums are below 2^53.
//
//limb:kernel
func Modular6(g kernel.Group, c, a, b, m []float64, depth, blocks, most, width, aBlock, bPanel, cBlock, cPanel, cRow, mBlock, fresh int) {
	parts := (blocks + most - 1) / most
	panel, first := g.Index()/parts, g.Index()%parts*most
	times := min(most, blocks-first)
	z0, m0 := first*cBlock+panel*cPanel, first*mBlock
	for i := 0; i < times && fresh != 0; i++ {
		z := z0 + i*cBlock
		g.Each(width, func(j int) {
			c[z+j] = 0
			c[z+cRow+j] = 0
			c[z+2*cRow+j] = 0
			c[z+3*cRow+j] = 0
			c[z+4*cRow+j] = 0
			c[z+5*cRow+j] = 0
		})
	}
	tile6(g, c, a, b, depth, times, width, first*aBlock, panel*bPanel, z0, aBlock, cBlock, cRow)
	for i := 0; i < times && len(m) > 0; i++ {
		z, n := z0+i*cBlock, m0+i*mBlock
		g.Each(width, func(j int) {
			c[z+j] = residue(c[z+j], m[n], m[n+6])
			c[z+cRow+j] = residue(c[z+cRow+j], m[n+1], m[n+7])
			c[z+2*cRow+j] = residue(c[z+2*cRow+j], m[n+2], m[n+8])
			c[z+3*cRow+j] = residue(c[z+3*cRow+j], m[n+3], m[n+9])
			c[z+4*cRow+j] = residue(c[z+4*cRow+j], m[n+4], m[n+10])
			c[z+5*cRow+j] = residue(c[z+5*cRow+j], m[n+5], m[n+11])
		})
	}
}

// tile6 is a tile of so many times six rows, whose sums fill the registers of AVX2, and of width columns, all of
// which take the same rows of B, eight at a time. The matrices begin at x0, y0 and z0. Six rows of A are
// aBlock from the next ones, and those of C cBlock.
func tile6(g kernel.Group, c, a, b []float64, depth, times, width, x0, y0, z0, aBlock, cBlock, cRow int) {
	k := 0
	for ; k+8 <= depth; k += 8 {
		for i := 0; i < times; i++ {
			x, y, z := x0+i*aBlock+6*k, y0+k*width, z0+i*cBlock
			g.Each(width, func(j int) {
				s := Machine[float64]{}
				b0, b1, b2, b3 := b[y+j], b[y+width+j], b[y+2*width+j], b[y+3*width+j]
				b4, b5, b6, b7 := b[y+4*width+j], b[y+5*width+j], b[y+6*width+j], b[y+7*width+j]
				c0, c1, c2 := c[z+j], c[z+cRow+j], c[z+2*cRow+j]
				c3, c4, c5 := c[z+3*cRow+j], c[z+4*cRow+j], c[z+5*cRow+j]
				c0, c1, c2 = three(s, c0, c1, c2, a, x, b0)
				c3, c4, c5 = three(s, c3, c4, c5, a, x+3, b0)
				c0, c1, c2 = three(s, c0, c1, c2, a, x+6, b1)
				c3, c4, c5 = three(s, c3, c4, c5, a, x+9, b1)
				c0, c1, c2 = three(s, c0, c1, c2, a, x+12, b2)
				c3, c4, c5 = three(s, c3, c4, c5, a, x+15, b2)
				c0, c1, c2 = three(s, c0, c1, c2, a, x+18, b3)
				c3, c4, c5 = three(s, c3, c4, c5, a, x+21, b3)
				c0, c1, c2 = three(s, c0, c1, c2, a, x+24, b4)
				c3, c4, c5 = three(s, c3, c4, c5, a, x+27, b4)
				c0, c1, c2 = three(s, c0, c1, c2, a, x+30, b5)
				c3, c4, c5 = three(s, c3, c4, c5, a, x+33, b5)
				c0, c1, c2 = three(s, c0, c1, c2, a, x+36, b6)
				c3, c4, c5 = three(s, c3, c4, c5, a, x+39, b6)
				c0, c1, c2 = three(s, c0, c1, c2, a, x+42, b7)
				c3, c4, c5 = three(s, c3, c4, c5, a, x+45, b7)
				set6(c, z, j, cRow, c0, c1, c2, c3, c4, c5)
			})
		}
	}
	for ; k < depth; k++ {
		for i := 0; i < times; i++ {
			x, y, z := x0+i*aBlock+6*k, y0+k*width, z0+i*cBlock
			g.Each(width, func(j int) {
				s := Machine[float64]{}
				c0, c1, c2 := three(s, c[z+j], c[z+cRow+j], c[z+2*cRow+j], a, x, b[y+j])
				c3, c4, c5 := three(s, c[z+3*cRow+j], c[z+4*cRow+j], c[z+5*cRow+j], a, x+3, b[y+j])
				set6(c, z, j, cRow, c0, c1, c2, c3, c4, c5)
			})
		}
	}
}

// set6 sets the elements of six rows in column j.
func set6(c []float64, z, j, cRow int, c0, c1, c2, c3, c4, c5 float64) {
	c[z+j] = c0
	c[z+cRow+j] = c1
	c[z+2*cRow+j] = c2
	c[z+3*cRow+j] = c3
	c[z+4*cRow+j] = c4
	c[z+5*cRow+j] = c5
}

// three is a step of each of three rows.
func three[S Stepper[N], N any](s S, c0, c1, c2 N, a []N, x int, b N) (d0, d1, d2 N) {
	return s.Step(c0, a[x], b), s.Step(c1, a[x+1], b), s.Step(c2, a[x+2], b)
}

// residue returns x modulo m. The quotient may be off by one where x is nearly half way, and so the result
// beyond half of m by a little.
func residue(x, modulus, inverse float64) float64 {
	return math.FMA(-modulus, math.Floor(math.FMA(x, inverse, 0.5)), x)
}

// Limbs brings sums together, width of them in a group, and rounds them to limbs, one after the other. A group
// has rows of v: count digits of 25 bits' weight, the lowest first, an even number of them; one with a sum that
// is rounded, k; and two of room or more. The number is that of the digits, less k times the number whose digits are
// whole. power[p] is 2^(25p) for each pair of digits p, p+1. Limb n goes to out[n·width+j] of a group's 5 rows,
// rounded with splitter: 1 for 53 bits, 2^29+1 for 24. The last row tells where that is not certain, and so
// not used: it is 0 where all is well.
//
//limb:kernel
func Limbs(g kernel.Group, out, v, whole, power []float64, count, rows, width, limbs int, splitter float64) {
	z, y := g.Index()*rows*width, g.Index()*5*width
	k, carry, sum := z+count*width, z+(count+1)*width, z+(count+2)*width
	g.Each(width, func(j int) {
		v[k+j] = math.Floor(v[k+j] + 0.5)
		v[carry+j] = 0
		out[y+4*width+j] = 0
	})
	for p := 0; p+1 < count; p += 2 {
		g.Each(width, func(j int) {
			d := math.FMA(-v[k+j], whole[p], v[z+p*width+j]) + v[carry+j]
			q := math.Floor(math.FMA(d, 0x1p-25, 0.5))
			e := math.FMA(-v[k+j], whole[p+1], v[z+(p+1)*width+j]) + q
			q = math.Floor(math.FMA(e, 0x1p-25, 0.5))
			v[carry+j] = q
			low := math.FMA(-0x1p25, math.Floor(math.FMA(d, 0x1p-25, 0.5)), d)
			high := math.FMA(-0x1p25, q, e)
			v[z+(p/2)*width+j] = float64(math.FMA(high, 0x1p25, low) * power[p])
		})
	}
	last := count/2 - 1
	for n := 0; n < limbs; n++ {
		g.Each(width, func(j int) { v[sum+j] = v[z+j] })
		for p := 1; p <= last; p++ {
			g.Each(width, func(j int) {
				s, e := limb.TwoSum(v[z+p*width+j], v[sum+j])
				v[sum+j] = s
				v[z+(p-1)*width+j] = e
			})
		}
		g.Each(width, func(j int) {
			s := v[sum+j]
			x := float64(s * splitter)
			x = x - (x - s)
			out[y+n*width+j] = x
			v[z+last*width+j] = s - x
		})
	}
	// What is left, and whether each limb is that nearest to what it and those behind it stand for.
	g.Each(width, func(j int) { v[sum+j] = v[z+j] })
	for p := 1; p <= last; p++ {
		g.Each(width, func(j int) { v[sum+j] = v[z+p*width+j] + v[sum+j] })
	}
	for n := limbs - 1; n >= 0; n-- {
		g.Each(width, func(j int) {
			x, r := out[y+n*width+j], v[sum+j]
			s := x + float64(r*(1+0x1p-20))
			t := float64(s * splitter)
			t = t - (t - s)
			bad := out[y+4*width+j]
			if t != x {
				bad = 1
			}
			out[y+4*width+j] = bad
			v[sum+j] = x
		})
	}
}
