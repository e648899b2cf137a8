//go:build (linux || darwin) && (amd64 || arm64)

package cl

import (
	_ "embed"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"
	"unsafe"

	"github.com/limbfp/limb/internal/driver"
	"github.com/limbfp/limb/internal/emit/opencl"
	"github.com/limbfp/limb/internal/ir"
	"github.com/limbfp/limb/internal/kernels"
	"github.com/limbfp/limb/internal/lower"
)

//go:embed prelude.cl
var prelude string

type device struct {
	id, ctx, queue handle
	queued         []launch // whose end has not been seen
	kernels        []handle
	info           driver.Info
	group          uintptr // work-items in a group
	run            uintptr // elements of a work-item
}

// A launch is a kernel in the queue.
type launch struct {
	event handle
	name  string // of the kernel
}

// Open makes a context and an ordered queue with CL_QUEUE_PROFILING_ENABLE.
func (Backend) Open(i int) (driver.Device, error) {
	ids, _, err := devices()
	if err != nil {
		return nil, err
	}
	if i < 0 || i >= len(ids) {
		return nil, fmt.Errorf("no OpenCL device %d: there are %d", i, len(ids))
	}
	d := &device{id: ids[i].device, info: describe(ids[i])}
	if d.info.Err != nil {
		return nil, d.info.Err
	}
	d.run, d.group = uintptr(d.info.Run), uintptr(d.info.Group)
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
	api.ReleaseCommandQueue(d.queue)
	api.ReleaseContext(d.ctx)
	return err
}

func (d *device) Rungs() []lower.Rung { return lower.Ladder }

// Compile builds one program that holds all the kernels; its error carries the
// compiler's log.
func (d *device) Compile(names []string, r lower.Rung) ([]driver.Kernel, error) {
	body, ks, err := d.maps(names, r)
	if err != nil {
		return nil, err
	}
	return d.build(body, names, ks)
}

// maps prints the map kernels of functions.
func (d *device) maps(names []string, r lower.Rung) (string, []*ir.Func, error) {
	p, maps, err := kernels.Maps(names...)
	if err != nil {
		return "", nil, err
	}
	return d.lowered(p, maps, r)
}

// lowered prints kernels of p in the way of a rung.
func (d *device) lowered(p *ir.Program, names []string, r lower.Rung) (string, []*ir.Func, error) {
	q, err := r.Lower(p)
	if err != nil {
		return "", nil, err
	}
	var list []*ir.Func
	for _, name := range names {
		f := q.Lookup(name)
		if f == nil {
			return "", nil, fmt.Errorf("the program has no kernel %s", name)
		}
		list = append(list, f)
	}
	return opencl.Text(q, int(d.run), list...), list, nil
}

// Source is the text with the options in front.
func (d *device) Source(names []string, r lower.Rung) (string, error) {
	body, _, err := d.maps(names, r)
	return d.options() + "\n" + prelude + body, err
}

func (d *device) Language() string { return "OpenCL C" }

func (d *device) CompileText(p *ir.Program, functions []string, text string, names []string, r lower.Rung) ([]driver.Kernel, error) {
	body, _, err := d.lowered(p, functions, r)
	if err != nil {
		return nil, err
	}
	return d.build(body+text, names, make([]*ir.Func, len(names)))
}

func (d *device) Build(p *ir.Program, names []string, r lower.Rung) ([]driver.Kernel, error) {
	body, ks, err := d.lowered(p, names, r)
	if err != nil {
		return nil, err
	}
	return d.build(body, names, ks)
}

// build builds a text and returns the kernels ks of it, or those of the names where they
// are nil; names are what errors call them.
func (d *device) build(body string, names []string, ks []*ir.Func) ([]driver.Kernel, error) {
	body = prelude + body
	start, size := unsafe.StringData(body), uintptr(len(body))
	var s status
	program := api.CreateProgramWithSource(d.ctx, 1, &start, &size, &s)
	if s != 0 || program == 0 {
		return nil, s.failed("clCreateProgramWithSource")
	}
	defer api.ReleaseProgram(program) // its kernels hold it
	if err := api.BuildProgram(program, 1, &d.id, d.options(), 0, 0).err("clBuildProgram"); err != nil {
		log := printable(query(func(size uintptr, value unsafe.Pointer, got *uintptr) status {
			return api.GetProgramBuildInfo(program, d.id, 0x1183, size, value, got) // CL_PROGRAM_BUILD_LOG
		}), "\n\t", 1<<16)
		return nil, fmt.Errorf("building %s: %w with options %q; the compiler says:\n%s", strings.Join(names, ", "), err, d.options(), log)
	}
	var list []driver.Kernel
	for i, name := range names {
		entry := name
		if ks[i] != nil {
			entry = ks[i].Name
		}
		k := api.CreateKernel(program, entry, &s)
		if s != 0 || k == 0 {
			return nil, fmt.Errorf("kernel of %s: %w", name, s.failed("clCreateKernel"))
		}
		d.kernels = append(d.kernels, k)
		list = append(list, kernel{d, k, name, ks[i]})
	}
	return list, nil
}

// options are the build options: definitions that choose the prelude, and
// nothing that loosens the arithmetic.
func (d *device) options() string {
	options := "-cl-std=CL1.2 -w"
	add := func(on bool, option string) {
		if on {
			options += " " + option
		}
	}
	add(d.info.CorrectDiv, "-cl-fp32-correctly-rounded-divide-sqrt")
	add(d.info.Float64, "-DLIMB_FLOAT64")
	add(d.run > 1, fmt.Sprintf("-DLIMB_RUN=%d", d.run))
	add(true, os.Getenv("LIMB_TEST_OPENCL_OPTIONS"))
	return strings.TrimSpace(options)
}

// Wait waits for the kernels too: rusticl's clFinish returns before they are done.
func (d *device) Wait() error {
	return errors.Join(d.settle(len(d.queued)), failed(api.Finish(d.queue).err("clFinish")))
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
		return failed(waited.err("clWaitForEvents"))
	}
	for _, l := range list {
		if err := ended(l.event, "kernel "+l.name); err != nil {
			return err
		}
	}
	return failed(waited.err("clWaitForEvents"))
}

// ended asks for the status of an event that has been waited for.
func ended(event handle, what string) error {
	const complete status = 0
	execution := status(1)
	if s := api.GetEventInfo(event, 0x11D3, 4, unsafe.Pointer(&execution), nil); s != 0 { // CL_EVENT_COMMAND_EXECUTION_STATUS
		return failed(s.err("clGetEventInfo for " + what))
	}
	if execution > complete {
		return failed(fmt.Errorf("%s is not done (status %d) after it was waited for", what, execution))
	}
	return failed(execution.err(what))
}

// failed marks the error, if there is one, of a command that may have spoilt memory.
func failed(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%w: %w", driver.ErrFailed, err)
}

type plane struct {
	d   *device
	mem handle
}

// Alloc takes a word at least: OpenCL has no empty buffers.
func (d *device) Alloc(elem kernels.Type, n int) (driver.Plane, error) {
	size := max(n, 1) * elem.Size()
	var s status // and CL_MEM_READ_WRITE
	mem := api.CreateBuffer(d.ctx, 1<<0, uintptr(size), 0, &s)
	if s != 0 || mem == 0 {
		return nil, fmt.Errorf("%d bytes of device memory: %w", size, s.failed("clCreateBuffer"))
	}
	return plane{d, mem}, nil
}

func (p plane) Write(src []byte) error {
	return p.copy(src, api.EnqueueWriteBuffer, "clEnqueueWriteBuffer")
}
func (p plane) Read(dst []byte) error {
	return p.copy(dst, api.EnqueueReadBuffer, "clEnqueueReadBuffer")
}
func (p plane) Free() { api.ReleaseMemObject(p.mem) }

// copy copies between host and plane, after all kernels, and waits.
func (p plane) copy(host []byte, enqueue copier, call string) error {
	if err := p.d.settle(len(p.d.queued)); err != nil || len(host) == 0 {
		return err
	}
	var event handle
	s := enqueue(p.d.queue, p.mem, 1, 0, uintptr(len(host)), unsafe.Pointer(&host[0]), 0, nil, &event)
	if s != 0 || event == 0 {
		return failed(s.failed(call))
	}
	defer api.ReleaseEvent(event)
	return ended(event, call)
}

type kernel struct {
	d    *device
	k    handle
	name string
	f    *ir.Func // nil for that of a text
}

// Time is the driver's from the start to the end of the kernel, or the host's
// where the driver's clock stands still, as rusticl's does.
func (k kernel) Time(n int, planes []driver.Plane) (time.Duration, error) {
	if err := k.d.Wait(); err != nil || n == 0 {
		return 0, err
	}
	host := time.Now()
	if err := k.Launch(n, planes); err != nil {
		return 0, err
	}
	err := await(k.d.queued)
	wall := time.Since(host)
	var start, end uint64 // CL_PROFILING_COMMAND_START, _END
	event := k.d.queued[0].event
	s := api.GetEventProfilingInfo(event, 0x1282, 8, unsafe.Pointer(&start), nil) |
		api.GetEventProfilingInfo(event, 0x1283, 8, unsafe.Pointer(&end), nil)
	if err := errors.Join(err, k.d.Wait()); err != nil {
		return 0, err
	}
	if t := time.Duration(end - start); s == 0 && t > 10*time.Nanosecond && t <= wall {
		return t, nil
	}
	return wall, nil
}

// Launch queues the kernel over n rounded up to whole work-groups; the kernel
// leaves out what is beyond n.
func (k kernel) Launch(n int, planes []driver.Plane) error {
	if n == 0 {
		return nil
	}
	args := []any{int32(n)}
	if k.f == nil {
		for _, p := range planes {
			args = append(args, p)
		}
	} else {
		args = k.arrays(args, n, planes)
	}
	return k.Range((n+int(k.d.run)-1)/int(k.d.run), 0, args)
}

// arrays appends the arguments of a map kernel: its results come first, and last in planes.
func (k kernel) arrays(args []any, n int, planes []driver.Plane) []any {
	ins := 0
	for _, m := range k.f.Memory {
		if !m.Written {
			ins += m.Elem.N
		}
	}
	in, out := planes[:ins], planes[ins:]
	for _, m := range k.f.Memory {
		from := &in
		if m.Written {
			from = &out
		}
		for _, p := range (*from)[:m.Elem.N] {
			args = append(args, p)
		}
		*from = (*from)[m.Elem.N:]
		args = append(args, int32(0), int32(n))
	}
	return args
}

func (k kernel) Range(items, group int, args []any) error {
	if k.f != nil && k.f.Hidden {
		if k.f.Params[len(k.f.Params)-1].Type == ir.U64 {
			args = append(args, uint64(0))
		} else {
			args = append(args, int32(0))
		}
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
		case plane:
			s = api.SetKernelArg(k.k, uint32(i), unsafe.Sizeof(x.mem), unsafe.Pointer(&x.mem))
		}
		if s != 0 {
			return s.err("clSetKernelArg")
		}
	}
	local := k.d.group
	if group > 0 {
		local = uintptr(group)
	}
	global := (uintptr(items) + local - 1) / local * local
	if len(k.d.queued) >= most { // and the driver holds as many; half of them keep it busy
		if err := k.d.settle(most / 2); err != nil {
			return err
		}
	}
	var event handle
	s := api.EnqueueNDRangeKernel(k.d.queue, k.k, 1, nil, &global, &local, 0, nil, &event)
	if s != 0 {
		return s.err("clEnqueueNDRangeKernel")
	}
	if event == 0 {
		return failed(s.failed("clEnqueueNDRangeKernel"))
	}
	k.d.queued = append(k.d.queued, launch{event, k.name})
	return failed(api.Flush(k.d.queue).err("clFlush"))
}

// most is the number of kernels whose events are kept.
const most = 256
