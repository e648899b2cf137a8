package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/file"
	"github.com/limbfp/limb/cmd/limb/internal/measure"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/fftdevice"
	"github.com/limbfp/limb/vec"
)

func fftCommand() *cobra.Command {
	var o fftOptions
	cmd := &cobra.Command{
		Use:   "fft",
		Short: "transform your own numbers: .npy, .csv and .mtx files",
		Long: `fft reads an array of numbers, transforms it in DF, DD, QF, QD, TF or TD, and writes
the results to --out (which may be --in: it is replaced at the end). Without --type it
computes in DD, or in QD where numbers of the file have more digits than DD holds.

It computes X_k = Σ x_j·e^(-2πijk/n), and with --inverse the same sum with +2πi, not
divided by n; --scale divides. Any n will do; it is quick where n has no prime factors
above 7. All axes are transformed, or those that --axes names. Devices other than the cpu
transform complex numbers along the last axis, with the same bits.

With --real, the n real numbers along the last of the axes become the first n/2+1 of the
transform, which determine the others. --real --inverse makes n numbers of them again,
where n is even unless --n says otherwise. If an array looks like such a half, --inverse
stops: say --real, or --real=false if it is whole.

A file holds numbers in one of these forms:

  form                    .npy dtype              last axis
  float32, float64        float32, float64                    a number each
  complex64, complex128   complex64, complex128               a number each
  DF, DD                  float32, float64        2           sums of two
  TF, TD                  float32, float64        3           sums of three
  QF, QD                  float32, float64        4           sums of four
  CDF, CDD                complex64, complex128   2           sums of two
  CTF, CTD                complex64, complex128   3           sums of three
  CQF, CQD                complex64, complex128   4           sums of four

In NumPy z.real of a CDD array z is then a DD array, and z[..., 0] is z to machine
precision. If the last axis has 2, 3 or 4 elements, they may be limbs or not: name the form
by --in-as. Results are complex numbers of the type (real ones after --real --inverse), or
of the form that --as names.

A .csv file has a row of decimal numbers on each line, with commas, semicolons or blanks
between them; they are read as the type, or as the form --in-as. # begins a comment; a
first line of names is a header. After a first line re,im, and if --in-as is complex, two
columns are one number; complex results begin with that line. FILE.csv:NAME,NAME reads
these columns of a file, by their names or numbers from 1 on. A .mtx file is
MatrixMarket's, an array or coordinates; coordinates of one place are added. A .npy file
may also hold integers, bool, float16 or x86's longdouble. Standard input, -, may be any
of these; standard output, -, is .csv, and the report then goes to standard error.

Above a GB the command says how much memory it takes. It does not begin where the machine
has less, or LIMB_MEMORY (as 8GB) allows less.

Numbers with more digits than the type are rounded to nearest, and the report says how
many were. Numbers and results beyond the range of the type are errors. So are infinities
and NaN in the file: each result is a sum over all numbers, and one of them would spoil
all.`,
		Example: `  limb fft --in testdata/x.npy --out X.npy
  limb fft --in X.npy --in-as CDD --out y.npy --inverse --scale --as complex128
  limb fft --in testdata/x.csv --out X.csv --type QD --real
  limb fft --in testdata/x.csv --out X.csv --axes 0 --json`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			o.hasN, o.hasReal = cmd.Flags().Changed("n"), cmd.Flags().Changed("real")
			if err := o.check(); err != nil {
				return err
			}
			o.claim = claims(cmd.ErrOrStderr())
			return answer(cmd, "", &o.progress, o.run)
		},
	}
	f := flagsOf(cmd)
	f.StringVar(&o.in, "in", "", "read this `file`, .npy, .csv or .mtx, or - for standard input")
	f.StringVar(&o.out, "out", "", "write this `file`, .npy, .csv or .mtx, or - for standard output")
	f.computing(&o.typ)
	f.BoolVar(&o.inverse, "inverse", false, "compute the inverse transform, not divided by n")
	f.BoolVar(&o.scale, "scale", false, "with --inverse: divide by n, to undo the transform")
	f.BoolVar(&o.real, "real", false, "transform real numbers, or with --inverse to real numbers")
	f.IntVar(&o.n, "n", 0, "with --real --inverse: the `number` of real numbers along the last of the axes")
	f.IntSliceVar(&o.axes, "axes", nil, "only these `axes`, counted from 0, or from the end as -1, -2, …")
	f.StringVar(&o.inAs, "in-as", "", "the `form` of the numbers in --in, where that is not clear")
	f.StringVar(&o.as, "as", "", "the `form` of the numbers in --out")
	f.StringVar(&o.device, "device", "cpu", "compute on this device (`name` as in limb devices)")
	f.BoolVar(&o.direct, "direct", false, "compute the twiddle factors while transforming, without tables")
	f.with([]string{"inverse"}, "scale")
	f.within("n", 1, 0)
	f.inputs("in")
	f.outputs("out")
	f.form("in-as", "as")
	return cmd
}

type fftOptions struct {
	in, out, typ, inAs, as, device string
	inverse, real, scale, direct   bool
	axes                           []int
	n                              int
	hasN, hasReal                  bool
	claim                          func(what string, bytes float64) error
	progress                       measure.Progress

	kind, result file.Form // of the computation, real, and of --out
}

// complex reports whether the results are.
func (o *fftOptions) complex() bool { return !o.real || !o.inverse }

// compute sets the forms for a computation in a type.
func (o *fftOptions) compute(typ string) (err error) {
	if o.kind, err = file.Lookup(typ); err != nil {
		return err
	}
	o.result = o.kind.Of(o.complex())
	if o.as != "" {
		o.result, err = file.Lookup(o.as)
	}
	return err
}

// check checks what the flags say.
func (o *fftOptions) check() error {
	switch {
	case o.in == "":
		return missing("in")
	case o.out == "":
		return missing("out")
	case o.hasN && !(o.real && o.inverse):
		return usagef("--n goes with --real --inverse")
	case o.device != "cpu" && o.real:
		return usagef("--real runs on the cpu only: leave --device out, or --real")
	}
	for i, k := range o.axes {
		if slices.Contains(o.axes[:i], k) {
			return usagef("--axes names axis %d twice", k)
		}
	}
	if f, err := file.Lookup(o.as); err == nil && f.Complex != o.complex() {
		return usageError{other("the results", f)}
	}
	return nil
}

// fftResult is what was done, for programs.
type fftResult struct {
	report.Form
	Type      string   `json:"type"`
	Device    string   `json:"device"`
	Inverse   bool     `json:"inverse"`
	Real      bool     `json:"real"`
	Axes      []int    `json:"axes"`
	N         int      `json:"n"`
	Divided   bool     `json:"divided_by_n"`
	In        fileInfo `json:"in"`
	Out       fileInfo `json:"out"`
	Transform int64    `json:"transform_ns"`

	Rounded int      `json:"numbers_rounded"` // of the file, to the type; a complex one is two
	Notes   []string `json:"notes,omitempty"`
}

// Text writes it for people.
func (r *fftResult) Text(w io.Writer, s report.Style) {
	rows := [][]string{r.In.row()}
	if r.Out.Path != "" {
		rows = append(rows, r.Out.row())
	}
	s.List(w, rows)
	what := "transform"
	if r.Inverse {
		what = "inverse transform"
	}
	if r.Divided {
		what += fmt.Sprintf(", divided by %d,", r.N)
	}
	axes := "axis "
	if len(r.Axes) > 1 {
		axes = "axes "
	}
	axes += strings.Trim(strings.ReplaceAll(fmt.Sprint(r.Axes), " ", ", "), "[]")
	where := r.Device
	if where == "cpu" {
		where = "the cpu"
	}
	s.Note(w, fmt.Sprintf("%s in %s over %s on %s: %s", what, r.Type, axes, where, time.Duration(r.Transform).Round(time.Microsecond)))
	for _, note := range r.Notes {
		s.Note(w, "note: "+note)
	}
}

// run reads, transforms and writes. Where only writing fails, there is a result
// without --out.
func (o *fftOptions) run() (*fftResult, error) {
	if err := file.Writable(o.out, 1); err != nil {
		return nil, err
	}
	part := inParts(o.progress)
	need := func(bytes float64) error { return o.claim("reading "+o.in, bytes) }
	typ, a, err := input{path: o.in, as: o.inAs}.read(o.typ, part(0, 0.3, "reading"), need)
	if err != nil {
		return nil, err
	}
	if err := o.compute(typ); err != nil {
		return nil, err
	}
	forward := o.real && !o.inverse
	switch {
	case forward && a.Form.Complex:
		return nil, fmt.Errorf("%s: --real takes real numbers, but these are %s: leave --real out", o.in, a.Form.Name)
	case o.real && o.inverse && !a.Form.Complex:
		return nil, fmt.Errorf("%s: --real --inverse takes complex numbers, but these are %s: leave --real or --inverse out", o.in, a.Form.Name)
	case len(a.Shape) == 0:
		return nil, fmt.Errorf("%s: it holds one number, which has no axis to transform", o.in)
	}
	if place := a.NotFinite(); place != "" {
		return nil, fmt.Errorf("%s: number %s, counted from 0, is infinite or NaN, and so would be the results, each of which is a sum over all numbers: leave it out, or write a finite one", o.in, place)
	}
	if err := file.Writable(o.out, len(a.Shape)); err != nil {
		return nil, err
	}
	r := &fftResult{
		Form: report.Of("fft"), Type: typ, Device: o.device, Inverse: o.inverse, Real: o.real, Divided: o.scale,
		In: infoOf(o.in, a),
	}
	part(0.3, 0.6, "transforming")(0)
	b, err := o.transform(r, a)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", o.in, err)
	}
	rounded, notes := notes(a, typ)
	if r.Rounded = rounded; len(r.Axes) > 1 && strings.Contains(fmt.Sprint(a.Notes), " is a header") {
		notes = append(notes, "columns with names are transformed along both axes: --axes 0 transforms each column, and --in FILE.csv:NAME one")
	}
	r.Notes = append(r.Notes, notes...)
	if err := file.Write(o.out, b, part(0.6, 1, "writing")); err != nil {
		return r, fmt.Errorf("%s: writing the results: %w", o.out, err)
	}
	r.Out = infoOf(o.out, b)
	return r, nil
}

// transform transforms a, whose numbers are finite, in the type of r, and checks what they can show.
func (o *fftOptions) transform(r *fftResult, a *file.Array) (b *file.Array, err error) {
	whole, half, err := o.shapes(r, a.Shape)
	if err != nil {
		return nil, err
	}
	if err := o.claim(fmt.Sprintf("the transform of %d numbers", a.Len()), o.bytes(a, whole, half)); err != nil {
		return nil, err
	}
	if o.inverse && a.Form.Complex {
		h := newHalf(a, r.Axes)
		if !o.real && !o.hasReal && h.looksHalf() {
			return nil, fmt.Errorf("along axis %d these look like the first half of the transform of real numbers: number 0 is real, others are not, and they are no conjugate pairs: say --real, or --real=false if they are the whole transform of complex numbers", h.axis)
		}
		if o.real && h.dropped(whole[h.axis]) {
			r.Notes = append(r.Notes, fmt.Sprintf("the first or the last numbers along axis %d have imaginary parts, which are left out: the transform of %d real numbers has none there", h.axis, whole[h.axis]))
		}
	}
	if b, err = workOf(r.Type).transform(o, r, a, whole, half); err != nil {
		return nil, err
	}
	if place := b.NotFinite(); place != "" {
		return nil, tooLarge(place, r.Type, o.kind)
	}
	return b, nil
}

// bytes returns what a transform takes: the numbers that were read, those that it takes and gives,
// what it works on, and those of the file.
func (o *fftOptions) bytes(a *file.Array, whole, half []int) float64 {
	size := func(shape []int) float64 {
		n := 1.0
		for _, d := range shape {
			n *= float64(d)
		}
		return n
	}
	number := 2 * float64(o.kind.Bits/8*o.kind.Limbs) // a complex one
	in, out := size(whole)*number, size(whole)
	if o.real {
		in, out = in/2, size(half)
		if o.inverse {
			out = size(whole) / 2
		}
	}
	return 8*float64(len(a.Limbs)) + in + out*number + tables*size(whole)*number + out*16*float64(o.result.Limbs)
}

// tables is what plans and their work take, in parts of the numbers: 3 for a long power of two,
// and more for a length with a large prime factor, which is padded.
const tables = 10

// shapes sets the axes and n of r, and returns the shapes of the array that is, or
// would be, wholly there, and of half of its transform.
func (o *fftOptions) shapes(r *fftResult, shape []int) (whole, half []int, err error) {
	for _, k := range o.axes {
		if k < -len(shape) || k >= len(shape) {
			return nil, nil, fmt.Errorf("--axes names axis %d, but the array has %d: they count from 0, or from the end as -1", k, len(shape))
		}
		r.Axes = append(r.Axes, (k+len(shape))%len(shape))
	}
	for i := range shape {
		if o.axes == nil {
			r.Axes = append(r.Axes, i)
		}
	}
	whole, half = slices.Clone(shape), slices.Clone(shape)
	last := r.Axes[len(r.Axes)-1]
	if m := shape[last]; o.real && o.inverse {
		if whole[last] = max(2*m-2, 1); o.hasN {
			whole[last] = o.n
		}
		if whole[last]/2+1 != m {
			return nil, nil, fmt.Errorf("--n is %d, but %d numbers along axis %d are the transform of %d or %d", o.n, m, last, max(2*m-2, 1), 2*m-1)
		}
	} else {
		half[last] = m/2 + 1
	}
	r.N = 1
	for _, k := range r.Axes {
		r.N *= whole[k]
	}
	return whole, half, nil
}

// transform transforms a.
func (workIn[R, C]) transform(o *fftOptions, r *fftResult, a *file.Array, whole, half []int) (*file.Array, error) {
	var options []fft.Option
	if o.direct {
		options = append(options, fft.Direct())
	}
	timed := func(work func()) {
		start := time.Now()
		work()
		r.Transform = time.Since(start).Nanoseconds()
	}
	complexes := o.kind.Of(true)
	if !o.real {
		z, err := file.Numbers[C](a, complexes)
		if err != nil {
			return nil, err
		}
		if o.device != "cpu" {
			err = onDevice(o, r, z, whole, options)
		} else if grid, wrong := fft.NewGrid[C](whole, r.Axes, options...); wrong != nil {
			err = wrong
		} else if o.inverse {
			timed(func() { grid.Inverse(z, z) })
		} else {
			timed(func() { grid.Forward(z, z) })
		}
		if err != nil {
			return nil, err
		}
		divide(o, r, file.View[R](z))
		return file.FromNumbers(z, complexes, o.result, whole)
	}
	grid, err := fft.NewRealGrid[C](whole, r.Axes, options...)
	if err != nil {
		return nil, err
	}
	n, m := grid.Sizes()
	if o.inverse {
		z, err := file.Numbers[C](a, complexes)
		if err != nil {
			return nil, err
		}
		x := make([]R, n)
		timed(func() { grid.Inverse(x, z) })
		divide(o, r, x)
		return file.FromNumbers(x, o.kind, o.result, whole)
	}
	x, err := file.Numbers[R](a, o.kind)
	if err != nil {
		return nil, err
	}
	z := make([]C, m)
	timed(func() { grid.Forward(z, x) })
	return file.FromNumbers(z, complexes, o.result, half)
}

// onDevice transforms z, which has the given shape, along its last axis on the device.
// The time is that on the device, transfers apart.
func onDevice[C limb.ComplexNumber](o *fftOptions, r *fftResult, z []C, shape []int, options []fft.Option) error {
	last := len(shape) - 1
	if !slices.Equal(r.Axes, []int{last}) {
		return fmt.Errorf("--device %s transforms along one axis, the last one: say --axes -1, or leave --device out", o.device)
	}
	d, err := device.Open(o.device)
	if err != nil {
		return fmt.Errorf("--device: %w", err)
	}
	defer d.Close()
	p, err := fftdevice.New[C](d, shape[last], options...)
	if err != nil {
		return err
	}
	defer p.Close()
	x, err := device.NewArray[C](d, len(z))
	if err != nil {
		return err
	}
	transform := p.Forward
	if o.inverse {
		transform = p.Inverse
	}
	if err := x.Upload(z); err != nil {
		return err
	}
	start := time.Now()
	if err := errors.Join(transform(x, x), d.Wait()); err != nil {
		return err
	}
	r.Transform = time.Since(start).Nanoseconds()
	return x.Download(z)
}

// divide divides x by n, where --scale says so.
func divide[R limb.RealNumber](o *fftOptions, r *fftResult, x []R) {
	if !o.scale {
		return
	}
	n, err := file.Numbers[R](&file.Array{Form: file.Forms[1], Limbs: []float64{float64(r.N)}}, o.kind)
	if err != nil {
		panic(err) // n is below 2^41
	}
	for y := range slices.Chunk(x, 1<<12) {
		vec.Div(y, y, slices.Repeat(n, len(y)))
	}
}
