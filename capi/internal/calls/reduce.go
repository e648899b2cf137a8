package calls

import (
	"slices"
	"sync"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/workers"
	"github.com/limbfp/limb/vec"
)

// reduce1 and reduce2 are reductions of one array and of two.

func reduce1[R, A any](name string, f func(x []A) R) form {
	return form{name, []Type{typeOf[R](), typeOf[A]()}, 1, func(n int, p []unsafe.Pointer) {
		*(*R)(p[0]) = f(view[A](p[1], n))
	}}
}

func reduce2[R, A any](name string, f func(x, y []A) R) form {
	return form{name, []Type{typeOf[R](), typeOf[A](), typeOf[A]()}, 1, func(n int, p []unsafe.Pointer) {
		*(*R)(p[0]) = f(view[A](p[1], n), view[A](p[2], n))
	}}
}

func sumsOfReals[N limb.Real[N]]() []form {
	index := func(f func([]N) int) func([]N) int64 { return func(x []N) int64 { return int64(f(x)) } }
	return slices.Concat(
		[]form{
			reduce1("Sum", vec.Sum[N]), reduce2("Dot", vec.Dot[N]), reduce1("Norm2", vec.Norm2[N, N]),
			reduce1("Largest", vec.Largest[N]), reduce1("Smallest", vec.Smallest[N]),
			reduce1("ArgMax", index(vec.ArgMax[N])), reduce1("ArgMin", index(vec.ArgMin[N])),
		},
		exactSums[limb.F32, N](), exactSums[limb.F64, N](), exactSums[limb.DF, N](), exactSums[limb.DD, N](), exactSums[limb.QF, N](), exactSums[limb.QD, N](),
	)
}

func exactSums[R, N limb.RealNumber]() []form {
	return []form{
		reduce1("ExactSum", func(x []N) R { return total[R](func(a *vec.Accumulator) { vec.Accumulate(a, x) }, false) }),
		reduce2("ExactDot", func(x, y []N) R { return total[R](func(a *vec.Accumulator) { vec.AccumulateDot(a, x, y) }, false) }),
		reduce1("ExactNorm2", func(x []N) R { return total[R](func(a *vec.Accumulator) { vec.AccumulateDot(a, x, x) }, true) }),
	}
}

func total[R limb.RealNumber](add func(a *vec.Accumulator), root bool) R {
	var a vec.Accumulator
	add(&a)
	return totalOf[R](&a, root)
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
		reduce1("Sum", vec.Sum[C]), reduce2("Dot", vec.Dot[C]), reduce2("DotConj", vec.DotConj[C]), reduce1("Norm2", vec.Norm2[C, N]),
	}
}

func sumsOfMachine[N vec.Holds[T], T limb.Float]() []form {
	return []form{reduce1("Sum", vec.SumOf[N, T]), reduce2("Dot", vec.DotOf[N, T]), reduce1("Norm2", vec.NormOf[N, T])}
}

// reductions are the forms of limb_reduce, by the names that C has.
var reductions = sync.OnceValue(func() map[string][]form {
	list := slices.Concat(sumsOfMachine[limb.DD, float32](), sumsOfMachine[limb.QD, float32]()) // other kits have those of their limbs
	for _, k := range kits[F32:] {
		list = append(list, k.reductions()...)
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
func Reduce(name string, n int, out Array, in []Array) {
	f := reduction(name, n, out, in)
	out.check(1, "result", 0)
	f.reduce(n, out.Data, in)
}

func (f *form) reduce(n int, out unsafe.Pointer, in []Array) {
	p := []unsafe.Pointer{out}
	for _, a := range in {
		p = append(p, a.together(n))
	}
	f.run(n, p)
}

// ReduceRows is limb_reduce_rows.
func ReduceRows(name string, rows, n int, out Array, in []Array, steps []int) {
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
			f.reduce(n, out.at(r), row)
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
