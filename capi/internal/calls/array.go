package calls

import (
	"math"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/internal/run/workers"
)

// A Type is one of LIMB_F32 and its kin.
type Type int32

const (
	F32 Type = 1 + iota
	F64
	DF
	DD
	QF
	QD
	CDF
	CDD
	CQF
	CQD
	I32
	I64
	Bool
	C64
	C128
	TF
	TD
	CTF
	CTD
)

// shapes are the sizes of elements, and of the machine numbers in them.
var shapes = func() (list [CTD + 1]struct {
	name       string
	size, limb uintptr
}) {
	for t, of := range ofList {
		limb := uintptr(of.Size())
		list[t].name, list[t].size, list[t].limb = strings.ToUpper(of.String()), uintptr(of.Planes())*limb, limb
	}
	list[Bool].size, list[Bool].limb = 1, 1 // a plane of int32 on devices, and a byte in slices
	list[I64].name, list[I64].size, list[I64].limb = "I64", 8, 8
	list[C64].name, list[C64].size, list[C64].limb = "C64", 8, 4
	list[C128].name, list[C128].size, list[C128].limb = "C128", 16, 8
	return list
}()

// ofList are the types of limb's list, by their codes.
var ofList = func() map[Type]types.Type {
	m := map[Type]types.Type{F32: types.F32, F64: types.F64, I32: types.I32, Bool: types.Bool}
	for t := range types.Numbers {
		code := DF + Type(t.Real())
		if t.Limbs() == 3 { // they came later, and have codes behind all others
			code = TF + Type(t.Real()-types.TF)
		}
		if t.Complex() {
			code = code.complex()
		}
		m[code] = t
	}
	return m
}()

func (t Type) known() bool { return t > 0 && int(t) < len(shapes) }

// String returns the name of the type in C, without LIMB_.
func (t Type) String() string {
	if !t.known() {
		return ""
	}
	return shapes[t].name
}

// Size returns the bytes of an element, 0 where t is no type.
func (t Type) Size() uintptr {
	if !t.known() {
		return 0
	}
	return shapes[t].size
}

// real returns the type of the parts of a complex type, and else t.
func (t Type) real() Type {
	switch {
	case t >= CDF && t <= CQD:
		return t - CDF + DF
	case t >= CTF:
		return t - CTF + TF
	case t == C64 || t == C128:
		return t - C64 + F32
	}
	return t
}

// complex returns the type of complex numbers whose parts are of a real type.
func (t Type) complex() Type {
	if t >= TF {
		return t - TF + CTF
	}
	return t - DF + CDF
}

// typeOf returns the type of elements E.
func typeOf[E any]() Type {
	if _, ok := any(*new(E)).(int64); ok {
		return I64
	}
	of := typeof.Of[E]()
	for t, in := range ofList {
		if in == of {
			return t
		}
	}
	panic("calls: typeOf of what is no element")
}

// An Array is a limb_array, field by field.
type Array struct {
	Data   unsafe.Pointer
	Stride int
	Type   Type
}

// view returns n elements in the memory of a caller.
func view[E any](p unsafe.Pointer, n int) []E { return unsafe.Slice((*E)(p), n) }

// check refuses an array that cannot have n elements. what it is called in the text is its name and, from 0, its index.
func (a Array) check(n int, what string, index int) {
	switch {
	case !a.Type.known():
		Refuse(BadType, "%s %d has type %d, which is none", what, index, a.Type)
	case n < 0:
		Refuse(Size, "%d elements: the number must not be negative", n)
	case n == 0:
		return
	case a.Data == nil:
		Refuse(Null, "the data of %s %d is null", what, index)
	case uintptr(a.Data)%shapes[a.Type].limb != 0:
		Refuse(Alignment, "the data of %s %d is at %#x: it must be at a multiple of %d", what, index, uintptr(a.Data), shapes[a.Type].limb)
	case what == "result" && a.Stride == 0 && n > 1:
		Refuse(Size, "the stride of result %d is 0: its %d elements would be one", index, n)
	}
	const most = math.MaxInt / 2
	if step := max(a.Stride, -a.Stride, 1); a.Stride < -most || n > most/int(a.Type.Size())/step {
		Refuse(Size, "%s %d has %d elements with a stride of %d: that is more than memory can have", what, index, n, a.Stride)
	}
}

// extent returns the first byte of n elements, n above 0, and the one behind the last.
func (a Array) extent(n int) (lo, hi uintptr) {
	size := a.Type.Size()
	last := uintptr(a.Data) + uintptr((n-1)*a.Stride)*size
	return min(uintptr(a.Data), last), max(uintptr(a.Data), last) + size
}

// apart reports whether n elements of a and n of b share no memory.
func (a Array) apart(b Array, n int) bool {
	if n == 0 {
		return true
	}
	aLo, aHi := a.extent(n)
	bLo, bHi := b.extent(n)
	if aHi <= bLo || bHi <= aLo {
		return true
	}
	// Elements of one may lie between those of the other, such as real and imaginary parts: d is where b begins in
	// a stride of a.
	step := uintptr(max(a.Stride, -a.Stride)) * a.Type.Size()
	if other := uintptr(max(b.Stride, -b.Stride)) * b.Type.Size(); n == 1 || other != 0 && other != step {
		return false
	}
	d := (bLo%step + step - aLo%step) % step
	return d >= a.Type.Size() && d+b.Type.Size() <= step
}

// same reports whether n elements of a are those of b, in the same order.
func (a Array) same(b Array, n int) bool {
	return a.Data == b.Data && a.Type.Size() == b.Type.Size() && (a.Stride == b.Stride || n <= 1)
}

// checkAll refuses arrays that cannot have n elements, and results that overlap another array in part.
func checkAll(n int, out, in []Array) {
	for i, a := range out {
		a.check(n, "result", i)
	}
	for i, a := range in {
		a.check(n, "operand", i)
	}
	for i, a := range out {
		for j, b := range out[:i] {
			if !a.apart(b, n) {
				Refuse(Overlap, "results %d and %d overlap", j, i)
			}
		}
		for j, b := range in {
			if !a.same(b, n) && !a.apart(b, n) {
				Refuse(Overlap, "result %d overlaps operand %d in part: it may be the operand exactly, or lie apart", i, j)
			}
		}
	}
}

// block is how many elements are brought together at a time where strides are not 1.
const block = 512

// scratch holds a block of each operand and result, of the largest type.
type scratch [5][block * 8]uint64

var scratches = sync.Pool{New: func() any { return new(scratch) }}

// over computes n elements of results from operands, by a function of arrays that lie together, results first. Long
// ones with other strides go block by block, on several cores.
func over(n int, out, in []Array, run func(n int, p []unsafe.Pointer)) {
	p, together := make([]unsafe.Pointer, 0, len(scratch{})), true
	for _, list := range [][]Array{out, in} {
		for _, x := range list {
			p = append(p, x.Data)
			together = together && (x.Stride == 1 || n <= 1)
		}
	}
	if together {
		run(n, p)
	} else {
		inBlocks(n, len(out), slices.Concat(out, in), run)
	}
}

func inBlocks(n, results int, a []Array, run func(n int, p []unsafe.Pointer)) {
	workers.Spread((n+block-1)/block, func(i int) {
		s := scratches.Get().(*scratch)
		defer scratches.Put(s)
		lo := i * block
		k := min(block, n-lo)
		p := make([]unsafe.Pointer, len(a))
		for j, x := range a {
			at := x.at(lo)
			if p[j] = at; x.Stride == 1 {
				continue
			}
			p[j] = unsafe.Pointer(&s[j])
			if j >= results {
				gather(p[j], at, k, x.Stride, x.Type)
			}
		}
		run(k, p)
		for j, x := range a[:results] {
			if x.Stride != 1 {
				scatter(x.at(lo), p[j], k, x.Stride, x.Type)
			}
		}
	})
}

// at returns element i of a.
func (a Array) at(i int) unsafe.Pointer { return unsafe.Add(a.Data, i*a.Stride*int(a.Type.Size())) }

// together returns n elements of a, one behind the other: in place, or a copy.
func (a Array) together(n int) unsafe.Pointer {
	if a.Stride == 1 || n <= 1 {
		return a.Data
	}
	p := unsafe.Pointer(unsafe.SliceData(make([]uint64, (uintptr(n)*a.Type.Size()+7)/8)))
	gather(p, a.Data, n, a.Stride, a.Type)
	return p
}

// gather copies n elements that lie stride apart to a place where they lie together.
func gather(dst, src unsafe.Pointer, n, stride int, t Type) { move(dst, src, n, 1, stride, t) }

// scatter is the opposite of gather.
func scatter(dst, src unsafe.Pointer, n, stride int, t Type) { move(dst, src, n, stride, 1, t) }

func move(dst, src unsafe.Pointer, n, dstStride, srcStride int, t Type) {
	switch t.Size() {
	case 1:
		moveOf[uint8](dst, src, n, dstStride, srcStride)
	case 4:
		moveOf[uint32](dst, src, n, dstStride, srcStride)
	case 8:
		moveOf[[2]uint32](dst, src, n, dstStride, srcStride)
	case 12:
		moveOf[[3]uint32](dst, src, n, dstStride, srcStride)
	case 16:
		moveOf[[4]uint32](dst, src, n, dstStride, srcStride)
	case 24:
		moveOf[[6]uint32](dst, src, n, dstStride, srcStride)
	case 32:
		moveOf[[8]uint32](dst, src, n, dstStride, srcStride)
	case 48:
		moveOf[[12]uint32](dst, src, n, dstStride, srcStride)
	case 64:
		moveOf[[16]uint32](dst, src, n, dstStride, srcStride)
	default:
		panic("calls: elements of a size that nothing moves")
	}
}

func moveOf[E any](dst, src unsafe.Pointer, n, dstStride, srcStride int) {
	size := int(unsafe.Sizeof(*new(E)))
	for range n {
		*(*E)(dst) = *(*E)(src)
		dst, src = unsafe.Add(dst, dstStride*size), unsafe.Add(src, srcStride*size)
	}
}
