package peers

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
)

//go:embed src/escape.cpp
var sourceEscape string

// Escape is a C++ program that counts the turns of points of the Mandelbrot set in pairs: a
// loop with intrinsics of AVX-512, written by hand, on one core.
type Escape struct {
	Command string // that it was built with

	process
}

// StartEscape compiles the program and starts it, like [Start].
func StartEscape() (*Escape, error) {
	e := &Escape{}
	if _, err := e.preprocess(""); err != nil {
		return nil, err
	}
	var err error
	if e.Command, err = e.build(context.Background(), "escape.cpp", sourceEscape, nil); err != nil {
		return nil, err
	}
	var word string
	if err := e.answer(&word); err != nil || word != "ready" {
		return nil, errors.Join(err, fmt.Errorf("starting the peers: this processor has no AVX-512"), e.Close())
	}
	return e, nil
}

// Counts returns the turns of the points x + j·step + (y + i·step)i, row by row, for i and j
// below side: limit at most, which a float holds. typ is "DF" or "DD". Each row is counted so
// many times; seconds is the sum of the rows' least.
func (e *Escape) Counts(typ string, x, y, step float64, side, limit, times int) (counts []int32, seconds float64, err error) {
	fmt.Fprintf(e.in, "%s %x %x %x %d %d %d\n", typ, x, y, step, side, limit, times)
	if err := e.answer(&seconds); err != nil {
		return nil, 0, err
	}
	counts = make([]int32, side*side)
	for i := range counts {
		if err := e.answer(&counts[i]); err != nil {
			return nil, 0, err
		}
	}
	return counts, seconds, nil
}
