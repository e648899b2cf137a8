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

// Row is what [Search] found of an operation, over all of its distributions and in the
// hill climb.
type Row struct {
	Note  string  // what the operands are restricted to, or the error relative to: Op.Note
	Worst Result  // by the distribution, or the climb, that found the largest error
	RMS   float64 // over Uniform, in units of u^n
	Loose int     // over all, as in Result

	LooseAt []float64 // the limbs of the operands of one of them

	Inside int      // vectors of the distributions in the domain
	Dists  []string // the names of the distributions
}

// Search measures op in plain Go over n vectors of every one of its distributions, of [Apart] a
// sixteenth where the reference takes long, and climbs for the given number of rounds.
func Search[T limb.Float](op Op[T], n, rounds int, seed uint64) Row {
	row := Row{Note: op.Note, Worst: Climb(op, rounds, seed, nil)}
	row.Loose, row.LooseAt = row.Worst.Loose, row.Worst.LooseAt
	for k, d := range op.Dists() {
		m := n
		if d.kind == apart && op.slow {
			m = (n + 15) / 16
		}
		r := Measure(op, d, m, seed, nil)
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

// Rows calls [Search] for every one of the [Op.Readings] of ops, on all processors, and
// returns the rows in that order. size says how many vectors and rounds a result of so many
// limbs takes; it is called from several goroutines. done, if not nil, is called with each
// row as soon as it is there, one call at a time.
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

// Readings returns the ways in which the bound in the doc comment of an operation can be
// read: op itself, and for SloppyAdd also op for operands of one sign and op with errors
// relative to |x| + |y|. For MulAdd it is op with errors relative to |v| and a multiple of
// |xy|, as its bound is. Note says which one it is.
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

// Table formats rows as text, a heading and one line each: the largest error, the RMS, the
// distribution that found the largest, and the operands in hexadecimal.
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
