// Code generated from convert.go by gen; DO NOT EDIT.

package limb

import "math/big"

// quadFromBig is [FromBig] of a Quad.
func quadFromBig[T Float](v *big.Float) Quad[T] {
	return quadOf[T](quadFormat[T]().FromBig(v))
}

// Big returns x exactly, in a big.Float of just the precision that it needs,
// and nil where x is NaN.
//
// Error: exact.
// Special: infinities and -0 are kept.
func (x Quad[T]) Big() *big.Float { return x.limbs().Big() }

// BigInt returns x rounded toward zero, and nil where x is infinite or NaN.
func (x Quad[T]) BigInt() *big.Int { return x.limbs().Int() }

// Rat returns x exactly, and nil where x is infinite or NaN.
//
// Error: exact.
func (x Quad[T]) Rat() *big.Rat { return x.limbs().Rat() }
