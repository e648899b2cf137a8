package main

import (
	"io"
	"math"
	"math/big"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb/cmd/limb/internal/file"
)

// exactly returns the number i of a, exactly.
func exactly(a *file.Array, i int) *big.Rat {
	sum := new(big.Rat)
	for _, v := range a.Limbs[i*a.Form.Limbs:][:a.Form.Limbs] {
		sum.Add(sum, new(big.Rat).SetFloat64(v))
	}
	return sum
}

// TestSolve compares solutions with the systems that they solve, in rational numbers.
func TestSolve(t *testing.T) {
	const n = 12
	dir := t.TempDir()
	in, side, out := filepath.Join(dir, "A.npy"), filepath.Join(dir, "b.npy"), filepath.Join(dir, "x.npy")
	rng := rand.New(rand.NewPCG(1, 2))
	for _, c := range []struct {
		typ, method string
		unit        float64
	}{
		{"DF", "lu", 0x1p-48}, {"DD", "lu", 0x1p-106}, {"QF", "lu", 0x1p-96}, {"QD", "lu", 0x1p-212},
		{"DD", "refined", 0x1p-106}, {"QD", "refined", 0x1p-212}, {"DD", "cholesky", 0x1p-106}, {"QD", "qr", 0x1p-212},
		{"DD", "cg", 0x1p-84}, {"QD", "gmres", 0x1p-169},
	} {
		form, _ := file.Lookup(c.typ)
		a, b := &file.Array{Form: form, Shape: []int{n, n}}, &file.Array{Form: form, Shape: []int{n}}
		number := func(scale float64) (limbs []float64) {
			v := scale * (rng.Float64() - 0.5)
			for range form.Limbs {
				if form.Bits == 32 {
					v = float64(float32(v))
				}
				limbs = append(limbs, v)
				v = math.Ldexp(v, -form.Bits) * rng.Float64()
			}
			return limbs
		}
		a.Limbs = make([]float64, n*n*form.Limbs)
		for i := range n {
			for j := range i + 1 {
				x := number(1)
				if i == j {
					x[0] += n
					if form.Bits == 32 {
						x[0] = float64(float32(x[0]))
					}
				}
				copy(a.Limbs[(i*n+j)*form.Limbs:], x)
				copy(a.Limbs[(j*n+i)*form.Limbs:], x)
			}
			b.Limbs = append(b.Limbs, number(1)...)
		}
		for path, x := range map[string]*file.Array{in: a, side: b} {
			if err := file.Write(path, x, nil); err != nil {
				t.Fatal(err)
			}
		}
		var stderr strings.Builder
		if code := run([]string{"solve", "--a", in, "--a-as", c.typ, "--b", side, "--b-as", c.typ, "--out", out, "--type", c.typ, "--method", c.method}, io.Discard, &stderr); code != 0 {
			t.Fatalf("%v: %s", c, &stderr)
		}
		x, err := file.Read(out, file.Options{As: c.typ})
		if err != nil {
			t.Fatal(err)
		}
		residual := func() float64 { // in parts of ‖A‖‖x‖ + ‖b‖, all of which are about 1
			most := 0.0
			for i := range n {
				r := exactly(b, i)
				for j := range n {
					r.Sub(r, new(big.Rat).Mul(exactly(a, i*n+j), exactly(x, j)))
				}
				v, _ := r.Float64()
				most = max(most, math.Abs(v))
			}
			return most
		}
		bound := 20 * c.unit
		if r := residual(); !(r <= bound) {
			t.Errorf("%v: the residual is %g, above %g", c, r, bound)
		}
		x.Limbs[form.Limbs-1] += bound
		if r := residual(); r <= bound {
			t.Errorf("%v: with another x the residual is %g: the test sees nothing", c, r)
		}
	}
}
