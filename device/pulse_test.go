//go:build !js

package device

import (
	"os"
	"runtime"
	"testing"
	"time"
)

// TestPulse: a child has a minute where it computes nothing or always, and a minute of its own
// where the machine gives it a tenth.
func TestPulse(t *testing.T) {
	for _, c := range []struct {
		what  string
		share float64 // of a processor
		stops time.Duration
		want  time.Duration
	}{
		{"hangs", 0, time.Hour, time.Minute},
		{"computes for ever", 1, time.Hour, time.Minute},
		{"computes on four processors", 4, time.Hour, time.Minute},
		{"has a tenth", .1, time.Hour, 10 * time.Minute},
		{"has a tenth and hangs after two minutes", .1, 2 * time.Minute, 2*time.Minute + 15*time.Second},
		{"does next to nothing", .01, time.Hour, time.Minute},
	} {
		begin := time.Unix(0, 0)
		p := pulse{patience: time.Minute}
		p.start(begin, time.Second)
		var used, at time.Duration
		for used = time.Second; ; used += time.Duration(float64(p.every()) * c.share) {
			if p.gone(begin.Add(at), used) {
				break
			}
			if at += p.every(); at > c.stops {
				c.share = 0
			}
		}
		if at < c.want-p.every() || at > c.want+p.every() {
			t.Errorf("one that %s is given up after %v, want %v", c.what, at, c.want)
		}
	}
}

// TestProcessTime: what a process computes is seen.
func TestProcessTime(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("it is known on Linux alone")
	}
	before := processTime(os.Getpid())
	for i := 0; processTime(os.Getpid()) < before+50*time.Millisecond; i++ {
		if i > 1e6 {
			t.Fatalf("%v before a long loop, %v after it", before, processTime(os.Getpid()))
		}
	}
	if n := processTime(-1); n != 0 {
		t.Errorf("no process has used %v", n)
	}
}
