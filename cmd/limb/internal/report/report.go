// Package report is what the command limb finds out about the devices of a
// machine, and how it says so: as text, as a page, and as JSON.
//
// It follows da Graça and Defour, "Implementation of float-float operators on
// graphics hardware" (2006): the operations of its Tables 3, 4 and 5, with the
// paper's figures beside the measured ones.
package report

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"

	"github.com/limbfp/limb/internal/run/types"
)

// Schema is the version of the JSON forms. It grows when a key changes its
// name or its meaning; new keys leave it alone.
const Schema = 2

// Form is what every form begins with.
type Form struct {
	Schema int    `json:"schema"`
	Kind   string `json:"kind"` // "report", "bench", …
}

// Of returns the beginning of a form of a kind.
func Of(kind string) Form { return Form{Schema, kind} }

// Head is how forms begin that tell the version of the library too.
type Head struct {
	Form
	Limb string `json:"limb_version"`
}

// Report is all that limb report has measured, as its JSON has it; its text and its page are made of this.
type Report struct {
	Head
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
	Head
	System  System   `json:"system"`
	Tested  string   `json:"tested"` // when
	Kept    bool     `json:"kept"`   // since then nothing has changed that is known to matter
	Devices []Device `json:"devices"`
}

// Arithmetic is what the self-test found out about one machine type.
type Arithmetic struct {
	Exact      bool        `json:"exact"`
	Why        string      `json:"why,omitempty"`        // why not
	Lowering   string      `json:"lowering"`             // "fused product"
	Rejected   []string    `json:"rejected,omitempty"`   // why not each cheaper one
	Operations []Operation `json:"operations,omitempty"` // how each is done
	Fused      bool        `json:"fma_fused"`            // the fused multiply-add is
	Least      []Least     `json:"least,omitempty"`      // where results are within their bounds, if not everywhere
	Answers    []Verdict   `json:"answers,omitempty"`    // the verdicts in short, one for each of Questions
	Verdicts   []Verdict   `json:"verdicts,omitempty"`
}

// Operation is how a device has an operation done, and why not in each cheaper way.
type Operation struct {
	Name     string   `json:"operation"` // "roots"
	Own      bool     `json:"own"`       // the device's own way
	Way      string   `json:"way"`       // in words
	Rejected []string `json:"rejected,omitempty"`
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
	Log2      Figure   `json:"max_relative_error_log2"` // null where exact, or not finite
	U2        Figure   `json:"max_relative_error_u2"`
	RMS       Figure   `json:"rms_relative_error_u2"`
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
	Least    Figure `json:"least_ns"`
	Median   Figure `json:"median_ns"`
}

// Transfer is the time to send the operands of one addition of N float32 to
// the device, and to get the sum back.
type Transfer struct {
	N    int    `json:"elements"`
	Up   Figure `json:"upload_least_ns"`
	Down Figure `json:"download_least_ns"`
}

// Figure is a float64 that JSON shows as null where it is not finite.
type Figure float64

func (x Figure) MarshalJSON() ([]byte, error) {
	if f := float64(x); math.IsInf(f, 0) || math.IsNaN(f) {
		return []byte("null"), nil
	}
	return json.Marshal(float64(x))
}

// Unit returns the least time of one Add of the smallest size on the device,
// the unit of Tables 3 and 4; 0 where it was not measured.
func (d *Device) Unit() float64 { return float64(d.time("Add", Sizes[0]).Least) }

// first returns the first of a list that fits, nil where none does.
func first[T any](list []T, fits func(*T) bool) *T {
	for i := range list {
		if fits(&list[i]) {
			return &list[i]
		}
	}
	return nil
}

// distinct returns what a list has of something, each once, in the order of the list.
func distinct[T any, K comparable](list []T, of func(T) (K, bool)) (found []K) {
	for _, x := range list {
		if k, ok := of(x); ok && !slices.Contains(found, k) {
			found = append(found, k)
		}
	}
	return found
}

// time returns an entry of Times, the zero Time where there is none.
func (d *Device) time(op string, n int) Time {
	return *cmp.Or(first(d.Times, func(t *Time) bool { return t.Op == op && t.N == n }), &Time{})
}

// transfer returns an entry of Transfer, the zero Transfer where there is none.
func (d *Device) transfer(n int) Transfer {
	return *cmp.Or(first(d.Transfer, func(t *Transfer) bool { return t.N == n }), &Transfer{})
}

// sizes returns the sizes that were measured, in order.
func (d *Device) sizes() []int {
	return distinct(Sizes, func(n int) (int, bool) { return n, d.time("Add", n).Least > 0 })
}

// accuracy returns the entry for op on a type, nil where there is none.
func (d *Device) accuracy(op, typ string) *Accuracy {
	return first(d.Accuracy, func(a *Accuracy) bool { return a.Op == op && a.Type == typ })
}

// Arithmetic returns what the self-test found out about the machine type of
// the limbs of a type, as "DF" or "QD".
func (d *Device) Arithmetic(typ string) *Arithmetic {
	if t, ok := types.Named(typ); ok && t.Elem() == types.F64 {
		return d.Float64
	}
	return d.Float32
}

// exactTypes lists the number types that the device computes exactly.
func (d *Device) exactTypes() []string {
	return distinct(types.Names(types.Reals), func(typ string) (string, bool) {
		a := d.Arithmetic(typ)
		return typ, a != nil && a.Exact
	})
}

// Text writes the report for a terminal.
func (r *Report) Text(w io.Writer, s Style) {
	for _, piece := range r.Pieces() {
		piece(w, s)
	}
}

// Pieces are the parts of the report as text, in their order. Each writes nothing where nothing of it
// is known.
func (r *Report) Pieces() []Piece {
	list := []Piece{r.Title}
	if m := r.Summary; m != nil {
		list = append(list, Say(m.Good(m.Speeds)))
	}
	list = append(list, r.Load)
	for i := range r.Devices {
		list = append(list, r.Devices[i].Line)
	}
	if m := r.Summary; m != nil {
		list = append(list, Say(m.TypeTable()), m.SpeedHead)
		for i := range m.Speeds {
			list = append(list, m.Speeds[i].Line)
		}
		list = append(list, Say(m.SpeedNotes()))
	}
	say := func(parts ...[]Block) {
		for _, blocks := range parts {
			list = append(list, Say(blocks))
		}
	}
	for _, x := range Sections {
		if !slices.Contains(r.Sections, x.Name) {
			continue
		}
		say(r.Opening(x))
		switch x.Name {
		case "papers":
			say(r.TimeHead())
			for i := range r.Devices {
				say(r.Devices[i].TimeTable())
			}
			say(r.TimeNotes())
			for _, typ := range Types {
				say(r.Errors(typ).Heading())
			}
			say(r.ErrorNotes(), r.Functions().Heading(), r.Differences())
		case "arithmetic":
			say(r.Trust().Heading(), r.Arithmetics().Heading())
		case "functions":
			if r.Estimates != nil {
				say(r.Estimates.Blocks())
			}
			for _, n := range r.Native {
				say(n.Blocks())
			}
		case "fft":
			if r.FFT != nil {
				list = append(list, r.FFT.Text)
			}
		case "mat":
			if r.Mat != nil {
				say(r.Mat.Errors(), r.Mat.Speeds())
			}
		}
	}
	say(r.Faults(), r.Next())
	return list
}

// chapters are what the report has, in the order of the page.
func (r *Report) chapters() []Chapter {
	functions := r.Functions()
	functions.Blocks = append(functions.Blocks, r.Differences()...)
	return []Chapter{r.Trust(), r.arithmeticPage(), r.accuracyPage(), functions, r.native(), r.times(), r.FFT.chapter(), r.Mat.chapter()}
}

// Faults are what is to be said of devices: why one is refused, and which has failed on the way.
func (r *Report) Faults() []Block {
	if len(r.Sections) == 0 {
		return nil
	}
	return evidence(r.Devices)
}

// Wrote is called with what is written for programs. A test that compares docs/json.md with it is all that sets it.
var Wrote = func(x any) {}

// WriteJSON writes x for programs.
func WriteJSON(w io.Writer, x any) error {
	Wrote(x)
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	if err := e.Encode(x); err != nil {
		return fmt.Errorf("writing JSON: %w", err)
	}
	return nil
}
