package orbit

import "github.com/limbfp/limb"

// Machine is a machine number with the methods that the kernels need.
type Machine[T limb.Float] struct{ V T }

type (
	Single = Machine[float32]
	Double = Machine[float64]
)

// Add returns x + y.
func (x Machine[T]) Add(y Machine[T]) Machine[T] { return Machine[T]{x.V + y.V} }

// Sub returns x - y.
func (x Machine[T]) Sub(y Machine[T]) Machine[T] { return Machine[T]{x.V - y.V} }

// Mul returns xy.
func (x Machine[T]) Mul(y Machine[T]) Machine[T] { return Machine[T]{T(x.V * y.V)} }

// MulFloat returns xa.
func (x Machine[T]) MulFloat(a T) Machine[T] { return Machine[T]{T(x.V * a)} }

// Sqr returns x².
func (x Machine[T]) Sqr() Machine[T] { return Machine[T]{T(x.V * x.V)} }

// Abs returns |x|.
func (x Machine[T]) Abs() Machine[T] {
	if x.V < 0 {
		return Machine[T]{-x.V}
	}
	return x
}

// Less reports whether x < y.
func (x Machine[T]) Less(y Machine[T]) bool { return x.V < y.V }
