package measure

import (
	"context"
	"math/rand/v2"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/measure/add22"
	"github.com/limbfp/limb/internal/run/inside"
	"github.com/limbfp/limb/kernel/launch"
)

// # Add22 as the paper of 2006 prints it
//
// It is no function of the library, which has better ones, but two kernels, with a branch and without.
// They have the operands of SloppyAdd, and their own results.

// printed runs a kernel by the name that [report.Ops] has for it.
var printed = map[string]func(d *timed, args []device.Operand) error{
	"add22.Branch[float32]": func(d *timed, args []device.Operand) error { return runs(d, args, add22.BranchF32.Run) },
	"add22.Branch[float64]": func(d *timed, args []device.Operand) error { return runs(d, args, add22.BranchF64.Run) },
	"add22.Select[float32]": func(d *timed, args []device.Operand) error { return runs(d, args, add22.SelectF32.Run) },
	"add22.Select[float64]": func(d *timed, args []device.Operand) error { return runs(d, args, add22.SelectF64.Run) },
}

func runs[T limb.Float](d *timed, args []device.Operand, run func(d launch.Device, result, x, y launch.Array[limb.Pair[T]]) error) error {
	a := func(i int) *device.Array[limb.Pair[T]] { return args[i].(*device.Array[limb.Pair[T]]) }
	return run(d, a(0), a(1), a(2))
}

// timed is a device that tells how long a kernel took.
type timed struct {
	d    *device.Device
	took time.Duration
}

// RunKernel implements [launch.Device].
func (d *timed) RunKernel(_ context.Context, c *launch.Code, n int, args ...any) (err error) {
	d.took, err = inside.Time(d.d, c, n, args...)
	return err
}

// sloppy is the function of the catalogue that has the operands of Add22.
func sloppy[T limb.Float]() string {
	if T(1<<24)+1 == 1<<24 {
		return "DF.SloppyAdd"
	}
	return "DD.SloppyAdd"
}

// operation is an operation whose errors are known: of the catalogue, or Add22.
func operation[T limb.Float](name string) (accuracy.Op[T], bool) {
	if printed[name] == nil {
		return accuracy.Lookup[T](name)
	}
	op, ok := accuracy.Lookup[T](sloppy[T]())
	op.Name = name
	op.Go = func(out, in [][]T) {
		for i := range out[0] {
			r := add22.Branch(limb.Pair[T]{Hi: in[0][i], Lo: in[1][i]}, limb.Pair[T]{Hi: in[2][i], Lo: in[3][i]})
			out[0][i], out[1][i] = r.Hi, r.Lo
		}
	}
	return op, ok
}

// branch times Add22 in plain Go on one core, on operands whose order the processor can foretell, and on
// others: more than it can learn by heart.
func (m *work) branch() {
	const n = 1 << 18
	r := rand.New(rand.NewPCG(1, 2))
	x, y, z := make([]limb.DF, n), make([]limb.DF, n), make([]limb.DF, n)
	for i := range x {
		x[i] = limb.DF{Hi: 1 + r.Float32(), Lo: 0x1p-26}
		y[i] = limb.DF{Hi: x[i].Hi / 2, Lo: 0x1p-27}
	}
	timed := func(loop func(z, x, y []limb.DF)) report.Figure {
		times, err := repeat(m.Options, clocked(func() error {
			loop(z, x, y)
			return nil
		}))
		if err != nil {
			return 0
		}
		return least(times) / n
	}
	branches := func(z, x, y []limb.DF) {
		for i := range z {
			z[i] = add22.Branch(x[i], y[i])
		}
	}
	b := &report.Branch{Foretold: timed(branches)}
	for i := range x {
		if r.IntN(2) == 0 {
			x[i], y[i] = y[i], x[i]
		}
	}
	b.Random = timed(branches)
	b.Sloppy = timed(func(z, x, y []limb.DF) {
		for i := range z {
			z[i] = x[i].SloppyAdd(y[i])
		}
	})
	m.r.Branch = b
}
