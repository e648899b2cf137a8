package accuracy

import (
	"fmt"
	"strconv"
	"strings"
	"sync"

	"github.com/limbfp/limb"
)

// Row is a line of the accuracy table: an operation over all distributions and
// the hill climb.
type Row struct {
	Note  string  // what the operands are restricted to, or the error relative to
	Worst Result  // by the distribution, or the climb, that found the largest error
	RMS   float64 // over [Uniform]
	Loose int     // over all, as in Result
}

// Search measures op over n vectors of every distribution of [Dists] and
// climbs for the given number of rounds.
func Search[T limb.Float](op Op[T], n, rounds int, seed uint64) Row {
	row := Row{Note: op.Note, Worst: Climb(op, rounds, seed, nil)}
	row.Loose = row.Worst.Loose
	for k, d := range Dists() {
		r := Measure(op, d, n, seed, nil)
		if r.Max > row.Worst.Max {
			row.Worst = r
		}
		if k == 0 {
			row.RMS = r.RMS()
		}
		row.Loose += r.Loose
	}
	return row
}

// Rows searches every operation on T, in each reading of its bound.
func Rows[T limb.Float](n, rounds int, seed uint64) []Row {
	var ops []Op[T]
	for _, op := range Ops[T]() {
		ops = append(ops, op.Readings()...)
	}
	rows := make([]Row, len(ops))
	var wg sync.WaitGroup
	for k, op := range ops {
		wg.Go(func() { rows[k] = Search(op, n, rounds, seed) })
	}
	wg.Wait()
	return rows
}

// Readings returns op as it is, and where its doc comment bounds the error only
// for operands of one sign and relative to |x| + |y|, also those.
func (op Op[T]) Readings() []Op[T] {
	if !strings.HasSuffix(op.Name, ".SloppyAdd") {
		return []Op[T]{op}
	}
	same, absolute := op, op
	same.Note, same.Domain.SameSign = "same signs", true
	absolute.Note, absolute.Absolute = "of |x|+|y|", true
	return []Op[T]{op, same, absolute}
}

// Table formats rows, one a line.
func Table(rows []Row) string {
	const layout = "%-14s %-11s %-22s %8s %10s  %-12s %s\n"
	var b strings.Builder
	fmt.Fprintf(&b, layout, "# operation", "", "worst/u²", "log2", "rms/u²", "found by", "operands")
	for _, r := range rows {
		w := r.Worst
		worst, log2, rms, found := "exact", "", "", ""
		if !w.Exact() {
			worst = strconv.FormatFloat(w.Max, 'g', -1, 64)
			log2 = strconv.FormatFloat(w.Log2(), 'f', 2, 64)
			rms = strconv.FormatFloat(r.RMS, 'g', 4, 64)
			found = w.Dist
		}
		var operands []string
		for _, a := range w.Worst {
			operands = append(operands, strconv.FormatFloat(a, 'x', -1, 64))
		}
		line := fmt.Sprintf(layout, w.Op, strings.ReplaceAll(r.Note, " ", "-"), worst, log2, rms, found, strings.Join(operands, " "))
		b.WriteString(strings.TrimRight(line, " \n") + "\n")
	}
	return b.String()
}
