package fft

import (
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/workers"
)

// Grid is a transform of an array of several dimensions over some of its axes, which
// [NewGrid] makes. The array lies in a slice row by row: the index of the last axis
// changes first. A Grid does not change: several goroutines may use it at once.
type Grid[C limb.ComplexNumber] struct {
	source
	size int
	axes []axis[C]
}

// axis is a transform along one axis: of inner columns of outer matrices.
type axis[C limb.ComplexNumber] struct {
	columns      *columns[C] // which are transformed side by side,
	plan         *Plan[C]    // or, where that is nil, one by one
	outer, inner int
}

// around returns how many matrices have axis a as their rows, and their columns.
func around(shape []int, a int) (outer, inner int) {
	outer, inner = 1, 1
	for _, m := range shape[:a] {
		outer *= m
	}
	for _, m := range shape[a+1:] {
		inner *= m
	}
	return outer, inner
}

// NewGrid returns a transform of arrays of the given shape over the given axes, or all
// where axes is nil. Axes count from 0, and negative ones from the end: -1 is the last.
// The elements of each combination of the other indices are a transform of their own. An
// axis that is not there or stands twice is an error, and so are a length that [New]
// refuses and more than 2^40 elements in all.
func NewGrid[C limb.ComplexNumber](shape, axes []int, o ...Option) (*Grid[C], error) {
	return NewGridContext[C](context.Background(), shape, axes, o...)
}

// NewGridContext is NewGrid until ctx is done, as [NewContext].
func NewGridContext[C limb.ComplexNumber](ctx context.Context, shape, axes []int, o ...Option) (*Grid[C], error) {
	size, axes, err := check(shape, axes)
	if err != nil {
		return nil, err
	}
	opt := chosen(o)
	g := &Grid[C]{size: size}
	g.source = sourceOf(g.scheme)
	for _, a := range slices.Backward(axes) {
		n := shape[a]
		var x axis[C]
		x.outer, x.inner = around(shape, a)
		if x.inner > 1 && n <= columnsBelow && factor(n) != nil && !opt.direct {
			x.columns = newColumns[C](n)
			x.columns.turns = x.columns.turnsBy(n, newRoots[C](ctx, n).fill)
		} else if x.plan, err = NewContext[C](ctx, n, o...); err != nil {
			return nil, err
		}
		g.axes = append(g.axes, x)
	}
	if err := cause.Of(ctx); err != nil {
		return nil, fmt.Errorf("fft: tables of %v: %w", shape, err)
	}
	return g, nil
}

// columnsBelow is the number of rows up to which columns lie in a cache side by side.
const columnsBelow = 1 << 12

// elements is the largest number of elements of an array.
const elements = min(1<<40, math.MaxInt)

// check returns the number of elements and the axes, counted from 0.
func check(shape, axes []int) (size int, list []int, err error) {
	size = 1
	for i, n := range shape {
		if n < 1 || n > most || size > elements/n {
			return 0, nil, fmt.Errorf("fft: shape %v: axis %d has %d elements: an array has at least one along each, and at most %d in all", shape, i, n, elements)
		}
		size *= n
	}
	if axes == nil {
		for i := range shape {
			list = append(list, i)
		}
		return size, list, nil
	}
	for _, a := range axes {
		i := a
		if a < 0 {
			i += len(shape)
		}
		if i < 0 || i >= len(shape) {
			return 0, nil, fmt.Errorf("fft: axis %d of an array of %d dimensions: axes are 0 to %d, or -1 for the last", a, len(shape), len(shape)-1)
		}
		if slices.Contains(list, i) {
			return 0, nil, fmt.Errorf("fft: axis %d stands twice in %v", a, axes)
		}
		list = append(list, i)
	}
	return size, list, nil
}

// Size returns the number of elements of an array, the product of its shape.
func (g *Grid[C]) Size() int { return g.size }

// Forward sets dst to the transform of src, one array of Size elements each. src may be
// dst itself; slices that overlap in part panic.
func (g *Grid[C]) Forward(dst, src []C) { g.transform(1, dst, src) }

// Inverse sets dst to the transform of src with the opposite sign, with slices as in
// Forward. It does not divide: Inverse after Forward multiplies by the product of the
// lengths of the axes.
func (g *Grid[C]) Inverse(dst, src []C) { g.transform(-1, dst, src) }

func (g *Grid[C]) transform(sign int, dst, src []C) {
	if g.size == 0 {
		panic(zeroPlan)
	}
	if len(dst) != g.size || len(src) != g.size {
		lengths(fmt.Sprintf("%d each", g.size), len(dst), len(src))
	}
	if overlap(dst, src) && &dst[0] != &src[0] {
		panic(partly)
	}
	for _, x := range g.axes {
		x.transform(sign, dst, src)
		src = dst
	}
	if len(g.axes) == 0 {
		copy(dst, src)
	}
}

func (x *axis[C]) transform(sign int, dst, src []C) {
	switch {
	case x.inner == 1:
		x.plan.each(sign, dst, src)
	case x.columns != nil:
		k, n := kindOf[C](), x.columns.n
		width := k.width(n)
		blocks := (x.inner + width - 1) / width
		workers.Spread(x.outer*blocks, func(i int) {
			c := i % blocks * width
			at, q := i/blocks*n*x.inner+c, min(width, x.inner-c)
			scratch := make([]C, 2*n*q)
			x.columns.transform(k, sign, q, q, view[C]{src, at, x.inner}, view[C]{dst, at, x.inner}, x.columns.turns, [2][]C{scratch[:n*q], scratch[n*q:]})
		})
	default:
		n := x.plan.n
		workers.Spread(x.outer*x.inner, func(i int) {
			at := i/x.inner*n*x.inner + i%x.inner
			column := make([]C, n)
			for j := range column {
				column[j] = src[at+j*x.inner]
			}
			x.plan.one(sign, column, column, false)
			for j := range column {
				dst[at+j*x.inner] = column[j]
			}
		})
	}
}

// RealGrid is a transform of an array of real numbers over some of its axes, which
// [NewRealGrid] makes: R and C are as for [RealPlan]. Along the axis that is named last,
// of n elements, the result has n/2 + 1, from which the others follow. A RealGrid does
// not change: several goroutines may use it at once.
type RealGrid[C ComplexOf[R], R limb.RealNumber] struct {
	source
	rows         *RealPlan[C, R]
	outer, inner int      // of the axis of rows
	grid         *Grid[C] // the other axes
	sizes        [2]int   // of the array, and of its transform
}

// NewRealGrid returns a transform of arrays of the given shape over the given axes,
// which are as in [NewGrid], but at least one.
func NewRealGrid[C ComplexOf[R], R limb.RealNumber](shape, axes []int, o ...Option) (*RealGrid[C, R], error) {
	return NewRealGridContext[C](context.Background(), shape, axes, o...)
}

// NewRealGridContext is NewRealGrid until ctx is done, as [NewContext].
func NewRealGridContext[C ComplexOf[R], R limb.RealNumber](ctx context.Context, shape, axes []int, o ...Option) (*RealGrid[C, R], error) {
	size, axes, err := check(shape, axes)
	if err != nil {
		return nil, err
	}
	if len(axes) == 0 {
		return nil, fmt.Errorf("fft: a transform of real numbers over no axis of %v: name one", shape)
	}
	last := axes[len(axes)-1]
	g := &RealGrid[C, R]{sizes: [2]int{size, size / shape[last] * (shape[last]/2 + 1)}}
	g.source = sourceOf(g.scheme)
	g.outer, g.inner = around(shape, last)
	if g.rows, err = NewRealContext[C](ctx, shape[last], o...); err != nil {
		return nil, err
	}
	half := slices.Clone(shape)
	half[last] = shape[last]/2 + 1
	others := slices.Clone(axes[:len(axes)-1])
	if g.grid, err = NewGridContext[C](ctx, half, others, o...); err != nil {
		return nil, err
	}
	return g, nil
}

// Sizes returns the numbers of elements of an array, and of its transform.
func (g *RealGrid[C, R]) Sizes() (reals, complexes int) { return g.sizes[0], g.sizes[1] }

// Forward sets dst to the transform of src. Their lengths are those of Sizes.
func (g *RealGrid[C, R]) Forward(dst []C, src []R) {
	if g.rows == nil {
		panic(zeroPlan)
	}
	if len(src) != g.sizes[0] || len(dst) != g.sizes[1] {
		lengths(fmt.Sprintf("%d and %d", g.sizes[1], g.sizes[0]), len(dst), len(src))
	}
	n, m := g.rows.n, g.rows.n/2+1
	workers.Spread(g.outer*g.inner, func(i int) {
		o, c := i/g.inner, i%g.inner
		if g.inner == 1 {
			g.rows.forward(dst[o*m:][:m], src[o*n:][:n])
			return
		}
		x, y := make([]R, n), make([]C, m)
		for j := range x {
			x[j] = src[(o*n+j)*g.inner+c]
		}
		g.rows.forward(y, x)
		for k := range y {
			dst[(o*m+k)*g.inner+c] = y[k]
		}
	})
	g.grid.Forward(dst, dst)
}

// Inverse sets dst to the array that has src as its transform, times the product of
// the lengths of the axes in the array of real numbers. src does not change.
func (g *RealGrid[C, R]) Inverse(dst []R, src []C) {
	if g.rows == nil {
		panic(zeroPlan)
	}
	if len(dst) != g.sizes[0] || len(src) != g.sizes[1] {
		lengths(fmt.Sprintf("%d and %d", g.sizes[0], g.sizes[1]), len(dst), len(src))
	}
	n, m := g.rows.n, g.rows.n/2+1
	y := make([]C, len(src))
	g.grid.Inverse(y, src)
	workers.Spread(g.outer*g.inner, func(i int) {
		o, c := i/g.inner, i%g.inner
		if g.inner == 1 {
			g.rows.inverse(dst[o*n:][:n], y[o*m:][:m])
			return
		}
		x, z := make([]R, n), make([]C, m)
		for k := range z {
			z[k] = y[(o*m+k)*g.inner+c]
		}
		g.rows.inverse(x, z)
		for j := range x {
			dst[(o*n+j)*g.inner+c] = x[j]
		}
	})
}
