//go:build (linux || windows) && (amd64 || arm64)

package cuda

import (
	"errors"
	"fmt"
	"math"
	"runtime"
	"strings"
	"time"
	"unsafe"

	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
)

type device struct {
	described
	ctx, stream handle
	start, end  handle // events, for Time
	ring        [slots]slot
	modules     []handle
	log         [2][1 << 14]byte // what the compiler says, and its errors
	unseen      error            // of a Free
}

// A slot is memory of the host that the device reads and writes itself, and the event of its
// last copy.
type slot struct {
	memory []byte
	event  handle
}

// Copies go through so many slots, of so many bytes: one is filled or emptied while another
// is copied.
const slots, slotBytes = 4, 1 << 21

// Open takes the device's primary context, which other users of CUDA in the process share,
// and makes a stream in it.
func (Backend) Open(i int) (driver.Device, error) {
	n, _, err := count()
	if err != nil {
		return nil, err
	}
	if i < 0 || i >= n {
		return nil, fmt.Errorf("no CUDA device %d: there are %d", i, n)
	}
	d := new(device)
	if d.described, err = describe(i); err != nil {
		return nil, err
	}
	if err := api.DevicePrimaryCtxRetain(&d.ctx, d.ordinal).gives(&d.ctx, "cuDevicePrimaryCtxRetain"); err != nil {
		return nil, err
	}
	if err := d.in(d.equip); err != nil {
		d.Close()
		return nil, err
	}
	return d, nil
}

// equip makes what the device works with.
func (d *device) equip() error {
	const nonBlocking, disableTiming = 1, 2
	err := api.StreamCreate(&d.stream, nonBlocking).gives(&d.stream, "cuStreamCreate")
	event := func(e *handle, flags uint32) {
		if err == nil {
			err = api.EventCreate(e, flags).gives(e, "cuEventCreate")
		}
	}
	event(&d.start, 0)
	event(&d.end, 0)
	for i := range d.ring {
		s := &d.ring[i]
		if event(&s.event, disableTiming); err != nil {
			return err
		}
		var p unsafe.Pointer
		if err := api.MemHostAlloc(&p, slotBytes, 0).gives((*handle)(unsafe.Pointer(&p)), "cuMemHostAlloc"); err != nil {
			return fmt.Errorf("%d bytes of the host's memory for copies: %w", slotBytes, err)
		}
		s.memory = unsafe.Slice((*byte)(p), slotBytes)
	}
	return err
}

// in makes calls in the device's context, which is one of the thread's, and leaves the
// thread as it was.
func (d *device) in(calls func() error) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := api.CtxPushCurrent(d.ctx).err("cuCtxPushCurrent"); err != nil {
		return err
	}
	var ctx handle
	defer api.CtxPopCurrent(&ctx)
	return calls()
}

func (d *device) Close() error {
	err := d.in(func() (err error) {
		if d.stream != 0 {
			err = d.sync()
			api.StreamDestroy(d.stream)
		}
		for _, m := range d.modules {
			api.ModuleUnload(m)
		}
		events := []handle{d.start, d.end}
		for _, s := range d.ring {
			events = append(events, s.event)
			if s.memory != nil {
				api.MemFreeHost(unsafe.Pointer(&s.memory[0]))
			}
		}
		for _, e := range events {
			if e != 0 {
				api.EventDestroy(e)
			}
		}
		return err
	})
	api.DevicePrimaryCtxRelease(d.ordinal)
	return err
}

// Build builds one module that holds all the kernels; its error carries the compiler's log.
func (d *device) Build(p *ir.Program, names []string, r lower.Rung) ([]driver.Kernel, error) {
	q, list, err := driver.Lowered(p, names, r)
	if err != nil {
		return nil, err
	}
	return d.build(ptx.Text(q, ptx.Options{SM: min(d.sm, newest), Group: d.Group}, list...), names, list)
}

func (d *device) HasNative(name string) bool { return ptx.HasNative(name) }

func (d *device) Language() string { return "PTX" }

func (d *device) BuildText(text string, names []string) ([]driver.Kernel, error) {
	return d.build(text, names, make([]*ir.Func, len(names)))
}

// build builds a text and returns the kernels ks of it, or those of the names where they
// are nil.
func (d *device) build(text string, names []string, ks []*ir.Func) ([]driver.Kernel, error) {
	var list []driver.Kernel
	var called []string // what errors call them
	for i, name := range names {
		k := &kernel{name: name, f: ks[i], source: text}
		if k.f != nil {
			k.name = strings.TrimPrefix(k.f.Go, "map ")
		}
		list, called = append(list, k), append(called, k.name)
	}
	err := d.in(func() error {
		module, err := d.load(text)
		if err != nil {
			return fmt.Errorf("building %s: %w", strings.Join(called, ", "), err)
		}
		d.modules = append(d.modules, module)
		for i, name := range names {
			k := list[i].(*kernel)
			if err := api.ModuleGetFunction(&k.k, module, name).gives(&k.k, "cuModuleGetFunction"); err != nil {
				return fmt.Errorf("kernel of %s: %w", k.name, err)
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return list, nil
}

// load has the driver compile a text.
func (d *device) load(text string) (module handle, err error) {
	image := append([]byte(text), 0)
	for i := range d.log {
		d.log[i][0] = 0
	}
	// CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER, and their sizes.
	options := []uint32{3, 4, 5, 6}
	values := []uintptr{uintptr(unsafe.Pointer(&d.log[0])), uintptr(len(d.log[0])), uintptr(unsafe.Pointer(&d.log[1])), uintptr(len(d.log[1]))}
	err = api.ModuleLoadDataEx(&module, &image[0], uint32(len(options)), &options[0], &values[0]).gives(&module, "cuModuleLoadDataEx")
	if err != nil {
		log := driver.Printable(d.log[1][:], "\n\t", 1<<14) + "\n" + driver.Printable(d.log[0][:], "\n\t", 1<<14)
		return 0, fmt.Errorf("%w; the compiler says:\n%s", err, strings.TrimSpace(log))
	}
	return module, nil
}

// Wait waits for the stream, whose errors are those of all that is in it.
func (d *device) Wait() error { return d.in(d.sync) }

func (d *device) sync() error {
	return errors.Join(d.unseen, api.StreamSynchronize(d.stream).spoilt("cuStreamSynchronize"))
}

type buffer struct {
	d       *device
	address handle
}

// Alloc takes a word at least: CUDA has no empty memory.
func (d *device) Alloc(bytes int) (driver.Buffer, error) {
	b := &buffer{d: d}
	err := d.in(func() error {
		return api.MemAlloc(&b.address, uintptr(max(bytes, 8))).gives(&b.address, "cuMemAlloc")
	})
	if err != nil {
		return nil, fmt.Errorf("%d bytes of device memory, of %d in all: %w", bytes, d.MemoryBytes, err)
	}
	return b, nil
}

// Free waits for the work that may use the memory.
func (b *buffer) Free() {
	b.d.in(func() error {
		b.d.unseen = b.d.sync()
		api.MemFree(b.address)
		return nil
	})
}

func (b *buffer) Write(src []byte) error { return b.copy(src, true) }

func (b *buffer) Read(dst []byte) error { return b.copy(dst, false) }

// copy copies between host and buffer, after all kernels, and waits. A part of the host's
// bytes begins its way through a slot, and is done before the slot is used again.
func (b *buffer) copy(host []byte, write bool) error {
	d := b.d
	return d.in(func() error {
		parts := (len(host) + slotBytes - 1) / slotBytes
		part := func(i int) []byte { return host[i*slotBytes : min(len(host), (i+1)*slotBytes)] }
		for i := range parts + slots {
			s := d.ring[i%slots]
			if j := i - slots; j >= 0 && j < parts {
				if err := api.EventSynchronize(s.event).spoilt("cuEventSynchronize"); err != nil {
					return err
				}
				if !write {
					copy(part(j), s.memory)
				}
			}
			if i >= parts {
				continue
			}
			at, first, n := b.address+uintptr(i*slotBytes), unsafe.Pointer(&s.memory[0]), uintptr(len(part(i)))
			var err error
			if write {
				copy(s.memory, part(i))
				err = api.MemcpyHtoDAsync(at, first, n, d.stream).spoilt("cuMemcpyHtoDAsync")
			} else {
				err = api.MemcpyDtoHAsync(first, at, n, d.stream).spoilt("cuMemcpyDtoHAsync")
			}
			if err == nil {
				err = api.EventRecord(s.event, d.stream).spoilt("cuEventRecord")
			}
			if err != nil {
				return err
			}
		}
		return d.sync()
	})
}

type kernel struct {
	k      handle
	name   string   // for errors
	f      *ir.Func // nil for that of a text
	source string
}

func (k *kernel) Source() string { return k.source }

// Submit puts the kernels in the stream, which begins with the first at once.
func (d *device) Submit(list []driver.Launch) error {
	return d.in(func() error {
		for _, l := range list {
			if err := d.launch(l); err != nil {
				return err
			}
		}
		return nil
	})
}

// launch launches a kernel over its items or groups, rounded up to whole blocks: it leaves
// out what is beyond.
func (d *device) launch(l driver.Launch) error {
	if l.N == 0 {
		return nil
	}
	k, blocks := l.Kernel.(*kernel), l.N
	if k.f == nil || k.f.Kind == ir.Items {
		blocks = (l.N + d.Group - 1) / d.Group
	}
	if blocks > d.grid {
		return fmt.Errorf("kernel %s in %d blocks: the device has %d in a launch", k.name, blocks, d.grid)
	}
	words := k.parameters(l)
	params := make([]unsafe.Pointer, len(words))
	for i := range words {
		params[i] = unsafe.Pointer(&words[i])
	}
	s := api.LaunchKernel(k.k, uint32(blocks), 1, 1, uint32(d.Group), 1, 1, 0, d.stream, &params[0], nil)
	if s == 0 {
		return nil
	}
	return fmt.Errorf("kernel %s in %d blocks of %d threads: %w", k.name, blocks, d.Group, s.err("cuLaunchKernel"))
}

// parameters returns the parameters of a kernel, each in the first bytes of a word: the
// number of items or groups, slices and scalars, and the zero of which its compiler knows
// nothing. That of a text has arrays alone.
func (k *kernel) parameters(l driver.Launch) []uint64 {
	words := []uint64{uint64(l.N)}
	for _, arg := range l.Args {
		x, ok := arg.(driver.Slice)
		switch {
		case !ok:
			for _, number := range driver.Scalars(arg) {
				words = append(words, bits(number))
			}
		case k.f == nil:
			words = append(words, uint64(x.Buffer.(*buffer).address))
		default:
			words = append(words, uint64(x.Buffer.(*buffer).address), uint64(x.At), uint64(x.Len), uint64(x.Stride))
		}
	}
	if k.f != nil && k.f.Hidden {
		words = append(words, 0)
	}
	return words
}

// bits returns the bits of a number.
func bits(number any) (word uint64) {
	switch x := number.(type) {
	case int32:
		return uint64(uint32(x))
	case float32:
		return uint64(math.Float32bits(x))
	case float64:
		return math.Float64bits(x)
	}
	panic(fmt.Sprintf("cuda: a parameter of type %T", number))
}

// Time is that between two events, or the host's where they do not tell.
func (d *device) Time(l driver.Launch) (took time.Duration, err error) {
	if err := d.Wait(); err != nil || l.N == 0 {
		return 0, err
	}
	err = d.in(func() error {
		host := time.Now()
		err := api.EventRecord(d.start, d.stream).spoilt("cuEventRecord")
		if err == nil {
			err = d.launch(l)
		}
		if err == nil {
			err = api.EventRecord(d.end, d.stream).spoilt("cuEventRecord")
		}
		if err == nil {
			err = d.sync()
		}
		took = time.Since(host)
		var ms float32
		if err == nil && api.EventElapsedTime(&ms, d.start, d.end) == 0 && ms > 0 && float64(ms) < 1e3*took.Seconds() {
			took = time.Duration(1e6 * float64(ms))
		}
		return err
	})
	return took, err
}
