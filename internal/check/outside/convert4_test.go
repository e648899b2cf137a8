package outside

import (
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"testing"

	. "github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/exact"
)

// near returns v, or one of the numbers around it that rounding may confuse
// with it: ties of the last limb, and next to ties by very little.
func near(f *exact.Format, x limbs, r *rand.Rand) *big.Float {
	v := value(x)
	last := f.Limbs - 1
	for last > 0 && x[last] == 0 && r.IntN(4) > 0 {
		last--
	}
	h := halfULP(f, x[last])
	if h == 0 {
		h = math.Ldexp(1, f.Min)
	}
	t := big.NewFloat(h)
	switch r.IntN(4) {
	case 0:
		return v
	case 1: // half of the gap at the limb, or half of that (below a power of two, or a subnormal number)
		t.SetMantExp(t, -r.IntN(2))
	case 2:
		t.SetPrec(2400).SetMantExp(t, -r.IntN(2))
		t.Add(t, new(big.Float).SetMantExp(big.NewFloat(1-2*float64(r.IntN(2))), t.MantExp(nil)-1-r.IntN(1000)))
	case 3:
		t.SetFloat64(h * r.Float64())
	}
	if r.IntN(2) == 0 {
		t.Neg(t)
	}
	return new(big.Float).SetPrec(4000).Add(v, t)
}

func TestRoundLimbs(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *exact.Format, r *rand.Rand) {
		for range repeats(50000) {
			x := random(f, r)
			if !finite(x[0]) {
				continue
			}
			v := near(f, x, r)
			want := rounded(f, v)
			if v.Sign() == 0 && v.Signbit() {
				want[0] = math.Copysign(0, -1)
			}
			got := byFormat[f].fromBig(v)
			if !identical(got, want) {
				t.Fatalf("FromBig(%s) = %x, want %x", v.Text('p', 0), got, want)
			}
			if r.IntN(8) > 0 {
				continue
			}
			q, _ := v.Rat(nil)
			third := r.IntN(2) == 0
			if third {
				// Not dyadic: v + 2^-3000/3, or so, which a float of enough bits rounds like.
				q.Add(q, new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Mul(big.NewInt(3), new(big.Int).Lsh(big.NewInt(1), 2999))))
				v = new(big.Float).SetPrec(4500).SetMode(big.AwayFromZero).SetRat(q)
				want = rounded(f, v)
			}
			if rat := byFormat[f].fromRat(q); rat != want {
				t.Fatalf("FromRat(%s) = %x, want %x", q, rat, want)
			}
		}
	})
}

// TestRoundWideLimbs: numbers with more bits than may matter, of which the last
// decides.
func TestRoundWideLimbs(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *exact.Format, r *rand.Rand) {
		for range repeats(1000) {
			x := random(f, r)
			if !finite(x[0]) || x[0] == 0 || math.Abs(x[0]) >= math.Ldexp(1, f.Max-1) {
				continue
			}
			h := math.Ldexp(1, f.Min) // ½ulp of a last limb that is 0
			if x[f.Limbs-1] != 0 {
				if h = halfULP(f, x[f.Limbs-1]); h == 0 {
					continue
				}
			}
			d := new(big.Float).SetPrec(9000).SetFloat64(h)
			if x[f.Limbs-1] == 0 {
				d.SetMantExp(d, -1)
			}
			tiny := new(big.Float).SetMantExp(big.NewFloat(1), -6000)
			d.Sub(d, tiny)
			if x[0] < 0 {
				d.Neg(d)
			}
			v := new(big.Float).SetPrec(9000).Add(value(x), d)
			got := byFormat[f].fromBig(v)
			// 2^-6000 may as well be 2^-2300 for greedy.
			v.Add(v, new(big.Float).SetMantExp(tiny, 0)).Sub(v, new(big.Float).SetMantExp(big.NewFloat(math.Copysign(1, x[0])), -2300))
			want := rounded(f, v)
			if got != want {
				t.Fatalf("FromBig(%x + almost %g) = %x, want %x", x, h, got, want)
			}
		}
	})
}

func TestConvertFrom(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *exact.Format, r *rand.Rand) {
		for range repeats(50000) {
			x := random(f, r)
			n := as(f, x)
			if math.IsInf(x[0], 0) {
				if n.Float64() != x[0] || float64(n.Float32()) != x[0] || n.BigInt() != nil || n.Rat() != nil || n.DD().Hi != x[0] || !n.Big().IsInf() {
					t.Fatalf("%x is converted to something finite", x)
				}
				continue
			}
			v := value(x)
			if got := n.Big(); got.Cmp(v) != 0 || got.Signbit() != math.Signbit(x[0]) || got.MinPrec() != got.Prec() && got.Sign() != 0 {
				t.Fatalf("Big of %x = %s", x, got.Text('p', 0))
			}
			if w, _ := v.Float64(); n.Float64() != w || math.Signbit(w) != math.Signbit(n.Float64()) && x[0] != 0 {
				t.Fatalf("Float64 of %x = %x, want %x", x, n.Float64(), w)
			}
			if w, _ := v.Float32(); n.Float32() != w {
				t.Fatalf("Float32 of %x = %x, want %x", x, n.Float32(), w)
			}
			for k, got := range []limbs{limbsOf(n.DF()), limbsOf(n.DD()), limbsOf(n.QF()), limbsOf(n.QD())} {
				want := rounded(formats[k], v)
				if x[0] == 0 {
					want[0] = x[0]
				}
				if !identical(got, want) {
					t.Fatalf("%s of %x = %x, want %x", formats[k].Name, x, got, want)
				}
			}
			if r.IntN(16) > 0 {
				continue
			}
			if q := n.Rat(); new(big.Float).SetPrec(2400).SetRat(q).Cmp(v) != 0 {
				t.Fatalf("Rat of %x = %s", x, q)
			}
			i, _ := v.Int(nil)
			if got := n.BigInt(); got.Cmp(i) != 0 {
				t.Fatalf("BigInt of %x = %s", x, got)
			}
			if w := rounded(f, new(big.Float).SetInt(i)); x[0] != 0 {
				if got := byFormat[f].fromBigInt(i); got != w {
					t.Fatalf("FromBigInt(%s) = %x, want %x", i, got, w)
				}
			}
		}
	})
}

func TestPairOfQuad(t *testing.T) {
	for k, f := range formats[2:] {
		r := rand.New(rand.NewPCG(uint64(k), 8))
		for range repeats(50000) {
			x := random(f, r)
			if !finite(x[0]) || x[0] == 0 {
				continue
			}
			want := rounded(formats[k], value(x))
			var got, back limbs
			if k == 0 {
				p := as(f, x).(QF).Pair()
				got, back = limbsOf(p), limbsOf(p.Quad())
			} else {
				p := as(f, x).(QD).Pair()
				got, back = limbsOf(p), limbsOf(p.Quad())
			}
			if got != want || back != want {
				t.Fatalf("Pair of %x = %x, want %x", x, got, want)
			}
		}
	}
}

func TestIntegers(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *exact.Format, r *rand.Rand) {
		for range repeats(50000) {
			n := r.Uint64() >> r.IntN(64)
			switch r.IntN(4) {
			case 0:
				n = -n
			case 1:
				n = 1<<r.IntN(64) + uint64(r.IntN(5)) - 2
			case 2:
				n = n>>40<<40 + 1<<39 + uint64(r.IntN(3)) - 1
			}
			i := int64(n)
			got, unsigned := byFormat[f].fromInt64(i), byFormat[f].fromUint64(n)
			if want := rounded(f, new(big.Float).SetInt64(i)); got != want {
				t.Fatalf("FromInt64(%d) = %x, want %x", i, got, want)
			}
			if want := rounded(f, new(big.Float).SetUint64(n)); unsigned != want {
				t.Fatalf("FromUint64(%d) = %x, want %x", n, unsigned, want)
			}
			// And back, where a fraction may have been added.
			x := unsigned
			if r.IntN(2) == 0 {
				x = got
			}
			last := 0
			for last < f.Limbs-1 && x[last] != 0 {
				last++
			}
			if h := halfULP(f, x[max(last-1, 0)]); x[last] == 0 && h > 0 {
				x[last] = min(h, 1) * float64(float32(r.Float64()-0.5)) * math.Ldexp(1, -r.IntN(60))
				if r.IntN(4) == 0 {
					x[last] = math.Copysign(min(h, 0.5), x[last])
				}
			}
			b := as(f, x).BigInt()
			wi, wu := b.Int64(), b.Uint64()
			switch {
			case b.Sign() < 0:
				wu = 0
			case !b.IsUint64():
				wu = math.MaxUint64
			}
			switch {
			case b.IsInt64():
			case b.Sign() < 0:
				wi = math.MinInt64
			default:
				wi = math.MaxInt64
			}
			if n, ok := as(f, x).Int64(); n != wi || ok != b.IsInt64() {
				t.Fatalf("Int64 of %x = %d, %t, want %d", x, n, ok, wi)
			}
			if n, ok := as(f, x).Uint64(); n != wu || ok != b.IsUint64() {
				t.Fatalf("Uint64 of %x = %d, %t, want %d", x, n, ok, wu)
			}
		}
		for _, v := range special {
			n := as(f, limbs{v})
			i, iok := n.Int64()
			u, uok := n.Uint64()
			wi, wu := int64(0), uint64(0)
			if v > 0 {
				wi, wu = math.MaxInt64, math.MaxUint64
			} else if v < 0 {
				wi = math.MinInt64
			}
			if i != wi || u != wu || iok != (v == 0) || uok != (v == 0) {
				t.Errorf("integers of %g: %d %t, %d %t", v, i, iok, u, uok)
			}
		}
	})
}

func TestQuadFromFloat(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 9))
	for range repeats(100000) {
		v := math.Float64frombits(r.Uint64())
		if r.IntN(2) == 0 {
			v = math.Ldexp(r.Float64()-0.5, r.IntN(320)-190)
		}
		if v != v {
			continue
		}
		if got := From[QD](v); got != (QD{X0: v}) || NewQD(v) != got {
			t.Fatalf("QD of %x = %x", v, got)
		}
		w := big.NewFloat(v)
		if got := limbsOf(From[QF](v)); !identical(got, rounded(formats[2], w)) {
			t.Fatalf("QF of %x = %x, want %x", v, got, rounded(formats[2], w))
		}
		if got := limbsOf(From[DF](v)); !identical(got, rounded(formats[0], w)) {
			t.Fatalf("DF of %x = %x, want %x", v, got, rounded(formats[0], w))
		}
	}
	for _, v := range special {
		if x, y := From[QF](v), From[QD](v); !identical(limbsOf(x), limbs{v}) || !identical(limbsOf(y), limbs{v}) || !identical(limbsOf(y.Pair()), limbs{v}) {
			t.Errorf("quads of %g: %v, %v", v, x, y)
		}
		if v == v {
			if x := FromBig[QF](big.NewFloat(v)); !identical(limbsOf(x), limbs{v}) {
				t.Errorf("QF of %g = %v", v, x)
			}
		}
	}
}

func TestGrid(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *exact.Format, r *rand.Rand) {
		above, below := byFormat[f].above, byFormat[f].below
		np := uint(f.Limbs * f.P)
		// The grid is that of a big.Float of np bits, down to a step of 2^min.
		grid := func(v *big.Float, mode big.RoundingMode) *big.Float {
			prec := int(np)
			if v.Sign() != 0 {
				prec = min(prec, v.MantExp(nil)-f.Min)
			}
			if prec <= 0 { // below the smallest
				away := mode == big.ToPositiveInf && v.Sign() > 0 || mode == big.ToNegativeInf && v.Sign() < 0
				if !away {
					return new(big.Float)
				}
				return big.NewFloat(math.Copysign(math.Ldexp(1, f.Min), float64(v.Sign())))
			}
			return new(big.Float).SetMode(mode).SetPrec(uint(prec)).Set(v)
		}
		tiny := new(big.Float).SetMantExp(big.NewFloat(1), -3000)
		for range repeats(20000) {
			x := random(f, r)
			if !finite(x[0]) {
				continue
			}
			if r.IntN(2) == 0 {
				x = rounded(f, grid(value(x), big.ToNearestEven))
			}
			if !finite(x[0]) || !finite(rounded(f, value(x))[0]) {
				continue
			}
			v := new(big.Float).SetPrec(5000).Set(value(x))
			up, down := above(x), below(x)
			if w := rounded(f, grid(new(big.Float).Add(v, tiny), big.ToPositiveInf)); up != w {
				t.Fatalf("NextUp of %x = %x, want %x", x, up, w)
			}
			if w := rounded(f, grid(new(big.Float).Sub(v, tiny), big.ToNegativeInf)); down != w {
				t.Fatalf("NextDown of %x = %x, want %x", x, down, w)
			}
			if x[0] == 0 {
				continue
			}
			// ULP, by the definition.
			u := math.Ldexp(1, max(v.MantExp(nil)-int(np), f.Min))
			if got := byFormat[f].ulp(x); got != u {
				t.Fatalf("ULP of %x = %g, want %g", x, got, u)
			}
			if grid(v, big.ToZero).Cmp(v) == 0 && finite(up[0]) && finite(down[0]) {
				if back := below(up); back != canon(f, x) {
					t.Fatalf("down from %x is %x, want %x", up, back, x)
				}
				if back := above(down); back != canon(f, x) {
					t.Fatalf("up from %x is %x, want %x", down, back, x)
				}
			}
		}
		top := below(limbs{math.Inf(1)})
		if !finite(top[0]) || above(top) != (limbs{math.Inf(1)}) || above(below(top)) != top || above(limbs{math.Inf(-1)}) != limbsOf(as(f, top).QD().Neg()) && f.P == 53 {
			t.Errorf("the largest number is %x, above it %x", top, above(top))
		}
		if x := above(limbs{math.Inf(1)}); x != (limbs{math.Inf(1)}) {
			t.Errorf("above +Inf is %x", x)
		}
		if x := above(limbs{math.NaN()}); x[0] == x[0] {
			t.Errorf("above NaN is %x", x)
		}
	})
}

func TestNextAfter(t *testing.T) {
	x, y := NewDD(1.0), NewDD(2.0)
	if got := x.NextAfter(y); got != (DD{Hi: 1, Lo: 0x1p-105}) {
		t.Errorf("from 1 to 2: %x", got)
	}
	if got := y.NextAfter(x); got != (DD{Hi: 2, Lo: -0x1p-105}) {
		t.Errorf("from 2 to 1: %x", got)
	}
	if got := x.NextAfter(x); got != x {
		t.Errorf("from 1 to 1: %x", got)
	}
	q := NewQF(1)
	if got := q.NextAfter(q.Neg()); got != (QF{X0: 1, X1: -0x1p-96}) {
		t.Errorf("from 1 to -1: %x", got)
	}
	if got := q.NextAfter(NewQF(float32(math.NaN()))); got.X0 == got.X0 {
		t.Errorf("toward NaN: %x", got)
	}
}

func TestIsNormalized(t *testing.T) {
	for _, c := range []struct {
		x    QD
		want bool
	}{
		{QD{}, true}, {QD{X0: 1, X1: 0x1p-53}, true}, {QD{X0: 1, X1: -0x1p-53, X2: 0x1p-106}, true},
		{QD{X0: 1, X1: 0x1.0000000000001p-53}, false}, {QD{X0: 1, X2: 0x1p-100}, false}, {QD{X1: 1}, false},
		{QD{X0: math.Inf(1)}, true}, {QD{X0: math.NaN()}, true}, {QD{X0: math.Inf(1), X1: math.Inf(-1)}, false},
		{QD{X0: 1, X1: math.NaN()}, false}, {QD{X0: 0x1p-1022, X1: 5e-324}, false}, {QD{X0: 0x1p-1021, X1: 5e-324}, true},
	} {
		if got := c.x.IsNormalized(); got != c.want {
			t.Errorf("IsNormalized of %x = %t", c.x, got)
		}
	}
	if !(DF{Hi: 1, Lo: 0x1p-24}).IsNormalized() || (DF{Hi: 1, Lo: 0x1p-23}).IsNormalized() {
		t.Error("IsNormalized of 1 + ½ulp and of 1 + ulp")
	}
}

// TestNarrowTies: numbers at ties of float32 and float64, subnormal and at the
// threshold of overflow, and next to them by as little as a type can tell, are
// rounded as wholes.
func TestNarrowTies(t *testing.T) {
	targets := [2]*exact.Format{exact.F32, exact.F64}
	eachFormat(t, func(t *testing.T, f *exact.Format, r *rand.Rand) {
		twice := 0 // rounding the first limb alone shows
		for range repeats(100000) {
			target := targets[r.IntN(2)]
			e := target.Min + r.IntN(4*target.P) // exponent of an ulp
			if r.IntN(4) == 0 {
				e = target.Min
			}
			k := r.Int64N(1 << target.P)
			switch r.IntN(8) {
			case 0:
				k, e = 1<<target.P-1, target.Max-target.P // the largest number
			case 1:
				k = 1 << r.IntN(target.P)
			case 2:
				k = r.Int64N(3)
			}
			v := new(big.Float).SetMantExp(big.NewFloat(float64(2*k+1)), e-1).SetPrec(2400)
			top := v.MantExp(nil)
			for d := top; r.IntN(4) > 0; {
				if d -= 1 + r.IntN(min(max(d-f.Min, 1), 4*f.P)); r.IntN(8) == 0 {
					d = f.Min
				}
				step := new(big.Float).SetMantExp(big.NewFloat(float64(1-2*r.IntN(2))), d)
				v.Add(v, step)
			}
			if r.IntN(2) == 0 {
				v.Neg(v)
			}
			x := rounded(f, v)
			if x[0] == 0 || !finite(x[0]) {
				continue
			}
			n, v := as(f, x), value(x)
			if w, _ := v.Float64(); n.Float64() != w {
				t.Fatalf("Float64 of %x = %x, want %x", x, n.Float64(), w)
			}
			w, _ := v.Float32()
			if n.Float32() != w {
				t.Fatalf("Float32 of %x = %x, want %x", x, n.Float32(), w)
			}
			if float32(n.Float64()) != w {
				twice++
			}
		}
		if twice < 10 && f.Name != "DF" {
			t.Errorf("rounding to float64 first shows %d times", twice)
		}
	})
}

// TestRoundThreshold: a number overflows where it is rounded beyond the range of
// T, and just below is the largest number, whatever the way it comes.
func TestRoundThreshold(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *exact.Format, r *rand.Rand) {
		tie := new(big.Float).SetMantExp(big.NewFloat(1), f.Max).SetPrec(2400)
		tie.Sub(tie, new(big.Float).SetMantExp(big.NewFloat(1), f.Max-f.P-1))
		for e := f.Min - 3; e < f.Max-f.P-1; e += 1 + r.IntN(f.P) {
			v := new(big.Float).Sub(tie, new(big.Float).SetMantExp(big.NewFloat(1), e))
			x := rounded(f, v)
			if !finite(x[0]) || canon(f, x) != x {
				t.Fatalf("the test rounds %s to %x", v.Text('p', 0), x)
			}
			for _, s := range []string{v.Text('p', 0), v.Text('e', 2400), textOf(f, x, 'g', -1)} {
				if got, err := readLimbs(f, s); got != x || err != nil {
					t.Fatalf("%s is read as %x, want %x, error %v", s, got, x, err)
				}
			}
		}
		for _, s := range []string{tie.Text('p', 0), tie.Text('f', 0), "1e309", "-" + tie.Text('f', 0) + ".5"} {
			if got, err := readLimbs(f, s); !math.IsInf(got[0], 0) || !errors.Is(err, strconv.ErrRange) {
				t.Errorf("%s is read as %x, error %v", s, got, err)
			}
		}
	})
}

// TestRoundOnce: going on from limbs to fewer limbs, and to one, rounds no second
// time.
func TestRoundOnce(t *testing.T) {
	for k, f := range formats[2:] {
		r := rand.New(rand.NewPCG(uint64(k), 11))
		for range repeats(50000) {
			v := near(f, random(f, r), r)
			if v.IsInf() {
				continue
			}
			if k == 0 {
				x := FromBig[QF](v)
				if w, _ := v.Float32(); x.Pair() != FromBig[DF](v) || x.Float32() != w || x.X0 != w || FromBig[DF](v).Float32() != w {
					t.Fatalf("%s is rounded to %x, %x, %x", v.Text('p', 0), x, FromBig[DF](v), w)
				}
			} else {
				x := FromBig[QD](v)
				if w, _ := v.Float64(); x.Pair() != FromBig[DD](v) || x.Float64() != w || x.X0 != w || FromBig[DD](v).Float64() != w {
					t.Fatalf("%s is rounded to %x, %x, %x", v.Text('p', 0), x, FromBig[DD](v), w)
				}
			}
		}
	}
}
