// Package launch runs the kernels that the command limb build has compiled. It is for the
// code that the command writes, zlimb.go, and not for others.
package launch

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/workers"
)

// What goes wrong, for errors.Is. ErrLength, ErrRange and ErrWrong are those of package device too.
var (
	ErrLength = errors.New("wrong length")                        // lengths differ, or one is negative, or too large
	ErrRange  = errors.New("an integer argument is out of range") // it has more than 32 bits
	ErrShared = errors.New("slices overlap")                      // of which the kernel writes one
	ErrNil    = errors.New("the device is nil")
	ErrFault  = errors.New("the kernel is wrong") // an index outside of an array, or a division of an integer by 0
	ErrWrong  = errors.New("wrong results")       // of what limb's compiler made of the kernel: other bits than plain Go
)

// Version2 is there as long as what limb build writes today is run. Where it is missing,
// limb build is to be run again.
const Version2 = true

// Lanes is a kernel as assembly, in the variables that zlimb_amd64.s and zlimb_arm64.s define.
type Lanes struct{ code simd.Lanes }

// Use says what a kernel does with a slice.
type Use uint8

const (
	Writes Use = 1 << iota // the kernel writes it
	Others                 // an item may use other elements than the one of its own number
)

// A Call runs a kernel on slices.
type Call struct {
	kernel          string
	ctx             context.Context
	n               int
	launch          simd.Launch
	slices, scalars int
	list            []part
	parts           [8]part // the memory of list, mostly
	shared          []func() simd.Slice
	err             error
}

// calls are those that have ended, to be used again.
var calls = sync.Pool{New: func() any { return new(Call) }}

// part is the memory of a slice.
type part struct {
	name        string
	first, size uintptr
	use         Use
}

// most is the largest number of items, and of elements of a slice.
const most = 1 << 30

// New returns a call of a kernel for n items, or groups, which Run ends.
func New(ctx context.Context, kernel string, n int) *Call {
	c := calls.Get().(*Call)
	c.kernel, c.ctx, c.n, c.list = kernel, ctx, n, c.parts[:0]
	if n < 0 || n > most {
		c.fail(fmt.Errorf("%w: a launch has 0 to 2^30 items, not %d", ErrLength, n))
	}
	return c
}

func (c *Call) fail(err error) {
	if c.err == nil {
		c.err = err
	}
}

// Elements is Slice of one with an element for each item.
func Elements[E any](c *Call, name string, x []E, use Use) {
	if len(x) != c.n {
		c.fail(fmt.Errorf("%w: %s has %d elements, and the first slice %d", ErrLength, name, len(x), c.n))
	}
	Slice(c, name, x, use)
}

// Slice is the next slice among the parameters.
func Slice[E any](c *Call, name string, x []E, use Use) {
	if len(x) > most {
		c.fail(fmt.Errorf("%w: %s has %d elements: 2^30 at most", ErrLength, name, len(x)))
	}
	c.slice(simd.SliceOf(x))
	p := part{name, uintptr(unsafe.Pointer(unsafe.SliceData(x))), uintptr(len(x)) * unsafe.Sizeof(*new(E)), use}
	for _, q := range c.list {
		if (p.use|q.use)&Writes == 0 || p.first >= q.first+q.size || q.first >= p.first+p.size {
			continue
		}
		if p.first != q.first || p.size != q.size || (p.use|q.use)&Others != 0 || p.use&q.use&Writes != 0 {
			c.fail(fmt.Errorf("%w: %s and %s: what a kernel writes is to lie apart, or to be its operand element by element", ErrShared, q.name, p.name))
		}
	}
	c.list = append(c.list, p)
}

func (c *Call) slice(s simd.Slice) {
	if c.slices < len(c.launch.Slices) {
		c.launch.Slices[c.slices] = s
	}
	c.slices++
}

// Scalar is the next machine number among the parameters.
func Scalar[S int | int32 | float32 | float64 | bool](c *Call, x S) {
	if x, ok := any(x).(int); ok && int(int32(x)) != x {
		c.fail(fmt.Errorf("%w: %d: an int has 32 bits in a kernel, -2^31 to 2^31-1", ErrRange, x))
	}
	if c.scalars < len(c.launch.Scalars) {
		c.launch.Scalars[c.scalars] = simd.Number(x)
	}
	c.scalars++
}

// Shared is the next array of a group's own, of n elements.
func Shared[E any](c *Call, n int) {
	c.shared = append(c.shared, func() simd.Slice { return simd.SliceOf(make([]E, n)) })
}

// A call of assembly, which nothing interrupts, is to take about so long. A call that is
// shorter than one of these in all runs in the goroutine that makes it.
const (
	short = 50 * time.Microsecond
	long  = 400 * time.Microsecond
)

// Run runs the kernel: as assembly at the level in use, or in plain Go, where p is nil always, on the arguments that
// args returns: the kernel's parameters after the first. A call has least items or a multiple
// of it, but the first ones. checks has a line for each check of the assembly: what is wrong
// where it fails.
func (c *Call) Run(p *Lanes, least int, checks string, plain Plain, args func() []any) error {
	err := c.run(p, least, checks, plain, args)
	*c = Call{} // it keeps nothing of its caller's
	calls.Put(c)
	return err
}

func (c *Call) run(p *Lanes, least int, checks string, plain Plain, args func() []any) error {
	if c.err == nil {
		c.err = cause.Of(c.ctx)
	}
	if c.err != nil || c.n == 0 {
		return c.wrap(c.err)
	}
	level := simd.Current()
	lanes := simd.Assembly && p != nil && p.code.Has(level) && c.slices+len(c.shared) <= len(c.launch.Slices) && c.scalars <= len(c.launch.Scalars)
	if !lanes {
		level = simd.Go
	}
	var list []any
	from := 0
	if !lanes {
		list = args()
	} else if u := useOf(p, level); simd.Assembly && !u.done(least) { // a browser loads no comparison
		n, err := c.first(u, level, p, c.newLaunch(level), least, checks, plain, args())
		if err != nil || n == c.n {
			return c.wrap(err)
		}
		from = n
	}
	l := &c.launch
	if len(c.shared) > 0 {
		with := c.newLaunch(level)
		l = &with
	}
	for step, began := least, time.Now(); from < c.n; {
		start := time.Now()
		if err := c.piece(level, p, l, from, min(from+step, c.n), checks, plain, list); err != nil {
			return c.wrap(err)
		}
		from += step
		now := time.Now()
		step = next(step, least, now.Sub(start))
		if now.Sub(began) > long {
			return c.wrap(c.share(level, p, least, checks, plain, list, from))
		}
	}
	return nil
}

// newLaunch returns a launch for one goroutine, with arrays of its groups' own.
func (c *Call) newLaunch(level simd.Level) (l simd.Launch) {
	if level != simd.Go {
		l = c.launch
		for i, f := range c.shared {
			l.Slices[c.slices+i] = f()
		}
	}
	return l
}

// next returns the number of items of a goroutine's next piece, after one of step items that took so long.
func next(step, least int, took time.Duration) int {
	switch {
	case took < short && step < most/2:
		return step * 2
	case took > long && step > least:
		return step / 2
	}
	return step
}

// share runs the items from one on, on all cores.
func (c *Call) share(level simd.Level, p *Lanes, least int, checks string, plain Plain, list []any, from int) error {
	var taken atomic.Int64
	var failed atomic.Pointer[error]
	taken.Store(int64(from))
	workers.Spread(workers.Count(math.MaxInt), func(int) {
		l, step := c.newLaunch(level), least
		for failed.Load() == nil {
			lo := int(taken.Add(int64(step))) - step
			if lo >= c.n {
				return
			}
			start := time.Now()
			if err := c.piece(level, p, &l, lo, min(lo+step, c.n), checks, plain, list); err != nil {
				failed.CompareAndSwap(nil, &err)
				return
			}
			step = next(step, least, time.Since(start))
		}
	})
	if err := failed.Load(); err != nil {
		return *err
	}
	return nil
}

// piece runs some items.
func (c *Call) piece(level simd.Level, p *Lanes, l *simd.Launch, lo, hi int, checks string, plain Plain, args []any) error {
	if err := cause.Of(c.ctx); err != nil {
		return err
	}
	if level == simd.Go {
		return guarded(func() { plain(lo, hi, args) })
	}
	l.First, l.Last = lo, hi
	if k := p.code.Run(level, l, hi-lo); k > 0 {
		for line := range strings.Lines(checks) {
			if k--; k == 0 {
				return fmt.Errorf("%w: %s", ErrFault, strings.TrimSuffix(line, "\n"))
			}
		}
		return ErrFault
	}
	return nil
}

// guarded calls f, whose panic of the runtime is an error.
func guarded(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			wrong, ok := r.(runtime.Error)
			if !ok {
				panic(r)
			}
			err = fmt.Errorf("%w: %s%s", ErrFault, place(), strings.TrimPrefix(wrong.Error(), "runtime error: "))
		}
	}()
	f()
	return nil
}

// place returns the line that panics: the first one outside of the runtime.
func place() string {
	var pcs [32]uintptr
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs[:])])
	panics := false
	for {
		f, more := frames.Next()
		inside := strings.HasPrefix(f.Function, "runtime.")
		if panics && !inside {
			return fmt.Sprintf("%s:%d: ", f.File[strings.LastIndex(f.File, "/")+1:], f.Line)
		}
		panics = panics || inside
		if !more {
			return ""
		}
	}
}

func (c *Call) wrap(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("kernel %s: %w", c.kernel, err)
}
