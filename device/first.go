package device

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/flushing"
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
// The interpreter runs what limb's compiler made of a kernel, so it is compared itself with the
// kernel in plain Go, where that is at hand: on the same items, on copies too.
//
// On a device that flushes subnormal numbers an element may have the bits of an arithmetic that
// flushes instead, as functions may (package flushing).
//
// A launch on more than firstBytes is not compared; then the first one is on less. Nor is one
// with loops that go on for very long.
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
	if !d.doubts() {
		return false
	}
	_, known := kept.Get("compared", k.firstKey())
	return !known
}

// firstKey is what a kernel that has been compared is kept by.
func (k *Kernel) firstKey() string {
	what := k.name
	if k.plain != nil {
		what += " in plain Go"
	}
	return k.d.firstKey(what, k.k)
}

// content is an array as it is before a launch, or after it: its memory, and its machine
// numbers, those of an element side by side, with marks at the ones that were written.
type content struct {
	bytes   []byte
	numbers []float64
	written []bool
}

type contents map[*storage]*content

// copied returns numbers that another run may change, each as it is in an arithmetic.
func (c contents) copied(as func(float64) float64) contents {
	list := contents{}
	for a, old := range c {
		now := &content{numbers: make([]float64, len(old.numbers)), written: make([]bool, len(old.numbers))}
		for i, x := range old.numbers {
			now.numbers[i] = as(x)
		}
		list[a] = now
	}
	return list
}

func asIs(x float64) float64 { return x }

// content reads an array.
func (s *storage) content() (c content, err error) {
	c.bytes = make([]byte, s.bytes())
	if err = s.buffer.Read(0, c.bytes); err != nil {
		return c, err
	}
	planes := make([]plane.Plane, s.typ.Planes())
	for j := range planes {
		planes[j] = plane.New(s.typ.Elem(), s.room)
	}
	s.get(planes, c.bytes)
	c.numbers = make([]float64, 0, s.room*len(planes))
	for i := range s.room {
		for _, p := range planes {
			c.numbers = append(c.numbers, p.At(i))
		}
	}
	return c, nil
}

// place is an element of an array.
type place struct {
	a *storage
	i int
}

// first runs a launch and compares it.
func (d *Device) first(l Launch, w driver.Launch) error {
	k := l.k
	before := contents{}
	var order []*storage
	size := 0
	for _, arg := range l.args {
		if a, ok := arrayOf(arg); ok && before[a.storage] == nil {
			before[a.storage] = new(content)
			order = append(order, a.storage)
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
	want := before.copied(asIs)
	err := k.interpret(k.program, ir.IEEE(k.f.Limb), l, want, items, asIs)
	if fault := (ir.Fault{}); errors.As(err, &fault) && fault.Endless {
		k.program = nil
		return d.dev.Submit([]driver.Launch{w})
	} else if err != nil {
		return fmt.Errorf("the kernel is wrong: %w", err)
	}
	if k.plain != nil {
		if err := k.inGo(l, before, want, items); err != nil {
			if errors.Is(err, ErrWrong) {
				k.wrong = err
			}
			return err
		}
	}
	if err := d.dev.Submit([]driver.Launch{w}); err != nil {
		return err
	}
	after := contents{}
	var wrong []place
	for _, a := range order {
		c, err := a.content()
		if err != nil {
			return err
		}
		after[a] = &c
		for i := range a.room {
			if at := (place{a, i}); !at.same(&c, want[a], len(items) == l.n, asIs) {
				wrong = append(wrong, at)
			}
		}
	}
	if len(wrong) > 0 && d.arithmetic(k.limb()).Subnormals == Flushed {
		wrong = d.unexplained(wrong, l, before, after, items)
	}
	if len(wrong) > 0 {
		a, at := wrong[0].a, wrong[0].i*wrong[0].a.typ.Planes()
		k.wrong = fmt.Errorf("%w before its first use: element %d of an array of %s is %x, and %x in the interpreter",
			ErrWrong, wrong[0].i, a.typ, after[a].numbers[at:][:a.typ.Planes()], want[a].numbers[at:][:a.typ.Planes()])
		err = k.wrong
		for _, a := range order {
			err = errors.Join(err, a.buffer.Write(0, before[a].bytes))
		}
		return err
	}
	d.keep(k.firstKey(), k.name)
	k.program = nil
	return nil
}

// same reports whether an element is as it should be: of a launch that was not interpreted as a
// whole, where the interpreter wrote it. Numbers are compared as they are in an arithmetic.
func (p place) same(got, want *content, whole bool, as func(float64) float64) bool {
	planes := p.a.typ.Planes()
	for j := p.i * planes; j < (p.i+1)*planes; j++ {
		x, y := as(got.numbers[j]), as(want.numbers[j])
		if (whole || want.written[j]) && math.Float64bits(x) != math.Float64bits(y) && (x == x || y == y) {
			return false
		}
	}
	return true
}

// unexplained returns those of the elements that differ from IEEE arithmetic, and from one that
// flushes too: results alone, or also what arrays and numbers had before the launch. Where a
// number is subnormal a zero may be in its place.
func (d *Device) unexplained(wrong []place, l Launch, before, after contents, items []int) []place {
	k := l.k
	p, flushes, err := flushing.Program(d.rungs[k.limb()].Name, kernels.Part(k.program, k.f))
	if err != nil {
		return wrong
	}
	for _, operands := range []func(float64) float64{asIs, flushing.Zero} {
		want := before.copied(operands)
		if k.interpret(p, flushes, l, want, items, operands) != nil {
			continue
		}
		wrong = slices.DeleteFunc(wrong, func(p place) bool {
			return p.same(after[p.a], want[p.a], len(items) == l.n, flushing.Zero)
		})
	}
	return wrong
}

// interpret runs some items of a launch of a program on what its arrays hold; of a number among
// its arguments it takes what that is in the arithmetic.
func (k *Kernel) interpret(p *ir.Program, arith ir.Arith, l Launch, arrays contents, items []int, as func(float64) float64) error {
	in, err := ir.NewInterp(p, p.Lookup(k.f.Name), arith)
	if err != nil {
		return err
	}
	var scalars []float64
	var list []*ir.Array
	for _, arg := range l.args {
		a, ok := arrayOf(arg)
		if !ok {
			for _, x := range driver.Scalars(arg) {
				switch x := x.(type) {
				case int32:
					scalars = append(scalars, float64(x))
				case float32:
					scalars = append(scalars, as(float64(x)))
				case float64:
					scalars = append(scalars, as(x))
				}
			}
			continue
		}
		c, planes := arrays[a.storage], a.typ.Planes()
		lo, hi := a.lo*planes, a.hi*planes
		list = append(list, &ir.Array{Data: c.numbers[lo:hi], Written: c.written[lo:hi], Scalars: planes})
	}
	return in.LaunchSome(items, ir.Forwards, scalars, list)
}

// chosen returns some of n items: the first two, the last two, and of each part between, of equal
// parts, two at random that stand side by side, for what an item may do to its neighbour.
func chosen(n, most int) []int {
	if n <= most {
		return ir.Forwards(n)
	}
	list := []int{0, 1}
	parts := most/2 - 2
	for k := range parts {
		lo, hi := 2+k*(n-4)/parts, 2+(k+1)*(n-4)/parts
		i := lo + rand.IntN(hi-lo)
		list = append(list, i, i+1)
	}
	return slices.Compact(append(list, n-2, n-1))
}
