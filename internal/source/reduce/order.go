package reduce

import "math"

// # The order
//
// A reduction has one order on processors and on devices: it follows from the length alone.
// The array is reduced block by block, and the results of the blocks are an array that is
// reduced likewise. In a block the upper elements are folded onto the lower ones, element
// Lower(n) + i onto element i, until one is left.
//
// Package vec goes through a block in whole vectors, and the kernels of this package item
// by item.

// Block is the number of elements of a block, and Half the most that its first halving
// leaves.
const Block, Half = 4096, Block / 2

// Blocks returns the number of blocks of n elements.
func Blocks(n int) int { return (n + Block - 1) / Block }

// Lower returns how many of n > 1 elements a halving leaves: the largest power of two below
// n. It is 1 for 1.
func Lower(n int) int {
	m := 1
	for m*2 < n {
		m *= 2
	}
	return m
}

// Norm2 finds √Σx[i]² such that it neither overflows nor loses bits to underflow unless the
// result does: where the sum of the squares may have, the numbers are scaled by a power of
// two before. The functions work on one number, and return its leading limb: squares makes
// it the sum of (x[i]·2^-e)², largest the largest |x[i]|, and root the root of what it is,
// times 2^e. The limbs are float32 where single is set.
//
//limb:host
func Norm2(single bool, squares func(e int) (float64, error), largest func() (float64, error), root func(e int)) error {
	a, err := squares(0)
	if err != nil {
		return err
	}
	if Kept(single, a) {
		root(0)
		return nil
	}
	if a, err = largest(); err != nil || a == 0 || a-a != 0 {
		return err
	}
	_, e := math.Frexp(a)
	if _, err = squares(e); err == nil {
		root(e)
	}
	return err
}

// Kept reports whether a sum of squares of that leading limb has lost nothing: no square is
// out of range, and what those lost that are too small for a product with all its bits is
// below the last bit of the sum, for up to 2^31 of them.
//
//limb:host
func Kept(single bool, a float64) bool {
	if single {
		return 0x1p-16 <= a && a <= 0x1p120
	}
	return 0x1p-700 <= a && a <= 0x1p1000
}
