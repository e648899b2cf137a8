// Package turn lets calls come one after the other, as a lock does, where a call may give up
// waiting: those of a device, those of a plan on it, and trials of drivers.
package turn

import (
	"context"
	"fmt"

	"github.com/limbfp/limb/internal/run/cause"
)

// A Turn is one call's at a time.
type Turn chan struct{}

// New returns a turn that nobody has.
func New() Turn { return make(Turn, 1) }

// Take waits for the turn until ctx is done: then it returns what cause.Of does, and the caller has not got it.
func (t Turn) Take(ctx context.Context) error {
	err := cause.Of(ctx)
	if err == nil {
		select {
		case t <- struct{}{}:
		case <-ctx.Done():
			err = cause.Of(ctx)
		}
	}
	if err != nil {
		return fmt.Errorf("not begun: %w", err)
	}
	return nil
}

// Give hands the turn on. Any goroutine may do so for the one that has it.
func (t Turn) Give() { <-t }
