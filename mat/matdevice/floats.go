package matdevice

import (
	"context"
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/mat"
)

// machine is a type of package mat over machine numbers: limb.F64 over float64, limb.F32 over float32.
type machine[N any] interface {
	mat.Number[N]
	limb.F32 | limb.F64
}

// MulExactFloats sets c to ab, each element the exact sum of products, rounded once: the bits of [mat.MulExact] of [limb.F64] or
// [limb.F32], whose errors it has. The matrices stand row by row in arrays of one device, a of rows × depth elements, b of
// depth × cols and c of rows × cols; c may be one of the operands. It waits.
//
// It is computed from the residues that by says, as [MulExact]. Special: float64 on a device without them is [device.ErrNoFloat64]:
// use [ExactProduct]. An array of another length panics with [mat.ErrShape], arrays of two devices are [device.ErrForeign].
func MulExactFloats[T limb.Float](c, a, b *device.Array[T], rows, depth, cols int, by ...Residues) error {
	return MulExactFloatsContext(context.Background(), c, a, b, rows, depth, cols, by...)
}

// MulExactFloatsContext is MulExactFloats until ctx is done, as [MulExactContext].
func MulExactFloatsContext[T limb.Float](ctx context.Context, c, a, b *device.Array[T], rows, depth, cols int, by ...Residues) (err error) {
	if typeof.Of[T]() == types.F32 {
		err = mulFloats[limb.F32](ctx, c, a, b, rows, depth, cols, by)
	} else {
		err = mulFloats[limb.F64](ctx, c, a, b, rows, depth, cols, by)
	}
	if err != nil {
		err = fmt.Errorf("matdevice: exact product of %d × %d %T by %d × %d: %w", rows, depth, *new(T), depth, cols, err)
	}
	return err
}

func mulFloats[N machine[N], T limb.Float](ctx context.Context, c, a, b *device.Array[T], rows, depth, cols int, by []Residues) error {
	if min(rows, depth, cols) < 0 {
		wrongShape("MulExactFloats", "%d rows, %d columns and a depth of %d: none may be negative", rows, cols, depth)
	}
	d := c.Device()
	for _, o := range []struct {
		name       string
		x          *device.Array[T]
		rows, cols int
	}{{"c", c, rows, cols}, {"a", a, rows, depth}, {"b", b, depth, cols}} {
		switch {
		case o.x.Device() == nil:
			return device.ErrZero
		case o.x.Device() != d:
			return fmt.Errorf("%w: the arrays are on two devices: upload them to one", device.ErrForeign)
		case o.rows > 0 && o.cols > o.x.Len()/o.rows || o.x.Len() != o.rows*o.cols:
			wrongShape("MulExactFloats", "%s has %d elements, and %d × %d is wanted", o.name, o.x.Len(), o.rows, o.cols)
		}
	}
	to := c
	if c.Overlaps(a) || c.Overlaps(b) {
		var err error
		if to, err = device.NewArray[T](d, rows*cols); err != nil {
			return err
		}
		defer to.Free()
	}
	left, right, result := floatsOf[N](a, rows, depth), floatsOf[N](b, depth, cols), floatsOf[N](to, rows, cols)
	var err error
	if d.Info().Backend == "cpu" {
		err = byPackageMat(ctx, result, left, right)
	} else {
		var way Residues
		if way, err = chosen(ctx, d, by, throughFloats[N, T]); err == nil {
			err = exact(ctx, d, result, left, right, way)
		}
	}
	if err == nil && to != c {
		err = device.Copy(c, to)
	}
	return err
}

// floatsOf is an array of machine numbers as an operand.
func floatsOf[N machine[N], T limb.Float](x *device.Array[T], rows, cols int) operand[N] {
	return operand[N]{x, rows, cols, cols, func(ctx context.Context) (*mat.Dense[N], error) {
		list := make([]N, x.Len())
		return mat.NewDense(rows, cols, list), x.DownloadContext(ctx, memory[T](list))
	}, func(ctx context.Context, first int, part *mat.Dense[N]) error {
		return x.Slice(first*cols, (first+part.Rows)*cols).UploadContext(ctx, memory[T](part.Data[:part.Rows*cols]))
	}}
}

// throughFloats multiplies as MulExactFloats does.
func throughFloats[N machine[N], T limb.Float](ctx context.Context, d *device.Device, a, b *mat.Dense[N], by Residues) (*mat.Dense[N], error) {
	h := new(held)
	defer h.free()
	of := func(m *mat.Dense[N]) (operand[N], error) {
		x, err := array(h, d, m.Rows*m.Cols, memory[T](m.Data))
		return floatsOf[N](x, m.Rows, m.Cols), err
	}
	left, err := of(a)
	if err != nil {
		return nil, err
	}
	right, err := of(b)
	if err != nil {
		return nil, err
	}
	result, err := of(mat.NewDense[N](a.Rows, b.Cols, nil))
	if err == nil {
		err = exact(ctx, d, result, left, right, by)
	}
	if err != nil {
		return nil, err
	}
	return result.download(ctx)
}
