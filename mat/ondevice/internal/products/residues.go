package products

import (
	"math"
	"math/bits"

	"github.com/limbfp/limb/kernel"
)

// # Residues
//
// Numbers of a row of A are integers times one power of two, and so are those of a column of B. The
// product of the integers is computed modulo so many primes that it can be told from them ([OUI25]).
// Nothing is rounded on the way, so that residues of another kind, or in another order, give the
// same bits: those of mat.MulExact.
//
// A residue is the remainder of smallest size, or next to it.

// Whole is a residue by a prime between 2^12 and 2^13, or by a smaller number: products of two of them are added
// to an integer of 32 bits.
type Whole struct{ V int32 }

// Bytes are residues of four numbers that follow one another in a row, or in a column, by one of 2^8 and
// odd numbers below it that have no common divisor. Each is a byte with a sign, the first one lowest. Their products are added to
// an integer of 32 bits, which is a Whole.
type Bytes struct{ V int32 }

// Real is a residue by a prime below 2^22, as a number: products are added as such, exactly.
type Real struct{ V float64 }

type residue[R any] interface {
	// plus, by and times are sums and products, which are not reduced.
	plus(R) R
	by(R) R
	times(int32) R
	// reduce returns x modulo m, for the inverse of m.
	reduce(m, inverse R) R
	// natural returns what is not negative, for a residue by m.
	natural(m R) uint64
}

func (x Whole) plus(y Whole) Whole      { return Whole{x.V + y.V} }
func (x Whole) by(y Whole) Whole        { return Whole{x.V * y.V} }
func (x Whole) times(piece int32) Whole { return Whole{x.V * piece} }

// reduce is for |x| < 2^30 - 2^14. inverse is 2^32/m, rounded down, and so the quotient at most one too
// small.
func (x Whole) reduce(m, inverse Whole) Whole {
	u := uint32(x.V + m.V*(inverse.V>>2)) // nearly 2^30 is added
	q, _ := bits.Mul32(u, uint32(inverse.V))
	r := int32(u - q*uint32(m.V))
	if r >= m.V {
		r -= m.V
	}
	if r > m.V/2 {
		r -= m.V
	}
	return Whole{r}
}

func (x Whole) natural(m Whole) uint64 { return natural(x.V, m.V) }

func (x Real) natural(m Real) uint64 { return natural(int32(x.V), int32(m.V)) }

// natural returns y or y + m, which is not negative.
func natural(y, m int32) uint64 {
	if y < 0 {
		y += m
	}
	return wide(y)
}

func (x Real) plus(y Real) Real       { return Real{x.V + y.V} }
func (x Real) by(y Real) Real         { return Real{float64(x.V * y.V)} }
func (x Real) times(piece int32) Real { return Real{float64(x.V * float64(piece))} }

// reduce is for |x| < 2^52. inverse is 1/m, rounded.
func (x Real) reduce(m, inverse Real) Real {
	return Real{x.V - float64(m.V*math.Floor(float64(x.V*inverse.V)+0.5))}
}

// ResiduesWhole sets out to the residues of the numbers of a matrix, those by one prime after those by
// another. Row r of the matrix, of long numbers, has the elements r·row + k·col of words; it is row
// r of what is set, or column r where turned is not 0, which then has long rows. All numbers of it
// are multiples of 2^low[r]. primes has the primes, and then their inverses; residue t of 2^s is
// powers[t·span + s].
//
//limb:kernel
func ResiduesWhole(i int, out, primes, powers []Whole, words, low []int32, rows, long, row, col, limbs, size, span, turned int) {
	residues(i, out, primes, powers, words, low, rows, long, row, col, limbs, size, span, turned)
}

// ResiduesReal is ResiduesWhole for the other residues.
//
//limb:kernel
func ResiduesReal(i int, out, primes, powers []Real, words, low []int32, rows, long, row, col, limbs, size, span, turned int) {
	residues(i, out, primes, powers, words, low, rows, long, row, col, limbs, size, span, turned)
}

func residues[R residue[R]](i int, out, primes, powers []R, words, low []int32, rows, long, row, col, limbs, size, span, turned int) {
	t, r, k := place3(i, rows, long, turned)
	out[i] = residueOf(primes, powers, words, t, r*row+k*col, low[r], limbs, size, span)
}

// ResiduesBytes is ResiduesWhole for four numbers of a row each, in a row of (long+3)/4.
//
//limb:kernel
func ResiduesBytes(i int, out []Bytes, primes, powers []Whole, words, low []int32, rows, long, row, col, limbs, size, span, turned int) {
	t, r, k := place3(i, rows, (long+3)/4, turned)
	x := uint32(0)
	for n := 0; n < min(4, long-4*k); n++ {
		y := residueOf(primes, powers, words, t, r*row+(4*k+n)*col, low[r], limbs, size, span)
		x |= (uint32(y.V) & 0xff) << uint32(8*n)
	}
	out[i] = Bytes{int32(x)}
}

// place3 returns the prime, the row and the place in it of element i of residues.
func place3(i, rows, long, turned int) (t, r, k int) {
	t, r, k = i/(rows*long), i%(rows*long)/long, i%long
	if turned != 0 {
		r, k = i%rows, i%(rows*long)/rows
	}
	return t, r, k
}

// residueOf returns the residue by prime t of a number, of a row whose low is low.
func residueOf[R residue[R]](primes, powers []R, words []int32, t, number int, low int32, limbs, size, span int) R {
	prime, inverse := primes[t], primes[len(primes)/2+t]
	var sum R
	for l := 0; l < limbs; l++ {
		at := (number*limbs + l) * size
		m, e, _ := integer(words, at, size)
		s := e - low
		if s < 0 { // so many zeros end m, or it is 0
			m >>= uint64(-s & 63)
			s = 0
		}
		for m != 0 {
			piece := int32(uint32(m) & 0xffff)
			if words[at+size-1] < 0 {
				piece = -piece
			}
			sum = sum.plus(powers[t*span+int(s)].times(piece))
			m >>= 16
			s += 16
		}
		sum = sum.reduce(prime, inverse)
	}
	return sum
}

// The arithmetic of residues.
type (
	wholes struct{}
	reals  struct{}
	bytes  struct{}
	dots   struct{}
)

func (wholes) left(a Whole, _ int) Whole  { return a }
func (wholes) right(b Whole, _ int) Whole { return b }
func (wholes) step(c, a, b Whole) Whole   { return Whole{c.V + a.V*b.V} }

func (reals) left(a Real, _ int) Real  { return a }
func (reals) right(b Real, _ int) Real { return b }
func (reals) step(c, a, b Real) Real   { return Real{c.V + float64(a.V*b.V)} }

func (bytes) left(a Bytes, _ int) Bytes  { return a }
func (bytes) right(b Bytes, _ int) Bytes { return b }
func (bytes) step(c Whole, a, b Bytes) Whole {
	s := c.V + signed(a.V)*signed(b.V) + signed(a.V>>8)*signed(b.V>>8)
	return Whole{s + signed(a.V>>16)*signed(b.V>>16) + (a.V>>24)*(b.V>>24)}
}

// signed is the lowest byte.
func signed(x int32) int32 { return (x&0xff ^ 0x80) - 0x80 }

func (dots) left(a Bytes, _ int) Bytes      { return a }
func (dots) right(b Bytes, _ int) Bytes     { return b }
func (dots) step(c Whole, a, b Bytes) Whole { return Whole{dot4(a.V, b.V, c.V)} }

// dot4 is the step of bytes, as one operation of a device's own.
//
//limb:native dot4
func dot4(a, b, c int32) int32 { return bytes{}.step(Whole{c}, Bytes{a}, Bytes{b}).V }

// MultiplyWhole adds the residues of AB to those of C, and then multiplies these by factors; first says
// that there are none in C yet. In few products the sums are reduced. A tile of C modulo a prime is
// a group.
//
//limb:kernel
func MultiplyWhole(g kernel.Group, c, a, b, primes, factors []Whole, rows, cols, depth, few, first int) {
	var sums [Wide * Wide]Whole
	var left, right [Wide * deep]Whole
	multiplied(g, wholes{}, sums[:], left[:], right[:], c, a, b, primes, factors, rows, cols, depth, few, first)
}

// MultiplyReal is MultiplyWhole for the other residues.
//
//limb:kernel
func MultiplyReal(g kernel.Group, c, a, b, primes, factors []Real, rows, cols, depth, few, first int) {
	var sums [Wide * Wide]Real
	var left, right [Wide * deep]Real
	multiplied(g, reals{}, sums[:], left[:], right[:], c, a, b, primes, factors, rows, cols, depth, few, first)
}

// MultiplyBytes is MultiplyWhole for rows of A and columns of B of four residues each, depth of them.
//
//limb:kernel
func MultiplyBytes(g kernel.Group, c []Whole, a, b []Bytes, primes, factors []Whole, rows, cols, depth, few, first int) {
	var sums [Wide * Wide]Whole
	var left, right [Wide * deep]Bytes
	multiplied(g, bytes{}, sums[:], left[:], right[:], c, a, b, primes, factors, rows, cols, depth, few, first)
}

// MultiplyDots is MultiplyBytes for devices with an operation for four products.
//
//limb:kernel
func MultiplyDots(g kernel.Group, c []Whole, a, b []Bytes, primes, factors []Whole, rows, cols, depth, few, first int) {
	var sums [Wide * Wide]Whole
	var left, right [Wide * deep]Bytes
	multiplied(g, dots{}, sums[:], left[:], right[:], c, a, b, primes, factors, rows, cols, depth, few, first)
}

func multiplied[S arithmetic[R, E, E, E], R residue[R], E any](g kernel.Group, s S, sums []R, left, right []E, c []R, a, b []E, primes, factors []R, rows, cols, depth, few, first int) {
	count := len(primes) / 2
	tiles := (rows + Wide - 1) / Wide * ((cols + Wide - 1) / Wide)
	t := g.Index() / tiles
	across := (cols + Wide - 1) / Wide
	i0, j0 := g.Index()%tiles/across*Wide, g.Index()%tiles%across*Wide
	h, w := min(Wide, rows-i0), min(Wide, cols-j0)
	z := t*rows*cols + i0*cols + j0
	begin(g, sums, Wide, h, w)
	if first == 0 {
		g.Each2(h, w, func(i, j int) { sums[i*Wide+j] = c[z+i*cols+j] })
	}
	for k := 0; k < depth; k += few {
		multiply(g, s, 1, true, sums, left, right, a, b, Wide, h, w, min(few, depth-k), (t*rows+i0)*depth+k, depth, 1, (t*depth+k)*cols+j0, cols, 1)
		g.Each2(h, w, func(i, j int) { sums[i*Wide+j] = sums[i*Wide+j].reduce(primes[t], primes[count+t]) })
	}
	g.Each2(h, w, func(i, j int) {
		c[z+i*cols+j] = sums[i*Wide+j].by(factors[t]).reduce(primes[t], primes[count+t])
	})
}
