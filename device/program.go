package device

import (
	"fmt"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/driver"
	"github.com/limbfp/limb/internal/ir"
	"github.com/limbfp/limb/internal/kernels"
	"github.com/limbfp/limb/internal/lower"
)

// Language returns the language of programs on the device ("OpenCL C"), or "" for the
// device "cpu", which takes none.
func (d *Device) Language() string {
	if d == nil {
		return ""
	}
	if c, ok := d.dev.(driver.Compiler); ok {
		return c.Language()
	}
	return ""
}

// Kernel is a kernel of a program in the device's own language, which [Device.Compile]
// returns. It lasts until the device is closed. Several goroutines may use it at once.
type Kernel struct {
	d    *Device
	name string
	k    driver.Kernel

	f    *ir.Func // of [Device.Load]
	inGo func(n int, args []any)
}

// Compile builds the named kernels of a program in the device's [Device.Language].
// It returns them in the order of names, or an error with the compiler's message, and
// [ErrLanguage] where the device takes no programs. A kernel for [Kernel.Run] takes the
// number of elements, then arrays of machine numbers, and the macro FOR_EACH says which
// elements it computes:
//
//	kernel void halve(uint n, global const float *x, global float *y) {
//		FOR_EACH(i, n) y[i] = 0.5f * x[i];
//	}
//
// Before the text stands the one that defines FOR_EACH and forbids contraction, as for
// this library's own kernels; beyond that, what the compiler makes of it is not tested.
func (d *Device) Compile(text string, names ...string) ([]*Kernel, error) {
	return d.CompileWith(nil, text, names...)
}

// CompileWith is Compile for a program that calls functions of package limb, named as in
// [Device.Map], all of one machine type, float32 or float64. They stand before the text,
// lowered as the self-test found it to be exact: "DF.Add" is DF_Add, takes the limbs of
// its operands one by one, returns the first limb of its results, and stores the others
// through pointers:
//
//	float hi, lo;
//	hi = DF_Add(x_hi, x_lo, y_hi, y_lo, &lo);
//
// A program is built once: the same text gives the same kernels.
func (d *Device) CompileWith(functions []string, text string, names ...string) ([]*Kernel, error) {
	var list []*Kernel
	err := d.do(func() (err error) {
		list, err = d.compile(functions, text, names)
		return err
	})
	return list, d.wrap(err, "compile")
}

func (d *Device) compile(functions []string, text string, names []string) ([]*Kernel, error) {
	c, ok := d.dev.(driver.Compiler)
	if !ok {
		return nil, ErrLanguage
	}
	limb, program := kernels.F32, &ir.Program{}
	var targets []string
	if len(functions) > 0 {
		t, ok := kernels.TypeOf(functions[0])
		if !ok {
			return nil, fmt.Errorf("%w %q", ErrFunction, functions[0])
		}
		if limb = t.Elem(); limb == kernels.F64 && d.float64Error() != nil {
			return nil, d.float64Error()
		}
		p, err := kernels.Module(functions...)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrFunction, err)
		}
		program = p
		for _, name := range functions {
			targets = append(targets, p.Lookup(name).Name)
		}
	}
	key := limb.String() + strings.Join(functions, " ") + text + strings.Join(names, " ")
	if list := d.programs[key]; list != nil {
		return list, nil
	}
	open := d.rungs[limb]
	if open.Has("hidden") || open.Has("floor") { // their functions take other operands
		i := slices.IndexFunc(lower.Ladder, func(r lower.Rung) bool {
			return r.Has("barrier") && r.Has("split") == open.Has("split") && r.Has("divide") == open.Has("divide")
		})
		open = lower.Ladder[i]
	}
	ks, err := c.CompileText(program, targets, text, names, open)
	if err != nil {
		return nil, err
	}
	list := make([]*Kernel, len(ks))
	for i, k := range ks {
		list[i] = &Kernel{d: d, name: names[i], k: k}
	}
	d.programs[key] = list
	return list, nil
}

// Run queues the kernel over arrays, in the order of its parameters, all of one length,
// which is its first parameter. An array of several limbs stands for that many parameters,
// its planes (see [Array]). Whether their types and number are those of the text cannot be
// checked.
func (k *Kernel) Run(args ...Operand) error {
	return k.do(func() error { return k.run(args) })
}

// do makes a call of the kernel's device.
func (k *Kernel) do(call func() error) error {
	if k == nil || k.d == nil {
		return fmt.Errorf("kernel: %w", ErrZero)
	}
	return k.d.wrap(k.d.do(call), "kernel %s", k.name)
}

func (k *Kernel) run(args []Operand) error {
	if k.f != nil {
		return fmt.Errorf("%w: a kernel of Go: Launch is for those", ErrLanguage)
	}
	var planes []driver.Plane
	n := 0
	for i, arg := range args {
		if arg == nil || arg.operand() == nil {
			return fmt.Errorf("%w: argument %d is nil", ErrType, i)
		}
		a := arg.operand()
		if err := a.usable(k.d); err != nil {
			return fmt.Errorf("argument %d: %w", i, err)
		}
		if n0 := args[0].operand().n; a.n != n0 {
			return fmt.Errorf("%w: argument %d has %d elements, argument 0 %d", ErrLength, i, a.n, n0)
		}
		n = a.n
		planes = append(planes, a.planes...)
	}
	return k.k.Launch(n, planes)
}

// RunOver queues a kernel over so many work-items, at least one, in groups of group of
// them, or of a size that the library chooses for 0. The number is rounded up to whole
// groups: the kernel has to leave out what is beyond. args are all of its parameters:
// *[Array] of any lengths, which stand for their planes, and int32. That they suit the
// text cannot be checked.
func (k *Kernel) RunOver(items, group int, args ...any) error {
	return k.do(func() error { return k.runOver(items, group, args) })
}

func (k *Kernel) runOver(items, group int, args []any) error {
	r, ok := k.k.(driver.Ranger)
	switch {
	case !ok || k.f != nil:
		return ErrLanguage
	case items < 1:
		return fmt.Errorf("%w: %d work-items", ErrLength, items)
	}
	var list []any
	for i, arg := range args {
		switch x := arg.(type) {
		case int32:
			list = append(list, x)
		case Operand:
			if x.operand() == nil {
				return fmt.Errorf("%w: argument %d is nil", ErrType, i)
			}
			if err := x.operand().usable(k.d); err != nil {
				return fmt.Errorf("argument %d: %w", i, err)
			}
			for _, p := range x.operand().planes {
				list = append(list, p)
			}
		default:
			return fmt.Errorf("%w: argument %d is a %T, not an array or an int32", ErrType, i, arg)
		}
	}
	return r.Range(items, group, list)
}
