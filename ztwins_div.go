// Code generated from div.go by gen; DO NOT EDIT.

package limb

// Recip returns 1/x.
//
// Error: ≤ 2u⁴|1/x|.
// Domain: as Div.
// Special: 1/±0 = ±Inf, 1/±Inf = ±0.
// Cost: as Div.
func (x Quad[T]) Recip() Quad[T] { return Quad[T]{X0: 1}.Div(x) }

// DivFloat returns x/a. x/1 is x. A Go constant a has the precision of T alone.
//
// Error: ≤ 2u⁴|x/a|.
// Domain: as Div.
// Special: as Div.
// Cost: as Div.
func (x Quad[T]) DivFloat(a T) Quad[T] { return x.Div(Quad[T]{X0: a}) }
