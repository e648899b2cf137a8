package main

import (
	"math"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// TestRemez: the error of degree 20 is below what float64 tells apart; in DD it is level in 22 places, and the level is
// that of the leading term of its Chebyshev series, within a few per cent.
func TestRemez(t *testing.T) {
	p, err := remez(exp[limb.DD], 20)
	if err != nil {
		t.Fatal(err)
	}
	want := math.Ldexp(1, -20) / math.Gamma(22)
	if !p.best() || p.waves != 22 || math.Abs(p.error()/want-1) > 0.02 {
		t.Errorf("in DD there are %d waves of %v, the largest %v levels, and it is to be %v", p.waves, p.level, p.worst, want)
	}
	low, err := remez(exp[limb.F64], 20)
	if err != nil {
		t.Fatal(err)
	}
	if low.best() || low.error() < 1e-17 {
		t.Errorf("in float64 there are %d waves of %v", low.waves, low.level)
	}
	if low, err = remez(exp[limb.F64], 6); err != nil || !low.best() {
		t.Errorf("degree 6 in float64: %d waves, the largest %v levels, %v", low.waves, low.worst, err)
	}
	q, err := remez(exp[limb.QD], 24)
	if err != nil || !q.best() || q.error() > 5e-33 {
		t.Errorf("degree 24 in QD: %d waves of %v, %v", q.waves, q.level, err)
	}
}

func TestPlot(t *testing.T) {
	p, err := remez(exp[limb.DD], 3)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	plot(&out, p, exp[limb.DD])
	lines := strings.Split(out.String(), "\n")
	if len(lines) != 12 || !strings.Contains(lines[0], "*") || !strings.Contains(lines[10], "*") {
		t.Errorf("the picture is\n%s", &out)
	}
}
