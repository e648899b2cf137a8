package calls

import (
	"context"
	"slices"
	"sync"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/workers"
	order "github.com/limbfp/limb/internal/source/reduce"
	"github.com/limbfp/limb/vec"
)

// reduce1 and reduce2 are reductions of one array and of two.

func reduce1[R, A any](name string, f func(x []A) R) form {
	return form{name: name, types: []Type{typeOf[R](), typeOf[A]()}, results: 1, run: func(n int, p []unsafe.Pointer) {
		*(*R)(p[0]) = f(view[A](p[1], n))
	}}
}

func reduce2[R, A any](name string, f func(x, y []A) R) form {
	return form{name: name, types: []Type{typeOf[R](), typeOf[A](), typeOf[A]()}, results: 1, run: func(n int, p []unsafe.Pointer) {
		*(*R)(p[0]) = f(view[A](p[1], n), view[A](p[2], n))
	}}
}

// piece is the number of elements between two looks at a context. Package vec reduces blocks, then their results in blocks,
// and so on: so a piece of blocks of blocks has the order that it has in the whole.
var piece = order.Block * order.Block

// pieces calls f for each piece of n elements, of which the first may be empty.
func pieces(ctx context.Context, n int, f func(lo, hi int)) {
	for lo := 0; lo == 0 || lo < n; lo += piece {
		must(cause.Of(ctx), Canceled)
		f(lo, min(lo+piece, n))
	}
}

// sum1 and sum2 are reductions whose result is made of those of pieces: by the same, and by join.

func sum1[N any](name string, f func(x []N) N) form {
	s := reduce1(name, f)
	s.until = func(ctx context.Context, n int, p []unsafe.Pointer) {
		var parts []N
		pieces(ctx, n, func(lo, hi int) { parts = append(parts, f(view[N](p[1], n)[lo:hi])) })
		*(*N)(p[0]) = f(parts)
	}
	return s
}

func sum2[N any](name string, f func(x, y []N) N, join func(x []N) N) form {
	s := reduce2(name, f)
	s.until = func(ctx context.Context, n int, p []unsafe.Pointer) {
		var parts []N
		pieces(ctx, n, func(lo, hi int) { parts = append(parts, f(view[N](p[1], n)[lo:hi], view[N](p[2], n)[lo:hi])) })
		*(*N)(p[0]) = join(parts)
	}
	return s
}

func sumsOfReals[N limb.Real[N]]() []form {
	index := func(f func([]N) int) func([]N) int64 { return func(x []N) int64 { return int64(f(x)) } }
	return slices.Concat(
		[]form{
			sum1("Sum", vec.Sum[N]), sum2("Dot", vec.Dot[N], vec.Sum[N]), reduce1("Norm2", vec.Norm2[N, N]),
			sum1("Largest", vec.Largest[N]), sum1("Smallest", vec.Smallest[N]),
			reduce1("ArgMax", index(vec.ArgMax[N])), reduce1("ArgMin", index(vec.ArgMin[N])),
		},
		exactSums[limb.F32, N](), exactSums[limb.F64, N](), exactSums[limb.DF, N](), exactSums[limb.DD, N](), exactSums[limb.QF, N](), exactSums[limb.QD, N](), exactSums[limb.TF, N](), exactSums[limb.TD, N](),
	)
}

func exactSums[R, N limb.RealNumber]() []form {
	sum := func(a *vec.Accumulator, x, _ []N) { vec.Accumulate(a, x) }
	return []form{
		exactly[R]("ExactSum", 1, false, sum), exactly[R]("ExactDot", 2, false, vec.AccumulateDot[N]), exactly[R]("ExactNorm2", 1, true, func(a *vec.Accumulator, x, _ []N) { vec.AccumulateDot(a, x, x) }),
	}
}

// exactly is a reduction of so many arrays that adds them to an accumulator.
func exactly[R, N limb.RealNumber](name string, arrays int, root bool, add func(a *vec.Accumulator, x, y []N)) form {
	f := form{name: name, types: []Type{typeOf[R](), typeOf[N](), typeOf[N]()}[:1+arrays], results: 1}
	f.until = func(ctx context.Context, n int, p []unsafe.Pointer) {
		var a vec.Accumulator
		x, y := view[N](p[1], n), view[N](p[arrays], n)
		pieces(ctx, n, func(lo, hi int) { add(&a, x[lo:hi], y[lo:hi]) })
		*(*R)(p[0]) = totalOf[R](&a, root)
	}
	f.run = func(n int, p []unsafe.Pointer) { f.until(context.Background(), n, p) }
	return f
}

// totalOf returns the sum that a has, or its root, rounded once.
func totalOf[R limb.RealNumber](a *vec.Accumulator, root bool) R {
	if root {
		return vec.SqrtTotal[R](a)
	}
	return vec.Total[R](a)
}

func sumsOfComplex[C limb.Complex[C, N], N limb.Real[N]]() []form {
	return []form{
		sum1("Sum", vec.Sum[C]), sum2("Dot", vec.Dot[C], vec.Sum[C]), sum2("DotConj", vec.DotConj[C], vec.Sum[C]), reduce1("Norm2", vec.Norm2[C, N]),
	}
}

func sumsOfMachine[N vec.Holds[T], T limb.Float]() []form {
	return []form{reduce1("Sum", vec.SumOf[N, T]), reduce2("Dot", vec.DotOf[N, T]), reduce1("Norm2", vec.NormOf[N, T])}
}

// reductions are the forms of limb_reduce, by the names that C has.
var reductions = sync.OnceValue(func() map[string][]form {
	list := slices.Concat(sumsOfMachine[limb.DD, float32](), sumsOfMachine[limb.QD, float32](), sumsOfMachine[limb.TD, float32]()) // other kits have those of their limbs
	for _, k := range kits {
		if k != nil {
			list = append(list, k.reductions()...)
		}
	}
	return byName(list)
})

// reduction returns the form of a name for these arrays, which have n elements each.
func reduction(name string, n int, out Array, in []Array) *form {
	f := find(reductions(), "limb_reduce", name, []Array{out}, in)
	if n == 0 && (f.name == "Largest" || f.name == "Smallest" || f.name == "ArgMax" || f.name == "ArgMin") {
		Refuse(Size, "%s of no elements: there is none", name)
	}
	for i, a := range in {
		a.check(n, "operand", i)
	}
	return f
}

// Reduce is limb_reduce.
func Reduce(ctx context.Context, name string, n int, out Array, in []Array) {
	f := reduction(name, n, out, in)
	out.check(1, "result", 0)
	f.reduce(ctx, n, out.Data, in)
}

func (f *form) reduce(ctx context.Context, n int, out unsafe.Pointer, in []Array) {
	must(cause.Of(ctx), Canceled)
	p := []unsafe.Pointer{out}
	for _, a := range in {
		p = append(p, a.together(n))
	}
	if ctx.Done() != nil && f.until != nil {
		f.until(ctx, n, p)
		return
	}
	f.run(n, p)
}

// ReduceRows is limb_reduce_rows.
func ReduceRows(ctx context.Context, name string, rows, n int, out Array, in []Array, steps []int) {
	f := reduction(name, n, out, in)
	out.check(rows, "result", 0)
	if rows == 0 {
		return
	}
	for j, a := range in {
		if n > 0 && !apartFromRows(out, a, rows, n, steps[j]) {
			Refuse(Overlap, "the results overlap operand %d", j)
		}
	}
	const chunk = 64
	parts := (rows + chunk - 1) / chunk
	if n > 1<<12 { // a long row is spread over the cores itself
		parts = 1
	}
	body := func(i int) {
		lo, hi := i*rows/parts, (i+1)*rows/parts
		row := slices.Clone(in)
		for r := lo; r < hi; r++ {
			for j, a := range in {
				row[j].Data = unsafe.Add(a.Data, r*steps[j]*int(a.Type.Size()))
			}
			f.reduce(ctx, n, out.at(r), row)
		}
	}
	workers.Spread(parts, body)
}

// apartFromRows reports whether the results lie outside of all that rows of a span; it refuses rows that
// no memory has.
func apartFromRows(out, a Array, rows, n, step int) bool {
	Array{a.Data, step, a.Type}.check(rows, "operand", 0)
	size := int(a.Type.Size())
	across, along := (rows-1)*step*size, (n-1)*a.Stride*size
	lo := uintptr(a.Data) + uintptr(min(across, 0)+min(along, 0))
	hi := uintptr(a.Data) + uintptr(max(across, 0)+max(along, 0)+size)
	outLo, outHi := out.extent(rows)
	return outHi <= lo || hi <= outLo
}
