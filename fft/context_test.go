package fft_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
)

// ending is a context that is done once it has been asked so many times.
type ending struct {
	context.Context
	end   context.CancelCauseFunc
	left  int64
	asked atomic.Int64
}

var errEnd = errors.New("the test has seen enough")

func endingAfter(n int64) *ending {
	ctx, end := context.WithCancelCause(context.Background())
	return &ending{Context: ctx, end: end, left: n}
}

func (e *ending) Err() error {
	if e.asked.Add(1) == e.left {
		e.end(errEnd)
	}
	return e.Context.Err()
}

// TestContexts: what makes tables ends soon after its context, with its error and its cause.
func TestContexts(t *testing.T) {
	const n = 1 << 15
	for name, make := range map[string]func(ctx context.Context) error{
		"New":        func(ctx context.Context) error { return second(fft.NewContext[limb.CDD](ctx, n)) },
		"New, prime": func(ctx context.Context) error { return second(fft.NewContext[limb.CDD](ctx, n+3)) },
		"NewReal":    func(ctx context.Context) error { return second(fft.NewRealContext[limb.CDD](ctx, 2*n)) },
		"NewGrid":    func(ctx context.Context) error { return second(fft.NewGridContext[limb.CDD](ctx, []int{2, n}, nil)) },
		"NewRealGrid": func(ctx context.Context) error {
			return second(fft.NewRealGridContext[limb.CDD](ctx, []int{2, n}, nil))
		},
	} {
		const early, soon = 1000, 300
		cut, whole := endingAfter(early), endingAfter(-1)
		if err := make(cut); !errors.Is(err, context.Canceled) || !errors.Is(err, errEnd) {
			t.Errorf("%s: error %v, want that of the context with its cause", name, err)
		}
		if more := cut.asked.Load() - early; more > soon {
			t.Errorf("%s goes on after the end of its context: it asks %d times more", name, more)
		}
		if err := make(whole); err != nil || whole.asked.Load() < early+soon {
			t.Errorf("%s: error %v, and %d questions: too few to see an end", name, err, whole.asked.Load())
		}
	}
}

func second[T any](_ T, err error) error { return err }
