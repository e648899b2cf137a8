package operand

import (
	"fmt"
	"math"
	"strings"

	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
)

// Differ compares the results got of f with the results want, bit for bit, and
// returns an error with the count and the first operands that differ, shown of
// them. The operands are of the domain dom; in that of flushed numbers, rows are
// left out where a result comes near to a subnormal number, since an
// intermediate result may have been one.
func Differ(dom Domain, f kernels.Func, in, want, got []plane.Plane, shown int) error {
	var text strings.Builder
	bad := 0
	for i := range want[0].Len() {
		if dom == Flushed && tiny(want, i) {
			continue
		}
		same := true
		for j := range want {
			same = same && want[j].Same(got[j], i)
		}
		if same {
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

// tiny reports whether a limb of row i is less than two precisions above the
// subnormal numbers.
func tiny(planes []plane.Plane, i int) bool {
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
