package turn

import (
	"context"
	"errors"
	"testing"
)

// TestTurn: a call has the turn alone, and one that waits gives up where its context is done.
func TestTurn(t *testing.T) {
	turn := New()
	ctx, cancel := context.WithCancel(context.Background())
	if err := turn.Take(ctx); err != nil {
		t.Fatal(err)
	}
	waits := make(chan error)
	go func() { waits <- turn.Take(ctx) }()
	cancel()
	if err := <-waits; !errors.Is(err, context.Canceled) {
		t.Errorf("a call that waits for another one: %v", err)
	}
	go func() { waits <- turn.Take(context.Background()) }()
	turn.Give()
	if err := <-waits; err != nil {
		t.Errorf("the next call: %v", err)
	}
	turn.Give()
	if err := turn.Take(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("a turn that nobody has, and a context that is done: %v", err)
	}
	why := errors.New("the user has gone")
	gone, leave := context.WithCancelCause(context.Background())
	leave(why)
	if err := turn.Take(gone); !errors.Is(err, context.Canceled) || !errors.Is(err, why) {
		t.Errorf("a context with a cause: %v", err)
	}
	if len(turn) != 0 {
		t.Error("who gave up has the turn")
	}
}
