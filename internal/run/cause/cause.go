// Package cause says why a context is done.
package cause

import (
	"context"
	"errors"
	"fmt"
)

// Of returns nil until ctx is done, and then its error with its cause: errors.Is finds both. The packages that take
// a context return this one for ctx.Err().
func Of(ctx context.Context) error {
	err := ctx.Err()
	if err == nil {
		return nil
	}
	why := context.Cause(ctx)
	if errors.Is(why, err) { // most often it is the error itself
		return why
	}
	return fmt.Errorf("%w: %w", err, why)
}
