// Package typeof tells which of the types of the list a type of Go is.
package typeof

import (
	"reflect"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
)

// Of returns the type of N, which is a number of the root package, a float32, a float64,
// an int32 or a bool. That of limb.F64, and of
// any other name of a float64, is that of float64.
func Of[N any]() types.Type {
	var x N
	n := any((*N)(nil))
	switch unsafe.Sizeof(x) { // which the compiler knows, and leaves out the other cases
	case 4:
		switch n.(type) {
		case *float32, *limb.F32:
			return types.F32
		case *int32:
			return types.I32
		}
	case 8:
		switch n.(type) {
		case *limb.DF:
			return types.DF
		case *float64, *limb.F64:
			return types.F64
		}
	}
	switch n.(type) {
	case *limb.DD:
		return types.DD
	case *limb.QF:
		return types.QF
	case *limb.QD:
		return types.QD
	case *limb.TF:
		return types.TF
	case *limb.TD:
		return types.TD
	case *limb.CDF:
		return types.CDF
	case *limb.CDD:
		return types.CDD
	case *limb.CQF:
		return types.CQF
	case *limb.CQD:
		return types.CQD
	case *limb.CTF:
		return types.CTF
	case *limb.CTD:
		return types.CTD
	}
	switch reflect.TypeFor[N]().Kind() { // a type of a program
	case reflect.Float32:
		return types.F32
	case reflect.Float64:
		return types.F64
	}
	return types.Bool
}

// Go returns the type of Go that is t.
func Go(t types.Type) reflect.Type {
	if t < types.Numbers {
		return goEach[t]()
	}
	return [...]reflect.Type{types.F32: reflect.TypeFor[float32](), types.F64: reflect.TypeFor[float64](), types.I32: reflect.TypeFor[int32](), types.Bool: reflect.TypeFor[bool]()}[t]
}

//limb:each numbers
func goDF() reflect.Type { return reflect.TypeFor[limb.DF]() }
