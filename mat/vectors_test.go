package mat

import (
	"errors"
	"math"
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
	if err := Maybe(func() { f.Factorize(NewDense[limb.CDD](2, 3, nil)) }); !errors.Is(err, ErrShape) || f.Vectors().Rows != 0 {
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
	type test struct {
		name string
		a    *Dense[C]
	}
	var digits []test // of few ranks, whose reduction leaves small numbers
	for k := range 40 {
		a := NewDense[C](2+k%5, 2+k%5, nil)
		for i := range a.Data {
			a.Data[i] = number[C](float64(r.IntN(3) - 1))
			if k%2 == 0 {
				setLimb(&a.Data[i], typeOf[C]().Limbs(), float64(r.IntN(3)-1))
			}
		}
		digits = append(digits, test{"digits", a})
	}
	triple := NewDense[C](4, 4, nil) // 0 three times, with one vector
	for i, x := range []float64{-1, -1, -1, 1, 1, 1, 1, -1, 0, -1, -1, -1, 1, 0, -1, -1} {
		triple.Data[i] = number[C](x)
	}
	for _, c := range append(digits, []test{{"triple", triple}, {"random", random[C](r, 14, 14)}, {"scaled", steep}, {"Hermitian", symmetric(random[C](r, 9, 9))}, {"Jordan", jordan}, {"multiple", two}, {"0", NewDense[C](3, 3, nil)}, {"1 × 1", random[C](r, 1, 1)}, {"empty", new(Dense[C])}}...) {
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
		left := apart(product(w.Adjoint(), c.a), product(lambda, w.Adjoint())) / norm / unit[C]() / float64(n)
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

// TestEigenBalanced: of a matrix that is small when it is balanced, eigenvectors have all digits.
func TestEigenBalanced(t *testing.T) {
	eigenBalanced[limb.CDD](t, 200)
	eigenBalanced[limb.CDD](t, 500)
	eigenBalanced[limb.CQF](t, 50)
	eigenBalanced[limb.CQD](t, 400)
}

func eigenBalanced[C limb.Complex[C, N], N limb.Real[N]](t *testing.T, k int) {
	a := NewDense[C](2, 2, nil) // 1 and 2^-2k, with the eigenvalues ±2^-k and vectors (1, ±2^-k)
	a.Set(0, 1, one[C]())
	a.Set(1, 0, shifted[C, N](one[C](), -2*k))
	var f Eigen[C, N]
	if err := f.Factorize(a); err != nil {
		t.Fatal(err)
	}
	for j, x := range f.Values() {
		x, y := shifted[C, N](x, k), shifted[C, N](f.Vectors().At(1, j), k)
		if e := math.Max(math.Abs(size(x)-1), size(x.Sub(y))); !(e <= 20*unit[C]()) {
			t.Errorf("%T: eigenvalue %d is %v, the vector's part %v, times 2^-%d", *new(C), j, x, y, k)
		}
	}
}
