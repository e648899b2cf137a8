package measure

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/cmd/limb/internal/words"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp"
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
		if infos, err = Select(o.Devices); err != nil {
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
	return u
}

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
}

func texts(list []paranoia.Exact) []string { return words.Of(list, paranoia.Exact.String) }
