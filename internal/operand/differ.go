package operand

import (
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/plane"
	"github.com/limbfp/limb/kernels"
)

// Differ compares the results got of f with the results want, bit for bit, and
// returns an error with the count and the first operands that differ, shown of
// them.
func Differ(f kernels.Func, in, want, got []plane.Plane, shown int) error {
	var text strings.Builder
	bad := 0
	for i := range want[0].Len() {
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
