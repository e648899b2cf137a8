package launch

import (
	"context"
	"fmt"

	"github.com/limbfp/limb/internal/run/cause"
)

// Code is a kernel for devices, as Load of a device takes it: a program in limb's intermediate
// form, the kernel's name in it, and the same on slices of Go, for the device cpu. args are the
// kernel's parameters after the first. Only the device cpu runs one without a program.
type Code struct {
	Program *string
	Name    string

	// Elements says that there is an item for each element of its arrays.
	Elements bool
	Slices   func(ctx context.Context, n int, args []any) error

	Plain Plain // the kernel itself, which the first launch on another device is compared with

	// Compared says that whoever loads it compares its results before they are used, as limb's
	// packages do that use several kernels together: a first launch is not compared then.
	Compared bool
}

// Device is a *device.Device.
type Device interface {
	// RunKernel queues a kernel for n items or groups; with a context that may end it waits for it.
	RunKernel(ctx context.Context, c *Code, n int, args ...any) error
}

// Array is an array of a device: a *device.Array[T].
type Array[T any] interface {
	Len() int
	Upload([]T) error
	Download([]T) error
}

// Run queues a kernel on a device, for n items or groups, or one of c.Elements.
func Run(ctx context.Context, d Device, c *Code, kernel string, n int, args ...any) error {
	var err error
	switch {
	case d == nil:
		err = ErrNil
	case ctx.Err() != nil:
		err = cause.Of(ctx)
	default:
		err = d.RunKernel(ctx, c, n, args...)
	}
	if err != nil {
		return fmt.Errorf("kernel %s: %w", kernel, err)
	}
	return nil
}
