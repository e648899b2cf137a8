package paranoia

import (
	"errors"
	"fmt"
	"strings"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp"
)

// OfDevice returns the arithmetic of the float32, or the float64, of d: its own
// operators and functions, where it has a language to ask for them in
// ([device.Device.Language]), and else the functions of [device.Device.Map], among which
// there are no fused multiply-add and no reciprocals. It works until d is closed.
func OfDevice[T float32 | float64](d *device.Device) (Unit, error) {
	u := &unit[T]{d: d, f: fp.Binary32}
	typ := "float"
	if _, wide := any(T(0)).(float64); wide {
		u.f, typ = fp.Binary64, "double"
	}
	if d.Language() == "" {
		return u, nil
	}
	var text strings.Builder
	var names []string
	for op, expression := range []string{"x + y", "x - y", "x * y", "x / y", "fma(x, y, z)", "sqrt(x)", "1 / x", "rsqrt(x)"} {
		names = append(names, fmt.Sprintf("limb_unit_%d", op))
		fmt.Fprintf(&text, "kernel void %s(uint n", names[op])
		load := ""
		for _, v := range []string{"x", "y", "z"}[:Op(op).Arity()] {
			fmt.Fprintf(&text, ", global const %s *in_%s", typ, v)
			load += fmt.Sprintf("const %s %s = in_%s[i]; ", typ, v, v)
		}
		fmt.Fprintf(&text, ", global %s *out) {\n\tFOR_EACH(i, n) { %sout[i] = %s; }\n}\n", typ, load, expression)
	}
	var err error
	u.own, err = d.Compile(text.String(), names...)
	return u, err
}

// unit is the arithmetic of a device.
type unit[T float32 | float64] struct {
	d   *device.Device
	f   fp.Format
	own []*device.Kernel // by operation
}

func (u *unit[T]) Name() string      { return u.d.Info().Name }
func (u *unit[T]) Format() fp.Format { return u.f }

func (u *unit[T]) Apply(op Op, dst []float64, x ...[]float64) error {
	n := len(dst)
	var arrays []*device.Array[T]
	defer func() {
		for _, a := range arrays {
			a.Free()
		}
	}()
	host := make([]T, n)
	array := func(v []float64) (device.Operand, error) { // of v, or where that is nil of no defined content
		a, err := device.NewArray[T](u.d, n)
		if err != nil {
			return nil, err
		}
		arrays = append(arrays, a)
		for i := range v {
			host[i] = T(v[i])
		}
		if v != nil {
			err = a.Upload(host)
		}
		return a, err
	}
	var args []device.Operand
	var errs []error
	add := func(v []float64) {
		a, err := array(v)
		args, errs = append(args, a), append(errs, err)
	}
	for _, v := range x {
		add(v)
	}
	add(nil)
	result := arrays[len(arrays)-1]
	if u.own != nil {
		errs = append(errs, u.own[op].Run(args...))
	} else {
		fn := map[Op]string{Add: "Add", Sub: "TwoDiff", Mul: "Mul", Div: "Div", Sqrt: "Sqrt"}[op]
		if fn == "" {
			return fmt.Errorf("%v: %w", op, ErrLacks)
		}
		results := []device.Operand{result}
		if op == Sub { // and its error
			add(nil)
			results = append(results, args[len(args)-1])
		}
		prefix := map[int]string{24: "f32.", 53: "f64."}[u.f.Prec]
		errs = append(errs, u.d.Map(prefix+fn, append(results, args[:len(x)]...)...))
	}
	errs = append(errs, result.Download(host))
	for i := range dst {
		dst[i] = float64(host[i])
	}
	return errors.Join(errs...)
}
