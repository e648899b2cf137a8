// Code generated from the functions that are marked //limb:once by gen; DO NOT EDIT.

package limb

// as32 and as64 return x, of a T that is that width.
func (x Pair[T]) as32() DF         { return DF{float32(x.Hi), float32(x.Lo)} }
func (x Pair[T]) as64() DD         { return DD{float64(x.Hi), float64(x.Lo)} }
func (x Quad[T]) as32() QF         { return QF{float32(x.X0), float32(x.X1), float32(x.X2), float32(x.X3)} }
func (x Quad[T]) as64() QD         { return QD{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)} }
func (x ComplexPair[T]) as32() CDF { return CDF{x.Re.as32(), x.Im.as32()} }
func (x ComplexPair[T]) as64() CDD { return CDD{x.Re.as64(), x.Im.as64()} }
func (x ComplexQuad[T]) as32() CQF { return CQF{x.Re.as32(), x.Im.as32()} }
func (x ComplexQuad[T]) as64() CQD { return CQD{x.Re.as64(), x.Im.as64()} }

// ofPair and ofQuad return x, which is of T.
func ofPair[T, U Float](x Pair[U]) Pair[T] { return Pair[T]{T(x.Hi), T(x.Lo)} }
func ofQuad[T, U Float](x Quad[U]) Quad[T] { return Quad[T]{T(x.X0), T(x.X1), T(x.X2), T(x.X3)} }
func ofComplexPair[T, U Float](x ComplexPair[U]) ComplexPair[T] {
	return ComplexPair[T]{ofPair[T](x.Re), ofPair[T](x.Im)}
}
func ofComplexQuad[T, U Float](x ComplexQuad[U]) ComplexQuad[T] {
	return ComplexQuad[T]{ofQuad[T](x.Re), ofQuad[T](x.Im)}
}

// acosOnce is acos.
//
//limb:once acos
func acosOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := acos32(x.as32())
		return ofPair[T](r0)
	}
	r0 := acos64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func acos32(x DF) DF { return acos(x) }

//go:noinline
func acos64(x DD) DD { return acos(x) }

// acos4Once is acos4.
//
//limb:once acos4
func acos4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := acos432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := acos464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func acos432(x QF) QF { return acos4(x) }

//go:noinline
func acos464(x QD) QD { return acos4(x) }

// acoshOnce is acosh.
//
//limb:once acosh
func acoshOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := acosh32(x.as32())
		return ofPair[T](r0)
	}
	r0 := acosh64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func acosh32(x DF) DF { return acosh(x) }

//go:noinline
func acosh64(x DD) DD { return acosh(x) }

// acosh4Once is acosh4.
//
//limb:once acosh4
func acosh4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := acosh432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := acosh464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func acosh432(x QF) QF { return acosh4(x) }

//go:noinline
func acosh464(x QD) QD { return acosh4(x) }

// asinOnce is asin.
//
//limb:once asin
func asinOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := asin32(x.as32())
		return ofPair[T](r0)
	}
	r0 := asin64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func asin32(x DF) DF { return asin(x) }

//go:noinline
func asin64(x DD) DD { return asin(x) }

// asin4Once is asin4.
//
//limb:once asin4
func asin4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := asin432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := asin464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func asin432(x QF) QF { return asin4(x) }

//go:noinline
func asin464(x QD) QD { return asin4(x) }

// asinhOnce is asinh.
//
//limb:once asinh
func asinhOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := asinh32(x.as32())
		return ofPair[T](r0)
	}
	r0 := asinh64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func asinh32(x DF) DF { return asinh(x) }

//go:noinline
func asinh64(x DD) DD { return asinh(x) }

// asinh4Once is asinh4.
//
//limb:once asinh4
func asinh4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := asinh432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := asinh464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func asinh432(x QF) QF { return asinh4(x) }

//go:noinline
func asinh464(x QD) QD { return asinh4(x) }

// atanOnce is atan.
//
//limb:once atan
func atanOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := atan32(x.as32())
		return ofPair[T](r0)
	}
	r0 := atan64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func atan32(x DF) DF { return atan(x) }

//go:noinline
func atan64(x DD) DD { return atan(x) }

// atan2Once is atan2.
//
//limb:once atan2
func atan2Once[T Float](y Pair[T], x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := atan232(y.as32(), x.as32())
		return ofPair[T](r0)
	}
	r0 := atan264(y.as64(), x.as64())
	return ofPair[T](r0)
}

//go:noinline
func atan232(y DF, x DF) DF { return atan2(y, x) }

//go:noinline
func atan264(y DD, x DD) DD { return atan2(y, x) }

// atan24Once is atan24.
//
//limb:once atan24
func atan24Once[T Float](y Quad[T], x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := atan2432(y.as32(), x.as32())
		return ofQuad[T](r0)
	}
	r0 := atan2464(y.as64(), x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func atan2432(y QF, x QF) QF { return atan24(y, x) }

//go:noinline
func atan2464(y QD, x QD) QD { return atan24(y, x) }

// atan4Once is atan4.
//
//limb:once atan4
func atan4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := atan432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := atan464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func atan432(x QF) QF { return atan4(x) }

//go:noinline
func atan464(x QD) QD { return atan4(x) }

// atanhOnce is atanh.
//
//limb:once atanh
func atanhOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := atanh32(x.as32())
		return ofPair[T](r0)
	}
	r0 := atanh64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func atanh32(x DF) DF { return atanh(x) }

//go:noinline
func atanh64(x DD) DD { return atanh(x) }

// atanh4Once is atanh4.
//
//limb:once atanh4
func atanh4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := atanh432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := atanh464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func atanh432(x QF) QF { return atanh4(x) }

//go:noinline
func atanh464(x QD) QD { return atanh4(x) }

// besselIOnce is besselI.
//
//limb:once besselI
func besselIOnce[T Float](x Pair[T], order int32) Pair[T] {
	if is32[T]() {
		r0 := besselI32(x.as32(), order)
		return ofPair[T](r0)
	}
	r0 := besselI64(x.as64(), order)
	return ofPair[T](r0)
}

//go:noinline
func besselI32(x DF, order int32) DF { return besselI(x, order) }

//go:noinline
func besselI64(x DD, order int32) DD { return besselI(x, order) }

// besselI4Once is besselI4.
//
//limb:once besselI4
func besselI4Once[T Float](x Quad[T], order int32) Quad[T] {
	if is32[T]() {
		r0 := besselI432(x.as32(), order)
		return ofQuad[T](r0)
	}
	r0 := besselI464(x.as64(), order)
	return ofQuad[T](r0)
}

//go:noinline
func besselI432(x QF, order int32) QF { return besselI4(x, order) }

//go:noinline
func besselI464(x QD, order int32) QD { return besselI4(x, order) }

// besselJOnce is besselJ.
//
//limb:once besselJ
func besselJOnce[T Float](x Pair[T], order int32) Pair[T] {
	if is32[T]() {
		r0 := besselJ32(x.as32(), order)
		return ofPair[T](r0)
	}
	r0 := besselJ64(x.as64(), order)
	return ofPair[T](r0)
}

//go:noinline
func besselJ32(x DF, order int32) DF { return besselJ(x, order) }

//go:noinline
func besselJ64(x DD, order int32) DD { return besselJ(x, order) }

// besselJ4Once is besselJ4.
//
//limb:once besselJ4
func besselJ4Once[T Float](x Quad[T], order int32) Quad[T] {
	if is32[T]() {
		r0 := besselJ432(x.as32(), order)
		return ofQuad[T](r0)
	}
	r0 := besselJ464(x.as64(), order)
	return ofQuad[T](r0)
}

//go:noinline
func besselJ432(x QF, order int32) QF { return besselJ4(x, order) }

//go:noinline
func besselJ464(x QD, order int32) QD { return besselJ4(x, order) }

// besselJnOnce is besselJn.
//
//limb:once besselJn
func besselJnOnce[T Float](x Pair[T], n int) Pair[T] {
	if is32[T]() {
		r0 := besselJn32(x.as32(), n)
		return ofPair[T](r0)
	}
	r0 := besselJn64(x.as64(), n)
	return ofPair[T](r0)
}

//go:noinline
func besselJn32(x DF, n int) DF { return besselJn(x, n) }

//go:noinline
func besselJn64(x DD, n int) DD { return besselJn(x, n) }

// besselJn4Once is besselJn4.
//
//limb:once besselJn4
func besselJn4Once[T Float](x Quad[T], n int) Quad[T] {
	if is32[T]() {
		r0 := besselJn432(x.as32(), n)
		return ofQuad[T](r0)
	}
	r0 := besselJn464(x.as64(), n)
	return ofQuad[T](r0)
}

//go:noinline
func besselJn432(x QF, n int) QF { return besselJn4(x, n) }

//go:noinline
func besselJn464(x QD, n int) QD { return besselJn4(x, n) }

// besselYOnce is besselY.
//
//limb:once besselY
func besselYOnce[T Float](x Pair[T], order int32) Pair[T] {
	if is32[T]() {
		r0 := besselY32(x.as32(), order)
		return ofPair[T](r0)
	}
	r0 := besselY64(x.as64(), order)
	return ofPair[T](r0)
}

//go:noinline
func besselY32(x DF, order int32) DF { return besselY(x, order) }

//go:noinline
func besselY64(x DD, order int32) DD { return besselY(x, order) }

// besselY4Once is besselY4.
//
//limb:once besselY4
func besselY4Once[T Float](x Quad[T], order int32) Quad[T] {
	if is32[T]() {
		r0 := besselY432(x.as32(), order)
		return ofQuad[T](r0)
	}
	r0 := besselY464(x.as64(), order)
	return ofQuad[T](r0)
}

//go:noinline
func besselY432(x QF, order int32) QF { return besselY4(x, order) }

//go:noinline
func besselY464(x QD, order int32) QD { return besselY4(x, order) }

// besselYnOnce is besselYn.
//
//limb:once besselYn
func besselYnOnce[T Float](x Pair[T], n int) Pair[T] {
	if is32[T]() {
		r0 := besselYn32(x.as32(), n)
		return ofPair[T](r0)
	}
	r0 := besselYn64(x.as64(), n)
	return ofPair[T](r0)
}

//go:noinline
func besselYn32(x DF, n int) DF { return besselYn(x, n) }

//go:noinline
func besselYn64(x DD, n int) DD { return besselYn(x, n) }

// besselYn4Once is besselYn4.
//
//limb:once besselYn4
func besselYn4Once[T Float](x Quad[T], n int) Quad[T] {
	if is32[T]() {
		r0 := besselYn432(x.as32(), n)
		return ofQuad[T](r0)
	}
	r0 := besselYn464(x.as64(), n)
	return ofQuad[T](r0)
}

//go:noinline
func besselYn432(x QF, n int) QF { return besselYn4(x, n) }

//go:noinline
func besselYn464(x QD, n int) QD { return besselYn4(x, n) }

// betaOnce is beta.
//
//limb:once beta
func betaOnce[T Float](x Pair[T], y Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := beta32(x.as32(), y.as32())
		return ofPair[T](r0)
	}
	r0 := beta64(x.as64(), y.as64())
	return ofPair[T](r0)
}

//go:noinline
func beta32(x DF, y DF) DF { return beta(x, y) }

//go:noinline
func beta64(x DD, y DD) DD { return beta(x, y) }

// beta4Once is beta4.
//
//limb:once beta4
func beta4Once[T Float](x Quad[T], y Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := beta432(x.as32(), y.as32())
		return ofQuad[T](r0)
	}
	r0 := beta464(x.as64(), y.as64())
	return ofQuad[T](r0)
}

//go:noinline
func beta432(x QF, y QF) QF { return beta4(x, y) }

//go:noinline
func beta464(x QD, y QD) QD { return beta4(x, y) }

// cacosOnce is cacos.
//
//limb:once cacos
func cacosOnce[T Float](x ComplexPair[T]) ComplexPair[T] {
	if is32[T]() {
		r0 := cacos32(x.as32())
		return ofComplexPair[T](r0)
	}
	r0 := cacos64(x.as64())
	return ofComplexPair[T](r0)
}

//go:noinline
func cacos32(x CDF) CDF { return cacos(x) }

//go:noinline
func cacos64(x CDD) CDD { return cacos(x) }

// cacos4Once is cacos4.
//
//limb:once cacos4
func cacos4Once[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	if is32[T]() {
		r0 := cacos432(x.as32())
		return ofComplexQuad[T](r0)
	}
	r0 := cacos464(x.as64())
	return ofComplexQuad[T](r0)
}

//go:noinline
func cacos432(x CQF) CQF { return cacos4(x) }

//go:noinline
func cacos464(x CQD) CQD { return cacos4(x) }

// casinOnce is casin.
//
//limb:once casin
func casinOnce[T Float](x ComplexPair[T]) ComplexPair[T] {
	if is32[T]() {
		r0 := casin32(x.as32())
		return ofComplexPair[T](r0)
	}
	r0 := casin64(x.as64())
	return ofComplexPair[T](r0)
}

//go:noinline
func casin32(x CDF) CDF { return casin(x) }

//go:noinline
func casin64(x CDD) CDD { return casin(x) }

// casin4Once is casin4.
//
//limb:once casin4
func casin4Once[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	if is32[T]() {
		r0 := casin432(x.as32())
		return ofComplexQuad[T](r0)
	}
	r0 := casin464(x.as64())
	return ofComplexQuad[T](r0)
}

//go:noinline
func casin432(x CQF) CQF { return casin4(x) }

//go:noinline
func casin464(x CQD) CQD { return casin4(x) }

// catanhOnce is catanh.
//
//limb:once catanh
func catanhOnce[T Float](x ComplexPair[T]) ComplexPair[T] {
	if is32[T]() {
		r0 := catanh32(x.as32())
		return ofComplexPair[T](r0)
	}
	r0 := catanh64(x.as64())
	return ofComplexPair[T](r0)
}

//go:noinline
func catanh32(x CDF) CDF { return catanh(x) }

//go:noinline
func catanh64(x CDD) CDD { return catanh(x) }

// catanh4Once is catanh4.
//
//limb:once catanh4
func catanh4Once[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	if is32[T]() {
		r0 := catanh432(x.as32())
		return ofComplexQuad[T](r0)
	}
	r0 := catanh464(x.as64())
	return ofComplexQuad[T](r0)
}

//go:noinline
func catanh432(x CQF) CQF { return catanh4(x) }

//go:noinline
func catanh464(x CQD) CQD { return catanh4(x) }

// cbrtOnce is cbrt.
//
//limb:once cbrt
func cbrtOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := cbrt32(x.as32())
		return ofPair[T](r0)
	}
	r0 := cbrt64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func cbrt32(x DF) DF { return cbrt(x) }

//go:noinline
func cbrt64(x DD) DD { return cbrt(x) }

// cbrt4Once is cbrt4.
//
//limb:once cbrt4
func cbrt4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := cbrt432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := cbrt464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func cbrt432(x QF) QF { return cbrt4(x) }

//go:noinline
func cbrt464(x QD) QD { return cbrt4(x) }

// ccoshOnce is ccosh.
//
//limb:once ccosh
func ccoshOnce[T Float](x ComplexPair[T]) ComplexPair[T] {
	if is32[T]() {
		r0 := ccosh32(x.as32())
		return ofComplexPair[T](r0)
	}
	r0 := ccosh64(x.as64())
	return ofComplexPair[T](r0)
}

//go:noinline
func ccosh32(x CDF) CDF { return ccosh(x) }

//go:noinline
func ccosh64(x CDD) CDD { return ccosh(x) }

// ccosh4Once is ccosh4.
//
//limb:once ccosh4
func ccosh4Once[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	if is32[T]() {
		r0 := ccosh432(x.as32())
		return ofComplexQuad[T](r0)
	}
	r0 := ccosh464(x.as64())
	return ofComplexQuad[T](r0)
}

//go:noinline
func ccosh432(x CQF) CQF { return ccosh4(x) }

//go:noinline
func ccosh464(x CQD) CQD { return ccosh4(x) }

// cdivOnce is cdiv.
//
//limb:once cdiv
func cdivOnce[T Float](x ComplexPair[T], y ComplexPair[T]) ComplexPair[T] {
	if is32[T]() {
		r0 := cdiv32(x.as32(), y.as32())
		return ofComplexPair[T](r0)
	}
	r0 := cdiv64(x.as64(), y.as64())
	return ofComplexPair[T](r0)
}

//go:noinline
func cdiv32(x CDF, y CDF) CDF { return cdiv(x, y) }

//go:noinline
func cdiv64(x CDD, y CDD) CDD { return cdiv(x, y) }

// cdiv4Once is cdiv4.
//
//limb:once cdiv4
func cdiv4Once[T Float](x ComplexQuad[T], y ComplexQuad[T]) ComplexQuad[T] {
	if is32[T]() {
		r0 := cdiv432(x.as32(), y.as32())
		return ofComplexQuad[T](r0)
	}
	r0 := cdiv464(x.as64(), y.as64())
	return ofComplexQuad[T](r0)
}

//go:noinline
func cdiv432(x CQF, y CQF) CQF { return cdiv4(x, y) }

//go:noinline
func cdiv464(x CQD, y CQD) CQD { return cdiv4(x, y) }

// cexpOnce is cexp.
//
//limb:once cexp
func cexpOnce[T Float](x ComplexPair[T]) ComplexPair[T] {
	if is32[T]() {
		r0 := cexp32(x.as32())
		return ofComplexPair[T](r0)
	}
	r0 := cexp64(x.as64())
	return ofComplexPair[T](r0)
}

//go:noinline
func cexp32(x CDF) CDF { return cexp(x) }

//go:noinline
func cexp64(x CDD) CDD { return cexp(x) }

// cexp4Once is cexp4.
//
//limb:once cexp4
func cexp4Once[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	if is32[T]() {
		r0 := cexp432(x.as32())
		return ofComplexQuad[T](r0)
	}
	r0 := cexp464(x.as64())
	return ofComplexQuad[T](r0)
}

//go:noinline
func cexp432(x CQF) CQF { return cexp4(x) }

//go:noinline
func cexp464(x CQD) CQD { return cexp4(x) }

// clogOnce is clog.
//
//limb:once clog
func clogOnce[T Float](x ComplexPair[T]) ComplexPair[T] {
	if is32[T]() {
		r0 := clog32(x.as32())
		return ofComplexPair[T](r0)
	}
	r0 := clog64(x.as64())
	return ofComplexPair[T](r0)
}

//go:noinline
func clog32(x CDF) CDF { return clog(x) }

//go:noinline
func clog64(x CDD) CDD { return clog(x) }

// clog4Once is clog4.
//
//limb:once clog4
func clog4Once[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	if is32[T]() {
		r0 := clog432(x.as32())
		return ofComplexQuad[T](r0)
	}
	r0 := clog464(x.as64())
	return ofComplexQuad[T](r0)
}

//go:noinline
func clog432(x CQF) CQF { return clog4(x) }

//go:noinline
func clog464(x CQD) CQD { return clog4(x) }

// cosOnce is cos.
//
//limb:once cos
func cosOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := cos32(x.as32())
		return ofPair[T](r0)
	}
	r0 := cos64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func cos32(x DF) DF { return cos(x) }

//go:noinline
func cos64(x DD) DD { return cos(x) }

// cos4Once is cos4.
//
//limb:once cos4
func cos4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := cos432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := cos464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func cos432(x QF) QF { return cos4(x) }

//go:noinline
func cos464(x QD) QD { return cos4(x) }

// cosPiOnce is cosPi.
//
//limb:once cosPi
func cosPiOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := cosPi32(x.as32())
		return ofPair[T](r0)
	}
	r0 := cosPi64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func cosPi32(x DF) DF { return cosPi(x) }

//go:noinline
func cosPi64(x DD) DD { return cosPi(x) }

// cosPi4Once is cosPi4.
//
//limb:once cosPi4
func cosPi4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := cosPi432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := cosPi464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func cosPi432(x QF) QF { return cosPi4(x) }

//go:noinline
func cosPi464(x QD) QD { return cosPi4(x) }

// coshOnce is cosh.
//
//limb:once cosh
func coshOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := cosh32(x.as32())
		return ofPair[T](r0)
	}
	r0 := cosh64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func cosh32(x DF) DF { return cosh(x) }

//go:noinline
func cosh64(x DD) DD { return cosh(x) }

// cosh4Once is cosh4.
//
//limb:once cosh4
func cosh4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := cosh432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := cosh464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func cosh432(x QF) QF { return cosh4(x) }

//go:noinline
func cosh464(x QD) QD { return cosh4(x) }

// cpowOnce is cpow.
//
//limb:once cpow
func cpowOnce[T Float](x ComplexPair[T], y ComplexPair[T]) ComplexPair[T] {
	if is32[T]() {
		r0 := cpow32(x.as32(), y.as32())
		return ofComplexPair[T](r0)
	}
	r0 := cpow64(x.as64(), y.as64())
	return ofComplexPair[T](r0)
}

//go:noinline
func cpow32(x CDF, y CDF) CDF { return cpow(x, y) }

//go:noinline
func cpow64(x CDD, y CDD) CDD { return cpow(x, y) }

// cpow4Once is cpow4.
//
//limb:once cpow4
func cpow4Once[T Float](x ComplexQuad[T], y ComplexQuad[T]) ComplexQuad[T] {
	if is32[T]() {
		r0 := cpow432(x.as32(), y.as32())
		return ofComplexQuad[T](r0)
	}
	r0 := cpow464(x.as64(), y.as64())
	return ofComplexQuad[T](r0)
}

//go:noinline
func cpow432(x CQF, y CQF) CQF { return cpow4(x, y) }

//go:noinline
func cpow464(x CQD, y CQD) CQD { return cpow4(x, y) }

// csinhOnce is csinh.
//
//limb:once csinh
func csinhOnce[T Float](x ComplexPair[T]) ComplexPair[T] {
	if is32[T]() {
		r0 := csinh32(x.as32())
		return ofComplexPair[T](r0)
	}
	r0 := csinh64(x.as64())
	return ofComplexPair[T](r0)
}

//go:noinline
func csinh32(x CDF) CDF { return csinh(x) }

//go:noinline
func csinh64(x CDD) CDD { return csinh(x) }

// csinh4Once is csinh4.
//
//limb:once csinh4
func csinh4Once[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	if is32[T]() {
		r0 := csinh432(x.as32())
		return ofComplexQuad[T](r0)
	}
	r0 := csinh464(x.as64())
	return ofComplexQuad[T](r0)
}

//go:noinline
func csinh432(x CQF) CQF { return csinh4(x) }

//go:noinline
func csinh464(x CQD) CQD { return csinh4(x) }

// csqrtOnce is csqrt.
//
//limb:once csqrt
func csqrtOnce[T Float](x ComplexPair[T]) ComplexPair[T] {
	if is32[T]() {
		r0 := csqrt32(x.as32())
		return ofComplexPair[T](r0)
	}
	r0 := csqrt64(x.as64())
	return ofComplexPair[T](r0)
}

//go:noinline
func csqrt32(x CDF) CDF { return csqrt(x) }

//go:noinline
func csqrt64(x CDD) CDD { return csqrt(x) }

// csqrt4Once is csqrt4.
//
//limb:once csqrt4
func csqrt4Once[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	if is32[T]() {
		r0 := csqrt432(x.as32())
		return ofComplexQuad[T](r0)
	}
	r0 := csqrt464(x.as64())
	return ofComplexQuad[T](r0)
}

//go:noinline
func csqrt432(x CQF) CQF { return csqrt4(x) }

//go:noinline
func csqrt464(x CQD) CQD { return csqrt4(x) }

// ctanhOnce is ctanh.
//
//limb:once ctanh
func ctanhOnce[T Float](x ComplexPair[T]) ComplexPair[T] {
	if is32[T]() {
		r0 := ctanh32(x.as32())
		return ofComplexPair[T](r0)
	}
	r0 := ctanh64(x.as64())
	return ofComplexPair[T](r0)
}

//go:noinline
func ctanh32(x CDF) CDF { return ctanh(x) }

//go:noinline
func ctanh64(x CDD) CDD { return ctanh(x) }

// ctanh4Once is ctanh4.
//
//limb:once ctanh4
func ctanh4Once[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	if is32[T]() {
		r0 := ctanh432(x.as32())
		return ofComplexQuad[T](r0)
	}
	r0 := ctanh464(x.as64())
	return ofComplexQuad[T](r0)
}

//go:noinline
func ctanh432(x CQF) CQF { return ctanh4(x) }

//go:noinline
func ctanh464(x CQD) CQD { return ctanh4(x) }

// digammaOnce is digamma.
//
//limb:once digamma
func digammaOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := digamma32(x.as32())
		return ofPair[T](r0)
	}
	r0 := digamma64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func digamma32(x DF) DF { return digamma(x) }

//go:noinline
func digamma64(x DD) DD { return digamma(x) }

// digamma4Once is digamma4.
//
//limb:once digamma4
func digamma4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := digamma432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := digamma464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func digamma432(x QF) QF { return digamma4(x) }

//go:noinline
func digamma464(x QD) QD { return digamma4(x) }

// ellipticEOnce is ellipticE.
//
//limb:once ellipticE
func ellipticEOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := ellipticE32(x.as32())
		return ofPair[T](r0)
	}
	r0 := ellipticE64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func ellipticE32(x DF) DF { return ellipticE(x) }

//go:noinline
func ellipticE64(x DD) DD { return ellipticE(x) }

// ellipticE4Once is ellipticE4.
//
//limb:once ellipticE4
func ellipticE4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := ellipticE432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := ellipticE464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func ellipticE432(x QF) QF { return ellipticE4(x) }

//go:noinline
func ellipticE464(x QD) QD { return ellipticE4(x) }

// ellipticKOnce is ellipticK.
//
//limb:once ellipticK
func ellipticKOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := ellipticK32(x.as32())
		return ofPair[T](r0)
	}
	r0 := ellipticK64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func ellipticK32(x DF) DF { return ellipticK(x) }

//go:noinline
func ellipticK64(x DD) DD { return ellipticK(x) }

// ellipticK4Once is ellipticK4.
//
//limb:once ellipticK4
func ellipticK4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := ellipticK432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := ellipticK464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func ellipticK432(x QF) QF { return ellipticK4(x) }

//go:noinline
func ellipticK464(x QD) QD { return ellipticK4(x) }

// erfOnce is erf.
//
//limb:once erf
func erfOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := erf32(x.as32())
		return ofPair[T](r0)
	}
	r0 := erf64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func erf32(x DF) DF { return erf(x) }

//go:noinline
func erf64(x DD) DD { return erf(x) }

// erf4Once is erf4.
//
//limb:once erf4
func erf4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := erf432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := erf464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func erf432(x QF) QF { return erf4(x) }

//go:noinline
func erf464(x QD) QD { return erf4(x) }

// erfcOnce is erfc.
//
//limb:once erfc
func erfcOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := erfc32(x.as32())
		return ofPair[T](r0)
	}
	r0 := erfc64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func erfc32(x DF) DF { return erfc(x) }

//go:noinline
func erfc64(x DD) DD { return erfc(x) }

// erfc4Once is erfc4.
//
//limb:once erfc4
func erfc4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := erfc432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := erfc464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func erfc432(x QF) QF { return erfc4(x) }

//go:noinline
func erfc464(x QD) QD { return erfc4(x) }

// erfcinvOnce is erfcinv.
//
//limb:once erfcinv
func erfcinvOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := erfcinv32(x.as32())
		return ofPair[T](r0)
	}
	r0 := erfcinv64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func erfcinv32(x DF) DF { return erfcinv(x) }

//go:noinline
func erfcinv64(x DD) DD { return erfcinv(x) }

// erfcinv4Once is erfcinv4.
//
//limb:once erfcinv4
func erfcinv4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := erfcinv432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := erfcinv464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func erfcinv432(x QF) QF { return erfcinv4(x) }

//go:noinline
func erfcinv464(x QD) QD { return erfcinv4(x) }

// erfcxOnce is erfcx.
//
//limb:once erfcx
func erfcxOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := erfcx32(x.as32())
		return ofPair[T](r0)
	}
	r0 := erfcx64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func erfcx32(x DF) DF { return erfcx(x) }

//go:noinline
func erfcx64(x DD) DD { return erfcx(x) }

// erfcx4Once is erfcx4.
//
//limb:once erfcx4
func erfcx4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := erfcx432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := erfcx464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func erfcx432(x QF) QF { return erfcx4(x) }

//go:noinline
func erfcx464(x QD) QD { return erfcx4(x) }

// erfinvOnce is erfinv.
//
//limb:once erfinv
func erfinvOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := erfinv32(x.as32())
		return ofPair[T](r0)
	}
	r0 := erfinv64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func erfinv32(x DF) DF { return erfinv(x) }

//go:noinline
func erfinv64(x DD) DD { return erfinv(x) }

// erfinv4Once is erfinv4.
//
//limb:once erfinv4
func erfinv4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := erfinv432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := erfinv464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func erfinv432(x QF) QF { return erfinv4(x) }

//go:noinline
func erfinv464(x QD) QD { return erfinv4(x) }

// expOnce is exp.
//
//limb:once exp
func expOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := exp32(x.as32())
		return ofPair[T](r0)
	}
	r0 := exp64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func exp32(x DF) DF { return exp(x) }

//go:noinline
func exp64(x DD) DD { return exp(x) }

// exp10Once is exp10.
//
//limb:once exp10
func exp10Once[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := exp1032(x.as32())
		return ofPair[T](r0)
	}
	r0 := exp1064(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func exp1032(x DF) DF { return exp10(x) }

//go:noinline
func exp1064(x DD) DD { return exp10(x) }

// exp104Once is exp104.
//
//limb:once exp104
func exp104Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := exp10432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := exp10464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func exp10432(x QF) QF { return exp104(x) }

//go:noinline
func exp10464(x QD) QD { return exp104(x) }

// exp2Once is exp2.
//
//limb:once exp2
func exp2Once[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := exp232(x.as32())
		return ofPair[T](r0)
	}
	r0 := exp264(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func exp232(x DF) DF { return exp2(x) }

//go:noinline
func exp264(x DD) DD { return exp2(x) }

// exp24Once is exp24.
//
//limb:once exp24
func exp24Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := exp2432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := exp2464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func exp2432(x QF) QF { return exp24(x) }

//go:noinline
func exp2464(x QD) QD { return exp24(x) }

// exp4Once is exp4.
//
//limb:once exp4
func exp4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := exp432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := exp464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func exp432(x QF) QF { return exp4(x) }

//go:noinline
func exp464(x QD) QD { return exp4(x) }

// expIntOnce is expInt.
//
//limb:once expInt
func expIntOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := expInt32(x.as32())
		return ofPair[T](r0)
	}
	r0 := expInt64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func expInt32(x DF) DF { return expInt(x) }

//go:noinline
func expInt64(x DD) DD { return expInt(x) }

// expInt4Once is expInt4.
//
//limb:once expInt4
func expInt4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := expInt432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := expInt464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func expInt432(x QF) QF { return expInt4(x) }

//go:noinline
func expInt464(x QD) QD { return expInt4(x) }

// expm1Once is expm1.
//
//limb:once expm1
func expm1Once[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := expm132(x.as32())
		return ofPair[T](r0)
	}
	r0 := expm164(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func expm132(x DF) DF { return expm1(x) }

//go:noinline
func expm164(x DD) DD { return expm1(x) }

// expm14Once is expm14.
//
//limb:once expm14
func expm14Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := expm1432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := expm1464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func expm1432(x QF) QF { return expm14(x) }

//go:noinline
func expm1464(x QD) QD { return expm14(x) }

// gammaOnce is gamma.
//
//limb:once gamma
func gammaOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := gamma32(x.as32())
		return ofPair[T](r0)
	}
	r0 := gamma64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func gamma32(x DF) DF { return gamma(x) }

//go:noinline
func gamma64(x DD) DD { return gamma(x) }

// gamma4Once is gamma4.
//
//limb:once gamma4
func gamma4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := gamma432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := gamma464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func gamma432(x QF) QF { return gamma4(x) }

//go:noinline
func gamma464(x QD) QD { return gamma4(x) }

// hypotOnce is hypot.
//
//limb:once hypot
func hypotOnce[T Float](x Pair[T], y Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := hypot32(x.as32(), y.as32())
		return ofPair[T](r0)
	}
	r0 := hypot64(x.as64(), y.as64())
	return ofPair[T](r0)
}

//go:noinline
func hypot32(x DF, y DF) DF { return hypot(x, y) }

//go:noinline
func hypot64(x DD, y DD) DD { return hypot(x, y) }

// hypot4Once is hypot4.
//
//limb:once hypot4
func hypot4Once[T Float](x Quad[T], y Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := hypot432(x.as32(), y.as32())
		return ofQuad[T](r0)
	}
	r0 := hypot464(x.as64(), y.as64())
	return ofQuad[T](r0)
}

//go:noinline
func hypot432(x QF, y QF) QF { return hypot4(x, y) }

//go:noinline
func hypot464(x QD, y QD) QD { return hypot4(x, y) }

// lambertWOnce is lambertW.
//
//limb:once lambertW
func lambertWOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := lambertW32(x.as32())
		return ofPair[T](r0)
	}
	r0 := lambertW64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func lambertW32(x DF) DF { return lambertW(x) }

//go:noinline
func lambertW64(x DD) DD { return lambertW(x) }

// lambertW4Once is lambertW4.
//
//limb:once lambertW4
func lambertW4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := lambertW432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := lambertW464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func lambertW432(x QF) QF { return lambertW4(x) }

//go:noinline
func lambertW464(x QD) QD { return lambertW4(x) }

// logOnce is log.
//
//limb:once log
func logOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := log32(x.as32())
		return ofPair[T](r0)
	}
	r0 := log64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func log32(x DF) DF { return log(x) }

//go:noinline
func log64(x DD) DD { return log(x) }

// log10Once is log10.
//
//limb:once log10
func log10Once[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := log1032(x.as32())
		return ofPair[T](r0)
	}
	r0 := log1064(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func log1032(x DF) DF { return log10(x) }

//go:noinline
func log1064(x DD) DD { return log10(x) }

// log104Once is log104.
//
//limb:once log104
func log104Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := log10432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := log10464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func log10432(x QF) QF { return log104(x) }

//go:noinline
func log10464(x QD) QD { return log104(x) }

// log1pOnce is log1p.
//
//limb:once log1p
func log1pOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := log1p32(x.as32())
		return ofPair[T](r0)
	}
	r0 := log1p64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func log1p32(x DF) DF { return log1p(x) }

//go:noinline
func log1p64(x DD) DD { return log1p(x) }

// log1p4Once is log1p4.
//
//limb:once log1p4
func log1p4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := log1p432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := log1p464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func log1p432(x QF) QF { return log1p4(x) }

//go:noinline
func log1p464(x QD) QD { return log1p4(x) }

// log2Once is log2.
//
//limb:once log2
func log2Once[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := log232(x.as32())
		return ofPair[T](r0)
	}
	r0 := log264(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func log232(x DF) DF { return log2(x) }

//go:noinline
func log264(x DD) DD { return log2(x) }

// log24Once is log24.
//
//limb:once log24
func log24Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := log2432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := log2464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func log2432(x QF) QF { return log24(x) }

//go:noinline
func log2464(x QD) QD { return log24(x) }

// log4Once is log4.
//
//limb:once log4
func log4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := log432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := log464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func log432(x QF) QF { return log4(x) }

//go:noinline
func log464(x QD) QD { return log4(x) }

// logBetaOnce is logBeta.
//
//limb:once logBeta
func logBetaOnce[T Float](x Pair[T], y Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := logBeta32(x.as32(), y.as32())
		return ofPair[T](r0)
	}
	r0 := logBeta64(x.as64(), y.as64())
	return ofPair[T](r0)
}

//go:noinline
func logBeta32(x DF, y DF) DF { return logBeta(x, y) }

//go:noinline
func logBeta64(x DD, y DD) DD { return logBeta(x, y) }

// logBeta4Once is logBeta4.
//
//limb:once logBeta4
func logBeta4Once[T Float](x Quad[T], y Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := logBeta432(x.as32(), y.as32())
		return ofQuad[T](r0)
	}
	r0 := logBeta464(x.as64(), y.as64())
	return ofQuad[T](r0)
}

//go:noinline
func logBeta432(x QF, y QF) QF { return logBeta4(x, y) }

//go:noinline
func logBeta464(x QD, y QD) QD { return logBeta4(x, y) }

// logGammaOnce is logGamma.
//
//limb:once logGamma
func logGammaOnce[T Float](x Pair[T]) (Pair[T], int) {
	if is32[T]() {
		r0, r1 := logGamma32(x.as32())
		return ofPair[T](r0), r1
	}
	r0, r1 := logGamma64(x.as64())
	return ofPair[T](r0), r1
}

//go:noinline
func logGamma32(x DF) (DF, int) { return logGamma(x) }

//go:noinline
func logGamma64(x DD) (DD, int) { return logGamma(x) }

// logGamma4Once is logGamma4.
//
//limb:once logGamma4
func logGamma4Once[T Float](x Quad[T]) (Quad[T], int) {
	if is32[T]() {
		r0, r1 := logGamma432(x.as32())
		return ofQuad[T](r0), r1
	}
	r0, r1 := logGamma464(x.as64())
	return ofQuad[T](r0), r1
}

//go:noinline
func logGamma432(x QF) (QF, int) { return logGamma4(x) }

//go:noinline
func logGamma464(x QD) (QD, int) { return logGamma4(x) }

// modOnce is mod.
//
//limb:once mod
func modOnce[T Float](x Pair[T], y Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := mod32(x.as32(), y.as32())
		return ofPair[T](r0)
	}
	r0 := mod64(x.as64(), y.as64())
	return ofPair[T](r0)
}

//go:noinline
func mod32(x DF, y DF) DF { return mod(x, y) }

//go:noinline
func mod64(x DD, y DD) DD { return mod(x, y) }

// mod4Once is mod4.
//
//limb:once mod4
func mod4Once[T Float](x Quad[T], y Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := mod432(x.as32(), y.as32())
		return ofQuad[T](r0)
	}
	r0 := mod464(x.as64(), y.as64())
	return ofQuad[T](r0)
}

//go:noinline
func mod432(x QF, y QF) QF { return mod4(x, y) }

//go:noinline
func mod464(x QD, y QD) QD { return mod4(x, y) }

// norm3Once is norm3.
//
//limb:once norm3
func norm3Once[T Float](x Pair[T], y Pair[T], z Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := norm332(x.as32(), y.as32(), z.as32())
		return ofPair[T](r0)
	}
	r0 := norm364(x.as64(), y.as64(), z.as64())
	return ofPair[T](r0)
}

//go:noinline
func norm332(x DF, y DF, z DF) DF { return norm3(x, y, z) }

//go:noinline
func norm364(x DD, y DD, z DD) DD { return norm3(x, y, z) }

// norm4Once is norm4.
//
//limb:once norm4
func norm4Once[T Float](x Pair[T], y Pair[T], z Pair[T], w Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := norm432(x.as32(), y.as32(), z.as32(), w.as32())
		return ofPair[T](r0)
	}
	r0 := norm464(x.as64(), y.as64(), z.as64(), w.as64())
	return ofPair[T](r0)
}

//go:noinline
func norm432(x DF, y DF, z DF, w DF) DF { return norm4(x, y, z, w) }

//go:noinline
func norm464(x DD, y DD, z DD, w DD) DD { return norm4(x, y, z, w) }

// norm44Once is norm44.
//
//limb:once norm44
func norm44Once[T Float](x Quad[T], y Quad[T], z Quad[T], w Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := norm4432(x.as32(), y.as32(), z.as32(), w.as32())
		return ofQuad[T](r0)
	}
	r0 := norm4464(x.as64(), y.as64(), z.as64(), w.as64())
	return ofQuad[T](r0)
}

//go:noinline
func norm4432(x QF, y QF, z QF, w QF) QF { return norm44(x, y, z, w) }

//go:noinline
func norm4464(x QD, y QD, z QD, w QD) QD { return norm44(x, y, z, w) }

// norm5Once is norm5.
//
//limb:once norm5
func norm5Once[T Float](x Quad[T], y Quad[T], z Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := norm532(x.as32(), y.as32(), z.as32())
		return ofQuad[T](r0)
	}
	r0 := norm564(x.as64(), y.as64(), z.as64())
	return ofQuad[T](r0)
}

//go:noinline
func norm532(x QF, y QF, z QF) QF { return norm5(x, y, z) }

//go:noinline
func norm564(x QD, y QD, z QD) QD { return norm5(x, y, z) }

// normCDFOnce is normCDF.
//
//limb:once normCDF
func normCDFOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := normCDF32(x.as32())
		return ofPair[T](r0)
	}
	r0 := normCDF64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func normCDF32(x DF) DF { return normCDF(x) }

//go:noinline
func normCDF64(x DD) DD { return normCDF(x) }

// normCDF4Once is normCDF4.
//
//limb:once normCDF4
func normCDF4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := normCDF432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := normCDF464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func normCDF432(x QF) QF { return normCDF4(x) }

//go:noinline
func normCDF464(x QD) QD { return normCDF4(x) }

// normCDFInvOnce is normCDFInv.
//
//limb:once normCDFInv
func normCDFInvOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := normCDFInv32(x.as32())
		return ofPair[T](r0)
	}
	r0 := normCDFInv64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func normCDFInv32(x DF) DF { return normCDFInv(x) }

//go:noinline
func normCDFInv64(x DD) DD { return normCDFInv(x) }

// normCDFInv4Once is normCDFInv4.
//
//limb:once normCDFInv4
func normCDFInv4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := normCDFInv432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := normCDFInv464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func normCDFInv432(x QF) QF { return normCDFInv4(x) }

//go:noinline
func normCDFInv464(x QD) QD { return normCDFInv4(x) }

// piCotPiOnce is piCotPi.
//
//limb:once piCotPi
func piCotPiOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := piCotPi32(x.as32())
		return ofPair[T](r0)
	}
	r0 := piCotPi64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func piCotPi32(x DF) DF { return piCotPi(x) }

//go:noinline
func piCotPi64(x DD) DD { return piCotPi(x) }

// piCotPi4Once is piCotPi4.
//
//limb:once piCotPi4
func piCotPi4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := piCotPi432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := piCotPi464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func piCotPi432(x QF) QF { return piCotPi4(x) }

//go:noinline
func piCotPi464(x QD) QD { return piCotPi4(x) }

// powOnce is pow.
//
//limb:once pow
func powOnce[T Float](x Pair[T], y Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := pow32(x.as32(), y.as32())
		return ofPair[T](r0)
	}
	r0 := pow64(x.as64(), y.as64())
	return ofPair[T](r0)
}

//go:noinline
func pow32(x DF, y DF) DF { return pow(x, y) }

//go:noinline
func pow64(x DD, y DD) DD { return pow(x, y) }

// pow4Once is pow4.
//
//limb:once pow4
func pow4Once[T Float](x Quad[T], y Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := pow432(x.as32(), y.as32())
		return ofQuad[T](r0)
	}
	r0 := pow464(x.as64(), y.as64())
	return ofQuad[T](r0)
}

//go:noinline
func pow432(x QF, y QF) QF { return pow4(x, y) }

//go:noinline
func pow464(x QD, y QD) QD { return pow4(x, y) }

// powIntOnce is powInt.
//
//limb:once powInt
func powIntOnce[T Float](x Pair[T], n int) Pair[T] {
	if is32[T]() {
		r0 := powInt32(x.as32(), n)
		return ofPair[T](r0)
	}
	r0 := powInt64(x.as64(), n)
	return ofPair[T](r0)
}

//go:noinline
func powInt32(x DF, n int) DF { return powInt(x, n) }

//go:noinline
func powInt64(x DD, n int) DD { return powInt(x, n) }

// powInt4Once is powInt4.
//
//limb:once powInt4
func powInt4Once[T Float](x Quad[T], n int) Quad[T] {
	if is32[T]() {
		r0 := powInt432(x.as32(), n)
		return ofQuad[T](r0)
	}
	r0 := powInt464(x.as64(), n)
	return ofQuad[T](r0)
}

//go:noinline
func powInt432(x QF, n int) QF { return powInt4(x, n) }

//go:noinline
func powInt464(x QD, n int) QD { return powInt4(x, n) }

// rHypotOnce is rHypot.
//
//limb:once rHypot
func rHypotOnce[T Float](x Pair[T], y Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := rHypot32(x.as32(), y.as32())
		return ofPair[T](r0)
	}
	r0 := rHypot64(x.as64(), y.as64())
	return ofPair[T](r0)
}

//go:noinline
func rHypot32(x DF, y DF) DF { return rHypot(x, y) }

//go:noinline
func rHypot64(x DD, y DD) DD { return rHypot(x, y) }

// rHypot4Once is rHypot4.
//
//limb:once rHypot4
func rHypot4Once[T Float](x Quad[T], y Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := rHypot432(x.as32(), y.as32())
		return ofQuad[T](r0)
	}
	r0 := rHypot464(x.as64(), y.as64())
	return ofQuad[T](r0)
}

//go:noinline
func rHypot432(x QF, y QF) QF { return rHypot4(x, y) }

//go:noinline
func rHypot464(x QD, y QD) QD { return rHypot4(x, y) }

// rNorm3Once is rNorm3.
//
//limb:once rNorm3
func rNorm3Once[T Float](x Pair[T], y Pair[T], z Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := rNorm332(x.as32(), y.as32(), z.as32())
		return ofPair[T](r0)
	}
	r0 := rNorm364(x.as64(), y.as64(), z.as64())
	return ofPair[T](r0)
}

//go:noinline
func rNorm332(x DF, y DF, z DF) DF { return rNorm3(x, y, z) }

//go:noinline
func rNorm364(x DD, y DD, z DD) DD { return rNorm3(x, y, z) }

// rNorm4Once is rNorm4.
//
//limb:once rNorm4
func rNorm4Once[T Float](x Pair[T], y Pair[T], z Pair[T], w Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := rNorm432(x.as32(), y.as32(), z.as32(), w.as32())
		return ofPair[T](r0)
	}
	r0 := rNorm464(x.as64(), y.as64(), z.as64(), w.as64())
	return ofPair[T](r0)
}

//go:noinline
func rNorm432(x DF, y DF, z DF, w DF) DF { return rNorm4(x, y, z, w) }

//go:noinline
func rNorm464(x DD, y DD, z DD, w DD) DD { return rNorm4(x, y, z, w) }

// rNorm44Once is rNorm44.
//
//limb:once rNorm44
func rNorm44Once[T Float](x Quad[T], y Quad[T], z Quad[T], w Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := rNorm4432(x.as32(), y.as32(), z.as32(), w.as32())
		return ofQuad[T](r0)
	}
	r0 := rNorm4464(x.as64(), y.as64(), z.as64(), w.as64())
	return ofQuad[T](r0)
}

//go:noinline
func rNorm4432(x QF, y QF, z QF, w QF) QF { return rNorm44(x, y, z, w) }

//go:noinline
func rNorm4464(x QD, y QD, z QD, w QD) QD { return rNorm44(x, y, z, w) }

// rNorm5Once is rNorm5.
//
//limb:once rNorm5
func rNorm5Once[T Float](x Quad[T], y Quad[T], z Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := rNorm532(x.as32(), y.as32(), z.as32())
		return ofQuad[T](r0)
	}
	r0 := rNorm564(x.as64(), y.as64(), z.as64())
	return ofQuad[T](r0)
}

//go:noinline
func rNorm532(x QF, y QF, z QF) QF { return rNorm5(x, y, z) }

//go:noinline
func rNorm564(x QD, y QD, z QD) QD { return rNorm5(x, y, z) }

// rcbrtOnce is rcbrt.
//
//limb:once rcbrt
func rcbrtOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := rcbrt32(x.as32())
		return ofPair[T](r0)
	}
	r0 := rcbrt64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func rcbrt32(x DF) DF { return rcbrt(x) }

//go:noinline
func rcbrt64(x DD) DD { return rcbrt(x) }

// rcbrt4Once is rcbrt4.
//
//limb:once rcbrt4
func rcbrt4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := rcbrt432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := rcbrt464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func rcbrt432(x QF) QF { return rcbrt4(x) }

//go:noinline
func rcbrt464(x QD) QD { return rcbrt4(x) }

// remainderOfOnce is remainderOf.
//
//limb:once remainderOf
func remainderOfOnce[T Float](x Pair[T], y Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := remainderOf32(x.as32(), y.as32())
		return ofPair[T](r0)
	}
	r0 := remainderOf64(x.as64(), y.as64())
	return ofPair[T](r0)
}

//go:noinline
func remainderOf32(x DF, y DF) DF { return remainderOf(x, y) }

//go:noinline
func remainderOf64(x DD, y DD) DD { return remainderOf(x, y) }

// remainderOf4Once is remainderOf4.
//
//limb:once remainderOf4
func remainderOf4Once[T Float](x Quad[T], y Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := remainderOf432(x.as32(), y.as32())
		return ofQuad[T](r0)
	}
	r0 := remainderOf464(x.as64(), y.as64())
	return ofQuad[T](r0)
}

//go:noinline
func remainderOf432(x QF, y QF) QF { return remainderOf4(x, y) }

//go:noinline
func remainderOf464(x QD, y QD) QD { return remainderOf4(x, y) }

// remquoOnce is remquo.
//
//limb:once remquo
func remquoOnce[T Float](x Pair[T], y Pair[T]) (Pair[T], int) {
	if is32[T]() {
		r0, r1 := remquo32(x.as32(), y.as32())
		return ofPair[T](r0), r1
	}
	r0, r1 := remquo64(x.as64(), y.as64())
	return ofPair[T](r0), r1
}

//go:noinline
func remquo32(x DF, y DF) (DF, int) { return remquo(x, y) }

//go:noinline
func remquo64(x DD, y DD) (DD, int) { return remquo(x, y) }

// remquo4Once is remquo4.
//
//limb:once remquo4
func remquo4Once[T Float](x Quad[T], y Quad[T]) (Quad[T], int) {
	if is32[T]() {
		r0, r1 := remquo432(x.as32(), y.as32())
		return ofQuad[T](r0), r1
	}
	r0, r1 := remquo464(x.as64(), y.as64())
	return ofQuad[T](r0), r1
}

//go:noinline
func remquo432(x QF, y QF) (QF, int) { return remquo4(x, y) }

//go:noinline
func remquo464(x QD, y QD) (QD, int) { return remquo4(x, y) }

// sinOnce is sin.
//
//limb:once sin
func sinOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := sin32(x.as32())
		return ofPair[T](r0)
	}
	r0 := sin64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func sin32(x DF) DF { return sin(x) }

//go:noinline
func sin64(x DD) DD { return sin(x) }

// sin4Once is sin4.
//
//limb:once sin4
func sin4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := sin432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := sin464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func sin432(x QF) QF { return sin4(x) }

//go:noinline
func sin464(x QD) QD { return sin4(x) }

// sinCosOnce is sinCos.
//
//limb:once sinCos
func sinCosOnce[T Float](x Pair[T]) (Pair[T], Pair[T]) {
	if is32[T]() {
		r0, r1 := sinCos32(x.as32())
		return ofPair[T](r0), ofPair[T](r1)
	}
	r0, r1 := sinCos64(x.as64())
	return ofPair[T](r0), ofPair[T](r1)
}

//go:noinline
func sinCos32(x DF) (DF, DF) { return sinCos(x) }

//go:noinline
func sinCos64(x DD) (DD, DD) { return sinCos(x) }

// sinCos4Once is sinCos4.
//
//limb:once sinCos4
func sinCos4Once[T Float](x Quad[T]) (Quad[T], Quad[T]) {
	if is32[T]() {
		r0, r1 := sinCos432(x.as32())
		return ofQuad[T](r0), ofQuad[T](r1)
	}
	r0, r1 := sinCos464(x.as64())
	return ofQuad[T](r0), ofQuad[T](r1)
}

//go:noinline
func sinCos432(x QF) (QF, QF) { return sinCos4(x) }

//go:noinline
func sinCos464(x QD) (QD, QD) { return sinCos4(x) }

// sinCosPiOnce is sinCosPi.
//
//limb:once sinCosPi
func sinCosPiOnce[T Float](x Pair[T]) (Pair[T], Pair[T]) {
	if is32[T]() {
		r0, r1 := sinCosPi32(x.as32())
		return ofPair[T](r0), ofPair[T](r1)
	}
	r0, r1 := sinCosPi64(x.as64())
	return ofPair[T](r0), ofPair[T](r1)
}

//go:noinline
func sinCosPi32(x DF) (DF, DF) { return sinCosPi(x) }

//go:noinline
func sinCosPi64(x DD) (DD, DD) { return sinCosPi(x) }

// sinCosPi4Once is sinCosPi4.
//
//limb:once sinCosPi4
func sinCosPi4Once[T Float](x Quad[T]) (Quad[T], Quad[T]) {
	if is32[T]() {
		r0, r1 := sinCosPi432(x.as32())
		return ofQuad[T](r0), ofQuad[T](r1)
	}
	r0, r1 := sinCosPi464(x.as64())
	return ofQuad[T](r0), ofQuad[T](r1)
}

//go:noinline
func sinCosPi432(x QF) (QF, QF) { return sinCosPi4(x) }

//go:noinline
func sinCosPi464(x QD) (QD, QD) { return sinCosPi4(x) }

// sinPiOnce is sinPi.
//
//limb:once sinPi
func sinPiOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := sinPi32(x.as32())
		return ofPair[T](r0)
	}
	r0 := sinPi64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func sinPi32(x DF) DF { return sinPi(x) }

//go:noinline
func sinPi64(x DD) DD { return sinPi(x) }

// sinPi4Once is sinPi4.
//
//limb:once sinPi4
func sinPi4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := sinPi432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := sinPi464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func sinPi432(x QF) QF { return sinPi4(x) }

//go:noinline
func sinPi464(x QD) QD { return sinPi4(x) }

// sinhOnce is sinh.
//
//limb:once sinh
func sinhOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := sinh32(x.as32())
		return ofPair[T](r0)
	}
	r0 := sinh64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func sinh32(x DF) DF { return sinh(x) }

//go:noinline
func sinh64(x DD) DD { return sinh(x) }

// sinh4Once is sinh4.
//
//limb:once sinh4
func sinh4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := sinh432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := sinh464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func sinh432(x QF) QF { return sinh4(x) }

//go:noinline
func sinh464(x QD) QD { return sinh4(x) }

// tanOnce is tan.
//
//limb:once tan
func tanOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := tan32(x.as32())
		return ofPair[T](r0)
	}
	r0 := tan64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func tan32(x DF) DF { return tan(x) }

//go:noinline
func tan64(x DD) DD { return tan(x) }

// tan4Once is tan4.
//
//limb:once tan4
func tan4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := tan432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := tan464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func tan432(x QF) QF { return tan4(x) }

//go:noinline
func tan464(x QD) QD { return tan4(x) }

// tanPiOnce is tanPi.
//
//limb:once tanPi
func tanPiOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := tanPi32(x.as32())
		return ofPair[T](r0)
	}
	r0 := tanPi64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func tanPi32(x DF) DF { return tanPi(x) }

//go:noinline
func tanPi64(x DD) DD { return tanPi(x) }

// tanPi4Once is tanPi4.
//
//limb:once tanPi4
func tanPi4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := tanPi432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := tanPi464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func tanPi432(x QF) QF { return tanPi4(x) }

//go:noinline
func tanPi464(x QD) QD { return tanPi4(x) }

// tanhOnce is tanh.
//
//limb:once tanh
func tanhOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := tanh32(x.as32())
		return ofPair[T](r0)
	}
	r0 := tanh64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func tanh32(x DF) DF { return tanh(x) }

//go:noinline
func tanh64(x DD) DD { return tanh(x) }

// tanh4Once is tanh4.
//
//limb:once tanh4
func tanh4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := tanh432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := tanh464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func tanh432(x QF) QF { return tanh4(x) }

//go:noinline
func tanh464(x QD) QD { return tanh4(x) }

// zetaOnce is zeta.
//
//limb:once zeta
func zetaOnce[T Float](x Pair[T]) Pair[T] {
	if is32[T]() {
		r0 := zeta32(x.as32())
		return ofPair[T](r0)
	}
	r0 := zeta64(x.as64())
	return ofPair[T](r0)
}

//go:noinline
func zeta32(x DF) DF { return zeta(x) }

//go:noinline
func zeta64(x DD) DD { return zeta(x) }

// zeta4Once is zeta4.
//
//limb:once zeta4
func zeta4Once[T Float](x Quad[T]) Quad[T] {
	if is32[T]() {
		r0 := zeta432(x.as32())
		return ofQuad[T](r0)
	}
	r0 := zeta464(x.as64())
	return ofQuad[T](r0)
}

//go:noinline
func zeta432(x QF) QF { return zeta4(x) }

//go:noinline
func zeta464(x QD) QD { return zeta4(x) }
