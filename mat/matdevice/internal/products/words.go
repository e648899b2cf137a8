package products

import (
	"math"
	"math/bits"

	"github.com/limbfp/limb"
)

// # Words
//
// The kernels of exact products know no floats: a number is the words of its limbs, one of 32 bits
// or two, the lower one first. So a device without float64 has products of DD too.

// WordsDF sets w to the words of x, a matrix of so many columns.
//
//limb:kernel device
func WordsDF(i int, w []int32, x []limb.DF, cols, stride int) {
	wordsDF(w, i, x[i/cols*stride+i%cols])
}

// WordsF32 is WordsDF for float32.
//
//limb:kernel device
func WordsF32(i int, w []int32, x []float32, cols, stride int) { w[i] = word(x[i/cols*stride+i%cols]) }

// WordsF64 is WordsDF for float64.
//
//limb:kernel device
func WordsF64(i int, w []int32, x []float64, cols, stride int) {
	v := x[i/cols*stride+i%cols]
	w[2*i], w[2*i+1] = low(v), high(v)
}

// WordsTF is WordsDF for TF.
//
//limb:kernel device
func WordsTF(i int, w []int32, x []limb.TF, cols, stride int) {
	wordsTF(w, i, x[i/cols*stride+i%cols])
}

// WordsTD is WordsDF for TD.
//
//limb:kernel device
func WordsTD(i int, w []int32, x []limb.TD, cols, stride int) {
	wordsTD(w, i, x[i/cols*stride+i%cols])
}

// WordsQF is WordsDF for QF.
//
//limb:kernel device
func WordsQF(i int, w []int32, x []limb.QF, cols, stride int) {
	wordsQF(w, i, x[i/cols*stride+i%cols])
}

// WordsDD is WordsDF for DD.
//
//limb:kernel device
func WordsDD(i int, w []int32, x []limb.DD, cols, stride int) {
	wordsDD(w, i, x[i/cols*stride+i%cols])
}

// WordsQD is WordsDF for QD.
//
//limb:kernel device
func WordsQD(i int, w []int32, x []limb.QD, cols, stride int) {
	wordsQD(w, i, x[i/cols*stride+i%cols])
}

// WordsCDF is WordsDF for CDF: the words of a real matrix of twice as many columns, parts side by side.
//
//limb:kernel device
func WordsCDF(i int, w []int32, x []limb.CDF, cols, stride int) {
	z := x[i/cols*stride+i%cols]
	wordsDF(w, 2*i, z.Re)
	wordsDF(w, 2*i+1, z.Im)
}

// WordsCQF is WordsCDF for CQF.
//
//limb:kernel device
func WordsCQF(i int, w []int32, x []limb.CQF, cols, stride int) {
	z := x[i/cols*stride+i%cols]
	wordsQF(w, 2*i, z.Re)
	wordsQF(w, 2*i+1, z.Im)
}

// WordsCDD is WordsCDF for CDD.
//
//limb:kernel device
func WordsCDD(i int, w []int32, x []limb.CDD, cols, stride int) {
	z := x[i/cols*stride+i%cols]
	wordsDD(w, 2*i, z.Re)
	wordsDD(w, 2*i+1, z.Im)
}

// WordsCQD is WordsCDF for CQD.
//
//limb:kernel device
func WordsCQD(i int, w []int32, x []limb.CQD, cols, stride int) {
	z := x[i/cols*stride+i%cols]
	wordsQD(w, 2*i, z.Re)
	wordsQD(w, 2*i+1, z.Im)
}

// WordsCTF is WordsCDF for CTF.
//
//limb:kernel device
func WordsCTF(i int, w []int32, x []limb.CTF, cols, stride int) {
	z := x[i/cols*stride+i%cols]
	wordsTF(w, 2*i, z.Re)
	wordsTF(w, 2*i+1, z.Im)
}

// WordsCTD is WordsCDF for CTD.
//
//limb:kernel device
func WordsCTD(i int, w []int32, x []limb.CTD, cols, stride int) {
	z := x[i/cols*stride+i%cols]
	wordsTD(w, 2*i, z.Re)
	wordsTD(w, 2*i+1, z.Im)
}

func wordsTF(w []int32, i int, x limb.TF) {
	w[3*i], w[3*i+1], w[3*i+2] = word(x.X0), word(x.X1), word(x.X2)
}

func wordsTD(w []int32, i int, x limb.TD) {
	w[6*i], w[6*i+1] = low(x.X0), high(x.X0)
	w[6*i+2], w[6*i+3] = low(x.X1), high(x.X1)
	w[6*i+4], w[6*i+5] = low(x.X2), high(x.X2)
}

func wordsDF(w []int32, i int, x limb.DF) { w[2*i], w[2*i+1] = word(x.Hi), word(x.Lo) }

func wordsQF(w []int32, i int, x limb.QF) {
	w[4*i], w[4*i+1], w[4*i+2], w[4*i+3] = word(x.X0), word(x.X1), word(x.X2), word(x.X3)
}

func wordsDD(w []int32, i int, x limb.DD) {
	w[4*i], w[4*i+1] = low(x.Hi), high(x.Hi)
	w[4*i+2], w[4*i+3] = low(x.Lo), high(x.Lo)
}

func wordsQD(w []int32, i int, x limb.QD) {
	w[8*i], w[8*i+1] = low(x.X0), high(x.X0)
	w[8*i+2], w[8*i+3] = low(x.X1), high(x.X1)
	w[8*i+4], w[8*i+5] = low(x.X2), high(x.X2)
	w[8*i+6], w[8*i+7] = low(x.X3), high(x.X3)
}

// Twice sets w to the words of twice as many rows as the complex numbers x have, of row words each: a row, and i times that
// row. A row of a complex matrix, as one of real numbers, has a real part for the one and an imaginary part for the other.
//
//limb:kernel device
func Twice(i int, w, x []int32, row, limbs, size int) {
	r, c, part := i/row, i%row, limbs*size
	w[2*r*row+c] = x[i]
	at, v := c+part, x[i]
	if c/part%2 == 1 { // the opposite of an imaginary part
		at = c - part
		if c%size == size-1 {
			v ^= math.MinInt32
		}
	}
	w[(2*r+1)*row+at] = v
}

// OfDF sets x, a matrix of so many columns, to the numbers with the words w.
//
//limb:kernel device
func OfDF(i int, x []limb.DF, w []int32, cols, stride int) { x[i/cols*stride+i%cols] = ofDF(w, i) }

// OfF32 is OfDF for float32.
//
//limb:kernel device
func OfF32(i int, x []float32, w []int32, cols, stride int) { x[i/cols*stride+i%cols] = single(w[i]) }

// OfF64 is OfDF for float64.
//
//limb:kernel device
func OfF64(i int, x []float64, w []int32, cols, stride int) {
	x[i/cols*stride+i%cols] = double(w[2*i], w[2*i+1])
}

// OfQF is OfDF for QF.
//
//limb:kernel device
func OfQF(i int, x []limb.QF, w []int32, cols, stride int) { x[i/cols*stride+i%cols] = ofQF(w, i) }

// OfDD is OfDF for DD.
//
//limb:kernel device
func OfDD(i int, x []limb.DD, w []int32, cols, stride int) { x[i/cols*stride+i%cols] = ofDD(w, i) }

// OfQD is OfDF for QD.
//
//limb:kernel device
func OfQD(i int, x []limb.QD, w []int32, cols, stride int) { x[i/cols*stride+i%cols] = ofQD(w, i) }

// OfCDF is OfDF for CDF.
//
//limb:kernel device
func OfCDF(i int, x []limb.CDF, w []int32, cols, stride int) {
	x[i/cols*stride+i%cols] = limb.CDF{Re: ofDF(w, 2*i), Im: ofDF(w, 2*i+1)}
}

// OfCQF is OfDF for CQF.
//
//limb:kernel device
func OfCQF(i int, x []limb.CQF, w []int32, cols, stride int) {
	x[i/cols*stride+i%cols] = limb.CQF{Re: ofQF(w, 2*i), Im: ofQF(w, 2*i+1)}
}

// OfCDD is OfDF for CDD.
//
//limb:kernel device
func OfCDD(i int, x []limb.CDD, w []int32, cols, stride int) {
	x[i/cols*stride+i%cols] = limb.CDD{Re: ofDD(w, 2*i), Im: ofDD(w, 2*i+1)}
}

// OfCQD is OfDF for CQD.
//
//limb:kernel device
func OfCQD(i int, x []limb.CQD, w []int32, cols, stride int) {
	x[i/cols*stride+i%cols] = limb.CQD{Re: ofQD(w, 2*i), Im: ofQD(w, 2*i+1)}
}

func ofDF(w []int32, i int) limb.DF { return limb.DF{Hi: single(w[2*i]), Lo: single(w[2*i+1])} }

func ofQF(w []int32, i int) limb.QF {
	return limb.QF{X0: single(w[4*i]), X1: single(w[4*i+1]), X2: single(w[4*i+2]), X3: single(w[4*i+3])}
}

func ofDD(w []int32, i int) limb.DD {
	return limb.DD{Hi: double(w[4*i], w[4*i+1]), Lo: double(w[4*i+2], w[4*i+3])}
}

func ofQD(w []int32, i int) limb.QD {
	return limb.QD{
		X0: double(w[8*i], w[8*i+1]), X1: double(w[8*i+2], w[8*i+3]),
		X2: double(w[8*i+4], w[8*i+5]), X3: double(w[8*i+6], w[8*i+7]),
	}
}

// OfTF is OfDF for TF.
//
//limb:kernel device
func OfTF(i int, x []limb.TF, w []int32, cols, stride int) {
	x[i/cols*stride+i%cols] = ofTF(w, i)
}

// OfTD is OfDF for TD.
//
//limb:kernel device
func OfTD(i int, x []limb.TD, w []int32, cols, stride int) {
	x[i/cols*stride+i%cols] = ofTD(w, i)
}

// OfCTF is OfDF for CTF.
//
//limb:kernel device
func OfCTF(i int, x []limb.CTF, w []int32, cols, stride int) {
	x[i/cols*stride+i%cols] = limb.CTF{Re: ofTF(w, 2*i), Im: ofTF(w, 2*i+1)}
}

// OfCTD is OfDF for CTD.
//
//limb:kernel device
func OfCTD(i int, x []limb.CTD, w []int32, cols, stride int) {
	x[i/cols*stride+i%cols] = limb.CTD{Re: ofTD(w, 2*i), Im: ofTD(w, 2*i+1)}
}

func ofTF(w []int32, i int) limb.TF {
	return limb.TF{X0: single(w[3*i]), X1: single(w[3*i+1]), X2: single(w[3*i+2])}
}

func ofTD(w []int32, i int) limb.TD {
	return limb.TD{X0: double(w[6*i], w[6*i+1]), X1: double(w[6*i+2], w[6*i+3]), X2: double(w[6*i+4], w[6*i+5])}
}

func word(x float32) int32           { return int32(math.Float32bits(x)) }
func low(x float64) int32            { return int32(uint32(math.Float64bits(x))) }
func high(x float64) int32           { return int32(uint32(math.Float64bits(x) >> 32)) }
func single(w int32) float32         { return math.Float32frombits(uint32(w)) }
func double(low, high int32) float64 { return math.Float64frombits(wide(high)<<32 | wide(low)) }

// wide is a word without a sign.
func wide(w int32) uint64 { return uint64(uint32(w)) }

// Infinite is the high of a part of a row that has a number which is infinite or NaN.
const Infinite = 1 << 20

// None is the low of a part of a row whose numbers are all 0.
const None = 1 << 20

// Numbers are those of a matrix as words: number k of row r is number r·Row + k·Col, and a number has Limbs limbs
// of Size words.
type Numbers struct {
	Words                 []int32
	Row, Col, Limbs, Size int
}

// Extent finds the powers of two between which the numbers of a part of a row are: every number of row r, or column, from part k on
// in steps of parts, where l has rows of so many parts. All are multiples of 2^extents[2i], the low, and below
// 2^extents[2i+1], the high.
//
//limb:kernel device
func Extent(i int, extents []int32, x Numbers, depth int, l Layout) {
	least, most := int32(None), int32(-None)
	r, first, place := l.number(i)
	for k := first; k < depth; k += l.Long {
		for l := 0; l < x.Limbs; l++ {
			m, e, top := integer(x.Words, ((r*x.Row+k*x.Col)*x.Limbs+l)*x.Size, x.Size)
			if top == Infinite {
				most = Infinite
			} else if m != 0 {
				least = min(least, e+63-int32(bits.LeadingZeros64(m&-m)))
				if l == 0 {
					most = max(most, top)
				}
			}
		}
	}
	extents[2*place], extents[2*place+1] = least, most
}

// Flagged sets out to whether a flag is not 0 in a part of a row of cols flags, as [Extent] has parts.
//
//limb:kernel device
func Flagged(i int, out, flags []int32, cols int, l Layout) {
	r, first, place := l.number(i)
	flag := int32(0)
	for k := first; k < cols; k += l.Long {
		flag |= flags[r*cols+k]
	}
	out[place] = flag
}

// integer returns m and e with |x| = m·2^e, and a power 2^top that is above |x|, for the limb x
// whose words, size of them, begin at at.
func integer(words []int32, at, size int) (m uint64, e, top int32) {
	if size == 2 {
		b := wide(words[at+1])<<32 | wide(words[at])
		return parts(b&(1<<52-1), int32(b>>52)&0x7ff, 0x7ff, 52, 1<<52)
	}
	b := uint32(words[at])
	return parts(uint64(b&(1<<23-1)), int32(b>>23)&0xff, 0xff, 23, 1<<23)
}

// parts is integer for a fraction of some bits, and an exponent whose largest one is infinite.
func parts(fraction uint64, exponent, infinite, length int32, one uint64) (m uint64, e, top int32) {
	least := 1 - infinite/2 - length
	m, e = fraction, least
	if exponent > 0 {
		m, e = fraction|one, least+exponent-1
	}
	top = e + length + 1
	if exponent == infinite {
		top = Infinite
	}
	return m, e, top
}
