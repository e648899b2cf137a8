package main

import (
	"bytes"
	"math/big"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

func read(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile("../../" + path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// stale returns the families whose tables a file has not as their formulas say.
func stale(file []byte, families []string) (list []string) {
	_, text, _ := strings.Cut(string(file), heading)
	have := map[string]string{}
	for s := range strings.SplitSeq(text, heading) {
		name, rest, _ := strings.Cut(s, ".go\n")
		have[name] = rest
	}
	for _, name := range families {
		want := string(formatted(append([]byte("package limb\n"), section(name)...)))
		if _, want, _ = strings.Cut(want, ".go\n"); strings.TrimSpace(have[name]) != strings.TrimSpace(want) {
			list = append(list, name)
		}
	}
	return list
}

// TestFresh: the tables are what their formulas say, and so is what reads them. With LIMB_FULL
// the tables of the gamma, Bessel and Airy functions are too, which take minutes; the tests of
// accuracy see a wrong one.
func TestFresh(t *testing.T) {
	for path, want := range map[string][]byte{"zseries.go": readers(), butterflies: butterflyConstants()} {
		if !bytes.Equal(read(t, path), want) {
			t.Errorf("%s is not up to date: go run -C gen ./consts", path)
		}
	}
	file := read(t, "zconst.go")
	var names []string
	for name := range families {
		if testenv.Full() || name != "gamma" && name != "bessel" && name != "airy" {
			names = append(names, name)
		}
		if n := bytes.Count(file, []byte(heading+name+".go\n")); n != 1 {
			t.Errorf("zconst.go has %d times the tables of %s: go run -C gen ./consts", n, name)
		}
	}
	if n := bytes.Count(file, []byte(heading)); n != len(families) {
		t.Errorf("zconst.go has the tables of %d families, and there are %d: go run -C gen ./consts", n, len(families))
	}
	for _, name := range stale(file, names) {
		t.Errorf("the tables of %s in zconst.go are not up to date: go run -C gen ./consts", name)
	}
}

// TestStale: a digit that is changed is found, and in the tables that it is in.
func TestStale(t *testing.T) {
	file := read(t, "zconst.go")
	at := bytes.Index(file, []byte(heading+"expint.go"))
	at += bytes.Index(file[at:], []byte("p-"))
	file[at-1] ^= 1
	if list := stale(file, []string{"atan", "expint"}); len(list) != 1 || list[0] != "expint" {
		t.Errorf("a wrong digit of expint was found in %q", list)
	}
}

// TestEvaluation: a series is read by its schedule, as the steps of series.go have it.
func TestEvaluation(t *testing.T) {
	s := &series{name: "test", counts: both(schedule{2, 2, 1}, schedule{1, 1, 2}), safe: map[int]int{64: 3}}
	const want = `// test returns a polynomial.
func test[T Float](r triple[T]) triple[T] {
if is32[T]() {
t := T(test32[0])
t = T(test32[1]) + T(r.X0*t)
a, b := FastTwoSum(T(test32[2]), T(r.X0*t))
h := Pair[T]{a, b + T(test32[3])}
r2 := Pair[T]{r.X0, r.X1}
h = h.fastHorner(r2, Pair[T]{T(test32[4]), T(test32[5])})
g := tripleOf(h)
g = g.fastHorner(r, triple[T]{T(test32[6]), T(test32[7]), T(test32[8])})
return g
}
t := T(test64[0])
a, b := TwoSum(T(test64[1]), T(r.X0*t))
h := Pair[T]{a, b + T(test64[2])}
g := tripleOf(h)
g = g.horner(r, triple[T]{T(test64[3]), T(test64[4]), T(test64[5])})
g = g.horner(r, triple[T]{T(test64[6]), T(test64[7]), T(test64[8])})
return g
}
`
	if got := s.value("test returns a polynomial", "test[T Float](r triple[T]) triple[T]", "r", 3, 3, "return %s").text(); got != want {
		t.Errorf("the series is read by\n%s", got)
	}
	var list []*big.Float
	for k := range 5 {
		list = append(list, quotient(number(1), number(float64(2*k+3))))
	}
	row, rising := s.counts[32].row(list, 24), s.counts[32].rising(list, 24)
	if n := s.counts[32].numbers(); len(row) != n || len(rising) != n || !slices.Equal(row[6:], rising[:3]) || row[0] != rising[8] || row[6] != float64(float32(1.0/3)) {
		t.Errorf("the coefficients are %v and %v", row, rising)
	}
}
