package report

import (
	"fmt"
	"io"
)

// Bench compares devices with the plain Go loop on one core, in one run.
type Bench struct {
	Schema  int        `json:"schema"`
	Kind    string     `json:"kind"` // "bench"
	Limb    string     `json:"limb_version"`
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
	Least    Number `json:"least_ns"`
	Median   Number `json:"median_ns"`
	Speedup  Number `json:"times_the_go_loop"`
}

// Benched are the functions of the comparison.
var Benched = []string{"DF.Add", "DF.Mul", "DD.Add", "DD.Mul"}

// Text writes the comparison for a terminal.
func (b *Bench) Text(w io.Writer, s Style) {
	s.Line(w, fmt.Sprintf("%s · %s elements on planes, without transfers · × go: as many times as fast as the plain Go loop on one core · the least of %s runs",
		s.bold("limb bench"), power(b.N), atLeast(b.Runs)))
	fmt.Fprintln(w)
	rows, with := [][]string{{"ns per element"}}, []bool{false}
	for _, f := range Benched {
		rows[0], with = append(rows[0], f, "× go"), append(with, false, true)
	}
	places := []string{"go"}
	for _, d := range b.Devices {
		if d.Usable {
			places = append(places, d.Name)
		}
	}
	for _, where := range places {
		name := where
		if where == "go" {
			name = "go, one core"
		}
		line := []string{name}
		for _, f := range Benched {
			if r := b.row(where, f); r != nil {
				line = append(line, perElement(r.Least, b.N), ratio(float64(r.Speedup))+"×")
			} else {
				line = append(line, "–", "–")
			}
		}
		rows = append(rows, line)
	}
	s.table(w, Columns(1, len(rows[0])), with, rows)
	evidence(w, s, b.Devices)
}

// row returns the row of a function in a place, nil where there is none.
func (b *Bench) row(where, function string) *BenchRow {
	for i := range b.Rows {
		if r := &b.Rows[i]; r.Where == where && r.Function == function {
			return r
		}
	}
	return nil
}
