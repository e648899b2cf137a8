package measure

import (
	"context"
	"math"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/testenv"
)

// transformsOf measures transforms on the cpu.
func transformsOf(t *testing.T, o FFTOptions) (*report.FFT, *report.Report) {
	t.Helper()
	r, err := Report(context.Background(), Options{Devices: []string{"cpu"}, Sections: []string{"fft"}, FFT: o})
	if err != nil {
		t.Fatal(err)
	}
	return r.FFT, r
}

// TestFFT checks what is there, and how its figures belong together.
func TestFFT(t *testing.T) {
	o := FFTOptions{Least: 4, Most: 6, Runs: 1, Limit: time.Hour}
	f, r := transformsOf(t, o)
	if len(f.Rows) != 3*(1+6*2) || r.Devices[0].Failed != "" {
		t.Fatalf("%d rows, %s", len(f.Rows), r.Devices[0].Failed)
	}
	bits := map[string]float64{"float64": 53, "DF": 48, "DD": 106, "TF": 72, "TD": 159, "QF": 96, "QD": 212}
	for _, r := range f.Rows {
		if !(r.Least > 0) || r.Median < r.Least || math.Abs(float64(r.GFLOPS*r.Least)-float64(5*r.M<<r.M)) > 1e-6 || r.Differing != 0 {
			t.Errorf("%+v", r)
		}
		// The noise is near the roundoff of the type; and a part of it changes the
		// magnitude, a part the phase.
		noise := math.Log2(math.Sqrt2) - float64(r.PSNR)/(20*math.Log10(2))
		u := -bits[r.Type]
		for what, e := range map[string]float64{"noise": noise, "magnitude": math.Log2(float64(r.Magnitude)), "phase": math.Log2(float64(r.Phase))} {
			if !(e > u-6 && e < u+4) {
				t.Errorf("%s %s, 2^%d: %s 2^%.1f", r.Type, r.Twiddles, r.M, what, e)
			}
		}
	}

	o.Limit = 0
	f, _ = transformsOf(t, o)
	for _, r := range f.Rows {
		if r.LeftOut != (r.M > o.Least) || r.LeftOut != (r.Least == 0) {
			t.Errorf("with no time at all: %+v", r)
		}
	}
}

// TestFFTLeftOut: where there is a time for all, drivers on the processor that nobody names are left out, by name.
func TestFFTLeftOut(t *testing.T) {
	for _, c := range []struct {
		whole time.Duration
		named []string
		want  string
	}{{time.Minute, nil, "opencl:0"}, {0, nil, ""}, {time.Minute, []string{"opencl:0"}, ""}} {
		m := &work{Options: Options{Devices: c.named, Show: func(report.Piece) {}, FFT: FFTOptions{Least: 2, Most: 2, Runs: 1, Limit: time.Hour, Whole: c.whole}}, ctx: t.Context(), clock: time.Now, r: &report.Report{}}
		m.open = []*session{{d: &report.Device{Name: "opencl:0", Backend: "opencl"}}, {d: &report.Device{Name: "cuda:0", Backend: "cuda", GPU: true}}}
		m.transforms()
		if got := strings.Join(m.r.FFT.LeftOut, " "); got != c.want {
			t.Errorf("%+v: %q is left out", c, got)
		}
	}
}

// TestFFTDevice: a device's row has the errors of the processor's, and no other bits;
// and other bits are counted.
func TestFFTDevice(t *testing.T) {
	d, err := device.Open("opencl:0")
	if err != nil {
		testenv.Skip(t, "opencl", err.Error())
	}
	defer d.Close()
	const n = 64
	x := make([]limb.CDF, n)
	uniform[float32](2)(n, unsafe.Pointer(&x[0]))
	c := &fftClock{o: FFTOptions{Runs: 1}}
	typ := fftType[limb.CDF]{"DF", uniform[float32](2), differencePair[float32], onCPU[limb.CDF]}
	here := &session{d: &report.Device{Backend: "opencl"}}
	row := func(plan planner[limb.CDF], want []limb.CDF) report.FFTRow {
		r := report.FFTRow{M: 6}
		if err := measureFFTRow(c, typ, fftPlace[limb.CDF]{"", here, plan}, &r, x, false, &want); err != nil {
			t.Fatal(err)
		}
		return r
	}
	theirs, ours := row(onDevice[limb.CDF](d), nil), row(onCPU[limb.CDF], nil)
	if theirs.Differing != 0 || !(theirs.Least > 0) || theirs.Magnitude != ours.Magnitude || theirs.Phase != ours.Phase || theirs.PSNR != ours.PSNR {
		t.Errorf("%+v, and on the processor %+v", theirs, ours)
	}
	if r := row(onDevice[limb.CDF](d), x); r.Differing != n {
		t.Errorf("%d of %d numbers differ from other ones", r.Differing, n)
	}
}

// TestJudgeFFT plants errors: none, in the magnitudes, in the phases, in one
// number.
func TestJudgeFFT(t *testing.T) {
	const m, n, e = 10, 1 << 10, 0x1p-150
	x, z := make([]limb.CQD, n), make([]limb.CQD, n)
	for k := range x {
		s, c := limb.NewQD(float64(k) / n).SinCosPi()
		x[k] = limb.CQD{Re: c.Ldexp(-1), Im: s.Ldexp(-1)}
	}
	judge := func(change func(k int, x limb.CQD) limb.CQD) (r report.FFTRow) {
		for k := range x {
			y := change(k, x[k])
			z[k] = limb.CQD{Re: y.Re.Ldexp(m), Im: y.Im.Ldexp(m)}
		}
		r.M = m
		judgeFFT(&r, x, z, differenceQuad)
		return r
	}
	near := func(a report.Figure, b float64) bool { return math.Abs(float64(a)-b) <= 1e-10*b }

	if r := judge(func(_ int, x limb.CQD) limb.CQD { return x }); r.Magnitude != 0 || r.Phase != 0 || !math.IsInf(float64(r.PSNR), 1) {
		t.Errorf("no errors: %+v", r)
	}
	one := limb.NewQD(1.).AddFloat(e)
	r := judge(func(_ int, x limb.CQD) limb.CQD { return limb.CQD{Re: x.Re.Mul(one), Im: x.Im.Mul(one)} })
	if !near(r.Magnitude, e/2) || r.Phase > e/1000 || !near(r.PSNR, 20*150*math.Log10(2)) {
		t.Errorf("magnitudes that are 2^-151 too large: %+v", r)
	}
	i := limb.CQD{Re: limb.NewQD(1.), Im: limb.NewQD(e)}
	r = judge(func(_ int, x limb.CQD) limb.CQD { return x.Mul(i) })
	if !near(r.Phase, e) || r.Magnitude > e/1000 || !near(r.PSNR, 20*150*math.Log10(2)) {
		t.Errorf("phases that are 2^-150 too large: %+v", r)
	}
	r = judge(func(k int, x limb.CQD) limb.CQD {
		if k == 3 {
			x.Re.X0 = math.NaN()
		}
		return x
	})
	if r.Magnitude == r.Magnitude || r.Phase == r.Phase || r.PSNR == r.PSNR {
		t.Errorf("one number is lost: %+v", r)
	}
	r = judge(func(k int, x limb.CQD) limb.CQD {
		if k == 3 {
			return x.Add(x)
		}
		return x
	})
	if !near(r.Magnitude, 0.5/math.Sqrt(n)) || !near(r.PSNR, 10*math.Log10(n)) {
		t.Errorf("one number that is twice as large: %+v", r)
	}
}

func TestDifferingBits(t *testing.T) {
	x := []complex128{1, 2, 0}
	y := []complex128{1, 3, complex(0, math.Copysign(0, -1))}
	if n := differingBits(x, y); n != 2 {
		t.Errorf("%d numbers differ, want 2", n)
	}
}

// TestLate: with --quick a device begins no row that would end too late, as its longest says; the processor has all.
func TestLate(t *testing.T) {
	at := time.Unix(0, 0)
	gpu, cpu := &session{d: &report.Device{Backend: "opencl"}}, &session{d: &report.Device{Backend: "cpu"}}
	c := &fftClock{work: &work{clock: func() time.Time { return at }}, o: Sized(report.Quick).FFT, start: at, longest: map[*session]time.Duration{}}
	for _, x := range []struct {
		after, longest time.Duration
		late           bool
	}{{0, 0, false}, {3 * time.Second, 0, false}, {5 * time.Second, 0, true}, {time.Second, time.Second, true}, {time.Second, 700 * time.Millisecond, false}} {
		at, c.longest[gpu] = c.start.Add(x.after), x.longest
		if c.late(gpu) != x.late || c.late(cpu) || c.late(nil) {
			t.Errorf("after %v, rows of %v: late is %t", x.after, x.longest, c.late(gpu))
		}
	}
	if c.o.Whole = 0; c.late(gpu) {
		t.Error("a row is late where there is no end")
	}
}
