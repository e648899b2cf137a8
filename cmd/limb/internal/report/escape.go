package report

import (
	"fmt"
	"io"
	"slices"
	"strconv"
)

// Escape is how fast a user's kernel is whose elements leave their loop when they like: the
// turns of z² + c.
type Escape struct {
	Schema    int         `json:"schema"`
	Kind      string      `json:"kind"` // "escape"
	Limb      string      `json:"limb_version"`
	System    System      `json:"system"`
	Processor string      `json:"processor"`
	Side      int         `json:"side"` // of the square of points
	Limit     int         `json:"limit"`
	Runs      int         `json:"time_runs"`
	Command   string      `json:"peer_command,omitempty"`
	Missing   string      `json:"peer_missing,omitempty"`
	Rows      []EscapeRow `json:"rows"`
}

// EscapeRow is what a turn of the loop takes in one place.
type EscapeRow struct {
	Type    string `json:"type"`
	Where   string `json:"where"` // "go", a level, a device, or "by hand"
	Least   Number `json:"least_ns"`
	Median  Number `json:"median_ns"`
	Speedup Number `json:"times_the_go_loop"` // of the medians
}

// Text writes the comparison for a terminal.
func (e *Escape) Text(w io.Writer, s Style) {
	s.Line(w, fmt.Sprintf("%s · the turns of z² + c for %d × %d points, %d at most", s.bold("limb bench escape"), e.Side, e.Side, e.Limit))
	var types []string
	for _, r := range e.Rows {
		if !slices.Contains(types, r.Type) {
			types = append(types, r.Type)
		}
	}
	for _, typ := range types {
		rows := [][]string{{s.bold(typ), "ns per turn", "× go"}}
		for _, r := range e.Rows {
			if r.Type == typ {
				rows = append(rows, []string{r.Where, strconv.FormatFloat(float64(r.Median), 'g', 3, 64), ratio(float64(r.Speedup)) + "×"})
			}
		}
		fmt.Fprintln(w)
		s.Table(w, Columns(1, 3), rows)
	}
	fmt.Fprintln(w)
	s.Note(w, fmt.Sprintf("The median of %d runs in turns; on Linux the time of the processor, all of its cores together. All places have counted the same turns.", e.Runs))
	if e.Command != "" {
		s.Note(w, "by hand: C++ with intrinsics of AVX-512, with no care for infinities and NaN: "+e.Command)
	}
	if e.Missing != "" {
		s.Note(w, "by hand: not here: "+e.Missing)
	}
}
