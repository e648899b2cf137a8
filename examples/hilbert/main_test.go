package main

import (
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// TestDigits: of 14 equations float64 has no digit, of 22 a DD none and a QD 30.
func TestDigits(t *testing.T) {
	for _, c := range []struct {
		what        string
		got         float64
		least, most float64
	}{
		{"float64 of 6", digits[limb.F64](6), 8, 14},
		{"float64 of 14", digits[limb.F64](14), 0, 0.5},
		{"DD of 14", digits[limb.DD](14), 10, 20},
		{"DD of 26", digits[limb.DD](26), 0, 0.5},
		{"QD of 26", digits[limb.QD](26), 20, 35},
	} {
		if c.got < c.least || c.got > c.most {
			t.Errorf("%s: %.1f digits, want %v to %v", c.what, c.got, c.least, c.most)
		}
	}
}

// TestSolve: equations whose solution is known, and that need another pivot.
func TestSolve(t *testing.T) {
	two := limb.From[limb.DD](2)
	x := solve([][]limb.DD{{{}, two}, {two, two}}, []limb.DD{limb.From[limb.DD](6), limb.From[limb.DD](8)})
	if !x[0].Equal(limb.From[limb.DD](1)) || !x[1].Equal(limb.From[limb.DD](3)) {
		t.Errorf("2y = 6, 2x + 2y = 8 has the solution %v", x)
	}
}

func TestRun(t *testing.T) {
	var out strings.Builder
	run(&out)
	if strings.Count(out.String(), "\n") != 13 {
		t.Errorf("it prints %s", &out)
	}
}
