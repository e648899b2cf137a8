package mandelbrot

import (
	"context"
	"math/big"
	"sync/atomic"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/workers"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// arithmetic is one of the types.
type arithmetic struct {
	name  string
	bits  float64 // of a number
	least float64 // the width down to which distances in it keep their digits
	kind
}

// kind is of[N] for one of the types.
type kind interface {
	counts(ctx context.Context, v View, perturb bool, c *Counts, progress func(float64)) error
}

// Distances in float32 limbs lose their last ones below this width, since their squares do.
const least32 = 1e-25

var arithmetics = []arithmetic{
	{"float32", 24, least32, of[orbit.F32]{
		func(x limb.QD) orbit.F32 { return orbit.F32{V: x.Float32()} },
		func(x orbit.F32) float64 { return float64(x.V) }, orbit.Escape[orbit.F32, float32], orbit.Perturb[orbit.F32, float32]}},
	{"DF", 48, least32, of[limb.DF]{limb.QD.DF, limb.DF.Float64, orbit.Escape[limb.DF, float32], orbit.Perturb[limb.DF, float32]}},
	{"float64", 53, MinWidth, of[orbit.F64]{
		func(x limb.QD) orbit.F64 { return orbit.F64{V: x.Float64()} },
		func(x orbit.F64) float64 { return x.V }, orbit.Escape[orbit.F64, float64], orbit.Perturb[orbit.F64, float64]}},
	{"QF", 96, least32, of[limb.QF]{limb.QD.QF, limb.QF.Float64, orbit.Escape[limb.QF, float32], orbit.Perturb[limb.QF, float32]}},
	{"DD", 106, MinWidth, of[limb.DD]{limb.QD.DD, limb.DD.Float64, orbit.Escape[limb.DD, float64], orbit.Perturb[limb.DD, float64]}},
	{"QD", 212, MinWidth, of[limb.QD]{limb.QD.QD, limb.QD.Float64, orbit.Escape[limb.QD, float64], orbit.Perturb[limb.QD, float64]}},
}

// of has what is to be known of a type of numbers, and the kernels for it.
type of[N any] struct {
	from    func(limb.QD) N
	float   func(N) float64
	escape  func(i int, counts []int32, last, re, im []N, far N, limit int)
	perturb func(i int, counts []int32, last, dx, dy, zx, zy []N, far N, limit int)
}

// counts computes the counts of v in bands of rows, so that a piece of work stays short.
func (k of[N]) counts(ctx context.Context, v View, perturb bool, c *Counts, progress func(float64)) error {
	var zx, zy []N
	x, y := new(big.Float), new(big.Float) // what columns and rows are added to
	if perturb {
		for _, z := range reference(ctx, v) {
			zx, zy = append(zx, k.from(z.re)), append(zy, k.from(z.im))
		}
		if ctx.Err() != nil { // and the orbit stops short
			return ctx.Err()
		}
	} else {
		x, y = v.Re, v.Im
	}
	re, im := make([]N, v.W), make([]N, v.H)
	prec := v.bits()
	for i := range re {
		re[i] = k.from(limb.FromBig[limb.QD](new(big.Float).SetPrec(prec).Add(x, big.NewFloat(v.column(i)))))
	}
	for j := range im {
		im[j] = k.from(limb.FromBig[limb.QD](new(big.Float).SetPrec(prec).Add(y, big.NewFloat(v.row(j)))))
	}
	far := k.from(limb.NewQD(orbit.Radius))
	rows := max(1, min(v.H, 1<<26/v.Limit/v.W))
	last := make([]N, rows*v.W)
	for j := 0; j < v.H; j += rows {
		some := im[j:min(j+rows, v.H)]
		n, first := len(some)*v.W, j*v.W
		err := items(ctx, n, func(i int) {
			if perturb {
				k.perturb(i, c.Turns[first:first+n], last[:n], re, some, zx, zy, far, v.Limit)
			} else {
				k.escape(i, c.Turns[first:first+n], last[:n], re, some, far, v.Limit)
			}
		})
		if err != nil {
			return err
		}
		for i, a := range last[:n] {
			c.Last[first+i] = k.float(a)
		}
		progress(float64(j+len(some)) / float64(v.H))
	}
	return ctx.Err()
}

// items runs a kernel for n items on all cores.
func items(ctx context.Context, n int, item func(i int)) error {
	const piece = 256
	var stopped atomic.Bool
	defer context.AfterFunc(ctx, func() { stopped.Store(true) })()
	workers.Spread((n+piece-1)/piece, func(p int) {
		for i := p * piece; i < min(n, (p+1)*piece) && !stopped.Load(); i++ {
			item(i)
		}
	})
	return ctx.Err()
}
