package vecdevice

import (
	"context"
	"fmt"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/vec"
)

// Horner sets dst[i] = c[0] + c[1]·x[i] + … + c[n]·x[i]ⁿ, by Horner's rule, and 0 where there are
// no coefficients: the bits of [vec.Horner], whose error is its own. dst may be x, but has nothing
// else in common with x or c, which is an error (device.ErrOverlap). Polynomials of machine numbers
// are computed in pairs and rounded in the end. It is queued, as [device.Device.Map] is.
func Horner[N vec.Addend](dst, x, c *device.Array[N]) (err error) {
	return HornerContext(context.Background(), dst, x, c)
}

// HornerContext is Horner until ctx is done: with a context that may end it waits for the result, as
// [device.Device.SubmitContext] does.
func HornerContext[N vec.Addend](ctx context.Context, dst, x, c *device.Array[N]) (err error) {
	defer func() { err = wrapped("polynomial", dst, err) }()
	d, err := deviceOf([]*device.Array[N]{dst, x})
	if err == nil {
		_, err = deviceOf([]*device.Array[N]{c})
	}
	if err != nil {
		return err
	}
	same := dst.Len() > 0 && dst.Slice(0, 1).Overlaps(x.Slice(0, 1)) // both are of one length
	if dst.Overlaps(x) && !same || dst.Overlaps(c) {
		return fmt.Errorf("%w: the result and an operand", device.ErrOverlap)
	}
	if d.Info().Backend == "cpu" {
		return onSlices(ctx, d, func(s [][]N) { vec.Horner(s[0], s[1], s[2]) }, dst, x, c)
	}
	if c.Len() == 0 {
		var zero N
		return dst.Fill(zero)
	}
	name := "Horner"
	if typeof.Of[N]().Limbs() == 1 {
		name += "Of"
	}
	k, err := load(ctx, d, fmt.Sprintf("%s[%s]", name, typeof.Of[N]()))
	if err != nil {
		return err
	}
	return k.LaunchContext(ctx, dst.Len(), dst, x, c)
}
