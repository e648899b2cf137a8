package fp_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"sort"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
)

// A short is a format of 16 bits: the magnitudes of its numbers, in order, and
// after them the one that overflows.
type short struct {
	name    string
	values  []float64
	inf     uint32
	payload int // bits of a NaN's fraction
	to      func(x float32, m fp.Mode) uint32
	to64    func(x float64, m fp.Mode) uint32
	from    func(b uint32) float32
}

func shorts() []short {
	values := func(f fp.Format) []float64 {
		var v []float64
		for b := range uint64(f.Emax-f.Emin+2) << (f.Prec - 1) {
			v = append(v, f.Decode(b))
		}
		return append(v, math.Ldexp(1, f.Emax+1))
	}
	return []short{
		{"Half", values(fp.Binary16()), 0x7c00, 10,
			func(x float32, m fp.Mode) uint32 { return uint32(fp.ToHalf(x, m)) },
			func(x float64, m fp.Mode) uint32 { return uint32(fp.ToHalf(x, m)) },
			func(b uint32) float32 { return fp.Half(b).Float32() }},
		{"BF16", values(fp.BFloat16()), 0x7f80, 7,
			func(x float32, m fp.Mode) uint32 { return uint32(fp.ToBF16(x, m)) },
			func(x float64, m fp.Mode) uint32 { return uint32(fp.ToBF16(x, m)) },
			func(b uint32) float32 { return fp.BF16(b).Float32() }},
	}
}

// at returns the place of the last value that is not above x ≥ 0, if that is not
// before start.
func (f *short) at(x float64, start uint32) uint32 {
	for start+1 < f.inf && f.values[start+1] <= x {
		start++
	}
	return start
}

// want returns ±x rounded by m, where at is the place of x.
func (f *short) want(negative bool, x float64, at uint32, m fp.Mode) uint32 {
	sign := uint32(0)
	if negative {
		sign = 0x8000
	}
	if x == math.Inf(1) {
		return sign | f.inf
	}
	low, high := f.values[at], f.values[at+1]
	mid := (low + high) / 2
	up := false
	switch m {
	case fp.ToNearestEven:
		up = x > mid || x == mid && at&1 == 1
	case fp.ToNearestAway:
		up = x >= mid
	case fp.Up:
		up = x > low && !negative
	case fp.Down:
		up = x > low && negative
	}
	if up {
		at++
	}
	return sign | at
}

// wrong counts the floats among those of the magnitudes [from, to), step apart,
// that are not rounded as they should be, in all modes, and says which is first.
func (f *short) wrong(from, to, step uint32) (wrong int, first string) {
	start := float64(math.Float32frombits(min(from, 0x7f800000)))
	at := uint32(max(sort.SearchFloat64s(f.values[:f.inf], start), 1) - 1)
	for a := uint64(from); a < uint64(to); a += uint64(step) {
		x := math.Float32frombits(uint32(a))
		if a <= 0x7f800000 {
			at = f.at(float64(x), at)
		}
		for _, negative := range []bool{false, true} {
			if negative {
				x = -x
			}
			for _, m := range fp.Modes() {
				var want uint32
				if a > 0x7f800000 {
					quiet := uint32(1) << (f.payload - 1)
					want = math.Float32bits(x)>>16&0x8000 | f.inf | quiet | uint32(a)>>(23-f.payload)&(2*quiet-1)
				} else {
					want = f.want(negative, math.Abs(float64(x)), at, m)
				}
				if got := f.to(x, m); got != want {
					if wrong++; first == "" {
						first = fmt.Sprintf("%08x (%g) %v: %04x, want %04x", math.Float32bits(x), x, m, got, want)
					}
				}
			}
		}
	}
	return wrong, first
}

// TestHalf goes through the floats: all of them where large sizes are asked
// for, else those with few of their upper 16 bits apart, and all that are near
// to a number or a tie.
func TestHalf(t *testing.T) {
	testenv.Long(t, "it goes through most floats")
	for _, f := range shorts() {
		if testenv.Full() {
			for part := range uint32(128) {
				if n, first := f.wrong(part<<24, (part+1)<<24, 1); n > 0 {
					t.Errorf("%s: %d wrong, the first is %s", f.name, n, first)
				}
			}
			continue
		}
		if n, first := f.wrong(0, 1<<31, 4093); n > 0 {
			t.Errorf("%s: %d wrong, the first is %s", f.name, n, first)
		}
		for k := range uint32(1 << 19) { // around multiples of 2^12
			if n, first := f.wrong(max(k<<12, 1)-1, k<<12+2, 1); n > 0 {
				t.Errorf("%s: %d wrong, the first is %s", f.name, n, first)
				break
			}
		}
	}
}

// TestHalfGate: a rounding that is wrong is found, in a few floats of all.
func TestHalfGate(t *testing.T) {
	f := shorts()[0]
	f.to = func(x float32, m fp.Mode) uint32 {
		h := uint32(fp.ToHalf(x, m))
		if x == 0x1p-25 && m == fp.ToNearestEven { // the tie to 0
			h++
		}
		return h
	}
	if n, _ := f.wrong(0x33000000-1, 0x33000000+2, 1); n != 1 {
		t.Errorf("a half that takes 2^-25 up is found %d times, want 1", n)
	}
	f.to = func(x float32, m fp.Mode) uint32 {
		if x != x {
			return 0x7fff
		}
		return uint32(fp.ToHalf(x, m))
	}
	if n, _ := f.wrong(0x7f800000, 1<<31, 1<<12); n == 0 {
		t.Error("a half that loses the payloads of NaN passes")
	}
}

// TestHalfFloat64: a float64 is rounded once, and the 65536 numbers are kept.
func TestHalfFloat64(t *testing.T) {
	for _, f := range shorts() {
		caught := false
		rng := rand.New(rand.NewPCG(1, 1))
		for i := range f.inf {
			low, high := f.values[i], f.values[i+1]
			for _, x := range []float64{low, (low + high) / 2, low + (high-low)*rng.Float64()} {
				for _, x := range []float64{math.Nextafter(x, 0), x, math.Nextafter(x, 1e300)} {
					at := f.at(x, max(i, 1)-1)
					for _, m := range fp.Modes() {
						for _, negative := range []bool{false, true} {
							y := x
							if negative {
								y = -x
							}
							want := f.want(negative, x, at, m)
							if got := f.to64(y, m); got != want {
								t.Fatalf("%s: %x %v: %04x, want %04x", f.name, y, m, got, want)
							}
							caught = caught || f.to(fp.ToFloat32(y, m), m) != want
						}
					}
				}
			}
		}
		if !caught {
			t.Errorf("%s: rounding to float32 first passes", f.name)
		}
		for _, x := range []float64{math.Inf(1), math.Inf(-1), math.MaxFloat64, math.SmallestNonzeroFloat64, math.Copysign(0, -1)} {
			for _, m := range fp.Modes() {
				at := uint32(f.inf - 1)
				if math.Abs(x) < 1 {
					at = 0
				}
				if got, want := f.to64(x, m), f.want(math.Signbit(x), math.Abs(x), at, m); got != want {
					t.Errorf("%s: %g %v: %04x, want %04x", f.name, x, m, got, want)
				}
			}
		}
		for b := range uint32(1 << 16) {
			x, sign := f.from(b), b&0x8000
			a := b &^ 0x8000
			ok := math.Signbit(float64(x)) == (sign != 0)
			switch {
			case a < f.inf:
				ok = ok && math.Abs(float64(x)) == f.values[a]
			case a == f.inf:
				ok = ok && math.IsInf(float64(x), 0)
			default:
				ok = ok && x != x
			}
			// Back again: a NaN has become quiet.
			back := b
			if a > f.inf {
				back |= 1 << (f.payload - 1)
			}
			for _, m := range fp.Modes() {
				ok = ok && f.to(x, m) == back && f.to64(float64(x), m) == back
			}
			if !ok {
				t.Errorf("%s %04x becomes %x, and then %04x", f.name, b, x, f.to(x, 0))
			}
		}
	}
}

func TestHalves(t *testing.T) {
	src := make([]float32, 1000)
	s := newSource[float32](7)
	for i := range src {
		src[i] = s.number(s.IntN(60) - 40)
	}
	halves, brains := make([]fp.Half, len(src)), make([]fp.BF16, len(src))
	back, again := make([]float32, len(src)), make([]float32, len(src))
	for _, m := range fp.Modes() {
		fp.ToHalves(halves, src, m)
		fp.ToBF16s(brains, src, m)
		fp.FromHalves(back, halves)
		fp.FromBF16s(again, brains)
		for i, x := range src {
			h, b := fp.ToHalf(x, m), fp.ToBF16(x, m)
			if halves[i] != h || brains[i] != b || back[i] != h.Float32() || again[i] != b.Float32() {
				t.Fatalf("%x %v: slices have %04x, %04x, %x, %x", x, m, halves[i], brains[i], back[i], again[i])
			}
		}
	}
	for name, f := range map[string]func(){
		"ToHalves":   func() { fp.ToHalves(halves[1:], src, fp.Up) },
		"FromHalves": func() { fp.FromHalves(back[1:], halves) },
		"ToBF16s":    func() { fp.ToBF16s(brains[1:], src, fp.Up) },
		"FromBF16s":  func() { fp.FromBF16s(back[1:], brains) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s takes slices of different lengths", name)
				}
			}()
			f()
		}()
	}
}

func BenchmarkToHalves(b *testing.B) {
	src := make([]float32, 4096)
	s := newSource[float32](7)
	for i := range src {
		src[i] = s.number(s.IntN(60) - 40)
	}
	dst := make([]fp.Half, len(src))
	for _, m := range []fp.Mode{fp.ToNearestEven, fp.Up} {
		b.Run(m.String(), func(b *testing.B) {
			b.SetBytes(int64(4 * len(src)))
			for b.Loop() {
				fp.ToHalves(dst, src, m)
			}
		})
	}
}

func BenchmarkFromHalves(b *testing.B) {
	src := make([]fp.Half, 4096)
	for i := range src {
		src[i] = fp.Half(i * 16)
	}
	dst := make([]float32, len(src))
	b.SetBytes(int64(4 * len(src)))
	for b.Loop() {
		fp.FromHalves(dst, src)
	}
}
