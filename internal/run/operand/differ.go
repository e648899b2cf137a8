package operand

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
)

// Differ compares the results got of f with the results want, bit for bit, and
// returns an error with the count and the first operands that differ, shown of
// them.
func Differ(f kernels.Func, in, want, got []plane.Plane, shown int) error {
	return DifferBut(f, in, want, got, shown, func(int) bool { return false })
}

// DifferBut is Differ where a row that differs may be left out.
func DifferBut(f kernels.Func, in, want, got []plane.Plane, shown int, left func(i int) bool) error {
	var text strings.Builder
	bad := 0
	if slices.EqualFunc(want, got, func(p, q plane.Plane) bool { return string(p.Bytes()) == string(q.Bytes()) }) {
		return nil // as is nearly always so, and told at once
	}
	for i := range want[0].Len() {
		same := true
		for j := range want {
			same = same && want[j].Same(got[j], i)
		}
		if same || bad <= shown && left(i) { // of what is wrong anyway the rows are only counted
			continue
		}
		if bad++; bad <= shown {
			fmt.Fprintf(&text, "\n  %s(%s)\n    want %s\n    got  %s", f.Name, list(f.In, in, i), list(f.Out, want, i), list(f.Out, got, i))
		}
	}
	if bad == 0 {
		return nil
	}
	return fmt.Errorf("%s differs from plain Go in %d of %d rows:%s", f.Name, bad, want[0].Len(), text.String())
}

// Tiny reports whether a limb of row i is less than two precisions above the
// subnormal numbers.
func Tiny(planes []plane.Plane, i int) bool {
	for _, p := range planes {
		f, float := formats[p.Elem]
		if v := math.Abs(p.At(i)); float && v > 0 && v < math.Ldexp(1, f.emin+2*f.p) {
			return true
		}
	}
	return false
}

// list writes row i.
func list(params []kernels.Param, planes []plane.Plane, i int) string {
	var words []string
	for _, p := range params {
		var limbs []string
		for range p.Type.Planes() {
			limbs = append(limbs, planes[0].Text(i))
			planes = planes[1:]
		}
		words = append(words, strings.TrimSpace(p.Name+" "+strings.Join(limbs, " + ")))
	}
	return strings.Join(words, ", ")
}
