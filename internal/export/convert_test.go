package export

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/check/webgpu"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// conversions are floats, float64 and what limb_widen and limb_narrow make of them, as words: one, two,
// two, one. What is below 2^-126 is 0, and every NaN one of them.
func conversions() (rows [][6]uint32) {
	r := rand.New(rand.NewPCG(1, 2))
	floats := []float64{0, 1, 0x1p-126, 0x1.fffffep-127, 0x1.fffffep+127, math.Inf(1), math.NaN()}
	doubles := []float64{0, 1, 0x1p-126, 0x1.fffffffffffffp-127, 0x1.fffffep+127, 0x1.fffffeffffffep+127, 0x1.ffffffp+127, 0x1p+128, 0x1p-1074, 0x1p+1000, math.Inf(1), math.NaN(),
		0x1.000001p0, 0x1.000003p0, 0x1.0000010000001p0, 0x1.0000030000001p0, 0x1.ffffffp5}
	for i := range 512 {
		x, y := math.Ldexp(1+r.Float64(), r.IntN(253)-126), math.Ldexp(1+r.Float64(), r.IntN(300)-150)
		if i < 2*len(doubles) {
			x, y = floats[i/2%len(floats)], doubles[i/2]
			if i&1 != 0 {
				x, y = -x, -y
			}
		}
		least := func(x float64) float64 {
			if math.Abs(x) < 0x1p-126 {
				return math.Copysign(0, x)
			}
			return x
		}
		bits, wide, narrow := math.Float32bits(float32(x)), math.Float64bits(least(float64(float32(x)))), math.Float32bits(float32(least(y)))
		if y != y {
			narrow = 0x7fc00000 | narrow&0x80000000
		}
		w := math.Float64bits(y)
		rows = append(rows, [6]uint32{bits, uint32(w), uint32(w >> 32), uint32(wide), uint32(wide >> 32), narrow})
	}
	return rows
}

// TestConversions: floats and float64 made of integers become one another, in shaders.
func TestConversions(t *testing.T) {
	testenv.Long(t, "it compiles for each language; TestFloor of fp/conversions has the arithmetic")
	rows := conversions()
	n := len(rows)
	in, want := make([]uint32, 3*n), make([]uint32, 3*n)
	var all []uint32
	for i, r := range rows {
		copy(in[3*i:], r[:3])
		copy(want[3*i:], r[3:])
		all = append(all, r[:]...)
	}
	text := func(l *Language) string {
		s, err := Write(File{Language: l, Functions: []string{"DD.Less"}, Version: "test", Floor: true})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	check := func(name string, got []uint32) {
		for i := range n {
			if g, w := got[3*i:3*i+3], want[3*i:3*i+3]; !slices.Equal(g, w) {
				t.Errorf("%s: of %#08x come %#08x, want %#08x", name, in[3*i:3*i+3], g, w)
				return
			}
		}
	}
	body := func(s shader) string {
		pair := s.Printer.Types[ir.U64]
		narrowed := fmt.Sprintf(s.asWords.to[ir.F32], fmt.Sprintf("limb_narrow(%s(words[3u * i + 1u], words[3u * i + 2u]))", pair))
		return fmt.Sprintf("\t%s w = limb_widen(%s);\n\twords[%d + 3u * i] = w.x;\n\twords[%d + 3u * i] = w.y;\n\twords[%d + 3u * i] = %s;\n",
			pair, fmt.Sprintf(s.asWords.from[ir.F32], "words[3u * i]"), 3*n, 3*n+1, 3*n+2, narrowed)
	}
	d := devicetest.OpenDriver(t, vulkans[0].word, vulkans[0].platform)
	for _, s := range shaders {
		words := append(slices.Clone(in), make([]uint32, 3*n)...)
		launch(t, d, glslang(t, s.before+text(s.Language)+s.main+body(s)+"}\n", s.flags...), n/64, words, []uint32{0})
		check(s.Name, words[3*n:])
	}
	s := shader{Language: msl, shade: &shadeMSL}
	check(s.Name, onProcessor(t, text(msl), n, body(s), in, 3*n))

	kernel := fmt.Sprintf(`const rows = array<u32, %d>(
%s);
@group(0) @binding(998) var<storage, read_write> limb_wrong: array<atomic<u32>, 2>;
@compute @workgroup_size(64)
fn limb_selftest(@builtin(local_invocation_index) thread: u32) {
	for (var i = 6u * thread; i < %du; i += 384u) {
		let w = limb_widen(FLOAT(rows[i]));
		let x = BITS(limb_narrow(vec2<u32>(rows[i + 1u], rows[i + 2u])));
		atomicAdd(&limb_wrong[0], 1u);
		if (w.x != rows[i + 3u] || w.y != rows[i + 4u] || x != rows[i + 5u]) { atomicAdd(&limb_wrong[1], 1u); }
	}
}
`, len(all), columns(slices.Collect(func(yield func(string) bool) {
		for _, w := range all {
			if !yield(fmt.Sprintf("%#xu", w)) {
				return
			}
		}
	})), len(all))
	var results map[string][]int
	right := text(wgsl) + kernel
	webgpu.Script(t, "selftest.mjs", map[string]source{
		"right": {Code: right, N: 1},
		"ties":  {Code: strings.Replace(right, "(rest | (cut & 1u)) > 0x80000000u", "rest > 0x80000000u", 1), N: 1},
	}, &results, "0")
	if r := results["right"]; !slices.Equal(r, []int{n, 0}) {
		t.Errorf("wgsl: %v", r)
	}
	if r := results["ties"]; r[1] == 0 {
		t.Errorf("ties that are rounded down go unnoticed: %v", r)
	}
}
