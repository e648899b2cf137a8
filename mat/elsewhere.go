package mat

import (
	"fmt"

	"github.com/limbfp/limb/mat/internal/elsewhere"
)

// # Devices
//
// Package matdevice hands a worker in a context to what refines solutions: it factors, solves for an inverse, and multiplies
// there, with the same bits.

// worker returns who does large work elsewhere, nil for nobody.
func (p *progress) worker() elsewhere.Worker {
	if p == nil {
		return nil
	}
	return p.work
}

// columnsElsewhere is columns, for all of them, by a worker; done says whether it has done so.
func (f *LU[N]) columnsElsewhere(p *progress) (done bool, err error) {
	w := p.worker()
	if w == nil {
		return false, nil
	}
	swaps, wrong, done, err := w.Factor(p.ctx, f.lu.Data, f.lu.Rows)
	switch {
	case err != nil || !done:
	case wrong.Infinite:
		err = fmt.Errorf("overflow: %w: (%d, %d)", ErrNotFinite, wrong.Row, wrong.Col)
	case wrong.Missing:
		err = fmt.Errorf("%w: column %d has no pivot", ErrSingular, wrong.Col)
	default:
		copy(f.swaps, swaps)
	}
	return done, err
}

// inverseElsewhere sets m, which is 1, to the inverse of A by a worker, where A was not scaled.
func (f *LU[N]) inverseElsewhere(p *progress, m *Dense[N]) (done bool, err error) {
	w := p.worker()
	if w == nil || f.left != nil || f.right != nil {
		return false, nil
	}
	y := m.Clone()
	for i, j := range f.swaps {
		swapRows(y, i, j)
	}
	if done, err = w.Solve(p.ctx, f.lu.Data, y.Data, y.Rows, y.Cols); done && err == nil {
		m.Copy(y)
	}
	return done, err
}

// multiplyElsewhere is multiplyTo by a worker, for matrices whose rows lie side by side.
func multiplyElsewhere[N Number[N]](p *progress, m, a, b *Dense[N]) (done bool, err error) {
	w := p.worker()
	if w == nil || m.Stride != m.Cols || a.Stride != a.Cols || b.Stride != b.Cols {
		return false, nil
	}
	return w.Multiply(p.ctx, m.Data, a.Data, b.Data, a.Rows, a.Cols, b.Cols)
}
