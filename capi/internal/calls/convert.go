package calls

import (
	"math"
	"slices"
	"sync"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/vec"
)

// A conversion sets n elements that lie together, and returns the first that the type of results does not
// have, or n.
type conversion func(n int, dst, src unsafe.Pointer) int

type converters [TD + 1][TD + 1]conversion

// conversions are those between real types, by the type of results and that of operands.
var conversions = sync.OnceValue(func() *converters {
	m := new(converters)
	for _, k := range kits {
		if k != nil && k.convert != nil {
			k.convert(m)
		}
	}
	between(m, func(x int32) (int32, bool) { return x, true })
	between(m, func(x int64) (int64, bool) { return x, true })
	between(m, func(x int32) (int64, bool) { return int64(x), true })
	between(m, func(x int64) (int32, bool) { return short(x, true) })
	return m
})

func short(x int64, ok bool) (int32, bool) { return int32(x), ok && x == int64(int32(x)) }

// fromType has the conversions of N to all real types, and from integers.
func fromType[N limb.Real[N]](m *converters) {
	toType[limb.F32, N](m)
	toType[limb.F64, N](m)
	toType[limb.DF, N](m)
	toType[limb.DD, N](m)
	toType[limb.QF, N](m)
	toType[limb.QD, N](m)
	toType[limb.TF, N](m)
	toType[limb.TD, N](m)
	between(m, func(x N) (int64, bool) { return x.Int64() })
	between(m, func(x N) (int32, bool) { return short(x.Int64()) })
	between(m, func(x int64) (N, bool) { return limb.From[N](x), true })
	between(m, func(x int32) (N, bool) { return limb.From[N](x), true })
}

func toType[M, N limb.RealNumber](m *converters) {
	m[typeOf[M]()][typeOf[N]()] = func(n int, dst, src unsafe.Pointer) int {
		vec.Convert(view[M](dst, n), view[N](src, n))
		return n
	}
}

func between[M, N any](m *converters, f func(N) (M, bool)) {
	m[typeOf[M]()][typeOf[N]()] = func(n int, dst, src unsafe.Pointer) int {
		z, x := view[M](dst, n), view[N](src, n)
		for i := range z {
			v, ok := f(x[i])
			if !ok {
				return i
			}
			z[i] = v
		}
		return n
	}
}

// ofTypes returns the conversion of any two types, and nil where there is none.
func ofTypes(to, from Type) conversion {
	if !to.known() || !from.known() {
		return nil
	}
	toReal, fromReal := to.real(), from.real()
	parts := conversions()[toReal][fromReal]
	switch {
	case to == Bool || from == Bool || toReal == to && fromReal != from:
		return nil
	case toReal == to:
		return parts
	case fromReal != from:
		return func(n int, dst, src unsafe.Pointer) int { return parts(2*n, dst, src) / 2 }
	}
	return func(n int, dst, src unsafe.Pointer) int { // a real number has the imaginary part 0
		re := make([]uint64, (uintptr(n)*toReal.Size()+7)/8)
		n = parts(n, unsafe.Pointer(unsafe.SliceData(re)), src)
		clear(view[byte](dst, n*int(to.Size())))
		scatter(dst, unsafe.Pointer(unsafe.SliceData(re)), n, 2, toReal)
		return n
	}
}

// Convert is limb_convert.
func Convert(n int, out, in Array) {
	f := ofTypes(out.Type, in.Type)
	checkAll(n, []Array{out}, []Array{in})
	if f == nil {
		Refuse(BadType, "%v to %v is no conversion: a complex number has a real part (real) and a size (abs), and a truth value comes of is_zero and comparisons", in.Type, out.Type)
	}
	if n == 0 {
		return
	}
	if out.Type != I32 && out.Type != I64 {
		over(n, []Array{out}, []Array{in}, func(n int, p []unsafe.Pointer) { f(n, p[0], p[1]) })
		return
	}
	// Blocks one after the other, so that what is written ends before the number that does not fit.
	for lo := 0; lo < n; lo += block {
		k := min(block, n-lo)
		a := []Array{{out.at(lo), out.Stride, out.Type}, {in.at(lo), in.Stride, in.Type}}
		src := a[1].together(k)
		dst := a[0]
		if dst.Stride != 1 {
			dst = Array{unsafe.Pointer(new([block]int64)), 1, out.Type}
		}
		done := f(k, dst.Data, src)
		if dst.Stride != a[0].Stride {
			scatter(a[0].Data, dst.Data, done, a[0].Stride, out.Type)
		}
		if done < k {
			Refuse(Range, "element %d is outside of the range of %v", lo+done, out.Type)
		}
	}
}

// FromLimbs is limb_from_limbs.
func FromLimbs(n int, out, in Array, limbs int) {
	if limbs < 0 || limbs > 1<<20 {
		Refuse(Size, "%d limbs: the number must not be negative, nor above 2^20", limbs)
	}
	if in.Type != F32 && in.Type != F64 {
		Refuse(BadType, "limbs of type %v: they are F32 or F64", in.Type)
	}
	out.check(n, "result", 0)
	if n > 0 && limbs > math.MaxInt/n {
		Refuse(Size, "%d numbers of %d limbs are more than memory can have", n, limbs)
	}
	in.check(n*limbs, "operand", 0)
	k := kitOf(out.Type)
	if k == nil || k.total == nil {
		Refuse(BadType, "limbs make no %v: they make a real number", out.Type)
	}
	if n == 0 {
		return
	}
	if limbs > 0 {
		aLo, aHi := out.extent(n)
		bLo, bHi := in.extent(n * limbs)
		if aLo < bHi && bLo < aHi {
			Refuse(Overlap, "the numbers overlap their limbs")
		}
	}
	for i := range n {
		var a vec.Accumulator
		if limbs > 0 {
			x := Array{in.at(i * limbs), in.Stride, in.Type}
			kitOf(in.Type).accumulate(&a, limbs, x.together(limbs))
		}
		k.total(&a, out.at(i), false)
	}
}

// real refuses what is no real type, and returns its kit.
func realKit(t Type, what string) *kit {
	k := kitOf(t)
	if k == nil || k.total == nil {
		Refuse(BadType, "%s of type %v: it must be a real type, F32 … QD, TF or TD", what, t)
	}
	return k
}

// CumSum is limb_cum_sum.
func CumSum(n int, out, in Array) {
	k := realKit(out.Type, "a sum")
	if in.Type != out.Type {
		Refuse(BadType, "sums of %v of type %v: both must be the same", in.Type, out.Type)
	}
	checkAll(n, []Array{out}, []Array{in})
	if n > 0 {
		whole(n, out, func(dst unsafe.Pointer) { k.cumSum(n, dst, in.together(n)) })
	}
}

// Sort is limb_sort.
func Sort(n int, x Array) {
	k := realKit(x.Type, "an order")
	x.check(n, "result", 0)
	if n > 1 {
		p := x.together(n)
		k.sort(n, p)
		if p != x.Data {
			scatter(x.Data, p, n, x.Stride, x.Type)
		}
	}
}

// Linspace is limb_linspace.
func Linspace(n int, out Array, a, b unsafe.Pointer) {
	k := realKit(out.Type, "a range")
	out.check(n, "result", 0)
	Array{a, 1, out.Type}.check(1, "operand", 0)
	Array{b, 1, out.Type}.check(1, "operand", 1)
	if n > 0 {
		whole(n, out, func(dst unsafe.Pointer) { k.linspace(n, dst, a, b) })
	}
}

// Horner is limb_horner.
func Horner(n int, out, x, c Array, count int) {
	k := realKit(out.Type, "a polynomial")
	if x.Type != out.Type || c.Type != out.Type {
		Refuse(BadType, "a polynomial of type %v, with %v and coefficients of %v: all must be the same", out.Type, x.Type, c.Type)
	}
	checkAll(n, []Array{out}, []Array{x})
	c.check(count, "coefficient array", 0)
	if n > 0 {
		coefficients := slices.Clone(view[byte](c.together(count), count*int(c.Type.Size()))) // which results may overlap
		whole(n, out, func(dst unsafe.Pointer) {
			k.horner(n, dst, x.together(n), unsafe.Pointer(unsafe.SliceData(coefficients)), count)
		})
	}
}

// whole has f compute n results that lie together, and brings them to out.
func whole(n int, out Array, f func(dst unsafe.Pointer)) {
	if out.Stride == 1 || n == 1 {
		f(out.Data)
		return
	}
	p := unsafe.Pointer(unsafe.SliceData(make([]uint64, (uintptr(n)*out.Type.Size()+7)/8)))
	f(p)
	scatter(out.Data, p, n, out.Stride, out.Type)
}
