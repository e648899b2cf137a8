package calls

import (
	"context"
	"slices"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/fftdevice"
)

// A deviceArray is what limb_device_array makes.
type deviceArray struct {
	moved
	d   *device.Device
	n   int
	typ Type
}

// Close frees it; package device forgets arrays of a device that was closed before.
func (a *deviceArray) Close() error {
	a.free()
	return nil
}

const aDeviceArray = "array of a device"

// DeviceArray is limb_device_array.
func DeviceArray(h Handle, n int, t Type) (made Handle) {
	if n < 0 {
		Refuse(Size, "%d elements: the number must not be negative", n)
	}
	use(h, aDevice, false, func(d *device.Device) { made = newHandle(&deviceArray{roomFor(d, n, t), d, n, t}) })
	return made
}

// DeviceCopy is limb_device_upload and limb_device_download.
func DeviceCopy(ctx context.Context, h Handle, upload bool, host Array) {
	use(h, aDeviceArray, false, func(a *deviceArray) {
		if host.Type != a.typ {
			Refuse(BadType, "an array of %v on a device, and one of %v here: they must be of one type", a.typ, host.Type)
		}
		what := "result"
		if upload {
			what = "operand"
		}
		host.check(a.n, what, 0)
		switch {
		case a.n == 0:
		case upload:
			must(a.upload(ctx, host.together(a.n)), BadDevice)
		default:
			whole(a.n, host, func(dst unsafe.Pointer) { must(a.download(ctx, dst), BadDevice) })
		}
	})
}

// withArrays calls f with the arrays of handles. It takes their locks in one order, so that no two calls wait for one another.
func withArrays(list []Handle, f func(a []*deviceArray)) {
	order := slices.Compact(slices.Sorted(slices.Values(list)))
	have := map[Handle]*deviceArray{}
	var take func(rest []Handle)
	take = func(rest []Handle) {
		if len(rest) > 0 {
			use(rest[0], aDeviceArray, false, func(a *deviceArray) {
				have[rest[0]] = a
				take(rest[1:])
			})
			return
		}
		arrays := make([]*deviceArray, len(list))
		for i, h := range list {
			if arrays[i] = have[h]; arrays[i].d != arrays[0].d {
				Refuse(BadDevice, "array %d is on another device than array 0", i)
			}
		}
		f(arrays)
	}
	take(order)
}

// operands are arrays as package device takes them, and as the checks of types do.
func operands(list []*deviceArray) (there []device.Operand, types []Array) {
	for _, a := range list {
		there, types = append(there, a.Operand), append(types, Array{Type: a.typ})
	}
	return there, types
}

// DeviceApply is limb_device_apply.
func DeviceApply(ctx context.Context, name string, out, in []Handle) {
	if len(out) == 0 {
		Refuse(Size, "%s without results", name)
	}
	withArrays(slices.Concat(out, in), func(list []*deviceArray) {
		there, types := operands(list)
		name := onDevices("limb_device_apply", name, types[:len(out)], types[len(out):])
		for i, a := range list {
			if a.n != list[0].n {
				Refuse(Size, "array %d has %d elements, and array 0 has %d", i, a.n, list[0].n)
			}
		}
		if list[0].n > 0 {
			must(list[0].d.MapContext(ctx, name, there...), BadDevice)
			must(list[0].d.WaitContext(ctx), BadDevice)
		}
	})
}

// DeviceReduce is limb_device_reduce.
func DeviceReduce(ctx context.Context, name string, out Array, in []Handle) {
	if len(in) == 0 {
		Refuse(Size, "%s of no array", name)
	}
	withArrays(in, func(list []*deviceArray) {
		t := list[0].typ
		for i, a := range list {
			if a.typ != t || a.n != list[0].n {
				Refuse(Size, "array %d has %d elements of %v, and array 0 has %d of %v", i, a.n, a.typ, list[0].n, t)
			}
		}
		k := numberKit(t)
		if out.Type != t {
			Refuse(BadType, "%s of arrays of %v to %v: results are of the type of the operands", name, t, out.Type)
		}
		if list[0].n == 0 && (name == "largest" || name == "smallest") {
			Refuse(Size, "%s of no elements: there is none", name)
		}
		out.check(1, "result", 0)
		there, _ := operands(list)
		p := k.device.reduce(ctx, name, there)
		if p == nil {
			Refuse(Name, "%q is no reduction of %d arrays of %v on devices: limb_device_reduce has the list", name, len(in), t)
		}
		move(out.Data, p, 1, 1, 1, t)
	})
}

// DeviceProduct is limb_device_product.
func DeviceProduct(ctx context.Context, c, a, b Handle, rows, inner, cols, flags int) {
	checkExact(flags)
	onMatrices(ctx, "a product", [3]Handle{c, a, b}, [3]int{rows, inner, cols}, func(on devices, d *device.Device, c, a, b device.Operand, shape [3]int) {
		on.product(ctx, d, c, a, b, shape, flags&exact != 0)
	})
}

// DeviceSolve is limb_device_solve.
func DeviceSolve(ctx context.Context, x, a, b Handle, n, cols int) {
	onMatrices(ctx, "a system", [3]Handle{x, a, b}, [3]int{n, n, cols}, func(on devices, d *device.Device, x, a, b device.Operand, shape [3]int) {
		on.solve(ctx, d, x, a, b, shape)
	})
}

// onMatrices calls do with the result, of rows and columns, and the operands, with the rows and columns between them, and waits.
func onMatrices(ctx context.Context, what string, h [3]Handle, shape [3]int, do func(on devices, d *device.Device, c, a, b device.Operand, shape [3]int)) {
	rows, inner, cols := shape[0], shape[1], shape[2]
	withArrays(h[:], func(list []*deviceArray) {
		k := numberKit(list[0].typ)
		for i, n := range [][2]int{{rows, cols}, {rows, inner}, {inner, cols}} {
			x := list[i]
			if n[0] < 0 || n[1] < 0 || n[0] > 0 && n[1] > x.n/n[0] || n[0]*n[1] != x.n || x.typ != list[0].typ {
				Refuse(Size, "%s of %d × %d and %d × %d: array %d has %d elements of %v, and the result is of %v", what, rows, inner, inner, cols, i, x.n, x.typ, list[0].typ)
			}
		}
		if h[0] == h[1] || h[0] == h[2] {
			Refuse(Overlap, "the result is an operand")
		}
		do(k.device, list[0].d, list[0].Operand, list[1].Operand, list[2].Operand, shape)
		must(list[0].d.WaitContext(ctx), BadDevice)
	})
}

// A devicePlan is a transform on a device.
type devicePlan struct {
	d                *device.Device
	array, result    Type
	forward, inverse func(ctx context.Context, dst, src device.Operand) error
	close            func()
}

// Close gives back what it holds.
func (p *devicePlan) Close() error {
	p.close()
	return nil
}

// onArrays calls a transform between arrays of D and S with arrays whose types are known to be these.
func onArrays[D, S any](f func(ctx context.Context, dst *device.Array[D], src *device.Array[S]) error) func(ctx context.Context, dst, src device.Operand) error {
	return func(ctx context.Context, dst, src device.Operand) error {
		return f(ctx, dst.(*device.Array[D]), src.(*device.Array[S]))
	}
}

func complexOnDevice[C limb.ComplexNumber](ctx context.Context, d *device.Device, shape, axes []int, o []fft.Option) (*devicePlan, error) {
	g, err := fftdevice.NewGridContext[C](ctx, d, shape, axes, o...)
	if err != nil {
		return nil, err
	}
	return &devicePlan{d: d, forward: onArrays(g.ForwardContext), inverse: onArrays(g.InverseContext), close: g.Close}, nil
}

func realOnDevice[C fft.ComplexOf[R], R limb.RealNumber](ctx context.Context, d *device.Device, shape, axes []int, o []fft.Option) (*devicePlan, error) {
	g, err := fftdevice.NewRealGridContext[C, R](ctx, d, shape, named(shape, axes), o...)
	if err != nil {
		return nil, err
	}
	return &devicePlan{d: d, forward: onArrays(g.ForwardContext), inverse: onArrays(g.InverseContext), close: g.Close}, nil
}

// DeviceFFT is limb_device_fft.
func DeviceFFT(ctx context.Context, h Handle, t Type, shape, axes []int, flags int) (made Handle) {
	k, o := fftOf(t, shape, flags)
	use(h, aDevice, false, func(d *device.Device) {
		p, err := k.onDevice(ctx, d, shape, axes, o)
		must(err, BadDevice)
		p.array, p.result = t, transformed(t)
		made = newHandle(p)
	})
	return made
}

// DeviceFFTRun is limb_device_fft_forward and limb_device_fft_inverse.
func DeviceFFTRun(ctx context.Context, h Handle, inverse bool, out, in Handle) {
	use(h, "plan of a device", false, func(p *devicePlan) {
		withArrays([]Handle{out, in}, func(list []*deviceArray) {
			run, from, to := p.forward, p.array, p.result
			if inverse {
				run, from, to = p.inverse, to, from
			}
			if list[0].typ != to || list[1].typ != from || list[0].d != p.d {
				Refuse(BadType, "from %v to %v: the plan goes from %v to %v, on its device", list[1].typ, list[0].typ, from, to)
			}
			must(run(ctx, list[0].Operand, list[1].Operand), BadDevice)
			must(p.d.WaitContext(ctx), BadDevice)
		})
	})
}
