package measure

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/measure/escape"
	"github.com/limbfp/limb/internal/measure/peers"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/kernel/launch"
)

// EscapeOptions say where the loop of the Mandelbrot set is timed.
type EscapeOptions struct {
	Timing  // of DF and DD, and of one size: points of a row, and rows
	Devices []string
}

// The points are those of the square from lowX + lowY·i on, and turns end at escapeLimit.
const (
	lowX, lowY, escapeWidth = -2, -1.5, 3
	escapeLimit             = 1000
)

// Escape times a user's kernel whose elements leave their loop when they like.
func Escape(o EscapeOptions) (*report.Escape, error) {
	r := &report.Escape{
		Head: head("escape"), System: Here(), Processor: processor(),
		Side: o.Sizes[0], Limit: escapeLimit, Runs: o.Runs, Rows: []report.EscapeRow{},
	}
	var program *peers.Escape
	if o.Peers {
		p, err := peers.StartEscape()
		if err != nil {
			r.Missing = err.Error()
		} else {
			defer p.Close()
			program, r.Command = p, p.Command
		}
	}
	var open []*session
	if len(o.Devices) > 0 {
		devices, there, err := openAll(o.Devices, nil)
		if err != nil {
			return nil, err
		}
		defer closeAll(there)
		for _, d := range devices {
			if !d.Usable {
				return nil, fmt.Errorf("%s: %s", d.Name, d.Reason)
			}
		}
		open = there
	}
	chosen := simd.Current()
	defer simd.Set(chosen)
	o.Levels = slices.DeleteFunc(slices.Clone(o.Levels), func(l simd.Level) bool { return l > chosen })
	for _, typ := range o.Types {
		var err error
		switch typ {
		case "DF":
			err = timeEscape(r, o, typ, escape.Escape[float32], escape.EscapeF32.Slices, escape.EscapeF32.Run, open, program)
		case "DD":
			err = timeEscape(r, o, typ, escape.Escape[float64], escape.EscapeF64.Slices, escape.EscapeF64.Run, open, program)
		}
		if err != nil {
			return nil, err
		}
	}
	return r, nil
}

// timeEscape times the kernel of a type in all places, in turns.
func timeEscape[T limb.Float](r *report.Escape, o EscapeOptions, typ string,
	one func(limb.ComplexPair[T], int) int,
	onSlices func([]int32, []limb.ComplexPair[T], int) error,
	onDevice func(launch.Device, launch.Array[int32], launch.Array[limb.ComplexPair[T]], int) error,
	open []*session, program *peers.Escape,
) error {
	step := float64(escapeWidth) / float64(o.Sizes[0])
	points := make([]limb.ComplexPair[T], o.Sizes[0]*o.Sizes[0])
	for i := range points {
		points[i].Re.Hi = T(lowX + float64(float64(i%o.Sizes[0])*step))
		points[i].Im.Hi = T(lowY + float64(float64(i/o.Sizes[0])*step))
	}
	counts, want := make([]int32, len(points)), make([]int32, len(points))
	timed := func(where string, f func() error) *place {
		return &place{where: where, run: func() (time.Duration, error) {
			clear(counts)
			start := cpuTime()
			err := f()
			return cpuTime() - start, err
		}}
	}
	places := []*place{timed("go", func() error {
		for i, c := range points {
			counts[i] = int32(one(c, escapeLimit))
		}
		return nil
	})}
	for _, l := range o.Levels {
		places = append(places, timed(l.String(), func() error {
			if _, err := simd.Set(l); err != nil {
				return err
			}
			return onSlices(counts, points, escapeLimit)
		}))
	}
	for _, s := range open {
		in, err := device.NewArray[limb.ComplexPair[T]](s.dev, len(points))
		if err != nil {
			return err
		}
		defer in.Free()
		out, err := device.NewArray[int32](s.dev, len(points))
		if err != nil {
			return err
		}
		defer out.Free()
		if err := in.Upload(points); err != nil {
			return err
		}
		p := timed(s.d.Name, func() error { return errors.Join(onDevice(s.dev, out, in, escapeLimit), s.dev.Wait()) })
		kernel := p.run
		p.run = func() (time.Duration, error) {
			t, err := kernel()
			return t, errors.Join(err, out.Download(counts))
		}
		places = append(places, p)
	}
	if program != nil {
		places = append(places, &place{where: "by hand", run: func() (time.Duration, error) {
			list, seconds, err := program.Counts(typ, lowX, lowY, step, o.Sizes[0], escapeLimit, 1)
			copy(counts, list)
			return time.Duration(seconds * 1e9), err
		}})
	}
	counted := 0.0
	for _, p := range places { // the first run builds, and is compared
		if _, err := p.run(); err != nil {
			return fmt.Errorf("%s: %w", p.where, err)
		}
		if p == places[0] {
			copy(want, counts)
			for _, n := range counts {
				counted += float64(n)
			}
		} else if !slices.Equal(counts, want) {
			return fmt.Errorf("%s: %s counts other turns than Go", typ, p.where)
		}
	}
	if err := turns(places, o.Runs, func() {}); err != nil {
		return err
	}
	var goes report.Figure
	for _, p := range places {
		m := median(p.times) / report.Figure(counted)
		if p == places[0] {
			goes = m
		}
		r.Rows = append(r.Rows, report.EscapeRow{Type: typ, Where: p.where, Median: m, Least: least(p.times) / report.Figure(counted), Speedup: goes / m})
	}
	return nil
}
