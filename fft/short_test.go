package fft_test

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/guard"
	"github.com/limbfp/limb/internal/run/simd"
)

func TestShort(t *testing.T) {
	each(t, testShort[limb.DF, limb.CDF], testShort[limb.DD, limb.CDD], testShort[limb.QF, limb.CQF], testShort[limb.QD, limb.CQD], testShort[limb.TF, limb.CTF], testShort[limb.TD, limb.CTD])
}

// testShort: a list of steps has the bits of the transform of half the length, and of Untangle, which plain Go takes, between
// guards. That of the other way is noticed. So have complex transforms of odd lengths.
func testShort[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T) {
	k := kindOf[C]()
	reals, complexes := guard.NewPage(t), guard.NewPage(t)
	for n := 4; n <= 64; n += 2 {
		p, odd := must(fft.NewReal[C](n)), must(fft.New[C](n/2-1|1))
		run := func(l simd.Level) []byte {
			previous := must(simd.Set(l))
			defer simd.Set(previous)
			r := rand.New(rand.NewPCG(uint64(n), 5))
			x, y := guard.Behind[R](reals, 3*n), guard.Behind[C](complexes, 3*(n/2+1))
			copy(x, numbers[R](random(r, 3*n, k.bits())))
			p.Forward(y, x)
			b := bytesOf(y)
			p.Inverse(x, y)
			b, before := append(b, bytesOf(x)...), slices.Clone(y)
			kept := guard.Before(reals, x) && guard.Before(complexes, y)
			v, w := guard.Behind[C](reals, odd.Len()), guard.Behind[C](complexes, odd.Len())
			copy(v, before)
			odd.Forward(w, v)
			if !kept || !guard.Before(reals, v) || !guard.Before(complexes, w) {
				t.Errorf("%s, %v, n = %d: something before the numbers has changed", k.name, l, n)
			}
			return append(b, bytesOf(w)...)
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
