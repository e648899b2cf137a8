package measure

import (
	"fmt"
	"slices"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/cmd/limb/internal/report"
)

// times fills the times of Tables 3 and 4.
func (m *work) times() {
	// Operands between 2^-1 and 2^1: nothing subnormal, nothing that overflows.
	op, _ := accuracy.Lookup[float32]("DF.Mul")
	in := planes[float32](4, report.Sizes[len(report.Sizes)-1])
	if err := accuracy.Fill(op, accuracy.Exp(1), in, 1, 0); err != nil {
		panic(err) // the planes are those of the operation
	}
	m.branch()
	for i, s := range m.open {
		for j, n := range report.Sizes {
			m.Progress.to(0.4*(float64(i)+float64(j)/float64(len(report.Sizes)))/float64(len(m.open)),
				fmt.Sprintf("timing %s, %d elements", s.d.Name, n))
			for _, op := range report.Ops {
				if m.stopped() || !s.works("DF") {
					break
				}
				if err := s.time(op, n, in, m.Options); err != nil {
					s.fail(err)
				}
			}
		}
		m.say(s.d.TimeTable())
	}
}

// time measures one operation on n elements; with Add, also the transfers.
func (s *session) time(op report.Op, n int, in [][]float32, o Options) error {
	operands := cut(in, 0, n)
	times, err := timeCall(s, op.Float32, operands, o, func(c *call[float32]) error {
		if op.Name != "Add" {
			return nil
		}
		up, err := repeat(o, clocked(func() error { return c.upload(operands) }))
		if err != nil {
			return err
		}
		result := planes[float32](1, n)
		down, err := repeat(o, clocked(func() error { return c.download(result) }))
		if err == nil {
			s.d.Transfer = append(s.d.Transfer, report.Transfer{N: n, Up: least(up), Down: least(down)})
		}
		return err
	})
	if err == nil {
		s.d.Times = append(s.d.Times, report.Time{Op: op.Name, Function: op.Float32, N: n, Least: least(times), Median: median(times)})
	}
	return err
}

// timeCall returns the times of a function on planes. With its call further is done what after says,
// unless it is nil.
func timeCall[T limb.Float](s *session, name string, in [][]T, o Options, after func(*call[T]) error) ([]time.Duration, error) {
	c, err := newCall[T](s.dev, name, len(in[0]))
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
	times, err := repeat(o, c.run)
	if err == nil && after != nil {
		err = after(c)
	}
	return times, err
}

// repeat calls f as often as o says, and returns its times in order of size.
func repeat(o Options, f func() (time.Duration, error)) ([]time.Duration, error) {
	var times []time.Duration
	for start := time.Now(); len(times) < o.Runs || time.Since(start) < o.Budget; {
		t, err := f()
		if err != nil {
			return nil, err
		}
		times = append(times, t)
	}
	slices.Sort(times)
	return times, nil
}

// clocked returns f with the time it takes.
func clocked(f func() error) func() (time.Duration, error) {
	return func() (time.Duration, error) {
		start := time.Now()
		err := f()
		return time.Since(start), err
	}
}

func least(times []time.Duration) report.Figure  { return report.Figure(times[0]) }
func median(times []time.Duration) report.Figure { return report.Figure(times[len(times)/2]) }
