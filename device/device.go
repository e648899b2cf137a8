// Package device runs the library's functions as kernels on the devices of the
// machine: the processor's cores, and what its OpenCL, Vulkan and CUDA drivers
// reach, or, in a browser (GOOS=js), WebGPU: its calls wait for promises there, and are not
// made in a callback of JavaScript's.
//
// A device is tested when it is opened. Compilers for devices may reassociate,
// contract, take a fused multiply-add apart or flush subnormal numbers, and any
// of these silently turns extended precision into plain machine precision. So
// [Open] runs the error-free transformations (limb.TwoSum, limb.TwoProd and their kin)
// on the device, in the shapes in which kernels use them, and compares bits with plain
// Go. There are several ways to write an operation for a compiler that breaks one of
// them, called lowerings; Open takes the cheapest one that passes, and returns an error
// with the failing operands where none does. [Device.Traits] tells what was found.
//
//	d, err := device.Open("")
//	x, err := device.NewArray[limb.DF](d, n)
//	…
//	err = x.Upload(values)
//	err = device.Add(sum, x, y)
//	err = sum.Download(values)
//	…
//	err = d.Close()
//
// The functions of package limb are functions of this package, as they are of package vec:
// [Exp], [SinCos] and their kin map one over arrays of a device, results first. They are queued
// on the device of their arrays, return the errors of [Device.Map], which takes a function by its
// name, and give its bits. A program has those that it calls, and with Map all of them.
//
// Work is queued and done in order; a map returns at once, [Array.Upload] waits for what was
// queued before with its array, and [Array.Download] and [Device.Wait] wait for all
// of it, and know that none of it failed. After a failure every call on the device
// returns it, as [ErrFailed], since what arrays hold is not known any more. Devices, their
// arrays and kernels may be used from several goroutines. Arrays take memory until
// [Array.Free] or [Device.Close]; the garbage collector does not free it.
//
// What waits has a form with a context, such as [OpenContext], [Array.DownloadContext] and
// [Device.SubmitContext]; the form without is that one with context.Background(). A launch that has
// begun is never stopped, but no other one is begun after the context's end. The error is that of the
// context, with its [context.Cause] where that is another one, and says what was not begun; the device
// can be used as ever.
//
// [Array.Slice] is a part of an array, and an array itself. [Array.Fill] and [Copy] are done
// on the device, [UploadFloats] and [DownloadFloats] go from and to machine numbers.
//
// # What drivers cannot do
//
// Every function that a driver's compiler has made is compared with plain Go before its
// first use, on more than 2^16 operands; a difference is [ErrWrong]. Of the first launch of
// a kernel in Go some items are run in an interpreter too. Beside each
// Download, Wait and Close a kernel computes a number that is new, so that a driver
// which does nothing any more is noticed. And before this process loads drivers, a child
// process has loaded and tested them: the program itself, run again, which ends before
// its main begins. Package variables and init functions of other packages may run in it, so what a program
// opens or starts it had better open in main. A driver that ends its process, or never comes back, does so there,
// and is not used.
//
// What the child and the comparisons found is kept for later processes in the folder limb
// of [os.UserCacheDir], as long as the driver and the text of the kernel are the same. So is
// which lowerings failed, for the same driver and program; the one that is used is tested
// each time. Two
// environment variables change that: LIMB_CACHE names another folder, or is off, and
// LIMB_CHILD=off has drivers loaded without a child.
package device

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/inside"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/turn"
	"github.com/limbfp/limb/kernel/launch"
)

// Errors that say what is wrong with a call, for errors.Is: they come wrapped in the
// details.
var (
	ErrUnknown   = errors.New("unknown device") // of a name that List does not have
	ErrClosed    = errors.New("closed")         // a device, or a transform on one
	ErrFreed     = errors.New("the array is freed")
	ErrForeign   = errors.New("an array of another device")
	ErrLength    = launch.ErrLength                           // lengths differ, or one is negative
	ErrRange     = launch.ErrRange                            // an int for a kernel that has more than 32 bits
	ErrType      = errors.New("wrong type")                   // or number of arguments
	ErrFunction  = errors.New("unknown function")             // of package limb, or one that devices lack
	ErrOverlap   = errors.New("arrays overlap")               // of which one is written
	ErrNoFloat64 = errors.New("the device has no float64")    // or none that is exact
	ErrTooLong   = errors.New("too long")                     // an array of more than 2^30 elements
	ErrLanguage  = errors.New("the device takes no programs") // see Device.Compile
	ErrWrong     = launch.ErrWrong                            // a function or kernel has other bits on the device than in Go
	ErrZero      = errors.New("a zero value: Open, NewArray, Compile and New make ones that can be used")

	// ErrFailed is in the error of every call after work that was queued has failed, a
	// kernel or a copy, and after the device was lost: what the arrays held is not known any
	// more, and all is given back. A device that is opened anew is another one.
	ErrFailed = driver.ErrFailed

	errUntested = errors.New("not tested")
)

// Info is what a driver says about its device, before any test.
type Info struct {
	Name        string // as Open takes it: "cpu", "opencl:0", "cuda:0"
	Backend     string // the way to it: "cpu", "opencl", "cuda"
	Title       string // the device's own name
	Platform    string // the driver's name
	Version     string // the driver's version
	UUID        string // of the device, by whichever backend it is reached; "", or zeros, where it is not known
	SameAs      string // the name of the device before it in the list that is the same one
	Units       int    // cores, or what the driver counts as such
	GPU         bool
	Float64     bool // the driver claims IEEE binary64
	CorrectDiv  bool // it claims correctly rounded float32 division and square root
	Dots        bool // it claims an operation that adds the products of four bytes
	Matrices    bool // it claims units that multiply matrices of bytes; by CUDA always, where older devices have other kernels in their place
	MemoryBytes uint64
	LocalBytes  int      // for programs: the local memory of a work-group in bytes,
	Group       int      // the most work-items in a group,
	PerItem     int      // and how many elements a work-item should take, one after the other
	Notes       []string // hints for the user
	Err         error    // why the device, or all of a backend, cannot be used
}

// List returns the devices of the machine: the cpu first, then those that drivers of Vulkan,
// OpenCL and CUDA reach. A driver is tried in a child process first, which may take seconds.
// A device that cannot be opened has Err. Where one of these as a whole cannot be used, or
// there is a hint to give, an entry without a Title has Err or Notes.
func List() []Info { return ListContext(context.Background()) }

// ListContext is List until ctx is done: a child process ends then, and what it was to try has
// the error of ctx as its Err.
func ListContext(ctx context.Context) []Info {
	var list []Info
	for _, b := range backends {
		found, hints, err := candidates(ctx, b)
		var entries []Info
		for i, c := range found {
			entries = append(entries, describe(b, i, c))
		}
		if err != nil || hints != nil {
			entries = append(entries, Info{Name: b.Word(), Backend: b.Word(), Err: err, Notes: hints})
		}
		list = append(entries, list...)
	}
	for i := range list {
		for _, before := range list[:i] {
			if before.SameAs == "" && same(list, before, list[i]) {
				list[i].SameAs = before.Name
			}
		}
	}
	return list
}

// same reports whether two entries are two ways to one device: with the same UUID, or without
// one where no other device has the title.
func same(list []Info, x, y Info) bool {
	if x.Backend == y.Backend || x.Title == "" {
		return false
	}
	if known := func(s string) bool { return strings.Trim(s, "0") != "" }; known(x.UUID) && known(y.UUID) {
		return x.UUID == y.UUID
	}
	alike := 0
	for _, z := range list {
		if z.Title == x.Title && (z.Backend == x.Backend || z.Backend == y.Backend) {
			alike++
		}
	}
	return x.Title == y.Title && alike == 2
}

func describe(b driver.Backend, i int, info candidate) Info {
	name := b.Word()
	if name != "cpu" {
		name += ":" + strconv.Itoa(i)
	}
	return Info{
		Name: name, Backend: b.Word(), Title: info.Title, Platform: info.Platform, Version: info.Version, UUID: info.UUID,
		Units: info.Units, GPU: info.GPU, Float64: info.Float64, CorrectDiv: info.CorrectDiv, Dots: info.Dots, Matrices: info.Matrices, MemoryBytes: info.MemoryBytes,
		LocalBytes: info.Local, Group: info.Group, PerItem: info.PerItem, Err: info.err,
	}
}

// Device is an open device, which [Open] returns. Several goroutines may use it at once.
type Device struct {
	inner
	info     Info
	caps     driver.Caps
	traits   Traits
	untested bool
	integers bool // float64 made of integers is asked for, and nothing is tested

	dev      driver.Device // nil in the zero value
	turn     turn.Turn     // guards what follows, and calls of dev
	closed   bool
	failed   error  // ErrFailed and what happened
	drivers  string // the backend's fingerprint, "" where no driver is at work
	witness  witness
	arrays   map[*storage]bool
	compiled map[string]driver.Kernel   // map kernels
	compared map[string]error           // of the first use of each function
	texts    map[string][]*Text         // by what they are
	loaded   map[*ir.Func]*Kernel       // kernels of Go
	moving   map[string][]driver.Kernel // of Fill and Copy, by what elements are
	mapper   mapper
	rungs    map[kernels.Type]lower.Rung // by machine type
}

// Open opens a device and tests its arithmetic. name is one of [List]: "cpu",
// "opencl:1"; "opencl" is the first of its backend. "" is the first device that
// passes its test, of GPUs, then the cpu, and then processors that drivers reach. A device that ended the
// child process, or held it up, is not opened by its name either. A device may be opened
// several times; each has its own arrays. The caller closes it.
func Open(name string, o ...Option) (*Device, error) {
	return OpenContext(context.Background(), name, o...)
}

// OpenContext is Open until ctx is done: a child process ends then, and the self-test between two
// questions. No device is open where it returns an error, that of ctx.
func OpenContext(ctx context.Context, name string, o ...Option) (*Device, error) {
	opt := options{test: true}
	for _, f := range o {
		f(&opt)
	}
	switch {
	case opt.lowered && opt.test:
		return nil, fmt.Errorf("device %q: the self-test chooses the lowering: write Lowered(%q) beside Untested() alone", name, opt.lowering)
	case name == "" && !opt.test:
		return nil, fmt.Errorf("%w %q: name one that is not to be tested", ErrUnknown, name)
	case name == "":
		return openBest(ctx, opt)
	}
	return find(ctx, name, opt)
}

// An Option changes what Open does.
type Option func(*options)

type options struct {
	test, float64 bool
	lowered       bool // as lowering says, of a device that is not tested
	lowering      string
}

// Float64OfIntegers gives float64, and with it DD and QD, to a device that has none: made of
// integers, with the bits of plain Go, and [Arithmetic.Lowering] is "floor" then. It takes
// 10 to 50 times as long as float64 that a device has. A device that has it keeps its own.
func Float64OfIntegers() Option { return func(o *options) { o.float64 = true } }

// Untested leaves the self-test out, for measurements of what a device does: it opens what
// [Open] refuses. Functions are lowered in the cheapest way, or as [Lowered] says, and their
// results may be wrong; [Device.Traits] says only that the device is not tested.
func Untested() Option { return func(o *options) { o.test = false } }

// Lowered has operations of an [Untested] device written in a way that [Arithmetic.Lowering] names,
// for measurements: "split" leaves fused multiply-adds out. Of a device that is tested the test
// chooses, and it is an error.
func Lowered(way string) Option { return func(o *options) { o.lowering, o.lowered = way, true } }

// find opens the device of that name.
func find(ctx context.Context, name string, o options) (*Device, error) {
	word, number, numbered := strings.Cut(name, ":")
	for _, b := range backends {
		if b.Word() != word {
			continue
		}
		i := 0
		if numbered {
			var err error
			if i, err = strconv.Atoi(number); err != nil || i < 0 {
				break
			}
		}
		list, _, err := candidates(ctx, b)
		if err != nil {
			return nil, fmt.Errorf("device %q: %w", name, err)
		}
		if i >= len(list) {
			break
		}
		return openCandidate(ctx, b, i, list[i], o)
	}
	return nil, fmt.Errorf("%w %q: there are %s", ErrUnknown, name, strings.Join(names(ctx), ", "))
}

// names lists what Open takes.
func names(ctx context.Context) []string {
	var names []string
	for _, info := range ListContext(ctx) {
		if info.Err == nil && info.Title != "" {
			names = append(names, info.Name)
		}
	}
	return names
}

// openBest opens the first device that passes: of GPUs and the cpu, which is the last of backends, and then
// of processors that drivers reach.
func openBest(ctx context.Context, o options) (*Device, error) {
	var errs []error // of all that is not opened: said where nothing is
	for _, early := range []bool{true, false} {
		for _, b := range backends {
			list, _, err := candidates(ctx, b)
			if err != nil && early {
				errs = append(errs, fmt.Errorf("listing %s: %w", b.Word(), err))
			}
			for i, c := range list {
				if early != (c.GPU || b.Word() == "cpu") {
					continue
				}
				d, err := openCandidate(ctx, b, i, c, o)
				if err == nil {
					return d, nil
				}
				errs = append(errs, err)
			}
			if err := cause.Of(ctx); err != nil {
				return nil, errors.Join(append(errs, fmt.Errorf("opening a device: %w", err))...)
			}
		}
	}
	return nil, errors.Join(errs...)
}

func openCandidate(ctx context.Context, b driver.Backend, i int, c candidate, o options) (*Device, error) {
	if c.err != nil {
		info := describe(b, i, c)
		return nil, fmt.Errorf("opening %s (%s, %s): %w", info.Name, info.Title, info.Platform, c.err)
	}
	return open(ctx, b, i, c.Caps, o)
}

// open opens device i of b, and tests it if the options say so.
func open(ctx context.Context, b driver.Backend, i int, caps driver.Caps, o options) (*Device, error) {
	info := describe(b, i, candidate{Caps: caps})
	err := cause.Of(ctx)
	var dev driver.Device
	if err == nil {
		dev, err = b.Open(i)
	}
	if err != nil {
		return nil, fmt.Errorf("opening %s (%s, %s): %w", info.Name, info.Title, info.Platform, err)
	}
	d := &Device{
		turn: turn.New(), info: info, caps: caps, drivers: b.Fingerprint(), dev: dev, arrays: map[*storage]bool{}, compiled: map[string]driver.Kernel{},
		compared: map[string]error{}, texts: map[string][]*Text{}, loaded: map[*ir.Func]*Kernel{}, moving: map[string][]driver.Kernel{}, mapper: mapper{functions: map[string]*function{}}, rungs: map[kernels.Type]lower.Rung{},
	}
	d.inner = inside.From(asked{d})
	if o.test {
		err = d.selfTest(ctx, o.float64)
	} else {
		d.untested, d.integers = true, o.float64
		d.traits.Float32.Why, d.traits.Float64.Why = errUntested, errUntested
		var r lower.Rung
		r, err = lower.Named(o.lowering)
		d.rungs[kernels.F32], d.rungs[kernels.F64] = r, r
	}
	why := d.traits.Float32.Why
	if err == nil && (why == nil || !o.test) {
		if err = d.sync(); err == nil {
			return d, nil
		}
	}
	d.release()
	if err != nil {
		return nil, fmt.Errorf("opening %s (%s, %s): %w", info.Name, info.Title, info.Platform, err)
	}
	return nil, fmt.Errorf("%s (%s, %s) is refused: %w", info.Name, info.Title, info.Platform, why)
}

// Info returns what the driver says about the device, also when it is closed.
func (d *Device) Info() Info {
	if d == nil {
		return Info{}
	}
	return d.info
}

// Traits returns what the self-test of Open found, also when the device is closed.
func (d *Device) Traits() Traits {
	if d == nil {
		return Traits{}
	}
	return d.traits
}

// do makes a call of the device, which must be usable and stay so.
func (d *Device) do(call func() error) error { return d.in(context.Background(), call) }

// in is do of a call that begins before ctx is done, or not at all.
func (d *Device) in(ctx context.Context, call func() error) error {
	if err := d.begin(ctx); err != nil {
		return err
	}
	defer d.turn.Give()
	return d.seen(call())
}

// through is in of a call that queues work, which is waited for where ctx may end.
func (d *Device) through(ctx context.Context, call func() error) error {
	return d.in(ctx, func() error {
		if err := call(); err != nil || ctx.Done() == nil {
			return err
		}
		return d.dev.Wait()
	})
}

// after is in of a call that waits for all earlier work: where ctx is done before that is, it
// returns at once. The driver's wait goes on then, and has the device's turn, so that the next call
// waits for it.
func (d *Device) after(ctx context.Context, call func() error) error {
	if ctx.Done() == nil {
		return d.in(ctx, call)
	}
	if err := d.begin(ctx); err != nil {
		return err
	}
	done := make(chan error, 1)
	go func() { done <- d.dev.Wait() }()
	select {
	case err := <-done:
		defer d.turn.Give()
		switch {
		case err != nil:
		case ctx.Err() != nil:
			err = fmt.Errorf("not begun: %w", cause.Of(ctx))
		default:
			err = call()
		}
		return d.seen(err)
	case <-ctx.Done():
		go func() {
			defer d.turn.Give()
			d.seen(<-done)
		}()
		return fmt.Errorf("given up while earlier work goes on: %w", cause.Of(ctx))
	}
}

// begin waits for the device's turn, and has it where it returns nil: the device is usable then.
func (d *Device) begin(ctx context.Context) error {
	if d == nil || d.dev == nil {
		return ErrZero
	}
	if err := d.turn.Take(ctx); err != nil {
		return err
	}
	switch {
	case d.closed:
		d.turn.Give()
		return fmt.Errorf("the device is %w", ErrClosed)
	case d.failed != nil:
		defer d.turn.Give()
		return d.failed
	}
	return nil
}

// seen gives all back where an error is that of a device that has failed.
func (d *Device) seen(err error) error {
	if errors.Is(err, ErrFailed) {
		d.failed = err
		d.release()
	}
	return err
}

// release gives all back that the device holds.
func (d *Device) release() error {
	for s := range d.arrays {
		s.free()
	}
	d.witness.free()
	return d.dev.Close()
}

// wrap says where an error is from.
func (d *Device) wrap(err error, format string, args ...any) error {
	if err == nil {
		return nil
	}
	name := d.Info().Name
	if name == "" {
		name = "device"
	}
	return fmt.Errorf("%s: %s: %w", name, fmt.Sprintf(format, args...), err)
}

// Wait returns when all queued work is done: nil where none of it has failed.
func (d *Device) Wait() error { return d.WaitContext(context.Background()) }

// WaitContext is Wait until ctx is done: then it returns at once, and the work goes on. The driver's wait goes on too,
// and the next call on the device, of whatever kind, begins when it has ended: give that a context as well.
func (d *Device) WaitContext(ctx context.Context) error { return d.wrap(d.after(ctx, d.sync), "wait") }

// sync waits, and sees that the device works still.
func (d *Device) sync() error { return d.read() }

// Close waits for the queued work, frees the arrays and gives the device back. It
// returns an error where queued work has failed. It may be called again, and then
// returns nil; other calls on the device, its arrays and kernels return [ErrClosed].
func (d *Device) Close() error {
	err := d.do(d.sync)
	if d == nil || d.dev == nil || errors.Is(err, ErrClosed) {
		return nil
	}
	d.turn.Take(context.Background())
	defer d.turn.Give()
	if d.closed {
		return nil
	}
	d.closed = true
	if d.failed == nil {
		err = errors.Join(err, d.release())
	}
	return d.wrap(err, "close")
}

// float64Error says why the device has no float64, nil where it has.
func (d *Device) float64Error() error {
	if a := d.traits.Float64; !a.Exact && !(d.untested && (d.info.Float64 || d.integers)) {
		return fmt.Errorf("%w: %w", ErrNoFloat64, a.Why)
	}
	return nil
}

// alloc returns memory for n elements.
func (d *Device) alloc(e *elem, n int) (*storage, error) {
	switch {
	case n < 0:
		return nil, fmt.Errorf("%w: an array has 0 elements or more, not %d", ErrLength, n)
	case n > driver.MaxLen || n > math.MaxInt/2/(e.Planes()*e.Size()):
		return nil, fmt.Errorf("%w: an array has at most 2^30 elements, not %d: make several", ErrTooLong, n)
	case e.Elem() == kernels.F64 && d.float64Error() != nil:
		return nil, d.float64Error()
	}
	s := &storage{layout: d.layout(e, n)}
	var err error
	if s.buffer, err = d.dev.Alloc(s.bytes()); err != nil {
		return nil, err
	}
	d.arrays[s] = true
	return s, nil
}
