package calls

import (
	"context"
	"encoding/json"
	"slices"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice"
	"github.com/limbfp/limb/vec/vecdevice"
)

// devices is what a type of numbers does on devices. Operands are arrays of it there.
type devices interface {
	room(d *device.Device, n int) (moved, error)
	mul(ctx context.Context, d *device.Device, c, a, b Matrix, exact bool)
	product(ctx context.Context, d *device.Device, c, a, b device.Operand, shape [3]int, exact bool)
	solve(ctx context.Context, d *device.Device, x, a, b device.Operand, shape [3]int)
	reduce(ctx context.Context, name string, x []device.Operand) unsafe.Pointer // nil where there is none of that name
}

type anyDevices[N matdevice.Number[N]] struct{}

func (anyDevices[N]) room(d *device.Device, n int) (moved, error) { return roomOf[N](d, n) }

func (anyDevices[N]) mul(ctx context.Context, d *device.Device, c, a, b Matrix, exact bool) {
	product := matdevice.ProductContext[N]
	if exact {
		product = exactProduct[N]
	}
	m, err := product(ctx, d, dense[N](a), dense[N](b))
	must(err, BadDevice)
	put(c, m)
}

func exactProduct[N mat.Number[N]](ctx context.Context, d *device.Device, a, b *mat.Dense[N]) (*mat.Dense[N], error) {
	return matdevice.ExactProductContext(ctx, d, a, b)
}

func (anyDevices[N]) product(ctx context.Context, d *device.Device, c, a, b device.Operand, shape [3]int, exact bool) {
	x, y, z := onDevice[N](d, c, a, b, shape)
	if exact {
		must(matdevice.MulExactContext(ctx, x, y, z), BadDevice)
	} else {
		must(x.MulContext(ctx, y, z), BadDevice)
	}
}

func (anyDevices[N]) solve(ctx context.Context, d *device.Device, x, a, b device.Operand, shape [3]int) {
	u, v, w := onDevice[N](d, x, a, b, shape)
	must(u.SolveContext(ctx, v, w), BadDevice)
}

// onDevice returns the matrices of a product, whose elements are in arrays there.
func onDevice[N matdevice.Number[N]](d *device.Device, c, a, b device.Operand, shape [3]int) (x, y, z *matdevice.Dense[N]) {
	over := func(data device.Operand, rows, cols int) *matdevice.Dense[N] {
		m, err := matdevice.Over(d, data.(*device.Array[N]), rows, cols, cols)
		must(err, BadDevice)
		return m
	}
	rows, inner, cols := shape[0], shape[1], shape[2]
	return over(c, rows, cols), over(a, rows, inner), over(b, inner, cols)
}

func (anyDevices[N]) reduce(ctx context.Context, name string, x []device.Operand) unsafe.Pointer {
	switch {
	case name == "sum" && len(x) == 1:
		return reduced(device.SumContext(ctx, x[0].(*device.Array[N])))
	case name == "dot" && len(x) == 2:
		return reduced(device.DotContext(ctx, x[0].(*device.Array[N]), x[1].(*device.Array[N])))
	}
	return nil
}

// reduced is where a result stands.
func reduced[N any](x N, err error) unsafe.Pointer {
	must(err, BadDevice)
	return unsafe.Pointer(&x)
}

type realDevices[N matdevice.Real[N]] struct{ anyDevices[N] }

func (r realDevices[N]) reduce(ctx context.Context, name string, x []device.Operand) unsafe.Pointer {
	first := x[0].(*device.Array[N])
	switch {
	case name == "exact_dot" && len(x) == 2:
		return reduced(vecdevice.ExactDotContext(ctx, first, x[1].(*device.Array[N])))
	case len(x) > 1:
	case name == "exact_sum":
		return reduced(vecdevice.ExactSumContext(ctx, first))
	case name == "exact_norm2":
		return reduced(vecdevice.ExactNorm2Context(ctx, first))
	case name == "largest":
		return reduced(device.LargestContext(ctx, first))
	case name == "smallest":
		return reduced(device.SmallestContext(ctx, first))
	}
	return r.anyDevices.reduce(ctx, name, x)
}

// machineDevices is of machine numbers, N by their name in limb, of which devices have exact products alone, of matrices elsewhere.
type machineDevices[N mat.Number[N], T limb.Float] struct{}

func (machineDevices[N, T]) room(d *device.Device, n int) (moved, error) { return roomOf[T](d, n) }

func (machineDevices[N, T]) mul(ctx context.Context, d *device.Device, c, a, b Matrix, exact bool) {
	if !exact {
		refuseMachine(a.Type)
	}
	m, err := exactProduct(ctx, d, dense[N](a), dense[N](b))
	must(err, BadDevice)
	put(c, m)
}

func (machineDevices[N, T]) product(context.Context, *device.Device, device.Operand, device.Operand, device.Operand, [3]int, bool) {
	refuseMachine(typeOf[T]())
}

func (machineDevices[N, T]) solve(context.Context, *device.Device, device.Operand, device.Operand, device.Operand, [3]int) {
	refuseMachine(typeOf[T]())
}

func (machineDevices[N, T]) reduce(context.Context, string, []device.Operand) unsafe.Pointer {
	refuseMachine(typeOf[T]())
	return nil
}

func refuseMachine(t Type) {
	Refuse(BadType, "products, sums and systems of %v on a device: they are of DF and longer types, and of matrices exact products of all", t)
}

// A moved array is one on a device.
type moved struct {
	device.Operand
	upload, download func(ctx context.Context, p unsafe.Pointer) error
	free             func()
}

// roomOf makes an array of n elements on a device.
func roomOf[T any](d *device.Device, n int) (moved, error) {
	x, err := device.NewArray[T](d, n)
	if err != nil {
		return moved{}, err
	}
	return moved{x,
		func(ctx context.Context, p unsafe.Pointer) error { return x.UploadContext(ctx, view[T](p, n)) },
		func(ctx context.Context, p unsafe.Pointer) error { return x.DownloadContext(ctx, view[T](p, n)) }, x.Free}, nil
}

// roomOfBools has a truth value as an int32 there.
func roomOfBools(d *device.Device, n int) (moved, error) {
	x, err := roomOf[int32](d, n)
	return moved{x.Operand, func(ctx context.Context, p unsafe.Pointer) error {
		ints := make([]int32, n+1)
		for i, b := range view[bool](p, n) {
			if b {
				ints[i] = 1
			}
		}
		return x.upload(ctx, unsafe.Pointer(&ints[0]))
	}, func(ctx context.Context, p unsafe.Pointer) error {
		ints := make([]int32, n+1)
		err := x.download(ctx, unsafe.Pointer(&ints[0]))
		for i := range view[bool](p, n) {
			view[bool](p, n)[i] = ints[i] != 0
		}
		return err
	}, x.free}, err
}

// roomFor makes an array of a type.
func roomFor(d *device.Device, n int, t Type) moved {
	room := roomOfBools
	switch k := kitOf(t); {
	case t == I32:
		room = roomOf[int32]
	case k != nil:
		room = k.device.room
	case t != Bool:
		Refuse(BadType, "an array of %v on a device: it is of machine numbers, of a type of limb, I32 or BOOL", t)
	}
	m, err := room(d, n)
	must(err, BadDevice)
	return m
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
func DeviceOpen(ctx context.Context, name string) Handle {
	d, err := device.OpenContext(ctx, name)
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

// onDevices returns the function of devices that a name is for arrays of these types.
func onDevices(call, name string, out, in []Array) string {
	f := find(functions(), call, name, out, in)
	if _, ok := kernels.Lookup(f.catalogued()); !ok {
		Refuse(Name, "%s is no function of devices for these types: limb_map has it", name)
	}
	return f.catalogued()
}

// DeviceMap is limb_device_map.
func DeviceMap(ctx context.Context, h Handle, name string, n int, out, in []Array) {
	name = onDevices("limb_device_map", name, out, in)
	checkAll(n, out, in)
	use(h, aDevice, false, func(d *device.Device) {
		if n == 0 {
			return
		}
		var results []moved
		var operands []device.Operand
		for i, a := range slices.Concat(out, in) {
			m := roomFor(d, n, a.Type)
			defer m.free()
			if operands = append(operands, m.Operand); i < len(out) {
				results = append(results, m)
			} else {
				must(m.upload(ctx, a.together(n)), BadDevice)
			}
		}
		must(d.MapContext(ctx, name, operands...), BadDevice)
		must(d.WaitContext(ctx), BadDevice)
		for i, a := range out {
			whole(n, a, func(dst unsafe.Pointer) { must(results[i].download(ctx, dst), BadDevice) })
		}
	})
}

// DeviceMul is limb_device_mul.
func DeviceMul(ctx context.Context, h Handle, c, a, b Matrix, flags int) {
	checkSame(c, a, b)
	k := kits[a.Type]
	checkExact(flags)
	if a.Cols != b.Rows || c.Rows != a.Rows || c.Cols != b.Cols {
		Refuse(Size, "the product of %d × %d and %d × %d is no matrix of %d × %d", a.Rows, a.Cols, b.Rows, b.Cols, c.Rows, c.Cols)
	}
	use(h, aDevice, false, func(d *device.Device) { k.device.mul(ctx, d, c, a, b, flags&exact != 0) })
}

func checkExact(flags int) {
	if flags&^exact != 0 {
		Refuse(Size, "flags %#x: LIMB_EXACT is the only one", flags)
	}
}
