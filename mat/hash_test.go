package mat

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

var (
	write = flag.Bool("write", false, "write testdata/hashes.txt")
	plant = flag.String("plant", "", "flip a bit of the result whose name this is, to see the test fail")
)

// TestHashes: the results have the committed bits, on every processor.
func TestHashes(t *testing.T) {
	const name = "testdata/hashes.txt"
	committed, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, part := range []struct {
		name string
		of   func(t *testing.T, b *strings.Builder)
	}{
		{"DD", func(t *testing.T, b *strings.Builder) {
			hashes[limb.DD](t, b, "DD")
			moreHashes[limb.DD, limb.CDD](t, b, 18)
		}},
		{"DF", func(t *testing.T, b *strings.Builder) {
			hashes[limb.DF](t, b, "DF")
			moreHashes[limb.DF, limb.CDF](t, b, 18)
		}},
		{"QD", func(t *testing.T, b *strings.Builder) {
			hashes[limb.QD](t, b, "QD")
			moreHashes[limb.QD, limb.CQD](t, b, 9)
		}},
		{"QF", func(t *testing.T, b *strings.Builder) {
			hashes[limb.QF](t, b, "QF")
			moreHashes[limb.QF, limb.CQF](t, b, 9)
		}},
		{"TD", func(t *testing.T, b *strings.Builder) {
			hashes[limb.TD](t, b, "TD")
			moreHashes[limb.TD, limb.CTD](t, b, 9)
		}},
		{"TF", func(t *testing.T, b *strings.Builder) {
			hashes[limb.TF](t, b, "TF")
			moreHashes[limb.TF, limb.CTF](t, b, 9)
		}},
	} {
		t.Run(part.name, func(t *testing.T) {
			var b strings.Builder
			part.of(t, &b)
			all.WriteString(b.String())
			for line := range strings.Lines(b.String()) {
				if !*write && !strings.Contains(string(committed), line) {
					t.Errorf("%s has no %s", name, line)
				}
			}
			if n := strings.Count(b.String(), "\n"); n != 9+20 {
				t.Errorf("%d results", n)
			}
		})
	}
	if *write {
		if err := os.WriteFile(name, []byte(all.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// TestHashesCatch: a last limb, and what other processors plant, make another hash.
func TestHashesCatch(t *testing.T) {
	defer func(was string) { *plant = was }(*plant)
	hash := func(x float32, planted string) string {
		var b strings.Builder
		m := Identity[limb.CQF](3)
		m.Data[4].Im.X3 = x
		*plant = planted
		hashed[limb.CQF](t, &b, "CQF")("Mul", nil, m)
		return b.String()
	}
	honest := hash(0, "")
	for what, other := range map[string]string{"a last limb": hash(0x1p-140, ""), "a bit": hash(0, "Mul/CQF")} {
		if other == honest {
			t.Errorf("%s is not in the hash", what)
		}
	}
	if hash(0, "Mul/CDF") != honest {
		t.Error("what is planted in another result is in the hash")
	}
}

// TestFactorBits: levels and cores leave all results alone, of matrices that are several blocks large.
func TestFactorBits(t *testing.T) {
	var first string
	everywhere(t, func(t *testing.T) {
		var b strings.Builder
		moreHashes[limb.DD, limb.CDD](t, &b, testenv.Size(20, 45, 45))
		moreHashes[limb.QF, limb.CQF](t, &b, testenv.Size(9, 17, 17))
		if first == "" {
			first = b.String()
		}
		lines := strings.Split(b.String(), "\n")
		for i, want := range strings.Split(first, "\n") {
			if lines[i] != want {
				t.Errorf("%s, not %s", lines[i], want)
			}
		}
	})
}

// hashed returns what adds the hash of matrices to b, or fails.
func hashed[N Number[N]](t *testing.T, b *strings.Builder, name string) func(what string, err error, list ...*Dense[N]) {
	return func(what string, err error, list ...*Dense[N]) {
		t.Helper()
		if err != nil {
			t.Fatalf("%s of %s: %v", what, name, err)
		}
		var bits bytes.Buffer
		for _, m := range list {
			addBits(&bits, m)
		}
		if *plant == what+"/"+name {
			bits.Bytes()[0] ^= 1
		}
		fmt.Fprintf(b, "%x %s/%s\n", sha256.Sum256(bits.Bytes()), what, name)
	}
}

func hashes[N limb.Real[N]](t *testing.T, b *strings.Builder, name string) {
	const n = 18
	r := rand.New(rand.NewPCG(91, 92))
	a, x, d, h := random[N](r, n, n), random[N](r, n, 2), definite[N](r, n), hilbert[N](n)
	add := hashed[N](t, b, name)
	c := new(Dense[N])
	c.Mul(a, d)
	add("Mul", nil, c)
	err := MulExact(c, a, d)
	add("MulExact", err, c)
	var lu LU[N]
	err = lu.Factorize(a)
	y := new(Dense[N])
	if err == nil {
		err = lu.SolveTo(y, false, x)
	}
	add("LU", err, lu.lu, y)
	var ch Cholesky[N]
	err = ch.Factorize(d)
	add("Cholesky", err, ch.L())
	var qr QR[N]
	err = qr.Factorize(a.Slice(0, n, 0, n/2))
	add("QR", err, qr.qr, qr.t)
	var e EigenSym[N]
	err = e.Factorize(d)
	add("EigenSym", err, column(e.values), e.vectors)
	var s SVD[N]
	err = s.Factorize(a)
	add("SVD", err, column(s.values), s.u, s.v)
	f, err := SolveRefined(a, x, 0)
	add("refinement", err, f.X)
	k := min(n, int(-math.Log10(unit[N]())*0.55)) // beyond the shorter type
	f, err = SolveRefined(h.Slice(0, k, 0, k), x.Slice(0, k, 0, 2), 0)
	add("refinement of Hilbert's", err, f.X)
}

// moreHashes has what hashes has not: factorisations of symmetric matrices that are not definite, general eigenvalues, Schur's forms,
// least squares, iterations, and all that complex matrices have.
func moreHashes[N limb.Real[N], C limb.Complex[C, N]](t *testing.T, b *strings.Builder, n int) {
	name := fmt.Sprint(typeOf[N]())
	r := rand.New(rand.NewPCG(93, 94))
	a, x, d := random[N](r, n, n), random[N](r, n, 2), definite[N](r, n)
	add := hashed[N](t, b, name)
	y, z, w := new(Dense[N]), new(Dense[N]), new(Dense[N])
	var ldl LDL[N]
	add("LDL", errors.Join(ldl.Factorize(symmetric(a)), ldl.SolveTo(y, x)), ldl.l, column(ldl.d), column(ldl.e), y)
	var ch Cholesky[N]
	add("Cholesky, solution and inverse", errors.Join(ch.Factorize(d), ch.SolveTo(z, x), w.Inverse(d)), z, w)
	s, err := LeastSquaresRefined(a.Slice(0, n, 0, n/3), x, 0)
	add("least squares, refined", err, s.X)
	wide := symmetric(a).Slice(0, n/2, 0, n)
	y, z, w = new(Dense[N]), new(Dense[N]), new(Dense[N])
	y.Syrk(wide)
	z.MulTrans(wide, wide)
	add("Syrk, MulTrans", nil, y, z)
	apply := func(dst, x []N) error {
		copy(dst, MulVec(d, x))
		return nil
	}
	p, _, err := ConjugateGradients(apply, x.Transpose().Row(0), 1e-9, 10*n)
	add("conjugate gradients", err, column(p))
	q, _, err := GMRES(apply, x.Transpose().Row(1), 1e-9, n)
	add("GMRES", err, column(q))
	var sparse []Triplet[N]
	for i := range n {
		for j := i % 3; j < n; j += 3 {
			sparse = append(sparse, Triplet[N]{i, j, a.At(i, j)})
		}
	}
	m, err := NewCSR(n, n, sparse)
	if err == nil {
		m.MulVec(p, q)
	}
	add("sparse product", err, column(p))

	complexHashes[C](t, b, n)
	g := random[C](r, n, n)
	var e Eigen[C, N]
	hashed[C](t, b, fmt.Sprint(typeOf[C]()))("Eigen", e.Factorize(g), column(e.values), e.right, e.left)
	var t1 RealSchur[C, N]
	add("RealSchur", t1.Factorize(a), t1.t, t1.z)
	var t2 Schur[C, N]
	hashed[C](t, b, fmt.Sprint(typeOf[C]()))("Schur", t2.Factorize(g), t2.t, t2.z)
	roots, _, err := Roots[C, N](g.Row(0)[:n/2])
	hashed[C](t, b, fmt.Sprint(typeOf[C]()))("Roots", err, column(roots))
}

func complexHashes[C Number[C]](t *testing.T, b *strings.Builder, n int) {
	r := rand.New(rand.NewPCG(95, 96))
	a, x := random[C](r, n, n), random[C](r, n, 2)
	add := hashed[C](t, b, fmt.Sprint(typeOf[C]()))
	c, y := new(Dense[C]), new(Dense[C])
	c.Mul(a, a)
	y.MulTrans(a, x)
	add("Mul", nil, c, y)
	d := new(Dense[C])
	d.Mul(a, a.Adjoint())
	var lu LU[C]
	y = new(Dense[C])
	add("LU", errors.Join(lu.Factorize(a), lu.SolveTo(y, true, x)), lu.lu, y)
	for i := range n { // what rounding left of the imaginary parts
		d.Set(i, i, realOf(d.At(i, i)).Add(one[C]()))
	}
	var ch Cholesky[C]
	add("Cholesky", ch.Factorize(d), ch.L())
	var ldl LDL[C]
	y = new(Dense[C])
	add("LDL", errors.Join(ldl.Factorize(symmetric(a)), ldl.SolveTo(y, x)), ldl.l, column(ldl.d), column(ldl.e), y)
	var qr QR[C]
	y = new(Dense[C])
	add("QR", errors.Join(qr.Factorize(a.Slice(0, n, 0, n/2)), qr.SolveTo(y, x)), qr.qr, qr.t, y)
	var e EigenSym[C]
	add("EigenSym", e.Factorize(d), column(e.values), e.vectors)
	var s SVD[C]
	add("SVD", s.Factorize(a.Slice(0, n, 0, n/2)), column(s.values), s.u, s.v)
	f, err := SolveRefined(a, x, 0)
	add("refinement", err, f.X)
	f, err = LeastSquaresRefined(a.Slice(0, n, 0, n/3), x, 0)
	add("least squares, refined", err, f.X)
}

// addBits adds the bits of all limbs.
func addBits[N Number[N]](w io.Writer, m *Dense[N]) {
	limbs := typeOf[N]().Limbs()
	if typeOf[N]().Complex() {
		limbs *= 2
	}
	for i := range m.Rows {
		for _, x := range m.Row(i) {
			for k := range limbs {
				binary.Write(w, binary.LittleEndian, math.Float64bits(limbAt(&x, k)))
			}
		}
	}
}
