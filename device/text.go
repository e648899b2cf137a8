package device

import (
	"context"
	"fmt"
	"strings"

	"github.com/limbfp/limb/internal/run/driver"
)

// Text is a kernel of a program's own text in the language of a device, which [Device.Compile]
// builds. It lasts until the device is closed. Several goroutines may use it at once.
type Text struct {
	d    *Device
	name string
	k    driver.Kernel
}

// Language returns the language of texts for [Device.Compile], "OpenCL C" or "PTX", or ""
// for the device "cpu", which takes none.
func (d *Device) Language() string {
	if d == nil {
		return ""
	}
	if b, ok := d.dev.(driver.Texts); ok {
		return b.Language()
	}
	return ""
}

// Compile builds the named kernels of a text in the device's own language, [Device.Language].
// What the compiler makes of its arithmetic is not tested, unlike that of functions and of
// kernels in Go. Compile returns the kernels in the order of names, or an error with the
// compiler's message, and [ErrLanguage] where the device takes no texts, as "cpu". A kernel
// takes the number of elements, then arrays of machine numbers. In OpenCL C the macro
// FOR_EACH says which elements it computes:
//
//	kernel void halve(uint n, global const float *x, global float *y) {
//		FOR_EACH(i, n) y[i] = 0.5f * x[i];
//	}
//
// Before the text stands the one that defines FOR_EACH and forbids contraction. In PTX the
// parameters are a .u32, then a .u64 for each array, and a thread computes the element
// %ctaid.x·%ntid.x + %tid.x, if there is one. A text is built once: the same text gives the
// same kernels.
func (d *Device) Compile(text string, names ...string) ([]*Text, error) {
	return d.CompileContext(context.Background(), text, names...)
}

// CompileContext is Compile until ctx is done: it does not begin then, and what the compiler has begun is waited for.
func (d *Device) CompileContext(ctx context.Context, text string, names ...string) ([]*Text, error) {
	var list []*Text
	err := d.in(ctx, func() (err error) {
		list, err = d.compile(text, names)
		return err
	})
	return list, d.wrap(err, "compile")
}

func (d *Device) compile(text string, names []string) (list []*Text, err error) {
	b, ok := d.dev.(driver.Texts)
	if !ok {
		return nil, ErrLanguage
	}
	key := text + strings.Join(names, " ")
	if d.texts[key] == nil {
		ks, err := b.BuildText(text, names)
		if err != nil {
			return nil, err
		}
		for i, k := range ks {
			d.texts[key] = append(d.texts[key], &Text{d: d, name: names[i], k: k})
		}
	}
	return d.texts[key], nil
}

// Run queues the kernel over arrays of machine numbers, in the order of its
// parameters, all of one length, which is its first parameter, and from the first element of
// an array on. Whether their types and number are those of the text cannot be checked.
func (k *Text) Run(args ...Operand) error {
	if k == nil || k.d == nil {
		return fmt.Errorf("kernel: %w", ErrZero)
	}
	return k.d.wrap(k.d.do(func() error { return k.run(args) }), "kernel %s", k.name)
}

func (k *Text) run(args []Operand) error {
	l := driver.Launch{Kernel: k.k}
	for i, arg := range args {
		if arg == nil || arg.operand() == nil {
			return fmt.Errorf("%w: argument %d is nil", ErrType, i)
		}
		a := arg.operand()
		if err := a.usable(k.d); err != nil {
			return fmt.Errorf("argument %d: %w", i, err)
		}
		if a.typ.Planes() > 1 {
			return fmt.Errorf("%w: argument %d is an array of %s: a text takes arrays of machine numbers", ErrType, i, a.typ)
		}
		if a.lo > 0 {
			return fmt.Errorf("%w: argument %d is a part of an array from element %d on, and a text takes whole arrays: copy it to one (device.Copy)", ErrType, i, a.lo)
		}
		if n0 := args[0].operand().len(); a.len() != n0 {
			return fmt.Errorf("%w: argument %d has %d elements, argument 0 %d", ErrLength, i, a.len(), n0)
		}
		l.N, l.Args = a.len(), append(l.Args, a.given)
	}
	return k.d.dev.Submit([]driver.Launch{l})
}
