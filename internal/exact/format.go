package exact

import (
	"bytes"
	"fmt"
	"math"
	"math/big"
	"strconv"
)

// # Writing text
//
// The text of a number is that of its value, whatever the form of the limbs. A
// given precision is rounded once, to nearest, ties to even. The shortest text
// is the shortest decimal among all numbers that are read as x, and of several
// the one next to x:
//
//	      a         v         b
//	──────┝━━━┷━━━┷━┿━┷━━━┷━━━┥──────	┷ multiples of 10^-s
//
// Those numbers reach from a to b, half of a gap to each side of the last limb.
// Where that limb is 0 they are very few, and the text is as long as the number
// is: 0.1 from a float64 has 55 digits as a DD, since any shorter text is another
// DD.

// Print writes what package fmt writes of a float64, for the text of x; %#v is Go source.
func (f *Format) Print(s fmt.State, verb rune, x Limbs, text func([]byte, byte, int) []byte) {
	plus, sharp := s.Flag('+'), s.Flag('#')
	prec := -1
	switch verb {
	case 'v':
		if sharp {
			s.Write(goSyntax(f, x))
			return
		}
		verb, plus = 'g', false // the plus of %+v asks for the names of fields
	case 's':
		verb = 'g'
	case 'e', 'E', 'f':
		prec = 6
	case 'F':
		verb, prec = 'f', 6
	case 'b', 'g', 'G', 'x', 'X':
	default:
		fmt.Fprintf(s, "%%!%c(limb.%s=", verb, f.Name)
		defer s.Write([]byte{')'})
		verb = 'g'
	}
	if p, given := s.Precision(); given {
		prec = p
	}
	buf := text(make([]byte, 1, 80), byte(verb), prec)
	if buf[1] == '+' || buf[1] == '-' {
		buf = buf[1:]
	} else {
		buf[0] = '+'
	}
	word := buf[1] == 'I' || buf[1] == 'N'
	if sharp && !word && verb != 'b' {
		buf = alternate(buf, byte(verb), prec)
	}
	if buf[0] == '+' && !plus {
		switch {
		case s.Flag(' '):
			buf[0] = ' '
		case buf[1] != 'I':
			buf = buf[1:]
		}
	}
	width, _ := s.Width()
	pad := bytes.Repeat([]byte{' '}, max(width-len(buf), 0))
	switch {
	case s.Flag('-'):
		s.Write(buf)
		s.Write(pad)
	case s.Flag('0') && !word:
		sign := 0
		if buf[0] == '-' || buf[0] == '+' || buf[0] == ' ' {
			sign = 1
		}
		s.Write(buf[:sign])
		s.Write(bytes.Repeat([]byte{'0'}, len(pad)))
		s.Write(buf[sign:])
	default:
		s.Write(pad)
		s.Write(buf)
	}
}

// goSyntax returns the limbs as Go source, with calls of package math for what no
// constant is.
func goSyntax(f *Format, x Limbs) []byte {
	buf := append(make([]byte, 0, 120), "limb."+f.Name+"{"...)
	for i := range f.Limbs {
		if i > 0 {
			buf = append(buf, ", "...)
		}
		buf = append(append(buf, f.Names[i]...), ": "...)
		call := ""
		switch {
		case x[i] != x[i]:
			call = "math.NaN()"
		case math.IsInf(x[i], 1):
			call = "math.Inf(1)"
		case math.IsInf(x[i], -1):
			call = "math.Inf(-1)"
		case x[i] == 0 && math.Signbit(x[i]):
			call = "math.Copysign(0, -1)"
		default:
			buf = strconv.AppendFloat(buf, x[i], 'x', -1, 64)
			continue
		}
		if f.P == 24 {
			call = "float32(" + call + ")"
		}
		buf = append(buf, call...)
	}
	return append(buf, '}')
}

// alternate returns a signed number as the flag # asks for it: with a point, and
// for %g, %G and %x with zeros at the end. As package fmt it counts the x of a
// hexadecimal number as a digit.
func alternate(num []byte, verb byte, prec int) []byte {
	digits := 0
	if verb == 'g' || verb == 'G' || verb == 'x' {
		if digits = prec; prec < 0 {
			digits = 6
		}
	}
	exponent := "eE"
	if verb == 'x' || verb == 'X' {
		exponent = "pP"
	}
	var tail []byte
	if at := bytes.IndexAny(num, exponent); at >= 0 {
		tail = bytes.Clone(num[at:])
		num = num[:at]
	}
	if !bytes.ContainsRune(num, '.') {
		if string(num[1:]) == "0" {
			digits--
		}
		num = append(num, '.')
	}
	for _, c := range bytes.TrimLeft(num[1:], "0.") {
		if c != '.' {
			digits--
		}
	}
	num = append(num, bytes.Repeat([]byte{'0'}, max(digits, 0))...)
	return append(num, tail...)
}

// Append appends the text of the canonical x, as strconv.AppendFloat does.
func (f *Format) Append(buf []byte, x Limbs, format byte, prec int) []byte {
	switch {
	case x[0] != x[0]:
		return append(buf, "NaN"...)
	case x[0] > math.MaxFloat64:
		return append(buf, "+Inf"...)
	case x[0] < -math.MaxFloat64:
		return append(buf, "-Inf"...)
	}
	if math.Signbit(x[0]) {
		buf = append(buf, '-')
	}
	var w wide
	w.set(&x)
	switch format {
	case 'b':
		return appendBinary(f, buf, &w)
	case 'x', 'X':
		return appendHex(buf, &w, format, prec)
	case 'e', 'E', 'f', 'g', 'G':
	default:
		return append(buf, '%', format)
	}
	var d decimal
	switch {
	case w.m.Sign() == 0:
	case prec < 0:
		d.shortest(f, &x, &w)
	case format == 'f':
		d.scaled(&w, prec)
		d.round(len(d.digits))
	case format == 'e' || format == 'E':
		d.leading(&w, prec+1)
	default:
		d.leading(&w, max(prec, 1))
	}
	d.trim()
	n := len(d.digits)
	switch format {
	case 'e', 'E':
		if prec < 0 {
			prec = max(n-1, 0)
		}
		return d.appendE(buf, format, prec)
	case 'f':
		if prec < 0 {
			prec = max(n-d.point, 0)
		}
		return d.appendF(buf, prec)
	}
	// As strconv: an exponent where it is below -4, or not below the precision.
	most := max(prec, 1)
	if most > n && n >= d.point {
		most = n
	}
	if prec < 0 {
		most = 6
	}
	if e := d.point - 1; n > 0 && (e < -4 || e >= most) {
		return d.appendE(buf, format+'e'-'g', n-1)
	}
	return d.appendF(buf, max(n-d.point, 0))
}

// decimal is 0.digits · 10^point, and the rest, below one unit of the last digit.
type decimal struct {
	digits []byte
	point  int
	rest   rest
}

// rest is how what has been cut off compares with half a unit.
type rest int8

const (
	restNone rest = iota
	restBelow
	restHalf
	restAbove
)

// restOf returns the rest of r/den.
func restOf(r, den *big.Int) rest {
	if r.Sign() == 0 {
		return restNone
	}
	var t big.Int
	return restHalf + rest(t.Lsh(r, 1).Cmp(den))
}

// trim removes zeros at the end.
func (d *decimal) trim() {
	n := len(d.digits)
	for n > 0 && d.digits[n-1] == '0' {
		n--
	}
	d.digits = d.digits[:n]
	if n == 0 {
		d.point = 0
	}
}

// round rounds to n digits, or to all there are, half to even.
func (d *decimal) round(n int) {
	up := false
	if n >= len(d.digits) {
		n = len(d.digits)
		up = d.rest == restAbove || d.rest == restHalf && n > 0 && d.digits[n-1]&1 == 1
	} else {
		c, more := d.digits[n], d.rest != restNone
		for _, b := range d.digits[n+1:] {
			more = more || b != '0'
		}
		up = c > '5' || c == '5' && (more || n > 0 && d.digits[n-1]&1 == 1)
	}
	d.digits, d.rest = d.digits[:n], restNone
	if !up {
		return
	}
	for i := n - 1; i >= 0; i-- {
		if d.digits[i] < '9' {
			d.digits[i]++
			return
		}
		d.digits[i] = '0'
	}
	d.digits = append(d.digits[:0], '1')
	d.point++
}

// scaled sets d to v cut off after s decimals, and the rest.
func (d *decimal) scaled(w *wide, s int) {
	s = min(s, max(-w.e, 0)) // there are no more
	var z, r, p, t big.Int
	e := w.e + s // v·10^s = m·5^s·2^e
	if s >= 0 {
		z.Mul(&w.m, pow5(&p, s))
		if e >= 0 {
			z.Lsh(&z, uint(e))
		} else {
			t.Rsh(&z, uint(-e))
			r.Sub(&z, r.Lsh(&t, uint(-e)))
			d.rest = restOf(&r, p.Lsh(big1, uint(-e)))
			z.Set(&t)
		}
	} else {
		pow5(&p, -s)
		z.Lsh(&w.m, uint(max(e, 0)))
		p.Lsh(&p, uint(max(-e, 0)))
		z.QuoRem(&z, &p, &r)
		d.rest = restOf(&r, &p)
	}
	d.digits = z.Append(d.digits[:0], 10)
	d.point = len(d.digits) - s
}

// leading sets d to v rounded to n digits.
func (d *decimal) leading(w *wide, n int) {
	d.scaled(w, n-1-decimals(w.m.BitLen()-1+w.e)) // n digits, or one more
	d.round(n)
}

// decimals returns ⌊n·log10 2⌋, for |n| < 2300.
func decimals(n int) int { return int(int64(n) * 1292913986 >> 32) } // 2^32·log10 2

// shortest sets d to the shortest decimal that is read as the canonical x, which
// is w and not 0.
func (d *decimal) shortest(f *Format, x *Limbs, w *wide) {
	if x[f.Limbs-1] == 0 && -w.e <= decimals(1-f.Min) {
		// x ends before any shorter decimal comes as near as 2^(min-1).
		d.scaled(w, max(-w.e, 0))
		return
	}
	d.between(w, f.reach(x, w.neg), f.reach(x, !w.neg))
}

// reach is how far from x numbers are read as x: n·2^e, with the end if closed.
type reach struct {
	n, e   int
	closed bool
}

// reach returns how far up or down numbers are read as the canonical x ≠ 0. That
// is half of the way to the next number, where a tie belongs to the even one. But
// ties between limbs belong to one side (see round.go): if x is one, it ends there,
// and if the next number is one that is rounded elsewhere, x reaches up to it.
func (f *Format) reach(x *Limbs, up bool) reach {
	j := f.last(x)
	if j > 0 && (x[j] > 0) == up && f.tie(x[j-1], x[j]) {
		return reach{closed: true, e: f.Max}
	}
	e := f.gap(x[j], up)
	if j < f.Limbs-1 && e > f.Min {
		j, e = j+1, f.Min
	}
	next := *x
	next[j] += withSign(!up, math.Ldexp(1, e))
	if f.elsewhere(&next, f.last(&next)) {
		return reach{n: 2, e: e - 1}
	}
	return reach{n: 1, e: e - 1, closed: !f.odd(x[j])}
}

// between sets d to the shortest decimal that is read as v, which numbers down
// and up from it are, and of several to the one next to v.
func (d *decimal) between(w *wide, down, up reach) {
	// A multiple of 10^-s or more is inside, even where the ends do not count.
	e := min(down.e, up.e)
	s := -decimals(e)
	var a, b, v, unit, den, r, t big.Int
	v.Lsh(&w.m, uint(w.e-e))
	shift := 0 // divide by 2^shift, or by den
	if s >= 0 {
		pow5(&unit, s)
		unit.Lsh(&unit, uint(max(e+s, 0)))
		v.Mul(&v, &unit)
		shift = max(-e-s, 0)
	} else {
		pow5(&den, -s)
		unit.Lsh(big1, uint(e+s)) // e > 0
		v.Lsh(&v, uint(e+s))
	}
	cut := func(z *big.Int) (exact bool) {
		if s < 0 {
			z.QuoRem(z, &den, &r)
			return r.Sign() == 0
		}
		exact = int(z.TrailingZeroBits()) >= shift
		z.Rsh(z, uint(shift))
		return exact
	}
	far := func(r reach) *big.Int { return t.Mul(&unit, t.SetInt64(int64(r.n)<<uint(r.e-e))) }
	b.Add(&v, far(up))
	if cut(&b) && !up.closed {
		b.Sub(&b, big1)
	}
	a.Sub(&v, far(down))
	if !cut(&a) || !down.closed {
		a.Add(&a, big1)
	}
	t.Set(&v)
	if cut(&v); s < 0 {
		d.rest = restOf(&r, &den)
	} else {
		t.Sub(&t, unit.Lsh(&v, uint(shift)))
		d.rest = restOf(&t, den.Lsh(big1, uint(shift)))
	}
	// In digits, of which a, b and v have as many.
	high := b.Append(make([]byte, 0, 80), 10)
	low := minus(high, int(t.Sub(&b, &a).Int64()))
	d.digits = minus(high, int(t.Sub(&b, &v).Int64()))
	point := len(high) - s
	d.point = point
	n := 0
	for n < len(high) && low[n] == high[n] {
		n++
	}
	if zeros(low[n:]) { // a is the one with fewest digits
		d.digits = low
		return
	}
	n++
	if !zeros(low[n:]) {
		low[n-1]++
	}
	d.round(n)
	if d.point > point || string(d.digits) > string(high[:n]) {
		d.digits, d.point = high[:n], point
	} else if string(d.digits) < string(low[:n]) {
		d.digits = low[:n]
	}
}

// minus returns digits - n, with as many digits.
func minus(digits []byte, n int) []byte {
	z := make([]byte, len(digits))
	copy(z, digits)
	for i := len(z) - 1; n > 0; i-- {
		c := int(z[i]-'0') - n%10
		n /= 10
		if c < 0 {
			c += 10
			n++
		}
		z[i] = byte('0' + c)
	}
	return z
}

func zeros(digits []byte) bool {
	for _, c := range digits {
		if c != '0' {
			return false
		}
	}
	return true
}

// digit returns digit i, and 0 outside.
func (d *decimal) digit(i int) byte {
	if 0 <= i && i < len(d.digits) {
		return d.digits[i]
	}
	return '0'
}

// appendE appends one digit, prec decimals and an exponent.
func (d *decimal) appendE(buf []byte, letter byte, prec int) []byte {
	buf = append(buf, d.digit(0))
	if prec > 0 {
		buf = append(buf, '.')
		m := min(len(d.digits), prec+1)
		if m > 1 {
			buf = append(buf, d.digits[1:m]...)
		}
		for i := max(m, 1); i <= prec; i++ {
			buf = append(buf, '0')
		}
	}
	e := d.point - 1
	if len(d.digits) == 0 {
		e = 0
	}
	return appendExponent(buf, letter, e)
}

func appendExponent(buf []byte, letter byte, e int) []byte {
	sign := byte('+')
	if e < 0 {
		sign, e = '-', -e
	}
	buf = append(buf, letter, sign)
	if e < 10 {
		buf = append(buf, '0')
	}
	return strconv.AppendInt(buf, int64(e), 10)
}

// appendF appends the integer part and prec decimals.
func (d *decimal) appendF(buf []byte, prec int) []byte {
	if d.point <= 0 {
		buf = append(buf, '0')
	}
	for i := range max(d.point, 0) {
		buf = append(buf, d.digit(i))
	}
	if prec > 0 {
		buf = append(buf, '.')
	}
	for i := range max(prec, 0) {
		buf = append(buf, d.digit(d.point+i))
	}
	return buf
}

// appendBinary appends "8388608p-23": an integer of p bits, or more where there
// are more, and a power of two that is not below the smallest number.
func appendBinary(f *Format, buf []byte, w *wide) []byte {
	e := f.Min
	if n := w.m.BitLen(); n > 0 {
		e = min(max(n+w.e-f.P, f.Min), w.e)
		w.m.Lsh(&w.m, uint(w.e-e))
	}
	buf = append(w.m.Append(buf, 10), 'p')
	if e >= 0 {
		buf = append(buf, '+')
	}
	return strconv.AppendInt(buf, int64(e), 10)
}

// appendHex appends "0x1.8p+00": a 1 and prec hexadecimal digits, or as many as
// there are.
func appendHex(buf []byte, w *wide, letter byte, prec int) []byte {
	n := w.m.BitLen()
	e := n - 1 + w.e
	var digits []byte
	if n > 0 {
		if drop := n - 1 - 4*min(prec, n); prec >= 0 && drop > 0 {
			var r, den big.Int
			den.Lsh(big1, uint(drop))
			r.And(&w.m, new(big.Int).Sub(&den, big1))
			w.m.Rsh(&w.m, uint(drop))
			if c := restOf(&r, &den); c == restAbove || c == restHalf && w.m.Bit(0) == 1 {
				w.m.Add(&w.m, big1)
			}
			if w.m.BitLen() > n-drop { // all ones
				e++
			}
			n = w.m.BitLen()
		}
		w.m.Lsh(&w.m, uint((1-n)&3))
		digits = w.m.Append(nil, 16)
		for len(digits) > 1 && digits[len(digits)-1] == '0' {
			digits = digits[:len(digits)-1]
		}
	} else {
		digits, e = []byte{'0'}, 0
	}
	if prec < 0 {
		prec = len(digits) - 1
	}
	at := len(buf)
	buf = append(buf, '0', 'x', digits[0])
	if prec > 0 {
		buf = append(buf, '.')
		buf = append(buf, digits[1:]...)
		for range prec - len(digits) + 1 {
			buf = append(buf, '0')
		}
	}
	buf = appendExponent(buf, 'p', e)
	if letter == 'X' {
		for i := at; i < len(buf); i++ {
			if c := buf[i]; 'a' <= c && c <= 'z' {
				buf[i] = c - 'a' + 'A'
			}
		}
	}
	return buf
}
