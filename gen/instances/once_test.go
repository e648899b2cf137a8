package instances

import (
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
			want: `// What begins with of returns x, with limbs of another type that is as wide.

func ofPair[U, T Float](x Pair[T]) Pair[U] { return Pair[U]{Hi: U(x.Hi), Lo: U(x.Lo)} }

func ofQuad[U, T Float](x Quad[T]) Quad[U] {
	return Quad[U]{X0: U(x.X0), X1: U(x.X1), X2: U(x.X2), X3: U(x.X3)}
}

// turnOnce is turn.
//
//limb:once turn
func turnOnce[T Float](x Pair[T], y Pair[T], n int32, f T) (Quad[T], T) {
	if is32[T]() {
		r0, r1 := turnDF(ofPair[float32](x), ofPair[float32](y), n, float32(f))
		return ofQuad[T](r0), T(r1)
	}
	r0, r1 := turnDD(ofPair[float64](x), ofPair[float64](y), n, float64(f))
	return ofQuad[T](r0), T(r1)
}

//go:noinline
func turnDF(x Pair[float32], y Pair[float32], n int32, f float32) (Quad[float32], float32) {
	return turn(x, y, n, f)
}

//go:noinline
func turnDD(x Pair[float64], y Pair[float64], n int32, f float64) (Quad[float64], float64) {
	return turn(x, y, n, f)
}
`,
		},
		{source: "func turn[T Float](x Pair[T]) Pair[T] { return x }"},
		{source: mark + "func turn[T Float](x []T) Pair[T] { return x[0] }", err: "limb.go:4:1: turn is marked //limb:once: its operands and results must be numbers, T, int, int32 or bool, not []T"},
		{source: mark + "func turn[T Float](x Pair[T]) string { return \"\" }", err: "must be numbers"},
	} {
		text, err := written(t, table, map[string]string{"limb.go": "package limb\n\n" + c.source, Name: "package limb\n\n" + mark + "func stale() {}\n"})
		if c.err != "" {
			if err == nil || !strings.Contains(err.Error(), c.err) {
				t.Errorf("%s\ngives %v, want %s", c.source, err, c.err)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, text, _ = strings.Cut(text, "package limb\n\n"); text != c.want {
			t.Errorf("%s\ngives\n%s\nwant\n%s", c.source, text, c.want)
		}
	}
}
