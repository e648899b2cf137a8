package programs

import (
	"math"

	"github.com/limbfp/limb"
)

// Integers converts floats, with bits that are made of x, to integers and words in every mode, and words
// to floats.
//
//limb:kernel
func Integers(i int, d, x []int32) {
	e, w := d[AsGoRow*i:], uint32(x[i])*0x9e3779b1
	a := math.Float32frombits(w)
	b := limb.FromIntUp[float32](int(int32(w))) // in the range of integers
	e[0] = limb.Int32Down(a) ^ limb.Int32Up(b)
	e[1] = limb.Int32ToZero(a) ^ limb.Int32Nearest(b)
	e[2] = int32(limb.Uint32Down(a) ^ limb.Uint32Up(b))
	e[3] = int32(limb.Uint32ToZero(a) ^ limb.Uint32Nearest(b))
	n, m := limb.Uint64Down(a), limb.Uint64Up(float32(b*0x1.8p30))
	e[4], e[5] = int32(uint32(n>>32)), int32(uint32(n))
	e[6], e[7] = int32(uint32(m>>32)), int32(uint32(m))
	n = uint64(w)<<32 | uint64(w*0x85ebca6b)
	e[8] = int32(math.Float32bits(limb.FromUint64Down[float32](n)))
	e[9] = int32(math.Float32bits(limb.FromUint64Nearest[float32](n >> uint64(w&31))))
	e[10] = int32(math.Float32bits(limb.FromUint64ToZero[float32](n >> 24)))
	e[11] = int32(math.Float32bits(limb.FromUint32Up[float32](w)))
	e[12] = int32(math.Float32bits(limb.FromUint32Nearest[float32](w)))
	e[13] = int32(math.Float32bits(limb.FromIntDown[float32](int(int32(w)))))
	e[14] = int32(math.Float32bits(limb.FMAUp(b, 3, -1)))
	e[15] = int32(math.Float32bits(limb.DivToZero(b, 3)))
}
