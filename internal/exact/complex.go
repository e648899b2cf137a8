package exact

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
func (f *Format) complexName() string { return "C" + f.Name }

// AppendComplex appends "(re+imi)" to buf.
func AppendComplex(buf []byte, part func(buf []byte, imaginary bool) []byte) []byte {
	buf = part(append(buf, '('), false)
	n := len(buf)
	buf = part(append(buf, '+'), true)
	if buf[n+1] == '+' || buf[n+1] == '-' {
		buf = append(buf[:n], buf[n+1:]...)
	}
	return append(buf, 'i', ')')
}

// PrintComplex writes what package fmt writes of a complex128, part by part.
func (f *Format) PrintComplex(s fmt.State, verb rune, re, im fmt.Formatter) {
	layout := fmt.FormatString(s, verb)
	switch {
	case verb == 'v' && s.Flag('#'):
		fmt.Fprintf(s, "limb.%s{Re: %#v, Im: %#v}", f.complexName(), re, im)
		return
	case strings.ContainsRune("vs", verb):
		layout = layout[:len(layout)-1] + "g"
	case !strings.ContainsRune("beEfFgGxX", verb):
		fmt.Fprintf(s, "%%!%c(limb.%s=(%v", verb, f.complexName(), re)
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

// ParseComplex reads a complex number with parts of that format. A text that is none is a
// syntax error, also where a part is out of range.
func (f *Format) ParseComplex(s string) (re, im Limbs, err error) {
	first, second, ok := cutComplex(s)
	re, err = f.Parse(first)
	im, other := f.Parse(second)
	if err == nil || errors.Is(other, strconv.ErrSyntax) && !errors.Is(err, strconv.ErrSyntax) {
		err = other
	}
	if !ok && !errors.Is(err, strconv.ErrSyntax) {
		err = fmt.Errorf("%w: want one number, or two and an i behind the second, such as 1+2i", strconv.ErrSyntax)
	}
	if errors.Is(err, strconv.ErrSyntax) {
		re, im = Limbs{}, Limbs{}
	}
	if err != nil {
		err = fmt.Errorf("reading %s as a %s: %w", quote(s), f.complexName(), err)
	}
	return re, im, err
}

// ScanComplex reads a complex number up to the next space.
func (f *Format) ScanComplex(s fmt.ScanState, verb rune) (re, im Limbs, err error) {
	if err = scannable(f.complexName(), verb); err != nil {
		return re, im, err
	}
	text, err := s.Token(true, nil)
	if err == nil && len(text) == 0 {
		err = fmt.Errorf("scanning a %s: %w: want a number such as (1+2i)", f.complexName(), strconv.ErrSyntax)
	}
	if err == nil {
		re, im, err = f.ParseComplex(string(text))
	}
	return re, im, err
}
