package half_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/guard"
	"github.com/limbfp/limb/internal/check/onptx"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/check/webgpu"
	"github.com/limbfp/limb/internal/compiler/emit/wgsl"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/half"
	"github.com/limbfp/limb/internal/run/simd"
)

// TestMain has Mesa offer its software device, and Vulkan's loader find SwiftShader.
func TestMain(m *testing.M) {
	devicetest.Main(m, "VK_ADD_DRIVER_FILES=/usr/lib/chromium/vk_swiftshader_icd.json", "RUSTICL_ENABLE=llvmpipe")
}

// A format has the two conversions, and its kernels.
type format[H fp.Half | fp.BF16] struct {
	name          string
	round         func(float32) H
	widen         func(H) float32
	to, from      string // the kernels' names
	place         fp.Format
	toSlices      func([]H, []float32) error
	fromSlices    func([]float32, []H) error
	toRun         func(*device.Device, *device.Array[H], *device.Array[float32]) error
	fromRun       func(*device.Device, *device.Array[float32], *device.Array[H]) error
	infinity, nan H
}

var binary16 = format[fp.Half]{"Half", fp.HalfOf, fp.Half.Float32, "half_Round", "half_Widen", fp.Binary16(),
	half.RoundKernel.Slices, half.WidenKernel.Slices,
	func(d *device.Device, y *device.Array[fp.Half], x *device.Array[float32]) error {
		return half.RoundKernel.Run(d, y, x)
	},
	func(d *device.Device, y *device.Array[float32], x *device.Array[fp.Half]) error {
		return half.WidenKernel.Run(d, y, x)
	},
	0x7c00, 0x7e00}

var brain = format[fp.BF16]{"BF16", fp.BF16Of, fp.BF16.Float32, "half_RoundBF16", "half_WidenBF16", fp.BFloat16(),
	half.RoundBF16Kernel.Slices, half.WidenBF16Kernel.Slices,
	func(d *device.Device, y *device.Array[fp.BF16], x *device.Array[float32]) error {
		return half.RoundBF16Kernel.Run(d, y, x)
	},
	func(d *device.Device, y *device.Array[float32], x *device.Array[fp.BF16]) error {
		return half.WidenBF16Kernel.Run(d, y, x)
	},
	0x7f80, 0x7fc0}

// all are the numbers of 16 bits.
func all[H fp.Half | fp.BF16]() []H {
	list := make([]H, 1<<16)
	for i := range list {
		list[i] = H(i)
	}
	return list
}

// floats are what is rounded: each number of the format, and the tie behind it, with their
// neighbours; infinities, NaN, subnormal numbers, and others at random; all with both signs. There
// is an odd number of them.
func (f *format[H]) floats() (list []float32) {
	for h := range f.infinity {
		x := f.widen(h)
		y := f.widen(h + 1)
		if h+1 == f.infinity {
			y = float32(math.Ldexp(1, f.place.Emax)) * 2
		}
		tie := float32((float64(x) + float64(y)) / 2)
		for _, x := range []float32{x, tie} {
			list = append(list, math.Nextafter32(x, -1), x, math.Nextafter32(x, 2*x+1))
		}
	}
	list = append(list, math.MaxFloat32, float32(math.Inf(1)), math.Float32frombits(0x7f800001), math.Float32frombits(0x7fc12345),
		math.Float32frombits(1), math.Float32frombits(0x7fffff), math.Float32frombits(0x800000))
	r := rand.New(rand.NewPCG(1, 2))
	for range 1 << 14 {
		list = append(list, math.Float32frombits(r.Uint32()&0x7fffffff))
	}
	for _, x := range slices.Clone(list) {
		list = append(list, -x)
	}
	return append(list, 1)
}

// same compares floats. Every NaN is the same.
func same(got, want []float32) error {
	for i, w := range want {
		if g := got[i]; math.Float32bits(g) != math.Float32bits(w) && (g == g || w == w) {
			return fmt.Errorf("element %d is %x (%08x), not %x (%08x)", i, g, math.Float32bits(g), w, math.Float32bits(w))
		}
	}
	return nil
}

// A runner runs both conversions.
type runner[H fp.Half | fp.BF16] struct {
	round func(y []H, x []float32) error
	widen func(y []float32, x []H) error
}

// try compares the conversions with plain Go.
func (f *format[H]) try(r runner[H]) error { return f.trySome(r, 1) }

// trySome takes every so-manieth float.
func (f *format[H]) trySome(r runner[H], step int) error {
	x, want := all[H](), make([]float32, 1<<16)
	for i, h := range x {
		want[i] = f.widen(h)
	}
	got := make([]float32, len(x))
	if err := r.widen(got, x); err != nil {
		return err
	}
	if err := same(got, want); err != nil {
		return fmt.Errorf("from %s: %w", f.name, err)
	}
	var y []float32
	for i, x := range f.floats() {
		if i%step == 0 {
			y = append(y, x)
		}
	}
	halves, wanted := make([]H, len(y)), make([]H, len(y))
	for i, x := range y {
		wanted[i] = f.round(x)
	}
	if err := r.round(halves, y); err != nil {
		return err
	}
	for i := range y {
		if halves[i] != wanted[i] {
			return fmt.Errorf("%08x to %s: %04x, not %04x", math.Float32bits(y[i]), f.name, halves[i], wanted[i])
		}
	}
	return nil
}

// on runs the conversions on parts of arrays that begin and end in the middle of words of 32 bits,
// and sees that their neighbours are kept.
func (f *format[H]) on(d *device.Device) runner[H] {
	return runner[H]{
		func(y []H, x []float32) error {
			out := make([]H, len(y)+4)
			for i := range out {
				out[i] = 0xa5c3
			}
			a, b, err := arrays(d, out, x)
			if err != nil {
				return err
			}
			defer a.Free()
			defer b.Free()
			if err := f.toRun(d, a.Slice(1, 1+len(y)), b); err != nil {
				return err
			}
			if err := a.Download(out); err != nil {
				return err
			}
			if rest := []H{out[0], out[len(y)+1], out[len(y)+2], out[len(y)+3]}; slices.ContainsFunc(rest, func(h H) bool { return h != 0xa5c3 }) {
				return fmt.Errorf("what is beside the results has changed: %04x", rest)
			}
			copy(y, out[1:])
			return nil
		},
		func(y []float32, x []H) error {
			a, b, err := arrays(d, y, append([]H{7}, x...))
			if err != nil {
				return err
			}
			defer a.Free()
			defer b.Free()
			if err := f.fromRun(d, a, b.Slice(1, 1+len(x))); err != nil {
				return err
			}
			return a.Download(y)
		},
	}
}

func arrays[A, B any](d *device.Device, x []A, y []B) (*device.Array[A], *device.Array[B], error) {
	a, err := device.NewArray[A](d, len(x))
	if err != nil {
		return nil, nil, err
	}
	b, err := device.NewArray[B](d, len(y))
	if err == nil {
		err = a.Upload(x)
	}
	if err == nil {
		err = b.Upload(y)
	}
	return a, b, err
}

// open opens a device by its platform, or its backend.
func open(t *testing.T, word, platform string) *device.Device {
	for _, info := range device.List() {
		if (info.Platform == platform || info.Backend == platform) && info.Err == nil {
			d, err := device.Open(info.Name)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { d.Close() })
			return d
		}
	}
	testenv.Skip(t, word, "no device of "+platform)
	return nil
}

// TestDevices: all halves, and the floats next to halves and ties, have the bits of plain Go.
func TestDevices(t *testing.T) {
	testenv.Long(t, "all halves on each driver")
	for _, on := range [][2]string{{"cpu", "cpu"}, {"pocl", devicetest.PoCL}, {"rusticl", "rusticl"}, {"lavapipe", "llvmpipe"}, {"swiftshader", "SwiftShader driver"}} {
		t.Run(on[0], func(t *testing.T) {
			d := open(t, on[0], on[1])
			if err := binary16.try(binary16.on(d)); err != nil {
				t.Error(err)
			}
			if err := brain.try(brain.on(d)); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestSlices: so have slices on the processor, at each level, of all lengths up to a few turns of the
// lanes, from any element on, up to a page that is not there.
func TestSlices(t *testing.T) {
	defer simd.Set(simd.Current())
	for l := simd.Go; l <= simd.Best(); l++ {
		simd.Set(l)
		if err := binary16.try(runner[fp.Half]{binary16.toSlices, binary16.fromSlices}); err != nil {
			t.Errorf("%s: %v", l, err)
		}
		if err := brain.try(runner[fp.BF16]{brain.toSlices, brain.fromSlices}); err != nil {
			t.Errorf("%s: %v", l, err)
		}
		binary16.lengths(t)
		brain.lengths(t)
	}
}

func (f *format[H]) lengths(t *testing.T) {
	x, y := f.floats(), all[H]()
	shorts, longs := guard.NewPage(t), guard.NewPage(t)
	for n := range 140 {
		a, wide := guard.Behind[H](shorts, n), guard.Behind[float32](longs, n)
		at := 997 * n % (len(y) - n)
		copy(wide, x[at:])
		if err := f.toSlices(a, wide); err != nil {
			t.Fatal(err)
		}
		for i, x := range x[at : at+n] {
			if h := f.round(x); a[i] != h {
				t.Errorf("%s: %d elements: %x is %04x, not %04x", simd.Current(), n, x, a[i], h)
			}
		}
		want := make([]float32, n)
		copy(a, y[at:])
		for i, h := range a {
			want[i] = f.widen(h)
		}
		if err := f.fromSlices(wide, a); err != nil {
			t.Fatal(err)
		}
		if err := same(wide, want); err != nil {
			t.Errorf("%s: %d elements: %v", simd.Current(), n, err)
		}
		if !guard.Before(shorts, a) || !guard.Before(longs, wide) {
			t.Errorf("%s: %d elements: something before them has changed", simd.Current(), n)
		}
	}
}

func program(t *testing.T) *ir.Program {
	text, err := os.ReadFile("zlimb.ir")
	if err != nil {
		t.Fatal(err)
	}
	p, err := ir.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// launched runs the kernels by something that launches them.
func (f *format[H]) launched(kernel func(name string) (launch.Launcher, error)) runner[H] {
	run := func(name string, y, x any, n int) error {
		k, err := kernel(name + "_map")
		if err != nil {
			return err
		}
		return launch.Run(k, n, ir.Shuffled(1), y, x)
	}
	return runner[H]{
		func(y []H, x []float32) error { return run(f.to, y, x, len(y)) },
		func(y []float32, x []H) error { return run(f.from, y, x, len(y)) },
	}
}

// TestInterpreters: so have the interpreter, on each rung, and that of PTX.
func TestInterpreters(t *testing.T) {
	testenv.Long(t, "all halves through each interpreter")
	p, step := program(t), testenv.Size(31, 7, 1)
	for _, r := range lower.Ladder {
		q, err := r.Lower(p)
		if err != nil {
			t.Fatal(err)
		}
		interpreter := func(name string) (launch.Launcher, error) { return launch.Kernel(q, name) }
		if f := q.Lookup("half_Round_map"); f.Hidden || f.Memory[1].Type != ir.F32 {
			continue // floats as words, or beside a zero: TestPTX runs these rungs
		}
		if err := binary16.trySome(binary16.launched(interpreter), step); err != nil {
			t.Errorf("%s: %v", r.Name, err)
		}
		if err := brain.trySome(brain.launched(interpreter), step); err != nil {
			t.Errorf("%s: %v", r.Name, err)
		}
	}
}

func onPTX(p *ir.Program, r lower.Rung, change func(string) string) func(name string) (launch.Launcher, error) {
	return func(name string) (launch.Launcher, error) {
		f := p.Lookup(name)
		list, err := onptx.Changed(p, r, change, f)
		if err != nil {
			return nil, err
		}
		return list[0], nil
	}
}

func asItIs(s string) string { return s }

func TestPTX(t *testing.T) {
	testenv.Long(t, "it interprets PTX on each rung; TestInterpreters has the IR")
	p, step := program(t), testenv.Size(31, 7, 1)
	for _, r := range lower.Ladder {
		if err := binary16.trySome(binary16.launched(onPTX(p, r, asItIs)), step); err != nil {
			t.Errorf("%s: %v", r.Name, err)
		}
		if err := brain.trySome(brain.launched(onPTX(p, r, asItIs)), step); err != nil {
			t.Errorf("%s: %v", r.Name, err)
		}
	}
}

// TestNoticed: a shift that is off by one is noticed, and so are ties that go up, a NaN with a sign,
// and halves whose subnormal numbers are lost.
func TestNoticed(t *testing.T) {
	p := program(t)
	shift := func(s string) string { return strings.ReplaceAll(s, "0xffff", "0x7fff") }
	changed := false
	err := binary16.try(binary16.launched(onPTX(p, lower.Ladder[0], func(s string) string {
		changed = changed || s != shift(s)
		return shift(s)
	})))
	if err == nil || !changed {
		t.Errorf("PTX with another mask (there: %t): %v", changed, err)
	}
	right := runner[fp.Half]{binary16.toSlices, binary16.fromSlices}
	for name, round := range map[string]func(float32) fp.Half{
		"ties go up": func(x float32) fp.Half { return fp.ToHalf(x, fp.ToNearestAway) },
		"NaN":        func(x float32) fp.Half { return fp.ToHalf(x, fp.ToNearestEven) },
		"subnormal": func(x float32) fp.Half {
			if h := fp.HalfOf(x); h&0x7c00 != 0 {
				return h
			}
			return 0
		},
	} {
		wrong := binary16
		wrong.round = round
		if wrong.try(right) == nil {
			t.Errorf("%s: not noticed", name)
		}
	}
}

// TestWGSL: the browser's compiler takes the kernels, with atomic stores of halves and without.
func TestWGSL(t *testing.T) {
	p := program(t)
	texts := map[string]string{}
	for _, name := range []string{"half_Round_map", "half_Widen_map"} {
		f := p.Lookup(name)
		m, err := wgsl.Module(p.Reach(f), 64, f)
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = m.Text
	}
	texts["wrong"] = strings.Replace(texts["half_Round_map"], "atomicLoad(&memory", "(memory", 1)
	wrong := webgpu.Invalid(t, texts)
	if wrong["half_Round_map"] != "" || wrong["half_Widen_map"] != "" || wrong["wrong"] == "" {
		t.Errorf("Tint says %.700q", wrong)
	}
}
