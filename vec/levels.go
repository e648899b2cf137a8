package vec

import (
	"maps"
	"slices"
	"sync/atomic"

	"github.com/limbfp/limb/internal/run/simd"
)

// # Levels
//
// What a function runs on is asked by its name, and a program that asks has all functions:
// see op.go for why others have only those that they call.

var known atomic.Pointer[map[string][]*function]

// registry has what each name of LevelOf is made of.
func registry() map[string][]*function {
	if r := known.Load(); r != nil {
		return *r
	}
	r := map[string][]*function{}
	register := func(k kind, name string, of ...*function) { r[k.String()+"."+name] = of }
	// madeOf registers what is made of operations, for each type that has some.
	madeOf := func(name string, of ...*op) {
		for k := range kinds {
			var list []*function
			for _, o := range of {
				if f := o.of(k); f != nil {
					list = append(list, f)
				}
			}
			if list != nil {
				register(k, name, list...)
			}
		}
	}
	for _, o := range append(append(named(), directed()...),
		&add, &sub, &mul, &div, &neg, &abs, &sqr, &recip, &canon, &mulAdd, &sloppyAdd,
		&addFloat, &subFloat, &mulFloat, &divFloat,
		&less, &equal, &lessEqual, &greater, &greaterEqual,
		&equalFloat, &lessFloat, &lessEqualFloat, &greaterFloat, &greaterEqualFloat,
		&isNaN, &isInf, &isZero, &isInt, &signbit, &sign,
		&conj, &phase, &absSqr, &polar, &mulReal, &re, &im, &parts,
		&maximum, &minimum, &frexp, &logGamma,
		&mod, &remainder, &remquo, &choose, &fromFloat32, &fromFloat64, &float32s, &float64s,
		&addScalar, &subScalar, &scale, &divScalar, &axpy, &addFloatScalar, &subFloatScalar, &scaleFloat, &divFloatScalar,
		&lessScalar, &greaterScalar, &equalScalar,
	) {
		madeOf(o.name, o)
	}
	madeOf("Sum", &add)
	madeOf("Dot", &mul, &add)
	madeOf("DotConj", &conj, &mul, &add)
	madeOf("Largest", &maximum)
	madeOf("Smallest", &minimum)
	madeOf("ArgMax", &maximum)
	madeOf("ArgMin", &minimum)
	madeOf("Linspace", &divScalar, &scale, &addScalar)
	for k := range kinds {
		p := k // of the parts
		if k < numbers {
			p %= reals
		}
		if add.of(p) == nil {
			continue
		}
		register(k, "Norm2", sqr.of(p), add.of(p), sqrt.of(p), maximum.of(p), abs.of(p), ldexp.of(p))
		register(k, "Fill", &function{})
		if p == k {
			register(k, "CumSum", &function{})
			register(k, "Sort", &function{})
			register(k, "Horner", mul.of(k), addScalar.of(k))
		}
	}
	for k := range reals {
		register(k+reals, "ScaleFloat", scaleFloat.of(k), scale.of(k))
		register(k+reals, "DivFloatScalar", divFloatScalar.of(k), divScalar.of(k))
		for to, f := range conversionsFrom(k).all()[:reals] {
			register(k, kind(to).String(), f)
		}
		for i, of := range []string{"float32", "float64"} {
			if sum, dot := sumsOf[i].of(k), dotsOf[i].of(k); sum != nil {
				register(k, "SumOf."+of, sum, add.of(k))
				register(k, "DotOf."+of, dot, add.of(k))
				register(k, "NormOf."+of, dot, add.of(k), sqrt.of(k))
			}
		}
	}
	known.Store(&r)
	return r
}

// Functions returns the names that [LevelOf] knows, sorted: of all functions of
// this package for all types, as in "DD.Exp", "QF.Sum" and "f64.MulUp": f32 and f64 are machine numbers, also
// as [limb.F32] and [limb.F64]. A conversion is there as the method that it is like, "QD.DD" for
// [Convert] of QD to DD, and a sum of machine numbers with their type, "DD.SumOf.float64". Not there
// are [ExactSum], [ExactDot] and [ExactNorm2]: which ways they take depends on the numbers.
func Functions() []string { return slices.Sorted(maps.Keys(registry())) }

// LevelOf returns what a function runs on now, "avx512", "avx2", "neon" or "go": for one
// that is made of others, the lowest of theirs. ok is false where [Functions]
// does not list the name.
func LevelOf(name string) (level string, ok bool) {
	list, ok := registry()[name]
	if !ok {
		return "", false
	}
	l := simd.AVX512
	for _, f := range list {
		l = min(l, f.at().level)
	}
	return l.String(), true
}

// Level returns what the processor and its system allow, and the environment
// variable LIMB_SIMD where it is set: "avx512", "avx2", "neon" or "go".
func Level() string { return simd.Current().String() }
