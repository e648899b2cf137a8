package main

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/file"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/mat"
)

// solveMethods are the ways to solve a system.
var solveMethods = []string{"lu", "cholesky", "qr", "refined", "cg", "gmres"}

type solveOptions struct {
	matrixFlags
	method  string
	refined bool
	tol     float64
	steps   int
	factors bool // LU does, in the type itself, what refinement cannot
}

func solveCommand() *cobra.Command {
	o := solveOptions{matrixFlags: matrixFlags{outs: []*result{{flag: "out", usage: "write the solution to this `file`, or - for standard output"}}}}
	cmd := &cobra.Command{
		Use:   "solve",
		Short: "solve your own systems of equations: .npy, .csv and .mtx files",
		Long: `solve reads a matrix A and right sides b, the columns of --b, writes the x with
Ax = b to --out, and prints the condition number of A and the residual of x.

  method     for
  lu         square matrices, real or complex: the default
  cholesky   positive definite matrices, of which it reads the lower triangle
  qr         more rows than columns: least squares, and the default there
  refined    square matrices: factors in float64 (in DD for TD, QF and QD), and
             corrects x until it is as good as after lu; prints a bound
             of the error, and fails if that is above --tol
  cg         positive definite real matrices that are large and sparse
  gmres      other real matrices that are large and sparse

` + matrixForms + `
Coordinates of a .mtx file stay a sparse matrix for cg and gmres, and are filled in
for the others.`,
		Example: `  limb solve --a testdata/A.csv --b testdata/b.csv --out x.npy
  limb solve --a testdata/A.csv --b testdata/b.csv --out x.csv --refined
  limb solve --a testdata/A.mtx --b testdata/b.csv --out x.npy --method cg`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := o.check(cmd); err != nil {
				return err
			}
			r := &matrixResult{Form: report.Of("solve")}
			err := o.answer(cmd, r, func() (string, error) { return o.prepare(r) }, func() error { return o.work(r) })
			if errors.Is(err, file.ErrLarge) && !o.a.sparse { // else it is b
				err = fmt.Errorf("%w: say --method cg, where it is positive definite, or --method gmres", err)
			}
			return err
		},
	}
	f := flagsOf(cmd)
	o.declare(f)
	f.StringVar(&o.method, "method", "", "`lu`, cholesky, qr, refined, cg or gmres (default lu, or qr where there are more rows than columns)")
	f.BoolVar(&o.refined, "refined", false, "the same as --method refined")
	f.Float64Var(&o.tol, "tol", 0, "refined: the relative error allowed in x (default 1: at least a digit); cg, gmres: the residual over b (default 2^-0.8p with the p bits of the type)")
	f.IntVar(&o.steps, "steps", 0, "cg, gmres: take at most so many `steps` (default 10 a row, and for gmres at most 500, each of which keeps a vector)")
	f.oneOf("method", "method", solveMethods...)
	f.within("steps", 1, 0)
	return cmd
}

// check checks what the flags say.
func (o *solveOptions) check(cmd *cobra.Command) error {
	if err := o.matrixFlags.check(&o.a, &o.b); err != nil {
		return err
	}
	if o.refined {
		if o.method != "" && o.method != "refined" {
			return usagef("--refined and --method %s exclude each other", o.method)
		}
		o.method = "refined"
	}
	steps := o.method == "cg" || o.method == "gmres"
	switch f := cmd.Flags(); {
	case o.outs[0].path == "":
		return missing("out")
	case f.Changed("tol") && !steps && o.method != "refined":
		return usagef("--tol goes with --method refined, cg or gmres")
	case f.Changed("steps") && !steps:
		return usagef("--steps goes with --method cg or gmres")
	case f.Changed("tol") && !(o.tol > 0 && o.tol < math.Inf(1)):
		return usagef("--tol is %v: it must be more than 0", o.tol)
	}
	o.a.sparse = steps
	o.a.fits, o.b.fits = o.fits, isMatrix
	return nil
}

// fits reports whether A can be of this form and shape: square, or with more rows than columns,
// where it is real. With one row it cannot be told by that.
func (o *solveOptions) fits(f file.Form, shape []int) bool {
	if !isMatrix(f, shape) {
		return false
	}
	rows, columns := shape[0], 1
	if len(shape) == 2 {
		columns = shape[1]
	}
	square := rows == columns || rows == 1
	return square || rows > columns && !f.Complex && (o.method == "" || o.method == "qr")
}

// methodMemory is what methods take, in matrices of A's size: factors, and copies of it.
var methodMemory = map[string]float64{"lu": 4, "cholesky": 5, "qr": 6, "refined": 4, "cg": 1.5, "gmres": 1.5}

// most returns how many steps cg and gmres take at most.
func (o *solveOptions) most(rows int) int {
	switch {
	case o.steps > 0:
		return o.steps
	case o.method == "gmres":
		return min(10*rows, 500)
	}
	return 10 * rows
}

// prepare checks what is read, chooses the method, and claims the memory of the work.
func (o *solveOptions) prepare(r *matrixResult) (what string, err error) {
	if err := o.finite(); err != nil {
		return "", err
	}
	a, b := o.operands[0], o.operands[1]
	rows, columns := a.Shape[0], columnsOf(a)
	switch {
	case b.Shape[0] != rows:
		return "", fmt.Errorf("%s has %d rows, and %s %d: a system has a right side for each equation", o.a.path, rows, o.b.path, b.Shape[0])
	case rows < columns:
		return "", fmt.Errorf("%s is %d × %d: there are fewer equations than unknowns, so that many x solve them", o.a.path, rows, columns)
	case o.method == "" && rows > columns:
		o.method = "qr"
	case o.method == "":
		o.method = "lu"
	case o.method != "qr" && rows != columns:
		return "", fmt.Errorf("%s is %d × %d, which is not square: --method %s takes square matrices: say --method qr for least squares", o.a.path, rows, columns, o.method)
	}
	if o.complex && o.method != "lu" && o.method != "cholesky" && o.method != "refined" {
		return "", fmt.Errorf("--method %s takes real numbers, but there are complex ones: say --method lu, or --refined", o.method)
	}
	r.Method = o.method
	sides := columnsOf(b)
	results := [][2]int{{columns, sides}, {rows, sides}, {rows, sides}}
	switch o.method {
	case "gmres": // keeps a vector of each step
		results = append(results, [2]int{rows, min(o.most(rows), rows) + 20})
	case "cg":
		results = append(results, [2]int{rows, 20})
	}
	if a.At != nil { // an element has a row and a column, first in a list and then in order
		results = append(results, [2]int{len(a.At), 8})
	}
	what = fmt.Sprintf("solving %d × %d by %s", rows, columns, o.method)
	return what, o.matrices(what, methodMemory[o.method], results...)
}

// work solves, and says what another method may do where this one cannot.
func (o *solveOptions) work(r *matrixResult) error {
	err := o.shaped(func() error { return workOf(r.Type).solve(o, r) })
	switch {
	case errors.Is(err, mat.ErrNotPositive):
		return fmt.Errorf("%w: say --method lu, which takes other matrices too", err)
	case errors.Is(err, mat.ErrSingular):
		return singularError{err, r.Type, o.factors}
	case err == nil && (o.method == "lu" || o.method == "cholesky") && float64(r.Condition) > 0:
		o.trust(r, "x", o.operands[0].Shape[0], float64(r.Condition))
	}
	return err
}

// A singularError says what may be done with a singular matrix: package mat names its own functions.
type singularError struct {
	error
	typ     string
	factors bool // LU does, in the type itself
}

func (e singularError) Unwrap() error { return e.error }

func (e singularError) Error() string {
	text := strings.TrimSuffix(e.error.Error(), ": SVD.SolveTo takes such matrices")
	if e.factors {
		return fmt.Sprintf("%s: say --method lu, which factors in %s itself", text, e.typ)
	}
	return text + ": the shortest x of the least residual is A⁺b: limb mat pinv computes A⁺, and limb mat mul A⁺b"
}

func (workIn[R, C]) solve(o *solveOptions, r *matrixResult) error {
	switch {
	case o.method == "refined" && o.complex:
		return refine[C](o, r)
	case o.method == "refined":
		return refine[R](o, r)
	case o.complex:
		return factorAndSolve[C](o, r)
	case o.method == "lu" || o.method == "cholesky":
		return factorAndSolve[R](o, r)
	case o.method == "cg" || o.method == "gmres":
		return iterate[R](o, r)
	}
	a, b, err := operandsOf[R](&o.matrixFlags)
	if err != nil {
		return err
	}
	x := new(mat.Dense[R])
	f := mat.QR[R]{}
	if err = f.FactorizeContext(o.ctx, a); err == nil {
		err = f.SolveTo(x, b)
	}
	if err != nil {
		return explain(o.a.path, err)
	}
	if a.Rows > a.Cols {
		return putLikeB(&o.matrixFlags, x)
	}
	return solved(o, r, byMatrix(a), x, b)
}

// refine solves by refinement.
func refine[N mat.Number[N]](o *solveOptions, r *matrixResult) error {
	a, b, err := operandsOf[N](&o.matrixFlags)
	if err != nil {
		return err
	}
	s, err := mat.SolveRefinedContext(o.ctx, a, b, o.tol)
	switch {
	case errors.Is(err, mat.ErrTolerance):
		return fmt.Errorf("%w (allow more with --tol, or compute in a longer type with --type QD)", explain(o.a.path, err))
	case err != nil:
		if errors.Is(err, mat.ErrSingular) {
			lu := mat.LU[N]{}
			o.factors = lu.FactorizeContext(o.ctx, a) == nil
		}
		return explain(o.a.path, err)
	}
	r.Steps, r.Condition, r.Bound = s.Steps, report.Figure(s.Cond), report.Figure(s.Bound)
	if s.Method == "gmres" {
		r.Notes = append(r.Notes, "the corrections come from GMRES: the condition number is beyond the shorter type")
	}
	o.given(r)
	return solved(o, r, byMatrix(a), s.X, b)
}

// factorAndSolve solves by LU or Cholesky's factorisation.
func factorAndSolve[N mat.Number[N]](o *solveOptions, r *matrixResult) error {
	a, b, err := operandsOf[N](&o.matrixFlags)
	if err != nil {
		return err
	}
	x, condition := new(mat.Dense[N]), 0.0
	if o.method == "cholesky" {
		f := &mat.Cholesky[N]{}
		if err = f.FactorizeContext(o.ctx, a); err == nil {
			triangle(r, a)
			err = f.SolveTo(x, b)
		}
		if err == nil {
			condition, err = f.Cond()
		}
	} else {
		f := &mat.LU[N]{}
		if err = f.FactorizeContext(o.ctx, a); err == nil {
			err = f.SolveTo(x, false, b)
		}
		if err == nil {
			condition, err = f.Cond()
		}
	}
	if err != nil {
		return explain(o.a.path, err)
	}
	r.Condition = report.Figure(condition)
	if len(r.Notes) > 0 { // A is not what was solved
		return putLikeB(&o.matrixFlags, x)
	}
	return solved(o, r, byMatrix(a), x, b)
}

// skew returns the place of an element that is not the conjugate of its mirror image, or "".
func skew[N mat.Number[N]](a *mat.Dense[N]) string {
	h := a.Adjoint()
	for i := range a.Rows {
		for j := range i + 1 { // the diagonal of a Hermitian matrix is real
			if !h.At(i, j).Equal(a.At(i, j)) {
				return fmt.Sprintf("[%d, %d]", i, j)
			}
		}
	}
	return ""
}

// triangle notes that A was read as symmetric, and is not.
func triangle[N mat.Number[N]](r *matrixResult, a *mat.Dense[N]) {
	if at := skew(a); at != "" {
		r.Notes = append(r.Notes, fmt.Sprintf("A is not symmetric, as at %s: its lower triangle alone was read", at))
	}
}

// iterate solves by conjugate gradients or GMRES, a column of B after the other.
func iterate[R limb.Real[R]](o *solveOptions, r *matrixResult) error {
	a := o.operands[0]
	n := a.Shape[0]
	var apply func(dst, x []R) error
	if a.At == nil {
		m, err := operand[R](&o.matrixFlags, 0)
		if err != nil {
			return err
		}
		apply = func(dst, x []R) error {
			copy(dst, mat.MulVec(m, x))
			return nil
		}
	} else {
		if n > len(a.At) {
			return fmt.Errorf("%s: %w: there are %d elements in %d rows, so that a row has none", o.a.path, mat.ErrSingular, len(a.At), n)
		}
		values, err := file.Numbers[R](a, o.kind)
		if err != nil {
			return explain(o.a.path, err)
		}
		list := make([]mat.Triplet[R], len(values))
		for k, v := range values {
			list[k] = mat.Triplet[R]{Row: a.At[k] / n, Col: a.At[k] % n, Value: v}
		}
		m, err := mat.NewCSR(n, n, list)
		if err != nil {
			return explain(o.a.path, err)
		}
		apply = func(dst, x []R) error {
			m.MulVec(dst, x)
			return nil
		}
	}
	b, err := operand[R](&o.matrixFlags, 1)
	if err != nil {
		return err
	}
	tol, most, method := cmp.Or(o.tol, math.Pow(o.epsilon(), 0.8)), o.most(n), mat.GMRESContext[R]
	if o.method == "cg" {
		method = mat.ConjugateGradientsContext[R]
	}
	// each sets the columns of dst to what of makes of those of src.
	each := func(dst, src *mat.Dense[R], of func(column []R) ([]R, error)) error {
		*dst = *mat.NewDense[R](n, src.Cols, nil)
		for j := range src.Cols {
			column, err := of(src.Slice(0, n, j, j+1).Clone().Data)
			if err != nil {
				return err
			}
			for i, v := range column {
				dst.Set(i, j, v)
			}
		}
		return nil
	}
	x := new(mat.Dense[R])
	if err := each(x, b, func(column []R) ([]R, error) {
		solution, steps, err := method(o.ctx, apply, column, tol, most)
		r.Steps += steps
		return solution, err
	}); err != nil {
		return explain(o.a.path, err)
	}
	return solved(o, r, func(y, x *mat.Dense[R]) error {
		return each(y, x, func(column []R) ([]R, error) {
			dst := make([]R, n)
			return dst, apply(dst, column)
		})
	}, x, b)
}

// byMatrix multiplies by a.
func byMatrix[N mat.Number[N]](a *mat.Dense[N]) func(y, x *mat.Dense[N]) error {
	return func(y, x *mat.Dense[N]) error {
		y.Mul(a, x)
		return nil
	}
}

// solved keeps the solution x, and tells the residual: in parts of ‖A‖‖x‖ + ‖b‖, each the largest
// norm, of all columns together.
func solved[N mat.Number[N]](o *solveOptions, r *matrixResult, multiply func(y, x *mat.Dense[N]) error, x, b *mat.Dense[N]) error {
	if err := putLikeB(&o.matrixFlags, x); err != nil {
		return err
	}
	y := new(mat.Dense[N])
	if err := multiply(y, x); err != nil {
		return err
	}
	for i, v := range y.Data {
		y.Data[i] = b.Data[i].Sub(v)
	}
	a := o.operands[0]
	sums := make([]float64, a.Shape[0])
	for k, v := range magnitudes(a) {
		if a.At != nil {
			k = a.At[k]
		}
		sums[k/(max(1, columnsOf(a)))] += v
	}
	var norms [3]float64
	for i, m := range []*mat.Dense[N]{y, x, b} {
		sizes, err := sizesOf(&o.matrixFlags, m.Data)
		if err != nil {
			return err
		}
		norms[i] = slices.Max(append(sizes, 0))
	}
	if whole := slices.Max(append(sums, 0))*norms[1] + norms[2]; whole > 0 {
		relative := report.Figure(norms[0] / whole)
		r.Residual = &relative
	}
	return nil
}

// sizesOf returns the magnitudes of numbers.
func sizesOf[N mat.Number[N]](m *matrixFlags, list []N) ([]float64, error) {
	a, err := file.FromNumbers(list, formOf[N](m), formOf[N](m), []int{len(list)})
	return magnitudes(a), err
}

// columnsOf returns the number of columns of an array with one or two axes.
func columnsOf(a *file.Array) int {
	if len(a.Shape) == 2 {
		return a.Shape[1]
	}
	return 1
}

// magnitudes returns |re| + |im| of each number that an array has, in machine precision.
func magnitudes(a *file.Array) []float64 {
	step := a.Form.Limbs
	if a.Form.Complex {
		step *= 2
	}
	list := make([]float64, 0, len(a.Limbs)/step)
	for z := range slices.Chunk(a.Limbs, step) {
		sum := 0.0
		for part := range slices.Chunk(z, a.Form.Limbs) {
			sum += math.Abs(part[0])
		}
		list = append(list, sum)
	}
	return list
}
