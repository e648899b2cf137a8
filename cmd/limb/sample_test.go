package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/file"
)

var writeSample = flag.Bool("write", false, "write testdata/x.npy and testdata/x.csv anew")

// sample returns 100 numbers in which there are two tones, of 5 and 12 periods, the
// second half as loud: sin 2π5k/100 + ½ sin 2π12k/100.
func sample() (x []limb.QD) {
	for k := range 100 {
		at := func(periods int) limb.QD {
			return limb.NewQD(int64(2 * periods * k)).DivFloat(100).SinPi()
		}
		x = append(x, at(5).Add(at(12).MulFloat(0.5)))
	}
	return x
}

// TestSample: the numbers for the examples of limb fft, to machine precision in x.npy,
// with 40 decimals in x.csv.
func TestSample(t *testing.T) {
	const folder = "../../testdata"
	var machine []float64
	var text bytes.Buffer
	for _, x := range sample() {
		machine = append(machine, x.Float64())
		text.WriteString(x.Text('f', 40) + "\n")
	}
	form, err := file.Lookup("float64")
	if err != nil {
		t.Fatal(err)
	}
	made := filepath.Join(t.TempDir(), "x.npy")
	if err := file.Write(made, &file.Array{Form: form, Shape: []int{len(machine)}, Limbs: machine}, nil); err != nil {
		t.Fatal(err)
	}
	binary, err := os.ReadFile(made)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string][]byte{"x.npy": binary, "x.csv": text.Bytes()} {
		path := filepath.Join(folder, name)
		if *writeSample {
			if err := os.WriteFile(path, want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := os.ReadFile(path); err != nil || !bytes.Equal(got, want) {
			t.Errorf("testdata/%s is another one, %v: go test ./cmd/limb -run TestSample -write", name, err)
		}
	}
}
