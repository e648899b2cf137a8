// Package limb computes with numbers that are exact sums of two, three or four machine
// floats: DF and DD ([Pair]), TF and TD ([Triple]), QF and QD ([Quad]). They have about two to four
// times the bits of float32 or float64, and its exponents.
//
//	x := limb.NewDD(2).Sqrt()                    // 31 digits of √2
//	y := limb.MustParse[limb.QD]("0.1").Sin()    // 63 digits of sin 1/10
//	fmt.Printf("%.31f %v\n", x.Mul(limb.Pi[limb.DD]()), y)
//
//	type   limbs         bits   digits   range with all bits, products included
//	DF     2 × float32     48       14   10^-30 … 10^37
//	DD     2 × float64    106       31   10^-291 … 10^307
//	TF     3 × float32     72       21   10^-22 … 10^37
//	TD     3 × float64    159       47   10^-274 … 10^307
//	QF     4 × float32     96       28   10^-15 … 10^37
//	QD     4 × float64    212       63   10^-258 … 10^307
//
// Exponents are those of float32 and float64: beyond the range last limbs underflow, and products overflow.
//
// DD is the one to begin with. DF, TF and QF are for processors without float64. TF and TD, of three limbs, take about
// half of the time of QF and QD.
//
// # Numbers in
//
// [NewDD] and its kin, and [From], take machine numbers, [MustParse] and [ParseAs] take
// text, and [Pi] and its kin are constants. A Go constant is an int or a float64 before it
// becomes anything else: limb.NewDD(0.1) and limb.NewDD(math.Pi) have 16 right digits, however
// many stand in the source. MustParse[DD]("0.1") and Pi[DD]() have 31.
//
// # Types of one's own
//
// The types are structs, and functions take these and no others. type Length struct{ limb.DD } has the methods
// of a DD, text and JSON too; their results are DD: Length{x.Add(y.DD)}. type Length = limb.DD is the DD itself. type Length
// limb.DD has no methods, is printed as a struct, and takes conversions, limb.DD(x) and Length(y); a []Length is none of
// vec's slices. Machine numbers may have names of any kind: vec.FromFloat64(dst, metres).
//
// # Operations
//
// They are methods, and functions such as [Exp] for those who would rather write
// limb.Exp(x): the contract of a function is that of the method. [Real] and [Complex] are
// constraints for code that runs in all types, and with F32 and F64 in float32 and
// float64 too.
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
//
// # Words
//
//   - A machine number is a float32 or a float64, and a limb is one of those whose sum a
//     number is. The leading limb is the largest.
//   - RN(x) is x rounded to the nearest machine number, of two to the even one. ulp(a) is
//     the unit in the last place of a: the distance to the next machine number away from 0.
//   - Normalised is the form of the operands and results of all operations: each limb is at
//     most ½ulp of the one before. See [Pair] and [Quad].
//   - Canonical is one such form for each number: each limb is what is left of the number,
//     rounded to nearest. See [Pair.Canon].
//   - The grid is the numbers of a type that lie evenly between two powers of two, as machine
//     numbers do. See [Pair.ULP].
//   - Correctly rounded is rounded once to the nearest number, in two, three or four limbs as
//     [FromBig] does.
//   - A flop is an operation of the machine: +, -, ×, ÷, √ or a fused multiply-add.
//   - As Mul is as the method Mul of the same type states, as Mul of pairs as that of [Pair]
//     does. 2^126 (DF), 2^1022 (DD) is one bound for each type.
//   - A name with a year, [Knu97], is a work in docs/bibliography.md of the repository.
package limb
