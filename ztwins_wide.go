// Code generated from wide.go by gen; DO NOT EDIT.

package limb

func (x Quad[T]) limbs() limbs {
	return limbs{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)}
}

func quadOf[T Float](x *limbs) Quad[T] { return Quad[T]{T(x[0]), T(x[1]), T(x[2]), T(x[3])} }
