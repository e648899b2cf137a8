package measure

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/device"
)

// TestList: a list is kept, as it is, until something changes that it may hang on; one of devices that cannot be
// used for an hour alone. What is kept though it changed would be noticed.
func TestList(t *testing.T) {
	t.Setenv("LIMB_CACHE", t.TempDir())
	library := filepath.Join(t.TempDir(), "libdriver.so")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(library, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("1")
	devices, err := openAllOf(t, "cpu")
	if err != nil {
		t.Fatal(err)
	}
	devices = append(devices, report.Device{Name: "opencl:0", Title: "one", Usable: true, Float32: &report.Arithmetic{Exact: true, Rejected: []string{"why"}, Least: []report.Least{{Type: "DF", Log2: -76}}}}, report.Device{Name: "cuda", Reason: "none"})
	devices = append(devices, report.Device{Name: "vulkan:0", SameAs: "opencl:0"})
	opened, now := 0, time.Now()
	var failed error
	l := lister{
		open: func(names []string) ([]report.Device, error) {
			opened++
			if names != nil {
				return devices[:1], failed
			}
			return devices, failed
		},
		libraries: func() []string { return []string{library} }, key: "a", now: func() time.Time { return now },
	}
	check := func(what string, fresh, opens bool) {
		t.Helper()
		before := opened
		r, err := l.list(nil, fresh)
		if err != nil || !reflect.DeepEqual(r.Devices, devices) {
			t.Fatalf("%s: %v, other devices: %v", what, err, r.Devices)
		}
		if (opened > before) != opens || r.Kept == opens {
			t.Errorf("%s: opened: %v, want %v; kept: %v", what, opened > before, opens, r.Kept)
		}
	}
	check("the first time", false, true)
	check("again", false, false)
	check("fresh", true, true)
	for _, c := range []struct {
		name   string
		opened int
		found  string
	}{{"vulkan", 0, "vulkan:0"}, {"cpu", 0, "cpu"}, {"opencl:1", 1, "cpu"}} { // the last one opens what there is, and that is not kept
		before := opened
		r, err := l.list([]string{c.name}, false)
		if err != nil || len(r.Devices) != 1 || r.Devices[0].Name != c.found || r.Devices[0].SameAs != "" || opened != before+c.opened || r.Kept == (c.opened > 0) {
			t.Errorf("--device %s: %v, %+v", c.name, err, r)
		}
	}
	check("all, after one alone", false, false)
	write("another version")
	check("another library", false, true)
	check("that again", false, false)
	l.key = "b"
	check("another driver", false, true)
	now = now.Add(23 * time.Hour)
	check("hours later", false, false)
	now = now.Add(2 * time.Hour)
	check("a day later", false, true)
	devices[1].Usable = false
	check("one that cannot be used", true, true)
	check("that again", false, false)
	now = now.Add(2 * time.Hour)
	check("and hours later", false, true)
	now = now.Add(-3 * time.Hour)
	check("when the clock was set back", false, true)
	if failed = errors.New("no"); true {
		if _, err := l.list(nil, true); err != failed {
			t.Errorf("an error: %v", err)
		}
	}
	failed = nil
	check("after an error", false, false)
	l.libraries = func() []string { return nil }
	check("where libraries are not known", true, true)
	l.key = "c"
	check("there", false, true)
	check("there again", false, true)
	t.Setenv("LIMB_CACHE", "off")
	check("nothing is kept", false, true)
}

// openAllOf opens the named devices and closes them again.
func openAllOf(t *testing.T, names ...string) ([]report.Device, error) {
	t.Helper()
	devices, open, err := openAll(names, nil)
	closeAll(open)
	return devices, err
}

// TestPresent: a backend that has a device, and something to say of others, has the device; one without a device
// has what it says as the error.
func TestPresent(t *testing.T) {
	list := []device.Info{
		{Name: "cpu", Backend: "cpu", Title: "a processor"},
		{Name: "opencl:0", Backend: "opencl", Title: "a device"},
		{Name: "opencl", Backend: "opencl", Notes: []string{"another driver is installed"}},
		{Name: "cuda", Backend: "cuda", Err: errors.New("no library")},
	}
	for _, c := range []struct{ name, want, wrong string }{
		{"opencl:0", "opencl:0", ""},
		{"opencl", "opencl:0", ""},
		{"cpu", "cpu", ""},
		{"opencl:1", "", `"opencl:1": the machine has cpu, opencl:0`},
		{"cuda:0", "", "cuda: no device: no library"},
	} {
		got, err := present(list, []string{c.name})
		if c.wrong != "" {
			if err == nil || !strings.Contains(err.Error(), c.wrong) {
				t.Errorf("%s: %v, %v, want an error with %q", c.name, got, err, c.wrong)
			}
		} else if err != nil || len(got) != 1 || got[0].Name != c.want {
			t.Errorf("%s: %v, %v, want %s", c.name, got, err, c.want)
		}
	}
}
