package vk

import (
	"fmt"
	"strings"
	"unsafe"

	"github.com/limbfp/limb/internal/compiler/emit/spirv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kept"
)

type device struct {
	*physical
	h, q      handle
	direct    bool // the host reaches the memory of arrays
	commands  handle
	cache     handle // of pipelines
	made      bool   // it has new ones
	pipelines []handle
	layouts   map[bindings]*layout
	tables    []*buffer

	recording  *batch   // the one that is open, nil where there is none
	idle, busy []*batch // busy ones in the order of their work
	records    driver.Records[*batch]
	spare      []*batch   // recorded lists that are forgotten
	staging    [2]*buffer // where the memory of arrays is not the host's
	clocks     handle     // two timestamps, 0 where there is no clock
}

// Open makes a device with one queue.
func (Backend) Open(i int) (driver.Device, error) {
	list, err := devices()
	if err != nil {
		return nil, err
	}
	if i < 0 || i >= len(list) {
		return nil, fmt.Errorf("no Vulkan device %d: there are %d", i, len(list))
	}
	d := &device{physical: list[i], layouts: map[bindings]*layout{}}
	if d.caps.Err != nil {
		return nil, d.caps.Err
	}
	d.records.Drop = d.forget
	const all = deviceLocal | hostVisible | hostCoherent | hostCached
	d.direct = d.memoryType(^uint32(0), all) >= 0 && !option("staging")
	if err := d.open(); err != nil {
		d.Close()
		return nil, err
	}
	return d, nil
}

func (d *device) open() error {
	var names []*byte
	for _, e := range d.extensions {
		names = append(names, text(e))
	}
	priority := float32(1)
	info := &deviceCreateInfo{
		header: header{typeDeviceCreateInfo, d.chain}, queueCreateInfoCount: 1,
		pQueueCreateInfos:     &deviceQueueCreateInfo{header: header{sType: typeDeviceQueueCreateInfo}, queueFamilyIndex: d.family, queueCount: 1, pQueuePriorities: &priority},
		enabledExtensionCount: uint32(len(names)), ppEnabledExtensionNames: unsafe.SliceData(names), pEnabledFeatures: &d.enabled,
	}
	if r := api.CreateDevice(d.physical.h, info, 0, &d.h); r != 0 || d.h == 0 {
		return r.made(d.h, "vkCreateDevice")
	}
	api.GetDeviceQueue(d.h, d.family, 0, &d.q)
	pool := &commandPoolCreateInfo{header{sType: typeCommandPoolCreateInfo}, resetCommandBuffer, d.family}
	if r := api.CreateCommandPool(d.h, pool, 0, &d.commands); r != 0 {
		return r.err("vkCreateCommandPool")
	}
	old, _ := kept.Get("vulkan", d.key)
	cache := &pipelineCacheCreateInfo{header{sType: typePipelineCacheCreateInfo}, 0, uintptr(len(old)), unsafe.SliceData(old)}
	if r := api.CreatePipelineCache(d.h, cache, 0, &d.cache); r != 0 {
		return r.err("vkCreatePipelineCache")
	}
	if d.clock > 0 && d.limits.timestampPeriod > 0 {
		clocks := &queryPoolCreateInfo{header{sType: typeQueryPoolCreateInfo}, 0, queryTimestamp, 2, 0}
		return api.CreateQueryPool(d.h, clocks, 0, &d.clocks).err("vkCreateQueryPool")
	}
	return nil
}

// Close gives all back, also what a device holds that is lost.
func (d *device) Close() error {
	if d.h == 0 {
		return nil
	}
	err := d.Wait()
	if b := d.recording; b != nil { // Wait has failed before it was submitted
		d.drop(b)
	}
	d.records.Forget(nil)
	d.keep()
	for _, b := range append(d.idle, d.spare...) {
		b.destroy(d)
	}
	for _, b := range append(d.tables, d.staging[:]...) {
		b.destroy()
	}
	for _, p := range d.pipelines {
		api.DestroyPipeline(d.h, p, 0)
	}
	for _, l := range d.layouts {
		api.DestroyPipelineLayout(d.h, l.pipeline, 0)
		api.DestroyDescriptorSetLayout(d.h, l.set, 0)
	}
	api.DestroyQueryPool(d.h, d.clocks, 0)
	api.DestroyPipelineCache(d.h, d.cache, 0)
	api.DestroyCommandPool(d.h, d.commands, 0)
	api.DestroyDevice(d.h, 0)
	d.h = 0
	return err
}

// keep keeps the pipelines for other processes.
func (d *device) keep() {
	const most = 64 << 20
	var size uintptr
	if !d.made || api.GetPipelineCacheData(d.h, d.cache, &size, nil) != 0 || size == 0 || size > most {
		return
	}
	data := make([]byte, size)
	if api.GetPipelineCacheData(d.h, d.cache, &size, &data[0]) == 0 && size <= uintptr(len(data)) {
		kept.Put("vulkan", d.key, data[:size])
	}
}

type kernel struct {
	f        *ir.Func // nil where somebody else's compiler made it
	entry    string
	name     string // for errors
	source   string
	pipeline handle
	layout   *layout
	slices   int
	tables   *buffer // nil where there are none
	stage    uint32  // flags of its stage
}

func (k *kernel) Source() string { return k.source }

// layout is what kernels have in common that are bound to as much: to parameters, tables and slices.
type layout struct{ set, pipeline handle }

type bindings struct {
	slices int
	tables bool
}

func (d *device) HasNative(v *ir.Value) bool {
	return spirv.HasNative(v) && (v.Type != ir.U64 || d.features.Int64) && (v.Native != "dot4" || d.caps.Dots)
}

// Build makes one module of all the kernels.
func (d *device) Build(p *ir.Program, names []string, r lower.Rung) ([]driver.Kernel, error) {
	q, funcs, err := driver.Lowered(p, names, d.caps.Late(r))
	if err != nil {
		return nil, err
	}
	for i, f := range funcs {
		if d.most == 0 || r.Has("floor") {
			break
		}
		if n := f.Ops(); n > d.most {
			return nil, fmt.Errorf("%s has %d operations, and %s %s fails above some %d: %w: take another device for it", names[i], n, d.caps.Platform, d.caps.Version, d.most, driver.ErrLarge)
		}
	}
	if q, funcs, err = lower.Reroll(q, lower.Long, lower.Called, funcs...); err != nil {
		return nil, err
	}
	bin, err := spirv.Module(q, d.features, funcs...)
	if err != nil {
		return nil, err
	}
	var tables *buffer
	if len(bin.Tables) > 0 {
		if tables, err = d.alloc(len(bin.Tables)); err == nil {
			d.tables = append(d.tables, tables)
			err = tables.Write(0, bin.Tables)
		}
		if err != nil {
			return nil, err
		}
	}
	stage := uint32(0)
	if bin.Units {
		stage = requireFullSubgroups
	}
	source := fmt.Sprint(d.features, "\n") + string(bin.Code) + string(bin.Tables)
	var list []*kernel
	var made []driver.Kernel
	called := driver.Called(names, funcs)
	for i, f := range funcs {
		given, _ := f.Arrays()
		k := &kernel{f: f, entry: f.Name, name: called[i], source: source, slices: len(given), tables: tables, stage: stage}
		list, made = append(list, k), append(made, k)
	}
	return made, d.build(bin.Code, list)
}

// BuildModule builds the kernel main of a module that somebody else's compiler made, for tests of
// texts that are for other programs. It is bound as kernels of limb are: to two words, the number of
// work-groups, of which a launch has N, and a zero, and to storage buffers.
func (d *device) BuildModule(code []byte, buffers int) (driver.Kernel, error) {
	k := &kernel{entry: "main", name: "main", slices: buffers}
	return k, d.build(code, []*kernel{k})
}

// Planted changes a module before the driver has it, where it is not nil: tests plant in it what drivers do.
var Planted func(module []byte) []byte

// build makes the pipelines of kernels of a module.
func (d *device) build(code []byte, list []*kernel) error {
	if Planted != nil {
		code = Planted(code)
	}
	info := &shaderModuleCreateInfo{header{sType: typeShaderModuleCreateInfo}, 0, uintptr(len(code)), &code[0]}
	var module handle
	if r := api.CreateShaderModule(d.h, info, 0, &module); r != 0 || module == 0 {
		return r.made(module, "vkCreateShaderModule")
	}
	defer api.DestroyShaderModule(d.h, module, 0)
	var infos []computePipelineCreateInfo
	var called []string
	for _, k := range list {
		var err error
		if k.layout, err = d.layoutOf(k); err != nil {
			return fmt.Errorf("kernel of %s: %w", k.name, err)
		}
		called = append(called, k.name)
		infos = append(infos, computePipelineCreateInfo{
			header: header{sType: typeComputePipelineCreateInfo}, layout: k.layout.pipeline, basePipelineIndex: -1,
			stage: pipelineShaderStageCreateInfo{header: header{sType: typePipelineShaderStageCreateInfo}, flags: k.stage, stage: stageCompute, module: module, pName: text(k.entry)},
		})
	}
	pipelines := make([]handle, len(infos))
	result := api.CreateComputePipelines(d.h, d.cache, uint32(len(infos)), &infos[0], 0, &pipelines[0])
	d.pipelines, d.made = append(d.pipelines, pipelines...), true
	for i, p := range pipelines {
		if list[i].pipeline = p; result != 0 || p == 0 {
			err := fmt.Errorf("building %s: %w", strings.Join(called, ", "), result.made(p, "vkCreateComputePipelines"))
			if result != 0 && result != noHostMemory && result != noMemory && result != lost {
				err = fmt.Errorf("%w: %w", driver.ErrRefused, err)
			}
			return err
		}
	}
	return nil
}

// layoutOf returns the layout of a kernel.
func (d *device) layoutOf(k *kernel) (*layout, error) {
	key := bindings{k.slices, k.tables != nil}
	if l := d.layouts[key]; l != nil {
		return l, nil
	}
	list := []descriptorSetLayoutBinding{{spirv.BindParameters, descriptorUniformBuffer, 1, stageCompute, nil}}
	if key.tables {
		list = append(list, descriptorSetLayoutBinding{spirv.BindTables, descriptorStorageBuffer, 1, stageCompute, nil})
	}
	for i := range uint32(k.slices) {
		list = append(list, descriptorSetLayoutBinding{spirv.BindSlices + i, descriptorStorageBuffer, 1, stageCompute, nil})
	}
	if n, most := len(list)-1, d.limits.maxPerStageDescriptorStorageBuffers; n > int(most) {
		return nil, fmt.Errorf("it takes %d buffers, and on this device a kernel has at most %d (maxPerStageDescriptorStorageBuffers)", n, most)
	}
	l := &layout{}
	d.layouts[key] = l
	set := &descriptorSetLayoutCreateInfo{header{sType: typeDescriptorSetLayoutCreateInfo}, 0, uint32(len(list)), &list[0]}
	if r := api.CreateDescriptorSetLayout(d.h, set, 0, &l.set); r != 0 {
		return nil, r.err("vkCreateDescriptorSetLayout")
	}
	info := &pipelineLayoutCreateInfo{header: header{sType: typePipelineLayoutCreateInfo}, setLayoutCount: 1, pSetLayouts: &l.set,
		pushConstantRangeCount: 1, pPushConstantRanges: &pushConstantRange{stageCompute, 0, pushed}}
	return l, api.CreatePipelineLayout(d.h, info, 0, &l.pipeline).err("vkCreatePipelineLayout")
}
