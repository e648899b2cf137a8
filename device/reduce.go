package device

import (
	"fmt"
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/workers"
	"github.com/limbfp/limb/internal/source/reduce"
	"github.com/limbfp/limb/kernel"
)

// Number is a type of numbers that [Sum] and [Dot] take: the four real types and the four
// complex ones.
type Number[N any] interface {
	limb.DF | limb.DD | limb.QF | limb.QD | limb.CDF | limb.CDD | limb.CQF | limb.CQD
	Add(N) N
	Mul(N) N
}

// Real is a type of real numbers, for [Norm2], [Max] and [Min].
type Real[N any] interface {
	limb.DF | limb.DD | limb.QF | limb.QD
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
		groups := (n + reduce.Block - 1) / reduce.Block
		sums, work := array(groups), array(groups*reduce.Half)
		if err != nil {
			return result, a.wrapped(err, what)
		}
		k, err := d.Load(&kernels.Compiled{Program: kernels.Program(), Name: fmt.Sprintf("%s[%s]", r.name, a.typ), Go: inGroups(r.run)})
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
func inGroups[N any](f func(g kernel.Group, a [][]N)) func(n int, args []any) {
	return func(n int, args []any) {
		var list [][]N
		for _, a := range args {
			list = append(list, a.([]N))
		}
		workers.Spread(n, func(i int) { f(kernel.At(i), list) })
	}
}

// Norm2 returns √Σx[i]²: the bits of vec.Norm2. It neither overflows nor loses bits to
// underflow unless the result does, and waits.
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
	squares, err := NewArray[N](a.d, a.len())
	if err != nil {
		return norm, err
	}
	defer squares.Free()
	name := a.typ.String()
	if err := a.d.Map(name+".Sqr", squares, x); err != nil {
		return norm, err
	}
	if norm, err = Sum(squares); err != nil || keptBits(a.typ, norm.Float64()) {
		return norm.Sqrt(), err
	}
	if err := a.d.Map(name+".Abs", squares, x); err != nil {
		return norm, err
	}
	largest, err := Max(squares)
	lead := largest.Float64()
	if err != nil || lead == 0 || lead-lead != 0 {
		return largest, err
	}
	_, e := math.Frexp(lead)
	exponents, err := NewArray[int32](a.d, a.len())
	if err != nil {
		return norm, err
	}
	defer exponents.Free()
	if err = exponents.Fill(int32(-e)); err == nil {
		err = a.d.Map(name+".Ldexp", squares, x, exponents)
	}
	if err == nil {
		err = a.d.Map(name+".Sqr", squares, squares)
	}
	if err == nil {
		norm, err = Sum(squares)
	}
	return norm.Sqrt().Ldexp(e), err
}

// keptBits reports whether a sum of squares of that leading limb has lost nothing, as package
// vec decides it.
func keptBits(t *elem, a float64) bool {
	if t.Elem() == kernels.F32 {
		return 0x1p-16 <= a && a <= 0x1p120
	}
	return 0x1p-700 <= a && a <= 0x1p1000
}
