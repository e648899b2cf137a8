package limb

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// # Complex numbers as text
//
// A complex number is written as package fmt writes a complex128, "(1+2i)", and read
// as strconv.ParseComplex does. Each part is rounded once, and in JSON the whole is a
// string.

// complexName returns what messages call a complex number with parts of that format.
func complexName(f *format) string { return "C" + f.name }

// appendComplex appends "(re+imi)" to buf.
func appendComplex(buf []byte, part func(buf []byte, imaginary bool) []byte) []byte {
	buf = part(append(buf, '('), false)
	n := len(buf)
	buf = part(append(buf, '+'), true)
	if buf[n+1] == '+' || buf[n+1] == '-' {
		buf = append(buf[:n], buf[n+1:]...)
	}
	return append(buf, 'i', ')')
}

// formatComplex writes what package fmt writes of a complex128, part by part.
func formatComplex(f *format, s fmt.State, verb rune, re, im fmt.Formatter) {
	layout := fmt.FormatString(s, verb)
	switch {
	case verb == 'v' && s.Flag('#'):
		fmt.Fprintf(s, "limb.%s{Re: %#v, Im: %#v}", complexName(f), re, im)
		return
	case strings.ContainsRune("vs", verb):
		layout = layout[:len(layout)-1] + "g"
	case !strings.ContainsRune("beEfFgGxX", verb):
		fmt.Fprintf(s, "%%!%c(limb.%s=(%v", verb, complexName(f), re)
		fmt.Fprintf(s, "%+gi))", im)
		return
	}
	signed := "%+" + strings.ReplaceAll(layout[1:], "+", "")
	if verb == 'v' { // the plus of %+v asks for the names of fields
		layout = strings.ReplaceAll(layout, "+", "")
	}
	fmt.Fprintf(s, "("+layout+signed+"i)", re, im)
}

// numberLen returns how far the number reaches that s begins with, as in
// strconv.ParseComplex: to where no number goes on. Whether it is one is for parse to say.
func numberLen(s string) int {
	i := 0
	if i < len(s) && (s[i] == '+' || s[i] == '-') {
		i++
	}
	for _, word := range []string{"infinity", "inf", "nan"} {
		if n := i + len(word); n <= len(s) && strings.EqualFold(s[i:n], word) {
			return n
		}
	}
	digits, letter := "0123456789_.", byte('e')
	if i+1 < len(s) && s[i] == '0' && s[i+1]|0x20 == 'x' {
		i += 2
		digits, letter = "0123456789abcdefABCDEF_.", 'p'
	}
	for i < len(s) && strings.IndexByte(digits, s[i]) >= 0 {
		i++
	}
	if i < len(s) && s[i]|0x20 == letter {
		i++
		if i < len(s) && (s[i] == '+' || s[i] == '-') {
			i++
		}
		for i < len(s) && strings.IndexByte("0123456789_", s[i]) >= 0 {
			i++
		}
	}
	return i
}

// cutComplex returns the texts of the parts of s, "0" for one that is not there. It is
// not ok where the i is missing, or not the end. A second part may have two signs, of
// which the first is a plus.
func cutComplex(s string) (re, im string, ok bool) {
	if n := len(s); n > 1 && s[0] == '(' && s[n-1] == ')' {
		s = s[1 : n-1]
	}
	n := numberLen(s)
	re, s = s[:n], s[n:]
	switch {
	case s == "":
		return re, "0", true
	case s == "i":
		return "0", re, true
	case s[0] == '+':
		if len(s) > 1 && s[1] != '+' {
			s = s[1:]
		}
	case s[0] != '-':
		return re, "0", false
	}
	n = numberLen(s)
	return re, s[:n], s[n:] == "i"
}

// parseComplex reads a complex number with parts of that format. A text that is none is a
// syntax error, also where a part is out of range.
func parseComplex(f *format, s string) (re, im limbs, err error) {
	first, second, ok := cutComplex(s)
	err = parse(f, first, false, &re)
	if other := parse(f, second, false, &im); err == nil || errors.Is(other, strconv.ErrSyntax) && !errors.Is(err, strconv.ErrSyntax) {
		err = other
	}
	if !ok && !errors.Is(err, strconv.ErrSyntax) {
		err = fmt.Errorf("%w: want one number, or two and an i behind the second, such as 1+2i", strconv.ErrSyntax)
	}
	if errors.Is(err, strconv.ErrSyntax) {
		re, im = limbs{}, limbs{}
	}
	if err != nil {
		err = fmt.Errorf("reading %s as a %s: %w", quote(s), complexName(f), err)
	}
	return re, im, err
}

// scanComplex reads a complex number up to the next space.
func scanComplex(f *format, s fmt.ScanState, verb rune) (re, im limbs, err error) {
	if !strings.ContainsRune("beEfFgGvsxX", verb) {
		return re, im, fmt.Errorf("scanning a %s with %%%c: use %%v, or one of %%b %%e %%f %%g %%x", complexName(f), verb)
	}
	text, err := s.Token(true, nil)
	if err == nil && len(text) == 0 {
		err = fmt.Errorf("scanning a %s: %w: want a number such as (1+2i)", complexName(f), strconv.ErrSyntax)
	}
	if err == nil {
		re, im, err = parseComplex(f, string(text))
	}
	return re, im, err
}

// parseComplexPair reads a complex number, as [ParseAs].
//
//limb:twin
func parseComplexPair[T Float](s string) (ComplexPair[T], error) {
	re, im, err := parseComplex(pairFormat[T](), s)
	return ComplexPair[T]{pairOf[T](&re), pairOf[T](&im)}, err
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
	return appendComplex(buf, func(buf []byte, imaginary bool) []byte {
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

// MarshalText returns what String does. It implements encoding.TextMarshaler, and so
// in JSON x is a string.
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
	formatComplex(pairFormat[T](), s, verb, x.Re, x.Im)
}

// Scan reads a complex number without spaces, as [ParseAs] does. It implements
// [fmt.Scanner].
//
//limb:twin
func (x *ComplexPair[T]) Scan(s fmt.ScanState, verb rune) error {
	re, im, err := scanComplex(pairFormat[T](), s, verb)
	if err == nil {
		*x = ComplexPair[T]{pairOf[T](&re), pairOf[T](&im)}
	}
	return err
}
