package measure

import (
	"math"
	"slices"
	"time"
	"unsafe"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/measure/bench"
	"github.com/limbfp/limb/internal/measure/ceiling"
	"github.com/limbfp/limb/internal/measure/peers"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/simd"
)

// Slices times functions of package vec on one core.
func Slices(o Timing) (*report.Slices, error) {
	b := &report.Slices{Turns: o.begin("slices"), Rows: []report.SliceRow{}}
	c := &clock{o: o}
	if o.Peers {
		if c.peers, b.Peers = libraryProgram(peers.Start, func(p *peers.Program) *peers.Built { return &p.Built }); c.peers != nil {
			defer c.peers.Close()
		}
	}
	defer oneCore()()
	c.levels = levels(o.Levels)
	slices.Sort(o.Sizes)
	done, all := 0, len(o.Types)*len(o.Ops)*len(o.Sizes)
	for _, typ := range o.Types {
		for _, method := range o.Ops {
			f, ok := bench.Lookup(typ + "." + method)
			for _, n := range o.Sizes {
				o.Progress.to(float64(done)/float64(all), typ+"."+method)
				done++
				if !ok { // SloppyAdd of quads
					continue
				}
				row, err := c.row(f, n)
				if err != nil {
					return nil, err
				}
				b.Rows = append(b.Rows, row)
			}
		}
	}
	b.Ceilings = ceilings(c.levels)
	return b, nil
}

// clock takes times in turns.
type clock struct {
	o      Timing
	memory bench.Memory
	levels []*level
	peers  *peers.Program
}

// slicePlace is a place that runs passes over n elements.
type slicePlace struct {
	place
	load   func(n int) error // makes its arrays; nil for those in memory
	over   func(n, passes int) (time.Duration, error)
	passes int // of one run
}

// row takes the times of a function on n elements.
func (c *clock) row(f bench.Function, n int) (report.SliceRow, error) {
	row := report.SliceRow{Function: f.Name, N: n}
	few := min(n, 256)
	a := c.memory.Arrays(f, few)
	var quick []*slicePlace
	var places []*place
	for _, p := range c.places(f, &a) {
		there, ok, err := c.try(p, few, n)
		if err != nil {
			return row, err
		}
		if there && ok {
			p.run = func() (time.Duration, error) {
				if p.passes > 1 { // the caches become its own
					if _, err := p.over(n, 1); err != nil {
						return 0, err
					}
				}
				return p.over(n, p.passes)
			}
			quick, places = append(quick, p), append(places, &p.place)
		} else if there {
			row.Times = append(row.Times, report.SliceTime{Where: p.where, LeftOut: true})
		}
	}
	if len(places) == 0 {
		return row, nil
	}
	a = c.memory.Arrays(f, n)
	var copies []float64
	own, begins := map[*level][]float64{}, map[*level]int{} // copies of a level, and where its ceilings of this row begin
	for _, l := range c.levels {
		begins[l] = len(l.all[0])
	}
	if err := turns(places, c.o.Runs, func() {
		copies = append(copies, copyRate(a, func(dst, src []byte) { copy(dst, src) }))
		for _, l := range c.levels {
			if l.measure(); l.loops != nil {
				own[l] = append(own[l], copyRate(a, l.loops.Copy))
			}
		}
	}); err != nil {
		return row, err
	}
	goes := math.NaN()
	for _, p := range quick {
		each := func(t time.Duration) float64 { return float64(t) / float64(p.passes) / float64(n) }
		time := each(p.times[len(p.times)/2])
		if p.where == "go" {
			goes = time
		}
		t := report.SliceTime{Where: p.where, Least: report.Figure(each(p.times[0])), Median: report.Figure(time)}
		if goes > 0 {
			t.Speedup = report.Figure(goes / time)
		}
		if l := p.level; l != nil && l.loops != nil {
			r := l.rates(begins[l])
			r.Bytes = max(middle(own[l]), middle(copies))
			bound, rules := r.Bound(ceiling.Work{Adds: f.Adds, Muls: f.Muls, Lanes: l.loops.Bytes / f.Limb().Size(), Bytes: f.Bytes()})
			t.Bound, t.Rules, t.Share, t.Copy = report.Figure(bound), rules, report.Figure(bound/time), report.Figure(r.Bytes)
		}
		row.Times = append(row.Times, t)
	}
	return row, nil
}

// places returns where the function may run: the plain loop and the levels, on
// the arrays that a holds by then, and the other libraries.
func (c *clock) places(f bench.Function, a *bench.Arrays) []*slicePlace {
	in := func(loop func(int, []unsafe.Pointer)) func(n, passes int) (time.Duration, error) {
		return func(n, passes int) (time.Duration, error) {
			start := time.Now()
			for range passes {
				loop(n, a.Pointers)
			}
			return time.Since(start), nil
		}
	}
	list := []*slicePlace{{place: place{where: "go"}, over: in(f.Go)}}
	for _, l := range c.levels {
		if k := simd.Lookup(f.Name); f.Vec == nil || k == nil || k.At(l.Level) == nil {
			continue
		}
		run := in(f.Vec)
		list = append(list, &slicePlace{place: place{where: l.String(), level: l}, over: func(n, passes int) (time.Duration, error) {
			return l.on(func() (time.Duration, error) { return run(n, passes) })()
		}})
	}
	if c.peers == nil {
		return list
	}
	for _, l := range c.peers.Libraries {
		if l.Type != f.In[0].Type.String() {
			continue
		}
		x, y := f.Operands()
		list = append(list, &slicePlace{
			place: place{where: l.Name},
			load:  func(n int) error { return c.peers.Load(l, n, x, y) },
			over: func(_, passes int) (time.Duration, error) {
				seconds, err := c.peers.Time(l, f.Method(), passes)
				return time.Duration(seconds * 1e9), err
			},
		})
	}
	return list
}

// try runs a place on a few elements, to find out whether it is there, whether n
// elements are quick enough, and how many passes over them make a run.
func (c *clock) try(p *slicePlace, few, n int) (there, quick bool, err error) {
	const long = 100 * time.Microsecond
	if p.load != nil {
		if err := p.load(few); err != nil {
			return false, false, err
		}
	}
	var t time.Duration
	for range 3 {
		if t, err = p.over(few, 1); err != nil || t < 0 {
			return false, false, err
		}
	}
	all := float64(t) / float64(few) * float64(n)
	p.passes = max(1, int(float64(long)/max(all, 1)))
	if all*float64(c.o.Runs) > float64(c.o.Budget) {
		return true, false, nil
	}
	if p.load != nil && n > few {
		return true, true, p.load(n)
	}
	return true, true, nil
}

// copyRate copies an operand over the result for some microseconds, and returns
// the bytes read and written in a nanosecond.
func copyRate(a bench.Arrays, f func(dst, src []byte)) float64 {
	passes := max(1, 1<<19/len(a.Operand))
	f(a.Result, a.Operand)
	start := time.Now()
	for range passes {
		f(a.Result, a.Operand)
	}
	return 2 * float64(len(a.Operand)*passes) / float64(time.Since(start))
}

// processor returns its name.
func processor() string {
	infos, _, _ := cpu.Backend{}.Devices() // the processor is there
	return infos[0].Title
}
