package outside

import (
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	. "github.com/limbfp/limb"
)

// A complex number is read as strconv reads one: the same texts are numbers, out of range
// and no numbers, and the values are the same.

// complexPieces are what texts of complex numbers are made of, with what spoils them.
var complexPieces = strings.Fields(`+ - + - + - i i i i ( ) 0 1 2 10 1_0 _ . .5 3. 1.25 0x1p-2 0x.8p1 0x1 0x
	e5 e-7 E+2 e p3 p-1 1e400 1e39 -1e400 1e-400 1e99999999999999999999 inf Inf infinity INFINITY infi nan NaN +NaN 007 0b1 x j é`)

// complexText returns a text of two numbers with something in between, or of pieces.
func complexText(r *rand.Rand) string {
	piece := func() string { return complexPieces[r.IntN(len(complexPieces))] }
	one := func(list ...string) string { return list[r.IntN(len(list))] }
	number := func() string {
		if r.IntN(4) == 0 {
			return piece()
		}
		return one("1", "2.5", "0x1.8p1", "inf", "nan", "infinity", "1e400", "3e-400", "1_000", "0", ".5e3", "7.")
	}
	if r.IntN(3) == 0 {
		s := ""
		for range 1 + r.IntN(7) {
			s += piece()
		}
		return s
	}
	s := one("", "", "+", "-", "(") + number() + one("+", "-", "+", "-", "++", "+-", "-+", "--", "", "i") + number() + one("i", "i", "i", "i", "", "I", "i)", "ii", " i", "x")
	if r.IntN(8) == 0 {
		s = "(" + s + ")"
	}
	return s
}

// complexReading says what became of a text: the parts, or the kind of the error.
func complexReading(z complex128, err error) string {
	if errors.Is(err, strconv.ErrSyntax) {
		return "syntax"
	}
	return strconv.FormatComplex(z, 'x', -1, 128) + map[bool]string{true: " out of range"}[errors.Is(err, strconv.ErrRange)]
}

func TestParseComplexAsStrconv(t *testing.T) {
	r := rand.New(rand.NewPCG(39, 14))
	kinds := map[string]int{}
	for range 60000 {
		s := complexText(r)
		wide, err := strconv.ParseComplex(s, 128)
		want := complexReading(wide, err)
		x, err := ParseAs[CDD](s)
		if got := complexReading(complex(x.Re.Hi, x.Im.Hi), err); got != want {
			t.Fatalf("ParseAs[CDD](%q): %s, but strconv: %s", s, got, want)
		}
		single, err := strconv.ParseComplex(s, 64)
		want = complexReading(single, err)
		y, err := ParseAs[CQF](s)
		if got := complexReading(complex(float64(y.Re.X0), float64(y.Im.X0)), err); got != want {
			t.Fatalf("ParseAs[CQF](%q): %s, but strconv: %s", s, got, want)
		}
		kind := "number"
		if want == "syntax" || strings.HasSuffix(want, "range") {
			kind = want[strings.LastIndexByte(want, ' ')+1:]
		}
		kinds[kind]++
	}
	for _, kind := range []string{"number", "range", "syntax"} {
		if kinds[kind] < 1000 {
			t.Errorf("only %d of 60000 texts are of the kind %s", kinds[kind], kind)
		}
	}
}
