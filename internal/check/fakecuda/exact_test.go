//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice"
)

// TestExactProducts: exact products of complex numbers by matrix units have the bits of package mat, and units whose sums have fewer bits are noticed
// before their first use, at the largest sums that the device's memory allows: other operations multiply then.
func TestExactProducts(t *testing.T) {
	testenv.Long(t, "an interpreter of PTX adds thousands of products")
	r := rand.New(rand.NewPCG(5, 8))
	a, b, want := mat.NewDense[limb.CDF](3, 35, nil), mat.NewDense[limb.CDF](35, 1, nil), new(mat.Dense[limb.CDF])
	for _, m := range []*mat.Dense[limb.CDF]{a, b} {
		for i := range m.Data {
			m.Data[i] = limb.CDF{Re: limb.NewDF(r.NormFloat64()), Im: limb.NewDF(r.NormFloat64())}
		}
	}
	if err := mat.MulExact(want, a, b); err != nil {
		t.Fatal(err)
	}
	product := regexp.MustCompile(`(mma\.sync\S+ \{(\S+),.*;)`)
	for bits, right := range map[int]bool{32: true, 24: false} {
		found, others := false, false
		t.Run(fmt.Sprintf("sums of %d bits", bits), func(t *testing.T) {
			d := untested(t, interpreter{func(text string) string {
				found, others = found || product.MatchString(text), others || strings.Contains(text, "MultiplyBytes")
				return product.ReplaceAllString(text, fmt.Sprintf("$1 shl.b32 $2, $2, %d; shr.s32 $2, $2, %d;", 32-bits, 32-bits))
			}}, "memory 4194304")
			got, err := matdevice.ExactProduct(d, a, b, matdevice.Int8)
			if !found || others == right || err != nil || !slices.Equal(got.Data, want.Data) {
				t.Errorf("units: %v, others: %v; %v, %v, want %v", found, others, got, err, want)
			}
		})
	}
}
