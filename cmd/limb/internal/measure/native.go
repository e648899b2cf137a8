package measure

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/measure/mpfr"
	"github.com/limbfp/limb/internal/measure/native"
)

// NativeOptions say what of a device's own library is measured.
type NativeOptions struct {
	Sample             // DF and QF stand for float32
	Device    string   // "" is the first that has functions of its own
	Functions []string // as "exp"; all where empty
	All       bool     // all inputs of functions of one float32
	State     string   // file of the run over all inputs
}

// Native measures the device's own functions. A device that the self-test
// refuses is measured too. Where ctx is done, the rest is left out. Where the state of a run cannot be kept, there is an error
// beside what was found.
func Native(ctx context.Context, o NativeOptions) (*report.Native, error) {
	start := time.Now()
	d, dev, err := openNative(o.Device)
	if err != nil {
		return nil, err
	}
	defer dev.Close()
	n := &report.Native{Head: head("native"), Device: d, Language: native.Language(d.Backend), Specials: native.Specials(d.Backend)}
	n.Options = "largest error in ulps over " + fmt.Sprint(o.Vectors) + " operands, even in an interval, of random bits and hard ones, and what is near the worst; the share of correctly rounded results is of those in the interval"
	if o.All {
		n.Options = "largest error in ulps over all inputs of float32"
	}
	if err := mpfr.Available(); err != nil {
		n.Missing = fmt.Sprintf("nothing is checked against MPFR: %v", err)
	}
	switch by, err := native.Library(dev); {
	case err != nil:
		n.Missing = strings.TrimPrefix(n.Missing+"; CUDA's own library is not measured, but PTX's functions: "+err.Error(), "; ")
	case by != "":
		n.Language += ", and " + by
	}
	list := native.Functions(dev.Info().CorrectDiv)
	for _, name := range o.Functions {
		if !slices.ContainsFunc(list, func(f native.Function) bool { return asked(f, name) }) {
			return nil, fmt.Errorf("%w %q: there are %s", ErrFunction, name, strings.Join(words.Of(list, func(f native.Function) string { return f.Name }), ", "))
		}
	}
	list = slices.DeleteFunc(list, func(f native.Function) bool {
		return o.All && f.Args != 1 || len(o.Functions) > 0 && !slices.ContainsFunc(o.Functions, func(name string) bool { return asked(f, name) })
	})
	if len(list) == 0 {
		return nil, fmt.Errorf("%w of one operand among %s", ErrFunction, strings.Join(o.Functions, ", "))
	}
	if o.State != "" {
		if err := native.CheckState(o.State, dev); err != nil {
			return nil, err
		}
	}
	var lost error
	add := func(row report.NativeRow, err error) {
		if row.Absent = errors.Is(err, native.ErrLacks); err != nil && !row.Absent {
			row.Failed = err.Error()
		}
		if errors.Is(err, native.ErrState) {
			lost = err
		}
		n.Rows = append(n.Rows, row)
	}
	for k, width := range []struct {
		there bool
		row   func(*device.Device, native.Function, NativeOptions, func(part float64)) (report.NativeRow, error)
		name  string
	}{
		{wants(o.Types, 'F'), nativeRow[float32], "float32"},
		{wants(o.Types, 'D') && !o.All && dev.Info().Float64, nativeRow[float64], "float64"},
	} {
		for i, f := range list {
			if width.there && ctx.Err() == nil {
				add(width.row(dev, f, o, func(part float64) {
					o.Progress.to((float64(k*len(list)+i)+part)/float64(2*len(list)), f.Name+" "+width.name)
				}))
			}
		}
	}
	if len(o.Functions) == 0 && wants(o.Types, 'F') {
		for _, row := range native.FastFunctions() {
			if ctx.Err() != nil {
				break
			}
			o.Progress.to(0.99, row.Function.Name)
			n.Fast = append(n.Fast, fastRow(native.MeasureFast(dev, row, min(64*o.Vectors, 1<<24))))
			if row.Function.Name != "native_divide" {
				continue
			}
			switch z, err := native.DivideZone(dev, row.Function); {
			case err == nil:
				n.Zone = &report.Zone{Inputs: z.Inputs, Zeros: z.Zeros, Right: z.Right, Infinity: hex(float64(z.Infinite))}
			case !errors.Is(err, native.ErrLacks):
				n.Missing = strings.TrimPrefix(n.Missing+"; the zone of the fast quotient: "+err.Error(), "; ")
			}
		}
	}
	n.Seconds = time.Since(start).Seconds()
	return n, lost
}

// openNative opens a device that has functions of its own.
func openNative(name string) (report.Device, *device.Device, error) {
	infos := device.List()
	if name != "" {
		var err error
		if infos, err = Present([]string{name}); err != nil {
			return report.Device{}, nil, err
		}
	}
	for _, info := range infos {
		d, dev := Open(info)
		if dev == nil && info.Title != "" && (info.Err == nil || name != "") {
			var err error
			if dev, err = device.Open(info.Name, device.Untested()); err != nil {
				return d, nil, err
			}
		}
		if dev != nil && native.Available(dev) == nil {
			return d, dev, nil
		}
		if dev != nil {
			dev.Close()
		}
	}
	if name == "" {
		return report.Device{}, nil, fmt.Errorf("no device here has functions of its own: OpenCL, Vulkan and CUDA have (limb devices lists what is there)")
	}
	return report.Device{}, nil, fmt.Errorf("%s: %w: its functions are those of this library", name, device.ErrLanguage)
}

func asked(f native.Function, name string) bool {
	short, _, _ := strings.Cut(f.Name, ".")
	return strings.EqualFold(f.Name, name) || strings.EqualFold(short, name)
}

// wants reports whether a type has limbs of that letter.
func wants(types []string, limb byte) bool {
	return slices.ContainsFunc(types, func(t string) bool { return t[1] == limb })
}

// nativeRow measures one function of one type.
func nativeRow[T limb.Float](dev *device.Device, f native.Function, o NativeOptions, tell func(part float64)) (report.NativeRow, error) {
	row := report.NativeRow{Function: f.Name, Type: "float64", All: o.All, Cuda: report.Figure(f.Cuda64)}
	if _, narrow := any(T(0)).(float32); narrow {
		row.Type, row.Cuda = "float32", report.Figure(f.Cuda32)
	}
	m, err := native.New[T](dev, f)
	if err != nil {
		return row, err
	}
	defer m.Free()
	if err = m.Known(); err == nil {
		if all, ok := any(m).(*native.Meter[float32]); ok && o.All {
			err = native.Exhaust(all, o.State, native.Inputs, func(done uint64) { tell(float64(done) / native.Inputs) })
		} else {
			tell(0)
			err = m.Search(o.Vectors, o.Seed)
		}
	}
	if err != nil {
		return row, err
	}
	r := m.Result()
	row.Inputs, row.Skipped, row.Max, row.Checked = r.Inputs, r.Skipped, report.Figure(r.Max.Ulps), r.Checked
	row.Promised, row.Promise = report.Figure(r.Promised), r.Promise.Words
	row.Within = r.Max.Ulps <= r.Promised
	row.Correct, row.Below = report.Figure(r.Share()), f.Below
	if !row.All {
		lo, hi := f.Interval(row.Type == "float32")
		row.Interval = []float64{lo, hi}
	}
	row.Worst = nativeCase(r.Max, f.Args)
	if row.Wrong = r.Wrong; r.Wrong > 0 {
		row.Bad = nativeCase(r.Bad, f.Args)
	}
	if row.Zeros = r.Zeros; r.Zeros > 0 {
		row.Zero = nativeCase(r.Zero, f.Args)
	}
	return row, nil
}

func nativeCase(c native.Case, args int) *report.NativeCase {
	return &report.NativeCase{Operands: hexes(c.X[:args]), Got: hex(c.Got), Want: hex(c.Want)}
}

func fastRow(f native.Fast, err error) report.FastRow {
	row := report.FastRow{
		Function: f.Function.Name, Table: f.Table, Cuda: f.Cuda, Interval: f.Interval, Inputs: f.Inputs, Bits: report.Figure(f.Bits), Ulps: report.Figure(f.Ulps.Ulps),
		PaperBits: report.Figure(f.PaperBits), PaperUlps: report.Figure(f.PaperUlps), Worst: nativeCase(f.Worst, f.Function.Args),
		Promise: f.Promise.Words, Within: f.Within,
	}
	if p := f.Promise; p.Words == "" && !math.IsInf(p.Ulps, 1) {
		row.Promise = fmt.Sprintf("%g ulps", p.Ulps)
	}
	if !f.Within && err == nil {
		row.Beyond = nativeCase(f.Beyond, f.Function.Args)
	}
	if row.Absent = errors.Is(err, native.ErrLacks); err != nil && !row.Absent {
		row.Failed = err.Error()
	}
	return row
}
