package report

import (
	"fmt"
	"io"
)

// Escape is how fast a user's kernel is whose elements leave their loop when they like: the
// turns of z² + c.
type Escape struct {
	Head
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
	Least   Figure `json:"least_ns"`
	Median  Figure `json:"median_ns"`
	Speedup Figure `json:"times_the_go_loop"` // of the medians
}

// Text writes the comparison.
func (e *Escape) Text(w io.Writer, s Style) {
	list := []Block{{Title: fmt.Sprintf("limb bench escape · the turns of z² + c for %d × %d points, %d at most", e.Side, e.Side, e.Limit)}}
	tables := map[string]*Table{}
	for _, r := range e.Rows {
		if tables[r.Type] == nil {
			tables[r.Type] = tableOf(r.Type, of(prose, ""), of(number, "ns per turn", "× go"))
			list = append(list, Block{Table: tables[r.Type]})
		}
		tables[r.Type].add(r.Where, fmt.Sprintf("%.3g", r.Median), above(r.Speedup, 2)+"×")
	}
	notes := []string{fmt.Sprintf("The median of %s runs in turns; on Linux the time of the processor, all of its cores together. All places have counted the same turns.", atLeast(e.Runs))}
	if e.Command != "" {
		notes = append(notes, "by hand: C++ with intrinsics of AVX-512, with no care for infinities and NaN: "+e.Command)
	}
	if e.Missing != "" {
		notes = append(notes, "by hand: not here: "+e.Missing)
	}
	s.Blocks(w, append(list, said(notes...)...))
}
