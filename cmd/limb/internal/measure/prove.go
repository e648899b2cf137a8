package measure

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/prove"
)

// ProveOptions say what is to be proved.
type ProveOptions struct {
	Functions []string // all that there are formulas for where empty
	Formats   []string // "e4p5"
	Solver    string   // the first that the machine has where empty
	Timeout   time.Duration
	Bound     float64 // instead of the documented one, unless 0
	Progress  func(done float64, what string)
}

// ErrProve is in the error where a function or a format is asked for that there is not.
var ErrProve = errors.New("no such proof")

func (o ProveOptions) read() (promises []prove.Promise, formats []fp.Format, err error) {
	promises = prove.Promises
	if len(o.Functions) > 0 {
		promises = nil
	}
	for _, name := range o.Functions {
		p, err := prove.Lookup(name)
		if err != nil {
			return nil, nil, fmt.Errorf("%w: %w", ErrProve, err)
		}
		promises = append(promises, p)
	}
	for _, name := range o.Formats {
		var e, p int
		n, err := fmt.Sscanf(name+" ", "e%dp%d ", &e, &p)
		if n != 2 || err != nil {
			return nil, nil, fmt.Errorf("%w: format %q: want the bits of the exponent and the precision, as e4p5", ErrProve, name)
		}
		f, err := prove.Format(e, p)
		if err != nil {
			return nil, nil, fmt.Errorf("%w: %w", ErrProve, err)
		}
		formats = append(formats, f)
	}
	if o.Bound != 0 {
		if o.Bound != math.Trunc(2*o.Bound)/2 || o.Bound > 1<<20 {
			return nil, nil, fmt.Errorf("%w: bound %g: want a whole number or a half, below 2^20", ErrProve, o.Bound)
		}
		bounded := []prove.Promise{}
		for _, p := range promises {
			if p.Bound == 0 {
				return nil, nil, fmt.Errorf("%w: %s is exact and has no bound", ErrProve, p.Name)
			}
			p.Bound = o.Bound
			bounded = append(bounded, p)
		}
		promises = bounded
	}
	return promises, formats, nil
}

// Formula returns the formula of one function in one format.
func Formula(o ProveOptions) (string, error) {
	promises, formats, err := o.read()
	if err != nil {
		return "", err
	}
	f, err := promises[0].Function()
	if err != nil {
		return "", err
	}
	return promises[0].Formula(f, formats[0])
}

// Prove asks a solver, for one promise after the other.
func Prove(ctx context.Context, o ProveOptions) (*report.Proofs, error) {
	promises, formats, err := o.read()
	if err != nil {
		return nil, err
	}
	solver, err := prove.Solver(o.Solver)
	if err != nil {
		return nil, err
	}
	x := &report.Proofs{Schema: report.Schema, Kind: "prove", Limb: Version(), Solver: solver[strings.LastIndexByte(solver, '/')+1:]}
	for i, p := range promises {
		f, err := p.Function()
		if err != nil {
			return nil, err
		}
		for k, format := range formats {
			o.Progress(float64(i*len(formats)+k)/float64(len(promises)*len(formats)), f.Go+" "+format.Name)
			limit, done := context.WithTimeout(ctx, o.Timeout)
			found, err := p.Prove(limit, solver, f, format)
			done()
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			if err != nil {
				return nil, err
			}
			row := report.Proof{Function: f.Go, Format: format.Name, Bound: p.Bound, Verdict: string(found.Verdict), Seconds: found.Took.Seconds(), Error: report.Number(found.Error)}
			row.Operands, row.Results = hexes(found.Operands), hexes(found.Results)
			if op, ok := accuracy.Lookup[float32](f.Go); ok && p.Bound > 0 {
				readings := op.Readings()
				if len(readings) > 1 { // of SloppyAdd, that for operands of one sign
					op = readings[1]
				}
				row.Measured = accuracy.Search(op, 1<<12, 500, 1).Worst.Max
			}
			x.Rows = append(x.Rows, row)
		}
	}
	return x, nil
}
