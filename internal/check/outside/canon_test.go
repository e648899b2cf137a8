package outside

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"testing"

	. "github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/exact"
)

// repeats is how often a test with random operands repeats.
func repeats(n int) int {
	switch {
	case os.Getenv("LIMB_FULL") != "":
		return 10 * n
	case testing.Short():
		return n / 40
	}
	return n
}

// value returns the sum of the limbs.
func value(x limbs) *big.Float {
	v := new(big.Float).SetPrec(2400)
	for _, a := range x {
		v.Add(v, big.NewFloat(a))
	}
	return v
}

// roundLimb returns v rounded to a limb.
func roundLimb(f *exact.Format, v *big.Float) float64 {
	if f.P == 24 {
		a, _ := v.Float32()
		return float64(a)
	}
	a, _ := v.Float64()
	return a
}

// greedy rounds v to limbs, one after the other. v has few enough bits for
// exact differences.
func greedy(f *exact.Format, v *big.Float) (x limbs) {
	rest := new(big.Float).SetPrec(4800).Set(v)
	for i := range f.Limbs {
		x[i] = roundLimb(f, rest)
		if math.IsInf(x[i], 0) {
			return limbs{x[i]}
		}
		if x[i] != 0 {
			rest.Sub(rest, big.NewFloat(x[i]))
		} else if i > 0 {
			x[i] = 0
		}
	}
	return x
}

// rounded is v rounded limb by limb or, where that is a tie that is rounded to
// other limbs than v, the number before the tie, on the side of v.
func rounded(f *exact.Format, v *big.Float) limbs {
	x := greedy(f, v)
	if math.IsInf(x[0], 0) || x[0] == 0 || greedy(f, value(x)) == x {
		return x
	}
	tie := value(x)
	for e := f.Min; ; e++ { // the least step to a number
		step := new(big.Float).SetMantExp(big.NewFloat(float64(v.Cmp(tie))), e)
		before := new(big.Float).Add(tie, step)
		if y := greedy(f, before); value(y).Cmp(before) == 0 {
			return y
		}
	}
}

// halfULP returns ½ulp(a), 0 where that is no number of the format.
func halfULP(f *exact.Format, a float64) float64 {
	if a == 0 {
		return 0
	}
	_, e := math.Frexp(a)
	if e-f.P < f.Min {
		return 0
	}
	h := math.Ldexp(0.5, e-f.P)
	if f.P == 24 {
		h = float64(float32(h))
	}
	return h
}

// random returns a number in normal form: dense, sparse, with ties and next to
// ties, with all exponents. About one in a hundred is a zero or not finite.
func random(f *exact.Format, r *rand.Rand) (x limbs) {
	limb := func(a float64) float64 {
		if f.P == 24 {
			return float64(float32(a))
		}
		return a
	}
	sig := func() float64 { // a significand in [1, 2)
		switch r.IntN(8) {
		case 0:
			return 1
		case 1:
			return 2 - math.Ldexp(1, 1-f.P)
		case 2:
			return 1 + math.Ldexp(1, 1-f.P)
		case 3:
			return 1 + math.Floor(r.Float64()*1024)/1024
		}
		return 1 + math.Ldexp(float64(r.Uint64()>>(65-f.P)), 1-f.P)
	}
	var e int
	switch r.IntN(8) {
	case 0:
		e = f.Min + r.IntN(f.Max-f.Min)
	case 1:
		e = f.Min + r.IntN(f.Limbs*f.P)
	case 2:
		e = f.Max - 1 - r.IntN(4)
	case 3:
		e = 0
	default:
		e = r.IntN(2*f.P) - f.P
	}
	x[0] = limb(math.Ldexp(sig(), e))
	switch r.IntN(400) {
	case 0:
		x[0] = 0
	case 1:
		x[0] = math.Inf(1)
	}
	if r.IntN(2) == 0 {
		x[0] = -x[0]
	}
	if !finite(x[0]) {
		return x
	}
	for i := 1; i < f.Limbs; i++ {
		h := halfULP(f, x[i-1])
		if h == 0 {
			break
		}
		switch r.IntN(10) {
		case 0:
			x[i] = h
		case 1: // below it
			x[i] = h - math.Ldexp(h, -f.P)
		case 2:
			x[i] = h / 2
		case 3:
			x[i] = h * r.Float64() * math.Ldexp(1, -r.IntN(2*f.P))
		case 4:
			x[i] = math.Ldexp(h*(sig()-1), -r.IntN(f.Max-f.Min))
		case 5:
			if r.IntN(2) == 0 {
				return x
			}
			x[i] = h / 2 * sig()
		default:
			x[i] = h * r.Float64()
		}
		x[i] = limb(x[i])
		if r.IntN(2) == 0 {
			x[i] = -x[i]
		}
		if x[i] == 0 {
			x[i] = 0
			break
		}
	}
	return x
}

// formats are those of the four types.
var formats = [4]*exact.Format{exact.DF, exact.DD, exact.QF, exact.QD}

// eachFormat runs a test for the four types, side by side.
func eachFormat(t *testing.T, test func(t *testing.T, f *exact.Format, r *rand.Rand)) {
	for i := range formats {
		t.Run(formats[i].Name, func(t *testing.T) {
			t.Parallel()
			test(t, formats[i], rand.New(rand.NewPCG(uint64(i), 7)))
		})
	}
}

// anyNumber is what all four types do.
type anyNumber interface {
	fmt.Formatter
	fmt.Stringer
	Big() *big.Float
	BigInt() *big.Int
	Rat() *big.Rat
	Float64() float64
	Float32() float32
	Int64() (int64, bool)
	Uint64() (uint64, bool)
	DF() DF
	DD() DD
	QF() QF
	QD() QD
	IsNormalized() bool
}

// as returns the limbs, unchanged, as a number of the type.
func as(f *exact.Format, x limbs) anyNumber {
	switch f.Name {
	case "DF":
		return DF{Hi: float32(x[0]), Lo: float32(x[1])}
	case "DD":
		return DD{Hi: x[0], Lo: x[1]}
	case "QF":
		return QF{X0: float32(x[0]), X1: float32(x[1]), X2: float32(x[2]), X3: float32(x[3])}
	}
	return QD{X0: x[0], X1: x[1], X2: x[2], X3: x[3]}
}

func canon(f *exact.Format, x limbs) limbs { return byFormat[f].canon(x) }

// identical compares bit for bit.
func identical(x, y limbs) bool {
	return same(x[0], y[0]) && same(x[1], y[1]) && same(x[2], y[2]) && same(x[3], y[3])
}

func TestCanon(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *exact.Format, r *rand.Rand) {
		others, n := 0, repeats(200000)
		for range n {
			x := random(f, r)
			if r.IntN(4) == 0 { // overlapping, as float32 limbs are in float64
				for i := 1; i < f.Limbs; i++ {
					if a := math.Ldexp(x[i], r.IntN(f.P-1)); math.Abs(a) <= math.Abs(x[i-1])/2 {
						x[i] = a
					}
				}
			}
			got := canon(f, x)
			want := x
			if finite(x[0]) && x[0] != 0 {
				want = greedy(f, value(x))
			}
			if !identical(got, want) {
				t.Fatalf("Canon of %x is %x, want %x", x, got, want)
			}
			if got != x {
				others++
			}
			if !as(f, got).IsNormalized() {
				t.Fatalf("%x is not normalised", got)
			}
		}
		if others < n/200 {
			t.Errorf("only %d operands had another form", others)
		}
	})
}
