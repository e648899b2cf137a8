package file

import (
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

		{"tensor array real general\n", "", nil, nil, `line 1 says "tensor", where one of matrix should be`},
		{"matrix array real\n", "", nil, nil, "line 1 has 4 words"},
		{"matrix array pattern general\n", "", nil, nil, "a pattern has coordinates"},
		{"matrix array real hermitian\n", "", nil, nil, "no matrix is both real and hermitian"},
		{"matrix array real general\n2\n", "", nil, nil, "line 2 has 1 words, where the numbers of rows, columns should be"},
		{"matrix array real general\n2 -2\n", "", nil, nil, `line 2: the number of columns is "-2"`},
		{"matrix array real general\n9999999999 9999999999\n", "", nil, nil, "line 2: the shape is (9999999999, 9999999999): no file is as large"},
		{"matrix array real general\n99999 99999\n1\n", "", nil, nil, "the file ends after 1 elements, of 9999800001"},
		{"matrix array real symmetric\n2 3\n", "", nil, nil, "a symmetric matrix is square, but this one is 2 × 3"},
		{"matrix array real general\n1 1\n1\n2\n", "", nil, nil, `line 4: "2" stands after the last of 1 elements`},
		{"matrix array real general\n1 1\n1 2\n", "", nil, nil, "line 3 has 2 words, where 1 should be"},
		{"matrix array real general\n1 1\nx\n", "", nil, nil, `line 3: `},
		{"matrix array integer general\n1 1\n1.5\n", "", nil, nil, `line 3: "1.5" is no integer`},
		{"matrix coordinate real general\n2 2 1\n3 1 1\n", "", nil, nil, "line 3: row 3, column 1 is outside of 2 × 2"},
		{"matrix coordinate real general\n2 2 2\n1 1 1\n1 1 2\n", "", nil, nil, "row 1, column 1 is there twice"},
		{"matrix coordinate real symmetric\n2 2 1\n1 2 1\n", "", nil, nil, "line 3: row 1, column 2 is not of the lower triangle"},
		{"matrix coordinate complex hermitian\n2 2 1\n1 1 1 2\n", "", nil, nil, "line 3: row 1, column 1 is not real"},
		{"matrix coordinate real general\n999999999999 999999999999 0\n", "", nil, nil, "line 2: "},
		{"matrix coordinate real general\n20000 20000 1\n1 1 1\n", "", nil, nil, "the matrix is sparse, and would be too large with all of its elements: (20000, 20000)"},
		{"matrix array real general\n1 1\n1\n", "CDD", nil, nil, "the file has no CDD: its first line says that the numbers are real"},
	} {
		if err := os.WriteFile(path, []byte("%%MatrixMarket "+c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		a, err := Read(path, Options{As: map[bool]string{true: c.form}[c.wrong != ""], Text: map[bool]string{true: "DD", false: "float64"}[c.form == "DD"]})
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
