package fft

import (
	"context"
	"math"
	"math/big"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/workers"
)

// # Roots of unity
//
// e^(2πij/n) is brought to the first octant with integers, exactly. There it is a
// product of two entries of short tables, which have more digits than it takes to
// round the product to the nearest number.

// roots makes the roots of unity of order n.
type roots[C limb.ComplexNumber] struct {
	more func() bool // whether tables are wanted still
	n    int
	kind *kind[C]
	unit int // angles are multiples of 1/(8n)·unit of a turn
	step int // of the coarse table, in units of the fine one

	coarse, fine   []limb.CQD
	coarse2, fine2 [][2]*big.Int // fixed point, for kinds that are wide
	octant         []C           // all entries, where there are few beside n
}

const (
	fixed = 448 // bits after the point of the tables
	piHex = "3.243f6a8885a308d313198a2e03707344a4093822299f31d0082efa98ec4e6c89452821e638d01377be5466cf34e90c6cc0ac29b7c97c50dd3f84d5b5b5470917"
)

func newRoots[C limb.ComplexNumber](ctx context.Context, n int) *roots[C] {
	r := &roots[C]{more: func() bool { return ctx.Err() == nil }, n: n, kind: kindOf[C](), unit: 8}
	for n%r.unit != 0 {
		r.unit /= 2
	}
	// Angles up to 1/8 of a turn are multiples 0 … n/unit of unit/(8n) turns.
	most := n / r.unit
	r.step = int(math.Sqrt(float64(most))) + 1
	w := firstRoot(r.unit, n)
	one := [2]*big.Int{new(big.Int).Lsh(big.NewInt(1), fixed), new(big.Int)}
	fine := powers(one, w, r.step)
	coarse := powers(one, times(fine[r.step-1], w), most/r.step+1)
	if r.kind.wide {
		r.fine2, r.coarse2 = fine, coarse
	} else {
		r.fine, r.coarse = narrow(fine), narrow(coarse)
	}
	if r.unit >= 4 && n >= 64 {
		r.fillOctant(most + 1)
	}
	return r
}

// fillOctant computes all entries of the first octant.
func (r *roots[C]) fillOctant(n int) {
	const piece = 1 << 10
	octant := make([]C, n)
	workers.Spread((n+piece-1)/piece, func(i int) {
		for j := i * piece; j < min((i+1)*piece, n) && r.more(); j++ {
			octant[j] = r.entry(j)
		}
	})
	r.octant = octant
}

// firstRoot returns e^(2πi·unit/(8n)) by the series of the exponential.
func firstRoot(unit, n int) [2]*big.Int {
	pi, _, _ := big.ParseFloat(piHex, 16, fixed+64, big.ToNearestEven)
	angle := new(big.Float).SetPrec(fixed + 64).SetInt64(int64(unit))
	angle.Quo(angle.Mul(angle, pi), new(big.Float).SetInt64(4*int64(n)))
	x, _ := angle.SetMantExp(angle, fixed).Int(nil)
	sum := [2]*big.Int{new(big.Int), new(big.Int)}
	term := new(big.Int).Lsh(big.NewInt(1), fixed)
	for k := int64(0); term.Sign() != 0; k++ {
		part := sum[k%2]
		if k%4 < 2 {
			part.Add(part, term)
		} else {
			part.Sub(part, term)
		}
		term = new(big.Int).Mul(term, x)
		term.Quo(term.Rsh(term, fixed), big.NewInt(k+1))
	}
	return sum
}

// powers returns x·w^k for k < n.
func powers(x, w [2]*big.Int, n int) [][2]*big.Int {
	list := [][2]*big.Int{x}
	for len(list) < n {
		x = times(x, w)
		list = append(list, x)
	}
	return list
}

// times returns xw.
func times(x, w [2]*big.Int) [2]*big.Int {
	var t big.Int
	re := new(big.Int).Mul(x[0], w[0])
	im := new(big.Int).Mul(x[0], w[1])
	re.Sub(re, t.Mul(x[1], w[1]))
	im.Add(im, t.Mul(x[1], w[0]))
	return [2]*big.Int{re.Rsh(re, fixed), im.Rsh(im, fixed)}
}

func narrow(list [][2]*big.Int) []limb.CQD {
	out := make([]limb.CQD, len(list))
	for i, x := range list {
		out[i] = limb.CQD{Re: toQD(x[0]), Im: toQD(x[1])}
	}
	return out
}

func toQD(x *big.Int) limb.QD {
	f := new(big.Float).SetInt(x)
	return limb.FromBig[limb.QD](f.SetMantExp(f, -fixed))
}

// entry returns the root at j units, in the first octant.
func (r *roots[C]) entry(j int) C {
	var x limb.CQD
	a, b := j/r.step, j%r.step
	if r.kind.wide {
		z := times(r.coarse2[a], r.fine2[b])
		x.Re, x.Im = toQD(z[0]), toQD(z[1])
	} else {
		x = r.coarse[a].Mul(r.fine[b])
	}
	if 3*j*r.unit == 2*r.n { // sin 30°, the one part that ends
		x.Im = limb.NewQD(0.5)
	}
	return r.kind.nearest(x.Re, x.Im)
}

// at returns e^(2πij/n), each part rounded to the nearest. A zero has any sign.
func (r *roots[C]) at(j int) C {
	j %= r.n
	q, rest := 8*j/r.n, 8*j%r.n
	if q%2 == 1 {
		rest = r.n - rest
	}
	var x C
	if r.octant != nil {
		x = r.octant[rest/r.unit]
	} else {
		x = r.entry(rest / r.unit)
	}
	r.kind.octants(&x, q)
	return x
}

// A filler sets each dst[i] to a root of unity e^(2πij/n), j = index(i).
type filler[C limb.ComplexNumber] func(dst []C, index func(i int) int)

// fill fills dst, on all cores.
func (r *roots[C]) fill(dst []C, index func(i int) int) {
	const piece = 1 << 12
	workers.Spread((len(dst)+piece-1)/piece, func(k int) {
		for i := k * piece; i < min((k+1)*piece, len(dst)) && r.more(); i++ {
			dst[i] = r.at(index(i))
		}
	})
}

// fill returns the filler that computes roots of order n when they are needed.
func (k *kind[C]) fill(n int) filler[C] {
	return func(dst []C, index func(i int) int) {
		const block = 64 // some microseconds
		var j, orders [block]int32
		for i := range orders {
			orders[i] = int32(n)
		}
		for done := 0; done < len(dst); done += block {
			m := min(len(dst)-done, block)
			for i := range m {
				j[i] = int32(index(done+i) % n)
			}
			k.units(dst[done:done+m], j[:m], orders[:m])
		}
	}
}
