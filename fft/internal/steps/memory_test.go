package steps_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/internal/scheme"
	"github.com/limbfp/limb/fft/internal/steps"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/internal/source/passes"
)

// traffic is what a list has of a device's memory, in bytes: the numbers that groups read and write, what
// they have of tables, and all of the pieces of memory that these are in.
type traffic struct {
	steps                  int
	numbers, tables, whole int
}

// piece is the least that a device's memory gives, in bytes.
const piece = 32

// trafficOf counts what a list takes: the interpreter runs some groups of each step that has many, and all are alike.
func trafficOf(l steps.List, planes, size, n int, fault func(format string, args ...any)) (all traffic, err error) {
	all.steps = len(l.Steps)
	for i, s := range l.Steps {
		in, err := interp(s.Kernel)
		if err != nil {
			return all, err
		}
		var some []int
		few := s.N
		if few > 24 {
			few = 4
		}
		for k := range few {
			some = append(some, k*(s.N-1)/max(1, few-1))
		}
		var args []any
		type place struct{ group, at int }
		var of []map[place]int // how many uses, of each array
		var tables []bool
		var lengths, widths []int
		arrays := map[*steps.Array]*ir.Array{}
		for _, arg := range s.Args {
			a, ok := arg.(*steps.Array)
			if !ok {
				args = append(args, arg)
				continue
			}
			if arrays[a] == nil {
				uses := map[place]int{}
				planes := planes
				if !strings.HasPrefix(a.Elem, "C") {
					planes /= 2
				}
				of, tables, lengths, widths = append(of, uses), append(tables, a.Data != nil), append(lengths, a.Len), append(widths, planes)
				var y *ir.Array
				if a.Elem == "i32" {
					y = launch.Array(a.Data)
				} else {
					y = &ir.Array{Scalars: planes, Data: make([]float64, a.Len*planes)}
					y.Used = func(group, at int, _ bool) {
						if at%planes == 0 { // the others lie elsewhere, as this one does here
							uses[place{group, at / planes}]++
						}
					}
				}
				arrays[a] = y
			}
			args = append(args, arrays[a])
		}
		if err := launch.Run(chosen{in.(*ir.Interp), some}, s.N, ir.Forwards, args...); err != nil {
			return all, fmt.Errorf("step %d: %w", i, err)
		}
		for k, uses := range of {
			planes := widths[k]
			if tables[k] && lengths[k] < n/8 { // turns of steps, which all groups have: they stay in caches
				all.tables += planes * size * lengths[k]
				all.whole += planes * size * lengths[k]
				continue
			}
			pieces := map[place]bool{}
			for p, times := range uses {
				if times > 1 && !tables[k] {
					fault("step %d, %s: a group has element %d of array %d %d times", i, s.Kernel, p.at, k, times)
				}
				pieces[place{p.group, p.at * size / piece}] = true
			}
			bytes := planes * size * len(uses) * s.N / len(some)
			if tables[k] {
				all.tables += bytes
			} else {
				all.numbers += bytes
			}
			all.whole += planes * piece * len(pieces) * s.N / len(some)
		}
	}
	return all, nil
}

// chosen runs some of the groups.
type chosen struct {
	*ir.Interp
	list []int
}

func (c chosen) Launch(_ int, order ir.Order, scalars []float64, arrays []*ir.Array) error {
	return c.LaunchSome(c.list, order, scalars, arrays)
}

// way is how a graphics processor goes through arrays, whose groups have so many bytes.
func way(local, planes, size int) (w steps.Way) {
	w = steps.Way{PerGroup: 256, Width: 16, Lanes: 32 / size}
	for _, room := range passes.WideRooms {
		bytes := room * planes * size
		if bytes <= min(local, 32<<10) || 2*bytes <= local {
			w.Long = append(w.Long, room)
		}
		if 2*bytes <= min(local, 48<<10) && planes == 4 {
			w.Rooms = append(w.Rooms, room)
		}
	}
	return w
}

// listOf returns the list of a transform of n numbers.
func listOf[C limb.ComplexNumber](n int, w steps.Way) (steps.List, error) {
	b := steps.New[C](w, steps.Tables{})
	x := &steps.Array{Elem: b.Complex(), Len: n}
	return b.Finish(&steps.Array{Elem: b.Complex(), Len: n}, b.Plan(scheme.Of[scheme.Plan[C]](must(fft.New[C](n))), 1, 1, x))
}

// TestMemory: where groups have 48 kB, 2^20 numbers are three launches, each of which reads and writes each number
// once, in whole pieces of memory; and few columns at once, as long ones leave room for, take more than is asked for.
func TestMemory(t *testing.T) {
	memoryOf[limb.CDF](t, 20, 4, 4, 3)
	memoryOf[limb.CDD](t, 14, 4, 8, 2)
	memoryOf[limb.CQF](t, 14, 8, 4, 2)
	memoryOf[limb.CQD](t, 14, 8, 8, 2)
	if testenv.Full() {
		memoryOf[limb.CDD](t, 20, 4, 8, 3)
		memoryOf[limb.CQF](t, 20, 8, 4, 3)
		memoryOf[limb.CQD](t, 20, 8, 8, 3)
	}
}

func memoryOf[C limb.ComplexNumber](t *testing.T, m, planes, size, launches int) {
	n := 1 << m
	count := func(long bool) (got traffic) {
		w := way(48<<10, planes, size)
		if !long {
			w.Long, w.Lanes = nil, 0
		}
		l, err := listOf[C](n, w)
		if err == nil {
			got, err = trafficOf(l, planes, size, n, t.Errorf)
		}
		if err != nil {
			t.Fatal(err)
		}
		times := func(bytes int) float64 { return float64(bytes) / float64(planes*size*n) }
		t.Logf("%T 2^%d, %d lanes: %d launches, %.2f times the numbers and %.2f times tables as large, %.2f with what comes along: %.1f µs at 4.2 TB/s",
			*new(C), m, w.Lanes, got.steps, times(got.numbers), times(got.tables), times(got.whole), float64(got.whole)/4.2e6)
		return got
	}
	got := count(true)
	if got.steps != launches || got.numbers != 2*launches*planes*size*n || got.tables > planes*size*n {
		t.Errorf("2^%d: %+v", m, got)
	}
	if all := got.numbers + got.tables; got.whole > all+all/50 {
		t.Errorf("2^%d: %d bytes for %d", m, got.whole, all)
	}
	if m == 20 && planes == 4 {
		if whole := count(false).whole; whole < 2*got.whole {
			t.Errorf("2^%d: whole columns at once take %d bytes, and stretches %d: how is this counted?", m, whole, got.whole)
		}
	}
}

// TestRealMemory: real numbers are read and written as themselves: what groups have of a device's memory are these and
// the results, and what stands between the stretches.
func TestRealMemory(t *testing.T) {
	real := func(m, planes, size, launches int) {
		n := 1 << m
		s := scheme.Of[scheme.Real[limb.CDF]](must(fft.NewReal[limb.CDF](2 * n)))
		for _, sign := range []int{1, -1} {
			count := func(long bool) (got traffic) {
				w := way(48<<10, planes, size)
				if !long {
					w.Long, w.Lanes = nil, 0
				}
				b := steps.New[limb.CDF](w, steps.Tables{})
				reals, halves := &steps.Array{Elem: b.Real(), Len: 2 * n}, &steps.Array{Elem: b.Complex(), Len: n + 1}
				l, err := steps.List{}, error(nil)
				if sign > 0 {
					l, err = b.Finish(halves, b.FromReal(s, 1, reals))
				} else {
					l, err = b.Finish(reals, b.ToReal(s, 1, halves))
				}
				if err == nil {
					got, err = trafficOf(l, planes, size, n, func(string, ...any) {}) // the middle element is its own other one
				}
				if err != nil {
					t.Fatal(err)
				}
				return got
			}
			got, want := count(true), planes*size*(2*launches*n+1) // one number more in the halves
			if got.steps != launches || got.numbers != want {
				t.Errorf("2^%d real numbers, sign %d: %+v, want %d bytes", m+1, sign, got, want)
			}
			t.Logf("2^%d real numbers, sign %d: %d launches, %.2f times the numbers, and %.2f with tables and what comes along", m+1, sign, got.steps,
				float64(got.numbers)/float64(planes*size*n), float64(got.whole)/float64(planes*size*n))
			if apart := count(false); apart.numbers < want+2*planes*size*n {
				t.Errorf("2^%d real numbers, sign %d: packed by themselves they take %+v: how is this counted?", m+1, sign, apart)
			}
		}
	}
	real(11, 4, 4, 1)
	real(13, 4, 4, 2)
}

// TestRealPasses: transforms of real numbers are as many launches as complex ones of half the length, both ways; an axis of a
// grid that is not the last one is one, or two where it is long.
func TestRealPasses(t *testing.T) {
	const long = 24
	var plans [long + 1]*scheme.Real[limb.CDF]
	for m := 8; m <= long; m++ {
		plans[m] = scheme.Of[scheme.Real[limb.CDF]](must(fft.NewReal[limb.CDF](1<<m, fft.Direct())))
	}
	for _, c := range []struct {
		local, planes, size int
		longest             [3]int // the largest m of transforms of 2^m real numbers that are so many launches
		rows, grid          int
	}{
		{48 << 10, 4, 4, [3]int{12, 17, 23}, 32, 3}, {48 << 10, 4, 4, [3]int{12, 17, 23}, 1 << 12, 4},
		{48 << 10, 8, 8, [3]int{10, 15, 21}, 64, 3}, {48 << 10, 8, 8, [3]int{10, 15, 21}, 1 << 12, 4},
		{227 << 10, 4, 8, [3]int{12, 19, 24}, 64, 3}, {227 << 10, 8, 4, [3]int{12, 17, 23}, 64, 3},
	} {
		w := way(c.local, c.planes, c.size)
		count := func(add func(b *steps.Builder[limb.CDF], x *steps.Array) *steps.Array) (n int) {
			b := steps.New[limb.CDF](w, steps.Tables{})
			l, err := b.Finish(&steps.Array{Elem: b.Complex()}, add(b, &steps.Array{Elem: b.Complex()}))
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range l.Steps {
				if !strings.HasPrefix(s.Kernel, "passes.Roots") { // which plans have as tables
					n++
				}
			}
			return n
		}
		var longest [3]int
		for m := 8; m <= long; m++ {
			real := plans[m]
			forward := count(func(b *steps.Builder[limb.CDF], x *steps.Array) *steps.Array { return b.FromReal(real, 1, x) })
			inverse := count(func(b *steps.Builder[limb.CDF], x *steps.Array) *steps.Array { return b.ToReal(real, 1, x) })
			if half := count(func(b *steps.Builder[limb.CDF], x *steps.Array) *steps.Array { return b.Plan(real.Plan, 1, 1, x) }); forward != half || inverse != half {
				t.Errorf("%+v: 2^%d real numbers are %d and %d launches, and half as many complex ones %d", c, m, forward, inverse, half)
			}
			if forward <= len(longest) {
				longest[forward-1] = m
			}
		}
		grid := scheme.Of[scheme.Grid[limb.CDF]](must(fft.NewGrid[limb.CDF]([]int{c.rows, 1 << 12}, nil)))
		all := count(func(b *steps.Builder[limb.CDF], x *steps.Array) *steps.Array { return b.Grid(grid, 1, 1, x) })
		if longest != c.longest || all != c.grid {
			t.Errorf("%+v: %v, and %d launches of a grid", c, longest, all)
		}
	}
}

// TestPasses: transforms of 2^m numbers are as many passes over memory as is said here, by the bytes of groups, and
// each is a launch. Steps that are not cut as they may be are noticed.
func TestPasses(t *testing.T) {
	lengths := []int{8, 9, 10, 11, 12, 14, 16, 18, 20, 21, 22, 23, 24}
	plans := map[int]*scheme.Plan[limb.CDF]{}
	for _, m := range lengths {
		plans[m] = scheme.Of[scheme.Plan[limb.CDF]](must(fft.New[limb.CDF](1<<m, fft.Direct())))
	}
	for _, c := range []struct {
		local, planes, size int
		want                []int
	}{
		{0, 4, 4, []int{5, 5, 5, 5, 5, 7, 7, 7, 9, 9, 9, 9, 9}},
		{16 << 10, 4, 4, []int{1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4}}, {16 << 10, 4, 8, []int{1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4}},
		{48 << 10, 4, 4, []int{1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4}}, {48 << 10, 4, 8, []int{1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4}},
		{16 << 10, 8, 4, []int{1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4}}, {16 << 10, 8, 8, []int{1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4}},
		{48 << 10, 8, 4, []int{1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4}}, {48 << 10, 8, 8, []int{1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4}},
		{227 << 10, 4, 4, []int{1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3}}, {227 << 10, 4, 8, []int{1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3}},
		{227 << 10, 8, 4, []int{1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4}}, {227 << 10, 8, 8, []int{1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4}},
	} {
		count := func(w steps.Way) (got []int) {
			for _, m := range lengths {
				b := steps.New[limb.CDF](w, steps.Tables{})
				x := &steps.Array{Elem: b.Complex(), Len: 1 << m}
				l, err := b.Finish(&steps.Array{Elem: b.Complex(), Len: 1 << m}, b.Plan(plans[m], 1, 1, x))
				if err != nil {
					t.Fatal(err)
				}
				n := 0
				for _, s := range l.Steps {
					if !strings.HasPrefix(s.Kernel, "passes.Roots") { // which plans have as tables
						n++
					}
				}
				got = append(got, n)
			}
			return got
		}
		w := way(c.local, c.planes, c.size)
		if got := count(w); !slices.Equal(got, c.want) {
			t.Errorf("%d numbers of %d bytes, %d bytes for a group: %v launches, want %v", c.planes, c.size, c.local, got, c.want)
		}
		if w.Lanes *= 2; c.local > 0 && slices.Equal(count(w), c.want) {
			t.Errorf("%d numbers of %d bytes, %d bytes for a group: twice the lanes make no launch more", c.planes, c.size, c.local)
		}
	}
}
