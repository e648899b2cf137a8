package launch

import (
	"context"
	"errors"
	"math"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

func none() []any { return nil }

// TestRun: each item is run once, also where pieces grow and go to several goroutines.
func TestRun(t *testing.T) {
	for _, n := range []int{0, 1, 31, 32, 33, 1000, 20000} {
		runs := make([]int32, n)
		var pieces atomic.Int32
		err := New(t.Context(), "k", n).Run(new(Lanes), 32, "", func(lo, hi int, _ []any) {
			if lo%32 != 0 || lo >= hi {
				t.Errorf("a piece from %d to %d", lo, hi)
			}
			if n == 20000 && pieces.Add(1) < 10 { // so that the others are helped
				time.Sleep(long / 4)
			}
			for i := lo; i < hi; i++ {
				atomic.AddInt32(&runs[i], 1)
			}
		}, none)
		if err != nil {
			t.Error(err)
		}
		for i, k := range runs {
			if k != 1 {
				t.Errorf("item %d of %d is run %d times", i, n, k)
				break
			}
		}
	}
}

// TestFault: a panic of the runtime is an error with its place, and ends the call. Another
// panic stays one.
func TestFault(t *testing.T) {
	x := make([]int, 100)
	after := 0
	err := New(t.Context(), "k", 1000).Run(new(Lanes), 1, "", func(lo, hi int, _ []any) {
		for i := lo; i < hi; i++ {
			x[i] = i
			after = i
		}
	}, none)
	if !errors.Is(err, ErrFault) || !strings.HasPrefix(err.Error(), "kernel k: the kernel is wrong: launch_test.go:") || !strings.HasSuffix(err.Error(), "index out of range [100] with length 100") || after != 99 {
		t.Errorf("%v, after item %d", err, after)
	}
	defer func() {
		if recover() != "mine" {
			t.Error("a panic of the kernel's own is gone")
		}
	}()
	New(t.Context(), "k", 1).Run(new(Lanes), 1, "", func(lo, hi int, _ []any) { panic("mine") }, none)
}

// TestRefused: what is wrong with a call is found before it runs.
func TestRefused(t *testing.T) {
	x, y := make([]float64, 10), make([]float64, 10)
	cause := errors.New("the user has gone")
	done, cancel := context.WithCancelCause(t.Context())
	cancel(cause)
	for name, c := range map[string]struct {
		want error
		add  func(c *Call)
	}{
		"nothing":           {nil, func(c *Call) { Slice(c, "x", x, Writes|Others); Slice(c, "y", y, Others); Scalar(c, 1) }},
		"in place":          {nil, func(c *Call) { Slice(c, "x", x, Writes); Slice(c, "y", x, 0) }},
		"read twice":        {nil, func(c *Call) { Slice(c, "x", x, Others); Slice(c, "y", x[1:], Others) }},
		"side by side":      {nil, func(c *Call) { Slice(c, "x", x[:5], Writes); Slice(c, "y", x[5:], Others) }},
		"empty":             {nil, func(c *Call) { Slice(c, "x", x[:0], Writes); Slice(c, "y", x, Others) }},
		"read elsewhere":    {ErrShared, func(c *Call) { Slice(c, "x", x, Writes); Slice(c, "y", x, Others) }},
		"written elsewhere": {ErrShared, func(c *Call) { Slice(c, "x", x, Writes|Others); Slice(c, "y", x, 0) }},
		"in part":           {ErrShared, func(c *Call) { Slice(c, "x", x[1:], 0); Slice(c, "y", x[:9], Writes) }},
		"written twice":     {ErrShared, func(c *Call) { Slice(c, "x", x, Writes); Slice(c, "y", x, Writes) }},
		"a length":          {ErrLength, func(c *Call) { Elements(c, "x", x[:9], 0) }},
		"an integer":        {ErrRange, func(c *Call) { Scalar(c, math.MaxInt) }}, // of 64 bits
		"a context":         {context.Canceled, func(c *Call) { c.ctx = done }},
		"its cause":         {cause, func(c *Call) { c.ctx = done }},
		"a count":           {ErrLength, func(c *Call) { *c = *New(t.Context(), "k", -1) }},
	} {
		call, ran := New(t.Context(), "k", 10), false
		c.add(call)
		err := call.Run(new(Lanes), 1, "", func(lo, hi int, _ []any) { ran = true }, none)
		if !errors.Is(err, c.want) || ran != (c.want == nil) {
			t.Errorf("%s: %v, and it has run: %t", name, err, ran)
		}
	}
	if err := Run(t.Context(), nil, nil, "k", 1); !errors.Is(err, ErrNil) {
		t.Errorf("no device: %v", err)
	}
	if err := Run(done, noDevice{}, nil, "k", 1); !errors.Is(err, context.Canceled) || !errors.Is(err, cause) {
		t.Errorf("a device after the context: %v", err)
	}
}

// noDevice is a device that is asked for nothing.
type noDevice struct{}

func (noDevice) RunKernel(context.Context, *Code, int, ...any) error { return ErrFault }
