package webgpu

import "github.com/limbfp/limb/internal/run/driver"

// Invalid has a device do what it must refuse.
func Invalid(d driver.Device) {
	e := d.(*device)
	e.work()
	e.queue.Call("writeBuffer", e.memory.buffer, e.memory.size, array(make([]byte, 8)))
}

// Lose loses a device.
func Lose(d driver.Device) {
	e := d.(*device)
	e.d.Call("destroy")
	await(e.d.Get("lost"))
}
