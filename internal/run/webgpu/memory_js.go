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

func (b *buffer) Write(at int, src []byte) error {
	d := b.d
	if lo, hi := whole(at, len(src)); hi-lo > len(src) && len(src) > 0 { // the words at its ends keep the rest
		words := make([]byte, hi-lo)
		for _, i := range []int{0, len(words) - 4} {
			if err := b.Read(lo+i, words[i:i+4]); err != nil {
				return err
			}
		}
		copy(words[at-lo:], src)
		at, src = lo, words
	}
	if d.launched || d.lost != "" {
		if err := d.Wait(); err != nil {
			return err
		}
	}
	return try("writing to the device", func() error {
		d.work()
		for i := 0; i < len(src); i += piece {
			d.queue.Call("writeBuffer", d.memory.buffer, b.from+at+i, array(src[i:min(i+piece, len(src))]))
		}
		return nil
	})
}

// whole returns where the words begin and end that have n bytes from at on: WebGPU copies words alone.
func whole(at, n int) (lo, hi int) { return at &^ 3, (at + n + 3) &^ 3 }

// piece is how much is copied at a time.
const piece = 16 << 20

func (b *buffer) Read(at int, dst []byte) error {
	if len(dst) == 0 {
		return b.d.Wait()
	}
	return try("reading from the device", func() error {
		for i := 0; i < len(dst); i += piece {
			if err := b.d.read([]reading{{b.from + at + i, dst[i:min(i+piece, len(dst))]}}); err != nil {
				return err
			}
		}
		return nil
	})
}

// ReadAll waits for one promise, as long as all of it is no more than a piece.
func (d *device) ReadAll(list []driver.Read) error {
	return try("reading from the device", func() error {
		var part []reading
		size := 0
		for _, r := range list {
			if n := len(r.To); n > 0 && size+n <= piece {
				part = append(part, reading{r.Buffer.(*buffer).from, r.To})
				size += n
				continue
			}
			if err := r.Buffer.Read(0, r.To); err != nil {
				return err
			}
		}
		if len(part) == 0 {
			return nil
		}
		return d.read(part)
	})
}

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
