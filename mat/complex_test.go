package mat

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
)

// TestComplex: QR, least squares, eigenvalues and singular values of complex matrices.
func TestComplex(t *testing.T) {
	complexFactors[limb.CDD](t)
	complexFactors[limb.CDF](t)
	complexFactors[limb.CQF](t)
	complexFactors[limb.CTD](t)
}

func complexFactors[C Number[C]](t *testing.T) {
	r := rand.New(rand.NewPCG(121, 122))
	norm := func(m *Dense[C]) float64 { return max(size(NormFrobenius(widened(m))), 1e-300) }
	check := func(what string, n int, e float64) {
		t.Helper()
		e /= unit[C]() * float64(n)
		t.Logf("%T %s: %.3f nε", *new(C), what, e)
		if !(e <= 4) {
			t.Errorf("%T %s: %v nε", *new(C), what, e)
		}
	}
	a, b := random[C](r, 20, 13), random[C](r, 20, 2)
	a.Set(3, 4, *new(C))
	var qr QR[C]
	x := new(Dense[C])
	if err := errors.Join(qr.Factorize(a), qr.SolveTo(x, b)); err != nil {
		t.Fatal(err)
	}
	q := qr.Q()
	check("QR - A", 20, apart(product(q, qr.R()), widened(a))/norm(a))
	check("QᴴQ - I", 20, apart(product(q.Adjoint(), q), widened(Identity[C](13))))
	rest := product(a, x)
	for i, v := range widened(b).Data {
		rest.Data[i] = rest.Data[i].Sub(v)
	}
	check("Aᴴ(Ax - b)", 20, apart(product(widened(a.Adjoint()), rest), widened(NewDense[C](13, 2, nil)))/norm(a)/norm(b))

	for name, h := range map[string]*Dense[C]{"random": symmetric(random[C](r, 12, 12)), "real": symmetric(diagonal(make([]C, 4))), "1 × 1": symmetric(random[C](r, 1, 1))} {
		var f EigenSym[C]
		if err := f.Factorize(h); err != nil {
			t.Fatal(err)
		}
		v := f.Vectors()
		check(name+" AV - VΛ", h.Rows, apart(product(h, v), product(v, diagonal(f.Values())))/norm(h))
		check(name+" VᴴV - I", h.Rows, apart(product(v.Adjoint(), v), widened(Identity[C](h.Rows))))
		for i, x := range f.Values() {
			if !realOf(x).Equal(x) || i > 0 && partsOf[C]().cmp(f.Values()[i-1], x) > 0 {
				t.Errorf("the eigenvalues are %v", f.Values())
			}
		}
	}
	low := new(Dense[C]) // of rank 2
	low.Mul(random[C](r, 7, 2), random[C](r, 2, 5))
	for name, m := range map[string]*Dense[C]{"tall": a, "wide": random[C](r, 4, 9), "rank 2": low, "0": NewDense[C](4, 3, nil)} {
		var f SVD[C]
		if err := f.Factorize(m); err != nil {
			t.Fatal(err)
		}
		u, v, k := f.U(), f.V(), min(m.Rows, m.Cols)
		us := product(u, diagonal(f.Values()))
		check(name+" UΣVᴴ - A", max(m.Rows, m.Cols), apart(product(us, widened(v.Adjoint())), widened(m))/norm(m))
		check(name+" UᴴU - I", m.Rows, apart(product(u.Adjoint(), u), widened(Identity[C](k))))
		check(name+" VᴴV - I", m.Cols, apart(product(v.Adjoint(), v), widened(Identity[C](k))))
		for i, x := range f.Values() {
			if !realOf(x).Equal(x) || i > 0 && partsOf[C]().cmp(f.Values()[i-1], x) < 0 {
				t.Errorf("the singular values are %v", f.Values())
			}
		}
	}
}
