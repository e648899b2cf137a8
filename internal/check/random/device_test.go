package random_test

import (
	"encoding/binary"
	"math"
	"os"
	"slices"
	"testing"

	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
)

// TestMain has the loader find SwiftShader too.
func TestMain(m *testing.M) {
	devicetest.Main(m, "VK_ADD_DRIVER_FILES=/usr/lib/chromium/vk_swiftshader_icd.json", "RUSTICL_ENABLE=llvmpipe")
}

// bytes has the planes of an array of numbers of type t.
func bytes(a *ir.Array, t ir.Type) (b []byte) {
	n := len(a.Data) / a.Scalars
	for limb := range a.Scalars {
		for i := range n {
			switch x := a.Data[i*a.Scalars+limb]; t {
			case ir.I32:
				b = binary.LittleEndian.AppendUint32(b, uint32(int32(x)))
			case ir.F32:
				b = binary.LittleEndian.AppendUint32(b, math.Float32bits(float32(x)))
			default:
				b = binary.LittleEndian.AppendUint64(b, math.Float64bits(x))
			}
		}
	}
	return b
}

// launch runs a kernel on a device, and returns the bytes of its arrays.
func launch(d driver.Device, k driver.Kernel, c *random.Case) (list [][]byte, err error) {
	l := driver.Launch{Kernel: k, N: c.N}
	var buffers []driver.Buffer
	defer func() {
		for _, b := range buffers {
			b.Free()
		}
	}()
	for i, a := range c.Arrays() {
		data := bytes(a, c.Kernel.Memory[i].Type)
		b, err := d.Alloc(len(data))
		if err == nil {
			buffers, list = append(buffers, b), append(list, data)
			err = b.Write(0, data)
		}
		if err != nil {
			return nil, err
		}
		n := len(a.Data) / a.Scalars
		l.Args = append(l.Args, driver.Slice{Buffer: b, Len: n, Stride: n})
	}
	l.Args = append(l.Args, int32(c.Scalars[0]))
	if c.Kernel.Limb == ir.F32 {
		l.Args = append(l.Args, float32(c.Scalars[1]))
	} else {
		l.Args = append(l.Args, c.Scalars[1])
	}
	if err := d.Submit([]driver.Launch{l}); err != nil {
		return nil, err
	}
	for i, b := range buffers {
		if err := b.Read(0, list[i]); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// differing runs programs on a rung of a device, and returns the kernels whose results are not
// those of the interpreter.
func differing(t *testing.T, d driver.Device, p *ir.Program, cases []*random.Case, want [][][]byte, rung string) (bad []*random.Case) {
	t.Helper()
	r, err := lower.Named(rung)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range cases {
		names = append(names, c.Kernel.Name)
	}
	ks, err := d.Build(p, names, r)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range cases {
		got, err := launch(d, ks[i], c)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.EqualFunc(got, want[i], slices.Equal) {
			bad = append(bad, c)
		}
	}
	return bad
}

// interpreted returns what the interpreter gives.
func interpreted(t *testing.T, p *ir.Program, cases []*random.Case) (want [][][]byte) {
	t.Helper()
	for _, c := range cases {
		arrays, err := interpret(p, c, ir.Forwards)
		if err != nil {
			t.Fatal(err)
		}
		var list [][]byte
		for i, a := range arrays {
			list = append(list, bytes(a, c.Kernel.Memory[i].Type))
		}
		want = append(want, list)
	}
	return want
}

// TestDevices: what is printed for a device gives the bits of the interpreter: on PoCL, where a
// work-item goes through many items, and on rusticl and lavapipe, where it has one, and groups
// have barriers. A printer with a wrong rule does not. With LIMB_FULL there are more rungs and
// programs.
func TestDevices(t *testing.T) {
	for _, c := range []struct {
		word, platform string
		rungs          []string
		limbs          []ir.Type
		seeds          int // usually
	}{
		{"pocl", devicetest.PoCL, []string{"plain", "hidden", "floor", "floor pairs"}, limbs[testenv.Size(1, 1, 0):], 1},
		{"rusticl", "rusticl", []string{"split", "hidden"}[:testenv.Size(1, 1, 2)], limbs[:1], 1},
		{"lavapipe", "llvmpipe", []string{"split", "hidden"}, limbs[:testenv.Size(1, 1, 2)], 1},
	} {
		t.Run(c.word, func(t *testing.T) {
			if c.word != "lavapipe" {
				testenv.Long(t, "OpenCL's drivers build for long")
			}
			d := devicetest.OpenDriver(t, c.word, c.platform)
			for seed := range uint64(testenv.Size(1, c.seeds, 40)) {
				for _, limb := range c.limbs {
					p, cases, err := random.New(seed+1004, testenv.Size(15, 15, 30), limb)
					if err != nil {
						t.Fatal(err)
					}
					want := interpreted(t, p, cases)
					for i, rung := range c.rungs {
						if i > 0 && testing.Short() || (i > 1 || seed > 0) && !testenv.Full() {
							break // drivers take their time for floats made of integers
						}
						some := cases
						if i > 0 && !testenv.Full() { // the printer is the same, and the compiler's passes have tests of their own
							some = cases[:len(cases)/3]
						}
						for _, bad := range differing(t, d, p, some, want, rung) {
							t.Errorf("seed %d, %s: other bits than the interpreter's\n%s", seed, rung, bad.Kernel)
						}
					}
					if seed > 0 || limb != ir.F32 {
						continue
					}
					t.Setenv("LIMB_TEST_LATE", "on")
					for _, bad := range differing(t, d, p, cases[:len(cases)*2/3], want, c.rungs[0]) {
						t.Errorf("seed %d, %s, as for a graphics processor: other bits than the interpreter's\n%s", seed, c.rungs[0], bad.Kernel)
					}
					os.Unsetenv("LIMB_TEST_LATE")
					part := len(cases)
					if !testenv.Full() { // a driver takes seconds for each rule
						part /= 2
					}
					for _, rule := range []string{"a continue is a break", "both arms are run", "no other arm is run"} {
						with(p, wrongRules[rule], func() {
							if bad := differing(t, d, p, cases[:part], want, c.rungs[0]); len(bad) < 2 {
								t.Errorf("a printer that says that %s: %d of %d programs differ", rule, len(bad), part)
							}
						})
					}
				}
			}
		})
	}
}
