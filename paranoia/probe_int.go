package paranoia

import (
	"math"
	"math/bits"
	"math/rand/v2"
)

// integerProbes returns the probes of integer and bit operations.
func integerProbes() []probe {
	r := rand.New(rand.NewPCG(1, 5))
	values := []int32{0, 1, -1, 2, -2, 3, 31, 32, 255, 65535, 65536, math.MaxInt32, math.MinInt32, math.MaxInt32 - 1, math.MinInt32 + 1, 1<<24 + 1, -1<<24 - 1, 0x55555555}
	for range 32 {
		values = append(values, int32(r.Uint32())>>r.IntN(32))
	}
	rows := func(ok func(a, b int32) bool, f func(a, b int32) []int32) (rows [][]float64) {
		for _, a := range values {
			for _, b := range values {
				if ok != nil && !ok(a, b) {
					continue
				}
				row := []float64{float64(a), float64(b)}
				for _, v := range f(a, b) {
					row = append(row, float64(v))
				}
				rows = append(rows, row)
			}
		}
		return rows
	}
	truth := func(is bool) int32 {
		if is {
			return 1
		}
		return 0
	}
	q := func(name, question string, rows [][]float64, kernel, fault string) probe {
		return probe{name: "integers: " + name, question: question, wrong: "an integer operation is wrong", grade: Failure, in: 2, rows: rows, kernel: kernel, fault: fault}
	}
	return []probe{
		q("sums", "do sums and differences wrap?", rows(nil, func(a, b int32) []int32 { return []int32{a + b, a - b} }),
			"IntSums", "saturates"),
		q("products", "are both halves of a product right?", rows(nil, func(a, b int32) []int32 { return []int32{a * b, int32(int64(a) * int64(b) >> 32)} }),
			"IntProducts", "multiplies without signs"),
		q("products of 64 bits", "are they exact?", rows(nil, func(a, b int32) []int32 {
			p := uint64(uint32(a)) * uint64(uint32(b))
			return []int32{int32(p), int32(p >> 32)}
		}), "WideProducts", "multiplies floats"),
		q("quotients", "are quotients and remainders truncated toward zero?", rows(func(a, b int32) bool { return b != 0 && !(a == math.MinInt32 && b == -1) }, func(a, b int32) []int32 { return []int32{a / b, a % b} }),
			"Quotients", "rounds down"),
		q("shifts", "do shifts of negative numbers keep the sign, and unsigned ones not?", rows(nil, func(a, b int32) []int32 {
			return []int32{a >> (b & 31), int32(uint32(a)>>(b&31)) ^ a<<(b&31)}
		}), "Shifts", "shifts the other way"),
		q("bits", "are and, or, exclusive or and complement right?", rows(nil, func(a, b int32) []int32 { return []int32{a&b | ^a&0x0f0f0f0f, a ^ b ^ (a | b)} }),
			"Bits", "forgets a part"),
		q("counts", "are leading zeros, set bits and rotations right?", rows(nil, func(a, b int32) []int32 {
			return []int32{int32(bits.LeadingZeros32(uint32(a)) + 64*bits.OnesCount32(uint32(b))), int32(bits.RotateLeft32(uint32(a), int(b&31)))}
		}), "Counts", "counts at most 31, and shifts"),
		q("comparisons", "are comparisons with and without sign right?", rows(nil, func(a, b int32) []int32 { return []int32{truth(a < b), truth(uint32(a) < uint32(b))} }),
			"IntComparisons", "confuses them"),
		q("to and from floats", "is an integer rounded to nearest, ties to even, and a float truncated?", rows(nil, func(a, b int32) []int32 {
			return []int32{int32(math.Float32bits(float32(a))), int32(float32(b%1000) / 8)}
		}), "ToAndFromFloats", "truncates, and rounds down"),
		q("as floats", "does a pattern of bits survive as a float, whatever it is?", rows(nil, func(a, b int32) []int32 { return []int32{a, b&0x007fffff | 0x7f800000} }), "AsFloats", "flushes, and has one NaN"),
	}
}
