// Package orbit has the kernels of package mandelbrot: how many turns of z² + c, from z = 0
// on, stay within the square of [Radius].
package orbit

import "github.com/limbfp/limb"

// Radius bounds the real and the imaginary part of z. It is far beyond 2, where all that
// is outside the set goes: so that the last z tells how far between two counts a pixel is.
const Radius = 256

// number is a real number N with limbs of type T: those of package limb, and Machine.
type number[N any, T limb.Float] interface {
	Add(N) N
	Sub(N) N
	Mul(N) N
	MulFloat(T) N
	Sqr() N
	Abs() N
	Less(N) bool
}

// Parts are points: the real parts of the columns of a picture and the imaginary parts of its rows,
// or both of the points of an orbit.
type Parts[N any] struct{ Re, Im []N }

// at returns the parts of a pixel of a picture, the first of which is the first of a row.
func (c Parts[N]) at(i, row int) (re, im N) { return c.Re[i%len(c.Re)], c.Im[row+i/len(c.Re)] }

// Limits are where pixels are outside, the first row of a launch, the most turns, and the exponent of distances,
// where these have one.
type Limits[N any] struct {
	Far             N
	Row, Limit, Exp int
}

// Escape sets counts[i] to the turns of pixel i that stay inside, at most limit, and last[i]
// to |z|² where it leaves. c is a picture, and pixel 0 the first of a row. b.Far is Radius.
//
//limb:kernel
func Escape[N number[N, T], T limb.Float](i int, counts []int32, last []N, c Parts[N], b Limits[N]) {
	re, im := c.at(i, b.Row)
	var x, y N
	n := 0
	for n < b.Limit && x.Abs().Less(b.Far) && y.Abs().Less(b.Far) {
		xy := x.Mul(y)
		x, y = x.Sqr().Sub(y.Sqr()).Add(re), xy.MulFloat(2).Add(im)
		n++
	}
	counts[i], last[i] = int32(n), x.Sqr().Add(y.Sqr())
}

// Perturb is Escape for pixels whose c is C + δc, with the δc of a picture, from the orbit Z of C: Z₀ = 0, Z₁ = C, … until it is outside, or for
// limit turns.
//
// With z = Z + δ the orbit of the pixel is δ' = 2Zδ + δ² + δc = (Z + z)δ + δc, in which
// nothing large cancels, so that δ needs no more digits than the pixel. Where z comes nearer
// to 0 than it is to Z, and where Z ends, it goes on along Z from its start, which is 0: δ
// becomes z. The kernels of deep.go do the same with float32.
//
//limb:kernel
func Perturb[N number[N, float64]](i int, counts []int32, last []N, of, z Parts[N], most Limits[N]) {
	c, d := of.at(i, most.Row)
	var x, y N // of z
	var a, b N // of δ
	n, k := 0, 0
	for n < most.Limit && x.Abs().Less(most.Far) && y.Abs().Less(most.Far) {
		u, v := z.Re[k].Add(x), z.Im[k].Add(y)
		a, b = u.Mul(a).Sub(v.Mul(b)).Add(c), u.Mul(b).Add(v.Mul(a)).Add(d)
		n++
		k++
		x, y = z.Re[k].Add(a), z.Im[k].Add(b)
		if k == len(z.Re)-1 || nearer(x, y, a, b) {
			a, b, k = x, y, 0
		}
	}
	counts[i], last[i] = int32(n), x.Sqr().Add(y.Sqr())
}

// nearer reports whether x + yi is nearer to 0 than a + bi, by their larger parts.
func nearer[N number[N, T], T limb.Float](x, y, a, b N) bool {
	x, y, a, b = x.Abs(), y.Abs(), a.Abs(), b.Abs()
	return (x.Less(a) || x.Less(b)) && (y.Less(a) || y.Less(b))
}
