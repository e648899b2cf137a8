package calc

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// last computes the statements of a text in the type of a name, and returns the last result.
func last(t *testing.T, typ, src string) (*Result, error) {
	t.Helper()
	i := Find(typ)
	var r *Result
	err := New().Run(src, func(o Outcome) error {
		r = &o.In[i]
		if r.Err != nil {
			return r.Err
		}
		return nil
	})
	return r, err
}

// A number that a type does not hold is noted, and what a function is at a pole or a zero is not.
func TestNotes(t *testing.T) {
	under, over := "underflow", "overflow"
	for _, c := range []struct{ typ, src, want string }{
		{"DD", "1e-400", under}, {"QD", "1e-400", under}, {"DF", "1e-50", under}, {"float32", "0x1p-200", under},
		{"DD", "1e-300", ""}, {"DD", "0e-400", ""}, {"DD", "0.0", ""}, {"DD", "0x0p-5", ""}, {"QF", "1 + 1e-60", under},
		{"DD", "10^400", over}, {"DD", "(-10)^401", over}, {"DD", "10^-400", under}, {"DD", "0.5^2000.5", under},
		{"DD", "1/10^400", over}, {"DD", "x = 10^400; 1/x", over}, {"DD", "1e200*-1e200", over}, {"DD", "-1e308/1e-10", over},
		{"DD", "1e-200*1e-200", under}, {"DD", "1e-200/1e200", under}, {"DD", "exp(1000)", over}, {"DD", "exp(-1000)", under},
		{"DD", "gamma(200)", over}, {"DD", "sinh(-1000)", over}, {"DD", "erfc(100)", under}, {"DF", "exp(100)", over},
		{"DD", "1/0", ""}, {"DD", "log(0)", ""}, {"DD", "gamma(-1)", ""}, {"DD", "atanh(1)", ""}, {"DD", "0^-1", ""}, {"DD", "0^2", ""},
		{"DD", "0/5", ""}, {"DD", "0*5", ""}, {"DD", "log(1)", ""}, {"DD", "1-1", ""}, {"DD", "inf*2", ""}, {"DD", "exp(-inf)", ""},
		{"DD", "jn(2, 100000)", "orders from -1000"}, {"DD", "yn(2, -1001)", "orders from -1000"}, {"DD", "jn(2, 1000)", under}, {"DD", "besselk(1, 2000)", "orders"},
		{"DD", "airyai(-2^31)", "from -2^11 on"}, {"DD", "airyai(-2^12)", ""}, {"DF", "airyai(-2^12)", "from -2^11 on"},
		{"DD", "gammap(20000, 1)", "for a up to 10000"}, {"DD", "gammap(-1, 2)", ""}, {"DD", "gammapinv(0.001, 0.5)", "from 2^-8 to"},
		{"DD", "betap(1, 20000, 0.5)", "from 2^-8 to"}, {"DD", "betap(-1, 2, 0.5)", ""}, {"CDD", "jn(2, 100000)", "orders"}, {"DD", "sqrt(-1)", ""}, {"DD", "jn(nan, 2000)", ""},
		{"DD", "1 == 2", ""}, {"DD", "floor(0.5)", ""}, {"DD", "zeta(1)", ""}, {"DD", "recip(0)", ""},
	} {
		r, err := last(t, c.typ, c.src)
		if err != nil {
			t.Errorf("%s: %v", c.src, err)
		} else if len(r.Notes) > 1 || (c.want == "") != (len(r.Notes) == 0) || !strings.Contains(strings.Join(r.Notes, ""), c.want) {
			t.Errorf("%s as a %s: the notes are %q, want %q", c.src, c.typ, r.Notes, c.want)
		}
	}
}

func TestValues(t *testing.T) {
	for _, c := range []struct{ typ, src, want string }{
		{"DD", "1+2*3", "7"},
		{"DD", "(1+2)*3", "9"},
		{"DD", "-2^2", "-4"},
		{"DD", "2^-1", "0.5"},
		{"DD", "2^3^2", "512"},
		{"DD", "2^-2^2", "0.0625"},
		{"DD", "10-4-3", "3"},
		{"DD", "--3 - +2", "1"},
		{"DD", "-3 % 2", "-1"},
		{"DD", "7 − 2×3·1 ÷ 2", "4"},
		{"DD", "0.1", "0.1"},
		{"QD", "0.1+0.2 == 0.3", "0"},
		{"QD", "1/4+1/2 == 0.75", "1"},
		{"DD", "1 < 2; 2 <= 2; 3 > 2; 2 >= 3; 1 != 1; nan == nan", "0"},
		{"DD", "nan <= nan", "0"},
		{"DD", "(2 != 3) + (2 ≠ 2) + (nan != nan)", "2"},
		{"float64", "0.1+0.2", "0.30000000000000004"},
		{"float32", "1/3", "0.33333334"},
		{"float64", "sinpi(0.5)", "1"},
		{"DD", "0x1.8p1 + 0xff", "258"},
		{"DD", "1_000.5e-1", "100.05"},
		{"DD", "2^200", "1606938044258990275541962092341162602522202993782792835301376"},
		{"DD", "1e21", "1e+21"},
		{"DD", "123456789e5", "12345678900000"},
		{"DD", "1e-5", "0.00001"},
		{"DF", "1e18/3", "3.333333333333335e+17"},
		{"DD", "1e-6", "1e-6"},
		{"DD", "-0.0", "-0"},
		{"DD", "sqrt(-1)", "NaN"},
		{"DD", "-1/0", "-Inf"},
		{"DD", "-inf", "-Inf"},
		{"QD", "pi", "3.1415926535897932384626433832795028841971693993751058209749445923"},
		{"DD", "π - pi", "0"},
		{"DD", "x = 2\ny = x^2 # four\nx + y", "6"},
		{"DD", "2; ans^2; ans+1", "5"},
		{"DD", "ULP(1) == 2^-105", "1"},
		{"DD", "ilogb(1e10) + 1", "34"},
		{"DD", "ldexp(3, -1)", "1.5"},
		{"DD", "frexp(12)", "0.75, 4"},
		{"DD", "x = modf(2.5); x", "2, 0.5"},
		{"DD", "atan2(1, -1) == pi*0.75", "1"},
		{"DD", "min(1, max(2, 3))", "1"},
		{"DD", "muladd(2, 3, 4)", "10"},
		{"DD", "LN(1) + log(1)", "0"},
		{"DF", "float32(1/3) == 11184811*2^-25", "1"},
		{"DD", "", ""},
		{"DD", "1;;\n;2", "2"},
	} {
		r, err := last(t, c.typ, c.src)
		got := ""
		if r != nil {
			got = r.Text(0)
		}
		if err != nil || got != c.want {
			t.Errorf("%s as a %s is %s, %v, want %s", c.src, c.typ, got, err, c.want)
		}
	}
}

// TestDigits: a literal is rounded once, and so is what is printed.
func TestDigits(t *testing.T) {
	for _, c := range []struct {
		typ, src string
		digits   int
		want     string
	}{
		{"DD", "exp(pi*sqrt(163))", 30, "262537412640768743.999999999999"},
		{"QD", "exp(pi*sqrt(163))", 46, "262537412640768743.9999999999992500725971981857"},
		{"DD", "2^64", 5, "1.8447e+19"},
		{"DD", "2^64", 20, "18446744073709551616"},
		{"DD", "1/2", 30, "0.5"},
		{"DD", "0.1", 40, "0.09999999999999999999999999999999969185121"},
		{"DD", "1e15", 3, "1000000000000000"},
		{"DF", "exp(pi*sqrt(163))", 14, "2.6253741264079e+17"},
		{"DD", "99999", 3, "1e+5"},
	} {
		r, err := last(t, c.typ, c.src)
		if err != nil {
			t.Error(err)
		} else if got := r.Text(c.digits); got != c.want {
			t.Errorf("%s as a %s to %d digits: %s, want %s", c.src, c.typ, c.digits, got, c.want)
		}
	}
}

// TestErrors: the caret stands under the character of which the reason speaks.
func TestErrors(t *testing.T) {
	long := strings.Repeat("1+", 100)
	for _, c := range []struct{ src, reason, at string }{
		{"1 +", "want a number, a name or a function here", "1 +|"},
		{"1 + * 2", "not *", "1 + |* 2"},
		{"2pi", "a product is written with *", "2|pi"},
		{"2 pi", "want an operator before pi", "2 |pi"},
		{"(1)(2)", "want an operator before (", "(1)|(2)"},
		{"(1+2", "is not closed", "|(1+2"},
		{"sin(1", "is not closed", "sin|(1"},
		{"1)", "closes nothing", "1|)"},
		{"1, 2", "a comma belongs", "1|, 2"},
		{"sine(1)", "did you mean sin?", "|sine(1)"},
		{"frobnicate(1)", "unknown function frobnicate", "|frobnicate(1)"},
		{"1+sqr0", "sqr0 has no value", "1+|sqr0"},
		{"sin + 1", "sin is a function", "|sin + 1"},
		{"pi(2)", "pi is a number", "pi|(2)"},
		{"sin()", "sin takes one operand, but got 0", "sin(|)"},
		{"sin(1, 2+3)", "sin takes one operand, but got 2", "sin(1, |2+3)"},
		{"atan2(1,)", "want another operand", "atan2(1,|)"},
		{"e = 5", "e has its value", "|e = 5"},
		{"1 = 2", "compare with ==", "1 |= 2"},
		{"1 < 2 < 3", "do not chain", "1 < 2 |< 3"},
		{"2 ** 3", "written with ^", "2 |** 3"},
		{"5!", "no factorials", "5|!"},
		{"1e", "a digit of the exponent", "1e|"},
		{"1.2.3", ". does not belong", "1.2|.3"},
		{"1__0", "is no number", "|1__0"},
		{"0x", "is no number", "|0x"},
		{"1 + 1e400", "1e400 is beyond the range of a DD", "1 + |1e400"},
		{"ans", "no result yet", "|ans"},
		{"ldexp(1, 0.5)", "want a whole number", "ldexp(1, |0.5)"},
		{"ldexp(1, 2^31)", "want a whole number", "ldexp(1, 2|^31)"},
		{"1 + sincos(1)", "2 numbers", "1 + |sincos(1)"},
		{"1 + \xff", "no UTF-8", "1 + |\xff"},
		{"1 + ☃", "not ☃", "1 + |☃"},
		{"x = 1\nx + y", "y has no value", "x = 1\nx + |y"},
		{long + "y", "y has no value", long + "|y"},
		{strings.Repeat("(", 2000), "nested", strings.Repeat("(", 1000) + "|" + strings.Repeat("(", 1000)},
		{strings.Repeat("-", 2000), "nested", strings.Repeat("-", 1000) + "|" + strings.Repeat("-", 1000)},
		{strings.Repeat("2^", 2000) + "1", "nested", strings.Repeat("2^", 1000) + "|" + strings.Repeat("2^", 1000) + "1"},
		{strings.Repeat(" ", MaxLength+1), "it may have 65536 bytes", strings.Repeat(" ", MaxLength) + "| "},
	} {
		_, err := last(t, "DD", c.src)
		var e *Error
		if !errors.As(err, &e) {
			t.Errorf("%.60q: %v, want an error", c.src, err)
			continue
		}
		if got := e.Source[:e.At] + "|" + e.Source[e.At:]; !strings.Contains(e.Reason, c.reason) || got != c.at {
			t.Errorf("%.60q: %v, want %q at %.60q", c.src, err, c.reason, c.at)
		}
	}
}

func TestCaret(t *testing.T) {
	for _, c := range []struct {
		e    Error
		want string
	}{
		{Error{"no", "1 + y", 4, false}, "no\n  1 + y\n      ^"},
		{Error{"no", "x = 1\nπ = 漢 + y\nz", len("x = 1\nπ = 漢 + "), false}, "no\n  π = 漢 + y\n           ^"},
		{Error{"no", "1\t+\x00\xffy", 5, false}, "no\n  1 +  y\n       ^"},
		{Error{"no", strings.Repeat("1", 100) + "y" + strings.Repeat("2", 100), 100, false},
			"no\n  …" + strings.Repeat("1", 59) + "y" + strings.Repeat("2", 18) + "…\n  " + strings.Repeat(" ", 60) + "^"},
	} {
		if got := c.e.Error(); got != c.want {
			t.Errorf("%q\n%s\nwant\n%s", c.e.Source, got, c.want)
		}
	}
}

// TestFunctions: each method of the types is a function, or one of those whose operands
// or results are no numbers of the type.
func TestFunctions(t *testing.T) {
	reasons := map[string]string{
		"Append": "text", "AppendText": "text", "MarshalText": "text", "UnmarshalText": "text", "UnmarshalJSON": "text",
		"MarshalBinary": "bytes", "AppendBinary": "bytes", "UnmarshalBinary": "bytes",
		"Format": "text", "Scan": "text", "String": "text", "Text": "text",
		"DF": "a conversion: --type", "DD": "the same", "QF": "the same", "QD": "the same", "Pair": "the same", "Quad": "the same",
		"TF": "a conversion: --type", "TD": "the same", "Triple": "the same", "CTF": "the same", "CTD": "the same",
		"Big": "a type of math/big", "BigInt": "the same", "Rat": "the same", "Int64": "an integer of Go", "Uint64": "the same",
		"CDF": "a conversion: --type", "CDD": "the same", "CQF": "the same", "CQD": "the same", "Complex64": "a number of Go", "Complex128": "the same",
		"MulReal": "an operator with a real number",
	}
	used := map[string]bool{}
	for _, typ := range Types {
		for i := range reflect.PointerTo(typ.of).NumMethod() {
			m := reflect.PointerTo(typ.of).Method(i).Name
			f := lookup(m)
			reason := reasons[m]
			if strings.HasSuffix(m, "Float") {
				reason = "an operator with a machine number"
			}
			switch {
			case f == nil && reason == "":
				t.Errorf("%s.%s is no function, and no reason says why", typ.Name, m)
			case f != nil && f.method != m:
				t.Errorf("%s.%s is the method %s", typ.Name, m, f.method)
			case f != nil && reason != "":
				t.Errorf("%s.%s is a function, and not left out: %s", typ.Name, m, reason)
			}
			used[m] = true
		}
	}
	for m := range reasons {
		if !used[m] {
			t.Errorf("there is no method %s", m)
		}
	}
	// Every one can be called.
	for _, name := range Functions() {
		args := strings.Repeat(", 1", len(lookup(name).whole))
		typ := "DD"
		if _, real := reflect.TypeFor[limb.DD]().MethodByName(lookup(name).method); !real {
			typ = "CDD"
		}
		if r, err := last(t, typ, name+"("+args[2:]+")"); err != nil || r.Text(0) == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestTypes: a variable has its value in every type, and where it has none, the reason.
func TestTypes(t *testing.T) {
	m := New()
	var got []Outcome
	err := m.Run("x = 1e100; y = 1/3; x + y; y", func(o Outcome) error { got = append(got, o); return nil })
	if err != nil || len(got) != 4 || got[0].Name != "x" || got[2].Name != "" {
		t.Fatalf("%v, %v", got, err)
	}
	if e := got[2].In[Find("DF")].Err; e == nil || e.Reason != "x has no value as a DF: 1e100 is beyond the range of a DF" || e.At != 20 {
		t.Errorf("x + y as a DF: %v", e)
	}
	for typ, want := range map[string]int{"DF": 14, "QF": 28, "DD": 32, "QD": 1000} {
		if n, all := got[3].Agree(Find(typ)); n < want || n > want+2 || all != (typ == "QD") {
			t.Errorf("%s agrees in %d digits, %v, want %d", typ, n, all, want)
		}
	}
	if n, all := got[2].Agree(Find("DF")); n != 0 || all {
		t.Errorf("without a value %d digits agree, %v", n, all)
	}
	if limbs := got[3].In[Find("DD")].Limbs(); len(limbs) != 1 || limbs[0][0] != (Limb{"Hi", "0x1.5555555555555p-02", "0.3333333333333333"}) || limbs[0][1].Name != "Lo" {
		t.Errorf("the limbs of 1/3 are %v", limbs)
	}
}

// TestWhole: an operand that must be whole, and is not, is an error in every type, and one that complex
// numbers do not mend; so is every error of real operands but that of a method which only complex numbers have.
func TestWhole(t *testing.T) {
	seen := 0
	for _, name := range Functions() {
		f := lookup(name)
		for k, isWhole := range f.whole {
			if !isWhole {
				continue
			}
			seen++
			for _, bad := range []string{"0.5", "1.9", "nan", "inf", "3e9", "-3e9"} {
				args := slices.Repeat([]string{"2"}, len(f.whole))
				args[k] = bad
				src := name + "(" + strings.Join(args, ", ") + ")"
				for _, typ := range Types {
					if r, err := last(t, typ.Name, src); err == nil {
						t.Errorf("%s as a %s is %s", src, typ.Name, r.Text(0))
					} else if e := err.(*Error); e.Reason != errWhole.Error() || e.Complex {
						t.Errorf("%s as a %s: %v, complex numbers may have it: %v", src, typ.Name, err, e.Complex)
					}
				}
			}
		}
	}
	if seen < 4 {
		t.Errorf("%d operands are whole, want those of powint, ldexp, jn and yn", seen)
	}
	if _, err := last(t, "DD", "conj(1) + i"); err == nil || !err.(*Error).Complex {
		t.Errorf("conj(1) as a DD: %v, which complex numbers have", err)
	}
}

func FuzzCalc(f *testing.F) {
	for _, s := range []string{"1+2*3", "x = -2^2; x % 0.1", "sincos(pi/4)", "frexp(0x1.8p-3) # c", "1e400", "((", "1<2≠3", "\xff", "ldexp(1, -5)", "ans"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, src string) {
		err := New().Run(src, func(o Outcome) error {
			for i, r := range o.In {
				if (r.Err == nil) == (r.Values == nil) {
					t.Errorf("%q has the values %v and the error %v", src, r.Values, r.Err)
				}
				if r.Err != nil {
					continue
				}
				r.Limbs()
				r.Text(5)
				o.Agree(i)
				for _, x := range strings.Split(r.Text(0), ", ") {
					v, err := r.Type.read(x)
					if err != nil || len(r.Values) == 1 && exactly(v) != nil && exactly(v).Cmp(exactly(r.Values[0])) != 0 {
						t.Errorf("%q is %s as a %s, which is read as %v, %v", src, x, r.Type.Name, v, err)
					}
				}
			}
			return nil
		})
		var e *Error
		if err != nil && (!errors.As(err, &e) || e.At < 0 || e.At > len(src) || e.Error() == "") {
			t.Errorf("%q: %v", src, err)
		}
	})
}

// TestComplex: complex numbers are computed in the complex types, and their texts are read as the same numbers.
func TestComplex(t *testing.T) {
	for _, c := range []struct{ typ, src, want string }{
		{"CDD", "(1+2i)*3i", "-6+3i"},
		{"CDD", "i^2", "-1"},
		{"CDF", "(1+i)^-2", "-0.5i"},
		{"CDD", "(1+2i)^0", "1"},
		{"CDD", "sqrt(-1)", "i"},
		{"CQD", "log(-1) - pi*i", "0"},
		{"CDD", "0x10i + .5", "0.5+16i"},
		{"CDD", "1e-10i - 2", "-2+1e-10i"},
		{"CDD", "abs(3+4i); real(3+4i); imag(3+4i)", "4"},
		{"CDD", "conj(3+4i)", "3-4i"},
		{"CDD", "polar(-2)", "2, 3.1415926535897932384626433832795"},
		{"CDD", "1+i == i+1", "1"},
		{"CDD", "gamma(5) + floor(2.5)", "26"},
		{"CDD", "z = 1/(1-i); z*2", "1+i"},
		{"CDD", "1/0*i", "nan+inf*i"},
		{"CQF", "2 < 3", "1"},
		{"CDD", "powint(1+i, 3); powint(2, 5000)", "+Inf"},
	} {
		r, err := last(t, c.typ, c.src)
		if err != nil || r.Text(0) != c.want {
			t.Errorf("%s as a %s is %v, %v, want %s", c.src, c.typ, r.Texts(0), err, c.want)
		}
	}
	for _, c := range []struct{ typ, src, reason string }{
		{"DD", "1 + 2i", "2i is no real number, as those of type DD are: take a complex type"},
		{"DD", "i", "i is no real number"},
		{"CDD", "gamma(i)", "CDD has gamma of real numbers alone"},
		{"CDD", "i < 2", "has less of real numbers alone"},
		{"DD", "conj(1)", "DD has no conj"},
		{"CDD", "powint(1+i, 0.5)", "want a whole number below 2^31 here"},
		{"CDD", "i = 2", "i has its value"},
		{"CDD", "2ix", "i does not belong into a number"},
		{"CDF", "1e99i", "1e99i is beyond the range of a CDF"},
	} {
		if _, err := last(t, c.typ, c.src); err == nil || !strings.Contains(err.Error(), c.reason) {
			t.Errorf("%s as a %s: %v, want %q", c.src, c.typ, err, c.reason)
		}
	}
	for _, src := range []string{"1/3-2i/7", "exp(1+i)", "-i/3", "1e200i/3", "1e-200+1e-200i"} {
		a, err := last(t, "CQD", src)
		if err != nil {
			t.Fatal(err)
		}
		b, err := last(t, "CQD", a.Text(0))
		if err != nil || a.Values[0].Interface() != b.Values[0].Interface() {
			t.Errorf("%s is read as %v, %v", a.Text(0), b.Texts(0), err)
		}
	}
	// The digits that agree are those of the number as a whole.
	if err := New().Run("exp(pi*i)", func(o Outcome) error {
		for i := Reals; i < len(Types)-1; i++ {
			if digits, _ := o.Agree(i); digits < 12 {
				t.Errorf("%d digits of %s agree", digits, Types[i].Name)
			}
		}
		return nil
	}); err != nil {
		t.Error(err)
	}
}
