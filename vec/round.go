package vec

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
)

var (
	maximum = op{name: "Max", make: func() byKind { return of(simd.Max).with(map21(limb.F32.Max), map21(limb.F64.Max)) }}
	minimum = op{name: "Min", make: func() byKind { return of(simd.Min).with(map21(limb.F32.Min), map21(limb.F64.Min)) }}
	frexp   = op{name: "Frexp", make: func() byKind {
		return of(simd.Frexp).with(map12(lastOut(limb.F32.Frexp)), map12(lastOut(limb.F64.Frexp)))
	}}

	mod = op{name: "Mod", make: func() byKind {
		return remainders(simd.FastMod, each(&modEach)).with(map21(limb.F32.Mod), map21(limb.F64.Mod))
	}}
	remainder = op{name: "Remainder", make: func() byKind {
		return remainders(simd.FastRemainder, each(&remainderEach)).with(map21(limb.F32.Remainder), map21(limb.F64.Remainder))
	}}
	remquo = op{name: "Remquo", make: func() byKind {
		return remainders(simd.FastRemquo, each(&remquoEach)).with(map22(shortQuo(limb.F32.Remquo)), map22(shortQuo(limb.F64.Remquo)))
	}}
)

//limb:each
func modDF() *function { return divide(limb.DF.FastMod, limb.DF.Mod) }

//limb:each
func remainderDF() *function { return divide(limb.DF.FastRemainder, limb.DF.Remainder) }

//limb:each
func remquoDF() *function { return divideQuo(shortQuo(limb.DF.Remquo)) }

// Frexp sets frac[i] and exp[i] so that x[i] = frac[i]·2^exp[i], with
// ½ ≤ |frac[i]| < 1.
func Frexp[N limb.RealNumber](frac []N, exp []int32, x []N) {
	run3(frexp.of(kindOf[N]()), frac, exp, x)
}

// Max sets dst[i] to the larger of x[i] and y[i]: the method Max. The largest of all
// elements is [Largest].
func Max[N limb.RealNumber](dst, x, y []N) { run3(maximum.of(kindOf[N]()), dst, x, y) }

// Min sets dst[i] to the smaller of x[i] and y[i]: the method Min. The least of all
// elements is [Smallest].
func Min[N limb.RealNumber](dst, x, y []N) { run3(minimum.of(kindOf[N]()), dst, x, y) }

// Mod sets dst[i] to the remainder of x[i]/y[i] with the sign of x[i], as the method Mod
// does, for all operands. It runs in a kernel, that of [FastMod], where most quotients are
// large, since a kernel makes all digits that a quotient may have, and in Go where most are
// small, and where FastMod has NaN, with the same bits.
func Mod[N limb.RealNumber](dst, x, y []N) { run3(mod.of(kindOf[N]()), dst, x, y) }

// Remainder sets dst[i] to the remainder of x[i]/y[i] that is nearest to 0, as
// the method Remainder does. What [Mod] says of kernels and Go holds here too.
func Remainder[N limb.RealNumber](dst, x, y []N) { run3(remainder.of(kindOf[N]()), dst, x, y) }

// Remquo sets rem[i] to the remainder of x[i]/y[i] that is nearest to 0, and quo[i]
// to the low bits of the quotient, as the method Remquo does. What [Mod] says of kernels and Go
// holds here too.
func Remquo[N limb.RealNumber](rem []N, quo []int32, x, y []N) {
	run4(remquo.of(kindOf[N]()), rem, quo, x, y)
}

// large reports whether most of n quotients are so large that a kernel is quicker
// than Go.
func large[N limb.RealNumber](n int, x, y unsafe.Pointer) bool {
	k, size := kindOf[N](), int(sizeOf[N]())
	bound := 0x1p128
	if k.single() {
		bound = 0x1p8
	}
	count := 0
	for i := range n {
		a, b := leading(k, unsafe.Add(x, i*size)), leading(k, unsafe.Add(y, i*size))
		if a/b > bound || a/b < -bound {
			count++
		}
	}
	return 2*count > n
}

// inRemainders is the most elements of a call of a kernel that remainders are looked at
// after.
const inRemainders = 32

// remainders gives functions of remainders their kernels, and short calls.
func remainders(kernels simd.Method, list byKind) byKind {
	for k, f := range list {
		if f != nil {
			f.kernel = kernels[k]
			f.grain = min(inRemainders, f.kernel.Grain())
		}
	}
	return list
}

// divide makes a function of a remainder. Where method, which a kernel runs,
// gives NaN, f divides; the operands must be there still.
func divide[N interface {
	limb.RealNumber
	comparable
}](method, f func(x, y N) N) *function {
	d := map21(f)
	// A loop of its own: a function of both would be a call more for each element, a twentieth of the time.
	d.inGo = func(n int, p args) {
		z, x, y := view[N](p[0], n), view[N](p[1], n), view[N](p[2], n)
		for i := range z {
			r := method(x[i], y[i])
			if r != r {
				r = f(x[i], y[i])
			}
			z[i] = r
		}
	}
	d.mend = func(k *simd.Routine, n int, p args) {
		if !large[N](n, p[1], p[2]) {
			d.inGo(n, p)
			return
		}
		var rem [inRemainders]N
		k.Slices(n, unsafe.Pointer(&rem), p[1], p[2])
		x, y := view[N](p[1], n), view[N](p[2], n)
		for i, r := range rem[:n] {
			if r != r {
				rem[i] = f(x[i], y[i])
			}
		}
		copy(view[N](p[0], n), rem[:])
	}
	return d
}

// divideQuo is divide with a quotient.
func divideQuo[N interface {
	limb.RealNumber
	comparable
}](f func(x, y N) (N, int32)) *function {
	d := map22(f)
	d.mend = func(k *simd.Routine, n int, p args) {
		if !large[N](n, p[2], p[3]) {
			d.inGo(n, p)
			return
		}
		var rem [inRemainders]N
		k.Slices(n, unsafe.Pointer(&rem), p[1], p[2], p[3])
		quo, x, y := view[int32](p[1], n), view[N](p[2], n), view[N](p[3], n)
		for i, r := range rem[:n] {
			if r != r {
				rem[i], quo[i] = f(x[i], y[i])
			}
		}
		copy(view[N](p[0], n), rem[:])
	}
	return d
}

// shortQuo brings Remquo to the quotients of slices, which have 32 bits.
func shortQuo[N any](f func(x, y N) (N, int)) func(x, y N) (N, int32) {
	return func(x, y N) (N, int32) {
		rem, quo := f(x, y)
		return rem, int32(quo)
	}
}
