package measure

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"runtime"
	"slices"
	"time"
	"unsafe"

	"gonum.org/v1/gonum/dsp/fourier"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/fftdevice"
	"github.com/limbfp/limb/vec"
)

// FFTOptions say what transforms are measured.
type FFTOptions struct {
	Least, Most int           // m, for lengths of 2^m
	Runs        int           // of each timing, at least
	Budget      time.Duration // more runs of each timing for so long
	Limit       time.Duration // a row that would take longer is left out
	Whole       time.Duration // so are rows of devices that would end later than so long after the begin; 0 for none
}

// negligible is the magnitude below which a phase is not counted.
const negligible = 0x1p-10

// transforms measures transforms.
func (m *work) transforms() {
	start := m.clock()
	o := m.FFT
	f := &report.FFT{
		Head: head("fft"), Date: m.r.Date, System: m.r.System, Processor: m.r.System.CPU, Level: vec.Level(),
		Runs: o.Runs, Limit: o.Limit.Seconds(), Whole: o.Whole.Seconds(), Negligible: negligible,
	}
	m.r.FFT = f
	open := m.open
	if o.Whole > 0 { // drivers that run on the processor build kernels for seconds
		open = slices.DeleteFunc(slices.Clone(open), func(s *session) bool {
			out := s.d.Backend != "cpu" && !s.d.GPU && !slices.Contains(m.Devices, s.d.Name)
			if out {
				f.LeftOut = append(f.LeftOut, s.d.Name)
			}
			return out
		})
	}
	c := &fftClock{work: m, o: o, f: f, start: start, longest: map[*session]time.Duration{}, all: (len(report.FFTTypes) - 1) * len(report.Twiddles) * (o.Most + 1 - o.Least)}
	measureFFT(c, fftType[complex128]{"float64", uniform[float64](1), difference, onGonum}, []fftPlace[complex128]{{where: "gonum", plan: onGonum}})
	measureFFT(c, fftType[limb.CDF]{"DF", uniform[float32](2), differencePair[float32], onCPU[limb.CDF]}, fftPlaces[limb.CDF](open, "DF"))
	measureFFT(c, fftType[limb.CDD]{"DD", uniform[float64](2), differencePair[float64], onCPU[limb.CDD]}, fftPlaces[limb.CDD](open, "DD"))
	measureFFT(c, fftType[limb.CQF]{"QF", uniform[float32](4), differenceQuad[float32], onCPU[limb.CQF]}, fftPlaces[limb.CQF](open, "QF"))
	measureFFT(c, fftType[limb.CQD]{"QD", uniform[float64](4), differenceQuad[float64], onCPU[limb.CQD]}, fftPlaces[limb.CQD](open, "QD"))
	measureFFT(c, fftType[limb.CTF]{"TF", uniform[float32](3), differenceTriple[float32], onCPU[limb.CTF]}, fftPlaces[limb.CTF](open, "TF"))
	measureFFT(c, fftType[limb.CTD]{"TD", uniform[float64](3), differenceTriple[float64], onCPU[limb.CTD]}, fftPlaces[limb.CTD](open, "TD"))
	m.say(f.Notes())
	f.Seconds = m.clock().Sub(start).Seconds()
}

// fftClock measures for one table.
type fftClock struct {
	*work
	o         FFTOptions
	f         *report.FFT
	done, all int
	start     time.Time
	longest   map[*session]time.Duration // that a row of a device took, kernels and all
}

// late reports whether a row on a device would end too late. Kernels of quads take a driver several times as
// long as those of pairs.
func (c *fftClock) late(s *session) bool {
	return c.o.Whole > 0 && s != nil && s.d.Backend != "cpu" && c.clock().Sub(c.start)+4*c.longest[s] > c.o.Whole
}

// fftType is a type of complex numbers.
type fftType[C any] struct {
	name       string
	fill       func(n int, dst unsafe.Pointer)       // with random numbers
	difference func(x, z C, m int) (a, d complex128) // x and z/2^m - x, rounded
	reference  planner[C]                            // whose bits all have
}

// planner plans transforms of n numbers.
type planner[C any] func(n int, direct bool) (transform[C], error)

// fftPlace is where transforms are made.
type fftPlace[C any] struct {
	where   string
	session *session // nil for what is no device
	plan    planner[C]
}

// transform is a plan with its arrays, of x, y and z: forward makes y of x, and
// inverse z of y. Both return the time that they take without transfers.
type transform[C any] struct {
	load             func(x []C) error
	forward, inverse func() (time.Duration, error)
	y, z             func() ([]C, error)
	free             func()
}

// fftPlaces are where package fft and its kernels run.
func fftPlaces[C limb.ComplexNumber](devices []*session, typ string) (list []fftPlace[C]) {
	for _, s := range devices {
		switch {
		case !s.works(typ):
		case s.d.Backend == "cpu":
			list = append(list, fftPlace[C]{s.d.Name, s, onCPU[C]})
		default:
			list = append(list, fftPlace[C]{s.d.Name, s, onDevice[C](s.dev)})
		}
	}
	return list
}

func fftOptions(direct bool) (options []fft.Option) {
	if direct {
		options = append(options, fft.Direct())
	}
	return options
}

func onCPU[C limb.ComplexNumber](n int, direct bool) (transform[C], error) {
	p, err := fft.New[C](n, fftOptions(direct)...)
	if err != nil {
		return transform[C]{}, err
	}
	return inMemory(n, p.Forward, p.Inverse), nil
}

func onDevice[C limb.ComplexNumber](d *device.Device) planner[C] {
	return func(n int, direct bool) (t transform[C], err error) {
		var arrays [3]*device.Array[C]
		var p *fftdevice.Plan[C]
		t.free = func() {
			for _, a := range arrays {
				if a != nil {
					a.Free()
				}
			}
			if p != nil {
				p.Close()
			}
		}
		for i := range arrays {
			if arrays[i], err = device.NewArray[C](d, n); err != nil {
				t.free()
				return t, err
			}
		}
		if p, err = fftdevice.New[C](d, n, fftOptions(direct)...); err != nil {
			t.free()
			return t, err
		}
		x, y, z := arrays[0], arrays[1], arrays[2]
		download := func(a *device.Array[C]) func() ([]C, error) {
			return func() ([]C, error) {
				data := make([]C, n)
				return data, a.Download(data)
			}
		}
		t.load = x.Upload
		t.forward = clocked(func() error { return errors.Join(p.Forward(y, x), d.Wait()) })
		t.inverse = clocked(func() error { return errors.Join(p.Inverse(z, y), d.Wait()) })
		t.y, t.z = download(y), download(z)
		return t, nil
	}
}

// onGonum is the transform of float64 beside the others; it has tables.
func onGonum(n int, direct bool) (transform[complex128], error) {
	p := fourier.NewCmplxFFT(n)
	return inMemory(n,
		func(dst, src []complex128) { p.Coefficients(dst, src) },
		func(dst, src []complex128) { p.Sequence(dst, src) }), nil
}

func inMemory[C any](n int, forward, inverse func(dst, src []C)) transform[C] {
	x, y, z := make([]C, n), make([]C, n), make([]C, n)
	return transform[C]{
		load:    func(data []C) error { copy(x, data); return nil },
		forward: clocked(func() error { forward(y, x); return nil }),
		inverse: clocked(func() error { inverse(z, y); return nil }),
		y:       func() ([]C, error) { return y, nil },
		z:       func() ([]C, error) { return z, nil },
		free:    func() {},
	}
}

// measureFFT fills the rows of a type.
func measureFFT[C any](c *fftClock, t fftType[C], places []fftPlace[C]) {
	if c.stopped() {
		return
	}
	defer func() { c.say(c.f.OfType(t.name)) }()
	x := make([]C, 1<<c.o.Most)
	t.fill(len(x), unsafe.Pointer(&x[0]))
	for _, twiddles := range report.Twiddles {
		direct := twiddles == "direct"
		if t.name == "float64" && direct {
			break
		}
		last := make([]report.Figure, len(places)) // the time of the length before
		for m := c.o.Least; m <= c.o.Most; m++ {
			var want []C
			for i, p := range places {
				c.Progress.to(float64(c.done)/float64(c.all), fmt.Sprintf("%s, %s, 2^%d, %s", p.where, t.name, m, twiddles))
				if c.stopped() || p.session != nil && p.session.d.Failed != "" {
					continue
				}
				row := report.FFTRow{Where: p.where, Type: t.name, Twiddles: twiddles, M: m}
				// From 2^8 numbers to twice as many m·2^m grows by 2·9/8, and by less from then on. Beside the runs
				// there are the first transform, the inverse, and transfers, which take about as long as one.
				const growth, others = 2.25, 3
				if last[i]*growth*report.Figure(c.o.Runs+others) > report.Figure(c.o.Limit) || c.late(p.session) {
					row.LeftOut = true
					c.f.Rows = append(c.f.Rows, row)
					continue
				}
				began := c.clock()
				err := measureFFTRow(c, t, p, &row, x[:1<<m], direct, &want)
				if err != nil {
					p.session.fail(fmt.Errorf("fft %s 2^%d, %s: %w", t.name, m, twiddles, err))
					continue
				}
				last[i] = max(last[i], row.Least)
				c.longest[p.session] = max(c.longest[p.session], c.clock().Sub(began))
				c.f.Rows = append(c.f.Rows, row)
			}
			if t.name != "float64" {
				c.done++
			}
		}
		runtime.GC() // the tables and arrays of the longest
	}
}

// measureFFTRow fills one row. want are the right bits, where they are known.
func measureFFTRow[C any](c *fftClock, t fftType[C], p fftPlace[C], row *report.FFTRow, x []C, direct bool, want *[]C) error {
	f, err := p.plan(len(x), direct)
	if err != nil {
		return err
	}
	defer f.free()
	if err := f.load(x); err != nil {
		return err
	}
	if _, err := f.forward(); err != nil { // builds what is built once
		return err
	}
	times, err := repeat(Options{Runs: c.o.Runs, Budget: c.o.Budget}, f.forward)
	if err != nil {
		return err
	}
	row.Least, row.Median = least(times), median(times)
	row.GFLOPS = report.Figure(5*row.M<<row.M) / row.Least
	y, err := f.y()
	if err != nil {
		return err
	}
	switch {
	case p.session == nil || p.session.d.Backend == "cpu":
		*want = y
	case *want == nil:
		if *want, err = transformed(t.reference, x, direct); err != nil {
			return err
		}
	}
	row.Differing = differingBits(y, *want)
	if _, err := f.inverse(); err != nil {
		return err
	}
	z, err := f.z()
	if err != nil {
		return err
	}
	judgeFFT(row, x, z, t.difference)
	return nil
}

// transformed returns the transform of x.
func transformed[C any](plan planner[C], x []C, direct bool) ([]C, error) {
	f, err := plan(len(x), direct)
	if err != nil {
		return nil, err
	}
	defer f.free()
	if err := f.load(x); err != nil {
		return nil, err
	}
	if _, err := f.forward(); err != nil {
		return nil, err
	}
	return f.y()
}

// differingBits counts the numbers of x that have not the bits of those of y.
func differingBits[C any](x, y []C) (n int) {
	size := int(unsafe.Sizeof(x[0]))
	bits := func(x []C) []byte { return unsafe.Slice((*byte)(unsafe.Pointer(&x[0])), len(x)*size) }
	for a, b := bits(x), bits(y); len(a) > 0; a, b = a[size:], b[size:] {
		if !bytes.Equal(a[:size], b[:size]) {
			n++
		}
	}
	return n
}

// judgeFFT finds the errors of z, which is 2^m times what x should be.
//
// With z = x + d the differences of magnitude and phase are those of nearby
// numbers, and would cancel. They are
//
//	|z| - |x| = (|z|² - |x|²)/(|z| + |x|) = (2·Re(x̄d) + |d|²)/(|z| + |x|)
//	arg z - arg x = arg(x̄z) = arg(|x|² + x̄d)
//
// which float64 gives to nearly all its digits, where d is the difference itself,
// found in the type and rounded, and x is only rounded.
func judgeFFT[C any](row *report.FFTRow, x, z []C, difference func(x, z C, m int) (a, d complex128)) {
	var peak, magnitude, phase, noise float64
	phases := 0
	for i := range x {
		a, d := difference(x[i], z[i], row.M)
		norm := float64(real(a)*real(a)) + float64(imag(a)*imag(a))
		size := math.Sqrt(norm)
		square := float64(real(d)*real(d)) + float64(imag(d)*imag(d))
		dot := float64(real(a)*real(d)) + float64(imag(a)*imag(d))
		cross := float64(real(a)*imag(d)) - float64(imag(a)*real(d))
		peak, noise = max(peak, norm), noise+square
		if sum := math.Sqrt(max(0, norm+(2*dot+square))) + size; sum != 0 {
			e := (2*dot + square) / sum
			magnitude += float64(e * e)
		}
		if size >= negligible {
			e := math.Atan2(cross, norm+dot)
			phase += float64(e * e)
			phases++
		}
	}
	n := float64(len(x))
	row.Magnitude = report.Figure(math.Sqrt(magnitude / n))
	row.Phase = report.Figure(math.Sqrt(phase / float64(phases)))
	row.PSNR = report.Figure(10 * math.Log10(peak/(noise/n)))
}

// difference returns x, and the difference of z/2^m and x, rounded. Both are
// scaled by a power of two, and nearly equal: a difference of float64 is exact,
// and those of limbs have errors that are small beside the difference.
func difference(x, z complex128, m int) (a, d complex128) {
	s := math.Ldexp(1, -m)
	return x, complex(real(z)*s-real(x), imag(z)*s-imag(x))
}

//limb:twin
func differencePair[T limb.Float](x, z limb.ComplexPair[T], m int) (a, d complex128) {
	re, im := z.Re.Ldexp(-m).Sub(x.Re), z.Im.Ldexp(-m).Sub(x.Im)
	return complex(x.Re.Float64(), x.Im.Float64()), complex(re.Float64(), im.Float64())
}

// uniform returns what fills n random complex numbers of so many limbs T, with
// parts uniform in (-1, 1).
func uniform[T limb.Float](limbs int) func(n int, dst unsafe.Pointer) {
	name := map[int]string{1: "f64.TwoSum", 2: "DD.Add", 3: "TD.Add", 4: "QD.Add"}[limbs]
	if _, ok := any(T(0)).(float32); ok {
		name = map[int]string{2: "DF.Add", 3: "TF.Add", 4: "QF.Add"}[limbs]
	}
	op, _ := accuracy.Lookup[T](name)
	return func(n int, dst unsafe.Pointer) {
		p := planes[T](2*limbs, n)
		if err := accuracy.Fill(op, accuracy.Uniform(), p, seed, 0); err != nil {
			panic(err) // the planes are those of the operation
		}
		x := unsafe.Slice((*T)(dst), n*2*limbs)
		for k := range p {
			for i, a := range p[k] {
				x[i*len(p)+k] = a
			}
		}
	}
}
