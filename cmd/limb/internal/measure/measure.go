// Package measure finds out what the command limb says: it opens devices, takes
// times and errors, and fills the data of package report.
package measure

import (
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/report"
)

// Options say what is measured.
type Options struct {
	Devices []string      // all where empty
	DF, DD  int           // vectors for the accuracy of each type, multiples of 4096
	Sample  int           // of them, for the histograms
	Thall   int           // vectors for the table of Thall
	Ulps    int           // operands for the error intervals of each operation
	Native  int           // operands for the functions of devices; 0 leaves these out
	Runs    int           // of each timing, at least
	Budget  time.Duration // more runs of each timing for so long
	// Progress is told how far the work is, from 0 to 1.
	Progress func(done float64, what string)
}

// Quick, Default and Full are the sizes of the work: a few seconds, less than a
// minute, and some minutes, on two cores.
func Quick() Options {
	return Options{DF: 1 << 19, DD: 1 << 19, Sample: 1 << 16, Thall: 1 << 12, Ulps: 1 << 14, Runs: 3, Budget: 2 * time.Millisecond}
}

func Default() Options {
	return Options{DF: 1 << 24, DD: 1 << 22, Sample: 1 << 18, Thall: 1 << 17, Ulps: 1 << 17, Runs: 7, Budget: 20 * time.Millisecond}
}

func Full() Options {
	return Options{DF: 1 << 26, DD: 1 << 26, Sample: 1 << 22, Thall: 1 << 20, Ulps: 1 << 22, Native: 1 << 18, Runs: 25, Budget: 250 * time.Millisecond}
}

// Report makes the report. A device that cannot be opened is part of it, and
// so is one that fails on the way; the error is for a device that is not there.
func Report(o Options) (*report.Report, error) {
	start := time.Now()
	r := &report.Report{
		Schema: report.Schema, Kind: "report", Limb: Version(), Date: now(), Paper: report.DGD06, System: Here(),
		Dist: operands.Name, Runs: o.Runs,
	}
	list, err := Select(o.Devices)
	if err != nil {
		return nil, err
	}
	if o.Progress == nil {
		o.Progress = func(float64, string) {}
	}
	var open []*session
	defer func() {
		for _, s := range open {
			s.dev.Close()
		}
	}()
	r.Devices = make([]report.Device, len(list))
	for i, info := range list {
		o.Progress(0, "testing "+info.Name)
		d, dev := Open(info)
		r.Devices[i] = d
		if dev != nil {
			open = append(open, &session{dev: dev, d: &r.Devices[i]})
		}
	}
	measureTimes(open, o)
	measureAccuracy(open, o)
	r.Thall = measureThall(open, ThallOptions{Types: report.ThallTypes, Vectors: o.Thall, Seed: seed, Progress: func(done float64, what string) {
		o.Progress(0.8+0.2*done, "Thall's "+what)
	}})
	r.Units = &report.Paranoia{Vectors: o.Ulps, Seed: seed, Paper: report.PublishedIntervals}
	r.Units.Units, r.Units.Probes = examineDevices(list, ParanoiaOptions{Vectors: o.Ulps, Seed: seed}, func(_ float64, what string) { o.Progress(0.99, what) })
	if o.Native > 0 {
		for _, s := range open {
			n, err := Native(NativeOptions{Device: s.d.Name, Vectors: o.Native, Seed: seed})
			if errors.Is(err, device.ErrLanguage) {
				continue // its functions are those of this library
			}
			if err != nil {
				s.fail(err)
				continue
			}
			r.Native = append(r.Native, n)
		}
	}
	o.Progress(1, "done")
	r.Seconds = time.Since(start).Seconds()
	return r, nil
}

// session is an open device and its part of the report.
type session struct {
	dev *device.Device
	d   *report.Device
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

// Select returns the named devices of the machine, all for no names. Backends
// without devices are listed too.
func Select(names []string) ([]device.Info, error) {
	list := device.List()
	if len(names) == 0 {
		return list, nil
	}
	var chosen []device.Info
	for _, name := range names {
		found := false
		for _, info := range list {
			if info.Name == name || strings.HasPrefix(info.Name, name+":") {
				chosen, found = append(chosen, info), true
			}
		}
		if !found {
			var known []string
			for _, info := range list {
				known = append(known, info.Name)
			}
			return nil, fmt.Errorf("%w %q: the machine has %s (see limb devices)", device.ErrUnknown, name, strings.Join(known, ", "))
		}
	}
	return chosen, nil
}

// Open opens a device, which tests it, and says what was found. The device is
// nil where it cannot be used.
func Open(info device.Info) (report.Device, *device.Device) {
	d := report.Device{
		Name: info.Name, Backend: info.Backend, Title: info.Title, Platform: info.Platform, Version: info.Version,
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
	return d, dev
}

// arithmetic says in plain words what the self-test found out.
func arithmetic(t device.Arithmetic) *report.Arithmetic {
	a := &report.Arithmetic{Exact: t.Exact, Lowering: t.String()}
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
	answer := func(ok bool, yes, no string) report.Verdict {
		v := report.Verdict{Test: report.Questions[len(a.Answers)], OK: ok, Text: yes}
		if !ok {
			v.Text = no
		}
		return v
	}
	fma := "fused"
	if !t.FMA {
		fma = "not used"
	}
	for _, v := range []struct {
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
		a.Answers = append(a.Answers, answer(v.ok, v.yes, v.no))
	}
	return a
}

// Here describes the place.
func Here() report.System {
	return report.System{OS: runtime.GOOS, Arch: runtime.GOARCH, Go: runtime.Version(), CPUs: runtime.NumCPU(), CPU: processor()}
}

// now is the date and the time of a report.
func now() string { return time.Now().UTC().Format(time.RFC3339) }

// Version returns the version of the module that the program was built from.
func Version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
