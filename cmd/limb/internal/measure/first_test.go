package measure

import (
	"context"
	"errors"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/measure/bench"
)

// small is a report on the cpu that takes no time to speak of.
func small(sections ...string) Options {
	return Options{
		Devices: []string{"cpu"}, Sections: sections, DF: 4096, DD: 4096, Sample: 4096, Thall: 16, Ulps: 16, Runs: 1,
		FFT: FFTOptions{Least: 1, Most: 2, Runs: 1, Limit: time.Hour}, Mat: MatOptions{Timing: Timing{Sizes: []int{4}, Runs: 1, Budget: time.Hour}, Systems: []int{2, 3}, Of: testMatrices},
	}
}

// testMatrices are those of one type, for all: what matrices of each type do, the tests of the command have, which has all of them.
func testMatrices(string) Matrices { return MatricesOf[limb.DD]() }

// TestSummary: the first screen has a row for every type on one core and on the cpu, a
// figure for every operation, and rows for the other libraries.
func TestSummary(t *testing.T) {
	t.Setenv("CXX", "no-such-compiler")
	o := small()
	o.Summary, o.First = true, time.Hour
	r, err := Report(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	types := map[string][]string{}
	for _, x := range r.Summary.Speeds {
		if x.Missing != "" {
			if x.Where != "libqd, MPFR" || !strings.Contains(x.Missing, "libqd-dev libmpfr-dev") || len(x.NS) > 0 {
				t.Errorf("%+v", x)
			}
			types["libraries"] = append(types["libraries"], x.Type)
			continue
		}
		where, _, _ := strings.Cut(x.Where, ",")
		if x.Where == "cpu, one core" {
			where = "core"
		}
		types[where] = append(types[where], x.Type)
		for _, op := range report.SpeedOps {
			if !(x.NS[op] > 0) || len(x.NS) != len(report.SpeedOps) || x.LeftOut != nil {
				t.Errorf("%+v", x)
			}
		}
	}
	if !slices.Equal(types["core"], append([]string{"float64"}, bench.Types...)) || !slices.Equal(types["cpu"], bench.Types) || len(types["libraries"]) != 1 {
		t.Errorf("rows of %v", types)
	}

	o.First = time.Nanosecond
	if r, err = Report(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	left := 0
	for _, x := range r.Summary.Speeds {
		if left += len(x.LeftOut); len(x.LeftOut) > 0 && len(x.NS) > 0 {
			t.Errorf("with no time at all: %+v", x)
		}
	}
	if left != len(bench.Types)*len(report.SpeedOps) {
		t.Errorf("with no time at all %d cells of the cpu are left out", left)
	}
}

// TestStreams: what is shown one after the other is the text of the whole report, and
// the first screen shows lines before it begins the last ones.
func TestStreams(t *testing.T) {
	t.Setenv("CXX", "no-such-compiler")
	sections := []string{"papers", "arithmetic", "functions", "fft", "mat"}
	if testing.Short() {
		sections = sections[1:]
	}
	for _, o := range []Options{small(), small(sections...)} {
		o.Summary, o.First = true, time.Hour
		var shown, whole strings.Builder
		pieces, before := 0, 0
		o.Show = func(p report.Piece) {
			p(&shown, report.Style{})
			pieces++
		}
		o.Progress = func(_ float64, what string) {
			if strings.Contains(what, "DF.Add on cpu") {
				before = pieces
			}
		}
		r, err := Report(context.Background(), o)
		if err != nil {
			t.Fatal(err)
		}
		if r.Text(&whole, report.Style{}); shown.String() != whole.String() {
			t.Errorf("%v: shown is\n%s\nthe text is\n%s", o.Sections, shown.String(), whole.String())
		}
		if want := 3 + 2 + 5; before < want || pieces <= before {
			t.Errorf("%d of %d pieces are shown before the cpu is timed, want %d", before, pieces, want)
		}
	}
}

// TestInterrupt stops a report in each of its parts: it ends, says so, and what it has
// can be written.
func TestInterrupt(t *testing.T) {
	t.Setenv("CXX", "no-such-compiler")
	for _, c := range []struct {
		section, at string
		short       bool
	}{
		{"", "timing one core", true}, {"", "looking for devices", true}, {"", "building and timing DF.Div on cpu", true},
		{"papers", "timing cpu, 16384 elements", true}, {"papers", "accuracy of DF Add22", false}, {"papers", "Thall's DF division", false},
		{"papers arithmetic", "r300", true}, {"arithmetic", "arithmetic of cpu", false}, {"fft", "cpu, DD, 2^1, direct", true},
	} {
		if testing.Short() && !c.short {
			continue
		}
		o := small("papers", "arithmetic", "fft")
		o.Summary, o.First = c.section == "", time.Hour
		if c.section != "" {
			o.Sections = strings.Fields(c.section)
		}
		ctx, stop := context.WithCancel(context.Background())
		stopped, after := false, 0
		o.Progress = func(_ float64, what string) {
			if stopped {
				after++
			}
			if strings.HasPrefix(what, c.at) {
				stopped = true
				stop()
			}
		}
		r, err := Report(ctx, o)
		stop()
		if !stopped || !errors.Is(err, context.Canceled) || r == nil || !r.Stopped {
			t.Errorf("%s is not where it stops: %v", c.at, err)
			continue
		}
		if after > 12 { // what is left of loops that do nothing more
			t.Errorf("after %s there were %d more steps", c.at, after)
		}
		r.Text(io.Discard, report.Style{})
		if err := errors.Join(report.WriteJSON(io.Discard, r), r.HTML(io.Discard)); err != nil {
			t.Errorf("stopped at %s: %v", c.at, err)
		}
		if c.section == "fft" && len(r.FFT.Rows) == 0 || c.at == "Thall's DF division" && len(r.Thall.Lines) != 3 || c.at == "accuracy of DF Add22" && len(r.Devices[0].Accuracy) == 0 {
			t.Errorf("stopped at %s: what was known is lost", c.at)
		}
	}
}

func TestLoad(t *testing.T) {
	const self = "7 (a name) with) R 1 1 1 0 -1 0 0 0 0 0 %OWN 0 0 20 0"
	at := func(user, idle, own string) load {
		return parseLoad("cpu "+user+" 5 5 "+idle+" 7 0 0 0 100 100\ncpu0 1 1", strings.Replace(self, "%OWN", own+" 1", 1))
	}
	if l := at("10", "20", "3"); l != (load{20, 4, 47}) {
		t.Errorf("%+v", l)
	}
	for _, c := range []struct {
		user, own string
		busy      bool
	}{{"10", "3", false}, {"1010", "1003", false}, {"1010", "3", true}} {
		if got := loadWarning(at("10", "20", "3"), at(c.user, "1020", c.own), 2); (got != "") != c.busy {
			t.Errorf("%+v: %q", c, got)
		}
	}
	if got := loadWarning(load{}, load{}, 2); got != "" {
		t.Errorf("where nothing is known: %q", got)
	}
	if l := readLoad(); l == (load{}) {
		if _, err := os.Stat("/proc/stat"); err == nil {
			t.Error("nothing is read of /proc/stat")
		}
	}
}
