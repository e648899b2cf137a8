package measure

import (
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/cmd/limb/internal/report"
)

// Bench runs the comparison over n elements.
func Bench(o Options, n int) (*report.Bench, error) {
	b := &report.Bench{Schema: report.Schema, Kind: "bench", Limb: Version(), System: Here(), N: n, Runs: o.Runs}
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
	b.Devices = make([]report.Device, len(infos))
	for i, info := range infos {
		d, dev := Open(info)
		b.Devices[i] = d
		if dev != nil {
			open = append(open, &session{dev, &b.Devices[i]})
		}
	}
	for i, function := range report.Benched {
		if o.Progress != nil {
			o.Progress(float64(i)/float64(len(report.Benched)), function)
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
func benchFunction[T limb.Float](b *report.Bench, devices []*session, function string, add bool, o Options) {
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
	b.Rows = append(b.Rows, report.BenchRow{Where: "go", Function: function, Least: goes, Median: median(times), Speedup: 1})
	for _, s := range devices {
		if !s.works(function[:2]) {
			continue
		}
		times, err := benchDevice(s, function, in, o)
		if err != nil {
			s.fail(err)
			continue
		}
		b.Rows = append(b.Rows, report.BenchRow{
			Where: s.d.Name, Function: function, Least: least(times), Median: median(times), Speedup: goes / least(times),
		})
	}
}

// benchDevice times one function on a device.
func benchDevice[T limb.Float](s *session, function string, in [][]T, o Options) ([]time.Duration, error) {
	c, err := newCall[T](s.dev, function, len(in[0]))
	if err != nil {
		return nil, err
	}
	defer c.free()
	if err := c.upload(in); err != nil {
		return nil, err
	}
	if _, err := c.run(); err != nil { // builds the kernel
		return nil, err
	}
	return repeat(o, c.run)
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
