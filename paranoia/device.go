package paranoia

import (
	"errors"
	"fmt"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp"
)

// OfDevice returns the arithmetic of the float32, or the float64, of d: its own operators
// and functions as its compiler makes them, or where nothing is compiled for it, as for
// "cpu", the functions of [device.Device.Map], among which there are no fused
// multiply-add and no reciprocals. It works until d is closed.
func OfDevice[T float32 | float64](d *device.Device) (Unit, error) {
	u := &unit[T]{d: d, f: fp.Binary32()}
	typ := "f32"
	if _, wide := any(T(0)).(float64); wide {
		u.f, typ = fp.Binary64(), "f64"
	}
	var err error
	u.own, err = loaded(d, typ, "Add", "Sub", "Mul", "Div", "FMA", "Sqrt", "Rcp", "Rsqrt")
	if errors.Is(err, device.ErrLanguage) {
		return u, nil
	}
	return u, err
}

// unit is the arithmetic of a device.
type unit[T float32 | float64] struct {
	d   *device.Device
	f   fp.Format
	own []*device.Kernel // by operation; nil for one that the device's language lacks
}

func (u *unit[T]) Name() string      { return u.d.Info().Name }
func (u *unit[T]) Format() fp.Format { return u.f }

func (u *unit[T]) Apply(op Op, dst []float64, x ...[]float64) error {
	name := map[Op]string{Add: "Add", Sub: "TwoDiff", Mul: "Mul", Div: "Div", Sqrt: "Sqrt"}[op]
	if u.own == nil && name == "" || u.own != nil && u.own[op] == nil {
		return fmt.Errorf("%v: %w", op, ErrLacks)
	}
	columns := [][]float64{nil}    // the result, of no defined content
	if u.own == nil && op == Sub { // and its error
		columns = append(columns, nil)
	}
	host := make([]T, len(dst))
	var arrays []*device.Array[T]
	var args []device.Operand
	for _, column := range append(columns, x...) {
		a, err := device.NewArray[T](u.d, len(dst))
		if err != nil {
			return err
		}
		defer a.Free()
		arrays, args = append(arrays, a), append(args, a)
		for i := range column {
			host[i] = T(column[i])
		}
		if column != nil {
			err = a.Upload(host)
		}
		if err != nil {
			return err
		}
	}
	var err error
	if u.own != nil {
		err = launch(u.own[op], len(dst), args)
	} else {
		prefix := map[int]string{24: "f32.", 53: "f64."}[u.f.Prec]
		err = u.d.Map(prefix+name, args...)
	}
	err = errors.Join(err, arrays[0].Download(host))
	for i := range dst {
		dst[i] = float64(host[i])
	}
	return err
}
