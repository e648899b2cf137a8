package measure

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/cmd/limb/internal/report"
)

// Bench runs the comparison over n elements.
func Bench(o Options, n int) (*report.Bench, error) {
	b := &report.Bench{Head: head("bench"), System: Here(), N: n, Runs: o.Runs}
	devices, open, err := openAll(o.Devices, nil)
	if err != nil {
		return nil, err
	}
	defer closeAll(open)
	b.Devices = devices
	for i, function := range report.Benched {
		o.Progress.to(float64(i)/float64(len(report.Benched)), function)
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
		times, err := timeCall(s, function, in, o, nil)
		if err != nil {
			s.fail(err)
			continue
		}
		b.Rows = append(b.Rows, report.BenchRow{
			Where: s.d.Name, Function: function, Least: least(times), Median: median(times), Speedup: goes / least(times),
		})
	}
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
