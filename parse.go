package limb

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
)

// # Reading text
//
// A number is read exactly and rounded once. Every rounding decides at a
// multiple of 2^(min-1), which has 1-min decimals: digits after those matter
// only by not being 0. So as many digits are taken as may matter, and of the
// others only that. The work is linear in the length of the text, whatever its
// exponent.

// Parse reads a number as [strconv.ParseFloat] does, without underscores: decimal
// ("-12.5e-3"), hexadecimal ("0x1.8p-3", where the exponent is required), or "inf",
// "infinity", "nan", in upper or lower case. It is rounded as by [FromBig].
//
// An error wraps [strconv.ErrSyntax], or [strconv.ErrRange] for a finite number
// beyond the range, for which the result is ±Inf. Numbers that are too small
// become subnormal or 0, without an error.
//
// Error: ≤ u² relative.
// Domain: as FromBig.
func Parse[T Float](s string) (Pair[T], error) {
	var x limbs
	f := pairFormat[T]()
	err := parse(f, s, &x)
	z := pairOf[T](&x)
	if err == nil && z.Hi-z.Hi != 0 {
		err = rangeError(f, s)
	}
	return z, err
}

// ParseQuad reads a number as [Parse] does. It is rounded as by [QuadFromBig].
//
// Error: ≤ u⁴ relative.
// Domain: as QuadFromBig.
func ParseQuad[T Float](s string) (Quad[T], error) {
	var x limbs
	f := quadFormat[T]()
	err := parse(f, s, &x)
	z := quadOf[T](&x)
	if err == nil && z.X0-z.X0 != 0 {
		err = rangeError(f, s)
	}
	return z, err
}

// rangeError returns the error for a result that is not finite: none if the
// text says so.
func rangeError(f *format, s string) error {
	if strings.ContainsAny(s, "nN") { // infinite, or no number
		return nil
	}
	return fmt.Errorf("parsing %s as a %s: %w: it must be below 2^%d", quote(s), f.name, strconv.ErrRange, f.max)
}

func syntaxError(f *format, s string, at int, want string) error {
	return fmt.Errorf("parsing %s as a %s: %w at byte %d: want %s", quote(s), f.name, strconv.ErrSyntax, at, want)
}

// quote quotes s, or the beginning of a long one.
func quote(s string) string {
	if len(s) > 60 {
		return strconv.Quote(s[:50]) + "…"
	}
	return strconv.Quote(s)
}

// parse puts the number that s stands for into x, limb for limb rounded.
func parse(f *format, s string, x *limbs) error {
	*x = limbs{}
	i := 0
	neg := false
	if i < len(s) && (s[i] == '+' || s[i] == '-') {
		neg = s[i] == '-'
		i++
	}
	switch low := s[i:]; {
	case strings.EqualFold(low, "inf"), strings.EqualFold(low, "infinity"):
		x[0] = signedInf(neg)
		return nil
	case i == 0 && strings.EqualFold(low, "nan"):
		x[0] = math.NaN()
		return nil
	}
	d := digits{text: s, at: i, base: 10, chunk: 19}
	if len(s)-i >= 2 && s[i] == '0' && s[i+1]|0x20 == 'x' {
		d = digits{text: s, at: i + 2, base: 16, chunk: 15}
	}
	d.most = 8 + f.max*3/10 - f.min
	if d.base == 16 {
		d.most = 4 + (f.max-f.min)/4
	}
	if !d.read() {
		if d.base == 16 {
			return syntaxError(f, s, d.at, "a hexadecimal digit")
		}
		if d.at == i && i < len(s) {
			return syntaxError(f, s, d.at, "a number")
		}
		return syntaxError(f, s, d.at, "a digit")
	}
	e, what := d.exponent()
	if what == "" && d.at < len(s) {
		what = "the end"
	}
	if what != "" {
		return syntaxError(f, s, d.at, what)
	}
	x[0] = withSign(neg, 0)
	if d.taken == 0 {
		return nil
	}
	if d.base == 16 {
		e += 4 * d.scale
		d.flush()
		w := wide{neg: neg, more: d.more}
		w.m = d.m
		switch top := int64(w.m.BitLen()) + e; {
		case top > int64(f.max):
			x[0] = signedInf(neg)
		case top >= int64(f.min):
			w.e = int(e)
			w.round(f, x)
		}
		return nil
	}
	e += d.scale
	// 10^(top-1) ≤ |v| < 10^top
	switch top := int64(d.taken) + e; {
	case top > int64(f.max/3):
		x[0] = signedInf(neg)
		return nil
	case top < int64(f.min/3):
		return nil
	}
	if e == 0 && d.taken <= d.chunk && d.small>>f.p == 0 {
		x[0] = withSign(neg, float64(d.small))
		return nil
	}
	d.flush()
	var pow big.Int
	if e >= 0 {
		w := wide{neg: neg, e: int(e)}
		w.m.Mul(&d.m, pow5(&pow, int(e)))
		w.round(f, x)
		return nil
	}
	roundQuo(f, neg, &d.m, pow5(&pow, int(-e)), int(e), d.more, x)
	return nil
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

// UnmarshalText reads what [Parse] does. An x that is out of range is an error.
func (x *Pair[T]) UnmarshalText(text []byte) error {
	z, err := Parse[T](string(text))
	if err == nil {
		*x = z
	}
	return err
}

// UnmarshalText reads what [ParseQuad] does. An x that is out of range is an
// error.
func (x *Quad[T]) UnmarshalText(text []byte) error {
	z, err := ParseQuad[T](string(text))
	if err == nil {
		*x = z
	}
	return err
}

// Scan reads a number as [Parse] does, for the verbs %e %E %f %F %g %G %v %s %x
// and %X, which all accept the same. It implements [fmt.Scanner].
func (x *Pair[T]) Scan(s fmt.ScanState, verb rune) error {
	text, err := token(s, verb)
	if err != nil {
		return err
	}
	return x.UnmarshalText(text)
}

// Scan reads a number as [ParseQuad] does, for the verbs %e %E %f %F %g %G %v %s
// %x and %X, which all accept the same. It implements [fmt.Scanner].
func (x *Quad[T]) Scan(s fmt.ScanState, verb rune) error {
	text, err := token(s, verb)
	if err != nil {
		return err
	}
	return x.UnmarshalText(text)
}

// token returns the longest beginning of the input that may begin a number.
func token(s fmt.ScanState, verb rune) ([]byte, error) {
	if !strings.ContainsRune("eEfFgGvsxX", verb) {
		return nil, fmt.Errorf("scanning a number with %%%c: use %%v, or one of %%e %%f %%g %%x", verb)
	}
	var t lexer
	text, err := s.Token(true, t.accept)
	if err == nil && len(text) == 0 {
		if _, _, err = s.ReadRune(); err == nil {
			err = s.UnreadRune()
		}
	}
	return text, err
}

// lexer accepts the runes of a number, one after the other.
type lexer struct {
	head                 string // the first of them, without a sign, in lower case
	last                 rune
	hex, point, exponent bool
}

func (t *lexer) accept(r rune) bool {
	word := t.head != "" && t.head[0] > '9'
	switch low := r | 0x20; {
	case r == '+' || r == '-':
		if t.last != 0 && !(t.exponent && t.last == 'e' && !t.hex || t.last == 'p') {
			return false
		}
		t.last = r
		return true
	case '0' <= r && r <= '9':
		if word {
			return false
		}
	case r == '.':
		if t.point || t.exponent || word {
			return false
		}
		t.point = true
	case low < 'a' || low > 'z':
		return false
	case t.head == "0" && low == 'x':
		t.hex = true
	case t.hex && !t.exponent && low <= 'f':
	case t.head != "" && !word && !t.exponent && (low == 'p' && t.hex || low == 'e' && !t.hex):
		t.exponent = true
	default:
		next := t.head + string(low)
		if !strings.HasPrefix("infinity", next) && !strings.HasPrefix("nan", next) {
			return false
		}
	}
	t.last = r | 0x20
	if len(t.head) < 8 {
		t.head += string(t.last)
	}
	return true
}
