package device

import (
	"context"
	"fmt"
	"slices"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/typeof"
)

// # Typed maps
//
// Each function of the catalogue is one of this package too: Exp(y, x) is d.Map("DD.Exp", y, x), on
// the device of its arrays. The compiler sees to names, numbers of arrays and types, and a program has
// the functions that it calls, where Map brings all of them. Those of package vec are generated, in
// zmaps.go; here are those that only devices have.

// AnyNumber is one of the twelve types of numbers that functions of devices have.
type AnyNumber interface {
	limb.Extended | limb.ComplexNumber
}

// AnyOf is the type R of real numbers, or that of complex numbers with parts of type R. Go infers R.
type AnyOf[R limb.Extended] interface {
	AnyNumber
	Abs() R
}

// Of is one of the three types of real numbers whose limbs are T.
type Of[T limb.Float] interface {
	limb.Pair[T] | limb.Quad[T] | limb.Triple[T]
}

// mapped is [Device.Map] of a function that brings its Go and its assembly with it, on the device of
// its arguments.
func mapped(f *simd.Function, args ...Operand) error {
	d := deviceOf(args)
	err := d.do(func() error {
		m, err := d.given(f, args)
		if err != nil {
			return err
		}
		return d.submitMap(context.Background(), m, args)
	})
	if err != nil {
		return d.wrap(err, "map %s", f.Name)
	}
	return nil
}

// deviceOf is the device of the first array that has one.
func deviceOf(args []Operand) *Device {
	for _, arg := range args {
		if a := arg.operand(); a != nil && a.d != nil {
			return a.d
		}
	}
	return nil
}

// fixed is mapped of a function whose argument i, an operand, is one number in all elements. Devices
// have it as an array that lasts as long as the work.
func fixed[N any](f *simd.Function, i int, number N, args ...Operand) error {
	d := deviceOf(args)
	err := d.do(func() error {
		m, err := d.given(f, args)
		if err != nil {
			return err
		}
		first := args[0].operand()
		if first == nil {
			return fmt.Errorf("%w: argument 0 is nil", ErrType)
		}
		s, err := d.alloc(listed(typeof.Of[N]()), first.len())
		if err != nil {
			return err
		}
		defer func() {
			s.free()
			delete(d.arrays, s)
		}()
		all := &Array[N]{of(d, s, 0, first.len())}
		l, err := d.mapping(m, slices.Insert(slices.Clone(args), i, Operand(all)))
		if err != nil {
			return err
		}
		list, err := filling(&all.a, number)
		if err != nil {
			return err
		}
		return d.dev.Submit(append(list, l))
	})
	if err != nil {
		return d.wrap(err, "map %s", f.Name)
	}
	return nil
}

// tabled is mapped of a function with long tables.
func tabled(f *simd.Function, args ...Operand) error {
	kernels.All()
	return mapped(f, args...)
}

// byType is the function of a type of numbers, which take so many bytes; nil where there is none. The compiler
// has it in place, where the size is a constant, and keeps of the others those of numbers that are as large: a
// program has the functions of these, and not of all types.
func byType(size uintptr, t kernels.Type, df, dd, qf, qd, tf, td, cdf, cdd, cqf, cqd, ctf, ctd *simd.Function) *simd.Function {
	switch size {
	case 8:
		return df
	case 12:
		return tf
	case 16:
		if t == kernels.DD {
			return dd
		} else if t == kernels.QF {
			return qf
		}
		return cdf
	case 24:
		if t == kernels.TD {
			return td
		}
		return ctf
	case 32:
		if t == kernels.QD {
			return qd
		} else if t == kernels.CDD {
			return cdd
		}
		return cqf
	case 48:
		return ctd
	}
	return cqd
}

func sizeOf[N any]() uintptr {
	var n N
	return unsafe.Sizeof(n)
}

// either is a function of T.
func either[T limb.Float](single, double *simd.Function) *simd.Function {
	if typeof.Of[T]() == kernels.F32 {
		return single
	}
	return double
}

// TwoSum sets s[i] to a[i] + b[i] rounded, and e[i] to the error: s[i] + e[i] is the sum.
func TwoSum[T limb.Float](s, e, a, b *Array[T]) error {
	return mapped(either[T](&simd.F32TwoSum, &simd.F64TwoSum), s, e, a, b)
}

// FastTwoSum is [TwoSum] where |a[i]| ≥ |b[i]| or a[i] is 0.
func FastTwoSum[T limb.Float](s, e, a, b *Array[T]) error {
	return mapped(either[T](&simd.F32FastTwoSum, &simd.F64FastTwoSum), s, e, a, b)
}

// TwoDiff sets s[i] to a[i] - b[i] rounded, and e[i] to the error: s[i] + e[i] is the difference.
func TwoDiff[T limb.Float](s, e, a, b *Array[T]) error {
	return mapped(either[T](&simd.F32TwoDiff, &simd.F64TwoDiff), s, e, a, b)
}

// TwoProd sets p[i] to a[i]·b[i] rounded, and e[i] to the error: p[i] + e[i] is the product.
func TwoProd[T limb.Float](p, e, a, b *Array[T]) error {
	return mapped(either[T](&simd.F32TwoProd, &simd.F64TwoProd), p, e, a, b)
}

// TwoSqr sets p[i] to a[i]² rounded, and e[i] to the error: p[i] + e[i] is the square.
func TwoSqr[T limb.Float](p, e, a *Array[T]) error {
	return mapped(either[T](&simd.F32TwoSqr, &simd.F64TwoSqr), p, e, a)
}

// Split sets hi[i] and lo[i] to the halves of a[i], as [limb.Split] does.
func Split[T limb.Float](hi, lo, a *Array[T]) error {
	return mapped(either[T](&simd.F32Split, &simd.F64Split), hi, lo, a)
}

// Axpy sets dst[i] = a·x[i] + y[i], as [MulAdd] does.
func Axpy[N limb.Extended](dst *Array[N], a N, x, y *Array[N]) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMulAdd, &simd.DDMulAdd, &simd.QFMulAdd, &simd.QDMulAdd, &simd.TFMulAdd, &simd.TDMulAdd, nil, nil, nil, nil, nil, nil), 2, a, dst, x, y)
}

// RootOfUnity sets dst[i] to e^(2πij/n) of j[i] and n[i], as [limb.RootOfUnity] does.
func RootOfUnity[N limb.ComplexNumber](dst *Array[N], j, n *Array[int32]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), nil, nil, nil, nil, nil, nil, &simd.F32RootOfUnity, &simd.F64RootOfUnity, &simd.F32RootOfUnityQuad, &simd.F64RootOfUnityQuad, &simd.F32RootOfUnityTriple, &simd.F64RootOfUnityTriple), dst, j, n)
}

// Convert sets dst[i] to x[i], exactly where M can hold it, else rounded once: as vec.Convert does.
// Between float32 and float64 it is [ErrFunction] on a device that has not both as they are.
func Convert[M, N limb.Extended](dst *Array[M], x *Array[N]) error {
	if same, ok := any(x).(*Array[M]); ok {
		return Copy(dst, same)
	}
	return mapped(simd.Between[typeof.Of[N]()][typeof.Of[M]()], dst, x)
}
