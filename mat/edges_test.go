package mat

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

type (
	dense     = Dense[limb.DD]
	complexes = Dense[limb.CDD]
)

// edge is a function of matrices, and what it does at the edges.
type edge struct {
	do       func(dst, a, b *dense) error // sets dst to the result
	square   bool                         // a is to be square
	one      bool                         // b is not used
	nan      bool                         // a NaN in an operand is one in the result, and no error
	silent   bool                         // there is no error, of a Dense that is no matrix either
	singular error                        // of a matrix of zeros
}

// run does it, and makes an error of shapes that do not match.
func (e edge) run(dst, a, b *dense) (err error) {
	shape := Maybe(func() { err = e.do(dst, a, b) })
	return errors.Join(shape, err)
}

// put sets dst to m.
func put(dst, m *dense) error {
	dst.assign("test", m)
	return nil
}

// number2 sets dst to a number.
func number2(dst *dense, x limb.DD, err error) error {
	return errors.Join(err, put(dst, &dense{1, 1, 1, []limb.DD{x}}))
}

func float(dst *dense, x float64, err error) error { return number2(dst, limb.NewDD(x), err) }

func vector(dst *dense, x []limb.DD, err error) error {
	return errors.Join(err, put(dst, column(x)))
}

// vectorOf returns first as a vector.
func vectorOf(m *dense) *VecDense[limb.DD] { return &VecDense[limb.DD]{*column(first(m))} }

// vectors2 is an operation on vectors.
func vectors2(do func(v, x, y *VecDense[limb.DD])) func(dst, a, b *dense) error {
	return func(dst, a, b *dense) error {
		var v VecDense[limb.DD]
		do(&v, vectorOf(a), vectorOf(b))
		return put(dst, &v.Dense)
	}
}

// first is the first column of m, a vector of no elements where it has none.
func first(m *dense) []limb.DD {
	x := make([]limb.DD, m.Rows)
	for i := range x {
		if m.Cols > 0 {
			x[i] = m.At(i, 0)
		}
	}
	return x
}

func asComplex(a *dense) *complexes {
	if !a.fits() {
		return &complexes{Rows: a.Rows, Cols: a.Cols, Stride: a.Stride}
	}
	c := NewDense[limb.CDD](a.Rows, a.Cols, nil)
	for i := range a.Rows {
		for j, x := range a.Row(i) {
			c.Set(i, j, limb.CDD{Re: x})
		}
	}
	return c
}

func realParts2(c *complexes) *dense {
	a := NewDense[limb.DD](c.Rows, c.Cols, nil)
	for i, x := range c.Data {
		a.Data[i] = x.Re
	}
	return a
}

func sparse(a *dense) (*CSR[limb.DD], error) {
	var list []Triplet[limb.DD]
	for i := range a.Rows {
		for j, x := range a.Row(i) {
			list = append(list, Triplet[limb.DD]{i, j, x})
		}
	}
	return NewCSR(a.Rows, a.Cols, list)
}

// copied is a result that is returned, in dst.
func copied(dst *dense, m *dense, err error) error {
	if err != nil {
		return err
	}
	return put(dst, m)
}

// factored is what methods of a factorisation are called on.
func factored[F any](factorize func(*F, *dense) error, then func(f *F, dst, b *dense) error) func(dst, a, b *dense) error {
	return func(dst, a, b *dense) error {
		f := new(F)
		if err := factorize(f, a); err != nil {
			return err
		}
		return then(f, dst, b)
	}
}

var (
	lu       = (*LU[limb.DD]).Factorize
	cholesky = (*Cholesky[limb.DD]).Factorize
	ldlt     = (*LDL[limb.DD]).Factorize
	qr       = (*QR[limb.DD]).Factorize
	eigensym = (*EigenSym[limb.DD]).Factorize
	singular = (*SVD[limb.DD]).Factorize
	quasi    = (*RealSchur[limb.CDD, limb.DD]).Factorize
	unitary  = func(f *Schur[limb.CDD, limb.DD], a *dense) error { return f.Factorize(asComplex(a)) }
	general  = func(f *Eigen[limb.CDD, limb.DD], a *dense) error { return f.Factorize(asComplex(a)) }
)

// edges has every function that takes a matrix.
var edges = map[string]edge{
	"Dense.Mul":      {do: func(dst, a, b *dense) error { dst.Mul(a, b); return nil }, nan: true},
	"Dense.MulTrans": {do: func(dst, a, b *dense) error { dst.MulTrans(a, b); return nil }, nan: true},
	"MulExact":       {do: func(dst, a, b *dense) error { return MulExact(dst, a, b) }},
	"Dense.Syrk":     {do: func(dst, a, _ *dense) error { dst.Syrk(a); return nil }, nan: true, one: true},
	"MulVec":         {do: func(dst, a, b *dense) error { return vector(dst, MulVec(a, first(b)), nil) }, nan: true},
	"MulVecTrans":    {do: func(dst, a, b *dense) error { return vector(dst, MulVecTrans(a, first(b)), nil) }, nan: true},
	"Dense.Ger": {do: func(dst, a, b *dense) error {
		m := &dense{a.Rows, a.Cols, a.Stride, slices.Clone(a.Data)}
		m.Ger(first(b), first(b))
		return put(dst, m)
	}, nan: true},
	"Dense.Add":     {do: func(dst, a, b *dense) error { dst.Add(a, b); return nil }, nan: true},
	"Dense.Sub":     {do: func(dst, a, b *dense) error { dst.Sub(a, b); return nil }, nan: true},
	"Dense.MulElem": {do: func(dst, a, b *dense) error { dst.MulElem(a, b); return nil }, nan: true},
	"Dense.Scale":   {do: func(dst, a, _ *dense) error { dst.Scale(limb.NewDD(3), a); return nil }, nan: true, one: true},
	"Dense.Apply": {do: func(dst, a, _ *dense) error {
		dst.Apply(func(i, j int, x limb.DD) limb.DD { return x.Neg() }, a)
		return nil
	}, nan: true, one: true},
	"Dense.Augment":         {do: func(dst, a, b *dense) error { dst.Augment(a, b); return nil }, nan: true},
	"Dense.Product":         {do: func(dst, a, b *dense) error { dst.Product(a, b, b); return nil }, nan: true},
	"Dense.Pow":             {do: func(dst, a, _ *dense) error { dst.Pow(a, 5); return nil }, square: true, nan: true, one: true},
	"Dense.Exp":             {do: func(dst, a, _ *dense) error { return dst.Exp(a) }, square: true, one: true},
	"Sum":                   {do: func(dst, a, _ *dense) error { return number2(dst, Sum(a), nil) }, nan: true, one: true},
	"Trace":                 {do: func(dst, a, _ *dense) error { return number2(dst, Trace(a), nil) }, square: true, nan: true, one: true},
	"Norm":                  {do: func(dst, a, _ *dense) error { return number2(dst, Norm(a, 2), nil) }, silent: true, nan: true, one: true},
	"Dot":                   {do: func(dst, a, b *dense) error { return number2(dst, Dot(vectorOf(a), vectorOf(b)), nil) }, silent: true, nan: true},
	"Inner":                 {do: func(dst, a, b *dense) error { return number2(dst, Inner(vectorOf(b), a, vectorOf(b)), nil) }, nan: true},
	"VecDense.AddVec":       {do: vectors2(func(v, x, y *VecDense[limb.DD]) { v.AddVec(x, y) }), silent: true, nan: true},
	"VecDense.SubVec":       {do: vectors2(func(v, x, y *VecDense[limb.DD]) { v.SubVec(x, y) }), silent: true, nan: true},
	"VecDense.MulElemVec":   {do: vectors2(func(v, x, y *VecDense[limb.DD]) { v.MulElemVec(x, y) }), silent: true, nan: true},
	"VecDense.ScaleVec":     {do: vectors2(func(v, x, _ *VecDense[limb.DD]) { v.ScaleVec(limb.NewDD(3), x) }), silent: true, nan: true, one: true},
	"VecDense.AddScaledVec": {do: vectors2(func(v, x, y *VecDense[limb.DD]) { v.AddScaledVec(x, limb.NewDD(3), y) }), silent: true, nan: true},
	"VecDense.MulVec": {do: func(dst, a, b *dense) error {
		v := VecDense[limb.DD]{}
		v.MulVec(a, vectorOf(b))
		return put(dst, &v.Dense)
	}, nan: true},
	"VecDense.SolveVec": {do: func(dst, a, b *dense) error {
		v := VecDense[limb.DD]{}
		err := v.SolveVec(a, vectorOf(b))
		return copied(dst, &v.Dense, err)
	}, singular: ErrSingular},
	"Dense.Transpose": {do: func(dst, a, _ *dense) error { return put(dst, a.Transpose()) }, silent: true, nan: true, one: true},
	"Dense.Adjoint":   {do: func(dst, a, _ *dense) error { return put(dst, a.Adjoint()) }, silent: true, nan: true, one: true},
	"Dense.Clone":     {do: func(dst, a, _ *dense) error { return put(dst, a.Clone()) }, silent: true, nan: true, one: true},
	"Dense.Copy": {do: func(dst, a, _ *dense) error {
		m := NewDense[limb.DD](a.Rows, a.Cols, nil)
		m.Copy(a)
		return put(dst, m)
	}, silent: true, nan: true, one: true},
	"FromMatrix": {do: func(dst, a, _ *dense) error { return put(dst, FromMatrix[limb.DD](floats{a})) }, silent: true, nan: true, one: true},
	"CopyTo": {do: func(dst, a, _ *dense) error {
		m := &dense{a.Rows, a.Cols, a.Cols, make([]limb.DD, len(a.Data))}
		CopyTo(floats{m}, a)
		return put(dst, m)
	}, nan: true, one: true},
	"Norm1":         {do: func(dst, a, _ *dense) error { return number2(dst, Norm1(a), nil) }, silent: true, nan: true, one: true},
	"NormInf":       {do: func(dst, a, _ *dense) error { return number2(dst, NormInf(a), nil) }, silent: true, nan: true, one: true},
	"NormMax":       {do: func(dst, a, _ *dense) error { return number2(dst, NormMax(a), nil) }, silent: true, nan: true, one: true},
	"NormFrobenius": {do: func(dst, a, _ *dense) error { return number2(dst, NormFrobenius(a), nil) }, silent: true, nan: true, one: true},
	"NewCSR":        {do: func(dst, a, _ *dense) error { _, err := sparse(a); return copied(dst, a.Clone(), err) }, silent: true, nan: true, one: true},
	"CSR.Dense": {do: func(dst, a, _ *dense) error {
		m, err := sparse(a)
		if err != nil {
			return err
		}
		return put(dst, m.Dense())
	}, silent: true, nan: true, one: true},
	"CSR.MulVec": {do: func(dst, a, b *dense) error {
		m, err := sparse(a)
		if err != nil {
			return err
		}
		y := make([]limb.DD, a.Rows)
		m.MulVec(y, first(b))
		return vector(dst, y, nil)
	}, silent: true, nan: true},
	"Trsm":          {do: func(dst, a, b *dense) error { x := b.Clone(); return copied(dst, x, Trsm(a, Upper, x)) }, square: true, nan: true, singular: ErrSingular},
	"Trsv":          {do: func(dst, a, b *dense) error { x := first(b); return vector(dst, x, Trsv(a, Lower, x)) }, square: true, nan: true, singular: ErrSingular},
	"Dense.Solve":   {do: (*dense).Solve, singular: ErrSingular},
	"Dense.Inverse": {do: func(dst, a, _ *dense) error { return dst.Inverse(a) }, square: true, one: true, singular: ErrSingular},
	"Det":           {do: func(dst, a, _ *dense) error { x, err := Det(a); return number2(dst, x, err) }, square: true, one: true},
	"LogDet":        {do: func(dst, a, _ *dense) error { x, _, err := LogDet(a); return number2(dst, x, err) }, square: true, one: true},
	"Cond":          {do: func(dst, a, _ *dense) error { x, err := Cond(a); return float(dst, x, err) }, square: true, one: true},
	"SolveRefined": {do: func(dst, a, b *dense) error {
		s, err := SolveRefined(a, b, 0)
		if err != nil {
			return err
		}
		return put(dst, s.X)
	}, square: true, singular: ErrSingular},
	"LeastSquaresRefined": {do: func(dst, a, b *dense) error {
		s, err := LeastSquaresRefined(a, b, 0)
		if err != nil {
			return err
		}
		return put(dst, s.X)
	}, singular: ErrSingular},

	"LU.Factorize":       {do: factored(lu, func(f *LU[limb.DD], dst, b *dense) error { return put(dst, f.lu) }), square: true, one: true, singular: ErrSingular},
	"LU.L":               {do: factored(lu, func(f *LU[limb.DD], dst, b *dense) error { return put(dst, f.L()) }), square: true, one: true, singular: ErrSingular},
	"LU.U":               {do: factored(lu, func(f *LU[limb.DD], dst, b *dense) error { return put(dst, f.U()) }), square: true, one: true, singular: ErrSingular},
	"LU.Pivot":           {do: factored(lu, func(f *LU[limb.DD], dst, b *dense) error { return float(dst, float64(len(f.Pivot())), nil) }), square: true, one: true, singular: ErrSingular},
	"LU.SolveTo":         {do: factored(lu, func(f *LU[limb.DD], dst, b *dense) error { return f.SolveTo(dst, true, b) }), square: true, singular: ErrSingular},
	"LU.SolveVec":        {do: factored(lu, func(f *LU[limb.DD], dst, b *dense) error { x, err := f.SolveVec(first(b)); return vector(dst, x, err) }), square: true, singular: ErrSingular},
	"LU.LogDet":          {do: factored(lu, func(f *LU[limb.DD], dst, b *dense) error { x, _ := f.LogDet(); return number2(dst, x, nil) }), square: true, one: true, singular: ErrSingular},
	"LU.Det":             {do: factored(lu, func(f *LU[limb.DD], dst, b *dense) error { return number2(dst, f.Det(), nil) }), square: true, one: true, singular: ErrSingular},
	"LU.InverseTo":       {do: factored(lu, func(f *LU[limb.DD], dst, b *dense) error { return f.InverseTo(dst) }), square: true, one: true, singular: ErrSingular},
	"LU.Cond":            {do: factored(lu, func(f *LU[limb.DD], dst, b *dense) error { x, err := f.Cond(); return float(dst, x, err) }), square: true, one: true, singular: ErrSingular},
	"Cholesky.Factorize": {do: factored(cholesky, func(f *Cholesky[limb.DD], dst, b *dense) error { return put(dst, f.l) }), square: true, one: true, singular: ErrNotPositive},
	"Cholesky.L":         {do: factored(cholesky, func(f *Cholesky[limb.DD], dst, b *dense) error { return put(dst, f.L()) }), square: true, one: true, singular: ErrNotPositive},
	"Cholesky.SolveTo":   {do: factored(cholesky, func(f *Cholesky[limb.DD], dst, b *dense) error { return f.SolveTo(dst, b) }), square: true, singular: ErrNotPositive},
	"Cholesky.LogDet":    {do: factored(cholesky, func(f *Cholesky[limb.DD], dst, b *dense) error { x, _ := f.LogDet(); return number2(dst, x, nil) }), square: true, one: true, singular: ErrNotPositive},
	"Cholesky.Det":       {do: factored(cholesky, func(f *Cholesky[limb.DD], dst, b *dense) error { return number2(dst, f.Det(), nil) }), square: true, one: true, singular: ErrNotPositive},
	"Cholesky.Cond":      {do: factored(cholesky, func(f *Cholesky[limb.DD], dst, b *dense) error { x, err := f.Cond(); return float(dst, x, err) }), square: true, one: true, singular: ErrNotPositive},
	"LDL.Factorize":      {do: factored(ldlt, func(f *LDL[limb.DD], dst, b *dense) error { return put(dst, f.l) }), square: true, one: true},
	"LDL.L":              {do: factored(ldlt, func(f *LDL[limb.DD], dst, b *dense) error { return put(dst, f.L()) }), square: true, one: true},
	"LDL.D":              {do: factored(ldlt, func(f *LDL[limb.DD], dst, b *dense) error { return put(dst, f.D()) }), square: true, one: true},
	"LDL.Pivot":          {do: factored(ldlt, func(f *LDL[limb.DD], dst, b *dense) error { return float(dst, float64(len(f.Pivot())), nil) }), square: true, one: true},
	"LDL.Inertia": {do: factored(ldlt, func(f *LDL[limb.DD], dst, b *dense) error {
		p, n, z := f.Inertia()
		return float(dst, float64(p+100*n+10000*z), nil)
	}), square: true, one: true},
	"LDL.SolveTo":  {do: factored(ldlt, func(f *LDL[limb.DD], dst, b *dense) error { return f.SolveTo(dst, b) }), square: true, singular: ErrSingular},
	"LDL.LogDet":   {do: factored(ldlt, func(f *LDL[limb.DD], dst, b *dense) error { x, _ := f.LogDet(); return number2(dst, x, nil) }), square: true, one: true},
	"LDL.Det":      {do: factored(ldlt, func(f *LDL[limb.DD], dst, b *dense) error { return number2(dst, f.Det(), nil) }), square: true, one: true},
	"LDL.Cond":     {do: factored(ldlt, func(f *LDL[limb.DD], dst, b *dense) error { x, err := f.Cond(); return float(dst, x, err) }), square: true, one: true},
	"QR.Factorize": {do: factored(qr, func(f *QR[limb.DD], dst, b *dense) error { return put(dst, f.qr) }), one: true},
	"QR.Q":         {do: factored(qr, func(f *QR[limb.DD], dst, b *dense) error { return put(dst, f.Q()) }), one: true},
	"QR.R":         {do: factored(qr, func(f *QR[limb.DD], dst, b *dense) error { return put(dst, f.R()) }), one: true},
	"QR.SolveTo":   {do: factored(qr, func(f *QR[limb.DD], dst, b *dense) error { return f.SolveTo(dst, b) }), singular: ErrSingular},

	"EigenSym.Factorize": {do: factored(eigensym, func(f *EigenSym[limb.DD], dst, b *dense) error { return put(dst, f.vectors) }), square: true, one: true},
	"EigenSym.Values":    {do: factored(eigensym, func(f *EigenSym[limb.DD], dst, b *dense) error { return vector(dst, f.Values(), nil) }), square: true, one: true},
	"EigenSym.Vectors":   {do: factored(eigensym, func(f *EigenSym[limb.DD], dst, b *dense) error { return put(dst, f.Vectors()) }), square: true, one: true},
	"SVD.Factorize":      {do: factored(singular, func(f *SVD[limb.DD], dst, b *dense) error { return put(dst, f.u) }), one: true},
	"SVD.Values":         {do: factored(singular, func(f *SVD[limb.DD], dst, b *dense) error { return vector(dst, f.Values(), nil) }), one: true},
	"SVD.U":              {do: factored(singular, func(f *SVD[limb.DD], dst, b *dense) error { return put(dst, f.U()) }), one: true},
	"SVD.V":              {do: factored(singular, func(f *SVD[limb.DD], dst, b *dense) error { return put(dst, f.V()) }), one: true},
	"SVD.Rank":           {do: factored(singular, func(f *SVD[limb.DD], dst, b *dense) error { return float(dst, float64(f.Rank(0)), nil) }), one: true},
	"SVD.SolveTo":        {do: factored(singular, func(f *SVD[limb.DD], dst, b *dense) error { return f.SolveTo(dst, b, 0) })},
	"Rank":               {do: func(dst, a, _ *dense) error { n, err := Rank(a, 0); return float(dst, float64(n), err) }, one: true},
	"RankOf": {do: func(dst, a, _ *dense) error {
		values, err := SingularValues(a)
		return float(dst, float64(RankOf(values, a.Rows, a.Cols, 0)), err)
	}, one: true},
	"Dense.PseudoInverse": {do: func(dst, a, _ *dense) error { return dst.PseudoInverse(a, 0) }, one: true},
	"NullSpace":           {do: func(dst, a, _ *dense) error { m, err := NullSpace(a, 0); return copied(dst, m, err) }, one: true},
	"EigenvaluesSym":      {do: func(dst, a, _ *dense) error { x, err := EigenvaluesSym(a); return copied(dst, column(x), err) }, square: true, one: true},
	"SingularValues":      {do: func(dst, a, _ *dense) error { x, err := SingularValues(a); return copied(dst, column(x), err) }, one: true},
	"Norm2":               {do: func(dst, a, _ *dense) error { x, err := Norm2(a); return number2(dst, x, err) }, one: true},
	"SVD.Det":             {do: factored(singular, func(f *SVD[limb.DD], dst, b *dense) error { return number2(dst, f.Det(), nil) }), one: true},
	"SVD.LogDet":          {do: factored(singular, func(f *SVD[limb.DD], dst, b *dense) error { x, _ := f.LogDet(); return number2(dst, x, nil) }), one: true},
	"RealSchur.Det":       {do: factored(quasi, func(f *RealSchur[limb.CDD, limb.DD], dst, b *dense) error { return number2(dst, f.Det(), nil) }), square: true, one: true},
	"RealSchur.LogDet": {do: factored(quasi, func(f *RealSchur[limb.CDD, limb.DD], dst, b *dense) error {
		x, _ := f.LogDet()
		return number2(dst, x, nil)
	}), square: true, one: true},
	"Schur.Det": {do: factored(unitary, func(f *Schur[limb.CDD, limb.DD], dst, b *dense) error { return number2(dst, f.Det().Re, nil) }), square: true, one: true},
	"Schur.LogDet": {do: factored(unitary, func(f *Schur[limb.CDD, limb.DD], dst, b *dense) error {
		x, _ := f.LogDet()
		return number2(dst, x.Re, nil)
	}), square: true, one: true},
	"Eigen.Det": {do: factored(general, func(f *Eigen[limb.CDD, limb.DD], dst, b *dense) error { return number2(dst, f.Det().Re, nil) }), square: true, one: true},
	"Eigen.LogDet": {do: factored(general, func(f *Eigen[limb.CDD, limb.DD], dst, b *dense) error {
		x, _ := f.LogDet()
		return number2(dst, x.Re, nil)
	}), square: true, one: true},
	"LU.RankOne": {do: factored(lu, func(f *LU[limb.DD], dst, b *dense) error {
		if err := f.RankOne(f, limb.NewDD(1), vectorOf(b), vectorOf(b)); err != nil {
			return err
		}
		return put(dst, f.lu)
	}), square: true, singular: ErrSingular},
	"QR.Det":             {do: factored(qr, func(f *QR[limb.DD], dst, b *dense) error { return number2(dst, f.Det(), nil) }), one: true},
	"QR.LogDet":          {do: factored(qr, func(f *QR[limb.DD], dst, b *dense) error { x, _ := f.LogDet(); return number2(dst, x, nil) }), one: true},
	"EigenSym.Det":       {do: factored(eigensym, func(f *EigenSym[limb.DD], dst, b *dense) error { return number2(dst, f.Det(), nil) }), square: true, one: true},
	"EigenSym.LogDet":    {do: factored(eigensym, func(f *EigenSym[limb.DD], dst, b *dense) error { x, _ := f.LogDet(); return number2(dst, x, nil) }), square: true, one: true},
	"Cholesky.InverseTo": {do: factored(cholesky, func(f *Cholesky[limb.DD], dst, b *dense) error { return f.InverseTo(dst) }), square: true, one: true, singular: ErrNotPositive},
	"Cholesky.SymRankOne": {do: factored(cholesky, func(f *Cholesky[limb.DD], dst, b *dense) error {
		if err := f.SymRankOne(f, limb.NewDD(1), vectorOf(b)); err != nil {
			return err
		}
		return put(dst, f.L())
	}), square: true, singular: ErrNotPositive},
	"Eigen.FactorizeReal": {do: factored((*Eigen[limb.CDD, limb.DD]).FactorizeReal, func(f *Eigen[limb.CDD, limb.DD], dst, b *dense) error { return put(dst, realParts2(f.right)) }), square: true, one: true},
	"RealSchur.Factorize": {do: factored(quasi, func(f *RealSchur[limb.CDD, limb.DD], dst, b *dense) error { return put(dst, f.t) }), square: true, one: true},
	"RealSchur.T":         {do: factored(quasi, func(f *RealSchur[limb.CDD, limb.DD], dst, b *dense) error { return put(dst, f.T()) }), square: true, one: true},
	"RealSchur.Z":         {do: factored(quasi, func(f *RealSchur[limb.CDD, limb.DD], dst, b *dense) error { return put(dst, f.Z()) }), square: true, one: true},
	"RealSchur.Values": {do: factored(quasi, func(f *RealSchur[limb.CDD, limb.DD], dst, b *dense) error {
		return put(dst, realParts2(column(f.Values())))
	}), square: true, one: true},
	"Schur.Factorize": {do: factored(unitary, func(f *Schur[limb.CDD, limb.DD], dst, b *dense) error { return put(dst, realParts2(f.t)) }), square: true, one: true},
	"Schur.T":         {do: factored(unitary, func(f *Schur[limb.CDD, limb.DD], dst, b *dense) error { return put(dst, realParts2(f.T())) }), square: true, one: true},
	"Schur.Z":         {do: factored(unitary, func(f *Schur[limb.CDD, limb.DD], dst, b *dense) error { return put(dst, realParts2(f.Z())) }), square: true, one: true},
	"Schur.Values": {do: factored(unitary, func(f *Schur[limb.CDD, limb.DD], dst, b *dense) error {
		return put(dst, realParts2(column(f.Values())))
	}), square: true, one: true},
	"SVD.Cond": {do: factored(singular, func(f *SVD[limb.DD], dst, b *dense) error { return float(dst, f.Cond(), nil) }), one: true},
	"Eigenvalues": {do: func(dst, a, _ *dense) error {
		x, err := Eigenvalues(asComplex(a))
		return copied(dst, realParts2(column(x)), err)
	}, square: true, one: true},
	"Eigen.Factorize": {do: factored(general, func(f *Eigen[limb.CDD, limb.DD], dst, b *dense) error { return put(dst, realParts2(f.right)) }), square: true, one: true},
	"Eigen.Values": {do: factored(general, func(f *Eigen[limb.CDD, limb.DD], dst, b *dense) error {
		return put(dst, realParts2(column(f.Values())))
	}), square: true, one: true},
	"Eigen.Vectors": {do: factored(general, func(f *Eigen[limb.CDD, limb.DD], dst, b *dense) error {
		return put(dst, realParts2(f.Vectors()))
	}), square: true, one: true},
	"Eigen.LeftVectors": {do: factored(general, func(f *Eigen[limb.CDD, limb.DD], dst, b *dense) error {
		return put(dst, realParts2(f.LeftVectors()))
	}), square: true, one: true},
	"GeneralizedEigenSym.Factorize": {do: func(dst, a, b *dense) error {
		var f GeneralizedEigenSym[limb.DD]
		err := f.Factorize(a, b)
		return copied(dst, f.vectors, err)
	}, square: true},
	"GeneralizedEigenSym.Values": {do: func(dst, a, b *dense) error {
		var f GeneralizedEigenSym[limb.DD]
		err := f.Factorize(a, b)
		return copied(dst, column(f.Values()), err)
	}, square: true},
	"GeneralizedEigenSym.Vectors": {do: func(dst, a, b *dense) error {
		var f GeneralizedEigenSym[limb.DD]
		err := f.Factorize(a, b)
		return copied(dst, f.Vectors(), err)
	}, square: true},
	"GeneralizedEigen.FactorizeReal": {do: func(dst, a, b *dense) error {
		var f GeneralizedEigen[limb.CDD, limb.DD]
		if err := f.FactorizeReal(a, b); err != nil {
			return err
		}
		return put(dst, realParts2(f.right))
	}, square: true},
	"GMRES": {do: func(dst, a, b *dense) error {
		x, _, err := GMRES(times(a), first(b), 1e-20, 100)
		return vector(dst, x, err)
	}, singular: ErrNoConvergence},
	"ConjugateGradients": {do: func(dst, a, b *dense) error {
		x, _, err := ConjugateGradients(times(a), first(b), 1e-20, 100)
		return vector(dst, x, err)
	}, singular: ErrNotPositive},
}

// others are the functions that take no matrix, or do not fail, and where their edges are tested.
var others = map[string]string{
	"NewBandDense": "TestBandEdges", "NewTridiag": "TestBandEdges", "NewDiagDense": "TestBandEdges", "BandDense.Dims": "TestBandEdges", "BandDense.At": "TestBandEdges",
	"BandDense.SetBand": "TestBandEdges", "BandDense.Dense": "TestBandEdges", "BandDense.MulVec": "TestBandEdges", "BandLU.Factorize": "TestBandEdges", "BandLU.SolveTo": "TestBandEdges",
	"BandLU.Det": "TestBandEdges", "BandLU.LogDet": "TestBandEdges", "BandCholesky.Factorize": "TestBandEdges", "BandCholesky.SolveTo": "TestBandEdges",
	"BandCholesky.Det": "TestBandEdges", "BandCholesky.LogDet": "TestBandEdges", "EigenvaluesTridiag": "TestTridiag", "EigenvaluesTridiagContext": "TestContexts",
	"CSR.Transpose": "TestSparseTrans", "CSR.MulVecTrans": "TestSparseTrans", "Jacobi": "TestPreconditioners", "IncompleteLU": "TestPreconditioners", "IncompleteCholesky": "TestPreconditioners",
	"PreconditionedCG": "TestPreconditioners", "PreconditionedGMRES": "TestPreconditioners", "BiCGSTAB": "TestKrylovHonest", "MINRES": "TestKrylovHonest",
	"PreconditionedCGContext": "TestContexts", "PreconditionedGMRESContext": "TestContexts", "BiCGSTABContext": "TestContexts", "MINRESContext": "TestContexts",
	"NewSymDense": "TestPackedEdges", "SymDense.Dims": "TestPackedEdges", "SymDense.At": "TestPackedEdges", "SymDense.SetSym": "TestPackedEdges", "SymDense.Dense": "TestPackedEdges", "SymDense.MulVec": "TestPackedEdges",
	"SymDense.AddSym": "TestPackedEdges", "SymDense.ScaleSym": "TestPackedEdges", "SymDense.SymRankOne": "TestPackedEdges", "NewTriDense": "TestPackedEdges", "TriDense.Dims": "TestPackedEdges", "TriDense.At": "TestPackedEdges",
	"TriDense.SetTri": "TestPackedEdges", "TriDense.Dense": "TestPackedEdges", "TriDense.T": "TestPackedEdges", "TriDense.MulVec": "TestPackedEdges", "TriDense.SolveTo": "TestPackedEdges", "TriDense.InverseTri": "TestPackedEdges",
	"TriDense.Det": "TestPackedEdges", "TriDense.LogDet": "TestPackedEdges",
	"GeneralizedEigenSym.FactorizeContext": "TestContexts", "GeneralizedEigen.FactorizeContext": "TestContexts", "GeneralizedEigen.FactorizeRealContext": "TestContexts",
	"GeneralizedEigen.Values": "TestGeneralizedEigen", "GeneralizedEigen.AlphaBeta": "TestGeneralizedEigen", "GeneralizedEigen.Vectors": "TestGeneralizedEigen", "GeneralizedEigen.LeftVectors": "TestGeneralizedEigen", "GeneralizedEigen.Cond": "TestGeneralizedEigen", "GeneralizedEigen.Factorize": "TestGeneralizedEigen",
	"Solution.Digits":   "TestBounds",
	"Dense.MarshalText": "TestEncode", "Dense.MarshalJSON": "TestEncode", "Dense.MarshalBinary": "TestEncode",
	"Dense.UnmarshalText": "TestDecodeFaults", "Dense.UnmarshalJSON": "TestDecodeFaults", "Dense.UnmarshalBinary": "TestDecodeFaults",
	"Formatted": "TestFormatted", "Prefix": "TestFormatted", "Excerpt": "TestFormatted", "Squeeze": "TestFormatted", "Digits": "TestFormatted", "DotByte": "TestFormatted",
	"Dense.DivElem": "TestElements", "VecDense.DivElemVec": "TestElements", "EqualApprox": "TestEqualApprox",
	"FromFloat64": "TestCompose", "Row": "TestCompose", "Col": "TestCompose",
	"Dense.Stack": "TestCompose", "Dense.Kronecker": "TestCompose", "Dense.Grow": "TestCompose", "Dense.SetRow": "TestCompose", "Dense.SetCol": "TestCompose",
	"Dense.ColView": "TestVector", "Dense.RowView": "TestVector", "Dense.Outer": "TestVector",
	"VecFromFloat64": "TestVector", "NewVecDense": "TestVector", "VecDense.Len": "TestVector", "VecDense.AtVec": "TestVector",
	"VecDense.SetVec": "TestVector", "VecDense.SliceVec": "TestVector",
	"NewDense": "TestSizes", "Identity": "TestSizes", "Dense.Slice": "TestSizes", "Dense.Dims": "TestSizes", "CSR.Dims": "TestSizes",
	"Dense.Equal": "TestSizes", "Dense.String": "TestSizes", "Dense.Format": "TestFormat",
	"Dense.At": "the indices are Go's", "Dense.Set": "the indices are Go's", "Dense.Row": "the indices are Go's",
	"Cholesky.FactorizeContext":  "TestContexts",
	"ConjugateGradientsContext":  "TestContexts",
	"Eigen.FactorizeContext":     "TestContexts",
	"EigenSym.FactorizeContext":  "TestContexts",
	"EigenvaluesContext":         "TestContexts",
	"GMRESContext":               "TestContexts",
	"LDL.FactorizeContext":       "TestContexts",
	"LU.FactorizeContext":        "TestContexts",
	"LeastSquaresRefinedContext": "TestContexts",
	"QR.FactorizeContext":        "TestContexts",
	"RootsContext":               "TestContexts",
	"SVD.FactorizeContext":       "TestContexts",
	"SolveRefinedContext":        "TestContexts",
	"EigenvaluesSymContext":      "TestContexts",
	"SingularValuesContext":      "TestContexts",
	"Eigen.FactorizeRealContext": "TestContexts",
	"RealSchur.FactorizeContext": "TestContexts",
	"Schur.FactorizeContext":     "TestContexts",
	"WithProgress":               "TestProgress",
	"Maybe":                      "TestMaybe", "Step": "TestProductBits", "Roots": "TestRoots", "RootsReal": "TestRootsReal", "Clusters": "TestClusters", "RootsRealContext": "TestContexts",
}

// times is what multiplies by a.
func times(a *dense) func(dst, x []limb.DD) error {
	return func(dst, x []limb.DD) error {
		y := MulVec(a, x)
		if len(y) != len(dst) {
			return fmt.Errorf("mat: test: %w", ErrShape)
		}
		copy(dst, y)
		return nil
	}
}

// floats is a matrix of float64, as gonum's.
type floats struct{ *dense }

func (f floats) At(i, j int) float64     { return f.dense.At(i, j).Float64() }
func (f floats) Set(i, j int, x float64) { f.dense.Set(i, j, limb.NewDD(x)) }

// exported returns the exported functions and methods of the package.
func exported(t *testing.T) (list []string) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), e.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || !f.Name.IsExported() {
				continue
			}
			name := f.Name.Name
			if f.Recv != nil {
				of := f.Recv.List[0].Type
				if s, ok := of.(*ast.StarExpr); ok {
					of = s.X
				}
				switch x := of.(type) {
				case *ast.IndexExpr:
					of = x.X
				case *ast.IndexListExpr:
					of = x.X
				}
				if id := of.(*ast.Ident); id.IsExported() {
					name = id.Name + "." + name
				} else {
					continue
				}
			}
			list = append(list, name)
		}
	}
	return list
}

// TestEdges: every exported function at sizes of 0 and 1, with shapes that do not match, numbers that are not finite,
// matrices that are singular, results over operands, and matrices that are none.
func TestEdges(t *testing.T) {
	list := exported(t)
	if len(list) < 80 {
		t.Fatalf("%d exported functions were found: %v", len(list), list)
	}
	for _, name := range list {
		_, ok := edges[name]
		if _, other := others[name]; ok == other {
			t.Errorf("%s is to stand in one of edges and others", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(edges)) {
		if !slices.Contains(list, name) {
			t.Errorf("there is no %s", name)
		}
		t.Run(name, func(t *testing.T) { edges[name].test(t) })
	}
}

func (e edge) test(t *testing.T) {
	r := rand.New(rand.NewPCG(141, 142))
	run := func(what string, a, b *dense) (*dense, error) {
		t.Helper()
		dst := new(dense)
		before, beforeB := a.Clone(), b.Clone()
		err := e.run(dst, a, b)
		if !before.same(a) || !beforeB.same(b) {
			t.Errorf("%s: an operand was changed", what)
		}
		return dst, err
	}
	is := func(what string, err, want error) {
		t.Helper()
		if !errors.Is(err, want) || want == nil && err != nil {
			t.Errorf("%s: the error is %v, and is to be %v", what, err, want)
		} else if err != nil && (!strings.HasPrefix(err.Error(), "mat: ") || strings.Count(err.Error(), "mat: ") > 1+strings.Count(err.Error(), "\n")) {
			t.Errorf("%s: the error %q does not say where", what, err)
		}
	}
	_, err := run("0 × 0", new(dense), new(dense))
	is("0 × 0", err, nil)
	dst, err := run("1 × 1", &dense{1, 1, 1, []limb.DD{{Hi: 4}}}, &dense{1, 1, 1, []limb.DD{{Hi: 2}}})
	is("1 × 1", err, nil)
	if err := finite("1 × 1", dst); err != nil || dst.Rows != 1 {
		t.Errorf("of one row the result is %v, %v", dst, err)
	}
	for _, shape := range [][4]int{{0, 3, 3, 2}, {0, 3, 0, 2}, {3, 0, 3, 2}, {3, 0, 0, 2}, {3, 3, 3, 0}, {2, 3, 3, 2}, {3, 2, 3, 2}} {
		part := func(rows, cols int) *dense { // of a matrix, without memory where it has no columns
			return random[limb.DD](r, rows, cols+1).Slice(0, rows, 0, cols)
		}
		a, b := part(shape[0], shape[1]), part(shape[2], shape[3])
		if a.Rows == a.Cols {
			a = definite[limb.DD](r, a.Rows)
		}
		if _, err := run("shapes", a, b); e.square && shape[0] != shape[1] {
			is("not square", err, ErrShape)
		} else if err != nil {
			is("shapes", err, ErrShape)
		}
	}
	if !e.one {
		_, err := run("too many rows", definite[limb.DD](r, 3), random[limb.DD](r, 5, 3))
		is("too many rows", err, ErrShape)
	}

	for _, none := range []*dense{{3, 3, 3, make([]limb.DD, 8)}, {3, 3, 2, make([]limb.DD, 9)}, {3, 3, math.MaxInt / 2, make([]limb.DD, 9)}, {-3, 3, 3, make([]limb.DD, 9)}, {3, -3, 3, make([]limb.DD, 9)}, {math.MaxInt, math.MaxInt, 3, make([]limb.DD, 9)}, {3, 3, -1, make([]limb.DD, 9)}} {
		if e.silent {
			continue
		}
		is("no matrix", e.run(new(dense), none, definite[limb.DD](r, 3)), ErrShape)
	}

	filled := func(x float64) *dense {
		m := NewDense[limb.DD](3, 3, nil)
		for i := range m.Data {
			m.Data[i] = limb.NewDD(x)
		}
		return m
	}
	good := definite[limb.DD](r, 3)
	for _, bad := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		pairs := [][2]*dense{{filled(bad), good}, {good, filled(bad)}}
		if e.one {
			pairs = pairs[:1]
		}
		for _, p := range pairs {
			dst, err := run("not finite", p[0], p[1])
			switch {
			case !e.nan:
				is("not finite", err, ErrNotFinite)
			case err != nil:
				t.Errorf("of %v the error is %v", bad, err)
			case finite("result", dst) == nil:
				t.Errorf("of %v the result is finite: %v", bad, dst)
			}
		}
	}

	dst, err = run("0", filled(0), good)
	is("0", err, e.singular)
	for _, x := range dst.Data {
		if x.IsNaN() {
			t.Errorf("of a matrix of zeros the result is %v", dst)
			break
		}
	}

	want, err := run("good", good, good)
	is("good", err, nil)
	if err := finite("good", want); err != nil {
		t.Errorf("the result is %v", want)
	}
	operand := good.Clone()
	if want.Rows == 3 && want.Cols == 3 {
		if err := e.run(operand, operand, operand); err != nil || !operand.same(want) {
			t.Errorf("over its operands the result is %v, %v, and not %v", operand, err, want)
		}
		wide := NewDense[limb.DD](5, 7, nil)
		if err := e.run(wide.Slice(1, 4, 2, 5), good, good); err != nil || !wide.Slice(1, 4, 2, 5).Clone().same(want) || !wide.At(0, 2).IsZero() || !wide.At(4, 4).IsZero() || !wide.At(1, 1).IsZero() || !wide.At(3, 5).IsZero() {
			t.Errorf("in a slice the result is %v, %v, and not %v", wide, err, want)
		}
	}
	is("a receiver of another shape", e.run(NewDense[limb.DD](2, 9, nil), good, good), ErrShape)
}

// same reports whether all bits are.
func (m *Dense[N]) same(a *Dense[N]) bool {
	if m.Rows != a.Rows || m.Cols != a.Cols {
		return false
	}
	for i := range m.Rows {
		for j, x := range m.Row(i) {
			y := a.At(i, j)
			for k := range typeOf[N]().Limbs() {
				if math.Float64bits(limbAt(&x, k)) != math.Float64bits(limbAt(&y, k)) {
					return false
				}
			}
		}
	}
	return true
}

// TestSizes: matrices that there is no memory for, parts outside of a matrix, and factorisations of nothing.
func TestSizes(t *testing.T) {
	panics := func(what, text string, f func()) {
		t.Helper()
		if err := Maybe(f); !errors.Is(err, ErrShape) || !strings.Contains(err.Error(), text) {
			t.Errorf("%s: the panic is %v", what, err)
		}
	}
	panics("too many elements", fmt.Sprint("mat: NewDense: shapes do not match: ", math.MaxInt/2, " rows and 3 columns of 0 elements: "), func() { NewDense[limb.QD](math.MaxInt/2, 3, nil) })
	panics("too many bytes", "mat: NewDense: ", func() { NewDense[limb.QD](1<<30, 1<<30, nil) })
	panics("too many rows", "mat: NewDense: ", func() { Identity[limb.DD](math.MaxInt) })
	panics("negative", "mat: NewDense: ", func() { Identity[limb.DD](-1) })
	panics("other data", "mat: NewDense: ", func() { NewDense(2, 2, make([]limb.DD, 3)) })
	m := NewDense[limb.DD](3, 4, nil)
	for _, at := range [][4]int{{-1, 2, 0, 1}, {2, 1, 0, 1}, {0, 4, 0, 1}, {0, 1, 0, 5}, {0, 1, 3, 2}, {0, 1, -1, 2}} {
		panics("a slice", "they must lie in the matrix", func() { m.Slice(at[0], at[1], at[2], at[3]) })
	}
	if s := m.Slice(3, 3, 4, 4); s.Rows != 0 || s.Cols != 0 || len(s.Data) != 0 {
		t.Errorf("an empty slice is %v", s)
	}
	if r, c := m.Dims(); r != 3 || c != 4 || m.Equal(m.Transpose()) || !m.Equal(m.Clone()) || strings.Count(m.String(), "\n") != 3 {
		t.Errorf("%d × %d, %s", r, c, m)
	}
	if r, c := (&CSR[limb.DD]{Rows: 3, Cols: 4}).Dims(); r != 3 || c != 4 {
		t.Errorf("%d × %d", r, c)
	}
	if _, err := NewCSR[limb.DD](-1, 2, nil); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	for _, broken := range []*CSR[limb.DD]{{Rows: 2, Cols: 2}, {Rows: 1, Cols: 1, Starts: []int{0, 2}, Indices: []int{0}, Values: make([]limb.DD, 1)}, {Rows: 1, Cols: 1, Starts: []int{0, 1}, Indices: []int{1}, Values: make([]limb.DD, 1)}, {Rows: 2, Cols: 1, Starts: []int{0, 2, 1}, Indices: []int{0}, Values: make([]limb.DD, 1)}} {
		if err := Maybe(func() { broken.Dense() }); !errors.Is(err, ErrShape) {
			t.Errorf("the error is %v", err)
		}
	}
	var (
		lu LU[limb.DD]
		ch Cholesky[limb.DD]
		ld LDL[limb.DD]
		qr QR[limb.DD]
		es EigenSym[limb.DD]
		sv SVD[limb.DD]
		ei Eigen[limb.CDD, limb.DD]
	)
	for i, m := range []*dense{lu.L(), lu.U(), ch.L(), ld.L(), ld.D(), qr.R(), qr.Q(), es.Vectors(), sv.U(), sv.V()} {
		if m.Rows != 0 || m.Cols != 0 {
			t.Errorf("%d: of nothing there is %v", i, m)
		}
	}
	if len(lu.Pivot()) != 0 || len(ld.Pivot()) != 0 || len(es.Values()) != 0 || len(sv.Values()) != 0 || len(ei.Values()) != 0 || ei.Vectors().Rows != 0 || ei.LeftVectors().Rows != 0 {
		t.Error("there is something of nothing")
	}
	if !lu.Det().IsNaN() || !ch.Det().IsNaN() || !ld.Det().IsNaN() || sv.Cond() == sv.Cond() {
		t.Error("the determinant of nothing is a number")
	}
	_, e2 := lu.SolveVec(nil)
	_, e3 := lu.Cond()
	_, e4 := ch.Cond()
	_, e5 := ld.Cond()
	for i, err := range []error{e2, e3, e4, e5, lu.SolveTo(m, false, m), lu.InverseTo(m), ch.SolveTo(m, m), ld.SolveTo(m, m), qr.SolveTo(m, m)} {
		if !errors.Is(err, ErrNotFactored) {
			t.Errorf("%d: the error is %v", i, err)
		}
	}
}

// TestNormsOfNaN: a norm is NaN wherever in the matrix a NaN stands.
func TestNormsOfNaN(t *testing.T) {
	norms := map[string]func(*Dense[limb.CDD]) limb.CDD{
		"Norm1": Norm1[limb.CDD], "NormInf": NormInf[limb.CDD], "NormMax": NormMax[limb.CDD], "NormFrobenius": NormFrobenius[limb.CDD],
	}
	for name, norm := range norms {
		for i := range 6 {
			a := NewDense[limb.CDD](2, 3, nil)
			for k := range a.Data {
				a.Data[k] = limb.CDD{Re: limb.NewDD(k - 2), Im: limb.NewDD(1)}
			}
			if x := norm(a); x.IsNaN() || !x.Re.Greater(limb.DD{}) {
				t.Fatalf("%s of %v is %v", name, a, x)
			}
			a.Data[i].Im = limb.NaN[limb.DD]()
			if x := norm(a); !x.Re.IsNaN() {
				t.Errorf("%s of %v is %v", name, a, x)
			}
		}
	}
}

// TestMaybe: what is a shape becomes an error, and nothing else.
func TestMaybe(t *testing.T) {
	a, b, c := NewDense[limb.DD](3, 4, nil), NewDense[limb.DD](5, 2, nil), Identity[limb.DD](2)
	err := Maybe(func() { c.Mul(a, b) })
	if want := "mat: Mul: shapes do not match: a is 3 × 4 and b 5 × 2: the columns of a must be the rows of b"; err == nil || err.Error() != want {
		t.Errorf("the error is %v", err)
	}
	if err := Maybe(func() { c.Mul(a, a.Transpose()) }); !errors.Is(err, ErrShape) || !c.Equal(Identity[limb.DD](2)) {
		t.Errorf("the error is %v, and the receiver %v", err, c)
	}
	if err := Maybe(func() { c.Mul(c, c) }); err != nil {
		t.Errorf("the error is %v", err)
	}
	for _, other := range []any{"text", ErrSingular} {
		func() {
			defer func() {
				if got := recover(); got != other {
					t.Errorf("of a panic with %v there is %v", other, got)
				}
			}()
			t.Errorf("of a panic there is the error %v", Maybe(func() { panic(other) }))
		}()
	}
}
