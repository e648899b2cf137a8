package mat

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// fromIntegers returns the matrix with these elements.
func fromIntegers[N Number[N]](rows, cols int, element func(i, j int) int) *Dense[N] {
	m := NewDense[N](rows, cols, nil)
	for i := range rows {
		for j := range cols {
			m.Set(i, j, partsOf[N]().from(float64(element(i, j))))
		}
	}
	return m
}

// known has the matrices of testdata/eigen.txt, as testdata/eigen.c has them.
var known = map[string]struct {
	rows, cols int
	symmetric  bool
	element    func(i, j int) int
}{
	"wilkinson": {21, 21, true, func(i, j int) int {
		switch {
		case i == j:
			return max(10-i, i-10)
		case i-j == 1 || j-i == 1:
			return 1
		}
		return 0
	}},
	"pascal": {10, 10, true, func(i, j int) int { return choose(i+j, i) }},
	"mixed":  {14, 14, true, func(i, j int) int { return (i*i+j*j+3*i*j)%17 - 8 }},
	"frank":  {12, 12, false, frank(12)},
	"grcar":  {16, 16, false, grcar},
	"oblong": {12, 8, false, func(i, j int) int { return (5*i+3*j+i*j)%23 - 11 }},
}

func choose(n, k int) int {
	c := 1
	for i := 1; i <= k; i++ {
		c = c * (n - k + i) / i
	}
	return c
}

func frank(n int) func(i, j int) int {
	return func(i, j int) int {
		if j < i-1 {
			return 0
		}
		return n - max(i, j)
	}
}

func grcar(i, j int) int {
	switch {
	case i == j+1:
		return -1
	case i <= j && j <= i+3:
		return 1
	}
	return 0
}

// knownValues returns the numbers of testdata/eigen.txt by the name of the matrix and the kind.
func knownValues(t *testing.T) map[string][]limb.CQD {
	file, err := os.Open("testdata/eigen.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	list := map[string][]limb.CQD{}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		f := strings.Fields(lines.Text())
		if len(f) != 4 {
			t.Fatalf("the line is %q", lines.Text())
		}
		re, err := limb.ParseAs[limb.QD](f[2])
		if err != nil {
			t.Fatal(err)
		}
		im, err := limb.ParseAs[limb.QD](f[3])
		if err != nil {
			t.Fatal(err)
		}
		list[f[0]+" "+f[1]] = append(list[f[0]+" "+f[1]], limb.CQD{Re: re, Im: im})
	}
	return list
}

// TestKnownEigenvalues: eigenvalues and singular values are those of interval arithmetic with 400 bits.
func TestKnownEigenvalues(t *testing.T) {
	list := knownValues(t)
	if len(list) != 11 {
		t.Fatalf("there are %d lists", len(list))
	}
	knownReal[limb.DD](t, list)
	knownReal[limb.DF](t, list)
	knownReal[limb.QF](t, list)
	knownReal[limb.QD](t, list)
	knownReal[limb.F64](t, list)
	knownComplex[limb.CDD](t, list)
	knownComplex[limb.CQD](t, list)
	knownComplex[limb.CDF](t, list)
	wrong := slices.Clone(list["mixed eigenvalue"])
	wrong[3].Re = wrong[3].Re.AddFloat(0x1p-90)
	if e := offBy[limb.DD](list["mixed eigenvalue"], wrong); e < 1000 {
		t.Errorf("a value that is off by 2^-90 is off by %v units", e)
	}
}

// offBy returns the largest distance of the values, in units of the type.
func offBy[N Number[N]](got, want []limb.CQD) float64 { return matched(got, want) / unit[N]() }

func knownReal[N limb.Real[N]](t *testing.T, list map[string][]limb.CQD) {
	for name, k := range known {
		a := fromIntegers[N](k.rows, k.cols, k.element)
		scale := float64(k.rows) * NormFrobenius(a).Float64()
		var s SVD[N]
		if err := s.Factorize(a); err != nil {
			t.Fatal(err)
		}
		check := func(kind string, got []N, limit float64) {
			e := offBy[N](widened(column(got)).Data, list[name+" "+kind]) / scale
			t.Logf("%T %s, %s: %.3f nε‖A‖", *new(N), name, kind, e)
			if !(e <= limit) {
				t.Errorf("%T %s, %s: %v nε‖A‖", *new(N), name, kind, e)
			}
		}
		check("singular", s.Values(), 1)
		alone, err := SingularValues(a)
		if err != nil {
			t.Fatal(err)
		}
		check("singular", alone, 4)
		if k.symmetric {
			var f EigenSym[N]
			if err := f.Factorize(a); err != nil {
				t.Fatal(err)
			}
			check("eigenvalue", f.Values(), 1)
			alone, err := EigenvaluesSym(a)
			if err != nil {
				t.Fatal(err)
			}
			check("eigenvalue", alone, 4)
		}
	}
}

func knownComplex[C limb.Complex[C, N], N limb.Real[N]](t *testing.T, list map[string][]limb.CQD) {
	for name, k := range known {
		if k.rows != k.cols {
			continue
		}
		a := fromIntegers[C](k.rows, k.cols, k.element)
		var f Eigen[C, N]
		if err := f.Factorize(a); err != nil {
			t.Fatal(err)
		}
		worst := 0.0 // of 1/|wᴴv|
		for j := range k.rows {
			w := f.LeftVectors().Slice(0, k.rows, j, j+1).Adjoint()
			worst = max(worst, 1/size(product(w, f.Vectors().Slice(0, k.rows, j, j+1)).At(0, 0)))
		}
		e := offBy[C](widened(column(f.Values())).Data, list[name+" eigenvalue"]) / (size(NormFrobenius(a)) * worst)
		t.Logf("%T %s: %.2f ε‖A‖ times the condition %.1e", *new(C), name, e, worst)
		if !(e <= 10*float64(k.rows)) {
			t.Errorf("%T %s: %v ε‖A‖ times the condition %v", *new(C), name, e, worst)
		}
		if name == "frank" && worst < 1e6 {
			t.Errorf("%T: the condition of an eigenvalue of Frank's matrix is %v", *new(C), worst)
		}
	}
}
