package matdevice

import (
	"context"
	"fmt"
	"weak"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

// LU is the factorisation PA = LU on a device, as [mat.LU] elsewhere: with the same pivots and the same bits.
type LU[N Number[N]] struct {
	lu          *Dense[N] // both triangles, of A with its rows and columns scaled
	pivot       []int     // row i of PA is row pivot[i] of A
	rows        *device.Array[int32]
	left, right *device.Array[int32] // exponents: row i of A was multiplied by 2^-left[i]; nil for none
	above       *device.Array[int32] // those of the rows of PA, and below these with the other sign
	below       *device.Array[int32]
	host        *mat.LU[N] // on the device "cpu"
}

// Factorize factors a, which is left as it is. It waits once, at the end: pivots are looked for on the device. Free gives the
// memory of the factors back.
//
// Error, Domain: as [mat.LU.Factorize].
// Special: an element that is not finite, and a column without a pivot, are errors that name it, as there.
func (f *LU[N]) Factorize(a *Dense[N]) error { return f.FactorizeContext(context.Background(), a) }

// FactorizeContext is Factorize until ctx is done, as [Dense.MulContext].
func (f *LU[N]) FactorizeContext(ctx context.Context, a *Dense[N]) error {
	if err := checkSquare("LU.Factorize", a); err != nil {
		return err
	}
	f.Free()
	if onCPU(a.device) {
		x, err := a.DownloadContext(ctx)
		if err != nil {
			return err
		}
		h := new(mat.LU[N])
		if err := h.FactorizeContext(ctx, x); err != nil {
			return err
		}
		f.host, f.pivot = h, h.Pivot()
		return nil
	}
	if err := provenLU[N](ctx, a.device); err != nil {
		return err
	}
	return f.factor(ctx, a)
}

// checkSquare panics where a is not square.
func checkSquare[N Number[N]](call string, a *Dense[N]) error {
	if err := a.check(call); err != nil {
		return err
	}
	if a.Rows != a.Cols {
		wrongShape(call, "a is %d × %d: it must be square", a.Rows, a.Cols)
	}
	return nil
}

func onCPU(d *device.Device) bool { return d.Info().Backend == "cpu" }

// factor is Factorize by the device's kernels.
func (f *LU[N]) factor(ctx context.Context, a *Dense[N]) (err error) {
	d, n, t := a.device, a.Rows, typeof.Of[N]()
	q := &queue[N]{ctx: ctx, d: d, by: arithmeticOf[N]()}
	told, err := newTold(d, q.by.narrow, n, 4*n, n, n)
	if err != nil {
		return err
	}
	defer told.free()
	if err := q.takePanel(n); err != nil {
		return err
	}
	defer q.panel.Free()
	g := LU[N]{}
	defer func() {
		if err != nil {
			g.Free()
		}
	}()
	if g.lu, err = New[N](d, n, n); err != nil {
		return err
	}
	m := g.lu.place()
	var sizes []float64
	var left []int32
	attempt := func(factor bool) error {
		q.rearrange(m, a.place(), n, n, nil, false, told)
		if g.left != nil {
			q.scale(m, n, n, g.left, nil, false)
		}
		q.sizes(m, n, n, told, 0)
		if g.right != nil {
			q.scale(m, n, n, nil, g.right, false)
		}
		if factor {
			q.eliminate(m, told, 0, n, n)
			q.sizes(m, n, n, told, 2*n)
		}
		if err := q.submit(); err != nil {
			return err
		}
		sizes, err = told.sizes.download(ctx)
		return err
	}
	if err := attempt(true); err != nil {
		return err
	}
	if !finite(sizes[:n]) {
		return notFinite(ctx, "lu", a, all)
	}
	if left = rowsApart(t, sizes[:n]); left != nil {
		if g.left, err = uploaded(ctx, d, left); err != nil {
			return err
		}
		if err := attempt(false); err != nil {
			return err
		}
	}
	if columns := columnsFar(t, sizes[n:2*n]); columns != nil {
		if g.right, err = uploaded(ctx, d, columns); err != nil {
			return err
		}
	}
	if g.left != nil || g.right != nil {
		if err := told.status.FillContext(ctx, 0); err != nil {
			return err
		}
		if err := attempt(true); err != nil {
			return err
		}
	}
	list := make([]int32, n+3)
	if err := told.all.DownloadContext(ctx, list); err != nil {
		return err
	}
	switch status := list[n:]; status[0] {
	case products.NoPivot:
		return fmt.Errorf("mat: lu: %w: column %d has no pivot", mat.ErrSingular, status[2])
	case products.Overflow:
		return fmt.Errorf("mat: lu: overflow: %w: (%d, %d)", mat.ErrNotFinite, status[1], status[2])
	}
	if !finite(sizes[2*n : 3*n]) {
		return notFinite(ctx, "lu: overflow", g.lu, all)
	}
	g.pivot = make([]int, n)
	rows := make([]int32, n)
	for i := range g.pivot {
		g.pivot[i] = i
	}
	for i, k := range list[:n] {
		g.pivot[i], g.pivot[k] = g.pivot[k], g.pivot[i]
	}
	for i, k := range g.pivot {
		rows[i] = int32(k)
	}
	if g.rows, err = uploaded(ctx, d, rows); err != nil {
		return err
	}
	if left != nil {
		up, down := make([]int32, n), make([]int32, n)
		for i, k := range rows {
			up[i], down[i] = left[k], -left[k]
		}
		if g.above, err = uploaded(ctx, d, up); err == nil {
			g.below, err = uploaded(ctx, d, down)
		}
		if err != nil {
			return err
		}
	}
	*f = g
	return nil
}

func (m *Dense[N]) place() place[N] { return place[N]{m.Data, 0, m.Stride, 1} }

// uploaded returns an array with some integers.
func uploaded(ctx context.Context, d *device.Device, list []int32) (*device.Array[int32], error) {
	a, err := device.NewArray[int32](d, len(list))
	if err == nil {
		err = a.UploadContext(ctx, list)
	}
	return a, err
}

func all(_, _ int) bool { return true }

// notFinite returns the error of the first element of a, of some of its elements, that is not finite.
func notFinite[N Number[N]](ctx context.Context, what string, a *Dense[N], in func(i, j int) bool) error {
	x, err := a.DownloadContext(ctx)
	if err != nil {
		return err
	}
	for i := range x.Rows {
		for j, v := range x.Row(i) {
			if (v.IsNaN() || v.IsInf()) && in(i, j) {
				return fmt.Errorf("mat: %s: %w: (%d, %d) is %v", what, mat.ErrNotFinite, i, j, v)
			}
		}
	}
	return fmt.Errorf("mat: %s: %w", what, mat.ErrNotFinite) // the size of a complex number may be, where its parts are not
}

// Free gives the memory of the factors back. Nothing is factored then.
func (f *LU[N]) Free() {
	f.lu.Free()
	for _, a := range []*device.Array[int32]{f.rows, f.left, f.right, f.above, f.below} {
		if a != nil {
			a.Free()
		}
	}
	*f = LU[N]{}
}

// Pivot returns P: row i of PA is row Pivot()[i] of A.
func (f *LU[N]) Pivot() []int { return append([]int(nil), f.pivot...) }

// SolveTo sets x to the solution of Ax = b, or where trans is set of Aᵀx = b, for each column of b: the bits of [mat.LU.SolveTo].
// x may be b. It waits for the solution, and an element of b or x that is not finite is an error that names it.
func (f *LU[N]) SolveTo(x *Dense[N], trans bool, b *Dense[N]) error {
	return f.SolveToContext(context.Background(), x, trans, b)
}

// SolveToContext is SolveTo until ctx is done, as [Dense.MulContext].
func (f *LU[N]) SolveToContext(ctx context.Context, x *Dense[N], trans bool, b *Dense[N]) error {
	if f.lu == nil && f.host == nil {
		return fmt.Errorf("mat: solve: %w", mat.ErrNotFactored)
	}
	s := solution[N]{call: "LU.SolveTo", what: "solve", n: len(f.pivot), unknowns: len(f.pivot), dependent: -1, lu: f.lu, first: f.left, last: f.right}
	if f.host != nil {
		s.host = func(x, b *mat.Dense[N]) error { return f.host.SolveTo(x, trans, b) }
	}
	s.solve = func(q *queue[N], y, z place[N], cols int, told *told) place[N] {
		a := f.lu.place()
		if trans {
			q.lower(a.turned(), y, s.n, cols, false)
			q.upper(a.turned(), y, s.n, cols, true)
			q.rearrange(z, y, s.n, cols, f.rows, true, told)
			return z
		}
		q.rearrange(z, y, s.n, cols, f.rows, false, told)
		q.lower(a, z, s.n, cols, true)
		q.upper(a, z, s.n, cols, false)
		return z
	}
	if trans {
		s.first, s.last = s.last, s.first
	}
	return s.to(ctx, x, b)
}

// solution is how a system is solved from factors.
type solution[N Number[N]] struct {
	call, what  string
	n, unknowns int  // rows of b and of x
	room        int  // how many elements solve needs
	signed      bool // -0 is kept in b
	dependent   int  // the column that has no unknown, -1 for none
	lu          *Dense[N]
	first, last *device.Array[int32] // exponents of rows of b and of x
	host        func(x, b *mat.Dense[N]) error
	// solve queues the solution for the right sides y, with room z, and returns where it is.
	solve func(q *queue[N], y, z place[N], cols int, told *told) place[N]
}

// to sets x to the solution for b.
func (s *solution[N]) to(ctx context.Context, x, b *Dense[N]) (err error) {
	if err := b.check(s.call); err != nil {
		return err
	}
	if b.Rows != s.n {
		wrongShape(s.call, "b is %d × %d: it must have %d rows, as A has", b.Rows, b.Cols, s.n)
	}
	d, n, u, cols := b.device, s.n, s.unknowns, b.Cols
	if s.lu != nil && d != s.lu.device {
		return fmt.Errorf("matdevice: %s: %w: b is on another device than the factors: upload it there", s.call, device.ErrForeign)
	}
	if err := x.receive(s.call, d, u, cols); err != nil {
		return err
	}
	if s.host != nil {
		h, err := b.DownloadContext(ctx)
		if err != nil {
			return err
		}
		y := new(mat.Dense[N])
		if err := s.host(y, h); err != nil {
			return err
		}
		return x.UploadContext(ctx, y)
	}
	q := &queue[N]{ctx: ctx, d: d, by: arithmeticOf[N]()}
	told, err := newTold(d, q.by.narrow, n, 2*(n+cols), n, cols)
	if err != nil {
		return err
	}
	defer told.free()
	y, err := New[N](d, n, cols)
	if err != nil {
		return err
	}
	defer y.Free()
	z, err := device.NewArray[N](d, max(n*cols, s.room))
	if err != nil {
		return err
	}
	defer z.Free()
	var result place[N]
	var columns *device.Array[int32]
	defer func() {
		if columns != nil {
			columns.Free()
		}
	}()
	attempt := func() ([]float64, error) {
		q.copied(y.place(), b.place(), n, cols, told, false, false, !s.signed)
		q.scale(y.place(), n, cols, s.first, nil, false)
		q.sizes(y.place(), n, cols, told, 0)
		q.scale(y.place(), n, cols, nil, columns, false)
		result = s.solve(q, y.place(), place[N]{z, 0, cols, 1}, cols, told)
		q.scale(result, u, cols, s.last, nil, false)
		q.scale(result, u, cols, nil, columns, true)
		q.sizes(result, u, cols, told, n+cols)
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
		return notFinite(ctx, s.what, b, all)
	}
	if s.dependent >= 0 {
		return fmt.Errorf("mat: %s: %w: column %d depends on those before it: SVD.SolveTo takes such matrices", s.what, mat.ErrSingular, s.dependent)
	}
	if far := columnsFar(typeof.Of[N](), sizes[n:n+cols]); far != nil {
		if columns, err = uploaded(ctx, d, far); err != nil {
			return err
		}
		if sizes, err = attempt(); err != nil {
			return err
		}
	}
	if !finite(sizes[n+cols : n+cols+u]) {
		return notFinite(ctx, s.what+": overflow", &Dense[N]{Rows: u, Cols: cols, Stride: cols, Data: result.data, device: d}, all)
	}
	return copyTo(x, &Dense[N]{Data: result.data.Slice(0, u*cols)})
}

// receive gives m, where it is the zero value, r rows and c columns on d, and panics where it has others.
func (m *Dense[N]) receive(call string, d *device.Device, r, c int) error {
	if m.Data == nil && m.Rows == 0 && m.Cols == 0 {
		fresh, err := New[N](d, r, c)
		if err == nil {
			*m = *fresh
		}
		return err
	}
	if err := m.check(call); err != nil {
		return err
	}
	if m.device != d {
		return fmt.Errorf("matdevice: %s: %w: the receiver is on another one than the operands: take a new one", call, device.ErrForeign)
	}
	if m.Rows != r || m.Cols != c {
		wrongShape(call, "the receiver is %d × %d and the result %d × %d: it must have that shape, or be the zero value", m.Rows, m.Cols, r, c)
	}
	return nil
}

// L returns the lower triangle, with 1 on its diagonal, and waits for it.
func (f *LU[N]) L() (*mat.Dense[N], error) { return f.LContext(context.Background()) }

// LContext is L until ctx is done.
func (f *LU[N]) LContext(ctx context.Context) (*mat.Dense[N], error) {
	if f.host != nil {
		return f.host.L(), nil
	}
	if f.lu == nil {
		return nil, fmt.Errorf("mat: lu: %w", mat.ErrNotFactored)
	}
	return triangle(ctx, f.lu, f.above, f.below, mat.Lower|mat.Unit)
}

// U returns the upper triangle, and waits for it.
func (f *LU[N]) U() (*mat.Dense[N], error) { return f.UContext(context.Background()) }

// UContext is U until ctx is done.
func (f *LU[N]) UContext(ctx context.Context) (*mat.Dense[N], error) {
	if f.host != nil {
		return f.host.U(), nil
	}
	if f.lu == nil {
		return nil, fmt.Errorf("mat: lu: %w", mat.ErrNotFactored)
	}
	return triangle(ctx, f.lu, f.above, f.right, mat.Upper)
}

// triangle returns the elements of one, with rows and columns multiplied by powers of two.
func triangle[N Number[N]](ctx context.Context, m *Dense[N], rows, columns *device.Array[int32], part mat.Triangle) (*mat.Dense[N], error) {
	if rows != nil || columns != nil {
		n := m.Rows
		y, err := New[N](m.device, n, n)
		if err != nil {
			return nil, err
		}
		defer y.Free()
		q := &queue[N]{ctx: ctx, d: m.device, by: arithmeticOf[N]()}
		if err := device.CopyContext(ctx, y.Data, m.Data); err != nil {
			return nil, err
		}
		q.scale(y.place(), n, n, rows, nil, true)
		q.scale(y.place(), n, n, nil, columns, true)
		if err := q.submit(); err != nil {
			return nil, err
		}
		m = y
	}
	x, err := m.DownloadContext(ctx)
	if err != nil {
		return nil, err
	}
	one := mat.Identity[N](1).At(0, 0)
	for i := range x.Rows {
		for j := range x.Cols {
			switch {
			case i == j && part&mat.Unit != 0:
				x.Set(i, j, one)
			case part&mat.Upper == 0 && j > i || part&mat.Upper != 0 && j < i:
				x.Set(i, j, *new(N))
			}
		}
	}
	return x, nil
}

// Solve sets m to the solution of ax = b for each column of b, by [LU]: the bits of [mat.Dense.Solve]. Where a has more rows than
// columns it is the x with the least ‖ax - b‖, by [QR], and where it has fewer package mat finds the shortest solution, elsewhere.
//
// Special: as [LU.Factorize], [LU.SolveTo] and [QR.SolveTo].
func (m *Dense[N]) Solve(a, b *Dense[N]) error { return m.SolveContext(context.Background(), a, b) }

// SolveContext is Solve until ctx is done, as MulContext.
func (m *Dense[N]) SolveContext(ctx context.Context, a, b *Dense[N]) error {
	if err := errorsOf(a.check("Solve"), b.check("Solve")); err != nil {
		return err
	}
	if a.Rows != b.Rows {
		wrongShape("Solve", "a is %d × %d and b %d × %d: both must have as many rows", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	if a.Rows < a.Cols {
		if err := m.receive("Solve", a.device, a.Cols, b.Cols); err != nil {
			return err
		}
		x, err := a.DownloadContext(ctx)
		if err != nil {
			return err
		}
		y, err := b.DownloadContext(ctx)
		if err != nil {
			return err
		}
		z := new(mat.Dense[N])
		if err := z.Solve(x, y); err != nil {
			return err
		}
		return m.UploadContext(ctx, z)
	}
	if a.Rows > a.Cols {
		var f QR[N]
		if err := f.FactorizeContext(ctx, a); err != nil {
			return err
		}
		defer f.Free()
		return f.SolveToContext(ctx, m, b)
	}
	var f LU[N]
	if err := f.FactorizeContext(ctx, a); err != nil {
		return err
	}
	defer f.Free()
	return f.SolveToContext(ctx, m, false, b)
}

// Trsm sets b to the solution of ax = b for the triangle of a that is named, the rest of which is not read: the bits of [mat.Trsm].
// It waits for the diagonal, and queues the rest.
//
// Special: a 0 on the diagonal is an error that names it, and b then is as it was.
func Trsm[N Number[N]](a *Dense[N], part mat.Triangle, b *Dense[N]) error {
	return TrsmContext(context.Background(), a, part, b)
}

// TrsmContext is Trsm until ctx is done, as [Dense.MulContext].
func TrsmContext[N Number[N]](ctx context.Context, a *Dense[N], part mat.Triangle, b *Dense[N]) error {
	if err := errorsOf(a.check("Trsm"), b.check("Trsm")); err != nil {
		return err
	}
	if a.Rows != a.Cols || a.Rows != b.Rows {
		wrongShape("Trsm", "a is %d × %d and b %d × %d: a must be square, with as many rows as b", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	d, n, cols, unit := a.device, a.Rows, b.Cols, part&mat.Unit != 0
	if b.device != d {
		return fmt.Errorf("matdevice: Trsm: %w: the operands are on two devices: upload them to one", device.ErrForeign)
	}
	if onCPU(d) {
		x, err := a.DownloadContext(ctx)
		if err != nil {
			return err
		}
		y, err := b.DownloadContext(ctx)
		if err != nil {
			return err
		}
		if err := mat.Trsm(x, part, y); err != nil {
			return err
		}
		return b.UploadContext(ctx, y)
	}
	if err := provenLU[N](ctx, d); err != nil || n == 0 {
		return err
	}
	q := &queue[N]{ctx: ctx, d: d, by: arithmeticOf[N]()}
	told, err := newTold(d, q.by.narrow, n, 0, 0, 0)
	if err != nil {
		return err
	}
	defer told.free()
	diagonal, err := device.NewArray[N](d, n)
	if err != nil {
		return err
	}
	defer diagonal.Free()
	if !unit {
		q.copied(place[N]{diagonal, 0, 1, 1}, place[N]{a.Data, 0, a.Stride + 1, 1}, n, 1, told, false, false, false)
		list := make([]N, n)
		if err := q.submit(); err != nil {
			return err
		}
		if err := diagonal.DownloadContext(ctx, list); err != nil {
			return err
		}
		for i, x := range list {
			if x.IsZero() {
				return fmt.Errorf("mat: triangular system: %w: element (%d, %d) of its diagonal is 0", mat.ErrSingular, i, i)
			}
		}
	}
	left := a.place()
	if a.Data.Overlaps(b.Data) {
		y, err := New[N](d, n, n)
		if err != nil {
			return err
		}
		defer y.Free()
		q.copied(y.place(), left, n, n, told, false, false, false)
		left = y.place()
	}
	if cols > 0 {
		q.copied(b.place(), b.place(), n, cols, told, false, false, true)
	}
	if part&mat.Upper != 0 {
		q.upper(left, b.place(), n, cols, unit)
	} else {
		q.lower(left, b.place(), n, cols, unit)
	}
	return q.submit()
}

// provenLU says what was wrong with the factors and the solution of a small system, which are compared with package mat.
func provenLU[N Number[N]](ctx context.Context, d *device.Device) error {
	return provenSystem[N](ctx, d, "lu", func(a, b *Dense[N]) (*Dense[N], error) {
		var f LU[N]
		defer f.Free()
		x := new(Dense[N])
		if err := f.factor(ctx, a); err != nil {
			return x, err
		}
		return x, f.SolveToContext(ctx, x, false, b)
	}, func(a, b *mat.Dense[N]) (*mat.Dense[N], error) {
		x := new(mat.Dense[N])
		return x, x.Solve(a, b)
	})
}

// provenSystem says what was wrong with the solution of a small system, of a definite matrix, in some way.
func provenSystem[N Number[N]](ctx context.Context, d *device.Device, way string, there func(a, b *Dense[N]) (*Dense[N], error), here func(a, b *mat.Dense[N]) (*mat.Dense[N], error)) error {
	return provenOnce(d, typeof.Of[N](), way, func() (wrong, err error) {
		const n = products.Strip + 5
		r, b, a := random[N](n, n), random[N](n, 3), mat.Identity[N](n)
		for i := range n {
			for j := range i {
				x := r.At(i, j)
				scale(&x, 0x1p-6)
				a.Set(i, j, x)
				a.Set(j, i, conjugate(x))
			}
		}
		want, err := here(a, b)
		if err != nil {
			return nil, err
		}
		got, err := through(ctx, d, a, b, there)
		if err != nil {
			return nil, err
		}
		return differ(got, want), nil
	})
}

// provenOnce says what a comparison of some way on a device has found to be wrong, which is made once.
func provenOnce(d *device.Device, t types.Type, way string, compare func() (wrong, err error)) error {
	key := struct {
		d   weak.Pointer[device.Device]
		t   types.Type
		way string
	}{weak.Make(d), t, way}
	if known, ok := compared.Load(key); ok {
		return *known.(*error)
	}
	wrong, err := compare()
	if err != nil {
		return err
	}
	compared.Store(key, &wrong)
	return wrong
}
