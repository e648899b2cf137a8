package once

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestMarks: what is marked is called at both widths, and by that alone; what cannot be so is
// an error with its place.
func TestMarks(t *testing.T) {
	const mark = "//limb:once\n"
	for _, c := range []struct{ source, want, err string }{
		{
			source: mark + "func turn[T Float](x, y Pair[T], n int32, f T) (Quad[T], T) { return x.Quad(), f }",
			want: `// turnOnce is turn.
//
//limb:once turn
func turnOnce[T Float](x Pair[T], y Pair[T], n int32, f T) (Quad[T], T) {
	if is32[T]() {
		r0, r1 := turn32(x.as32(), y.as32(), n, float32(f))
		return ofQuad[T](r0), T(r1)
	}
	r0, r1 := turn64(x.as64(), y.as64(), n, float64(f))
	return ofQuad[T](r0), T(r1)
}

//go:noinline
func turn32(x DF, y DF, n int32, f float32) (QF, float32) { return turn(x, y, n, f) }

//go:noinline
func turn64(x DD, y DD, n int32, f float64) (QD, float64) { return turn(x, y, n, f) }
`,
		},
		{source: "func turn[T Float](x Pair[T]) Pair[T] { return x }"},
		{source: mark + "func turn[T Float](x triple[T]) Pair[T] { return x.pair() }", err: "limb.go:4:1: turn is marked //limb:once: its operands and results must be numbers, T, int, int32 or bool"},
		{source: mark + "func turn[T Float](x Pair[T]) string { return \"\" }", err: "must be numbers"},
	} {
		dir := t.TempDir()
		for name, text := range map[string]string{"limb.go": "package limb\n\n" + c.source, Name: "package limb\n\n" + mark + "func stale() {}\n"} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
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
		text := string(files[Name])
		if i := strings.Index(text, "// turnOnce"); i >= 0 {
			text = text[i:]
		} else {
			text = ""
		}
		if text != c.want {
			t.Errorf("%s\ngives\n%s\nwant\n%s", c.source, text, c.want)
		}
	}
}
