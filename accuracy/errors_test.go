package accuracy

import (
	"slices"
	"strings"
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

// TestZeroOp: an operation that is the zero value, as Lookup returns it for a name that
// there is not, panics with a text.
func TestZeroOp(t *testing.T) {
	var op Op[float64]
	for name, call := range map[string]func(){
		"Measure": func() { Measure(op, Uniform(), 1, 1, nil) },
		"Climb":   func() { Climb(op, 1, 1, nil) },
		"Search":  func() { Search(op, 1, 1, 1) },
		"Judge":   func() { Judge(op, nil, nil) },
		"Errors":  func() { Errors(op, nil, nil) },
		"Fill":    func() { Fill(op, Uniform(), nil, 1, 0) },
	} {
		func() {
			defer func() {
				if text, ok := recover().(string); !ok || !strings.HasPrefix(text, "accuracy: ") {
					t.Errorf("%s of the zero value panics with %q, want a text of accuracy", name, text)
				}
			}()
			call()
		}()
	}
}
