package vk

import (
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/limbfp/limb/internal/compiler/emit/spirv"
	"github.com/limbfp/limb/internal/run/driver"
)

// A batch is commands that are one submission. It is used again when they are done.
type batch struct {
	commands, fence   handle
	pool              handle // of descriptor sets,
	sets, descriptors int    // which has room for as many, and for as many storage buffers
	params            *buffer
	freed             []*buffer // when it is done
}

// most is the number of batches under way, and manyLaunches that of launches in one.
const most, manyLaunches = 8, 256

// batch has record put commands into a batch, and submits it.
func (d *device) batch(record func(b *batch) error) error {
	if len(d.busy) >= most {
		if err := d.settle(1); err != nil {
			return err
		}
	}
	b := &batch{}
	if n := len(d.idle); n > 0 {
		b, d.idle = d.idle[n-1], d.idle[:n-1]
	}
	err := d.fill(b, record)
	if err == nil {
		info := &submitInfo{header: header{sType: typeSubmitInfo}, commandBufferCount: 1, pCommandBuffers: &b.commands}
		err = api.QueueSubmit(d.q, 1, info, b.fence).err("vkQueueSubmit")
	}
	if err != nil {
		d.idle = append(d.idle, b)
		return err
	}
	d.busy = append(d.busy, b)
	return nil
}

func (d *device) fill(b *batch, record func(b *batch) error) error {
	if b.commands == 0 {
		info := &commandBufferAllocateInfo{header{sType: typeCommandBufferAllocateInfo}, d.commands, 0, 1}
		if r := api.AllocateCommandBuffers(d.h, info, &b.commands); r != 0 {
			return r.err("vkAllocateCommandBuffers")
		}
	}
	if b.fence == 0 {
		fence := &fenceCreateInfo{header: header{sType: typeFenceCreateInfo}}
		if r := api.CreateFence(d.h, fence, 0, &b.fence); r != 0 {
			return r.err("vkCreateFence")
		}
	}
	info := &commandBufferBeginInfo{header: header{sType: typeCommandBufferBeginInfo}, flags: oneTimeSubmit}
	if r := api.BeginCommandBuffer(b.commands, info); r != 0 {
		return r.err("vkBeginCommandBuffer")
	}
	if err := record(b); err != nil {
		return err
	}
	b.ordered()
	return api.EndCommandBuffer(b.commands).err("vkEndCommandBuffer")
}

// ordered has what follows, here and in later batches, see what came before.
func (b *batch) ordered() {
	const write, read = shaderWrite | transferWrite, shaderRead | transferRead
	m := &memoryBarrier{header{sType: typeMemoryBarrier}, write, read | write | hostRead}
	api.CmdPipelineBarrier(b.commands, atCompute|atTransfer, atCompute|atTransfer|atHost, 0, 1, m, 0, 0, 0, 0)
}

// settle waits for the first n batches. Where that fails all are given up.
func (d *device) settle(n int) error {
	var err error
	for _, b := range d.busy[:n] {
		r := timeout
		for r == timeout {
			r = api.WaitForFences(d.h, 1, &b.fence, 1, math.MaxUint64)
		}
		if r == 0 {
			r = api.ResetFences(d.h, 1, &b.fence)
		}
		if err = r.err("vkWaitForFences"); err != nil && !errors.Is(err, driver.ErrFailed) {
			err = fmt.Errorf("%w: %w", driver.ErrFailed, err)
		}
		if err != nil {
			api.DeviceWaitIdle(d.h)
			n = len(d.busy)
			break
		}
	}
	for _, b := range d.busy[:n] {
		for _, f := range b.freed {
			f.destroy()
		}
		b.freed = nil
	}
	d.idle, d.busy = append(d.idle, d.busy[:n]...), append([]*batch(nil), d.busy[n:]...)
	return err
}

func (b *batch) destroy(d *device) {
	b.params.destroy()
	api.DestroyDescriptorPool(d.h, b.pool, 0)
	api.DestroyFence(d.h, b.fence, 0)
}

func (d *device) Wait() error { return d.settle(len(d.busy)) }

// Submit queues a list as one batch, or as some where it is long.
func (d *device) Submit(list []driver.Launch) error {
	return driver.InParts(list, manyLaunches, func(part []driver.Launch) error {
		return d.batch(func(b *batch) error { return d.record(b, part) })
	})
}

// Time is the device's from the start to the end of the kernel, where it has a clock.
func (d *device) Time(l driver.Launch) (time.Duration, error) {
	return driver.Timed(d, l, func() error {
		return d.batch(func(b *batch) error {
			if d.clocks == 0 {
				return d.record(b, []driver.Launch{l})
			}
			api.CmdResetQueryPool(b.commands, d.clocks, 0, 2)
			api.CmdWriteTimestamp(b.commands, atTop, d.clocks, 0)
			err := d.record(b, []driver.Launch{l})
			api.CmdWriteTimestamp(b.commands, atBottom, d.clocks, 1)
			return err
		})
	}, func() float64 {
		var at [2]uint64
		if d.clocks == 0 || api.GetQueryPoolResults(d.h, d.clocks, 0, 2, 16, &at[0], 8, result64|resultWait) != 0 {
			return 0
		}
		return float64((at[1]-at[0])&(1<<d.clock-1)) * float64(d.limits.timestampPeriod)
	})
}

const (
	pushed  = 128 // bytes of push constants that every device takes
	aligned = 256 // what uniform blocks begin at multiples of: the largest minUniformBufferOffsetAlignment
)

// record puts launches into a batch, with barriers where one has to wait for another.
func (d *device) record(b *batch, list []driver.Launch) error {
	var params []byte
	var writes []writeDescriptorSet
	var layouts []handle
	blocks := make([][]byte, len(list))           // the parameters
	at := make([]descriptorBufferInfo, len(list)) // where those lie that are not pushed
	first := make([]int, len(list)+1)             // the writes of a launch
	waits, used := make([]bool, len(list)), map[driver.Buffer]bool{}
	bind := func(binding int, kind uint32, info *descriptorBufferInfo) {
		writes = append(writes, writeDescriptorSet{
			header: header{sType: typeWriteDescriptorSet}, dstBinding: uint32(binding), descriptorCount: 1, descriptorType: kind, pBufferInfo: info,
		})
	}
	for i, l := range list {
		k := l.Kernel.(*kernel)
		block, buffers := driver.Block(k.f, l)
		if blocks[i] = block; len(block) > d.features.Push {
			at[i] = descriptorBufferInfo{0, uint64(len(params)), uint64(len(block))}
			params = append(append(params, block...), make([]byte, -len(block)&(aligned-1))...)
			bind(spirv.BindParameters, descriptorUniformBuffer, &at[i])
		}
		if k.tables != nil {
			bind(spirv.BindTables, descriptorStorageBuffer, &descriptorBufferInfo{k.tables.h, 0, wholeSize})
		}
		for j, x := range buffers {
			bind(spirv.BindSlices+j, descriptorStorageBuffer, &descriptorBufferInfo{x.(*buffer).h, 0, wholeSize})
		}
		layouts, first[i+1], waits[i] = append(layouts, k.layout.set), len(writes), k.waits(buffers, used)
	}
	if err := b.room(d, len(list), len(writes), len(params)); err != nil {
		return err
	}
	copy(b.params.host, params)
	sets := make([]handle, len(list))
	info := &descriptorSetAllocateInfo{header{sType: typeDescriptorSetAllocateInfo}, b.pool, uint32(len(list)), &layouts[0]}
	if r := api.AllocateDescriptorSets(d.h, info, &sets[0]); r != 0 {
		return r.err("vkAllocateDescriptorSets")
	}
	for i, set := range sets {
		at[i].buffer = b.params.h
		for j := first[i]; j < first[i+1]; j++ {
			writes[j].dstSet = set
		}
	}
	if len(writes) > 0 {
		api.UpdateDescriptorSets(d.h, uint32(len(writes)), &writes[0], 0, 0)
	}
	for i, l := range list {
		k := l.Kernel.(*kernel)
		if waits[i] {
			b.ordered()
		}
		api.CmdBindPipeline(b.commands, bindCompute, k.pipeline)
		api.CmdBindDescriptorSets(b.commands, bindCompute, k.layout.pipeline, 0, 1, &sets[i], 0, 0)
		if n := len(blocks[i]); n <= d.features.Push {
			api.CmdPushConstants(b.commands, k.layout.pipeline, stageCompute, 0, uint32(n), &blocks[i][0])
		}
		x, y := driver.Grid(k.f, l.N, d.features.Group, int(d.limits.maxComputeWorkGroupCount[0]))
		api.CmdDispatch(b.commands, uint32(x), uint32(y), 1)
	}
	return nil
}

// waits reports whether a launch on buffers has to wait for those since the last barrier: one writes what
// the other uses. In used are the buffers of those, and whether they are written.
func (k *kernel) waits(buffers []driver.Buffer, used map[driver.Buffer]bool) (waits bool) {
	writes := func(i int) bool { return k.f == nil || k.f.Memory[i].Written }
	for i, x := range buffers {
		written, found := used[x]
		waits = waits || found && (written || writes(i))
	}
	if waits {
		clear(used)
	}
	for i, x := range buffers {
		used[x] = used[x] || writes(i)
	}
	return waits
}

// room empties a batch that is done, and makes room in it for launches.
func (b *batch) room(d *device, sets, descriptors, bytes int) (err error) {
	if b.pool != 0 && sets <= b.sets && descriptors <= b.descriptors {
		if r := api.ResetDescriptorPool(d.h, b.pool, 0); r != 0 {
			return r.err("vkResetDescriptorPool")
		}
	} else {
		api.DestroyDescriptorPool(d.h, b.pool, 0)
		b.pool, b.sets, b.descriptors = 0, max(16, sets), max(128, descriptors)
		sizes := []descriptorPoolSize{{descriptorUniformBuffer, uint32(b.sets)}, {descriptorStorageBuffer, uint32(b.descriptors)}}
		info := &descriptorPoolCreateInfo{header{sType: typeDescriptorPoolCreateInfo}, 0, uint32(b.sets), 2, &sizes[0]}
		if r := api.CreateDescriptorPool(d.h, info, 0, &b.pool); r != 0 {
			return r.err("vkCreateDescriptorPool")
		}
	}
	if b.params == nil || bytes > len(b.params.host) {
		b.params.destroy()
		b.params, err = d.newBuffer(max(bytes, 1<<12), hostVisible|hostCoherent)
	}
	return err
}
