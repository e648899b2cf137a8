package plane

import (
	"unsafe"

	"github.com/limbfp/limb/internal/run/simd"
)

// # Numbers into planes, and back
//
// What is uploaded and downloaded is turned on its way: 16 bytes of some numbers at a time by a processor's vectors,
// where it has them. Words are moved, so that all bits stay.

// A Way is where numbers are copied to.
type Way int

const (
	ToRows Way = iota
	FromRows
	Around // from rows, by stores around the caches
)

// Back returns the way from the rows for so many bytes of numbers in all: around the caches, where none keeps them until
// they are read.
func Back(bytes int) Way {
	if bytes >= 1<<25 {
		return Around
	}
	return FromRows
}

// Turn copies numbers between slices of Go and memory with a row for each machine number in
// them, of so many bytes, at a stride.
func Turn(rows []byte, stride int, numbers []byte, size, planes int, w Way) {
	var few [8]unsafe.Pointer
	list := few[:0]
	for j := range planes {
		list = append(list, unsafe.Pointer(unsafe.SliceData(rows[j*stride:])))
	}
	turn(list, numbers, size, w)
}

func transpose(planes []Plane, numbers []byte, w Way) {
	list := make([]unsafe.Pointer, len(planes))
	for j, p := range planes {
		list[j] = unsafe.Pointer(unsafe.SliceData(p.words))
	}
	turn(list, numbers[:len(planes)*planes[0].n*planes[0].Elem.Size()], planes[0].Elem.Size(), w)
}

func turn(rows []unsafe.Pointer, numbers []byte, size int, w Way) {
	switch size {
	case 2:
		turnWords[uint16](rows, numbers, w)
	case 4:
		turnWords[uint32](rows, numbers, w)
	default:
		turnWords[uint64](rows, numbers, w)
	}
}

// turnWords goes through the numbers in blocks that a cache holds, and moves two rows at a time: with one,
// every line of the numbers would be read or written once more. Here pointers take half the time of slices.
func turnWords[W uint16 | uint32 | uint64](rows []unsafe.Pointer, numbers []byte, w Way) {
	k, size := len(rows), int(unsafe.Sizeof(W(0)))
	n := len(numbers) / (k * size)
	wide, block := wideRows(k, size), 512 // rows that vectors turn
	if wide == k {
		block = n
	}
	for lo := 0; lo < n; lo += block {
		hi, done := min(lo+block, n), lo
		if wide > 0 {
			done += (hi - lo) &^ 7
			m := move{&rows[0], unsafe.Pointer(&numbers[lo*k*size]), lo * size, k * size, wide * size / 16, done - lo, 0}
			if w == Around && wide == k && uintptr(m.x)%16 == 0 {
				m.around = 1
			}
			m.turn(k, size, w)
		}
		for j := 0; j < k; j += 2 {
			at, l := lo, min(j+1, k-1)
			if j < wide {
				at = done
			}
			x := unsafe.Add(unsafe.Pointer(unsafe.SliceData(numbers)), (at*k+j)*size)
			a, b := unsafe.Slice((*W)(unsafe.Add(rows[j], at*size)), hi-at), unsafe.Slice((*W)(unsafe.Add(rows[l], at*size)), hi-at)
			if w == ToRows {
				apart(x, k*size, (l-j)*size, a, b)
			} else {
				together(x, k*size, (l-j)*size, a, b)
			}
		}
	}
}

// A move is what assembly does: of n numbers at x, a multiple of eight, step bytes apart, so many pieces of 16 bytes are
// turned to or from the rows, from byte at on. around is 1 where stores go around the caches: each piece then begins at a
// multiple of its size.
type move struct {
	rows                *unsafe.Pointer
	x                   unsafe.Pointer
	at, step, pieces, n int
	around              int
}

// wideRows returns how many of k rows of words of a size vectors turn: those of whole pieces, and two of 4 bytes.
func wideRows(k, size int) int {
	switch {
	case !assembly || simd.Current() < simd.AVX2 || size == 2:
		return 0
	case size == 4 && k == 2:
		return 2
	}
	return k &^ (16/size - 1)
}

// apart copies the words at x, one behind the other after step bytes, to a, and those beside them to b.
func apart[W uint16 | uint32 | uint64](x unsafe.Pointer, step, beside int, a, b []W) {
	b = b[:len(a)]
	for i := range a {
		p := unsafe.Add(x, i*step)
		a[i], b[i] = *(*W)(p), *(*W)(unsafe.Add(p, beside))
	}
}

func together[W uint16 | uint32 | uint64](x unsafe.Pointer, step, beside int, a, b []W) {
	b = b[:len(a)]
	for i := range a {
		p := unsafe.Add(x, i*step)
		*(*W)(p), *(*W)(unsafe.Add(p, beside)) = a[i], b[i]
	}
}
