package mat

import (
	"math"
	"math/big"
	"math/bits"
	"slices"
	"sync"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/internal/run/workers"
	"github.com/limbfp/limb/mat/internal/tile"
)

// # The exact product
//
// Numbers of a row of A are integers times one power of two, and so are those of a column of B. The
// product of the integers is computed modulo some twenty numbers, and Chinese remainders give it whole: no
// operation on the way rounds, so that any order of them gives the same bits ([OUI25], whose integers are
// cut short; here all bits are kept, and counted in a pass, so that the result is the sum itself).
//
// All of it is products of float64 matrices, with integers for elements and sums below 2^53:
//
//	α = Σ d[p]·2^(24p)              the digits of an element, |d| ≤ 2^25
//	r[t] = Σ d[p]·(2^(24p) mod m[t])  its residues: a table by the digits of all elements
//	c[t] = Σ a[t]·b[t]              a product for each modulus m[t] < 2^23, residues at most half of it; those
//	                                of B have been multiplied by (M/m[t])⁻¹, where M is the product of all moduli
//	                                where the processor has quick products of halves of words: a product modulo each of
//	                                two primes, which m[t] is the product of, and c[t] of both
//	Σ c[t]·(M/m[t])                 digits of the sum, again by a table; it is the sum + k·M for an integer
//	                                k, to which Σ c[t]/m[t] is so near that rounding finds it
//
// From the digits of B's panels to the limbs of the result all goes by tiles that fill a first cache, in the
// kernels of package tile. The reference is plainExact in the tests: integers of math/big.

const (
	panel     = 256 // columns of B in a tile, at most
	blockCols = 512 // columns whose residues are kept
	stretch   = 240 // numbers of A, six rows of some columns, that are converted together
	most      = 2   // blocks of six rows that take the same numbers from a first cache
	blockRows = 132 // rows of A whose residues are kept, few so that their sums stay in a cache
	deepest   = 512 // products of residues whose sum, with another residue, is below 2^53, and of halves below 2^31
	chunk     = 8   // tiles that go through a conversion together
	mostBits  = 960 // of a sum, beyond which it is computed by math/big
	padding   = 72  // numbers between planes, which else would share places of a cache
	mostLow   = 900 // and of the exponent of a row
	tiny      = 64  // products, up to which math/big is quicker than the tables of residues
	worthy    = 32  // products for each number of a product's matrices, from which on halves of residues are quicker
)

// moduli are products of two primes each, and below 2^23 by little: enough for mostBits. A residue is one number, or two,
// by the primes, which are between 2^11 and 2^12.
var moduli = sync.OnceValue(func() (list [][2]int) {
	prime := func(n int) bool {
		return !slices.ContainsFunc([]int{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61}, func(d int) bool { return n%d == 0 })
	}
	last := 2897 // above the root of 2^23
	for p := 2895; len(list) < mostBits/22+2; p -= 2 {
		if !prime(p) {
			continue
		}
		q := (1<<23 - 1) / p
		for q > last && !prime(q) {
			q--
		}
		if q > last {
			list, last = append(list, [2]int{p, q}), q
		}
	}
	return list
})

// MulExact sets m to ab, each element the exact sum of products, rounded once as [limb.FromBig] rounds. So
// neither the order of k nor anything else can change a bit; ab is exact where N holds it. Quads with a hundred
// rows and columns or more take less time than in [Dense.Mul], smaller ones and vectors several times as much.
//
// Of complex numbers the real and the imaginary part of an element are one sum each, of twice as many products.
//
// Error: ≤ ½ unit in the last place of the type: u²|c| for pairs, u⁴|c| for quads, u|c| for machine numbers; complex
// ones as much of each part.
// Domain: all finite operands. A sum that spans more than 960 bits, of rows and columns with numbers of very
// different sizes, is right too, and takes far longer.
// Special: an element that is infinite or NaN is an error that names it; an overflow is infinite; a sum that
// is 0 is +0.
func MulExact[N Number[N]](m, a, b *Dense[N]) error {
	checkProduct("MulExact", a, b)
	if err := finite("exact product: the first operand", a); err != nil {
		return err
	}
	if err := finite("exact product: the second operand", b); err != nil {
		return err
	}
	c := m.result("MulExact", a.Rows, b.Cols, a, b)
	if a.Rows == 0 || b.Cols == 0 || a.Cols == 0 {
		clear(c.Data)
		m.take(c)
		return nil
	}
	b = twice(b)
	left, right := inputOf(a), inputOf(b)
	x, y := scalesOf(a, 1, 0), scalesOf(b, 0, 1)
	all := x.bits + y.bits + bits.Len(uint(left.cols-1)) + 1 // the product of the moduli is four times as large
	if all > mostBits || x.far || y.far || int64(left.rows)*int64(left.cols)*int64(right.cols) <= tiny {
		inBig(outputOf(c), left, right, x, y)
	} else {
		m, k, n := float64(left.rows), float64(left.cols), float64(right.cols)
		halved := simd.Halves() && m*k*n >= worthy*(m*k+k*n+m*n)
		residuesFor(kind{moduliFor(all), digitsFor(max(x.bits, y.bits)), halved}).multiply(outputOf(c), left, right, x, y)
	}
	m.take(c)
	return nil
}

// twice returns the right operand of real numbers. A complex matrix is a real one of twice as many columns, in its memory: the
// parts of a number side by side. So is AB where each row of B is followed by i times that row, since a row of A has a real
// part for the one and an imaginary part for the other.
func twice[N Number[N]](b *Dense[N]) *Dense[N] {
	t := typeOf[N]()
	if !t.Complex() {
		return b
	}
	two := NewDense[N](2*b.Rows, b.Cols, nil)
	for k := range b.Rows {
		copy(two.Row(2*k), b.Row(k))
		for j, z := range b.Row(k) {
			for l := range t.Limbs() {
				setLimb(&two.Row(2*k + 1)[j], l, -limbAt(&z, t.Limbs()+l))
				setLimb(&two.Row(2*k + 1)[j], t.Limbs()+l, limbAt(&z, l))
			}
		}
	}
	return two
}

// realCols returns how many columns a matrix has as one of real numbers.
func realCols[N Number[N]](a *Dense[N]) int {
	if typeOf[N]().Complex() {
		return 2 * a.Cols
	}
	return a.Cols
}

// scales are the powers of two of which the numbers of rows, or columns, are multiples.
type scales struct {
	low, high []int // exponents
	bits      int   // of the largest integer
	far       bool  // an exponent is beyond mostLow
}

// scalesOf returns those of the rows of a, whose element (i, j) goes to scale i·row + j·column.
func scalesOf[N Number[N]](a *Dense[N], row, column int) *scales {
	n := max(a.Rows*row, realCols(a)*column)
	both := make([]int, 2*n)
	s := &scales{low: both[:n], high: both[n:]}
	for i := range n {
		s.low[i], s.high[i] = math.MaxInt, math.MinInt
	}
	t := typeOf[N]()
	for i := range a.Rows {
		if x := a.Row(i); t.Elem() == types.F32 {
			addScales(s, i*row, column, machines[float32](x), t.Limbs())
		} else {
			addScales(s, i*row, column, machines[float64](x), t.Limbs())
		}
	}
	for i, h := range s.high {
		if s.low[i] > h {
			s.low[i] = 0
			continue
		}
		s.bits = max(s.bits, h-s.low[i]+1)
		s.far = s.far || s.low[i] < -mostLow || s.low[i] > mostLow
	}
	return s
}

// addScales is numbers, the first of scale i, the next of scale i+step. Few of them change what is known,
// which a limb's exponent tells: no bit of it is below that of its last place.
func addScales[T limb.Float](s *scales, i, step int, x []T, limbs int) {
	p := 53
	if unsafe.Sizeof(*new(T)) == 4 {
		p = 24
	}
	for ; len(x) >= limbs; x, i = x[limbs:], i+step {
		low, high := s.low[i], s.high[i]
		more := 0 // with which |x| is below 2^(high+1), also where limbs overlap
		for _, f := range x[:limbs] {
			top := int(math.Float64bits(float64(f))>>52&0x7ff) - 1022 // the same for all subnormal numbers
			if (top-p < low || top+more > high) && f != 0 {
				m, e := integer(float64(f))
				low = min(low, e+bits.TrailingZeros64(m))
				high = max(high, e+53+more)
			}
			more = 2
		}
		s.low[i], s.high[i] = low, high
	}
}

// integer returns m and e with |f| = m·2^e.
func integer(f float64) (m uint64, e int) {
	b := math.Float64bits(f)
	m, e = b&(1<<52-1), int(b>>52&0x7ff)
	if e == 0 {
		return m, -1074
	}
	return m | 1<<52, e - 1075
}

// quads sets q to real numbers of x, from number j on, as those of four float64.
func quads[N Number[N]](q []limb.QD, x []N, j int) {
	t := typeOf[N]()
	from, to := j*t.Limbs(), (j+len(q))*t.Limbs()
	if t.Elem() == types.F32 {
		padded(q, machines[float32](x)[from:to], t.Limbs())
	} else {
		padded(q, machines[float64](x)[from:to], t.Limbs())
	}
}

func padded[T limb.Float](q []limb.QD, x []T, limbs int) {
	to := machines[float64](q[:len(x)/limbs])
	clear(to)
	for i := range len(x) / limbs {
		for k, a := range x[i*limbs : (i+1)*limbs] {
			to[4*i+k] = float64(a)
		}
	}
}

// input is how a type gives operands.
type input struct {
	rows, cols int
	read       func(q []limb.QD, i, j int) // numbers of row i from column j on
}

func inputOf[N Number[N]](a *Dense[N]) input {
	return input{a.Rows, realCols(a), func(q []limb.QD, i, j int) { quads(q, a.Row(i), j) }}
}

// residues are the moduli of a product, with their tables. A table is packed as a matrix for [tile.Modular6]:
// six rows side by side.
type residues struct {
	moduli   [][2]int
	halved   bool      // of pairs of primes, for [tile.Halves6]
	deepest  int       // products of residues before they are reduced
	digits   int       // of an operand
	round    []float64 // for [tile.Divide]
	powers   []float64 // of 2^24, modulo each number: a row for each of these
	turned   []float64 // the same, times (M/m)⁻¹, and where residues are halved times (p+q)⁻¹
	six      []float64 // for [tile.Modular6]: six moduli, and their inverses
	each     []float64 // the same with one modulus six times
	split    []float64 // for [tile.Split]
	join     []float64 // for [tile.Join]
	count    int       // of the digits of a sum
	rows     int       // of a tile of them
	weights  []float64 // digits of M/m, a row for each digit, and a row with 1/m
	whole    []float64 // digits of M
	scale    []float64 // powers of 2^25
	modulus  *big.Int  // M
	cofactor []*big.Int
}

// tables are residues by their numbers of moduli and of digits, and by whether they are halved.
var tables sync.Map

// kind tells residues from others: how many moduli there are, and digits of an operand, and whether a residue is halved.
type kind struct {
	moduli, digits int
	halved         bool
}

// residuesFor returns residues of a kind.
func residuesFor(k kind) *residues {
	r, ok := tables.Load(k)
	if !ok {
		r, _ = tables.LoadOrStore(k, newResidues(k))
	}
	return r.(*residues)
}

// digitsFor returns how many digits integers of so many bits have.
func digitsFor(bits int) int { return (bits + 2 + tile.Digits - 1) / tile.Digits }

// up returns n, or the next multiple of by.
func up(n, by int) int { return (n + by - 1) / by * by }

// modulusBits are the bits of the product of the first moduli: element n is that of n of them.
var modulusBits = sync.OnceValue(func() []int {
	m, list := big.NewInt(1), []int{1}
	for _, p := range moduli() {
		m.Mul(m, big.NewInt(int64(p[0]*p[1])))
		list = append(list, m.BitLen())
	}
	return list
})

// moduliFor returns how many moduli have a product of more bits than those of sums, and one.
func moduliFor(all int) int {
	n, _ := slices.BinarySearch(modulusBits(), all+2)
	return n
}

// newResidues returns the first moduli, with tables for operands of some digits.
func newResidues(k kind) *residues {
	n, digits := k.moduli, k.digits
	r := &residues{moduli: moduli()[:n], halved: k.halved, deepest: deepest, digits: digits, modulus: big.NewInt(1)}
	for _, p := range r.moduli {
		r.modulus.Mul(r.modulus, big.NewInt(int64(p[0]*p[1])))
	}
	half := new(big.Int)
	balanced := func(x, p *big.Int) float64 {
		x.Mod(x, p)
		if half.Rsh(p, 1).Cmp(x) < 0 {
			x.Sub(x, p)
		}
		return float64(x.Int64())
	}
	for d := range digits {
		r.round = append(r.round, math.Ldexp(1.5, 52+tile.Digits*d))
	}
	for d := range digits {
		r.round = append(r.round, math.Ldexp(1, -tile.Digits*d))
	}
	r.count = up((r.modulus.BitLen()+2+tile.Weights-1)/tile.Weights, 2)
	r.rows = max(up(r.count+1, 6), r.count+3)
	r.powers, r.turned = make([]float64, up(n, 6)*digits), make([]float64, up(n, 6)*digits)
	r.six, r.each = make([]float64, up(n, 6)*2), make([]float64, n*12)
	r.weights = make([]float64, up(r.count+1, 6)*n)
	for i := range r.six {
		r.six[i] = 1 // of rows without a modulus
	}
	for t, of := range r.moduli {
		m, first, second := of[0]*of[1], float64(of[0]), float64(of[1])
		p := big.NewInt(int64(m))
		r.split = append(r.split, first, second, 1/first, 1/second)
		r.join = append(r.join, first, second, float64(m), 1/float64(m))
		r.six[t/6*12+t%6], r.six[t/6*12+6+t%6] = float64(m), 1/float64(m)
		for i := range 6 {
			r.each[t*12+i], r.each[t*12+6+i] = float64(m), 1/float64(m)
		}
		rest := new(big.Int).Quo(r.modulus, p)
		r.cofactor = append(r.cofactor, rest)
		inverse := new(big.Int).Set(rest)
		if r.halved {
			inverse.Mul(rest, big.NewInt(int64(of[0]+of[1])))
		}
		inverse.ModInverse(inverse, p)
		for d := range digits {
			power, at := new(big.Int).Lsh(big.NewInt(1), uint(tile.Digits*d)), (t/6*digits+d)*6+t%6
			r.turned[at] = balanced(new(big.Int).Mul(power, inverse), p)
			r.powers[at] = balanced(power, p)
		}
		for d, v := range bigDigits(rest, r.count) {
			r.weights[(d/6*n+t)*6+d%6] = v
		}
		r.weights[(r.count/6*n+t)*6+r.count%6] = 1 / float64(m)
	}
	r.whole = bigDigits(r.modulus, r.count)
	for d := range r.count {
		r.scale = append(r.scale, math.Ldexp(1, tile.Weights*d))
	}
	return r
}

// bigDigits returns n digits of x.
func bigDigits(x *big.Int, n int) (d []float64) {
	mask := big.NewInt(1<<tile.Weights - 1)
	for i := range n {
		d = append(d, float64(new(big.Int).And(new(big.Int).Rsh(x, uint(i*tile.Weights)), mask).Int64()))
	}
	return d
}

// planes are the residues of an operand: those by a modulus are a plane. Where they are halved, a word has those of two numbers by
// one prime, so that there are two planes of half as many words.
type planes struct {
	numbers []float64
	words   []int32
	plane   int // numbers from one to the next
}

// planesFor returns planes of so many numbers, which may hold anything, and what gives them back.
func (r *residues) planesFor(pool *sync.Pool, plane int) (p planes, free func()) {
	p.plane = plane + padding
	if r.halved {
		x := room[int32](pool, len(r.moduli)*p.plane)
		p.words = *x
		return p, func() { pool.Put(x) }
	}
	x := room[float64](pool, up(len(r.moduli), 6)*p.plane)
	p.numbers = *x
	return p, func() { pool.Put(x) }
}

// convert sets planes to residues of groups of width numbers, by a table of powers, in which they stand from at on. fill puts the
// numbers of group i, and scale is that of each number of a group. Where residues are halved, numbers share words with those that
// follow along numbers later, in rows of so many.
func (r *residues) convert(to planes, at, groups, width, along int, powers, scale []float64, fill func(i int, x []limb.QD)) {
	spread((groups+chunk-1)/chunk, chunk*width*r.digits*len(r.moduli), func(i int) {
		from := i * chunk
		n := min(chunk, groups-from)
		xs, numbers := room[limb.QD](&roomQuads, n*width), room[float64](&roomDigits, n*width*(r.digits+4))
		defer roomQuads.Put(xs)
		defer roomDigits.Put(numbers)
		for k := range n {
			fill(from+k, (*xs)[k*width:(k+1)*width])
		}
		digits, rest := (*numbers)[:n*width*r.digits], (*numbers)[n*width*r.digits:]
		must(tile.DivideKernel.Slices(n, digits, rest, *xs, scale, r.round, r.digits, width))
		blocks := (len(r.moduli) + 5) / 6
		c, m := tile.Tiles[float64]{Panel: width, Row: to.plane, Block: 6 * to.plane}, tile.Blocks[float64]{Block: 12}
		if r.halved {
			sums := room[float64](&roomSplit, 6*blocks*n*width)
			defer roomSplit.Put(sums)
			c.Data, c.Row, c.Block = *sums, n*width, 6*n*width
		} else {
			c.Data, m.Data = to.numbers[at+from*width:], r.six
		}
		must(tile.Modular6Kernel.Slices(n*tasks(blocks), c, tile.Blocks[float64]{Data: powers, Block: 6 * r.digits}, tile.Panels[float64]{Data: digits, Panel: r.digits * width}, m,
			tile.Sums{Depth: r.digits, Blocks: blocks, Most: most, Width: width, Fresh: true}))
		if r.halved {
			must(tile.SplitKernel.Slices(n*width/(2*along), to.words[(at+from*width)/2:], c.Data, r.split,
				tile.Planes{Count: len(r.moduli), Numbers: n * width, Words: to.plane / 2, Width: along}))
		}
	})
}

// What a call keeps: residues and sums; and a chunk of tiles: numbers, digits, and sums with their limbs.
var roomA, roomB, roomSums, roomHalves, roomQuads, roomDigits, roomSplit, roomLimbs sync.Pool

// tasks returns how many groups have the blocks of a panel.
func tasks(blocks int) int { return (blocks + most - 1) / most }

// power returns 2^-e.
func power(e int) float64 { return math.Ldexp(1, -e) }

// multiply sets out to ab, whose rows and columns have the scales x and y.
func (r *residues) multiply(out output, a, b input, x, y *scales) {
	for j := 0; j < b.cols; j += blockCols {
		r.multiplyBlock(j, min(blockCols, b.cols-j), out, a, b, x, y.low[j:])
	}
}

// multiplyBlock sets cols columns of out, of which the first is number first; low are their scales.
func (r *residues) multiplyBlock(first, cols int, out output, a, b input, x *scales, low []int) {
	n, depth := len(r.moduli), a.cols
	width := min(panel, up(cols, 16))
	panels := (cols + width - 1) / width
	deep := depth // rows of a panel
	if r.halved {
		deep = up(depth, 2)
	}
	bs, free := r.planesFor(&roomB, panels*deep*width)
	defer free()
	for p := range panels {
		scale := make([]float64, width)
		columns := min(width, cols-p*width)
		for j := range columns {
			scale[j] = power(low[p*width+j])
		}
		r.convert(bs, p*deep*width, deep, width, width, r.turned, scale, func(k int, q []limb.QD) {
			if k == depth {
				clear(q)
				return
			}
			b.read(q[:columns], k, first+p*width)
			clear(q[columns:])
		})
	}
	across := min(stretch, up(6*depth, 48)) // of a group of A: six rows and some columns
	long := up(6*depth, across)
	rows := min(blockRows, up(a.rows, 6))
	row := n*width + padding // of a tile of sums
	as, free := r.planesFor(&roomA, rows/6*long)
	defer free()
	sums := room[float64](&roomSums, rows*panels*row)
	defer roomSums.Put(sums)
	for i0 := 0; i0 < a.rows; i0 += rows {
		h := min(rows, a.rows-i0)
		blocks := (h + 5) / 6
		scale := make([]float64, blocks*across)
		for i := range blocks {
			for j := range across {
				if row := i0 + i*6 + j%6; row < a.rows {
					scale[i*across+j] = power(x.low[row])
				}
			}
		}
		spread(blocks, long*r.digits, func(i int) {
			from := min(6, a.rows-i0-i*6)
			r.convert(as, i*long, long/across, across, across/2, r.powers, scale[i*across:][:across], func(k int, q []limb.QD) {
				clear(q)
				var part [stretch / 6]limb.QD
				row := part[:min(depth-k*across/6, across/6)]
				for l := range from {
					a.read(row, i0+i*6+l, k*across/6)
					for j, v := range row {
						if r.halved {
							j = j%2*across/12 + j/2
						}
						q[j*6+l] = v
					}
				}
			})
		})
		of := tile.Sums{Blocks: blocks, Most: most, Width: width}
		for t := range n {
			for k := 0; k < depth; k += r.deepest {
				of.Depth, of.Fresh = min(r.deepest, depth-k), k == 0
				if r.halved {
					r.multiplyHalves((*sums)[t*width:], row, as, bs, [4]int{t, k, long, deep * width}, panels, of)
					continue
				}
				must(tile.Modular6Kernel.Slices(tasks(blocks)*panels, tile.Tiles[float64]{Data: (*sums)[t*width:], Block: panels * 6 * row, Panel: 6 * row, Row: row},
					tile.Blocks[float64]{Data: as.numbers[t*as.plane+6*k:], Block: long}, tile.Panels[float64]{Data: bs.numbers[t*bs.plane+k*width:], Panel: deep * width},
					tile.Blocks[float64]{Data: r.each[t*12:]}, of))
			}
		}
		r.recover(*sums, row, blocks*panels*6, width, out.limbs, out.splitter, func(tile int, limbs []float64) {
			i := i0 + tile/6/panels*6 + tile%6
			if i >= a.rows {
				return
			}
			j0 := tile / 6 % panels * width
			for j := range min(width, cols-j0) {
				e := x.low[i] + low[j0+j]
				if limbs[4*width+j] != 0 || !out.set(i, first+j0+j, limbs[j:], width, e) {
					out.big(i, first+j0+j, r.big((*sums)[tile*row+j:], width, e))
				}
			}
		})
	}
}

// multiplyHalves adds products from step k on to sums by modulus t, whose rows begin row apart. at has t, k, and how long a block of A
// and a panel of B are.
func (r *residues) multiplyHalves(sums []float64, row int, as, bs planes, at [4]int, panels int, of tile.Sums) {
	t, k, long, tall, width := at[0], at[1], at[2], at[3], of.Width
	rows, fresh := of.Blocks*panels*6, of.Fresh
	of.Depth, of.Fresh = (of.Depth+1)/2, true
	halves := room[int32](&roomHalves, 2*rows*width)
	defer roomHalves.Put(halves)
	u, v := (*halves)[:rows*width], (*halves)[rows*width:]
	for h, z := range [2][]int32{u, v} {
		must(tile.Halves6Kernel.Slices(tasks(of.Blocks)*panels, tile.Tiles[int32]{Data: z, Block: panels * 6 * width, Panel: 6 * width, Row: width},
			tile.Blocks[int32]{Data: as.words[(2*t+h)*as.plane/2+3*k:], Block: long / 2}, tile.Panels[int32]{Data: bs.words[(2*t+h)*bs.plane/2+k/2*width:], Panel: tall / 2}, of))
	}
	must(tile.JoinKernel.Slices(rows, sums, u, v, r.join[4*t:], row, width, fresh))
}

// recover gives put the limbs of tiles of sums, each row numbers long, in five rows.
func (r *residues) recover(sums []float64, row, tiles, width, limbs int, splitter float64, put func(tile int, limbs []float64)) {
	n := len(r.moduli)
	spread((tiles+chunk-1)/chunk, chunk*width*r.rows*n, func(i int) {
		from := i * chunk
		m := min(chunk, tiles-from)
		numbers := room[float64](&roomLimbs, m*width*(r.rows+5))
		defer roomLimbs.Put(numbers)
		v, out := (*numbers)[:m*width*r.rows], (*numbers)[m*width*r.rows:]
		blocks := len(r.weights) / n / 6
		must(tile.Modular6Kernel.Slices(m*tasks(blocks), tile.Tiles[float64]{Data: v, Block: 6 * width, Panel: r.rows * width, Row: width},
			tile.Blocks[float64]{Data: r.weights, Block: 6 * n}, tile.Panels[float64]{Data: sums[from*row:], Panel: row}, tile.Blocks[float64]{},
			tile.Sums{Depth: n, Blocks: blocks, Most: most, Width: width, Fresh: true}))
		must(tile.LimbsKernel.Slices(m, out, v, r.whole, r.scale, tile.Rounding{Count: r.count, Rows: r.rows, Width: width, Limbs: limbs, Splitter: splitter}))
		for k := range m {
			put(from+k, out[k*5*width:(k+1)*5*width])
		}
	})
}

// big returns the number with residues width apart, times 2^e.
func (r *residues) big(sums []float64, width, e int) *big.Float {
	var c, p, s big.Int
	for t, f := range r.cofactor {
		s.Add(&s, p.Mul(c.SetInt64(int64(sums[t*width])), f))
	}
	s.Mod(&s, r.modulus)
	if p.Lsh(&s, 1).Cmp(r.modulus) > 0 {
		s.Sub(&s, r.modulus)
	}
	f := new(big.Float).SetPrec(uint(max(1, s.BitLen()))).SetInt(&s)
	return f.SetMantExp(f, e)
}

// output is the matrix that a product is written to, of any type: set and big write element (i, j).
type output struct {
	limbs    int
	splitter float64                                                   // for [tile.Limbs]
	set      func(i, j int, limbs []float64, width, e int) (fits bool) // limbs times 2^e, width apart
	big      func(i, j int, x *big.Float)
}

// outputOf returns c as an output. Limbs fit where they are normal numbers.
func outputOf[N Number[N]](c *Dense[N]) output {
	limbs, splitter, least, most := typeOf[N]().Limbs(), 1.0, 0x1p-1022, math.MaxFloat64
	single := typeOf[N]().Elem() == types.F32
	if single {
		splitter, least, most = 0x1p29+1, 0x1p-126, math.MaxFloat32
	}
	return output{limbs, splitter, func(i, j int, l []float64, width, e int) bool {
		if e < -1022 || e > 1023 {
			return false
		}
		p := math.Float64frombits(uint64(e+1023) << 52)
		x := c.Row(i)
		for k := range limbs {
			f := float64(l[k*width] * p)
			if s := math.Abs(f); f != 0 && (s < least || s > most) || f == 0 && l[k*width] != 0 {
				return false
			}
			if single {
				machines[float32](x)[j*limbs+k] = float32(f)
			} else {
				machines[float64](x)[j*limbs+k] = f
			}
		}
		return true
	}, func(i, j int, x *big.Float) {
		v, z := partsOf[N]().big(x), c.Row(i)
		parts := realCols(c) / c.Cols
		for k := range limbs {
			setLimb(&z[j/parts], j%parts*limbs+k, limbAt(&v, k))
		}
	}}
}

// inBig sets out to the product of numbers that span too many bits for the tables.
func inBig(out output, a, b input, x, y *scales) {
	whole := func(q limb.QD, low int) *big.Int {
		s := new(big.Int)
		for _, f := range [4]float64{q.X0, q.X1, q.X2, q.X3} {
			if f == 0 {
				continue
			}
			m, e := integer(f)
			v := new(big.Int).SetUint64(m)
			if e >= low {
				v.Lsh(v, uint(e-low))
			} else {
				v.Rsh(v, uint(low-e))
			}
			if f < 0 {
				v.Neg(v)
			}
			s.Add(s, v)
		}
		return s
	}
	columns, row := make([][]*big.Int, b.cols), make([]limb.QD, b.cols)
	for k := range b.rows {
		b.read(row, k, 0)
		for j, q := range row {
			columns[j] = append(columns[j], whole(q, y.low[j]))
		}
	}
	workers.Spread(a.rows, func(i int) {
		numbers := make([]limb.QD, a.cols)
		a.read(numbers, i, 0)
		var row []*big.Int
		for _, q := range numbers {
			row = append(row, whole(q, x.low[i]))
		}
		p := new(big.Int)
		for j, column := range columns {
			s := new(big.Int)
			for k, v := range row {
				s.Add(s, p.Mul(v, column[k]))
			}
			f := new(big.Float).SetPrec(uint(max(1, s.BitLen()))).SetInt(s)
			out.big(i, j, f.SetMantExp(f, x.low[i]+y.low[j]))
		}
	})
}
