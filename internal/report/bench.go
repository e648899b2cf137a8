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
	fmt.Fprintf(w, "%s · %s elements on planes, without transfers · ns per element, and times the plain Go loop on one core · the least of %s runs\n\n",
		s.bold("limb bench"), power(b.N), atLeast(b.Runs))
	rows := [][]string{{""}}
	for _, f := range Benched {
		rows[0] = append(rows[0], f, "")
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
	s.Table(w, Columns(1, len(rows[0])), rows)
	for _, d := range b.Devices {
		for _, text := range d.evidence() {
			fmt.Fprintf(w, "\n  %s\n", indent(text))
		}
	}
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
