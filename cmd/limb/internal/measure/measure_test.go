package measure

import (
	"bytes"
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb/accuracy"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
	"github.com/limbfp/limb/paranoia"
)

// TestJudge plants wrong bits: in the results of plain Go, which the device must
// be found to differ from without being charged for it, and in the device's
// own operation, whose errors must be found.
func TestJudge(t *testing.T) {
	dev, err := device.Open("cpu")
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	op, _ := accuracy.Lookup[float32]("f32.TwoSum")
	const n = 2 * accuracy.Block
	in, want, got := planes[float32](2, n), planes[float32](2, n), planes[float32](2, n)
	if err := accuracy.Fill(op, operands, in, seed, 0); err != nil {
		t.Fatal(err)
	}
	op.Go(want, in)
	ours, err := accuracy.Judge(op, want, in)
	if err != nil {
		t.Fatal(err)
	}
	judge := func(function string, want [][]float32) *finding[float32] {
		c, err := newCall[float32](dev, function, n)
		if err != nil {
			t.Fatal(err)
		}
		defer c.free()
		f := &finding[float32]{call: c}
		if err := f.judge(op, in, want, got, n, ours); err != nil {
			t.Fatal(err)
		}
		return f
	}

	if f := judge("f32.TwoSum", want); f.differing != 0 || !f.result.Exact() || f.result.N != n {
		t.Errorf("TwoSum: %d results differ, error %g", f.differing, f.result.Max)
	}
	want[1][7]++
	if f := judge("f32.TwoSum", want); f.differing != 1 || !f.result.Exact() {
		t.Errorf("a wrong bit in plain Go: %d results differ, want 1; error %g, want 0", f.differing, f.result.Max)
	}
	want[1][7]--
	f := judge("f32.TwoDiff", want) // a device that subtracts
	a := f.entry("Add12", "f32.TwoSum", "DF")
	if a.Differing < n-10 || a.Exact || !(a.Log2 > -2) || len(a.Worst) != 2 {
		t.Errorf("a device that subtracts: %d results differ, error 2^%g at %v", a.Differing, a.Log2, a.Worst)
	}
}

func TestDiffering(t *testing.T) {
	nan := math.NaN()
	x := [][]float64{{1, 0, nan, 4}, {1, 2, 3, 4}}
	y := [][]float64{{1, math.Copysign(0, -1), nan, 4}, {1, 2, 3, math.Nextafter(4, 5)}}
	if n := differing(x, x); n != 0 {
		t.Errorf("%d elements differ from themselves", n)
	}
	if n := differing(x, y); n != 2 {
		t.Errorf("%d elements differ, want 2: the sign of a zero, and a last bit", n)
	}
}

// TestArithmetic checks that every finding of the self-test that is not as it
// should be shows in the answers.
func TestArithmetic(t *testing.T) {
	good := device.Arithmetic{Exact: true, FMA: true, Specials: true}
	for _, test := range []string{"TwoSum", "TwoProd", "DF.Add", "DF.Mul"} {
		good.Verdicts = append(good.Verdicts, device.Verdict{Test: test, OK: true, Text: "exact"})
	}
	wrong := func(a device.Arithmetic) (n int) {
		for _, v := range arithmetic(a).Answers {
			if !v.OK {
				n++
			}
		}
		return n
	}
	if n, got := wrong(good), len(arithmetic(good).Answers); n != 0 || got != len(report.Questions) {
		t.Fatalf("%d of %d answers are bad news about good arithmetic", n, got)
	}
	for what, plant := range map[string]func(*device.Arithmetic){
		"TwoSum":      func(a *device.Arithmetic) { a.Verdicts[0].OK = false },
		"DF.Mul":      func(a *device.Arithmetic) { a.Verdicts[3].OK = false },
		"contraction": func(a *device.Arithmetic) { a.Contracts = true },
		"sums":        func(a *device.Arithmetic) { a.Reassociates = true },
		"subnormals":  func(a *device.Arithmetic) { a.Subnormals = device.Flushed },
		"rounding":    func(a *device.Arithmetic) { a.Rounding = device.NotNearestEven },
		"specials":    func(a *device.Arithmetic) { a.Specials = false },
	} {
		bad := good
		bad.Verdicts = append([]device.Verdict{}, good.Verdicts...)
		plant(&bad)
		if n := wrong(bad); n != 1 {
			t.Errorf("%s: %d bad answers, want 1", what, n)
		}
	}
	if a := arithmetic(device.Arithmetic{Why: errors.New("no such type")}); a.Why != "no such type" || a.Answers != nil {
		t.Errorf("a type that was not tested: %+v", a)
	}
}

// TestExhaustGoesOn stops a run after its first chunk: the same call goes on from the file,
// to the table of a run that was not stopped.
func TestExhaustGoesOn(t *testing.T) {
	o := ExhaustOptions{Functions: []string{"copysign"}, Shard: 1, Of: 1, Progress: func(float64, string) {}}
	whole, err := Exhaust(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	begun := 0
	o.Out = filepath.Join(t.TempDir(), "part.json")
	o.Progress = func(float64, string) {
		if begun++; begun == 2 {
			cancel()
		}
	}
	if _, err := Exhaust(ctx, o); err == nil || !strings.Contains(err.Error(), "stopped after 1 of 2 chunks") {
		t.Fatalf("a stopped run ends with %v", err)
	}
	begun = 2
	resumed, err := Exhaust(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	if begun != 3 {
		t.Errorf("%d chunks are judged after the first, want 1", begun-2)
	}
	if text(whole) != text(resumed) {
		t.Errorf("the resumed run has\n%swant\n%s", text(resumed), text(whole))
	}
}

func text(x *report.Exhaustive) string {
	var b strings.Builder
	x.Text(&b, report.Style{})
	return b.String()
}

// TestExhaustiveText: the table that people read is that of the numbers beside it.
func TestExhaustiveText(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error()) // which the largest errors are judged by again
	}
	const file = "../../../../accuracy/exhaustive"
	x, err := Merge([]string{file + ".json"})
	if err != nil {
		t.Fatal(err)
	}
	var got bytes.Buffer
	x.Text(&got, report.Style{Width: 120})
	want, err := os.ReadFile(file + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Error("accuracy/exhaustive.txt is another table than accuracy/exhaustive.json: COLUMNS=120 limb accuracy merge accuracy/exhaustive.json > accuracy/exhaustive.txt writes it")
	}
}

// TestPromised: an error within the promise of the device's language is no fault, one beyond it is.
func TestPromised(t *testing.T) {
	for _, c := range []struct {
		backend, typ, op string
		worst            float64
		want             paranoia.Grade
	}{
		{"opencl", "float32", "1/√x", 1.45, paranoia.Fine}, {"opencl", "float32", "1/√x", 2.1, paranoia.Defect},
		{"vulkan", "float32", "1/√x", 1.45, paranoia.Fine}, {"vulkan", "float64", "1/√x", 1.45, paranoia.Fine},
		{"vulkan", "float32", "x·y", 1.2, paranoia.Defect}, {"cpu", "float32", "x/y", 1.2, paranoia.Defect},
	} {
		u := report.Unit{
			Type: c.typ, Intervals: []report.Interval{{Operation: c.op, Low: report.Figure(-c.worst), High: 0.5}},
			Findings: []paranoia.Finding{{Question: rounding + c.op, Grade: paranoia.Defect}},
		}
		promised(&u, device.Info{Backend: c.backend})
		if u.Findings[0].Grade != c.want {
			t.Errorf("%v: %v", c, u.Findings)
		}
	}
}
