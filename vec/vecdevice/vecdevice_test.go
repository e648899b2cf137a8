package vecdevice_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cl"
	"github.com/limbfp/limb/vec"
	"github.com/limbfp/limb/vec/vecdevice"
)

func TestMain(m *testing.M) { devicetest.Main(m) }

// eachDevice runs a test on each device; a short one on the processor and PoCL.
func eachDevice(t *testing.T, test func(t *testing.T, d *device.Device)) {
	for _, on := range []struct{ word, platform string }{
		{"cpu", "Go"}, {"pocl", devicetest.PoCL}, {"rusticl", "rusticl"}, {"lavapipe", "llvmpipe"},
	}[:testenv.Size(2, 4, 4)] {
		t.Run(on.word, func(t *testing.T) { test(t, devicetest.OpenTested(t, on.word, on.platform)) })
	}
}

func expect(t *testing.T, err, is error, word string) {
	t.Helper()
	if !errors.Is(err, is) || !strings.Contains(err.Error(), word) {
		t.Errorf("error %v, want %v with %q", err, is, word)
	}
}

// anyFloat returns a finite number of any size, subnormal ones among them.
func anyFloat[T limb.Float](r *rand.Rand) T {
	for {
		var a T
		switch p := any(&a).(type) {
		case *float32:
			*p = math.Float32frombits(r.Uint32())
		case *float64:
			*p = math.Float64frombits(r.Uint64())
		}
		if a-a == 0 {
			return a
		}
	}
}

// TestExactOnDevices compares exact sums, whose terms have all sizes and cancel, with those of
// package vec, infinities, NaN and zeros among them.
func TestExactOnDevices(t *testing.T) {
	testenv.Long(t, "PoCL builds kernels of all types")
	eachDevice(t, func(t *testing.T, d *device.Device) {
		devicetest.Spare(t, d)
		exactOn(t, d, anyFloat[float32])
		exactOn(t, d, func(r *rand.Rand) limb.DF { return limb.DF{Hi: anyFloat[float32](r), Lo: anyFloat[float32](r)} })
		wide := d.Traits().Float64.Exact
		if wide {
			exactOn(t, d, anyFloat[float64])
			exactOn(t, d, func(r *rand.Rand) limb.DD { return limb.DD{Hi: anyFloat[float64](r), Lo: anyFloat[float64](r)} })
		}
		if testing.Short() || d.Info().Backend == "opencl" && !testenv.Full() {
			return
		}
		exactOn(t, d, quadOf[float32])
		if wide {
			exactOn(t, d, quadOf[float64])
			exactOn(t, d, tripleOf[float64])
		}
		if testenv.Full() {
			exactOn(t, d, tripleOf[float32])
		}
	})
}

func quadOf[T limb.Float](r *rand.Rand) limb.Quad[T] {
	return limb.Quad[T]{X0: anyFloat[T](r), X1: anyFloat[T](r), X2: anyFloat[T](r), X3: anyFloat[T](r)}
}

func tripleOf[T limb.Float](r *rand.Rand) limb.Triple[T] {
	return limb.Triple[T]{X0: anyFloat[T](r), X1: anyFloat[T](r), X2: anyFloat[T](r)}
}

func exactOn[N vec.Addend](t *testing.T, d *device.Device, random func(*rand.Rand) N) {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 8))
	var zero, one, inf, nan N
	for p, a := range map[*N]float64{&one: 1, &inf: math.Inf(1), &nan: math.NaN()} {
		*p = machineNumber[N](a)
	}
	minus := func(x N) N { return negated(x) }
	some := func(n int) []N {
		x := make([]N, n)
		for i := range x {
			x[i] = random(r)
		}
		return x
	}
	// with puts numbers into a long slice, far apart.
	with := func(list ...N) []N {
		x := make([]N, 1000)
		for i, v := range list {
			x[i*990/len(list)] = v
		}
		return x
	}
	large := slices.Repeat([]N{filled[N](math.MaxFloat32)}, 700) // all digits grow
	cases := [][2][]N{
		{{}, {}}, {some(1), some(1)}, {some(255), some(255)}, {some(1025), some(1025)}, {large, large},
		{with(inf), with(one)}, {with(inf, minus(inf)), with(one, one)}, {with(nan), with(one)}, {with(inf, one), with()}, {with(nan, inf), with(one)},
		{{minus(zero), minus(zero)}, {one, zero}}, {{minus(zero), zero}, {one, one}}, {{minus(zero)}, {minus(zero)}},
	}
	x := some(900)
	back := make([]N, len(x))
	for i := range x {
		back[len(x)-1-i] = negated(x[i])
	}
	tail := some(3)
	cases = append(cases, [2][]N{slices.Concat(x, back, tail), slices.Concat(x, back, tail)})
	if !testing.Short() {
		n := 300_000 // more than are merged at a time
		cases = append(cases, [2][]N{some(n), some(n)})
	}
	for i, c := range cases {
		a, b := devicetest.Array(t, d, c[0]), devicetest.Array(t, d, c[1])
		for _, f := range []struct {
			what string
			got  func() (N, error)
			want N
		}{
			{"ExactSum", func() (N, error) { return vecdevice.ExactSum(a) }, vec.ExactSum(c[0])},
			{"ExactDot", func() (N, error) { return vecdevice.ExactDot(a, b) }, vec.ExactDot(c[0], c[1])},
			{"ExactNorm2", func() (N, error) { return vecdevice.ExactNorm2(a) }, vec.ExactNorm2(c[0])},
		} {
			got, err := f.got()
			if s, w := fmt.Sprintf("%x", got), fmt.Sprintf("%x", f.want); err != nil || s != w {
				t.Errorf("%T, case %d: %s is %s, %v, want %s", zero, i, f.what, s, err, w)
			}
		}
		a.Free()
		b.Free()
	}
	short, long := devicetest.Array(t, d, some(2)), devicetest.Array(t, d, some(3))
	_, err := vecdevice.ExactDot(short, long)
	expect(t, err, device.ErrLength, "2 and 3")
	short.Free()
	_, err = vecdevice.ExactSum(short)
	expect(t, err, device.ErrFreed, "exact sum")
	_, err = vecdevice.ExactSum[N](nil)
	expect(t, err, device.ErrZero, "exact sum")
}

// machineNumber is a machine number as a number.
func machineNumber[N any](a float64) (x N) {
	switch p := any(&x).(type) {
	case *float32:
		*p = float32(a)
	case *float64:
		*p = a
	case *limb.DF:
		p.Hi = float32(a)
	case *limb.DD:
		p.Hi = a
	case *limb.QF:
		p.X0 = float32(a)
	case *limb.QD:
		p.X0 = a
	case *limb.TF:
		p.X0 = float32(a)
	case *limb.TD:
		p.X0 = a
	}
	return x
}

// filled has a machine number as each of its limbs.
func filled[N any](a float64) (x N) {
	switch p := any(&x).(type) {
	case *limb.DF:
		*p = limb.DF{Hi: float32(a), Lo: float32(a)}
	case *limb.DD:
		*p = limb.DD{Hi: a, Lo: a}
	case *limb.QF:
		*p = limb.QF{X0: float32(a), X1: float32(a), X2: float32(a), X3: float32(a)}
	case *limb.QD:
		*p = limb.QD{X0: a, X1: a, X2: a, X3: a}
	case *limb.TF:
		*p = limb.TF{X0: float32(a), X1: float32(a), X2: float32(a)}
	case *limb.TD:
		*p = limb.TD{X0: a, X1: a, X2: a}
	default:
		return machineNumber[N](a)
	}
	return x
}

func negated[N any](x N) N {
	switch p := any(&x).(type) {
	case *float32:
		*p = -*p
	case *float64:
		*p = -*p
	case *limb.DF:
		*p = limb.DF{Hi: -p.Hi, Lo: -p.Lo}
	case *limb.DD:
		*p = limb.DD{Hi: -p.Hi, Lo: -p.Lo}
	case *limb.QF:
		*p = limb.QF{X0: -p.X0, X1: -p.X1, X2: -p.X2, X3: -p.X3}
	case *limb.QD:
		*p = limb.QD{X0: -p.X0, X1: -p.X1, X2: -p.X2, X3: -p.X3}
	case *limb.TF:
		*p = limb.TF{X0: -p.X0, X1: -p.X1, X2: -p.X2}
	case *limb.TD:
		*p = limb.TD{X0: -p.X0, X1: -p.X1, X2: -p.X2}
	}
	return x
}

// TestGathered compares sums of machine numbers in other types, and polynomials, with package vec.
func TestGathered(t *testing.T) {
	testenv.Long(t, "PoCL builds kernels of all types")
	eachDevice(t, func(t *testing.T, d *device.Device) {
		wide := d.Traits().Float64.Exact
		quads := !testing.Short() && (d.Info().Backend != "opencl" || testenv.Full())
		gathered[limb.DF, float32](t, d)
		horner(t, d, func(a float64) float32 { return float32(a) })
		horner(t, d, limb.NewDF)
		if wide {
			gathered[limb.DD, float64](t, d)
			gathered[limb.DD, float32](t, d)
			horner(t, d, func(a float64) float64 { return a })
			horner(t, d, limb.NewDD)
		}
		if quads {
			gathered[limb.QF, float32](t, d)
			horner(t, d, limb.NewQF)
		}
		if quads && wide {
			gathered[limb.QD, float64](t, d)
			gathered[limb.QD, float32](t, d)
			horner(t, d, limb.NewQD)
			gathered[limb.TD, float64](t, d)
			horner(t, d, limb.NewTD)
		}
		if testenv.Full() {
			gathered[limb.TF, float32](t, d)
			horner(t, d, limb.NewTF)
			if wide {
				gathered[limb.TD, float32](t, d)
			}
		}
	})
}

func gathered[N vec.Holds[T], T limb.Float](t *testing.T, d *device.Device) {
	t.Helper()
	r := rand.New(rand.NewPCG(9, 8))
	for _, n := range []int{0, 1, 2, 7, 8, 9, 511, 1023, 1025, 4095, 4096, 4097, 20001} {
		x, y := make([]T, n), make([]T, n)
		for i := range x {
			x[i], y[i] = T(r.NormFloat64()), T(math.Copysign(r.ExpFloat64(), r.NormFloat64()))
		}
		if n == 9 {
			clear(x)
			x[8] = T(math.Copysign(0, -1))
		}
		a, b := devicetest.Array(t, d, x), devicetest.Array(t, d, y)
		if got, err := vecdevice.SumOf[N](a); err != nil || fmt.Sprintf("%x", got) != fmt.Sprintf("%x", vec.SumOf[N](x)) {
			t.Errorf("SumOf[%T] of %d %T: %x, %v, want %x", got, n, x, got, err, vec.SumOf[N](x))
		}
		if got, err := vecdevice.DotOf[N](a, b); err != nil || fmt.Sprintf("%x", got) != fmt.Sprintf("%x", vec.DotOf[N](x, y)) {
			t.Errorf("DotOf[%T] of %d %T: %x, %v, want %x", got, n, x, got, err, vec.DotOf[N](x, y))
		}
		a.Free()
		b.Free()
	}
	short, long := devicetest.Array(t, d, make([]T, 2)), devicetest.Array(t, d, make([]T, 3))
	_, err := vecdevice.DotOf[N](short, long)
	expect(t, err, device.ErrLength, "2 and 3")
	_, err = vecdevice.SumOf[N, T](nil)
	expect(t, err, device.ErrZero, "sum")
}

// horner compares polynomials: next to a zero of high order, where digits cancel.
func horner[N vec.Addend](t *testing.T, d *device.Device, from func(float64) N) {
	t.Helper()
	x := make([]N, 300)
	for i := range x {
		x[i] = from(1 + float64(i-150)*0x1p-10)
	}
	for _, c := range [][]float64{{}, {3}, {1, -7, 21, -35, 35, -21, 7, -1}} {
		list := make([]N, len(c))
		for i := range c {
			list[i] = from(c[i])
		}
		want, got := make([]N, len(x)), make([]N, len(x))
		vec.Horner(want, x, list)
		a, b, z := devicetest.Array(t, d, x), devicetest.Array(t, d, list), devicetest.Array(t, d, got)
		if err := vecdevice.Horner(z, a, b); err != nil {
			t.Fatal(err)
		}
		if err := z.Download(got); err != nil {
			t.Fatal(err)
		}
		if fmt.Sprintf("%x", got) != fmt.Sprintf("%x", want) {
			t.Errorf("polynomials of %d coefficients of %T differ", len(c), list)
		}
		if err := vecdevice.Horner(a, a, b); err != nil {
			t.Errorf("in place: %v", err)
		}
		expect(t, vecdevice.Horner(a.Slice(0, 200), a.Slice(1, 201), b), device.ErrOverlap, "operand")
		expect(t, vecdevice.Horner(z, a.Slice(1, 3), b), device.ErrLength, "300 and 2")
		for _, y := range []*device.Array[N]{a, b, z} {
			y.Free()
		}
	}
	expect(t, vecdevice.Horner[N](nil, nil, nil), device.ErrZero, "polynomial")
}

// TestContext ends an exact sum at its first launch: the second one is not begun, and the device goes on.
func TestContext(t *testing.T) {
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	x := devicetest.Array(t, d, []float32{1, 0x1p-40, -1})
	const want = 0x1p-40
	for range 2 { // with the kernel's comparison, and without
		if got, err := vecdevice.ExactSum(x); err != nil || got != want {
			t.Fatal(got, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	launched := 0
	end := cl.Watch(func(submission bool) {
		if !submission {
			launched++
			cancel()
		}
	})
	_, err := vecdevice.ExactSumContext(ctx, x)
	end()
	expect(t, err, context.Canceled, "launch 2 of 2")
	if launched != 1 {
		t.Errorf("%d launches, the first of which ends the work", launched)
	}
	for name, call := range map[string]func() error{
		"SumOf":  func() error { _, err := vecdevice.SumOfContext[limb.DF](ctx, x); return err },
		"Horner": func() error { return vecdevice.HornerContext(ctx, devicetest.Array(t, d, make([]float32, 3)), x, x) },
	} {
		if err := call(); !errors.Is(err, context.Canceled) {
			t.Errorf("%s after its context: %v", name, err)
		}
	}
	if got, err := vecdevice.ExactSum(x); err != nil || got != want {
		t.Errorf("a sum after one that ended is %g, %v", got, err)
	}
}
