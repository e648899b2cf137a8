// Package device runs the library's functions as kernels on the devices of the
// machine: the processor's cores, and what its OpenCL drivers reach.
//
// A device is tested when it is opened. Compilers for devices may reassociate,
// contract, take a fused multiply-add apart or flush subnormal numbers, and any
// of these silently turns extended precision into plain machine precision. So
// [Open] runs the error-free transformations on the device, in the shapes in
// which kernels use them, and compares bits with plain Go; it lowers kernels in
// the cheapest way that passes, and returns an error with the failing operands
// where none does. [Device.Traits] tells what was found.
//
//	d, err := device.Open("")
//	x, err := device.NewArray[limb.DF](d, n)
//	…
//	err = x.Upload(values)
//	err = d.Map("DF.Add", sum, x, y)
//	err = sum.Download(values)
//
// Work is queued and done in order; [Device.Map] returns at once, and
// [Array.Upload], [Array.Download] and [Device.Wait] wait for what was queued
// before. Devices may be used from several goroutines.
package device

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/limbfp/limb/device/cl"
	"github.com/limbfp/limb/device/cpu"
	"github.com/limbfp/limb/internal/driver"
	"github.com/limbfp/limb/kernels"
)

// Errors that say what is wrong with a call. They come wrapped in the details.
var (
	ErrUnknown   = errors.New("unknown device")
	ErrClosed    = errors.New("the device is closed")
	ErrFreed     = errors.New("the array is freed")
	ErrForeign   = errors.New("an array of another device")
	ErrLength    = errors.New("lengths differ")
	ErrType      = errors.New("wrong type")
	ErrFunction  = errors.New("unknown function")
	ErrNoFloat64 = errors.New("the device has no float64")
	ErrTooLong   = errors.New("too long")
	ErrLanguage  = errors.New("the device takes no programs")

	errUntested = errors.New("not tested")
)

// backends are all the ways to devices. The cpu comes last: Open("") falls back
// to it.
var backends = []driver.Backend{cl.Backend{}, cpu.Backend{}}

// Info is what a driver says about its device, before any test.
type Info struct {
	Name        string // as Open takes it: "cpu", "opencl:0"
	Backend     string // "cpu", "opencl"
	Title       string // the device's own name
	Platform    string // the driver's name
	Version     string // the driver's version
	Units       int    // cores, or what the driver counts as such
	GPU         bool
	Float64     bool // the driver claims IEEE binary64
	CorrectDiv  bool // it claims correctly rounded float32 division and square root
	MemoryBytes uint64
	LocalBytes  int      // for programs: the local memory of a work-group,
	Group       int      // how many work-items are in one,
	Run         int      // and how many elements one should take in turn
	Notes       []string // hints for the user
	Err         error    // why the backend cannot be used: then there is no device
}

// List returns the devices of all backends, opened or not, the cpu first. A
// backend without devices, or with a hint to give, has an entry with Err or
// Notes, and no Title.
func List() []Info {
	var list []Info
	for _, b := range backends {
		infos, hints, err := b.Devices()
		var entries []Info
		for i, info := range infos {
			entries = append(entries, describe(b, i, info))
		}
		if err != nil || hints != nil {
			entries = append(entries, Info{Name: b.Word(), Backend: b.Word(), Err: err, Notes: hints})
		}
		list = append(entries, list...)
	}
	return list
}

func describe(b driver.Backend, i int, info driver.Info) Info {
	name := b.Word()
	if name != "cpu" {
		name += ":" + strconv.Itoa(i)
	}
	return Info{
		Name: name, Backend: b.Word(), Title: info.Title, Platform: info.Platform, Version: info.Version,
		Units: info.Units, GPU: info.GPU, Float64: info.Float64, CorrectDiv: info.CorrectDiv, MemoryBytes: info.MemoryBytes,
		LocalBytes: info.Local, Group: info.Group, Run: info.Run,
	}
}

// Device is an open device.
type Device struct {
	info     Info
	traits   Traits
	untested bool

	mu       sync.Mutex
	dev      driver.Device
	closed   bool
	arrays   map[*array]bool
	compiled map[string]driver.Kernel
	programs map[string][]*Kernel            // by their text
	preludes map[kernels.Type]driver.Prelude // by machine type
}

// Open opens a device and tests its arithmetic. name is one of [List]: "cpu",
// "opencl:1"; "opencl" is the first of its backend. "" is the first device that
// passes its test, GPUs before processors, and the cpu at last.
func Open(name string) (*Device, error) {
	if name == "" {
		return openBest()
	}
	return find(name, true)
}

// OpenUntested opens a device without the self-test, for measurements of what it
// does: it opens what [Open] refuses. The functions of [Device.Map] are lowered in
// the cheapest way, and their results may be wrong. name is as in Open, but not "".
func OpenUntested(name string) (*Device, error) { return find(name, false) }

// find opens the device of that name.
func find(name string, test bool) (*Device, error) {
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
		infos, _, err := b.Devices()
		if err != nil {
			return nil, fmt.Errorf("device %q: %w", name, err)
		}
		if i >= len(infos) {
			break
		}
		return open(b, i, infos[i], test)
	}
	return nil, fmt.Errorf("%w %q: there are %s", ErrUnknown, name, strings.Join(names(), ", "))
}

// names lists what Open takes.
func names() []string {
	var names []string
	for _, info := range List() {
		if info.Err == nil && info.Title != "" {
			names = append(names, info.Name)
		}
	}
	return names
}

func openBest() (*Device, error) {
	var errs []error
	for _, gpu := range []bool{true, false} {
		for _, b := range backends {
			infos, _, _ := b.Devices()
			for i, info := range infos {
				if info.GPU != gpu {
					continue
				}
				d, err := open(b, i, info, true)
				if err == nil {
					return d, nil
				}
				errs = append(errs, err)
			}
		}
	}
	return nil, errors.Join(errs...)
}

// open opens device i of b, and tests it where test is set.
func open(b driver.Backend, i int, di driver.Info, test bool) (*Device, error) {
	info := describe(b, i, di)
	dev, err := b.Open(i)
	if err != nil {
		return nil, fmt.Errorf("opening %s (%s): %w", info.Name, info.Title, err)
	}
	d := &Device{
		info: info, dev: dev, arrays: map[*array]bool{},
		compiled: map[string]driver.Kernel{}, programs: map[string][]*Kernel{}, preludes: map[kernels.Type]driver.Prelude{},
	}
	if !test {
		d.untested = true
		d.traits.Float32.Why, d.traits.Float64.Why = errUntested, errUntested
		return d, nil
	}
	if err := d.selfTest(di); err != nil {
		d.Close()
		return nil, fmt.Errorf("%s (%s, %s) is refused: %w", info.Name, info.Title, info.Platform, err)
	}
	return d, nil
}

// Info returns what the driver says.
func (d *Device) Info() Info { return d.info }

// Traits returns what the self-test found.
func (d *Device) Traits() Traits { return d.traits }

// Wait returns when all queued work is done.
func (d *Device) Wait() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed {
		return fmt.Errorf("%s: wait: %w", d.info.Name, ErrClosed)
	}
	if err := d.dev.Wait(); err != nil {
		return fmt.Errorf("%s: wait: %w", d.info.Name, err)
	}
	return nil
}

// Close waits for the queued work, frees the arrays and gives the device back.
// It may be called again.
func (d *Device) Close() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed {
		return nil
	}
	d.closed = true
	err := d.dev.Wait()
	for a := range d.arrays {
		a.free()
	}
	if err := errors.Join(err, d.dev.Close()); err != nil {
		return fmt.Errorf("%s: close: %w", d.info.Name, err)
	}
	return nil
}

// Map queues a function of the catalogue (package kernels) over arrays: first
// the arrays of its results, then those of its operands, all of one length.
//
//	d.Map("DF.Add", sum, x, y)
//	d.Map("f32.TwoSum", s, e, a, b)
//
// A result may be an operand too, as the same array. The first call of a
// function builds its kernel.
func (d *Device) Map(name string, args ...Operand) error {
	_, err := d.mapTime(name, args, false)
	return err
}

// MapTime is Map, and waits: it returns how long the device took for the
// kernel, without transfers and without queueing where the driver tells.
func (d *Device) MapTime(name string, args ...Operand) (time.Duration, error) {
	return d.mapTime(name, args, true)
}

func (d *Device) mapTime(name string, args []Operand, timed bool) (time.Duration, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	t, err := d.run(name, args, timed)
	if err != nil {
		return 0, fmt.Errorf("%s: map %s: %w", d.info.Name, name, err)
	}
	return t, nil
}

func (d *Device) run(name string, args []Operand, timed bool) (time.Duration, error) {
	if d.closed {
		return 0, ErrClosed
	}
	f, ok := kernels.Lookup(name)
	if !ok {
		return 0, ErrFunction
	}
	if f.Limb() == kernels.F64 && d.float64Error() != nil {
		return 0, d.float64Error()
	}
	if d.compiled[name] == nil {
		ks, err := d.dev.Compile([]string{name}, d.preludes[f.Limb()])
		if err != nil {
			return 0, err
		}
		d.compiled[name] = ks[0]
	}
	planes, n, err := d.check(f, args)
	if err != nil {
		return 0, err
	}
	if timed {
		return d.compiled[name].Time(n, planes)
	}
	return 0, d.compiled[name].Launch(n, planes)
}

// float64Error says why the device has no float64, nil where it has.
func (d *Device) float64Error() error {
	if a := d.traits.Float64; !a.Exact && !(d.untested && d.info.Float64) {
		return fmt.Errorf("%w: %w", ErrNoFloat64, a.Why)
	}
	return nil
}

// check compares args with the signature of f; it returns the planes in the
// order of the kernel, inputs first, and the length.
func (d *Device) check(f kernels.Func, args []Operand) (planes []driver.Plane, n int, err error) {
	outs := len(f.Out)
	params := append(append([]kernels.Param{}, f.Out...), f.In...)
	if len(args) != len(params) {
		return nil, 0, fmt.Errorf("%w: %d arrays, want %d: %s", ErrType, len(args), len(params), signature(f))
	}
	for i, arg := range args {
		if arg == nil || arg.operand() == nil {
			return nil, 0, fmt.Errorf("%w: argument %d is nil", ErrType, i)
		}
		a, p := arg.operand(), params[i]
		if i > 0 && i < outs && a == args[0].operand() {
			return nil, 0, fmt.Errorf("%w: two results in one array: %s", ErrType, signature(f))
		}
		if err := a.usable(d); err != nil {
			return nil, 0, fmt.Errorf("%s: %w", p.Name, err)
		}
		if a.typ != p.Type && !(a.typ == kernels.I32 && p.Type == kernels.Bool) {
			return nil, 0, fmt.Errorf("%w: argument %d (%s) is an array of %s, want %s: %s", ErrType, i, p.Name, a.typ, p.Type, signature(f))
		}
		if n0 := args[0].operand().n; a.n != n0 {
			return nil, 0, fmt.Errorf("%w: argument %d (%s) has %d elements, argument 0 %d", ErrLength, i, p.Name, a.n, n0)
		}
		n = a.n
	}
	for _, arg := range append(append([]Operand{}, args[outs:]...), args[:outs]...) {
		planes = append(planes, arg.operand().planes...)
	}
	return planes, n, nil
}

// signature writes f as a call of Map.
func signature(f kernels.Func) string {
	var words []string
	for _, p := range append(append([]kernels.Param{}, f.Out...), f.In...) {
		words = append(words, strings.TrimSpace(p.Name+" "+p.Type.String()))
	}
	return fmt.Sprintf("%s(%s)", f.Name, strings.Join(words, ", "))
}

// alloc takes the planes of a.
func (d *Device) alloc(a *array) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	switch {
	case d.closed:
		return ErrClosed
	case a.n < 0:
		return fmt.Errorf("%w: a negative length", ErrLength)
	case int64(a.n) > driver.MaxLen:
		return fmt.Errorf("%w: at most 2^31 elements", ErrTooLong)
	case a.typ.Elem() == kernels.F64 && d.float64Error() != nil:
		return d.float64Error()
	}
	for range a.typ.Planes() {
		p, err := d.dev.Alloc(a.typ.Elem(), a.n)
		if err != nil {
			a.free()
			return err
		}
		a.planes = append(a.planes, p)
	}
	d.arrays[a] = true
	return nil
}
