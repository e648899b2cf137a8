package calls

import (
	"context"
	"math"
	"sync"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/mat"
)

// A Matrix is a limb_matrix, field by field.
type Matrix struct {
	Data               unsafe.Pointer
	Rows, Cols, Stride int
	Type               Type
}

// check refuses what is no matrix; name is that of the parameter.
func (m Matrix) check(name string) {
	numberKit(m.Type)
	switch {
	case m.Rows < 0 || m.Cols < 0:
		Refuse(Size, "%s has %d rows and %d columns: neither may be negative", name, m.Rows, m.Cols)
	case m.Rows == 0 || m.Cols == 0:
		return
	case m.Stride < m.Cols && m.Rows > 1:
		Refuse(Size, "%s has %d columns and a stride of %d: rows would overlap", name, m.Cols, m.Stride)
	case max(m.Stride, m.Cols) > math.MaxInt/2/int(m.Type.Size())/m.Rows:
		Refuse(Size, "%s has %d rows with a stride of %d: that is more than memory can have", name, m.Rows, m.Stride)
	}
	Array{m.Data, 1, m.Type}.check(1, name, 0)
}

// checkSame refuses matrices that are none, or of different types.
func checkSame(m ...Matrix) {
	for _, x := range m {
		x.check("a matrix")
		if x.Type != m[0].Type {
			Refuse(BadType, "matrices of %v and %v: all must be of one type", m[0].Type, x.Type)
		}
	}
}

// length returns the elements from the first to the last.
func (m Matrix) length() int {
	if m.Rows == 0 || m.Cols == 0 {
		return 0
	}
	return (m.Rows-1)*m.Stride + m.Cols
}

// apart reports whether m and x lie in different memory.
func (m Matrix) apart(x Matrix) bool {
	a, b := m.length(), x.length()
	return a == 0 || b == 0 || uintptr(m.Data)+uintptr(a)*m.Type.Size() <= uintptr(x.Data) || uintptr(x.Data)+uintptr(b)*x.Type.Size() <= uintptr(m.Data)
}

// dense is m in place.
func dense[N mat.Number[N]](m Matrix) *mat.Dense[N] {
	d := &mat.Dense[N]{Rows: m.Rows, Cols: m.Cols, Stride: m.Stride}
	if n := m.length(); n > 0 {
		d.Data = view[N](m.Data, n)
	}
	return d
}

// put copies d to the memory of m, which must have its shape.
func put[N mat.Number[N]](m Matrix, d *mat.Dense[N]) {
	if m.Rows != d.Rows || m.Cols != d.Cols {
		Refuse(Size, "the result is %d × %d, and its matrix %d × %d", d.Rows, d.Cols, m.Rows, m.Cols)
	}
	dense[N](m).Copy(d)
}

// matrices is what package mat does with matrices of one type. Results go to memory of their own first, so that
// they may overlap operands.
type matrices interface {
	mul(ctx context.Context, c, a, b Matrix, trans, exact bool)
	solve(ctx context.Context, x, a, b Matrix)
	refined(ctx context.Context, x, a, b Matrix, tol float64, bounds *Matrix) (Told, error)
	triangular(a Matrix, part mat.Triangle, x Matrix)
	inverse(ctx context.Context, m, a Matrix)
	number(name string, a Matrix, dst unsafe.Pointer) bool
	factor(ctx context.Context, name string, a Matrix) *factor // nil where the type has none of that name
	roots(ctx context.Context, count int, roots, bounds, c unsafe.Pointer) error
	krylov(ctx context.Context, name string, apply func(dst, src unsafe.Pointer) error, e equations) (steps int, err error)
	sparse(rows, cols int, row, col []int64, values unsafe.Pointer) sparse
}

// Told is a limb_solution.
type Told struct {
	Bound, Cond float64
	Steps       int
	Method      string
}

// anyMatrices has what all types have.
type anyMatrices[N mat.Number[N]] struct{}

func (anyMatrices[N]) mul(ctx context.Context, c, a, b Matrix, trans, exact bool) {
	if exact {
		Refuse(BadType, "LIMB_EXACT with type %v: it is for real types", a.Type)
	}
	product(ctx, c, a, b, trans, 1<<(ofList[a.Type].Limbs()/3*4), func(c, a, b *mat.Dense[N]) {
		if trans {
			c.MulTrans(a, b)
		} else {
			c.Mul(a, b)
		}
	})
}

// stretch is how many products of elements there are between two looks at a context, and leastRows how many rows: each
// part brings the whole second operand into the order of its kernels, but of three and four limbs, which have a sixteenth.
var stretch, leastRows = 1 << 29, 512

// product has f write c, some rows after others where a context may end it: in its place where that is apart from
// a and b.
func product[N mat.Number[N]](ctx context.Context, c, a, b Matrix, trans bool, parts int, f func(c, a, b *mat.Dense[N])) {
	x, y, d := dense[N](a), dense[N](b), dense[N](c)
	apart := c.apart(a) && c.apart(b)
	if !apart {
		d = mat.NewDense[N](c.Rows, c.Cols, nil)
	}
	rows := max(1, c.Rows)
	if ctx.Done() != nil {
		rows = max(1, leastRows/parts, stretch/parts/max(1, b.Rows*b.Cols))
	}
	for lo := 0; lo < c.Rows && c.Cols > 0; lo += rows {
		must(cause.Of(ctx), Canceled)
		hi := min(lo+rows, c.Rows)
		i, k, j, l := lo, hi, 0, a.Cols
		if trans {
			i, k, j, l = 0, a.Rows, lo, hi
		}
		f(d.Slice(lo, hi, 0, c.Cols), x.Slice(i, k, j, l), y)
	}
	if !apart {
		put(c, d)
	}
}

func (anyMatrices[N]) solve(ctx context.Context, x, a, b Matrix) {
	var d mat.Dense[N]
	if a.Rows > a.Cols {
		var f mat.QR[N]
		must(f.FactorizeContext(ctx, dense[N](a)), Internal)
		must(f.SolveTo(&d, dense[N](b)), Internal)
	} else {
		var f mat.LU[N]
		must(f.FactorizeContext(ctx, dense[N](a)), Internal)
		must(f.SolveTo(&d, false, dense[N](b)), Internal)
	}
	put(x, &d)
}

func (anyMatrices[N]) refined(ctx context.Context, x, a, b Matrix, tol float64, bounds *Matrix) (Told, error) {
	solve := mat.SolveRefinedContext[N]
	if a.Rows > a.Cols {
		solve = mat.LeastSquaresRefinedContext[N]
	}
	s, err := solve(ctx, dense[N](a), dense[N](b), tol)
	if s == nil || s.X == nil {
		must(err, BadType) // where nothing else is wrong: a machine number, beside which there is no shorter type
	}
	put(x, s.X)
	if bounds != nil {
		put(*bounds, s.Bounds)
	}
	return Told{s.Bound, s.Cond, s.Steps, s.Method}, err
}

func (anyMatrices[N]) triangular(a Matrix, part mat.Triangle, x Matrix) {
	d := dense[N](x).Clone()
	must(mat.Trsm(dense[N](a), part, d), Internal)
	put(x, d)
}

func (anyMatrices[N]) inverse(ctx context.Context, m, a Matrix) {
	if ctx.Done() == nil {
		var d mat.Dense[N]
		must(d.Inverse(dense[N](a)), Internal)
		put(m, &d)
		return
	}
	var f mat.LU[N]
	must(f.FactorizeContext(ctx, dense[N](a)), Internal)
	one, d := mat.Identity[N](a.Rows), mat.NewDense[N](a.Rows, a.Rows, nil)
	columns := max(1, stretch/max(1, a.Rows*a.Rows))
	for lo := 0; lo < a.Rows; lo += columns {
		must(cause.Of(ctx), Canceled)
		hi := min(lo+columns, a.Rows)
		must(f.SolveTo(d.Slice(0, a.Rows, lo, hi), false, one.Slice(0, a.Rows, lo, hi)), Internal)
	}
	put(m, d)
}

func (anyMatrices[N]) number(name string, a Matrix, dst unsafe.Pointer) bool {
	x := dense[N](a)
	switch name {
	case "det":
		det, err := mat.Det(x)
		must(err, Internal)
		*(*N)(dst) = det
	case "log_det":
		log, sign, err := mat.LogDet(x)
		must(err, Internal)
		view[N](dst, 2)[0], view[N](dst, 2)[1] = log, sign
	case "cond":
		cond, err := mat.Cond(x)
		must(err, Internal)
		*(*float64)(dst) = cond
	case "norm1":
		*(*N)(dst) = mat.Norm1(x)
	case "norm_inf":
		*(*N)(dst) = mat.NormInf(x)
	case "norm_max":
		*(*N)(dst) = mat.NormMax(x)
	case "norm_frobenius":
		*(*N)(dst) = mat.NormFrobenius(x)
	default:
		return false
	}
	return true
}

func (anyMatrices[N]) roots(context.Context, int, unsafe.Pointer, unsafe.Pointer, unsafe.Pointer) error {
	Refuse(BadType, "roots of a polynomial with real coefficients: convert them to a complex type")
	return nil
}

type realMatrices[N limb.Real[N]] struct{ anyMatrices[N] }

func (realMatrices[N]) mul(ctx context.Context, c, a, b Matrix, trans, exact bool) {
	if !exact {
		anyMatrices[N]{}.mul(ctx, c, a, b, trans, false)
		return
	}
	product(ctx, c, a, b, trans, 1, func(c, a, b *mat.Dense[N]) {
		if trans {
			a = a.Transpose()
		}
		must(mat.MulExact(c, a, b), Internal)
	})
}

type complexMatrices[C limb.Complex[C, N], N limb.Real[N]] struct{ anyMatrices[C] }

func (complexMatrices[C, N]) roots(ctx context.Context, count int, roots, bounds, c unsafe.Pointer) error {
	z, b, err := mat.RootsContext(ctx, view[C](c, count))
	if z == nil {
		must(err, Size)
		return nil
	}
	copy(view[C](roots, len(z)), z)
	if bounds != nil {
		copy(view[float64](bounds, len(b)), b)
	}
	return err
}

func (m complexMatrices[C, N]) factor(ctx context.Context, name string, a Matrix) *factor {
	switch name {
	case "eig":
		f := new(mat.Eigen[C, N])
		must(f.FactorizeContext(ctx, dense[C](a)), Internal)
		return &factor{parts: map[string]func() part{
			"V": of(f.Vectors), "W": of(f.LeftVectors), "values": column(f.Values),
		}}
	case "eigvals":
		values, err := mat.EigenvaluesContext(ctx, dense[C](a))
		must(err, Internal)
		return &factor{parts: map[string]func() part{"values": column(func() []C { return values })}}
	}
	return m.anyMatrices.factor(ctx, name, a)
}

// A part of a factorisation, as a matrix.
type part struct {
	rows, cols int
	typ        Type
	copy       func(Matrix)
}

// A factor is a factorisation. Its parts are made when they are asked for, and kept.
type factor struct {
	parts map[string]func() part
	typ   Type                          // of the matrix
	solve func(x, b Matrix, trans bool) // nil where it solves nothing

	sync.Mutex
	made map[string]part
}

// of, column, index and number are parts of each kind.

func of[N mat.Number[N]](f func() *mat.Dense[N]) func() part {
	return func() part {
		d := f()
		return part{d.Rows, d.Cols, typeOf[N](), func(m Matrix) { put(m, d) }}
	}
}

func column[N mat.Number[N]](f func() []N) func() part {
	return of(func() *mat.Dense[N] {
		x := f()
		return &mat.Dense[N]{Rows: len(x), Cols: 1, Stride: 1, Data: x}
	})
}

func index(f func() []int) func() part {
	return func() part {
		x := f()
		return part{len(x), 1, I64, func(m Matrix) {
			for i, v := range x {
				*(*int64)(Array{m.Data, m.Stride, I64}.at(i)) = int64(v)
			}
		}}
	}
}

func number[N mat.Number[N]](f func() N) func() part {
	return column(func() []N { return []N{f()} })
}

func cond(f func() (float64, error)) func() part {
	return number(func() limb.F64 {
		c, err := f()
		must(err, Internal)
		return limb.F64(c)
	})
}

func logDet[N mat.Number[N]](f func() (log, sign N)) func() part {
	return column(func() []N {
		log, sign := f()
		return []N{log, sign}
	})
}

// solving is what solves for each column, as a method of a factor.
func solving[N mat.Number[N]](f func(x *mat.Dense[N], trans bool, b *mat.Dense[N]) error) func(x, b Matrix, trans bool) {
	return func(x, b Matrix, trans bool) {
		var d mat.Dense[N]
		must(f(&d, trans, dense[N](b)), Internal)
		put(x, &d)
	}
}

// straight is solving without a transposed form.
func straight[N mat.Number[N]](f func(x, b *mat.Dense[N]) error) func(x, b Matrix, trans bool) {
	return solving(func(x *mat.Dense[N], trans bool, b *mat.Dense[N]) error {
		if trans {
			Refuse(Name, "LIMB_TRANS: only \"lu\" solves with the transposed matrix")
		}
		return f(x, b)
	})
}

func (anyMatrices[N]) factor(ctx context.Context, name string, a Matrix) *factor {
	x := dense[N](a)
	switch name {
	case "lu":
		f := new(mat.LU[N])
		must(f.FactorizeContext(ctx, x), Internal)
		return &factor{
			parts: map[string]func() part{
				"L": of(f.L), "U": of(f.U), "pivot": index(f.Pivot), "det": number(f.Det), "log_det": logDet(f.LogDet), "cond": cond(f.Cond),
				"inverse": of(func() *mat.Dense[N] {
					d := new(mat.Dense[N])
					must(f.InverseTo(d), Internal)
					return d
				}),
			},
			solve: solving(f.SolveTo),
		}
	case "cholesky":
		f := new(mat.Cholesky[N])
		must(f.FactorizeContext(ctx, x), Internal)
		return &factor{
			parts: map[string]func() part{"L": of(f.L), "det": number(f.Det), "log_det": logDet(f.LogDet), "cond": cond(f.Cond)},
			solve: straight(f.SolveTo),
		}
	case "ldl":
		f := new(mat.LDL[N])
		must(f.FactorizeContext(ctx, x), Internal)
		return &factor{
			parts: map[string]func() part{
				"L": of(f.L), "D": of(f.D), "pivot": index(f.Pivot), "det": number(f.Det), "log_det": logDet(f.LogDet), "cond": cond(f.Cond),
				"inertia": index(func() []int {
					positive, negative, zero := f.Inertia()
					return []int{positive, negative, zero}
				}),
			},
			solve: straight(f.SolveTo),
		}
	case "qr":
		f := new(mat.QR[N])
		must(f.FactorizeContext(ctx, x), Internal)
		return &factor{parts: map[string]func() part{"Q": of(f.Q), "R": of(f.R)}, solve: straight(f.SolveTo)}
	case "svd":
		f := new(mat.SVD[N])
		must(f.FactorizeContext(ctx, x), Internal)
		return &factor{parts: map[string]func() part{
			"U": of(f.U), "V": of(f.V), "values": column(f.Values), "cond": cond(func() (float64, error) { return f.Cond(), nil }),
		}}
	case "eigh":
		f := new(mat.EigenSym[N])
		must(f.FactorizeContext(ctx, x), Internal)
		return &factor{parts: map[string]func() part{"V": of(f.Vectors), "values": column(f.Values)}}
	}
	return nil
}
