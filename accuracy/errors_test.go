package accuracy

import (
	"slices"
	"testing"
)

func TestErrors(t *testing.T) {
	op, _ := Lookup[float32]("DF.Mul")
	in, out := op.planes(3 * Block / 2)
	if err := Fill(op, Uniform(), in, 1, 0); err != nil {
		t.Fatal(err)
	}
	op.Go(out, in)
	out[1][5] += out[0][5] // a wrong result
	errs, err := Errors(op, out, in)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Judge(op, out, in)
	if err != nil {
		t.Fatal(err)
	}
	worst := slices.Index(errs, slices.Max(errs))
	if worst != 5 || r.At != 5 || errs[6] > 5 {
		t.Errorf("worst errors at %d and %d, want both at 5; the next is %g u²", worst, r.At, errs[6])
	}
	if _, err := Errors(op, out, in[1:]); err == nil {
		t.Error("no error for a missing plane")
	}
}
