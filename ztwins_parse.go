// Code generated from parse.go by gen; DO NOT EDIT.

package limb

import "fmt"

// parseQuad is [ParseAs] of a Quad, so that X0 is what strconv.ParseFloat returns for T.
func parseQuad[T Float](s string) (Quad[T], error) {
	var x limbs
	f := quadFormat[T]()
	err := parse(f, s, false, &x)
	return quadOf[T](&x), err
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
	return unmarshalJSON(quadFormat[T](), data, x.UnmarshalText)
}

// Scan reads a number for the verbs %b %e %E %f %F %g %G %v, %s, %x and %X, which
// all accept the same: what package fmt takes for a float64, up to "inf" and with
// the "1p-3" that %b writes. At the end of the input a function of package fmt
// returns io.EOF. Scan implements [fmt.Scanner].
func (x *Quad[T]) Scan(s fmt.ScanState, verb rune) error {
	var z limbs
	err := scan(quadFormat[T](), s, verb, &z)
	if err == nil {
		*x = quadOf[T](&z)
	}
	return err
}
