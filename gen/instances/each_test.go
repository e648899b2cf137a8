package instances

import (
	"strings"
	"testing"
)

const marked2 = `package p

import "example.com/limb"

// sumDF is that of a DF.
//
//limb:each
func sumDF() *function { return kernel(&simd.DFSum, element.SumPair[float32], "DF") }

//limb:each
func sameDF(x, y limb.DF) bool { return x.Hi == y.Hi && x.Lo == y.Lo }

//limb:each
func partCDF() int { return int(limb.DF.Re + limb.CDF.Re) }

//limb:each numbers
func anyDF() int { return of[limb.DF]() }
`

// TestEach: a name of the type, in any form and in texts, changes with those of its row and width; a
// table has all types that there are, of any where parameters differ; what has no type's name is refused.
func TestEach(t *testing.T) {
	got, err := written(t, table, map[string]string{"a.go": marked2})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"var sumEach = [types.Numbers]func() *function{types.DF: sumDF, types.DD: sumDD, types.QF: sumQF, types.QD: sumQD, types.TF: sumTF, types.TD: sumTD}\n",
		"// sumQD is that of a QD.\nfunc sumQD() *function { return kernel(&simd.QDSum, element.SumQuad[float64], \"QD\") }\n",
		"var sameEach = [types.Numbers]any{types.DF: sameDF,",
		"func sameQF(x, y limb.QF) bool { return x.X0 == y.X0 && x.X1 == y.X1 }\n",
		"var partEach = [types.Numbers]func() int{types.CDF: partCDF, types.CDD: partCDD, types.CQF: partCQF, types.CQD: partCQD, types.CTF: partCTF, types.CTD: partCTD}\n",
		"func partCQD() int { return int(limb.QD.Re + limb.CQD.Re) }\n",
		"types.QD: anyQD, types.TF: anyTF, types.TD: anyTD, types.CDF: anyCDF,",
		"func anyCQF() int { return of[limb.CQF]() }\n",
		"\t\"github.com/limbfp/limb/internal/run/types\"\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%s\nis not in\n%s", want, got)
		}
	}
	for _, f := range []string{"func sum() int { return 1 }", "func sumDF[T any]() int { return 1 }", "func (x X) sumDF() int { return 1 }"} {
		_, err := written(t, table, map[string]string{"a.go": "package p\n\n//limb:each\n" + f + "\n"})
		if err == nil || !strings.HasPrefix(err.Error(), "a.go:4:1: sum") || !strings.Contains(err.Error(), "write func nameDF or func nameCDF") {
			t.Errorf("%s gives %v", f, err)
		}
	}
}
