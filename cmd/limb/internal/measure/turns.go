package measure

import (
	"math"
	"runtime"
	"slices"
	"time"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/measure/ceiling"
	"github.com/limbfp/limb/internal/measure/peers"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/vec"
)

// # Times in turns
//
// What is compared runs in turns, each place once, and medians are compared: what slows the machine
// down slows all of them.

// Progress is told how far the work is, from 0 to 1, and what it is at. It may be nil.
type Progress func(done float64, what string)

func (p Progress) to(done float64, what string) {
	if p != nil {
		p(done, what)
	}
}

// Timing says what is timed in turns, on one core.
type Timing struct {
	Types, Ops []string
	Sizes      []int
	Levels     []simd.Level
	Peers      bool          // other libraries too
	Runs       int           // of each timing, at least
	Budget     time.Duration // what would take longer in so many runs is left out
	Progress   Progress
}

// begin says how they are taken, in a form of a kind.
func (o Timing) begin(kind string) report.Turns {
	return report.Turns{Head: head(kind), System: Here(), Processor: processor(), Runs: o.Runs, Budget: o.Budget.Seconds(), Ceilings: []report.Ceiling{}}
}

// place is where something runs: plain Go, a level, a device, another library.
type place struct {
	where string
	level *level                        // nil for other places
	run   func() (time.Duration, error) // below 0 for what is not there
	times []time.Duration               // in order of size, in the end
}

// turns runs places: before each turn, between. It ends after so many runs, or later where little
// time has passed: a system's interrupt takes some of its milliseconds, and is to meet few of the turns. A hundred of them
// have a median that more do not move.
func turns(places []*place, runs int, between func()) error {
	const enough, most = 20 * time.Millisecond, 101
	start := time.Now()
	for turn := 0; turn < runs || turn < most && time.Since(start) < enough; turn++ {
		between()
		for _, p := range places {
			t, err := p.run()
			if err != nil {
				return err
			}
			p.times = append(p.times, t)
		}
	}
	for _, p := range places {
		slices.Sort(p.times)
	}
	return nil
}

// level is a level of the processor and what its ceilings were, in the whole run.
type level struct {
	simd.Level
	loops *ceiling.Loops // nil for plain Go
	all   [3][]float64   // adds, products and both in a nanosecond
}

// levels returns those of a list that the processor has.
func levels(list []simd.Level) (there []*level) {
	for _, l := range list {
		if l <= simd.Current() {
			there = append(there, &level{Level: l, loops: ceiling.At(l.String())})
		}
	}
	return there
}

// on returns f at the level.
func (l *level) on(f func() (time.Duration, error)) func() (time.Duration, error) {
	return func() (time.Duration, error) {
		if _, err := simd.Set(l.Level); err != nil {
			return 0, err
		}
		return f()
	}
}

// measure measures the ceilings once.
func (l *level) measure() {
	if l.loops != nil {
		for k, rate := range []float64{l.loops.Add(), l.loops.FMA(), l.loops.Both()} {
			l.all[k] = append(l.all[k], rate)
		}
	}
}

// rates are the ceilings since so many measurements.
func (l *level) rates(from int) ceiling.Rates {
	return ceiling.Rates{Adds: middle(l.all[0][from:]), FMAs: middle(l.all[1][from:]), Both: middle(l.all[2][from:]), Bytes: 1}
}

// ceilings are what the levels could do.
func ceilings(levels []*level) []report.Ceiling {
	list := []report.Ceiling{}
	for _, l := range levels {
		if l.loops != nil {
			r := l.rates(0)
			list = append(list, report.Ceiling{Level: l.String(), Bytes: l.loops.Bytes, Adds: report.Figure(r.Adds), Products: report.Figure(r.FMAs), Both: report.Figure(r.Both)})
		}
	}
	return list
}

// oneCore keeps the work on one core, until it is ended, when the level is that of before.
func oneCore() (end func()) {
	runtime.LockOSThread()
	threads, chosen := vec.SetThreads(1), simd.Current()
	return func() {
		simd.Set(chosen)
		vec.SetThreads(threads)
		runtime.UnlockOSThread()
	}
}

// libraryProgram starts a program of other libraries, and says what it has.
func libraryProgram[P any](start func() (P, error), built func(P) *peers.Built) (program P, r *report.Peers) {
	program, err := start()
	if err != nil {
		return program, &report.Peers{Libraries: []peers.Library{}, Reason: err.Error()}
	}
	b := built(program)
	return program, &report.Peers{Libraries: append([]peers.Library{}, b.Libraries...), Command: b.Command, Missing: b.Missing}
}

// middle returns the median, NaN of none.
func middle(x []float64) float64 {
	if len(x) == 0 {
		return math.NaN()
	}
	x = slices.Sorted(slices.Values(x))
	return x[len(x)/2]
}
