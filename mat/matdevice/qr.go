package matdevice

import (
	"context"
	"fmt"
	"math"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

// QR is the factorisation A = QR on a device, as [mat.QR] elsewhere, with the same bits.
type QR[N Number[N]] struct {
	qr, t      *Dense[N]            // R, with the vectors below its diagonal, of A with column i multiplied by 2^-e[i]
	e          *device.Array[int32] // nil for none
	rows, cols int
	dependent  int        // the first column that depends on those before it, -1 for none
	host       *mat.QR[N] // on the device "cpu"
	device     *device.Device
}

// Factorize factors a, which is left as it is. It waits at the end. Free gives the memory of the factors back. A column is one
// reflection, which a group makes: matrices of some hundred columns are as good elsewhere.
//
// Error: as [mat.QR.Factorize].
// Special: an element that is not finite is an error that names it, as there.
func (f *QR[N]) Factorize(a *Dense[N]) error { return f.FactorizeContext(context.Background(), a) }

// FactorizeContext is Factorize until ctx is done, as [Dense.MulContext].
func (f *QR[N]) FactorizeContext(ctx context.Context, a *Dense[N]) error {
	if err := a.check("QR.Factorize"); err != nil {
		return err
	}
	if a.Rows < a.Cols {
		wrongShape("QR.Factorize", "a is %d × %d: it must have no more columns than rows: factor its transpose", a.Rows, a.Cols)
	}
	f.Free()
	if onCPU(a.device) {
		x, err := a.DownloadContext(ctx)
		if err != nil {
			return err
		}
		h := new(mat.QR[N])
		if err := h.FactorizeContext(ctx, x); err != nil {
			return err
		}
		*f = QR[N]{host: h, rows: a.Rows, cols: a.Cols, device: a.device}
		return nil
	}
	if err := provenQR[N](ctx, a.device); err != nil {
		return err
	}
	return f.factor(ctx, a)
}

// factor is Factorize by the device's kernels.
func (f *QR[N]) factor(ctx context.Context, a *Dense[N]) (err error) {
	d, m, n := a.device, a.Rows, a.Cols
	q := &queue[N]{ctx: ctx, d: d, by: arithmeticOf[N]()}
	told, err := newTold(d, q.by.narrow, n, 2*(m+n), m, n)
	if err != nil {
		return err
	}
	defer told.free()
	g := QR[N]{rows: m, cols: n, dependent: -1, device: d}
	defer func() {
		if err != nil {
			g.Free()
		}
	}()
	if g.qr, err = New[N](d, m, n); err != nil {
		return err
	}
	if g.t, err = New[N](d, n, n); err != nil {
		return err
	}
	free, err := device.NewArray[N](d, m+reflectRoom(m, n))
	if err != nil {
		return err
	}
	defer free.Free()
	r := &reflections[N]{queue: q, told: told, squares: place[N]{free.Slice(0, m), 0, 1, 1}, free: free.Slice(m, free.Len())}
	attempt := func() ([]float64, error) {
		if err := g.t.Data.FillContext(ctx, *new(N)); err != nil {
			return nil, err
		}
		q.rearrange(g.qr.place(), a.place(), m, n, nil, false, told)
		q.sizes(g.qr.place(), m, n, told, 0)
		q.scale(g.qr.place(), m, n, nil, g.e, false)
		r.reflect(g.qr.place(), g.t.place(), m, n)
		q.sizes(g.qr.place(), m, n, told, m+n)
		if err := q.submit(); err != nil {
			return nil, err
		}
		return told.sizes.download(ctx)
	}
	sizes, err := attempt()
	if err != nil {
		return err
	}
	if !finite(sizes[:m]) {
		return notFinite(ctx, "qr", a, all)
	}
	if far := columnsFar(typeof.Of[N](), sizes[m:m+n]); far != nil && m > 0 {
		if g.e, err = uploaded(ctx, d, far); err != nil {
			return err
		}
		if sizes, err = attempt(); err != nil {
			return err
		}
	}
	if !finite(sizes[m+n : 2*m+n]) {
		return notFinite(ctx, "qr: overflow", g.qr, all)
	}
	top, err := g.qr.Slice(0, n, 0, n).DownloadContext(ctx)
	if err != nil {
		return err
	}
	g.dependent = dependent(top)
	*f = g
	return nil
}

// dependent returns the first column of R that package mat takes for one that depends on those before it, or -1.
func dependent[N Number[N]](r *mat.Dense[N]) int {
	n, t := r.Rows, typeof.Of[N]()
	unit := math.Ldexp(1, -53*t.Limbs())
	if t.Elem() == types.F32 {
		unit = math.Ldexp(1, -24*t.Limbs())
	}
	for j := range n {
		most := 0.0
		for i := range j + 1 {
			most = max(most, sizeOf(r.At(i, j)))
		}
		if sizeOf(r.At(j, j)) <= float64(float64(n)*unit)*most {
			return j
		}
	}
	return -1
}

// sizeOf returns |re| + |im| of leading limbs.
func sizeOf[N Number[N]](x N) float64 {
	t, list, s := typeof.Of[N](), []N{x}, 0.0
	for i := 0; i < 2*t.Limbs() && (i == 0 || t.Complex()); i += t.Limbs() {
		if t.Elem() == types.F32 {
			s += math.Abs(float64(memory[float32](list)[i]))
		} else {
			s += math.Abs(memory[float64](list)[i])
		}
	}
	return s
}

// reflections queues the reflections of a factorisation, with room for what they need meanwhile, as package mat has it.
type reflections[N Number[N]] struct {
	*queue[N]
	told    *told
	squares place[N]
	free    *device.Array[N]
}

// reflectRoom returns how many elements reflect cuts.
func reflectRoom(m, n int) int {
	if n < 2 {
		return 0
	}
	h := products.Half(n)
	k := n - h
	return max(reflectRoom(m, h), m*h+max(h*h+2*h*k, reflectRoom(m-h, k), (m-h)*k+3*h*k))
}

// cut returns a matrix of so many rows and columns in what is free.
func (r *reflections[N]) cut(rows, cols int) place[N] {
	p := place[N]{r.free.Slice(0, rows*cols), 0, cols, 1}
	r.free = r.free.Slice(rows*cols, r.free.Len())
	return p
}

// product sets c to ab.
func (r *reflections[N]) product(c, a, b place[N], rows, cols, depth int) {
	by := wayOf[N](r.d.Info(), rows, cols)
	k, err := proven[N](r.ctx, r.d, by)
	if err != nil && r.err == nil {
		r.err = err
	}
	if r.err != nil {
		return
	}
	of := func(p place[N], rows, cols int) matrix[N] {
		return matrix[N]{p.data.Slice(p.at, p.data.Len()), rows, cols, p.row, p.col}
	}
	r.list = append(r.list, launches(k, r.d.Info(), by, of(c, rows, cols), of(a, rows, depth), of(b, depth, cols))...)
}

func (r *reflections[N]) vectors(v, a place[N], rows, cols int) {
	r.launch("Vectors"+r.by.kind, rows*cols, v.data, v.at, v.row, v.col, a.data, a.at, a.row, a.col, cols)
}

// adjointTimes sets c to aᴴb, where a has so many rows.
func (r *reflections[N]) adjointTimes(c, a, b place[N], rows, cols, depth int) {
	if !typeof.Of[N]().Complex() {
		r.product(c, a.turned(), b, rows, cols, depth)
		return
	}
	r.copied(a, a, depth, rows, r.told, true, false, false) // and back
	r.product(c, a.turned(), b, rows, cols, depth)
	r.copied(a, a, depth, rows, r.told, true, false, false)
}

// turn sets b, of m rows and k columns, to (I - VTVᴴ)b, for h vectors.
func (r *reflections[N]) turn(v, t, b place[N], m, h, k int) {
	before := r.free
	w, x := r.cut(h, k), r.cut(h, k)
	r.adjointTimes(w, v, b, h, k, m)
	r.product(x, t, w, h, k, h)
	r.copied(b, b, m, k, r.told, false, false, true)
	r.less(b, v, x, m, k, h)
	r.free = before
}

// reflect factors a, of m rows and n columns, and sets t.
func (r *reflections[N]) reflect(a, t place[N], m, n int) {
	switch n {
	case 0:
		return
	case 1:
		r.launch("Reflect"+r.by.kind, 1, a.data, a.at, a.row, a.col, t.data, t.at, t.row, t.col, r.squares.data, 0, 1, 1, m)
		return
	}
	h := products.Half(n)
	k, whole := n-h, r.free
	r.reflect(a, t, m, h)
	v := r.cut(m, h)
	r.vectors(v, a, m, h)
	before := r.free
	th := r.cut(h, h)
	r.copied(th, t.turned(), h, h, r.told, true, false, false)
	r.turn(v, th, a.from(0, h), m, h, k)
	r.free = before
	low, t2 := a.from(h, h), t.from(h, h)
	r.reflect(low, t2, m-h, k)
	w, x, y, right := r.cut(h, k), r.cut(h, k), r.cut(h, k), r.cut(m-h, k)
	r.vectors(right, low, m-h, k)
	r.adjointTimes(w, v.from(h, 0), right, h, k, m-h)
	r.product(x, t, w, h, k, h)
	r.product(y, x, t2, h, k, k)
	r.copied(t.from(0, h), y, h, k, r.told, false, true, false)
	r.free = whole
}

// Free gives the memory of the factors back. Nothing is factored then.
func (f *QR[N]) Free() {
	f.qr.Free()
	f.t.Free()
	if f.e != nil {
		f.e.Free()
	}
	*f = QR[N]{}
}

// R returns the upper triangle, of as many rows as A has columns, and waits for it.
func (f *QR[N]) R() (*mat.Dense[N], error) { return f.RContext(context.Background()) }

// RContext is R until ctx is done.
func (f *QR[N]) RContext(ctx context.Context) (*mat.Dense[N], error) {
	if f.host != nil {
		return f.host.R(), nil
	}
	if f.qr == nil {
		return nil, fmt.Errorf("mat: qr: %w", mat.ErrNotFactored)
	}
	return triangle(ctx, f.qr.Slice(0, f.cols, 0, f.cols), nil, f.e, mat.Upper)
}

// SolveTo sets x to the x with the least ‖Ax - b‖, for each column of b: the bits of [mat.QR.SolveTo]. It waits for the solution.
//
// Special: a column of A that depends on those before it, and an element that is not finite, are errors that name it, as there.
func (f *QR[N]) SolveTo(x, b *Dense[N]) error { return f.SolveToContext(context.Background(), x, b) }

// SolveToContext is SolveTo until ctx is done, as [Dense.MulContext].
func (f *QR[N]) SolveToContext(ctx context.Context, x, b *Dense[N]) error {
	if f.qr == nil && f.host == nil {
		return fmt.Errorf("mat: least squares: %w", mat.ErrNotFactored)
	}
	s := solution[N]{call: "QR.SolveTo", what: "least squares", n: f.rows, unknowns: f.cols, dependent: f.dependent, lu: f.qr, last: f.e, signed: true}
	if f.host != nil {
		s.dependent, s.host = -1, f.host.SolveTo
	}
	s.solve = func(q *queue[N], y, z place[N], cols int, told *told) place[N] {
		m, n := f.rows, f.cols
		r := &reflections[N]{queue: q, told: told, free: z.data}
		v, t := r.cut(m, n), r.cut(n, n)
		r.vectors(v, f.qr.place(), m, n)
		r.copied(t, f.t.place().turned(), n, n, r.told, true, false, false)
		r.turn(v, t, y, m, n, cols)
		q.upper(f.qr.place(), y, n, cols, false)
		return y
	}
	s.room = f.rows*f.cols + f.cols*f.cols + 2*f.cols*b.columns()
	return s.to(ctx, x, b)
}

// columns returns how many there are, of nothing none.
func (m *Dense[N]) columns() int {
	if m == nil {
		return 0
	}
	return m.Cols
}

// provenQR is provenLU for reflections.
func provenQR[N Number[N]](ctx context.Context, d *device.Device) error {
	return provenFactors(ctx, d, "qr", new(QR[N]), new(mat.QR[N]))
}
