package device

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kept"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
)

// # Elements that a device moves itself
//
// A driver's own copies, or the kernel that its compiler made, have moved other numbers before.

// Fill queues that all elements of x are set to value.
func (x *Array[T]) Fill(value T) error { return x.FillContext(context.Background(), value) }

// FillContext is Fill until ctx is done: with a context that may end it waits for the device, and does not begin where ctx
// is done before.
func (x *Array[T]) FillContext(ctx context.Context, value T) error {
	a := x.operand()
	if a == nil || a.d == nil {
		return a.wrapped(ErrZero, "fill")
	}
	return a.wrapped(a.d.through(ctx, func() error {
		if err := a.usable(a.d); err != nil || a.len() == 0 {
			return err
		}
		list, err := filling(a, value)
		if err != nil {
			return err
		}
		return a.d.dev.Submit(list)
	}), "fill")
}

// filling returns the launches that set all elements of a, which are of type T, to value.
func filling[T any](a *array, value T) ([]driver.Launch, error) {
	if a.len() == 0 {
		return nil, nil
	}
	if a.d.caps.Structs {
		return []driver.Launch{{N: 1, Args: []any{a.given}, Kernel: driver.Go(func(_ int, args []any) error {
			dst := args[0].([]T)
			for i := range dst {
				dst[i] = value
			}
			return nil
		})}}, nil
	}
	ks, err := a.d.movers(a.typ, true)
	if err != nil {
		return nil, err
	}
	return fill(ks, a.typ, a.given, a.len(), bytes([]T{value})), nil
}

// Copy queues that the elements of src are copied to dst. The lengths must be equal, and the
// arrays are to be of one device and apart: [ErrOverlap] where they have some elements in
// common and not all.
func Copy[T any](dst, src *Array[T]) error { return CopyContext(context.Background(), dst, src) }

// CopyContext is Copy until ctx is done: with a context that may end it waits for the copy, and does not begin it where
// ctx is done before.
func CopyContext[T any](ctx context.Context, dst, src *Array[T]) error {
	to, from := dst.operand(), src.operand()
	if to == nil || to.d == nil || from == nil || from.d == nil {
		return fmt.Errorf("copy: %w", ErrZero)
	}
	return to.wrapped(to.d.through(ctx, func() error {
		for _, a := range []*array{to, from} {
			if err := a.usable(to.d); err != nil {
				return err
			}
		}
		switch {
		case to.len() != from.len():
			return fmt.Errorf("%w: to %d elements from %d", ErrLength, to.len(), from.len())
		case to.same(from):
			return nil
		case to.overlaps(from):
			return fmt.Errorf("%w: the elements from %d on to those from %d on, of one array", ErrOverlap, from.lo, to.lo)
		}
		return to.d.move(to, from, func(_ int, args []any) error {
			copy(args[0].([]T), args[1].([]T))
			return nil
		})
	}), "copy")
}

// move queues that elements of src are copied to those of dst. On the device cpu that is inGo, which is called once.
func (d *Device) move(dst, src *array, inGo driver.Go) error {
	l := driver.Launch{Kernel: inGo, N: 1, Args: []any{dst.given, src.given}}
	switch {
	case dst.len() == 0:
		return nil
	case !d.caps.Structs:
		ks, err := d.movers(dst.typ, false)
		if err != nil {
			return err
		}
		l.Kernel, l.N = ks[0], dst.len()
		if c, ok := l.Kernel.(driver.Copies); ok {
			c.Whole = dst.whole() && src.whole()
			l.Kernel, d.witness.copies = c, true
		}
	}
	return d.dev.Submit([]driver.Launch{l})
}

// filled is the largest number of machine numbers that one launch fills elements with: a device need not take more
// than a kilobyte of parameters.
const filled = 64

// fill returns the launches that set n elements to a value, whose memory it is.
func fill(ks []driver.Kernel, e *elem, dst any, n int, value []byte) (list []driver.Launch) {
	for _, k := range ks {
		l := driver.Launch{Kernel: k, N: n, Args: []any{dst}}
		for ; len(l.Args) <= filled && len(value) > 0; value = value[e.Size():] {
			switch e.Size() {
			case 2:
				l.Args = append(l.Args, int32(binary.NativeEndian.Uint16(value)))
			case 4:
				l.Args = append(l.Args, int32(binary.NativeEndian.Uint32(value)))
			default:
				l.Args = append(l.Args, math.Float64frombits(binary.NativeEndian.Uint64(value)))
			}
		}
		list = append(list, l)
	}
	return list
}

// movers returns the kernels that copy elements, or fill an array with one. They serve all types with as many machine
// numbers of a kind.
func (d *Device) movers(e *elem, fills bool) (ks []driver.Kernel, err error) {
	key := fmt.Sprint(e.machine, e.planes, fills)
	if ks := d.moving[key]; ks != nil {
		return ks, d.compared[key]
	}
	name := "copy"
	switch {
	case fills:
		name = "fill"
		for from := 0; from < e.planes && err == nil; from += filled {
			ks, err = d.mover(ks, ir.Fill(compiled[e.machine], e.planes, from, min(from+filled, e.planes)))
		}
	case d.caps.Copies:
		ks = []driver.Kernel{driver.Copies{Size: e.Size(), Planes: e.planes}}
	default:
		ks, err = d.mover(ks, ir.Copy(compiled[e.machine], e.planes))
	}
	if err != nil {
		return nil, err
	}
	of := d.firstKey(name, ks...)
	if _, known := kept.Get("compared", of); d.doubts() && !known {
		wrong, err := d.tryMovers(ks, e, fills)
		if err != nil {
			return nil, fmt.Errorf("before its first use: %w", err)
		}
		if wrong != nil {
			d.compared[key] = fmt.Errorf("%w before its first use: %w", ErrWrong, wrong)
		} else {
			d.keep(of, name)
		}
	}
	d.moving[key] = ks
	return ks, d.compared[key]
}

// mover adds a kernel to a list.
func (d *Device) mover(list []driver.Kernel, f *ir.Func) ([]driver.Kernel, error) {
	library := kernels.Linked{}.Program()
	p := &ir.Program{Funcs: append(library.Funcs[:len(library.Funcs):len(library.Funcs)], f), Tables: library.Tables}
	made, err := d.load(source{program: p, name: f.Name, compared: true})
	if err != nil {
		return nil, err
	}
	return append(list, made.k), nil
}

// tryMovers moves random normal numbers, on as many elements as a function is compared on, and
// says what is wrong with the memory of the arrays then, all of it.
func (d *Device) tryMovers(ks []driver.Kernel, e *elem, fills bool) (wrong, err error) {
	l := d.layout(e, firstRows+guard)
	src, want := make([]byte, l.bytes()), make([]byte, l.bytes())
	plane.Poison(want)
	for i := range src {
		if src[i] = byte(rand.Uint32()); i%e.Size() == e.Size()-1 {
			src[i] = src[i]&^0x40 | 0x20
		}
	}
	var arrays []any
	memories := [][]byte{want, src}
	for _, m := range memories {
		b, err := d.dev.Alloc(len(m))
		if err != nil {
			return nil, err
		}
		defer b.Free()
		if err := b.Write(0, m); err != nil {
			return nil, err
		}
		arrays = append(arrays, l.slice(b, 0, firstRows))
	}
	list := []driver.Launch{{Kernel: ks[0], N: firstRows, Args: arrays}}
	if fills {
		list = fill(ks, e, arrays[0], firstRows, src[:e.planes*e.Size()])
	}
	if err := d.dev.Submit(list); err != nil {
		return nil, err
	}
	for j := range e.planes {
		to, from := want[j*l.stride*e.Size():], src[j*l.stride*e.Size():]
		if fills {
			for i := range firstRows {
				copy(to[i*e.Size():], src[j*e.Size():][:e.Size()])
			}
		} else {
			copy(to, from[:firstRows*e.Size()])
		}
	}
	for i, m := range memories {
		got := make([]byte, len(m))
		if err := arrays[i].(driver.Slice).Buffer.Read(0, got); err != nil {
			return nil, err
		}
		for at := range got {
			if got[at] != m[at] {
				return fmt.Errorf("element %d of an array of %s is another one after a copy", at/e.Size()%l.stride, e), nil
			}
		}
	}
	return nil, nil
}
