package measure

import (
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/paranoia"
)

// probes asks a device's compiler and driver what they do to programs.
func probes(dev *device.Device, about string) report.Probes {
	p := report.Probes{Device: dev.Info().Name, About: about}
	list, err := paranoia.Probes(dev)
	if err != nil {
		p.Failed = err.Error()
	}
	for _, r := range list {
		p.List = append(p.List, report.ProbeRow{
			Name: r.Name, Type: r.Type, Question: r.Question, Grade: r.Grade.String(), Answer: r.Answer,
			Rows: r.Rows, Differ: r.Differ, Evidence: r.Evidence, Control: r.Control, Noticed: r.Noticed,
		})
	}
	p.Say()
	return p
}
