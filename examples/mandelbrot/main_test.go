package main

import (
	"context"
	"strings"
	"testing"
)

// TestDissolves: of each type few counts are wrong where its pixels are apart by sixteen of
// its steps, and most where steps are larger than pixels.
func TestDissolves(t *testing.T) {
	for _, typ := range types {
		list, err := panels(context.Background(), typ, 30, 20)
		if err != nil {
			t.Fatal(err)
		}
		if first, last := list[0].wrong, list[len(list)-1].wrong; first > 600/10 || last < 600/2 {
			t.Errorf("in %s %d of 600 counts are wrong at first, and %d in the end", typ, first, last)
		}
	}
}

func TestRun(t *testing.T) {
	var out strings.Builder
	m, err := run(context.Background(), &out, 12, 8)
	if err != nil || m.Rect.Dx() != 5*15-3 || strings.Count(out.String(), "%") != len(types)*len(columns) {
		t.Errorf("%v, %v, it prints %s", err, m.Rect, &out)
	}
}
