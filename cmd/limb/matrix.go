package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/file"
	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/vec"
)

// What limb solve and limb mat have in common: matrices from files, work in one of the types,
// and results in files.

// matrixForms are the forms of a .npy file in the words of their help.
const matrixForms = `Files are .npy, .csv or MatrixMarket's .mtx, in the forms that limb fft --help lists: a
matrix of DD is a float64 array with a last axis of 2. An array with one axis is a
column. FILE.csv:NAME,NAME reads these columns of a file, by their names or numbers from 1
on. Without --type it computes in DD, or in QD where numbers of a file have more
digits than DD holds. Decimal text is rounded once, to the type. Results are of
the type, or of the form that --as names.`

// matrixFlags are the flags that limb solve and limb mat have in common, and the files that they name.
type matrixFlags struct {
	typ, as  string
	a, b     input
	inputs   []*input // that are needed, and then read
	operands []*file.Array
	outs     []*result
	kind     file.Form          // of the work, real
	complex  bool               // an operand is
	ctx      context.Context    // of the work, which may tell how far it is
	progress func(done float64) // the same
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

// A result goes to a file, where one is named.
type result struct {
	flag, usage, path string
	array             *file.Array
	infinite          bool // numbers of it may be
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

// answer does the work, and writes what is found and what is to be doubted of it. What prepare finds in the files
// that are read it names, or refuses.
func (m *matrixFlags) answer(cmd *cobra.Command, r *matrixResult, prepare func() (what string, err error), work func() error) error {
	m.claim = claims(cmd.ErrOrStderr())
	_, err := watch(cmd, "", func(show shower) (none struct{}, err error) {
		part := inParts(show)
		if err := m.read(r, part(0, 0.3, "reading")); err != nil {
			return none, err
		}
		what, err := prepare()
		if err != nil {
			return none, err
		}
		begin := part(0.3, 0.7, what)
		begin(0)
		m.progress, m.ctx = begin, mat.WithProgress(cmd.Context(), begin)
		start := time.Now()
		if err := work(); err != nil {
			return none, err
		}
		r.Compute = time.Since(start).Nanoseconds()
		return none, m.write(r, part(0.7, 1, "writing"))
	})
	if err != nil {
		return err
	}
	if !bothTerminals(cmd) {
		for _, d := range r.doubts { // whoever reads results or JSON from standard output shows them to a user
			fmt.Fprintf(cmd.ErrOrStderr(), "note: %s\n", d)
		}
	}
	return write(cmd, r, r.Text)
}

// shaped does the work, and makes an error of shapes that do not match.
func (m *matrixFlags) shaped(work func() error) (err error) {
	if shape := mat.Maybe(func() { err = work() }); shape != nil {
		return explain(m.a.path, shape)
	}
	return err
}

// check returns an error where one of the inputs that are needed is not named.
func (m *matrixFlags) check(needed ...*input) error {
	m.inputs = needed
	for _, in := range needed {
		if in.path == "" {
			return missing(in.name())
		}
	}
	return nil
}

// read reads the files, finds the type, and checks that the results can be written.
func (m *matrixFlags) read(r *matrixResult, show func(done float64)) error {
	for _, out := range m.outs {
		if out.path == "" {
			continue
		}
		if err := file.Writable(out.path, 2); err != nil {
			return err
		}
	}
	typ, held := m.typ, 0.0
	for i := 0; i < len(m.inputs); i++ {
		in := m.inputs[i]
		took := held
		need := func(bytes float64) error {
			took += bytes
			return m.claim("reading "+in.path, took)
		}
		part := func(done float64) { show((float64(i) + done) / float64(len(m.inputs))) }
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
			return fmt.Errorf("%s: it is %s, and has no elements", in.path, shapeText(a.Shape))
		}
		m.operands = append(m.operands, a)
		held += 8 * float64(len(a.Limbs)+len(a.At))
		m.complex = m.complex || a.Form.Complex
	}
	r.Type = cmp.Or(typ, "DD")
	for i, in := range m.inputs {
		r.Files = append(r.Files, matrixFile{in.name(), infoOf(in.path, m.operands[i])})
	}
	var err error
	m.kind, err = file.Lookup(r.Type)
	return err
}

// finite returns an error where an operand is not.
func (m *matrixFlags) finite() error {
	for i, a := range m.operands {
		if at := a.NotFinite(); at != "" {
			return fmt.Errorf("%s: number %s, counted from 0, is infinite or NaN: write a finite one", m.inputs[i].path, at)
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
	report.Form
	Operation string       `json:"operation,omitempty"`
	Type      string       `json:"type"`
	Method    string       `json:"method,omitempty"`
	Files     []matrixFile `json:"files"`

	Condition report.Figure  `json:"condition,omitempty"`            // an estimate, in the 1-norm; of eig that of an eigenvalue
	Bound     report.Figure  `json:"relative_error_bound,omitempty"` // of x, in the largest norm
	Given     report.Figure  `json:"input_rounding,omitempty"`       // how far x may move since the numbers of the files were rounded
	Residual  *report.Figure `json:"residual,omitempty"`             // ‖b - Ax‖ over ‖A‖‖x‖ + ‖b‖, in the largest norm
	Steps     int            `json:"steps,omitempty"`
	Digits    *int           `json:"digits_to_trust,omitempty"`  // of the largest elements of a result, as the condition number has it
	Absolute  report.Figure  `json:"eigenvalue_error,omitempty"` // how far an eigenvalue may be off, not relative to it

	Numbers []namedNumber `json:"numbers,omitempty"` // decimal, with all digits
	Compute int64         `json:"compute_ns"`
	Rounded int           `json:"numbers_rounded"` // of the files, to the type; a complex one is two
	Notes   []string      `json:"notes,omitempty"`

	of     string   // what the condition number is of, where it is not A
	doubts []string // the notes that go to standard error too
}

type matrixFile struct {
	Flag string `json:"flag"`
	fileInfo
}

type namedNumber struct {
	Name    string         `json:"name"`
	Value   string         `json:"value"`
	Bound   *report.Figure `json:"error_bound,omitempty"` // of a root
	Cluster int            `json:"cluster,omitempty"`     // roots of one number are not told apart
}

func (r *matrixResult) number(name, value string) {
	r.Numbers = append(r.Numbers, namedNumber{Name: name, Value: value})
}

// Text writes it for people.
func (r *matrixResult) Text(w io.Writer, s report.Style) {
	var rows [][]string
	for _, f := range r.Files {
		rows = append(rows, append([]string{f.Flag}, f.row()...))
	}
	s.List(w, rows)
	say := func(there bool, format string, args ...any) {
		if there {
			s.Note(w, fmt.Sprintf(format, args...))
		}
	}
	what := cmp.Or(r.Operation, "solved")
	if r.Method != "" {
		what += " by " + strings.ReplaceAll(r.Method, "refined", "refinement")
	}
	if r.Steps > 0 {
		what += fmt.Sprintf(", %d steps", r.Steps)
	}
	say(true, "%s in %s: %s", what, r.Type, time.Duration(r.Compute).Round(time.Microsecond))
	say(r.Condition > 0, "condition number%s: about %.2g", r.of, float64(r.Condition))
	if r.Digits != nil {
		say(true, "digits to trust: about %d", *r.Digits)
	}
	say(r.Absolute > 0, "error of an eigenvalue: at most about %.1e", float64(r.Absolute))
	if r.Residual != nil {
		say(true, "residual: %.1e of ‖A‖‖x‖ + ‖b‖", float64(*r.Residual))
	}
	say(r.Bound > 0, "relative error of the solution: at most about %.1e", float64(r.Bound))
	for _, note := range r.Notes {
		s.Note(w, "note: "+note)
	}
	listNumbers(w, s, r.Numbers)
}

// listNumbers writes numbers for people, with their names.
func listNumbers(w io.Writer, s report.Style, numbers []namedNumber) {
	var rows [][]string
	for _, n := range numbers {
		row := []string{n.Name, n.Value}
		if n.Bound != nil {
			row = append(row, fmt.Sprintf("± %.1e", float64(*n.Bound)))
		}
		if n.Cluster > 0 {
			row = append(row, fmt.Sprintf("cluster %d", n.Cluster))
		}
		rows = append(rows, row)
	}
	s.List(w, rows)
}

// work is what the commands on files do in a type of real numbers and that of complex ones, and what is measured of matrices.
type work interface {
	solve(o *solveOptions, r *matrixResult) error
	operate(o *matOptions, r *matrixResult) error
	transform(o *fftOptions, r *fftResult, a *file.Array, whole, half []int) (*file.Array, error)
	total(sum *vec.Accumulator) string
	matrices() measure.Matrices
}

type workIn[R interface {
	limb.Real[R]
	limb.RealNumber
}, C interface {
	limb.Complex[C, R]
	limb.ComplexNumber
}] struct{}

//limb:each
func workDF() work { return workIn[limb.DF, limb.CDF]{} }

func (workIn[R, C]) matrices() measure.Matrices { return measure.MatricesOf[R]() }

func workOf(name string) work {
	t, _ := types.Named(name)
	return workEach[t]()
}

// operand returns an operand as a matrix of N, with all of its elements.
func operand[N mat.Number[N]](m *matrixFlags, i int) (*mat.Dense[N], error) {
	a := m.operands[i]
	x, err := file.Numbers[N](a, formOf[N](m))
	if err != nil {
		return nil, explain(m.inputs[i].path, err)
	}
	return mat.NewDense(a.Shape[0], columnsOf(a), x), nil
}

// operandsOf returns both.
func operandsOf[N mat.Number[N]](m *matrixFlags) (a, b *mat.Dense[N], err error) {
	if a, err = operand[N](m, 0); err == nil {
		b, err = operand[N](m, 1)
	}
	return a, b, err
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
	if at != "" && !m.result(flag).infinite {
		return fmt.Errorf("--%s: %w", flag, tooLarge(at, to.Name, m.kind))
	}
	return nil
}

// putLikeB keeps a matrix with the axes of B for --out.
func putLikeB[N mat.Number[N]](m *matrixFlags, x *mat.Dense[N]) error {
	return put(m, "out", x, len(m.operands[1].Shape))
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
// note says so.
func (m *matrixFlags) trust(r *matrixResult, what string, n int, condition float64) {
	r.Condition = report.Figure(condition)
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

// given says how far the solution may be from that of the numbers in the files, where these were rounded to the type:
// the bound is of the system after that.
func (m *matrixFlags) given(r *matrixResult) {
	rounded := 0.0
	for _, a := range m.operands {
		if a.Inexact || a.Rounded+a.Small > 0 {
			rounded++
		}
	}
	change := rounded * m.epsilon() * float64(r.Condition)
	if change <= float64(r.Bound) {
		return
	}
	r.Given = report.Figure(change)
	advice := ""
	if m.kind.Name != "QD" {
		advice = ": say --type QD"
	}
	r.Notes = append(r.Notes, fmt.Sprintf("the bound is of the system as read: rounding its numbers to %s may change x by up to about %.1e of its largest element%s", r.Type, change, advice))
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

// explain says which file an error in computing is about.
func explain(path string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", path, err)
}
