package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/measure/peers"
	"github.com/limbfp/limb/internal/run/types"
)

// Slices compares package vec on one core with a plain Go loop, with what the
// core can do, and with other libraries, in one run.
type Slices struct {
	Turns
	Rows []SliceRow `json:"rows"`
}

// Turns are how times on one core were taken, in turns.
type Turns struct {
	Head
	System    System    `json:"system"`
	Processor string    `json:"processor"`
	Runs      int       `json:"time_runs_at_least"`
	Budget    float64   `json:"budget_s"` // what would take longer is left out
	Ceilings  []Ceiling `json:"ceilings"`
	Peers     *Peers    `json:"peers,omitempty"`
}

// where they were taken.
func (t *Turns) where() string {
	return fmt.Sprintf("%s, one core · %s/%s · %s", t.Processor, t.System.OS, t.System.Arch, t.System.Go)
}

// Ceiling is what the core does with vectors, in registers.
type Ceiling struct {
	Level    string `json:"level"` // "avx2", "avx512" or "neon"
	Bytes    int    `json:"vector_bytes"`
	Adds     Figure `json:"adds_per_ns"`
	Products Figure `json:"products_per_ns"` // fused multiply-adds
	Both     Figure `json:"both_per_ns"`     // as many of each, together
}

// Peers are the libraries with which limb's slices are compared, and why some are not there.
type Peers struct {
	Command   string          `json:"command"` // that compiled their program
	Libraries []peers.Library `json:"libraries"`
	Missing   []string        `json:"missing,omitempty"`
	Reason    string          `json:"reason,omitempty"` // why there are none
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
	Least   Figure `json:"least_ns_per_element,omitempty"`
	Median  Figure `json:"median_ns_per_element,omitempty"`
	Speedup Figure `json:"times_the_go_loop,omitempty"`
	// Of a level: the least time that the core's ceilings allow, in these turns.
	Bound Figure `json:"bound_ns_per_element,omitempty"`
	Rules string `json:"bound_is,omitempty"` // "adds", "products", "both", "bytes"
	Share Figure `json:"share_of_bound,omitempty"`
	Copy  Figure `json:"copy_gb_per_s,omitempty"` // bytes read and written, as many as there are operands

	LeftOut bool `json:"left_out,omitempty"` // it would take too long
}

// time returns the time in a place, nil where there is none.
func (r *SliceRow) time(where string) *SliceTime {
	return first(r.Times, func(t *SliceTime) bool { return t.Where == where })
}

// Text writes the comparison.
func (b *Slices) Text(w io.Writer, s Style) {
	list := []Block{{Title: fmt.Sprintf("limb bench · %s · the median of %s runs in turns", b.Turns.where(), atLeast(b.Runs))}}
	if len(b.Ceilings) == 0 {
		list = append(list, said("no vector kernels, and so no ceilings, at this level of this processor")...)
	} else {
		list = slices.Concat(list, ceilings(b.Ceilings).blocks(), b.copies().blocks())
	}
	for _, typ := range types.Names(types.Reals) {
		list = append(list, b.ofType(typ).blocks()...)
	}
	s.Blocks(w, slices.Concat(list, said(
		"ns: per element. × go: as many times as fast as the plain Go loop. share: the least time that the ceilings allow for the function's sums and products, and for its bytes, in parts of the time; the word is what sets that least time.",
		fmt.Sprintf("–: not there, or left out, as %d runs would take more than %s s (see --budget).", b.Runs, seconds(b.Budget)),
	), b.Peers.blocks()))
}

// blocks returns the table of the libraries that there are.
func (p *Peers) blocks() []Block {
	if p == nil {
		return nil
	}
	t := tableOf("Libraries", of(prose, "library", ""), of(number, "bits"), of(prose, ""))
	for _, l := range p.Libraries {
		t.add(l.Name, l.Type, strconv.Itoa(l.Bits), l.Version)
	}
	missing, reason := "", ""
	if len(p.Missing) > 0 {
		missing = "not installed: " + strings.Join(p.Missing, "; ")
	}
	if p.Reason != "" {
		reason = judged("no peers: "+strings.TrimSpace(p.Reason), false)
	}
	return append(t.blocks(), said(missing, p.Command, reason)...)
}

// ceilings are the table of what the core does.
func ceilings(list []Ceiling) *Table {
	t := tableOf("Ceilings", of(prose, "level"), of(number, "adds per ns", "products per ns", "both per ns"), of(prose, ""))
	for _, c := range list {
		t.add(c.Level, digits(c.Adds), digits(c.Products), digits(c.Both), fmt.Sprintf("vectors of %d bytes, in registers", c.Bytes))
	}
	return t
}

// copies are the rates of copies at the best level, the middle one of the functions of a type.
func (b *Slices) copies() *Table {
	t := tableOf("Copy, GB/s, read and written", of(prose, ""))
	sizes := b.sizes()
	for _, n := range sizes {
		t.Columns = append(t.Columns, of(number, power(n))...)
	}
	best := b.Ceilings[len(b.Ceilings)-1].Level
	for _, typ := range types.Names(types.Reals) {
		cells, found := []string{typ}, false
		for _, n := range sizes {
			var rates []Figure
			for _, r := range b.Rows {
				if t := r.time(best); r.N == n && strings.HasPrefix(r.Function, typ+".") && t != nil && t.Copy > 0 {
					rates = append(rates, t.Copy)
				}
			}
			if len(rates) == 0 {
				cells = append(cells, "–")
				continue
			}
			slices.Sort(rates)
			cells, found = append(cells, fixed(rates[len(rates)/2], 0)), true
		}
		if found {
			t.add(cells...)
		}
	}
	return t
}

// sizes are the lengths of the rows.
func (b *Slices) sizes() []int {
	list := distinct(b.Rows, func(r SliceRow) (int, bool) { return r.N, true })
	slices.Sort(list)
	return list
}

// ofType are the functions of a type, at each length in each place.
func (b *Slices) ofType(typ string) *Table {
	t := tableOf(typ, of(prose, ""), beside(number, "n"), of(number, "go ns"))
	for _, c := range b.Ceilings {
		t.Columns = slices.Concat(t.Columns, of(number, c.Level+" ns"), beside(number, "× go", "share"), beside(prose, ""))
	}
	var libraries []string
	if b.Peers != nil {
		for _, l := range b.Peers.Libraries {
			if l.Type == typ {
				libraries = append(libraries, l.Name)
				t.Columns = append(t.Columns, of(number, l.Name+" ns")...)
			}
		}
	}
	last := ""
	for _, r := range b.Rows {
		name, ok := strings.CutPrefix(r.Function, typ+".")
		if !ok {
			continue
		}
		cells := []string{name, power(r.N), digits(r.median("go"))}
		if name == last {
			cells[0] = ""
		}
		last = name
		for _, c := range b.Ceilings {
			if t := r.time(c.Level); t != nil && !t.LeftOut {
				cells = append(cells, digits(t.Median), times(t.Speedup), percent(t.Share), t.Rules)
			} else {
				cells = append(cells, "–", "", "", "")
			}
		}
		for _, p := range libraries {
			cells = append(cells, digits(r.median(p)))
		}
		t.add(cells...)
	}
	return t
}

func (r *SliceRow) median(where string) Figure {
	return cmp.Or(r.time(where), &SliceTime{}).Median
}
