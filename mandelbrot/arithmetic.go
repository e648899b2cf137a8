package mandelbrot

import (
	"context"
	"errors"
	"math"
	"math/big"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/kernel/launch"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// arithmetic is one of the types.
type arithmetic struct {
	name string
	bits float64 // of a number
	kind
}

// kind is of[N] for one of the types.
type kind interface {
	counts(ctx context.Context, d *device.Device, c *Counts, perturb bool, progress func(float64)) error
}

func float32Of(x limb.QD) orbit.Single              { return orbit.Single{V: x.Float32()} }
func wide[T limb.Float](x orbit.Machine[T]) float64 { return float64(x.V) }

// escape, perturb and small are what limb build makes of the kernels for numbers N.
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

type small[N, L any] interface {
	With(context.Context) L
	Slices(items int, counts []int32, last, dx, dy, zx, zy []N, ze []int32, row int, far N, limit, q int) error
	Run(d launch.Device, items int, counts launch.Array[int32], last, dx, dy, zx, zy launch.Array[N], ze launch.Array[int32], row int, far N, limit, q int) error
}

// picture is what a launch of any kernel takes: the parts of columns and rows, and, for
// distances, of an orbit; where these are scaled, with their exponents.
type picture[N any] struct {
	re, im, zx, zy []N
	ze             []int32
	far            N
	limit, q       int
}

// onDevice are the arrays of a picture on a device, and what results are written to.
type onDevice[N any] struct {
	*picture[N]
	d              *device.Device
	counts, ze     *device.Array[int32]
	last           *device.Array[N]
	re, im, zx, zy *device.Array[N]
}

// distances launches a kernel of distances, from a row on, for as many pixels as there are counts.
type distances[N any] interface {
	scaled() bool // numbers have exponents
	slices(ctx context.Context, counts []int32, last []N, p *picture[N], row int) error
	run(ctx context.Context, items int, p *onDevice[N], row int) error
}

// perturbing is distances by Perturb, and scaling by one of the kernels of small numbers.
type (
	perturbing[N any, P perturb[N, P]] struct{ kernel P }
	scaling[N any, P small[N, P]]      struct{ kernel P }
)

func perturbs[N any, P perturb[N, P]](p P) distances[N] { return perturbing[N, P]{p} }
func scales[N any, P small[N, P]](p P) distances[N]     { return scaling[N, P]{p} }

func (perturbing[N, P]) scaled() bool { return false }
func (scaling[N, P]) scaled() bool    { return true }

func (k perturbing[N, P]) slices(ctx context.Context, counts []int32, last []N, p *picture[N], row int) error {
	return k.kernel.With(ctx).Slices(len(counts), counts, last, p.re, p.im, p.zx, p.zy, row, p.far, p.limit)
}

func (k perturbing[N, P]) run(ctx context.Context, items int, p *onDevice[N], row int) error {
	return k.kernel.With(ctx).Run(p.d, items, p.counts, p.last, p.re, p.im, p.zx, p.zy, row, p.far, p.limit)
}

func (k scaling[N, P]) slices(ctx context.Context, counts []int32, last []N, p *picture[N], row int) error {
	return k.kernel.With(ctx).Slices(len(counts), counts, last, p.re, p.im, p.zx, p.zy, p.ze, row, p.far, p.limit, p.q)
}

func (k scaling[N, P]) run(ctx context.Context, items int, p *onDevice[N], row int) error {
	return k.kernel.With(ctx).Run(p.d, items, p.counts, p.last, p.re, p.im, p.zx, p.zy, p.ze, row, p.far, p.limit, p.q)
}

// in returns the kind of numbers that from makes.
func in[N any, E escape[N, E]](from func(limb.QD) N, float func(N) float64, e E, d distances[N]) kind {
	return of[N, E]{from, float, e, d}
}

type of[N any, E escape[N, E]] struct {
	from      func(limb.QD) N
	float     func(N) float64
	escape    E
	distances distances[N]
}

// pictureOf returns the numbers of a picture.
func (k of[N, E]) pictureOf(ctx context.Context, v View, perturb bool) *picture[N] {
	p := &picture[N]{re: make([]N, v.W), im: make([]N, v.H), far: k.from(limb.NewQD(orbit.Radius)), limit: v.Limit}
	if !perturb {
		for i := range p.re {
			p.re[i] = k.from(limb.FromBig[limb.QD](new(big.Float).SetPrec(v.bits()).Add(v.Re, big.NewFloat(v.column(i)))))
		}
		for j := range p.im {
			p.im[j] = k.from(limb.FromBig[limb.QD](new(big.Float).SetPrec(v.bits()).Add(v.Im, big.NewFloat(v.row(j)))))
		}
		return p
	}
	scaled := k.distances.scaled()
	if scaled {
		p.q = orbit.Exponent(max(math.Abs(v.column(0)), math.Abs(v.row(0))))
	}
	for i := range p.re {
		p.re[i] = k.from(limb.NewQD(math.Ldexp(v.column(i), p.q*orbit.Step)))
	}
	for j := range p.im {
		p.im[j] = k.from(limb.NewQD(math.Ldexp(v.row(j), p.q*orbit.Step)))
	}
	for _, z := range reference(ctx, v) {
		if scaled {
			var e int32
			z, e = z.Scaled()
			p.ze = append(p.ze, e)
		}
		p.zx, p.zy = append(p.zx, k.from(z.Re)), append(p.zy, k.from(z.Im))
	}
	return p
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
func (k of[N, E]) counts(ctx context.Context, d *device.Device, c *Counts, perturb bool, progress func(float64)) error {
	v := c.View
	p := k.pictureOf(ctx, v, perturb)
	if ctx.Err() != nil { // and the orbit stops short
		return ctx.Err()
	}
	rows := max(1, min(v.H, mostTurns/v.Limit/v.W))
	last := make([]N, rows*v.W)
	band := func(row int, counts []int32, last []N) error {
		if perturb {
			return k.distances.slices(ctx, counts, last, p, row)
		}
		return k.escape.With(ctx).Slices(len(counts), counts, last, p.re, p.im, row, p.far, v.Limit)
	}
	if d != nil {
		on, free, err := k.onDevice(ctx, d, rows*v.W, p)
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

// onDevice returns what computes a band of up to n pixels of p on d.
func (k of[N, E]) onDevice(ctx context.Context, d *device.Device, n int, p *picture[N]) (band func(row int, counts []int32, last []N) error, free func(), err error) {
	a := &onDevice[N]{picture: p, d: d}
	var used []interface{ Free() }
	free = func() {
		for _, a := range used {
			a.Free()
		}
	}
	a.counts, a.last = place[int32](d, n, nil, &used, &err), place[N](d, n, nil, &used, &err)
	a.re, a.im = place(d, len(p.re), p.re, &used, &err), place(d, len(p.im), p.im, &used, &err)
	if p.zx != nil {
		a.zx, a.zy = place(d, len(p.zx), p.zx, &used, &err), place(d, len(p.zy), p.zy, &used, &err)
	}
	if p.ze != nil {
		a.ze = place(d, len(p.ze), p.ze, &used, &err)
	}
	if err != nil {
		return nil, free, err
	}
	some, end := make([]int32, n), make([]N, n)
	return func(row int, c []int32, l []N) (err error) {
		if p.zx != nil {
			err = k.distances.run(ctx, len(c), a, row)
		} else {
			err = k.escape.With(ctx).Run(d, len(c), a.counts, a.last, a.re, a.im, row, p.far, p.limit)
		}
		if err = errors.Join(err, a.counts.Download(some), a.last.Download(end)); err == nil {
			copy(c, some)
			copy(l, end)
		}
		return err
	}, free, nil
}

// place makes an array of n elements with the values of x, which may be none, and adds it to
// used. After an error it does nothing.
func place[T any](d *device.Device, n int, x []T, used *[]interface{ Free() }, err *error) (a *device.Array[T]) {
	if *err != nil {
		return nil
	}
	if a, *err = device.NewArray[T](d, n); *err != nil {
		return nil
	}
	*used = append(*used, a)
	if x != nil {
		*err = a.Upload(x)
	}
	return a
}
