package twins

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const marked1 = `package limb

import (
	"math"
	"math/big"
)

// Double returns 2x, as [Pair.Add] would: Hi and Lo are doubled.
//
// Error: ≤ 2u²|2x|.
// Cost: 2 flops.
//
//limb:host
//limb:twin Domain: x is below 2^1022.
//limb:twin Cost: 4 flops.
func (x Pair[T]) Double() Pair[T] {
	y := tripleOf(x).sqrt3().pair() // Hi first
	return finish(y.Hi, T(x.Hi*2), T(x.Lo*2)).kept(x.Hi, x.Lo)
}

// finish returns a pair.
//
//limb:twin
func finish[T Float](native, hi, lo T) Pair[T] { return Pair[T]{T(table[3][0]), T(table[3][1])} }

func (x triple[T]) sqrt3() triple[T] { return triple[T]{x.X0, x.X1, x.X2} }

//limb:twin
func (x triple[T]) neg() triple[T] { return triple[T]{-x.X0, -x.X1, -x.X2} }

// F64 is a machine number.
//
//limb:twin
type F64 float64

// Abs returns |x|, as [Pair.Abs].
func (x F64) Abs() F64 { return F64(math.Abs(float64(x))) }

func (x F64) Other() F64 { return x }
func (x F32) Other() F32 { return x }
`

const written1 = `// Code generated from a.go by gen; DO NOT EDIT.

package limb

import "math"

// Double returns 2x, as [Quad.Add] would: X0 and X1 are doubled.
//
// Error: ≤ 2u⁴|2x|.
// Domain: x is below 2^1022.
// Cost: 4 flops.
//
//limb:host
func (x Quad[T]) Double() Quad[T] {
	y := quintOf(x).sqrt5().quad() // X0 first
	return finish4(y.X0, T(x.X0*2), T(x.X1*2), T(x.X2*2), T(x.X3*2)).kept(x.X0, x.X1)
}

// finish4 returns a quad.
func finish4[T Float](native, hi, lo T) Quad[T] {
	return Quad[T]{T(table[3][0]), T(table[3][1]), T(table[3][2]), T(table[3][3])}
}

func (x quint[T]) neg() quint[T] { return quint[T]{-x.X0, -x.X1, -x.X2, -x.X3, -x.X4} }

// Abs returns |x|, as [Pair.Abs].
func (x F32) Abs() F32 { return F32(math.Abs(float64(x))) }
`

func twinsOf(t *testing.T, files map[string]string) (map[string][]byte, error) {
	dir := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return Files(dir)
}

// TestTwins: each kind of name, list and paragraph. Twins of before are not read, and a
// file without marks has none.
func TestTwins(t *testing.T) {
	files, err := twinsOf(t, map[string]string{
		"a.go": marked1, "b.go": "package limb\n", "a_test.go": "package limb\n//limb:twin\nfunc f() {}\n", "ztwins_a.go": "not Go",
	})
	if err != nil || len(files) != 1 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	if got := string(files["ztwins_a.go"]); got != written1 {
		t.Errorf("got\n%s\nwant\n%s", got, written1)
	}
}

// TestErrors: a paragraph for the twin that takes the place of none.
func TestErrors(t *testing.T) {
	_, err := twinsOf(t, map[string]string{"a.go": strings.Replace(marked1, "twin Cost: 4", "twin Price: 4", 1)})
	const want = `a.go:16:1: the comment of Double has no paragraph that begins with "Price:", as its twin's has`
	if err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}
