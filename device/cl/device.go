//go:build (linux || darwin) && (amd64 || arm64)

package cl

import (
	_ "embed"
	"fmt"
	"os"
	"strings"
	"time"
	"unsafe"

	"github.com/limbfp/limb/internal/driver"
	"github.com/limbfp/limb/kernels"
)

//go:embed prelude.cl
var prelude string

type device struct {
	id, ctx, queue handle
	last           handle // the event of the last kernel
	kernels        []handle
	info           driver.Info
	group          uintptr // work-items in a group
	run            uintptr // elements of a work-item
}

// Open makes a context and an ordered queue with CL_QUEUE_PROFILING_ENABLE.
func (Backend) Open(i int) (driver.Device, error) {
	ids, err := devices()
	if err != nil {
		return nil, err
	}
	if i < 0 || i >= len(ids) {
		return nil, fmt.Errorf("no OpenCL device %d: there are %d", i, len(ids))
	}
	d := &device{id: ids[i].device, info: describe(ids[i])}
	d.run, d.group = uintptr(d.info.Run), uintptr(d.info.Group)
	var s status
	if d.ctx = api.CreateContext(nil, 1, &d.id, 0, 0, &s); s != 0 {
		return nil, s.err("clCreateContext")
	}
	if d.queue = api.CreateCommandQueue(d.ctx, d.id, 1<<1, &s); s != 0 {
		api.ReleaseContext(d.ctx)
		return nil, s.err("clCreateCommandQueue")
	}
	return d, nil
}

func (d *device) Close() error {
	err := d.Wait()
	if d.last != 0 {
		api.ReleaseEvent(d.last)
	}
	for _, k := range d.kernels {
		api.ReleaseKernel(k)
	}
	api.ReleaseCommandQueue(d.queue)
	api.ReleaseContext(d.ctx)
	return err
}

func (d *device) Preludes() []driver.Prelude { return driver.Ladder }

// Compile builds one program that holds all the kernels; its error carries the
// compiler's log.
func (d *device) Compile(names []string, p driver.Prelude) ([]driver.Kernel, error) {
	body, err := kernels.Text("opencl", names...)
	if err != nil {
		return nil, err
	}
	var entries []string
	for _, name := range names {
		f, _ := kernels.Lookup(name)
		entries = append(entries, f.Kernel())
	}
	return d.build(body, names, entries, p)
}

func (d *device) Language() string { return "OpenCL C" }

func (d *device) CompileText(text string, names []string, p driver.Prelude) ([]driver.Kernel, error) {
	return d.build(text, names, names, p)
}

// build builds a program and returns the kernels of its entries; names are what
// errors call them.
func (d *device) build(body string, names, entries []string, p driver.Prelude) ([]driver.Kernel, error) {
	body = prelude + body
	start, size := unsafe.StringData(body), uintptr(len(body))
	var s status
	program := api.CreateProgramWithSource(d.ctx, 1, &start, &size, &s)
	if s != 0 {
		return nil, s.err("clCreateProgramWithSource")
	}
	defer api.ReleaseProgram(program) // its kernels hold it
	if err := api.BuildProgram(program, 1, &d.id, d.options(p), 0, 0).err("clBuildProgram"); err != nil {
		log := text(query(func(size uintptr, value unsafe.Pointer, got *uintptr) status {
			return api.GetProgramBuildInfo(program, d.id, 0x1183, size, value, got) // CL_PROGRAM_BUILD_LOG
		}))
		return nil, fmt.Errorf("building %s: %w with options %q; the compiler says:\n%s", strings.Join(names, ", "), err, d.options(p), log)
	}
	var ks []driver.Kernel
	for i, entry := range entries {
		k := api.CreateKernel(program, entry, &s)
		if s != 0 {
			return nil, fmt.Errorf("kernel of %s: %w", names[i], s.err("clCreateKernel"))
		}
		d.kernels = append(d.kernels, k)
		ks = append(ks, kernel{d, k})
	}
	return ks, nil
}

// options are the build options: definitions that choose the prelude, and
// nothing that loosens the arithmetic.
func (d *device) options(p driver.Prelude) string {
	options := "-cl-std=CL1.2 -w"
	add := func(on bool, option string) {
		if on {
			options += " " + option
		}
	}
	add(d.info.CorrectDiv, "-cl-fp32-correctly-rounded-divide-sqrt")
	add(d.info.Float64, "-DLIMB_FLOAT64")
	add(d.run > 1, fmt.Sprintf("-DLIMB_RUN=%d", d.run))
	add(p.Split, "-DLIMB_SPLIT")
	add(p.Divide, "-DLIMB_DIVIDE")
	add(p.Barrier, "-DLIMB_BARRIER")
	add(true, os.Getenv("LIMB_TEST_OPENCL_OPTIONS"))
	return strings.TrimSpace(options)
}

// Wait waits for the last kernel too: rusticl's clFinish returns before it is
// done.
func (d *device) Wait() error {
	if err := api.Finish(d.queue).err("clFinish"); err != nil || d.last == 0 {
		return err
	}
	return api.WaitForEvents(1, &d.last).err("clWaitForEvents")
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
	if s != 0 {
		return nil, fmt.Errorf("%d bytes of device memory: %w", size, s.err("clCreateBuffer"))
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

// copy copies between host and plane, and waits.
func (p plane) copy(host []byte, enqueue copier, call string) error {
	if len(host) == 0 {
		return nil
	}
	return enqueue(p.d.queue, p.mem, 1, 0, uintptr(len(host)), unsafe.Pointer(&host[0]), 0, nil, nil).err(call)
}

type kernel struct {
	d *device
	k handle
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
	err := k.d.Wait()
	wall := time.Since(host)
	var start, end uint64 // CL_PROFILING_COMMAND_START, _END
	s := api.GetEventProfilingInfo(k.d.last, 0x1282, 8, unsafe.Pointer(&start), nil) |
		api.GetEventProfilingInfo(k.d.last, 0x1283, 8, unsafe.Pointer(&end), nil)
	if t := time.Duration(end - start); s == 0 && t > 10*time.Nanosecond {
		return t, err
	}
	return wall, err
}

// Launch queues the kernel over n rounded up to whole work-groups; the kernel
// leaves out what is beyond n.
func (k kernel) Launch(n int, planes []driver.Plane) error {
	if n == 0 {
		return nil
	}
	args := []any{int32(n)} // its bits, which the kernel takes for a uint
	for _, p := range planes {
		args = append(args, p)
	}
	return k.Range((n+int(k.d.run)-1)/int(k.d.run), 0, args)
}

func (k kernel) Range(items, group int, args []any) error {
	for i, arg := range args {
		var s status
		switch x := arg.(type) {
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
	var event handle
	if err := api.EnqueueNDRangeKernel(k.d.queue, k.k, 1, nil, &global, &local, 0, nil, &event).err("clEnqueueNDRangeKernel"); err != nil {
		return err
	}
	if k.d.last != 0 {
		api.ReleaseEvent(k.d.last)
	}
	k.d.last = event
	return api.Flush(k.d.queue).err("clFlush")
}
