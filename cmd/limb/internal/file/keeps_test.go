package file

import (
	"strings"
	"testing"
)

// TestKeeps: which digits a form holds. All that a form writes it keeps, as FuzzCSV
// asks.
func TestKeeps(t *testing.T) {
	nines := strings.Repeat("9", 70)
	for _, c := range []struct {
		text, form string
		want       bool
	}{
		{"0.1", "float32", true}, {"16777217", "float32", false}, {"16777216", "float32", true}, {"0.1234567", "float32", true}, {"0.12345678", "float32", true}, {"0.123456789", "float32", false},
		{"1e-40", "float32", true}, {"1.234567e-40", "float32", false}, {"1e-50", "float32", false}, {"0e-50", "float32", true}, {"-0.000", "float32", true},
		{"0.1", "float64", true}, {"0.12345678901234566", "float64", true}, {"0.12345678901234567", "float64", false}, {"0.10000000000000001", "float64", true},
		{"0.1000000000000000055511151231257827021181583404541015625", "float64", true},
		{"0.1000000000000000055511151231257827021181583404541015635", "float64", false},
		{"9007199254740993", "float64", false}, {"9007199254740993", "DF", true}, {"9007199254740993", "DD", true},
		{"12345678901234", "DF", true}, {"123456789012345678", "DF", false},
		{"0." + nines[:31], "DD", true}, {"0.1" + nines[:40], "DD", false}, {"0.1" + nines[:40], "QD", true}, {"0.1" + nines, "QD", false},
		{nines[:40] + "00000000", "DD", false}, {"1" + strings.Repeat("0", 200), "DD", true}, {"1.50000000000000000000000000000000000000000000000e5", "DD", true},
		{"1e-300", "DD", true}, {"1.23456789012345678901234567e-300", "DD", false}, {"1.234567890123456789012e-300", "float64", false}, {"1e-400", "DD", false}, {"1e-999999999", "QD", false},
		{"0x1.8p-3", "float32", true}, {"0x1.000001p0", "float32", false}, {"0x1.0000000000000000000000001p0", "DD", true}, {"0x1.00000000000008000000000000008p0", "DD", false}, {"0x1p-1075", "QD", false},
		{"nan", "DD", true}, {"-Inf", "DF", true},
	} {
		f, err := Lookup(c.form)
		if err != nil {
			t.Fatal(err)
		}
		x, err := f.parse(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := f.keeps(c.text, x); got != c.want {
			t.Errorf("%s keeps %s: %v, as %v", c.form, c.text, got, x)
		}
	}
}

func TestSmall(t *testing.T) {
	for _, c := range []struct {
		form, text string
		want       bool
	}{
		{"DD", "1e-400", true}, {"DD", "-1.5e-310", true}, {"QD", "1e-300", true}, {"DD", "1e-290", false}, {"DD", "0.1", false},
		{"DF", "1e-50", true}, {"DF", "1e-25", false}, {"float64", "1e-310", true}, {"float64", "1e-300", false}, {"DD", "inf", false}, {"DD", "nan", false},
	} {
		f, err := Lookup(c.form)
		if err != nil {
			t.Fatal(err)
		}
		x, err := f.parse(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := f.small(x); got != c.want {
			t.Errorf("%s as a %s is small: %v, as %v", c.text, c.form, got, x)
		}
	}
}
