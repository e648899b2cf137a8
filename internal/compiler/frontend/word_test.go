package frontend

import (
	"strings"
	"testing"
)

const wordPrologue = `import "math"
import "math/bits"

type W interface{ uint32 | uint64 }
type pair[T W] struct{ A, B T }
`

// TestWords compiles functions of words at both widths.
func TestWords(t *testing.T) {
	p, err := load(t, wordPrologue+`
func wide[T W]() bool { return ^T(0)>>31 != 1 }

// F is exported, and no kernel.
func F[T W](p pair[T], n int32) (T, bool) {
	const mask = 1<<5 - 1
	c := p.A&^mask + p.B<<3 // where it matters
	return c >> (p.B & mask) - T(n), c < 1<<31-1
}

func clz[T W](x T) T { return T(bits.LeadingZeros64(uint64(x))) }

func next[T Float](a T) T {
	if is32[T]() {
		return T(math.Float32frombits(math.Float32bits(float32(a)) + 1))
	}
	return T(math.Float64frombits(math.Float64bits(float64(a)) + 1))
}`)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"u32.wide": "u32_wide() (bool)\n  %0 = const bool false\n  return %0\n",
		"u64.wide": "u64_wide() (bool)\n  %0 = const bool true\n  return %0\n",
		"u32.F": `// F is exported, and no kernel.
u32_F(p pair_u32, n i32) (u32, bool)
  %3 = const u32 0xffffffe0
  %4 = and u32 %0.p_A %3
  %5 = shl u32 %1.p_B 3
  %6.c = add u32 %4 %5                   // where it matters
  %7 = const u32 31
  %8 = and u32 %1.p_B %7
  %9 = shrby u32 %6.c %8
  %10 = bitcast u32 %2.n
  %11 = sub u32 %9 %10
  %12 = const u32 0x7fffffff
  %13 = lt bool %6.c %12
  return %11 %13
`,
		"u64.clz":  "u64_clz(x u64) (u64)\n  %1 = clz u64 %0.x\n  return %1\n",
		"u32.clz":  "u32_clz(x u32) (u32)\n  %1 = towide u64 %0.x\n  %2 = clz u64 %1\n  %3 = tolow u32 %2\n  return %3\n",
		"f64.next": "f64_next(a f64) (f64)\n  %1 = bitcast u64 %0.a\n  %2 = const u64 1\n  %3 = add u64 %1 %2\n  %4 = bitcast f64 %3\n  return %4\n",
	} {
		f := p.Lookup(name)
		if f == nil {
			t.Errorf("there is no %s", name)
		} else if f.String() != want || f.Export || f.Inline != (name[0] == 'u') {
			t.Errorf("%s is %+v:\n%s\nwant\n%s", name, f, f, want)
		}
	}
}

// TestWordErrors: what is not for words, with its place.
func TestWordErrors(t *testing.T) {
	_, err := load(t, wordPrologue+`
func f[T W](a, b T, n int32) T {
	_ = a / b
	_ = a % 3
	_ = a << n
	_ = a << 32
	_ = uint64(a) >> 64
	_ = T(1) << 40
	_ = float64(a)
	_ = bits.TrailingZeros32(uint32(a))
	return a
}

func g[T Float](a T) T {
	_ = math.Float64bits(float64(a))
	return a
}

func h[T Float](a T, w uint32) T { return a + T(w) }`)
	if err == nil {
		t.Fatal("no error")
	}
	for _, want := range []string{
		"b.go:9:6: words have no /: write a shift or &",
		"b.go:10:6: words have no %: write a shift or &",
		"b.go:11:6: a word is shifted by another type: write n as the word that is shifted, and see that it is below 32",
		"b.go:12:6: a word of 32 bits is shifted by 32: write less",
		"b.go:13:6: a word of 64 bits is shifted by 64: write less",
		"b.go:14:6: a word of 32 bits is shifted by 40: write less",
		"b.go:15:6: type float64 has one width, and the function is for both",
		"b.go:16:6: bits.TrailingZeros32 is not for kernels, since its package is not compiled",
		"b.go:21:6: math.Float64bits is of another width: write it in the arm of is32[T]() where T is f64",
		"b.go:25:47: a word is converted to a float",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("no error %s in\n%v", want, err)
			return
		}
	}
}
