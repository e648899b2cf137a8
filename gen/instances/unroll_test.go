package instances

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// three are the first rows of the table and one of three limbs, with names of its own.
var three = append(slices.Clone(table[:2]), row{
	name: "Tri", limbs: []string{"X0", "X1", "X2"}, wide: "quartet", suffix: "Tri", short: []string{"TF", "TD"},
})

// arrays is a package whose functions have arrays, for its own three types.
const arrays = `package limb

type Float interface{ ~float32 | ~float64 }

type Pair[T Float] struct{ Hi, Lo T }
type Quad[T Float] struct{ X0, X1, X2, X3 T }
type Tri[T Float] struct{ X0, X1, X2 T }
type triple[T Float] struct{ X0, X1, X2 T }
type quartet[T Float] struct{ X0, X1, X2, X3 T }
type quint[T Float] struct{ X0, X1, X2, X3, X4 T }

func is32[T Float]() bool { return T(1<<24)+1 == T(1<<24) }

func twoSum[T Float](a, b T) (s, e T) {
	s = a + b
	d := s - a
	return s, (a - (s - d)) + (b - d)
}

// blend has all that functions with arrays have.
//
//limb:once
//limb:twin
func blend[T Float](x, y Pair[T], k int32) (z triple[T], n int32) {
	const limbs = 2
	const rows = limbs + 1
	a := [limbs]T{x.Hi, x.Lo}
	b := [limbs]T{y.Hi, y.Lo}
	var p [limbs][rows]T
	var unread [rows]T
	var s [2*limbs - 1]T
	half := T(0.5)
	if is32[T]() {
		half = 0.25
	}
	for i, u := range a {
		for j := range b {
			p[i][j] = T(u * b[j])
		}
		p[i][limbs] = T(half * u)
	}
	for i := range limbs {
		for j := range limbs {
			e := p[i][j]
			s[i+j], e = twoSum(s[i+j], e)
			if i+j+1 < len(s) {
				s[i+j+1] += e
			} else if limbs == 4 {
				s[0] += T(e * half)
			}
		}
		unread[i] = s[i]
		if s[0] < p[i][limbs] {
			s[0], s[1] = s[1], s[0]
			n += k + int32(i)
		} else {
			n = n ^ 1
		}
	}
	z = triple[T]{s[0], s[1], s[2]}
	if limbs == 2 {
		z.X2 = z.X2 + 1
	}
	return z, n
}

// plus returns x + y.
//
//limb:once
//limb:twin
func plus[T Float](x, y Pair[T]) Pair[T] {
	const limbs = 2
	s := [limbs]T{x.Hi, x.Lo}
	b := [limbs]T{y.Hi, y.Lo}
	for j := range limbs {
		e := b[j]
		for i := range limbs {
			s[i], e = twoSum(s[i], e)
		}
	}
	for i := range limbs - 1 {
		s[i], s[i+1] = twoSum(s[i], s[i+1])
	}
	return Pair[T]{s[0], s[1]}
}
`

// check is a program's test that what is unrolled has the bits of what is not.
const check = `package limb

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestPlus: a sum of n limbs is good to n limbs, less some bits.
func TestPlus(t *testing.T) {
	for range 1000 {
		sums[float32](t, 24)
		sums[float64](t, 53)
	}
}

func sums[T Float](t *testing.T, p int) {
	var l [8]T
	for i := range l {
		l[i] = T(math.Ldexp(1+rand.Float64(), -p*(i%4)-i%4))
	}
	x, y := Pair[T]{l[0], l[1]}, Pair[T]{l[4], l[5]}
	z := plusOnce(x, y)
	good(t, 2*p-4, []T{x.Hi, x.Lo, y.Hi, y.Lo}, z.Hi, z.Lo)
	u, v := Tri[T]{l[0], l[1], l[2]}, Tri[T]{l[4], l[5], l[6]}
	w := plusTriOnce(u, v)
	good(t, 3*p-4, []T{u.X0, u.X1, u.X2, v.X0, v.X1, v.X2}, w.X0, w.X1, w.X2)
	a, b := Quad[T]{l[0], l[1], l[2], l[3]}, Quad[T]{l[4], l[5], l[6], l[7]}
	c := plusQuadOnce(a, b)
	good(t, 4*p-4, l[:], c.X0, c.X1, c.X2, c.X3)
}

func good[T Float](t *testing.T, bits int, terms []T, sum ...T) {
	d := new(big.Float).SetPrec(2000)
	for _, x := range terms {
		d.Add(d, big.NewFloat(float64(x)))
	}
	for _, x := range sum {
		d.Sub(d, big.NewFloat(float64(x)))
	}
	if d.Sign() != 0 && d.MantExp(nil) > 1-bits {
		t.Fatalf("differ: %v for the sum of %v: off by %v", sum, terms, d)
	}
}

func TestBits(t *testing.T) {
	for range 1000 {
		bits[float32](t)
		bits[float64](t)
	}
}

func bits[T Float](t *testing.T) {
	r := func() T { return T(rand.NormFloat64()) }
	k := rand.Int32()
	x, y := Pair[T]{r(), r()}, Pair[T]{r(), r()}
	z, n := blend(x, y, k)
	if u, m := blendOnce(x, y, k); z != u || n != m {
		t.Fatalf("differ: %v, %v, %d: %v, %d, unrolled %v, %d", x, y, k, z, n, u, m)
	}
	c, d := Tri[T]{r(), r(), r()}, Tri[T]{r(), r(), r()}
	w, n := blendTri(c, d, k)
	if u, m := blendTriOnce(c, d, k); w != u || n != m {
		t.Fatalf("differ: %v, %v, %d: %v, %d, unrolled %v, %d", c, d, k, w, n, u, m)
	}
	p, q := Quad[T]{r(), r(), r(), r()}, Quad[T]{r(), r(), r(), r()}
	v, n := blendQuad(p, q, k)
	if u, m := blendQuadOnce(p, q, k); v != u || n != m {
		t.Fatalf("differ: %v, %v, %d: %v, %d, unrolled %v, %d", p, q, k, v, n, u, m)
	}
}
`

// tested runs the test of a package that has these files.
func tested(t *testing.T, files map[string]string) (string, error) {
	t.Helper()
	dir := t.TempDir()
	files["go.mod"] = "module limb\n\ngo 1.25\n"
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	c := exec.Command("go", "test", "-count=1", ".")
	c.Dir, c.Env = dir, append(os.Environ(), "GOWORK=off")
	out, err := c.CombinedOutput()
	return string(out), err
}

// TestUnrolled: a function without its arrays gives the bits of that with them, for each width and
// row, that of three limbs too, since their number is a value; a wrong index, a term and a limb that
// are left out are noticed.
func TestUnrolled(t *testing.T) {
	text, err := written(t, three, map[string]string{"a.go": arrays})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"blendOnce", "blendTriOnce", "blendQuadOnce"} {
		_, body, _ := strings.Cut(text, "func "+name+"[")
		body, _, _ = strings.Cut(body, "\n}\n")
		if body == "" || strings.Contains(body, "range") || strings.Contains(body, "limbs") {
			t.Errorf("%s is not unrolled:\n%s", name, body)
		}
	}
	for _, c := range []struct{ old, new, want string }{
		{"", "", ""},
		{"p_1_0 = T(u * b_0)", "p_1_0 = T(u * b_1)", "differ:"},
		{"n += k + int32(1)", "n += k", "differ:"},
		{"return Tri[T]{s_0, s_1, s_2}", "return Tri[T]{s_0, s_1, 0}", "differ:"},
	} {
		planted := strings.Replace(text, c.old, c.new, 1)
		if c.old != "" && planted == text {
			t.Fatalf("%q is not in\n%s", c.old, text)
		}
		if out, err := tested(t, map[string]string{"a.go": arrays, Name: planted, "a_test.go": check}); (err != nil) != (c.want != "") || !strings.Contains(out, c.want) {
			t.Errorf("%q for %q: %v, want %q\n%s", c.new, c.old, err, c.want, out)
		}
	}
}

// TestRefused: what cannot be unrolled is said, with its place.
func TestRefused(t *testing.T) {
	const head = "package limb\n\n//limb:once\nfunc f[T Float](x Pair[T], n int32) T {\n\tvar a [2]T\n\t"
	for _, c := range []struct{ body, want string }{
		{"return a[n]", "a.go:6:11: it has arrays, and is unrolled for Go: the index n of a must be a constant below 2 in each turn"},
		{"return a[2]", "a.go:6:11: it has arrays, and is unrolled for Go: the index 2 of a must be a constant below 2 in each turn"},
		{"return sum(a)", "a.go:6:13: it has arrays, and is unrolled for Go: write elements of a, and not the whole"},
		{"for range n {\n\t}\n\treturn a[0]", "a.go:6:2: it has arrays, and is unrolled for Go: a loop over n has no constant number of turns: write a constant, or an array of numbers"},
		{"for n > 0 {\n\t}\n\treturn a[0]", "a.go:6:2: it has arrays, and is unrolled for Go: write assignments, ifs and loops over constants and arrays"},
		{"for i := range 2 {\n\t\tfor i := range 2 {\n\t\t\ta[i] = 1\n\t\t}\n\t}\n\treturn a[0]", "a.go:7:3: it has arrays, and is unrolled for Go: i is a constant or an index here already: write another name"},
		{"b := [n]T{}\n\treturn b[0]", "a.go:6:7: it has arrays, and is unrolled for Go: the length of b must be a constant of the function"},
	} {
		if _, err := written(t, table, map[string]string{"a.go": head + c.body + "\n}\n"}); err == nil || !strings.HasSuffix(err.Error(), c.want) {
			t.Errorf("%s\ngives %v\nwant %s", c.body, err, c.want)
		}
	}
}
