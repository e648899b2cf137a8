package devicetest_test

import (
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

func TestMain(m *testing.M) { devicetest.Main(m) }

// onRung is a function of the library, compiled on a rung, with operands.
type onRung struct {
	d      driver.Device
	f      kernels.Func
	in     []plane.Plane
	launch driver.Launch
}

func newOnRung(t testing.TB, d driver.Device, r lower.Rung, name string, n int, dom operand.Domain) (*onRung, error) {
	t.Helper()
	k := &onRung{d: d}
	var known bool
	if k.f, known = kernels.Lookup(name); !known {
		t.Fatalf("the catalogue has no %s", name)
	}
	p, maps, err := kernels.Maps(name)
	if err != nil {
		t.Fatal(err)
	}
	ks, err := d.Build(p, maps, r)
	if err != nil {
		return nil, err
	}
	k.in = operand.Make(7, n, k.f.In, dom)
	k.launch = driver.Launch{Kernel: ks[0], N: n}
	rest := append(plane.List(k.f.Out, n), k.in...)
	for _, p := range append(k.f.Out[:len(k.f.Out):len(k.f.Out)], k.f.In...) {
		planes := p.Type.Planes()
		memory := make([]byte, planes*stride(n)*p.Type.Size())
		for j := range planes {
			copy(memory[j*stride(n)*p.Type.Size():], rest[j].Bytes())
		}
		rest = rest[planes:]
		b, err := d.Alloc(len(memory))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(b.Free)
		if err := b.Write(0, memory); err != nil {
			t.Fatal(err)
		}
		k.launch.Args = append(k.launch.Args, driver.Slice{Buffer: b, Len: n, Stride: stride(n)})
	}
	return k, nil
}

// stride is that of planes of n numbers.
func stride(n int) int { return (n/16|1)*16 + 32 }

// differ compares with plain Go.
func (k *onRung) differ(t testing.TB) error {
	t.Helper()
	n := k.in[0].Len()
	if err := k.d.Submit([]driver.Launch{k.launch}); err != nil {
		t.Fatal(err)
	}
	var got []plane.Plane
	for i, p := range k.f.Out {
		planes := plane.List(k.f.Out[i:i+1], n)
		for j, q := range planes {
			if err := k.launch.Args[i].(driver.Slice).Buffer.Read(j*stride(n)*p.Type.Size(), q.Bytes()); err != nil {
				t.Fatal(err)
			}
		}
		got = append(got, planes...)
	}
	want, err := cpu.Run(k.f, k.in)
	if err != nil {
		t.Fatal(err)
	}
	return operand.Differ(k.f, k.in, want, got, 2)
}

func rung(t testing.TB, name string) lower.Rung {
	r, err := lower.Named(name)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// careless tells a driver's compiler to take all liberties with floats.
const careless = "-cl-fast-relaxed-math"

// TestRungs compiles functions on the rungs that need no faith, by compilers that are told to
// be careless. With the large sizes, those that are not run too, and float32, whose arithmetic
// TestRungs of package device has, as TestFloat64OfIntegers has rusticl's floor.
func TestRungs(t *testing.T) {
	for _, c := range []struct{ word, platform, rung, options, names string }{
		{"pocl", devicetest.PoCL, "hidden", "", "DF.Add DF.Mul DF.Exp DD.Add DD.Mul"},
		{"pocl", devicetest.PoCL, "hidden", careless, "DF.Add DF.Mul DF.Exp DF.Less DD.Add DD.Mul"},
		{"pocl", devicetest.PoCL, "split divide root hidden", careless, "DF.Mul DF.Div DF.Sqrt"},
		{"pocl", devicetest.PoCL, "barrier", "", "DF.Add"},
		{"pocl", devicetest.PoCL, "floor", "", "DF.Add DF.Mul DF.Exp DF.Div DF.Sqrt DD.Add DD.Mul"},
		{"pocl", devicetest.PoCL, "floor", careless, "DF.Add DF.Mul DF.Exp DF.Less f32.TwoProd DD.Add DD.Mul"},
		{"pocl", devicetest.PoCL, "floor pairs", "", "DD.Add DD.Mul DD.Less"},
		{"rusticl", "rusticl", "floor", "", "DF.Add DF.Mul DF.Exp DD.Add DD.Mul DD.Less"},
		{"rusticl", "rusticl", "floor pairs", "", "DD.Add DD.Mul"},
		{"rusticl", "rusticl", "floor", careless, "DF.Mul DD.Add DD.Less"},
	} {
		t.Run(strings.Join([]string{c.word, c.rung, c.options}, " "), func(t *testing.T) {
			switch {
			case testenv.Full():
			case c.word == "pocl" && c.rung == "floor pairs":
				t.Skip("slow: PoCL builds it for half a minute; rusticl has it")
			case c.options == "" && c.rung != "floor pairs":
				t.Skip("slow: a careless compiler has the rung")
			case c.rung == "hidden":
				t.Skip("slow: TestRelaxed of package device has it")
			}
			t.Setenv("LIMB_TEST_OPENCL_OPTIONS", c.options)
			d := devicetest.OpenDriver(t, c.word, c.platform)
			for _, name := range strings.Fields(c.names) {
				if strings.HasPrefix(name, "DF.") && name != "DF.Less" && c.rung != "split divide root hidden" && !testenv.Full() {
					continue
				}
				start := time.Now()
				k, err := newOnRung(t, d, rung(t, c.rung), name, 1<<14, operand.Wide)
				if err != nil {
					t.Error(err)
					continue
				}
				built := time.Since(start)
				if err := k.differ(t); err != nil {
					t.Error(err)
				}
				t.Log(name, "built in", built)
			}
		})
	}
}

// TestCareless: the plain rung differs where a compiler is careless, or the test above says
// nothing.
func TestCareless(t *testing.T) {
	t.Setenv("LIMB_TEST_OPENCL_OPTIONS", careless)
	k, err := newOnRung(t, devicetest.OpenDriver(t, "pocl", devicetest.PoCL), rung(t, "plain"), "DF.Mul", 1<<14, operand.Wide)
	if err != nil {
		t.Fatal(err)
	}
	if err := k.differ(t); err == nil {
		t.Error("a careless compiler gives the bits of DF.Mul")
	}
}

// BenchmarkRungs times functions on some rungs: ns/elem.
func BenchmarkRungs(b *testing.B) {
	const n = 1 << 18
	for _, platform := range []string{devicetest.PoCL, "rusticl"} {
		d := devicetest.OpenDriver(b, "opencl", platform)
		for _, name := range []string{"DF.Add", "DF.Mul", "DF.Exp", "DD.Add", "DD.Mul", "DD.Exp"} {
			for _, r := range []string{"plain", "hidden", "barrier", "floor", "floor pairs"} {
				b.Run(platform+"/"+name+"/"+r, func(b *testing.B) {
					k, err := newOnRung(b, d, rung(b, r), name, n, operand.Narrow)
					if err != nil {
						b.Skip(err)
					}
					best := time.Hour
					for range 15 {
						took, err := d.Time(k.launch)
						if err != nil {
							b.Fatal(err)
						}
						best = min(best, took)
					}
					b.ReportMetric(float64(best.Nanoseconds())/n, "ns/elem")
				})
			}
		}
	}
}
