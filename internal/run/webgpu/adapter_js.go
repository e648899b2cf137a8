package webgpu

import (
	"cmp"
	"errors"
	"strings"
	"syscall/js"

	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
)

// group is the number of threads in a work-group: as many as WebGPU promises.
const group = 256

// Fingerprint names the browser.
func (Backend) Fingerprint() string {
	if adapters().IsUndefined() {
		return ""
	}
	return cmp.Or(text(js.Global().Get("navigator"), "userAgent"), "WebGPU")
}

// adapters is navigator.gpu, undefined where there is none.
func adapters() js.Value {
	if n := js.Global().Get("navigator"); n.Truthy() && n.Get("gpu").Truthy() {
		return n.Get("gpu")
	}
	return js.Undefined()
}

// adapter asks for the device of most power. An adapter makes one device.
func adapter() (a js.Value, err error) {
	gpu := adapters()
	if gpu.IsUndefined() {
		return a, errors.New("navigator.gpu is not there: the browser has no WebGPU, or the page is not from https or localhost")
	}
	err = try("requestAdapter", func() (err error) {
		a, err = await(gpu.Call("requestAdapter", object{"powerPreference": "high-performance"}))
		return err
	})
	if err == nil && !a.Truthy() {
		err = errors.New("the browser has WebGPU, and gives no adapter: its graphics processor or driver is on its list of bad ones, or there is none")
	}
	return a, err
}

// Devices lists the device that the browser prefers.
func (Backend) Devices() ([]driver.Caps, []string, error) {
	a, err := adapter()
	if err != nil {
		return nil, nil, err
	}
	return []driver.Caps{describe(a)}, nil, nil
}

func describe(a js.Value) driver.Caps {
	name := func(s string) string { return driver.Printable([]byte(s), "", 256) }
	caps := driver.Caps{
		Platform: "WebGPU", Version: name(text(js.Global().Get("navigator"), "userAgent")), Units: 1, GPU: true, Lenient: true, Promises: true, Dots: true,
		Local: limit(a, "maxComputeWorkgroupStorageSize", 16384), Group: min(group, limit(a, "maxComputeInvocationsPerWorkgroup", group)),
		PerItem: 1, Lowerings: lower.Without("floor"),
	}
	if info := a.Get("info"); info.Truthy() {
		parts := []string{text(info, "vendor"), text(info, "architecture"), text(info, "device")}
		caps.Title = cmp.Or(name(text(info, "description")), name(strings.Join(strings.Fields(strings.Join(parts, " ")), " ")))
		caps.GPU = !info.Get("isFallbackAdapter").Truthy() && !a.Get("isFallbackAdapter").Truthy()
	}
	caps.Title = cmp.Or(caps.Title, "(the browser does not say)")
	caps.MemoryBytes = uint64(most(a))
	return caps
}

// limit returns a limit of an adapter or a device, or what WebGPU promises where it does not say.
func limit(a js.Value, name string, promised int) int {
	if l := a.Get("limits"); l.Truthy() {
		if x := l.Get(name); x.Type() == js.TypeNumber {
			return int(min(x.Float(), 1<<40))
		}
	}
	return promised
}

// most is how many bytes the buffer of arrays has at most. Its words are counted in 32 bits.
func most(a js.Value) int {
	return min(limit(a, "maxStorageBufferBindingSize", 128<<20), limit(a, "maxBufferSize", 256<<20), 4<<30) &^ (align - 1)
}
