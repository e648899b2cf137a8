package fft_test

import (
	"math"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// A kind is one of the twelve types, as the tests see it.
type kind struct {
	name    string
	single  bool // limbs are float32
	limbs   int
	complex bool
}

// bits is the precision: u^limbs is 2^-bits.
func (k kind) bits() int {
	if k.single {
		return 24 * k.limbs
	}
	return 53 * k.limbs
}

// unit is the unit of errors, u² or u⁴.
func (k kind) unit() float64 { return math.Ldexp(1, -k.bits()) }

func kindOf[E any]() kind {
	var e E
	switch any(e).(type) {
	case limb.DF:
		return kind{"DF", true, 2, false}
	case limb.DD:
		return kind{"DD", false, 2, false}
	case limb.TF:
		return kind{"TF", true, 3, false}
	case limb.TD:
		return kind{"TD", false, 3, false}
	case limb.QF:
		return kind{"QF", true, 4, false}
	case limb.QD:
		return kind{"QD", false, 4, false}
	case limb.CDF:
		return kind{"CDF", true, 2, true}
	case limb.CDD:
		return kind{"CDD", false, 2, true}
	case limb.CTF:
		return kind{"CTF", true, 3, true}
	case limb.CTD:
		return kind{"CTD", false, 3, true}
	case limb.CQF:
		return kind{"CQF", true, 4, true}
	case limb.CQD:
		return kind{"CQD", false, 4, true}
	}
	panic("no such kind")
}

// limbsOf returns x as its limbs.
func limbsOf[T float32 | float64, E any](x []E) []T {
	var e E
	var t T
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(x))), len(x)*int(unsafe.Sizeof(e)/unsafe.Sizeof(t)))
}

// points returns x, numbers of a kind.
func points[E any](x []E) []point {
	k := kindOf[E]()
	if k.single {
		return pointsOf(k, limbsOf[float32](x), len(x))
	}
	return pointsOf(k, limbsOf[float64](x), len(x))
}

func pointsOf[T float32 | float64](k kind, limbs []T, n int) []point {
	z := make([]point, n)
	next := func() (sum fixed) {
		for _, a := range limbs[:k.limbs] {
			sum = sum.add(place(float64(a)))
		}
		limbs = limbs[k.limbs:]
		return sum
	}
	for i := range z {
		z[i].re = next()
		if k.complex {
			z[i].im = next()
		}
	}
	return z
}

// numbers returns x in a kind, limb by limb to nearest; where that is real,
// without the imaginary parts.
func numbers[E any](x []point) []E {
	k, z := kindOf[E](), make([]E, len(x))
	if k.single {
		numbersIn(k, limbsOf[float32](z), x)
	} else {
		numbersIn(k, limbsOf[float64](z), x)
	}
	return z
}

func numbersIn[T float32 | float64](k kind, limbs []T, x []point) {
	next := func(v fixed) {
		for i := range k.limbs {
			limbs[i] = round[T](v)
			v = v.sub(place(float64(limbs[i])))
		}
		limbs = limbs[k.limbs:]
	}
	for _, v := range x {
		next(v.re)
		if k.complex {
			next(v.im)
		}
	}
}

// relative returns ‖x - want‖/‖want‖.
func relative(x, want []point) float64 { return math.Sqrt(norm2(x, want) / norm2(want, nil)) }

// norm2 returns ‖x - y‖²; y may be nil.
func norm2(x, y []point) float64 {
	if y != nil && len(x) != len(y) {
		panic("norm2: different lengths")
	}
	sum := 0.0
	for i, v := range x {
		if y != nil {
			v = v.sub(y[i])
		}
		a, b := round[float64](v.re), round[float64](v.im)
		sum += float64(a*a) + float64(b*b)
	}
	return sum
}

// random returns n numbers with parts of so many random bits, between -1 and 1.
func random(r *rand.Rand, n, bits int) []point {
	part := func() fixed {
		z := fixed{r.Uint64(), r.Uint64(), r.Uint64(), r.Uint64()}
		// A sign and bits of value, above fracBits - bits of zeros.
		return z.shift(255 - bits).unshift(fracBits - bits)
	}
	x := make([]point, n)
	for i := range x {
		x[i] = point{part(), part()}
	}
	return x
}

// symmetric makes x the coefficients of real numbers.
func symmetric(x []point) {
	n := len(x)
	for k := range n/2 + 1 {
		if 2*k%n == 0 {
			x[k].im = fixed{}
		} else {
			x[n-k] = x[k].conj()
		}
	}
}

func must[P any](p P, err error) P {
	if err != nil {
		panic(err)
	}
	return p
}

// smooth reports whether n has no prime factor above 7.
func smooth(n int) bool {
	for _, p := range []int{2, 3, 5, 7} {
		for n%p == 0 {
			n /= p
		}
	}
	return n == 1
}

// bound is the largest error that a length may have, in the units of measure.
func bound(n int) float64 {
	if smooth(n) {
		return 1
	}
	return 4
}

// each runs a test of the types: of three limbs, whose transforms are made as those of quads are, in float64 alone unless
// LIMB_FULL asks for all.
func each(t *testing.T, df, dd, qf, qd, tf, td func(*testing.T)) {
	t.Run("DF", df)
	t.Run("DD", dd)
	t.Run("QF", qf)
	t.Run("QD", qd)
	t.Run("TD", td)
	if testenv.Full() {
		t.Run("TF", tf)
	}
}

// parallel calls f for each i below n, the last ones first: they are the longest.
func parallel(n int, f func(i int)) {
	var next atomic.Int64
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for {
				i := n - int(next.Add(1))
				if i < 0 {
					return
				}
				f(i)
			}
		})
	}
	wg.Wait()
}
