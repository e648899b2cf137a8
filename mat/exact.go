package mat

import (
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"sync"

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
//	α = Σ d[p]·2^(22p)              the digits of an element, |d| < 2^25
//	r[t] = Σ d[p]·(2^(22p) mod m[t])  its residues: a table by the digits of all elements
//	c[t] = Σ a[t]·b[t]              a product for each prime m[t] < 2^22, residues at most half of it
//	y[t] = c[t]·(M/m[t])⁻¹ mod m[t]  M is the product of all primes
//	Σ y[t]·(M/m[t])                 digits of the sum, again by a table; it is c + k·M for an integer k,
//	                                to which Σ y[t]/m[t] is so near that rounding finds it
//
// The reference is plainExact in the tests: integers of math/big.

const (
	digitBits = 22
	panel     = 512  // columns of B whose residues are kept
	blockRows = 64   // rows of A likewise
	deepest   = 1024 // products of residues whose sum is below 2^52
	mostBits  = 1300 // of a sum, beyond which it is computed by math/big
)

// primes are the largest primes below 2^22, downwards: enough for mostBits.
var primes = sync.OnceValue(func() (list []int) {
	for n := 1<<digitBits - 1; len(list) < mostBits/21; n -= 2 {
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
// neither the order of k nor anything else can change a bit; ab is exact where N holds it.
//
// Error: ≤ ½ unit in the last place of the type: u²|c| for pairs, u⁴|c| for quads, u|c| for machine numbers.
// Domain: all finite operands. A sum that spans more than 1300 bits, of rows and columns with numbers of very
// different sizes, is right too, and takes far longer.
// Special: an element that is infinite or NaN is an error that names it; an overflow is infinite; a sum that
// is 0 is +0.
func MulExact[N limb.Real[N]](m, a, b *Dense[N]) error {
	if a.Cols != b.Rows {
		return fmt.Errorf("mat: exact product: %w: %d × %d by %d × %d", ErrShape, a.Rows, a.Cols, b.Rows, b.Cols)
	}
	if err := finite("exact product: the first operand", a); err != nil {
		return err
	}
	if err := finite("exact product: the second operand", b); err != nil {
		return err
	}
	c, done, err := m.result("exact product", a.Rows, b.Cols, a, b)
	if err != nil {
		return err
	}
	clear(c.Data)
	if a.Rows == 0 || b.Cols == 0 || a.Cols == 0 {
		return nil
	}
	x, y := scaled(a), scaled(b.T())
	all := x.bits + y.bits + bits.Len(uint(a.Cols)) + 2
	if all > mostBits {
		inBig(c, x, y)
		done()
		return nil
	}
	if err := newResidues(all, max(x.bits, y.bits)).multiply(c.Data, c.Stride, outOf[N](), x, y); err != nil {
		return err
	}
	done()
	return nil
}

// integers are the rows of a matrix, each a power of two times integers.
type integers struct {
	rows, cols int
	limbs      [][4]float64
	low        []int // the exponents of the powers
	bits       int   // of the largest integer
}

// scaled returns the rows of a.
func scaled[N limb.Real[N]](a *Dense[N]) *integers {
	x := &integers{rows: a.Rows, cols: a.Cols, limbs: make([][4]float64, a.Rows*a.Cols), low: make([]int, a.Rows)}
	need := make([]int, a.Rows)
	workers.Spread(a.Rows, func(i int) {
		low, high := math.MaxInt, math.MinInt
		for j, v := range a.Row(i) {
			l := limbsOf(v)
			x.limbs[i*a.Cols+j] = l
			for k, f := range l {
				if f == 0 {
					continue
				}
				m, e := integer(f)
				low = min(low, e+bits.TrailingZeros64(m))
				if k == 0 {
					high = max(high, e+53)
				}
			}
		}
		if high > low {
			x.low[i], need[i] = low, high-low+1
		}
	})
	for _, n := range need {
		x.bits = max(x.bits, n)
	}
	return x
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

// limbsOf returns the limbs of x.
func limbsOf[N limb.Real[N]](x N) (l [4]float64) {
	for k := range typeOf[N]().Limbs() {
		l[k] = limbAt(&x, k)
	}
	return l
}

// digits puts the digits of row i into planes that are stride apart, from at on.
func (x *integers) digits(i int, planes []float64, at, stride int) {
	for j, l := range x.limbs[i*x.cols : (i+1)*x.cols] {
		for _, f := range l {
			if f == 0 {
				continue
			}
			m, e := integer(f)
			shift := e - x.low[i]
			if shift < 0 {
				m, shift = m>>-shift, 0
			}
			p := at + j + shift/digitBits*stride
			off := shift % digitBits
			for ; m != 0; m >>= digitBits {
				part := (m & (1<<digitBits - 1)) << off
				lo, hi := float64(part&(1<<digitBits-1)), float64(part>>digitBits)
				if f < 0 {
					lo, hi = -lo, -hi
				}
				planes[p] += lo
				p += stride
				if hi != 0 {
					planes[p] += hi
				}
			}
		}
	}
}

// residues are the primes of a product, with their tables.
type residues struct {
	primes   []float64
	digits   int       // of an operand
	powers   []float64 // of 2^22, modulo each prime: a row for each
	cofactor []float64 // (M/m)⁻¹ mod m
	weights  []float64 // digits of M/m, a row for each digit, and a row with 1/m
	whole    []int64   // digits of M
}

// newResidues returns primes whose product has so many bits, for operands of some bits.
func newResidues(all, operand int) *residues {
	r := &residues{digits: operand/digitBits + 4}
	whole := big.NewInt(1)
	for _, p := range primes() {
		r.primes = append(r.primes, float64(p))
		if whole.Mul(whole, big.NewInt(int64(p))).BitLen() > all+1 {
			break
		}
	}
	n, half := len(r.primes), new(big.Int)
	balanced := func(x *big.Int, p *big.Int) float64 {
		x.Mod(x, p)
		if half.Rsh(p, 1).Cmp(x) < 0 {
			x.Sub(x, p)
		}
		return float64(x.Int64())
	}
	r.powers = make([]float64, n*r.digits)
	r.weights = make([]float64, (n+1)*n)
	r.whole = bigDigits(whole, n)
	for t, m := range r.primes {
		p := big.NewInt(int64(m))
		for d := range r.digits {
			r.powers[t*r.digits+d] = balanced(new(big.Int).Lsh(big.NewInt(1), uint(digitBits*d)), p)
		}
		rest := new(big.Int).Quo(whole, p)
		for d, v := range bigDigits(rest, n) {
			r.weights[d*n+t] = float64(v)
		}
		r.weights[n*n+t] = 1 / m
		r.cofactor = append(r.cofactor, balanced(new(big.Int).ModInverse(rest, p), p))
	}
	return r
}

// bigDigits returns n digits of x.
func bigDigits(x *big.Int, n int) (d []int64) {
	mask := big.NewInt(1<<digitBits - 1)
	for i := range n {
		d = append(d, new(big.Int).And(new(big.Int).Rsh(x, uint(i*digitBits)), mask).Int64())
	}
	return d
}

// of returns the residues of rows first … last-1 of x: a plane for each prime.
func (r *residues) of(x *integers, first, last int) ([]float64, error) {
	n := (last - first) * x.cols
	digits, planes := make([]float64, r.digits*n), make([]float64, len(r.primes)*n)
	workers.Spread(last-first, func(i int) { x.digits(first+i, digits, i*x.cols, n) })
	if err := machine64.add(planes, matrix[float64]{r.powers, len(r.primes), r.digits, r.digits, 1}, digits, len(r.primes), n, n, n); err != nil {
		return nil, err
	}
	return planes, r.reduce(planes, n, nil)
}

// reduce reduces the planes of all primes, of n numbers each, and multiplies them by factors if there are any.
func (r *residues) reduce(planes []float64, n int, factors []float64) error {
	for t, m := range r.primes {
		f := 1.0
		if factors != nil {
			f = factors[t]
		}
		if err := tile.ReduceKernel.Slices(n, planes[t*n:(t+1)*n], m, 1/m, f); err != nil {
			return err
		}
	}
	return nil
}

// multiply sets c to the product of the rows of x by the rows of y, that is of x by the transpose of y.
func (r *residues) multiply(c any, stride int, out output, x, y *integers) error {
	n, depth := len(r.primes), x.cols
	for j0 := 0; j0 < y.rows; j0 += panel {
		j1 := min(j0+panel, y.rows)
		w := j1 - j0
		b, err := r.of(y, j0, j1)
		if err != nil {
			return err
		}
		turned := make([]float64, len(b)) // a row for each k
		workers.Spread(n, func(t int) { transpose(turned[t*w*depth:], w, b[t*w*depth:], depth, w, depth) })
		for i0 := 0; i0 < x.rows; i0 += blockRows {
			i1 := min(i0+blockRows, x.rows)
			h := i1 - i0
			a, err := r.of(x, i0, i1)
			if err != nil {
				return err
			}
			sums := make([]float64, n*h*w)
			for k := 0; k < depth; k += deepest {
				for t := range n {
					at := matrix[float64]{a[t*h*depth+k : (t+1)*h*depth], h, min(deepest, depth-k), depth, 1}
					if err := machine64.add(sums[t*h*w:(t+1)*h*w], at, turned[t*w*depth+k*w:(t+1)*w*depth], h, w, w, w); err != nil {
						return err
					}
				}
				factors := []float64(nil)
				if k+deepest >= depth {
					factors = r.cofactor
				}
				if err := r.reduce(sums, h*w, factors); err != nil {
					return err
				}
			}
			whole := make([]float64, (n+1)*h*w)
			if err := machine64.add(whole, matrix[float64]{r.weights, n + 1, n, n, 1}, sums, n+1, h*w, h*w, h*w); err != nil {
				return err
			}
			workers.Spread(h, func(i int) {
				v := make([]int64, n+1)
				for j := range w {
					k := int64(math.RoundToEven(whole[n*h*w+i*w+j]))
					for d := range n {
						v[d] = int64(whole[d*h*w+i*w+j]) - k*r.whole[d]
					}
					out(c, (i0+i)*stride+j0+j, v, x.low[i0+i]+y.low[j0+j])
				}
			})
		}
	}
	return nil
}

// output sets an element to the number with these digits, times 2^e. It changes the digits.
type output func(c any, at int, digits []int64, e int)

// outOf returns the output of a type.
func outOf[N limb.Real[N]]() output {
	limbs, p, least, most := typeOf[N]().Limbs(), 53, -1022, 1023
	if typeOf[N]().Elem() == types.F32 {
		p, least, most = 24, -126, 127
	}
	return func(c any, at int, digits []int64, e int) {
		x := &c.([]N)[at]
		words, negative := pack(digits)
		l, ok := split(words, negative, e, limbs, p, least, most)
		if !ok {
			*x = limb.FromBig[N](bigOf(words, negative, e))
			return
		}
		for k := range limbs {
			setLimb(x, k, l[k])
		}
	}
}

// pack returns the number with signed digits as words, the lowest first, and its sign.
func pack(digits []int64) (words []uint64, negative bool) {
	carry := int64(0)
	for i, d := range digits {
		d += carry
		carry = d >> digitBits
		digits[i] = d & (1<<digitBits - 1)
	}
	if negative = carry < 0; negative { // the digits are those of 2^(22n) more
		borrow := int64(0)
		for i, d := range digits {
			d = -d - borrow
			borrow = 0
			if d < 0 {
				d, borrow = d+1<<digitBits, 1
			}
			digits[i] = d
		}
	}
	words = make([]uint64, (len(digits)*digitBits+63)/64+1)
	for i, d := range digits {
		at := i * digitBits
		words[at/64] |= uint64(d) << (at % 64)
		if at%64 > 64-digitBits {
			words[at/64+1] |= uint64(d) >> (64 - at%64)
		}
	}
	return words, negative
}

// split rounds a number to limbs of p bits, one after the other. ok is false where a limb may be
// subnormal or overflow, or is a tie that the next one decides. It leaves words as they are.
func split(words []uint64, negative bool, e, limbs, p, least, most int) (l [4]float64, ok bool) {
	var room [32]uint64
	w := append(room[:0], words...)
	for i := range limbs {
		n := len(w)
		for n > 0 && w[n-1] == 0 {
			n--
		}
		w = w[:n]
		if n == 0 {
			return l, true
		}
		length := 64*(n-1) + bits.Len64(w[n-1])
		drop := max(0, length-p)
		if e+length > most || e+length-p < least {
			return l, false
		}
		q := w[drop/64] >> (drop % 64)
		if drop%64 != 0 && drop/64+1 < n {
			q |= w[drop/64+1] << (64 - drop%64)
		}
		up := false
		if drop > 0 {
			k := drop - 1
			up = w[k/64]>>(k%64)&1 == 1
			if up && q&1 == 0 { // a tie stays even
				up = w[k/64]<<(63-k%64)<<1 != 0
				for j := 0; j < k/64 && !up; j++ {
					up = w[j] != 0
				}
			}
		}
		// What is left: the bits below, or what they lack to one more.
		keep := w[:drop/64+1]
		keep[drop/64] &= 1<<(drop%64) - 1
		if up {
			q++
			carry := uint64(1)
			for j := range keep {
				keep[j], carry = bits.Add64(^keep[j], 0, carry)
			}
			keep[drop/64] &= 1<<(drop%64) - 1
		}
		w = keep
		l[i] = math.Ldexp(float64(q), e+drop)
		if negative {
			l[i] = -l[i]
		}
		if up {
			negative = !negative
		}
		if i > 0 && (p == 53 && l[i-1]+l[i] != l[i-1] || p == 24 && float32(l[i-1])+float32(l[i]) != float32(l[i-1])) {
			return l, false
		}
	}
	return l, true
}

// bigOf returns the number with those words, times 2^e.
func bigOf(words []uint64, negative bool, e int) *big.Float {
	n := new(big.Int)
	for i := len(words) - 1; i >= 0; i-- {
		n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(words[i]))
	}
	if negative {
		n.Neg(n)
	}
	f := new(big.Float).SetPrec(uint(max(1, n.BitLen()))).SetInt(n)
	return f.SetMantExp(f, e)
}

// inBig sets c to the product of numbers that span too many bits for the tables.
func inBig[N limb.Real[N]](c *Dense[N], x, y *integers) {
	whole := func(z *integers, i int) []*big.Int {
		list := make([]*big.Int, z.cols)
		for j, l := range z.limbs[i*z.cols : (i+1)*z.cols] {
			list[j] = new(big.Int)
			for _, f := range l {
				m, e := integer(f)
				if f == 0 {
					continue
				}
				v := new(big.Int).SetUint64(m)
				if s := e - z.low[i]; s >= 0 {
					v.Lsh(v, uint(s))
				} else {
					v.Rsh(v, uint(-s))
				}
				if f < 0 {
					v.Neg(v)
				}
				list[j].Add(list[j], v)
			}
		}
		return list
	}
	columns := make([][]*big.Int, y.rows)
	workers.Spread(y.rows, func(j int) { columns[j] = whole(y, j) })
	workers.Spread(x.rows, func(i int) {
		row, p := whole(x, i), new(big.Int)
		for j, column := range columns {
			s := new(big.Int)
			for k, v := range row {
				s.Add(s, p.Mul(v, column[k]))
			}
			f := new(big.Float).SetPrec(uint(max(1, s.BitLen()))).SetInt(s)
			c.Row(i)[j] = limb.FromBig[N](f.SetMantExp(f, x.low[i]+y.low[j]))
		}
	})
}
