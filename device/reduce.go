package device

import (
	"context"
	"fmt"
	"slices"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/source/reduce"
	"github.com/limbfp/limb/vec"
)

// Number is a type of numbers that [Sum] and [Dot] take: the real types and the
// complex ones.
type Number[N any] interface {
	limb.Extended | limb.ComplexNumber
	Add(N) N
	Mul(N) N
}

// Real is a type of real numbers, for [Norm2], [Largest] and [Smallest].
type Real[N any] interface {
	limb.Extended
	limb.Real[N]
}

// Sum returns the sum of the elements of x, 0 of none: the bits of vec.Sum. It waits.
func Sum[N Number[N]](x *Array[N]) (N, error) { return SumContext(context.Background(), x) }

// SumContext is Sum until ctx is done, within a launch.
func SumContext[N Number[N]](ctx context.Context, x *Array[N]) (N, error) {
	if onHost(x) {
		return hosted(ctx, "sum", x, x, func(x, _ []N) N { return vec.Sum(x) })
	}
	return reduced(ctx, "sum", "reduce.Sum", "reduce.Sum", x)
}

// Dot returns the sum of x[i]·y[i], no number conjugated: the bits of vec.Dot. The lengths
// must be equal. It waits.
func Dot[N Number[N]](x, y *Array[N]) (N, error) { return DotContext(context.Background(), x, y) }

// DotContext is Dot until ctx is done, within a launch.
func DotContext[N Number[N]](ctx context.Context, x, y *Array[N]) (sum N, err error) {
	if x.Len() != y.Len() {
		return sum, x.operand().wrapped(fmt.Errorf("%w: arrays of %d and %d elements", ErrLength, x.Len(), y.Len()), "dot product")
	}
	if onHost(x) {
		return hosted(ctx, "dot product", x, y, vec.Dot[N])
	}
	return reduced(ctx, "dot product", "reduce.Dot", "reduce.Sum", x, y)
}

// Largest returns the largest element of x as the method Max finds it: NaN where one is NaN,
// and 0 rather than -0. It has the bits of vec.Largest, and waits. An array without
// elements is an error.
func Largest[N Real[N]](x *Array[N]) (N, error) { return LargestContext(context.Background(), x) }

// LargestContext is Largest until ctx is done, within a launch.
func LargestContext[N Real[N]](ctx context.Context, x *Array[N]) (N, error) {
	return extreme(ctx, x, "largest element", "reduce.Max", vec.Largest[N])
}

// Smallest returns the least element of x as the method Min finds it: NaN where one is NaN, and
// -0 rather than 0. It has the bits of vec.Smallest, and waits. An array without elements is
// an error.
func Smallest[N Real[N]](x *Array[N]) (N, error) { return SmallestContext(context.Background(), x) }

// SmallestContext is Smallest until ctx is done, within a launch.
func SmallestContext[N Real[N]](ctx context.Context, x *Array[N]) (N, error) {
	return extreme(ctx, x, "least element", "reduce.Min", vec.Smallest[N])
}

func extreme[N Real[N]](ctx context.Context, x *Array[N], what, kernel string, inGo func([]N) N) (N, error) {
	if x != nil && x.a.d != nil && x.Len() == 0 {
		var none N
		return none, x.operand().wrapped(fmt.Errorf("%w: the array has no elements", ErrLength), what)
	}
	if onHost(x) {
		return hosted(ctx, what, x, x, func(x, _ []N) N { return inGo(x) })
	}
	return reduced(ctx, what, kernel, kernel, x)
}

// onHost reports whether x lies in memory as a slice of Go does: on the device cpu, where package vec reduces it.
func onHost[N any](x *Array[N]) bool { return x != nil && x.a.d != nil && x.a.d.caps.Structs }

// hosted calls f with the elements of two arrays of the device cpu, which may be one, after all earlier work.
func hosted[N any](ctx context.Context, what string, x, y *Array[N], f func(x, y []N) N) (result N, err error) {
	d := x.a.d
	if y == nil {
		return result, x.a.wrapped(ErrZero, what)
	}
	err = d.after(ctx, func() error {
		for _, a := range [2]*array{&x.a, &y.a} {
			if err := a.usable(d); err != nil {
				return err
			}
		}
		if err := d.dev.Wait(); err != nil {
			return err
		}
		result = f(elementsOf(x), elementsOf(y))
		return nil
	})
	if err != nil {
		err = x.a.wrapped(err, what)
	}
	return result, err
}

// elementsOf returns the elements of an array of the device cpu, where they are.
func elementsOf[N any](x *Array[N]) []N {
	first := x.a.buffer.(interface{ Memory() unsafe.Pointer }).Memory()
	return unsafe.Slice((*N)(first), x.a.hi)[x.a.lo:]
}

// reduced runs a kernel of package reduce on arrays, block by block, and then another one on the results, as long as there
// are several. The kernels are given results, memory to work in, and operands.
func reduced[N Number[N]](ctx context.Context, what, kernel, again string, operands ...*Array[N]) (result N, err error) {
	a := operands[0].operand()
	if a == nil || a.d == nil {
		return result, fmt.Errorf("%s: %w", what, ErrZero)
	}
	d := a.d
	if a.len() == 0 {
		return result, a.wrapped(d.in(ctx, func() error { return a.usable(d) }), what)
	}
	var held []*Array[N]
	defer func() {
		for _, h := range held {
			h.Free()
		}
	}()
	array := func(n int) *Array[N] {
		if err != nil {
			return nil
		}
		var y *Array[N]
		if y, err = NewArray[N](d, n); err == nil {
			held = append(held, y)
		}
		return y
	}
	for n := a.len(); ; n = operands[0].Len() {
		groups := reduce.Blocks(n)
		sums, work := array(groups), array(groups*reduce.Half)
		if err != nil {
			return result, a.wrapped(err, what)
		}
		k, err := d.loadSource(ctx, source{program: kernels.Linked{}.Program(), name: fmt.Sprintf("%s[%s]", kernel, a.typ)})
		if err != nil {
			return result, a.wrapped(err, what)
		}
		args := []any{sums, work}
		for _, o := range operands {
			args = append(args, o)
		}
		if err := k.LaunchContext(ctx, groups, args...); err != nil {
			return result, a.wrapped(err, what)
		}
		if operands = []*Array[N]{sums}; groups == 1 {
			break
		}
		kernel = again
	}
	last := make([]N, 1)
	if err := operands[0].DownloadContext(ctx, last); err != nil {
		return result, a.wrapped(err, what)
	}
	return last[0], nil
}

// Norm2 returns √Σx[i]²: the bits of vec.Norm2. It neither overflows nor loses bits to
// underflow unless the result does, and waits. Where the sum of the squares is NaN, it reads
// the array: the norm is +Inf where a number is infinite.
func Norm2[N Real[N]](x *Array[N]) (norm N, err error) {
	return Norm2Context(context.Background(), x)
}

// Norm2Context is Norm2 until ctx is done, within a launch.
func Norm2Context[N Real[N]](ctx context.Context, x *Array[N]) (norm N, err error) {
	a := x.operand()
	if a == nil || a.d == nil {
		return norm, fmt.Errorf("norm: %w", ErrZero)
	}
	if onHost(x) {
		return hosted(ctx, "norm", x, x, func(x, _ []N) N { return vec.Norm2(x) })
	}
	if a.len() == 0 {
		return SumContext(ctx, x)
	}
	y, err := NewArray[N](a.d, a.len())
	if err != nil {
		return norm, err
	}
	defer y.Free()
	// of makes y the elements of x after some functions, and reduces it.
	of := func(reduction func(context.Context, *Array[N]) (N, error), functions ...func() error) (float64, error) {
		for _, f := range functions {
			if err := f(); err != nil {
				return 0, err
			}
		}
		var err error
		norm, err = reduction(ctx, y)
		return norm.Float64(), err
	}
	err = reduce.Norm2(a.typ.Elem() == kernels.F32, func(e int) (float64, error) {
		if e == 0 {
			return of(SumContext[N], func() error { return Sqr(y, x) })
		}
		down, err := NewArray[int32](a.d, a.len())
		if err != nil {
			return 0, err
		}
		defer down.Free()
		return of(SumContext[N], func() error { return down.Fill(int32(-e)) }, func() error { return Ldexp(y, x, down) }, func() error { return Sqr(y, y) })
	}, func() (float64, error) {
		return of(LargestContext[N], func() error { return Abs(y, x) })
	}, func(e int) {
		norm = norm.Sqrt().Ldexp(e)
	})
	if err != nil || !norm.IsNaN() {
		return norm, err
	}
	numbers := make([]N, a.len())
	if err := x.DownloadContext(ctx, numbers); err != nil {
		return norm, err
	}
	if i := slices.IndexFunc(numbers, func(v N) bool { return v.IsInf() }); i >= 0 {
		norm = numbers[i].Abs()
	}
	return norm, nil
}
