package vk

import (
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/limbfp/limb/internal/compiler/emit/spirv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/driver"
)

// A batch is commands that are one submission. It is used again when they are done.
//
// Launches and copies are recorded in one that is open, which is submitted when something waits for it, when it
// is full, or when there is work in it for longer than a submission takes: a driver takes a submission for
// some of the time of ten launches.
//
// A list that comes again is recorded in commands of its own, and of a batch they are one command.
type batch struct {
	commands, fence   handle // no fence where it is a recorded list
	pool              handle // of descriptor sets,
	sets, descriptors int    // which has room for as many, and for as many storage buffers
	params            *buffer
	freed             []*buffer // when it is done
	forgotten         []*batch  // lists, likewise

	// While it is open:
	launches, bound, given int              // launches in it, their descriptors, and the bytes of their parameters
	items                  int              // of all launches
	used                   map[*buffer]bool // since the last barrier, and whether they are written
	all                    map[*buffer]bool // likewise, of all of a recorded list
}

// most is the number of batches under way, manyLaunches that of launches in one, in which a list that is recorded has
// room, and manyItems that of items from which on it is not kept back.
const most, manyLaunches, manyItems = 8, driver.Longest, 1 << 16

// batch returns the open batch.
func (d *device) batch() (*batch, error) {
	if d.recording != nil {
		return d.recording, nil
	}
	if len(d.busy) >= most {
		if err := d.settle(1); err != nil {
			return nil, err
		}
	}
	b := &batch{}
	if n := len(d.idle); n > 0 {
		b, d.idle = d.idle[n-1], d.idle[:n-1]
	}
	if err := d.begin(b, primary); err != nil {
		d.idle = append(d.idle, b)
		return nil, err
	}
	d.recording = b
	return b, nil
}

func (d *device) begin(b *batch, level uint32) error {
	if b.commands == 0 {
		info := &commandBufferAllocateInfo{header{sType: typeCommandBufferAllocateInfo}, d.commands, level, 1}
		if r := api.AllocateCommandBuffers(d.h, info, &b.commands); r != 0 {
			return r.err("vkAllocateCommandBuffers")
		}
	}
	if b.fence == 0 && level == primary {
		fence := &fenceCreateInfo{header: header{sType: typeFenceCreateInfo}}
		if r := api.CreateFence(d.h, fence, 0, &b.fence); r != 0 {
			return r.err("vkCreateFence")
		}
	}
	if b.pool != 0 {
		if r := api.ResetDescriptorPool(d.h, b.pool, 0); r != 0 {
			return r.err("vkResetDescriptorPool")
		}
	}
	b.launches, b.bound, b.given, b.items, b.used = 0, 0, 0, 0, map[*buffer]bool{}
	info := &commandBufferBeginInfo{header: header{sType: typeCommandBufferBeginInfo}, flags: oneTimeSubmit}
	if level == secondary {
		info.flags, info.pInheritanceInfo = simultaneousUse, &commandBufferInheritanceInfo{header: header{sType: typeCommandBufferInheritanceInfo}}
	}
	return api.BeginCommandBuffer(b.commands, info).err("vkBeginCommandBuffer")
}

// pending returns the open batch where there is something in it.
func (d *device) pending() *batch {
	if b := d.recording; b != nil && b.items+len(b.used) > 0 {
		return b
	}
	return nil
}

// flush submits what is recorded. Where that fails, work is lost that was queued.
func (d *device) flush() error {
	b := d.pending()
	if b == nil {
		return nil
	}
	d.recording = nil
	b.ordered()
	err := api.EndCommandBuffer(b.commands).err("vkEndCommandBuffer")
	if err == nil {
		info := &submitInfo{header: header{sType: typeSubmitInfo}, commandBufferCount: 1, pCommandBuffers: &b.commands}
		err = api.QueueSubmit(d.q, 1, info, b.fence).err("vkQueueSubmit")
	}
	if err != nil {
		d.drop(b)
		return spoilt(err)
	}
	d.busy = append(d.busy, b)
	return nil
}

// drop has a batch that is not under way for others.
func (d *device) drop(b *batch) {
	for _, f := range b.freed {
		f.destroy()
	}
	d.spare = append(d.spare, b.forgotten...)
	b.freed, b.forgotten = nil, nil
	d.idle = append(d.idle, b)
}

// spoilt is the error of work that was queued.
func spoilt(err error) error {
	if err == nil || errors.Is(err, driver.ErrFailed) {
		return err
	}
	return fmt.Errorf("%w: %w", driver.ErrFailed, err)
}

// A use is a buffer that a command reads, or writes.
type use struct {
	b       *buffer
	written bool
}

// uses has a command wait for those since the last barrier where one writes what the other uses.
func (b *batch) uses(list ...use) {
	waits := false
	for _, u := range list {
		written, found := b.used[u.b]
		waits = waits || found && (written || u.written)
	}
	if waits {
		b.ordered()
		clear(b.used)
	}
	for _, u := range list {
		b.used[u.b] = b.used[u.b] || u.written
		if b.all != nil {
			b.all[u.b] = b.all[u.b] || u.written
		}
	}
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
		if err = spoilt(r.err("vkWaitForFences")); err != nil {
			api.DeviceWaitIdle(d.h)
			n = len(d.busy)
			break
		}
	}
	for _, b := range d.busy[:n] {
		d.drop(b)
	}
	d.busy = append([]*batch(nil), d.busy[n:]...)
	return err
}

func (b *batch) destroy(d *device) {
	b.params.destroy()
	api.DestroyDescriptorPool(d.h, b.pool, 0)
	api.DestroyFence(d.h, b.fence, 0)
}

func (d *device) Wait() error {
	if err := d.flush(); err != nil {
		return err
	}
	return d.settle(len(d.busy))
}

// Submit records a list in the open batch, or in some where it is long; or what was recorded of it, where it was submitted
// before.
func (d *device) Submit(list []driver.Launch) error {
	r := d.records.Find(list)
	if r != nil && r.Again && !r.Tried {
		r.Made, r.Tried = d.recorded(list), true
	}
	return driver.InParts(list, manyLaunches, func(part []driver.Launch) error {
		var err error
		if r != nil && r.Made != nil {
			err = d.execute(r.Made)
		} else {
			err = d.record(part, d.room)
		}
		if err != nil {
			return err
		}
		if d.recording.items < manyItems {
			return nil
		}
		return d.flush()
	})
}

// Time is the device's from the start to the end of the kernel, where it has a clock.
func (d *device) Time(l driver.Launch) (time.Duration, error) {
	return driver.Timed(d, l, func() error {
		if d.clocks == 0 {
			return d.record([]driver.Launch{l}, d.room)
		}
		b, err := d.batch()
		if err != nil {
			return err
		}
		api.CmdResetQueryPool(b.commands, d.clocks, 0, 2)
		api.CmdWriteTimestamp(b.commands, atTop, d.clocks, 0)
		err = d.record([]driver.Launch{l}, d.room)
		api.CmdWriteTimestamp(b.commands, atBottom, d.clocks, 1)
		return err
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

// record puts launches into the batch that room returns, with barriers where one has to wait for another.
func (d *device) record(list []driver.Launch, room func(sets, descriptors, bytes int) (*batch, error)) error {
	var params []byte
	var writes []writeDescriptorSet
	var layouts []handle
	blocks := make([][]byte, len(list))           // the parameters
	at := make([]descriptorBufferInfo, len(list)) // where those lie that are not pushed
	first := make([]int, len(list)+1)             // the writes of a launch
	uses := make([][]use, len(list))
	items := 0
	bind := func(binding int, kind uint32, info *descriptorBufferInfo) {
		writes = append(writes, writeDescriptorSet{
			header: header{sType: typeWriteDescriptorSet}, dstBinding: uint32(binding), descriptorCount: 1, descriptorType: kind, pBufferInfo: info,
		})
	}
	for i, l := range list {
		first[i+1] = first[i]
		items += l.N
		k, ok := l.Kernel.(*kernel)
		if !ok {
			continue
		}
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
			uses[i] = append(uses[i], use{x.(*buffer), k.f == nil || k.f.Memory[j].Written})
		}
		layouts, first[i+1] = append(layouts, k.layout.set), len(writes)
		if k.f == nil || k.f.Kind == ir.Groups {
			items += l.N * d.features.Group
		}
	}
	b, err := room(len(layouts), len(writes), len(params))
	if err != nil {
		return err
	}
	sets := make([]handle, len(layouts))
	if len(sets) > 0 {
		info := &descriptorSetAllocateInfo{header{sType: typeDescriptorSetAllocateInfo}, b.pool, uint32(len(sets)), &layouts[0]}
		if r := api.AllocateDescriptorSets(d.h, info, &sets[0]); r != 0 {
			return r.err("vkAllocateDescriptorSets")
		}
	}
	if len(params) > 0 {
		copy(b.params.host[b.given:], params)
	}
	set := 0
	for i, l := range list {
		if _, ok := l.Kernel.(*kernel); !ok {
			continue
		}
		if len(blocks[i]) > d.features.Push {
			at[i].buffer = b.params.h
			at[i].offset += uint64(b.given)
		}
		for j := first[i]; j < first[i+1]; j++ {
			writes[j].dstSet = sets[set]
		}
		set++
	}
	if len(writes) > 0 {
		api.UpdateDescriptorSets(d.h, uint32(len(writes)), &writes[0], 0, 0)
	}
	b.launches, b.bound, b.given, b.items = b.launches+len(sets), b.bound+len(writes), b.given+len(params), b.items+items
	set = 0
	for i, l := range list {
		if c, ok := l.Kernel.(driver.Copies); ok {
			b.copies(c, l)
			continue
		}
		k := l.Kernel.(*kernel)
		b.uses(uses[i]...)
		api.CmdBindPipeline(b.commands, bindCompute, k.pipeline)
		api.CmdBindDescriptorSets(b.commands, bindCompute, k.layout.pipeline, 0, 1, &sets[set], 0, 0)
		set++
		if n := len(blocks[i]); n <= d.features.Push {
			api.CmdPushConstants(b.commands, k.layout.pipeline, stageCompute, 0, uint32(n), &blocks[i][0])
		}
		x, y := driver.Grid(k.f, l.N, d.features.Group, int(d.limits.maxComputeWorkGroupCount[0]))
		api.CmdDispatch(b.commands, uint32(x), uint32(y), 1)
	}
	return nil
}

// copies records copies between arrays.
func (b *batch) copies(c driver.Copies, l driver.Launch) {
	var regions []bufferCopy
	var to, from *buffer
	c.Each(l, func(dst, src driver.Buffer, at, start, bytes int) error {
		to, from = dst.(*buffer), src.(*buffer)
		regions = append(regions, bufferCopy{uint64(start), uint64(at), uint64(bytes)})
		return nil
	})
	b.transfer(to, from, regions)
}

// transfer records copies between buffers.
func (b *batch) transfer(to, from *buffer, regions []bufferCopy) {
	b.uses(use{to, true}, use{from, false})
	api.CmdCopyBuffer(b.commands, from.h, to.h, uint32(len(regions)), &regions[0])
}

// room returns the open batch, or another one where that has no room for as many launches, with so many
// descriptors and bytes of parameters.
func (d *device) room(sets, descriptors, bytes int) (b *batch, err error) {
	if b = d.recording; b != nil && b.launches > 0 && (b.launches+sets > b.sets || b.bound+descriptors > b.descriptors || bytes > 0 && b.given+bytes > len(b.params.host)) {
		if err := d.flush(); err != nil {
			return nil, err
		}
	}
	if b, err = d.batch(); err != nil || b.launches > 0 {
		return b, err
	}
	return b, d.fit(b, sets, descriptors, bytes)
}

// fit makes room in a batch that has no launches.
func (d *device) fit(b *batch, sets, descriptors, bytes int) (err error) {
	if sets > b.sets || descriptors > b.descriptors {
		api.DestroyDescriptorPool(d.h, b.pool, 0)
		b.pool, b.sets, b.descriptors = 0, max(64, sets), max(512, descriptors)
		sizes := []descriptorPoolSize{{descriptorUniformBuffer, uint32(b.sets)}, {descriptorStorageBuffer, uint32(b.descriptors)}}
		info := &descriptorPoolCreateInfo{header{sType: typeDescriptorPoolCreateInfo}, 0, uint32(b.sets), 2, &sizes[0]}
		if r := api.CreateDescriptorPool(d.h, info, 0, &b.pool); r != 0 {
			b.sets = 0
			return r.err("vkCreateDescriptorPool")
		}
	}
	if b.params == nil || bytes > len(b.params.host) {
		b.params.destroy()
		b.params, err = d.newBuffer(max(bytes, 1<<14), hostVisible|hostCoherent)
	}
	return err
}

// recorded returns the commands of a list, which submits nothing, and nil where the driver makes none: errors come again
// when it is recorded in a batch.
func (d *device) recorded(list []driver.Launch) *batch {
	b := &batch{}
	if n := len(d.spare); n > 0 {
		b, d.spare = d.spare[n-1], d.spare[:n-1]
	}
	b.all = nil // until its commands have begun
	err := driver.InParts(list, manyLaunches, func(part []driver.Launch) error {
		return d.record(part, func(sets, descriptors, bytes int) (*batch, error) {
			err := d.begin(b, secondary)
			if err == nil {
				b.all = map[*buffer]bool{}
				err = d.fit(b, sets, descriptors, bytes)
			}
			return b, err
		})
	})
	ended := b.all != nil && api.EndCommandBuffer(b.commands) == 0
	if err != nil || !ended {
		d.spare = append(d.spare, b)
		return nil
	}
	return b
}

// execute has the open batch do a recorded list.
func (d *device) execute(r *batch) error {
	b, err := d.batch()
	if err != nil {
		return err
	}
	var list []use
	for x, written := range r.all {
		list = append(list, use{x, written})
	}
	b.uses(list...)
	api.CmdExecuteCommands(b.commands, 1, &r.commands)
	b.items += r.items
	return nil
}

// forget leaves a recorded list to work that is queued, until that is done.
func (d *device) forget(r *batch) {
	if r == nil {
		return
	}
	if last := d.last(); last != nil {
		last.forgotten = append(last.forgotten, r)
	} else {
		d.spare = append(d.spare, r)
	}
}

// last returns the batch that is done last of what is queued, nil where nothing is.
func (d *device) last() *batch {
	last := d.pending()
	if n := len(d.busy); last == nil && n > 0 {
		last = d.busy[n-1]
	}
	return last
}
