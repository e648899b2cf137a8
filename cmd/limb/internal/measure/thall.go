package measure

import (
	"context"
	"fmt"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/fp"
)

// ThallOptions say what Table II of [Tha07] is measured on.
type ThallOptions struct {
	Sample
	Devices []string   // all where empty
	Models  []fp.Model // of 24 bits; g80 where nil
}

// Thall measures the table on devices. A device that cannot be opened, or that
// fails on the way, is part of it.
func Thall(ctx context.Context, o ThallOptions) (*report.Thall, error) {
	devices, open, err := openAll(o.Devices, o.Progress)
	if err != nil {
		return nil, err
	}
	defer closeAll(open)
	t := measureThall(ctx, open, o)
	t.Head, t.Devices = new(head("thall")), devices
	return t, nil
}

// measureThall fills the table, the lines that are whole before ctx is done.
func measureThall(ctx context.Context, devices []*session, o ThallOptions) *report.Thall {
	t := &report.Thall{Vectors: o.Vectors, Types: o.Types}
	if err := accuracy.Reference(); err != nil {
		t.Missing = fmt.Sprintf("only sums and products are measured: %v", err)
	}
	total, done := float64(len(o.Types)*len(accuracy.Thall)), 0.0
	for _, row := range accuracy.Thall {
		line := report.ThallLine{Operation: row.Operation, Range: row.Range, PaperMax: report.Figure(row.Max), PaperRMS: report.Figure(row.RMS)}
		for _, typ := range o.Types {
			o.Progress.to(done/total, typ+" "+row.Operation)
			done++
			if ctx.Err() != nil {
				break
			}
			limbs := 2
			if typ[0] == 'Q' {
				limbs = 4
			}
			if typ[1] == 'F' {
				line.Found = append(line.Found, measureThallRow[float32](devices, row, typ, limbs, o)...)
			} else {
				line.Found = append(line.Found, measureThallRow[float64](devices, row, typ, limbs, o)...)
			}
		}
		if ctx.Err() != nil {
			break
		}
		t.Lines = append(t.Lines, line)
	}
	if ctx.Err() == nil && t.Missing == "" && slices.Contains(o.Types, "DF") {
		measureThallModels(ctx, t, o)
	}
	return t
}

// modelVectors are those of each operation on a model, which takes a thousand times as long as
// on a processor.
const modelVectors = 1 << 11

// measureThallModels adds what models give: all operations, and the cosine as it is printed.
func measureThallModels(ctx context.Context, t *report.Thall, o ThallOptions) {
	if o.Models == nil {
		g80, _ := fp.LookupModel("g80")
		o.Models = []fp.Model{g80}
	}
	t.ModelVectors = min(o.Vectors, modelVectors)
	for _, m := range o.Models {
		found := report.ThallModel{Model: m.Name}
		for _, row := range append(slices.Clone(accuracy.Thall), accuracy.ThallCosine) {
			if ctx.Err() != nil {
				return
			}
			o.Progress.to(1, m.Name+" "+row.Operation)
			line := report.ThallModelLine{Operation: row.Operation}
			line.Max, line.RMS = onModel(row, m, false, t.ModelVectors, o.Seed)
			line.OwnMax, line.OwnRMS = onModel(row, m, true, t.ModelVectors, o.Seed)
			found.Lines = append(found.Lines, line)
		}
		t.Models = append(t.Models, found)
	}
}

// onModel measures an operation on a model.
func onModel(row accuracy.ThallRow, m fp.Model, own bool, n int, seed uint64) (most, rms report.Figure) {
	op, ok := accuracy.ThallOp[float32](row, 2)
	batch, err := accuracy.ThallBatch(row, m, own)
	if !ok || err != nil {
		panic(fmt.Sprint("measure: ", row.Operation, ": ", err)) // all rows have both
	}
	r := accuracy.Measure(op, accuracy.Uniform(), n, seed, batch)
	return report.Figure(r.Max), report.Figure(r.RMS())
}

// measureThallRow measures one operation on all devices. Plain Go is where "go",
// and a device that gives its bits has its errors.
func measureThallRow[T limb.Float](devices []*session, row accuracy.ThallRow, typ string, limbs int, o ThallOptions) []report.ThallFound {
	op, ok := accuracy.ThallOp[T](row, limbs)
	if !ok || !op.Known() {
		return nil
	}
	size := min(o.Vectors, batch)
	found := findings[T](devices, typ, op.Name, size)
	defer freeAll(found)
	all, _ := compare(func() bool { return false }, op, vectors{accuracy.Uniform(), o.Seed, o.Vectors, size, 0}, found, func(int) {})
	entry := func(where string, r accuracy.Result, differing int) report.ThallFound {
		return report.ThallFound{Where: where, Type: typ, Function: op.Name, Max: report.Figure(r.Max), RMS: report.Figure(r.RMS()), Worst: hexes(r.Worst), Differing: differing}
	}
	entries := []report.ThallFound{entry("go", all, 0)}
	for _, f := range found {
		if f.works(op.Name) {
			entries = append(entries, entry(f.session.d.Name, f.result, f.differing))
		}
	}
	return entries
}
