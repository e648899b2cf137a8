package outside

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/rounding"
	"github.com/limbfp/limb/internal/check/testenv"
)

// directed is an operation in a mode.
type directed[T limb.Float] struct {
	op   string
	mode fp.Mode
	args int
	run  func(x []T) T
}

func one[T any](f func(a T) T) func([]T) T    { return func(x []T) T { return f(x[0]) } }
func two[T any](f func(a, b T) T) func([]T) T { return func(x []T) T { return f(x[0], x[1]) } }
func three[T any](f func(a, b, c T) T) func([]T) T {
	return func(x []T) T { return f(x[0], x[1], x[2]) }
}

func directedOps[T limb.Float]() []directed[T] {
	return []directed[T]{
		{"Add", fp.Down, 2, two(limb.AddDown[T])}, {"Add", fp.Up, 2, two(limb.AddUp[T])}, {"Add", fp.ToZero, 2, two(limb.AddToZero[T])},
		{"Mul", fp.Down, 2, two(limb.MulDown[T])}, {"Mul", fp.Up, 2, two(limb.MulUp[T])}, {"Mul", fp.ToZero, 2, two(limb.MulToZero[T])},
		{"Div", fp.Down, 2, two(limb.DivDown[T])}, {"Div", fp.Up, 2, two(limb.DivUp[T])}, {"Div", fp.ToZero, 2, two(limb.DivToZero[T])},
		{"FMA", fp.Down, 3, three(limb.FMADown[T])}, {"FMA", fp.Up, 3, three(limb.FMAUp[T])}, {"FMA", fp.ToZero, 3, three(limb.FMAToZero[T])},
		{"Rcp", fp.Down, 1, one(limb.RcpDown[T])}, {"Rcp", fp.Up, 1, one(limb.RcpUp[T])}, {"Rcp", fp.ToZero, 1, one(limb.RcpToZero[T])},
		{"Sqrt", fp.Down, 1, one(limb.SqrtDown[T])}, {"Sqrt", fp.Up, 1, one(limb.SqrtUp[T])}, {"Sqrt", fp.ToZero, 1, one(limb.SqrtToZero[T])},
	}
}

// sameBits reports whether two numbers are one, or both NaN.
func sameBits[T limb.Float](a, b T) bool {
	return math.Float64bits(float64(a)) == math.Float64bits(float64(b)) || a != a && b != b
}

// wrong counts the rows on which an operation does not give what math/big does, and names the
// first.
func (d directed[T]) wrong(rows [][]T) (n int, first string) {
	for _, x := range rows {
		x = x[:d.args]
		if got, want := d.run(x), rounding.Want(d.op, d.mode, x...); !sameBits(got, want) {
			if n++; n == 1 {
				first = fmt.Sprintf("%s of %x %v is %x, not %x", d.op, x, d.mode, got, want)
			}
		}
	}
	return n, first
}

// directedRows are operands of one to three numbers: all pairs of rounding.Operands, so many
// triples of them, and triples whose sums with a product cancel.
func directedRows[T limb.Float](triples int) (pairs, more [][]T) {
	r := rand.New(rand.NewPCG(4, 5))
	list := rounding.Operands[T]()
	for _, a := range list {
		for _, b := range list {
			pairs = append(pairs, []T{a, b, list[r.IntN(len(list))]})
		}
	}
	for i := range triples {
		a, b, c := list[r.IntN(len(list))], list[r.IntN(len(list))], list[r.IntN(len(list))]
		if i%2 == 0 {
			a, b = T(a*T(r.Float64()+0.5)), T(b*T(r.Float64()+0.5))
			c = -T(a*b) * T(1+(r.Float64()-0.5)*math.Ldexp(1, -r.IntN(60)))
		}
		more = append(more, []T{a, b, c})
	}
	return pairs, more
}

func testDirected[T limb.Float](t *testing.T) {
	pairs, triples := directedRows[T](testenv.Size(5e3, 5e4, 1e7))
	for _, d := range directedOps[T]() {
		rows := pairs
		if d.args == 3 {
			rows = triples
		}
		if testing.Short() {
			rows = rows[:len(rows)/8]
		}
		if n, first := d.wrong(rows); n > 0 {
			t.Errorf("%d of %d are wrong: %s", n, len(rows), first)
		}
	}
}

// TestDirected compares each operation with math/big, on all pairs of operands at which rounding
// goes wrong, and on triples of them.
func TestDirected(t *testing.T) {
	t.Run("float32", testDirected[float32])
	t.Run("float64", testDirected[float64])
}

// TestDirectedFails: operations of another mode, or rounded to nearest, and one that forgets
// where a residual underflows are noticed.
func TestDirectedFails(t *testing.T) {
	testenv.Long(t, "it looks long for a counterexample")
	pairs, triples := directedRows[float32](20000)
	ops := directedOps[float32]()
	for i, d := range ops {
		rows := pairs
		if d.args == 3 {
			rows = triples
		}
		for _, other := range ops[i/3*3 : i/3*3+3] {
			if other.mode == d.mode || d.op == "Sqrt" && other.mode != fp.Up && d.mode != fp.Up {
				continue // roots are not negative
			}
			wrong := d
			if wrong.run = other.run; !noticed(wrong, rows) {
				t.Errorf("%s: %v in the place of %v is not noticed", d.op, other.mode, d.mode)
			}
		}
	}
	for what, wrong := range map[string]directed[float32]{
		"to nearest": {"Add", fp.Down, 2, func(x []float32) float32 { return x[0] + x[1] }},
		"a residual that underflows": {"Mul", fp.Down, 2, func(x []float32) float32 {
			p, e := limb.TwoProd(x[0], x[1])
			if e < 0 {
				return math.Nextafter32(p, float32(math.Inf(-1)))
			}
			return p
		}},
		"the sign of a zero":               {"Add", fp.Down, 2, func(x []float32) float32 { return limb.AddDown(x[0], x[1]) + 0 }},
		"a product that is rounded before": {"FMA", fp.Up, 3, func(x []float32) float32 { return limb.AddUp(limb.MulUp(x[0], x[1]), x[2]) }},
	} {
		rows := pairs
		if wrong.args == 3 {
			rows = triples
		}
		if !noticed(wrong, rows) {
			t.Errorf("%s is not noticed", what)
		}
	}
}

func noticed[T limb.Float](d directed[T], rows [][]T) bool {
	n, _ := d.wrong(rows)
	return n > 0
}
