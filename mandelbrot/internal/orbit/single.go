package orbit

import "github.com/limbfp/limb"

// Single is a machine number with the methods that the kernels need.
type Single[T limb.Float] struct{ V T }

type (
	F32 = Single[float32]
	F64 = Single[float64]
)

// Add returns x + y.
func (x Single[T]) Add(y Single[T]) Single[T] { return Single[T]{x.V + y.V} }

// Sub returns x - y.
func (x Single[T]) Sub(y Single[T]) Single[T] { return Single[T]{x.V - y.V} }

// Mul returns xy.
func (x Single[T]) Mul(y Single[T]) Single[T] { return Single[T]{T(x.V * y.V)} }

// MulFloat returns xa.
func (x Single[T]) MulFloat(a T) Single[T] { return Single[T]{T(x.V * a)} }

// Sqr returns x².
func (x Single[T]) Sqr() Single[T] { return Single[T]{T(x.V * x.V)} }

// Abs returns |x|.
func (x Single[T]) Abs() Single[T] {
	if x.V < 0 {
		return Single[T]{-x.V}
	}
	return x
}

// Less reports whether x < y.
func (x Single[T]) Less(y Single[T]) bool { return x.V < y.V }
