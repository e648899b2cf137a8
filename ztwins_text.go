// Code generated from text.go by gen; DO NOT EDIT.

package limb

import "fmt"

import "github.com/limbfp/limb/internal/exact"

func (x Quad[T]) limbs() limbs {
	return limbs{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)}
}

func quadOf[T Float](x limbs) Quad[T] { return Quad[T]{T(x[0]), T(x[1]), T(x[2]), T(x[3])} }

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
	return quadFormat[T]().Append(buf, x.Canon().limbs(), format, prec)
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
	quadFormat[T]().Print(s, verb, x.limbs(), x.Append)
}

// parseQuad is [ParseAs] of a Quad, so that X0 is what strconv.ParseFloat returns for T.
func parseQuad[T Float](s string) (Quad[T], error) {
	x, err := quadFormat[T]().Parse(s)
	return quadOf[T](x), err
}

// UnmarshalText reads what [ParseAs] does. An x that is out of range is an error.
func (x *Quad[T]) UnmarshalText(text []byte) error {
	z, err := parseQuad[T](string(text))
	if err == nil {
		*x = z
	}
	return err
}

// UnmarshalJSON reads a JSON number, or a string that [ParseAs] reads; null leaves
// x as it is. A number is read as text, not by way of a float64. It implements
// json.Unmarshaler; by way of MarshalText, x is written as a string.
func (x *Quad[T]) UnmarshalJSON(data []byte) error {
	return quadFormat[T]().JSON(data, x.UnmarshalText)
}

// Scan reads a number for the verbs %b %e %E %f %F %g %G %v, %s, %x and %X, which
// all accept the same: what package fmt takes for a float64, up to "inf" and with
// the "1p-3" that %b writes. At the end of the input a function of package fmt
// returns io.EOF. Scan implements [fmt.Scanner].
func (x *Quad[T]) Scan(s fmt.ScanState, verb rune) error {
	z, err := quadFormat[T]().ScanReal(s, verb)
	if err == nil {
		*x = quadOf[T](z)
	}
	return err
}

// parseComplexQuad reads a complex number, as [ParseAs].
func parseComplexQuad[T Float](s string) (ComplexQuad[T], error) {
	re, im, err := quadFormat[T]().ParseComplex(s)
	return ComplexQuad[T]{quadOf[T](re), quadOf[T](im)}, err
}

// String returns the shortest text that is read as x: x.Text('g', -1).
func (x ComplexQuad[T]) String() string { return x.Text('g', -1) }

// Text returns x as text, "(1+2i)", each part as [Quad.Text] returns it.
func (x ComplexQuad[T]) Text(format byte, prec int) string {
	return string(x.Append(make([]byte, 0, 160), format, prec))
}

// Append appends what Text returns to buf.
func (x ComplexQuad[T]) Append(buf []byte, format byte, prec int) []byte {
	return exact.AppendComplex(buf, func(buf []byte, imaginary bool) []byte {
		if imaginary {
			return x.Im.Append(buf, format, prec)
		}
		return x.Re.Append(buf, format, prec)
	})
}

// AppendText appends what String returns to buf. It implements encoding.TextAppender.
func (x ComplexQuad[T]) AppendText(buf []byte) ([]byte, error) { return x.Append(buf, 'g', -1), nil }

// MarshalText returns what String does. It implements encoding.TextMarshaler, and so
// in JSON x is a string.
func (x ComplexQuad[T]) MarshalText() ([]byte, error) { return x.AppendText(nil) }

// UnmarshalText reads what [ParseAs] does. An x that is out of range is an error. It
// implements encoding.TextUnmarshaler, also for strings of JSON.
func (x *ComplexQuad[T]) UnmarshalText(text []byte) error {
	z, err := parseComplexQuad[T](string(text))
	if err == nil {
		*x = z
	}
	return err
}

// Format implements [fmt.Formatter] with the verbs %b %e %E %f %F %g %G %v %x %X of a
// complex128, and %s as %g: flags, width and precision are those of each part. %#v
// writes the limbs as Go source.
func (x ComplexQuad[T]) Format(s fmt.State, verb rune) {
	quadFormat[T]().PrintComplex(s, verb, x.Re, x.Im)
}

// Scan reads a complex number without spaces, as [ParseAs] does. It implements
// [fmt.Scanner].
func (x *ComplexQuad[T]) Scan(s fmt.ScanState, verb rune) error {
	re, im, err := quadFormat[T]().ScanComplex(s, verb)
	if err == nil {
		*x = ComplexQuad[T]{quadOf[T](re), quadOf[T](im)}
	}
	return err
}
