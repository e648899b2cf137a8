package measure

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/measure/bench"
)

// TestPace: on a driver that takes long for each operation the first screen has the operations that are wanted most, of all
// types, in time, and names what it leaves out; on one that takes no time it has all. What fails ends its device alone.
func TestPace(t *testing.T) {
	for _, c := range []struct {
		what     string
		perOp    time.Duration
		fails    string
		built    int    // functions
		left     string // of QD
		overtime time.Duration
	}{
		{"quick", 0, "", 42, "", 0},
		{"slow", 5 * time.Millisecond, "", 17, "÷ √ exp log sin", 0},
		{"hopeless", time.Hour, "", 1, "+ × ÷ √ exp log sin", 100 * time.Hour},
		{"failing", 0, "DD.Mul", 8, "", 0},
	} {
		start := time.Unix(0, 0)
		now, deadline := start, start.Add(8*time.Second)
		var built []string
		exact := &report.Arithmetic{Exact: true}
		s := &session{d: &report.Device{Name: "vulkan:0", GPU: true, Float32: exact, Float64: exact}}
		m := &work{ctx: context.Background(), clock: func() time.Time { return now }}
		m.time = func(_ *session, name string, n int) (report.Figure, error) {
			f, _ := bench.Lookup(name)
			built = append(built, name)
			now = now.Add(time.Duration(f.Ops) * c.perOp)
			if name == c.fails {
				return 0, context.DeadlineExceeded
			}
			return 1, nil
		}
		sum := report.Summary{Budget: 8}
		s.speeds(m, deadline, time.Time{}, func(x report.Speed) { sum.Speeds = append(sum.Speeds, x) })
		if len(built) != c.built || now.Sub(deadline) > c.overtime {
			t.Errorf("%s: %d functions are built until %v: %v", c.what, len(built), now.Sub(start), built)
		}
		if len(sum.Speeds) != len(bench.Types) {
			t.Errorf("%s: there are rows of %v", c.what, sum.Speeds)
		}
		for i, name := range built { // the operations of all types before the next ones
			_, method, _ := strings.Cut(name, ".")
			if i > 0 && slices.Index(speedMethods, method) < slices.Index(speedMethods, built[i-1][3:]) {
				t.Errorf("%s: %s comes after %s", c.what, name, built[i-1])
			}
		}
		for _, x := range sum.Speeds {
			if x.Type == "QD" && strings.Join(x.LeftOut, " ") != c.left {
				t.Errorf("%s: of QD %v are left out", c.what, x.LeftOut)
			}
			if (x.Missing != "") != (x.Type+".Mul" == c.fails) {
				t.Errorf("%s: %+v", c.what, x)
			}
		}
		var text strings.Builder
		report.Say(sum.SpeedNotes())(&text, report.Style{})
		said := strings.Join(strings.Fields(text.String()), " ")
		if named := strings.Contains(said, "vulkan:0: "); named != (c.left != "") || c.what == "slow" && !strings.Contains(said, "QD ÷ √ exp log sin") {
			t.Errorf("%s: the screen says %s", c.what, said)
		}
	}
}

// TestGivenUp: a function that a driver builds for ever ends the figures of its device, and is named with what was to follow.
func TestGivenUp(t *testing.T) {
	exact := &report.Arithmetic{Exact: true}
	s := &session{d: &report.Device{Name: "vulkan:0", Float32: exact, Float64: exact}}
	ever := make(chan struct{})
	defer close(ever)
	m := &work{ctx: t.Context(), clock: time.Now}
	m.time = func(_ *session, name string, n int) (report.Figure, error) {
		if name == "QF.Mul" {
			<-ever
		}
		return 1, nil
	}
	now := time.Now()
	var left []string
	s.speeds(m, now.Add(time.Hour), now.Add(20*time.Millisecond), func(x report.Speed) {
		left = append(left, x.Type+" "+strings.Join(x.LeftOut, " "))
	})
	if want := []string{"DF ÷ √ exp log sin", "DD ÷ √ exp log sin", "QF × ÷ √ exp log sin", "QD × ÷ √ exp log sin", "TF × ÷ √ exp log sin", "TD × ÷ √ exp log sin"}; !s.busy || !slices.Equal(left, want) {
		t.Errorf("left out are %q, want %q", left, want)
	}
	closeAll([]*session{s})
}
