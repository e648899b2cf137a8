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
	// word is what is not negative, as a word.
	word() int32
	// natural returns a residue by m that is not negative.
	natural(m R) R
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

func (x Whole) natural(m Whole) Whole {
	if x.V < 0 {
		x.V += m.V
	}
	return x
}

func (x Real) natural(m Real) Real {
	if x.V < 0 {
		x.V += m.V
	}
	return x
}

func (x Whole) word() int32 { return x.V }
func (x Real) word() int32  { return int32(x.V) }

func (x Real) plus(y Real) Real       { return Real{x.V + y.V} }
func (x Real) by(y Real) Real         { return Real{float64(x.V * y.V)} }
func (x Real) times(piece int32) Real { return Real{float64(x.V * float64(piece))} }

// reduce is for |x| < 2^52. inverse is 1/m, rounded.
func (x Real) reduce(m, inverse Real) Real {
	return Real{x.V - float64(m.V*math.Floor(float64(x.V*inverse.V)+0.5))}
}

// The arithmetic of residues.
type (
	wholes struct{}
	reals  struct{}
	dots   struct{}
)

func (wholes) left(a Whole, _ int) Whole  { return a }
func (wholes) right(b Whole, _ int) Whole { return b }
func (wholes) step(c, a, b Whole) Whole   { return Whole{c.V + a.V*b.V} }

func (reals) left(a Real, _ int) Real  { return a }
func (reals) right(b Real, _ int) Real { return b }
func (reals) step(c, a, b Real) Real   { return Real{c.V + float64(a.V*b.V)} }

// signed is the lowest byte.
func signed(x int32) int32 { return (x&0xff ^ 0x80) - 0x80 }

func (dots) left(a Bytes, _ int) Bytes      { return a }
func (dots) right(b Bytes, _ int) Bytes     { return b }
func (dots) step(c Whole, a, b Bytes) Whole { return Whole{dot4(a.V, b.V, c.V)} }

// dot4 adds the products of four bytes, which devices may have as one operation.
//
//limb:native dot4
func dot4(a, b, c int32) int32 {
	c += signed(a)*signed(b) + signed(a>>8)*signed(b>>8)
	return c + signed(a>>16)*signed(b>>16) + (a>>24)*(b>>24)
}

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
	for k := 0; k < of.Depth; k += by.Few {
		x := tile.Strided[E]{Data: a[t*of.Rows*of.Depth+k:], Row: of.Depth, Col: 1}
		y := tile.Strided[E]{Data: b[(t*of.Depth+k)*of.Cols:], Row: of.Cols, Col: 1}
		multiply(g, s, m, x, y, p, steps{min(by.Few, of.Depth-k), 1, true})
		g.Each2(p.h, p.w, func(i, j int) {
			m.sums[i*Wide+j] = m.sums[i*Wide+j].reduce(by.Primes[t], by.Primes[count+t])
		})
	}
	g.Each2(p.h, p.w, func(i, j int) {
		sum := m.sums[i*Wide+j].by(by.Factors[t])
		if by.First == 0 {
			sum = sum.plus(c[z+i*of.Cols+j])
		}
		c[z+i*of.Cols+j] = sum.reduce(by.Primes[t], by.Primes[count+t]).natural(by.Primes[t])
	})
}
