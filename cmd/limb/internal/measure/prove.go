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
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/prove"
	"github.com/limbfp/limb/internal/prove/bounds"
	"github.com/limbfp/limb/internal/prove/network"
	"github.com/limbfp/limb/internal/run/cause"
)

// ProveOptions say what is to be proved.
type ProveOptions struct {
	Functions []string // all that there are formulas for where empty
	Formats   []string // "e4p5"
	Solver    string   // the first that the machine has where empty
	Timeout   time.Duration
	Bound     float64 // instead of the documented one, unless 0
	Steps     bool    // bounds as sums of steps, also of functions that there are formulas for
	Networks  bool    // the bounds and the normal form of networks
	Progress  Progress
}

// ErrProve is in the error where a function or a format is asked for that there is not.
var ErrProve = errors.New("no such proof")

// A stepped function is one whose error is proved as the sum of its steps.
type stepped struct {
	bounds.Function
	f *ir.Func
}

// split says which functions are for a solver and which are sums of steps.
func (o ProveOptions) split() (promises []prove.Promise, sums []stepped, err error) {
	names := o.Functions
	switch {
	case len(names) == 0 && !o.Steps:
		return prove.Promises, nil, nil
	case len(names) == 0:
		names = bounds.Names()
	}
	for _, name := range names {
		p, unknown := prove.Lookup(name)
		if unknown == nil && !o.Steps {
			promises = append(promises, p)
			continue
		}
		g, f, err := bounds.Lookup(name)
		switch {
		case errors.Is(err, bounds.ErrUnknown) && !o.Steps:
			return nil, nil, fmt.Errorf("%w: %w; as a sum of steps, %w", ErrProve, unknown, err)
		case err != nil:
			return nil, nil, fmt.Errorf("%w: %w", ErrProve, err)
		}
		sums = append(sums, stepped{g, f})
	}
	return promises, sums, nil
}

func (o ProveOptions) formats() (formats []fp.Format, err error) {
	for _, name := range o.Formats {
		var e, p int
		n, err := fmt.Sscanf(name+" ", "e%dp%d ", &e, &p)
		if n != 2 || err != nil {
			return nil, fmt.Errorf("%w: format %q: want the bits of the exponent and the precision, as e4p5", ErrProve, name)
		}
		f, err := prove.Format(e, p)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrProve, err)
		}
		formats = append(formats, f)
	}
	return formats, nil
}

// bounded returns the promises with the bound that is asked for.
func (o ProveOptions) bounded(promises []prove.Promise) ([]prove.Promise, error) {
	if o.Bound == 0 {
		return promises, nil
	}
	if o.Bound != math.Trunc(2*o.Bound)/2 || o.Bound > 1<<20 {
		return nil, fmt.Errorf("%w: bound %g: want a whole number or a half, below 2^20", ErrProve, o.Bound)
	}
	bounded := []prove.Promise{}
	for _, p := range promises {
		if p.Bound == 0 {
			return nil, fmt.Errorf("%w: %s is exact and has no bound", ErrProve, p.Name)
		}
		p.Bound = o.Bound
		bounded = append(bounded, p)
	}
	return bounded, nil
}

// read returns what is to be proved.
func (o ProveOptions) read() (promises []prove.Promise, sums []stepped, formats []fp.Format, err error) {
	if promises, sums, err = o.split(); err == nil {
		if promises, err = o.bounded(promises); err == nil {
			formats, err = o.formats()
		}
	}
	return promises, sums, formats, err
}

// Formula returns the formula of one function in one format.
func Formula(o ProveOptions) (string, error) {
	promises, _, formats, err := o.read()
	if err != nil {
		return "", err
	}
	if len(promises) == 0 {
		return "", fmt.Errorf("%w: there is no formula of %s", ErrProve, o.Functions[0])
	}
	f, err := promises[0].Function()
	if err != nil {
		return "", err
	}
	return promises[0].Formula(f, formats[0])
}

// Prove asks a solver, for one promise after the other, and sums the errors of steps. When ctx
// is done it returns what is known, and the error of ctx.
func Prove(ctx context.Context, o ProveOptions) (*report.Proofs, error) {
	if o.Networks {
		return o.networks(ctx)
	}
	promises, sums, formats, err := o.read()
	if err != nil {
		return nil, err
	}
	x := &report.Proofs{Head: head("prove")}
	if len(promises) > 0 {
		if err := o.ask(ctx, x, promises, formats); err != nil {
			return known(ctx, x, err)
		}
	}
	for i, s := range sums {
		part := func(done float64) { o.Progress.to((float64(i)+done)/float64(len(sums)), s.f.Go) }
		part(0)
		row, err := s.prove(ctx, part)
		if err != nil {
			return known(ctx, x, err)
		}
		x.Sums = append(x.Sums, row)
	}
	return x, nil
}

// known returns x where an error comes of ctx, which has stopped the work.
func known(ctx context.Context, x *report.Proofs, err error) (*report.Proofs, error) {
	if ctx.Err() == nil {
		return nil, err
	}
	x.Stopped = true
	return x, cause.Of(ctx)
}

// prove returns the bound of a function with the documented one and the one that was measured.
func (s stepped) prove(ctx context.Context, progress func(done float64)) (row report.Sum, err error) {
	start := time.Now()
	p, err := s.Prove(ctx, s.f, progress)
	if err != nil {
		return row, err
	}
	documented, _ := bounds.Documented(s.f)
	measured, _ := accuracy.Committed(s.f.Go)
	row = report.Sum{Function: s.f.Go, Domain: s.Domain, Proved: p.Bound, Documented: documented, Measured: measured, Unit: p.Unit, Verdict: "below", Share: p.Share, Assumed: p.Assumed, Broken: s.Broken(s.f) && len(p.Assumed) > 0, Where: p.Where, Steps: p.Steps, Reads: p.Reads, Series: p.Series, Notes: p.Notes, Pieces: p.Pieces, Seconds: time.Since(start).Seconds()}
	if err := p.Against(documented, s.Limit(s.f)); err != nil {
		row.Verdict, row.Why = "not below", err.Error()
	}
	if p.Share > 1 && row.Verdict == "below" {
		row.Verdict = "sampled"
	}
	return row, nil
}

// networks has z3 prove the normal form and a bound of sums and products.
func (o ProveOptions) networks(ctx context.Context) (*report.Proofs, error) {
	names := o.Functions
	if len(names) == 0 {
		names = network.Names()
	}
	solver, err := prove.Solver("z3")
	if err != nil {
		return nil, err
	}
	x := &report.Proofs{Head: head("prove"), Solver: "z3"}
	for i, name := range names {
		f, err := network.Lookup(name)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrProve, err)
		}
		n, err := network.Of(f)
		if err != nil {
			return nil, err
		}
		p, err := n.Prove(ctx, solver, o.Timeout, func(done float64) { o.Progress.to((float64(i)+done)/float64(len(names)), f.Go) })
		if err != nil {
			return known(ctx, x, err)
		}
		documented, _ := bounds.Documented(f)
		adds, muls := f.Flops()
		row := report.Network{Function: f.Go, Flops: adds + muls, Proved: report.Figure(p.Bound), Documented: documented, Normal: p.Normal, Unit: n.Unit(), Loose: p.Loose, Open: p.Open, Seconds: p.Took.Seconds()}
		for _, l := range p.Losses {
			row.Losses = append(row.Losses, report.Loss{Step: l.Gate, Units: report.Figure(l.Units)})
		}
		x.Networks = append(x.Networks, row)
	}
	return x, nil
}

// ask has a solver prove promises.
func (o ProveOptions) ask(ctx context.Context, x *report.Proofs, promises []prove.Promise, formats []fp.Format) error {
	solver, err := prove.Solver(o.Solver)
	if err != nil {
		return err
	}
	x.Solver = solver[strings.LastIndexByte(solver, '/')+1:]
	for i, p := range promises {
		f, err := p.Function()
		if err != nil {
			return err
		}
		for k, format := range formats {
			o.Progress.to(float64(i*len(formats)+k)/float64(len(promises)*len(formats)), f.Go+" "+format.Name)
			limit, done := context.WithTimeout(ctx, o.Timeout)
			found, err := p.Prove(limit, solver, f, format)
			done()
			if ctx.Err() != nil {
				return cause.Of(ctx)
			}
			if err != nil {
				return err
			}
			row := report.Proof{Function: f.Go, Format: format.Name, Bound: p.Bound, Verdict: string(found.Verdict), Seconds: found.Took.Seconds(), Error: report.Figure(found.Error)}
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
	return nil
}
