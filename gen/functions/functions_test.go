package functions

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestMarks: what is marked is a function of both packages, unless it is there by hand, and
// what cannot be one is an error with its place.
func TestMarks(t *testing.T) {
	const mark = "//\n//limb:function\n"
	for _, c := range []struct{ source, slices, limb, vec, err string }{
		{
			source: "// Rem returns the rest of x/y, πx or so. More.\n" + mark + "func (x Pair[T]) Rem(y Pair[T]) Pair[T] { return x }\ntype Real[N any] interface{ Rem(N) N }",
			limb:   "// Rem returns the rest of x/y, πx or so.\nfunc Rem[N Real[N]](x, y N) N { return x.Rem(y) }",
			vec:    "// Rem sets dst[i] to the rest of x[i]/y[i], πx[i] or so.\nfunc Rem[N limb.RealNumber](dst, x, y []N) { run3(rem.of(kindOf[N]()), dst, x, y) }",
		},
		{
			source: "// Cut returns x in two,\n// at n.\n" + mark + "func (x Pair[T]) Cut(n int) (hi, lo Pair[T]) { return x, x }\nfunc (x ComplexPair[T]) Cut() {}",
			limb:   "// Cut returns x in two, at n.\nfunc Cut[N interface{ Cut(int) (N, N) }](x N, n int) (hi, lo N) { return x.Cut(n) }",
			vec:    "// Cut sets hi[i] and lo[i] to x[i] in two, at n[i].\nfunc Cut[N limb.Extended | limb.ComplexNumber](hi, lo, x []N, n []int32) {",
		},
		{
			source: "// Cut returns half of x.\n" + mark + "func (x Pair[T]) Cut() Pair[T] { return x }\nfunc (x ComplexPair[T]) Cut() ComplexPair[T] { return x }\ntype Elementary[N any] interface{ Cut() N }",
			limb:   "// Cut returns half of x.\nfunc Cut[N Elementary[N]](x N) N { return x.Cut() }",
			vec:    "// Cut sets dst[i] to half of x[i].\nfunc Cut[N limb.Number](dst, x []N) { run2(cut.of(kindOf[N]()), dst, x) }",
		},
		{
			source: "// Rem returns the rest.\n" + mark + "func (x Pair[T]) Rem(y Pair[T]) Pair[T] { return x }\nfunc Rem() {}",
			slices: "func Rem() {}",
		},
		{source: "// It is odd.\n" + mark + "func (x Pair[T]) Odd() Pair[T] { return x }", err: "limb.go:8:1: Odd is marked //limb:function: its comment must begin with \"Odd returns …\""},
		{source: "// Odd returns x.\n" + mark + "func (x Pair[T]) Odd() bool { return true }", err: "must be numbers of its type, or int"},
		{source: "// Odd returns x.\n" + mark + "func (x Pair[T]) Odd() {}", err: "five of them at most"},
	} {
		dir := t.TempDir()
		write := func(name, text string) {
			os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o777)
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		write("limb.go", "package limb\n\n\n\n"+c.source)
		write("vec/vec.go", "package vec\n"+c.slices)
		write(Root, "stale")
		files, err := Files(dir)
		if c.err != "" {
			if err == nil || !strings.Contains(err.Error(), c.err) {
				t.Errorf("%s\ngives %v, want %s", c.source, err, c.err)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(files[Root]), c.limb) || !strings.Contains(string(files[Slices]), c.vec) {
			t.Errorf("%s\ngives %s\n%s", c.source, files[Root], files[Slices])
		}
		if c.limb == "" && (strings.Contains(string(files[Root]), "func Rem") || strings.Contains(string(files[Slices]), "func Rem")) {
			t.Errorf("what is there by hand is written: %s\n%s", files[Root], files[Slices])
		}
	}
}
