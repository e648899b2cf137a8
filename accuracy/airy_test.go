package accuracy

import (
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// referencePrec is the precision in which tests compare references.
const referencePrec = 276

// sameBits is in how many bits x is y, of numbers of referencePrec.
func sameBits(x, y *mpfr.Float) int {
	d := mpfr.New(referencePrec)
	if mpfr.Sub(d, x, y); d.Sign() == 0 {
		return referencePrec
	}
	return y.Exponent() - d.Exponent()
}

// TestAiryReference: of what Airy's functions are measured by, Ai is MPFR's and Ai·Bi' - Ai'·Bi is 1/π, by
// both series. With a derivative for the function neither is so.
func TestAiryReference(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	const prec = referencePrec
	inverse := mpfr.New(prec)
	mpfr.Acos(inverse, small(-1), nil)
	mpfr.Div(inverse, one, inverse)
	for _, a := range []float64{-2000.3, -300, -44.5, -41, -18.75, -6.125, -0x1p-90, 0.3, 4, 27.7, 100} {
		var f [4]*mpfr.Float
		for n := range f {
			f[n] = mpfr.New(prec)
			airy(n)(f[n], small(a), nil)
		}
		wronskian := func(f [4]*mpfr.Float) int {
			u, v := mpfr.New(prec), mpfr.New(prec)
			mpfr.Mul(u, f[0], f[3])
			mpfr.Mul(v, f[2], f[1])
			mpfr.Sub(u, u, v)
			return sameBits(u, inverse)
		}
		if n := wronskian(f); n < prec-8 {
			t.Errorf("at %g the Wronskian has %d bits", a, n)
		}
		f[1], f[3] = f[3], f[1]
		if n := wronskian(f); n > 10 {
			t.Errorf("at %g one of others has %d bits", a, n)
		}
		if a < -1000 {
			continue // MPFR takes long
		}
		want := mpfr.New(prec)
		mpfr.Ai(want, small(a), nil)
		if n := sameBits(f[0], want); n < prec-2 {
			t.Errorf("Ai(%g) has %d bits", a, n)
		}
		if n := sameBits(f[2], want); n > 10 {
			t.Errorf("Ai'(%g) has %d bits of Ai", a, n)
		}
	}
}

// TestAiryCarry: ζ of this number is rounded up to a quad by carries, so that what is left of it has zeros for
// its first limbs. Without it the error is that of the control.
func TestAiryCarry(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	op, _ := Lookup[float64]("QD.AiryBi")
	in, out := op.planes(1)
	for k, a := range []float64{-0x1p+10, -0x1p-44, 0x1.fffffffffffffp-98, 0x1p-151} {
		in[k][0] = a
	}
	judge := func() float64 {
		r, err := Judge(op, out, in)
		if err != nil {
			t.Fatal(err)
		}
		return r.Max
	}
	op.Go(out, in)
	if e := judge(); e > 2 {
		t.Errorf("an error of %gu⁴", e)
	}
	out[3][0] += 0x1.9p-212
	if e := judge(); e < 15 || e > 17 {
		t.Errorf("the control has an error of %gu⁴", e)
	}
}
