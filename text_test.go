package limb

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"runtime"
	"strconv"
	"strings"
	"testing"
)

// read parses s as a number of the format.
func read(f *format, s string) (x limbs, err error) {
	switch f.name {
	case "DF":
		z, err := Parse[float32](s)
		return z.limbs(), err
	case "DD":
		z, err := Parse[float64](s)
		return z.limbs(), err
	case "QF":
		z, err := ParseQuad[float32](s)
		return z.limbs(), err
	}
	z, err := ParseQuad[float64](s)
	return z.limbs(), err
}

// textOf returns the text of the canonical x.
func textOf(f *format, x limbs, format byte, prec int) string {
	return string(appendNumber(f, nil, &x, format, prec))
}

func TestRoundTrip(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *format, r *rand.Rand) {
		longest := 0
		for range repeats(100000) {
			x := canon(f, random(f, r))
			s := textOf(f, x, 'g', -1)
			if y, err := read(f, s); !identical(x, y) {
				t.Fatalf("%x is written as %s and read as %x, error %v", x, s, y, err)
			}
			longest = max(longest, len(s))
			if r.IntN(8) == 0 {
				s = textOf(f, x, 'x', -1)
				if y, err := read(f, s); !identical(x, y) {
					t.Fatalf("%x is written as %s and read as %x, error %v", x, s, y, err)
				}
			}
		}
		t.Logf("the longest text has %d bytes", longest)
	})
}

// TestOperandsAreSharp: the operands of these tests tell right from almost
// right. Each of the wrong ways here is right for nearly all random numbers.
func TestOperandsAreSharp(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *format, r *rand.Rand) {
		var twice, short, raw int
		for range 5000 {
			x := random(f, r)
			if !finite(x[0]) || x[0] == 0 {
				continue
			}
			v := near(f, x, r)
			wider := new(big.Float).SetPrec(uint(f.limbs*f.p + 60)).Set(v)
			want := rounded(f, v)
			if rounded(f, wider) != want { // rounded to 60 bits more first
				twice++
			}
			if greedy(f, v) != want { // not canonical
				raw++
			}
			x = canon(f, x)
			if y, _ := read(f, textOf(f, x, 'e', f.limbs*f.p*302/1000+2)); y != x { // all digits of a dense number
				short++
			}
		}
		if twice < 10 || short < 50 || raw < 5 {
			t.Errorf("rounding twice shows %d times, a text of fixed length %d times, another form %d times", twice, short, raw)
		}
	})
}

// TestShortest: no shorter text is read as x, and of those that are as long the
// nearest is taken.
func TestShortest(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *format, r *rand.Rand) {
		for range repeats(10000) {
			x := canon(f, random(f, r))
			if !finite(x[0]) || x[0] == 0 {
				continue
			}
			s := textOf(f, x, 'e', -1)
			mantissa, _, _ := strings.Cut(strings.TrimPrefix(s, "-"), "e")
			n := len(strings.Replace(mantissa, ".", "", 1))
			v := value(x)
			if near := v.Text('e', n-1); near != s {
				if y, err := read(f, near); identical(x, y) {
					t.Fatalf("%x is written as %s, and %s is nearer (%v)", x, s, near, err)
				}
			}
			if n == 1 {
				continue
			}
			// The decimals of n - 1 digits around x.
			near := v.Text('e', n-2)
			mantissa, exp, _ := strings.Cut(near, "e")
			e, _ := strconv.Atoi(exp)
			d, _ := new(big.Int).SetString(strings.Replace(mantissa, ".", "", 1), 10)
			for k := int64(-1); k <= 1; k++ {
				shorter := fmt.Sprintf("%de%d", new(big.Int).Add(d, big.NewInt(k)), e-n+2)
				if y, _ := read(f, shorter); identical(x, y) {
					t.Fatalf("%x is written as %s, and %s is shorter", x, s, shorter)
				}
			}
		}
	})
}

// TestParseRounds reads numbers at ties and next to ties.
func TestParseRounds(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *format, r *rand.Rand) {
		for range repeats(20000) {
			x := random(f, r)
			if !finite(x[0]) || x[0] == 0 {
				continue
			}
			v := near(f, x, r)
			if v.MinPrec() > 2300 || v.Sign() == 0 {
				continue
			}
			s := v.Text('e', 2300)
			tail, exp, _ := strings.Cut(s, "e")
			tail = strings.TrimRight(tail, "0")
			want := v
			e, _ := strconv.Atoi(exp)
			switch r.IntN(3) {
			case 1: // above it in magnitude, by very little
				tail += strings.Repeat("0", max(e, 0)+400+r.IntN(1000)) + "1"
				want = new(big.Float).SetPrec(4600).Add(v, new(big.Float).SetMantExp(big.NewFloat(math.Copysign(1, x[0])), -2400))
				if v.Signbit() != (x[0] < 0) {
					continue
				}
			case 2: // below it
				last := tail[len(tail)-1]
				if last == '.' {
					continue
				}
				tail = tail[:len(tail)-1] + string(last-1) + strings.Repeat("9", 1500)
				want = new(big.Float).SetPrec(4600).Sub(v, new(big.Float).SetMantExp(big.NewFloat(math.Copysign(1, x[0])), -2400))
				if v.Signbit() != (x[0] < 0) {
					continue
				}
			}
			s = tail + "e" + exp
			w := rounded(f, want)
			if w[0] == 0 {
				w[0] = math.Copysign(0, x[0])
			}
			if strings.HasPrefix(s, "-") != math.Signbit(w[0]) {
				continue
			}
			got, err := read(f, s)
			if !identical(got, w) || err != nil != math.IsInf(w[0], 0) {
				t.Fatalf("%s is read as %x, want %x, error %v", s, got, w, err)
			}
			if h := v.Text('x', -1); want == v {
				if got, err := read(f, h); !identical(got, w) || err != nil != math.IsInf(w[0], 0) {
					t.Fatalf("%s is read as %x, want %x, error %v", h, got, w, err)
				}
			}
		}
	})
}

// TestParseRandom reads numbers of few and of many digits.
func TestParseRandom(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *format, r *rand.Rand) {
		for range repeats(20000) {
			n := 1 + r.IntN(80)
			if r.IntN(100) == 0 {
				n = 1500
			}
			s := make([]byte, n)
			for i := range s {
				s[i] = byte('0' + r.IntN(10))
			}
			text := string(s)
			if r.IntN(2) == 0 {
				at := r.IntN(n + 1)
				text = text[:at] + "." + text[at:]
			}
			if r.IntN(2) == 0 {
				text = "-" + text
			}
			if r.IntN(2) == 0 {
				text += fmt.Sprintf("E%+d", r.IntN(700)-350)
			}
			v, _, err := big.ParseFloat(text, 10, 4500, big.ToNearestEven)
			if err != nil {
				t.Fatal(err)
			}
			want := rounded(f, v)
			if v.Sign() == 0 && v.Signbit() {
				want[0] = math.Copysign(0, -1)
			}
			got, err := read(f, text)
			if !identical(got, want) {
				t.Fatalf("%s is read as %x, want %x", text, got, want)
			}
			if errors.Is(err, strconv.ErrRange) != math.IsInf(got[0], 0) || err != nil && !math.IsInf(got[0], 0) {
				t.Fatalf("%s: error %v", text, err)
			}
		}
	})
}

// TestText compares texts of given precision with those of big.Float, which
// rounds once as well.
func TestText(t *testing.T) {
	eachFormat(t, func(t *testing.T, f *format, r *rand.Rand) {
		for range repeats(20000) {
			x := canon(f, random(f, r))
			if !finite(x[0]) {
				continue
			}
			format := "eEfgGx"[r.IntN(6)]
			prec := r.IntN(40)
			if r.IntN(10) == 0 {
				prec = r.IntN(1300)
			}
			v := value(x)
			if x[0] == 0 && math.Signbit(x[0]) {
				v.Neg(v)
			}
			want := v.Text(format, prec)
			if got := textOf(f, x, format, prec); got != want {
				t.Fatalf("%x as %%.%d%c: %s, want %s", x, prec, format, got, want)
			}
			// Ties: a number cut off in the middle of its digits.
			if s := v.Text('e', 1200); x[0] != 0 {
				m, _, _ := strings.Cut(strings.TrimPrefix(s, "-"), "e")
				if m = strings.TrimRight(m, "0"); strings.HasSuffix(m, "5") && len(m) < 1200 {
					prec = len(m) - 3
					if want, got := v.Text('e', max(prec, 0)), textOf(f, x, 'e', max(prec, 0)); got != want {
						t.Fatalf("%x as %%.%de: %s, want %s", x, prec, got, want)
					}
				}
			}
		}
	})
}

// TestFormat: numbers of one limb are written as float64 is, with all flags.
func TestFormat(t *testing.T) {
	values := append([]float64{1, -1, 0.5, -2.5, 1e21, 1e-7, 123456, 1.25e-5, -1e300, 5e-324, math.MaxFloat64, 100, 0x1.fffffp0}, special...)
	for _, v := range values {
		for _, verb := range "eEfFgGxXv" {
			for _, prec := range []string{"", ".0", ".1", ".3", ".17", ".40"} {
				for _, width := range []string{"", "1", "12", "60"} {
					if testing.Short() && width != "12" {
						continue
					}
					for flags := range 1 << 5 {
						format := "%"
						for i, c := range "+- 0#" {
							if flags>>i&1 == 1 {
								format += string(c)
							}
						}
						format += width + prec + string(verb)
						sharp := flags>>4 == 1
						if sharp && (verb == 'v' || verb == 'x' || verb == 'X') || verb == 'v' && flags&1 == 1 {
							continue // Go source; and a number of zeros that nobody asks for
						}
						if prec == "" && (verb != 'e' && verb != 'f') && v != 0 && math.Abs(v) != 1 && finite(v) {
							continue // the shortest text of a DD is another one
						}
						want := fmt.Sprintf(format, v)
						if got := fmt.Sprintf(format, FromFloat(v)); got != want {
							t.Errorf("%s of %g: %q, want %q", format, v, got, want)
						}
						if got := fmt.Sprintf(format, QuadFromFloat(v)); got != want {
							t.Errorf("%s of %g: %q, want %q", format, v, got, want)
						}
					}
				}
			}
		}
	}
}

func TestFormatOther(t *testing.T) {
	tenth, err := Parse[float64]("0.1")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		format string
		x      any
		want   string
	}{
		{"%v", tenth, "0.1"},
		{"%s", tenth, "0.1"},
		{"%+v", struct{ X DD }{tenth}, "{X:+0.1}"},
		{"%#v", tenth, "limb.DD{Hi: 0x1.999999999999ap-04, Lo: -0x1.999999999999ap-58}"},
		{"%#v", QF{X0: 1}, "limb.QF{X0: 0x1p+00, X1: 0x0p+00, X2: 0x0p+00, X3: 0x0p+00}"},
		{"%#v", DF{Hi: float32(math.Inf(-1))}, "limb.DF{Hi: -Inf, Lo: 0x0p+00}"},
		{"%d", tenth, "%!d(limb.DD=0.1)"},
		{"%q", QF{}, "%!q(limb.QF=0)"},
		{"%#g", tenth, "0.100000"},
		{"%x", DD{1, 0x1p-60}, "0x1.000000000000001p+00"},
		{"%#x", DF{1, 0}, "0x1.p+00"},
		{"%v", FromFloat(0.1), "0.1000000000000000055511151231257827021181583404541015625"},
		{"%.3v", tenth, "0.1"},
		{"%8.3f|", tenth, "   0.100|"},
		{"%v", DD{1e300, 0}, FromFloat(1e300).Text('g', -1)},
	} {
		if got := fmt.Sprintf(c.format, c.x); got != c.want {
			t.Errorf("%s: %s, want %s", c.format, got, c.want)
		}
	}
	if got := tenth.Text('q', 1); got != "%q" {
		t.Errorf("an unknown format gives %s", got)
	}
	// Another form of a number has the same text.
	if a, b := (DD{1, 0x1p-53}), (DD{1 + 0x1p-52, -0x1p-53}); a.String() != b.String() {
		t.Errorf("two forms of one number: %s and %s", a, b)
	}
}

func TestParseSyntax(t *testing.T) {
	for _, c := range []struct {
		text string
		want float64
	}{
		{"0", 0}, {"-0", math.Copysign(0, -1)}, {"+1", 1}, {"1.", 1}, {".5", 0.5}, {"-.5e1", -5}, {"1E+2", 100}, {"0e999999999999999999999", 0},
		{"000000001e-0000", 1}, {"0x1p0", 1}, {"-0X.8P1", -1}, {"0x1.8p+1", 3}, {"0xAbp-0", 171}, {"0x0p5", 0}, {"0x1e2p0", 482},
		{"inf", math.Inf(1)}, {"-Inf", math.Inf(-1)}, {"+INFINITY", math.Inf(1)}, {"nan", math.NaN()}, {"NaN", math.NaN()},
		{"4.9406564584124654e-324", 5e-324}, {"2e-324", 0}, {"-1e-999999999999999999", math.Copysign(0, -1)}, {"0x1p-99999999999999999999", 0},
		{"1" + strings.Repeat("0", 400) + "e-400", 1}, {"0." + strings.Repeat("0", 400) + "1e401", 1}, {"0x1" + strings.Repeat("0", 4000) + "p-16000", 1},
	} {
		for i := range formats {
			f := &formats[i]
			got, err := read(f, c.text)
			want := rounded(f, big.NewFloat(0))
			switch {
			case !finite(c.want):
				want[0] = c.want
			case c.want == 5e-324 && f.p == 24:
			case c.want == 0:
				want[0] = c.want
			default:
				want[0] = c.want
			}
			if err != nil || !same(got[0], want[0]) || c.want != 5e-324 && !identical(got, want) {
				t.Errorf("%.40q as %s: %x, %v", c.text, f.name, got, err)
			}
		}
	}
	for _, c := range []struct{ text, err string }{
		{"", `parsing "" as a DD: invalid syntax at byte 0: want a digit`},
		{"-", `parsing "-" as a DD: invalid syntax at byte 1: want a digit`},
		{".", `parsing "." as a DD: invalid syntax at byte 1: want a digit`},
		{"x", `parsing "x" as a DD: invalid syntax at byte 0: want a number`},
		{"+nan", `parsing "+nan" as a DD: invalid syntax at byte 1: want a number`},
		{"nan(0x1)", `parsing "nan(0x1)" as a DD: invalid syntax at byte 0: want a number`},
		{"infinit", `parsing "infinit" as a DD: invalid syntax at byte 0: want a number`},
		{"1.2.3", `parsing "1.2.3" as a DD: invalid syntax at byte 3: want the end`},
		{"1 ", `parsing "1 " as a DD: invalid syntax at byte 1: want the end`},
		{"1e", `parsing "1e" as a DD: invalid syntax at byte 2: want a digit of the exponent`},
		{"1e+", `parsing "1e+" as a DD: invalid syntax at byte 3: want a digit of the exponent`},
		{"1e5.5", `parsing "1e5.5" as a DD: invalid syntax at byte 3: want the end`},
		{"1_000", `parsing "1_000" as a DD: invalid syntax at byte 1: want the end`},
		{"0x", `parsing "0x" as a DD: invalid syntax at byte 2: want a hexadecimal digit`},
		{"0x.p1", `parsing "0x.p1" as a DD: invalid syntax at byte 3: want a hexadecimal digit`},
		{"0x1", `parsing "0x1" as a DD: invalid syntax at byte 3: want an exponent p`},
		{"0x1g", `parsing "0x1g" as a DD: invalid syntax at byte 3: want an exponent p`},
		{"0x1p", `parsing "0x1p" as a DD: invalid syntax at byte 4: want a digit of the exponent`},
		{"1p5", `parsing "1p5" as a DD: invalid syntax at byte 1: want the end`},
		{"1e999999999", `parsing "1e999999999" as a DD: value out of range: it must be below 2^1024`},
		{"-1e309", `parsing "-1e309" as a DD: value out of range: it must be below 2^1024`},
		{"0x1p1024", `parsing "0x1p1024" as a DD: value out of range: it must be below 2^1024`},
		{"0x1.fffffffffffff8p1023", `parsing "0x1.fffffffffffff8p1023" as a DD: value out of range: it must be below 2^1024`},
	} {
		x, err := Parse[float64](c.text)
		if err == nil || err.Error() != c.err {
			t.Errorf("%q: %v, want %s", c.text, err, c.err)
			continue
		}
		isRange, isSyntax := errors.Is(err, strconv.ErrRange), errors.Is(err, strconv.ErrSyntax)
		if isRange != strings.Contains(c.err, "range") || isSyntax == isRange || isRange != math.IsInf(x.Hi, 0) || isSyntax && x != (DD{}) {
			t.Errorf("%q: %v, %v", c.text, x, err)
		}
		var y DD
		if err := y.UnmarshalText([]byte(c.text)); err == nil || y != (DD{}) {
			t.Errorf("UnmarshalText of %q: %v, %v", c.text, y, err)
		}
	}
}

// allocated returns the bytes that have been allocated so far.
func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// TestParseHostile: a text is read in one go, in memory that does not grow with it,
// whatever it says. Arithmetic on all of its digits is the control.
func TestParseHostile(t *testing.T) {
	n := 10 << 20
	if testing.Short() {
		n = 1 << 20
	}
	nines, zeros := strings.Repeat("9", n), strings.Repeat("0", n)
	const most = 1 << 16
	before := allocated()
	if new(big.Int).SetString(nines[:4*most], 10); allocated()-before <= most {
		t.Error("as many digits as an integer take as little memory")
	}
	for _, c := range []struct {
		text string
		want string // a text of the same number, or "syntax", "range"
	}{
		{nines, "range"}, {"-" + nines, "range"}, {"0." + nines, "1"}, {fmt.Sprintf("%se-%d", nines, n), "1"}, {"0." + zeros + "1", "0"}, {fmt.Sprintf("1%se-%d", zeros, n), "1"},
		{fmt.Sprintf("0.%s25e%d", zeros, n), "0.25"}, {"1" + zeros, "range"}, {"0.5" + zeros, "0.5"}, {"1e" + nines, "range"}, {"-1e-" + nines, "-0"},
		{"0x" + nines + "p0", "range"}, {fmt.Sprintf("0x1%sp-%d", zeros, 4*n), "1"}, {fmt.Sprintf("0x.%s1p%d", zeros, 4*n+4), "1"}, {nines + "x", "syntax"}, {"0x" + nines, "syntax"},
		{"nan(" + zeros + ")", "syntax"}, {strings.Repeat("-", n), "syntax"}, {strings.Repeat(".", n), "syntax"}, {strings.Repeat("inf", n/3), "syntax"},
		{"1e999999999", "range"}, {"1e-999999999", "0"}, {"0x", "syntax"}, {"nan(...)", "syntax"},
	} {
		for i := range formats {
			f := &formats[i]
			before := allocated()
			got, err := read(f, c.text)
			if took := allocated() - before; took > most {
				t.Errorf("%s takes %d bytes of memory", quote(c.text), took)
			}
			switch c.want {
			case "range", "syntax":
				if errors.Is(err, strconv.ErrRange) != (c.want == "range") || err == nil || len(err.Error()) > 200 {
					t.Errorf("%s as %s: %x, %v", quote(c.text), f.name, got, err)
				}
			default:
				if want, _ := read(f, c.want); err != nil || !identical(got, want) {
					t.Errorf("%s as %s: %x, want %s, error %v", quote(c.text), f.name, got, c.want, err)
				}
			}
		}
	}
}

func TestMarshal(t *testing.T) {
	x := DD{1, 0x1p-80}
	text, err := x.MarshalText()
	if err != nil || string(text) != x.String() {
		t.Errorf("MarshalText: %s, %v", text, err)
	}
	var y DD
	if err := y.UnmarshalText(text); err != nil || y != x {
		t.Errorf("%s comes back as %v, %v", text, y, err)
	}
	q := QF{X0: 1, X1: 0x1p-40, X2: -0x1p-70, X3: 0x1p-149}
	if text, err = q.MarshalText(); err != nil {
		t.Fatal(err)
	}
	var p QF
	if err := p.UnmarshalText(text); err != nil || p != q {
		t.Errorf("%s comes back as %v, %v", text, p, err)
	}
	if text, _ := q.AppendText([]byte("q=")); string(text) != "q="+q.String() {
		t.Errorf("AppendText: %s", text)
	}
}

func TestScan(t *testing.T) {
	var x DD
	var q QF
	var s string
	if n, err := fmt.Sscan(" -1.5e3  0x1.8p-1 rest", &x, &q, &s); n != 3 || err != nil || x != (DD{Hi: -1500}) || q != (QF{X0: 0.75}) || s != "rest" {
		t.Errorf("Sscan: %d, %v: %v %v %q", n, err, x, q, s)
	}
	if n, err := fmt.Sscanf("1.25,inf;NaN+", "%g,%v;%s", &x, &q, &s); n != 3 || err != nil || x != (DD{Hi: 1.25}) || q.X0 != float32(math.Inf(1)) {
		t.Errorf("Sscanf: %d, %v: %v %v", n, err, x, q)
	}
	for _, c := range []struct{ text, number, rest string }{
		{"1-2", "1", "-2"}, {"1.5.5", "1.5", ".5"}, {"1e5e5", "100000", "e5"}, {"0x1p3p", "8", "p"}, {"0x1e+5", "", "+5"}, {"infx", "+Inf", "x"}, {"nank", "NaN", "k"},
		{"-12e-1-", "-1.2", "-"}, {"12abc", "12", "abc"}, {"i", "", ""}, {"e5", "", "e5"}, {"1é", "1", "é"}, {"+-1", "", "-1"}, {"0X1P+2,", "4", ","},
	} {
		in := strings.NewReader(c.text)
		_, err := fmt.Fscan(in, &x)
		rest := make([]byte, in.Len())
		in.Read(rest)
		if (err == nil) != (c.number != "") || err == nil && x.String() != c.number || string(rest) != c.rest {
			t.Errorf("%q: %v, %v, then %q", c.text, x, err, rest)
		}
	}
	if n, err := fmt.Sscanf("123456", "%3v%v", &x, &q); n != 2 || err != nil || x.Hi != 123 || q.X0 != 456 {
		t.Errorf("with a width: %d, %v: %v %v", n, err, x, q)
	}
	if _, err := fmt.Sscanf("1", "%d", &x); err == nil || !strings.Contains(err.Error(), "%d") {
		t.Errorf("%%d: %v", err)
	}
	if _, err := fmt.Sscan("", &x); err == nil {
		t.Error("an empty text is read")
	}
	if _, err := fmt.Sscan("1e999", &x); !errors.Is(err, strconv.ErrRange) {
		t.Errorf("1e999: %v", err)
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"1", "-0.1", "1e999999999", "0x1.8p-3", "nan(0)", "0x", "inf", "4.9e-324", "179769313486231580793e289", "1.000000000000000111022302462515654e0"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		want, wantErr := strconv.ParseFloat(s, 64)
		for i := range formats {
			f := &formats[i]
			x, err := read(f, s)
			if errors.Is(err, strconv.ErrSyntax) != (errors.Is(wantErr, strconv.ErrSyntax) || strings.Contains(s, "_")) {
				t.Fatalf("%q: %v, strconv says %v", s, err, wantErr)
			}
			if err != nil {
				continue
			}
			if f.p == 53 && !same(x[0], want) && wantErr == nil {
				t.Fatalf("%q: %x, strconv says %x", s, x, want)
			}
			if !identical(x, canon(f, x)) || !as(f, x).IsNormalized() {
				t.Fatalf("%q: %x is not canonical", s, x)
			}
			if y, err := read(f, textOf(f, x, 'g', -1)); !identical(x, y) {
				t.Fatalf("%q: %x is written as %s, and read as %x, %v", s, x, textOf(f, x, 'g', -1), y, err)
			}
		}
	})
}

func TestDecimals(t *testing.T) {
	for n := -2299; n < 2300; n++ {
		v := new(big.Float).SetMantExp(big.NewFloat(1), n)
		if _, exp, _ := strings.Cut(v.Text('e', 3000), "e"); exp != fmt.Sprintf("%+03d", decimals(n)) {
			t.Errorf("decimals(%d) = %d, want %s", n, decimals(n), exp)
		}
	}
}

func BenchmarkText(b *testing.B) {
	for i := range formats {
		f := &formats[i]
		r := rand.New(rand.NewPCG(1, 2))
		var list [256]limbs
		var texts [256]string
		for k := range list {
			a := limbs{float64(float32(r.Float64())) + 1}
			for j := 1; j < f.limbs; j++ {
				a[j] = halfULP(f, a[j-1]) * float64(float32(2*r.Float64()-1))
				if f.p == 24 {
					a[j] = float64(float32(a[j]))
				}
			}
			list[k] = canon(f, a)
			texts[k] = textOf(f, list[k], 'g', -1)
		}
		buf := make([]byte, 0, 2000)
		b.Run("shortest/"+f.name, func(b *testing.B) {
			for i := range b.N {
				buf = appendNumber(f, buf[:0], &list[i&255], 'g', -1)
			}
		})
		b.Run("30digits/"+f.name, func(b *testing.B) {
			for i := range b.N {
				buf = appendNumber(f, buf[:0], &list[i&255], 'e', 29)
			}
		})
		b.Run("sparse/"+f.name, func(b *testing.B) {
			x := limbs{1, 0x1p-100}
			for range b.N {
				buf = appendNumber(f, buf[:0], &x, 'g', -1)
			}
		})
		b.Run("parse/"+f.name, func(b *testing.B) {
			for i := range b.N {
				var x limbs
				if err := parse(f, texts[i&255], &x); err != nil {
					b.Fatal(err)
				}
			}
		})
		s := textOf(f, limbs{1, 0x1p-100}, 'g', -1)
		b.Run("parse-sparse/"+f.name, func(b *testing.B) {
			for range b.N {
				var x limbs
				if err := parse(f, s, &x); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
