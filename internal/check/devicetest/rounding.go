package devicetest

import (
	"math"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/rounding"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// modes are the endings of directed functions' names.
var modes = map[string]fp.Mode{"Down": fp.Down, "Up": fp.Up, "ToZero": fp.ToZero}

// RunDirected runs the functions that round down, up and to zero on a device, on all pairs of
// operands at which rounding goes wrong, and on triples of them, in a short test up alone and on every 29th, and
// compares the bits with math/big. Where subnormal numbers are flushed, operands and results are 0 or at least 2^-102. It
// returns how many functions and rows there were.
func RunDirected(t testing.TB, d *device.Device) (functions, rows int) {
	t.Helper()
	for _, f := range kernels.Funcs() {
		_, name, _ := strings.Cut(f.Name, ".")
		for ending, m := range modes {
			op, ok := strings.CutSuffix(name, ending)
			if !ok || op == "FromInt" || op == "Int32" || f.Limb() == kernels.F64 && !d.Traits().Float64.Exact || testing.Short() && m != fp.Up {
				continue
			}
			least := 0.0
			if arithmeticOf(d, f).Subnormals == device.Flushed {
				least = 0x1p-102
			}
			in, want := directedOnce(f, op, m, least)
			got, err := run(d, f, in)
			if err == nil {
				err = operand.Differ(f, in, want, got, 3)
			}
			if err != nil {
				t.Errorf("%s: %v", d.Info().Name, err)
			}
			functions, rows = functions+1, rows+in[0].Len()
		}
	}
	return functions, rows
}

// directed reports whether RunDirected runs f.
func directed(f kernels.Func) bool {
	for ending := range modes {
		if op, ok := strings.CutSuffix(f.Name[strings.Index(f.Name, ".")+1:], ending); ok && op != "FromInt" && op != "Int32" {
			return true
		}
	}
	return false
}

// directedMade are the rows of directedOnce, by function and least number.
var directedMade sync.Map

// directedOnce is directedRows, made once for all devices of a test program.
func directedOnce(f kernels.Func, op string, m fp.Mode, least float64) (in, want []plane.Plane) {
	key := [2]any{f.Name, least}
	if made, ok := directedMade.Load(key); ok {
		rows := made.([2][]plane.Plane)
		return rows[0], rows[1]
	}
	if f.Limb() == kernels.F32 {
		in, want = directedRows[float32](f, op, m, least)
	} else {
		in, want = directedRows[float64](f, op, m, least)
	}
	directedMade.Store(key, [2][]plane.Plane{in, want})
	return in, want
}

// directedRows are operands of f, and what they give, where neither is below least but 0.
func directedRows[T fp.Float](f kernels.Func, op string, m fp.Mode, least float64) (in, want []plane.Plane) {
	list := rounding.Operands[T]()
	var rows [][]T
	var results []T
	small := func(a T) bool { return math.Abs(float64(a)) < least }
	for i := 0; i < len(list)*len(list); i += testenv.Size(29, 1, 1) {
		x := []T{list[i%len(list)], list[i/len(list)], list[i*7919%len(list)]}
		if i%3 == 0 && x[0]-x[0] == 0 && x[1]-x[1] == 0 { // a sum that cancels, or nearly
			x[2] = -T(x[0]*x[1]) * T(1+math.Ldexp(float64(i%5-2), -i%60))
		}
		x = x[:len(f.In)]
		r := rounding.Want(op, m, x...)
		if slices.ContainsFunc(x, func(a T) bool { return a != 0 && small(a) }) || small(r) && (r != 0 || op != "Add" && !slices.Contains(x, 0)) {
			continue
		}
		rows, results = append(rows, x), append(results, r)
	}
	in, want = plane.List(f.In, len(rows)), plane.List(f.Out, len(rows))
	for i, x := range rows {
		for j, a := range x {
			in[j].Set(i, float64(a))
		}
		want[0].Set(i, float64(results[i]))
	}
	return in, want
}
