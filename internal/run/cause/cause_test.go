package cause

import (
	"context"
	"errors"
	"fmt"
	"testing"
)

// TestOf: the error of a context that is done is its own and that of its cause, and says each once.
func TestOf(t *testing.T) {
	why := errors.New("the user has closed the window")
	wrapped := fmt.Errorf("%w: %w", why, context.Canceled)
	cancelled := func(cause error) context.Context {
		ctx, cancel := context.WithCancelCause(context.Background())
		cancel(cause)
		return ctx
	}
	late, stop := context.WithTimeoutCause(context.Background(), 0, why)
	defer stop()
	child, end := context.WithCancel(cancelled(why))
	defer end()
	for name, c := range map[string]struct {
		ctx  context.Context
		is   []error
		text string
	}{
		"none":           {context.Background(), nil, ""},
		"no cause":       {cancelled(nil), []error{context.Canceled}, "context canceled"},
		"a cause":        {cancelled(why), []error{context.Canceled, why}, "context canceled: the user has closed the window"},
		"a cause of it":  {cancelled(wrapped), []error{context.Canceled, why}, "the user has closed the window: context canceled"},
		"a deadline":     {late, []error{context.DeadlineExceeded, why}, "context deadline exceeded: the user has closed the window"},
		"the parent's":   {child, []error{context.Canceled, why}, "context canceled: the user has closed the window"},
		"somebody's own": {own{context.Background()}, []error{errOwn}, "over"},
	} {
		err := Of(c.ctx)
		if (err == nil) != (c.is == nil) || err != nil && err.Error() != c.text {
			t.Errorf("%s: got %v, want %q", name, err, c.text)
		}
		for _, is := range c.is {
			if !errors.Is(err, is) {
				t.Errorf("%s: %v is not %v", name, err, is)
			}
		}
	}
}

// own is a context with an error of its own, which package context does not know of.
type own struct{ context.Context }

var errOwn = errors.New("over")

func (own) Err() error { return errOwn }
