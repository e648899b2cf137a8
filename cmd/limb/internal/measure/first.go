package measure

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/measure/bench"
	"github.com/limbfp/limb/internal/measure/peers"
	"github.com/limbfp/limb/vec"
)

// # The first screen
//
// The processor is timed first, before a driver has threads of its own. While drivers
// are opened and test themselves, the program of the other libraries is compiled where
// it is not kept. What takes long comes last: a driver builds each function before its
// first use, so every device has its share of the time that is left, and begins no
// function that would not be done in it. One that is not done long after all the same, which
// no driver stops, is given up: the screen ends without it, and with it the program.

// speedMethods are the methods of [report.SpeedOps].
var speedMethods = []string{"Add", "Mul", "Div", "Sqrt", "Exp", "Log", "Sin"}

// first is the first screen on the way.
type first struct {
	core     []report.Speed
	libs     chan libraries
	deadline time.Time
	limit    time.Time // after which a function is given up; zero: it is waited for, as sections that follow have the devices too
}

// libraries are the program of the other libraries, or why there is none.
type libraries struct {
	program *peers.Program
	err     error
}

// beginSummary finds out what needs no device.
func (m *work) beginSummary(start time.Time) *first {
	f := &first{deadline: start.Add(m.First), libs: make(chan libraries, 1)}
	m.Progress.to(0, "timing one core")
	before := readLoad()
	f.core = m.coreSpeeds()
	m.r.Summary.Load = loadWarning(before, readLoad(), runtime.NumCPU())
	go func() {
		p, err := peers.StartContext(m.ctx, "libqd", "MPFR")
		f.libs <- libraries{p, err}
	}()
	return f
}

// close ends the program of the libraries, or what compiles it, which gives up where the
// work is stopped.
func (f *first) close(ctx context.Context) {
	if ctx.Err() == nil && len(f.libs) == 0 {
		return // there is no such device, and nobody waits for the compiler
	}
	if l := <-f.libs; l.program != nil {
		l.program.Close()
	}
}

// endSummary shows what is known, times the rest, and shows each row as it is known.
func (m *work) endSummary(f *first) {
	s := m.r.Summary
	m.say(s.TypeTable())
	m.Show(s.SpeedHead)
	add := func(x report.Speed) {
		s.Speeds = append(s.Speeds, x)
		m.Show(x.Line)
	}
	for _, x := range f.core {
		add(x)
	}
	if !m.stopped() {
		m.Progress.to(0.3, "compiling a program with libqd and MPFR, once")
		select {
		case l := <-f.libs:
			m.librarySpeeds(l, add)
			f.libs <- l
			if least := time.Now().Add(m.First / 2); f.deadline.Before(least) {
				f.deadline = least // after a compilation
			}
			if len(m.Sections) == 0 {
				f.limit = f.deadline.Add(m.First / 2)
			}
		case <-m.ctx.Done():
		}
	}
	order := slices.Clone(m.open) // graphics processors come first
	slices.SortStableFunc(order, func(a, b *session) int {
		switch {
		case a.d.GPU == b.d.GPU:
			return 0
		case a.d.GPU:
			return -1
		}
		return 1
	})
	for i, d := range order {
		now := m.clock()
		left := max(0, f.deadline.Sub(now))
		d.speeds(m, now.Add(left/time.Duration(len(order)-i)), f.limit, add)
	}
	m.say(s.SpeedNotes())
}

// elements is the length of slices on one core: they stay in the innermost caches.
const elements = bench.Distinct

// coreSpeeds times the types on one core, in turns, with float64 beside them.
func (m *work) coreSpeeds() []report.Speed {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	defer vec.SetThreads(vec.SetThreads(1))
	type cell struct {
		ns     map[string]report.Figure
		op     string
		run    func()
		passes int
		best   time.Duration
	}
	var rows []report.Speed
	var cells []*cell
	add := func(typ string, loop func(method string) func()) {
		ns := map[string]report.Figure{}
		rows = append(rows, report.Speed{Where: report.OneCore, Type: typ, NS: ns})
		for i, method := range speedMethods {
			cells = append(cells, &cell{ns: ns, op: report.SpeedOps[i], run: loop(method), best: math.MaxInt64})
		}
	}
	add("float64", plainLoop)
	for _, typ := range bench.Types {
		add(typ, func(method string) func() {
			f, _ := bench.Lookup(typ + "." + method)
			a := new(bench.Memory).Arrays(f, elements)
			return func() { f.Vec(elements, a.Pointers) }
		})
	}
	const turns, long = 21, 100 * time.Microsecond // 35 cells take 0.1 s so, and a run is 1000 times what the clock resolves
	for turn := range turns {
		for _, c := range cells {
			if m.stopped() {
				return nil
			}
			if turn == 0 {
				c.run()
				start := time.Now()
				c.run()
				c.passes = max(1, int(long/max(1, time.Since(start))))
			}
			start := time.Now()
			for range c.passes {
				c.run()
			}
			c.best = min(c.best, time.Since(start))
		}
	}
	for _, c := range cells {
		c.ns[c.op] = report.Figure(float64(c.best) / float64(c.passes) / elements)
	}
	return rows
}

// plainLoop is a loop over float64 with the leading limbs of the operands of DD.
func plainLoop(method string) func() {
	f, _ := bench.Lookup("DD." + method)
	rows, others := f.Operands()
	x, y, z := make([]float64, elements), make([]float64, elements), make([]float64, elements)
	for i := range x {
		x[i], y[i] = rows[i][0], others[i][0]
	}
	switch method {
	case "Add":
		return func() {
			for i := range z {
				z[i] = x[i] + y[i]
			}
		}
	case "Mul":
		return func() {
			for i := range z {
				z[i] = x[i] * y[i]
			}
		}
	case "Div":
		return func() {
			for i := range z {
				z[i] = x[i] / y[i]
			}
		}
	}
	function := map[string]func(float64) float64{"Exp": math.Exp, "Log": math.Log, "Sin": math.Sin}[method]
	if method == "Sqrt" {
		return func() {
			for i := range z {
				z[i] = math.Sqrt(x[i])
			}
		}
	}
	return func() {
		for i := range z {
			z[i] = function(x[i])
		}
	}
}

// librarySpeeds times libqd and MPFR, or says how to get them.
func (m *work) librarySpeeds(l libraries, add func(report.Speed)) {
	if l.err != nil {
		why, _, _ := strings.Cut(l.err.Error(), "\n")
		if errors.Is(l.err, exec.ErrNotFound) {
			why = "no C++ compiler: apt-get install g++ libqd-dev libmpfr-dev"
		}
		add(report.Speed{Where: "libqd, MPFR", NS: map[string]report.Figure{}, Missing: why})
		return
	}
	for _, want := range []struct{ name, where, debian string }{{"libqd", "libqd", "libqd-dev"}, {"mpfr", "MPFR", "libmpfr-dev"}} {
		found := false
		for _, lib := range l.program.Libraries {
			if lib.Name != want.name || m.stopped() {
				continue
			}
			found = true
			m.Progress.to(0.35, "timing "+want.where)
			where := want.where
			if lib.Name == "mpfr" {
				where = fmt.Sprintf("MPFR, %d bits", lib.Bits)
			}
			x := report.Speed{Where: where, Type: lib.Type, NS: map[string]report.Figure{}}
			if err := m.librarySpeed(l.program, lib, x.NS); m.stopped() {
				return // the signal has ended the program too
			} else if err != nil {
				x.NS, x.Missing = map[string]report.Figure{}, err.Error()
			}
			add(x)
		}
		if !found && !m.stopped() {
			add(report.Speed{Where: want.where, NS: map[string]report.Figure{}, Missing: "not installed: apt-get install " + want.debian})
		}
	}
}

// librarySpeed times one library at one precision.
func (m *work) librarySpeed(p *peers.Program, lib peers.Library, ns map[string]report.Figure) error {
	const runs, long = 5, 1e-3 // seconds of a run: the seven operations of a library take 30 ms so
	for i, method := range speedMethods {
		f, _ := bench.Lookup(lib.Type + "." + method)
		x, y := f.Operands()
		if err := p.Load(lib, elements, x, y); err != nil {
			return err
		}
		least, passes := math.Inf(1), 1
		for run := range runs {
			seconds, err := p.Time(lib, method, passes)
			if err != nil {
				return err
			}
			if seconds < 0 { // it lacks the function
				break
			}
			if run == 0 { // the caches become its own
				passes = max(1, int(long/max(seconds, 1e-9)))
				continue
			}
			least = min(least, seconds/float64(passes))
		}
		if !math.IsInf(least, 1) {
			ns[report.SpeedOps[i]] = report.Figure(least * 1e9 / elements)
		}
	}
	return nil
}

// pace foretells how long a driver takes to build a function and limb to compare it: for each operation as long as
// for the longest function before, and not less than for the quickest one.
type pace struct {
	now      func() time.Time
	deadline time.Time
	ops      int // of the longest function so far
	took     time.Duration
	least    time.Duration
}

// begins reports whether a function of so many operations will be done in time.
func (p *pace) begins(ops int) bool {
	took := p.least
	if p.ops > 0 {
		took = max(took, p.took*time.Duration(ops)/time.Duration(p.ops))
	}
	return !p.now().Add(took).After(p.deadline)
}

// ended takes down how long a function has taken.
func (p *pace) ended(ops int, took time.Duration) {
	if p.ops == 0 || took < p.least {
		p.least = took
	}
	if ops >= p.ops {
		p.ops, p.took = ops, took
	}
}

// speeds times the types that a device computes exactly: first what is wanted most, the operations of all types
// in the order of [report.SpeedOps]. A function that would not be done in time is left out, and named; so is one that is given up.
func (s *session) speeds(m *work, deadline, limit time.Time, add func(report.Speed)) {
	where, n := s.d.Name, 1<<16
	if s.d.Backend == "cpu" && s.d.Units > 1 {
		where = fmt.Sprintf("cpu, %d cores", s.d.Units)
	}
	if s.d.GPU { // whose cores are thousands, each with several elements
		n = 1 << 20
	}
	var rows []*report.Speed
	for _, typ := range bench.Types {
		if s.works(typ) {
			rows = append(rows, &report.Speed{Where: where, Type: typ, NS: map[string]report.Figure{}})
		}
	}
	p := &pace{now: m.clock, deadline: deadline}
	for i, method := range speedMethods {
		for _, x := range rows {
			if m.stopped() {
				return
			}
			name := x.Type + "." + method
			f, _ := bench.Lookup(name)
			if x.Missing != "" || s.d.Failed != "" {
				continue
			}
			if s.busy || !p.begins(f.Ops) {
				x.LeftOut = append(x.LeftOut, report.SpeedOps[i])
				continue
			}
			m.Progress.to(0.5, "building and timing "+name+" on "+s.d.Name)
			start := p.now()
			ns, err := s.timed(m, name, n, limit)
			switch {
			case s.busy:
				x.LeftOut = append(x.LeftOut, report.SpeedOps[i])
			case err != nil:
				s.fail(err)
				x.Missing = err.Error()
			default:
				x.NS[report.SpeedOps[i]] = ns
				p.ended(f.Ops, p.now().Sub(start))
			}
		}
	}
	for _, x := range rows {
		if x.Missing != "" || len(x.NS)+len(x.LeftOut) > 0 {
			add(*x)
		}
	}
}

// timed builds and times a function. At the limit it leaves the device to that: it is busy from then on.
func (s *session) timed(m *work, name string, n int, limit time.Time) (ns report.Figure, err error) {
	if limit.IsZero() {
		return m.time(s, name, n)
	}
	done := make(chan struct{})
	var late struct {
		ns  report.Figure
		err error
	}
	go func() {
		late.ns, late.err = m.time(s, name, n)
		close(done)
	}()
	select {
	case <-done:
		return late.ns, late.err
	case <-time.After(limit.Sub(m.clock())):
		s.busy = true
		return 0, nil
	}
}

// timeOn is timeFunction of the width of the function's type.
func timeOn(s *session, name string, n int) (report.Figure, error) {
	if name[1] == 'F' {
		return timeFunction[float32](s, name, n)
	}
	return timeFunction[float64](s, name, n)
}

// timeFunction returns the least time of a function for each of n elements, in nanoseconds.
func timeFunction[T limb.Float](s *session, name string, n int) (report.Figure, error) {
	f, _ := bench.Lookup(name)
	x, y := f.Operands()
	var in [][]T
	for _, rows := range [][][]float64{x, y} {
		p := planes[T](len(rows[0]), n)
		for k := range p {
			for i := range p[k] {
				p[k][i] = T(rows[i%len(rows)][k])
			}
		}
		in = append(in, p...)
	}
	times, err := timeCall(s, name, in, Options{Runs: 2, Budget: 5 * time.Millisecond}, nil)
	if err != nil {
		return 0, err
	}
	return least(times) / report.Figure(n), nil
}
