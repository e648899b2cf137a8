package fft_test

import (
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

// fixed is a number times 2^fracBits, in two's complement, the lowest word first.
type fixed [4]uint64

// point is a complex number.
type point struct{ re, im fixed }

const (
	fracBits = 232 // of numbers
	rootBits = 254 // of roots of unity
)

func (x fixed) add(y fixed) (z fixed) {
	var c uint64
	z[0], c = bits.Add64(x[0], y[0], 0)
	z[1], c = bits.Add64(x[1], y[1], c)
	z[2], c = bits.Add64(x[2], y[2], c)
	z[3], _ = bits.Add64(x[3], y[3], c)
	return z
}

func (x fixed) sub(y fixed) (z fixed) {
	var b uint64
	z[0], b = bits.Sub64(x[0], y[0], 0)
	z[1], b = bits.Sub64(x[1], y[1], b)
	z[2], b = bits.Sub64(x[2], y[2], b)
	z[3], _ = bits.Sub64(x[3], y[3], b)
	return z
}

func (x fixed) neg() fixed { return fixed{}.sub(x) }

// abs returns |x|, and all ones where x is negative.
func (x fixed) abs() (fixed, uint64) {
	sign := uint64(int64(x[3]) >> 63)
	return fixed{x[0] ^ sign, x[1] ^ sign, x[2] ^ sign, x[3] ^ sign}.sub(fixed{sign, sign, sign, sign}), sign
}

// mul returns xw, where w has rootBits, toward zero.
func (x fixed) mul(w fixed) fixed {
	x, s := x.abs()
	w, t := w.abs()
	var p [8]uint64
	for i, a := range w {
		h0, l0 := bits.Mul64(a, x[0])
		h1, l1 := bits.Mul64(a, x[1])
		h2, l2 := bits.Mul64(a, x[2])
		h3, l3 := bits.Mul64(a, x[3])
		var c uint64
		l1, c = bits.Add64(l1, h0, 0)
		l2, c = bits.Add64(l2, h1, c)
		l3, c = bits.Add64(l3, h2, c)
		h3 += c
		q := p[i : i+5 : i+5]
		q[0], c = bits.Add64(q[0], l0, 0)
		q[1], c = bits.Add64(q[1], l1, c)
		q[2], c = bits.Add64(q[2], l2, c)
		q[3], c = bits.Add64(q[3], l3, c)
		q[4] = h3 + c
	}
	z := fixed{p[3]>>62 | p[4]<<2, p[4]>>62 | p[5]<<2, p[5]>>62 | p[6]<<2, p[6]>>62 | p[7]<<2}
	if s != t {
		z = z.neg()
	}
	return z
}

// bit returns the number of bits of |x|·2^fracBits.
func (x fixed) bit() int {
	x, _ = x.abs()
	for i := 3; i >= 0; i-- {
		if x[i] != 0 {
			return 64*i + bits.Len64(x[i])
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
	// The 64 leading bits, the last of which says whether something follows.
	var top uint64
	shift := n - 64
	switch word, by := shift/64, uint(shift)%64; {
	case shift <= 0:
		top, shift = x[0], 0
	default:
		top = x[word] >> by
		if by > 0 {
			top |= x[word+1] << (64 - by)
		}
		rest := x[word] << (64 - by)
		if by == 0 {
			rest = 0
		}
		for _, w := range x[:word] {
			rest |= w
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
	word, by := shift/64, uint(shift)%64
	z[word] = m << by
	if by > 11 {
		z[word+1] = m >> (64 - by)
	}
	if a < 0 {
		z = z.neg()
	}
	return z
}

// big returns x·2^fracBits.
func (x fixed) big() *big.Int {
	x, s := x.abs()
	z := new(big.Int)
	for i := 3; i >= 0; i-- {
		z.Lsh(z, 64).Or(z, new(big.Int).SetUint64(x[i]))
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
	for i, v := range b {
		z[3-i/8] = z[3-i/8]<<8 | uint64(v)
	}
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

func newReference(n int) *reference {
	r := &reference{n: n}
	if n&(n-1) == 0 {
		r.w = roots(n, n)
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
		x = fixed{x[1], x[2], x[3], uint64(int64(x[3]) >> 63)}
	}
	s := uint(n)
	return fixed{x[0]>>s | x[1]<<(64-s), x[1]>>s | x[2]<<(64-s), x[2]>>s | x[3]<<(64-s), uint64(int64(x[3]) >> s)}
}

// unshift returns x·2^n.
func (x fixed) unshift(n int) fixed {
	for ; n >= 64; n -= 64 {
		x = fixed{0, x[0], x[1], x[2]}
	}
	s := uint(n)
	return fixed{x[0] << s, x[1]<<s | x[0]>>(64-s), x[2]<<s | x[1]>>(64-s), x[3]<<s | x[2]>>(64-s)}
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
