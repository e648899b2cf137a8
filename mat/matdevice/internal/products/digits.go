package products

import "math/bits"

// # Digits
//
// An operand is an integer times a power of two, and the integer has digits of a byte with a sign, four in a word:
//
//	α = Σ d[p]·2^(8p), -128 ≤ d[p] ≤ 127    the bytes of α + 0x80…80, less 128 each
//	α mod m = Σ d[p]·(2^(8p) mod m)          short sums of small products, by a table
//
// A number is taken apart once so, and what it costs to have its residue by another modulus is such a sum.

// Together is by how many moduli an item computes residues.
const Together = 8

// chunk is how many places follow one another by the same moduli, before these have others: their digits are in a cache then.
const chunk = 256

// Layout is how numbers of a matrix lie as digits, and as residues: Rows rows of Long numbers, or where Turned is not 0 so
// many columns, Pack numbers of a row in a place.
type Layout struct{ Rows, Long, Pack, Turned int }

// places is their number, of all rows.
func (l Layout) places() int { return l.Rows * ((l.Long + l.Pack - 1) / l.Pack) }

// number returns row, number of the row and place of number i, where all rows have numbers for whole places.
func (l Layout) number(i int) (r, k, place int) {
	long := (l.Long + l.Pack - 1) / l.Pack
	if l.Turned != 0 {
		r, k = i%l.Rows, i/l.Rows
		return r, k, k/l.Pack*l.Rows + r
	}
	r, k = i/(long*l.Pack), i%(long*l.Pack)
	return r, k, r*long + k/l.Pack
}

// Digits sets digits to those of the numbers of a matrix, count words each, of which word w of number n of a place is
// digits[(w·Pack + n)·places + place]. All numbers of row r are multiples of 2^low[r], and numbers behind the end are 0.
//
//limb:kernel device
func Digits(i int, digits []int32, x Numbers, low []int32, l Layout, count int) {
	r, k, place := l.number(i)
	places := l.places()
	var word [4]int32    // where a limb begins,
	var parts [12]uint32 // three words of it,
	var sign [4]uint32   // and those behind them
	for n := range 4 {
		if k < l.Long && n < x.Limbs {
			at := ((r*x.Row+k*x.Col)*x.Limbs + n) * x.Size
			m, e, _ := integer(x.Words, at, x.Size)
			s := e - low[r]
			if s < 0 { // so many zeros end m, or it is 0
				m >>= uint64(-s & 63)
				s = 0
			}
			if m != 0 && x.Words[at+x.Size-1] < 0 {
				m, sign[n] = m-1, 0xffffffff // -m is ^(m-1)
			}
			shift := uint64(s & 31)
			low := m << shift
			if sign[n] != 0 {
				low |= uint64(1)<<shift - 1
			}
			word[n] = s >> 5
			parts[3*n] = uint32(low) ^ sign[n]
			parts[3*n+1] = uint32(low>>32) ^ sign[n]
			parts[3*n+2] = uint32(m>>32>>(32-shift)) ^ sign[n]
		}
	}
	carry := uint64(0)
	for w := range int32(count) {
		carry += 0x80808080
		for n := range 4 {
			part := sign[n]
			switch {
			case w < word[n]:
				part = 0
			case w == word[n]:
				part = parts[3*n]
			case w == word[n]+1:
				part = parts[3*n+1]
			case w == word[n]+2:
				part = parts[3*n+2]
			}
			carry += uint64(part)
		}
		digits[(int(w)*l.Pack+k%l.Pack)*places+place] = int32(uint32(carry) ^ 0x80808080)
		carry >>= 32
	}
}

// share returns the first of the moduli of item i, of so many, and its place.
func (l Layout) share(i, moduli int) (t, place int) {
	blocks := (moduli + Together - 1) / Together
	return i / chunk % blocks * Together, i/chunk/blocks*chunk + i%chunk
}

// Shares is the number of items that compute residues by so many moduli.
func (l Layout) Shares(moduli int) int {
	return (l.places() + chunk - 1) / chunk * chunk * ((moduli + Together - 1) / Together)
}

// ResiduesWhole sets out to residues of the numbers with those digits, count words each, by so many primes and their inverses: those by one
// prime after those by another. Residue t of 2^(8p) is powers[t·4·count + p].
//
//limb:kernel device
func ResiduesWhole(i int, out []Whole, digits []int32, primes, powers []Whole, l Layout, count int) {
	residues(i, out, digits, primes, powers, l, count)
}

// ResiduesReal is ResiduesWhole for the other residues.
//
//limb:kernel device
func ResiduesReal(i int, out []Real, digits []int32, primes, powers []Real, l Layout, count int) {
	residues(i, out, digits, primes, powers, l, count)
}

func residues[R residue[R]](i int, out []R, digits []int32, primes, powers []R, l Layout, count int) {
	n, places := len(primes)/2, l.places()
	t, place := l.share(i, n)
	if place >= places {
		return
	}
	var sums [Together]R
	for w := range count {
		d := digits[w*places+place]
		for p := range Together {
			at := (min(t+p, n-1)*count + w) * 4
			sums[p] = sums[p].plus(powers[at].times(signed(d))).plus(powers[at+1].times(signed(d >> 8)))
			sums[p] = sums[p].plus(powers[at+2].times(signed(d >> 16))).plus(powers[at+3].times(d >> 24))
		}
	}
	for p := range Together {
		if t+p < n {
			out[(t+p)*places+place] = sums[p].reduce(primes[t+p], primes[n+t+p])
		}
	}
}

// Constants is how many words are behind the powers of a modulus in the table of [ResiduesBytes]: what is added to sums, so that they are not
// negative, and half the modulus; the modulus; its inverse; half of it in each byte.
const Constants = 4

// ResiduesBytes is ResiduesWhole for four numbers of a place, by so many moduli of at most 2^8. The table has the powers
// of each, four bytes in each of count words, and constants; such words of those that go together lie side by side.
//
//limb:kernel device
func ResiduesBytes(i int, out []Bytes, digits []int32, table []Whole, l Layout, count, moduli int) {
	places, row := l.Rows*((l.Long+3)/4), count+Constants
	t, place := l.share(i, moduli)
	if place >= places {
		return
	}
	var sums [4 * Together]int32
	for p := range Together {
		for n := range 4 {
			sums[4*p+n] = table[t*row+count*Together+p].V
		}
	}
	for w := range count {
		at := 4*w*places + place
		d0, d1, d2, d3 := digits[at], digits[at+places], digits[at+2*places], digits[at+3*places]
		for p := range Together {
			power := table[t*row+w*Together+p].V
			sums[4*p], sums[4*p+1] = dot4(power, d0, sums[4*p]), dot4(power, d1, sums[4*p+1])
			sums[4*p+2], sums[4*p+3] = dot4(power, d2, sums[4*p+2]), dot4(power, d3, sums[4*p+3])
		}
	}
	const high = uint32(0x80808080)
	for p := range Together {
		if t+p < moduli {
			at := t*row + (count+1)*Together + p
			m, inverse, half := uint32(table[at].V), uint32(table[at+Together].V), uint32(table[at+2*Together].V)
			word := uint32(0)
			for n := range 4 { // sums are below 2^24 and the inverse is rounded up: the quotient is right
				u := uint32(sums[4*p+n])
				q, _ := bits.Mul32(u, inverse)
				word |= (u - q*m) << uint32(8*n)
			}
			out[(t+p)*places+place] = Bytes{int32((word | high) - half&^high ^ (word^^half)&high)} // each byte less half of m
		}
	}
}

// ResiduesDigits is ResiduesBytes for primes of 14 bits: of each residue x = 2^7·h + l, |x| ≤ 2^13, it makes three bytes, l, h and l + h. From the products of
// these alone, one each, that of residues is made: 2^14·hh' + 2^7·((l + h)(l' + h') - ll' - hh') + ll', as Karatsuba has it. A prime has
// two rows of the table, its powers being the first one's and 2^7 times the second one's.
//
//limb:kernel device
func ResiduesDigits(i int, out []Bytes, digits []int32, table []Whole, l Layout, count int) {
	places, row := l.Rows*((l.Long+3)/4), count+Constants
	t, place := i/places, i%places
	var sums, highs [4]int32
	for n := range 4 {
		sums[n] = table[2*t*row+count].V
	}
	for w := range count {
		at := 4*w*places + place
		low, high := table[2*t*row+w].V, table[(2*t+1)*row+w].V
		for n := range 4 {
			d := digits[at+n*places]
			sums[n], highs[n] = dot4(low, d, sums[n]), dot4(high, d, highs[n])
		}
	}
	m, inverse := table[2*t*row+count+1].V, table[2*t*row+count+2].V
	var words [3]uint32
	for n := range 4 {
		x := natural(sums[n]+highs[n]<<7, m, inverse)
		if x >= m {
			x -= m
		}
		x -= m / 2
		h := (x + 1<<6) >> 7
		l := x - h<<7
		words[0] |= uint32(l&0xff) << uint32(8*n)
		words[1] |= uint32(h&0xff) << uint32(8*n)
		words[2] |= uint32((l+h)&0xff) << uint32(8*n)
	}
	for p := range 3 {
		out[(3*t+p)*places+place] = Bytes{int32(words[p])}
	}
}

// natural returns x modulo m, or that and m, for 0 ≤ x < 2^32 and its inverse, 2^32/m rounded down.
func natural(x, m, inverse int32) int32 {
	q, _ := bits.Mul32(uint32(x), uint32(inverse))
	return int32(uint32(x) - q*uint32(m))
}
