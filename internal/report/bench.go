package report

import (
	"fmt"
	"io"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/accuracy"
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
	Host     bool   `json:"timed_by_host"`
}

// benched are the functions of the comparison.
var benched = []string{"DF.Add", "DF.Mul", "DD.Add", "DD.Mul"}

// MeasureBench runs the comparison over n elements.
func MeasureBench(o Options, n int) (*Bench, error) {
	b := &Bench{Schema: Schema, Kind: "bench", Limb: Version(), System: Here(), N: n, Runs: o.Runs}
	infos, err := Select(o.Devices)
	if err != nil {
		return nil, err
	}
	var open []*session
	defer func() {
		for _, s := range open {
			s.dev.Close()
		}
	}()
	b.Devices = make([]Device, len(infos))
	for i, info := range infos {
		d, dev := Open(info)
		b.Devices[i] = d
		if dev != nil {
			open = append(open, &session{dev, &b.Devices[i]})
		}
	}
	for i, function := range benched {
		if o.Progress != nil {
			o.Progress(float64(i)/float64(len(benched)), function)
		}
		add := function[3:] == "Add"
		if function[:2] == "DF" {
			benchFunction[float32](b, open, function, add, o)
		} else {
			benchFunction[float64](b, open, function, add, o)
		}
	}
	return b, nil
}

// benchFunction measures one function in all places, on the same operands.
func benchFunction[T limb.Float](b *Bench, devices []*session, function string, add bool, o Options) {
	// Operands between 2^-1 and 2^1.
	op, _ := accuracy.Lookup[T](function)
	in, out := planes[T](4, b.N), planes[T](2, b.N)
	if err := accuracy.Fill(op, accuracy.Exp(1), in, seed, 0); err != nil {
		panic(err) // the planes are those of the operation
	}
	loop := mulLoop[T]
	if add {
		loop = addLoop[T]
	}
	times, _ := repeat(o, clocked(func() error { loop(out, in); return nil })) // the loop does not fail
	goes := least(times)
	b.Rows = append(b.Rows, BenchRow{"go", function, goes, median(times), 1, true})
	for _, s := range devices {
		if !s.works(function[:2]) {
			continue
		}
		times, host, err := benchDevice(s, function, in, o)
		if err != nil {
			s.fail(err)
			continue
		}
		b.Rows = append(b.Rows, BenchRow{s.d.Name, function, least(times), median(times), goes / least(times), host})
	}
}

// benchDevice times one function on a device.
func benchDevice[T limb.Float](s *session, function string, in [][]T, o Options) (times []time.Duration, host bool, err error) {
	c, err := newCall[T](s.dev, function, len(in[0]))
	if err != nil {
		return nil, false, err
	}
	defer c.free()
	if err := c.upload(in); err != nil {
		return nil, false, err
	}
	if _, err := c.run(); err != nil { // builds the kernel
		return nil, false, err
	}
	return c.times(o)
}

// addLoop and mulLoop are the plain Go loops over planes.
func addLoop[T limb.Float](z, x [][]T) {
	xh, xl, yh, yl, zh, zl := x[0], x[1], x[2], x[3], z[0], z[1]
	for i := range zh {
		s := limb.Pair[T]{Hi: xh[i], Lo: xl[i]}.Add(limb.Pair[T]{Hi: yh[i], Lo: yl[i]})
		zh[i], zl[i] = s.Hi, s.Lo
	}
}

func mulLoop[T limb.Float](z, x [][]T) {
	xh, xl, yh, yl, zh, zl := x[0], x[1], x[2], x[3], z[0], z[1]
	for i := range zh {
		p := limb.Pair[T]{Hi: xh[i], Lo: xl[i]}.Mul(limb.Pair[T]{Hi: yh[i], Lo: yl[i]})
		zh[i], zl[i] = p.Hi, p.Lo
	}
}

// Text writes the comparison for a terminal.
func (b *Bench) Text(w io.Writer, s Style) {
	fmt.Fprintf(w, "%s · %s elements on planes, without transfers · ns per element, and times the plain Go loop on one core · the least of %s runs\n\n",
		s.bold("limb bench"), power(b.N), atLeast(b.Runs))
	rows := [][]string{{""}}
	for _, f := range benched {
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
		for _, f := range benched {
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
		if r := b.row(d.Name, benched[0]); r != nil && r.Host {
			fmt.Fprintf(w, "\n  %s: %s.\n", d.Name, noteHost)
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
