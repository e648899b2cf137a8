package peers

import (
	"context"
	_ "embed"
	"fmt"
)

//go:embed src/matrices.cpp
var sourceMatrices string

// matrixHeaders tell which libraries multiply matrices here.
var matrixHeaders = []header{
	{"openblas_config.h", "-lopenblas", "OpenBLAS", "libopenblas-dev"},
	{"qd/qd_real.h", "-lqd", "libqd", "libqd-dev"},
	{"eigen3/Eigen/Dense", "", "Eigen", "libeigen3-dev"},
	{"arb_mat.h", "-lflint-arb -lflint", "Arb", "libflint-arb-dev, libflint-dev"},
	{"flint/arb_mat.h", "-lflint", "Arb", "libflint-dev"},
}

// Matrices is a C++ program that multiplies and factors square matrices, on one core: with
// OpenBLAS, on the core type that the processor can do; in loops over libqd; with Eigen over
// libqd; with Arb.
type Matrices struct{ Built }

// StartMatrices compiles the program and starts it, like [Start].
func StartMatrices() (*Matrices, error) {
	m := &Matrices{}
	if err := m.start(context.Background(), "matrices.cpp", sourceMatrices, matrixHeaders); err != nil {
		return nil, err
	}
	return m, nil
}

// Load gives a library the limbs of the n × n numbers of A, and of B, row by row.
func (m *Matrices) Load(l Library, n int, a, b []float64) error {
	fmt.Fprintf(m.in, "load %s %s %d\n", l.Name, l.Type, n)
	for _, x := range [][]float64{a, b} {
		for _, v := range x {
			fmt.Fprintf(m.in, "%x ", v)
		}
		fmt.Fprintln(m.in)
	}
	return m.answer(new(string))
}

// Time returns the seconds of "mul", AB, or of "lu" of A; -1 for what the library lacks.
func (m *Matrices) Time(l Library, op string) (seconds float64, err error) {
	fmt.Fprintf(m.in, "time %s %s %s\n", l.Name, l.Type, op)
	err = m.answer(&seconds)
	return seconds, err
}

// Values returns the n × n numbers of AB, each as numbers that it is the sum of.
func (m *Matrices) Values(l Library, n int) ([][]float64, error) {
	fmt.Fprintf(m.in, "values %s %s\n", l.Name, l.Type)
	list := make([][]float64, n*n)
	for i := range list {
		list[i] = make([]float64, 4)
		for k := range list[i] {
			if err := m.answer(&list[i][k]); err != nil {
				return nil, err
			}
		}
	}
	return list, nil
}
