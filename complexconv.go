package limb

// # Complex numbers and the machine's

// ComplexMachine is a type of complex numbers that Go has itself.
type ComplexMachine interface{ ~complex64 | ~complex128 }

// FromComplex returns z as a C, each part as [From] does: exactly in a CDD and a CQD.
//
// Error: exact or correctly rounded, in each part.
// Special: infinities, NaN and -0 are kept; beyond the range of C, ±Inf.
func FromComplex[C CDF | CDD | CQF | CQD, Z ComplexMachine](z Z) (x C) {
	re, im := F64(real(complex128(z))), F64(imag(complex128(z)))
	switch p := any(&x).(type) {
	case *CDF:
		*p = CDF{re.DF(), im.DF()}
	case *CDD:
		*p = CDD{re.DD(), im.DD()}
	case *CQF:
		*p = CQF{re.QF(), im.QF()}
	case *CQD:
		*p = CQD{re.QD(), im.QD()}
	}
	return x
}

// CDF returns x as a CDF, each part as [Pair.DF] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) CDF() CDF { return CDF{x.Re.DF(), x.Im.DF()} }

// CDD returns x as a CDD, each part as [Pair.DD] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) CDD() CDD { return CDD{x.Re.DD(), x.Im.DD()} }

// CQF returns x as a CQF, each part as [Pair.QF] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) CQF() CQF { return CQF{x.Re.QF(), x.Im.QF()} }

// CQD returns x as a CQD, each part as [Pair.QD] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) CQD() CQD { return CQD{x.Re.QD(), x.Im.QD()} }

// Complex128 returns x, each part rounded to nearest, ties to even.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) Complex128() complex128 { return complex(x.Re.Float64(), x.Im.Float64()) }

// Complex64 returns x, each part rounded to nearest, ties to even.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) Complex64() complex64 { return complex(x.Re.Float32(), x.Im.Float32()) }
