package main

import (
	"context"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/run/simd"
)

// What package measure has of matrices is tested here, where matrices of all types are compiled.

// TestMat: every operation of every type has a time in every place, or it is said why not.
func TestMat(t *testing.T) {
	t.Setenv("CXX", "no-such-compiler")
	o := measure.MatOptions{Timing: measure.Timing{Types: measure.MatTypes, Sizes: []int{8, 3}, Levels: []simd.Level{simd.Go, simd.AVX2, simd.AVX512}, Peers: true, Runs: 1, Budget: time.Hour}, Of: matricesOf}
	for _, op := range report.MatOps {
		o.Ops = append(o.Ops, op.Name)
	}
	m, err := measure.Mat(o)
	if err != nil {
		t.Fatal(err)
	}
	if want := 2 * (len(measure.MatTypes)*len(report.MatOps) - 1); len(m.Rows) != want { // float64 is not refined
		t.Errorf("%d rows, want %d", len(m.Rows), want)
	}
	for _, r := range m.Rows {
		if len(r.Times) != 1+len(m.Ceilings) {
			t.Errorf("%s %s %d has %d times", r.Type, r.Op, r.N, len(r.Times))
		}
		for _, x := range r.Times {
			if !(x.Least > 0 && x.Least <= x.Median && x.GFLOPS > 0) || x.LeftOut || (x.Share > 0) != (x.Where != "go" && r.Op != "exact" && r.Op != "refined") {
				t.Errorf("%s %s %d: %+v", r.Type, r.Op, r.N, x)
			}
		}
	}
	if m.Peers == nil || m.Peers.Reason == "" {
		t.Errorf("without a compiler the peers are %+v", m.Peers)
	}
	o.Types, o.Ops, o.Sizes, o.Peers, o.Budget = []string{"QD"}, []string{"mul"}, []int{8}, false, time.Nanosecond
	if m, err = measure.Mat(o); err != nil || slices.ContainsFunc(m.Rows[0].Times, func(x report.MatTime) bool { return !x.LeftOut }) {
		t.Errorf("with no time at all the times are %+v, %v", m.Rows, err)
	}
}

// TestSystems: digits are those that the type and the condition number leave.
func TestSystems(t *testing.T) {
	mats := measure.MatOptions{Timing: measure.Timing{Sizes: []int{4}, Runs: 1, Budget: time.Hour}, Systems: []int{6, 12}, Of: matricesOf}
	r, err := measure.Report(context.Background(), measure.Options{Devices: []string{"cpu"}, Sections: []string{"mat"}, Runs: 1, Mat: mats})
	if err != nil {
		t.Fatal(err)
	}
	loss := map[string][]float64{"Hilbert": {7.5, 16.5}, "Vandermonde": {4, 11}} // about log10 of the condition numbers
	for _, s := range r.Mat.Systems {
		bits := map[string]float64{"float64": 53, "DD": 106, "QD": 212}[s.By[:min(len(s.By), 2)]]
		if s.By == "float64" {
			bits = 53
		}
		want := bits*math.Log10(2) - loss[s.Matrix][s.N/6-1]
		if d := float64(s.Digits); d < want-2 || d > want+8 {
			t.Errorf("%s %d by %s has %.1f digits, want about %.1f: %s", s.Matrix, s.N, s.By, d, want, s.Reason)
		}
	}
	if len(r.Mat.Systems) != 2*2*len(report.MatSolvers) {
		t.Errorf("%d systems", len(r.Mat.Systems))
	}
	for _, p := range r.Mat.Products {
		if !(p.Units > 0.01 && p.Units < 100) {
			t.Errorf("%+v", p)
		}
	}
}
