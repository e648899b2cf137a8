package peers_test

import (
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/measure/peers"
)

// TestEscape: the loop in C++ counts what the program in Go does.
func TestEscape(t *testing.T) {
	e, err := peers.StartEscape()
	if err != nil {
		testenv.Skip(t, "peers", err.Error())
	}
	defer e.Close()
	t.Log(e.Command)
	testEscape[float32](t, e, "DF")
	testEscape[float64](t, e, "DD")
}

func testEscape[T limb.Float](t *testing.T, e *peers.Escape, typ string) {
	const x, y, step, side, limit = -2, -1.5, 3. / 70, 70, 200
	counts, seconds, err := e.Counts(typ, x, y, step, side, limit, 1)
	if err != nil {
		t.Fatal(err)
	}
	turns := 0
	for i, got := range counts {
		var c limb.ComplexPair[T]
		c.Re.Hi, c.Im.Hi = T(x+float64(float64(i%side)*step)), T(y+float64(float64(i/side)*step))
		want := programs.Escape(c, limit)
		if turns += want; int(got) != want {
			t.Fatalf("%s: %d turns at %v, want %d", typ, got, c, want)
		}
	}
	t.Logf("%s: %d turns, %.2g ns each", typ, turns, seconds*1e9/float64(turns))
}
