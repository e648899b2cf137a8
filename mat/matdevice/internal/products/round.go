package products

import "math/bits"

// # Chinese remainders
//
// With M for the product of all primes m, and y for the residues of a sum times those of m/M, the
// sum is Σ y·(M/m) less a multiple of M, to which Σ y/m is so near that rounding finds it.

// Chinese are the moduli m of residues, or products P of some. Inverses has 2^37/m for each, rounded down; Digits the digits of
// each M/m, of 32 bits, Digit of each m after the other, the lowest of all first, and behind them those of a power of two less M.
type Chinese struct{ Inverses, Digits []int32 }

// Eight is how many digits are computed together: there are as many, or a multiple.
const Eight = 8

// Rounded is where numbers go: rows of them, Stride apart, from number First on, of Limbs limbs of Size words, with
// a flag each.
type Rounded struct {
	Words, Flags               []int32
	First, Stride, Limbs, Size int
}

// Lows are the powers of two of rows of A and of columns of B, of which there are so many.
type Lows struct {
	A, B []int32
	Cols int
}

// RoundWhole sets numbers to those with the residues y, times 2^(A + B) of its row and its
// column, each rounded to limbs. Where it cannot tell a number, or a limb of it, from one that is
// subnormal, infinite or half way, it sets its flag. work has room for the digits of each.
//
//limb:kernel device
func RoundWhole(i int, to Rounded, work []int32, y []Whole, by Chinese, low Lows) {
	round(i, to, work, y, by, low)
}

// RoundReal is RoundWhole for the other residues.
//
//limb:kernel device
func RoundReal(i int, to Rounded, work []int32, y []Real, by Chinese, low Lows) {
	round(i, to, work, y, by, low)
}

func round[R residue[R]](i int, to Rounded, work []int32, y []R, by Chinese, low Lows) {
	count, all := len(by.Inverses), len(y)/len(by.Inverses)
	length := len(by.Digits) / (count + 1)
	quotient := uint64(1) << 36
	for t := range count {
		quotient += uint64(uint32(y[t*all+i].word())) * uint64(uint32(by.Inverses[t]))
	}
	whole := uint32(quotient >> 37)
	carry := uint64(0)
	for d := 0; d < length; d += Eight {
		var sums [Eight]uint64
		at := d*(count+1) + Eight*count
		for n := range Eight {
			sums[n] = uint64(whole) * uint64(uint32(by.Digits[at+n]))
		}
		for t := range count {
			word := uint32(y[t*all+i].word())
			at := d*(count+1) + Eight*t
			for n := range Eight {
				sums[n] += uint64(word) * uint64(uint32(by.Digits[at+n]))
			}
		}
		for n := range Eight {
			carry += sums[n]
			work[(d+n)*all+i] = int32(uint32(carry))
			carry >>= 32
		}
	}
	negative := work[(length-1)*all+i] < 0
	if negative {
		negate(work, i, all, length)
	}

	at := to.First + i/low.Cols*to.Stride + i%low.Cols
	e := low.A[i/low.Cols] + low.B[i%low.Cols]
	flag := int32(0)
	before, odd := int32(0), uint64(0) // how many bits the limb before has left, and its last one
	left := length
	for l := 0; l < to.Limbs; l++ {
		for left > 0 && work[(left-1)*all+i] == 0 {
			left--
		}
		limb := uint64(0)
		if left > 0 {
			precision, bias := int32(24), int32(127)
			if to.Size == 2 {
				precision, bias = 53, 1023
			}
			long := int32(left*32) - int32(bits.LeadingZeros32(uint32(work[(left-1)*all+i])))
			drop := max(0, long-precision)
			k, s := int(drop)/32, uint64(drop%32)
			q := wide(work[k*all+i])
			if k+1 < left {
				q |= wide(work[(k+1)*all+i]) << 32
			}
			q >>= s
			if k+2 < left {
				q |= wide(work[(k+2)*all+i]) << 1 << (63 - s)
			}
			up := false
			if drop > 0 {
				up = half(work, i, all, int(drop)-1, q&1)
			}
			left = min(left, k+1)
			if left == k+1 {
				work[k*all+i] = int32(uint32(wide(work[k*all+i]) & (uint64(1)<<s - 1)))
			}
			if up {
				q++
				negate(work, i, all, k+1)
				left = k + 1
				work[k*all+i] = int32(uint32(wide(work[k*all+i]) & (uint64(1)<<s - 1)))
			}
			zeros := int32(bits.LeadingZeros64(q))
			m := q << uint64(zeros) << 1
			top := drop + 63 - zeros
			if e+top < 1-bias || e+top >= bias || l > 0 && m == 0 && top == before-1 && odd == 1 {
				flag = 1
			}
			before, odd = drop, q&1
			exponent := uint64(uint32(e + top + bias))
			if to.Size == 2 {
				limb = exponent<<52 | m>>12
				if negative {
					limb |= 1 << 63
				}
			} else {
				limb = exponent<<23 | m>>41
				if negative {
					limb |= 1 << 31
				}
			}
			if up {
				negative = !negative
			}
		}
		to.Words[(at*to.Limbs+l)*to.Size] = int32(uint32(limb))
		if to.Size == 2 {
			to.Words[(at*to.Limbs+l)*to.Size+1] = int32(uint32(limb >> 32))
		}
	}
	to.Flags[at] = flag
}

// negate makes the first n digits of number i those of 2^(32n) less.
func negate(work []int32, i, all, n int) {
	carry := uint64(1)
	for d := 0; d < n; d++ {
		carry += wide(^work[d*all+i])
		work[d*all+i] = int32(uint32(carry))
		carry >>= 32
	}
}

// half reports whether a number is rounded up that has bit b and those below behind its last bit,
// odd: where they are more than half of that, or half, and it is 1.
func half(work []int32, i, all, b int, odd uint64) (up bool) {
	word := uint32(work[b/32*all+i])
	at := uint32(b % 32)
	rest := word & (uint32(1)<<at - 1)
	for d := 0; d < b/32; d++ {
		rest |= uint32(work[d*all+i])
	}
	return word>>at&1 == 1 && (rest != 0 || odd == 1)
}
