package webgpu

import (
	"encoding/binary"
	"fmt"
	"syscall/js"

	"github.com/limbfp/limb/internal/run/driver"
)

// # Memory
//
// All arrays lie in one buffer, which grows: what it holds is copied to a larger one. What is
// read is copied to a buffer that the host can map.

type memory struct {
	arena
	buffer     js.Value
	size, most int
}

type buffer struct {
	d *device
	part
}

// buffer makes a buffer of the device.
func (d *device) buffer(bytes, usage int) (b js.Value, err error) {
	d.begin()
	err = try("", func() error {
		b = d.d.Call("createBuffer", object{"size": bytes, "usage": usage})
		return nil
	})
	if _, failed := d.ended(); err == nil {
		err = failed
	}
	if err != nil {
		err = fmt.Errorf("%d bytes of device memory: %w", bytes, err)
	}
	return b, err
}

// grow makes the buffer of arrays as large.
func (d *device) grow(size int) error {
	m := &d.memory
	larger, err := d.buffer(size, storage|copySrc|copyDst)
	if err != nil {
		return err
	}
	if m.size > 0 {
		d.work()
		encoder := d.d.Call("createCommandEncoder")
		encoder.Call("copyBufferToBuffer", m.buffer, 0, larger, 0, m.size)
		d.queue.Call("submit", []any{encoder.Call("finish")})
		m.buffer.Call("destroy")
	}
	m.buffer, m.size = larger, size
	clear(d.binds)
	return nil
}

// Alloc takes a part of the buffer of arrays.
func (d *device) Alloc(bytes int) (driver.Buffer, error) {
	m := &d.memory
	if bytes > m.most-m.used() {
		return nil, fmt.Errorf("%d bytes of device memory: all arrays together have at most %d on this device (maxStorageBufferBindingSize), and %d are in use; work in parts", bytes, m.most, m.used())
	}
	p := m.take(bytes)
	var err error
	if p.to > m.most {
		err = fmt.Errorf("%d bytes of device memory: of the %d that all arrays together have on this device (maxStorageBufferBindingSize) there are not as many in one piece: free some arrays", bytes, m.most)
	} else if p.to > m.size {
		err = try("", func() error { return d.grow(min(max(p.to, 2*m.size), m.most)) })
	}
	if err != nil {
		m.give(p)
		return nil, err
	}
	return &buffer{d, p}, nil
}

// Free leaves what was queued alone: it is done before what is queued later.
func (b *buffer) Free() { b.d.memory.give(b.part) }

func (b *buffer) Write(at int, src []byte) error { return b.d.Copy(driver.Bytes(b, at, src, true)) }

func (b *buffer) Read(at int, dst []byte) error { return b.d.Copy(driver.Bytes(b, at, dst, false)) }

// Copy waits for one promise for what it reads, as long as all of that is no more than a piece.
func (d *device) Copy(list ...driver.Copy) error {
	return try("copying to the device or back", func() error {
		var reads []reading
		var take []func()
		size := 0
		flush := func() error {
			if len(reads) == 0 {
				return nil
			}
			err := d.read(reads)
			for i := 0; i < len(take) && err == nil; i++ {
				take[i]()
			}
			reads, take, size = nil, nil, 0
			return err
		}
		for _, p := range driver.Parts(list, piece) {
			pieces := p.Pieces(nil)
			last := pieces[len(pieces)-1]
			memory := make([]byte, last.Slot+last.Bytes)
			if p.Write || size+len(memory) > piece {
				if err := flush(); err != nil {
					return err
				}
			}
			if p.Write {
				p.Move(memory, p.Stride, p.Lo, p.Hi)
			} else {
				size += len(memory)
				take = append(take, func() { p.Move(memory, p.Stride, p.Lo, p.Hi) })
			}
			for _, q := range pieces {
				part, at := memory[q.Slot:][:q.Bytes], p.Buffer.(*buffer).from+q.Buffer
				if !p.Write {
					reads = append(reads, reading{at, part})
				} else if err := d.write(at, part); err != nil {
					return err
				}
			}
		}
		if len(reads) == 0 && (len(list) == 0 || d.launched || d.lost != "") {
			return d.Wait()
		}
		return flush()
	})
}

// write writes bytes to the buffer of arrays. The words at their ends keep the rest.
func (d *device) write(at int, src []byte) error {
	if lo, hi := whole(at, len(src)); hi-lo > len(src) {
		words := make([]byte, hi-lo)
		for _, i := range []int{0, len(words) - 4} {
			if err := d.read([]reading{{lo + i, words[i : i+4]}}); err != nil {
				return err
			}
		}
		copy(words[at-lo:], src)
		at, src = lo, words
	}
	d.work()
	d.queue.Call("writeBuffer", d.memory.buffer, at, array(src))
	return nil
}

// whole returns where the words begin and end that have n bytes from at on: WebGPU copies words alone.
func whole(at, n int) (lo, hi int) { return at &^ 3, (at + n + 3) &^ 3 }

// piece is how much is copied at a time.
const piece = 16 << 20

// reading is a part of the buffer of arrays, and where it goes.
type reading struct {
	at int
	to []byte
}

// read reads parts that are together no more than a piece.
func (d *device) read(list []reading) error {
	if d.lost != "" {
		return d.settle()
	}
	size := 0
	for _, r := range list {
		lo, hi := whole(r.at, len(r.to))
		size += hi - lo
	}
	if size > d.stage {
		size := max(size, min(max(2*d.stage, 1<<16), piece))
		staging, err := d.buffer(size, mapRead|copyDst)
		if err != nil {
			return err
		}
		if d.stage > 0 {
			d.staging.Call("destroy")
		}
		d.staging, d.stage = staging, size
	}
	d.work()
	encoder := d.d.Call("createCommandEncoder")
	at := 0
	for _, r := range list {
		lo, hi := whole(r.at, len(r.to))
		encoder.Call("copyBufferToBuffer", d.memory.buffer, lo, d.staging, at, hi-lo)
		at += hi - lo
	}
	d.queue.Call("submit", []any{encoder.Call("finish")})
	if err := d.settle(d.staging.Call("mapAsync", toRead, 0, size)); err != nil {
		return err
	}
	mapped := js.Global().Get("Uint8Array").New(d.staging.Call("getMappedRange", 0, size))
	at = 0
	for _, r := range list {
		lo, hi := whole(r.at, len(r.to))
		from := at + r.at - lo
		js.CopyBytesToGo(r.to, mapped.Call("subarray", from, from+len(r.to)))
		at += hi - lo
	}
	d.staging.Call("unmap")
	return nil
}

func bytesOf(words []uint32) []byte {
	b := make([]byte, 0, 4*len(words))
	for _, w := range words {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	return b
}
