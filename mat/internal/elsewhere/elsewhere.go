// Package elsewhere has what package mat asks a device for, which mat/matdevice hands it in a context.
package elsewhere

import "context"

// Worker does large work of package mat, with the same bits. Matrices are slices of numbers, row by row: []limb.F64, []limb.DD and so
// on. Where it does not do this work, for a type that the device has not, ok is false, and nothing is done.
type Worker interface {
	// Factor factors the n × n matrix m in place, by Gaussian elimination with partial pivoting: row i was exchanged with swaps[i].
	// A column without a pivot, or with one that is not finite, has that in wrong.
	Factor(ctx context.Context, m any, n int) (swaps []int, wrong Pivot, ok bool, err error)
	// Solve sets x, of so many columns, to the solution of LUx = x for the factors lu.
	Solve(ctx context.Context, lu, x any, n, cols int) (ok bool, err error)
	// Multiply sets c to ab, where a has so many rows and columns, and b columns.
	Multiply(ctx context.Context, c, a, b any, rows, depth, cols int) (ok bool, err error)
}

// Pivot is one that is 0, or is not finite, in a row and a column.
type Pivot struct {
	Missing, Infinite bool
	Row, Col          int
}

type key struct{}

// With returns a context by which package mat has a worker.
func With(ctx context.Context, w Worker) context.Context { return context.WithValue(ctx, key{}, w) }

// Of returns the worker of a context, nil for none.
func Of(ctx context.Context) Worker {
	w, _ := ctx.Value(key{}).(Worker)
	return w
}
