package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/file"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/mat"
)

// A matOperation is one of limb mat's.
type matOperation struct {
	name, about string
	b           bool     // it takes --b: eig, where it is there
	outs        []string // flags of its results
	need        int      // how many of these must be there, at least
	square      bool     // A must be
	memory      float64  // that it takes, in matrices of A's size, results among them
}

var matOperations = []matOperation{
	{"mul", "--out AB; with --exact each element is rounded once", true, []string{"out"}, 0, false, 1.5},
	{"inverse", "--out the inverse of A", false, []string{"out"}, 1, true, 4.5},
	{"lu", "--l --u --p  of a square A: PA = LU, p names A's rows", false, []string{"l", "u", "p"}, 1, true, 4},
	{"cholesky", "--l of a positive definite A: A = LLᴴ", false, []string{"l"}, 1, true, 5},
	{"ldl", "--l --d --p of a symmetric or Hermitian A: PAPᵀ = LDLᴴ", false, []string{"l", "d", "p"}, 0, true, 4},
	{"qr", "--q --r: A = QR", false, []string{"q", "r"}, 1, false, 8},
	{"eig", "--out eigenvalues, --v eigenvectors; with --b of Ax = λBx", false, []string{"out", "v"}, 0, true, 12},
	{"schur", "--t --z: A = ZTZᴴ, --out eigenvalues; T of a real A has real blocks", false, []string{"out", "t", "z"}, 0, true, 6},
	{"svd", "--out singular values, --u --v: A = UΣVᴴ", false, []string{"out", "u", "v"}, 0, false, 7},
	{"pinv", "--out the pseudo-inverse of A, of any shape and rank", false, []string{"out"}, 1, false, 9},
	{"rank", "how many singular values are more than --rcond of the largest", false, nil, 0, false, 4},
	{"roots", "of Σ aₖxᵏ, a₀ first, from --a or as arguments; --out the roots", false, []string{"out"}, 0, false, 9},
	{"det", "the determinant", false, nil, 0, true, 2.5},
	{"logdet", "the logarithm of its absolute value, and its sign", false, nil, 0, true, 2.5},
	{"cond", "an estimate of the condition number in the 1-norm", false, nil, 0, true, 2.5},
	{"norm", "the norms", false, nil, 0, false, 0.25},
}

type matOptions struct {
	matrixFlags
	op    matOperation
	exact bool
	rcond float64
}

func matCommand() *cobra.Command {
	o := matOptions{matrixFlags: matrixFlags{outs: []*result{
		{flag: "out", usage: "write the result to this `file`, or - for standard output"},
		{flag: "l", usage: "write the lower triangle L to this `file`"},
		{flag: "u", usage: "write U to this `file`"},
		{flag: "d", usage: "write D to this `file`"},
		{flag: "p", usage: "lu, ldl: write to this `file`, as float64, which row of A row i of PA is"},
		{flag: "q", usage: "write Q to this `file`"},
		{flag: "r", usage: "write R to this `file`"},
		{flag: "v", usage: "write V to this `file`: its columns are vectors"},
		{flag: "t", usage: "write the triangle T to this `file`"},
		{flag: "z", usage: "write the unitary Z to this `file`"},
	}}}
	var names []string
	var list strings.Builder
	for _, op := range matOperations {
		names = append(names, op.name)
		fmt.Fprintf(&list, "  %-10s %s\n", op.name, op.about)
	}
	cmd := &cobra.Command{
		Use:   "mat OPERATION [COEFFICIENT...]",
		Short: "compute products, factors, eigenvalues of your own matrices",
		Long: `mat reads a matrix A, and B for a product or for Ax = λBx, and computes one of

` + list.String() + `
Only the files that you name are written; without --out values are printed with all
digits. Eigenvalues are in ascending order if A is symmetric or Hermitian, else complex,
in no order; of Ax = λBx they ascend if B is positive definite too, and are infinite where
B is singular. Singular values descend. Each root has a bound of its error; roots that the
bounds do not tell apart are a cluster. Roots of real coefficients are real or conjugate
pairs. Write -- before negative arguments.

` + matrixForms,
		Example: `  limb mat mul --a testdata/A.csv --b testdata/A.csv --out C.npy
  limb mat lu --a testdata/A.csv --l L.npy --u U.npy --p p.npy
  limb mat eig --a testdata/A.csv --type QD
  limb mat eig --a testdata/A.csv --b testdata/A.csv
  limb mat schur --a testdata/A.csv --t T.npy --z Z.npy
  limb mat roots -- 6 -5 1
  limb mat cond --a testdata/A.mtx --json`,
		ValidArgs: names,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 && args[0] == "roots" {
				return nil
			}
			return one("operation", names...)(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			i := slices.Index(names, args[0])
			if i < 0 {
				return unknown("operation", args[0], names)
			}
			o.op = matOperations[i]
			if o.op.name == "roots" && len(args) == 1 && o.a.path == "" {
				return usagef("roots of which polynomial? Give its coefficients, a₀ first, as in limb mat roots -- 6 -5 1, or a file with --a")
			}
			if args = args[1:]; len(args) > 0 {
				if o.a.path != "" {
					return usagef("roots takes coefficients from --a or as arguments, not both")
				}
				o.a.path, o.a.line = "arguments", strings.Join(args, ",")
			}
			if err := o.check(cmd); err != nil {
				return err
			}
			r := &matrixResult{Form: report.Of("mat"), Operation: o.op.name}
			return o.answer(cmd, r, o.prepare, func() error {
				return o.shaped(func() error { return workOf(r.Type).operate(&o, r) })
			})
		},
	}
	cmd.SetFlagErrorFunc(flagError("coefficients, of which one begins with -, come after --"))
	f := flagsOf(cmd)
	o.declare(f)
	f.BoolVar(&o.exact, "exact", false, "mul: round each element once, of real matrices")
	f.Float64Var(&o.rcond, "rcond", 0, "rank, pinv: singular values count that are more than so much of the largest (default 4nε)")
	return cmd
}

// check checks what the flags say.
func (o *matOptions) check(cmd *cobra.Command) error {
	o.a.fits, o.b.fits = o.op.fits, isMatrix
	inputs, b := []*input{&o.a}, cmd.Flags().Changed("b") || cmd.Flags().Changed("b-as")
	if o.op.name == "eig" && b {
		o.op.b, o.op.memory, o.b.fits = true, 30, o.op.fits
	}
	if o.op.b {
		inputs = append(inputs, &o.b)
	} else if b {
		return usagef("--b goes with mul and eig, and %s takes A alone: leave it out", o.op.name)
	}
	if o.exact && o.op.name != "mul" {
		return usagef("--exact goes with mul, not with %s: leave it out", o.op.name)
	}
	if cmd.Flags().Changed("rcond") {
		switch {
		case o.op.name != "rank" && o.op.name != "pinv":
			return usagef("--rcond goes with rank and pinv, not with %s: leave it out", o.op.name)
		case !(o.rcond > 0 && o.rcond < 1):
			return usagef("--rcond is %v: it must be between 0 and 1", o.rcond)
		}
	}
	named := 0
	for _, out := range o.outs {
		switch {
		case out.path == "":
		case !slices.Contains(o.op.outs, out.flag):
			if len(o.op.outs) == 0 {
				return usagef("%s prints its result and writes no file: leave --%s out", o.op.name, out.flag)
			}
			return usagef("%s writes no --%s: it has --%s", o.op.name, out.flag, strings.Join(o.op.outs, ", --"))
		default:
			named++
		}
	}
	if named < o.op.need {
		return missing(o.op.outs...)
	}
	return o.matrixFlags.check(inputs...)
}

// isMatrix reports whether an array can be a matrix or a vector.
func isMatrix(_ file.Form, shape []int) bool { return len(shape) == 1 || len(shape) == 2 }

// fits reports whether A can be of this shape. With one row it cannot be told by that: a number
// of two parts may be meant.
func (op matOperation) fits(f file.Form, shape []int) bool {
	if f.Complex && len(shape) == 1 && slices.Contains([]string{"qr", "svd", "pinv", "rank"}, op.name) {
		return false // two columns are no column of complex numbers, of which these tell little
	}
	if op.name == "roots" && len(shape) == 2 && slices.Min(shape) > 1 {
		return false
	}
	square := len(shape) == 2 && shape[0] == shape[1] || len(shape) > 0 && shape[0] == 1
	return isMatrix(f, shape) && (square || !op.square)
}

// prepare checks what is read, and claims the memory of the operation.
func (o *matOptions) prepare() (what string, err error) {
	if !o.op.b || o.exact {
		if err := o.finite(); err != nil {
			return "", err
		}
	}
	if o.complex && o.exact {
		return "", fmt.Errorf("%s: --exact takes real numbers, but there are complex ones: leave --exact out", o.a.path)
	}
	factor := o.op.memory
	if o.exact {
		factor = exactMemory
	}
	a, b := o.operands[0], o.operands[len(o.operands)-1]
	switch {
	case o.op.square && a.Shape[0] != columnsOf(a), o.op.b && columnsOf(a) != b.Shape[0]: // which is an error
	case o.op.b && !o.op.square:
		err = o.matrices("a product of "+o.a.path+" and "+o.b.path, factor, [2]int{a.Shape[0], columnsOf(b)})
	default:
		err = o.matrices(o.op.name, factor)
	}
	return o.op.name, err
}

// exactMemory is what an exact product takes, in matrices of A's size.
const exactMemory = 13

func (workIn[R, C]) operate(o *matOptions, r *matrixResult) error {
	switch {
	case o.exact:
		r.Method = "exact sums"
		return product(o, r, mat.MulExact[R])
	case o.op.name == "eig" && o.op.b && o.complex:
		return pencil(o, r, (*mat.GeneralizedEigen[C, R]).FactorizeContext)
	case o.op.name == "eig" && o.op.b:
		return pencil(o, r, (*mat.GeneralizedEigen[C, R]).FactorizeRealContext)
	case o.op.name == "eig" && o.complex:
		return eigen[C, C, R](o, r)
	case o.op.name == "eig":
		return eigen[R, C, R](o, r)
	case o.op.name == "roots" && o.complex:
		return roots(o, r, mat.RootsContext[C, R])
	case o.op.name == "roots":
		return roots(o, r, mat.RootsRealContext[C, R])
	case o.op.name == "schur" && o.complex:
		return schur[C, C, R](o, r, new(mat.Schur[C, R]))
	case o.op.name == "schur":
		return schur[R, C, R](o, r, new(mat.RealSchur[C, R]))
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
		r.number(fmt.Sprintf("%s %d", name, i), v.String())
	}
	return nil
}

// matricesBy are matrices by the flags of their files.
type matricesBy[N mat.Number[N]] map[string]func() *mat.Dense[N]

// matrices keeps those whose files are named.
func matrices[N mat.Number[N]](o *matOptions, of matricesBy[N]) error {
	for _, out := range o.outs {
		if make := of[out.flag]; make != nil && out.path != "" {
			if err := put(&o.matrixFlags, out.flag, make(), 2); err != nil {
				return err
			}
		}
	}
	return nil
}

// general does what there is for real and complex numbers.
func general[N mat.Number[N]](o *matOptions, r *matrixResult) error {
	if o.op.b {
		return product(o, r, func(x, a, b *mat.Dense[N]) error {
			x.Mul(a, b)
			return nil
		})
	}
	a, err := operand[N](&o.matrixFlags, 0)
	if err != nil {
		return err
	}
	var singular []N
	var made matricesBy[N]
	lu := mat.LU[N]{}
	switch o.op.name {
	case "inverse":
		x, c := new(mat.Dense[N]), 0.0
		if err = lu.FactorizeContext(o.ctx, a); err == nil {
			err = lu.InverseTo(x)
		}
		if err == nil {
			c, err = lu.Cond()
		}
		if err == nil {
			o.trust(r, "the inverse", a.Rows, c)
			made = matricesBy[N]{"out": func() *mat.Dense[N] { return x }}
		}
	case "cholesky":
		f := mat.Cholesky[N]{}
		if err = f.FactorizeContext(o.ctx, a); err == nil {
			triangle(r, a)
			made = matricesBy[N]{"l": f.L}
		}
	case "lu":
		if err = lu.FactorizeContext(o.ctx, a); err == nil {
			rows(o, lu.Pivot())
			made = matricesBy[N]{"l": lu.L, "u": lu.U}
		}
	case "ldl":
		f := mat.LDL[N]{}
		if err = f.FactorizeContext(o.ctx, a); err == nil {
			triangle(r, a)
			positive, negative, zero := f.Inertia()
			r.number("positive eigenvalues", strconv.Itoa(positive))
			r.number("negative eigenvalues", strconv.Itoa(negative))
			r.number("zero eigenvalues", strconv.Itoa(zero))
			rows(o, f.Pivot())
			made = matricesBy[N]{"l": f.L, "d": f.D}
		}
	case "qr":
		f, q := mat.QR[N]{}, new(mat.Dense[N])
		if err = f.FactorizeContext(o.ctx, a); err == nil && o.result("q").path != "" {
			q = f.Q()
		}
		made = matricesBy[N]{"q": func() *mat.Dense[N] { return q }, "r": f.R}
	case "svd":
		f := mat.SVD[N]{}
		if err = f.FactorizeContext(o.ctx, a); err == nil {
			singular, made = f.Values(), matricesBy[N]{"u": f.U, "v": f.V}
		}
	case "pinv":
		x := new(mat.Dense[N])
		err = x.PseudoInverse(a, o.rcond)
		made = matricesBy[N]{"out": func() *mat.Dense[N] { return x }}
	case "rank":
		err = rank(o, r, a)
	case "logdet":
		var log, sign N
		log, sign, err = mat.LogDet(a)
		r.number("ln |determinant|", log.String())
		r.number("sign", sign.String())
	case "norm":
		r.number("1", mat.Norm1(a).String())
		r.number("infinity", mat.NormInf(a).String())
		r.number("largest element", mat.NormMax(a).String())
		r.number("Frobenius", mat.NormFrobenius(a).String())
	case "det":
		if err = lu.FactorizeContext(o.ctx, a); err == nil {
			determinant(o, r, &lu, a.Rows)
		} else if errors.Is(err, mat.ErrSingular) {
			var zero N
			r.number("determinant", zero.String())
			r.Condition = report.Figure(math.Inf(1))
			r.Notes = append(r.Notes, strings.TrimPrefix(err.Error(), "mat: lu: "))
			err = nil
		}
	case "cond":
		var c float64
		c, err = mat.Cond(a)
		r.Condition = report.Figure(c)
	}
	if err != nil {
		return explain(o.a.path, err)
	}
	if singular != nil {
		err = values(o, r, "singular value", singular)
	}
	if err != nil {
		return err
	}
	return matrices(o, made)
}

// rank keeps that of a, and the singular values on both sides of the gap, and notes where rounding errors of the file count.
func rank[N mat.Number[N]](o *matOptions, r *matrixResult, a *mat.Dense[N]) error {
	values, err := mat.SingularValues(a)
	if err != nil {
		return err
	}
	rank := mat.RankOf(values, a.Rows, a.Cols, o.rcond)
	r.number("rank", strconv.Itoa(rank))
	for i := max(0, rank-1); i < min(rank+1, len(values)); i++ {
		r.number(fmt.Sprintf("singular value %d", i), values[i].String())
	}
	f := o.operands[0].Form
	if f.Limbs > 1 || rank == 0 {
		return nil
	}
	sizes, err := sizesOf(&o.matrixFlags, values)
	if err != nil {
		return err
	}
	noise := float64(max(a.Rows, a.Cols)) * map[int]float64{32: 0x1p-23, 64: 0x1p-52}[f.Bits]
	if sizes[rank-1] <= noise*sizes[0] && o.rcond == 0 {
		o.doubt(r, fmt.Sprintf("rounding errors of the file's %s count here: a singular value that counts is below %.1e of the largest: --rcond %.1[2]e leaves it out", f.Name, 1.05*noise))
	}
	return nil
}

// determinant keeps that of a matrix with these factors, and where it is beyond the range its logarithm.
func determinant[N mat.Number[N]](o *matOptions, r *matrixResult, f *mat.LU[N], rows int) {
	c, err := f.Cond()
	if err != nil {
		c = math.Inf(1) // the inverse overflows
	}
	o.trust(r, "the determinant", rows, c)
	d := f.Det()
	log, sign := f.LogDet()
	r.number("determinant", d.String())
	if (d.IsZero() || d.IsInf()) && !sign.IsZero() {
		r.number("ln |determinant|", log.String())
		r.number("sign", sign.String())
		o.doubt(r, "the determinant is beyond the range of "+r.Type+": its logarithm is not")
	}
}

// product multiplies.
func product[N mat.Number[N]](o *matOptions, r *matrixResult, multiply func(x, a, b *mat.Dense[N]) error) error {
	a, b, err := operandsOf[N](&o.matrixFlags)
	if err != nil {
		return err
	}
	x := new(mat.Dense[N])
	if err := byRows(o, x, a, b, multiply); err != nil {
		return explain(o.a.path, err)
	}
	if o.result("out").path != "" {
		return putLikeB(&o.matrixFlags, x)
	}
	for i := range x.Rows {
		for j := range x.Cols {
			r.number(fmt.Sprintf("[%d, %d]", i, j), x.At(i, j).String())
		}
	}
	return nil
}

// byRows sets x to ab, some rows after the others, which have the bits of the whole.
func byRows[N mat.Number[N]](o *matOptions, x, a, b *mat.Dense[N], multiply func(x, a, b *mat.Dense[N]) error) error {
	const some = 256 // enough for all tiles and cores, and few enough for progress, and an end that is asked for, in seconds
	if a.Rows <= some || a.Cols != b.Rows {
		return multiply(x, a, b)
	}
	*x = *mat.NewDense[N](a.Rows, b.Cols, nil)
	for i := 0; i < a.Rows; i += some {
		to := min(i+some, a.Rows)
		if err := multiply(x.Slice(i, to, 0, x.Cols), a.Slice(i, to, 0, a.Cols), b); err != nil {
			return err
		}
		if err := cause.Of(o.ctx); err != nil {
			return err
		}
		o.progress(float64(to) / float64(a.Rows))
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

// eigen computes eigenvalues and vectors: those of a symmetric or Hermitian matrix in its own
// numbers N, those of any other in complex ones.
func eigen[N mat.Number[N], C limb.Complex[C, R], R limb.Real[R]](o *matOptions, r *matrixResult) error {
	a, err := operand[N](&o.matrixFlags, 0)
	if err != nil {
		return err
	}
	if a.Rows == a.Cols && skew(a) == "" {
		f := mat.EigenSym[N]{}
		if err := f.FactorizeContext(o.ctx, a); err != nil {
			return explain(o.a.path, err)
		}
		definite := mat.Cholesky[N]{}
		return spectrum(o, r, f.Values(), f.Vectors, 4, 1, a.Rows > 0 && definite.Factorize(a) == nil)
	}
	c, err := operand[C](&o.matrixFlags, 0)
	if err != nil {
		return err
	}
	f := mat.Eigen[C, R]{}
	if real, ok := any(a).(*mat.Dense[R]); ok { // in conjugate pairs
		err = f.FactorizeRealContext(o.ctx, real)
	} else {
		err = f.FactorizeContext(o.ctx, c)
	}
	if err != nil {
		return explain(o.a.path, err)
	}
	right, left, worst := f.Vectors(), f.LeftVectors(), 1.0
	for k := range c.Rows {
		var s C
		for i := range c.Rows {
			s = s.Add(left.At(i, k).Conj().Mul(right.At(i, k)))
		}
		worst = math.Max(worst, 1/s.Abs().Float64())
	}
	return spectrum(o, r, f.Values(), f.Vectors, 10, worst, false)
}

// pencil computes those of Ax = λBx: of a symmetric or Hermitian A and a positive definite B in their own numbers, those of others by
// factorize, in complex ones.
func pencil[N mat.Number[N], C limb.Complex[C, R], R limb.Real[R]](o *matOptions, r *matrixResult, factorize func(*mat.GeneralizedEigen[C, R], context.Context, *mat.Dense[N], *mat.Dense[N]) error) error {
	a, b, err := operandsOf[N](&o.matrixFlags)
	if err != nil {
		return err
	}
	if a.Rows == a.Cols && b.Rows == b.Cols && skew(a)+skew(b) == "" {
		f := mat.GeneralizedEigenSym[N]{}
		if err := f.FactorizeContext(o.ctx, a, b); err == nil {
			if err := values(o, r, "eigenvalue", f.Values()); err != nil {
				return err
			}
			return matrices(o, matricesBy[N]{"v": f.Vectors})
		} else if !errors.Is(err, mat.ErrNotPositive) {
			return explain(o.a.path, err)
		}
	}
	f := mat.GeneralizedEigen[C, R]{}
	if err := factorize(&f, o.ctx, a, b); err != nil {
		return explain(o.a.path, err)
	}
	infinite := 0
	_, beta := f.AlphaBeta()
	for _, x := range beta {
		if x.IsZero() {
			infinite++
		}
	}
	if infinite > 0 {
		r.Notes = append(r.Notes, fmt.Sprintf("%d of %d eigenvalues are infinite: B is singular, as far as %s can tell", infinite, len(beta), r.Type))
	}
	r.Condition, r.of, o.result("out").infinite = report.Figure(f.Cond()), " of the combination of A and B that is inverted", infinite > 0
	if err := values(o, r, "eigenvalue", f.Values()); err != nil {
		return err
	}
	return matrices(o, matricesBy[C]{"v": f.Vectors})
}

// schurForm is mat.Schur or mat.RealSchur, of matrices of N.
type schurForm[N mat.Number[N], C any] interface {
	FactorizeContext(ctx context.Context, a *mat.Dense[N]) error
	T() *mat.Dense[N]
	Z() *mat.Dense[N]
	Values() []C
}

func schur[N mat.Number[N], C limb.Complex[C, R], R limb.Real[R]](o *matOptions, r *matrixResult, f schurForm[N, C]) error {
	a, err := operand[N](&o.matrixFlags, 0)
	if err != nil {
		return err
	}
	if err := f.FactorizeContext(o.ctx, a); err != nil {
		return explain(o.a.path, err)
	}
	if err := values(o, r, "eigenvalue", f.Values()); err != nil {
		return err
	}
	return matrices(o, matricesBy[N]{"t": f.T, "z": f.Z})
}

// roots keeps those of a polynomial whose coefficients are A, each with its bound and its cluster.
func roots[N mat.Number[N], C limb.Complex[C, R], R limb.Real[R]](o *matOptions, r *matrixResult, find func(ctx context.Context, c []N) ([]C, []float64, error)) error {
	a, err := operand[N](&o.matrixFlags, 0)
	if err != nil {
		return err
	}
	if min(a.Rows, a.Cols) > 1 {
		return fmt.Errorf("%s is %d × %d: coefficients are one row or one column", o.a.path, a.Rows, a.Cols)
	}
	if n := len(a.Data); n > 0 && a.Data[n-1].IsZero() {
		for _, c := range a.Data {
			if !c.IsZero() {
				return fmt.Errorf("%s: the last coefficient, the leading one, is 0: leave out zeros at the end", o.a.path)
			}
		}
		return fmt.Errorf("%s: all coefficients are 0, so that every number is a root: give a polynomial, a₀ first, with a leading coefficient that is not 0", o.a.path)
	}
	list, bounds, err := find(o.ctx, a.Data)
	if errors.Is(err, mat.ErrNoConvergence) && list != nil {
		o.doubt(r, strings.TrimPrefix(err.Error(), "mat: roots: "))
	} else if err != nil {
		return explain(o.a.path, err)
	}
	for i, x := range list {
		r.number(fmt.Sprintf("root %d", i), x.String())
		bound := report.Figure(bounds[i])
		r.Numbers[i].Bound = &bound
	}
	cluster := 0
	for _, group := range mat.Clusters(list, bounds) {
		if len(group) == 1 {
			continue
		}
		cluster++
		for _, i := range group {
			r.Numbers[i].Cluster = cluster
		}
	}
	if o.result("out").path == "" {
		return nil
	}
	return put(&o.matrixFlags, "out", mat.NewDense(len(list), 1, list), 1)
}

// spectrum keeps eigenvalues, and the vectors for --v; the condition number of the worst eigenvalue, and how far they
// may be off: factor nε times the norm of A and that. Those of a definite matrix are right in their own digits, so
// that this is no doubt.
func spectrum[N mat.Number[N]](o *matOptions, r *matrixResult, found []N, vectors func() *mat.Dense[N], factor, condition float64, definite bool) error {
	if len(found) > 0 {
		sum := 0.0
		for _, v := range magnitudes(o.operands[0]) {
			sum = math.Hypot(sum, v)
		}
		r.Condition, r.of = report.Figure(condition), " of the worst eigenvalue"
		r.Absolute = report.Figure(factor * float64(len(found)) * o.epsilon() * sum * condition)
		lengths := make([]N, len(found))
		for i, x := range found {
			lengths[i] = mat.NormMax(mat.NewDense(1, 1, []N{x}))
		}
		sizes, err := sizesOf(&o.matrixFlags, lengths)
		if err != nil {
			return err
		}
		none := 0
		for _, s := range sizes {
			if s <= float64(r.Absolute) && sum > 0 {
				none++
			}
		}
		if none > 0 && !definite {
			o.doubt(r, fmt.Sprintf("%d of %d eigenvalues are as small as their errors may be: no digit of them is sure, or they are 0 (see limb mat rank)%s", none, len(sizes), map[bool]string{false: ": say --type QD"}[o.kind.Name == "QD"]))
		}
	}
	if err := values(o, r, "eigenvalue", found); err != nil {
		return err
	}
	return matrices(o, matricesBy[N]{"v": vectors})
}
