package mat

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
)

// TestProgress: factorisations tell how far they are, in order, and end where they are told to.
func TestProgress(t *testing.T) {
	const n = 70
	d := definite[limb.DD](rand.New(rand.NewPCG(151, 152)), n)
	small := d.Slice(0, 12, 0, 12)
	for name, f := range map[string]func(Progress) (factored bool, err error){
		"lu": func(p Progress) (bool, error) {
			f := LU[limb.DD]{Progress: p}
			err := f.Factorize(d)
			return f.lu != nil, err
		},
		"cholesky": func(p Progress) (bool, error) {
			f := Cholesky[limb.DD]{Progress: p}
			err := f.Factorize(d)
			return f.l != nil, err
		},
		"ldl": func(p Progress) (bool, error) {
			f := LDL[limb.DD]{Progress: p}
			err := f.Factorize(d)
			return f.l != nil, err
		},
		"qr": func(p Progress) (bool, error) {
			f := QR[limb.DD]{Progress: p}
			err := f.Factorize(d)
			return f.qr != nil, err
		},
		"symmetric": func(p Progress) (bool, error) {
			f := EigenSym[limb.DD]{Progress: p}
			err := f.Factorize(small)
			return f.vectors != nil, err
		},
		"svd": func(p Progress) (bool, error) {
			f := SVD[limb.DD]{Progress: p}
			err := f.Factorize(small.Slice(0, 5, 0, 12))
			return f.v != nil, err
		},
		"eigen": func(p Progress) (bool, error) {
			f := Eigen[limb.CDD, limb.DD]{Progress: p}
			err := f.Factorize(asComplex(small))
			return f.right != nil, err
		},
	} {
		calls, last := 0, 0.0
		factored, err := f(func(done float64) error {
			if calls++; done < last || done > 1 {
				t.Errorf("%s: %v after %v", name, done, last)
			}
			last = done
			return nil
		})
		if !factored || err != nil || calls < 3 || last < 0.3 {
			t.Errorf("%s: factored: %v, %v; %d calls, the last with %v", name, factored, err, calls, last)
		}
		stop := errors.New("enough")
		more := 0
		factored, err = f(func(float64) error {
			if more++; more == calls-1 {
				return stop
			}
			return nil
		})
		if factored || !errors.Is(err, stop) || more != calls-1 {
			t.Errorf("%s: told to stop it is factored: %v, %v; %d calls of %d", name, factored, err, more, calls)
		}
	}
}
