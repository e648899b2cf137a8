package report

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"math"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/measure/peers"
)

// sampleMat has all that there may be.
func sampleMat() *Mat {
	m := &Mat{
		Turns: Turns{
			Head: Head{Of("mat"), "v1.2.3"}, System: System{OS: "linux", Arch: "amd64", Go: "go1.26", CPUs: 8}, Processor: "A processor", Runs: 5, Budget: 5,
			Ceilings: []Ceiling{{"avx2", 32, 8, 8, 8}, {"avx512", 64, 5.5, 5.5, 5.5}},
			Peers:    &Peers{Command: "g++ -O3 matrices.cpp", Libraries: []peers.Library{{Name: "libqd", Type: "DD", Bits: 106, Version: "three loops"}}, Missing: []string{"Eigen (Debian: libeigen3-dev)"}},
		},
	}
	for i, typ := range []string{"float64", "DD", "QD"} {
		for _, op := range []string{"mul", "exact", "lu"} {
			for _, n := range []int{64, 256} {
				ns := 2 * math.Pow(float64(n), 3) / 4 * math.Pow(8, float64(i))
				times := []MatTime{{Where: "go", LeftOut: n > 64}, {Where: "avx512", Least: Figure(ns), Median: Figure(ns), GFLOPS: Figure(2 * math.Pow(float64(n), 3) / ns), Share: 0.8}}
				if typ == "DD" && op == "mul" {
					times = append(times, MatTime{Where: "libqd", Least: 1e6, Median: 1e6, GFLOPS: 1.5})
				}
				m.Rows = append(m.Rows, MatRow{typ, op, n, times})
			}
		}
		m.Products = append(m.Products, MatProduct{typ, "random", 64, 1.2}, MatProduct{typ, "graded", 64, 5.6})
	}
	for _, matrix := range MatSystems {
		for i, by := range MatSolvers {
			for _, n := range []int{2, 12, 40} {
				m.Systems = append(m.Systems, MatSystem{Matrix: matrix, By: by, N: n, Digits: Figure(max(0, 16*float64(i+1)-1.5*float64(n)))})
			}
		}
	}
	return m
}

// TestMat: the tables have all figures, and the picture is an image with a line for each
// way to solve systems.
func TestMat(t *testing.T) {
	var text bytes.Buffer
	m := sampleMat()
	m.Text(&text, Style{Width: 200})
	Say(m.Errors())(&text, Style{Width: 200})
	for _, want := range []string{"DD, GFLOPS", "mul 64", "80 %", "1.50", "libqd", "Eigen (Debian", "Hilbert, digits", "46.0", "graded", "5.60"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("the text has no %q:\n%s", want, &text)
		}
	}
	var svg bytes.Buffer
	if err := m.Picture(&svg); err != nil {
		t.Fatal(err)
	}
	whole := svg.String()
	for d := xml.NewDecoder(&svg); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("the picture is no XML: %v\n%s", err, whole)
		}
	}
	for _, by := range MatSolvers {
		if !strings.Contains(whole, ">"+by+"</text>") || strings.Count(whole, by+" ") < 2 {
			t.Errorf("the picture does not show %s", by)
		}
	}
	if strings.Contains(whole, "#010101") || !strings.Contains(whole, "prefers-color-scheme: dark") {
		t.Errorf("the picture has other colours than those of the pages")
	}
	m.Systems = m.Systems[:1]
	if err := m.Picture(io.Discard); err == nil {
		t.Error("a picture of one point is drawn")
	}
}
