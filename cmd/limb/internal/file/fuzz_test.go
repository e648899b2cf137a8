package file

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// again writes a and reads what was written, which must be a.
func again(t *testing.T, a *Array, write func(io.Writer, *Array, func(float64)) error, read func(text []byte) (*Array, error)) {
	t.Helper()
	var text bytes.Buffer
	if err := write(&text, a, func(float64) {}); err != nil {
		t.Fatal(err)
	}
	b, err := read(text.Bytes())
	if err != nil || !same(a, b) || b.Rounded != 0 {
		t.Fatalf("%v is written as %q, and read as %v, %v", a, text.Bytes(), b, err)
	}
}

// FuzzNpy: whatever a file holds is an error, or an array of its shape, which is
// written and read again.
func FuzzNpy(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.npy")
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text, "")
		f.Add(text, "CDD")
	}
	dict := `{"shape": (2, 1), 'fortran_order': True, 'descr': '=f4'}`
	f.Add(append(head(2, int64(len(dict)), dict), 0, 0, 0x80, 0x7f, 1, 0, 0xc0, 0xff), "")
	f.Fuzz(func(t *testing.T, text []byte, form string) {
		var as *Form
		if g, err := Lookup(form); err == nil {
			as = &g
		}
		a, err := readNpy(bytes.NewReader(text), int64(len(text)), as, Options{})
		if err != nil {
			return
		}
		n := 1
		for _, d := range a.Shape {
			n *= d
		}
		if n != a.Len() || n < 0 {
			t.Fatalf("shape %v, %d numbers: %q", a.Shape, a.Len(), text)
		}
		again(t, a, writeNpy, func(text []byte) (*Array, error) {
			return readNpy(bytes.NewReader(text), int64(len(text)), &a.Form, Options{})
		})
	})
}

// FuzzCSV: whatever text there is is an error, or an array with a row for each of its
// lines, which is written and read again.
func FuzzCSV(f *testing.F) {
	long := strings.Repeat("1234567890", 7)
	for _, text := range []string{
		"1\n2\n3\n", "1,2\n3,4\n", "re,im\n1,2\n", "re,im,re,im\n1,2,3,4\n5,6,7,8", "1\n\n2\n", "\n", "1\r\n2\r\n", "1\r2", "0\n\r", "\ufeff0.1\n",
		"\"1\"\n", "\"1\n\"\n", " 1 , 2 \n", "1,2\n3\n", "nan\n-inf\n", "1e999\n", "1e-999\n", "0x1.8p-3\n", "0x" + long + "p-9\n", "0." + long + "\n", long + "e-330\n",
		"1_0\n", "-0\n", "1e-40\n", "\"re\n\",im\n1,2\n", "1\n ", "", "\x00\n", "١\n",
		"# c\na;b\n1.5;2 # d\n\n", "1 2  3\n 4\t5 6 \n", "(1+2j) (3-4e-1j)\n", "1.0D+02\n", "x\n1\n", "\"a,b\",c\n1,\"2\"\n", "1,2,\n", ";\n",
	} {
		for _, form := range []string{"", "float32", "QF", "CDF", "CQD"} {
			f.Add(text, form)
		}
	}
	f.Fuzz(func(t *testing.T, text, form string) {
		g, err := Lookup(form)
		if as := err == nil; !as {
			g, _ = Lookup("DD")
		}
		a, err := readCSV(strings.NewReader(text), g, err == nil, Options{})
		if err != nil {
			return
		}
		lines, names := 0, len(a.Notes)
		for line := range strings.SplitSeq(strings.NewReplacer("\ufeff", "", "\r\n", "\n", "\r", "\n").Replace(text), "\n") {
			line, _, _ := strings.Cut(line, "#")
			if line = strings.Trim(line, " \t"); line != "" {
				if lines++; lines == 1 && strings.Trim(line, "rReEiImM, ;\t\"") == "" {
					names = 1
				}
			}
		}
		if len(a.Shape) == 0 || a.Shape[0] != lines-names {
			t.Fatalf("%d lines, of which %d names, shape %v: %q", lines, names, a.Shape, text)
		}
		again(t, a, writeCSV, func(text []byte) (*Array, error) { return readCSV(bytes.NewReader(text), a.Form, true, Options{}) })
	})
}

// FuzzMtx: whatever text there is is an error, or an array of its sizes, which is written
// and read again.
func FuzzMtx(f *testing.F) {
	for _, text := range []string{
		"%%MatrixMarket matrix array real general\n2 2\n1\n2\n3\n4\n", "%%MatrixMarket matrix coordinate pattern symmetric\n% text\n\n3 3 2\n1 1\n3 2",
		"%%MATRIXMARKET Matrix Coordinate Complex Hermitian\n2 2 2\n2 1 1 -0\n2 2 nan 0\n", "%%MatrixMarket matrix array integer skew-symmetric\n3 3\n1\n-2\n3\n",
		"%%MatrixMarket matrix array real general\n0 9\n", "%%MatrixMarket matrix coordinate real general\n99999999 99999999 1\n7 9 0x1p-9\n",
	} {
		f.Add(text, "")
		f.Add(text, "CQF")
	}
	f.Fuzz(func(t *testing.T, text, form string) {
		g, err := Lookup(form)
		if as := err == nil; !as {
			g, _ = Lookup("DD")
		}
		a, err := readMtx(strings.NewReader(text), int64(len(text)), g, err == nil, Options{})
		if err != nil {
			return
		}
		n := 1
		for _, d := range a.Shape {
			n *= d
		}
		for k, at := range a.At {
			if at < 0 || at >= n || k > 0 && at <= a.At[k-1] {
				t.Fatalf("places %v in %v: %q", a.At, a.Shape, text)
			}
		}
		if n > 1<<16 || a.fill(Options{}) != nil {
			return
		}
		if a.Len() != n {
			t.Fatalf("shape %v, %d numbers: %q", a.Shape, a.Len(), text)
		}
		again(t, a, writeMtx, func(text []byte) (*Array, error) {
			return readMtx(bytes.NewReader(text), int64(len(text)), a.Form, true, Options{})
		})
	})
}
