package device

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/question"
)

// # A ladder for each operation
//
// Each operation of the table in package lower has its own ladder of ways. A test asks all
// questions of one choice of ways, as kernels have them. An operation that came out wrong goes up to
// its next way, and only it does: what is wrong about a root costs sums nothing. That choice is then
// asked in its turn, first what failed before and then all, and the device takes the first that is right as a
// whole. So no way is taken for what it gave beside others.
//
// Where sums are wrong, of which all is made, no other answer counts, and they go up alone. They do
// so too where an operation has no way left: what its ways are made of may be right by itself and
// broken by a compiler in their place. All others begin anew then, with the device's own way.

// ladder is where the operations of a machine type stand.
type ladder struct {
	operations []lower.Operation
	at         []int     // the way of each
	rejected   [][]error // why not each before it
}

// A failure is a question that came out wrong.
type failure struct {
	operation string // that is to blame
	test      string
	err       error // the operands that show it
}

// sums is the operation that stands for all that rounds.
var sums = slices.IndexFunc(lower.Operations, func(o lower.Operation) bool { return o.Name == lower.Sums })

// newLadder stands at the cheapest ways; without floats of the type on the device, at those that need
// none. For tests only, the environment variable LIMB_TEST_OPENCL_RUNG (any backend's word in
// OPENCL's place) leaves an operation with the ways that have a word of it, if any has, and
// without those that have one with a minus sign.
func (d *Device) newLadder(floats bool) *ladder {
	words := strings.Fields(os.Getenv("LIMB_TEST_" + strings.ToUpper(d.info.Backend) + "_RUNG"))
	if !floats {
		words = append(words, "floor")
	}
	l := &ladder{at: make([]int, len(d.caps.Lowerings)), rejected: make([][]error, len(d.caps.Lowerings))}
	for _, o := range d.caps.Lowerings {
		for _, word := range words {
			without, minus := strings.CutPrefix(word, "-")
			has := func(w lower.Way) bool { return w.Has(without) }
			if minus || slices.ContainsFunc(o.Ways, has) {
				o.Ways = slices.DeleteFunc(slices.Clone(o.Ways), func(w lower.Way) bool { return has(w) == minus })
			}
		}
		l.operations = append(l.operations, o)
	}
	return l
}

// has reports whether the ladder has an operation.
func (l *ladder) has(operation string) bool {
	return slices.ContainsFunc(l.operations, func(o lower.Operation) bool { return o.Name == operation })
}

// rung is what programs are lowered by where the operations stand; ok is false where one has no way.
func (l *ladder) rung() (r lower.Rung, ok bool) {
	var ways []lower.Way
	for i, o := range l.operations {
		if len(o.Ways) == 0 {
			return r, false
		}
		ways = append(ways, o.Ways[l.at[i]])
	}
	return lower.Of(ways...), true
}

// decisive returns the failures that count: where sums fail that alone.
func decisive(list []failure) []failure {
	if i := slices.IndexFunc(list, func(f failure) bool { return f.operation == lower.Sums }); i >= 0 {
		return list[i : i+1]
	}
	return list
}

// up goes to the next choice after decisive failures on a rung, and reports whether there is one.
func (l *ladder) up(rung lower.Rung, failures []failure) bool {
	if len(l.operations) == 0 {
		return false
	}
	moved := false
	for _, f := range failures {
		i := slices.IndexFunc(l.operations, func(o lower.Operation) bool { return o.Name == f.operation })
		next := l.at[i] + 1
		for next < len(l.operations[i].Ways) && l.operations[i].Ways[next].Fused && (f.test == question.Fused || f.test == building) {
			next++
		}
		if l.rejected[i] = append(l.rejected[i], fmt.Errorf("%s: %w", rung.Name, f.err)); i != sums && next < len(l.operations[i].Ways) {
			l.at[i], moved = next, true
		}
	}
	if moved {
		return true
	}
	if failures[0].operation != lower.Sums {
		l.rejected[sums] = append(l.rejected[sums], fmt.Errorf("%s: %w", rung.Name, failures[0].err))
	}
	clear(l.at[:sums])
	clear(l.rejected[:sums])
	l.at[sums]++
	return l.at[sums] < len(l.operations[sums].Ways)
}

// choices says how the operations are done on the rung where they stand, and why.
func (l *ladder) choices(r lower.Rung) (list []Choice) {
	for i, o := range l.operations {
		if i == sums || !r.Has("floor") {
			list = append(list, Choice{Operation: o.Name, Way: o.Ways[l.at[i]].Words, Rejected: l.rejected[i]})
		}
	}
	return list
}

// blamed are the operations that functions ask for; the others ask for sums.
var blamed = map[string]string{
	"T.TwoProd": lower.ProductErrors, "T.TwoSqr": lower.ProductErrors,
	"P.Mul": lower.ProductErrors, "P.MulFloat": lower.ProductErrors, "Q.Mul": lower.ProductErrors,
	"T.Div": lower.Quotients, "T.Sqrt": lower.Roots, "P.Trunc": lower.Wholes, "P.Floor": lower.Wholes, "T.Compare": lower.Comparisons,
}

// blame adds a failure. Where there is one of an operation already, that is enough; and where any
// is, a function that is made of several operations tells no more.
func (t *tester) blame(test, name string, err error) {
	operation := cmp.Or(blamed[name], lower.Sums)
	if t.rung.Has("floor") { // there is no other
		operation = lower.Sums
	}
	made := operation != lower.Wholes && !strings.HasPrefix(name, "T.")
	if made && len(t.failures) > 0 || slices.ContainsFunc(t.failures, func(f failure) bool { return f.operation == operation }) {
		return
	}
	t.failures = append(t.failures, failure{operation, test, err})
	if !slices.Contains(t.broken, name) {
		t.broken = append(t.broken, name)
	}
}

// alone are functions of one operation each, a sum first, by which a compiler is asked what it takes.
var alone = []string{"T.Add", "T.TwoProd", "T.Div", "T.Sqrt", "P.Trunc", "T.Compare"}

// unbuilt finds the operations that a compiler refuses, since it may take other ways: a driver may claim
// a fused multiply-add, or float64, that its compiler does not know. Any other error is the driver's.
func (t *tester) unbuilt(ctx context.Context, refused error) error {
	if !errors.Is(refused, driver.ErrRefused) {
		return refused
	}
	for _, name := range alone {
		err := t.build(ctx, []string{name})
		if errors.Is(err, driver.ErrRefused) {
			t.blame(building, name, fmt.Errorf("it is not built: %w", err))
			if name == alone[0] {
				return nil
			}
		} else if err != nil {
			return err
		}
	}
	if len(t.failures) == 0 { // each by itself is built
		t.blame(building, alone[0], fmt.Errorf("it is not built: %w", refused))
	}
	return nil
}
