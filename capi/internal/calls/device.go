package calls

import (
	"encoding/json"
	"slices"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/mat/matdevice"
)

// devices is what a type of numbers does on devices.
type devices interface {
	move(d *device.Device, n int, src unsafe.Pointer) (moved, error) // nil for an array of results
	mul(d *device.Device, c, a, b Matrix, exact bool)
}

type anyDevices[N matdevice.Number[N]] struct{}

func (anyDevices[N]) mul(d *device.Device, c, a, b Matrix, exact bool) {
	if exact {
		Refuse(BadType, "LIMB_EXACT with type %v: it is for real types", a.Type)
	}
	m, err := matdevice.Product(d, dense[N](a), dense[N](b))
	must(err, BadDevice)
	put(c, m)
}

type realDevices[N matdevice.Real[N]] struct{ anyDevices[N] }

func (r realDevices[N]) mul(d *device.Device, c, a, b Matrix, exact bool) {
	if !exact {
		r.anyDevices.mul(d, c, a, b, false)
		return
	}
	m, err := matdevice.ExactProduct(d, dense[N](a), dense[N](b))
	must(err, BadDevice)
	put(c, m)
}

func (anyDevices[N]) move(d *device.Device, n int, src unsafe.Pointer) (moved, error) {
	return moveTo[N](d, n, src)
}

// machineDevices is of machine numbers, of which devices have no products.
type machineDevices[T limb.Float] struct{}

func (machineDevices[T]) move(d *device.Device, n int, src unsafe.Pointer) (moved, error) {
	return moveTo[T](d, n, src)
}

func (machineDevices[T]) mul(_ *device.Device, _, a, _ Matrix, _ bool) {
	Refuse(BadType, "products of %v on a device: they are of DF and longer types", a.Type)
}

// A moved array is one on a device.
type moved struct {
	device.Operand
	download func(dst unsafe.Pointer) error
	free     func()
}

// moveTo brings n elements to a device.
func moveTo[T any](d *device.Device, n int, src unsafe.Pointer) (moved, error) {
	x, err := device.NewArray[T](d, n)
	if err != nil {
		return moved{}, err
	}
	if src != nil {
		err = x.Upload(view[T](src, n))
	}
	return moved{x, func(dst unsafe.Pointer) error { return x.Download(view[T](dst, n)) }, x.Free}, err
}

// moveBools has a truth value as an int32 there.
func moveBools(d *device.Device, n int, src unsafe.Pointer) (moved, error) {
	ints := make([]int32, n+1)
	if src != nil {
		for i, b := range view[bool](src, n) {
			if b {
				ints[i] = 1
			}
		}
		src = unsafe.Pointer(&ints[0])
	}
	x, err := moveTo[int32](d, n, src)
	return moved{x.Operand, func(dst unsafe.Pointer) error {
		if err := x.download(unsafe.Pointer(&ints[0])); err != nil {
			return err
		}
		z := view[bool](dst, n)
		for i := range z {
			z[i] = ints[i] != 0
		}
		return nil
	}, x.free}, err
}

const aDevice = "device"

// Devices is limb_devices.
func Devices() string {
	list := []map[string]any{}
	for _, info := range device.List() {
		list = append(list, described(info))
	}
	text, err := json.Marshal(list)
	must(err, Internal)
	return string(text)
}

func described(i device.Info) map[string]any {
	err := ""
	if i.Err != nil {
		err = i.Err.Error()
	}
	notes := i.Notes
	if notes == nil {
		notes = []string{}
	}
	return map[string]any{
		"name": i.Name, "backend": i.Backend, "title": i.Title, "platform": i.Platform, "version": i.Version, "uuid": i.UUID, "same_as": i.SameAs,
		"units": i.Units, "gpu": i.GPU, "float64": i.Float64, "memory": i.MemoryBytes, "notes": notes, "error": err,
	}
}

// DeviceOpen is limb_device_open.
func DeviceOpen(name string) Handle {
	d, err := device.Open(name)
	must(err, BadDevice)
	return newHandle(d)
}

// DeviceInfo is limb_device_info.
func DeviceInfo(h Handle) (text string) {
	use(h, aDevice, false, func(d *device.Device) {
		m := described(d.Info())
		m["arithmetic32"] = d.Traits().Float32.String()
		m["arithmetic64"] = d.Traits().Float64.String()
		b, err := json.Marshal(m)
		must(err, Internal)
		text = string(b)
	})
	return text
}

// DeviceMap is limb_device_map.
func DeviceMap(h Handle, name string, n int, out, in []Array) {
	f := find(functions(), "limb_device_map", name, out, in)
	checkAll(n, out, in)
	if _, ok := kernels.Lookup(f.catalogued()); !ok {
		Refuse(Name, "%s is no function of devices for these types: limb_map has it", name)
	}
	use(h, aDevice, false, func(d *device.Device) {
		if n == 0 {
			return
		}
		var arrays []moved
		var operands []device.Operand
		defer func() {
			for _, a := range arrays {
				a.free()
			}
		}()
		for i, a := range slices.Concat(out, in) {
			var src unsafe.Pointer
			if i >= len(out) {
				src = a.together(n)
			}
			move := moveBools
			switch {
			case a.Type == I32:
				move = moveTo[int32]
			case a.Type != Bool:
				move = kits[a.Type].device.move
			}
			m, err := move(d, n, src)
			if m.free != nil {
				arrays = append(arrays, m)
			}
			must(err, BadDevice)
			operands = append(operands, m.Operand)
		}
		must(d.Map(f.catalogued(), operands...), BadDevice)
		must(d.Wait(), BadDevice)
		for i, a := range out {
			whole(n, a, func(dst unsafe.Pointer) { must(arrays[i].download(dst), BadDevice) })
		}
	})
}

// DeviceMul is limb_device_mul.
func DeviceMul(h Handle, c, a, b Matrix, flags int) {
	checkSame(c, a, b)
	k := kits[a.Type]
	if flags&^exact != 0 {
		Refuse(Size, "flags %#x: LIMB_EXACT is the only one", flags)
	}
	if a.Cols != b.Rows || c.Rows != a.Rows || c.Cols != b.Cols {
		Refuse(Size, "the product of %d × %d and %d × %d is no matrix of %d × %d", a.Rows, a.Cols, b.Rows, b.Cols, c.Rows, c.Cols)
	}
	if k.device == nil {
		Refuse(BadType, "products of %v on a device: they are of DF and longer types", a.Type)
	}
	use(h, aDevice, false, func(d *device.Device) { k.device.mul(d, c, a, b, flags&exact != 0) })
}
