package products

import "math/bits"

// # Chinese remainders
//
// With M for the product of all primes m, and y for the residues of a sum times those of m/M, the
// sum is Σ y·(M/m) less a multiple of M, to which Σ y/m is so near that rounding finds it.

// RoundWhole sets words to the numbers with the residues y, times 2^(lowA + lowB) of its row and its
// column, each rounded to limbs. Where it cannot tell a number, or a limb of it, from one that is
// subnormal, infinite or half way, it sets its flag.
//
// inverses has 2^32/m for each prime, rounded down; digits the digits of each M/m, of 32 bits, the
// lowest of all first, and behind them those of a power of two less M. work has room for as many.
// The numbers are those of rows of cols, and words and flags have rows of stride from first on.
//
//limb:kernel
func RoundWhole(i int, words, flags, work []int32, y, primes []Whole, inverses, digits, lowA, lowB []int32, cols, first, stride, limbs, size int) {
	round(i, words, flags, work, y, primes, inverses, digits, lowA, lowB, cols, first, stride, limbs, size)
}

// RoundReal is RoundWhole for the other residues.
//
//limb:kernel
func RoundReal(i int, words, flags, work []int32, y, primes []Real, inverses, digits, lowA, lowB []int32, cols, first, stride, limbs, size int) {
	round(i, words, flags, work, y, primes, inverses, digits, lowA, lowB, cols, first, stride, limbs, size)
}

func round[R residue[R]](i int, words, flags, work []int32, y, primes []R, inverses, digits, lowA, lowB []int32, cols, first, stride, limbs, size int) {
	count, all := len(inverses), len(y)/len(inverses)
	length := len(digits) / (count + 1)
	quotient := uint64(1) << 31
	for t := 0; t < count; t++ {
		quotient += y[t*all+i].natural(primes[t]) * wide(inverses[t])
	}
	quotient >>= 32
	carry := uint64(0)
	for d := 0; d < length; d++ {
		carry += quotient * wide(digits[length*count+d])
		for t := 0; t < count; t++ {
			carry += y[t*all+i].natural(primes[t]) * wide(digits[d*count+t])
		}
		work[d*all+i] = int32(uint32(carry))
		carry >>= 32
	}
	negative := work[(length-1)*all+i] < 0
	if negative {
		negate(work, i, all, length)
	}

	at := first + i/cols*stride + i%cols
	e := lowA[i/cols] + lowB[i%cols]
	flag := int32(0)
	before, odd := int32(0), uint64(0) // how many bits the limb before has left, and its last one
	left := length
	for l := 0; l < limbs; l++ {
		for left > 0 && work[(left-1)*all+i] == 0 {
			left--
		}
		limb := uint64(0)
		if left > 0 {
			precision, bias := int32(24), int32(127)
			if size == 2 {
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
			if size == 2 {
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
		words[(at*limbs+l)*size] = int32(uint32(limb))
		if size == 2 {
			words[(at*limbs+l)*size+1] = int32(uint32(limb >> 32))
		}
	}
	flags[at] = flag
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
