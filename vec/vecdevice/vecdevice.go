// Package vecdevice has sums of machine numbers, exact sums and polynomials of package vec on devices,
// with the same bits: the compensated algorithms of [DGD06], section 7.
//
//	d, err := device.Open("")
//	x, err := device.NewArray[float32](d, len(numbers))
//	err = x.Upload(numbers)
//	sum, err := vecdevice.SumOf[limb.DF](x)
//	exact, err := vecdevice.ExactSum(x)
//
// On the device "cpu" package vec computes. The first call for a type on another device builds its
// kernels, which takes seconds, and compares some of their items before they are used. Sums of
// numbers in their own type are in package device.
package vecdevice

import (
	"context"
	"fmt"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/kernel/launch"
	"github.com/limbfp/limb/vec/vecdevice/internal/sums"
)

func load(ctx context.Context, d *device.Device, name string) (*device.Kernel, error) {
	return d.LoadContext(ctx, &launch.Code{Program: &sums.Program, Name: "sums." + name})
}

// deviceOf returns the device of arrays of the same length.
func deviceOf[T any](list []*device.Array[T]) (*device.Device, error) {
	for _, x := range list {
		if x.Device() == nil {
			return nil, device.ErrZero
		}
		if n := list[0].Len(); x.Len() != n {
			return nil, fmt.Errorf("%w: arrays of %d and %d elements", device.ErrLength, n, x.Len())
		}
	}
	return list[0].Device(), nil
}

// wrapped says in what of an array there is an error.
func wrapped[T any](what string, x *device.Array[T], err error) error {
	if err == nil {
		return nil
	}
	var zero T
	if x.Device() == nil {
		return fmt.Errorf("vecdevice: %s of %T: %w", what, zero, err)
	}
	return fmt.Errorf("vecdevice: %s of %d %T on %s: %w", what, x.Len(), zero, x.Device().Info().Name, err)
}

// onSlices runs a function on arrays of a device where they are slices of Go. It waits.
func onSlices[T any](ctx context.Context, d *device.Device, f func([][]T), operands ...*device.Array[T]) error {
	var args []any
	for _, x := range operands {
		args = append(args, x)
	}
	k, err := d.LoadContext(ctx, &launch.Code{Name: "slices", Slices: func(_ context.Context, _ int, args []any) error {
		var list [][]T
		for _, a := range args {
			list = append(list, a.([]T))
		}
		f(list)
		return nil
	}})
	if err != nil {
		return err
	}
	if err := k.LaunchContext(ctx, 1, args...); err != nil {
		return err
	}
	return d.WaitContext(ctx)
}
