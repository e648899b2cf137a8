package mat

import (
	"math"
	"math/big"
	"math/bits"
	"slices"
	"sync"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/internal/run/workers"
	"github.com/limbfp/limb/mat/internal/tile"
)

// # The exact product
//
// Numbers of a row of A are integers times one power of two, and so are those of a column of B. The
// product of the integers is computed modulo some twenty primes, and Chinese remainders give it whole: no
// operation on the way rounds, so that any order of them gives the same bits ([OUI25], whose integers are
// cut short; here all bits are kept, and counted in a pass, so that the result is the sum itself).
//
// All of it is products of float64 matrices, with integers for elements and sums below 2^53:
//
//	α = Σ d[p]·2^(24p)              the digits of an element, |d| ≤ 2^25
//	r[t] = Σ d[p]·(2^(24p) mod m[t])  its residues: a table by the digits of all elements
//	c[t] = Σ a[t]·b[t]              a product for each prime m[t] < 2^23, residues at most half of it; those
//	                                of B have been multiplied by (M/m[t])⁻¹, where M is the product of all primes
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
	deepest   = 512 // products of residues whose sum, with another residue, is below 2^53
	chunk     = 8   // tiles that go through a conversion together
	mostBits  = 960 // of a sum, beyond which it is computed by math/big
	padding   = 72  // numbers between planes, which else would share places of a cache
	mostLow   = 900 // and of the exponent of a row
	tiny      = 64  // products, up to which math/big is quicker than the tables of residues
)

// primes are the largest primes below 2^23, downwards: enough for mostBits.
var primes = sync.OnceValue(func() (list []int) {
	for n := 1<<23 - 1; len(list) < mostBits/22+2; n -= 2 {
		prime := true
		for d := 3; d*d <= n && prime; d += 2 {
			prime = n%d != 0
		}
		if prime {
			list = append(list, n)
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
	all := x.bits + y.bits + bits.Len(uint(left.cols-1)) + 1 // the product of the primes is four times as large
	if all > mostBits || x.far || y.far || int64(left.rows)*int64(left.cols)*int64(right.cols) <= tiny {
		inBig(outputOf(c), left, right, x, y)
	} else {
		residuesFor(all, max(x.bits, y.bits)).multiply(outputOf(c), left, right, x, y)
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

// residues are the primes of a product, with their tables. A table is packed as a matrix for [tile.Modular6]:
// six rows side by side.
type residues struct {
	primes   []int
	digits   int       // of an operand
	round    []float64 // for [tile.Divide]
	powers   []float64 // of 2^24, modulo each prime: a row for each prime
	turned   []float64 // the same, times (M/m)⁻¹
	moduli   []float64 // for [tile.Modular6]: six primes, and their inverses
	each     []float64 // the same with one prime six times
	count    int       // of the digits of a sum
	rows     int       // of a tile of them
	weights  []float64 // digits of M/m, a row for each digit, and a row with 1/m
	whole    []float64 // digits of M
	scale    []float64 // powers of 2^25
	modulus  *big.Int  // M
	cofactor []*big.Int
}

// tables are residues by the number of primes and of digits.
var tables sync.Map

// residuesFor returns primes whose product has more than so many bits and one, for operands of some bits.
func residuesFor(all, operand int) *residues {
	key := [2]int{primesFor(all), (operand + 2 + tile.Digits - 1) / tile.Digits}
	r, ok := tables.Load(key)
	if !ok {
		r, _ = tables.LoadOrStore(key, newResidues(key[0], key[1]))
	}
	return r.(*residues)
}

// up returns n, or the next multiple of by.
func up(n, by int) int { return (n + by - 1) / by * by }

// primeBits are the bits of the product of the first primes: element n is that of n of them.
var primeBits = sync.OnceValue(func() []int {
	m, list := big.NewInt(1), []int{1}
	for _, p := range primes() {
		m.Mul(m, big.NewInt(int64(p)))
		list = append(list, m.BitLen())
	}
	return list
})

// primesFor returns how many primes have a product of more bits than those of sums, and one.
func primesFor(all int) int {
	n, _ := slices.BinarySearch(primeBits(), all+2)
	return n
}

// newResidues returns the first n primes, with tables for operands of some digits.
func newResidues(n, digits int) *residues {
	r := &residues{primes: primes()[:n], digits: digits, modulus: big.NewInt(1)}
	for _, p := range r.primes {
		r.modulus.Mul(r.modulus, big.NewInt(int64(p)))
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
	r.moduli, r.each = make([]float64, up(n, 6)*2), make([]float64, n*12)
	r.weights = make([]float64, up(r.count+1, 6)*n)
	for i := range r.moduli {
		r.moduli[i] = 1 // of rows without a prime
	}
	for t, m := range r.primes {
		p := big.NewInt(int64(m))
		r.moduli[t/6*12+t%6], r.moduli[t/6*12+6+t%6] = float64(m), 1/float64(m)
		for i := range 6 {
			r.each[t*12+i], r.each[t*12+6+i] = float64(m), 1/float64(m)
		}
		rest := new(big.Int).Quo(r.modulus, p)
		r.cofactor = append(r.cofactor, rest)
		inverse := new(big.Int).ModInverse(rest, p)
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

// convert sets planes to residues of groups of width numbers, by a table of powers: a plane for each prime, in
// which they stand from at on. fill puts the numbers of group i, and scale is that of each number of a group.
func (r *residues) convert(planes []float64, plane, at, groups, width int, powers, scale []float64, fill func(i int, x []limb.QD)) {
	spread((groups+chunk-1)/chunk, chunk*width*r.digits*len(r.primes), func(i int) {
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
		blocks := (len(r.primes) + 5) / 6
		must(tile.Modular6Kernel.Slices(n*tasks(blocks), tile.Tiles[float64]{Data: planes[at+from*width:], Block: 6 * plane, Panel: width, Row: plane},
			tile.Blocks[float64]{Data: powers, Block: 6 * r.digits}, tile.Panels[float64]{Data: digits, Panel: r.digits * width}, tile.Blocks[float64]{Data: r.moduli, Block: 12},
			tile.Sums{Depth: r.digits, Blocks: blocks, Most: most, Width: width, Fresh: true}))
	})
}

// What a call keeps: residues and sums; and a chunk of tiles: numbers, digits, and sums with their limbs.
var roomA, roomB, roomSums, roomQuads, roomDigits, roomLimbs sync.Pool

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
	n, depth := len(r.primes), a.cols
	width := min(panel, up(cols, 16))
	panels := (cols + width - 1) / width
	planeB := panels*depth*width + padding
	bs := room[float64](&roomB, up(n, 6)*planeB)
	defer roomB.Put(bs)
	for p := range panels {
		scale := make([]float64, width)
		columns := min(width, cols-p*width)
		for j := range columns {
			scale[j] = power(low[p*width+j])
		}
		r.convert(*bs, planeB, p*depth*width, depth, width, r.turned, scale, func(k int, q []limb.QD) {
			b.read(q[:columns], k, first+p*width)
			clear(q[columns:])
		})
	}
	across := min(stretch, up(6*depth, 48)) // of a group of A: six rows and some columns
	long := up(6*depth, across)
	rows := min(blockRows, up(a.rows, 6))
	row := n*width + padding // of a tile of sums
	as, sums := room[float64](&roomA, up(n, 6)*(rows/6*long+padding)), room[float64](&roomSums, rows*panels*row)
	defer roomA.Put(as)
	defer roomSums.Put(sums)
	for i0 := 0; i0 < a.rows; i0 += rows {
		h := min(rows, a.rows-i0)
		blocks := (h + 5) / 6
		planeA := blocks*long + padding
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
			r.convert(*as, planeA, i*long, long/across, across, r.powers, scale[i*across:][:across], func(k int, q []limb.QD) {
				clear(q)
				var part [stretch / 6]limb.QD
				row := part[:min(depth-k*across/6, across/6)]
				for l := range from {
					a.read(row, i0+i*6+l, k*across/6)
					for j, v := range row {
						q[j*6+l] = v
					}
				}
			})
		})
		for t := range n {
			for k := 0; k < depth; k += deepest {
				must(tile.Modular6Kernel.Slices(tasks(blocks)*panels, tile.Tiles[float64]{Data: (*sums)[t*width:], Block: panels * 6 * row, Panel: 6 * row, Row: row},
					tile.Blocks[float64]{Data: (*as)[t*planeA+6*k:], Block: long}, tile.Panels[float64]{Data: (*bs)[t*planeB+k*width:], Panel: depth * width},
					tile.Blocks[float64]{Data: r.each[t*12:]}, tile.Sums{Depth: min(deepest, depth-k), Blocks: blocks, Most: most, Width: width, Fresh: k == 0}))
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

// recover gives put the limbs of tiles of sums, each row numbers long, in five rows.
func (r *residues) recover(sums []float64, row, tiles, width, limbs int, splitter float64, put func(tile int, limbs []float64)) {
	n := len(r.primes)
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
