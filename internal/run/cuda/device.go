package cuda

import (
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
	driver.Caps
	ordinal ordinal
	sm      int // its compute capability, times ten
	grid    int // the most blocks of a launch

	ctx, stream handle
	uploads     handle            // a stream of copies that no work in the other one has to do with
	turn        int               // how often the other one has been waited for
	slots       [slots][]byte     // for copies, of the memory of the host that the device reads and writes itself
	events      [slots + 2]handle // when a slot is copied; start and end, for Time
	modules     []handle
	popped      handle                 // by in
	words       []uint64               // the parameters of a launch, each in the first bytes of a word,
	params      []unsafe.Pointer       // where they are,
	args        []any                  // and what they are made of
	log         [2][]byte              // of the compiler: what it says, and errors
	unseen      error                  // of a Free
	records     driver.Records[handle] // graphs, 0 where there is none
}

// There are so many slots of so many bytes: while the device copies one, the cores fill the other. With four of 2 MB two
// cores wait for each other twice as often, and upload at four fifths of the rate.
const slots, slot = 2, 1 << 22

// Open takes the device's primary context, which other users of CUDA in the process share,
// and makes a stream in it.
func (Backend) Open(i int) (driver.Device, error) {
	n, version, err := count()
	if err != nil {
		return nil, err
	}
	if i < 0 || i >= n {
		return nil, fmt.Errorf("no CUDA device %d: there are %d", i, n)
	}
	d := describe(i, version)
	if d.Err != nil {
		return nil, d.Err
	}
	if err := api.DevicePrimaryCtxRetain(&d.ctx, d.ordinal).gives(&d.ctx, "cuDevicePrimaryCtxRetain"); err != nil {
		return nil, err
	}
	d.records.Drop = func(exec handle) {
		if exec != 0 {
			d.unseen = d.sync()
			api.GraphExecDestroy(exec)
		}
	}
	err = d.in(func() error {
		const nonBlocking = 1
		errs := []error{
			api.StreamCreate(&d.stream, nonBlocking).gives(&d.stream, "cuStreamCreate"),
			api.StreamCreate(&d.uploads, nonBlocking).gives(&d.uploads, "cuStreamCreate"),
		}
		for i := range d.events {
			errs = append(errs, api.EventCreate(&d.events[i], 0).gives(&d.events[i], "cuEventCreate"))
		}
		for i := range d.slots {
			var p unsafe.Pointer
			errs = append(errs, api.MemHostAlloc(&p, slot, 0).gives((*handle)(unsafe.Pointer(&p)), "cuMemHostAlloc"))
			if p != nil {
				d.slots[i] = unsafe.Slice((*byte)(p), slot)
			}
		}
		return first(errs...)
	})
	if err != nil {
		d.Close()
		return nil, err
	}
	return d, nil
}

// in makes calls in the device's context, which is one of the thread's, and leaves the
// thread as it was.
func (d *device) in(calls func() error) error {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := api.CtxPushCurrent(d.ctx).err("cuCtxPushCurrent"); err != nil {
		return err
	}
	defer api.CtxPopCurrent(&d.popped)
	return calls()
}

// first returns the first error there is: later calls may have failed because of it.
func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

func (d *device) Close() error {
	err := d.in(func() (err error) {
		if d.stream != 0 {
			err = d.sync()
			d.records.Forget(nil)
			api.StreamDestroy(d.stream)
		}
		if d.uploads != 0 {
			err = first(err, d.uploaded())
			api.StreamDestroy(d.uploads)
		}
		for _, m := range d.modules {
			api.ModuleUnload(m)
		}
		for _, s := range d.slots {
			if s != nil {
				api.MemFreeHost(unsafe.Pointer(&s[0]))
			}
		}
		for _, e := range d.events {
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
	q, list, err := driver.Lowered(p, names, ptx.Rung(r, d.sm))
	if err != nil {
		return nil, err
	}
	return d.build(ptx.Text(q, ptx.Options{SM: d.sm, Group: d.Group}, list...), names, list)
}

func (d *device) HasNative(v *ir.Value) bool {
	return ptx.HasNative(v) && (v.Native != "native_tanh" || d.sm >= ptx.Tanh)
}

func (d *device) Language() string { return "PTX" }

func (d *device) BuildText(text string, names []string) ([]driver.Kernel, error) {
	return d.build(text, names, make([]*ir.Func, len(names)))
}

// build builds a text and returns the kernels ks of it, or those of the names where they
// are nil.
func (d *device) build(text string, names []string, ks []*ir.Func) (list []driver.Kernel, err error) {
	called := driver.Called(names, ks)
	err = d.in(func() error {
		module, s, err := d.load(text)
		if err != nil {
			err = fmt.Errorf("building %s: %w", strings.Join(called, ", "), err)
			if s == 218 || s == 222 { // CUDA_ERROR_INVALID_PTX, and of an unsupported version
				err = fmt.Errorf("%w: %w", driver.ErrRefused, err)
			}
			return err
		}
		d.modules = append(d.modules, module)
		for i, name := range names {
			k := &kernel{name: called[i], f: ks[i], source: text}
			err := api.ModuleGetFunction(&k.k, module, name).gives(&k.k, "cuModuleGetFunction")
			if k.shared = ptx.Dynamic(text, name); k.shared > 0 && err == nil {
				const maxDynamicSharedSizeBytes = 8
				if err = api.FuncSetAttribute(k.k, maxDynamicSharedSizeBytes, int32(k.shared)).err("cuFuncSetAttribute"); err != nil {
					err = fmt.Errorf("%d bytes for a group, of %d: %w", k.shared, d.Local, err)
				}
			}
			if err != nil {
				return fmt.Errorf("kernel of %s: %w", k.name, err)
			}
			list = append(list, k)
		}
		return nil
	})
	return list, err
}

// load has the driver compile a text.
func (d *device) load(text string) (module handle, s status, err error) {
	const size = 1 << 14
	d.log = [2][]byte{make([]byte, size), make([]byte, size)}
	// CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER, and their sizes.
	options := []uint32{3, 4, 5, 6}
	values := []uintptr{uintptr(unsafe.Pointer(&d.log[0][0])), size, uintptr(unsafe.Pointer(&d.log[1][0])), size}
	if ptx.Longest(text) > ptx.Long {
		options, values = append(options, 7), append(values, 1) // CU_JIT_OPTIMIZATION_LEVEL, of 0 to 4
	}
	image := append([]byte(text), 0)
	s = api.ModuleLoadDataEx(&module, &image[0], uint32(len(options)), &options[0], &values[0])
	if err = s.gives(&module, "cuModuleLoadDataEx"); err != nil {
		log := driver.Printable(d.log[1], "\n\t", size) + "\n" + driver.Printable(d.log[0], "\n\t", size)
		err = fmt.Errorf("%w; the compiler says:\n%s", err, strings.TrimSpace(log))
	}
	return module, s, err
}

// Wait waits for the stream, whose errors are those of all that is in it.
func (d *device) Wait() error { return d.in(d.sync) }

func (d *device) sync() error {
	d.turn++
	return first(d.unseen, api.StreamSynchronize(d.stream).spoilt("cuStreamSynchronize"))
}

// uploaded waits for the stream of uploads.
func (d *device) uploaded() error {
	return first(d.unseen, api.StreamSynchronize(d.uploads).spoilt("cuStreamSynchronize"))
}

type buffer struct {
	d       *device
	address handle
	used    int // the turn in which work with it was last put in the stream
}

// Alloc takes a word at least: CUDA has no empty memory.
func (d *device) Alloc(bytes int) (driver.Buffer, error) {
	b := &buffer{d: d, used: -1}
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
		b.d.records.Forget(b)
		api.MemFree(b.address)
		return nil
	})
}

func (b *buffer) Write(at int, src []byte) error { return b.d.Copy(driver.Bytes(b, at, src, true)) }

func (b *buffer) Read(at int, dst []byte) error { return b.d.Copy(driver.Bytes(b, at, dst, false)) }

// Copy puts copies in the stream; in that of uploads, beside the work that goes on, where all are to buffers that none
// of it has.
func (d *device) Copy(list ...driver.Copy) error {
	stream, sync := d.uploads, d.uploaded
	for _, c := range list {
		if !c.Write || c.Buffer.(*buffer).used == d.turn {
			stream, sync = d.stream, d.sync
		}
	}
	ring := driver.Ring{
		Slots: d.slots[:],
		Begin: func(slot int, c *driver.Copy, pieces []driver.Piece, marked bool) error {
			for _, p := range pieces {
				at, host, bytes := c.Buffer.(*buffer).address+handle(p.Buffer), unsafe.Pointer(&d.slots[slot][p.Slot]), uintptr(p.Bytes)
				err := error(nil)
				if c.Write {
					err = api.MemcpyHtoDAsync(at, host, bytes, stream).spoilt("cuMemcpyHtoDAsync")
				} else {
					err = api.MemcpyDtoHAsync(host, at, bytes, stream).spoilt("cuMemcpyDtoHAsync")
				}
				if err != nil {
					return err
				}
			}
			if !marked {
				return nil
			}
			return api.EventRecord(d.events[slot], stream).spoilt("cuEventRecord")
		},
		End:  func(slot int) error { return api.EventSynchronize(d.events[slot]).spoilt("cuEventSynchronize") },
		Sync: sync,
	}
	return d.in(func() error { return ring.Copy(list) })
}

type kernel struct {
	k      handle
	name   string   // for errors
	f      *ir.Func // nil for that of a text
	source string
	shared int // bytes of a group's memory for which a launch asks
}

func (k *kernel) Source() string { return k.source }

// Submit puts the kernels in the stream, which begins with the first at once; or a graph of them, where the same
// list was submitted before.
func (d *device) Submit(list []driver.Launch) error {
	for _, l := range list {
		for _, arg := range l.Args {
			if s, ok := arg.(driver.Slice); ok {
				s.Buffer.(*buffer).used = d.turn
			}
		}
	}
	return d.in(func() error {
		r := d.records.Find(list)
		if r != nil && r.Again && !r.Tried {
			r.Made, r.Tried = d.record(list), true
		}
		if r != nil && r.Made != 0 {
			if err := api.GraphLaunch(r.Made, d.stream).err("cuGraphLaunch"); err != nil {
				return fmt.Errorf("%d kernels: %w", len(list), err)
			}
			return nil
		}
		return d.launches(list)
	})
}

func (d *device) launches(list []driver.Launch) (err error) {
	for i := 0; i < len(list) && err == nil; i++ {
		err = d.launch(list[i])
	}
	return err
}

// record returns a graph of a list, which does not run yet, and 0 where the driver makes none: errors come again when
// the kernels are launched.
func (d *device) record(list []driver.Launch) (exec handle) {
	const relaxed = 2 // other threads may do what they like
	if api.StreamBeginCapture(d.stream, relaxed) != 0 {
		return 0
	}
	var graph handle
	err := d.launches(list)
	if s := api.StreamEndCapture(d.stream, &graph); s != 0 || graph == 0 {
		return 0
	}
	if err != nil || api.GraphInstantiate(&exec, graph, 0) != 0 {
		exec = 0
	}
	api.GraphDestroy(graph)
	return exec
}

// launch launches a kernel over its items or groups, rounded up to whole blocks: it leaves
// out what is beyond.
func (d *device) launch(l driver.Launch) error {
	if l.N == 0 {
		return nil
	}
	if c, ok := l.Kernel.(driver.Copies); ok {
		return c.Each(l, func(dst, src driver.Buffer, to, from, bytes int) error {
			at := dst.(*buffer).address + handle(to)
			return api.MemcpyDtoDAsync(at, src.(*buffer).address+handle(from), uintptr(bytes), d.stream).spoilt("cuMemcpyDtoDAsync")
		})
	}
	k, blocks := l.Kernel.(*kernel), l.N
	if k.f == nil || k.f.Kind == ir.Items {
		blocks = (l.N + d.Group - 1) / d.Group
	}
	if blocks > d.grid {
		return fmt.Errorf("kernel %s in %d blocks: the device has %d in a launch", k.name, blocks, d.grid)
	}
	d.parameters(k, l)
	d.params = d.params[:0]
	for i := range d.words {
		d.params = append(d.params, unsafe.Pointer(&d.words[i]))
	}
	err := api.LaunchKernel(launch{k.k, blocks, d.Group, k.shared, d.stream, &d.params[0]}).err("cuLaunchKernel")
	if err != nil {
		return fmt.Errorf("kernel %s in %d blocks of %d threads: %w", k.name, blocks, d.Group, err)
	}
	return nil
}

// parameters puts down the parameters of a kernel: the number of items or groups, slices and scalars.
func (d *device) parameters(k *kernel, l driver.Launch) {
	d.words = append(d.words[:0], uint64(l.N))
	d.args = driver.Arguments(d.args[:0], k.f, l)
	for _, arg := range d.args {
		switch x := arg.(type) {
		case driver.Slice:
			d.words = append(d.words, uint64(x.Buffer.(*buffer).address))
			if k.f != nil {
				d.words = append(d.words, uint64(x.At), uint64(x.Len), uint64(x.Stride))
			}
		case int32:
			d.words = append(d.words, uint64(x))
		case uint64:
			d.words = append(d.words, x)
		case float32:
			d.words = append(d.words, uint64(math.Float32bits(x)))
		case float64:
			d.words = append(d.words, math.Float64bits(x))
		}
	}
}

// Time is that between two events.
func (d *device) Time(l driver.Launch) (time.Duration, error) {
	start, end := d.events[slots], d.events[slots+1]
	return driver.Timed(d, l, func() error {
		return d.in(func() error {
			return first(api.EventRecord(start, d.stream).spoilt("cuEventRecord"), d.launch(l), api.EventRecord(end, d.stream).spoilt("cuEventRecord"))
		})
	}, func() float64 {
		var ms float32
		d.in(func() error { return api.EventElapsedTime(&ms, start, end).err("cuEventElapsedTime") })
		return 1e6 * float64(ms)
	})
}
