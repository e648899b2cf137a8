package device

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/inside"
	"github.com/limbfp/limb/kernel/launch"
)

// inner is how limb's own packages ask a device for what users have no call for.
type inner = inside.Device

// asked answers them.
type asked struct{ d *Device }

// AsWritten is that of package inside.
func (a asked) AsWritten(program string, names []string) (any, error) {
	var list []*Kernel
	p, err := ir.Decode([]byte(program))
	if err == nil {
		err = a.d.do(func() (err error) {
			list, err = a.d.loadAsWritten(p, names)
			return err
		})
	}
	return list, a.d.wrap(err, "probes")
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

// Time is that of package inside.
func (a asked) Time(c *launch.Code, n int, args []any) (t time.Duration, err error) {
	d := a.d
	var wrong error
	l, err := d.launchOf(context.Background(), c, n, args, &wrong)
	if err != nil {
		return 0, err
	}
	err = d.do(func() error {
		work, err := d.checked([]Launch{l})
		if err == nil && l.k.program != nil {
			err = d.inOrder([]Launch{l}, work)
		}
		if err != nil {
			return err
		}
		if t, err = d.dev.Time(work[0]); err != nil {
			return err
		}
		return d.sync()
	})
	return t, errors.Join(d.wrap(err, "run"), wrong)
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
