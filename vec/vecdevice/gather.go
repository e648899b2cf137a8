package vecdevice

import (
	"context"
	"fmt"
	"strings"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/vec"
	"github.com/limbfp/limb/vec/vecdevice/internal/sums"
)

// SumOf returns the sum of machine numbers as a number of another type, which is named:
// vecdevice.SumOf[limb.DF](x). It has the bits of [vec.SumOf], 0 of none, and waits.
//
// Where a device has no float64 of its own, the program makes float64 of float32.
func SumOf[N vec.Holds[T], T limb.Float](x *device.Array[T]) (sum N, err error) {
	return SumOfContext[N](context.Background(), x)
}

// SumOfContext is SumOf until ctx is done, within a launch.
func SumOfContext[N vec.Holds[T], T limb.Float](ctx context.Context, x *device.Array[T]) (sum N, err error) {
	return gathered(ctx, "sum", false, func(s [][]T) N { return vec.SumOf[N](s[0]) }, x)
}

// DotOf returns the sum of x[i]·y[i] as a number of another type, which is named:
// vecdevice.DotOf[limb.DF](x, y). It has the bits of [vec.DotOf], 0 of none, and waits. The lengths
// must be equal.
func DotOf[N vec.Holds[T], T limb.Float](x, y *device.Array[T]) (sum N, err error) {
	return DotOfContext[N](context.Background(), x, y)
}

// DotOfContext is DotOf until ctx is done, within a launch.
func DotOfContext[N vec.Holds[T], T limb.Float](ctx context.Context, x, y *device.Array[T]) (sum N, err error) {
	return gathered(ctx, "dot product", true, func(s [][]T) N { return vec.DotOf[N](s[0], s[1]) }, x, y)
}

// gathered runs a reduction of machine numbers, or inGo where the device has slices.
func gathered[N vec.Holds[T], T limb.Float](ctx context.Context, what string, dot bool, inGo func([][]T) N, operands ...*device.Array[T]) (result N, err error) {
	defer func() { err = wrapped(what, operands[0], err) }()
	d, err := deviceOf(operands)
	if err != nil {
		return result, err
	}
	if d.Info().Backend == "cpu" {
		return result, onSlices(ctx, d, func(s [][]T) { result = inGo(s) }, operands...)
	}
	n := operands[0].Len()
	if n == 0 {
		return result, d.WaitContext(ctx)
	}
	var args []any
	for _, x := range operands {
		args = append(args, x)
	}
	family, float := map[bool]string{false: "Sum", true: "Dot"}[dot], typeof.Of[T]()
	if to := typeof.Of[N]().Elem(); to != float { // DD or QD of float32
		var free func()
		if args, free, err = widened(ctx, d, operands); err != nil {
			return result, err
		}
		defer free()
		if family = "Sum"; dot {
			family = "Plain"
		}
		float = to
	}
	block, limbs := sums.Eight, "Pairs"
	if n := typeof.Of[N]().Limbs(); n > 2 {
		limbs = map[int]string{3: "Triples", 4: "Quads"}[n]
		if block = sums.Two; family != "Sum" {
			block = sums.One
		}
	} else if family == "Plain" { // products are added as numbers are
		family = "Sum"
	}
	block *= sums.Gathered
	groups := (n + block - 1) / block
	parts, err := device.NewArray[N](d, groups)
	if err != nil {
		return result, err
	}
	defer parts.Free()
	work, err := device.NewArray[N](d, groups*sums.Gathered)
	if err != nil {
		return result, err
	}
	defer work.Free()
	k, err := load(ctx, d, fmt.Sprintf("%s%s[%s]", family, limbs, float))
	if err != nil {
		return result, err
	}
	if err := k.LaunchContext(ctx, groups, append([]any{parts, work}, args...)...); err != nil {
		return result, err
	}
	return totalEach[typeof.Of[N]()].(func(context.Context, *device.Array[N]) (N, error))(ctx, parts)
}

//limb:each
func totalDF(ctx context.Context, x *device.Array[limb.DF]) (limb.DF, error) {
	return device.SumContext(ctx, x)
}

// widened returns an array of float64 with the numbers of an array of float32, or with the products
// of two arrays, which are exact, and what frees it.
func widened[T limb.Float](ctx context.Context, d *device.Device, operands []*device.Array[T]) (list []any, free func(), err error) {
	var arrays []*device.Array[float64]
	free = func() {
		for _, a := range arrays {
			a.Free()
		}
	}
	defer func() {
		if err != nil {
			free()
		}
	}()
	traits := d.Traits()
	same := traits.Float32.Lowering == traits.Float64.Lowering && !strings.Contains(traits.Float64.Lowering, "floor")
	kept := traits.Float32.Subnormals == device.Kept && traits.Float64.Subnormals == device.Kept
	for _, x := range operands {
		a, err := device.NewArray[float64](d, x.Len())
		if err != nil {
			return nil, free, err
		}
		arrays = append(arrays, a)
		if traits.Float32.Exact && same && kept {
			k, err := load(ctx, d, "Widen")
			if err == nil {
				err = k.LaunchContext(ctx, x.Len(), a, x)
			}
			if err != nil {
				return nil, free, err
			}
			continue
		}
		narrow, wide := make([]T, x.Len()), make([]float64, x.Len())
		if err := x.DownloadContext(ctx, narrow); err != nil {
			return nil, free, err
		}
		for i, v := range narrow {
			wide[i] = float64(v)
		}
		if err := a.UploadContext(ctx, wide); err != nil {
			return nil, free, err
		}
	}
	if len(arrays) == 2 {
		k, err := load(ctx, d, "Products")
		if err == nil {
			err = k.LaunchContext(ctx, arrays[0].Len(), arrays[0], arrays[0], arrays[1])
		}
		if err != nil {
			return nil, free, err
		}
	}
	return []any{arrays[0]}, free, nil
}
