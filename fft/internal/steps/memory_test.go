package steps_test

import (
	"fmt"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/internal/scheme"
	"github.com/limbfp/limb/fft/internal/steps"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
)

// traffic is what a list of pairs has of a device's memory, in bytes: the numbers that groups read and write, what
// they have of tables, and all of the pieces of memory that these are in.
type traffic struct {
	steps                  int
	numbers, tables, whole int
}

// piece is the least that a device's memory gives, in bytes.
const piece = 32

// trafficOf counts what a list takes: the interpreter runs some groups of each step, and all are alike.
func trafficOf(l steps.List, size, n int, fault func(format string, args ...any)) (all traffic, err error) {
	all.steps = len(l.Steps)
	for i, s := range l.Steps {
		in, err := interp(s.Kernel)
		if err != nil {
			return all, err
		}
		var some []int
		for k := range min(4, s.N) {
			some = append(some, k*(s.N-1)/max(1, min(4, s.N)-1))
		}
		var args []any
		type place struct{ group, at int }
		var of []map[place]int // how many uses, of each array
		var tables []bool
		var lengths []int
		arrays := map[*steps.Array]*ir.Array{}
		for _, arg := range s.Args {
			a, ok := arg.(*steps.Array)
			if !ok {
				args = append(args, arg)
				continue
			}
			if arrays[a] == nil {
				uses := map[place]int{}
				of, tables, lengths = append(of, uses), append(tables, a.Data != nil), append(lengths, a.Len)
				var y *ir.Array
				if a.Elem == "i32" {
					y = launch.Array(a.Data)
				} else {
					y = &ir.Array{Scalars: 4, Data: make([]float64, a.Len*4)}
					y.Used = func(group, at int, _ bool) {
						if at%4 == 0 { // the other three lie elsewhere, as this one does here
							uses[place{group, at / 4}]++
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
			if tables[k] && lengths[k] < n/8 { // turns of steps, which all groups have: they stay in caches
				all.tables += 4 * size * lengths[k]
				all.whole += 4 * size * lengths[k]
				continue
			}
			pieces := map[place]bool{}
			for p, times := range uses {
				if times > 1 && !tables[k] {
					fault("step %d, %s: a group has element %d of array %d %d times", i, s.Kernel, p.at, k, times)
				}
				pieces[place{p.group, p.at * size / piece}] = true
			}
			bytes := 4 * size * len(uses) * s.N / len(some)
			if tables[k] {
				all.tables += bytes
			} else {
				all.numbers += bytes
			}
			all.whole += 4 * piece * len(pieces) * s.N / len(some)
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

// TestMemory: where groups have 48 kB, 2^20 numbers are three launches, each of which reads and writes each number
// once, in whole pieces of memory; and few columns at once, as long ones leave room for, take more than is asked for.
func TestMemory(t *testing.T) {
	memoryOf[limb.CDF](t, 20, 4, []int{512, 256, 1024}, 3)
	memoryOf[limb.CDD](t, 20, 8, []int{256, 512}, 3)
	memoryOf[limb.CDD](t, 14, 8, []int{256, 512}, 2)
}

func memoryOf[C fft.Complex](t *testing.T, m, size int, rooms []int, launches int) {
	n := 1 << m
	count := func(lanes int) (got traffic) {
		b := steps.New[C](steps.Way{PerGroup: 256, Rooms: rooms, Width: 16, Lanes: lanes}, steps.Tables{})
		x := &steps.Array{Elem: b.Complex(), Len: n}
		l, err := b.Finish(&steps.Array{Elem: b.Complex(), Len: n}, b.Plan(scheme.Of[scheme.Plan[C]](must(fft.New[C](n))), 1, 1, x))
		if err == nil {
			got, err = trafficOf(l, size, n, t.Errorf)
		}
		if err != nil {
			t.Fatal(err)
		}
		times := func(bytes int) float64 { return float64(bytes) / float64(4*size*n) }
		t.Logf("%s 2^%d, %d lanes: %d launches, %.2f times the numbers and %.2f times tables as large, %.2f with what comes along: %.1f µs at 4.2 TB/s",
			b.Complex(), m, lanes, got.steps, times(got.numbers), times(got.tables), times(got.whole), float64(got.whole)/4.2e6)
		return got
	}
	got := count(32 / size)
	if got.steps != launches || got.numbers != 2*launches*4*size*n || got.tables > 4*size*n {
		t.Errorf("2^%d: %+v", m, got)
	}
	if all := got.numbers + got.tables; launches == 3 && got.whole > all+all/100 || got.whole > 2*all {
		t.Errorf("2^%d: %d bytes for %d", m, got.whole, all)
	}
	if m == 20 {
		if whole := count(0).whole; whole < 2*got.whole {
			t.Errorf("2^%d: whole columns at once take %d bytes, and stretches %d: how is this counted?", m, whole, got.whole)
		}
	}
}
