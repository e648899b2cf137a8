package matdevice

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cl"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice/internal/products"
)

func TestMain(m *testing.M) { devicetest.Main(m) }

var drivers = []struct{ word, platform string }{
	{"cpu", "Go"}, {"pocl", devicetest.PoCL}, {"rusticl", "rusticl"}, {"lavapipe", "llvmpipe"},
}

// eachDriver runs a test on each device; a short one on the processor and PoCL.
func eachDriver(t *testing.T, test func(t *testing.T, d *device.Device)) {
	for _, on := range drivers[:testenv.Size(2, len(drivers), len(drivers))] {
		t.Run(on.word, func(t *testing.T) { test(t, devicetest.OpenTested(t, on.word, on.platform)) })
	}
}

// shapes are those where tiles are full, lack one and have one more, with chains of whole and
// broken loads, and others.
func shapes(side int) [][3]int {
	list := [][3]int{{0, 3, 2}, {3, 0, 2}, {1, 1, 1}, {side - 1, 7, side + 1}, {side + 1, 17, side}, {2*side + 3, 9, 5}}
	if testenv.Full() {
		list = append(list, [3]int{side, 8, side}, [3]int{3, 40, 2*side + 9}, [3]int{150, 333, 140}, [3]int{1, 1000, 1})
	}
	return list
}

// kinds change random operands.
var kinds = []string{"random", "cancelling", "special", "graded"}

func operands[N mat.Number[N]](kind string, s [3]int) (a, b *mat.Dense[N]) {
	a, b = random[N](s[0], s[1]), random[N](s[1], s[2])
	rng := rand.New(rand.NewPCG(7, uint64(s[0]+s[1]+s[2])))
	switch kind {
	case "cancelling": // each number of b has its opposite below it, but for the last ones
		for k := 0; k+3 < s[1]; k += 2 {
			for i := range s[0] {
				a.Set(i, k+1, a.At(i, k))
			}
			for j := range s[2] {
				b.Set(k+1, j, b.At(k, j).Neg())
			}
		}
	case "special":
		for _, m := range []*mat.Dense[N]{a, b} {
			for i := range m.Data {
				if rng.IntN(12) == 0 {
					set(&m.Data[i], []float64{math.Inf(1), math.Inf(-1), math.NaN(), 0, math.Copysign(0, -1), 1, 0x1p126}[rng.IntN(7)], 0)
				}
			}
		}
	case "graded":
		for _, m := range []*mat.Dense[N]{a, b} {
			for i := range m.Data {
				scale(&m.Data[i], math.Ldexp(1, -rng.IntN(30)))
			}
		}
	}
	return a, b
}

func agree[N Number[N]](t *testing.T, d *device.Device, list [][3]int) {
	t.Helper()
	for i, s := range list {
		for k, kind := range kinds {
			if !testenv.Full() && k != i%len(kinds) {
				continue
			}
			a, b := operands[N](kind, s)
			want := new(mat.Dense[N])
			want.Mul(a, b)
			got, err := Product(d, a, b)
			if err == nil {
				err = differ(got, want)
			}
			if err != nil {
				t.Errorf("%v %v, %s: %v", typeof.Of[N](), s, kind, err)
			}
		}
	}
}

// TestBits compares products with package mat, bit for bit: of DF and DD, in a longer test of CDF and
// QF on one driver, and with LIMB_FULL of all types on all drivers.
func TestBits(t *testing.T) {
	eachDriver(t, func(t *testing.T, d *device.Device) {
		full, word := testenv.Full(), d.Info().Backend
		wide, narrow := shapes(32), shapes(16)
		doubles := d.Traits().Float64.Exact
		if d.Info().Platform != "rusticl" || full { // which builds the product for long; it has no float64, below
			agree[limb.DF](t, d, wide)
		}
		if doubles {
			agree[limb.DD](t, d, wide)
		} else if _, err := Product(d, mat.Identity[limb.DD](2), mat.Identity[limb.DD](2)); !errors.Is(err, device.ErrNoFloat64) {
			t.Errorf("DD without float64: %v", err)
		}
		if full || !testing.Short() && word == "opencl" && doubles {
			agree[limb.CDF](t, d, narrow)
			agree[limb.QF](t, d, narrow)
			if doubles {
				agree[limb.TD](t, d, [][3]int{{17, 5, 18}})
			}
		}
		if full {
			agree[limb.TF](t, d, narrow)
			agree[limb.CTF](t, d, narrow)
			agree[limb.CQF](t, d, narrow)
		}
		if full && doubles {
			agree[limb.QD](t, d, narrow)
			agree[limb.CDD](t, d, narrow)
			agree[limb.CQD](t, d, narrow)
			agree[limb.TD](t, d, narrow)
			agree[limb.CTD](t, d, narrow)
		}
	})
}

// sameExact compares exact products of one kind of residues with package mat.
func sameExact[N mat.Number[N]](t *testing.T, d *device.Device, by Residues, way func(ctx context.Context, d *device.Device, a, b *mat.Dense[N], by Residues) (*mat.Dense[N], error), kind string, s [3]int) {
	t.Helper()
	a, b := operands[N](kind, s)
	want := new(mat.Dense[N])
	failed := mat.MulExact(want, a, b)
	got, err := way(t.Context(), d, a, b, by)
	if failed == nil && err == nil {
		err = differ(got, want)
	} else if failed != nil && err != nil && failed.Error() == err.Error() {
		err = nil
	}
	if err != nil {
		t.Errorf("%v %v, %s, residues %v: %v", typeof.Of[N](), s, kind, by, err)
	}
}

// TestExact compares exact products with package mat: of all kinds of residues on one driver, and
// of numbers with float64 limbs by one kind on all, with LIMB_FULL on that without float64 too.
func TestExact(t *testing.T) {
	eachDriver(t, func(t *testing.T, d *device.Device) {
		if d.Info().Backend == "cpu" {
			a, b := operands[limb.DD]("graded", [3]int{5, 6, 7})
			want, got := new(mat.Dense[limb.DD]), new(Dense[limb.DD])
			if err := errors.Join(mat.MulExact(want, a, b), MulExact(got, on(t, d, a), on(t, d, b))); err != nil {
				t.Fatal(err)
			}
			is(t, got, want)
			return
		}
		devicetest.Spare(t, d)
		for _, by := range []Residues{Int16, Float64, Int8, inTiles} {
			if by != Int16 && (testing.Short() || !testenv.Full() && d.Info().Backend != "opencl" && by != inTiles) ||
				by == Float64 && !d.Traits().Float64.Exact || by == inTiles && !d.Info().Matrices {
				continue
			}
			for i, s := range [][3]int{{1, 1, 1}, {31, 17, 33}, {33, 67, 6}} {
				for k, kind := range kinds {
					if !testenv.Full() && (k != (i+1)%len(kinds) || by >= Int8 && i < 2) {
						continue
					}
					sameExact(t, d, by, throughWords[limb.DF], kind, s)
					sameExact(t, d, by, throughWords[limb.DD], kind, s)
					sameExact(t, d, by, throughFloats[limb.F32, float32], kind, s)
					if d.Traits().Float64.Exact {
						sameExact(t, d, by, throughFloats[limb.F64, float64], kind, s)
					}
					sameExact(t, d, by, throughWords[limb.QF], kind, s)
					sameExact(t, d, by, throughWords[limb.QD], kind, s)
					sameExact(t, d, by, throughWords[limb.TD], kind, s)
				}
			}
			sameExact(t, d, by, throughArrays[limb.DF], "random", [3]int{5, 9, 7})
			sameExact(t, d, by, throughArrays[limb.QF], "random", [3]int{5, 9, 7})
			if d.Traits().Float64.Exact {
				sameExact(t, d, by, throughArrays[limb.DD], "random", [3]int{5, 9, 7})
				sameExact(t, d, by, throughArrays[limb.QD], "random", [3]int{5, 9, 7})
			}
			if by < Int8 { // of machine numbers, and of complex ones, each part
				sameExact(t, d, by, throughWords[limb.F64], "graded", [3]int{9, 21, 8})
				sameExact(t, d, by, throughArrays[limb.CDF], "cancelling", [3]int{5, 9, 7})
			}
			if by == Int16 || testenv.Full() {
				sameExact(t, d, by, throughWords[limb.F32], "cancelling", [3]int{9, 21, 8})
				sameExact(t, d, by, throughWords[limb.CDD], "graded", [3]int{5, 9, 7})
				sameExact(t, d, by, throughWords[limb.CQD], "special", [3]int{3, 9, 7})
			}
			if testenv.Full() {
				sameExact(t, d, by, throughArrays[limb.CQF], "graded", [3]int{5, 9, 7})
				sameExact(t, d, by, throughArrays[limb.TF], "random", [3]int{5, 9, 7})
				if d.Traits().Float64.Exact {
					sameExact(t, d, by, throughArrays[limb.CDD], "special", [3]int{5, 9, 7})
					sameExact(t, d, by, throughArrays[limb.CQD], "random", [3]int{5, 9, 7})
					sameExact(t, d, by, throughArrays[limb.TD], "random", [3]int{5, 9, 7})
					sameExact(t, d, by, throughArrays[limb.CTD], "special", [3]int{5, 9, 7})
				}
				sameExact(t, d, by, throughWords[limb.DD], "random", [3]int{5, 3000, 530})
				sameExact(t, d, by, throughWords[limb.QF], "graded", [3]int{530, 20, 515})
			}
		}
	})
}

// TestExactEdges: results that are tiny, huge or ties, and rows with numbers of all sizes, for which
// package mat is asked.
func TestExactEdges(t *testing.T) {
	testenv.Long(t, "builds products by each kind of residues")
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	row := func(x ...limb.DD) *mat.Dense[limb.DD] { return mat.NewDense(1, len(x), x) }
	one := limb.DD{Hi: 1}
	half := limb.DD{Hi: 1, Lo: 0x1p-54}
	flagged := 0
	for i, c := range []struct{ a, b *mat.Dense[limb.DD] }{
		{row(one, limb.DD{Hi: 0x1p-60}, limb.DD{Hi: 0x1p-107}), row(one, one, one)},
		{row(limb.DD{Hi: 1 + 0x1p-52}, limb.DD{Hi: 0x1p-53}, limb.DD{Hi: -0x1p-108}), row(one, one, one)},
		{row(half, half), row(half, half)},
		{row(limb.DD{Hi: 0x1p-600}), row(limb.DD{Hi: 0x1p-470})},
		{row(limb.DD{Hi: 0x1p-600, Lo: 0x1p-660}), row(limb.DD{Hi: 0x1p-400, Lo: 0x1.8p-455})},
		{row(limb.DD{Hi: 0x1p600}), row(limb.DD{Hi: 0x1p600})},
		{row(limb.DD{Hi: 0x1p1000}, limb.DD{Hi: 0x1p1000}), row(limb.DD{Hi: 0x1p23}, limb.DD{Hi: -0x1p23})},
		{row(limb.DD{Hi: 5e-324}, one), row(one, limb.DD{Hi: 5e-324})},
		{row(limb.DD{Hi: math.Copysign(0, -1)}), row(one)},
		{row(limb.DD{Hi: 0x1p1023}, limb.DD{Hi: 0x1p-1000}), row(one, one)},
		{row(one.Neg(), limb.DD{Hi: 0x1p-54}), row(one, one)},
	} {
		want := new(mat.Dense[limb.DD])
		if err := mat.MulExact(want, c.a, c.b.Transpose()); err != nil {
			t.Fatal(err)
		}
		for _, by := range []Residues{Int16, Float64, Int8} {
			got, err := throughWords(context.Background(), d, c.a, c.b.Transpose(), by)
			if err == nil {
				err = differ(got, want)
			}
			if err != nil {
				t.Errorf("case %d, residues %v: %v", i, by, err)
			}
		}
		w := new(work)
		if _, err := w.start(t.Context(), d, types.DD, 1, c.a.Cols, 1); err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(w.a.Upload(wordsOf(c.a)), w.b.Upload(wordsOf(c.b))); err != nil {
			t.Fatal(err)
		}
		if err := w.multiply(t.Context()); !errors.Is(err, errHost) {
			if err := errors.Join(err, w.rest(t.Context(), func(int) error { flagged++; return nil })); err != nil {
				t.Error(err)
			}
		}
		w.free()
	}
	if flagged == 0 || flagged > 6 {
		t.Errorf("%d products of 11 are left to package mat", flagged)
	}
	a := mat.Identity[limb.DD](3)
	a.Set(2, 1, limb.Inf[limb.DD](1))
	if _, err := ExactProduct(d, a, mat.Identity[limb.DD](3)); !errors.Is(err, mat.ErrNotFinite) || !strings.Contains(err.Error(), "2") {
		t.Errorf("an infinite element: %v", err)
	}
	if err := MulExact(new(Dense[limb.DD]), on(t, d, a), on(t, d, a)); !errors.Is(err, mat.ErrNotFinite) {
		t.Errorf("an infinite element: %v", err)
	}
}

// TestResidues: a wrong table is noticed by a comparison, and so are too few primes.
func TestResidues(t *testing.T) {
	testenv.Long(t, "the control of exact products")
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	a, b, want := random[limb.DD](6, 5), random[limb.DD](5, 7), new(mat.Dense[limb.DD])
	if err := mat.MulExact(want, a, b); err != nil {
		t.Fatal(err)
	}
	w := &work{}
	defer w.free()
	if _, err := w.start(t.Context(), d, types.DD, 6, 5, 7); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(w.a.Upload(wordsOf(a)), w.b.Upload(wordsOf(b))); err != nil {
		t.Fatal(err)
	}
	lowA, bitsA, err := w.extent(t.Context(), w.a, 6, 5, 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	lowB, bitsB, err := w.extent(t.Context(), w.b, 7, 1, 7, 1)
	if err != nil {
		t.Fatal(err)
	}
	ways := map[Residues]func(t *tables[products.Whole]) error{
		Int16: func(t *tables[products.Whole]) error {
			return byResidues(context.Background(), w, whole, t, lowA, lowB)
		},
		Int8: func(t *tables[products.Whole]) error {
			return byResidues(context.Background(), w, bytes, t, lowA, lowB)
		},
	}
	for by, multiply := range ways {
		tablesOf := whole.tablesOf
		if by == Int8 {
			tablesOf = bytes.tablesOf
		}
		for i, spoil := range []func(*tables[int32]){
			func(*tables[int32]) {},
			func(t *tables[int32]) { t.factors[1]++ },
			func(t *tables[int32]) { t.powers[0]++ },
			func(t *tables[int32]) { t.powers[len(t.powers)/t.n+1]++ },
			func(t *tables[int32]) { t.inverses[0] = 0 },
			func(t *tables[int32]) { t.digits[len(t.digits)/2]++ },
			func(t *tables[int32]) { t.digits[len(t.digits)-2]++ },
			func(t *tables[int32]) { t.primes[1]++ },
		} {
			table := tablesOf(bitsA+bitsB+5, max(bitsA, bitsB))
			plain := &tables[int32]{primes: memory[int32](table.primes), factors: memory[int32](table.factors), powers: memory[int32](table.powers), inverses: table.inverses, digits: table.digits, n: table.n}
			spoil(plain)
			list := make([]int32, 6*7*4)
			if err := errors.Join(multiply(table), w.c.Download(list)); err != nil {
				t.Fatal(err)
			}
			if good := differ(ofWords[limb.DD](list, 6, 7), want) == nil; good != (i == 0) {
				t.Errorf("%v: table %d gives the right product: %v", by, i, good)
			}
		}
		list := make([]int32, 6*7*4)
		if err := errors.Join(multiply(tablesOf(bitsA+bitsB-40, max(bitsA, bitsB))), w.c.Download(list)); err != nil {
			t.Fatal(err)
		}
		if differ(ofWords[limb.DD](list, 6, 7), want) == nil {
			t.Errorf("%v: too few moduli give the right product", by)
		}
	}
}

// TestChosen: the residues that are asked for are those of a product, and a device has its best ones.
func TestChosen(t *testing.T) {
	testenv.Long(t, "PoCL builds kernels of all types")
	eachDriver(t, func(t *testing.T, d *device.Device) {
		devicetest.Spare(t, d)
		a, b, want := random[limb.DF](5, 6), random[limb.DF](6, 7), new(mat.Dense[limb.DF])
		must(t, mat.MulExact(want, a, b))
		doubles, onCPU := d.Traits().Float64.Exact, d.Info().Backend == "cpu"
		for _, by := range []Residues{Best, Float64, Int16, Int8} {
			c := new(Dense[limb.DF])
			err := MulExact(c, on(t, d, a), on(t, d, b), by)
			if by == Float64 && !doubles && !onCPU {
				if !errors.Is(err, device.ErrNoFloat64) {
					t.Errorf("%v: %v", by, err)
				}
				continue
			}
			must(t, err)
			is(t, c, want)
			got, err := ExactProduct(d, a, b, by)
			must(t, err)
			must(t, differ(got, want))
			c.Free()
		}
		if onCPU {
			return
		}
		if _, err := ExactProduct(d, a, b, Residues(7)); err == nil {
			t.Error("residues without a name give a product")
		}
		best, err := chosen(t.Context(), d, nil, throughWords[limb.DF])
		if err != nil || best == Best || (best == Float64) != (doubles && !d.Info().GPU) {
			t.Errorf("the best residues are %v: %v", best, err)
		}
	})
}

// TestBlocks: a result of several blocks, of sums in several parts.
func TestBlocks(t *testing.T) {
	testenv.Long(t, "PoCL builds kernels of all types")
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	defer func(b, r int) { block, room = b, r }(block, room)
	block, room = 8, 1
	sameExact(t, d, Int16, throughWords[limb.DF], "graded", [3]int{19, 150, 21})
	sameExact(t, d, Int8, throughWords[limb.DF], "graded", [3]int{9, 526, 11})
	sameExact(t, d, Float64, throughArrays[limb.DF], "random", [3]int{9, 1100, 8})
}

// on takes a matrix to a device until the test ends.
func on[N Number[N]](t *testing.T, d *device.Device, a *mat.Dense[N]) *Dense[N] {
	t.Helper()
	m, err := From(d, a)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(m.Free)
	return m
}

// is compares a matrix on a device.
func is[N Number[N]](t *testing.T, m *Dense[N], want *mat.Dense[N]) {
	t.Helper()
	got, err := m.Download()
	if err == nil {
		err = differ(got, want)
	}
	if err != nil {
		t.Error(err)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestForms: transposes, symmetric products, vectors, parts of matrices, and results that share
// memory with operands.
func TestForms(t *testing.T) {
	testenv.Long(t, "PoCL builds kernels of all types")
	for _, driver := range drivers[:2] {
		t.Run(driver.word, func(t *testing.T) {
			d := devicetest.OpenTested(t, driver.word, driver.platform)
			const n = 37
			a, b := random[limb.DF](n, n), random[limb.DF](n, n+1).Slice(0, n, 1, n+1)
			x, y, want := on(t, d, a), on(t, d, b), new(mat.Dense[limb.DF])
			c := new(Dense[limb.DF])
			must(t, c.MulTrans(x, y))
			want.MulTrans(a, b)
			is(t, c, want)
			must(t, c.Syrk(x))
			want.Syrk(a)
			is(t, c, want)
			v, w := random[limb.DF](n, 1), devicetest.Array(t, d, make([]limb.DF, n))
			must(t, MulVec(w, x, devicetest.Array(t, d, v.Data)))
			m, err := Over(d, w, n, 1, 1)
			must(t, err)
			is(t, m, mat.NewDense(n, 1, mat.MulVec(a, v.Data)))

			// Parts of one matrix.
			whole, host := on(t, d, random[limb.DF](n, n)), random[limb.DF](n, n)
			must(t, whole.Slice(2, 12, 3, 23).Mul(x.Slice(0, 10, 5, 9), y.Slice(1, 5, 0, 20)))
			host.Slice(2, 12, 3, 23).Mul(a.Slice(0, 10, 5, 9), b.Slice(1, 5, 0, 20))
			is(t, whole, host)
			must(t, whole.Slice(0, 9, 0, 9).Mul(whole.Slice(0, 9, 9, 18), whole.Slice(3, 12, 3, 12)))
			host.Slice(0, 9, 0, 9).Mul(host.Clone().Slice(0, 9, 9, 18), host.Clone().Slice(3, 12, 3, 12))
			is(t, whole, host)
			must(t, x.Mul(x, x))
			want.Mul(a, a)
			is(t, x, want)
			must(t, errors.Join(MulExact(y, y, y), mat.MulExact(want, b.Clone(), b.Clone())))
			is(t, y, want)
			must(t, errors.Join(MulExact(whole.Slice(0, 9, 0, 9), whole.Slice(0, 9, 9, 18), whole.Slice(3, 12, 3, 12)),
				mat.MulExact(host.Slice(0, 9, 0, 9), host.Clone().Slice(0, 9, 9, 18), host.Clone().Slice(3, 12, 3, 12))))
			is(t, whole, host)
			must(t, errors.Join(c.Mul(x.Slice(0, n, 0, 0), x.Slice(0, 0, 0, n)), MulExact(y, x.Slice(0, n, 0, 0), x.Slice(0, 0, 0, n))))
			is(t, c, mat.NewDense[limb.DF](n, n, nil))
			is(t, y, mat.NewDense[limb.DF](n, n, nil))
		})
	}
}

// TestLaunches: a product is one launch, or as many as its steps need, in one submission, and none
// after its context has ended.
func TestLaunches(t *testing.T) {
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	a, b := random[limb.DF](100, 20), random[limb.DF](20, 70)
	x, y, z, want := on(t, d, a), on(t, d, b), new(Dense[limb.DF]), new(mat.Dense[limb.DF])
	must(t, errors.Join(z.Mul(x, y), MulExact(z, x, y)))
	want.Mul(a, b)
	count := func(multiply func() error) [2]int {
		t.Helper()
		must(t, d.Wait())
		var n [2]int
		end := cl.Watch(func(submission bool) {
			if submission {
				n[1]++
			} else {
				n[0]++
			}
		})
		err := multiply()
		end()
		must(t, errors.Join(err, d.Wait()))
		return n
	}
	product := func() error { return z.Mul(x, y) }
	if n := count(product); n != [2]int{1, 1} {
		t.Errorf("%d launches in %d submissions, want one", n[0], n[1])
	}
	defer func(old int) { most = old }(most)
	units := max(1, d.Info().Units)
	most = (32*70*20 + units - 1) / units
	if n := count(product); n != [2]int{4, 1} {
		t.Errorf("%d launches in %d submissions, want four in one", n[0], n[1])
	}
	is(t, z, want)
	// Words of two, sizes of two, digits and residues of two and their product, results and numbers of these, flags of
	// rows, and a look at each of three downloads: in as many submissions as the host has to wait, and do its part.
	if n := count(func() error { return MulExact(z, x, y) }); n != [2]int{12 + 3, 9} {
		t.Errorf("%d launches of an exact product in %d submissions", n[0], n[1])
	}
	why := errors.New("the user has gone")
	ctx, cancel := context.WithCancelCause(context.Background())
	must(t, z.MulContext(ctx, x, y))
	is(t, z, want)
	launched := 0
	end := cl.Watch(func(submission bool) {
		if !submission {
			if launched++; launched == 2 {
				cancel(why)
			}
		}
	})
	err := z.MulContext(ctx, x, y)
	end()
	if launched != 2 || !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), "launch 3 of 4") {
		t.Errorf("%d launches of four, the second of which ends the work: %v", launched, err)
	}
	if err := MulExactContext(ctx, z, x, y); !errors.Is(err, context.Canceled) || !errors.Is(err, why) {
		t.Errorf("an exact product after its context: %v", err)
	}
	if _, err := ExactProductContext(ctx, d, new(mat.Dense[limb.DD]), new(mat.Dense[limb.DD])); !errors.Is(err, context.Canceled) || !errors.Is(err, why) {
		t.Errorf("an exact product of matrices elsewhere after its context: %v", err)
	}
}

// TestWrong: a compiler that may reassociate is noticed before a product is given.
func TestWrong(t *testing.T) {
	t.Setenv("LIMB_TEST_OPENCL_OPTIONS", "-cl-fast-relaxed-math")
	d := devicetest.Open(t, "pocl", devicetest.PoCL)
	for range 2 {
		if _, err := Product(d, mat.Identity[limb.DF](2), mat.Identity[limb.DF](2)); !errors.Is(err, device.ErrWrong) || !strings.Contains(err.Error(), "0x") {
			t.Errorf("got %v, want wrong results, with the evidence", err)
		}
	}
}

// TestCalls is about what the calls refuse.
func TestCalls(t *testing.T) {
	testenv.Long(t, "PoCL builds kernels of all types")
	for _, driver := range drivers[:2] {
		t.Run(driver.word, func(t *testing.T) {
			d, other := devicetest.OpenTested(t, driver.word, driver.platform), devicetest.OpenTested(t, "cpu", "Go")
			matrix := func(d *device.Device, r, c int) *Dense[limb.DF] {
				m, err := New[limb.DF](d, r, c)
				must(t, err)
				return m
			}
			a, b, foreign, freed := matrix(d, 3, 4), matrix(d, 4, 5), matrix(other, 4, 5), matrix(d, 4, 5)
			freed.Free()
			freed.Free()
			_, tooLarge := New[limb.DF](d, math.MaxInt/2, 3)
			_, fits := Over(d, a.Data, 2, 4, 8)
			_, zero := new(Dense[limb.DF]).Download()
			vector := func(n int) *device.Array[limb.DF] { return devicetest.Array(t, d, make([]limb.DF, n)) }
			for i, f := range []func(){
				func() { new(Dense[limb.DF]).Mul(b, a) },
				func() { new(Dense[limb.DF]).MulTrans(a, b) },
				func() { a.Mul(a, b) },
				func() { a.Syrk(a) },
				func() { MulExact(new(Dense[limb.DF]), b, a) },
				func() { MulExact(a, a, b) },
				func() { MulVec(vector(3), a, vector(3)) },
				func() { MulVec(vector(4), a, vector(4)) },
				func() { a.Upload(mat.NewDense[limb.DF](4, 3, nil)) },
				func() { a.Slice(0, 4, 0, 1) },
				func() { New[limb.DF](d, -1, 3) },
				func() { Over(d, a.Data, 3, 4, 5) },
				func() { Over(d, a.Data, 3, 4, 3) },
				func() { Over(d, a.Data, math.MaxInt, 4, 4) },
				func() { Product(d, mat.Identity[limb.DF](2), mat.Identity[limb.DF](3)) },
				func() { ExactProduct(d, mat.Identity[limb.DF](2), mat.Identity[limb.DF](3)) },
			} {
				if err := mat.Maybe(f); !errors.Is(err, mat.ErrShape) {
					t.Errorf("shapes %d: got %v", i, err)
				}
			}
			for i, c := range []struct{ err, want error }{
				{new(Dense[limb.DF]).Mul(a, b), nil},
				{new(Dense[limb.DF]).Mul(a, freed), device.ErrFreed},
				{MulExact(new(Dense[limb.DF]), a, freed), device.ErrFreed},
				{new(Dense[limb.DF]).Mul(a, foreign), device.ErrForeign},
				{foreign.Mul(a, b), device.ErrForeign},
				{new(Dense[limb.DF]).Mul(nil, b), device.ErrZero},
				{new(Dense[limb.DF]).Syrk(nil), device.ErrZero},
				{new(Dense[limb.DF]).Mul(new(Dense[limb.DF]), new(Dense[limb.DF])), device.ErrZero},
				{MulExact(new(Dense[limb.DF]), nil, b), device.ErrZero},
				{MulVec(vector(3), a, vector(4)), nil},
				{tooLarge, device.ErrLength}, {fits, nil}, {zero, device.ErrZero},
			} {
				if !errors.Is(c.err, c.want) {
					t.Errorf("call %d: got %v, want %v", i, c.err, c.want)
				}
			}
			must(t, d.Wait())
			must(t, d.Close())
			if err := new(Dense[limb.DF]).Mul(a, b); !errors.Is(err, device.ErrClosed) {
				t.Errorf("a closed device: %v", err)
			}
			if _, err := Product(d, mat.Identity[limb.DF](2), mat.Identity[limb.DF](2)); !errors.Is(err, device.ErrClosed) {
				t.Errorf("a closed device: %v", err)
			}
		})
	}
}

// TestMulExactFloats: products of machine numbers in arrays, one of them in the place of an operand, and what is refused.
func TestMulExactFloats(t *testing.T) {
	eachDriver(t, func(t *testing.T, d *device.Device) {
		devicetest.Spare(t, d)
		x, want := random[limb.F32](6, 6), new(mat.Dense[limb.F32])
		must(t, mat.MulExact(want, x, x))
		of := func(n int) *device.Array[float32] {
			a, err := device.NewArray[float32](d, n)
			must(t, err)
			t.Cleanup(a.Free)
			return a
		}
		a, got := of(36), mat.NewDense[limb.F32](6, 6, nil)
		must(t, a.Upload(memory[float32](x.Data)))
		must(t, MulExactFloats(a, a, a, 6, 6, 6))
		must(t, a.Download(memory[float32](got.Data)))
		must(t, differ(got, want))
		must(t, MulExactFloats(of(0), of(0), a, 0, 6, 6))
		must(t, MulExactFloats(a, of(0), of(0), 6, 0, 6))
		must(t, a.Download(memory[float32](got.Data)))
		must(t, differ(got, mat.NewDense[limb.F32](6, 6, nil)))
		if err := MulExactFloats(a, nil, a, 6, 6, 6); !errors.Is(err, device.ErrZero) {
			t.Errorf("without a: %v", err)
		}
		refused := func(rows, depth, cols int) {
			t.Helper()
			defer func() {
				if err, ok := recover().(error); !ok || !errors.Is(err, mat.ErrShape) {
					t.Errorf("%d, %d, %d: %v", rows, depth, cols, err)
				}
			}()
			MulExactFloats(a, a, a, rows, depth, cols)
		}
		refused(6, 6, 5)
		refused(-6, -6, 6)
		refused(math.MaxInt, 36, 1)
	})
}
