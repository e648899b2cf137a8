package accuracy

import (
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/limbfp/limb"
)

// Row is a line of the accuracy table: an operation over all distributions and
// the hill climb.
type Row struct {
	Note  string  // what the operands are restricted to, or the error relative to
	Worst Result  // by the distribution, or the climb, that found the largest error
	RMS   float64 // over [Uniform]
	Loose int     // over all, as in Result

	LooseAt []float64 // operands of one of them

	Inside int      // vectors of the distributions in the domain
	Dists  []string // the names of the distributions
}

// Search measures op over n vectors of every one of its distributions and
// climbs for the given number of rounds.
func Search[T limb.Float](op Op[T], n, rounds int, seed uint64) Row {
	row := Row{Note: op.Note, Worst: Climb(op, rounds, seed, nil)}
	row.Loose, row.LooseAt = row.Worst.Loose, row.Worst.LooseAt
	for k, d := range op.Dists() {
		r := Measure(op, d, n, seed, nil)
		if r.Max > row.Worst.Max {
			row.Worst = r
		}
		if k == 0 {
			row.RMS = r.RMS()
		}
		row.Inside += r.N - r.Outside
		row.Dists = append(row.Dists, d.Name)
		if row.Loose += r.Loose; row.LooseAt == nil {
			row.LooseAt = r.LooseAt
		}
	}
	return row
}

// Rows searches operations, each in every reading of its bound. size says how
// many vectors and rounds a result of so many limbs takes; done, if not nil,
// is called with every row that is there, in any order.
func Rows[T limb.Float](ops []Op[T], size func(limbs int) (n, rounds int), seed uint64, done func(Row)) []Row {
	var all []Op[T]
	for _, op := range ops {
		all = append(all, op.Readings()...)
	}
	rows := make([]Row, len(all))
	var next atomic.Int64
	var mu sync.Mutex
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(all)) {
		wg.Go(func() {
			for {
				k := int(next.Add(1)) - 1
				if k >= len(all) {
					return
				}
				n, rounds := size(all[k].Out)
				rows[k] = Search(all[k], n, rounds, seed)
				if done != nil {
					mu.Lock()
					done(rows[k])
					mu.Unlock()
				}
			}
		})
	}
	wg.Wait()
	return rows
}

// Readings returns op as it is, and where its doc comment bounds the error only
// for operands of one sign and relative to |x| + |y|, also those. The bound of
// MulAdd has a second term.
func (op Op[T]) Readings() []Op[T] {
	switch _, name, _ := strings.Cut(op.Name, "."); name {
	case "SloppyAdd":
		same, absolute := op, op
		same.Note, same.Domain.SameSign = "same signs", true
		absolute.Note, absolute.Absolute = "of |x|+|y|", true
		return []Op[T]{op, same, absolute}
	case "MulAdd":
		op.Note, op.ofXY = "of |v|+8|xy|", 8
		if op.Out == 2 {
			op.Note, op.ofXY = "of |v|+6u|xy|", ldexp(6, -precision[T]())
		}
	}
	return []Op[T]{op}
}

// Table formats rows, one a line.
func Table(rows []Row) string {
	const layout = "%-14s %-11s %-22s %8s %10s  %-12s %s\n"
	var b strings.Builder
	fmt.Fprintf(&b, layout, "# operation", "", "worst/u^n", "log2", "rms/u^n", "found by", "operands")
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
