package vec

import (
	"slices"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/source/element"
)

var choose = op{name: "Select", make: func() byKind { return each(&chooseEach).with(map31(pick[limb.F32]), map31(pick[limb.F64])) }}

//limb:each
func chooseDF() *function { return choice(&simd.DFChoosePair, element.ChoosePair[float32]) }

// Largest returns the largest element of x as the method Max finds it: NaN where one is
// NaN, and 0 rather than -0. It panics where there is none.
func Largest[N limb.RealNumber](x []N) N { return extreme(&maximum, x) }

// Smallest returns the least element of x as the method Min finds it: NaN where one is
// NaN, and -0 rather than 0. It panics where there is none.
func Smallest[N limb.RealNumber](x []N) N { return extreme(&minimum, x) }

// ArgMax returns the index of the first element that is the number that [Largest]
// returns, also in its sign where it is 0: the first NaN where one is NaN. It panics
// where there is none.
func ArgMax[N limb.RealNumber](x []N) int { return find(x, Largest(x)) }

// ArgMin returns the index of the first element that is the number that [Smallest]
// returns, also in its sign where it is 0: the first NaN where one is NaN. It panics
// where there is none.
func ArgMin[N limb.RealNumber](x []N) int { return find(x, Smallest(x)) }

func extreme[N limb.RealNumber](o *op, x []N) N {
	if len(x) == 0 {
		panic(empty)
	}
	w := works.Get().(*work)
	defer works.Put(w)
	reduce[N](w, o.of(kindOf[N]()), &source{x: pointer(x)}, len(x))
	return *(*N)(w.result())
}

// # What runs in Go, an element after the other

//limb:each
func plusDF(x, y limb.DF) limb.DF { return x.Add(y) }

// Most elements differ in their leading limbs by more than the others can make up for. The same
// number may have two forms, with leading limbs that are neighbours, but then Equal finds them
// alike; what is ±0 has the sign of its leading limb.

//limb:each
func compareDF(x, y limb.DF) int {
	if c := apart(x.Hi, x.Lo, y.Hi, y.Lo); c != 0 {
		return c
	}
	return x.Cmp(y)
}

// sameDF reports whether a and b are the same number, 0 with its sign; NaN and NaN are.
//
//limb:each
func sameDF(a, b limb.DF) bool {
	return apart(a.Hi, a.Lo, b.Hi, b.Lo) == 0 && (b.Hi != b.Hi || b.Equal(a) && (a.Hi != 0 || 1/a.Hi == 1/b.Hi))
}

// identical is sameDF for machine numbers.
func identical[N limb.F32 | limb.F64](a, b N) bool { return a != a && b != b || a == b && 1/a == 1/b }

// forKind has what a table has for a type, or else single or double for F32 or F64.
func forKind(list *[numbers]any, k kind, single, double any) any {
	switch k {
	case f32:
		return single
	case f64:
		return double
	}
	return list[k]
}

// find returns the index of the first element that is a.
func find[N limb.RealNumber](x []N, a N) (i int) {
	same := forKind(&sameEach, kindOf[N](), identical[limb.F32], identical[limb.F64]).(func(a, b N) bool)
	return slices.IndexFunc(x, func(b N) bool { return same(a, b) })
}

// Select sets dst[i] to x[i] where c[i] holds, and else to y[i].
func Select[N limb.RealNumber](dst []N, c []bool, x, y []N) {
	run4(choose.of(kindOf[N]()), dst, c, x, y)
}

// pick returns x where c holds, and else y.
func pick[N any](c bool, x, y N) N {
	if c {
		return x
	}
	return y
}

// choice makes a function of a choice. A kernel reads a bool as an int32.
func choice[N limb.RealNumber](kernel *simd.Function, f func(c bool, x, y N) N) *function {
	c := map31(f)
	c.kernel = kernel
	c.mend = func(k *simd.Routine, n int, p args) {
		var buffer [512]int32 // a grain
		for i, b := range view[uint8](p[1], n) {
			buffer[i] = int32(b)
		}
		k.Slices(n, p[0], unsafe.Pointer(&buffer), p[2], p[3])
	}
	return c
}

// Fill sets dst[i] = a.
func Fill[N limb.Number](dst []N, a N) {
	if len(dst) == 0 {
		return
	}
	dst[0] = a
	for n := 1; n < len(dst); n *= 2 {
		copy(dst[n:], dst[:n])
	}
}

// CumSum sets dst[i] = x[0] + … + x[i], added one after the other by the method Add. It
// runs in Go, in one goroutine: each sum waits for the one before.
//
// Error: of dst[i] ≤ 2iu²(|x[0]| + … + |x[i]|) in DF and DD, 2.5iu⁴(|x[0]| + … + |x[i]|) in QF and QD.
func CumSum[N limb.RealNumber](dst, x []N) {
	if len(dst) != len(x) {
		different(len(dst), len(x))
	}
	p := args{pointer(dst), pointer(x)}
	neg.of(kindOf[N]()).check(len(dst), &p)
	add := forKind(&plusEach, kindOf[N](), limb.F32.Add, limb.F64.Add).(func(x, y N) N)
	var sum N
	for i, a := range x {
		if i > 0 {
			a = add(sum, a)
		}
		sum = a
		dst[i] = sum
	}
}

// Sort sorts x in ascending order by the method Cmp: NaNs first, and equal elements in
// any order. It runs in Go, in one goroutine.
func Sort[N limb.RealNumber](x []N) {
	slices.SortFunc(x, forKind(&compareEach, kindOf[N](), limb.F32.Cmp, limb.F64.Cmp).(func(x, y N) int))
}

// apart returns how numbers compare whose leading limbs are a and c, and their next
// ones b and d, and 0 where that does not tell.
func apart[T limb.Float](a, b, c, d T) int {
	least := 2 * (b - d)
	if least < 0 {
		least = -least
	}
	switch e := a - c; {
	case e > least:
		return +1
	case e < -least:
		return -1
	}
	return 0
}
