package vecdevice

import (
	"context"
	"fmt"
	"math"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/vec"
	"github.com/limbfp/limb/vec/vecdevice/internal/sums"
)

// ExactSum returns the sum of x, rounded once: the bits of vec.ExactSum. It is exact on devices
// that flush subnormal numbers too. It waits.
func ExactSum[N vec.Addend](x *device.Array[N]) (sum N, err error) {
	return ExactSumContext(context.Background(), x)
}

// ExactSumContext is ExactSum until ctx is done, within a launch.
func ExactSumContext[N vec.Addend](ctx context.Context, x *device.Array[N]) (sum N, err error) {
	var a vec.Accumulator
	if err := AccumulateContext(ctx, &a, x); err != nil {
		return sum, err
	}
	return vec.Total[N](&a), nil
}

// ExactDot returns the sum of x[i]·y[i], rounded once: the bits of vec.ExactDot. No product is
// rounded, nor does one overflow or underflow. The lengths must be equal. It waits.
func ExactDot[N vec.Addend](x, y *device.Array[N]) (sum N, err error) {
	return ExactDotContext(context.Background(), x, y)
}

// ExactDotContext is ExactDot until ctx is done, within a launch.
func ExactDotContext[N vec.Addend](ctx context.Context, x, y *device.Array[N]) (sum N, err error) {
	var a vec.Accumulator
	if err := AccumulateDotContext(ctx, &a, x, y); err != nil {
		return sum, err
	}
	return vec.Total[N](&a), nil
}

// ExactNorm2 returns √Σx[i]², rounded once: the bits of vec.ExactNorm2. It waits. Where the sum of
// the squares is NaN, it reads the array: the norm is +Inf where a number is infinite.
func ExactNorm2[N vec.Addend](x *device.Array[N]) (norm N, err error) {
	return ExactNorm2Context(context.Background(), x)
}

// ExactNorm2Context is ExactNorm2 until ctx is done, within a launch.
func ExactNorm2Context[N vec.Addend](ctx context.Context, x *device.Array[N]) (norm N, err error) {
	var a vec.Accumulator
	if err := AccumulateDotContext(ctx, &a, x, x); err != nil {
		return norm, err
	}
	if norm = vec.SqrtTotal[N](&a); norm == norm {
		return norm, nil
	}
	numbers := make([]N, x.Len())
	if err := x.DownloadContext(ctx, numbers); err != nil {
		return norm, err
	}
	return vec.ExactNorm2(numbers), nil
}

// Accumulate adds the numbers of x to a, as vec.Accumulate does. It waits, and changes nothing
// where it returns an error.
func Accumulate[N vec.Addend](a *vec.Accumulator, x *device.Array[N]) error {
	return AccumulateContext(context.Background(), a, x)
}

// AccumulateContext is Accumulate until ctx is done, within a launch.
func AccumulateContext[N vec.Addend](ctx context.Context, a *vec.Accumulator, x *device.Array[N]) error {
	return accumulated(ctx, a, "exact sum", "Sum", func(s [][]N) { vec.Accumulate(a, s[0]) }, x)
}

// AccumulateDot adds the products x[i]·y[i] to a, as vec.AccumulateDot does. The lengths must be
// equal. It waits, and changes nothing where it returns an error.
func AccumulateDot[N vec.Addend](a *vec.Accumulator, x, y *device.Array[N]) error {
	return AccumulateDotContext(context.Background(), a, x, y)
}

// AccumulateDotContext is AccumulateDot until ctx is done, within a launch.
func AccumulateDotContext[N vec.Addend](ctx context.Context, a *vec.Accumulator, x, y *device.Array[N]) error {
	return accumulated(ctx, a, "exact dot product", "Dot", func(s [][]N) { vec.AccumulateDot(a, s[0], s[1]) }, x, y)
}

// accumulated adds a sum by a family of kernels, or inGo where the device has slices.
func accumulated[N vec.Addend](ctx context.Context, to *vec.Accumulator, what, family string, inGo func([][]N), operands ...*device.Array[N]) (err error) {
	defer func() { err = wrapped(what, operands[0], err) }()
	d, err := deviceOf(operands)
	switch {
	case err != nil:
		return err
	case d.Info().Backend == "cpu":
		return onSlices(ctx, d, inGo, operands...)
	case operands[0].Len() == 0:
		return d.WaitContext(ctx)
	}
	n := typeof.Of[N]()
	single, products := n.Elem() == kernels.F32, family == "Dot"
	unit := -1074
	if single {
		unit = -149
	}
	if products {
		unit *= 2
	}
	digits := sums.Digits(single, products)
	sum, err := digitsOf(ctx, d, fmt.Sprintf("Exact%s%s[%s]", family, map[int]string{2: "Pair", 3: "Triple", 4: "Quad"}[n.Limbs()], n.Elem()), digits+sums.Counts, operands)
	if err != nil {
		return err
	}
	accumulateDigits(to, sum[:digits], sum[digits:], unit)
	return nil
}

// digitsOf returns the digits of a sum by a kernel, and the counts behind them.
func digitsOf[N vec.Addend](ctx context.Context, d *device.Device, kernel string, rows int, operands []*device.Array[N]) ([]int64, error) {
	add, err := load(ctx, d, kernel)
	if err != nil {
		return nil, err
	}
	merge, err := load(ctx, d, "AddDigits")
	if err != nil {
		return nil, err
	}
	items := (operands[0].Len() + sums.Each - 1) / sums.Each
	parts := (items + sums.Parts - 1) / sums.Parts
	digits, err := device.NewArray[int32](d, rows*items)
	if err != nil {
		return nil, err
	}
	defer digits.Free()
	merged, err := device.NewArray[int32](d, rows*parts)
	if err != nil {
		return nil, err
	}
	defer merged.Free()
	args := []any{digits}
	for _, x := range operands {
		args = append(args, x)
	}
	if err := d.SubmitContext(ctx, add.With(items, append(args, items)...), merge.With(rows*parts, merged, digits, items, parts)); err != nil {
		return nil, err
	}
	host := make([]int32, rows*parts)
	if err := merged.DownloadContext(ctx, host); err != nil {
		return nil, err
	}
	sum := make([]int64, rows)
	for i, x := range host {
		sum[i/parts] += int64(x)
	}
	return sum, nil
}

// accumulateDigits adds Σ digits[k]·2^(20k + unit) to a sum, and what was counted beside it. A
// digit is a float64, and its weight a product of two, or of two and some doublings.
func accumulateDigits(a *vec.Accumulator, digits, counts []int64, unit int) {
	add := func(x, y float64) { vec.AccumulateDot(a, []float64{x}, []float64{y}) }
	if counts[sums.Terms] == 0 {
		add(math.Copysign(0, -1), 1)
		return
	}
	for i, special := range map[int]float64{sums.Terms: 0, sums.NaNs: math.NaN(), sums.Infs: math.Inf(1), sums.NegInfs: math.Inf(-1)} {
		if counts[i] > 0 {
			add(special, 1)
		}
	}
	const most = 1900
	for k, digit := range digits {
		switch e := sums.Digit*k + unit; {
		case digit == 0:
		case e <= most:
			add(math.Ldexp(float64(digit), e/2), math.Ldexp(1, e-e/2))
		default: // beyond the products of float64, or next to them
			var b vec.Accumulator
			vec.AccumulateDot(&b, []float64{math.Ldexp(float64(digit), most/2)}, []float64{math.Ldexp(1, most/2)})
			for range e - most {
				c := b
				b.Merge(&c)
			}
			a.Merge(&b)
		}
	}
}
