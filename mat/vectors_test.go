package mat

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
)

// TestEigen: AV = VΛ and WᴴA = ΛWᴴ, with the eigenvalues of Eigenvalues.
func TestEigen(t *testing.T) {
	eigen[limb.CDD](t)
	eigen[limb.CDF](t)
	eigen[limb.CQF](t)
	var f Eigen[limb.CDD, limb.DD]
	if err := f.Factorize(NewDense[limb.CDD](2, 3, nil)); !errors.Is(err, ErrShape) || f.Vectors().Rows != 0 {
		t.Errorf("the error is %v", err)
	}
}

func eigen[C limb.Complex[C, N], N limb.Real[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(111, 112))
	steep := random[C](r, 12, 12)
	for i := range 12 {
		for j := range 12 {
			steep.Set(i, j, shifted[C, N](steep.At(i, j), 3*(i-j)))
		}
	}
	jordan := Identity[C](9)
	for i := range 8 {
		jordan.Set(i, i+1, one[C]())
	}
	two := Identity[C](6) // an eigenvalue twice, with two vectors
	two.Set(0, 5, one[C]())
	two.Set(5, 5, number[C](3))
	for _, c := range []struct {
		name string
		a    *Dense[C]
	}{{"random", random[C](r, 14, 14)}, {"scaled", steep}, {"Hermitian", symmetric(random[C](r, 9, 9))}, {"Jordan", jordan}, {"multiple", two}, {"0", NewDense[C](3, 3, nil)}, {"1 × 1", random[C](r, 1, 1)}, {"empty", new(Dense[C])}} {
		var f Eigen[C, N]
		if err := f.Factorize(c.a); err != nil {
			t.Fatalf("%T %s: %v", *new(C), c.name, err)
		}
		n := c.a.Rows
		values, err := Eigenvalues(c.a)
		if err != nil || len(values) != n {
			t.Fatal(err)
		}
		for i, x := range f.Values() {
			if !x.Equal(values[i]) {
				t.Errorf("%T %s: eigenvalue %d is %v with vectors, and %v without", *new(C), c.name, i, x, values[i])
			}
		}
		if n == 0 {
			continue
		}
		v, w := f.Vectors(), f.LeftVectors()
		lambda := diagonal(values)
		norm := max(NormFrobenius(widened(c.a)).Re.Float64(), 1e-300)
		right := apart(product(c.a, v), product(v, lambda)) / norm / unit[C]() / float64(n)
		left := apart(product(w.H(), c.a), product(lambda, w.H())) / norm / unit[C]() / float64(n)
		t.Logf("%T %s: AV - VΛ %.2f, WᴴA - ΛWᴴ %.2f nε", *new(C), c.name, right, left)
		if !(right <= 10 && left <= 10) {
			t.Errorf("%T %s: AV - VΛ is %v nε, WᴴA - ΛWᴴ %v", *new(C), c.name, right, left)
		}
		for j := range n {
			for _, m := range []*Dense[C]{v, w} {
				if e := size(NormFrobenius(m.Slice(0, n, j, j+1)).Sub(one[C]())); !(e <= 20*unit[C]()) {
					t.Errorf("%T %s: the length of vector %d is off by %v", *new(C), c.name, j, e)
				}
			}
		}
	}
}
