package report

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/measure/peers"
)

// sampleSlices is an invented comparison: a row with all there is, one whose
// plain loop was too slow, and a function that package vec lacks.
func sampleSlices() *Slices {
	level := func(where string, ns, bound Figure, rules string) SliceTime {
		return SliceTime{Where: where, Least: ns - 0.125, Median: ns, Speedup: 3 / ns, Bound: bound, Rules: rules, Share: bound / ns, Copy: 48 / ns}
	}
	slow := level("avx512", 4, 3.5, "bytes")
	slow.Speedup = 0
	return &Slices{
		Turns: Turns{
			Head: Head{Of("slices"), "v0.0.0"}, Processor: "Example Processor", Runs: 11, Budget: 0.5,
			System:   System{OS: "linux", Arch: "amd64", Go: "go1.26", CPUs: 2},
			Ceilings: []Ceiling{{"avx2", 32, 8, 8, 15.75}, {"avx512", 64, 8, 8, 16}},
			Peers: &Peers{
				Command:   "g++ -O3 peers.cpp -lqd",
				Libraries: []peers.Library{{Name: "libqd", Type: "DD", Bits: 106, Version: "sloppy addition"}, {Name: "libqd", Type: "QD", Bits: 212, Version: "sloppy addition"}},
				Missing:   []string{"MPFR (Debian: libmpfr-dev)"},
			},
		},
		Rows: []SliceRow{
			{"DD.Add", 256, []SliceTime{{Where: "go", Least: 2.5, Median: 3, Speedup: 1}, level("avx2", 0.75, 0.625, "adds"), level("avx512", 0.375, 0.3125, "adds"), {Where: "libqd", Least: 0.5, Median: 1, Speedup: 3}}},
			{"DD.Add", 1 << 20, []SliceTime{{Where: "go", LeftOut: true}, {Where: "avx2", LeftOut: true}, slow, {Where: "libqd", LeftOut: true}}},
			{"DD.Max", 1000, []SliceTime{{Where: "go", Least: 120, Median: 123, Speedup: 1}}},
			{"QF.Exp", 256, []SliceTime{{Where: "go", Least: 1200, Median: 1234, Speedup: 1}}},
		},
	}
}

func TestSlices(t *testing.T) {
	var b bytes.Buffer
	sampleSlices().Text(&b, Style{})
	golden(t, "slices.txt", b.String())
	b.Reset()
	if err := WriteJSON(&b, sampleSlices()); err != nil {
		t.Fatal(err)
	}
	golden(t, "slices.json", b.String())

	bare := sampleSlices()
	bare.Ceilings, bare.Peers = nil, &Peers{Reason: "looking for the peers: no compiler"}
	b.Reset()
	bare.Text(&b, Style{})
	for _, want := range []string{"no vector kernels", "✗ no peers: looking for the peers"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("without levels and libraries the text lacks %q:\n%s", want, b.String())
		}
	}
}

func TestDigits(t *testing.T) {
	for x, want := range map[Figure]string{
		0.05: "0.0500", 0.29: "0.290", 2.5: "2.50", 17: "17.0", 164.4: "164", 5300: "5300", 0: "–", Figure(math.NaN()): "–",
	} {
		if got := digits(x); got != want {
			t.Errorf("%v: %s, want %s", float64(x), got, want)
		}
	}
}
