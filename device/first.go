package device

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kept"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
)

// # The first launch of a kernel
//
// What a driver's compiler made of a kernel in Go is compared before it is used, as functions
// are: of the first launch some items, or groups, are run in the interpreter too, on copies
// of the arrays. Where a bit differs the arrays are given back what was in them. A kernel that
// goes wrong in the interpreter, by an index outside or a race, is not launched at all.
//
// A launch on more than firstBytes is not compared; then the first one is on less. Nor is one
// with loops that go on for very long, or on a device that flushes subnormal numbers.
const (
	firstItems  = 32
	firstGroups = 4
	firstBytes  = 64 << 20
)

// inOrder submits launches, those that are to be compared one by one.
func (d *Device) inOrder(list []Launch, work []driver.Launch) error {
	done := 0
	flush := func(to int) error {
		if done == to {
			return nil
		}
		some := work[done:to]
		done = to
		return d.dev.Submit(some)
	}
	for i, l := range list {
		if l.k.wrong != nil {
			return l.k.wrong
		}
		if l.n == 0 || l.k.program == nil {
			continue
		}
		if err := flush(i); err != nil {
			return err
		}
		done = i + 1
		if err := d.first(l, work[i]); err != nil {
			return err
		}
	}
	return flush(len(work))
}

// compares reports whether a kernel is to be compared: it has not been in an earlier process,
// with the same driver and the same text.
func (d *Device) compares(k *Kernel) bool {
	if d.drivers == "" || d.untested || d.arithmetic(k.limb()).Subnormals == Flushed || os.Getenv("LIMB_TEST_FIRST") == "off" {
		return false
	}
	_, known := kept.Get("compared", d.firstKey(k))
	return !known
}

func (d *Device) firstKey(k *Kernel) string {
	return kept.Key(d.drivers, d.info.Name, d.info.Platform, d.info.Title, d.info.Version, k.k.Source(), k.name)
}

// content is an array as it is before a launch.
type content struct {
	bytes   []byte
	numbers []float64
	written []bool
}

// content reads an array.
func (a *array) content() (c content, err error) {
	c.bytes = make([]byte, a.bytes())
	if err = a.buffer.Read(c.bytes); err != nil {
		return c, err
	}
	planes := make([]plane.Plane, a.typ.Planes())
	for j := range planes {
		planes[j] = plane.New(a.typ.Elem(), a.n)
	}
	a.get(planes, c.bytes)
	c.numbers = make([]float64, 0, a.n*len(planes))
	for i := range a.n {
		for _, p := range planes {
			c.numbers = append(c.numbers, p.At(i))
		}
	}
	c.written = make([]bool, len(c.numbers))
	return c, nil
}

// first runs a launch and compares it.
func (d *Device) first(l Launch, w driver.Launch) error {
	k := l.k
	before := map[*array]*content{}
	var order []*array
	size := 0
	for _, arg := range l.args {
		v, ok := viewOf(arg)
		if !ok {
			continue
		}
		if a := v.x.operand(); before[a] == nil {
			before[a] = new(content)
			order = append(order, a)
			size += a.bytes()
		}
	}
	if size > firstBytes {
		return d.dev.Submit([]driver.Launch{w})
	}
	for _, a := range order {
		c, err := a.content()
		if err != nil {
			return err
		}
		*before[a] = c
	}
	items := chosen(l.n, map[ir.Kind]int{ir.Items: firstItems, ir.Groups: firstGroups}[k.f.Kind])
	err := k.interpret(l, before, items)
	if fault := (ir.Fault{}); errors.As(err, &fault) && fault.Endless {
		k.program = nil
		return d.dev.Submit([]driver.Launch{w})
	} else if err != nil {
		return fmt.Errorf("the kernel is wrong: %w", err)
	}
	if err := d.dev.Submit([]driver.Launch{w}); err != nil {
		return err
	}
	for _, a := range order {
		after, err := a.content()
		if err != nil {
			return err
		}
		c, planes := before[a], a.typ.Planes()
		for i, want := range c.numbers {
			got := after.numbers[i]
			if compared := c.written[i] || len(items) == l.n; compared && math.Float64bits(got) != math.Float64bits(want) && (got == got || want == want) {
				k.wrong = fmt.Errorf("%w before its first use: element %d of an array of %s is %x, and %x in the interpreter",
					ErrWrong, i/planes, a.typ, after.numbers[i-i%planes:][:planes], c.numbers[i-i%planes:][:planes])
				break
			}
		}
	}
	if err := k.wrong; err != nil {
		for _, a := range order {
			err = errors.Join(err, a.buffer.Write(before[a].bytes))
		}
		return err
	}
	kept.Put("compared", d.firstKey(k), []byte(k.name+" on "+d.info.Title+", "+d.info.Platform+", "+d.info.Version+"\n"))
	k.program = nil
	return nil
}

// interpret runs some items of a launch on what its arrays hold.
func (k *Kernel) interpret(l Launch, arrays map[*array]*content, items []int) error {
	arith := ir.IEEE32
	if k.limb() == kernels.F64 {
		arith = ir.IEEE64
	}
	in, err := ir.NewInterp(k.program, k.f, arith)
	if err != nil {
		return err
	}
	var scalars []float64
	var list []*ir.Array
	for _, arg := range l.args {
		v, ok := viewOf(arg)
		if !ok {
			for _, x := range driver.Scalars(arg) {
				switch x := x.(type) {
				case int32:
					scalars = append(scalars, float64(x))
				case float32:
					scalars = append(scalars, float64(x))
				case float64:
					scalars = append(scalars, x)
				}
			}
			continue
		}
		a := v.x.operand()
		c, planes := arrays[a], a.typ.Planes()
		lo, hi := v.lo*planes, v.hi*planes
		list = append(list, &ir.Array{Data: c.numbers[lo:hi], Written: c.written[lo:hi], Scalars: planes})
	}
	return in.LaunchSome(items, ir.Forwards, scalars, list)
}

// chosen returns some of n items: the first two, the last two, and others at random, of which
// two stand side by side, for what an item may do to its neighbour.
func chosen(n, most int) []int {
	if n <= most {
		return ir.Forwards(n)
	}
	var list []int
	for _, i := range []int{0, n - 2} {
		list = append(list, i, i+1)
	}
	for len(list) < most {
		i := rand.IntN(n - 1)
		list = append(list, i, i+1)
	}
	slices.Sort(list)
	return slices.Compact(list)
}
