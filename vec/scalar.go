package vec

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
)

// # One number for all elements
//
// A kernel reads it from a block of copies, which is read again and again: see fill.

var (
	addScalar      = op{name: "AddScalar", make: func() byKind { return add.fixing(2) }}
	subScalar      = op{name: "SubScalar", make: func() byKind { return sub.fixing(2) }}
	scale          = op{name: "Scale", make: func() byKind { return mul.fixing(2) }}
	divScalar      = op{name: "DivScalar", make: func() byKind { return div.fixing(2) }}
	axpy           = op{name: "Axpy", make: func() byKind { return mulAdd.fixing(2) }}
	addFloatScalar = op{name: "AddFloatScalar", make: func() byKind { return addFloat.fixing(2) }}
	subFloatScalar = op{name: "SubFloatScalar", make: func() byKind { return subFloat.fixing(2) }}
	scaleFloat     = op{name: "ScaleFloat", make: func() byKind { return mulFloat.fixing(2) }}
	divFloatScalar = op{name: "DivFloatScalar", make: func() byKind { return divFloat.fixing(2) }}
	lessScalar     = op{name: "LessScalar", make: func() byKind { return less.fixing(2) }}
	greaterScalar  = op{name: "GreaterScalar", make: func() byKind { return less.fixing(1) }}
	equalScalar    = op{name: "EqualScalar", make: func() byKind { return equal.fixing(2) }}
)

// AddScalar sets dst[i] = x[i] + a.
func AddScalar[N limb.Number](dst, x []N, a N) { runScalar(addScalar.of(kindOf[N]()), dst, x, a) }

// SubScalar sets dst[i] = x[i] - a.
func SubScalar[N limb.Number](dst, x []N, a N) { runScalar(subScalar.of(kindOf[N]()), dst, x, a) }

// Scale sets dst[i] = x[i]·a.
func Scale[N limb.Number](dst, x []N, a N) { runScalar(scale.of(kindOf[N]()), dst, x, a) }

// DivScalar sets dst[i] = x[i]/a.
func DivScalar[N limb.Number](dst, x []N, a N) { runScalar(divScalar.of(kindOf[N]()), dst, x, a) }

// AddFloatScalar sets dst[i] = x[i] + a, as AddFloat does. A Go constant a is a float64: 0.1 to 16
// digits. Where the limbs are float32 and a is none, it is AddScalar with a as [limb.From]
// gives it.
func AddFloatScalar[N limb.Number](dst, x []N, a float64) {
	runFloat(&addFloatScalar, &addScalar, sidesOf(dst, x), a)
}

// SubFloatScalar sets dst[i] = x[i] - a, as SubFloat does. A Go constant a is a float64: 0.1 to 16
// digits. Where the limbs are float32 and a is none, it is SubScalar with a as [limb.From]
// gives it.
func SubFloatScalar[N limb.Number](dst, x []N, a float64) {
	runFloat(&subFloatScalar, &subScalar, sidesOf(dst, x), a)
}

// ScaleFloat sets dst[i] = x[i]·a, as MulFloat does. A Go constant a is a float64: 0.1 to 16
// digits. Where the limbs are float32 and a is none, it is Scale with a as [limb.From]
// gives it. Of complex numbers it scales the parts.
func ScaleFloat[N limb.Number](dst, x []N, a float64) {
	runFloat(&scaleFloat, &scale, sidesOf(dst, x).parts(), a)
}

// DivFloatScalar sets dst[i] = x[i]/a, as DivFloat does. A Go constant a is a float64: 0.1 to 16
// digits. Where the limbs are float32 and a is none, it is DivScalar with a as [limb.From]
// gives it. Of complex numbers it divides the parts.
func DivFloatScalar[N limb.Number](dst, x []N, a float64) {
	runFloat(&divFloatScalar, &divScalar, sidesOf(dst, x).parts(), a)
}

// Axpy sets dst[i] = a·x[i] + y[i], as MulAdd does.
func Axpy[N limb.RealNumber](dst []N, a N, x, y []N) {
	if len(dst) != len(x) || len(dst) != len(y) {
		different(len(dst), len(x), len(y))
	}
	f := axpy.of(kindOf[N]())
	block := fill(f, len(dst), a)
	f.run(len(dst), &args{pointer(dst), pointer(x), unsafe.Pointer(block), pointer(y)})
	blocks.Put(block)
}

// LessScalar sets dst[i] to whether x[i] < a.
func LessScalar[N limb.RealNumber](dst []bool, x []N, a N) {
	runScalar(lessScalar.of(kindOf[N]()), dst, x, a)
}

// GreaterScalar sets dst[i] to whether x[i] > a.
func GreaterScalar[N limb.RealNumber](dst []bool, x []N, a N) {
	runScalar(greaterScalar.of(kindOf[N]()), dst, x, a)
}

// EqualScalar sets dst[i] to whether x[i] = a.
func EqualScalar[N limb.RealNumber](dst []bool, x []N, a N) {
	runScalar(equalScalar.of(kindOf[N]()), dst, x, a)
}

// Linspace sets dst[i] = a + (b-a)·(i/(n-1)), for n elements, each operation rounded as
// the method does. The first element is a, and of several the last is b, exactly.
//
// Error: ≤ 10u²·max(|a|, |b|) in DF and DD, 10u⁴·max(|a|, |b|) in QF and QD.
// Domain: b-a below the overflow threshold, n ≤ 2^48.
func Linspace[N limb.RealNumber](dst []N, a, b N) {
	n := len(dst)
	if n == 0 {
		return
	}
	if n > 1 {
		for i := range dst {
			dst[i] = numberOf[N](float64(i))
		}
		k := kindOf[N]()
		d := difference(b, a)
		runScalar(divScalar.of(k), dst, dst, numberOf[N](float64(n-1)))
		runScalar(scale.of(k), dst, dst, d)
		runScalar(addScalar.of(k), dst, dst, a)
		dst[n-1] = b
	}
	dst[0] = a
}

// difference returns x - y.
func difference[N limb.RealNumber](x, y N) N {
	z := [1]N{x}
	runScalar(subScalar.of(kindOf[N]()), z[:], z[:], y)
	return z[0]
}

// runScalar runs a function of which one operand is a in all elements.
func runScalar[Z, X, A any](f *function, dst []Z, x []X, a A) {
	if len(dst) != len(x) {
		different(len(dst), len(x))
	}
	fixed(f, len(dst), pointer(dst), pointer(x), a)
}

func fixed[A any](f *function, n int, dst, x unsafe.Pointer, a A) {
	block := fill(f, n, a)
	p := args{dst, x, x}
	p[f.fixed] = unsafe.Pointer(block)
	f.run(n, &p)
	blocks.Put(block)
}

// sides are a slice of results and one of operands, without their type.
type sides struct {
	kind   kind
	n      int
	dst, x unsafe.Pointer
}

func sidesOf[N limb.Number](dst, x []N) sides {
	if len(dst) != len(x) {
		different(len(dst), len(x))
	}
	return sides{kindOf[N](), len(dst), pointer(dst), pointer(x)}
}

// parts are complex numbers as twice as many real ones.
func (s sides) parts() sides {
	if types.Type(s.kind).Complex() {
		s.kind, s.n = s.kind-reals, 2*s.n
	}
	return s
}

// runFloat runs float with a machine number of the limbs, and number with a number
// where a is none.
func runFloat(float, number *op, s sides, a float64) {
	switch f := float.of(s.kind); {
	case !s.kind.single():
		fixed(f, s.n, s.dst, s.x, a)
	case float64(float32(a)) == a || s.kind == f32:
		fixed(f, s.n, s.dst, s.x, float32(a))
	default:
		f, real := number.of(s.kind), s.kind < reals
		switch types.Type(s.kind).Limbs() {
		case 2:
			runNumber(f, s, limb.NewDF(a), real)
		case 3:
			runNumber(f, s, limb.NewTF(a), real)
		default:
			runNumber(f, s, limb.NewQF(a), real)
		}
	}
}

// runNumber runs f with a number, or with a complex one.
func runNumber[N limb.Extended](f *function, s sides, a N, real bool) {
	if real {
		fixed(f, s.n, s.dst, s.x, a)
	} else {
		fixed(f, s.n, s.dst, s.x, [2]N{a})
	}
}

// numberOf returns a as a number, rounded where the limbs are float32.
func numberOf[N limb.RealNumber](a float64) (x N) {
	switch p, k := unsafe.Pointer(&x), kindOf[N](); {
	case !k.single():
		*(*float64)(p) = a
	case k == f32:
		*(*float32)(p) = float32(a)
	case k == df:
		*(*limb.DF)(p) = limb.NewDF(a)
	case types.Type(k) == types.TF:
		*(*limb.TF)(p) = limb.NewTF(a)
	default:
		*(*limb.QF)(p) = limb.NewQF(a)
	}
	return x
}
