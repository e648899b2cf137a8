package vec

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb/internal/source/fold"
	groups "github.com/limbfp/limb/kernel"
)

// blocksOf are blocks of different spreads, in the window of two folds, of three, and beyond.
func blocksOf(r *rand.Rand, spread int) []float64 {
	x := make([]float64, exactBlock)
	for i := range x {
		x[i] = math.Ldexp(r.Float64()+1, -r.IntN(spread+1)) * float64(1-2*r.IntN(2))
	}
	return x
}

// slowly is the sum of x one by one.
func slowly(x []float64) (a Accumulator) {
	for _, v := range x {
		a.addFloat(v)
	}
	a.carry()
	return a
}

// TestFolds: folds give the digits that additions one by one give, or say that they do not, in
// the assembly of each level; spreads that fit go through folds. Folds that do not ask what was
// left, and those that do not ask how large numbers are, are noticed.
func TestFolds(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	notLeft, notLarge := 0, 0
	for _, l := range levels(t)[1:] {
		f := &folder{level: l}
		for _, c := range []struct {
			spread, folds int
		}{{0, 2}, {30, 2}, {50, 3}, {70, 3}, {77, 3}, {80, 0}, {200, 0}} {
			for range 20 {
				x := blocksOf(r, c.spread)
				var a Accumulator
				w := &f.windows[0]
				w.reset(1)
				ok := f.add(&a, w, x)
				if ok != (c.folds > 0) || ok && w.folds != c.folds {
					t.Fatalf("%v: a block of spread 2^%d: %v, %d folds", l, c.spread, ok, w.folds)
				}
				want := slowly(x)
				if a.carry(); ok && a.digit != want.digit {
					t.Fatalf("%v: a block of spread 2^%d has another sum in folds", l, c.spread)
				}
				var b Accumulator
				f.flush(&b, w)
				if b.carry(); !ok && b.digit != want.digit {
					notLeft++
				}
				w.top[0] -= 12 + r.IntN(60)
				w.begin()
				f.fold(w, x)
				var d Accumulator
				f.flush(&d, w)
				if d.carry(); d.digit != want.digit {
					notLarge++
				}
			}
		}
	}
	if notLeft == 0 || notLarge == 0 {
		t.Errorf("folds that lose bits: %d; of numbers that are too large: %d: they are not noticed", notLeft, notLarge)
	}
}

// TestFoldInGo compares the assembly with its source.
func TestFoldInGo(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, l := range levels(t)[1:] {
		for _, folds := range []int{2, 3} {
			for _, spread := range []int{1, 60, 300} {
				x := blocksOf(r, spread)
				x[r.IntN(len(x))] = []float64{0, math.Inf(1), math.NaN(), 0x1p-1074}[r.IntN(4)]
				f := &folder{level: l}
				w := &f.windows[0]
				w.reset(1)
				w.folds, w.top[0] = folds, 12
				w.begin()
				f.fold(w, x)
				sums, seen := w.sums, [2 * fold.Lanes]float64{}
				groups.Groups(1, func(g groups.Group) {
					if folds == 2 {
						fold.Fold2(g, sums[:], seen[:], x, len(x))
					} else {
						fold.Fold3(g, sums[:], seen[:], x, len(x))
					}
				})
				for i := range sums {
					if !same2(sums[i], f.sums[i]) {
						t.Fatalf("%v, %d folds: accumulator %d is %v, and %v in Go", l, folds, i, f.sums[i], sums[i])
					}
				}
				for i := range seen {
					if !same2(seen[i], f.seen[i]) {
						t.Fatalf("%v, %d folds: what is seen, %d, is %v, and %v in Go", l, folds, i, f.seen[i], seen[i])
					}
				}
			}
		}
	}
}

func same2(a, b float64) bool { return a == b || a != a && b != b }

// TestRoots: roots that are numbers or ties, or nearly.
func TestRoots(t *testing.T) {
	tie := []float64{1, 0x1p-52, 0x1p-106} // (1 + 2^-53)²
	for _, c := range []struct {
		x    []float64
		root float64
	}{
		{[]float64{9}, 3}, {[]float64{1, 0x1p-1074}, 1}, {[]float64{1, -0x1p-1074}, 1},
		{tie, 1}, {append(tie, 0x1p-1074), 1 + 0x1p-52}, {append(tie, -0x1p-1074), 1},
		{[]float64{0x1p1023, 0x1p1023}, 0x1p512}, {[]float64{0x1p-1074}, 0x1p-537}, {[]float64{-1}, math.NaN()},
	} {
		var a Accumulator
		Accumulate(&a, c.x)
		if got := SqrtTotal[float64](&a); !same2(got, c.root) {
			t.Errorf("the root of %v is %v, not %v", c.x, got, c.root)
		}
	}
}
