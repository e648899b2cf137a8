package peers

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"os"
	"strings"
)

//go:embed src/fftw.cpp
var sourceFFTW string

// Precisions are FFTW's: 53 bits, 64 of a long double, 113 in software.
var Precisions = []string{"double", "long double", "quad"}

// FFTW is a C++ program that runs the complex transforms of FFTW 3, on one core.
type FFTW struct {
	Command string // that it was built with
	Version string

	process
}

// StartFFTW compiles the program and starts it, like [Start]. Plans are kept in
// the folder wisdom, where that is not empty, and found there the next time:
// planning 2^18 numbers of quad precision takes some minutes.
func StartFFTW(wisdom string) (*FFTW, error) {
	f := &FFTW{}
	found, err := f.preprocess("#if __has_include(<fftw3.h>)\nhave\n#endif\n")
	if err != nil {
		return nil, err
	}
	if !strings.Contains(found, "have") {
		return nil, errors.New("looking for FFTW: no fftw3.h: install it (Debian: libfftw3-dev)")
	}
	if wisdom != "" {
		if err := os.MkdirAll(wisdom, 0o777); err != nil {
			return nil, fmt.Errorf("keeping FFTW's plans: %w", err)
		}
		wisdom += "/"
	}
	if f.Command, err = f.build(context.Background(), "fftw.cpp", sourceFFTW, []string{"-lfftw3", "-lfftw3l", "-lfftw3q", "-lquadmath"}, wisdom); err != nil {
		return nil, err
	}
	if err := f.answer(&f.Version); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// Plan plans the forward transform of n complex numbers by measuring, once for
// each precision and length. Later calls of the other methods are about it.
func (f *FFTW) Plan(precision string, n int) error {
	fmt.Fprintf(f.in, "plan %s %d\n", strings.ReplaceAll(precision, " ", "-"), n)
	return f.answer(new(string))
}

// Transform returns the transform of x, each part as numbers that it is the sum
// of.
func (f *FFTW) Transform(x []complex128) (re, im [][]float64, err error) {
	fmt.Fprint(f.in, "values")
	for _, a := range x {
		fmt.Fprintf(f.in, " %x %x", real(a), imag(a))
	}
	fmt.Fprintln(f.in)
	for range x {
		a := make([]float64, 6)
		for i := range a {
			if err := f.answer(&a[i]); err != nil {
				return nil, nil, err
			}
		}
		re, im = append(re, a[:3]), append(im, a[3:])
	}
	return re, im, nil
}

// Time returns the seconds that the processor takes for so many transforms of the
// same numbers.
func (f *FFTW) Time(passes int) (seconds float64, err error) {
	fmt.Fprintf(f.in, "time %d\n", passes)
	err = f.answer(&seconds)
	return seconds, err
}
