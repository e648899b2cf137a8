package fft_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/testenv"
)

func TestRoots(t *testing.T) {
	testenv.Long(t, "all roots of unity of some lengths")
	each(t, testRoots[limb.CDF], testRoots[limb.CDD], testRoots[limb.CQF], testRoots[limb.CQD], testRoots[limb.CTF], testRoots[limb.CTD])
}

const wideBits = 512

// testRoots: entries of tables are the roots of unity, correctly rounded: limb by
// limb what is left, to nearest. Of large orders some are looked at.
func testRoots[C limb.ComplexNumber](t *testing.T) {
	wrong := 0
	for _, n := range rootOrders() {
		root := fft.Root[C](n)
		for _, j := range someOf(n) {
			got := root(j)
			if err := wrongRoot(got, j, n); err != "" {
				if wrong++; wrong < 10 {
					t.Errorf("root %d of %d is not rounded correctly: %s", j, n, err)
				}
			}
			// What the test would see: the last bit.
			if j > 0 && j < 3 && n > 8 {
				planted := got
				nudge(&planted)
				if wrongRoot(planted, j, n) == "" {
					t.Errorf("root %d of %d with another last bit passes", j, n)
				}
			}
		}
	}
}

// rootOrders are all small ones, and some of each way through the octants.
func rootOrders() (list []int) {
	for n := 1; n <= 40; n++ {
		list = append(list, n)
	}
	return append(list, 63, 64, 65, 66, 68, 96, 97, 100, 105, 128, 256, 343, 360, 625, 1000, 1009, 1024, 2187, 4096, 9973, 16384, 65536, 99991, 100000, 1<<17, 1<<20, 1<<20+7)
}

// someOf returns up to 80 numbers below n: of small ones all.
func someOf(n int) (list []int) {
	if n <= 40 {
		for j := range n {
			list = append(list, j)
		}
		return list
	}
	for j := range 8 { // on both sides of the octants' ends, and where the angle is least
		list = append(list, j*n/8, (j*n/8+1)%n, (j*n/8+n-1)%n)
	}
	for j := 1; len(list) < 80; j = j*5%n + 1 {
		list = append(list, j)
	}
	return list
}

// wrongRoot says how x differs from e^(2πij/n), each part rounded.
func wrongRoot[C any](x C, j, n int) string {
	k := kindOf[C]()
	re, im := bigRoot(j, n, wideBits)
	for i, v := range []*big.Int{re, im} {
		if v.BitLen() < 16 { // a zero, but for the last bits
			v.SetInt64(0)
		}
		var bad string
		if k.single {
			bad = wrongLimbs(limbsOf[float32]([]C{x})[i*k.limbs:][:k.limbs], v)
		} else {
			bad = wrongLimbs(limbsOf[float64]([]C{x})[i*k.limbs:][:k.limbs], v)
		}
		if bad != "" {
			return []string{"real part: ", "imaginary part: "}[i] + bad
		}
	}
	return ""
}

// wrongLimbs compares limbs with x·2^-wideBits. The angles' functions are irrational
// or 0, ±½ and ±1, so that no tie is nearer than the bits of x can tell.
func wrongLimbs[T float32 | float64](limbs []T, x *big.Int) string {
	rest := new(big.Float).SetPrec(wideBits+8).SetMantExp(new(big.Float).SetPrec(wideBits+8).SetInt(x), -wideBits)
	if one := new(big.Float).SetInt64(1); rest.Sign() != 0 && rest.MinPrec() > 400 {
		// 1 and ½ are within the last bits of x.
		for _, exact := range []float64{1, 0.5} {
			d := new(big.Float).Sub(new(big.Float).Abs(rest), one.SetFloat64(exact))
			if d.Sign() != 0 && d.MantExp(nil) < -wideBits+16 {
				rest.SetFloat64(math.Copysign(exact, float64(rest.Sign())))
			}
		}
	}
	for i, a := range limbs {
		want, _ := rest.Float64()
		if single, _ := rest.Float32(); any(a) == any(float32(a)) {
			want = float64(single)
		}
		if float64(a) != want {
			return "limb " + string(rune('0'+i)) + " is " + text(float64(a)) + ", want " + text(want)
		}
		rest.Sub(rest, new(big.Float).SetFloat64(want))
	}
	return ""
}

func text(a float64) string { return new(big.Float).SetFloat64(a).Text('p', 0) }

// nudge moves the last limb of the real part by its last bit.
func nudge[C any](x *C) {
	k := kindOf[C]()
	if k.single {
		l := limbsOf[float32]([]C{*x})[:2*k.limbs]
		l[k.limbs-1] = math.Nextafter32(l[k.limbs-1], 2)
		*x = numberOf[C](l)
	} else {
		l := limbsOf[float64]([]C{*x})[:2*k.limbs]
		l[k.limbs-1] = math.Nextafter(l[k.limbs-1], 2)
		*x = numberOf[C](l)
	}
}

// numberOf returns the number of these limbs.
func numberOf[C any, T float32 | float64](limbs []T) C {
	x := make([]C, 1)
	copy(limbsOf[T](x), limbs)
	return x[0]
}
