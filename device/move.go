package device

import (
	"fmt"
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

// Fill sets all elements of x to value, after all earlier work: it waits for that, as Upload
// does, and not for its own.
func (x *Array[T]) Fill(value T) error {
	a := x.operand()
	if a == nil || a.d == nil {
		return a.wrapped(ErrZero, "fill")
	}
	return a.wrapped(a.d.do(func() error {
		if err := a.usable(a.d); err != nil || a.len() == 0 {
			return err
		}
		first, others := of(a.d, a.storage, a.lo, a.lo+1), of(a.d, a.storage, a.lo+1, a.hi)
		if err := first.write(bytes([]T{value})); err != nil || others.len() == 0 {
			return err
		}
		return a.d.move(&others, &first, true, func(_ int, args []any) error {
			dst, src := args[0].([]T), args[1].([]T)
			for i := range dst {
				dst[i] = src[0]
			}
			return nil
		})
	}), "fill")
}

// Copy queues that the elements of src are copied to dst. The lengths must be equal, and the
// arrays are to be of one device and apart: [ErrOverlap] where they have some elements in
// common and not all.
func Copy[T any](dst, src *Array[T]) error {
	to, from := dst.operand(), src.operand()
	if to == nil || to.d == nil || from == nil || from.d == nil {
		return fmt.Errorf("copy: %w", ErrZero)
	}
	return to.wrapped(to.d.do(func() error {
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
		return to.d.move(to, from, false, func(_ int, args []any) error {
			copy(args[0].([]T), args[1].([]T))
			return nil
		})
	}), "copy")
}

// move queues that elements of src, or all times the first one, are copied to those of dst. On
// the device cpu that is inGo, which is called once.
func (d *Device) move(dst, src *array, one bool, inGo driver.Go) error {
	l := driver.Launch{Kernel: inGo, N: 1, Args: []any{dst.given, src.given}}
	switch {
	case dst.len() == 0:
		return nil
	case !d.caps.Structs:
		var err error
		if l.Kernel, err = d.mover(dst.typ, one); err != nil {
			return err
		}
		if c, ok := l.Kernel.(driver.Copies); ok {
			c.Whole = dst.whole() && src.whole()
			l.Kernel, d.witness.copies = c, true
		}
		l.N = dst.len()
	}
	return d.dev.Submit([]driver.Launch{l})
}

// mover returns the kernel for elements. One serves all types with as many machine numbers of
// a kind.
func (d *Device) mover(e *elem, one bool) (driver.Kernel, error) {
	key := fmt.Sprint(e.machine, e.planes, one)
	if k := d.movers[key]; k != nil {
		return k, d.compared[key]
	}
	var k driver.Kernel = driver.Copies{Size: e.Size(), Planes: e.planes}
	name := "copy"
	if one || !d.caps.Copies {
		f := ir.Copy(compiled[e.machine], e.planes, one)
		library := kernels.Program()
		p := &ir.Program{Funcs: append(library.Funcs[:len(library.Funcs):len(library.Funcs)], f), Tables: library.Tables}
		made, err := d.load(source{program: p, name: f.Name, compared: true})
		if err != nil {
			return nil, err
		}
		k, name = made.k, f.Name
	}
	if _, known := kept.Get("compared", d.firstKey(k, name)); d.doubts() && !known {
		wrong, err := d.tryMover(k, e, one)
		if err != nil {
			return nil, fmt.Errorf("before its first use: %w", err)
		}
		if wrong != nil {
			d.compared[key] = fmt.Errorf("%w before its first use: %w", ErrWrong, wrong)
		} else {
			d.keep(d.firstKey(k, name), name)
		}
	}
	d.movers[key] = k
	return k, d.compared[key]
}

// tryMover moves random normal numbers, on as many elements as a function is compared on, and
// says what is wrong with the memory of the arrays then, all of it.
func (d *Device) tryMover(k driver.Kernel, e *elem, one bool) (wrong, err error) {
	l := d.layout(e, firstRows+guard)
	src, want := make([]byte, l.bytes()), make([]byte, l.bytes())
	plane.Poison(want)
	for i := range src {
		if src[i] = byte(rand.Uint32()); i%e.Size() == e.Size()-1 {
			src[i] = src[i]&^0x40 | 0x20
		}
	}
	launch := driver.Launch{Kernel: k, N: firstRows}
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
		launch.Args = append(launch.Args, l.slice(b, 0, firstRows))
	}
	if err := d.dev.Submit([]driver.Launch{launch}); err != nil {
		return nil, err
	}
	for j := range e.planes {
		to, from := want[j*l.stride*e.Size():], src[j*l.stride*e.Size():]
		if copy(to, from[:firstRows*e.Size()]); one {
			for i := range firstRows {
				copy(to[i*e.Size():], from[:e.Size()])
			}
		}
	}
	for i, m := range memories {
		got := make([]byte, len(m))
		if err := launch.Args[i].(driver.Slice).Buffer.Read(0, got); err != nil {
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
