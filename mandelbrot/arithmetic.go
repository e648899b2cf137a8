package mandelbrot

import (
	"context"
	"errors"
	"math/big"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/kernel/launch"
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
	counts(ctx context.Context, d *device.Device, c *Counts, perturb bool, progress func(float64)) error
}

// Distances in float32 limbs lose their last ones below this width, since their squares do.
const least32 = 1e-25

func float32Of(x limb.QD) orbit.Single              { return orbit.Single{V: x.Float32()} }
func wide[T limb.Float](x orbit.Machine[T]) float64 { return float64(x.V) }

// escape and perturb are what limb build makes of the kernels for numbers N.
type escape[N, L any] interface {
	With(context.Context) L
	Slices(items int, counts []int32, last, re, im []N, row int, far N, limit int) error
	Run(d launch.Device, items int, counts launch.Array[int32], last, re, im launch.Array[N], row int, far N, limit int) error
}

type perturb[N, L any] interface {
	With(context.Context) L
	Slices(items int, counts []int32, last, dx, dy, zx, zy []N, row int, far N, limit int) error
	Run(d launch.Device, items int, counts launch.Array[int32], last, dx, dy, zx, zy launch.Array[N], row int, far N, limit int) error
}

// in returns the kind of numbers that from makes.
func in[N any, E escape[N, E], P perturb[N, P]](from func(limb.QD) N, float func(N) float64, e E, p P) kind {
	return of[N, E, P]{from, float, e, p}
}

type of[N any, E escape[N, E], P perturb[N, P]] struct {
	from    func(limb.QD) N
	float   func(N) float64
	escape  E
	perturb P
}

// mostTurns are as many as a band has. The next band has twice the rows of one that took less
// than shortBand, or less than longBand and hardly more than the one before, as where a browser
// looks for results now and then: a launch stays short on any device, and who waits can stop it
// soon.
const (
	mostTurns = 1 << 26
	shortBand = 40 * time.Millisecond
	longBand  = 50 * shortBand
)

// counts computes c in bands of rows.
func (k of[N, E, P]) counts(ctx context.Context, d *device.Device, c *Counts, perturb bool, progress func(float64)) error {
	v := c.View
	var zx, zy []N
	x, y := new(big.Float), new(big.Float) // what columns and rows are added to
	if perturb {
		for _, z := range reference(ctx, v) {
			zx, zy = append(zx, k.from(z.Re)), append(zy, k.from(z.Im))
		}
		if ctx.Err() != nil { // and the orbit stops short
			return ctx.Err()
		}
	} else {
		x, y = v.Re, v.Im
	}
	re, im := make([]N, v.W), make([]N, v.H)
	for i := range re {
		re[i] = k.from(limb.FromBig[limb.QD](new(big.Float).SetPrec(v.bits()).Add(x, big.NewFloat(v.column(i)))))
	}
	for j := range im {
		im[j] = k.from(limb.FromBig[limb.QD](new(big.Float).SetPrec(v.bits()).Add(y, big.NewFloat(v.row(j)))))
	}
	far := k.from(limb.NewQD(orbit.Radius))
	rows := max(1, min(v.H, mostTurns/v.Limit/v.W))
	last := make([]N, rows*v.W)
	band := func(row int, counts []int32, last []N) error {
		if perturb {
			return k.perturb.With(ctx).Slices(len(counts), counts, last, re, im, zx, zy, row, far, v.Limit)
		}
		return k.escape.With(ctx).Slices(len(counts), counts, last, re, im, row, far, v.Limit)
	}
	if d != nil {
		on, free, err := k.onDevice(ctx, d, rows*v.W, [4][]N{re, im, zx, zy}, far, v.Limit)
		defer free()
		if err != nil {
			return err
		}
		band = on
	}
	some, before := max(1, rows/64), longBand
	for row := 0; row < v.H; {
		start := time.Now()
		first, n := row*v.W, min(some, v.H-row)*v.W
		if err := band(row, c.Turns[first:first+n], last[:n]); err != nil {
			return err
		}
		for i, a := range last[:n] {
			c.Last[first+i] = k.float(a)
		}
		row = min(row+some, v.H)
		progress(float64(row) / float64(v.H))
		took := time.Since(start)
		if took < shortBand || took < longBand && took < before*3/2 {
			some = min(2*some, rows)
		}
		before = took
	}
	return ctx.Err()
}

// onDevice returns what computes a band of up to n pixels on d, from the parts of columns and
// rows, and of an orbit where there is one.
func (k of[N, E, P]) onDevice(ctx context.Context, d *device.Device, n int, parts [4][]N, far N, limit int) (band func(row int, counts []int32, last []N) error, free func(), err error) {
	var used []interface{ Free() }
	free = func() {
		for _, a := range used {
			a.Free()
		}
	}
	counts, err := device.NewArray[int32](d, n)
	if err != nil {
		return nil, free, err
	}
	used = append(used, counts)
	last, err := device.NewArray[N](d, n)
	if err != nil {
		return nil, free, err
	}
	used = append(used, last)
	var a [4]*device.Array[N]
	for i, part := range parts {
		if len(part) == 0 {
			continue
		}
		if a[i], err = device.NewArray[N](d, len(part)); err != nil {
			return nil, free, err
		}
		used = append(used, a[i])
		if err = a[i].Upload(part); err != nil {
			return nil, free, err
		}
	}
	some, end := make([]int32, n), make([]N, n)
	return func(row int, c []int32, l []N) (err error) {
		if a[2] != nil {
			err = k.perturb.With(ctx).Run(d, len(c), counts, last, a[0], a[1], a[2], a[3], row, far, limit)
		} else {
			err = k.escape.With(ctx).Run(d, len(c), counts, last, a[0], a[1], row, far, limit)
		}
		if err = errors.Join(err, counts.Download(some), last.Download(end)); err == nil {
			copy(c, some)
			copy(l, end)
		}
		return err
	}, free, nil
}
