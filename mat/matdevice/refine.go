package matdevice

import (
	"context"
	"errors"
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/internal/elsewhere"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

// SolveRefined solves ax = b for each column of b as [mat.SolveRefined] does, of matrices elsewhere: with the same solution, bounds and
// errors, to the bit. The factors, the inverse that bounds need, and its product with a, all work that grows with n³, are made
// on d, in float64 for DF and DD, and in DD for QF and QD; residuals are exact sums, made here. On a device without such numbers all is
// made here.
func SolveRefined[N Number[N]](d *device.Device, a, b *mat.Dense[N], tol float64) (*mat.Solution[N], error) {
	return SolveRefinedContext(context.Background(), d, a, b, tol)
}

// SolveRefinedContext is SolveRefined until ctx is done.
func SolveRefinedContext[N Number[N]](ctx context.Context, d *device.Device, a, b *mat.Dense[N], tol float64) (*mat.Solution[N], error) {
	if d == nil {
		return nil, fmt.Errorf("matdevice: SolveRefined: %w", device.ErrZero)
	}
	if err := d.WaitContext(ctx); err != nil {
		return nil, fmt.Errorf("matdevice: SolveRefined: %w", err)
	}
	if !onCPU(d) {
		ctx = elsewhere.With(ctx, worker{d})
	}
	return mat.SolveRefinedContext(ctx, a, b, tol)
}

// worker does work of package mat on a device.
type worker struct{ d *device.Device }

// least is how many rows a matrix has, at least, that is taken to a device. A test has less.
var least = 64

// machineArithmetic is that of float64.
var machineArithmetic = arithmetic{
	kind: "Machine", few: few,
	update: func(d device.Info, rows, cols int) way {
		if side := products.Items * products.Limbs / 2; d.PerItem <= 1 && d.Group >= products.Items*products.Items && rows >= side && cols >= side {
			return way{"OwnLessMachine", side, side}
		}
		return way{"LessMachine", products.Wide, products.Wide}
	},
	strips: stripsOf[limb.DD],
}

// does calls one of two functions, for float64 and for numbers; ok is false where the device does not have the type.
func (w worker) does(ctx context.Context, n int, data any, float64s func(x []float64) error, pairs func(x []limb.DD) error) (ok bool, err error) {
	if n < least {
		return false, nil
	}
	switch x := data.(type) {
	case []limb.F64:
		if err = provenMachine(ctx, w.d); err == nil {
			err = float64s(memory[float64](x))
		}
	case []limb.DD:
		if err = provenLU[limb.DD](ctx, w.d); err == nil {
			err = pairs(x)
		}
	default:
		return false, nil
	}
	if errors.Is(err, device.ErrNoFloat64) || errors.Is(err, device.ErrFunction) {
		return false, nil
	}
	return true, err
}

func (w worker) Factor(ctx context.Context, m any, n int) (swaps []int, wrong elsewhere.Pivot, ok bool, err error) {
	ok, err = w.does(ctx, n, m, func(x []float64) (err error) {
		swaps, wrong, err = factorThere(ctx, w.d, machineArithmetic, x, n)
		return err
	}, func(x []limb.DD) (err error) {
		swaps, wrong, err = factorThere(ctx, w.d, arithmeticOf[limb.DD](), x, n)
		return err
	})
	return swaps, wrong, ok, err
}

func (w worker) Solve(ctx context.Context, lu, x any, n, cols int) (ok bool, err error) {
	return w.does(ctx, n, x, func(x []float64) error {
		return solveThere(ctx, w.d, machineArithmetic, memory[float64](lu.([]limb.F64)), x, n, cols)
	}, func(x []limb.DD) error {
		return solveThere(ctx, w.d, arithmeticOf[limb.DD](), lu.([]limb.DD), x, n, cols)
	})
}

func (w worker) Multiply(ctx context.Context, c, a, b any, rows, depth, cols int) (ok bool, err error) {
	return w.does(ctx, min(rows, depth, cols), c, func(x []float64) error {
		return multiplyThere(ctx, w.d, machineArithmetic, x, opposite(memory[float64](a.([]limb.F64)), func(x float64) float64 { return -x }), memory[float64](b.([]limb.F64)), products.Shape{Rows: rows, Cols: cols, Depth: depth})
	}, func(x []limb.DD) error {
		return multiplyThere(ctx, w.d, arithmeticOf[limb.DD](), x, opposite(a.([]limb.DD), limb.DD.Neg), b.([]limb.DD), products.Shape{Rows: rows, Cols: cols, Depth: depth})
	})
}

// taken takes slices to a device, and gives their memory back at the end.
func taken[E any](ctx context.Context, d *device.Device, do func(arrays []*device.Array[E]) error, list ...[]E) (err error) {
	var arrays []*device.Array[E]
	defer func() {
		for _, a := range arrays {
			a.Free()
		}
	}()
	for _, x := range list {
		a, err := device.NewArray[E](d, len(x))
		if err != nil {
			return err
		}
		arrays = append(arrays, a)
		if err := a.UploadContext(ctx, x); err != nil {
			return err
		}
	}
	return do(arrays)
}

func factorThere[E any](ctx context.Context, d *device.Device, by arithmetic, m []E, n int) (swaps []int, wrong elsewhere.Pivot, err error) {
	err = taken(ctx, d, func(arrays []*device.Array[E]) error {
		q := &queue[E]{ctx: ctx, d: d, by: by}
		told, err := newTold(d, by.narrow, n, 0, 0, 0)
		if err != nil {
			return err
		}
		defer told.free()
		if err := q.takePanel(n); err != nil {
			return err
		}
		defer q.panel.Free()
		q.eliminate(place[E]{arrays[0], 0, n, 1}, told, 0, n, n)
		list := make([]int32, n+3)
		if err := errorsOf(q.submit(), told.all.DownloadContext(ctx, list), arrays[0].DownloadContext(ctx, m)); err != nil {
			return err
		}
		for _, p := range list[:n] {
			swaps = append(swaps, int(p))
		}
		s := list[n:]
		wrong = elsewhere.Pivot{Missing: s[0] == products.NoPivot, Infinite: s[0] == products.Overflow, Row: int(s[1]), Col: int(s[2])}
		return nil
	}, m)
	return swaps, wrong, err
}

func solveThere[E any](ctx context.Context, d *device.Device, by arithmetic, lu, x []E, n, cols int) error {
	return taken(ctx, d, func(arrays []*device.Array[E]) error {
		q := &queue[E]{ctx: ctx, d: d, by: by}
		a, y := place[E]{arrays[0], 0, n, 1}, place[E]{arrays[1], 0, cols, 1}
		q.lower(a, y, n, cols, true)
		q.upper(a, y, n, cols, false)
		return errorsOf(q.submit(), arrays[1].DownloadContext(ctx, x))
	}, lu, x)
}

// opposite returns -x.
func opposite[E any](x []E, neg func(x E) E) []E {
	y := make([]E, len(x))
	for i, v := range x {
		y[i] = neg(v)
	}
	return y
}

// multiplyThere sets c to -ab, the chains of which are subtracted from 0.
func multiplyThere[E any](ctx context.Context, d *device.Device, by arithmetic, c, a, b []E, s products.Shape) error {
	clear(c)
	return taken(ctx, d, func(arrays []*device.Array[E]) error {
		q := &queue[E]{ctx: ctx, d: d, by: by}
		q.less(place[E]{arrays[0], 0, s.Cols, 1}, place[E]{arrays[1], 0, s.Depth, 1}, place[E]{arrays[2], 0, s.Cols, 1}, s.Rows, s.Cols, s.Depth)
		return errorsOf(q.submit(), arrays[0].DownloadContext(ctx, c))
	}, c, a, b)
}

// provenMachine is provenLU for float64.
func provenMachine(ctx context.Context, d *device.Device) error {
	return provenOnce(d, types.F64, "lu", func() (wrong, err error) {
		const n = products.Strip + 5
		a, b := mat.NewDense[limb.F64](n, n, nil), mat.Identity[limb.F64](n)
		for i, x := range random[limb.DD](n, n).Data {
			a.Data[i] = limb.F64(x.Hi)
		}
		var f mat.LU[limb.F64]
		want, product := new(mat.Dense[limb.F64]), new(mat.Dense[limb.F64])
		if err := errorsOf(f.Factorize(a), f.SolveTo(want, false, b)); err != nil {
			return nil, err
		}
		product.Mul(a, want)
		lu, x, p := memory[float64](a.Clone().Data), memory[float64](b.Clone().Data), make([]float64, n*n)
		swaps, _, err := factorThere(ctx, d, machineArithmetic, lu, n)
		if err != nil {
			return nil, err
		}
		for i, k := range swaps {
			for j := range n {
				x[i*n+j], x[k*n+j] = x[k*n+j], x[i*n+j]
			}
		}
		minus := opposite(memory[float64](a.Data), func(x float64) float64 { return -x })
		if err := errorsOf(solveThere(ctx, d, machineArithmetic, lu, x, n, n), multiplyThere(ctx, d, machineArithmetic, p, minus, x, products.Shape{Rows: n, Cols: n, Depth: n})); err != nil {
			return nil, err
		}
		for i, v := range p {
			if limb.F64(x[i]) != want.Data[i] || limb.F64(v) != product.Data[i] {
				return fmt.Errorf("%w: element (%d, %d) of an inverse in float64 is %x, and %x in package mat", device.ErrWrong, i/n, i%n, x[i], want.Data[i]), nil
			}
		}
		return nil, nil
	})
}
