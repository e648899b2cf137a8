package measure

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/measure/native"
	"github.com/limbfp/limb/paranoia"
)

// ParanoiaOptions say which arithmetics are examined: all where both lists are
// empty.
type ParanoiaOptions struct {
	Sample  // of no types
	Models  []fp.Model
	Devices []string
}

// Paranoia examines models, and devices, those that the self-test refuses too. A
// device that fails on the way is part of the result.
func Paranoia(ctx context.Context, o ParanoiaOptions) (*report.Paranoia, error) {
	var infos []device.Info
	all := len(o.Models) == 0 && len(o.Devices) == 0
	if all {
		o.Models = fp.Models()
	}
	if all || len(o.Devices) > 0 {
		var err error
		if infos, err = Present(o.Devices); err != nil {
			return nil, err
		}
	}
	return paranoiaOf(ctx, infos, o), nil
}

// paranoiaOf examines models and devices until ctx is done.
func paranoiaOf(ctx context.Context, infos []device.Info, o ParanoiaOptions) *report.Paranoia {
	p := &report.Paranoia{
		Head:    new(head("paranoia")),
		Vectors: o.Vectors, Seed: o.Seed, Paper: report.PublishedIntervals,
	}
	total := float64(len(o.Models) + len(infos))
	for i, m := range o.Models {
		if ctx.Err() != nil {
			return p
		}
		o.Progress.to(float64(i)/total, m.Name)
		u := report.Unit{Name: m.Name, About: m.About, Type: m.Numbers.Name}
		examine(&u, paranoia.Model(m), o)
		for _, a := range paranoia.Table5(m, o.Vectors, o.Seed) {
			u.Table5 = append(u.Table5, report.UnitAccuracy{
				Operation: a.Operation, Paper: report.Figure(a.Paper), Log2: report.Figure(a.Log2()), Exact: a.Max == 0,
				IEEE: report.Figure(math.Log2(float64(a.IEEE))), Worst: texts(a.Operands),
			})
		}
		p.Units = append(p.Units, u)
	}
	done := float64(len(o.Models)) / total
	units, compilers := examineDevices(ctx, infos, o, func(part float64, what string) { o.Progress.to(done+(1-done)*part, what) })
	p.Units, p.Probes = append(p.Units, units...), compilers
	for i := range p.Probes {
		if ctx.Err() != nil {
			break
		}
		for _, info := range infos {
			if info.Name == p.Probes[i].Device {
				o.Progress.to(1, "self-test of "+info.Name)
				d, dev := Open(info)
				if dev != nil {
					dev.Close()
				}
				p.Probes[i].Limb = d.Itself()
			}
		}
	}
	return p
}

// examineDevices examines the machine types of devices, and their compilers.
func examineDevices(ctx context.Context, infos []device.Info, o ParanoiaOptions, tell func(part float64, what string)) (units []report.Unit, compilers []report.Probes) {
	for i, info := range infos {
		if info.Title == "" || ctx.Err() != nil {
			continue
		}
		tell(float64(i)/float64(len(infos)), "arithmetic of "+info.Name)
		about := info.Title
		if info.Platform != "" && info.Platform != "Go" {
			about += ", " + info.Platform
		}
		dev, err := device.Open(info.Name, device.Untested())
		if err != nil {
			units = append(units, report.Unit{Name: info.Name, About: about, Type: "float32", Failed: err.Error()})
			continue
		}
		units = append(units, examineDevice[float32](dev, about, "float32", o))
		if dev.Info().Float64 && ctx.Err() == nil {
			units = append(units, examineDevice[float64](dev, about, "float64", o))
		}
		if ctx.Err() != nil {
			dev.Close()
			break
		}
		tell((float64(i)+0.5)/float64(len(infos)), "compiler of "+info.Name)
		compilers = append(compilers, probes(ctx, dev, about))
		dev.Close()
	}
	return units, compilers
}

func examineDevice[T float32 | float64](dev *device.Device, about, typ string, o ParanoiaOptions) report.Unit {
	u := report.Unit{Name: dev.Info().Name, About: about, Type: typ}
	unit, err := paranoia.OfDevice[T](dev)
	if err != nil {
		u.Failed = err.Error()
		return u
	}
	examine(&u, unit, o)
	promised(&u, dev.Info())
	return u
}

// promised takes what the device's language allows for no fault: an operation whose largest error is
// within its promise. Of float64 Vulkan promises no less than of float32.
func promised(u *report.Unit, info device.Info) {
	if native.Language(info.Backend) == "" {
		return
	}
	names := map[string]string{"x/y": "x / y", "1/x": "1 / x", "√x": "sqrt", "1/√x": "rsqrt"}
	for _, f := range native.Functions(info.CorrectDiv) {
		p := f.Promise(info.Backend, u.Type == "float32")
		if math.IsInf(p.Ulps, 1) {
			p = f.Promise(info.Backend, true)
		}
		for i := range u.Findings {
			x := &u.Findings[i]
			op := strings.TrimPrefix(x.Question, rounding)
			worst, ok := u.Worst(op)
			if ok && names[op] == f.Name && x.Grade != paranoia.Fine && worst <= p.Ulps && !math.IsInf(p.Ulps, 1) {
				x.Grade = paranoia.Fine
				x.Answer += fmt.Sprintf(", of %g that %s promises", p.Ulps, native.Language(info.Backend))
			}
		}
	}
}

// rounding is what Findings's questions of how an operation rounds begin with.
const rounding = "rounding of "

// examine fills the intervals and the findings.
func examine(u *report.Unit, unit paranoia.Unit, o ParanoiaOptions) {
	for _, op := range paranoia.Ops {
		i, err := paranoia.Measure(unit, op, o.Vectors, o.Seed)
		if errors.Is(err, paranoia.ErrLacks) {
			continue
		}
		if err != nil {
			u.Failed = fmt.Sprintf("%v: %v", op, err)
			return
		}
		u.Intervals = append(u.Intervals, report.Interval{
			Operation: i.Op, Vectors: i.Vectors, Low: report.Figure(i.Low.Ulps), High: report.Figure(i.High.Ulps),
			LowAt: texts(i.Low.Operands), HighAt: texts(i.High.Operands),
		})
	}
	findings, err := paranoia.Findings(unit)
	if u.Findings = findings; err != nil {
		u.Failed = err.Error()
	}
	for i := range u.Findings { // the largest error is that of the table, of more operands
		x := &u.Findings[i]
		worst, ok := u.Worst(strings.TrimPrefix(x.Question, rounding))
		if text, _, numbered := strings.Cut(x.Answer, ": up to "); ok && numbered {
			x.Answer = fmt.Sprintf("%s: up to %.2f ulp", text, worst)
			if worst >= 1 {
				x.Grade = paranoia.Defect
			}
		}
	}
}

func texts(list []paranoia.Exact) []string { return words.Of(list, paranoia.Exact.String) }
