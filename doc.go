// Package limb computes with numbers that are exact sums of two or four machine
// floats: DF and DD ([Pair]), QF and QD ([Quad]). They have about two and four
// times the bits of float32 or float64, and its exponents.
//
//	x := limb.FromFloat(2.0).Sqrt()  // a DD
//	fmt.Printf("%.31f\n", x.Sin())
//
// Every operation states its contract in fixed words: the error in units of u²
// or u⁴, where u is 2^-24 for float32 limbs and 2^-53 for float64; the domain in
// which it holds; the special values; the cost. Infinities, NaN and the sign of
// zero are those of IEEE 754 on the leading limb. A result too small for its last
// limbs is below the domain: there it may be off by a few of the least subnormal
// number more than the bound says.
//
// The source of this package is also the source of the kernels that package
// device runs: a function gives the same bits everywhere.
package limb
