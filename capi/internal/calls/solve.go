package calls

import (
	"context"
	"slices"
	"unsafe"

	"github.com/limbfp/limb/mat"
)

const (
	trans = 1
	exact = 2
)

// MatMul is limb_mat_mul.
func MatMul(ctx context.Context, c, a, b Matrix, flags int) {
	checkSame(c, a, b)
	if flags&^(trans|exact) != 0 {
		Refuse(Size, "flags %#x: LIMB_TRANS and LIMB_EXACT are all", flags)
	}
	rows, inner := a.Rows, a.Cols
	if flags&trans != 0 {
		rows, inner = inner, rows
	}
	if inner != b.Rows || c.Rows != rows || c.Cols != b.Cols {
		Refuse(Size, "the product of %d × %d (as it is multiplied) and %d × %d is no matrix of %d × %d", rows, inner, b.Rows, b.Cols, c.Rows, c.Cols)
	}
	kits[a.Type].mat.mul(ctx, c, a, b, flags&trans != 0, flags&exact != 0)
}

// checkSystem refuses what is no system ax = b.
func checkSystem(x, a, b Matrix) {
	checkSame(x, a, b)
	if a.Rows < a.Cols || b.Rows != a.Rows || x.Rows != a.Cols || x.Cols != b.Cols {
		Refuse(Size, "ax = b with a of %d × %d, x of %d × %d and b of %d × %d: a has no fewer rows than columns, b its rows, x as many as a has columns", a.Rows, a.Cols, x.Rows, x.Cols, b.Rows, b.Cols)
	}
}

// MatSolve is limb_mat_solve.
func MatSolve(ctx context.Context, x, a, b Matrix) {
	checkSystem(x, a, b)
	kits[a.Type].mat.solve(ctx, x, a, b)
}

// MatSolveRefined is limb_mat_solve_refined: tell is called with what it tells before an error.
func MatSolveRefined(ctx context.Context, x, a, b Matrix, tol float64, bounds *Matrix, tell func(Told)) {
	checkSystem(x, a, b)
	if !(tol >= 0) {
		Refuse(Size, "a tolerance of %v: it must not be negative", tol)
	}
	if bounds != nil {
		bounds.check("bounds")
		if bounds.Type != F64 || bounds.Rows != x.Rows || bounds.Cols != x.Cols {
			Refuse(BadType, "bounds are %d × %d of %v: they must be of F64 and have the shape of x", bounds.Rows, bounds.Cols, bounds.Type)
		}
		if !x.apart(*bounds) {
			Refuse(Overlap, "x and bounds overlap")
		}
	}
	told, err := kits[a.Type].mat.refined(ctx, x, a, b, tol, bounds)
	tell(told)
	must(err, Internal)
}

// MatTriangular is limb_mat_triangular.
func MatTriangular(a Matrix, triangle int, x Matrix) {
	checkSame(a, x)
	if triangle < 0 || triangle > int(mat.Upper|mat.Unit) {
		Refuse(Size, "triangle %d: it is LIMB_LOWER or LIMB_UPPER, with or without LIMB_UNIT", triangle)
	}
	kits[a.Type].mat.triangular(a, mat.Triangle(triangle), x)
}

// MatInverse is limb_mat_inverse.
func MatInverse(ctx context.Context, m, a Matrix) {
	checkSame(m, a)
	kits[a.Type].mat.inverse(ctx, m, a)
}

// MatNumber is limb_mat_number.
func MatNumber(name string, out Array, a Matrix) {
	a.check("a")
	n, t := 1, a.Type
	switch name {
	case "cond":
		t = F64
	case "log_det":
		n = 2
	}
	if out.Type != t {
		Refuse(BadType, "%s of a matrix of %v is of %v, not %v", name, a.Type, t, out.Type)
	}
	out.check(n, "result", 0)
	var numbers scratch
	if !kits[a.Type].mat.number(name, a, unsafe.Pointer(&numbers)) {
		Refuse(Name, "%q is no number of a matrix: det, log_det, norm1, norm_inf, norm_max, norm_frobenius and cond are", name)
	}
	scatter(out.Data, unsafe.Pointer(&numbers), n, out.Stride, t)
}

// MatFactor is limb_mat_factor.
func MatFactor(ctx context.Context, name string, a Matrix) Handle {
	a.check("a")
	f := kits[a.Type].mat.factor(ctx, name, a)
	if f == nil {
		if name == "eig" || name == "eigvals" {
			Refuse(BadType, "%s of a matrix of %v: convert it to a complex type", name, a.Type)
		}
		Refuse(Name, "%q is no factorisation: lu, cholesky, ldl, qr, svd, eigh, eig and eigvals are", name)
	}
	f.typ, f.made = a.Type, map[string]part{}
	return newHandle(f)
}

// part returns a part by its name.
func (f *factor) part(name string) part {
	make, ok := f.parts[name]
	if !ok {
		var have []string
		for name := range f.parts {
			have = append(have, name)
		}
		slices.Sort(have)
		Refuse(Name, "%q is no part of the factorisation: it has %v", name, have)
	}
	f.Lock()
	defer f.Unlock()
	p, ok := f.made[name]
	if !ok {
		p = make()
		f.made[name] = p
	}
	return p
}

// MatPart is limb_mat_part.
func MatPart(h Handle, name string, out Matrix) {
	use(h, "factorisation", false, func(f *factor) {
		p := f.part(name)
		if out.Type != p.typ {
			Refuse(BadType, "%s is of %v, and its matrix of %v", name, p.typ, out.Type)
		}
		if out.Rows != p.rows || out.Cols != p.cols {
			Refuse(Size, "%s is %d × %d, and its matrix %d × %d", name, p.rows, p.cols, out.Rows, out.Cols)
		}
		if p.typ != I64 {
			out.check("the result")
		} else {
			Array{out.Data, out.Stride, I64}.check(p.rows, "result", 0)
		}
		p.copy(out)
	})
}

// MatPartShape is limb_mat_part_shape.
func MatPartShape(h Handle, name string) (rows, cols int, t Type) {
	use(h, "factorisation", false, func(f *factor) {
		p := f.part(name)
		rows, cols, t = p.rows, p.cols, p.typ
	})
	return rows, cols, t
}

// MatFactorSolve is limb_mat_factor_solve.
func MatFactorSolve(h Handle, x, b Matrix, flags int) {
	checkSame(x, b)
	if flags&^trans != 0 {
		Refuse(Size, "flags %#x: LIMB_TRANS is the only one", flags)
	}
	use(h, "factorisation", false, func(f *factor) {
		if f.solve == nil {
			Refuse(Name, "the factorisation solves no systems: lu, cholesky, ldl and qr do")
		}
		if b.Type != f.typ {
			Refuse(BadType, "a system of %v, with a factorisation of %v", b.Type, f.typ)
		}
		f.solve(x, b, flags&trans != 0)
	})
}

// MatRoots is limb_mat_roots.
func MatRoots(ctx context.Context, count int, roots, bounds, c Array) {
	k := numberKit(c.Type)
	if roots.Type != c.Type || bounds.Data != nil && bounds.Type != F64 {
		Refuse(BadType, "roots of %v, with coefficients of %v and bounds of %v: roots are of the type of the coefficients, bounds of F64", roots.Type, c.Type, bounds.Type)
	}
	if count < 1 {
		Refuse(Size, "%d coefficients: there must be one at least", count)
	}
	n := count - 1
	c.check(count, "operand", 0)
	roots.check(n, "result", 0)
	z := make([]uint64, uintptr(n)*c.Type.Size()/8+1)
	b := make([]float64, n+1)
	err := k.mat.roots(ctx, count, unsafe.Pointer(&z[0]), unsafe.Pointer(&b[0]), c.together(count))
	if n > 0 {
		scatter(roots.Data, unsafe.Pointer(&z[0]), n, roots.Stride, roots.Type)
	}
	if n > 0 && bounds.Data != nil {
		bounds.check(n, "result", 1)
		scatter(bounds.Data, unsafe.Pointer(&b[0]), n, bounds.Stride, F64)
	}
	must(err, NoConvergence)
}
