package measure

import (
	"math"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/measure/estimate"
)

// estimates measures those of the processor.
func estimates() *report.Estimates {
	e := &report.Estimates{Subnormal: report.Number(estimate.Subnormal())}
	for _, r := range estimate.Measure() {
		e.Rows = append(e.Rows, report.Estimate{
			Instruction: r.Instruction, Inputs: r.Inputs, Log2: report.Number(math.Log2(r.Error)), Promised: report.Number(math.Log2(r.Promised)),
			Within: r.Error <= r.Promised, Operands: []string{hex(float64(r.X))},
		})
	}
	return e
}
