// Code generated from format.go by gen; DO NOT EDIT.

package limb

import "fmt"

// String returns the shortest text that [ParseAs] reads as x: x.Text('g', -1).
func (x Quad[T]) String() string { return x.Text('g', -1) }

// Text returns x as text, in the formats 'b', 'e', 'E', 'f', 'g', 'G', 'x' and 'X' of
// [strconv.FormatFloat]. The precision is that too: -1 is the shortest text that
// [ParseAs] reads as x. Every text is correctly rounded. 'b' is an integer and a
// power of two, "4503599627370496p-52": as wide as that of a machine number, and
// wider where x has more bits.
//
// Special: "NaN", "+Inf", "-Inf".
func (x Quad[T]) Text(format byte, prec int) string {
	return string(x.Append(make([]byte, 0, 80), format, prec))
}

// Append appends what Text returns to buf.
func (x Quad[T]) Append(buf []byte, format byte, prec int) []byte {
	v := x.Canon().limbs()
	return appendNumber(quadFormat[T](), buf, &v, format, prec)
}

// AppendText appends the shortest text that [ParseAs] reads as x. It implements
// [encoding.TextAppender].
func (x Quad[T]) AppendText(buf []byte) ([]byte, error) { return x.Append(buf, 'g', -1), nil }

// MarshalText returns the shortest text that [ParseAs] reads as x. It implements
// [encoding.TextMarshaler].
func (x Quad[T]) MarshalText() ([]byte, error) { return x.AppendText(nil) }

// Format implements [fmt.Formatter] with the verbs %b %e %E %f %F %g %G %v %x %X
// of a float64, with all flags, width and precision, and %s as %g. +Inf keeps its
// sign, as that of a float64 does. %#v writes the limbs as Go source, with
// hexadecimal numbers.
func (x Quad[T]) Format(s fmt.State, verb rune) {
	v := x.limbs()
	formatNumber(quadFormat[T](), s, verb, &v, x.Append)
}
