package vec

import (
	"math"
	"sync"
	"unsafe"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/run/half"
)

// # Numbers of 16 bits
//
// What converts float32 are kernels of package half, which the processor has instructions for. A
// number of limbs becomes a float32 on the way to half as many bits, which is rounded to odd: where it
// is none it becomes the one of its two neighbours whose last bit is 1. Rounding that to at most 22
// bits is rounding once.

// Short are the numbers of 16 bits.
type Short interface{ fp.Half | fp.BF16 }

// FromShort sets dst[i] = x[i], exactly. Every NaN is one of float32.
func FromShort[N Addend, H Short](dst []N, x []H) {
	checkShort(dst, x)
	switch kindOf[N]() {
	case f32:
		widen(view[float32](pointer(dst), len(dst)), x)
	case f64:
		viaFloat32(view[float64](pointer(dst), len(dst)), x, func(dst []float64, x []float32) {
			for i, a := range x {
				dst[i] = float64(a)
			}
		})
	default:
		from := fromFloat32.of(kindOf[N]())
		viaFloat32(dst, x, func(dst []N, x []float32) { run2(from, dst, x) })
	}
}

// ToShort sets dst[i] to x[i] rounded once to nearest, ties to even: of float32 as [fp.HalfOf] and
// [fp.BF16Of] do. Every NaN becomes the one of those. Other numbers than float32 are converted in Go.
func ToShort[H Short, N Addend](dst []H, x []N) {
	checkShort(dst, x)
	switch kindOf[N]() {
	case f32:
		narrow(dst, view[float32](pointer(x), len(x)))
	case f64:
		viaOdd(dst, view[float64](pointer(x), len(x)), func(a float64) float32 { return odd(a, 0) })
	default: // the two leading limbs tell
		if kindOf[N]().single() {
			viaOdd(dst, x, func(a N) float32 {
				limbs := (*[2]float32)(unsafe.Pointer(&a))
				return odd(float64(limbs[0]), float64(limbs[1]))
			})
			return
		}
		viaOdd(dst, x, func(a N) float32 {
			limbs := (*[2]float64)(unsafe.Pointer(&a))
			return odd(limbs[0], limbs[1])
		})
	}
}

// checkShort panics where lengths differ, or slices have memory in common.
func checkShort[A, B any](dst []A, x []B) {
	if len(dst) != len(x) {
		different(len(dst), len(x))
	}
	var a A
	var b B
	to, from := uintptr(pointer(dst)), uintptr(pointer(x))
	if n := uintptr(len(x)); to < from+n*unsafe.Sizeof(b) && from < to+n*unsafe.Sizeof(a) {
		panic(overlap)
	}
}

// widen and narrow convert between float32 and numbers of 16 bits. An error would be of the first
// use of a kernel, which has been compared with Go: that is there too.
func widen[H Short](dst []float32, x []H) {
	switch x := any(x).(type) {
	case []fp.Half:
		if half.WidenKernel.Slices(dst, x) != nil {
			fp.FromHalves(dst, x)
		}
	case []fp.BF16:
		if half.WidenBF16Kernel.Slices(dst, x) != nil {
			fp.FromBF16s(dst, x)
		}
	}
}

func narrow[H Short](dst []H, x []float32) {
	switch dst := any(dst).(type) {
	case []fp.Half:
		if half.RoundKernel.Slices(dst, x) != nil {
			for i, a := range x {
				dst[i] = fp.HalfOf(a)
			}
		}
	case []fp.BF16:
		if half.RoundBF16Kernel.Slices(dst, x) != nil {
			for i, a := range x {
				dst[i] = fp.BF16Of(a)
			}
		}
	}
}

// singles are float32 on the way, of some kilobytes.
type singles [2048]float32

var singlesPool = sync.Pool{New: func() any { return new(singles) }}

// viaFloat32 converts part by part to float32, and from there by convert.
func viaFloat32[N any, H Short](dst []N, x []H, convert func([]N, []float32)) {
	b := singlesPool.Get().(*singles)
	defer singlesPool.Put(b)
	for len(x) > 0 {
		n := min(len(b), len(x))
		widen(b[:n], x[:n])
		convert(dst[:n], b[:n])
		dst, x = dst[n:], x[n:]
	}
}

// viaOdd converts part by part to float32 rounded to odd, and from there.
func viaOdd[H Short, N any](dst []H, x []N, odd func(N) float32) {
	b := singlesPool.Get().(*singles)
	defer singlesPool.Put(b)
	for len(x) > 0 {
		n := min(len(b), len(x))
		for i, a := range x[:n] {
			b[i] = odd(a)
		}
		narrow(dst[:n], b[:n])
		dst, x = dst[n:], x[n:]
	}
}

// odd returns hi + lo rounded to odd. |lo| is at most half of the last bit of hi, and what is
// behind it has no say.
func odd(hi, lo float64) float32 {
	f := float32(hi)
	rest := hi - float64(f)
	if rest == 0 {
		rest = lo
	}
	b := math.Float32bits(f)
	switch {
	case rest == 0 || rest != rest || b&1 != 0 || math.IsInf(float64(f), 0):
		return f // Inf of a number that is beyond all floats, too
	case math.Signbit(rest) == math.Signbit(float64(f)):
		return math.Float32frombits(b + 1)
	}
	return math.Float32frombits(b - 1)
}
