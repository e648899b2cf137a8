package measure

import (
	"strconv"

	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/internal/report"
)

// Search searches the operations on the types, "DF" and "DD".
func Search(types []string, vectors, rounds int, seed uint64) *report.Search {
	s := &report.Search{Schema: report.Schema, Kind: "accuracy", Limb: Version(), Vectors: vectors, Rounds: rounds, Seed: seed}
	for _, d := range accuracy.Dists() {
		s.Dists = append(s.Dists, d.Name)
	}
	for _, typ := range types {
		var rows []accuracy.Row
		size := func(int) (int, int) { return vectors, rounds }
		if typ == "DD" {
			rows = accuracy.Rows(accuracy.Ops[float64](), size, seed, nil)
		} else {
			rows = accuracy.Rows(accuracy.Ops[float32](), size, seed, nil)
		}
		for _, r := range rows {
			w := r.Worst
			row := report.SearchRow{Function: w.Op, Note: r.Note, Exact: w.Exact(), Log2: report.Number(w.Log2()), U2: report.Number(w.Max), RMS: report.Number(r.RMS)}
			if !w.Exact() {
				row.FoundBy = w.Dist
			}
			for _, x := range w.Worst {
				row.Worst = append(row.Worst, hex(x))
			}
			s.Rows = append(s.Rows, row)
		}
	}
	return s
}

// hex writes a limb exactly.
func hex(x float64) string { return strconv.FormatFloat(x, 'x', -1, 64) }
