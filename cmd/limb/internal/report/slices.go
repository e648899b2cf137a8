package report

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/run/types"
)

// Slices compares package vec on one core with a plain Go loop, with what the
// core can do, and with other libraries, in one run.
type Slices struct {
	Schema    int        `json:"schema"`
	Kind      string     `json:"kind"` // "slices"
	Limb      string     `json:"limb_version"`
	System    System     `json:"system"`
	Processor string     `json:"processor"`
	Runs      int        `json:"time_runs_at_least"`
	Budget    float64    `json:"budget_s"` // what would take longer is left out
	Ceilings  []Ceiling  `json:"ceilings"`
	Peers     *Peers     `json:"peers,omitempty"`
	Rows      []SliceRow `json:"rows"`
}

// Ceiling is what the core does with vectors, in registers.
type Ceiling struct {
	Level    string `json:"level"` // "avx2" or "avx512"
	Bytes    int    `json:"vector_bytes"`
	Adds     Number `json:"adds_per_ns"`
	Products Number `json:"products_per_ns"` // fused multiply-adds
	Both     Number `json:"both_per_ns"`     // as many of each, together
}

// Peers are the other libraries.
type Peers struct {
	Command   string   `json:"command"` // that compiled their program
	Libraries []Peer   `json:"libraries"`
	Missing   []string `json:"missing,omitempty"`
	Reason    string   `json:"reason,omitempty"` // why there are none
}

// Peer is a library at one precision.
type Peer struct {
	Name    string `json:"name"`
	Type    string `json:"type"`
	Bits    int    `json:"bits"`
	Version string `json:"version"`
}

// SliceRow is one function on slices of one length.
type SliceRow struct {
	Function string      `json:"function"` // "DD.Add"
	N        int         `json:"elements"`
	Times    []SliceTime `json:"times"`
}

// SliceTime is what it takes in one place.
type SliceTime struct {
	Where   string `json:"where"` // "go" is the plain loop, then levels, then libraries
	Least   Number `json:"least_ns_per_element,omitempty"`
	Median  Number `json:"median_ns_per_element,omitempty"`
	Speedup Number `json:"times_the_go_loop,omitempty"`
	// Of a level: the least time that the core's ceilings allow, in these turns.
	Bound Number `json:"bound_ns_per_element,omitempty"`
	Rules string `json:"bound_is,omitempty"` // "adds", "products", "both", "bytes"
	Share Number `json:"share_of_bound,omitempty"`
	Copy  Number `json:"copy_gb_per_s,omitempty"` // bytes read and written, as many as there are operands

	LeftOut bool `json:"left_out,omitempty"` // it would take too long
}

// time returns the time in a place, nil where there is none.
func (r *SliceRow) time(where string) *SliceTime {
	for i := range r.Times {
		if r.Times[i].Where == where {
			return &r.Times[i]
		}
	}
	return nil
}

// Text writes the comparison for a terminal.
func (b *Slices) Text(w io.Writer, s Style) {
	s.Line(w, fmt.Sprintf("%s · %s, one core · %s/%s · %s · the median of %s runs in turns",
		s.bold("limb bench"), b.Processor, b.System.OS, b.System.Arch, b.System.Go, atLeast(b.Runs)))
	b.textCeilings(w, s)
	for _, typ := range types.Names(types.Reals) {
		b.textType(w, s, typ)
	}
	fmt.Fprintln(w)
	s.Note(w, "ns: per element. × go: as many times as fast as the plain Go loop. share: the least time that the ceilings allow for the function's sums and products, and for its bytes, in parts of the time; the word is what sets that least time.")
	s.Note(w, fmt.Sprintf("–: not there, or left out, as %s runs would take more than %s s (see --budget).", strconv.Itoa(b.Runs), strconv.FormatFloat(b.Budget, 'g', 3, 64)))
	if b.Peers != nil {
		b.Peers.text(w, s)
	}
}

// text writes which libraries there are.
func (p *Peers) text(w io.Writer, s Style) {
	fmt.Fprintln(w)
	rows := [][]string{{s.bold("Libraries"), "", "bits", ""}}
	for _, l := range p.Libraries {
		rows = append(rows, []string{l.Name, l.Type, strconv.Itoa(l.Bits), l.Version})
	}
	if len(p.Libraries) > 0 {
		s.Table(w, []bool{false, false, true, false}, rows)
	}
	if len(p.Missing) > 0 {
		s.Note(w, "not installed: "+strings.Join(p.Missing, "; "))
	}
	if p.Command != "" {
		s.Note(w, p.Command)
	}
	if p.Reason != "" {
		s.Note(w, s.judged("no peers: "+strings.TrimSpace(p.Reason), false))
	}
}

func (b *Slices) textCeilings(w io.Writer, s Style) {
	if len(b.Ceilings) == 0 {
		fmt.Fprintf(w, "\n  no vector kernels, and so no ceilings, at this level of this processor\n")
		return
	}
	rows := [][]string{{s.bold("Ceilings"), "adds per ns", "products per ns", "both per ns", ""}}
	for _, c := range b.Ceilings {
		rows = append(rows, []string{c.Level, digits(c.Adds), digits(c.Products), digits(c.Both), fmt.Sprintf("vectors of %d bytes, in registers", c.Bytes)})
	}
	fmt.Fprintln(w)
	s.Table(w, []bool{false, true, true, true, false}, rows)

	sizes := b.sizes()
	rows = [][]string{{s.bold("Copy, GB/s")}}
	for _, n := range sizes {
		rows[0] = append(rows[0], power(n))
	}
	rows[0] = append(rows[0], "")
	best := b.Ceilings[len(b.Ceilings)-1].Level
	for _, typ := range types.Names(types.Reals) {
		line, found := []string{typ}, false
		for _, n := range sizes {
			var rates []Number
			for _, r := range b.Rows {
				if t := r.time(best); r.N == n && strings.HasPrefix(r.Function, typ+".") && t != nil && t.Copy > 0 {
					rates = append(rates, t.Copy)
				}
			}
			if len(rates) == 0 {
				line = append(line, "–")
				continue
			}
			slices.Sort(rates)
			line, found = append(line, strconv.FormatFloat(float64(rates[len(rates)/2]), 'f', 0, 64)), true
		}
		if found {
			rows = append(rows, append(line, "read and written"))
		}
	}
	right := Columns(1, len(sizes)+2)
	right[len(sizes)+1] = false
	fmt.Fprintln(w)
	s.Table(w, right, rows)
}

// sizes are the lengths of the rows.
func (b *Slices) sizes() (list []int) {
	for _, r := range b.Rows {
		if !slices.Contains(list, r.N) {
			list = append(list, r.N)
		}
	}
	slices.Sort(list)
	return list
}

func (b *Slices) textType(w io.Writer, s Style, typ string) {
	heads, right, with := []string{s.bold(typ), "n", "go ns"}, []bool{false, true, true}, []bool{false, true, false}
	for _, c := range b.Ceilings {
		heads = append(heads, c.Level+" ns", "× go", "share", "")
		right = append(right, true, true, true, false)
		with = append(with, false, true, true, true)
	}
	var peers []string
	if b.Peers != nil {
		for _, l := range b.Peers.Libraries {
			if l.Type == typ {
				peers = append(peers, l.Name)
				heads = append(heads, l.Name+" ns")
				right = append(right, true)
			}
		}
	}
	rows := [][]string{heads}
	last := ""
	for _, r := range b.Rows {
		name, ok := strings.CutPrefix(r.Function, typ+".")
		if !ok {
			continue
		}
		line := []string{name, power(r.N), digits(r.median("go"))}
		if name == last {
			line[0] = ""
		}
		last = name
		for _, c := range b.Ceilings {
			t := r.time(c.Level)
			if t == nil || t.LeftOut {
				line = append(line, "–", "", "", "")
				continue
			}
			share := "–"
			if t.Share > 0 {
				share = strconv.FormatFloat(100*float64(t.Share), 'f', 0, 64) + " %"
			}
			line = append(line, digits(t.Median), ratioShort(t.Speedup), share, t.Rules)
		}
		for _, p := range peers {
			line = append(line, digits(r.median(p)))
		}
		rows = append(rows, line)
	}
	if len(rows) > 1 {
		fmt.Fprintln(w)
		s.table(w, right, with, rows)
	}
}

func (r *SliceRow) median(where string) Number {
	if t := r.time(where); t != nil {
		return t.Median
	}
	return 0
}

// digits writes a figure with three digits, or all before the point.
func digits(x Number) string {
	if !(x > 0) || !finite(x) {
		return "–"
	}
	places := max(0, 2-int(math.Floor(math.Log10(float64(x)))))
	return strconv.FormatFloat(float64(x), 'f', min(places, 4), 64)
}

// ratioShort writes how many times as fast: "0.95", "8.1", "23".
func ratioShort(x Number) string {
	switch {
	case !(x > 0):
		return "–"
	case x < 1:
		return strconv.FormatFloat(float64(x), 'f', 2, 64)
	case x < 9.95:
		return strconv.FormatFloat(float64(x), 'f', 1, 64)
	}
	return strconv.FormatFloat(float64(x), 'f', 0, 64)
}
