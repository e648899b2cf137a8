package measure

import (
	"context"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/paranoia"
)

// probes asks a device's compiler and driver what they do to programs.
func probes(ctx context.Context, dev *device.Device, about string) report.Probes {
	list, err := paranoia.ProbesContext(ctx, dev)
	p := report.Probes{Device: dev.Info().Name, About: about, List: list}
	if err != nil {
		p.Failed = err.Error()
	}
	p.Say()
	return p
}
