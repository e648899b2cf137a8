package mat

import (
	"crypto/sha256"
	"encoding/binary"
	"flag"
	"fmt"
	"hash"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

var write = flag.Bool("write", false, "write testdata/hashes.txt")

// TestHashes: the results have the committed bits, on every processor.
func TestHashes(t *testing.T) {
	var b strings.Builder
	hashes[limb.DD](t, &b, "DD")
	hashes[limb.DF](t, &b, "DF")
	hashes[limb.QD](t, &b, "QD")
	hashes[limb.QF](t, &b, "QF")
	const name = "testdata/hashes.txt"
	if *write {
		os.MkdirAll("testdata", 0o777)
		if err := os.WriteFile(name, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("the results have the hashes\n%s, not\n%s", b.String(), want)
	}
	m, of := Identity[limb.QF](3), [2]hash.Hash{sha256.New(), sha256.New()}
	addBits(of[0], m)
	m.Data[4].X3 = 0x1p-140
	addBits(of[1], m)
	if string(of[0].Sum(nil)) == string(of[1].Sum(nil)) {
		t.Error("a last limb is not in the hash")
	}
	if strings.Count(b.String(), "\n") != 4*9 {
		t.Errorf("%d results", strings.Count(b.String(), "\n"))
	}
}

func hashes[N limb.Real[N]](t *testing.T, b *strings.Builder, name string) {
	const n = 18
	r := rand.New(rand.NewPCG(91, 92))
	a, x, d, h := random[N](r, n, n), random[N](r, n, 2), definite[N](r, n), hilbert[N](n)
	add := func(what string, err error, list ...*Dense[N]) {
		if err != nil {
			t.Fatalf("%s of %s: %v", what, name, err)
		}
		sum := sha256.New()
		for _, m := range list {
			addBits(sum, m)
		}
		fmt.Fprintf(b, "%x %s/%s\n", sum.Sum(nil), what, name)
	}
	c := new(Dense[N])
	err := c.Mul(a, d)
	add("Mul", err, c)
	err = MulExact(c, a, d)
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
	add("Cholesky", err, ch.l)
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

// addBits adds the bits of all limbs.
func addBits[N limb.Real[N]](sum hash.Hash, m *Dense[N]) {
	for i := range m.Rows {
		for _, x := range m.Row(i) {
			for k := range typeOf[N]().Limbs() {
				binary.Write(sum, binary.LittleEndian, math.Float64bits(limbAt(&x, k)))
			}
		}
	}
}
