package report

import (
	"fmt"
	"io"
	"slices"
)

// Bench compares devices with the plain Go loop on one core, in one run.
type Bench struct {
	Head
	System  System     `json:"system"`
	N       int        `json:"elements"`
	Runs    int        `json:"time_runs_at_least"`
	Rows    []BenchRow `json:"rows"`
	Devices []Device   `json:"devices"`
}

// BenchRow is one function in one place.
type BenchRow struct {
	Where    string `json:"where"` // "go" is the plain loop on one core, else a device
	Function string `json:"function"`
	Least    Figure `json:"least_ns"`
	Median   Figure `json:"median_ns"`
	Speedup  Figure `json:"times_the_go_loop"`
}

// Benched are the functions of the comparison.
var Benched = []string{"DF.Add", "DF.Mul", "DD.Add", "DD.Mul"}

// Text writes the comparison.
func (b *Bench) Text(w io.Writer, s Style) {
	t := tableOf("", of(prose, "ns per element"))
	for _, f := range Benched {
		t.Columns = slices.Concat(t.Columns, of(number, f), beside(number, "× go"))
	}
	places := []string{"go"}
	for _, d := range b.Devices {
		if d.Usable {
			places = append(places, d.Name)
		}
	}
	for _, where := range places {
		cells := []string{where}
		if where == "go" {
			cells[0] = "go, one core"
		}
		for _, f := range Benched {
			if r := b.row(where, f); r != nil {
				cells = append(cells, above(r.Least/Figure(b.N), 3), above(r.Speedup, 2)+"×")
			} else {
				cells = append(cells, "–", "–")
			}
		}
		t.add(cells...)
	}
	title := fmt.Sprintf("limb bench · %s elements on planes, without transfers · × go: as many times as fast as the plain Go loop on one core · the least of %s runs", power(b.N), atLeast(b.Runs))
	s.Blocks(w, slices.Concat([]Block{{Title: title}}, t.blocks(), evidence(b.Devices)))
}

// row returns the row of a function in a place, nil where there is none.
func (b *Bench) row(where, function string) *BenchRow {
	return first(b.Rows, func(r *BenchRow) bool { return r.Where == where && r.Function == function })
}
