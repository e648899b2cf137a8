package fft_test

import (
	"encoding/binary"
	"math"
	"math/big"
	"math/bits"
	"sync"
)

// # The reference
//
// Transforms are judged by one in fixed point that shares nothing with them: no
// arithmetic, no table, no algorithm. A fixed is a multiple of 2^-232 below 2^23,
// so that a sum of 2^20 numbers below 1 fits and is exact. Only products with roots
// of unity are rounded, and over a whole transform the reference is within 2^-230 of
// the truth where a transform of QD is within 2^-212.

// fixed is a number times 2^fracBits, in two's complement, the lowest word first. It
// is no array, since Go keeps these in memory.
type fixed struct{ w0, w1, w2, w3 uint64 }

// point is a complex number.
type point struct{ re, im fixed }

const (
	fracBits = 232 // of numbers
	rootBits = 254 // of roots of unity
)

func (x fixed) words() [4]uint64  { return [4]uint64{x.w0, x.w1, x.w2, x.w3} }
func fromWords(w [4]uint64) fixed { return fixed{w[0], w[1], w[2], w[3]} }

func (x fixed) add(y fixed) (z fixed) {
	var c uint64
	z.w0, c = bits.Add64(x.w0, y.w0, 0)
	z.w1, c = bits.Add64(x.w1, y.w1, c)
	z.w2, c = bits.Add64(x.w2, y.w2, c)
	z.w3, _ = bits.Add64(x.w3, y.w3, c)
	return z
}

func (x fixed) sub(y fixed) (z fixed) {
	var b uint64
	z.w0, b = bits.Sub64(x.w0, y.w0, 0)
	z.w1, b = bits.Sub64(x.w1, y.w1, b)
	z.w2, b = bits.Sub64(x.w2, y.w2, b)
	z.w3, _ = bits.Sub64(x.w3, y.w3, b)
	return z
}

func (x fixed) neg() fixed { return fixed{}.sub(x) }

// abs returns |x|, and all ones where x is negative.
func (x fixed) abs() (fixed, uint64) {
	sign := uint64(int64(x.w3) >> 63)
	return x.flip(sign), sign
}

// flip returns x, or -x where sign is all ones.
func (x fixed) flip(sign uint64) fixed {
	return fixed{x.w0 ^ sign, x.w1 ^ sign, x.w2 ^ sign, x.w3 ^ sign}.sub(fixed{sign, sign, sign, sign})
}

// mul returns xw, where w has rootBits, toward zero.
func (x fixed) mul(w fixed) fixed {
	x, s := x.abs()
	w, t := w.abs()
	_, p0, p1, p2, p3 := x.row(w.w0, 0, 0, 0, 0)
	_, p0, p1, p2, p3 = x.row(w.w1, p0, p1, p2, p3)
	_, p0, p1, p2, p3 = x.row(w.w2, p0, p1, p2, p3)
	low, p0, p1, p2, p3 := x.row(w.w3, p0, p1, p2, p3)
	return fixed{low>>62 | p0<<2, p0>>62 | p1<<2, p1>>62 | p2<<2, p2>>62 | p3<<2}.flip(s ^ t)
}

// row returns the words of xa + p, of which there are five.
func (x fixed) row(a, p0, p1, p2, p3 uint64) (q0, q1, q2, q3, q4 uint64) {
	h0, l0 := bits.Mul64(a, x.w0)
	h1, l1 := bits.Mul64(a, x.w1)
	h2, l2 := bits.Mul64(a, x.w2)
	h3, l3 := bits.Mul64(a, x.w3)
	var c uint64
	l1, c = bits.Add64(l1, h0, 0)
	l2, c = bits.Add64(l2, h1, c)
	l3, c = bits.Add64(l3, h2, c)
	h3 += c
	q0, c = bits.Add64(p0, l0, 0)
	q1, c = bits.Add64(p1, l1, c)
	q2, c = bits.Add64(p2, l2, c)
	q3, c = bits.Add64(p3, l3, c)
	return q0, q1, q2, q3, h3 + c
}

// bit returns the number of bits of |x|·2^fracBits.
func (x fixed) bit() int {
	x, _ = x.abs()
	w := x.words()
	for i := 3; i >= 0; i-- {
		if w[i] != 0 {
			return 64*i + bits.Len64(w[i])
		}
	}
	return 0
}

// round returns x rounded once to T, to nearest, ties to even.
func round[T float32 | float64](x fixed) T {
	n := x.bit()
	if n == 0 {
		return 0
	}
	x, s := x.abs()
	w := x.words()
	// The 64 leading bits, the last of which says whether something follows.
	var top uint64
	shift := n - 64
	switch word, by := shift/64, uint(shift)%64; {
	case shift <= 0:
		top, shift = w[0], 0
	default:
		top = w[word] >> by
		if by > 0 {
			top |= w[word+1] << (64 - by)
		}
		rest := w[word] << (64 - by)
		if by == 0 {
			rest = 0
		}
		for _, v := range w[:word] {
			rest |= v
		}
		if rest != 0 {
			top |= 1
		}
	}
	a := T(math.Ldexp(float64(T(top)), shift-fracBits))
	if s != 0 {
		a = -a
	}
	return a
}

// place returns a; bits below 2^-fracBits are lost.
func place(a float64) (z fixed) {
	if a == 0 {
		return z
	}
	frac, e := math.Frexp(math.Abs(a))
	m, shift := uint64(math.Ldexp(frac, 53)), e-53+fracBits
	if shift < 0 {
		m, shift = m>>min(-shift, 63), 0
	}
	var w [4]uint64
	word, by := shift/64, uint(shift)%64
	w[word] = m << by
	if by > 11 {
		w[word+1] = m >> (64 - by)
	}
	if z = fromWords(w); a < 0 {
		z = z.neg()
	}
	return z
}

// big returns x·2^fracBits.
func (x fixed) big() *big.Int {
	x, s := x.abs()
	z := new(big.Int)
	for _, w := range []uint64{x.w3, x.w2, x.w1, x.w0} {
		z.Lsh(z, 64).Or(z, new(big.Int).SetUint64(w))
	}
	if s != 0 {
		z.Neg(z)
	}
	return z
}

// fixedOf returns x, an integer below 2^255.
func fixedOf(x *big.Int) (z fixed) {
	var b [32]byte
	new(big.Int).Abs(x).FillBytes(b[:])
	get := binary.BigEndian.Uint64
	z = fixed{get(b[24:]), get(b[16:]), get(b[8:]), get(b[:])}
	if x.Sign() < 0 {
		z = z.neg()
	}
	return z
}

func (x point) add(y point) point { return point{x.re.add(y.re), x.im.add(y.im)} }
func (x point) sub(y point) point { return point{x.re.sub(y.re), x.im.sub(y.im)} }
func (x point) conj() point       { return point{x.re, x.im.neg()} }

// mul returns xw of a root of unity w, in three products.
func (x point) mul(w point) point {
	k := x.re.add(x.im).mul(w.re)
	return point{k.sub(x.im.mul(w.re.add(w.im))), k.add(x.re.mul(w.im.sub(w.re)))}
}

// bigPi returns π·2^prec within 2^10, by Machin's formula.
func bigPi(prec uint) *big.Int {
	atan := func(d int64) *big.Int { // of 1/d
		sum, pow := new(big.Int), new(big.Int).Lsh(big.NewInt(1), prec)
		pow.Quo(pow, big.NewInt(d))
		for k := int64(1); pow.Sign() != 0; k += 2 {
			term := new(big.Int).Quo(pow, big.NewInt(k))
			if k%4 == 3 {
				term.Neg(term)
			}
			sum.Add(sum, term)
			pow.Quo(pow, big.NewInt(d*d))
		}
		return sum
	}
	a, b := atan(5), atan(239)
	return a.Lsh(a, 4).Sub(a, b.Lsh(b, 2))
}

var pis sync.Map // by their precision

// bigRoot returns the parts of e^(2πik/n) times 2^prec, for 0 ≤ k < n, within 1.
func bigRoot(k, n int, prec uint) (re, im *big.Int) {
	const guard = 16
	p := prec + guard
	pi, ok := pis.Load(p)
	if !ok {
		pi, _ = pis.LoadOrStore(p, bigPi(p))
	}
	// k/n turns are q quarters and r/(4n) turns, |r| ≤ n/2.
	q := (8*k + n) / (2 * n)
	r := 4*k - q*n
	x := new(big.Int).Mul(pi.(*big.Int), big.NewInt(int64(r)))
	x.Quo(x, big.NewInt(int64(2*n)))
	sum := [2]*big.Int{new(big.Int).Lsh(big.NewInt(1), p), new(big.Int)}
	term := new(big.Int).Set(sum[0])
	for j := int64(1); term.Sign() != 0; j++ {
		term.Mul(term, x).Rsh(term, p).Quo(term, big.NewInt(j))
		if term.BitLen() == 1 && term.Sign() < 0 {
			break // Rsh of -1 is -1
		}
		if j%4 < 2 {
			sum[j%2].Add(sum[j%2], term)
		} else {
			sum[j%2].Sub(sum[j%2], term)
		}
	}
	c, s := sum[0].Rsh(sum[0], guard), sum[1].Rsh(sum[1], guard)
	switch q % 4 {
	case 1:
		c, s = s.Neg(s), c
	case 2:
		c, s = c.Neg(c), s.Neg(s)
	case 3:
		c, s = s, c.Neg(c)
	}
	return c, s
}

// roots returns e^(-2πik/n) for k < count: products of two that are computed.
func roots(n, count int) []point {
	root := func(k int) point {
		re, im := bigRoot(k, n, rootBits)
		return point{fixedOf(re), fixedOf(im).neg()}
	}
	h := max(int(math.Sqrt(float64(count))), 1)
	small := make([]point, h)
	for k := range small {
		small[k] = root(k)
	}
	w := make([]point, count)
	for i := 0; i < count; i += h {
		large := root(i)
		w[i] = large
		for k := i + 1; k < min(i+h, count); k++ {
			w[k] = small[k-i].mul(large)
		}
	}
	return w
}

// A reference is a transform of one length.
type reference struct {
	n int
	w []point // e^(-2πik/n) where n is a power of two

	// Else Bluestein's, since jk = (j² + k² - (k-j)²)/2:
	// X_k = c_k Σ_j (x_j c_j) conj(c_{k-j}), where c_j = e^(-πij²/n).
	power *reference
	chirp []point
	over  []point // the transform of conj(c), over its length
}

// powerRoots has the roots of powers of two.
var powerRoots sync.Map

func newReference(n int) *reference {
	r := &reference{n: n}
	if n&(n-1) == 0 {
		w, ok := powerRoots.Load(n)
		if !ok {
			w, _ = powerRoots.LoadOrStore(n, roots(n, n))
		}
		r.w = w.([]point)
		return r
	}
	m := 1 << bits.Len(uint(2*n-2))
	r.power = newReference(m)
	w := roots(2*n, 2*n)
	r.chirp = make([]point, n)
	back := make([]point, m)
	for j := range n {
		r.chirp[j] = w[j*j%(2*n)]
		// From rootBits to fracBits, over m: that is few bits less than all of a
		// root's.
		c := r.chirp[j].conj()
		back[j] = point{c.re.shift(rootBits - fracBits), c.im.shift(rootBits - fracBits)}
		back[(m-j)%m] = back[j]
	}
	r.over = make([]point, m)
	r.power.transform(r.over, back)
	scale := rootBits - fracBits - bits.Len(uint(m)) + 1
	for k, c := range r.over {
		r.over[k] = point{c.re.unshift(scale), c.im.unshift(scale)}
	}
	return r
}

// shift returns x·2^-n, toward -∞.
func (x fixed) shift(n int) fixed {
	for ; n >= 64; n -= 64 {
		x = fixed{x.w1, x.w2, x.w3, uint64(int64(x.w3) >> 63)}
	}
	s := uint(n)
	return fixed{x.w0>>s | x.w1<<(64-s), x.w1>>s | x.w2<<(64-s), x.w2>>s | x.w3<<(64-s), uint64(int64(x.w3) >> s)}
}

// unshift returns x·2^n.
func (x fixed) unshift(n int) fixed {
	for ; n >= 64; n -= 64 {
		x = fixed{0, x.w0, x.w1, x.w2}
	}
	s := uint(n)
	return fixed{x.w0 << s, x.w1<<s | x.w0>>(64-s), x.w2<<s | x.w1>>(64-s), x.w3<<s | x.w2>>(64-s)}
}

// transform puts Σ x_j e^(-2πijk/n) in dst, apart from x.
func (r *reference) transform(dst, x []point) {
	if r.power == nil {
		r.split(dst, x, 1, r.n)
		return
	}
	a, b := make([]point, r.power.n), make([]point, r.power.n)
	for j, v := range x {
		a[j] = v.mul(r.chirp[j])
	}
	r.power.transform(b, a)
	for k, v := range b {
		b[k] = v.mul(r.over[k]).conj()
	}
	r.power.transform(a, b)
	for k := range dst {
		dst[k] = a[k].conj().mul(r.chirp[k])
	}
}

// inverse puts Σ x_j e^(2πijk/n) in dst, apart from x, by the forward transform.
func inverse(forward func(dst, x []point), dst, x []point) {
	y := make([]point, len(x))
	for j, v := range x {
		y[j] = v.conj()
	}
	forward(dst, y)
	for k, v := range dst {
		dst[k] = v.conj()
	}
}

// split is the transform of x_0, x_s, x_2s, …, n of them, by one of half the
// length and two of a quarter.
func (r *reference) split(dst, x []point, s, n int) {
	switch n {
	case 1:
		dst[0] = x[0]
		return
	case 2:
		dst[0], dst[1] = x[0].add(x[s]), x[0].sub(x[s])
		return
	}
	q := n / 4
	r.split(dst[:2*q], x, 2*s, 2*q)
	r.split(dst[2*q:3*q], x[s:], 4*s, q)
	r.split(dst[3*q:n], x[3*s:], 4*s, q)
	step := r.n / n
	for k := range q {
		u, v, z, y := dst[k], dst[k+q], dst[k+2*q], dst[k+3*q]
		if k > 0 {
			z, y = z.mul(r.w[k*step]), y.mul(r.w[3*k*step])
		}
		sum, dif := z.add(y), z.sub(y)
		dif = point{dif.im, dif.re.neg()} // times -i
		dst[k], dst[k+2*q] = u.add(sum), u.sub(sum)
		dst[k+q], dst[k+3*q] = v.add(dif), v.sub(dif)
	}
}
