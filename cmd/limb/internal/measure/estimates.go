package measure

import (
	"math"
	"time"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/measure/estimate"
	"github.com/limbfp/limb/internal/measure/tiny"
)

// estimates measures those of the processor.
func estimates() *report.Estimates {
	e := &report.Estimates{Subnormal: report.Figure(estimate.Subnormal())}
	for _, r := range estimate.Measure() {
		e.Rows = append(e.Rows, report.Estimate{
			Instruction: r.Instruction, Inputs: r.Inputs, Log2: report.Figure(math.Log2(r.Error)), Promised: report.Figure(math.Log2(r.Promised)),
			Within: r.Error <= r.Promised, Operands: []string{hex(float64(r.X))},
		})
	}
	return e
}

// subnormals measures what subnormal numbers of float32 cost a device that keeps them, the least time
// against the least.
func (s *session) subnormals(o Options) (ratio report.Figure, err error) {
	const n, turns = 1 << 12, 1 << 10
	x, err := device.NewArray[float32](s.dev, n)
	if err != nil {
		return 0, err
	}
	defer x.Free()
	out, err := device.NewArray[float32](s.dev, n)
	if err != nil {
		return 0, err
	}
	defer out.Free()
	took := func(value float32) (time.Duration, error) {
		if err := x.Fill(value); err != nil {
			return 0, err
		}
		d := &timed{d: s.dev}
		run := func() (time.Duration, error) {
			err := tiny.HalvesF32.Run(d, n, out, x, turns)
			return d.took, err
		}
		if _, err := run(); err != nil { // builds and compares
			return 0, err
		}
		times, err := repeat(o, run)
		if err != nil {
			return 0, err
		}
		return times[0], nil
	}
	normal, err := took(1)
	if err != nil {
		return 0, err
	}
	slow, err := took(0x1p-140)
	return report.Figure(float64(slow) / float64(max(normal, 1))), err
}
