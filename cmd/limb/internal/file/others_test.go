package file

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestDtypes reads integers, halves, truths and long doubles as NumPy wrote them, each exactly.
func TestDtypes(t *testing.T) {
	integers := func(least, most int64) (list []*big.Float) {
		third := most / 3
		for _, v := range []int64{least, most, 1, most/2 + 1, most - third} {
			list = append(list, new(big.Float).SetInt64(v))
		}
		return list
	}
	value := func(texts ...string) (list []*big.Float) {
		for _, s := range texts {
			v, _, err := big.ParseFloat(s, 10, 64, big.ToNearestEven)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, v)
		}
		return list
	}
	var ninths []*big.Float // of 64 bits
	for i := -9; i < 10; i += 2 {
		ninths = append(ninths, new(big.Float).SetPrec(64).Quo(big.NewFloat(1), big.NewFloat(float64(i))))
	}
	most := new(big.Float).SetPrec(64).SetUint64(math.MaxUint64)
	for _, c := range []struct {
		file, form string
		want       []*big.Float
	}{
		{"i1", "float32", integers(math.MinInt8, math.MaxInt8)},
		{"u1", "float32", integers(0, math.MaxUint8)},
		{"i2", "float32", integers(math.MinInt16, math.MaxInt16)},
		{"big_u2", "float32", integers(0, math.MaxUint16)},
		{"i4", "float64", integers(math.MinInt32, math.MaxInt32)},
		{"u4", "float64", integers(0, math.MaxUint32)},
		{"i8", "DD", integers(math.MinInt64, math.MaxInt64)},
		{"big_i8", "DD", integers(math.MinInt64, math.MaxInt64)},
		{"u8", "DD", []*big.Float{new(big.Float), most, big.NewFloat(1), big.NewFloat(0x1p63), new(big.Float).SetPrec(64).SetUint64(math.MaxUint64 - math.MaxUint64/3)}},
		{"b1", "float32", value("1", "0")},
		{"f16", "DD", ninths},
		{"f16_few", "DD", value("1.5", "0", "-Inf")},
		{"c32", "CDD", value("1", "0", "0.5403023058681397174", "0.84147098480789650666", "-0.41614683654714238700", "0.90929742682568169542",
			"-0.98999249660044545728", "0.14112000805986722210", "-0.65364362086361191464", "-0.75680249530792825138")},
	} {
		a := read(t, "testdata/"+c.file+".npy", "")
		if a.Form.Name != c.form || a.Rounded+a.Small > 0 || len(a.Limbs) != a.Form.Limbs*len(c.want) {
			t.Errorf("%s is %v", c.file, a)
			continue
		}
		for i, want := range c.want {
			got := new(big.Float).SetPrec(200)
			for _, v := range a.Limbs[i*a.Form.Limbs:][:a.Form.Limbs] {
				if got.IsInf() {
					break
				}
				got.Add(got, big.NewFloat(v))
			}
			if c.file == "c32" { // the last digits of texts are rounded
				got.SetPrec(60)
				want.SetPrec(60)
			}
			if got.Cmp(want) != 0 {
				t.Errorf("%s: number %d is %v, want %v", c.file, i, got, want)
			}
		}
		if _, err := through["QD"](a, Forms[7]); err != nil && !a.Form.Complex {
			t.Errorf("%s as QD: %v", c.file, err)
		}
	}
	half := read(t, "testdata/f2.npy", "")
	if want := []float64{1.5, zero, inf, 0x1p-24, 65504, nan, 0.333251953125}; !same(half, &Array{Form: Forms[0], Shape: []int{7}, Limbs: want}) {
		t.Errorf("halves are %v", half)
	}
}

// TestLongDouble: the bytes of a long double that mean nothing hold anything; numbers of the 128
// bits of ARM, and the pairs of POWER, are not taken for x86's.
func TestLongDouble(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	x86 := func(v float64, junk []byte) []byte {
		m, e := math.Frexp(math.Abs(v))
		b := binary.LittleEndian.AppendUint64(nil, uint64(math.Ldexp(m, 53))<<11|rng.Uint64()>>53)
		sign := math.Float64bits(v) >> 63 << 15
		return append(binary.LittleEndian.AppendUint16(b, uint16(e+bias-1)|uint16(sign)), junk...)
	}
	arm := func(v float64, last uint64) []byte { // of 112 bits of fraction
		u := math.Float64bits(v)
		top := u>>63<<63 | (u>>52&2047-1023+bias)<<48 | u&(1<<52-1)>>4
		return binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, u<<60|last), top)
	}
	power := func(v, low float64) []byte {
		return binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, math.Float64bits(v)), math.Float64bits(low))
	}
	parse := func(number func(i int) []byte, n int) (*Array, error) {
		dict := fmt.Sprintf("{'descr': '<f16', 'fortran_order': False, 'shape': (%d,), }\n", n)
		text := head(1, int64(len(dict)), dict)
		for i := range n {
			text = append(text, number(i)...)
		}
		return readNpy(bytes.NewReader(text), int64(len(text)), nil, Options{})
	}
	junk := func() []byte { return binary.LittleEndian.AppendUint64(nil, rng.Uint64())[:6] }
	for range 50 {
		if a, err := parse(func(int) []byte { return x86(rng.NormFloat64(), junk()) }, 20); err != nil || a.Len() != 20 {
			t.Fatalf("20 numbers of x86 and anything: %v", err)
		}
		// What is left of a double, which could be an exponent of 128 bits.
		if _, err := parse(func(int) []byte { return x86(rng.NormFloat64(), power(1, rng.NormFloat64())[10:]) }, 20); err != nil {
			t.Fatalf("20 numbers of x86 and the ends of doubles: %v", err)
		}
		for n := 1; n < 40; n += 3 {
			for _, c := range []struct {
				what   string
				number func(i int) []byte
			}{ // in this order, as all draw from one source
				{"ARM, few bits", func(i int) []byte { return arm(float64(1+i%7)/4, 0) }},
				{"ARM, doubles", func(i int) []byte { return arm(rng.NormFloat64(), 0) }},
				{"ARM, all bits", func(i int) []byte { return arm(rng.NormFloat64(), rng.Uint64()>>4) }},
				{"ARM, integers", func(i int) []byte { return arm(float64(1+rng.IntN(1000)), 0) }},
				{"POWER, few", func(i int) []byte { return power(float64(1+i%7), 0) }},
				{"POWER, all", func(i int) []byte { v := rng.NormFloat64(); return power(v, v*0x1p-55*rng.Float64()) }},
			} {
				if a, err := parse(c.number, n); err == nil {
					t.Fatalf("%d numbers of %s are read as %v", n, c.what, a)
				}
			}
		}
	}
	for _, e := range []uint16{bias + 1024, bias - 1012} {
		b := append(binary.LittleEndian.AppendUint16(binary.LittleEndian.AppendUint64(nil, 1<<63), e), make([]byte, 6)...)
		if _, err := parse(func(int) []byte { return b }, 1); err == nil || !strings.Contains(err.Error(), "machine number 0 is below 2^-1011 or beyond 2^1024") {
			t.Errorf("an exponent of %d: %v", e, err)
		}
	}
}

// TestPython2 reads a header as Python 2 writes it.
func TestPython2(t *testing.T) {
	dict := "{'descr': '<f8', 'fortran_order': False, 'shape': (3L, 2L), }      \n"
	text := append(head(1, int64(len(dict)), dict), make([]byte, 48)...)
	a, err := readNpy(bytes.NewReader(text), int64(len(text)), &Forms[1], Options{})
	if err != nil || !slices.Equal(a.Shape, []int{3, 2}) {
		t.Errorf("(3L, 2L) is %v, %v", a, err)
	}
}

// TestFound reads text as programs and people write it.
func TestFound(t *testing.T) {
	little := read(t, "testdata/little.npy", "")
	for _, name := range []string{"savetxt", "savetxt_header"} {
		a := read(t, "testdata/"+name+".csv", "float64")
		if want := (&Array{Form: Forms[1], Shape: []int{3, 5}, Limbs: little.Limbs[:15]}); !same(a, want) {
			t.Errorf("%s is %v, want %v", name, a, want)
		}
	}
	a := read(t, "testdata/savetxt_complex.csv", "")
	if a.Form.Name != "CQD" || !slices.Equal(a.Shape, []int{3, 2}) || math.Abs(a.Limbs[0]-little.Limbs[0]) > 1e-17 || math.Abs(a.Limbs[4]+2*little.Limbs[15]) > 1e-17 {
		t.Errorf("savetxt_complex is %v", a)
	}
	header := func(line int, names string) []string {
		return []string{fmt.Sprintf("line %d is a header, and no row of numbers: %s", line, names)}
	}
	for _, c := range []struct {
		text, form string
		shape      []int
		limbs      []float64
		notes      []string
	}{
		{"x,y,z\n1,2,3\n", "float64", []int{1, 3}, []float64{1, 2, 3}, header(1, "x, y, z")},
		{"\ufeff\"time, s\";\"größe\";_\r\n1.5;2;\"3\"\r\n\r\n", "float64", []int{1, 3}, []float64{1.5, 2, 3}, header(1, "time, s, größe, _")},
		{"# made by hand\n\t# and more\nvalue\n1 # the first\n2\n#\n3\n\n \n\n", "float64", []int{3}, []float64{1, 2, 3}, header(3, "value")},
		{"  1.0   2.0\t3.0  \n4 5 6", "float64", []int{2, 3}, []float64{1, 2, 3, 4, 5, 6}, nil},
		{"a b c\n1 2 3\n", "float64", []int{1, 3}, []float64{1, 2, 3}, header(1, "a, b, c")},
		{"1\r2\r3\r", "float64", []int{3}, []float64{1, 2, 3}, nil},
		{"1.0D+02\n-1d2\n.5q-1\n1.D0\n", "float64", []int{4}, []float64{100, -100, 0.05, 1}, nil},
		{"(1+2j)\n(1+-2j)\n1-2j\n-3e-1j\n4\n(nan-infj)\n(1e+5-1E-5j)\n", "complex128", []int{7}, []float64{1, 2, 1, -2, 1, -2, 0, -0.3, 4, 0, nan, -inf, 1e5, -1e-5}, nil},
		{"1+2i,3i\n", "complex128", []int{1, 2}, []float64{1, 2, 0, 3}, nil},
		{"re im\n1 2\n", "complex128", []int{1}, []float64{1, 2}, nil},
		{"1,2,3\n#4,5,6\n7,8,9#,\n", "float64", []int{2, 3}, []float64{1, 2, 3, 7, 8, 9}, nil},
		{strings.Repeat("1,", 1<<20) + "1", "float64", []int{1, 1<<20 + 1}, slices.Repeat([]float64{1}, 1<<20+1), nil},
	} {
		path := filepath.Join(t.TempDir(), "x.csv")
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		text := "float64"
		a, err := Read(path, Options{Text: text})
		f, _ := Lookup(c.form)
		if want := (&Array{Form: f, Shape: c.shape, Limbs: c.limbs}); err != nil || !same(a, want) || !slices.Equal(a.Notes, c.notes) {
			t.Errorf("%.60q is %.200s, %v, want %.200s", c.text, fmt.Sprint(a), err, fmt.Sprint(want, c.notes))
		}
	}
}

// TestSmall: what lies below the range of a type is told apart from what has too many digits.
func TestSmall(t *testing.T) {
	for _, c := range []struct {
		text, form     string
		rounded, small int
	}{
		{"1e-400\n", "DD", 0, 1},
		{"1e-400\n", "QD", 0, 1},
		{"1.23456789012345678901234567890123e-300\n", "DD", 0, 1},
		{"1.2345678901234567890123456789012345\n", "DD", 1, 0},
		{"1.2345e-44\n", "DF", 0, 1},
		{"0\n0e-999\n1e-300\n", "float64", 0, 0},
	} {
		path := filepath.Join(t.TempDir(), "x.csv")
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		a, err := Read(path, Options{Text: c.form})
		if err != nil || a.Rounded != c.rounded || a.Small != c.small {
			t.Errorf("%q in %s: %v, %v", c.text, c.form, a, err)
		}
	}
	a := &Array{Form: Forms[1], Shape: []int{3}, Limbs: []float64{1e-300, 1 + 0x1p-52, 1}}
	if _, err := Numbers[float32](a, Forms[0]); err != nil || a.Small != 1 || a.Rounded != 1 {
		t.Errorf("in float32: %v, %v", a, err)
	}
}

// TestFits: of two ways to read a file the one that fits is taken.
func TestFits(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.csv")
	if err := os.WriteFile(path, []byte("2,1\n1,3\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	square := func(_ Form, shape []int) bool { return len(shape) == 2 && shape[0] == shape[1] }
	column := func(_ Form, shape []int) bool { return len(shape) == 1 }
	for _, c := range []struct {
		path, form string
		fits       func(Form, []int) bool
		shape      []int
	}{
		{path, "DD", square, []int{2, 2}},
		{path, "CDD", column, []int{2}},
		{path, "", nil, nil},
		{path, "", func(Form, []int) bool { return false }, nil},
		{"testdata/dd.npy", "DD", column, []int{3}},
		{"testdata/dd.npy", "float64", func(_ Form, shape []int) bool { return len(shape) == 2 }, []int{3, 2}},
		{"testdata/dd.npy", "", func(Form, []int) bool { return true }, nil},
	} {
		a, err := Read(c.path, Options{Text: "DD", Fits: c.fits})
		if c.form == "" && err == nil || c.form != "" && (err != nil || a.Form.Name != c.form || !slices.Equal(a.Shape, c.shape)) {
			t.Errorf("%s, where %s fits: %v, %v", c.path, c.form, a, err)
		}
	}
}

// TestNeed: reading says what memory it takes before it does, and takes no more.
func TestNeed(t *testing.T) {
	dir := t.TempDir()
	files := map[string]string{
		"rows.csv": strings.Repeat("1\n", 1<<16), "row.csv": strings.Repeat("1 ", 1<<16), "a.mtx": "%%MatrixMarket matrix array real general\n65536 1\n" + strings.Repeat("1\n", 1<<16),
		"s.mtx": "%%MatrixMarket matrix coordinate real general\n1 65536 1\n1 1 1\n",
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	dict := "{'descr': '<f8', 'fortran_order': False, 'shape': (65536,), }\n"
	if err := os.WriteFile(filepath.Join(dir, "x.npy"), append(head(1, int64(len(dict)), dict), make([]byte, 8<<16)...), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"rows.csv", "row.csv", "a.mtx", "s.mtx", "x.npy"} {
		told, least := 0.0, float64(16<<16)
		if name == "x.npy" {
			least = 8 << 16
		}
		o := Options{Text: "DD", Need: func(bytes float64) error { told += bytes; return nil }}
		before := allocated()
		if _, err := Read(filepath.Join(dir, name), o); err != nil {
			t.Fatal(err)
		}
		if took := float64(allocated() - before); told < least || took > told+1<<20 {
			if name != "rows.csv" && name != "row.csv" && name != "a.mtx" { // the texts of numbers are garbage at once
				t.Errorf("%s: %v bytes are told, at least %v, and %v taken", name, told, least, took)
			}
		}
		o.Need = func(bytes float64) error { return fmt.Errorf("not %v", bytes) }
		before = allocated()
		if _, err := Read(filepath.Join(dir, name), o); err == nil || !strings.Contains(err.Error(), "not ") {
			t.Errorf("%s: %v", name, err)
		}
		if took := float64(allocated() - before); took > least/2 {
			t.Errorf("%s: %v bytes are taken before they are told", name, took)
		}
	}
}
