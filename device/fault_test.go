package device_test

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/flushing"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/source/probe"
)

// A defect changes the results of a kernel, as a bad compiler or device would.
// It is called after the kernel, with its planes.
type defect func(name string, p lower.Rung, in, out []plane.Plane)

// faulty is the backend "cpu" with a defect, on all rungs.
type faulty struct {
	cpu.Backend
	defect     defect
	refuse     func(has map[ir.Op]bool) error // what its compiler says of a program with these operations
	lenient    bool
	built      map[string]int // how many functions, by rung
	subnormals bool           // it claims them
}

func (f faulty) Word() string { return "faulty" }

func (f faulty) Devices() ([]driver.Caps, []string, error) {
	list, hints, err := f.Backend.Devices()
	list[0].Subnormals = f.subnormals
	list[0].Float64 = false
	list[0].Lenient = f.lenient
	list[0].Lowerings = lower.Operations
	return list, hints, err
}

func (f faulty) Open(i int) (driver.Device, error) {
	d, err := f.Backend.Open(i)
	return faultyDevice{d, f}, err
}

type faultyDevice struct {
	driver.Device
	f faulty
}

func (d faultyDevice) Build(p *ir.Program, names []string, r lower.Rung) ([]driver.Kernel, error) {
	if d.f.refuse != nil {
		q, err := r.Lower(p)
		if err == nil {
			q, err = driver.Needed(q, names)
		}
		if err != nil {
			return nil, err
		}
		has := map[ir.Op]bool{}
		for _, f := range q.Funcs {
			for _, v := range f.Body {
				if has[v.Op] = true; v.Type.Float() && v.Op != ir.Bitcast && v.Op != ir.Load {
					has[float] = true
				}
			}
		}
		if err := d.f.refuse(has); err != nil {
			return nil, err
		}
	}
	if d.f.built != nil {
		d.f.built[r.Name] += len(names)
	}
	ks, err := d.Device.Build(p, names, r)
	for i := range ks {
		f, _ := kernels.Lookup(strings.TrimPrefix(p.Lookup(names[i]).Go, "map "))
		ks[i] = faultyKernel{ks[i], f, r, strings.HasSuffix(names[i], "_marked")}
	}
	return ks, err
}

// float stands for any operation that gives a float.
const float ir.Op = 0

type faultyKernel struct {
	driver.Kernel
	f kernels.Func
	r lower.Rung

	marked bool // a map with marks, which the function in Go has not
}

func (d faultyDevice) Time(l driver.Launch) (time.Duration, error) {
	return 0, d.Submit([]driver.Launch{l})
}

func (d faultyDevice) Submit(list []driver.Launch) error {
	for _, l := range list {
		if err := d.launch(l); err != nil {
			return err
		}
	}
	return nil
}

func (d faultyDevice) launch(l driver.Launch) error {
	k := l.Kernel.(faultyKernel)
	outs := len(k.f.Out)
	var slices [][]byte // before the results may take the place of operands
	read := func(args []any) error {
		for _, arg := range args {
			x := arg.(driver.Slice)
			slices = append(slices, make([]byte, l.N*int(x.Elem.Size())))
			if err := x.Buffer.Read(x.At*int(x.Elem.Size()), slices[len(slices)-1]); err != nil {
				return err
			}
		}
		return nil
	}
	if err := read(l.Args[outs:]); err != nil {
		return err
	}
	in := plane.FromSlices(k.f.In, slices)
	l.Kernel = k.Kernel
	if err := d.Device.Submit([]driver.Launch{l}); err != nil {
		return err
	}
	slices = nil
	if err := read(l.Args[:outs]); err != nil {
		return err
	}
	out := plane.FromSlices(k.f.Out, slices)
	if d.f.defect != nil {
		d.f.defect(k.f.Name, k.r, in, out)
	}
	if k.marked {
		flushing.Marks(k.f, in, out)
	}
	for i, numbers := range plane.Slices(k.f.Out, out) {
		if err := l.Args[i].(driver.Slice).Buffer.Write(l.Args[i].(driver.Slice).At*int(l.Args[i].(driver.Slice).Elem.Size()), numbers); err != nil {
			return err
		}
	}
	return nil
}

// each replaces the results of a function of machine numbers.
func each(fn string, wrong func(x []float64) float64) defect {
	return func(name string, _ lower.Rung, in, out []plane.Plane) {
		if name[4:] != fn || name[0] != 'f' {
			return
		}
		for i := range in[0].Len() {
			var x []float64
			for _, p := range in {
				x = append(x, p.At(i))
			}
			out[0].Set(i, wrong(x))
		}
	}
}

// result replaces every float result of every function.
func result(wrong func(elem kernels.Type, v float64) float64) defect {
	return func(_ string, _ lower.Rung, _, out []plane.Plane) {
		for _, p := range out {
			for i := range p.Len() {
				if p.Elem == kernels.I32 {
					continue
				}
				if v := p.At(i); v == v || wrong(p.Elem, v) == 0 {
					p.Set(i, wrong(p.Elem, v))
				}
			}
		}
	}
}

func least(elem kernels.Type) float64 {
	if elem == kernels.F32 {
		return math.Ldexp(1, -126)
	}
	return math.Ldexp(1, -1022)
}

func flush(elem kernels.Type, v float64) float64 {
	if math.Abs(v) < least(elem) {
		return math.Copysign(0, v)
	}
	return v
}

// rounded returns a + b rounded in a direction, to float32.
func rounded(mode big.RoundingMode) func(x []float64) float64 {
	return func(x []float64) float64 {
		a, b := x[0], x[1]
		if s := a + b; s != s || math.IsInf(s, 0) || s == 0 {
			return s
		}
		sum := new(big.Float).SetMode(mode).SetPrec(24)
		v, _ := sum.Add(big.NewFloat(a), big.NewFloat(b)).Float64()
		return v
	}
}

// reciprocal divides by a product with the rounded reciprocal.
var reciprocal = each("Div", func(x []float64) float64 { return float64(float32(x[0]) * float32(1/x[1])) })

// flushedOrder compares subnormal numbers as zeros.
var flushedOrder = each("Compare", func(x []float64) float64 {
	return probe.Compare(flush(kernels.F32, x[0]), flush(kernels.F32, x[1]))
})

// signless gives the error of a product that is 0 no sign.
func signless(name string, _ lower.Rung, _, out []plane.Plane) {
	if strings.HasSuffix(name, ".TwoProd") {
		for i := range out[1].Len() {
			out[1].Set(i, out[1].At(i)+0)
		}
	}
}

// defects are what compilers and devices do, and the probe that must see it.
var defects = []struct {
	what, probe string
	defect      defect
}{
	{"contracts products into sums", "contraction",
		each("Mad", func(x []float64) float64 { return math.FMA(x[0], x[1], x[2]) })},
	{"simplifies (a + b) - a", "reassociation",
		each("SumLessFirst", func(x []float64) float64 { return x[1] })},
	{"simplifies (a + b) - b", "reassociation",
		each("SumLessSecond", func(x []float64) float64 { return x[0] })},
	{"takes the fused multiply-add apart", "fma",
		func(name string, _ lower.Rung, in, out []plane.Plane) {
			if strings.HasSuffix(name, ".TwoProd") {
				for i := range out[1].Len() {
					out[1].Set(i, 0)
				}
			}
		}},
	{"truncates", "rounding", each("Add", rounded(big.ToZero))},
	{"rounds up", "rounding", each("Add", rounded(big.ToPositiveInf))},
	{"rounds down", "rounding", each("Add", rounded(big.ToNegativeInf))},
	{"rounds away from zero", "rounding", each("Add", rounded(big.AwayFromZero))},
	{"rounds ties away from zero", "rounding", each("Add", rounded(big.ToNearestAway))},
	{"flushes subnormal results", "subnormals", result(flush)},
	{"flushes subnormal operands", "subnormals",
		each("Mul", func(x []float64) float64 {
			return flush(kernels.F32, x[0]) * flush(kernels.F32, x[1])
		})},
	{"has no infinities", "specials", result(func(_ kernels.Type, v float64) float64 {
		if math.IsInf(v, 0) {
			return math.Copysign(math.MaxFloat32, v)
		}
		return v
	})},
	{"has no NaN", "specials", result(func(_ kernels.Type, v float64) float64 {
		if v != v {
			return 0
		}
		return v
	})},
	{"has no -0", "specials", result(func(_ kernels.Type, v float64) float64 {
		if v == 0 {
			return 0
		}
		return v
	})},
	{"compares subnormal numbers as zeros", "comparison", flushedOrder},
	{"divides by a rounded reciprocal", "division", reciprocal},
	{"cuts off by way of an int32", "whole numbers", func(name string, _ lower.Rung, in, out []plane.Plane) {
		if name != "DF.Trunc" && name != "DF.Floor" {
			return
		}
		for i := range in[0].Len() {
			if x := in[0].At(i); math.Abs(x) < 1<<31 { // -0 is lost
				out[0].Set(i, out[0].At(i)+0)
			}
		}
	}},
	{"takes roots by a rounded reciprocal", "sqrt",
		each("Sqrt", func(x []float64) float64 { return float64(float32(x[0]) * float32(1/math.Sqrt(x[0]))) })},
}

// TestDefects is the positive control of the probes: each defect is seen by the
// probe that is there for it, and the device is refused with the evidence.
func TestDefects(t *testing.T) {
	seen := map[string]bool{"": true}
	for _, c := range defects {
		t.Run(c.what, func(t *testing.T) {
			seen[c.probe] = true
			d, err := device.OpenBackend(faulty{defect: c.defect, subnormals: true})
			if err == nil {
				t.Fatalf("the device is opened: %v", d.Traits().Float32)
			}
			for _, want := range []string{"refused", "plain: " + c.probe, "(0x", "want", "got"} {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("the error does not contain %q:\n%v", want, err)
				}
			}
		})
	}
	for _, name := range device.ProbeNames() {
		if !seen[name] {
			t.Errorf("no defect for the probe of %s", name)
		}
	}
}

// TestFunctionDefects plants one wrong bit in one row of each compared function:
// a device whose transformations pass alone and fail inside another function.
func TestFunctionDefects(t *testing.T) {
	testenv.Long(t, "a device is tried for each function; TestDefects has the operations")
	for _, name := range device.ComparedNames() {
		_, err := device.OpenBackend(faulty{defect: plant(name, 777), subnormals: true})
		if err == nil || !strings.Contains(err.Error(), name+" differs from plain Go in 1 of") {
			t.Errorf("one wrong bit of %s: %v", name, err)
		}
	}
}

// plant flips the lowest bit of the last result of a function in one row, the
// first from the given one on that is not NaN.
func plant(fn string, row int) defect {
	return func(name string, _ lower.Rung, _, out []plane.Plane) {
		if name != fn {
			return
		}
		p := out[len(out)-1]
		for i := row; i < p.Len(); i++ {
			if p.At(i) == p.At(i) {
				p.Bytes()[i*p.Elem.Size()] ^= 1
				return
			}
		}
	}
}

// TestLadder breaks the cheaper rungs, and expects the cheapest that holds.
func TestLadder(t *testing.T) {
	testenv.Long(t, "a device is tried on each rung; TestDefects has the operations")
	contracts, unfused, divides := defects[0].defect, defects[3].defect, reciprocal
	without := func(way string, wrong defect) defect {
		return where(func(r lower.Rung) bool { return !r.Has(way) }, wrong)
	}
	all := func(list ...defect) defect {
		return func(name string, r lower.Rung, in, out []plane.Plane) {
			for _, wrong := range list {
				wrong(name, r, in, out)
			}
		}
	}
	for _, c := range []struct {
		defect defect
		want   string
	}{
		{nil, "plain"},
		{without("split", unfused), "split"},
		{without("scaled", signless), "scaled"},
		{without("order", flushedOrder), "order"},
		{all(without("scaled", signless), without("divide", divides), without("order", flushedOrder)), "scaled divide order"},
		{without("hidden", contracts), "hidden"},
		{without("barrier", contracts), "barrier"},
		{all(without("split", unfused), without("barrier", contracts)), "split barrier"},
		{all(without("divide", divides), without("hidden", contracts)), "divide hidden"},
		{where(func(r lower.Rung) bool { return r.Name == "plain" || r.Name == "divide" }, divides), "hidden"}, // no way of quotients is left
		{where(func(r lower.Rung) bool { return r.Name != "scaled hidden" }, plant("DF.Mul", 777)), "scaled hidden"},
		{without("floor", contracts), "floor"},
	} {
		d, err := device.OpenBackend(faulty{defect: c.defect, subnormals: true})
		if err != nil {
			t.Error(err)
			continue
		}
		if a := d.Traits().Float32; !a.Exact || a.Lowering != c.want {
			t.Errorf("chosen %v after %v, want %v", a.Lowering, a.Rejected, c.want)
		}
		for _, o := range d.Traits().Float32.Operations {
			if words := strings.Fields(o.Way); len(o.Rejected) < len(words) || (o.Way == "") != (len(o.Rejected) == 0) || !strings.Contains(" "+c.want+" ", o.Way) {
				t.Errorf("%s: %s are done by %q after %v", c.want, o.Operation, o.Way, o.Rejected)
			}
		}
		d.Close()
	}
}

// TestAskedFirst counts what is built for rungs that fail where the first one did: that, and what
// tells of subnormal numbers. The rung that holds is tested in full.
func TestAskedFirst(t *testing.T) {
	open := func(f faulty) (device.Arithmetic, map[string]int) {
		t.Helper()
		f.built = map[string]int{}
		d, err := device.OpenBackend(f)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		return d.Traits().Float32, f.built
	}
	contracts := where(func(r lower.Rung) bool { return !r.Has("barrier") }, defects[0].defect)
	for _, lenient := range []bool{false, true} {
		sound, built := open(faulty{lenient: lenient})
		all, few := built["plain"], 3
		for _, flushes := range []bool{false, true} {
			a, built := open(faulty{lenient: lenient, defect: func(name string, r lower.Rung, in, out []plane.Plane) {
				contracts(name, r, in, out)
				if flushes {
					result(flush)(name, r, in, out)
				}
			}})
			if a.Lowering != "barrier" || len(a.Rejected) != 2 || len(a.Verdicts) != len(sound.Verdicts) || (a.Subnormals == device.Flushed) != flushes {
				t.Errorf("%q after %v, subnormal numbers are %v, %d verdicts of %d", a.Lowering, a.Rejected, a.Subnormals, len(a.Verdicts), len(sound.Verdicts))
			}
			for rung, n := range built {
				want := map[string]int{"plain": all, "barrier": all}[rung]
				if want == 0 {
					want = few
				}
				if n != want && !(lenient && rung == "plain" && n < all) { // what is compared waits there
					t.Errorf("lenient %v, %s: %d functions are built, want %d", lenient, rung, n, want)
				}
			}
		}
	}
}

// TestUnbuilt has a compiler refuse rungs: the first that it takes is the device's, and where
// it takes none the device is refused with what the compiler said. A device that fails is lost.
func TestUnbuilt(t *testing.T) {
	for _, c := range []struct {
		refuse func(has map[ir.Op]bool) bool
		err    error
		want   string
	}{
		{func(has map[ir.Op]bool) bool { return has[ir.ProdErr] }, driver.ErrRefused, "split"},
		{func(has map[ir.Op]bool) bool { return has[ir.ProdErr] || has[ir.Sqrt] }, driver.ErrRefused, "split root"},
		{func(has map[ir.Op]bool) bool { return has[float] }, fmt.Errorf("%w: no such type: float", driver.ErrRefused), "floor"},
		{func(has map[ir.Op]bool) bool { return true }, driver.ErrRefused, "none of"},
		{func(has map[ir.Op]bool) bool { return has[ir.ProdErr] }, driver.ErrFailed, driver.ErrFailed.Error()},
		{func(has map[ir.Op]bool) bool { return has[ir.ProdErr] }, errors.New("out of memory"), "out of memory"},
	} {
		d, err := device.OpenBackend(faulty{subnormals: true, refuse: func(has map[ir.Op]bool) error {
			if c.refuse(has) {
				return c.err
			}
			return nil
		}})
		if err != nil {
			if !strings.Contains(err.Error(), c.want) || !errors.Is(err, c.err) {
				t.Errorf("want %s of %v: %v", c.want, c.err, err)
			}
			continue
		}
		if a := d.Traits().Float32; a.Lowering != c.want || !errors.Is(a.Rejected[0], c.err) {
			t.Errorf("chosen %v for %v, want %v", a.Lowering, a.Rejected, c.want)
		}
		d.Close()
	}
}

// where is a defect of some rungs.
func where(has func(lower.Rung) bool, wrong defect) defect {
	return func(name string, p lower.Rung, in, out []plane.Plane) {
		if has(p) {
			wrong(name, p, in, out)
		}
	}
}

// TestFlushing opens a device that flushes and says so, and one that claims
// subnormal numbers and flushes.
func TestFlushing(t *testing.T) {
	d, err := device.OpenBackend(faulty{defect: result(flush)})
	if err != nil {
		t.Fatal(err)
	}
	if a := d.Traits().Float32; a.Subnormals != device.Flushed {
		t.Errorf("traits: %v", a)
	}
	devicetest.RunArithmetic(t, d)
	d.Close()
	if _, err := device.OpenBackend(faulty{defect: result(flush), subnormals: true}); err == nil {
		t.Error("a device that claims subnormal numbers and flushes them is opened")
	}
}

// recorder is a testing.TB that counts failures.
type recorder struct {
	testing.TB
	errors []string
}

func (r *recorder) Helper() {}
func (r *recorder) Errorf(format string, args ...any) {
	r.errors = append(r.errors, strings.TrimSpace(format))
	for _, a := range args {
		if err, ok := a.(error); ok {
			r.errors[len(r.errors)-1] = err.Error()
		}
	}
}

// TestDivision opens a device that divides a little wrong, one that takes such roots, and one
// that loses signs with fractions: kernels use none of these.
func TestDivision(t *testing.T) {
	for _, c := range defects {
		lowering, wrong := "divide", ": not correctly rounded"
		switch c.probe {
		case "division":
		case "sqrt":
			lowering = "root"
		case "comparison":
			lowering, wrong = "order", ": not as in IEEE"
		case "whole numbers":
			lowering, wrong = "trunc", ": trunc is wrong"
		default:
			continue
		}
		own := where(func(r lower.Rung) bool { return !r.Has(lowering) }, c.defect)
		d, err := device.OpenBackend(faulty{defect: own, subnormals: true})
		if err != nil {
			t.Fatal(err)
		}
		a := d.Traits().Float32
		if a.Lowering != lowering || a.Division == (c.probe == "division") || a.Sqrt == (c.probe == "sqrt") || a.Trunc == (c.probe == "whole numbers") {
			t.Errorf("%s: %v, Division %v, Sqrt %v, Trunc %v", c.what, a, a.Division, a.Sqrt, a.Trunc)
		}
		if len(a.Rejected) != 1 || !strings.Contains(a.Rejected[0].Error(), c.probe+wrong) {
			t.Errorf("%s: rejected: %v", c.what, a.Rejected)
		}
		d.Close()
	}
}

// TestLacksBoth opens a device that divides a little wrong and loses signs with fractions.
func TestLacksBoth(t *testing.T) {
	both := func(name string, r lower.Rung, in, out []plane.Plane) {
		for _, c := range defects {
			if c.probe == "division" && !r.Has("divide") || c.probe == "whole numbers" && !r.Has("trunc") {
				c.defect(name, r, in, out)
			}
		}
	}
	d, err := device.OpenBackend(faulty{defect: both, subnormals: true})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if a := d.Traits().Float32; a.Lowering != "divide trunc" || a.Division || a.Trunc {
		t.Errorf("%v: Division %v, Trunc %v", a.Lowering, a.Division, a.Trunc)
	}
}

// TestConformanceFails plants one wrong bit behind the self-test's back: the
// suite must see it.
func TestConformanceFails(t *testing.T) {
	testenv.Long(t, "a short suite has no row behind those of the self-test")
	rows := testenv.Size(1<<12, 1<<15, 1<<16)
	d, err := device.OpenBackend(faulty{defect: plant("DF.Sub", rows-36)})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	r := &recorder{TB: t}
	devicetest.RunArithmetic(r, d)
	if len(r.errors) != 1 || !strings.Contains(r.errors[0], fmt.Sprintf("DF.Sub differs from plain Go in 1 of %d rows", rows)) {
		t.Errorf("the suite reports %q", r.errors)
	}
}

// TestDirectedFails plants a wrong bit in a directed product: the comparison with math/big sees it.
func TestDirectedFails(t *testing.T) {
	t.Setenv("LIMB_TEST_FIRST", "off")
	d, err := device.OpenBackend(faulty{defect: plant("f32.MulUp", testenv.Size(1_000, 40_000, 40_000)), subnormals: true})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	r := &recorder{TB: t}
	devicetest.RunDirected(r, d)
	if len(r.errors) != 1 || !strings.Contains(r.errors[0], "f32.MulUp differs from plain Go in 1 of") {
		t.Errorf("it reports %q", r.errors)
	}
}

// TestLargeLaunch plants one wrong bit behind the first 2^16 elements of a launch.
func TestLargeLaunch(t *testing.T) {
	d, err := device.OpenBackend(faulty{defect: plant("DF.Add", 70_000), subnormals: true})
	if err == nil {
		d.Close()
	}
	if err == nil || !strings.Contains(err.Error(), "DF.Add differs from plain Go in 1 of") {
		t.Errorf("one wrong bit above 2^16: %v", err)
	}
}

// TestSeeds sees that each Open has other operands.
func TestSeeds(t *testing.T) {
	var first [2]float64
	for i := range first {
		d, err := device.OpenBackend(faulty{defect: func(name string, _ lower.Rung, in, _ []plane.Plane) {
			if name == "f32.TwoSum" {
				for k := range in[0].Len() {
					if v := in[0].At(k); v-v == 0 {
						first[i] += v
					}
				}
			}
		}, subnormals: true})
		if err != nil {
			t.Fatal(err)
		}
		d.Close()
	}
	if first[0] == first[1] {
		t.Errorf("the operands of two tests have the same sum %g", first[0])
	}
}
