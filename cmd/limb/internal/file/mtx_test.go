package file

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestMtx reads files of each kind, and what is wrong with others.
func TestMtx(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.mtx")
	for _, c := range []struct {
		text, form string
		shape      []int
		limbs      []float64 // of all elements
		wrong      string    // the error
	}{
		{"matrix array real general\n% a comment\n2 3\n1\n2\n\n3\n4\n5\n6\n", "float64", []int{2, 3}, []float64{1, 3, 5, 2, 4, 6}, ""},
		{"matrix array real general\n3 1\n1\n2\n3", "float64", []int{3}, []float64{1, 2, 3}, ""},
		{"matrix array integer symmetric\n2 2\n1\n+2\n-3\n", "float64", []int{2, 2}, []float64{1, 2, 2, -3}, ""},
		{"matrix array real skew-symmetric\n3 3\n1\n2\n3\n", "float64", []int{3, 3}, []float64{0, -1, -2, 1, 0, -3, 2, 3, 0}, ""},
		{"matrix array complex hermitian\n2 2\n1 0\n2 3\n4 0\n", "complex128", []int{2, 2}, []float64{1, 0, 2, -3, 2, 3, 4, 0}, ""},
		{"matrix coordinate real general\n2 2 2\n2 1 0.1\n1 2 -1e2\n", "float64", []int{2, 2}, []float64{0, -100, 0.1, 0}, ""},
		{"matrix coordinate pattern symmetric\n2 2 2\n1 1\n2 1\n", "float64", []int{2, 2}, []float64{1, 1, 1, 0}, ""},
		{"matrix coordinate complex skew-symmetric\n2 2 1\n2 1 1 2\n", "complex128", []int{2, 2}, []float64{0, 0, -1, -2, 1, 2, 0, 0}, ""},
		{"MATRIX Coordinate Real GENERAL\n0 0 0\n", "float64", []int{0, 0}, nil, ""},
		{"matrix array real general\n1 1\n0.1", "DD", []int{1}, []float64{0.1, -5.551115123125783e-18}, ""},

		// As SciPy and Fortran write them.
		{"matrix coordinate unsigned-integer general\n%\n2 2 1\n2 1 7\n", "float64", []int{2, 2}, []float64{0, 0, 7, 0}, ""},
		{"matrix array unsigned-integer general\n1 2\n3\n4\n", "float64", []int{1, 2}, []float64{3, 4}, ""},
		{"matrix coordinate real skew-symmetric\n2 2 3\n1 1 0\n2 1 5\n2 2 -0.0\n", "float64", []int{2, 2}, []float64{0, -5, 5, zero}, ""},
		{"matrix coordinate complex skew-symmetric\n1 1 1\n1 1 0 0\n", "complex128", []int{1}, []float64{0, 0}, ""},
		{"matrix coordinate real general\n2 2 4\n1 1 1\n2 2 9\n1 1 2\n1 1 0.5\n", "float64", []int{2, 2}, []float64{3.5, 0, 0, 9}, ""},
		{"matrix coordinate real symmetric\n2 2 2\n2 1 1\n2 1 1e-20\n", "DD", []int{2, 2}, []float64{0, 0, 1, 1e-20, 1, 1e-20, 0, 0}, ""},
		{"matrix coordinate pattern general\n2 1 2\n2 1\n2 1\n", "float64", []int{2}, []float64{0, 2}, ""},
		{"matrix coordinate complex hermitian\n2 2 2\n2 1 1 2\n2 1 1 -3\n", "complex128", []int{2, 2}, []float64{0, 0, 2, 1, 2, -1, 0, 0}, ""},
		{"matrix array real general\r\n2 1\r\n1.0D+02\r\n-1.5d-3\r\n", "float64", []int{2}, []float64{100, -0.0015}, ""},
		{"matrix array real general\n1 1\n 0.25Q1 \t\n", "float64", []int{1}, []float64{2.5}, ""},
		{"matrix array real general\n%" + strings.Repeat("long ", 1<<19) + "\n1 1\n" + strings.Repeat(" ", 1<<21) + "1\n\n", "float64", []int{1}, []float64{1}, ""},

		{"tensor array real general\n", "", nil, nil, `line 1 says "tensor", where one of matrix should be`},
		{"matrix array real\n", "", nil, nil, "line 1 has 4 words"},
		{"matrix array pattern general\n", "", nil, nil, "a pattern has coordinates"},
		{"matrix array real hermitian\n", "", nil, nil, "no matrix is both real and hermitian"},
		{"matrix array real general\n2\n", "", nil, nil, "line 2 has 1 words, where the numbers of rows, columns should be"},
		{"matrix array real general\n2 -2\n", "", nil, nil, `line 2: the number of columns is "-2"`},
		{"matrix array real general\n9999999999 9999999999\n", "", nil, nil, "line 2: the shape is (9999999999, 9999999999): no file is as large"},
		{"matrix array real general\n99999 99999\n1\n", "", nil, nil, "line 2: 9999800001 elements follow, but the file has "},
		{"matrix array real general\n3 3\n1.5\n1.5\n1.5\n1.5\n1.5\n1.5\n", "", nil, nil, "the file ends after 6 elements, of 9"},
		{"matrix coordinate real general\n3 3 9000000000000000000\n", "", nil, nil, "line 2: 9000000000000000000 elements follow"},
		{"matrix coordinate real general\n0 9000000000000000000 0\n", "", nil, nil, "line 2: 0 × 9000000000000000000 is no matrix: it has no elements"},
		{"matrix array real general\n9000000000000000000 0\n", "", nil, nil, "line 2: the shape is (9000000000000000000, 0): no file is as large"},
		{"matrix array real symmetric\n2 3\n", "", nil, nil, "a symmetric matrix is square, but this one is 2 × 3"},
		{"matrix array real general\n1 1\n1\n2\n", "", nil, nil, `line 4: "2" stands after the last of 1 elements`},
		{"matrix array real general\n1 1\n1 2\n", "", nil, nil, "line 3 has 2 words, where 1 should be"},
		{"matrix array real general\n1 1\nx\n", "", nil, nil, `line 3: `},
		{"matrix array integer general\n1 1\n1.5\n", "", nil, nil, `line 3: "1.5" is no integer`},
		{"matrix coordinate real general\n2 2 1\n3 1 1\n", "", nil, nil, "line 3: row 3, column 1 is outside of 2 × 2"},
		{"matrix coordinate real symmetric\n2 2 1\n1 2 1\n", "", nil, nil, "line 3: row 1, column 2 is not of the lower triangle"},
		{"matrix coordinate real skew-symmetric\n2 2 1\n1 1 1\n", "", nil, nil, "line 3: row 1, column 1 is not 0, as the diagonal of a skew-symmetric matrix is"},
		{"matrix coordinate complex skew-symmetric\n2 2 1\n1 1 0 1\n", "", nil, nil, "line 3: row 1, column 1 is not 0"},
		{"matrix coordinate real general\n1 1 1\n1 1 1 1 1 1 1 1 1\n", "", nil, nil, "line 3 has more than 8 words"},
		{"matrix array real general\n1 1\n" + strings.Repeat("1", 1<<16+1), "", nil, nil, "line 3: a number has more than 65536 characters"},
		{"matrix coordinate complex hermitian\n2 2 1\n1 1 1 2\n", "", nil, nil, "line 3: row 1, column 1 is not real"},
		{"matrix coordinate real general\n999999999999 999999999999 0\n", "", nil, nil, "line 2: "},
		{"matrix coordinate real general\n20000 20000 1\n1 1 1\n", "", nil, nil, "the matrix is sparse, and too large with all of its elements: it needs 3.2e+09 bytes"},
		{"matrix array real general\n1 1\n1\n", "CDD", nil, nil, "the file has no CDD: its first line says that the numbers are real"},
	} {
		mark := map[bool]string{true: "\ufeff"}[len(c.text)%2 == 0]
		if err := os.WriteFile(path, []byte(mark+"%%MatrixMarket "+c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		need := func(bytes float64) error {
			if bytes > 1e9 {
				return fmt.Errorf("it needs %.2g bytes", bytes)
			}
			return nil
		}
		a, err := Read(path, Options{Need: need, As: map[bool]string{true: c.form}[c.wrong != ""], Text: map[bool]string{true: "DD", false: "float64"}[c.form == "DD"]})
		if c.wrong != "" {
			if err == nil || !strings.Contains(err.Error(), c.wrong) {
				t.Errorf("%q: %v, want %q", c.text, err, c.wrong)
			}
			continue
		}
		f, _ := Lookup(c.form)
		if want := (&Array{Form: f, Shape: c.shape, Limbs: c.limbs}); err != nil || !same(a, want) {
			t.Errorf("%q is %v, %v, want %v", c.text, a, err, want)
		}
	}
	for _, text := range []string{"", "1\n", "%%MatrixMarketmatrix array real general\n"} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := Read(path, Options{Text: "DD"}); err == nil {
			t.Errorf("%q is read", text)
		}
	}
}

// TestSparse: what is asked for as it is keeps its places.
func TestSparse(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.mtx")
	text := "%%MatrixMarket matrix coordinate real symmetric\n20000 20000 2\n20000 2 nan\n1 1 3\n"
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	a, err := Read(path, Options{Text: "DD", Sparse: true})
	if err != nil {
		t.Fatal(err)
	}
	if at := a.At; len(at) != 3 || at[0] != 0 || at[1] != 20000+19999 || at[2] != 19999*20000+1 || a.Limbs[0] != 3 || a.NotFinite() != "[1, 19999]" {
		t.Errorf("the elements are %v %v, the first not finite at %s", at, a.Limbs, a.NotFinite())
	}
}
