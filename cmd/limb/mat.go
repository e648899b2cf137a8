package main

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/file"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/mat"
)

// A matOperation is one of limb mat's.
type matOperation struct {
	name, about string
	b           bool     // it takes --b
	outs        []string // flags of its results
	need        int      // how many of these must be there, at least
	square      bool     // A must be
	memory      float64  // that it takes, in matrices of A's size, results among them
}

var matOperations = []matOperation{
	{"mul", "--out AB; with --exact each element is rounded once", true, []string{"out"}, 1, false, 1.5},
	{"inverse", "--out the inverse of A", false, []string{"out"}, 1, true, 4.5},
	{"lu", "--l --u --p  of a square A: PA = LU, p names A's rows", false, []string{"l", "u", "p"}, 1, true, 4},
	{"cholesky", "--l of a positive definite A: A = LLᴴ", false, []string{"l"}, 1, true, 5},
	{"ldl", "--l --d --p of a symmetric or Hermitian A: PAPᵀ = LDLᴴ", false, []string{"l", "d", "p"}, 0, true, 4},
	{"qr", "--q --r: A = QR", false, []string{"q", "r"}, 1, false, 8},
	{"eig", "--out eigenvalues, --v eigenvectors", false, []string{"out", "v"}, 0, true, 12},
	{"svd", "--out singular values, --u --v: A = UΣVᴴ", false, []string{"out", "u", "v"}, 0, false, 7},
	{"det", "the determinant", false, nil, 0, true, 2.5},
	{"cond", "an estimate of the condition number in the 1-norm", false, nil, 0, true, 2.5},
	{"norm", "the norms", false, nil, 0, false, 0.25},
}

type matOptions struct {
	matrixFlags
	operation string
	exact     bool
}

func matCommand() *cobra.Command {
	o := matOptions{matrixFlags: matrixFlags{outs: []*result{
		{flag: "out", usage: "write the result to this `file`"},
		{flag: "l", usage: "write the lower triangle L to this `file`"},
		{flag: "u", usage: "write U to this `file`"},
		{flag: "d", usage: "write D to this `file`"},
		{flag: "p", usage: "lu, ldl: write to this `file`, as float64, which row of A row i of PA is"},
		{flag: "q", usage: "write Q to this `file`"},
		{flag: "r", usage: "write R to this `file`"},
		{flag: "v", usage: "write V to this `file`: its columns are vectors"},
	}}}
	var names []string
	var list strings.Builder
	for _, op := range matOperations {
		names = append(names, op.name)
		fmt.Fprintf(&list, "  %-10s %s\n", op.name, op.about)
	}
	cmd := &cobra.Command{
		Use:   "mat OPERATION",
		Short: "products, factors, eigenvalues of your own matrices",
		Long: `mat reads a matrix A, and B for a product, and computes one of

` + list.String() + `
What is not asked for as a file is not written; values without --out are printed with
all of their digits. Eigenvalues are in ascending order where A is symmetric or
Hermitian, and else complex, in no order; singular values descend.

` + matrixForms,
		Example: `  limb mat mul --a testdata/A.csv --b testdata/A.csv --out C.npy
  limb mat lu --a testdata/A.csv --l L.npy --u U.npy --p p.npy
  limb mat eig --a testdata/A.csv --type QD
  limb mat cond --a testdata/A.mtx --json`,
		ValidArgs: names,
		Args:      one("operation", names...),
		RunE: func(cmd *cobra.Command, args []string) error {
			if o.operation = args[0]; !slices.Contains(names, o.operation) {
				return unknown("operation", o.operation, names)
			}
			inputs, err := o.check(cmd)
			if err != nil {
				return err
			}
			o.claim = claims(cmd.ErrOrStderr())
			return o.answer(cmd, func(show shower) (*matrixResult, error) { return o.run(inputs, show) })
		},
	}
	f := flagsOf(cmd)
	o.declare(f)
	f.BoolVar(&o.exact, "exact", false, "mul: of real matrices, each element the exact sum of products, rounded once")
	return cmd
}

// check checks what the flags say, and returns the files to read.
func (o *matOptions) check(cmd *cobra.Command) ([]*input, error) {
	i := slices.IndexFunc(matOperations, func(op matOperation) bool { return op.name == o.operation })
	op := matOperations[i]
	o.a.fits, o.b.fits = op.fits, isMatrix
	inputs := []*input{&o.a}
	if op.b {
		inputs = append(inputs, &o.b)
	} else if cmd.Flags().Changed("b") || cmd.Flags().Changed("b-as") {
		return nil, usagef("--b goes with mul")
	}
	if o.exact && o.operation != "mul" {
		return nil, usagef("--exact goes with mul")
	}
	named := 0
	for _, out := range o.outs {
		switch {
		case out.path == "":
		case !slices.Contains(op.outs, out.flag):
			return nil, usagef("%s has no --%s", op.name, out.flag)
		default:
			named++
		}
	}
	if named < op.need {
		return nil, missing(op.outs...)
	}
	return inputs, o.matrixFlags.check(inputs...)
}

// isMatrix reports whether an array can be a matrix or a vector.
func isMatrix(_ file.Form, shape []int) bool { return len(shape) == 1 || len(shape) == 2 }

// fits reports whether A can be of this shape. With one row it cannot be told by that: a number
// of two parts may be meant.
func (op matOperation) fits(f file.Form, shape []int) bool {
	square := len(shape) == 2 && shape[0] == shape[1] || len(shape) > 0 && shape[0] == 1
	return isMatrix(f, shape) && (square || !op.square)
}

// run reads, computes and writes.
func (o *matOptions) run(inputs []*input, show func(done float64, what string)) (*matrixResult, error) {
	r := &matrixResult{Schema: report.Schema, Kind: "mat", Operation: o.operation}
	part := inParts(show)
	if err := o.read(r, inputs, part(0, 0.3, "reading")); err != nil {
		return nil, err
	}
	if o.operation != "mul" || o.exact {
		if err := o.finite(inputs); err != nil {
			return nil, err
		}
	}
	if o.complex && o.exact {
		return nil, fmt.Errorf("%s: --exact takes real numbers, but there are complex ones", o.a.path)
	}
	if err := o.need(); err != nil {
		return nil, err
	}
	o.show(part(0.3, 0.7, o.operation))
	start := time.Now()
	if err := works[r.Type].operate(o, r); err != nil {
		return nil, err
	}
	r.Compute = time.Since(start).Nanoseconds()
	return r, o.write(r, part(0.7, 1, "writing"))
}

// need claims the memory of the operation.
func (o *matOptions) need() error {
	op := matOperations[slices.IndexFunc(matOperations, func(op matOperation) bool { return op.name == o.operation })]
	factor := op.memory
	if o.exact {
		factor = exactMemory
	}
	if a := o.operands[0]; op.square && a.Shape[0] != columnsOf(a) {
		return nil // which is an error
	}
	if o.operation != "mul" {
		return o.matrices(o.operation, factor)
	}
	a, b := o.operands[0], o.operands[1]
	if columnsOf(a) != b.Shape[0] {
		return nil
	}
	return o.matrices("a product of "+o.a.path+" and "+o.b.path, factor, [2]int{a.Shape[0], columnsOf(b)})
}

// exactMemory is what an exact product takes, in matrices of A's size.
const exactMemory = 13

func (workIn[R, C]) operate(o *matOptions, r *matrixResult) error {
	switch {
	case o.exact:
		return exactProduct[R](o, r)
	case o.operation == "eig" && o.complex:
		return eigen[C, C, R](o, r)
	case o.operation == "eig":
		return eigen[R, C, R](o, r)
	case o.complex:
		return general[C](o, r)
	}
	return general[R](o, r)
}

// values keeps values for --out, or for the text.
func values[N mat.Number[N]](o *matOptions, r *matrixResult, name string, list []N) error {
	if o.result("out").path != "" {
		return put(&o.matrixFlags, "out", mat.NewDense(len(list), 1, list), 1)
	}
	for i, v := range list {
		r.Numbers = append(r.Numbers, namedNumber{fmt.Sprintf("%s %d", name, i), v.String()})
	}
	return nil
}

// matrices keeps those whose files are named.
func matrices[N mat.Number[N]](o *matOptions, of map[string]func() (*mat.Dense[N], error)) error {
	for _, out := range o.outs {
		make := of[out.flag]
		if make == nil || out.path == "" {
			continue
		}
		x, err := make()
		if err != nil {
			return explain(o.a.path, err)
		}
		if err := put(&o.matrixFlags, out.flag, x, 2); err != nil {
			return err
		}
	}
	return nil
}

// sure is a matrix that is there.
func sure[N mat.Number[N]](f func() *mat.Dense[N]) func() (*mat.Dense[N], error) {
	return func() (*mat.Dense[N], error) { return f(), nil }
}

// general does what there is for real and complex numbers.
func general[N mat.Number[N]](o *matOptions, r *matrixResult) error {
	a, err := dense[N](o.operands[0], formOf[N](&o.matrixFlags), o.a.path)
	if err != nil {
		return err
	}
	x := new(mat.Dense[N])
	switch o.operation {
	case "mul":
		b, err := dense[N](o.operands[1], formOf[N](&o.matrixFlags), o.b.path)
		if err == nil {
			err = explain(o.a.path, byRows(o, x, a, b, (*mat.Dense[N]).Mul))
		}
		if err != nil {
			return err
		}
		return put(&o.matrixFlags, "out", x, len(o.operands[1].Shape))
	case "inverse":
		f := mat.LU[N]{Progress: o.progress}
		if err := f.Factorize(a); err != nil {
			return explain(o.a.path, err)
		}
		if err := f.InverseTo(x); err != nil {
			return explain(o.a.path, err)
		}
		c, err := f.Cond()
		if err != nil {
			return explain(o.a.path, err)
		}
		o.trust(r, "the inverse", a.Rows, c)
		return put(&o.matrixFlags, "out", x, 2)
	case "cholesky":
		f := mat.Cholesky[N]{Progress: o.progress}
		if err := f.Factorize(a); err != nil {
			return explain(o.a.path, err)
		}
		if at := skew(a); at != "" {
			r.Notes = append(r.Notes, fmt.Sprintf("A is not symmetric, as at %s: its lower triangle alone was read", at))
		}
		return matrices(o, map[string]func() (*mat.Dense[N], error){"l": sure(f.L)})
	case "lu":
		f := mat.LU[N]{Progress: o.progress}
		if err := f.Factorize(a); err != nil {
			return explain(o.a.path, err)
		}
		rows(o, f.Pivot())
		return matrices(o, map[string]func() (*mat.Dense[N], error){"l": sure(f.L), "u": sure(f.U)})
	case "ldl":
		if at := skew(a); a.Rows == a.Cols && at != "" {
			r.Notes = append(r.Notes, fmt.Sprintf("A is not symmetric, as at %s: its lower triangle alone was read", at))
		}
		f := mat.LDL[N]{Progress: o.progress}
		if err := f.Factorize(a); err != nil {
			return explain(o.a.path, err)
		}
		positive, negative, zero := f.Inertia()
		for _, n := range []struct {
			name string
			n    int
		}{{"positive eigenvalues", positive}, {"negative eigenvalues", negative}, {"zero eigenvalues", zero}} {
			r.Numbers = append(r.Numbers, namedNumber{n.name, strconv.Itoa(n.n)})
		}
		rows(o, f.Pivot())
		return matrices(o, map[string]func() (*mat.Dense[N], error){"l": sure(f.L), "d": sure(f.D)})
	case "qr":
		f := mat.QR[N]{Progress: o.progress}
		if err := f.Factorize(a); err != nil {
			return explain(o.a.path, err)
		}
		return matrices(o, map[string]func() (*mat.Dense[N], error){"q": f.Q, "r": sure(f.R)})
	case "svd":
		f := mat.SVD[N]{Progress: o.progress}
		if err := f.Factorize(a); err != nil {
			return explain(o.a.path, err)
		}
		if err := values(o, r, "singular value", f.Values()); err != nil {
			return err
		}
		return matrices(o, map[string]func() (*mat.Dense[N], error){"u": sure(f.U), "v": sure(f.V)})
	case "norm":
		for _, n := range []struct {
			name  string
			value N
		}{{"1", mat.Norm1(a)}, {"infinity", mat.NormInf(a)}, {"largest element", mat.NormMax(a)}, {"Frobenius", mat.NormFrobenius(a)}} {
			r.Numbers = append(r.Numbers, namedNumber{n.name, n.value.String()})
		}
	case "det":
		f := mat.LU[N]{Progress: o.progress}
		if err := f.Factorize(a); errors.Is(err, mat.ErrSingular) {
			var zero N
			r.Numbers, r.Condition = []namedNumber{{"determinant", zero.String()}}, report.Number(math.Inf(1))
			r.Notes = append(r.Notes, strings.TrimPrefix(err.Error(), "mat: lu: "))
			return nil
		} else if err != nil {
			return explain(o.a.path, err)
		}
		c, err := f.Cond()
		if err != nil {
			c = math.Inf(1) // the inverse overflows
		}
		o.trust(r, "the determinant", a.Rows, c)
		d := f.Det()
		log, sign := f.LogDet()
		r.Numbers = []namedNumber{{"determinant", d.String()}}
		if (d.IsZero() || d.IsInf()) && !sign.IsZero() {
			r.Numbers = append(r.Numbers, namedNumber{"ln |determinant|", log.String()}, namedNumber{"sign", sign.String()})
			o.doubt(r, "the determinant is beyond the range of "+r.Type+": its logarithm is not")
		}
	case "cond":
		c, err := mat.Cond(a)
		if err != nil {
			return explain(o.a.path, err)
		}
		r.Condition = report.Number(c)
	}
	return nil
}

// byRows sets x to ab, some rows after the others, which have the bits of the whole.
func byRows[N mat.Number[N]](o *matOptions, x, a, b *mat.Dense[N], multiply func(x, a, b *mat.Dense[N]) error) error {
	const some = 256
	if a.Rows <= some || a.Cols != b.Rows {
		return multiply(x, a, b)
	}
	*x = *mat.NewDense[N](a.Rows, b.Cols, nil)
	for i := 0; i < a.Rows; i += some {
		to := min(i+some, a.Rows)
		if err := multiply(x.Slice(i, to, 0, x.Cols), a.Slice(i, to, 0, a.Cols), b); err != nil {
			return err
		}
		if err := o.progress(float64(to) / float64(a.Rows)); err != nil {
			return err
		}
	}
	return nil
}

// rows keeps which rows of A are where, for --p.
func rows(o *matOptions, pivot []int) {
	if o.result("p").path == "" {
		return
	}
	list := &file.Array{Form: file.Forms[1], Shape: []int{len(pivot)}}
	for _, p := range pivot {
		list.Limbs = append(list.Limbs, float64(p))
	}
	o.result("p").array = list
}

// exactProduct multiplies, each element rounded once.
func exactProduct[R limb.Real[R]](o *matOptions, r *matrixResult) error {
	a, err := dense[R](o.operands[0], o.kind, o.a.path)
	if err != nil {
		return err
	}
	x := new(mat.Dense[R])
	b, err := dense[R](o.operands[1], o.kind, o.b.path)
	if err == nil {
		err = explain(o.a.path, byRows(o, x, a, b, mat.MulExact[R]))
	}
	if err != nil {
		return err
	}
	r.Method = "exact sums"
	return put(&o.matrixFlags, "out", x, len(o.operands[1].Shape))
}

// eigen computes eigenvalues and vectors: those of a symmetric or Hermitian matrix in its own
// numbers N, those of any other in complex ones.
func eigen[N mat.Number[N], C limb.Complex[C, R], R limb.Real[R]](o *matOptions, r *matrixResult) error {
	a, err := dense[N](o.operands[0], formOf[N](&o.matrixFlags), o.a.path)
	if err != nil {
		return err
	}
	if a.Rows == a.Cols && skew(a) == "" {
		f := mat.EigenSym[N]{Progress: o.progress}
		if err := f.Factorize(a); err != nil {
			return explain(o.a.path, err)
		}
		definite := mat.Cholesky[N]{}
		if a.Rows > 0 {
			o.spectrumTrust(r, magnitudesOf(o, f.Values()), 4, 1, definite.Factorize(a) == nil)
		}
		return spectrum(o, r, f.Values(), f.Vectors)
	}
	c, err := dense[C](o.operands[0], o.kind.Of(true), o.a.path)
	if err != nil {
		return err
	}
	f := mat.Eigen[C, R]{Progress: o.progress}
	if err := f.Factorize(c); err != nil {
		return explain(o.a.path, err)
	}
	if c.Rows > 0 {
		right, left, worst := f.Vectors(), f.LeftVectors(), 1.0
		for k := range c.Rows {
			var s C
			for i := range c.Rows {
				s = s.Add(left.At(i, k).Conj().Mul(right.At(i, k)))
			}
			worst = math.Max(worst, 1/s.Abs().Float64())
		}
		o.spectrumTrust(r, magnitudesOf(o, f.Values()), 10, worst, false)
	}
	return spectrum(o, r, f.Values(), f.Vectors)
}

// magnitudesOf returns the sizes of numbers.
func magnitudesOf[N mat.Number[N]](o *matOptions, list []N) (sizes []float64) {
	for _, x := range list {
		size := mat.NormMax(mat.NewDense(1, 1, []N{x}))
		a, err := file.FromNumbers([]N{size}, formOf[N](&o.matrixFlags), formOf[N](&o.matrixFlags), []int{1})
		if err != nil {
			return nil
		}
		sizes = append(sizes, magnitudes(a)[0])
	}
	return sizes
}

// spectrumTrust keeps the condition number of the worst eigenvalue, and how far eigenvalues of these sizes may be off: factor
// nε times the norm of A and that. Those of a definite matrix are right in their own digits, so that this is no doubt.
func (o *matOptions) spectrumTrust(r *matrixResult, sizes []float64, factor, condition float64, definite bool) {
	a := o.operands[0]
	sum := 0.0
	for _, v := range magnitudes(a) {
		sum = math.Hypot(sum, v)
	}
	r.Condition = report.Number(condition)
	r.Absolute = report.Number(factor * float64(len(sizes)) * o.epsilon() * sum * condition)
	none := 0
	for _, s := range sizes {
		if s <= float64(r.Absolute) && sum > 0 {
			none++
		}
	}
	if none > 0 && !definite {
		o.doubt(r, fmt.Sprintf("%d of %d eigenvalues are as small as their errors may be: no digit of them is sure%s", none, len(sizes), map[bool]string{false: ": say --type QD"}[o.kind.Name == "QD"]))
	}
}

// spectrum keeps eigenvalues, and the vectors for --v.
func spectrum[N mat.Number[N]](o *matOptions, r *matrixResult, found []N, vectors func() *mat.Dense[N]) error {
	if err := values(o, r, "eigenvalue", found); err != nil {
		return err
	}
	return matrices(o, map[string]func() (*mat.Dense[N], error){"v": sure(vectors)})
}
