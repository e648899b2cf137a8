package main

import (
	"fmt"
	"io"
	"math"
	"math/cmplx"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/cmd/limb/internal/file"
)

// dft transforms z along axis k by the definition.
func dft(z []complex128, shape []int, k int, sign float64) []complex128 {
	n, inner := shape[k], 1
	for _, m := range shape[k+1:] {
		inner *= m
	}
	out := make([]complex128, len(z))
	for i := range z {
		at, c := i/inner%n, i%inner+i/(inner*n)*inner*n
		for j := range n {
			out[i] += z[c+j*inner] * cmplx.Rect(1, sign*2*math.Pi*float64(at*j%n)/float64(n))
		}
	}
	return out
}

// TestFFT compares transforms over all sets of axes with the definition. How exact
// they are is the affair of package fft.
func TestFFT(t *testing.T) {
	shape := []int{3, 5, 6}
	dir := t.TempDir()
	in, out, back := filepath.Join(dir, "x.npy"), filepath.Join(dir, "y.npy"), filepath.Join(dir, "z.npy")
	limb := func(args ...string) {
		t.Helper()
		var stderr strings.Builder
		if code := run(append([]string{"fft"}, args...), io.Discard, &stderr); code != 0 {
			t.Fatalf("limb fft %s: %d: %s", strings.Join(args, " "), code, stderr.String())
		}
	}
	read := func(path, form string) ([]complex128, []int) {
		t.Helper()
		a, err := file.Read(path, file.Options{As: form})
		if err != nil {
			t.Fatal(err)
		}
		z, err := file.Numbers[complex128](a, file.Forms[3])
		if err != nil {
			t.Fatal(err)
		}
		return z, a.Shape
	}
	far := func(x, y []complex128) float64 {
		most := math.Abs(float64(len(x) - len(y)))
		for i := range min(len(x), len(y)) {
			most = max(most, cmplx.Abs(x[i]-y[i]))
		}
		return most
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for _, form := range []file.Form{file.Forms[1], file.Forms[3]} {
		x := &file.Array{Form: form, Shape: shape}
		for range 3 * 5 * 6 {
			x.Limbs = append(x.Limbs, rng.NormFloat64())
			if form.Complex {
				x.Limbs = append(x.Limbs, rng.NormFloat64())
			}
		}
		if err := file.Write(in, x, nil); err != nil {
			t.Fatal(err)
		}
		z, _ := read(in, form.Name)
		for _, axes := range [][]int{{0}, {1}, {2}, {0, 1}, {2, 0}, {-1, -2}, {0, 1, 2}} {
			text := strings.Trim(strings.ReplaceAll(fmt.Sprint(axes), " ", ","), "[]")
			want, undone := z, z
			for _, k := range axes {
				want = dft(want, shape, (k+3)%3, -1)
				undone = dft(undone, shape, (k+3)%3, +1)
			}
			limb("--in", in, "--out", out, "--axes", text, "--as", "complex128")
			got, _ := read(out, "complex128")
			if d := far(got, want); d > 1e-12 {
				t.Errorf("%s over axes %v: the results are %g off", form.Name, axes, d)
			}
			if d := far(got, undone); d < 1 {
				t.Errorf("%s over axes %v: the inverse transform is %g off: the test sees nothing", form.Name, axes, d)
			}
			limb("--in", in, "--out", out, "--axes", text, "--as", "complex128", "--inverse", "--type", "DF")
			if got, _ = read(out, "complex128"); far(got, undone) > 1e-11 {
				t.Errorf("%s over axes %v: the inverse results are %g off", form.Name, axes, far(got, undone))
			}
			if form.Complex {
				continue
			}
			last := (axes[len(axes)-1] + 3) % 3
			limb("--in", in, "--out", out, "--axes", text, "--as", "complex128", "--real", "--type", "QF")
			got, half := read(out, "complex128")
			if want := part(want, shape, last); far(got, want) > 1e-12 || half[last] != shape[last]/2+1 {
				t.Errorf("reals over axes %v: shape %v, %g off", axes, half, far(got, want))
			}
			limb("--in", out, "--in-as", "complex128", "--out", back, "--axes", text, "--as", "float64", "--real", "--inverse", "--scale", "--n", strconv.Itoa(shape[last]))
			if got, whole := read(back, "float64"); far(got, z) > 1e-14 || !slices.Equal(whole, shape) {
				t.Errorf("reals over axes %v and back: shape %v, %g off", axes, whole, far(got, z))
			}
		}
	}
}

// part returns the first n/2 + 1 elements along axis k.
func part(z []complex128, shape []int, k int) (half []complex128) {
	inner := 1
	for _, m := range shape[k+1:] {
		inner *= m
	}
	for i, v := range z {
		if i/inner%shape[k] <= shape[k]/2 {
			half = append(half, v)
		}
	}
	return half
}
