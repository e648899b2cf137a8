// Package measure finds out what the command limb says: it opens devices, takes
// times and errors, and fills the data of package report.
package measure

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/version"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/vec"
)

// Options say what is measured.
type Options struct {
	Devices  []string      // all where empty
	Sections []string      // of [report.Sections]
	Summary  bool          // the first screen, too
	First    time.Duration // after so long nothing more is begun for the first screen
	DF, DD   int           // vectors for the accuracy of each type, multiples of 4096
	Sample   int           // of them, for the histograms
	Thall    int           // vectors for the table of Thall
	Ulps     int           // operands for the error intervals of each operation
	Native   int           // operands for the functions of devices
	Runs     int           // of each timing, at least
	Budget   time.Duration // more runs of each timing for so long
	FFT      FFTOptions
	Mat      MatOptions  // of which a report sets the types, the operations and the levels
	Size     report.Size // of all these
	// Progress is told how far the work is, from 0 to 1.
	Progress Progress
	// Show is given each part of the report as soon as it is known. What it writes is
	// about the report as it is then.
	Show func(report.Piece)
}

// Sized returns the options of a size of report: of most sections a few seconds, less than a
// minute, and some minutes, on two cores.
func Sized(size report.Size) Options {
	o := [...]Options{
		report.Quick: {DF: 1 << 19, DD: 1 << 19, Sample: 1 << 16, Thall: 1 << 12, Ulps: 1 << 14, Native: 1 << 12, Runs: 3, Budget: 2 * time.Millisecond,
			FFT: FFTOptions{8, 12, 3, 2 * time.Millisecond, 100 * time.Millisecond, 4 * time.Second},
			Mat: MatOptions{Timing: Timing{Sizes: powers(64, 128), Runs: 3, Budget: 100 * time.Millisecond}, Systems: steps(2, 40, 6)}},
		report.Usual: {DF: 1 << 24, DD: 1 << 22, Sample: 1 << 18, Thall: 1 << 17, Ulps: 1 << 17, Native: 1 << 16, Runs: 7, Budget: 20 * time.Millisecond,
			FFT: FFTOptions{8, 20, 5, 100 * time.Millisecond, 6 * time.Second, 0},
			Mat: MatOptions{Timing: Timing{Sizes: powers(32, 512), Runs: 5, Budget: time.Second}, Systems: steps(2, 40, 2)}},
		report.Full: {DF: 1 << 26, DD: 1 << 26, Sample: 1 << 22, Thall: 1 << 20, Ulps: 1 << 22, Native: 1 << 18, Runs: 25, Budget: 250 * time.Millisecond,
			FFT: FFTOptions{8, 20, 11, 500 * time.Millisecond, time.Minute, 0},
			Mat: MatOptions{Timing: Timing{Sizes: powers(32, 1024), Runs: 7, Budget: 10 * time.Second}, Systems: steps(2, 40, 1)}},
	}[size]
	o.Size = size
	return o
}

// powers returns a number and its doubles.
func powers(from, to int) (list []int) {
	for n := from; n <= to; n *= 2 {
		list = append(list, n)
	}
	return list
}

// A work is a report on the way.
type work struct {
	Options
	ctx  context.Context
	r    *report.Report
	list []device.Info
	open []*session

	// The clock, and what builds and times a function, which tests replace.
	clock func() time.Time
	time  func(s *session, name string, n int) (report.Figure, error)
}

// say shows a part of the report.
func (m *work) say(blocks []report.Block) { m.Show(report.Say(blocks)) }

// stopped reports whether the work is to end. It is asked between steps.
func (m *work) stopped() bool { return m.ctx.Err() != nil }

// Report makes the report. A device that cannot be opened is part of it, and
// so is one that fails on the way; an error without a report is for a device that is
// not there. Where ctx is done, the report has what is known by then, and the error is
// that of ctx.
func Report(ctx context.Context, o Options) (*report.Report, error) {
	start := time.Now()
	if o.Show == nil {
		o.Show = func(report.Piece) {}
	}
	m := &work{Options: o, ctx: ctx, clock: time.Now, time: timeOn, r: &report.Report{
		Head: head("report"), Date: now(), Paper: report.DGD06, System: Here(),
		Dist: operands.Name, Runs: o.Runs, Sections: o.Sections, Size: o.Size,
	}}
	r := m.r
	var f *first
	if o.Summary {
		r.Summary = &report.Summary{Level: vec.Level(), Types: report.Facts, Budget: o.First.Seconds()}
	}
	o.Show(r.Title)
	if o.Summary {
		f = m.beginSummary(start)
		defer f.close(ctx)
	}
	if f != nil {
		m.say(r.Summary.Good(f.core))
	}
	o.Show(r.Load)
	defer func() { closeAll(m.open) }()
	if err := m.openDevices(); err != nil {
		return nil, err
	}
	if f != nil {
		m.endSummary(f)
	}
	for _, x := range report.Sections {
		if !slices.Contains(o.Sections, x.Name) || m.stopped() {
			continue
		}
		m.say(r.Opening(x))
		map[string]func(){"papers": m.papers, "arithmetic": m.arithmetic, "functions": m.functions, "fft": m.transforms, "mat": m.matrices}[x.Name]()
	}
	r.Stopped = m.stopped()
	m.say(r.Faults())
	if !r.Stopped {
		m.say(r.Next())
	}
	r.Seconds = time.Since(start).Seconds()
	return r, cause.Of(ctx)
}

// openDevices opens the devices, and shows each as soon as it is known: the cpu, where
// it comes first, before drivers are looked for.
func (m *work) openDevices() error {
	first := len(m.Devices) == 0 || m.Devices[0] == "cpu"
	if first {
		dev, err := device.Open("cpu")
		if first = err == nil; first {
			dev.Close()
			m.openDevice(dev.Info())
		}
	}
	m.Progress.to(0.1, "looking for devices, and trying drivers that are new in another process")
	list, err := Select(m.Devices)
	if err != nil {
		return err
	}
	m.list = list
	for i, info := range list {
		if m.stopped() {
			break
		}
		if first && i == 0 {
			continue
		}
		m.Progress.to(0.1+0.2*float64(i)/float64(len(list)), "testing "+info.Name)
		m.openDevice(info)
	}
	for _, s := range m.open { // the list grows no more
		at := slices.IndexFunc(m.r.Devices, func(d report.Device) bool { return d.Name == s.dev.Info().Name })
		s.d = &m.r.Devices[at]
	}
	return nil
}

// openDevice opens a device and shows it.
func (m *work) openDevice(info device.Info) {
	d, dev := Open(info)
	m.Show(d.Line)
	m.r.Devices = append(m.r.Devices, d)
	if dev != nil {
		m.open = append(m.open, &session{dev: dev})
	}
}

// papers measures the tables of 2006 and 2007.
func (m *work) papers() {
	m.say(m.r.TimeHead())
	m.times()
	m.say(m.r.TimeNotes())
	m.accuracy()
	m.say(m.r.ErrorNotes())
	if m.stopped() {
		return
	}
	m.r.Thall = measureThall(m.ctx, m.open, ThallOptions{Sample: Sample{report.ThallTypes, m.Thall, seed, func(done float64, what string) {
		m.Progress.to(0.8+0.2*done, "Thall's "+what)
	}}})
	m.say(m.r.Functions().Heading())
	m.say(m.r.Differences())
}

// arithmetic asks what the arithmetic of devices is. The models of old machines are beside them where
// the papers are asked for.
func (m *work) arithmetic() {
	m.say(m.r.Trust().Heading())
	o := ParanoiaOptions{Models: fp.Models(), Sample: Sample{nil, m.Ulps, seed, m.Progress}}
	papers := slices.Contains(m.Sections, "papers")
	if !papers {
		o.Models = o.Models[:1] // IEEE 754
	}
	m.r.Units = paranoiaOf(m.ctx, m.list, o)
	if m.r.Units.Head = nil; !papers {
		m.r.Units.Paper = slices.DeleteFunc(slices.Clone(report.PublishedIntervals), func(x report.Interval) bool { return strings.Contains(x.Where, ", 20") })
	}
	m.say(m.r.Arithmetics().Heading())
}

// functions measures the processor's estimates, and the own functions of devices.
func (m *work) functions() {
	m.r.Estimates = estimates()
	for _, s := range m.open {
		if a := s.dev.Traits().Float32; m.stopped() || !a.Exact || a.Subnormals != device.Kept {
			continue
		}
		ratio, err := s.subnormals(m.Options)
		if err != nil {
			s.fail(err)
			continue
		}
		m.r.Estimates.Devices = append(m.r.Estimates.Devices, report.Slowness{Device: s.d.Name, Ratio: ratio})
	}
	m.say(m.r.Estimates.Blocks())
	for _, s := range m.open {
		if m.stopped() {
			return
		}
		n, err := Native(m.ctx, NativeOptions{Device: s.d.Name, Sample: Sample{SearchTypes, m.Native, seed, m.Progress}})
		if errors.Is(err, device.ErrLanguage) {
			continue // its functions are those of this library
		}
		if err != nil {
			s.fail(err)
			continue
		}
		m.r.Native = append(m.r.Native, n)
		m.say(n.Blocks())
	}
}

// session is an open device and its part of the report.
type session struct {
	dev  *device.Device
	d    *report.Device
	busy bool // with what was given up: nothing more is asked of it, and closing it would wait for that
}

// fail keeps the first failure of a device; nothing more is asked of it.
func (s *session) fail(err error) {
	if s.d.Failed == "" {
		s.d.Failed = err.Error()
	}
}

// works says whether the device computes typ, "DF" or "QD", and has not failed.
func (s *session) works(typ string) bool {
	a := s.d.Arithmetic(typ)
	return s.d.Failed == "" && a != nil && a.Exact
}

// openAll opens the named devices, all for no names, and says what was found of each, of those too
// that cannot be used. Those of different drivers test themselves at once.
func openAll(names []string, progress Progress) (devices []report.Device, open []*session, err error) {
	infos, err := Select(names)
	devices = make([]report.Device, len(infos))
	devs := make([]*device.Device, len(infos))
	backends := map[string][]int{}
	for i, info := range infos {
		backends[info.Backend] = append(backends[info.Backend], i)
	}
	progress.to(0, "testing devices")
	var tests sync.WaitGroup
	for _, list := range backends {
		tests.Go(func() {
			for _, i := range list {
				devices[i], devs[i] = Open(infos[i])
			}
		})
	}
	tests.Wait()
	for i, dev := range devs {
		if dev != nil {
			open = append(open, &session{dev: dev, d: &devices[i]})
		}
	}
	return devices, open, err
}

// closeAll closes devices.
func closeAll(open []*session) {
	for _, s := range open {
		if !s.busy {
			s.dev.Close()
		}
	}
}

// Select returns the named devices of the machine, all for no names. Backends
// without devices are listed too.
func Select(names []string) ([]device.Info, error) { return selected(listed(names), names) }

// selected is Select of a list.
func selected(list []device.Info, names []string) ([]device.Info, error) {
	if len(names) == 0 {
		return list, nil
	}
	chosen, missing := named(list, names, func(info device.Info) string { return info.Name })
	if missing != "" {
		there := slices.DeleteFunc(list, func(info device.Info) bool { return info.Title == "" })
		known := words.Of(there, func(info device.Info) string { return info.Name })
		return nil, fmt.Errorf("%w %q: the machine has %s (see limb devices)", device.ErrUnknown, missing, strings.Join(known, ", "))
	}
	for i, info := range chosen {
		if !slices.ContainsFunc(chosen, func(x device.Info) bool { return x.Name == info.SameAs }) {
			chosen[i].SameAs = ""
		}
	}
	return chosen, nil
}

// listed returns the devices of the machine: without the drivers, which take seconds to try, where the processor alone is
// asked for.
func listed(names []string) []device.Info {
	if len(names) > 0 && !slices.ContainsFunc(names, func(name string) bool { return name != "cpu" }) {
		if d, err := device.Open("cpu", device.Untested()); err == nil {
			defer d.Close()
			return []device.Info{d.Info()}
		}
	}
	return device.List()
}

// named returns the devices that names are of, each a device's or a backend's, and the first name that is of none.
func named[D any](list []D, names []string, of func(D) string) (chosen []D, missing string) {
	for _, name := range names {
		found := slices.DeleteFunc(slices.Clone(list), func(d D) bool { return of(d) != name && !strings.HasPrefix(of(d), name+":") })
		if len(found) == 0 {
			return nil, name
		}
		chosen = append(chosen, found...)
	}
	return chosen, ""
}

// Present is Select where each name has to be one of a device: the error of a backend without one is the
// reason that limb devices gives.
func Present(names []string) ([]device.Info, error) { return present(listed(names), names) }

// present is Present of a list. What a backend with devices says beside them is no reason.
func present(list []device.Info, names []string) ([]device.Info, error) {
	there := slices.DeleteFunc(slices.Clone(list), func(info device.Info) bool { return info.Title == "" })
	for _, info := range list {
		if info.Title != "" || slices.ContainsFunc(there, func(d device.Info) bool { return d.Backend == info.Backend }) {
			continue
		}
		if slices.ContainsFunc(names, func(name string) bool { return name == info.Name || strings.HasPrefix(name, info.Name+":") }) {
			reasons := slices.Clone(info.Notes)
			if info.Err != nil {
				reasons = append(reasons, info.Err.Error())
			}
			return nil, fmt.Errorf("%s: no device: %s", info.Name, strings.TrimSpace(strings.Join(reasons, "; ")))
		}
	}
	return selected(there, names)
}

// Open opens a device, which tests it, and says what was found. The device is
// nil where it cannot be used.
func Open(info device.Info) (report.Device, *device.Device) {
	d := report.Device{
		Name: info.Name, Backend: info.Backend, Title: info.Title, Platform: info.Platform, Version: info.Version, SameAs: info.SameAs,
		Units: info.Units, GPU: info.GPU, Memory: info.MemoryBytes, Notes: info.Notes,
	}
	if info.Err != nil {
		d.Reason = info.Err.Error()
	}
	if info.Err != nil || info.Title == "" {
		return d, nil
	}
	dev, err := device.Open(info.Name)
	if err != nil {
		d.Reason = err.Error()
		return d, nil
	}
	d.Usable = true
	d.Float32 = arithmetic(dev.Traits().Float32)
	d.Float64 = arithmetic(dev.Traits().Float64)
	for typ, least := range map[string]float64{"DF": device.Least[limb.DF](dev), "QF": device.Least[limb.QF](dev)} {
		if least > 0 {
			d.Float32.Least = append(d.Float32.Least, report.Least{Type: typ, Log2: math.Ilogb(least)})
		}
	}
	slices.SortFunc(d.Float32.Least, func(a, b report.Least) int { return strings.Compare(a.Type, b.Type) })
	return d, dev
}

// arithmetic says in plain words what the self-test found out.
func arithmetic(t device.Arithmetic) *report.Arithmetic {
	a := &report.Arithmetic{Exact: t.Exact, Lowering: t.String(), Fused: t.FMA, Rejected: words.Of(t.Rejected, error.Error)}
	for _, c := range t.Operations {
		a.Operations = append(a.Operations, report.Operation{Name: c.Operation, Own: c.Way == "", Way: c.String(), Rejected: words.Of(c.Rejected, error.Error)})
	}
	if t.Why != nil {
		a.Why = t.Why.Error()
	}
	if t.Verdicts == nil {
		return a
	}
	pairs := true
	for _, v := range t.Verdicts {
		a.Verdicts = append(a.Verdicts, report.Verdict(v))
		if strings.Contains(v.Test, ".") { // "DF.Add"
			pairs = pairs && v.OK
		}
	}
	fma := "fused"
	if !t.FMA {
		fma = "not used"
	}
	for i, v := range []struct {
		ok      bool
		yes, no string
	}{
		{t.Verdict("TwoSum").OK, "exact", "wrong"},
		{t.Verdict("TwoProd").OK, "exact", "wrong"},
		{pairs, "exact", "wrong"},
		{!t.Contracts, "left alone", "contracted"},
		{!t.Reassociates, "left alone", "reassociated"},
		{t.FMA || t.Exact, fma, "not fused"},
		{t.Subnormals == device.Kept, "kept", t.Subnormals.String()},
		{t.Rounding == device.NearestEven, "nearest even", t.Rounding.String()},
		{t.Specials, "kept", "lost"},
	} {
		text := v.no
		if v.ok {
			text = v.yes
		}
		a.Answers = append(a.Answers, report.Verdict{Test: report.Questions[i], OK: v.ok, Text: text})
	}
	return a
}

// Here describes the place.
func Here() report.System {
	return report.System{OS: runtime.GOOS, Arch: runtime.GOARCH, Go: runtime.Version(), CPUs: runtime.NumCPU(), CPU: processor()}
}

// now is the date and the time of a report.
func now() string { return time.Now().UTC().Format(time.RFC3339) }

// head is what a form of a kind begins with.
func head(kind string) report.Head {
	return report.Head{Form: report.Of(kind), Limb: Version()}
}

// Version returns the version of limb that the program was built from.
func Version() string { return version.String() }
