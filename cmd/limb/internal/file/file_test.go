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
	"runtime"
	"slices"
	"strings"
	"testing"

	"codeberg.org/sbinet/npyio/npy"

	"github.com/limbfp/limb"
)

var (
	nan  = math.NaN()
	inf  = math.Inf(1)
	zero = math.Copysign(0, -1)
)

// same reports whether two arrays have the same bits, all NaN being one.
func same(a, b *Array) bool {
	return a.Form == b.Form && slices.Equal(a.Shape, b.Shape) && slices.EqualFunc(a.Limbs, b.Limbs, func(x, y float64) bool {
		return x != x && y != y || math.Float64bits(x) == math.Float64bits(y)
	})
}

func read(t *testing.T, path, as string) *Array {
	t.Helper()
	a, err := Read(path, Options{As: as, Text: "QD"})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestNumPy reads what NumPy wrote.
func TestNumPy(t *testing.T) {
	x := []float64{1.5, zero, inf, -1e-300, nan, 0.1}
	third := [...]float64{1. / 3, 1.850371707708594e-17, 2. / 3, 3.700743415417188e-17, 1e10 / 3, -1.5894571940104166e-07}
	var complexThirds []float64
	for i := range 3 {
		re, im := third[2*i:], third[4-2*i:]
		complexThirds = append(complexThirds, re[0], re[1], -im[0], -im[1])
	}
	single := func(v float64) float64 { return float64(float32(v)) }
	for _, c := range []struct {
		file, as, form string
		shape          []int
		limbs          []float64
	}{
		{"f8", "", "float64", []int{6}, x},
		{"f8", "float64", "float64", []int{6}, x},
		{"version2", "", "float64", []int{6}, x},
		{"f4", "", "float32", []int{6}, []float64{1.5, zero, inf, single(-1e-44), nan, single(0.1)}},
		{"c16", "", "complex128", []int{5}, []float64{1.5, zero, zero, inf, inf, -1e-300, -1e-300, nan, nan, 0.1}},
		{"c8", "", "complex64", []int{5}, []float64{1.5, -0.25, 1.5, -0.25, single(0.1), 3, single(0.1), 3, single(0.1), 3}},
		{"dd", "float64", "float64", []int{3, 2}, third[:]},
		{"dd", "dd", "DD", []int{3}, third[:]},
		{"cdd", "CDD", "CDD", []int{3}, complexThirds},
		{"cdd_fortran", "CDD", "CDD", []int{3}, complexThirds},
		{"scalar", "", "float64", []int{}, []float64{2.5}},
		{"empty", "float64", "float64", []int{0, 3}, []float64{}},
	} {
		got := read(t, "testdata/"+c.file+".npy", c.as)
		f, _ := Lookup(c.form)
		if want := (&Array{Form: f, Shape: c.shape, Limbs: c.limbs}); !same(got, want) {
			t.Errorf("%s as %q is %v, want %v", c.file, c.as, got, want)
		}
	}
	little, littleC8 := read(t, "testdata/little.npy", ""), read(t, "testdata/little_c8.npy", "")
	if !slices.Equal(little.Shape, []int{2, 3, 5}) || littleC8.Form.Name != "complex64" {
		t.Errorf("the arrays are %v and %v", little, littleC8)
	}
	for _, name := range []string{"big", "fortran"} {
		if a := read(t, "testdata/"+name+".npy", ""); !same(a, little) {
			t.Errorf("%s is %v, want %v", name, a, little)
		}
	}
	if a := read(t, "testdata/fortran_c8.npy", ""); !same(a, littleC8) {
		t.Errorf("fortran_c8 is %v, want %v", a, littleC8)
	}
}

// random returns an array of numbers with many and few bits, and special ones.
func random(f Form, shape ...int) *Array {
	n := 1
	for _, d := range shape {
		n *= d
	}
	rng := rand.New(rand.NewPCG(1, uint64(n)))
	a := &Array{Form: f, Shape: shape}
	for i := range n * f.parts() {
		v := new(big.Float).SetPrec(300).SetFloat64(rng.NormFloat64())
		for range i % 5 {
			v.Mul(v, big.NewFloat(rng.NormFloat64()))
		}
		x := limb.FromBig[limb.QD](v.SetMantExp(v, rng.IntN(80)-40))
		switch i % 11 {
		case 3:
			x = limb.QD{X0: 1, X1: 0x1p-60}
		case 5:
			x = limb.QD{X0: []float64{nan, inf, -inf, zero}[i/11%4]}
		}
		y := f.reals().round(x)
		a.Limbs = append(a.Limbs, y[:f.Limbs]...)
	}
	return a
}

// TestRoundTrip writes arrays of every form and reads them back. What is written
// to .npy is also read by the package that others use.
func TestRoundTrip(t *testing.T) {
	dir := t.TempDir()
	for _, f := range Forms {
		for _, shape := range [][]int{{7}, {2}, {1000}, {5, 4}, {3, 5}, {2, 3, 4}, {4100, 3}} {
			for _, ext := range []string{"npy", "csv", "mtx"} {
				if ext != "npy" && len(shape) > 2 {
					continue
				}
				a := random(f, shape...)
				path := filepath.Join(dir, "x."+ext)
				if err := Write(path, a, nil); err != nil {
					t.Fatal(err)
				}
				b := read(t, path, f.Name)
				if !same(a, b) {
					t.Errorf("%s %v in .%s comes back different", f.Name, shape, ext)
				}
				b.Limbs[len(b.Limbs)-1] += 1
				if same(a, b) {
					t.Errorf("%s: another number is not noticed", f.Name)
				}
				if ext == "npy" {
					library(t, path, a)
				}
			}
		}
	}
}

// library reads a .npy file with npyio alone.
func library(t *testing.T, path string, a *Array) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if n := 10 + binary.LittleEndian.Uint16(text[8:]); n%64 != 0 || text[n-1] != '\n' {
		t.Errorf("the header of %s has %d bytes, and ends in %q", a.Form.Name, n, text[n-1])
	}
	r, err := npy.NewReader(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	shape := a.Shape
	if a.Form.Limbs > 1 {
		shape = append(slices.Clone(shape), a.Form.Limbs)
	}
	if h := r.Header.Descr; h.Type != "'<"+a.Form.Dtype+"'" || h.Fortran || !slices.Equal(h.Shape, shape) {
		t.Errorf("%s: the header is %v", a.Form.Name, r.Header)
	}
	var first float64
	switch a.Form.Dtype {
	case "f4":
		var x []float32
		err = r.Read(&x)
		first = float64(x[0])
	case "f8":
		var x []float64
		err = r.Read(&x)
		first = x[0]
	case "c8":
		var x []complex64
		err = r.Read(&x)
		first = float64(real(x[0]))
	case "c16":
		var x []complex128
		err = r.Read(&x)
		first = real(x[0])
	}
	if err != nil || first != a.Limbs[0] {
		t.Errorf("%s: the first number is %v, %v", a.Form.Name, first, err)
	}
}

// TestRefused: what a file does not say clearly, or cannot be, is an error.
func TestRefused(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"empty.csv": "", "blank.csv": "\n\n", "two.csv": "1,2\n3,4\n", "ragged.csv": "1\n2,3\n", "ragged2.csv": "1,2\n2,3,4\n", "names.csv": "# c\nx,y,z\n2,3\n", "mixed.csv": "1,y,2\n2,3,4\n", "typo.csv": "1.5x\n2\n",
		"gap.csv": "1\n\n2\n", "ends.csv": "1,2,\n3,4,\n", "hole.csv": "1,2,3\n,4,5\n", "comma.csv": "1,5;2,5;1\n", "wide.csv": "\xff\xfe1\x00\n\x00",
		"digits.csv": strings.Repeat("1", 1<<16+2), "half.csv": "(1+2j)\n(1+2\n", "word.csv": "1,2,3\n4,x,6\n",
		"large.csv": "1\n1e999\n", "odd.csv": "1,2,3\n", "titled.csv": "re,im\n1,2\n", "quote.csv": "\"1\n", "title.csv": "re,im\n",
		"no.npy": "", "short.npy": "\x93NUM", "version4.npy": "\x93NUMPY\x04\x00\x00\x00\x00\x00", "text.npy": "1.5\n", "numpy.csv": magic + "\x01\x00", "name.txt": "1",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "folder.npy"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ file, as, want string }{
		{"testdata/dd.npy", "", "float64 of shape (3, 2) may be that, or numbers of 2 limbs: say --in-as float64 or --in-as DD"},
		{"testdata/cdd.npy", "", "say --in-as complex128 or --in-as CDD"},
		{"testdata/dd.npy", "QX", `unknown form of numbers "QX": there are float32, `},
		{"testdata/dd.npy", "QD", "no QD, which would be float64 with a last axis of 4: it has float64 of shape (3, 2)"},
		{"testdata/dd.npy", "CDD", "no CDD, which would be complex128"},
		{"testdata/f8.npy", "float32", "no float32"},
		{"testdata/f8.npy", "DD", "with a last axis of 2: it has float64 of shape (6,)"},
		{"testdata/object.npy", "", "Python objects (pickled)"},
		{"testdata/record.npy", "", "holds records"},
		{"testdata/datetime.npy", "", `the dtype is '<M8[D]', but can be float16, float32, float64, `},
		{"testdata/i8.npy", "float64", "the file has no float64: it has int64 of shape (5,), which is read as DD"},
		{"testdata/f16.npy", "QD", "the file has no QD: it has longdouble of shape (10,), which is read as DD"},
		{"testdata/text.npy", "", "the dtype is '<U1'"},
		{"testdata/archive.npy", "", "this is a .npz archive"},
		{"testdata/two.npy", "", "there are 176 more bytes"},
		{dir + "/version4.npy", "", "version 4.0 of the .npy format: there are 1.0, 2.0 and 3.0"},
		{"testdata/missing.npy", "", "no such file"},
		{"testdata/make.py", "", "must end in .npy, .csv or .mtx"},
		{dir + "/no.npy", "", "truncated: it has 0 bytes"},
		{dir + "/short.npy", "", "truncated: it has 4 bytes"},
		{dir + "/text.npy", "", "no .npy file"},
		{dir + "/numpy.csv", "", "this is a .npy file: give it a name that ends so"},
		{dir + "/name.txt", "", "must end in .npy, .csv or .mtx"},
		{dir + "/folder.npy", "", "no regular file"},
		{dir + "/empty.csv", "", "no numbers"},
		{dir + "/blank.csv", "", "the file has no numbers"},
		{dir + "/title.csv", "", "no numbers"},
		{dir + "/two.csv", "", "say --in-as QD or --in-as CQD"},
		{dir + "/ragged.csv", "", "line 2 has 2 fields, where 1 is expected: line 1 has no comma or semicolon"},
		{dir + "/ragged2.csv", "", "line 2 has 3 numbers, where line 1 has 2"},
		{dir + "/names.csv", "", "line 3 has 2 numbers, where line 2 has 3 names"},
		{dir + "/mixed.csv", "", "line 1, field 2: parsing \"y\" as a QD: "},
		{dir + "/typo.csv", "", "line 1, field 1: parsing \"1.5x\" as a QD: "},
		{dir + "/gap.csv", "", "line 2 is empty: remove it, or write the number that is missing"},
		{dir + "/ends.csv", "", "line 1, field 3: there is no number: write the one that is missing, or take away what stands between numbers"},
		{dir + "/hole.csv", "", "line 2, field 1: there is no number"},
		{dir + "/comma.csv", "", "line 1, field 1: parsing \"1,5\" as a QD: invalid syntax at byte 1: want the end: write decimals with a point"},
		{dir + "/wide.csv", "", "the text is in UTF-16: save it as UTF-8"},
		{dir + "/digits.csv", "", "line 1: a number has more than 65536 characters"},
		{dir + "/half.csv", "", "line 2, field 1: parsing \"(1+2\" as a QD: "},
		{dir + "/word.csv", "", "line 2, field 2: parsing \"x\" as a QD: "},
		{dir + "/large.csv", "", "line 2, field 1: parsing 1e999"},
		{dir + "/odd.csv", "CDD", "two columns each, but there are 3"},
		{dir + "/titled.csv", "DD", "says that they are complex"},
		{dir + "/quote.csv", "", "line "},
	} {
		_, err := Read(c.file, Options{As: c.as, Text: "QD"})
		if err == nil || !strings.Contains(strings.ReplaceAll(err.Error(), `"1e999"`, "1e999"), c.want) {
			t.Errorf("%s as %q: the error is %v, want %s", c.file, c.as, err, c.want)
		}
	}
	a := random(Forms[0], 2, 2, 2)
	if err := Write(filepath.Join(dir, "x.csv"), a, nil); err == nil || !strings.Contains(err.Error(), "3 axes") {
		t.Errorf("three axes as text: %v", err)
	}
	if err := Write(filepath.Join(dir, "x.csv"), &Array{Form: Forms[0], Shape: []int{0}}, nil); err == nil {
		t.Error("nothing as text: no error")
	}
	for _, pattern := range []string{"x.*", ".x.*"} {
		if files, _ := filepath.Glob(filepath.Join(dir, pattern)); files != nil {
			t.Errorf("writing left %v", files)
		}
	}
}

// TestText reads text.
func TestText(t *testing.T) {
	for _, c := range []struct {
		text, as, form string
		shape          []int
		limbs          []float64
	}{
		{"1\n2\n3\n", "", "DD", []int{3}, []float64{1, 0, 2, 0, 3, 0}},
		{"1, 2 ,3\r\n4,-0,nan", "", "DD", []int{2, 3}, []float64{1, 0, 2, 0, 3, 0, 4, 0, zero, 0, nan, 0}},
		{"\ufeff0.1\n", "", "DD", []int{1}, []float64{0.1, -5.551115123125783e-18}},
		{"0.1\n-inf\n", "float32", "float32", []int{2}, []float64{float64(float32(0.1)), -inf}},
		{"re,im\n1,2\n3,4\n", "", "CDD", []int{2}, []float64{1, 0, 2, 0, 3, 0, 4, 0}},
		{"re, im, re, im\n1,2,3,4\n", "", "CDD", []int{1, 2}, []float64{1, 0, 2, 0, 3, 0, 4, 0}},
		{"1,2\n3,4\n", "complex128", "complex128", []int{2}, []float64{1, 2, 3, 4}},
		{"1,2\n3,4\n", "float64", "float64", []int{2, 2}, []float64{1, 2, 3, 4}},
	} {
		path := filepath.Join(t.TempDir(), "x.csv")
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		a, err := Read(path, Options{As: c.as, Text: "DD"})
		if err != nil {
			t.Fatalf("%q: %v", c.text, err)
		}
		f, _ := Lookup(c.form)
		if want := (&Array{Form: f, Shape: c.shape, Limbs: c.limbs}); !same(a, want) {
			t.Errorf("%q as %q is %v, want %v", c.text, c.as, a, want)
		}
	}
}

// TestTruncated: a file without its last bytes, or with one more, is an error.
func TestTruncated(t *testing.T) {
	for _, name := range []string{"f8", "c8", "big", "fortran", "version2", "scalar"} {
		whole, err := os.ReadFile("testdata/" + name + ".npy")
		if err != nil {
			t.Fatal(err)
		}
		parse := func(text []byte) error {
			_, err := readNpy(bytes.NewReader(text), int64(len(text)), nil, Options{})
			return err
		}
		for n := range whole {
			if err := parse(whole[:n]); err == nil || !strings.Contains(err.Error(), "truncated") {
				t.Errorf("%d of %d bytes of %s: %v", n, len(whole), name, err)
			}
		}
		if err := parse(append(slices.Clone(whole), 0)); err == nil {
			t.Errorf("%s with a byte more: no error", name)
		}
		if err := parse(whole); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		// A file that becomes shorter while it is read.
		if _, err := readNpy(bytes.NewReader(whole[:len(whole)-1]), int64(len(whole)), nil, Options{}); err == nil {
			t.Errorf("%s, shortened meanwhile: no error", name)
		}
	}
}

// TestMangled changes headers. Whatever comes of it, it is an error or a sound
// array, soon, and in the memory that the file has.
func TestMangled(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.npy")
	rng := rand.New(rand.NewPCG(1, 2))
	alphabet := []byte("0123456789(),' :{}<>|fciTrueFalse-\n\x00\xff[L")
	var refused, taken int
	const n = 1000
	for _, name := range files {
		whole, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		before := allocated()
		for range n {
			text := slices.Clone(whole)
			for range 1 + rng.IntN(3) {
				i := rng.IntN(min(len(text), 130))
				switch c := alphabet[rng.IntN(len(alphabet))]; rng.IntN(3) {
				case 0:
					text[i] = c
				case 1:
					text = slices.Insert(text, i, c)
				case 2:
					text = slices.Delete(text, i, i+1)
				}
			}
			if check(t, text) {
				taken++
			} else {
				refused++
			}
		}
		if got := allocated() - before; got > n<<20 {
			t.Errorf("%s: %d bytes allocated each time", name, got/n)
		}
	}
	if refused < 10*taken || taken == 0 {
		t.Errorf("%d refused, %d taken", refused, taken)
	}
}

// check reads text, and reports whether it is an array.
func check(t *testing.T, text []byte) bool {
	t.Helper()
	a, err := readNpy(bytes.NewReader(text), int64(len(text)), nil, Options{})
	if err != nil {
		return false
	}
	n := 1
	for _, d := range a.Shape {
		n *= d
	}
	if n != a.Len() || n < 0 {
		t.Errorf("shape %v, %d numbers: %q", a.Shape, a.Len(), text)
	}
	return true
}

func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// head returns the beginning of a .npy file, of the header dict and the length that
// it is to have.
func head(version byte, length int64, dict string) []byte {
	text := append([]byte(magic), version, 0)
	if version == 1 {
		text = binary.LittleEndian.AppendUint16(text, uint16(length))
	} else {
		text = binary.LittleEndian.AppendUint32(text, uint32(length))
	}
	return append(text, dict...)
}

// TestHuge: the header of a small file cannot claim memory.
func TestHuge(t *testing.T) {
	for _, shape := range []string{
		"(1000000000000,)", "(9223372036854775807,)", "(4294967296, 4294967296)", "(4294967296, 4294967296, 4294967296, 4)", "(-1,)", "(-8, -1)", "(0, -1)",
		"(9223372036854775808,)", "(1.5,)", "(3L,)", "(" + strings.Repeat("1, ", 80) + "1)", "()", "(,)", "((3))", "",
	} {
		dict := fmt.Sprintf("{'descr': '<f8', 'fortran_order': False, 'shape': %s, }\n", shape)
		for _, version := range []byte{1, 2} {
			before := allocated()
			if check(t, head(version, int64(len(dict)), dict)) {
				t.Errorf("shape %s: no error", shape)
			}
			if got := allocated() - before; got > 1<<20 {
				t.Errorf("shape %s: %d bytes allocated", shape, got)
			}
		}
	}
	dict := "{'descr': '<f8', 'fortran_order': False, 'shape': (0,), }\n"
	before := allocated()
	large := "{'descr': '<f8', 'fortran_order': False, 'shape': (131072,), }\n"
	if !check(t, append(head(1, int64(len(large)), large), make([]byte, 1<<20)...)) || allocated()-before < 1<<20 {
		t.Error("1 MiB is read into no memory")
	}
	if !check(t, head(2, int64(len(dict)), dict)) {
		t.Error("an empty array is refused")
	}
	// The last byte of a header ends its line, where NumPy wrote it.
	if !check(t, head(1, int64(len(dict))-1, dict[:len(dict)-1])) {
		t.Error("a header without the end of its line is refused")
	}
	if check(t, head(2, 1<<32-1, dict)) {
		t.Error("a header of 4 GiB: no error")
	}
	if check(t, append(head(2, 1<<20, dict), make([]byte, 1<<20)...)) {
		t.Error("a header of 1 MiB: no error")
	}
}

// through are conversions of an array to numbers and back.
var through = map[string]func(a *Array, to Form) (*Array, error){
	"float32": as[float32], "float64": as[float64], "complex64": as[complex64], "complex128": as[complex128],
	"DF": as[limb.DF], "DD": as[limb.DD], "QF": as[limb.QF], "QD": as[limb.QD],
	"CDF": as[limb.CDF], "CDD": as[limb.CDD], "CQF": as[limb.CQF], "CQD": as[limb.CQD],
	"TF": as[limb.TF], "TD": as[limb.TD], "CTF": as[limb.CTF], "CTD": as[limb.CTD],
}

func as[N any](a *Array, to Form) (*Array, error) {
	numbers, err := Numbers[N](a, to)
	if err != nil {
		return nil, err
	}
	return FromNumbers(numbers, to, to, a.Shape)
}

// TestConvert: from every form to every other that is as complex, numbers are
// rounded as big.Float's.
func TestConvert(t *testing.T) {
	for _, from := range Forms {
		for _, to := range Forms {
			a := random(from, 97)
			if from.Complex && !to.Complex {
				continue
			}
			b, err := through[to.Name](a, to)
			if err != nil {
				t.Fatalf("%s to %s: %v", from.Name, to.Name, err)
			}
			for i := range a.Len() * to.parts() {
				i, part := i/to.parts(), i%to.parts()
				got := b.Limbs[i*to.floats()+part*to.Limbs:][:to.Limbs]
				want := make([]float64, to.Limbs)
				if part < from.parts() {
					x := a.Limbs[i*from.floats()+part*from.Limbs:][:from.Limbs]
					want = rounded(x, to)
					if from.Limbs == to.Limbs && from.Bits == to.Bits {
						want = x
					}
				}
				if !slices.EqualFunc(got, want, func(x, y float64) bool { return x != x && y != y || math.Float64bits(x) == math.Float64bits(y) }) {
					t.Errorf("%s to %s: part %d of number %d is %v, want %v", from.Name, to.Name, part, i, got, want)
				}
			}
		}
	}
}

// rounded returns the number with the limbs x in the form to, by math/big.
func rounded(x []float64, to Form) []float64 {
	if !finite(x[0]) || x[0] == 0 {
		return append([]float64{x[0]}, make([]float64, to.Limbs-1)...)
	}
	v := new(big.Float).SetPrec(2200)
	for _, l := range x {
		v.Add(v, big.NewFloat(l))
	}
	var z [4]float64
	switch to.Limbs * to.Bits {
	case 32:
		f, _ := v.Float32()
		z[0] = float64(f)
	case 64:
		if z[0], _ = v.Float64(); to.Limbs == 2 {
			z = pair(limb.FromBig[limb.DF](v))
		}
	case 96:
		z = triple(limb.FromBig[limb.TF](v))
	case 192:
		z = triple(limb.FromBig[limb.TD](v))
	case 128:
		if z = pair(limb.FromBig[limb.DD](v)); to.Limbs == 4 {
			z = quad(limb.FromBig[limb.QF](v))
		}
	case 256:
		z = quad(limb.FromBig[limb.QD](v))
	}
	return z[:to.Limbs]
}

func pair[T limb.Float](x limb.Pair[T]) [4]float64 {
	return [4]float64{float64(x.Hi), float64(x.Lo)}
}

func triple[T limb.Float](x limb.Triple[T]) [4]float64 {
	return [4]float64{float64(x.X0), float64(x.X1), float64(x.X2)}
}

func quad[T limb.Float](x limb.Quad[T]) [4]float64 {
	return [4]float64{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)}
}

// TestNoNumber: numbers beyond the range, and limbs that are none, are errors.
func TestNoNumber(t *testing.T) {
	form := func(name string) Form {
		f, err := Lookup(name)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	for _, c := range []struct {
		from  string
		limbs []float64
		to    string
		want  string
	}{
		{"float64", []float64{1, 2, 1e39, 4, 5, 6}, "DF", "number [1, 0] is about 1e+39, beyond the range of DF"},
		{"float64", []float64{1, 2, 3, 4, 5, -1e39}, "float32", "number [2, 1] is about -1e+39, beyond the range of float32"},
		{"float64", []float64{1, 2, 3, 4, inf, nan}, "DF", ""},
		{"DD", []float64{1, 0, 1, 1, 1, 0, 1, 0, 1, 0, 1, 0}, "DD", "number [0, 1] has the limbs [1 1], which are no DD"},
		{"DD", []float64{1, 0, 1, 0x1p-53, 1, 0, 1, 0, 1, 0, 1, 0}, "DD", ""},
		{"DD", []float64{1, 0, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0}, "QD", "number [0, 1] has the limbs [0 1], which are no DD"},
		{"DD", []float64{1, 0, inf, nan, 1, 0, 1, 0, nan, 1, 1, 0}, "DD", ""},
		{"DD", []float64{1, 0, 1, nan, 1, 0, 1, 0, 1, 0, 1, 0}, "DD", "number [0, 1] has the limbs [1 NaN]"},
		{"CDF", []float64{1, 0, 1, 0x1p-20}, "CQD", "number [0] has the limbs [1 9.5367431640625e-07], which are no DF"},
	} {
		a := &Array{Form: form(c.from), Shape: []int{3, 2}, Limbs: c.limbs}
		if a.Form.Complex {
			a.Shape = []int{1}
		}
		_, err := through[c.to](a, form(c.to))
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%v as %s: the error is %v, want %q", c.limbs, c.to, err, c.want)
		}
	}
	b, err := through["DD"](&Array{Form: form("DD"), Shape: []int{2}, Limbs: []float64{inf, nan, nan, 1}}, form("DD"))
	if err != nil || b.Limbs[1] != 0 || b.Limbs[3] != 0 {
		t.Errorf("the limbs of what is not finite are %v, %v", b, err)
	}
}
