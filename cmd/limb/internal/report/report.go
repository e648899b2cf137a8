// Package report is what the command limb finds out about the devices of a
// machine, and how it says so: as text, as a page, and as JSON.
//
// It follows da Graça and Defour, "Implementation of float-float operators on
// graphics hardware" (2006): the operations of its Tables 3, 4 and 5, with the
// paper's figures beside the measured ones.
package report

import (
	"encoding/json"
	"math"

	"github.com/limbfp/limb/internal/run/types"
)

// Schema is the version of the JSON forms. It grows when a key changes its
// name or its meaning; new keys leave it alone.
const Schema = 2

// Report is the whole.
type Report struct {
	Schema  int      `json:"schema"`
	Kind    string   `json:"kind"` // "report"
	Limb    string   `json:"limb_version"`
	Date    string   `json:"date"` // in UTC, as RFC 3339 has it
	System  System   `json:"system"`
	Dist    string   `json:"accuracy_distribution"`
	Runs    int      `json:"time_runs_at_least"`
	Seconds float64  `json:"elapsed_s"`
	Devices []Device `json:"devices"`

	// What was asked for.
	Sections []string `json:"sections,omitempty"`
	Summary  *Summary `json:"summary,omitempty"`
	Size     Size     `json:"size"`
	Stopped  bool     `json:"interrupted,omitempty"` // before all was measured

	Paper  Paper   `json:"paper_2006"`
	Branch *Branch `json:"add22_branch,omitempty"`
	Thall  *Thall  `json:"table_2_thall_2007,omitempty"`

	Units     *Paranoia  `json:"paranoia,omitempty"`            // of models and devices
	Native    []*Native  `json:"native_functions,omitempty"`    // of devices that take programs
	Estimates *Estimates `json:"processor_estimates,omitempty"` // of x86, in the section of functions
	FFT       *FFT       `json:"fft,omitempty"`
	Mat       *Mat       `json:"mat,omitempty"`
}

// System is where the report was made.
type System struct {
	OS   string `json:"os"`
	Arch string `json:"arch"`
	Go   string `json:"go_version"`
	CPUs int    `json:"cpus"`
	CPU  string `json:"cpu_model,omitempty"`
}

// Device is one device, or one backend that has none.
type Device struct {
	Name     string   `json:"name"` // as --device takes it
	Backend  string   `json:"backend"`
	Title    string   `json:"title,omitempty"`
	Platform string   `json:"platform,omitempty"`
	Version  string   `json:"driver_version,omitempty"`
	SameAs   string   `json:"same_as,omitempty"` // another way to the same device
	Units    int      `json:"compute_units,omitempty"`
	GPU      bool     `json:"gpu"`
	Memory   uint64   `json:"memory_bytes,omitempty"`
	Notes    []string `json:"notes,omitempty"`

	Usable bool   `json:"usable"`
	Reason string `json:"reason,omitempty"` // why not, with the evidence
	Failed string `json:"failed,omitempty"` // what went wrong in a measurement

	Float32  *Arithmetic `json:"float32,omitempty"` // nil where it was not tested
	Float64  *Arithmetic `json:"float64,omitempty"`
	Accuracy []Accuracy  `json:"accuracy,omitempty"`
	Times    []Time      `json:"times,omitempty"`
	Transfer []Transfer  `json:"transfers,omitempty"`
}

// List is the devices of the machine, opened and tested, but not measured.
type List struct {
	Schema  int      `json:"schema"`
	Kind    string   `json:"kind"` // "devices"
	Limb    string   `json:"limb_version"`
	System  System   `json:"system"`
	Devices []Device `json:"devices"`
}

// Arithmetic is what the self-test found out about one machine type.
type Arithmetic struct {
	Exact    bool      `json:"exact"`
	Why      string    `json:"why,omitempty"`      // why not
	Lowering string    `json:"lowering"`           // "fused product"
	Rejected []string  `json:"rejected,omitempty"` // why not each cheaper one
	Fused    bool      `json:"fma_fused"`          // the fused multiply-add is
	Least    []Least   `json:"least,omitempty"`    // where results are within their bounds, if not everywhere
	Answers  []Verdict `json:"answers,omitempty"`  // the verdicts in short, one for each of Questions
	Verdicts []Verdict `json:"verdicts,omitempty"`
}

// Least is the least number of a type with which a device that flushes subnormal numbers computes
// within the bounds of functions; below it results are NaN.
type Least struct {
	Type string `json:"type"`
	Log2 int    `json:"log2"`
}

// Questions are asked of every machine type of a device.
var Questions = []string{"TwoSum", "TwoProd", "pairs", "a*b+c", "a+b-a", "fma", "subnormals", "rounding", "Inf NaN -0"}

// Verdict is the answer of one test in plain words.
type Verdict struct {
	Test string `json:"test"`
	OK   bool   `json:"ok"`
	Text string `json:"text"`
}

// Accuracy is the largest error of one operation: an entry of Table 5.
type Accuracy struct {
	Op        string   `json:"op"`       // as the paper has it: "Add12"
	Function  string   `json:"function"` // as the library has it: "f32.TwoSum"
	Type      string   `json:"type"`     // "DF", "DD"
	Vectors   int      `json:"vectors"`
	Exact     bool     `json:"exact"`
	Log2      Number   `json:"max_relative_error_log2"` // null where exact, or not finite
	U2        Number   `json:"max_relative_error_u2"`
	RMS       Number   `json:"rms_relative_error_u2"`
	Worst     []string `json:"worst_operands_hex,omitempty"`
	Differing int      `json:"vectors_differing_from_go"`
	Histogram []Bin    `json:"error_histogram,omitempty"`
	Sample    int      `json:"error_histogram_vectors,omitempty"`
}

// Bin counts the vectors with 2^Log2 ≤ relative error < 2^(Log2+1).
type Bin struct {
	Log2  int `json:"relative_error_log2"`
	Count int `json:"vectors"`
}

// Time is the time of one operation on N elements, without transfers: an
// entry of Tables 3 and 4.
type Time struct {
	Op       string `json:"op"`
	Function string `json:"function"`
	N        int    `json:"elements"`
	Least    Number `json:"least_ns"`
	Median   Number `json:"median_ns"`
}

// Transfer is the time to send the operands of one addition of N float32 to
// the device, and to get the sum back.
type Transfer struct {
	N    int    `json:"elements"`
	Up   Number `json:"upload_least_ns"`
	Down Number `json:"download_least_ns"`
}

// Number is a float64 that JSON shows as null where it is not finite.
type Number float64

func (x Number) MarshalJSON() ([]byte, error) {
	if f := float64(x); math.IsInf(f, 0) || math.IsNaN(f) {
		return []byte("null"), nil
	}
	return json.Marshal(float64(x))
}

// Unit returns the least time of one Add of the smallest size on the device,
// the unit of Tables 3 and 4; 0 where it was not measured.
func (d *Device) Unit() float64 { return float64(d.time("Add", Sizes[0]).Least) }

// time returns an entry of Times, the zero Time where there is none.
func (d *Device) time(op string, n int) Time {
	for _, t := range d.Times {
		if t.Op == op && t.N == n {
			return t
		}
	}
	return Time{}
}

// transfer returns an entry of Transfer, the zero Transfer where there is none.
func (d *Device) transfer(n int) Transfer {
	for _, t := range d.Transfer {
		if t.N == n {
			return t
		}
	}
	return Transfer{}
}

// sizes returns the sizes that were measured, in order.
func (d *Device) sizes() []int {
	var sizes []int
	for _, n := range Sizes {
		if d.time("Add", n).Least > 0 {
			sizes = append(sizes, n)
		}
	}
	return sizes
}

// accuracy returns the entry for op on a type, nil where there is none.
func (d *Device) accuracy(op, typ string) *Accuracy {
	for i := range d.Accuracy {
		if a := &d.Accuracy[i]; a.Op == op && a.Type == typ {
			return a
		}
	}
	return nil
}

// Arithmetic returns what the self-test found out about the machine type of
// the limbs of a type, as "DF" or "QD".
func (d *Device) Arithmetic(typ string) *Arithmetic {
	if typ == "DD" || typ == "QD" {
		return d.Float64
	}
	return d.Float32
}

// exactTypes lists the number types that the device computes exactly.
func (d *Device) exactTypes() []string {
	var exact []string
	for _, typ := range types.Names(types.Reals) {
		if a := d.Arithmetic(typ); a != nil && a.Exact {
			exact = append(exact, typ)
		}
	}
	return exact
}
