package main

import (
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// TestReturn: in DD the bodies come back, in float64 they do not. On the way there they are
// far from where they began.
func TestReturn(t *testing.T) {
	moved := 0.0
	first := start[limb.DD]()
	if d := thereAndBack(func(b []body[limb.DD]) { moved = max(moved, b[0].x.Sub(first[0].x).Abs().Float64()) }); d > 1e-12 || moved < 1 {
		t.Errorf("in DD they are %v from where they began, and went as far as %v", d, moved)
	}
	if d := thereAndBack[limb.F64](nil); d < 1 {
		t.Errorf("in float64 they are %v from where they began: as if it were enough", d)
	}
}

func TestRun(t *testing.T) {
	var out strings.Builder
	run(&out)
	if !strings.Contains(out.String(), "DD") || strings.Count(out.String(), "5") < 50 {
		t.Errorf("it prints %s", &out)
	}
}
