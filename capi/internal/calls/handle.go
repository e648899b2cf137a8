package calls

import (
	"sync"

	"github.com/limbfp/limb/vec"
)

// A Handle is what C has of an object: a number that is never given twice, so that one that was closed is
// known as such.
type Handle uintptr

// An object is an accumulator, a plan, a factorisation or a device. Calls hold its lock, for reading where several may
// use it at once; limb_close writes.
type object struct {
	sync.RWMutex
	value  any
	closed bool
}

var (
	objects sync.Map // Handle → *object
	last    Handle   // the handle that was given last
	giving  sync.Mutex
)

// firstHandle is above what a pointer may be that is no number by mistake: an index, a size.
const firstHandle = 1 << 16

// newHandle returns a handle of a new object.
func newHandle(value any) Handle {
	giving.Lock()
	defer giving.Unlock()
	if last == 0 {
		last = firstHandle
	}
	last++
	objects.Store(last, &object{value: value})
	return last
}

// use calls f with the object of a handle, which is a T; what it is called in the text is a kind.
func use[T any](h Handle, kind string, alone bool, f func(T)) {
	o, ok := objects.Load(h)
	if !ok {
		Refuse(BadHandle, "the handle is no %s: it is none, or was closed", kind)
	}
	x := o.(*object)
	if alone {
		x.Lock()
		defer x.Unlock()
	} else {
		x.RLock()
		defer x.RUnlock()
	}
	v, ok := x.value.(T)
	if !ok || x.closed {
		Refuse(BadHandle, "the handle is no %s: it is one of another kind, or was closed", kind)
	}
	f(v)
}

// Close is limb_close.
func Close(h Handle) {
	o, ok := objects.LoadAndDelete(h)
	if !ok {
		Refuse(BadHandle, "the handle is none, or was closed before")
	}
	x := o.(*object)
	x.Lock()
	defer x.Unlock()
	x.closed = true
	if c, ok := x.value.(interface{ Close() error }); ok {
		must(c.Close(), BadDevice)
	}
	x.value = nil
}

// Accumulator is limb_accumulator.
func Accumulator() Handle { return newHandle(new(vec.Accumulator)) }

const accumulator = "accumulator"

// Accumulate is limb_accumulate.
func Accumulate(h Handle, n int, x Array) {
	k := realKit(x.Type, "an addend")
	x.check(n, "operand", 0)
	use(h, accumulator, true, func(a *vec.Accumulator) {
		if n > 0 {
			k.accumulate(a, n, x.together(n))
		}
	})
}

// AccumulateDot is limb_accumulate_dot.
func AccumulateDot(h Handle, n int, x, y Array) {
	k := realKit(x.Type, "a factor")
	if x.Type != y.Type {
		Refuse(BadType, "products of %v and %v: both must be of one type", x.Type, y.Type)
	}
	x.check(n, "operand", 0)
	y.check(n, "operand", 1)
	use(h, accumulator, true, func(a *vec.Accumulator) {
		if n > 0 {
			k.accumulateDot(a, n, x.together(n), y.together(n))
		}
	})
}

// AccumulatorMerge is limb_accumulator_merge. It takes a copy of b, so that no two calls wait for one another's.
func AccumulatorMerge(a, b Handle) {
	var copied vec.Accumulator
	use(b, accumulator, true, func(b *vec.Accumulator) { copied = *b })
	use(a, accumulator, true, func(a *vec.Accumulator) { a.Merge(&copied) })
}

// AccumulatorTotal is limb_accumulator_total.
func AccumulatorTotal(h Handle, out Array, root bool) {
	k := realKit(out.Type, "a sum")
	out.check(1, "result", 0)
	use(h, accumulator, true, func(a *vec.Accumulator) { k.total(a, out.Data, root) })
}

// AccumulatorSave is limb_accumulator_save.
func AccumulatorSave(h Handle) (bytes []byte) {
	use(h, accumulator, true, func(a *vec.Accumulator) {
		b, err := a.MarshalBinary()
		must(err, Internal)
		bytes = b
	})
	return bytes
}

// AccumulatorLoad is limb_accumulator_load.
func AccumulatorLoad(bytes []byte) Handle {
	a := new(vec.Accumulator)
	must(a.UnmarshalBinary(bytes), BadText)
	return newHandle(a)
}
