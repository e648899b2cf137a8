package device

import (
	"fmt"
	"reflect"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/source/reduce"
	"github.com/limbfp/limb/vec"
)

// SumOf returns the sum of machine numbers as a number of another type, which is named:
// device.SumOf[limb.DF](x). It has the bits of vec.SumOf, 0 of none, and waits.
func SumOf[N vec.Holds[T], T limb.Float](x *Array[T]) (sum N, err error) {
	return gathered[N]("sum", "Sum", func(s [][]T) N { return vec.SumOf[N](s[0]) }, x)
}

// DotOf returns the sum of x[i]·y[i] as a number of another type, which is named:
// device.DotOf[limb.DF](x, y). It has the bits of vec.DotOf, 0 of none, and waits. The lengths
// must be equal.
func DotOf[N vec.Holds[T], T limb.Float](x, y *Array[T]) (sum N, err error) {
	if err := sameLength(x, y); err != nil {
		return sum, x.operand().wrapped(err, "dot product")
	}
	return gathered[N]("dot product", "Dot", func(s [][]T) N { return vec.DotOf[N](s[0], s[1]) }, x, y)
}

func sameLength[T any](x, y *Array[T]) error {
	if x.Len() != y.Len() {
		return fmt.Errorf("%w: arrays of %d and %d elements", ErrLength, x.Len(), y.Len())
	}
	return nil
}

// gathered runs a reduction of machine numbers: of a family of kernels, or inGo where the device
// has slices.
func gathered[N vec.Holds[T], T limb.Float](what, family string, inGo func([][]T) N, operands ...*Array[T]) (result N, err error) {
	a := operands[0].operand()
	if a == nil || a.d == nil {
		return result, fmt.Errorf("%s: %w", what, ErrZero)
	}
	if a.d.caps.Structs {
		err := onSlices(a.d, func(s [][]T) { result = inGo(s) }, operands...)
		return result, a.wrapped(err, what)
	}
	r, wide := reduction[N]{work: reduce.Gathered}, ""
	if _, same := any(result).(limb.Pair[T]); !same {
		if _, same := any(result).(limb.Quad[T]); !same {
			wide = "Wide"
		}
	}
	each, limbs := reduce.Eight, "Pairs"
	switch any(result).(type) {
	case limb.QF, limb.QD:
		each, limbs = reduce.Two, "Quads"
		if len(operands) == 2 {
			each = reduce.One
		}
	}
	r.name, r.block = "reduce."+family+wide+limbs, each*reduce.Gathered
	if wide == "" {
		r.name = fmt.Sprintf("%s[%s]", r.name, a.typ)
	}
	var list []Operand
	for _, x := range operands {
		list = append(list, x)
	}
	return reduced(what, r, blockwise[N]("reduce.Sum", nil), list...)
}

// onSlices runs a function on arrays of a device where they are slices of Go. It waits.
func onSlices[T any](d *Device, f func([][]T), operands ...*Array[T]) error {
	var args []any
	for _, x := range operands {
		args = append(args, x)
	}
	k, err := d.Load(&kernels.Compiled{Name: "slices", Go: func(_ int, args []any) {
		var list [][]T
		for _, a := range args {
			list = append(list, a.([]T))
		}
		f(list)
	}})
	if err != nil {
		return err
	}
	if err := d.submit([]Launch{k.With(1, args...)}); err != nil {
		return err
	}
	return d.do(d.dev.Wait)
}

// Horner sets dst[i] = c[0] + c[1]·x[i] + … + c[n]·x[i]ⁿ, by Horner's rule, and 0 where there are
// no coefficients: the bits of vec.Horner, whose error is its own. dst may be x, but has nothing
// else in common with x or c, which is [ErrOverlap]. Polynomials of machine numbers are computed
// in pairs and rounded in the end. It is queued, as a Map is.
func Horner[N vec.Addend](dst, x, c *Array[N]) error {
	a := dst.operand()
	if a == nil || a.d == nil {
		return fmt.Errorf("polynomial: %w", ErrZero)
	}
	if err := sameLength(dst, x); err != nil {
		return a.wrapped(err, "polynomial")
	}
	d := a.d
	if dst.Overlaps(x) && !a.same(x.operand()) || dst.Overlaps(c) {
		return a.wrapped(fmt.Errorf("%w: the result and an operand", ErrOverlap), "polynomial")
	}
	if d.caps.Structs {
		return a.wrapped(onSlices(d, func(s [][]N) { vec.Horner(s[0], s[1], s[2]) }, dst, x, c), "polynomial")
	}
	if c.Len() == 0 {
		var zero N
		if err := d.do(func() error { return c.operand().usable(d) }); err != nil {
			return a.wrapped(err, "polynomial")
		}
		return dst.Fill(zero)
	}
	name := "reduce.Horner"
	if k := reflect.TypeFor[N]().Kind(); k != reflect.Struct {
		name += "Of"
	}
	k, err := d.Load(&kernels.Compiled{Program: kernels.Program(), Name: fmt.Sprintf("%s[%s]", name, a.typ)})
	if err != nil {
		return a.wrapped(err, "polynomial")
	}
	return a.wrapped(k.Launch(dst.Len(), dst, x, c), "polynomial")
}
