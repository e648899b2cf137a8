// Package launch runs kernels in the interpreter on slices of Go: for tests of kernels,
// which compare the interpreter with Go.
package launch

import (
	"fmt"
	"math"
	"reflect"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// Orders are orders of items, which must make no difference.
var Orders = map[string]ir.Order{"forwards": ir.Forwards, "backwards": ir.Backwards, "shuffled": ir.Shuffled(3)}

// Kernel returns a function of p, of any number of limbs, in the interpreter.
func Kernel(p *ir.Program, name string) (*ir.Interp, error) {
	f := p.Lookup(name)
	if f == nil {
		return nil, fmt.Errorf("no function %s is compiled", name)
	}
	return ir.NewInterp(p, f, ir.IEEE(f.Limb))
}

// Launcher is what runs a kernel: an ir.Interp, or one of its text in a language.
type Launcher interface {
	Launch(n int, order ir.Order, scalars []float64, arrays []*ir.Array) error
}

// Run runs a kernel for n items or groups. args are those of the Go function, without the
// first: slices, scalars and structs of both, or arrays of the interpreter.
func Run(in Launcher, n int, order ir.Order, args ...any) error {
	var scalars []float64
	var arrays []*ir.Array
	var back []func()
	var add func(v reflect.Value)
	add = func(v reflect.Value) {
		switch {
		case v.Type() == reflect.TypeFor[*ir.Array]():
			arrays = append(arrays, v.Interface().(*ir.Array))
		case v.Kind() == reflect.Slice:
			x := Array(v.Interface())
			arrays = append(arrays, x)
			back = append(back, func() { Copy(v.Interface(), x) })
		case v.Kind() == reflect.Struct: // which may have slices in it
			for i := range v.NumField() {
				add(v.Field(i))
			}
		default:
			scalars = flatten(scalars, v)
		}
	}
	for _, a := range args {
		add(reflect.ValueOf(a))
	}
	err := in.Launch(n, order, scalars, arrays)
	for _, f := range back {
		f()
	}
	return err
}

// Array returns an array of the interpreter with the elements of a slice.
func Array(slice any) *ir.Array {
	v := reflect.ValueOf(slice)
	x := &ir.Array{Scalars: len(flatten(nil, reflect.Zero(v.Type().Elem())))}
	for i := range v.Len() {
		x.Data = flatten(x.Data, v.Index(i))
	}
	return x
}

// Copy sets the elements of a slice to those of an array of its length.
func Copy(slice any, x *ir.Array) {
	v, rest := reflect.ValueOf(slice), x.Data
	for i := range v.Len() {
		rest = unflatten(v.Index(i), rest)
	}
}

// Scalars returns the scalars of a number, or of an element.
func Scalars(x any) []float64 { return flatten(nil, reflect.ValueOf(x)) }

// Differ returns an error where two slices differ in a bit.
func Differ(got, want any) error {
	x, y := Array(got), Array(want)
	if len(x.Data) != len(y.Data) {
		return fmt.Errorf("%d scalars, not %d", len(x.Data), len(y.Data))
	}
	for k := range y.Data {
		if math.Float64bits(x.Data[k]) != math.Float64bits(y.Data[k]) {
			i := k / y.Scalars
			return fmt.Errorf("element %d is %x, not %x", i, x.Data[i*y.Scalars:][:y.Scalars], y.Data[i*y.Scalars:][:y.Scalars])
		}
	}
	return nil
}

func flatten(list []float64, v reflect.Value) []float64 {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return append(list, 1)
		}
		return append(list, 0)
	case reflect.Int, reflect.Int32:
		return append(list, float64(v.Int()))
	case reflect.Uint16, reflect.Uint32:
		return append(list, ir.FromWord(ir.U32, v.Uint()))
	case reflect.Uint64:
		return append(list, ir.FromWord(ir.U64, v.Uint()))
	case reflect.Struct:
		for i := range v.NumField() {
			list = flatten(list, v.Field(i))
		}
		return list
	case reflect.Array:
		for i := range v.Len() {
			list = flatten(list, v.Index(i))
		}
		return list
	}
	return append(list, v.Float())
}

func unflatten(v reflect.Value, x []float64) []float64 {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			x = unflatten(v.Field(i), x)
		}
		return x
	case reflect.Array:
		for i := range v.Len() {
			x = unflatten(v.Index(i), x)
		}
		return x
	case reflect.Int32:
		v.SetInt(int64(x[0]))
	case reflect.Uint16:
		v.SetUint(uint64(x[0]))
	default:
		v.SetFloat(x[0])
	}
	return x[1:]
}
