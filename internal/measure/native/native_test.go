package native

import (
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/emit/opencl"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

func function(t testing.TB, name string) Function {
	t.Helper()
	for _, f := range Functions(true) {
		if f.Name == name {
			return f
		}
	}
	t.Fatalf("no function %s", name)
	return Function{}
}

// slow judges by rational numbers, after the definition.
func (f format) slow(y float64, v *big.Rat) float64 {
	one := new(big.Float).SetPrec(64).SetMantExp(big.NewFloat(1), f.emax+1)
	top, _ := one.Rat(nil)
	clamp := func(x *big.Rat) *big.Rat {
		if new(big.Rat).Abs(x).Cmp(top) <= 0 {
			return x
		}
		return new(big.Rat).Mul(top, big.NewRat(int64(x.Sign()), 1))
	}
	v = clamp(v)
	yy := new(big.Rat)
	if math.IsInf(y, 0) {
		yy.Mul(top, big.NewRat(int64(math.Copysign(1, y)), 1))
	} else {
		yy.SetFloat64(y)
	}
	// The unit: 2^e is the largest power of two below |v|.
	abs := new(big.Rat).Abs(v)
	e := f.emax
	power := func(e int) *big.Rat {
		r, _ := new(big.Float).SetPrec(64).SetMantExp(big.NewFloat(1), e).Rat(nil)
		return r
	}
	for e > f.emin && power(e).Cmp(abs) >= 0 {
		e--
	}
	d := new(big.Rat).Sub(yy, v)
	u, _ := d.Quo(d, power(e-f.p+1)).Float64()
	return math.Abs(u)
}

// TestJudge compares both judges with the definition, at the ends of the range
// and at powers of two above all.
func TestJudge(t *testing.T) {
	testenv.Long(t, "two judges against MPFR")
	rng := rand.New(rand.NewPCG(1, 2))
	for _, f := range []format{formatOf[float32](), formatOf[float64]()} {
		identity := &Function{Args: 2, exact: of2(mpfr.Add)}
		var j *mpfrJudge
		if mpfr.Available() == nil {
			j = newMPFR(f)
		}
		for range 3000 {
			e := []int{0, f.emin, f.emin - f.p/2, f.emax, f.emax + 1, f.emax - 1, rng.IntN(60) - 30}[rng.IntN(7)]
			x := math.Ldexp([]float64{1, 1, 1 + rng.Float64(), 2 - 0x1p-52}[rng.IntN(4)], e)
			if f.p == 24 && rng.IntN(2) == 0 {
				x = float64(float32(x))
			}
			if x-x != 0 {
				continue
			}
			if rng.IntN(2) == 0 {
				x = -x
			}
			lo := math.Ldexp(x, -60) * float64(rng.IntN(3)-1)
			y := x * (1 + math.Ldexp(float64(rng.IntN(5)-2), -f.p))
			if f.p == 24 {
				y = float64(float32(y))
			} else if y-y != 0 && x > 0x1p1000 {
				y = math.Inf(1)
			}
			v := new(big.Rat).SetFloat64(x)
			v.Add(v, new(big.Rat).SetFloat64(lo))
			want := f.slow(y, v)
			if got := f.judge(y, limb.DD{Hi: x, Lo: lo}, false); math.Abs(got.ulps-want) > 1e-9*want || got.wrong != 0 {
				t.Fatalf("p = %d: %x for %x + %x: %v, want %v ulps", f.p, y, x, lo, got, want)
			}
			if j == nil {
				continue
			}
			if got, _ := j.judge(identity, y, [3]float64{x, lo}); math.Abs(got.ulps-want) > 1e-9*want || got.wrong != 0 {
				t.Fatalf("MPFR, p = %d: %x for %x + %x: %v, want %v ulps", f.p, y, x, lo, got, want)
			}
		}
	}
	f, inf, nan, minus := formatOf[float32](), math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, c := range []struct {
		y, v float64
		want verdict
	}{
		{nan, nan, verdict{}}, {nan, 1, verdict{wrong: specialValue}}, {1, nan, verdict{wrong: specialValue}},
		{inf, inf, verdict{}}, {-inf, inf, verdict{wrong: specialValue}}, {math.MaxFloat32, inf, verdict{wrong: specialValue}},
		{0, 0, verdict{}}, {0, minus, verdict{wrong: signOfZero}}, {0x1p-149, 0, verdict{ulps: 1}},
		{inf, 0x1p200, verdict{}}, {math.MaxFloat32, 0x1p200, verdict{ulps: 1}}, {0, 0x1p-150, verdict{ulps: 0.5}},
	} {
		if got := f.judge(c.y, limb.DD{Hi: c.v}, false); got != c.want {
			t.Errorf("%g for %g: %v, want %v", c.y, c.v, got, c.want)
		}
	}
}

// TestPoCL measures every function a little: what PoCL promises holds, but for
// the gamma function, whose subnormal values have too few bits.
func TestPoCL(t *testing.T) {
	testenv.Long(t, "it measures the whole catalogue")
	d := devicetest.Open(t, "pocl", devicetest.PoCL)
	n := testenv.Size(1<<8, 1<<12, 1<<20)
	part := testenv.Size(12, 12, 1) // every so many: each is a kernel to build
	var list []Function
	for _, f := range Functions(d.Info().CorrectDiv) {
		if f.op != 0 || opencl.HasNative(f.Name) {
			list = append(list, f)
		}
	}
	for i, f := range list {
		if i%part != 0 && f.Below == 0 && f.Name != "nan" {
			continue
		}
		measure[float32](t, d, f, n, f.Bound32)
		measure[float64](t, d, f, n, f.Bound64)
	}
	for _, row := range FastFunctions() {
		r, err := MeasureFast(d, row, 1<<16)
		if errors.Is(err, ErrLacks) {
			continue // as TestFunctions has it
		}
		if err != nil {
			t.Fatal(err)
		}
		if r.Bits < row.PaperBits || !r.Within {
			t.Errorf("%s has %g good bits, the G80 %g: %v", row.Function.Name, r.Bits, row.PaperBits, r.Worst)
		}
	}
}

// TestFunctions: each function is sound in the IR at both widths, and OpenCL C has it.
func TestFunctions(t *testing.T) {
	list := Functions(true)
	var lacks []string
	for _, row := range FastFunctions() {
		list = append(list, row.Function)
	}
	for _, fn := range list {
		for _, limb := range []ir.Type{ir.F32, ir.F64} {
			f := fn.function(limb)
			if err := ir.Verify(&ir.Program{Funcs: []*ir.Func{f, ir.Map(f)}}); err != nil {
				t.Error(err)
			}
		}
		if fn.op == 0 && !opencl.HasNative(fn.Name) {
			lacks = append(lacks, fn.Name)
		}
	}
	const want = "erfcinv erfcx erfinv j0 j1 jn llround lround nearbyint normcdf normcdfinv rcbrt scalbln scalbn sincospi.sin sincospi.cos y0 y1 yn native_tanh native_divide.full"
	if got := strings.Join(lacks, " "); got != want {
		t.Errorf("OpenCL C has no %s; want %s", got, want)
	}
	rows := map[string]bool{}
	for _, fn := range Functions(true) {
		rows[fn.base()] = true
	}
	if len(rows) != 82 {
		t.Errorf("Table 8.13 has %d rows here, want 82", len(rows))
	}
	cpu, err := device.Open("cpu")
	if err != nil {
		t.Fatal(err)
	}
	defer cpu.Close()
	if err := Available(cpu); !errors.Is(err, device.ErrLanguage) {
		t.Errorf("functions of the cpu's own: %v", err)
	}
	unknown := Function{Name: "sine", Args: 1}
	if _, err := New[float32](devicetest.Open(t, "pocl", devicetest.PoCL), unknown); !errors.Is(err, ErrLacks) {
		t.Errorf("a function that OpenCL C has not: %v", err)
	}
}

func measure[T limb.Float](t *testing.T, d *device.Device, f Function, n int, bound float64) {
	t.Helper()
	m, err := New[T](d, f)
	if err != nil {
		t.Error(f.Name, err)
		return
	}
	defer m.Free()
	if m.Known() != nil {
		return
	}
	if err := m.Search(n, 1); err != nil {
		t.Fatal(f.Name, err)
	}
	r := m.Result()
	if drawn := r.Inputs - r.Hard; drawn == 0 || drawn > uint64(n/4) || r.Correct > drawn {
		t.Errorf("%s: %d of %d are correctly rounded, where at most %d are drawn from the interval", f.Name, r.Correct, drawn, n/4)
	}
	if r.Wrong > 0 {
		t.Errorf("%s: %d wrong, as %x", f.Name, r.Wrong, r.Bad)
	}
	if f.Name == "tgamma" && is32[T]() {
		bound = math.Inf(1)
	}
	if !(r.Max.Ulps <= bound) || r.Inputs == 0 {
		t.Errorf("%s: %g ulps, more than %g, at %x", f.Name, r.Max.Ulps, bound, r.Max)
	}
	// One that rounds has to be seen to.
	if bound == 0.5 && f.Name != "ldexp" && r.Max.Ulps < 0.49 {
		t.Errorf("%s: the largest error is only %g", f.Name, r.Max.Ulps)
	}
}

// TestWrong is the negative control: functions that are a little, or rarely,
// wrong.
func TestWrong(t *testing.T) {
	testenv.Long(t, "it measures functions that are wrong, by PoCL")
	d := devicetest.Open(t, "pocl", devicetest.PoCL)
	for _, c := range []struct {
		name, code   string // the function, and what is measured in its place
		least, most  float64
		wrong, zeros bool
	}{
		{"exp", "%1 = native f32 exp %0.x\n %2 = const f32 0x1.00001p+00\n %3 = mul f32 %1 %2\n return %3", 8, 20, false, false},
		{"exp", "%1 = const f32 0x1.5p-03\n %2 = eq bool %0.x %1\n %3 = const f32 0x1.8p+00\n %4 = native f32 exp %0.x\n %5 = select f32 %2 %3 %4\n return %5", 1e6, 1e7, false, false},
		{"sin", "%1 = native f32 sin %0.x\n %2 = const f32 0x1p-30\n %3 = add f32 %1 %2\n return %3", 1e6, math.Inf(1), false, false},
		{"floor", "%1 = const f32 0\n %2 = lt bool %0.x %1\n %3 = native f32 trunc %0.x\n %4 = native f32 floor %0.x\n %5 = select f32 %2 %3 %4\n return %5", 1, math.Inf(1), false, false},
		{"fabs", "return %0.x", 1, math.Inf(1), true, true},
		{"log", "%1 = native bool isnan %0.x\n %2 = abs f32 %0.x\n %3 = native f32 log %2\n %4 = select f32 %1 %0.x %3\n return %4", 0, 3, true, false},
		{"sqrt", "%1 = native f32 sqrt %0.x\n %2 = bitcast u32 %1\n %3 = bitcast u32 %0.x\n %4 = const u32 0x40000000\n %5 = eq bool %3 %4\n" +
			"%6 = const u32 1\n %7 = const u32 0\n %8 = select u32 %5 %6 %7\n %9 = add u32 %2 %8\n %10 = bitcast f32 %9\n return %10", 0.6, 1.6, false, false},
	} {
		p, err := ir.Parse("f32_wrong(x f32) (r f32)\n" + c.code)
		if err == nil {
			err = ir.Verify(p)
		}
		if err != nil {
			t.Fatal(err)
		}
		m, err := newMeter[float32](d, function(t, c.name), p.Funcs[0])
		if err != nil {
			t.Fatal(err)
		}
		// Of the numbers from 1/8 to 8 those around the one that is wrong, and one block in
		// eight of the others; all of them with the large sizes, and in a short test no others.
		err = m.Search(1<<12, 1)
		for x := uint32(0x3e000000); x < 0x41000000 && err == nil; x += block {
			others := !testing.Short() && x/block%8 == 0
			if !testenv.Full() && !others && x&^(1<<20-1) != 0x3e200000 && x != 0x40000000 {
				continue
			}
			for i := range block {
				m.host[0][i] = math.Float32frombits(x + uint32(i))
			}
			err = m.judge(block)
		}
		if err != nil {
			t.Fatal(err)
		}
		r := m.Result()
		if r.Max.Ulps < c.least || r.Max.Ulps > c.most || (r.Wrong > 0) != c.wrong || (r.Zeros > 0) != c.zeros {
			t.Errorf("%s: %g ulps at %x, %d wrong, %d zeros", c.code, r.Max.Ulps, r.Max.X[0], r.Wrong, r.Zeros)
		}
		m.Free()
	}
}

// TestPromise: where a promise depends on the operand the case counts that is nearest to it, or most
// beyond. The planted functions are 5 ulps beside exp, of which 3 + 2|x| are promised.
func TestPromise(t *testing.T) {
	d := devicetest.Open(t, "pocl", devicetest.PoCL)
	exp := function(t, "exp")
	for _, c := range []struct {
		where string // x is above
		kept  bool
	}{{"-0x1p+10", false}, {"0x1p+02", true}} {
		p, err := ir.Parse("f32_wrong(x f32) (r f32)\n%1 = native f32 exp %0.x\n %2 = const f32 0x1.00000ap+00\n %3 = mul f32 %1 %2\n" +
			"%4 = const f32 " + c.where + "\n %5 = lt bool %4 %0.x\n %6 = select f32 %5 %3 %1\n return %6")
		if err != nil {
			t.Fatal(err)
		}
		m, err := newMeter[float32](d, exp, p.Funcs[0])
		if err != nil {
			t.Fatal(err)
		}
		m.r.Promise = exp.Promise("vulkan", true)
		if err := m.Search(1<<14, 1); err != nil {
			t.Fatal(err)
		}
		r := m.Result()
		if x := math.Abs(r.Max.X[0]); r.Promised != 3+2*x || (r.Max.Ulps <= r.Promised) != c.kept || !c.kept && x > 1 {
			t.Errorf("5 ulps more above %s: %g ulps of %x are the nearest to what is promised, %g", c.where, r.Max.Ulps, r.Max.X[0], r.Promised)
		}
		m.Free()
	}
	for _, c := range []struct {
		backend, name string
		narrow        bool
		x             [3]float64
		v, want       float64
	}{
		{"opencl", "exp", true, [3]float64{10}, 0, 3}, {"opencl", "sqrt", false, [3]float64{10}, 0, 0.5},
		{"vulkan", "log", true, [3]float64{1.5}, math.Log(1.5), 16}, {"vulkan", "log", true, [3]float64{2.5}, math.Log(2.5), 3},
		{"vulkan", "sin", true, [3]float64{3}, math.Sin(3), 1 << 15}, {"vulkan", "sin", true, [3]float64{4}, math.Sin(4), math.Inf(1)},
		{"vulkan", "x / y", true, [3]float64{1, 0x1p100}, 0x1p-100, 2.5}, {"vulkan", "x / y", true, [3]float64{1, 0x1p127}, 0x1p-127, math.Inf(1)},
		{"vulkan", "x + y", false, [3]float64{1, 2}, 3, 0.5}, {"vulkan", "rsqrt", false, [3]float64{4}, 0.5, math.Inf(1)},
		{"cuda", "sqrt", true, [3]float64{4}, 2, 0.5}, {"cuda", "sin", true, [3]float64{4}, 2, math.Inf(1)},
	} {
		p := function(t, c.name).Promise(c.backend, c.narrow)
		if got := p.of(c.x, c.v, formatOf[float32]().ulp(c.v)); got != c.want || math.IsInf(got, 1) && p.Words == "" {
			t.Errorf("%s of %g on %s: promised are %g ulps (%s), want %g", c.name, c.x, c.backend, got, p.Words, c.want)
		}
	}
}

// TestState changes the file of a run in one place: it is refused, and says where.
func TestState(t *testing.T) {
	d, err := device.Open("cpu")
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	i := d.Info()
	sound := `{
	"device": "` + i.Title + ", " + i.Platform + ", " + i.Version + `",
	"functions": {
		"exp": {
			"next_input": 1000,
			"judged_skipped_correct_wrong_zeros": [990, 10, 980, 1, 2],
			"largest_errors": [
				["0x1p-149", "0x1p+00", "0x1.8p+00", "0x1.4p+00"],
				["0x1p-148", "0x1p+00", "0x1.8p+00", "0x1.2p+00"]
			],
			"wrong": ["0x1p-147", "NaN", "0x1p+00", "0x0p+00"],
			"wrong_sign_of_zero": ["0x0p+00", "-0x0p+00", "0x0p+00", "0x0p+00"]
		}
	}
}
`
	name := filepath.Join(t.TempDir(), "state.json")
	check := func(text string) error {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return CheckState(name, d)
	}
	if err := check(sound); err != nil {
		t.Fatal(err)
	}
	if err := CheckState(name+".new", d); err != nil {
		t.Errorf("a new file: %v", err)
	}
	for _, c := range []struct{ old, new, want string }{
		{sound, "", "cut off after 0 bytes"},
		{sound, "null", "it is of the device"},
		{sound, sound[:len(sound)/2], "cut off"},
		{sound, sound + "{}", "line 16: something follows the end"},
		{i.Title, "another", "it is of the device \"another"},
		{`"exp"`, `"expo"`, `"expo" is no function of one operand`},
		{`"exp"`, `"pow"`, `"pow" is no function of one operand`},
		{`1000,`, `"1000",`, "line 5: "},
		{`1000,`, `1001,`, "exp: the counts [990 10 980 1 2] cannot be those of the first 1001 inputs"},
		{`1000,`, `-1000,`, "line 5: "},
		{`990, 10, 980, 1, 2`, `990, 10, 988, 1, 2`, "exp: the counts"},
		{`990, 10, 980, 1, 2`, `18446744073709551615, 1001, 980, 1, 2`, "exp: a count is 18446744073709551615"},
		{`990, 10, 980, 1, 2`, `990, 10, 980, 0, 2`, "exp: it counts 0 wrong results, but has the case"},
		{`"next_input": 1000,`, ``, "exp: "},
		{`"next_input"`, `"next"`, `unknown field "next"`},
		{`0x1.4p+00`, `x1.4p+00`, "invalid syntax"},
		{`0x1.4p+00`, `0x1p+00`, "not in order"},
		{`0x1.4p+00`, `NaN`, "its error is no distance"},
		{`0x1p-149`, `0x1p-150`, "must be float32"},
		{`0x1p-149`, `0x1p+00`, "its operand comes after the first 1000"},
		{`"0x1p-149", `, ``, "a case of 3 numbers"},
	} {
		if !strings.Contains(sound, c.old) {
			t.Errorf("there is no %s", c.old)
		}
		err := check(strings.Replace(sound, c.old, c.new, 1))
		if !errors.Is(err, ErrState) || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), name) || !strings.Contains(err.Error(), "remove the file") {
			t.Errorf("%.30q instead of %.30q: %v, want %s", c.new, c.old, err, c.want)
		}
	}
	if err := CheckState(filepath.Join(t.TempDir(), "no", "state"), d); !errors.Is(err, ErrState) || !strings.Contains(err.Error(), "there is no such directory") {
		t.Errorf("where no file can be: %v", err)
	}
}

// TestExhaust stops a run and goes on, and expects what one run finds.
func TestExhaust(t *testing.T) {
	d := devicetest.Open(t, "pocl", devicetest.PoCL)
	file := filepath.Join(t.TempDir(), "state.json")
	const end = 5*block + 100
	var results [2]Result
	for i, stops := range [][]uint64{{end}, {2 * block, end}} {
		if i == 0 {
			stops = []uint64{end}
		}
		for _, stop := range stops {
			m, err := New[float32](d, function(t, "exp2"))
			if err != nil {
				t.Fatal(err)
			}
			state := file
			if i == 0 {
				state = ""
			}
			var told uint64
			if err := Exhaust(m, state, stop, func(done uint64) { told = done }); err != nil || told != stop {
				t.Fatalf("%v, %d done of %d", err, told, stop)
			}
			results[i] = m.Result()
			m.Free()
		}
	}
	a, b := results[0], results[1]
	if a.Inputs != end || a.Inputs != b.Inputs || a.Correct != b.Correct || a.Max != b.Max {
		t.Errorf("in one run %d %d %v, in two %d %d %v", a.Inputs, a.Correct, a.Max, b.Inputs, b.Correct, b.Max)
	}
	entries, _ := os.ReadDir(filepath.Dir(file))
	if len(entries) != 1 {
		t.Errorf("files left: %v", entries)
	}
	m, err := New[float32](d, function(t, "exp"))
	if err != nil {
		t.Fatal(err)
	}
	defer m.Free()
	if err := Exhaust(m, file, end, nil); err != nil || m.Result().Inputs != end {
		t.Errorf("a second function in the file: %v, %v", err, m.Result())
	}
	text, err := os.ReadFile(file)
	if err != nil || !strings.Contains(string(text), `"exp2"`) || !strings.Contains(string(text), `"exp"`) {
		t.Errorf("%v: the file is\n%s", err, text)
	}
	if err := os.WriteFile(file, text[:len(text)/2], 0o666); err != nil {
		t.Fatal(err)
	}
	if err := Exhaust(m, file, end, nil); !errors.Is(err, ErrState) || !strings.Contains(err.Error(), "cut off") {
		t.Errorf("half a file: %v", err)
	}
	two, err := New[float32](d, function(t, "pow"))
	if err != nil {
		t.Fatal(err)
	}
	defer two.Free()
	if err := Exhaust(two, "", end, nil); err == nil || !strings.Contains(err.Error(), "2 operands") {
		t.Errorf("all inputs of pow: %v", err)
	}
}
