// Package mat has linear algebra in the types of package limb: products, factorisations,
// systems of equations, eigenvalues and singular values, of real and complex matrices.
//
// Names are those of gonum.org/v1/gonum/mat where that has them, and a [Dense] keeps its elements
// as gonum's does, row by row. Shapes that do not match panic before anything is written, as in
// gonum and in packages vec and fft, with an error that is [ErrShape] and says what they are; [Maybe]
// makes an error of that. What is wrong with elements is an error: a matrix that is singular, an
// element that is not finite, no convergence. A receiver that is the zero
// value takes the shape of the result; one that is an operand is written when all is read.
//
// # Bits
//
// Results have the same bits with AVX-512, with AVX2 and in plain Go, on any number of cores. An
// element of a product is a chain,
//
//	c = 0; for k = 0 … K-1: c = c + a[i][k]·b[k][j]
//
// whose step is rounded as [Step] says. Neither tiles nor cores change its order, and a
// factorisation that goes by blocks updates each element by the same chain as the plain loops do.
// The first products of a process are compared with plain Go; where a processor has other bits,
// what multiplies panics.
//
// # Errors
//
// A bound |X| ≤ E means each element: |X[i][j]| ≤ E[i][j], and |A| is the matrix of the absolute
// values. u is 2^-24 (DF, QF) or 2^-53 (DD, QD), and ε a unit of the type: u² for DF and DD, u⁴ for QF
// and QD, u for machine numbers.
//
// A bound that is computed beside a result has the form of the result, in machine numbers, and is absolute: []float64 beside the
// roots of [Roots], a Dense of limb.F64 beside the matrix of a [Solution], whose elements are numbers of package limb. What
// is one number is a float64: Solution.Bound, which is relative, and condition numbers.
package mat

import (
	"errors"
	"strings"
)

// What may be wrong, for errors.Is. The errors say where.
var (
	ErrShape         = errors.New("shapes do not match")
	ErrNotFinite     = errors.New("an element is not finite")
	ErrSingular      = errors.New("the matrix is singular")
	ErrNotPositive   = errors.New("the matrix is not positive definite")
	ErrNotFactored   = errors.New("nothing has been factored: call Factorize first")
	ErrNoConvergence = errors.New("no convergence")
	ErrTolerance     = errors.New("the error may be larger than what was asked for")
)

// failure is an error of a step of what: its text has one prefix, of the package, and the steps in their order.
type failure struct {
	what string
	err  error
}

// inside returns err as what went wrong in a function of this package.
func inside(what string, err error) error { return &failure{what, err} }

func (f *failure) Error() string {
	return "mat: " + f.what + ": " + strings.TrimPrefix(f.err.Error(), "mat: ")
}

func (f *failure) Unwrap() error { return f.err }
