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

// Sums is how many steps, blocks and columns a call of [Modular6] has, and how many blocks a group; one that is Fresh
// begins at 0.
type Sums struct {
	Depth, Blocks, Most, Width int
	Fresh                      bool
}

// Modular6 adds AB to C, or to 0 where it is fresh, modulo m, and brings sums to remainders of smallest size; where m
// has nothing it leaves them as they are. Blocks are of six rows, and a group has s.Most of them at most. Row i of block n
// goes modulo the odd integer m[n·m.Block+i], below 2^23, and m[n·m.Block+6+i] is its inverse, rounded. Sums are
// below 2^53.
//
//limb:kernel
func Modular6(g kernel.Group, c Tiles[float64], a Blocks[float64], b Panels[float64], m Blocks[float64], s Sums) {
	parts := (s.Blocks + s.Most - 1) / s.Most
	panel, first := g.Index()/parts, g.Index()%parts*s.Most
	times := min(s.Most, s.Blocks-first)
	z0, m0 := first*c.Block+panel*c.Panel, first*m.Block
	tile6(g, Machine[float64]{}, c, a, b, span{s.Depth, times, s.Width}, begin{first * a.Block, panel * b.Panel, z0}, s.Fresh)
	for i := 0; i < times && len(m.Data) > 0; i++ {
		z, n := z0+i*c.Block, m0+i*m.Block
		g.Each(s.Width, func(j int) {
			c.Data[z+j] = residue(c.Data[z+j], m.Data[n], m.Data[n+6])
			c.Data[z+c.Row+j] = residue(c.Data[z+c.Row+j], m.Data[n+1], m.Data[n+7])
			c.Data[z+2*c.Row+j] = residue(c.Data[z+2*c.Row+j], m.Data[n+2], m.Data[n+8])
			c.Data[z+3*c.Row+j] = residue(c.Data[z+3*c.Row+j], m.Data[n+3], m.Data[n+9])
			c.Data[z+4*c.Row+j] = residue(c.Data[z+4*c.Row+j], m.Data[n+4], m.Data[n+10])
			c.Data[z+5*c.Row+j] = residue(c.Data[z+5*c.Row+j], m.Data[n+5], m.Data[n+11])
		})
	}
}

// tile6 is a tile of so many times six rows, whose sums fill the registers of AVX2, and of width columns, all of
// which take the same rows of B, eight at a time. One that is fresh begins at 0.
func tile6[S Stepper[N], N any](g kernel.Group, by S, c Tiles[N], a Blocks[N], b Panels[N], of span, at begin, fresh bool) {
	x0, y0, z0, width := at.a, at.b, at.c, of.width
	for i := 0; i < of.n && fresh; i++ {
		z := z0 + i*c.Block
		g.Each(width, func(j int) {
			var none N
			c.Data[z+j] = none
			c.Data[z+c.Row+j] = none
			c.Data[z+2*c.Row+j] = none
			c.Data[z+3*c.Row+j] = none
			c.Data[z+4*c.Row+j] = none
			c.Data[z+5*c.Row+j] = none
		})
	}
	k := 0
	for ; k+8 <= of.depth; k += 8 {
		for i := 0; i < of.n; i++ {
			x, y, z := x0+i*a.Block+6*k, y0+k*width, z0+i*c.Block
			g.Each(width, func(j int) {
				b0, b1, b2, b3 := b.Data[y+j], b.Data[y+width+j], b.Data[y+2*width+j], b.Data[y+3*width+j]
				b4, b5, b6, b7 := b.Data[y+4*width+j], b.Data[y+5*width+j], b.Data[y+6*width+j], b.Data[y+7*width+j]
				c0, c1, c2 := c.Data[z+j], c.Data[z+c.Row+j], c.Data[z+2*c.Row+j]
				c3, c4, c5 := c.Data[z+3*c.Row+j], c.Data[z+4*c.Row+j], c.Data[z+5*c.Row+j]
				c0, c1, c2 = three(by, c0, c1, c2, a.Data, x, b0)
				c3, c4, c5 = three(by, c3, c4, c5, a.Data, x+3, b0)
				c0, c1, c2 = three(by, c0, c1, c2, a.Data, x+6, b1)
				c3, c4, c5 = three(by, c3, c4, c5, a.Data, x+9, b1)
				c0, c1, c2 = three(by, c0, c1, c2, a.Data, x+12, b2)
				c3, c4, c5 = three(by, c3, c4, c5, a.Data, x+15, b2)
				c0, c1, c2 = three(by, c0, c1, c2, a.Data, x+18, b3)
				c3, c4, c5 = three(by, c3, c4, c5, a.Data, x+21, b3)
				c0, c1, c2 = three(by, c0, c1, c2, a.Data, x+24, b4)
				c3, c4, c5 = three(by, c3, c4, c5, a.Data, x+27, b4)
				c0, c1, c2 = three(by, c0, c1, c2, a.Data, x+30, b5)
				c3, c4, c5 = three(by, c3, c4, c5, a.Data, x+33, b5)
				c0, c1, c2 = three(by, c0, c1, c2, a.Data, x+36, b6)
				c3, c4, c5 = three(by, c3, c4, c5, a.Data, x+39, b6)
				c0, c1, c2 = three(by, c0, c1, c2, a.Data, x+42, b7)
				c3, c4, c5 = three(by, c3, c4, c5, a.Data, x+45, b7)
				set3(c, z, j, c0, c1, c2)
				set3(c, z+3*c.Row, j, c3, c4, c5)
			})
		}
	}
	for ; k < of.depth; k++ {
		for i := 0; i < of.n; i++ {
			x, y, z := x0+i*a.Block+6*k, y0+k*width, z0+i*c.Block
			g.Each(width, func(j int) {
				c0, c1, c2 := three(by, c.Data[z+j], c.Data[z+c.Row+j], c.Data[z+2*c.Row+j], a.Data, x, b.Data[y+j])
				c3, c4, c5 := three(by, c.Data[z+3*c.Row+j], c.Data[z+4*c.Row+j], c.Data[z+5*c.Row+j], a.Data, x+3, b.Data[y+j])
				set3(c, z, j, c0, c1, c2)
				set3(c, z+3*c.Row, j, c3, c4, c5)
			})
		}
	}
}

// set3 sets the elements of three rows, from z on, in column j.
func set3[N any](c Tiles[N], z, j int, c0, c1, c2 N) {
	c.Data[z+j] = c0
	c.Data[z+c.Row+j] = c1
	c.Data[z+2*c.Row+j] = c2
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

// Halves6 adds AB to C, or to 0 where it is fresh, as [Modular6] does, where an element of A or B is two integers of 16 bits. It
// reduces nothing.
//
//limb:kernel
func Halves6(g kernel.Group, c Tiles[int32], a Blocks[int32], b Panels[int32], s Sums) {
	parts := (s.Blocks + s.Most - 1) / s.Most
	panel, first := g.Index()/parts, g.Index()%parts*s.Most
	at := begin{first * a.Block, panel * b.Panel, first*c.Block + panel*c.Panel}
	tile6(g, Halves{}, c, a, b, span{s.Depth, min(s.Most, s.Blocks-first), s.Width}, at, s.Fresh)
}

// Halves is the step of pairs of integers.
type Halves struct{}

// Step returns c, and the products of both halves of a and b.
func (Halves) Step(c, a, b int32) int32 { return halves(c, a, b) }

// halves adds the products of the lower halves of a and b, and of the upper ones, to c. AVX2 has two instructions for that, and
// processors with VNNI one.
func halves(c, a, b int32) int32 { return c + (a<<16>>16)*(b<<16>>16) + (a>>16)*(b>>16) }

// Planes says how many moduli there are, how far from one another their numbers and words lie, and how long a row is.
type Planes struct{ Count, Numbers, Words, Width int }

// Split makes residues by two primes of each number of v, below 2^53. A word has those of a number in a row, and of the number
// below it; a group has two rows. Modulus n has the primes m[4n] and m[4n+1], below 2^12, whose inverses stand behind them: its words by
// the first one are in plane 2n of w, and by the other one in the plane behind.
//
//limb:kernel
func Split(g kernel.Group, w []int32, v, m []float64, s Planes) {
	for n := 0; n < s.Count; n++ {
		x, z := n*s.Numbers+2*g.Index()*s.Width, 2*n*s.Words+g.Index()*s.Width
		g.Each(s.Width, func(j int) {
			x0, x1 := v[x+j], v[x+s.Width+j]
			w[z+j] = word(residue(x0, m[4*n], m[4*n+2]), residue(x1, m[4*n], m[4*n+2]))
			w[z+s.Words+j] = word(residue(x0, m[4*n+1], m[4*n+3]), residue(x1, m[4*n+1], m[4*n+3]))
		})
	}
}

// word has two integers of 16 bits as halves.
func word(low, high float64) int32 { return int32(math.FMA(high, 0x1p16, low+0x1p15)) ^ 0x8000 }

// Join adds to c, or to 0 where that is fresh, what has the remainders u modulo p, and v modulo q, times p + q, modulo pq: qu + pv.
// A group has a row of width numbers; those of c begin row apart. m has p, q, pq, and the inverse of that.
//
//limb:kernel
func Join(g kernel.Group, c []float64, u, v []int32, m []float64, row, width int, fresh bool) {
	z, x := g.Index()*row, g.Index()*width
	g.Each(width, func(j int) {
		before := c[z+j]
		if fresh {
			before = 0
		}
		c[z+j] = residue(math.FMA(float64(u[x+j]), m[1], math.FMA(float64(v[x+j]), m[0], before)), m[2], m[3])
	})
}

// Rounding says how many digits, rows and numbers of a row [Limbs] has of a group, how many limbs it makes, and by what.
type Rounding struct {
	Count, Rows, Width, Limbs int
	Splitter                  float64
}

// Limbs brings sums together, width of them in a group, and rounds them to limbs, one after the other. A group
// has rows of v: count digits of 25 bits' weight, the lowest first, an even number of them; one with a sum that
// is rounded, k; and two of room or more. The number is that of the digits, less k times the number whose digits are
// whole. power[p] is 2^(25p) for each pair of digits p, p+1. Limb n goes to out[n·width+j] of a group's 5 rows,
// rounded with splitter: 1 for 53 bits, 2^29+1 for 24. The last row tells where that is not certain, and so
// not used: it is 0 where all is well.
//
//limb:kernel
func Limbs(g kernel.Group, out, v, whole, power []float64, s Rounding) {
	count, rows, width, limbs, splitter := s.Count, s.Rows, s.Width, s.Limbs, s.Splitter
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
