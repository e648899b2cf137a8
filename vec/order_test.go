package vec_test

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/vec"
)

// sortable has what the tests of order need.
type sortable[N any] interface {
	number[N]
	Cmp(N) int
	Neg() N
}

// wideNumbers returns operands of all kinds, NaN and infinities too, some of them
// several times and in two forms.
func wideNumbers[N limb.RealNumber](t kernels.Type, n int) []N {
	c := testCase{Func: kernels.Func{In: []kernels.Param{{Type: t}}}}
	x := c.operands(11, n)[0].all().Interface().([]N)
	for i := 0; i+7 < n; i += 10 {
		x[i+7] = x[i/2]
	}
	return x
}

func testOrder[N sortable[N]](t *testing.T, typ kernels.Type, tied [2]N) {
	all := append(wideNumbers[N](typ, 3000), tied[0], tied[1], tied[0])
	for _, n := range []int{0, 1, 2, 10, 500, len(all)} {
		x := slices.Clone(all[len(all)-n:])
		vec.Sort(x)
		if !slices.IsSortedFunc(x, N.Cmp) {
			t.Errorf("%s: Sort of %d elements does not sort by Cmp", typ, n)
		}
		want := slices.Clone(all[len(all)-n:])
		slices.SortFunc(want, N.Cmp)
		for i := range x {
			if x[i].Cmp(want[i]) != 0 {
				t.Fatalf("%s: element %d of the sorted %d is %x, want %x", typ, i, n, x[i], want[i])
			}
		}
		if slices.IsSortedFunc(all[len(all)-n:], N.Cmp) && n > 10 {
			t.Errorf("%s: the operands are in order already", typ)
		}
	}
	finite := numbers[N](typ, 12, 5000)
	var none N
	for _, n := range []int{1, 2, 100, 5000} {
		for _, place := range []int{0, n / 2, n - 1} {
			x := slices.Clone(finite[:n])
			largest, least := vec.ArgMax(x), vec.ArgMin(x)
			for i := range x {
				if x[i].Cmp(x[largest]) > 0 || x[i].Cmp(x[least]) < 0 || i < largest && x[i].Cmp(x[largest]) == 0 && lead(x[i]) != 0 || i < least && x[i].Cmp(x[least]) == 0 && lead(x[i]) != 0 {
					t.Fatalf("%s: ArgMax and ArgMin of %d elements are %d and %d, element %d is beyond", typ, n, largest, least, i)
				}
			}
			x[place] = nan[N]()
			if i, j := vec.ArgMax(x), vec.ArgMin(x); i != place || j != place {
				t.Errorf("%s: ArgMax and ArgMin are %d and %d where element %d is NaN", typ, i, j, place)
			}
			for i := range x {
				x[i] = none.Neg()
			}
			x[place] = none
			if i := vec.ArgMax(x); i != place {
				t.Errorf("%s: ArgMax of zeros, of which element %d is not negative, is %d", typ, place, i)
			}
			if i, want := vec.ArgMin(x), min(1, n-1); place == 0 && i != want || place > 0 && i != 0 {
				t.Errorf("%s: ArgMin of negative zeros, but for element %d, is %d", typ, place, i)
			}
		}
	}
	x := slices.Clone(finite)
	if i := vec.ArgMax([]N{x[0].Neg().Max(x[0]).Neg(), tied[0], tied[1]}); lead(tied[0]) > 0 && i != 1 {
		t.Errorf("%s: ArgMax of a number in two forms is %d, want the first", typ, i)
	}
	sums := make([]N, len(x))
	vec.CumSum(sums, x)
	var sum N
	for i := range x {
		if i == 0 {
			sum = x[0]
		} else {
			sum = sum.Add(x[i])
		}
		if !sameBits(sums[i], sum) {
			t.Fatalf("%s: CumSum: element %d is %x, want %x", typ, i, sums[i], sum)
		}
	}
	vec.CumSum(x, x) // in place
	for i := range x {
		if !sameBits(sums[i], x[i]) {
			t.Fatalf("%s: CumSum in place: element %d is %x, want %x", typ, i, x[i], sums[i])
		}
	}
	for n := range 40 {
		y := slices.Clone(x[:41])
		vec.Fill(y[:n], tied[0])
		for i := range y {
			if want := map[bool]N{true: tied[0], false: x[i]}[i < n]; !sameBits(y[i], want) {
				t.Fatalf("%s: Fill of %d elements: element %d is %x", typ, n, i, y[i])
			}
		}
	}
}

func nan[N limb.RealNumber]() (x N) {
	switch p := any(&x).(type) {
	case *limb.DF:
		p.Hi = float32(math.NaN())
	case *limb.DD:
		p.Hi = math.NaN()
	case *limb.TF:
		p.X0 = float32(math.NaN())
	case *limb.QF:
		p.X0 = float32(math.NaN())
	case *limb.TD:
		p.X0 = math.NaN()
	case *limb.QD:
		p.X0 = math.NaN()
	}
	return x
}

func TestOrderFunctions(t *testing.T) {
	levels(t, func(t *testing.T) {
		testOrder(t, kernels.DF, [2]limb.DF{{Hi: 0x1p100, Lo: 0x1p76}, {Hi: 0x1.000002p100, Lo: -0x1p76}})
		testOrder(t, kernels.DD, [2]limb.DD{{Hi: 0x1p900, Lo: 0x1p847}, {Hi: 0x1.0000000000001p900, Lo: -0x1p847}})
		testOrder(t, kernels.QF, [2]limb.QF{{X0: 0x1p100, X1: 0x1p76}, {X0: 0x1.000002p100, X1: -0x1p76}})
		testOrder(t, kernels.TF, [2]limb.TF{{X0: 0x1p100, X1: 0x1p76}, {X0: 0x1.000002p100, X1: -0x1p76}})
		testOrder(t, kernels.QD, [2]limb.QD{{X0: 0x1p900, X1: 0x1p847}, {X0: 0x1.0000000000001p900, X1: -0x1p847}})
		testOrder(t, kernels.TD, [2]limb.TD{{X0: 0x1p900, X1: 0x1p847}, {X0: 0x1.0000000000001p900, X1: -0x1p847}})
	})
}

func testLinspace[N sortable[N]](t *testing.T, typ kernels.Type, a, b N, unit float64) {
	for _, n := range []int{0, 1, 2, 3, 7, 100, 1001, 20_000_000} {
		if n > 1001 && (typ != kernels.DF || testing.Short()) { // beyond the integers of a float32
			continue
		}
		x := make([]N, n)
		vec.Linspace(x, a, b)
		if n > 0 && !sameBits(x[0], a) || n > 1 && !sameBits(x[n-1], b) {
			t.Errorf("%s: Linspace of %d elements begins with %v and ends with %v", typ, n, x[0], x[n-1])
		}
		step := max(n/1000, 1)
		for i := 0; i < n; i += step {
			exact := func() *big.Float { return new(big.Float).SetPrec(600) }
			want := exact().Sub(b.Big(), a.Big())
			want.Mul(want, exact().SetInt64(int64(i)))
			want.Quo(want, exact().SetInt64(int64(max(n-1, 1))))
			want.Add(want, a.Big())
			e, _ := want.Sub(want, x[i].Big()).Float64()
			if largest := max(math.Abs(lead(a)), math.Abs(lead(b))); math.Abs(e) > 10*unit*largest {
				t.Fatalf("%s: Linspace of %d elements: the error of element %d is %.1f units", typ, n, i, e/unit/largest)
			}
		}
	}
}

func TestLinspace(t *testing.T) {
	testLinspace(t, kernels.DF, limb.NewDF(-1.1), limb.NewDF(math.Pi), 0x1p-48)
	testLinspace(t, kernels.DD, limb.NewDD(1e10).AddFloat(1e-10), limb.NewDD(-3.0), 0x1p-106)
	testLinspace(t, kernels.TF, limb.NewTF(-1.1), limb.NewTF(math.Pi), 0x1p-72)
	testLinspace(t, kernels.TD, limb.NewTD(1.0), limb.NewTD(3.0).Sqrt(), 0x1p-159)
	testLinspace(t, kernels.QF, limb.NewQF(-1.1), limb.NewQF(math.Pi), 0x1p-96)
	testLinspace(t, kernels.QD, limb.NewQD(1.0), limb.NewQD(3.0).Sqrt(), 0x1p-212)
}
