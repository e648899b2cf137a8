package device

import (
	"fmt"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/workers"
	"github.com/limbfp/limb/internal/source/reduce"
	"github.com/limbfp/limb/kernel"
)

// Number is a type of numbers that [Sum] and [Dot] take: the four real types and the four
// complex ones.
type Number[N any] interface {
	limb.RealNumber | limb.ComplexNumber
	Add(N) N
	Mul(N) N
}

// Real is a type of real numbers, for [Norm2], [Max] and [Min].
type Real[N any] interface {
	limb.RealNumber
	limb.Real[N]
}

// Sum returns the sum of the elements of x, 0 of none: the bits of vec.Sum. It waits.
func Sum[N Number[N]](x *Array[N]) (N, error) {
	sum := summing[N]()
	return reduced("sum", sum, sum, x)
}

// Dot returns the sum of x[i]·y[i], no number conjugated: the bits of vec.Dot. The lengths
// must be equal. It waits.
func Dot[N Number[N]](x, y *Array[N]) (sum N, err error) {
	if x.Len() != y.Len() {
		return sum, x.operand().wrapped(fmt.Errorf("%w: arrays of %d and %d elements", ErrLength, x.Len(), y.Len()), "dot product")
	}
	products := reduction[N]{"reduce.Dot", func(g kernel.Group, a [][]N) { reduce.Dot(g, a[0], a[1], a[2], a[3]) }}
	return reduced("dot product", products, summing[N](), x, y)
}

// Max returns the largest element of x as the method Max finds it: NaN where one is NaN,
// and 0 rather than -0. It has the bits of vec.Largest, and waits. An array without
// elements is an error.
func Max[N Real[N]](x *Array[N]) (N, error) {
	return extreme(x, "largest element", reduction[N]{"reduce.Max", func(g kernel.Group, a [][]N) { reduce.Max(g, a[0], a[1], a[2]) }})
}

// Min returns the least element of x as the method Min finds it: NaN where one is NaN, and
// -0 rather than 0. It has the bits of vec.Least, and waits. An array without elements is
// an error.
func Min[N Real[N]](x *Array[N]) (N, error) {
	return extreme(x, "least element", reduction[N]{"reduce.Min", func(g kernel.Group, a [][]N) { reduce.Min(g, a[0], a[1], a[2]) }})
}

func extreme[N Real[N]](x *Array[N], what string, r reduction[N]) (N, error) {
	if x != nil && x.a.d != nil && x.Len() == 0 {
		var none N
		return none, x.operand().wrapped(fmt.Errorf("%w: the array has no elements", ErrLength), what)
	}
	return reduced(what, r, r, x)
}

// reduction is a kernel of package reduce: its name, and the same in Go, of results, of memory
// to work in, and of operands.
type reduction[N any] struct {
	name string
	run  func(g kernel.Group, a [][]N)
}

func summing[N Number[N]]() reduction[N] {
	return reduction[N]{"reduce.Sum", func(g kernel.Group, a [][]N) { reduce.Sum(g, a[0], a[1], a[2]) }}
}

// reduced runs a reduction on arrays, block by block, and then again on the results, as long
// as there are several.
func reduced[N Number[N]](what string, r, again reduction[N], operands ...*Array[N]) (result N, err error) {
	a := operands[0].operand()
	if a == nil || a.d == nil {
		return result, fmt.Errorf("%s: %w", what, ErrZero)
	}
	d := a.d
	if a.len() == 0 {
		return result, a.wrapped(d.do(func() error { return a.usable(d) }), what)
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
		k, err := d.loadSource(source{program: kernels.Program(), name: fmt.Sprintf("%s[%s]", r.name, a.typ), inGo: inGroups(r.run)})
		if err != nil {
			return result, a.wrapped(err, what)
		}
		args := []any{sums, work}
		for _, o := range operands {
			args = append(args, o)
		}
		if err := k.Launch(groups, args...); err != nil {
			return result, a.wrapped(err, what)
		}
		if operands = []*Array[N]{sums}; groups == 1 {
			break
		}
		r = again
	}
	last := make([]N, 1)
	if err := operands[0].Download(last); err != nil {
		return result, a.wrapped(err, what)
	}
	return last[0], nil
}

// inGroups is a kernel as Go, for the device cpu: on all cores.
func inGroups[N any](f func(g kernel.Group, a [][]N)) driver.Go {
	return func(n int, args []any) error {
		var list [][]N
		for _, a := range args {
			list = append(list, a.([]N))
		}
		workers.Spread(n, func(i int) { f(kernel.At(i), list) })
		return nil
	}
}

// Norm2 returns √Σx[i]²: the bits of vec.Norm2. It neither overflows nor loses bits to
// underflow unless the result does, and waits. Where the sum of the squares is NaN, it reads
// the array: the norm is +Inf where a number is infinite.
func Norm2[N interface {
	Real[N]
	Number[N]
}](x *Array[N]) (norm N, err error) {
	a := x.operand()
	if a == nil || a.d == nil {
		return norm, fmt.Errorf("norm: %w", ErrZero)
	}
	if a.len() == 0 {
		return Sum(x)
	}
	y, err := NewArray[N](a.d, a.len())
	if err != nil {
		return norm, err
	}
	defer y.Free()
	// of makes y the elements of x after some functions, and reduces it.
	of := func(reduction func(*Array[N]) (N, error), functions ...func() error) (float64, error) {
		for _, f := range functions {
			if err := f(); err != nil {
				return 0, err
			}
		}
		var err error
		norm, err = reduction(y)
		return norm.Float64(), err
	}
	apply := func(name string, operands ...Operand) func() error {
		return func() error { return a.d.Map(a.typ.String()+name, append([]Operand{y}, operands...)...) }
	}
	err = reduce.Norm2(a.typ.Elem() == kernels.F32, func(e int) (float64, error) {
		if e == 0 {
			return of(Sum, apply(".Sqr", x))
		}
		down, err := NewArray[int32](a.d, a.len())
		if err != nil {
			return 0, err
		}
		defer down.Free()
		return of(Sum, func() error { return down.Fill(int32(-e)) }, apply(".Ldexp", x, down), apply(".Sqr", y))
	}, func() (float64, error) {
		return of(Max, apply(".Abs", x))
	}, func(e int) {
		norm = norm.Sqrt().Ldexp(e)
	})
	if err != nil || !norm.IsNaN() {
		return norm, err
	}
	numbers := make([]N, a.len())
	if err := x.Download(numbers); err != nil {
		return norm, err
	}
	if i := slices.IndexFunc(numbers, func(v N) bool { return v.IsInf() }); i >= 0 {
		norm = numbers[i].Abs()
	}
	return norm, nil
}
