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
	"github.com/limbfp/limb/kernels"
)

//go:embed prelude.cl
var prelude string

// group is the number of work-items in a work-group, where the device allows
// as many.
const group = 256

// run is the number of elements of a work-item under PoCL, whose compiler
// vectorises a loop in the kernel where it gives up on one around the kernel:
// that one comes after it has paired operations within an element.
const run = 1024

const (
	queueProfiling = 1 << 1
	memReadWrite   = 1 << 0
	buildLog       = 0x1183
	profilingStart = 0x1282
	profilingEnd   = 0x1283
)

type device struct {
	id       handle
	info     driver.Info
	ctx      handle
	queue    handle
	group    uintptr // work-items in a group
	run      uintptr // elements of a work-item
	programs []handle
	kernels  []handle
}

// Open makes a context and an ordered queue with timing.
func (Backend) Open(i int) (driver.Device, error) {
	ids, err := devices()
	if err != nil {
		return nil, err
	}
	if i < 0 || i >= len(ids) {
		return nil, fmt.Errorf("no OpenCL device %d: there are %d", i, len(ids))
	}
	d := &device{id: ids[i].device, info: describe(ids[i])}
	d.run, d.group = 1, min(group, number[uintptr](deviceInfo(d.id, deviceGroupSize)))
	if d.info.Platform == "Portable Computing Language" && !d.info.GPU {
		d.run, d.group = run, 1
	}
	var s status
	if d.ctx = api.CreateContext(nil, 1, &d.id, 0, 0, &s); s != 0 {
		return nil, s.err("clCreateContext")
	}
	if d.queue = api.CreateCommandQueue(d.ctx, d.id, queueProfiling, &s); s != 0 {
		d.Close()
		return nil, s.err("clCreateCommandQueue")
	}
	return d, nil
}

func (d *device) Close() error {
	var err error
	if d.queue != 0 {
		err = api.Finish(d.queue).err("clFinish")
	}
	for _, k := range d.kernels {
		api.ReleaseKernel(k)
	}
	for _, p := range d.programs {
		api.ReleaseProgram(p)
	}
	if d.queue != 0 {
		api.ReleaseCommandQueue(d.queue)
	}
	api.ReleaseContext(d.ctx)
	return err
}

func (d *device) Preludes() []driver.Prelude {
	var ps []driver.Prelude
	words := os.Getenv("LIMB_TEST_OPENCL_PRELUDE")
	for _, p := range []driver.Prelude{{}, {Split: true}, {Barrier: true}, {Split: true, Barrier: true}} {
		if (p.Split || !strings.Contains(words, "split")) && (p.Barrier || !strings.Contains(words, "barrier")) {
			ps = append(ps, p)
		}
	}
	return ps
}

// Compile builds one program that holds all the kernels.
func (d *device) Compile(names []string, p driver.Prelude) ([]driver.Kernel, error) {
	body, err := kernels.Text("opencl", names...)
	if err != nil {
		return nil, err
	}
	program, err := d.build(prelude+body, d.options(p))
	if err != nil {
		return nil, fmt.Errorf("building %s: %w", strings.Join(names, ", "), err)
	}
	var ks []driver.Kernel
	for _, name := range names {
		var s status
		k := api.CreateKernel(program, "map_"+strings.ReplaceAll(name, ".", "_"), &s)
		if err := s.err("clCreateKernel"); err != nil {
			return nil, fmt.Errorf("kernel of %s: %w", name, err)
		}
		d.kernels = append(d.kernels, k)
		ks = append(ks, kernel{d, k})
	}
	return ks, nil
}

// options are the build options: definitions that choose the prelude, and
// nothing that loosens the arithmetic.
func (d *device) options(p driver.Prelude) string {
	options := []string{"-cl-std=CL1.2", "-w"}
	for _, o := range []struct {
		on   bool
		text string
	}{
		{d.info.CorrectDiv, "-cl-fp32-correctly-rounded-divide-sqrt"},
		{d.info.Float64, "-DLIMB_FLOAT64"},
		{d.run > 1, fmt.Sprintf("-DLIMB_RUN=%d", d.run)},
		{p.Split, "-DLIMB_SPLIT"},
		{p.Barrier, "-DLIMB_BARRIER"},
	} {
		if o.on {
			options = append(options, o.text)
		}
	}
	return strings.TrimSpace(strings.Join(options, " ") + " " + os.Getenv("LIMB_TEST_OPENCL_OPTIONS"))
}

// build compiles a program; its error carries the compiler's log.
func (d *device) build(source, options string) (handle, error) {
	text := append([]byte(source), 0)
	start, size := &text[0], uintptr(len(source))
	var s status
	p := api.CreateProgramWithSource(d.ctx, 1, &start, &size, &s)
	if s != 0 {
		return 0, s.err("clCreateProgramWithSource")
	}
	d.programs = append(d.programs, p)
	if err := api.BuildProgram(p, 1, &d.id, options, 0, 0).err("clBuildProgram"); err != nil {
		return 0, fmt.Errorf("%w with options %q; the compiler says:\n%s", err, options, d.log(p))
	}
	return p, nil
}

func (d *device) log(program handle) string {
	log := text(func(size uintptr, value unsafe.Pointer, got *uintptr) status {
		return api.GetProgramBuildInfo(program, d.id, buildLog, size, value, got)
	})
	if log == "" {
		return "(no log)"
	}
	return log
}

func (d *device) Wait() error { return api.Finish(d.queue).err("clFinish") }

type plane struct {
	d    *device
	mem  handle
	size int
}

// Alloc takes a byte at least: OpenCL has no empty buffers.
func (d *device) Alloc(elem kernels.Type, n int) (driver.Plane, error) {
	size := n * elem.Size()
	var s status
	mem := api.CreateBuffer(d.ctx, memReadWrite, uintptr(max(size, 4)), 0, &s)
	if s != 0 {
		return nil, fmt.Errorf("%d bytes of device memory: %w", size, s.err("clCreateBuffer"))
	}
	return &plane{d, mem, size}, nil
}

func (p *plane) Write(src []byte) error {
	if len(src) == 0 {
		return nil
	}
	return api.EnqueueWriteBuffer(p.d.queue, p.mem, 1, 0, uintptr(len(src)), unsafe.Pointer(&src[0]), 0, nil, nil).err("clEnqueueWriteBuffer")
}

func (p *plane) Read(dst []byte) error {
	if len(dst) == 0 {
		return nil
	}
	return api.EnqueueReadBuffer(p.d.queue, p.mem, 1, 0, uintptr(len(dst)), unsafe.Pointer(&dst[0]), 0, nil, nil).err("clEnqueueReadBuffer")
}

func (p *plane) Free() { api.ReleaseMemObject(p.mem) }

type kernel struct {
	d *device
	k handle
}

func (k kernel) Launch(n int, planes []driver.Plane) error {
	return k.launch(n, planes, nil)
}

// Time reads the start and the end of the kernel from its event.
func (k kernel) Time(n int, planes []driver.Plane) (time.Duration, error) {
	if n == 0 {
		return 0, k.d.Wait()
	}
	var event handle
	if err := k.launch(n, planes, &event); err != nil {
		return 0, err
	}
	defer api.ReleaseEvent(event)
	if err := api.WaitForEvents(1, &event).err("clWaitForEvents"); err != nil {
		return 0, err
	}
	var start, end uint64
	err := errors.Join(
		api.GetEventProfilingInfo(event, profilingStart, 8, unsafe.Pointer(&start), nil).err("clGetEventProfilingInfo"),
		api.GetEventProfilingInfo(event, profilingEnd, 8, unsafe.Pointer(&end), nil).err("clGetEventProfilingInfo"))
	return time.Duration(end - start), err
}

// launch queues the kernel over n rounded up to whole work-groups; the kernel
// leaves out what is beyond n.
func (k kernel) launch(n int, planes []driver.Plane, event *handle) error {
	if n == 0 {
		return nil
	}
	count := uint32(n)
	if err := api.SetKernelArg(k.k, 0, 4, unsafe.Pointer(&count)).err("clSetKernelArg"); err != nil {
		return err
	}
	for i, p := range planes {
		b, ok := p.(*plane)
		if !ok {
			return errors.New("a plane of another backend")
		}
		if err := api.SetKernelArg(k.k, uint32(i+1), unsafe.Sizeof(b.mem), unsafe.Pointer(&b.mem)).err("clSetKernelArg"); err != nil {
			return err
		}
	}
	items := (uintptr(n) + k.d.run - 1) / k.d.run
	global := (items + k.d.group - 1) / k.d.group * k.d.group
	if err := api.EnqueueNDRangeKernel(k.d.queue, k.k, 1, nil, &global, &k.d.group, 0, nil, event).err("clEnqueueNDRangeKernel"); err != nil {
		return err
	}
	return api.Flush(k.d.queue).err("clFlush")
}
