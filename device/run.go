package device

import (
	"cmp"
	"context"
	"fmt"

	"github.com/limbfp/limb/kernel/launch"
)

// RunKernel queues a kernel that the command limb build has compiled, for n items or groups.
// It is for package kernel/launch: users call the Run of their kernels. On the device "cpu" it
// returns when the kernel has run, and so it does where ctx may be done: the launch is not begun
// then.
func (d *Device) RunKernel(ctx context.Context, c *launch.Code, n int, args ...any) error {
	var wrong error
	l, err := d.launchOf(ctx, c, n, args, &wrong)
	if err != nil {
		return err
	}
	if err = d.submit(ctx, []Launch{l}); err == nil && d.caps.Structs {
		err = d.do(d.dev.Wait)
	}
	return cmp.Or(d.wrap(err, "run"), wrong)
}

// launchOf returns the launch of a kernel; on slices of Go it tells what went wrong.
func (d *Device) launchOf(ctx context.Context, c *launch.Code, n int, args []any, wrong *error) (l Launch, err error) {
	if d == nil {
		return l, ErrZero
	}
	if c == nil {
		return l, errNoCode
	}
	s, err := sourceOf(c)
	if err == nil && c.Elements {
		n, err = elements(args)
	}
	if err != nil {
		return l, err
	}
	s.inGo = func(n int, args []any) error {
		*wrong = c.Slices(ctx, n, args) // the device has not failed
		return nil
	}
	k, err := d.loadSource(ctx, s)
	if err != nil {
		return l, err
	}
	return k.With(n, args...), nil
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
