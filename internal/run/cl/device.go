package cl

import (
	_ "embed"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
	"unsafe"

	"github.com/limbfp/limb/internal/compiler/emit/opencl"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
)

//go:embed prelude.cl
var prelude string

type device struct {
	id, ctx, queue handle
	queued         []launch // whose end has not been seen
	kernels        []handle
	slots          [slots]slot
	tables         []driver.Buffer // of programs that have more than there is room for among constants
	caps           driver.Caps
}

// A launch is a command in the queue.
type launch struct {
	event handle
	name  string // of the kernel, or the call
}

// A slot is memory of the host for copies, which a driver can have its device read and write itself:
// that of a buffer, mapped.
type slot struct {
	mem  handle
	host []byte
	last handle // the event of its last copy
}

// There are so many slots of so many bytes.
const slots, slotBytes = 4, 1 << 21

// Open makes a context and an ordered queue with CL_QUEUE_PROFILING_ENABLE.
func (Backend) Open(i int) (driver.Device, error) {
	ids, _, err := devices()
	if err != nil {
		return nil, err
	}
	if i < 0 || i >= len(ids) {
		return nil, fmt.Errorf("no OpenCL device %d: there are %d", i, len(ids))
	}
	d := &device{id: ids[i].device, caps: describe(ids[i])}
	if d.caps.Err != nil {
		return nil, d.caps.Err
	}
	var s status
	if d.ctx = api.CreateContext(nil, 1, &d.id, 0, 0, &s); s != 0 || d.ctx == 0 {
		return nil, s.failed("clCreateContext")
	}
	if d.queue = api.CreateCommandQueue(d.ctx, d.id, 1<<1, &s); s != 0 || d.queue == 0 {
		api.ReleaseContext(d.ctx)
		return nil, s.failed("clCreateCommandQueue")
	}
	return d, nil
}

func (d *device) Close() error {
	err := d.settle(len(d.queued))
	for _, k := range d.kernels {
		api.ReleaseKernel(k)
	}
	for _, b := range d.tables {
		b.Free()
	}
	for i := range d.slots {
		d.unmap(&d.slots[i])
	}
	api.ReleaseCommandQueue(d.queue)
	api.ReleaseContext(d.ctx)
	return err
}

// Build builds one program that holds all the kernels; its error carries the compiler's
// log.
func (d *device) Build(p *ir.Program, names []string, r lower.Rung) ([]driver.Kernel, error) {
	q, list, err := driver.Lowered(p, names, d.caps.Late(r))
	if err != nil {
		return nil, err
	}
	text, content := opencl.Text(q, opencl.Options{PerItem: d.caps.PerItem, Group: d.caps.Group, Constants: d.constants()}, list...)
	var tables *buffer
	if content != nil {
		b, err := d.Alloc(len(content))
		if err != nil {
			return nil, err
		}
		tables, d.tables = b.(*buffer), append(d.tables, b)
		if err := b.Write(0, content); err != nil {
			return nil, err
		}
	}
	kernels, err := d.build(text, names, list)
	for _, k := range kernels {
		k := k.(*kernel)
		k.tables, k.source = tables, k.source+string(content)
	}
	return kernels, err
}

// constants is how many bytes of constants a program of the device may have.
func (d *device) constants() int {
	if n, err := strconv.Atoi(os.Getenv("LIMB_TEST_OPENCL_CONSTANTS")); err == nil {
		return n
	}
	return count(deviceInfo(d.id, 0x1020)) // CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE
}

func (d *device) HasNative(v *ir.Value) bool {
	return opencl.HasNative(v.Native) && (v.Native != "dot4" || d.caps.Dots)
}

func (d *device) Language() string { return "OpenCL C" }

func (d *device) BuildText(text string, names []string) ([]driver.Kernel, error) {
	return d.build(text, names, make([]*ir.Func, len(names)))
}

// Planted changes a text before the driver has it, where it is not nil: tests plant in it what drivers do.
var Planted func(text string) string

// build builds a text and returns the kernels ks of it, or those of the names where they
// are nil.
func (d *device) build(body string, names []string, ks []*ir.Func) ([]driver.Kernel, error) {
	if Planted != nil {
		body = Planted(body)
	}
	options := d.options(opencl.Version(body))
	body = prelude + body
	start, size := unsafe.StringData(body), uintptr(len(body))
	var s status
	program := api.CreateProgramWithSource(d.ctx, 1, &start, &size, &s)
	if s != 0 || program == 0 {
		return nil, s.failed("clCreateProgramWithSource")
	}
	defer api.ReleaseProgram(program) // its kernels hold it
	called := driver.Called(names, ks)
	if s := api.BuildProgram(program, 1, &d.id, options, 0, 0); s != 0 {
		log := driver.Printable(query(func(size uintptr, value unsafe.Pointer, got *uintptr) status {
			return api.GetProgramBuildInfo(program, d.id, 0x1183, size, value, got) // CL_PROGRAM_BUILD_LOG
		}), "\n\t", 1<<16)
		err := fmt.Errorf("building %s: %w with options %q; the compiler says:\n%s", strings.Join(called, ", "), s.err("clBuildProgram"), options, log)
		if s == -11 { // CL_BUILD_PROGRAM_FAILURE
			err = fmt.Errorf("%w: %w", driver.ErrRefused, err)
		}
		return nil, err
	}
	var list []driver.Kernel
	for i, name := range names {
		k := &kernel{name: called[i], f: ks[i], source: options + "\n" + body}
		k.k = api.CreateKernel(program, name, &s)
		if s != 0 || k.k == 0 {
			return nil, fmt.Errorf("kernel of %s: %w", k.name, s.failed("clCreateKernel"))
		}
		list, d.kernels = append(list, k), append(d.kernels, k.k)
	}
	return list, nil
}

// options are the build options: definitions that choose the prelude, and
// nothing that loosens the arithmetic.
func (d *device) options(version string) string {
	options := "-cl-std=" + version + " -w"
	add := func(on bool, option string) {
		if on {
			options += " " + option
		}
	}
	add(d.caps.CorrectDiv, "-cl-fp32-correctly-rounded-divide-sqrt")
	add(d.caps.Float64, "-DLIMB_FLOAT64")
	add(d.caps.PerItem > 1, fmt.Sprintf("-DLIMB_PER_ITEM=%d", d.caps.PerItem))
	add(true, os.Getenv("LIMB_TEST_OPENCL_OPTIONS"))
	return strings.TrimSpace(options)
}

// Wait waits for the kernels too: rusticl's clFinish returns before they are done.
func (d *device) Wait() error {
	return errors.Join(d.settle(len(d.queued)), failed(api.Finish(d.queue), "clFinish"))
}

// settle waits for the first n launches, and returns why the first of them failed that
// did.
func (d *device) settle(n int) error {
	if n == 0 {
		return nil
	}
	list := d.queued[:n]
	d.queued = append([]launch(nil), d.queued[n:]...)
	err := await(list)
	for _, l := range list {
		api.ReleaseEvent(l.event)
	}
	return err
}

// await waits for launches. A launch that was queued may fail all the same, of which
// only the status of its event tells.
func await(list []launch) error {
	var events []handle
	for _, l := range list {
		events = append(events, l.event)
	}
	waited := api.WaitForEvents(uint32(len(events)), &events[0])
	if waited != 0 && waited != eventFailed {
		return failed(waited, "clWaitForEvents")
	}
	for _, l := range list {
		if err := ended(l.event, l.name); err != nil {
			return err
		}
	}
	return failed(waited, "clWaitForEvents")
}

// ended asks for the status of an event that has been waited for.
func ended(event handle, what string) error {
	const complete status = 0
	execution := status(1)
	if s := api.GetEventInfo(event, 0x11D3, 4, unsafe.Pointer(&execution), nil); s != 0 { // CL_EVENT_COMMAND_EXECUTION_STATUS
		return failed(s, "clGetEventInfo for "+what)
	}
	if execution > complete {
		return fmt.Errorf("%w: %s is not done (status %d) after it was waited for", driver.ErrFailed, what, execution)
	}
	return failed(execution, what)
}

// failed is err of a command that may have spoilt memory. Of a device that is gone drivers
// say that it is not available, or that it lacks resources for what was queued before.
func failed(s status, call string) error {
	switch s {
	case 0:
		return nil
	case unavailable, noResources:
		return fmt.Errorf("%w: the device is lost: %w", driver.ErrFailed, s.err(call))
	}
	return fmt.Errorf("%w: %w", driver.ErrFailed, s.err(call))
}

type buffer struct {
	d   *device
	mem handle
}

// Alloc takes a word at least: OpenCL has no empty buffers.
func (d *device) Alloc(bytes int) (driver.Buffer, error) {
	bytes = max(bytes, 8)
	var s status // and CL_MEM_READ_WRITE
	mem := api.CreateBuffer(d.ctx, 1<<0, uintptr(bytes), 0, &s)
	if s != 0 || mem == 0 {
		return nil, fmt.Errorf("%d bytes of device memory: %w", bytes, s.failed("clCreateBuffer"))
	}
	return &buffer{d, mem}, nil
}

func (b *buffer) Write(at int, src []byte) error { return b.d.Copy(driver.Bytes(b, at, src, true)) }

func (b *buffer) Read(at int, dst []byte) error { return b.d.Copy(driver.Bytes(b, at, dst, false)) }

func (b *buffer) Free() { api.ReleaseMemObject(b.mem) }

// Copy queues copies.
func (d *device) Copy(list ...driver.Copy) error {
	slots, err := d.mapped()
	if err != nil {
		return err
	}
	ring := driver.Ring{
		Slots: slots,
		Begin: func(slot int, c *driver.Copy, pieces []driver.Piece, _ bool) error {
			enqueue, call := api.EnqueueReadBuffer, "clEnqueueReadBuffer"
			if c.Write {
				enqueue, call = api.EnqueueWriteBuffer, "clEnqueueWriteBuffer"
			}
			for _, p := range pieces {
				var event handle
				s := enqueue(d.queue, c.Buffer.(*buffer).mem, 0, uintptr(p.Buffer), uintptr(p.Bytes), unsafe.Pointer(&slots[slot][p.Slot]), 0, nil, &event)
				if err := d.copying(s, event, call); err != nil {
					return err
				}
				d.slots[slot].last = event
			}
			return nil
		},
		End: func(slot int) error {
			return d.settle(1 + slices.IndexFunc(d.queued, func(l launch) bool { return l.event == d.slots[slot].last }))
		},
		Sync: func() error { return d.settle(len(d.queued)) },
	}
	return ring.Copy(list)
}

// copying keeps the event of a copy in the queue.
func (d *device) copying(s status, event handle, call string) error {
	switch {
	case s != 0:
		return failed(s, call)
	case event == 0:
		return fmt.Errorf("%w: %w", driver.ErrFailed, s.failed(call))
	}
	d.queued = append(d.queued, launch{event, call})
	return nil
}

// mapped maps the slots at the first copy.
func (d *device) mapped() (list [][]byte, err error) {
	for i := range d.slots {
		m := &d.slots[i]
		if m.host == nil {
			var s status // and CL_MEM_READ_WRITE, CL_MEM_ALLOC_HOST_PTR
			if m.mem = api.CreateBuffer(d.ctx, 1<<0|1<<4, slotBytes, 0, &s); s != 0 || m.mem == 0 {
				return nil, fmt.Errorf("%d bytes of memory for copies: %w", slotBytes, s.failed("clCreateBuffer"))
			}
			const readWrite = 3 // CL_MAP_READ, CL_MAP_WRITE
			p := api.EnqueueMapBuffer(d.queue, m.mem, 1, readWrite, 0, slotBytes, 0, nil, nil, &s)
			if s != 0 || p == nil {
				api.ReleaseMemObject(m.mem)
				return nil, fmt.Errorf("%d bytes of memory for copies: %w", slotBytes, s.failed("clEnqueueMapBuffer"))
			}
			m.host = unsafe.Slice((*byte)(p), slotBytes)
		}
		list = append(list, m.host)
	}
	return list, nil
}

func (d *device) unmap(m *slot) {
	if m.host != nil {
		api.EnqueueUnmapMemObject(d.queue, m.mem, unsafe.Pointer(&m.host[0]), 0, nil, nil)
		api.ReleaseMemObject(m.mem)
	}
}

type kernel struct {
	k      handle
	name   string   // for errors
	f      *ir.Func // nil for that of a text
	tables *buffer  // its last argument, or nil
	source string
}

func (k *kernel) Source() string { return k.source }

// Time is the driver's from the start to the end of the kernel, where its clock does not stand
// still, as rusticl's does.
func (d *device) Time(l driver.Launch) (time.Duration, error) {
	var start, end uint64 // CL_PROFILING_COMMAND_START, _END
	return driver.Timed(d, l, func() error {
		if err := d.Submit([]driver.Launch{l}); err != nil {
			return err
		}
		err, event := await(d.queued), d.queued[0].event
		if api.GetEventProfilingInfo(event, 0x1282, 8, unsafe.Pointer(&start), nil)|
			api.GetEventProfilingInfo(event, 0x1283, 8, unsafe.Pointer(&end), nil) != 0 {
			end = start
		}
		return err
	}, func() float64 { return float64(end - start) })
}

// Submit queues the kernels and hands them to the device, all at once.
func (d *device) Submit(list []driver.Launch) error {
	before := len(d.queued)
	for _, l := range list {
		if err := d.enqueue(l); err != nil {
			return err
		}
	}
	if len(d.queued) == before {
		return nil
	}
	return failed(api.Flush(d.queue), "clFlush")
}

// enqueue queues a kernel over its items or groups, rounded up to whole work-groups: it
// leaves out what is beyond.
func (d *device) enqueue(l driver.Launch) error {
	if l.N == 0 {
		return nil
	}
	if len(d.queued) >= most { // and the driver holds as many; half of them keep it busy
		if err := d.settle(most / 2); err != nil {
			return err
		}
	}
	if c, ok := l.Kernel.(driver.Copies); ok {
		return c.Each(l, func(dst, src driver.Buffer, to, from, bytes int) error {
			var event handle
			s := api.EnqueueCopyBuffer(d.queue, src.(*buffer).mem, dst.(*buffer).mem, uintptr(from), uintptr(to), uintptr(bytes), 0, nil, &event)
			return d.copying(s, event, "clEnqueueCopyBuffer")
		})
	}
	k := l.Kernel.(*kernel)
	if err := k.set(l); err != nil {
		return err
	}
	local, items := uintptr(d.caps.Group), uintptr((l.N+d.caps.PerItem-1)/d.caps.PerItem)
	if k.f != nil && k.f.Kind == ir.Groups {
		items = uintptr(l.N) * local
	}
	global := (items + local - 1) / local * local
	var event handle
	s := api.EnqueueNDRangeKernel(d.queue, k.k, 1, nil, &global, &local, 0, nil, &event)
	switch {
	case s == unavailable:
		return failed(s, "clEnqueueNDRangeKernel")
	case s != 0:
		return s.err("clEnqueueNDRangeKernel")
	case event == 0:
		return fmt.Errorf("%w: %w", driver.ErrFailed, s.failed("clEnqueueNDRangeKernel"))
	}
	d.queued = append(d.queued, launch{event, "kernel " + k.name})
	return nil
}

// set sets the arguments of a kernel: the number of items, slices and scalars, and the tables.
func (k *kernel) set(l driver.Launch) error {
	var args []any
	if k.f == nil || k.f.Kind == ir.Items {
		args = append(args, int32(l.N))
	}
	for _, arg := range driver.Arguments(nil, k.f, l) {
		x, ok := arg.(driver.Slice)
		switch {
		case !ok:
			args = append(args, arg)
		case k.f == nil:
			args = append(args, x.Buffer)
		default:
			args = append(args, x.Buffer, int32(x.At), int32(x.Len), int32(x.Stride))
		}
	}
	if k.tables != nil {
		args = append(args, k.tables)
	}
	for i, arg := range args {
		var s status
		switch x := arg.(type) {
		case uint64:
			s = api.SetKernelArg(k.k, uint32(i), 8, unsafe.Pointer(&x))
		case float64:
			s = api.SetKernelArg(k.k, uint32(i), 8, unsafe.Pointer(&x))
		case float32:
			s = api.SetKernelArg(k.k, uint32(i), 4, unsafe.Pointer(&x))
		case int32:
			s = api.SetKernelArg(k.k, uint32(i), 4, unsafe.Pointer(&x))
		case *buffer:
			s = api.SetKernelArg(k.k, uint32(i), unsafe.Sizeof(x.mem), unsafe.Pointer(&x.mem))
		}
		if s != 0 {
			return s.err("clSetKernelArg")
		}
	}
	return nil
}

// most is the number of kernels whose events are kept.
const most = 256
