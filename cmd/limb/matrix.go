package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/file"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/mat"
)

// What limb solve and limb mat have in common: matrices from files, work in one of the types,
// and results in files.

// matrixForms are the forms of a .npy file in the words of their help.
const matrixForms = `Files are .npy, .csv or MatrixMarket's .mtx, in the forms that limb fft --help lists: a
matrix of DD is a float64 array with a last axis of 2. An array with one axis is a
column. Without --type the work is done in DD, or in QD where numbers of a file have
more digits than DD holds. Decimal text is rounded once, to the type. Results are of
the type, or of the form that --as names.`

// matrixFlags are those of both commands.
type matrixFlags struct {
	typ, as  string
	a, b     input
	outs     []*result
	kind     file.Form // of the work, real
	complex  bool      // an operand is
	operands []*file.Array
	progress mat.Progress
	claim    func(what string, bytes float64) error
}

// matrices claims the memory of the work: that of the operands, and so many matrices of A's size,
// besides the elements of results.
func (m *matrixFlags) matrices(what string, factor float64, results ...[2]int) error {
	f := m.kind.Of(m.complex)
	number := float64(f.Bits / 8 * f.Limbs)
	if f.Complex {
		number *= 2
	}
	elements := func(rows, columns int) float64 { return float64(rows) * float64(columns) }
	bytes := 0.0
	for i, a := range m.operands {
		if bytes += 8 * float64(len(a.Limbs)+len(a.At)); a.At != nil {
			continue
		}
		size := elements(a.Shape[0], columnsOf(a)) * number
		if a.Form != f || f.Bits == 32 { // it is converted
			bytes += size
		}
		if i == 0 {
			bytes += factor * size
		}
	}
	for _, r := range results {
		size := elements(r[0], r[1])
		if bytes += size * number; m.as != "" || f.Bits == 32 {
			bytes += size * 8 * float64(f.Limbs) // and for the file
		}
	}
	return m.claim(what, bytes)
}

// show makes begin what is told how much of the work is done.
func (m *matrixFlags) show(begin func(done float64)) {
	begin(0)
	m.progress = func(done float64) error { begin(done); return nil }
}

// A result goes to a file, where one is named.
type result struct {
	flag, usage, path string
	array             *file.Array
}

// result returns that of a flag.
func (m *matrixFlags) result(flag string) *result {
	return m.outs[slices.IndexFunc(m.outs, func(out *result) bool { return out.flag == flag })]
}

// declare adds the flags.
func (m *matrixFlags) declare(f *flags) {
	f.StringVar(&m.a.path, "a", "", "read the matrix A from this `file`, or - for standard input")
	f.StringVar(&m.b.path, "b", "", "read B, a matrix or a vector, from this `file`, or - for standard input")
	f.inputs("a", "b")
	f.StringVar(&m.a.as, "a-as", "", "the `form` of the numbers in --a, where that is not clear")
	f.StringVar(&m.b.as, "b-as", "", "the `form` of the numbers in --b, where that is not clear")
	f.StringVar(&m.as, "as", "", "the `form` of the numbers in the files that are written")
	f.form("a-as", "b-as", "as")
	f.computing(&m.typ)
	m.a.flag, m.b.flag = "--a-as", "--b-as"
	var names []string
	for _, out := range m.outs {
		f.StringVar(&out.path, out.flag, "", out.usage)
		names = append(names, out.flag)
	}
	f.outputs(names...)
}

// name returns the flag of an input.
func (in input) name() string { return strings.TrimPrefix(strings.TrimSuffix(in.flag, "-as"), "--") }

// answer does the work, and writes what is found and what is to be doubted of it.
func (m *matrixFlags) answer(cmd *cobra.Command, run func(show shower) (*matrixResult, error)) error {
	m.claim = claims(cmd.ErrOrStderr())
	r, err := watch(cmd, "", run)
	if err != nil {
		return err
	}
	r.warn(cmd.ErrOrStderr())
	return write(cmd, r, r.Text)
}

// check returns an error where one of the inputs that are needed is not named.
func (m *matrixFlags) check(needed ...*input) error {
	for _, in := range needed {
		if in.path == "" {
			return missing(in.name())
		}
	}
	return nil
}

// read reads the files, finds the type, and checks that the results can be written.
func (m *matrixFlags) read(r *matrixResult, inputs []*input, show func(done float64)) error {
	for _, out := range m.outs {
		if out.path == "" {
			continue
		}
		if err := file.Writable(out.path, 2); err != nil {
			return err
		}
	}
	typ, held := m.typ, 0.0
	for i := 0; i < len(inputs); i++ {
		in := inputs[i]
		took := held
		need := func(bytes float64) error {
			took += bytes
			return m.claim("reading "+in.path, took)
		}
		part := func(done float64) { show((float64(i) + done) / float64(len(inputs))) }
		found, a, err := in.read(typ, part, need)
		if err != nil {
			return err
		}
		if found == "QD" && typ == "" && i > 0 { // what stands before is read again, with more digits
			typ, i, m.operands, held = found, -1, nil, 0
			continue
		}
		if found == "QD" {
			typ = found
		}
		if len(a.Shape) < 1 || len(a.Shape) > 2 {
			return fmt.Errorf("%s: a matrix has two axes, a vector one, but this array has %d", in.path, len(a.Shape))
		}
		if slices.Contains(a.Shape, 0) && slices.Max(a.Shape) > 0 {
			return fmt.Errorf("%s: it is %s, and has no elements", in.path, strings.Join(strings.Fields(strings.Trim(fmt.Sprint(a.Shape), "[]")), " × "))
		}
		m.operands = append(m.operands, a)
		held += 8 * float64(len(a.Limbs)+len(a.At))
		m.complex = m.complex || a.Form.Complex
	}
	if typ == "" {
		typ = "DD"
	}
	r.Type = typ
	var err error
	if m.kind, err = file.Lookup(typ); err != nil {
		return err
	}
	for i, in := range inputs {
		r.Files = append(r.Files, matrixFile{in.name(), infoOf(in.path, m.operands[i])})
	}
	return nil
}

// finite returns an error where an operand is not.
func (m *matrixFlags) finite(inputs []*input) error {
	for i, a := range m.operands {
		if at := a.NotFinite(); at != "" {
			return fmt.Errorf("%s: number %s is infinite or NaN", inputs[i].path, at)
		}
	}
	return nil
}

// write writes the results.
func (m *matrixFlags) write(r *matrixResult, show func(done float64)) error {
	for i, a := range m.operands {
		rounded, notes := notes(a, r.Type)
		r.Rounded += rounded
		for _, note := range notes {
			r.Notes = append(r.Notes, r.Files[i].Path+": "+note)
		}
	}
	for i, out := range m.outs {
		if out.path == "" || out.array == nil {
			continue
		}
		part := func(done float64) { show((float64(i) + done) / float64(len(m.outs))) }
		if err := file.Write(out.path, out.array, part); err != nil {
			return fmt.Errorf("%s: writing the results: %w", out.path, err)
		}
		r.Files = append(r.Files, matrixFile{out.flag, infoOf(out.path, out.array)})
	}
	return nil
}

// matrixResult is what was done, for programs.
type matrixResult struct {
	Schema    int          `json:"schema"`
	Kind      string       `json:"kind"` // "solve" or "mat"
	Operation string       `json:"operation,omitempty"`
	Type      string       `json:"type"`
	Method    string       `json:"method,omitempty"`
	Files     []matrixFile `json:"files"`

	Condition report.Number  `json:"condition,omitempty"`            // an estimate, in the 1-norm
	Bound     report.Number  `json:"relative_error_bound,omitempty"` // of x, in the largest norm
	Residual  *report.Number `json:"residual,omitempty"`             // ‖b - Ax‖ over ‖A‖‖x‖ + ‖b‖, in the largest norm
	Steps     int            `json:"steps,omitempty"`
	Digits    *int           `json:"digits_to_trust,omitempty"`  // of the largest elements of a result, as the condition number has it
	Absolute  report.Number  `json:"eigenvalue_error,omitempty"` // how far an eigenvalue may be off, not relative to it

	Numbers []namedNumber `json:"numbers,omitempty"` // decimal, with all digits
	Compute int64         `json:"compute_ns"`
	Rounded int           `json:"numbers_rounded"` // of the files, to the type; a complex one is two
	Notes   []string      `json:"notes,omitempty"`

	doubts []string // the notes that go to standard error too
}

type matrixFile struct {
	Flag string `json:"flag"`
	fileInfo
}

type namedNumber struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// Text writes it for people.
func (r *matrixResult) Text(w io.Writer, s report.Style) {
	var rows [][]string
	for _, f := range r.Files {
		rows = append(rows, append([]string{f.Flag}, f.row()...))
	}
	s.List(w, make([]bool, 4), rows)
	what := r.Operation
	if r.Kind == "solve" {
		what = "solved"
	}
	if r.Method != "" {
		what += " by " + strings.ReplaceAll(r.Method, "refined", "refinement")
	}
	if r.Steps > 0 {
		what += fmt.Sprintf(", %d steps", r.Steps)
	}
	s.Note(w, fmt.Sprintf("%s in %s: %s", what, r.Type, time.Duration(r.Compute).Round(time.Microsecond)))
	if r.Condition > 0 {
		s.Note(w, fmt.Sprintf("condition number: about %.2g", float64(r.Condition)))
	}
	if r.Digits != nil {
		s.Note(w, fmt.Sprintf("digits to trust: about %d", *r.Digits))
	}
	if r.Absolute > 0 {
		s.Note(w, fmt.Sprintf("error of an eigenvalue: at most about %.1e", float64(r.Absolute)))
	}
	if r.Residual != nil {
		s.Note(w, fmt.Sprintf("residual: %.1e of ‖A‖‖x‖ + ‖b‖", float64(*r.Residual)))
	}
	if r.Bound > 0 {
		s.Note(w, fmt.Sprintf("relative error of the solution: at most about %.1e", float64(r.Bound)))
	}
	for _, note := range r.Notes {
		s.Note(w, "note: "+note)
	}
	if len(r.Numbers) == 0 {
		return
	}
	rows = nil
	for _, n := range r.Numbers {
		rows = append(rows, []string{n.Name, n.Value})
	}
	s.List(w, []bool{false, false}, rows)
}

// work is what the commands do in a type of real numbers and that of complex ones.
type work interface {
	solve(o *solveOptions, r *matrixResult) error
	operate(o *matOptions, r *matrixResult) error
}

type workIn[R limb.Real[R], C limb.Complex[C, R]] struct{}

var works = map[string]work{
	"DF": workIn[limb.DF, limb.CDF]{}, "DD": workIn[limb.DD, limb.CDD]{}, "QF": workIn[limb.QF, limb.CQF]{}, "QD": workIn[limb.QD, limb.CQD]{},
}

// dense returns an array as a matrix of N, which is the form f.
func dense[N mat.Number[N]](a *file.Array, f file.Form, path string) (*mat.Dense[N], error) {
	x, err := file.Numbers[N](a, f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return mat.NewDense(a.Shape[0], columnsOf(a), x), nil
}

// put keeps a matrix, or with one axis the first column of it, for the file of a flag. Numbers
// that are not finite are an error, unless an operand has such.
func put[N mat.Number[N]](m *matrixFlags, flag string, x *mat.Dense[N], axes int) error {
	if x.Stride != x.Cols {
		x = x.Clone()
	}
	shape := []int{x.Rows, x.Cols}[:axes]
	from := formOf[N](m)
	to := from
	if m.as != "" {
		var err error
		if to, err = file.Lookup(m.as); err != nil {
			return err
		}
		if from.Complex != to.Complex {
			return other("the numbers of --"+flag, to)
		}
	}
	a, err := file.FromNumbers(x.Data[:x.Rows*x.Cols], from, to, shape)
	if err != nil {
		return fmt.Errorf("--%s: %w", flag, err)
	}
	m.result(flag).array = a
	at := a.NotFinite()
	for _, o := range m.operands {
		if o.NotFinite() != "" {
			at = ""
		}
	}
	if at != "" {
		return fmt.Errorf("--%s: %w", flag, tooLarge(at, to.Name, m.kind))
	}
	return nil
}

// formOf returns the form of N, which is the type of the work or the complex one.
func formOf[N mat.Number[N]](m *matrixFlags) file.Form {
	_, complex := any(*new(N)).(interface{ Conj() N })
	return m.kind.Of(complex)
}

// epsilon is the unit of the type: 2^-106 of DD.
func (m *matrixFlags) epsilon() float64 {
	bits := 24
	if m.kind.Bits == 64 {
		bits = 53
	}
	return math.Ldexp(1, -bits*m.kind.Limbs)
}

// trust keeps the condition number of A, of n rows, and how many digits it leaves what is named. Where it leaves none a
// note says so, which warn writes to standard error too.
func (m *matrixFlags) trust(r *matrixResult, what string, n int, condition float64) {
	r.Condition = report.Number(condition)
	digits := 0
	if lost := float64(max(1, n)) * m.epsilon() * condition; lost < 1 {
		digits = int(-math.Log10(math.Max(lost, m.epsilon())))
	}
	r.Digits = &digits
	if n == 0 {
		r.Digits = nil
		return
	}
	if digits == 0 {
		m.doubt(r, fmt.Sprintf("with this condition number, %.2g, no digit of %s is sure%s", condition, what, m.longer()))
	}
}

// longer is the advice to take a type with more digits, where there is one.
func (m *matrixFlags) longer() string {
	if m.kind.Name == "QD" {
		return ": the matrix is singular, as far as QD can tell"
	}
	return ": say --type QD"
}

// doubt keeps a note that a result may be wrong.
func (m *matrixFlags) doubt(r *matrixResult, note string) {
	r.Notes = append(r.Notes, note)
	r.doubts = append(r.doubts, note)
}

// warn writes the doubts, so that a program that reads results or JSON from standard output shows them to its user.
func (r *matrixResult) warn(w io.Writer) {
	for _, d := range r.doubts {
		fmt.Fprintf(w, "note: %s\n", d)
	}
}

// explain says which file an error in computing is about.
func explain(path string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", path, err)
}
