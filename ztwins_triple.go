// Code generated from triple.go by gen; DO NOT EDIT.

package limb

// quintOf returns x, exactly.
func quintOf[T Float](x Quad[T]) quint[T] { return quint[T]{x.X0, x.X1, x.X2, x.X3, 0} }

// neg returns -x, exactly.
func (x quint[T]) neg() quint[T] { return quint[T]{-x.X0, -x.X1, -x.X2, -x.X3, -x.X4} }

// scale returns x·f for a power of two f, exactly but for underflow.
func (x quint[T]) scale(f T) quint[T] {
	return quint[T]{T(x.X0 * f), T(x.X1 * f), T(x.X2 * f), T(x.X3 * f), T(x.X4 * f)}
}

// add returns x + y, within 3u⁵(|x| + |y|). 100 flops.
func (x quint[T]) add(y quint[T]) quint[T] {
	z := x.addLoose(y)
	return settle5(z.X0, z.X1, z.X2, z.X3, z.X4)
}

// sub returns x - y, as add.
func (x quint[T]) sub(y quint[T]) quint[T] { return x.add(y.neg()) }
