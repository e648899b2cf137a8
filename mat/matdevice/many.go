package matdevice

import (
	"context"
	"fmt"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

// Most is how many rows a system of [SolveMany] and a matrix of [MulMany] may have.
const Most = 64

// SolveMany solves many small systems in one launch. Their n × n matrices stand one below the other in a, n being its columns, at most
// [Most], and their right sides in b: rows in to (i+1)n - 1 belong to system i. It sets x, which may be b, to the solutions, with the
// bits of [mat.Dense.Solve], and waits for them.
//
// Special: a system that package mat scales, or that has an element that is not finite, is solved there. One without a solution is an
// error that names it, the first of several, and x is as it was then.
func SolveMany[N Number[N]](x, a, b *Dense[N]) error {
	return SolveManyContext(context.Background(), x, a, b)
}

// SolveManyContext is SolveMany until ctx is done, as [Dense.MulContext].
func SolveManyContext[N Number[N]](ctx context.Context, x, a, b *Dense[N]) error {
	const call = "SolveMany"
	if err := errorsOf(a.check(call), b.check(call)); err != nil {
		return err
	}
	d, n, cols := a.device, a.Cols, b.Cols
	if b.device != d {
		return fmt.Errorf("matdevice: %s: %w: the operands are on two devices: upload them to one", call, device.ErrForeign)
	}
	if n > Most || n > 0 && a.Rows%n != 0 || n == 0 && a.Rows > 0 || a.Rows != b.Rows {
		wrongShape(call, "a is %d × %d and b %d × %d: a must have at most %d columns, whole matrices of as many rows, and as many rows as b", a.Rows, a.Cols, b.Rows, b.Cols, Most)
	}
	if err := x.receive(call, d, b.Rows, cols); err != nil || n == 0 || a.Rows == 0 {
		return err
	}
	count := a.Rows / n
	status := make([]int32, 3*count)
	if onCPU(d) {
		for i := range count {
			status[3*i] = products.Elsewhere
		}
		return finished(ctx, x, a, b, b, status)
	}
	if err := provenMany[N](ctx, d); err != nil {
		return err
	}
	z, err := New[N](d, b.Rows, cols)
	if err != nil {
		return err
	}
	defer z.Free()
	if status, err = solveMany(ctx, z, a, b); err != nil {
		return err
	}
	return finished(ctx, x, a, b, z, status)
}

func errorsOf(list ...error) error {
	for _, err := range list {
		if err != nil {
			return err
		}
	}
	return nil
}

// solveMany sets z to the solutions by the device's kernel, and returns what that says of each.
func solveMany[N Number[N]](ctx context.Context, z, a, b *Dense[N]) ([]int32, error) {
	d, n, cols, count := a.device, a.Cols, b.Cols, a.Rows/a.Cols
	q := &queue[N]{ctx: ctx, d: d, by: arithmeticOf[N]()}
	m, err := New[N](d, a.Rows, n)
	if err != nil {
		return nil, err
	}
	defer m.Free()
	all, err := device.NewArray[int32](d, a.Rows+3*count)
	if err != nil {
		return nil, err
	}
	defer all.Free()
	told := &told{all: all, swaps: all.Slice(0, a.Rows), status: all.Slice(a.Rows, a.Rows+3*count)}
	if err := told.status.FillContext(ctx, 0); err != nil {
		return nil, err
	}
	q.rearrange(m.place(), a.place(), a.Rows, n, nil, false, told)
	q.rearrange(z.place(), b.place(), a.Rows, cols, nil, false, told)
	x, y := m.place(), z.place()
	if cols == 0 { // there is nothing to read
		y.data = x.data
	}
	q.launch("SolveMany"+q.by.kind, count, x.data, x.at, x.row, x.col, y.data, y.at, y.row, y.col, told.swaps, told.status, n, cols)
	if err := q.submit(); err != nil {
		return nil, err
	}
	status := make([]int32, 3*count)
	return status, told.status.DownloadContext(ctx, status)
}

// finished sets x to the solutions z, of which package mat has some.
func finished[N Number[N]](ctx context.Context, x, a, b, z *Dense[N], status []int32) error {
	n, there := a.Cols, false
	for i := range len(status) / 3 {
		switch status[3*i] {
		case products.NoPivot:
			return fmt.Errorf("mat: lu: %w: system %d: column %d has no pivot", mat.ErrSingular, i, status[3*i+2])
		case products.Overflow, products.Elsewhere:
			there = true
		}
	}
	if !there {
		return copyTo(x, z)
	}
	result, err := z.DownloadContext(ctx)
	if err != nil {
		return err
	}
	for i := range len(status) / 3 {
		if status[3*i] == products.Fine {
			continue
		}
		left, err := a.Slice(i*n, (i+1)*n, 0, n).DownloadContext(ctx)
		if err != nil {
			return err
		}
		right, err := b.Slice(i*n, (i+1)*n, 0, b.Cols).DownloadContext(ctx)
		if err != nil {
			return err
		}
		if err := result.Slice(i*n, (i+1)*n, 0, b.Cols).Solve(left, right); err != nil {
			return fmt.Errorf("matdevice: system %d: %w", i, err)
		}
	}
	return x.UploadContext(ctx, result)
}

// copyTo copies z, whose rows lie side by side, to x.
func copyTo[N Number[N]](x, z *Dense[N]) error {
	if x.Stride == x.Cols {
		return device.Copy(x.Data.Slice(0, z.Data.Len()), z.Data)
	}
	for i := range x.Rows {
		if err := device.Copy(x.Data.Slice(i*x.Stride, i*x.Stride+x.Cols), z.Data.Slice(i*x.Cols, (i+1)*x.Cols)); err != nil {
			return err
		}
	}
	return nil
}

// MulMany multiplies many small matrices in one launch: c, a and b have them one below the other, count of each, of at most [Most] rows
// and columns, and matrix i of c is the product of those of a and b, with the bits of [mat.Dense.Mul]. c shares no memory with
// the others. It queues the work.
func MulMany[N Number[N]](c, a, b *Dense[N], count int) error {
	return MulManyContext(context.Background(), c, a, b, count)
}

// MulManyContext is MulMany until ctx is done, as [Dense.MulContext].
func MulManyContext[N Number[N]](ctx context.Context, c, a, b *Dense[N], count int) error {
	const call = "MulMany"
	if err := errorsOf(a.check(call), b.check(call)); err != nil {
		return err
	}
	d := a.device
	if b.device != d {
		return fmt.Errorf("matdevice: %s: %w: the operands are on two devices: upload them to one", call, device.ErrForeign)
	}
	if count < 1 || a.Rows%count != 0 || b.Rows != a.Cols*count || a.Rows/count > Most || a.Cols > Most || b.Cols > Most {
		wrongShape(call, "a is %d × %d and b %d × %d: they must have %d matrices each, of at most %d rows and columns, and those of a as many columns as those of b have rows", a.Rows, a.Cols, b.Rows, b.Cols, count, Most)
	}
	if err := c.receive(call, d, a.Rows, b.Cols); err != nil {
		return err
	}
	if c.Data.Overlaps(a.Data) || c.Data.Overlaps(b.Data) {
		return fmt.Errorf("matdevice: %s: %w: the product must be apart from its operands", call, device.ErrOverlap)
	}
	if a.Rows == 0 || b.Cols == 0 {
		return nil
	}
	rows, depth := a.Rows/count, a.Cols
	if onCPU(d) || depth == 0 {
		x, err := a.DownloadContext(ctx)
		if err != nil {
			return err
		}
		y, err := b.DownloadContext(ctx)
		if err != nil {
			return err
		}
		z := mat.NewDense[N](a.Rows, b.Cols, nil)
		for i := range count {
			p := new(mat.Dense[N])
			p.Mul(x.Slice(i*rows, (i+1)*rows, 0, depth), y.Slice(i*depth, (i+1)*depth, 0, b.Cols))
			z.Slice(i*rows, (i+1)*rows, 0, b.Cols).Copy(p)
		}
		return c.UploadContext(ctx, z)
	}
	if err := provenMany[N](ctx, d); err != nil {
		return err
	}
	return mulMany(ctx, c, a, b, count)
}

func mulMany[N Number[N]](ctx context.Context, c, a, b *Dense[N], count int) error {
	q := &queue[N]{ctx: ctx, d: a.device, by: arithmeticOf[N]()}
	z, x, y := c.place(), a.place(), b.place()
	q.launch("MulMany"+q.by.kind, count, z.data, z.at, z.row, z.col, x.data, x.at, x.row, x.col, y.data, y.at, y.row, y.col, a.Rows/count, b.Cols, a.Cols)
	return q.submit()
}

// provenMany is provenLU for many small systems: the solution of two, of a product of theirs.
func provenMany[N Number[N]](ctx context.Context, d *device.Device) error {
	return provenSystem[N](ctx, d, "many", func(a, b *Dense[N]) (*Dense[N], error) {
		x := new(Dense[N])
		y, err := New[N](d, a.Rows, b.Cols)
		if err != nil {
			return x, err
		}
		defer y.Free()
		if err := mulMany(ctx, y, a, b, 1); err != nil {
			return x, err
		}
		if x, err = New[N](d, a.Rows, b.Cols); err != nil {
			return x, err
		}
		status, err := solveMany(ctx, x, a, y)
		if err == nil && status[0] != products.Fine {
			err = fmt.Errorf("%w: a system of %v has the status %d", device.ErrWrong, typeof.Of[N](), status[0])
		}
		return x, err
	}, func(a, b *mat.Dense[N]) (*mat.Dense[N], error) {
		x, y := new(mat.Dense[N]), new(mat.Dense[N])
		y.Mul(a, b)
		return x, x.Solve(a, y)
	})
}
