// Code generated from complexconv.go by gen; DO NOT EDIT.

package limb

// CDF returns x as a CDF, each part as [Quad.DF] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
func (x ComplexQuad[T]) CDF() CDF { return CDF{x.Re.DF(), x.Im.DF()} }

// CDD returns x as a CDD, each part as [Quad.DD] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
func (x ComplexQuad[T]) CDD() CDD { return CDD{x.Re.DD(), x.Im.DD()} }

// CQF returns x as a CQF, each part as [Quad.QF] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
func (x ComplexQuad[T]) CQF() CQF { return CQF{x.Re.QF(), x.Im.QF()} }

// CQD returns x as a CQD, each part as [Quad.QD] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
func (x ComplexQuad[T]) CQD() CQD { return CQD{x.Re.QD(), x.Im.QD()} }

// Complex128 returns x, each part rounded to nearest, ties to even.
//
//limb:host
func (x ComplexQuad[T]) Complex128() complex128 { return complex(x.Re.Float64(), x.Im.Float64()) }

// Complex64 returns x, each part rounded to nearest, ties to even.
//
//limb:host
func (x ComplexQuad[T]) Complex64() complex64 { return complex(x.Re.Float32(), x.Im.Float32()) }
