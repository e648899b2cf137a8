package measure

import (
	"fmt"
	"slices"
	"time"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/kernels"
)

// array is an array on a device, seen as planes of limbs.
type array[T limb.Float] struct {
	operand     device.Operand
	limbs       int
	stage       []T // the numbers with their limbs side by side
	write, read func() error
	free        func()
}

// newArray returns an array of n numbers of so many limbs: 1 to 4.
func newArray[T limb.Float](d *device.Device, limbs, n int) (array[T], error) {
	switch limbs {
	case 1:
		return newNumbers[T, T](d, n)
	case 2:
		return newNumbers[T, limb.Pair[T]](d, n)
	case 3:
		return newNumbers[T, limb.Triple[T]](d, n)
	}
	return newNumbers[T, limb.Quad[T]](d, n)
}

// newNumbers returns an array of numbers P, whose fields are limbs in order.
func newNumbers[T limb.Float, P any](d *device.Device, n int) (array[T], error) {
	x, err := device.NewArray[P](d, n)
	if err != nil {
		return array[T]{}, err
	}
	stage, limbs := make([]P, n), int(unsafe.Sizeof(*new(P))/unsafe.Sizeof(T(0)))
	return array[T]{
		operand: x, limbs: limbs, free: x.Free, stage: unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(stage))), n*limbs),
		write: func() error { return x.Upload(stage) },
		read:  func() error { return x.Download(stage) },
	}, nil
}

// each calls f with the place of each limb in the planes and among the numbers.
func (a *array[T]) each(planes [][]T, f func(plane, number *T)) {
	for k, p := range planes {
		for i := range len(a.stage) / a.limbs {
			f(&p[i], &a.stage[i*a.limbs+k])
		}
	}
}

// call is a function of the catalogue and the arrays of its operands and
// results, on one device.
type call[T limb.Float] struct {
	d       *device.Device
	name    string
	in, out []array[T]
	args    []device.Operand
	printed func(d *timed, args []device.Operand) error // instead of a function of the catalogue
}

// newCall allocates the arrays, of n elements.
func newCall[T limb.Float](d *device.Device, name string, n int) (*call[T], error) {
	f, ok := kernels.Lookup(name)
	k := printed[name]
	if k != nil {
		f, ok = kernels.Lookup(sloppy[T]())
	}
	if !ok {
		return nil, fmt.Errorf("%w %q", device.ErrFunction, name)
	}
	c := &call[T]{d: d, name: name, printed: k}
	for i, params := range [][]kernels.Param{f.Out, f.In} {
		for _, p := range params {
			a, err := newArray[T](d, p.Type.Planes(), n)
			if err != nil {
				c.free()
				return nil, err
			}
			c.args = append(c.args, a.operand)
			if i == 0 {
				c.out = append(c.out, a)
			} else {
				c.in = append(c.in, a)
			}
		}
	}
	return c, nil
}

func (c *call[T]) free() {
	for _, a := range slices.Concat(c.out, c.in) {
		a.free()
	}
}

// upload fills the operands from planes, in order; spare planes are left over.
func (c *call[T]) upload(planes [][]T) error {
	for _, a := range c.in {
		a.each(planes[:a.limbs], func(plane, number *T) { *number = *plane })
		if err := a.write(); err != nil {
			return err
		}
		planes = planes[a.limbs:]
	}
	return nil
}

// run starts the function and waits for it.
func (c *call[T]) run() (time.Duration, error) {
	if c.printed == nil {
		return c.d.MapTime(c.name, c.args...)
	}
	d := &timed{d: c.d}
	err := c.printed(d, c.args)
	return d.took, err
}

// download fetches the results into planes, in order.
func (c *call[T]) download(planes [][]T) error {
	for _, a := range c.out {
		if err := a.read(); err != nil {
			return err
		}
		a.each(planes[:a.limbs], func(plane, number *T) { *plane = *number })
		planes = planes[a.limbs:]
	}
	return nil
}
