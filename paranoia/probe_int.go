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
	q := func(name, question string, rows [][]float64, asked, control, fault string) probe {
		return probe{name: "integers: " + name, question: question, wrong: "an integer operation is wrong", grade: Failure, in: 2, rows: rows, asked: asked, control: control, fault: fault}
	}
	return []probe{
		q("sums", "do sums and differences wrap?", rows(nil, func(a, b int32) []int32 { return []int32{a + b, a - b} }),
			"r = (int)((uint)a + (uint)b); s = (int)((uint)a - (uint)b);", "r = add_sat(a, b); s = sub_sat(a, b);", "saturates"),
		q("products", "are both halves of a product right?", rows(nil, func(a, b int32) []int32 { return []int32{a * b, int32(int64(a) * int64(b) >> 32)} }),
			"r = (int)((uint)a * (uint)b); s = mul_hi(a, b);", "r = (int)((uint)a * (uint)b); s = (int)mul_hi((uint)a, (uint)b);", "multiplies without signs"),
		q("products of 64 bits", "are they exact?", rows(nil, func(a, b int32) []int32 {
			p := uint64(uint32(a)) * uint64(uint32(b))
			return []int32{int32(p), int32(p >> 32)}
		}), "const ulong p = (ulong)(uint)a * (uint)b; r = (int)p; s = (int)(p >> 32);", "const float p = (float)(uint)a * (float)(uint)b; r = (int)(ulong)p; s = (int)((ulong)p >> 32);", "multiplies floats"),
		q("quotients", "are quotients and remainders truncated toward zero?", rows(func(a, b int32) bool { return b != 0 && !(a == math.MinInt32 && b == -1) }, func(a, b int32) []int32 { return []int32{a / b, a % b} }),
			"r = a / b; s = a % b;", "r = a / b - (a % b != 0 && (a < 0) != (b < 0)); s = a - r * b;", "rounds down"),
		q("shifts", "do shifts of negative numbers keep the sign, and unsigned ones not?", rows(nil, func(a, b int32) []int32 {
			return []int32{a >> (b & 31), int32(uint32(a)>>(b&31)) ^ a<<(b&31)}
		}), "r = a >> (b & 31); s = (int)((uint)a >> (b & 31)) ^ (a << (b & 31));", "r = (int)((uint)a >> (b & 31)); s = (a >> (b & 31)) ^ (a << (b & 31));", "shifts the other way"),
		q("bits", "are and, or, exclusive or and complement right?", rows(nil, func(a, b int32) []int32 { return []int32{a&b | ^a&0x0f0f0f0f, a ^ b ^ (a | b)} }),
			"r = (a & b) | (~a & 0x0f0f0f0f); s = a ^ b ^ (a | b);", "r = (a & b) | (a & 0x0f0f0f0f); s = a ^ b;", "forgets a part"),
		q("counts", "are leading zeros, set bits and rotations right?", rows(nil, func(a, b int32) []int32 {
			return []int32{int32(bits.LeadingZeros32(uint32(a)) + 64*bits.OnesCount32(uint32(b))), int32(bits.RotateLeft32(uint32(a), int(b&31)))}
		}), "r = clz(a) + 64 * popcount(b); s = rotate(a, b & 31);", "r = clz(a | 1) + 64 * popcount(b); s = a << (b & 31);", "counts at most 31, and shifts"),
		q("comparisons", "are comparisons with and without sign right?", rows(nil, func(a, b int32) []int32 { return []int32{truth(a < b), truth(uint32(a) < uint32(b))} }),
			"r = a < b; s = (uint)a < (uint)b;", "r = (uint)a < (uint)b; s = a < b;", "confuses them"),
		q("to and from floats", "is an integer rounded to nearest, ties to even, and a float truncated?", rows(nil, func(a, b int32) []int32 {
			return []int32{int32(math.Float32bits(float32(a))), int32(float32(b%1000) / 8)}
		}), "r = as_int((float)a); s = (int)((float)(b % 1000) / 8);", "r = as_int(convert_float_rtz(a)); s = convert_int_rtn((float)(b % 1000) / 8);", "truncates, and rounds down"),
		q("as floats", "does a pattern of bits survive as a float, whatever it is?", rows(nil, func(a, b int32) []int32 { return []int32{a, b&0x007fffff | 0x7f800000} }),
			"const float x = as_float(a); r = as_int(x); const float y = as_float((b & 0x007fffff) | 0x7f800000); s = as_int(y);",
			"const float x = as_float(a); r = (a & 0x7f800000) == 0 ? a & 0x80000000 : a; s = isnan(as_float((b & 0x007fffff) | 0x7f800000)) ? 0x7fffffff : 0x7f800000;", "flushes, and has one NaN"),
	}
}
