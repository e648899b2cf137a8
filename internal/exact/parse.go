package exact

import (
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"strconv"
	"strings"
)

// # Reading text
//
// A number is read exactly and rounded once. Every rounding decides at a
// multiple of 2^(Min-1), which has 1-Min decimals: digits after those matter
// only by not being 0. So as many digits are taken as may matter, and of the
// others only that. The work is linear in the length of the text, whatever its
// exponent.

// rangeError returns the error for a result that is not finite: none if the
// text says so.
func rangeError(f *Format, s string) error {
	if strings.ContainsAny(s, "nN") { // infinite, or no number
		return nil
	}
	return fmt.Errorf("parsing %s as a %s: %w: it must be below 2^%d", quote(s), f.Name, strconv.ErrRange, f.Max)
}

func syntaxError(f *Format, s string, at int, want string) error {
	return fmt.Errorf("parsing %s as a %s: %w at byte %d: want %s", quote(s), f.Name, strconv.ErrSyntax, at, want)
}

// quote quotes s, or the beginning of a long one.
func quote(s string) string {
	if len(s) > 60 {
		return strconv.Quote(s[:50]) + "…"
	}
	return strconv.Quote(s)
}

// Parse returns the number that s stands for, rounded, and an error that wraps that of
// strconv: its first limb is what strconv.ParseFloat returns.
func (f *Format) Parse(s string) (Limbs, error) { return f.parse(s, false) }

// parse is Parse, of a text that may have been scanned: "1.5p-3", a decimal number and a
// power of two.
func (f *Format) parse(s string, scanned bool) (x Limbs, err error) {
	number, shift := s, 0
	if head, tail, ok := strings.Cut(s, "p"); ok && scanned && !strings.ContainsAny(head, "xX") {
		n, err := strconv.Atoi(tail)
		if err != nil {
			return x, fmt.Errorf("parsing the exponent of %s as a %s: %w", quote(s), f.Name, errors.Unwrap(err))
		}
		number, shift = head, min(max(n, -1<<20), 1<<20) // beyond, it is 0 or infinite anyway
	}
	if x, err = f.shifted(number, shift); err == nil && math.IsInf(x[0], 0) {
		err = rangeError(f, s)
	}
	return x, err
}

// shifted returns the number that s stands for, times 2^shift, and an infinity where it is
// too large.
func (f *Format) shifted(s string, shift int) (x Limbs, err error) {
	if at := strings.IndexByte(s, '_'); at >= 0 {
		if _, err := strconv.ParseFloat(s, 64); errors.Is(err, strconv.ErrSyntax) {
			return x, syntaxError(f, s, at, "no underscore, or one between digits of a number")
		}
		s = strings.ReplaceAll(s, "_", "")
	}
	i := 0
	neg := false
	if i < len(s) && (s[i] == '+' || s[i] == '-') {
		neg = s[i] == '-'
		i++
	}
	switch low := s[i:]; {
	case strings.EqualFold(low, "inf"), strings.EqualFold(low, "infinity"):
		x[0] = signedInf(neg)
		return x, nil
	case i == 0 && strings.EqualFold(low, "nan"):
		x[0] = math.NaN()
		return x, nil
	}
	d := digits{text: s, at: i, base: 10, chunk: 19}
	if len(s)-i >= 2 && s[i] == '0' && s[i+1]|0x20 == 'x' {
		d = digits{text: s, at: i + 2, base: 16, chunk: 15}
	}
	d.most = 8 + f.Max*3/10 - f.Min
	if d.base == 16 {
		d.most = 4 + (f.Max-f.Min)/4
	}
	if !d.read() {
		if d.base == 16 {
			return x, syntaxError(f, s, d.at, "a hexadecimal digit")
		}
		if d.at == i && i < len(s) {
			return x, syntaxError(f, s, d.at, "a number")
		}
		return x, syntaxError(f, s, d.at, "a digit")
	}
	e, what := d.exponent()
	if what == "" && d.at < len(s) {
		what = "the end"
	}
	if what != "" {
		return x, syntaxError(f, s, d.at, what)
	}
	x[0] = withSign(neg, 0)
	if d.taken == 0 {
		return x, nil
	}
	if d.base == 16 {
		e += 4 * d.scale
		d.flush()
		w := wide{neg: neg, more: d.more}
		w.m = d.m
		switch top := int64(w.m.BitLen()) + e; {
		case top > int64(f.Max):
			x[0] = signedInf(neg)
		case top >= int64(f.Min):
			w.e = int(e)
			x, _ = w.round(f)
		}
		return x, nil
	}
	e += d.scale
	var pow big.Int
	if shift != 0 {
		if d.scale > 0 || -e > int64(d.most) || d.more {
			return x, syntaxError(f, s, d.at, "fewer digits, or an exponent e")
		}
		d.flush()
		return roundQuo(f, neg, &d.m, pow5(&pow, int(-e)), int(e)+shift, false), nil
	}
	// 10^(top-1) ≤ |v| < 10^top
	switch top := int64(d.taken) + e; {
	case top > int64(f.Max/3):
		x[0] = signedInf(neg)
		return x, nil
	case top < int64(f.Min/3):
		return x, nil
	}
	if e == 0 && d.taken <= d.chunk && d.small>>f.P == 0 {
		x[0] = withSign(neg, float64(d.small))
		return x, nil
	}
	d.flush()
	if e >= 0 {
		w := wide{neg: neg, e: int(e)}
		w.m.Mul(&d.m, pow5(&pow, int(e)))
		x, _ = w.round(f)
		return x, nil
	}
	return roundQuo(f, neg, &d.m, pow5(&pow, int(-e)), int(e), d.more), nil
}

// digits reads the digits of a number, with at most one point among them. It is
// m·base^k + small, with k the number of digits in small, times base^scale, and
// something after that where more.
type digits struct {
	text  string
	at    int
	base  uint64
	most  int // as many digits are taken
	chunk int // as many fit into small

	taken   int
	scale   int64
	more    bool
	small   uint64
	pending int // digits in small
	m       big.Int
}

// read reports whether there is a digit.
func (d *digits) read() (any bool) {
	point := false
	for ; d.at < len(d.text); d.at++ {
		c := d.text[d.at]
		v := uint64(c - '0')
		if v > 9 {
			if c == '.' && !point {
				point = true
				continue
			}
			v = uint64(c|0x20-'a') + 10
			if d.base == 10 || v < 10 || v > 15 {
				break
			}
		}
		any = true
		switch {
		case d.taken == 0 && v == 0:
			if point {
				d.scale--
			}
		case d.taken < d.most:
			if d.pending == d.chunk {
				d.flush()
			}
			d.small = d.small*d.base + v
			d.pending++
			d.taken++
			if point {
				d.scale--
			}
		default:
			d.more = d.more || v != 0
			if !point {
				d.scale++
			}
		}
	}
	return any
}

// flush moves small to m.
func (d *digits) flush() {
	var t big.Int
	t.SetUint64(d.small)
	if d.m.Sign() == 0 {
		d.m.Set(&t)
	} else {
		pow := uint64(1)
		for range d.pending {
			pow *= d.base
		}
		var p big.Int
		d.m.Mul(&d.m, p.SetUint64(pow)).Add(&d.m, &t)
	}
	d.small, d.pending = 0, 0
}

// exponent reads "e5" or "p5", or nothing where that may be missing. want says
// what is missing.
func (d *digits) exponent() (e int64, want string) {
	letter := byte('e')
	if d.base == 16 {
		letter = 'p'
	}
	if d.at == len(d.text) || d.text[d.at]|0x20 != letter {
		if d.base == 16 {
			return 0, "an exponent p"
		}
		return 0, ""
	}
	d.at++
	neg := false
	if d.at < len(d.text) && (d.text[d.at] == '+' || d.text[d.at] == '-') {
		neg = d.text[d.at] == '-'
		d.at++
	}
	start := d.at
	for ; d.at < len(d.text) && d.text[d.at]-'0' <= 9; d.at++ {
		if e < 1<<56 { // beyond what any number of digits can make up for
			e = 10*e + int64(d.text[d.at]-'0')
		}
	}
	if d.at == start {
		return 0, "a digit of the exponent"
	}
	if neg {
		e = -e
	}
	return e, ""
}

// pow5 sets z to 5^n and returns it.
func pow5(z *big.Int, n int) *big.Int {
	const most = 27 // 5^27 < 2^63
	first, k := n, 0
	for first > most {
		first >>= 1
		k++
	}
	p := uint64(1)
	for range first {
		p *= 5
	}
	z.SetUint64(p)
	for k--; k >= 0; k-- {
		z.Mul(z, z)
		if n>>k&1 == 1 {
			z.Mul(z, big5)
		}
	}
	return z
}

var big5 = big.NewInt(5)

// JSON calls read with data, which are one JSON value: a number, or a string of one.
func (f *Format) JSON(data []byte, read func([]byte) error) error {
	switch {
	case string(data) == "null":
		return nil
	case len(data) > 0 && (data[0] == '-' || '0' <= data[0] && data[0] <= '9'):
		return read(data)
	case len(data) > 0 && data[0] == '"':
		// All strings of numbers that are JSON are Go as well.
		if s, err := strconv.Unquote(string(data)); err == nil {
			return read([]byte(s))
		}
	}
	return fmt.Errorf("reading %s of JSON as a %s: %w: want a number, or a string of one", quote(string(data)), f.Name, strconv.ErrSyntax)
}

// ScanReal reads a number as package fmt scans a float64.
func (f *Format) ScanReal(s fmt.ScanState, verb rune) (x Limbs, err error) {
	if err = scannable(f.Name, verb); err != nil {
		return x, err
	}
	s.SkipSpace()
	_, _, err = s.ReadRune()
	if err == io.EOF && fmt.Sprintf("%T", s) == "*fmt.ss" {
		// A Scanner that returns io.EOF has package fmt say io.ErrUnexpectedEOF. It
		// says io.EOF after a panic with that, by which it ends its own numbers.
		panic(io.EOF)
	}
	if err != nil {
		return x, err
	}
	if err = s.UnreadRune(); err != nil {
		return x, err
	}
	text, err := token(s)
	if err == nil {
		x, err = f.parse(text, true)
	}
	return x, err
}

// scannable returns an error for a verb that scans no number.
func scannable(name string, verb rune) error {
	if strings.ContainsRune("beEfFgGvsxX", verb) {
		return nil
	}
	return fmt.Errorf("scanning a %s with %%%c: use %%v, or one of %%b %%e %%f %%g %%x", name, verb)
}

// token returns the runes that package fmt takes for a float64.
func token(s fmt.ScanState) (text string, err error) {
	var buf []byte
	accept := func(set string) bool {
		if err != nil {
			return false
		}
		r, _, e := s.ReadRune()
		if e != nil {
			if e != io.EOF {
				err = e
			}
			return false
		}
		if !strings.ContainsRune(set, r) {
			err = s.UnreadRune()
			return false
		}
		buf = append(buf, byte(r))
		return true
	}
	if accept("nN") && accept("aA") && accept("nN") {
		return string(buf), err
	}
	accept("+-")
	if accept("iI") && accept("nN") && accept("fF") {
		return string(buf), err
	}
	digits, exponent := "0123456789_", "eEpP"
	if accept("0") && accept("xX") {
		digits, exponent = "0123456789abcdefABCDEF_", "pP"
	}
	for accept(digits) {
	}
	if accept(".") {
		for accept(digits) {
		}
	}
	if accept(exponent) {
		accept("+-")
		for accept("0123456789_") {
		}
	}
	return string(buf), err
}
