package paranoia

import (
	"math"
	"math/bits"
	"strings"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// natives is IEEE 754 with the native operations of the probes, in Go.
type natives struct {
	ir.Fused
	m     machine
	fault string // an operation that gives 7
}

func (n natives) Native(name string) func(a, b, c float64) float64 {
	if name == n.fault {
		return func(a, b, c float64) float64 { return 7 }
	}
	within := func(x float64) float64 { return max(math.MinInt32, min(math.MaxInt32, x)) }
	return map[string]func(a, b, c float64) float64{
		"fma":  n.m.fma,
		"neg":  func(a, _, _ float64) float64 { return -a },
		"zero": func(_, _, _ float64) float64 { return 0 },
		"isnan": func(a, _, _ float64) float64 {
			if a != a {
				return 1
			}
			return 0
		},
		"fmin": func(a, b, _ float64) float64 {
			if a != a || b < a {
				return b
			}
			return a
		},
		"fmax": func(a, b, _ float64) float64 {
			if a != a || b > a {
				return b
			}
			return a
		},
		"floor":         func(a, _, _ float64) float64 { return math.Floor(a) },
		"ceil":          func(a, _, _ float64) float64 { return math.Ceil(a) },
		"trunc":         func(a, _, _ float64) float64 { return math.Trunc(a) },
		"rint":          func(a, _, _ float64) float64 { return math.RoundToEven(a) },
		"add_sat":       func(a, b, _ float64) float64 { return within(a + b) },
		"sub_sat":       func(a, b, _ float64) float64 { return within(a - b) },
		"mul_hi":        func(a, b, _ float64) float64 { return float64(int64(a) * int64(b) >> 32) },
		"shl":           func(a, n, _ float64) float64 { return float64(int32(a) << int(n)) },
		"shr":           func(a, n, _ float64) float64 { return float64(int32(a) >> int(n)) },
		"popcount":      func(a, _, _ float64) float64 { return float64(bits.OnesCount32(uint32(int32(a)))) },
		"rotate":        func(a, n, _ float64) float64 { return float64(int32(bits.RotateLeft32(uint32(int32(a)), int(n)))) },
		"tofloat":       func(a, _, _ float64) float64 { return float64(float32(a)) },
		"tofloat.zero":  func(a, _, _ float64) float64 { return float64(fp.ToFloat32(a, fp.ToZero)) },
		"toint":         func(a, _, _ float64) float64 { return math.Trunc(a) },
		"toint.down":    func(a, _, _ float64) float64 { return math.Floor(a) },
		"toulong":       func(a, _, _ float64) float64 { return ir.FromWord(ir.U64, uint64(a)) },
		"half.load":     func(h, _, _ float64) float64 { return float64(fp.Half(h).Float32()) },
		"half.store":    func(a, _, _ float64) float64 { return float64(fp.ToHalf(float32(a), fp.ToNearestEven)) },
		"half.truncate": func(a, _, _ float64) float64 { return float64(fp.ToHalf(float32(a), fp.ToZero)) },
	}[name]
}

// interpret runs probes in the interpreter, and returns the names of those that find a
// fault, and of those whose control is not noticed.
func interpret[T number](t *testing.T, typ string, arith ir.Arith, probes []probe) (faults, unnoticed []string) {
	t.Helper()
	program, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	if err := ir.Verify(program); err != nil {
		t.Fatal(err)
	}
	for _, p := range probes {
		f := program.Lookup("probes." + p.kernel + "[" + typ + "]")
		if f == nil {
			f = program.Lookup("probes." + p.kernel)
		}
		in, err := ir.NewInterp(program, f, arith)
		if err != nil {
			t.Fatal(err)
		}
		results := len(p.rows[0]) - p.in
		arrays := make([]*ir.Array, 2*results+p.in)
		for j := range arrays {
			arrays[j] = &ir.Array{Data: make([]float64, len(p.rows)), Scalars: 1}
			for i, row := range p.rows {
				if j >= 2*results {
					arrays[j].Data[i] = row[j-2*results]
				}
			}
		}
		if err := in.Launch(len(p.rows), ir.Backwards, nil, arrays); err != nil {
			t.Fatal(err)
		}
		out := make([][]T, 2*results)
		for j := range out {
			for _, x := range arrays[j].Data {
				out[j] = append(out[j], T(x))
			}
		}
		if a := answer(p, typ, out[:results]); a.Differ > 0 {
			faults = append(faults, p.name)
		}
		if answer(p, typ, out[results:]).Differ == 0 {
			unnoticed = append(unnoticed, p.name)
		}
	}
	return faults, unnoticed
}

// TestProbesInterpreted: in IEEE 754 no probe finds a fault, and each notices its control. An
// operation that is wrong is found by the probes of it.
func TestProbesInterpreted(t *testing.T) {
	testenv.Long(t, "interprets all probes; TestProbesContracted is the small one")
	narrow := natives{Fused: ir.IEEE32, m: machineOf(24)}
	wide := natives{Fused: ir.IEEE64, m: machineOf(53)}
	check := func(faults, unnoticed []string) {
		t.Helper()
		if len(faults)+len(unnoticed) > 0 {
			t.Errorf("faults: %v; controls that are not noticed: %v", faults, unnoticed)
		}
	}
	check(interpret[float32](t, "f32", narrow, probesOf(24)))
	check(interpret[float64](t, "f64", wide, probesOf(53)))
	var integers []probe
	for _, p := range integerProbes() {
		if p.kernel != "AsFloats" { // the interpreter holds a float32 as a float64, which makes NaN quiet
			integers = append(integers, p)
		}
	}
	check(interpret[int32](t, "i32", narrow, integers))
	for fault, want := range map[string]string{"half.load": "half: load", "half.store": "half: store half: a product stored", "isnan": "comparisons: a != a", "rint": "whole numbers: rint"} {
		narrow.fault = fault
		if faults, _ := interpret[float32](t, "f32", narrow, probesOf(24)); strings.Join(faults, " ") != want {
			t.Errorf("a wrong %s is found by %v, want %s", fault, faults, want)
		}
	}
}
