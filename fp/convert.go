package fp

import "math"

// # CUDA's names
//
// Tables 8.9 and 8.10 of [Wil13] in terms of this package; rn, rz, ru and rd
// are ToNearestEven, ToZero, Up and Down:
//
//	__fadd_ru(x, y), __dadd_ru(x, y)	Add(x, y, Up); and so Mul, FMA, Rcp, Div, Sqrt
//	__double2float_rz(x)	ToFloat32(x, ToZero)
//	__float2int_rd(x), __double2int_rd(x)	ToInteger[int32](x, Down); uint32, int64, uint64 for uint, ll, ull
//	__int2float_rn(n)	FromInteger[float32](n, ToNearestEven)
//	__ll2double_rn(n)	FromInteger[float64](n, ToNearestEven)
//	__float2half(x), __half2float(h)	ToHalf(x, ToNearestEven), h.Float32()

// Integer is a machine integer of 32 or 64 bits.
type Integer interface {
	int32 | uint32 | int64 | uint64
}

// ToFloat32 returns x rounded by m.
//
// Error: correctly rounded, for all x.
// Special: infinities, NaN and zeros are kept; beyond the range of float32, ±Inf
// or its largest number, as m has it.
func ToFloat32(x float64, m Mode) float32 {
	r := float32(x)
	return step(r, x-float64(r), m) // the residual is exact
}

// FromInteger returns n rounded by m, which for a float64 and an n of 32 bits is n.
//
// Error: correctly rounded, for all n.
func FromInteger[T Float, I Integer](n I, m Mode) T {
	if n == 0 {
		return 0
	}
	k := uint64(n)
	if n < 0 {
		k = -k
	}
	if is32[T]() {
		return T(math.Float32frombits(uint32(binary32.pack(n < 0, k, 0, m))))
	}
	return T(math.Float64frombits(binary64.pack(n < 0, k, 0, m)))
}

// ToInteger returns x rounded by m to an integer.
//
// Error: exact, but for that rounding.
// Special: what is out of range becomes the end of the range that is nearer,
// also ±Inf. NaN is 0 where x and the integer have 32 bits each; else it is the
// integer with the highest bit alone, as in CUDA's PTX 9.0.
func ToInteger[I Integer, T Float](x T, m Mode) I {
	a := float64(x)
	switch m {
	case ToNearestEven:
		a = math.RoundToEven(a)
	case ToZero:
		a = math.Trunc(a)
	case Up:
		a = math.Ceil(a)
	case Down:
		a = math.Floor(a)
	case ToNearestAway:
		a = math.Round(a)
	default:
		panic("fp: unknown rounding mode")
	}
	width := 32
	if I(1)<<31<<1 != 0 {
		width = 64
	}
	least, top := I(0), math.Ldexp(1, width) // the range is least ≤ a < top
	if ^I(0) < 0 {
		least, top = I(1)<<(width-1), top/2
	}
	switch {
	case a != a && is32[T]() && width == 32:
		return 0
	case a != a:
		return I(1) << (width - 1)
	case a < float64(least):
		return least
	case a >= top:
		return ^least
	}
	return I(a)
}
