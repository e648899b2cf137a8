package tile_test

import (
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb/internal/check/guard"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/mat/internal/tile"
)

// TestHalves: at each level sums of products of halves are those of integers of 32 bits, the lowest halves of all among them, where
// sums wrap; halves are residues, and what is joined has the remainders; nothing else is written.
func TestHalves(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	page := guard.NewPage(t)
	for level := simd.Go; level <= simd.Best(); level++ {
		previous, err := simd.Set(level)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range [][3]int{{1, 1, 1}, {8, 2, 16}, {13, 3, 33}, {17, 3, 64}} {
			depth, blocks, width := s[0], s[1], s[2]
			a, b := make([]int32, blocks*6*depth), make([]int32, depth*width)
			for _, list := range [][]int32{a, b} {
				for i := range list {
					list[i] = []int32{int32(r.Uint32()), -0x7fff8000}[r.IntN(2)]
				}
			}
			c := guard.Behind[int32](page, blocks*6*width)
			if err := tile.Halves6Kernel.Slices((blocks+1)/2, tile.Tiles[int32]{Data: c, Block: 6 * width, Row: width}, tile.Blocks[int32]{Data: a, Block: 6 * depth},
				tile.Panels[int32]{Data: b}, tile.Sums{Depth: depth, Blocks: blocks, Most: 2, Width: width, Fresh: true}); err != nil {
				t.Fatal(err)
			}
			for i := range blocks * 6 {
				for j := range width {
					sum := int32(0)
					for k := range depth {
						x, y := a[i/6*6*depth+6*k+i%6], b[k*width+j]
						sum += int32(int16(x))*int32(int16(y)) + (x>>16)*(y>>16)
					}
					if c[i*width+j] != sum {
						t.Fatalf("%v, %v: row %d, column %d is %d, not %d", level, s, i, j, c[i*width+j], sum)
					}
				}
			}
			if !guard.Before(page, c) {
				t.Errorf("%v, %v: something before the sums has changed", level, s)
			}
			residues(t, r, page, width)
		}
		simd.Set(previous)
	}
}

// residues splits numbers, and joins them.
func residues(t *testing.T, r *rand.Rand, page guard.Page, width int) {
	const p, q = 2371, 3533
	v := make([]float64, 2*width)
	for i := range v {
		v[i] = float64(r.Int64N(1<<54) - 1<<53)
	}
	w := guard.Behind[int32](page, 2*width)
	if err := tile.SplitKernel.Slices(1, w, v, []float64{p, q, 1. / p, 1. / q}, tile.Planes{Count: 1, Words: width, Width: width}); err != nil {
		t.Fatal(err)
	}
	for i, x := range v {
		for k, m := range []int64{p, q} {
			half := int64(int16(w[k*width+i%width] >> (i / width * 16)))
			if (half-int64(x))%m != 0 || 2*half > m+4 || 2*half < -m-4 {
				t.Fatalf("a residue of %v by %d is %d", x, m, half)
			}
		}
	}
	if !guard.Before(page, w) {
		t.Error("something before the words has changed")
	}
	sums, c := [2][]int32{make([]int32, width), make([]int32, width)}, guard.Behind[float64](page, width)
	for i := range c {
		sums[0][i], sums[1][i], c[i] = int32(r.Uint32()), int32(r.Uint32()), float64(r.IntN(p*q)-p*q/2)
	}
	before := append([]float64(nil), c...)
	for _, fresh := range []bool{false, true} {
		if err := tile.JoinKernel.Slices(1, c, sums[0], sums[1], []float64{p, q, p * q, 1. / (p * q)}, width, width, fresh); err != nil {
			t.Fatal(err)
		}
		for i, x := range c {
			want := int64(sums[0][i])*q + int64(sums[1][i])*p
			if !fresh {
				want += int64(before[i])
			}
			if (int64(x)-want)%(p*q) != 0 || x > p*q/2+4 || x < -p*q/2-4 {
				t.Fatalf("fresh: %v, %d is joined to %v", fresh, want, x)
			}
		}
	}
	if !guard.Before(page, c) {
		t.Error("something before what is joined has changed")
	}
}
