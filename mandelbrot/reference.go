package mandelbrot

import (
	"context"
	"math/big"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// point is a point of an orbit.
type point struct{ re, im limb.QD }

// deep is the width below which a QD has too few digits for an orbit: what its turns round,
// some 10^-63, grows as the picture does.
const deep = 1e-40

// reference returns the orbit of the centre of v, from 0 on until it is outside, and at most
// v.Limit turns: of a QD, and where that has too few digits of math/big.
func reference(ctx context.Context, v View) []point {
	if v.Width < deep {
		return referenceBig(ctx, v)
	}
	c := point{limb.FromBig[limb.QD](v.Re), limb.FromBig[limb.QD](v.Im)}
	far := limb.NewQD(orbit.Radius)
	var z point
	list := []point{z}
	for len(list) <= v.Limit && z.re.Abs().Less(far) && z.im.Abs().Less(far) && ctx.Err() == nil {
		xy := z.re.Mul(z.im)
		z = point{z.re.Sqr().Sub(z.im.Sqr()).Add(c.re), xy.MulFloat(2).Add(c.im)}
		list = append(list, z)
	}
	return list
}

// referenceBig is reference in as many digits as pixels need.
func referenceBig(ctx context.Context, v View) []point {
	num := func() *big.Float { return new(big.Float).SetPrec(v.bits()) }
	x, y, xx, yy, xy := num(), num(), num(), num(), num()
	var z point
	list := []point{z}
	far := limb.NewQD(orbit.Radius)
	for len(list) <= v.Limit && z.re.Abs().Less(far) && z.im.Abs().Less(far) && ctx.Err() == nil {
		xx.Mul(x, x)
		yy.Mul(y, y)
		xy.Mul(x, y)
		x.Add(xx.Sub(xx, yy), v.Re)
		y.Add(xy.Add(xy, xy), v.Im)
		z = point{limb.FromBig[limb.QD](x), limb.FromBig[limb.QD](y)}
		list = append(list, z)
	}
	return list
}
