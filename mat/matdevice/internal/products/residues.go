package products

import (
	"math"
	"math/bits"

	"github.com/limbfp/limb/kernel"
	"github.com/limbfp/limb/mat/internal/tile"
)

// # Residues
//
// Numbers of a row of A are integers times one power of two, and so are those of a column of B. The
// product of the integers is computed modulo so many primes that it can be told from them ([OUI25]).
// Nothing is rounded on the way, so that residues of another kind, or in another order, give the
// same bits: those of mat.MulExact.
//
// A residue is the remainder of smallest size, or next to it.

// Whole is a residue by a prime below 2^14, or by a smaller number. Products of two of them, by primes below 2^13, are added
// to an integer of 32 bits.
type Whole struct{ V int32 }

// Bytes are those of four numbers that follow one another in a row, or in a column, by one of 2^8 and
// odd numbers below it that have no common divisor, or a digit of residues by a larger prime. Each is a byte with a sign,
// the first one lowest. Their products are added to an integer of 32 bits, which is a Whole.
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

// Moduli are primes, and behind them their inverses; residue t of 2^s is Powers[t·Span + s]. As bytes the first Small
// have residues, and the others, three for each prime, digits of them.
type Moduli[R any] struct {
	Primes, Powers []R
	Span, Small    int
}

// Together is how many primes, or as many as are left, an item computes residues by.
const Together = 4

// Layout is how residues lie: those by one prime after those by another. There are Rows rows of Long numbers,
// or where Turned is not 0 so many columns. An item has those of a number, or of four as bytes, by primes that follow one another.
type Layout struct{ Rows, Long, Turned int }

// ResiduesWhole sets out to the residues of the numbers of a matrix, whose rows are those of the layout. All
// numbers of row r are multiples of 2^low[r].
//
//limb:kernel device
func ResiduesWhole(i int, out []Whole, m Moduli[Whole], x Numbers, low []int32, l Layout) {
	residues(i, out, m, x, low, l)
}

// ResiduesReal is ResiduesWhole for the other residues.
//
//limb:kernel device
func ResiduesReal(i int, out []Real, m Moduli[Real], x Numbers, low []int32, l Layout) {
	residues(i, out, m, x, low, l)
}

func residues[R residue[R]](i int, out []R, m Moduli[R], x Numbers, low []int32, l Layout) {
	t, r, k, each := place4(i, l)
	last := len(m.Primes)/2 - 1
	y := residuesOf(m, x, t, last, r*x.Row+k*x.Col, low[r])
	for p := range Together {
		if t+p <= last {
			out[i%each+(t+p)*each] = y[p]
		}
	}
}

// ResiduesBytes is ResiduesWhole for four numbers of a row each, in a row of (Long+3)/4.
//
//limb:kernel device
func ResiduesBytes(i int, out []Bytes, m Moduli[Whole], x Numbers, low []int32, l Layout) {
	t, r, k, each := place4(i, Layout{l.Rows, (l.Long + 3) / 4, l.Turned})
	last := len(m.Primes)/2 - 1
	var words [Together]uint32
	for n := 0; n < min(4, l.Long-4*k); n++ {
		y := residuesOf(m, x, t, last, r*x.Row+(4*k+n)*x.Col, low[r])
		for p := range Together {
			words[p] |= (uint32(digit(y[p].V, t+p-m.Small)) & 0xff) << uint32(8*n)
		}
	}
	for p := range Together {
		if t+p <= last {
			out[i%each+(t+p)*each] = Bytes{int32(words[p])}
		}
	}
}

// digit returns what number n of the larger primes' has of a residue x = 2^7·h + l, |x| ≤ 2^13: l, h and l + h in turn. From the
// products of these alone, one each, that of residues is made: 2^14·hh' + 2^7·((l + h)(l' + h') - ll' - hh') + ll', as Karatsuba has it. Below 0
// it is x itself.
func digit(x int32, n int) int32 {
	h := (x + 1<<6) >> 7
	l := x - h<<7
	switch {
	case n < 0:
		return x
	case n%3 == 0:
		return l
	case n%3 == 1:
		return h
	}
	return l + h
}

// place4 returns the first prime of item i, the row and the place in it, and how many numbers have residues by each.
func place4(i int, l Layout) (t, r, k, each int) {
	each = l.Rows * l.Long
	t, r, k = i/each*Together, i%each/l.Long, i%l.Long
	if l.Turned != 0 {
		r, k = i%l.Rows, i%each/l.Rows
	}
	return t, r, k, each
}

// residuesOf returns the residues by some primes, from t on, of a number of a row whose low is low; that by the last one
// for those that are not there. The number is read and taken apart once for them.
func residuesOf[R residue[R]](by Moduli[R], x Numbers, t, last, number int, low int32) (sum [Together]R) {
	for l := 0; l < x.Limbs; l++ {
		at := (number*x.Limbs + l) * x.Size
		m, e, _ := integer(x.Words, at, x.Size)
		s := e - low
		if s < 0 { // so many zeros end m, or it is 0
			m >>= uint64(-s & 63)
			s = 0
		}
		for m != 0 {
			piece := int32(uint32(m) & 0x7fff)
			if x.Words[at+x.Size-1] < 0 {
				piece = -piece
			}
			for p := range Together {
				sum[p] = sum[p].plus(by.Powers[min(t+p, last)*by.Span+int(s)].times(piece))
			}
			m >>= 15
			s += 15
		}
		for p := range Together {
			n := min(t+p, last)
			sum[p] = sum[p].reduce(by.Primes[n], by.Primes[last+1+n])
		}
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

// Factors says what becomes of sums: those of Few products are reduced by the primes, whose inverses stand
// behind them, and the whole is multiplied by a factor each. Where First is not 0, C has none before.
type Factors[R any] struct {
	Primes, Factors []R
	Few, First      int
}

// MultiplyWhole adds the residues of AB to those of C, of a shape each. A tile of C modulo a prime is a group.
//
//limb:kernel device
func MultiplyWhole(g kernel.Group, c, a, b []Whole, by Factors[Whole], s Shape) {
	var sums [Wide * Wide]Whole
	var left, right [Wide * deep]Whole
	multiplied(g, wholes{}, shared[Whole, Whole, Whole]{sums[:], left[:], right[:], Wide}, c, a, b, by, s)
}

// MultiplyReal is MultiplyWhole for the other residues.
//
//limb:kernel device
func MultiplyReal(g kernel.Group, c, a, b []Real, by Factors[Real], s Shape) {
	var sums [Wide * Wide]Real
	var left, right [Wide * deep]Real
	multiplied(g, reals{}, shared[Real, Real, Real]{sums[:], left[:], right[:], Wide}, c, a, b, by, s)
}

// MultiplyBytes is MultiplyWhole for rows of A and columns of B of four residues each.
//
//limb:kernel device
func MultiplyBytes(g kernel.Group, c []Whole, a, b []Bytes, by Factors[Whole], s Shape) {
	var sums [Wide * Wide]Whole
	var left, right [Wide * deep]Bytes
	multiplied(g, bytes{}, shared[Whole, Bytes, Bytes]{sums[:], left[:], right[:], Wide}, c, a, b, by, s)
}

// MultiplyDots is MultiplyBytes for devices with an operation for four products.
//
//limb:kernel device
func MultiplyDots(g kernel.Group, c []Whole, a, b []Bytes, by Factors[Whole], s Shape) {
	var sums [Wide * Wide]Whole
	var left, right [Wide * deep]Bytes
	multiplied(g, dots{}, shared[Whole, Bytes, Bytes]{sums[:], left[:], right[:], Wide}, c, a, b, by, s)
}

func multiplied[S arithmetic[R, E, E, E], R residue[R], E any](g kernel.Group, s S, m shared[R, E, E], c []R, a, b []E, by Factors[R], of Shape) {
	count := len(by.Primes) / 2
	across := (of.Cols + Wide - 1) / Wide
	tiles := (of.Rows + Wide - 1) / Wide * across
	t := g.Index() / tiles
	i0, j0 := g.Index()%tiles/across*Wide, g.Index()%tiles%across*Wide
	p := part{i0, j0, min(Wide, of.Rows-i0), min(Wide, of.Cols-j0)}
	z := t*of.Rows*of.Cols + p.i*of.Cols + p.j
	begin(g, m.sums, Wide, p)
	if by.First == 0 {
		g.Each2(p.h, p.w, func(i, j int) { m.sums[i*Wide+j] = c[z+i*of.Cols+j] })
	}
	for k := 0; k < of.Depth; k += by.Few {
		x := tile.Strided[E]{Data: a[t*of.Rows*of.Depth+k:], Row: of.Depth, Col: 1}
		y := tile.Strided[E]{Data: b[(t*of.Depth+k)*of.Cols:], Row: of.Cols, Col: 1}
		multiply(g, s, m, x, y, p, steps{min(by.Few, of.Depth-k), 1, true})
		g.Each2(p.h, p.w, func(i, j int) {
			m.sums[i*Wide+j] = m.sums[i*Wide+j].reduce(by.Primes[t], by.Primes[count+t])
		})
	}
	g.Each2(p.h, p.w, func(i, j int) {
		c[z+i*of.Cols+j] = m.sums[i*Wide+j].by(by.Factors[t]).reduce(by.Primes[t], by.Primes[count+t])
	})
}
