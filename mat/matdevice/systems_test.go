package matdevice

import (
	"errors"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cl"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/mat"
)

// sameLU compares factors and solutions of an n × n system with package mat.
func sameLU[N Number[N]](t *testing.T, d *device.Device, kind string, n, cols int) {
	t.Helper()
	a, b := operands[N](kind, [3]int{n, n, cols})
	for i := range a.Data {
		switch {
		case kind == "far" && i/n%2 == 1: // rows that are scaled, and columns
			scale(&a.Data[i], math.Ldexp(1, -reach(typeof.Of[N]())-2))
			scale(&b.Data[i%len(b.Data)], math.Ldexp(1, -reach(typeof.Of[N]())/2-2))
		case kind == "singular" && i%n == n/2:
			a.Data[i] = *new(N)
		}
	}
	var want mat.LU[N]
	var got LU[N]
	failed := want.Factorize(a)
	err := got.Factorize(on(t, d, a))
	defer got.Free()
	if failed != nil || err != nil {
		if failed == nil || err == nil || failed.Error() != err.Error() {
			t.Errorf("%v %d, %s: %v, and in package mat %v", typeof.Of[N](), n, kind, err, failed)
		}
		return
	}
	if !slices.Equal(got.Pivot(), want.Pivot()) {
		t.Errorf("%v %d, %s: other pivots", typeof.Of[N](), n, kind)
	}
	l, err := got.L()
	must(t, err)
	u, err := got.U()
	must(t, err)
	if err := errors.Join(differ(l, want.L()), differ(u, want.U())); err != nil {
		t.Errorf("%v %d, %s: %v", typeof.Of[N](), n, kind, err)
	}
	for _, trans := range []bool{false, true} {
		x, y := new(mat.Dense[N]), on(t, d, b)
		failed, err := want.SolveTo(x, trans, b), got.SolveTo(y, trans, y)
		if failed == nil && err == nil {
			var z *mat.Dense[N]
			if z, err = y.Download(); err == nil {
				err = differ(z, x)
			}
		} else if failed != nil && err != nil && failed.Error() == err.Error() {
			err = nil
		}
		if err != nil {
			t.Errorf("%v %d, %s, solution, %v: %v; %v in package mat", typeof.Of[N](), n, kind, trans, err, failed)
		}
	}
}

// eachSystem runs a test of one type on each driver: DD on PoCL and DF on lavapipe, or where the test is of all types, all of them on both.
func eachSystem(t *testing.T, dd, df func(t *testing.T, d *device.Device), more ...func(t *testing.T, d *device.Device)) {
	t.Run("pocl", func(t *testing.T) {
		d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
		dd(t, d)
		for _, test := range more {
			if testenv.Full() {
				test(t, d)
			}
		}
	})
	t.Run("cpu", func(t *testing.T) { dd(t, devicetest.OpenTested(t, "cpu", "Go")) })
	t.Run("lavapipe", func(t *testing.T) {
		testenv.Long(t, "PoCL has the kernels")
		df(t, devicetest.OpenTested(t, "lavapipe", "llvmpipe"))
	})
}

// rowsOf are how many rows systems have: none, one, less than a strip, and more.
func rowsOf() []int {
	if testing.Short() {
		return []int{0, 5, 40}
	}
	return []int{0, 1, 5, 33, 70}
}

// TestLU: pivots, factors and solutions, also of the transpose and in place, have the bits of package mat; singular matrices, and ones
// with NaN or infinities, its errors.
func TestLU(t *testing.T) {
	eachSystem(t, allLU[limb.DD], allLU[limb.DF], allLU[limb.CDD], allLU[limb.QD], allLU[limb.CDF], allLU[limb.QF], allLU[limb.CQF], allLU[limb.CQD], allLU[limb.TD], allLU[limb.TF], allLU[limb.CTD])
}

func allLU[N Number[N]](t *testing.T, d *device.Device) {
	for i, kind := range append(kinds, "far", "singular") {
		for k, n := range rowsOf() {
			if testenv.Full() || d.Info().Backend == "opencl" && !testing.Short() || i%3 == k%3 {
				sameLU[N](t, d, kind, n, 3)
			}
		}
	}
}

// definite returns a positive definite matrix, and one that is not where kind says so.
func definite[N Number[N]](kind string, n int) *mat.Dense[N] {
	r, a := random[N](n, n), new(mat.Dense[N])
	a.Mul(r, r.Adjoint())
	for i := range n {
		x := mat.Identity[N](1).At(0, 0)
		a.Set(i, i, a.At(i, i).Add(x).Add(conjugate(a.At(i, i)).Add(x)))
		if kind == "graded" {
			for j := range n {
				x := a.At(i, j)
				scale(&x, 1/float64(int(1)<<(i%20+j%20)))
				a.Set(i, j, x)
			}
		}
		if kind == "special" && i == n-1 {
			a.Set(i, i, a.At(i, i).Neg())
		}
		if kind == "cancelling" {
			a.Set(i, i, a.At(i, i).Sub(x))
		}
	}
	return a
}

// sameCholesky is sameLU for Cholesky's factor.
func sameCholesky[N Number[N]](t *testing.T, d *device.Device, kind string, n, cols int) {
	t.Helper()
	a, b := definite[N](kind, n), random[N](n, cols)
	var want mat.Cholesky[N]
	var got Cholesky[N]
	failed := want.Factorize(a)
	err := got.Factorize(on(t, d, a))
	defer got.Free()
	if failed != nil || err != nil {
		if failed == nil || err == nil || failed.Error() != err.Error() {
			t.Errorf("%v %d, %s: %v, and in package mat %v", typeof.Of[N](), n, kind, err, failed)
		}
		return
	}
	l, err := got.L()
	must(t, err)
	x, y := new(mat.Dense[N]), on(t, d, b)
	must(t, errors.Join(want.SolveTo(x, b), got.SolveTo(y, y)))
	z, err := y.Download()
	must(t, err)
	if err := errors.Join(differ(l, want.L()), differ(z, x)); err != nil {
		t.Errorf("%v %d, %s: %v", typeof.Of[N](), n, kind, err)
	}
}

// TestCholesky: factors and solutions have the bits of package mat, and what is not positive its errors.
func TestCholesky(t *testing.T) {
	eachSystem(t, allCholesky[limb.DD], allCholesky[limb.DF], allCholesky[limb.CDD], allCholesky[limb.QD], allCholesky[limb.CDF], allCholesky[limb.QF], allCholesky[limb.CQF], allCholesky[limb.CQD], allCholesky[limb.TD], allCholesky[limb.TF], allCholesky[limb.CTD])
}

func allCholesky[N Number[N]](t *testing.T, d *device.Device) {
	for i, kind := range kinds {
		for k, n := range rowsOf() {
			if testenv.Full() || i%3 == k%3 {
				sameCholesky[N](t, d, kind, n, 3)
			}
		}
	}
}

// sameMany compares small systems and products with package mat.
func sameMany[N Number[N]](t *testing.T, d *device.Device, n, cols int) {
	t.Helper()
	const count = 4
	a, b := mat.NewDense[N](count*n, n, nil), mat.NewDense[N](count*n, cols, nil)
	x, y := mat.NewDense[N](count*n, cols, nil), mat.NewDense[N](count*n, cols, nil)
	for i := range count {
		p, q := operands[N](kinds[i], [3]int{n, n, cols})
		if kinds[i] == "special" { // what package mat scales
			p, q = operands[N]("random", [3]int{n, n, cols})
			for k := range q.Data {
				scale(&q.Data[k], 0x1p-90)
			}
		}
		of := func(m *mat.Dense[N]) *mat.Dense[N] { return m.Slice(i*n, (i+1)*n, 0, m.Cols) }
		if kinds[i] == "cancelling" { // which is singular
			for k := range n {
				p.Set(k, k, p.At(k, k).Add(mat.Identity[N](1).At(0, 0)))
			}
		}
		of(a).Copy(p)
		of(b).Copy(q)
		of(y).Mul(p, q)
		must(t, of(x).Solve(p, q))
	}
	left, right := on(t, d, a), on(t, d, b)
	z := new(Dense[N])
	must(t, MulMany(z, left, right, count))
	is(t, z, y)
	z.Free()
	must(t, SolveMany(right, left, right))
	is(t, right, x)
	for i := range n { // the last system but one has no pivot in its last column
		a.Set((count-1)*n-1-i, n-1, *new(N))
	}
	left = on(t, d, a)
	if err := SolveMany(right, left, right); !errors.Is(err, mat.ErrSingular) {
		t.Errorf("%v, n = %d: a singular system: %v", typeof.Of[N](), n, err)
	}
}

// TestMany: small systems and products have the bits of package mat.
func TestMany(t *testing.T) {
	eachSystem(t, allMany[limb.DD], allMany[limb.DF], allMany[limb.CDD], allMany[limb.QD], allMany[limb.CDF], allMany[limb.QF], allMany[limb.CQF], allMany[limb.CQD], allMany[limb.TD], allMany[limb.TF], allMany[limb.CTD])
}

func allMany[N Number[N]](t *testing.T, d *device.Device) {
	for _, n := range []int{1, 6, 33, 64}[:testenv.Size(2, 4, 4)] {
		sameMany[N](t, d, n, 2)
	}
}

// TestSolveRefined: refined solutions, with what is made on the device, are those of package mat, and so are their bounds and errors.
func TestSolveRefined(t *testing.T) {
	defer func(was int) { least = was }(least)
	least = 2
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	must(t, provenMachine(t.Context(), d))
	must(t, d.Wait())
	launched := 0
	end := cl.Watch(func(submission bool) { launched++ })
	refined[limb.DD](t, d, 41)
	end()
	if launched < 100 {
		t.Errorf("%d launches: what refines does not work on the device", launched)
	}
	if !testenv.Full() {
		return
	}
	refined[limb.DF](t, d, 20)
	refined[limb.QF](t, d, 20)
	refined[limb.CDD](t, d, 20)
}

func refined[N Number[N]](t *testing.T, d *device.Device, n int) {
	t.Helper()
	for _, kind := range []string{"random", "graded", "special", "cancelling"} {
		a, b := operands[N](kind, [3]int{n, n, 2})
		want, failed := mat.SolveRefined(a, b, 1e-9)
		got, err := SolveRefined(d, a, b, 1e-9)
		if fmt.Sprint(err) != fmt.Sprint(failed) || (want == nil) != (got == nil) {
			t.Errorf("%v, %s: %v, and in package mat %v", typeof.Of[N](), kind, err, failed)
			continue
		}
		if want == nil {
			continue
		}
		if err := differ(got.X, want.X); err != nil {
			t.Error(err)
		}
		for i, x := range want.Bounds.Data {
			if got.Bounds.Data[i] != x {
				t.Errorf("%v, %s: bound %d is %v, and in package mat %v", typeof.Of[N](), kind, i, got.Bounds.Data[i], x)
			}
		}
		if got.Cond != want.Cond || got.Bound != want.Bound || got.Steps != want.Steps || got.Method != want.Method {
			t.Errorf("%v, %s: %v, and in package mat %v", typeof.Of[N](), kind, got, want)
		}
	}
}

// sameQR is sameLU for least squares.
func sameQR[N Number[N]](t *testing.T, d *device.Device, kind string, m, n, cols int) {
	t.Helper()
	a, b := random[N](m, n), random[N](m, cols)
	for i := range a.Data {
		switch {
		case kind == "graded":
			scale(&a.Data[i], 1/float64(int(1)<<(i%25)))
		case kind == "special" && i == len(a.Data)/2:
			set(&a.Data[i], math.NaN(), 0)
		case kind == "cancelling" && i >= n && i%n == n-1: // the last column is the first one
			a.Data[i] = a.Data[i-n+1]
		}
	}
	if kind == "cancelling" {
		a.Data[n-1] = a.Data[0]
	}
	var want mat.QR[N]
	var got QR[N]
	failed, err := want.Factorize(a), got.Factorize(on(t, d, a))
	defer got.Free()
	x, y := new(mat.Dense[N]), new(Dense[N])
	defer y.Free()
	if failed == nil && err == nil {
		r, wrong := got.R()
		if err := errors.Join(wrong, differ(r, want.R())); err != nil {
			t.Errorf("%v %d × %d, %s: %v", typeof.Of[N](), m, n, kind, err)
		}
		failed, err = want.SolveTo(x, b), got.SolveTo(y, on(t, d, b))
	}
	if fmt.Sprint(failed) != fmt.Sprint(err) {
		t.Errorf("%v %d × %d, %s: %v, and in package mat %v", typeof.Of[N](), m, n, kind, err, failed)
	}
	if failed == nil && err == nil {
		is(t, y, x)
	}
}

// TestQR: triangles and least squares have the bits of package mat, and a column that depends on others its error.
func TestQR(t *testing.T) {
	eachSystem(t, allQR[limb.DD], allQR[limb.DF], allQR[limb.CDD], allQR[limb.QD], allQR[limb.CDF], allQR[limb.QF], allQR[limb.CQF], allQR[limb.CQD], allQR[limb.TD], allQR[limb.TF], allQR[limb.CTD])
}

func allQR[N Number[N]](t *testing.T, d *device.Device) {
	for i, kind := range kinds {
		for k, s := range [][2]int{{1, 1}, {7, 3}, {40, 19}} {
			if testenv.Full() || i%3 == k {
				sameQR[N](t, d, kind, s[0], s[1], 2)
			}
		}
	}
}

// TestTrsm: triangular systems are those of package mat.
func TestTrsm(t *testing.T) {
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	a, b := random[limb.DD](70, 70), random[limb.DD](70, 3)
	for _, part := range []mat.Triangle{mat.Lower, mat.Upper, mat.Lower | mat.Unit, mat.Upper | mat.Unit} {
		want, x := b.Clone(), on(t, d, b)
		must(t, errors.Join(mat.Trsm(a, part, want), Trsm(on(t, d, a), part, x)))
		is(t, x, want)
	}
	both := on(t, d, a)
	want := a.Clone()
	must(t, errors.Join(mat.Trsm(a, mat.Lower, want), Trsm(both, mat.Lower, both)))
	is(t, both, want)
	a.Set(50, 50, limb.DD{})
	x := on(t, d, b)
	if err, failed := Trsm(on(t, d, a), mat.Upper, x), mat.Trsm(a, mat.Upper, b.Clone()); fmt.Sprint(err) != fmt.Sprint(failed) {
		t.Errorf("a 0 on the diagonal: %v, and in package mat %v", err, failed)
	}
	is(t, x, b)
}

// TestSystemLaunches: a factorisation of 1024 rows is this many launches, in one submission, and what it tells is read in as many
// downloads as before for any size: no column waits for its pivot.
func TestSystemLaunches(t *testing.T) {
	testenv.Long(t, "TestLU has the kernels")
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	const n = 1024
	defer func(was int) { most = was }(most)
	most = 1 << (bits.UintSize * 5 / 8) // as many steps of a launch as there are
	q := &queue[limb.DD]{ctx: t.Context(), d: d, by: arithmeticOf[limb.DD]()}
	told, err := newTold(d, false, n, 4*n, n, n)
	must(t, err)
	defer told.free()
	m, err := New[limb.DD](d, n, n)
	must(t, err)
	defer m.Free()
	must(t, q.takePanel(n))
	defer q.panel.Free()
	count := func(work func()) int {
		q.list = nil
		work()
		must(t, q.err)
		return len(q.list)
	}
	for _, c := range []struct {
		what string
		work func()
		want int
	}{
		{"LU", func() { q.eliminate(m.place(), told, 0, n, n) }, 704},
		{"LU of four times as many columns", func() { q.eliminate(m.place(), told, 0, 4*n, 4*n) }, 3072}, // nothing of it runs
		{"Cholesky", func() { q.factorLower(m.place(), told, 0, n, n) }, 157},
		{"a lower triangle", func() { q.lower(m.place(), m.place(), n, 1, true) }, 63},
	} {
		if got := count(c.work); got != c.want {
			t.Errorf("%s of %d rows: %d launches, want %d", c.what, n, got, c.want)
		}
	}
	var waits []int
	for _, n := range []int{20, 70} {
		a, f := on(t, d, random[limb.DD](n, n)), new(LU[limb.DD])
		must(t, f.Factorize(a))
		must(t, d.Wait())
		submissions := 0
		end := cl.Watch(func(submission bool) {
			if submission {
				submissions++
			}
		})
		err := f.Factorize(a)
		end()
		must(t, err)
		f.Free()
		waits = append(waits, submissions)
	}
	if waits[0] != 4 || waits[1] != 4 { // a status of 0, the work, and a look at each of two downloads
		t.Errorf("submissions of 20 and of 70 rows: %d, want 4", waits)
	}
}
