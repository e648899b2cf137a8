package limb

import (
	"fmt"

	"github.com/limbfp/limb/internal/exact"
)

// # Text
//
// Package internal/exact reads and writes the numbers of all types, by their formats.

func pairFormat[T Float]() *exact.Format {
	if is32[T]() {
		return exact.DF
	}
	return exact.DD
}

func quadFormat[T Float]() *exact.Format {
	if is32[T]() {
		return exact.QF
	}
	return exact.QD
}

//limb:twin
func (*Pair[T]) format() *exact.Format { return pairFormat[T]() }

// limbs are those of a number, as many as its format says; the others are 0.
type limbs = exact.Limbs

//limb:twin
func (x Pair[T]) limbs() limbs { return limbs{float64(x.Hi), float64(x.Lo)} }

//limb:twin
func pairOfLimbs[T Float](x limbs) Pair[T] { return Pair[T]{T(x[0]), T(x[1])} }

// String returns the shortest text that [ParseAs] reads as x: x.Text('g', -1).
//
//limb:twin
func (x Pair[T]) String() string { return x.Text('g', -1) }

// Text returns x as text, in the formats 'b', 'e', 'E', 'f', 'g', 'G', 'x' and 'X' of
// [strconv.FormatFloat]. The precision is that too: -1 is the shortest text that
// [ParseAs] reads as x. Every text is correctly rounded. 'b' is an integer and a
// power of two, "4503599627370496p-52": as wide as that of a machine number, and
// wider where x has more bits.
//
// Special: "NaN", "+Inf", "-Inf".
//
//limb:twin
func (x Pair[T]) Text(format byte, prec int) string {
	return string(x.Append(make([]byte, 0, 80), format, prec))
}

// Append appends what Text returns to buf.
//
//limb:twin
func (x Pair[T]) Append(buf []byte, format byte, prec int) []byte {
	return pairFormat[T]().Append(buf, x.Canon().limbs(), format, prec)
}

// AppendText appends the shortest text that [ParseAs] reads as x. It implements
// [encoding.TextAppender].
//
//limb:twin
func (x Pair[T]) AppendText(buf []byte) ([]byte, error) { return x.Append(buf, 'g', -1), nil }

// MarshalText returns the shortest text that [ParseAs] reads as x. It implements
// [encoding.TextMarshaler].
//
//limb:twin
func (x Pair[T]) MarshalText() ([]byte, error) { return x.AppendText(nil) }

// Format implements [fmt.Formatter] with the verbs %b %e %E %f %F %g %G %v %x %X
// of a float64, with all flags, width and precision, and %s as %g. +Inf keeps its
// sign, as that of a float64 does. %#v writes the limbs as Go source, with
// hexadecimal numbers.
//
//limb:twin
func (x Pair[T]) Format(s fmt.State, verb rune) {
	pairFormat[T]().Print(s, verb, x.limbs(), x.Append)
}

// parsePair is [ParseAs] of a Pair, so that Hi is what strconv.ParseFloat returns for T.
//
//limb:twin
func parsePair[T Float](s string) (Pair[T], error) {
	x, err := pairFormat[T]().Parse(s)
	return pairOfLimbs[T](x), err
}

// UnmarshalText reads what [ParseAs] does. An x that is out of range is an error.
//
//limb:twin
func (x *Pair[T]) UnmarshalText(text []byte) error {
	z, err := parsePair[T](string(text))
	if err == nil {
		*x = z
	}
	return err
}

// UnmarshalJSON reads a JSON number, or a string that [ParseAs] reads; null leaves
// x as it is. A number is read as text, not by way of a float64. It implements
// json.Unmarshaler; by way of MarshalText, x is written as a string.
//
//limb:twin
func (x *Pair[T]) UnmarshalJSON(data []byte) error {
	return pairFormat[T]().JSON(data, x.UnmarshalText)
}

// Scan reads a number for the verbs %b %e %E %f %F %g %G %v, %s, %x and %X, which
// all accept the same: what package fmt takes for a float64, up to "inf" and with
// the "1p-3" that %b writes. At the end of the input a function of package fmt
// returns io.EOF. Scan implements [fmt.Scanner].
//
//limb:twin
func (x *Pair[T]) Scan(s fmt.ScanState, verb rune) error {
	z, err := pairFormat[T]().ScanReal(s, verb)
	if err == nil {
		*x = pairOfLimbs[T](z)
	}
	return err
}

// MarshalBinary returns the limbs as bytes, the leading one first, each with its high byte
// first. It implements [encoding.BinaryMarshaler], which package gob asks for. An x that is not
// normalised (see [Pair.IsNormalized]) is an error: [FromLimbs] makes a number of any limbs.
//
//limb:twin
func (x Pair[T]) MarshalBinary() ([]byte, error) { return x.AppendBinary(nil) }

// AppendBinary appends what MarshalBinary returns to buf. It implements
// [encoding.BinaryAppender].
//
//limb:twin
func (x Pair[T]) AppendBinary(buf []byte) ([]byte, error) {
	return pairFormat[T]().AppendBinary(buf, x.limbs())
}

// UnmarshalBinary reads what MarshalBinary returns. Bytes of another length, and limbs that
// are not normalised, are an error, and leave x as it is.
//
//limb:twin
func (x *Pair[T]) UnmarshalBinary(data []byte) error {
	z, err := pairFormat[T]().Binary(data)
	if err == nil {
		*x = pairOfLimbs[T](z)
	}
	return err
}

// # Complex numbers as text

// parseComplexPair reads a complex number, as [ParseAs].
//
//limb:twin
func parseComplexPair[T Float](s string) (ComplexPair[T], error) {
	re, im, err := pairFormat[T]().ParseComplex(s)
	return ComplexPair[T]{pairOfLimbs[T](re), pairOfLimbs[T](im)}, err
}

// String returns the shortest text that is read as x: x.Text('g', -1).
//
//limb:twin
func (x ComplexPair[T]) String() string { return x.Text('g', -1) }

// Text returns x as text, "(1+2i)", each part as [Pair.Text] returns it.
//
//limb:twin
func (x ComplexPair[T]) Text(format byte, prec int) string {
	return string(x.Append(make([]byte, 0, 160), format, prec))
}

// Append appends what Text returns to buf.
//
//limb:twin
func (x ComplexPair[T]) Append(buf []byte, format byte, prec int) []byte {
	return exact.AppendComplex(buf, func(buf []byte, imaginary bool) []byte {
		if imaginary {
			return x.Im.Append(buf, format, prec)
		}
		return x.Re.Append(buf, format, prec)
	})
}

// AppendText appends what String returns to buf. It implements encoding.TextAppender.
//
//limb:twin
func (x ComplexPair[T]) AppendText(buf []byte) ([]byte, error) { return x.Append(buf, 'g', -1), nil }

// MarshalText returns the shortest text that is read as x, "(1+2i)". It implements
// encoding.TextMarshaler, and so in JSON x is a string.
//
//limb:twin
func (x ComplexPair[T]) MarshalText() ([]byte, error) { return x.AppendText(nil) }

// UnmarshalText reads what [ParseAs] does. An x that is out of range is an error. It
// implements encoding.TextUnmarshaler, also for strings of JSON.
//
//limb:twin
func (x *ComplexPair[T]) UnmarshalText(text []byte) error {
	z, err := parseComplexPair[T](string(text))
	if err == nil {
		*x = z
	}
	return err
}

// Format implements [fmt.Formatter] with the verbs %b %e %E %f %F %g %G %v %x %X of a
// complex128, and %s as %g: flags, width and precision are those of each part. %#v
// writes the limbs as Go source.
//
//limb:twin
func (x ComplexPair[T]) Format(s fmt.State, verb rune) {
	pairFormat[T]().PrintComplex(s, verb, x.Re, x.Im)
}

// Scan reads a complex number without spaces, as [ParseAs] does. It implements
// [fmt.Scanner].
//
//limb:twin
func (x *ComplexPair[T]) Scan(s fmt.ScanState, verb rune) error {
	re, im, err := pairFormat[T]().ScanComplex(s, verb)
	if err == nil {
		*x = ComplexPair[T]{pairOfLimbs[T](re), pairOfLimbs[T](im)}
	}
	return err
}

// MarshalBinary returns the bytes of the real part and then those of the imaginary one, as
// [Pair.MarshalBinary] has them. It implements [encoding.BinaryMarshaler].
//
//limb:twin
func (x ComplexPair[T]) MarshalBinary() ([]byte, error) { return x.AppendBinary(nil) }

// AppendBinary appends what MarshalBinary returns to buf. It implements
// [encoding.BinaryAppender].
//
//limb:twin
func (x ComplexPair[T]) AppendBinary(buf []byte) ([]byte, error) {
	buf, err := x.Re.AppendBinary(buf)
	if err != nil {
		return buf, err
	}
	return x.Im.AppendBinary(buf)
}

// UnmarshalBinary reads what MarshalBinary returns. Bytes of another length, and limbs that
// are not normalised, are an error, and leave x as it is.
//
//limb:twin
func (x *ComplexPair[T]) UnmarshalBinary(data []byte) error {
	half := min(pairFormat[T]().BinarySize(), len(data))
	var z ComplexPair[T]
	err := z.Re.UnmarshalBinary(data[:half])
	if err == nil {
		err = z.Im.UnmarshalBinary(data[half:])
	}
	if err == nil {
		*x = z
	}
	return err
}
