package orbit

import "github.com/limbfp/limb"

// Point is a point of an orbit.
type Point struct{ Re, Im limb.QD }

// Inside reports whether z is within the square of Radius.
func (z Point) Inside() bool {
	far := limb.NewQD(Radius)
	return z.Re.Abs().Less(far) && z.Im.Abs().Less(far)
}

// Reference returns the orbit of c, from 0 on until it is outside, and at most limit turns, or
// until stop says so.
func Reference(c Point, limit int, stop func() bool) []Point {
	var z Point
	list := []Point{z}
	for len(list) <= limit && z.Inside() && !stop() {
		xy := z.Re.Mul(z.Im)
		z = Point{z.Re.Sqr().Sub(z.Im.Sqr()).Add(c.Re), xy.MulFloat(2).Add(c.Im)}
		list = append(list, z)
	}
	return list
}
