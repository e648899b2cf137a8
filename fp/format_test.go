package fp_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestExtremes: Tables 8.7 and 8.8 of the CUDA Handbook, without their slips,
// and the formats of 8 bits as their specification has them.
func TestExtremes(t *testing.T) {
	pow := func(n int) float64 { return math.Ldexp(1, n) }
	for _, c := range []struct {
		f    fp.Format
		bits uint64
		x    float64
	}{
		{fp.Binary64(), 1, pow(-1074)},
		{fp.Binary64(), 0x000fffffffffffff, pow(-1022) - pow(-1074)},
		{fp.Binary64(), 0x0010000000000000, pow(-1022)},
		{fp.Binary64(), 0x3ff0000000000000, 1},
		{fp.Binary64(), 0x4340000000000000, pow(53)},
		{fp.Binary64(), 0x7fefffffffffffff, math.MaxFloat64},
		{fp.Binary64(), 0x7ff0000000000000, math.Inf(1)},
		{fp.Binary32(), 1, pow(-149)},
		{fp.Binary32(), 0x007fffff, pow(-126) - pow(-149)},
		{fp.Binary32(), 0x00800000, pow(-126)},
		{fp.Binary32(), 0x3f800000, 1},
		{fp.Binary32(), 0x4b800000, pow(24)},
		{fp.Binary32(), 0x7f7fffff, pow(128) - pow(104)},
		{fp.Binary32(), 0x7f800000, math.Inf(1)},
		{fp.Binary16(), 1, pow(-24)},
		{fp.Binary16(), 0x03ff, pow(-14) - pow(-24)},
		{fp.Binary16(), 0x0400, pow(-14)},
		{fp.Binary16(), 0x3c00, 1},
		{fp.Binary16(), 0x6800, pow(11)},
		{fp.Binary16(), 0x7bff, 65504},
		{fp.Binary16(), 0x7c00, math.Inf(1)},
		{fp.BFloat16(), 0x3f80, 1},
		{fp.BFloat16(), 0x7f7f, pow(128) - pow(120)},
		{fp.E4M3(), 0x01, pow(-9)},
		{fp.E4M3(), 0x08, pow(-6)},
		{fp.E4M3(), 0x7e, 448},
		{fp.E4M3(), 0x7f, math.NaN()},
		{fp.E5M2(), 0x01, pow(-16)},
		{fp.E5M2(), 0x7b, 57344},
		{fp.E5M2(), 0xfc, math.Inf(-1)},
		{fp.ATI16(), 0x7fff, 131008},
		{fp.ATI24(), 0x3f0000, 1},
		{fp.ATI24(), 0x7fffff, pow(65) - pow(48)},
	} {
		if x := c.f.Decode(c.bits); x != c.x && x == x {
			t.Errorf("%v: %#x is %v, want %v", c.f, c.bits, x, c.x)
		}
		if b := c.f.Encode(c.x); b != c.bits {
			t.Errorf("%v: %v is %#x, want %#x", c.f, c.x, b, c.bits)
		}
	}
	for _, f := range fp.Formats() {
		for what, x := range map[string]float64{"least": f.MinSubnormal(), "largest": f.Max(), "normal": f.MinNormal(), "subnormal": f.MaxSubnormal()} {
			if y := f.Decode(f.Encode(x)); y != x {
				t.Errorf("%v: %s number %v comes back as %v", f, what, x, y)
			}
		}
		if g, ok := fp.LookupFormat(f.Name); !ok || g != f {
			t.Errorf("%v is not found by its name", f)
		}
	}
	if n := fp.Binary64().MaxInteger(); n != 1<<53 {
		t.Errorf("binary64: largest integer %v", n)
	}
}

// TestEncodings decodes every encoding of the short formats, and where LIMB_FULL
// is set of those of 24 bits: they rise, and come back.
func TestEncodings(t *testing.T) {
	for _, f := range fp.Formats() {
		if f.Bits > 16 && !(f.Bits == 24 && testenv.Full()) {
			continue
		}
		count := map[fp.Class]int{}
		last := math.NaN()
		half := uint64(1) << (f.Bits - 1)
		for i := range 2 * half {
			b := i - half // from the negative numbers of large magnitude upward
			if i < half {
				b = 2*half - 1 - i
			}
			x, c := f.Decode(b), f.Classify(b)
			count[c]++
			if c == fp.NaN {
				continue
			}
			if x < last || x == last && c != fp.Zero {
				t.Fatalf("%v: %#x is %v, after %v", f, b, x, last)
			}
			last = x
			if back := f.Encode(x); back != b && !(f.Flush && c == fp.Zero) {
				t.Fatalf("%v: %#x is %v, and comes back as %#x", f, b, x, back)
			}
		}
		t.Logf("%v: %v", f, count)
		if f == fp.Binary16() && count[fp.Zero]+count[fp.Subnormal]+count[fp.Normal] != 63488 {
			t.Errorf("%v has %v", f, count)
		}
	}
}

// TestRound32 compares with Go's own conversion.
func TestRound32(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 1 << 20 {
		x := math.Float64frombits(r.Uint64())
		if r.IntN(2) == 0 {
			x = math.Ldexp(1+r.Float64(), r.IntN(290)-155) * float64(1-2*r.IntN(2))
		}
		want := float32(x)
		if got := fp.Binary32().Round(x); got != float64(want) && got == got {
			t.Fatalf("Round(%x) = %x, want %x", x, got, want)
		}
		if b := fp.Binary32().Encode(x); b != uint64(math.Float32bits(want)) && x == x {
			t.Fatalf("Encode(%x) = %#x, want %#x", x, b, math.Float32bits(want))
		}
		if y := fp.Binary32().Decode(uint64(math.Float32bits(want))); y != float64(want) && y == y {
			t.Fatalf("Decode(%#x) = %x, want %x", math.Float32bits(want), y, want)
		}
	}
}

// roundsWrong says where round does not give the nearest of all numbers of f,
// and the even one of two.
func roundsWrong(f fp.Format, round func(x float64) float64) error {
	var list []float64 // the numbers of f that are not negative
	for b := range uint64(1) << (f.Bits - 1) {
		if c := f.Classify(b); c < fp.Infinite && (b == 0 || c != fp.Zero) {
			list = append(list, f.Decode(b))
		}
	}
	check := func(x, want float64) error {
		if got := round(x); math.Float64bits(got) != math.Float64bits(want) {
			return fmt.Errorf("%v: %x is rounded to %x, want %x", f, x, got, want)
		}
		return nil
	}
	for i, a := range list[:len(list)-1] {
		b := list[i+1]
		middle := (a + b) / 2
		tie := a
		if f.Encode(a)&1 == 1 || f.Flush && a == 0 {
			tie = b
		}
		if f.Flush && a == 0 { // subnormal numbers are rounded before they are flushed
			middle = b - math.Ldexp(b, -f.Prec-1)
		}
		for _, sign := range []float64{1, -1} {
			for _, c := range [][2]float64{{a, a}, {middle, tie}, {math.Nextafter(middle, a), a}, {math.Nextafter(middle, b), b}} {
				if err := check(sign*c[0], math.Copysign(c[1], sign)); err != nil {
					return err
				}
			}
		}
	}
	last := list[len(list)-1]
	over := map[fp.Specials]float64{fp.InfNaN: math.Inf(1), fp.NoSpecials: last}[f.Specials]
	if f.Specials != fp.NaNOnly {
		for _, x := range []float64{last + f.ULP(last)/2, 2 * last, math.Inf(1)} {
			if err := check(x, over); err != nil {
				return err
			}
		}
	} else if x := round(last + f.ULP(last)); x == x {
		return fmt.Errorf("%v: above %v there is %v", f, last, x)
	}
	return nil
}

func TestRound(t *testing.T) {
	for _, f := range fp.Formats() {
		if f.Bits > 16 && !(f.Bits == 24 && testenv.Full()) {
			continue
		}
		if err := roundsWrong(f, f.Round); err != nil {
			t.Error(err)
		}
		if f.Specials == fp.NaNOnly {
			continue
		}
		away := func(x float64) float64 { // ties away from zero
			return f.Round(math.Nextafter(x, math.Copysign(math.Inf(1), x)))
		}
		if roundsWrong(f, away) == nil {
			t.Errorf("%v: ties that are not rounded to even pass", f)
		}
	}
}

// TestZeroFormat: what has no precision has no numbers, and says so.
func TestZeroFormat(t *testing.T) {
	var f fp.Format
	var m fp.Model
	for name, call := range map[string]func(){
		"Max":         func() { f.Max() },
		"Epsilon":     func() { f.Epsilon() },
		"ULP":         func() { f.ULP(1) },
		"Has":         func() { f.Has(1) },
		"Round":       func() { f.Round(1.5) },
		"Encode":      func() { f.Encode(1) },
		"Decode":      func() { f.Decode(1) },
		"Classify":    func() { f.Classify(0) },
		"Model.Add":   func() { m.Add(1, 1) },
		"Model.Mul":   func() { m.Mul(1.5, 1.5) },
		"Model.Div":   func() { m.Div(1, 3) },
		"Model.Sqrt":  func() { m.Sqrt(2) },
		"Model.Rsqrt": func() { m.Rsqrt(2) },
	} {
		func() {
			defer func() {
				if text, ok := recover().(string); !ok || !strings.HasPrefix(text, "fp: ") {
					t.Errorf("%s of the zero value panics with %q, want a text of fp", name, text)
				}
			}()
			call()
		}()
	}
}
