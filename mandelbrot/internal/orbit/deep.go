package orbit

import (
	"math"

	"github.com/limbfp/limb"
)

// # Distances below the range of float32
//
// The distances δ of [Perturb] become as small as a picture, and their products smaller: below
// a width of 10^-25 what a float32 holds of them is subnormal, or 0. So the kernels of this file
// carry each as a number w of usual size and an exponent s, which every pixel has of its own:
// δ = w·2^-s. With the orbit as Z = Ẑ·2^-e and the distance of the pixel from C as ĉ·2^-q,
//
//	z  = Z + δ       = (Ẑ·2^(t-e) + w·2^(t-s))·2^-t       with t = min(e, s), and
//	δ' = (Z + z)δ + c = (ûw·2^(s'-t-s) + ĉ·2^(s'-q))·2^-s'   with s' = min(t+s, q),
//
// where û·2^-t = Z + z, which is 2Z + δ: so this is δ' = 2Zδ + δ² + c, and its square needs no
// term of its own, since it is in û, at the exponent of the larger of Z and δ. That matters where
// Z passes 0, at the start of the orbit and near nuclei: there Z is as small as δ, and both are
// far below 1.
//
// All factors are powers of two that are at most 1, and one of the two in each sum is 1. A
// number that is multiplied by a power of two keeps its bits, unless it becomes subnormal: so
// what comes out has the bits of Perturb wherever that has its digits, and what does become
// subnormal, on some devices 0, is the smaller of two terms, and 2^-126 of what it is added to,
// where a QF has 2^-96. After each turn w is brought back between 2^20 and 2^60, by powers of two
// too. There error terms of a QF, 2^-120 of their number, are normal.
//
// Exponents are counted in steps of 2^Step. They are integers of 32 bits: the depth has no limit
// but that of who computes Z and c.

// Step is what exponents count: s stands for 2^(-s·Step). Zero is the exponent of a point of an
// orbit that is 0: beyond all others, so that t is that of δ there.
const (
	Step = 40
	Zero = 1 << 20
)

// scaled is what numbers N have beside arithmetic.
type scaled[N any] interface {
	Top(N) float32      // the first limb
	Times(N, float32) N // the product with a power of two
}

// Scaled is an orbit of numbers Ẑ, each with an exponent of its own.
type Scaled[N any] struct {
	Re, Im []N
	Exp    []int32
}

// deepSingle, deepDF, deepTF and deepQF are Perturb for small numbers: c is ĉ, all at exponent q, and z the orbit.
// The parts of both are best between 2^-20 and 2^60.
//
//limb:kernel
func deepSingle(i int, counts []int32, last []Single, c Parts[Single], z Scaled[Single], b Limits[Single]) {
	deep(i, single{}, counts, last, c, z, b)
}

// deepDF is deepSingle.
//
//limb:kernel
func deepDF(i int, counts []int32, last []limb.DF, c Parts[limb.DF], z Scaled[limb.DF], b Limits[limb.DF]) {
	deep(i, pair{}, counts, last, c, z, b)
}

// deepTF is deepSingle.
//
//limb:kernel
func deepTF(i int, counts []int32, last []limb.TF, c Parts[limb.TF], z Scaled[limb.TF], b Limits[limb.TF]) {
	deep(i, triple{}, counts, last, c, z, b)
}

// deepQF is deepSingle.
//
//limb:kernel
func deepQF(i int, counts []int32, last []limb.QF, c Parts[limb.QF], z Scaled[limb.QF], b Limits[limb.QF]) {
	deep(i, quad{}, counts, last, c, z, b)
}

func deep[N number[N, float32], S scaled[N]](i int, m S, counts []int32, last []N, of Parts[N], z Scaled[N], most Limits[N]) {
	c, d := of.at(i, most.Row)
	limit, far, q := most.Limit, most.Far, most.Exp
	var a, b N // w, at exponent s
	var u, v N // û, at exponent t
	var x, y N // z
	n, k, s, t := 0, 0, q, q
	for n < limit && x.Abs().Less(far) && y.Abs().Less(far) {
		next := min(s+t, q)
		f, g := power(s+t-next), power(q-next)
		a, b = m.Times(u.Mul(a).Sub(v.Mul(b)), f).Add(m.Times(c, g)), m.Times(u.Mul(b).Add(v.Mul(a)), f).Add(m.Times(d, g))
		s = next
		n++
		k++
		e := int(z.Exp[k])
		t = min(e, s) // at which near + by·i is δ, p + r·i is Z, and x + y·i is z
		f, g = power(e-t), power(s-t)
		p, r := m.Times(z.Re[k], f), m.Times(z.Im[k], f)
		near, by := m.Times(a, g), m.Times(b, g)
		x, y = p.Add(near), r.Add(by)
		u, v = p.Add(x), r.Add(y)
		if k == len(z.Re)-1 || nearer(x, y, near, by) {
			a, b, s, k = x, y, t, 0
			u, v = x, y
		}
		f = power(t)
		x, y = m.Times(x, f), m.Times(y, f)
		f, h := window(m.Top(a.Abs()), m.Top(b.Abs()))
		a, b, s = m.Times(a, f), m.Times(b, f), s+h
	}
	counts[i], last[i] = int32(n), x.Sqr().Add(y.Sqr())
}

// power returns 2^(-n·Step), and 0 where that is not normal; n is not negative.
func power(n int) float32 {
	f := float32(0)
	if n == 0 {
		f = 1
	}
	if n == 1 {
		f = 0x1p-40
	}
	if n == 2 {
		f = 0x1p-80
	}
	if n == 3 {
		f = 0x1p-120
	}
	return f
}

// window returns 2^(h·Step) and h such that the larger of a and b, times that, lies between 2^20
// and 2^60, or comes nearer to that: h is from -1 to 3.
func window(a, b float32) (f float32, h int) {
	if b > a {
		a = b
	}
	f = 1
	if a >= 0x1p60 {
		f, h = 0x1p-40, -1
	}
	if a < 0x1p20 {
		f, h = 0x1p40, 1
	}
	if a < 0x1p-20 {
		f, h = 0x1p80, 2
	}
	if a < 0x1p-60 {
		f, h = 0x1p120, 3
	}
	return f, h
}

type (
	single struct{}
	pair   struct{}
	triple struct{}
	quad   struct{}
)

func (single) Top(x Single) float32  { return x.V }
func (pair) Top(x limb.DF) float32   { return x.Hi }
func (triple) Top(x limb.TF) float32 { return x.X0 }
func (quad) Top(x limb.QF) float32   { return x.X0 }

func (single) Times(x Single, f float32) Single { return Single{V: float32(x.V * f)} }
func (pair) Times(x limb.DF, f float32) limb.DF {
	return limb.DF{Hi: float32(x.Hi * f), Lo: float32(x.Lo * f)}
}
func (triple) Times(x limb.TF, f float32) limb.TF {
	return limb.TF{X0: float32(x.X0 * f), X1: float32(x.X1 * f), X2: float32(x.X2 * f)}
}
func (quad) Times(x limb.QF, f float32) limb.QF {
	return limb.QF{X0: float32(x.X0 * f), X1: float32(x.X1 * f), X2: float32(x.X2 * f), X3: float32(x.X3 * f)}
}

// Exponent returns the exponent q at which a distance of this size, more than 0, lies between
// 2^20 and 2^60: that of the pixels of a picture.
func Exponent(size float64) int {
	_, n := math.Frexp(size)
	return max(0, (20-n+Step)/Step)
}

// Scaled returns ẑ and e, with z = ẑ·2^(-e·Step), for a point that stands in zx, zy and ze: the
// larger part of ẑ is at least 2^-20, and e as small as that allows.
func (z Point) Scaled() (Point, int32) {
	size := max(math.Abs(z.Re.X0), math.Abs(z.Im.X0))
	if size == 0 {
		return z, Zero
	}
	_, n := math.Frexp(size) // size < 2^n
	e := max(0, (Step/2-n)/Step)
	return Point{z.Re.Ldexp(e * Step), z.Im.Ldexp(e * Step)}, int32(e)
}
