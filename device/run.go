package device

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/kernel/launch"
)

// decoded are the programs of users' packages, by where their bytes stand.
var decoded sync.Map // *string: func() (*ir.Program, error)

func decode(text *string) (*ir.Program, error) {
	f, _ := decoded.LoadOrStore(text, sync.OnceValues(func() (*ir.Program, error) {
		p, err := ir.Decode([]byte(*text))
		if err == nil {
			err = ir.Verify(p)
		}
		if err != nil {
			return nil, fmt.Errorf("%w: zlimb.ir is of another version of limb, or is damaged: run limb build", errors.Join(ErrFunction, err))
		}
		return p, nil
	}))
	return f.(func() (*ir.Program, error))()
}

// RunKernel queues a kernel that the command limb build has compiled, for n items or groups.
// It is for package kernel/launch: users call the Run of their kernels. On the device "cpu" it
// returns when the kernel has run.
func (d *Device) RunKernel(ctx context.Context, c *launch.Code, n int, args ...any) error {
	if d == nil {
		return ErrZero
	}
	p, err := decode(c.Program)
	if err != nil {
		return err
	}
	if c.Elements {
		if n, err = elements(args); err != nil {
			return err
		}
	}
	var wrong error
	k, err := d.Load(&kernels.Compiled{Program: p, Name: c.Name, Plain: c.Plain, Go: func(n int, args []any) { wrong = c.Slices(ctx, n, args) }})
	if err != nil {
		return err
	}
	if err := d.submit([]Launch{k.With(n, args...)}); err != nil || !d.caps.Structs {
		return d.wrap(err, "run")
	}
	if err := d.do(d.dev.Wait); err != nil {
		return err
	}
	return wrong
}

// elements is the length that all arrays have.
func elements(args []any) (n int, err error) {
	first := true
	for _, arg := range args {
		a, ok := arrayOf(arg)
		if !ok || a == nil {
			continue
		}
		if first {
			n, first = a.len(), false
		} else if a.len() != n {
			return 0, fmt.Errorf("%w: arrays of %d and %d elements", ErrLength, n, a.len())
		}
	}
	return n, nil
}
