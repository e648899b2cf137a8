package mat

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
)

// counted is a context that is done after so many looks at it, or never where that is negative.
type counted struct {
	context.Context
	most, looks int
}

func (c *counted) Done() <-chan struct{} { return make(chan struct{}) }

func (c *counted) Err() error {
	if c.looks++; c.most >= 0 && c.looks > c.most {
		return context.Canceled
	}
	return nil
}

// longWork has what takes a context: each returns its results, nil for none.
func longWork() map[string]func(ctx context.Context) ([]*dense, error) {
	const n = 70
	d := definite[limb.DD](rand.New(rand.NewPCG(151, 152)), n)
	small, b := d.Slice(0, 12, 0, 12), d.Slice(0, n, 0, 2)
	steep := small.Clone() // whose eigenvalues come from Cholesky's factors
	steep.shiftRows([]int{0, -70, -140}, 1)
	steep.shiftColumns([]int{0, -70, -140}, 1)
	same := func(dst, x []limb.DD) error { copy(dst, x); return nil } // a preconditioner
	parts := func(x []limb.CDD) *dense { return realParts2(column(x)) }
	has := func(ok bool, list ...*dense) []*dense {
		if !ok {
			return nil
		}
		return list
	}
	return map[string]func(ctx context.Context) ([]*dense, error){
		"lu": func(ctx context.Context) ([]*dense, error) {
			var f LU[limb.DD]
			err := f.FactorizeContext(ctx, d)
			return has(f.lu != nil, f.lu), err
		},
		"cholesky": func(ctx context.Context) ([]*dense, error) {
			var f Cholesky[limb.DD]
			err := f.FactorizeContext(ctx, d)
			return has(f.l != nil, f.l), err
		},
		"ldl": func(ctx context.Context) ([]*dense, error) {
			var f LDL[limb.DD]
			err := f.FactorizeContext(ctx, d)
			return has(f.l != nil, f.l, column(f.d)), err
		},
		"qr": func(ctx context.Context) ([]*dense, error) {
			var f QR[limb.DD]
			err := f.FactorizeContext(ctx, d)
			return has(f.qr != nil, f.qr, f.t), err
		},
		"symmetric": func(ctx context.Context) ([]*dense, error) {
			var f EigenSym[limb.DD]
			err := f.FactorizeContext(ctx, small)
			return has(f.vectors != nil, f.vectors), err
		},
		"graded": func(ctx context.Context) ([]*dense, error) {
			var f EigenSym[limb.DD]
			err := f.FactorizeContext(ctx, steep)
			return has(f.vectors != nil, f.vectors), err
		},
		"svd": func(ctx context.Context) ([]*dense, error) {
			var f SVD[limb.DD]
			err := f.FactorizeContext(ctx, small.Slice(0, 5, 0, 12))
			return has(f.v != nil, f.u, f.v), err
		},
		"eigen": func(ctx context.Context) ([]*dense, error) {
			var f Eigen[limb.CDD, limb.DD]
			err := f.FactorizeContext(ctx, asComplex(small))
			if f.right == nil {
				return nil, err
			}
			return []*dense{realParts2(f.right), realParts2(f.left)}, err
		},
		"eigenvalues": func(ctx context.Context) ([]*dense, error) {
			x, err := EigenvaluesContext(ctx, asComplex(small))
			return has(x != nil, parts(x)), err
		},
		"tridiagonal values": func(ctx context.Context) ([]*dense, error) {
			x, err := EigenvaluesTridiagContext(ctx, first(d), first(d)[1:])
			return has(x != nil, column(x)), err
		},
		"preconditioned cg": func(ctx context.Context) ([]*dense, error) {
			x, _, err := PreconditionedCGContext(ctx, times(small), same, first(b.Slice(0, 12, 0, 1)), 1e-20, 50)
			return has(x != nil, column(x)), err
		},
		"preconditioned gmres": func(ctx context.Context) ([]*dense, error) {
			x, _, err := PreconditionedGMRESContext(ctx, times(small), same, first(b.Slice(0, 12, 0, 1)), 1e-20, 50)
			return has(x != nil, column(x)), err
		},
		"bicgstab": func(ctx context.Context) ([]*dense, error) {
			x, _, err := BiCGSTABContext(ctx, times(small), same, first(b.Slice(0, 12, 0, 1)), 1e-20, 50)
			return has(x != nil, column(x)), err
		},
		"minres": func(ctx context.Context) ([]*dense, error) {
			x, _, err := MINRESContext(ctx, times(small), first(b.Slice(0, 12, 0, 1)), 1e-20, 50)
			return has(x != nil, column(x)), err
		},
		"generalised symmetric": func(ctx context.Context) ([]*dense, error) {
			var f GeneralizedEigenSym[limb.DD]
			err := f.FactorizeContext(ctx, small, small)
			return has(f.vectors != nil, f.vectors), err
		},
		"generalised": func(ctx context.Context) ([]*dense, error) {
			var f GeneralizedEigen[limb.CDD, limb.DD]
			err := f.FactorizeContext(ctx, asComplex(small), asComplex(Identity[limb.DD](small.Rows)))
			return has(f.right != nil, realParts2(copyOf(f.right))), err
		},
		"generalised real": func(ctx context.Context) ([]*dense, error) {
			var f GeneralizedEigen[limb.CDD, limb.DD]
			err := f.FactorizeRealContext(ctx, small, Identity[limb.DD](small.Rows))
			return has(f.right != nil, realParts2(copyOf(f.right))), err
		},
		"real eigen": func(ctx context.Context) ([]*dense, error) {
			var f Eigen[limb.CDD, limb.DD]
			err := f.FactorizeRealContext(ctx, small)
			if f.right == nil {
				return nil, err
			}
			return []*dense{realParts2(f.right), realParts2(f.left)}, err
		},
		"schur": func(ctx context.Context) ([]*dense, error) {
			var f Schur[limb.CDD, limb.DD]
			err := f.FactorizeContext(ctx, asComplex(small))
			if f.t == nil {
				return nil, err
			}
			return []*dense{realParts2(f.t), realParts2(f.z)}, err
		},
		"real schur": func(ctx context.Context) ([]*dense, error) {
			var f RealSchur[limb.CDD, limb.DD]
			err := f.FactorizeContext(ctx, small)
			return has(f.t != nil, f.t, f.z), err
		},
		"symmetric values": func(ctx context.Context) ([]*dense, error) {
			x, err := EigenvaluesSymContext(ctx, small)
			return has(x != nil, column(x)), err
		},
		"singular values": func(ctx context.Context) ([]*dense, error) {
			x, err := SingularValuesContext(ctx, small)
			return has(x != nil, column(x)), err
		},
		"roots": func(ctx context.Context) ([]*dense, error) {
			x, _, err := RootsContext(ctx, asComplex(d.Slice(0, 1, 0, 9)).Row(0))
			return has(x != nil, parts(x)), err
		},
		"real roots": func(ctx context.Context) ([]*dense, error) {
			x, _, err := RootsRealContext[limb.CDD](ctx, d.Row(0)[:9])
			return has(x != nil, parts(x)), err
		},
		"refined": func(ctx context.Context) ([]*dense, error) {
			s, err := SolveRefinedContext(ctx, d, b, 0)
			if s == nil {
				return nil, err
			}
			return []*dense{s.X}, err
		},
		"refined, Hilbert": func(ctx context.Context) ([]*dense, error) { // by GMRES
			s, err := SolveRefinedContext(ctx, hilbert[limb.DD](12), d.Slice(0, 12, 0, 1), 0)
			if s == nil {
				return nil, err
			}
			return []*dense{s.X}, err
		},
		"refined, least squares": func(ctx context.Context) ([]*dense, error) {
			s, err := LeastSquaresRefinedContext(ctx, d.Slice(0, n, 0, 9), b, 0)
			if s == nil {
				return nil, err
			}
			return []*dense{s.X}, err
		},
		"refined, complex": func(ctx context.Context) ([]*dense, error) {
			s, err := SolveRefinedContext(ctx, asComplex(small), asComplex(b.Slice(0, 12, 0, 1)), 0)
			if s == nil {
				return nil, err
			}
			return []*dense{realParts2(s.X)}, err
		},
		"gmres": func(ctx context.Context) ([]*dense, error) {
			x, _, err := GMRESContext(ctx, times(small), first(b.Slice(0, 12, 0, 1)), 1e-20, 50)
			return has(x != nil, column(x)), err
		},
		"conjugate gradients": func(ctx context.Context) ([]*dense, error) {
			x, _, err := ConjugateGradientsContext(ctx, times(small), first(b.Slice(0, 12, 0, 1)), 1e-20, 50)
			return has(x != nil, column(x)), err
		},
	}
}

// TestContexts: what a context ends stops at that look, and leaves nothing; one that is not ended has the bits of none, in pieces
// of a few rows too.
func TestContexts(t *testing.T) {
	defer func(old int) { mostSteps = old }(mostSteps)
	mostSteps = 1 << 12
	for name, f := range longWork() {
		want, err := f(context.Background())
		if err != nil || want == nil {
			t.Errorf("%s: %v, %v", name, want, err)
			continue
		}
		all := &counted{context.Background(), -1, 0}
		got, err := f(all)
		if err != nil || len(got) != len(want) {
			t.Errorf("%s: with a context %v, %v", name, got, err)
			continue
		}
		for i := range want {
			if !got[i].same(want[i]) {
				t.Errorf("%s: with a context result %d has other bits", name, i)
			}
		}
		if all.looks < 5 {
			t.Errorf("%s: %d looks at the context", name, all.looks)
		}
		for _, most := range []int{0, 1, all.looks / 3, all.looks * 2 / 3, all.looks - 2} {
			c := &counted{context.Background(), most, 0}
			// Some that solve by one method after another ask each of them; none does any work.
			if got, err := f(c); got != nil || !errors.Is(err, context.Canceled) || c.looks > most+40 {
				t.Errorf("%s: ended at look %d of %d there are %d looks, results: %v, %v", name, most+1, all.looks, c.looks, got != nil, err)
			}
		}
	}
}

// TestCause: work that ends for a context has its error and the cause.
func TestCause(t *testing.T) {
	why := errors.New("the user has closed the window")
	ctx, cancel := context.WithCancelCause(context.Background())
	cancel(why)
	for name, f := range longWork() {
		if _, err := f(ctx); !errors.Is(err, context.Canceled) || !errors.Is(err, why) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestPieces: between two looks at a context are no more steps than are said to be.
func TestPieces(t *testing.T) {
	defer func(old int) { mostSteps = old }(mostSteps)
	for _, c := range []struct {
		most, n, steps int
		want           string
	}{{1 << 10, 100, 10, "[0 96 100]"}, {1 << 10, 100, 9, "[0 100]"}, {1 << 10, 100, 64, "[0 16 32 48 64 80 96 100]"}, {1 << 10, 20, 1 << 20, "[0 8 16 20]"}, {1 << 10, 0, 7, "[0]"}} {
		mostSteps = c.most
		all := &counted{context.Background(), -1, 0}
		at := []int{0}
		err := pieces[limb.DD](progressOf(all), c.n, c.steps, func(i, k int) {
			if i != at[len(at)-1] {
				t.Errorf("%v: a piece begins at %d, and the last ends at %d", c, i, at[len(at)-1])
			}
			at = append(at, k)
		})
		if fmt.Sprint(at) != c.want || err != nil || all.looks != len(at)-1 {
			t.Errorf("%d rows of %d steps end at %v, after %d looks, %v", c.n, c.steps, at, all.looks, err)
		}
	}
	if p := progressOf(context.Background()); p != nil {
		t.Error("a context that never ends is asked")
	}
}

// TestProgress: factorisations tell how far they are, in order.
func TestProgress(t *testing.T) {
	work := longWork()
	for _, name := range []string{"lu", "cholesky", "ldl", "qr", "symmetric", "graded", "svd", "eigen", "eigenvalues"} {
		calls, last := 0, 0.0
		_, err := work[name](WithProgress(context.Background(), func(done float64) {
			if calls++; done < last || done > 1 {
				t.Errorf("%s: %v after %v", name, done, last)
			}
			last = done
		}))
		if err != nil || calls < 3 || last < 0.3 {
			t.Errorf("%s: %d calls, the last with %v, %v", name, calls, last, err)
		}
	}
	for _, name := range []string{"refined", "gmres"} {
		if _, err := work[name](WithProgress(context.Background(), func(done float64) { t.Errorf("%s: it tells %v", name, done) })); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
