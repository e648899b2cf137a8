package report

import (
	"bytes"
	"math"
	"testing"
)

// sampleFFT is an invented table: float64, a processor with two types, one whose
// longest transforms are left out, and a device that has not its bits.
func sampleFFT() *FFT {
	r := sample()
	for i := range r.Devices {
		d := &r.Devices[i]
		d.Accuracy, d.Times, d.Transfer = nil, nil, nil
	}
	f := &FFT{
		Head: Head{Of("fft"), r.Limb}, System: r.System, Processor: "Example Processor", Level: "avx512",
		Runs: 3, Limit: 4, Negligible: 0x1p-10, Seconds: 12.5, Devices: r.Devices[:2],
	}
	add := func(where, typ, twiddles string, bits int, slow Figure) {
		for m := 8; m <= 12; m++ {
			ns := slow * Figure(m<<m)
			f.Rows = append(f.Rows, FFTRow{
				Where: where, Type: typ, Twiddles: twiddles, M: m, Least: ns, Median: ns + 10, GFLOPS: Figure(5*m<<m) / ns,
				Magnitude: Figure(math.Ldexp(1, m/4-bits)), Phase: Figure(math.Ldexp(1, m/4-bits+1)), PSNR: Figure(6*bits - m),
			})
		}
	}
	add("gonum", "float64", "precomputed", 54, 2)
	add("cpu", "DF", "precomputed", 50, 4)
	add("opencl:0", "DF", "precomputed", 50, 3)
	add("cpu", "QD", "precomputed", 216, 128)
	f.Rows[len(f.Rows)-1] = FFTRow{Where: "cpu", Type: "QD", Twiddles: "precomputed", M: 12, LeftOut: true}
	add("cpu", "DF", "direct", 50, 40)
	f.Rows[11].Differing = 7
	return f
}

func TestFFT(t *testing.T) {
	var b bytes.Buffer
	sampleFFT().Text(&b, Style{})
	golden(t, "fft.txt", b.String())
	b.Reset()
	if err := WriteJSON(&b, sampleFFT()); err != nil {
		t.Fatal(err)
	}
	golden(t, "fft.json", b.String())
}
