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
	operand device.Operand
	limbs   int
	write   func(planes [][]T) error
	read    func(planes [][]T) error
	free    func()
}

// newArray returns an array of n numbers of so many limbs: 1, 2 or 4.
func newArray[T limb.Float](d *device.Device, limbs, n int) (array[T], error) {
	if limbs == 1 {
		x, err := device.NewArray[T](d, n)
		if err != nil {
			return array[T]{}, err
		}
		return array[T]{
			operand: x, limbs: 1, free: x.Free,
			write: func(planes [][]T) error { return x.Upload(planes[0]) },
			read:  func(planes [][]T) error { return x.Download(planes[0]) },
		}, nil
	}
	var a any
	var err error
	_, is32 := any(T(0)).(float32)
	switch {
	case is32 && limbs == 2:
		a, err = newNumbers(d, n, func(x *limb.DF) []float32 { return (*[2]float32)(unsafe.Pointer(x))[:] })
	case is32:
		a, err = newNumbers(d, n, func(x *limb.QF) []float32 { return (*[4]float32)(unsafe.Pointer(x))[:] })
	case limbs == 2:
		a, err = newNumbers(d, n, func(x *limb.DD) []float64 { return (*[2]float64)(unsafe.Pointer(x))[:] })
	default:
		a, err = newNumbers(d, n, func(x *limb.QD) []float64 { return (*[4]float64)(unsafe.Pointer(x))[:] })
	}
	return a.(array[T]), err
}

// newNumbers is newArray for two or four limbs: P is limb.Pair[T] or
// limb.Quad[T], whose fields are the limbs in order.
func newNumbers[T limb.Float, P any](d *device.Device, n int, limbs func(*P) []T) (array[T], error) {
	x, err := device.NewArray[P](d, n)
	if err != nil {
		return array[T]{}, err
	}
	stage := make([]P, n)
	return array[T]{
		operand: x, limbs: len(limbs(new(P))), free: x.Free,
		write: func(planes [][]T) error {
			for i := range stage {
				x := limbs(&stage[i])
				for k := range x {
					x[k] = planes[k][i]
				}
			}
			return x.Upload(stage)
		},
		read: func(planes [][]T) error {
			err := x.Download(stage)
			for i := range stage {
				for k, a := range limbs(&stage[i]) {
					planes[k][i] = a
				}
			}
			return err
		},
	}, nil
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
		if err := a.write(planes[:a.limbs]); err != nil {
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
		if err := a.read(planes[:a.limbs]); err != nil {
			return err
		}
		planes = planes[a.limbs:]
	}
	return nil
}
