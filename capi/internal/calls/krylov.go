package calls

import (
	"context"
	"errors"
	"math"
	"unsafe"

	"github.com/limbfp/limb/mat"
)

// Canceller is limb_canceller.
func Canceller() Handle {
	ctx, cancel := context.WithCancel(context.Background())
	return newHandle(&canceller{ctx, cancel})
}

type canceller struct {
	ctx    context.Context
	cancel func()
}

// Cancel is limb_cancel.
func Cancel(h Handle) { use(h, "canceller", false, func(c *canceller) { c.cancel() }) }

// Context returns what ends the calls of a thread; h is its canceller, 0 none.
func Context(h Handle) (ctx context.Context) {
	if h == 0 {
		return context.Background()
	}
	use(h, "canceller (limb_cancel_by(NULL) ends its use in this thread)", false, func(c *canceller) { ctx = c.ctx })
	return ctx
}

// errCallback is what ends a method whose function of the caller has refused.
var errCallback = errors.New("the caller's function returned")

// A System is Ax = b, n equations, of which Apply has the products with A. Tell is called with the number of steps, before an error.
type System struct {
	N     int
	X, B  Array
	Tol   float64
	Most  int
	Apply func(y, x Array) int // not 0 ends the method
	Tell  func(steps int)
}

// Krylov is limb_krylov.
func Krylov(ctx context.Context, name string, s System) {
	n, x, b := s.N, s.X, s.B
	k := numberKit(b.Type)
	if x.Type != b.Type {
		Refuse(BadType, "x of %v and b of %v: both must be of one type", x.Type, b.Type)
	}
	if !(s.Tol >= 0) || s.Most < 0 {
		Refuse(Size, "a tolerance of %v and %d steps: neither may be negative", s.Tol, s.Most)
	}
	checkAll(n, []Array{x}, []Array{b})
	returned := 0
	call := func(dst, src unsafe.Pointer) error {
		if returned = s.Apply(Array{dst, 1, x.Type}, Array{src, 1, x.Type}); returned != 0 {
			return errCallback
		}
		return nil
	}
	solution := make([]uint64, uintptr(n)*x.Type.Size()/8+1)
	p := unsafe.Pointer(&solution[0])
	steps, err := k.mat.krylov(ctx, name, call, equations{n, p, b.together(n), s.Tol, s.Most})
	s.Tell(steps)
	if returned != 0 {
		Refuse(Callback, "apply returned %d in step %d", returned, steps)
	}
	if err == nil || errors.Is(err, mat.ErrNoConvergence) {
		scatterAll(n, x, p)
	}
	must(err, Internal)
}

// equations are what package mat has of a System: elements that lie together.
type equations struct {
	n    int
	x, b unsafe.Pointer
	tol  float64
	most int
}

func scatterAll(n int, out Array, from unsafe.Pointer) {
	if n > 0 {
		scatter(out.Data, from, n, out.Stride, out.Type)
	}
}

func through[N any](apply func(dst, src unsafe.Pointer) error) func(dst, src []N) error {
	return func(dst, src []N) error {
		return apply(unsafe.Pointer(unsafe.SliceData(dst)), unsafe.Pointer(unsafe.SliceData(src)))
	}
}

func (anyMatrices[N]) krylov(ctx context.Context, name string, apply func(dst, src unsafe.Pointer) error, e equations) (int, error) {
	if name != "gmres" {
		Refuse(Name, "%q is no method for %v: gmres is, and cg for real types", name, typeOf[N]())
	}
	z, steps, err := mat.GMRESContext(ctx, through[N](apply), view[N](e.b, e.n), e.tol, e.most)
	copy(view[N](e.x, e.n), z)
	return steps, err
}

func (m realMatrices[N]) krylov(ctx context.Context, name string, apply func(dst, src unsafe.Pointer) error, e equations) (int, error) {
	if name != "cg" {
		return m.anyMatrices.krylov(ctx, name, apply, e)
	}
	z, steps, err := mat.ConjugateGradientsContext(ctx, through[N](apply), view[N](e.b, e.n), e.tol, e.most)
	copy(view[N](e.x, e.n), z)
	return steps, err
}

// A sparse matrix is a mat.CSR of a type.
type sparse interface {
	Dims() (rows, cols int)
	typ() Type
	mul(dst, x unsafe.Pointer)
}

type sparseOf[N mat.Number[N]] struct{ *mat.CSR[N] }

func (sparseOf[N]) typ() Type { return typeOf[N]() }

func (m sparseOf[N]) mul(dst, x unsafe.Pointer) { m.MulVec(view[N](dst, m.Rows), view[N](x, m.Cols)) }

func (anyMatrices[N]) sparse(rows, cols int, row, col []int64, values unsafe.Pointer) sparse {
	list := make([]mat.Triplet[N], len(row))
	for i, v := range view[N](values, len(row)) {
		list[i] = mat.Triplet[N]{Row: int(row[i]), Col: int(col[i]), Value: v}
	}
	m, err := mat.NewCSR(rows, cols, list)
	must(err, Size)
	return sparseOf[N]{m}
}

// Sparse is limb_sparse.
func Sparse(rows, cols, count int, row, col *int64, values Array) Handle {
	k := numberKit(values.Type)
	values.check(count, "operand", 0)
	if rows < 0 || cols < 0 || max(rows, cols) > math.MaxInt32<<8 {
		Refuse(Size, "%d rows and %d columns: neither may be negative, nor above 2^39", rows, cols)
	}
	if count > 0 && (row == nil || col == nil) {
		Refuse(Null, "row or col is null")
	}
	return newHandle(&anySparse{k.mat.sparse(rows, cols, unsafe.Slice(row, count), unsafe.Slice(col, count), values.together(count))})
}

type anySparse struct{ sparse }

// SparseMul is limb_sparse_mul.
func SparseMul(h Handle, y, x Array) {
	use(h, "sparse matrix", false, func(m *anySparse) {
		rows, cols := m.Dims()
		if y.Type != m.typ() || x.Type != m.typ() {
			Refuse(BadType, "%v = a·%v with a sparse matrix of %v: all must be of one type", y.Type, x.Type, m.typ())
		}
		y.check(rows, "result", 0)
		x.check(cols, "operand", 0)
		if rows > 0 && cols > 0 {
			yLo, yHi := y.extent(rows)
			xLo, xHi := x.extent(cols)
			if yLo < xHi && xLo < yHi {
				Refuse(Overlap, "y overlaps x")
			}
		}
		if rows > 0 {
			whole(rows, y, func(dst unsafe.Pointer) { m.mul(dst, x.together(cols)) })
		}
	})
}
