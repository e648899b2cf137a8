package report

import (
	"math"

	"github.com/limbfp/limb/paranoia"
)

// sample is a report on invented devices: one that is exact, one without
// float64 that differs in two results, one that is refused, and a backend
// without devices.
func sample() *Report {
	exact := func(lowering string) *Arithmetic {
		a := &Arithmetic{Exact: true, Lowering: lowering}
		for i, text := range []string{"exact", "exact", "exact", "left alone", "left alone", "fused", "kept", "nearest even", "kept"} {
			a.Answers = append(a.Answers, Verdict{Questions[i], true, text})
		}
		return a
	}
	flushing := exact("split product")
	flushing.Answers[6] = Verdict{Questions[6], false, "flushed to zero"}

	r := &Report{
		Head: Head{Of("report"), "v0.0.0"}, Paper: DGD06,
		System: System{OS: "linux", Arch: "amd64", Go: "go1.26", CPUs: 2, CPU: "Example(R) Processor"},
		Dist:   "exp±30", Runs: 7, Seconds: 42.5, Size: Usual, Sections: []string{"papers", "arithmetic", "functions"},
		Summary: sampleSummary(),
		Devices: []Device{
			{Name: "cpu", Backend: "cpu", Title: "Example Processor", Platform: "Go", Units: 2, Usable: true,
				Float32: exact("fused product"), Float64: exact("fused product")},
			{Name: "opencl:0", Backend: "opencl", Title: "Example <GPU>", Platform: "Example CL", Version: "1.2", Units: 8, GPU: true, Usable: true,
				Float32: flushing, Float64: &Arithmetic{Why: "the driver does not claim IEEE binary64"}},
			{Name: "opencl:1", Backend: "opencl", Title: "Bad Device", Platform: "Bad CL", Units: 1,
				Reason: "float32 arithmetic is not exact:\nTwoSum(1, 0x1p-30) = (1, 0), want (1, 0x1p-30)"},
			{Name: "vulkan", Backend: "vulkan", Reason: "no loader"},
		},
	}
	r.Units = &Paranoia{Vectors: 1 << 16, Seed: 1, Paper: PublishedIntervals[:4], Units: []Unit{
		{Name: "cpu", Type: "float32", About: "Example Processor",
			Intervals: []Interval{{Operation: "x+y", Vectors: 1 << 16, Low: -0.5, High: 0.5, LowAt: []string{"1", "0x1p-24"}, HighAt: []string{"1", "0x1.8p-23"}}},
			Findings:  []paranoia.Finding{{Question: "underflow", Answer: "gradual"}}},
		{Name: "opencl:0", Type: "float64", About: "Example <GPU>",
			Intervals: []Interval{{Operation: "x/y", Vectors: 1 << 16, Low: -1.25, High: 0.5}, {Operation: "fma", Low: -2000, High: 3e7}},
			Findings:  []paranoia.Finding{{Question: "underflow", Grade: paranoia.Flaw, Answer: "abrupt: results below 2^-126 are 0"}, {Question: "rounding of x/y", Grade: paranoia.Defect, Answer: "neither"}, {Question: "1/0", Grade: paranoia.Failure, Answer: "3"}}},
		{Name: "opencl:1", Type: "float32", Failed: "it does not work"},
	}, Probes: []Probes{
		{Device: "cpu", About: "Example Processor", List: []paranoia.Probe{{Name: "sqrt: Sqrt", Type: "float32", Question: "is it?", Answer: "yes", Rows: 7}}},
		{Device: "opencl:0", About: "Example <GPU>", Limb: "exact: DF; by split product", List: []paranoia.Probe{
			{Name: "half: load", Type: "float32", Question: "are they?", Answer: "yes", Rows: 63488, Control: "flushes", Noticed: 2046},
			{Name: "contraction: one expression", Type: "float32", Question: "is it?", Grade: paranoia.Serious, Answer: "no: contracted", Rows: 64, Differ: 3,
				Evidence: []string{"1, 2, 3 gives 4, not 5"}, Control: "adds by fma", Noticed: 64}}},
		{Device: "opencl:1", About: "Bad Device", Failed: "it does not compile"},
	}}
	for i := range r.Units.Probes {
		r.Units.Probes[i].Say()
	}
	r.Native = []*Native{{Head: Head{Of("native"), "v0.0.0"}, Device: r.Devices[1], Options: "largest error in ulps over 4096 operands", Language: "SPIR-V",
		Rows: []NativeRow{
			{Function: "sin", Type: "float32", Inputs: 4096, Max: 1.25, Promised: 4, Within: true, Cuda: 1, Correct: 0.75, Interval: []float64{-100, 100}, Checked: true, Worst: &NativeCase{[]string{"0x1.8p+03"}, "0x1p-01", "0x1.000002p-01"}},
			{Function: "exp", Type: "float32", Inputs: 4096, Max: 9, Promised: 3, Cuda: 1, Correct: 0.5, Interval: []float64{-105, 89}, Below: 0x1p31, Checked: true, Worst: &NativeCase{[]string{"0x1p+01"}, "0x1p+03", "0x1.000002p+03"}, Promise: "3 + 2|x|", Zeros: 1, Zero: &NativeCase{[]string{"0x1p+01"}, "0x0p+00", "-0x0p+00"}},
			{Function: "cbrt", Type: "float32", Absent: true},
		},
		Fast: []FastRow{{Function: "native_sin", Table: "8.11", Cuda: "sin.approx", Within: true, Interval: "[0, π/2)", Inputs: 4096, Bits: 22.5, Ulps: 2, PaperBits: 22.47, PaperUlps: Figure(math.NaN()), Worst: &NativeCase{Operands: []string{"0x1p+00"}}}},
	}}
	line := func(name, where string, paper, rms Figure, found ...ThallFound) ThallLine {
		return ThallLine{Operation: name, Range: where, PaperMax: paper, PaperRMS: rms, Found: found}
	}
	sin := ThallFound{Where: "go", Type: "DF", Function: "DF.Sin", Max: 0.25, RMS: 0.11, Worst: []string{"0x1p+00", "0x1p-25"}}
	other := sin
	other.Where, other.Differing = "opencl:0", 3
	r.Thall = &Thall{Vectors: 1 << 17, Types: ThallTypes, Lines: []ThallLine{
		line("sin(x)", "[-π/2, π/2]", 7.8, 0.94, sin, other),
		line("cos(x)", "[-π/2, π/2]", 241.3, 6),
	}, ModelVectors: 1 << 11, Models: []ThallModel{
		{Model: "ieee", Lines: []ThallModelLine{{"sin(x)", 3.5, 0.68, 0.25, 0.11}, {"cos(x) as printed", 4e9, 1e5, 0.25, 0.11}}},
		{Model: "g80", Lines: []ThallModelLine{{"sin(x)", 7.9, 1.54, 0.25, 0.11}}},
	}}
	r.Branch = &Branch{Foretold: 2.5, Random: 8.25, Sloppy: 1.75}
	worst := []string{"0x1.8p+00", "-0x1p-25", "-0x1.8p+00", "0x1.4p-26"}
	for i, types := range [][]string{{"DF", "DD"}, {"DF"}} {
		d := &r.Devices[i]
		for _, typ := range types {
			base := Figure(-48)
			if typ == "DD" {
				base = -106
			}
			for _, op := range Extended {
				a := Accuracy{Op: op.Name, Function: op.Float32, Type: typ, Vectors: 1 << 24, Worst: worst, Sample: 1 << 16}
				switch op.Name {
				case "Add12", "Mul12":
					a.Exact, a.Log2, a.Worst = true, Figure(math.Inf(-1)), nil
				case "Add22", "SloppyAdd":
					a.Log2, a.U2, a.RMS = base+17.25, Figure(math.Exp2(17.25)), 40
				default:
					a.Log2, a.U2, a.RMS = base+2, 4, 0.75
				}
				if i == 1 && op.Name == "Mul22" {
					a.Differing = 2
				}
				if !a.Exact {
					for b := int(base) - 12; b < int(a.Log2); b++ {
						peak := b - int(base) + 2
						a.Histogram = append(a.Histogram, Bin{b, 1 << max(0, 14-max(peak, -peak))})
					}
				}
				d.Accuracy = append(d.Accuracy, a)
			}
		}
		for k, n := range Sizes {
			for j, op := range Ops {
				ns := Figure(1000*(i+1)) * Figure(1+0.25*float64(j)) * Figure(1+math.Pow(3, float64(k))/3)
				d.Times = append(d.Times, Time{Op: op.Name, Function: op.Float32, N: n, Least: ns, Median: ns + 10})
			}
			d.Transfer = append(d.Transfer, Transfer{N: n, Up: Figure(n), Down: Figure(n) / 2})
		}
	}
	return r
}

// sampleSummary is an invented first screen: a core, a device whose last functions were
// left out, a library, and one that is not there.
func sampleSummary() *Summary {
	m := &Summary{Level: "avx512", Budget: 5, Types: Facts, Load: "the machine is busy: 0.8 cores with other work"}
	add := func(where, typ string, scale Figure, left ...string) {
		x := Speed{Where: where, Type: typ, NS: map[string]Figure{}, LeftOut: left}
		for i, op := range SpeedOps[:len(SpeedOps)-len(left)] {
			x.NS[op] = scale * Figure(math.Exp2(float64(i)))
		}
		m.Speeds = append(m.Speeds, x)
	}
	add("cpu, one core", "float64", 0.25)
	add("cpu, one core", "DD", 1)
	add("cpu, one core", "QD", 200)
	add("opencl:0", "DF", 0.05)
	add("opencl:0", "QF", 1.5, "log", "sin")
	add("libqd", "DD", 2)
	delete(m.Speeds[5].NS, "√")
	m.Speeds = append(m.Speeds, Speed{Where: "MPFR", Missing: "not installed: apt-get install libmpfr-dev"})
	return m
}
