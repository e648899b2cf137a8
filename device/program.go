package device

import (
	"fmt"

	"github.com/limbfp/limb/internal/driver"
	"github.com/limbfp/limb/kernels"
)

// Language returns the language of programs on the device ("OpenCL C"), or ""
// where it takes none, as the cpu.
func (d *Device) Language() string {
	if c, ok := d.dev.(driver.Compiler); ok {
		return c.Language()
	}
	return ""
}

// Kernel is a kernel of a program in the device's own language.
type Kernel struct {
	d    *Device
	name string
	k    driver.Kernel
}

// Compile builds the named kernels of a program in the device's [Device.Language].
// A kernel takes the number of elements, then arrays, and the macro FOR_EACH says
// which elements it computes:
//
//	kernel void halve(uint n, global const float *x, global float *y) {
//		FOR_EACH(i, n) y[i] = 0.5f * x[i];
//	}
//
// The text stands behind the prelude of this library's own kernels, which forbids
// contraction; beyond that, what the compiler makes of it is not tested.
func (d *Device) Compile(text string, names ...string) ([]*Kernel, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	c, ok := d.dev.(driver.Compiler)
	err := error(ErrLanguage)
	switch {
	case d.closed:
		err = ErrClosed
	case ok:
		var ks []driver.Kernel
		if ks, err = c.CompileText(text, names, d.preludes[kernels.F32]); err == nil {
			list := make([]*Kernel, len(ks))
			for i, k := range ks {
				list[i] = &Kernel{d, names[i], k}
			}
			return list, nil
		}
	}
	return nil, fmt.Errorf("%s: compile: %w", d.info.Name, err)
}

// Run queues the kernel over arrays, in the order of its parameters, all of one
// length. Whether their types are those of the text cannot be checked.
func (k *Kernel) Run(args ...Operand) error {
	k.d.mu.Lock()
	defer k.d.mu.Unlock()
	if err := k.run(args); err != nil {
		return fmt.Errorf("%s: kernel %s: %w", k.d.info.Name, k.name, err)
	}
	return nil
}

func (k *Kernel) run(args []Operand) error {
	if k.d.closed {
		return ErrClosed
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
