package main

import (
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// TestNanosecond: over twenty years a DD holds far less than a nanosecond, and float64 does
// not hold a hundred. A pulse that comes a nanosecond late is seen in DD.
func TestNanosecond(t *testing.T) {
	days := arrivals(200)
	if w := worst(residuals[limb.DD](days)); w > 1e-5 {
		t.Errorf("in DD residuals reach %v ns", w)
	}
	if w := worst(residuals[limb.F64](days)); w < 100 {
		t.Errorf("in float64 residuals reach %v ns: as if it were enough", w)
	}
	late := limb.MustParse[limb.QD](days[199]).Add(limb.MustParse[limb.QD]("1e-9").DivFloat(86400)).Text('f', 20)
	if r := residuals[limb.DD]([]string{late})[0]; r < 0.999 || r > 1.001 {
		t.Errorf("a pulse that comes a nanosecond late has the residual %v ns", r)
	}
}

func TestRun(t *testing.T) {
	var out strings.Builder
	run(&out)
	if strings.Count(out.String(), "*") < 100 {
		t.Errorf("it draws %s", &out)
	}
}
