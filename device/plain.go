//go:build !page

package device

import (
	"fmt"
	"reflect"
	"runtime"
	"strings"
	"unsafe"

	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/types"
)

// inGo runs some items of a launch in plain Go, on copies of what its arrays held before, and
// compares that with what the interpreter gave.
func (k *Kernel) inGo(l Launch, before, want contents, items []int) (err error) {
	whole := map[*storage]reflect.Value{}
	var args []any
	for _, arg := range l.args {
		a, ok := arrayOf(arg)
		if !ok {
			args = append(args, arg)
			continue
		}
		x, ok := whole[a.storage]
		if !ok {
			x = reflect.MakeSlice(reflect.SliceOf(a.typ.typ), a.room, a.room)
			each(a.typ, x, func(i int, _ float64) float64 { return before[a.storage].numbers[i] })
			whole[a.storage] = x
		}
		args = append(args, x.Slice3(a.lo, a.hi, a.hi).Interface())
	}
	at := 0
	defer func() {
		if r := recover(); r != nil {
			wrong, ok := r.(runtime.Error)
			if !ok {
				panic(r)
			}
			err = fmt.Errorf("the kernel is wrong: item %d: %s", at, strings.TrimPrefix(wrong.Error(), "runtime error: "))
		}
	}()
	for _, at = range items {
		k.plain(at, at+1, args)
	}
	for a, x := range whole {
		got := &content{numbers: make([]float64, a.room*a.typ.Planes())}
		each(a.typ, x, func(i int, x float64) float64 {
			got.numbers[i] = x
			return x
		})
		for i := range a.room {
			if !(place{a, i}).same(want[a], got, true, asIs) {
				at := i * a.typ.Planes()
				return fmt.Errorf("%w before its first use: element %d of an array of %s is %x, and %x in plain Go: what limb's compiler made of the kernel is wrong",
					ErrWrong, i, a.typ, want[a].numbers[at:][:a.typ.Planes()], got.numbers[at:][:a.typ.Planes()])
			}
		}
	}
	return nil
}

// each replaces the machine numbers of a slice of elements by what f makes of them.
func each(e *elem, slice reflect.Value, f func(i int, x float64) float64) {
	n, at := slice.Len()*e.planes, slice.UnsafePointer()
	switch e.machine {
	case kernels.F32:
		replace(unsafe.Slice((*float32)(at), n), f)
	case kernels.F64:
		replace(unsafe.Slice((*float64)(at), n), f)
	case kernels.I32:
		replace(unsafe.Slice((*int32)(at), n), f)
	case types.U16:
		replace(unsafe.Slice((*uint16)(at), n), f)
	}
}

func replace[M float32 | float64 | int32 | uint16](list []M, f func(i int, x float64) float64) {
	for i, x := range list {
		list[i] = M(f(i, float64(x)))
	}
}
