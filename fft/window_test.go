package fft_test

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/vec"
)

// A shape is a window, its definition in numbers of 400 bits, and what is promised of it.
type shape struct {
	name     string
	w        fft.Window
	at       func(x *big.Float) *big.Float
	error    float64 // in QD, in u⁴
	relative bool    // of the value, and not of 1
	lobes    float64 // the highest side lobe in dB
}

const windowBits = 400

func bigOf(s string) *big.Float {
	x, _, err := big.ParseFloat(s, 10, windowBits, big.ToNearestEven)
	if err != nil {
		panic(err)
	}
	return x
}

func bigNew() *big.Float { return new(big.Float).SetPrec(windowBits) }

// cosines returns Σ (-1)^k a[k]·cos 2πkx.
func cosines(a ...string) func(x *big.Float) *big.Float {
	pi := bigOf("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651328230664709384460955058223172535940812848")
	return func(x *big.Float) *big.Float {
		sum := bigNew()
		for k, c := range a {
			angle := bigNew().Mul(pi, bigNew().Mul(x, big.NewFloat(float64(2*k))))
			term := bigNew().Mul(bigOf(c), series(bigNew().Neg(bigNew().Mul(angle, angle)), func(j float64) float64 { return (2*j - 1) * 2 * j }))
			if k%2 == 1 {
				term.Neg(term)
			}
			sum.Add(sum, term)
		}
		return sum
	}
}

// series returns Σ y^j / Π by(i), i ≤ j.
func series(y *big.Float, by func(j float64) float64) *big.Float {
	sum, term := bigNew().SetInt64(1), bigNew().SetInt64(1)
	for j := 1.0; term.Sign() != 0 && term.MantExp(nil) > -windowBits-20; j++ {
		term.Quo(term.Mul(term, y), big.NewFloat(by(j)))
		sum.Add(sum, term)
	}
	return sum
}

// kaiser returns I₀(2β√(x(1-x)))/I₀(β), where I₀(z) = Σ (z²/4)^j/j!².
func kaiser(beta float64) func(x *big.Float) *big.Float {
	i0 := func(quarter *big.Float) *big.Float {
		return series(quarter, func(j float64) float64 { return j * j })
	}
	return func(x *big.Float) *big.Float {
		b := bigNew().Mul(bigNew().SetFloat64(beta), bigNew().SetFloat64(beta))
		q := bigNew().Mul(b, bigNew().Mul(x, bigNew().Sub(big.NewFloat(1), x)))
		return bigNew().Quo(i0(q), i0(bigNew().Mul(b, big.NewFloat(0.25))))
	}
}

func shapes() []shape {
	list := []shape{
		{"Hann", fft.Hann(), cosines("0.5", "0.5"), 40, true, -31.5},
		{"Hamming", fft.Hamming(), cosines("0.54", "0.46"), 40, true, -42.7},
		{"Blackman", fft.Blackman(), cosines("0.42", "0.5", "0.08"), 40, true, -58.1},
		{"FlatTop", fft.FlatTop(), cosines("0.21557895", "0.41663158", "0.277263158", "0.083578947", "0.006947368"), 40, false, -88.2},
	}
	for beta, lobes := range map[float64]float64{0: -13.3, 8.6: -63, -13: -97.7, 60: 0, 200: 0} {
		list = append(list, shape{fmt.Sprintf("Kaiser(%v)", beta), fft.Kaiser(beta), kaiser(beta), 20 + 8*math.Abs(beta), true, lobes})
	}
	return list
}

// exactly has what windows are at i/n.
var exactly = map[string]*big.Float{}

// away returns the largest error of a window over n, in units of what is promised: unit is that of rounding to R, whose
// numbers underflow below least.
func away[R limb.Real[R]](s shape, got []R, n int, unit, least float64) (worst float64) {
	for i, x := range got {
		key := fmt.Sprint(s.name, i, "/", n)
		want := exactly[key]
		if want == nil {
			want = s.at(bigNew().Quo(bigNew().SetInt64(int64(i)), bigNew().SetInt64(int64(n))))
			exactly[key] = want
		}
		diff, _ := bigNew().Sub(x.Big(), want).Float64()
		size, _ := want.Float64()
		size = math.Abs(size)
		scale := 1.0
		if s.relative {
			scale = size
		}
		if bound := s.error*scale*0x1p-212 + unit*size + max(least, 0x1p-380); diff != 0 && !(math.Abs(diff) <= worst*bound) {
			worst = math.Abs(diff) / bound
		}
	}
	return worst
}

func windowsOf[R limb.Real[R]](t *testing.T, unit, least float64) {
	for _, s := range shapes() {
		for _, n := range []int{1, 2, 3, 17, 64} {
			x, y := make([]R, n), make([]R, n)
			fft.PeriodicWindow(x, s.w)
			fft.SymmetricWindow(y, s.w)
			if n == 1 {
				if one := limb.From[R](1); x[0] != one || y[0] != one {
					t.Errorf("%s of one: %v and %v", s.name, x, y)
				}
				continue
			}
			if worst := max(away(s, x, n, unit, least), away(s, y, n-1, unit, least)); worst > 1 {
				t.Errorf("%s of %d %T: %.3g of the bound", s.name, n, x[0], worst)
			}
			if n > 3 && away(s, y, n, unit, least) <= 1 && s.lobes != -13.3 {
				t.Errorf("%s of %d: one symmetric window passes for a periodic one", s.name, n)
			}
		}
	}
}

// TestWindows: windows are within what is promised of their definitions in numbers of 400 bits, and side lobes as low.
func TestWindows(t *testing.T) {
	windowsOf[limb.F32](t, 0x1p-24, 0x1p-149)
	windowsOf[limb.F64](t, 0x1p-53, 0)
	windowsOf[limb.DF](t, 0x1p-48, 0x1p-149)
	windowsOf[limb.DD](t, 0x1p-106, 0)
	windowsOf[limb.QF](t, 0x1p-96, 0x1p-149)
	windowsOf[limb.QD](t, 0, 0)
	rough := make([]limb.DD, 64)
	for i := range rough {
		rough[i] = limb.NewDD(math.Pow(math.Sin(math.Pi*float64(i)/64), 2))
	}
	if hann := shapes()[0]; away(hann, rough, 64, 0x1p-106, 0) <= 1 {
		t.Error("weights with the digits of a float64 are not noticed")
	}

	fft.PeriodicWindow([]limb.DD{}, fft.Hann())
	fft.SymmetricWindow([]limb.DD{}, fft.Hann())

	for _, s := range shapes() {
		const n, times = 64, 64
		x := make([]limb.DD, n*times)
		fft.PeriodicWindow(x[:n], s.w)
		y, level := make([]limb.CDD, n*times/2+1), make([]limb.DD, n*times/2+1)
		must(fft.NewReal[limb.CDD](n*times)).Forward(y, x)
		vec.Abs(level, y)
		k := 1
		for level[k].Div(level[0]).Float64() > 0.5 { // a main lobe may be flat
			k++
		}
		for k+1 < len(level) && level[k+1].Less(level[k]) {
			k++
		}
		lobes := 20 * math.Log10(level[k+vec.ArgMax(level[k:])].Div(level[0]).Float64())
		if s.lobes != 0 && math.Abs(lobes-s.lobes) > 0.5 {
			t.Errorf("%s: the highest side lobe is %.2f dB, want %v", s.name, lobes, s.lobes)
		}
		if between := 20 * math.Log10(level[times/2].Div(level[0]).Float64()); (between > -0.01) != (s.name == "FlatTop") {
			t.Errorf("%s: between two lines a tone is %.4f dB", s.name, between)
		}
	}
}
