package opencl

import (
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// TestDots: what adds the products of four bytes is an operation where a device has it, in a later version of the language, and else four products.
func TestDots(t *testing.T) {
	p := compiled.Program(t, "mat/matdevice/internal/products")
	for _, has := range []bool{false, true} {
		r := lower.Ladder[0]
		r.Dots = has
		q, err := r.Lower(p.Reach(p.Lookup("products.ResiduesBytes")))
		if err != nil {
			t.Fatal(err)
		}
		text, _ := Text(q, Options{PerItem: 1}, q.Lookup("products.ResiduesBytes"))
		want := map[bool]string{false: "CL1.2", true: "CL3.0"}[has]
		if n := strings.Count(text, dot); n != 32 == has || Version(text) != want {
			t.Errorf("%d products of four bytes, where the device has them: %v, in %s", n, has, Version(text))
		}
	}
}
