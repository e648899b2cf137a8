package device

import (
	"errors"
	"fmt"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
)

// LoadAsWritten builds kernels of a program in the way of the lowest rung, whatever the
// self-test found: for limb's own packages that ask what a device makes of a program, which is
// in limb's intermediate form. They may have native operations, and a kernel with one that the
// device's language lacks is nil. The error is [ErrLanguage] where nothing is compiled for the
// device, as for "cpu".
func (d *Device) LoadAsWritten(program string, names ...string) ([]*Kernel, error) {
	var list []*Kernel
	p, err := ir.Decode([]byte(program))
	if err == nil {
		err = d.do(func() (err error) {
			list, err = d.loadAsWritten(p, names)
			return err
		})
	}
	return list, d.wrap(err, "probes")
}

func (d *Device) loadAsWritten(p *ir.Program, names []string) ([]*Kernel, error) {
	b, ok := d.dev.(driver.Natives)
	if !ok {
		return nil, ErrLanguage
	}
	list := make([]*Kernel, len(names))
	var funcs []*ir.Func
	var asked []string
	for i, name := range names {
		f := p.Lookup(name)
		if f == nil || f.Kind == ir.Once {
			return nil, fmt.Errorf("%w: the program has no kernel %s", ErrFunction, name)
		}
		if hasNatives(b, p.Reach(f)) {
			list[i] = &Kernel{d: d, name: name, f: f}
			funcs, asked = append(funcs, f), append(asked, f.Name)
		}
	}
	if len(asked) == 0 {
		return list, nil
	}
	ks, err := d.dev.Build(p.Reach(funcs...), asked, lower.Ladder[0])
	if err == nil && len(ks) != len(asked) {
		err = errors.New("the driver gives another number of kernels")
	}
	if err != nil {
		return nil, err
	}
	for _, k := range list {
		if k != nil {
			k.k, ks = ks[0], ks[1:]
		}
	}
	return list, nil
}

// hasNatives reports whether a language has the native operations of a program.
func hasNatives(b driver.Natives, p *ir.Program) bool {
	for _, f := range p.Funcs {
		for _, v := range f.Body {
			if v.Op == ir.Native && !b.HasNative(v) {
				return false
			}
		}
	}
	return true
}
