package fft_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/run/simd"
)

func TestShort(t *testing.T) {
	each(t, testShort[limb.DF, limb.CDF], testShort[limb.DD, limb.CDD], testShort[limb.QF, limb.CQF], testShort[limb.QD, limb.CQD], testShort[limb.TF, limb.CTF], testShort[limb.TD, limb.CTD])
}

// testShort: a list of steps has the bits of the transform of half the length, and of Untangle, which plain Go takes. That of
// the other way is noticed.
func testShort[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T) {
	k := kindOf[C]()
	for n := 4; n <= 64; n += 2 {
		p := must(fft.NewReal[C](n))
		run := func(l simd.Level) []byte {
			previous := must(simd.Set(l))
			defer simd.Set(previous)
			r := rand.New(rand.NewPCG(uint64(n), 5))
			x, y := numbers[R](random(r, 3*n, k.bits())), make([]C, 3*(n/2+1))
			p.Forward(y, x)
			b := bytesOf(y)
			p.Inverse(x, y)
			return append(b, bytesOf(x)...)
		}
		want := run(simd.Go)
		for l := simd.AVX2; l <= simd.Best(); l++ {
			if !bytes.Equal(run(l), want) {
				t.Errorf("%s, %v, n = %d: bits differ", k.name, l, n)
			}
			if n == 64 {
				fft.SwapShort(p)
				if bytes.Equal(run(l), want) {
					t.Errorf("%s, %v: the steps of the inverse are not noticed", k.name, l)
				}
				fft.SwapShort(p)
			}
		}
	}
}
