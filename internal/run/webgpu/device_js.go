package webgpu

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"syscall/js"
	"time"

	"github.com/limbfp/limb/internal/compiler/emit/wgsl"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
)

type device struct {
	caps     driver.Caps
	d        js.Value
	queue    js.Value
	layouts  [2]layout // of kernels without tables, and with them
	memory   memory
	args     js.Value // what kernels are given, a slot for each launch
	slots    int
	binds    map[bind]js.Value
	tables   []js.Value
	staging  js.Value // what is read goes through it
	stage    int      // its size
	pending  bool     // there is work since the errors were asked for,
	launched bool     // of kernels
	lost     string
	release  []js.Func
}

type layout struct{ group, pipeline js.Value }

// bind is a bind group: tables, none where that is negative, and the size of a slot.
type bind struct{ tables, slot int }

// Flags of WebGPU.
const (
	mapRead, copySrc, copyDst, uniform, storage = 1, 4, 8, 0x40, 0x80
	forCompute, toRead                          = 4, 1
)

// Open makes a device of an adapter of its own.
func (Backend) Open(i int) (driver.Device, error) {
	if i != 0 {
		return nil, fmt.Errorf("no WebGPU device %d: a browser gives one", i)
	}
	a, err := adapter()
	if err != nil {
		return nil, err
	}
	d := &device{caps: describe(a), binds: map[bind]js.Value{}}
	limits := object{}
	for _, name := range []string{"maxStorageBufferBindingSize", "maxBufferSize", "maxComputeWorkgroupStorageSize"} {
		if x := limit(a, name, 0); x > 0 {
			limits[name] = x
		}
	}
	err = try("requestDevice", func() (err error) {
		if d.d, err = await(a.Call("requestDevice", object{"requiredLimits": limits})); err != nil {
			return err
		}
		return d.open()
	})
	if err != nil {
		return nil, err
	}
	return d, nil
}

func (d *device) open() error {
	d.queue = d.d.Get("queue")
	gone := js.FuncOf(func(_ js.Value, args []js.Value) any {
		d.lost = strings.TrimSpace(text(args[0], "reason") + ": " + text(args[0], "message"))
		return nil
	})
	d.release = append(d.release, gone)
	d.d.Get("lost").Call("then", gone)
	entry := func(binding int, buffer object) any {
		return object{"binding": binding, "visibility": forCompute, "buffer": buffer}
	}
	for i := range d.layouts {
		entries := []any{
			entry(wgsl.BindMemory, object{"type": "storage"}), entry(wgsl.BindArgs, object{"type": "uniform", "hasDynamicOffset": true}),
			entry(wgsl.BindTables, object{"type": "read-only-storage"}),
		}[:2+i]
		l := &d.layouts[i]
		l.group = d.d.Call("createBindGroupLayout", object{"entries": entries})
		l.pipeline = d.d.Call("createPipelineLayout", object{"bindGroupLayouts": []any{l.group}})
	}
	d.memory.most = most(d.d)
	return d.grow(4 << 20)
}

func (d *device) Close() error {
	if d.d.IsUndefined() {
		return nil
	}
	err := d.Wait()
	d.d.Call("destroy")
	d.d = js.Undefined()
	if d.lost == "" {
		d.lost = "it is closed"
	}
	for _, f := range d.release {
		_ = f // the promise of a loss is kept by the browser: it may call still
	}
	return err
}

// scopes are the kinds of errors that are asked for.
var scopes = []string{"validation", "out-of-memory", "internal"}

// begin has errors of the work that follows kept, until ended asks for them.
func (d *device) begin() {
	for _, s := range scopes {
		d.d.Call("pushErrorScope", s)
	}
}

// ended returns the errors since begin, when promises are kept too, and what these give.
func (d *device) ended(promises ...any) (list js.Value, err error) {
	n := len(promises)
	for range scopes {
		promises = append(promises, d.d.Call("popErrorScope"))
	}
	if list, err = all(promises...); err != nil {
		return list, err
	}
	for i := range scopes {
		if e := list.Index(n + i); e.Truthy() {
			err = errors.Join(err, errors.New(message(e)))
		}
	}
	return list, err
}

// work begins work whose errors settle asks for.
func (d *device) work() {
	if !d.pending {
		d.begin()
		d.pending = true
	}
}

// settle waits for a promise, and asks how all work ended: what has failed may have spoilt memory.
func (d *device) settle(promise ...any) error {
	var err error
	switch {
	case d.pending:
		_, err = d.ended(promise...)
	case len(promise) > 0:
		_, err = all(promise...)
	}
	d.pending, d.launched = false, false
	switch {
	case d.lost != "":
		return fmt.Errorf("%w: the device is lost: %s", driver.ErrFailed, d.lost)
	case err != nil:
		return fmt.Errorf("%w: %w", driver.ErrFailed, err)
	}
	return nil
}

func (d *device) Wait() error {
	return try("", func() error {
		if d.pending && d.lost == "" {
			return d.settle(d.queue.Call("onSubmittedWorkDone"))
		}
		return d.settle()
	})
}

type kernel struct {
	wgsl.Entry
	f        *ir.Func
	name     string // for errors
	source   string
	pipeline js.Value
	bind     bind
}

func (k *kernel) Source() string { return k.source }

func (d *device) HasNative(v *ir.Value) bool { return wgsl.HasNative(v) }

// Build makes one module of all the kernels. Words of 64 bits are pairs on every rung.
func (d *device) Build(p *ir.Program, names []string, r lower.Rung) (list []driver.Kernel, err error) {
	if !r.Has("pairs") {
		needed := func(p *ir.Program) (*ir.Program, error) { return driver.Needed(p, names) }
		r.Passes = append(slices.Clone(r.Passes), needed, lower.Pairs)
	}
	q, funcs, err := driver.Lowered(p, names, d.caps.Late(r))
	if err != nil {
		return nil, err
	}
	bin, err := wgsl.Module(q, d.caps.Group, funcs...)
	if err != nil {
		return nil, err
	}
	called := driver.Called(names, funcs)
	if err := d.Wait(); err != nil {
		return nil, err
	}
	err = try("building "+strings.Join(called, ", "), func() (err error) {
		list, err = d.build(bin, funcs, called)
		return err
	})
	return list, err
}

// build asks for everything before it waits, so that the program computes while the browser compiles.
func (d *device) build(bin wgsl.Binary, funcs []*ir.Func, called []string) (list []driver.Kernel, err error) {
	switch os.Getenv("LIMB_TEST_WEBGPU_OPTIONS") {
	case "plant":
		before, after, _ := strings.Cut(bin.Text, "fn DF_Sqr(")
		bin.Text = before + "fn DF_Sqr(" + strings.Replace(after, "^ zero", "^ 1u ^ zero", 1)
	case "syntax":
		bin.Text += "fn wrong() { nothing_of_this_name(); }"
	}
	d.begin()
	tables := -1
	layout := d.layouts[0]
	if len(bin.Tables) > 0 {
		buffer := d.d.Call("createBuffer", object{"size": 4 * len(bin.Tables), "usage": storage | copyDst})
		d.queue.Call("writeBuffer", buffer, 0, array(bytesOf(bin.Tables)))
		tables, layout = len(d.tables), d.layouts[1]
		d.tables = append(d.tables, buffer)
	}
	module := d.d.Call("createShaderModule", object{"code": bin.Text})
	var promises []any
	for _, k := range bin.Entries {
		promises = append(promises, d.d.Call("createComputePipelineAsync",
			object{"layout": layout.pipeline, "compute": object{"module": module, "entryPoint": k.Name}}))
	}
	pipelines, failed := d.ended(promises...)
	if failed != nil {
		if info, none := await(module.Call("getCompilationInfo")); none == nil {
			if err := messages(info.Get("messages")); err != nil {
				return nil, err
			}
		}
		for i, p := range promises {
			if _, err := await(p.(js.Value)); err != nil {
				return nil, fmt.Errorf("kernel of %s: %w", called[i], err)
			}
		}
		return nil, failed
	}
	source := bin.Text + string(bytesOf(bin.Tables))
	for i, k := range bin.Entries {
		list = append(list, &kernel{
			Entry: k, f: funcs[i], name: called[i], source: source, pipeline: pipelines.Index(i),
			bind: bind{tables, (4*k.Words + slot - 1) / slot * slot},
		})
	}
	return list, nil
}

// messages returns the errors of a compiler.
func messages(list js.Value) (err error) {
	for i := range list.Length() {
		if m := list.Index(i); text(m, "type") == "error" {
			err = errors.Join(err, fmt.Errorf("%w: line %d:%d: %s", driver.ErrRefused, m.Get("lineNum").Int(), m.Get("linePos").Int(), message(m)))
		}
	}
	return err
}

// Time is the host's: browsers have no clock for this, or a coarse one.
func (d *device) Time(l driver.Launch) (time.Duration, error) {
	return driver.Timed(d, l, func() error { return d.Submit([]driver.Launch{l}) }, func() float64 { return 0 })
}

// slot is what a uniform may begin at multiples of, on every device.
const slot = 256

// manyLaunches is the number of launches of one submission.
const manyLaunches = 256

// Submit queues a list as one submission, or as some where it is long.
func (d *device) Submit(list []driver.Launch) error {
	return driver.InParts(list, manyLaunches, func(part []driver.Launch) error {
		return try("submit", func() error { return d.submit(part) })
	})
}

func (d *device) submit(list []driver.Launch) error {
	type dispatch struct{ at, x, y int }
	var params []byte
	var dispatches []dispatch
	for _, l := range list {
		k := l.Kernel.(*kernel)
		const most = 65535 // maxComputeWorkgroupsPerDimension, as promised
		x, y := driver.Grid(k.f, l.N, d.caps.Group, most)
		if y > most {
			return fmt.Errorf("kernel of %s: %d work-groups, and a launch has at most %d (maxComputeWorkgroupsPerDimension)", k.name, x*y, most*most)
		}
		dispatches = append(dispatches, dispatch{len(params), x, y})
		params = append(params, make([]byte, k.bind.slot)...)
		copy(params[len(params)-k.bind.slot:], k.block(l))
	}
	d.work()
	if len(params) > d.slots {
		size := max(2*len(params), 64*slot)
		args, err := d.buffer(size, uniform|copyDst)
		if err != nil {
			return err
		}
		if d.slots > 0 {
			d.args.Call("destroy")
		}
		d.args, d.slots = args, size
		clear(d.binds)
	}
	d.launched = true
	d.queue.Call("writeBuffer", d.args, 0, array(params))
	encoder := d.d.Call("createCommandEncoder")
	pass := encoder.Call("beginComputePass")
	for i, l := range list {
		k, at := l.Kernel.(*kernel), dispatches[i]
		pass.Call("setPipeline", k.pipeline)
		pass.Call("setBindGroup", 0, d.bound(k.bind), []any{at.at})
		pass.Call("dispatchWorkgroups", at.x, at.y)
	}
	pass.Call("end")
	d.queue.Call("submit", []any{encoder.Call("finish")})
	return nil
}

// block returns what a kernel is given. A slice is a part of the one buffer, in words, or in halves of these.
func (k *kernel) block(l driver.Launch) []byte {
	args := slices.Clone(l.Args)
	memory := k.f.Memory // the slices are the first ones
	for i, arg := range args {
		if s, ok := arg.(driver.Slice); ok {
			from, words := s.Buffer.(*buffer).part.from, max(1, memory[0].Bytes()/4) // of a machine number
			s.At, s.Stride = from/min(4, memory[0].Bytes())+words*s.At, words*s.Stride
			args[i], memory = s, memory[1:]
		}
	}
	l.Args = args
	block, _ := driver.Block(k.f, l)
	return block
}

// bound returns the bind group of a kernel.
func (d *device) bound(b bind) js.Value {
	if g, ok := d.binds[b]; ok {
		return g
	}
	entries := []any{
		object{"binding": wgsl.BindMemory, "resource": object{"buffer": d.memory.buffer}},
		object{"binding": wgsl.BindArgs, "resource": object{"buffer": d.args, "size": b.slot}},
	}
	layout := d.layouts[0]
	if b.tables >= 0 {
		entries = append(entries, object{"binding": wgsl.BindTables, "resource": object{"buffer": d.tables[b.tables]}})
		layout = d.layouts[1]
	}
	d.binds[b] = d.d.Call("createBindGroup", object{"layout": layout.group, "entries": entries})
	return d.binds[b]
}
