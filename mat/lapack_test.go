package mat

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"math/cmplx"
	"math/rand/v2"
	"os/exec"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// # What LAPACK answers
//
// The same matrices of float64 go to LAPACK, by way of numpy.linalg. Where it has an answer there is one here, in each type
// that holds the elements, and both agree within LAPACK's own backward error times the condition.

// lapackScript reads matrices with a right side each and writes eigenvalues of the lower triangle, singular values,
// eigenvalues, the roots of the polynomial that the first row is, least squares with the singular values, each as numbers with
// their count before them, which is -1 where there is no answer.
const lapackScript = `
import sys, struct, warnings
import numpy as np
warnings.simplefilter("ignore")
read, write = sys.stdin.buffer, sys.stdout.buffer
def answer(f):
    try:
        x = np.asarray(f())
        if not np.all(np.isfinite(x)):
            raise np.linalg.LinAlgError
    except np.linalg.LinAlgError:
        write.write(struct.pack("<i", -1))
        return
    x = np.ascontiguousarray(x, dtype="<c16" if np.iscomplexobj(x) else "<f8").astype("<c16")
    write.write(struct.pack("<i", len(x)) + x.tobytes())
def squares(a, b):
    x, _, rank, s = np.linalg.lstsq(a, b, rcond=None)
    return np.concatenate([x, s]) if rank == a.shape[1] else np.array([np.nan])
while True:
    head = read.read(8)
    if len(head) < 8:
        break
    rows, cols = struct.unpack("<ii", head)
    a = np.frombuffer(read.read(8*rows*cols), dtype="<f8").reshape(rows, cols)
    b = np.frombuffer(read.read(8*rows), dtype="<f8")
    answer(lambda: np.linalg.eigvalsh(a[:cols]))
    answer(lambda: np.linalg.svd(a, compute_uv=False))
    answer(lambda: np.linalg.eigvals(a[:cols]))
    answer(lambda: np.roots(a[0][::-1]))
    answer(lambda: squares(a, b))
    write.flush()
`

// lapack is a process that answers.
type lapack struct {
	in  io.WriteCloser
	out *bufio.Reader
	cmd *exec.Cmd
}

func startLapack(t *testing.T) *lapack {
	python := ""
	for _, name := range []string{"/usr/bin/python3", "python3"} {
		if path, err := exec.LookPath(name); err == nil && python == "" && exec.Command(path, "-c", "import numpy").Run() == nil {
			python = path
		}
	}
	if python == "" {
		testenv.Skip(t, "numpy", "no python3 with numpy")
	}
	p := &lapack{cmd: exec.Command(python, "-c", lapackScript)}
	in, err := p.cmd.StdinPipe()
	out, err2 := p.cmd.StdoutPipe()
	if err := errors.Join(err, err2, p.cmd.Start()); err != nil {
		t.Fatal(err)
	}
	p.in, p.out = in, bufio.NewReader(out)
	t.Cleanup(func() {
		in.Close()
		p.cmd.Wait()
	})
	return p
}

// answers are what LAPACK says of one matrix; nil is no answer.
type answers struct {
	symmetric, singular, values, roots, squares []complex128
}

func (p *lapack) ask(t *testing.T, a *Dense[limb.F64], b []limb.F64) (s answers) {
	head := [2]int32{int32(a.Rows), int32(a.Cols)}
	w := bufio.NewWriter(p.in)
	if err := errors.Join(binary.Write(w, binary.LittleEndian, head), binary.Write(w, binary.LittleEndian, a.Data), binary.Write(w, binary.LittleEndian, b), w.Flush()); err != nil {
		t.Fatal(err)
	}
	for _, list := range []*[]complex128{&s.symmetric, &s.singular, &s.values, &s.roots, &s.squares} {
		var n int32
		if err := binary.Read(p.out, binary.LittleEndian, &n); err != nil {
			t.Fatal(err)
		}
		if n < 0 {
			continue
		}
		*list = make([]complex128, n)
		if err := binary.Read(p.out, binary.LittleEndian, *list); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// ofLapack returns a matrix of numbers that float32 holds: graded and scaled as those of the search, or small integers with
// zeros among them, of which some depend on others.
func ofLapack(r *rand.Rand, rows, cols, span int) *Dense[limb.F64] {
	if r.IntN(3) > 0 {
		a := hard[limb.F64](r, rows, cols, span, 0.3+0.7*r.Float64())
		for i, x := range a.Data {
			f, e := math.Frexp(float64(x))
			a.Data[i] = limb.F64(math.Ldexp(float64(float32(f)), e))
		}
		return a
	}
	a, most, fill := NewDense[limb.F64](rows, cols, nil), 1+r.IntN(3), 0.2+0.6*r.Float64()
	for i := range a.Data {
		if r.Float64() < fill {
			a.Data[i] = limb.F64(r.IntN(2*most+1) - most)
		}
	}
	return a
}

// compared counts what one type and one kind were asked.
type compared struct {
	answers int     // of LAPACK
	refused int     // though it has an answer: allowed for what the type cannot tell from dependent columns
	near    int     // values that were compared
	worst   float64 // the largest difference, in parts of what is allowed
}

// judge reports what is wrong with the answer here, beside one of LAPACK.
func (c *compared) judge(differences []float64, err error) error {
	c.answers++
	if err != nil {
		return fmt.Errorf("LAPACK has an answer, and here it is: %w", err)
	}
	for _, d := range differences {
		c.near++
		c.worst = math.Max(c.worst, d)
		if !(d <= 1) {
			return fmt.Errorf("the difference from LAPACK's is %v of what its errors may be", d)
		}
	}
	return nil
}

// TestLAPACK: where LAPACK has an answer there is one, and both agree.
func TestLAPACK(t *testing.T) {
	p := startLapack(t)
	n := testenv.Size(100, 600, 4000) // DF and QF hold half of them
	r := rand.New(rand.NewPCG(411, 412))
	counts := map[string]*compared{}
	for k := range n {
		span := [2]int{10, 150}[k%2]
		cols := 1 + r.IntN(6)
		a := ofLapack(r, cols+r.IntN(3), cols, span)
		b := make([]limb.F64, a.Rows)
		for i := range b {
			b[i] = limb.F64(float32(r.Float64() - 0.5))
		}
		s := p.ask(t, a, b)
		besideLapack[limb.DD, limb.CDD](t, "DD", counts, a, b, s)
		besideLapack[limb.QD, limb.CQD](t, "QD", counts, a, b, s)
		if span == 10 {
			besideLapack[limb.DF, limb.CDF](t, "DF", counts, a, b, s)
			besideLapack[limb.QF, limb.CQF](t, "QF", counts, a, b, s)
		}
	}
	for _, kind := range []string{"EigenSym", "SVD", "Eigen", "Roots", "LeastSquares"} {
		for _, name := range []string{"DF", "DD", "QF", "QD"} {
			c := counts[kind+" "+name]
			t.Logf("%s %s: %d answers of LAPACK, %d not here, %d values compared, the worst %.2g of LAPACK's errors", kind, name, c.answers, c.refused, c.near, c.worst)
			if c.answers < n/8 || c.near < n/8 {
				t.Errorf("%s %s: %d answers, %d values are too few", kind, name, c.answers, c.near)
			}
		}
	}
}

// TestLAPACKControl: an answer that is missing and one that is off are noticed.
func TestLAPACKControl(t *testing.T) {
	testenv.Long(t, "the control of TestLAPACK")
	p := startLapack(t)
	a := ofLapack(rand.New(rand.NewPCG(413, 414)), 4, 4, 0)
	s := p.ask(t, a, make([]limb.F64, 4))
	var c compared
	if err := c.judge(nil, ErrNoConvergence); !errors.Is(err, ErrNoConvergence) {
		t.Errorf("of an answer that is missing: %v", err)
	}
	var f SVD[limb.DD]
	if err := f.Factorize(converted[limb.DD](a)); err != nil {
		t.Fatal(err)
	}
	values := f.Values()
	slices.Reverse(values)
	differences := func() []float64 { return realDifferences(values, s.singular, norm64(a), 4) }
	if err := c.judge(differences(), nil); err != nil {
		t.Error(err)
	}
	s.singular[1] += complex(norm64(a)*0x1p-44, 0)
	if err := c.judge(differences(), nil); err == nil {
		t.Error("a singular value that is off by 2^-44 passes")
	}
	if err := c.judge(realDifferences(values, s.singular[:3], norm64(a), 4), nil); err == nil {
		t.Error("three values pass for four")
	}
}

func norm64(a *Dense[limb.F64]) float64 { return NormFrobenius(a).Float64() }

// realDifferences returns those of two sorted lists, in parts of what LAPACK's errors, and those here, may be.
func realDifferences[N limb.Real[N]](got []N, want []complex128, norm float64, n int) []float64 {
	if len(got) != len(want) {
		return []float64{math.Inf(1)}
	}
	slices.SortFunc(want, func(x, y complex128) int { return int(math.Copysign(1, real(x)-real(y))) })
	list := make([]float64, len(got))
	for i, x := range got {
		list[i] = inParts(math.Abs(x.Float64()-real(want[i])), float64(n)*norm*(10*0x1p-53+4*unit[N]()))
	}
	return list
}

// inParts returns d/limit, and 0 for no difference at all.
func inParts(d, limit float64) float64 {
	if d == 0 {
		return 0
	}
	return d / limit
}

// besideLapack judges the answers of one type.
func besideLapack[N limb.Real[N], C limb.Complex[C, N]](t *testing.T, name string, counts map[string]*compared, a64 *Dense[limb.F64], b64 []limb.F64, s answers) {
	a, b := converted[N](a64), converted[N](&Dense[limb.F64]{len(b64), 1, 1, b64})
	n := a.Cols
	judge := func(kind string, answer []complex128, f func(c *compared) ([]float64, error)) {
		c := counts[kind+" "+name]
		if c == nil {
			c = new(compared)
			counts[kind+" "+name] = c
		}
		if answer == nil {
			return
		}
		if err := c.judge(f(c)); err != nil {
			t.Errorf("%s of %s: %v:\n%v", kind, name, err, a64)
		}
	}
	square := a.Slice(0, n, 0, n).Clone()
	complexOnes := asComplexOf[C](square)
	judge("EigenSym", s.symmetric, func(*compared) ([]float64, error) {
		var f EigenSym[N]
		err := f.Factorize(square)
		return realDifferences(f.Values(), s.symmetric, norm64(symmetric(converted[limb.F64](square))), n), err
	})
	judge("SVD", s.singular, func(*compared) ([]float64, error) {
		var f SVD[N]
		err := f.Factorize(a)
		values := f.Values()
		slices.Reverse(values)
		return realDifferences(values, s.singular, norm64(a64), a.Rows), err
	})
	judge("Eigen", s.values, func(*compared) ([]float64, error) {
		var f Eigen[C, N]
		if err := f.Factorize(complexOnes); err != nil {
			return nil, err
		}
		return eigenDifferences(&f, complexOnes, s.values), nil
	})
	judge("Roots", s.roots, func(*compared) ([]float64, error) {
		c := complexOnes.Row(0)
		for len(c) > 0 && c[len(c)-1].IsZero() {
			c = c[:len(c)-1]
		}
		if len(c) == 0 {
			return nil, nil
		}
		roots, bounds, err := Roots[C, N](c)
		return rootDifferences(roots, bounds, c, s.roots), err
	})
	judge("LeastSquares", s.squares, func(c *compared) ([]float64, error) {
		x, err := LeastSquaresRefined(a, b, 0)
		if err != nil {
			if sensitivity(a, b)*float64(100*a.Rows)*unit[N]() >= 1 {
				c.refused++
				err = nil
			}
			return nil, err
		}
		return squareDifferences(x, a, b, s.squares), nil
	})
}

func complex128Of[N Number[N]](x N) complex128 {
	z := wide(x)
	return complex(z.Re.Float64(), z.Im.Float64())
}

// apartFromOthers returns how far value i is from the other ones.
func apartFromOthers(values []complex128, i int) float64 {
	gap := math.Inf(1)
	for j, y := range values {
		if j != i {
			gap = math.Min(gap, cmplx.Abs(values[i]-y))
		}
	}
	return gap
}

// nearest returns how far the nearest value of a list is.
func nearest(list []complex128, x complex128) float64 {
	return apartFromOthers(append([]complex128{x}, list...), 0)
}

// eigenDifferences compares the eigenvalues of matrices that do not fall into blocks: to the first order one is off by
// LAPACK's error of the balanced matrix times the condition there, ‖w‖‖v‖/|wᴴv|. Those nearer to others are left alone.
func eigenDifferences[C limb.Complex[C, N], N limb.Real[N]](f *Eigen[C, N], a *Dense[C], want []complex128) (list []float64) {
	n := a.Rows
	if len(want) != n || len(f.Values()) != n {
		return []float64{math.Inf(1)}
	}
	blocks, _ := blocksOf[C, N](a, false, false, nil)
	if len(blocks) != 1 {
		return nil
	}
	d := blocks[0].d
	balanced, v, w := widened(a), widened(f.Vectors()), widened(f.LeftVectors())
	balanced.shiftRows(d, -1)
	balanced.shiftColumns(d, 1)
	v.shiftRows(d, -1)
	w.shiftRows(d, 1)
	values := make([]complex128, n)
	for i, x := range f.Values() {
		values[i] = complex128Of(x)
	}
	for k, x := range values {
		right, left := v.Slice(0, n, k, k+1).Clone(), w.Slice(0, n, k, k+1).Clone()
		divide(right.Data, NormFrobenius(right))
		divide(left.Data, NormFrobenius(left))
		condition := 1 / size(inner(partsOf[limb.CQD](), left.Data, right.Data))
		limit := float64(n) * (20*0x1p-53 + 10*unit[C]()) * size(NormFrobenius(balanced)) * condition
		if limit < apartFromOthers(values, k)/8 {
			list = append(list, inParts(nearest(want, x), limit))
		}
	}
	return list
}

// rootDifferences compares roots of polynomials whose leading coefficient is the largest: LAPACK's are those of a polynomial
// whose coefficients are off by some errors of that one.
func rootDifferences[C limb.Complex[C, N], N limb.Real[N]](roots []C, bounds []float64, c []C, want []complex128) (list []float64) {
	n := len(c) - 1
	if len(roots) != n || len(want) != n {
		return []float64{math.Inf(1)}
	}
	coefficients, values := make([]complex128, n+1), make([]complex128, n)
	for i, x := range c {
		coefficients[i] = complex128Of(x)
	}
	for i, x := range roots {
		values[i] = complex128Of(x)
	}
	for _, x := range coefficients {
		if cmplx.Abs(x) > cmplx.Abs(coefficients[n]) {
			return nil
		}
	}
	for i, z := range values {
		var p, slope complex128
		sum := 0.0
		for k := n; k >= 0; k-- {
			slope = slope*z + p
			p = p*z + coefficients[k]
			sum = sum*cmplx.Abs(z) + cmplx.Abs(coefficients[n])
		}
		limit := 20*float64(n*n)*0x1p-53*sum/cmplx.Abs(slope) + bounds[i]
		if limit < apartFromOthers(values, i)/8 {
			list = append(list, inParts(nearest(want, z), limit))
		}
	}
	return list
}

// squareDifferences compares solutions of least squares, after which LAPACK's singular values stand.
func squareDifferences[N limb.Real[N]](solution *Solution[N], a, b *Dense[N], answer []complex128) []float64 {
	n, x := a.Cols, solution.X
	want, s := answer[:n], answer[n:]
	residual := b.Clone()
	residual.Mul(a, x)
	for i := range b.Rows {
		residual.Set(i, 0, b.At(i, 0).Sub(residual.At(i, 0)))
	}
	length, off := 0.0, 0.0
	for i, w := range want {
		y := x.At(i, 0).Float64()
		length, off = math.Hypot(length, y), math.Hypot(off, y-real(w))
	}
	if length == 0 {
		return []float64{off}
	}
	kappa := real(s[0]) / real(s[n-1])
	limit := 20 * float64(a.Rows) * 0x1p-53 * kappa * (1 + kappa*NormFrobenius(residual).Float64()/real(s[0])/length)
	limit += float64(n) * solution.Bound
	if limit > 0.1 {
		return nil
	}
	return []float64{off / length / limit}
}
