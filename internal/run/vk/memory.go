package vk

import (
	"fmt"
	"slices"
	"unsafe"

	"github.com/limbfp/limb/internal/run/driver"
)

// # Memory
//
// Where the device's memory is the host's too, and cached, arrays lie in it and are copied to
// and from. Elsewhere they lie in memory of the device's own, and go through a ring of two halves.

type buffer struct {
	d      *device
	h, mem handle
	host   []byte // nil where the host does not reach it
}

// half is the size of one half of the ring.
const half = 4 << 20

// memoryType returns the first type of memory with all of the properties, -1 if there is none.
func (p *physical) memoryType(bits uint32, properties uint32) int {
	for i, t := range p.memory.memoryTypes[:min(p.memory.memoryTypeCount, 32)] {
		if bits>>i&1 != 0 && t.propertyFlags&properties == properties {
			return i
		}
	}
	return -1
}

func (d *device) Alloc(bytes int) (driver.Buffer, error) {
	b, err := d.alloc(bytes)
	if err != nil {
		return nil, err
	}
	return b, nil
}

// alloc returns memory for arrays.
func (d *device) alloc(bytes int) (*buffer, error) {
	if d.direct {
		return d.newBuffer(bytes, deviceLocal|hostVisible|hostCoherent|hostCached, hostVisible|hostCoherent)
	}
	return d.newBuffer(bytes, deviceLocal, 0)
}

// newBuffer returns memory of the first of the properties that there is: a word at least, since
// there are no empty buffers.
func (d *device) newBuffer(bytes int, properties ...uint32) (*buffer, error) {
	bytes = max(bytes, 8)
	for _, m := range []struct {
		most uint64
		name string
	}{{uint64(d.limits.maxStorageBufferRange), "maxStorageBufferRange"}, {d.maxBytes, "maxMemoryAllocationSize"}} {
		if uint64(bytes) > m.most {
			return nil, fmt.Errorf("%d bytes of device memory: an array has at most %d on this device (%s); work on it in parts", bytes, m.most, m.name)
		}
	}
	b := &buffer{d: d}
	info := &bufferCreateInfo{header: header{sType: typeBufferCreateInfo}, size: uint64(bytes), usage: usageStorageBuffer | usageUniformBuffer | usageTransferSrc | usageTransferDst}
	if r := api.CreateBuffer(d.h, info, 0, &b.h); r != 0 || b.h == 0 {
		return nil, fmt.Errorf("%d bytes of device memory: %w", bytes, r.made(b.h, "vkCreateBuffer"))
	}
	if err := b.back(bytes, properties); err != nil {
		b.destroy()
		return nil, fmt.Errorf("%d bytes of device memory: %w", bytes, err)
	}
	return b, nil
}

// back puts memory behind a buffer.
func (b *buffer) back(bytes int, properties []uint32) error {
	d := b.d
	var needs memoryRequirements
	api.GetBufferMemoryRequirements(d.h, b.h, &needs)
	kind := -1
	for i := 0; kind < 0; i++ {
		if i == len(properties) {
			return fmt.Errorf("no memory of the device suits (%#b)", needs.memoryTypeBits)
		}
		kind = d.memoryType(needs.memoryTypeBits, properties[i])
	}
	info := &memoryAllocateInfo{header{sType: typeMemoryAllocateInfo}, needs.size, uint32(kind)}
	r := api.AllocateMemory(d.h, info, 0, &b.mem)
	if r == noMemory && (d.pending() != nil || len(d.busy) > 0) { // arrays may be freed that work still needs
		if err := d.Wait(); err != nil {
			return err
		}
		r = api.AllocateMemory(d.h, info, 0, &b.mem)
	}
	if r != 0 || b.mem == 0 {
		return r.made(b.mem, "vkAllocateMemory")
	}
	if err := api.BindBufferMemory(d.h, b.h, b.mem, 0).err("vkBindBufferMemory"); err != nil {
		return err
	}
	const mapped = hostVisible | hostCoherent
	if d.memory.memoryTypes[kind].propertyFlags&mapped != mapped || properties[0]&hostVisible == 0 {
		return nil
	}
	var at unsafe.Pointer
	if r := api.MapMemory(d.h, b.mem, 0, wholeSize, 0, &at); r != 0 || at == nil {
		return r.made(handle(at), "vkMapMemory")
	}
	b.host = unsafe.Slice((*byte)(at), bytes)
	return nil
}

// Free leaves the memory to work that is queued, until that is done.
func (b *buffer) Free() {
	b.d.records.Forget(b)
	if last := b.d.last(); last != nil {
		last.freed = append(last.freed, b)
		return
	}
	b.destroy()
}

func (b *buffer) destroy() {
	if b != nil && b.d.h != 0 {
		api.DestroyBuffer(b.d.h, b.h, 0)
		api.FreeMemory(b.d.h, b.mem, 0)
	}
}

func (b *buffer) Write(at int, src []byte) error { return b.d.Copy(driver.Bytes(b, at, src, true)) }

func (b *buffer) Read(at int, dst []byte) error { return b.d.Copy(driver.Bytes(b, at, dst, false)) }

// Copy copies to and from memory that the host reaches, or through the ring.
func (d *device) Copy(list ...driver.Copy) error {
	if d.direct {
		if err := d.Wait(); err != nil {
			return err
		}
		for _, c := range list {
			c.MoveAll(c.Buffer.(*buffer).host[c.At:], c.Stride, 0, c.N)
		}
		return nil
	}
	var slots [len(d.staging)][]byte
	for i := range d.staging {
		if d.staging[i] == nil {
			var err error
			if d.staging[i], err = d.newBuffer(half, hostVisible|hostCoherent|hostCached, hostVisible|hostCoherent); err != nil {
				return err
			}
		}
		slots[i] = d.staging[i].host
	}
	var batches [len(d.staging)]*batch
	ring := driver.Ring{
		Slots: slots[:],
		Begin: func(slot int, c *driver.Copy, pieces []driver.Piece, marked bool) error {
			b, err := d.batch()
			if err != nil {
				return err
			}
			to, from, regions := c.Buffer.(*buffer), d.staging[slot], make([]bufferCopy, len(pieces))
			for i, p := range pieces {
				regions[i] = bufferCopy{uint64(p.Slot), uint64(p.Buffer), uint64(p.Bytes)}
				if !c.Write {
					regions[i] = bufferCopy{uint64(p.Buffer), uint64(p.Slot), uint64(p.Bytes)}
				}
			}
			if !c.Write {
				to, from = from, to
			}
			b.transfer(to, from, regions)
			if batches[slot] = b; marked {
				return d.flush()
			}
			return nil
		},
		End:  func(slot int) error { return d.settle(slices.Index(d.busy, batches[slot]) + 1) },
		Sync: d.Wait,
	}
	return ring.Copy(list)
}
