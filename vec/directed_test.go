package vec_test

import (
	"math"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/rounding"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/vec"
)

// directed is a function of slices, which takes what it needs of three, and what it rounds.
type directed[T limb.Float] struct {
	op   string
	mode fp.Mode
	args int
	run  func(dst, x, y, z []T)
}

func directedOps[T limb.Float]() []directed[T] {
	two := func(f func(dst, x, y []T)) func(dst, x, y, z []T) { return func(dst, x, y, _ []T) { f(dst, x, y) } }
	one := func(f func(dst, x []T)) func(dst, x, y, z []T) { return func(dst, x, _, _ []T) { f(dst, x) } }
	return []directed[T]{
		{"Add", fp.Down, 2, two(vec.AddDown[T])}, {"Add", fp.Up, 2, two(vec.AddUp[T])}, {"Add", fp.ToZero, 2, two(vec.AddToZero[T])},
		{"Mul", fp.Down, 2, two(vec.MulDown[T])}, {"Mul", fp.Up, 2, two(vec.MulUp[T])}, {"Mul", fp.ToZero, 2, two(vec.MulToZero[T])},
		{"Div", fp.Down, 2, two(vec.DivDown[T])}, {"Div", fp.Up, 2, two(vec.DivUp[T])}, {"Div", fp.ToZero, 2, two(vec.DivToZero[T])},
		{"FMA", fp.Down, 3, vec.FMADown[T]}, {"FMA", fp.Up, 3, vec.FMAUp[T]}, {"FMA", fp.ToZero, 3, vec.FMAToZero[T]},
		{"Rcp", fp.Down, 1, one(vec.RcpDown[T])}, {"Rcp", fp.Up, 1, one(vec.RcpUp[T])}, {"Rcp", fp.ToZero, 1, one(vec.RcpToZero[T])},
		{"Sqrt", fp.Down, 1, one(vec.SqrtDown[T])}, {"Sqrt", fp.Up, 1, one(vec.SqrtUp[T])}, {"Sqrt", fp.ToZero, 1, one(vec.SqrtToZero[T])},
	}
}

// testDirected compares functions with math/big, on all pairs of operands at which rounding goes
// wrong, at each level.
func testDirected[T limb.Float](t *testing.T) {
	list := rounding.Operands[T]()
	step := testenv.Size(29, 1, 1) // a prime
	n := len(list) * len(list) / step
	x, y, z, dst, want := make([]T, n), make([]T, n), make([]T, n), make([]T, n), make([]T, n)
	for i := range x {
		k := i * step
		x[i], y[i], z[i] = list[k%len(list)], list[k/len(list)], list[k*7919%len(list)]
		if p := T(x[i] * y[i]); i%3 == 0 && p-p == 0 { // a sum that cancels, or nearly
			z[i] = -p * T(1+math.Ldexp(float64(i%5-2), -i%60))
		}
	}
	wrong := func(dst []T) (k int) {
		for i, w := range want {
			if math.Float64bits(float64(dst[i])) != math.Float64bits(float64(w)) && (dst[i] == dst[i] || w == w) {
				k++
			}
		}
		return k
	}
	ops := directedOps[T]()
	for k, d := range ops {
		for i := range want {
			if d.args == 1 && i >= len(list) { // x[i] was there
				want[i] = want[i-len(list)]
				continue
			}
			want[i] = rounding.Want(d.op, d.mode, []T{x[i], y[i], z[i]}[:d.args]...)
		}
		for l := simd.Go; l <= simd.Best(); l++ {
			previous, err := simd.Set(l)
			if err != nil {
				t.Fatal(err)
			}
			d.run(dst, x, y, z)
			if k := wrong(dst); k > 0 {
				t.Errorf("%v: %s %v: %d of %d are wrong", l, d.op, d.mode, k, n)
			}
			if ops[k/3*3+(k+1)%3].run(dst, x, y, z); wrong(dst) == 0 && d.op != "Sqrt" {
				t.Errorf("%v: another mode of %s is not noticed", l, d.op)
			}
			simd.Set(previous)
		}
	}
}

// TestDirected rounds down, up and to zero at each level, with the bits of math/big.
func TestDirected(t *testing.T) {
	t.Run("float32", testDirected[float32])
	t.Run("float64", testDirected[float64])
}

// TestDirectedNamed: machine numbers of a program's own name are rounded as those are.
func TestDirectedNamed(t *testing.T) {
	type metres float64
	x, y := []metres{1, 0.1, -3}, []metres{0x1p-60, 0.7, 0x1p-70}
	down, up := make([]metres, 3), make([]metres, 3)
	vec.AddDown(down, x, y)
	vec.AddUp(up, x, y)
	for i := range x {
		if a, b := float64(x[i]), float64(y[i]); float64(down[i]) != limb.AddDown(a, b) || float64(up[i]) != limb.AddUp(a, b) || down[0] == up[0] {
			t.Errorf("%v + %v is %v, rounded down, and %v up", a, b, down[i], up[i])
		}
	}
}
