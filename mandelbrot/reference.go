package mandelbrot

import (
	"context"
	"math/big"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// deep is the width below which a QD has too few digits for an orbit: what its turns round,
// some 10^-63, grows as the picture does.
const deep = 1e-40

// reference returns the orbit of the centre of v, from 0 on until it is outside, and at most
// v.Limit turns: of a QD, and where that has too few digits of math/big.
func reference(ctx context.Context, v View) []orbit.Point {
	if v.Width < deep {
		return referenceBig(ctx, v)
	}
	return orbit.Reference(orbit.Point{Re: limb.FromBig[limb.QD](v.Re), Im: limb.FromBig[limb.QD](v.Im)}, v.Limit, func() bool { return ctx.Err() != nil })
}

// referenceBig is reference in as many digits as pixels need.
func referenceBig(ctx context.Context, v View) []orbit.Point {
	num := func() *big.Float { return new(big.Float).SetPrec(v.bits()) }
	x, y, xx, yy, xy := num(), num(), num(), num(), num()
	var z orbit.Point
	list := []orbit.Point{z}
	for len(list) <= v.Limit && z.Inside() && ctx.Err() == nil {
		xx.Mul(x, x)
		yy.Mul(y, y)
		xy.Mul(x, y)
		x.Add(xx.Sub(xx, yy), v.Re)
		y.Add(xy.Add(xy, xy), v.Im)
		z = orbit.Point{Re: limb.FromBig[limb.QD](x), Im: limb.FromBig[limb.QD](y)}
		list = append(list, z)
	}
	return list
}
