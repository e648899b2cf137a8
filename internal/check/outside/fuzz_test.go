package outside

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	. "github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/exact"
)

// FuzzParse holds reading to strconv, where that tells, and to math/big.
func FuzzParse(f *testing.F) {
	for _, s := range []string{
		"1", "-0.1", "1e999999999", "0x1.8p-3", "nan(0)", "0x", "inf", "4.9e-324", "179769313486231580793e289", "1.000000000000000111022302462515654e0", "1e-307", "1_0.0_1", "3.4028235677973366e38",
	} {
		for i := range formats {
			f.Add(byte(i), s)
		}
	}
	f.Fuzz(func(t *testing.T, typ byte, s string) {
		f := formats[typ%4]
		want, wantErr := strconv.ParseFloat(s, bitSize(f))
		x, err := readLimbs(f, s)
		if errors.Is(err, strconv.ErrSyntax) != errors.Is(wantErr, strconv.ErrSyntax) || errors.Is(err, strconv.ErrRange) != errors.Is(wantErr, strconv.ErrRange) {
			t.Fatalf("%q as a %s: error %v, strconv says %v", s, f.Name, err, wantErr)
		}
		if !same(x[0], want) {
			t.Fatalf("%q as a %s: %x, strconv says %x", s, f.Name, x, want)
		}
		if err != nil {
			return
		}
		if !identical(x, canon(f, x)) || !as(f, x).IsNormalized() {
			t.Fatalf("%q as a %s: %x is not canonical", s, f.Name, x)
		}
		if y, err := readLimbs(f, textOf(f, x, 'g', -1)); !identical(x, y) {
			t.Fatalf("%q as a %s: %x is written as %s, and read as %x, %v", s, f.Name, x, textOf(f, x, 'g', -1), y, err)
		}
		if x[0] == 0 || !finite(x[0]) || len(s) > 60 {
			return
		}
		// 60 bytes that are not 0 or infinite are within 10^±600, and their ties
		// within 4500 bits.
		v, _, err := big.ParseFloat(strings.ReplaceAll(s, "_", ""), 0, 4500, big.ToZero)
		if err != nil {
			t.Fatalf("%q: math/big says %v", s, err)
		}
		if w := rounded(f, v); x != w {
			t.Fatalf("%q as a %s: %x, want %x", s, f.Name, x, w)
		}
	})
}

// anyLimbs returns a number that the arguments of a fuzzer stand for: by bit 0 of
// kind as normal limbs of all kinds, or as the sum of any, or, by bit 1, as any
// limbs.
func anyLimbs(f *exact.Format, kind byte, a, b, c, d uint64) limbs {
	if kind&1 == 0 {
		return random(f, rand.New(rand.NewPCG(a, b)))
	}
	var x limbs
	for i, bits := range []uint64{a, b, c, d}[:f.Limbs] {
		x[i] = math.Float64frombits(bits)
		if f.P == 24 {
			x[i] = float64(math.Float32frombits(uint32(bits)))
		}
		if !finite(x[i]) {
			return limbs{x[i]}
		}
	}
	if kind&2 == 0 {
		return rounded(f, value(x))
	}
	return x
}

// addNumbers adds seeds with numbers and more.
func addNumbers(f *testing.F, more ...any) {
	for i, x := range []limbs{{}, {1}, {0x1.000002p0, 0x1p-24}, {1, -0x1p-54, 0x1p-120, 5e-324}, {math.MaxFloat64, 0x1p969}, {0x1.000002p-22, 0x1p-46, -0x1p-149}, {math.Inf(1)}, {math.NaN()}} {
		for typ := range formats {
			args := []any{byte(4*typ + i%4)}
			for _, a := range x {
				bits := math.Float64bits(a)
				if formats[typ].P == 24 {
					bits = uint64(math.Float32bits(float32(a)))
				}
				args = append(args, bits)
			}
			f.Add(append(args, more...)...)
		}
	}
}

// FuzzFormat holds writing to math/big and, for all verbs and flags, to what
// package fmt makes of a float64.
func FuzzFormat(f *testing.F) {
	addNumbers(f, "%+-10.3v", 5, byte(0))
	addNumbers(f, "%# 020x", 0, byte(3))
	f.Fuzz(func(t *testing.T, kind byte, a, b, c, d uint64, verb string, prec int, letter byte) {
		if len(verb) > 20 {
			return // a width of a million
		}
		f := formats[kind>>2%4]
		x := anyLimbs(f, kind, a, b, c, d)
		got := fmt.Sprintf(verb, as(f, x))
		checkVerb(t, f, limbs{x[0]}, verb)
		if x = canon(f, x); !finite(x[0]) || kind&2 != 0 && !as(f, x).IsNormalized() {
			return // any limbs may be written, as whatever
		}
		if want := textOf(f, x, 'g', -1); verb == "%v" && got != want {
			t.Fatalf("%x is %s for %%v, and %s", x, got, want)
		}
		v := value(x)
		if x[0] == 0 {
			v.SetFloat64(x[0])
		}
		format := "eEfgGx"[letter%6]
		prec = min(max(prec, 0), 400)
		if got, want := textOf(f, x, format, prec), v.Text(format, prec); got != want {
			t.Fatalf("%x as %%.%d%c: %s, want %s", x, prec, format, got, want)
		}
		if x[0] != 0 {
			checkShortest(t, f, x, v)
		}
	})
}

var oneVerb = regexp.MustCompile(`^%[-+# 0]*[0-9]{0,3}(\.[0-9]{0,3})?[a-zA-Z]$`)

// checkVerb compares with a machine number, where the digits are given.
func checkVerb(t *testing.T, f *exact.Format, x limbs, verb string) {
	var number any = x[0]
	name := "float64"
	if f.P == 24 {
		number, name = float32(x[0]), "float32"
	}
	if !oneVerb.MatchString(verb) {
		return
	}
	letter := verb[len(verb)-1:]
	if strings.Contains("Tpws", letter) || letter == "v" && strings.Contains(verb, "#") {
		return
	}
	if !strings.Contains(verb, ".") && !strings.Contains("beEfF", letter) && finite(x[0]) {
		return // the shortest text
	}
	want := strings.Replace(fmt.Sprintf(verb, number), "("+name+"=", "(limb."+f.Name+"=", 1)
	if got := fmt.Sprintf(verb, as(f, x)); got != want {
		t.Fatalf("%s of %x: %q, want %q", verb, x, got, want)
	}
}

// FuzzScan holds scanning to that of a float, and JSON to Parse.
func FuzzScan(f *testing.F) {
	pieces(func(s string) {
		if len(s) != 3 {
			f.Add(byte(len(s)), s)
		}
	})
	f.Fuzz(func(t *testing.T, typ byte, s string) {
		scanAs[typ%4](t, s)
		var x, y DD
		var z QF
		err, err4 := x.UnmarshalJSON([]byte(s)), z.UnmarshalJSON([]byte(s))
		if err == nil && s != "null" && s[0] != '"' {
			if y.UnmarshalText([]byte(s)) != nil || !identical(limbsOf(x), limbsOf(y)) {
				t.Fatalf("%q is %x as JSON, and %x as text", s, x, y)
			}
		}
		if errors.Is(err, strconv.ErrSyntax) != errors.Is(err4, strconv.ErrSyntax) {
			t.Fatalf("%q is JSON of a DD: %v, and of a QF: %v", s, err, err4)
		}
	})
}

// FuzzConvert holds the conversions to math/big, next to ties.
func FuzzConvert(f *testing.F) {
	addNumbers(f, 0, uint64(0))
	addNumbers(f, -60, uint64(1))
	f.Fuzz(func(t *testing.T, kind byte, a, b, c, d uint64, e int, tail uint64) {
		f := formats[kind>>2%4]
		x := anyLimbs(f, kind&^2, a, b, c, d)
		if x[0] != x[0] || x[0] == 0 || math.IsInf(x[0], 0) {
			return
		}
		n, v := as(f, x), value(x)
		w64, _ := v.Float64()
		w32, _ := v.Float32()
		if n.Float64() != w64 || n.Float32() != w32 {
			t.Fatalf("%x is %x as a float64, want %x, and %x as a float32, want %x", x, n.Float64(), w64, n.Float32(), w32)
		}
		for k, got := range []limbs{limbsOf(n.DF()), limbsOf(n.DD()), limbsOf(n.QF()), limbsOf(n.QD())} {
			if want := rounded(formats[k], v); got != want && want[0] != 0 {
				t.Fatalf("%x as a %s: %x, want %x", x, formats[k].Name, got, want)
			}
		}
		integer := n.BigInt()
		if got, ok := n.Int64(); ok != integer.IsInt64() || ok && got != integer.Int64() {
			t.Fatalf("%x is %d, %t as an int64, want %d", x, got, ok, integer)
		}
		if got, ok := n.Uint64(); ok != integer.IsUint64() || ok && got != integer.Uint64() {
			t.Fatalf("%x is %d, %t as an uint64, want %d", x, got, ok, integer)
		}
		// Half an ulp of the last limb on, and a little more or less.
		if h := halfULP(f, lastOf(x)); h != 0 {
			v.Add(v, big.NewFloat(math.Copysign(h, float64(e))))
		}
		if e = e % 1100; e != 0 && v.Sign() != 0 {
			v.SetPrec(4500).Add(v, new(big.Float).SetMantExp(big.NewFloat(float64(int64(tail))), v.MantExp(nil)-f.P-64-max(e, -e)))
		}
		got := byFormat[f].fromBig(v)
		if want := rounded(f, v); got != want {
			t.Fatalf("%s is rounded to %x, want %x", v.Text('p', 0), got, want)
		}
	})
}

// lastOf returns the last limb that is not 0, and 0 if there is none.
func lastOf(x limbs) (a float64) {
	for _, b := range x {
		if b != 0 {
			a = b
		}
	}
	return a
}
