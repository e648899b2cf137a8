package measure

import (
	"math"
	"runtime"
	"slices"
	"time"
	"unsafe"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/measure/bench"
	"github.com/limbfp/limb/internal/measure/ceiling"
	"github.com/limbfp/limb/internal/measure/peers"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/vec"
)

// SliceOptions say what is measured on slices.
type SliceOptions struct {
	Types, Methods []string
	Sizes          []int
	Levels         []simd.Level
	Peers          bool
	Runs           int           // of each timing, at least
	Budget         time.Duration // what would take longer in so many runs is left out
	Progress       func(done float64, what string)
}

// started says what a program of other libraries has.
func started(p *peers.Built) *report.Peers {
	r := &report.Peers{Libraries: []report.Peer{}, Command: p.Command, Missing: p.Missing}
	for _, l := range p.Libraries {
		r.Libraries = append(r.Libraries, report.Peer(l))
	}
	return r
}

// Slices times functions of package vec on one core.
func Slices(o SliceOptions) (*report.Slices, error) {
	b := &report.Slices{
		Schema: report.Schema, Kind: "slices", Limb: Version(), System: Here(), Processor: processor(),
		Runs: o.Runs, Budget: o.Budget.Seconds(), Rows: []report.SliceRow{}, Ceilings: []report.Ceiling{},
	}
	var program *peers.Program
	if o.Peers {
		p, err := peers.Start()
		if err != nil {
			b.Peers = &report.Peers{Libraries: []report.Peer{}, Reason: err.Error()}
		} else {
			defer p.Close()
			program, b.Peers = p, started(&p.Built)
		}
	}

	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	defer vec.SetThreads(vec.SetThreads(1))
	chosen := simd.Current()
	defer simd.Set(chosen)

	c := &clock{o: o, peers: program}
	for _, l := range o.Levels {
		if loops := ceiling.At(vectorBytes[l]); loops != nil && l <= chosen {
			c.levels = append(c.levels, &level{Level: l, loops: loops})
		}
	}
	slices.Sort(o.Sizes)
	done, all := 0, len(o.Types)*len(o.Methods)*len(o.Sizes)
	for _, typ := range o.Types {
		for _, method := range o.Methods {
			f, ok := bench.Lookup(typ + "." + method)
			for _, n := range o.Sizes {
				if o.Progress != nil {
					o.Progress(float64(done)/float64(all), typ+"."+method)
				}
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
	for _, l := range c.levels {
		b.Ceilings = append(b.Ceilings, report.Ceiling{
			Level: l.String(), Bytes: vectorBytes[l.Level], Adds: report.Number(middle(l.all[0])), Products: report.Number(middle(l.all[1])), Both: report.Number(middle(l.all[2])),
		})
	}
	return b, nil
}

var vectorBytes = map[simd.Level]int{simd.AVX2: 32, simd.AVX512: 64}

// clock takes times in turns.
type clock struct {
	o      SliceOptions
	memory bench.Memory
	levels []*level
	peers  *peers.Program
}

// level is a level and what its ceilings were: adds, products and both in a
// nanosecond, in the whole run.
type level struct {
	simd.Level
	loops *ceiling.Loops
	all   [3][]float64
}

// place is where a function runs.
type place struct {
	where  string
	level  *level
	load   func(n int) error                          // makes its arrays; nil for those in memory
	run    func(n, passes int) (time.Duration, error) // passes over n elements
	passes int                                        // of one run
	times  []float64                                  // ns for an element
}

// row takes the times of a function on n elements.
func (c *clock) row(f bench.Function, n int) (report.SliceRow, error) {
	row := report.SliceRow{Function: f.Name, N: n}
	few := min(n, 256)
	a := c.memory.Arrays(f, few)
	var places []*place
	for _, p := range c.places(f, &a) {
		there, quick, err := c.try(p, few, n)
		if err != nil {
			return row, err
		}
		if there && quick {
			places = append(places, p)
		} else if there {
			row.Times = append(row.Times, report.SliceTime{Where: p.where, LeftOut: true})
		}
	}
	if len(places) == 0 {
		return row, nil
	}
	a = c.memory.Arrays(f, n)
	ceilings, err := c.turns(places, a, n)
	if err != nil {
		return row, err
	}
	goes := math.NaN()
	for _, p := range places {
		slices.Sort(p.times)
		time := middle(p.times)
		if p.where == "go" {
			goes = time
		}
		t := report.SliceTime{Where: p.where, Least: report.Number(p.times[0]), Median: report.Number(time)}
		if goes > 0 {
			t.Speedup = report.Number(goes / time)
		}
		if r, ok := ceilings[p.level]; ok {
			bound, rules := r.Bound(ceiling.Work{
				Adds: f.Adds, Muls: f.Muls, Lanes: vectorBytes[p.level.Level] / f.Limb().Size(), Bytes: f.Bytes(),
			})
			t.Bound, t.Rules, t.Share, t.Copy = report.Number(bound), rules, report.Number(bound/time), report.Number(r.Bytes)
		}
		row.Times = append(row.Times, t)
	}
	return row, nil
}

// places returns where the function may run: the plain loop and the levels, on
// the arrays that a holds by then, and the other libraries.
func (c *clock) places(f bench.Function, a *bench.Arrays) []*place {
	in := func(loop func(int, []unsafe.Pointer)) func(n, passes int) (time.Duration, error) {
		return func(n, passes int) (time.Duration, error) {
			start := time.Now()
			for range passes {
				loop(n, a.Pointers)
			}
			return time.Since(start), nil
		}
	}
	list := []*place{{where: "go", run: in(f.Go)}}
	for _, l := range c.levels {
		if k := simd.Lookup(f.Name); f.Vec == nil || k == nil || k.At(l.Level) == nil {
			continue
		}
		run := in(f.Vec)
		list = append(list, &place{where: l.String(), level: l, run: func(n, passes int) (time.Duration, error) {
			if _, err := simd.Set(l.Level); err != nil {
				return 0, err
			}
			return run(n, passes)
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
		list = append(list, &place{
			where: l.Name,
			load:  func(n int) error { return c.peers.Load(l, n, x, y) },
			run: func(_, passes int) (time.Duration, error) {
				seconds, err := c.peers.Time(l, f.Method(), passes)
				return time.Duration(seconds * 1e9), err
			},
		})
	}
	return list
}

// try runs a place on a few elements, to find out whether it is there, whether n
// elements are quick enough, and how many passes over them make a run.
func (c *clock) try(p *place, few, n int) (there, quick bool, err error) {
	const long = 100 * time.Microsecond
	if p.load != nil {
		if err := p.load(few); err != nil {
			return false, false, err
		}
	}
	var t time.Duration
	for range 3 {
		if t, err = p.run(few, 1); err != nil || t < 0 {
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

// turns fills the times of the places, and returns what the ceilings were: in a
// turn every place runs once, and every ceiling is measured.
func (c *clock) turns(places []*place, a bench.Arrays, n int) (map[*level]ceiling.Rates, error) {
	const enough, most = 20 * time.Millisecond, 101
	found := make([][4][]float64, len(c.levels))
	var copies []float64
	start := time.Now()
	for turn := 0; turn < c.o.Runs || turn < most && time.Since(start) < enough; turn++ {
		copies = append(copies, copyRate(a, func(dst, src []byte) { copy(dst, src) }))
		for i, l := range c.levels {
			for k, rate := range []float64{l.loops.Add(), l.loops.FMA(), l.loops.Both(), copyRate(a, l.loops.Copy)} {
				found[i][k] = append(found[i][k], rate)
			}
		}
		for _, p := range places {
			if p.passes > 1 { // the caches become its own
				if _, err := p.run(n, 1); err != nil {
					return nil, err
				}
			}
			t, err := p.run(n, p.passes)
			if err != nil {
				return nil, err
			}
			p.times = append(p.times, float64(t)/float64(p.passes)/float64(n))
		}
	}
	rates := map[*level]ceiling.Rates{}
	for i, l := range c.levels {
		r := found[i]
		for k := range l.all {
			l.all[k] = append(l.all[k], r[k]...)
		}
		rates[l] = ceiling.Rates{Adds: middle(r[0]), FMAs: middle(r[1]), Both: middle(r[2]), Bytes: max(middle(r[3]), middle(copies))}
	}
	return rates, nil
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

// middle returns the median, NaN of none.
func middle(x []float64) float64 {
	if len(x) == 0 {
		return math.NaN()
	}
	x = slices.Sorted(slices.Values(x))
	return x[len(x)/2]
}

// processor returns its name.
func processor() string {
	infos, _, _ := cpu.Backend{}.Devices() // the processor is there
	return infos[0].Title
}
