// Package devicetest is the conformance suite of devices, written once.
package devicetest

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/device/cpu"
	"github.com/limbfp/limb/internal/operand"
	"github.com/limbfp/limb/internal/plane"
	"github.com/limbfp/limb/kernels"
)

// Rows is the number of operand rows for each function.
const Rows = 1 << 20

// Run runs every function of the catalogue that d can hold on d and in plain
// Go, over the same random and adversarial operands, and reports every
// difference of a bit with its operands. NaN equals NaN.
//
// On a device with split products, functions with products get operands in the
// domain of the split, and on one that flushes subnormal numbers all operands
// are well above them; Run says so in the log.
func Run(t testing.TB, d *device.Device) {
	t.Helper()
	traits := d.Traits()
	var ran, split, left int
	for _, f := range kernels.Funcs() {
		a := traits.Float32
		if needsFloat64(f) {
			a = traits.Float64
		}
		if !a.Exact {
			left++
			continue
		}
		machine := f.Name[0] == 'f' // an operation of the machine, not of pairs
		if machine && (!a.Division && strings.HasSuffix(f.Name, ".Div") || !a.Sqrt && strings.HasSuffix(f.Name, ".Sqrt")) {
			t.Logf("%s: %s left out: not correctly rounded here, and nothing relies on it", d.Info().Name, f.Name)
			continue
		}
		dom := operand.Wide
		if a.Product == device.Split && hasProduct(f) {
			dom = operand.Split
			split++
		}
		if a.Subnormals == device.Flushed {
			dom = operand.Flushed
		}
		if err := compare(d, f, dom); err != nil {
			t.Errorf("%s: %v", d.Info().Name, err)
		}
		ran++
	}
	if ran == 0 {
		t.Errorf("%s: no function was run", d.Info().Name)
	}
	t.Logf("%s: %d functions, %d rows each, compared with plain Go", d.Info().Name, ran, Rows)
	if split > 0 {
		t.Logf("%s: %d of them have split products: operands within the domain of the split", d.Info().Name, split)
	}
	if traits.Float32.Subnormals == device.Flushed {
		t.Logf("%s: subnormal numbers are flushed: all operands are well above them", d.Info().Name)
	}
	if left > 0 {
		t.Logf("%s: %d functions left out: no float64 (%v)", d.Info().Name, left, traits.Float64.Why)
	}
}

func needsFloat64(f kernels.Func) bool {
	for _, p := range append(f.In[:len(f.In):len(f.In)], f.Out...) {
		if p.Type.Elem() == kernels.F64 {
			return true
		}
	}
	return false
}

// hasProduct reports whether f or what it calls takes the error of a product.
func hasProduct(f kernels.Func) bool {
	text, _ := kernels.Text("opencl", f.Name)
	return strings.Contains(text, "prodErrSplit")
}

// compare runs f on d and in plain Go.
func compare(d *device.Device, f kernels.Func, dom operand.Domain) error {
	in := operands(f, dom)
	want, err := cpu.Run(f, in)
	if err != nil {
		return err
	}
	got, err := run(d, f, in)
	if err != nil {
		return err
	}
	return operand.Differ(f, in, want, got, 3)
}

// made holds the operands by signature and domain, so that they are made once
// for all functions and devices.
var made sync.Map

func operands(f kernels.Func, dom operand.Domain) []plane.Plane {
	var key strings.Builder
	for _, p := range f.In {
		key.WriteString(p.Type.String() + " ")
	}
	fmt.Fprint(&key, dom)
	make := sync.OnceValue(func() []plane.Plane { return operand.Make(2, Rows, f.In, dom) })
	once, _ := made.LoadOrStore(key.String(), make)
	return once.(func() []plane.Plane)()
}

// run runs f on d, through the interface that users have.
func run(d *device.Device, f kernels.Func, in []plane.Plane) ([]plane.Plane, error) {
	var args []device.Operand
	var columns []column
	defer func() {
		for _, c := range columns {
			c.free()
		}
	}()
	out := plane.List(f.Out, in[0].Len())
	add := func(p kernels.Param, planes []plane.Plane) ([]plane.Plane, error) {
		n := p.Type.Planes()
		c, err := newColumn(d, p.Type, planes[:n])
		if err == nil {
			args, columns = append(args, c.operand), append(columns, c)
		}
		return planes[n:], err
	}
	var err error
	for i, rest := 0, out; i < len(f.Out); i++ {
		for _, p := range rest[:f.Out[i].Type.Planes()] {
			p.Poison()
		}
		if rest, err = add(f.Out[i], rest); err != nil {
			return nil, err
		}
	}
	for i, rest := 0, in; i < len(f.In); i++ {
		if rest, err = add(f.In[i], rest); err != nil {
			return nil, err
		}
	}
	if err := d.Map(f.Name, args...); err != nil {
		return nil, err
	}
	for _, c := range columns[:len(f.Out)] {
		if err := c.download(); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// column is a typed array of a device and the planes that it is filled from.
type column struct {
	operand  device.Operand
	download func() error // to the planes
	free     func()
}

func newColumn(d *device.Device, t kernels.Type, p []plane.Plane) (column, error) {
	switch t {
	case kernels.F32:
		return columnOf(d, p[0].F32(), func([]float32) {})
	case kernels.F64:
		return columnOf(d, p[0].F64(), func([]float64) {})
	case kernels.I32, kernels.Bool:
		return columnOf(d, p[0].I32(), func([]int32) {})
	case kernels.DF:
		return pairs(d, p[0].F32(), p[1].F32())
	case kernels.DD:
		return pairs(d, p[0].F64(), p[1].F64())
	}
	return column{}, fmt.Errorf("devicetest has no operands of type %s", t)
}

func pairs[T limb.Float](d *device.Device, hi, lo []T) (column, error) {
	x := make([]limb.Pair[T], len(hi))
	for i := range x {
		x[i] = limb.Pair[T]{Hi: hi[i], Lo: lo[i]}
	}
	back := func(x []limb.Pair[T]) {
		for i := range x {
			hi[i], lo[i] = x[i].Hi, x[i].Lo
		}
	}
	switch x := any(x).(type) {
	case []limb.DF:
		return columnOf(d, x, any(back).(func([]limb.DF)))
	default:
		return columnOf(d, x.([]limb.DD), any(back).(func([]limb.DD)))
	}
}

// columnOf uploads host; download fills host again and hands it to back.
func columnOf[T device.Elem](d *device.Device, host []T, back func([]T)) (column, error) {
	x, err := device.NewArray[T](d, len(host))
	if err != nil {
		return column{}, err
	}
	download := func() error {
		err := x.Download(host)
		back(host)
		return err
	}
	if err := x.Upload(host); err != nil {
		x.Free()
		return column{}, err
	}
	return column{x, download, x.Free}, nil
}
