// Package rounding has what operations of machine numbers must give in each rounding mode, by
// math/big, and the operands at which rounding goes wrong.
package rounding

import (
	"math"
	"math/big"

	"github.com/limbfp/limb/fp"
)

// exactly is a precision that sums of a product and a number have no more bits than: products reach from
// 2^-2148 to 2^2048. quotients is one at which a quotient of numbers is on the side of all numbers, and of
// all ties between them, that it is on without an end: it is one of them or differs in bit 108 at the latest.
const exactly, quotients = 4400, 200

// Want returns an operation of one to three operands rounded by m, which is not to nearest: the
// operation is Add, Mul, Div, FMA, Rcp or Sqrt.
func Want[T fp.Float](op string, m fp.Mode, x ...T) T {
	finite := true
	var v []*big.Float
	for _, a := range x {
		if a-a != 0 {
			finite = false
			continue
		}
		v = append(v, big.NewFloat(float64(a)))
	}
	negative := func(a T) bool { return math.Signbit(float64(a)) }
	zero := func(minus bool) T {
		if minus {
			return T(math.Copysign(0, -1))
		}
		return 0
	}
	// sum is a zero sum of numbers with these signs.
	sum := func(a, b bool) T { return zero(a && b || m == fp.Down && a != b) }
	z := new(big.Float).SetPrec(exactly)
	switch op {
	case "Add":
		if !finite {
			return x[0] + x[1]
		}
		if z.Add(v[0], v[1]); z.Sign() == 0 {
			return sum(negative(x[0]), negative(x[1]))
		}
	case "Mul":
		if !finite {
			return x[0] * x[1]
		}
		if z.Mul(v[0], v[1]); z.Sign() == 0 {
			return zero(negative(x[0]) != negative(x[1]))
		}
	case "FMA":
		if !finite {
			return T(math.FMA(float64(x[0]), float64(x[1]), float64(x[2])))
		}
		if z.Add(z.Mul(v[0], v[1]), v[2]); z.Sign() == 0 {
			return sum(negative(x[0]) != negative(x[1]), negative(x[2]))
		}
	case "Rcp":
		return Want("Div", m, 1, x[0])
	case "Div":
		if !finite || x[0] == 0 || x[1] == 0 {
			return x[0] / x[1]
		}
		z.SetPrec(quotients).Quo(v[0], v[1])
	case "Sqrt":
		r := T(math.Sqrt(float64(x[0])))
		if !finite || x[0] <= 0 {
			return r
		}
		root := big.NewFloat(float64(r))
		return beside(r, v[0].Cmp(z.Mul(root, root)), m)
	default:
		panic("rounding: no operation " + op)
	}
	var r T
	var side big.Accuracy
	if _, single := any(r).(float32); single {
		a, s := z.Float32()
		r, side = T(a), s
	} else {
		a, s := z.Float64()
		r, side = T(a), s
	}
	return beside(r, -int(side), m)
}

// Of returns x ≠ 0 rounded by m, which is not to nearest.
func Of[T fp.Float](x *big.Rat, m fp.Mode) T {
	var r T
	if _, single := any(r).(float32); single {
		a, _ := x.Float32()
		r = T(a)
	} else {
		a, _ := x.Float64()
		r = T(a)
	}
	if r == 0 && x.Sign() < 0 {
		r = T(math.Copysign(0, -1))
	}
	if r-r != 0 { // it has overflowed
		return beside(r, -sign(r), m)
	}
	return beside(r, x.Cmp(new(big.Rat).SetFloat64(float64(r))), m)
}

func sign[T fp.Float](a T) int {
	if a < 0 {
		return -1
	}
	return 1
}

// beside returns r, the number nearest to x, or the one next to it, where x lies above (1) or
// below it (-1).
func beside[T fp.Float](r T, above int, m fp.Mode) T {
	minus := math.Signbit(float64(r))
	switch {
	case above < 0 && (m == fp.Down || m == fp.ToZero && !minus):
		return next(r, math.Inf(-1))
	case above > 0 && (m == fp.Up || m == fp.ToZero && minus):
		return next(r, math.Inf(1))
	}
	return r
}

func next[T fp.Float](r T, to float64) T {
	if a, ok := any(r).(float32); ok {
		return T(math.Nextafter32(a, float32(to)))
	}
	return T(math.Nextafter(float64(r), to))
}

// Operands returns numbers at which rounding goes wrong, with both signs: of exponents at the
// ends of the range, about 1, and a significand or two away from these, those whose significands
// begin and end a binade or have one bit at its ends; zeros, infinities and NaN.
func Operands[T fp.Float]() (list []T) {
	p, top := 53, 2047
	if _, single := any(T(0)).(float32); single {
		p, top = 24, 255
	}
	bias, ones := top/2, uint64(1)<<(p-1)-1
	for _, e := range []int{0, 1, 2, p - 1, p, bias / 2, bias - p - 1, bias - p, bias - 2, bias - 1, bias, bias + 1, bias + 2, bias + p - 1, bias + p, 3 * bias / 2, top - p, top - 2, top - 1} {
		for _, s := range []uint64{0, 1, ones >> 1, ones>>1 + 1, ones - 1, ones} {
			list = append(list, from[T](p, uint64(e), s))
		}
	}
	list = append(list, from[T](p, uint64(top), 0), from[T](p, uint64(top), ones))
	for _, a := range list {
		list = append(list, -a)
	}
	return list
}

// from returns the number of an exponent field and a significand field.
func from[T fp.Float](p int, e, s uint64) T {
	if p == 24 {
		return T(math.Float32frombits(uint32(e<<23 | s)))
	}
	return T(math.Float64frombits(e<<52 | s))
}
