package matdevice

import (
	"context"
	"fmt"
	"math"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

// Cholesky is the factorisation A = LLᴴ on a device, as [mat.Cholesky] elsewhere, with the same bits.
type Cholesky[N Number[N]] struct {
	l    *Dense[N]            // and Lᴴ above its diagonal
	e    *device.Array[int32] // row and column i of A were multiplied by 2^-e[i]; nil for none
	host *mat.Cholesky[N]     // on the device "cpu"
}

// Factorize factors a, of which it reads the lower triangle. It waits once, at the end. Free gives the memory of the factor back.
//
// Error, Domain: as [mat.Cholesky.Factorize].
// Special: an element that is not finite, and a pivot that is not positive, are errors that name it, as there.
func (f *Cholesky[N]) Factorize(a *Dense[N]) error {
	return f.FactorizeContext(context.Background(), a)
}

// FactorizeContext is Factorize until ctx is done, as [Dense.MulContext].
func (f *Cholesky[N]) FactorizeContext(ctx context.Context, a *Dense[N]) error {
	if err := checkSquare("Cholesky.Factorize", a); err != nil {
		return err
	}
	f.Free()
	if onCPU(a.device) {
		x, err := a.DownloadContext(ctx)
		if err != nil {
			return err
		}
		h := new(mat.Cholesky[N])
		if err := h.FactorizeContext(ctx, x); err != nil {
			return err
		}
		f.host, f.l = h, &Dense[N]{Rows: a.Rows, Cols: a.Rows, Stride: a.Rows, device: a.device}
		return nil
	}
	if err := provenCholesky[N](ctx, a.device); err != nil {
		return err
	}
	return f.factor(ctx, a)
}

// factor is Factorize by the device's kernels.
func (f *Cholesky[N]) factor(ctx context.Context, a *Dense[N]) (err error) {
	d, n, t := a.device, a.Rows, typeof.Of[N]()
	q := &queue[N]{ctx: ctx, d: d, by: arithmeticOf[N]()}
	told, err := newTold(d, q.by.narrow, n, 3*n, n, n)
	if err != nil {
		return err
	}
	defer told.free()
	g := Cholesky[N]{}
	defer func() {
		if err != nil {
			g.Free()
		}
	}()
	if g.l, err = New[N](d, n, n); err != nil {
		return err
	}
	m := g.l.place()
	attempt := func() ([]float64, error) {
		q.lowerHalf(m, a.place(), n)
		q.sizes(m, n, n, told, 0)
		q.sizesOf(m, n, m.row+m.col, 1, 1, told, 2*n) // of the diagonal
		q.scale(m, n, n, g.e, g.e, false)
		q.factorLower(m, told, 0, n, n)
		if err := q.submit(); err != nil {
			return nil, err
		}
		return told.sizes.download(ctx)
	}
	sizes, err := attempt()
	if err != nil {
		return err
	}
	if !finite(sizes[:n]) {
		return notFinite(ctx, "cholesky", a, func(i, j int) bool { return j <= i })
	}
	if e := middle(reach(t)/2, sizes[2*n:]); e != nil {
		if g.e, err = uploaded(ctx, d, e); err != nil {
			return err
		}
		if err := told.status.FillContext(ctx, 0); err != nil {
			return err
		}
		if _, err := attempt(); err != nil {
			return err
		}
	}
	list := make([]int32, 3)
	if n == 0 {
		*f = g
		return nil
	}
	if err := told.status.DownloadContext(ctx, list); err != nil {
		return err
	}
	if list[0] == products.NotPositive {
		at, pivot := int(list[1]), make([]N, 1)
		if err := g.l.Data.Slice(at*n+at, at*n+at+1).DownloadContext(ctx, pivot); err != nil {
			return err
		}
		return fmt.Errorf("mat: cholesky: %w: the pivot of row %d is %v", mat.ErrNotPositive, at, pivot[0])
	}
	*f = g
	return nil
}

// middle returns half the exponents of a diagonal, and nil where that is in the middle of the range, as package mat has it.
func middle(far int, sizes []float64) []int32 {
	e, wide := make([]int32, len(sizes)), false
	for i, s := range sizes {
		if s > 0 && s <= math.MaxFloat64 {
			e[i] = int32(math.Ilogb(s) >> 1)
			wide = wide || 2*int(e[i]) > far || 2*int(e[i]) < -far
		}
	}
	if !wide {
		return nil
	}
	return e
}

// Free gives the memory of the factor back. Nothing is factored then.
func (f *Cholesky[N]) Free() {
	f.l.Free()
	if f.e != nil {
		f.e.Free()
	}
	*f = Cholesky[N]{}
}

// SolveTo sets x to the solution of Ax = b, for each column of b: the bits of [mat.Cholesky.SolveTo]. x may be b. It waits for the
// solution, and an element of b or x that is not finite is an error that names it.
func (f *Cholesky[N]) SolveTo(x, b *Dense[N]) error {
	return f.SolveToContext(context.Background(), x, b)
}

// SolveToContext is SolveTo until ctx is done, as [Dense.MulContext].
func (f *Cholesky[N]) SolveToContext(ctx context.Context, x, b *Dense[N]) error {
	if f.l == nil {
		return fmt.Errorf("mat: solve: %w", mat.ErrNotFactored)
	}
	s := solution[N]{call: "Cholesky.SolveTo", what: "solve", n: f.l.Rows, unknowns: f.l.Rows, dependent: -1, lu: f.l, first: f.e, last: f.e}
	if f.host != nil {
		s.host = f.host.SolveTo
	}
	s.solve = func(q *queue[N], y, z place[N], cols int, told *told) place[N] {
		q.lower(f.l.place(), y, s.n, cols, false)
		q.upper(f.l.place(), y, s.n, cols, false)
		return y
	}
	return s.to(ctx, x, b)
}

// L returns the lower triangle, and waits for it.
func (f *Cholesky[N]) L() (*mat.Dense[N], error) { return f.LContext(context.Background()) }

// LContext is L until ctx is done.
func (f *Cholesky[N]) LContext(ctx context.Context) (*mat.Dense[N], error) {
	if f.host != nil {
		return f.host.L(), nil
	}
	if f.l == nil {
		return nil, fmt.Errorf("mat: cholesky: %w", mat.ErrNotFactored)
	}
	return triangle(ctx, f.l, f.e, nil, mat.Lower)
}

// provenCholesky is provenLU for Cholesky's factor.
func provenCholesky[N Number[N]](ctx context.Context, d *device.Device) error {
	return provenFactors(ctx, d, "cholesky", new(Cholesky[N]), new(mat.Cholesky[N]))
}

// provenFactors is provenLU for factors f on the device, and those of package mat.
func provenFactors[N Number[N]](ctx context.Context, d *device.Device, way string, f interface {
	factor(ctx context.Context, a *Dense[N]) error
	SolveToContext(ctx context.Context, x, b *Dense[N]) error
	Free()
}, host interface {
	Factorize(a *mat.Dense[N]) error
	SolveTo(x, b *mat.Dense[N]) error
}) error {
	return provenSystem[N](ctx, d, way, func(a, b *Dense[N]) (*Dense[N], error) {
		defer f.Free()
		x := new(Dense[N])
		if err := f.factor(ctx, a); err != nil {
			return x, err
		}
		return x, f.SolveToContext(ctx, x, b)
	}, func(a, b *mat.Dense[N]) (*mat.Dense[N], error) {
		if err := host.Factorize(a); err != nil {
			return nil, err
		}
		x := new(mat.Dense[N])
		return x, host.SolveTo(x, b)
	})
}
