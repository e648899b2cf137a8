package vec

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
)

var (
	floor     = op{name: "Floor", make: func() byKind { return ofReals(simd.Floor, arithmetic) }}
	ceil      = op{name: "Ceil", make: func() byKind { return ofReals(simd.Ceil, arithmetic) }}
	trunc     = op{name: "Trunc", make: func() byKind { return ofReals(simd.Trunc, arithmetic) }}
	round     = op{name: "Round", make: func() byKind { return ofReals(simd.Round, arithmetic) }}
	roundEven = op{name: "RoundEven", make: func() byKind { return ofReals(simd.RoundEven, arithmetic) }}
	logb      = op{name: "Logb", make: func() byKind { return ofReals(simd.Logb, arithmetic) }}
	maximum   = op{name: "Max", make: func() byKind { return ofReals(simd.Max, arithmetic) }}
	minimum   = op{name: "Min", make: func() byKind { return ofReals(simd.Min, arithmetic) }}
	dim       = op{name: "Dim", make: func() byKind { return ofReals(simd.Dim, arithmetic) }}
	copysign  = op{name: "Copysign", make: func() byKind { return ofReals(simd.Copysign, arithmetic) }}
	modf      = op{name: "Modf", make: func() byKind { return ofReals(simd.Modf, arithmetic) }}
	frexp     = op{name: "Frexp", make: func() byKind { return ofReals(simd.Frexp, arithmetic) }}
	ldexp     = op{name: "Ldexp", make: func() byKind { return ofReals(simd.Ldexp, arithmetic) }}
	ilogb     = op{name: "Ilogb", make: func() byKind { return ofReals(simd.Ilogb, arithmetic) }}
	mod       = op{name: "Mod", make: func() byKind {
		return listed(simd.Mod, remainders, byKind{divide(limb.Mod[limb.DF]), divide(limb.Mod[limb.DD]), divide(limb.Mod[limb.QF]), divide(limb.Mod[limb.QD])})
	}}
	remainder = op{name: "Remainder", make: func() byKind {
		return listed(simd.Remainder, remainders, byKind{divide(limb.Remainder[limb.DF]), divide(limb.Remainder[limb.DD]), divide(limb.Remainder[limb.QF]), divide(limb.Remainder[limb.QD])})
	}}
	remquo = op{name: "Remquo", make: func() byKind {
		return listed(simd.Remquo, remainders, byKind{divideQuo(remquo32(limb.Remquo[limb.DF])), divideQuo(remquo32(limb.Remquo[limb.DD])), divideQuo(remquo32(limb.Remquo[limb.QF])), divideQuo(remquo32(limb.Remquo[limb.QD]))})
	}}
)

// Floor sets dst[i] = ⌊x[i]⌋.
func Floor[N Number](dst, x []N) { run2(floor.of(kindOf[N]()), dst, x) }

// Ceil sets dst[i] = ⌈x[i]⌉.
func Ceil[N Number](dst, x []N) { run2(ceil.of(kindOf[N]()), dst, x) }

// Trunc sets dst[i] = x[i] without its fraction.
func Trunc[N Number](dst, x []N) { run2(trunc.of(kindOf[N]()), dst, x) }

// Round sets dst[i] = the integer nearest to x[i], of two the one farther from 0.
func Round[N Number](dst, x []N) { run2(round.of(kindOf[N]()), dst, x) }

// RoundEven sets dst[i] = the integer nearest to x[i], of two the even one.
func RoundEven[N Number](dst, x []N) { run2(roundEven.of(kindOf[N]()), dst, x) }

// Logb sets dst[i] = ⌊log2|x[i]|⌋.
func Logb[N Number](dst, x []N) { run2(logb.of(kindOf[N]()), dst, x) }

// Ilogb sets dst[i] = ⌊log2|x[i]|⌋.
func Ilogb[N Number](dst []int32, x []N) { run2(ilogb.of(kindOf[N]()), dst, x) }

// Modf sets integral[i] and frac[i] to the integral and the fractional part of
// x[i].
func Modf[N Number](integral, frac, x []N) { run3(modf.of(kindOf[N]()), integral, frac, x) }

// Frexp sets frac[i] and exp[i] so that x[i] = frac[i]·2^exp[i], with
// ½ ≤ |frac[i]| < 1.
func Frexp[N Number](frac []N, exp []int32, x []N) { run3(frexp.of(kindOf[N]()), frac, exp, x) }

// Ldexp sets dst[i] = x[i]·2^n[i].
func Ldexp[N Number](dst, x []N, n []int32) { run3(ldexp.of(kindOf[N]()), dst, x, n) }

// Dim sets dst[i] to x[i] - y[i] where x[i] > y[i], else to 0.
func Dim[N Number](dst, x, y []N) { run3(dim.of(kindOf[N]()), dst, x, y) }

// Max sets dst[i] to the larger of x[i] and y[i]: the method Max. The largest element
// of a slice is [Largest].
func Max[N Number](dst, x, y []N) { run3(maximum.of(kindOf[N]()), dst, x, y) }

// Min sets dst[i] to the smaller of x[i] and y[i]: the method Min. The least element of
// a slice is [Least].
func Min[N Number](dst, x, y []N) { run3(minimum.of(kindOf[N]()), dst, x, y) }

// Copysign sets dst[i] to |x[i]| with the sign of y[i].
func Copysign[N Number](dst, x, y []N) { run3(copysign.of(kindOf[N]()), dst, x, y) }

// Mod sets dst[i] to the remainder of x[i]/y[i] with the sign of x[i], as limb.Mod
// does. It runs in a kernel where most quotients are large, since a kernel makes all
// digits that a quotient may have, and in Go where most are small, and for operands
// beyond the domain of the method, with the same bits.
func Mod[N Number](dst, x, y []N) { run3(mod.of(kindOf[N]()), dst, x, y) }

// Remainder sets dst[i] to the remainder of x[i]/y[i] that is nearest to 0, as
// limb.Remainder does. What [Mod] says of kernels and Go holds here too.
func Remainder[N Number](dst, x, y []N) { run3(remainder.of(kindOf[N]()), dst, x, y) }

// Remquo sets rem[i] to the remainder of x[i]/y[i] that is nearest to 0, and quo[i]
// to the low bits of the quotient, as limb.Remquo does. What [Mod] says of kernels and Go
// holds here too.
func Remquo[N Number](rem []N, quo []int32, x, y []N) { run4(remquo.of(kindOf[N]()), rem, quo, x, y) }

// large reports whether most of n quotients are so large that a kernel is quicker
// than Go.
func large[N Number](n int, x, y unsafe.Pointer) bool {
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

// divide makes a function of a remainder. Where the method, which a kernel runs,
// gives NaN, f divides; the operands must be there still.
func divide[N interface {
	Number
	comparable
}](f func(x, y N) N) *function {
	d := map21(f)
	d.mend = func(k *simd.Kernel, n int, p args) {
		if !large[N](n, p[1], p[2]) {
			d.inGo(n, p)
			return
		}
		var rem [32]N // a grain
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
	Number
	comparable
}](f func(x, y N) (N, int32)) *function {
	d := map22(f)
	d.mend = func(k *simd.Kernel, n int, p args) {
		if !large[N](n, p[2], p[3]) {
			d.inGo(n, p)
			return
		}
		var rem [32]N // a grain
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

// remquo32 brings Remquo to the quotients of slices, which have 32 bits.
func remquo32[N any](f func(x, y N) (N, int)) func(x, y N) (N, int32) {
	return func(x, y N) (N, int32) {
		rem, quo := f(x, y)
		return rem, int32(quo)
	}
}
