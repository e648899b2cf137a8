package limb

import (
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

// String returns the shortest text that [Parse] reads as x: x.Text('g', -1).
func (x Pair[T]) String() string { return x.Text('g', -1) }

// String returns the shortest text that [ParseQuad] reads as x: x.Text('g', -1).
func (x Quad[T]) String() string { return x.Text('g', -1) }

// Text returns x as text, in the formats 'e', 'E', 'f', 'g', 'G', 'x' and 'X' of
// [strconv.FormatFloat]. The precision is that too: -1 is the shortest text that
// [Parse] reads as x. Every text is correctly rounded.
//
// Special: "NaN", "+Inf", "-Inf".
func (x Pair[T]) Text(format byte, prec int) string {
	return string(x.Append(make([]byte, 0, 48), format, prec))
}

// Text returns x as text, in the formats 'e', 'E', 'f', 'g', 'G', 'x' and 'X' of
// [strconv.FormatFloat]. The precision is that too: -1 is the shortest text that
// [ParseQuad] reads as x. Every text is correctly rounded.
//
// Special: "NaN", "+Inf", "-Inf".
func (x Quad[T]) Text(format byte, prec int) string {
	return string(x.Append(make([]byte, 0, 80), format, prec))
}

// Append appends what Text returns to buf.
func (x Pair[T]) Append(buf []byte, format byte, prec int) []byte {
	v := x.Canon().limbs()
	return appendNumber(pairFormat[T](), buf, &v, format, prec)
}

// Append appends what Text returns to buf.
func (x Quad[T]) Append(buf []byte, format byte, prec int) []byte {
	v := x.Canon().limbs()
	return appendNumber(quadFormat[T](), buf, &v, format, prec)
}

// AppendText appends the shortest text that [Parse] reads as x. It implements
// [encoding.TextAppender].
func (x Pair[T]) AppendText(buf []byte) ([]byte, error) { return x.Append(buf, 'g', -1), nil }

// AppendText appends the shortest text that [ParseQuad] reads as x. It implements
// [encoding.TextAppender].
func (x Quad[T]) AppendText(buf []byte) ([]byte, error) { return x.Append(buf, 'g', -1), nil }

// MarshalText returns the shortest text that [Parse] reads as x. It implements
// [encoding.TextMarshaler].
func (x Pair[T]) MarshalText() ([]byte, error) { return x.AppendText(nil) }

// MarshalText returns the shortest text that [ParseQuad] reads as x. It
// implements [encoding.TextMarshaler].
func (x Quad[T]) MarshalText() ([]byte, error) { return x.AppendText(nil) }

// Format implements [fmt.Formatter] with the verbs %e %E %f %F %g %G %x %X of a
// float64, and %v and %s as %g, with all flags, width and precision. %#v writes
// the limbs as Go source, with hexadecimal numbers.
func (x Pair[T]) Format(s fmt.State, verb rune) {
	v := x.limbs()
	formatNumber(pairFormat[T](), s, verb, &v, x.Append)
}

// Format implements [fmt.Formatter] with the verbs %e %E %f %F %g %G %x %X of a
// float64, and %v and %s as %g, with all flags, width and precision. %#v writes
// the limbs as Go source, with hexadecimal numbers.
func (x Quad[T]) Format(s fmt.State, verb rune) {
	v := x.limbs()
	formatNumber(quadFormat[T](), s, verb, &v, x.Append)
}

func formatNumber(f *format, s fmt.State, verb rune, x *limbs, text func([]byte, byte, int) []byte) {
	prec, given := s.Precision()
	if !given {
		prec = -1
	}
	buf := make([]byte, 1, 80) // with room for a sign
	sharp := s.Flag('#')
	switch verb {
	case 'v', 's':
		if verb == 'v' && sharp {
			s.Write(goSyntax(f, x))
			return
		}
		verb = 'g'
	case 'e', 'E', 'f', 'F':
		if !given {
			prec = 6
		}
	case 'g', 'G', 'x', 'X':
	default:
		fmt.Fprintf(s, "%%!%c(limb.%s=%s)", verb, f.name, text(nil, 'g', -1))
		return
	}
	if verb == 'F' {
		verb = 'f'
	}
	buf = text(buf, byte(verb), prec)
	switch buf[1] {
	case '+', '-':
		buf = buf[1:]
	default:
		buf[0] = '+'
	}
	number := finite(x[0])
	if sharp && number {
		buf = alternate(buf, byte(verb), prec)
	}
	if buf[0] == '+' {
		switch {
		case s.Flag('+'):
		case s.Flag(' '):
			buf[0] = ' '
		case x[0] > 0 && !number: // +Inf keeps its sign
		default:
			buf = buf[1:]
		}
	}
	width, _ := s.Width()
	pad := make([]byte, max(width-len(buf), 0))
	zeros := s.Flag('0') && !s.Flag('-') && number
	for i := range pad {
		pad[i] = ' '
		if zeros {
			pad[i] = '0'
		}
	}
	switch {
	case s.Flag('-'):
		s.Write(buf)
		s.Write(pad)
	case zeros && (buf[0] == '-' || buf[0] == '+' || buf[0] == ' '):
		s.Write(buf[:1])
		s.Write(pad)
		s.Write(buf[1:])
	default:
		s.Write(pad)
		s.Write(buf)
	}
}

// goSyntax returns the limbs as Go source.
func goSyntax(f *format, x *limbs) []byte {
	names := [4]string{"Hi", "Lo"}
	if f.limbs == 4 {
		names = [4]string{"X0", "X1", "X2", "X3"}
	}
	buf := append(make([]byte, 0, 120), "limb."+f.name+"{"...)
	for i := range f.limbs {
		if i > 0 {
			buf = append(buf, ", "...)
		}
		buf = append(append(buf, names[i]...), ": "...)
		if finite(x[i]) {
			buf = strconv.AppendFloat(buf, x[i], 'x', -1, 64)
		} else {
			buf = strconv.AppendFloat(buf, x[i], 'g', -1, 64)
		}
	}
	return append(buf, '}')
}

// alternate returns the text of a number with a point, and for %#g with at least
// as many digits as the precision says, or 6.
func alternate(buf []byte, verb byte, prec int) []byte {
	e := byte('e')
	if verb|0x20 == 'x' {
		e = 'p'
	}
	end, point, significant := len(buf), false, 0
	for i, c := range buf {
		if c|0x20 == e {
			end = i
			break
		}
		point = point || c == '.'
		if '1' <= c && c <= '9' || c == '0' && significant > 0 {
			significant++
		}
	}
	tail := string(buf[end:])
	buf = buf[:end]
	if !point {
		if string(buf[1:]) == "0" {
			significant = 1
		}
		buf = append(buf, '.')
	}
	if verb|0x20 == 'g' {
		if prec < 0 {
			prec = 6
		}
		for ; significant < prec; significant++ {
			buf = append(buf, '0')
		}
	}
	return append(buf, tail...)
}

// appendNumber appends the text of the canonical x.
func appendNumber(f *format, buf []byte, x *limbs, format byte, prec int) []byte {
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
	w.set(x)
	switch format {
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
		d.shortest(f, x, &w)
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
func (d *decimal) shortest(f *format, x *limbs, w *wide) {
	last := x[f.limbs-1]
	if last == 0 && -w.e <= decimals(1-f.min) {
		// x ends before any shorter decimal comes as near as 2^(min-1).
		d.scaled(w, max(-w.e, 0))
		return
	}
	// Half of the gaps toward 0 and away from it, in units of 2^e.
	e, down, up, even := f.min-1, 1, 1, true
	if last == 0 {
		for i := f.limbs - 2; i >= 0; i-- {
			if x[i] != 0 {
				_, e := math.Frexp(x[i])
				even = e-f.p > f.min || int64(math.Ldexp(x[i], -f.min))&1 == 0
				break
			}
		}
	} else {
		m, exp := math.Frexp(math.Abs(last))
		gap := max(exp-f.p, f.min)
		even = int64(math.Ldexp(last, -gap))&1 == 0
		e = gap - 1
		if m == 0.5 && gap > f.min { // a power of two: the gap below it is half
			e, down, up = gap-2, 1, 2
			before, at := math.Frexp(math.Abs(x[f.limbs-2]))
			if before == 0.5 && (last < 0) == (x[f.limbs-2] > 0) {
				at--
			}
			if exp == at-f.p {
				// Half of a gap of the limb before: beyond it, that limb is the next one
				// and the last has the other sign, so it is as below.
				up = 1
			}
			if (last < 0) != w.neg {
				down, up = up, down
			}
		}
	}
	d.between(w, e, down, up, even)
}

// between sets d to the shortest decimal between v - down·2^e and v + up·2^e, and
// of several to the one next to v. The ends belong to the interval where closed.
func (d *decimal) between(w *wide, e, down, up int, closed bool) {
	// Two multiples of 10^-s fit in, so that one is inside even where the ends
	// do not count.
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
	b.Add(&v, t.Lsh(&unit, uint(up-1)))
	if cut(&b) && !closed {
		b.Sub(&b, big1)
	}
	a.Sub(&v, t.Lsh(&unit, uint(down-1)))
	if !cut(&a) || !closed {
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
	high := b.Append(make([]byte, 0, 48), 10)
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
