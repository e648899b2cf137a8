// Code generated from complextext.go by gen; DO NOT EDIT.

package limb

import "fmt"

// parseComplexQuad reads a complex number, as [ParseAs].
func parseComplexQuad[T Float](s string) (ComplexQuad[T], error) {
	re, im, err := parseComplex(quadFormat[T](), s)
	return ComplexQuad[T]{quadOf[T](&re), quadOf[T](&im)}, err
}

// String returns the shortest text that is read as x: x.Text('g', -1).
func (x ComplexQuad[T]) String() string { return x.Text('g', -1) }

// Text returns x as text, "(1+2i)", each part as [Quad.Text] returns it.
func (x ComplexQuad[T]) Text(format byte, prec int) string {
	return string(x.Append(make([]byte, 0, 160), format, prec))
}

// Append appends what Text returns to buf.
func (x ComplexQuad[T]) Append(buf []byte, format byte, prec int) []byte {
	return appendComplex(buf, func(buf []byte, imaginary bool) []byte {
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
	formatComplex(quadFormat[T](), s, verb, x.Re, x.Im)
}

// Scan reads a complex number without spaces, as [ParseAs] does. It implements
// [fmt.Scanner].
func (x *ComplexQuad[T]) Scan(s fmt.ScanState, verb rune) error {
	re, im, err := scanComplex(quadFormat[T](), s, verb)
	if err == nil {
		*x = ComplexQuad[T]{quadOf[T](&re), quadOf[T](&im)}
	}
	return err
}
