package mandelbrot

import (
	"context"
	"errors"
	"math"
	"math/big"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/kernel/launch"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// arithmetic is a type of numbers that pictures are computed in.
type arithmetic struct {
	name string
	bits float64 // of a number
	kind
}

// kind is of[N] for one of the types.
type kind interface {
	scaled() bool // distances have exponents
	band(ctx context.Context, d *device.Device, c *Counts, p *picture, n int) (launch func(row, first, n int) error, free func(), err error)
}

func float32Of(x limb.QD) orbit.Single              { return orbit.Single{V: x.Float32()} }
func wide[T limb.Float](x orbit.Machine[T]) float64 { return float64(x.V) }

// escape, perturb and small are what limb build makes of the kernels for numbers N.
type escape[N any] interface {
	SlicesContext(ctx context.Context, items int, counts []int32, last []N, c orbit.Parts[N], b orbit.Limits[N]) error
	RunContext(ctx context.Context, d launch.Device, items int, counts launch.Array[int32], last launch.Array[N], c orbit.PartsArrays[N], b orbit.Limits[N]) error
}

type perturb[N any] interface {
	SlicesContext(ctx context.Context, items int, counts []int32, last []N, of, z orbit.Parts[N], b orbit.Limits[N]) error
	RunContext(ctx context.Context, d launch.Device, items int, counts launch.Array[int32], last launch.Array[N], of, z orbit.PartsArrays[N], b orbit.Limits[N]) error
}

type small[N any] interface {
	SlicesContext(ctx context.Context, items int, counts []int32, last []N, c orbit.Parts[N], z orbit.Scaled[N], b orbit.Limits[N]) error
	RunContext(ctx context.Context, d launch.Device, items int, counts launch.Array[int32], last launch.Array[N], c orbit.PartsArrays[N], z orbit.ScaledArrays[N], b orbit.Limits[N]) error
}

// picture is what a launch of any kernel takes: the parts of columns and rows, and, for
// distances, of an orbit; where these are scaled, with their exponents.
type picture struct {
	re, im, zx, zy []limb.QD
	ze             []int32
	far            limb.QD
	limit, q       int
}

func (f *frame) picture(ctx context.Context, perturb, scaled bool) *picture {
	v := f.view
	p := &picture{far: limb.NewQD(orbit.Radius), limit: v.Limit}
	if perturb && scaled {
		p.q = orbit.Exponent(max(math.Abs(v.column(0)), math.Abs(v.row(0))))
	}
	at := func(center *big.Float, off float64) limb.QD {
		if perturb {
			return limb.NewQD(math.Ldexp(off, p.q*orbit.Step))
		}
		return limb.FromBig[limb.QD](new(big.Float).SetPrec(v.bits()).Add(center, big.NewFloat(off)))
	}
	for _, off := range f.columns {
		p.re = append(p.re, at(v.Re, off))
	}
	for _, off := range f.rows {
		p.im = append(p.im, at(v.Im, off))
	}
	if !perturb {
		return p
	}
	for _, z := range reference(ctx, v) {
		if scaled {
			var e int32
			z, e = z.Scaled()
			p.ze = append(p.ze, e)
		}
		p.zx, p.zy = append(p.zx, z.Re), append(p.zy, z.Im)
	}
	return p
}

// numbers are the numbers of a picture in a type.
type numbers[N any] struct {
	re, im, zx, zy []N
	ze             []int32
	far            N
	limit, q       int
}

func (p *numbers[N]) picture() orbit.Parts[N] { return orbit.Parts[N]{Re: p.re, Im: p.im} }

func (p *numbers[N]) limits(row int) orbit.Limits[N] {
	return orbit.Limits[N]{Far: p.far, Row: row, Limit: p.limit, Exp: p.q}
}

// arrays are numbers on a device, and what results are written to.
type arrays[N any] struct {
	d              *device.Device
	counts, ze     *device.Array[int32]
	last           *device.Array[N]
	re, im, zx, zy *device.Array[N]
}

func (a *arrays[N]) picture() orbit.PartsArrays[N] { return orbit.PartsArrays[N]{Re: a.re, Im: a.im} }

// distances launches a kernel of distances, from a row on, for as many pixels as there are counts.
type distances[N any] interface {
	scaled() bool
	slices(ctx context.Context, counts []int32, last []N, p *numbers[N], row int) error
	run(ctx context.Context, items int, a *arrays[N], p *numbers[N], row int) error
}

// perturbing is distances by Perturb, and scaling by one of the kernels of small numbers.
type (
	perturbing[N any] struct{ kernel perturb[N] }
	scaling[N any]    struct{ kernel small[N] }
)

func perturbs[N any](p perturb[N]) distances[N] { return perturbing[N]{p} }
func scales[N any](p small[N]) distances[N]     { return scaling[N]{p} }

func (perturbing[N]) scaled() bool { return false }
func (scaling[N]) scaled() bool    { return true }

func (k perturbing[N]) slices(ctx context.Context, counts []int32, last []N, p *numbers[N], row int) error {
	return k.kernel.SlicesContext(ctx, len(counts), counts, last, p.picture(), orbit.Parts[N]{Re: p.zx, Im: p.zy}, p.limits(row))
}

func (k perturbing[N]) run(ctx context.Context, items int, a *arrays[N], p *numbers[N], row int) error {
	return k.kernel.RunContext(ctx, a.d, items, a.counts, a.last, a.picture(), orbit.PartsArrays[N]{Re: a.zx, Im: a.zy}, p.limits(row))
}

func (k scaling[N]) slices(ctx context.Context, counts []int32, last []N, p *numbers[N], row int) error {
	return k.kernel.SlicesContext(ctx, len(counts), counts, last, p.picture(), orbit.Scaled[N]{Re: p.zx, Im: p.zy, Exp: p.ze}, p.limits(row))
}

func (k scaling[N]) run(ctx context.Context, items int, a *arrays[N], p *numbers[N], row int) error {
	return k.kernel.RunContext(ctx, a.d, items, a.counts, a.last, a.picture(), orbit.ScaledArrays[N]{Re: a.zx, Im: a.zy, Exp: a.ze}, p.limits(row))
}

// in returns the kind of numbers that from makes.
func in[N any](from func(limb.QD) N, float func(N) float64, e escape[N], d distances[N]) kind {
	return of[N]{from, float, e, d}
}

type of[N any] struct {
	from      func(limb.QD) N
	float     func(N) float64
	escape    escape[N]
	distances distances[N]
}

func (k of[N]) scaled() bool { return k.distances != nil && k.distances.scaled() }

// all returns numbers of QDs; none of none.
func (k of[N]) all(list []limb.QD) (out []N) {
	for _, x := range list {
		out = append(out, k.from(x))
	}
	return out
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
func counts(ctx context.Context, d *device.Device, f *frame, c *Counts, k kind, perturb bool, progress func(float64)) error {
	v := c.View
	p := f.picture(ctx, perturb, k.scaled())
	if ctx.Err() != nil { // and the orbit stops short
		return cause.Of(ctx)
	}
	rows := max(1, min(v.H, mostTurns/v.Limit/v.W))
	launch, free, err := k.band(ctx, d, c, p, rows*v.W)
	defer free()
	if err != nil {
		return err
	}
	some, before := max(1, rows/64), longBand
	for row := 0; row < v.H; {
		start := time.Now()
		if err := launch(row, row*v.W, min(some, v.H-row)*v.W); err != nil {
			return err
		}
		row = min(row+some, v.H)
		progress(float64(row) / float64(v.H))
		took := time.Since(start)
		if took < shortBand || took < longBand && took < before*3/2 {
			some = min(2*some, rows)
		}
		before = took
	}
	return cause.Of(ctx)
}

// band returns what computes n pixels of c, at most as many as are said here, from a row and a
// pixel on: on a device, or where d is nil on the processor.
func (k of[N]) band(ctx context.Context, d *device.Device, c *Counts, q *picture, n int) (launch func(row, first, n int) error, free func(), err error) {
	p := &numbers[N]{k.all(q.re), k.all(q.im), k.all(q.zx), k.all(q.zy), q.ze, k.from(q.far), q.limit, q.q}
	last, free := make([]N, n), func() {}
	if p.zx != nil && k.distances == nil {
		return nil, free, errors.New("there are no distances in this type here")
	}
	done := func(first, n int) {
		for i, a := range last[:n] {
			c.Last[first+i] = k.float(a)
		}
	}
	if d == nil {
		return func(row, first, n int) (err error) {
			counts := c.Turns[first : first+n]
			if p.zx != nil {
				err = k.distances.slices(ctx, counts, last[:n], p, row)
			} else {
				err = k.escape.SlicesContext(ctx, n, counts, last[:n], p.picture(), p.limits(row))
			}
			done(first, n)
			return err
		}, free, nil
	}
	a := &arrays[N]{d: d}
	var used []interface{ Free() }
	free = func() {
		for _, a := range used {
			a.Free()
		}
	}
	counts := make([]int32, n)
	a.counts = place(d, counts, &used, &err)
	for i, x := range [][]N{last, p.re, p.im, p.zx, p.zy} {
		*[]**device.Array[N]{&a.last, &a.re, &a.im, &a.zx, &a.zy}[i] = place(d, x, &used, &err)
	}
	a.ze = place(d, p.ze, &used, &err)
	return func(row, first, n int) (err error) {
		if p.zx != nil {
			err = k.distances.run(ctx, n, a, p, row)
		} else {
			err = k.escape.RunContext(ctx, d, n, a.counts, a.last, a.picture(), p.limits(row))
		}
		if err = errors.Join(err, a.counts.DownloadContext(ctx, counts), a.last.DownloadContext(ctx, last)); err == nil {
			copy(c.Turns[first:], counts[:n])
			done(first, n)
		}
		return err
	}, free, err
}

// place makes an array of x, none of nothing, and adds it to used. After an error it does nothing.
func place[T any](d *device.Device, x []T, used *[]interface{ Free() }, err *error) (a *device.Array[T]) {
	if *err != nil || len(x) == 0 {
		return nil
	}
	if a, *err = device.NewArray[T](d, len(x)); *err == nil {
		*used = append(*used, a)
		*err = a.Upload(x)
	}
	return a
}
