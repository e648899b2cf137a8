package device_test

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/vec"
)

// byHand are the typed maps that are not generated.
var byHand = []any{
	device.TwoSum[float32], device.TwoSum[float64], device.FastTwoSum[float32], device.FastTwoSum[float64],
	device.TwoDiff[float32], device.TwoDiff[float64], device.Split[float32], device.Split[float64],
	device.TwoProd[float32], device.TwoProd[float64], device.TwoSqr[float32], device.TwoSqr[float64],
	device.RootOfUnity[limb.CDF], device.RootOfUnity[limb.CDD], device.RootOfUnity[limb.CQF], device.RootOfUnity[limb.CQD],
	device.RootOfUnity[limb.CTF], device.RootOfUnity[limb.CTD],
	device.Convert[limb.QF, limb.DF], device.Convert[limb.DF, limb.QF], device.Convert[limb.QD, limb.DD], device.Convert[limb.DD, limb.QD],
	device.Convert[limb.DF, limb.DD], device.Convert[limb.DD, limb.DF], device.Convert[limb.QF, limb.DD], device.Convert[limb.DD, limb.QF],
	device.Convert[limb.DF, limb.QD], device.Convert[limb.QD, limb.DF], device.Convert[limb.QF, limb.QD], device.Convert[limb.QD, limb.QF],
	device.Convert[limb.TF, limb.DF], device.Convert[limb.DF, limb.TF], device.Convert[limb.TF, limb.DD], device.Convert[limb.DD, limb.TF],
	device.Convert[limb.TF, limb.QF], device.Convert[limb.QF, limb.TF], device.Convert[limb.TF, limb.QD], device.Convert[limb.QD, limb.TF],
	device.Convert[limb.TD, limb.DF], device.Convert[limb.DF, limb.TD], device.Convert[limb.TD, limb.DD], device.Convert[limb.DD, limb.TD],
	device.Convert[limb.TD, limb.QF], device.Convert[limb.QF, limb.TD], device.Convert[limb.TD, limb.QD], device.Convert[limb.QD, limb.TD],
	device.Convert[limb.TF, limb.TD], device.Convert[limb.TD, limb.TF],
}

// mapOf returns the name of the function that a typed map has, which it tells of arrays that are nil,
// and how it is called.
func mapOf(t *testing.T, typed any) (name string, call func(args ...device.Operand) error) {
	t.Helper()
	f := reflect.ValueOf(typed)
	called := func(args []reflect.Value) error {
		err, _ := f.Call(args)[0].Interface().(error)
		return err
	}
	var none []reflect.Value
	for i := range f.Type().NumIn() {
		none = append(none, reflect.Zero(f.Type().In(i)))
	}
	err := called(none)
	if !errors.Is(err, device.ErrZero) {
		t.Fatalf("%T of arrays that are nil: %v", typed, err)
	}
	_, name, _ = strings.Cut(err.Error(), "map ")
	name, _, _ = strings.Cut(name, ":")
	return name, func(args ...device.Operand) error {
		if len(args) != len(none) {
			return fmt.Errorf("%s has %d arrays, and not %d", name, len(none), len(args))
		}
		var values []reflect.Value
		for i, arg := range args {
			if v := reflect.ValueOf(arg); v.Type() != none[i].Type() {
				return fmt.Errorf("%s has a %v for argument %d, and not a %v", name, none[i].Type(), i, v.Type())
			} else {
				values = append(values, v)
			}
		}
		return called(values)
	}
}

// TestTypedMaps: every function of the catalogue that is no probe has a typed map, which gives the bits
// of Map by its name. The control is a map of another function.
func TestTypedMaps(t *testing.T) {
	d := devicetest.OpenTested(t, "cpu", "Go")
	rows := testenv.Size(33, 65, 1<<10)
	typed := map[string]func(args ...device.Operand) error{}
	for _, m := range slices.Concat(typedMaps, byHand) {
		name, call := mapOf(t, m)
		if typed[name] != nil && name != "DF.Quad" && name != "QF.Pair" && name != "DD.Quad" && name != "QD.Pair" {
			t.Errorf("%s has two typed maps", name)
		}
		typed[name] = call
	}
	for _, f := range kernels.Funcs() {
		source, err := kernels.IR(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(source.Pos, "internal/source/probe/") {
			continue
		}
		if typed[f.Name] == nil {
			t.Errorf("%s has no typed map", f.Name)
			continue
		}
		in := operand.Make(1, rows, f.In, operand.Wide)
		want, err := devicetest.Apply(d, f, in, func(args ...device.Operand) error { return d.Map(f.Name, args...) })
		if err != nil {
			t.Fatal(err)
		}
		differ := func(call func(args ...device.Operand) error) bool {
			got, err := devicetest.Apply(d, f, in, call)
			if err != nil {
				t.Errorf("%s: %v", f.Name, err)
				return false
			}
			for j := range want {
				if !bytes.Equal(got[j].Bytes(), want[j].Bytes()) {
					return true
				}
			}
			return false
		}
		if differ(typed[f.Name]) {
			t.Errorf("the typed map of %s has other bits than Map", f.Name)
		}
		if f.Name == "DD.Add" && !differ(typed["DD.Mul"]) {
			t.Error("sums and products are not told apart")
		}
	}
}

// TestLongTables: the typed maps of functions with long tables link these, and no others do.
func TestLongTables(t *testing.T) {
	text, err := os.ReadFile("zmaps.go")
	if err != nil {
		t.Fatal(err)
	}
	tabled := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^func (\w+)\[.*\n\treturn tabled\(`).FindAllStringSubmatch(string(text), -1) {
		tabled[m[1]] = true
	}
	needed := map[string]bool{}
	for _, f := range kernels.Funcs() {
		p, err := kernels.Module(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		if slices.ContainsFunc(p.Tables, kernels.Long) {
			_, name, _ := strings.Cut(f.Name, ".")
			needed[name] = true
		}
	}
	if !reflect.DeepEqual(tabled, needed) || len(needed) == 0 {
		t.Errorf("%v link long tables, and %v have them", tabled, needed)
	}
}

// downloaded returns the elements of an array.
func downloaded[N any](t *testing.T, x *device.Array[N]) []N {
	t.Helper()
	list := make([]N, x.Len())
	if err := x.Download(list); err != nil {
		t.Fatal(err)
	}
	return list
}

// TestTypedOnDrivers: on a driver's device a typed map has the bits of Map, and one that the catalogue has not
// those of package vec.
func TestTypedOnDrivers(t *testing.T) {
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	x := make([]limb.DD, 1000)
	for i := range x {
		x[i] = limb.NewDD(i).Sqrt().Sub(limb.NewDD(7))
	}
	a, y, want := devicetest.Array(t, d, x), devicetest.Array(t, d, x), devicetest.Array(t, d, x)
	n, m := devicetest.Array(t, d, make([]int32, len(x))), devicetest.Array(t, d, make([]int32, len(x)))
	single, double := devicetest.Array(t, d, make([]limb.DF, len(x))), devicetest.Array(t, d, make([]float64, len(x)))
	for _, c := range []struct {
		what  string
		typed func() error
		named func() error
	}{
		{"DD.Exp", func() error { return device.Exp(y, a) }, func() error { return d.Map("DD.Exp", want, a) }},
		{"DD.MulAdd", func() error { return device.MulAdd(y, a, a, a) }, func() error { return d.Map("DD.MulAdd", want, a, a, a) }},
		{"DD.Less", func() error { return device.Less(n, a, y) }, func() error { return d.Map("DD.Less", m, a, y) }},
	} {
		if err := errors.Join(c.typed(), c.named()); err != nil {
			t.Fatalf("%s: %v", c.what, err)
		}
	}
	if got, named := downloaded(t, y), downloaded(t, want); !slices.Equal(got, named) {
		t.Error("a typed map has other bits than Map")
	}
	if got, named := downloaded(t, n), downloaded(t, m); !slices.Equal(got, named) || !slices.Contains(got, 1) || !slices.Contains(got, 0) {
		t.Error("a question has other answers than by Map, or one for all")
	}
	// what the catalogue has not: functions with both machine types
	dfs, floats := make([]limb.DF, len(x)), make([]float64, len(x))
	vec.Convert(dfs, x)
	vec.Float64(floats, x)
	if err := errors.Join(device.Convert(single, a), device.Float64(double, a)); err != nil {
		t.Fatal(err)
	}
	if got := downloaded(t, single); !slices.Equal(got, dfs) {
		t.Error("Convert has other bits than package vec")
	}
	if got := downloaded(t, double); !slices.Equal(got, floats) {
		t.Error("Float64 has other bits than package vec")
	}
}

// TestTypedErrors: a typed map has the errors of Map.
func TestTypedErrors(t *testing.T) {
	d, other := devicetest.OpenTested(t, "cpu", "Go"), devicetest.OpenTested(t, "cpu", "Go")
	numbers := func(d *device.Device, n int) *device.Array[limb.DD] {
		return devicetest.Array(t, d, slices.Repeat([]limb.DD{limb.NewDD(math.Pi)}, n))
	}
	x, short, foreign, freed := numbers(d, 10), numbers(d, 9), numbers(other, 10), numbers(d, 10)
	freed.Free()
	var none *device.Array[limb.DD]
	for _, c := range []struct {
		what       string
		is         error
		dst, x, y  *device.Array[limb.DD]
		otherWords bool
	}{
		{"as it should be", nil, x, x, x, false},
		{"lengths", device.ErrLength, x, short, x, false},
		{"bounds", device.ErrLength, x, x.Slice(5, 11), x, false},
		{"overlap", device.ErrOverlap, x.Slice(0, 9), x.Slice(1, 10), short, false},
		{"devices", device.ErrForeign, x, foreign, x, false},
		{"freed", device.ErrFreed, x, freed, x, false},
		{"zero", device.ErrZero, x, new(device.Array[limb.DD]), x, false},
		{"nil", device.ErrType, x, none, x, false},
		{"the result is nil", device.ErrType, none, x, x, false},
		{"all are nil", device.ErrZero, none, none, none, true},
	} {
		typed, named := device.Add(c.dst, c.x, c.y), d.Map("DD.Add", c.dst, c.x, c.y)
		if !errors.Is(typed, c.is) || !c.otherWords && fmt.Sprint(typed) != fmt.Sprint(named) {
			t.Errorf("%s: %v, and by name %v", c.what, typed, named)
		}
	}
	if err := device.Convert(x, x); err != nil {
		t.Error(err)
	}
}

// TestFixed: the typed maps with one number for all elements have the bits of package vec, on the processor and on a driver's
// device.
func TestFixed(t *testing.T) {
	testenv.Long(t, "PoCL builds kernels of all types; TestTypedOnDrivers has some")
	for _, d := range []*device.Device{devicetest.OpenTested(t, "cpu", "Go"), devicetest.OpenTested(t, "pocl", devicetest.PoCL)} {
		fixedOf[limb.DF](t, d)
		fixedReal[limb.DF](t, d)
		fixedOf[limb.CDD](t, d)
		if d.Info().Name == "cpu" || testenv.Full() { // PoCL builds quads for long
			fixedOf[limb.QD](t, d)
			fixedReal[limb.QD](t, d)
		}
	}
}

// counted returns n different numbers.
func counted[N limb.Elementary[N]](t *testing.T, n int) []N {
	t.Helper()
	x := make([]N, n)
	for i := range x {
		var err error
		if x[i], err = limb.ParseAs[N](fmt.Sprint(i - 7)); err != nil {
			t.Fatal(err)
		}
		x[i] = x[i].Exp()
	}
	return x
}

func fixedOf[N interface {
	device.AnyNumber
	limb.Elementary[N]
}](t *testing.T, d *device.Device) {
	x := counted[N](t, 100)
	a, want := x[9].Sqrt(), make([]N, len(x))
	from, to := devicetest.Array(t, d, x), devicetest.Array(t, d, x)
	for _, c := range []struct {
		what   string
		device func(dst, x *device.Array[N], a N) error
		vec    func(dst, x []N, a N)
	}{
		{"AddScalar", device.AddScalar[N], vec.AddScalar[N]}, {"SubScalar", device.SubScalar[N], vec.SubScalar[N]},
		{"Scale", device.Scale[N], vec.Scale[N]}, {"DivScalar", device.DivScalar[N], vec.DivScalar[N]},
	} {
		before := slices.Clone(want)
		c.vec(want, x, a)
		if err := c.device(to, from, a); err != nil {
			t.Fatal(err)
		}
		if got := downloaded(t, to); !slices.Equal(got, want) || slices.Equal(got, before) {
			t.Errorf("%s of %T on %s has other bits than in package vec, or those of the operation before", c.what, a, d.Info().Name)
		}
	}
	if err := device.Scale(to.Slice(0, 9), from, a); !errors.Is(err, device.ErrLength) {
		t.Errorf("Scale of other lengths: %v", err)
	}
	var none *device.Array[N]
	if err := errors.Join(device.Scale(none, none, a), device.Scale(to.Slice(0, 0), from.Slice(0, 0), a)); !errors.Is(err, device.ErrZero) || strings.Contains(err.Error(), "\n") {
		t.Errorf("Scale of nil, and of no elements: %v", err)
	}
	if err := device.Scale(none, from, a); !errors.Is(err, device.ErrType) {
		t.Errorf("Scale to nil: %v", err)
	}
}

func fixedReal[N interface {
	device.Real[N]
	limb.Elementary[N]
}](t *testing.T, d *device.Device) {
	x := counted[N](t, 100)
	a, truths := x[9], make([]bool, len(x))
	from, to, answers := devicetest.Array(t, d, x), devicetest.Array(t, d, x), devicetest.Array(t, d, make([]int32, len(x)))
	for _, c := range []struct {
		what   string
		device func(dst *device.Array[int32], x *device.Array[N], a N) error
		vec    func(dst []bool, x []N, a N)
	}{
		{"LessScalar", device.LessScalar[N], vec.LessScalar[N]}, {"GreaterScalar", device.GreaterScalar[N], vec.GreaterScalar[N]},
		{"EqualScalar", device.EqualScalar[N], vec.EqualScalar[N]},
	} {
		c.vec(truths, x, a)
		if err := c.device(answers, from, a); err != nil {
			t.Fatal(err)
		}
		for i, got := range downloaded(t, answers) {
			if truths[i] != (got == 1) {
				t.Fatalf("%s of %T on %s is %d for element %d", c.what, a, d.Info().Name, got, i)
			}
		}
	}
	want := slices.Clone(x)
	vec.Axpy(want, a, x, want)
	if err := device.Axpy(to, a, from, to); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(downloaded(t, to), want) {
		t.Errorf("Axpy of %T on %s has other bits than in package vec", a, d.Info().Name)
	}
}
